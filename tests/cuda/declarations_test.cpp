// Compares what the module declares of CUDA's driver (backends/cuda/driver.h) with cuda.h.
// SPDX-License-Identifier: Apache-2.0
#include <cuda.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <type_traits>

#include "backends/cuda/driver.h"

namespace mpt_test {
namespace {

using namespace mpt::cuda;

// The module's types by those of cuda.h: enums and structs by their size, and all else itself.
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
struct Shape<const CUmemPoolProps> {
  using Type = const PoolProperties;
};
template <>
struct Shape<CUuuid> {
  using Type = Uuid;
};
template <>
struct Shape<CUlibraryOption*> {
  using Type = unsigned*;
};
template <class R, class... A>
struct Shape<R (*)(A...)> {
  using Type = typename Shape<R>::Type (*)(typename Shape<A>::Type...);
};
template <class Ours, class Theirs>
constexpr bool kAgree = std::is_same_v<typename Shape<Ours>::Type, typename Shape<Theirs>::Type>;

TEST(Declarations, OfFunctions) {
#define MPT_X(name, symbol, parameters) \
  EXPECT_TRUE((kAgree<decltype(CudaDriver::name), decltype(&::symbol)>)) << #symbol;
  MPT_CUDA_FUNCTIONS(MPT_X)
#undef MPT_X
}

TEST(Declarations, OfStructs) {
  EXPECT_EQ(sizeof(PoolProperties), sizeof(CUmemPoolProps));
  EXPECT_EQ(offsetof(PoolProperties, kind), offsetof(CUmemPoolProps, allocType));
  EXPECT_EQ(offsetof(PoolProperties, handles), offsetof(CUmemPoolProps, handleTypes));
  EXPECT_EQ(offsetof(PoolProperties, place_kind), offsetof(CUmemPoolProps, location.type));
  EXPECT_EQ(offsetof(PoolProperties, place), offsetof(CUmemPoolProps, location.id));
  EXPECT_EQ(offsetof(PoolProperties, windows), offsetof(CUmemPoolProps, win32SecurityAttributes));
  EXPECT_EQ(offsetof(PoolProperties, most), offsetof(CUmemPoolProps, maxSize));
  EXPECT_EQ(offsetof(PoolProperties, usage), offsetof(CUmemPoolProps, usage));
  EXPECT_EQ(sizeof(Uuid), sizeof(CUuuid));
  EXPECT_EQ(sizeof(Address), sizeof(CUdeviceptr));
}

TEST(Declarations, OfNumbers) {
  const std::pair<Result, CUresult> results[] = {
      {Result::success, CUDA_SUCCESS},
      {Result::out_of_memory, CUDA_ERROR_OUT_OF_MEMORY},
      {Result::deinitialized, CUDA_ERROR_DEINITIALIZED},
      {Result::no_device, CUDA_ERROR_NO_DEVICE},
      {Result::ecc_uncorrectable, CUDA_ERROR_ECC_UNCORRECTABLE},
      {Result::nvlink_uncorrectable, CUDA_ERROR_NVLINK_UNCORRECTABLE},
      {Result::not_ready, CUDA_ERROR_NOT_READY},
      {Result::illegal_address, CUDA_ERROR_ILLEGAL_ADDRESS},
      {Result::launch_timeout, CUDA_ERROR_LAUNCH_TIMEOUT},
      {Result::context_is_destroyed, CUDA_ERROR_CONTEXT_IS_DESTROYED},
      {Result::assert, CUDA_ERROR_ASSERT},
      {Result::hardware_stack_error, CUDA_ERROR_HARDWARE_STACK_ERROR},
      {Result::illegal_instruction, CUDA_ERROR_ILLEGAL_INSTRUCTION},
      {Result::misaligned_address, CUDA_ERROR_MISALIGNED_ADDRESS},
      {Result::invalid_address_space, CUDA_ERROR_INVALID_ADDRESS_SPACE},
      {Result::invalid_pc, CUDA_ERROR_INVALID_PC},
      {Result::launch_failed, CUDA_ERROR_LAUNCH_FAILED},
      {Result::unknown, CUDA_ERROR_UNKNOWN},
  };
  for (const auto& [ours, theirs] : results)
    EXPECT_EQ(static_cast<unsigned>(ours), static_cast<unsigned>(theirs));
  EXPECT_EQ(static_cast<int>(Attribute::major), CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
  EXPECT_EQ(static_cast<int>(Attribute::minor), CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
  EXPECT_EQ(static_cast<int>(Attribute::has_pools), CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED);
  EXPECT_EQ(static_cast<int>(PointerAttribute::memory), CU_POINTER_ATTRIBUTE_MEMORY_TYPE);
  EXPECT_EQ(static_cast<int>(PointerAttribute::device), CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL);
  EXPECT_EQ(static_cast<int>(MemoryType::host), CU_MEMORYTYPE_HOST);
  EXPECT_EQ(static_cast<int>(MemoryType::device), CU_MEMORYTYPE_DEVICE);
  EXPECT_EQ(reinterpret_cast<CUstream>(kLegacyStream), CU_STREAM_LEGACY);
  EXPECT_EQ(reinterpret_cast<CUstream>(kPerThreadStream), CU_STREAM_PER_THREAD);
  EXPECT_EQ(PoolProperties{}.kind, static_cast<unsigned>(CU_MEM_ALLOCATION_TYPE_PINNED));
  EXPECT_EQ(PoolProperties{}.handles, static_cast<unsigned>(CU_MEM_HANDLE_TYPE_NONE));
  EXPECT_EQ(PoolProperties{}.place_kind, static_cast<unsigned>(CU_MEM_LOCATION_TYPE_DEVICE));
  EXPECT_EQ(kNonBlockingStream, static_cast<unsigned>(CU_STREAM_NON_BLOCKING));
  EXPECT_EQ(kEventWithoutTime, static_cast<unsigned>(CU_EVENT_DISABLE_TIMING));
}

}  // namespace
}  // namespace mpt_test
