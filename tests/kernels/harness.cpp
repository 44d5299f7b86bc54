// The variants of a row and their checks.
// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <stdexcept>
#include <thread>

#include "../tier.h"
#include "backends/kernel_info.h"
#include "backends/ref/access.h"

namespace mpt::test {
namespace {

// How the operands lie in memory and which values they hold. The order matters: examine() takes
// channels_last to mixed as the variants with strides.
enum Variant {
  plain,
  at_end,
  in_place,
  channels_last,
  transposed,
  gaps,
  inner_gaps,
  broadcast,
  mixed,
  specials,
  variants
};
const char* const kVariantNames[] = {"plain",      "at_end",  "in_place",   "channels_last",
                                     "transposed", "gaps",    "inner_gaps", "broadcast",
                                     "mixed",      "specials"};

using Random = std::mt19937_64;

int64_t draw(Random& r, int64_t n) { return static_cast<int64_t>(r() % static_cast<uint64_t>(n)); }

double smallest_normal(DType t) {
  switch (t) {
    case DType::f16:
    case DType::f8e5m2: return 0x1p-14;
    case DType::f8e4m3: return 0x1p-6;
    case DType::f64: return 0x1p-1022;
    default: return 0x1p-126;
  }
}

double ulp(DType t, double x) {
  const double a = std::max(std::fabs(x), smallest_normal(t));
  return std::ldexp(1.0, std::ilogb(a) - info(t).mantissa);
}

double value(const Fill& f, DType t, const Dims& index, Random& r) {
  if (f.kind == Fill::custom) return f.at(index);
  if (f.kind == Fill::constant) return f.a;
  if (f.kind == Fill::integers) return static_cast<double>(draw(r, static_cast<int64_t>(f.b)));
  if (f.kind == Fill::uniform) return f.a + (f.b - f.a) * std::uniform_real_distribution<>()(r);
  double v = std::normal_distribution<>()(r);
  if (is_integral(t)) v = t == DType::boolean ? v > 0 : static_cast<double>(draw(r, 17) - 8);
  if (t == DType::u8) v += 8;
  return f.kind == Fill::positive ? std::fabs(v) + (is_floating(t) ? 0.1 : 1) : v;
}

// Replaces one value in twelve by an edge value of the dtype. A kernel that accumulates gets a
// large value that does not overflow its sums.
double special(DType t, bool accumulates, double v, Random& r) {
  if (draw(r, 12) != 0 || t == DType::boolean) return v;
  double big = info(t).largest;
  if (is_integral(t)) {
    const double edges[] = {0, big, t == DType::u8 ? 0 : -big - 1, 1};
    return edges[draw(r, 4)];
  }
  if (accumulates && t != DType::f64) big = std::min(big, 1e12);
  if (accumulates && t == DType::f64) big = 1e100;
  const double small = smallest_normal(t), inf = std::numeric_limits<double>::infinity();
  const double edges[] = {std::nan(""), inf,         -inf, big,  -big, small,
                          -small,       ulp(t, 0.0), 0.0,  -0.0, 1.0,  -1.0};
  return edges[draw(r, 12)];
}

void fill(Buffer& b, const Operand& o, bool edges, bool accumulates, Random& r) {
  ref::walk(o.shape, [&](const Dims& i) {
    double v = value(o.fill, o.dtype, i, r);
    if (edges && o.fill.kind == Fill::normal) v = special(o.dtype, accumulates, v, r);
    b.set(i, v);
  });
}

// Returns strides with the dims laid out in `order` (outermost first), the innermost `step` apart,
// and up to `pad` unused elements after each run.
Dims strides(const Dims& shape, const std::vector<int>& order, int64_t step, int64_t pad,
             Random& r) {
  Dims s = Dims::filled(shape.size(), 0);
  for (size_t k = order.size(); k-- > 0;) {
    s[order[k]] = step;
    step = step * std::max<int64_t>(shape[order[k]], 1) + (pad ? draw(r, pad + 1) : 0);
  }
  return s;
}

// Position of an operand in its memory.
struct Place {
  Dims stride;
  int64_t offset = 0;
  bool at_end = false;
};

// Returns the position of an operand in a variant. `mixed` draws another variant per operand.
Place place(Variant v, const Operand& o, bool input, Random& r) {
  const int n = o.shape.size();
  std::vector<int> order;
  for (int i = 0; i < n; ++i) order.push_back(i);
  Place p;
  if (v == mixed) v = static_cast<Variant>(channels_last + draw(r, mixed - channels_last));
  if (!o.stride.empty()) return {o.stride, 0, false};
  if (v == channels_last && n >= 3) {
    order.erase(order.begin() + 1);
    order.push_back(1);
  }
  if (v == transposed && n >= 2)
    std::swap(order[static_cast<size_t>(n - 1)], order[static_cast<size_t>(n - 2)]);
  const bool padded = v == gaps || v == inner_gaps;
  p.stride = strides(o.shape, order, v == inner_gaps ? 2 : 1, padded ? 3 : 0, r);
  if (padded) p.offset = 1 + draw(r, 7);
  p.at_end = v == at_end;
  if (v == broadcast && input && o.broadcast && !o.in_out) {
    Dims shape = o.shape;
    std::vector<bool> zero(static_cast<size_t>(n));
    for (int i = 0; i < n; ++i) {
      zero[static_cast<size_t>(i)] = shape[i] > 1 && draw(r, 2);
      if (zero[static_cast<size_t>(i)]) shape[i] = 1;
    }
    p.stride = contiguous_strides(shape);
    for (int i = 0; i < n; ++i)
      if (zero[static_cast<size_t>(i)]) p.stride[i] = 0;
  }
  return p;
}

std::string describe(const Spec& s) {
  if (!s) return "-";
  return std::string(mpt::name_of(s.dtype)) + text(s.shape).s + "/" + text(s.stride).s;
}

std::string describe(const std::vector<Buffer>& b) {
  std::string t;
  for (const Buffer& x : b) t.append(" ").append(describe(x.spec));
  return t;
}

std::vector<Spec> specs(const std::vector<Buffer*>& b) {
  std::vector<Spec> s;
  for (const Buffer* x : b) s.push_back(x->spec);
  return s;
}

std::vector<Buffer*> pointers(std::vector<Buffer>& b) {
  std::vector<Buffer*> p;
  for (Buffer& x : b) p.push_back(&x);
  return p;
}

// Prepares the kernel for `jobs` and runs it. Returns "", or "refused" with the reasons in `why`,
// or a description of the failure. *name gets the name of the candidate.
std::string run_once(const Backend& b, Kernel k, const std::vector<Buffer*>& out,
                     const std::vector<Buffer*>& in, const Bytes& params, const Bytes& scalars,
                     const Jobs& jobs, Why& why, const char** name) {
  const std::vector<Spec> os = specs(out), is = specs(in);
  auto p = prepare(b, {k, os, is, params.data.data(), params.data.size(), jobs.workers()}, why);
  if (!p) return "refused";
  *name = p->name;
  std::vector<void*> op;
  std::vector<const void*> ip;
  for (Buffer* x : out) op.push_back(x->data());
  for (Buffer* x : in) ip.push_back(x->data());
  constexpr size_t guard = 64;
  std::vector<std::byte> work(guard + p->workspace + guard, std::byte{0xff});
  auto start = (reinterpret_cast<uintptr_t>(work.data()) + guard - 1) / guard * guard;
  auto* base = reinterpret_cast<std::byte*>(start);
  p->run({op.data(), ip.data(), scalars.data.data(), p->workspace ? base : nullptr, jobs});
  for (std::byte* x = base + p->workspace; x < work.data() + work.size(); ++x)
    if (*x != std::byte{0xff}) return "wrote past its workspace";
  return "";
}

// Resets the outputs before a run: outputs that the kernel reads keep their values, all others hold
// garbage that must not matter.
void reset(std::vector<Buffer>& out, const std::vector<Buffer>& initial, const Case& c,
           uint8_t garbage) {
  for (size_t i = 0; i < out.size(); ++i) {
    if (!out[i].spec) continue;
    if (c.out[i].in_out) {
      out[i].copy_from(initial[i]);
    } else {
      const auto size = static_cast<size_t>(size_of(c.out[i].dtype));
      auto* base = static_cast<std::byte*>(out[i].data());
      ref::walk(c.out[i].shape, [&](const Dims& at) {
        std::memset(base + static_cast<size_t>(out[i].offset(at)) * size, garbage, size);
      });
    }
  }
}

// Returns ref's outputs in f64, so that nothing is rounded. Integers keep their dtype.
std::vector<Buffer> exact_outputs(const Case& c, const std::vector<Buffer>& initial,
                                  std::vector<Buffer>& in, const char** error) {
  std::vector<Buffer> out;
  for (size_t i = 0; i < c.out.size(); ++i) {
    Operand o = c.out[i];
    if (is_floating(o.dtype)) o.dtype = DType::f64;
    out.emplace_back(o, contiguous_strides(o.shape), 0, false);
    if (o.dtype == DType::none || !o.in_out) continue;
    ref::walk(o.shape, [&](const Dims& at) { out[i].set(at, initial[i].get(at)); });
  }
  Why why;
  const char* name = "";
  if (!run_once(ref_backend(), c.kernel, pointers(out), pointers(in), c.params, c.scalars, Jobs(),
                why, &name)
           .empty()) {
    *error = "ref refused";
  }
  return out;
}

// Returns ref's outputs in f64 for the magnitudes of the inputs, which bound the rounding errors of
// sums of products.
std::vector<Buffer> magnitudes(const Case& c, const std::vector<Buffer>& initial,
                               const std::vector<Buffer>& in) {
  auto absolute = [](const std::vector<Buffer>& from, const std::vector<Operand>& operands) {
    std::vector<Buffer> to;
    for (size_t i = 0; i < from.size(); ++i) {
      to.emplace_back(operands[i], contiguous_strides(operands[i].shape), 0, false);
      if (!from[i].spec) continue;
      ref::walk(operands[i].shape, [&](const Dims& at) {
        const double v = from[i].get(at);
        to[i].set(at, is_floating(operands[i].dtype) ? std::fabs(v) : v);
      });
    }
    return to;
  };
  std::vector<Buffer> inputs = absolute(in, c.in), start = absolute(initial, c.out);
  const char* error = nullptr;
  return exact_outputs(c, start, inputs, &error);
}

bool close(DType t, double got, double exact, double tolerance) {
  const double r = ref::rounded(t, exact);
  if (got == r || (std::isnan(got) && std::isnan(r))) return true;
  if (!std::isfinite(exact)) return false;
  if (!std::isfinite(got)) {  // allowed close to the overflow threshold only
    return std::fabs(exact) + tolerance >= info(t).largest &&
           std::signbit(got) == std::signbit(exact);
  }
  return std::fabs(got - exact) <= tolerance;
}

int64_t integer(const Buffer& b, const Dims& at) {
  return ref::load_int(b.spec.dtype, b.data(), b.offset(at));
}

std::string compare(const Case& c, const std::vector<Buffer>& got, const std::vector<Buffer>& exact,
                    const std::vector<Buffer>& magnitude) {
  for (size_t i = 0; i < got.size(); ++i) {
    const DType t = c.out[i].dtype;
    if (t == DType::none) continue;
    double largest = 0;
    const double eps = t == DType::f64 ? 0x1p-52 : 0x1p-23;
    ref::walk(c.out[i].shape, [&](const Dims& at) {
      const double v = std::fabs(exact[i].get(at));
      if (std::isfinite(v)) largest = std::max(largest, v);
    });
    std::string error;
    int64_t wrong = 0;
    ref::walk(c.out[i].shape, [&](const Dims& at) {
      const double g = got[i].get(at), e = exact[i].get(at);
      double tolerance = 0;
      if (is_floating(t)) {
        const double m = c.bound.of_abs ? std::fabs(magnitude[i].get(at)) : largest;
        tolerance = c.bound.ulps * ulp(t, std::isfinite(e) ? e : 0) + c.bound.absolute +
                    (c.bound.rounding > 0 ? c.bound.rounding * eps * m : 0);
      }
      const bool ok =
          is_floating(t) ? close(t, g, e, tolerance) : integer(got[i], at) == integer(exact[i], at);
      if (ok || wrong++) return;
      char line[256];
      std::snprintf(line, sizeof line, "out %zu at %s: got %.9g, ref %.9g, tolerance %.3g", i,
                    text(at).s, g, e, tolerance);
      error = line;
    });
    if (wrong) return error + " (" + std::to_string(wrong) + " wrong)";
  }
  return "";
}

struct Trial {
  const Backend& backend;
  const Case& c;
  Variant variant;
  int alias = -1;
  std::string reason = {};  // reason of a refusal
  const char* name = "";

