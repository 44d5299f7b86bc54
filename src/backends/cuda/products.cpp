// The candidate of cuBLASLt for gemm, linear and the gradients of linear.
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/products.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "backends/cuda/device.h"
#include "backends/cuda/measured.h"
#include "backends/gpu/backend.h"
#include "backends/gpu/product.h"

namespace mpt::cuda {
namespace {

constexpr const char* kName = "cuBLASLt";
constexpr uint64_t kMostWorkspace = 32 << 20;
constexpr int64_t kMostLaunches = 64;  // for the items of one request

uint64_t round_up(uint64_t bytes) { return (bytes + 255) / 256 * 256; }

// True if one dim has neighbours in memory, and its lines do not overlap.
bool has_lines(int64_t inner, int64_t n_inner, int64_t outer, int64_t n_outer) {
  return (n_inner == 1 || inner == 1) && (n_outer == 1 || outer >= n_inner);
}

// A matrix in the terms of the library: its columns have neighbours. It is transposed before it is
// multiplied if that says so.
struct Matrix {
  int64_t rows = 0, columns = 0, step = 0, item_step = 0;
  bool is_transposed = false;

  // Describes `rows` x `columns` elements with a stride down and one across. Returns false if the
  // library cannot take them.
  bool describe(int64_t down, int64_t n_down, int64_t across, int64_t n_across) {
    is_transposed = !has_lines(down, n_down, across, n_across);
    if (is_transposed) {
      std::swap(down, across);
      std::swap(n_down, n_across);
      if (!has_lines(down, n_down, across, n_across)) return false;
    }
    rows = n_down;
    columns = n_across;
    step = columns == 1 ? rows : across;
    return true;
  }
};

// Places of the matrices c, a and b of a request, in elements.
struct Places {
  int64_t c = 0, a = 0, b = 0;
};

// A request in the terms of the library: d = a b for each item of a batch. A product is queued for
// each of the starts.
struct Form {
  Matrix d, a, b;
  int64_t items = 1;
  std::vector<Places> starts{{}};
  int a_input = 0;  // number of the input that is a; the other one is b
};

// Makes a batch of the last dims of the items, as far as they continue each other, and starts of
// the others. Returns false if there would be too many.
bool divide_items(const gpu::ProductForm& p, Form& f, Places& step) {
  const auto& item = p.item;
  int d = item.extent.size() - 1;
  for (; d >= 0; --d) {
    const Places next{item.c[d], item.a[d], item.b[d]};
    if (f.items == 1) {
      if (std::min({next.c, next.a, next.b}) < 0) break;
      step = next;
    } else if (next.c != step.c * f.items || next.a != step.a * f.items ||
               next.b != step.b * f.items) {
      break;
    }
    f.items *= item.extent[d];
  }
  for (; d >= 0; --d) {
    const std::vector<Places> inner = std::exchange(f.starts, {});
    if (static_cast<int64_t>(inner.size()) * item.extent[d] > kMostLaunches) return false;
    for (int64_t i = 0; i < item.extent[d]; ++i)
      for (const Places& at : inner)
        f.starts.push_back({at.c + i * item.c[d], at.a + i * item.a[d], at.b + i * item.b[d]});
  }
  return true;
}

// Returns a reason to refuse, or nullptr. The library's rows are the dim of the result that has
// neighbours: mostly the columns, so that its a is the second operand, transposed.
const char* describe(const gpu::ProductForm& p, Form& f) {
  constexpr int64_t kMost = (int64_t{1} << 31) - 1;
  const int64_t rows = p.row.count(), depth = p.k.count(), items = p.item.count();
  if (std::min({rows, p.columns, depth, items}) < 1) return "there is nothing to multiply";
  if (std::max({rows, p.columns, depth, items}) > kMost) return "an extent is beyond 2^31";
  struct Side {
    int64_t n, along_c, along, along_k;
    int input;
  };
  Side m{p.columns, p.c_column, p.b_column, p.k.b[0], 1},
      n{rows, p.row.c[0], p.row.a[0], p.k.a[0], 0};
  Places step;
  if (!divide_items(p, f, step)) return "batch dims without a common stride";
  if (!has_lines(m.along_c, m.n, n.along_c, n.n)) std::swap(m, n);
  if (!f.d.describe(m.along_c, m.n, n.along_c, n.n) || f.d.is_transposed ||
      !f.a.describe(m.along, m.n, m.along_k, depth) ||
      !f.b.describe(n.along_k, depth, n.along, n.n)) {
    return "a matrix has no dim with neighbours";
  }
  f.a_input = m.input;
  f.d.item_step = step.c;
  f.a.item_step = m.input == 0 ? step.a : step.b;
  f.b.item_step = m.input == 0 ? step.b : step.a;
  return nullptr;
}

BlasType type_of(DType t) {
  return t == DType::f16    ? BlasType::f16
         : t == DType::bf16 ? BlasType::bf16
         : t == DType::f64  ? BlasType::f64
                            : BlasType::f32;
}

Spec spec_or_none(std::span<const Spec> all, size_t i) { return i < all.size() ? all[i] : Spec{}; }

// Returns a reason to refuse the dtypes, or nullptr. Sums are in f32 for f16 and bf16.
const char* check_types(const Request& r) {
  const DType c = r.out[0].dtype, a = r.in[0].dtype, b = r.in[1].dtype;
  if (!is_half(b) && b != DType::f32 && b != DType::f64) return "f16, bf16, f32 or f64";
  if (is_half(b) && r.arithmetic == Arithmetic::widen16) return "operands of 16 bits are widened";
  if (a != b) return "operands of one dtype";
  if (c != b && !(is_half(b) && c == DType::f32)) return "a result of the operands' dtype, or f32";
  const Spec bias = spec_or_none(r.in, 2);
  if (bias && bias.dtype != c) return "a bias of the result's dtype";
  return nullptr;
}

template <class T>
using Owned = std::unique_ptr<T, BlasResult (*)(T*)>;

// Prepares a kernel of the module's own that runs beside the library's.
std::unique_ptr<Prepared> prepare_own(const Request& r, mpt::Kernel kernel, const Spec& out,
                                      const Spec& in, const void* params, size_t size,
                                      std::string& why) {
  Why refused;
  auto made = prepare(gpu::gpu_backend(),
                      {.kernel = kernel,
                       .out = {&out, 1},
                       .in = {&in, 1},
                       .params = params,
                       .params_size = size,
                       .device = r.device},
                      refused);
  if (!made) why = refused.text;
  return made;
}

// The function of an own kernel behind the product. The library's ReLU gives 0 for NaN.
UnaryOp function_of(Activation act) {
  return act == Activation::relu   ? UnaryOp::relu
         : act == Activation::tanh ? UnaryOp::tanh
                                   : UnaryOp::sigmoid;
}

// True if columns of 16-bit numbers begin at no multiples of 16 bytes, so that the library's
// fastest algorithms cannot take them. `size`: bytes of an element of a and b, `size_d`: of one of
// d.
bool has_odd_steps(const Form& f, int64_t size, int64_t size_d) {
  const auto is_odd = [](int64_t elements, int64_t bytes) { return elements * bytes % 16 != 0; };
  const auto has_odd = [&](const Matrix& m, int64_t bytes) {
    return (m.columns > 1 && is_odd(m.step, bytes)) || is_odd(m.item_step, bytes);
  };
  const auto starts_odd = [&](const Places& at) {
    return is_odd(at.a, size) || is_odd(at.b, size) || is_odd(at.c, size_d);
  };
  return size == 2 && (has_odd(f.a, size) || has_odd(f.b, size) || has_odd(f.d, size_d) ||
                       std::any_of(f.starts.begin(), f.starts.end(), starts_odd));
}

uint64_t bytes_of(const Spec& dense) {
  return round_up(static_cast<uint64_t>(count(dense.shape) * size_of(dense.dtype)));
}

class LibraryProduct final : public Prepared {
 public:
  LibraryProduct(CudaDevice& device, const CublasLt& lt, const gpu::ProductForm& p, const Form& f)
      : device_(device), lt_(lt), p_(p), f_(f) {
    library_.append(" ").append(std::to_string(lt.version()));
  }

