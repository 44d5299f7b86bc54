/* libmpt: files: tensors in the safetensors format, which other tools read, and the whole state of
 * a training in one file. The thread that drives the context makes the calls. The conventions of
 * mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0
 *
 * A call that writes first writes `path`.tmp (or a short name of digits, if that name is too long),
 * flushes it to disk, and then replaces `path` by one rename. A kill at any moment leaves either
 * the old file or the new one, complete. The new file has the mode of the old one. The call creates
 * the temporary file itself: it removes a leftover of a killed writer, and fails with MPT_ERROR_IO
 * if another process is writing. A symbolic link stays: the file that it points to is replaced or
 * created, next to that file. A path that is not a regular file (a folder, a pipe, a device) fails
 * with MPT_ERROR_IO, for reading too.
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

/* Opens and checks a safetensors file. Elements are read on demand. The caller owns the handle.
 * Errors: NOT_FOUND, IO (the file is invalid), DTYPE (a dtype that this library does not have),
 * SHAPE (more than MPT_MAX_RANK dims). */
MPT_CALL mpt_status mpt_safetensors_open(mpt_context context, const char *path, mpt_file *out);
/* Adds one reference to a file and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_file MPT_NULLABLE mpt_file_retain(mpt_file MPT_NULLABLE file);
/* Releases one reference to a file. The last release closes it. NULL and stale handles are ignored.
 * Any thread. */
MPT_API void mpt_file_release(mpt_file MPT_NULLABLE file);
/* Returns the number of tensors in the file. */
MPT_CALL mpt_status mpt_file_get_count(mpt_file file, int64_t *out);
/* Returns name, dtype and shape of a tensor by its number, in the order of the file. `name` lives
 * as long as the file. Both `name` and `info` may be NULL. Errors: INVALID_ARGUMENT (index). */
MPT_CALL mpt_status mpt_file_get_at(mpt_file file, int64_t index, const char **MPT_NULLABLE name,
                                    mpt_tensor_info *MPT_NULLABLE info);
/* Reads the tensor with this name and returns a new handle. Errors: INVALID_ARGUMENT (no such
 * name), IO. */
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
 * DTYPE (unknown dtype), IO, NOT_FOUND (no such folder). */
MPT_CALL mpt_status mpt_params_save(mpt_params params, const char *path,
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
 * on an error. Call it between steps, because gradients are not saved. Errors: STATE (micro-batches
 * or unscaled gradients are open), INVALID_ARGUMENT (no parameter set; a key is given twice), IO,
 * NOT_FOUND (no such folder). */
MPT_CALL mpt_status mpt_training_save(const char *path, const mpt_training_desc *desc);
/* Restores the state of a whole training from a file, and drops gradients. The host must have built
 * the training as before: equal parameters, scalers, and kinds of optimizers and groups, in the
 * same order. Hyper-parameters and schedules come from the file; of MPT_SCHEDULE_LAMBDA only the
 * position, because the function is the host's. Any precision that holds the saved values exactly
 * is possible. Everything is checked and read first: after an error all objects and values are
 * unchanged. Errors: INVALID_ARGUMENT (a difference, which the text names), SHAPE, DTYPE, STATE, IO
 * (the file holds no training, or is truncated or damaged), NOT_FOUND. */
MPT_CALL mpt_status mpt_training_load(const char *path, const mpt_training_desc *desc);

#ifdef __cplusplus
}
#endif

#endif /* MPT_IO_H */
