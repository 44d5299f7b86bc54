// Made by generate.py from the headers.
// SPDX-License-Identifier: Apache-2.0
// digest 37df1eb65717bc24fa8bcb9388f1d4a35645e82245fad9a827828616635aa5c8

use super::*;

#[path = "../lbfgs.rs"]
mod lbfgs;

tensor_handle!(
    Tensor,
    mpt_tensor,
    mpt_tensor_s,
    mpt_tensor_retain,
    mpt_tensor_release,
    "An array of numbers of one dtype. Cheap to clone: a clone is the same tensor."
);

handle!(
    Params,
    mpt_params,
    mpt_params_s,
    mpt_params_retain,
    mpt_params_release,
    "Named parameters and buffers."
);

handle!(
    Optimizer,
    mpt_optimizer,
    mpt_optimizer_s,
    mpt_optimizer_retain,
    mpt_optimizer_release,
    "An optimizer of every parameter of a set."
);

handle!(Scaler, mpt_scaler, mpt_scaler_s, mpt_scaler_retain, mpt_scaler_release, "A loss scaler.");

handle!(
    Stepper,
    mpt_stepper,
    mpt_stepper_s,
    mpt_stepper_retain,
    mpt_stepper_release,
    "Whole training steps: check, unscale, clip, update."
);

handle!(
    Lbfgs,
    mpt_lbfgs,
    mpt_lbfgs_s,
    mpt_lbfgs_retain,
    mpt_lbfgs_release,
    "L-BFGS, which evaluates the loss several times per step."
);

handle!(
    Module,
    mpt_module,
    mpt_module_s,
    mpt_module_retain,
    mpt_module_release,
    "A layer or network: parameters and a forward."
);

handle!(File, mpt_file, mpt_file_s, mpt_file_retain, mpt_file_release, "An open safetensors file.");

/// Returns the version of the library as one number, for comparisons: `version_number`() \>=
/// `MPT_MAKE_VERSION`(0, 1, 2). Any thread.
pub fn version_number() -> u32 {
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    unsafe { sys::mpt_version() }
}

/// Returns the version of the library as text, for example "0.1.0". Any thread.
pub fn version() -> Option<String> {
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    text(unsafe { sys::mpt_version_string() })
}

/// Finds a profile by its name: "apex-o1" gives `Profile::ApexO1`. Any thread.
/// Errors: `Status::InvalidArgument` (unknown name; the text lists the names).
pub fn autocast_profile_from_name(name: &str) -> Result<Profile> {
    let name = c_text(name)?;
    let mut out: i32 = Default::default();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    check(unsafe { sys::mpt_autocast_profile_from_name(name.as_ptr(), &mut out) })?;
    Ok(Profile::from_raw(out))
}

/// Returns the name of a profile, or `None` for an unknown number: iterate from 1. Any thread.
pub fn autocast_profile_name(profile: Profile) -> Option<String> {
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    text(unsafe { sys::mpt_autocast_profile_name(profile.raw()) })
}

/// Tensors one after the other along dim; the other extents agree. Dtypes meet in the widest.
/// Autocast: promote.
#[inline]
pub fn cat<'c>(tensors: &[impl Borrow<Tensor<'c>>], dim: i64) -> Result<Tensor<'c>> {
    let tensors_raw: Vec<_> = tensors.iter().map(|h| h.borrow().as_raw()).collect();
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    check(unsafe { sys::mpt_cat(tensors_raw.as_ptr(), count(tensors.len())?, dim, &mut out) })?;
    made(out)
}

/// Tensors of one shape along a new dim. Autocast: promote.
#[inline]
pub fn stack<'c>(tensors: &[impl Borrow<Tensor<'c>>], dim: i64) -> Result<Tensor<'c>> {
    let tensors_raw: Vec<_> = tensors.iter().map(|h| h.borrow().as_raw()).collect();
    let mut out = ptr::null_mut();
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    check(unsafe { sys::mpt_stack(tensors_raw.as_ptr(), count(tensors.len())?, dim, &mut out) })?;
    made(out)
}

/// A picture of it: a bar per power of two, the dtype's limits marked. `needed` as in
/// `Context::kernels_text`.
pub fn stats_text(stats: Option<&TensorStats>) -> Result<String> {
    let mut stats_keep = Keep::new();
    let stats = match stats {
        Some(d) => Some(d.to_sys(&mut stats_keep)?),
        None => None,
    };
    // SAFETY: the handles are checked by the library, the memory is ours and long enough.
    read_text(|text, size, needed| unsafe {
        sys::mpt_stats_text(
            stats.as_ref().map_or(ptr::null(), |d| d as *const _),
            text,
            size,
            needed,
        )
    })
}

