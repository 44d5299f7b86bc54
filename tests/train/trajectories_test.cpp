// Tests of optimizers, schedules and clipping, step by step, against PyTorch or the formulas of
// papers (golden/make_optim.py).
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <set>

#include "../support/fixture.h"
#include "../support/golden.h"

namespace mpt_test {
namespace {

using Doubles = std::vector<double>;

class Trajectories : public Train {
 protected:
  static constexpr int kParams = 3;
  const std::set<std::string> kFromPapers = {"lion", "ademamix", "lamb", "lars", "novograd"};
  int compare(bool from_papers);  // returns the number of cases
  const std::vector<Shape> shapes = {{2, 3}, {4, 1}, {1, 3}};
  const std::vector<Line> stream = sections("stream")[0];  // the start, then one line per step

  // Splits a line's numbers into the elements of the parameters.
  std::vector<Floats> split(const Line& line) {
    const Doubles all = line.numbers();
    std::vector<Floats> parts;
    size_t at = 0;
    for (const Shape& s : shapes) {
      const auto n = static_cast<size_t>(s[0] * s[1]);
      parts.emplace_back(all.begin() + static_cast<long>(at),
                         all.begin() + static_cast<long>(at + n));
      at += n;
    }
    EXPECT_EQ(at, all.size());
    return parts;
  }

