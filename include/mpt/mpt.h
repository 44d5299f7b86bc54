/* libmpt: mixed-precision training in your process, behind a stable C ABI. Including this header is
 * enough. It includes the headers of all topics, each of which may also be included alone:
 *
 *   mpt_base.h      types, status codes, errors, versions, callbacks
 *   mpt_context.h   contexts, the services of the host, scopes
 *   mpt_tensor.h    tensors: making, reading, writing and sharing them
 *   mpt_autograd.h  gradients, hooks on gradients, activation checkpointing
 *   mpt_autocast.h  autocast scopes, cast classes and the cache of casts
 *   mpt_custom.h    operations by number, and operations of the host
 *   mpt_ops.h       the operations
 *   mpt_nn.h        modules
 *   mpt_params.h    parameter sets and precisions
 *   mpt_optim.h     optimizers and schedules
 *   mpt_comm.h      communicators, for training on several ranks
 *   mpt_train.h     loss scaling, steppers, L-BFGS
 *   mpt_io.h        files
 *   mpt_observe.h   traces, the first non-finite value, statistics
 *   mpt_memory.h    the memory of a step, and whether another batch would fit
 *
 * SPDX-License-Identifier: Apache-2.0
 *
 * Conventions of every call in these headers:
 *
 * - Status: a call that can fail returns mpt_status. 0 is success, a negative value is an error,
 *   and a positive value is success with extra information. After an error nothing has changed and
 *   result handles are NULL. mpt_last_error returns a text that says what was asked, what was found
 *   and what would be right. mpt_first_error keeps the first error. The compiler warns if a program
 *   drops a status (MPT_NODISCARD in mpt_base.h).
 * - Errors: the comment of a call names its errors after "Errors:", without their prefix: SHAPE
 *   means MPT_ERROR_SHAPE. "Common errors:" holds for all calls of a header or a section. Every
 *   call may also fail with INVALID_HANDLE, INVALID_ARGUMENT (an argument or a field is NULL, an
 *   unknown number, or out of the range that its comment gives), ABI (a struct), OUT_OF_MEMORY,
 *   DEVICE (the device failed, perhaps in work that was queued earlier), CANCELLED (after
 *   mpt_context_cancel), STATE (while a recording is made, or between two slices of a replay: see
 *   mpt_record_begin) and INTERNAL. A call whose comment names no error has these only.
 * - NULL: MPT_NULLABLE marks each parameter and field that may be NULL, and each result that may be
 *   NULL.
 * - Handles are opaque. Their value is a checked slot number, never an address. NULL, a released
 *   handle, or a handle of another type gives MPT_ERROR_INVALID_HANDLE and never undefined
 *   behaviour.
 * - Ownership: the caller owns each handle that it receives. Release it, or make it inside a scope
 *   (mpt_scope_push). A call never takes over a handle that it is given. The library takes over the
 *   handles that a callback stores for it. Objects that the library uses stay alive inside it.
 * - Threads: a context and everything made from it are externally synchronised: any thread may
 *   drive it, but only one at a time. A call that finds another thread in a call fails with
 *   MPT_ERROR_STATE; not every such case is seen. Contexts are independent. Calls marked "Any
 *   thread" have no such restriction. Modes (autocast, grad mode, the generator) belong to the
 *   context, not to a thread; mpt_context_create_modes makes modes for a second user.
 * - Structs begin with struct_size, the size with which the caller was compiled. An init function
 *   writes it together with the defaults: mpt_stepper_desc_init(&d, sizeof d). It is named
 *   mpt_x_desc_init or mpt_x_init, or after the rule of an optimizer (mpt_adamw_desc_init). A NULL
 *   descriptor means the defaults. Fields of a newer version, which the caller's struct does not
 *   have, take their defaults (for an optimizer, those of its rule). Fields that the library does
 *   not know must be 0, and so must `reserved` fields; otherwise the call fails with MPT_ERROR_ABI.
 *   For a struct that a call fills, set only struct_size. The library fills as much as the struct
 *   has room for, and sets fields that it does not know to 0. In an array of structs, the
 *   struct_size of the first entry is the stride; an array that is passed in has it in every entry.
 *   Structs grow at their end. The arrays within them keep their lengths.
 * - Chains: the `next` field of a descriptor points to further structs, each at most once, of the
 *   types that the descriptor accepts (mpt_chain_type). They serve features of later versions. At
 *   present mpt_hooks accepts an mpt_thread_hooks and an mpt_time_hooks, and mpt_context_desc an
 *   mpt_device_module. Structs that a call fills have no `next` and grow by fields only.
 * - Strings are UTF-8 and NUL-terminated. The library copies the strings that it keeps. A name that
 *   a call returns (of a parameter in a set, of a tensor or key in a file, of an operation in a
 *   context) lives as long as this set, file or context. The names of statuses, dtypes, features,
 *   profiles and the library's own operations live forever. Any other text or pointer that a call
 *   returns, alone or in a struct, is valid until the next call with the object that it came from,
 *   or with an object made from that one. The texts of mpt_last_error and mpt_first_error are valid
 *   until the thread's next failing call or mpt_clear_errors.
 * - Texts: a call that writes text into a buffer of `size` bytes cuts the text at the end of the
 *   buffer. `needed` receives the full size, including the final NUL. `text` may be NULL to ask for
 *   the size only.
 * - Numbers: extents, elements, and indices into lists that grow during a run are int64_t. Lengths
 *   of lists, and indices into lists that are fixed when their object is made (losses, optimizers,
 *   parameters of an operation), are int32_t. Bytes are size_t. Dims count from 0, and negative
 *   dims from the end.
 * - Order of arguments: the object, operands, options, a descriptor, results. The length of a list
 *   follows the list. It is named `count` if a call has one list, otherwise after its list. A list
 *   of results that is as long as a list of operands has no length of its own. In a struct with
 *   several lists, their lengths follow all lists, in the same order.
 * - Defaults apply if a descriptor is NULL, and are the values in the comments of the fields
 *   otherwise. A number that can be omitted is 0 if 0 has no other meaning (a limit, a scale, the
 *   stride of a call), and -1 otherwise (an index, an option per spatial dim).
 * - Callbacks: mpt_base.h has the contract of callbacks: the thread, the calls they may make,
 *   exceptions, ownership of handles, errors, and `done`.
 * - Devices: tensors are made on the device of their context, and operands of a call must be on one
 *   device (mpt_tensor_to). On a device other than the CPU a call returns when its work is queued.
 *   A call that gives elements or numbers to the host waits. An answer that a call gives without
 *   waiting may not be there yet: it then returns MPT_NOT_READY. Errors of queued work come with a
 *   later call. A device that lacks a kernel fails the call that needs it with UNSUPPORTED.
 * - Arithmetic rounds, and treats subnormals, as the calling thread does, on every worker.
 *   Floating-point exceptions stay masked, which is the default of a process, because loss scaling
 *   relies on overflows.
 * - The library prints nothing, ends no process, starts no thread unless own_threads asks for it,
 *   and lets no exception out.
 * - Unloading: a plugin ends its contexts, by mpt_context_shutdown or the last mpt_context_release,
 *   before it or its host closes the library (dlclose). A context that has ended has no threads,
 *   and nothing of the library stays behind. While a context has threads of its own (own_threads),
 *   the library stays loaded even if it is closed: steps go on, and the context can be ended later.
 *   Any dlclose of the process may unload the library from then on, so none may run on another
 *   thread while such a context ends. A context without threads of its own does not keep the
 *   library, and must not be in a call when the library is closed.
 * - Versions: while the major version is 0, a minor version may break compatibility, and the
 *   library's soname contains both numbers. From 1.0 on, and within a minor version of 0, the
 *   interface only grows. From 1.0 on, the comment of an addition names its version: "Since 1.1".
 *   Versions with different sonames may be loaded in one process, each by a plugin that is linked
 *   with it. Each has handles and error texts of its own: a handle of one means nothing, or
 *   something else, to another.
 */
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
#include "mpt_comm.h"
#include "mpt_train.h"
#include "mpt_io.h"
#include "mpt_observe.h"
#include "mpt_memory.h"

#endif /* MPT_H */
