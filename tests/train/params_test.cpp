// Tests of parameter sets and precisions through the C ABI.
// SPDX-License-Identifier: Apache-2.0
#include "../support/fixture.h"

namespace mpt_test {
namespace {

class Params : public Train {};

TEST_F(Params, NamesAreFoundNestedAndCounted) {
  mpt_tensor w = add("encoder.0.weight", {2, 3}, Floats(6, 1)), got = nullptr;
  add("encoder.0.bias", {2}, {1, 2});
  add("encoder2.bias", {1}, {5});
  mpt_tensor stats = make({2}, {7, 8});
  OK(mpt_params_add_buffer(params, "encoder.0.mean", stats));
  OK(mpt_params_get(params, "encoder.0.mean", &got));
  EXPECT_EQ(read(got), (Floats{7, 8}));
  EXPECT_FALSE(info(got).requires_grad);
  EXPECT_TRUE(info(w).requires_grad);

  mpt_params_info i = {};
  i.struct_size = sizeof i;
  OK(mpt_params_get_info(params, &i));
  EXPECT_EQ(i.tensors, 3);
  EXPECT_EQ(i.buffers, 1);
  EXPECT_EQ(i.elements, 9);
  EXPECT_EQ(i.bytes, 36);
  const char* name = nullptr;
  OK(mpt_params_get_at(params, 3, &name, nullptr));
  EXPECT_STREQ(name, "encoder.0.mean");

  OK(mpt_params_freeze(params, "encoder", 1));
  OK(mpt_params_get_info(params, &i));
  EXPECT_EQ(i.trainable, 1) << "encoder2 is not under encoder";
  OK(mpt_params_freeze(params, "", 0));
  OK(mpt_params_get_info(params, &i));
  EXPECT_EQ(i.trainable, 9);
}

TEST_F(Params, ABuffersGradientFollowsItsDtype) {
  mpt_tensor b = make({2}, {7, 8}), half = nullptr, g = nullptr;
  OK(mpt_params_add_buffer(params, "mean", b));
  OK(mpt_tensor_set_requires_grad(b, 1));
  OK(mpt_cast(make({2}, {1, 2}), MPT_F16, &half));
  OK(mpt_tensor_set_grad(b, half));
  mpt_precision p;
  OK(mpt_precision_from_name("16-true", &p, sizeof p));
  OK(mpt_params_set_precision(params, &p));
  OK(mpt_tensor_get_grad(b, &g));
  EXPECT_EQ(info(g).dtype, info(b).dtype);
  EXPECT_EQ(read(g), (Floats{1, 2}));
}

// A buffer has the same dtype whether it is added before or after the precision is set.
TEST_F(Params, BuffersAreF32InEveryPrecisionButF64) {
  for (const char* name : {"16-true", "bf16-mixed", "64-true"}) {
    mpt_params set = nullptr;
    OK(mpt_params_create(ctx, &set));
    mpt_tensor early = nullptr, late = nullptr;
    OK(mpt_cast(make({2}, {1, 2}), MPT_F16, &early));
    OK(mpt_cast(make({2}, {3, 4}), MPT_F16, &late));
    OK(mpt_params_add_buffer(set, "early", early));
    mpt_precision p = precision(name);
    OK(mpt_params_set_precision(set, &p));
    OK(mpt_params_add_buffer(set, "late", late));
    const mpt_dtype want = std::string(name) == "64-true" ? MPT_F64 : MPT_F32;
    EXPECT_EQ(info(early).dtype, want) << name;
    EXPECT_EQ(info(late).dtype, want) << name;
    EXPECT_EQ(read(late), (Floats{3, 4})) << name;
  }
}

TEST_F(Params, BadUseIsRefusedWithTheWayOut) {
  mpt_tensor w = add("layer.weight", {2}, {1, 2}), out = nullptr, view = nullptr, rec = nullptr;
  mpt_tensor i = nullptr;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_get(params, "layer.wieght", &out),
          "near names: 'layer.weight'");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_add(params, "layer.weight", make({1}, {1})),
          "already");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_add(params, "again", w), "as 'layer.weight'");
  for (const char* bad : {"", ".a", "a.", "a..b"})
    REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_add(params, bad, make({1}, {1})),
            "not a parameter name");
  OK(mpt_exp(w, &rec));
  REFUSED(MPT_ERROR_STATE, mpt_params_add(params, "r", rec), "recorded result");
  OK(mpt_select(make({2, 2}, {1, 2, 3, 4}), 0, 0, &view));
  REFUSED(MPT_ERROR_STATE, mpt_params_add(params, "v", view), "a view");
  OK(mpt_arange(ctx, MPT_I64, 0, 3, 1, &i));
  REFUSED(MPT_ERROR_DTYPE, mpt_params_add(params, "i", i), "i64");
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_freeze(params, "nobody", 1), "no 'nobody'");
  mpt_precision p;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_precision_from_name("bf16-mix", &p, sizeof p),
          "32-true, 64-true, 16-true, bf16-true, 16-mixed, bf16-mixed");
  p = precision("bf16-mixed");
  p.param = MPT_F16;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_set_precision(params, &p), "split");
  EXPECT_EQ(info(w).dtype, MPT_F32);
}

