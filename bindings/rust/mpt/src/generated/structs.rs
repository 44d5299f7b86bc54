// Made by generate.py from the headers.
// SPDX-License-Identifier: Apache-2.0
// digest b77d2e535a86b20d9e8e7f8341c5b87fae20ec894ba43beee3095c36516d72f7

use super::*;

/// Options of `Context::new`.
#[derive(Debug, Clone, PartialEq)]
pub struct ContextDesc {
    /// Kind of device. Default: `Device::Cpu`.
    pub device: Device,
    /// Number of the device. Default: 0.
    pub device_index: i32,
    /// `MPT_CONTEXT_*`, combined. Default: 0.
    pub flags: i32,
    /// Number of threads that work when there is no parallel_for hook, including the calling
    /// thread. The additional threads start and end with the context and sleep between steps. The
    /// context measures now and then whether a step of less than 50 ms is faster on the calling
    /// thread only, as on cores that are far from each other, and then works so. OpenMP's threads
    /// and those of a parallel_for hook take part in every step. 0 (default) or 1: the calling
    /// thread only. -1: one per core that the process may use. Largest: 4096. After fork() the
    /// context works on the calling thread only in the child.
    pub own_threads: i32,
    /// Seed of the generator. Default: 0.
    pub seed: i64,
    /// Limit in bytes of the arena with the memory outside it: prepared kernels and functions of
    /// the host (estimates), names, scopes and modes, traces, remembered skips, files while they
    /// are read, and the host's memory for copies from devices. Each device has an arena of its
    /// own, outside which its module and the libraries of the module take memory. 0 (default): no
    /// limit.
    pub memory_limit: usize,
    /// Limit of cached casts in bytes. 0 (default): no limit.
    pub cast_cache_limit: usize,
    /// Path of the library that computes on a device of the kind `Device::Module`.
    pub device_module: Option<String>,
}

impl ContextDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_context_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_context_desc = unsafe { init(sys::mpt_context_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_context_desc>() as u32;
        c.device = self.device.raw();
        c.device_index = self.device_index;
        c.flags = self.flags;
        c.own_threads = self.own_threads;
        c.seed = self.seed;
        c.memory_limit = self.memory_limit;
        c.cast_cache_limit = self.cast_cache_limit;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_context_desc) -> Self {
        ContextDesc {
            device: Device::from_raw(c.device),
            device_index: c.device_index,
            flags: c.flags,
            own_threads: c.own_threads,
            seed: c.seed,
            memory_limit: c.memory_limit,
            cast_cache_limit: c.cast_cache_limit,
            device_module: Default::default(),
        }
    }
}

impl Default for ContextDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_context_desc_init) })
    }
}

/// Memory of a context in bytes, by purpose: now, and at its highest since the last
/// `Context::reset_peak`. A training step counts from the end of the previous step.
/// `Stepper::step` and `Context::memory_end_step` end a step.
#[derive(Debug, Clone, PartialEq)]
pub struct MemoryInfo {
    /// Bytes in use now, by `mpt_memory_purpose`.
    pub now: [usize; 16],
    /// Bytes in use now, over all purposes.
    pub total_now: usize,
    /// Bytes taken from the host.
    pub arena_bytes: usize,
    /// Bytes that the library has allocated outside the arena, as `ContextDesc`.memory_limit lists
    /// them. No other field has them; memory_limit limits them too.
    pub outside_bytes: usize,
    /// Calls of the host's allocator so far.
    pub host_allocations: i64,
    /// Number of live tensors.
    pub live_tensors: i64,
    /// Highest number of bytes in use since `Context::reset_peak`, of each purpose for itself.
    pub peak: [usize; 16],
    /// Highest number of bytes in use since `Context::reset_peak`, over all purposes.
    pub total_peak: usize,
    /// Bytes by purpose at the moment of total_peak. They add up to total_peak.
    pub at_peak: [usize; 16],
    /// Number of training steps that have ended. If 0, the following fields are 0.
    pub steps: i64,
    /// Highest total of the latest step that has ended.
    pub step_peak: usize,
    /// Bytes by purpose at the moment of step_peak. They add up to step_peak.
    pub step_at_peak: [usize; 16],
    /// Bytes allocated during the latest step that has ended, including those freed within it.
    pub step_allocated: usize,
    /// Number of allocations during the latest step that has ended.
    pub step_allocations: i64,
}

impl MemoryInfo {
    pub(crate) fn from_sys(c: &sys::mpt_memory_info) -> Self {
        MemoryInfo {
            now: c.now,
            total_now: c.total_now,
            arena_bytes: c.arena_bytes,
            outside_bytes: c.outside_bytes,
            host_allocations: c.host_allocations,
            live_tensors: c.live_tensors,
            peak: c.peak,
            total_peak: c.total_peak,
            at_peak: c.at_peak,
            steps: c.steps,
            step_peak: c.step_peak,
            step_at_peak: c.step_at_peak,
            step_allocated: c.step_allocated,
            step_allocations: c.step_allocations,
        }
    }
}

/// Properties of a tensor.
#[derive(Debug, Clone, PartialEq)]
pub struct TensorInfo {
    /// Number of dims.
    pub rank: i32,
    /// Extent of each dim.
    pub shape: [i64; 8],
    /// Stride of each dim, in elements.
    pub stride: [i64; 8],
    /// Number of elements.
    pub count: i64,
    /// Dtype of the elements.
    pub dtype: Dtype,
    /// Kind of the device that holds the memory.
    pub device: Device,
    /// Number of the device that holds the memory.
    pub device_index: i32,
    /// 1 if gradients are computed for the tensor.
    pub requires_grad: bool,
    /// 1 if the tensor is not the result of a recorded operation.
    pub is_leaf: bool,
    /// 1 for a parameter with a master, a view or a copy of one.
    pub has_master: bool,
    /// Number of writes in place to the memory so far.
    pub version: i64,
}

impl TensorInfo {
    pub(crate) fn from_sys(c: &sys::mpt_tensor_info) -> Self {
        TensorInfo {
            rank: c.rank,
            shape: c.shape,
            stride: c.stride,
            count: c.count,
            dtype: Dtype::from_raw(c.dtype),
            device: Device::from_raw(c.device),
            device_index: c.device_index,
            requires_grad: c.requires_grad != 0,
            is_leaf: c.is_leaf != 0,
            has_master: c.has_master != 0,
            version: c.version,
        }
    }
}

/// Options of `Tensor::backward`, `grad` and `Stepper::backward_loss`.
#[derive(Debug, Clone, PartialEq)]
pub struct BackwardDesc {
    /// 1: keeps the graph for another backward. Default: 0.
    pub retain_graph: bool,
    /// 1: records the backward, so that the gradients are differentiable; implies retain_graph.
    /// Default: 0.
    pub create_graph: bool,
}

impl BackwardDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_backward_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_backward_desc = unsafe { init(sys::mpt_backward_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_backward_desc>() as u32;
        c.retain_graph = self.retain_graph as i32;
        c.create_graph = self.create_graph as i32;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_backward_desc) -> Self {
        BackwardDesc { retain_graph: c.retain_graph != 0, create_graph: c.create_graph != 0 }
    }
}

impl Default for BackwardDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_backward_desc_init) })
    }
}

/// Options of `Context::autocast`.
#[derive(Debug, Clone, PartialEq)]
pub struct AutocastDesc {
    /// Dtype of the scope: `Dtype::BF16` (default) or `Dtype::F16`.
    pub dtype: Dtype,
    /// 1 (default); 0: no casts, even inside an enclosing scope.
    pub enabled: bool,
    /// List of cast classes. Default: `Profile::Inherit`. Another profile also drops the overrides
    /// of the enclosing scope, but not those made outside every scope.
    pub profile: Profile,
    /// 1: a product (matmul, bmm, addmm, linear) that 16 bits would make slower and no smaller runs
    /// in f32. The rule depends on shapes, dtypes and the arithmetic in use (`Context::arithmetic`)
    /// only, so it decides equally in every run. Default: 0.
    pub cost_rule: bool,
    /// Use of the cache of casts. Default: `CastCache::Keep`.
    pub cache: CastCache,
}

impl AutocastDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_autocast_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_autocast_desc = unsafe { init(sys::mpt_autocast_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_autocast_desc>() as u32;
        c.dtype = self.dtype.raw();
        c.enabled = self.enabled as i32;
        c.profile = self.profile.raw();
        c.cost_rule = self.cost_rule as i32;
        c.cache = self.cache.raw();
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_autocast_desc) -> Self {
        AutocastDesc {
            dtype: Dtype::from_raw(c.dtype),
            enabled: c.enabled != 0,
            profile: Profile::from_raw(c.profile),
            cost_rule: c.cost_rule != 0,
            cache: CastCache::from_raw(c.cache),
        }
    }
}

impl Default for AutocastDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_autocast_desc_init) })
    }
}

/// Counters of the cache of casts since the context was created, and its present size. An
/// optimizer's step writes a cached copy together with its parameter, so the next use is a hit.
#[derive(Debug, Clone, PartialEq)]
pub struct CastCacheInfo {
    /// Number of uses that found a valid copy.
    pub hits: i64,
    /// Number of casts that were computed because there was no copy.
    pub misses: i64,
    /// Number of copies that were refreshed because their leaf had been written.
    pub stale: i64,
    /// Number of copies that were dropped to respect cast_cache_limit, least recently used first.
    pub evictions: i64,
    /// Number of copies held now.
    pub entries: i64,
    /// Bytes held now.
    pub bytes: usize,
}

impl CastCacheInfo {
    pub(crate) fn from_sys(c: &sys::mpt_cast_cache_info) -> Self {
        CastCacheInfo {
            hits: c.hits,
            misses: c.misses,
            stale: c.stale,
            evictions: c.evictions,
            entries: c.entries,
            bytes: c.bytes,
        }
    }
}

/// Description of an operation.
#[derive(Debug, Clone, PartialEq)]
pub struct OpInfo {
    /// The operation's own cast class, independent of open scopes.
    pub cast_class: CastClass,
    /// Name of the operation.
    pub name: Option<String>,
    /// Number of tensor inputs. A list of tensors counts as one.
    pub inputs: i32,
    /// Number of results; -1: depends on the attributes.
    pub outputs: i32,
    /// Number of parameters that `Context::op_param` describes. 0 for operations of the host.
    pub params: i32,
}

