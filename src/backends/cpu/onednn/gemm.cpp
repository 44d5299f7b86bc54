// The kernel gemm by oneDNN's matmul: one call per matrix of the batch, or per band of rows.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/make.h"
#include "backends/cpu/onednn/common.h"

namespace mpt::onednn {
namespace {

// True if the rows or the columns of a matrix are contiguous, as oneDNN requires.
bool is_matrix(const Spec& s) {
  const int64_t row = s.stride.back(1), col = s.stride.back(), rows = s.shape.back(1),
                cols = s.shape.back();
  if (row < 0 || col < 0) return false;
  const bool by_rows = (col == 1 || cols == 1) && (row >= cols || rows == 1);
  const bool by_cols = (row == 1 || rows == 1) && (col >= rows || cols == 1);
  return by_rows || by_cols;
}

// Returns the strides of the last two dims, with regular strides for extents of 1.
Dims matrix_strides(const Spec& s, int64_t rows) {
  const int64_t cols = s.shape.back();
  int64_t row = s.stride.back(1), col = s.stride.back();
  if (cols == 1 && row >= 1) col = 1;
  if (s.shape.back(1) == 1) row = col == 1 ? cols : 1;
  if (rows == 1 && col == 1) row = std::max(row, cols);
  return {row, col};
}

struct Gemm final : Prepared {
  Dims batch;                   // extents
  Dims a_step, b_step, c_step;  // strides of the batch dims, in bytes
  int64_t rows = 0, a_row = 0, c_row = 0;
  bool bias = false;
  Pieces pieces;  // bands of rows of one matrix
  Program scaled, scaled_rest;
  size_t scratch_room = 0, alpha_at = 0;

