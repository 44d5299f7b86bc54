/* Field tables: the types with which mpt_structs.h describes the structs of the C ABI. Bindings use
 * the tables to fill and read structs by field name.
 * SPDX-License-Identifier: Apache-2.0 */
#pragma once
#include <stddef.h>
#include <stdint.h>

/* Kinds of fields. Struct.java and Struct.cs of the bindings know the numbers. */
enum {
  MPT_FIELD_I32 = 1,
  MPT_FIELD_U32,
  MPT_FIELD_I64,
  MPT_FIELD_SIZE,
  MPT_FIELD_F64,
  MPT_FIELD_BOOL,
  MPT_FIELD_STRING,
  MPT_FIELD_HANDLE,       /* a handle `type` */
  MPT_FIELD_HANDLES,      /* a pointer to handles `type`; the int32_t at `count` is their number */
  MPT_FIELD_STRUCT,       /* a pointer to one struct `type` */
  MPT_FIELD_STRUCTS,      /* a pointer to structs `type`; the int32_t at `count` is their number */
  MPT_FIELD_CALLBACK,     /* a function `type`; its first argument is the void* after it */
  MPT_FIELD_MEMORY,       /* memory of the host, with its size in the field after it */
  MPT_FIELD_CONST_MEMORY, /* memory of which the library only reads, with its size after it */
  MPT_FIELD_OTHER,
  MPT_FIELD_DTYPE
};

typedef struct {
  const char* name; /* lower case, without the prefix of the enum: "dynamic" */
  int32_t number;
} mpt_value;

typedef struct {
  const char* name;
  int32_t kind;
  size_t offset;
  int32_t length; /* number of array elements; 0: one value */
  const char* type;
  size_t count;
  const mpt_value* values; /* accepted enum values, ended by an entry without a name; or NULL */
} mpt_field;

typedef void (*mpt_init_fn)(void*, size_t);
typedef struct {
  const char* name; /* "adamw_desc" */
  mpt_init_fn fn;
} mpt_init;

typedef struct {
  const char* name;
  size_t size;
  int32_t sized;           /* nonzero if the first field is struct_size */
  const mpt_field* fields; /* ended by an entry without a name */
  const mpt_init* inits;   /* ended by an entry without a name */
} mpt_struct;
