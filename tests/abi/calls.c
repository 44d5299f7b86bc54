/* The parameters and results of the public functions and callbacks, frozen: declared again here,
 * which compiles only while the headers agree. Made by freeze.py; between releases of one major
 * version lines may only be added.
 * SPDX-License-Identifier: Apache-2.0 */
#include "mpt/mpt.h"

/* A callback is frozen by a function that takes it. */
#define CALLBACK(name, ...)   \
  void frozen_##name(name f); \
  void frozen_##name(__VA_ARGS__)

CALLBACK(mpt_done_fn, void (*)(void* user));
CALLBACK(mpt_job_fn, void (*)(void* job, int64_t begin, int64_t end, int32_t worker));
CALLBACK(mpt_grad_hook, mpt_status (*)(void* user, mpt_tensor* grad));
CALLBACK(mpt_post_hook, mpt_status (*)(void* user, mpt_tensor leaf));
CALLBACK(mpt_forward_fn, mpt_status (*)(void* user, const mpt_tensor* in, int32_t in_count,
                                        mpt_tensor* out, int32_t out_count));
CALLBACK(mpt_custom_backward,
         mpt_status (*)(void* user, const mpt_tensor* in, int32_t in_count, const mpt_tensor* out,
                        const mpt_tensor* grad_out, int32_t out_count, mpt_tensor* grad_in));
CALLBACK(mpt_lr_fn, mpt_status (*)(void* user, int64_t step, double* factor));
CALLBACK(mpt_closure, mpt_status (*)(void* user, mpt_tensor* loss));

