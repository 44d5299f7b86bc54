// Structs that grow: reserved fields, arrays of another version's structs, chains.
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <cstdio>
#include <cstring>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "handles.h"  // reserved_fields
#include "mpt/mpt.h"

namespace {

#define OK(call) ASSERT_EQ(call, MPT_OK) << mpt_last_error()

template <class D>
D made(void (*init)(D*, size_t)) {
  D d;
  init(&d, sizeof d);
  return d;
}

// A parameter set with one parameter, and the objects made from it.
struct Structs : ::testing::Test {
  mpt_context c = nullptr;
  mpt_params params = nullptr;
  mpt_module module = nullptr;
  mpt_tensor t = nullptr;
  mpt_optimizer optimizer = nullptr;

  void SetUp() override {
    OK(mpt_context_create(nullptr, &c));
    OK(mpt_params_create(c, &params));
    OK(mpt_nn_linear(params, "fc", 3, 2, 1, MPT_ACTIVATION_NONE, &module));
    const int64_t shape[] = {1, 1, 4, 4};
    OK(mpt_ones(c, MPT_F32, shape, 4, &t));
    OK(mpt_optimizer_create(params, nullptr, &optimizer));
  }
  void TearDown() override { mpt_context_release(c); }
};

// A struct as a newer header would declare it.
template <class D>
struct Newer {
  D known;
  uint64_t more[2];
};

#define REFUSES(type, field, init, call)          \
  cases[#type "." #field] = [&]() -> mpt_status { \
    type d = made(init);                          \
    d.field = 1;                                  \
    return call;                                  \
  }
#define ELEMENT_REFUSES(type, call)                \
  cases[#type ".reserved"] = [&]() -> mpt_status { \
    type d = {};                                   \
    d.struct_size = sizeof d;                      \
    d.reserved = 1;                                \
    return call;                                   \
  }

// A reserved field in a struct that a caller fills must be 0, so that a later version can give it a
// meaning.
TEST_F(Structs, ReservedFieldsAreZero) {
  mpt_tensor out;
  mpt_module m;
  mpt_lbfgs l;
  int32_t group;
  mpt_op op;
  mpt_context other;
  std::map<std::string, std::function<mpt_status()>> cases;
  REFUSES(mpt_context_desc, reserved, mpt_context_desc_init, mpt_context_create(&d, &other));
  REFUSES(mpt_backward_desc, reserved, mpt_backward_desc_init, mpt_backward(&t, nullptr, 1, &d));
  REFUSES(mpt_custom_op_desc, reserved, mpt_custom_op_desc_init, mpt_op_register(c, &d, &op));
  REFUSES(mpt_pool_desc, reserved, mpt_pool_desc_init, mpt_max_pool2d(t, 2, 0, 0, &d, &out));
  REFUSES(mpt_rnn_desc, reserved, mpt_rnn_desc_init,
          mpt_lstm(t, nullptr, nullptr, &t, 1, &d, &out, 1));
  REFUSES(mpt_nn_conv_desc, reserved, mpt_nn_conv_desc_init,
          mpt_nn_conv2d(params, "a", 1, 1, 1, 1, 0, &d, &m));
  REFUSES(mpt_nn_norm_desc, reserved, mpt_nn_norm_desc_init,
          mpt_nn_batch_norm(params, "a", 4, &d, &m));
  REFUSES(mpt_nn_attention_desc, reserved, mpt_nn_attention_desc_init,
          mpt_nn_multihead_attention(params, "a", 4, 2, &d, &m));
  REFUSES(mpt_nn_transformer_desc, reserved, mpt_nn_transformer_desc_init,
          mpt_nn_transformer_block(params, "a", 4, 2, &d, &m));
  REFUSES(mpt_batch_norm_desc, reserved, mpt_batch_norm_desc_init,
          mpt_batch_norm(t, nullptr, nullptr, nullptr, nullptr, &d, &out));
  REFUSES(mpt_norm_desc, reserved, mpt_norm_desc_init,
          mpt_layer_norm(t, 1, nullptr, nullptr, &d, &out));
  REFUSES(mpt_optimizer_desc, reserved, mpt_sgd_desc_init,
          mpt_optimizer_set_group(optimizer, 0, &d));
  REFUSES(mpt_selection, reserved, mpt_selection_init,
          mpt_optimizer_add_group(optimizer, &d, nullptr, &group));
  REFUSES(mpt_lbfgs_desc, reserved, mpt_lbfgs_desc_init, mpt_lbfgs_create(params, &d, &l));
  REFUSES(mpt_training_desc, reserved, mpt_training_desc_init, mpt_training_save("never", &d));
  REFUSES(mpt_precision, reserved, mpt_precision_init, mpt_params_set_precision(params, &d));
  mpt_file file;
  REFUSES(mpt_writer, reserved, mpt_writer_init, mpt_params_save_to(params, &d, nullptr));
  REFUSES(mpt_reader, reserved, mpt_reader_init, mpt_safetensors_open_from(c, &d, &file));
  ELEMENT_REFUSES(mpt_metadata, mpt_safetensors_save("never", nullptr, nullptr, 0, &d, 1));
  ELEMENT_REFUSES(mpt_host_value, [&] {
    mpt_training_desc training = made(mpt_training_desc_init);
    training.params = &params;
    training.params_count = 1;
    training.values = &d;
    training.value_count = 1;
    return mpt_training_save("never", &training);
  }());
  const std::set<std::string> fields(std::begin(call::reserved_fields),
                                     std::end(call::reserved_fields));
  std::set<std::string> covered;
  for (const auto& [name, run] : cases) {
    covered.insert(name);
    EXPECT_EQ(run(), MPT_ERROR_ABI) << name;
    EXPECT_NE(std::string(mpt_last_error()).find(name + " is 1"), std::string::npos)
        << name << ": " << mpt_last_error();
  }
  EXPECT_EQ(covered, fields) << "of the headers";
}

// The stride of an array is the caller's struct size.
TEST_F(Structs, ArraysAreStridedByTheCallersSize) {
  const std::string path = "structs." + std::to_string(getpid()) + ".safetensors";
  Newer<mpt_metadata> list[2] = {};
  for (auto& e : list) e.known.struct_size = sizeof e;
  list[0].known.key = "a";
  list[0].known.value = "first";
  list[1].known.key = "b";
  list[1].known.value = "second";
  const char* name = "t";
  OK(mpt_safetensors_save(path.c_str(), &name, &t, 1, &list[0].known, 2));
  mpt_file file;
  OK(mpt_safetensors_open(c, path.c_str(), &file));
  const char* value;
  OK(mpt_file_get_metadata(file, "b", &value));
  EXPECT_STREQ(value, "second");
  list[1].more[1] = 1;
  EXPECT_EQ(mpt_safetensors_save(path.c_str(), &name, &t, 1, &list[0].known, 2), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("newer library"), std::string::npos);
  list[1].more[1] = 0;
  list[1].known.struct_size = sizeof(mpt_metadata);
  EXPECT_EQ(mpt_safetensors_save(path.c_str(), &name, &t, 1, &list[0].known, 2), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("element 1"), std::string::npos) << mpt_last_error();
  std::remove(path.c_str());

  // An array to be filled: from a newer caller, and from an older one.
  mpt_tensor w = nullptr, g = nullptr;
  const int64_t shape[] = {2, 3};
  OK(mpt_params_get_at(params, 0, nullptr, &w));
  OK(mpt_full(c, MPT_F32, shape, 2, 1.0, &g));
  OK(mpt_tensor_set_grad(w, g));
  mpt_tensor_stats total = {};
  total.struct_size = sizeof total;
  std::vector<Newer<mpt_tensor_stats>> each(2);
  std::memset(static_cast<void*>(each.data()), 0xee, sizeof each[0] * 2);
  each[0].known.struct_size = sizeof each[0];
  OK(mpt_params_get_grad_stats(params, nullptr, &total, &each[0].known, 2));
  for (const auto& e : each) {
    EXPECT_EQ(e.known.struct_size, sizeof e);
    EXPECT_EQ(e.more[1], 0u);
  }
  EXPECT_EQ(each[0].known.elements, 6);
  EXPECT_EQ(each[1].known.elements, 0);
  constexpr uint32_t kOld = offsetof(mpt_tensor_stats, underflows);
  unsigned char old[2 * kOld + 8];
  std::memset(old, 0xee, sizeof old);
  std::memcpy(old, &kOld, sizeof kOld);
  OK(mpt_params_get_grad_stats(params, nullptr, &total, reinterpret_cast<mpt_tensor_stats*>(old),
                               2));
  int64_t elements[2];
  std::memcpy(&elements[0], old + offsetof(mpt_tensor_stats, elements), 8);
  std::memcpy(&elements[1], old + kOld + offsetof(mpt_tensor_stats, elements), 8);
  EXPECT_EQ(elements[0], 6);
  EXPECT_EQ(elements[1], 0);
  EXPECT_EQ(old[2 * kOld], 0xee) << "written past the caller's array";
}

// Statistics and states of an older program are accepted, as descriptors are.
TEST_F(Structs, StatesOfAnOlderProgram) {
  mpt_tensor_stats s;
  std::memset(&s, 0xee, sizeof s);
  s.struct_size = offsetof(mpt_tensor_stats, underflows);
  OK(mpt_tensor_get_stats(t, nullptr, &s));
  EXPECT_EQ(s.elements, 16);
  EXPECT_EQ(s.nans, static_cast<int64_t>(0xeeeeeeeeeeeeeeeeu));
  OK(mpt_stats_text(&s, nullptr, 0, nullptr));

  mpt_scaler scaler;
  mpt_scaler_desc d = made(mpt_scaler_desc_init);
  d.growth_interval = 77;
  OK(mpt_scaler_create(c, &d, &scaler));
  mpt_scaler_state state = {};
  state.struct_size = sizeof state;
  OK(mpt_scaler_get_state(scaler, &state));
  state.scale = 128;
  state.growth_interval = 5;  // beyond this caller's version of the struct
  state.struct_size = offsetof(mpt_scaler_state, growth_interval);
  OK(mpt_scaler_set_state(scaler, &state));
  mpt_scaler_state now = {};
  now.struct_size = sizeof now;
  OK(mpt_scaler_get_state(scaler, &now));
  EXPECT_EQ(now.scale, 128);
  EXPECT_EQ(now.growth_interval, 77);
}

// A field that an older descriptor lacks gets the default of the descriptor's own rule.
TEST_F(Structs, AnOldDescriptorEndsByItsOwnRule) {
  mpt_optimizer_desc d = made(mpt_lars_desc_init), got = {};
  d.struct_size = offsetof(mpt_optimizer_desc, momentum);
  d.momentum = d.beta1 = d.trust_coefficient = 0.7;  // beyond this caller's version of the struct
  mpt_optimizer o;
  OK(mpt_optimizer_create(params, &d, &o));
  got.struct_size = sizeof got;
  OK(mpt_optimizer_get_group(o, 0, &got));
  const mpt_optimizer_desc own = made(mpt_lars_desc_init);
  EXPECT_EQ(got.momentum, own.momentum);
  EXPECT_EQ(got.beta1, own.beta1);
  EXPECT_EQ(got.trust_coefficient, own.trust_coefficient);
  EXPECT_NE(own.momentum, made(mpt_adamw_desc_init).momentum) << "or this shows nothing";
  d = {};
  EXPECT_EQ(mpt_optimizer_create(params, &d, &o), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("mpt_adamw_desc_init"), std::string::npos)
      << mpt_last_error();
}

TEST_F(Structs, ChainsHoldWhatIsKnownOnce) {
  mpt_hooks hooks = made(mpt_hooks_init);
  mpt_thread_hooks one = made(mpt_thread_hooks_init), two = one;
  mpt_context_desc d = made(mpt_context_desc_init);
  d.hooks = &hooks;
  d.own_threads = 2;
  mpt_context other;
  hooks.next = reinterpret_cast<const mpt_chain*>(&one);
  OK(mpt_context_create(&d, &other));
  mpt_context_release(other);
  one.next = reinterpret_cast<const mpt_chain*>(&two);
  EXPECT_EQ(mpt_context_create(&d, &other), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("two structs of type 1"), std::string::npos);
  two.type = 99;
  EXPECT_EQ(mpt_context_create(&d, &other), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error())
                .find("type 99; this version of the library accepts type 1, 3 there"),
            std::string::npos)
      << mpt_last_error();
  one.next = nullptr;
  one.struct_size = 3;
  EXPECT_EQ(mpt_context_create(&d, &other), MPT_ERROR_ABI);
  // A chained struct that another call knows is refused by a descriptor that has no use for it.
  mpt_backward_desc b = made(mpt_backward_desc_init);
  one = made(mpt_thread_hooks_init);
  b.next = reinterpret_cast<const mpt_chain*>(&one);
  EXPECT_EQ(mpt_backward(&t, nullptr, 1, &b), MPT_ERROR_ABI);
}

