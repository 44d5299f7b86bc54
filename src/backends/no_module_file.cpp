// Modules of a build with static_host: there are none.
// SPDX-License-Identifier: Apache-2.0
#include "backends/module_file.h"

namespace mpt {

Module::Module(const char*) : handle_(nullptr) {}
Module::~Module() = default;
std::string Module::why_not() { return "this build (static_host) opens no libraries"; }
const DeviceModule* Module::description() const { return nullptr; }
std::string Module::beside(const char*) { return {}; }

}  // namespace mpt
