/* Conversion between structs and dicts by the tables of mpt_structs.h, and callbacks.
 * SPDX-License-Identifier: Apache-2.0 */
#include "runtime.h"

const mpt_struct* mptpy_find_struct(const char* name) {
  for (const mpt_struct* const* s = mpt_structs; *s; ++s)
    if (strcmp((*s)->name, name) == 0) return *s;
  return NULL;
}

static size_t element_size(int32_t kind) {
  switch (kind) {
    case MPT_FIELD_I32:
    case MPT_FIELD_U32:
    case MPT_FIELD_DTYPE:
    case MPT_FIELD_BOOL: return 4;
    default: return 8;
  }
}

static int number_into(PyObject* value, int32_t kind, char* at) {
  if (kind == MPT_FIELD_F64) {
    const double v = PyFloat_AsDouble(value);
    if (v == -1 && PyErr_Occurred()) return -1;
    memcpy(at, &v, sizeof v);
    return 0;
  }
  if (kind == MPT_FIELD_BOOL) {
    const int32_t v = PyObject_IsTrue(value);
    memcpy(at, &v, sizeof v);
    return v < 0 ? -1 : 0;
  }
  if (kind == MPT_FIELD_DTYPE) {
    int32_t v;
    if (mptpy_dtype_in(value, &v) < 0) return -1;
    memcpy(at, &v, sizeof v);
    return 0;
  }
  PyObject* index = PyNumber_Index(value);
  if (!index) return -1;
  const long long v = PyLong_AsLongLong(index);
  Py_DECREF(index);
  if (v == -1 && PyErr_Occurred()) return -1;
  if (element_size(kind) == 4) {
    const int32_t small = (int32_t)v;
    if (small != v) {
      PyErr_Format(PyExc_OverflowError, "%lld does not fit into 32 bits", v);
      return -1;
    }
    memcpy(at, &small, sizeof small);
  } else {
    memcpy(at, &v, 8);
  }
  return 0;
}

/* Writes the number of an enum value that a field accepts by its name. */
static int name_into(PyObject* value, const mpt_field* f, char* at) {
  const char* name = mptpy_text_in(value);
  if (!name) return -1;
  for (const mpt_value* v = f->values; v->name; ++v) {
    size_t i = 0; /* '-' in a name matches '_': "pytorch-cpu" is pytorch_cpu */
    while (v->name[i] && (v->name[i] == name[i] || (v->name[i] == '_' && name[i] == '-'))) ++i;
    if (v->name[i] || name[i]) continue;
    memcpy(at, &v->number, sizeof v->number);
    return 0;
  }
  char text[600];
  size_t n = 0;
  for (const mpt_value* v = f->values; v->name && n < sizeof text - 64; ++v) {
    n += (size_t)snprintf(text + n, sizeof text - n, "%s'%s'", n ? ", " : "", v->name);
  }
  if (strcmp(f->name, "profile") == 0) /* the library spells profiles with hyphens */
    for (char* c = text; *c; ++c)
      if (*c == '_') *c = '-';
  PyErr_Format(PyExc_ValueError, "%s is '%s'; expected one of %s", f->name, name, text);
  return -1;
}

static int keep_object(PyObject* keep, PyObject* o) {
  if (!keep) {
    PyErr_SetString(PyExc_TypeError, "this field cannot be set here");
    return -1;
  }
  return PyList_Append(keep, o);
}

/* Returns zeroed memory that exists as long as the list `keep`. */
static void* keep_memory(PyObject* keep, size_t bytes) {
  PyObject* b = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)bytes);
  if (!b || keep_object(keep, b) < 0) {
    Py_XDECREF(b);
    return NULL;
  }
  Py_DECREF(b);
  memset(PyByteArray_AS_STRING(b), 0, bytes);
  return PyByteArray_AS_STRING(b);
}

static void drop_callback(PyObject* capsule) {
  mptpy_callback_done(PyCapsule_GetPointer(capsule, NULL));
}

