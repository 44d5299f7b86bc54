/* Test of the learner of the Godot example, without the engine: a step that fails while it is
 * recorded leaves it as it was before.
 * SPDX-License-Identifier: Apache-2.0 */
#define _POSIX_C_SOURCE 199309L
#include <mpt/mpt.h>

static int failing; /* the number of steps that fail, from the next one on */

static mpt_status step_or_fail(mpt_stepper stepper) {
  if (failing == 0) return mpt_stepper_step(stepper);
  --failing;
  mpt_set_error("this step fails");
  return MPT_ERROR_STATE;
}

#define mpt_stepper_step step_or_fail
#include "../../examples/godot/extension/learner.c"

enum { INPUTS = 3, OUTPUTS = 2, STEPS = 5 };

static int number, is_red;

static void expect(int is_true, const char* what) {
  printf("%s %d - %s\n", is_true ? "ok" : "not ok", ++number, what);
  if (!is_true) printf("# %s\n", mpt_last_error());
  is_red |= !is_true;
}

static mpt_status train_until(learner* a, int64_t steps) {
  while (learner_steps(a) < steps) CHECK(learner_advance(a, 1));
  return MPT_OK;
}

/* Trains, loads what it has saved, so that the next step is recorded, and lets some steps fail. */
static mpt_status train(const char* precision, int failures, float* answers) {
  const int32_t sizes[] = {INPUTS, 8, OUTPUTS};
  const learner_desc desc = {sizes, 3, precision, 0.01, 4, 16, 1};
  learner* a;
  CHECK(learner_create(&desc, &a));
  for (int i = 0; i < 8; ++i) {
    const float x = (float)i / 8, inputs[] = {x, 1 - x, x * x}, targets[] = {1 + x, 1 - 2 * x};
    CHECK(learner_remember(a, inputs, INPUTS, targets, OUTPUTS));
  }
  CHECK(train_until(a, STEPS));
  mpt_blob blob;
  const void* bytes;
  size_t count;
  CHECK(learner_save(a, &blob));
  CHECK(mpt_blob_get(blob, &bytes, &count));
  CHECK(learner_load(a, bytes, count));
  mpt_blob_release(blob);
  failing = failures;
  for (int i = 0; i < failures; ++i) {
    expect(learner_advance(a, 1) == MPT_ERROR_STATE, "the step fails");
    expect(strstr(mpt_last_error(), "this step fails") != NULL, "its own error is returned");
  }
  CHECK(train_until(a, 2 * STEPS));
  CHECK(learner_answer(a, (const float[]){0.25f, 0.5f, 1}, INPUTS, answers));
  learner_free(a);
  return MPT_OK;
}

int main(void) {
  const char* const precisions[] = {"32-true", "16-mixed", "bf16-mixed"};
  for (int i = 0; i < 3; ++i) {
    float wanted[OUTPUTS] = {0}, found[OUTPUTS] = {0};
    printf("# %s\n", precisions[i]);
    expect(train(precisions[i], 0, wanted) == MPT_OK, "it learns");
    expect(train(precisions[i], 2, found) == MPT_OK, "it goes on behind steps that failed");
    /* The failed steps have drawn examples: the answers differ by some steps' worth. */
    for (int k = 0; k < OUTPUTS; ++k)
      expect(found[k] - wanted[k] < 0.1f && wanted[k] - found[k] < 0.1f, "the answers are close");
  }
  printf("1..%d\n", number);
  return is_red;
}
