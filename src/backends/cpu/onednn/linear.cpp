// linear, linear_data and linear_weight by oneDNN's inner product, cut into one-thread pieces.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/onednn/linear.h"

#include <cstring>

#include "backends/cpu/make.h"

namespace mpt::onednn {
namespace {

using Forward = dnnl::inner_product_forward;
using DataGradient = dnnl::inner_product_backward_data;
using WeightGradient = dnnl::inner_product_backward_weights;

Forward::primitive_desc forward_of(const Maker& make, const Attr& attr, const Desc& x,
                                   const Desc& w, const Desc* bias, const Desc& y) {
  constexpr auto kind = dnnl::prop_kind::forward_training;
  return bias ? describe<Forward>(make.engine(), attr, kind, x, w, *bias, y)
              : describe<Forward>(make.engine(), attr, kind, x, w, y);
}

// Columns [from, to) of a row-major matrix, to a dense one and back.
void take_columns(const void* all, int64_t rows, int64_t cols, int64_t from, int64_t to,
                  size_t element, void* slice) {
  const size_t width = static_cast<size_t>(to - from) * element;
  for (int64_t i = 0; i < rows; ++i) {
    std::memcpy(at(slice, static_cast<size_t>(i) * width),
                at(all, static_cast<size_t>(i * cols + from) * element), width);
  }
}
void put_columns(const void* slice, int64_t rows, int64_t cols, int64_t from, int64_t to,
                 size_t element, void* all) {
  const size_t width = static_cast<size_t>(to - from) * element;
  for (int64_t i = 0; i < rows; ++i) {
    std::memcpy(at(all, static_cast<size_t>(i * cols + from) * element),
                at(slice, static_cast<size_t>(i) * width), width);
  }
}

struct Base : Prepared {
  Linear s{};
  Weights w;
  Pieces pieces;
  size_t scratch_at = 0, slice_at = 0, slice_bytes = 0, parts_at = 0, part_bytes = 0;

  // The parts of the workspace that every product may need. `slice`: elements of a staged slice.
  void lay_out(Parts& parts, const Maker& make, int64_t slice) {
    const auto workers = static_cast<size_t>(make.workers());
    scratch_at = parts.take(pieces.scratch() * workers);
    slice_bytes = (static_cast<size_t>(slice) * 4 + 63) / 64 * 64;
    slice_at = parts.take(slice_bytes * workers);
  }
  void* scratch(const Run& r, int32_t worker) const {
    return at(r.workspace, scratch_at + pieces.scratch() * static_cast<size_t>(worker));
  }
  void* slice(const Run& r, int32_t worker) const {
    return at(r.workspace, slice_at + slice_bytes * static_cast<size_t>(worker));
  }
};

bool acceptable(const Request& r, const Linear& s, const Spec& w, Why& why) {
  const char* no = refuse_dtype(r, s.t);
  if (!no && !(s.m > 0 && s.k > 0 && s.n > 0)) no = "empty";
  if (!no && !w.layout && s.flops() < kTiny) no = "too small to be worth a call";
  if (no) why.refuse(kWho, no);
  return !no;
}

// The forward is not slowed down; with few rows of x all is reading w, and a large dw is all
// writing.
bool slow_gradient(const Linear& s, bool weight) {
  return s.t == DType::f32 && s.m >= 32 && !(weight && s.nk() > 4e6) && crowded(s.k);
}

// -- forward --------------------------------------------------------------------------------------

struct ForwardKernel final : Base {
  DType y_type{}, bias_type{};

