/* libmpt: modules, each of which holds parameters and computes a forward. A module adds its
 * parameters to a set (mpt_params.h) under a prefix, with the names, shapes and initial
 * distributions of PyTorch, so that PyTorch's safetensors files load. The draws come from the
 * context's generator and are equal on every machine. The conventions of mpt.h hold here.
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
 * A module of the host is a function that calls modules or operations. mpt_nn_function turns it
 * into a module that mpt_nn_sequential can hold.
 *
 * A prefix is dotted ("blocks.0.attn"). A final dot is accepted, and NULL or "" means none. Each
 * function returns a module that the caller owns. It either adds all parameters or changes nothing.
 * Common errors: INVALID_ARGUMENT (a name is taken; a size below 1; sizes that do not divide),
 * SHAPE (sizes whose product exceeds 2^63 bytes), STATE (inference mode is open, whose tensors
 * cannot be parameters). */
#ifndef MPT_NN_H
#define MPT_NN_H

#include "mpt_autograd.h"
#include "mpt_ops.h"
#include "mpt_train.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Handle of a module. */
MPT_HANDLE(mpt_module);

/* ---- every module ---------------------------------------------------------------------------- */

/* Adds one reference to a module and returns the same handle, or NULL for a stale handle. Any
 * thread. */
MPT_API mpt_module MPT_NULLABLE mpt_module_retain(mpt_module MPT_NULLABLE module);
/* Releases one reference to a module. The parameters stay in their set. NULL and stale handles are
 * ignored. Any thread. */
MPT_API void mpt_module_release(mpt_module MPT_NULLABLE module);
/* Runs a module on one input and returns its first result. Errors: those of the operations that the
 * module runs (SHAPE, DTYPE, and in anomaly mode STATE), CALLBACK (a function of the host
 * failed). */
MPT_CALL mpt_status mpt_module_forward(mpt_module module, mpt_tensor x, mpt_tensor *out);
/* Runs a module on several inputs and returns several results; the function that made the module
 * lists both. An input may be NULL. Inputs and results at the end may be omitted. `out` receives
 * `out_count` new handles. Errors: INVALID_ARGUMENT (too many inputs or results, or none),
 * INVALID_HANDLE (the first input is NULL), and those of mpt_module_forward. */
MPT_CALL mpt_status mpt_module_call(mpt_module module, const mpt_tensor MPT_NULLABLE *in,
                                    int32_t in_count, mpt_tensor *out, int32_t out_count);
/* Switches a module, and the modules inside it, to training (on 1, the default) or evaluation (on
 * 0). Dropout and batch norm depend on it. */
MPT_CALL mpt_status mpt_module_train(mpt_module module, mpt_bool32 on);
/* Returns 1 if the module is in training, and 0 in evaluation. */
MPT_CALL mpt_status mpt_module_is_training(mpt_module module, mpt_bool32 *out);

/* ---- layers ---------------------------------------------------------------------------------- */

/* Makes a linear layer: activation(x weight^T + bias) for x [.., in_features]. Parameters: weight
 * [out_features, in_features] and, if `bias` is 1, bias [out_features], both uniform in +-1 /
 * sqrt(in_features). */
MPT_CALL mpt_status mpt_nn_linear(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_features, int64_t out_features, mpt_bool32 bias,
                                  mpt_activation activation, mpt_module *out);

/* Options of convolution modules. */
typedef struct mpt_nn_conv_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_activation activation;          /* Activation applied to the result. Default:
                                         MPT_ACTIVATION_NONE. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_bool32 bias;                    /* 1: adds a bias. Default: 1. */
  int32_t reserved;                   /* Must be 0. */
  int64_t kernel[3];                  /* Kernel size of each spatial dim. Default: -1, the
                                         argument. */
  int64_t stride[3];                  /* Stride of each spatial dim. Default: -1, the argument. */
  int64_t padding[3];                 /* Padding of each spatial dim. Default: -1, the argument. */
  int64_t dilation[3];                /* Dilation of each spatial dim. Default: 1. */
  int64_t output_padding[3];          /* Transposed convolutions: elements added at the end of each
                                         spatial dim. Default: 0. */
  int64_t groups;                     /* Number of groups of channels. Default: 1. */
} mpt_nn_conv_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_nn_conv_desc_init(mpt_nn_conv_desc *desc, size_t size);

