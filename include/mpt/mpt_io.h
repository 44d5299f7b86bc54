/* libmpt: files. Tensors in the safetensors format, which other tools open, and the whole state of a
 * training in one file. The conventions of mpt.h hold here; the thread that drives the context calls.
 * SPDX-License-Identifier: Apache-2.0
 *
 * Writing goes to `path`.tmp first (beside a name too long for that, to a short one of digits), onto the
 * disk, and takes the place of `path` by one rename: a kill at any moment leaves the old file or the new
 * one, whole, and the new one has the old one's mode. The call creates that file itself: what a killed
 * writer left under its name is removed, and MPT_ERROR_IO says where somebody else is writing. A
 * symbolic link stays: what it leads to is replaced, or made, beside itself. What else is there and no
 * regular file (a folder, a pipe, a device) is refused (IO), for reading too. Nothing in a file that is
 * read is trusted: a cut, overlapping or contradictory one is MPT_ERROR_IO with what is wrong, and
 * nothing has changed. MPT_ERROR_NOT_FOUND says that there is no file of the name: a program that goes
 * on where it can begins anew then, and only then. */
#ifndef MPT_IO_H
#define MPT_IO_H

#include "mpt_tensor.h"
#include "mpt_train.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- safetensors files --------------------------------------------------------------------------- */

MPT_HANDLE(mpt_file);

/* One entry of a file's metadata: text by key. */
typedef struct mpt_metadata {
  uint32_t struct_size;
  int32_t reserved;
  const char *key;
  const char *value;
} mpt_metadata;

/* Writes `count` tensors under their names, row-major, in their own dtypes. `metadata` may be NULL
 * where `metadata_count` is 0. Errors: INVALID_ARGUMENT (a name twice, not UTF-8), IO. */
MPT_CALL mpt_status mpt_safetensors_save(const char *path, const char *const *names,
                                         const mpt_tensor *tensors, int32_t count,
                                         const mpt_metadata *metadata, int32_t metadata_count);

/* Opens and checks a file; elements are read on demand. Errors: IO, DTYPE (one that this library does
 * not have), SHAPE (more than MPT_MAX_RANK dims). */
MPT_CALL mpt_status mpt_safetensors_open(mpt_context context, const char *path, mpt_file *out);
/* One more reference to the same file; NULL for a stale handle. Any thread. */
MPT_API mpt_file MPT_NULLABLE mpt_file_retain(mpt_file MPT_NULLABLE file);
/* Gives one reference back; with the last one the file is closed. NULL is fine. Any thread. */
MPT_API void mpt_file_release(mpt_file MPT_NULLABLE file);
/* How many tensors it holds. */
MPT_CALL mpt_status mpt_file_get_count(mpt_file file, int64_t *out);
/* Name, dtype and shape of a tensor by number, in the order of the file. `name`, which lives as
 * long as the file, and `info` may be NULL. */
MPT_CALL mpt_status mpt_file_get_at(mpt_file file, int64_t index, const char **MPT_NULLABLE name,
                                    mpt_tensor_info *MPT_NULLABLE info);
/* The tensor of that name: a new handle. Errors: INVALID_ARGUMENT (no such name), IO. */
MPT_CALL mpt_status mpt_file_read(mpt_file file, const char *name, mpt_tensor *out);
/* A value of the metadata, which lives as long as the file; NULL where the key is not there. */
MPT_CALL mpt_status mpt_file_get_metadata(mpt_file file, const char *key,
                                          const char *MPT_NULLABLE *out);

/* ---- parameter sets ------------------------------------------------------------------------------
 * Parameters and buffers by their names: a state_dict, which PyTorch's safetensors opens, and whose
 * files load into sets with the same names, as modules have (mpt_nn.h). */

typedef struct mpt_params_file_desc {
  uint32_t struct_size;
  mpt_bool32 strict; /* 1; load: names that are missing in the file, or that the set has not, are an
                        error; 0: they stay as they are, and a warning in the log names them */
  const mpt_chain *MPT_NULLABLE next;
  const char *MPT_NULLABLE prefix;     /* of the set, only what lies under this; NULL or "": all */
  const char *MPT_NULLABLE file_prefix; /* stands in the file in the place of `prefix`: "module" where the names
                                           there are "module.fc.weight", the set's "fc.weight" */
  mpt_dtype dtype;                     /* save: of the floating tensors in the file; NONE: their own, exactly (a
                                          bf16 parameter with a split master is an f32) */
  int32_t metadata_count;
  const mpt_metadata *metadata; /* save */
} mpt_params_file_desc;
MPT_API void mpt_params_file_desc_init(mpt_params_file_desc *desc, size_t size);

