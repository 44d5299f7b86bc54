// Compares what the module declares of cuDNN (backends/cuda/cudnn.h) with cudnn.h.
// SPDX-License-Identifier: Apache-2.0
#include <cudnn.h>
#include <gtest/gtest.h>

#include <type_traits>
#include <utility>

#include "backends/cuda/cudnn.h"

namespace mpt_test {
namespace {

using namespace mpt::cuda;

// The module's types by those of cudnn.h: enums by their size, and all else itself.
template <class T>
struct Shape {
  using Type = T;
};
template <class T>
requires std::is_enum_v<T>
struct Shape<T> {
  static_assert(sizeof(T) == sizeof(int));
  using Type = int;
};
template <class R, class... A>
struct Shape<R (*)(A...)> {
  using Type = typename Shape<R>::Type (*)(typename Shape<A>::Type...);
};
template <class Ours, class Theirs>
constexpr bool kAgree = std::is_same_v<typename Shape<Ours>::Type, typename Shape<Theirs>::Type>;

TEST(DnnDeclarations, OfFunctions) {
#define MPT_X(name, symbol, result, parameters) \
  EXPECT_TRUE((kAgree<decltype(DnnLibrary::name), decltype(&::symbol)>)) << #symbol;
  MPT_CUDNN_FUNCTIONS(MPT_X)
#undef MPT_X
}

template <class Ours, class Theirs>
void compare(std::initializer_list<std::pair<Ours, Theirs>> pairs) {
  for (const auto& [ours, theirs] : pairs)
    EXPECT_EQ(static_cast<int>(ours), static_cast<int>(theirs));
}

TEST(DnnDeclarations, OfKinds) {
  using enum DnnKind;
  compare<DnnKind, cudnnBackendDescriptorType_t>({
      {pointwise, CUDNN_BACKEND_POINTWISE_DESCRIPTOR},
      {convolution, CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR},
      {engine, CUDNN_BACKEND_ENGINE_DESCRIPTOR},
      {config, CUDNN_BACKEND_ENGINECFG_DESCRIPTOR},
      {heuristics, CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR},
      {plan, CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR},
      {conv, CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR},
      {conv_weight, CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR},
      {conv_data, CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR},
      {pointwise_node, CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR},
      {graph, CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR},
      {pack, CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR},
      {tensor, CUDNN_BACKEND_TENSOR_DESCRIPTOR},
      {device, CUDNN_BACKEND_DEVICEPROP_DESCRIPTOR},
      {matmul, CUDNN_BACKEND_MATMUL_DESCRIPTOR},
      {matmul_node, CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR},
      {reduction, CUDNN_BACKEND_REDUCTION_DESCRIPTOR},
      {reduction_node, CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR},
      {norm, CUDNN_BACKEND_OPERATION_NORM_FORWARD_DESCRIPTOR},
      {norm_grad, CUDNN_BACKEND_OPERATION_NORM_BACKWARD_DESCRIPTOR},
      {view, CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR},
  });
}

TEST(DnnDeclarations, OfAttributes) {
  using enum DnnAttribute;
  compare<DnnAttribute, cudnnBackendAttributeName_t>({
      {pointwise_mode, CUDNN_ATTR_POINTWISE_MODE},
      {pointwise_compute, CUDNN_ATTR_POINTWISE_MATH_PREC},
      {pointwise_dim, CUDNN_ATTR_POINTWISE_AXIS},
      {convolution_compute, CUDNN_ATTR_CONVOLUTION_COMP_TYPE},
      {convolution_mode, CUDNN_ATTR_CONVOLUTION_CONV_MODE},
      {convolution_dilations, CUDNN_ATTR_CONVOLUTION_DILATIONS},
      {convolution_strides, CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES},
      {convolution_paddings_after, CUDNN_ATTR_CONVOLUTION_POST_PADDINGS},
      {convolution_paddings, CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS},
      {convolution_spatial, CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS},
      {heuristics_mode, CUDNN_ATTR_ENGINEHEUR_MODE},
      {heuristics_graph, CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH},
      {heuristics_results, CUDNN_ATTR_ENGINEHEUR_RESULTS},
      {heuristics_device, CUDNN_ATTR_ENGINEHEUR_DEVICEPROP},
      {config_engine, CUDNN_ATTR_ENGINECFG_ENGINE},
      {plan_handle, CUDNN_ATTR_EXECUTION_PLAN_HANDLE},
      {plan_config, CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG},
      {plan_workspace, CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE},
      {plan_device, CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP},
      {conv_alpha, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA},
      {conv_beta, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA},
      {conv_convolution, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC},
      {conv_w, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W},
      {conv_x, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X},
      {conv_y, CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y},
      {conv_data_alpha, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA},
      {conv_data_beta, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA},
      {conv_data_convolution, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC},
      {conv_data_w, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W},
      {conv_data_dx, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX},
      {conv_data_dy, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY},
      {conv_weight_alpha, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA},
      {conv_weight_beta, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA},
      {conv_weight_convolution, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC},
      {conv_weight_dw, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW},
      {conv_weight_x, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X},
      {conv_weight_dy, CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY},
      {pointwise_node_pointwise, CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR},
      {pointwise_node_x, CUDNN_ATTR_OPERATION_POINTWISE_XDESC},
      {pointwise_node_b, CUDNN_ATTR_OPERATION_POINTWISE_BDESC},
      {pointwise_node_y, CUDNN_ATTR_OPERATION_POINTWISE_YDESC},
      {pointwise_node_t, CUDNN_ATTR_OPERATION_POINTWISE_TDESC},
      {graph_handle, CUDNN_ATTR_OPERATIONGRAPH_HANDLE},
      {graph_nodes, CUDNN_ATTR_OPERATIONGRAPH_OPS},
      {tensor_alignment, CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT},
      {tensor_dtype, CUDNN_ATTR_TENSOR_DATA_TYPE},
      {tensor_shape, CUDNN_ATTR_TENSOR_DIMENSIONS},
      {tensor_strides, CUDNN_ATTR_TENSOR_STRIDES},
      {tensor_id, CUDNN_ATTR_TENSOR_UNIQUE_ID},
      {tensor_is_virtual, CUDNN_ATTR_TENSOR_IS_VIRTUAL},
      {tensor_is_by_value, CUDNN_ATTR_TENSOR_IS_BY_VALUE},
      {pack_ids, CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS},
      {pack_pointers, CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS},
      {pack_workspace, CUDNN_ATTR_VARIANT_PACK_WORKSPACE},
      {engine_number, CUDNN_ATTR_ENGINE_GLOBAL_INDEX},
      {engine_notes, CUDNN_ATTR_ENGINE_NUMERICAL_NOTE},
      {device_json, CUDNN_ATTR_DEVICEPROP_JSON_REPRESENTATION},
      {matmul_compute, CUDNN_ATTR_MATMUL_COMP_TYPE},
      {matmul_node_a, CUDNN_ATTR_OPERATION_MATMUL_ADESC},
      {matmul_node_b, CUDNN_ATTR_OPERATION_MATMUL_BDESC},
      {matmul_node_c, CUDNN_ATTR_OPERATION_MATMUL_CDESC},
      {matmul_node_matmul, CUDNN_ATTR_OPERATION_MATMUL_DESC},
      {reduction_by, CUDNN_ATTR_REDUCTION_OPERATOR},
      {reduction_compute, CUDNN_ATTR_REDUCTION_COMP_TYPE},
      {reduction_node_x, CUDNN_ATTR_OPERATION_REDUCTION_XDESC},
      {reduction_node_y, CUDNN_ATTR_OPERATION_REDUCTION_YDESC},
      {reduction_node_reduction, CUDNN_ATTR_OPERATION_REDUCTION_DESC},
      {norm_mode, CUDNN_ATTR_OPERATION_NORM_FWD_MODE},
      {norm_phase, CUDNN_ATTR_OPERATION_NORM_FWD_PHASE},
      {norm_x, CUDNN_ATTR_OPERATION_NORM_FWD_XDESC},
      {norm_mean, CUDNN_ATTR_OPERATION_NORM_FWD_MEAN_DESC},
      {norm_rstd, CUDNN_ATTR_OPERATION_NORM_FWD_INV_VARIANCE_DESC},
      {norm_w, CUDNN_ATTR_OPERATION_NORM_FWD_SCALE_DESC},
      {norm_b, CUDNN_ATTR_OPERATION_NORM_FWD_BIAS_DESC},
      {norm_eps, CUDNN_ATTR_OPERATION_NORM_FWD_EPSILON_DESC},
      {norm_y, CUDNN_ATTR_OPERATION_NORM_FWD_YDESC},
      {norm_grad_mode, CUDNN_ATTR_OPERATION_NORM_BWD_MODE},
      {norm_grad_x, CUDNN_ATTR_OPERATION_NORM_BWD_XDESC},
      {norm_grad_mean, CUDNN_ATTR_OPERATION_NORM_BWD_MEAN_DESC},
      {norm_grad_rstd, CUDNN_ATTR_OPERATION_NORM_BWD_INV_VARIANCE_DESC},
      {norm_grad_dy, CUDNN_ATTR_OPERATION_NORM_BWD_DYDESC},
      {norm_grad_w, CUDNN_ATTR_OPERATION_NORM_BWD_SCALE_DESC},
      {norm_grad_dw, CUDNN_ATTR_OPERATION_NORM_BWD_DSCALE_DESC},
      {norm_grad_db, CUDNN_ATTR_OPERATION_NORM_BWD_DBIAS_DESC},
      {norm_grad_dx, CUDNN_ATTR_OPERATION_NORM_BWD_DXDESC},
      {view_x, CUDNN_ATTR_OPERATION_RESHAPE_XDESC},
      {view_y, CUDNN_ATTR_OPERATION_RESHAPE_YDESC},
  });
}

TEST(DnnDeclarations, OfValues) {
  compare<DnnStatus, cudnnStatus_t>({{DnnStatus::success, CUDNN_STATUS_SUCCESS}});
  compare<DnnType, cudnnBackendAttributeType_t>({
      {DnnType::handle, CUDNN_TYPE_HANDLE},
      {DnnType::dtype, CUDNN_TYPE_DATA_TYPE},
      {DnnType::boolean, CUDNN_TYPE_BOOLEAN},
      {DnnType::i64, CUDNN_TYPE_INT64},
      {DnnType::f32, CUDNN_TYPE_FLOAT},
      {DnnType::pointer, CUDNN_TYPE_VOID_PTR},
      {DnnType::convolution_mode, CUDNN_TYPE_CONVOLUTION_MODE},
      {DnnType::heuristics_mode, CUDNN_TYPE_HEUR_MODE},
      {DnnType::note, CUDNN_TYPE_NUMERICAL_NOTE},
      {DnnType::pointwise_mode, CUDNN_TYPE_POINTWISE_MODE},
      {DnnType::object, CUDNN_TYPE_BACKEND_DESCRIPTOR},
      {DnnType::reduction, CUDNN_TYPE_REDUCTION_OPERATOR_TYPE},
      {DnnType::character, CUDNN_TYPE_CHAR},
      {DnnType::norm_mode, CUDNN_TYPE_NORM_MODE},
      {DnnType::norm_phase, CUDNN_TYPE_NORM_FWD_PHASE},
  });
  compare<DnnDType, cudnnDataType_t>({{DnnDType::f32, CUDNN_DATA_FLOAT},
                                      {DnnDType::f16, CUDNN_DATA_HALF},
                                      {DnnDType::i8, CUDNN_DATA_INT8},
                                      {DnnDType::i32, CUDNN_DATA_INT32},
                                      {DnnDType::bf16, CUDNN_DATA_BFLOAT16},
                                      {DnnDType::boolean, CUDNN_DATA_BOOLEAN}});
  compare<DnnHeuristics, cudnnBackendHeurMode_t>(
      {{DnnHeuristics::fallback, CUDNN_HEUR_MODE_FALLBACK}, {DnnHeuristics::a, CUDNN_HEUR_MODE_A}});
  compare<DnnConvolutionMode, cudnnConvolutionMode_t>(
      {{DnnConvolutionMode::cross_correlation, CUDNN_CROSS_CORRELATION}});
  compare<DnnPointwiseMode, cudnnPointwiseMode_t>(
      {{DnnPointwiseMode::add, CUDNN_POINTWISE_ADD},
       {DnnPointwiseMode::mul, CUDNN_POINTWISE_MUL},
       {DnnPointwiseMode::max, CUDNN_POINTWISE_MAX},
       {DnnPointwiseMode::div, CUDNN_POINTWISE_DIV},
       {DnnPointwiseMode::sub, CUDNN_POINTWISE_SUB},
       {DnnPointwiseMode::exp, CUDNN_POINTWISE_EXP},
       {DnnPointwiseMode::log, CUDNN_POINTWISE_LOG},
       {DnnPointwiseMode::relu, CUDNN_POINTWISE_RELU_FWD},
       {DnnPointwiseMode::not_equal, CUDNN_POINTWISE_CMP_NEQ},
       {DnnPointwiseMode::less, CUDNN_POINTWISE_CMP_LT},
       {DnnPointwiseMode::greater, CUDNN_POINTWISE_CMP_GT},
       {DnnPointwiseMode::greater_or_equal, CUDNN_POINTWISE_CMP_GE},
       {DnnPointwiseMode::index, CUDNN_POINTWISE_GEN_INDEX},
       {DnnPointwiseMode::select, CUDNN_POINTWISE_BINARY_SELECT}});
  compare<DnnNormMode, cudnnBackendNormMode_t>({{DnnNormMode::batch, CUDNN_BATCH_NORM}});
  compare<DnnNormPhase, cudnnBackendNormFwdPhase_t>(
      {{DnnNormPhase::training, CUDNN_NORM_FWD_TRAINING}});
  compare<DnnReduction, cudnnReduceTensorOp_t>(
      {{DnnReduction::add, CUDNN_REDUCE_TENSOR_ADD}, {DnnReduction::max, CUDNN_REDUCE_TENSOR_MAX}});
  compare<DnnNote, cudnnBackendNumericalNote_t>({
      {DnnNote::tensor_core, CUDNN_NUMERICAL_NOTE_TENSOR_CORE},
      {DnnNote::down_converts, CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS},
      {DnnNote::reduced_sums, CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION},
      {DnnNote::fft, CUDNN_NUMERICAL_NOTE_FFT},
      {DnnNote::is_not_deterministic, CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC},
      {DnnNote::winograd, CUDNN_NUMERICAL_NOTE_WINOGRAD},
  });
  EXPECT_GE(kMostNotes, static_cast<int64_t>(CUDNN_NUMERICAL_NOTE_TYPE_COUNT));
}

}  // namespace
}  // namespace mpt_test