  // `asked`: the request before some operands of `r` became dense ones of other dtypes. Returns
  // false if `why` says why the library, or a kernel beside it, refuses.
  bool plan(const Request& r, const Request& asked, std::string& why) {
    const Spec bias = spec_or_none(r.in, 2), sums = spec_or_none(r.out, 1);
    const DType t = r.in[1].dtype;
    is_f64_ = t == DType::f64;
    ways_ = ways_to_ask(device_, asked, library_);
    size_ab_ = size_of(t);
    size_c_ = size_of(r.out[0].dtype);
    const auto cast = [&](Beside& to, size_t i) {
      if (i >= r.in.size() || r.in[i].dtype == asked.in[i].dtype) return true;
      to.bytes = bytes_of(r.in[i]);
      to.kernel = prepare_own(r, mpt::Kernel::copy, r.in[i], asked.in[i], nullptr, 0, why);
      return to.kernel != nullptr;
    };
    if (!cast(a_, 0) || !cast(bias_, 2)) return false;
    const bool is_wider = r.out[0].dtype != asked.out[0].dtype;
    if (is_wider) behind_.bytes = bytes_of(r.out[0]);
    if (is_wider || p_.act != Activation::none) {
      const PointParams params{static_cast<int16_t>(function_of(p_.act))};
      const bool is_cast = p_.act == Activation::none;
      behind_.kernel =
          prepare_own(r, is_cast ? mpt::Kernel::copy : mpt::Kernel::unary, asked.out[0], r.out[0],
                      is_cast ? nullptr : &params, is_cast ? 0 : sizeof params, why);
      if (!behind_.kernel) return false;
    }
    if (sums) {
      if (sums.dtype == r.out[0].dtype && (p_.sums_column == 1 || p_.columns == 1)) {
        vector_ = Vector::sums;
        if (ask(r, f_.a_input == 1 ? kSumsOfA : kSumsOfB, sums, why)) return choose(asked);
      }
      const ReduceParams params{ReduceOp::sum};
      const Spec row{sums.dtype, {1, sums.shape[0]}, {0, sums.stride[0]}, sums.is_unaligned};
      sums_.kernel = prepare_own(r, mpt::Kernel::reduce, row, r.in[1], &params, sizeof params, why);
      if (!sums_.kernel) return false;
    }
    vector_ = bias ? Vector::bias : Vector::none;
    return ask(r, bias ? kBiasSums : kPlainSums, bias, why) && choose(asked);
  }

