/* A renderer whose texture is a network that learns while frames are drawn. The renderer and libmpt
 * share one VkDevice and one queue:
 * - a shader writes each batch into a buffer of the renderer, and tensors lie on that buffer;
 * - the frame's shader reads the network's output where the network has written it;
 * - two timeline semaphores order both, so the host waits for neither.
 * README.md shows the picture.
 * SPDX-License-Identifier: Apache-2.0 */
#include "../common.h"
#include "renderer.h"

#include <math.h>
#include <mpt/mpt_vulkan.h>

enum { BATCH = 1024, GRID = 64, SIZE = 256, OCTAVES = 6, FEATURES = 4 * OCTAVES, HIDDEN = 64 };

static const uint32_t batch_words[] = {
#include "shaders/batch.inc"
};
static const uint32_t frame_words[] = {
#include "shaders/frame.inc"
};

/* The arguments of both shaders, as batch.comp and frame.comp declare them. */
typedef struct {
  VkDeviceAddress places, colours;
  uint32_t count, grid, seed;
} batch_arguments;
typedef struct {
  VkDeviceAddress learned, pixels;
  uint32_t grid, size;
  float time;
} frame_arguments;

typedef struct {
  renderer r;
  VkPipeline batch, frame;
  gpu_buffer pixels;
  mpt_context ctx;
  mpt_precision precision;
  mpt_tensor frequencies;
  mpt_module network;
  mpt_stepper stepper;
} program;

/* Places on the texture and their colours, in a buffer of the renderer. */
typedef struct {
  gpu_buffer buffer;
  int64_t count;
  mpt_tensor places, colours;
} samples;

static uint64_t number_of(const void* handle) { return (uint64_t)(uintptr_t)handle; }

/* Returns the context's handles, with the value that its semaphore has when the work queued so far
 * has run. */
static const mpt_vulkan_device* now(const program* p) {
  void* native;
  TRY(mpt_context_get_device_native(p->ctx, MPT_DEVICE_VULKAN, 0, &native));
  return native;
}
static VkSemaphore semaphore_of(const mpt_vulkan_device* d) {
  return (VkSemaphore)(uintptr_t)d->semaphore;
}

/* ---- what both sides share --------------------------------------------------------------------
 */

/* Makes a context that computes on the renderer's device and queue. */
static mpt_context share_device(const renderer* r) {
  const mpt_vulkan_device own = {.struct_size = sizeof own,
                                 .queue_family = r->family,
                                 .instance = r->instance,
                                 .physical_device = r->physical,
                                 .device = r->device,
                                 .queue = r->queue,
                                 .get_proc = (void (*)(void))vkGetInstanceProcAddr,
                                 .has_float64 = (mpt_bool32)r->has_float64};
  mpt_device_module module;
  mpt_device_module_init(&module, sizeof module);
  module.native = &own;
  mpt_context_desc desc;
  mpt_context_desc_init(&desc, sizeof desc);
  desc.device = MPT_DEVICE_VULKAN;
  desc.next = (const mpt_chain*)&module;
  mpt_context ctx;
  TRY(mpt_context_create(&desc, &ctx));
  return ctx;
}

/* Makes a tensor of f32 on a part of a buffer. */
static mpt_tensor tensor_on(const program* p, const gpu_buffer* b, uint64_t offset, int64_t rows,
                            int64_t columns) {
  const mpt_vulkan_buffer memory = {.struct_size = sizeof memory,
                                    .usage = b->usage,
                                    .device = p->r.device,
                                    .buffer = number_of(b->buffer),
                                    .offset = offset,
                                    .size = b->size};
  const int64_t shape[2] = {rows, columns};
  mpt_tensor t;
  TRY(mpt_tensor_from_native(p->ctx, MPT_F32, shape, NULL, 2, &memory, NULL, NULL, &t));
  return t;
}

static samples make_samples(const program* p, int64_t count) {
  samples s = {.buffer = make_buffer(&p->r, (VkDeviceSize)(20 * count)), .count = count};
  s.places = tensor_on(p, &s.buffer, 0, count, 2);
  s.colours = tensor_on(p, &s.buffer, (uint64_t)(8 * count), count, 3);
  return s;
}

/* Lets the renderer write samples when the context has done what it has queued, and the context
 * wait for them. */
