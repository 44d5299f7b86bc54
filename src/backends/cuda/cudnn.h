// DnnLibrary: the functions of cuDNN 9 that the module calls, found at run time, and the objects of
// its graphs. They are declared here, so that building the module takes no header of NVIDIA;
// tests/cuda compares the declarations with cudnn.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "backends/cuda/primary.h"
#include "backends/cuda/stream.h"
#include "core/dtype.h"

// Types of cuDNN that only it looks into.
struct cudnnContext;

namespace mpt::cuda {

using DnnHandle = cudnnContext*;
using DnnObject = void*;

enum class DnnStatus : int { success = 0 };

// Kinds of objects. Their names are those of the header, shortened.
enum class DnnKind : int {
  pointwise = 0,
  convolution = 1,
  engine = 2,
  config = 3,
  heuristics = 4,
  plan = 5,
  conv = 10,
  conv_weight = 11,
  conv_data = 12,
  pointwise_node = 13,
  graph = 15,
  pack = 16,
  tensor = 17,
  matmul = 18,
  matmul_node = 19,
  reduction = 21,
  reduction_node = 22,
  norm = 29,
  norm_grad = 30,
  view = 31,
  device = 38,
};

// Attributes of objects, by the kinds that have them.
enum class DnnAttribute : int {
  pointwise_mode = 0,
  pointwise_compute = 1,
  pointwise_dim = 9,

  convolution_compute = 100,
  convolution_mode = 101,
  convolution_dilations = 102,
  convolution_strides = 103,
  convolution_paddings_after = 104,
  convolution_paddings = 105,
  convolution_spatial = 106,

  heuristics_mode = 200,
  heuristics_graph = 201,
  heuristics_results = 202,
  heuristics_device = 204,

  config_engine = 300,

  plan_handle = 400,
  plan_config = 401,
  plan_workspace = 402,
  plan_device = 407,

  conv_alpha = 700,
  conv_beta = 701,
  conv_convolution = 702,
  conv_w = 703,
  conv_x = 704,
  conv_y = 705,
  conv_data_alpha = 706,
  conv_data_beta = 707,
  conv_data_convolution = 708,
  conv_data_w = 709,
  conv_data_dx = 710,
  conv_data_dy = 711,
  conv_weight_alpha = 712,
  conv_weight_beta = 713,
  conv_weight_convolution = 714,
  conv_weight_dw = 715,
  conv_weight_x = 716,
  conv_weight_dy = 717,

  pointwise_node_pointwise = 750,
  pointwise_node_x = 751,
  pointwise_node_b = 752,
  pointwise_node_y = 753,
  pointwise_node_t = 758,  // the condition of a selection

  graph_handle = 800,
  graph_nodes = 801,

  tensor_alignment = 900,
  tensor_dtype = 901,
  tensor_shape = 902,
  tensor_strides = 903,
  tensor_id = 906,
  tensor_is_virtual = 907,
  tensor_is_by_value = 908,

  pack_ids = 1000,
  pack_pointers = 1001,
  pack_workspace = 1003,

  engine_number = 1301,
  engine_notes = 1303,

  matmul_compute = 1500,
  matmul_node_a = 1520,
  matmul_node_b = 1521,
  matmul_node_c = 1522,
  matmul_node_matmul = 1523,

  reduction_by = 1600,
  reduction_compute = 1601,
  reduction_node_x = 1610,
  reduction_node_y = 1611,
  reduction_node_reduction = 1612,

  norm_mode = 2000,
  norm_phase = 2001,
  norm_x = 2002,
  norm_mean = 2003,
  norm_rstd = 2004,
  norm_w = 2005,
  norm_b = 2006,
  norm_eps = 2007,
  norm_y = 2013,
  norm_grad_mode = 2100,
  norm_grad_x = 2101,
  norm_grad_mean = 2102,
  norm_grad_rstd = 2103,
  norm_grad_dy = 2104,
  norm_grad_w = 2105,
  norm_grad_dw = 2107,
  norm_grad_db = 2108,
  norm_grad_dx = 2109,

  view_x = 2200,
  view_y = 2201,

