// libmpt for C++20: safetensors files, and a whole training in one file or in memory.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_IO_HPP
#define MPT_IO_HPP

#include "mpt_train.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// -- memory, readers and writers ------------------------------------------------------------------

// Bytes in memory of the library, to which a save writes:
//   const mpt::Blob slot(ctx);
//   mpt::save_training(slot.writer(), stepper);
//   ...
//   mpt::load_training(mpt::reader(slot.bytes()), stepper);
class Blob : public detail::Handle<mpt_blob, mpt_blob_retain, mpt_blob_release> {
 public:
  using Handle::Handle;
  explicit Blob(const Context& c) : Handle(detail::made<mpt_blob>(mpt_blob_create, c.get())) {}
  // Returns the bytes, which are valid until the blob is written again or ends.
  std::span<const std::byte> bytes() const {
    const void* data = nullptr;
    size_t n = 0;
    must(mpt_blob_get(get(), &data, &n));
    return {static_cast<const std::byte*>(data), n};
  }
  std::string_view text() const {
    const auto b = bytes();
    return {reinterpret_cast<const char*>(b.data()), b.size()};
  }
  // Returns a writer that replaces the bytes. The blob must outlive it.
  mpt_writer writer() const {
    auto w = defaults<mpt_writer>();
    w.blob = get();
    return w;
  }
};
// Returns a reader of bytes, which must outlive it. `name` is for messages.
inline mpt_reader reader(std::span<const std::byte> bytes, const char* name = nullptr) {
  auto r = defaults<mpt_reader>();
  r.data = bytes.data();
  r.bytes = bytes.size();
  r.name = name;
  return r;
}

// -- safetensors files ----------------------------------------------------------------------------

// Open safetensors file, checked when it was opened. Elements are read on demand:
//   const mpt::Tensor w = mpt::File(ctx, "x.safetensors")["weight"];
class File : public detail::Handle<mpt_file, mpt_file_retain, mpt_file_release> {
 public:
  using Handle::Handle;
  // Opens a file. Errors: NOT_FOUND, IO (the text says what is wrong with the file), DTYPE, SHAPE.
  File(const Context& c, const char* path)
      : Handle(detail::made<mpt_file>(mpt_safetensors_open, c.get(), path)) {}
  // Opens the content of a reader.
  File(const Context& c, const mpt_reader& from)
      : Handle(detail::made<mpt_file>(mpt_safetensors_open_from, c.get(), &from)) {}
  // Returns the number of tensors.
  int64_t count() const { return detail::made<int64_t>(mpt_file_get_count, get()); }
  // Returns the name of a tensor by its number. `info`, if given, receives its dtype and shape.
  std::string name(int64_t index, mpt_tensor_info* info = nullptr) const {
    const char* n = nullptr;
    if (info) info->struct_size = sizeof *info;
    return must(mpt_file_get_at(get(), index, &n, info)) < 0 ? "" : n;
  }
  // Returns all names, in the order of the file.
  std::vector<std::string> names() const {
    std::vector<std::string> list;
    for (int64_t i = 0, n = count(); i < n; ++i) list.push_back(name(i));
    return list;
  }
  // Reads the tensor with this name. Errors: INVALID_ARGUMENT (no such name), IO.
  Tensor operator[](const char* name) const {
    return Tensor(detail::made<mpt_tensor>(mpt_file_read, Handle::get(), name));
  }
  // Returns the metadata of a key, or "" if the key does not exist.
  std::string metadata(const char* key) const {
    const char* value = nullptr;
    return must(mpt_file_get_metadata(get(), key, &value)) < 0 || !value ? "" : value;
  }
};

// Makes an entry of a file's metadata. Both texts must outlive it.
inline mpt_metadata metadata(const char* key, const char* value) {
  mpt_metadata m{};
  m.struct_size = sizeof m;
  m.key = key;
  m.value = value;
  return m;
}
// Makes a variable of the program a part of a training's file, saved from and loaded into `value`:
//   const mpt_host_value mine[] = {mpt::host_value("epoch", epoch)};
template <class T>
mpt_host_value host_value(const char* key, T& value) {
  static_assert(std::is_trivially_copyable_v<T>, "a file keeps the bytes of the variable alone");
  mpt_host_value v{};
  v.struct_size = sizeof v;
  v.key = key;
  v.data = &value;
  v.bytes = sizeof value;
  return v;
}

