// Made by generate.py from the headers.
// SPDX-License-Identifier: Apache-2.0
// digest d3783f190ab51d2abd80bfefbc33992789604d5395414deb251e1ce6bda94bc4

/// Holds the values `MPT_OK` to `MPT_ERROR_COMM` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// Success.
    Ok,
    /// The device has not finished, so the answer is not there: ask again later, or wait
    /// (`Stepper::wait`, `Scaler::wait`).
    NotReady,
    /// An optimizer left its parameters unchanged. The verdict of the step gives the reason.
    StepSkipped,
    /// An argument is out of range or contradicts another one.
    InvalidArgument,
    /// A handle is `None`, stale, of another type, or of another context.
    InvalidHandle,
    /// The memory limit is reached, or the host has no more memory.
    OutOfMemory,
    /// The call is valid, but not supported for these operands.
    Unsupported,
    /// A shape or an element count does not match.
    Shape,
    /// A dtype does not match, or is not possible here.
    Dtype,
    /// The device does not exist or failed.
    Device,
    /// The call is valid, but not at this moment.
    State,
    /// Reading or writing a file failed, or its content is invalid.
    Io,
    /// Caller and library disagree about a struct or a version.
    Abi,
    /// `Context::cancel` has ended the work.
    Cancelled,
    /// A callback of the host reported failure, or broke its contract.
    Callback,
    /// Unexpected failure inside the library: please report it.
    Internal,
    /// The file, or the folder for a new file, does not exist.
    NotFound,
    /// A rank of a communicator failed, is missing, or differs.
    Comm,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Status {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Status::Ok => 0,
            Status::NotReady => 1,
            Status::StepSkipped => 2,
            Status::InvalidArgument => -1,
            Status::InvalidHandle => -2,
            Status::OutOfMemory => -3,
            Status::Unsupported => -4,
            Status::Shape => -5,
            Status::Dtype => -6,
            Status::Device => -7,
            Status::State => -8,
            Status::Io => -9,
            Status::Abi => -10,
            Status::Cancelled => -11,
            Status::Callback => -12,
            Status::Internal => -13,
            Status::NotFound => -14,
            Status::Comm => -15,
            Status::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Status {
        match n {
            0 => Status::Ok,
            1 => Status::NotReady,
            2 => Status::StepSkipped,
            -1 => Status::InvalidArgument,
            -2 => Status::InvalidHandle,
            -3 => Status::OutOfMemory,
            -4 => Status::Unsupported,
            -5 => Status::Shape,
            -6 => Status::Dtype,
            -7 => Status::Device,
            -8 => Status::State,
            -9 => Status::Io,
            -10 => Status::Abi,
            -11 => Status::Cancelled,
            -12 => Status::Callback,
            -13 => Status::Internal,
            -14 => Status::NotFound,
            -15 => Status::Comm,
            n => Status::Unknown(n),
        }
    }
}

/// Holds the values `MPT_DTYPE_NONE` to `MPT_BOOL` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dtype {
    /// Not given: the default applies.
    None,
    /// 32-bit float.
    F32,
    /// 64-bit float.
    F64,
    /// IEEE 16-bit float.
    F16,
    /// bfloat16.
    BF16,
    /// 8-bit float, for storage and conversion only. Magnitudes above 464, and infinity, become
    /// NaN.
    F8E4M3,
    /// 8-bit float, for storage and conversion only. Magnitudes of 61440 and more become infinity.
    F8E5M2,
    /// Signed 8-bit integer.
    I8,
    /// Unsigned 8-bit integer.
    U8,
    /// Signed 32-bit integer.
    I32,
    /// Signed 64-bit integer.
    I64,
    /// Boolean, one byte per element.
    Bool,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Dtype {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Dtype::None => 0,
            Dtype::F32 => 1,
            Dtype::F64 => 2,
            Dtype::F16 => 3,
            Dtype::BF16 => 4,
            Dtype::F8E4M3 => 5,
            Dtype::F8E5M2 => 6,
            Dtype::I8 => 7,
            Dtype::U8 => 8,
            Dtype::I32 => 9,
            Dtype::I64 => 10,
            Dtype::Bool => 11,
            Dtype::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Dtype {
        match n {
            0 => Dtype::None,
            1 => Dtype::F32,
            2 => Dtype::F64,
            3 => Dtype::F16,
            4 => Dtype::BF16,
            5 => Dtype::F8E4M3,
            6 => Dtype::F8E5M2,
            7 => Dtype::I8,
            8 => Dtype::U8,
            9 => Dtype::I32,
            10 => Dtype::I64,
            11 => Dtype::Bool,
            n => Dtype::Unknown(n),
        }
    }
}

