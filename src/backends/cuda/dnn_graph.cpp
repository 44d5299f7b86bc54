// Makes the objects of graphs for cuDNN.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/dnn_graph.h"

#include <span>
#include <utility>

#include "core/shape.h"

namespace mpt::cuda {

using enum DnnAttribute;

namespace {

enum class Place { device, host, inside };

DnnDescriptor tensor(const DnnLibrary& library, DnnDType t, const Dims& shape, const Dims& stride,
                     int64_t id, Place place, int64_t align = kOperandAlign) {
  DnnDescriptor d(library, DnnKind::tensor);
  d.set(tensor_dtype, t)
      .set(tensor_shape, std::span<const int64_t>(shape.begin(), shape.end()))
      .set(tensor_strides, std::span<const int64_t>(stride.begin(), stride.end()))
      .set(tensor_id, id)
      .set(tensor_alignment, align)
      .set(tensor_is_virtual, place == Place::inside)
      .set(tensor_is_by_value, place == Place::host)
      .finalize();
  return d;
}

bool has_strides(const Spec& s, const Dims& stride) {
  for (int d = 0; d < s.rank(); ++d)
    if (s.shape[d] > 1 && s.stride[d] != stride[d]) return false;
  return true;
}

}  // namespace

Dims channels_last(const Dims& shape) {
  Dims s = shape;
  int64_t step = shape[1];
  s[1] = 1;
  for (int d = shape.size() - 1; d >= 2; --d) {
    s[d] = step;
    step *= shape[d];
  }
  s[0] = step;
  return s;
}

bool is_channels_last(const Spec& s) { return has_strides(s, channels_last(s.shape)); }
bool is_row_major(const Spec& s) { return has_strides(s, contiguous_strides(s.shape)); }

Spec as_image(const Spec& s) {
  Spec image{s.dtype, s.shape, {}};
  while (image.rank() < 4) image.shape.insert(2, 1);
  image.stride = is_channels_last(s) ? channels_last(image.shape) : contiguous_strides(image.shape);
  return image;
}

Spec as_channels(DType t, const Spec& image) {
  Spec s{t, Dims::filled(image.rank(), 1), {}};
  s.shape[1] = image.shape[1];
  s.stride = channels_last(s.shape);
  return s;
}

DnnDType dnn_type_of(DType t) {
  switch (t) {
    case DType::f32: return DnnDType::f32;
    case DType::f16: return DnnDType::f16;
    case DType::boolean: return DnnDType::i8;
    default: return DnnDType::bf16;
  }
}

DnnGraph::Tensor DnnGraph::operand(int64_t id, const Spec& s, int64_t align) {
  ids_.push_back(id);
  return keep(tensor(library_, dnn_type_of(s.dtype), s.shape, s.stride, id, Place::device, align));
}
DnnGraph::Tensor DnnGraph::number(int64_t id, int rank) {
  ids_.push_back(id);
  const Dims ones = Dims::filled(rank, 1);
  return keep(tensor(library_, DnnDType::f32, ones, ones, id, Place::host));
}
DnnGraph::Tensor DnnGraph::inside(DnnDType t, const Dims& shape, Dims stride) {
  if (stride.empty()) stride = contiguous_strides(shape);
  return keep(tensor(library_, t, shape, stride, next_inside_++, Place::inside));
}

void DnnGraph::multiply(Tensor a, Tensor b, Tensor c) {
  DnnDescriptor product(library_, DnnKind::matmul);
  product.set(matmul_compute, DnnDType::f32).finalize();
  DnnDescriptor node(library_, DnnKind::matmul_node);
  node.set(matmul_node_matmul, product)
      .set(matmul_node_a, *a)
      .set(matmul_node_b, *b)
      .set(matmul_node_c, *c)
      .finalize();
  keep(std::move(product));
  add_node(std::move(node));
}

void DnnGraph::reduce(DnnReduction by, Tensor x, Tensor y) {
  DnnDescriptor reduction(library_, DnnKind::reduction);
  reduction.set(reduction_by, DnnType::reduction, 1, &by)
      .set(reduction_compute, DnnDType::f32)
      .finalize();
  DnnDescriptor node(library_, DnnKind::reduction_node);
  node.set(reduction_node_reduction, reduction)
      .set(reduction_node_x, *x)
      .set(reduction_node_y, *y)
      .finalize();
  keep(std::move(reduction));
  add_node(std::move(node));
}

void DnnGraph::view(Tensor x, Tensor y) {
  DnnDescriptor node(library_, DnnKind::view);
  node.set(view_x, *x).set(view_y, *y).finalize();
  add_node(std::move(node));
}

void DnnGraph::add_point(DnnPointwiseMode mode, DnnDType compute, int64_t dim, Tensor x, Tensor b,
                         Tensor t, Tensor y) {
  DnnDescriptor pointwise(library_, DnnKind::pointwise);
  pointwise.set(pointwise_mode, DnnType::pointwise_mode, 1, &mode).set(pointwise_compute, compute);
  if (dim >= 0) pointwise.set(pointwise_dim, dim);
  pointwise.finalize();
  DnnDescriptor node(library_, DnnKind::pointwise_node);
  node.set(pointwise_node_pointwise, pointwise).set(pointwise_node_x, *x);
  if (b) node.set(pointwise_node_b, *b);
  if (t) node.set(pointwise_node_t, *t);
  node.set(pointwise_node_y, *y).finalize();
  keep(std::move(pointwise));
  add_node(std::move(node));
}

std::vector<DnnPlan> DnnGraph::plans(const DnnTarget& target, DType dtype,
                                     const DnnWishes& wishes) const {
  return DnnPlan::find(target, nodes_, ids_, dtype, wishes);
}

}  // namespace mpt::cuda
