// The kernels conv, conv_data and conv_weight by oneDNN, cut into pieces of whole images.
// Primitives work on channels-last data; operands of other strides are reordered.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/conv/plan.h"
#include "backends/cpu/make.h"
#include "backends/cpu/onednn/common.h"

namespace mpt::onednn {
namespace {

using Forward = dnnl::convolution_forward;
using DataGradient = dnnl::convolution_backward_data;
using WeightGradient = dnnl::convolution_backward_weights;

// Returns the strides of [B, C, spatial..] with the channels innermost.
Dims channels_last(const Dims& shape) {
  Dims s = shape;
  int64_t step = 1;
  s[1] = step;
  step *= shape[1];
  for (int d = shape.size() - 1; d >= 2; --d) {
    s[d] = step;
    step *= shape[d];
  }
  s[0] = step;
  return s;
}

bool same_strides(const Dims& shape, const Dims& a, const Dims& b) {
  for (int d = 0; d < shape.size(); ++d) {
    if (shape[d] > 1 && a[d] != b[d]) return false;
  }
  return true;
}

enum class Role { read, written };  // by the kernel

// Operand x or y: used in place if its channels are last, else reordered piece by piece.
struct ImageOperand {
  Spec spec;
  bool direct = false;
  int64_t image = 0;  // elements per image
  Pieces reorder;
  size_t at = 0, room = 0;  // in the workspace, per worker

  void init(const Spec& s) {
    spec = s;
    direct = same_strides(s.shape, s.stride, channels_last(s.shape)) && s.shape[0] > 0;
    image = count(s.shape) / s.shape[0];
  }
  Desc desc(int64_t images, DType t) const {
    Dims shape = spec.shape;
    shape[0] = images;
    return with_strides(t, shape, channels_last(shape));
  }
  // Makes the programs that reorder between the operand and the images of a piece.
  void prepare(const Maker& make, const Cut& cut, Role role) {
    reorder.cut = cut;
    reorder.extent = spec.shape[0];
    if (direct) return;
    reorder.make([&](int64_t images) {
      Dims shape = spec.shape;
      shape[0] = images;
      const Desc outer = with_strides(spec.dtype, shape, spec.stride),
                 inner = desc(images, spec.dtype);
      const bool is_read = role == Role::read;
      const Desc &from = is_read ? outer : inner, &to = is_read ? inner : outer;
      const dnnl::reorder::primitive_desc pd(make.engine(), from, make.engine(), to, Maker::attr());
      return make(pd, {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}});
    });
    room = static_cast<size_t>(cut.size * image * size_of(spec.dtype));
    room = (room + 63) / 64 * 64;
  }
  template <class P>
  P* outer(P* base, int64_t begin) const {
    return onednn::at(base, static_cast<size_t>(begin * spec.stride[0] * size_of(spec.dtype)));
  }
};

struct Base : Prepared {
  ImageOperand x, y;
  Pieces pieces;
  Program weights;  // between w or dw and the layout that the primitives prefer
  size_t scratch_at = 0, scratch_room = 0, weights_at = 0, part_bytes = 0, parts_at = 0,
         bias_bytes = 0, bias_at = 0, sum_at = 0;
  DType bias_type = DType::none;

  void* scratch(const Run& r, int32_t worker) const {
    return at(r.workspace, scratch_at + scratch_room * static_cast<size_t>(worker));
  }
  const void* take(const Run& r, const ImageOperand& i, const void* base, int64_t begin,
                   int64_t end, int32_t worker) const {
    const void* from = i.outer(static_cast<const char*>(base), begin);
    if (i.direct) return from;
    void* to = at(r.workspace, i.at + i.room * static_cast<size_t>(worker));
    i.reorder.at(begin, end).run(worker, {from, to}, scratch(r, worker));
    return to;
  }
  void* place(const Run& r, const ImageOperand& i, void* base, int64_t begin,
              int32_t worker) const {
    if (i.direct) return i.outer(static_cast<char*>(base), begin);
    return at(r.workspace, i.at + i.room * static_cast<size_t>(worker));
  }
  void put(const Run& r, const ImageOperand& i, const void* from, void* base, int64_t begin,
           int64_t end, int32_t worker) const {
    if (i.direct) return;
    void* to = i.outer(static_cast<char*>(base), begin);
    i.reorder.at(begin, end).run(worker, {from, to}, scratch(r, worker));
  }
  const void* pack_weights(const Run& r, const void* w) const {
    if (!weights) return w;
    OneThread guard;
    weights.run(0, {w, at(r.workspace, weights_at)}, scratch(r, 0));
    return at(r.workspace, weights_at);
  }
};

struct ForwardKernel final : Base {
  const char* run(const Run& r) const override {
    const void *w = pack_weights(r, r.in[1]), *bias = bias_type == DType::none ? nullptr : r.in[2];
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      const void* px = take(r, x, r.in[0], begin, end, worker);
      void* py = place(r, y, r.out[0], begin, worker);
      const Program& p = pieces.at(begin, end);
      if (bias) p.run(worker, {px, w, bias, py}, scratch(r, worker));
      else p.run(worker, {px, w, py}, scratch(r, worker));
      put(r, y, py, r.out[0], begin, end, worker);
    });
    return nullptr;
  }
};

