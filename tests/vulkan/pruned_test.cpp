// Tests of the parts of kernels that constants leave out. The tests of the kernels compare what is
// left with the reference kernels, and the validation layer looks whether it is valid.
// SPDX-License-Identifier: Apache-2.0
#include "backends/vulkan/pruned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "backends/vulkan/programs.h"

namespace mpt::vulkan {
namespace {

using Words = std::vector<uint32_t>;

size_t count(std::span<const uint32_t> code, uint32_t op) {
  size_t n = 0;
  for (size_t at = 5; at < code.size(); at += code[at] >> 16) n += (code[at] & 0xffff) == op;
  return n;
}
constexpr uint32_t kEntryPoint = 15, kLabel = 248, kPhi = 245;

const Entry& entry(const char* name) {
  const auto all = entries();
  return *std::find_if(all.begin(), all.end(),
                       [&](const Entry& e) { return std::strcmp(e.name, name) == 0; });
}

TEST(Pruned, TakesEveryEntry) {
  for (const Entry& e : entries()) {
    SCOPED_TRACE(e.name);
    const Words part = pruned(e.code, e.name, {});
    ASSERT_FALSE(part.empty());
    EXPECT_LT(part.size(), e.code.size());
    EXPECT_EQ(count(part, kEntryPoint), 1u);
    EXPECT_TRUE(std::equal(part.begin(), part.begin() + 5, e.code.begin()));
  }
}

// A function of one number has a fifth of the code of all of them.
TEST(Pruned, LeavesOutWhatTheConstantsDo) {
  const Entry& e = entry("mpt_unary_f32");
  const uint32_t of_f32[] = {0, 0x11}, of_f16[] = {0, 0x22}, other[] = {5, 0x11};
  const size_t blocks = count(pruned(e.code, e.name, of_f32), kLabel);
  EXPECT_LT(5 * blocks, count(e.code, kLabel));
  EXPECT_GT(count(pruned(e.code, e.name, of_f16), kLabel), blocks);  // converts
  EXPECT_GT(count(pruned(e.code, e.name, other), kLabel), blocks);
}

TEST(Pruned, DoesNotTakeWhatItDoesNotKnow) {
  const Entry& e = entry("mpt_unary_f32");
  const Words whole(e.code.begin(), e.code.end());
  EXPECT_FALSE(pruned(whole, e.name, {}).empty());
  EXPECT_TRUE(pruned(whole, "mpt_none", {}).empty());
  Words cut = whole;
  cut.push_back(9u << 16 | kLabel);  // an instruction of 9 words, which is cut off behind the first
  EXPECT_TRUE(pruned(cut, e.name, {}).empty());
  Words with_phi = whole;
  with_phi.insert(with_phi.end(), {3u << 16 | kPhi, 1, 2});
  EXPECT_TRUE(pruned(with_phi, e.name, {}).empty());
}

}  // namespace
}  // namespace mpt::vulkan
