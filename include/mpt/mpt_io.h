/* libmpt: files: tensors in the safetensors format, which other tools read, and the whole state of
 * a training in one file. A file is one of the file system, bytes in memory, or what functions of
 * the host read and write. The thread that drives the context makes the calls. The conventions of
 * mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0
 *
 * A call that writes to a path first writes `path`.tmp (or a short name of digits, if that name is
 * too long), flushes it to disk, and then replaces `path` by one rename. A kill at any moment
 * leaves either the old file or the new one, complete. The new file has the mode of the old one.
 * The call creates the temporary file itself: it removes a leftover of a killed writer, and fails
 * with MPT_ERROR_IO if another process is writing. A symbolic link stays: the file that it points
 * to is replaced or created, next to that file. A path that is not a regular file (a folder, a
 * pipe, a device) fails with MPT_ERROR_IO, for reading too.
 *
 * A call that reads trusts nothing in the file. A truncated, overlapping or contradictory file
 * fails with MPT_ERROR_IO; the text says what is wrong, and nothing has changed.
 * MPT_ERROR_NOT_FOUND means that no file of this name exists: a program that resumes if it can
 * should start anew in this case only. */
#ifndef MPT_IO_H
#define MPT_IO_H

#include "mpt_tensor.h"
#include "mpt_train.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- memory, readers and writers ----------------------------------------------------------------
 * Each call with a path has one without: mpt_training_save_to takes a writer, and
 * mpt_training_load_from a reader. The bytes are those of the file, and so are the checks. The
 * functions of a reader and of a writer must not call the library with the context of the call that
 * runs them.
 *
 *   mpt_blob slot;                                   a slot of a game's saves
 *   mpt_blob_create(ctx, &slot);
 *   mpt_writer to;
 *   mpt_writer_init(&to, sizeof to);
 *   to.blob = slot;
 *   mpt_training_save_to(&to, &training);
 *   mpt_blob_get(slot, &bytes, &count);              to be put into the program's own archive
 *   ...
 *   mpt_reader from;
 *   mpt_reader_init(&from, sizeof from);
 *   from.data = bytes;
 *   from.bytes = count;
 *   mpt_training_load_from(&from, &training); */

/* Handle of a blob: bytes in memory of the library, which counts towards the limit of the context.
 */
MPT_HANDLE(mpt_blob);

/* Creates an empty blob. The caller owns the handle. */
MPT_CALL mpt_status mpt_blob_create(mpt_context context, mpt_blob *out);
/* Adds one reference to a blob and returns the same handle, or NULL for a stale handle. Any thread.
 */
MPT_API mpt_blob MPT_NULLABLE mpt_blob_retain(mpt_blob MPT_NULLABLE blob);
/* Releases one reference to a blob. The last release frees its bytes. NULL and stale handles are
 * ignored. Any thread. */
MPT_API void mpt_blob_release(mpt_blob MPT_NULLABLE blob);
/* Returns the bytes of a blob and their number. `data` is NULL if nothing was written. The bytes
 * are valid until the blob is written again or ends. */
MPT_CALL mpt_status mpt_blob_get(mpt_blob blob, const void *MPT_NULLABLE *data, size_t *bytes);

/* Tells the host the size of the content in bytes, before the first one is written. The contract of
 * callbacks in mpt_base.h holds, except that it must not call the library with the same context. */
typedef mpt_status (*mpt_begin_fn)(void *MPT_NULLABLE user, size_t bytes);
/* Writes `bytes` bytes, at least one, behind those of the calls before. The contract of callbacks
 * in mpt_base.h holds, except that it must not call the library with the same context. */
typedef mpt_status (*mpt_write_fn)(void *MPT_NULLABLE user, const void *data, size_t bytes);
/* Reads up to `bytes` bytes of the content into `buffer`, from byte `offset` on, and stores their
 * number in `given`. The library asks again for the rest. 0 means that there are no more. The bytes
 * asked for lie within mpt_reader.bytes, in any order, and may be asked for several times. The
 * contract of callbacks in mpt_base.h holds, except that it must not call the library with the same
 * context. */
typedef mpt_status (*mpt_read_fn)(void *MPT_NULLABLE user, size_t offset, void *buffer,
                                  size_t bytes, size_t *given);

