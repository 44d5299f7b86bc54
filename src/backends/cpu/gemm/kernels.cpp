// The kernels gemm, linear and the gradients of linear, computed by gemm::Product.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>

#include "backends/cpu/bf16_speed.h"
#include "backends/cpu/gemm/f64.h"
#include "backends/cpu/gemm/gemm.h"
#include "backends/cpu/make.h"
#include "backends/plain/element.h"

namespace mpt::cpu {
namespace {

using gemm::MatrixStrides;
using gemm::Problem;
using gemm::Product;
using gemm::ProductOperands;

constexpr const char* kWho = "cpu gemm";
constexpr const char* kMix = "this mix of dtypes";

bool known(DType t) { return t == DType::f32 || is_half(t); }
// True if the dtypes can be combined: f64 only with f64.
bool known(DType in, DType out) {
  return in == DType::f64 ? out == DType::f64 : known(in) && known(out);
}

// Returns f32 arithmetic for small products, which are limited by overhead.
const gemm::Family& family_for(const Problem& p, const Request& r) {
  const bool small = std::max({p.m, p.n, p.k}) <= gemm::kSmall;
  return small ? gemm_fma() : gemm::family_for(p.dtype, r.arithmetic);
}

int64_t step(const Spec& s, int dim) { return s.shape[dim] == 1 ? 0 : s.stride[dim]; }

// Returns the view of a matrix. A dim of extent 1 can have any stride, so its stride is chosen to
// make the matrix look contiguous.
MatrixStrides view_of(const Spec& s) {
  const int row = s.rank() - 2, col = row + 1;
  int64_t rs = s.stride[row], cs = s.stride[col];
  if (s.shape[col] == 1 && rs != 1) cs = 1;
  if (s.shape[row] == 1) rs = cs == 1 ? std::max<int64_t>(s.shape[col], 1) : 1;
  return {rs, cs};
}

const char* bias_reason(const Spec& bias, int64_t n, DType in) {
  if (!bias) return nullptr;
  if (!known(in, bias.dtype)) return "bias of a dtype that does not go with x";
  if (bias.shape[0] != n || (n > 1 && bias.stride[0] != 1)) return "dense bias only";
  return nullptr;
}

// Returns nullptr if x has the dtype of the other operand, or is f32 that packing rounds to it.
const char* mix_reason(DType x, DType other, const Problem& p) {
  if (x == other) return nullptr;
  if (x != DType::f32 || !is_half(other)) return kMix;
  return std::max({p.m, p.n, p.k}) <= gemm::kSmall
             ? "small products are not packed, and packing rounds x"
             : nullptr;
}

// Merges batch dims into the rows if a and c continue from one product to the next and b is shared:
// one taller product.
void fold_batch(Problem& p) {
  while (!p.batch.empty() && p.b_batch.back() == 0 && p.a_batch.back() == p.m * p.a.rs &&
         p.c_batch.back() == p.m * p.c.rs) {
    p.m *= p.batch.back();
    const int n = p.batch.size() - 1;
    for (Dims* d : {&p.batch, &p.a_batch, &p.b_batch, &p.c_batch}) d->erase(n);
  }
}

// a and b are the indices of the operands among the inputs.
template <class P>
std::unique_ptr<Prepared> prepare_with(P product, const char* name, const Problem& p, int a, int b,
                                       bool scalars, bool accumulate) {
  const size_t workspace = product->workspace();
  return prepared(
      name,
      [product, accumulate, scalars, a, b, bias = p.bias_dtype != DType::none](const Run& run) {
        ProductOperands o{run.in[a], run.in[b], bias ? run.in[2] : nullptr, run.out[0]};
        if (scalars && run.scalars) {
          const auto& s = run.get<GemmScalars>();
          o.alpha = s.alpha;
          o.beta = accumulate ? s.beta : 0;
        }
        product->run(o, run.workspace, run.jobs);
      },
      workspace);
}

std::unique_ptr<Prepared> prepare_product(const Request& r, Why& why, const Problem& p, int a = 0,
                                          int b = 1) {
  if (!fusable(p.act)) return why.refuse(kWho, "the activation");
  const bool scalars = r.kernel == Kernel::gemm;
  const bool accumulate = scalars && r.get<GemmParams>().accumulate;
  if (p.dtype == DType::f64) {
    return prepare_with(std::make_shared<const gemm::Product64>(p, r.workers), "cpu gemm f64", p, a,
                        b, scalars, accumulate);
  }
  auto product = std::make_shared<const Product>(p, family_for(p, r), r.workers);
  return prepare_with(product, product->name(), p, a, b, scalars, accumulate);
}

}  // namespace

std::unique_ptr<Prepared> make_gemm_own(const Request& r, Why& why) {
  const Spec &a = r.in[0], &b = r.in[1], &c = r.out[0];
  const Spec none{};
  const Spec& bias = r.in.size() > 2 ? r.in[2] : none;
  if (c.rank() < 2 || a.rank() != c.rank() || b.rank() != c.rank()) {
    return why.refuse(kWho, "operands of one rank, two or more");
  }
  if (b.dtype != a.dtype || !known(a.dtype, c.dtype)) {
    return why.refuse(kWho, kMix);
  }
  Problem p;
  const int row = c.rank() - 2, col = row + 1;
  p.m = c.shape[row];
  p.n = c.shape[col];
  p.k = a.shape[col];
  if (const char* reason = bias_reason(bias, p.n, r.in[0].dtype)) return why.refuse(kWho, reason);
  if (a.shape[row] != p.m || b.shape[col] != p.n || b.shape[row] != p.k) {
    return why.refuse(kWho, "matrices that are not broadcast");
  }
  p.dtype = a.dtype;
  p.c_dtype = c.dtype;
  p.bias_dtype = bias.dtype;
  p.a = view_of(a);
  p.b = view_of(b);
  p.c = view_of(c);
  p.act = r.get<GemmParams>().act;
  for (int d = 0; d < row; ++d) {
    if (c.shape[d] == 1) continue;
    p.batch.push(c.shape[d]);
    p.a_batch.push(step(a, d));
    p.b_batch.push(step(b, d));
    p.c_batch.push(c.stride[d]);
  }
  fold_batch(p);
  return prepare_product(r, why, p);
}

std::unique_ptr<Prepared> make_linear_own(const Request& r, Why& why) {
  const Spec &x = r.in[0], &w = r.in[1], &y = r.out[0];
  const Spec none{};
  const Spec& bias = r.in.size() > 2 ? r.in[2] : none;
  if (!known(w.dtype, y.dtype)) return why.refuse(kWho, kMix);
  Problem p;
  p.m = y.shape[0];
  p.n = y.shape[1];
  p.k = x.shape[1];
  if (const char* reason = mix_reason(x.dtype, w.dtype, p)) return why.refuse(kWho, reason);
  if (const char* reason = bias_reason(bias, p.n, w.dtype)) return why.refuse(kWho, reason);
  if (x.shape[0] != p.m || w.shape[0] != p.n || w.shape[1] != p.k) {
    return why.refuse(kWho, "matrices that are not broadcast");
  }
  p.dtype = w.dtype;
  p.a_from = x.dtype;
  p.c_dtype = y.dtype;
  p.bias_dtype = bias.dtype;
  p.a = view_of(x);
  p.b = view_of(w).transposed();
  p.c = view_of(y);
  p.act = r.get<GemmParams>().act;
  return prepare_product(r, why, p);
}

std::unique_ptr<Prepared> make_linear_data_own(const Request& r, Why& why) {
  const Spec &dy = r.in[0], &w = r.in[1], &dx = r.out[0];
  if (w.dtype != dy.dtype || !known(dy.dtype, dx.dtype)) {
    return why.refuse(kWho, kMix);
  }
  Problem p;
  p.m = dx.shape[0];
  p.n = dx.shape[1];
  p.k = dy.shape[1];
  if (dy.shape[0] != p.m || w.shape[0] != p.k || w.shape[1] != p.n) {
    return why.refuse(kWho, "matrices that are not broadcast");
  }
  p.dtype = dy.dtype;
  p.c_dtype = dx.dtype;
  p.a = view_of(dy);
  p.b = view_of(w);
  p.c = view_of(dx);
  return prepare_product(r, why, p);
}

namespace {

// Computes db: sums blocks of rows and adds the blocks in order, so that long columns lose little
// precision.
struct BiasGradient {
  static constexpr int64_t kRows = 256, kCols = 256;
  gemm::ColumnSums dy{};
  DType dtype = DType::none;
  int64_t step = 1;
  size_t offset = 0;  // in the workspace

