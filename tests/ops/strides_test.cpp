// Selecting, scattering and sorting on operands of any strides: dims in any order, gaps between
// elements, expanded dims. The rows (harness.h) give all operands the same layout and leave out
// scatter, sort and topk.
// SPDX-License-Identifier: Apache-2.0
#include <functional>
#include <numeric>

#include "autograd/engine.h"
#include "backends/host_access.h"
#include "backends/ref/access.h"
#include "core/error.h"
#include "core/rng.h"
#include "harness.h"

namespace mpt::test {
namespace {

using Tensors = std::vector<Tensor>;
using Arrays = std::vector<Array>;

// An operand, and the dim along which its elements must be distinct (-1: none).
struct Operand {
  Array a;
  int distinct = -1;
};

class Strided : public ::testing::TestWithParam<DType> {
 protected:
  int64_t below(int64_t n) { return random_bits(seed_, draw_++) % static_cast<uint64_t>(n); }

  // Small integers: every sum is exact in every dtype, in any order.
  Operand reals(const Dims& shape) {
    Operand x{{GetParam(), shape, {}, is_floating(GetParam())}};
    for (int64_t n = count(shape); n-- > 0;) x.a.v.push_back(static_cast<double>(below(9) - 4));
    return x;
  }
  Operand indices(const Dims& shape, int64_t n) {
    Operand x{{below(2) ? DType::i64 : DType::i32, shape, {}}};
    for (int64_t k = count(shape); k-- > 0;) x.a.v.push_back(static_cast<double>(below(n)));
    return x;
  }
  // Each line along `dim` holds the first elements of a permutation of 0 .. n - 1.
  Operand permutations(const Dims& shape, int dim, int64_t n) {
    Operand x{{DType::i64, shape, std::vector<double>(static_cast<size_t>(count(shape)))}, dim};
    const Dims stride = contiguous_strides(shape);
    std::vector<double> line(static_cast<size_t>(n));
    Dims first = shape;
    first[dim] = 1;
    ref::walk(first, [&](const Dims& start) {
      std::iota(line.begin(), line.end(), 0);
      shuffle(line);
      int64_t offset = 0;
      for (int d = 0; d < shape.size(); ++d) offset += start[d] * stride[d];
      for (int64_t k = 0; k < shape[dim]; ++k) {
        x.a.v[static_cast<size_t>(offset + k * stride[dim])] = line[static_cast<size_t>(k)];
      }
    });
    return x;
  }
  template <class T>
  void shuffle(std::vector<T>& v) {
    for (size_t i = v.size(); i > 1; --i)
      std::swap(v[i - 1], v[static_cast<size_t>(below(static_cast<int64_t>(i)))]);
  }
  Dims shape(int rank) {
    Dims s;
    for (int d = 0; d < rank; ++d) s.push(1 + below(below(4) ? 5 : 40));
    return s;
  }

  // Returns a tensor with the elements of x at random strides, in memory whose other elements are
  // not x's and are out of range for an index. Where a dim is expanded, x becomes what the tensor
  // holds.
  Tensor laid(Context& ctx, Operand& x) {
    Array& a = x.a;
    const int rank = a.shape.size();
    std::vector<int> order(static_cast<size_t>(rank));
    std::iota(order.begin(), order.end(), 0);
    shuffle(order);
    const int expanded = rank && below(2) ? static_cast<int>(below(rank)) : -1;
    const int64_t offset = below(3);
    Dims stride = a.shape;
    int64_t step = 1;
    for (int d : order) {
      stride[d] = d == expanded && d != x.distinct ? 0 : step * (1 + below(3) / 2);
      step = std::max(stride[d] * a.shape[d], step);
    }
    const Tensor memory = Tensor::empty(ctx, a.dtype, {offset + step});
    Tensor t = memory.view(a.shape, stride, offset);
    const HostWriter<std::byte> bytes(memory);
    std::fill(bytes.begin(), bytes.end(), std::byte{99});
    ref::View view({a.dtype, a.shape, stride}, bytes.data() + offset * size_of(a.dtype));
    size_t k = 0;
    ref::walk(a.shape, [&](const Dims& i) {
      if (is_floating(a.dtype)) view.set(a.v[k++], i);
      else view.set_int(static_cast<int64_t>(a.v[k++]), i);
    });
    bytes.finish();
    t->is_view = true;
    a.v = values(t).v;
    return t;
  }