/// Holds the values `MPT_DEVICE_CPU` to `MPT_DEVICE_VULKAN` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Device {
    /// The CPU.
    Cpu,
    /// A device of CUDA, of the module libmpt_cuda.so. It is built only where it was asked for.
    Cuda,
    /// A device of a module that the host names: `mpt_device_module`.
    Module,
    /// A device of Vulkan, of the module libmpt_vulkan.so.
    Vulkan,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Device {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Device::Cpu => 0,
            Device::Cuda => 1,
            Device::Module => 2,
            Device::Vulkan => 3,
            Device::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Device {
        match n {
            0 => Device::Cpu,
            1 => Device::Cuda,
            2 => Device::Module,
            3 => Device::Vulkan,
            n => Device::Unknown(n),
        }
    }
}

/// Holds the value `MPT_LOG_WARNING` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LogLevel {
    /// Warning.
    Warning,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl LogLevel {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            LogLevel::Warning => 1,
            LogLevel::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> LogLevel {
        match n {
            1 => LogLevel::Warning,
            n => LogLevel::Unknown(n),
        }
    }
}

/// Holds the values `MPT_CHAIN_THREAD_HOOKS` to `MPT_CHAIN_TIME_HOOKS` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChainType {
    /// `mpt_thread_hooks`, accepted by `mpt_hooks`.
    ThreadHooks,
    /// `mpt_device_module`, accepted by `ContextDesc`.
    DeviceModule,
    /// `mpt_time_hooks`, accepted by `mpt_hooks`.
    TimeHooks,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl ChainType {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            ChainType::ThreadHooks => 1,
            ChainType::DeviceModule => 2,
            ChainType::TimeHooks => 3,
            ChainType::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> ChainType {
        match n {
            1 => ChainType::ThreadHooks,
            2 => ChainType::DeviceModule,
            3 => ChainType::TimeHooks,
            n => ChainType::Unknown(n),
        }
    }
}

/// Holds the values `MPT_MEMORY_OTHER` to `MPT_MEMORY_WORKSPACE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MemoryPurpose {
    /// Bookkeeping of the library.
    Other,
    /// Parameters.
    Parameters,
    /// Masters of parameters.
    Masters,
    /// Gradients.
    Gradients,
    /// States of optimizers.
    States,
    /// All other tensors.
    Activations,
    /// Cached casts of parameters.
    CastCache,
    /// Scratch memory of kernels.
    Workspace,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl MemoryPurpose {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            MemoryPurpose::Other => 0,
            MemoryPurpose::Parameters => 1,
            MemoryPurpose::Masters => 2,
            MemoryPurpose::Gradients => 3,
            MemoryPurpose::States => 4,
            MemoryPurpose::Activations => 5,
            MemoryPurpose::CastCache => 6,
            MemoryPurpose::Workspace => 7,
            MemoryPurpose::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> MemoryPurpose {
        match n {
            0 => MemoryPurpose::Other,
            1 => MemoryPurpose::Parameters,
            2 => MemoryPurpose::Masters,
            3 => MemoryPurpose::Gradients,
            4 => MemoryPurpose::States,
            5 => MemoryPurpose::Activations,
            6 => MemoryPurpose::CastCache,
            7 => MemoryPurpose::Workspace,
            n => MemoryPurpose::Unknown(n),
        }
    }
}

/// Holds the values `MPT_ARITHMETIC_MEASURE` to `MPT_ARITHMETIC_WIDEN16` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arithmetic {
    /// Measures both and takes the faster one.
    Measure,
    /// Native 16-bit arithmetic.
    Native16,
    /// 16-bit storage with f32 arithmetic.
    Widen16,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Arithmetic {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Arithmetic::Measure => 0,
            Arithmetic::Native16 => 1,
            Arithmetic::Widen16 => 2,
            Arithmetic::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Arithmetic {
        match n {
            0 => Arithmetic::Measure,
            1 => Arithmetic::Native16,
            2 => Arithmetic::Widen16,
            n => Arithmetic::Unknown(n),
        }
    }
}

