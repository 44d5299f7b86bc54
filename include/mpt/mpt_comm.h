/* libmpt: data parallelism: one training on many ranks, which are threads of a process, processes,
 * or machines. The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0
 *
 * Each rank runs the same program on its own part of the batch. A communicator connects the ranks,
 * and the stepper does the rest (mpt_stepper_desc.comm):
 *
 *   mpt_comm_desc ranks;
 *   mpt_mpi_comm(MPI_COMM_WORLD, &ranks);       mpt_mpi.h, or mpt_comm_threads for threads
 *   mpt_comm_create(context, &ranks, &comm);
 *
 *   mpt_stepper_desc how;
 *   mpt_stepper_desc_init(&how, sizeof how);
 *   how.comm = comm;
 *   mpt_stepper_create(context, &precision, &how, &stepper);
 *
 * The library links no transport and starts no thread. The host's engine is a struct of two
 * functions, which move bytes between ranks: MPI by mpt_mpi.h, threads by mpt_comm_threads, or any
 * other. That is enough: the library makes all-reduces, broadcasts, gathers, reduce-scatters and
 * barriers of such exchanges, and adds numbers up itself, in the order of the ranks, so that sums
 * have the same bits on every rank, in every run and over every engine. On 2 ranks of MPI with
 * common memory a sum of 64 KB to 64 MB takes 0.3 to 1.1 times as long as MPI_Allreduce; over TCP
 * one of 64 KB takes 1.7 times as long (tests/bench/README.md). With many ranks there are more
 * messages than in an engine's trees: one from every rank to every other. */
#ifndef MPT_COMM_H
#define MPT_COMM_H

#include "mpt_context.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handle of a communicator. */
MPT_HANDLE(mpt_comm);

/* ---- engines ------------------------------------------------------------------------------------
 * All ranks of a communicator call `exchange` in the same order, with messages that fit each other.
 * Several exchanges may be under way at once. The functions run on the thread that calls the
 * library, and must not call the library with the same context. They report an error as callbacks
 * do, with a text for mpt_set_error. After an error the library calls `abort`. */

/* A message to a rank and one from it. The memory is that of the host. */
typedef struct mpt_comm_message {
  const void *MPT_NULLABLE send; /* Bytes for the rank. NULL if there are none. */
  size_t send_bytes;             /* Number of these bytes. */
  void *MPT_NULLABLE recv;       /* Memory for bytes of the rank. NULL if there are none. */
  size_t recv_bytes;             /* Number of these bytes, which is the rank's send_bytes. */
} mpt_comm_message;

/* Starts an exchange of messages with every other rank and stores its number, for
 * mpt_comm_wait_fn. `messages` has one entry per rank. The entry of the calling rank is empty. The
 * list is valid until the function returns, and the memory that it names until the exchange is
 * complete. */
typedef mpt_status (*mpt_comm_exchange_fn)(void *MPT_NULLABLE user,
                                           const mpt_comm_message *messages, uint64_t *request);
/* Waits up to `nanoseconds` until an exchange is complete: the messages of all ranks have arrived,
 * and those to them may be overwritten. 0 only tests, and moves the exchange on. Returns MPT_OK if
 * it is complete, which ends the request. Otherwise it returns MPT_NOT_READY and stores in *rank a
 * rank whose message is missing, or -1 if that is not known. After an error *rank is the rank that
 * has failed, or -1. */
typedef mpt_status (*mpt_comm_wait_fn)(void *MPT_NULLABLE user, uint64_t request,
                                       int64_t nanoseconds, int32_t *rank);
/* Tells the other ranks, if the engine can, that this rank gives up. Their waits then fail. When
 * the function returns, the engine does not use the memory of its exchanges any more. */
typedef void (*mpt_comm_abort_fn)(void *MPT_NULLABLE user, const char *reason);

/* Flags of mpt_comm_desc.
 *
 * With MPT_COMM_DIRECT large buffers on devices travel from device to device, and not through the
 * memory of the host: gradients, and tensors of mpt_comm_all_reduce. The module of CUDA does so by
 * NCCL 2.14 or later, which it opens at run time (libnccl.so.2). The engine carries all else.
 *
 * The ranks link their devices in the first mpt_stepper_add or mpt_comm_all_reduce. All have to
 * compute on devices of CUDA, each on one of its own, with the same version of NCCL. Otherwise a
 * warning says what is missing and on which rank, all ranks go through the host's memory, and
 * mpt_comm_info.direct is 0.
 *
 * Sums have the same bits as without the flag. A step without mpt_stepper_desc.shard does not wait
 * for the device, and mpt_verdict.bad_rank is -1, for the host does not see the gradients. A rank
 * that dies is found by the engine, by NCCL, or by time_limit, which also counts the time for which
 * this rank's device waits for another one. If the device had work that needs the missing bytes,
 * its results are undefined, the parameters among them: load the last file. */
