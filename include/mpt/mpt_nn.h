/* libmpt: modules: named parameters in a set, and a forward. Each adds its parameters to a set
 * (mpt_params.h) under a prefix, with the names, shapes and first values that PyTorch gives them, so
 * that its safetensors files load; draws come from the context's generator, the same on every machine.
 * The conventions of mpt.h hold here.
 * SPDX-License-Identifier: Apache-2.0
 *
 *   mpt_module layers[3], net;
 *   mpt_nn_linear(params, "fc1", 784, 256, 1, MPT_ACTIVATION_RELU, &layers[0]);
 *   mpt_nn_dropout(context, 0.2, &layers[1]);
 *   mpt_nn_linear(params, "fc2", 256, 10, 1, MPT_ACTIVATION_NONE, &layers[2]);
 *   mpt_nn_sequential(context, layers, 3, &net);
 *   ...
 *   mpt_module_forward(net, x, &y);
 *
 * A module of the host's own is a function that calls these, or operations; mpt_nn_function makes it
 * one that a sequential can hold.
 *
 * A prefix is dotted ("blocks.0.attn"; a final dot is fine; "" for none). Making a module either adds
 * all of its parameters or changes nothing. Errors: INVALID_ARGUMENT (a name is taken; a size below 1;
 * what does not divide), OUT_OF_MEMORY. */
#ifndef MPT_NN_H
#define MPT_NN_H

#include "mpt_autograd.h"
#include "mpt_ops.h"
#include "mpt_train.h"