/* Makes a convolution over one spatial dim (mpt_conv1d). Parameters: weight [out_channels,
 * in_channels / groups, kernel] and bias [out_channels], both uniform in +-1 / sqrt(in_channels /
 * groups kernel). stride 0 means 1. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_conv1d(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_channels, int64_t out_channels, int64_t kernel,
                                  int64_t stride, int64_t padding,
                                  const mpt_nn_conv_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes a convolution over two spatial dims (mpt_conv2d). Parameters: weight [out_channels,
 * in_channels / groups, kernel, kernel] and bias [out_channels], both uniform in +-1 /
 * sqrt(in_channels / groups kernel^2). kernel, stride (0: 1) and padding apply to both dims. desc
 * NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_conv2d(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_channels, int64_t out_channels, int64_t kernel,
                                  int64_t stride, int64_t padding,
                                  const mpt_nn_conv_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes a convolution over three spatial dims (mpt_conv3d). Parameters: weight [out_channels,
 * in_channels / groups, kernel, kernel, kernel] and bias [out_channels], both uniform in +-1 /
 * sqrt(in_channels / groups kernel^3). kernel, stride (0: 1) and padding apply to all dims. desc
 * NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_conv3d(mpt_params params, const char *MPT_NULLABLE prefix,
                                  int64_t in_channels, int64_t out_channels, int64_t kernel,
                                  int64_t stride, int64_t padding,
                                  const mpt_nn_conv_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes a transposed convolution over one spatial dim (mpt_conv_transpose1d). Parameters: weight
 * [in_channels, out_channels / groups, kernel] and bias [out_channels], both uniform in +-1 /
 * sqrt(out_channels / groups kernel), as in PyTorch. stride 0 means 1. desc NULL means the
 * defaults. */
MPT_CALL mpt_status mpt_nn_conv_transpose1d(mpt_params params, const char *MPT_NULLABLE prefix,
                                            int64_t in_channels, int64_t out_channels,
                                            int64_t kernel, int64_t stride, int64_t padding,
                                            const mpt_nn_conv_desc *MPT_NULLABLE desc,
                                            mpt_module *out);
/* Makes a transposed convolution over two spatial dims (mpt_conv_transpose2d). Parameters: weight
 * [in_channels, out_channels / groups, kernel, kernel] and bias [out_channels], both uniform in +-1
 * / sqrt(out_channels / groups kernel^2), as in PyTorch. kernel, stride (0: 1) and padding apply to
 * both dims. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_conv_transpose2d(mpt_params params, const char *MPT_NULLABLE prefix,
                                            int64_t in_channels, int64_t out_channels,
                                            int64_t kernel, int64_t stride, int64_t padding,
                                            const mpt_nn_conv_desc *MPT_NULLABLE desc,
                                            mpt_module *out);
/* Makes a transposed convolution over three spatial dims (mpt_conv_transpose3d). Parameters: weight
 * [in_channels, out_channels / groups, kernel, kernel, kernel] and bias [out_channels], both
 * uniform in +-1 / sqrt(out_channels / groups kernel^3), as in PyTorch. kernel, stride (0: 1) and
 * padding apply to all dims. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_conv_transpose3d(mpt_params params, const char *MPT_NULLABLE prefix,
                                            int64_t in_channels, int64_t out_channels,
                                            int64_t kernel, int64_t stride, int64_t padding,
                                            const mpt_nn_conv_desc *MPT_NULLABLE desc,
                                            mpt_module *out);

/* Options of mpt_nn_embedding. */
typedef struct mpt_nn_embedding_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 sparse;                  /* 1: the gradient of the weight is sparse
                                         (mpt_tensor_set_grad_sparse). Default: 0. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  int64_t padding_idx;                /* Row that starts as 0 and receives no gradient. Default: -1,
                                         none. */
} mpt_nn_embedding_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_nn_embedding_desc_init(mpt_nn_embedding_desc *desc, size_t size);
/* Makes an embedding, which returns the rows of its weight by index (mpt_embedding). Parameter:
 * weight [num_embeddings, embedding_dim], normal with standard deviation 1. desc NULL means the
 * defaults. Errors: INVALID_ARGUMENT (padding_idx is not below num_embeddings). */
MPT_CALL mpt_status mpt_nn_embedding(mpt_params params, const char *MPT_NULLABLE prefix,
                                     int64_t num_embeddings, int64_t embedding_dim,
                                     const mpt_nn_embedding_desc *MPT_NULLABLE desc,
                                     mpt_module *out);
/* Makes a dropout module. In training it sets elements to 0 with probability p and multiplies the
 * others by 1 / (1 - p). In evaluation it returns its input. Errors: INVALID_ARGUMENT (p is not in
 * [0, 1]). */
MPT_CALL mpt_status mpt_nn_dropout(mpt_context context, double p, mpt_module *out);
/* Makes a module that applies an activation, MPT_ACTIVATION_*. */
MPT_CALL mpt_status mpt_nn_activation(mpt_context context, mpt_activation activation,
                                      mpt_module *out);
