// Params: a set of named parameters and buffers. Modules store their tensors in it, and optimizers
// train it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/context.h"
#include "core/ref.h"
#include "core/tensor.h"
#include "precision/precision.h"

namespace mpt {

class Params {
 public:
  struct Entry {
    std::string name;
    Tensor tensor;
    size_t index;  // in params() or buffers()
  };

  static Ref<Params> make(Context& ctx) { return Ref<Params>::adopt(new Params(ctx)); }
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  uint64_t number() const { return number_; }  // no other set of the context has it

  // Number of steppers that have scaled the gradients and have not stepped. Meanwhile only they may
  // clip the gradients.
  int32_t scaled_open = 0;

  // Adds a tensor as a parameter: converts it to the precision of the set, and makes it want a
  // gradient. Its handles stay valid. A name has parts joined by dots and is new to the set. The
  // tensor shares no memory with another parameter of the set.
  void add(const std::string& name, const Tensor& tensor);
  // Adds a tensor that is saved with the parameters and is not trained.
  void add_buffer(const std::string& name, const Tensor& tensor);
  // Takes the latest additions out of the set: keeps the first `params` parameters and `buffers`
  // buffers.
  void shrink(size_t params, size_t buffers);
  // Returns the parameter or buffer of that name; throws with similar names if there is none.
  const Tensor& get(std::string_view name) const;
  const Tensor* find(std::string_view name) const;  // nullptr if there is none

  const std::deque<Entry>& params() const { return params_; }  // addresses are stable
  const std::deque<Entry>& buffers() const { return buffers_; }
  // Calls f(entry) for each parameter under a prefix (see under()), in the order of their names.
  template <class F>
  void for_each_under(std::string_view prefix, F f) const {
    const auto visit = [&](const Entry& e) {
      if (e.index < params_.size() && &params_[e.index] == &e) f(e);  // else it is a buffer
    };
    if (const auto exact = index_.find(prefix); exact != index_.end()) visit(*exact->second);
    const std::string below = prefix.empty() ? "" : std::string(prefix) + '.';
    for (auto i = index_.lower_bound(below); i != index_.end() && i->first.starts_with(below); ++i)
      visit(*i->second);
  }

  int64_t elements() const;
  int64_t trainable() const;  // number of elements that are not frozen
  int64_t bytes() const;      // size of the parameters, including masters
  int64_t grad_bytes() const;

  // Freezes the parameters under a prefix (see under()) and drops their gradients, or thaws them.
  // Throws if there are none.
  void freeze(std::string_view prefix, bool on);
  // Marks parameters as those of batch norms, for Precision::batch_norm_f32, and converts them.
  void mark_batch_norm(std::string_view prefix);
  void zero_grad();  // drops the gradients
  // Converts all parameters and floating buffers, or none if it throws.
  void set_precision(const Precision& p);
  const Precision& precision() const { return precision_; }

 private:
  explicit Params(Context& ctx) : ctx_(ctx), number_(ctx.next_sequence++), memory_(ctx.arena) {}
  void check_new(const std::string& name, const Tensor& tensor) const;
  void check_has_own_memory(const std::string& name, const Tensor& tensor) const;
  void put(std::deque<Entry>& list, const std::string& name, const Tensor& tensor);
  void forget_last(std::deque<Entry>& list);
  [[noreturn]] void no_such(std::string_view name) const;

  Context& ctx_;
  uint64_t number_;
  uint32_t refs_ = 1;
  Precision precision_;
  std::deque<Entry> params_, buffers_;
  std::map<std::string_view, const Entry*> index_;
  std::unordered_map<const TensorImpl*, const Entry*> of_tensor_;  // for the parameters
  Arena::Outside memory_;
};

// True if `name` is `prefix` or nested below it.
bool under(std::string_view name, std::string_view prefix);

}  // namespace mpt
