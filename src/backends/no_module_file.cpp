// Modules of a build with static_host: there are none.
// SPDX-License-Identifier: Apache-2.0
#include "backends/module_file.h"

namespace mpt {

ModuleFile::ModuleFile(const char*) : handle_(nullptr) {}
ModuleFile::~ModuleFile() = default;
std::string ModuleFile::why_not() { return "this build (static_host) opens no libraries"; }
const DeviceModule* ModuleFile::description() const { return nullptr; }
std::string ModuleFile::beside(const char*) { return {}; }

}  // namespace mpt