namespace detail {
template <class F, class To>
void save_tensors(F save, To to, std::span<const std::pair<std::string, Tensor>> tensors,
                  std::span<const mpt_metadata> metadata) {
  std::vector<const char*> names;
  std::vector<mpt_tensor> handles;
  for (const auto& [name, t] : tensors) {
    names.push_back(name.c_str());
    handles.push_back(t.get());
  }
  must(save(to, names.data(), handles.data(), static_cast<int32_t>(handles.size()), metadata.data(),
            static_cast<int32_t>(metadata.size())));
}
}  // namespace detail

// Writes tensors under their names to a safetensors file, with optional metadata.
inline void save_tensors(const char* path, std::span<const std::pair<std::string, Tensor>> tensors,
                         std::span<const mpt_metadata> metadata = {}) {
  detail::save_tensors(mpt_safetensors_save, path, tensors, metadata);
}
inline void save_tensors(const mpt_writer& to,
                         std::span<const std::pair<std::string, Tensor>> tensors,
                         std::span<const mpt_metadata> metadata = {}) {
  detail::save_tensors(mpt_safetensors_save_to, &to, tensors, metadata);
}

// -- a whole training -----------------------------------------------------------------------------

namespace detail {
inline mpt_training_desc training(std::span<const mpt_stepper> steppers,
                                  std::span<const mpt_host_value> values) {
  auto d = defaults<mpt_training_desc>();
  d.steppers = steppers.data();
  d.stepper_count = static_cast<int32_t>(steppers.size());
  if (!steppers.empty()) {  // The first one has a field of its own.
    d.stepper = *d.steppers++;
    --d.stepper_count;
  }
  d.values = values.data();
  d.value_count = static_cast<int32_t>(values.size());
  return d;
}
}  // namespace detail

// Writes the state of a whole training to a file. The file at `path` is replaced, or left unchanged
// on an error. The descriptor names the parts of the training: mpt::defaults<mpt_training_desc>().
inline void save_training(const char* path, const mpt_training_desc& training) {
  must(mpt_training_save(path, &training));
}
inline void save_training(const mpt_writer& to, const mpt_training_desc& training) {
  must(mpt_training_save_to(&to, &training));
}
// Restores the state of a whole training, which the program has built as before. After an error
// everything is unchanged. Error NOT_FOUND if there is no file.
inline void load_training(const char* path, const mpt_training_desc& training) {
  must(mpt_training_load(path, &training));
}
inline void load_training(const mpt_reader& from, const mpt_training_desc& training) {
  must(mpt_training_load_from(&from, &training));
}
// Saves the training of several steppers (of a GAN: {g.get(), d.get()}), with variables of the
// program. `to` is a path or an mpt_writer.
template <class To>
void save_training(const To& to, std::initializer_list<mpt_stepper> steppers,
                   std::span<const mpt_host_value> values = {}) {
  save_training(to, detail::training({steppers.begin(), steppers.size()}, values));
}
// Saves the training of one stepper, with variables of the program.
template <class To>
void save_training(const To& to, const Stepper& s, std::span<const mpt_host_value> values = {}) {
  save_training(to, {s.get()}, values);
}
// Loads the training of several steppers, in the order in which they were saved. `from` is a path
// or an mpt_reader.
template <class From>
void load_training(const From& from, std::initializer_list<mpt_stepper> steppers,
                   std::span<const mpt_host_value> values = {}) {
  load_training(from, detail::training({steppers.begin(), steppers.size()}, values));
}
// Loads the training of one stepper.
template <class From>
void load_training(const From& from, const Stepper& s,
                   std::span<const mpt_host_value> values = {}) {
  load_training(from, {s.get()}, values);
}

// -- rollback -------------------------------------------------------------------------------------

// Copy of a whole training in memory, to which it can be rolled back any number of times:
//   const mpt::Snapshot good({stepper.get()});
//   ...
//   if (fine) good.take();
//   else good.restore();
class Snapshot : public detail::Handle<mpt_snapshot, mpt_snapshot_retain, mpt_snapshot_release> {
 public:
  using Handle::Handle;
  explicit Snapshot(const mpt_training_desc& training)
      : Handle(detail::made<mpt_snapshot>(mpt_snapshot_create, &training)) {}
  // Takes a snapshot of several steppers, with variables of the program, which must outlive it.
  explicit Snapshot(std::initializer_list<mpt_stepper> steppers,
                    std::span<const mpt_host_value> values = {})
      : Snapshot(detail::training({steppers.begin(), steppers.size()}, values)) {}
  // Takes the snapshot again, as the training is now.
  void take() const { must(mpt_snapshot_take(get())); }
  // Rolls the training back, and drops gradients. After an error nothing has changed.
  void restore() const { must(mpt_snapshot_restore(get())); }
};

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_IO_HPP