impl OpInfo {
    pub(crate) fn from_sys(c: &sys::mpt_op_info) -> Self {
        OpInfo {
            cast_class: CastClass::from_raw(c.cast_class),
            name: text(c.name),
            inputs: c.inputs,
            outputs: c.outputs,
            params: c.params,
        }
    }
}

/// Description of a parameter of an operation.
#[derive(Debug, Clone, PartialEq)]
pub struct OpParam {
    /// Kind of the parameter.
    pub kind: ParamKind,
    /// Name of the parameter.
    pub name: Option<String>,
    /// C type of the parameter: "`mpt_tensor`", "int64_t", "`mpt_reduction`".
    pub c_type: Option<String>,
    /// 1 for a tensor that may be `None`, and for an attribute with a default.
    pub optional: bool,
    /// Largest number of values of `ParamKind::Integers`, one per spatial dim. 0: no limit.
    pub length: i32,
}

impl OpParam {
    pub(crate) fn from_sys(c: &sys::mpt_op_param) -> Self {
        OpParam {
            kind: ParamKind::from_raw(c.kind),
            name: text(c.name),
            c_type: text(c.c_type),
            optional: c.optional != 0,
            length: c.length,
        }
    }
}

/// Definition of an operation of the host, for `Context::register_op`.
#[derive(Debug, Clone, PartialEq)]
pub struct CustomOpDesc {
    /// Name of the operation, unique in the context.
    pub name: Option<String>,
    /// Number of inputs, 1 to 64. Default: 1.
    pub in_count: i32,
    /// Number of results, 1 to 64. Default: 1.
    pub out_count: i32,
    /// Cast class of the operation. Default: `CastClass::None`. `CastClass::Fp32` and
    /// `CastClass::Lower` request inputs in f32 or in the scope's dtype, as cast_inputs of
    /// torch.amp.custom_fwd.
    pub cast_class: CastClass,
    /// 0 (default): forward and backward run with casts off. 1: both run under the autocast scope
    /// of the call, as torch.amp.custom_fwd without cast_inputs and custom_bwd.
    pub in_scope: bool,
    /// With `CastClass::Banned`: the alternative that the error's text names. May be `None`.
    pub advice: Option<String>,
}

impl CustomOpDesc {
    pub(crate) fn to_sys(&self, keep: &mut Keep) -> Result<sys::mpt_custom_op_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_custom_op_desc = unsafe { init(sys::mpt_custom_op_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_custom_op_desc>() as u32;
        c.name = keep.text(&self.name)?;
        c.in_count = self.in_count;
        c.out_count = self.out_count;
        c.cast_class = self.cast_class.raw();
        c.in_scope = self.in_scope as i32;
        c.advice = keep.text(&self.advice)?;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_custom_op_desc) -> Self {
        CustomOpDesc {
            name: text(c.name),
            in_count: c.in_count,
            out_count: c.out_count,
            cast_class: CastClass::from_raw(c.cast_class),
            in_scope: c.in_scope != 0,
            advice: text(c.advice),
        }
    }
}

impl Default for CustomOpDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_custom_op_desc_init) })
    }
}

/// Options of `Tensor::cross_entropy` and `Tensor::nll_loss`.
#[derive(Debug, Clone, PartialEq)]
pub struct CrossEntropyDesc {
    /// Reduction of the elements. Default: `Reduction::Mean`.
    pub reduction: Reduction,
    /// Class index of targets that are ignored. Default: -100.
    pub ignore_index: i64,
    /// Smoothing e in \[0, 1\]: mixes the target with e / C for each of C classes. Default: 0, the
    /// only value that `Tensor::nll_loss` accepts.
    pub label_smoothing: f64,
}

impl CrossEntropyDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_cross_entropy_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_cross_entropy_desc = unsafe { init(sys::mpt_cross_entropy_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_cross_entropy_desc>() as u32;
        c.reduction = self.reduction.raw();
        c.ignore_index = self.ignore_index;
        c.label_smoothing = self.label_smoothing;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_cross_entropy_desc) -> Self {
        CrossEntropyDesc {
            reduction: Reduction::from_raw(c.reduction),
            ignore_index: c.ignore_index,
            label_smoothing: c.label_smoothing,
        }
    }
}

impl Default for CrossEntropyDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_cross_entropy_desc_init) })
    }
}

/// Options of convolutions.
#[derive(Debug, Clone, PartialEq)]
pub struct ConvDesc {
    /// Activation applied to the result. Default: `Activation::None`.
    pub activation: Activation,
    /// Stride of each spatial dim. Default: -1, the argument.
    pub stride: [i64; 3],
    /// Padding of each spatial dim. Default: -1, the argument.
    pub padding: [i64; 3],
    /// Dilation of each spatial dim. Default: 1.
    pub dilation: [i64; 3],
    /// Transposed convolutions: elements added at the end of each spatial dim. Default: 0.
    pub output_padding: [i64; 3],
    /// Number of groups of channels. Default: 1.
    pub groups: i64,
}

impl ConvDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_conv_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_conv_desc = unsafe { init(sys::mpt_conv_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_conv_desc>() as u32;
        c.activation = self.activation.raw();
        c.stride = self.stride;
        c.padding = self.padding;
        c.dilation = self.dilation;
        c.output_padding = self.output_padding;
        c.groups = self.groups;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_conv_desc) -> Self {
        ConvDesc {
            activation: Activation::from_raw(c.activation),
            stride: c.stride,
            padding: c.padding,
            dilation: c.dilation,
            output_padding: c.output_padding,
            groups: c.groups,
        }
    }
}

impl Default for ConvDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_conv_desc_init) })
    }
}

/// Options of pooling.
#[derive(Debug, Clone, PartialEq)]
pub struct PoolDesc {
    /// 1: the last window may extend beyond the end. Default: 0.
    pub ceil_mode: bool,
    /// Window size of each spatial dim. Default: -1, the argument.
    pub kernel: [i64; 3],
    /// Stride of each spatial dim. Default: -1, the argument. 0: the kernel.
    pub stride: [i64; 3],
    /// Padding of each spatial dim. Default: -1, the argument.
    pub padding: [i64; 3],
    /// Dilation of each spatial dim, for max pooling only. Default: 1.
    pub dilation: [i64; 3],
    /// 1: padding counts in the divisor of average pooling. Default: 1.
    pub count_include_pad: bool,
}

impl PoolDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_pool_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_pool_desc = unsafe { init(sys::mpt_pool_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_pool_desc>() as u32;
        c.ceil_mode = self.ceil_mode as i32;
        c.kernel = self.kernel;
        c.stride = self.stride;
        c.padding = self.padding;
        c.dilation = self.dilation;
        c.count_include_pad = self.count_include_pad as i32;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_pool_desc) -> Self {
        PoolDesc {
            ceil_mode: c.ceil_mode != 0,
            kernel: c.kernel,
            stride: c.stride,
            padding: c.padding,
            dilation: c.dilation,
            count_include_pad: c.count_include_pad != 0,
        }
    }
}

impl Default for PoolDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_pool_desc_init) })
    }
}

/// Options of `Tensor::batch_norm`.
#[derive(Debug, Clone, PartialEq)]
pub struct BatchNormDesc {
    /// 0 (default): uses the running statistics. 1: uses the statistics of the batch and updates
    /// the running ones.
    pub training: bool,
    /// Weight of the batch in the update of the running statistics. Default: 0.1.
    pub momentum: f64,
    /// Added to the variance. Default: 1e-5.
    pub eps: f64,
    /// Activation applied to the result in the same pass. Default: `Activation::None`.
    pub activation: Activation,
}

impl BatchNormDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_batch_norm_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_batch_norm_desc = unsafe { init(sys::mpt_batch_norm_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_batch_norm_desc>() as u32;
        c.training = self.training as i32;
        c.momentum = self.momentum;
        c.eps = self.eps;
        c.activation = self.activation.raw();
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_batch_norm_desc) -> Self {
        BatchNormDesc {
            training: c.training != 0,
            momentum: c.momentum,
            eps: c.eps,
            activation: Activation::from_raw(c.activation),
        }
    }
}

impl Default for BatchNormDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_batch_norm_desc_init) })
    }
}

/// Options of the norms without running statistics.
#[derive(Debug, Clone, PartialEq)]
pub struct NormDesc {
    /// Added to the variance, or to the mean square in `Tensor::rms_norm`. Default: 1e-5.
    pub eps: f64,
}

impl NormDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_norm_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_norm_desc = unsafe { init(sys::mpt_norm_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_norm_desc>() as u32;
        c.eps = self.eps;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_norm_desc) -> Self {
        NormDesc { eps: c.eps }
    }
}

impl Default for NormDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_norm_desc_init) })
    }
}

/// Options of `Tensor::scaled_dot_product_attention` and `Tensor::self_attention`.
#[derive(Debug, Clone, PartialEq)]
pub struct AttentionDesc {
    /// 1: position i sees the keys 0 to i, in addition to a mask. Default: 0.
    pub causal: bool,
    /// Probability with which a probability is set to 0, by the context's generator. Default: 0.
    pub dropout_p: f64,
    /// Factor of the scores. 0 (default): 1 / sqrt(depth). The smallest positive double, 0x1p-1074,
    /// is a factor of 0.
    pub scale: f64,
}

impl AttentionDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_attention_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_attention_desc = unsafe { init(sys::mpt_attention_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_attention_desc>() as u32;
        c.causal = self.causal as i32;
        c.dropout_p = self.dropout_p;
        c.scale = self.scale;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_attention_desc) -> Self {
        AttentionDesc { causal: c.causal != 0, dropout_p: c.dropout_p, scale: c.scale }
    }
}

impl Default for AttentionDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_attention_desc_init) })
    }
}

/// Options of recurrent networks over a sequence.
#[derive(Debug, Clone, PartialEq)]
pub struct RnnDesc {
    /// 1: the weights include biases. Default: 1.
    pub bias: bool,
    /// 1: runs a second network backward over the sequence and appends its outputs to those of the
    /// first. Default: 0.
    pub bidirectional: bool,
    /// 0 (default): x is \[length, batch, in\]. 1: x is \[batch, length, in\].
    pub batch_first: bool,
    /// 0: no dropout. Default: 1.
    pub training: bool,
    /// Number of layers. Default: 1.
    pub layers: i64,
    /// Probability of dropout on the outputs of every layer but the last. Default: 0.
    pub dropout: f64,
}

