// Interface of a plugin that trains, which is linked with some version of the library.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

struct Trainer {
  const void* library;                              // an address within the version that it calls
  int (*begin)(void** training);                    // each returns a status of the library
  int (*step)(void* training);                      // in bf16-mixed, with dropout
  int (*read)(void* training, float* to, int64_t);  // the weights
  void (*end)(void* training);
  int (*fail)();
  const char* (*last_error)();
};

// Returns what the plugin has.
extern "C" const Trainer* trainer();
