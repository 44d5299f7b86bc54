// Made by generate.py from the headers.
// SPDX-License-Identifier: Apache-2.0
// digest 83d3728c719d45cdac6ba51380b881e3d54cd23dd5c464fa7946957e1fbe426e
use super::*;

/// Makes a linear layer: activation(x weight^T + bias) for x \[.., in_features\]. Parameters: weight
/// \[out_features, in_features\] and, if `bias` is 1, bias \[out_features\], both uniform in +-1 /
/// sqrt(in_features).
pub fn linear<'c>(
    params: &Params<'c>,
    prefix: &str,
    in_features: i64,
    out_features: i64,
    bias: bool,
    activation: Activation,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_linear(
            params.as_raw(),
            prefix.as_ptr(),
            in_features,
            out_features,
            bias as i32,
            activation.raw(),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a convolution over one spatial dim (`Tensor::conv1d`). Parameters: weight \[out_channels,
/// in_channels / groups, kernel\] and bias \[out_channels\], both uniform in +-1 / sqrt(in_channels /
/// groups kernel). stride 0 means 1. desc `None` means the defaults.
#[allow(clippy::too_many_arguments)]
pub fn conv1d<'c>(
    params: &Params<'c>,
    prefix: &str,
    in_channels: i64,
    out_channels: i64,
    kernel: i64,
    stride: i64,
    padding: i64,
    desc: Option<&NnConvDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_conv1d(
            params.as_raw(),
            prefix.as_ptr(),
            in_channels,
            out_channels,
            kernel,
            stride,
            padding,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a convolution over two spatial dims (`Tensor::conv2d`). Parameters: weight \[out_channels,
/// in_channels / groups, kernel, kernel\] and bias \[out_channels\], both uniform in +-1 /
/// sqrt(in_channels / groups kernel^2). kernel, stride (0: 1) and padding apply to both dims. desc
/// `None` means the defaults.
#[allow(clippy::too_many_arguments)]
pub fn conv2d<'c>(
    params: &Params<'c>,
    prefix: &str,
    in_channels: i64,
    out_channels: i64,
    kernel: i64,
    stride: i64,
    padding: i64,
    desc: Option<&NnConvDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_conv2d(
            params.as_raw(),
            prefix.as_ptr(),
            in_channels,
            out_channels,
            kernel,
            stride,
            padding,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a convolution over three spatial dims (`Tensor::conv3d`). Parameters: weight \[out_channels,
/// in_channels / groups, kernel, kernel, kernel\] and bias \[out_channels\], both uniform in +-1 /
/// sqrt(in_channels / groups kernel^3). kernel, stride (0: 1) and padding apply to all dims. desc
/// `None` means the defaults.
#[allow(clippy::too_many_arguments)]
pub fn conv3d<'c>(
    params: &Params<'c>,
    prefix: &str,
    in_channels: i64,
    out_channels: i64,
    kernel: i64,
    stride: i64,
    padding: i64,
    desc: Option<&NnConvDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_conv3d(
            params.as_raw(),
            prefix.as_ptr(),
            in_channels,
            out_channels,
            kernel,
            stride,
            padding,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a transposed convolution over one spatial dim (`Tensor::conv_transpose1d`). Parameters: weight
/// \[in_channels, out_channels / groups, kernel\] and bias \[out_channels\], both uniform in +-1 /
/// sqrt(out_channels / groups kernel), as in PyTorch. stride 0 means 1. desc `None` means the
/// defaults.
#[allow(clippy::too_many_arguments)]
pub fn conv_transpose1d<'c>(
    params: &Params<'c>,
    prefix: &str,
    in_channels: i64,
    out_channels: i64,
    kernel: i64,
    stride: i64,
    padding: i64,
    desc: Option<&NnConvDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_conv_transpose1d(
            params.as_raw(),
            prefix.as_ptr(),
            in_channels,
            out_channels,
            kernel,
            stride,
            padding,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a transposed convolution over two spatial dims (`Tensor::conv_transpose2d`). Parameters: weight
/// \[in_channels, out_channels / groups, kernel, kernel\] and bias \[out_channels\], both uniform in +-1
/// / sqrt(out_channels / groups kernel^2), as in PyTorch. kernel, stride (0: 1) and padding apply to
/// both dims. desc `None` means the defaults.
#[allow(clippy::too_many_arguments)]
pub fn conv_transpose2d<'c>(
    params: &Params<'c>,
    prefix: &str,
    in_channels: i64,
    out_channels: i64,
    kernel: i64,
    stride: i64,
    padding: i64,
    desc: Option<&NnConvDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_conv_transpose2d(
            params.as_raw(),
            prefix.as_ptr(),
            in_channels,
            out_channels,
            kernel,
            stride,
            padding,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a transposed convolution over three spatial dims (`Tensor::conv_transpose3d`). Parameters: weight
/// \[in_channels, out_channels / groups, kernel, kernel, kernel\] and bias \[out_channels\], both
/// uniform in +-1 / sqrt(out_channels / groups kernel^3), as in PyTorch. kernel, stride (0: 1) and
/// padding apply to all dims. desc `None` means the defaults.
#[allow(clippy::too_many_arguments)]
pub fn conv_transpose3d<'c>(
    params: &Params<'c>,
    prefix: &str,
    in_channels: i64,
    out_channels: i64,
    kernel: i64,
    stride: i64,
    padding: i64,
    desc: Option<&NnConvDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_conv_transpose3d(
            params.as_raw(),
            prefix.as_ptr(),
            in_channels,
            out_channels,
            kernel,
            stride,
            padding,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes an embedding, which returns the rows of its weight by index (`Tensor::embedding`). Parameter:
/// weight \[num_embeddings, embedding_dim\], normal with standard deviation 1. desc `None` means the
/// defaults. Errors: `Status::InvalidArgument` (padding_idx is not below num_embeddings).
pub fn embedding<'c>(
    params: &Params<'c>,
    prefix: &str,
    num_embeddings: i64,
    embedding_dim: i64,
    desc: Option<&NnEmbeddingDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_embedding(
            params.as_raw(),
            prefix.as_ptr(),
            num_embeddings,
            embedding_dim,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a dropout module. In training it sets elements to 0 with probability p and multiplies the
/// others by 1 / (1 - p). In evaluation it returns its input. Errors: `Status::InvalidArgument` (p is not in
/// \[0, 1\]).
pub fn dropout<'c>(context: &'c Context, p: f64) -> Result<Module<'c>> {
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe { sys::mpt_nn_dropout(context.as_raw(), p, &mut out) })?;
    made_in(out, context)
}

/// Makes a module that applies an activation, `MPT_ACTIVATION_*`.
pub fn activation<'c>(context: &'c Context, activation: Activation) -> Result<Module<'c>> {
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe { sys::mpt_nn_activation(context.as_raw(), activation.raw(), &mut out) })?;
    made_in(out, context)
}

/// Makes a module that flattens all dims but the first into one.
pub fn flatten<'c>(context: &'c Context) -> Result<Module<'c>> {
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe { sys::mpt_nn_flatten(context.as_raw(), &mut out) })?;
    made_in(out, context)
}

/// Makes a max pooling over two spatial dims (`Tensor::max_pool2d`). kernel, stride (0: the kernel) and
/// padding apply to both dims. desc `None` means the defaults.
pub fn max_pool2d<'c>(
    context: &'c Context,
    kernel: i64,
    stride: i64,
    padding: i64,
    desc: Option<&PoolDesc>,
) -> Result<Module<'c>> {
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_max_pool2d(
            context.as_raw(),
            kernel,
            stride,
            padding,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, context)
}