impl RnnDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_rnn_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_rnn_desc = unsafe { init(sys::mpt_rnn_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_rnn_desc>() as u32;
        c.bias = self.bias as i32;
        c.bidirectional = self.bidirectional as i32;
        c.batch_first = self.batch_first as i32;
        c.training = self.training as i32;
        c.layers = self.layers;
        c.dropout = self.dropout;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_rnn_desc) -> Self {
        RnnDesc {
            bias: c.bias != 0,
            bidirectional: c.bidirectional != 0,
            batch_first: c.batch_first != 0,
            training: c.training != 0,
            layers: c.layers,
            dropout: c.dropout,
        }
    }
}

impl Default for RnnDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_rnn_desc_init) })
    }
}

/// Dtypes in which a model is stored and computed. `Precision::named` fills it by name.
#[derive(Debug, Clone, PartialEq)]
pub struct Precision {
    /// Dtype of the stored parameters: f32, f64, f16 or bf16. NONE: each keeps its own dtype and
    /// master.
    pub param: Dtype,
    /// Dtype of the autocast scope: bf16 or f16. NONE: operations compute in the dtypes of their
    /// inputs.
    pub compute: Dtype,
    /// Dtype of stored gradients: f32, f64, f16 or bf16. NONE: the parameter's own dtype.
    pub grad: Dtype,
    /// Dtype of results for `Precision::output`: f32, f64, f16 or bf16. NONE: results stay as they
    /// are.
    pub output: Dtype,
    /// Master of the parameters, `MPT_MASTER_*`.
    pub master: Master,
    /// 1: parameters with fewer than two dims (norms, biases) and their gradients stay f32.
    pub vectors_f32: bool,
    /// 1: parameters of batch norms (`Params::mark_batch_norm`) and their gradients stay f32.
    pub batch_norm_f32: bool,
    /// List of cast classes of the autocast scope, `MPT_PROFILE_*`. 0 (default): that of the
    /// enclosing scope, or the library's.
    pub profile: Profile,
    /// 1: the autocast scope keeps a product in f32 that 16 bits would make slower and no smaller
    /// (`AutocastDesc`.cost_rule). Default: 0.
    pub cost_rule: bool,
    /// Loss scaling of the scaler that a stepper makes, `MPT_SCALING_*`.
    pub scaling: Scaling,
    /// Number of the alternative spelling by which the precision was named, for the warning. 0:
    /// none.
    pub alias: i32,
    /// Scale of `Scaling::Static`. Default: 65536.
    pub static_scale: f64,
    /// With `Scaling::Dynamic`: min_scale of the scaler. 0 (default): 1.
    pub min_loss_scale: f64,
    /// With `Scaling::Dynamic`: max_scale of the scaler. 0 (default): the scaler's default.
    pub max_loss_scale: f64,
    /// Dtype of all floating buffers: f32, f64, f16 or bf16. NONE (default): f32, or f64 in
    /// 64-true, and a buffer that is f64 stays f64.
    pub buffer: Dtype,
}

impl Precision {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_precision> {
        // SAFETY: plain data.
        let mut c: sys::mpt_precision = unsafe { init(sys::mpt_precision_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_precision>() as u32;
        c.param = self.param.raw();
        c.compute = self.compute.raw();
        c.grad = self.grad.raw();
        c.output = self.output.raw();
        c.master = self.master.raw();
        c.vectors_f32 = self.vectors_f32 as i32;
        c.batch_norm_f32 = self.batch_norm_f32 as i32;
        c.profile = self.profile.raw();
        c.cost_rule = self.cost_rule as i32;
        c.scaling = self.scaling.raw();
        c.alias = self.alias;
        c.static_scale = self.static_scale;
        c.min_loss_scale = self.min_loss_scale;
        c.max_loss_scale = self.max_loss_scale;
        c.buffer = self.buffer.raw();
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_precision) -> Self {
        Precision {
            param: Dtype::from_raw(c.param),
            compute: Dtype::from_raw(c.compute),
            grad: Dtype::from_raw(c.grad),
            output: Dtype::from_raw(c.output),
            master: Master::from_raw(c.master),
            vectors_f32: c.vectors_f32 != 0,
            batch_norm_f32: c.batch_norm_f32 != 0,
            profile: Profile::from_raw(c.profile),
            cost_rule: c.cost_rule != 0,
            scaling: Scaling::from_raw(c.scaling),
            alias: c.alias,
            static_scale: c.static_scale,
            min_loss_scale: c.min_loss_scale,
            max_loss_scale: c.max_loss_scale,
            buffer: Dtype::from_raw(c.buffer),
        }
    }
}

impl Default for Precision {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_precision_init) })
    }
}

/// Size of a parameter set.
#[derive(Debug, Clone, PartialEq)]
pub struct ParamsInfo {
    /// Number of parameters.
    pub tensors: i64,
    /// Number of buffers.
    pub buffers: i64,
    /// Number of elements of all parameters.
    pub elements: i64,
    /// Number of elements of all parameters that are not frozen.
    pub trainable: i64,
    /// Bytes of all parameters, including masters.
    pub bytes: i64,
    /// Bytes of all gradients that exist now.
    pub grad_bytes: i64,
}

impl ParamsInfo {
    pub(crate) fn from_sys(c: &sys::mpt_params_info) -> Self {
        ParamsInfo {
            tensors: c.tensors,
            buffers: c.buffers,
            elements: c.elements,
            trainable: c.trainable,
            bytes: c.bytes,
            grad_bytes: c.grad_bytes,
        }
    }
}

/// Options of `Params::clip_grad_norm`.
#[derive(Debug, Clone, PartialEq)]
pub struct ClipDesc {
    /// 0 (default): a non-finite gradient gives the norm NaN, and NaN gradients unless max_norm is
    /// INFINITY. 1: it fails with `Status::State`, names the parameter and leaves the gradients
    /// unchanged.
    pub error_if_nonfinite: bool,
    /// p of the norm (sum |g|^p)^(1/p), above 0. INFINITY: the largest |g|. Default: 2.
    pub norm_type: f64,
}

impl ClipDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_clip_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_clip_desc = unsafe { init(sys::mpt_clip_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_clip_desc>() as u32;
        c.error_if_nonfinite = self.error_if_nonfinite as i32;
        c.norm_type = self.norm_type;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_clip_desc) -> Self {
        ClipDesc { error_if_nonfinite: c.error_if_nonfinite != 0, norm_type: c.norm_type }
    }
}

impl Default for ClipDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_clip_desc_init) })
    }
}

/// Rule and hyper-parameters of an optimizer or of a parameter group. The init function of a rule,
/// such as `adamw_desc_init`, writes its defaults. A field belongs to the rules that its comment
/// names, or to all; with another rule it must have its default.
#[derive(Debug, Clone, PartialEq)]
pub struct OptimizerDesc {
    /// Rule, `MPT_OPTIMIZER_*`.
    pub kind: OptimizerKind,
    /// Learning rate.
    pub lr: f64,
    /// Weight decay. Must be 0 for SPARSE_ADAM.
    pub weight_decay: f64,
    /// Added to the denominator of the update. Not used by SGD and LION.
    pub eps: f64,
    /// SGD, LARS, RMSPROP: momentum.
    pub momentum: f64,
    /// SGD, LARS: dampening of the momentum.
    pub dampening: f64,
    /// ADAM, ADAMW, LION, ADEMAMIX, LAMB, NOVOGRAD, SPARSE_ADAM: decay of the first moment.
    pub beta1: f64,
    /// ADAM, ADAMW, LION, ADEMAMIX, LAMB, NOVOGRAD, SPARSE_ADAM: decay of the second moment.
    pub beta2: f64,
    /// ADEMAMIX: decay of the slow average.
    pub beta3: f64,
    /// RMSPROP: decay of the average of squares. ADEMAMIX: weight of the slow average.
    pub alpha: f64,
    /// ADEMAMIX: steps over which alpha grows. 0: none.
    pub alpha_warmup: i64,
    /// ADEMAMIX: steps over which beta3 grows. 0: none.
    pub beta3_warmup: i64,
    /// ADAGRAD: decay of the learning rate.
    pub lr_decay: f64,
    /// ADAGRAD: initial value of the sum of squares.
    pub initial_accumulator: f64,
    /// LARS: factor of the trust ratio.
    pub trust_coefficient: f64,
    /// ADAFACTOR: exponent of the decay of the averages.
    pub beta2_decay: f64,
    /// ADAFACTOR: smallest root mean square of the parameter.
    pub min_rms: f64,
    /// ADAFACTOR: threshold at which the update is clipped.
    pub clip_threshold: f64,
    /// 1: maximises the loss.
    pub maximize: bool,
    /// SGD, LARS: 1 uses Nesterov momentum, which needs a momentum above 0 and a dampening of 0.
    pub nesterov: bool,
    /// ADAM, ADAMW: 1 divides by the largest v so far.
    pub amsgrad: bool,
    /// RMSPROP: 1 subtracts the squared mean of the gradient.
    pub centered: bool,
    /// LARS: 1 limits the effective rate to lr, as LARC does.
    pub trust_clip: bool,
    /// Bits of each stored state: 32 (default), 8 or 4.
    pub state_bits: i32,
    /// Elements that share a scale with 8 or 4 bits: 64, 128 or 256. 0 (default): 256 for 8 bits,
    /// 128 for 4.
    pub state_block: i32,
    /// Parameters with fewer elements keep 32 bits. Default: 4096.
    pub state_min: i64,
}

