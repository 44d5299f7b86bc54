/* A network that learns from remembered examples, a few milliseconds at a time. Nothing here knows
 * Godot: copy both files into another engine.
 *
 * Each call returns MPT_OK, or an error whose text mpt_last_error() has. One thread drives a
 * learner at a time.
 * SPDX-License-Identifier: Apache-2.0 */
#ifndef LEARNER_H
#define LEARNER_H

#include <mpt/mpt.h>

typedef struct learner learner;

/* Options of a learner. */
typedef struct {
  const int32_t* sizes;  /* Inputs, width of each hidden layer, outputs. */
  int32_t size_count;    /* Number of `sizes`, at least 2. */
  const char* precision; /* Name of the precision, such as "bf16-mixed". */
  double learning_rate;
  int64_t batch;  /* Examples of a step. */
  int64_t memory; /* Number of examples that are remembered: the latest. */
  int64_t seed;   /* Seed of the weights and of the draws. */
} learner_desc;

/* Makes a network and records its training step, which takes as long as a few steps: call it where
 * a level begins. */
mpt_status learner_create(const learner_desc* desc, learner** out);
void learner_free(learner* a);

/* Remembers an example in the place of the oldest one. */
mpt_status learner_remember(learner* a, const float* inputs, int64_t input_count,
                            const float* targets, int64_t target_count);
/* Trains for about `nanoseconds` on batches that are drawn from the memory. A step goes on where
 * the call before has left it. Does nothing before the first example. */
mpt_status learner_advance(learner* a, int64_t nanoseconds);
/* Computes the outputs of the network for some inputs. */
mpt_status learner_answer(learner* a, const float* inputs, int64_t input_count, float* outputs);
int64_t learner_output_count(const learner* a);
mpt_status learner_set_learning_rate(learner* a, double learning_rate);

/* Returns the number of finished steps, and the loss of the latest one. */
int64_t learner_steps(const learner* a);
double learner_loss(const learner* a);

/* Writes the training with its memory to a new blob, or reads it from bytes. Both finish the step
 * that has begun. The first step after a load is taken whole. What follows a load has the bits of
 * what would have followed the save. */
mpt_status learner_save(learner* a, mpt_blob* out);
mpt_status learner_load(learner* a, const void* bytes, size_t count);

#endif
