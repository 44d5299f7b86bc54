/* Shared memory: import and export of tensors by the buffer protocol and DLPack, without copies.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt_cuda.h>

#include "runtime.h"

/* The structs of DLPack 1.x. */
typedef struct {
  int32_t device_type, device_id;
} dl_device;
typedef struct {
  uint8_t code, bits;
  uint16_t lanes;
} dl_type;
typedef struct {
  void* data;
  dl_device device;
  int32_t ndim;
  dl_type dtype;
  int64_t *shape, *strides;
  uint64_t byte_offset;
} dl_tensor;
typedef struct DLManagedTensor {
  dl_tensor tensor;
  void* manager;
  void (*deleter)(struct DLManagedTensor*);
} dl_managed;
typedef struct DLManagedTensorVersioned {
  struct {
    uint32_t major, minor;
  } version;
  void* manager;
  void (*deleter)(struct DLManagedTensorVersioned*);
  uint64_t flags;
  dl_tensor tensor;
} dl_versioned;

/* ---- export of buffers --------------------------------------------------------------------------
 */

static const char* format_of(mpt_dtype dtype, int as_bits) {
  switch (dtype) {
    case MPT_F32: return "f";
    case MPT_F64: return "d";
    case MPT_F16: return "e";
    case MPT_I8: return "b";
    case MPT_U8: return "B";
    case MPT_I32: return "i";
    case MPT_I64: return "l";
    case MPT_BOOL: return "?";
    case MPT_BF16: return as_bits ? "H" : NULL;
    default: return as_bits ? "B" : NULL;
  }
}

/* State of an exported buffer. It keeps the memory alive by a DLPack export, independently of the
 * tensor's handle. */
typedef struct {
  dl_versioned* managed;
  Py_ssize_t shape[MPT_MAX_RANK], strides[MPT_MAX_RANK];
} exported;

static int get_buffer(PyObject* self, mptpy_object* o, Py_buffer* view, int flags, int as_bits) {
  view->obj = NULL;
  mpt_tensor_info info = {.struct_size = sizeof info};
  dl_versioned* managed = NULL;
  mptpy_context* c = mptpy_context_of(o);
  mptpy_lock(c);
  mpt_status s = mpt_tensor_get_info((mpt_tensor)o->handle, &info);
  const char* format = s < 0 ? NULL : format_of(info.dtype, as_bits);
  const int away = info.device != MPT_DEVICE_CPU;
  const int refused = s >= 0 && (!format || info.requires_grad || away);
  if (s >= 0 && !refused) s = mpt_tensor_to_dlpack((mpt_tensor)o->handle, &managed);
  mptpy_unlock(c);
  if (s < 0) {
    mptpy_raise(s);
    return -1;
  }
  if (refused) {
    if (!format) {
      PyErr_Format(PyExc_BufferError,
                   "%s has no buffer format: use .numpy() (with ml_dtypes) or DLPack",
                   mpt_dtype_name(info.dtype));
    } else if (away) {
      PyErr_SetString(PyExc_BufferError,
                      "the tensor is in the memory of a device: share the memory of x.cpu()");
    } else {
      PyErr_SetString(PyExc_BufferError,
                      "the tensor requires a gradient: share the memory of x.detach()");
    }
    return -1;
  }
  exported* e = PyMem_Malloc(sizeof *e);
  if (!e) {
    managed->deleter(managed);
    PyErr_NoMemory();
    return -1;
  }
  const Py_ssize_t size = (Py_ssize_t)mpt_dtype_size(info.dtype);
  int row_major = 1;
  Py_ssize_t expected = size;
  e->managed = managed;
  for (int i = info.rank - 1; i >= 0; --i) {
    e->shape[i] = (Py_ssize_t)info.shape[i];
    e->strides[i] = (Py_ssize_t)info.stride[i] * size;
    row_major &= info.shape[i] == 1 || e->strides[i] == expected;
    expected *= e->shape[i];
  }
  row_major |= info.count == 0;
  const int wants_strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES;
  const int wants_rows = (flags & PyBUF_C_CONTIGUOUS) == PyBUF_C_CONTIGUOUS ||
                         (flags & PyBUF_ANY_CONTIGUOUS) == PyBUF_ANY_CONTIGUOUS || !wants_strides;
  const int wants_columns = (flags & PyBUF_F_CONTIGUOUS) == PyBUF_F_CONTIGUOUS && info.rank > 1;
  if ((wants_rows && !row_major) || wants_columns) {
    managed->deleter(managed);
    PyMem_Free(e);
    PyErr_SetString(PyExc_BufferError,
                    "the tensor's memory does not have the requested order: use .contiguous()");
    return -1;
  }
  view->buf = (char*)managed->tensor.data + managed->tensor.byte_offset;
  view->obj = self;
  Py_INCREF(self);
  view->len = (Py_ssize_t)info.count * size;
  view->itemsize = size;
  view->readonly = 0;
  view->ndim = info.rank;
  view->format = flags & PyBUF_FORMAT ? (char*)format : NULL;
  view->shape = flags & PyBUF_ND ? e->shape : NULL;
  view->strides = wants_strides ? e->strides : NULL;
  view->suboffsets = NULL;
  view->internal = e;
  return 0;
}

