// Measures the ways that a library of NVIDIA recommends for a request, and keeps the choice.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "backends/backend.h"

namespace mpt::cuda {

class CudaDevice;

// The most ways that are measured.
inline constexpr uint32_t kMostWays = 8;

// Returns how many ways to ask a library for: one, unless the request is measured or was.
uint32_t ways_to_ask(CudaDevice& device, const Request& r, const std::string& library);

// Lets `kernel` take one of `count` ways by take(i): the one that was chosen for such a request
// before, or the fastest one if choices are measured, or way 0. `library`: its name and version,
// within which numbers of ways have the same meaning.
void take_best(CudaDevice& device, const Request& r, const std::string& library, uint32_t count,
               const Prepared& kernel, const std::function<void(uint32_t)>& take);

}  // namespace mpt::cuda
