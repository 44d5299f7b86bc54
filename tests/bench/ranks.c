/* Benchmark of training steps on several ranks of MPI, each with one thread: the libmpt side of
 * tests/bench/run --ranks.
 *
 *   mpirun -n 2 bench_ranks_mpich CASE MODE STEPS [OPTION]..   MODE: f32, bf16 or f16
 *
 * Options are wire (gradients travel in bf16), states, grads and params (which the ranks split),
 * and trace. Every rank has the whole batch of a benchmark model. STEPS below 0 are steps without a
 * communicator. Rank 0 prints one JSON line: the median and least seconds of a step, the bytes that
 * it has sent per step, the seconds per step that it has waited for the others, the bytes of
 * states, masters and parameters that it keeps, and of the last step with `trace` the seconds from
 * its begin to the end of the forward, of the backward and of the step, and to the begin and the
 * arrival of each exchange. Arrivals are seen when the library looks for them.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpi.h>
#include <mpt/mpt.h>
#include <mpt/mpt_mpi.h>

#include "../../examples/common.h"
#include "models.h"

static int ascending(const void* a, const void* b) {
  const double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

/* ---- an engine that notes the times of its exchanges --------------------------------------------
 */

enum { MOST_EXCHANGES = 4096 };
static struct {
  mpt_comm_desc engine;
  int is_on, count;
  struct {
    uint64_t request;
    size_t sent;
    double begin, arrival;
  } exchanges[MOST_EXCHANGES];
} notes;

static mpt_status noted_exchange(void* user, const mpt_comm_message* m, uint64_t* request) {
  const double begin = seconds_now();
  const mpt_status s = notes.engine.exchange(user, m, request);
  if (s != MPT_OK || !notes.is_on || notes.count == MOST_EXCHANGES) return s;
  size_t sent = 0;
  for (int r = 0; r < notes.engine.size; ++r) sent += m[r].send_bytes;
  notes.exchanges[notes.count].request = *request;
  notes.exchanges[notes.count].sent = sent;
  notes.exchanges[notes.count].begin = begin;
  notes.exchanges[notes.count++].arrival = 0;
  return s;
}

static mpt_status noted_wait(void* user, uint64_t request, int64_t nanoseconds, int32_t* rank) {
  const mpt_status s = notes.engine.wait(user, request, nanoseconds, rank);
  for (int i = 0; s == MPT_OK && i < notes.count; ++i)
    if (notes.exchanges[i].request == request && notes.exchanges[i].arrival == 0)
      notes.exchanges[i].arrival = seconds_now();
  return s;
}

/* Takes a step whose times are noted, and prints them as a member of the JSON object. */
static void trace_step(mpt_context ctx, const bench_model* model, const mpt_precision* precision,
                       mpt_stepper stepper) {
  notes.is_on = 1;
  const double begin = seconds_now();
  TRY(mpt_scope_push(ctx));
  TRY(mpt_precision_push(ctx, precision));
  const mpt_tensor loss = model->loss(model->model);
  TRY(mpt_precision_pop(ctx));
  const double forward = seconds_now();
  TRY(mpt_stepper_backward(stepper, loss));
  const double backward = seconds_now();
  TRY(mpt_stepper_step(stepper));
  const double end = seconds_now();
  TRY(mpt_scope_pop(ctx, NULL, 0));
  notes.is_on = 0;
  if (notes.engine.rank != 0) return;
  printf(", \"trace\": {\"forward\": %.6g, \"backward\": %.6g, \"step\": %.6g, \"exchanges\": [",
         forward - begin, backward - begin, end - begin);
  for (int i = 0; i < notes.count; ++i) {
    printf("%s[%zu, %.6g, %.6g]", i ? ", " : "", notes.exchanges[i].sent,
           notes.exchanges[i].begin - begin, notes.exchanges[i].arrival - begin);
  }
  printf("]}");
}

static int has_option(int argc, char** argv, const char* name) {
  for (int i = 4; i < argc; ++i)
    if (!strcmp(argv[i], name)) return 1;
  return 0;
}