// One pass updates all parameters of a set, so that two of them on one memory would take turns at
// random. The clone and another set have memory and passes of their own.
TEST_F(Params, TwoParametersInOneMemoryAreRefused) {
  set_precision("bf16-mixed");
  mpt_tensor w = add("layer.weight", {64}, Floats(64, 1)), same = nullptr, clone = nullptr;
  OK(mpt_detach(w, &same));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_add(params, "tied", same),
          "'tied' lies in the memory of 'layer.weight': use 'layer.weight' in both places");
  EXPECT_FALSE(info(same).requires_grad);
  OK(mpt_clone(same, &clone));
  OK(mpt_params_add(params, "own", clone));
  mpt_params others = nullptr;
  OK(mpt_params_create(ctx, &others));
  OK(mpt_params_add(others, "tied", same));
  mpt_params_release(others);
}

// Memory of the host is one memory, too, wherever a tensor begins in it.
TEST_F(Params, TwoParametersInOneMemoryOfTheHostAreRefused) {
  NEEDS_HOST("parameters lie on the device");
  alignas(64) float memory[192] = {};
  mpt_tensor t[3] = {};
  const int64_t n = 96;
  const auto wrap = [&](int64_t from, mpt_tensor* out) {
    OK(mpt_tensor_from_memory(ctx, MPT_F32, &n, nullptr, 1, memory + from, sizeof(float) * 96,
                              nullptr, nullptr, out));
  };
  wrap(0, &t[0]);
  wrap(95, &t[1]);
  wrap(96, &t[2]);
  OK(mpt_params_add(params, "first", t[0]));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_add(params, "second", t[1]),
          "lies in the memory of 'first'");
  OK(mpt_params_add(params, "second", t[2]));
}

// A tensor on the memory of another one comes into the set before that one does.
TEST_F(Params, MemoryThatTheProgramKnowsIsCompared) {
  NEEDS_HOST("parameters lie on the device");
  mpt_tensor owner = make({2}, {1, 2}), on_it = nullptr;
  void* data = nullptr;
  OK(mpt_tensor_get_data(owner, &data));
  const int64_t n = 2;
  OK(mpt_tensor_from_memory(ctx, MPT_F32, &n, nullptr, 1, data, 2 * sizeof(float), nullptr, nullptr,
                            &on_it));
  OK(mpt_params_add(params, "first", on_it));
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_add(params, "second", owner),
          "lies in the memory of 'first'");
}

// The split must keep all kinds of values: the master is restored bit for bit, and the half that
// compute reads is the nearest bf16 (ties away from zero).
TEST_F(Params, SplitKeepsEveryBit) {
  Floats v = normal(4096);
  for (float s : {0.f, -0.f, 1e-40f, -1e-45f, 3.4e38f, 1.00390625f, -1.01171875f, INFINITY,
                  -INFINITY, 65504.f, 1.f})
    v.push_back(s);
  while (v.size() % 64) v.push_back(0.1f);
  const auto n = static_cast<int64_t>(v.size());
  mpt_tensor w = add("w", {64, n / 64}, v), b = add("b", {64}, Floats(v.begin(), v.begin() + 64));
  set_precision("bf16-mixed");
  EXPECT_EQ(info(w).dtype, MPT_BF16);
  EXPECT_EQ(info(b).dtype, MPT_F32);
  EXPECT_EQ(bits(read(w)), bits(v));
  std::vector<uint16_t> high = read_bf16(w);
  for (size_t i = 0; i < v.size(); ++i)
    EXPECT_EQ(high[i], static_cast<uint16_t>((bits(v[i]) + 0x8000) >> 16)) << v[i];
  mpt_params_info i = {};
  i.struct_size = sizeof i;
  OK(mpt_params_get_info(params, &i));
  EXPECT_EQ(i.bytes, 4 * (n + 64)) << "no byte more than f32";

  set_precision("16-mixed");
  EXPECT_EQ(info(w).dtype, MPT_F32);
  EXPECT_EQ(bits(read(w)), bits(v));
  set_precision("bf16-mixed");
  set_precision("32-true");
  EXPECT_EQ(bits(read(w)), bits(v));
  set_precision("64-true");
  EXPECT_EQ(info(b).dtype, MPT_F64);
  EXPECT_EQ(bits(read(w)), bits(v));
}

