// The nodes of graphs of the stand-in for cuDNN that are no convolutions, computed one after the
// other on all elements, without a rounding in between. Ends the process where a graph breaks a
// rule of the library.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "backends/plain/element.h"
#include "fake_cudnn_graph.h"

namespace mpt_test {
namespace {

using enum DnnAttribute;
using mpt::Dims;
using mpt::DType;

// All elements of a tensor in row-major order.
struct Values {
  mpt::Spec spec;
  std::vector<double> all;

  // Returns the element at these indices; a dim of one element has it for every index.
  double at(const Dims& i) const {
    int64_t n = 0;
    for (int d = 0; d < spec.rank(); ++d) n = n * spec.shape[d] + (spec.shape[d] == 1 ? 0 : i[d]);
    return all[static_cast<size_t>(n)];
  }
};

// Calls f with the indices of each element, in row-major order.
template <class F>
void walk(const Dims& shape, F f) {
  Dims i = Dims::filled(shape.size(), 0);
  for (int64_t n = mpt::count(shape); n > 0; --n) {
    f(std::as_const(i));
    for (int d = shape.size() - 1; d >= 0 && ++i[d] == shape[d]; --d) i[d] = 0;
  }
}

int64_t place_of(const mpt::Spec& s, const Dims& i) {
  int64_t at = 0;
  for (int d = 0; d < s.rank(); ++d) at += i[d] * s.stride[d];
  return at;
}

bool fits(const Dims& b, const Dims& y) {
  if (b.size() != y.size()) return false;
  for (int d = 0; d < y.size(); ++d)
    if (b[d] != 1 && b[d] != y[d]) return false;
  return true;
}

double function(DnnPointwiseMode m, double x, double b) {
  switch (m) {
    case DnnPointwiseMode::add: return x + b;
    case DnnPointwiseMode::sub: return x - b;
    case DnnPointwiseMode::mul: return x * b;
    case DnnPointwiseMode::max: return std::fmax(x, b);
    case DnnPointwiseMode::div: return x / b;
    case DnnPointwiseMode::exp: return std::exp(x);
    case DnnPointwiseMode::log: return std::log(x);
    case DnnPointwiseMode::relu: return x < 0 ? 0 : x;
    case DnnPointwiseMode::not_equal: return x != b ? 1 : 0;
    case DnnPointwiseMode::less: return x < b ? 1 : 0;
    case DnnPointwiseMode::greater: return x > b ? 1 : 0;
    case DnnPointwiseMode::greater_or_equal: return x >= b ? 1 : 0;
    default: end("a pointwise mode that the fake does not have");
  }
}

bool is_comparison(DnnPointwiseMode m) {
  return m == DnnPointwiseMode::not_equal || m == DnnPointwiseMode::less ||
         m == DnnPointwiseMode::greater || m == DnnPointwiseMode::greater_or_equal;
}

// Returns whether the engines of attention take a node, as those of cuDNN 9.28 do.
bool takes_attention(const Object& node) {
  if (node.kind != DnnKind::pointwise_node) return true;
  const Object &how = node.link(pointwise_node_pointwise), &x = node.link(pointwise_node_x);
  const auto mode = how.at(pointwise_mode).one<DnnPointwiseMode>();
  for (const Object* t : tensors_of(node)) {
    const DType type = spec_of(*t).dtype;
    if (type == DType::boolean && !is_inside(*t)) return false;
    if (type == DType::i8 && (mode != DnnPointwiseMode::add || id_of(*t) == id_of(x))) return false;
  }
  const DnnDType compute = spec_of(x).dtype == DType::i32 ? DnnDType::boolean : DnnDType::f32;
  return !is_comparison(mode) || how.at(pointwise_compute).one<DnnDType>() == compute;
}

// Computes nodes on the tensors that are there.
class Nodes {
 public:
  void give(const Object& t, Values v) { made_[id_of(t)] = std::move(v); }
  const Values& get(const Object& t) const {
    const auto at = made_.find(id_of(t));
    if (at == made_.end()) end("a node reads a tensor that no node before it makes");
    return at->second;
  }

  void compute(const Object& node) {
    const Operands o = operands_of(node);
    for (const Object* y : o.out)
      if (made_.count(id_of(*y))) end("a tensor is made twice");
    Values y{spec_of(*o.out[0]), {}};
    switch (node.kind) {
      case DnnKind::matmul_node: multiply(node, get(*o.in[0]), get(*o.in[1]), y); break;
      case DnnKind::reduction_node: reduce(node, get(*o.in[0]), y); break;
      case DnnKind::pointwise_node: point(node, o, y); break;
      case DnnKind::view: view(get(*o.in[0]), y); break;
      case DnnKind::norm: normalize(node, y); break;
      case DnnKind::norm_grad: norm_gradient(node, y); break;
      default: end("a node that the fake does not have");
    }
    give(*o.out[0], std::move(y));
  }

