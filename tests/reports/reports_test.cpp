// Runs the cases of cases.txt, which describes their format, through the C API: operations by their
// numbers, so that a new case needs nothing here.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "../tier.h"
#include "mpt/mpt.h"

namespace {

using Words = std::vector<std::string>;

struct Case {
  std::string name, symptom;
  bool is_long = false;
  std::vector<Words> steps;
};

#define OK(call) \
  if ((call) != MPT_OK) throw std::runtime_error(std::string(#call ": ") + mpt_last_error())
[[noreturn]] void fail(const std::string& why) { throw std::runtime_error(why); }

// The functions of cases.txt that are no operations. Each returns its numbers.
class Steps {
 public:
  Steps(mpt_context ctx, const std::map<std::string, std::string>& keys) : ctx_(ctx), keys_(keys) {}
  // Returns false if there is no such function.
  bool run(const std::string& name, std::vector<double>& out) {
    const std::map<std::string, std::vector<double> (Steps::*)()> all = {
        {"saved_files", &Steps::saved_files},       {"unknown_dtypes", &Steps::unknown_dtypes},
        {"resumed_rate", &Steps::resumed_rate},     {"clipped_nothing", &Steps::clipped_nothing},
        {"precise_buffer", &Steps::precise_buffer}, {"average_in_place", &Steps::average_in_place},
        {"second_thread", &Steps::second_thread},
    };
    const auto found = all.find(name);
    if (found == all.end()) return false;
    out = (this->*found->second)();
    return true;
  }

 private:
  const std::string& word(const char* key) {
    const auto found = keys_.find(key);
    if (found == keys_.end()) fail(std::string("the call has no ") + key);
    return found->second;
  }
  double number(const char* key) { return std::atof(word(key).c_str()); }

  static std::string path(const char* name) {
    return ::testing::TempDir() + "reports-" + std::to_string(getpid()) + "-" + name;
  }
  mpt_tensor scalar(mpt_dtype dtype, double value) {
    mpt_tensor t = nullptr;
    OK(mpt_full(ctx_, dtype, nullptr, 0, value, &t));
    return t;
  }
  double item(mpt_tensor t) {
    double v = 0;
    OK(mpt_tensor_read(t, MPT_F64, &v, 1));
    return v;
  }
  mpt_params params() {
    mpt_params made = nullptr;
    OK(mpt_params_create(ctx_, &made));
    return made;
  }
  void use(mpt_params params, const char* name) {
    mpt_precision p;
    OK(mpt_precision_from_name(name, &p, sizeof p));
    OK(mpt_params_set_precision(params, &p));
  }

  std::vector<double> saved_files() {
    const std::string file_name = path("saved");
    double whole = 0;
    for (int n = static_cast<int>(number("first")); n <= static_cast<int>(number("last")); ++n) {
      OK(mpt_scope_push(ctx_));
      const std::string a(static_cast<size_t>(n), 'a'), b(static_cast<size_t>(n), 'b');
      const char* const names[] = {a.c_str(), b.c_str()};
      const mpt_tensor saved[] = {scalar(MPT_F32, n), scalar(MPT_F32, -n)};
      OK(mpt_safetensors_save(file_name.c_str(), names, saved, 2, nullptr, 0));
      mpt_file file = nullptr;
      mpt_tensor x = nullptr, y = nullptr;
      OK(mpt_safetensors_open(ctx_, file_name.c_str(), &file));
      OK(mpt_file_read(file, names[0], &x));
      OK(mpt_file_read(file, names[1], &y));
      mpt_file_release(file);
      whole += item(x) == n && item(y) == -n;
      OK(mpt_scope_pop(ctx_, nullptr, 0));
    }
    std::remove(file_name.c_str());
    return {whole};
  }

  std::vector<double> unknown_dtypes() {
    const std::string file_name = path("unknown");
    const std::string header = R"({"a":{"dtype":"I16","shape":[2],"data_offsets":[0,4]},)"
                               R"("b":{"dtype":"U32","shape":[1],"data_offsets":[4,8]},)"
                               R"("c":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}})";
    const uint64_t length = header.size();
    const float known = 1.5f;
    std::ofstream(file_name, std::ios::binary)
        .write(reinterpret_cast<const char*>(&length), 8)
        .write(header.data(), static_cast<std::streamsize>(length))
        .write("\0\0\0\0\0\0\0\0", 8)
        .write(reinterpret_cast<const char*>(&known), 4);
    mpt_file file = nullptr;
    OK(mpt_safetensors_open(ctx_, file_name.c_str(), &file));
    int64_t count = 0;
    OK(mpt_file_get_count(file, &count));
    double refused = 0, value = 0;
    for (int64_t i = 0; i < count; ++i) {
      const char* name = nullptr;
      mpt_tensor t = nullptr;
      OK(mpt_file_get_at(file, i, &name, nullptr));
      if (mpt_file_read(file, name, &t) == MPT_ERROR_DTYPE) ++refused;
      else value = item(t);
    }
    mpt_file_release(file);
    std::remove(file_name.c_str());
    return {static_cast<double>(count), refused, value};
  }

  mpt_optimizer adamw(mpt_params params) {
    mpt_optimizer_desc d;
    mpt_adamw_desc_init(&d, sizeof d);
    d.lr = number("lr");
    mpt_optimizer made = nullptr;
    OK(mpt_optimizer_create(params, &d, &made));
    return made;
  }
  void schedule(mpt_optimizer optimizer) {
    mpt_schedule_desc d;
    mpt_schedule_desc_init(&d, sizeof d);
    d.kind = MPT_SCHEDULE_COSINE;
    d.total_steps = static_cast<int64_t>(number("steps"));
    OK(mpt_optimizer_set_schedule(optimizer, &d));
  }
  std::vector<double> resumed_rate() {
    const std::string file_name = path("resumed");
    double rate = 0;
    for (const bool resumes : {false, true}) {
      const mpt_params set = params();
      const mpt_tensor w = scalar(MPT_F32, 1);
      OK(mpt_params_add(set, "w", w));
      const mpt_optimizer optimizer = adamw(set);
      mpt_training_desc training;
      mpt_training_desc_init(&training, sizeof training);
      training.optimizers = &optimizer;
      training.optimizer_count = 1;
      if (!resumes || word("made") == "before") schedule(optimizer);
      if (resumes) {
        OK(mpt_training_load(file_name.c_str(), &training));
        OK(mpt_optimizer_get_lr(optimizer, 0, &rate));
      }
      for (int i = 0; !resumes && i < static_cast<int>(number("at")); ++i) {
        mpt_tensor loss = nullptr;
        OK(mpt_square(w, &loss));
        OK(mpt_backward(&loss, nullptr, 1, nullptr));
        OK(mpt_optimizer_step(optimizer));
        OK(mpt_optimizer_zero_grad(optimizer));
      }
      if (!resumes) OK(mpt_training_save(file_name.c_str(), &training));
      mpt_optimizer_release(optimizer);
      mpt_params_release(set);
    }
    std::remove(file_name.c_str());
    return {rate};
  }

  std::vector<double> clipped_nothing() {
    const mpt_params none = params();
    double norm = -1;
    OK(mpt_params_clip_grad_norm(none, 1, nullptr, &norm));
    mpt_params_release(none);
    return {norm};
  }

  std::vector<double> precise_buffer() {
    const mpt_params set = params();
    OK(mpt_params_add_buffer(set, "mean", scalar(MPT_F64, number("value"))));
    use(set, "bf16-mixed");
    mpt_tensor buffer = nullptr;
    OK(mpt_params_get(set, "mean", &buffer));
    const double value = item(buffer);
    mpt_params_release(set);
    return {value};
  }

  struct Beside {
    mpt_tensor x = nullptr;
    mpt_status status = MPT_OK;
  };
  static mpt_status call_beside(void* user, mpt_tensor*) {
    auto& beside = *static_cast<Beside*>(user);
    std::thread([&beside] {
      mpt_tensor y = nullptr;
      beside.status = mpt_neg(beside.x, &y);
    }).join();
    return MPT_OK;
  }
  std::vector<double> second_thread() {
    Beside beside = {scalar(MPT_F32, 1)};
    OK(mpt_tensor_set_requires_grad(beside.x, 1));
    int64_t id = 0;
    OK(mpt_tensor_add_hook(beside.x, call_beside, &beside, nullptr, &id));
    mpt_tensor y = nullptr;
    OK(mpt_square(beside.x, &y));
    OK(mpt_backward(&y, nullptr, 1, nullptr));
    return {beside.status == MPT_ERROR_STATE ? 1.0 : 0.0};
  }

  std::vector<double> average_in_place() {
    const mpt_params set = params();
    OK(mpt_params_add(set, "w", scalar(MPT_F32, 0)));
    use(set, "bf16-mixed");
    mpt_tensor average = nullptr;
    OK(mpt_params_get(set, "w", &average));
    const double decay = number("decay");
    const mpt_tensor keep = scalar(MPT_F32, decay), rest = scalar(MPT_F32, 1 - decay);
    OK(mpt_grad_mode_push(ctx_, MPT_GRAD_DISABLED));
    for (int i = 0; i < static_cast<int>(number("times")); ++i) {
      OK(mpt_mul_into(average, keep));
      OK(mpt_add_into(average, rest));
    }
    OK(mpt_grad_mode_pop(ctx_));
    const double value = item(average);
    mpt_params_release(set);
    return {value};
  }

  mpt_context ctx_;
  const std::map<std::string, std::string>& keys_;
};
// Runs the steps of one case.
class Runner {
 public:
  explicit Runner(mpt_context ctx) : ctx_(ctx) {}

  void step(const Words& w) {
    if (w[0] == "tensor") return make(w);
    if (w[0] == "call") return call(w);
    if (w[0] == "is") return compare(w[1], get(w[1]), w[2], w, 3);
    if (w[0] == "gradient") return gradient(w);
    fail("no step is called " + w[0]);
  }

 private:
  static mpt_dtype dtype_of(const std::string& name) {
    const std::map<std::string, mpt_dtype> all = {
        {"f16", MPT_F16}, {"bf16", MPT_BF16}, {"f32", MPT_F32},  {"f64", MPT_F64},
        {"i64", MPT_I64}, {"i32", MPT_I32},   {"bool", MPT_BOOL}};
    const auto found = all.find(name);
    if (found == all.end()) fail("no dtype is called " + name);
    return found->second;
  }
  static bool floating(mpt_dtype dtype) {
    return dtype != MPT_I64 && dtype != MPT_I32 && dtype != MPT_BOOL;
  }
  // Returns the numbers from word `at` on, each by `parse`.
  template <class T, class F>
  static std::vector<T> values(const Words& w, size_t at, F parse) {
    std::vector<T> v;
    for (; at < w.size(); ++at) {
      const size_t star = w[at].find('*');
      const size_t times = star == std::string::npos ? 1 : std::stoul(w[at].substr(star + 1));
      v.insert(v.end(), times, static_cast<T>(parse(w[at].substr(0, star))));
    }
    return v;
  }
  static std::vector<double> numbers(const Words& w, size_t at) {
    return values<double>(w, at, [](const std::string& s) { return std::stod(s); });
  }
  mpt_tensor get(const std::string& name) {
    const auto found = tensors_.find(name);
    if (found == tensors_.end()) fail("no tensor is called " + name);
    return found->second;
  }

  void make(const Words& w) {
    const mpt_dtype dtype = dtype_of(w[2]);
    std::vector<int64_t> shape;
    std::istringstream extents(w[3] == "-" ? "" : w[3]);
    for (std::string n; std::getline(extents, n, ',');) shape.push_back(std::stoll(n));
    mpt_tensor& t = tensors_[w[1]];
    OK(mpt_zeros(ctx_, dtype, shape.data(), static_cast<int32_t>(shape.size()), &t));
    if (floating(dtype)) {
      const std::vector<double> v = numbers(w, 5);
      OK(mpt_tensor_write(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())));
      OK(mpt_tensor_set_requires_grad(t, 1));
    } else {
      const auto v = values<int64_t>(w, 5, [](const std::string& s) { return std::stoll(s); });
      OK(mpt_tensor_write(t, MPT_I64, v.data(), static_cast<int64_t>(v.size())));
    }
  }

  static int64_t word_of_enum(const std::string& type, const std::string& word) {
    const std::map<std::string, int64_t> all = {
        {"mpt_reduction none", MPT_REDUCTION_NONE},
        {"mpt_reduction mean", MPT_REDUCTION_MEAN},
        {"mpt_reduction sum", MPT_REDUCTION_SUM},
        {"mpt_interpolate_mode linear", MPT_INTERPOLATE_LINEAR}};
    const auto found = all.find(type + " " + word);
    if (found == all.end()) fail("no " + type + " is called " + word);
    return found->second;
  }
  mpt_attr attribute(mpt_op op, const std::string& key, const std::string& word,
                     std::vector<int64_t>& list) {
    mpt_op_info info = {};
    info.struct_size = sizeof info;
    OK(mpt_op_get_info(ctx_, op, &info));
    mpt_op_param p = {};
    for (int32_t i = 0; i < info.params && (p.name == nullptr || p.name != key); ++i) {
      p.struct_size = sizeof p;
      OK(mpt_op_get_param(ctx_, op, i, &p));
    }
    if (p.name == nullptr || p.name != key) fail(std::string(info.name) + " has no " + key);
    mpt_attr a = {};
    a.struct_size = sizeof a;
    a.name = p.name;
    a.kind = MPT_PARAM_INTEGER;
    if (p.kind == MPT_PARAM_NUMBER) {
      a.kind = MPT_PARAM_NUMBER;
      a.number = std::stod(word);
    } else if (p.kind == MPT_PARAM_INTEGERS) {
      std::istringstream all(word);
      for (std::string n; std::getline(all, n, ',');) list.push_back(std::stoll(n));
      a.kind = MPT_PARAM_INTEGERS;
      a.integers = list.data();
      a.count = static_cast<int64_t>(list.size());
    } else if (p.kind == MPT_PARAM_TEXT) {
      a.kind = MPT_PARAM_TEXT;
      a.text = word.c_str();
    } else if (p.kind == MPT_PARAM_DTYPE) {
      a.integer = dtype_of(word);
    } else {
      a.integer = p.kind == MPT_PARAM_ENUM ? word_of_enum(p.c_type, word) : std::stoll(word);
    }
    return a;
  }

  void call(const Words& w) {
    std::vector<mpt_tensor> in;
    std::vector<std::string> names;
    std::map<std::string, std::string> keys;
    bool results = false;
    for (size_t i = 2; i < w.size(); ++i) {
      const size_t is = w[i].find('=');
      if (w[i] == "->") results = true;
      else if (results) names.push_back(w[i]);
      else if (is != std::string::npos) keys[w[i].substr(0, is)] = w[i].substr(is + 1);
      else in.push_back(w[i] == "-" ? nullptr : get(w[i]));
    }
    std::vector<double> numbers;
    if (Steps(ctx_, keys).run(w[1], numbers)) {
      const auto n = static_cast<int64_t>(numbers.size());
      OK(mpt_tensor_from_data(ctx_, MPT_F64, &n, 1, numbers.data(), numbers.size() * 8,
                              &tensors_[names.at(0)]));
      return;
    }
    mpt_op op = -1;
    OK(mpt_op_from_name(ctx_, w[1].c_str(), &op));
    std::vector<mpt_attr> attrs;
    std::vector<std::vector<int64_t>> lists(keys.size());
    for (const auto& [key, word] : keys) {
      attrs.push_back(attribute(op, key, word, lists[attrs.size()]));
    }
    std::vector<mpt_tensor> out(names.size());
    OK(mpt_op_run(ctx_, op, in.data(), static_cast<int32_t>(in.size()), attrs.data(),
                  static_cast<int32_t>(attrs.size()), out.data(),
                  static_cast<int32_t>(out.size())));
    for (size_t i = 0; i < names.size(); ++i) tensors_[names[i]] = out[i];
  }

  void gradient(const Words& w) {
    mpt_tensor sum = nullptr, input = get(w[2]), slope = nullptr;
    OK(mpt_sum(get(w[1]), nullptr, 0, 0, &sum));
    mpt_backward_desc d;
    mpt_backward_desc_init(&d, sizeof d);
    d.retain_graph = 1;
    OK(mpt_grad(&sum, nullptr, 1, &input, 1, &d, &slope));
    compare("the gradient of " + w[2], slope, "", w, 3);
  }

  // Compares with the words from `at` on: perhaps a bound, a colon, and the values.
  static void compare(const std::string& what, mpt_tensor t, const std::string& dtype,
                      const Words& w, size_t at) {
    double bound = 0;
    if (w.at(at) == "within") {
      bound = std::stod(w.at(at + 1));
      at += 2;
    }
    if (w.at(at) != ":") fail("there is no colon before the values");
    const std::vector<double> want = numbers(w, at + 1);
    mpt_tensor_info info = {};
    info.struct_size = sizeof info;
    OK(mpt_tensor_get_info(t, &info));
    EXPECT_TRUE(dtype.empty() || info.dtype == dtype_of(dtype)) << what << " is no " << dtype;
    std::vector<double> got(want.size());
    OK(mpt_tensor_read(t, MPT_F64, got.data(), static_cast<int64_t>(got.size())));
    for (size_t i = 0; i < want.size(); ++i) {
      const bool same = std::isnan(want[i])   ? std::isnan(got[i])
                        : std::isinf(want[i]) ? got[i] == want[i]
                                              : std::fabs(got[i] - want[i]) <= bound;
      EXPECT_TRUE(same) << what << "[" << i << "] is " << got[i] << ", and " << want[i]
                        << " is right";
      if (!same) return;
    }
  }

  mpt_context ctx_;
  std::map<std::string, mpt_tensor> tensors_;  // owned by the context's scope
};

// Returns the cases that are for C.
std::vector<Case> read(const std::string& path) {
  std::ifstream file(path);
  if (!file) fail("there is no " + path);
  std::vector<Case> cases;
  bool ours = true;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    Words w;
    for (std::string word; words >> word;) w.push_back(word);
    if (w.empty() || w[0][0] == '#') continue;
    if (w[0] == "report") {
      cases.push_back({w[1], line, false, {}});
      ours = true;
    } else if (w[0] == "only") {
      ours = std::find(w.begin(), w.end(), "c") != w.end();
    } else if (ours && w[0] == "long") {
      cases.back().is_long = true;
    } else if (ours) {
      cases.back().steps.push_back(w);
    }
  }
  return cases;
}

class Report : public ::testing::Test {
 public:
  explicit Report(Case c) : case_(std::move(c)) {}
  void TestBody() override {
    LONG_IF(case_.is_long, "thousands of files");
    SCOPED_TRACE(case_.symptom);
    mpt_context ctx = nullptr;
    ASSERT_EQ(mpt_context_create(nullptr, &ctx), MPT_OK) << mpt_last_error();
    EXPECT_EQ(mpt_scope_push(ctx), MPT_OK);
    Runner runner(ctx);
    for (const Words& step : case_.steps) {
      std::string line;
      for (const std::string& word : step) line += word + " ";
      try {
        runner.step(step);
      } catch (const std::exception& e) {
        ADD_FAILURE() << line << ": " << e.what();
        break;
      }
    }
    mpt_context_release(ctx);
  }

 private:
  Case case_;
};

}  // namespace

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  int n = 0;
  for (const Case& c : read(MPT_REPORTS)) {
    std::string name = std::to_string(++n) + "_" + c.name;
    std::replace(name.begin(), name.end(), '#', '_');
    ::testing::RegisterTest("Reports", name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                            [c]() -> Report* { return new Report(c); });
  }
  return RUN_ALL_TESTS();
}