  // Returns the parameters after each step that the section shows, with all elements in a row.
  std::map<int, Doubles> run(const std::vector<Line>& section, const char* name) {
    std::map<int, Doubles> shown;
    mpt_params set;
    EXPECT_EQ(mpt_params_create(ctx, &set), MPT_OK);
    const mpt_precision p = precision(name);
    EXPECT_EQ(mpt_params_set_precision(set, &p), MPT_OK);
    mpt_tensor w[kParams];
    const std::vector<Floats> start = split(stream[0]);
    for (size_t i = 0; i < kParams; ++i) {
      const char* names[] = {"a", "b", "c"};
      w[i] = make(shapes[i], start[i]);
      EXPECT_EQ(mpt_params_add(set, names[i], w[i]), MPT_OK) << mpt_last_error();
    }
    const Line& head = section[0];
    const std::string& kind = head.words[2];
    mpt_optimizer o;
    const mpt_optimizer_desc d = optimizer_desc(kind, head);
    EXPECT_EQ(mpt_optimizer_create(set, &d, &o), MPT_OK) << mpt_last_error();
    for (const Line& l : section) {
      if (l.words[0] != "group") continue;
      const mpt_optimizer_desc g = optimizer_desc(kind, l);
      mpt_selection s;
      mpt_selection_init(&s, sizeof s);
      s.prefix = l.words[1].c_str();
      EXPECT_EQ(mpt_optimizer_add_group(o, &s, &g, nullptr), MPT_OK) << mpt_last_error();
    }
    if (head.words[3] != "none") {
      const mpt_schedule_desc s = schedule_desc(head.words[3], head);
      EXPECT_EQ(mpt_optimizer_set_schedule(o, &s), MPT_OK) << mpt_last_error();
    }
    for (size_t step = 1; step < stream.size(); ++step) {
      const std::vector<Floats> grads = split(stream[step]);
      for (size_t i = 0; i < kParams; ++i) set_grad(w[i], grads[i]);
      EXPECT_EQ(mpt_optimizer_step(o), MPT_OK) << mpt_last_error();
      Doubles& all = shown[static_cast<int>(step)];
      for (mpt_tensor t : w) {
        Doubles v(static_cast<size_t>(info(t).count));
        EXPECT_EQ(mpt_tensor_read(t, MPT_F64, v.data(), static_cast<int64_t>(v.size())), MPT_OK);
        all.insert(all.end(), v.begin(), v.end());
      }
    }
    mpt_optimizer_release(o);
    mpt_params_release(set);
    return shown;
  }
};

// Compares trajectories. In f64 the trajectory itself must agree, which tests every formula and
// option. In f32 it must be as close to f64 as PyTorch's own f32 run, within a factor for the order
// of roundings. With f32 masters under f16 copies, and with split masters, it must equal the f32
// run bit for bit.
int Trajectories::compare(bool from_papers) {
  int cases = 0;
  for (const auto& section : sections("case")) {
    if (kFromPapers.contains(section[0].words[2]) != from_papers) continue;
    SCOPED_TRACE(section[0].words[1]);
    auto exact = run(section, "64-true"), single = run(section, "32-true");
    const double torchs = section[0].field("f32_error", 0);
    int shown = 0;
    for (const Line& l : section) {
      if (l.words[0] != "at") continue;
      const int step = std::stoi(l.words[1]);
      Doubles want = l.numbers();
      want.erase(want.begin());
      EXPECT_EQ(want.size(), exact[step].size());
      for (size_t i = 0; i < want.size(); ++i) {
        EXPECT_NEAR(exact[step][i], want[i], 2e-14) << "step " << step << " element " << i;
        EXPECT_NEAR(single[step][i], want[i], 2 * torchs) << "step " << step << " element " << i;
      }
      ++shown;
    }
    EXPECT_EQ(shown, 7);
    for (const char* name :
         {"16-mixed", "bf16-mixed", "O2,grad=f32", "bf16-true,master=copy,grad=f32",
          "O2,cast_model_type=bf16,grad=f32"}) {
      EXPECT_EQ(single, run(section, name)) << name;
    }
    EXPECT_NE(single, run(section, "bf16-true"));
    // The Kahan compensation is another 16-bit number with a sign, which makes 17 (bf16) or 22
    // (f16) significant bits. The bounds allow for the rounding of all steps.
    for (const auto& [name, bits] : {std::pair("bf16-true,master=kahan,grad=f32", 16),
                                     std::pair("16-true,master=kahan,grad=f32", 20)}) {
      const auto kahan = run(section, name);
      for (const auto& [step, values] : single) {
        for (size_t i = 0; i < values.size(); ++i) {
          EXPECT_NEAR(kahan.at(step)[i], values[i], std::ldexp(2.0 * step, -bits))
              << name << " step " << step << " element " << i;
        }
      }
    }
    ++cases;
  }
  return cases;
}

TEST_F(Trajectories, OfPyTorchsOptimizers) { EXPECT_EQ(compare(false), 26); }

// Lion, AdEMAMix, LAMB, LARS and NovoGrad are not part of PyTorch. Their references are the
// formulas in their papers, implemented in make_optim.py.
TEST_F(Trajectories, OfOptimizersFromPapers) { EXPECT_EQ(compare(true), 12); }

TEST_F(Trajectories, OfSchedulesArePyTorchs) {
  mpt_tensor w = add("w", {1}, {1});
  int cases = 0;
  for (const auto& section : sections("schedule")) {
    const Line& head = section[0];
    SCOPED_TRACE(head.words[1]);
    mpt_optimizer_desc d = optimizer_desc("sgd", head);
    d.momentum = 0.9;
    mpt_optimizer o;
    OK(mpt_optimizer_create(params, &d, &o));
    const mpt_schedule_desc s = schedule_desc(head.words[2], head);
    OK(mpt_optimizer_set_schedule(o, &s));
    const Doubles want = section[1].numbers(), momentum = section[2].numbers();
    // SGD with momentum m on constant gradients shows its momentum: b = m b + g.
    double b = 0, p = read(w)[0];
    for (size_t t = 0; t < want.size(); ++t) {
      double lr = 0;
      OK(mpt_optimizer_get_lr(o, 0, &lr));
      EXPECT_NEAR(lr, want[t], 1e-14) << t;
      set_grad(w, {1});
      OK(mpt_optimizer_step(o));
      b = t ? momentum[t] * b + 1 : 1;
      p -= want[t] * b;
      EXPECT_NEAR(read(w)[0], p, 1e-5) << t;
    }
    mpt_optimizer_release(o);
    ++cases;
  }
  EXPECT_EQ(cases, 12);
}

TEST_F(Trajectories, OfClippingArePyTorchs) {
  mpt_tensor w[kParams];
  for (size_t i = 0; i < kParams; ++i)
    w[i] = add(std::string(1, static_cast<char>('a' + i)).c_str(), shapes[i], split(stream[0])[i]);
  int cases = 0;
  for (const auto& section : sections("clip")) {
    const Line& head = section[0];
    SCOPED_TRACE(head.words[1]);
    const std::vector<Floats> grads = split(stream[static_cast<size_t>(head.field("step", 0)) + 1]);
    for (size_t i = 0; i < kParams; ++i) set_grad(w[i], grads[i]);
    const double limit = head.field("limit", 0);
    double norm = 0;
    if (head.words[1] == "norm") OK(mpt_params_clip_grad_norm(params, limit, nullptr, &norm));
    else OK(mpt_params_clip_grad_value(params, limit));
    EXPECT_NEAR(norm, head.field("norm", -1), 1e-7);
    const std::vector<Floats> want = split(section[1]);
    for (size_t i = 0; i < kParams; ++i) {
      const Floats got = grad(w[i]);
      for (size_t k = 0; k < got.size(); ++k) EXPECT_FLOAT_EQ(got[k], want[i][k]);
    }
    ++cases;
  }
  EXPECT_EQ(cases, 5);
}

}  // namespace
}  // namespace mpt_test