typedef int32_t mpt_comm_flags;
enum {
  MPT_COMM_DIRECT = 1 /* Links the devices of the ranks. */
};

/* An engine, as one rank sees it. */
typedef struct mpt_comm_desc {
  uint32_t struct_size;                  /* Size of the struct in bytes. */
  int32_t rank;                          /* Number of this rank, from 0. Default: 0. */
  const mpt_chain *MPT_NULLABLE next;    /* NULL, or a chain of further structs. */
  int32_t size;                          /* Number of ranks, 1 to 65536. Default: 1. */
  mpt_comm_flags flags;                  /* MPT_COMM_*, the same on all ranks. Default: 0. */
  double time_limit;                     /* Seconds to wait for another rank, above 0. Default:
                                            300. */
  mpt_comm_exchange_fn MPT_NULLABLE exchange; /* Starts an exchange. NULL only if size is 1. */
  mpt_comm_wait_fn MPT_NULLABLE wait;    /* Waits for an exchange. NULL only if size is 1. */
  mpt_comm_abort_fn MPT_NULLABLE abort;  /* Gives up. NULL: the other ranks find it out by their
                                            time_limit, and the engine must use the memory of
                                            exchanges inside its functions only. */
  void *MPT_NULLABLE user;               /* Argument of the functions. */
  mpt_done_fn MPT_NULLABLE done;         /* Ends the engine of this rank. Called once with `user`,
                                            behind the last call of the other functions. */
} mpt_comm_desc;
/* Writes struct_size and the defaults: one rank, which needs no engine. */
MPT_API void mpt_comm_desc_init(mpt_comm_desc *desc, size_t size);

/* Fills `count` descriptors with an engine for `count` ranks in threads of this process, each of
 * which makes a context of its own and a communicator of one of the descriptors. struct_size of the
 * first entry is the size of each. No thread is started, and the messages are copied once, by the
 * thread that receives them. Call `done` of a descriptor that no mpt_comm_create has taken. Any
 * thread. Errors: INVALID_ARGUMENT (count is not in 1 to 65536). */
MPT_CALL mpt_status mpt_comm_threads(int32_t count, mpt_comm_desc *descs);

/* ---- communicators ------------------------------------------------------------------------------
 * All ranks make the steps of a stepper and these calls in the same order: mpt_comm_barrier,
 * mpt_comm_broadcast and mpt_comm_all_reduce. Each tells the other ranks what it is, and a rank
 * that is in another one gets MPT_ERROR_COMM with a text that names both. MPT_ERROR_COMM also
 * reports a rank that has failed, has ended its communicator, or has kept this one waiting for
 * time_limit seconds. The communicator is then of no use any more: all later ones of these calls
 * fail, on every rank that the engine can reach. The objects of this rank are as before the call.
 */

/* Makes a communicator over an engine. It takes the engine over: `done` runs when the communicator
 * ends, or never if this call fails. The caller owns the handle. desc NULL means one rank. Errors:
 * INVALID_ARGUMENT (rank, size or time_limit is out of range; flags has an unknown bit; a function
 * is NULL). */
MPT_CALL mpt_status mpt_comm_create(mpt_context context, const mpt_comm_desc *MPT_NULLABLE desc,
                                    mpt_comm *out);
/* Adds one reference to a communicator and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_comm MPT_NULLABLE mpt_comm_retain(mpt_comm MPT_NULLABLE comm);
/* Releases one reference to a communicator. A stepper keeps its own. Other ranks that still wait
 * for this one then fail. The engine ends in the next call with the context. NULL and stale handles
 * are ignored. Any thread. */
MPT_API void mpt_comm_release(mpt_comm MPT_NULLABLE comm);