 private:
  static void need_f32(const Value& compute) {
    if (compute.one<DnnDType>() != DnnDType::f32) end("a node computes in another type than f32");
  }
  static void multiply(const Object& node, const Values& a, const Values& b, Values& c) {
    need_f32(node.link(matmul_node_matmul).at(matmul_compute));
    if (a.spec.dtype == DType::f32 && !is_inside(node.link(matmul_node_b))) {
      end("a product of scores in f32 with an operand of 16 bits");
    }
    const Dims &m = a.spec.shape, &n = b.spec.shape, &shape = c.spec.shape;
    if (m.size() != 4 || n.size() != 4 || shape.size() != 4 || m[3] != n[2] || m[2] != shape[2] ||
        n[3] != shape[3] || m[0] != shape[0] || n[0] != shape[0] || m[1] != shape[1] ||
        shape[1] % n[1] != 0) {
      end("the matrices of a product do not fit");
    }
    const int64_t per_head = shape[1] / n[1];
    walk(shape, [&](const Dims& i) {
      const double* x = &a.all[static_cast<size_t>(((i[0] * m[1] + i[1]) * m[2] + i[2]) * m[3])];
      const double* y =
          &b.all[static_cast<size_t>((i[0] * n[1] + i[1] / per_head) * n[2] * n[3] + i[3])];
      double sum = 0;
      for (int64_t k = 0; k < m[3]; ++k) sum += x[k] * y[k * n[3]];
      c.all.push_back(sum);
    });
  }

  // A dim of y has one element, those of x, or a part of them: neighbours are then joined.
  static void reduce(const Object& node, const Values& x, Values& y) {
    const Object& how = node.link(reduction_node_reduction);
    const auto by = how.at(reduction_by).one<DnnReduction>();
    need_f32(how.at(reduction_compute));
    const Dims &from = x.spec.shape, &to = y.spec.shape;
    for (int d = 0; d < from.size(); ++d)
      if (from.size() != to.size() || from[d] % to[d] != 0) end("the dims of a reduction");
    y.all.assign(static_cast<size_t>(mpt::count(to)),
                 by == DnnReduction::max ? -std::numeric_limits<double>::infinity() : 0);
    walk(from, [&](const Dims& i) {
      int64_t n = 0;
      for (int d = 0; d < to.size(); ++d) n = n * to[d] + i[d] / (from[d] / to[d]);
      double& v = y.all[static_cast<size_t>(n)];
      v = by == DnnReduction::max ? std::max(v, x.at(i)) : v + x.at(i);
    });
  }

  void point(const Object& node, const Operands& o, Values& y) const {
    const Object& how = node.link(pointwise_node_pointwise);
    const auto mode = how.at(pointwise_mode).one<DnnPointwiseMode>();
    const Values& x = get(*o.in[0]);
    if (x.spec.shape != y.spec.shape) end("x and y of a pointwise node have other shapes");
    if (mode == DnnPointwiseMode::index) {
      const auto d = static_cast<int>(how.at(pointwise_dim).one<int64_t>());
      if (y.spec.dtype != DType::i32 ||
          how.at(pointwise_compute).one<DnnDType>() != DnnDType::i32) {
        end("indices are not integers");
      }
      walk(y.spec.shape, [&](const Dims& i) { y.all.push_back(static_cast<double>(i[d])); });
      return;
    }
    const Values* const b = o.in.size() > 1 ? &get(*o.in[1]) : nullptr;
    const Values* const t = o.in.size() > 2 ? &get(*o.in[2]) : nullptr;
    const bool is_selection = mode == DnnPointwiseMode::select;
    if (is_selection != (t != nullptr) || (b && !fits(b->spec.shape, y.spec.shape))) {
      end("the operands of a pointwise node");
    }
    const bool compares = is_comparison(mode);
    if (compares != (y.spec.dtype == DType::boolean)) end("a comparison gives truth values");
    if (!compares) need_f32(how.at(pointwise_compute));
    walk(y.spec.shape, [&](const Dims& i) {
      const double v = b ? b->at(i) : 0;
      if (is_selection) y.all.push_back(t->at(i) != 0 ? x.at(i) : v);
      else y.all.push_back(function(mode, x.at(i), v));
    });
  }

  // Elements keep their places in memory, so that other strides give the tensor other dims.
  static void view(const Values& x, Values& y) {
    std::map<int64_t, double> memory;
    walk(x.spec.shape, [&](const Dims& i) { memory[place_of(x.spec, i)] = x.at(i); });
    walk(y.spec.shape, [&](const Dims& i) {
      const auto at = memory.find(place_of(y.spec, i));
      if (at == memory.end()) end("a view reads places that its tensor does not have");
      y.all.push_back(at->second);
    });
  }