/// Holds the values `MPT_GRAD_ENABLED` to `MPT_GRAD_INFERENCE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GradMode {
    /// Operations are recorded. It is the mode of a new context, and switches recording on again
    /// inside another mode.
    Enabled,
    /// Nothing is recorded.
    Disabled,
    /// Nothing is recorded, and the results can never take part in recording.
    Inference,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl GradMode {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            GradMode::Enabled => 0,
            GradMode::Disabled => 1,
            GradMode::Inference => 2,
            GradMode::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> GradMode {
        match n {
            0 => GradMode::Enabled,
            1 => GradMode::Disabled,
            2 => GradMode::Inference,
            n => GradMode::Unknown(n),
        }
    }
}

/// Holds the values `MPT_CAST_DEFAULT` to `MPT_CAST_BANNED` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastClass {
    /// Argument of `Context::autocast_override`: restores the class of the scope's profile.
    Default,
    /// No cast: computes in the dtypes of the inputs.
    None,
    /// Casts inputs to the scope's dtype.
    Lower,
    /// Casts inputs to f32.
    Fp32,
    /// Keeps the inputs and returns an f32 result.
    Fp32Out,
    /// Casts inputs to the widest dtype among them.
    Promote,
    /// Fails with an error that names the safe operation.
    Banned,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl CastClass {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            CastClass::Default => -1,
            CastClass::None => 0,
            CastClass::Lower => 1,
            CastClass::Fp32 => 2,
            CastClass::Fp32Out => 3,
            CastClass::Promote => 4,
            CastClass::Banned => 5,
            CastClass::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> CastClass {
        match n {
            -1 => CastClass::Default,
            0 => CastClass::None,
            1 => CastClass::Lower,
            2 => CastClass::Fp32,
            3 => CastClass::Fp32Out,
            4 => CastClass::Promote,
            5 => CastClass::Banned,
            n => CastClass::Unknown(n),
        }
    }
}

/// Holds the values `MPT_PROFILE_INHERIT` to `MPT_PROFILE_APEX_O1` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// The profile of the enclosing scope, with its overrides. Outside every scope:
    /// `Profile::Default`.
    Inherit,
    /// "default", libmpt's list for every device. It is PyTorch's list for GPUs with these
    /// differences: mean returns f32, the operations that write by index promote, and norms,
    /// interpolation and cross-entropy keep the dtypes of their inputs, because their kernels
    /// compute in f32.
    Default,
    /// "pytorch-cpu": torch.autocast 2.12 on the CPU.
    PytorchCpu,
    /// "pytorch-cuda": torch.autocast 2.12 on CUDA.
    PytorchCuda,
    /// "apex-o1": apex.amp's O1.
    ApexO1,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Profile {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Profile::Inherit => 0,
            Profile::Default => 1,
            Profile::PytorchCpu => 2,
            Profile::PytorchCuda => 3,
            Profile::ApexO1 => 4,
            Profile::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Profile {
        match n {
            0 => Profile::Inherit,
            1 => Profile::Default,
            2 => Profile::PytorchCpu,
            3 => Profile::PytorchCuda,
            4 => Profile::ApexO1,
            n => Profile::Unknown(n),
        }
    }
}

/// Holds the values `MPT_CAST_CACHE_OFF` to `MPT_CAST_CACHE_SCOPE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastCache {
    /// Keeps no casts.
    Off,
    /// Keeps casts while they are valid.
    Keep,
    /// Keeps casts and drops all of them when the scope is popped, as PyTorch does.
    Scope,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl CastCache {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            CastCache::Off => 0,
            CastCache::Keep => 1,
            CastCache::Scope => 2,
            CastCache::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> CastCache {
        match n {
            0 => CastCache::Off,
            1 => CastCache::Keep,
            2 => CastCache::Scope,
            n => CastCache::Unknown(n),
        }
    }
}

