// mpt_device_selftest: cases of every operation and of every optimizer on the device of a context,
// compared with those of a context on the reference kernels. It is written in the public interface,
// as a program of its own would be.
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "api/entry.h"
#include "mpt/mpt_ops.h"
#include "mpt/mpt_optim.h"
#include "mpt/mpt_params.h"
#include "mpt/mpt_train.h"

namespace mpt::api {
namespace {

// One case for each of some operations. Inputs are a letter and extents: r in [-2, 2), p in [0.25,
// 2.25), u in (0, 1), R and P the same without a gradient, b bool, i5 integers below 5 ("i5:2x3"),
// and - for none. Attributes with commas are lists, those with a point are numbers. `results` is
// their number where the attributes decide it.
struct Case {
  const char *names, *in, *attrs = "";
  int results = 0;
};
constexpr Case kCases[] = {
#include "api/selftest_cases.inc"
};

constexpr mpt_dtype kDTypesTried[] = {MPT_F32, MPT_F16, MPT_BF16, MPT_F64};

// Error of a call, in its words.
struct Refusal {
  std::string text;
};
// A lack of memory ends the test; every other error is one of the case.
void must(mpt_status status) {
  if (status == MPT_ERROR_OUT_OF_MEMORY) fail(status, "%s", mpt_last_error());
  if (status < 0) throw Refusal{mpt_last_error()};
}

std::vector<std::string> words_of(const std::string& text, char between) {
  std::vector<std::string> words;
  for (size_t at = 0, end; at < text.size(); at = end + 1) {
    end = std::min(text.find(between, at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
  }
  return words;
}
std::vector<int64_t> numbers_of(const std::string& text, char between) {
  std::vector<int64_t> numbers;
  for (const std::string& w : words_of(text, between)) numbers.push_back(std::atoll(w.c_str()));
  return numbers;
}

// One result of a case: the elements of an output or of a gradient. `rounding` is the dtype whose
// rounding is allowed for; none: that of the case.
struct Result {
  std::string what;
  mpt_dtype dtype;
  std::vector<double> v;
  mpt_dtype rounding = MPT_DTYPE_NONE;
};

// Steps of an optimizer. With a scaler, the gradients are scaled, and those of the second step are
// not finite.
struct Update {
  mpt_optimizer_desc desc;
  mpt_dtype dtype = MPT_F32;
  mpt_master master = MPT_MASTER_NONE;
  bool has_scaler = false;

  // True if the master is an f32 that the optimizer updates.
  bool has_f32() const { return master == MPT_MASTER_COPY || master == MPT_MASTER_SPLIT; }
};

// Runs cases in one context.
class Side {
 public:
  explicit Side(mpt_context context) : ctx_(context) {}

  std::vector<Result> run(const std::string& name, const Case& c, mpt_dtype dtype) {
    const Scope scope(ctx_);
    must(mpt_context_set_generator(ctx_, 1, 0));
    results_.clear();
    std::vector<mpt_tensor> in, leaves, roots, weights;
    for (const std::string& text : words_of(c.in, ' ')) {
      in.push_back(input(text, dtype, in.size()));
      if (text[0] != 'r' && text[0] != 'p' && text[0] != 'u') continue;
      must(mpt_tensor_set_requires_grad(in.back(), 1));
      leaves.push_back(in.back());
    }
    std::vector<mpt_tensor> out = call(name, c, in);
    for (size_t k = 0; k < out.size(); ++k) {
      keep(out[k], out.size() > 1 ? "result " + std::to_string(k) : "the result");
      if (!info_of(out[k]).requires_grad) continue;
      roots.push_back(out[k]);
      weights.push_back(like(out[k], roots.size()));
    }
    if (roots.empty()) return std::move(results_);
    std::vector<mpt_tensor> grads(leaves.size());
    must(mpt_grad(roots.data(), weights.data(), static_cast<int32_t>(roots.size()), leaves.data(),
                  static_cast<int32_t>(leaves.size()), nullptr, grads.data()));
    for (size_t k = 0; k < grads.size(); ++k)
      if (grads[k]) keep(grads[k], "gradient " + std::to_string(k));
    return std::move(results_);
  }

  // Takes three steps of an optimizer.
  std::vector<Result> step(const Update& u) {
    const Scope scope(ctx_);
    must(mpt_context_set_generator(ctx_, 1, 0));
    results_.clear();
    // Objects are not in the scope of handles.
    struct Objects {
      mpt_params params = {};
      mpt_optimizer optimizer = {};
      mpt_scaler scaler = {};
      ~Objects() {
        mpt_scaler_release(scaler);
        mpt_optimizer_release(optimizer);
        mpt_params_release(params);
      }
    } made;
    must(mpt_params_create(ctx_, &made.params));
    mpt_precision precision;
    mpt_precision_init(&precision, sizeof precision);
    precision.param = u.dtype;
    precision.master = u.master;
    must(mpt_params_set_precision(made.params, &precision));
    // With a scaler, the weight has more elements than one group of threads updates.
    const std::string weight = u.has_scaler ? "130x140" : "9x35", bias = "13";
    const mpt_tensor p[] = {input("r" + weight, u.dtype, 0), input("r" + bias, u.dtype, 1)};
    must(mpt_params_add(made.params, "weight", p[0]));
    must(mpt_params_add(made.params, "bias", p[1]));
    must(mpt_optimizer_create(made.params, &u.desc, &made.optimizer));
    if (u.has_scaler) {
      mpt_scaler_desc d;
      mpt_scaler_desc_init(&d, sizeof d);
      d.init_scale = 4;
      d.growth_interval = 1;
      must(mpt_scaler_create(ctx_, &d, &made.scaler));
    }
    for (size_t i = 0; i < 3; ++i) {
      mpt_tensor scaled;
      if (u.has_scaler) must(mpt_scaler_scale(made.scaler, input("R1", MPT_F32, 0), &scaled));
      const char* const kind = u.has_scaler && i == 1 ? "I" : "R";
      must(mpt_tensor_set_grad(p[0], input(kind + weight, u.dtype, 2 + i)));
      must(mpt_tensor_set_grad(p[1], input("R" + bias, u.dtype, 5 + i)));
      if (!u.has_scaler) {
        must(mpt_optimizer_step(made.optimizer));
        continue;
      }
      must(mpt_scaler_step(made.scaler, made.optimizer));
      must(mpt_scaler_update(made.scaler));
    }
    keep(p[0], "a parameter");
    keep(p[1], "a parameter");
    if (u.has_f32()) {
      must(mpt_params_set_precision(made.params, nullptr));
      keep(p[0], "a master", MPT_F32);
      keep(p[1], "a master", MPT_F32);
    }
    if (u.has_scaler) keep(made.scaler);
    return std::move(results_);
  }

 private:
  struct Scope {
    explicit Scope(mpt_context c) : ctx(c) { must(mpt_scope_push(ctx)); }
    ~Scope() { MPT_IGNORE(mpt_scope_pop(ctx, nullptr, 0)); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    mpt_context ctx;
  };

  static mpt_tensor_info info_of(mpt_tensor t) {
    mpt_tensor_info info = {};
    info.struct_size = sizeof info;
    must(mpt_tensor_get_info(t, &info));
    return info;
  }
  // Makes an input; its elements depend on its number alone and are exact in 16 bits.
  mpt_tensor input(const std::string& text, mpt_dtype dtype, size_t number) {
    const char kind = text[0];
    if (kind == '-') return {};
    const size_t at = text.find(':');
    const int64_t below = kind == 'i' ? std::atoll(text.c_str() + 1) : 1;
    const std::vector<int64_t> shape =
        numbers_of(text.substr(at == std::string::npos ? 1 : at + 1), 'x');
    int64_t count = 1;
    for (const int64_t n : shape) count *= n;
    std::vector<double> v(static_cast<size_t>(count));
    uint64_t state = 12345 + 977 * number;
    for (double& x : v) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      const auto draw = static_cast<int64_t>(state >> 40);
      switch (kind) {
        case 'i': x = static_cast<double>(draw % below); break;
        case 'b': x = static_cast<double>(draw % 2); break;
        case 'p':
        case 'P': x = static_cast<double>(draw % 32 + 4) / 16; break;
        case 'u': x = static_cast<double>(draw % 62 + 1) / 64; break;
        default: x = static_cast<double>(draw % 64 - 32) / 16; break;
      }
    }
    if (kind == 'I') v.back() = std::numeric_limits<double>::infinity();
    mpt_tensor t;
    must(mpt_empty(ctx_,
                   kind == 'i'   ? MPT_I64
                   : kind == 'b' ? MPT_BOOL
                                 : dtype,
                   shape.data(), static_cast<int32_t>(shape.size()), &t));
    must(mpt_tensor_write(t, MPT_F64, v.data(), count));
    return t;
  }
  mpt_tensor like(mpt_tensor t, size_t number) {
    const mpt_tensor_info info = info_of(t);
    std::string text = "R";
    for (int32_t d = 0; d < info.rank; ++d) text += (d ? "x" : "") + std::to_string(info.shape[d]);
    return input(text, info.dtype, 100 + number);
  }
  std::vector<mpt_tensor> call(const std::string& name, const Case& c,
                               const std::vector<mpt_tensor>& in) {
    mpt_op op;
    must(mpt_op_from_name(ctx_, name.c_str(), &op));
    mpt_op_info info = {};
    info.struct_size = sizeof info;
    must(mpt_op_get_info(ctx_, op, &info));
    const std::vector<std::string> texts = words_of(c.attrs, ' ');
    std::vector<std::vector<int64_t>> lists(texts.size());
    std::vector<std::string> names(texts.size()), words(texts.size());
    std::vector<mpt_attr> attrs;
    for (size_t i = 0; i < texts.size(); ++i) {
      const size_t equals = texts[i].find('=');
      names[i] = texts[i].substr(0, equals);
      const std::string value = texts[i].substr(equals + 1);
      mpt_attr a = {};
      a.struct_size = sizeof a;
      a.name = names[i].c_str();
      if (value[0] >= 'a' && value[0] <= 'z') {
        words[i] = value;
        a.kind = MPT_PARAM_TEXT;
        a.text = words[i].c_str();
      } else if (value.find(',') != std::string::npos) {
        lists[i] = numbers_of(value, ',');
        a.kind = MPT_PARAM_INTEGERS;
        a.integers = lists[i].data();
        a.count = static_cast<int64_t>(lists[i].size());
      } else if (value.find('.') != std::string::npos) {
        a.kind = MPT_PARAM_NUMBER;
        std::from_chars(value.data(), value.data() + value.size(), a.number);  // in any locale
      } else {
        a.kind = MPT_PARAM_INTEGER;
        a.integer = std::atoll(value.c_str());
      }
      attrs.push_back(a);
    }
    std::vector<mpt_tensor> out(static_cast<size_t>(info.outputs < 0 ? c.results : info.outputs));
    must(mpt_op_run(ctx_, op, in.data(), static_cast<int32_t>(in.size()), attrs.data(),
                    static_cast<int32_t>(attrs.size()), out.data(),
                    static_cast<int32_t>(out.size())));
    return out.empty() ? std::vector<mpt_tensor>{in[0]} : out;
  }
  void keep(mpt_tensor t, std::string what, mpt_dtype rounding = MPT_DTYPE_NONE) {
    const mpt_tensor_info info = info_of(t);
    Result r{std::move(what), info.dtype, {}, rounding};
    r.v.resize(static_cast<size_t>(info.count));
    must(mpt_tensor_read(t, MPT_F64, r.v.data(), info.count));
    results_.push_back(std::move(r));
  }
  void keep(mpt_scaler scaler) {
    must(mpt_scaler_wait(scaler));
    mpt_scaler_info info = {};
    info.struct_size = sizeof info;
    must(mpt_scaler_get_info(scaler, &info));
    results_.push_back({"the scaler",
                        MPT_I64,
                        {info.scale, static_cast<double>(info.growth_tracker),
                         static_cast<double>(info.updates), static_cast<double>(info.skipped)}});
  }

  mpt_context ctx_;
  std::vector<Result> results_;
};

// Compares the context's device with the reference kernels.
class SelfTest {
 public:
  SelfTest(const Log& log, mpt_context device, mpt_context reference)
      : log_(log), device_(device), reference_(reference) {}

  void run() {
    for (const Case& c : kCases)
      for (const std::string& name : words_of(c.names, ' '))
        for (const mpt_dtype t : kDTypesTried) try_case(name, c, t);
    const auto optimizer = [&](const char* name, auto init, int32_t bits) {
      Update u;
      init(&u.desc, sizeof u.desc);
      u.desc.state_bits = bits;
      if (bits < 32) u.desc.state_min = 0;
      compare(
          std::string(name) + " with states of " + std::to_string(bits) + " bits", "", MPT_F32,
          // A state near the middle of two codes may take either; that moves an update of lr by
          // a part of it.
          [&](Side& side) { return side.step(u); }, bits < 32 ? u.desc.lr / 4 : 0);
    };
#define X(NAME, name) optimizer(#name, mpt_##name##_desc_init, 32);
    MPT_OPTIMIZERS(X)
#undef X
    optimizer("adamw", mpt_adamw_desc_init, 8);
    optimizer("adamw", mpt_adamw_desc_init, 4);
    const auto scaled = [&](const char* name, mpt_dtype dtype, mpt_master master) {
      for (const bool has_moments : {false, true}) {
        Update u{.dtype = dtype, .master = master, .has_scaler = true};
        if (has_moments) mpt_adamw_desc_init(&u.desc, sizeof u.desc);
        else mpt_sgd_desc_init(&u.desc, sizeof u.desc);
        u.desc.lr = 0.25;  // a step is larger than the rounding of 16 bits
        compare(std::string(has_moments ? "adamw" : "sgd") + " with a scaler and " + name, "",
                dtype, [&](Side& side) { return side.step(u); });
      }
    };
    scaled("no master", MPT_F32, MPT_MASTER_NONE);
    scaled("a split master", MPT_BF16, MPT_MASTER_SPLIT);
    for (const mpt_dtype t : {MPT_BF16, MPT_F16}) {
      scaled("a master copy", t, MPT_MASTER_COPY);
      scaled("a stochastic master", t, MPT_MASTER_STOCHASTIC);
      scaled("a Kahan master", t, MPT_MASTER_KAHAN);
    }
  }

  int64_t compared() const { return compared_; }
  int64_t differing() const { return differing_; }
  // Names every case that differs, and what the first ones differ in.
  std::string text() const {
    constexpr size_t kTold = 6;
    std::string text;
    for (size_t i = 0; i < std::min(named_.size(), kTold); ++i) {
      const Named& n = named_[i];
      text += (i ? "; " : "") + n.name + in(n.dtypes[0]) + ": " + n.why;
      for (size_t k = 1; k < n.dtypes.size(); ++k) text += "," + in(n.dtypes[k]);
    }
    // The others are told together where they differ in the same dtypes.
    std::vector<bool> is_told(named_.size());
    for (size_t i = kTold; i < named_.size(); ++i) {
      if (is_told[i]) continue;
      text += (i == kTold ? "; also " : "; ") + named_[i].name;
      for (size_t k = i + 1; k < named_.size(); ++k) {
        if (named_[k].dtypes != named_[i].dtypes) continue;
        text += ", " + named_[k].name;
        is_told[k] = true;
      }
      for (size_t k = 0; k < named_[i].dtypes.size(); ++k)
        text += (k ? "," : "") + in(named_[i].dtypes[k]);
    }
    return text;
  }

 private:
  // Cases of one name that differ.
  struct Named {
    std::string name, why;
    std::vector<mpt_dtype> dtypes;
  };
  static std::string in(mpt_dtype dtype) { return std::string(" in ") + mpt_dtype_name(dtype); }

  void try_case(const std::string& name, const Case& c, mpt_dtype dtype) {
    const bool is_floating = std::string(c.in).find_first_of("rpuRP") != std::string::npos;
    if (dtype != MPT_F32 && !is_floating) return;
    if (dtype == MPT_F64 && !has_f64()) return;
    compare(name, std::string(c.in) + (*c.attrs ? ", " : "") + c.attrs, dtype,
            [&](Side& side) { return side.run(name, c, dtype); });
  }
  bool has_f64() {
    if (has_f64_ < 0) {
      try {
        device_.run("add", {"add", "R3 R3"}, MPT_F64);
        has_f64_ = 1;
      } catch (const Refusal&) {
        has_f64_ = 0;
      }
    }
    return has_f64_ > 0;
  }

  // A dtype that the reference kernels refuse is not a case. Results may differ by `slack`, and by
  // rounding. `of` has the inputs and attributes of the case.
  template <class Run>
  void compare(const std::string& name, const std::string& of, mpt_dtype dtype, Run run,
               double slack = 0) {
    std::vector<Result> want, got;
    try {
      want = run(reference_);
    } catch (const Refusal& r) {
      if (dtype == MPT_F32) add(name, of, dtype, r.text);
      return;
    }
    ++compared_;
    try {
      got = run(device_);
    } catch (const Refusal& r) {
      add(name, of, dtype, r.text);
      return;
    }
    for (size_t k = 0; k < want.size(); ++k) {
      const std::string why =
          k < got.size() ? difference(want[k], got[k], dtype, slack) : want[k].what + " is missing";
      if (why.empty()) continue;
      add(name, of, dtype, why);
      return;
    }
  }
  // The rounding of sums in another order, and of functions, is no difference.
  static std::string difference(const Result& want, const Result& got, mpt_dtype dtype,
                                double slack) {
    const auto t = static_cast<DType>(want.rounding ? want.rounding : dtype);
    const bool is_exact = !is_floating(static_cast<DType>(want.dtype));
    double largest = 1;
    for (const double v : want.v)
      if (std::isfinite(v)) largest = std::max(largest, std::fabs(v));
    // The reference kernels have no more digits than f64 for long sums in it.
    const int units = is_half(t) ? 8 : t == DType::f64 ? 1024 : 64;
    const double rounding = largest * std::ldexp(units, -info(t).mantissa);
    const double bound = is_exact ? 0 : rounding + slack;
    if (got.dtype != want.dtype || got.v.size() != want.v.size())
      return got.what + " has another dtype or size";
    for (size_t i = 0; i < want.v.size(); ++i) {
      const double a = got.v[i], b = want.v[i];
      if (a == b || std::fabs(a - b) <= bound || (std::isnan(a) && std::isnan(b))) continue;
      char text[128];
      std::snprintf(text, sizeof text, "element %zu of %s is %.9g, not %.9g", i, got.what.c_str(),
                    a, b);
      return text;
    }
    return {};
  }
  void add(const std::string& name, const std::string& of, mpt_dtype dtype,
           const std::string& why) {
    ++differing_;
    const std::string known = of.empty() ? "" : " (" + of + ")";
    log_.warn("mpt_device_selftest: %s%s: %s%s", name.c_str(), in(dtype).c_str(), why.c_str(),
              known.c_str());
    const auto at =
        std::find_if(named_.begin(), named_.end(), [&](const Named& n) { return n.name == name; });
    if (at == named_.end()) {
      named_.push_back({name, why.substr(0, 120) + known, {dtype}});
    } else if (std::find(at->dtypes.begin(), at->dtypes.end(), dtype) == at->dtypes.end()) {
      at->dtypes.push_back(dtype);
    }
  }

  const Log& log_;
  Side device_, reference_;
  int has_f64_ = -1;
  int64_t compared_ = 0, differing_ = 0;
  std::vector<Named> named_;
};

// Modes of a context that the test changes, and gives back.
class KeptModes {
 public:
  explicit KeptModes(Context& ctx)
      : ctx_(ctx),
        generator_(ctx.generator),
        autocast_(ctx.autocast),
        grad_mode_(ctx.grad_mode),
        anomaly_(ctx.anomaly),
        backward_step_(ctx.backward_step) {
    ctx.autocast = {};
    ctx.grad_mode = GradMode::enabled;
    ctx.anomaly = false;
  }
  ~KeptModes() {
    ctx_.generator = generator_;
    ctx_.autocast = autocast_;
    ctx_.grad_mode = grad_mode_;
    ctx_.anomaly = anomaly_;
    ctx_.backward_step = backward_step_;
  }
  KeptModes(const KeptModes&) = delete;
  KeptModes& operator=(const KeptModes&) = delete;

 private:
  Context& ctx_;
  const Generator generator_;
  const Autocast autocast_;
  const GradMode grad_mode_;
  const bool anomaly_;
  const int64_t backward_step_;
};

}  // namespace
}  // namespace mpt::api

using namespace mpt;
using namespace mpt::api;

mpt_status mpt_device_selftest(mpt_context context) {
  return entry("mpt_device_selftest", [&] {
    Context& ctx = in(context);
    if (ctx.dry_run) fail(MPT_ERROR_STATE, "a dry run is open, in which nothing is computed");
    mpt_context_desc desc;
    mpt_context_desc_init(&desc, sizeof desc);
    desc.flags = MPT_CONTEXT_REFERENCE;
    struct Reference {
      mpt_context context = {};
      ~Reference() { mpt_context_release(context); }
    } reference;
    if (const mpt_status s = mpt_context_create(&desc, &reference.context); s < 0)
      fail(s, "the reference context cannot be made: %s", mpt_last_error());
    SelfTest test(ctx.log, context, reference.context);
    {
      const KeptModes modes(ctx);
      test.run();
    }
    if (test.differing() > 0) {
      fail(MPT_ERROR_DEVICE, "%lld of %lld cases differ from the reference kernels, first %s",
           lld(test.differing()), lld(test.compared()), test.text().c_str());
    }
  });
}