  const char* run(const Run& r) const override {
    const GemmScalars s = p_.has_scalars && r.scalars ? r.get<GemmScalars>() : GemmScalars{};
    const float f32[] = {s.alpha, p_.accumulates ? s.beta : 0};
    const double f64[] = {f32[0], f32[1]};
    const void* const alpha = is_f64_ ? static_cast<const void*>(&f64[0]) : &f32[0];
    const void* const beta = is_f64_ ? static_cast<const void*>(&f64[1]) : &f32[1];
    char* room = static_cast<char*>(r.workspace);
    const auto place = [&room](const Beside& b, void* otherwise) {
      return b.bytes ? std::exchange(room, room + b.bytes) : otherwise;
    };
    void* const first = place(a_, const_cast<void*>(r.in[0]));
    void* const bias = vector_ == Vector::bias ? place(bias_, const_cast<void*>(r.in[2])) : nullptr;
    void* const result = place(behind_, r.out[0]);
    const auto run = [&](const Beside& b, void* to, const void* from) -> const char* {
      const PointScalars none;
      return b.kernel ? b.kernel->run({&to, &from, &none, room, r.jobs, sizeof none}) : nullptr;
    };
    if (const char* refused = run(a_, first, r.in[0])) return refused;
    if (const char* refused = bias ? run(bias_, bias, r.in[2]) : nullptr) return refused;
    for (const Places& at : f_.starts) {
      void* const d = static_cast<char*>(result) + at.c * size_c_;
      const void* const ab[] = {static_cast<const char*>(first) + at.a * size_ab_,
                                static_cast<const char*>(r.in[1]) + at.b * size_ab_};
      const char* const refused = device_.multiply(lt_, [&](StreamHandle stream) {
        if (vector_ != Vector::none) {
          const void* const v = vector_ == Vector::bias ? bias : r.out[1];
          const BlasResult set =
              lt_.product_set(product_.get(), ProductAttribute::vector, &v, sizeof v);
          if (set != BlasResult::success) return set;
        }
        return lt_.multiply(lt_.handle, product_.get(), alpha, ab[f_.a_input], layout_a_.get(),
                            ab[1 - f_.a_input], layout_b_.get(), beta, d, layout_d_.get(), d,
                            layout_d_.get(), &choice_.algorithm, room, choice_.workspace, stream);
      });
      if (refused) return refused;
    }
    if (const char* refused = run(behind_, r.out[0], result)) return refused;
    return sums_.kernel ? run(sums_, r.out[1], r.in[1]) : nullptr;
  }

