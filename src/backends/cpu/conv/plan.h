// Plan of a direct convolution: its split into lines, segments of depth, panels of outputs and
// strips of work. The plan depends on the shapes alone, so that sums are formed in the same order
// on any number of workers.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/backend.h"
#include "backends/cpu/conv/direct.h"
#include "backends/cpu/gemm/patches.h"

namespace mpt::cpu::direct {

using gemm::ceil_div;
using gemm::round_up;
using gemm::tap_offset;

// One spatial dim of a product that reads `from` source elements and has `to` positions.
struct Axis {
  int64_t from = 1, to = 1, kernel = 1, stride = 1, padding = 0, dilation = 1;

  struct Tap {
    int64_t tap, offset;  // reads source element `offset` + position * step
  };
  // The positions first, first + every, ..: `count` of them, which use the same taps.
  struct Phase {
    int64_t first, every, count, step;
    std::vector<Tap> taps;  // by ascending offset
  };
  // Returns the phases of the forward convolution or, if `inverse`, of its gradient, which reads
  // the result of the forward convolution. Forward, all outputs are one phase: output p reads input
  // p * stride - padding + tap * dilation. The gradient has a phase for each remainder of p by the
  // stride, because position p reads only the taps for which p + padding - tap * dilation is a
  // multiple of the stride.
  std::vector<Phase> phases(bool inverse) const;
};

// The layout of [images, channels, lines, columns] in memory; f32 or 16 bits wide.
struct ImageLayout {
  DType dtype = DType::none;
  int64_t images = 1, channels = 1, lines = 1, columns = 1;
  int64_t by_image = 0, by_channel = 0, by_line = 0, by_column = 0;

  ImageLayout() = default;
  explicit ImageLayout(const Spec& s);
  // True if the channels are contiguous.
  bool channels_last() const { return by_channel == 1 || channels == 1; }
  const char* at(const void* base, int64_t image, int64_t line) const {
    return static_cast<const char*>(base) + (image * by_image + line * by_line) * size_of(dtype);
  }
};

// The source of a product, and how its lines are gathered.
struct Input {
  ImageLayout x;
  int64_t left = 0, right = 0;    // columns of zeros
  int64_t channels = 0;           // rounded up with channels of zeros
  bool in_place = false;          // the source needs no gathering
  int64_t column = 0, pitch = 0;  // elements per column and per line of the memory read
  int64_t beyond = 0;             // elements that may be read after the last line

  Input() = default;
  Input(const ImageLayout& images, const std::vector<Axis::Phase>& across,
        const DirectKernels& table);
  // Returns lines [begin, end) of an image, gathered into `room` unless they are read in place.
  GatheredLines take(const DirectKernels& table, const void* base, int64_t image, int64_t begin,
                     int64_t end, void* room) const;
  int64_t elements(int64_t lines) const { return in_place ? 0 : lines * pitch + beyond; }
};

// The depth (taps x channels) that the positions of a phase down and a phase across read.
struct Depth {
  std::vector<Segment> segments;
  std::vector<int64_t> taps;  // in the order of the depth, each with all channels
  int64_t total = 0;

  Depth() = default;
  Depth(const Axis::Phase& down, const Axis::Phase& across, const Input& input, int64_t kernel);
  // Splits the depth into pieces of at most `max_depth`, in multiples of `unit`. A segment may be
  // split across pieces.
  std::vector<std::vector<Segment>> chunks(int64_t max_depth, int64_t unit) const;
};

// The lines [begin, end), within [0, live), that the position lines [from, to) of a phase read.
struct LineRange {
  int64_t begin, end;
};
LineRange reads(const Axis::Phase& down, int64_t from, int64_t to, int64_t live);

// Division of the outputs into panels of whole vectors.
struct Panels {
  int64_t outputs = 0, lanes = 0, vectors = 0, most_vectors = 0;

  Panels() = default;
  Panels(int64_t n, const DirectKernels& t)
      : outputs(n),
        lanes(t.lanes),
        vectors((n + t.lanes - 1) / t.lanes),
        most_vectors(t.most_vectors) {}
  int64_t count() const { return (vectors + most_vectors - 1) / most_vectors; }
  int64_t first(int64_t panel) const { return panel * most_vectors * lanes; }  // first output
  int64_t wide(int64_t panel) const {
    return std::min(most_vectors, vectors - panel * most_vectors);
  }
  int64_t width() const { return vectors * lanes; }
};

// Returns the kernels that compute on this dtype on this machine.
const DirectKernels& kernels_for(DType t, Arithmetic a);
// True if stride, padding or dilation is far larger than the image x: padded lines would be far
// longer than the image, and oneDNN's generator of code would not end.
bool reaches_far(const ConvParams& p, const Spec& x);
inline constexpr const char* kFarReach = "stride, padding or dilation far larger than the image";
// True if oneDNN would need much time and memory to prepare a convolution: up to 10 us and 1 KB for
// each position of a row of y, and 100 bytes for each tap. Its products for one tap are cheap.
bool is_costly_for_onednn(const ConvParams& p, const Spec& w, const Spec& y);
// True if oneDNN is available and was measured faster: f32, wide layers and several images.
bool is_for_onednn(const Request& r, const Spec& x, const Spec& w, const Spec& y);
// Returns why a request cannot be computed forward or backward, or nullptr if it can.
const char* refusal(const Request& r, const Spec& x, const Spec& w, const Spec& y);
// Returns the axes of a request, down and across. 1d images have one line.
void axes(const ConvParams& p, const Spec& x, const Spec& w, const Spec& y, Axis* down,
          Axis* across);
// Returns the padded number of positions of a line of sums: pieces of equal size, none larger than
// the number of positions multiplied at once.
inline int64_t padded_columns(int64_t columns, const DirectKernels& t) {
  const int64_t pieces = ceil_div(columns, t.positions);
  return pieces * ceil_div(columns, pieces);
}

// The candidates, with a table of kernels that the caller chooses.
std::unique_ptr<Prepared> make_conv(const Request& r, Why& why, const DirectKernels& table);
std::unique_ptr<Prepared> make_conv_data(const Request& r, Why& why, const DirectKernels& table);
std::unique_ptr<Prepared> make_conv_weight(const Request& r, Why& why, const DirectKernels& table);

}  // namespace mpt::cpu::direct
