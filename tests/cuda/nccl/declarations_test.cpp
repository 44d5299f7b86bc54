// Compares what the module declares of NCCL (backends/cuda/nccl.h) with nccl.h.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <nccl.h>

#include <cstddef>
#include <type_traits>

#include "backends/cuda/nccl.h"

namespace mpt_test {
namespace {

using namespace mpt::cuda;

// The module's types by those of nccl.h: enums and structs by their size, and all else itself.
template <class T>
struct Shape {
  using Type = T;
};
template <class T>
requires std::is_enum_v<T>
struct Shape<T> {
  using Type = unsigned;
};
template <class T>
struct Shape<T*> {
  using Type = typename Shape<T>::Type*;
};
template <>
struct Shape<ncclUniqueId> {
  using Type = NcclId;
};
template <>
struct Shape<ncclConfig_t> {
  using Type = NcclConfig;
};
template <class R, class... A>
struct Shape<R (*)(A...)> {
  using Type = typename Shape<R>::Type (*)(typename Shape<A>::Type...);
};
template <class Ours, class Theirs>
constexpr bool kAgree = std::is_same_v<typename Shape<Ours>::Type, typename Shape<Theirs>::Type>;

TEST(NcclDeclarations, OfFunctions) {
#define MPT_X(name, symbol, parameters) \
  EXPECT_TRUE((kAgree<decltype(Nccl::name), decltype(&::symbol)>)) << #symbol;
  MPT_NCCL_FUNCTIONS(MPT_X)
#undef MPT_X
  EXPECT_TRUE((kAgree<decltype(Nccl::result_text), decltype(&::ncclGetErrorString)>));
  EXPECT_TRUE((kAgree<decltype(Nccl::last_error), decltype(&::ncclGetLastError)>));
}

TEST(NcclDeclarations, OfStructs) {
  EXPECT_EQ(sizeof(NcclId), sizeof(ncclUniqueId));
  using Theirs = ncclConfig_t;
  EXPECT_LE(sizeof(NcclConfig), sizeof(Theirs));
  EXPECT_EQ(offsetof(NcclConfig, size), offsetof(Theirs, size));
  EXPECT_EQ(offsetof(NcclConfig, magic), offsetof(Theirs, magic));
  EXPECT_EQ(offsetof(NcclConfig, version), offsetof(Theirs, version));
  EXPECT_EQ(offsetof(NcclConfig, blocking), offsetof(Theirs, blocking));
  EXPECT_EQ(offsetof(NcclConfig, cluster), offsetof(Theirs, cgaClusterSize));
  const Theirs initial = NCCL_CONFIG_INITIALIZER;
  EXPECT_EQ(NcclConfig{}.magic, initial.magic);
  EXPECT_EQ(NcclConfig{}.cluster, initial.cgaClusterSize);
  EXPECT_EQ(NcclConfig{}.version, static_cast<unsigned>(NCCL_VERSION(2, 14, 0)));
}

TEST(NcclDeclarations, OfNumbers) {
  EXPECT_EQ(static_cast<unsigned>(NcclResult::success), static_cast<unsigned>(ncclSuccess));
  EXPECT_EQ(static_cast<unsigned>(NcclResult::in_progress), static_cast<unsigned>(ncclInProgress));
  EXPECT_EQ(static_cast<unsigned>(NcclType::byte), static_cast<unsigned>(ncclInt8));
}

}  // namespace
}  // namespace mpt_test
