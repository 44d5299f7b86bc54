// Every rule of the optimizers, and narrow states of one.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "../train/golden.h"

namespace mpt_test {

struct Rule {
  const char* name;
  void (*init)(mpt_optimizer_desc*, size_t);
  int32_t state_bits = 32;
};
inline const Rule kRules[] = {{"sgd", mpt_sgd_desc_init},
                              {"adam", mpt_adam_desc_init},
                              {"adamw", mpt_adamw_desc_init},
                              {"rmsprop", mpt_rmsprop_desc_init},
                              {"adagrad", mpt_adagrad_desc_init},
                              {"lion", mpt_lion_desc_init},
                              {"ademamix", mpt_ademamix_desc_init},
                              {"lamb", mpt_lamb_desc_init},
                              {"lars", mpt_lars_desc_init},
                              {"novograd", mpt_novograd_desc_init},
                              {"adafactor", mpt_adafactor_desc_init},
                              {"adamw, 8-bit states", mpt_adamw_desc_init, 8},
                              {"adamw, 4-bit states", mpt_adamw_desc_init, 4}};
inline mpt_optimizer_desc desc_of(const Rule& rule) {
  mpt_optimizer_desc d;
  rule.init(&d, sizeof d);
  d.state_bits = rule.state_bits;
  d.state_min = 0;
  return d;
}

}  // namespace mpt_test
