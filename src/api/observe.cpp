// C entry points of the search for the first non-finite value and of statistics of magnitudes.
// SPDX-License-Identifier: Apache-2.0
#include "mpt/mpt_observe.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <iterator>
#include <string>

#include "api/train.h"
#include "core/tensor_meta.h"
#include "observe/non_finite.h"
#include "observe/stats.h"
#include "params/params.h"

using namespace mpt;
using namespace mpt::api;

static_assert(MPT_STATS_BINS == kExponentBins);
static_assert(MPT_STATS_FIRST_EXPONENT == kFirstExponent);

mpt_status mpt_context_get_non_finite(mpt_context context, mpt_non_finite* out) {
  return entry("mpt_context_get_non_finite", [&] {
    Context& ctx = in(context);
    const auto& searches = ctx.part<NonFiniteSearches>();
    const NonFinite& f = searches.finding;
    mpt_non_finite d = {};
    d.phase = static_cast<int32_t>(f.phase);
    d.found = searches.found;
    d.step = f.step;
    d.op = f.op;
    d.dtype = static_cast<mpt_dtype>(f.dtype);
    d.sequence = static_cast<int64_t>(f.sequence);
    d.nans = f.nans;
    d.infs = f.infs;
    d.elements = f.phase == NonFinite::Phase::none ? 0 : count(f.shape);
    d.op_name = f.phase == NonFinite::Phase::none ? "" : op_name(ctx, static_cast<Op>(f.op));
    d.tensor = f.tensor.c_str();
    d.last_finite = f.last_finite.c_str();
    d.text = f.text.c_str();
    d.exact = f.exact;
    out_desc(d, out, "mpt_non_finite");
  });
}

// -- magnitudes -----------------------------------------------------------------------------------

namespace {

struct StatsOptions {
  DType dtype;  // none: the tensor's own dtype
  double scale;
};

StatsOptions in_stats_options(const mpt_stats_desc* desc) {
  const mpt_stats_desc d = in_desc(desc, mpt_stats_desc_init, "mpt_stats_desc");
  const DType dtype = d.dtype == MPT_DTYPE_NONE ? DType::none : in_dtype(d.dtype);
  if (dtype != DType::none && !is_floating(dtype)) {
    fail(MPT_ERROR_DTYPE, "mpt_stats_desc.dtype is %s; it must be floating", name_of(dtype));
  }
  if (!(need_finite(d.scale, "mpt_stats_desc.scale") > 0)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "mpt_stats_desc.scale is %g; it must be above 0", d.scale);
  }
  return {dtype, d.scale};
}

mpt_tensor_stats out_stats(const ElementStats& s, DType dtype) {
  mpt_tensor_stats d = {};
  d.dtype = static_cast<mpt_dtype>(dtype);
  d.elements = s.elements;
  d.zeros = s.zeros;
  d.underflows = s.underflows;
  d.subnormals = s.subnormals;
  d.overflows = s.overflows;
  d.infinities = s.infinities;
  d.nans = s.nans;
  d.smallest = s.smallest;
  d.largest = s.largest;
  std::copy(std::begin(s.exponents), std::end(s.exponents), d.exponents);
  return d;
}

}  // namespace

void mpt_stats_desc_init(mpt_stats_desc* desc, size_t size) {
  mpt_stats_desc d = {};
  d.scale = 1;
  init_desc(desc, size, d);
}

mpt_status mpt_tensor_get_stats(mpt_tensor tensor, const mpt_stats_desc* desc,
                                mpt_tensor_stats* out) {
  return entry("mpt_tensor_get_stats", [&] {
    const Tensor t = in(tensor, "tensor");
    const StatsOptions o = in_stats_options(desc);
    const DType dtype = o.dtype == DType::none ? t.dtype() : o.dtype;
    out_desc(out_stats(stats_of(t, dtype, o.scale), dtype), out, "mpt_tensor_stats");
  });
}

