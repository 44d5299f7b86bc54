// A stand-in for cuBLASLt, libcublasLt.so.13, as far as the module calls it, from the documentation
// of the library. It computes on the memory of the stand-in for CUDA's driver, in the order of the
// stream. Ends the process, with a line that says why, where a program breaks a rule that the real
// library does not check.
// SPDX-License-Identifier: Apache-2.0
#include "fake_cublas.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "../fake_driver.h"
#include "../slowed.h"
#include "backends/plain/element.h"

using namespace mpt::cuda;
using mpt::DType;
using mpt_test::FakeCublas;
using mpt_test::FakeUse;

namespace mpt::cuda {
struct BlasLayoutData {
  BlasType type;
  int64_t rows, columns, step;
  int32_t batch = 1;
  int64_t batch_stride = 0;
};
struct BlasProductData {
  BlasCompute compute;
  BlasType scale;
  int32_t transposed[2] = {};
  uint32_t epilogue = kPlainSums;
  void* vector = nullptr;
};
struct BlasWishesData {
  uint64_t workspace = 0;
  uint32_t reductions = 7;
  uint32_t align[4] = {256, 256, 256, 256};
};
}  // namespace mpt::cuda
struct cublasLtContext {};

namespace {

[[noreturn]] void end(const char* why) {
  std::fprintf(stderr, "fake cuBLASLt: %s\n", why);
  std::abort();
}
constexpr BlasResult kInvalid{7};
constexpr uint64_t kMagic = 0x6d70742d666c74;

struct State {
  FakeCublas told;
  ~State() {
    if (!told.objects) return;
    std::fprintf(stderr, "fake cuBLASLt: %zu objects are left\n", told.objects);
    _exit(1);
  }
};
State& state() {
  static State s;
  return s;
}

// Counts a call; true: it fails.
bool fails() {
  FakeCublas& f = state().told;
  return ++f.calls == f.fails;
}
#define CALL() \
  if (fails()) return state().told.failure

template <class T, class... A>
BlasResult made(T** out, A... a) {
  CALL();
  *out = new T{a...};
  ++state().told.objects;
  return BlasResult::success;
}
template <class T>
BlasResult unmade(T* p) {
  if (!p) end("nothing is destroyed");
  delete p;
  --state().told.objects;
  return BlasResult::success;
}
template <class T>
BlasResult set(T& to, const void* from, size_t bytes) {
  if (bytes != sizeof to) return kInvalid;
  std::memcpy(&to, from, bytes);
  return BlasResult::success;
}

DType dtype_of(BlasType t) {
  switch (t) {
    case BlasType::f32: return DType::f32;
    case BlasType::f64: return DType::f64;
    case BlasType::f16: return DType::f16;
    case BlasType::bf16: return DType::bf16;
  }
  end("a type that does not exist");
}
size_t bytes_of(const BlasLayoutData& l) {
  const int64_t n = (l.batch - 1) * l.batch_stride + (l.columns - 1) * l.step + l.rows;
  return static_cast<size_t>(n * mpt::size_of(dtype_of(l.type)));
}
bool is_aligned(const void* p, uint64_t bytes) {
  return reinterpret_cast<uintptr_t>(p) % bytes == 0;
}
uint32_t alignment_of(const void* p) {
  const auto a = reinterpret_cast<uintptr_t>(p);
  return static_cast<uint32_t>(std::min<uintptr_t>(a & -a, 256));
}

// An algorithm as the heuristics pack it.
struct Packed {
  uint64_t magic;
  uint32_t align[4], vector_align, epilogue;
  uint64_t workspace, number, rest[2];
};
static_assert(sizeof(Packed) == sizeof(BlasAlgorithm));

// A matrix that is perhaps transposed.
struct View {
  DType type;
  char* base;
  int64_t down, across;
  double get(int64_t i, int64_t j) const {
    return mpt::plain::load(type, base, i * down + j * across);
  }
};
View view(const BlasLayoutData& l, const void* p, int item, bool is_transposed) {
  const DType t = dtype_of(l.type);
  auto* const base =
      const_cast<char*>(static_cast<const char*>(p)) + item * l.batch_stride * mpt::size_of(t);
  return is_transposed ? View{t, base, l.step, 1} : View{t, base, 1, l.step};
}

// A product that was queued, with copies of all that describes it.
struct Work {
  BlasProductData product;
  BlasLayoutData a, b, d;
  const void *at_a, *at_b;
  void* at_d;
  double alpha, beta;
  void* workspace;
  size_t workspace_bytes;
  bool is_slow;