#ifdef __cplusplus
extern "C" {
#endif

MPT_HANDLE(mpt_module);

/* ---- every module ------------------------------------------------------------------------------ */

/* One more reference to the same module; NULL for a stale handle. Any thread. */
MPT_API mpt_module MPT_NULLABLE mpt_module_retain(mpt_module MPT_NULLABLE module);
/* Gives one reference back; the parameters stay in their set. NULL is fine. Any thread. */
MPT_API void mpt_module_release(mpt_module MPT_NULLABLE module);
/* The module's result for one input. */
MPT_CALL mpt_status mpt_module_forward(mpt_module module, mpt_tensor x, mpt_tensor *out);
/* The same with several inputs and results, which each kind lists below; inputs may be left out at the
 * end, or be NULL, and results at the end. */
MPT_CALL mpt_status mpt_module_call(mpt_module module, const mpt_tensor MPT_NULLABLE *in,
                                    int32_t in_count, mpt_tensor *out, int32_t out_count);
/* Training (1, as modules are made) or evaluation (0): what dropout and batch norm do. Goes to the
 * modules inside, too. */
MPT_CALL mpt_status mpt_module_train(mpt_module module, mpt_bool32 on);
/* What mpt_module_train said last: 1 or 0. */
MPT_CALL mpt_status mpt_module_is_training(mpt_module module, mpt_bool32 *out);

/* ---- layers ------------------------------------------------------------------------------------ */

/* activation(x weight^T + bias), x [.., in_features]. Names: weight [out_features, in_features], bias
 * [out_features], both uniform in +-1 / sqrt(in_features). */
MPT_CALL mpt_status mpt_nn_linear(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_features, int64_t out_features, mpt_bool32 bias,
                                  mpt_activation activation, mpt_module *out);

typedef struct mpt_nn_conv_desc {
  uint32_t struct_size;
  mpt_activation activation; /* MPT_ACTIVATION_*, applied to the result */
  const mpt_chain *MPT_NULLABLE next;
  mpt_bool32 bias;           /* 1 */
  int32_t reserved;
  int64_t kernel[3];         /* by spatial dim; -1: the argument */
  int64_t stride[3];         /* by spatial dim; -1: the argument */
  int64_t padding[3];        /* by spatial dim; -1: the argument */
  int64_t dilation[3];       /* 1 */
  int64_t output_padding[3]; /* 0; transposed only */
  int64_t groups;            /* 1 */
} mpt_nn_conv_desc;
MPT_API void mpt_nn_conv_desc_init(mpt_nn_conv_desc *desc, size_t size);

/* mpt_conv1d with weight [out_channels, in_channels / groups, kernel] and bias [out_channels], both
 * uniform in +-1 / sqrt(in_channels / groups kernel). stride 0: 1. */
MPT_CALL mpt_status mpt_nn_conv1d(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_channels, int64_t out_channels, int64_t kernel,
                                  int64_t stride, int64_t padding,
                                  const mpt_nn_conv_desc *MPT_NULLABLE desc, mpt_module *out);
/* Over two spatial dims. */
MPT_CALL mpt_status mpt_nn_conv2d(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_channels, int64_t out_channels, int64_t kernel,
                                  int64_t stride, int64_t padding,
                                  const mpt_nn_conv_desc *MPT_NULLABLE desc, mpt_module *out);
/* Over three. */
MPT_CALL mpt_status mpt_nn_conv3d(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_channels, int64_t out_channels, int64_t kernel,
                                  int64_t stride, int64_t padding,
                                  const mpt_nn_conv_desc *MPT_NULLABLE desc, mpt_module *out);
/* mpt_conv_transpose1d with weight [in_channels, out_channels / groups, kernel], uniform in
 * +-1 / sqrt(out_channels / groups kernel), as in PyTorch. stride 0: 1. */
MPT_CALL mpt_status mpt_nn_conv_transpose1d(mpt_params params, const char *MPT_NULLABLE prefix,
                                            int64_t in_channels, int64_t out_channels,
                                            int64_t kernel, int64_t stride, int64_t padding,
                                            const mpt_nn_conv_desc *MPT_NULLABLE desc,
                                            mpt_module *out);
/* mpt_conv_transpose2d with weight [in_channels, out_channels / groups, kernel, kernel], uniform in
 * +-1 / sqrt(out_channels / groups kernel^2), as in PyTorch. stride 0: 1. */
MPT_CALL mpt_status mpt_nn_conv_transpose2d(mpt_params params, const char *MPT_NULLABLE prefix,
                                            int64_t in_channels, int64_t out_channels,
                                            int64_t kernel, int64_t stride, int64_t padding,
                                            const mpt_nn_conv_desc *MPT_NULLABLE desc,
                                            mpt_module *out);
/* mpt_conv_transpose3d with weight [in_channels, out_channels / groups, kernel, kernel, kernel], uniform in
 * +-1 / sqrt(out_channels / groups kernel^3), as in PyTorch. stride 0: 1. */
MPT_CALL mpt_status mpt_nn_conv_transpose3d(mpt_params params, const char *MPT_NULLABLE prefix,
                                            int64_t in_channels, int64_t out_channels,
                                            int64_t kernel, int64_t stride, int64_t padding,
                                            const mpt_nn_conv_desc *MPT_NULLABLE desc,
                                            mpt_module *out);

typedef struct mpt_nn_embedding_desc {
  uint32_t struct_size;
  mpt_bool32 sparse; /* 0; 1: mpt_tensor_set_grad_sparse of the weight */
  const mpt_chain *MPT_NULLABLE next;
  int64_t padding_idx; /* -1: none; a row that starts as 0 and gets no gradient */
} mpt_nn_embedding_desc;
/* Writes the defaults. */
MPT_API void mpt_nn_embedding_desc_init(mpt_nn_embedding_desc *desc, size_t size);
/* Gives the rows of weight [num_embeddings, embedding_dim], normal with deviation 1, by index
 * (mpt_embedding). desc NULL: the defaults. */
MPT_CALL mpt_status mpt_nn_embedding(mpt_params params, const char *MPT_NULLABLE prefix,
                                     int64_t num_embeddings, int64_t embedding_dim,
                                     const mpt_nn_embedding_desc *MPT_NULLABLE desc,
                                     mpt_module *out);
/* While training, zeroes elements with probability p and multiplies the others by 1 / (1 - p). */
MPT_CALL mpt_status mpt_nn_dropout(mpt_context context, double p, mpt_module *out);
/* An activation, MPT_ACTIVATION_*. */
MPT_CALL mpt_status mpt_nn_activation(mpt_context context, mpt_activation activation,
                                      mpt_module *out);
/* All dims but the first as one. */
MPT_CALL mpt_status mpt_nn_flatten(mpt_context context, mpt_module *out);
/* mpt_max_pool2d. */
MPT_CALL mpt_status mpt_nn_max_pool2d(mpt_context context, int64_t kernel,
                                      const mpt_pool_desc *MPT_NULLABLE desc, mpt_module *out);
/* A function of the host's, of one input and one result, as a module; done(user) runs when it is no
 * longer needed. */
MPT_CALL mpt_status mpt_nn_function(mpt_context context, mpt_forward_fn forward, void *user,
                                    mpt_done_fn MPT_NULLABLE done, mpt_module *out);
/* One module after the other; it keeps them. An activation after a linear layer, a convolution or a
 * batch norm runs in the same pass. */
MPT_CALL mpt_status mpt_nn_sequential(mpt_context context, const mpt_module *modules, int32_t count,
                                      mpt_module *out);

/* ---- normalisation ----------------------------------------------------------------------------- */

typedef struct mpt_nn_norm_desc {
  uint32_t struct_size;
  mpt_bool32 affine;              /* 1 (instance norm: see there): weight 1 and bias 0 */
  const mpt_chain *MPT_NULLABLE next;
  mpt_bool32 bias;                /* 1; with affine */
  mpt_bool32 track_running_stats; /* 1; batch norm */
  mpt_activation activation;      /* batch norm: applied to the result */
  int32_t reserved;
  double eps;      /* 1e-5 */
  double momentum; /* 0.1; batch norm */
} mpt_nn_norm_desc;
MPT_API void mpt_nn_norm_desc_init(mpt_nn_norm_desc *desc, size_t size);

/* mpt_batch_norm. Names: weight, bias, and the buffers running_mean (0), running_var (1) and
 * num_batches_tracked (i64). In evaluation the running statistics are used. */
MPT_CALL mpt_status mpt_nn_batch_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                      int64_t channels, const mpt_nn_norm_desc *MPT_NULLABLE desc,
                                      mpt_module *out);