int main(int argc, char** argv) {
  enum { WARM = 3, MOST = 5000 };
  static double times[MOST];
  MPI_Init(&argc, &argv);
  if (argc < 4) {
    fprintf(stderr, "usage: bench_ranks CASE MODE STEPS [OPTION]..\n");
    return 2;
  }
  const char *name = argv[1], *mode = argv[2];
  const int asked = atoi(argv[3]), is_alone = asked < 0;
  int steps = is_alone ? -asked : asked;
  if (steps > MOST) steps = MOST;
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.own_threads = 1;
  mpt_context ctx;
  TRY(mpt_context_create(&desc, &ctx));
  mpt_params params;
  TRY(mpt_params_create(ctx, &params));
  const bench_model model = bench_model_make(ctx, params, name);
  if (!model.loss) {
    fprintf(stderr, "no case is named %s\n", name);
    return 2;
  }
  const mpt_precision precision = bench_precision(mode);
  TRY(mpt_params_set_precision(params, &precision));
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, NULL, &optimizer));
  mpt_comm_desc engine;
  mpt_comm_desc_init(&engine, sizeof engine);
  TRY(mpt_mpi_comm(MPI_COMM_WORLD, &engine));
  notes.engine = engine;
  engine.exchange = noted_exchange;
  engine.wait = noted_wait;
  mpt_comm comm;
  TRY(mpt_comm_create(ctx, &engine, &comm));
  mpt_stepper_desc how;
  mpt_stepper_desc_init(&how, sizeof how);
  if (!is_alone) how.comm = comm;
  if (has_option(argc, argv, "wire")) how.wire = MPT_BF16;
  if (has_option(argc, argv, "states")) how.shard = MPT_SHARD_STATES;
  if (has_option(argc, argv, "grads")) how.shard = MPT_SHARD_GRADS;
  if (has_option(argc, argv, "params")) how.shard = MPT_SHARD_PARAMS;
  mpt_stepper stepper;
  TRY(mpt_stepper_create(ctx, &precision, &how, &stepper));
  TRY(mpt_stepper_add(stepper, optimizer));

  mpt_comm_info before = {.struct_size = sizeof before}, after = {.struct_size = sizeof after};
  double loss = 0;
  for (int i = -WARM; i < steps; ++i) {
    if (i == 0) {
      TRY(mpt_comm_barrier(comm));
      TRY(mpt_comm_get_info(comm, &before));
    }
    const double begin = seconds_now();
    TRY(mpt_scope_push(ctx));
    const mpt_tensor l = bench_step_run(&model, &precision, stepper);
    TRY(mpt_tensor_get_item(l, &loss));
    TRY(mpt_scope_pop(ctx, NULL, 0));
    if (i >= 0) times[i] = seconds_now() - begin;
  }
  TRY(mpt_comm_get_info(comm, &after));
  mpt_memory_info memory = {.struct_size = sizeof memory};
  TRY(mpt_context_get_memory(ctx, &memory));
  qsort(times, (size_t)steps, sizeof *times, ascending);
  if (engine.rank == 0) {
    printf(
        "{\"case\": \"%s\", \"mode\": \"%s\", \"ranks\": %d, \"median\": %.6g, \"least\": %.6g, "
        "\"steps\": %d, \"sent\": %lld, \"waited\": %.6g, \"kept\": %zu, \"loss\": %.6g",
        name, mode, is_alone ? 1 : engine.size, times[steps / 2], times[0], steps,
        (long long)(after.bytes_sent - before.bytes_sent) / steps,
        (after.seconds_waited - before.seconds_waited) / steps,
        memory.now[MPT_MEMORY_STATES] + memory.now[MPT_MEMORY_MASTERS] +
            memory.now[MPT_MEMORY_PARAMETERS],
        loss);
  }
  if (has_option(argc, argv, "trace")) trace_step(ctx, &model, &precision, stepper);
  if (engine.rank == 0) printf("}\n");
  TRY(mpt_comm_barrier(comm));
  mpt_stepper_release(stepper);
  mpt_comm_release(comm);
  mpt_optimizer_release(optimizer);
  mpt_params_release(params);
  mpt_context_release(ctx);
  MPI_Finalize();
  return 0;
}