  int64_t row_blocks() const { return std::max<int64_t>(1, (dy.rows + kRows - 1) / kRows); }
  size_t workspace() const { return static_cast<size_t>(row_blocks() * dy.cols) * 4; }

  void run64(const double* from, double* db, const Jobs& jobs) const {
    jobs.run(dy.cols, 32, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t j = begin; j < end; ++j) {
        double sum = 0;
        for (int64_t i = 0; i < dy.rows; ++i) sum += from[i * dy.row_step + j];
        db[j * step] = sum;
      }
    });
  }

  void run(const void* from, void* db, void* workspace, const Jobs& jobs) const {
    if (dtype == DType::f64) {
      return run64(static_cast<const double*>(from), static_cast<double*>(db), jobs);
    }
    float* sums = reinterpret_cast<float*>(static_cast<char*>(workspace) + offset);
    const int64_t down = row_blocks(), across = (dy.cols + kCols - 1) / kCols;
    const int64_t grain = dy.rows * dy.cols < 65536 ? down * across : 1;
    jobs.run(down * across, grain, [&](int64_t begin, int64_t end, int32_t) {
      for (int64_t t = begin; t < end; ++t) {
        const int64_t i = t / across * kRows, j = t % across * kCols;
        gemm::ColumnSums part = dy;
        part.base = static_cast<const char*>(from) + (i * dy.row_step + j) * size_of(dy.dtype);
        part.rows = std::min(kRows, dy.rows - i);
        part.cols = std::min(kCols, dy.cols - j);
        gemm_fma().column_sums(part, sums + t / across * dy.cols + j);
      }
    });
    for (int64_t j = 0; j < dy.cols; ++j) {
      float sum = 0;
      for (int64_t b = 0; b < down; ++b) sum += sums[b * dy.cols + j];
      plain::store(dtype, db, j * step, static_cast<double>(sum));
    }
  }
};

}  // namespace