  void run(const Run& r) const override {
    const void *x = r.in[0], *weights_in = r.in[1],
               *bias = bias_type == DType::none ? nullptr : r.in[2];
    const auto xb = s.bytes(), yb = static_cast<size_t>(size_of(y_type));
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      const Program& p = pieces.at(begin, end);
      const void *px = x, *pw = weights_in, *pb = bias;
      void* py = r.out[0];
      const bool by_columns = pieces.cut.way == 1, staged = by_columns && pieces.cut.pieces > 1;
      if (by_columns) {
        pw = at(weights_in, w.offset(begin, s.bytes()));
        if (pb) pb = at(bias, static_cast<size_t>(begin * size_of(bias_type)));
        if (staged) py = slice(r, worker);
      } else {
        px = at(x, static_cast<size_t>(begin * s.k) * xb);
        py = at(r.out[0], static_cast<size_t>(begin * s.n) * yb);
      }
      if (bias) p.run(worker, {px, pw, pb, py}, scratch(r, worker));
      else p.run(worker, {px, pw, py}, scratch(r, worker));
      if (staged) put_columns(py, s.m, s.n, begin, end, yb, r.out[0]);
    });
  }
};

std::unique_ptr<Prepared> make_forward(const Request& r, Why& why) {
  const Spec &y = r.out[0], &x = r.in[0], &w = r.in[1], &bias = operand(r.in, 2);
  const Linear s = {x.shape[0], x.shape[1], w.shape[0], x.dtype};
  if (!acceptable(r, s, w, why)) return nullptr;
  const auto params = r.get<GemmParams>();
  if (!fusable(params.act)) return why.refuse(kWho, "the activation");
  if (params.accumulate || w.dtype != s.t || !may_be(y.dtype, s.t, DType::f32) ||
      !may_be(bias.dtype, s.t, DType::f32)) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  if (!is_row_major(x) || !is_row_major(y) || (bias && !is_row_major(bias))) {
    return why.refuse(kWho, "x and y must be row-major");
  }
  const Maker make(r.workers);
  auto p = std::make_unique<ForwardKernel>();
  p->s = s;
  p->y_type = y.dtype;
  p->bias_type = bias.dtype;
  if (!find_weights(s, w, p->w, why)) return nullptr;

  const double yb = static_cast<double>(size_of(y.dtype)), b = static_cast<double>(s.bytes());
  const int64_t step = std::max<int64_t>(p->w.block.rows, 64);
  const Way ways[] = {{s.m, 32, 64, 0, s.nk() * b * 0.04},
                      {s.n, step, step, s.mn() * yb * 0.1, s.mk() * b * 0.04}};
  p->pieces.cut = choose_cut(s.work(), ways, 2);
  const bool rows = p->pieces.cut.way == 0;
  p->pieces.extent = rows ? s.m : s.n;

  dnnl::post_ops ops;
  append_activation(ops, params.act);
  const Attr attr = Maker::attr(ops);
  p->pieces.make([&](int64_t count) {
    const int64_t m = rows ? count : s.m, n = rows ? s.n : count;
    const Desc xd = row_major(s.t, {m, s.k}), yd = row_major(y.dtype, {m, n});
    const Desc wd = p->w.rows(s, n);
    const Desc bd = row_major(bias.dtype, {n});
    const auto pd = forward_of(make, attr, xd, wd, bias ? &bd : nullptr, yd);
    std::vector<Arg> args = {
        {DNNL_ARG_SRC, xd}, {DNNL_ARG_WEIGHTS, wd}, {DNNL_ARG_BIAS, bd}, {DNNL_ARG_DST, yd}};
    if (!bias) args.erase(args.begin() + 2);
    return make(pd, std::move(args));
  });
  Parts parts;
  p->lay_out(parts, make, !rows && p->pieces.cut.pieces > 1 ? s.m * p->pieces.cut.size : 0);
  p->workspace = parts.size();
  p->name = s.t == DType::bf16 ? "onednn inner product bf16" : "onednn inner product f32";
  return p;
}

// -- gradient of x --------------------------------------------------------------------------------

struct DataKernel final : Base {
  DType dx_type{};

