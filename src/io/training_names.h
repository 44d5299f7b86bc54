// Names of the parts of a checkpoint in its file.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "io/params_file.h"
#include "optim/optimizer.h"

namespace mpt::io {

inline constexpr const char* kMetadata = "mpt.training";

inline std::string part(const char* what, size_t index) {
  return std::string(what) + "." + std::to_string(index);
}

// -- names of tensors in the file; i is the number of the optimizer ------------------------------

inline std::string state_name(size_t i, const StateInfo& k, const Optimizer::Slot& slot) {
  return nested(nested(part("optimizer", i), k.key), slot.entry->name);
}
// Returns the name of the scales of a coded state.
inline std::string scale_name(size_t i, const StateInfo& k, const Optimizer::Slot& slot) {
  const std::string key = std::string(k.key) + "_absmax";
  return nested(nested(part("optimizer", i), key), slot.entry->name);
}
inline std::string lbfgs_name(size_t i, const char* what) { return nested(part("lbfgs", i), what); }
inline std::string pair_name(size_t i, const char* what, size_t k) {
  return nested(lbfgs_name(i, what), std::to_string(k));
}

// Returns the states that a slot can have.
inline std::vector<StateInfo> keys_of(const Optimizer& o, const Optimizer::Slot& slot) {
  const StateKeys k = all_state_keys(o.groups()[static_cast<size_t>(slot.group)].hyper.kind,
                                     slot.entry->tensor.rank());
  return {k.keys, k.keys + k.count};
}

}  // namespace mpt::io