/* Figures of a communicator since it was made. */
typedef struct mpt_comm_info {
  uint32_t struct_size;   /* Size of the struct in bytes. */
  int32_t rank;           /* Number of this rank, from 0. */
  int32_t size;           /* Number of ranks. */
  mpt_bool32 failed;      /* 1: the communicator has failed. */
  int64_t exchanges;      /* Number of exchanges. */
  int64_t bytes_sent;     /* Bytes sent to other ranks. */
  int64_t bytes_received; /* Bytes received from other ranks. */
  double seconds_waited;  /* Seconds spent waiting for other ranks. */
  mpt_bool32 direct;      /* 1: the ranks have linked their devices (MPT_COMM_DIRECT). */
} mpt_comm_info;
/* Returns the figures of a communicator. */
MPT_CALL mpt_status mpt_comm_get_info(mpt_comm comm, mpt_comm_info *out);

/* Waits until every rank has made this call. Errors: COMM. */
MPT_CALL mpt_status mpt_comm_barrier(mpt_comm comm);
/* Overwrites a tensor with that of rank `root`, in place and unrecorded. Errors: COMM (also: the
 * shapes or dtypes differ), INVALID_ARGUMENT (root), UNSUPPORTED (a master that is split over
 * ranks), and those of mpt_copy_into. */
MPT_CALL mpt_status mpt_comm_broadcast(mpt_comm comm, mpt_tensor tensor, int32_t root);

/* Result of mpt_comm_all_reduce for the values of all ranks. */
typedef int32_t mpt_comm_op;
enum {
  MPT_COMM_SUM = 0,  /* Sum, added up in the order of the ranks. */
  MPT_COMM_MEAN = 1, /* Sum divided by the number of ranks. */
  MPT_COMM_MAX = 2,  /* Largest value. */
  MPT_COMM_MIN = 3   /* Smallest value. */
};
/* Replaces each element of a tensor by the sum, mean, maximum or minimum over the same element of
 * all ranks, in place and unrecorded: the loss of the whole batch, for example. The dtype is f32,
 * f64, or i64. The result has the same bits on all ranks. After an error the tensor is as it was
 * before the call. Errors: COMM (also: the shapes, dtypes or ops differ), DTYPE, and those of
 * mpt_copy_into. */
MPT_CALL mpt_status mpt_comm_all_reduce(mpt_comm comm, mpt_tensor tensor, mpt_comm_op op);