static int field_into(mptpy_call* call, PyObject* value, const mpt_field* f, char* base,
                      PyObject* keep) {
  char* at = base + f->offset;
  void* p = NULL;
  int32_t n = 0;
  switch (f->kind) {
    case MPT_FIELD_STRING: {
      const char* text = NULL;
      if (value != Py_None) {
        text = mptpy_text_in(value);
        if (!text || keep_object(keep, value) < 0) return -1;
      }
      memcpy(at, &text, sizeof text);
      return 0;
    }
    case MPT_FIELD_HANDLE:
      if (mptpy_in(call, value, mptpy_kind_named(f->type), &p) < 0 || mptpy_make_numbers(call) < 0)
        return -1;
      memcpy(at, &p, sizeof p);
      return 0;
    case MPT_FIELD_HANDLES: {
      void** list;
      if (mptpy_list_in(call, value, mptpy_kind_named(f->type), &list, &n) < 0) return -1;
      if (mptpy_make_numbers(call) < 0) {
        PyMem_Free(list);
        return -1;
      }
      p = keep_memory(keep, (size_t)(n + 1) * sizeof p);
      if (p && n) memcpy(p, list, (size_t)n * sizeof p);
      PyMem_Free(list);
      if (!p || keep_object(keep, value) < 0) return -1;
      memcpy(at, &p, sizeof p);
      memcpy(base + f->count, &n, sizeof n);
      return 0;
    }
    case MPT_FIELD_STRUCT:
    case MPT_FIELD_STRUCTS: {
      const mpt_struct* s = mptpy_find_struct(f->type);
      if (value == Py_None) return 0;
      PyObject* fast = f->kind == MPT_FIELD_STRUCT
                           ? PyTuple_Pack(1, value)
                           : PySequence_Fast(value, "expected a list of dicts");
      if (!fast) return -1;
      n = (int32_t)PySequence_Fast_GET_SIZE(fast);
      p = keep_memory(keep, (size_t)(n + 1) * s->size);
      for (int32_t i = 0; p && i < n; ++i) {
        if (mptpy_fill(call, PySequence_Fast_GET_ITEM(fast, i), s, (char*)p + (size_t)i * s->size,
                       keep) < 0) {
          p = NULL;
        }
      }
      Py_DECREF(fast);
      if (!p) return -1;
      memcpy(at, &p, sizeof p);
      if (f->kind == MPT_FIELD_STRUCTS) memcpy(base + f->count, &n, sizeof n);
      return 0;
    }
    case MPT_FIELD_CALLBACK: {
      /* The field after the callback is `user`. The context keeps the callable alive, because the
       * native object that receives the struct may exist longer than the Python objects. */
      if (value == Py_None) return 0;
      if (!mptpy_trampoline(f->type)) {
        PyErr_Format(PyExc_TypeError, "%s cannot be given in Python", f->name);
        return -1;
      }
      if (!PyCallable_Check(value) || !call->context) {
        PyErr_Format(PyExc_TypeError, "'%.100s' is not callable", Py_TYPE(value)->tp_name);
        return -1;
      }
      void *fn = mptpy_trampoline(f->type), *user = mptpy_callback(call->context, value, NULL);
      PyObject* capsule = user ? PyCapsule_New(user, NULL, drop_callback) : NULL;
      if (!capsule || PyList_Append(call->context->keep, capsule) < 0) return -1;
      Py_DECREF(capsule);
      memcpy(at, &fn, sizeof fn);
      memcpy(at + sizeof fn, &user, sizeof user);
      return 0;
    }
    case MPT_FIELD_MEMORY:
    case MPT_FIELD_CONST_MEMORY: {
      Py_buffer view;
      const int access = f->kind == MPT_FIELD_MEMORY ? PyBUF_WRITABLE : PyBUF_SIMPLE;
      if (PyObject_GetBuffer(value, &view, PyBUF_C_CONTIGUOUS | access) < 0) return -1;
      const size_t bytes = (size_t)view.len;
      p = view.buf;
      PyBuffer_Release(&view);
      if (keep_object(keep, value) < 0) return -1;
      memcpy(at, &p, sizeof p);
      memcpy(at + sizeof p, &bytes, sizeof bytes);
      return 0;
    }
    case MPT_FIELD_OTHER:
      PyErr_Format(PyExc_TypeError, "%s cannot be given in Python", f->name);
      return -1;
    default: break;
  }
  if (f->values && PyUnicode_Check(value)) return name_into(value, f, at);
  if (f->length == 0) return number_into(value, f->kind, at);
  PyObject* fast = NULL;
  if (PyLong_Check(value)) { /* one number for all elements */
    for (int32_t i = 0; i < f->length; ++i)
      if (number_into(value, f->kind, at + (size_t)i * element_size(f->kind)) < 0) return -1;
    return 0;
  }
  fast = PySequence_Fast(value, "expected an integer or a list of integers");
  if (!fast) return -1;
  const Py_ssize_t given = PySequence_Fast_GET_SIZE(fast);
  int bad = given > f->length;
  if (bad)
    PyErr_Format(PyExc_ValueError, "%s: got %zd values, expected at most %d", f->name, given,
                 (int)f->length);
  for (Py_ssize_t i = 0; !bad && i < given; ++i) {
    bad = number_into(PySequence_Fast_GET_ITEM(fast, i), f->kind,
                      at + (size_t)i * element_size(f->kind)) < 0;
  }
  Py_DECREF(fast);
  return bad ? -1 : 0;
}