impl OptimizerDesc {
    /// Returns the defaults that `mpt_sgd_desc_init` sets.
    pub fn sgd() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_sgd_desc_init) })
    }
    /// Returns the defaults that `mpt_adam_desc_init` sets.
    pub fn adam() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_adam_desc_init) })
    }
    /// Returns the defaults that `mpt_adamw_desc_init` sets.
    pub fn adamw() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_adamw_desc_init) })
    }
    /// Returns the defaults that `mpt_rmsprop_desc_init` sets.
    pub fn rmsprop() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_rmsprop_desc_init) })
    }
    /// Returns the defaults that `mpt_adagrad_desc_init` sets.
    pub fn adagrad() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_adagrad_desc_init) })
    }
    /// Returns the defaults that `mpt_lion_desc_init` sets.
    pub fn lion() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_lion_desc_init) })
    }
    /// Returns the defaults that `mpt_ademamix_desc_init` sets.
    pub fn ademamix() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_ademamix_desc_init) })
    }
    /// Returns the defaults that `mpt_lamb_desc_init` sets.
    pub fn lamb() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_lamb_desc_init) })
    }
    /// Returns the defaults that `mpt_lars_desc_init` sets.
    pub fn lars() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_lars_desc_init) })
    }
    /// Returns the defaults that `mpt_novograd_desc_init` sets.
    pub fn novograd() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_novograd_desc_init) })
    }
    /// Returns the defaults that `mpt_adafactor_desc_init` sets.
    pub fn adafactor() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_adafactor_desc_init) })
    }
    /// Returns the defaults that `mpt_sparse_adam_desc_init` sets.
    pub fn sparse_adam() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_sparse_adam_desc_init) })
    }
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_optimizer_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_optimizer_desc = unsafe { init(sys::mpt_sgd_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_optimizer_desc>() as u32;
        c.kind = self.kind.raw();
        c.lr = self.lr;
        c.weight_decay = self.weight_decay;
        c.eps = self.eps;
        c.momentum = self.momentum;
        c.dampening = self.dampening;
        c.beta1 = self.beta1;
        c.beta2 = self.beta2;
        c.beta3 = self.beta3;
        c.alpha = self.alpha;
        c.alpha_warmup = self.alpha_warmup;
        c.beta3_warmup = self.beta3_warmup;
        c.lr_decay = self.lr_decay;
        c.initial_accumulator = self.initial_accumulator;
        c.trust_coefficient = self.trust_coefficient;
        c.beta2_decay = self.beta2_decay;
        c.min_rms = self.min_rms;
        c.clip_threshold = self.clip_threshold;
        c.maximize = self.maximize as i32;
        c.nesterov = self.nesterov as i32;
        c.amsgrad = self.amsgrad as i32;
        c.centered = self.centered as i32;
        c.trust_clip = self.trust_clip as i32;
        c.state_bits = self.state_bits;
        c.state_block = self.state_block;
        c.state_min = self.state_min;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_optimizer_desc) -> Self {
        OptimizerDesc {
            kind: OptimizerKind::from_raw(c.kind),
            lr: c.lr,
            weight_decay: c.weight_decay,
            eps: c.eps,
            momentum: c.momentum,
            dampening: c.dampening,
            beta1: c.beta1,
            beta2: c.beta2,
            beta3: c.beta3,
            alpha: c.alpha,
            alpha_warmup: c.alpha_warmup,
            beta3_warmup: c.beta3_warmup,
            lr_decay: c.lr_decay,
            initial_accumulator: c.initial_accumulator,
            trust_coefficient: c.trust_coefficient,
            beta2_decay: c.beta2_decay,
            min_rms: c.min_rms,
            clip_threshold: c.clip_threshold,
            maximize: c.maximize != 0,
            nesterov: c.nesterov != 0,
            amsgrad: c.amsgrad != 0,
            centered: c.centered != 0,
            trust_clip: c.trust_clip != 0,
            state_bits: c.state_bits,
            state_block: c.state_block,
            state_min: c.state_min,
        }
    }
}

/// Selection of parameters for a group: a parameter must match all fields. Example: max_rank 1
/// selects biases and norms, which often have no weight decay.
#[derive(Debug, Clone, PartialEq)]
pub struct Selection {
    /// Prefix of the name. `None` or "" (default): any.
    pub prefix: Option<String>,
    /// Last part of the name, for example "bias". `None` or "" (default): any.
    pub suffix: Option<String>,
    /// Smallest number of dims. Default: 0.
    pub min_rank: i32,
    /// Largest number of dims. Default: 8.
    pub max_rank: i32,
}

impl Selection {
    pub(crate) fn to_sys(&self, keep: &mut Keep) -> Result<sys::mpt_selection> {
        // SAFETY: plain data.
        let mut c: sys::mpt_selection = unsafe { init(sys::mpt_selection_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_selection>() as u32;
        c.prefix = keep.text(&self.prefix)?;
        c.suffix = keep.text(&self.suffix)?;
        c.min_rank = self.min_rank;
        c.max_rank = self.max_rank;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_selection) -> Self {
        Selection {
            prefix: text(c.prefix),
            suffix: text(c.suffix),
            min_rank: c.min_rank,
            max_rank: c.max_rank,
        }
    }
}

impl Default for Selection {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_selection_init) })
    }
}

/// Size and progress of an optimizer.
#[derive(Debug, Clone, PartialEq)]
pub struct OptimizerInfo {
    /// Number of parameter groups.
    pub groups: i32,
    /// Number of applied steps.
    pub steps: i64,
    /// Number of parameter tensors.
    pub parameters: i64,
    /// Bytes of all states as they are stored.
    pub state_bytes: i64,
    /// Step t of the schedule at the next step; 0 without a schedule.
    pub schedule_step: i64,
}

impl OptimizerInfo {
    pub(crate) fn from_sys(c: &sys::mpt_optimizer_info) -> Self {
        OptimizerInfo {
            groups: c.groups,
            steps: c.steps,
            parameters: c.parameters,
            state_bytes: c.state_bytes,
            schedule_step: c.schedule_step,
        }
    }
}

/// Options of `Optimizer::set_schedule`. A field belongs to the kinds that its comment names; with
/// another kind it must have its default.
#[derive(Debug, Clone, PartialEq)]
pub struct ScheduleDesc {
    /// Kind, `MPT_SCHEDULE_*`. Default: `ScheduleKind::Constant`.
    pub kind: ScheduleKind,
    /// All but ONE_CYCLE: steps of a linear warm-up with the factor (t + 1) / warmup_steps. The
    /// schedule itself then starts with t = 0. Default: 0.
    pub warmup_steps: i64,
    /// LINEAR, COSINE, ONE_CYCLE: number of steps, including the warm-up.
    pub total_steps: i64,
    /// LINEAR, COSINE: last factor. Default: 0.
    pub end_factor: f64,
    /// STEP: steps between two reductions. Default: 1.
    pub step_size: i64,
    /// STEP: factor of each reduction. Default: 0.1.
    pub gamma: f64,
    /// ONE_CYCLE: share of the steps in which lr rises. Default: 0.3.
    pub pct_start: f64,
    /// ONE_CYCLE: lr starts at lr / div_factor. Default: 25.
    pub div_factor: f64,
    /// ONE_CYCLE: lr ends at lr / div_factor / final_div_factor. Default: 1e4.
    pub final_div_factor: f64,
    /// ONE_CYCLE: momentum (SGD, RMSPROP) or beta1 where lr is largest. Default: 0.85.
    pub base_momentum: f64,
    /// ONE_CYCLE: momentum (SGD, RMSPROP) or beta1 at the start and at the end. Default: 0.95.
    pub max_momentum: f64,
    /// ONE_CYCLE: 1 moves momentum or beta1 in the opposite direction of lr; a momentum of 0 stays
    /// 0. Default: 1.
    pub cycle_momentum: bool,
    /// ONE_CYCLE: 1 changes lr and momentum linearly, 0 along a cosine. Default: 0.
    pub linear_anneal: bool,
    /// LINEAR, COSINE, STEP, LAMBDA: the factor multiplies what lr is above min_lr, so that the
    /// factor 0 gives min_lr: the rate is min_lr + (lr - min_lr) \* factor. In the unit of lr.
    /// Default: 0.
    pub min_lr: f64,
    /// Step t of the schedule at the next step: 0 starts it, and n goes on where n of its steps
    /// were applied, at most 2^53 - 1. Default: 0.
    pub first_step: i64,
    /// LAMBDA, ONE_CYCLE: 1 lets `Optimizer::set_lr` change the rate of one step alone, as with
    /// PyTorch's schedules of these names; 0 lets it change all later rates. Default: 0.
    pub resets_lr: bool,
}

impl ScheduleDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_schedule_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_schedule_desc = unsafe { init(sys::mpt_schedule_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_schedule_desc>() as u32;
        c.kind = self.kind.raw();
        c.warmup_steps = self.warmup_steps;
        c.total_steps = self.total_steps;
        c.end_factor = self.end_factor;
        c.step_size = self.step_size;
        c.gamma = self.gamma;
        c.pct_start = self.pct_start;
        c.div_factor = self.div_factor;
        c.final_div_factor = self.final_div_factor;
        c.base_momentum = self.base_momentum;
        c.max_momentum = self.max_momentum;
        c.cycle_momentum = self.cycle_momentum as i32;
        c.linear_anneal = self.linear_anneal as i32;
        c.min_lr = self.min_lr;
        c.first_step = self.first_step;
        c.resets_lr = self.resets_lr as i32;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_schedule_desc) -> Self {
        ScheduleDesc {
            kind: ScheduleKind::from_raw(c.kind),
            warmup_steps: c.warmup_steps,
            total_steps: c.total_steps,
            end_factor: c.end_factor,
            step_size: c.step_size,
            gamma: c.gamma,
            pct_start: c.pct_start,
            div_factor: c.div_factor,
            final_div_factor: c.final_div_factor,
            base_momentum: c.base_momentum,
            max_momentum: c.max_momentum,
            cycle_momentum: c.cycle_momentum != 0,
            linear_anneal: c.linear_anneal != 0,
            min_lr: c.min_lr,
            first_step: c.first_step,
            resets_lr: c.resets_lr != 0,
        }
    }
}

impl Default for ScheduleDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_schedule_desc_init) })
    }
}

/// Figures of a communicator since it was made.
#[derive(Debug, Clone, PartialEq)]
pub struct CommInfo {
    /// Number of this rank, from 0.
    pub rank: i32,
    /// Number of ranks.
    pub size: i32,
    /// 1: the communicator has failed.
    pub failed: bool,
    /// Number of exchanges.
    pub exchanges: i64,
    /// Bytes sent to other ranks.
    pub bytes_sent: i64,
    /// Bytes received from other ranks.
    pub bytes_received: i64,
    /// Seconds spent waiting for other ranks.
    pub seconds_waited: f64,
    /// 1: the ranks have linked their devices (`CommFlags::Direct`).
    pub direct: bool,
}

