// libmpt for C++20: safetensors files, and a whole training in one file.
// SPDX-License-Identifier: Apache-2.0
#ifndef MPT_IO_HPP
#define MPT_IO_HPP

#include "mpt_train.hpp"

namespace mpt {
inline namespace MPT_HPP_NAMESPACE {

// -- safetensors files ----------------------------------------------------------------------------

// Open safetensors file, checked when it was opened. Elements are read on demand:
//   const mpt::Tensor w = mpt::File(ctx, "x.safetensors")["weight"];
class File : public detail::Handle<mpt_file, mpt_file_retain, mpt_file_release> {
 public:
  using Handle::Handle;
  // Opens a file. Errors: NOT_FOUND, IO (the text says what is wrong with the file), DTYPE, SHAPE.
  File(const Context& c, const char* path)
      : Handle(detail::made<mpt_file>(mpt_safetensors_open, c.get(), path)) {}
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

// Writes tensors under their names to a safetensors file, with optional metadata.
inline void save_tensors(const char* path, std::span<const std::pair<std::string, Tensor>> tensors,
                         std::span<const mpt_metadata> metadata = {}) {
  std::vector<const char*> names;
  std::vector<mpt_tensor> handles;
  for (const auto& [name, t] : tensors) {
    names.push_back(name.c_str());
    handles.push_back(t.get());
  }
  must(mpt_safetensors_save(path, names.data(), handles.data(),
                            static_cast<int32_t>(handles.size()), metadata.data(),
                            static_cast<int32_t>(metadata.size())));
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
// Restores the state of a whole training, which the program has built as before. After an error
// everything is unchanged. Error NOT_FOUND if there is no file.
inline void load_training(const char* path, const mpt_training_desc& training) {
  must(mpt_training_load(path, &training));
}
// Saves the training of several steppers (of a GAN: {g.get(), d.get()}), with variables of the
// program.
inline void save_training(const char* path, std::initializer_list<mpt_stepper> steppers,
                          std::span<const mpt_host_value> values = {}) {
  save_training(path, detail::training({steppers.begin(), steppers.size()}, values));
}
// Saves the training of one stepper, with variables of the program.
inline void save_training(const char* path, const Stepper& s,
                          std::span<const mpt_host_value> values = {}) {
  save_training(path, {s.get()}, values);
}
// Loads the training of several steppers, in the order in which they were saved.
inline void load_training(const char* path, std::initializer_list<mpt_stepper> steppers,
                          std::span<const mpt_host_value> values = {}) {
  load_training(path, detail::training({steppers.begin(), steppers.size()}, values));
}
// Loads the training of one stepper.
inline void load_training(const char* path, const Stepper& s,
                          std::span<const mpt_host_value> values = {}) {
  load_training(path, {s.get()}, values);
}

}  // namespace MPT_HPP_NAMESPACE
}  // namespace mpt

#endif  // MPT_IO_HPP