static int tensor_get_buffer(PyObject* self, Py_buffer* view, int flags) {
  return get_buffer(self, (mptpy_object*)self, view, flags, 0);
}

static void release_buffer(PyObject* self, Py_buffer* view) {
  exported* e = view->internal;
  (void)self;
  e->managed->deleter(e->managed); /* valid on any thread */
  PyMem_Free(e);
}

PyBufferProcs mptpy_tensor_buffer = {tensor_get_buffer, release_buffer};

/* Exports a tensor whose dtype has no buffer format (bf16, f8) as unsigned integers. */
typedef struct {
  PyObject_HEAD PyObject* tensor;
} bits_object;
static PyTypeObject* bits_type;

static int bits_get_buffer(PyObject* self, Py_buffer* view, int flags) {
  return get_buffer(self, (mptpy_object*)((bits_object*)self)->tensor, view, flags, 1);
}
static void bits_dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_XDECREF(((bits_object*)self)->tensor);
  type->tp_free(self);
  Py_DECREF(type);
}

PyObject* mptpy_bits(PyObject* self, PyObject* tensor) {
  (void)self;
  if (!PyObject_TypeCheck(tensor, mpt_tensor_type.base)) {
    PyErr_SetString(PyExc_TypeError, "expected a Tensor");
    return NULL;
  }
  bits_object* b = (bits_object*)bits_type->tp_alloc(bits_type, 0);
  if (!b) return NULL;
  Py_INCREF(tensor);
  b->tensor = tensor;
  return (PyObject*)b;
}

/* ---- import of buffers --------------------------------------------------------------------------
 */

typedef struct {
  Py_buffer view;
} borrowed_buffer;

static void buffer_done(void* user) {
  borrowed_buffer* b = user;
  if (!Py_IsInitialized()) return;
  PyGILState_STATE s = PyGILState_Ensure();
  PyBuffer_Release(&b->view);
  free(b);
  PyGILState_Release(s);
}