/// Holds the values `MPT_PARAM_TENSOR` to `MPT_PARAM_TEXT` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParamKind {
    /// One tensor.
    Tensor,
    /// All remaining inputs. It is the last input of an operation.
    Tensors,
    /// An integer.
    Integer,
    /// A double.
    Number,
    /// A list of integers: extents, dims, sizes, or one value per spatial dim.
    Integers,
    /// 0 or 1.
    Bool,
    /// An `mpt_dtype`.
    Dtype,
    /// A number of the enum that c_type names, for example `mpt_reduction`.
    Enum,
    /// A string.
    Text,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl ParamKind {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            ParamKind::Tensor => 1,
            ParamKind::Tensors => 2,
            ParamKind::Integer => 3,
            ParamKind::Number => 4,
            ParamKind::Integers => 5,
            ParamKind::Bool => 6,
            ParamKind::Dtype => 7,
            ParamKind::Enum => 8,
            ParamKind::Text => 9,
            ParamKind::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> ParamKind {
        match n {
            1 => ParamKind::Tensor,
            2 => ParamKind::Tensors,
            3 => ParamKind::Integer,
            4 => ParamKind::Number,
            5 => ParamKind::Integers,
            6 => ParamKind::Bool,
            7 => ParamKind::Dtype,
            8 => ParamKind::Enum,
            9 => ParamKind::Text,
            n => ParamKind::Unknown(n),
        }
    }
}

/// Holds the values `MPT_ACTIVATION_NONE` to `MPT_ACTIVATION_TANH` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Activation {
    /// None.
    None,
    /// `Tensor::relu`.
    Relu,
    /// `Tensor::gelu`.
    Gelu,
    /// `Tensor::gelu` with approximate_tanh 1.
    GeluTanh,
    /// `Tensor::silu`.
    Silu,
    /// `Tensor::sigmoid`.
    Sigmoid,
    /// `Tensor::tanh`.
    Tanh,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Activation {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Activation::None => 0,
            Activation::Relu => 1,
            Activation::Gelu => 2,
            Activation::GeluTanh => 3,
            Activation::Silu => 4,
            Activation::Sigmoid => 5,
            Activation::Tanh => 6,
            Activation::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Activation {
        match n {
            0 => Activation::None,
            1 => Activation::Relu,
            2 => Activation::Gelu,
            3 => Activation::GeluTanh,
            4 => Activation::Silu,
            5 => Activation::Sigmoid,
            6 => Activation::Tanh,
            n => Activation::Unknown(n),
        }
    }
}

/// Holds the values `MPT_REDUCTION_NONE` to `MPT_REDUCTION_BATCHMEAN` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reduction {
    /// Returns the elements.
    None,
    /// Returns their mean.
    Mean,
    /// Returns their sum.
    Sum,
    /// `Tensor::kl_div` only: returns their sum, divided by the first extent.
    Batchmean,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Reduction {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Reduction::None => 0,
            Reduction::Mean => 1,
            Reduction::Sum => 2,
            Reduction::Batchmean => 3,
            Reduction::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Reduction {
        match n {
            0 => Reduction::None,
            1 => Reduction::Mean,
            2 => Reduction::Sum,
            3 => Reduction::Batchmean,
            n => Reduction::Unknown(n),
        }
    }
}

/// Holds the values `MPT_PAD_CONSTANT` to `MPT_PAD_CIRCULAR` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PadMode {
    /// A constant value.
    Constant,
    /// The elements mirrored at the edge, without the edge itself.
    Reflect,
    /// The edge repeated.
    Replicate,
    /// The elements of the other end, at most once each.
    Circular,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl PadMode {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            PadMode::Constant => 0,
            PadMode::Reflect => 1,
            PadMode::Replicate => 2,
            PadMode::Circular => 3,
            PadMode::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> PadMode {
        match n {
            0 => PadMode::Constant,
            1 => PadMode::Reflect,
            2 => PadMode::Replicate,
            3 => PadMode::Circular,
            n => PadMode::Unknown(n),
        }
    }
}

/// Holds the values `MPT_INTERPOLATE_NEAREST` to `MPT_INTERPOLATE_LINEAR` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InterpolateMode {
    /// Nearest element.
    Nearest,
    /// Linear, bilinear or trilinear for 1, 2 or 3 spatial dims.
    Linear,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl InterpolateMode {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            InterpolateMode::Nearest => 0,
            InterpolateMode::Linear => 1,
            InterpolateMode::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> InterpolateMode {
        match n {
            0 => InterpolateMode::Nearest,
            1 => InterpolateMode::Linear,
            n => InterpolateMode::Unknown(n),
        }
    }
}