/* Writes the set to a safetensors file. desc NULL: the defaults. Errors: INVALID_ARGUMENT (nothing has
 * the prefix), IO. */
MPT_CALL mpt_status mpt_params_save(mpt_params params, const char *path,
                                    const mpt_params_file_desc *MPT_NULLABLE desc);

typedef struct mpt_params_load_info {
  uint32_t struct_size;
  int32_t reserved;
  int64_t loaded;     /* tensors */
  int64_t missing;    /* in the set and not in the file */
  int64_t unexpected; /* in the file and not in the set */
} mpt_params_load_info;
/* Reads a safetensors file into the set: every tensor from any floating dtype into its own format,
 * master included (integers and bools only from their own dtype). Handles stay good; gradients and
 * optimizer states stay as they are. Everything is checked and read before the first element changes.
 * `info` may be NULL. Errors: INVALID_ARGUMENT (names, as `strict` says, listed), SHAPE and DTYPE (of
 * one tensor, by name), IO. */
MPT_CALL mpt_status mpt_params_load(mpt_params params, const char *path,
                                    const mpt_params_file_desc *MPT_NULLABLE desc,
                                    mpt_params_load_info *MPT_NULLABLE info);

/* ---- a whole training ----------------------------------------------------------------------------
 * One file to go on from, to the same bits as if there had been no break: parameters with their masters
 * and buffers, which parameters are frozen, the optimizers' states, step counts, groups and schedules,
 * L-BFGS with its history, the loss scalers, the context's generator, and values of the host's own (how
 * far the data was read).
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
 * The file is a safetensors file with a checksum: set i of the training is under "params.i" (0 for
 * the only one; mpt_params_load reads it with that as file_prefix), optimizer i's states under
 * "optimizer.i.KEY", L-BFGS i's vectors under "lbfgs.i", the host's values under "host.KEY" as bytes. */

/* A variable of the host's: saved from and loaded into `data`. */
typedef struct mpt_host_value {
  uint32_t struct_size;
  int32_t reserved;
  const char *key;
  void *data;
  size_t bytes;
} mpt_host_value;

/* What the training is made of; everything of one context. */
typedef struct mpt_training_desc {
  uint32_t struct_size;
  int32_t optimizer_count;
  const mpt_chain *MPT_NULLABLE next;
  mpt_stepper MPT_NULLABLE stepper; /* its optimizers with their sets, and its scaler; or NULL */
  const mpt_optimizer *optimizers;  /* others, with their sets */
  const mpt_params *params;         /* sets that no optimizer trains */
  mpt_scaler MPT_NULLABLE scaler;   /* without a stepper */
  int32_t params_count;
  int32_t value_count;
  const mpt_host_value *values;
  const mpt_scaler *scalers; /* others, of losses that are stepped by hand */
  const mpt_lbfgs *lbfgs;    /* with their sets and scalers */
  int32_t scaler_count;
  int32_t lbfgs_count;
  const mpt_stepper *steppers; /* further ones, as a GAN has: with their optimizers, sets and scalers */
  int32_t stepper_count;
  int32_t reserved;
} mpt_training_desc;
MPT_API void mpt_training_desc_init(mpt_training_desc *desc, size_t size);

/* Replaces the file at `path`, or leaves it as it was. Between steps: gradients are not saved. Errors:
 * STATE (micro-batches or unscaled gradients are on the way), INVALID_ARGUMENT (no set; a key twice),
 * IO. */
MPT_CALL mpt_status mpt_training_save(const char *path, const mpt_training_desc *desc);
/* Puts everything back; gradients are dropped. The training is built as it was before: the same
 * parameters, scalers and kinds of optimizers and groups, in the same order; hyper-parameters and schedules come
 * from the file (a schedule of kind MPT_SCHEDULE_LAMBDA: its position; the function is the host's). A
 * precision that holds the saved values exactly will do. Everything is checked and read first: on an
 * error all objects and values are as they were. Errors: INVALID_ARGUMENT (what differs, by name),
 * SHAPE, DTYPE, STATE, IO (no training in the file; cut; damaged). */
MPT_CALL mpt_status mpt_training_load(const char *path, const mpt_training_desc *desc);

#ifdef __cplusplus
}
#endif

#endif /* MPT_IO_H */
