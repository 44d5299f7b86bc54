// Matrix products and convolutions on a device of Vulkan, by every kernel that takes them: near to
// what ref computes in double, and those in tiles to the bit, as sums of rounded products in the
// order of k.
// SPDX-License-Identifier: Apache-2.0
#include <functional>

#include "backends/gpu/product_arguments.h"
#include "kernels.h"

namespace mpt::test {
namespace {

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

double rounded_as(DType t, double v) { return is_half(t) ? plain::rounded(t, v) : v; }

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
  }
  void TearDown() override {
    arithmetic = Arithmetic::measure;
    choices().forced.reset();
    Kernels::TearDown();
  }
  static gpu::Choices& choices() { return static_cast<gpu::GpuDevice&>(device()).choices(); }

  uint32_t cases_ = 0;

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

// -- gemm -----------------------------------------------------------------------------------------

TEST_F(Product, GemmOfEveryDType) {
  for (DType t : kTypes) {
    SCOPED_TRACE(name_of(t));
    const DType bias = is_floating(t) && below(random, 2) ? t : kNone;
    check_gemm({t, t, t, bias}, {}, 1 + below(random, 70), 1 + below(random, 70),
               1 + below(random, 40));
    if (is_half(t)) check_gemm({kF32, t, t, kF32}, {2}, 17, 33, 21);
  }
}

TEST_F(Product, GemmOfMixedDTypes) {
  const DType floats[] = {kF32, DType::f16, DType::bf16, DType::f8e4m3, DType::f64, DType::i32};
  for (int i = 0; i < 3; ++i) {
    const auto any = [&] { return floats[below(random, 6)]; };
    const DType in = floats[below(random, 5)];
    check_gemm({any(), in, in, any()}, {}, 9, 20, 18);
  }
}

TEST_F(Product, GemmOfEveryShape) {
  const std::vector<DType> types{kF32, kF32, kF32, kNone};
  for (const Dims& s :
       {Dims{1, 1, 1}, Dims{64, 64, 16}, Dims{65, 63, 17}, Dims{1, 130, 33}, Dims{130, 1, 15},
        Dims{3, 5, 0}, Dims{0, 5, 3}, Dims{5, 0, 3}, Dims{2, 3, 300}, Dims{128, 128, 32}}) {
    check_gemm(types, {}, s[0], s[1], s[2], true);
    check_gemm(types, {}, s[0], s[1], s[2]);
  }
  check_gemm(types, {5}, 3, 4, 5, true);
  check_gemm(types, {0}, 3, 4, 5);
  check_gemm(types, {2, 3}, 7, 4, 5);
  check_gemm(types, {3, 1, 2}, 2, 9, 20);
  check_gemm(types, {2, 1, 2, 1, 2, 2}, 4, 3, 2);
}

TEST_F(Product, LongSumsOfFewElementsAreAddedInParts) {
  EXPECT_EQ(gpu::divide(40 * 30, 511).parts, 1);
  EXPECT_EQ(gpu::divide(40 * 30, 1000).parts, 3);
  EXPECT_EQ(gpu::divide(64 * 64 * 64, 1000).parts, 2);
  EXPECT_EQ(gpu::divide(64 * 64 * 65, 100000).parts, 1);
  for (DType t : {kF32, DType::f16, DType::bf16, DType::f64, DType::i32}) {
    check_gemm({t, t, t, t}, {}, 40, 30, 700, true, {Activation::relu, 1}, {1, 2});
  }
  check_gemm({kF32, DType::f16, DType::f16, kNone}, {3}, 20, 17, 900);
  for (DType t : {kF32, DType::bf16}) {
    check_matrices({.kernel = Kernel::linear_weight, .note = "linear_weight"},
                   {make(kF32, {33, 20}, true), make(t, {33}, true)},
                   {make(t, {2000, 20}, false), make(t, {2000, 33}, false)});
  }
}

TEST_F(Product, RowsOfASharedMatrixAreOneProduct) {
  const Dims x{3, 2, 5, 7}, w{3, 2, 7, 4}, y{3, 2, 5, 4};
  Operand b(kF32, w, {0, 0, 4, 1});
  fill(b);
  check_matrices({.kernel = Kernel::gemm, .note = "folded"}, {make(kF32, y, true, true)},
                 {make(kF32, x, false, true), b, make(kNone, {}, false)});
}

TEST_F(Product, OperandsOfExtentOneAreBroadcast) {
  const Operands in{make(kF32, {1, 1, 6}, false), make(kF32, {2, 6, 1}, false),
                    make(kNone, {}, false)};
  check({.kernel = Kernel::gemm,
         .params = bytes_of(GemmParams{}),
         .scalars = bytes_of(GemmScalars{}),
         .note = "broadcast"},
        {make(kF32, {2, 3, 4}, true)}, in, {.absolute = 3e-5});
}

TEST_F(Product, GemmScalesActivatesAndAccumulates) {
  for (Activation act :
       {Activation::none, Activation::relu, Activation::sigmoid, Activation::tanh}) {
    for (int accumulate : {0, 1}) {
      check_gemm({kF32, DType::bf16, DType::bf16, kF32}, {2}, 20, 30, 19, false, {act, accumulate},
                 {0.75f, -1.5f});
    }
  }
  check_gemm({DType::f16, kF32, kF32, DType::f16}, {}, 20, 30, 19, false, {Activation::relu, 1},
             {-0.3f, 2});
  check_gemm({DType::f64, DType::f64, DType::f64, DType::f64}, {}, 20, 30, 19, false,
             {Activation::relu, 1}, {0.75f, -1.5f});
  check_gemm({DType::i32, DType::i32, DType::i32, DType::i32}, {}, 20, 30, 19, false,
             {Activation::relu, 1}, {-3, 2});
}

TEST_F(Product, NumbersThatAreNotFiniteSpread) {
  const Case c{.kernel = Kernel::gemm, .note = "not finite"};
  Operands in{make(kF32, {20, 30}, false, true), make(kF32, {30, 25}, false, true),
              make(kNone, {}, false)};
  const double inf = std::numeric_limits<double>::infinity();
  in[0].view().set(std::nan(""), 3, 4);
  in[0].view().set(inf, 7, 0);
  in[1].view().set(-inf, 11, 24);
  in[1].view().set(1e38, 0, 2);
  check_matrices(c, {make(kF32, {20, 25}, true)}, in);
}

TEST_F(Product, MoreTilesThanGroups) {
  if (device().info().name == "cuda text") GTEST_SKIP() << "threads of the host are slow in groups";
  check_gemm({kF32, kF32, kF32, kF32}, {gpu::kMostProductGroups + 9}, 1, 2, 1, true);
}

// -- linear ---------------------------------------------------------------------------------------

TEST_F(Product, LinearAndItsGradients) {
  for (DType t : {kF32, DType::f16, DType::bf16, DType::f8e5m2, DType::f64}) {
    SCOPED_TRACE(name_of(t));
    const int64_t m = 1 + below(random, 70), n = 1 + below(random, 70), k = 1 + below(random, 70);
    const DType x = is_half(t) ? kF32 : t;  // is rounded to w's dtype
    const DType wide = size_of(t) < 4 ? kF32 : t;
    check_matrices({.kernel = Kernel::linear,
                    .params = bytes_of(GemmParams{Activation::relu, 0}),
                    .note = "linear"},
                   {make(t, {m, n}, true)},
                   {make(x, {m, k}, false), make(t, {n, k}, false), make(t, {n}, false)});
    check_matrices({.kernel = Kernel::linear_data, .note = "linear_data"},
                   {make(wide, {m, k}, true)}, {make(t, {m, n}, false), make(t, {n, k}, false)});
    check_matrices({.kernel = Kernel::linear_weight, .note = "linear_weight"},
                   {make(wide, {n, k}, true), make(t, {n}, true)},
                   {make(x, {m, k}, false), make(t, {m, n}, false)});
    check_matrices({.kernel = Kernel::linear_weight, .note = "linear_weight"},
                   {make(t, {n, k}, true, true), make(kNone, {}, true)},
                   {make(t, {m, k}, false, true), make(t, {m, n}, false, true)});
  }
}

TEST_F(Product, BiasGradientsWithoutAWeightGradient) {
  for (const Dims& s : {Dims{5, 70, 0}, Dims{0, 70, 3}, Dims{0, 3, 0}, Dims{4, 0, 3}}) {
    check_matrices({.kernel = Kernel::linear_weight, .note = "empty"},
                   {make(kF32, {s[1], s[2]}, true), make(kF32, {s[1]}, true)},
                   {make(kF32, {s[0], s[2]}, false), make(kF32, {s[0], s[1]}, false)});
  }
}

// -- convolutions ---------------------------------------------------------------------------------

class Convolution : public Product {
 protected:
  // The channels and outputs of all groups, and the spatial extents of x and w.
  struct Shape {
    int64_t batch, channels, outputs;
    Dims size, taps;
    ConvParams p;
  };