struct DataKernel final : Base {
  const char* run(const Run& r) const override {
    const void* w = pack_weights(r, r.in[1]);
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      const void* py = take(r, y, r.in[0], begin, end, worker);
      void* px = place(r, x, r.out[0], begin, worker);
      pieces.at(begin, end).run(worker, {py, w, px}, scratch(r, worker));
      put(r, x, px, r.out[0], begin, end, worker);
    });
    return nullptr;
  }
};

struct WeightKernel final : Base {
  int64_t channels = 0;

  const char* run(const Run& r) const override {
    const bool bias = bias_type != DType::none;
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      const auto part = static_cast<size_t>(begin / pieces.cut.size);
      const void* px = take(r, x, r.in[0], begin, end, worker);
      const void* py = take(r, y, r.in[1], begin, end, worker);
      void* dw = at(r.workspace, parts_at + part * part_bytes);
      void* db = at(r.workspace, bias_at + part * bias_bytes);
      const Program& p = pieces.at(begin, end);
      if (bias) p.run(worker, {px, py, dw, db}, scratch(r, worker));
      else p.run(worker, {px, py, dw}, scratch(r, worker));
    });
    void* sum = at(r.workspace, sum_at);
    fold(r, at(r.workspace, parts_at), pieces.cut.pieces, part_bytes,
         static_cast<int64_t>(part_bytes / 4), DType::f32, sum);
    if (bias) {
      fold(r, at(r.workspace, bias_at), pieces.cut.pieces, bias_bytes, channels, bias_type,
           r.out[1]);
    }
    OneThread guard;
    weights.run(0, {sum, r.out[0]}, scratch(r, 0));
    return nullptr;
  }
};

// The common descriptors of the three kernels.
struct ConvProblem {
  const Spec &x, &w, &y;
  ConvParams params;
  DType t;
  dnnl::memory::dims stride, dilation, padding;

  ConvProblem(const Spec& x_, const Spec& w_, const Spec& y_, const ConvParams& p, DType compute)
      : x(x_), w(w_), y(y_), params(p), t(compute) {
    for (int d = 0; d < p.spatial; ++d) {
      stride.push_back(p.stride[d]);
      dilation.push_back(p.dilation[d] - 1);
      padding.push_back(p.padding[d]);
    }
  }
  // Returns the shape or strides of w, with a dim for the groups in front if there are several.
  Dims grouped(const Dims& d, int64_t group) const {
    Dims g = d;
    if (params.groups > 1) g.insert(0, group);
    return g;
  }
  Dims weight_shape() const {
    Dims s = w.shape;
    s[0] /= params.groups;
    return grouped(s, params.groups);
  }
  Desc weight_desc() const {
    const int64_t outer = w.stride[0] * (w.shape[0] / params.groups);
    return with_strides(w.dtype, weight_shape(), grouped(w.stride, outer));
  }
  Desc weight_any(DType dtype) const { return any(dtype, weight_shape()); }
  double work() const {
    return 2. * static_cast<double>(count(y.shape)) * static_cast<double>(count(w.shape)) /
           static_cast<double>(w.shape[0]) / flop_rate(t == DType::bf16);
  }
};

const char* refusal(const Request& r, const ConvProblem& p, const Spec& bias) {
  if (const char* no = refuse_dtype(r, p.t)) return no;
  if (count(p.x.shape) == 0 || count(p.y.shape) == 0 || count(p.w.shape) == 0) return "empty";
  for (const Spec* s : {&p.x, &p.y, &p.w}) {
    for (int d = 0; d < s->rank(); ++d) {
      if (s->stride[d] < 1 && s->shape[d] > 1) return "broadcast operands";
    }
  }
  if (bias && !is_row_major(bias)) return "the bias must be dense";
  if (cpu::direct::is_costly_for_onednn(p.params, p.w, p.y)) {
    return "would need much memory for such long rows or kernels";
  }
  // Code that oneDNN 2.6 makes for larger steps has read and written beyond its memory.
  constexpr int32_t kLargestStep = 64;
  for (int d = 0; d < p.params.spatial; ++d) {
    if (std::max({p.params.stride[d], p.params.padding[d], p.params.dilation[d]}) > kLargestStep)
      return "a stride, padding or dilation above 64";
  }
  return nullptr;
}