  // Calls f(channel, element) for all elements of an image.
  template <class F>
  static void walk_channels(const Dims& image, F f) {
    size_t n = 0;
    walk(image, [&](const Dims& i) { f(static_cast<size_t>(i[1]), n++); });
  }
  static std::vector<double> zeros(const Dims& image) {
    return std::vector<double>(static_cast<size_t>(image[1]), 0.0);
  }
  void give_channels(const Object& node, DnnAttribute name, std::vector<double> all) {
    if (node.values.count(name)) give(node.link(name), {spec_of(node.link(name)), std::move(all)});
  }

  // Norms by the statistics of the batch, with the biased variance.
  void normalize(const Object& node, Values& y) {
    const Values &x = get(node.link(norm_x)), &w = get(node.link(norm_w)),
                 &b = get(node.link(norm_b));
    const Dims& image = x.spec.shape;
    const double count = static_cast<double>(mpt::count(image)) / static_cast<double>(image[1]);
    std::vector<double> mean = zeros(image), rstd = zeros(image);
    walk_channels(image, [&](size_t c, size_t i) { mean[c] += x.all[i] / count; });
    walk_channels(image, [&](size_t c, size_t i) {
      rstd[c] += (x.all[i] - mean[c]) * (x.all[i] - mean[c]) / count;
    });
    for (double& v : rstd) v = 1 / std::sqrt(v + get(node.link(norm_eps)).all[0]);
    y.all.resize(x.all.size());
    walk_channels(image, [&](size_t c, size_t i) {
      y.all[i] = (x.all[i] - mean[c]) * rstd[c] * w.all[c] + b.all[c];
    });
    give_channels(node, norm_mean, std::move(mean));
    give_channels(node, norm_rstd, std::move(rstd));
  }

  void norm_gradient(const Object& node, Values& dx) {
    const Values &x = get(node.link(norm_grad_x)), &dy = get(node.link(norm_grad_dy)),
                 &w = get(node.link(norm_grad_w)), &mean = get(node.link(norm_grad_mean)),
                 &rstd = get(node.link(norm_grad_rstd));
    const Dims& image = x.spec.shape;
    const double count = static_cast<double>(mpt::count(image)) / static_cast<double>(image[1]);
    std::vector<double> dw = zeros(image), db = zeros(image);
    const auto normal = [&](size_t c, size_t i) { return (x.all[i] - mean.all[c]) * rstd.all[c]; };
    walk_channels(image, [&](size_t c, size_t i) {
      dw[c] += dy.all[i] * normal(c, i);
      db[c] += dy.all[i];
    });
    dx.all.resize(x.all.size());
    walk_channels(image, [&](size_t c, size_t i) {
      dx.all[i] =
          w.all[c] * rstd.all[c] * (dy.all[i] - db[c] / count - normal(c, i) * dw[c] / count);
    });
    give_channels(node, norm_grad_dw, std::move(dw));
    give_channels(node, norm_grad_db, std::move(db));
  }

  std::map<int64_t, Values> made_;
};

class NodesKernel final : public mpt::Prepared {
 public:
  NodesKernel(Link graph, std::vector<int64_t> out, std::vector<int64_t> in,
              std::vector<int64_t> numbers, std::vector<float> values)
      : graph_(std::move(graph)),
        out_(std::move(out)),
        in_(std::move(in)),
        numbers_(std::move(numbers)),
        values_(std::move(values)) {}

  const char* run(const mpt::Run& r) const override {
    Nodes nodes;
    std::map<int64_t, bool> is_given;
    const auto give = [&](const Object& t) {
      const int64_t id = id_of(t);
      if (is_inside(t) || std::exchange(is_given[id], true)) return;
      Values v{spec_of(t), {}};
      if (const auto n = std::find(numbers_.begin(), numbers_.end(), id); n != numbers_.end()) {
        v.all.push_back(values_.at(static_cast<size_t>(n - numbers_.begin())));
      } else if (const auto i = std::find(in_.begin(), in_.end(), id); i != in_.end()) {
        const void* const memory = r.in[i - in_.begin()];
        walk(v.spec.shape, [&](const Dims& at) {
          v.all.push_back(mpt::plain::load(v.spec.dtype, memory, place_of(v.spec, at)));
        });
      } else {
        return;  // a node makes it
      }
      nodes.give(t, std::move(v));
    };
    for (const Link& node : graph_->at(graph_nodes).links) {
      const Operands o = operands_of(*node);
      for (const Object* x : o.in) give(*x);
      nodes.compute(*node);
      for (const Object* y : o.out) {
        if (is_inside(*y)) continue;
        const auto i = std::find(out_.begin(), out_.end(), id_of(*y));
        const Values& v = nodes.get(*y);
        size_t n = 0;
        walk(v.spec.shape, [&](const Dims& at) {
          mpt::plain::store(v.spec.dtype, r.out[i - out_.begin()], place_of(v.spec, at),
                            v.all[n++]);
        });
      }
    }
    return nullptr;
  }

