// Storage (memory with a version), TensorImpl (a typed, strided view of a storage, with its
// position in the autograd graph) and Tensor (a counted reference to a TensorImpl).
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/arena.h"
#include "core/dtype.h"
#include "core/op.h"
#include "core/ref.h"
#include "core/shape.h"

namespace mpt {

class Context;
class Node;
struct Place;
class StorageSource;
class Tensor;
struct TensorMeta;

using DoneFn = void (*)(void* user);

class TensorImpl;

struct Storage {
  Context* ctx;
  Place* place;
  void* data;
  size_t bytes;
  uint32_t refs = 1;
  uint32_t version = 0;           // number of writes in place
  uint32_t recorded_version = 0;  // version after the latest recorded write in place
  int16_t last_writer = -1;       // the op of the latest write in place, for messages
  bool owned;               // memory of the place's arena; else the host's own, ended by `done`
  bool read_only = false;   // imported memory that must not be written
  bool is_exposed = false;  // the program may know the address
  StorageSource* source = nullptr;  // brings the elements, if another rank has them
  TensorImpl* param = nullptr;      // the parameter whose master has further bits of the elements
  DoneFn done = nullptr;
  union {
    void* user = nullptr;  // argument of `done`
    Arena::Block* block;   // holds the memory, if it is owned; nullptr while a source has none
  };

  void retain() { ++refs; }
  void release();
  void count_write(Op by) {  // in place
    ++version;
    last_writer = static_cast<int16_t>(by);
  }
  // The purpose that owned memory is counted under. Other memory is not counted.
  Purpose purpose() const { return owned && block ? block->purpose : Purpose::other; }
  void set_purpose(Purpose purpose);
  bool has_memory() const { return data != nullptr; }  // false while a source has none
  // True if it is the other storage, or has a part of the other's memory.
  bool meets(const Storage& other) const;
  // Take the memory of an owned storage, whose elements are undefined then, or give it back.
  void take_memory(Purpose purpose);
  void drop_memory() noexcept;

  // Make a storage in memory of Context::place, or on memory of others that lies on `place`.
  static Ref<Storage> make(Context& ctx, size_t bytes, Purpose purpose);
  // Makes an owned one for which a source takes memory when it has elements.
  static Ref<Storage> make_without_memory(Context& ctx, size_t bytes);
  static Ref<Storage> borrow(Context& ctx, Place& place, void* data, size_t bytes, DoneFn done,
                             void* user);
};

// StorageSource: brings the elements of a storage that another rank has, when they are used. All
// ranks use such storages in the same order. The storage owns its source.
class StorageSource {
 public:
  // Makes the elements present during use number `use` of the context (Context::uses), that is,
  // until the next use. May wait for other ranks. Throws MPT_ERROR_COMM and OUT_OF_MEMORY.
  virtual void bring(uint64_t use) = 0;
  // Prepares a write of elements by all ranks. Returns true if there is memory for it: a rank that
  // has none now leaves the write to the owner.
  virtual bool begin_write() noexcept = 0;
  // Returns the storage of a dense copy in another dtype of `of`, a tensor on the storage. It has a
  // source of its own: the copy travels instead. Empty if the tensor has not the whole storage.
  virtual Ref<Storage> cast(const Tensor& of, DType dtype) = 0;
  // Forgets the elements of all storages with such sources, which have changed where they are kept.
  virtual void forget_all() noexcept = 0;
  virtual int32_t owner() const = 0;  // the rank that has the elements
  virtual bool is_own() const = 0;    // this rank is the owner
  virtual void end() noexcept = 0;    // ends this object, with its storage

 protected:
  ~StorageSource() = default;
};

// A reference, which may be empty. A copy refers to the same tensor. Ops never change the elements
// of their operands unless their description says so.
class Tensor {
 public:
  Tensor() = default;
  explicit Tensor(TensorImpl* p) : p_(p) {}
  static Tensor adopt(TensorImpl* p) {
    Tensor t;
    t.p_ = Ref<TensorImpl>::adopt(p);
    return t;
  }
  // Returns a new dense row-major tensor with undefined elements.
  static Tensor empty(Context& ctx, DType dtype, const Dims& shape,
                      Purpose purpose = Purpose::activations);
  static Tensor empty_strided(Context& ctx, DType dtype, const Dims& shape, const Dims& stride,
                              Purpose purpose = Purpose::activations);
  static Tensor on(Ref<Storage> storage, DType dtype, const Dims& shape, const Dims& stride,
                   int64_t offset);
  // Returns another view of the same storage. The view is not recorded; ops/shape.cpp has the
  // differentiable views.
  Tensor view(const Dims& shape, const Dims& stride, int64_t offset) const;
  Tensor alias() const;  // same memory and shape, outside every graph

