// Product: fixture of tests of matrix products and convolutions on a GPU, by every kernel that
// takes them: near to what ref computes in double, and those in tiles to the bit, as sums of
// rounded products in the order of k.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "backends/gpu/product_arguments.h"
#include "kernels.h"

namespace mpt::test {

using ref::View;

constexpr DType kF32 = DType::f32, kNone = DType::none;

// A sum of rounded products in the order of k, whose parts are added in order.
template <class T>
class Sum {
 public:
  // `part`: the number of the part that the product belongs to.
  void add(T product, int64_t part) {
    if (part != part_) {
      done_ += sum_;
      sum_ = 0;
      part_ = part;
    }
    sum_ += product;
  }
  T total() const { return done_ + sum_; }

 private:
  T done_ = 0, sum_ = 0;
  int64_t part_ = 0;
};

// A sum for each element of an output, in the type that the kernels compute in.
template <class T>
class Sums {
 public:
  Sums(const Operand& out, int64_t depth)
      : stride_(contiguous_strides(out.spec.shape)),
        sum_(static_cast<size_t>(count(out.spec.shape))),
        part_(std::max<int64_t>(gpu::divide(count(out.spec.shape), depth).part, 1)) {}

  T total(const Dims& i) { return at(i).total(); }
  void add(const Dims& i, int64_t k, double a, double b) {
    const T product = static_cast<T>(a) * static_cast<T>(b);
    at(i).add(product, k / part_);
  }
  int64_t part() const { return part_; }

 private:
  Sum<T>& at(const Dims& i) {
    int64_t n = 0;
    for (int d = 0; d < i.size(); ++d) n += i[d] * stride_[d];
    return sum_[static_cast<size_t>(n)];
  }

  Dims stride_;
  std::vector<Sum<T>> sum_;
  int64_t part_;
};

inline double rounded_as(DType t, double v) { return is_half(t) ? plain::rounded(t, v) : v; }

class Product : public Kernels {
 protected:
  // Makes an operand with numbers near 1. Inputs of random layouts are broadcast here and there.
  Operand make(DType t, const Dims& shape, bool is_output, bool is_dense = false) {
    if (t == DType::none) {
      Operand none(DType::f32, {}, {});
      none.spec = {};
      return none;
    }
    Operand x(t, shape,
              is_dense ? contiguous_strides(shape) : draw_strides(shape, is_output, random),
              is_dense ? 0 : below(random, 3));
    if (count(shape)) fill(x);
    return x;
  }
  void fill(const Operand& x) {
    const View v = x.view();
    ref::walk(x.spec.shape, [&](const Dims& i) {
      const bool whole = is_integral(x.spec.dtype);
      v.set(whole ? static_cast<double>(below(random, 9)) - (x.spec.dtype == DType::u8 ? 0 : 4)
                  : std::normal_distribution<>(0, 1)(random),
            i);
    });
  }

  // Compares the result with ref: of a kernel in tiles, which has the bits of `in_order`, which
  // fills the outputs, and with operands of 16 bits of native arithmetic. The cases take large
  // tiles and small ones in turn.
  void check_both(const Case& c, const Operands& out, const Operands& in, bool is_exact,
                  const std::function<void(Operands&)>& in_order) {
    Operands by_ref = out, wanted = out;
    run_on_host(c, by_ref, in, true);
    if (HasFatalFailure()) return;
    in_order(wanted);
    const std::string what = describe(c, out, in) + (cases_ % 2 ? ", small" : ", large");
    choices().forced = cases_++ % 2;
    for (Arithmetic a : {Arithmetic::widen16, Arithmetic::native16}) {
      const bool is_native = a == Arithmetic::native16;
      if (is_native && !is_half(in[1].spec.dtype)) continue;
      Operands got = out;
      arithmetic = a;
      run_on_device(c, got, in);
      if (HasFatalFailure()) return;
      for (size_t i = 0; i < out.size(); ++i) {
        const DType t = out[i].spec.dtype;
        if (t == DType::none) continue;
        compare(what + (is_native ? ", native" : ", widened") + ", near to ref", got[i], by_ref[i],
                is_integral(t)    ? Bound{}
                : t == DType::f64 ? Bound{.absolute = 1e-12, .relative = 1e-14}
                                  : Bound{.ulps = 1, .absolute = 1e-4, .relative = 2e-6});
        if (is_exact && !is_native) compare(what + ", in order", got[i], wanted[i], {});
      }
    }
    arithmetic = Arithmetic::measure;
    check_library(c, out, in, by_ref, what);
  }
  // Compares the result of a library, if the device has one that takes the case.
  void check_library(const Case& c, const Operands& out, const Operands& in, const Operands& by_ref,
                     const std::string& what) {
    backend = "";
    const std::string name = kernel_of(c, out, in);
    if (lists_library()) {
      backend = "cuBLASLt";
      const std::string why = refusal(c, out, in);
      std::printf("%s: %s\n", what.c_str(), why.empty() ? name.c_str() : why.c_str());
    }
    backend = "";
    if (name.starts_with("cuBLASLt")) {
      ++by_library_;
      Operands got = out;
      run_on_device(c, got, in);
      for (size_t i = 0; i < out.size() && !HasFatalFailure(); ++i) {
        if (!out[i].spec) continue;
        compare(what + ", " + name, got[i], by_ref[i],
                out[i].spec.dtype == DType::f64
                    ? Bound{.absolute = 1e-11, .relative = 1e-13}
                    : Bound{.ulps = 1, .absolute = 1e-3, .relative = 1e-5});
      }
    }
    backend = "gpu";
  }
  // MPT_TEST_CUBLAS in the environment says that the device has the library, and "list" that each
  // case is printed with what takes it.
  static bool lists_library() {
    const char* const s = std::getenv("MPT_TEST_CUBLAS");
    return s && std::string(s) == "list";
  }
  void SetUp() override { backend = "gpu"; }
  void TearDown() override {
    arithmetic = Arithmetic::measure;
    choices().forced.reset();
    backend = "";
    RecordProperty("by_library", by_library_);
    Kernels::TearDown();
  }
  static gpu::Choices& choices() { return static_cast<gpu::GpuDevice&>(device()).choices(); }

