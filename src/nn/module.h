// Module: named parameters in a set, and a forward written in operations. Builder: gathers the
// parameters of a module.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/context.h"
#include "core/error.h"
#include "core/ref.h"
#include "core/tensor.h"
#include "ops/ops.h"
#include "params/params.h"

namespace mpt::nn {

class Module {
 public:
  Module(Context& ctx, const char* kind) : kind_(kind), ctx_(ctx) {}
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  const char* kind() const { return kind_; }  // for messages
  bool training() const { return training_; }
  // Switches this module and those inside it between training and evaluation.
  void train(bool on);

  virtual Tensor forward(Tensor x) = 0;
  // Runs forward and then an activation, in one pass where the module supports it.
  virtual Tensor forward_fused(Tensor x, Activation act) { return ops::activate(act, forward(x)); }
  // Returns the activation if the module is nothing but that, Activation::none otherwise.
  virtual Activation only_activation() const { return Activation::none; }
  // Returns how many modules contain each other on the longest way inwards, this one included.
  virtual int depth() const { return 1; }
  // Runs the forward on several inputs, where absent ones are empty; returns the first `results`
  // results.
  virtual std::vector<Tensor> call(std::span<const Tensor> in, size_t results);

 protected:
  using Visit = std::function<void(Module& inner)>;
  virtual ~Module() = default;
  // Calls `visit` with each module that this one contains directly, as often as it contains it.
  virtual void each_inner(const Visit& visit);
  // Throws unless there are 1 to `in` inputs with the first one given, and 1 to `results` results
  // are asked for.
  void check_counts(std::span<const Tensor> given, size_t in, size_t asked, size_t results) const;

 private:
  const char* kind_;
  Context& ctx_;
  uint32_t refs_ = 1;
  bool training_ = true;
  Module* next_found_ = nullptr;  // in the list of train(), whose last module has itself
};

template <class M, class... A>
Ref<Module> make(A&&... a) {
  return Ref<Module>::adopt(new M(std::forward<A>(a)...));
}

// Gathers the parameters and buffers of a module under construction; commit() adds all of them to
// the set or none. Builders with a longer prefix, made by under(), gather into the same list. All
// methods that make a tensor add it under the prefix and return it: parameters in f32, which the
// set converts to its precision.
class Builder {
 public:
  Builder(Params& set, std::string_view prefix);
  Builder under(std::string_view name) const;

  Context& ctx() const { return set_.ctx(); }
  Tensor full(const char* name, const Dims& shape, double value) const;
  Tensor uniform(const char* name, const Dims& shape, double bound) const;  // in [-bound, bound)
  Tensor normal(const char* name, const Dims& shape) const;
  Tensor buffer(const char* name, DType dtype, const Dims& shape, double value) const;
  void commit() const;

 private:
  enum class Kind { parameter, buffer };
  struct Item {
    std::string name;
    Tensor tensor;
    Kind kind;
  };
  struct Items {
    std::vector<Item> list;
    Arena::Outside memory;  // counts the list towards the context's limit

    explicit Items(Context& ctx) : memory(ctx.arena) {}
  };
  Builder(Params& set, std::string prefix, std::shared_ptr<Items> items)
      : set_(set), prefix_(std::move(prefix)), items_(std::move(items)) {}
  Tensor add(const char* name, Tensor t, Kind kind) const;

  Params& set_;
  std::string prefix_;  // with a final dot, or empty
  std::shared_ptr<Items> items_;
};

// Rethrows the error of a module, with `what` (the module) before its text.
[[noreturn]] void rethrow_from(const std::string& what, const Error& e);

// Return the value; throw unless it is positive, or in [0, 1].
int64_t positive(int64_t v, const char* what);
double probability(double p);

}  // namespace mpt::nn