/* Destination of a save: a blob, or functions of the host. */
typedef struct mpt_writer {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  int32_t reserved;                   /* Must be 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_blob MPT_NULLABLE blob;         /* Blob whose bytes are replaced, or kept if the save fails.
                                         NULL (default): `write` gets the bytes. */
  mpt_begin_fn MPT_NULLABLE begin;    /* Called once before the first write. NULL (default): no
                                         function. */
  mpt_write_fn MPT_NULLABLE write;    /* Called for each part of the content, in order. A save that
                                         fails may have written parts. NULL (default): none, for a
                                         blob. */
  void *MPT_NULLABLE user;            /* Argument of `begin` and `write`. */
} mpt_writer;
/* Writes struct_size and the defaults. */
MPT_API void mpt_writer_init(mpt_writer *writer, size_t size);

/* Source of a load: bytes in memory, or a function of the host. */
typedef struct mpt_reader {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  int32_t reserved;                   /* Must be 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  const void *MPT_NULLABLE data;      /* Content in memory, which must not change until the library
                                         no longer holds it. NULL (default): `read` gives it. */
  size_t bytes;                       /* Size of the content in bytes. Default: 0. */
  mpt_read_fn MPT_NULLABLE read;      /* Gives parts of the content. NULL (default): none, for
                                         `data`. */
  void *MPT_NULLABLE user;            /* Argument of `read` and `done`. */
  mpt_done_fn MPT_NULLABLE done;      /* Called once when the library no longer holds the reader:
                                         before a load returns, and at the end of a file of
                                         mpt_safetensors_open_from. NULL (default): no function. */
  const char *MPT_NULLABLE name;      /* Name of the content in messages. NULL (default): "memory"
                                         or "reader". */
} mpt_reader;
/* Writes struct_size and the defaults. */
MPT_API void mpt_reader_init(mpt_reader *reader, size_t size);

/* ---- safetensors files ----------------------------------------------------------------------- */

/* Handle of an open safetensors file. */
MPT_HANDLE(mpt_file);

/* Entry of a file's metadata: text by key. */
typedef struct mpt_metadata {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t reserved;     /* Must be 0. */
  const char *key;      /* Key, UTF-8. */
  const char *value;    /* Value, UTF-8. */
} mpt_metadata;

/* Writes `count` tensors under their names to a safetensors file, row-major and in their own
 * dtypes. `metadata` may be NULL if `metadata_count` is 0. The file at `path` is replaced, or left
 * unchanged on an error. Errors: INVALID_ARGUMENT (a name is given twice or not UTF-8), IO,
 * NOT_FOUND (no such folder). */
MPT_CALL mpt_status mpt_safetensors_save(const char *path, const char *const *names,
                                         const mpt_tensor *tensors, int32_t count,
                                         const mpt_metadata *metadata, int32_t metadata_count);
/* Does the same for a writer. Errors: those of mpt_safetensors_save, CALLBACK. */
MPT_CALL mpt_status mpt_safetensors_save_to(const mpt_writer *writer, const char *const *names,
                                            const mpt_tensor *tensors, int32_t count,
                                            const mpt_metadata *metadata, int32_t metadata_count);

/* Opens and checks a safetensors file. Elements are read on demand. The caller owns the handle. A
 * file may have tensors of dtypes that this library lacks; mpt_file_read refuses those alone.
 * Errors: NOT_FOUND, IO (the file is invalid), SHAPE (more than MPT_MAX_RANK dims). */
MPT_CALL mpt_status mpt_safetensors_open(mpt_context context, const char *path, mpt_file *out);
/* Opens and checks the content of a reader, which mpt_file_read uses until the file is closed.
 * Errors: those of mpt_safetensors_open, CALLBACK. */
MPT_CALL mpt_status mpt_safetensors_open_from(mpt_context context, const mpt_reader *reader,
                                              mpt_file *out);
/* Adds one reference to a file and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_file MPT_NULLABLE mpt_file_retain(mpt_file MPT_NULLABLE file);
/* Releases one reference to a file. The last release closes it. NULL and stale handles are ignored.
 * Any thread. */
