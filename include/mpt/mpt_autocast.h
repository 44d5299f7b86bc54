/* libmpt: autocast scopes, cast classes and the cache of casts. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef MPT_AUTOCAST_H
#define MPT_AUTOCAST_H

#include "mpt_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- autocast -------------------------------------------------------------------------------- */

/* Class of an operation under autocast: the dtype to which an autocast scope casts its floating
 * inputs. f64 and integer inputs are never cast. Casts are differentiable. Autocast does not apply
 * to writes in place (mpt_copy_into and others) and to operations that only move or convert
 * elements (views, splits, mpt_cast, mpt_clone). A dtype argument of the caller, as in mpt_softmax,
 * takes precedence. The backward computes in the dtypes of the forward, whatever scope is open
 * then, on any thread. */
typedef int32_t mpt_cast_class;
enum {
  MPT_CAST_DEFAULT = -1, /* Argument of mpt_autocast_set_class: restores the class of the scope's
                            profile. */
  MPT_CAST_NONE = 0,     /* No cast: computes in the dtypes of the inputs. */
  MPT_CAST_LOWER = 1,    /* Casts inputs to the scope's dtype. */
  MPT_CAST_FP32 = 2,     /* Casts inputs to f32. */
  MPT_CAST_FP32_OUT = 3, /* Keeps the inputs and returns an f32 result. */
  MPT_CAST_PROMOTE = 4,  /* Casts inputs to the widest dtype among them. */
  MPT_CAST_BANNED = 5    /* Fails with an error that names the safe operation. */
};

/* Named list of cast classes. The pytorch and apex profiles serve for comparison. */
typedef int32_t mpt_profile;
enum {
  MPT_PROFILE_INHERIT = 0,      /* The profile of the enclosing scope, with its overrides. Outside
                                   every scope: MPT_PROFILE_DEFAULT. */
  MPT_PROFILE_DEFAULT = 1,      /* "default", libmpt's list for every device. It is PyTorch's list
                                   for GPUs with these differences: mean returns f32, the operations
                                   that write by index promote, and norms, interpolation and
                                   cross-entropy keep the dtypes of their inputs, because their
                                   kernels compute in f32. */
  MPT_PROFILE_PYTORCH_CPU = 2,  /* "pytorch-cpu": torch.autocast 2.12 on the CPU. */
  MPT_PROFILE_PYTORCH_CUDA = 3, /* "pytorch-cuda": torch.autocast 2.12 on CUDA. */
  MPT_PROFILE_APEX_O1 = 4       /* "apex-o1": apex.amp's O1. */
};
/* Finds a profile by its name: "apex-o1" gives MPT_PROFILE_APEX_O1. Any thread.
 * Errors: INVALID_ARGUMENT (unknown name; the text lists the names). */
MPT_CALL mpt_status mpt_autocast_profile_from_name(const char *name, mpt_profile *out);
/* Returns the name of a profile, or NULL for an unknown number: iterate from 1. Any thread. */
MPT_API const char *MPT_NULLABLE mpt_autocast_profile_name(mpt_profile profile);

/* Use of the cache of casts, which keeps casts of leaves that require a gradient (parameters).
 * There is one copy per version of a leaf. It serves every scope, micro-batch and grad mode,
 * because each use records its own cast. A copy is released with its leaf. */
typedef int32_t mpt_cast_cache;
enum {
  MPT_CAST_CACHE_OFF = 0,  /* Keeps no casts. */
  MPT_CAST_CACHE_KEEP = 1, /* Keeps casts while they are valid. */
  MPT_CAST_CACHE_SCOPE = 2 /* Keeps casts and drops all of them when the scope is popped, as PyTorch
                              does. */
};

/* Options of mpt_autocast_push. */
typedef struct mpt_autocast_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_dtype dtype;                    /* Dtype of the scope: MPT_BF16 (default) or MPT_F16. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_bool32 enabled;                 /* 1 (default); 0: no casts, even inside an enclosing
                                         scope. */
  /* List of cast classes. Default: MPT_PROFILE_INHERIT. Another profile also drops the overrides of
   * the enclosing scope, but not those made outside every scope. */
  mpt_profile profile;
  /* 1: a product (matmul, bmm, addmm, linear) that 16 bits would make slower and no smaller runs in
   * f32. The rule depends on shapes, dtypes and the arithmetic in use (mpt_context_get_arithmetic)
   * only, so it decides equally in every run. Default: 0. */
  mpt_bool32 cost_rule;
  mpt_cast_cache cache; /* Use of the cache of casts. Default: MPT_CAST_CACHE_KEEP. */
} mpt_autocast_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_autocast_desc_init(mpt_autocast_desc *desc, size_t size);
/* Opens an autocast scope. Scopes nest and are popped in reverse order. desc NULL means the
 * defaults: bf16. The scope belongs to the context and applies to every thread that drives it.
 * Errors: INVALID_ARGUMENT (an unknown cache mode or profile), DTYPE. */
MPT_CALL mpt_status mpt_autocast_push(mpt_context context,
                                      const mpt_autocast_desc *MPT_NULLABLE desc);
/* Closes the innermost autocast scope. Errors: STATE (no scope is open). */
MPT_CALL mpt_status mpt_autocast_pop(mpt_context context);
/* Returns the dtype of the innermost autocast scope, or MPT_DTYPE_NONE if casts are off. */
MPT_CALL mpt_status mpt_autocast_get_dtype(mpt_context context, mpt_dtype *out);
/* Sets the cast class of an operation, also of one that the host registered. Inside a scope the
 * class applies to the innermost scope and the scopes opened inside it. Outside every scope it
 * applies to all later scopes. MPT_CAST_DEFAULT removes the setting. Errors: INVALID_ARGUMENT (an
 * unknown operation or class, or an operation without autocast). */
MPT_CALL mpt_status mpt_autocast_set_class(mpt_context context, mpt_op op, mpt_cast_class cls);
/* Returns the cast class of an operation that applies now. Errors: INVALID_ARGUMENT (unknown
 * operation). */
MPT_CALL mpt_status mpt_autocast_get_class(mpt_context context, mpt_op op, mpt_cast_class *out);
/* Drops all cached casts. */
MPT_CALL mpt_status mpt_autocast_clear_cache(mpt_context context);

/* Counters of the cache of casts since the context was created, and its present size. An
 * optimizer's step writes a cached copy together with its parameter, so the next use is a hit. */
typedef struct mpt_cast_cache_info {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t reserved;
  int64_t hits;         /* Number of uses that found a valid copy. */
  int64_t misses;       /* Number of casts that were computed because there was no copy. */
  int64_t stale;        /* Number of copies that were refreshed because their leaf had been
                           written. */
  int64_t evictions;    /* Number of copies that were dropped to respect cast_cache_limit, least
                           recently used first. */
  int64_t entries;      /* Number of copies held now. */
  size_t bytes;         /* Bytes held now. */
} mpt_cast_cache_info;
/* Returns the counters of the cache of casts. */
MPT_CALL mpt_status mpt_autocast_get_cache_info(mpt_context context, mpt_cast_cache_info *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_AUTOCAST_H */
