// Parameter sets in safetensors files, by name.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "io/safetensors.h"
#include "params/params.h"
#include "precision/master.h"

namespace mpt::io {

struct ParamsFileOptions {
  std::string prefix, file_prefix;  // for names in the set and in the file
  bool strict = true;
  DType dtype = DType::none;  // for floating tensors in the file; none: their own
  Metadata metadata;
};
struct LoadCounts {
  int64_t loaded = 0, missing = 0, unexpected = 0;
};
void save_params(const Params& set, Sink& to, const ParamsFileOptions& o);
LoadCounts load_params(Params& set, std::shared_ptr<const Source> from, const ParamsFileOptions& o);

// -- shared with checkpoints ----------------------------------------------------------------------

// Returns the exact value of a parameter or buffer, whatever its format.
Named named_value(std::string name, const Tensor& t, DType dtype = DType::none);

// Returns "a.b" for "a" and "b", either of which may be empty.
std::string nested(std::string_view prefix, std::string_view name);

// A list of names for a message: the first few names and the number of others.
class Names {
 public:
  void add(std::string_view name);
  size_t count() const { return count_; }
  std::string text() const;

 private:
  size_t count_ = 0;
  std::string text_;
};

enum class Conversion { rounding, exact };

// New values of some tensors. read() gathers them and does everything that can fail; apply() writes
// them and cannot fail.
class NewValues {
 public:
  // Reads a value after checking its shape and dtype. Throws where an exact conversion would lose a
  // bit.
  void read(const Safetensors& file, const Safetensors::Entry& e, const Tensor& to,
            Conversion conversion);
  void apply() const noexcept;
  size_t size() const { return list_.size(); }

 private:
  struct Item {
    Tensor to;
    NewValue value;
  };
  std::vector<Item> list_;
};

}  // namespace mpt::io
