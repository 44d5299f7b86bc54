/* bench_ops: cost of a call in C, the baseline of the bindings' benchmarks.
 *
 * Prints one line per operation: the name and the nanoseconds per call, including the release of
 * the result.
 * SPDX-License-Identifier: Apache-2.0 */
#include <mpt/mpt.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define TRY(call)                                \
  do {                                           \
    if ((call) < 0) {                            \
      fprintf(stderr, "%s\n", mpt_last_error()); \
      exit(1);                                   \
    }                                            \
  } while (0)

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static mpt_tensor a, b, w;
static void add(mpt_tensor* out) { TRY(mpt_add(a, b, out)); }
static void relu(mpt_tensor* out) { TRY(mpt_relu(a, out)); }
static void matmul(mpt_tensor* out) { TRY(mpt_matmul(a, b, out)); }
static void sum(mpt_tensor* out) { TRY(mpt_sum(a, (const int64_t[]){1}, 1, 0, out)); }
static void add_with_gradient(mpt_tensor* out) { TRY(mpt_add(w, b, out)); }

int main(void) {
  enum { REPEATS = 200, CALLS = 1000 }; /* short runs: the best one is undisturbed */
  static const struct {
    const char* name;
    void (*run)(mpt_tensor* out);
  } ops[] = {{"add", add},
             {"relu", relu},
             {"matmul", matmul},
             {"sum", sum},
             {"add with gradient", add_with_gradient}};
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.own_threads = 2;
  mpt_context ctx;
  TRY(mpt_context_create(&desc, &ctx));
  const int64_t shape[2] = {8, 8};
  TRY(mpt_ones(ctx, MPT_F32, shape, 2, &a));
  TRY(mpt_ones(ctx, MPT_F32, shape, 2, &b));
  TRY(mpt_ones(ctx, MPT_F32, shape, 2, &w));
  TRY(mpt_tensor_set_requires_grad(w, 1));
  for (size_t i = 0; i < sizeof ops / sizeof *ops; ++i) {
    double least = 1e30;
    for (int r = 0; r < REPEATS; ++r) {
      const double begin = now();
      for (int k = 0; k < CALLS; ++k) {
        mpt_tensor out;
        ops[i].run(&out);
        mpt_tensor_release(out);
      }
      const double each = (now() - begin) / CALLS;
      if (each < least) least = each;
    }
    printf("%s: %.0f\n", ops[i].name, least);
  }
  mpt_context_release(ctx);
  return 0;
}
