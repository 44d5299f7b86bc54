// Draws random calls of operations.
// SPDX-License-Identifier: Apache-2.0
#define MPT_ALLOW_UNUSED
#include "op_calls.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

namespace op_calls {

const std::vector<Good>& good_calls() {
  static const std::vector<Good> all = {
#include "op_calls.inc"
  };
  return all;
}

namespace {

constexpr int64_t kMostElements = 4096, kMostExpanded = 1 << 14;

class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}
  // Returns a number in [0, n).
  uint64_t below(uint64_t n) { return engine_() % n; }
  // True once in `n` calls, on average.
  bool once_in(uint64_t n) { return below(n) == 0; }
  template <class T>
  const T& one_of(const std::vector<T>& list) {
    return list[below(list.size())];
  }

 private:
  std::mt19937_64 engine_;
};

int64_t elements(const Shape& s) {
  int64_t n = 1;
  for (int64_t e : s) n = e && n > (int64_t{1} << 40) / e ? int64_t{1} << 40 : n * e;
  return n;
}

int64_t extent(Random& r) {
  static const std::vector<int64_t> all = {0, 0, 1, 1, 2,  2,  3,  3,  4, 5,
                                           6, 7, 8, 9, 15, 16, 17, 33, 64};
  return r.one_of(all);
}

Shape some_shape(Random& r) {
  Shape s(r.below(6));
  for (int64_t& e : s) e = extent(r);
  return s;
}

int64_t ordinary_integer(Random& r) { return static_cast<int64_t>(r.below(9)) - 2; }
int64_t extreme_integer(Random& r) {
  if (r.once_in(3)) {
    static const std::vector<int64_t> all = {INT_MAX,       INT_MIN,  INT64_MAX, INT64_MIN,
                                             INT64_MIN + 1, UINT_MAX, 0,         -1};
    return r.one_of(all);
  }
  const int64_t power = int64_t{1} << r.below(r.once_in(2) ? 63 : 31);
  const int64_t v = power + static_cast<int64_t>(r.below(3)) - 1;
  return r.once_in(4) ? -v : v;
}
double ordinary_number(Random& r) { return static_cast<double>(r.below(41)) / 8 - 1; }
double extreme_number(Random& r) {
  constexpr double inf = std::numeric_limits<double>::infinity();
  static const std::vector<double> all = {
      0,     -0.0, 1,    -1,           1e308, -1e308, 1e-308, 5e-324,      1e39,
      -1e39, inf,  -inf, std::nan(""), 65520, 0x1p31, 0x1p63, 0.9999999999};
  return r.one_of(all);
}

mpt_dtype some_dtype(Random& r) {
  static const std::vector<mpt_dtype> all = {MPT_F32,  MPT_F64,    MPT_F16,   MPT_BF16,
                                             MPT_I8,   MPT_U8,     MPT_I32,   MPT_I64,
                                             MPT_BOOL, MPT_F8E4M3, MPT_F8E5M2};
  return r.one_of(all);
}

void change(Random& r, Attribute& a, bool extreme) {
  auto integer = [&] { return extreme ? extreme_integer(r) : ordinary_integer(r); };
  if (a.kind == MPT_PARAM_NUMBER) {
    a.number = extreme ? extreme_number(r) : ordinary_number(r);
  } else if (a.kind == MPT_PARAM_TEXT) {
    const size_t at = r.below(a.text.size() + 1);
    if (at < a.text.size() && r.once_in(2)) a.text.erase(at, 1);
    else a.text.insert(at, 1, "ijkl,->. *"[r.below(extreme ? 10 : 4)]);
  } else if (a.kind == MPT_PARAM_INTEGER || (!a.integers.empty() && !r.once_in(4))) {
    if (a.integers.empty()) a.integers.push_back(0);
    a.integers[r.below(a.integers.size())] = integer();
  } else {
    a.integers.resize(r.below(5));
    for (int64_t& v : a.integers) v = r.once_in(2) ? ordinary_integer(r) : integer();
  }
}