MPT_API void mpt_file_release(mpt_file MPT_NULLABLE file);
/* Returns the number of tensors in the file. */
MPT_CALL mpt_status mpt_file_get_count(mpt_file file, int64_t *out);
/* Returns name, dtype and shape of a tensor by its number, in the order of the file. `name` lives
 * as long as the file. Both `name` and `info` may be NULL. The dtype is MPT_DTYPE_NONE if this
 * library does not have it. Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_file_get_at(mpt_file file, int64_t index, const char **MPT_NULLABLE name,
                                    mpt_tensor_info *MPT_NULLABLE info);
/* Reads the tensor with this name and returns a new handle. Errors: INVALID_ARGUMENT (no such
 * name), DTYPE (one that this library does not have), IO, CALLBACK (of a reader). */
MPT_CALL mpt_status mpt_file_read(mpt_file file, const char *name, mpt_tensor *out);
/* Returns the metadata of a key, which lives as long as the file, or NULL if the key does not
 * exist. */
MPT_CALL mpt_status mpt_file_get_metadata(mpt_file file, const char *key,
                                          const char *MPT_NULLABLE *out);

/* ---- parameter sets -----------------------------------------------------------------------------
 * A parameter set is saved as a state_dict: parameters and buffers by their names. PyTorch's
 * safetensors reads the file, and its files load into sets with equal names, as modules have them
 * (mpt_nn.h). */

/* Options of mpt_params_save and mpt_params_load. */
typedef struct mpt_params_file_desc {
  uint32_t struct_size; /* Size of the struct in bytes. */
  /* Load: 1 (default) makes a name that is missing in the file or in the set an error. 0 leaves
   * such tensors unchanged and logs a warning with their names. */
  mpt_bool32 strict;
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  const char *MPT_NULLABLE prefix;    /* Prefix of the parameters and buffers of the set that are
                                         saved or loaded. NULL or "" (default): all. */
  /* Prefix that replaces `prefix` in the file: "module" if the file has "module.fc.weight" for
   * "fc.weight" of the set. NULL or "" (default): none. */
  const char *MPT_NULLABLE file_prefix;
  const mpt_metadata *metadata; /* Save: metadata of the file. */
  int32_t metadata_count;       /* Save: number of metadata entries. Default: 0. */
  /* Save: dtype of the floating tensors in the file. NONE (default): their own, exactly, so that a
   * bf16 parameter with a split master is saved as f32. */
  mpt_dtype dtype;
} mpt_params_file_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_params_file_desc_init(mpt_params_file_desc *desc, size_t size);

/* Writes a parameter set to a safetensors file. The file at `path` is replaced, or left unchanged
 * on an error. desc NULL means the defaults. Errors: INVALID_ARGUMENT (nothing has the prefix),
 * DTYPE (unknown dtype), UNSUPPORTED (masters are split over ranks: mpt_stepper_desc.shard), STATE
 * (a recording is made), IO, NOT_FOUND (no such folder). */
MPT_CALL mpt_status mpt_params_save(mpt_params params, const char *path,
                                    const mpt_params_file_desc *MPT_NULLABLE desc);
/* Does the same for a writer. Errors: those of mpt_params_save, CALLBACK. */
MPT_CALL mpt_status mpt_params_save_to(mpt_params params, const mpt_writer *writer,
                                       const mpt_params_file_desc *MPT_NULLABLE desc);

/* Result of mpt_params_load. */
typedef struct mpt_params_load_info {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t reserved;
  int64_t loaded;       /* Number of tensors that were loaded. */
  int64_t missing;      /* Number of tensors that the set has and the file has not. */
  int64_t unexpected;   /* Number of tensors that the file has and the set has not. */
} mpt_params_load_info;
/* Reads a safetensors file into a parameter set. A tensor is converted from any floating dtype to
 * its own format, including its master. Integers and bools must have their own dtype. Handles stay
 * valid; gradients and optimizer states do not change. Everything is checked and read before the
 * first element changes. `info` may be NULL. desc NULL means the defaults. Errors: INVALID_ARGUMENT
 * (names, if desc.strict is 1; the text lists them), SHAPE and DTYPE (of one tensor, which the text
 * names), IO, NOT_FOUND. */
MPT_CALL mpt_status mpt_params_load(mpt_params params, const char *path,
                                    const mpt_params_file_desc *MPT_NULLABLE desc,
                                    mpt_params_load_info *MPT_NULLABLE info);
