// Made by generate.py from the headers.
// SPDX-License-Identifier: Apache-2.0
// digest 1010a1ad27caaf6fda264c36bb2245af0fb11a33397d2cdf083ca91cdd3c6a25

use super::*;

#[path = "../lbfgs.rs"]
mod lbfgs;

#[path = "../recording.rs"]
mod recording;

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
    "A set of named parameters and buffers."
);

handle!(
    Publisher,
    mpt_publisher,
    mpt_publisher_s,
    mpt_publisher_retain,
    mpt_publisher_release,
    "`mpt_publisher` of C."
);

handle!(
    Subscriber,
    mpt_subscriber,
    mpt_subscriber_s,
    mpt_subscriber_retain,
    mpt_subscriber_release,
    "`mpt_subscriber` of C."
);

handle!(
    Optimizer,
    mpt_optimizer,
    mpt_optimizer_s,
    mpt_optimizer_retain,
    mpt_optimizer_release,
    "An optimizer of all parameters of a set."
);

handle!(
    Comm,
    mpt_comm,
    mpt_comm_s,
    mpt_comm_retain,
    mpt_comm_release,
    "The ranks of a data-parallel training, as one of them sees them."
);

handle!(Scaler, mpt_scaler, mpt_scaler_s, mpt_scaler_retain, mpt_scaler_release, "A loss scaler.");

handle!(
    Stepper,
    mpt_stepper,
    mpt_stepper_s,
    mpt_stepper_retain,
    mpt_stepper_release,
    "Runs whole training steps: check, unscale, clip, update."
);

handle!(
    Lbfgs,
    mpt_lbfgs,
    mpt_lbfgs_s,
    mpt_lbfgs_retain,
    mpt_lbfgs_release,
    "The L-BFGS optimizer, which evaluates the loss several times per step."
);

handle!(
    Recording,
    mpt_recording,
    mpt_recording_s,
    mpt_recording_retain,
    mpt_recording_release,
    "The work of some calls, such as a training step, which a replay runs again."
);

handle!(
    Module,
    mpt_module,
    mpt_module_s,
    mpt_module_retain,
    mpt_module_release,
    "A layer or network: parameters and a forward function."
);

handle!(
    Blob,
    mpt_blob,
    mpt_blob_s,
    mpt_blob_retain,
    mpt_blob_release,
    "Bytes in memory of the library, which a save writes."
);

handle!(File, mpt_file, mpt_file_s, mpt_file_retain, mpt_file_release, "An open safetensors file.");

handle!(Snapshot, mpt_snapshot, mpt_snapshot_s, mpt_snapshot_retain, mpt_snapshot_release, "A copy of a training in memory, for rollbacks: [`Training::snapshot`](crate::Training::snapshot).");

/// Returns the version of the library as one number, for comparisons: `version_number`() \>=
/// `MPT_MAKE_VERSION`(0, 1, 2). Any thread.
pub fn version_number() -> u32 {
    // SAFETY: the library checks the handles; the memory is local and large enough.
    unsafe { sys::mpt_version() }
}

/// Returns the version of the library as text, for example "0.1.0". Any thread.
pub fn version() -> Option<String> {
    // SAFETY: the library checks the handles; the memory is local and large enough.
    text(unsafe { sys::mpt_version_string() })
}

/// Returns the kind and number of a device from a text: "cpu", "vulkan" for number 0 of its kind,
/// "vulkan:1", or "vulkan:NVIDIA" for the first device whose name contains this or whose UUID this
/// is. The kinds are "cpu", "cuda", "module" and "vulkan". Only a text with a name opens the module
/// of the kind. Any thread. Errors: `Status::InvalidArgument` (an unknown kind), `Status::Device` (there is no such
/// name; the text lists the devices or says what is missing).
pub fn device_from_name(name: &str) -> Result<(Device, i32)> {
    let name = c_text(name)?;
    let mut device: i32 = Default::default();
    let mut index: i32 = Default::default();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe { sys::mpt_device_from_name(name.as_ptr(), &mut device, &mut index) })?;
    Ok((Device::from_raw(device), index))
}

/// Lists the devices that a context can be created on, one line per device, such as "vulkan:0
/// NVIDIA GeForce RTX 3060, 12288 MB, UUID 4c14..". Behind it, a device of Vulkan has its driver,
/// whether it computes in f64 and on matrices of 16 bits, and whether subnormal numbers are kept.
/// The line of a device that cannot be used says which features it lacks, and that of a kind without
/// devices says what is missing: the module, a driver. The text is cut at `size` bytes. `needed`
/// (may be `None`) receives the full size, including the final NUL. Any thread.
pub fn devices_text() -> Result<String> {
    // SAFETY: the library checks the handles; the memory is local and large enough.
    read_text(|text, size, needed| unsafe { sys::mpt_devices_text(text, size, needed) })
}

/// Finds a profile by its name: "apex-o1" gives `Profile::ApexO1`. Any thread.
/// Errors: `Status::InvalidArgument` (unknown name; the text lists the names).
pub fn autocast_profile_from_name(name: &str) -> Result<Profile> {
    let name = c_text(name)?;
    let mut out: i32 = Default::default();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe { sys::mpt_autocast_profile_from_name(name.as_ptr(), &mut out) })?;
    Ok(Profile::from_raw(out))
}

/// Returns the name of a profile, or `None` for an unknown number: iterate from 1. Any thread.
pub fn autocast_profile_name(profile: Profile) -> Option<String> {
    // SAFETY: the library checks the handles; the memory is local and large enough.
    text(unsafe { sys::mpt_autocast_profile_name(profile.raw()) })
}

/// Returns the tensors one after the other along a dim. The other extents must be equal. Dtypes are
/// promoted to the widest.
#[inline]
pub fn cat<'c>(tensors: &[impl Borrow<Tensor<'c>>], dim: i64) -> Result<Tensor<'c>> {
    let tensors_raw: Vec<_> = tensors.iter().map(|h| h.borrow().as_raw()).collect();
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe { sys::mpt_cat(tensors_raw.as_ptr(), count(tensors.len())?, dim, &mut out) })?;
    made(out)
}

/// Returns tensors of one shape side by side along a new dim. Dtypes are promoted to the widest.
#[inline]
pub fn stack<'c>(tensors: &[impl Borrow<Tensor<'c>>], dim: i64) -> Result<Tensor<'c>> {
    let tensors_raw: Vec<_> = tensors.iter().map(|h| h.borrow().as_raw()).collect();
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe { sys::mpt_stack(tensors_raw.as_ptr(), count(tensors.len())?, dim, &mut out) })?;
    made(out)
}

/// Returns the sum of products that an equation in Einstein's notation describes, as torch.einsum:
/// "bij,bjk-\>bik" for two tensors is `Tensor::bmm`. A letter names a dim of a tensor, "..." stands for
/// dims that broadcast, and commas separate the tensors. Dims whose letter is not in the result are
/// summed over, and a letter that occurs twice in one tensor selects its diagonal. Without "-\>" the
/// result has the dims of "...", then the letters that occur once, in alphabetical order. Tensors
/// are multiplied from left to right, two by one matrix product. 16-bit tensors are computed in f32
/// and rounded once. The result may share the memory of a tensor. Autocast casts to the scope's
/// dtype. Errors: `Status::InvalidArgument` (the equation, or its number of tensors).
#[inline]
pub fn einsum<'c>(tensors: &[impl Borrow<Tensor<'c>>], equation: &str) -> Result<Tensor<'c>> {
    let tensors_raw: Vec<_> = tensors.iter().map(|h| h.borrow().as_raw()).collect();
    let equation = c_text(equation)?;
    let mut out = ptr::null_mut();
    // SAFETY: the library checks the handles; the memory is local and large enough.
    check(unsafe {
        sys::mpt_einsum(tensors_raw.as_ptr(), count(tensors.len())?, equation.as_ptr(), &mut out)
    })?;
    made(out)
}