TEST_F(Params, WritesToASplitParameter) {
  mpt_tensor w = add("w", {2, 2}, {1.001f, 2.002f, 3.003f, 4.004f});
  set_precision("bf16-mixed");
  Floats v = {5.0051f, -6.0061f, 7.0071f, 8.0081f};
  OK(mpt_tensor_write(w, MPT_F32, v.data(), 4));
  EXPECT_EQ(bits(read(w)), bits(v));
  NEEDS_HOST("the host writes by a pointer");
  // A write to the bf16 half that bypasses the optimizer sets the parameter to exactly the written
  // value.
  void* data = nullptr;
  OK(mpt_tensor_get_data(w, &data));
  static_cast<uint16_t*>(data)[0] = 0x3f80;
  OK(mpt_tensor_touch(w));
  EXPECT_EQ(read(w)[0], 1.f);
}

TEST_F(Params, LaterParametersTakeThePrecision) {
  set_precision("16-true");
  EXPECT_EQ(info(add("w", {2, 2}, {1, 2, 3, 4})).dtype, MPT_F16);
  set_precision("bf16-mixed");
  mpt_tensor w = add("v", {2, 2}, {1.001f, 2, 3, 4});
  EXPECT_EQ(info(w).dtype, MPT_BF16);
  EXPECT_EQ(read(w)[0], 1.001f);
}

// A set without a parameter dtype keeps the dtypes of its tensors, for clipping or an optimizer of
// existing tensors.
TEST_F(Params, ASetMayTakeParametersAsTheyAre) {
  mpt_precision as_is = precision("32-true"), bad = as_is;
  as_is.param = MPT_DTYPE_NONE;
  mpt_tensor w = add("w", {2, 2}, {1.001f, 2, 3, 4}), b = add("b", {2}, {1, 2}), half, wide, x, y;
  set_precision("bf16-mixed");
  OK(mpt_cast(make({3}, {1, 2, 3}), MPT_F16, &half));
  OK(mpt_cast(make({3}, {1, 2, 3}), MPT_F64, &wide));
  OK(mpt_tensor_set_grad(w, make({2, 2}, {3, 0, 0, 4})));
  mpt_params set;
  OK(mpt_params_create(ctx, &set));
  OK(mpt_params_set_precision(set, &as_is));
  const mpt_tensor all[] = {w, b, half, wide};
  const char* names[] = {"w", "b", "half", "wide"};
  for (int i = 0; i < 4; ++i) OK(mpt_params_add(set, names[i], all[i]));
  OK(mpt_params_add_buffer(set, "stats", make({1}, {1})));
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(info(w).dtype, MPT_BF16);
    EXPECT_EQ(read(w)[0], 1.001f) << "with all bits of its master";
    EXPECT_EQ(info(b).dtype, MPT_F32);
    EXPECT_EQ(info(half).dtype, MPT_F16);
    EXPECT_EQ(info(wide).dtype, MPT_F64);
    OK(mpt_params_set_precision(set, &as_is));
  }
  double norm = 0;
  OK(mpt_params_clip_grad_norm(set, 1, nullptr, &norm));
  EXPECT_NEAR(norm, 5, 1e-6);
  OK(mpt_tensor_get_grad(w, &y));
  EXPECT_EQ(info(y).dtype, MPT_BF16);
  OK(mpt_precision_input(&as_is, half, &x));
  EXPECT_EQ(info(x).dtype, MPT_F16);
  OK(mpt_params_mark_batch_norm(set, "half"));
  EXPECT_EQ(info(half).dtype, MPT_F16);
  bad.param = MPT_DTYPE_NONE;
  bad.vectors_f32 = 1;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_set_precision(set, &bad),
          "keeps the dtypes of parameters");
  bad.vectors_f32 = 0;
  bad.master = MPT_MASTER_COPY;
  REFUSED(MPT_ERROR_INVALID_ARGUMENT, mpt_params_set_precision(set, &bad), "master");
}

