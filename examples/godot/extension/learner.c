/* A network that learns from remembered examples, a few milliseconds at a time: see learner.h.
 * SPDX-License-Identifier: Apache-2.0 */
#define _POSIX_C_SOURCE 199309L
#include "learner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CHECK(call)                                \
  do {                                             \
    const mpt_status checked_status = (call);      \
    if (checked_status < 0) return checked_status; \
  } while (0)

enum { MAX_LAYERS = 32 };

struct learner {
  mpt_context context;
  mpt_precision precision;
  mpt_module net;
  mpt_optimizer optimizers[MAX_LAYERS]; /* one for each layer */
  int32_t layers;
  mpt_stepper stepper;
  mpt_recording step;
  mpt_bool32 is_between;      /* 1: a step has begun and not ended */
  mpt_tensor inputs, targets; /* the memory: [memory, inputs] and [memory, outputs] */
  /* The examples of a step: [batch, inputs] and [batch, outputs]. They are copies, since examples
   * may be remembered while a step is between two slices. */
  mpt_tensor batch_inputs, batch_targets;
  mpt_tensor question; /* the inputs of an answer: [1, inputs] */
  mpt_tensor loss;
  int64_t batch, memory, outputs;
  /* Numbers that are saved beside the network. */
  struct {
    int64_t remembered, steps;
    uint64_t random;
    double loss;
  } state;
  mpt_host_value values[3];
  mpt_training_desc training;
};

static int64_t nanoseconds_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* ---- a step ------------------------------------------------------------------------------------
 */

static mpt_status forward(learner* a, mpt_tensor x, mpt_tensor* y) {
  CHECK(mpt_precision_push(a->context, &a->precision));
  mpt_status status = mpt_precision_input(&a->precision, x, &x);
  if (status >= 0) status = mpt_module_forward(a->net, x, y);
  if (status >= 0) status = mpt_precision_output(&a->precision, *y, y);
  MPT_IGNORE(mpt_precision_pop(a->context));
  return status;
}

static mpt_status step_in_scope(learner* a) {
  mpt_tensor y;
  CHECK(forward(a, a->batch_inputs, &y));
  mpt_tensor_release(a->loss);
  CHECK(mpt_mse_loss(y, a->batch_targets, MPT_REDUCTION_MEAN, &a->loss));
  CHECK(mpt_stepper_backward(a->stepper, a->loss));
  return mpt_stepper_step(a->stepper);
}

static mpt_status take_step(learner* a) {
  CHECK(mpt_scope_push(a->context));
  const mpt_status status = step_in_scope(a);
  MPT_IGNORE(mpt_scope_pop(a->context, &a->loss, status >= 0));
  return status;
}

/* Takes a step and records it. The recording of a step that failed has a part of the step, and is
 * dropped with its gradients: the next call begins anew. The error is that of the step. */
static mpt_status record_step(learner* a) {
  CHECK(mpt_record_begin(a->context));
  const mpt_status status = take_step(a);
  char why[512];
  snprintf(why, sizeof why, "%s", mpt_last_error());
  mpt_recording step = NULL;
  const mpt_status ended = mpt_record_end(a->context, &step);
  if (status >= 0 && ended >= 0) {
    a->step = step;
    return MPT_OK;
  }
  mpt_recording_release(step);
  if (status >= 0) return ended;
  MPT_IGNORE(mpt_stepper_drop(a->stepper));
  mpt_set_error(why);
  return status;
}

/* The first steps make states and copies. Without a learning rate they and the recorded one change
 * no weight. */
static mpt_status warm_up(learner* a) {
  CHECK(learner_set_learning_rate(a, 0));
  CHECK(take_step(a));
  CHECK(take_step(a));
  return record_step(a);
}

/* ---- the beginning and the end -----------------------------------------------------------------
 */

/* Adds a layer with a set and an optimizer of its own: a recorded step updates one optimizer at a
 * time, so that a slice can end between two layers. */
static mpt_status add_layer(learner* a, const learner_desc* desc, mpt_module* layer) {
  const int32_t i = a->layers++;
  const mpt_activation activation =
      i == desc->size_count - 2 ? MPT_ACTIVATION_NONE : MPT_ACTIVATION_GELU;
  mpt_params params;
  CHECK(mpt_params_create(a->context, &params));
  CHECK(mpt_nn_linear(params, "fc", desc->sizes[i], desc->sizes[i + 1], 1, activation, layer));
  CHECK(mpt_params_set_precision(params, &a->precision));
  CHECK(mpt_optimizer_create(params, NULL, &a->optimizers[i])); /* AdamW */
  return mpt_stepper_add(a->stepper, a->optimizers[i]);
}