  void run(const Run& r) const override {
    const void *dy = r.in[0], *weights_in = r.in[1];
    const bool rows = pieces.cut.way == 0;
    const auto xb = static_cast<size_t>(size_of(dx_type));
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      const Program& p = pieces.at(begin, end);
      if (rows) {
        return p.run(worker,
                     {at(dy, static_cast<size_t>(begin * s.n) * s.bytes()), weights_in,
                      at(r.out[0], static_cast<size_t>(begin * s.k) * xb)},
                     scratch(r, worker));
      }
      void* staged = slice(r, worker);
      take_columns(dy, s.m, s.n, begin, end, s.bytes(), staged);
      const auto part = static_cast<size_t>(begin / pieces.cut.size);
      p.run(worker,
            {staged, at(weights_in, w.offset(begin, s.bytes())),
             at(r.workspace, parts_at + part * part_bytes)},
            scratch(r, worker));
    });
    if (!rows) {
      fold(r, at(r.workspace, parts_at), pieces.cut.pieces, part_bytes, s.m * s.k, dx_type,
           r.out[0]);
    }
  }
};

std::unique_ptr<Prepared> make_data(const Request& r, Why& why) {
  const Spec &dx = r.out[0], &dy = r.in[0], &w = r.in[1];
  const Linear s = {dy.shape[0], w.shape[1], w.shape[0], dy.dtype};
  if (!acceptable(r, s, w, why)) return nullptr;
  if (w.dtype != s.t || !may_be(dx.dtype, s.t, DType::f32)) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  if (!is_row_major(dx) || !is_row_major(dy)) {
    return why.refuse(kWho, "dx and dy must be row-major");
  }
  if (slow_gradient(s, false)) return why.refuse(kWho, kCrowded);
  const Maker make(r.workers);
  auto p = std::make_unique<DataKernel>();
  p->s = s;
  p->dx_type = dx.dtype;
  if (!find_weights(s, w, p->w, why)) return nullptr;

  // Every piece transposes the weights that it reads, so cuts along rows cost more than in forward.
  const double b = static_cast<double>(s.bytes());
  const int64_t step = std::max<int64_t>(p->w.block.rows, 64);
  const Way ways[] = {{s.m, 32, 64, 0, s.nk() * 0.2},
                      {s.n, step, step, s.mn() * b * 0.1, s.mk() * 0.5}};
  p->pieces.cut = choose_cut(s.work(), ways, 2);
  const bool rows = p->pieces.cut.way == 0;
  p->pieces.extent = rows ? s.m : s.n;

  const Attr attr = Maker::attr();
  p->pieces.make([&](int64_t count) {
    const int64_t m = rows ? count : s.m, n = rows ? s.n : count;
    const Desc yd = row_major(s.t, {m, n}), xd = row_major(s.t, {m, s.k});
    const Desc xd_out = row_major(rows ? dx.dtype : DType::f32, {m, s.k});
    const Desc wd = p->w.rows(s, n);
    const auto hint = forward_of(make, attr, xd, wd, nullptr, yd);
    const auto pd = describe_gradient<DataGradient>(make.engine(), attr, hint, xd_out, wd, yd);
    return make(pd, {{DNNL_ARG_DIFF_DST, yd}, {DNNL_ARG_WEIGHTS, wd}, {DNNL_ARG_DIFF_SRC, xd_out}});
  });
  Parts parts;
  p->lay_out(parts, make, rows ? 0 : s.m * p->pieces.cut.size);
  if (!rows) {
    p->part_bytes = (static_cast<size_t>(s.m * s.k) * 4 + 63) / 64 * 64;
    p->parts_at = parts.take(p->part_bytes * static_cast<size_t>(p->pieces.cut.pieces));
  }
  p->workspace = parts.size();
  p->name = s.t == DType::bf16 ? "onednn inner product bf16" : "onednn inner product f32";
  return p;
}

// -- gradients of w and bias ----------------------------------------------------------------------

struct WeightKernel final : Base {
  DType db_type{};
  Program finish;  // from the sum of the parts to dw
  size_t sum_at = 0, bias_parts_at = 0, bias_part_bytes = 0;

  void run(const Run& r) const override {
    const void *x = r.in[0], *dy = r.in[1];
    void *dw = r.out[0], *db = db_type == DType::none ? nullptr : r.out[1];
    if (pieces.cut.way == 1) by_rows(r, x, dy, db);
    else by_columns(r, x, dy, dw, db);
  }