/* Returns the name of a struct for error texts: "stepper" for mpt_stepper_desc. */
static const char* subject_of(const mpt_struct* s, char* text, size_t size) {
  snprintf(text, size, "%s", s->name + 4);
  const size_t n = strlen(text);
  if (n > 5 && strcmp(text + n - 5, "_desc") == 0) text[n - 5] = 0;
  for (char* c = text; *c; ++c)
    if (*c == '_') *c = ' ';
  return text;
}

static void unknown_field(const mpt_struct* s, const char* name) {
  char text[900], subject[64];
  size_t n = 0;
  for (const mpt_field* f = s->fields; f->name && n < sizeof text - 64; ++f) {
    if (strncmp(f->name, "reserved", 8) == 0 || strcmp(f->name, "user") == 0) continue;
    n += (size_t)snprintf(text + n, sizeof text - n, "%s%s", n ? ", " : "", f->name);
  }
  PyErr_Format(PyExc_TypeError, "%s has no option '%s'; the options are %s",
               subject_of(s, subject, sizeof subject), name, text);
}

/* Fills a struct from a dict. The item "init" selects one of several init functions ("adamw_desc").
 */
int mptpy_fill(mptpy_call* call, PyObject* dict, const mpt_struct* s, void* out, PyObject* keep) {
  if (!PyDict_Check(dict)) {
    PyErr_Format(PyExc_TypeError, "expected a dict, got '%.100s'", Py_TYPE(dict)->tp_name);
    return -1;
  }
  memset(out, 0, s->size);
  const mpt_init* init = s->inits;
  PyObject* wanted = PyDict_GetItemString(dict, "init");
  if (wanted) {
    const char* name = mptpy_text_in(wanted);
    if (!name) return -1;
    while (init->name && strcmp(init->name, name) != 0) ++init;
    if (!init->name) {
      char subject[64];
      PyErr_Format(PyExc_ValueError, "%s has no defaults named '%s'",
                   subject_of(s, subject, sizeof subject), name);
      return -1;
    }
  }
  if (init->name) init->fn(out, s->size);
  else if (s->sized) *(uint32_t*)out = (uint32_t)s->size;
  PyObject *key, *value;
  Py_ssize_t at = 0;
  while (PyDict_Next(dict, &at, &key, &value)) {
    if (key == wanted || (wanted && value == wanted)) continue;
    const char* name = mptpy_text_in(key);
    if (!name) return -1;
    const mpt_field* f = s->fields;
    while (f->name && strcmp(f->name, name) != 0) ++f;
    if (!f->name) {
      unknown_field(s, name);
      return -1;
    }
    if (field_into(call, value, f, out, keep) < 0) return -1;
  }
  return 0;
}

static PyObject* number_from(int32_t kind, const char* at) {
  int32_t i;
  long long l;
  double d;
  switch (kind) {
    case MPT_FIELD_F64: memcpy(&d, at, 8); return PyFloat_FromDouble(d);
    case MPT_FIELD_BOOL: memcpy(&i, at, 4); return PyBool_FromLong(i);
    case MPT_FIELD_DTYPE: memcpy(&i, at, 4); return mptpy_dtype_out(i);
    case MPT_FIELD_I32: memcpy(&i, at, 4); return PyLong_FromLong(i);
    case MPT_FIELD_U32: memcpy(&i, at, 4); return PyLong_FromUnsignedLong((uint32_t)i);
    case MPT_FIELD_SIZE: memcpy(&l, at, 8); return PyLong_FromSize_t((size_t)l);
    default: memcpy(&l, at, 8); return PyLong_FromLongLong(l);
  }
}