  static Dims shape_of(int64_t first, int64_t second, const Dims& spatial) {
    Dims s{first, second};
    for (int64_t n : spatial) s.push(n);
    return s;
  }
  static Dims size_of_y(const Shape& s) {
    Dims y;
    for (int d = 0; d < s.size.size(); ++d) {
      y.push((s.size[d] + 2 * s.p.padding[d] - s.p.dilation[d] * (s.taps[d] - 1) - 1) /
                 s.p.stride[d] +
             1);
    }
    return y;
  }

  // Calls f(index in x, index in w, index in y) for each product. For one element of x, w or y, the
  // products come in the order in which the kernels add them.
  template <class F>
  static void each_product(const Shape& s, F f) {
    const int64_t channels = s.channels / s.p.groups, outputs = s.outputs / s.p.groups;
    const Dims size = size_of_y(s);
    ref::walk({s.batch, s.outputs, channels}, [&](const Dims& i) {
      ref::walk(s.taps, [&](const Dims& tap) {
        ref::walk(size, [&](const Dims& at) {
          Dims x{i[0], i[1] / outputs * channels + i[2]};
          for (int d = 0; d < size.size(); ++d) {
            x.push(at[d] * s.p.stride[d] - s.p.padding[d] + tap[d] * s.p.dilation[d]);
            if (x.back() < 0 || x.back() >= s.size[d]) return;
          }
          f(x, shape_of(i[1], i[2], tap), shape_of(i[0], i[1], at));
        });
      });
    });
  }

