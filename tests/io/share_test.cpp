// Tests of frozen parameters whose memory several contexts share.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <unistd.h>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "mpt/mpt.hpp"

namespace {

using Floats = std::vector<float>;

constexpr int64_t kWidth = 96;

// A base of two layers, and a head on top.
struct Model {
  mpt::Context ctx;
  mpt::Params params;
  mpt::Module first, second, head;

  explicit Model(const char* precision = "32-true", int64_t seed = 1) {
    mpt::Context::Options o;
    o.seed = seed;
    ctx = mpt::Context::create(o);
    params = mpt::Params(ctx);
    first = mpt::nn::linear(params, "base.first", kWidth, kWidth, MPT_ACTIVATION_TANH);
    second = mpt::nn::linear(params, "base.second", kWidth, kWidth, MPT_ACTIVATION_TANH);
    head = mpt::nn::linear(params, "head", kWidth, 2);
    params.set_precision(mpt::Precision(precision));
  }
  mpt::Tensor base(const mpt::Tensor& x) const { return second(first(x)); }
  mpt::Tensor input() const {
    Floats v;
    for (int64_t i = 0; i < 4 * kWidth; ++i) v.push_back(std::sin(static_cast<float>(i)));
    return mpt::cast(ctx.tensor({4, kWidth}, v), params["head.weight"].dtype());
  }
  Floats base_values() const { return base(input()).read<float>(); }
  Floats base_parameters() const {
    Floats all;
    for (const auto& [name, t] : params.all())
      if (name.starts_with("base."))
        for (const float v : t.read<float>()) all.push_back(v);
    return all;
  }
  size_t parameter_bytes() const { return ctx.memory().now[MPT_MEMORY_PARAMETERS]; }
};

bool is_said(const char* text) {
  return std::string(mpt_last_error()).find(text) != std::string::npos;
}

TEST(Share, TheBaseExistsOnce) {
  NEEDS_EXCHANGE();
  for (const char* precision : {"32-true", "bf16-true"}) {
    const Model owner(precision), user(precision, 2);
    const Floats values = owner.base_values();
    const size_t before = user.parameter_bytes();
    EXPECT_NE(user.base_values(), values);
    owner.params.freeze("base", true);
    user.params.share(owner.params, "base");
    EXPECT_EQ(user.base_values(), values) << precision;
    const size_t base = static_cast<size_t>(2 * kWidth * (kWidth + 1)) *
                        (precision == std::string("32-true") ? 4 : 2);
    EXPECT_LE(user.parameter_bytes(), before - base);
    void *a = nullptr, *b = nullptr;
    mpt::must(mpt_tensor_get_data(owner.params["base.first.weight"].get(), &a));
    mpt::must(mpt_tensor_get_data(user.params["base.first.weight"].get(), &b));
    EXPECT_EQ(a, b);
    // A second user takes it from the first.
    const Model third(precision, 3);
    third.params.share(user.params, "base");
    EXPECT_EQ(third.base_values(), values);
  }
}

// Each context trains its own head in its own thread.
TEST(Share, HeadsTrainInTheirOwnThreads) {
  NEEDS_EXCHANGE();
  const auto train = [](const Model& m, float target) {
    const mpt::Optimizer optimizer(m.params, mpt::adamw(0.01));
    const mpt::Stepper stepper(m.ctx);
    stepper.add(optimizer);
    double loss = 0;
    for (int i = 0; i < 100; ++i) {
      const mpt::Tensor l = mpt::mean(mpt::square(m.head(m.base(m.input())) - target));
      stepper.backward(l);
      EXPECT_TRUE(stepper.step());
      loss = l.item();
    }
    return loss;
  };
  const Model owner;
  owner.params.freeze("base", true);
  const Floats base = owner.base_parameters();
  std::vector<Model> users;
  for (int i = 0; i < 3; ++i) {
    users.emplace_back("32-true", 10 + i);
    users.back().params.share(owner.params, "base");
  }
  std::vector<double> losses(4, 1e9);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < 3; ++i)
    threads.emplace_back([&, i] { losses[i] = train(users[i], static_cast<float>(i)); });
  losses[3] = train(owner, -1);
  for (std::thread& t : threads) t.join();
  for (const double l : losses) EXPECT_LT(l, 0.05);
  EXPECT_EQ(owner.base_parameters(), base);
  for (const Model& u : users) EXPECT_EQ(u.base_parameters(), base);
}

