/* How mpt_structs.h describes structs: for bindings that fill and read them by the names of fields.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  MPT_FIELD_I32 = 1,
  MPT_FIELD_U32,
  MPT_FIELD_I64,
  MPT_FIELD_SIZE,
  MPT_FIELD_F64,
  MPT_FIELD_BOOL,
  MPT_FIELD_STRING,
  MPT_FIELD_HANDLE,   /* `type` */
  MPT_FIELD_HANDLES,  /* a pointer to `type`; how many is the int32_t at `count` */
  MPT_FIELD_STRUCT,   /* a pointer to one `type` */
  MPT_FIELD_STRUCTS,  /* to several; how many as above */
  MPT_FIELD_CALLBACK, /* `type`; the void* after it is its first argument */
  MPT_FIELD_OTHER,
  MPT_FIELD_DTYPE
};

typedef struct {
  const char* name; /* "dynamic" */
  int32_t number;
} mpt_value;

typedef struct {
  const char* name;
  int32_t kind;
  size_t offset;
  int32_t length; /* of an array; 0: one value */
  const char* type;
  size_t count;
  const mpt_value* values; /* the names of the numbers that it takes, up to one without; or NULL */
} mpt_field;

typedef void (*mpt_init_fn)(void*, size_t);
typedef struct {
  const char* name; /* "adamw_desc" */
  mpt_init_fn fn;
} mpt_init;

typedef struct {
  const char* name;
  size_t size;
  int32_t sized;           /* begins with struct_size */
  const mpt_field* fields; /* up to one without a name, as `inits` */
  const mpt_init* inits;
} mpt_struct;