/* mpt_layer_norm over last dims of these extents. Names: weight, bias. */
MPT_CALL mpt_status mpt_nn_layer_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                      const int64_t *normalized_shape, int32_t rank,
                                      const mpt_nn_norm_desc *MPT_NULLABLE desc, mpt_module *out);
/* mpt_rms_norm. Name: weight. */
MPT_CALL mpt_status mpt_nn_rms_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                    const int64_t *normalized_shape, int32_t rank,
                                    const mpt_nn_norm_desc *MPT_NULLABLE desc, mpt_module *out);
/* mpt_group_norm. Names: weight, bias. */
MPT_CALL mpt_status mpt_nn_group_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                      int64_t groups, int64_t channels,
                                      const mpt_nn_norm_desc *MPT_NULLABLE desc, mpt_module *out);
/* mpt_instance_norm. Names: weight, bias; desc NULL: neither, as in PyTorch. */
MPT_CALL mpt_status mpt_nn_instance_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                         int64_t channels,
                                         const mpt_nn_norm_desc *MPT_NULLABLE desc,
                                         mpt_module *out);

/* ---- attention --------------------------------------------------------------------------------- */

typedef struct mpt_nn_attention_desc {
  uint32_t struct_size;
  mpt_bool32 bias;   /* 1 */
  const mpt_chain *MPT_NULLABLE next;
  mpt_bool32 causal; /* 0 */
  int32_t reserved;
  double dropout; /* 0; of the probabilities, while training */
} mpt_nn_attention_desc;
MPT_API void mpt_nn_attention_desc_init(mpt_nn_attention_desc *desc, size_t size);

/* nn.MultiheadAttention with batch_first: inputs query [batch, length, embed_dim], key and value
 * [batch, keys, embed_dim] (default: the query; the key) and mask, as mpt_scaled_dot_product_attention
 * takes it: true attends (nn.MultiheadAttention's attn_mask is the opposite). Names: in_proj_weight
 * [3 embed_dim, embed_dim] (uniform in +-sqrt(6 / (4 embed_dim))), in_proj_bias (0), out_proj.weight
 * (as a linear layer), out_proj.bias (0). */
MPT_CALL mpt_status mpt_nn_multihead_attention(mpt_params params, const char *MPT_NULLABLE prefix,
                                               int64_t embed_dim, int64_t heads,
                                               const mpt_nn_attention_desc *MPT_NULLABLE desc,
                                               mpt_module *out);

typedef struct mpt_nn_transformer_desc {
  uint32_t struct_size;
  mpt_activation activation; /* MPT_ACTIVATION_RELU */
  const mpt_chain *MPT_NULLABLE next;
  mpt_bool32 norm_first;     /* 0; 1: normalise before attention and feed-forward, not after */
  mpt_bool32 causal;         /* 0 */
  mpt_bool32 bias;           /* 1; of linear layers and norms */
  int32_t reserved;
  int64_t dim_feedforward; /* 2048 */
  double dropout;          /* 0.1 */
  double layer_norm_eps;   /* 1e-5 */
} mpt_nn_transformer_desc;
MPT_API void mpt_nn_transformer_desc_init(mpt_nn_transformer_desc *desc, size_t size);

/* nn.TransformerEncoderLayer with batch_first: inputs x [batch, length, embed_dim] and mask. Names:
 * self_attn.*, linear1.*, linear2.*, norm1.*, norm2.*. With norm_first and causal, the block of a
 * GPT. */
MPT_CALL mpt_status mpt_nn_transformer_block(mpt_params params, const char *MPT_NULLABLE prefix,
                                             int64_t embed_dim, int64_t heads,
                                             const mpt_nn_transformer_desc *MPT_NULLABLE desc,
                                             mpt_module *out);

/* ---- recurrent --------------------------------------------------------------------------------- */

/* mpt_lstm: inputs x, h0, c0, results the outputs, h and c. Names: weight_ih_l0, weight_hh_l0,
 * bias_ih_l0, bias_hh_l0, then _l0_reverse, _l1 ..., uniform in +-1 / sqrt(hidden_size). desc.training
 * is not read: the module knows. */
MPT_CALL mpt_status mpt_nn_lstm(mpt_params params, const char *MPT_NULLABLE prefix,
                                int64_t input_size, int64_t hidden_size,
                                const mpt_rnn_desc *MPT_NULLABLE desc, mpt_module *out);
/* mpt_gru: inputs x, h0, results the outputs and h. Names and first values as in mpt_nn_lstm. */
MPT_CALL mpt_status mpt_nn_gru(mpt_params params, const char *MPT_NULLABLE prefix,
                               int64_t input_size, int64_t hidden_size,
                               const mpt_rnn_desc *MPT_NULLABLE desc, mpt_module *out);
/* mpt_rnn_tanh: inputs x, h0, results the outputs and h. Names and first values as in mpt_nn_lstm. */
MPT_CALL mpt_status mpt_nn_rnn_tanh(mpt_params params, const char *MPT_NULLABLE prefix,
                                    int64_t input_size, int64_t hidden_size,
                                    const mpt_rnn_desc *MPT_NULLABLE desc, mpt_module *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_NN_H */
