// Compares what the module declares of cuBLASLt (backends/cuda/cublas.h) with cublasLt.h.
// SPDX-License-Identifier: Apache-2.0
#include <cublasLt.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <type_traits>

#include "backends/cuda/cublas.h"

namespace mpt_test {
namespace {

using namespace mpt::cuda;

// The module's types by those of cublasLt.h: enums by their size, and all else itself.
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
struct Shape<cublasLtMatrixLayoutOpaque_t> {
  using Type = BlasLayoutData;
};
template <>
struct Shape<cublasLtMatmulDescOpaque_t> {
  using Type = BlasProductData;
};
template <>
struct Shape<cublasLtMatmulPreferenceOpaque_t> {
  using Type = BlasWishesData;
};
template <>
struct Shape<const cublasLtMatmulAlgo_t> {
  using Type = const BlasAlgorithm;
};
template <>
struct Shape<cublasLtMatmulHeuristicResult_t> {
  using Type = BlasChoice;
};
template <class R, class... A>
struct Shape<R (*)(A...)> {
  using Type = typename Shape<R>::Type (*)(typename Shape<A>::Type...);
};
template <class Ours, class Theirs>
constexpr bool kAgree = std::is_same_v<typename Shape<Ours>::Type, typename Shape<Theirs>::Type>;

TEST(CublasDeclarations, OfFunctions) {
#define MPT_X(name, symbol, parameters) \
  EXPECT_TRUE((kAgree<decltype(CublasLt::name), decltype(&::symbol)>)) << #symbol;
  MPT_CUBLAS_FUNCTIONS(MPT_X)
#undef MPT_X
  EXPECT_TRUE((kAgree<decltype(CublasLt::result_name), decltype(&::cublasLtGetStatusName)>));
  EXPECT_TRUE((kAgree<decltype(CublasLt::version), decltype(&::cublasLtGetVersion)>));
}

TEST(CublasDeclarations, OfStructs) {
  EXPECT_EQ(sizeof(BlasAlgorithm), sizeof(cublasLtMatmulAlgo_t));
  using Theirs = cublasLtMatmulHeuristicResult_t;
  EXPECT_EQ(sizeof(BlasChoice), sizeof(Theirs));
  EXPECT_EQ(offsetof(BlasChoice, algorithm), offsetof(Theirs, algo));
  EXPECT_EQ(offsetof(BlasChoice, workspace), offsetof(Theirs, workspaceSize));
  EXPECT_EQ(offsetof(BlasChoice, result), offsetof(Theirs, state));
  EXPECT_EQ(offsetof(BlasChoice, waves), offsetof(Theirs, wavesCount));
}

TEST(CublasDeclarations, OfNumbers) {
  const auto same = [](auto ours, auto theirs) {
    EXPECT_EQ(static_cast<unsigned>(ours), static_cast<unsigned>(theirs));
  };
  same(BlasResult::success, CUBLAS_STATUS_SUCCESS);
  same(BlasResult::not_supported, CUBLAS_STATUS_NOT_SUPPORTED);
  same(BlasType::f32, CUDA_R_32F);
  same(BlasType::f64, CUDA_R_64F);
  same(BlasType::f16, CUDA_R_16F);
  same(BlasType::bf16, CUDA_R_16BF);
  same(BlasCompute::f32, CUBLAS_COMPUTE_32F);
  same(BlasCompute::f64, CUBLAS_COMPUTE_64F);
  same(LayoutAttribute::batch, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT);
  same(LayoutAttribute::batch_stride, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET);
  same(ProductAttribute::transpose_a, CUBLASLT_MATMUL_DESC_TRANSA);
  same(ProductAttribute::transpose_b, CUBLASLT_MATMUL_DESC_TRANSB);
  same(ProductAttribute::epilogue, CUBLASLT_MATMUL_DESC_EPILOGUE);
  same(ProductAttribute::vector, CUBLASLT_MATMUL_DESC_BIAS_POINTER);
  same(WishAttribute::workspace, CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
  same(WishAttribute::reductions, CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK);
  same(WishAttribute::align_a, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES);
  same(WishAttribute::align_b, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES);
  same(WishAttribute::align_c, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES);
  same(WishAttribute::align_d, CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES);
  same(kPlainSums, CUBLASLT_EPILOGUE_DEFAULT);
  same(kBiasSums, CUBLASLT_EPILOGUE_BIAS);
  same(kSumsOfA, CUBLASLT_EPILOGUE_BGRADA);
  same(kSumsOfB, CUBLASLT_EPILOGUE_BGRADB);
  same(kExactReductions, CUBLASLT_REDUCTION_SCHEME_NONE | CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE);
  // A flag of the module is the operation.
  same(false, CUBLAS_OP_N);
  same(true, CUBLAS_OP_T);
}

}  // namespace
}  // namespace mpt_test