 private:
  // An own kernel beside the library's, and the bytes of the workspace for what it reads or writes.
  struct Beside {
    std::unique_ptr<Prepared> kernel;
    uint64_t bytes = 0;
  };
  enum class Vector { none, bias, sums };  // which the library takes beside the matrices

  // Takes one of the library's algorithms.
  bool choose(const Request& asked) {
    take_best(device_, asked, library_, static_cast<uint32_t>(found_.size()), *this,
              [this](uint32_t i) {
                choice_ = found_[i];
                finish();
              });
    found_ = {};
    return true;
  }

  // Names the kernel, with advice for who reads a listing. The parts of the workspace are operands
  // of other dtypes, and what one kernel needs at a time.
  void finish() {
    static constexpr const char* kNames[2][2] = {
        {kName, "cuBLASLt, faster with multiples of 8"},
        {"cuBLASLt, sums apart", "cuBLASLt, sums apart, faster with multiples of 8"}};
    name = kNames[sums_.kernel != nullptr][has_odd_steps(f_, size_ab_, size_c_)];
    workspace = choice_.workspace;
    for (const Beside* b : {&a_, &bias_, &behind_, &sums_})
      if (b->kernel) workspace = std::max(workspace, b->kernel->workspace);
    workspace += a_.bytes + bias_.bytes + behind_.bytes;
  }