std::unique_ptr<Prepared> make_linear_weight_own(const Request& r, Why& why) {
  const Spec &x = r.in[0], &dy = r.in[1], &dw = r.out[0];
  const Spec none{};
  const Spec& db = r.out.size() > 1 ? r.out[1] : none;
  if (!known(dy.dtype, dw.dtype) || (db && !known(dy.dtype, db.dtype))) {
    return why.refuse(kWho, kMix);
  }
  Problem p;
  p.m = dw.shape[0];
  p.n = dw.shape[1];
  p.k = x.shape[0];
  if (const char* reason = mix_reason(x.dtype, dy.dtype, p)) return why.refuse(kWho, reason);
  if (dy.shape[0] != p.k || dy.shape[1] != p.m || x.shape[1] != p.n) {
    return why.refuse(kWho, "matrices that are not broadcast");
  }
  p.dtype = dy.dtype;
  p.b_from = x.dtype;
  p.c_dtype = dw.dtype;
  p.a = view_of(dy).transposed();
  p.b = view_of(x);
  p.c = view_of(dw);
  auto product = prepare_product(r, why, p, 1, 0);
  if (!db) return product;
  if (p.a.rs != 1) return why.refuse(kWho, "the bias gradient of a transposed dy");
  BiasGradient bias;
  bias.dy = {nullptr, dy.dtype, p.a.cs, p.k, p.m};
  bias.dtype = db.dtype;
  bias.step = db.stride[0];
  bias.offset = (product->workspace + 63) / 64 * 64;
  const char* name = product->name;
  return prepared(
      name,
      [product = std::shared_ptr<const Prepared>(std::move(product)), bias](const Run& run) {
        bias.run(run.in[1], run.out[1], run.workspace, run.jobs);
        product->run(run);
      },
      bias.offset + bias.workspace());
}

// Large products on AMX tiles are faster than oneDNN's, which packs more of its operands.
std::unique_ptr<Prepared> make_gemm_amx(const Request& r, Why& why) {
  constexpr double kLeastSize = 4e8;  // multiplications, m n k
  const Spec &a = r.in[0], &c = r.out[0];
  if (a.dtype != DType::bf16 || !cpu_info().amx_bf16 || !native16(r.arithmetic)) {
    return why.refuse("cpu gemm amx", "bf16 on AMX");
  }
  if (c.rank() < 2 || a.rank() != c.rank()) return why.refuse("cpu gemm amx", "matrices");
  const double size = static_cast<double>(a.shape.back()) * static_cast<double>(c.shape.back()) *
                      static_cast<double>(c.shape.back(1));
  if (size < kLeastSize) return why.refuse("cpu gemm amx", "too small");
  return make_gemm_own(r, why);
}

}  // namespace mpt::cpu