mpt_status mpt_params_get_grad_stats(mpt_params params, const mpt_stats_desc* desc,
                                     mpt_tensor_stats* total, mpt_tensor_stats* each,
                                     int32_t count) {
  return entry("mpt_params_get_grad_stats", [&] {
    const Ref<Params> set = in(params);
    const StatsOptions o = in_stats_options(desc);
    need(total, "total");
    const auto n = static_cast<int64_t>(set->params().size());
    if (each && count != n) {
      fail(MPT_ERROR_SHAPE, "each has %d elements; the set has %lld parameters", count, lld(n));
    }
    // Both outs are checked before the statistics are computed. The size of the first element of
    // `each` is the size of all.
    out_desc(mpt_tensor_stats{}, total, "total");
    if (each && n > 0) out_desc(mpt_tensor_stats{}, each, "each");
    ElementStats sum;
    DType first = o.dtype;
    int64_t i = 0;
    for (const Params::Entry& e : set->params()) {
      const Tensor& g = e.tensor->meta->grad;
      DType dtype = o.dtype;
      if (dtype == DType::none) dtype = g ? g.dtype() : e.tensor.dtype();
      const ElementStats s = g ? stats_of(g, dtype, o.scale) : ElementStats();
      if (first == DType::none && g) first = dtype;
      sum.add(s);
      if (each) {
        mpt_tensor_stats& at = at_stride(each, i++);
        at.struct_size = each->struct_size;
        out_desc(out_stats(s, dtype), &at, "each");
      }
    }
    if (first == DType::none) first = DType::f32;
    out_desc(out_stats(sum, first), total, "mpt_tensor_stats");
  });
}

namespace {

void line(std::string& s, const char* format, ...) __attribute__((format(printf, 2, 3)));
void line(std::string& s, const char* format, ...) {
  char text[160];
  va_list args;
  va_start(args, format);
  std::vsnprintf(text, sizeof text, format, args);
  va_end(args);
  s.append(text).append("\n");
}

// Draws one line per power of two, from the smallest to the largest that has elements.
std::string histogram_text(const mpt_tensor_stats& s) {
  const auto dtype = static_cast<DType>(s.dtype);
  const double n = s.elements > 0 ? static_cast<double>(s.elements) : 1;
  auto share = [n](int64_t count) { return 100 * static_cast<double>(count) / n; };
  std::string out;
  line(out, "%lld elements in %s: %.4g%% zero, %.4g%% underflow, %.4g%% subnormal, %.4g%% overflow",
       lld(s.elements), name_of(dtype), share(s.zeros), share(s.underflows), share(s.subnormals),
       share(s.overflows));
  if (s.infinities + s.nans > 0) {
    line(out, "%lld Inf, %lld NaN", lld(s.infinities), lld(s.nans));
  }
  if (!(s.largest > 0)) return out;
  line(out, "magnitudes %.4g to %.4g", s.smallest, s.largest);
  int first = MPT_STATS_BINS, last = -1;
  int64_t highest_count = 1;
  for (int i = 0; i < MPT_STATS_BINS; ++i) {
    if (s.exponents[i] <= 0) continue;
    first = std::min(first, i);
    last = i;
    highest_count = std::max(highest_count, s.exponents[i]);
  }
  const int zero = std::ilogb(least_subnormal(dtype)), normal = std::ilogb(least_normal(dtype)),
            top = std::ilogb(info(dtype).largest);
  constexpr int kWidth = 50;
  for (int i = last; i >= first; --i) {
    const int e = i + MPT_STATS_FIRST_EXPONENT;
    const char* zone = "underflow";
    if (e > top) zone = "overflow";
    else if (e >= normal) zone = "";
    else if (e >= zero) zone = "subnormal";
    const auto bar = static_cast<int>(std::ceil(static_cast<double>(s.exponents[i]) * kWidth /
                                                static_cast<double>(highest_count)));
    line(out, "2^%-5d %8.4f%% |%-*.*s %s", e, share(s.exponents[i]), kWidth, bar,
         "##################################################", zone);
  }
  return out;
}

}  // namespace

mpt_status mpt_stats_text(const mpt_tensor_stats* stats, char* text, size_t size, size_t* needed) {
  return entry("mpt_stats_text", [&] {
    const mpt_tensor_stats s = in_state(need(stats, "stats"), "mpt_tensor_stats");
    const auto dtype = static_cast<DType>(s.dtype);
    if (!is_valid(dtype) || !is_floating(dtype)) {
      fail(MPT_ERROR_DTYPE, "stats.dtype is %d; it must be floating", s.dtype);
    }
    give_text(histogram_text(s), text, size, needed);
  });
}