/// Holds the values `MPT_MASTER_NONE` to `MPT_MASTER_KAHAN` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Master {
    /// No master: the optimizer updates the parameter itself.
    None,
    /// bf16 parameters with 16 low bits beside each: together an exact f32.
    Split,
    /// bf16 or f16 parameters with an f32 copy, which takes 4 bytes more per element. w is the
    /// copy, and p is its rounding. Gives bitwise the results of 32-true, as SPLIT does.
    Copy,
    /// bf16 or f16 parameters without additional memory. w = p, and w' is rounded up or down at
    /// random, by draws of the context's generator, with the probability that makes the mean exact.
    Stochastic,
    /// bf16 or f16 parameters with a compensation c of the same dtype, which takes 2 bytes more per
    /// element. w = p - c, p is the rounding of w', and c the rounding of p - w' (Kahan 1965;
    /// Zamirai et al. 2020).
    Kahan,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Master {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Master::None => 0,
            Master::Split => 1,
            Master::Copy => 2,
            Master::Stochastic => 3,
            Master::Kahan => 4,
            Master::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Master {
        match n {
            0 => Master::None,
            1 => Master::Split,
            2 => Master::Copy,
            3 => Master::Stochastic,
            4 => Master::Kahan,
            n => Master::Unknown(n),
        }
    }
}

/// Holds the values `MPT_SCALING_NONE` to `MPT_SCALING_STATIC` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scaling {
    /// No loss scaling.
    None,
    /// Dynamic scale: see `ScalerDesc`.
    Dynamic,
    /// Constant scale.
    Static,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Scaling {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Scaling::None => 0,
            Scaling::Dynamic => 1,
            Scaling::Static => 2,
            Scaling::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Scaling {
        match n {
            0 => Scaling::None,
            1 => Scaling::Dynamic,
            2 => Scaling::Static,
            n => Scaling::Unknown(n),
        }
    }
}

/// Holds the values `MPT_OPTIMIZER_SGD` to `MPT_OPTIMIZER_SPARSE_ADAM` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OptimizerKind {
    /// SGD(lr, momentum, dampening, weight_decay, nesterov).
    Sgd,
    /// Adam(lr, beta1, beta2, eps, weight_decay, amsgrad).
    Adam,
    /// AdamW(lr, beta1, beta2, eps, weight_decay, amsgrad).
    AdamW,
    /// RMSprop(lr, alpha, eps, weight_decay, momentum, centered).
    RmsProp,
    /// Adagrad(lr, lr_decay, weight_decay, initial_accumulator, eps).
    Adagrad,
    /// Lion(lr, beta1, beta2, weight_decay).
    Lion,
    /// AdEMAMix(lr, beta1, beta2, beta3, alpha, eps, weight_decay).
    Ademamix,
    /// LAMB(lr, beta1, beta2, eps, weight_decay).
    Lamb,
    /// LARS(lr, momentum, dampening, weight_decay, nesterov).
    Lars,
    /// NovoGrad(lr, beta1, beta2, eps, weight_decay).
    Novograd,
    /// Adafactor(lr, beta2_decay, eps, clip_threshold, weight_decay).
    Adafactor,
    /// SparseAdam(lr, beta1, beta2, eps, maximize).
    SparseAdam,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl OptimizerKind {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            OptimizerKind::Sgd => 1,
            OptimizerKind::Adam => 2,
            OptimizerKind::AdamW => 3,
            OptimizerKind::RmsProp => 4,
            OptimizerKind::Adagrad => 5,
            OptimizerKind::Lion => 6,
            OptimizerKind::Ademamix => 7,
            OptimizerKind::Lamb => 8,
            OptimizerKind::Lars => 9,
            OptimizerKind::Novograd => 10,
            OptimizerKind::Adafactor => 11,
            OptimizerKind::SparseAdam => 12,
            OptimizerKind::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> OptimizerKind {
        match n {
            1 => OptimizerKind::Sgd,
            2 => OptimizerKind::Adam,
            3 => OptimizerKind::AdamW,
            4 => OptimizerKind::RmsProp,
            5 => OptimizerKind::Adagrad,
            6 => OptimizerKind::Lion,
            7 => OptimizerKind::Ademamix,
            8 => OptimizerKind::Lamb,
            9 => OptimizerKind::Lars,
            10 => OptimizerKind::Novograd,
            11 => OptimizerKind::Adafactor,
            12 => OptimizerKind::SparseAdam,
            n => OptimizerKind::Unknown(n),
        }
    }
}

