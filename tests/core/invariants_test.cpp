// Invariants that this build checks by MPT_ASSERT: debug and sanitizer builds report a broken one,
// other builds do not evaluate the condition.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "core/arena.h"
#include "core/assert.h"
#include "core/error.h"
#include "core/shape.h"
#include "core/slots.h"

namespace mpt {
namespace {

#if MPT_ASSERTS

template <class F>
void expect_broken(const char* rule, F&& f) {
  try {
    f();
    ADD_FAILURE() << "not seen: " << rule;
  } catch (const Error& e) {
    EXPECT_EQ(e.code(), MPT_ERROR_INTERNAL);
    EXPECT_NE(std::string(e.what()).find(rule), std::string::npos) << e.what();
  }
}

#if MPT_ASSERTS > 1
TEST(Invariants, AnIndexOfDimsIsBelowItsSize) {
  const Dims d{2, 3};
  EXPECT_EQ(d[1], d.back());
  expect_broken("an index of Dims is below its size", [&] { return d[2]; });
  expect_broken("an index of Dims is below its size", [&] { return d.back(2); });
}
#endif

TEST(Invariants, AHandleBelongsToAnOpenSpace) {
  int object = 0;
  expect_broken("a handle belongs to an open space",
                [&] { make_handle(HandleType::tensor, kSpaces - 1, &object, [](void*) {}); });
}

TEST(Invariants, ABlockThatIsFreedTwiceIsSeenByAnAllocation) {
  Arena arena({}, 0);
  Arena::Block* b = arena.alloc(64, Purpose::other);
  arena.free(b);
  arena.free(b);
  b = arena.alloc(64, Purpose::other);
  expect_broken("a block that is handed out was free", [&] { arena.alloc(64, Purpose::other); });
}

#if defined(__SANITIZE_ADDRESS__)
TEST(Invariants, AWritePastABlockIsSeenByTheAddressSanitizer) {
  Arena arena({}, 0);
  auto* bytes = static_cast<volatile char*>(arena.alloc(64, Purpose::other)->data);
  arena.alloc(64, Purpose::other);
  EXPECT_DEATH(bytes[64] = 1, "use-after-poison");
}
#endif

#else

TEST(Invariants, AReleaseBuildDoesNotEvaluateTheCondition) {
  int evaluated = 0;
  MPT_ASSERT(++evaluated == 5, "never looked at");
  EXPECT_EQ(evaluated, 0);
}

#endif

}  // namespace
}  // namespace mpt
