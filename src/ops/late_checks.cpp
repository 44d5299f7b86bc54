// Late checks: conditions that a kernel checks on a device, whose errors come with a later call.
// SPDX-License-Identifier: Apache-2.0
#include "ops/late_checks.h"

#include <string>
#include <utility>

namespace mpt {

void LateChecks::add(Op op, const Tensor& flag, Throw throw_error) {
  const Place& place = flag.place();
  Pending p{.op = op_name(flag.ctx(), op),
            .throw_error = std::move(throw_error),
            .flag = {},
            .place = &place,
            .failures = place.failures};
  if (!spare_.empty()) {
    p.flag = std::move(spare_.back());
    spare_.pop_back();
  }
  p.flag.begin({&flag});
  pending_.push_back(std::move(p));
}

void LateChecks::check() {
  while (!pending_.empty() && pending_.front().flag.ready()) {
    Pending p = std::move(pending_.front());
    pending_.pop_front();
    const int64_t flag = p.flag.get<int64_t>(0)[0];
    spare_.push_back(std::move(p.flag));
    if (flag < 0 || p.failures != p.place->failures) continue;
    p.throw_error(flag, (std::string("an earlier ") + p.op + ": ").c_str());
  }
}

}  // namespace mpt