/// Formats statistics as a bar chart with one bar per power of two and the limits of the dtype. The
/// text is cut at `size` bytes. `needed` (may be `None`) receives the full size, including the final
/// NUL. Errors: `Status::Dtype` (stats.dtype is not floating).
pub fn stats_text(stats: Option<&TensorStats>) -> Result<String> {
    let mut stats_keep = Keep::new();
    let stats = match stats {
        Some(d) => Some(d.to_sys(&mut stats_keep)?),
        None => None,
    };
    // SAFETY: the library checks the handles; the memory is local and large enough.
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
    /// Ends the work of a context between two kernels: the call in progress, and each later one that
    /// computes, fails with `Status::Cancelled` until `Context::resume`. A failed call changes nothing:
    /// parameters, states, gradients and random numbers are as before it, but the graph of a backward is
    /// spent, so run its forward again. A step is one piece, which is taken or not begun. A replay stops
    /// in its middle, and `Recording::replay` or `Recording::advance` goes on from there. With
    /// release_grads, a backward keeps the updates that it has made, as after any failure of it. On
    /// several ranks cancel between two steps: without this rank the others fail.
    ///
    /// Work without kernels, such as views and releases, goes on. Any thread, also inside a
    /// callback. Errors: `Status::InvalidHandle`.
    pub fn cancel(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_cancel(self.as_raw()) })
    }

    /// Lets the work of a context that was cancelled go on, or does nothing. Any thread, also inside a
    /// callback. Errors: `Status::InvalidHandle`.
    pub fn resume(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_resume(self.as_raw()) })
    }

    /// Restarts the generator with a seed. The draws that follow depend on the seed only.
    pub fn set_seed(&self, seed: i64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_set_seed(self.as_raw(), seed) })
    }

    /// Returns the state of the generator, for `Context::set_generator`: its seed, and the number of
    /// draws so far.
    pub fn generator(&self) -> Result<(i64, i64)> {
        let mut seed: i64 = Default::default();
        let mut draws: i64 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_get_generator(self.as_raw(), &mut seed, &mut draws) })?;
        Ok((seed, draws))
    }

    /// Restores a state of the generator that `Context::generator` returned: the following draws
    /// repeat the draws that followed this state. Errors: `Status::InvalidArgument` (`draws` is negative or not a
    /// multiple of 4).
    pub fn set_generator(&self, seed: i64, draws: i64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_set_generator(self.as_raw(), seed, draws) })
    }

    /// Returns how a context uses the memory of the device on which it computes. The call allocates
    /// nothing.
    pub fn memory(&self) -> Result<MemoryInfo> {
        let mut out: sys::mpt_memory_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_memory_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_get_memory(self.as_raw(), &mut out) })?;
        Ok(MemoryInfo::from_sys(&out))
    }

    /// Returns how a context uses the memory of one of its devices. In a context on another device,
    /// `Device::Cpu` has the library's own objects and the tensors that lie on the host. The call
    /// allocates nothing. Errors: `Status::Device` (the context does not use the device).
    pub fn device_memory(&self, device: Device, index: i32) -> Result<MemoryInfo> {
        let mut out: sys::mpt_memory_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_memory_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_context_get_device_memory(self.as_raw(), device.raw(), index, &mut out)
        })?;
        Ok(MemoryInfo::from_sys(&out))
    }

    /// Tests the device on which a context computes: small cases of every operation and its gradient, in
    /// f32, f16, bf16 and, where the device has it, f64, larger ones of products, rows and attention,
    /// and steps of every optimizer, also with masters and a scaler, are compared with those of the
    /// reference kernels on the CPU. Use it once on new hardware or with a new driver. It takes seconds,
    /// more where a driver compiles kernels slowly. Modes, generator and tensors of the context stay as
    /// they are. Errors: `Status::Device` (results differ, or are refused: the text names all cases, and the log
    /// hook gets a warning for each, with what differs), `Status::State` (a dry run is open), `Status::OutOfMemory`.
    pub fn device_selftest(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_device_selftest(self.as_raw()) })
    }

    /// Gives memory that a context does not use now back to the host or the system: whole pieces of its
    /// arenas, and what it keeps for later copies from devices. Of the system's own memory it also gives
    /// back the pages of unused parts of a piece, which `MemoryInfo` goes on counting. Waits for the
    /// context's devices. The next step allocates again, so call it where a level, a training or a
    /// large batch has ended. Errors: `Status::State` (a recording is being made).
    pub fn trim(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_trim(self.as_raw()) })
    }

    /// Resets every peak, per purpose and total, to the present use.
    pub fn reset_peak(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_reset_peak(self.as_raw()) })
    }

    /// Lists the kernels prepared so far, one line per kernel: operation, operands, and the backend that
    /// computes it. The text is cut at `size` bytes. `needed` (may be `None`) receives the full size,
    /// including the final NUL.
    pub fn kernels_text(&self) -> Result<String> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_context_kernels_text(self.as_raw(), text, size, needed)
        })
    }

    /// Returns the arithmetic in use: `Arithmetic::Native16` or `Arithmetic::Widen16`. Measures first
    /// if none was set.
    pub fn arithmetic(&self) -> Result<Arithmetic> {
        let mut out: i32 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_get_arithmetic(self.as_raw(), &mut out) })?;
        Ok(Arithmetic::from_raw(out))
    }

    /// Sets the arithmetic. `Arithmetic::Measure` restores the default. Errors: `Status::InvalidArgument`
    /// (unknown number), `Status::State` (an operation has already run).
    pub fn set_arithmetic(&self, choice: Arithmetic) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_set_arithmetic(self.as_raw(), choice.raw()) })
    }

    /// Makes modes for another user of a context, such as a thread that prepares batches, and returns
    /// their number. They have what a new context has: no scope, no autocast, gradients enabled, and a
    /// generator with this seed. Classes that `Context::autocast_override` has set outside of scopes stay set.
    /// The modes do not come into force. They end with `Context::end_modes` or with the context.
    pub fn create_modes(&self, seed: i64) -> Result<i64> {
        let mut out: i64 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_create_modes(self.as_raw(), seed, &mut out) })?;
        Ok(out)
    }

    /// Puts modes into force: scopes, autocast, grad mode, anomaly checks and the generator are those of
    /// `modes` from now on, and those that were in force keep their state until they are used again. 0:
    /// the context's own. One thread at a time uses a context with any modes. In a callback, put the
    /// modes back before it returns. Errors: `Status::InvalidArgument` (`modes` have ended or never existed in
    /// this context), `Status::State` (a recording is being made, which would have calls of both).
    pub fn use_modes(&self, modes: i64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_use_modes(self.as_raw(), modes) })
    }

    /// Ends modes that are not in force. Scopes that are open in them release their handles.
    /// Errors: `Status::InvalidArgument` (`modes` are 0, have ended or never existed in this context), `Status::State`
    /// (they are in force).
    pub fn end_modes(&self, modes: i64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_end_modes(self.as_raw(), modes) })
    }

    /// Creates a tensor whose elements are not initialised. dtype NONE means f32.
    pub fn empty(&self, dtype: Dtype, shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_empty(self.as_raw(), dtype.raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Creates a tensor of zeros. dtype NONE means f32.
    pub fn zeros(&self, dtype: Dtype, shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_zeros(self.as_raw(), dtype.raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Creates a tensor of ones. dtype NONE means f32.
    pub fn ones(&self, dtype: Dtype, shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Creates a tensor of random integers, uniform in \[low, high): each is as likely as the others,
    /// within 2^-48. The values come from the context's generator, two draws for each. dtype NONE means
    /// i64. Errors: `Status::InvalidArgument` (low is not below high, one is beyond 2^53, more than 2^48 integers
    /// lie between them, or the dtype does not have all of these).
    pub fn randint(
        &self,
        dtype: Dtype,
        shape: impl AsRef<[i64]>,
        low: i64,
        high: i64,
    ) -> Result<Tensor<'_>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_randint(
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
    /// text names it. Each check waits for a device other than the CPU.
    pub fn set_anomaly(&self, on: bool) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_set_anomaly(self.as_raw(), on as i32) })
    }

    /// Returns the dtype of the innermost autocast scope, or `Dtype::None` if casts are off.
    pub fn autocast_dtype(&self) -> Result<Dtype> {
        let mut out: i32 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_autocast_get_dtype(self.as_raw(), &mut out) })?;
        Ok(Dtype::from_raw(out))
    }

    /// Sets the cast class of an operation, also of one that the host registered. Inside a scope the
    /// class applies to the innermost scope and the scopes opened inside it. Outside every scope it
    /// applies to all later scopes. `CastClass::Default` removes the setting. Errors: `Status::InvalidArgument` (an
    /// unknown operation or class, or an operation without autocast).
    pub fn autocast_override(&self, op: Op, cls: CastClass) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_autocast_set_class(self.as_raw(), op.raw(), cls.raw()) })
    }

    /// Returns the cast class of an operation that applies now. Errors: `Status::InvalidArgument` (unknown
    /// operation).
    pub fn autocast_class(&self, op: Op) -> Result<CastClass> {
        let mut out: i32 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_autocast_get_class(self.as_raw(), op.raw(), &mut out) })?;
        Ok(CastClass::from_raw(out))
    }

    /// Drops all cached casts.
    pub fn autocast_clear_cache(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_autocast_clear_cache(self.as_raw()) })
    }

    /// Returns the counters of the cache of casts.
    pub fn autocast_cache_info(&self) -> Result<CastCacheInfo> {
        let mut out: sys::mpt_cast_cache_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_cast_cache_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_autocast_get_cache_info(self.as_raw(), &mut out) })?;
        Ok(CastCacheInfo::from_sys(&out))
    }

    /// Finds the number of an operation by its name, for example "matmul". Operations that the host
    /// registered are found too. Errors: `Status::InvalidArgument` (unknown name; the text lists near names).
    pub fn op_from_name(&self, name: &str) -> Result<Op> {
        let name = c_text(name)?;
        let mut out: i32 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_op_from_name(self.as_raw(), name.as_ptr(), &mut out) })?;
        Ok(Op::from_raw(out))
    }

    /// Returns the name of an operation, or `None` past the end: iterate from 0. Operations of the host
    /// have a range of their own, which starts at the first number that `Context::register_op` returned.
    pub fn op_name(&self, op: Op) -> Option<String> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        text(unsafe { sys::mpt_op_name(self.as_raw(), op.raw()) })
    }

    /// Checks whether an operation accepts data of a dtype in this context. Weights, masks and indices
    /// have rules of their own. Operations of the host accept every dtype. Errors: `Status::Unsupported` (it does
    /// not accept the dtype; the text gives the reason and an alternative), `Status::Dtype` (unknown dtype).
    pub fn op_supports(&self, op: Op, dtype: Dtype) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_op_supports(self.as_raw(), op.raw(), dtype.raw()) })
    }

    /// Describes an operation by its number, also one that the host registered. Strings live as long as
    /// the context. Errors: `Status::InvalidArgument` (unknown number), `Status::Unsupported` (the number belongs to a part
    /// of other operations, such as "conv_data", and cannot be called).
    pub fn op_info(&self, op: Op) -> Result<OpInfo> {
        let mut out: sys::mpt_op_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_op_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_op_get_info(self.as_raw(), op.raw(), &mut out) })?;
        Ok(OpInfo::from_sys(&out))
    }

    /// Describes a parameter of an operation. `index` is in \[0, `OpInfo`.params) and follows the
    /// order of the C function; the fields of its descriptor come last. An argument and a field of one
    /// name (stride of a convolution) are one parameter, the field. Errors: `Status::InvalidArgument`
    /// (unknown operation or index), `Status::Unsupported` (the number belongs to a part of other operations).
    pub fn op_param(&self, op: Op, index: i32) -> Result<OpParam> {
        let mut out: sys::mpt_op_param = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_op_param>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_op_get_param(self.as_raw(), op.raw(), index, &mut out) })?;
        Ok(OpParam::from_sys(&out))
    }

    /// Formats the memory report as a table with one line per purpose, in MB (1e6 bytes): now, at the
    /// moment of the highest total since `Context::reset_peak`, and at the highest total of the latest
    /// step that has ended. Each column adds up to its total. The lines below give the allocations of a
    /// step, the memory taken from the host, and the memory outside the arena that counts towards
    /// memory_limit. In a context with several devices, the table is that of the device on which it
    /// computes, and a table for each other device follows. The text is cut at `size` bytes. `needed`
    /// (may be `None`) receives the full size, including the final NUL.
    pub fn memory_text(&self) -> Result<String> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_memory_text(self.as_raw(), text, size, needed)
        })
    }

    /// Ends a step of the memory report, and of the measurement that `ContextDesc`.own_threads
    /// describes, for loops without a stepper. `Stepper::step` does this itself.
    pub fn memory_end_step(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_memory_end_step(self.as_raw()) })
    }

    /// Watches the memory of the next step, for `Context::memory_fit`. `batch` holds tensors of one context
    /// that exist before the forward and have one first extent, which is the number of rows of the
    /// batch. Memory of the host (`Context::from_vec`) is possible. If the batch is another dim, as
    /// in \[length, batch, in\], give a view by `Tensor::transpose`. A second call starts anew. count 0 ends
    /// watching and forgets the step. Errors: `Status::Shape` (a tensor without dims, or with another first
    /// extent), `Status::InvalidArgument` (a parameter), `Status::InvalidHandle`.
    pub fn memory_watch<'c>(&'c self, batch: &[impl Borrow<Tensor<'c>>]) -> Result<()> {
        let batch_raw: Vec<_> = batch.iter().map(|h| h.borrow().as_raw()).collect();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_memory_watch(self.as_raw(), batch_raw.as_ptr(), count(batch.len())?)
        })
    }

    /// Predicts whether a step with a batch of `batch` rows stays within `limit` bytes, and the largest
    /// batch that does. limit 0 means no limit. The bytes are those of live blocks, as total_peak of
    /// `MemoryInfo`. The arena takes a little more from the host (arena_bytes) for headers, rounding,
    /// and holes between blocks. The prediction is inexact if the shapes of a step do not grow in
    /// proportion to the batch, or if an operation chooses another algorithm at another size. Sparse
    /// gradients are assumed to grow with the batch up to the whole table. Errors: `Status::State` (no step was
    /// watched; the watched step has not ended; it was the first one, which made the optimizer's
    /// states), `Status::InvalidArgument` (batch is not in 1 to 2^40).
    pub fn memory_fit(&self, batch: i64, limit: usize) -> Result<MemoryFitInfo> {
        let mut out: sys::mpt_memory_fit_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_memory_fit_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_memory_fit(self.as_raw(), batch, limit, &mut out) })?;
        Ok(MemoryFitInfo::from_sys(&out))
    }

    /// Begins a trace and drops the records of the previous one. Errors: `Status::State` (a trace is
    /// on).
    pub fn trace_begin(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_begin(self.as_raw()) })
    }

    /// Begins a trace in which no step takes effect, to trace a step before it is taken. Forward and
    /// backward run as usual. The passes of `Stepper::step`, `Optimizer::step`, `Scaler::step` and
    /// `Scaler::update` are recorded, but parameters, masters, states, scale, schedule, their counters
    /// and running statistics do not change; these calls return `Status::Ok` and give no new verdict.
    /// Optimizer states are allocated if they do not exist. The end of the trace restores the generator.
    /// Writes by the host itself take effect. Errors: `Status::State` (a trace is on). Until the end,
    /// `Lbfgs::step` and a backward with release_grads fail with `Status::State`.
    pub fn trace_begin_dry(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_begin_dry(self.as_raw()) })
    }

    /// Ends a trace. Errors: `Status::State` (no trace is on).
    pub fn trace_end(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_end(self.as_raw()) })
    }

    /// Drops the records of the last trace. Errors: `Status::State` (a trace is on).
    pub fn trace_clear(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_clear(self.as_raw()) })
    }

    /// Returns the size of the records so far.
    pub fn trace_info(&self) -> Result<TraceInfo> {
        let mut out: sys::mpt_trace_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_get_info(self.as_raw(), &mut out) })?;
        Ok(TraceInfo::from_sys(&out))
    }

    /// Returns the record of an operation by its index. Errors: `Status::InvalidArgument` (index; the text gives
    /// the range), `Status::State` (the trace is on).
    pub fn trace_op(&self, index: i64) -> Result<TraceOp> {
        let mut out: sys::mpt_trace_op = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_op>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_get_op(self.as_raw(), index, &mut out) })?;
        Ok(TraceOp::from_sys(&out))
    }

    /// Returns the record of an input of an operation, both by index. Errors: `Status::InvalidArgument` (op,
    /// input), `Status::State` (the trace is on).
    pub fn trace_input(&self, op: i64, input: i32) -> Result<TraceTensor> {
        let mut out: sys::mpt_trace_tensor = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_tensor>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_get_input(self.as_raw(), op, input, &mut out) })?;
        Ok(TraceTensor::from_sys(&out))
    }

    /// Returns the record of a cast by its index. Errors: `Status::InvalidArgument` (index), `Status::State` (the trace is
    /// on).
    pub fn trace_cast(&self, index: i64) -> Result<TraceCast> {
        let mut out: sys::mpt_trace_cast = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_cast>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_get_cast(self.as_raw(), index, &mut out) })?;
        Ok(TraceCast::from_sys(&out))
    }

    /// Returns the record of a kernel by its index. Errors: `Status::InvalidArgument` (index), `Status::State` (the trace
    /// is on).
    pub fn trace_kernel(&self, index: i64) -> Result<TraceKernel> {
        let mut out: sys::mpt_trace_kernel = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_kernel>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_get_kernel(self.as_raw(), index, &mut out) })?;
        Ok(TraceKernel::from_sys(&out))
    }

    /// Returns the record of such a cast by hand (`mpt_hazard_kind`) by its index.
    /// Errors: `Status::InvalidArgument` (index), `Status::State` (the trace is on).
    pub fn trace_hazard(&self, index: i64) -> Result<TraceHazard> {
        let mut out: sys::mpt_trace_hazard = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_trace_hazard>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_trace_get_hazard(self.as_raw(), index, &mut out) })?;
        Ok(TraceHazard::from_sys(&out))
    }

    /// Formats all records as a table. The text is cut at `size` bytes. `needed` (may be `None`) receives
    /// the full size, including the final NUL. Errors: `Status::State` (the trace is on).
    pub fn trace_text(&self) -> Result<String> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_trace_text(self.as_raw(), text, size, needed)
        })
    }

    /// Returns the latest finding.
    pub fn non_finite(&self) -> Result<NonFinite> {
        let mut out: sys::mpt_non_finite = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_non_finite>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_context_get_non_finite(self.as_raw(), &mut out) })?;
        Ok(NonFinite::from_sys(&out))
    }
}

impl<'c> Tensor<'c> {
    /// Returns 1 if the handle names a live tensor, and 0 otherwise. Any thread.
    pub fn is_valid(&self) -> bool {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        let yes = unsafe { sys::mpt_tensor_is_valid(self.as_raw()) };
        yes != 0
    }