/// Makes a module that runs modules one after the other. It keeps the modules. An activation after a
/// linear layer, a convolution or a batch norm runs in the same pass. Errors: `Status::InvalidArgument`
/// (modules would be nested more than 1000 deep).
pub fn sequential<'c>(
    context: &'c Context,
    modules: &[impl Borrow<Module<'c>>],
) -> Result<Module<'c>> {
    let modules_raw: Vec<_> = modules.iter().map(|h| h.borrow().as_raw()).collect();
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_sequential(
            context.as_raw(),
            modules_raw.as_ptr(),
            count(modules.len())?,
            &mut out,
        )
    })?;
    made_in(out, context)
}

/// Makes a batch norm (`Tensor::batch_norm`). Parameters: weight and bias \[channels\]. Buffers:
/// running_mean (0), running_var (1) and num_batches_tracked (i64). In evaluation it uses the
/// running statistics. desc `None` means the defaults.
pub fn batch_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    channels: i64,
    desc: Option<&NnNormDesc<'c>>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_batch_norm(
            params.as_raw(),
            prefix.as_ptr(),
            channels,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a layer norm (`Tensor::layer_norm`) over last dims of the extents normalized_shape. Parameters:
/// weight and bias \[normalized_shape\]. desc `None` means the defaults. Errors: `Status::Shape` (no dims).
pub fn layer_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    normalized_shape: impl AsRef<[i64]>,
    desc: Option<&NnNormDesc<'c>>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let normalized_shape = normalized_shape.as_ref();
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_layer_norm(
            params.as_raw(),
            prefix.as_ptr(),
            ints(normalized_shape),
            count(normalized_shape.len())?,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes an RMS norm (`Tensor::rms_norm`) over last dims of the extents normalized_shape. Parameter:
/// weight \[normalized_shape\]. desc `None` means the defaults. Errors: `Status::Shape` (no dims).
pub fn rms_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    normalized_shape: impl AsRef<[i64]>,
    desc: Option<&NnNormDesc<'c>>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let normalized_shape = normalized_shape.as_ref();
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_rms_norm(
            params.as_raw(),
            prefix.as_ptr(),
            ints(normalized_shape),
            count(normalized_shape.len())?,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a group norm (`Tensor::group_norm`). Parameters: weight and bias \[channels\]. desc `None` means the
/// defaults. Errors: `Status::InvalidArgument` (groups does not divide channels).
pub fn group_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    groups: i64,
    channels: i64,
    desc: Option<&NnNormDesc<'c>>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_group_norm(
            params.as_raw(),
            prefix.as_ptr(),
            groups,
            channels,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes an instance norm (`Tensor::instance_norm`). Parameters: weight and bias \[channels\]. desc `None`
/// means the defaults. (InstanceNorm of PyTorch has no weight and no bias by default: affine 0.)
pub fn instance_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    channels: i64,
    desc: Option<&NnNormDesc<'c>>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_instance_norm(
            params.as_raw(),
            prefix.as_ptr(),
            channels,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes nn.MultiheadAttention of PyTorch with batch_first. Inputs: query \[batch, length,
/// embed_dim\], key and value \[batch, keys, embed_dim\] (default: the query, and the key), and a mask
/// as in `Tensor::scaled_dot_product_attention`: 1 means that the key takes part, the opposite of
/// PyTorch's attn_mask. Parameters: in_proj_weight \[3 embed_dim, embed_dim\] (uniform in +-sqrt(6 /
/// (4 embed_dim))), in_proj_bias (0), out_proj.weight (as in `nn::linear`), out_proj.bias (0). desc
/// `None` means the defaults. Errors: `Status::InvalidArgument` (heads does not divide embed_dim).
pub fn multihead_attention<'c>(
    params: &Params<'c>,
    prefix: &str,
    embed_dim: i64,
    heads: i64,
    desc: Option<&NnAttentionDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_multihead_attention(
            params.as_raw(),
            prefix.as_ptr(),
            embed_dim,
            heads,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes nn.TransformerEncoderLayer of PyTorch with batch_first. Inputs: x \[batch, length,
/// embed_dim\] and a mask as in `nn::multihead_attention`. Parameters: self_attn.\*, linear1.\*,
/// linear2.\*, norm1.\* and norm2.\*. With norm_first and causal it is the block of a GPT. desc `None`
/// means the defaults. Errors: `Status::InvalidArgument` (heads does not divide embed_dim).
pub fn transformer_block<'c>(
    params: &Params<'c>,
    prefix: &str,
    embed_dim: i64,
    heads: i64,
    desc: Option<&NnTransformerDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_transformer_block(
            params.as_raw(),
            prefix.as_ptr(),
            embed_dim,
            heads,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes an LSTM over a sequence (`Tensor::lstm`). Inputs: x, h0 and c0. Results: the outputs, h and c.
/// Parameters: weight_ih_l0, weight_hh_l0, bias_ih_l0, bias_hh_l0, then those of _l0_reverse, _l1
/// and so on, uniform in +-1 / sqrt(hidden_size). desc.training is ignored: `Module::train` sets
/// it. desc `None` means the defaults.
pub fn lstm<'c>(
    params: &Params<'c>,
    prefix: &str,
    input_size: i64,
    hidden_size: i64,
    desc: Option<&RnnDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_lstm(
            params.as_raw(),
            prefix.as_ptr(),
            input_size,
            hidden_size,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a GRU over a sequence (`Tensor::gru`). Inputs: x and h0. Results: the outputs and h. Parameters:
/// weight_ih_l0, weight_hh_l0, bias_ih_l0, bias_hh_l0, then those of _l0_reverse, _l1 and so on,
/// uniform in +-1 / sqrt(hidden_size). desc.training is ignored: `Module::train` sets it. desc `None`
/// means the defaults.
pub fn gru<'c>(
    params: &Params<'c>,
    prefix: &str,
    input_size: i64,
    hidden_size: i64,
    desc: Option<&RnnDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_gru(
            params.as_raw(),
            prefix.as_ptr(),
            input_size,
            hidden_size,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}

/// Makes a recurrent network with tanh over a sequence (`Tensor::rnn_tanh`). Inputs: x and h0. Results:
/// the outputs and h. Parameters: weight_ih_l0, weight_hh_l0, bias_ih_l0, bias_hh_l0, then those of
/// _l0_reverse, _l1 and so on, uniform in +-1 / sqrt(hidden_size). desc.training is ignored:
/// `Module::train` sets it. desc `None` means the defaults.
pub fn rnn_tanh<'c>(
    params: &Params<'c>,
    prefix: &str,
    input_size: i64,
    hidden_size: i64,
    desc: Option<&RnnDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_nn_rnn_tanh(
            params.as_raw(),
            prefix.as_ptr(),
            input_size,
            hidden_size,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, params.context())
}