uint32_t mpt_version(void);
const char* mpt_version_string(void);
mpt_status mpt_check_header(uint32_t);
const char* mpt_feature_name(int32_t);
const char* mpt_status_name(mpt_status);
const char* mpt_dtype_name(mpt_dtype);
size_t mpt_dtype_size(mpt_dtype);
const char* mpt_last_error(void);
mpt_status mpt_last_error_code(void);
const char* mpt_first_error(void);
mpt_status mpt_first_error_code(void);
void mpt_clear_errors(void);
void mpt_set_error(const char*);
void mpt_hooks_init(mpt_hooks*, size_t);
void mpt_thread_hooks_init(mpt_thread_hooks*, size_t);
void mpt_device_module_init(mpt_device_module*, size_t);
void mpt_context_desc_init(mpt_context_desc*, size_t);
mpt_status mpt_context_create(const mpt_context_desc*, mpt_context*);
mpt_context mpt_context_retain(mpt_context);
void mpt_context_release(mpt_context);
mpt_status mpt_context_shutdown(mpt_context);
mpt_status mpt_context_rebind(mpt_context, const mpt_hooks*);
mpt_status mpt_context_set_seed(mpt_context, int64_t);
mpt_status mpt_context_get_generator(mpt_context, int64_t*, int64_t*);
mpt_status mpt_context_set_generator(mpt_context, int64_t, int64_t);
mpt_status mpt_context_get_memory(mpt_context, mpt_memory_info*);
mpt_status mpt_context_get_device_memory(mpt_context, mpt_device, int32_t, mpt_memory_info*);
mpt_status mpt_context_reset_peak(mpt_context);
mpt_status mpt_context_kernels_text(mpt_context, char*, size_t, size_t*);
mpt_status mpt_context_get_arithmetic(mpt_context, mpt_arithmetic*);
mpt_status mpt_context_set_arithmetic(mpt_context, mpt_arithmetic);
mpt_status mpt_scope_push(mpt_context);
mpt_status mpt_scope_pop(mpt_context, const mpt_tensor*, int32_t);
mpt_status mpt_empty(mpt_context, mpt_dtype, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_zeros(mpt_context, mpt_dtype, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_ones(mpt_context, mpt_dtype, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_full(mpt_context, mpt_dtype, const int64_t*, int32_t, double, mpt_tensor*);
mpt_status mpt_arange(mpt_context, mpt_dtype, double, double, double, mpt_tensor*);
mpt_status mpt_uniform(mpt_context, mpt_dtype, const int64_t*, int32_t, double, double,
                       mpt_tensor*);
mpt_status mpt_normal(mpt_context, mpt_dtype, const int64_t*, int32_t, double, double, mpt_tensor*);
mpt_status mpt_kaiming_uniform(mpt_context, mpt_dtype, const int64_t*, int32_t, double,
                               mpt_tensor*);
mpt_status mpt_kaiming_normal(mpt_context, mpt_dtype, const int64_t*, int32_t, double, mpt_tensor*);
mpt_status mpt_xavier_uniform(mpt_context, mpt_dtype, const int64_t*, int32_t, double, mpt_tensor*);
mpt_status mpt_xavier_normal(mpt_context, mpt_dtype, const int64_t*, int32_t, double, mpt_tensor*);
mpt_status mpt_tensor_from_data(mpt_context, mpt_dtype, const int64_t*, int32_t, const void*,
                                size_t, mpt_tensor*);
mpt_status mpt_tensor_from_memory(mpt_context, mpt_dtype, const int64_t*, const int64_t*, int32_t,
                                  void*, size_t, mpt_done_fn, void*, mpt_tensor*);
mpt_status mpt_tensor_from_const_memory(mpt_context, mpt_dtype, const int64_t*, const int64_t*,
                                        int32_t, const void*, size_t, mpt_done_fn, void*,
                                        mpt_tensor*);
mpt_status mpt_tensor_from_dlpack(mpt_context, struct DLManagedTensorVersioned*, mpt_tensor*);
mpt_status mpt_tensor_from_dlpack_legacy(mpt_context, struct DLManagedTensor*, mpt_tensor*);
mpt_status mpt_tensor_to_dlpack(mpt_tensor, struct DLManagedTensorVersioned**);
mpt_status mpt_tensor_to_dlpack_legacy(mpt_tensor, struct DLManagedTensor**);
mpt_tensor mpt_tensor_retain(mpt_tensor);
void mpt_tensor_release(mpt_tensor);
mpt_bool32 mpt_tensor_is_valid(mpt_tensor);
mpt_status mpt_tensor_get_info(mpt_tensor, mpt_tensor_info*);
mpt_status mpt_tensor_to(mpt_tensor, mpt_device, int32_t, mpt_tensor*);
mpt_status mpt_tensor_get_context(mpt_tensor, mpt_context*);
mpt_status mpt_tensor_read(mpt_tensor, mpt_dtype, void*, int64_t);
mpt_status mpt_tensor_write(mpt_tensor, mpt_dtype, const void*, int64_t);
mpt_status mpt_tensor_get_master(mpt_tensor, mpt_tensor*);
mpt_status mpt_tensor_set_master(mpt_tensor, mpt_tensor);
mpt_status mpt_tensor_get_item(mpt_tensor, double*);
mpt_status mpt_tensor_get_data(mpt_tensor, void**);
mpt_status mpt_tensor_touch(mpt_tensor);
mpt_status mpt_tensor_text(mpt_tensor, char*, size_t, size_t*);
mpt_status mpt_tensor_set_name(mpt_tensor, const char*);
mpt_status mpt_tensor_get_name(mpt_tensor, const char**);
mpt_status mpt_tensor_set_requires_grad(mpt_tensor, mpt_bool32);
mpt_status mpt_tensor_get_grad(mpt_tensor, mpt_tensor*);
mpt_status mpt_tensor_set_grad(mpt_tensor, mpt_tensor);
mpt_status mpt_tensor_set_grad_dtype(mpt_tensor, mpt_dtype);
mpt_status mpt_tensor_set_grad_sparse(mpt_tensor, mpt_bool32);
mpt_status mpt_tensor_get_grad_rows(mpt_tensor, mpt_tensor*, mpt_tensor*);
void mpt_backward_desc_init(mpt_backward_desc*, size_t);
mpt_status mpt_backward(const mpt_tensor*, const mpt_tensor*, int32_t, const mpt_backward_desc*);
mpt_status mpt_grad(const mpt_tensor*, const mpt_tensor*, int32_t, const mpt_tensor*, int32_t,
                    const mpt_backward_desc*, mpt_tensor*);
mpt_status mpt_grad_mode_push(mpt_context, mpt_grad_mode);
mpt_status mpt_grad_mode_pop(mpt_context);
mpt_status mpt_tensor_add_hook(mpt_tensor, mpt_grad_hook, void*, mpt_done_fn, int64_t*);
mpt_status mpt_tensor_add_post_hook(mpt_tensor, mpt_post_hook, void*, mpt_done_fn, int64_t*);
mpt_status mpt_tensor_remove_hook(mpt_tensor, int64_t);
mpt_status mpt_recompute(mpt_context, mpt_forward_fn, void*, mpt_done_fn, const mpt_tensor*,
                         int32_t, mpt_tensor*, int32_t);
mpt_status mpt_context_set_anomaly(mpt_context, mpt_bool32);
mpt_status mpt_autocast_profile_from_name(const char*, mpt_profile*);
const char* mpt_autocast_profile_name(mpt_profile);
void mpt_autocast_desc_init(mpt_autocast_desc*, size_t);
mpt_status mpt_autocast_push(mpt_context, const mpt_autocast_desc*);
mpt_status mpt_autocast_pop(mpt_context);
mpt_status mpt_autocast_get_dtype(mpt_context, mpt_dtype*);
mpt_status mpt_autocast_set_class(mpt_context, mpt_op, mpt_cast_class);
mpt_status mpt_autocast_get_class(mpt_context, mpt_op, mpt_cast_class*);
mpt_status mpt_autocast_clear_cache(mpt_context);
mpt_status mpt_autocast_get_cache_info(mpt_context, mpt_cast_cache_info*);
mpt_status mpt_op_from_name(mpt_context, const char*, mpt_op*);
const char* mpt_op_name(mpt_context, mpt_op);
mpt_status mpt_op_supports(mpt_context, mpt_op, mpt_dtype);
mpt_status mpt_op_get_info(mpt_context, mpt_op, mpt_op_info*);
mpt_status mpt_op_get_param(mpt_context, mpt_op, int32_t, mpt_op_param*);
mpt_status mpt_op_run(mpt_context, mpt_op, const mpt_tensor*, int32_t, const mpt_attr*, int32_t,
                      mpt_tensor*, int32_t);
void mpt_custom_op_desc_init(mpt_custom_op_desc*, size_t);
mpt_status mpt_op_register(mpt_context, const mpt_custom_op_desc*, mpt_op*);
mpt_status mpt_add(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_sub(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_mul(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_div(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_pow(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_maximum(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_minimum(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_remainder(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_floor_divide(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_eq(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_ne(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_lt(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_le(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_gt(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_ge(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_logical_and(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_logical_or(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_logical_xor(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_add_scalar(mpt_tensor, double, mpt_tensor*);
mpt_status mpt_mul_scalar(mpt_tensor, double, mpt_tensor*);
mpt_status mpt_div_scalar(mpt_tensor, double, mpt_tensor*);
mpt_status mpt_rdiv_scalar(double, mpt_tensor, mpt_tensor*);
mpt_status mpt_pow_scalar(mpt_tensor, double, mpt_tensor*);
mpt_status mpt_rpow_scalar(double, mpt_tensor, mpt_tensor*);
mpt_status mpt_neg(mpt_tensor, mpt_tensor*);
mpt_status mpt_abs(mpt_tensor, mpt_tensor*);
mpt_status mpt_sign(mpt_tensor, mpt_tensor*);
mpt_status mpt_sqrt(mpt_tensor, mpt_tensor*);
mpt_status mpt_rsqrt(mpt_tensor, mpt_tensor*);
mpt_status mpt_square(mpt_tensor, mpt_tensor*);
mpt_status mpt_exp(mpt_tensor, mpt_tensor*);
mpt_status mpt_expm1(mpt_tensor, mpt_tensor*);
mpt_status mpt_log(mpt_tensor, mpt_tensor*);
mpt_status mpt_log1p(mpt_tensor, mpt_tensor*);
mpt_status mpt_reciprocal(mpt_tensor, mpt_tensor*);
mpt_status mpt_sin(mpt_tensor, mpt_tensor*);
mpt_status mpt_cos(mpt_tensor, mpt_tensor*);
mpt_status mpt_erf(mpt_tensor, mpt_tensor*);
mpt_status mpt_floor(mpt_tensor, mpt_tensor*);
mpt_status mpt_ceil(mpt_tensor, mpt_tensor*);
mpt_status mpt_round(mpt_tensor, mpt_tensor*);
mpt_status mpt_clamp(mpt_tensor, double, double, mpt_tensor*);
mpt_status mpt_relu(mpt_tensor, mpt_tensor*);
mpt_status mpt_leaky_relu(mpt_tensor, double, mpt_tensor*);
mpt_status mpt_elu(mpt_tensor, double, mpt_tensor*);
mpt_status mpt_gelu(mpt_tensor, mpt_bool32, mpt_tensor*);
mpt_status mpt_silu(mpt_tensor, mpt_tensor*);
mpt_status mpt_sigmoid(mpt_tensor, mpt_tensor*);
mpt_status mpt_tanh(mpt_tensor, mpt_tensor*);
mpt_status mpt_softplus(mpt_tensor, mpt_tensor*);
mpt_status mpt_logical_not(mpt_tensor, mpt_tensor*);
mpt_status mpt_isfinite(mpt_tensor, mpt_tensor*);
mpt_status mpt_isnan(mpt_tensor, mpt_tensor*);
mpt_status mpt_where(mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_masked_fill(mpt_tensor, mpt_tensor, double, mpt_tensor*);
mpt_status mpt_cast(mpt_tensor, mpt_dtype, mpt_tensor*);
mpt_status mpt_clone(mpt_tensor, mpt_tensor*);
mpt_status mpt_contiguous(mpt_tensor, mpt_tensor*);
mpt_status mpt_detach(mpt_tensor, mpt_tensor*);
mpt_status mpt_copy_into(mpt_tensor, mpt_tensor);
mpt_status mpt_fill_into(mpt_tensor, double);
mpt_status mpt_add_into(mpt_tensor, mpt_tensor);
mpt_status mpt_mul_into(mpt_tensor, mpt_tensor);
mpt_status mpt_reshape(mpt_tensor, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_permute(mpt_tensor, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_transpose(mpt_tensor, int64_t, int64_t, mpt_tensor*);
mpt_status mpt_slice(mpt_tensor, int64_t, int64_t, int64_t, int64_t, mpt_tensor*);
mpt_status mpt_narrow(mpt_tensor, int64_t, int64_t, int64_t, mpt_tensor*);
mpt_status mpt_select(mpt_tensor, int64_t, int64_t, mpt_tensor*);
mpt_status mpt_squeeze(mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_unsqueeze(mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_expand(mpt_tensor, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_flatten(mpt_tensor, int64_t, int64_t, mpt_tensor*);
mpt_status mpt_sum(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_mean(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_var(mpt_tensor, const int64_t*, int32_t, int64_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_std(mpt_tensor, const int64_t*, int32_t, int64_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_prod(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_amax(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_amin(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_max(mpt_tensor, mpt_tensor*);
mpt_status mpt_min(mpt_tensor, mpt_tensor*);
mpt_status mpt_max_dim(mpt_tensor, int64_t, mpt_bool32, mpt_tensor*, mpt_tensor*);
mpt_status mpt_min_dim(mpt_tensor, int64_t, mpt_bool32, mpt_tensor*, mpt_tensor*);
mpt_status mpt_argmax(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_argmin(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_any(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_all(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_norm(mpt_tensor, double, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_logsumexp(mpt_tensor, const int64_t*, int32_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_cumsum(mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_embedding(mpt_tensor, mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_index_select(mpt_tensor, int64_t, mpt_tensor, mpt_tensor*);
mpt_status mpt_index_add(mpt_tensor, int64_t, mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_gather(mpt_tensor, int64_t, mpt_tensor, mpt_tensor*);
mpt_status mpt_scatter(mpt_tensor, int64_t, mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_scatter_add(mpt_tensor, int64_t, mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_one_hot(mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_topk(mpt_tensor, int64_t, int64_t, mpt_bool32, mpt_tensor*, mpt_tensor*);
mpt_status mpt_sort(mpt_tensor, int64_t, mpt_bool32, mpt_tensor*, mpt_tensor*);
mpt_status mpt_argsort(mpt_tensor, int64_t, mpt_bool32, mpt_tensor*);
mpt_status mpt_tril(mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_triu(mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_cat(const mpt_tensor*, int32_t, int64_t, mpt_tensor*);
mpt_status mpt_stack(const mpt_tensor*, int32_t, int64_t, mpt_tensor*);
mpt_status mpt_split(mpt_tensor, int64_t, int64_t, mpt_tensor*, int32_t);
mpt_status mpt_split_with_sizes(mpt_tensor, const int64_t*, int32_t, int64_t, mpt_tensor*, int32_t);
mpt_status mpt_chunk(mpt_tensor, int64_t, int64_t, mpt_tensor*, int32_t);
mpt_status mpt_flip(mpt_tensor, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_roll(mpt_tensor, const int64_t*, int32_t, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_repeat(mpt_tensor, const int64_t*, int32_t, mpt_tensor*);
mpt_status mpt_pad(mpt_tensor, const int64_t*, int32_t, mpt_pad_mode, double, mpt_tensor*);
mpt_status mpt_softmax(mpt_tensor, int64_t, mpt_dtype, mpt_tensor*);
mpt_status mpt_log_softmax(mpt_tensor, int64_t, mpt_dtype, mpt_tensor*);
mpt_status mpt_dropout(mpt_tensor, double, mpt_bool32, mpt_tensor*);
void mpt_cross_entropy_desc_init(mpt_cross_entropy_desc*, size_t);
mpt_status mpt_cross_entropy(mpt_tensor, mpt_tensor, mpt_tensor, const mpt_cross_entropy_desc*,
                             mpt_tensor*);
mpt_status mpt_nll_loss(mpt_tensor, mpt_tensor, mpt_tensor, const mpt_cross_entropy_desc*,
                        mpt_tensor*);
mpt_status mpt_binary_cross_entropy(mpt_tensor, mpt_tensor, mpt_reduction, mpt_tensor*);
mpt_status mpt_binary_cross_entropy_with_logits(mpt_tensor, mpt_tensor, mpt_tensor, mpt_reduction,
                                                mpt_tensor*);
mpt_status mpt_mse_loss(mpt_tensor, mpt_tensor, mpt_reduction, mpt_tensor*);
mpt_status mpt_l1_loss(mpt_tensor, mpt_tensor, mpt_reduction, mpt_tensor*);
mpt_status mpt_smooth_l1_loss(mpt_tensor, mpt_tensor, mpt_reduction, double, mpt_tensor*);
mpt_status mpt_huber_loss(mpt_tensor, mpt_tensor, mpt_reduction, double, mpt_tensor*);
mpt_status mpt_kl_div(mpt_tensor, mpt_tensor, mpt_reduction, mpt_bool32, mpt_tensor*);
mpt_status mpt_cosine_similarity(mpt_tensor, mpt_tensor, int64_t, double, mpt_tensor*);
mpt_status mpt_matmul(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_bmm(mpt_tensor, mpt_tensor, mpt_tensor*);
mpt_status mpt_addmm(mpt_tensor, mpt_tensor, mpt_tensor, double, double, mpt_tensor*);
mpt_status mpt_linear(mpt_tensor, mpt_tensor, mpt_tensor, mpt_activation, mpt_tensor*);
void mpt_conv_desc_init(mpt_conv_desc*, size_t);
mpt_status mpt_conv1d(mpt_tensor, mpt_tensor, mpt_tensor, int64_t, int64_t, const mpt_conv_desc*,
                      mpt_tensor*);
mpt_status mpt_conv2d(mpt_tensor, mpt_tensor, mpt_tensor, int64_t, int64_t, const mpt_conv_desc*,
                      mpt_tensor*);
mpt_status mpt_conv3d(mpt_tensor, mpt_tensor, mpt_tensor, int64_t, int64_t, const mpt_conv_desc*,
                      mpt_tensor*);
mpt_status mpt_conv_transpose1d(mpt_tensor, mpt_tensor, mpt_tensor, int64_t, int64_t,
                                const mpt_conv_desc*, mpt_tensor*);
mpt_status mpt_conv_transpose2d(mpt_tensor, mpt_tensor, mpt_tensor, int64_t, int64_t,
                                const mpt_conv_desc*, mpt_tensor*);
mpt_status mpt_conv_transpose3d(mpt_tensor, mpt_tensor, mpt_tensor, int64_t, int64_t,
                                const mpt_conv_desc*, mpt_tensor*);
void mpt_pool_desc_init(mpt_pool_desc*, size_t);
mpt_status mpt_max_pool1d(mpt_tensor, int64_t, const mpt_pool_desc*, mpt_tensor*);
mpt_status mpt_max_pool2d(mpt_tensor, int64_t, const mpt_pool_desc*, mpt_tensor*);
mpt_status mpt_max_pool3d(mpt_tensor, int64_t, const mpt_pool_desc*, mpt_tensor*);
mpt_status mpt_avg_pool1d(mpt_tensor, int64_t, const mpt_pool_desc*, mpt_tensor*);
mpt_status mpt_avg_pool2d(mpt_tensor, int64_t, const mpt_pool_desc*, mpt_tensor*);
mpt_status mpt_avg_pool3d(mpt_tensor, int64_t, const mpt_pool_desc*, mpt_tensor*);
mpt_status mpt_adaptive_avg_pool1d(mpt_tensor, int64_t, mpt_tensor*);
mpt_status mpt_adaptive_avg_pool2d(mpt_tensor, int64_t, int64_t, mpt_tensor*);
mpt_status mpt_adaptive_avg_pool3d(mpt_tensor, int64_t, int64_t, int64_t, mpt_tensor*);
mpt_status mpt_interpolate(mpt_tensor, const int64_t*, int32_t, mpt_interpolate_mode, mpt_bool32,
                           mpt_tensor*);
void mpt_batch_norm_desc_init(mpt_batch_norm_desc*, size_t);
void mpt_norm_desc_init(mpt_norm_desc*, size_t);
mpt_status mpt_batch_norm(mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor,
                          const mpt_batch_norm_desc*, mpt_tensor*);
mpt_status mpt_layer_norm(mpt_tensor, int64_t, mpt_tensor, mpt_tensor, const mpt_norm_desc*,
                          mpt_tensor*);
mpt_status mpt_rms_norm(mpt_tensor, int64_t, mpt_tensor, const mpt_norm_desc*, mpt_tensor*);
mpt_status mpt_group_norm(mpt_tensor, int64_t, mpt_tensor, mpt_tensor, const mpt_norm_desc*,
                          mpt_tensor*);
mpt_status mpt_instance_norm(mpt_tensor, mpt_tensor, mpt_tensor, const mpt_norm_desc*, mpt_tensor*);
void mpt_attention_desc_init(mpt_attention_desc*, size_t);
mpt_status mpt_scaled_dot_product_attention(mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor,
                                            const mpt_attention_desc*, mpt_tensor*);
mpt_status mpt_self_attention(mpt_tensor, int64_t, int64_t, mpt_tensor, const mpt_attention_desc*,
                              mpt_tensor*);
mpt_status mpt_lstm_cell(mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor,
                         mpt_tensor, mpt_tensor*, mpt_tensor*);
mpt_status mpt_gru_cell(mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor,
                        mpt_tensor*);
mpt_status mpt_rnn_tanh_cell(mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor, mpt_tensor,
                             mpt_tensor*);
void mpt_rnn_desc_init(mpt_rnn_desc*, size_t);
mpt_status mpt_lstm(mpt_tensor, mpt_tensor, mpt_tensor, const mpt_tensor*, int32_t,
                    const mpt_rnn_desc*, mpt_tensor*, int32_t);
mpt_status mpt_gru(mpt_tensor, mpt_tensor, const mpt_tensor*, int32_t, const mpt_rnn_desc*,
                   mpt_tensor*, mpt_tensor*);
mpt_status mpt_rnn_tanh(mpt_tensor, mpt_tensor, const mpt_tensor*, int32_t, const mpt_rnn_desc*,
                        mpt_tensor*, mpt_tensor*);
mpt_module mpt_module_retain(mpt_module);
void mpt_module_release(mpt_module);
mpt_status mpt_module_forward(mpt_module, mpt_tensor, mpt_tensor*);
mpt_status mpt_module_call(mpt_module, const mpt_tensor*, int32_t, mpt_tensor*, int32_t);
mpt_status mpt_module_train(mpt_module, mpt_bool32);
mpt_status mpt_module_is_training(mpt_module, mpt_bool32*);
mpt_status mpt_nn_linear(mpt_params, const char*, int64_t, int64_t, mpt_bool32, mpt_activation,
                         mpt_module*);
void mpt_nn_conv_desc_init(mpt_nn_conv_desc*, size_t);
mpt_status mpt_nn_conv1d(mpt_params, const char*, int64_t, int64_t, int64_t, int64_t, int64_t,
                         const mpt_nn_conv_desc*, mpt_module*);
mpt_status mpt_nn_conv2d(mpt_params, const char*, int64_t, int64_t, int64_t, int64_t, int64_t,
                         const mpt_nn_conv_desc*, mpt_module*);
mpt_status mpt_nn_conv3d(mpt_params, const char*, int64_t, int64_t, int64_t, int64_t, int64_t,
                         const mpt_nn_conv_desc*, mpt_module*);
mpt_status mpt_nn_conv_transpose1d(mpt_params, const char*, int64_t, int64_t, int64_t, int64_t,
                                   int64_t, const mpt_nn_conv_desc*, mpt_module*);
mpt_status mpt_nn_conv_transpose2d(mpt_params, const char*, int64_t, int64_t, int64_t, int64_t,
                                   int64_t, const mpt_nn_conv_desc*, mpt_module*);
mpt_status mpt_nn_conv_transpose3d(mpt_params, const char*, int64_t, int64_t, int64_t, int64_t,
                                   int64_t, const mpt_nn_conv_desc*, mpt_module*);
void mpt_nn_embedding_desc_init(mpt_nn_embedding_desc*, size_t);
mpt_status mpt_nn_embedding(mpt_params, const char*, int64_t, int64_t, const mpt_nn_embedding_desc*,
                            mpt_module*);
mpt_status mpt_nn_dropout(mpt_context, double, mpt_module*);
mpt_status mpt_nn_activation(mpt_context, mpt_activation, mpt_module*);
mpt_status mpt_nn_flatten(mpt_context, mpt_module*);
mpt_status mpt_nn_max_pool2d(mpt_context, int64_t, const mpt_pool_desc*, mpt_module*);
mpt_status mpt_nn_function(mpt_context, mpt_forward_fn, void*, mpt_done_fn, mpt_module*);
mpt_status mpt_nn_sequential(mpt_context, const mpt_module*, int32_t, mpt_module*);
void mpt_nn_norm_desc_init(mpt_nn_norm_desc*, size_t);
mpt_status mpt_nn_batch_norm(mpt_params, const char*, int64_t, const mpt_nn_norm_desc*,
                             mpt_module*);
mpt_status mpt_nn_layer_norm(mpt_params, const char*, const int64_t*, int32_t,
                             const mpt_nn_norm_desc*, mpt_module*);
mpt_status mpt_nn_rms_norm(mpt_params, const char*, const int64_t*, int32_t,
                           const mpt_nn_norm_desc*, mpt_module*);
mpt_status mpt_nn_group_norm(mpt_params, const char*, int64_t, int64_t, const mpt_nn_norm_desc*,
                             mpt_module*);
mpt_status mpt_nn_instance_norm(mpt_params, const char*, int64_t, const mpt_nn_norm_desc*,
                                mpt_module*);
void mpt_nn_attention_desc_init(mpt_nn_attention_desc*, size_t);
mpt_status mpt_nn_multihead_attention(mpt_params, const char*, int64_t, int64_t,
                                      const mpt_nn_attention_desc*, mpt_module*);
void mpt_nn_transformer_desc_init(mpt_nn_transformer_desc*, size_t);
mpt_status mpt_nn_transformer_block(mpt_params, const char*, int64_t, int64_t,
                                    const mpt_nn_transformer_desc*, mpt_module*);
mpt_status mpt_nn_lstm(mpt_params, const char*, int64_t, int64_t, const mpt_rnn_desc*, mpt_module*);
mpt_status mpt_nn_gru(mpt_params, const char*, int64_t, int64_t, const mpt_rnn_desc*, mpt_module*);
mpt_status mpt_nn_rnn_tanh(mpt_params, const char*, int64_t, int64_t, const mpt_rnn_desc*,
                           mpt_module*);
void mpt_precision_init(mpt_precision*, size_t);
mpt_status mpt_precision_from_name(const char*, mpt_precision*, size_t);
mpt_status mpt_precision_push(mpt_context, const mpt_precision*);
mpt_status mpt_precision_pop(mpt_context);
mpt_status mpt_precision_input(const mpt_precision*, mpt_tensor, mpt_tensor*);
mpt_status mpt_precision_output(const mpt_precision*, mpt_tensor, mpt_tensor*);
mpt_status mpt_params_create(mpt_context, mpt_params*);
mpt_params mpt_params_retain(mpt_params);
void mpt_params_release(mpt_params);
mpt_status mpt_params_add(mpt_params, const char*, mpt_tensor);
mpt_status mpt_params_add_buffer(mpt_params, const char*, mpt_tensor);
mpt_status mpt_params_mark_batch_norm(mpt_params, const char*);
mpt_status mpt_params_get(mpt_params, const char*, mpt_tensor*);
mpt_status mpt_params_get_at(mpt_params, int64_t, const char**, mpt_tensor*);
mpt_status mpt_params_get_info(mpt_params, mpt_params_info*);
mpt_status mpt_params_freeze(mpt_params, const char*, mpt_bool32);
mpt_status mpt_params_zero_grad(mpt_params);
mpt_status mpt_params_set_precision(mpt_params, const mpt_precision*);
mpt_status mpt_params_get_precision(mpt_params, mpt_precision*);
void mpt_clip_desc_init(mpt_clip_desc*, size_t);
mpt_status mpt_params_clip_grad_norm(mpt_params, double, const mpt_clip_desc*, double*);
mpt_status mpt_params_clip_grad_value(mpt_params, double);
void mpt_sgd_desc_init(mpt_optimizer_desc*, size_t);
void mpt_adam_desc_init(mpt_optimizer_desc*, size_t);
void mpt_adamw_desc_init(mpt_optimizer_desc*, size_t);
void mpt_rmsprop_desc_init(mpt_optimizer_desc*, size_t);
void mpt_adagrad_desc_init(mpt_optimizer_desc*, size_t);
void mpt_lion_desc_init(mpt_optimizer_desc*, size_t);
void mpt_ademamix_desc_init(mpt_optimizer_desc*, size_t);
void mpt_lamb_desc_init(mpt_optimizer_desc*, size_t);
void mpt_lars_desc_init(mpt_optimizer_desc*, size_t);
void mpt_novograd_desc_init(mpt_optimizer_desc*, size_t);
void mpt_adafactor_desc_init(mpt_optimizer_desc*, size_t);
void mpt_sparse_adam_desc_init(mpt_optimizer_desc*, size_t);
mpt_status mpt_optimizer_create(mpt_params, const mpt_optimizer_desc*, mpt_optimizer*);
mpt_optimizer mpt_optimizer_retain(mpt_optimizer);
void mpt_optimizer_release(mpt_optimizer);
void mpt_selection_init(mpt_selection*, size_t);
mpt_status mpt_optimizer_add_group(mpt_optimizer, const mpt_selection*, const mpt_optimizer_desc*,
                                   int32_t*);
mpt_status mpt_optimizer_get_group(mpt_optimizer, int32_t, mpt_optimizer_desc*);
mpt_status mpt_optimizer_set_group(mpt_optimizer, int32_t, const mpt_optimizer_desc*);
mpt_status mpt_optimizer_set_lr(mpt_optimizer, int32_t, double);
mpt_status mpt_optimizer_get_lr(mpt_optimizer, int32_t, double*);
mpt_status mpt_optimizer_step(mpt_optimizer);
mpt_status mpt_optimizer_zero_grad(mpt_optimizer);
mpt_status mpt_optimizer_get_info(mpt_optimizer, mpt_optimizer_info*);
mpt_status mpt_optimizer_get_state(mpt_optimizer, const char*, const char*, mpt_tensor*);
void mpt_schedule_desc_init(mpt_schedule_desc*, size_t);
mpt_status mpt_optimizer_set_schedule(mpt_optimizer, const mpt_schedule_desc*);
void mpt_scaler_desc_init(mpt_scaler_desc*, size_t);
mpt_status mpt_scaler_create(mpt_context, const mpt_scaler_desc*, mpt_scaler*);
mpt_scaler mpt_scaler_retain(mpt_scaler);
void mpt_scaler_release(mpt_scaler);
mpt_status mpt_scaler_scale(mpt_scaler, mpt_tensor, mpt_tensor*);
mpt_status mpt_scaler_unscale(mpt_scaler, mpt_optimizer);
mpt_status mpt_scaler_step(mpt_scaler, mpt_optimizer);
mpt_status mpt_scaler_update(mpt_scaler);
mpt_status mpt_scaler_wait(mpt_scaler);
mpt_status mpt_scaler_set_scale(mpt_scaler, double);
mpt_status mpt_scaler_get_info(mpt_scaler, mpt_scaler_info*);
mpt_status mpt_scaler_get_state(mpt_scaler, mpt_scaler_state*);
mpt_status mpt_scaler_set_state(mpt_scaler, const mpt_scaler_state*);
mpt_status mpt_scaler_state_to_json(mpt_scaler, char*, size_t, size_t*);
mpt_status mpt_scaler_state_from_json(mpt_scaler, const char*);
void mpt_stepper_desc_init(mpt_stepper_desc*, size_t);
mpt_status mpt_stepper_create(mpt_context, const mpt_precision*, const mpt_stepper_desc*,
                              mpt_stepper*);
mpt_stepper mpt_stepper_retain(mpt_stepper);
void mpt_stepper_release(mpt_stepper);
mpt_status mpt_stepper_add(mpt_stepper, mpt_optimizer);
mpt_status mpt_stepper_get_scaler(mpt_stepper, mpt_scaler*);
mpt_status mpt_stepper_backward(mpt_stepper, mpt_tensor);
mpt_status mpt_stepper_step(mpt_stepper);
mpt_status mpt_stepper_wait(mpt_stepper);
mpt_status mpt_stepper_drop(mpt_stepper);
mpt_status mpt_stepper_backward_loss(mpt_stepper, int32_t, mpt_tensor, const mpt_backward_desc*);
mpt_status mpt_stepper_get_loss_scaler(mpt_stepper, int32_t, mpt_scaler*);
mpt_status mpt_stepper_get_verdict(mpt_stepper, int32_t, mpt_verdict*);
mpt_status mpt_scaler_get_verdict(mpt_scaler, mpt_optimizer, mpt_verdict*);
mpt_status mpt_stepper_get_event(mpt_stepper, int64_t, mpt_verdict*);
mpt_status mpt_stepper_get_info(mpt_stepper, mpt_stepper_info*);
void mpt_lbfgs_desc_init(mpt_lbfgs_desc*, size_t);
mpt_status mpt_lbfgs_create(mpt_params, const mpt_lbfgs_desc*, mpt_lbfgs*);
mpt_lbfgs mpt_lbfgs_retain(mpt_lbfgs);
void mpt_lbfgs_release(mpt_lbfgs);
mpt_status mpt_lbfgs_step(mpt_lbfgs, mpt_closure, void*, double*);
mpt_status mpt_lbfgs_get_info(mpt_lbfgs, mpt_lbfgs_info*);
mpt_status mpt_safetensors_save(const char*, const char* const*, const mpt_tensor*, int32_t,
                                const mpt_metadata*, int32_t);
mpt_status mpt_safetensors_open(mpt_context, const char*, mpt_file*);
mpt_file mpt_file_retain(mpt_file);
void mpt_file_release(mpt_file);
mpt_status mpt_file_get_count(mpt_file, int64_t*);
mpt_status mpt_file_get_at(mpt_file, int64_t, const char**, mpt_tensor_info*);
mpt_status mpt_file_read(mpt_file, const char*, mpt_tensor*);
mpt_status mpt_file_get_metadata(mpt_file, const char*, const char**);
void mpt_params_file_desc_init(mpt_params_file_desc*, size_t);
mpt_status mpt_params_save(mpt_params, const char*, const mpt_params_file_desc*);
mpt_status mpt_params_load(mpt_params, const char*, const mpt_params_file_desc*,
                           mpt_params_load_info*);
void mpt_training_desc_init(mpt_training_desc*, size_t);
mpt_status mpt_training_save(const char*, const mpt_training_desc*);
mpt_status mpt_training_load(const char*, const mpt_training_desc*);
mpt_status mpt_trace_begin(mpt_context);
mpt_status mpt_trace_begin_dry(mpt_context);
mpt_status mpt_trace_end(mpt_context);
mpt_status mpt_trace_clear(mpt_context);
mpt_status mpt_trace_get_info(mpt_context, mpt_trace_info*);
mpt_status mpt_trace_get_op(mpt_context, int64_t, mpt_trace_op*);
mpt_status mpt_trace_get_input(mpt_context, int64_t, int32_t, mpt_trace_tensor*);
mpt_status mpt_trace_get_cast(mpt_context, int64_t, mpt_trace_cast*);
mpt_status mpt_trace_get_kernel(mpt_context, int64_t, mpt_trace_kernel*);
mpt_status mpt_trace_get_hazard(mpt_context, int64_t, mpt_trace_hazard*);
mpt_status mpt_trace_text(mpt_context, char*, size_t, size_t*);
mpt_status mpt_context_get_non_finite(mpt_context, mpt_non_finite*);
void mpt_stats_desc_init(mpt_stats_desc*, size_t);
mpt_status mpt_tensor_get_stats(mpt_tensor, const mpt_stats_desc*, mpt_tensor_stats*);
mpt_status mpt_params_get_grad_stats(mpt_params, const mpt_stats_desc*, mpt_tensor_stats*,
                                     mpt_tensor_stats*, int32_t);
mpt_status mpt_stats_text(const mpt_tensor_stats*, char*, size_t, size_t*);
mpt_status mpt_memory_text(mpt_context, char*, size_t, size_t*);
mpt_status mpt_memory_end_step(mpt_context);
mpt_status mpt_memory_watch(mpt_context, const mpt_tensor*, int32_t);
mpt_status mpt_memory_fit(mpt_context, int64_t, size_t, mpt_memory_fit_info*);