  // Asks the library for algorithms. Returns false if `why` says why it has none.
  bool ask(const Request& r, uint32_t epilogue, const Spec& vector, std::string& why) {
    const auto done = [&](const char* call, BlasResult result) {
      if (result != BlasResult::success) why = lt_.text(call, result);
      return result == BlasResult::success;
    };
    const BlasType t = type_of(r.in[1].dtype);
    BlasProduct product = nullptr;
    if (!done("cublasLtMatmulDescCreate",
              lt_.product_create(&product, is_f64_ ? BlasCompute::f64 : BlasCompute::f32,
                                 is_f64_ ? BlasType::f64 : BlasType::f32))) {
      return false;
    }
    product_ = {product, lt_.product_destroy};
    const auto set = [&](ProductAttribute attribute, const auto& value) {
      return done("cublasLtMatmulDescSetAttribute",
                  lt_.product_set(product, attribute, &value, sizeof value));
    };
    // The heuristics take the alignment of the vector from its address.
    const void* const example = reinterpret_cast<const void*>(uintptr_t{alignment_of(vector)});
    if (!set(ProductAttribute::transpose_a, int32_t{f_.a.is_transposed}) ||
        !set(ProductAttribute::transpose_b, int32_t{f_.b.is_transposed}) ||
        !set(ProductAttribute::epilogue, epilogue) ||
        (vector && !set(ProductAttribute::vector, example))) {
      return false;
    }
    const auto lay_out = [&](Owned<BlasLayoutData>& to, const Matrix& m, BlasType type) {
      BlasLayout layout = nullptr;
      if (!done("cublasLtMatrixLayoutCreate",
                lt_.layout_create(&layout, type, static_cast<uint64_t>(m.rows),
                                  static_cast<uint64_t>(m.columns), m.step))) {
        return false;
      }
      to = {layout, lt_.layout_destroy};
      const auto items = static_cast<int32_t>(f_.items);
      return items == 1 ||
             (done("cublasLtMatrixLayoutSetAttribute",
                   lt_.layout_set(layout, LayoutAttribute::batch, &items, sizeof items)) &&
              done("cublasLtMatrixLayoutSetAttribute",
                   lt_.layout_set(layout, LayoutAttribute::batch_stride, &m.item_step,
                                  sizeof m.item_step)));
    };
    if (!lay_out(layout_a_, f_.a, t) || !lay_out(layout_b_, f_.b, t) ||
        !lay_out(layout_d_, f_.d, type_of(r.out[0].dtype))) {
      return false;
    }
    BlasWishes made = nullptr;
    if (!done("cublasLtMatmulPreferenceCreate", lt_.wishes_create(&made))) return false;
    const Owned<BlasWishesData> wishes(made, lt_.wishes_destroy);
    const auto wish = [&](WishAttribute attribute, const auto& value) {
      return done("cublasLtMatmulPreferenceSetAttribute",
                  lt_.wishes_set(made, attribute, &value, sizeof value));
    };
    const uint32_t aligned[] = {
        alignment_of(r.in[0], [](const Places& at) { return at.a; }),
        alignment_of(r.in[1], [](const Places& at) { return at.b; }),
    };
    const uint32_t aligned_d = alignment_of(r.out[0], [](const Places& at) { return at.c; });
    found_.resize(ways_ > 1 ? kMostWays : 1);  // some of them may not be supported
    int found = 0;
    if (!wish(WishAttribute::workspace, std::min(kMostWorkspace, uint64_t{r.most_workspace})) ||
        !wish(WishAttribute::reductions, kExactReductions) ||
        !wish(WishAttribute::align_a, aligned[f_.a_input]) ||
        !wish(WishAttribute::align_b, aligned[1 - f_.a_input]) ||
        !wish(WishAttribute::align_c, aligned_d) || !wish(WishAttribute::align_d, aligned_d)) {
      return false;
    }
    const Current current(device_.primary().cu, device_.primary().context);
    constexpr const char* kCall = "cublasLtMatmulAlgoGetHeuristic";
    if (!done(kCall, lt_.choose(lt_.handle, product, layout_a_.get(), layout_b_.get(),
                                layout_d_.get(), layout_d_.get(), made,
                                static_cast<int>(found_.size()), found_.data(), &found))) {
      return false;
    }
    found_.resize(static_cast<size_t>(found));
    if (found_.empty()) {
      why = std::string(kCall) + " has found no algorithm";
      return false;
    }
    const BlasResult first = found_[0].result;
    std::erase_if(found_, [](const BlasChoice& c) { return c.result != BlasResult::success; });
    return !found_.empty() || done(kCall, first);
  }

  // Returns the bytes of which every start of an operand is a multiple.
  template <class Place>
  uint32_t alignment_of(const Spec& s, Place place) const {
    int64_t bytes = alignment_of(s);
    for (const Places& at : f_.starts) bytes = std::gcd(bytes, place(at) * size_of(s.dtype));
    return static_cast<uint32_t>(bytes);
  }
  static uint32_t alignment_of(const Spec& s) {
    return s.is_unaligned ? static_cast<uint32_t>(size_of(s.dtype)) : uint32_t{kOperandAlign};
  }