static void write_samples(program* p, const samples* s, uint32_t grid, uint32_t seed) {
  const mpt_vulkan_device* d = now(p);
  const batch_arguments a = {.places = s->buffer.address,
                             .colours = s->buffer.address + (uint64_t)(8 * s->count),
                             .count = (uint32_t)s->count,
                             .grid = grid,
                             .seed = seed};
  submit(&p->r, p->batch, &a, sizeof a, (uint32_t)(s->count + 63) / 64, 1, semaphore_of(d),
         d->value);
  d->wait_for(d, number_of(p->r.done), p->r.submits);
  TRY(mpt_tensor_touch(s->places));
  TRY(mpt_tensor_touch(s->colours));
}

/* Draws a frame with a texture of GRID x GRID colours, when the context has computed them. */
static void draw(program* p, mpt_tensor learned, float time) {
  const mpt_vulkan_device* d = now(p);
  void* address;
  TRY(mpt_tensor_get_data(learned, &address));
  const frame_arguments a = {.learned = number_of(address),
                             .pixels = p->pixels.address,
                             .grid = GRID,
                             .size = SIZE,
                             .time = time};
  submit(&p->r, p->frame, &a, sizeof a, SIZE / 8, SIZE / 8, semaphore_of(d), d->value);
}

/* ---- the network ------------------------------------------------------------------------------
 */

static void make_network(program* p, const char* precision) {
  const int64_t shape[2] = {2, 2 * OCTAVES};
  float frequencies[2][2 * OCTAVES] = {{0}}; /* pi, 2 pi, 4 pi, .. along each axis */
  for (int i = 0; i < 2 * OCTAVES; ++i)
    frequencies[i / OCTAVES][i] = ldexpf(3.14159265f, i % OCTAVES);
  TRY(mpt_tensor_from_data(p->ctx, MPT_F32, shape, 2, frequencies, sizeof frequencies,
                           &p->frequencies));
  mpt_params params;
  mpt_module layers[3];
  TRY(mpt_params_create(p->ctx, &params));
  TRY(mpt_nn_linear(params, "1", FEATURES, HIDDEN, 1, MPT_ACTIVATION_RELU, &layers[0]));
  TRY(mpt_nn_linear(params, "2", HIDDEN, HIDDEN, 1, MPT_ACTIVATION_RELU, &layers[1]));
  TRY(mpt_nn_linear(params, "3", HIDDEN, 3, 1, MPT_ACTIVATION_SIGMOID, &layers[2]));
  TRY(mpt_nn_sequential(p->ctx, layers, 3, &p->network));
  TRY(mpt_precision_from_name(precision, &p->precision, sizeof p->precision));
  TRY(mpt_params_set_precision(params, &p->precision));
  mpt_optimizer_desc adam;
  mpt_adam_desc_init(&adam, sizeof adam);
  adam.lr = 5e-3;
  mpt_optimizer optimizer;
  TRY(mpt_optimizer_create(params, &adam, &optimizer));
  TRY(mpt_stepper_create(p->ctx, &p->precision, NULL, &p->stepper)); /* With a loss scaler. */
  TRY(mpt_stepper_add(p->stepper, optimizer));
}

/* Returns the colours that the network gives to places: sines and cosines of the place in f32
 * (Tancik et al. 2020), then the layers in the precision of the training. */
static mpt_tensor colours_at(const program* p, mpt_tensor places) {
  mpt_tensor angles, waves[2], features, colours, out;
  TRY(mpt_matmul(places, p->frequencies, &angles));
  TRY(mpt_sin(angles, &waves[0]));
  TRY(mpt_cos(angles, &waves[1]));
  TRY(mpt_cat(waves, 2, 1, &features));
  TRY(mpt_precision_push(p->ctx, &p->precision));
  TRY(mpt_module_forward(p->network, features, &colours));
  TRY(mpt_precision_pop(p->ctx));
  TRY(mpt_cast(colours, MPT_F32, &out)); /* As the shader reads it. */
  return out;
}

static void train(program* p, const samples* batch, uint32_t seed) {
  mpt_tensor loss;
  write_samples(p, batch, 0, seed);
  TRY(mpt_mse_loss(colours_at(p, batch->places), batch->colours, MPT_REDUCTION_MEAN, &loss));
  TRY(mpt_stepper_backward(p->stepper, loss));
  TRY(mpt_stepper_step(p->stepper));
}

static mpt_tensor texture(const program* p, const samples* grid) {
  TRY(mpt_grad_mode_push(p->ctx, MPT_GRAD_DISABLED));
  const mpt_tensor t = colours_at(p, grid->places);
  TRY(mpt_grad_mode_pop(p->ctx));
  return t;
}

