// The search for the first non-finite value on a device. Nothing is read in a backward: the numbers
// of non-finite elements are counted on the device, for every value that the backward reads and
// every gradient that it makes, and arrive later. Because that costs time, only the backwards of
// one step are searched, after the answer of a step with non-finite gradients came.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "autograd/node.h"
#include "autograd/non_finite_search.h"
#include "backends/completions.h"
#include "observe/non_finite.h"

namespace mpt {

// LateCounts: the counts of one step.
class LateCounts final : public Completion {
 public:
  enum class Role { result, input, gradient };
  // A value whose non-finite elements are being counted.
  struct Entry {
    Role role;
    Op op;              // the operation that made the value; that reads it, for an input
    uint64_t sequence;  // number of this operation on the tape
    bool counts_down;   // an input: -inf counts too
    NonFinite::Value value;
  };
  explicit LateCounts(int64_t step) : step_(step) {}
  int64_t step() const { return step_; }  // Context::steps

  void count(Entry entry, const Tensor& t);  // queues the counts of a tensor
  size_t size() const { return entries_.size(); }
  void forget_from(size_t entry);
  void send();  // queues the copy to the host
  // Records the finding, if there is one; once the counts are on the host.
  void find(Context& ctx);

 private:
  void then() override {}  // find() is called if the step turns out to need it
  static constexpr int64_t kRows = 64;
  const Entry* first(Role role) const;

  int64_t step_;
  std::vector<Entry> entries_;
  std::vector<Tensor> tables_;  // i64 [kRows, 3]: the fields of NonFiniteCounts for each entry
};

class LateSearch final : public NonFiniteSearch {
 public:
  LateSearch(Context& ctx, std::span<const Tensor> roots);
  ~LateSearch() override { detach(ctx_); }  // before finish(): the backward has failed
  LateSearch(const LateSearch&) = delete;
  LateSearch& operator=(const LateSearch&) = delete;
  void value_read(const Tensor& t, Node* maker, const Node& user, DType as) override {
    count(t, maker, &user, as);
  }
  void finish() override;

 private:
  // Forgets the counts of a backward that fails: it may be run again.
  class Attempt {
   public:
    explicit Attempt(Context& ctx);
    ~Attempt();
    Attempt(const Attempt&) = delete;
    Attempt& operator=(const Attempt&) = delete;
    void succeed() { has_succeeded_ = true; }

   private:
    Context& ctx_;
    int64_t step_;
    size_t first_;
    bool has_succeeded_ = false;
  };
  void count(const Tensor& t, Node* maker, const Node* user, DType as);
  Context& ctx_;
  Attempt attempt_;
};

// True if the backwards of the present step are searched.
bool searches_late(const Context& ctx);
// Counts a gradient that node `n` made.
void count_late_gradient(const Node& n, const Tensor& grad);
// For the answer of a step that ran on a device, whose number was Context::steps when it ran.
// find_late() is for gradients that were not finite: it records what was found in the step, and
// lets the next step without a backward be searched. forget_late() drops the counts of the step and
// of those before.
void find_late(Context& ctx, int64_t step);
void forget_late(Context& ctx, int64_t step) noexcept;

}  // namespace mpt
