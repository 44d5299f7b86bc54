/* Checks that the public headers still have what is agreed: compiles only while every name of
 * agreed.def has its type, its place and its value. agreed.py compiles it.
 * SPDX-License-Identifier: Apache-2.0 */
#include "mpt/mpt.h"
#include "mpt/mpt_cuda.h"
#include "mpt/mpt_vulkan.h"

#define SAME(type, agreed, name) \
  _Static_assert(__builtin_types_compatible_p(type, agreed), #name " has another type")

#define NUMBER(name, value) _Static_assert((name) == (value), #name " has another value")
#define TYPE(name, ...) SAME(name, __VA_ARGS__, name)
#define FUNCTION(name, ...) SAME(__typeof__(name), __VA_ARGS__, name)
#ifdef MPT_HANDLES_AS_INTEGERS
#define HANDLE(name) SAME(name, uint64_t, name)
#else
#define HANDLE(name) SAME(name, struct name##_s*, name)
#endif
/* A struct may grow at its end, because its users pass its size. */
#define SIZE(struct, bytes) _Static_assert(sizeof(struct) >= (bytes), #struct " is smaller")
/* Pointers to a field are compared: they show a const of the field and the length of an array. */
#define FIELD(struct, name, offset, ...)                                                      \
  _Static_assert(offsetof(struct, name) == (offset), #struct "." #name " has another place"); \
  SAME(__typeof__(&((struct*)0)->name), __typeof__(__VA_ARGS__)*, struct.name)

#include <agreed.def>