TEST(Share, EitherContextMayEndFirst) {
  NEEDS_EXCHANGE();
  for (const bool owner_first : {true, false}) {
    std::optional<Model> owner(std::in_place), user(std::in_place, "32-true", 2);
    owner->params.freeze("", true);
    const Floats values = owner->base_values();
    user->params.share(owner->params, "base");
    (owner_first ? owner : user).reset();
    EXPECT_EQ((owner_first ? user : owner)->base_values(), values);
  }
}

TEST(Share, TheMemoryIsReadOnly) {
  NEEDS_EXCHANGE();
  const Model owner, user("32-true", 2);
  owner.params.freeze("base", true);
  user.params.share(owner.params, "base");
  const Floats values = owner.base_parameters();
  const auto path =
      (std::filesystem::temp_directory_path() / ("share_" + std::to_string(getpid()))).string();
  for (const Model* m : {&owner, &user}) {
    const mpt::Tensor w = m->params["base.first.weight"];
    const mpt::GradMode no_grad(m->ctx, MPT_GRAD_DISABLED);
    EXPECT_EQ(mpt_fill_into(w.get(), 0), MPT_ERROR_STATE);
    EXPECT_TRUE(is_said("read-only")) << mpt_last_error();
    const Floats zeros(static_cast<size_t>(kWidth * kWidth));
    EXPECT_EQ(mpt_tensor_write(w.get(), MPT_F32, zeros.data(), kWidth * kWidth), MPT_ERROR_STATE);
    mpt::must(mpt_params_save(m->params.get(), path.c_str(), nullptr));
    mpt_params_load_info info{.struct_size = sizeof info};
    mpt::must(mpt_params_load(m->params.get(), path.c_str(), nullptr, &info));  // has these values
    mpt_params_info has{.struct_size = sizeof has};
    mpt::must(mpt_params_get_info(m->params.get(), &has));
    EXPECT_EQ(info.loaded, has.tensors + has.buffers);
    const Model other("32-true", 5);
    mpt::must(mpt_params_save(other.params.get(), path.c_str(), nullptr));
    EXPECT_EQ(mpt_params_load(m->params.get(), path.c_str(), nullptr, nullptr), MPT_ERROR_STATE);
    EXPECT_TRUE(is_said("read-only")) << mpt_last_error();
    EXPECT_EQ(mpt_params_copy(m->params.get(), other.params.get()), MPT_ERROR_STATE);
  }
  // A thawed parameter is refused at the step, which changes nothing.
  user.params.freeze("base", false);
  const mpt::Optimizer optimizer(user.params, mpt::sgd(0.1));
  mpt::mean(user.head(user.base(user.input()))).backward();
  EXPECT_EQ(mpt_optimizer_step(optimizer.get()), MPT_ERROR_STATE);
  EXPECT_TRUE(is_said("read-only")) << mpt_last_error();
  EXPECT_EQ(owner.base_parameters(), values);
  // Another precision is memory of its own.
  user.params.set_precision(mpt::Precision("bf16-true"));
  optimizer.zero_grad();
  mpt::mean(user.head(user.base(user.input()))).backward();
  optimizer.step();
  EXPECT_NE(user.base_parameters(), values);
  EXPECT_EQ(owner.base_parameters(), values);
  std::filesystem::remove(path);
}

