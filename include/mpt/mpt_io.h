/* libmpt: files. Tensors in the safetensors format, which other tools open, and the whole state of a
 * training in one file. The conventions of mpt.h hold here; the thread that drives the context calls.
 * SPDX-License-Identifier: Apache-2.0
 *
 * Writing goes to `path`.tmp first, onto the disk, and takes the place of `path` by one rename: a kill
 * at any moment leaves the old file or the new one, whole. Nothing in a file that is read is trusted:
 * a cut, overlapping or contradictory one is MPT_ERROR_IO with what is wrong, and nothing has
 * changed. */
#ifndef MPT_IO_H
#define MPT_IO_H

#include "mpt.h"

#ifdef __cplusplus
extern "C" {
#endif

MPT_HANDLE(mpt_file);

/* One entry of a file's metadata: text by key. */
typedef struct mpt_metadata {
  const char *key;
  const char *value;
} mpt_metadata;

/* Writes `count` tensors under their names, row-major, in their own dtypes. `metadata` may be NULL
 * where `metadata_count` is 0. Errors: INVALID_ARGUMENT (a name twice, not UTF-8), IO. */
MPT_API mpt_status mpt_safetensors_save(const char *path, const char *const *names,
                                        const mpt_tensor *tensors, int32_t count,
                                        const mpt_metadata *metadata, int32_t metadata_count);

/* Opens and checks a file; elements are read on demand. Errors: IO, DTYPE (one that this library does
 * not have), SHAPE (more than MPT_MAX_RANK dims). */
MPT_API mpt_status mpt_safetensors_open(mpt_context context, const char *path, mpt_file *out);
MPT_API mpt_file mpt_file_retain(mpt_file file);
MPT_API void mpt_file_release(mpt_file file);
/* How many tensors it holds. */
MPT_API mpt_status mpt_file_count(mpt_file file, int64_t *out);
/* Name, dtype and shape of a tensor by number, in the order of the file. `name`, valid while the file
 * is open, and `info` may be NULL. */
MPT_API mpt_status mpt_file_at(mpt_file file, int64_t index, const char **name,
                               mpt_tensor_info *info);
/* The tensor of that name: a new handle. Errors: INVALID_ARGUMENT (no such name), IO. */
MPT_API mpt_status mpt_file_read(mpt_file file, const char *name, mpt_tensor *out);
/* A value of the metadata, valid while the file is open; NULL where the key is not there. */
MPT_API mpt_status mpt_file_metadata(mpt_file file, const char *key, const char **out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_IO_H */