static mpt_status make_network(learner* a, const learner_desc* desc) {
  mpt_module layers[MAX_LAYERS];
  CHECK(mpt_precision_from_name(desc->precision, &a->precision, sizeof a->precision));
  CHECK(mpt_stepper_create(a->context, &a->precision, NULL, &a->stepper));
  while (a->layers < desc->size_count - 1) CHECK(add_layer(a, desc, &layers[a->layers]));
  return mpt_nn_sequential(a->context, layers, a->layers, &a->net);
}

static mpt_status make_memory(learner* a, const learner_desc* desc) {
  const int64_t inputs = desc->sizes[0];
  a->outputs = desc->sizes[desc->size_count - 1];
  a->batch = desc->batch;
  a->memory = desc->memory;
  CHECK(mpt_zeros(a->context, MPT_F32, (const int64_t[]){a->memory, inputs}, 2, &a->inputs));
  CHECK(mpt_zeros(a->context, MPT_F32, (const int64_t[]){a->memory, a->outputs}, 2, &a->targets));
  CHECK(mpt_zeros(a->context, MPT_F32, (const int64_t[]){a->batch, inputs}, 2, &a->batch_inputs));
  CHECK(mpt_zeros(a->context, MPT_F32, (const int64_t[]){a->batch, a->outputs}, 2,
                  &a->batch_targets));
  return mpt_zeros(a->context, MPT_F32, (const int64_t[]){1, inputs}, 2, &a->question);
}

/* Names everything that is saved. */
static mpt_status name_training(learner* a, int64_t inputs) {
  const size_t row = (size_t)a->memory * sizeof(float);
  a->values[0] = (mpt_host_value){sizeof *a->values, 0, "state", &a->state, sizeof a->state};
  a->values[1] = (mpt_host_value){sizeof *a->values, 0, "inputs", NULL, row * (size_t)inputs};
  a->values[2] = (mpt_host_value){sizeof *a->values, 0, "targets", NULL, row * (size_t)a->outputs};
  CHECK(mpt_tensor_get_data(a->inputs, &a->values[1].data));
  CHECK(mpt_tensor_get_data(a->targets, &a->values[2].data));
  mpt_training_desc_init(&a->training, sizeof a->training);
  a->training.stepper = a->stepper;
  a->training.values = a->values;
  a->training.value_count = 3;
  return MPT_OK;
}

static mpt_status refuse(const char* text) {
  mpt_set_error(text);
  return MPT_ERROR_INVALID_ARGUMENT;
}

static mpt_status start(learner* a, const learner_desc* desc) {
  if (desc->size_count < 2 || desc->size_count > MAX_LAYERS + 1) {
    return refuse("sizes: from 2 to 33 numbers are wanted: inputs, hidden layers, outputs");
  }
  if (desc->batch < 1 || desc->memory < 1) return refuse("batch and memory: at least 1 is wanted");
  mpt_context_desc options;
  mpt_context_desc_init(&options, sizeof options);
  options.seed = desc->seed;
  CHECK(mpt_context_create(&options, &a->context));
  a->state.random = (uint64_t)desc->seed;
  CHECK(make_network(a, desc));
  CHECK(make_memory(a, desc));
  CHECK(name_training(a, desc->sizes[0]));
  CHECK(warm_up(a));
  return learner_set_learning_rate(a, desc->learning_rate);
}

mpt_status learner_create(const learner_desc* desc, learner** out) {
  *out = NULL;
  learner* a = calloc(1, sizeof *a);
  if (!a) return refuse("out of memory");
  const mpt_status status = start(a, desc);
  if (status < 0) {
    learner_free(a);
  } else {
    *out = a;
  }
  return status;
}

void learner_free(learner* a) {
  if (!a) return;
  mpt_context_release(a->context); /* also releases every object made from it */
  free(a);
}

/* ---- examples, training, answers ---------------------------------------------------------------
 */

static mpt_status write_row(mpt_tensor memory, int64_t row, const float* data, int64_t count) {
  mpt_tensor view;
  CHECK(mpt_select(memory, 0, row, &view));
  const mpt_status status = mpt_tensor_write(view, MPT_F32, data, count);
  mpt_tensor_release(view);
  return status;
}

mpt_status learner_remember(learner* a, const float* inputs, int64_t input_count,
                            const float* targets, int64_t target_count) {
  const int64_t row = a->state.remembered % a->memory;
  /* Refuses another number of inputs before anything has changed. */
  CHECK(mpt_tensor_write(a->question, MPT_F32, inputs, input_count));
  CHECK(write_row(a->targets, row, targets, target_count));
  CHECK(write_row(a->inputs, row, inputs, input_count));
  ++a->state.remembered;
  return MPT_OK;
}