/// Holds the values `MPT_SCHEDULE_CONSTANT` to `MPT_SCHEDULE_LAMBDA` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ScheduleKind {
    /// 1.
    Constant,
    /// Linear from 1 to end_factor at total_steps, and end_factor afterwards.
    Linear,
    /// Half a cosine from 1 to end_factor at total_steps, and end_factor afterwards.
    Cosine,
    /// gamma ^ floor(t / step_size).
    Step,
    /// torch.optim.lr_scheduler.OneCycleLR with the group's lr as max_lr.
    OneCycle,
    /// The function `factor` of the host.
    Lambda,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl ScheduleKind {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            ScheduleKind::Constant => 1,
            ScheduleKind::Linear => 2,
            ScheduleKind::Cosine => 3,
            ScheduleKind::Step => 4,
            ScheduleKind::OneCycle => 5,
            ScheduleKind::Lambda => 6,
            ScheduleKind::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> ScheduleKind {
        match n {
            1 => ScheduleKind::Constant,
            2 => ScheduleKind::Linear,
            3 => ScheduleKind::Cosine,
            4 => ScheduleKind::Step,
            5 => ScheduleKind::OneCycle,
            6 => ScheduleKind::Lambda,
            n => ScheduleKind::Unknown(n),
        }
    }
}

/// Holds the value `MPT_COMM_DIRECT` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CommFlags {
    /// Links the devices of the ranks.
    Direct,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl CommFlags {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            CommFlags::Direct => 1,
            CommFlags::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> CommFlags {
        match n {
            1 => CommFlags::Direct,
            n => CommFlags::Unknown(n),
        }
    }
}

/// Holds the values `MPT_COMM_SUM` to `MPT_COMM_MIN` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CommOp {
    /// Sum, added up in the order of the ranks.
    Sum,
    /// Sum divided by the number of ranks.
    Mean,
    /// Largest value.
    Max,
    /// Smallest value.
    Min,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl CommOp {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            CommOp::Sum => 0,
            CommOp::Mean => 1,
            CommOp::Max => 2,
            CommOp::Min => 3,
            CommOp::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> CommOp {
        match n {
            0 => CommOp::Sum,
            1 => CommOp::Mean,
            2 => CommOp::Max,
            3 => CommOp::Min,
            n => CommOp::Unknown(n),
        }
    }
}

/// Holds the values `MPT_CLIP_GLOBAL` to `MPT_CLIP_GROUP` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClipOver {
    /// All optimizers that step together.
    Global,
    /// Each optimizer for itself.
    Optimizer,
    /// Each parameter group for itself.
    Group,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl ClipOver {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            ClipOver::Global => 0,
            ClipOver::Optimizer => 1,
            ClipOver::Group => 2,
            ClipOver::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> ClipOver {
        match n {
            0 => ClipOver::Global,
            1 => ClipOver::Optimizer,
            2 => ClipOver::Group,
            n => ClipOver::Unknown(n),
        }
    }
}

/// Holds the values `MPT_SKIP_ALONE` to `MPT_SKIP_TOGETHER` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Skip {
    /// Only the optimizers with non-finite gradients.
    Alone,
    /// All optimizers.
    Together,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Skip {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Skip::Alone => 0,
            Skip::Together => 1,
            Skip::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Skip {
        match n {
            0 => Skip::Alone,
            1 => Skip::Together,
            n => Skip::Unknown(n),
        }
    }
}

/// Holds the values `MPT_SHARD_NONE` to `MPT_SHARD_PARAMS` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Shard {
    /// Nothing.
    None,
    /// Optimizer states and masters (ZeRO-1).
    States,
    /// Also the sums of the gradients (ZeRO-2), which travel to the owners alone: as many bytes as
    /// without.
    Grads,
    /// Also the parameters (ZeRO-3, FSDP), which travel when they are used: see `mpt_comm`.h.
    Params,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Shard {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Shard::None => 0,
            Shard::States => 1,
            Shard::Grads => 2,
            Shard::Params => 3,
            Shard::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Shard {
        match n {
            0 => Shard::None,
            1 => Shard::States,
            2 => Shard::Grads,
            3 => Shard::Params,
            n => Shard::Unknown(n),
        }
    }
}

/// Holds the values `MPT_VERDICT_APPLIED` to `MPT_VERDICT_PARTIAL` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// The parameters were updated.
    Applied,
    /// Skipped: a gradient was not finite.
    NonFinite,
    /// Skipped: a gradient of another optimizer was not finite.
    Together,
    /// There was no gradient.
    NoGradient,
    /// Gradient release: the backward failed after some updates.
    Partial,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Outcome {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Outcome::Applied => 1,
            Outcome::NonFinite => 2,
            Outcome::Together => 3,
            Outcome::NoGradient => 4,
            Outcome::Partial => 5,
            Outcome::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Outcome {
        match n {
            1 => Outcome::Applied,
            2 => Outcome::NonFinite,
            3 => Outcome::Together,
            4 => Outcome::NoGradient,
            5 => Outcome::Partial,
            n => Outcome::Unknown(n),
        }
    }
}