impl Context {
    /// Restarts the generator with a seed. The draws that follow depend on the seed only.
    pub fn set_seed(&self, seed: i64) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_set_seed(self.as_raw(), seed) })
    }

    /// Returns the state of the generator, for `Context::set_generator`: its seed, and the number of
    /// draws so far.
    pub fn generator(&self) -> Result<(i64, i64)> {
        let mut seed: i64 = Default::default();
        let mut draws: i64 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_get_generator(self.as_raw(), &mut seed, &mut draws) })?;
        Ok((seed, draws))
    }

    /// Restores a state of the generator that `Context::generator` returned: the following draws
    /// repeat the draws that followed this state. Errors: `Status::InvalidArgument` (`draws` is negative or not a
    /// multiple of 4).
    pub fn set_generator(&self, seed: i64, draws: i64) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_set_generator(self.as_raw(), seed, draws) })
    }

    /// Returns how the memory of a context is used. The call allocates nothing.
    pub fn memory(&self) -> Result<MemoryInfo> {
        let mut out: sys::mpt_memory_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_memory_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_get_memory(self.as_raw(), &mut out) })?;
        Ok(MemoryInfo::from_sys(&out))
    }

    /// Resets every peak, per purpose and total, to the present use.
    pub fn reset_peak(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_reset_peak(self.as_raw()) })
    }

    /// Lists the kernels prepared so far, one line per kernel: operation, operands, and the backend that
    /// computes it. The text is cut at `size` bytes. `needed` (may be `None`) receives the full size,
    /// including the final NUL.
    pub fn kernels_text(&self) -> Result<String> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_context_kernels_text(self.as_raw(), text, size, needed)
        })
    }

    /// Returns the arithmetic in use: `Arithmetic::Native16` or `Arithmetic::Widen16`. Measures first
    /// if none was set.
    pub fn arithmetic(&self) -> Result<Arithmetic> {
        let mut out: i32 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_get_arithmetic(self.as_raw(), &mut out) })?;
        Ok(Arithmetic::from_raw(out))
    }

    /// Sets the arithmetic. `Arithmetic::Measure` restores the default. Errors: `Status::InvalidArgument`
    /// (unknown number), `Status::State` (an operation has already run).
    pub fn set_arithmetic(&self, choice: Arithmetic) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_set_arithmetic(self.as_raw(), choice.raw()) })
    }

    /// Creates a tensor whose elements are not initialised. dtype NONE means f32.
    pub fn empty(&self, dtype: Dtype, shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_empty(self.as_raw(), dtype.raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Creates a tensor of zeros. dtype NONE means f32.
    pub fn zeros(&self, dtype: Dtype, shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_zeros(self.as_raw(), dtype.raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Creates a tensor of ones. dtype NONE means f32.
    pub fn ones(&self, dtype: Dtype, shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_ones(self.as_raw(), dtype.raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Creates a tensor whose elements are all `value`, rounded to `dtype`. dtype NONE means f32.
    /// Errors: `Status::InvalidArgument` (an integer dtype cannot represent the value).
    pub fn full(&self, dtype: Dtype, shape: impl AsRef<[i64]>, value: f64) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_full(
                self.as_raw(),
                dtype.raw(),
                ints(shape),
                count(shape.len())?,
                value,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Creates the 1-dim tensor start, start + step, ... of all values below `end`, or above `end` if
    /// step is negative. dtype NONE means i64 if start, end and step are whole numbers, and f32
    /// otherwise. Errors: `Status::InvalidArgument` (a number is not finite, or step is 0).
    pub fn arange(&self, dtype: Dtype, start: f64, end: f64, step: f64) -> Result<Tensor<'_>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_arange(self.as_raw(), dtype.raw(), start, end, step, &mut out) })?;
        made(out)
    }

    /// Creates a tensor of random values, uniform in \[low, high). The values come from the context's
    /// generator, Philox4x32-10 (Salmon et al. 2011), which is counter-based and gives equal numbers on
    /// every machine. dtype NONE means f32. Errors: `Status::Dtype` (not a floating dtype), `Status::InvalidArgument` (a
    /// bound is not finite, or low is above high).
    pub fn uniform(
        &self,
        dtype: Dtype,
        shape: impl AsRef<[i64]>,
        low: f64,
        high: f64,
    ) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_uniform(
                self.as_raw(),
                dtype.raw(),
                ints(shape),
                count(shape.len())?,
                low,
                high,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Creates a tensor of random values from a normal distribution with this mean and standard
    /// deviation (Box & Muller 1958). The values come from the context's generator. dtype NONE means
    /// f32. Errors: `Status::Dtype` (not a floating dtype), `Status::InvalidArgument` (a number is not finite, or deviation
    /// is negative).
    pub fn normal(
        &self,
        dtype: Dtype,
        shape: impl AsRef<[i64]>,
        mean: f64,
        deviation: f64,
    ) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_normal(
                self.as_raw(),
                dtype.raw(),
                ints(shape),
                count(shape.len())?,
                mean,
                deviation,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Creates initial weights \[out, in, kernel..\], uniform in +-sqrt(6 / ((1 + a^2) fan_in)) (He et al.
    /// 2015). PyTorch's Linear and Conv use a = sqrt(5). dtype NONE means f32. Errors: `Status::Shape` (fewer than
    /// 2 dims), `Status::Dtype` (not a floating dtype), `Status::InvalidArgument` (a is not finite).
    pub fn kaiming_uniform(
        &self,
        dtype: Dtype,
        shape: impl AsRef<[i64]>,
        a: f64,
    ) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_kaiming_uniform(
                self.as_raw(),
                dtype.raw(),
                ints(shape),
                count(shape.len())?,
                a,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Creates initial weights \[out, in, kernel..\] from a normal distribution with mean 0 and standard
    /// deviation sqrt(2 / ((1 + a^2) fan_in)) (He et al. 2015). dtype NONE means f32. Errors: `Status::Shape`
    /// (fewer than 2 dims), `Status::Dtype` (not a floating dtype), `Status::InvalidArgument` (a is not finite).
    pub fn kaiming_normal(
        &self,
        dtype: Dtype,
        shape: impl AsRef<[i64]>,
        a: f64,
    ) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_kaiming_normal(
                self.as_raw(),
                dtype.raw(),
                ints(shape),
                count(shape.len())?,
                a,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Creates initial weights \[out, in, kernel..\], uniform in +-gain sqrt(6 / (fan_in + fan_out))
    /// (Glorot & Bengio 2010). dtype NONE means f32. Errors: `Status::Shape` (fewer than 2 dims), `Status::Dtype` (not a
    /// floating dtype), `Status::InvalidArgument` (gain is not finite).
    pub fn xavier_uniform(
        &self,
        dtype: Dtype,
        shape: impl AsRef<[i64]>,
        gain: f64,
    ) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_xavier_uniform(
                self.as_raw(),
                dtype.raw(),
                ints(shape),
                count(shape.len())?,
                gain,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Creates initial weights \[out, in, kernel..\] from a normal distribution with mean 0 and standard
    /// deviation gain sqrt(2 / (fan_in + fan_out)) (Glorot & Bengio 2010). dtype NONE means f32.
    /// Errors: `Status::Shape` (fewer than 2 dims), `Status::Dtype` (not a floating dtype), `Status::InvalidArgument` (gain is not
    /// finite, or negative).
    pub fn xavier_normal(
        &self,
        dtype: Dtype,
        shape: impl AsRef<[i64]>,
        gain: f64,
    ) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_xavier_normal(
                self.as_raw(),
                dtype.raw(),
                ints(shape),
                count(shape.len())?,
                gain,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Switches the anomaly mode on or off. In this mode every result of a forward and a backward is
    /// checked. The first operation that produces a NaN or infinity fails with `Status::State`, and the
    /// text names it.
    pub fn set_anomaly(&self, on: bool) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_set_anomaly(self.as_raw(), on as i32) })
    }

    /// Returns the dtype of the innermost autocast scope, or `Dtype::None` if casts are off.
    pub fn autocast_dtype(&self) -> Result<Dtype> {
        let mut out: i32 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_autocast_get_dtype(self.as_raw(), &mut out) })?;
        Ok(Dtype::from_raw(out))
    }

    /// Sets the cast class of an operation, also of one that the host registered. Inside a scope the
    /// class applies to the innermost scope and the scopes opened inside it. Outside every scope it
    /// applies to all later scopes. `CastClass::Default` removes the setting. Errors: `Status::InvalidArgument` (an
    /// unknown operation or class, or an operation without autocast).
    pub fn autocast_override(&self, op: Op, cls: CastClass) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_autocast_set_class(self.as_raw(), op.raw(), cls.raw()) })
    }

    /// Returns the cast class of an operation that applies now. Errors: `Status::InvalidArgument` (unknown
    /// operation).
    pub fn autocast_class(&self, op: Op) -> Result<CastClass> {
        let mut out: i32 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_autocast_get_class(self.as_raw(), op.raw(), &mut out) })?;
        Ok(CastClass::from_raw(out))
    }

    /// Drops all cached casts.
    pub fn autocast_clear_cache(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_autocast_clear_cache(self.as_raw()) })
    }

    /// Returns the counters of the cache of casts.
    pub fn autocast_cache_info(&self) -> Result<CastCacheInfo> {
        let mut out: sys::mpt_cast_cache_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_cast_cache_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_autocast_get_cache_info(self.as_raw(), &mut out) })?;
        Ok(CastCacheInfo::from_sys(&out))
    }

    /// Finds the number of an operation by its name, for example "matmul". Operations that the host
    /// registered are found too. Errors: `Status::InvalidArgument` (unknown name; the text lists near names).
    pub fn op_from_name(&self, name: &str) -> Result<Op> {
        let name = c_text(name)?;
        let mut out: i32 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_op_from_name(self.as_raw(), name.as_ptr(), &mut out) })?;
        Ok(Op::from_raw(out))
    }

    /// Returns the name of an operation, or `None` past the end: iterate from 0. Operations of the host
    /// have a range of their own, which starts at the first number that `Context::register_op` returned.
    pub fn op_name(&self, op: Op) -> Option<String> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        text(unsafe { sys::mpt_op_name(self.as_raw(), op.raw()) })
    }

    /// Checks whether an operation accepts data of a dtype in this context. Weights, masks and indices
    /// have rules of their own. Returns `Status::Ok`, or `Status::Unsupported` if not; `Error::message` then
    /// gives the reason and an alternative. Operations of the host accept every dtype.
    pub fn op_supports(&self, op: Op, dtype: Dtype) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_op_supports(self.as_raw(), op.raw(), dtype.raw()) })
    }

    /// Describes an operation by its number, also one that the host registered. Strings live as long as
    /// the context. Errors: `Status::InvalidArgument` (unknown number), `Status::Unsupported` (the number belongs to a part
    /// of other operations, such as "conv_data", and cannot be called).
    pub fn op_info(&self, op: Op) -> Result<OpInfo> {
        let mut out: sys::mpt_op_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_op_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_op_get_info(self.as_raw(), op.raw(), &mut out) })?;
        Ok(OpInfo::from_sys(&out))
    }

    /// Describes a parameter of an operation. `index` is in \[0, `OpInfo`.params) and follows the
    /// order of the C function; the fields of its descriptor come last. Errors: `Status::InvalidArgument`
    /// (unknown operation or index), `Status::Unsupported` (the number belongs to a part of other operations).
    pub fn op_param(&self, op: Op, index: i32) -> Result<OpParam> {
        let mut out: sys::mpt_op_param = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_op_param>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_op_get_param(self.as_raw(), op.raw(), index, &mut out) })?;
        Ok(OpParam::from_sys(&out))
    }

    /// The report as a table: a line for each purpose that has memory, in MB (1e6 bytes): now, at the moment
    /// of the highest total since `Context::reset_peak`, and at that of the latest step that has ended. Each
    /// column adds up to its total. Below it what a step asks for and what was taken from the host. The text
    /// is cut at `size`; `needed` (may be `None`) gets the whole size, the final NUL included.
    pub fn memory_text(&self) -> Result<String> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_memory_text(self.as_raw(), text, size, needed)
        })
    }

    /// Ends a step of the report, for loops without a stepper; `Stepper::step` does it by itself.
    pub fn memory_end_step(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_memory_end_step(self.as_raw()) })
    }

    /// Would another batch fit? Watch one step, then ask:
    ///
    ///   `mpt_tensor` batch\[2\] = {x, y};            every tensor that holds a row per example
    ///   `Context::memory_watch`(context, batch, 2);
    ///   ... forward, backward, `Stepper::step` ...
    ///   `Context::memory_fit`(context, 256, 2000000000, &fit);
    ///
    /// From `Context::memory_watch` to the end of the step every block of memory is noted, and the batch is followed
    /// from kernel to kernel (of several micro-batches watch the last, beside whose activations the sums of the
    /// others lie): what is computed from it grows with it; parameters, masters, gradients, optimizer
    /// states and casts of parameters stay. The step is then played again with another batch, each kernel being
    /// asked for its workspace there. The watched step runs as it would have, a little slower.
    ///
    /// `batch` are tensors of one context that exist before the forward, all of the same first extent, which
    /// counts the batch's rows (a host's memory, `Context::from_vec`, may be among them; where the batch is another
    /// dim, \[length, batch, in\], give a view by `Tensor::transpose`). Watching again starts anew; count 0 ends it and
    /// forgets. Errors: `Status::Shape` (a tensor without dims, or of another extent),
    /// `Status::InvalidArgument` (a parameter), `Status::InvalidHandle`.
    pub fn memory_watch<'c>(&'c self, batch: &[impl Borrow<Tensor<'c>>]) -> Result<()> {
        let batch_raw: Vec<_> = batch.iter().map(|h| h.borrow().as_raw()).collect();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_memory_watch(self.as_raw(), batch_raw.as_ptr(), count(batch.len())?)
        })
    }

    /// Whether a step with a batch of `batch` rows stays within `limit` bytes, and the largest batch that does.
    /// limit 0: none; everything fits. Bytes are those of live blocks, as total_peak in `MemoryInfo` counts
    /// them; the arena takes a little more from the host (arena_bytes there): headers, rounding, and holes
    /// between blocks. Where a step's shapes do not grow in proportion to the batch, or an operation goes
    /// another way at another size, the answer is that much off. Gradients by rows are taken to grow with the
    /// batch until they have the whole table.
    /// Errors: `Status::State` (no watched step, it has not ended, or it was the first, which made the optimizer's
    /// states), `Status::InvalidArgument`.
    pub fn memory_fit(&self, batch: i64, limit: usize) -> Result<MemoryFitInfo> {
        let mut out: sys::mpt_memory_fit_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_memory_fit_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_memory_fit(self.as_raw(), batch, limit, &mut out) })?;
        Ok(MemoryFitInfo::from_sys(&out))
    }

    /// Errors: `Status::State` (a trace is on).
    pub fn trace_begin(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_begin(self.as_raw()) })
    }

    /// A dry run: the same, and until the end no step takes effect. Forward and backward run as ever; the
    /// passes of `Stepper::step`, `Optimizer::step`, `Scaler::step` and `Scaler::update` are listed and
    /// leave parameters, masters, states, scale, schedule and their counters as they were (`Status::Ok`, and no new
    /// verdict), and running statistics stay. At the end the generator is put back. So trace a step before it
    /// is taken; what the host itself writes is written. An optimizer's states are made if they are not there.
    /// Errors: `Status::State` (a trace is on); during it, `Status::State` from `Lbfgs::step` and a backward with release_grads.
    pub fn trace_begin_dry(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_begin_dry(self.as_raw()) })
    }

    /// Errors: `Status::State` (none is on).
    pub fn trace_end(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_end(self.as_raw()) })
    }

    /// Drops what was written. Errors: `Status::State` (a trace is on).
    pub fn trace_clear(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_clear(self.as_raw()) })
    }

    /// How much was written down so far.
    pub fn trace_info(&self) -> Result<TraceInfo> {
        let mut out: sys::mpt_trace_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_get_info(self.as_raw(), &mut out) })?;
        Ok(TraceInfo::from_sys(&out))
    }

    /// An operation by number. Errors: `Status::InvalidArgument` (index; the text has the range).
    pub fn trace_op(&self, index: i64) -> Result<TraceOp> {
        let mut out: sys::mpt_trace_op = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_op>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_get_op(self.as_raw(), index, &mut out) })?;
        Ok(TraceOp::from_sys(&out))
    }

    /// An input of an operation, both by number. Errors: `Status::InvalidArgument` (op, input).
    pub fn trace_input(&self, op: i64, input: i32) -> Result<TraceTensor> {
        let mut out: sys::mpt_trace_tensor = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_tensor>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_get_input(self.as_raw(), op, input, &mut out) })?;
        Ok(TraceTensor::from_sys(&out))
    }

    /// A cast of autocast by number. Errors: `Status::InvalidArgument` (index).
    pub fn trace_cast(&self, index: i64) -> Result<TraceCast> {
        let mut out: sys::mpt_trace_cast = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_cast>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_get_cast(self.as_raw(), index, &mut out) })?;
        Ok(TraceCast::from_sys(&out))
    }

    /// A kernel that ran, by number. Errors: `Status::InvalidArgument` (index).
    pub fn trace_kernel(&self, index: i64) -> Result<TraceKernel> {
        let mut out: sys::mpt_trace_kernel = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_kernel>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_get_kernel(self.as_raw(), index, &mut out) })?;
        Ok(TraceKernel::from_sys(&out))
    }

    /// A cast by hand of this kind, by number. Errors: `Status::InvalidArgument` (index).
    pub fn trace_hazard(&self, index: i64) -> Result<TraceHazard> {
        let mut out: sys::mpt_trace_hazard = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_hazard>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_trace_get_hazard(self.as_raw(), index, &mut out) })?;
        Ok(TraceHazard::from_sys(&out))
    }

    /// All of it as a table. `needed` as in `Context::kernels_text`.
    pub fn trace_text(&self) -> Result<String> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_trace_text(self.as_raw(), text, size, needed)
        })
    }

    /// What was found last.
    pub fn non_finite(&self) -> Result<NonFinite> {
        let mut out: sys::mpt_non_finite = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_non_finite>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_context_get_non_finite(self.as_raw(), &mut out) })?;
        Ok(NonFinite::from_sys(&out))
    }
}

