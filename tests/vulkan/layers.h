// Layers: Vulkan's validation layer, with checks of synchronization, for all instances that the
// process makes; with MPT_GPU_ASSISTED in the environment it checks the addresses of kernels. Its
// messages go to a file, so that the driver needs no code for it. Below it lies the layer with
// guard pages (guard_layer.cpp), where VK_ADD_LAYER_PATH has it.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdlib.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace mpt_test {

class Layers {
 public:
  Layers() {
    folder_ = (std::filesystem::temp_directory_path() / "mpt_vulkan_XXXXXX").string();
    if (!mkdtemp(folder_.data())) return;
    // Checks on the GPU warn of each feature that they need and enable.
    std::ofstream(settings())
        << "khronos_validation.debug_action = VK_DBG_LAYER_ACTION_LOG_MSG\n"
        << (getenv("MPT_GPU_ASSISTED")
                ? "khronos_validation.report_flags = error\n"
                  "khronos_validation.enables = "
                  "VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT\n"
                : "khronos_validation.report_flags = error,warn,perf\n"
                  "khronos_validation.enables = "
                  "VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT\n")
        << "khronos_validation.log_filename = " << log() << "\n";
    setenv("VK_LAYER_SETTINGS_PATH", settings().c_str(), 1);
    setenv("VK_INSTANCE_LAYERS",
           getenv("VK_ADD_LAYER_PATH") ? "VK_LAYER_KHRONOS_validation:VK_LAYER_MPT_guard"
                                       : "VK_LAYER_KHRONOS_validation",
           1);
  }
  ~Layers() {
    unlink(settings().c_str());
    unlink(log().c_str());
    rmdir(folder_.c_str());
  }
  Layers(const Layers&) = delete;
  Layers& operator=(const Layers&) = delete;

  // Returns the messages so far. A new instance empties the file.
  std::string messages() const {
    std::ifstream f(log());
    return {std::istreambuf_iterator<char>(f), {}};
  }

 private:
  std::string settings() const { return folder_ + "/vk_layer_settings.txt"; }
  std::string log() const { return folder_ + "/log"; }
  std::string folder_;
};

}  // namespace mpt_test