// A chained struct is checked as any other, on each device; where it cannot serve it is refused.
template <class D>
void check_chained(const char* name, void (*init)(D*, size_t),
                   const std::function<mpt_status(const mpt_chain*)>& call) {
  Newer<D> d;
  const auto* chain = reinterpret_cast<const mpt_chain*>(&d);
  for (uint32_t size = 0; size < sizeof(D); ++size) {
    init(&d.known, sizeof d.known);
    d.known.struct_size = size;
    const mpt_status s = call(chain);
    if (size < 2 * sizeof(uint32_t) || size % sizeof(void*) || size == sizeof(void*)) {
      EXPECT_EQ(s, MPT_ERROR_ABI) << name << ' ' << size;
      EXPECT_NE(std::string(mpt_last_error()).find(name), std::string::npos) << mpt_last_error();
    } else {
      EXPECT_NE(s, MPT_ERROR_ABI) << name << ' ' << size << ": " << mpt_last_error();
    }
  }
  for (auto& more : d.more) {
    init(&d.known, sizeof d);
    EXPECT_NE(call(chain), MPT_ERROR_ABI) << mpt_last_error();
    more = 1;
    EXPECT_EQ(call(chain), MPT_ERROR_ABI) << name;
    EXPECT_NE(std::string(mpt_last_error()).find("newer library"), std::string::npos);
  }
}