impl<'c> Tensor<'c> {
    /// Returns 1 if the handle names a live tensor, and 0 otherwise. Any thread.
    pub fn is_valid(&self) -> bool {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        let yes = unsafe { sys::mpt_tensor_is_valid(self.as_raw()) };
        yes != 0
    }

    /// Returns the properties of a tensor: dtype, shape, strides, whether it is a leaf, and its
    /// version.
    pub fn info(&self) -> Result<TensorInfo> {
        let mut out: sys::mpt_tensor_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_tensor_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_get_info(self.as_raw(), &mut out) })?;
        Ok(TensorInfo::from_sys(&out))
    }

    /// Returns the exact value of a parameter, including its master, as a new tensor: f32 if there is a
    /// master, otherwise the tensor's own dtype. The result shares no memory and is not recorded. Useful
    /// for an average of the weights.
    pub fn master(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_get_master(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Overwrites a tensor with `value`, which has the same shape. The dtypes may differ, but both must
    /// be floating or neither. For a parameter with a master, the master is written too. If `value` is a
    /// parameter with a master, for example of another network, its exact value is copied.
    /// Errors: `Status::Shape`, `Status::Dtype`, `Status::State` (the memory is read-only, or elements share memory).
    pub fn set_master(&self, value: &Tensor<'c>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_set_master(self.as_raw(), value.as_raw()) })
    }

    /// Returns the value of a tensor with one element. Errors: `Status::Shape` (another number of elements).
    pub fn item(&self) -> Result<f64> {
        let mut out: f64 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_get_item(self.as_raw(), &mut out) })?;
        Ok(out)
    }

    /// Reports that the host has written to the tensor's memory directly. The call counts a version: a
    /// backward that needs the old elements fails, and cached casts are made again. Errors: `Status::State` (the
    /// memory is read-only, or elements share memory).
    pub fn touch(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_touch(self.as_raw()) })
    }

    /// Sets the name of a tensor for messages. The library copies it. "" removes the name.
    pub fn set_name(&self, name: &str) -> Result<()> {
        let name = c_text(name)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_set_name(self.as_raw(), name.as_ptr()) })
    }

    /// Returns the name that `Tensor::set_name` or a set of parameters gave to the tensor, or "" if
    /// there is none.
    pub fn name(&self) -> Result<Option<String>> {
        let mut out = ptr::null();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_get_name(self.as_raw(), &mut out) })?;
        Ok(text(out))
    }

    /// Switches gradients for a leaf on or off. A leaf is a tensor that is not the result of a
    /// recorded operation. Errors: `Status::Dtype` (not a floating dtype), `Status::State` (not a leaf, or made in
    /// inference mode).
    pub fn set_requires_grad(&self, on: bool) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_set_requires_grad(self.as_raw(), on as i32) })
    }

    /// Returns the accumulated gradient of a tensor as a new handle, or `None` if there is none.
    /// Errors: `Status::State` (the gradient is sparse: use `Tensor::grad_rows`).
    pub fn grad(&self) -> Result<Option<Tensor<'c>>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_get_grad(self.as_raw(), &mut out) })?;
        Ok(maybe(out))
    }

    /// Replaces the gradient of a tensor. The new gradient shares the elements and the history of
    /// `grad`. grad `None` drops the gradient. Errors: `Status::Shape` (another shape), `Status::Dtype` (not a floating
    /// dtype), `Status::InvalidArgument` (`grad` is the tensor itself, or its elements share memory), `Status::State`
    /// (`grad` is read-only).
    pub fn set_grad(&self, grad: Option<&Tensor<'c>>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_set_grad(self.as_raw(), opt_ref(grad)) })
    }

    /// Sets the dtype in which the gradient of a leaf is stored: f32, f64, f16 or bf16. NONE means the
    /// tensor's own dtype. A 16-bit gradient of f32 weights saves memory. The gradients of several
    /// backwards are added in this dtype, so 16 bits lose precision when many are added. A stepper's
    /// micro-batches, and many parts within one backward, are summed in f32 in that case. Errors: `Status::Dtype`
    /// (another dtype).
    pub fn set_grad_dtype(&self, dtype: Dtype) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_set_grad_dtype(self.as_raw(), dtype.raw()) })
    }

    /// Switches sparse gradients on or off for a leaf \[V, D\], such as an embedding of which a step reads
    /// few rows. From the next backward on, the gradient that `Tensor::embedding` produces is stored as the
    /// indices of the rows that were read, and one gradient per row. No \[V, D\] gradient is made, and the
    /// optimizer updates only these rows (`mpt_optim`.h lists the rules that can).
    ///
    /// Equal rows are summed in the order of the index, in f32 for 16-bit values, and rounded once. The
    /// values, and whether one overflows, are bitwise those of a dense gradient. Micro-batches are added
    /// by rows. The gradient is dense if another operation contributes to it (a tied output layer), with
    /// create_graph, and in `grad`. Hooks see only the values \[n, D\]. Errors: `Status::Shape` (not two dims).
    pub fn set_grad_sparse(&self, on: bool) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_set_grad_sparse(self.as_raw(), on as i32) })
    }

    /// Returns a sparse gradient. `rows` receives a copy of the row indices, i64 \[n\], ascending and
    /// unique. `values` receives the gradients of these rows, \[n, D\], which may be written in place.
    /// Both are new handles, or `None` if the gradient is dense or missing.
    pub fn grad_rows(&self) -> Result<(Option<Tensor<'c>>, Option<Tensor<'c>>)> {
        let mut rows = ptr::null_mut();
        let mut values = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tensor_get_grad_rows(self.as_raw(), &mut rows, &mut values) })?;
        Ok((maybe(rows), maybe(values)))
    }

    /// a + b.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn add(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_add(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a - b.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn sub(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_sub(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a \* b, elementwise.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn mul(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_mul(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a / b, elementwise; two integers divide as f32. Here, in `Tensor::floor_divide` and in `Tensor::remainder` an f32
    /// or integer without dims that needs no gradient keeps its digits beside a 16-bit tensor: it is a number.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn div(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_div(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a to the power b, elementwise; of integers 0 where it is a fraction. Autocast: f32.
    #[inline]
    pub fn pow(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_pow(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// The larger, elementwise; NaN wins. The gradient is shared between equals; where one is NaN, both have
    /// all of it.
    #[inline]
    pub fn maximum(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_maximum(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// The smaller, elementwise; the same of NaN and of gradients.
    #[inline]
    pub fn minimum(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_minimum(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a - b (a // b): the sign of b, as in Python. 0 for an integer b of 0.
    #[inline]
    pub fn remainder(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_remainder(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a // b of Python: the whole number below a / b. 0 for an integer b of 0. Not differentiable.
    #[inline]
    pub fn floor_divide(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_floor_divide(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Comparisons give bool and are not differentiable. a == b.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn eq(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_eq(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a != b.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn ne(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_ne(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a \< b.
    #[inline]
    pub fn lt(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_lt(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a \<= b.
    #[inline]
    pub fn le(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_le(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a \> b.
    #[inline]
    pub fn gt(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_gt(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// a \>= b.
    #[inline]
    pub fn ge(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_ge(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Logic on "is not 0"; results are bool.
    #[inline]
    pub fn logical_and(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_logical_and(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Either is not 0.
    #[inline]
    pub fn logical_or(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_logical_or(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Exactly one is not 0.
    #[inline]
    pub fn logical_xor(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_logical_xor(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// x + value, in the dtype of x (an integer x and a fraction give f32).
    #[inline]
    pub fn add_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_add_scalar(self.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// x \* value.
    #[inline]
    pub fn mul_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_mul_scalar(self.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// x / value; integers divide as f32.
    #[inline]
    pub fn div_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_div_scalar(self.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// value / x, the same. Autocast: f32.
    #[inline]
    pub fn rdiv_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_rdiv_scalar(value, self.as_raw(), &mut out) })?;
        made(out)
    }

    /// x to the power exponent. INVALID_ARGUMENT for an integer x and an exponent below 0. Autocast: f32.
    #[inline]
    pub fn pow_scalar(&self, exponent: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_pow_scalar(self.as_raw(), exponent, &mut out) })?;
        made(out)
    }

    /// base to the power x; an integer x and a whole base give x's dtype, 0 for a fraction. Autocast: f32.
    #[inline]
    pub fn rpow_scalar(&self, base: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_rpow_scalar(base, self.as_raw(), &mut out) })?;
        made(out)
    }

    /// -x. DTYPE for bool, as for the difference of two bools.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn neg(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_neg(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// |x|. The gradient at 0 is 0, at NaN NaN (PyTorch: 0).
    #[inline]
    pub fn abs(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_abs(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// -1, 0 or 1; NaN stays NaN, as in NumPy (PyTorch: 0).
    #[inline]
    pub fn sign(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_sign(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Square root.
    #[inline]
    pub fn sqrt(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_sqrt(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// 1 / sqrt(x). Autocast: f32.
    #[inline]
    pub fn rsqrt(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_rsqrt(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// x \* x. Autocast: f32.
    #[inline]
    pub fn square(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_square(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// e^x. Autocast: f32.
    #[inline]
    pub fn exp(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_exp(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// e^x - 1, exact near 0. Autocast: f32.
    #[inline]
    pub fn expm1(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_expm1(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Natural logarithm. Autocast: f32.
    #[inline]
    pub fn log(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_log(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// log(1 + x), exact near 0. Autocast: f32.
    #[inline]
    pub fn log1p(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_log1p(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// 1 / x. Autocast: f32.
    #[inline]
    pub fn reciprocal(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_reciprocal(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Sine; x in radians.
    #[inline]
    pub fn sin(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_sin(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Cosine.
    #[inline]
    pub fn cos(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_cos(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// The error function.
    #[inline]
    pub fn erf(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_erf(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// The whole number below.
    #[inline]
    pub fn floor(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_floor(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// The whole number above.
    #[inline]
    pub fn ceil(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_ceil(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// The nearest whole number, halves to even.
    #[inline]
    pub fn round(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_round(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// min(max(x, low), high); NaN stays NaN. Infinite bounds leave a side open. Gradients pass where low \< x
    /// \< high (PyTorch's rule; its older releases passed them at a bound, too).
    #[inline]
    pub fn clamp(&self, low: f64, high: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_clamp(self.as_raw(), low, high, &mut out) })?;
        made(out)
    }

    /// max(x, 0). NaN stays NaN, and its gradient passes.
    #[inline]
    pub fn relu(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_relu(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// x where x \> 0, slope \* x elsewhere.
    #[inline]
    pub fn leaky_relu(&self, slope: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_leaky_relu(self.as_raw(), slope, &mut out) })?;
        made(out)
    }

    /// x where x \> 0, alpha (e^x - 1) elsewhere (Clevert et al. 2015). The gradient at NaN is NaN.
    #[inline]
    pub fn elu(&self, alpha: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_elu(self.as_raw(), alpha, &mut out) })?;
        made(out)
    }

    /// x Phi(x) (Hendrycks & Gimpel 2016); approximate_tanh 1: 0.5 x (1 + tanh(sqrt(2/pi) (x +
    /// 0.044715 x^3))).
    #[inline]
    pub fn gelu(&self, approximate_tanh: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_gelu(self.as_raw(), approximate_tanh as i32, &mut out) })?;
        made(out)
    }

    /// x sigmoid(x).
    #[inline]
    pub fn silu(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_silu(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// 1 / (1 + e^-x).
    #[inline]
    pub fn sigmoid(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_sigmoid(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Hyperbolic tangent.
    #[inline]
    pub fn tanh(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tanh(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// log(1 + e^x), without overflow. Autocast: f32.
    #[inline]
    pub fn softplus(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_softplus(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// 1 where x is 0.
    #[inline]
    pub fn logical_not(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_logical_not(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// bool: neither NaN nor infinite.
    #[inline]
    pub fn isfinite(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_isfinite(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// bool: NaN.
    #[inline]
    pub fn isnan(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_isnan(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// a where condition (bool) holds, b elsewhere; the three broadcast.
    #[inline]
    pub fn where_(&self, a: &Tensor<'c>, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_where(self.as_raw(), a.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// value where mask (bool) holds, x elsewhere. INVALID_ARGUMENT where an integer x has no such value.
    #[inline]
    pub fn masked_fill(&self, mask: &Tensor<'c>, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_masked_fill(self.as_raw(), mask.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// x in another dtype, rounded to nearest even; x itself where it has that dtype. Differentiable
    /// between floating dtypes. From floating to integer the fraction is cut off, what lies outside becomes the
    /// largest or smallest, NaN 0; an integer in a narrower one keeps its low bits.
    #[inline]
    pub fn cast(&self, dtype: Dtype) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_cast(self.as_raw(), dtype.raw(), &mut out) })?;
        made(out)
    }

    /// A copy in memory of its own.
    #[inline]
    pub fn copy(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_clone(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// x in row-major order: x itself where it is, else a copy.
    #[inline]
    pub fn contiguous(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_contiguous(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// The same memory, outside the graph.
    #[inline]
    pub fn detach(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_detach(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// to = from. A parameter with a master (`mpt_params`.h) then is exactly its 16-bit value, as after every
    /// operation in place; `Tensor::write` keeps an f32.
    #[inline]
    pub fn copy_into(&self, from: &Tensor<'c>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_copy_into(self.as_raw(), from.as_raw()) })
    }

    /// to = value, everywhere. INVALID_ARGUMENT where an integer `to` has no such value.
    #[inline]
    pub fn fill_into(&self, value: f64) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_fill_into(self.as_raw(), value) })
    }

    /// to += x. `Status::Dtype` for a floating x and an integer `to`.
    #[inline]
    pub fn add_into(&self, x: &Tensor<'c>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_add_into(self.as_raw(), x.as_raw()) })
    }

    /// to \*= x. `Status::Dtype` for a floating x and an integer `to`.
    #[inline]
    pub fn mul_into(&self, x: &Tensor<'c>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_mul_into(self.as_raw(), x.as_raw()) })
    }

    /// The same elements under another shape; one extent may be -1. A view where strides allow it,
    /// else a copy.
    #[inline]
    pub fn reshape(&self, shape: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_reshape(self.as_raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Dims in another order; a view.
    #[inline]
    pub fn permute(&self, dims: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_permute(self.as_raw(), ints(dims), count(dims.len())?, &mut out)
        })?;
        made(out)
    }

    /// Two dims exchanged; a view.
    #[inline]
    pub fn transpose(&self, dim0: i64, dim1: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_transpose(self.as_raw(), dim0, dim1, &mut out) })?;
        made(out)
    }

    /// Elements start, start + step, ... below end of one dim, by Python's rules for negative and
    /// large indices; step 1 or more; a view.
    #[inline]
    pub fn slice(&self, dim: i64, start: i64, end: i64, step: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_slice(self.as_raw(), dim, start, end, step, &mut out) })?;
        made(out)
    }

    /// length elements from start on; out of range is an error; a view.
    #[inline]
    pub fn narrow(&self, dim: i64, start: i64, length: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_narrow(self.as_raw(), dim, start, length, &mut out) })?;
        made(out)
    }

    /// The index-th slice, without the dim; a view.
    #[inline]
    pub fn select(&self, dim: i64, index: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_select(self.as_raw(), dim, index, &mut out) })?;
        made(out)
    }

    /// Without dim where its extent is 1.
    #[inline]
    pub fn squeeze(&self, dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_squeeze(self.as_raw(), dim, &mut out) })?;
        made(out)
    }

    /// With a new dim of extent 1 before dim.
    #[inline]
    pub fn unsqueeze(&self, dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_unsqueeze(self.as_raw(), dim, &mut out) })?;
        made(out)
    }

    /// Extents of 1 stretched without a copy; -1 keeps an extent.
    #[inline]
    pub fn expand(&self, shape: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_expand(self.as_raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Dims start_dim to end_dim as one.
    #[inline]
    pub fn flatten(&self, start_dim: i64, end_dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_flatten(self.as_raw(), start_dim, end_dim, &mut out) })?;
        made(out)
    }

    /// Sum over dims (`None`: all), accumulated in f32; bool and integers give i64. Autocast: f32
    /// result.
    #[inline]
    pub fn sum(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_sum(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Mean over dims (`None`: all). Autocast: f32 result.
    #[inline]
    pub fn mean(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_mean(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Variance over dims (`None`: all): squared distances from the mean over n - correction (1: the
    /// unbiased estimate, 0: the population's). NaN where the divisor is 0.
    #[inline]
    pub fn var(
        &self,
        dims: impl AsRef<[i64]>,
        correction: i64,
        keepdim: bool,
    ) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_var(
                self.as_raw(),
                ints(dims),
                count(dims.len())?,
                correction,
                keepdim as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Standard deviation: the root of `Tensor::var`; its gradient is 0 where it is 0.
    #[inline]
    pub fn std(
        &self,
        dims: impl AsRef<[i64]>,
        correction: i64,
        keepdim: bool,
    ) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_std(
                self.as_raw(),
                ints(dims),
                count(dims.len())?,
                correction,
                keepdim as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Product over dims (`None`: all); 1 over nothing; bool and integers give i64. Gradients are exact
    /// where elements are 0; those of second order then take n x n memory. Autocast: f32 result.
    #[inline]
    pub fn prod(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_prod(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// The largest over dims (`None`: all); NaN wins. The gradient is shared between equals; where the largest is
    /// NaN, it is NaN. SHAPE where there is nothing to choose from.
    #[inline]
    pub fn amax(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_amax(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// The smallest over dims; NaN wins.
    #[inline]
    pub fn amin(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_amin(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// The largest of all elements. The gradient is shared between equals, and NaNs are equal.
    #[inline]
    pub fn max(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_max(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// The smallest of all elements.
    #[inline]
    pub fn min(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_min(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// The largest along dim, and (i64) where it is: the first of equals, NaN before all. The gradient
    /// goes to that element.
    #[inline]
    pub fn max_dim(&self, dim: i64, keepdim: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_max_dim(self.as_raw(), dim, keepdim as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// The smallest along dim, and where it is.
    #[inline]
    pub fn min_dim(&self, dim: i64, keepdim: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_min_dim(self.as_raw(), dim, keepdim as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// i64: where the largest along one dim is; dim `None`: its row-major position among all elements. The
    /// first of equals wins, NaN before all.
    #[inline]
    pub fn argmax(&self, dim: Option<i64>, keepdim: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_argmax(
                self.as_raw(),
                dim.as_ref().map_or(ptr::null(), |d| d as *const i64),
                dim.is_some() as i32,
                keepdim as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// i64: where the smallest is.
    #[inline]
    pub fn argmin(&self, dim: Option<i64>, keepdim: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_argmin(
                self.as_raw(),
                dim.as_ref().map_or(ptr::null(), |d| d as *const i64),
                dim.is_some() as i32,
                keepdim as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// bool: some element over dims (`None`: all) is not 0.
    #[inline]
    pub fn any(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_any(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// bool: no element over dims (`None`: all) is 0.
    #[inline]
    pub fn all(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_all(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// (sum |x|^p)^(1/p) over dims (`None`: all); p 0 counts what is not 0, p infinity or -infinity is the
    /// largest or smallest |x|. Gradients are 0 where the norm is. Autocast: f32 result.
    #[inline]
    pub fn norm(&self, p: f64, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_norm(
                self.as_raw(),
                p,
                ints(dims),
                count(dims.len())?,
                keepdim as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// log(sum(e^x)) over dims (`None`: all), without overflow; -inf over nothing. Autocast: f32.
    #[inline]
    pub fn logsumexp(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_logsumexp(
                self.as_raw(),
                ints(dims),
                count(dims.len())?,
                keepdim as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Running sum along dim; bool and integers give i64. Autocast: f32 result.
    #[inline]
    pub fn cumsum(&self, dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_cumsum(self.as_raw(), dim, &mut out) })?;
        made(out)
    }

    /// Rows of weight \[rows, width\] by index: \[.., width\]. The row padding_idx (negative: none) gets no
    /// gradient. For a sparse one: `Tensor::set_grad_sparse` of the weight.
    #[inline]
    pub fn embedding(&self, weight: &Tensor<'c>, padding_idx: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_embedding(self.as_raw(), weight.as_raw(), padding_idx, &mut out)
        })?;
        made(out)
    }

    /// out\[.., i, ..\] = x\[.., index\[i\], ..\]: slices of dim by an index of one dim.
    #[inline]
    pub fn index_select(&self, dim: i64, index: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_index_select(self.as_raw(), dim, index.as_raw(), &mut out) })?;
        made(out)
    }

    /// x with src's slices added where index says: out\[.., index\[i\], ..\] += src\[.., i, ..\]. Sums of 16-bit
    /// values are kept in f32 and rounded once. Autocast: promote.
    #[inline]
    pub fn index_add(&self, dim: i64, index: &Tensor<'c>, src: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_index_add(self.as_raw(), dim, index.as_raw(), src.as_raw(), &mut out)
        })?;
        made(out)
    }

    /// out\[i\]\[j\] = x\[index\[i\]\[j\]\]\[j\] for dim 0, and so on: index has x's dims and, except along dim, no
    /// larger extents; out has its shape. An empty index may have any; no dims go with one dim, as below.
    #[inline]
    pub fn gather(&self, dim: i64, index: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_gather(self.as_raw(), dim, index.as_raw(), &mut out) })?;
        made(out)
    }

    /// x with out\[index\[i\]\[j\]\]\[j\] = src\[i\]\[j\] for dim 0, and so on: the last of equal indices wins. src
    /// has at least index's extents. Autocast: promote.
    #[inline]
    pub fn scatter(&self, dim: i64, index: &Tensor<'c>, src: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_scatter(self.as_raw(), dim, index.as_raw(), src.as_raw(), &mut out)
        })?;
        made(out)
    }

    /// The same with += : equal indices add up. Autocast: promote.
    #[inline]
    pub fn scatter_add(
        &self,
        dim: i64,
        index: &Tensor<'c>,
        src: &Tensor<'c>,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_scatter_add(self.as_raw(), dim, index.as_raw(), src.as_raw(), &mut out)
        })?;
        made(out)
    }

    /// i64 \[.., num_classes\]: 1 at the index, 0 elsewhere; num_classes -1: the largest index + 1.
    #[inline]
    pub fn one_hot(&self, num_classes: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_one_hot(self.as_raw(), num_classes, &mut out) })?;
        made(out)
    }

    /// The k largest (largest 0: smallest) along dim in order, and (i64) where they are. NaN is the
    /// largest; equals keep their order (PyTorch leaves it open).
    #[inline]
    pub fn topk(&self, k: i64, dim: i64, largest: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_topk(self.as_raw(), k, dim, largest as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// x in order along dim, and (i64) where each was. Stable; NaN is the largest.
    #[inline]
    pub fn sort(&self, dim: i64, descending: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_sort(self.as_raw(), dim, descending as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// The positions alone.
    #[inline]
    pub fn argsort(&self, dim: i64, descending: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_argsort(self.as_raw(), dim, descending as i32, &mut out) })?;
        made(out)
    }

    /// The last two dims with 0 above the diagonal (0: the main one, positive: above it).
    #[inline]
    pub fn tril(&self, diagonal: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_tril(self.as_raw(), diagonal, &mut out) })?;
        made(out)
    }

    /// The last two dims with 0 below the diagonal.
    #[inline]
    pub fn triu(&self, diagonal: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_triu(self.as_raw(), diagonal, &mut out) })?;
        made(out)
    }

    /// Dims the other way round; a copy.
    #[inline]
    pub fn flip(&self, dims: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_flip(self.as_raw(), ints(dims), count(dims.len())?, &mut out) })?;
        made(out)
    }

    /// Elements moved along dims by shifts, those that leave come in at the other end; one shift and no
    /// dims: in row-major order.
    #[inline]
    pub fn roll(&self, shifts: impl AsRef<[i64]>, dims: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let shifts = shifts.as_ref();
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_roll(
                self.as_raw(),
                ints(shifts),
                count(shifts.len())?,
                ints(dims),
                count(dims.len())?,
                &mut out,
            )
        })?;
        made(out)
    }

    /// x side by side, repeats\[d\] times along dim d; more repeats than dims make new dims in front.
    #[inline]
    pub fn repeat(&self, repeats: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let repeats = repeats.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_repeat(self.as_raw(), ints(repeats), count(repeats.len())?, &mut out)
        })?;
        made(out)
    }

    /// x with a border. pads: pairs (before, after), the last dim first; negative ones cut. mode: value
    /// (`PadMode::Constant`), mirrored without the edge (REFLECT), or the edge repeated (REPLICATE).
    #[inline]
    pub fn pad(&self, pads: impl AsRef<[i64]>, mode: PadMode, value: f64) -> Result<Tensor<'c>> {
        let pads = pads.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_pad(self.as_raw(), ints(pads), count(pads.len())?, mode.raw(), value, &mut out)
        })?;
        made(out)
    }

    /// e^x / sum(e^x) along dim. dtype: the result's, as if x were cast first; NONE: x's. Autocast: f32
    /// result.
    #[inline]
    pub fn softmax(&self, dim: i64, dtype: impl Into<Option<Dtype>>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_softmax(
                self.as_raw(),
                dim,
                dtype.into().unwrap_or(Dtype::None).raw(),
                &mut out,
            )
        })?;
        made(out)
    }

    /// log(softmax(x)), without its cancellation. Autocast: f32 result.
    #[inline]
    pub fn log_softmax(&self, dim: i64, dtype: impl Into<Option<Dtype>>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_log_softmax(
                self.as_raw(),
                dim,
                dtype.into().unwrap_or(Dtype::None).raw(),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Each element is 0 with probability p, else x / (1 - p) (Srivastava et al. 2014), drawn from the
    /// context's generator; x itself where training is 0 or p is 0.
    #[inline]
    pub fn dropout(&self, p: f64, training: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_dropout(self.as_raw(), p, training as i32, &mut out) })?;
        made(out)
    }

    /// Minus the logarithm of the target's probability: -log softmax(input)\[target\]. input \[C\], \[N, C\]
    /// or \[N, C, ..\]; target either class indices (i64 or i32) without the C dim or probabilities of
    /// input's shape. weight \[C\] or `None` weighs classes, and the mean is over the weights. desc `None`: the
    /// defaults. Always computed in f32 and the result is f32 (f64 of f64), also of 16-bit
    /// input, which is read as it is: what a cast before gives. Indices without weights take one pass over
    /// the logits forward and one backward, and the gradient takes over the memory of logits that nobody
    /// else holds. Autocast: none.
    #[inline]
    pub fn cross_entropy(
        &self,
        target: &Tensor<'c>,
        weight: Option<&Tensor<'c>>,
        desc: Option<&CrossEntropyDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_cross_entropy(
                self.as_raw(),
                target.as_raw(),
                opt_ref(weight),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// -weight\[target\] input\[target\] of log-probabilities; shapes, weight and desc as for
    /// `Tensor::cross_entropy`. Autocast: f32.
    #[inline]
    pub fn nll_loss(
        &self,
        target: &Tensor<'c>,
        weight: Option<&Tensor<'c>>,
        desc: Option<&CrossEntropyDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_nll_loss(
                self.as_raw(),
                target.as_raw(),
                opt_ref(weight),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Binary cross-entropy of probabilities: -(t log x + (1 - t) log(1 - x)), logarithms not below -100.
    /// Autocast: an error for 16-bit input (UNSUPPORTED); use `Tensor::binary_cross_entropy_with_logits`.
    #[inline]
    pub fn binary_cross_entropy(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_binary_cross_entropy(self.as_raw(), target.as_raw(), reduction.raw(), &mut out)
        })?;
        made(out)
    }

    /// The same of sigmoid(input), without its rounding; pos_weight (broadcast, or `None`) multiplies the
    /// term of t. Autocast: f32.
    #[inline]
    pub fn binary_cross_entropy_with_logits(
        &self,
        target: &Tensor<'c>,
        pos_weight: Option<&Tensor<'c>>,
        reduction: Reduction,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_binary_cross_entropy_with_logits(
                self.as_raw(),
                target.as_raw(),
                opt_ref(pos_weight),
                reduction.raw(),
                &mut out,
            )
        })?;
        made(out)
    }

    /// (input - target)^2. Autocast: f32.
    #[inline]
    pub fn mse_loss(&self, target: &Tensor<'c>, reduction: Reduction) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_mse_loss(self.as_raw(), target.as_raw(), reduction.raw(), &mut out)
        })?;
        made(out)
    }

    /// |input - target|. Autocast: f32.
    #[inline]
    pub fn l1_loss(&self, target: &Tensor<'c>, reduction: Reduction) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_l1_loss(self.as_raw(), target.as_raw(), reduction.raw(), &mut out)
        })?;
        made(out)
    }

    /// d = |input - target|: d^2 / (2 beta) below beta, d - beta / 2 above; beta 0: `Tensor::l1_loss`.
    /// Autocast: f32.
    #[inline]
    pub fn smooth_l1_loss(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
        beta: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_smooth_l1_loss(self.as_raw(), target.as_raw(), reduction.raw(), beta, &mut out)
        })?;
        made(out)
    }

    /// d = |input - target|: d^2 / 2 below delta, delta (d - delta / 2) above (Huber 1964). Autocast:
    /// f32.
    #[inline]
    pub fn huber_loss(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
        delta: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_huber_loss(self.as_raw(), target.as_raw(), reduction.raw(), delta, &mut out)
        })?;
        made(out)
    }

    /// t (log t - input) of log-probabilities input and probabilities t (log_target 1: their
    /// logarithms), pointwise; 0 where t is 0. BATCHMEAN is the divergence in the mathematical sense.
    /// Autocast: f32.
    #[inline]
    pub fn kl_div(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
        log_target: bool,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_kl_div(
                self.as_raw(),
                target.as_raw(),
                reduction.raw(),
                log_target as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// a . b / (max(|a|, eps) max(|b|, eps)) along dim; a and b broadcast. Autocast: f32.
    #[inline]
    pub fn cosine_similarity(&self, b: &Tensor<'c>, dim: i64, eps: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_cosine_similarity(self.as_raw(), b.as_raw(), dim, eps, &mut out)
        })?;
        made(out)
    }

    /// Matrix product of the last two dims; the others broadcast; vectors as in NumPy. Accumulates in
    /// f32. Autocast: lower.
    #[inline]
    pub fn matmul(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_matmul(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// The products of a \[B, M, K\] and b \[B, K, N\], one by one: \[B, M, N\]. Nothing broadcasts: what does not
    /// fit is SHAPE. Accumulates in f32. Autocast: lower.
    #[inline]
    pub fn bmm(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_bmm(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// beta input + alpha a b: a \[M, K\], b \[K, N\], and input broadcasts to \[M, N\]. With beta 0 what input
    /// holds counts for nothing, NaN included. 16-bit values are summed and added in f32 and rounded once.
    /// INVALID_ARGUMENT for integers and a fraction. Autocast: lower, input included.
    #[inline]
    pub fn addmm(
        &self,
        a: &Tensor<'c>,
        b: &Tensor<'c>,
        beta: f64,
        alpha: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_addmm(self.as_raw(), a.as_raw(), b.as_raw(), beta, alpha, &mut out)
        })?;
        made(out)
    }

    /// activation(x weight^T + bias): x \[.., in\], weight \[out, in\], bias \[out\] or `None`. RELU, SIGMOID and TANH
    /// are of the sum, the others of its rounding to the dtype, recorded or not. Autocast: lower; an f32 x that
    /// needs no gradient is rounded to the scope's dtype as it is read, and is itself what the backward keeps.
    #[inline]
    pub fn linear(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        activation: Activation,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_linear(
                self.as_raw(),
                weight.as_raw(),
                opt_ref(bias),
                activation.raw(),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Cross-correlation with weight \[out, channels / groups, kernel\], plus bias \[out\] or `None`. The
    /// extent is floor((n + 2 padding - dilation (kernel - 1) - 1) / stride) + 1.
    #[inline]
    pub fn conv1d(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        stride: i64,
        padding: i64,
        desc: Option<&ConvDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_conv1d(
                self.as_raw(),
                weight.as_raw(),
                opt_ref(bias),
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over two spatial dims.
    #[inline]
    pub fn conv2d(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        stride: i64,
        padding: i64,
        desc: Option<&ConvDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_conv2d(
                self.as_raw(),
                weight.as_raw(),
                opt_ref(bias),
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over three.
    #[inline]
    pub fn conv3d(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        stride: i64,
        padding: i64,
        desc: Option<&ConvDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_conv3d(
                self.as_raw(),
                weight.as_raw(),
                opt_ref(bias),
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Transposed: the gradient of a convolution by its input; weight \[channels, out / groups, kernel\].
    /// The extent is (n - 1) stride - 2 padding + dilation (kernel - 1) + output_padding + 1.
    #[inline]
    pub fn conv_transpose1d(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        stride: i64,
        padding: i64,
        desc: Option<&ConvDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_conv_transpose1d(
                self.as_raw(),
                weight.as_raw(),
                opt_ref(bias),
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over two spatial dims.
    #[inline]
    pub fn conv_transpose2d(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        stride: i64,
        padding: i64,
        desc: Option<&ConvDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_conv_transpose2d(
                self.as_raw(),
                weight.as_raw(),
                opt_ref(bias),
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over three.
    #[inline]
    pub fn conv_transpose3d(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        stride: i64,
        padding: i64,
        desc: Option<&ConvDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_conv_transpose3d(
                self.as_raw(),
                weight.as_raw(),
                opt_ref(bias),
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// The largest element of each window; NaN wins. The gradient goes to the first of equals.
    #[inline]
    pub fn max_pool1d(&self, kernel: i64, desc: Option<&PoolDesc>) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_max_pool1d(
                self.as_raw(),
                kernel,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over two spatial dims.
    #[inline]
    pub fn max_pool2d(&self, kernel: i64, desc: Option<&PoolDesc>) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_max_pool2d(
                self.as_raw(),
                kernel,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over three.
    #[inline]
    pub fn max_pool3d(&self, kernel: i64, desc: Option<&PoolDesc>) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_max_pool3d(
                self.as_raw(),
                kernel,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// The mean of each window.
    #[inline]
    pub fn avg_pool1d(&self, kernel: i64, desc: Option<&PoolDesc>) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_avg_pool1d(
                self.as_raw(),
                kernel,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over two spatial dims.
    #[inline]
    pub fn avg_pool2d(&self, kernel: i64, desc: Option<&PoolDesc>) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_avg_pool2d(
                self.as_raw(),
                kernel,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over three.
    #[inline]
    pub fn avg_pool3d(&self, kernel: i64, desc: Option<&PoolDesc>) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_avg_pool3d(
                self.as_raw(),
                kernel,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Means over windows that give exactly this extent, which may be 0: element i averages
    /// \[floor(i n / length), ceil((i + 1) n / length)).
    #[inline]
    pub fn adaptive_avg_pool1d(&self, length: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_adaptive_avg_pool1d(self.as_raw(), length, &mut out) })?;
        made(out)
    }

    /// Over two spatial dims.
    #[inline]
    pub fn adaptive_avg_pool2d(&self, height: i64, width: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_adaptive_avg_pool2d(self.as_raw(), height, width, &mut out) })?;
        made(out)
    }

    /// Over three.
    #[inline]
    pub fn adaptive_avg_pool3d(&self, depth: i64, height: i64, width: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_adaptive_avg_pool3d(self.as_raw(), depth, height, width, &mut out)
        })?;
        made(out)
    }

    /// x at another size: `count` (1 to 3) spatial extents. align_corners (linear only): the first and the
    /// last elements keep their places, else the edges of the elements do.
    #[inline]
    pub fn interpolate(
        &self,
        size: impl AsRef<[i64]>,
        mode: InterpolateMode,
        align_corners: bool,
    ) -> Result<Tensor<'c>> {
        let size = size.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_interpolate(
                self.as_raw(),
                ints(size),
                count(size.len())?,
                mode.raw(),
                align_corners as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// By channel, dim 1 of x \[batch, channels, spatial..\], over all else (Ioffe & Szegedy 2015).
    /// weight, bias, running_mean, running_var: \[channels\]; the running ones together or `None`. desc.training
    /// 1: the batch's statistics, and the running ones move in place: (1 - momentum) running + momentum
    /// batch, with the unbiased variance; of an empty batch they stay. training 0: the running ones. desc
    /// `None`: the defaults.
    #[inline]
    pub fn batch_norm(
        &self,
        weight: Option<&Tensor<'c>>,
        bias: Option<&Tensor<'c>>,
        running_mean: Option<&Tensor<'c>>,
        running_var: Option<&Tensor<'c>>,
        desc: Option<&BatchNormDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_batch_norm(
                self.as_raw(),
                opt_ref(weight),
                opt_ref(bias),
                opt_ref(running_mean),
                opt_ref(running_var),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over the last `last_dims` dims (Ba et al. 2016), whose extents are those of weight and bias.
    #[inline]
    pub fn layer_norm(
        &self,
        last_dims: i64,
        weight: Option<&Tensor<'c>>,
        bias: Option<&Tensor<'c>>,
        desc: Option<&NormDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_layer_norm(
                self.as_raw(),
                last_dims,
                opt_ref(weight),
                opt_ref(bias),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// x / sqrt(mean(x^2) + eps) \* weight over the last `last_dims` dims (Zhang & Sennrich 2019).
    #[inline]
    pub fn rms_norm(
        &self,
        last_dims: i64,
        weight: Option<&Tensor<'c>>,
        desc: Option<&NormDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_rms_norm(
                self.as_raw(),
                last_dims,
                opt_ref(weight),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over each of `groups` runs of channels and their spatial dims (Wu & He 2018); weight and bias
    /// \[channels\].
    #[inline]
    pub fn group_norm(
        &self,
        groups: i64,
        weight: Option<&Tensor<'c>>,
        bias: Option<&Tensor<'c>>,
        desc: Option<&NormDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_group_norm(
                self.as_raw(),
                groups,
                opt_ref(weight),
                opt_ref(bias),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Over each channel's spatial dims alone (Ulyanov et al. 2016).
    #[inline]
    pub fn instance_norm(
        &self,
        weight: Option<&Tensor<'c>>,
        bias: Option<&Tensor<'c>>,
        desc: Option<&NormDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_instance_norm(
                self.as_raw(),
                opt_ref(weight),
                opt_ref(bias),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// query \[batch, heads, length, depth\], key and value \[batch, kv_heads, keys, depth\]; kv_heads divides
    /// heads, whose runs share one (Ainslie et al. 2023). Leading dims may be left out. The result lies in
    /// memory as the query does.
    #[inline]
    pub fn scaled_dot_product_attention(
        &self,
        key: &Tensor<'c>,
        value: &Tensor<'c>,
        mask: Option<&Tensor<'c>>,
        desc: Option<&AttentionDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_scaled_dot_product_attention(
                self.as_raw(),
                key.as_raw(),
                value.as_raw(),
                opt_ref(mask),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// The same on one projection that holds all three, qkv \[batch, length, (heads + 2 kv_heads) depth\]:
    /// the query's heads, then the key's, then the value's; kv_heads 0: as many. The result is \[batch,
    /// length, heads depth\]. Nothing is copied, forward or backward.
    #[inline]
    pub fn self_attention(
        &self,
        heads: i64,
        kv_heads: i64,
        mask: Option<&Tensor<'c>>,
        desc: Option<&AttentionDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_self_attention(
                self.as_raw(),
                heads,
                kv_heads,
                opt_ref(mask),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// One step of an LSTM (Hochreiter & Schmidhuber 1997), x \[batch, in\], h and c \[batch, hidden\]; gates i
    /// f g o: c' = s(f) c + s(i) tanh(g), h' = s(o) tanh(c'). Results h' and c'.
    #[inline]
    pub fn lstm_cell(
        &self,
        h: &Tensor<'c>,
        c: &Tensor<'c>,
        weight_ih: &Tensor<'c>,
        weight_hh: &Tensor<'c>,
        bias_ih: Option<&Tensor<'c>>,
        bias_hh: Option<&Tensor<'c>>,
    ) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out_h = ptr::null_mut();
        let mut out_c = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_lstm_cell(
                self.as_raw(),
                h.as_raw(),
                c.as_raw(),
                weight_ih.as_raw(),
                weight_hh.as_raw(),
                opt_ref(bias_ih),
                opt_ref(bias_hh),
                &mut out_h,
                &mut out_c,
            )
        })?;
        Ok((made(out_h)?, made(out_c)?))
    }

    /// One step of a GRU (Cho et al. 2014), gates r z n: n = tanh(x_n + s(r) h_n), h' = (1 - s(z)) n +
    /// s(z) h.
    #[inline]
    pub fn gru_cell(
        &self,
        h: &Tensor<'c>,
        weight_ih: &Tensor<'c>,
        weight_hh: &Tensor<'c>,
        bias_ih: Option<&Tensor<'c>>,
        bias_hh: Option<&Tensor<'c>>,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_gru_cell(
                self.as_raw(),
                h.as_raw(),
                weight_ih.as_raw(),
                weight_hh.as_raw(),
                opt_ref(bias_ih),
                opt_ref(bias_hh),
                &mut out,
            )
        })?;
        made(out)
    }

    /// h' = tanh(x weight_ih^T + bias_ih + h weight_hh^T + bias_hh).
    #[inline]
    pub fn rnn_tanh_cell(
        &self,
        h: &Tensor<'c>,
        weight_ih: &Tensor<'c>,
        weight_hh: &Tensor<'c>,
        bias_ih: Option<&Tensor<'c>>,
        bias_hh: Option<&Tensor<'c>>,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_rnn_tanh_cell(
                self.as_raw(),
                h.as_raw(),
                weight_ih.as_raw(),
                weight_hh.as_raw(),
                opt_ref(bias_ih),
                opt_ref(bias_hh),
                &mut out,
            )
        })?;
        made(out)
    }

    /// The same of GRU cells: outputs and the last h.
    #[inline]
    pub fn gru(
        &self,
        h0: Option<&Tensor<'c>>,
        weights: &[impl Borrow<Tensor<'c>>],
        desc: Option<&RnnDesc>,
    ) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let weights_raw: Vec<_> = weights.iter().map(|h| h.borrow().as_raw()).collect();
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        let mut out_h = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_gru(
                self.as_raw(),
                opt_ref(h0),
                weights_raw.as_ptr(),
                count(weights.len())?,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
                &mut out_h,
            )
        })?;
        Ok((made(out)?, made(out_h)?))
    }

    /// The same of tanh cells.
    #[inline]
    pub fn rnn_tanh(
        &self,
        h0: Option<&Tensor<'c>>,
        weights: &[impl Borrow<Tensor<'c>>],
        desc: Option<&RnnDesc>,
    ) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let weights_raw: Vec<_> = weights.iter().map(|h| h.borrow().as_raw()).collect();
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        let mut out_h = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_rnn_tanh(
                self.as_raw(),
                opt_ref(h0),
                weights_raw.as_ptr(),
                count(weights.len())?,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
                &mut out_h,
            )
        })?;
        Ok((made(out)?, made(out_h)?))
    }

    /// Of one floating tensor; desc `None`: the defaults. Set out-\>struct_size first. Errors: `Status::Dtype`,
    /// `Status::InvalidArgument` (scale).
    pub fn stats(&self, desc: Option<&StatsDesc>) -> Result<TensorStats> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out: sys::mpt_tensor_stats = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_tensor_stats>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_tensor_get_stats(
                self.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        Ok(TensorStats::from_sys(&out))
    }
}

impl<'c> Params<'c> {
    /// An empty set. Errors: `Status::OutOfMemory`.
    pub fn new(context: &'c Context) -> Result<Params<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_create(context.as_raw(), &mut out) })?;
        made_in(out, context)
    }

    /// Adds a floating leaf as a trained parameter: it takes the name, requires a gradient from now on,
    /// and is converted to the set's precision, in place: the tensor's handles stay good. Conversions aside
    /// (`Params::set_precision`, `Params::mark_batch_norm`), its memory stays where `Tensor::data_ptr` found it.
    /// Errors: `Status::InvalidArgument` (name taken or malformed), `Status::Dtype`, `Status::State` (a recorded result, a
    /// view).
    #[allow(clippy::should_implement_trait)]
    pub fn add(&self, name: &str, tensor: &Tensor<'c>) -> Result<()> {
        let name = c_text(name)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_add(self.as_raw(), name.as_ptr(), tensor.as_raw()) })
    }

    /// Adds a tensor that is saved with the others and not trained (running statistics).
    pub fn add_buffer(&self, name: &str, tensor: &Tensor<'c>) -> Result<()> {
        let name = c_text(name)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_add_buffer(self.as_raw(), name.as_ptr(), tensor.as_raw()) })
    }

    /// Says that the parameters under a prefix are a batch norm's, which some precisions keep f32 (O2), and
    /// converts them so. Modules say it themselves; this is for models written on operations.
    /// Errors: `Status::InvalidArgument` where no parameter has that prefix.
    pub fn mark_batch_norm(&self, prefix: &str) -> Result<()> {
        let prefix = c_text(prefix)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_mark_batch_norm(self.as_raw(), prefix.as_ptr()) })
    }

    /// The parameter or buffer of that name: a new handle. Errors: `Status::InvalidArgument`, with near names.
    pub fn get(&self, name: &str) -> Result<Tensor<'c>> {
        let name = c_text(name)?;
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_get(self.as_raw(), name.as_ptr(), &mut out) })?;
        made(out)
    }

    /// Counts and bytes of the set as it is now.
    pub fn info(&self) -> Result<ParamsInfo> {
        let mut out: sys::mpt_params_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_params_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_get_info(self.as_raw(), &mut out) })?;
        Ok(ParamsInfo::from_sys(&out))
    }

    /// Switches training off (on = 1) or on for everything under a prefix; a frozen parameter's gradient
    /// is dropped. Errors: `Status::InvalidArgument` where nothing has that prefix.
    pub fn freeze(&self, prefix: &str, on: bool) -> Result<()> {
        let prefix = c_text(prefix)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_freeze(self.as_raw(), prefix.as_ptr(), on as i32) })
    }

    /// Drops every gradient; the memory goes back to the arena.
    pub fn zero_grad(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_zero_grad(self.as_raw()) })
    }

    /// Converts the set, at rest, to a precision, and what is added later too. Handles stay good. Between
    /// precisions that hold an f32 (parameters of f32, masters of SPLIT and COPY: 32-true, 16-mixed,
    /// bf16-mixed, O0, O1, O2) not a bit is lost, in either direction. Gradients gathered so far are
    /// converted; buffers stay f32 (f64 under 64-true). `None`: 32-true.
    pub fn set_precision(&self, precision: &Precision) -> Result<()> {
        let mut keep = Keep::new();
        let precision = precision.to_sys(&mut keep)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_set_precision(self.as_raw(), &precision) })
    }

    /// The precision that `Params::set_precision` gave last.
    pub fn precision(&self) -> Result<Precision> {
        let mut out: sys::mpt_precision = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_precision>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_get_precision(self.as_raw(), &mut out) })?;
        Ok(Precision::from_sys(&out))
    }

    /// Clips the gradients of a set by the norm over all of them, as torch.nn.utils.clip_grad_norm_: each is
    /// multiplied by min(1, max_norm / (norm + 1e-6)). It is for loops written by hand; a stepper clips in the
    /// same pass as the update. Unscale first. A max_norm of INFINITY measures and clips nothing. desc `None`: the
    /// defaults. `norm` gets the norm before. Errors: `Status::State` (a stepper has the gradients open, scaled;
    /// error_if_nonfinite), `Status::InvalidArgument` (max_norm or norm_type not positive).
    pub fn clip_grad_norm(&self, max_norm: f64, desc: Option<&ClipDesc>) -> Result<f64> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut norm: f64 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_params_clip_grad_norm(
                self.as_raw(),
                max_norm,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut norm,
            )
        })?;
        Ok(norm)
    }

    /// Brings each value of the gradients into \[-limit, limit\]. Errors: `Status::State` (a stepper has the gradients open,
    /// scaled).
    pub fn clip_grad_value(&self, limit: f64) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_params_clip_grad_value(self.as_raw(), limit) })
    }

    /// Of the gradients of a set, as they lie there (scaled, between a backward and its step). `each` (may be
    /// `None`, with count 0) has room for as many as the set has parameters, in their order, the first one's
    /// struct_size set; one without a gradient has no elements. `total`: of all together; its dtype is the
    /// one asked for, or that of the first gradient. Errors: as above; `Status::Shape` (count).
    pub fn grad_stats(
        &self,
        desc: Option<&StatsDesc>,
        count: i32,
    ) -> Result<(TensorStats, TensorStats)> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut total: sys::mpt_tensor_stats = unsafe { std::mem::zeroed() };
        total.struct_size = std::mem::size_of::<sys::mpt_tensor_stats>() as u32;
        let mut each: sys::mpt_tensor_stats = unsafe { std::mem::zeroed() };
        each.struct_size = std::mem::size_of::<sys::mpt_tensor_stats>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_params_get_grad_stats(
                self.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut total,
                &mut each,
                count,
            )
        })?;
        Ok((TensorStats::from_sys(&total), TensorStats::from_sys(&each)))
    }
}

impl<'c> Optimizer<'c> {
    /// An optimizer of every parameter of a set, those added later included. desc `None`: AdamW.
    /// Errors: `Status::InvalidArgument` (a hyper-parameter that is not finite or out of range is named).
    pub fn new(params: &Params<'c>, desc: Option<&OptimizerDesc>) -> Result<Optimizer<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_optimizer_create(
                params.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made_in(out, params.context())
    }

    /// What `selection` names becomes a group of its own, whose number `group` gets (may be `None`). desc `None`:
    /// as group 0's, to be changed by `Optimizer::set_group` or _set_lr.
    /// Errors: `Status::InvalidArgument` where nothing is selected.
    pub fn add_group(
        &self,
        selection: Option<&Selection>,
        desc: Option<&OptimizerDesc>,
    ) -> Result<i32> {
        let mut selection_keep = Keep::new();
        let selection = match selection {
            Some(d) => Some(d.to_sys(&mut selection_keep)?),
            None => None,
        };
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut group: i32 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_optimizer_add_group(
                self.as_raw(),
                selection.as_ref().map_or(ptr::null(), |d| d as *const _),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut group,
            )
        })?;
        Ok(group)
    }

    /// The kind and hyper-parameters of a group.
    pub fn group(&self, group: i32) -> Result<OptimizerDesc> {
        let mut out: sys::mpt_optimizer_desc = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_optimizer_desc>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_optimizer_get_group(self.as_raw(), group, &mut out) })?;
        Ok(OptimizerDesc::from_sys(&out))
    }

    /// Changes hyper-parameters; the kind stays. Under a schedule, lr is what its factor multiplies.
    pub fn set_group(&self, group: i32, desc: &OptimizerDesc) -> Result<()> {
        let mut keep = Keep::new();
        let desc = desc.to_sys(&mut keep)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_optimizer_set_group(self.as_raw(), group, &desc) })
    }

    /// Sets the lr of a group; group -1: of all.
    pub fn set_lr(&self, group: i32, lr: f64) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_optimizer_set_lr(self.as_raw(), group, lr) })
    }

    /// The lr of the next step, by the schedule where there is one.
    pub fn lr(&self, group: i32) -> Result<f64> {
        let mut lr: f64 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_optimizer_get_lr(self.as_raw(), group, &mut lr) })?;
        Ok(lr)
    }

    /// One step by the gradients as they are: no scale, no check. Parameters without a gradient stay.
    /// Under a scaler use `Scaler::step`; with a stepper, `Stepper::step`. Errors: `Status::State` (a stepper has
    /// scaled the gradients and has not stepped).
    pub fn step(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_optimizer_step(self.as_raw()) })
    }

    /// Drops the gradients of its parameters, as `Params::zero_grad` does.
    pub fn zero_grad(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_optimizer_zero_grad(self.as_raw()) })
    }

    /// How many groups, steps and parameters, and the bytes of states, those in codes as they are stored.
    pub fn info(&self) -> Result<OptimizerInfo> {
        let mut out: sys::mpt_optimizer_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_optimizer_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_optimizer_get_info(self.as_raw(), &mut out) })?;
        Ok(OptimizerInfo::from_sys(&out))
    }

    /// A parameter's state, row-major: a new tensor with a copy, or `None` before its first step. Keys are
    /// PyTorch's: "momentum_buffer" (SGD, RMSPROP, LARS), "exp_avg", "exp_avg_sq", "max_exp_avg_sq" (ADAM,
    /// ADAMW; LION: the first; ADEMAMIX, LAMB, NOVOGRAD: the first two), "exp_avg_slow" (ADEMAMIX),
    /// "square_avg", "grad_avg" (RMSPROP), "sum" (ADAGRAD), "row_var", "col_var" or "variance" (ADAFACTOR):
    /// values in f32, whatever the bits. And as they are stored, by bitsandbytes' names: "state1" the codes of
    /// the first state (u8, flat; of 4 bits two in a byte, the first in the upper half), "absmax1" its scales,
    /// "qmap1" its code book, "state2" and so on; without codes "state1" has the values and the others are
    /// `None`.
    pub fn state(&self, parameter: &str, key: &str) -> Result<Option<Tensor<'c>>> {
        let parameter = c_text(parameter)?;
        let key = c_text(key)?;
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_optimizer_get_state(self.as_raw(), parameter.as_ptr(), key.as_ptr(), &mut out)
        })?;
        Ok(maybe(out))
    }
}

impl<'c> Scaler<'c> {
    /// A scaler with its own scale and counters; desc `None`: the defaults. Errors: `Status::InvalidArgument` (a
    /// factor out of range is named).
    pub fn new(context: &'c Context, desc: Option<&ScalerDesc>) -> Result<Scaler<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_scaler_create(
                context.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made_in(out, context)
    }

    /// loss \* scale, a new tensor: f32 where the loss is 16 bits wide, so that it cannot overflow;
    /// differentiable. Make the loss in f32 (`Precision::output`, or a scope's casts, do): the gradient that
    /// goes back into one of f16 is the scale itself, and 65536 is more than f16 holds.
    pub fn scale(&self, loss: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_scale(self.as_raw(), loss.as_raw(), &mut out) })?;
        made(out)
    }

    /// Checks and divides, in place, the gradients of an optimizer's parameters: to see or clip the true
    /// ones. At most once per optimizer between updates. Any floating dtype; f16, which does not hold the true
    /// ones, becomes f32.
    pub fn unscale(&self, optimizer: &Optimizer<'c>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_unscale(self.as_raw(), optimizer.as_raw()) })
    }

    /// Steps the optimizer if its gradients are finite (unscaling on the way, unless that is done). At most
    /// once per optimizer between updates. `Status::StepSkipped` where the parameters stayed; on a device that
    /// has not finished `Status::Ok`, and the verdict says it later. No gradients at all: legal, `Status::Ok`. Errors:
    /// STATE (nothing was scaled since the last update or step of a stepper; the optimizer's gradients are
    /// open in a stepper, or are another scaler's).
    pub fn step(&self, optimizer: &Optimizer<'c>) -> Result<Step> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        stepped(unsafe { sys::mpt_scaler_step(self.as_raw(), optimizer.as_raw()) })
    }

    /// Moves the scale by what all optimizers since the last update found; it stays where none had a gradient.
    /// Errors: `Status::State` (nothing was unscaled or stepped; micro-batches of a stepper are open).
    pub fn update(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_update(self.as_raw()) })
    }

    /// Replaces the scale. Errors: `Status::State` (gradients scaled by the old one are on the way),
    /// `Status::InvalidArgument`.
    pub fn set_scale(&self, scale: f64) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_set_scale(self.as_raw(), scale) })
    }

    /// `Status::NotReady`, with `out` untouched, while a device has not finished the latest update.
    pub fn info(&self) -> Result<ScalerInfo> {
        let mut out: sys::mpt_scaler_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_scaler_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_get_info(self.as_raw(), &mut out) })?;
        Ok(ScalerInfo::from_sys(&out))
    }

    /// The state as it is now, for `Scaler::set_state`. Errors: `Status::State`.
    pub fn state(&self) -> Result<ScalerState> {
        let mut out: sys::mpt_scaler_state = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_scaler_state>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_get_state(self.as_raw(), &mut out) })?;
        Ok(ScalerState::from_sys(&out))
    }

    /// Puts such a state back, whole or not at all.
    pub fn set_state(&self, state: &ScalerState) -> Result<()> {
        let mut keep = Keep::new();
        let state = state.to_sys(&mut keep)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_set_state(self.as_raw(), &state) })
    }

    /// The same as JSON text, with the keys of PyTorch's GradScaler.state_dict(), both ways:
    ///   {"scale":65536.0,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2000,"_growth_tracker":0}
    /// and, where it is not what the descriptor says, "_hysteresis_left". A disabled scaler gives {}, as
    /// PyTorch's does. `needed` as in `Context::kernels_text`.
    pub fn state_to_json(&self) -> Result<String> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_scaler_state_to_json(self.as_raw(), text, size, needed)
        })
    }

    /// A disabled scaler takes nothing and returns `Status::Ok`. Errors: `Status::InvalidArgument` (cut or no JSON; {}: it
    /// was saved from a disabled scaler; a key that is missing, unknown or out of range is named), `Status::State` as
    /// `Scaler::set_state`. The scaler then is as it was.
    pub fn state_from_json(&self, text: &str) -> Result<()> {
        let text = c_text(text)?;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_state_from_json(self.as_raw(), text.as_ptr()) })
    }

    /// What the last `Scaler::step` did to an optimizer, in a loop written by hand; scale_after is the
    /// present scale, grad_norm NaN, step the number of updates since. Errors: `Status::State` where the scaler has
    /// not stepped it.
    pub fn verdict(&self, optimizer: &Optimizer<'c>) -> Result<Verdict> {
        let mut out: sys::mpt_verdict = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_verdict>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_scaler_get_verdict(self.as_raw(), optimizer.as_raw(), &mut out) })?;
        Ok(Verdict::from_sys(&out))
    }
}