  void run() const {
    const mpt_test::Slowed slowed(is_slow);
    if (workspace_bytes) std::memset(workspace, 0xff, workspace_bytes);
    for (int item = 0; item < d.batch; ++item) multiply(item);
  }

 private:
  void multiply(int item) const {
    const View va = view(a, at_a, item, product.transposed[0]),
               vb = view(b, at_b, item, product.transposed[1]), vd = view(d, at_d, item, false);
    const int64_t depth = product.transposed[0] ? a.rows : a.columns;
    for (int64_t j = 0; j < d.columns; ++j) {
      for (int64_t i = 0; i < d.rows; ++i) {
        double sum = 0;
        for (int64_t k = 0; k < depth; ++k) sum += va.get(i, k) * vb.get(k, j);
        double v = alpha * sum;
        if (beta != 0) v += beta * vd.get(i, j);
        // The library does so where lines are not aligned.
        const bool rounds_first = (a.step | b.step | d.step) % 8 != 0;
        if (product.epilogue & kBiasSums && rounds_first) v = mpt::plain::rounded(vd.type, v);
        if (product.epilogue & kBiasSums) v += mpt::plain::load(vd.type, product.vector, i);
        mpt::plain::store(vd.type, vd.base, i + j * d.step, v);
      }
    }
    const bool of_a = product.epilogue == kSumsOfA;
    if (!of_a && product.epilogue != kSumsOfB) return;
    for (int64_t i = 0, n = of_a ? d.rows : d.columns; i < n; ++i) {
      double sum = 0;
      for (int64_t k = 0; k < depth; ++k) sum += of_a ? va.get(i, k) : vb.get(k, i);
      mpt::plain::store(vd.type, product.vector, i, sum);
    }
  }
};

// Ends the process where the matrices do not fit each other; true if the library has such a
// product.
bool has_product(const BlasProductData& p, const BlasLayoutData& a, const BlasLayoutData& b,
                 const BlasLayoutData& c, const BlasLayoutData& d) {
  for (const BlasLayoutData* l : {&a, &b, &c, &d}) {
    if (l->rows < 1 || l->columns < 1 || l->step < l->rows) end("the elements of a matrix overlap");
    if (l->batch != d.batch || l->batch_stride < 0) end("batches that do not fit");
  }
  if (d.batch > 1 && d.batch_stride < d.rows) end("results that overlap");
  const int64_t m = p.transposed[0] ? a.columns : a.rows, k = p.transposed[0] ? a.rows : a.columns,
                n = p.transposed[1] ? b.rows : b.columns;
  if (m != d.rows || n != d.columns || k != (p.transposed[1] ? b.columns : b.rows)) {
    end("the extents of the matrices do not fit");
  }
  if (c.rows != d.rows || c.columns != d.columns || c.step != d.step || c.type != d.type) {
    end("c is not in the place of d");
  }
  const bool f64 = a.type == BlasType::f64,
             half = a.type == BlasType::f16 || a.type == BlasType::bf16;
  if (p.compute != (f64 ? BlasCompute::f64 : BlasCompute::f32) ||
      p.scale != (f64 ? BlasType::f64 : BlasType::f32)) {
    end("the type of the computation is not that of the matrices");
  }
  if (a.type != b.type || (d.type != a.type && !(half && d.type == BlasType::f32))) {
    end("dtypes that the library does not combine");
  }
  switch (p.epilogue) {
    case kPlainSums: return true;
    case kBiasSums: return p.vector != nullptr;
    case kSumsOfA:
    case kSumsOfB: return p.vector && half && d.batch == 1;
    default: end("an epilogue that does not exist");
  }
}

}  // namespace

