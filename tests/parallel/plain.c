/* A program in C99, and in C++17 (plain_cpp.cpp), that trains on the ranks of MPI as the head of
 * mpt_mpi.h says.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpi.h>
#include <mpt/mpt.h>
#include <mpt/mpt_mpi.h>
#include <stdio.h>

#define TRY(call)                                                 \
  if ((call) < 0) {                                               \
    fprintf(stderr, "line %d: %s\n", __LINE__, mpt_last_error()); \
    return 1;                                                     \
  }

static int train(int rank, int size) {
  mpt_context context;
  mpt_params params;
  mpt_optimizer optimizer;
  mpt_stepper stepper;
  mpt_comm comm;
  mpt_tensor w, x, loss;
  mpt_comm_desc ranks;
  mpt_stepper_desc how;
  mpt_optimizer_desc rule;
  const int64_t shape[1] = {3};
  /* Each rank's gradient is its number. */
  const float zeros[3] = {0, 0, 0}, own[3] = {(float)rank, (float)rank, (float)rank};
  float values[3] = {9, 9, 9};
  TRY(mpt_mpi_comm(MPI_COMM_WORLD, &ranks))
  ranks.time_limit = 60;
  TRY(mpt_context_create(NULL, &context))
  TRY(mpt_comm_create(context, &ranks, &comm))
  TRY(mpt_params_create(context, &params))
  TRY(mpt_tensor_from_data(context, MPT_F32, shape, 1, zeros, sizeof zeros, &w))
  TRY(mpt_params_add(params, "w", w))
  mpt_sgd_desc_init(&rule, sizeof rule);
  rule.lr = 1;
  TRY(mpt_optimizer_create(params, &rule, &optimizer))
  mpt_stepper_desc_init(&how, sizeof how);
  how.comm = comm;
  TRY(mpt_stepper_create(context, NULL, &how, &stepper))
  TRY(mpt_stepper_add(stepper, optimizer))
  TRY(mpt_tensor_from_data(context, MPT_F32, shape, 1, own, sizeof own, &x))
  TRY(mpt_mul(w, x, &loss))
  TRY(mpt_sum(loss, NULL, 0, 0, &loss))
  TRY(mpt_stepper_backward(stepper, loss))
  TRY(mpt_stepper_step(stepper))
  TRY(mpt_tensor_read(w, MPT_F32, values, 3))
  mpt_context_release(context);
  /* The mean of 0 to size - 1. */
  if (values[0] == -0.5F * (float)(size - 1) && values[2] == values[0]) return 0;
  fprintf(stderr, "rank %d: the parameter is %g\n", rank, (double)values[0]);
  return 1;
}

int main(int argc, char** argv) {
  int rank = 0, size = 0, failed = 0, all = 0;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  failed = train(rank, size);
  MPI_Allreduce(&failed, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  MPI_Finalize();
  return all != 0;
}
