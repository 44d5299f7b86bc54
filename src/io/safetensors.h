// Safetensors files: 8 bytes of header length, a JSON header, the elements. The writer aligns every
// tensor; the reader checks everything that the file says.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/arena.h"
#include "core/ref.h"
#include "core/tensor.h"
#include "io/stream.h"

namespace mpt::io {

using Metadata = std::vector<std::pair<std::string, std::string>>;

// A tensor to be written. Its value is made when its turn comes, so that the elements of all
// tensors are never in memory twice.
struct Named {
  std::string name;
  DType dtype;
  Dims shape;
  std::function<Tensor()> value;  // row-major, of `dtype`
};
// Returns the tensor under a name. Its elements are read when the file is written.
Named named(std::string name, const Tensor& tensor);

// True if tensor `a` comes before `b` in a file.
bool is_before(const Named& a, const Named& b);

enum class Checksum { none, xxh64 };
// Writes a file to a sink. verify() needs a checksum. One that cannot be rewritten gets it by a
// second pass over the tensors: their values are made twice.
void save_safetensors(Sink& to, std::vector<Named> tensors, const Metadata& metadata,
                      Checksum checksum = Checksum::none);

// An open file, in whatever source, whose header is fully checked. Reading a tensor can fail only
// on I/O or memory, or because the library does not have its dtype.
class Safetensors {
 public:
  struct Entry {
    std::string name;
    DType dtype = DType::none;  // none: one that this library does not have
    Dims shape;
    uint64_t begin = 0, end = 0;  // offsets in the file
    std::string other_dtype;      // its name in the file, if the library does not have it

    const char* dtype_name() const {
      return dtype == DType::none ? other_dtype.c_str() : name_of(dtype);
    }
  };

  static Ref<Safetensors> open(Context& ctx, std::shared_ptr<const Source> from) {
    return Ref<Safetensors>::adopt(new Safetensors(ctx, std::move(from)));
  }
  void retain() { ++refs_; }
  void release() {
    if (--refs_ == 0) delete this;
  }

  Context& ctx() const { return ctx_; }
  const std::string& name() const { return file_->name(); }
  const std::vector<Entry>& entries() const { return entries_; }  // in the order of their bytes
  const Entry* find(std::string_view name) const;                 // nullptr if there is none
  Tensor read(const Entry& e) const;                              // returns a new tensor
  const Metadata& metadata() const { return metadata_; }
  const std::string* metadata(std::string_view key) const;
  // Reads every byte and compares the checksum; throws on a mismatch or where there is no checksum.
  void verify() const;

 private:
  Safetensors(Context& ctx, std::shared_ptr<const Source> from);
  Context& ctx_;
  uint32_t refs_ = 1;
  std::shared_ptr<const Source> file_;
  Arena::Outside memory_;  // counts the lists below towards the context's limit
  std::vector<Entry> entries_;
  std::vector<size_t> by_name_;  // indices into entries_, sorted by name
  Metadata metadata_;
};

}  // namespace mpt::io