    /// Returns the properties of a tensor: dtype, shape, strides, whether it is a leaf or has a master,
    /// and its version.
    pub fn info(&self) -> Result<TensorInfo> {
        let mut out: sys::mpt_tensor_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_tensor_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_get_info(self.as_raw(), &mut out) })?;
        Ok(TensorInfo::from_sys(&out))
    }

    /// Returns a tensor on another device of its context: a row-major copy, or the tensor itself if it
    /// is on that device already. A context has the CPU and the devices of its kind. A device is opened
    /// at its first use. Differentiable, recorded as a clone. A copy to the CPU waits for the device.
    /// Errors: `Status::Device` (the device does not exist; the context computes on the CPU alone).
    pub fn to(&self, device: Device, index: i32) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_to(self.as_raw(), device.raw(), index, &mut out) })?;
        made(out)
    }

    /// Returns the exact value of a parameter, including its master, as a new tensor: f32 if there is a
    /// master, otherwise the tensor's own dtype. The result shares no memory and is not recorded. Useful
    /// for an average of the weights.
    pub fn master(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_get_master(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Overwrites a tensor with `value`, which has the same shape. The dtypes may differ, but both must
    /// be floating or neither. For a parameter with a master, the master is written too. If `value` is a
    /// parameter with a master, for example of another network, its exact value is copied.
    /// Errors: `Status::Shape`, `Status::Dtype`, `Status::State` (the memory is read-only, or elements share memory).
    pub fn set_master(&self, value: &Tensor<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_set_master(self.as_raw(), value.as_raw()) })
    }

    /// Returns the value of a tensor with one element; that of the master for a parameter with one, or a
    /// view of it. Errors: `Status::Shape` (another number of elements).
    pub fn item(&self) -> Result<f64> {
        let mut out: f64 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_get_item(self.as_raw(), &mut out) })?;
        Ok(out)
    }

    /// Reports that the host has written to the tensor's memory directly. The call counts a version: a
    /// backward that needs the old elements fails, and cached casts are made again. Errors: `Status::State` (the
    /// memory is read-only, or elements share memory).
    pub fn touch(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_touch(self.as_raw()) })
    }

    /// Sets the name of a tensor for messages. The library copies it. "" removes the name.
    pub fn set_name(&self, name: &str) -> Result<()> {
        let name = c_text(name)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_set_name(self.as_raw(), name.as_ptr()) })
    }

    /// Returns the name that `Tensor::set_name` or a set of parameters gave to the tensor, or "" if
    /// there is none.
    pub fn name(&self) -> Result<Option<String>> {
        let mut out = ptr::null();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_get_name(self.as_raw(), &mut out) })?;
        Ok(text(out))
    }

    /// Switches gradients for a leaf on or off. A leaf is a tensor that is not the result of a
    /// recorded operation. Errors: `Status::Dtype` (not a floating dtype), `Status::State` (not a leaf, or made in
    /// inference mode).
    pub fn set_requires_grad(&self, on: bool) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_set_requires_grad(self.as_raw(), on as i32) })
    }

    /// Returns the accumulated gradient of a tensor as a new handle, or `None` if there is none.
    /// Errors: `Status::State` (the gradient is sparse: use `Tensor::grad_rows`).
    pub fn grad(&self) -> Result<Option<Tensor<'c>>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_get_grad(self.as_raw(), &mut out) })?;
        Ok(maybe(out))
    }

    /// Replaces the gradient of a tensor. The new gradient shares the elements and the history of
    /// `grad`. grad `None` drops the gradient. Errors: `Status::Shape` (another shape), `Status::Dtype` (not a floating
    /// dtype), `Status::InvalidArgument` (`grad` is the tensor itself, or its elements share memory), `Status::State`
    /// (`grad` is read-only).
    pub fn set_grad(&self, grad: Option<&Tensor<'c>>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_set_grad(self.as_raw(), opt_ref(grad)) })
    }

    /// Sets the dtype in which the gradient of a leaf is stored: f32, f64, f16 or bf16. NONE (default)
    /// means the tensor's own dtype. A 16-bit gradient of f32 weights saves memory. The gradients of
    /// several backwards are added in this dtype, so 16 bits lose precision when many are added. A
    /// stepper's micro-batches, and many parts within one backward, are summed in f32 in that case.
    /// Errors: `Status::Dtype` (another dtype).
    pub fn set_grad_dtype(&self, dtype: Dtype) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
    /// create_graph, and in `grad`. Hooks see only the values \[n, D\]. A backward, which makes and adds
    /// such gradients, waits for a device other than the CPU, because the indices give the number of
    /// rows. Errors: `Status::Shape` (not two dims).
    pub fn set_grad_sparse(&self, on: bool) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_set_grad_sparse(self.as_raw(), on as i32) })
    }

    /// Returns a sparse gradient. `rows` receives a copy of the row indices, i64 \[n\], ascending and
    /// unique. `values` receives the gradients of these rows, \[n, D\], which may be written in place.
    /// Both are new handles, or `None` if the gradient is dense or missing.
    pub fn grad_rows(&self) -> Result<(Option<Tensor<'c>>, Option<Tensor<'c>>)> {
        let mut rows = ptr::null_mut();
        let mut values = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tensor_get_grad_rows(self.as_raw(), &mut rows, &mut values) })?;
        Ok((maybe(rows), maybe(values)))
    }

    /// Returns a + b, elementwise.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn add(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_add(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a - b, elementwise. Errors: `Status::Dtype` (both are bool).
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn sub(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_sub(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a + scale \* b, with scale \* b in f32 (f64 for f64) and one rounding to 16 bits. Integers
    /// and a scale with a fraction give f32.
    #[inline]
    pub fn add_scaled(&self, b: &Tensor<'c>, scale: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_add_scaled(self.as_raw(), b.as_raw(), scale, &mut out) })?;
        made(out)
    }

    /// Returns a \* b, elementwise.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn mul(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_mul(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a / b, elementwise. Two integers divide as f32.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn div(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_div(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a to the power of b, elementwise. For integers a result that is a fraction becomes 0.
    /// Autocast casts to f32.
    #[inline]
    pub fn pow(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_pow(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the larger of a and b, elementwise. NaN takes precedence. Equal elements share the
    /// gradient. If one element is NaN, both receive the whole gradient.
    #[inline]
    pub fn maximum(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_maximum(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the smaller of a and b, elementwise. NaN takes precedence. Equal elements share the
    /// gradient. If one element is NaN, both receive the whole gradient.
    #[inline]
    pub fn minimum(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_minimum(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a - b \* floor(a / b), which has the sign of b, as a % b in Python. An integer b of 0
    /// gives 0.
    #[inline]
    pub fn remainder(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_remainder(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns floor(a / b), as a // b in Python. An integer b of 0 gives 0. Not differentiable.
    #[inline]
    pub fn floor_divide(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_floor_divide(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a == b as bool. Not differentiable.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn eq(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_eq(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a != b as bool. Not differentiable.
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn ne(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_ne(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a \< b as bool. Not differentiable.
    #[inline]
    pub fn lt(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_lt(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a \<= b as bool. Not differentiable.
    #[inline]
    pub fn le(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_le(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a \> b as bool. Not differentiable.
    #[inline]
    pub fn gt(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_gt(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a \>= b as bool. Not differentiable.
    #[inline]
    pub fn ge(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_ge(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns, as bool, 1 if both elements are not 0. Not differentiable.
    #[inline]
    pub fn logical_and(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_logical_and(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns, as bool, 1 if at least one element is not 0. Not differentiable.
    #[inline]
    pub fn logical_or(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_logical_or(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns, as bool, 1 if exactly one element is not 0. Not differentiable.
    #[inline]
    pub fn logical_xor(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_logical_xor(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x + value in the dtype of x. An integer x and a fraction give f32.
    #[inline]
    pub fn add_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_add_scalar(self.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// Returns x \* value in the dtype of x. An integer x and a fraction give f32.
    #[inline]
    pub fn mul_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_mul_scalar(self.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// Returns x / value. Integers divide as f32.
    #[inline]
    pub fn div_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_div_scalar(self.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// Returns value / x. Integers divide as f32. Autocast casts to f32.
    #[inline]
    pub fn rdiv_scalar(&self, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_rdiv_scalar(value, self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x to the power of exponent. Autocast casts to f32. Errors: `Status::InvalidArgument` (x is integer
    /// and the exponent negative).
    #[inline]
    pub fn pow_scalar(&self, exponent: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_pow_scalar(self.as_raw(), exponent, &mut out) })?;
        made(out)
    }

    /// Returns base to the power of x. An integer x and a whole base give the dtype of x, and a result
    /// that is a fraction becomes 0. Autocast casts to f32.
    #[inline]
    pub fn rpow_scalar(&self, base: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_rpow_scalar(base, self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns -x. Errors: `Status::Dtype` (x is bool).
    #[inline]
    #[allow(clippy::should_implement_trait)]
    pub fn neg(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_neg(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns |x|. The gradient at 0 is 0, and the gradient at NaN is NaN (PyTorch: 0).
    #[inline]
    pub fn abs(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_abs(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns -1, 0 or 1. NaN stays NaN, as in NumPy (PyTorch: 0).
    #[inline]
    pub fn sign(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_sign(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the square root of x.
    #[inline]
    pub fn sqrt(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_sqrt(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns 1 / sqrt(x). Autocast casts to f32.
    #[inline]
    pub fn rsqrt(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_rsqrt(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x \* x. Autocast casts to f32.
    #[inline]
    pub fn square(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_square(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns e^x. Autocast casts to f32.
    #[inline]
    pub fn exp(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_exp(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns e^x - 1, accurate near 0. Autocast casts to f32.
    #[inline]
    pub fn expm1(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_expm1(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the natural logarithm of x. Autocast casts to f32.
    #[inline]
    pub fn log(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_log(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns log(1 + x), accurate near 0. Autocast casts to f32.
    #[inline]
    pub fn log1p(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_log1p(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns 1 / x. Autocast casts to f32.
    #[inline]
    pub fn reciprocal(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_reciprocal(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the sine of x, in radians.
    #[inline]
    pub fn sin(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_sin(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the cosine of x, in radians.
    #[inline]
    pub fn cos(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_cos(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the tangent of x, in radians. Autocast casts to f32.
    #[inline]
    pub fn tan(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tan(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the logarithm of x to base 2. That of a power of 2 is exact. Autocast casts to f32.
    #[inline]
    pub fn log2(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_log2(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the logarithm of x to base 10. That of a power of 10 is exact. Autocast casts to f32.
    #[inline]
    pub fn log10(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_log10(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the error function of x.
    #[inline]
    pub fn erf(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_erf(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the largest whole number that is not above x.
    #[inline]
    pub fn floor(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_floor(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the smallest whole number that is not below x.
    #[inline]
    pub fn ceil(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_ceil(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the nearest whole number; halves are rounded to even.
    #[inline]
    pub fn round(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_round(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the nearest number with so many decimals, rounded once to x's dtype; halves go to the
    /// even neighbour. Negative decimals round to tens, hundreds and so on, and need a floating x.
    /// Errors: `Status::InvalidArgument` (decimals is not in \[-38, 38\]), `Status::Dtype`.
    #[inline]
    pub fn round_decimals(&self, decimals: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_round_decimals(self.as_raw(), decimals, &mut out) })?;
        made(out)
    }

    /// Returns min(max(x, low), high). NaN stays NaN. An infinite bound leaves its side open. The
    /// gradient passes where low \< x \< high, as in PyTorch (older releases also passed it at the
    /// bounds).
    #[inline]
    pub fn clamp(&self, low: f64, high: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_clamp(self.as_raw(), low, high, &mut out) })?;
        made(out)
    }

    /// Returns max(x, 0). NaN stays NaN, and its gradient passes.
    #[inline]
    pub fn relu(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_relu(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x where x \> 0, and slope \* x elsewhere. A slope of 0 gives 0 at -infinity, and a gradient
    /// of 0 for x \<= 0 whatever comes in, as `Tensor::relu` does.
    #[inline]
    pub fn leaky_relu(&self, slope: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_leaky_relu(self.as_raw(), slope, &mut out) })?;
        made(out)
    }

    /// Returns x where x \> 0, and alpha (e^x - 1) elsewhere (Clevert et al. 2015). The gradient at NaN
    /// is NaN.
    #[inline]
    pub fn elu(&self, alpha: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_elu(self.as_raw(), alpha, &mut out) })?;
        made(out)
    }

    /// Returns x Phi(x) (Hendrycks & Gimpel 2016). With approximate_tanh 1 it returns 0.5 x (1 +
    /// tanh(sqrt(2 / pi) (x + 0.044715 x^3))).
    #[inline]
    pub fn gelu(&self, approximate_tanh: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_gelu(self.as_raw(), approximate_tanh as i32, &mut out) })?;
        made(out)
    }

    /// Returns x sigmoid(x).
    #[inline]
    pub fn silu(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_silu(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns 1 / (1 + e^-x).
    #[inline]
    pub fn sigmoid(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_sigmoid(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the hyperbolic tangent of x.
    #[inline]
    pub fn tanh(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tanh(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns log(1 + e^x), without overflow. Autocast casts to f32.
    #[inline]
    pub fn softplus(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_softplus(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns log(1 + e^(beta x)) / beta, without overflow. Autocast casts to f32. Errors:
    /// INVALID_ARGUMENT (beta is 0 or not finite).
    #[inline]
    pub fn softplus_beta(&self, beta: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_softplus_beta(self.as_raw(), beta, &mut out) })?;
        made(out)
    }

    /// Returns log(sigmoid(x)), without overflow and without the cancellation of the two steps.
    #[inline]
    pub fn logsigmoid(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_logsigmoid(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x / (1 + |x|).
    #[inline]
    pub fn softsign(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_softsign(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns min(max(x + 3, 0), 6) / 6 (Howard et al. 2019). The gradient is 0 at -3 and at 3.
    #[inline]
    pub fn hardsigmoid(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_hardsigmoid(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x hardsigmoid(x) (Howard et al. 2019). The gradient is 0 at -3 and 1 at 3.
    #[inline]
    pub fn hardswish(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_hardswish(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x tanh(log(1 + e^x)) (Misra 2019).
    #[inline]
    pub fn mish(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_mish(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a sigmoid(b), where a and b are the first and the second half of x along dim (Dauphin et
    /// al. 2016). Errors: `Status::Shape` (the extent of the dim is odd).
    #[inline]
    pub fn glu(&self, dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_glu(self.as_raw(), dim, &mut out) })?;
        made(out)
    }

    /// Returns x where x \> 0, and weight \* x elsewhere (He et al. 2015). weight has one element, or is
    /// \[C\] with the extent C of x's dim 1. A weight of 0 is as the slope 0 of `Tensor::leaky_relu`. Autocast
    /// casts to the scope's dtype.
    #[inline]
    pub fn prelu(&self, weight: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_prelu(self.as_raw(), weight.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a + weight (b - a), elementwise; a, b and weight broadcast. The result is a where weight
    /// is 0 and b where it is 1, exactly, and lies between a and b for weights between. A weight in f32
    /// beside operands of 16 bits keeps its precision.
    #[inline]
    pub fn lerp(&self, b: &Tensor<'c>, weight: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_lerp(self.as_raw(), b.as_raw(), weight.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a + weight (b - a), elementwise, as `Tensor::lerp` with one weight.
    #[inline]
    pub fn lerp_scalar(&self, b: &Tensor<'c>, weight: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_lerp_scalar(self.as_raw(), b.as_raw(), weight, &mut out) })?;
        made(out)
    }

    /// Returns, as bool, 1 where x is 0. Not differentiable.
    #[inline]
    pub fn logical_not(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_logical_not(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns, as bool, 1 where x is neither NaN nor infinite. Not differentiable.
    #[inline]
    pub fn isfinite(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_isfinite(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns, as bool, 1 where x is NaN. Not differentiable.
    #[inline]
    pub fn isnan(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_isnan(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns, as bool, 1 where |a - b| \<= atol + rtol |b|, in f32 (f64 for f64), and where a and b are
    /// equal, as two infinities of one sign are. A number is not close to an infinity. NaN is close to
    /// nothing, or with equal_nan 1 to NaN. The distance of integers is exact.
    /// Errors: `Status::InvalidArgument` (rtol or atol is negative or not finite).
    #[inline]
    pub fn isclose(
        &self,
        b: &Tensor<'c>,
        rtol: f64,
        atol: f64,
        equal_nan: bool,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_isclose(self.as_raw(), b.as_raw(), rtol, atol, equal_nan as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns a where condition (bool) is 1, and b elsewhere. The three operands broadcast.
    #[inline]
    pub fn where_(&self, a: &Tensor<'c>, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_where(self.as_raw(), a.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns value where mask (bool) is 1, and x elsewhere. Errors: `Status::InvalidArgument` (an integer x
    /// cannot represent the value).
    #[inline]
    pub fn masked_fill(&self, mask: &Tensor<'c>, value: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_masked_fill(self.as_raw(), mask.as_raw(), value, &mut out) })?;
        made(out)
    }

    /// Converts x to another dtype, rounded to nearest even. Returns x itself if it has this dtype.
    /// Differentiable between floating dtypes. From floating to integer the fraction is dropped, values
    /// out of range become the largest or smallest integer, and NaN becomes 0. An integer keeps its low
    /// bits in a narrower integer dtype.
    #[inline]
    pub fn cast(&self, dtype: Dtype) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_cast(self.as_raw(), dtype.raw(), &mut out) })?;
        made(out)
    }

    /// Returns a copy of x in memory of its own. A copy of a parameter with a master (`mpt_params`.h) has
    /// a master, too, unless gradients are recorded: an average of weights can be kept in it.
    #[inline]
    pub fn copy(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_clone(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x in row-major order: x itself if it is contiguous, otherwise a copy.
    #[inline]
    pub fn contiguous(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_contiguous(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns a tensor on the memory of x that is outside the graph.
    #[inline]
    pub fn detach(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_detach(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Writes in place: to = from. `to` keeps its dtype and shape; `from` broadcasts to it and is
    /// converted. Autocast does not apply. A parameter with a master (`mpt_params`.h), or a view of one,
    /// is written as its exact value, with 16 bits and a master, as by every write in place; so is one
    /// that is read as `from` or x. A write that is recorded leaves exactly the 16-bit value.
    ///
    /// While gradients are recorded (`Context::grad_mode`), a write to a recorded result, or of a value
    /// that requires a gradient, is recorded: `to` becomes the result of the write, and gradients flow
    /// to its previous value and to the written value. Views of `to` that were made before a recorded
    /// write do not know about it: the next recorded operation on such a view, or a backward from it,
    /// fails with `Status::State`; make the view again. Every write counts a version: a backward that
    /// needs the old elements fails with `Status::State` and names the write.
    ///
    /// Errors: `Status::State`, while gradients are recorded, if `to` is
    /// - a leaf that requires a gradient: write to it under no-grad, as an optimizer does;
    /// - a view: write to the whole tensor, or make a new one by `cat`, `Tensor::where_`, `Tensor::scatter` or
    ///   `Tensor::index_add`.
    ///
    /// In any mode, `Status::State` if the memory of `to` is read-only, or if its elements share memory.
    #[inline]
    pub fn copy_into(&self, from: &Tensor<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_copy_into(self.as_raw(), from.as_raw()) })
    }

    /// Writes in place: sets every element of `to` to `value`. The rules of `Tensor::copy_into` hold.
    /// Errors: `Status::InvalidArgument` (an integer `to` cannot represent the value), `Status::State`.
    #[inline]
    pub fn fill_into(&self, value: f64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_fill_into(self.as_raw(), value) })
    }

    /// Writes in place: to += x. The sum is computed in the wider dtype and rounded once. The rules of
    /// `Tensor::copy_into` hold. Errors: `Status::Dtype` (x is floating and `to` integer), `Status::State`.
    #[inline]
    pub fn add_into(&self, x: &Tensor<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_add_into(self.as_raw(), x.as_raw()) })
    }

    /// Writes in place: to \*= x. The product is computed in the wider dtype and rounded once. The rules
    /// of `Tensor::copy_into` hold. Errors: `Status::Dtype` (x is floating and `to` integer), `Status::State`.
    #[inline]
    pub fn mul_into(&self, x: &Tensor<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_mul_into(self.as_raw(), x.as_raw()) })
    }

    /// Returns the elements of x under another shape. One extent may be -1 and is computed. The result
    /// is a view if the strides allow it, otherwise a copy.
    #[inline]
    pub fn reshape(&self, shape: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_reshape(self.as_raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Returns a view of x with its dims in another order.
    #[inline]
    pub fn permute(&self, dims: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_permute(self.as_raw(), ints(dims), count(dims.len())?, &mut out)
        })?;
        made(out)
    }

    /// Returns a view of x with two dims exchanged.
    #[inline]
    pub fn transpose(&self, dim0: i64, dim1: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_transpose(self.as_raw(), dim0, dim1, &mut out) })?;
        made(out)
    }

    /// Returns a view of the elements start, start + step, ... below end of one dim. Negative and large
    /// indices follow Python's rules. step is 1 or more.
    #[inline]
    pub fn slice(&self, dim: i64, start: i64, end: i64, step: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_slice(self.as_raw(), dim, start, end, step, &mut out) })?;
        made(out)
    }

    /// Returns a view of `length` elements of one dim, from `start` on. Indices out of range are an
    /// error.
    #[inline]
    pub fn narrow(&self, dim: i64, start: i64, length: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_narrow(self.as_raw(), dim, start, length, &mut out) })?;
        made(out)
    }

    /// Returns a view of one index of a dim, without this dim.
    #[inline]
    pub fn select(&self, dim: i64, index: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_select(self.as_raw(), dim, index, &mut out) })?;
        made(out)
    }

    /// Returns a view of x without the dim `dim` if its extent is 1, and with it otherwise.
    #[inline]
    pub fn squeeze(&self, dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_squeeze(self.as_raw(), dim, &mut out) })?;
        made(out)
    }

    /// Returns a view of x with a new dim of extent 1 before the dim `dim`.
    #[inline]
    pub fn unsqueeze(&self, dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_unsqueeze(self.as_raw(), dim, &mut out) })?;
        made(out)
    }

    /// Returns a view of x in which extents of 1 are stretched to `shape`, without a copy. -1 keeps an
    /// extent.
    #[inline]
    pub fn expand(&self, shape: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let shape = shape.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_expand(self.as_raw(), ints(shape), count(shape.len())?, &mut out)
        })?;
        made(out)
    }

    /// Returns x with the dims start_dim to end_dim as one dim. The result is a view if the strides
    /// allow it, otherwise a copy.
    #[inline]
    pub fn flatten(&self, start_dim: i64, end_dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_flatten(self.as_raw(), start_dim, end_dim, &mut out) })?;
        made(out)
    }

    /// Returns the sum over dims (`None`: all). 16-bit values are accumulated in f32. bool and integers
    /// give i64. Under autocast the result is f32.
    #[inline]
    pub fn sum(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_sum(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns the mean over dims (`None`: all). Under autocast the result is f32.
    #[inline]
    pub fn mean(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_mean(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns the variance over dims (`None`: all): the sum of squared distances from the mean, divided
    /// by n - correction. correction 1 gives the unbiased estimate, and 0 the variance of the
    /// population. A divisor of 0 gives NaN.
    #[inline]
    pub fn var(
        &self,
        dims: impl AsRef<[i64]>,
        correction: i64,
        keepdim: bool,
    ) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the standard deviation over dims (`None`: all): the square root of the variance, divided by
    /// n - correction as in `Tensor::var`. Its gradient is 0 where it is 0.
    #[inline]
    pub fn std(
        &self,
        dims: impl AsRef<[i64]>,
        correction: i64,
        keepdim: bool,
    ) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the product over dims (`None`: all). An empty product is 1. bool and integers give i64. The
    /// gradient of an element is the product of the others, which are multiplied in pairs, so elements
    /// may be 0; a product on the way that f32 does not hold makes it 0 or infinite. Under autocast the
    /// result is f32.
    #[inline]
    pub fn prod(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_prod(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns the largest element over dims (`None`: all). NaN takes precedence. Equal elements share the
    /// gradient. Where the largest is NaN, the gradient is NaN. Errors: `Status::Shape` (no elements).
    #[inline]
    pub fn amax(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_amax(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns the smallest element over dims (`None`: all). NaN takes precedence. Equal elements share
    /// the gradient. Where the smallest is NaN, the gradient is NaN. Errors: `Status::Shape` (no elements).
    #[inline]
    pub fn amin(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_amin(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns the largest of all elements. Equal elements share the gradient, and NaNs count as equal.
    /// Errors: `Status::Shape` (no elements).
    #[inline]
    pub fn max(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_max(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the smallest of all elements. Equal elements share the gradient, and NaNs count as equal.
    /// Errors: `Status::Shape` (no elements).
    #[inline]
    pub fn min(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_min(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the largest element along a dim and its index (i64). The first of equal elements is
    /// taken, and NaN before all others. The gradient goes to this element.
    #[inline]
    pub fn max_dim(&self, dim: i64, keepdim: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_max_dim(self.as_raw(), dim, keepdim as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// Returns the smallest element along a dim and its index (i64). The first of equal elements is
    /// taken, and NaN before all others. The gradient goes to this element.
    #[inline]
    pub fn min_dim(&self, dim: i64, keepdim: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_min_dim(self.as_raw(), dim, keepdim as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// Returns the median of all elements, which for an even number is the lower one of the two in the
    /// middle. NaN if an element is NaN. The gradient goes to this element. Errors: `Status::Shape` (no
    /// elements).
    #[inline]
    pub fn median(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_median(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the median along a dim and its index (i64). For an even number of elements it is the
    /// lower one of the two in the middle. The first NaN is taken if there is one. The gradient
    /// goes to this element. Errors: `Status::Shape` (no elements).
    #[inline]
    pub fn median_dim(&self, dim: i64, keepdim: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_median_dim(self.as_raw(), dim, keepdim as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// Returns the index (i64) of the largest element along one dim; dim `None`: its row-major position
    /// among all elements. The first of equal elements is taken, and NaN before all others.
    #[inline]
    pub fn argmax(&self, dim: Option<i64>, keepdim: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the index (i64) of the smallest element along one dim; dim `None`: its row-major position
    /// among all elements. The first of equal elements is taken, and NaN before all others.
    #[inline]
    pub fn argmin(&self, dim: Option<i64>, keepdim: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns, as bool, 1 if an element over dims (`None`: all) is not 0.
    #[inline]
    pub fn any(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_any(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns, as bool, 1 if no element over dims (`None`: all) is 0.
    #[inline]
    pub fn all(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_all(self.as_raw(), ints(dims), count(dims.len())?, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns the p-norm over dims (`None`: all): (sum |x|^p)^(1/p). p 0 counts the elements that are not
    /// 0. p infinity gives the largest |x|, and p -infinity the smallest. The gradient is 0 where the
    /// norm is 0. Under autocast the result is f32.
    #[inline]
    pub fn norm(&self, p: f64, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the sum of the products of two vectors of one length, 0-dim. 16-bit vectors are
    /// multiplied and summed in f32, and the sum is rounded once. Under autocast a and b are promoted to
    /// the wider dtype. Errors: `Status::Shape`.
    #[inline]
    pub fn dot(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_dot(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x / max(p-norm of x over dims (`None`: all), eps). 16-bit x is normalized in f32 and
    /// rounded once; zeros stay zeros. Autocast casts to f32. Errors: `Status::InvalidArgument` (eps is
    /// negative).
    #[inline]
    pub fn normalize(&self, p: f64, dims: impl AsRef<[i64]>, eps: f64) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_normalize(self.as_raw(), p, ints(dims), count(dims.len())?, eps, &mut out)
        })?;
        made(out)
    }

    /// Returns log(sum(e^x)) over dims (`None`: all), without overflow. No elements give -infinity, and so
    /// do elements of -infinity alone, with gradients of 0. Elements of +infinity share the gradient
    /// evenly. Autocast casts to f32.
    #[inline]
    pub fn logsumexp(&self, dims: impl AsRef<[i64]>, keepdim: bool) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the running sum along a dim. bool and integers give i64. Under autocast the result is
    /// f32.
    #[inline]
    pub fn cumsum(&self, dim: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_cumsum(self.as_raw(), dim, &mut out) })?;
        made(out)
    }

    /// Returns the rows of weight \[rows, width\] that `index` (i64 or i32) selects: \[.., width\]. The row
    /// padding_idx (negative: none) receives no gradient. `Tensor::set_grad_sparse` of the weight makes
    /// its gradient sparse. Errors: `Status::InvalidArgument` (an index out of range).
    #[inline]
    pub fn embedding(&self, weight: &Tensor<'c>, padding_idx: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_embedding(self.as_raw(), weight.as_raw(), padding_idx, &mut out)
        })?;
        made(out)
    }

    /// Returns the slices of a dim that a 1-dim index (i64 or i32) selects: out\[.., i, ..\] = x\[..,
    /// index\[i\], ..\]. Errors: `Status::InvalidArgument` (an index out of range).
    #[inline]
    pub fn index_select(&self, dim: i64, index: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_index_select(self.as_raw(), dim, index.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x with the slices of src added at the indices: out\[.., index\[i\], ..\] += src\[.., i, ..\].
    /// src has the dtype of x. Sums of 16-bit values are kept in f32 and rounded once. Autocast casts to
    /// the widest dtype of the inputs. Errors: `Status::InvalidArgument` (an index out of range).
    #[inline]
    pub fn index_add(&self, dim: i64, index: &Tensor<'c>, src: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_index_add(self.as_raw(), dim, index.as_raw(), src.as_raw(), &mut out)
        })?;
        made(out)
    }

    /// Returns x with scale times the slices of src added at the indices: `Tensor::index_add` of scale \* src,
    /// computed in f32 (f64 for f64) and rounded once. Integers take a whole scale. Autocast casts to
    /// the widest dtype of the inputs. Errors: `Status::InvalidArgument` (an index out of range, a scale with a
    /// fraction for integers).
    #[inline]
    pub fn index_add_scaled(
        &self,
        dim: i64,
        index: &Tensor<'c>,
        src: &Tensor<'c>,
        scale: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_index_add_scaled(
                self.as_raw(),
                dim,
                index.as_raw(),
                src.as_raw(),
                scale,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns out\[i\]\[j\] = x\[index\[i\]\[j\]\]\[j\] for dim 0, and accordingly for other dims. `index` (i64 or
    /// i32) has as many dims as x, and no larger extents except along dim. The result has the shape of
    /// the index. An empty index may have any shape. A 0-dim tensor counts as one with 1 dim.
    /// Errors: `Status::InvalidArgument` (an index out of range).
    #[inline]
    pub fn gather(&self, dim: i64, index: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_gather(self.as_raw(), dim, index.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns x with out\[index\[i\]\[j\]\]\[j\] = src\[i\]\[j\] for dim 0, and accordingly for other dims. The
    /// last of equal indices is taken. src has the dtype of x and at least the extents of the index.
    /// Autocast casts to the widest dtype of the inputs. Errors: `Status::InvalidArgument` (an index out of
    /// range).
    #[inline]
    pub fn scatter(&self, dim: i64, index: &Tensor<'c>, src: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_scatter(self.as_raw(), dim, index.as_raw(), src.as_raw(), &mut out)
        })?;
        made(out)
    }

    /// Returns x with out\[index\[i\]\[j\]\]\[j\] += src\[i\]\[j\] for dim 0, and accordingly for other dims. Values
    /// of equal indices are added. src has the dtype of x and at least the extents of the index.
    /// Autocast casts to the widest dtype of the inputs. Errors: `Status::InvalidArgument` (an index out of
    /// range).
    #[inline]
    pub fn scatter_add(
        &self,
        dim: i64,
        index: &Tensor<'c>,
        src: &Tensor<'c>,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_scatter_add(self.as_raw(), dim, index.as_raw(), src.as_raw(), &mut out)
        })?;
        made(out)
    }

    /// Returns i64 \[.., num_classes\]: 1 at the index and 0 elsewhere. num_classes -1 means the largest
    /// index + 1, and waits for a device other than the CPU.
    #[inline]
    pub fn one_hot(&self, num_classes: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_one_hot(self.as_raw(), num_classes, &mut out) })?;
        made(out)
    }

    /// Returns the k largest elements along a dim (largest 0: the k smallest) in order, and their
    /// indices (i64). NaN counts as the largest. Equal elements keep their order, which PyTorch leaves
    /// open.
    #[inline]
    pub fn topk(&self, k: i64, dim: i64, largest: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_topk(self.as_raw(), k, dim, largest as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// Returns x sorted along a dim, and the original index (i64) of each element. The order is stable.
    /// NaN counts as the largest.
    #[inline]
    pub fn sort(&self, dim: i64, descending: bool) -> Result<(Tensor<'c>, Tensor<'c>)> {
        let mut out = ptr::null_mut();
        let mut out_index = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_sort(self.as_raw(), dim, descending as i32, &mut out, &mut out_index)
        })?;
        Ok((made(out)?, made(out_index)?))
    }

    /// Returns the indices (i64) that sort x along a dim. The order is stable. NaN counts as the
    /// largest.
    #[inline]
    pub fn argsort(&self, dim: i64, descending: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_argsort(self.as_raw(), dim, descending as i32, &mut out) })?;
        made(out)
    }

    /// Returns the indices (i64) of the elements that are not 0, in row-major order: \[count, dims of x\].
    /// NaN is not 0. The shape depends on the elements: the call waits for a device other than the CPU.
    /// Errors: `Status::State` (a recording is made).
    #[inline]
    pub fn nonzero(&self) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_nonzero(self.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the elements of x where the bool `mask` is 1, in row-major order: \[count\]. x and mask
    /// broadcast. Waits for a device other than the CPU. Errors: `Status::Dtype` (mask is not bool), `Status::State` (a
    /// recording is made).
    #[inline]
    pub fn masked_select(&self, mask: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_masked_select(self.as_raw(), mask.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns indices (i64) \[.., samples\] that are drawn with probabilities proportional to the weights
    /// x \[.., weights\], which need not add up to 1. replacement 0: the indices of a row are distinct.
    /// The draws come from the context's generator, in f64. Waits for a device other than the CPU.
    /// Errors: `Status::Shape` (no weights), `Status::InvalidArgument` (a weight is negative or not finite, or a row has
    /// too few weights above 0), `Status::State` (a recording is made).
    #[inline]
    pub fn multinomial(&self, samples: i64, replacement: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_multinomial(self.as_raw(), samples, replacement as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns x with the elements above a diagonal of the last two dims set to 0. diagonal 0 is the
    /// main one, and a positive number counts upward.
    #[inline]
    pub fn tril(&self, diagonal: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_tril(self.as_raw(), diagonal, &mut out) })?;
        made(out)
    }

    /// Returns x with the elements below a diagonal of the last two dims set to 0. diagonal 0 is the
    /// main one, and a positive number counts upward.
    #[inline]
    pub fn triu(&self, diagonal: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_triu(self.as_raw(), diagonal, &mut out) })?;
        made(out)
    }

    /// Returns a copy of x with the order of the elements reversed along dims.
    #[inline]
    pub fn flip(&self, dims: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_flip(self.as_raw(), ints(dims), count(dims.len())?, &mut out) })?;
        made(out)
    }

    /// Returns x with the elements shifted along dims. Elements that leave at one end enter at the
    /// other. With one shift and no dims, the elements are shifted in row-major order.
    #[inline]
    pub fn roll(&self, shifts: impl AsRef<[i64]>, dims: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let shifts = shifts.as_ref();
        let dims = dims.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns x repeated repeats\[d\] times along each dim d. More repeats than dims add new dims in
    /// front.
    #[inline]
    pub fn repeat(&self, repeats: impl AsRef<[i64]>) -> Result<Tensor<'c>> {
        let repeats = repeats.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_repeat(self.as_raw(), ints(repeats), count(repeats.len())?, &mut out)
        })?;
        made(out)
    }

    /// Returns x with a border. `pads` holds pairs (before, after), the last dim first; negative
    /// numbers remove elements. `mode` chooses the border: `value`, the mirrored elements, the
    /// repeated edge, or the elements of the other end. Mirrors and edges are those of the whole x, also
    /// where a dim loses elements on its other side.
    #[inline]
    pub fn pad(&self, pads: impl AsRef<[i64]>, mode: PadMode, value: f64) -> Result<Tensor<'c>> {
        let pads = pads.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_pad(self.as_raw(), ints(pads), count(pads.len())?, mode.raw(), value, &mut out)
        })?;
        made(out)
    }

    /// Returns x \[.., channels r r, height, width\] with r = factor as \[.., channels, height r, width r\]:
    /// r r channels become the elements of a square of r rows (Shi et al. 2016). Errors: `Status::Shape`.
    #[inline]
    pub fn pixel_shuffle(&self, factor: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_pixel_shuffle(self.as_raw(), factor, &mut out) })?;
        made(out)
    }

    /// Returns x \[.., channels, height r, width r\] with r = factor as \[.., channels r r, height, width\],
    /// which `Tensor::pixel_shuffle` undoes. Errors: `Status::Shape`.
    #[inline]
    pub fn pixel_unshuffle(&self, factor: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_pixel_unshuffle(self.as_raw(), factor, &mut out) })?;
        made(out)
    }

    /// Returns e^x / sum(e^x) along a dim. The result has the dtype `dtype`, as if x were cast to it
    /// first; NONE means the dtype of x, or f32 under autocast. A row of -infinity alone, in which all
    /// is masked, is 0 with gradients of 0. A row with +infinity is NaN, so that an overflow is seen.
    #[inline]
    pub fn softmax(&self, dim: i64, dtype: impl Into<Option<Dtype>>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns log(softmax(x)) along a dim, without cancellation. The result has the dtype `dtype`, as
    /// if x were cast to it first; NONE means the dtype of x, or f32 under autocast. A row of -infinity
    /// alone stays so. A row with +infinity is NaN.
    #[inline]
    pub fn log_softmax(&self, dim: i64, dtype: impl Into<Option<Dtype>>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns x with each element set to 0 with probability p and divided by 1 - p otherwise
    /// (Srivastava et al. 2014). A dropped element is 0 whatever it was, infinity and NaN too, and its
    /// gradient is 0 whatever comes in. The draws come from the context's generator. Returns x itself if
    /// training is 0 or p is 0. Errors: `Status::InvalidArgument` (p is not in \[0, 1\]).
    #[inline]
    pub fn dropout(&self, p: f64, training: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_dropout(self.as_raw(), p, training as i32, &mut out) })?;
        made(out)
    }

    /// Returns x with whole channels set to 0 with probability p and divided by 1 - p otherwise (Tompson
    /// et al. 2015): one draw for each element of the dims before the last spatial_dims. A dropped
    /// element is as in `Tensor::dropout`. Returns x itself if training is 0 or p is 0. Errors:
    /// INVALID_ARGUMENT (p is not in \[0, 1\]).
    #[inline]
    pub fn dropout_channels(
        &self,
        spatial_dims: i64,
        p: f64,
        training: bool,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_dropout_channels(self.as_raw(), spatial_dims, p, training as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns softmax((x + noise) / tau) along a dim, with noise of the Gumbel distribution by the
    /// context's generator (Jang et al. 2017). hard 1: exactly 1 for the largest and 0 for the others,
    /// with the gradient of the softmax. 16-bit x is computed in f32 and rounded once. Under autocast
    /// the result is f32. Errors: `Status::InvalidArgument` (tau is not above 0).
    #[inline]
    pub fn gumbel_softmax(&self, dim: i64, tau: f64, hard: bool) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_gumbel_softmax(self.as_raw(), dim, tau, hard as i32, &mut out) })?;
        made(out)
    }

    /// Returns the cross-entropy of logits: -log softmax(input)\[target\]. `input` is \[C\], \[N, C\] or \[N,
    /// C, ..\]. `target` holds class indices (i64 or i32) without the dim C, or probabilities in the
    /// shape of the input. `weight` \[C\] (`None`: 1) weighs the classes, and the mean is weighted
    /// accordingly. desc `None` means the defaults. A class of probability 0 or of weight 0 adds 0, also
    /// where its logit is -infinity. A row whose class has weight 0 has gradients of 0, unless one of
    /// its logits is +infinity or NaN.
    ///
    /// The loss is computed in f32 and the result is f32 (f64 for f64 input). 16-bit input is read
    /// directly, with bitwise the result of a cast to f32 first, so autocast casts nothing. Class
    /// indices without weights take one pass over the logits forward and one backward. The gradient
    /// reuses the memory of the logits if nothing else holds them. Errors: `Status::InvalidArgument` (a class
    /// index out of range, on a device other than the CPU with a later call: the loss is then NaN, or
    /// with weights leaves the row out; label_smoothing).
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the negative log-likelihood of log-probabilities: -weight\[target\] input\[target\]. `input`
    /// is \[C\], \[N, C\] or \[N, C, ..\]. `target` holds class indices (i64 or i32) without the dim C.
    /// `weight` \[C\] (`None`: 1) weighs the classes, and the mean is weighted accordingly. A row whose
    /// class has weight 0 adds 0 and has gradients of 0, whatever its input is. desc `None` means the
    /// defaults. Autocast casts to f32. Errors: `Status::InvalidArgument` (a class index out of range, on a
    /// device other than the CPU with a later call: the row is then left out; label_smoothing is not
    /// 0).
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the binary cross-entropy of probabilities: -(t log x + (1 - t) log(1 - x)), with
    /// logarithms of at least -100. Errors: `Status::Unsupported` (16-bit input under autocast: use
    /// `Tensor::binary_cross_entropy_with_logits`).
    #[inline]
    pub fn binary_cross_entropy(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_binary_cross_entropy(self.as_raw(), target.as_raw(), reduction.raw(), &mut out)
        })?;
        made(out)
    }

    /// Returns the binary cross-entropy of sigmoid(input), without its rounding: -(t log x + (1 - t)
    /// log(1 - x)) with x = sigmoid(input). pos_weight (broadcasts; `None`: 1) multiplies the term with t.
    /// A factor of 0 gives 0, also where its logarithm is infinite. Autocast casts to f32.
    #[inline]
    pub fn binary_cross_entropy_with_logits(
        &self,
        target: &Tensor<'c>,
        pos_weight: Option<&Tensor<'c>>,
        reduction: Reduction,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the squared error (input - target)^2. Autocast casts to f32.
    #[inline]
    pub fn mse_loss(&self, target: &Tensor<'c>, reduction: Reduction) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_mse_loss(self.as_raw(), target.as_raw(), reduction.raw(), &mut out)
        })?;
        made(out)
    }

    /// Returns the absolute error |input - target|. Autocast casts to f32.
    #[inline]
    pub fn l1_loss(&self, target: &Tensor<'c>, reduction: Reduction) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_l1_loss(self.as_raw(), target.as_raw(), reduction.raw(), &mut out)
        })?;
        made(out)
    }

    /// Returns d^2 / (2 beta) where d = |input - target| is below beta, and d - beta / 2 elsewhere. beta
    /// 0 gives `Tensor::l1_loss`. Autocast casts to f32.
    #[inline]
    pub fn smooth_l1_loss(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
        beta: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_smooth_l1_loss(self.as_raw(), target.as_raw(), reduction.raw(), beta, &mut out)
        })?;
        made(out)
    }

    /// Returns d^2 / 2 where d = |input - target| is below delta, and delta (d - delta / 2) elsewhere
    /// (Huber 1964). Autocast casts to f32.
    #[inline]
    pub fn huber_loss(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
        delta: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_huber_loss(self.as_raw(), target.as_raw(), reduction.raw(), delta, &mut out)
        })?;
        made(out)
    }

    /// Returns the pointwise Kullback-Leibler divergence t (log t - input) of log-probabilities `input`
    /// and probabilities t (log_target 1: their logarithms). Elements with t = 0 give 0 and gradients of
    /// 0, whatever the input is. `Reduction::Batchmean` gives the divergence in its mathematical sense.
    /// Autocast casts to f32.
    #[inline]
    pub fn kl_div(
        &self,
        target: &Tensor<'c>,
        reduction: Reduction,
        log_target: bool,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the elements of a loss (`Reduction::None`) times `weight`, which broadcast, reduced. An
    /// element of weight 0 adds 0 whatever its loss is, infinity and NaN too, and where the loss is of
    /// this section and elementwise, the input and target of that element have gradients of 0. The mean
    /// divides by the number of elements, as PyTorch's binary cross-entropies do. Autocast casts to
    /// f32.
    #[inline]
    pub fn weighted_loss(&self, weight: &Tensor<'c>, reduction: Reduction) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_weighted_loss(self.as_raw(), weight.as_raw(), reduction.raw(), &mut out)
        })?;
        made(out)
    }

    /// Returns max(d(anchor, positive) - d(anchor, negative) + margin, 0), where d is
    /// `Tensor::pairwise_distance`. swap 1 takes d(positive, negative) where it is smaller than d(anchor,
    /// negative) (Balntas et al. 2016). Autocast casts to f32.
    #[inline]
    #[allow(clippy::too_many_arguments)]
    pub fn triplet_margin_loss(
        &self,
        positive: &Tensor<'c>,
        negative: &Tensor<'c>,
        reduction: Reduction,
        margin: f64,
        p: f64,
        eps: f64,
        swap: bool,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_triplet_margin_loss(
                self.as_raw(),
                positive.as_raw(),
                negative.as_raw(),
                reduction.raw(),
                margin,
                p,
                eps,
                swap as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns the p-norm of a - b + eps along the last dim. a and b broadcast. 16-bit operands are
    /// computed in f32, and the norm is rounded once. Autocast casts to f32.
    #[inline]
    pub fn pairwise_distance(
        &self,
        b: &Tensor<'c>,
        p: f64,
        eps: f64,
        keepdim: bool,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_pairwise_distance(self.as_raw(), b.as_raw(), p, eps, keepdim as i32, &mut out)
        })?;
        made(out)
    }

    /// Returns a . b / (max(|a|, eps) max(|b|, eps)) along a dim. a and b broadcast. Autocast casts to
    /// f32.
    #[inline]
    pub fn cosine_similarity(&self, b: &Tensor<'c>, dim: i64, eps: f64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_cosine_similarity(self.as_raw(), b.as_raw(), dim, eps, &mut out)
        })?;
        made(out)
    }

    /// Returns the matrix product over the last two dims. The other dims broadcast, and vectors are
    /// treated as in NumPy. Accumulates in f32. Autocast casts to the scope's dtype.
    #[inline]
    pub fn matmul(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_matmul(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns the products of a \[B, M, K\] and b \[B, K, N\], one per batch: \[B, M, N\]. Nothing
    /// broadcasts. Accumulates in f32. Autocast casts to the scope's dtype. Errors: `Status::Shape` (the shapes do
    /// not match).
    #[inline]
    pub fn bmm(&self, b: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_bmm(self.as_raw(), b.as_raw(), &mut out) })?;
        made(out)
    }

    /// Returns beta input + alpha a b for a \[M, K\] and b \[K, N\]. `input` broadcasts to \[M, N\]. With beta
    /// 0 the values of the input are ignored, NaN included, and with alpha 0 those of a and b. 16-bit
    /// values are summed and added in f32 and rounded once. Autocast casts all three to the scope's
    /// dtype. Errors: `Status::InvalidArgument` (integers with a fraction as alpha or beta).
    #[inline]
    pub fn addmm(
        &self,
        a: &Tensor<'c>,
        b: &Tensor<'c>,
        beta: f64,
        alpha: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_addmm(self.as_raw(), a.as_raw(), b.as_raw(), beta, alpha, &mut out)
        })?;
        made(out)
    }

    /// Returns activation(x weight^T + bias) for x \[.., in\], weight \[out, in\], and bias \[out\] or `None`.
    /// RELU, SIGMOID and TANH are applied to the sum, and the other activations to the sum rounded to
    /// the dtype, recorded or not. Autocast casts to the scope's dtype. An f32 x that requires no
    /// gradient is rounded as it is read, and the backward keeps x itself.
    #[inline]
    pub fn linear(
        &self,
        weight: &Tensor<'c>,
        bias: Option<&Tensor<'c>>,
        activation: Activation,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the cross-correlation of x \[batch, channels, length\] with weight \[out, channels / groups,
    /// kernel\], plus bias \[out\] or `None`. stride 0 means 1. The extent is floor((n + 2 padding - dilation
    /// (kernel - 1) - 1) / stride) + 1. desc `None` means the defaults. Autocast casts to the scope's
    /// dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the cross-correlation of x \[batch, channels, height, width\] with weight \[out, channels /
    /// groups, kernel, kernel\], plus bias \[out\] or `None`. stride (0: 1) and padding apply to both spatial
    /// dims. Each spatial extent is floor((n + 2 padding - dilation (kernel - 1) - 1) / stride) + 1. The
    /// result is channels-last in memory. desc `None` means the defaults. Autocast casts to the scope's
    /// dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the cross-correlation of x \[batch, channels, depth, height, width\] with weight \[out,
    /// channels / groups, kernel, kernel, kernel\], plus bias \[out\] or `None`. stride (0: 1) and padding
    /// apply to all spatial dims. Each spatial extent is floor((n + 2 padding - dilation (kernel - 1) -
    /// 1) / stride) + 1. desc `None` means the defaults. Autocast casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the transposed convolution of x \[batch, channels, length\], which is the gradient of a
    /// convolution with respect to its input. weight is \[channels, out / groups, kernel\], and bias \[out\]
    /// or `None`. stride 0 means 1. The extent is (n - 1) stride - 2 padding + dilation (kernel - 1) +
    /// output_padding + 1. desc `None` means the defaults. Autocast casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the transposed convolution of x \[batch, channels, height, width\], which is the gradient
    /// of a convolution with respect to its input. weight is \[channels, out / groups, kernel, kernel\],
    /// and bias \[out\] or `None`. stride (0: 1) and padding apply to both spatial dims. Each spatial extent
    /// is (n - 1) stride - 2 padding + dilation (kernel - 1) + output_padding + 1. The result is
    /// channels-last in memory. desc `None` means the defaults. Autocast casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the transposed convolution of x \[batch, channels, depth, height, width\], which is the
    /// gradient of a convolution with respect to its input. weight is \[channels, out / groups, kernel,
    /// kernel, kernel\], and bias \[out\] or `None`. stride (0: 1) and padding apply to all spatial dims.
    /// Each spatial extent is (n - 1) stride - 2 padding + dilation (kernel - 1) + output_padding + 1.
    /// desc `None` means the defaults. Autocast casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the largest element of each window of x \[batch, channels, length\]. stride 0 means the
    /// kernel. NaN takes precedence. The gradient goes to the first of equal elements. desc `None` means
    /// the defaults.
    #[inline]
    pub fn max_pool1d(
        &self,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: Option<&PoolDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_max_pool1d(
                self.as_raw(),
                kernel,
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns the largest element of each window of x \[batch, channels, height, width\]. kernel, stride
    /// (0: the kernel) and padding apply to both spatial dims. NaN takes precedence. The gradient goes
    /// to the first of equal elements. desc `None` means the defaults.
    #[inline]
    pub fn max_pool2d(
        &self,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: Option<&PoolDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_max_pool2d(
                self.as_raw(),
                kernel,
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns the largest element of each window of x \[batch, channels, depth, height, width\]. kernel,
    /// stride (0: the kernel) and padding apply to all spatial dims. NaN takes precedence. The gradient
    /// goes to the first of equal elements. desc `None` means the defaults.
    #[inline]
    pub fn max_pool3d(
        &self,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: Option<&PoolDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_max_pool3d(
                self.as_raw(),
                kernel,
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns the mean of each window of x \[batch, channels, length\]. stride 0 means the kernel. desc
    /// `None` means the defaults.
    #[inline]
    pub fn avg_pool1d(
        &self,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: Option<&PoolDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_avg_pool1d(
                self.as_raw(),
                kernel,
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns the mean of each window of x \[batch, channels, height, width\]. kernel, stride (0: the
    /// kernel) and padding apply to both spatial dims. desc `None` means the defaults.
    #[inline]
    pub fn avg_pool2d(
        &self,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: Option<&PoolDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_avg_pool2d(
                self.as_raw(),
                kernel,
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns the mean of each window of x \[batch, channels, depth, height, width\]. kernel, stride (0:
    /// the kernel) and padding apply to all spatial dims. desc `None` means the defaults.
    #[inline]
    pub fn avg_pool3d(
        &self,
        kernel: i64,
        stride: i64,
        padding: i64,
        desc: Option<&PoolDesc>,
    ) -> Result<Tensor<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_avg_pool3d(
                self.as_raw(),
                kernel,
                stride,
                padding,
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns means over windows of x \[batch, channels, n\] that give exactly this extent, which may be
    /// 0. Element i is the mean over \[floor(i n / length), ceil((i + 1) n / length)).
    #[inline]
    pub fn adaptive_avg_pool1d(&self, length: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_adaptive_avg_pool1d(self.as_raw(), length, &mut out) })?;
        made(out)
    }

    /// Returns means over windows of x \[batch, channels, h, w\] that give exactly these two extents,
    /// which may be 0. Along each dim, element i is the mean over \[floor(i n / extent), ceil((i + 1) n /
    /// extent)).
    #[inline]
    pub fn adaptive_avg_pool2d(&self, height: i64, width: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_adaptive_avg_pool2d(self.as_raw(), height, width, &mut out) })?;
        made(out)
    }

    /// Returns means over windows of x \[batch, channels, d, h, w\] that give exactly these three extents,
    /// which may be 0. Along each dim, element i is the mean over \[floor(i n / extent), ceil((i + 1) n /
    /// extent)).
    #[inline]
    pub fn adaptive_avg_pool3d(&self, depth: i64, height: i64, width: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_adaptive_avg_pool3d(self.as_raw(), depth, height, width, &mut out)
        })?;
        made(out)
    }

    /// Returns the largest elements of windows of x \[batch, channels, n\] that give exactly `length`
    /// elements, which may be 0. Element i is that of \[floor(i n / length), ceil((i + 1) n / length)).
    #[inline]
    pub fn adaptive_max_pool1d(&self, length: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_adaptive_max_pool1d(self.as_raw(), length, &mut out) })?;
        made(out)
    }

    /// Returns the largest elements of windows of x \[batch, channels, h, w\] that give exactly these two
    /// extents, which may be 0. Along each dim, element i is that of \[floor(i n / extent), ceil((i + 1)
    /// n / extent)).
    #[inline]
    pub fn adaptive_max_pool2d(&self, height: i64, width: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_adaptive_max_pool2d(self.as_raw(), height, width, &mut out) })?;
        made(out)
    }

    /// Returns the largest elements of windows of x \[batch, channels, d, h, w\] that give exactly these
    /// three extents, which may be 0. Along each dim, element i is that of \[floor(i n / extent), ceil((i
    /// + 1) n / extent)).
    #[inline]
    pub fn adaptive_max_pool3d(&self, depth: i64, height: i64, width: i64) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_adaptive_max_pool3d(self.as_raw(), depth, height, width, &mut out)
        })?;
        made(out)
    }

    /// Returns x \[batch, channels, spatial..\] resized to the `count` (1 to 3) spatial extents in `size`.
    /// align_corners (linear only) 1 aligns the centres of the first and last elements, and 0 aligns the
    /// outer edges of the elements. At the centre of an element the result is that element, whatever its
    /// neighbours are: a weight of 0 lets neither infinity nor NaN through, nor into a gradient.
    #[inline]
    pub fn interpolate(
        &self,
        size: impl AsRef<[i64]>,
        mode: InterpolateMode,
        align_corners: bool,
    ) -> Result<Tensor<'c>> {
        let size = size.as_ref();
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns x \[batch, channels, spatial..\] with each spatial extent n resized to floor(n \* factor).
    /// Element i is taken from the position that belongs to it by the factor, (i + 0.5) / factor - 0.5,
    /// and not by the ratio of the extents; for the nearest element from floor(i / factor). The factors
    /// are for the last three dims; those of dims that x lacks are 1. mode and align_corners are as in
    /// `Tensor::interpolate`; align_corners 1 uses the extents. Errors: `Status::InvalidArgument` (a factor is not in
    /// \[2^-23, 2^23\]), `Status::Shape` (an extent becomes 0).
    #[inline]
    pub fn interpolate_by(
        &self,
        depth: f64,
        height: f64,
        width: f64,
        mode: InterpolateMode,
        align_corners: bool,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_interpolate_by(
                self.as_raw(),
                depth,
                height,
                width,
                mode.raw(),
                align_corners as i32,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Normalises each channel (dim 1) of x \[batch, channels, spatial..\] over all other dims (Ioffe &
    /// Szegedy 2015). weight, bias, running_mean and running_var are \[channels\] or `None`, the last two
    /// only together. With desc.training 1 it uses the statistics of the batch and updates the running
    /// ones in place: (1 - momentum) running + momentum batch, with the unbiased variance. An empty
    /// batch leaves them unchanged. With training 0 it uses the running statistics. These may have any
    /// floating dtype; a variance above 65504 is infinite in f16. desc `None` means the defaults.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Normalises x over its last `last_dims` dims (Ba et al. 2016). weight and bias have the extents of
    /// these dims, or are `None`. desc `None` means the defaults.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns x / sqrt(mean(x^2) + eps) \* weight over the last `last_dims` dims (Zhang & Sennrich
    /// 2019). weight has the extents of these dims, or is `None`. desc `None` means the defaults.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Normalises each of `groups` groups of consecutive channels over the channels and their spatial
    /// dims (Wu & He 2018). weight and bias are \[channels\] or `None`. desc `None` means the defaults.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Normalises each channel of each example over the spatial dims (Ulyanov et al. 2016). weight and
    /// bias are \[channels\] or `None`. desc `None` means the defaults.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns softmax(query key^T scale + mask) value, with PyTorch's name. query is \[batch, heads,
    /// length, depth\]; key and value are \[batch, kv_heads, keys, depth\]. kv_heads divides heads, and
    /// each group of consecutive query heads shares one (Ainslie et al. 2023). heads and kv_heads may be
    /// 0 together, not one of them alone. Leading dims may be omitted. mask broadcasts to \[batch, heads,
    /// length, keys\]: bool (1: the key takes part), floating (added), or `None`. The result has the memory
    /// order of the query. desc `None` means the defaults. Autocast casts query, key and value to the
    /// scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns softmax(query key^T scale + mask) \[batch, heads, length, keys\]: the share of each key in
    /// `Tensor::scaled_dot_product_attention` of the same query, key and mask, before dropout. causal 1:
    /// position i sees the keys 0 to i, in addition to a mask. A row without keys is 0. scale 0 means
    /// 1 / sqrt(depth), and 0x1p-1074 a factor of 0. Scores are f32, and the result is rounded once.
    /// Autocast casts query and key to the scope's dtype.
    #[inline]
    pub fn attention_weights(
        &self,
        key: &Tensor<'c>,
        mask: Option<&Tensor<'c>>,
        causal: bool,
        scale: f64,
    ) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_attention_weights(
                self.as_raw(),
                key.as_raw(),
                opt_ref(mask),
                causal as i32,
                scale,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Returns the attention of one projection that holds query, key and value: qkv \[batch, length,
    /// (heads + 2 kv_heads) depth\], first the heads of the query, then those of the key and those of the
    /// value. kv_heads 0 means as many as heads. The result is \[batch, length, heads depth\]. Nothing is
    /// copied, forward or backward. mask broadcasts to \[batch, heads, length, length\]: bool (1: the key
    /// takes part), floating (added), or `None`. desc `None` means the defaults. Autocast casts qkv to the
    /// scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Computes one step of an LSTM (Hochreiter & Schmidhuber 1997) for x \[batch, in\], h and c \[batch,
    /// hidden\], weight_ih \[4 hidden, in\], weight_hh \[4 hidden, hidden\], and biases \[4 hidden\] or `None`.
    /// With the gates i, f, g, o and the sigmoid s: c' = s(f) c + s(i) tanh(g), and h' = s(o) tanh(c').
    /// Returns h' and c'. Autocast casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Computes one step of a GRU (Cho et al. 2014) for x \[batch, in\], h \[batch, hidden\], weight_ih \[3
    /// hidden, in\], weight_hh \[3 hidden, hidden\], and biases \[3 hidden\] or `None`. With the gates r, z, n
    /// and the sigmoid s: n = tanh(x_n + s(r) h_n), and h' = (1 - s(z)) n + s(z) h. Returns h'. Autocast
    /// casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Computes one step of a recurrent network for x \[batch, in\] and h \[batch, hidden\]: h' = tanh(x
    /// weight_ih^T + bias_ih + h weight_hh^T + bias_hh). weight_ih is \[hidden, in\], weight_hh \[hidden,
    /// hidden\], and the biases are \[hidden\] or `None`. Returns h'. Autocast casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Runs a GRU over a sequence x: \[length, batch, in\], or \[batch, length, in\] with
    /// desc.batch_first. `weights` holds, for each layer and within it each direction, weight_ih,
    /// weight_hh and, with desc.bias, bias_ih and bias_hh, in the shapes of `Tensor::gru_cell`. h0 is
    /// \[layers directions, batch, hidden\], or `None` for 0. Returns the outputs of the last layer in the
    /// order of x, and the last h of every layer and direction. desc `None` means the defaults. Autocast
    /// casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Runs a recurrent network with tanh over a sequence x: \[length, batch, in\], or \[batch, length, in\]
    /// with desc.batch_first. `weights` holds, for each layer and within it each direction, weight_ih,
    /// weight_hh and, with desc.bias, bias_ih and bias_hh, in the shapes of `Tensor::rnn_tanh_cell`. h0 is
    /// \[layers directions, batch, hidden\], or `None` for 0. Returns the outputs of the last layer in the
    /// order of x, and the last h of every layer and direction. desc `None` means the defaults. Autocast
    /// casts to the scope's dtype.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns statistics of a floating tensor. desc `None` means the defaults. Errors: `Status::Dtype` (not a
    /// floating dtype), `Status::InvalidArgument` (scale is not finite and positive).
    pub fn stats(&self, desc: Option<&StatsDesc>) -> Result<TensorStats> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out: sys::mpt_tensor_stats = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_tensor_stats>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
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
    /// Creates an empty parameter set. The caller owns the handle. Errors: `Status::OutOfMemory`.
    pub fn new(context: &'c Context) -> Result<Params<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_create(context.as_raw(), &mut out) })?;
        made_in(out, context)
    }

    /// Adds a floating leaf to the set as a trained parameter. The tensor takes the name, requires a
    /// gradient from now on, and is converted in place to the set's precision: its handles stay valid.
    /// Its memory does not move, except in a conversion (`Params::set_precision`,
    /// `Params::mark_batch_norm`) and in `Subscriber::take`, so an address from `Tensor::data_ptr`
    /// stays valid. Two layers that share a weight use one parameter: the set refuses a second tensor on
    /// the memory of a parameter, because one pass updates all of them.
    /// Errors: `Status::InvalidArgument` (the name is taken or malformed, the tensor is already in the set, or it
    /// lies in the memory of another parameter), `Status::Dtype`, `Status::Shape` (more than 2^63 bytes after the
    /// conversion), `Status::State` (a recorded result, a view, or made in inference mode).
    #[allow(clippy::should_implement_trait)]
    pub fn add(&self, name: &str, tensor: &Tensor<'c>) -> Result<()> {
        let name = c_text(name)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_add(self.as_raw(), name.as_ptr(), tensor.as_raw()) })
    }

    /// Adds a tensor that is saved with the parameters but not trained, such as running statistics. A
    /// floating tensor is converted in place to f32 (f64 in 64-true), as `Params::set_precision` does.
    /// Errors: `Status::InvalidArgument` (the name is taken or malformed, or the tensor is already in the set),
    /// `Status::Shape` (more than 2^63 bytes after the conversion), `Status::State` (a recorded result).
    pub fn add_buffer(&self, name: &str, tensor: &Tensor<'c>) -> Result<()> {
        let name = c_text(name)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_add_buffer(self.as_raw(), name.as_ptr(), tensor.as_raw()) })
    }

    /// Marks the parameters under a prefix as those of a batch norm, which some precisions (O2) keep in
    /// f32, and converts them accordingly. Modules call this themselves; it serves models written in
    /// operations. prefix `None` means "". Errors: `Status::InvalidArgument` (no parameter has the prefix).
    pub fn mark_batch_norm(&self, prefix: &str) -> Result<()> {
        let prefix = c_text(prefix)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_mark_batch_norm(self.as_raw(), prefix.as_ptr()) })
    }

    /// Returns the parameter or buffer with this name as a new handle. Errors: `Status::InvalidArgument` (no such
    /// name; the text lists near names).
    pub fn get(&self, name: &str) -> Result<Tensor<'c>> {
        let name = c_text(name)?;
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_get(self.as_raw(), name.as_ptr(), &mut out) })?;
        made(out)
    }

    /// Returns the present size of a parameter set.
    pub fn info(&self) -> Result<ParamsInfo> {
        let mut out: sys::mpt_params_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_params_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_get_info(self.as_raw(), &mut out) })?;
        Ok(ParamsInfo::from_sys(&out))
    }

    /// Freezes everything under a prefix (on 1), or makes it trainable again (on 0). Freezing drops the
    /// gradients. prefix `None` means "". Errors: `Status::InvalidArgument` (nothing has the prefix).
    pub fn freeze(&self, prefix: &str, on: bool) -> Result<()> {
        let prefix = c_text(prefix)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_freeze(self.as_raw(), prefix.as_ptr(), on as i32) })
    }

    /// Drops the gradients of all parameters and returns their memory to the arena.
    pub fn zero_grad(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_zero_grad(self.as_raw()) })
    }

    /// Converts the stored parameters to a precision, also those that are added later. Handles stay
    /// valid. Conversions between precisions that hold an f32 exactly (f32 parameters, masters of SPLIT
    /// and COPY: 32-true, 16-mixed, bf16-mixed, O0, O1, O2) lose no bit in either direction. Existing
    /// gradients are converted. Floating buffers become `buffer`. With `buffer` NONE they become f32, or
    /// f64 in 64-true. A buffer that was added as f64 stays f64; one that was added as f32, and that
    /// 64-true made f64, becomes f32 again. With `param` NONE, too, all keep their dtype. Buffers of
    /// integers and bools keep their dtype and bits. precision `None` means 32-true.
    /// Errors: `Status::InvalidArgument` (fields that contradict each other; the text names them), `Status::Dtype` (a dtype
    /// that the field cannot have), `Status::Shape` (more than 2^63 bytes after the conversion).
    pub fn set_precision(&self, precision: &Precision) -> Result<()> {
        let mut keep = Keep::new();
        let precision = precision.to_sys(&mut keep)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_set_precision(self.as_raw(), &precision) })
    }

    /// Returns the precision that `Params::set_precision` set last. That of a new set is 32-true.
    pub fn precision(&self) -> Result<Precision> {
        let mut out: sys::mpt_precision = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_precision>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_get_precision(self.as_raw(), &mut out) })?;
        Ok(Precision::from_sys(&out))
    }

    /// Overwrites the parameters and buffers of `to` with those of `from`, by name: a target network,
    /// or a snapshot. Both sets have the same names and shapes, and may have other precisions: exact
    /// values, with their masters, are converted. The sets may belong to two contexts, of which no
    /// other thread uses one meanwhile. Gradients and optimizer states stay, and autograd does not
    /// record the write. If memory runs out, some tensors may have been overwritten. Errors:
    /// INVALID_ARGUMENT (names that only one set has; one set given twice), SHAPE and DTYPE (of one
    /// tensor, which the text names; a buffer of integers needs its own dtype), STATE (a recording is
    /// made, or masters are split over ranks: `StepperDesc`.shard).
    pub fn copy(&self, from: &Params<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_copy(self.as_raw(), from.as_raw()) })
    }

    /// Moves the parameters of `to` towards those of `from`: to += weight \* (from - to), by name, in one
    /// pass. An average of a training is a set that is moved by 1 - decay behind each step, and a target
    /// network one that is moved by tau. Masters of `to` take part, so that small moves are not lost.
    /// The buffers are copied. Both sets are of one context, and otherwise as for `Params::copy`. The
    /// move is computed in f32, and in f64 for f64 parameters. Errors: those of `Params::copy`,
    /// `Status::InvalidArgument` (weight is not in 0 to 1), `Status::InvalidHandle` (two contexts).
    pub fn lerp(&self, from: &Params<'c>, weight: f64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_lerp(self.as_raw(), from.as_raw(), weight) })
    }

    /// Gives the parameters of `to` under a prefix the memory of those of `from`, by name, so that it
    /// exists once: the base of a model that several contexts use, each with a small part of its own on
    /// top. On both sides the memory is read-only from now on, and the parameters of `to` are frozen.
    /// Freeze those of `from` before (`Params::freeze`), and give both sets one precision without
    /// masters, such as 32-true or bf16-true. Each thread then uses its own context as before. The
    /// memory lives until neither set uses it, also if the context of `from` ends first, in whose memory
    /// report it counts. A conversion of either set gives that set memory of its own. Buffers are not
    /// shared.
    ///
    /// prefix `None` means "". No other thread uses one of the two contexts during this call. Errors:
    /// INVALID_ARGUMENT (nothing has the prefix, `from` lacks a name, one set given twice), SHAPE and
    /// DTYPE (of one tensor, which the text names), STATE (a parameter of `from` is trained, has a
    /// master or lies on one rank alone; a recording is made), DEVICE (the device does not exchange
    /// memory).
    pub fn share(&self, from: &Params<'c>, prefix: &str) -> Result<()> {
        let prefix = c_text(prefix)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_share(self.as_raw(), from.as_raw(), prefix.as_ptr()) })
    }

    /// Clips the gradients of a set by their common norm, as torch.nn.utils.clip_grad_norm_: each
    /// gradient is multiplied by min(1, max_norm / (norm + 1e-6)). A max_norm of INFINITY only computes
    /// the norm. `norm` receives the norm before clipping. The call serves loops written by hand:
    /// unscale first. A stepper clips in the same pass as its update. desc `None` means the defaults. On a
    /// device the call waits only with `norm` or error_if_nonfinite.
    /// Errors: `Status::State` (max_norm is finite, and a stepper holds scaled gradients of the set;
    /// error_if_nonfinite), `Status::InvalidArgument` (max_norm or norm_type is not positive).
    pub fn clip_grad_norm(&self, max_norm: f64, desc: Option<&ClipDesc>) -> Result<f64> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut norm: f64 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Clips each value of the gradients of a set to \[-limit, limit\]. Errors: `Status::State` (a stepper holds
    /// scaled gradients of the set), `Status::InvalidArgument` (limit is not positive).
    pub fn clip_grad_value(&self, limit: f64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_params_clip_grad_value(self.as_raw(), limit) })
    }

    /// Returns statistics of the gradients of a parameter set as they are stored: scaled, between a
    /// backward and its step. `total` receives the statistics of all gradients together, in the
    /// requested dtype or in that of the first gradient. `each` (may be `None` with count 0) receives one
    /// entry per parameter, in their order; set the struct_size of the first entry. A parameter without
    /// a gradient has 0 elements. desc `None` means the defaults. Errors: `Status::Dtype` (not a floating dtype),
    /// `Status::InvalidArgument` (scale is not finite and positive), `Status::Shape` (count is not the number of
    /// parameters).
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

impl<'c> Publisher<'c> {
    /// Creates a publisher of a set whose context is on the host. The caller owns the handle. Errors:
    /// UNSUPPORTED (the context is on a device).
    pub fn new(params: &Params<'c>) -> Result<Publisher<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_publisher_create(params.as_raw(), &mut out) })?;
        made_in(out, params.context())
    }

    /// Makes the present values the newest ones of every subscriber, or of none if it fails. `version`
    /// gets their number, from 1, and may be `None`. Does not wait. Errors: `Status::State` (a recording is made, or
    /// a replay is in progress; a parameter or its master is split over ranks; what a subscriber has
    /// left out is not read-only any more).
    pub fn publish(&self) -> Result<i64> {
        let mut version: i64 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_publisher_publish(self.as_raw(), &mut version) })?;
        Ok(version)
    }
}

impl<'c> Subscriber<'c> {
    /// Lets a set take the values of a publisher's set, which has the same names and shapes. They are
    /// converted to the dtypes that the set has now; a master gives its exact value. With copies 0 the
    /// parameters and buffers get the memory of a slot, which costs a pointer each; their handles stay
    /// valid. With copies 1 the values are copied into their memory, for sets of whose parameters views
    /// or recordings exist. The set's context is on the host, and no other thread uses it or the
    /// publisher's during the call. The caller owns the handle. Errors: `Status::InvalidArgument` (names that
    /// only one set has; the set of the publisher itself), `Status::Shape` and `Status::Dtype` (of one tensor, which the
    /// text names), `Status::State` (a recording is made; memory is read-only in this set alone; a parameter or
    /// its master is split over ranks, `StepperDesc`.shard), `Status::Unsupported` (a device; a parameter has a
    /// master).
    pub fn new(
        params: &Params<'c>,
        publisher: &Publisher<'c>,
        copies: bool,
    ) -> Result<Subscriber<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_subscriber_create(params.as_raw(), publisher.as_raw(), copies as i32, &mut out)
        })?;
        made_in(out, params.context())
    }

    /// Gives the newest values to the set, and does nothing if it has them. `version` gets their number,
    /// 0 if nothing has been published, and may be `None`. Does not wait. Errors: `Status::State` (without copies: a
    /// view, a graph or a recording uses the present values of a parameter, which the text names; the
    /// precision of the set has changed; memory is read-only now, or is not any more and was left out; a
    /// recording is made, or a replay is in progress).
    pub fn take(&self) -> Result<i64> {
        let mut version: i64 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_subscriber_take(self.as_raw(), &mut version) })?;
        Ok(version)
    }
}

impl<'c> Optimizer<'c> {
    /// Creates an optimizer of every parameter of a set, including parameters that are added later. The
    /// caller owns the handle; the optimizer keeps the set. desc `None` means the defaults of ADAMW.
    /// Errors: `Status::InvalidArgument` (a hyper-parameter is not finite or out of range; the text names it).
    pub fn new(params: &Params<'c>, desc: Option<&OptimizerDesc>) -> Result<Optimizer<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_optimizer_create(
                params.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made_in(out, params.context())
    }

    /// Moves the parameters of a selection from the existing groups to a new group with a rule and
    /// hyper-parameters of its own. Group 0 is made by `Optimizer::new`. `group` (may be `None`)
    /// receives the number of the new group. selection `None` means everything. desc `None` means those of
    /// group 0, which `Optimizer::set_group` and `Optimizer::set_lr` can change.
    /// Errors: `Status::InvalidArgument` (nothing is selected, or a hyper-parameter is out of range).
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Returns the rule and hyper-parameters of a group. Errors: `Status::InvalidArgument` (group).
    pub fn group(&self, group: i32) -> Result<OptimizerDesc> {
        let mut out: sys::mpt_optimizer_desc = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_optimizer_desc>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_get_group(self.as_raw(), group, &mut out) })?;
        Ok(OptimizerDesc::from_sys(&out))
    }

    /// Changes the hyper-parameters of a group. The rule must stay. Under a schedule, lr is the value
    /// that the schedule's factor multiplies, and another lr than before ends what `Optimizer::set_lr`
    /// has set. Errors: `Status::InvalidArgument` (group, another rule, or a hyper-parameter out of range).
    pub fn set_group(&self, group: i32, desc: &OptimizerDesc) -> Result<()> {
        let mut keep = Keep::new();
        let desc = desc.to_sys(&mut keep)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_set_group(self.as_raw(), group, &desc) })
    }

    /// Sets the learning rate of the next step of a group, or of all groups if group is -1:
    /// `Optimizer::lr` returns it. Under a schedule, the later rates change in proportion: they are
    /// lr times the schedule's factor, divided by its factor of the next step, both above
    /// `ScheduleDesc`.min_lr. If that factor is 0, as behind the end of a schedule, the rate lasts
    /// while the factor stays 0, and later rates are the schedule's own. With
    /// `ScheduleDesc`.resets_lr, the rate of the next step changes alone. `OptimizerDesc`.lr of
    /// the group stays under a schedule, and another schedule starts from it; `Optimizer::set_group`
    /// changes it, and does not wait for a device. Errors: `Status::InvalidArgument` (group, or lr out of range),
    /// `Status::Callback` (the schedule's function failed).
    pub fn set_lr(&self, group: i32, lr: f64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_set_lr(self.as_raw(), group, lr) })
    }

    /// Returns the learning rate of a group at the next step, including the schedule.
    /// Errors: `Status::InvalidArgument` (group), `Status::Callback` (the schedule's function failed).
    pub fn lr(&self, group: i32) -> Result<f64> {
        let mut lr: f64 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_get_lr(self.as_raw(), group, &mut lr) })?;
        Ok(lr)
    }

    /// Keeps a moving average of the parameters in another set, of the same names and shapes. From now
    /// on each step moves it, by whichever call: average += (1 - decay) \* (parameter - average), behind
    /// the update and under the same decision, so that a skipped step moves nothing. Exact values are
    /// read, and masters of `average` take part, so small moves are not lost; parameters with a master
    /// in two halves (`Master::Split`, `Master::Kahan`) need f32 copies during the step. The buffers
    /// are copied. A recorded step moves the average too. A call with another decay, such as 0.999,
    /// changes it from the next step on. Before the first call, `Params::copy` gives the average the
    /// parameters of now.
    ///
    /// All parameters of the optimizer move, but for release_grads: there only those that had a
    /// gradient. The optimizer keeps a reference to the set. Files and snapshots of a training have the
    /// average if `mpt_training_desc`.params names it; otherwise a load or a rollback leaves it as it is.
    /// average `None` ends this. Errors: `Status::InvalidArgument` (names that the average lacks, decay is not in 0
    /// to 1, the optimizer's own set), `Status::Shape` and `Status::Dtype` (of one tensor, which the text names; f64 needs
    /// f64, and a buffer its own dtype), `Status::InvalidHandle` (two contexts), `Status::State` (read-only memory; a
    /// parameter lies on one rank alone, or its master does: `StepperDesc`.shard). Later changes of
    /// either set give the same errors at the step, before it changes anything.
    pub fn set_average(&self, average: Option<&Params<'c>>, decay: f64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_set_average(self.as_raw(), opt_ref(average), decay) })
    }

    /// Updates the parameters by their gradients, without scale and without check. Parameters without a
    /// gradient do not change. Use `Scaler::step` with a scaler, and `Stepper::step` with a stepper.
    /// Errors: `Status::State` (a stepper has scaled the gradients and has not stepped), `Status::Unsupported` (a sparse
    /// gradient with a rule that moves every row).
    pub fn step(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_step(self.as_raw()) })
    }

    /// Drops the gradients of the optimizer's parameters, as `Params::zero_grad` does.
    pub fn zero_grad(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_zero_grad(self.as_raw()) })
    }

    /// Returns the number of groups, steps and parameters of an optimizer, the bytes of its states, and
    /// the step of its schedule.
    pub fn info(&self) -> Result<OptimizerInfo> {
        let mut out: sys::mpt_optimizer_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_optimizer_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_optimizer_get_info(self.as_raw(), &mut out) })?;
        Ok(OptimizerInfo::from_sys(&out))
    }

    /// Returns a copy of a parameter's state as a new row-major tensor, or `None` before its first step.
    ///
    /// Keys are PyTorch's and give f32 values for any number of bits: "momentum_buffer" (SGD, RMSPROP,
    /// LARS); "exp_avg", "exp_avg_sq" and "max_exp_avg_sq" (ADAM, ADAMW; LION has the first, ADEMAMIX,
    /// LAMB and NOVOGRAD the first two); "exp_avg_slow" (ADEMAMIX); "square_avg" and "grad_avg"
    /// (RMSPROP); "sum" (ADAGRAD); "row_var" and "col_var", or "variance" (ADAFACTOR).
    ///
    /// The keys of bitsandbytes give the stored form: "state1" the codes of the first state (u8, flat;
    /// with 4 bits two per byte, the first in the upper half), "absmax1" its scales, "qmap1" its code
    /// book, "state2" and so on. Without codes "state1" gives the values, and the others `None`.
    /// Errors: `Status::InvalidArgument` (parameter, key), `Status::Unsupported` (another rank keeps the states:
    /// `StepperDesc`.shard).
    pub fn state(&self, parameter: &str, key: &str) -> Result<Option<Tensor<'c>>> {
        let parameter = c_text(parameter)?;
        let key = c_text(key)?;
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_optimizer_get_state(self.as_raw(), parameter.as_ptr(), key.as_ptr(), &mut out)
        })?;
        Ok(maybe(out))
    }
}

impl<'c> Comm<'c> {
    /// Returns the figures of a communicator.
    pub fn info(&self) -> Result<CommInfo> {
        let mut out: sys::mpt_comm_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_comm_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_comm_get_info(self.as_raw(), &mut out) })?;
        Ok(CommInfo::from_sys(&out))
    }

    /// Waits until every rank has made this call. Errors: `Status::Comm`.
    pub fn barrier(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_comm_barrier(self.as_raw()) })
    }

    /// Overwrites a tensor with that of rank `root`, in place and unrecorded. Errors: `Status::Comm` (also: the
    /// shapes or dtypes differ), `Status::InvalidArgument` (root), `Status::Unsupported` (a master that is split over
    /// ranks), and those of `Tensor::copy_into`.
    pub fn broadcast(&self, tensor: &Tensor<'c>, root: i32) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_comm_broadcast(self.as_raw(), tensor.as_raw(), root) })
    }

    /// Replaces each element of a tensor by the sum, mean, maximum or minimum over the same element of
    /// all ranks, in place and unrecorded: the loss of the whole batch, for example. The dtype is f32,
    /// f64, or i64. The result has the same bits on all ranks. After an error the tensor is as it was
    /// before the call. Errors: `Status::Comm` (also: the shapes, dtypes or ops differ), `Status::Dtype`, and those of
    /// `Tensor::copy_into`.
    pub fn all_reduce(&self, tensor: &Tensor<'c>, op: CommOp) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_comm_all_reduce(self.as_raw(), tensor.as_raw(), op.raw()) })
    }
}

impl<'c> Scaler<'c> {
    /// Creates a loss scaler with its own scale and counters. The caller owns the handle. desc `None`
    /// means the defaults. Errors: `Status::InvalidArgument` (a field is out of range; the text names it).
    pub fn new(context: &'c Context, desc: Option<&ScalerDesc>) -> Result<Scaler<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_scaler_create(
                context.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made_in(out, context)
    }

    /// Returns loss \* scale as a new tensor. The result is f32 if the loss is 16 bits wide, so that it
    /// cannot overflow. Differentiable. Compute the loss in f32 (`Precision::output` or autocast does):
    /// the gradient of an f16 loss is the scale itself, and 65536 exceeds f16. Errors: `Status::Dtype` (not a
    /// floating dtype), and in anomaly mode `Status::State`.
    pub fn scale(&self, loss: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_scale(self.as_raw(), loss.as_raw(), &mut out) })?;
        made(out)
    }

    /// Checks the gradients of an optimizer's parameters and divides them by the scale, in place, so
    /// that the host can read or clip the true gradients. Valid at most once per optimizer between two
    /// updates. Any floating dtype; f16 gradients become f32, because f16 cannot hold the true ones.
    /// Errors: `Status::State` (already unscaled or stepped since the last update; nothing was scaled since then;
    /// a stepper holds scaled gradients of the optimizer; another scaler has scaled them).
    pub fn unscale(&self, optimizer: &Optimizer<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_unscale(self.as_raw(), optimizer.as_raw()) })
    }

    /// Steps the optimizer if its gradients are finite, and divides them by the scale if
    /// `Scaler::unscale` has not. Valid at most once per optimizer between two updates. Returns
    /// `Status::StepSkipped` if the parameters were left unchanged; on a device that has not finished it
    /// returns `Status::Ok`, and the verdict tells later. It waits only when 64 calls have no answer yet, for
    /// the oldest. Without any gradients it returns `Status::Ok`.
    /// Errors: `Status::State` (nothing was scaled since the last update or since a step of a stepper; already
    /// stepped; a stepper holds scaled gradients of the optimizer; another scaler has scaled them).
    pub fn step(&self, optimizer: &Optimizer<'c>) -> Result<Step> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        stepped(unsafe { sys::mpt_scaler_step(self.as_raw(), optimizer.as_raw()) })
    }

    /// Adapts the scale to the result of all optimizers since the last update. Without any gradients the
    /// scale stays. Errors: `Status::State` (nothing was unscaled or stepped; micro-batches of a stepper are
    /// open).
    pub fn update(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_update(self.as_raw()) })
    }

    /// Waits until the answers of all calls of `Scaler::step` and `Scaler::update` are there:
    /// `Scaler::verdict` and `Scaler::info` then do not return `Status::NotReady`. On the CPU they
    /// are there at once. Errors: those of the device.
    pub fn wait(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_wait(self.as_raw()) })
    }

    /// Replaces the scale. Errors: `Status::State` (gradients scaled by the old scale have not been used yet),
    /// `Status::InvalidArgument` (scale out of range).
    pub fn set_scale(&self, scale: f64) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_set_scale(self.as_raw(), scale) })
    }

    /// Returns the scale and counters of a scaler. Returns the error `Status::NotReady` while a
    /// device has not finished the latest update.
    pub fn info(&self) -> Result<ScalerInfo> {
        let mut out: sys::mpt_scaler_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_scaler_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_get_info(self.as_raw(), &mut out) })?;
        Ok(ScalerInfo::from_sys(&out))
    }

    /// Returns the state of a scaler, for `Scaler::set_state`. Errors: `Status::State` (the scaler is
    /// disabled).
    pub fn state(&self) -> Result<ScalerState> {
        let mut out: sys::mpt_scaler_state = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_scaler_state>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_get_state(self.as_raw(), &mut out) })?;
        Ok(ScalerState::from_sys(&out))
    }

    /// Restores a state that `Scaler::state` returned, completely or not at all. A disabled scaler
    /// ignores it. Errors: `Status::State` (a loss was scaled and no update has come since, or a stepper has
    /// micro-batches open), `Status::InvalidArgument` (a field out of range).
    pub fn set_state(&self, state: &ScalerState) -> Result<()> {
        let mut keep = Keep::new();
        let state = state.to_sys(&mut keep)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_set_state(self.as_raw(), &state) })
    }

    /// Formats the state of a scaler as JSON, with the keys of PyTorch's GradScaler.state_dict():
    ///   {"scale":65536.0,"growth_factor":2.0,"backoff_factor":0.5,"growth_interval":2000,
    ///    "_growth_tracker":0}
    /// and "_hysteresis_left" if it differs from the descriptor. A disabled scaler gives an empty
    /// object, as PyTorch's does. The text is cut at `size` bytes. `needed` (may be `None`) receives the
    /// full size, including the final NUL.
    pub fn state_to_json(&self) -> Result<String> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        read_text(|text, size, needed| unsafe {
            sys::mpt_scaler_state_to_json(self.as_raw(), text, size, needed)
        })
    }

    /// Restores a state from the JSON of `Scaler::state_to_json` or of PyTorch's
    /// GradScaler.state_dict(), completely or not at all. A disabled scaler ignores the text and returns
    /// `Status::Ok`. Errors: `Status::InvalidArgument` (the text is truncated or not JSON; an empty object, saved from
    /// a disabled scaler; a key that is missing, unknown or out of range, which the text names), `Status::State`
    /// (a loss was scaled and no update has come since, or a stepper has micro-batches open).
    pub fn state_from_json(&self, text: &str) -> Result<()> {
        let text = c_text(text)?;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_state_from_json(self.as_raw(), text.as_ptr()) })
    }

    /// Returns the result of the last `Scaler::step` for an optimizer, in a loop written by hand.
    /// scale_after is the present scale, grad_norm is NaN, and step counts the calls of
    /// `Scaler::update` before that `Scaler::step`, plus 1. Returns the error `Status::NotReady` while a device has not finished. Errors: `Status::State` (the scaler has not stepped the
    /// optimizer).
    pub fn verdict(&self, optimizer: &Optimizer<'c>) -> Result<Verdict> {
        let mut out: sys::mpt_verdict = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_verdict>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_scaler_get_verdict(self.as_raw(), optimizer.as_raw(), &mut out) })?;
        Ok(Verdict::from_sys(&out))
    }
}

impl<'c> Stepper<'c> {
    /// Creates a stepper, which runs backwards, loss scaling, clipping, accumulation and updates for the
    /// optimizers that `Stepper::add` adds. The caller owns the handle. precision `None` means 32-true,
    /// and desc `None` the defaults. Errors: `Status::InvalidArgument` (a field out of range, or two that
    /// contradict each other; the text names them), `Status::Dtype` (a dtype that a field of the precision cannot
    /// have), `Status::InvalidHandle`.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
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

    /// Adds an optimizer, whose parameters the following steps update. The stepper keeps a reference to
    /// it. A parameter set whose precision needs a scaler, in a stepper without one, logs a warning.
    /// Errors: `Status::InvalidArgument` (already added; a parameter belongs to two optimizers, which the text
    /// names), `Status::State` (micro-batches are open), `Status::Comm` (several ranks: see `mpt_comm`.h).
    #[allow(clippy::should_implement_trait)]
    pub fn add(&self, optimizer: &Optimizer<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_add(self.as_raw(), optimizer.as_raw()) })
    }

    /// Returns the stepper's scaler as a new handle, or `None` if there is none. With several losses, it
    /// is that of loss 0.
    pub fn scaler(&self) -> Result<Option<Scaler<'c>>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_get_scaler(self.as_raw(), &mut out) })?;
        Ok(maybe_in(out, self.context()))
    }

    /// Runs the backward of a loss, scaled and divided by `accumulate`. Call it for every loss of every
    /// micro-batch. The scale is locked until the step. `Stepper::backward_loss` with index 0 has
    /// retain_graph and create_graph.
    ///
    /// Gradients are added, also to those that another backward has left in these parameters. If a loss
    /// of another stepper passes through them (the generator's loss through the discriminator of a GAN),
    /// freeze them for its forward (`Params::freeze`), or call `Stepper::drop` before this call. If
    /// this call fails, the gradients are unchanged (but see at_once).
    ///
    /// Micro-batches are not counted. With an accumulate of four, a step after one micro-batch takes a
    /// quarter of its gradient, and a step after nine takes 2.25 times their mean. If an epoch ends with
    /// only n micro-batches, multiply their losses by accumulate / n (`Tensor::mul_scalar`) before the
    /// backward. Errors: `Status::Dtype` (the loss is not floating), `Status::Shape` (the loss has several elements),
    /// `Status::InvalidArgument` (the loss requires no gradient), `Status::State` (a parameter now belongs to two
    /// optimizers; with release_grads: the step has had its backward, the last backward failed half way,
    /// or another backward has left a gradient), `Status::Comm` (several ranks: see `mpt_comm`.h), and those of
    /// `Tensor::backward`.
    pub fn backward(&self, loss: &Tensor<'c>) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_backward(self.as_raw(), loss.as_raw()) })
    }

    /// Runs the step: checks, unscales and clips the gradients, updates the parameters, adapts the scale
    /// and drops the gradients. Returns `Status::StepSkipped` if an optimizer left its parameters unchanged
    /// because of a non-finite gradient, and after a backward of gradient release that updated only some
    /// parameters. An optimizer without any gradient has nothing to do and gives `Status::Ok`
    /// (`Outcome::NoGradient`); if no optimizer has one, the scale stays. If several steppers share a
    /// scaler, the last one with open micro-batches adapts its scale. With several ranks and one scale,
    /// a rank that has no batch for the step calls this without a backward: its gradients count as
    /// zeros. Where the forward is a call of all ranks (`Shard::Params`, batch norms over ranks) it
    /// takes any rows instead, and multiplies the loss by 0. Errors: `Status::State` (no backward since the last
    /// step, no optimizer, error_if_nonfinite, skip_limit; another stepper holds scaled gradients of an
    /// optimizer; `Scaler::unscale` or `Scaler::step` was called for an optimizer, and no
    /// `Scaler::update` since; called by a hook inside the stepper's backward), `Status::Comm` (several ranks:
    /// see `mpt_comm`.h).
    pub fn step(&self) -> Result<Step> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        stepped(unsafe { sys::mpt_stepper_step(self.as_raw()) })
    }

    /// Waits until the answers of all steps are there, and returns what the latest `Stepper::step`
    /// would have returned at once: `Status::Ok` or `Status::StepSkipped`. Errors: `Status::State` (error_if_nonfinite,
    /// skip_limit), those of the device.
    pub fn wait(&self) -> Result<Step> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        stepped(unsafe { sys::mpt_stepper_wait(self.as_raw()) })
    }

    /// Drops the gradients of all optimizers and gives up open micro-batches. The scale is unlocked and
    /// does not change. Errors: `Status::State` (with release_grads, a backward has already updated the
    /// parameters; called by a hook inside the stepper's backward), `Status::Comm` (several ranks: see
    /// `mpt_comm`.h).
    pub fn drop(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_drop(self.as_raw()) })
    }

    /// Runs the backward of loss number `index`, scaled and divided by `accumulate`, with the options of
    /// `Tensor::backward`. desc `None` means the defaults. Without several losses, index is 0.
    ///
    /// Several losses have one scale each (num_losses of Apex). With `StepperDesc`.losses N above 1
    /// the stepper has N scalers, with the options of `scaler`, which becomes number 0, or of the
    /// precision. Loss `index` is scaled by scaler `index`. The gradients of a backward are checked and
    /// divided by this scale as they arrive, and kept as true sums in f32 (f64 for f64), so parameters
    /// that several losses share get the right sum. A non-finite gradient lowers the scale of its own
    /// loss, and the step is skipped for the optimizers that it reached, alone or together. Each scale
    /// is adapted at the step by the result of its loss; the scale of a loss without a backward stays.
    ///
    /// Errors: `Status::InvalidArgument` (index; create_graph with several losses, because their gradients are
    /// divided outside the graph; retain_graph or create_graph with release_grads), and those of
    /// `Stepper::backward`.
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
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_stepper_backward_loss(
                self.as_raw(),
                index,
                loss.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
            )
        })
    }

    /// Returns the scaler of loss number `index` as a new handle, or `None` without loss scaling.
    /// Errors: `Status::InvalidArgument` (index).
    pub fn loss_scaler(&self, index: i32) -> Result<Option<Scaler<'c>>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_get_loss_scaler(self.as_raw(), index, &mut out) })?;
        Ok(maybe_in(out, self.context()))
    }

    /// Returns the result of the last step for optimizer number `index`, in the order of adding. Returns
    /// the error `Status::NotReady` while a device has not finished. Errors: `Status::State` (no step
    /// yet), `Status::InvalidArgument` (index).
    pub fn verdict(&self, index: i32) -> Result<Verdict> {
        let mut out: sys::mpt_verdict = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_verdict>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_get_verdict(self.as_raw(), index, &mut out) })?;
        Ok(Verdict::from_sys(&out))
    }

    /// Returns a remembered skip: the verdict of one optimizer. index is in \[0,
    /// `StepperInfo`.events), from the oldest to the latest. `StepperDesc`.events limits their
    /// number. Returns the error `Status::NotReady` while a device has not finished the latest
    /// step. Errors: `Status::InvalidArgument` (index).
    pub fn event(&self, index: i64) -> Result<Verdict> {
        let mut out: sys::mpt_verdict = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_verdict>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_get_event(self.as_raw(), index, &mut out) })?;
        Ok(Verdict::from_sys(&out))
    }

    /// Returns the progress of a stepper. Returns the error `Status::NotReady` while a device
    /// has not finished the latest step.
    pub fn info(&self) -> Result<StepperInfo> {
        let mut out: sys::mpt_stepper_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_stepper_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_stepper_get_info(self.as_raw(), &mut out) })?;
        Ok(StepperInfo::from_sys(&out))
    }
}

