// Modules of devices: opening them, and the devices of this machine by name.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "backends/module_file.h"
#include "core/place.h"

namespace mpt {

// Opens the module of a kind, whose description this library can use. path: "" for the module that
// belongs to the kind, beside this library or where the system finds it. library: the version of
// this library, of which the module must be too. Throws MPT_ERROR_DEVICE.
std::shared_ptr<ModuleFile> open_module(DeviceKind kind, const std::string& path,
                                        const std::string& library);

struct NamedDevice {
  DeviceKind kind;
  int32_t index;
};
// Do what mpt_device_from_name and mpt_devices_text say.
NamedDevice device_of(const std::string& name, const std::string& library);
std::string devices_text(const std::string& library);

const char* constant_of(DeviceKind kind);  // "MPT_DEVICE_CPU"

}  // namespace mpt
