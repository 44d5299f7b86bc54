// Modules as libraries of the operating system.
// SPDX-License-Identifier: Apache-2.0
#include "backends/module_file.h"

#include <dlfcn.h>
#include <unistd.h>

#include "backends/device.h"

namespace mpt {

ModuleFile::ModuleFile(const char* path) : handle_(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {}
ModuleFile::~ModuleFile() {
  if (handle_) dlclose(handle_);
}

std::string ModuleFile::why_not() {
  const char* const why = dlerror();
  return why ? why : "";
}

const DeviceModule* ModuleFile::description() const {
  using Function = const DeviceModule* (*)();
  auto f = reinterpret_cast<Function>(dlsym(handle_, kDeviceModuleFunction));
  return f ? f() : nullptr;
}

std::string ModuleFile::beside(const char* file) {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void*>(&ModuleFile::beside), &info) || !info.dli_fname) return {};
  const std::string own = info.dli_fname, path = own.substr(0, own.rfind('/') + 1) + file;
  return access(path.c_str(), F_OK) == 0 ? path : std::string();
}

}  // namespace mpt