  uint32_t cases_ = 0;
  int by_library_ = 0;  // cases that a library took

  // The matrices of a kernel as c [.., m, n], a [.., m, k] and b [.., k, n].
  struct Matrices {
    View c, a, b;
    DType rounding = DType::none;  // is done to a
  };
  static View transposed(View v) {
    const int n = v.shape.size();
    std::swap(v.shape[n - 1], v.shape[n - 2]);
    std::swap(v.stride[n - 1], v.stride[n - 2]);
    return v;
  }
  static Matrices matrices_of(Kernel kernel, const Operand& c, const Operands& in) {
    const View out = c.view(), x = in[0].view(), y = in[1].view();
    switch (kernel) {
      case Kernel::gemm:
      case Kernel::linear_data: return {out, x, y};
      case Kernel::linear: return {out, x, transposed(y), y.dtype};
      default: return {transposed(out), transposed(x), y, y.dtype};
    }
  }

  template <class T>
  static void multiply(const Case& c, Operands& out, const Operands& in, const GemmScalars& s) {
    const bool has_scalars = c.kernel == Kernel::gemm;
    GemmParams p{};
    if (!c.params.empty()) std::memcpy(&p, c.params.data(), sizeof p);
    const Matrices m = matrices_of(c.kernel, out[0], in);
    const int row = m.c.shape.size() - 2, column = row + 1;
    const View bias = in.size() > 2 && in[2].spec ? in[2].view() : View();
    const int64_t depth = m.a.shape[column],
                  part = std::max<int64_t>(gpu::divide(count(m.c.shape), depth).part, 1);
    ref::walk(m.c.shape, [&](const Dims& i) {
      Sum<T> sum;
      Dims ai = i, bi = i;
      for (int64_t k = 0; k < depth; ++k) {
        ai[column] = bi[row] = k;
        const T product =
            static_cast<T>(rounded_as(m.rounding, m.a.get(ai))) * static_cast<T>(m.b.get(bi));
        sum.add(product, k / part);
      }
      T v = has_scalars ? static_cast<T>(s.alpha) * sum.total() : sum.total();
      if (bias) v = v + static_cast<T>(bias.get(i[column]));
      if (p.act == Activation::relu && v < 0) v = 0;
      if (p.accumulate) {
        const T old = static_cast<T>(s.beta) * static_cast<T>(m.c.get(i));
        v = v + old;
      }
      m.c.set(static_cast<double>(v), i);
    });
    if (out.size() < 2 || !out[1].spec) return;
    const View db = out[1].view();
    for (int64_t n = 0; n < db.extent(0); ++n) {
      Sum<T> sum;
      for (int64_t k = 0; k < depth; ++k) sum.add(static_cast<T>(m.b.get(k, n)), k / part);
      db.set(static_cast<double>(sum.total()), n);
    }
  }

  void check_matrices(const Case& c, const Operands& out, const Operands& in,
                      const GemmScalars& s = {}) {
    bool f64 = false, whole = true, rounded = true;
    for (const Operands* all : {&out, &in}) {
      for (const Operand& x : *all) {
        f64 |= x.spec.dtype == DType::f64;
        whole &= !x.spec || is_integral(x.spec.dtype);
      }
    }
    GemmParams p{};
    if (!c.params.empty()) std::memcpy(&p, c.params.data(), sizeof p);
    rounded = p.act == Activation::none || p.act == Activation::relu;
    Case full = c;
    if (full.params.empty()) full.params = bytes_of(p);
    if (c.kernel == Kernel::gemm) full.scalars = bytes_of(s);
    check_both(full, out, in, rounded && !whole, [&](Operands& wanted) {
      f64 ? multiply<double>(full, wanted, in, s) : multiply<float>(full, wanted, in, s);
    });
  }
  void check_gemm(const std::vector<DType>& types, const Dims& batch, int64_t m, int64_t n,
                  int64_t k, bool is_dense = false, GemmParams p = {}, GemmScalars s = {}) {
    const auto with = [&](int64_t rows, int64_t columns) {
      Dims shape = batch;
      shape.push(rows);
      shape.push(columns);
      return shape;
    };
    const Operands out{make(types[0], with(m, n), true, is_dense)};
    const Operands in{make(types[1], with(m, k), false, is_dense),
                      make(types[2], with(k, n), false, is_dense),
                      make(types[3], {n}, false, is_dense)};
    check_matrices({.kernel = Kernel::gemm, .params = bytes_of(p), .note = "gemm"}, out, in, s);
  }
};

}  // namespace mpt::test