/* ---- the program ------------------------------------------------------------------------------
 */

/* Copies the frame that was drawn last into a column of the picture. */
static void keep_frame(const program* p, unsigned char* picture, int column, int columns) {
  wait_until(&p->r, p->r.submits);
  const unsigned char* pixels = p->pixels.host;
  for (int i = 0; i < SIZE * SIZE; ++i)
    memcpy(picture + 3 * ((i / SIZE * columns + column) * SIZE + i % SIZE), pixels + 4 * i, 3);
}

/* Draws frames, with a training step before each or with the texture as it is. Returns the mean
 * time of a frame in milliseconds. */
static double draw_frames(program* p, long frames, const samples* batch, const samples* grid,
                          mpt_tensor still) {
  wait_until(&p->r, p->r.submits);
  const double begin = seconds_now();
  for (long i = 0; i < frames; ++i) {
    TRY(mpt_scope_push(p->ctx));
    if (batch) train(p, batch, (uint32_t)i);
    draw(p, still ? still : texture(p, grid), 0.05f * (float)i);
    TRY(mpt_scope_pop(p->ctx, NULL, 0));
  }
  wait_until(&p->r, p->r.submits);
  return 1e3 * (seconds_now() - begin) / (double)frames;
}

static double error_of(const program* p, const samples* grid) {
  double error;
  mpt_tensor loss;
  TRY(mpt_mse_loss(texture(p, grid), grid->colours, MPT_REDUCTION_MEAN, &loss));
  TRY(mpt_tensor_get_item(loss, &error)); /* Waits. */
  return error;
}

int main(int argc, char** argv) {
  check_flags(argc, argv, "[--frames 300] [--precision 16-mixed] [--picture neural_texture.ppm]");
  const long frames = flag_number(argc, argv, "frames", 300, 1);
  static unsigned char picture[3 * 3 * SIZE * SIZE];
  program p;
  open_renderer(&p.r);
  p.batch = make_pipeline(&p.r, batch_words, sizeof batch_words);
  p.frame = make_pipeline(&p.r, frame_words, sizeof frame_words);
  p.pixels = make_buffer(&p.r, 4 * SIZE * SIZE);
  p.ctx = share_device(&p.r);
  make_network(&p, flag(argc, argv, "precision", "16-mixed"));
  const samples batch = make_samples(&p, BATCH), grid = make_samples(&p, GRID * GRID);
  write_samples(&p, &grid, GRID, 0);
  printf("%s, %s\n", p.r.name, flag(argc, argv, "precision", "16-mixed"));

  const double before = error_of(&p, &grid);
  draw(&p, texture(&p, &grid), 0);
  keep_frame(&p, picture, 0, 3);
  draw_frames(&p, 1, &batch, &grid, NULL); /* Compiles the kernels. */
  const double with = draw_frames(&p, frames, &batch, &grid, NULL);
  const mpt_tensor last = texture(&p, &grid);
  const double without = draw_frames(&p, frames, NULL, NULL, last);
  draw(&p, last, 0);
  keep_frame(&p, picture, 1, 3);
  draw(&p, grid.colours, 0); /* The pattern itself. */
  keep_frame(&p, picture, 2, 3);
  const double after = error_of(&p, &grid);

  printf("a frame: %.2f ms with training, %.2f ms without\n", with, without);
  printf("error of the texture: %.5f, after %ld steps %.5f\n", before, frames + 1, after);
  const char* path = flag(argc, argv, "picture", "neural_texture.ppm");
  FILE* f = fopen(path, "wb");
  if (!f) {
    perror(path);
    return 1;
  }
  fprintf(f, "P6 %d %d 255\n", 3 * SIZE, SIZE);
  fwrite(picture, 1, sizeof picture, f);
  if (fclose(f)) perror(path);

  mpt_context_release(p.ctx); /* Before the device and the buffers that it uses. */
  destroy_buffer(&p.r, &batch.buffer);
  destroy_buffer(&p.r, &grid.buffer);
  destroy_buffer(&p.r, &p.pixels);
  vkDestroyPipeline(p.r.device, p.batch, NULL);
  vkDestroyPipeline(p.r.device, p.frame, NULL);
  close_renderer(&p.r);
  if (after >= before / 2) fprintf(stderr, "the error has not halved, which takes 40 frames\n");
  return after < before / 2 ? 0 : 1;
}