  device_json = 2702,
};

// Types of attributes.
enum class DnnType : int {
  handle = 0,
  dtype = 1,
  boolean = 2,
  i64 = 3,
  f32 = 4,
  pointer = 6,
  convolution_mode = 7,
  heuristics_mode = 8,
  note = 11,
  pointwise_mode = 14,
  object = 15,
  reduction = 18,
  character = 24,
  norm_mode = 27,
  norm_phase = 28,
};

enum class DnnDType : int { f32 = 0, f16 = 2, i8 = 3, i32 = 4, bf16 = 9, boolean = 11 };
enum class DnnHeuristics : int { fallback = 2, a = 3 };
enum class DnnConvolutionMode : int { cross_correlation = 1 };
enum class DnnPointwiseMode : int {
  add = 0,
  mul = 1,
  max = 3,
  div = 6,
  sub = 9,
  exp = 13,
  log = 15,
  relu = 100,
  not_equal = 301,
  greater = 302,
  greater_or_equal = 303,
  less = 304,
  index = 501,
  select = 601,
};
enum class DnnNormMode : int { batch = 2 };
enum class DnnNormPhase : int { training = 1 };
enum class DnnReduction : int { add = 0, max = 3 };
// Properties of an engine's numbers.
enum class DnnNote : int {
  tensor_core = 0,
  down_converts = 1,  // rounds its inputs to a shorter format
  reduced_sums = 2,   // adds up in a shorter format than f32
  fft = 3,
  is_not_deterministic = 4,
  winograd = 5,
};
inline constexpr int64_t kMostNotes = 32;

// X(name here, name in the library, result, parameters) for each function.
#define MPT_CUDNN_FUNCTIONS(X)                                              \
  X(version, cudnnGetVersion, size_t, ())                                   \
  X(toolkit, cudnnGetCudartVersion, size_t, ())                             \
  X(status_text, cudnnGetErrorString, const char*, (DnnStatus))             \
  X(last_error, cudnnGetLastErrorString, void, (char*, size_t))             \
  X(handle_create, cudnnCreate, DnnStatus, (DnnHandle*))                    \
  X(handle_destroy, cudnnDestroy, DnnStatus, (DnnHandle))                   \
  X(set_stream, cudnnSetStream, DnnStatus, (DnnHandle, StreamHandle))       \
  X(create, cudnnBackendCreateDescriptor, DnnStatus, (DnnKind, DnnObject*)) \
  X(destroy, cudnnBackendDestroyDescriptor, DnnStatus, (DnnObject))         \
  X(finalize, cudnnBackendFinalize, DnnStatus, (DnnObject))                 \
  X(set, cudnnBackendSetAttribute, DnnStatus,                               \
    (DnnObject, DnnAttribute, DnnType, int64_t, const void*))               \
  X(get, cudnnBackendGetAttribute, DnnStatus,                               \
    (DnnObject, DnnAttribute, DnnType, int64_t, int64_t*, void*))           \
  X(execute, cudnnBackendExecute, DnnStatus, (DnnHandle, DnnObject, DnnObject))

class DnnLibrary {
 public:
  // Opens libcudnn.so.9, and the cuBLASLt that it needs. Throws MPT_ERROR_DEVICE.
  DnnLibrary();
  DnnLibrary(const DnnLibrary&) = delete;
  DnnLibrary& operator=(const DnnLibrary&) = delete;

// NOLINTNEXTLINE(bugprone-macro-parentheses): names and lists of parameters
#define MPT_X(name, symbol, result, parameters) result(*name) parameters = nullptr;
  MPT_CUDNN_FUNCTIONS(MPT_X)
#undef MPT_X

  // Says what a call has returned, with the reason that the library gives.
  std::string text(const char* call, DnnStatus s) const;
  // Throws MPT_ERROR_DEVICE with that text if the call has failed.
  void need(const char* call, DnnStatus s) const;
};

// An object of a graph. Its functions throw MPT_ERROR_DEVICE.
class DnnDescriptor {
 public:
  DnnDescriptor(const DnnLibrary& library, DnnKind kind);
  DnnDescriptor(DnnDescriptor&& o) noexcept
      : library_(o.library_), object_(std::exchange(o.object_, nullptr)) {}
  DnnDescriptor& operator=(DnnDescriptor&&) = delete;
  ~DnnDescriptor() {
    if (object_) library_->destroy(object_);
  }