/* tensor_from_memory(context, dtype, buffer): returns a tensor that shares the buffer's memory. */
PyObject* mptpy_from_memory(PyObject* self, PyObject* args) {
  PyObject *context, *dtype, *from;
  void* handle;
  int32_t d;
  mptpy_call call = {0};
  (void)self;
  if (!PyArg_ParseTuple(args, "OOO", &context, &dtype, &from)) return NULL;
  if (mptpy_in(&call, context, &mpt_context_type, &handle) < 0 || mptpy_dtype_in(dtype, &d) < 0)
    return NULL;
  borrowed_buffer* b = calloc(1, sizeof *b);
  if (!b) return PyErr_NoMemory();
  if (PyObject_GetBuffer(from, &b->view, PyBUF_STRIDES | PyBUF_WRITABLE) < 0) {
    free(b);
    return NULL;
  }
  int64_t shape[MPT_MAX_RANK], strides[MPT_MAX_RANK];
  size_t bytes = b->view.len ? (size_t)b->view.itemsize : 0;
  mpt_tensor out = NULL;
  const char* problem = NULL;
  if (b->view.ndim > MPT_MAX_RANK) problem = "it has more than 8 dims";
  if ((size_t)b->view.itemsize != mpt_dtype_size(d))
    problem = "its elements have another size than the dtype";
  for (int i = 0; !problem && i < b->view.ndim; ++i) {
    shape[i] = b->view.shape[i];
    strides[i] = b->view.strides[i] / b->view.itemsize;
    if (b->view.strides[i] < 0 || b->view.strides[i] % b->view.itemsize) {
      problem =
          "a stride is negative or not a multiple of the element size: copy it (mpt.tensor does)";
    }
    if (shape[i] > 0) bytes += (size_t)(shape[i] - 1) * (size_t)b->view.strides[i];
  }
  if (problem) {
    PyErr_Format(PyExc_ValueError, "the memory cannot be shared: %s", problem);
    PyBuffer_Release(&b->view);
    free(b);
    return NULL;
  }
  const int32_t rank = b->view.ndim;
  void* data = b->view.buf;
  call.makes = 1;
  if (mptpy_enter(&call) < 0) {
    PyBuffer_Release(&b->view);
    free(b);
    return NULL;
  }
  const mpt_status s = mpt_tensor_from_memory((mpt_context)handle, d, shape, rank ? strides : NULL,
                                              rank, data, bytes, buffer_done, b, &out);
  mptpy_leave(&call);
  if (s < 0) {
    PyBuffer_Release(&b->view);
    free(b);
    mptpy_raise(s);
    return NULL;
  }
  return mptpy_wrap(call.context, &mpt_tensor_type, out);
}

/* ---- DLPack -------------------------------------------------------------------------------------
 */

static void drop_capsule(PyObject* capsule) {
  /* A consumer renames a capsule when it takes the ownership. */
  if (PyCapsule_IsValid(capsule, "dltensor_versioned")) {
    dl_versioned* m = PyCapsule_GetPointer(capsule, "dltensor_versioned");
    m->deleter(m);
  } else if (PyCapsule_IsValid(capsule, "dltensor")) {
    dl_managed* m = PyCapsule_GetPointer(capsule, "dltensor");
    m->deleter(m);
  }
}

/* tensor_to_dlpack(tensor, versioned): returns a capsule, of DLPack 1.x if `versioned`. */
PyObject* mptpy_to_dlpack(PyObject* self, PyObject* args) {
  PyObject* tensor;
  int versioned;
  void* handle;
  mptpy_call call = {0};
  (void)self;
  if (!PyArg_ParseTuple(args, "Op", &tensor, &versioned)) return NULL;
  if (mptpy_in(&call, tensor, &mpt_tensor_type, &handle) < 0) return NULL;
  dl_versioned* v = NULL;
  dl_managed* m = NULL;
  mptpy_enter(&call);
  const mpt_status s = versioned ? mpt_tensor_to_dlpack((mpt_tensor)handle, &v)
                                 : mpt_tensor_to_dlpack_legacy((mpt_tensor)handle, &m);
  mptpy_leave(&call);
  if (s < 0) {
    mptpy_raise(s);
    return NULL;
  }
  return versioned ? PyCapsule_New(v, "dltensor_versioned", drop_capsule)
                   : PyCapsule_New(m, "dltensor", drop_capsule);
}

/* dlpack_device(tensor): returns DLPack's number of the kind of the tensor's device, and the number
 * of the device. */