  CudaDevice& device_;
  const CublasLt& lt_;
  const gpu::ProductForm p_;
  const Form f_;
  std::string library_ = kName;  // with its version
  uint32_t ways_ = 1;            // that the choice among its algorithms needs
  bool is_f64_ = false;
  int64_t size_ab_ = 0, size_c_ = 0;  // bytes of an element
  Vector vector_ = Vector::none;
  Owned<BlasProductData> product_{nullptr, nullptr};
  Owned<BlasLayoutData> layout_a_{nullptr, nullptr}, layout_b_{nullptr, nullptr},
      layout_d_{nullptr, nullptr};  // c is in the memory of d
  std::vector<BlasChoice> found_;   // while one is chosen
  BlasChoice choice_{};
  Beside a_, bias_, behind_, sums_;
};

// Returns a reason to refuse what is done to the sums, or nullptr.
const char* check_epilogue(const Request& r, const gpu::ProductForm& p, const Form& f) {
  if (!fusable(p.act)) return "an activation whose gradient reads its input";
  if (p.act != Activation::none && p.accumulates) return "an activation before an addition";
  if (!spec_or_none(r.in, 2)) return nullptr;
  if (f.a_input != 1) return "a bias across the dim with neighbours";
  if (p.bias_column != 1 && p.columns != 1) return "a bias without neighbours";
  return nullptr;
}

bool rounds_first(mpt::Kernel k) {
  return k == mpt::Kernel::linear || k == mpt::Kernel::linear_weight;
}

// True if the result would be rounded before the own activation. The library itself rounds before
// it adds a bias where operands are not aligned, as an H200 has shown.
bool rounds_twice(const Request& r, const gpu::ProductForm& p, const Form& f) {
  if (p.act == Activation::sigmoid || p.act == Activation::tanh) return true;
  const auto is_unaligned = [](const Spec& s) { return s.is_unaligned; };
  return spec_or_none(r.in, 2) &&
         (has_odd_steps(f, size_of(r.in[1].dtype), size_of(r.out[0].dtype)) ||
          std::any_of(r.in.begin(), r.in.end(), is_unaligned) || is_unaligned(r.out[0]));
}

std::unique_ptr<Prepared> make_matmul(const Request& r, Why& why) {
  auto& device = static_cast<CudaDevice&>(*r.device);
  std::string refused;
  const CublasLt* const lt = device.cublas(refused);
  if (!lt) return why.refuse(kName, refused.c_str());
  gpu::ProductForm p;
  Form f;
  // Own kernels round a wider operand before, and round sums in f32 behind. In between, these
  // operands are dense.
  std::vector<Spec> in(r.in.begin(), r.in.end()), out(r.out.begin(), r.out.end());
  const auto make_dense = [](Spec& s, DType t) { s = {t, s.shape, contiguous_strides(s.shape)}; };
  if (in[0].dtype == DType::f32 && is_half(in[1].dtype) && rounds_first(r.kernel)) {
    make_dense(in[0], in[1].dtype);
  }
  Request q = r;
  q.in = in;
  q.out = out;
  const auto described = [&]() -> const char* {
    p = {};
    f = {};
    if (const char* e = check_types(q)) return e;
    if (const char* e = gpu::describe_matmul(q, p)) return e;
    if (const char* e = describe(p, f)) return e;
    return check_epilogue(q, p, f);
  };
  const char* e = described();
  if (!e && is_half(out[0].dtype) && rounds_twice(q, p, f)) {
    // The sums would be added to what is in the workspace.
    if (p.accumulates) return why.refuse(kName, "an addition to a result that is rounded apart");
    make_dense(out[0], DType::f32);
    if (in.size() > 2 && is_half(in[2].dtype)) make_dense(in[2], DType::f32);
    e = described();
  }
  if (e) return why.refuse(kName, e);
  auto made = std::make_unique<LibraryProduct>(device, *lt, p, f);
  const bool is_planned = made->plan(q, r, refused);
  if (is_planned && made->workspace <= r.most_workspace) return made;
  if (is_planned) refused = "it takes " + std::to_string(made->workspace) + " bytes of workspace";
  if (r.most_workspace < kMostWorkspace) {
    refused += ", and it gets " + std::to_string(r.most_workspace) + " bytes of workspace";
  }
  return why.refuse(kName, refused.c_str());
}

// Every device that the module takes multiplies matrices of 16 bits by itself.
Arithmetic arithmetic_of(const Device& d) {
  std::string why;
  const bool has_library = static_cast<const CudaDevice&>(d).cublas(why) != nullptr;
  return has_library ? Arithmetic::native16 : gpu::gpu_backend().measured(d);
}

}  // namespace

const Backend& cublas_backend() {
  static constexpr KernelEntry kKernels[] = {
      {mpt::Kernel::gemm, make_matmul},
      {mpt::Kernel::linear, make_matmul},
      {mpt::Kernel::linear_data, make_matmul},
      {mpt::Kernel::linear_weight, make_matmul},
  };
  static const Backend backend{kName, kKernels, arithmetic_of};
  return backend;
}

}  // namespace mpt::cuda
