// Module and Builder: the parts common to all modules.
// SPDX-License-Identifier: Apache-2.0
#include "nn/module.h"

#include <utility>

#include "ops/create.h"

namespace mpt::nn {

std::vector<Tensor> Module::call(std::span<const Tensor> in, size_t results) {
  check_counts(in, 1, results, 1);
  return {forward(in[0])};
}

void Module::each_inner(const Visit&) {}

// Visits each module once: where every level contains the next one twice, there are 2^n ways to the
// innermost module. It takes no memory, because a frame may both train and infer.
void Module::train(bool on) {
  Module* last = next_found_ = this;
  const Visit add = [&last](Module& m) {
    if (m.next_found_) return;
    last = last->next_found_ = m.next_found_ = &m;
  };
  for (Module* m = this;; m = m->next_found_) {
    m->each_inner(add);
    if (m == last) break;
  }
  for (Module* m = this; m;) {
    m->training_ = on;
    Module* const next = std::exchange(m->next_found_, nullptr);
    m = next == m ? nullptr : next;
  }
}

void Module::check_counts(std::span<const Tensor> given, size_t in, size_t asked,
                          size_t results) const {
  if (given.empty() || given.size() > in) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%zu inputs given; a %s takes %s%zu", given.size(), kind_,
         in > 1 ? "1 to " : "", in);
  }
  if (!given[0]) fail(MPT_ERROR_INVALID_HANDLE, "the first input is NULL");
  if (asked < 1 || asked > results) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%zu results requested; a %s has %zu", asked, kind_, results);
  }
}

Builder::Builder(Params& set, std::string_view prefix)
    : set_(set), prefix_(prefix), items_(std::make_shared<Items>(set.ctx())) {
  if (!prefix_.empty() && prefix_.back() != '.') prefix_.push_back('.');
}

Builder Builder::under(std::string_view name) const {
  std::string longer = prefix_;
  longer.append(name).push_back('.');
  return Builder(set_, std::move(longer), items_);
}

Tensor Builder::add(const char* name, Tensor t, Kind kind) const {
  std::string full = prefix_ + name;
  items_->memory.add(full.size() + 2 * sizeof(Item));
  items_->list.push_back({std::move(full), t, kind});
  return t;
}

Tensor Builder::full(const char* name, const Dims& shape, double value) const {
  checked_count(shape, 8);
  return add(name, ops::full(ctx(), DType::f32, shape, value), Kind::parameter);
}
Tensor Builder::uniform(const char* name, const Dims& shape, double bound) const {
  checked_count(shape, 8);
  return add(name, ops::uniform(ctx(), DType::f32, shape, -bound, bound), Kind::parameter);
}
Tensor Builder::normal(const char* name, const Dims& shape) const {
  checked_count(shape, 8);
  return add(name, ops::normal(ctx(), DType::f32, shape, 0, 1), Kind::parameter);
}
Tensor Builder::buffer(const char* name, DType dtype, const Dims& shape, double value) const {
  checked_count(shape, 8);
  return add(name, ops::full(ctx(), dtype, shape, value), Kind::buffer);
}

void Builder::commit() const {
  const size_t params = set_.params().size(), buffers = set_.buffers().size();
  try {
    for (const Item& i : items_->list) {
      if (i.kind == Kind::buffer) set_.add_buffer(i.name, i.tensor);
      else set_.add(i.name, i.tensor);
    }
  } catch (...) {
    set_.shrink(params, buffers);
    throw;
  }
}

void rethrow_from(const std::string& what, const Error& e) {
  fail(e.code(), "%s: %s", what.c_str(), message_of(e).c_str());
}

int64_t positive(int64_t v, const char* what) {
  constexpr int64_t kMostUnits = int64_t{1} << 48;  // small multiples still fit int64_t
  if (v <= 0 || v > kMostUnits) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "%s is %lld; it must be 1 to 2^48", what, lld(v));
  }
  return v;
}

double probability(double p) {
  if (!(p >= 0 && p <= 1)) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "dropout is %g; it must be in [0, 1]", p);
  }
  return p;
}

}  // namespace mpt::nn
