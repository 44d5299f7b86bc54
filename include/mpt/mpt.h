/* libmpt: mixed-precision training in your process, behind a stable C ABI. This is the one include that a
 * program needs; it brings the headers of every topic, each of which may also be included alone:
 *
 *   mpt_base.h      types, status codes, errors, versions
 *   mpt_context.h   contexts, the services of the host, scopes
 *   mpt_tensor.h    tensors: making, reading, writing and sharing them
 *   mpt_autograd.h  gradients, hooks on them, activation checkpointing
 *   mpt_autocast.h  autocast scopes, classes and the cache of casts
 *   mpt_custom.h    operations by number, and operations of the host
 *   mpt_ops.h       the operations
 *   mpt_nn.h        modules
 *   mpt_params.h    sets of parameters, and precisions
 *   mpt_optim.h     optimizers and schedules
 *   mpt_train.h     loss scaling, steppers, L-BFGS
 *   mpt_io.h        files
 *   mpt_observe.h   traces, the first value that is not finite, statistics
 *   mpt_memory.h    the memory of a step, and whether another batch would fit
 *
 * SPDX-License-Identifier: Apache-2.0
 *
 * Conventions, for every call here and in the other headers:
 *
 * - Status: a call that can fail returns mpt_status: 0 ok, negative an error, positive a success with
 *   information. On an error nothing has changed, handles asked for are NULL, and mpt_last_error()
 *   says what was asked, what was found and what would be right; mpt_first_error() keeps the first.
 *   The compiler warns where a status is dropped (MPT_NODISCARD in mpt_base.h).
 * - NULL: MPT_NULLABLE marks each parameter and field that may be NULL, and each result that may be none.
 * - Handles are opaque; their value is a checked slot number, never an address. NULL, a released
 *   handle, or one of another type gives MPT_ERROR_INVALID_HANDLE, never undefined behaviour.
 * - Ownership: a handle you get is yours: release it, or make it inside a scope (mpt_scope_push).
 *   A call never takes a handle over; what a callback stores for the library, the library takes over.
 *   Objects that are in use inside the library stay alive there.
 * - Threads: a context and everything made from it is externally synchronised: one thread at a time
 *   may drive it, any thread may. Contexts are independent. Calls marked "any thread" are free of
 *   this. Modes (autocast, grad mode, the generator) belong to the context, not to a thread.
 * - Structs begin with struct_size, the size that the caller was compiled with. A function named
 *   mpt_x_desc_init, mpt_x_init or, for optimizers, after the rule (mpt_adamw_desc_init) writes it and the
 *   defaults: mpt_stepper_desc_init(&d, sizeof d). A NULL descriptor means the defaults. Fields of a later
 *   version that the caller's struct has not get their defaults (an optimizer's, those of its rule); fields
 *   that the library does not know yet must be 0, as must `reserved` ones (ABI). In a struct that a call
 *   fills, set struct_size alone; the library fills as much as it has room for, and what it does not know
 *   becomes 0. In an array of structs, the first one's struct_size is the distance between two; an array
 *   that is given has it in each. Structs grow at their end; arrays within them keep their lengths.
 * - Chains: `next`, which every descriptor has, leads to further structs, each at most once, of the types
 *   that the descriptor takes (mpt_chain_type): features of later versions. Today mpt_hooks takes an
 *   mpt_thread_hooks. Structs that a call fills have none: they grow by fields alone.
 * - Strings are UTF-8 and NUL-terminated; the library copies what it keeps. A name that comes out (of a
 *   parameter in a set, of a tensor or a key in a file, of an operation in a context) lives as long as that
 *   set, file or context; names of statuses, dtypes, features and the library's own operations, for ever.
 *   Any other text or pointer that comes out, alone or in a struct, is valid until the next call with the
 *   object that it came from or with one made from that; of mpt_last_error and mpt_first_error, until the
 *   thread's next call that fails or mpt_clear_errors.
 * - Numbers: extents, elements, and positions in what a run makes longer are int64_t; lengths of lists, and
 *   positions in what is fixed when its object is made (losses, optimizers, parameters of an operation), are
 *   int32_t; bytes are size_t. Dims count from 0, negative dims from the end.
 * - Order of arguments: the object, operands, options, a descriptor, results. The length of a list follows
 *   it; it is `count` where a call has one list, else named after its list. A list of results as long as a
 *   list of operands has no length of its own.
 * - Defaults: a descriptor that is NULL, and in an initialised one the values in the comments of its fields.
 *   A number that can be left out is 0 where 0 means nothing else (a limit, a scale, the stride of a call),
 *   else -1 (an index, what a descriptor says of each spatial dim).
 * - Callbacks run inside a call, on the thread that made it, and may call the library with that context,
 *   unless their comment says otherwise (the hooks of mpt_hooks and mpt_lr_fn must not). Handles that they
 *   are given are borrowed until they return. They must not throw, jump out, or end the context
 *   (mpt_context_shutdown refuses; mpt_context_release there takes effect after the call). An error that
 *   one returns makes the call fail with MPT_ERROR_CALLBACK, whose text has that of the call that failed
 *   in the callback, or of mpt_set_error. `done(user)` is told once, when the library keeps no callback or
 *   memory with that `user` any more: in a call with the context, its end included; never where the
 *   call that was given it failed.
 * - Arithmetic rounds, and treats subnormals, as the calling thread does, on every worker. Exceptions
 *   of floating point stay masked, as they are from the start: loss scaling lives on overflows.
 * - The library prints nothing, ends no process, starts no thread unless own_threads asks for it,
 *   and lets no exception out.
 * - Versions: while the major version is 0, a minor version may change what programs were compiled with, and
 *   the library's soname has both numbers; from 1.0 on, and within a minor version of 0, the interface only
 *   grows. From 1.0 on what is added says so: "Since 1.1". */
#ifndef MPT_H
#define MPT_H

#include "mpt_base.h"
#include "mpt_context.h"
#include "mpt_tensor.h"
#include "mpt_autograd.h"
#include "mpt_autocast.h"
#include "mpt_custom.h"
#include "mpt_ops.h"
#include "mpt_nn.h"
#include "mpt_params.h"
#include "mpt_optim.h"
#include "mpt_train.h"
#include "mpt_io.h"
#include "mpt_observe.h"
#include "mpt_memory.h"

#endif /* MPT_H */
