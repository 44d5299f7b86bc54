// Good, stale and foreign handles of every type for the callers of call.h.
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unistd.h>

#include <cstdio>
#include <string>

#include "call.h"

namespace call {

inline mpt_tensor small_tensor(mpt_context c, mpt_dtype dtype = MPT_F32) {
  const int64_t shape[] = {2, 2};
  mpt_tensor t = nullptr;
  mpt_full(c, dtype, shape, 2, 1, &t);
  return t;
}

// A file with one tensor, there while the program runs.
inline mpt_file small_file(mpt_context c) {
  struct File {
    std::string path = "misuse." + std::to_string(getpid()) + ".safetensors";
    explicit File(mpt_tensor t) {
      const char* name = "a";
      mpt_safetensors_save(path.c_str(), &name, &t, 1, nullptr, 0);
    }
    ~File() { std::remove(path.c_str()); }
  };
  mpt_tensor t = small_tensor(c);
  static const File file(t);
  mpt_tensor_release(t);
  mpt_file f = nullptr;
  mpt_safetensors_open(c, file.path.c_str(), &f);
  return f;
}

// Two contexts, with good, stale and foreign handles of every type.
class TwoContexts {
 public:
  TwoContexts() {
    context = make_context();
    other = make_context();
    mpt_context gone = make_context();
    world.good[handle_type<mpt_context>] = {bits(context)};
    world.foreign[handle_type<mpt_context>] = {bits(other)};
    world.stale[handle_type<mpt_context>] = {bits(gone)};
    mpt_context_release(gone);
    tensor = small_tensor(context);
    add(tensor, small_tensor(other), small_tensor(context), mpt_tensor_release);
    add(small_file(context), small_file(other), small_file(context), mpt_file_release);
  }
  ~TwoContexts() {
    mpt_context_release(context);
    mpt_context_release(other);
  }
  TwoContexts(const TwoContexts&) = delete;
  TwoContexts& operator=(const TwoContexts&) = delete;

  mpt_context context = nullptr, other = nullptr;
  mpt_tensor tensor = nullptr;
  World world;

 private:
  static mpt_context make_context() {
    mpt_context_desc d;
    mpt_context_desc_init(&d, sizeof d);
    d.memory_limit = size_t{256} << 20;
    mpt_context c = nullptr;
    mpt_context_create(&d, &c);
    return c;
  }
  template <class H>
  void add(H good, H foreign, H dead, void (*release)(H)) {
    constexpr auto t = static_cast<size_t>(handle_type<H>);
    world.good[t] = {bits(good)};
    world.foreign[t] = {bits(foreign)};
    world.stale[t] = {bits(dead)};
    release(dead);
  }
};

}  // namespace call