  // Returns the number of an index, without its first `skipped` dims, in row-major order.
  static int64_t number_of(const Dims& i, const Dims& shape, int skipped) {
    int64_t n = 0;
    for (int d = skipped; d < i.size(); ++d) n = n * shape[d] + i[d];
    return n;
  }

  // The sums of a kernel in order, with its bias or the gradient of the bias.
  template <class T>
  static void convolve(Kernel kernel, const Shape& s, Operands& out, const Operands& in) {
    const int64_t outputs = s.outputs / s.p.groups, taps = count(s.taps),
                  places = count(size_of_y(s));
    const Dims w_shape = shape_of(0, 0, s.taps), y_shape = shape_of(0, 0, size_of_y(s));
    Sums<T> sums(out[0], kernel == Kernel::conv        ? s.channels / s.p.groups * taps
                         : kernel == Kernel::conv_data ? outputs * taps
                                                       : s.batch * places);
    const View a = in[0].view(), b = in[1].view(), to = out[0].view();
    each_product(s, [&](const Dims& x, const Dims& w, const Dims& y) {
      const int64_t tap = number_of(w, w_shape, 2), place = number_of(y, y_shape, 2);
      if (kernel == Kernel::conv) sums.add(y, w[1] * taps + tap, a.get(x), b.get(w));
      else if (kernel == Kernel::conv_data)
        sums.add(x, w[0] % outputs * taps + tap, a.get(y), b.get(w));
      else sums.add(w, y[0] * places + place, a.get(x), b.get(y));
    });
    const View bias = in.size() > 2 && in[2].spec ? in[2].view() : View();
    ref::walk(out[0].spec.shape, [&](const Dims& i) {
      const T sum = sums.total(i);
      to.set(static_cast<double>(bias ? sum + static_cast<T>(bias.get(i[1])) : sum), i);
    });
    if (out.size() < 2 || !out[1].spec) return;
    const View db = out[1].view();
    for (int64_t o = 0; o < s.outputs; ++o) {
      Sum<T> sum;
      ref::walk(shape_of(s.batch, 1, size_of_y(s)), [&](const Dims& i) {
        Dims at = i;
        at[1] = o;
        sum.add(static_cast<T>(b.get(at)),
                (i[0] * places + number_of(i, y_shape, 2)) / sums.part());
      });
      db.set(static_cast<double>(sum.total()), o);
    }
  }