/* Makes a module that flattens all dims but the first into one. */
MPT_CALL mpt_status mpt_nn_flatten(mpt_context context, mpt_module *out);
/* Makes a max pooling over two spatial dims (mpt_max_pool2d). kernel, stride (0: the kernel) and
 * padding apply to both dims. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_max_pool2d(mpt_context context, int64_t kernel, int64_t stride,
                                      int64_t padding, const mpt_pool_desc *MPT_NULLABLE desc,
                                      mpt_module *out);
/* Makes a module of a function of the host with one input and one result. `done(user)` (may be
 * NULL) runs once when the module is gone; it does not run if this call fails. The contract of
 * callbacks in mpt_base.h holds. */
MPT_CALL mpt_status mpt_nn_function(mpt_context context, mpt_forward_fn forward, void *user,
                                    mpt_done_fn MPT_NULLABLE done, mpt_module *out);
/* Makes a module that runs modules one after the other. It keeps the modules. An activation after a
 * linear layer, a convolution or a batch norm runs in the same pass. Errors: INVALID_ARGUMENT
 * (modules would be nested more than 1000 deep). */
MPT_CALL mpt_status mpt_nn_sequential(mpt_context context, const mpt_module *modules, int32_t count,
                                      mpt_module *out);

/* ---- normalisation --------------------------------------------------------------------------- */

/* Options of the normalisation modules. */
typedef struct mpt_nn_norm_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 affine;                  /* 1: adds a weight of 1 and a bias of 0. Default: 1. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_bool32 bias;                    /* 1: adds the bias, if affine is 1. Default: 1. */
  mpt_activation activation;          /* Batch norm: activation applied to the result. Default:
                                         MPT_ACTIVATION_NONE. */
  double eps;                         /* Added to the variance. Default: 1e-5. */
  double momentum;                    /* Batch norm: weight of the batch in the update of the
                                         running statistics. Default: 0.1. */
  mpt_bool32 track_running_stats;     /* Batch norm: 1 keeps running statistics. Default: 1. */
  int32_t reserved;                   /* Must be 0. */
  mpt_comm MPT_NULLABLE comm;         /* Batch norm: ranks whose batches are normalised together, as
                                         torch.nn.SyncBatchNorm does: forwards in training, and
                                         their backwards, are then calls that all ranks make.
                                         create_graph is not possible. NULL (default): each rank
                                         has the statistics of its own batch. */
} mpt_nn_norm_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_nn_norm_desc_init(mpt_nn_norm_desc *desc, size_t size);

/* Makes a batch norm (mpt_batch_norm). Parameters: weight and bias [channels]. Buffers:
 * running_mean (0), running_var (1) and num_batches_tracked (i64). In evaluation it uses the
 * running statistics. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_batch_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                      int64_t channels, const mpt_nn_norm_desc *MPT_NULLABLE desc,
                                      mpt_module *out);
/* Makes a layer norm (mpt_layer_norm) over last dims of the extents normalized_shape. Parameters:
 * weight and bias [normalized_shape]. desc NULL means the defaults. Errors: SHAPE (no dims). */
MPT_CALL mpt_status mpt_nn_layer_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                      const int64_t *normalized_shape, int32_t rank,
                                      const mpt_nn_norm_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes an RMS norm (mpt_rms_norm) over last dims of the extents normalized_shape. Parameter:
 * weight [normalized_shape]. desc NULL means the defaults. Errors: SHAPE (no dims). */
MPT_CALL mpt_status mpt_nn_rms_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                    const int64_t *normalized_shape, int32_t rank,
                                    const mpt_nn_norm_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes a group norm (mpt_group_norm). Parameters: weight and bias [channels]. desc NULL means the
 * defaults. Errors: INVALID_ARGUMENT (groups does not divide channels). */
MPT_CALL mpt_status mpt_nn_group_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                      int64_t groups, int64_t channels,
                                      const mpt_nn_norm_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes an instance norm (mpt_instance_norm). Parameters: weight and bias [channels]. desc NULL
 * means the defaults. (InstanceNorm of PyTorch has no weight and no bias by default: affine 0.) */
MPT_CALL mpt_status mpt_nn_instance_norm(mpt_params params, const char *MPT_NULLABLE prefix,
                                         int64_t channels,
                                         const mpt_nn_norm_desc *MPT_NULLABLE desc,
                                         mpt_module *out);

/* ---- attention ------------------------------------------------------------------------------- */

/* Options of mpt_nn_multihead_attention. */
typedef struct mpt_nn_attention_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_bool32 bias;                    /* 1: adds biases. Default: 1. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_bool32 causal;                  /* 1: position i sees the keys 0 to i. Default: 0. */
  int32_t reserved;                   /* Must be 0. */
  double dropout;                     /* Dropout of the attention probabilities in training.
                                         Default: 0. */
} mpt_nn_attention_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_nn_attention_desc_init(mpt_nn_attention_desc *desc, size_t size);