TEST_F(Params, GradientsAreKeptAsThePrecisionSays) {
  struct Row {
    const char* name;
    mpt_dtype matrix, vector;
  };
  for (Row row : {Row{"32-true", MPT_F32, MPT_F32}, Row{"16-mixed", MPT_F16, MPT_F32},
                  Row{"bf16-mixed", MPT_BF16, MPT_F32}, Row{"bf16-true", MPT_BF16, MPT_BF16}}) {
    mpt_params set;
    OK(mpt_params_create(ctx, &set));
    mpt_tensor w = make({3, 2}, {1, 2, 3, 4, 5, 6}), b = make({3}, {0, 0, 0}), y, s, g;
    OK(mpt_params_add(set, "w", w));
    OK(mpt_params_add(set, "b", b));
    mpt_precision p = precision(row.name);
    OK(mpt_params_set_precision(set, &p));
    mpt_tensor x = make({1, 2}, {0.5f, -2});
    if (p.param != MPT_F32 && !p.vectors_f32) {
      OK(mpt_cast(x, p.param, &x));
    }
    OK(mpt_precision_push(ctx, &p));
    OK(mpt_linear(x, w, b, MPT_ACTIVATION_NONE, &y));
    OK(mpt_precision_pop(ctx));
    OK(mpt_sum(y, nullptr, 0, 0, &s));
    OK(mpt_backward(&s, nullptr, 1, nullptr));
    OK(mpt_tensor_get_grad(w, &g));
    EXPECT_EQ(info(g).dtype, row.matrix) << row.name;
    EXPECT_EQ(read(g), (Floats{0.5f, -2, 0.5f, -2, 0.5f, -2}));
    OK(mpt_tensor_get_grad(b, &g));
    EXPECT_EQ(info(g).dtype, row.vector) << row.name;
    OK(mpt_params_zero_grad(set));
    OK(mpt_tensor_get_grad(w, &g));
    EXPECT_EQ(g, nullptr);
  }
}

TEST_F(Params, PrecisionScopesAndOutputs) {
  mpt_precision p = precision("16-mixed");
  mpt_dtype d;
  OK(mpt_precision_push(ctx, &p));
  OK(mpt_autocast_get_dtype(ctx, &d));
  EXPECT_EQ(d, MPT_F16);
  OK(mpt_precision_push(ctx, nullptr));
  OK(mpt_autocast_get_dtype(ctx, &d));
  EXPECT_EQ(d, MPT_DTYPE_NONE);
  OK(mpt_precision_pop(ctx));
  OK(mpt_precision_pop(ctx));
  REFUSED(MPT_ERROR_STATE, mpt_precision_pop(ctx), "no autocast scope");
  mpt_tensor out;
  const std::pair<const char*, mpt_dtype> inputs[] = {
      {"32-true", MPT_F32}, {"64-true", MPT_F64},    {"bf16-true", MPT_BF16},
      {"16-true", MPT_F16}, {"bf16-mixed", MPT_F32}, {"16-mixed", MPT_F32}};
  for (auto [name, dtype] : inputs) {
    const mpt_precision q = precision(name);
    OK(mpt_precision_input(&q, make({1}, {1}), &out));
    EXPECT_EQ(info(out).dtype, dtype) << name;
    mpt_tensor wide, whole;
    OK(mpt_cast(out, MPT_F64, &wide));
    OK(mpt_precision_input(&q, wide, &out));
    EXPECT_EQ(info(out).dtype, dtype) << name;
    OK(mpt_cast(out, MPT_I64, &whole));
    OK(mpt_precision_input(&q, whole, &out));
    EXPECT_EQ(info(out).dtype, MPT_I64) << name;
  }
  p.output = MPT_BF16;
  OK(mpt_precision_output(&p, make({1}, {1}), &out));
  EXPECT_EQ(info(out).dtype, MPT_BF16);
}

}  // namespace
}  // namespace mpt_test