PyObject* mptpy_read(const mpt_struct* s, const void* from) {
  PyObject* dict = PyDict_New();
  for (const mpt_field* f = s->fields; dict && f->name; ++f) {
    const char* at = (const char*)from + f->offset;
    PyObject* value = NULL;
    if (strncmp(f->name, "reserved", 8) == 0) continue;
    if (f->kind == MPT_FIELD_STRING) {
      const char* text;
      memcpy(&text, at, sizeof text);
      value = text ? PyUnicode_FromString(text) : Py_None;
      if (!text) Py_INCREF(value);
    } else if (f->kind >= MPT_FIELD_HANDLE && f->kind != MPT_FIELD_DTYPE) {
      continue;
    } else if (f->length) {
      value = PyTuple_New(f->length);
      for (int32_t i = 0; value && i < f->length; ++i) {
        PyTuple_SET_ITEM(value, i, number_from(f->kind, at + (size_t)i * element_size(f->kind)));
      }
    } else {
      value = number_from(f->kind, at);
    }
    if (!value || PyDict_SetItemString(dict, f->name, value) < 0) Py_CLEAR(dict);
    Py_XDECREF(value);
  }
  return dict;
}

/* struct_fields("mpt_conv_desc"): returns the names of the struct's fields. */
PyObject* mptpy_struct_fields(PyObject* self, PyObject* name) {
  (void)self;
  const char* text = mptpy_text_in(name);
  const mpt_struct* s = text ? mptpy_find_struct(text) : NULL;
  if (!s) return text ? PyErr_Format(PyExc_KeyError, "%s", text) : NULL;
  PyObject* list = PyList_New(0);
  for (const mpt_field* f = s->fields; list && f->name; ++f) {
    PyObject* n = PyUnicode_FromString(f->name);
    PyList_Append(list, n);
    Py_DECREF(n);
  }
  return list;
}

/* struct_defaults("mpt_optimizer_desc" [, "adamw_desc"]): returns the defaults as a dict. */
PyObject* mptpy_struct_defaults(PyObject* self, PyObject* args) {
  const char *name, *init = NULL;
  (void)self;
  if (!PyArg_ParseTuple(args, "s|s", &name, &init)) return NULL;
  const mpt_struct* s = mptpy_find_struct(name);
  if (!s) return PyErr_Format(PyExc_KeyError, "%s", name);
  PyObject *dict = PyDict_New(), *result = NULL;
  void* memory = PyMem_Malloc(s->size);
  if (init) {
    PyObject* text = PyUnicode_FromString(init);
    PyDict_SetItemString(dict, "init", text);
    Py_DECREF(text);
  }
  mptpy_call call = {0};
  if (mptpy_fill(&call, dict, s, memory, NULL) == 0) result = mptpy_read(s, memory);
  PyMem_Free(memory);
  Py_DECREF(dict);
  return result;
}

/* ---- callbacks ----------------------------------------------------------------------------------
 */

typedef struct {
  PyObject *fn, *second;  /* second: backward of a custom operation */
  mptpy_context* context; /* borrowed: callbacks end with the context */
} callback;

void* mptpy_callback(mptpy_context* context, PyObject* fn, PyObject* second) {
  callback* c = malloc(sizeof *c);
  if (!c) return PyErr_NoMemory();
  Py_INCREF(fn);
  Py_XINCREF(second);
  *c = (callback){fn, second, context};
  return c;
}

void mptpy_callback_done(void* user) {
  callback* c = user;
  if (!Py_IsInitialized()) return;
  PyGILState_STATE s = PyGILState_Ensure();
  Py_DECREF(c->fn);
  Py_XDECREF(c->second);
  free(c);
  PyGILState_Release(s);
}

static PyObject* borrowed(mptpy_context* c, mpt_tensor t) {
  return mptpy_wrap(c, &mpt_tensor_type, t ? (void*)mpt_tensor_retain(t) : NULL);
}