/* Copies one of the examples to a place in the batch. `memory`: the saved value with their rows. */
static void copy_row(void* batch, int64_t to, const mpt_host_value* memory, int64_t from,
                     int64_t rows) {
  const size_t bytes = memory->bytes / (size_t)rows;
  memcpy((char*)batch + (size_t)to * bytes, (char*)memory->data + (size_t)from * bytes, bytes);
}

/* Draws the examples of a step. */
static mpt_status draw(learner* a) {
  const int64_t known = a->state.remembered < a->memory ? a->state.remembered : a->memory;
  void *inputs, *targets;
  CHECK(mpt_tensor_get_data(a->batch_inputs, &inputs));
  CHECK(mpt_tensor_get_data(a->batch_targets, &targets));
  for (int64_t i = 0; i < a->batch; ++i) {
    a->state.random = a->state.random * 6364136223846793005u + 1442695040888963407u;
    const int64_t row = (int64_t)(a->state.random >> 33) % known;
    copy_row(inputs, i, &a->values[1], row, a->memory);
    copy_row(targets, i, &a->values[2], row, a->memory);
  }
  CHECK(mpt_tensor_touch(a->batch_inputs));
  return mpt_tensor_touch(a->batch_targets);
}

static mpt_status count_step(learner* a) {
  ++a->state.steps;
  return mpt_tensor_get_item(a->loss, &a->state.loss);
}

mpt_status learner_advance(learner* a, int64_t nanoseconds) {
  const int64_t begin = nanoseconds_now();
  if (!a->state.remembered) return MPT_OK;
  for (int64_t left = nanoseconds; left > 0; left = nanoseconds - (nanoseconds_now() - begin)) {
    if (!a->is_between) CHECK(draw(a));
    mpt_bool32 is_done = 1;
    const mpt_status status =
        a->step ? mpt_recording_advance(a->step, left, &is_done) : record_step(a);
    a->is_between = status >= 0 && !is_done;
    CHECK(status);
    if (a->is_between) break;
    CHECK(count_step(a));
  }
  return MPT_OK;
}

/* Finishes the step that has begun, if there is one. */
static mpt_status finish(learner* a) {
  if (!a->is_between) return MPT_OK;
  a->is_between = 0;
  CHECK(mpt_recording_replay(a->step));
  return count_step(a);
}

static mpt_status answer_in_scope(learner* a, float* outputs) {
  mpt_tensor y;
  CHECK(mpt_grad_mode_push(a->context, MPT_GRAD_INFERENCE));
  mpt_status status = forward(a, a->question, &y);
  if (status >= 0) status = mpt_tensor_read(y, MPT_F32, outputs, a->outputs);
  MPT_IGNORE(mpt_grad_mode_pop(a->context));
  return status;
}

mpt_status learner_answer(learner* a, const float* inputs, int64_t input_count, float* outputs) {
  CHECK(mpt_tensor_write(a->question, MPT_F32, inputs, input_count));
  CHECK(mpt_scope_push(a->context));
  const mpt_status status = answer_in_scope(a, outputs);
  MPT_IGNORE(mpt_scope_pop(a->context, NULL, 0));
  return status;
}

int64_t learner_output_count(const learner* a) { return a->outputs; }
int64_t learner_steps(const learner* a) { return a->state.steps; }
double learner_loss(const learner* a) { return a->state.loss; }

mpt_status learner_set_learning_rate(learner* a, double learning_rate) {
  for (int32_t i = 0; i < a->layers; ++i) {
    CHECK(mpt_optimizer_set_lr(a->optimizers[i], -1, learning_rate));
  }
  return MPT_OK;
}

/* ---- saving ------------------------------------------------------------------------------------
 */

mpt_status learner_save(learner* a, mpt_blob* out) {
  mpt_writer to;
  mpt_writer_init(&to, sizeof to);
  CHECK(finish(a));
  CHECK(mpt_blob_create(a->context, out));
  to.blob = *out;
  const mpt_status status = mpt_training_save_to(&to, &a->training);
  if (status < 0) mpt_blob_release(*out);
  return status;
}

mpt_status learner_load(learner* a, const void* bytes, size_t count) {
  mpt_reader from;
  mpt_reader_init(&from, sizeof from);
  from.data = bytes;
  from.bytes = count;
  CHECK(finish(a));
  CHECK(mpt_training_load_from(&from, &a->training));
  mpt_recording_release(a->step); /* has the states that the load has replaced */
  a->step = NULL;
  return MPT_OK;
}