/* Does the same for a reader. Errors: those of mpt_params_load, CALLBACK. */
MPT_CALL mpt_status mpt_params_load_from(mpt_params params, const mpt_reader *reader,
                                         const mpt_params_file_desc *MPT_NULLABLE desc,
                                         mpt_params_load_info *MPT_NULLABLE info);

/* ---- a whole training ---------------------------------------------------------------------------
 * One file continues a training with bitwise the results of a training without a break. It holds
 * the parameters with their masters and buffers, the frozen parameters, the states, step counts,
 * groups and schedules of the optimizers, L-BFGS with its history, the loss scalers, the context's
 * generator, and values of the host, such as the position in the data.
 *
 *   int64_t epoch = 0, position = 0;
 *   const mpt_host_value mine[] = {
 *       {sizeof(mpt_host_value), 0, "epoch", &epoch, sizeof epoch},
 *       {sizeof(mpt_host_value), 0, "position", &position, sizeof position}};
 *   mpt_training_desc training;
 *   mpt_training_desc_init(&training, sizeof training);
 *   training.stepper = stepper;
 *   training.values = mine;
 *   training.value_count = 2;
 *   if (resuming) mpt_training_load("run.safetensors", &training);
 *   ...
 *   mpt_training_save("run.safetensors", &training);  between steps
 *
 * The file is a safetensors file with a checksum. Set i of the training has the prefix "params.i",
 * 0 for the only one, and mpt_params_load reads it with this file_prefix. The states of optimizer i
 * have the prefix "optimizer.i.KEY", the vectors of L-BFGS i "lbfgs.i", and the host's values
 * "host.KEY" as bytes. */

/* Variable of the host that is saved from, and loaded into, `data`. */
typedef struct mpt_host_value {
  uint32_t struct_size; /* Size of the struct in bytes. */
  int32_t reserved;     /* Must be 0. */
  const char *key;      /* Name of the variable in the file. */
  void *data;           /* Address of the variable. */
  size_t bytes;         /* Size of the variable in bytes. */
} mpt_host_value;

/* Parts of a training, all of one context. The default of every part is none. */
typedef struct mpt_training_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  int32_t reserved;                   /* Must be 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_stepper MPT_NULLABLE stepper;   /* Stepper, with its optimizers, their sets, and its
                                         scaler. */
  const mpt_stepper *steppers;        /* Further steppers, with their optimizers, sets and scalers,
                                         as a GAN has them. */
  const mpt_optimizer *optimizers;    /* Optimizers outside a stepper, with their sets. */
  const mpt_params *params;           /* Parameter sets that no optimizer trains. */
  mpt_scaler MPT_NULLABLE scaler;     /* Loss scaler of a training without a stepper. */
  const mpt_scaler *scalers;          /* Further loss scalers, of losses that are stepped by
                                         hand. */
  const mpt_lbfgs *lbfgs;             /* L-BFGS optimizers, with their sets and scalers. */
  const mpt_host_value *values;       /* Variables of the host. */
  int32_t stepper_count;              /* Number of `steppers`. */
  int32_t optimizer_count;            /* Number of `optimizers`. */
  int32_t params_count;               /* Number of `params`. */
  int32_t scaler_count;               /* Number of `scalers`. */
  int32_t lbfgs_count;                /* Number of `lbfgs`. */
  int32_t value_count;                /* Number of `values`. */
} mpt_training_desc;
/* Writes struct_size and the defaults, which name no parts. */
MPT_API void mpt_training_desc_init(mpt_training_desc *desc, size_t size);

/* Writes the state of a whole training to a file. The file at `path` is replaced, or left unchanged
 * on an error. Call it between steps, because gradients are not saved.
 *
 * With a stepper of several ranks `path` may be NULL on ranks that write no file. If it is NULL on
 * all, the call returns MPT_OK and there is no file. If the stepper shards
 * (mpt_stepper_desc.shard), all ranks make this call, also for its optimizers alone: those without
 * a path give what they alone keep. A file that a rank could not write is MPT_ERROR_COMM on the
 * others. Errors: STATE (micro-batches or unscaled gradients are open; a recording is made, or a
 * replay is in progress), INVALID_ARGUMENT (no parameter set; a key is given twice; no path; a set
 * with masters that are split over ranks, but not its optimizer), COMM, IO, NOT_FOUND (no such
 * folder). */
