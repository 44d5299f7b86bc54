// Late checks: conditions that a kernel checks on a device, whose errors come with a later call.
// SPDX-License-Identifier: Apache-2.0
#include "ops/late_checks.h"

#include <string>

#include "backends/completions.h"
#include "backends/recorder.h"

namespace mpt {

class LateChecks::Check final : public Completion {
 public:
  explicit Check(LateChecks& all) : all_(all) {}
  void set(const char* op, Throw throw_error) {
    op_ = op;
    throw_error_ = std::move(throw_error);
  }

 private:
  void then() override {
    all_.free_.push_back(this);  // has room
    if (!has_answer()) return;
    const int64_t flag = get<int64_t>(0)[0];
    if (flag < 0) return;
    throw_error_(flag, (std::string("an earlier ") + op_ + ": ").c_str());
  }

  LateChecks& all_;
  const char* op_ = nullptr;
  Throw throw_error_;
};

LateChecks::LateChecks() = default;
LateChecks::~LateChecks() = default;

void LateChecks::add(Op op, const Tensor& flag, Throw throw_error) {
  if (free_.empty()) {
    free_.reserve(checks_.size() + 1);
    checks_.push_back(std::make_unique<Check>(*this));
    free_.push_back(checks_.back().get());
  }
  Check& c = *free_.back();
  c.set(op_name(flag.ctx(), op), throw_error);
  completions(flag.place()).when_ready(c, {&flag});
  free_.pop_back();
  if (!flag.place().recorder) return;
  // The alias keeps the memory of the flag from other work of the recording.
  flag.place().recorder->noted_last(
      [this, op, flag = flag.alias(), throw_error] { add(op, flag, throw_error); });
}

}  // namespace mpt