  std::vector<Buffer> in = {}, out = {}, initial = {}, before = {};
  std::vector<Buffer> first = {};  // results of the first run
  std::vector<Buffer*> op = {}, ip = {};

  // Runs the variant three times. Returns "" or a description of the failure.
  std::string run() {
    make_buffers();
    std::string where = std::string(info(c.kernel).name) + " [" + kVariantNames[variant] + "] " +
                        c.note + " out" + describe(out) + " in" + describe(in) + ": ";
    for (int run = 0; run < 3; ++run) {
      reset(out, initial, c, run == 0 ? 0xff : 0x5a);
      for (size_t i = 0; i < in.size(); ++i) in[i].copy_from(before[i]);
      Why why;
      std::string e =
          run_once(backend, c.kernel, op, ip, c.params, c.scalars, jobs(run), why, &name);
      if (e == "refused") {
        if (run) return where + "accepts one worker but not three: " + why.text;
        reason = why.text.empty() ? "no candidate" : why.text;
        return may_refuse() ? "" : where + "must be had: " + reason;
      }
      if (run == 0) where += std::string("by ") + name + ": ";
      if (e.empty()) e = writes_outside();
      if (e.empty() && run == 0) {
        keep_first();
        e = compare_with_ref();
      } else if (e.empty()) {
        e = differs_from_first(run == 1 ? "other bits with three workers" : "other bits on repeat");
      }
      if (!e.empty()) return where + e;
    }
    return "";
  }