Forward::primitive_desc forward_of(const Maker& make, const ConvProblem& p, const Attr& attr,
                                   const Desc& x, const Desc* bias, const Desc& y) {
  constexpr auto kind = dnnl::prop_kind::forward_training;
  constexpr auto direct = dnnl::algorithm::convolution_direct;
  const Desc w = p.weight_any(p.t);
  return bias ? describe<Forward>(make.engine(), attr, kind, direct, x, w, *bias, y, p.stride,
                                  p.dilation, p.padding, p.padding)
              : describe<Forward>(make.engine(), attr, kind, direct, x, w, y, p.stride, p.dilation,
                                  p.padding, p.padding);
}

Program reorder(const Maker& make, const Desc& from, const Desc& to) {
  const dnnl::reorder::primitive_desc pd(make.engine(), from, make.engine(), to, Maker::attr());
  return make(pd, {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}});
}

// Cuts the batch into pieces of images and prepares the reordering of x and y.
void cut_images(const Maker& make, const ConvProblem& p, Base& k, double piece, Role x, Role y) {
  k.x.init(p.x);
  k.y.init(p.y);
  const CutOption options[] = {{p.x.shape[0], 1, 1, 0, piece}};
  k.pieces.cut = choose_cut(p.work(), options, 1);
  k.pieces.extent = p.x.shape[0];
  k.x.prepare(make, k.pieces.cut, x);
  k.y.prepare(make, k.pieces.cut, y);
}

void lay_out(const Maker& make, Base& k, WorkspaceLayout& parts) {
  const auto workers = static_cast<size_t>(make.workers());
  for (ImageOperand* i : {&k.x, &k.y}) i->at = parts.take(i->room * workers);
  for (size_t s :
       {k.pieces.scratch(), k.weights.scratch(), k.x.reorder.scratch(), k.y.reorder.scratch()}) {
    k.scratch_room = std::max(k.scratch_room, s);
  }
  k.scratch_at = parts.take(k.scratch_room * workers);
}

const char* name(DType t) { return t == DType::bf16 ? "onednn conv bf16" : "onednn conv f32"; }

// Sets the layout of the weights, which is one for all pieces.
void agree_on(Desc& liked, const Desc& weights) {
  if (liked.get_size() && liked != weights) {
    throw dnnl::error(dnnl_unimplemented, "pieces disagree on weights");
  }
  liked = weights;
}

// Ends a kernel whose weights are reordered to the layout `liked` before.
void pack_weights(const Maker& make, const ConvProblem& p, const Desc& liked, Base& k) {
  WorkspaceLayout parts;
  if (const Desc plain = p.weight_desc(); plain != liked) {
    k.weights = reorder(make, plain, liked);
    k.weights_at = parts.take(liked.get_size());
  }
  lay_out(make, k, parts);
  k.workspace = parts.size();
  k.held = make.held();
  k.name = name(p.t);
}

std::unique_ptr<Prepared> make_forward(const Request& r, Why& why) {
  const Spec& bias = operand(r.in, 2);
  const ConvProblem p(r.in[0], r.in[1], r.out[0], r.get<ConvParams>(), r.in[0].dtype);
  if (const char* no = refusal(r, p, bias)) return why.refuse(kWho, no);
  if (p.w.dtype != p.t || !may_be(p.y.dtype, p.t, DType::f32) ||
      !may_be(bias.dtype, p.t, DType::f32)) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  const Maker make(r.workers);
  auto k = std::make_unique<ForwardKernel>();
  k->bias_type = bias.dtype;
  cut_images(make, p, *k, 0, Role::read, Role::written);
  Desc liked;
  k->pieces.make([&](int64_t images) {
    const Desc xd = k->x.desc(images, p.t), yd = k->y.desc(images, p.y.dtype);
    const Desc bd = row_major(bias ? bias.dtype : p.t, {p.w.shape[0]});
    const auto pd = forward_of(make, p, Maker::attr(), xd, bias ? &bd : nullptr, yd);
    agree_on(liked, pd.weights_desc());
    std::vector<Arg> args = {
        {DNNL_ARG_SRC, xd}, {DNNL_ARG_WEIGHTS, liked}, {DNNL_ARG_BIAS, bd}, {DNNL_ARG_DST, yd}};
    if (!bias) args.erase(args.begin() + 2);
    return make(pd, std::move(args));
  });
  pack_weights(make, p, liked, *k);
  return k;
}

