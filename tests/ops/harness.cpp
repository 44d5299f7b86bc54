// Harness of the operation tests: the checks that every row runs.
// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "../fake/control.h"
#include "../tier.h"
#include "autocast/classes.h"
#include "autograd/engine.h"
#include "autograd/node.h"
#include "backends/cpu/bf16_speed.h"
#include "backends/devices.h"
#include "cases.h"
#include "core/error.h"
#include "core/rng.h"
#include "near.h"
#include "ops/op.h"

namespace mpt::test {
namespace {

using Tensors = std::vector<Tensor>;

// -- running --------------------------------------------------------------------------------------

Tensors make_all(Context& ctx, const Arrays& in, DType dtype, Strides how = Strides::plain) {
  Tensors x;
  for (const Array& a : in) {
    x.push_back(make(ctx, a, dtype, how));
    x.back()->wants_grad = a.differentiable;
  }
  return x;
}

Tensors run(Context& ctx, const Row& row, const Tensors& x) {
  ctx.generator = {123, 0};  // random ops draw the same numbers each time
  return row.run(ctx, x);
}

Arrays all_values(const Tensors& t) {
  Arrays a;
  for (const Tensor& x : t) a.push_back(x ? values(x) : Array{});
  return a;
}

// Returns the incoming gradient of the k-th result; make_ops.py uses the same.
double weight(size_t k, size_t i) {
  return std::sin(1 + 1.7 * static_cast<double>(i) + static_cast<double>(k));
}

struct Roots {
  Tensors out, weight;
};
Roots roots(Context& ctx, const Tensors& out, DType rounded = DType::none) {
  Roots r;
  for (size_t k = 0; k < out.size(); ++k) {
    if (!out[k] || !is_floating(out[k].dtype()) || !out[k].requires_grad()) continue;
    Array w{DType::f64, out[k].shape(), {}};
    for (int64_t i = 0; i < out[k].count(); ++i) w.v.push_back(weight(k, static_cast<size_t>(i)));
    r.out.push_back(out[k]);
    if (rounded != DType::none) w.v = values(make(ctx, w, rounded)).v;
    r.weight.push_back(make(ctx, w, out[k].dtype()));
  }
  return r;
}

Tensors wanted(const Tensors& x) {
  Tensors w;
  for (const Tensor& t : x)
    if (t.requires_grad()) w.push_back(t);
  return w;
}

// Returns the gradients of the weighted sum of the results, with weights rounded to dtype
// `rounded`. A gradient is an empty tensor where the result does not depend on the input.
Tensors first(Context& ctx, const Row& row, const Tensors& x, bool create_graph = false,
              DType rounded = DType::none) {
  Roots r = roots(ctx, run(ctx, row, x), rounded);
  if (r.out.empty()) return Tensors(wanted(x).size());
  return gradients(r.out, r.weight, wanted(x), {false, create_graph});
}

// -- cases ----------------------------------------------------------------------------------------

constexpr Strides kStrides[] = {Strides::plain, Strides::transposed, Strides::sliced,
                                Strides::expanded};
const char* name(Strides s) {
  constexpr const char* names[] = {"contiguous", "transposed", "sliced", "expanded"};
  return names[static_cast<int>(s)];
}

// Returns the values of a tensor that is made from `in` at these strides (expanded ones repeat).
Arrays seen(Context& ctx, const Arrays& in, Strides how) {
  Arrays out = in;
  for (Array& a : out) a.v = values(make(ctx, a, DType::f64, how)).v;
  return out;
}

std::string label(const Row& row, size_t k) { return row.name + ", case " + std::to_string(k); }

template <class F>
void each_case(const Row& row, F f) {
  size_t k = 0;
  for (const Case& c : cases(row)) {
    SCOPED_TRACE(label(row, k));
    try {
      f(c, k++);
    } catch (const Error&) {
      ADD_FAILURE() << mpt_last_error();
    }
    if (::testing::Test::HasFatalFailure()) return;
  }
}

// Compares df/dx of an input with central differences, for one element at a time. On devices it
// takes some of the elements.
template <class F>
void near_slopes(const std::vector<double>& got, Arrays& in, size_t input, F f,
                 const std::string& what) {
  constexpr double h = 1e-6;
  std::vector<double>& x = in[input].v;
  ASSERT_EQ(got.size(), x.size()) << what;
  const size_t most =
      device_lacks("speed")
          ? rounds({.quick = 2, .full = 4})
          : rounds({.quick = x.size(), .full = x.size(), .device = 4, .device_full = x.size()});
  const size_t step = most < x.size() ? (x.size() + most - 1) / most : 1;
  std::vector<double> some, slopes;
  for (size_t i = 0; i < x.size(); i += step) {
    const double at = x[i];
    x[i] = at + h;
    const double above = f();
    x[i] = at - h;
    const double below = f();
    x[i] = at;
    slopes.push_back((above - below) / (2 * h));
    some.push_back(got[i]);
  }
  near(some, slopes, 1e-5, what);
}

double weighted(const Arrays& out) {
  double sum = 0;
  for (size_t k = 0; k < out.size(); ++k) {
    if (!is_floating(out[k].dtype)) continue;
    for (size_t i = 0; i < out[k].v.size(); ++i) sum += weight(k, i) * out[k].v[i];
  }
  return sum;
}

std::vector<double> or_zeros(const Tensor& t, const Array& like) {
  return t ? values(t).v : std::vector<double>(like.v.size(), 0.0);
}

Op op_of(const std::string& row) {
  const std::string op = row.substr(0, row.find('/'));
  for (int i = 0; i < kOps; ++i)
    if (op == kOpInfo[i].name) return static_cast<Op>(i);
  ADD_FAILURE() << "no op is called " << op;
  return Op::add;
}

// Returns the number of waits for the fake device so far; nothing: the device is another one.
std::optional<int64_t> device_waits() {
  void* const module = dlopen(mpt_test::test_device(), RTLD_NOW | RTLD_LOCAL);
  const auto control = reinterpret_cast<decltype(&fake_control)>(dlsym(module, "fake_control"));
  std::optional<int64_t> n;
  if (control) n = control()->count(mpt_fake::Call::wait);
  dlclose(module);
  return n;
}

std::vector<Row>& all_rows() {
  static std::vector<Row> rows;
  return rows;
}
}  // namespace
const std::vector<Row>& rows() { return all_rows(); }
std::vector<Row> listed(std::vector<Row> more) {
  all_rows().insert(all_rows().end(), more.begin(), more.end());
  return more;
}
Row::Row(const char* row, Run f) : name(row), run(std::move(f)) {}

std::string row_name(const ::testing::TestParamInfo<Row>& info) {
  std::string s = info.param.name;
  for (char& c : s)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return s + "_" + std::to_string(info.index);
}

void PrintTo(const Row& row, std::ostream* os) { *os << row.name; }

TEST_P(Ops, Forward) {
  const Row& row = GetParam();
  each_case(row, [&](const Case& c, size_t k) {
    TestContext ctx, ref(true);
    const Arrays got = all_values(run(*ctx, row, make_all(*ctx, c.in, DType::f64)));
    if (c.truth) near(got, c.truth->out, 1e-7, "against PyTorch");
    else if (row.formula && k == 0) {
      near(got[0].v, row.formula(c.in), 1e-7, "against the formula");
    }
    near(got, all_values(run(*ref, row, make_all(*ref, c.in, DType::f64))), 1e-7,
         "against the reference context");
    if (row.strides) {
      for (Strides how : kStrides) {
        const Arrays in = seen(*ctx, c.in, how);
        const Arrays one = all_values(run(*ctx, row, make_all(*ctx, in, DType::f32)));
        near(all_values(run(*ctx, row, make_all(*ctx, in, DType::f32, how))), one, 2e-5, name(how));
        near(all_values(run(*ref, row, make_all(*ref, in, DType::f32, how))), one, 2e-5,
             std::string("reference context, ") + name(how));
      }
    }
    EXPECT_EQ(ctx.leaked(), 0) << "tensors leaked";
  });
}

TEST_P(Ops, Gradient) {
  const Row& row = GetParam();
  if (!row.grad) return;
  each_case(row, [&](const Case& c, size_t) {
    TestContext ctx;
    Arrays in = c.in;
    const Tensors got = first(*ctx, row, make_all(*ctx, in, DType::f64)),
                  again = first(*ctx, row, make_all(*ctx, in, DType::f64), true);
    ASSERT_FALSE(got.empty()) << "no input is differentiable";
    size_t k = 0;
    for (size_t i = 0; i < in.size(); ++i) {
      if (!in[i].differentiable) continue;
      const std::string which = "gradient of input " + std::to_string(i);
      const std::vector<double> g = or_zeros(got[k], in[i]);
      if (c.truth) near(g, c.truth->grad[i], 1e-7, which + " against PyTorch");
      near(or_zeros(again[k], in[i]), g, 1e-7, which + ", differentiable against fused");
      ++k;
      if (!row.slopes) continue;
      const auto score = [&] {
        return weighted(all_values(run(*ctx, row, make_all(*ctx, in, DType::f64))));
      };
      near_slopes(g, in, i, score, which + " against finite differences");
    }
    for (Strides how : kStrides) {
      if (!row.strides) break;
      const Arrays same = seen(*ctx, c.in, how);
      const Tensors want = first(*ctx, row, make_all(*ctx, same, DType::f32));
      const Tensors strided = first(*ctx, row, make_all(*ctx, same, DType::f32, how));
      for (size_t j = 0; j < want.size(); ++j) {
        ASSERT_EQ(static_cast<bool>(want[j]), static_cast<bool>(strided[j]));
        if (want[j]) near({values(strided[j])}, {values(want[j])}, 2e-5, name(how));
      }
    }
  });
}

TEST_P(Ops, Second) {
  LONG_ON_DEVICES("gradients of gradients");
  const Row& row = GetParam();
  if (!row.second) return;
  each_case(row, [&](const Case& c, size_t) {
    TestContext ctx;
    // Variables: the inputs and the incoming gradients, in which the first gradient is linear.
    Arrays vars = c.in;
    const size_t inputs = vars.size();
    {
      const Roots r = roots(*ctx, run(*ctx, row, make_all(*ctx, vars, DType::f64)));
      for (const Tensor& w : r.weight) vars.push_back(values(w)), vars.back().differentiable = true;
    }
    auto gradient = [&](const Tensors& x, bool create_graph) {
      Tensors in(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(inputs));
      Tensors w(x.begin() + static_cast<std::ptrdiff_t>(inputs), x.end());
      Roots r = roots(*ctx, run(*ctx, row, in));
      if (r.out.empty()) return Tensors();
      return gradients(r.out, w, wanted(in), {false, create_graph});
    };
    auto score = [&] {  // weighted sum of the first gradient
      double sum = 0;
      const Tensors g = gradient(make_all(*ctx, vars, DType::f64), false);
      for (size_t k = 0; k < g.size(); ++k) {
        if (!g[k]) continue;
        const Array a = values(g[k]);
        for (size_t i = 0; i < a.v.size(); ++i) sum += weight(k + 7, i) * a.v[i];
      }
      return sum;
    };
    const Tensors x = make_all(*ctx, vars, DType::f64);
    const Tensors g = gradient(x, true);
    Tensors tops, weights;
    for (size_t k = 0; k < g.size(); ++k) {
      if (!g[k] || !g[k].requires_grad()) continue;
      Array w{DType::f64, g[k].shape(), {}};
      for (int64_t i = 0; i < g[k].count(); ++i)
        w.v.push_back(weight(k + 7, static_cast<size_t>(i)));
      tops.push_back(g[k]);
      weights.push_back(make(*ctx, w, DType::f64));
    }
    Tensors got(wanted(x).size());
    if (!tops.empty()) got = gradients(tops, weights, wanted(x), {});
    size_t k = 0;
    for (size_t i = 0; i < vars.size(); ++i) {
      if (!vars[i].differentiable) continue;
      near_slopes(or_zeros(got[k++], vars[i]), vars, i, score,
                  i < inputs ? "second gradient of input " + std::to_string(i)
                             : "second gradient of the incoming gradient");
    }
  });
}

TEST_P(Ops, Half) {
  const Row& row = GetParam();
  if (row.half == 0) return;
  each_case(row, [&](const Case& c, size_t) {
    TestContext ctx;
    for (DType half : {DType::bf16, DType::f16}) {
      Arrays in = c.in;
      for (Array& a : in) a.v = values(make(*ctx, a, half)).v;
      double weights = 0;  // error from rounding the weights of a mean
      if (row.averaged >= 0 && half == DType::bf16 && cpu::native16(Arithmetic::measure)) {
        for (double v : in[static_cast<size_t>(row.averaged)].v) {
          weights = std::max(weights, 0x1p-8 * std::fabs(v));
        }
      }
      near_half(all_values(run(*ctx, row, make_all(*ctx, in, half))),
                all_values(run(*ctx, row, make_all(*ctx, in, DType::f32))), half, row.half,
                name_of(half), weights);
      if (!row.grad) continue;
      const Tensors want = first(*ctx, row, make_all(*ctx, in, DType::f32), false, half),
                    got = first(*ctx, row, make_all(*ctx, in, half), false, half);
      for (size_t k = 0; k < want.size(); ++k) {
        ASSERT_EQ(static_cast<bool>(want[k]), static_cast<bool>(got[k]));
        if (!want[k]) continue;
        EXPECT_EQ(got[k].dtype(), half);
        near_half({values(got[k])}, {values(want[k])}, half, row.half_gradient,
                  std::string(name_of(half)) + " gradient " + std::to_string(k));
      }
    }
  });
}

// Larger random shapes: each extent grows by up to five, and equal extents grow alike in every
// input, so that shapes that must agree still do. An operation whose options do not fit the shape
// refuses it. Three trials have shapes that never change, two have those of SHAPES_SEED, which are
// new each day in the full tier (tier.h). Devices have one that fits in the quick tier.
TEST_P(Ops, DrawnShapes) {
  const Row& row = GetParam();
  static const uint64_t drawn_seed = daily_seed("SHAPES_SEED");
  bool ran = false;
  each_case(row, [&](const Case& c, size_t k) {
    uint64_t left = rounds({.quick = 5, .full = 5, .device = 1, .device_full = 5});
    for (uint64_t trial = 0; trial < 5 && left > 0; ++trial) {
      const bool fixed = trial < 3;
      const uint64_t seed = fixed ? 1 : drawn_seed;
      const auto grown = [&](int64_t extent) {
        const uint64_t at = 4096 * trial + 64 * k + static_cast<uint64_t>(extent % 64);
        return extent < 2 ? extent : extent + static_cast<int64_t>(random_bits(seed, at) % 6);
      };
      Arrays in = c.in;
      uint64_t draw = 1u << 20;
      for (Array& a : in) {
        const std::vector<double> old = a.v;
        for (int d = 0; d < a.shape.size(); ++d) a.shape[d] = grown(a.shape[d]);
        a.v.resize(static_cast<size_t>(count(a.shape)));
        if (old.empty()) continue;
        for (double& v : a.v) v = old[random_bits(seed + trial, draw++) % old.size()];
      }
      TestContext ctx, ref(true);
      Arrays got;
      try {
        got = all_values(run(*ctx, row, make_all(*ctx, in, DType::f64)));
      } catch (const Error& e) {
        EXPECT_TRUE(e.code() == MPT_ERROR_SHAPE || e.code() == MPT_ERROR_INVALID_ARGUMENT)
            << mpt_last_error();
        continue;
      }
      ran |= fixed;
      --left;
      near(got, all_values(run(*ref, row, make_all(*ref, in, DType::f64))), 1e-7,
           "against the reference context");
      near(all_values(run(*ctx, row, make_all(*ctx, in, DType::f32))), got, 1e-3,
           "f32 against f64");
      if (!row.grad) continue;
      const Tensors here = first(*ctx, row, make_all(*ctx, in, DType::f64)),
                    there = first(*ref, row, make_all(*ref, in, DType::f64));
      for (size_t j = 0; j < here.size(); ++j) {
        ASSERT_EQ(static_cast<bool>(here[j]), static_cast<bool>(there[j]));
        if (here[j]) near({values(here[j])}, {values(there[j])}, 1e-7, "gradient");
      }
    }
  });
  EXPECT_EQ(ran, row.drawn) << "whether a drawn shape fits";
}

// Results have the same bits whether or not a gradient will be asked for.
TEST_P(Ops, Recorded) {
  const Row& row = GetParam();
  if (!row.grad) return;
  each_case(row, [&](const Case& c, size_t) {
    TestContext ctx;
    for (DType t : {DType::f64, DType::f32, DType::bf16, DType::f16}) {
      if (is_half(t) && row.half == 0) continue;
      const Arrays recorded = all_values(run(*ctx, row, make_all(*ctx, c.in, t)));
      GradModeGuard no_grad(*ctx, GradMode::disabled);
      const Arrays plain = all_values(run(*ctx, row, make_all(*ctx, c.in, t)));
      ASSERT_EQ(recorded.size(), plain.size());
      for (size_t k = 0; k < plain.size(); ++k) {
        const std::vector<double>&a = recorded[k].v, &b = plain[k].v;
        ASSERT_EQ(a.size(), b.size());
        EXPECT_EQ(recorded[k].dtype, plain[k].dtype);
        EXPECT_TRUE(a.empty() || std::memcmp(a.data(), b.data(), 8 * a.size()) == 0)
            << name_of(t) << ", result " << k;
      }
    }
  });
}

// On a device the host does not wait in an operation and its gradients, except where elements
// decide an extent.
TEST_P(Ops, Waits) {
  const Row& row = GetParam();
  if (!mpt_test::test_device()) return;
  if (!device_waits()) GTEST_SKIP() << "only the fake device counts waits";
  for (const bool create_graph : {false, true}) {
    int64_t waits = 0;
    each_case(row, [&](const Case& c, size_t) {
      TestContext ctx;
      const Tensors x = make_all(*ctx, c.in, DType::f32);
      const int64_t before = *device_waits();
      if (row.grad) first(*ctx, row, x, create_graph);
      else run(*ctx, row, x);
      waits += *device_waits() - before;
    });
    const Op op = op_of(row.name);
    // The shape or an error depends on the elements.
    const bool may_wait = op == Op::nonzero || op == Op::masked_select || op == Op::unique ||
                          op == Op::multinomial || row.name == "one_hot/largest";
    EXPECT_EQ(waits > 0, may_wait) << waits << " waits, create_graph " << create_graph;
  }
}

// Operations on a second device of the context, and their gradients, which the backward makes
// there.
TEST_P(Ops, OtherDevice) {
  const Row& row = GetParam();
  if (!mpt_test::test_device()) return;
  NEEDS_SECOND_DEVICE();
  each_case(row, [&](const Case& c, size_t) {
    TestContext ctx;
    Place& other = open_device(*ctx, DeviceKind::module, 1);
    const auto on = [&](Place& place) {
      std::optional<PlaceGuard> guard(std::in_place, *ctx, place);
      const Tensors x = make_all(*ctx, c.in, DType::f64);
      const Roots r = roots(*ctx, run(*ctx, row, x));
      guard.reset();
      Tensors all = r.out.empty() ? Tensors() : gradients(r.out, r.weight, wanted(x), {});
      all.insert(all.end(), r.out.begin(), r.out.end());
      for (const Tensor& t : all) EXPECT_TRUE(!t || &t.place() == &place);
      guard.emplace(*ctx, place);
      return all_values(all);
    };
    near(on(other), on(*ctx->home), 0, "on the second device");
  });
}

// mpt_op_supports is right about every dtype except the 8-bit floats, which it supports for storage
// only.
TEST_P(Ops, Dtypes) {
  const Row& row = GetParam();
  const Case c = cases(row)[0];
  for (DType t : {DType::f32, DType::f64, DType::f16, DType::bf16, DType::i8, DType::u8, DType::i32,
                  DType::i64, DType::boolean}) {
    TestContext ctx;
    auto accepts = [&](auto call) {
      try {
        call();
      } catch (const Error& e) {
        EXPECT_TRUE(e.code() == MPT_ERROR_DTYPE || e.code() == MPT_ERROR_UNSUPPORTED)
            << mpt_last_error();
        return false;
      }
      return true;
    };
    GradModeGuard no_grad(*ctx, GradMode::disabled);
    EXPECT_EQ(accepts([&] { need_supported(*ctx, op_of(row.name), t); }),
              accepts([&] { run(*ctx, row, make_all(*ctx, c.in, t)); }))
        << name_of(t);
  }
}

TEST_P(Ops, Autocast) {
  const Row& row = GetParam();
  if (!row.autocast) return;
  const CastClass cls = kOpInfo[static_cast<int>(op_of(row.name))].cls;
  each_case(row, [&](const Case& c, size_t) {
    TestContext ctx;
    for (DType half : {DType::bf16, DType::f16}) {
      for (DType from : {DType::f32, half}) {
        Arrays in = c.in;
        for (Array& a : in) a.v = values(make(*ctx, a, from)).v;
        const Tensors x = make_all(*ctx, in, from), y = make_all(*ctx, in, from);
        if (cls == CastClass::banned && from == half) {
          autocast_push(*ctx, {.dtype = half});
          EXPECT_THROW(run(*ctx, row, x), Error);
          autocast_pop(*ctx);
          continue;
        }
        autocast_push(*ctx, {.dtype = half});
        const Tensors got = run(*ctx, row, x);
        autocast_pop(*ctx);
        // Casts by hand. `promote` meets one dtype here, and fp32_out is exact on f32 copies.
        DType to = from;
        if (cls == CastClass::lower) to = half;
        if (cls == CastClass::fp32 || cls == CastClass::fp32_out || cls == CastClass::banned) {
          to = DType::f32;
        }
        Tensors casted = y;
        for (Tensor& t : casted)
          if (is_floating(t.dtype())) t = ops::cast(t, to);
        const Tensors want = run(*ctx, row, casted);
        ASSERT_EQ(got.size(), want.size());
        auto equal = [&](const Tensor& a, const Tensor& b, const std::string& what) {
          ASSERT_EQ(a.dtype(), b.dtype()) << what;
          const Array u = values(a), v = values(b);
          ASSERT_EQ(u.shape, v.shape) << what;
          for (size_t i = 0; i < u.v.size(); ++i) {
            ASSERT_EQ(std::memcmp(&u.v[i], &v.v[i], sizeof(double)), 0)
                << what << ", element " << i << ": " << u.v[i] << ", by hand " << v.v[i] << " ("
                << name_of(from) << " input under " << name_of(half) << ")";
          }
        };
        for (size_t k = 0; k < got.size(); ++k)
          equal(got[k], want[k], "result " + std::to_string(k));
        if (!row.grad) continue;
        const Roots a = roots(*ctx, got), b = roots(*ctx, want);
        ASSERT_EQ(a.out.size(), b.out.size());
        if (a.out.empty()) continue;
        const Tensors ga = gradients(a.out, a.weight, wanted(x), {}),
                      gb = gradients(b.out, b.weight, wanted(y), {});
        for (size_t k = 0; k < ga.size(); ++k) {
          ASSERT_EQ(static_cast<bool>(ga[k]), static_cast<bool>(gb[k]));
          if (ga[k]) equal(ga[k], gb[k], "gradient " + std::to_string(k));
        }
      }
    }
  });
}

void refused(mpt_status code, const char* text, const std::function<void()>& f) {
  try {
    f();
    ADD_FAILURE() << "no error; expected " << text;
  } catch (const Error& e) {
    EXPECT_EQ(e.code(), code) << mpt_last_error();
    EXPECT_NE(std::string(mpt_last_error()).find(text), std::string::npos) << mpt_last_error();
  }
}

}  // namespace mpt::test
