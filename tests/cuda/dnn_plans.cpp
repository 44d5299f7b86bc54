// Lists the plans of cuDNN for what the module asks of it, made by the library itself for devices
// that are not there: a line for each kernel, with the engine and the bytes of workspace on
// each device, or why it is refused.
//   dnn_plans              prints the list
//   dnn_plans FILE         compares it with a list of the same version of the library; ends with 77
//                          if there is no library, or one of another version
//   dnn_plans FILE required   fails where it would end with 77
// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "backends/cuda/attentions.h"
#include "backends/cuda/convolutions.h"
#include "backends/cuda/dnn.h"
#include "backends/cuda/dnn_graph.h"
#include "backends/cuda/images.h"
#include "backends/cuda/norms.h"
#include "core/error.h"

using namespace mpt::cuda;
using mpt::Dims;
using mpt::DType;
using mpt::Spec;

// The toolkit of a module without kernels.
mpt::cuda::Toolkit mpt::cuda::toolkit() { return {13000, 80}; }
std::span<const mpt::cuda::Entry> mpt::cuda::entries() { return {}; }

namespace {

constexpr int kSkipped = 77;

// Properties of a device as the library wants them.
struct Properties {
  const char* name;
  int architecture, processors, shared, threads,
      blocks;  // properties of a processor from `shared` on
  long long memory, clock, cache, memory_clock, bus;