std::unique_ptr<Prepared> make_data(const Request& r, Why& why) {
  const ConvProblem p(r.out[0], r.in[1], r.in[0], r.get<ConvParams>(), r.in[0].dtype);
  if (const char* no = refusal(r, p, {})) return why.refuse(kWho, no);
  if (p.w.dtype != p.t || !may_be(p.x.dtype, p.t, DType::f32)) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  const Maker make(r.workers);
  auto k = std::make_unique<DataKernel>();
  cut_images(make, p, *k, 0, Role::written, Role::read);
  Desc liked;
  k->pieces.make([&](int64_t images) {
    const Desc yd = k->y.desc(images, p.t), xd = k->x.desc(images, p.x.dtype);
    const auto hint = forward_of(make, p, Maker::attr(), k->x.desc(images, p.t), nullptr, yd);
    const auto pd = describe_gradient<DataGradient>(
        make.engine(), Maker::attr(), hint, dnnl::algorithm::convolution_direct, xd,
        p.weight_any(p.t), yd, p.stride, p.dilation, p.padding, p.padding);
    agree_on(liked, pd.weights_desc());
    return make(pd, {{DNNL_ARG_DIFF_DST, yd}, {DNNL_ARG_WEIGHTS, liked}, {DNNL_ARG_DIFF_SRC, xd}});
  });
  pack_weights(make, p, liked, *k);
  return k;
}

std::unique_ptr<Prepared> make_weight(const Request& r, Why& why) {
  const Spec& db = operand(r.out, 1);
  const ConvProblem p(r.in[0], r.out[0], r.in[1], r.get<ConvParams>(), r.in[0].dtype);
  if (const char* no = refusal(r, p, db)) return why.refuse(kWho, no);
  // oneDNN 2.6 divides by 0, writes beyond its memory, or gives other sums, where an image is small
  // beside the stride and the padding.
  if (p.params.spatial == 3) return why.refuse(kWho, "weight gradients over three dims are wrong");
  if (p.y.dtype != p.t || !may_be(p.w.dtype, p.t, DType::f32) ||
      !may_be(db.dtype, p.t, DType::f32)) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  const Maker make(r.workers);
  auto k = std::make_unique<WeightKernel>();
  k->channels = p.w.shape[0];
  k->bias_type = db.dtype;
  cut_images(make, p, *k, static_cast<double>(count(p.w.shape)), Role::read, Role::read);
  Desc part;
  k->pieces.make([&](int64_t images) {
    const Desc xd = k->x.desc(images, p.t), yd = k->y.desc(images, p.t);
    const Desc bd = row_major(DType::f32, {p.w.shape[0]});
    const Desc wd = part.get_size() ? part : p.weight_any(DType::f32);
    const auto hint = forward_of(make, p, Maker::attr(), xd, db ? &bd : nullptr, yd);
    constexpr auto direct = dnnl::algorithm::convolution_direct;
    const auto pd =
        db ? describe_gradient<WeightGradient>(make.engine(), Maker::attr(), hint, direct, xd, wd,
                                               bd, yd, p.stride, p.dilation, p.padding, p.padding)
           : describe_gradient<WeightGradient>(make.engine(), Maker::attr(), hint, direct, xd, wd,
                                               yd, p.stride, p.dilation, p.padding, p.padding);
    part = pd.diff_weights_desc();
    std::vector<Arg> args = {{DNNL_ARG_SRC, xd},
                             {DNNL_ARG_DIFF_DST, yd},
                             {DNNL_ARG_DIFF_WEIGHTS, part},
                             {DNNL_ARG_DIFF_BIAS, bd}};
    if (!db) args.pop_back();
    return make(pd, std::move(args));
  });
  k->weights = reorder(make, part, p.weight_desc());
  WorkspaceLayout parts;
  const auto count = static_cast<size_t>(k->pieces.cut.pieces);
  k->part_bytes = (part.get_size() + 63) / 64 * 64;
  k->parts_at = parts.take(k->part_bytes * count);
  k->sum_at = parts.take(k->part_bytes);
  k->bias_bytes = (static_cast<size_t>(k->channels) * 4 + 63) / 64 * 64;
  k->bias_at = parts.take(k->bias_bytes * count);
  lay_out(make, *k, parts);
  k->workspace = parts.size();
  k->held = make.held();
  k->name = name(p.t);
  return k;
}

}  // namespace
}  // namespace mpt::onednn

namespace mpt::cpu {

std::unique_ptr<Prepared> make_onednn_conv(const Request& r, Why& why) {
  return onednn::attempt(why, [&] { return onednn::make_forward(r, why); });
}
std::unique_ptr<Prepared> make_onednn_conv_data(const Request& r, Why& why) {
  return onednn::attempt(why, [&] { return onednn::make_data(r, why); });
}
std::unique_ptr<Prepared> make_onednn_conv_weight(const Request& r, Why& why) {
  return onednn::attempt(why, [&] { return onednn::make_weight(r, why); });
}

}  // namespace mpt::cpu