/// Holds the values `MPT_LINE_SEARCH_NONE` to `MPT_LINE_SEARCH_STRONG_WOLFE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LineSearch {
    /// No search: steps of lr.
    None,
    /// Search for a step that satisfies the strong Wolfe conditions.
    StrongWolfe,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl LineSearch {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            LineSearch::None => 0,
            LineSearch::StrongWolfe => 1,
            LineSearch::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> LineSearch {
        match n {
            0 => LineSearch::None,
            1 => LineSearch::StrongWolfe,
            n => LineSearch::Unknown(n),
        }
    }
}

/// Holds the value `MPT_CUDA_MEASURE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CudaFlags {
    /// Measures once for each product, convolution and attention of cuBLASLt and cuDNN which of the
    /// algorithms that the library recommends is fastest, and keeps the choice, which get_cache
    /// returns too. The algorithms may add up in different orders: two runs have the same bits if
    /// they take the choices of the same `cache` and measure nothing else. Measuring waits for the
    /// device, and takes memory of the driver for the operands, beside the context's memory_limit
    /// and `mpt_device_module`.alloc. The module's own products are measured too, in tiles of equal
    /// bits. Without the flag, each takes the choice of `cache`, or the library's first
    /// recommendation.
    Measure,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl CudaFlags {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            CudaFlags::Measure => 1,
            CudaFlags::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> CudaFlags {
        match n {
            1 => CudaFlags::Measure,
            n => CudaFlags::Unknown(n),
        }
    }
}

/// Holds the values `MPT_TRACE_FORWARD` to `MPT_TRACE_HOST` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TracePhase {
    /// Forward.
    Forward,
    /// Backward: the gradient function of the operation.
    Backward,
    /// Step of a stepper: check, unscale, clip, update.
    Step,
    /// Call that is not an operation (`Context::full`, `Scaler::update`) and has no cast class.
    Host,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl TracePhase {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            TracePhase::Forward => 0,
            TracePhase::Backward => 1,
            TracePhase::Step => 2,
            TracePhase::Host => 3,
            TracePhase::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> TracePhase {
        match n {
            0 => TracePhase::Forward,
            1 => TracePhase::Backward,
            2 => TracePhase::Step,
            3 => TracePhase::Host,
            n => TracePhase::Unknown(n),
        }
    }
}

/// Holds the values `MPT_WHY_OWN` to `MPT_WHY_OFF` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Why {
    /// The operation's own class, or the one given at its registration.
    Own,
    /// The scope's profile.
    Profile,
    /// `Context::autocast_override`.
    Changed,
    /// The cost rule, which kept the operation in f32.
    Cost,
    /// No scope, a scope with casts off, or an operation without a class.
    Off,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl Why {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Why::Own => 0,
            Why::Profile => 1,
            Why::Changed => 2,
            Why::Cost => 3,
            Why::Off => 4,
            Why::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> Why {
        match n {
            0 => Why::Own,
            1 => Why::Profile,
            2 => Why::Changed,
            3 => Why::Cost,
            4 => Why::Off,
            n => Why::Unknown(n),
        }
    }
}

/// Holds the values `MPT_TRACE_CAST_MADE` to `MPT_TRACE_CAST_READ` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TraceCache {
    /// The cast does not use the cache.
    Made,
    /// The cache had a valid copy: nothing was computed.
    Hit,
    /// The cache had a copy, but the leaf had been written since.
    Refreshed,
    /// The copy was made, and kept if there was room.
    Missed,
    /// No copy was made: the kernel rounds the input as it reads it.
    Read,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl TraceCache {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            TraceCache::Made => 0,
            TraceCache::Hit => 1,
            TraceCache::Refreshed => 2,
            TraceCache::Missed => 3,
            TraceCache::Read => 4,
            TraceCache::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> TraceCache {
        match n {
            0 => TraceCache::Made,
            1 => TraceCache::Hit,
            2 => TraceCache::Refreshed,
            3 => TraceCache::Missed,
            4 => TraceCache::Read,
            n => TraceCache::Unknown(n),
        }
    }
}