  explicit operator bool() const { return static_cast<bool>(p_); }
  TensorImpl* operator->() const { return p_.get(); }
  TensorImpl* get() const { return p_.get(); }

  Context& ctx() const;
  Place& place() const;
  DType dtype() const;
  const Dims& shape() const;
  const Dims& stride() const;
  int rank() const;
  int64_t size(int dim) const;  // extent; a negative dim counts from the end
  int64_t count() const;
  int64_t bytes() const { return count() * size_of(dtype()); }
  // Returns the address of the first element, for kernels. Only a kernel may dereference it: the
  // host reads and writes elements by backends/host_access.h.
  void* address() const;
  void* data() const;  // as address(); to be replaced by the functions of host_access.h
  bool contiguous() const;
  bool requires_grad() const;  // a leaf that wants a gradient, or a recorded result
  bool stale_view() const;     // a view made before a recorded write to its memory: see Edge::to
  const char* name() const;    // "" if it has none
  struct NameText {
    char s[256];
  };
  NameText quoted() const;  // " 'name'", for messages; "" without a name

  template <class T>
  T* as() const {
    return static_cast<T*>(data());
  }

 private:
  Ref<TensorImpl> p_;
};

class TensorImpl {
 public:
  Context* ctx;
  Ref<Storage> storage;
  Ref<Node> node;              // the node that made it; empty for leaves
  TensorMeta* meta = nullptr;  // rare fields, allocated on first use; owned
  int64_t offset = 0;          // elements
  uint32_t refs = 1;
  uint32_t on_tape = 0;       // number of `refs` held by recorded operations
  uint32_t seen_version = 0;  // storage->recorded_version when the view was made
  DType dtype;
  int16_t output = 0;               // index among the results of `node`
  bool wants_grad = false;          // a leaf with requires_grad
  bool inference = false;           // made in inference mode
  bool is_view = false;             // shares storage with the tensor it was viewed from
  bool hand_cast = false;           // cast by the host inside an autocast scope, during a trace
  bool has_recorded_write = false;  // ops that saved it may then precede `node`
  bool circular = false;            // may refer back to itself through the tape
  Dims shape, stride;               // last, so that the other fields share cache lines

  void retain() { ++refs; }
  void release() {
    if (--refs == 0) destroy();
    else if (circular && refs == on_tape) [[unlikely]] break_cycle();
  }
  TensorMeta& need_meta();  // allocates it on first use

  void* data() const { return static_cast<char*>(storage->data) + offset * size_of(dtype); }

 private:
  void destroy();
  void break_cycle();
};

inline Context& Tensor::ctx() const { return *p_->ctx; }
inline Place& Tensor::place() const { return *p_->storage->place; }
inline DType Tensor::dtype() const { return p_->dtype; }
inline const Dims& Tensor::shape() const { return p_->shape; }
inline const Dims& Tensor::stride() const { return p_->stride; }
inline int Tensor::rank() const { return p_->shape.size(); }
inline int64_t Tensor::size(int dim) const {
  return p_->shape[dim < 0 ? dim + p_->shape.size() : dim];
}
inline int64_t Tensor::count() const { return mpt::count(p_->shape); }
inline void* Tensor::address() const { return p_->data(); }
inline void* Tensor::data() const { return p_->data(); }
inline bool Tensor::contiguous() const { return is_contiguous(p_->shape, p_->stride); }
inline bool Tensor::stale_view() const {
  return p_->is_view && p_->seen_version != p_->storage->recorded_version;
}
inline bool Tensor::requires_grad() const { return p_->wants_grad || p_->node || stale_view(); }

}  // namespace mpt