impl<'c> Stepper<'c> {
    /// Makes a stepper, which runs the steps of the optimizers that `Stepper::add` gives it: the backward, the
    /// scale of the loss, clipping, accumulation, and the updates. The stepper is the caller's. precision and desc
    /// may be `None`: 32-true, the defaults. Errors: `Status::InvalidArgument` (a field out of range, or two that contradict
    /// each other, is named), `Status::InvalidHandle`.
    pub fn new(
        context: &'c Context,
        precision: &Precision,
        desc: Option<&StepperDesc<'c>>,
    ) -> Result<Stepper<'c>> {
        let mut keep = Keep::new();
        let precision = precision.to_sys(&mut keep)?;
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_stepper_create(
                context.as_raw(),
                &precision,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made_in(out, context)
    }

    /// Adds an optimizer, whose parameters the next steps update; the stepper keeps a reference to it. A set whose
    /// precision asks for a scaler, in a stepper without one, is logged as a warning. Errors: `Status::InvalidArgument`
    /// (already added; a parameter belongs to two optimizers: it is named), `Status::State` (micro-batches are open).
    #[allow(clippy::should_implement_trait)]
    pub fn add(&self, optimizer: &Optimizer<'c>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_add(self.as_raw(), optimizer.as_raw()) })
    }