impl<'c> Recording<'c> {
    /// Runs the recorded work, or the rest of a replay that `Recording::advance` has begun. On a device
    /// it is queued, and the call returns. Errors: `Status::State`, before any work (parameters, states or groups
    /// of an optimizer were replaced; a stepper has open micro-batches, or a parameter a gradient; the
    /// scaler has other options; the context has another seed; a recording is being made; another replay
    /// is in progress; a dry trace is on), `Status::Callback` (the host's function of a schedule). Errors of the
    /// calls, such as an index out of range or those of error_if_nonfinite and skip_limit, end the
    /// replay: on the CPU at the operation, so that no later work has run. A device tells in a later
    /// call.
    pub fn replay(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_recording_replay(self.as_raw()) })
    }

    /// Returns the size and use of a recording.
    pub fn info(&self) -> Result<RecordingInfo> {
        let mut out: sys::mpt_recording_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_recording_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_recording_get_info(self.as_raw(), &mut out) })?;
        Ok(RecordingInfo::from_sys(&out))
    }
}

impl<'c> Lbfgs<'c> {
    /// Creates an L-BFGS optimizer of every parameter of a set that is not frozen. The caller owns the
    /// handle; the optimizer keeps a reference to the set. desc `None` means the defaults.
    /// Errors: `Status::InvalidArgument` (a field out of range; the text names it), `Status::InvalidHandle`.
    pub fn new(params: &Params<'c>, desc: Option<&LbfgsDesc<'c>>) -> Result<Lbfgs<'c>> {
        let mut desc_keep = Keep::new();
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut desc_keep)?),
            None => None,
        };
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe {
            sys::mpt_lbfgs_create(
                params.as_raw(),
                desc.as_ref().map_or(ptr::null(), |d| d as *const _),
                &mut out,
            )
        })?;
        made_in(out, params.context())
    }

    /// Returns the progress of an L-BFGS optimizer.
    pub fn info(&self) -> Result<LbfgsInfo> {
        let mut out: sys::mpt_lbfgs_info = unsafe { std::mem::zeroed() };
        out.struct_size = std::mem::size_of::<sys::mpt_lbfgs_info>() as u32;
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_lbfgs_get_info(self.as_raw(), &mut out) })?;
        Ok(LbfgsInfo::from_sys(&out))
    }
}