TEST(Chained, StructsAreCheckedOnEachDevice) {
  mpt_context_desc d = made(mpt_context_desc_init);
  mpt_context other = nullptr;
  for (const mpt_device device : {MPT_DEVICE_CPU, MPT_DEVICE_MODULE}) {
    d.device = device;
    check_chained<mpt_device_module>("mpt_device_module", mpt_device_module_init,
                                     [&](const mpt_chain* chain) {
                                       d.next = chain;
                                       return mpt_context_create(&d, &other);
                                     });
    mpt_device_module m = made(mpt_device_module_init);
    m.alloc = [](void*, size_t) { return static_cast<void*>(nullptr); };
    d.next = reinterpret_cast<const mpt_chain*>(&m);
    EXPECT_EQ(mpt_context_create(&d, &other), MPT_ERROR_INVALID_ARGUMENT);
    EXPECT_NE(std::string(mpt_last_error()).find("mpt_device_module.free"), std::string::npos);
  }
  mpt_device_module m = made(mpt_device_module_init);
  d.next = reinterpret_cast<const mpt_chain*>(&m);
  d.device = MPT_DEVICE_CPU;
  EXPECT_EQ(mpt_context_create(&d, &other), MPT_ERROR_INVALID_ARGUMENT);
  EXPECT_NE(std::string(mpt_last_error()).find("device is MPT_DEVICE_CPU"), std::string::npos)
      << mpt_last_error();
  mpt_hooks hooks = made(mpt_hooks_init);
  d.next = nullptr;
  d.hooks = &hooks;
  d.own_threads = 2;
  check_chained<mpt_thread_hooks>("mpt_thread_hooks", mpt_thread_hooks_init,
                                  [&](const mpt_chain* chain) {
                                    hooks.next = chain;
                                    const mpt_status s = mpt_context_create(&d, &other);
                                    mpt_context_release(other);
                                    return s;
                                  });
  check_chained<mpt_time_hooks>("mpt_time_hooks", mpt_time_hooks_init, [&](const mpt_chain* chain) {
    hooks.next = chain;
    const mpt_status s = mpt_context_create(&d, &other);
    mpt_context_release(other);
    return s;
  });
}