  DnnDescriptor& set(DnnAttribute a, DnnType t, int64_t n, const void* values);
  DnnDescriptor& set(DnnAttribute a, std::span<const int64_t> v) {
    return set(a, DnnType::i64, static_cast<int64_t>(v.size()), v.data());
  }
  DnnDescriptor& set(DnnAttribute a, int64_t v) { return set(a, DnnType::i64, 1, &v); }
  DnnDescriptor& set(DnnAttribute a, float v) { return set(a, DnnType::f32, 1, &v); }
  DnnDescriptor& set(DnnAttribute a, bool v) { return set(a, DnnType::boolean, 1, &v); }
  DnnDescriptor& set(DnnAttribute a, DnnDType v) { return set(a, DnnType::dtype, 1, &v); }
  DnnDescriptor& set(DnnAttribute a, DnnHandle v) { return set(a, DnnType::handle, 1, &v); }
  DnnDescriptor& set(DnnAttribute a, const DnnDescriptor& v) {
    return set(a, DnnType::object, 1, &v.object_);
  }
  void finalize();
  // Returns how many values it has given, at most n.
  int64_t get(DnnAttribute a, DnnType t, int64_t n, void* values) const;
  DnnObject object() const { return object_; }

 private:
  const DnnLibrary* library_;
  DnnObject object_ = nullptr;
};

// The device for which plans are made: that of the handle, or one with these properties, which need
// not be there.
struct DnnTarget {
  const DnnLibrary& library;
  DnnHandle handle = nullptr;
  const DnnDescriptor* properties = nullptr;
};

struct DnnWishes {
  size_t workspace;  // the most bytes of a plan
  size_t plans = 1;  // the most that are made
};

// A graph that an engine of the library can run.
class DnnPlan {
 public:
  // Returns the first plans of the heuristics, 1 to wishes.plans, that are deterministic, exact
  // enough for the dtype of the graph and within its bytes of workspace. Throws MPT_ERROR_DEVICE
  // with the reason of the refusal that came last. `nodes`: the operations, finished. `ids`: of the
  // tensors, in the order in which run() takes them.
  static std::vector<DnnPlan> find(const DnnTarget& target,
                                   std::span<const DnnDescriptor* const> nodes,
                                   const std::vector<int64_t>& ids, DType dtype,
                                   const DnnWishes& wishes);

  // Queues it on the stream of the handle.
  DnnStatus run(DnnHandle handle, void* const* pointers, void* workspace) const;

  size_t tensors() const { return ids_.size(); }
  size_t workspace() const { return workspace_; }
  int64_t engine() const { return engine_; }

 private:
  DnnPlan(const DnnLibrary& library, DnnDescriptor config, DnnDescriptor plan);
  // Throws MPT_ERROR_DEVICE if the engine is refused, or refuses.
  static DnnPlan make(const DnnTarget& target, DnnDescriptor config, DType dtype, size_t most);

  const DnnLibrary* library_;
  DnnDescriptor config_, plan_;
  std::vector<int64_t> ids_;
  size_t workspace_ = 0;
  int64_t engine_ = 0;
};

// cuDNN on the stream of a device, opened when it is first asked for.
class Dnn {
 public:
  Dnn(const Primary& p, Stream& stream) : p_(p), stream_(stream) {}
  ~Dnn();
  Dnn(const Dnn&) = delete;
  Dnn& operator=(const Dnn&) = delete;

  // Returns why there is none; nullptr: there is one.
  const char* missing();
  const DnnLibrary& library() const { return *library_; }
  DnnHandle handle() const { return handle_; }
  // Makes the device's context current, in which plans are made and destroyed.
  Current current() const { return {p_.cu, p_.context}; }

  // Queues a plan. Returns as the functions of a device do.
  const char* run(const DnnPlan& plan, void* const* pointers, void* workspace);

 private:
  void open();

  const Primary& p_;
  Stream& stream_;
  bool is_tried_ = false;
  std::string missing_, refusal_;
  std::unique_ptr<DnnLibrary> library_;
  DnnHandle handle_ = nullptr;
};

}  // namespace mpt::cuda