 private:
  const Link graph_;
  const std::vector<int64_t> out_, in_, numbers_;
  const std::vector<float> values_;
};

}  // namespace

Operands operands_of(const Object& node) {
  using Names = std::initializer_list<DnnAttribute>;
  const auto with = [&](Names in, Names out) {
    Operands o;
    for (const DnnAttribute a : in)
      if (node.values.count(a)) o.in.push_back(&node.link(a));
    for (const DnnAttribute a : out)
      if (node.values.count(a)) o.out.push_back(&node.link(a));
    return o;
  };
  switch (node.kind) {
    case DnnKind::matmul_node: return with({matmul_node_a, matmul_node_b}, {matmul_node_c});
    case DnnKind::reduction_node: return with({reduction_node_x}, {reduction_node_y});
    case DnnKind::pointwise_node:
      return with({pointwise_node_x, pointwise_node_b, pointwise_node_t}, {pointwise_node_y});
    case DnnKind::view: return with({view_x}, {view_y});
    case DnnKind::norm:
      return with({norm_x, norm_w, norm_b, norm_eps}, {norm_y, norm_mean, norm_rstd});
    case DnnKind::norm_grad:
      return with({norm_grad_x, norm_grad_mean, norm_grad_rstd, norm_grad_dy, norm_grad_w},
                  {norm_grad_dx, norm_grad_dw, norm_grad_db});
    default: end("a node that the fake does not have");
  }
}

const char* refusal_of_norm(const Object& node) {
  const bool is_gradient = node.kind == DnnKind::norm_grad;
  const auto mode = node.at(is_gradient ? norm_grad_mode : norm_mode).one<DnnNormMode>();
  if (mode != DnnNormMode::batch) end("a norm that the fake does not have");
  if (!is_gradient) {
    if (node.at(norm_phase).one<DnnNormPhase>() != DnnNormPhase::training) {
      return "a batch norm by given statistics";
    }
    if (!is_number(node.link(norm_eps))) return "eps is no float of the host";
  }
  const Object& x = node.link(is_gradient ? norm_grad_x : norm_x);
  const Dims image = spec_of(x).shape;
  Dims channels = Dims::filled(image.size(), 1);
  if (image.size() < 3) return "an image has spatial dims";
  channels[1] = image[1];
  for (const Object* t : tensors_of(node)) {
    if (is_number(*t)) continue;
    const mpt::Spec s = spec_of(*t);
    if (s.shape == image && s.dtype == spec_of(x).dtype) continue;
    if (s.shape != channels) return "the tensors of a norm have other shapes or dtypes";
    if (s.dtype != DType::f32) return "a number of channels is not of f32";
  }
  return nullptr;
}

bool has_engines(const Object& graph) {
  const auto& nodes = graph.at(graph_nodes).links;
  const bool has_products = std::any_of(nodes.begin(), nodes.end(), [](const Link& node) {
    return node->kind == DnnKind::matmul_node;
  });
  if (has_products && !std::all_of(nodes.begin(), nodes.end(),
                                   [](const Link& node) { return takes_attention(*node); })) {
    return false;
  }
  const auto point = [](const Object& node) {
    return node.link(pointwise_node_pointwise).at(pointwise_mode).one<DnnPointwiseMode>();
  };
  for (const Link& node : nodes) {
    if (node->kind != DnnKind::norm && node->kind != DnnKind::norm_grad) continue;
    const bool is_gradient = node->kind == DnnKind::norm_grad;
    const mpt::Spec x = spec_of(node->link(is_gradient ? norm_grad_x : norm_x));
    if (x.shape[1] * mpt::size_of(x.dtype) % 16 != 0) return false;
    if (nodes.size() == 1) return true;
    if (!is_gradient) {
      return nodes.size() == 2 && nodes[0] == node && point(*nodes[1]) == DnnPointwiseMode::relu;
    }
    return nodes.size() == 3 && nodes[2] == node && point(*nodes[0]) == DnnPointwiseMode::greater &&
           point(*nodes[1]) == DnnPointwiseMode::mul &&
           spec_of(nodes[1]->link(pointwise_node_y)).dtype == x.dtype;
  }
  return true;
}

std::unique_ptr<mpt::Prepared> prepare_nodes(const Link& graph, const std::vector<int64_t>& out,
                                             const std::vector<int64_t>& in,
                                             const std::vector<int64_t>& numbers,
                                             const std::vector<float>& values) {
  auto kernel = std::make_unique<NodesKernel>(graph, out, in, numbers, values);
  kernel->name = "nodes";
  return kernel;
}

}  // namespace mpt_test