// Adds an attribute that the call leaves out.
void add_attribute(mpt_context context, Random& r, Call& call) {
  mpt_op op = -1;
  mpt_op_info info = {};
  info.struct_size = sizeof info;
  if (mpt_op_from_name(context, call.good->op, &op) != MPT_OK ||
      mpt_op_get_info(context, op, &info) != MPT_OK || info.params == 0) {
    return;
  }
  mpt_op_param p = {};
  p.struct_size = sizeof p;
  const auto at = static_cast<int32_t>(r.below(static_cast<uint64_t>(info.params)));
  if (mpt_op_get_param(context, op, at, &p) != MPT_OK || p.kind == MPT_PARAM_TENSOR ||
      p.kind == MPT_PARAM_TENSORS) {
    return;
  }
  const mpt_param_kind kind =
      p.kind == MPT_PARAM_NUMBER || p.kind == MPT_PARAM_INTEGERS || p.kind == MPT_PARAM_TEXT
          ? p.kind
          : mpt_param_kind{MPT_PARAM_INTEGER};
  for (const Attribute& a : call.attrs)
    if (a.name == p.name && a.kind == kind) return;
  Attribute a{p.name, kind, std::vector<int64_t>(kind == MPT_PARAM_INTEGERS ? 3 : 1, 1), 0.5, "i"};
  if (p.length > 0) a.integers.resize(std::min<size_t>(a.integers.size(), p.length));
  change(r, a, false);
  call.attrs.push_back(std::move(a));
}

// Draws shape, dtype and layout of each operand. Equal extents and shapes of the good call mostly
// stay equal.
void draw_operands(Random& r, Call& call) {
  std::map<int64_t, int64_t> grown;
  std::map<Shape, Shape> latest;  // drawn shapes by those of the good call
  const bool grow = r.once_in(2);
  static const std::vector<mpt_dtype> floats = {MPT_F32, MPT_F32, MPT_F64, MPT_F16, MPT_BF16};
  const mpt_dtype common = r.one_of(floats);
  const bool grad = !r.once_in(3), ordinary = !r.once_in(4);
  for (const Operand& o : call.good->in) {
    Drawn d;
    d.given = o.elements != Elements::none && !r.once_in(40);
    d.shape = o.shape;
    for (int64_t& e : d.shape) {
      if (grow && !grown.contains(e)) grown[e] = r.once_in(2) ? e : extent(r);
      if (grow) e = grown[e];
    }
    if (r.once_in(5)) {
      if (r.once_in(3)) d.shape = some_shape(r);
      else if (!d.shape.empty()) d.shape[r.below(d.shape.size())] = extent(r);
    }
    if (latest.contains(o.shape) && !r.once_in(4)) d.shape = latest[o.shape];
    latest[o.shape] = d.shape;
    d.layout = static_cast<Layout>(r.once_in(2) ? 0 : r.below(5));
    while (elements(d.shape) > kMostElements) *std::max_element(d.shape.begin(), d.shape.end()) = 2;
    if (!d.shape.empty() && r.once_in(60)) {  // an extent that only an empty or expanded tensor has
      int64_t& one = d.shape[r.below(d.shape.size())];
      one = elements(d.shape) == 0 && one != 0 ? int64_t{1} << r.below(50) : kMostExpanded;
      if (elements(d.shape) > kMostExpanded) d.shape = {kMostExpanded};
      d.layout = Layout::expanded;
    }
    d.dtype = o.elements == Elements::real    ? common
              : o.elements == Elements::flags ? MPT_BOOL
                                              : MPT_I64;
    if (r.once_in(ordinary ? 30 : 4)) d.dtype = some_dtype(r);
    d.grad = grad && !r.once_in(8);
    d.special = r.once_in(6) ? 1 + static_cast<int>(r.below(3)) : 0;
    d.seed = r.below(UINT32_MAX);
    call.in.push_back(std::move(d));
  }
}

}  // namespace

Call draw(mpt_context context, uint64_t seed, const char* only) {
  Random r(seed);
  Call call;
  call.seed = seed;
  call.good = &r.one_of(good_calls());
  for (const Good& g : good_calls())
    if (only && std::strcmp(g.op, only) == 0) call.good = &g;
  call.attrs = call.good->attrs;
  call.outs = call.good->outs;
  draw_operands(r, call);
  if (r.once_in(3)) add_attribute(context, r, call);
  if (!r.once_in(3)) {
    for (Attribute& a : call.attrs) {
      if (r.once_in(3)) continue;
      const bool extreme = !r.once_in(3);
      change(r, a, extreme);
      call.extremes += extreme;
    }
  }
  if (r.once_in(20)) call.outs = static_cast<int32_t>(r.below(5));
  if (!call.in.empty() && r.once_in(60)) call.in.pop_back();
  call.backwards = static_cast<int>(r.below(3));
  return call;
}

