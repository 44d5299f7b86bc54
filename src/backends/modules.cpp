// Opens modules of devices, and finds the devices of this machine by name.
// SPDX-License-Identifier: Apache-2.0
#include "backends/modules.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <string_view>
#include <vector>

#include "backends/device.h"
#include "core/error.h"

namespace mpt {
namespace {

struct Kind {
  const char *name, *constant;
  const char* file;  // module that belongs to the kind; "": none
};
// By DeviceKind.
constexpr std::array<Kind, 4> kKinds{{
    {"cpu", "MPT_DEVICE_CPU", ""},
    {"cuda", "MPT_DEVICE_CUDA", "libmpt_cuda.so"},
    {"module", "MPT_DEVICE_MODULE", ""},
    {"vulkan", "MPT_DEVICE_VULKAN", "libmpt_vulkan.so"},
}};
const Kind& entry_of(DeviceKind kind) { return kKinds[static_cast<size_t>(kind)]; }

// Opens the module that belongs to a kind. A file beside this library that cannot be opened is an
// error, not a reason to take another one.
std::shared_ptr<ModuleFile> open_own(const char* file) {
  const std::string beside = ModuleFile::beside(file);
  return std::make_shared<ModuleFile>(beside.empty() ? file : beside.c_str());
}

void check_description(const ModuleFile& module, const std::string& library, const char* constant) {
  const DeviceModule* d = module.description();
  if (!d) {
    fail(MPT_ERROR_DEVICE,
         "device is %s, and the file that was opened for it is no module of libmpt: %s is missing "
         "or returns NULL",
         constant, kDeviceModuleFunction);
  }
  if (d->version != kDeviceVersion) {
    fail(MPT_ERROR_DEVICE,
         "device is %s, and its module has version %u of the interface of devices; this library, "
         "libmpt %s, needs version %u: install the module of the same release",
         constant, d->version, library.c_str(), kDeviceVersion);
  }
  if (!d->library || library != d->library) {
    fail(MPT_ERROR_DEVICE,
         "device is %s, and its module belongs to libmpt %s; this library is %s: install the "
         "module of the same release",
         constant, d->library ? d->library : "(unknown)", library.c_str());
  }
}

// Lists the devices of a kind that has a module. Returns false if `why` says why there are none.
bool list(DeviceKind kind, const std::string& library, std::vector<FoundDevice>& out,
          std::string& why) {
  try {
    const auto module = open_own(entry_of(kind).file);
    if (*module) {
      check_description(*module, library, entry_of(kind).constant);
      return module->description()->list(out, why);
    }
    why = ModuleFile::why_not();
  } catch (const Error& e) {
    why = message_of(e);
  }
  return false;
}

// Describes a device, as "NVIDIA GeForce RTX 3060, 12288 MB, UUID 4c14..; driver X, f64".
std::string text_of(const FoundDevice& d) {
  std::string s = d.name + ", " + std::to_string(d.memory >> 20) + " MB";
  if (!d.uuid.empty()) s += ", UUID " + d.uuid;
  if (!d.has.empty()) s += "; " + d.has;
  if (!d.missing.empty()) s += "; cannot be used: " + d.missing;
  return s;
}

int32_t index_of(DeviceKind kind, const std::string& wanted, const std::string& library) {
  std::vector<FoundDevice> found;
  std::string why;
  if (!list(kind, library, found, why)) {
    fail(MPT_ERROR_DEVICE, "device \"%s:%s\" was not found: %s", entry_of(kind).name,
         wanted.c_str(), why.c_str());
  }
  const auto at = std::find_if(found.begin(), found.end(), [&](const FoundDevice& d) {
    return d.name.find(wanted) != std::string::npos || d.uuid == wanted;
  });
  if (at != found.end()) return static_cast<int32_t>(at - found.begin());
  std::string all;
  for (const FoundDevice& d : found) all += (all.empty() ? "" : "; ") + text_of(d);
  fail(MPT_ERROR_DEVICE, "device \"%s:%s\" was not found; there are: %s", entry_of(kind).name,
       wanted.c_str(), all.c_str());
}

}  // namespace

std::shared_ptr<ModuleFile> open_module(DeviceKind kind, const std::string& path,
                                        const std::string& library) {
  const Kind& k = entry_of(kind);
  if (path.empty() && !*k.file) {
    fail(MPT_ERROR_DEVICE,
         "device is %s, and no module is named: name its path by mpt_device_module", k.constant);
  }
  const auto module = path.empty() ? open_own(k.file) : std::make_shared<ModuleFile>(path.c_str());
  if (!*module && !path.empty()) {
    fail(MPT_ERROR_DEVICE, "device is %s, and its module could not be opened: %s", k.constant,
         ModuleFile::why_not().c_str());
  }
  if (!*module) {
    fail(MPT_ERROR_DEVICE,
         "device is %s, and its module could not be opened: %s. Install %s beside libmpt.so, name "
         "its path by mpt_device_module, or use MPT_DEVICE_CPU",
         k.constant, ModuleFile::why_not().c_str(), k.file);
  }
  check_description(*module, library, k.constant);
  return module;
}

NamedDevice device_of(const std::string& name, const std::string& library) {
  const size_t colon = name.find(':');
  const std::string kind = name.substr(0, colon);
  const auto at =
      std::find_if(kKinds.begin(), kKinds.end(), [&](auto& k) { return k.name == kind; });
  if (at == kKinds.end() || colon + 1 == name.size()) {
    fail(MPT_ERROR_INVALID_ARGUMENT,
         "device is \"%s\"; it must be \"cpu\", \"cuda\", \"module\" or \"vulkan\", with a number, "
         "a part of a name or a UUID behind a colon or without, as in \"vulkan:1\"",
         name.c_str());
  }
  const auto found = static_cast<DeviceKind>(at - kKinds.begin());
  if (colon == std::string::npos) return {found, 0};
  const std::string which = name.substr(colon + 1);
  int32_t index = 0;
  const char* const end = which.data() + which.size();
  const auto number = std::from_chars(which.data(), end, index);
  if (number.ec == std::errc() && number.ptr == end) return {found, index};
  if (!*at->file) {
    fail(MPT_ERROR_INVALID_ARGUMENT, "device is \"%s\"; a device of %s has a number, not a name",
         name.c_str(), at->constant);
  }
  return {found, index_of(found, which, library)};
}

std::string devices_text(const std::string& library) {
  std::string text = "cpu\n";
  for (const Kind& k : kKinds) {
    if (!*k.file) continue;
    std::vector<FoundDevice> found;
    std::string why;
    if (!list(static_cast<DeviceKind>(&k - kKinds.data()), library, found, why)) {
      text += std::string(k.name) + " has no devices: " + why + "\n";
    }
    for (size_t i = 0; i < found.size(); ++i) {
      text += std::string(k.name) + ":" + std::to_string(i) + " " + text_of(found[i]) + "\n";
    }
  }
  return text;
}

const char* constant_of(DeviceKind kind) { return entry_of(kind).constant; }

}  // namespace mpt