/* Makes nn.MultiheadAttention of PyTorch with batch_first. Inputs: query [batch, length,
 * embed_dim], key and value [batch, keys, embed_dim] (default: the query, and the key), and a mask
 * as in mpt_scaled_dot_product_attention: 1 means that the key takes part, the opposite of
 * PyTorch's attn_mask. Parameters: in_proj_weight [3 embed_dim, embed_dim] (uniform in +-sqrt(6 /
 * (4 embed_dim))), in_proj_bias (0), out_proj.weight (as in mpt_nn_linear), out_proj.bias (0). desc
 * NULL means the defaults. Errors: INVALID_ARGUMENT (heads does not divide embed_dim). */
MPT_CALL mpt_status mpt_nn_multihead_attention(mpt_params params, const char *MPT_NULLABLE prefix,
                                               int64_t embed_dim, int64_t heads,
                                               const mpt_nn_attention_desc *MPT_NULLABLE desc,
                                               mpt_module *out);

/* Options of mpt_nn_transformer_block. */
typedef struct mpt_nn_transformer_desc {
  uint32_t struct_size;               /* Size of the struct in bytes. */
  mpt_activation activation;          /* Activation of the feed-forward part. Default:
                                         MPT_ACTIVATION_RELU. */
  const mpt_chain *MPT_NULLABLE next; /* NULL, or a chain of further structs. */
  mpt_bool32 norm_first;              /* 1: normalises before attention and feed-forward instead of
                                         after. Default: 0. */
  mpt_bool32 causal;                  /* 1: position i sees the keys 0 to i. Default: 0. */
  mpt_bool32 bias;                    /* 1: linear layers and norms have biases. Default: 1. */
  int32_t reserved;                   /* Must be 0. */
  int64_t dim_feedforward;            /* Width of the feed-forward part. Default: 2048. */
  double dropout;                     /* Dropout in training. Default: 0.1. */
  double layer_norm_eps;              /* Epsilon of the layer norms. Default: 1e-5. */
} mpt_nn_transformer_desc;
/* Writes struct_size and the defaults. */
MPT_API void mpt_nn_transformer_desc_init(mpt_nn_transformer_desc *desc, size_t size);

/* Makes nn.TransformerEncoderLayer of PyTorch with batch_first. Inputs: x [batch, length,
 * embed_dim] and a mask as in mpt_nn_multihead_attention. Parameters: self_attn.*, linear1.*,
 * linear2.*, norm1.* and norm2.*. With norm_first and causal it is the block of a GPT. desc NULL
 * means the defaults. Errors: INVALID_ARGUMENT (heads does not divide embed_dim). */
MPT_CALL mpt_status mpt_nn_transformer_block(mpt_params params, const char *MPT_NULLABLE prefix,
                                             int64_t embed_dim, int64_t heads,
                                             const mpt_nn_transformer_desc *MPT_NULLABLE desc,
                                             mpt_module *out);

/* ---- recurrent ------------------------------------------------------------------------------- */

/* Makes an LSTM over a sequence (mpt_lstm). Inputs: x, h0 and c0. Results: the outputs, h and c.
 * Parameters: weight_ih_l0, weight_hh_l0, bias_ih_l0, bias_hh_l0, then those of _l0_reverse, _l1
 * and so on, uniform in +-1 / sqrt(hidden_size). desc.training is ignored: mpt_module_train sets
 * it. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_lstm(mpt_params params, const char *MPT_NULLABLE prefix,
                                int64_t input_size, int64_t hidden_size,
                                const mpt_rnn_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes a GRU over a sequence (mpt_gru). Inputs: x and h0. Results: the outputs and h. Parameters:
 * weight_ih_l0, weight_hh_l0, bias_ih_l0, bias_hh_l0, then those of _l0_reverse, _l1 and so on,
 * uniform in +-1 / sqrt(hidden_size). desc.training is ignored: mpt_module_train sets it. desc NULL
 * means the defaults. */
MPT_CALL mpt_status mpt_nn_gru(mpt_params params, const char *MPT_NULLABLE prefix,
                               int64_t input_size, int64_t hidden_size,
                               const mpt_rnn_desc *MPT_NULLABLE desc, mpt_module *out);
/* Makes a recurrent network with tanh over a sequence (mpt_rnn_tanh). Inputs: x and h0. Results:
 * the outputs and h. Parameters: weight_ih_l0, weight_hh_l0, bias_ih_l0, bias_hh_l0, then those of
 * _l0_reverse, _l1 and so on, uniform in +-1 / sqrt(hidden_size). desc.training is ignored:
 * mpt_module_train sets it. desc NULL means the defaults. */
MPT_CALL mpt_status mpt_nn_rnn_tanh(mpt_params params, const char *MPT_NULLABLE prefix,
                                    int64_t input_size, int64_t hidden_size,
                                    const mpt_rnn_desc *MPT_NULLABLE desc, mpt_module *out);

#ifdef __cplusplus
}
#endif

#endif /* MPT_NN_H */
