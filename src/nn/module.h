// A module: named parameters in a set, and a forward written in ops.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
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
  virtual void train(bool on) { training_ = on; }

  virtual Tensor forward(Tensor x) = 0;
  // The same and then an activation, in one pass where the module can.
  virtual Tensor forward_then(Tensor x, Activation act) { return ops::activate(act, forward(x)); }
  // The activation, where that is all the module is.
  virtual Activation only_activation() const { return Activation::none; }
  // Several inputs, absent ones empty, and `results` of the results.
  virtual std::vector<Tensor> call(std::span<const Tensor> in, size_t results);

 protected:
  virtual ~Module() = default;
  // That there are 1 to `in` inputs, the first one given, and 1 to `results` results asked for.
  void need_counts(std::span<const Tensor> given, size_t in, size_t asked, size_t results) const;

 private:
  const char* kind_;
  Context& ctx_;
  uint32_t refs_ = 1;
  bool training_ = true;
};

template <class M, class... A>
Ref<Module> make(A&&... a) {
  return Ref<Module>::adopt(new M(std::forward<A>(a)...));
}

// Gathers the parameters of a module under construction; they enter the set together or not at all.
// Copies with a longer prefix (`under`) gather into the same list.
class Builder {
 public:
  Builder(Params& set, std::string_view prefix);
  Builder under(std::string_view name) const;

  Context& ctx() const { return set_.ctx(); }
  Tensor full(const char* name, const Dims& shape, double value) const;
  Tensor uniform(const char* name, const Dims& shape, double bound) const;
  Tensor normal(const char* name, const Dims& shape) const;
  Tensor buffer(const char* name, DType dtype, const Dims& shape, double value) const;
  void commit() const;

 private:
  struct Item {
    std::string name;
    Tensor tensor;
    bool buffer;
  };
  using Items = std::vector<Item>;
  Builder(Params& set, std::string prefix, std::shared_ptr<Items> items)
      : set_(set), prefix_(std::move(prefix)), items_(std::move(items)) {}
  Tensor add(const char* name, Tensor t, bool buffer) const;

  Params& set_;
  std::string prefix_;  // with its final dot, or empty
  std::shared_ptr<Items> items_;
};

// Throws what a module threw again with `what`, the module, before its text.
[[noreturn]] void fail_in(const std::string& what, const Error& e);

int64_t positive(int64_t v, const char* what);  // throws where it is not
double probability(double p);                   // in [0, 1)

}  // namespace mpt::nn
