/* libmpt: autocast scopes, classes and the cache of casts.
 * The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_AUTOCAST_H
#define MPT_AUTOCAST_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- autocast ---------------------------------------------------------------------------------- */

/* What a scope does with an operation's floating inputs (f64 and integers are never cast). Casts are
 * differentiable. Only results of operations are concerned: writes in place (mpt_copy_into and the
 * others) take what they get, and so do operations that only move or convert elements (views, splits,
 * mpt_cast, mpt_clone). A dtype that the caller gives (mpt_softmax) wins. The backward runs in the
 * dtypes of the forward, whatever scope is in force by then, on whatever thread. */
typedef int32_t mpt_cast_class;
enum {
  MPT_CAST_DEFAULT = -1, /* for mpt_autocast_set_class: the class of the scope's profile again */
  MPT_CAST_NONE = 0,     /* nothing: runs in the dtypes it gets */
  MPT_CAST_LOWER = 1,    /* to the scope's dtype */
  MPT_CAST_FP32 = 2,     /* to f32 */
  MPT_CAST_FP32_OUT = 3, /* inputs stay, the result is f32 */
  MPT_CAST_PROMOTE = 4,  /* to the widest of the inputs */
  MPT_CAST_BANNED = 5    /* an error that names the safe operation */
};

/* Lists of classes by name. "default" is libmpt's own, one list for every device: PyTorch's for GPUs,
 * with an f32 result of mean, index writers that promote, and norms, interpolation and cross-entropy
 * in the dtypes they get, because their kernels compute in f32 inside. The others are for comparing:
 * "pytorch-cpu" and "pytorch-cuda" (torch.autocast, 2.12), "apex-o1" (apex.amp's O1). */
typedef int32_t mpt_profile;
enum {
  MPT_PROFILE_INHERIT = 0, /* the surrounding scope's, with its overrides; outside: MPT_PROFILE_DEFAULT */
  MPT_PROFILE_DEFAULT = 1,
  MPT_PROFILE_PYTORCH_CPU = 2,
  MPT_PROFILE_PYTORCH_CUDA = 3,
  MPT_PROFILE_APEX_O1 = 4
};
/* "apex-o1" to MPT_PROFILE_APEX_O1. Any thread. Errors: INVALID_ARGUMENT, with the list of names. */
MPT_CALL mpt_status mpt_autocast_profile_from_name(const char *name, mpt_profile *out);
/* The other way; NULL for an unknown number: iterate from 1. Any thread. */
MPT_API const char *MPT_NULLABLE mpt_autocast_profile_name(mpt_profile profile);

/* Whether casts of leaves that need a gradient (parameters) are kept, one per version of the leaf: a
 * cast made under no-grad, in an earlier micro-batch or in another scope serves as well, for each use
 * puts its own cast on the tape. A copy dies with its leaf. */
typedef int32_t mpt_cast_cache;
enum {
  MPT_CAST_CACHE_OFF = 0,
  MPT_CAST_CACHE_KEEP = 1,
  MPT_CAST_CACHE_SCOPE = 2 /* kept, and all are dropped when the scope is popped, as PyTorch does */
};

typedef struct mpt_autocast_desc {
  uint32_t struct_size;
  mpt_dtype dtype;      /* MPT_BF16 (default) or MPT_F16 */
  mpt_bool32 enabled;   /* 1; 0 switches a surrounding scope off */
  mpt_cast_cache cache; /* MPT_CAST_CACHE_KEEP */
  const mpt_chain *MPT_NULLABLE next;
  mpt_profile profile;  /* MPT_PROFILE_INHERIT; another one also leaves the surrounding scope's
                           overrides behind, but not those made outside of every scope */
  mpt_bool32 cost_rule; /* 0; 1: a product (matmul, bmm, addmm, linear) that 16 bits would make
                           slower and no smaller runs in f32. By shapes, dtypes and the arithmetic in force
                           (mpt_context_get_arithmetic) alone: the same on every run */
} mpt_autocast_desc;
MPT_API void mpt_autocast_desc_init(mpt_autocast_desc *desc, size_t size);
/* Opens a scope; scopes nest and are popped in the reverse order. NULL: bf16. The scope belongs to the
 * context: it holds for whichever thread drives it. */
MPT_CALL mpt_status mpt_autocast_push(mpt_context context,
                                      const mpt_autocast_desc *MPT_NULLABLE desc);
/* Closes the innermost scope. Errors: STATE (none is open). */
MPT_CALL mpt_status mpt_autocast_pop(mpt_context context);
/* The scope in force: its dtype, or MPT_DTYPE_NONE when casts are off. */
MPT_CALL mpt_status mpt_autocast_get_dtype(mpt_context context, mpt_dtype *out);
/* Changes an operation's class, the host's own operations included: in the innermost scope and the
 * scopes inside it or, outside every scope, for all scopes to come. MPT_CAST_DEFAULT takes that back.
 * Errors: INVALID_ARGUMENT (an operation that autocast does not concern). */
MPT_CALL mpt_status mpt_autocast_set_class(mpt_context context, mpt_op op, mpt_cast_class cls);
/* The class in force. */
MPT_CALL mpt_status mpt_autocast_get_class(mpt_context context, mpt_op op, mpt_cast_class *out);
/* Drops every cached cast. */
MPT_CALL mpt_status mpt_autocast_clear_cache(mpt_context context);

/* What the cache of casts did since the context began, and what it holds now. An optimizer's step
 * writes a copy together with its parameter: the use after it is a hit. */
typedef struct mpt_cast_cache_info {
  uint32_t struct_size;
  int32_t reserved;
  int64_t hits;      /* uses of a copy that was there */
  int64_t misses;    /* casts made anew */
  int64_t stale;     /* copies refreshed because their leaf was written to */
  int64_t evictions; /* copies that made room, least recently used first: cast_cache_limit */
  int64_t entries;   /* copies held */
  size_t bytes;      /* held by them */
} mpt_cast_cache_info;
/* Those counts. */
MPT_CALL mpt_status mpt_autocast_get_cache_info(mpt_context context, mpt_cast_cache_info *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_AUTOCAST_H */