/* ---- steppers of several ranks ------------------------------------------------------------------
 * With a communicator (mpt_stepper_desc.comm) every rank runs the same loop on its own part of the
 * batch, and all take the same steps:
 * - Each loss is divided by the number of ranks, so the sum of all gradients is that of the mean.
 *   N ranks with a micro-batch each take the same steps as one program that accumulates N, to the
 *   bit if `wire` is not given and all compute with 16-bit operands in one way
 *   (mpt_context_set_arithmetic; a warning tells of two). With several micro-batches on each rank,
 *   or losses with scales of their own, the same numbers are added up in another order. Draws of
 *   operations differ: dropout is another one on each rank.
 * - The gradients travel in buckets while the backward goes on, once per step, behind the last of
 *   `accumulate` backwards. In the first step they begin with the last parameter, and then with the
 *   one whose gradient rank 0 has completed first. With several losses they travel in
 *   mpt_stepper_step, or, with a scale for each loss, in every backward. Sparse gradients travel as
 *   rows.
 * - The sums have the same bits on all ranks, and so have norms, skips and scales. A skip anywhere
 *   is a skip everywhere, and mpt_verdict.bad_rank names its cause.
 * - A parameter without a gradient on some ranks counts as zeros there. If ranks differ in that,
 *   and make other common calls between the last backward and the step, or have batch norms over
 *   ranks, overlap must be 0.
 * - From the last backward to the step the parameters have no gradients, with overlap 1, but for
 *   sparse ones and those of several losses. Hooks see those of the rank, keep_grads keeps the
 *   sums, and clip_norm clips them. Functions that clip gradients by hand find none.
 * - In a context that has recorded a checkpointed region (mpt_recompute) the gradients leave in
 *   mpt_stepper_step.
 * - mpt_stepper_add is a call that all ranks make. All take the values of parameters, buffers and
 *   averages (mpt_optimizer_set_average) from rank 0. Steppers are made in the same order.
 * - Averages are compared when another set is given than the one that was compared last.
 * - The ranks compare what they add, and before the first backward also their options, scalers,
 *   schedules and counts of steps. A difference is MPT_ERROR_COMM on every rank, with a text that
 *   names it, and nothing is lost. All have to run the same version of the library, and builds of
 *   it whose messages are the same: they compare both in every call, and a difference ends the
 *   communicator. The objects are then as before the call.
 * - mpt_stepper_step also compares the rates, schedules, groups, precisions, scales, seed and
 *   frozen parameters that the step is taken with, but for the values of a schedule's function of
 *   the program. With several losses that have scales of their own, each backward does so, too. A
 *   difference is MPT_ERROR_COMM on every rank, with a text that names it, and ends the
 *   communicator. mpt_training_load and mpt_snapshot_restore are calls that all ranks make.
 * - On a device the error of an earlier step (error_if_nonfinite, skip_limit) may come a call
 *   earlier on one rank than on another. mpt_stepper_backward has done nothing then, and
 *   mpt_stepper_step has taken its step. The others take this step, so it must not be dropped. With
 *   mpt_stepper_wait on all ranks the error comes in the same call.
 * - A scaler that something else updates as well (mpt_scaler_update, a stepper of this rank alone,
 *   a replay, L-BFGS) makes the next step wait for the device, to compare the scale. A static one
 *   does not.
 * - Processors of different kinds can train together if all have AVX2 or none has: updates round
 *   otherwise without fused multiply-add. MPT_CPU_ISA=base makes all the same.
 * - Between a rank's first gradient that left and mpt_stepper_step, an error (MPT_ERROR_COMM on the
 *   other ranks) ends the communicator. Parameters, optimizers and scalers are as before the step.
 *   Its gradients are to be dropped (mpt_stepper_drop).
 * - mpt_stepper_drop is a call that all ranks make. If it fails with MPT_ERROR_COMM, the gradients
 *   are dropped nevertheless.
 * - A step that fails on one rank behind the sums, without memory for example, can be called again
 *   there (but not with shard, below).
 * - A training that N ranks have saved, each or one of them, can be loaded by M ranks.
 * - Batch norm has the statistics of the rank's own batch, or those of all (mpt_nn_norm_desc.comm).
 * release_grads is not possible, and a step cannot be recorded.
 *
 * With mpt_stepper_desc.shard each parameter has one rank as its owner, so that the ranks have
 * about as many elements each. The steps have the same bits as without, if `wire` is not given. It
 * takes less memory, and:
 * - mpt_training_save is a call that all ranks make, with a path where a file is to be written and
 *   NULL elsewhere. The file is the one that a training without shard writes.
 * - Every rank loads such a file, with any number of ranks and any shard.
 * - A rank that does not own a parameter reads it without the bits of its master, and cannot read
 *   its states. mpt_params_save refuses masters, unless its file has the 16 bits.
 * - The precision of a set has to be set before mpt_stepper_add, and its optimizer is for this
 *   stepper alone: mpt_optimizer_step and mpt_scaler_step refuse it.
 * - Parameters that may have row-sparse gradients have no owner: every rank updates them.
 * - A step that fails behind the sums ends the communicator. If it fails in the exchange that ends
 *   a step, some ranks may have the parameters of before it: load the last file.
 * - An optimizer keeps a reference to the communicator, as the stepper does.
 *
 * With MPT_SHARD_PARAMS the owner also keeps the parameter alone, if it has at least gather_from
 * bytes. Its elements travel to all ranks when an operation uses it, and its memory on the other
 * ranks goes when others need the room (gather_bytes). From the second step on the parameter that
 * comes next travels ahead. Under autocast the owner's 16-bit copy travels, `wire` is the dtype in
 * which gradients travel, and buffers are on every rank in the dtype that mpt_precision.buffer
 * says. Besides:
 * - Whatever uses such a parameter is a call that all ranks make, in the same order: a forward, a
 *   backward, mpt_tensor_read, a release of the set. A rank alone can make a dry trace. A write of
 *   all elements is to be made by all ranks with the same values; that of the owner counts. A rank
 *   that uses another parameter than the others is MPT_ERROR_COMM.
 * - mpt_tensor_get_data, DLPack, recordings, mpt_params_save, mpt_params_copy and mpt_params_lerp
 *   refuse such parameters, because their memory comes and goes.
 * - A backward that needs a 16-bit copy of a value that its parameter does not have any more is
 *   MPT_ERROR_STATE. Such copies are not in the cache of autocast.
 * - The search for the first non-finite value does not look into such parameters.
 * - A parameter is made whole on every rank, and leaves the others in mpt_stepper_add. One whose
 *   address the program knows on any rank, or that lies in memory of the program, stays on all. */

#ifdef __cplusplus
}
#endif

#endif /* MPT_COMM_H */