impl CommInfo {
    pub(crate) fn from_sys(c: &sys::mpt_comm_info) -> Self {
        CommInfo {
            rank: c.rank,
            size: c.size,
            failed: c.failed != 0,
            exchanges: c.exchanges,
            bytes_sent: c.bytes_sent,
            bytes_received: c.bytes_received,
            seconds_waited: c.seconds_waited,
            direct: c.direct != 0,
        }
    }
}

/// Options of `Scaler::new`.
#[derive(Debug, Clone, PartialEq)]
pub struct ScalerDesc {
    /// 1 (default); 0: scale and unscale do nothing, and step always steps.
    pub enabled: bool,
    /// First scale, from min_scale to max_scale. Default: 65536.
    pub init_scale: f64,
    /// Factor by which the scale grows, above 1. Default: 2.
    pub growth_factor: f64,
    /// Factor by which the scale backs off, above 0 and below 1. Default: 0.5.
    pub backoff_factor: f64,
    /// Clean updates after which the scale grows, at least 1. Default: 2000.
    pub growth_interval: i64,
    /// Smallest scale. Default: 1. 0: only the least normal f32 limits it.
    pub min_scale: f64,
    /// Largest scale. Default: the largest f32.
    pub max_scale: f64,
    /// Number of consecutive skips from which on the scale backs off, at least 1. Default: 1, at
    /// once.
    pub hysteresis: i32,
    /// 1: the scale never changes; steps are still skipped. Default: 0.
    pub is_static: bool,
}

impl ScalerDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_scaler_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_scaler_desc = unsafe { init(sys::mpt_scaler_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_scaler_desc>() as u32;
        c.enabled = self.enabled as i32;
        c.init_scale = self.init_scale;
        c.growth_factor = self.growth_factor;
        c.backoff_factor = self.backoff_factor;
        c.growth_interval = self.growth_interval;
        c.min_scale = self.min_scale;
        c.max_scale = self.max_scale;
        c.hysteresis = self.hysteresis;
        c.is_static = self.is_static as i32;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_scaler_desc) -> Self {
        ScalerDesc {
            enabled: c.enabled != 0,
            init_scale: c.init_scale,
            growth_factor: c.growth_factor,
            backoff_factor: c.backoff_factor,
            growth_interval: c.growth_interval,
            min_scale: c.min_scale,
            max_scale: c.max_scale,
            hysteresis: c.hysteresis,
            is_static: c.is_static != 0,
        }
    }
}

impl Default for ScalerDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_scaler_desc_init) })
    }
}

/// Scale and counters of a scaler.
#[derive(Debug, Clone, PartialEq)]
pub struct ScalerInfo {
    /// 0 for a disabled scaler.
    pub enabled: bool,
    /// Present scale.
    pub scale: f64,
    /// Number of clean updates since the scale last changed.
    pub growth_tracker: i64,
    /// Number of consecutive skips after which the scale backs off.
    pub hysteresis_left: i64,
    /// Number of updates.
    pub updates: i64,
    /// Number of updates that found a non-finite gradient.
    pub skipped: i64,
}

impl ScalerInfo {
    pub(crate) fn from_sys(c: &sys::mpt_scaler_info) -> Self {
        ScalerInfo {
            enabled: c.enabled != 0,
            scale: c.scale,
            growth_tracker: c.growth_tracker,
            hysteresis_left: c.hysteresis_left,
            updates: c.updates,
            skipped: c.skipped,
        }
    }
}

/// State of a scaler, to save and restore. The fields have PyTorch's names where PyTorch has
/// them.
#[derive(Debug, Clone, PartialEq)]
pub struct ScalerState {
    /// Number of consecutive skips after which the scale backs off.
    pub hysteresis_left: i32,
    /// Present scale.
    pub scale: f64,
    /// Factor by which the scale grows.
    pub growth_factor: f64,
    /// Factor by which the scale backs off.
    pub backoff_factor: f64,
    /// Clean updates after which the scale grows.
    pub growth_interval: i64,
    /// Number of clean updates since the scale last changed.
    pub growth_tracker: i64,
}

impl ScalerState {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_scaler_state> {
        // SAFETY: plain data.
        let mut c: sys::mpt_scaler_state = unsafe { std::mem::zeroed() };
        c.struct_size = std::mem::size_of::<sys::mpt_scaler_state>() as u32;
        c.hysteresis_left = self.hysteresis_left;
        c.scale = self.scale;
        c.growth_factor = self.growth_factor;
        c.backoff_factor = self.backoff_factor;
        c.growth_interval = self.growth_interval;
        c.growth_tracker = self.growth_tracker;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_scaler_state) -> Self {
        ScalerState {
            hysteresis_left: c.hysteresis_left,
            scale: c.scale,
            growth_factor: c.growth_factor,
            backoff_factor: c.backoff_factor,
            growth_interval: c.growth_interval,
            growth_tracker: c.growth_tracker,
        }
    }
}

/// Options of `Stepper::new`.
#[derive(Debug, Clone)]
pub struct StepperDesc<'c> {
    /// Micro-batches per step: the losses are divided by it. Default: 1. Gradients are summed in
    /// f32 if 16 bits would lose a hundredth, that is, above 2 in bf16 and above 16 in f16. The
    /// same applies when more backwards come than accumulate says.
    pub accumulate: i32,
    /// 1: adds each gradient to that of earlier micro-batches as soon as it is computed, so that
    /// memory never holds both. A backward that fails then drops the gradients of all open
    /// micro-batches, and its text says so. Default: 0.
    pub at_once: bool,
    /// Number of losses with a scale of their own, 1 to 1024: see `Stepper::backward_loss`.
    /// Default: 1.
    pub losses: i32,
    /// Loss scaler. `None` (default): a scaler of the precision's kind, or none.
    pub scaler: Option<Scaler<'c>>,
    /// Largest norm of the gradients. 0 (default): no clipping. INFINITY: computes grad_norm only.
    pub clip_norm: f64,
    /// p of clip_norm, above 0: (sum |g|^p)^(1/p). INFINITY: the largest |g|. Default: 2.
    pub clip_norm_type: f64,
    /// Clips each value to \[-clip_value, clip_value\], before clip_norm. 0 (default): no clipping.
    pub clip_value: f64,
    /// Gradients that share one norm. Default: `ClipOver::Global`.
    pub clip_over: ClipOver,
    /// 1: skips a step with non-finite gradients, even without a scaler. Default: 0.
    pub check: bool,
    /// Optimizers to skip after a non-finite gradient. Default: `Skip::Alone`.
    pub skip: Skip,
    /// 1: a step with non-finite gradients fails with `Status::State` instead of being skipped. The
    /// text names the parameter. Nothing changes, and the micro-batches stay open; `Stepper::drop`
    /// ends them. A device reports the error late. Not possible with a dynamic scaler, which finds
    /// its scale by such gradients. Default: 0.
    pub error_if_nonfinite: bool,
    /// From the n-th consecutive skip on, `Stepper::step` fails with `Status::State`, and its text
    /// gives the reason. Everything else is as after a skip. A device reports the error late. 0
    /// (default): no limit.
    pub skip_limit: i32,
    /// Number of skips to remember, at most 1048576: see `Stepper::event`. Default: 0.
    pub events: i32,
    /// 1: keeps the gradients after the step, still scaled. Default: 0, which drops them.
    pub keep_grads: bool,
    /// 1: gradient release, see `mpt_train`.h. Default: 0.
    pub release_grads: bool,
    /// Ranks that train together: see the section "steppers of several ranks". The fields below are
    /// for them. `None` (default): this program trains alone.
    pub comm: Option<Comm<'c>>,
    /// Most bytes of gradients that travel together, at least 1. Default: 4194304.
    pub bucket_bytes: i64,
    /// Steps between two comparisons of the parameters of all ranks and of their averages; buffers
    /// may differ. One that differs gives `Status::Comm` with its name. 0 (default): never.
    pub compare_every: i64,
    /// Dtype in which gradients travel, `Dtype::F16` or `Dtype::BF16`: half the bytes of f32.
    /// Narrower gradients keep theirs. `Dtype::F16` ends at 65504, so use it with a scaler or
    /// check. `Dtype::None` (default): each travels in its own dtype, and no bit is lost.
    pub wire: Dtype,
    /// 1 (default): gradients leave during the last backward of a step, number `accumulate`. 0:
    /// they leave in `Stepper::step`, and a step may have more backwards, as many on all ranks.
    pub overlap: bool,
    /// Split of states among the ranks. Default: `Shard::None`.
    pub shard: Shard,
    /// 1: gradients, and their sums, are rounded to `wire` by random bits, so that their expected
    /// values are exact: what is below the last bit adds up over the steps. The bits depend on the
    /// seed, the step and the element, and not on the rank or the bucket. Default: 0, to nearest.
    pub wire_stochastic: bool,
    /// `Shard::Params`: bytes of the smallest parameter that its owner alone keeps, at least 1.
    /// Smaller ones are on every rank. Default: 16384.
    pub gather_from: i64,
    /// `Shard::Params`: most bytes that parameters of other ranks, and 16-bit copies, take at a
    /// time, unless one operation needs more. 0 (default): twice the largest, the one in use and
    /// the one that comes next.
    pub gather_bytes: i64,
}