PyObject* mptpy_dlpack_device(PyObject* self, PyObject* tensor) {
  void* handle;
  mptpy_call call = {0};
  (void)self;
  if (mptpy_in(&call, tensor, &mpt_tensor_type, &handle) < 0) return NULL;
  dl_versioned* m = NULL;
  mptpy_enter(&call);
  const mpt_status s = mpt_tensor_to_dlpack((mpt_tensor)handle, &m);
  mptpy_leave(&call);
  if (s < 0) {
    mptpy_raise(s);
    return NULL;
  }
  const dl_device device = m->tensor.device;
  m->deleter(m);
  return Py_BuildValue("ii", (int)device.device_type, (int)device.device_id);
}

/* dlpack_stream(context, (type, number)): returns the stream on which a context uses a device of
 * DLPack, for the producer of an import, which lets it wait for its work; None: such a device has
 * no streams. */
PyObject* mptpy_dlpack_stream(PyObject* self, PyObject* args) {
  PyObject* context;
  void *handle, *native = NULL;
  int type, number;
  mptpy_call call = {0};
  (void)self;
  if (!PyArg_ParseTuple(args, "O(ii)", &context, &type, &number)) return NULL;
  if (mptpy_in(&call, context, &mpt_context_type, &handle) < 0) return NULL;
  if (type != 2) Py_RETURN_NONE; /* kDLCUDA */
  mptpy_enter(&call);
  const mpt_status s =
      mpt_context_get_device_native((mpt_context)handle, MPT_DEVICE_CUDA, number, &native);
  mptpy_leave(&call);
  if (s < 0) {
    mptpy_raise(s);
    return NULL;
  }
  return PyLong_FromVoidPtr(((const mpt_cuda_device*)native)->stream);
}

/* tensor_from_dlpack(context, capsule): returns a tensor that shares the memory of a capsule. */
PyObject* mptpy_from_dlpack(PyObject* self, PyObject* args) {
  PyObject *context, *capsule;
  void* handle;
  mptpy_call call = {0};
  mpt_tensor out = NULL;
  (void)self;
  if (!PyArg_ParseTuple(args, "OO", &context, &capsule)) return NULL;
  if (mptpy_in(&call, context, &mpt_context_type, &handle) < 0) return NULL;
  const int versioned = PyCapsule_IsValid(capsule, "dltensor_versioned");
  if (!versioned && !PyCapsule_IsValid(capsule, "dltensor")) {
    PyErr_SetString(PyExc_ValueError, "expected a DLPack capsule that was not consumed yet");
    return NULL;
  }
  void* m = PyCapsule_GetPointer(capsule, versioned ? "dltensor_versioned" : "dltensor");
  call.makes = 1;
  if (mptpy_enter(&call) < 0) return NULL;
  const mpt_status s = versioned ? mpt_tensor_from_dlpack((mpt_context)handle, m, &out)
                                 : mpt_tensor_from_dlpack_legacy((mpt_context)handle, m, &out);
  mptpy_leave(&call);
  if (s < 0) { /* the capsule still owns the memory */
    mptpy_raise(s);
    return NULL;
  }
  PyCapsule_SetName(capsule, versioned ? "used_dltensor_versioned" : "used_dltensor");
  PyCapsule_SetDestructor(capsule, NULL);
  return mptpy_wrap(call.context, &mpt_tensor_type, out);
}

int mptpy_start_memory(PyObject* module) {
  (void)module;
  PyType_Slot slots[] = {{Py_tp_dealloc, bits_dealloc}, {0, NULL}, {0, NULL}, {0, NULL}};
#if PY_VERSION_HEX >= 0x03090000
  slots[1] = (PyType_Slot){Py_bf_getbuffer, bits_get_buffer};
  slots[2] = (PyType_Slot){Py_bf_releasebuffer, release_buffer};
#endif
  PyType_Spec spec = {"mpt._mpt.Bits", sizeof(bits_object), 0, Py_TPFLAGS_DEFAULT, slots};
  bits_type = (PyTypeObject*)PyType_FromSpec(&spec);
  return bits_type ? 0 : -1;
}
