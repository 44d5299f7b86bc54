// CublasLt: cuBLASLt, NVIDIA's library for matrix products, found at run time. What the module uses
// of it is declared here, so that building takes no header of NVIDIA; tests/cuda compares the
// declarations with cublasLt.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "backends/cuda/primary.h"

struct cublasLtContext;

namespace mpt::cuda {

// Types of the library that only it looks into.
struct BlasLayoutData;
struct BlasProductData;
struct BlasWishesData;
using BlasHandle = cublasLtContext*;
using BlasLayout = BlasLayoutData*;    // cublasLtMatrixLayout_t
using BlasProduct = BlasProductData*;  // cublasLtMatmulDesc_t
using BlasWishes = BlasWishesData*;    // cublasLtMatmulPreference_t

enum class BlasResult : unsigned { success = 0, not_supported = 15 };
enum class BlasType : unsigned { f32 = 0, f64 = 1, f16 = 2, bf16 = 14 };  // cudaDataType
enum class BlasCompute : unsigned { f32 = 68, f64 = 70 };  // without TF32: cublasComputeType_t

// Attributes by their numbers, with the types of their values.
enum class LayoutAttribute : unsigned { batch = 5 /* int32 */, batch_stride = 6 /* int64 */ };
enum class ProductAttribute : unsigned {
  transpose_a = 3,  // int32: 0 or 1
  transpose_b = 4,
  epilogue = 7,  // uint32: kPlainSums or other bits
  vector = 8,    // void*: the bias, or where its gradient goes
};
enum class WishAttribute : unsigned {
  workspace = 1,   // uint64: the most bytes
  reductions = 3,  // uint32: bits
  align_a = 5,     // uint32: bytes; a to d
  align_b = 6,
  align_c = 7,
  align_d = 8,
};
// Bits for what is done to the sums. The bias has an element for each row of the column-major
// result. kSumsOfA and kSumsOfB store the sums of the rows of a and of the columns of b.
constexpr uint32_t kPlainSums = 1, kBiasSums = 4, kSumsOfA = 256, kSumsOfB = 512;
// Sums of parts of k are added in the type that the product computes in, in a fixed order.
constexpr uint32_t kExactReductions = 2;

struct BlasAlgorithm {
  uint64_t data[8];
};
struct BlasChoice {
  BlasAlgorithm algorithm;
  size_t workspace;
  BlasResult result;
  float waves;
  int reserved[4];
};

// X(name here, name in the library, parameters) for each function that returns a BlasResult.
#define MPT_CUBLAS_FUNCTIONS(X)                                                                    \
  X(create, cublasLtCreate, (BlasHandle*))                                                         \
  X(destroy, cublasLtDestroy, (BlasHandle))                                                        \
  X(layout_create, cublasLtMatrixLayoutCreate,                                                     \
    (BlasLayout*, BlasType, uint64_t, uint64_t, int64_t))                                          \
  X(layout_destroy, cublasLtMatrixLayoutDestroy, (BlasLayout))                                     \
  X(layout_set, cublasLtMatrixLayoutSetAttribute,                                                  \
    (BlasLayout, LayoutAttribute, const void*, size_t))                                            \
  X(product_create, cublasLtMatmulDescCreate, (BlasProduct*, BlasCompute, BlasType))               \
  X(product_destroy, cublasLtMatmulDescDestroy, (BlasProduct))                                     \
  X(product_set, cublasLtMatmulDescSetAttribute,                                                   \
    (BlasProduct, ProductAttribute, const void*, size_t))                                          \
  X(wishes_create, cublasLtMatmulPreferenceCreate, (BlasWishes*))                                  \
  X(wishes_destroy, cublasLtMatmulPreferenceDestroy, (BlasWishes))                                 \
  X(wishes_set, cublasLtMatmulPreferenceSetAttribute,                                              \
    (BlasWishes, WishAttribute, const void*, size_t))                                              \
  X(choose, cublasLtMatmulAlgoGetHeuristic,                                                        \
    (BlasHandle, BlasProduct, BlasLayout, BlasLayout, BlasLayout, BlasLayout, BlasWishes, int,     \
     BlasChoice*, int*))                                                                           \
  X(multiply, cublasLtMatmul,                                                                      \
    (BlasHandle, BlasProduct, const void*, const void*, BlasLayout, const void*, BlasLayout,       \
     const void*, const void*, BlasLayout, void*, BlasLayout, const BlasAlgorithm*, void*, size_t, \
     StreamHandle))

class CublasLt {
 public:
  // Opens the newest version that works, and makes a handle in the context; or says in `why` why
  // there is none.
  static std::unique_ptr<const CublasLt> open(const Primary& p, std::string& why);
  ~CublasLt();  // when the stream has run
  CublasLt(const CublasLt&) = delete;
  CublasLt& operator=(const CublasLt&) = delete;

// NOLINTNEXTLINE(bugprone-macro-parentheses): names and lists of parameters
#define MPT_X(name, symbol, parameters) BlasResult(*name) parameters = nullptr;
  MPT_CUBLAS_FUNCTIONS(MPT_X)
#undef MPT_X
  const char* (*result_name)(BlasResult) = nullptr;  // cublasLtGetStatusName
  size_t (*version)() = nullptr;                     // cublasLtGetVersion

  // Says what a call has returned: "cublasLtMatmul returned CUBLAS_STATUS_NOT_SUPPORTED".
  std::string text(const char* call, BlasResult r) const;

  BlasHandle handle = nullptr;

 private:
  CublasLt(const Primary& p, const char* name);  // throws MPT_ERROR_DEVICE

  const Primary& p_;
};

}  // namespace mpt::cuda