 private:
  // Compares the results kept in `first` with those of ref.
  std::string compare_with_ref() {
    for (size_t i = 0; i < in.size(); ++i) in[i].copy_from(before[i]);
    const char* error = nullptr;
    const std::vector<Buffer> exact = exact_outputs(c, initial, in, &error);
    if (error) return error;
    return compare(c, first, exact,
                   c.bound.of_abs ? magnitudes(c, initial, in) : std::vector<Buffer>());
  }
  void make_buffers() {
    Random r(static_cast<uint64_t>(c.kernel) * 1000 + static_cast<uint64_t>(variant));
    const bool accumulates = c.bound.rounding > 0;
    for (const Operand& o : c.in) {
      Place p = place(variant, o, true, r);
      in.emplace_back(o, p.stride, p.offset, p.at_end);
      if (o.dtype != DType::none) fill(in.back(), o, variant == specials, accumulates, r);
    }
    if (c.setup) c.setup(in);
    for (const Operand& o : c.out) {
      Place p = place(variant, o, false, r);
      out.emplace_back(o, p.stride, p.offset, p.at_end);
      initial.emplace_back(o, p.stride, p.offset, p.at_end);
      if (o.in_out) fill(initial.back(), o, variant == specials, accumulates, r);
    }
    for (size_t i = 0; i < in.size(); ++i) {
      before.emplace_back(c.in[i], in[i].spec.stride, 0, false);
      before.back().copy_from(in[i]);
    }
    op = pointers(out);
    ip = pointers(in);
    if (alias < 0) return;
    op[static_cast<size_t>(c.alias[alias].first)] = ip[static_cast<size_t>(c.alias[alias].second)];
  }
  Jobs jobs(int run) const {
    if (run == 0) return Jobs();
    return run == 1 && variant == plain ? three_workers() : three_in_turn();
  }
  bool may_refuse() const {
    const bool is_plain = variant == plain || variant == specials;
    return c.must_have != Need::any && !(c.must_have == Need::plain && is_plain);
  }
  std::string writes_outside() const {
    for (size_t i = 0; i < op.size(); ++i) {
      if (!op[i]->outside_untouched()) return "wrote outside out " + std::to_string(i);
    }
    for (size_t i = 0; i < in.size(); ++i) {
      const bool written = alias >= 0 && c.alias[alias].second == static_cast<int>(i);
      if (!written && (!in[i].same_bytes(before[i]) || !in[i].outside_untouched()))
        return "wrote to in " + std::to_string(i);
    }
    return "";
  }
  void keep_first() {
    for (size_t i = 0; i < op.size(); ++i) {
      first.emplace_back(c.out[i], op[i]->spec.stride, 0, false);
      if (!op[i]->spec) continue;
      ref::walk(c.out[i].shape, [&](const Dims& at) {
        std::memcpy(ref_element(first[i], at), ref_element(*op[i], at),
                    static_cast<size_t>(size_of(c.out[i].dtype)));
      });
    }
  }
  std::string differs_from_first(const char* how) const {
    for (size_t i = 0; i < op.size(); ++i) {
      if (!op[i]->spec) continue;
      const auto size = static_cast<size_t>(size_of(c.out[i].dtype));
      std::string other;
      int64_t count = 0;
      ref::walk(c.out[i].shape, [&](const Dims& at) {
        const std::byte *a = ref_element(first[i], at), *b = ref_element(*op[i], at);
        if (std::memcmp(a, b, size) == 0 || count++ > 0) return;
        other = std::string(text(at).s) + " is " + bits(b, size) + ", was " + bits(a, size);
      });
      if (count > 0) {
        return std::string(how) + " in out " + std::to_string(i) + ": " + std::to_string(count) +
               " elements; " + other;
      }
    }
    return "";
  }
  static std::string bits(const std::byte* value, size_t size) {
    std::string s = "0x";
    for (size_t i = size; i-- > 0;)
      for (const int digit :
           {std::to_integer<int>(value[i]) >> 4, std::to_integer<int>(value[i]) & 15})
        s += "0123456789abcdef"[digit];
    return s;
  }
  static std::byte* ref_element(const Buffer& b, const Dims& at) {
    return static_cast<std::byte*>(b.data()) + b.offset(at) * size_of(b.spec.dtype);
  }
};

bool any_rank(const Case& c, int least) {
  for (const auto* list : {&c.in, &c.out})
    for (const Operand& o : *list)
      if (o.dtype != DType::none && o.shape.size() >= least) return true;
  return false;
}

}  // namespace

int64_t drawn_extent(int64_t most) {
  static std::mt19937_64 random(daily_seed("SHAPES_SEED"));
  return 1 + static_cast<int64_t>(random() % static_cast<uint64_t>(most));
}

std::vector<Dims> some_shapes() {
  std::vector<Dims> all = {{},       {1},          {0},           {7},       {64},
                           {1000},   {3, 0, 2},    {5, 1},        {1, 9},    {17, 31},
                           {64, 64}, {2, 3, 5, 7}, {3, 16, 4, 4}, {33, 1031}};
  const auto drawn = static_cast<int>(rounds({.quick = 3, .full = 8}));
  for (int i = 0; i < drawn; ++i) {
    constexpr int64_t most[] = {3000, 80, 20, 9};
    const int64_t rank = 1 + i % 4;
    Dims s;
    for (int64_t d = 0; d < rank; ++d) s.push(drawn_extent(most[rank - 1]));
    all.push_back(s);
  }
  return all;
}

Jobs three_workers() {
  auto host = [](void*, int64_t n, int64_t, JobFn fn, void* job) {
    std::atomic<int64_t> next{0};
    auto work = [&](int32_t worker) {
      for (int64_t i; (i = next.fetch_add(1)) < n;) fn(job, i, i + 1, worker);
    };
    std::thread a(work, 1), b(work, 2);
    work(0);
    a.join();
    b.join();
  };
  return Jobs(host, nullptr, 3);
}

Jobs three_in_turn() {
  auto host = [](void*, int64_t n, int64_t, JobFn fn, void* job) {
    for (int64_t i = n; i-- > 0;) fn(job, i, i + 1, static_cast<int32_t>(i % 3));
  };
  return Jobs(host, nullptr, 3);
}

void run_kernel(const Backend& b, Kernel k, std::vector<Buffer*> out, std::vector<Buffer*> in,
                const Bytes& params, const Bytes& scalars) {
  Why why;
  const char* name = "";
  const std::string e = run_once(b, k, out, in, params, scalars, Jobs(), why, &name);
  if (!e.empty()) throw std::runtime_error(std::string(info(k).name) + ": " + e + ": " + why.text);
}

// True if a case has so many elements that the quick tier runs it in one strided layout alone.
// Small cases of the same kernels have them all.
static bool is_large(const Case& c) {
  int64_t elements = 0;
  for (const auto& operands : {c.out, c.in})
    for (const Operand& o : operands) elements += count(o.shape);
  return elements > 8'000;
}

std::string examine(const Backend& b, const Case& c, std::map<std::string, int>* accepted,
                    std::map<std::string, int>* refused) {
  for (int v = 0; v < variants; ++v) {
    const bool strided = v >= channels_last && v <= mixed;
    if (strided && (!c.strides || !any_rank(c, v == channels_last ? 3 : v == transposed ? 2 : 1)))
      continue;
    if (strided && v != mixed && (tests_lower_set || is_large(c)) && !is_full_tier()) continue;
    if (v == specials && !c.specials) continue;
    const int times = v == in_place ? static_cast<int>(c.alias.size()) : 1;
    for (int i = 0; i < times; ++i) {
      Trial t{b, c, static_cast<Variant>(v), v == in_place ? i : -1};
      std::string e = t.run();
      if (refused && !t.reason.empty())
        ++(*refused)[std::string(info(c.kernel).name) + (strided ? ", strided" : "") + ": " +
                     t.reason];
      if (accepted && t.reason.empty())
        ++(*accepted)[std::string(info(c.kernel).name) + " by " + t.name];
      if (!e.empty()) return e;
    }
  }
  return "";
}

Checker::~Checker() {
  for (const auto& [what, n] : accepted_) std::printf("  %6d x %s\n", n, what.c_str());
  for (const auto& [what, n] : refused_) std::printf("  %6d x left to ref: %s\n", n, what.c_str());
  for (const auto& [kernel, runs] : runs_) EXPECT_TRUE(runs) << info(kernel).name << " refused all";
}

void Checker::operator()(const Case& c) {
  std::map<std::string, int> accepted;
  const std::string e = examine(backend_, c, &accepted, &refused_);
  for (const auto& [what, n] : accepted) accepted_[what] += n;
  runs_[c.kernel] |= !accepted.empty();
  if (!e.empty()) ADD_FAILURE() << e;
}

}  // namespace mpt::test
