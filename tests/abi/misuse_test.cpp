// Every handle misused in every function, and every pointer NULL: an error that names the function,
// nothing made, nothing lost, and the context works as before.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "world.h"

namespace {

using namespace call;

int64_t live(mpt_context c) {
  mpt_memory_info m = {};
  m.struct_size = sizeof m;
  EXPECT_EQ(mpt_context_memory(c, &m), MPT_OK) << mpt_last_error();
  return m.live_tensors;
}

const char* name_of(Bad b) {
  switch (b) {
    case Bad::null: return "NULL";
    case Bad::stale: return "stale";
    case Bad::wrong_type: return "wrong type";
    case Bad::foreign: return "foreign";
    case Bad::garbage: return "garbage";
    default: return "good";
  }
}

class Misuse : public ::testing::TestWithParam<size_t> {
 protected:
  TwoContexts two;

  // The error must be this call's own, not an earlier one's.
  Outcome run(const Function& f, Args& a) {
    mpt_tensor_item(nullptr, nullptr);
    const Outcome o = f.run(a);
    if (o.has_status && o.status < 0) {
      EXPECT_EQ(mpt_last_error_code(), o.status);
      EXPECT_EQ(std::string(mpt_last_error()).find(std::string(f.name) + ": "), 0u)
          << mpt_last_error();
      for (size_t p = 0; p < f.params.size(); ++p) {
        if (f.params[p] != Kind::handle_out || static_cast<int>(p) == a.bad_at) continue;
        const uint64_t out = a.outs(static_cast<int>(p))[0];
        EXPECT_EQ(out, 0u) << "an output after an error";
      }
    }
    return o;
  }
};

TEST_P(Misuse, HandlesAndPointers) {
  const Function& f = functions[GetParam()];
  if (!f.run) GTEST_SKIP() << "not there";
  int handles = 0;
  for (Kind k : f.params) handles += k == Kind::handle || k == Kind::handle_list;
  for (size_t p = 0; p < f.params.size(); ++p) {
    const int at = static_cast<int>(p);
    if (f.params[p] == Kind::handle || f.params[p] == Kind::handle_list) {
      for (Bad b : kBad) {
        if (b == Bad::foreign && handles < 2) continue;
        const int times = b == Bad::garbage ? 7 : 1;
        for (int i = 0; i < times; ++i) {
          SCOPED_TRACE(std::string(f.name) + ", parameter " + std::to_string(p) + " " + name_of(b));
          Args a(two.world);
          a.bad_at = at;
          a.bad = b;
          const int64_t before = live(two.context);
          const Outcome o = run(f, a);
          if (a.missing || !o.has_status) continue;
          if (f.params[p] == Kind::handle_list && b == Bad::null) {
            EXPECT_LE(o.status, 2);  // an entry, or the list, may be optional
          } else if (b == Bad::null && o.status >= 0) {
            continue;  // an optional handle
          } else {
            EXPECT_LT(o.status, 0);
            if (b != Bad::null) {
              EXPECT_EQ(o.status, MPT_ERROR_INVALID_HANDLE) << mpt_last_error();
            }
          }
          if (o.status < 0) {
            EXPECT_EQ(live(two.context), before);
          }
        }
      }
    } else if (f.params[p] == Kind::pointer || f.params[p] == Kind::handle_out) {
      SCOPED_TRACE(std::string(f.name) + ", parameter " + std::to_string(p) + " NULL");
      TwoContexts own;  // the call may well work
      Args a(own.world);
      a.bad_at = at;
      const Outcome o = run(f, a);
      if (f.params[p] == Kind::handle_out && o.has_status) {
        EXPECT_LT(o.status, 0);
      }
    }
  }
  mpt_tensor sum = nullptr;
  double v = 0;
  ASSERT_EQ(mpt_sum(two.tensor, nullptr, 0, 0, &sum), MPT_OK) << mpt_last_error();
  ASSERT_EQ(mpt_tensor_item(sum, &v), MPT_OK);
  EXPECT_EQ(v, 4);
}

INSTANTIATE_TEST_SUITE_P(All, Misuse, ::testing::Range(size_t{0}, function_count),
                         [](const auto& i) { return std::string(functions[i.param].name); });

}  // namespace