  void check_all(const Shape& s, DType in, DType out, bool is_dense) {
    const Dims x = shape_of(s.batch, s.channels, s.size),
               w = shape_of(s.outputs, s.channels / s.p.groups, s.taps),
               y = shape_of(s.batch, s.outputs, size_of_y(s));
    const auto run = [&](Kernel kernel, const char* note, const Operands& o, const Operands& i) {
      check_both({.kernel = kernel, .params = bytes_of(s.p), .note = note}, o, i, !is_integral(in),
                 [&](Operands& wanted) {
                   in == DType::f64 ? convolve<double>(kernel, s, wanted, i)
                                    : convolve<float>(kernel, s, wanted, i);
                 });
    };
    const auto input = [&](const Dims& shape) { return make(in, shape, false, is_dense); };
    const auto output = [&](DType t, const Dims& shape) { return make(t, shape, true, is_dense); };
    run(Kernel::conv, "conv", {output(out, y)},
        {input(x), input(w), make(below(random, 2) ? in : kNone, {s.outputs}, false)});
    run(Kernel::conv_data, "conv_data", {output(out, x)}, {input(y), input(w)});
    run(Kernel::conv_weight, "conv_weight",
        {output(out, w), make(below(random, 2) ? in : kNone, {s.outputs}, true)},
        {input(x), input(y)});
  }

