// DnnGraph: a graph for cuDNN while it is made, with its tensors and the operations between them.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "backends/backend.h"
#include "backends/cuda/cudnn.h"

namespace mpt::cuda {

// Returns the strides of [B, C, spatial..] with the channels innermost.
Dims channels_last(const Dims& shape);
bool is_channels_last(const Spec& s);
bool is_row_major(const Spec& s);
// Returns [B, C, spatial..] with the strides that the library expects of dims of one element, and
// with two spatial dims in place of fewer.
Spec as_image(const Spec& s);
// Returns an element for each channel of an image, in its rank.
Spec as_channels(DType t, const Spec& image);

// Returns the library's type for f32, f16 or bf16, or bytes for bool.
DnnDType dnn_type_of(DType t);

// Its functions throw MPT_ERROR_DEVICE.
class DnnGraph {
 public:
  using Tensor = const DnnDescriptor*;

  explicit DnnGraph(const DnnLibrary& library) : library_(library) {}

  // Return a tensor that a run takes, in the order of these calls: an operand in the device's
  // memory, or a float of the host. `id`: its number, below kFirstInside. `align`: bytes.
  Tensor operand(int64_t id, const Spec& s, int64_t align = kOperandAlign);
  Tensor number(int64_t id, int rank = 4);
  // Returns a tensor that no run takes, which one operation makes and others read. `stride`: empty
  // for contiguous dims.
  Tensor inside(DnnDType t, const Dims& shape, Dims stride = {});

  // Add an operation that makes c or y. Dims of one element of b are those of x.
  void multiply(Tensor a, Tensor b, Tensor c);  // over the last two dims
  void point(DnnPointwiseMode mode, Tensor x, Tensor y) { point(mode, x, nullptr, y); }
  void point(DnnPointwiseMode mode, Tensor x, Tensor b, Tensor y) {
    add_point(mode, DnnDType::f32, -1, x, b, nullptr, y);
  }
  // `compute`: f32 for scores of attention, whose engines take integers alone otherwise.
  void compare(DnnPointwiseMode mode, Tensor x, Tensor b, Tensor y,
               DnnDType compute = DnnDType::boolean) {
    add_point(mode, compute, -1, x, b, nullptr, y);
  }
  // y is x where `chosen` is true, and b elsewhere.
  void select(Tensor chosen, Tensor x, Tensor b, Tensor y) {
    add_point(DnnPointwiseMode::select, DnnDType::f32, -1, x, b, chosen, y);
  }
  // y is the index of an element of x in a dim.
  void index(int64_t dim, Tensor x, Tensor y) {
    add_point(DnnPointwiseMode::index, DnnDType::i32, dim, x, nullptr, nullptr, y);
  }
  void reduce(DnnReduction by, Tensor x, Tensor y);  // over the dims in which y has one element

  void add_node(DnnDescriptor d) { nodes_.push_back(keep(std::move(d))); }
  void view(Tensor x, Tensor y);  // y has the elements of x in dims and strides of its own

  // Keeps an object that operations refer to.
  Tensor keep(DnnDescriptor d) { return &descriptors_.emplace_back(std::move(d)); }
  // Returns plans of the graph (DnnPlan::find).
  std::vector<DnnPlan> plans(const DnnTarget& target, DType dtype, const DnnWishes& wishes) const;

 private:
  static constexpr int64_t kFirstInside = 1000;

  void add_point(DnnPointwiseMode mode, DnnDType compute, int64_t dim, Tensor x, Tensor b, Tensor t,
                 Tensor y);

  const DnnLibrary& library_;
  std::deque<DnnDescriptor> descriptors_;
  std::vector<const DnnDescriptor*> nodes_;
  std::vector<int64_t> ids_;  // numbers of the tensors that a run takes
  int64_t next_inside_ = kFirstInside;
};

}  // namespace mpt::cuda
