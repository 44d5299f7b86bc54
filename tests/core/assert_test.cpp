// MPT_ASSERT, switched on in this file in every build.
// SPDX-License-Identifier: Apache-2.0
#undef MPT_ASSERTS
#define MPT_ASSERTS 1
#include "core/assert.h"

#include <gtest/gtest.h>

#include <string>

#include "core/error.h"

namespace mpt {
namespace {

TEST(Assert, NamesFileLineConditionAndRule) {
  int evaluated = 0;
  EXPECT_NO_THROW(MPT_ASSERT(++evaluated == 1, "a true condition"));
  EXPECT_EQ(evaluated, 1);
  const int line = __LINE__ + 2;
  try {
    MPT_ASSERT(evaluated == 2, "the count is two");
    FAIL() << "a false condition passed";
  } catch (const Error& e) {
    EXPECT_EQ(e.code(), MPT_ERROR_INTERNAL);
    const std::string text = e.what();
    EXPECT_NE(text.find("assert_test.cpp:" + std::to_string(line) + ": "), text.npos) << text;
    EXPECT_NE(text.find("evaluated == 2 does not hold: the count is two"), text.npos) << text;
  }
}

}  // namespace
}  // namespace mpt