  Shape draw(int spatial) {
    Shape s{};
    s.p.spatial = spatial;
    s.p.groups = static_cast<int32_t>(1 + below(random, 3));
    s.batch = 1 + below(random, 3);
    s.channels = s.p.groups * (1 + below(random, 4));
    s.outputs = s.p.groups * (1 + below(random, 4));
    for (int d = 0; d < spatial; ++d) {
      s.p.stride[d] = static_cast<int32_t>(1 + below(random, 3));
      s.p.dilation[d] = static_cast<int32_t>(1 + below(random, 2));
      s.p.padding[d] = static_cast<int32_t>(below(random, 3));
      s.taps.push(1 + below(random, 3));
      s.size.push(s.p.dilation[d] * (s.taps[d] - 1) + 1 + below(random, spatial == 3 ? 4 : 9));
    }
    return s;
  }
};

TEST_F(Convolution, OfEveryGeometry) {
  for (int spatial : {1, 2, 3}) {
    for (int i = 0; i < 5; ++i) check_all(draw(spatial), kF32, kF32, i == 0);
  }
}

TEST_F(Convolution, OfEveryDType) {
  for (DType t : {DType::f16, DType::bf16, DType::f8e4m3, DType::f64}) {
    SCOPED_TRACE(name_of(t));
    check_all(draw(2), t, t, false);
    if (size_of(t) == 2) check_all(draw(1), t, kF32, false);
  }
}

TEST_F(Convolution, BeyondOneTile) {
  Shape s{2, 20, 70, {9, 8}, {3, 3}, {2, 1, {1, 1, 0}, {1, 1, 0}, {1, 1, 0}}};
  check_all(s, kF32, kF32, true);
  s.p.stride[1] = 2;
  check_all(s, DType::bf16, DType::bf16, true);
}

TEST_F(Convolution, OfNothing) {
  Shape s{0, 2, 3, {5}, {2}, {1, 1, {1, 0, 0}, {0, 0, 0}, {1, 0, 0}}};
  check_all(s, kF32, kF32, true);  // the gradients of the weights are 0
  s.batch = 2;
  s.channels = 0;
  check_all(s, kF32, kF32, true);  // the outputs are the bias
}

// -- candidates -----------------------------------------------------------------------------------

TEST_F(Product, CooperativeMatricesAreTakenWhereTheDeviceHasThem) {
  const gpu::Features& f = static_cast<gpu::GpuDevice&>(device()).features();
  const Case c{.kernel = Kernel::gemm, .params = bytes_of(GemmParams{})};
  const auto kernel = [&](DType t, int64_t rows) {
    return kernel_of(c, {make(t, {rows, 16}, true)},
                     {make(t, {rows, 16}, false), make(t, {16, 16}, false)});
  };
  for (DType t : {kF32, DType::f16, DType::bf16}) {
    const bool has = t == DType::f16 ? f.f16.m > 0 : t == DType::bf16 && f.bf16.m > 0;
    EXPECT_EQ(kernel(t, 16), has ? "gpu matrices" : "gpu tiles") << name_of(t);
    EXPECT_EQ(kernel(t, 15), "gpu tiles");
    arithmetic = Arithmetic::widen16;
    EXPECT_EQ(kernel(t, 16), "gpu tiles");
    arithmetic = Arithmetic::measure;
  }
}

TEST_F(Product, TheSizeOfTilesChangesNoBit) {
  const Case c{
      .kernel = Kernel::linear_weight, .params = bytes_of(GemmParams{}), .note = "linear_weight"};
  for (DType t : {kF32, DType::f16, DType::bf16}) {
    const Operands in{make(t, {700, 40}, false), make(t, {700, 70}, false)};
    const Operands out{make(kF32, {70, 40}, true), make(kF32, {70}, true)};
    Operands large = out, small = out;
    choices().forced = 0;
    run_on_device(c, large, in);
    choices().forced = 1;
    run_on_device(c, small, in);
    for (size_t i : {0, 1}) compare(name_of(t), small[i], large[i], {});
  }
}

TEST_F(Product, MeasuredChoicesChangeNoBit) {
  const size_t before = choices().bytes().size();
  choices().measures = true;
  const auto gemm = [&](Operands& got, const Operands& in) {
    run_on_device({.kernel = Kernel::gemm,
                   .params = bytes_of(GemmParams{}),
                   .scalars = bytes_of(GemmScalars{})},
                  got, in);
  };
  const Operands in{make(kF32, {40, 30}, false), make(kF32, {30, 50}, false),
                    make(kNone, {}, false)};
  Operands measured{make(kF32, {40, 50}, true)}, again = measured, by_rule = measured;
  gemm(measured, in);
  const size_t after = choices().bytes().size();
  EXPECT_GT(after, before);
  gemm(again, in);
  EXPECT_EQ(choices().bytes().size(), after);
  choices().measures = false;
  choices().forced = 0;
  gemm(by_rule, in);
  compare("again", again[0], measured[0], {});
  compare("by rule", by_rule[0], measured[0], {});
}

// -- refusals -------------------------------------------------------------------------------------

TEST_F(Product, RefusalsNameTheReason) {
  const auto gemm = [&](DType t, Activation act) {
    return refusal({.kernel = Kernel::gemm, .params = bytes_of(GemmParams{act, 0})},
                   {make(t, {2, 3}, true)}, {make(t, {2, 4}, false), make(t, {4, 3}, false)});
  };
  EXPECT_EQ(gemm(kF32, Activation::silu),
            "gpu tiles: an activation whose gradient reads its input");
  EXPECT_EQ(gemm(DType::f64, Activation::tanh), "gpu tiles: no functions sigmoid and tanh of f64");
  EXPECT_EQ(gemm(DType::i32, Activation::sigmoid), "gpu tiles: no activation of integers but relu");
  EXPECT_EQ(gemm(kF32, Activation::tanh), "");
  EXPECT_EQ(
      refusal({.kernel = Kernel::gemm, .params = bytes_of(GemmParams{})},
              {make(kF32, {2, 3}, true)}, {make(kF32, {2, 4}, false), make(kF32, {5, 3}, false)}),
      "gpu tiles: matrices whose shapes do not agree");
}

}  // namespace
}  // namespace mpt::test