// An attribute has no init function, so the text says what is to be set.
TEST_F(Structs, AnAttributeWithoutItsSizeIsToldWhatToSet) {
  mpt_attr a = {};
  a.name = "dim";
  a.kind = MPT_PARAM_INTEGER;
  mpt_op op = 0;
  mpt_tensor out = nullptr;
  OK(mpt_op_from_name(c, "softmax", &op));
  EXPECT_EQ(mpt_op_run(c, op, &t, 1, &a, 1, &out, 1), MPT_ERROR_ABI);
  EXPECT_NE(std::string(mpt_last_error()).find("mpt_attr.struct_size is 0: set it to sizeof first"),
            std::string::npos)
      << mpt_last_error();
}

// -- fields that some functions do not use --------------------------------------------------------

template <class D>
D with(void (*init)(D*, size_t), const std::function<void(D&)>& change) {
  D d = made(init);
  change(d);
  return d;
}
void expect_unused(const char* text, mpt_status status) {
  EXPECT_EQ(status, MPT_ERROR_INVALID_ARGUMENT) << text;
  const std::string error = mpt_last_error();
  EXPECT_NE(error.find(text), std::string::npos) << error;
  EXPECT_NE(error.find("does not use it, so it must be"), std::string::npos) << error;
}

TEST_F(Structs, FieldsThatANormDoesNotUseAreRefused) {
  const int64_t four[] = {4};
  mpt_module m = nullptr;
  const auto each_norm = [&](const char* text, const std::function<void(mpt_nn_norm_desc&)>& set) {
    const mpt_nn_norm_desc d = with<mpt_nn_norm_desc>(mpt_nn_norm_desc_init, set);
    expect_unused(text, mpt_nn_layer_norm(params, "n", four, 1, &d, &m));
    expect_unused(text, mpt_nn_rms_norm(params, "n", four, 1, &d, &m));
    expect_unused(text, mpt_nn_group_norm(params, "n", 2, 4, &d, &m));
    expect_unused(text, mpt_nn_instance_norm(params, "n", 4, &d, &m));
  };
  each_norm("activation is 1", [](auto& d) { d.activation = MPT_ACTIVATION_RELU; });
  each_norm("momentum is 0.5", [](auto& d) { d.momentum = 0.5; });
  mpt_comm comm = nullptr;
  ASSERT_EQ(mpt_comm_create(c, nullptr, &comm), MPT_OK);
  each_norm("comm is given", [comm](auto& d) { d.comm = comm; });
}

}  // namespace