impl<'c> StepperDesc<'c> {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_stepper_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_stepper_desc = unsafe { init(sys::mpt_stepper_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_stepper_desc>() as u32;
        c.accumulate = self.accumulate;
        c.at_once = self.at_once as i32;
        c.losses = self.losses;
        c.scaler = opt(&self.scaler);
        c.clip_norm = self.clip_norm;
        c.clip_norm_type = self.clip_norm_type;
        c.clip_value = self.clip_value;
        c.clip_over = self.clip_over.raw();
        c.check = self.check as i32;
        c.skip = self.skip.raw();
        c.error_if_nonfinite = self.error_if_nonfinite as i32;
        c.skip_limit = self.skip_limit;
        c.events = self.events;
        c.keep_grads = self.keep_grads as i32;
        c.release_grads = self.release_grads as i32;
        c.comm = opt(&self.comm);
        c.bucket_bytes = self.bucket_bytes;
        c.compare_every = self.compare_every;
        c.wire = self.wire.raw();
        c.overlap = self.overlap as i32;
        c.shard = self.shard.raw();
        c.wire_stochastic = self.wire_stochastic as i32;
        c.gather_from = self.gather_from;
        c.gather_bytes = self.gather_bytes;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_stepper_desc) -> Self {
        StepperDesc {
            accumulate: c.accumulate,
            at_once: c.at_once != 0,
            losses: c.losses,
            scaler: None,
            clip_norm: c.clip_norm,
            clip_norm_type: c.clip_norm_type,
            clip_value: c.clip_value,
            clip_over: ClipOver::from_raw(c.clip_over),
            check: c.check != 0,
            skip: Skip::from_raw(c.skip),
            error_if_nonfinite: c.error_if_nonfinite != 0,
            skip_limit: c.skip_limit,
            events: c.events,
            keep_grads: c.keep_grads != 0,
            release_grads: c.release_grads != 0,
            comm: None,
            bucket_bytes: c.bucket_bytes,
            compare_every: c.compare_every,
            wire: Dtype::from_raw(c.wire),
            overlap: c.overlap != 0,
            shard: Shard::from_raw(c.shard),
            wire_stochastic: c.wire_stochastic != 0,
            gather_from: c.gather_from,
            gather_bytes: c.gather_bytes,
        }
    }
}

impl<'c> Default for StepperDesc<'c> {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_stepper_desc_init) })
    }
}

/// Result of a step for one optimizer. A step whose result a failed device has not given counts as
/// applied: outcome is `Outcome::Applied`, grad_norm, scale_before and scale_after are NaN, and the
/// call that reported `Status::Device` told of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    /// Outcome, `MPT_VERDICT_*`.
    pub outcome: Outcome,
    /// Number of the optimizer, in the order of adding.
    pub optimizer: i32,
    /// With several losses, the first one with a non-finite gradient. Otherwise 0.
    pub loss: i32,
    /// Number of the stepper's step, from 1, including skipped ones.
    pub step: i64,
    /// Number of steps that the optimizer has applied.
    pub steps: i64,
    /// Norm of the unscaled gradients before clip_norm, over the gradients that clip_over names (of
    /// several groups the largest). NaN if no norm was computed, or if a gradient is not finite and
    /// clip_value has not made it finite.
    pub grad_norm: f64,
    /// Scale of loss `loss` before the step. 1 without a scaler.
    pub scale_before: f64,
    /// Scale of loss `loss` after the step. 1 without a scaler. NaN if the device has not given it.
    pub scale_after: f64,
    /// Number of non-finite values.
    pub non_finite: i64,
    /// First parameter with a non-finite gradient, or `None`.
    pub bad_parameter: Option<String>,
    /// Origin of the first non-finite value of a skipped step, `MPT_NON_FINITE_*`, as in
    /// `Context::non_finite`. `NonFinitePhase::None`: not found.
    pub bad_phase: NonFinitePhase,
    /// Operation of bad_phase. -1 if none was found, or if the host set the gradient.
    pub bad_op: Op,
    /// Name of bad_op. "" if none was found.
    pub bad_op_name: Option<String>,
    /// Name of the non-finite tensor. "" if it has no name or none was found.
    pub bad_tensor: Option<String>,
    /// Sentence that describes the finding. "" if none was found.
    pub bad_text: Option<String>,
    /// First rank that gave a non-finite value, if several ranks train. -1 if none did: the sum of
    /// their values overflowed. -1 too if devices have exchanged the values (`CommFlags::Direct`).
    pub bad_rank: i32,
}

impl Verdict {
    pub(crate) fn from_sys(c: &sys::mpt_verdict) -> Self {
        Verdict {
            outcome: Outcome::from_raw(c.outcome),
            optimizer: c.optimizer,
            loss: c.loss,
            step: c.step,
            steps: c.steps,
            grad_norm: c.grad_norm,
            scale_before: c.scale_before,
            scale_after: c.scale_after,
            non_finite: c.non_finite,
            bad_parameter: text(c.bad_parameter),
            bad_phase: NonFinitePhase::from_raw(c.bad_phase),
            bad_op: Op::from_raw(c.bad_op),
            bad_op_name: text(c.bad_op_name),
            bad_tensor: text(c.bad_tensor),
            bad_text: text(c.bad_text),
            bad_rank: c.bad_rank,
        }
    }
}

/// Progress of a stepper.
#[derive(Debug, Clone, PartialEq)]
pub struct StepperInfo {
    /// Number of optimizers.
    pub optimizers: i32,
    /// Number of steps, including skipped ones.
    pub steps: i64,
    /// Number of steps that at least one optimizer skipped.
    pub skipped: i64,
    /// Number of backwards since the last step.
    pub open: i64,
    /// Number of remembered skips.
    pub events: i64,
    /// Number of consecutive skipped steps up to now.
    pub skipped_in_row: i64,
}

impl StepperInfo {
    pub(crate) fn from_sys(c: &sys::mpt_stepper_info) -> Self {
        StepperInfo {
            optimizers: c.optimizers,
            steps: c.steps,
            skipped: c.skipped,
            open: c.open,
            events: c.events,
            skipped_in_row: c.skipped_in_row,
        }
    }
}

/// Size and use of a recording.
#[derive(Debug, Clone, PartialEq)]
pub struct RecordingInfo {
    /// Number of parts that the device keeps and queues at once, such as CUDA graphs. 0: the
    /// kernels are launched one by one.
    pub captures: i32,
    /// Number of kernels.
    pub launches: i64,
    /// Number of replays that have ended.
    pub replays: i64,
    /// Bytes of the memory that the recording keeps.
    pub bytes: i64,
}

impl RecordingInfo {
    pub(crate) fn from_sys(c: &sys::mpt_recording_info) -> Self {
        RecordingInfo {
            captures: c.captures,
            launches: c.launches,
            replays: c.replays,
            bytes: c.bytes,
        }
    }
}

/// Options of `Lbfgs::new`.
#[derive(Debug, Clone)]
pub struct LbfgsDesc<'c> {
    /// Line search. Default: `LineSearch::None`.
    pub line_search: LineSearch,
    /// Loss scaler. `None` (default): none.
    pub scaler: Option<Scaler<'c>>,
    /// Learning rate, above 0. Default: 1.
    pub lr: f64,
    /// Largest number of iterations per step, at least 1. Default: 20.
    pub max_iterations: i32,
    /// Largest number of evaluations per step, including line searches. 0 (default): max_iterations
    /// \* 5 / 4.
    pub max_evaluations: i32,
    /// Number of pairs that approximate the curvature, each of two vectors of all parameters, at
    /// least 1. Default: 100.
    pub history: i32,
    /// Ends a step if no element of the gradient has a larger magnitude. Default: 1e-7.
    pub tolerance_grad: f64,
    /// Ends a step if no parameter changes by more, or if the loss does not. Default: 1e-9.
    pub tolerance_change: f64,
}

impl<'c> LbfgsDesc<'c> {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_lbfgs_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_lbfgs_desc = unsafe { init(sys::mpt_lbfgs_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_lbfgs_desc>() as u32;
        c.line_search = self.line_search.raw();
        c.scaler = opt(&self.scaler);
        c.lr = self.lr;
        c.max_iterations = self.max_iterations;
        c.max_evaluations = self.max_evaluations;
        c.history = self.history;
        c.tolerance_grad = self.tolerance_grad;
        c.tolerance_change = self.tolerance_change;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_lbfgs_desc) -> Self {
        LbfgsDesc {
            line_search: LineSearch::from_raw(c.line_search),
            scaler: None,
            lr: c.lr,
            max_iterations: c.max_iterations,
            max_evaluations: c.max_evaluations,
            history: c.history,
            tolerance_grad: c.tolerance_grad,
            tolerance_change: c.tolerance_change,
        }
    }
}

impl<'c> Default for LbfgsDesc<'c> {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_lbfgs_desc_init) })
    }
}

/// Progress of an L-BFGS optimizer.
#[derive(Debug, Clone, PartialEq)]
pub struct LbfgsInfo {
    /// Number of pairs held now.
    pub history: i32,
    /// Number of applied steps.
    pub steps: i64,
    /// Number of iterations of all steps.
    pub iterations: i64,
    /// Number of calls of the closure in applied steps.
    pub evaluations: i64,
}

impl LbfgsInfo {
    pub(crate) fn from_sys(c: &sys::mpt_lbfgs_info) -> Self {
        LbfgsInfo {
            history: c.history,
            steps: c.steps,
            iterations: c.iterations,
            evaluations: c.evaluations,
        }
    }
}

/// Options of convolution modules.
#[derive(Debug, Clone, PartialEq)]
pub struct NnConvDesc {
    /// Activation applied to the result. Default: `Activation::None`.
    pub activation: Activation,
    /// 1: adds a bias. Default: 1.
    pub bias: bool,
    /// Kernel size of each spatial dim. Default: -1, the argument.
    pub kernel: [i64; 3],
    /// Stride of each spatial dim. Default: -1, the argument.
    pub stride: [i64; 3],
    /// Padding of each spatial dim. Default: -1, the argument.
    pub padding: [i64; 3],
    /// Dilation of each spatial dim. Default: 1.
    pub dilation: [i64; 3],
    /// Transposed convolutions: elements added at the end of each spatial dim. Default: 0.
    pub output_padding: [i64; 3],
    /// Number of groups of channels. Default: 1.
    pub groups: i64,
}

impl NnConvDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_nn_conv_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_nn_conv_desc = unsafe { init(sys::mpt_nn_conv_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_nn_conv_desc>() as u32;
        c.activation = self.activation.raw();
        c.bias = self.bias as i32;
        c.kernel = self.kernel;
        c.stride = self.stride;
        c.padding = self.padding;
        c.dilation = self.dilation;
        c.output_padding = self.output_padding;
        c.groups = self.groups;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_nn_conv_desc) -> Self {
        NnConvDesc {
            activation: Activation::from_raw(c.activation),
            bias: c.bias != 0,
            kernel: c.kernel,
            stride: c.stride,
            padding: c.padding,
            dilation: c.dilation,
            output_padding: c.output_padding,
            groups: c.groups,
        }
    }
}

