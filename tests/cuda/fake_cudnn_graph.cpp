// The requests that graphs of the stand-in for cuDNN stand for.
// SPDX-License-Identifier: Apache-2.0
#include "fake_cudnn_graph.h"

#include <algorithm>

namespace mpt_test {

int64_t id_of(const Object& t) { return t.at(DnnAttribute::tensor_id).one<int64_t>(); }
bool is_inside(const Object& t) { return t.at(DnnAttribute::tensor_is_virtual).one<bool>(); }

mpt::Spec spec_of(const Object& t) {
  const auto shape = t.at(DnnAttribute::tensor_shape).all<int64_t>(),
             stride = t.at(DnnAttribute::tensor_strides).all<int64_t>();
  if (shape.size() != stride.size()) end("a tensor has more or fewer strides than dims");
  mpt::Spec s;
  switch (t.at(DnnAttribute::tensor_dtype).one<DnnDType>()) {
    case DnnDType::f32: s.dtype = mpt::DType::f32; break;
    case DnnDType::f16: s.dtype = mpt::DType::f16; break;
    case DnnDType::bf16: s.dtype = mpt::DType::bf16; break;
    case DnnDType::i8: s.dtype = mpt::DType::i8; break;
    case DnnDType::i32: s.dtype = mpt::DType::i32; break;
    case DnnDType::boolean: s.dtype = mpt::DType::boolean; break;
  }
  for (size_t d = 0; d < shape.size(); ++d) {
    s.shape.push(shape[d]);
    s.stride.push(stride[d]);
  }
  return s;
}
int64_t alignment_of(const Object& t) {
  return t.at(DnnAttribute::tensor_alignment).one<int64_t>();
}
int64_t bytes_of(const Object& t) {
  const mpt::Spec s = spec_of(t);
  int64_t last = 0;
  for (int d = 0; d < s.rank(); ++d) last += (s.shape[d] - 1) * s.stride[d];
  return (last + 1) * mpt::size_of(s.dtype);
}
std::vector<const Object*> tensors_of(const Object& node) {
  std::vector<const Object*> all;
  for (const auto& [name, value] : node.values)
    for (const Link& link : value.links)
      if (link->kind == DnnKind::tensor) all.push_back(link.get());
  return all;
}
bool is_number(const Object& t) {
  if (!t.values.count(DnnAttribute::tensor_is_by_value)) return false;
  if (!t.at(DnnAttribute::tensor_is_by_value).one<bool>()) return false;
  if (mpt::count(spec_of(t).shape) != 1 || spec_of(t).dtype != mpt::DType::f32) {
    end("a tensor is no float of the host");
  }
  return true;
}

DnnProblem::DnnProblem(const Link& graph) : graph_(graph) {
  const auto& nodes = graph->at(DnnAttribute::graph_nodes).links;
  switch (nodes[0]->kind) {
    case DnnKind::conv:
    case DnnKind::conv_data:
    case DnnKind::conv_weight:
      set_convolution(*nodes[0]);
      if (nodes.size() == 2) add_bias(*nodes[1]);
      else if (nodes.size() != 1) end("a convolution has more than two nodes");
      return;
    default: set_nodes(graph);
  }
}

void DnnProblem::add_input(const Object& tensor) {
  in_.push_back(spec_of(tensor));
  in_ids_.push_back(id_of(tensor));
}
void DnnProblem::add_output(const Object& tensor) {
  out_.push_back(spec_of(tensor));
  out_ids_.push_back(id_of(tensor));
}

void DnnProblem::set_convolution(const Object& node) {
  using enum DnnAttribute;
  const auto take = [&](DnnAttribute c, DnnAttribute alpha, DnnAttribute beta) {
    if (node.at(alpha).one<float>() != 1 || node.at(beta).one<float>() != 0) {
      end("the factors of a convolution are not 1 and 0");
    }
    set_params(node.link(c));
  };
  switch (node.kind) {
    case DnnKind::conv:
      kernel_ = mpt::Kernel::conv;
      take(conv_convolution, conv_alpha, conv_beta);
      add_input(node.link(conv_x));
      add_input(node.link(conv_w));
      add_output(node.link(conv_y));
      break;
    case DnnKind::conv_data:
      kernel_ = mpt::Kernel::conv_data;
      take(conv_data_convolution, conv_data_alpha, conv_data_beta);
      add_input(node.link(conv_data_dy));
      add_input(node.link(conv_data_w));
      add_output(node.link(conv_data_dx));
      break;
    case DnnKind::conv_weight:
      kernel_ = mpt::Kernel::conv_weight;
      take(conv_weight_convolution, conv_weight_alpha, conv_weight_beta);
      add_input(node.link(conv_weight_x));
      add_input(node.link(conv_weight_dy));
      add_output(node.link(conv_weight_dw));
      break;
    default: end("the first node of a graph is neither a convolution nor attention");
  }
  const mpt::Spec &x = kernel_ == mpt::Kernel::conv_data ? out_[0] : in_[0],
                  &w = kernel_ == mpt::Kernel::conv_weight ? out_[0] : in_[1];
  conv_.groups = static_cast<int32_t>(x.shape[1] / w.shape[1]);
}

void DnnProblem::set_params(const Object& c) {
  using enum DnnAttribute;
  const auto padding = c.at(convolution_paddings).all<int64_t>(),
             after = c.at(convolution_paddings_after).all<int64_t>(),
             stride = c.at(convolution_strides).all<int64_t>(),
             dilation = c.at(convolution_dilations).all<int64_t>();
  conv_.spatial = static_cast<int32_t>(c.at(convolution_spatial).one<int64_t>());
  if (c.at(convolution_mode).one<DnnConvolutionMode>() != DnnConvolutionMode::cross_correlation ||
      c.at(convolution_compute).one<DnnDType>() != DnnDType::f32 || after != padding) {
    end("a convolution that the fake does not have");
  }
  for (int d = 0; d < 3; ++d) {
    const auto i = static_cast<size_t>(d);
    const bool is_real = d < conv_.spatial;
    conv_.padding[d] = is_real ? static_cast<int32_t>(padding.at(i)) : 0;
    conv_.stride[d] = is_real ? static_cast<int32_t>(stride.at(i)) : 1;
    conv_.dilation[d] = is_real ? static_cast<int32_t>(dilation.at(i)) : 1;
  }
}

// Takes the second node: y = sums + bias.
void DnnProblem::add_bias(const Object& node) {
  using enum DnnAttribute;
  const Object &sums = node.link(pointwise_node_x), &b = node.link(pointwise_node_b);
  if (node.kind != DnnKind::pointwise_node || id_of(sums) != out_ids_[0] || !is_inside(sums) ||
      node.link(pointwise_node_pointwise).at(pointwise_mode).one<DnnPointwiseMode>() !=
          DnnPointwiseMode::add) {
    end("the second node of a graph adds no bias to the sums");
  }
  mpt::Spec bias = spec_of(b);
  for (int d = 0; d < bias.rank(); ++d)
    if (bias.shape[d] != (d == 1 ? out_[0].shape[1] : 1)) end("the bias has another shape");
  in_.push_back({bias.dtype, {bias.shape[1]}, {bias.stride[1]}});
  in_ids_.push_back(id_of(b));
  out_.clear();
  out_ids_.clear();
  add_output(node.link(pointwise_node_y));
}

// Takes the tensors that a run has to give.
void DnnProblem::set_nodes(const Link& graph) {
  has_nodes_ = true;
  const auto add = [](std::vector<int64_t>& to, int64_t id) {
    if (std::find(to.begin(), to.end(), id) == to.end()) to.push_back(id);
  };
  for (const Link& node : graph->at(DnnAttribute::graph_nodes).links) {
    const Operands o = operands_of(*node);
    for (const Object* x : o.in) {
      const int64_t id = id_of(*x);
      const bool is_made = std::find(out_ids_.begin(), out_ids_.end(), id) != out_ids_.end();
      if (is_number(*x)) add(number_ids_, id);
      else if (!is_inside(*x) && !is_made) add(in_ids_, id);
    }
    for (const Object* y : o.out)
      if (!is_inside(*y)) add(out_ids_, id_of(*y));
  }
}

void DnnProblem::set_numbers(const std::vector<float>& values) { numbers_ = values; }

std::unique_ptr<mpt::Prepared> DnnProblem::prepare() const {
  if (has_nodes_) return prepare_nodes(graph_, out_ids_, in_ids_, number_ids_, numbers_);
  mpt::Why why;
  return mpt::prepare(
      mpt::ref_backend(),
      {.kernel = kernel_, .out = out_, .in = in_, .params = &conv_, .params_size = sizeof conv_},
      why);
}

}  // namespace mpt_test