    /// The stepper's scaler: a new handle, `None` without one. Of several losses: number 0's.
    pub fn scaler(&self) -> Result<Option<Scaler<'c>>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_get_scaler(self.as_raw(), &mut out) })?;
        Ok(maybe_in(out, self.context()))
    }

    /// Backward from a loss, scaled and divided by `accumulate`. Call it for every loss of every
    /// micro-batch; until the step, the scale is locked. For retain_graph or create_graph see
    /// `Stepper::backward_loss` with index 0. Gradients add up, also to
    /// what another backward has left in these parameters: where a loss of another stepper passes through
    /// them (a GAN's generator's, through the discriminator), freeze them for its forward
    /// (`Params::freeze`), or call `Stepper::drop` before this. Where it fails the gradients are as they
    /// were (but see at_once). Micro-batches are not counted: a step after one of four
    /// takes a quarter of its gradient, after nine of four 2.25 times their mean. Where an epoch ends with
    /// fewer, n, multiply their losses by accumulate / n (`Tensor::mul_scalar`) before the backward.
    pub fn backward(&self, loss: &Tensor<'c>) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_backward(self.as_raw(), loss.as_raw()) })
    }

    /// The step. `Status::StepSkipped` where an optimizer left its parameters as they were; where it got no
    /// gradient there was nothing to do, and it is `Status::Ok` (`Outcome::NoGradient`); where none got any the
    /// scale stays. Of steppers that share a scaler, the last with micro-batches open moves its scale. Errors:
    /// STATE (no backward since the last step, no optimizer, error_if_nonfinite, skip_limit; another stepper
    /// has scaled gradients of an optimizer open).
    pub fn step(&self) -> Result<Step> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        stepped(unsafe { sys::mpt_stepper_step(self.as_raw()) })
    }

    /// Gives the open micro-batches up: drops the gradients of every optimizer, unlocks the scale, which
    /// stays. Without open ones: drops the gradients.
    pub fn drop(&self) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_drop(self.as_raw()) })
    }

    /// Backward from loss number `index`, with the options of `Tensor::backward` (desc `None`: the defaults); without
    /// several losses, index is 0. Several have one scale each (the num_losses of Apex): with `losses` N above
    /// 1 the stepper has N scalers (with the options of `scaler`, which becomes number 0's, or those that the
    /// precision asks for), and loss number `index` is scaled by its own. The gradients of a backward are
    /// checked and divided by that scale as they arrive, and kept as true sums in f32 (f64 for f64), so
    /// parameters that several losses share get the right sum. A non-finite gradient lowers the scale of the
    /// loss it came from; the step is skipped for the optimizers that it reached, alone or together. The
    /// scales move, each by what its loss brought, with the step; one whose loss had no backward stays.
    /// `Stepper::backward` is loss 0. Errors: `Status::InvalidArgument` (index; create_graph with several losses,
    /// which unscaled sums have no place for).
    pub fn backward_loss(
        &self,
        index: i32,
        loss: &Tensor<'c>,
        desc: Option<&BackwardDesc>,
    ) -> Result<()> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_stepper_backward_loss(
                self.as_raw(),
                index,
                loss.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            )
        })
    }

    /// The scaler of a loss: a new handle, `None` without scaling.
    pub fn loss_scaler(&self, index: i32) -> Result<Option<Scaler<'c>>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_get_loss_scaler(self.as_raw(), index, &mut out) })?;
        Ok(maybe_in(out, self.context()))
    }

    /// What the last step did to optimizer number `index`, in the order of adding. `Status::NotReady`, with `out`
    /// untouched, while a device has not finished. Errors: `Status::State` before the first step.
    pub fn verdict(&self, index: i32) -> Result<Verdict> {
        let mut out: sys::mpt_verdict = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_verdict>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_get_verdict(self.as_raw(), index, &mut out) })?;
        Ok(Verdict::from_sys(&out))
    }

    /// The skips that are remembered, an optimizer's verdict each, from 0, the oldest, to
    /// `StepperInfo`.events - 1, the latest; the desc's `events` of them are kept. Errors:
    /// INVALID_ARGUMENT (index).
    pub fn event(&self, index: i64) -> Result<Verdict> {
        let mut out: sys::mpt_verdict = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_verdict>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_get_event(self.as_raw(), index, &mut out) })?;
        Ok(Verdict::from_sys(&out))
    }

    /// What the stepper has done so far.
    pub fn info(&self) -> Result<StepperInfo> {
        let mut out: sys::mpt_stepper_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_stepper_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_stepper_get_info(self.as_raw(), &mut out) })?;
        Ok(StepperInfo::from_sys(&out))
    }
}