impl Default for NnConvDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_nn_conv_desc_init) })
    }
}

/// Options of `nn::embedding`.
#[derive(Debug, Clone, PartialEq)]
pub struct NnEmbeddingDesc {
    /// 1: the gradient of the weight is sparse (`Tensor::set_grad_sparse`). Default: 0.
    pub sparse: bool,
    /// Row that starts as 0 and receives no gradient. Default: -1, none.
    pub padding_idx: i64,
}

impl NnEmbeddingDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_nn_embedding_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_nn_embedding_desc = unsafe { init(sys::mpt_nn_embedding_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_nn_embedding_desc>() as u32;
        c.sparse = self.sparse as i32;
        c.padding_idx = self.padding_idx;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_nn_embedding_desc) -> Self {
        NnEmbeddingDesc { sparse: c.sparse != 0, padding_idx: c.padding_idx }
    }
}

impl Default for NnEmbeddingDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_nn_embedding_desc_init) })
    }
}

/// Options of the normalisation modules.
#[derive(Debug, Clone)]
pub struct NnNormDesc<'c> {
    /// 1: adds a weight of 1 and a bias of 0. Default: 1.
    pub affine: bool,
    /// 1: adds the bias, if affine is 1. Default: 1.
    pub bias: bool,
    /// Batch norm: activation applied to the result. Default: `Activation::None`.
    pub activation: Activation,
    /// Added to the variance. Default: 1e-5.
    pub eps: f64,
    /// Batch norm: weight of the batch in the update of the running statistics. Default: 0.1.
    pub momentum: f64,
    /// Batch norm: 1 keeps running statistics. Default: 1.
    pub track_running_stats: bool,
    /// Batch norm: ranks whose batches are normalised together, as torch.nn.SyncBatchNorm does:
    /// forwards in training, and their backwards, are then calls that all ranks make. create_graph
    /// is not possible. `None` (default): each rank has the statistics of its own batch.
    pub comm: Option<Comm<'c>>,
}

impl<'c> NnNormDesc<'c> {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_nn_norm_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_nn_norm_desc = unsafe { init(sys::mpt_nn_norm_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_nn_norm_desc>() as u32;
        c.affine = self.affine as i32;
        c.bias = self.bias as i32;
        c.activation = self.activation.raw();
        c.eps = self.eps;
        c.momentum = self.momentum;
        c.track_running_stats = self.track_running_stats as i32;
        c.comm = opt(&self.comm);
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_nn_norm_desc) -> Self {
        NnNormDesc {
            affine: c.affine != 0,
            bias: c.bias != 0,
            activation: Activation::from_raw(c.activation),
            eps: c.eps,
            momentum: c.momentum,
            track_running_stats: c.track_running_stats != 0,
            comm: None,
        }
    }
}

impl<'c> Default for NnNormDesc<'c> {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_nn_norm_desc_init) })
    }
}

/// Options of `nn::multihead_attention`.
#[derive(Debug, Clone, PartialEq)]
pub struct NnAttentionDesc {
    /// 1: adds biases. Default: 1.
    pub bias: bool,
    /// 1: position i sees the keys 0 to i. Default: 0.
    pub causal: bool,
    /// Dropout of the attention probabilities in training. Default: 0.
    pub dropout: f64,
}

impl NnAttentionDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_nn_attention_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_nn_attention_desc = unsafe { init(sys::mpt_nn_attention_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_nn_attention_desc>() as u32;
        c.bias = self.bias as i32;
        c.causal = self.causal as i32;
        c.dropout = self.dropout;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_nn_attention_desc) -> Self {
        NnAttentionDesc { bias: c.bias != 0, causal: c.causal != 0, dropout: c.dropout }
    }
}

impl Default for NnAttentionDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_nn_attention_desc_init) })
    }
}

/// Options of `nn::transformer_block`.
#[derive(Debug, Clone, PartialEq)]
pub struct NnTransformerDesc {
    /// Activation of the feed-forward part. Default: `Activation::Relu`.
    pub activation: Activation,
    /// 1: normalises before attention and feed-forward instead of after. Default: 0.
    pub norm_first: bool,
    /// 1: position i sees the keys 0 to i. Default: 0.
    pub causal: bool,
    /// 1: linear layers and norms have biases. Default: 1.
    pub bias: bool,
    /// Width of the feed-forward part. Default: 2048.
    pub dim_feedforward: i64,
    /// Dropout in training. Default: 0.1.
    pub dropout: f64,
    /// Epsilon of the layer norms. Default: 1e-5.
    pub layer_norm_eps: f64,
}

impl NnTransformerDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_nn_transformer_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_nn_transformer_desc =
            unsafe { init(sys::mpt_nn_transformer_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_nn_transformer_desc>() as u32;
        c.activation = self.activation.raw();
        c.norm_first = self.norm_first as i32;
        c.causal = self.causal as i32;
        c.bias = self.bias as i32;
        c.dim_feedforward = self.dim_feedforward;
        c.dropout = self.dropout;
        c.layer_norm_eps = self.layer_norm_eps;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_nn_transformer_desc) -> Self {
        NnTransformerDesc {
            activation: Activation::from_raw(c.activation),
            norm_first: c.norm_first != 0,
            causal: c.causal != 0,
            bias: c.bias != 0,
            dim_feedforward: c.dim_feedforward,
            dropout: c.dropout,
            layer_norm_eps: c.layer_norm_eps,
        }
    }
}

impl Default for NnTransformerDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_nn_transformer_desc_init) })
    }
}

/// Options of `Params::save` and `Params::load`.
#[derive(Debug, Clone, PartialEq)]
pub struct ParamsFileDesc {
    /// Load: 1 (default) makes a name that is missing in the file or in the set an error. 0 leaves
    /// such tensors unchanged and logs a warning with their names.
    pub strict: bool,
    /// Prefix of the parameters and buffers of the set that are saved or loaded. `None` or ""
    /// (default): all.
    pub prefix: Option<String>,
    /// Prefix that replaces `prefix` in the file: "module" if the file has "module.fc.weight" for
    /// "fc.weight" of the set. `None` or "" (default): none.
    pub file_prefix: Option<String>,
    /// Save: dtype of the floating tensors in the file. NONE (default): their own, exactly, so that
    /// a bf16 parameter with a split master is saved as f32.
    pub dtype: Dtype,
}

impl ParamsFileDesc {
    pub(crate) fn to_sys(&self, keep: &mut Keep) -> Result<sys::mpt_params_file_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_params_file_desc = unsafe { init(sys::mpt_params_file_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_params_file_desc>() as u32;
        c.strict = self.strict as i32;
        c.prefix = keep.text(&self.prefix)?;
        c.file_prefix = keep.text(&self.file_prefix)?;
        c.dtype = self.dtype.raw();
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_params_file_desc) -> Self {
        ParamsFileDesc {
            strict: c.strict != 0,
            prefix: text(c.prefix),
            file_prefix: text(c.file_prefix),
            dtype: Dtype::from_raw(c.dtype),
        }
    }
}

impl Default for ParamsFileDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_params_file_desc_init) })
    }
}

/// Result of `Params::load`.
#[derive(Debug, Clone, PartialEq)]
pub struct ParamsLoadInfo {
    /// Number of tensors that were loaded.
    pub loaded: i64,
    /// Number of tensors that the set has and the file has not.
    pub missing: i64,
    /// Number of tensors that the file has and the set has not.
    pub unexpected: i64,
}

impl ParamsLoadInfo {
    pub(crate) fn from_sys(c: &sys::mpt_params_load_info) -> Self {
        ParamsLoadInfo { loaded: c.loaded, missing: c.missing, unexpected: c.unexpected }
    }
}

/// Prediction of `Context::memory_fit`, in bytes of live blocks.
#[derive(Debug, Clone, PartialEq)]
pub struct MemoryFitInfo {
    /// 1 if peak is at most the limit.
    pub fits: bool,
    /// Number of rows of the watched batch.
    pub watched_batch: i64,
    /// Highest total of the watched step.
    pub watched_peak: usize,
    /// Highest total of a step with the requested batch.
    pub peak: usize,
    /// Bytes by `mpt_memory_purpose` at the moment of peak. They add up to peak.
    pub at_peak: [usize; 16],
    /// Number of rows of the largest batch whose peak is at most the limit. 0: not even one row
    /// fits.
    pub largest_batch: i64,
}

impl MemoryFitInfo {
    pub(crate) fn from_sys(c: &sys::mpt_memory_fit_info) -> Self {
        MemoryFitInfo {
            fits: c.fits != 0,
            watched_batch: c.watched_batch,
            watched_peak: c.watched_peak,
            peak: c.peak,
            at_peak: c.at_peak,
            largest_batch: c.largest_batch,
        }
    }
}

/// Size of a trace.
#[derive(Debug, Clone, PartialEq)]
pub struct TraceInfo {
    /// 1 while a trace is on.
    pub on: bool,
    /// Number of operations.
    pub ops: i64,
    /// Number of casts by autocast.
    pub casts: i64,
    /// Number of kernels that ran.
    pub kernels: i64,
    /// Number of casts by hand that `Context::trace_hazard` describes.
    pub hazards: i64,
    /// Bytes read and written by all kernels, including those of casts.
    pub bytes: i64,
    /// Bytes read and written by casts of autocast.
    pub cast_bytes: i64,
}

impl TraceInfo {
    pub(crate) fn from_sys(c: &sys::mpt_trace_info) -> Self {
        TraceInfo {
            on: c.on != 0,
            ops: c.ops,
            casts: c.casts,
            kernels: c.kernels,
            hazards: c.hazards,
            bytes: c.bytes,
            cast_bytes: c.cast_bytes,
        }
    }
}