#define EXPORTED extern "C" __attribute__((visibility("default")))
#define MPT_X(name, symbol, parameters) EXPORTED BlasResult symbol parameters;
MPT_CUBLAS_FUNCTIONS(MPT_X)
#undef MPT_X
EXPORTED const char* cublasLtGetStatusName(BlasResult);
EXPORTED size_t cublasLtGetVersion();
EXPORTED FakeCublas* mpt_fake_cublas();

FakeCublas* mpt_fake_cublas() { return &state().told; }

size_t cublasLtGetVersion() { return 130200; }

const char* cublasLtGetStatusName(BlasResult r) {
  switch (static_cast<unsigned>(r)) {
    case 0: return "CUBLAS_STATUS_SUCCESS";
    case 7: return "CUBLAS_STATUS_INVALID_VALUE";
    case 14: return "CUBLAS_STATUS_INTERNAL_ERROR";
    case 15: return "CUBLAS_STATUS_NOT_SUPPORTED";
    default: end("a status that does not exist");
  }
}

BlasResult cublasLtCreate(BlasHandle* out) { return made(out); }
BlasResult cublasLtDestroy(BlasHandle h) { return unmade(h); }
BlasResult cublasLtMatrixLayoutCreate(BlasLayout* out, BlasType type, uint64_t rows,
                                      uint64_t columns, int64_t step) {
  return made(out, type, static_cast<int64_t>(rows), static_cast<int64_t>(columns), step);
}
BlasResult cublasLtMatrixLayoutDestroy(BlasLayout l) { return unmade(l); }
BlasResult cublasLtMatrixLayoutSetAttribute(BlasLayout l, LayoutAttribute a, const void* from,
                                            size_t bytes) {
  CALL();
  switch (a) {
    case LayoutAttribute::batch: return set(l->batch, from, bytes);
    case LayoutAttribute::batch_stride: return set(l->batch_stride, from, bytes);
  }
  return kInvalid;
}
BlasResult cublasLtMatmulDescCreate(BlasProduct* out, BlasCompute compute, BlasType scale) {
  return made(out, compute, scale);
}
BlasResult cublasLtMatmulDescDestroy(BlasProduct p) { return unmade(p); }
BlasResult cublasLtMatmulDescSetAttribute(BlasProduct p, ProductAttribute a, const void* from,
                                          size_t bytes) {
  CALL();
  switch (a) {
    case ProductAttribute::transpose_a: return set(p->transposed[0], from, bytes);
    case ProductAttribute::transpose_b: return set(p->transposed[1], from, bytes);
    case ProductAttribute::epilogue: return set(p->epilogue, from, bytes);
    case ProductAttribute::vector: return set(p->vector, from, bytes);
  }
  return kInvalid;
}
BlasResult cublasLtMatmulPreferenceCreate(BlasWishes* out) { return made(out); }
BlasResult cublasLtMatmulPreferenceDestroy(BlasWishes w) { return unmade(w); }
BlasResult cublasLtMatmulPreferenceSetAttribute(BlasWishes w, WishAttribute a, const void* from,
                                                size_t bytes) {
  CALL();
  switch (a) {
    case WishAttribute::workspace: return set(w->workspace, from, bytes);
    case WishAttribute::reductions: return set(w->reductions, from, bytes);
    case WishAttribute::align_a: return set(w->align[0], from, bytes);
    case WishAttribute::align_b: return set(w->align[1], from, bytes);
    case WishAttribute::align_c: return set(w->align[2], from, bytes);
    case WishAttribute::align_d: return set(w->align[3], from, bytes);
  }
  return kInvalid;
}

