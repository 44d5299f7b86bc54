// Descriptors of programs compiled against an older or a newer header.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "mpt/mpt.h"

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

// A struct as a newer header would declare it.
template <class D>
struct Newer {
  D known;
  uint64_t more[4];
};

TEST(Descriptors, InitNeverWritesPastTheCallersSize) {
  unsigned char bytes[sizeof(mpt_context_desc)];
  std::memset(bytes, 0xee, sizeof bytes);
  auto* d = reinterpret_cast<mpt_context_desc*>(bytes);
  mpt_context_desc_init(d, 16);
  EXPECT_EQ(d->struct_size, 16u);
  for (size_t i = 16; i < sizeof bytes; ++i) EXPECT_EQ(bytes[i], 0xee) << i;
  Newer<mpt_context_desc> n;
  std::memset(&n, 0xee, sizeof n);
  mpt_context_desc_init(&n.known, sizeof n);
  EXPECT_EQ(n.known.struct_size, sizeof n);
  for (uint64_t m : n.more) EXPECT_EQ(m, 0u);
}

TEST(Descriptors, SmallerMeansDefaultsForTheRest) {
  mpt_autocast_desc d;
  mpt_autocast_desc_init(&d, sizeof d);
  d.dtype = MPT_F16;
  d.cache = 99;  // beyond this caller's version of the struct
  d.struct_size = offsetof(mpt_autocast_desc, cost_rule);
  mpt_context c;
  OK(mpt_context_create(nullptr, &c));
  OK(mpt_autocast_push(c, &d));
  mpt_dtype in_force;
  OK(mpt_autocast_get_dtype(c, &in_force));
  EXPECT_EQ(in_force, MPT_F16);
  mpt_context_release(c);
}

TEST(Descriptors, LargerNeedsAZeroTail) {
  Newer<mpt_context_desc> d;
  mpt_context_desc_init(&d.known, sizeof d);
  mpt_context c;
  OK(mpt_context_create(&d.known, &c));
  mpt_context_release(c);
  d.more[3] = uint64_t{1} << 63;
  EXPECT_EQ(mpt_context_create(&d.known, &c), MPT_ERROR_ABI);
  EXPECT_EQ(c, nullptr);
}

TEST(Descriptors, UninitialisedOrChainedIsAnError) {
  mpt_context_desc d = {};
  mpt_context c;
  EXPECT_EQ(mpt_context_create(&d, &c), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("mpt_context_desc_init"), std::string::npos);
  mpt_context_desc_init(&d, sizeof d);
  const mpt_chain chain = {sizeof chain, 12345, nullptr};
  d.next = &chain;
  EXPECT_EQ(mpt_context_create(&d, &c), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("12345"), std::string::npos);
}

// No version has a size that ends inside a field: half a pointer would be read.
TEST(Descriptors, SizesThatCutAFieldAreErrors) {
  mpt_context_desc d;
  mpt_memory_info m = {};
  mpt_context c = nullptr, live;
  OK(mpt_context_create(nullptr, &live));
  for (uint32_t size = 0; size < sizeof d; ++size) {
    mpt_context_desc_init(&d, sizeof d);
    std::memset(&d.hooks, 0x5a, sizeof d.hooks);
    d.struct_size = size;
    if (size > 8 && size % 8 == 0) continue;
    EXPECT_EQ(mpt_context_create(&d, &c), MPT_ERROR_ABI) << size;
    m.struct_size = size;
    EXPECT_EQ(mpt_context_get_memory(live, &m), MPT_ERROR_ABI) << size;
  }
  mpt_context_release(live);
}

// A pointer's size in struct_size is an error: fields after the head would be ignored.
TEST(Descriptors, APointersSizeIsAnError) {
  mpt_context c;
  OK(mpt_context_create(nullptr, &c));
  mpt_autocast_desc own, *d = &own;
  mpt_autocast_desc_init(d, sizeof d);  // NOLINT: the mistake under test
  EXPECT_EQ(mpt_autocast_push(c, d), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("is 8, the size of a pointer"), std::string::npos)
      << mpt_last_error();
  mpt_memory_info info, *m = &info;
  m->struct_size = sizeof m;  // NOLINT
  EXPECT_EQ(mpt_context_get_memory(c, m), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("the size of a pointer"), std::string::npos);
  mpt_precision precision, *p = &precision;
  EXPECT_EQ(mpt_precision_from_name("16-mixed", p, sizeof p), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("sizeof(mpt_precision)"), std::string::npos);
  mpt_context_release(c);
}

TEST(Descriptors, OutStructsAreFilledToTheCallersSize) {
  mpt_context c;
  OK(mpt_context_create(nullptr, &c));
  mpt_memory_info m;
  std::memset(&m, 0xee, sizeof m);
  m.struct_size = offsetof(mpt_memory_info, total_now);
  OK(mpt_context_get_memory(c, &m));
  EXPECT_EQ(m.struct_size, offsetof(mpt_memory_info, total_now));
  EXPECT_EQ(m.now[0] >> 56, 0u);
  EXPECT_EQ(m.live_tensors, static_cast<int64_t>(0xeeeeeeeeeeeeeeeeu));
  Newer<mpt_memory_info> n;
  std::memset(&n, 0xee, sizeof n);
  n.known.struct_size = sizeof n;
  OK(mpt_context_get_memory(c, &n.known));
  EXPECT_EQ(n.known.live_tensors, 0);
  for (uint64_t more : n.more) EXPECT_EQ(more, 0u) << "what this library does not know";
  m.struct_size = 0;
  EXPECT_EQ(mpt_context_get_memory(c, &m), MPT_ERROR_ABI);
  mpt_context_release(c);
}

TEST(Descriptors, HeaderCheck) {
  constexpr int kMajor = MPT_VERSION_MAJOR, kMinor = MPT_VERSION_MINOR, kPatch = MPT_VERSION_PATCH;
  EXPECT_EQ(mpt_version(), static_cast<uint32_t>(MPT_VERSION_NUMBER));
  EXPECT_EQ(MPT_VERSION_NUMBER, MPT_MAKE_VERSION(kMajor, kMinor, kPatch));
  OK(mpt_check_header(MPT_VERSION_NUMBER));
  for (const uint32_t other :
       {MPT_MAKE_VERSION(kMajor, kMinor, kPatch + 1), MPT_MAKE_VERSION(kMajor, kMinor + 1, 0),
        MPT_MAKE_VERSION(kMajor + 1, 0, 0), 0})
    EXPECT_EQ(mpt_check_header(other), MPT_ERROR_ABI) << other;
}

}  // namespace