std::string Call::text() const {
  std::string s = "seed " + std::to_string(seed) + ": " + good->op + "(";
  auto list = [&](const std::vector<int64_t>& v) {
    s += "[";
    for (size_t i = 0; i < v.size(); ++i) s += (i ? ", " : "") + std::to_string(v[i]);
    s += "]";
  };
  static const char* layouts[] = {"", " transposed", " stepped", " expanded", " shifted"};
  for (const Drawn& d : in) {
    if (&d != &in[0]) s += ", ";
    if (!d.given) {
      s += "NULL";
      continue;
    }
    s += mpt_dtype_name(d.dtype);
    list(d.shape);
    s += layouts[static_cast<int>(d.layout)];
    if (d.grad) s += " grad";
    if (d.special) s += " special";
  }
  for (const Attribute& a : attrs) {
    s += ", " + a.name + " = ";
    char number[40];
    std::snprintf(number, sizeof number, "%g", a.number);
    if (a.kind == MPT_PARAM_NUMBER) s += number;
    else if (a.kind == MPT_PARAM_INTEGER) s += std::to_string(a.integers[0]);
    else if (a.kind == MPT_PARAM_TEXT) s += a.text;
    else list(a.integers);
  }
  return s + ") -> " + std::to_string(outs) + ", backwards " + std::to_string(backwards);
}

namespace {

bool is_floating(mpt_dtype t) {
  return t == MPT_F32 || t == MPT_F64 || t == MPT_F16 || t == MPT_BF16;
}

// Makes a leaf of `shape` with elements drawn from d.seed.
mpt_tensor leaf(mpt_context context, const Drawn& d, const Shape& shape) {
  mpt_tensor t = nullptr;
  if (mpt_zeros(context, d.dtype, shape.data(), static_cast<int32_t>(shape.size()), &t) != MPT_OK) {
    return nullptr;
  }
  std::vector<double> v(static_cast<size_t>(elements(shape)));
  Random r(d.seed);
  for (double& x : v) {
    x = is_floating(d.dtype) ? static_cast<double>(r.below(4001)) / 1000 - 2
                             : static_cast<double>(r.below(2));
    if (d.special == 1 && r.once_in(4)) x = static_cast<double>(r.below(9)) - 3;
    if (d.special == 2 && r.once_in(4)) x = extreme_number(r);
    if (d.special == 3) x = 0;
    if (!is_floating(d.dtype) && !(std::fabs(x) < 0x1p62)) x = 0x1p62;
  }
  if (mpt_tensor_write(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())) != MPT_OK) {
    return nullptr;
  }
  if (d.grad && is_floating(d.dtype)) mpt_tensor_set_requires_grad(t, 1);
  return t;
}

}  // namespace

mpt_tensor make(mpt_context context, const Drawn& d, mpt_tensor* out) {
  Shape shape = d.shape;
  const auto rank = static_cast<int32_t>(shape.size());
  const bool plain = rank == 0 || elements(shape) == 0;
  const Layout layout = plain && d.layout != Layout::expanded ? Layout::plain : d.layout;
  const auto at = static_cast<size_t>(d.seed) % std::max<size_t>(shape.size(), 1);
  const auto dim = static_cast<int64_t>(at);
  switch (layout) {
    case Layout::transposed: std::swap(shape[0], shape[at]); break;
    case Layout::stepped: shape[at] *= 2; break;
    case Layout::shifted: shape[at] += 2; break;
    case Layout::expanded:
      for (size_t i = 0; i < shape.size(); ++i)
        if (i == at || shape[i] > 64) shape[i] = 1;
      break;
    default: break;
  }
  mpt_tensor t = leaf(context, d, shape), view = nullptr;
  *out = t;
  if (!t) return t;
  mpt_status status = MPT_OK;
  switch (layout) {
    case Layout::transposed: status = mpt_transpose(t, 0, dim, &view); break;
    case Layout::stepped: status = mpt_slice(t, dim, 0, 2 * d.shape[at], 2, &view); break;
    case Layout::shifted: status = mpt_narrow(t, dim, 1, d.shape[at], &view); break;
    case Layout::expanded: status = mpt_expand(t, d.shape.data(), rank, &view); break;
    default: return t;
  }
  *out = status == MPT_OK ? view : nullptr;
  return t;
}

}  // namespace op_calls