impl<'c> Lbfgs<'c> {
    /// Makes an L-BFGS optimizer of every parameter of a set that is not frozen. It is the caller's and keeps a
    /// reference to the set. desc `None`: the defaults. Errors: `Status::InvalidArgument` (a field out of range is named),
    /// `Status::InvalidHandle`.
    pub fn new(params: &Params<'c>, desc: Option<&LbfgsDesc<'c>>) -> Result<Lbfgs<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe {
            sys::mpt_lbfgs_create(
                params.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made_in(out, params.context())
    }

    /// What it has done so far, and how many pairs it holds.
    pub fn info(&self) -> Result<LbfgsInfo> {
        let mut out: sys::mpt_lbfgs_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_lbfgs_info>() as u32;
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_lbfgs_get_info(self.as_raw(), &mut out) })?;
        Ok(LbfgsInfo::from_sys(&out))
    }
}

impl<'c> Module<'c> {
    /// The module's result for one input.
    pub fn forward(&self, x: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_module_forward(self.as_raw(), x.as_raw(), &mut out) })?;
        made(out)
    }

    /// Training (1, as modules are made) or evaluation (0): what dropout and batch norm do. Goes to the
    /// modules inside, too.
    pub fn train(&self, on: bool) -> Result<()> {
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_module_train(self.as_raw(), on as i32) })
    }

    /// What `Module::train` said last: 1 or 0.
    pub fn is_training(&self) -> Result<bool> {
        let mut out: i32 = Default::default();
        // SAFETY: the handles are checked by the library, the memory is ours and long enough.
        check(unsafe { sys::mpt_module_is_training(self.as_raw(), &mut out) })?;
        Ok(out != 0)
    }
}
