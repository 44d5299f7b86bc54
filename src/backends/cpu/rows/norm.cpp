// The kernels norm and norm_grad: layer norm and RMS norm, row by row.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cpu/simd/norm.h"
#include "backends/cpu/convert.h"
#include "backends/cpu/make.h"
#include "backends/cpu/rows/moments.h"
#include "backends/cpu/rows/vector_operand.h"
#include "backends/cpu/simd/reduce.h"
#include "backends/cpu/walk.h"

namespace mpt::cpu {
namespace {

bool rows_are_contiguous(const Spec& s) { return s.shape[1] <= 1 || s.stride[1] == 1; }

const char* matrix_refusal(const Spec& s, DType t) {
  if (s.dtype != t) return "operands of different dtypes";
  return rows_are_contiguous(s) ? nullptr : "rows that are not contiguous";
}

void in_double(const NormRows& p, const void* x, float& mean, float& rstd) {
  const Moments m = moments_in_double(p.widen, p.size, p.columns, p.rms, [&](const auto& f) {
    f(static_cast<const char*>(x), p.columns);
  });
  mean = static_cast<float>(m.mean);
  rstd = m.rstd(static_cast<double>(p.eps));
}

}  // namespace

std::unique_ptr<Prepared> make_norm(const Request& r, Why& why) {
  const auto p = r.get<NormParams>();
  const Spec &x = r.in[0], &y = r.out[0], &mean = r.out[1], &rstd = r.out[2];
  const int t = simd_type(x.dtype);
  if (t < 0) return why.refuse("cpu norm", "f64 and integers");
  for (const Spec* s : {&x, &y})
    if (const char* e = matrix_refusal(*s, x.dtype)) return why.refuse("cpu norm", e);
  if (p.act != Activation::none) return why.refuse("cpu norm", "an activation");
  for (const Spec* s : {&mean, &rstd})
    if (*s && s->dtype != DType::f32) return why.refuse("cpu norm", "mean and rstd are f32");
  size_t workspace = 0;
  const VectorOperand w(r.in[1], workspace), b(r.in[2], workspace);
  NormRows rows{};
  rows.x_stride = x.stride[0];
  rows.y_stride = y.stride[0];
  rows.columns = x.shape[1];
  rows.mean_step = mean ? mean.stride[0] : 0;
  rows.rstd_step = rstd ? rstd.stride[0] : 0;
  rows.eps = static_cast<float>(p.eps);
  rows.rms = p.rms;
  rows.widen = find_convert(x.dtype, DType::f32);
  rows.size = size_of(x.dtype);
  rows.in_double = in_double;
  const int64_t n = x.shape[0];
  const int64_t grain = std::max<int64_t>(1, kGrain / std::max<int64_t>(x.shape[1], 1));
  const bool has_mean = static_cast<bool>(mean), has_rstd = static_cast<bool>(rstd);
  const auto f = norm_table().norm[t];
  return prepared(
      isa_name(),
      [=](const Run& run) {
        NormRows q = rows;
        q.x = run.in[0];
        q.y = run.out[0];
        q.w = w.get(run.in[1], run.workspace);
        q.b = b.get(run.in[2], run.workspace);
        q.mean = has_mean ? static_cast<float*>(run.out[1]) : nullptr;
        q.rstd = has_rstd ? static_cast<float*>(run.out[2]) : nullptr;
        run.jobs.run(n, grain, [&](int64_t begin, int64_t end, int32_t) { f(q, begin, end); });
      },
      workspace);
}

std::unique_ptr<Prepared> make_norm_grad(const Request& r, Why& why) {
  const auto p = r.get<NormParams>();
  const Spec &dx = r.out[0], &dw = r.out[1], &db = r.out[2];
  const Spec &dy = r.in[0], &x = r.in[1], &mean = r.in[3], &rstd = r.in[4];
  const int t = simd_type(x.dtype);
  if (t < 0) return why.refuse("cpu norm", "f64 and integers");
  for (const Spec* s : {&x, &dy, &dx})
    if (*s)
      if (const char* e = matrix_refusal(*s, x.dtype)) return why.refuse("cpu norm", e);
  if (!p.rms && !mean) return why.refuse("cpu norm", "norm without rms needs mean");
  for (const Spec* s : {&mean, &rstd})
    if (*s && s->dtype != DType::f32) return why.refuse("cpu norm", "mean and rstd are f32");
  size_t workspace = 0;
  const VectorOperand w(r.in[2], workspace);
  NormGradRows rows{};
  rows.dy_stride = dy.stride[0];
  rows.x_stride = x.stride[0];
  rows.dx_stride = dx ? dx.stride[0] : 0;
  rows.columns = x.shape[1];
  rows.mean_step = mean ? mean.stride[0] : 0;
  rows.rstd_step = rstd.stride[0];
  rows.rms = p.rms;
  // Each chunk of rows has sums of its own for dw and db, which are added in order. A chunk of more
  // rows would lose one of them beside its sums.
  constexpr int64_t kMostRows = 1024;
  const int64_t n = x.shape[0], columns = x.shape[1];
  const int64_t chunk = std::clamp<int64_t>(
      std::max(kGrain / std::max<int64_t>(columns, 1), (n + 31) / 32), 1, kMostRows);
  const int64_t chunks = std::max<int64_t>(1, (n + chunk - 1) / chunk);
  const size_t sums = workspace;
  const int64_t pitch = (columns + 15) / 16 * 16;
  const bool want[2] = {static_cast<bool>(dw), static_cast<bool>(db)};
  const Convert to_out[2] = {dw ? find_convert(DType::f32, dw.dtype) : nullptr,
                             db ? find_convert(DType::f32, db.dtype) : nullptr};
  const int64_t step[2] = {dw && columns > 1 ? dw.stride[0] : 1,
                           db && columns > 1 ? db.stride[0] : 1};
  const int64_t size[2] = {size_of(dw.dtype), size_of(db.dtype)};
  if (dw || db) workspace += static_cast<size_t>(2 * chunks * pitch) * sizeof(float);
  const auto f = norm_table().norm_grad[t];
  const bool has_dx = static_cast<bool>(dx);
  return prepared(
      isa_name(),
      [=](const Run& run) {
        NormGradRows q = rows;
        q.dy = run.in[0];
        q.x = run.in[1];
        q.dx = has_dx ? run.out[0] : nullptr;
        q.w = w.get(run.in[2], run.workspace);
        q.mean = static_cast<const float*>(run.in[3]);
        q.rstd = static_cast<const float*>(run.in[4]);
        auto* partial = reinterpret_cast<float*>(static_cast<char*>(run.workspace) + sums);
        auto part = [&](int which, int64_t k) { return partial + (which * chunks + k) * pitch; };
        if (n == 0 && (want[0] || want[1])) std::fill_n(partial, 2 * chunks * pitch, 0.f);
        run.jobs.run(n, chunk, [&](int64_t begin, int64_t end, int32_t) {
          NormGradRows c = q;
          c.dw = want[0] ? part(0, begin / chunk) : nullptr;
          c.db = want[1] ? part(1, begin / chunk) : nullptr;
          for (float* s : {c.dw, c.db})
            if (s) std::fill_n(s, pitch, 0.f);
          f(c, begin, end);
        });
        for (int i = 0; i < 2; ++i) {
          if (!want[i]) continue;
          for (int64_t k = 1; k < chunks; ++k)
            reduce_table().more[fold_sum](part(i, k), columns, part(i, 0));
          auto* out = static_cast<char*>(run.out[1 + i]);
          if (step[i] == 1) {
            to_out[i](part(i, 0), out, columns);
            continue;
          }
          for (int64_t c = 0; c < columns; ++c)
            to_out[i](part(i, 0) + c, out + c * step[i] * size[i], 1);
        }
      },
      workspace);
}

}  // namespace mpt::cpu
