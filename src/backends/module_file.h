// ModuleFile: the library of a device, open until its last owner lets it go.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace mpt {

struct DeviceModule;

class ModuleFile {
 public:
  // Opens a library by its path, or by its name where the system looks for libraries.
  explicit ModuleFile(const char* path);
  ~ModuleFile();
  ModuleFile(const ModuleFile&) = delete;
  ModuleFile& operator=(const ModuleFile&) = delete;
  explicit operator bool() const { return handle_ != nullptr; }  // false: why_not() says why
  static std::string why_not();             // the reason for the latest that did not open
  const DeviceModule* description() const;  // nullptr: it is no module
  // Returns the path of a file beside this library; "" if there is no such file.
  static std::string beside(const char* file);

 private:
  void* handle_;
};

}  // namespace mpt