/// Record of an operation.
#[derive(Debug, Clone, PartialEq)]
pub struct TraceOp {
    /// Phase, `MPT_TRACE_*`.
    pub phase: TracePhase,
    /// Number of the operation. -1 with `TracePhase::Host`.
    pub op: Op,
    /// Cast class.
    pub cast_class: CastClass,
    /// Origin of the class, `MPT_WHY_*`.
    pub why: Why,
    /// Dtype of the autocast scope. NONE with `Why::Off`.
    pub scope: Dtype,
    /// Number of inputs.
    pub inputs: i32,
    /// Number of casts.
    pub casts: i32,
    /// Number of kernels.
    pub kernels: i32,
    /// Bytes moved by its kernels.
    pub bytes: i64,
    /// Name of the operation.
    pub name: Option<String>,
}

impl TraceOp {
    pub(crate) fn from_sys(c: &sys::mpt_trace_op) -> Self {
        TraceOp {
            phase: TracePhase::from_raw(c.phase),
            op: Op::from_raw(c.op),
            cast_class: CastClass::from_raw(c.cast_class),
            why: Why::from_raw(c.why),
            scope: Dtype::from_raw(c.scope),
            inputs: c.inputs,
            casts: c.casts,
            kernels: c.kernels,
            bytes: c.bytes,
            name: text(c.name),
        }
    }
}

/// Record of an input of an operation, before casts. In a backward it is the gradient of a
/// result.
#[derive(Debug, Clone, PartialEq)]
pub struct TraceTensor {
    /// Dtype. NONE: the input was not given.
    pub dtype: Dtype,
    /// Number of dims.
    pub rank: i32,
    /// Extent of each dim.
    pub shape: [i64; 8],
    /// Name of the tensor. "" if it has none.
    pub name: Option<String>,
}

impl TraceTensor {
    pub(crate) fn from_sys(c: &sys::mpt_trace_tensor) -> Self {
        TraceTensor {
            dtype: Dtype::from_raw(c.dtype),
            rank: c.rank,
            shape: c.shape,
            name: text(c.name),
        }
    }
}

/// Record of a cast by autocast.
#[derive(Debug, Clone, PartialEq)]
pub struct TraceCast {
    /// Result of the look-up, `MPT_TRACE_CAST_*`.
    pub cache: TraceCache,
    /// Index of the operation that needed the cast.
    pub op: i64,
    /// Dtype before the cast.
    pub from: Dtype,
    /// Dtype after the cast.
    pub to: Dtype,
    /// Number of elements.
    pub elements: i64,
    /// Bytes moved: 0 for a hit.
    pub bytes: i64,
    /// Name of the tensor.
    pub name: Option<String>,
}

impl TraceCast {
    pub(crate) fn from_sys(c: &sys::mpt_trace_cast) -> Self {
        TraceCast {
            cache: TraceCache::from_raw(c.cache),
            op: c.op,
            from: Dtype::from_raw(c.from),
            to: Dtype::from_raw(c.to),
            elements: c.elements,
            bytes: c.bytes,
            name: text(c.name),
        }
    }
}

/// Record of a kernel that ran.
#[derive(Debug, Clone, PartialEq)]
pub struct TraceKernel {
    /// Index of the operation.
    pub op: i64,
    /// Bytes read and written, without scratch memory.
    pub bytes: i64,
    /// Operands, for example "linear bf16\[128, 112\] \<- bf16\[128, 784\] bf16\[112, 784\]
    /// f32\[112\]".
    pub operands: Option<String>,
    /// Name of the kernel's implementation.
    pub name: Option<String>,
    /// Implementations that refused before, and their reasons. "" if the first choice ran.
    pub refused: Option<String>,
}

impl TraceKernel {
    pub(crate) fn from_sys(c: &sys::mpt_trace_kernel) -> Self {
        TraceKernel {
            op: c.op,
            bytes: c.bytes,
            operands: text(c.operands),
            name: text(c.name),
            refused: text(c.refused),
        }
    }
}

/// Record of a cast by hand that autocast undoes, or would do better.
#[derive(Debug, Clone, PartialEq)]
pub struct TraceHazard {
    /// Kind, `MPT_HAZARD_*`.
    pub kind: HazardKind,
    /// `HazardKind::Undone`: index of the operation with the input. Otherwise: index of the
    /// `Tensor::cast`.
    pub op: i64,
    /// Dtype before the cast.
    pub from: Dtype,
    /// Dtype after the cast.
    pub to: Dtype,
    /// Name of the tensor that was cast by hand.
    pub name: Option<String>,
    /// Sentence that describes the hazard and an alternative.
    pub text: Option<String>,
}

impl TraceHazard {
    pub(crate) fn from_sys(c: &sys::mpt_trace_hazard) -> Self {
        TraceHazard {
            kind: HazardKind::from_raw(c.kind),
            op: c.op,
            from: Dtype::from_raw(c.from),
            to: Dtype::from_raw(c.to),
            name: text(c.name),
            text: text(c.text),
        }
    }
}

/// Finding of the search for the first non-finite value.
#[derive(Debug, Clone, PartialEq)]
pub struct NonFinite {
    /// Origin, `MPT_NON_FINITE_*`. With `NonFinitePhase::None` all other fields are 0 or "".
    pub phase: NonFinitePhase,
    /// `NonFinitePhase::Backward`: 1 if the backward of `op` itself made the first non-finite
    /// gradient, 0 if it may have received it from a later operation.
    pub exact: bool,
    /// Number of the operation.
    pub op: Op,
    /// Name of the operation.
    pub op_name: Option<String>,
    /// Number of the operation on the tape.
    pub sequence: i64,
    /// Name of the tensor. "" if it has none.
    pub tensor: Option<String>,
    /// Dtype of the non-finite tensor.
    pub dtype: Dtype,
    /// Number of elements of the tensor.
    pub elements: i64,
    /// Number of NaNs in the tensor.
    pub nans: i64,
    /// Number of infinities in the tensor.
    pub infs: i64,
    /// `NonFinitePhase::Backward`: parameter whose gradient came before. "" if there was none.
    pub last_finite: Option<String>,
    /// Number of findings since the context was created.
    pub found: i64,
    /// Number of earlier steps of steppers and scalers, including skipped ones.
    pub step: i64,
    /// Sentence with the whole finding. It counts steps from 1, as `Verdict`.step does in a
    /// verdict.
    pub text: Option<String>,
}

impl NonFinite {
    pub(crate) fn from_sys(c: &sys::mpt_non_finite) -> Self {
        NonFinite {
            phase: NonFinitePhase::from_raw(c.phase),
            exact: c.exact != 0,
            op: Op::from_raw(c.op),
            op_name: text(c.op_name),
            sequence: c.sequence,
            tensor: text(c.tensor),
            dtype: Dtype::from_raw(c.dtype),
            elements: c.elements,
            nans: c.nans,
            infs: c.infs,
            last_finite: text(c.last_finite),
            found: c.found,
            step: c.step,
            text: text(c.text),
        }
    }
}

/// Statistics of a tensor's elements in the range of a dtype, each rounded to nearest even. Divide
/// the counts by `elements` to get shares.
#[derive(Debug, Clone, PartialEq)]
pub struct TensorStats {
    /// Dtype whose range is used.
    pub dtype: Dtype,
    /// Number of elements.
    pub elements: i64,
    /// Number of elements that are exactly 0.
    pub zeros: i64,
    /// Number of elements that are not 0, but round to 0 in the dtype.
    pub underflows: i64,
    /// Number of elements that round to a subnormal number of the dtype, which is not 0 and below
    /// the least normal one.
    pub subnormals: i64,
    /// Number of finite elements that are too large for the dtype.
    pub overflows: i64,
    /// Number of infinities.
    pub infinities: i64,
    /// Number of NaNs.
    pub nans: i64,
    /// Smallest magnitude of a finite element that is not 0. 0 if there is none.
    pub smallest: f64,
    /// Largest magnitude of a finite element that is not 0. 0 if there is none.
    pub largest: f64,
    /// Counts of finite magnitudes per power of two: bin i covers 2^(i +
    /// `MPT_STATS_FIRST_EXPONENT`) to below twice that. The first and the last bin also count
    /// everything beyond.
    pub exponents: [i64; 280],
}

impl TensorStats {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_tensor_stats> {
        // SAFETY: plain data.
        let mut c: sys::mpt_tensor_stats = unsafe { std::mem::zeroed() };
        c.struct_size = std::mem::size_of::<sys::mpt_tensor_stats>() as u32;
        c.dtype = self.dtype.raw();
        c.elements = self.elements;
        c.zeros = self.zeros;
        c.underflows = self.underflows;
        c.subnormals = self.subnormals;
        c.overflows = self.overflows;
        c.infinities = self.infinities;
        c.nans = self.nans;
        c.smallest = self.smallest;
        c.largest = self.largest;
        c.exponents = self.exponents;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_tensor_stats) -> Self {
        TensorStats {
            dtype: Dtype::from_raw(c.dtype),
            elements: c.elements,
            zeros: c.zeros,
            underflows: c.underflows,
            subnormals: c.subnormals,
            overflows: c.overflows,
            infinities: c.infinities,
            nans: c.nans,
            smallest: c.smallest,
            largest: c.largest,
            exponents: c.exponents,
        }
    }
}

/// Options of `Tensor::stats` and `Params::grad_stats`.
#[derive(Debug, Clone, PartialEq)]
pub struct StatsDesc {
    /// Dtype whose range is used. NONE (default): the tensor's own.
    pub dtype: Dtype,
    /// Factor that the elements are multiplied by first: a loss scale to try, or 1 over the present
    /// one. Default: 1.
    pub scale: f64,
}

impl StatsDesc {
    pub(crate) fn to_sys(&self, _keep: &mut Keep) -> Result<sys::mpt_stats_desc> {
        // SAFETY: plain data.
        let mut c: sys::mpt_stats_desc = unsafe { init(sys::mpt_stats_desc_init) };
        c.struct_size = std::mem::size_of::<sys::mpt_stats_desc>() as u32;
        c.dtype = self.dtype.raw();
        c.scale = self.scale;
        Ok(c)
    }
    pub(crate) fn from_sys(c: &sys::mpt_stats_desc) -> Self {
        StatsDesc { dtype: Dtype::from_raw(c.dtype), scale: c.scale }
    }
}

impl Default for StatsDesc {
    fn default() -> Self {
        // SAFETY: the call writes a whole struct of that size.
        Self::from_sys(&unsafe { init(sys::mpt_stats_desc_init) })
    }
}
