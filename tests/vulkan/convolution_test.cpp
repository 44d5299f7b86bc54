// Convolutions on a GPU.
// SPDX-License-Identifier: Apache-2.0
#include "product.h"

namespace mpt::test {
namespace {

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
  LONG_IF(kChecksThreads, "each thread of a group is one of the host");
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

}  // namespace
}  // namespace mpt::test