  std::string json() const {
    char s[1024];
    std::snprintf(
        s, sizeof s,
        "{\"deviceVer\":%d,\"multiProcessorCount\":%d,\"warpSize\":32,"
        "\"maxSharedMemoryPerBlock\":49152,\"maxSharedMemoryPerBlockOptin\":%d,"
        "\"reservedSharedMemoryPerBlock\":1024,\"maxRegistersPerSM\":65536,\"maxCtasPerSM\":%d,"
        "\"maxThreadsPerBlock\":1024,\"maxThreadsPerSM\":%d,\"regsPerBlock\":65536,"
        "\"totalGlobalMem\":%lld,\"smClockRateKHz\":%lld,\"l2CacheSize\":%lld,"
        "\"maxBlockSize\":[1024,1024,64],\"memClockRateKHz\":%lld,\"memoryBusWidth\":%lld,"
        "\"maxGridSize\":[2147483647,65535,65535],\"supportCoopLaunch\":1,\"pciDeviceId\":0,"
        "\"isTccDriver\":0,\"cudaDeviceId\":0,\"driverVer\":13000,\"deviceName\":\"%s\"}",
        architecture, processors, shared, blocks, threads, memory, clock, cache, memory_clock, bus,
        name);
    return s;
  }
};
constexpr Properties kDevices[] = {
    {"NVIDIA A100-SXM4-40GB", 800, 108, 166912, 2048, 32, 42405855232, 1410000, 41943040, 1215000,
     5120},
    {"NVIDIA H100 80GB HBM3", 900, 132, 232448, 2048, 32, 84942979072, 1980000, 52428800, 2619000,
     5120},
    {"NVIDIA B200", 1000, 148, 232448, 2048, 32, 191510609920, 1965000, 132644864, 3996000, 8192},
    {"NVIDIA RTX PRO 6000 Blackwell", 1200, 188, 101376, 1536, 24, 101975851008, 2617000, 134217728,
     14001000, 512},
};

enum class Image { channels_last, row_major };

struct Layer {
  const char* name;
  int64_t batch, channels, outputs;
  Dims size, taps;
  int32_t stride = 1, padding = 0, groups = 1;
  bool has_bias = false;
  Image x = Image::channels_last;  // y has its channels last if it has two spatial dims
};
const Layer kLayers[] = {
    {"resnet50 first, row-major images",
     32,
     3,
     64,
     {224, 224},
     {7, 7},
     2,
     3,
     1,
     false,
     Image::row_major},
    {"resnet50 3x3 of 64", 32, 64, 64, {56, 56}, {3, 3}, 1, 1},
    {"resnet50 1x1 to 256", 32, 64, 256, {56, 56}, {1, 1}},
    {"resnet50 3x3 of 128, stride 2", 32, 128, 128, {56, 56}, {3, 3}, 2, 1},
    {"resnet50 1x1 to 512, stride 2", 32, 256, 512, {56, 56}, {1, 1}, 2},
    {"resnet50 3x3 of 512", 32, 512, 512, {7, 7}, {3, 3}, 1, 1},
    {"resnet20 first", 128, 3, 16, {32, 32}, {3, 3}, 1, 1, 1, false, Image::row_major},
    {"resnet20 3x3 of 16", 128, 16, 16, {32, 32}, {3, 3}, 1, 1},
    {"resnet20 3x3 to 32, stride 2", 128, 16, 32, {32, 32}, {3, 3}, 2, 1},
    {"digits 5x5 with bias", 64, 1, 32, {28, 28}, {5, 5}, 1, 2, 1, true},
    {"vgg 3x3 of 128 with bias", 32, 128, 128, {56, 56}, {3, 3}, 1, 1, 1, true},
    {"resnext 3x3, 32 groups", 32, 128, 128, {56, 56}, {3, 3}, 1, 1, 32},
    {"mobilenet 3x3, depthwise", 32, 96, 96, {56, 56}, {3, 3}, 1, 1, 96},
    {"odd extents with bias", 3, 5, 7, {13, 11}, {3, 2}, 1, 1, 1, true},
    {"speech, one spatial dim", 16, 80, 256, {1500}, {3}, 1, 1, 1, true, Image::row_major},
    {"video, three spatial dims",
     4,
     32,
     64,
     {8, 28, 28},
     {3, 3, 3},
     1,
     1,
     1,
     false,
     Image::row_major},
};

Spec spec_of(DType t, int64_t first, int64_t second, const Dims& spatial, Image image) {
  Dims shape{first, second}, moved{first};
  for (const int64_t n : spatial) {
    shape.push(n);
    moved.push(n);
  }
  moved.push(second);
  Spec s{t, shape, mpt::contiguous_strides(shape)};
  if (image == Image::row_major) return s;
  const Dims last = mpt::contiguous_strides(moved);
  s.stride[1] = 1;
  for (int d = 2; d < s.rank(); ++d) s.stride[d] = last[d - 1];
  return s;
}

// A convolution as the module asks for it.
DnnConvolution convolution(const Layer& l, DType t, mpt::Kernel kernel) {
  Dims size;
  for (int d = 0; d < l.size.size(); ++d)
    size.push((l.size[d] + 2 * l.padding - l.taps[d]) / l.stride + 1);
  const Image row = Image::row_major, like = l.size.size() == 2 ? Image::channels_last : l.x;
  const Spec x = spec_of(t, l.batch, l.channels, l.size, l.x),
             w = spec_of(t, l.outputs, l.channels / l.groups, l.taps, row),
             y = spec_of(t, l.batch, l.outputs, size, like), bias{t, {l.outputs}, {1}},
             dx = spec_of(t, l.batch, l.channels, l.size, like);
  mpt::ConvParams p{.spatial = l.size.size(), .groups = l.groups};
  for (int d = 0; d < 3; ++d) {
    const bool is_real = d < p.spatial;
    p.stride[d] = is_real ? l.stride : 1;
    p.padding[d] = is_real ? l.padding : 0;
    p.dilation[d] = 1;
  }
  std::vector<Spec> out, in;
  switch (kernel) {
    case mpt::Kernel::conv:
      out = {y};
      in = {x, w, l.has_bias ? bias : Spec{}};
      break;
    case mpt::Kernel::conv_data:
      out = {dx};
      in = {y, w};
      break;
    default: out = {w, Spec{}}; in = {x, y};
  }
  return DnnConvolution(
      mpt::Request{.kernel = kernel, .out = out, .in = in, .params = &p, .params_size = sizeof p});
}

struct Heads {
  const char* name;
  int64_t batch, heads, key_heads, queries, keys, depth;
  bool has_masks = true;  // the library takes seconds for each
};
constexpr Heads kHeads[] = {
    {"gpt, 12 heads of 64", 8, 12, 12, 1024, 1024, 64},
    {"16 heads of 128", 1, 16, 16, 8192, 8192, 128, false},
    {"4 heads of 128 that share a key head, 8192 tokens", 2, 32, 8, 8192, 8192, 128, false},
    {"32 heads of 128 that share 8 keys", 2, 32, 8, 2048, 2048, 128},
    {"256 of a head", 2, 4, 4, 512, 512, 256, false},
    {"other queries than keys", 4, 8, 8, 100, 77, 40},
    {"a short sequence", 2, 2, 2, 16, 16, 8},
    {"rows that are not aligned", 2, 2, 2, 16, 16, 12, false},
};

// Masks: a bool for each key of each batch, and numbers for each query and key.
enum class Mask { none, keys, scores };

DnnAttention attention(const Heads& h, DType t, Mask kind, bool is_causal, mpt::Kernel kernel) {
  const auto spec = [&](int64_t heads, int64_t rows) {
    const int64_t d = h.depth, row = 3 * heads * d;  // one product makes q, k and v
    return Spec{t, {h.batch, heads, rows, d}, {rows * row, d, row, 1}};
  };
  const Spec q = spec(h.heads, h.queries), k = spec(h.key_heads, h.keys);
  const Dims rows{h.batch, h.heads, h.queries};
  const Spec lse{DType::f32, rows, mpt::contiguous_strides(rows)};
  const bool is_gradient = kernel == mpt::Kernel::attention_grad;
  const std::vector<Spec> out = is_gradient ? std::vector{q, k, k} : std::vector{q, lse};
  std::vector<Spec> in = is_gradient ? std::vector{q, q, k, k, q, lse} : std::vector{q, k, k};
  const Dims scores{h.batch, h.heads, h.queries, h.keys};
  if (kind == Mask::keys) in.push_back({DType::boolean, scores, {h.keys, 0, 0, 1}});
  if (kind == Mask::scores) in.push_back({DType::f32, scores, {0, 0, h.keys, 1}});
  const mpt::AttentionParams p{.causal = is_causal, .dropout = 0, .scale = 0.125};
  return DnnAttention(
      mpt::Request{.kernel = kernel, .out = out, .in = in, .params = &p, .params_size = sizeof p});
}

struct NormShape {
  const char* name;
  Dims shape;
  Image image = Image::channels_last;
};
const NormShape kNorms[] = {
    {"batch norm, resnet50 of 64", {32, 64, 112, 112}},
    {"batch norm, resnet50 of 2048", {32, 2048, 7, 7}},
    {"batch norm, resnet20 of 16", {128, 16, 32, 32}},
    {"batch norm, rows of 256", {64, 256}},
    {"batch norm, one spatial dim", {16, 80, 1500}},
    {"batch norm, three spatial dims", {4, 32, 8, 28, 28}},
    {"batch norm, 12 channels", {8, 12, 5, 7}},  // whole units of 16 bytes in f32 alone
    {"batch norm, odd extents", {3, 5, 13, 11}},
    // Not asked for: the workspace has copies of the images.
    {"batch norm, row-major images", {32, 64, 56, 56}, Image::row_major},
};

// A batch norm as the module asks for it.
DnnNorm norm(const NormShape& n, DType t, mpt::Activation act, mpt::Kernel kernel) {
  const Spec x{
      t, n.shape,
      n.image == Image::row_major ? mpt::contiguous_strides(n.shape) : channels_last(n.shape)};
  const Spec channels{DType::f32, {n.shape[1]}, {1}};
  const std::vector<Spec> out{x, channels, channels},
      in = kernel == mpt::Kernel::batch_norm_grad
               ? std::vector{x, x, channels, channels, channels, x}
               : std::vector{x, channels, channels};
  const mpt::NormParams p{.eps = 1e-5, .act = act};
  return DnnNorm(
      mpt::Request{.kernel = kernel, .out = out, .in = in, .params = &p, .params_size = sizeof p});
}

// Returns the engine and workspace of a plan on each device, or why there is none.
template <class Plan>
std::string row(const DnnLibrary& library, const std::vector<DnnDescriptor>& devices,
                const Plan& plan) {
  std::string s;
  for (const DnnDescriptor& d : devices) {
    s += &d == &devices[0] ? " " : " | ";
    try {
      const std::vector<DnnPlan> found = plan(DnnTarget{library, nullptr, &d});
      s += std::to_string(found[0].engine()) + " " + std::to_string(found[0].workspace());
    } catch (const mpt::Error& e) {
      s += "refused: " + mpt::message_of(e);
    }
  }
  return s + "\n";
}

std::string list(const DnnLibrary& library) {
  std::string s = "cuDNN " + std::to_string(library.version()) +
                  ": engine and bytes of workspace on each device\n";
  std::vector<DnnDescriptor> devices;
  for (const Properties& p : kDevices) {
    const std::string json = p.json();
    devices.emplace_back(library, DnnKind::device);
    devices.back().set(DnnAttribute::device_json, DnnType::character,
                       static_cast<int64_t>(json.size()), json.data());
    devices.back().finalize();
    s += "- sm_" + std::to_string(p.architecture / 10) + ": " + p.name + "\n";
  }
  const std::pair<mpt::Kernel, const char*> kernels[] = {{mpt::Kernel::conv, "conv"},
                                                         {mpt::Kernel::conv_data, "conv_data"},
                                                         {mpt::Kernel::conv_weight, "conv_weight"}};
  for (const Layer& l : kLayers) {
    s += std::string("\n") + l.name + "\n";
    for (const auto& [kernel, name] : kernels) {
      for (const DType t : {DType::f32, DType::f16, DType::bf16}) {
        s += std::string("  ") + name + " " + mpt::name_of(t) + ":";
        s += row(library, devices, [&](const DnnTarget& target) {
          return plan_convolution(target, convolution(l, t, kernel), {kMostDnnWorkspace});
        });
      }
    }
  }
  for (const Heads& h : kHeads) {
    s += std::string("\n") + h.name + "\n";
    for (const mpt::Kernel kernel : {mpt::Kernel::attention, mpt::Kernel::attention_grad}) {
      for (const auto& [mask, masked] : {std::pair{Mask::none, ""},
                                         {Mask::keys, "masked keys "},
                                         {Mask::scores, "added mask "}}) {
        for (const bool is_causal : {false, true}) {
          for (const DType t : {DType::f16, DType::bf16}) {
            const bool is_listed = h.has_masks && is_causal == (t == DType::bf16);
            if (mask != Mask::none && !is_listed) continue;
            s += kernel == mpt::Kernel::attention ? "  attention " : "  attention_grad ";
            s += std::string(masked) + (is_causal ? "causal " : "") + mpt::name_of(t) + ":";
            s += row(library, devices, [&](const DnnTarget& target) {
              const DnnAttention a = attention(h, t, mask, is_causal, kernel);
              return plan_attention(target, a.is_gradient() ? a.part_of_gradient() : a,
                                    {a.is_gradient() ? kMostGradientWorkspace : kMostDnnWorkspace});
            });
          }
        }
      }
    }
  }
  for (const NormShape& n : kNorms) {
    s += std::string("\n") + n.name + "\n";
    for (const mpt::Kernel kernel : {mpt::Kernel::batch_norm, mpt::Kernel::batch_norm_grad}) {
      for (const mpt::Activation act : {mpt::Activation::none, mpt::Activation::relu}) {
        for (const DType t : {DType::f32, DType::f16, DType::bf16}) {
          s += kernel == mpt::Kernel::batch_norm ? "  batch_norm " : "  batch_norm_grad ";
          s += std::string(act == mpt::Activation::relu ? "relu " : "") + mpt::name_of(t) + ":";
          s += row(library, devices, [&](const DnnTarget& target) {
            return plan_norm(target, norm(n, t, act, kernel), {kMostDnnWorkspace});
          });
        }
      }
    }
  }
  return s;
}

// Prints the lines that differ. Returns how many do.
int compare(const std::string& got, const std::string& wanted) {
  std::istringstream a(got), b(wanted);
  int differences = 0;
  for (std::string x, y;;) {
    const bool has_x = static_cast<bool>(std::getline(a, x)),
               has_y = static_cast<bool>(std::getline(b, y));
    if (!has_x && !has_y) return differences;
    if (!has_x) x.clear();
    if (!has_y) y.clear();
    if (x == y) continue;
    ++differences;
    std::printf("-%s\n+%s\n", y.c_str(), x.c_str());
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int missing = argc > 2 && std::string_view(argv[2]) == "required" ? 1 : kSkipped;
  try {
    const DnnLibrary library;
    if (argc < 2) {
      std::fputs(list(library).c_str(), stdout);
      return 0;
    }
    std::ifstream file(argv[1]);
    std::stringstream wanted;
    wanted << file.rdbuf();
    const std::string version = "cuDNN " + std::to_string(library.version()) + ":";
    if (wanted.str().find(version) != 0) {
      std::printf("the list is not of this %s\n", version.c_str());
      return missing;
    }
    return compare(list(library), wanted.str()) ? 1 : 0;
  } catch (const mpt::Error& e) {
    std::printf("%s\n", mpt::message_of(e).c_str());
    return missing;
  }
}