TEST(Share, RefusesSetsThatDiffer) {
  const Model owner, user("32-true", 2);
  const auto refused = [&](mpt_status got, mpt_status code, const char* text) {
    EXPECT_EQ(got, code);
    EXPECT_TRUE(is_said(text)) << mpt_last_error();
  };
  const Floats before = user.base_parameters();
  mpt_params const to = user.params.get(), from = owner.params.get();
  refused(mpt_params_share(to, from, "base"), MPT_ERROR_STATE,
          "'base.first.bias' is trained in `from`: freeze it");
  owner.params.freeze("base", true);
  refused(mpt_params_share(to, from, nullptr), MPT_ERROR_STATE, "'head.bias' is trained");
  refused(mpt_params_share(to, from, "bases"), MPT_ERROR_INVALID_ARGUMENT, "bases");
  refused(mpt_params_share(to, to, "base"), MPT_ERROR_INVALID_ARGUMENT, "the same set");
  const Model half("bf16-true"), master("bf16-true,master=split");
  refused(mpt_params_share(half.params.get(), from, "base"), MPT_ERROR_DTYPE,
          "is f32 in `from`, and bf16 in `to`");
  half.params.freeze("", true);
  refused(mpt_params_share(master.params.get(), half.params.get(), "base"), MPT_ERROR_STATE,
          "has a master in `to`");
  const mpt::Params shorter(user.ctx);
  shorter.add("base.first.weight", user.ctx.ones({2, 2}));
  refused(mpt_params_share(shorter.get(), from, "base"), MPT_ERROR_SHAPE,
          "'base.first.weight' has shape [96, 96] in `from`, and [2, 2] in `to`");
  shorter.add("base.more", user.ctx.ones({1}));
  EXPECT_EQ(mpt_params_share(shorter.get(), from, "base.more"), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(user.base_parameters(), before);
  EXPECT_TRUE(user.params["base.first.weight"].requires_grad());
}

// Publishing leaves out what is read-only in both sets, and gives the rest.
TEST(Share, ASharedBaseIsNotPublished) {
  NEEDS_HOST("sets are published between contexts on the host");
  for (const bool copies : {false, true}) {
    const Model trained, used("32-true", 2), other("32-true", 3);
    trained.params.freeze("base");
    used.params.share(trained.params, "base");
    const auto address = [](const Model& m) {
      void* p = nullptr;
      mpt::must(mpt_tensor_get_data(m.params["base.first.weight"].get(), &p));
      return p;
    };
    const mpt::Publisher publisher(trained.params);
    const mpt::Subscriber subscriber(used.params, publisher, copies);
    const mpt::Subscriber whole(other.params, publisher, copies);
    mpt::Tensor head = trained.params["head.weight"];
    {
      const mpt::NoGrad no_grad(trained.ctx);
      head.fill(3);
    }
    EXPECT_EQ(publisher.publish(), 1);
    EXPECT_EQ(subscriber.take(), 1);
    EXPECT_EQ(whole.take(), 1);
    EXPECT_EQ(used.params["head.weight"].read<float>()[0], 3);
    EXPECT_EQ(address(used), address(trained));
    EXPECT_EQ(used.base_values(), trained.base_values());
    EXPECT_NE(address(other), address(trained));
    EXPECT_EQ(other.base_values(), trained.base_values());
    // A conversion gives a set memory of its own, and what was left out may change.
    used.params.set_precision(mpt::Precision("64-true"));
    used.params.set_precision(mpt::Precision("32-true"));
    EXPECT_EQ(publisher.publish(), 2);
    EXPECT_EQ(mpt_subscriber_take(subscriber.get(), nullptr), MPT_ERROR_STATE);
    EXPECT_TRUE(is_said("'base.first.weight' was read-only in both sets")) << mpt_last_error();
    trained.params.set_precision(mpt::Precision("64-true"));
    EXPECT_EQ(mpt_publisher_publish(publisher.get(), nullptr), MPT_ERROR_STATE);
    EXPECT_TRUE(is_said("'base.first.weight' was read-only in both sets")) << mpt_last_error();
    EXPECT_EQ(whole.take(), 2);
  }
}

// Where the publisher's set can change what the other one shares, the values would differ.
TEST(Share, ABaseThatCanChangeIsNotLeftOut) {
  NEEDS_HOST("sets are published between contexts on the host");
  const Model trained, owner, used;
  owner.params.freeze("base");
  used.params.share(owner.params, "base");
  const mpt::Publisher publisher(trained.params);
  mpt_subscriber s = nullptr;
  EXPECT_EQ(mpt_subscriber_create(used.params.get(), publisher.get(), 1, &s), MPT_ERROR_STATE);
  EXPECT_TRUE(is_said("'base.first.weight'") && is_said("memory is read-only")) << mpt_last_error();
}

}  // namespace