  void by_columns(const Run& r, const void* x, const void* dy, void* dw, void* db) const {
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      const Program& p = pieces.at(begin, end);
      const void* staged = dy;
      if (pieces.cut.pieces > 1) {
        take_columns(dy, s.m, s.n, begin, end, s.bytes(), slice(r, worker));
        staged = slice(r, worker);
      }
      void* to = at(dw, w.offset(begin, s.bytes()));
      if (db) {
        p.run(worker, {x, staged, to, at(db, static_cast<size_t>(begin * size_of(db_type)))},
              scratch(r, worker));
      } else {
        p.run(worker, {x, staged, to}, scratch(r, worker));
      }
    });
  }

  void by_rows(const Run& r, const void* x, const void* dy, void* db) const {
    run_pieces(r, pieces.extent, pieces.cut.size, [&](int64_t begin, int64_t end, int32_t worker) {
      const Program& p = pieces.at(begin, end);
      const auto part = static_cast<size_t>(begin / pieces.cut.size);
      const void* px = at(x, static_cast<size_t>(begin * s.k) * s.bytes());
      const void* py = at(dy, static_cast<size_t>(begin * s.n) * s.bytes());
      void* to = at(r.workspace, parts_at + part * part_bytes);
      void* bias = at(r.workspace, bias_parts_at + part * bias_part_bytes);
      if (db) p.run(worker, {px, py, to, bias}, scratch(r, worker));
      else p.run(worker, {px, py, to}, scratch(r, worker));
    });
    void* sum = at(r.workspace, sum_at);
    fold(r, at(r.workspace, parts_at), pieces.cut.pieces, part_bytes,
         static_cast<int64_t>(part_bytes / 4), DType::f32, sum);
    if (db) {
      fold(r, at(r.workspace, bias_parts_at), pieces.cut.pieces, bias_part_bytes, s.n, db_type, db);
    }
    OneThread guard;
    finish.run(0, {sum, r.out[0]}, at(r.workspace, scratch_at));
  }
};

