// Made by generate.py from the headers.
// SPDX-License-Identifier: Apache-2.0
// digest a7a646dbc857f398b97ecb0492b92745480a4745ba18c9e54ad201c2057d9799
use super::*;

/// activation(x weight^T + bias), x \[.., in_features\]. Names: weight \[out_features, in_features\], bias
/// \[out_features\], both uniform in +-1 / sqrt(in_features).
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::conv1d` with weight \[out_channels, in_channels / groups, kernel\] and bias \[out_channels\], both
/// uniform in +-1 / sqrt(in_channels / groups kernel). stride 0: 1.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// Over two spatial dims.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// Over three.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::conv_transpose1d` with weight \[in_channels, out_channels / groups, kernel\], uniform in
/// +-1 / sqrt(out_channels / groups kernel), as in PyTorch. stride 0: 1.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::conv_transpose2d` with weight \[in_channels, out_channels / groups, kernel, kernel\], uniform in
/// +-1 / sqrt(out_channels / groups kernel^2), as in PyTorch. stride 0: 1.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::conv_transpose3d` with weight \[in_channels, out_channels / groups, kernel, kernel, kernel\], uniform in
/// +-1 / sqrt(out_channels / groups kernel^3), as in PyTorch. stride 0: 1.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// Gives the rows of weight \[num_embeddings, embedding_dim\], normal with deviation 1, by index
/// (`Tensor::embedding`). desc `None`: the defaults.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// While training, zeroes elements with probability p and multiplies the others by 1 / (1 - p).
pub fn dropout<'c>(context: &'c Context, p: f64) -> Result<Module<'c>> {
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    check(unsafe { sys::mpt_nn_dropout(context.as_raw(), p, &mut out) })?;
    made_in(out, context)
}

/// An activation, `MPT_ACTIVATION_*`.
pub fn activation<'c>(context: &'c Context, activation: Activation) -> Result<Module<'c>> {
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    check(unsafe { sys::mpt_nn_activation(context.as_raw(), activation.raw(), &mut out) })?;
    made_in(out, context)
}

/// All dims but the first as one.
pub fn flatten<'c>(context: &'c Context) -> Result<Module<'c>> {
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    check(unsafe { sys::mpt_nn_flatten(context.as_raw(), &mut out) })?;
    made_in(out, context)
}

/// `Tensor::max_pool2d`.
pub fn max_pool2d<'c>(
    context: &'c Context,
    kernel: i64,
    desc: Option<&PoolDesc>,
) -> Result<Module<'c>> {
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    check(unsafe {
        sys::mpt_nn_max_pool2d(
            context.as_raw(),
            kernel,
            desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            &mut out,
        )
    })?;
    made_in(out, context)
}

/// One module after the other; it keeps them. An activation after a linear layer, a convolution or a
/// batch norm runs in the same pass.
pub fn sequential<'c>(
    context: &'c Context,
    modules: &[impl Borrow<Module<'c>>],
) -> Result<Module<'c>> {
    let modules_raw: Vec<_> = modules.iter().map(|h| h.borrow().as_raw()).collect();
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::batch_norm`. Names: weight, bias, and the buffers running_mean (0), running_var (1) and
/// num_batches_tracked (i64). In evaluation the running statistics are used.
pub fn batch_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    channels: i64,
    desc: Option<&NnNormDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::layer_norm` over last dims of these extents. Names: weight, bias.
pub fn layer_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    normalized_shape: impl AsRef<[i64]>,
    desc: Option<&NnNormDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let normalized_shape = normalized_shape.as_ref();
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::rms_norm`. Name: weight.
pub fn rms_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    normalized_shape: impl AsRef<[i64]>,
    desc: Option<&NnNormDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let normalized_shape = normalized_shape.as_ref();
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::group_norm`. Names: weight, bias.
pub fn group_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    groups: i64,
    channels: i64,
    desc: Option<&NnNormDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::instance_norm`. Names: weight, bias; desc `None`: neither, as in PyTorch.
pub fn instance_norm<'c>(
    params: &Params<'c>,
    prefix: &str,
    channels: i64,
    desc: Option<&NnNormDesc>,
) -> Result<Module<'c>> {
    let prefix = c_text(prefix)?;
    let mut desc_keep = Keep::new();
    let desc = match desc {
        Some(d) => Some(d.to_sys(&mut desc_keep)?),
        None => None,
    };
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// nn.MultiheadAttention with batch_first: inputs query \[batch, length, embed_dim\], key and value
/// \[batch, keys, embed_dim\] (default: the query; the key) and mask, as `Tensor::scaled_dot_product_attention`
/// takes it: true attends (nn.MultiheadAttention's attn_mask is the opposite). Names: in_proj_weight
/// \[3 embed_dim, embed_dim\] (uniform in +-sqrt(6 / (4 embed_dim))), in_proj_bias (0), out_proj.weight
/// (as a linear layer), out_proj.bias (0).
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// nn.TransformerEncoderLayer with batch_first: inputs x \[batch, length, embed_dim\] and mask. Names:
/// self_attn.\*, linear1.\*, linear2.\*, norm1.\*, norm2.\*. With norm_first and causal, the block of a
/// GPT.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::lstm`: inputs x, h0, c0, results the outputs, h and c. Names: weight_ih_l0, weight_hh_l0,
/// bias_ih_l0, bias_hh_l0, then _l0_reverse, _l1 ..., uniform in +-1 / sqrt(hidden_size). desc.training
/// is not read: the module knows.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::gru`: inputs x, h0, results the outputs and h. Names and first values as in `nn::lstm`.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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

/// `Tensor::rnn_tanh`: inputs x, h0, results the outputs and h. Names and first values as in `nn::lstm`.
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
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
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