/* Stores tensors in a tuple, starting at index `at`. */
static int put(mptpy_context* c, PyObject* tuple, Py_ssize_t at, const mpt_tensor* list,
               int32_t count) {
  for (int32_t i = 0; i < count; ++i) {
    PyObject* o = borrowed(c, list ? list[i] : NULL);
    if (!o) return -1;
    PyTuple_SET_ITEM(tuple, at + i, o);
  }
  return 0;
}

/* Converts a result of a callback to a handle that the library owns. */
static int give(mptpy_context* c, PyObject* o, int may_be_none, mpt_tensor* out) {
  mptpy_call call = {0};
  void* h = NULL;
  call.context = c;
  if (!may_be_none && o == Py_None) {
    PyErr_SetString(PyExc_TypeError, "the function returned None, expected a Tensor");
    return -1;
  }
  if (mptpy_in(&call, o, &mpt_tensor_type, &h) < 0 || mptpy_make_numbers(&call) < 0) return -1;
  *out = h ? mpt_tensor_retain((mpt_tensor)h) : NULL;
  mptpy_drop_temporaries(&call);
  return 0;
}

static int give_all(mptpy_context* c, PyObject* results, int may_be_none, mpt_tensor* out,
                    int32_t count) {
  if (count == 1 && !PyTuple_Check(results) && !PyList_Check(results))
    return give(c, results, may_be_none, out);
  PyObject* fast = PySequence_Fast(results, "expected a tuple of results");
  if (!fast) return -1;
  int bad = PySequence_Fast_GET_SIZE(fast) != count;
  if (bad) {
    PyErr_Format(PyExc_ValueError, "the function returned %zd results, expected %d",
                 PySequence_Fast_GET_SIZE(fast), (int)count);
  }
  int32_t i = 0;
  for (; !bad && i < count; ++i)
    bad = give(c, PySequence_Fast_GET_ITEM(fast, i), may_be_none, out + i) < 0;
  if (bad) {
    while (i-- > 0) {
      mpt_tensor_release(out[i]);
      out[i] = NULL;
    }
  }
  Py_DECREF(fast);
  return bad ? -1 : 0;
}

static mpt_status forward_trampoline(void* user, const mpt_tensor* in, int32_t in_count,
                                     mpt_tensor* out, int32_t out_count) {
  PyGILState_STATE s = PyGILState_Ensure();
  callback* c = user;
  mpt_status status = MPT_OK;
  PyObject *args = PyTuple_New(in_count), *r = NULL;
  if (args && put(c->context, args, 0, in, in_count) == 0) r = PyObject_Call(c->fn, args, NULL);
  if (!r || give_all(c->context, r, 0, out, out_count) < 0)
    status = mptpy_callback_failed(c->context);
  Py_XDECREF(r);
  Py_XDECREF(args);
  PyGILState_Release(s);
  return status;
}

/* Calls backward(inputs, outputs, grads), which returns the gradients of the inputs. */
static mpt_status backward_trampoline(void* user, const mpt_tensor* in, int32_t in_count,
                                      const mpt_tensor* out, const mpt_tensor* grad_out,
                                      int32_t out_count, mpt_tensor* grad_in) {
  PyGILState_STATE s = PyGILState_Ensure();
  callback* c = user;
  mpt_status status = MPT_OK;
  PyObject *a = PyTuple_New(in_count), *b = PyTuple_New(out_count), *g = PyTuple_New(out_count),
           *r = NULL;
  if (a && b && g && put(c->context, a, 0, in, in_count) == 0 &&
      put(c->context, b, 0, out, out_count) == 0 &&
      put(c->context, g, 0, grad_out, out_count) == 0) {
    r = PyObject_CallFunctionObjArgs(c->second, a, b, g, NULL);
  }
  if (!r || give_all(c->context, r, 1, grad_in, in_count) < 0)
    status = mptpy_callback_failed(c->context);
  Py_XDECREF(r);
  Py_XDECREF(a);
  Py_XDECREF(b);
  Py_XDECREF(g);
  PyGILState_Release(s);
  return status;
}