impl<'c> Module<'c> {
    /// Runs a module on one input and returns its first result. Errors: those of the operations that the
    /// module runs (`Status::Shape`, `Status::Dtype`, and in anomaly mode `Status::State`), `Status::Callback` (a function of the host
    /// failed).
    pub fn forward(&self, x: &Tensor<'c>) -> Result<Tensor<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_module_forward(self.as_raw(), x.as_raw(), &mut out) })?;
        made(out)
    }

    /// Switches a module, and the modules inside it, to training (on 1, the default) or evaluation (on
    /// 0). Dropout and batch norm depend on it.
    pub fn train(&self, on: bool) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_module_train(self.as_raw(), on as i32) })
    }

    /// Returns 1 if the module is in training, and 0 in evaluation.
    pub fn is_training(&self) -> Result<bool> {
        let mut out: i32 = Default::default();
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_module_is_training(self.as_raw(), &mut out) })?;
        Ok(out != 0)
    }
}

impl<'c> Snapshot<'c> {
    /// Takes the snapshot again, as the training is now. Takes no memory for tensors unless states were
    /// made or a precision has changed. After an error the snapshot is the old one. Errors: `Status::State` as for
    /// `Training::save`.
    pub fn take(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_snapshot_take(self.as_raw()) })
    }

    /// Rolls the training back to the snapshot, and drops gradients. Tensors stay in their memory, so
    /// that recordings can be replayed. After an error nothing has changed. Errors: `Status::State` (micro-batches
    /// or unscaled gradients are open: `Stepper::drop`), `Status::InvalidArgument` (the training has got other
    /// parameters, optimizers or groups; memory was read-only then and is not now), `Status::Shape`, `Status::Dtype` (the
    /// precision has changed; the text names a parameter).
    pub fn restore(&self) -> Result<()> {
        // SAFETY: the library checks the handles; the memory is local and large enough.
        check(unsafe { sys::mpt_snapshot_restore(self.as_raw()) })
    }
}