MPT_CALL mpt_status mpt_training_save(const char *MPT_NULLABLE path,
                                      const mpt_training_desc *desc);
/* Does the same for a writer, which may be NULL where the path may be NULL. Because the content
 * begins with its checksum, the values of the training are computed twice for functions of the
 * host, and with several ranks they travel twice. A blob gets them once. Errors: those of
 * mpt_training_save, CALLBACK. */
MPT_CALL mpt_status mpt_training_save_to(const mpt_writer *MPT_NULLABLE writer,
                                         const mpt_training_desc *desc);
/* Restores the state of a whole training from a file, and drops gradients. The host must have built
 * the training as before: equal parameters, scalers, and kinds of optimizers and groups, in the
 * same order. Hyper-parameters and schedules come from the file; of MPT_SCHEDULE_LAMBDA only the
 * position, because the function is the host's. Any precision that holds the saved values exactly
 * is possible. Everything is checked and read first: after an error all objects and values are
 * unchanged. Errors: INVALID_ARGUMENT (a difference, which the text names), SHAPE, DTYPE, STATE, IO
 * (the file holds no training, or is truncated or damaged), NOT_FOUND. */
MPT_CALL mpt_status mpt_training_load(const char *path, const mpt_training_desc *desc);
/* Does the same for a reader, which is read twice: for the checksum, and for the values. Errors:
 * those of mpt_training_load, CALLBACK. */
MPT_CALL mpt_status mpt_training_load_from(const mpt_reader *reader, const mpt_training_desc *desc);

/* ---- rollback -----------------------------------------------------------------------------------
 * A snapshot is a copy of a whole training in the memory of its devices: what mpt_training_save
 * writes, as it is stored. A rollback continues bitwise as the training did then, any number of
 * times, and costs a copy of the state. Several snapshots of a training are independent.
 *
 *   mpt_snapshot good;
 *   mpt_snapshot_create(&training, &good);
 *   ...
 *   if (loss_is_fine) mpt_snapshot_take(good);
 *   else mpt_snapshot_restore(good);                 between steps */

/* Handle of a snapshot. */
MPT_HANDLE(mpt_snapshot);

/* Takes a snapshot of a training. The caller owns the handle. The snapshot keeps the parts of the
 * training alive, and the variables of `values` must exist as long as it does. With a stepper of
 * several ranks each rank copies what it keeps: all take and restore it between the same steps.
 * Read-only memory (mpt_tensor_from_const_memory, mpt_params_share) is not copied, and stays as it
 * is. Errors: STATE and INVALID_ARGUMENT as for mpt_training_save. */
MPT_CALL mpt_status mpt_snapshot_create(const mpt_training_desc *desc, mpt_snapshot *out);
/* Adds one reference to a snapshot and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_snapshot MPT_NULLABLE mpt_snapshot_retain(mpt_snapshot MPT_NULLABLE snapshot);
/* Releases one reference to a snapshot. The last release frees it. NULL and stale handles are
 * ignored. Any thread. */
MPT_API void mpt_snapshot_release(mpt_snapshot MPT_NULLABLE snapshot);
/* Takes the snapshot again, as the training is now. Takes no memory for tensors unless states were
 * made or a precision has changed. After an error the snapshot is the old one. Errors: STATE as for
 * mpt_training_save. */
MPT_CALL mpt_status mpt_snapshot_take(mpt_snapshot snapshot);
/* Rolls the training back to the snapshot, and drops gradients. Tensors stay in their memory, so
 * that recordings can be replayed. After an error nothing has changed. Errors: STATE (micro-batches
 * or unscaled gradients are open: mpt_stepper_drop), INVALID_ARGUMENT (the training has got other
 * parameters, optimizers or groups; memory was read-only then and is not now), SHAPE, DTYPE (the
 * precision has changed; the text names a parameter). */
MPT_CALL mpt_status mpt_snapshot_restore(mpt_snapshot snapshot);

#ifdef __cplusplus
}
#endif

#endif /* MPT_IO_H */