  const char* run(const Run& r) const override {
    const float alpha = r.scalars ? r.get<GemmScalars>().alpha : 1.f;
    float* factor = reinterpret_cast<float*>(at(r.workspace, alpha_at));
    *factor = alpha;
    const int64_t matrices = count(batch), bands = pieces.cut.pieces;
    run_pieces(r, matrices * bands, 1, [&](int64_t begin, int64_t, int32_t worker) {
      const char *a = static_cast<const char*>(r.in[0]), *b = static_cast<const char*>(r.in[1]);
      char* c = static_cast<char*>(r.out[0]);
      int64_t rest = begin / bands;
      for (int d = batch.size(); d-- > 0; rest /= batch[d]) {
        const int64_t i = rest % batch[d];
        a += i * a_step[d];
        b += i * b_step[d];
        c += i * c_step[d];
      }
      const int64_t from = begin % bands * pieces.cut.size;
      const int64_t to = std::min(rows, from + pieces.cut.size);
      a += from * a_row;
      c += from * c_row;
      void* scratch = at(r.workspace, scratch_room * static_cast<size_t>(worker));
      const bool tail = pieces.rest && to - from < pieces.cut.size;
      if (alpha == 1.f) {
        const Program& p = tail ? pieces.rest : pieces.whole;
        if (bias) p.run(worker, {a, b, c, r.in[2]}, scratch);
        else p.run(worker, {a, b, c}, scratch);
      } else {
        const Program& p = tail ? scaled_rest : scaled;
        if (bias) p.run(worker, {a, b, c, factor, r.in[2]}, scratch);
        else p.run(worker, {a, b, c, factor}, scratch);
      }
    });
    return nullptr;
  }
};

double flops_of(int64_t m, int64_t n, int64_t k) {
  return 2. * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
}

// Returns why oneDNN should not compute a product, or nullptr.
const char* refusal(const Request& r) {
  const Spec &c = r.out[0], &a = r.in[0], &b = r.in[1], &bias = operand(r.in, 2);
  const auto params = r.get<GemmParams>();
  const DType t = a.dtype;
  if (const char* no = refuse_dtype(r, t)) return no;
  if (params.accumulate) return "does not accumulate";
  if (!fusable(params.act)) return "the activation";
  if (b.dtype != t || !may_be(c.dtype, t, DType::f32) || !may_be(bias.dtype, t, DType::f32)) {
    return "this mix of dtypes";
  }
  const int rank = c.rank();
  if (rank < 2 || a.rank() != rank || b.rank() != rank) return "ranks differ";
  const int64_t m = c.shape.back(1), n = c.shape.back(), k = a.shape.back();
  if (count(c.shape) == 0 || k == 0) return "empty";
  if (!is_matrix(a) || !is_matrix(b) || !is_matrix(c) || (n > 1 && c.stride.back() != 1) ||
      (bias && !is_row_major(bias))) {
    return "strides";
  }
  if (t == DType::bf16 && k > 1 && a.stride.back() != 1) {
    return "is slow with a transposed a of 16 bits";
  }
  if (flops_of(m, n, k) < 1e6) return "too small to be worth a call";
  if (t == DType::f32 && std::min(m, n) >= 32 && (has_cache_conflicts(k) || has_cache_conflicts(n)))
    return kCacheConflicts;
  return nullptr;
}

std::unique_ptr<Prepared> make_gemm(const Request& r, Why& why) {
  if (const char* no = refusal(r)) return why.refuse(kWho, no);
  const Spec &c = r.out[0], &a = r.in[0], &b = r.in[1], &bias = operand(r.in, 2);
  const auto params = r.get<GemmParams>();
  const DType t = a.dtype;
  const int rank = c.rank();
  const int64_t m = c.shape.back(1), n = c.shape.back(), k = a.shape.back();
  const double flops = flops_of(m, n, k);
  const Maker make(r.workers);
  auto p = std::make_unique<Gemm>();
  auto steps = [&](const Spec& s) {
    Dims d;
    for (int i = 0; i < rank - 2; ++i) {
      d.push(s.shape[i] == 1 ? 0 : s.stride[i] * size_of(s.dtype));
    }
    return d;
  };
  for (int i = 0; i < rank - 2; ++i) p->batch.push(c.shape[i]);
  p->a_step = steps(a);
  p->b_step = steps(b);
  p->c_step = steps(c);
  p->rows = m;
  p->a_row = a.stride.back(1) * size_of(t);
  p->c_row = c.stride.back(1) * size_of(c.dtype);
  p->bias = static_cast<bool>(bias);

  // A few matrices are cut into bands. Each band packs b again.
  p->pieces.cut = {0, m, 1};
  if (count(p->batch) < 8) {
    const CutOption options[] = {
        {m, 32, 64, 0, static_cast<double>(n) * static_cast<double>(k) * 0.3}};
    p->pieces.cut = choose_cut(flops / flop_rate(t == DType::bf16), options, 1);
    if (p->pieces.cut.pieces == 1 && flops > 2e7) return why.refuse(kWho, "too few rows to share");
  }
  p->pieces.extent = m;
  const Desc one = row_major(DType::f32, {1, 1});
  enum class Alpha { one, given };
  auto program = [&](int64_t rows, Alpha alpha) {
    const bool scale = alpha == Alpha::given;
    const Desc ad = with_strides(t, {rows, k}, matrix_strides(a, rows)),
               bd = with_strides(t, {k, n}, matrix_strides(b, k)),
               cd = with_strides(c.dtype, {rows, n}, matrix_strides(c, rows)),
               vd = row_major(bias ? bias.dtype : t, {1, n});
    std::vector<Arg> args = {{DNNL_ARG_SRC, ad}, {DNNL_ARG_WEIGHTS, bd}, {DNNL_ARG_DST, cd}};
    dnnl::post_ops ops;
    if (scale) {
      ops.append_binary(dnnl::algorithm::binary_mul, one);
      args.push_back({DNNL_ARG_ATTR_MULTIPLE_POST_OP(0) | DNNL_ARG_SRC_1, one});
    }
    if (bias && scale) {  // alpha does not scale the bias
      ops.append_binary(dnnl::algorithm::binary_add, vd);
      args.push_back({DNNL_ARG_ATTR_MULTIPLE_POST_OP(1) | DNNL_ARG_SRC_1, vd});
    } else if (bias) {
      args.push_back({DNNL_ARG_BIAS, vd});
    }
    append_activation(ops, params.act);
    const Attr attr = Maker::attr(ops);
    const auto pd = bias && !scale ? describe<dnnl::matmul>(make.engine(), attr, ad, bd, vd, cd)
                                   : describe<dnnl::matmul>(make.engine(), attr, ad, bd, cd);
    return make(pd, std::move(args));
  };
  p->pieces.make([&](int64_t rows) { return program(rows, Alpha::one); });
  p->scaled = program(p->pieces.cut.size, Alpha::given);
  if (p->pieces.rest) p->scaled_rest = program(m % p->pieces.cut.size, Alpha::given);

  WorkspaceLayout parts;
  for (const Program* g : {&p->pieces.whole, &p->pieces.rest, &p->scaled, &p->scaled_rest}) {
    p->scratch_room = std::max(p->scratch_room, g->scratch());
  }
  parts.take(p->scratch_room * static_cast<size_t>(make.workers()));
  p->alpha_at = parts.take(sizeof(float));
  p->workspace = parts.size();
  p->held = make.held();
  p->name = t == DType::bf16 ? "onednn matmul bf16" : "onednn matmul f32";
  return p;
}

}  // namespace
}  // namespace mpt::onednn

namespace mpt::cpu {

std::unique_ptr<Prepared> make_onednn_gemm(const Request& r, Why& why) {
  return onednn::attempt(why, [&] { return onednn::make_gemm(r, why); });
}

}  // namespace mpt::cpu