  using Call = std::function<Tensors(const Tensors&)>;
  // Returns the results and the gradients of the differentiable inputs. Draws incoming gradients if
  // there are none yet, and gives them random strides unless `plain`.
  Arrays run(Context& ctx, const Tensors& x, const Call& call, std::vector<Operand>* weights,
             bool plain) {
    const Tensors y = call(x);
    Tensors roots, incoming, inputs;
    for (const Tensor& t : x)
      if (t.requires_grad()) inputs.push_back(t);
    for (const Tensor& t : y) {
      if (!t.requires_grad()) continue;
      if (weights->size() == roots.size()) weights->push_back(reals(t.shape()));
      Operand& w = (*weights)[roots.size()];
      roots.push_back(t);
      incoming.push_back(plain ? make(ctx, w.a, t.dtype()) : laid(ctx, w));
    }
    Arrays all;
    for (const Tensor& t : y) all.push_back(values(t));
    if (!roots.empty()) {
      for (const Tensor& g : gradients(roots, incoming, inputs, {})) all.push_back(values(g));
    }
    return all;
  }
  // Expects that strided operands give the same elements as contiguous ones, in both contexts.
  void same(std::vector<Operand> in, const Call& call) {
    TestContext cpu, ref(true);
    std::vector<Operand> weights;
    Tensors strided;
    std::string how;
    for (Operand& x : in) {
      strided.push_back(laid(*cpu, x));
      strided.back()->wants_grad = x.a.differentiable;
      how.append(text(x.a.shape).s).append(" at ").append(text(strided.back().stride()).s) += ' ';
    }
    SCOPED_TRACE(how);
    const Arrays got = run(*cpu, strided, call, &weights, false);
    const auto contiguous = [&](Context& ctx) {
      Tensors x;
      for (const Operand& o : in) {
        x.push_back(make(ctx, o.a, o.a.dtype));
        x.back()->wants_grad = o.a.differentiable;
      }
      return run(ctx, x, call, &weights, true);
    };
    equal(got, contiguous(*cpu), "contiguous");
    Tensors there;
    for (Operand& x : in) {
      there.push_back(laid(*ref, x));
      there.back()->wants_grad = x.a.differentiable;
    }
    // Other dims may be expanded now, so the contiguous call is repeated.
    const Arrays of_ref = run(*ref, there, call, &weights, false);
    equal(of_ref, contiguous(*cpu), "the reference context");
  }
  static void equal(const Arrays& got, const Arrays& want, const char* what) {
    ASSERT_EQ(got.size(), want.size());
    for (size_t k = 0; k < got.size(); ++k) {
      ASSERT_EQ(got[k].shape, want[k].shape) << what << ", result " << k;
      ASSERT_EQ(got[k].v, want[k].v) << what << ", result " << k;
    }
  }
  // Calls f for ranks 1 to 4 and every dim of them.
  void each(const std::function<void(const Dims& shape, int dim)>& f) {
    const uint64_t trials = rounds({.quick = 60, .full = 150, .device = 10, .device_full = 150});
    for (uint64_t trial = 0; trial < trials && !HasFailure(); ++trial) {
      SCOPED_TRACE(trial);
      const int rank = 1 + static_cast<int>(below(4));
      try {
        f(shape(rank), static_cast<int>(below(rank)));
      } catch (const Error&) {
        ADD_FAILURE() << mpt_last_error();
      }
    }
  }
  // Returns extents of an index of `x`: at most x's own except along `dim`.
  Dims at_most(Dims x, int dim, int64_t most) {
    for (int d = 0; d < x.size(); ++d) x[d] = 1 + below(d == dim ? most : x[d]);
    return x;
  }
  Dims larger(Dims s) {  // src may be larger than the index
    for (int d = 0; d < s.size(); ++d) s[d] += below(4) == 0;
    return s;
  }
  Dims with_long_lines(Dims s, int dim) {  // at times, for another sorting algorithm
    if (below(16)) return s;
    for (int d = 0; d < s.size(); ++d) s[d] = d == dim ? 200 + below(2000) : 1 + below(3);
    return s;
  }

  uint64_t seed_ = 5, draw_ = 0;
};

TEST_P(Strided, Gather) {
  each([&](const Dims& x, int dim) {
    const Dims at = at_most(x, dim, 40);
    same({reals(x), indices(at, x[dim])},
         [&](const Tensors& t) { return Tensors{ops::gather(t[0], dim, t[1])}; });
  });
}

TEST_P(Strided, Scatter) {
  each([&](const Dims& x, int dim) {
    const Dims at = at_most(x, dim, x[dim]);
    same({reals(x), permutations(at, dim, x[dim]), reals(larger(at))},
         [&](const Tensors& t) { return Tensors{ops::scatter(t[0], dim, t[1], t[2])}; });
  });
}

TEST_P(Strided, ScatterAdd) {
  each([&](const Dims& x, int dim) {
    const Dims at = at_most(x, dim, 40);
    same({reals(x), indices(at, x[dim]), reals(larger(at))},
         [&](const Tensors& t) { return Tensors{ops::scatter_add(t[0], dim, t[1], t[2])}; });
  });
}

TEST_P(Strided, IndexAdd) {
  each([&](const Dims& x, int dim) {
    Dims src = x;
    src[dim] = 1 + below(40);
    same({reals(x), indices({src[dim]}, x[dim]), reals(src)},
         [&](const Tensors& t) { return Tensors{ops::index_add(t[0], dim, t[1], t[2])}; });
  });
}

TEST_P(Strided, Sort) {
  each([&](const Dims& shape, int dim) {
    const bool descending = below(2);
    same({reals(with_long_lines(shape, dim))}, [&](const Tensors& t) {
      const auto [sorted, index] = ops::sort(t[0], dim, descending);
      return Tensors{sorted, index};
    });
  });
}

TEST_P(Strided, Argsort) {
  each([&](const Dims& shape, int dim) {
    const bool descending = below(2);
    same({reals(with_long_lines(shape, dim))},
         [&](const Tensors& t) { return Tensors{ops::argsort(t[0], dim, descending)}; });
  });
}

TEST_P(Strided, Topk) {
  each([&](const Dims& shape, int dim) {
    const Dims x = with_long_lines(shape, dim);
    const int64_t k = below(x[dim] + 1);
    const bool largest = below(2);
    same({reals(x)}, [&](const Tensors& t) {
      const auto [found, index] = ops::topk(t[0], k, dim, largest);
      return Tensors{found, index};
    });
  });
}

INSTANTIATE_TEST_SUITE_P(Dtypes, Strided,
                         ::testing::Values(DType::f32, DType::f64, DType::bf16, DType::f16,
                                           DType::i64),
                         [](const auto& info) { return std::string(name_of(info.param)); });

}  // namespace
}  // namespace mpt::test