/* Calls hook(grad), which returns None or a replacement of the gradient. */
static mpt_status grad_trampoline(void* user, mpt_tensor* grad) {
  PyGILState_STATE s = PyGILState_Ensure();
  callback* c = user;
  mpt_status status = MPT_OK;
  PyObject *g = borrowed(c->context, *grad),
           *r = g ? PyObject_CallFunctionObjArgs(c->fn, g, NULL) : NULL;
  if (!r || (r != Py_None && r != g && give(c->context, r, 0, grad) < 0))
    status = mptpy_callback_failed(c->context);
  Py_XDECREF(r);
  Py_XDECREF(g);
  PyGILState_Release(s);
  return status;
}

static mpt_status post_trampoline(void* user, mpt_tensor leaf) {
  PyGILState_STATE s = PyGILState_Ensure();
  callback* c = user;
  mpt_status status = MPT_OK;
  PyObject *t = borrowed(c->context, leaf),
           *r = t ? PyObject_CallFunctionObjArgs(c->fn, t, NULL) : NULL;
  if (!r) status = mptpy_callback_failed(c->context);
  Py_XDECREF(r);
  Py_XDECREF(t);
  PyGILState_Release(s);
  return status;
}

/* Calls closure(), which returns the loss. */
static mpt_status closure_trampoline(void* user, mpt_tensor* loss) {
  PyGILState_STATE s = PyGILState_Ensure();
  callback* c = user;
  mpt_status status = MPT_OK;
  PyObject* r = PyObject_CallNoArgs(c->fn);
  if (!r || give(c->context, r, 0, loss) < 0) status = mptpy_callback_failed(c->context);
  Py_XDECREF(r);
  PyGILState_Release(s);
  return status;
}

/* Calls factor(step), which returns a float. */
static mpt_status lr_trampoline(void* user, int64_t step, double* factor) {
  PyGILState_STATE s = PyGILState_Ensure();
  callback* c = user;
  mpt_status status = MPT_OK;
  PyObject* r = PyObject_CallFunction(c->fn, "L", (long long)step);
  if (r) *factor = PyFloat_AsDouble(r);
  if (PyErr_Occurred()) {
    mptpy_callback_failed(c->context);
    status = MPT_ERROR_CALLBACK;
  }
  Py_XDECREF(r);
  PyGILState_Release(s);
  return status;
}

void* mptpy_trampoline(const char* type) {
  static const struct {
    const char* type;
    void* fn;
  } all[] = {{"mpt_forward_fn", (void*)forward_trampoline},
             {"mpt_grad_hook", (void*)grad_trampoline},
             {"mpt_post_hook", (void*)post_trampoline},
             {"mpt_closure", (void*)closure_trampoline},
             {"mpt_lr_fn", (void*)lr_trampoline},
             {"mpt_custom_backward", (void*)backward_trampoline}};
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    if (strcmp(all[i].type, type) == 0) return all[i].fn;
  return NULL;
}

/* op_register(context, name, in_count, out_count, cast_class, forward, backward or None): registers
 * a custom operation and returns its number. */
PyObject* mptpy_op_register(PyObject* self, PyObject* args) {
  mpt_custom_op_desc desc;
  PyObject *context, *name, *forward, *backward;
  (void)self;
  mpt_custom_op_desc_init(&desc, sizeof desc);
  if (!PyArg_ParseTuple(args, "OOiiiOO", &context, &name, &desc.in_count, &desc.out_count,
                        &desc.cast_class, &forward, &backward)) {
    return NULL;
  }
  if (!(desc.name = mptpy_text_in(name))) return NULL;
  mptpy_call call = {0};
  void* handle;
  if (mptpy_in(&call, context, &mpt_context_type, &handle) < 0) return NULL;
  desc.forward = forward_trampoline;
  desc.backward = backward == Py_None ? NULL : backward_trampoline;
  desc.user = mptpy_callback(call.context, forward, backward == Py_None ? NULL : backward);
  PyObject* capsule = desc.user ? PyCapsule_New(desc.user, NULL, drop_callback) : NULL;
  if (!capsule || PyList_Append(call.context->keep, capsule) < 0) return NULL;
  Py_DECREF(capsule);
  mpt_op op;
  mptpy_lock(call.context);
  const mpt_status status = mpt_op_register((mpt_context)handle, &desc, &op);
  mptpy_unlock(call.context);
  if (status < 0) {
    mptpy_raise(status);
    return NULL;
  }
  return PyLong_FromLong(op);
}