/// Holds the values `MPT_HAZARD_UNDONE` to `MPT_HAZARD_PARAMETER` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HazardKind {
    /// Autocast cast the result of `Tensor::cast` again for an operation, which therefore does not
    /// compute in the precision that `Tensor::cast` asked for.
    Undone,
    /// `Tensor::cast` received the result of another `Tensor::cast`, so the values were rounded
    /// twice.
    Again,
    /// `Tensor::cast` of a leaf that requires a gradient bypasses the cache of casts at every use.
    Parameter,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl HazardKind {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            HazardKind::Undone => 1,
            HazardKind::Again => 2,
            HazardKind::Parameter => 3,
            HazardKind::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> HazardKind {
        match n {
            1 => HazardKind::Undone,
            2 => HazardKind::Again,
            3 => HazardKind::Parameter,
            n => HazardKind::Unknown(n),
        }
    }
}

/// Holds the values `MPT_NON_FINITE_NONE` to `MPT_NON_FINITE_INPUT` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NonFinitePhase {
    /// Nothing was found so far.
    None,
    /// The forward of `op` made it. `tensor` is its result, or the parameter that it reads.
    Forward,
    /// The backward of `op` gave it to the parameter `tensor`.
    Backward,
    /// `tensor`, an input of `op`, was itself non-finite.
    Input,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl NonFinitePhase {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            NonFinitePhase::None => 0,
            NonFinitePhase::Forward => 1,
            NonFinitePhase::Backward => 2,
            NonFinitePhase::Input => 3,
            NonFinitePhase::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> NonFinitePhase {
        match n {
            0 => NonFinitePhase::None,
            1 => NonFinitePhase::Forward,
            2 => NonFinitePhase::Backward,
            3 => NonFinitePhase::Input,
            n => NonFinitePhase::Unknown(n),
        }
    }
}

/// Holds the values `MPT_VULKAN_HAS_MATRICES` to `MPT_VULKAN_WHOLE_MODULES` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VulkanFlags {
    /// The device was made with the extensions VK_KHR_cooperative_matrix and
    /// VK_EXT_subgroup_size_control, and with the features cooperativeMatrix, subgroupSizeControl,
    /// computeFullSubgroups, vulkanMemoryModel, vulkanMemoryModelDeviceScope, shaderFloat16.
    HasMatrices,
    /// The device was made with the extension VK_KHR_shader_bfloat16 and its features
    /// shaderBFloat16Type, shaderBFloat16CooperativeMatrix as well.
    HasBfloat16,
    /// Measures once for each kind of product in which tiles it is fastest, and keeps the choice,
    /// which get_cache returns too. Choices are between kernels that give the same bits, so that no
    /// result rests on a timing. Without the flag, products take the choices of `cache`, or a fixed
    /// rule.
    Measure,
    /// Compiles whole modules of kernels, where otherwise the driver gets the parts that a kernel
    /// needs. It takes longer. For a driver that compiles the parts wrongly, as
    /// `Context::device_selftest` shows.
    WholeModules,
    /// A number without a name in this version of the crate.
    Unknown(i32),
}

impl VulkanFlags {
    /// Returns the number that C uses.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            VulkanFlags::HasMatrices => 1,
            VulkanFlags::HasBfloat16 => 2,
            VulkanFlags::Measure => 4,
            VulkanFlags::WholeModules => 8,
            VulkanFlags::Unknown(n) => n,
        }
    }
    /// Converts a number of C.
    #[inline]
    pub fn from_raw(n: i32) -> VulkanFlags {
        match n {
            1 => VulkanFlags::HasMatrices,
            2 => VulkanFlags::HasBfloat16,
            4 => VulkanFlags::Measure,
            8 => VulkanFlags::WholeModules,
            n => VulkanFlags::Unknown(n),
        }
    }
}

/// Checks every result for NaN and infinity: see `Context::set_anomaly`.
pub const CONTEXT_ANOMALY: i32 = 1;
/// Uses only the plain reference kernels. They are slow and serve for comparison.
pub const CONTEXT_REFERENCE: i32 = 2;
/// Takes own_threads from OpenMP, for a program that uses OpenMP itself. OpenMP's threads spin
/// between jobs, so a busy processor delays every job. They belong to OpenMP's library, which keeps
/// them when the context has ended, and stays loaded itself when this library is unloaded.
pub const CONTEXT_OPENMP: i32 = 4;