BlasResult cublasLtMatmulAlgoGetHeuristic(BlasHandle handle, BlasProduct p, BlasLayout a,
                                          BlasLayout b, BlasLayout c, BlasLayout d, BlasWishes w,
                                          int asked, BlasChoice* out, int* found) {
  CALL();
  if (!handle || asked < 1) return kInvalid;
  const FakeCublas& told = state().told;
  *found = 0;
  if (w->reductions & ~kExactReductions) end("reductions in the type of the result are allowed");
  const size_t needs = told.workspace <= w->workspace ? told.workspace : told.least;
  if (!has_product(*p, *a, *b, *c, *d) || p->epilogue & told.refused || needs > w->workspace) {
    return BlasResult::not_supported;
  }
  *found = std::min(asked, told.algorithms);
  for (int i = 0; i < *found; ++i) {
    const Packed packed{kMagic,
                        {w->align[0], w->align[1], w->align[2], w->align[3]},
                        p->vector ? alignment_of(p->vector) : 1,
                        p->epilogue,
                        needs,
                        static_cast<uint64_t>(i),
                        {}};
    std::memcpy(&out[i].algorithm, &packed, sizeof packed);
    out[i].workspace = needs;
    out[i].result = i == 1 ? BlasResult::not_supported : BlasResult::success;
  }
  return BlasResult::success;
}

BlasResult cublasLtMatmul(BlasHandle handle, BlasProduct p, const void* alpha, const void* at_a,
                          BlasLayout a, const void* at_b, BlasLayout b, const void* beta,
                          const void* at_c, BlasLayout c, void* at_d, BlasLayout d,
                          const BlasAlgorithm* algorithm, void* workspace, size_t bytes,
                          StreamHandle stream) {
  CALL();
  Packed packed{};
  std::memcpy(&packed, algorithm, sizeof packed);
  if (!handle || packed.magic != kMagic) end("an algorithm that the heuristics have not chosen");
  if (!has_product(*p, *a, *b, *c, *d) || p->epilogue != packed.epilogue) {
    end("the product is not the one that the algorithm was chosen for");
  }
  if (packed.number == 1) end("an algorithm that is not supported");
  if (static_cast<int>(packed.number) == state().told.refuses) return state().told.failure;
  if (at_c != at_d) end("c is not in the place of d");
  const void* const operands[] = {at_a, at_b, at_c, at_d};
  for (int i = 0; i < 4; ++i)
    if (!is_aligned(operands[i], packed.align[i])) end("a matrix is less aligned than was said");
  const bool has_vector = p->epilogue & (kBiasSums | kSumsOfA | kSumsOfB);
  if (has_vector && !is_aligned(p->vector, packed.vector_align)) {
    end("a vector is less aligned than was said");
  }
  if (bytes < packed.workspace || (bytes && !is_aligned(workspace, 256))) {
    end("the workspace is too small, or not aligned to 256 bytes");
  }
  const auto number = [&](const void* at) { return mpt::plain::load(dtype_of(p->scale), at, 0); };
  const Work work{
      *p,
      *a,
      *b,
      *d,
      at_a,
      at_b,
      at_d,
      number(alpha),
      number(beta),
      workspace,
      bytes,
      state().told.fastest >= 0 && state().told.fastest != static_cast<int>(packed.number)};
  std::vector<FakeUse> uses{{at_a, bytes_of(*a)}, {at_b, bytes_of(*b)}, {at_d, bytes_of(*d)}};
  if (bytes) uses.push_back({workspace, bytes});
  if (has_vector) {
    const int64_t n = p->epilogue == kSumsOfB ? d->columns : d->rows;
    uses.push_back({p->vector, static_cast<size_t>(n * mpt::size_of(dtype_of(d->type)))});
  }
  if (mpt_fake_queue(
          stream, [work] { work.run(); }, uses) != Result::success) {
    return BlasResult{14};
  }
  ++state().told.products;
  state().told.epilogue = p->epilogue;
  state().told.algorithm = static_cast<int>(packed.number);
  return BlasResult::success;
}