std::unique_ptr<Prepared> make_weight(const Request& r, Why& why) {
  const Spec &dw = r.out[0], &db = operand(r.out, 1), &x = r.in[0], &dy = r.in[1];
  const Linear s = {x.shape[0], x.shape[1], dy.shape[1], x.dtype};
  if (!acceptable(r, s, dw, why)) return nullptr;
  if (dy.dtype != s.t || dw.dtype != s.t || !may_be(db.dtype, s.t, DType::f32)) {
    return why.refuse(kWho, "this mix of dtypes");
  }
  if (!is_row_major(x) || !is_row_major(dy) || (db && !is_row_major(db))) {
    return why.refuse(kWho, "x and dy must be row-major");
  }
  if (slow_gradient(s, true)) return why.refuse(kWho, kCrowded);
  const Maker make(r.workers);
  auto p = std::make_unique<WeightKernel>();
  p->s = s;
  p->db_type = db.dtype;
  if (!find_weights(s, dw, p->w, why)) return nullptr;

  const double b = static_cast<double>(s.bytes());
  const int64_t step = std::max<int64_t>(p->w.block.rows, 64);
  const Way ways[] = {{s.n, step, step, s.mn() * b * 0.1, s.mk() * 0.6},
                      {s.m, 64, 128, s.nk() * 0.5, s.nk() * 0.5}};
  p->pieces.cut = choose_cut(s.work(), ways, 2);
  const bool columns = p->pieces.cut.way == 0;
  p->pieces.extent = columns ? s.n : s.m;

  const Attr attr = Maker::attr();
  const DType w_type = columns ? s.t : DType::f32, b_type = columns ? db.dtype : DType::f32;
  Desc part;  // what a piece of rows writes
  p->pieces.make([&](int64_t count) {
    const int64_t m = columns ? s.m : count, n = columns ? count : s.n;
    const Desc xd = row_major(s.t, {m, s.k}), yd = row_major(s.t, {m, n});
    const Desc bd = row_major(b_type == DType::none ? s.t : b_type, {n});
    const Desc wd = columns ? p->w.rows(s, n) : part.get_size() ? part : any(w_type, {s.n, s.k});
    const auto hint = forward_of(make, attr, xd, any(s.t, {n, s.k}), db ? &bd : nullptr, yd);
    const auto pd =
        db ? describe_gradient<WeightGradient>(make.engine(), attr, hint, xd, wd, bd, yd)
           : describe_gradient<WeightGradient>(make.engine(), attr, hint, xd, wd, yd);
    part = pd.diff_weights_desc();
    std::vector<Arg> args = {{DNNL_ARG_SRC, xd},
                             {DNNL_ARG_DIFF_DST, yd},
                             {DNNL_ARG_DIFF_WEIGHTS, part},
                             {DNNL_ARG_DIFF_BIAS, bd}};
    if (!db) args.pop_back();
    return make(pd, std::move(args));
  });
  if (!columns) {
    const Desc to = p->w.desc;
    const dnnl::reorder::primitive_desc pd(make.engine(), part, make.engine(), to, attr);
    p->finish = make(pd, {{DNNL_ARG_FROM, part}, {DNNL_ARG_TO, to}});
  }
  Parts parts;
  p->lay_out(parts, make, columns && p->pieces.cut.pieces > 1 ? s.m * p->pieces.cut.size : 0);
  if (!columns) {
    const auto count = static_cast<size_t>(p->pieces.cut.pieces);
    p->part_bytes = (part.get_size() + 63) / 64 * 64;
    p->parts_at = parts.take(p->part_bytes * count);
    p->sum_at = parts.take(p->part_bytes);
    p->bias_part_bytes = (static_cast<size_t>(s.n) * 4 + 63) / 64 * 64;
    p->bias_parts_at = parts.take(p->bias_part_bytes * count);
    p->scratch_at = parts.take(
        std::max(p->pieces.scratch() * static_cast<size_t>(make.workers()), p->finish.scratch()));
  }
  p->workspace = parts.size();
  p->name = s.t == DType::bf16 ? "onednn inner product bf16" : "onednn inner product f32";
  return p;
}

}  // namespace

}  // namespace mpt::onednn

namespace mpt::cpu {

namespace {

std::unique_ptr<Prepared> attempt_rows(const Request& r, Why& why, MakeKernel make) {
  auto p = onednn::attempt(why, [&] { return make(r, why); });
  const Spec& w = r.kernel == Kernel::linear_weight ? r.out[0] : r.in[1];
  if (p || !w.layout || r.in[0].shape[0] != 1) return p;
  return onednn::attempt(why, [&] { return onednn::as_two_rows(r, why, make); });
}

}  // namespace

std::unique_ptr<Prepared> make_onednn_linear(const Request& r, Why& why) {
  return attempt_rows(r, why, onednn::make_forward);
}
std::unique_ptr<Prepared> make_onednn_linear_data(const Request& r, Why& why) {
  return attempt_rows(r, why, onednn::make_data);
}
std::unique_ptr<Prepared> make_onednn_linear_weight(const Request& r, Why& why) {
  if (r.out[0].layout && r.in[0].shape[0] >= onednn::kManyRows) {
    auto p = onednn::attempt(why, [&] { return onednn::make_pack_after(r, why); });
    if (p) return p;
  }
  return attempt_rows(r, why, onednn::make_weight);
}

bool onednn_weight_layout(const Request& r, std::unique_ptr<Layout>& layout) {
  using namespace onednn;
  const Spec &x = r.in[0], &w = r.in[1];
  const Linear s = {x.shape[0], x.shape[1], w.shape[0], x.dtype};
  Why why;
  if (w.dtype != s.t || !acceptable(r, s, Spec{}, why)) return false;
  if (s.t == DType::f32) return true;
  try {
    layout = std::make_unique<PackedWeights>(s.t, w.shape, favourite(Maker(r.workers), s));
    return true;
  } catch (const dnnl::error&) {
    return false;
  }
}

}  // namespace mpt::cpu
