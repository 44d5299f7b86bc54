// Made by generate.py from the headers.
// SPDX-License-Identifier: Apache-2.0
// digest 0da518498e74bbc1d3ddd9aca54e4ef0c9b7fb3a87fcac51d206884ed718db54

/// `MPT_OK` to `MPT_ERROR_NOT_FOUND` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// `MPT_OK`.
    Ok,
    /// the device has not finished; ask again
    NotReady,
    /// an optimizer left its parameters as they were; its verdict says why
    StepSkipped,
    /// `MPT_ERROR_INVALID_ARGUMENT`.
    InvalidArgument,
    /// `MPT_ERROR_INVALID_HANDLE`.
    InvalidHandle,
    /// `MPT_ERROR_OUT_OF_MEMORY`.
    OutOfMemory,
    /// `MPT_ERROR_UNSUPPORTED`.
    Unsupported,
    /// `MPT_ERROR_SHAPE`.
    Shape,
    /// `MPT_ERROR_DTYPE`.
    Dtype,
    /// `MPT_ERROR_DEVICE`.
    Device,
    /// right call, wrong moment
    State,
    /// `MPT_ERROR_IO`.
    Io,
    /// caller and library disagree about a struct
    Abi,
    /// `MPT_ERROR_CANCELLED`.
    Cancelled,
    /// a callback of the host reported failure
    Callback,
    /// `MPT_ERROR_INTERNAL`.
    Internal,
    /// no file, or no folder for a new one, of that name
    NotFound,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Status {
    /// The number that C has for it.
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
            Status::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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
            n => Status::Unknown(n),
        }
    }
}

/// `MPT_DTYPE_NONE` to `MPT_BOOL` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dtype {
    /// "not given": the default applies
    None,
    /// `MPT_F32`.
    F32,
    /// `MPT_F64`.
    F64,
    /// `MPT_F16`.
    F16,
    /// `MPT_BF16`.
    BF16,
    /// storage and conversion only; what is above 464 becomes NaN, as infinity does
    F8E4M3,
    /// storage and conversion only; what is 61440 and more becomes infinity
    F8E5M2,
    /// `MPT_I8`.
    I8,
    /// `MPT_U8`.
    U8,
    /// `MPT_I32`.
    I32,
    /// `MPT_I64`.
    I64,
    /// `MPT_BOOL`.
    Bool,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Dtype {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_DEVICE_CPU` to `MPT_DEVICE_CUDA` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Device {
    /// `MPT_DEVICE_CPU`.
    Cpu,
    /// `MPT_DEVICE_CUDA`.
    Cuda,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Device {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Device::Cpu => 0,
            Device::Cuda => 1,
            Device::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
    #[inline]
    pub fn from_raw(n: i32) -> Device {
        match n {
            0 => Device::Cpu,
            1 => Device::Cuda,
            n => Device::Unknown(n),
        }
    }
}

/// `MPT_LOG_ERROR` to `MPT_LOG_DEBUG` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LogLevel {
    /// `MPT_LOG_ERROR`.
    Error,
    /// `MPT_LOG_WARNING`.
    Warning,
    /// `MPT_LOG_INFO`.
    Info,
    /// `MPT_LOG_DEBUG`.
    Debug,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl LogLevel {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            LogLevel::Error => 0,
            LogLevel::Warning => 1,
            LogLevel::Info => 2,
            LogLevel::Debug => 3,
            LogLevel::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
    #[inline]
    pub fn from_raw(n: i32) -> LogLevel {
        match n {
            0 => LogLevel::Error,
            1 => LogLevel::Warning,
            2 => LogLevel::Info,
            3 => LogLevel::Debug,
            n => LogLevel::Unknown(n),
        }
    }
}

/// `MPT_CHAIN_THREAD_HOOKS` to `MPT_CHAIN_THREAD_HOOKS` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChainType {
    /// `mpt_thread_hooks`, from `mpt_hooks`
    Hooks,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl ChainType {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            ChainType::Hooks => 1,
            ChainType::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
    #[inline]
    pub fn from_raw(n: i32) -> ChainType {
        match n {
            1 => ChainType::Hooks,
            n => ChainType::Unknown(n),
        }
    }
}

/// `MPT_MEMORY_OTHER` to `MPT_MEMORY_WORKSPACE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MemoryPurpose {
    /// the library's own bookkeeping
    Other,
    /// `MPT_MEMORY_PARAMETERS`.
    Parameters,
    /// `MPT_MEMORY_MASTERS`.
    Masters,
    /// `MPT_MEMORY_GRADIENTS`.
    Gradients,
    /// of optimizers
    States,
    /// every other tensor
    Activations,
    /// `MPT_MEMORY_CAST_CACHE`.
    CastCache,
    /// `MPT_MEMORY_WORKSPACE`.
    Workspace,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl MemoryPurpose {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_ARITHMETIC_MEASURE` to `MPT_ARITHMETIC_WIDEN16` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arithmetic {
    /// `MPT_ARITHMETIC_MEASURE`.
    Measure,
    /// `MPT_ARITHMETIC_NATIVE16`.
    Native16,
    /// `MPT_ARITHMETIC_WIDEN16`.
    Widen16,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Arithmetic {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Arithmetic::Measure => 0,
            Arithmetic::Native16 => 1,
            Arithmetic::Widen16 => 2,
            Arithmetic::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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

/// `MPT_GRAD_ENABLED` to `MPT_GRAD_INFERENCE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GradMode {
    /// `MPT_GRAD_ENABLED`.
    Enabled,
    /// `MPT_GRAD_DISABLED`.
    Disabled,
    /// `MPT_GRAD_INFERENCE`.
    Inference,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl GradMode {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            GradMode::Enabled => 0,
            GradMode::Disabled => 1,
            GradMode::Inference => 2,
            GradMode::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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

/// `MPT_CAST_DEFAULT` to `MPT_CAST_BANNED` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastClass {
    /// for `Context::autocast_override`: the class of the scope's profile again
    Default,
    /// nothing: runs in the dtypes it gets
    None,
    /// to the scope's dtype
    Lower,
    /// to f32
    Fp32,
    /// inputs stay, the result is f32
    Fp32Out,
    /// to the widest of the inputs
    Promote,
    /// an error that names the safe operation
    Banned,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl CastClass {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_PROFILE_INHERIT` to `MPT_PROFILE_APEX_O1` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// the surrounding scope's, with its overrides; outside: `Profile::Default`
    Inherit,
    /// `MPT_PROFILE_DEFAULT`.
    Default,
    /// `MPT_PROFILE_PYTORCH_CPU`.
    PytorchCpu,
    /// `MPT_PROFILE_PYTORCH_CUDA`.
    PytorchCuda,
    /// `MPT_PROFILE_APEX_O1`.
    ApexO1,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Profile {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_CAST_CACHE_OFF` to `MPT_CAST_CACHE_SCOPE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastCache {
    /// `MPT_CAST_CACHE_OFF`.
    Off,
    /// `MPT_CAST_CACHE_KEEP`.
    Keep,
    /// kept, and all are dropped when the scope is popped, as PyTorch does
    Scope,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl CastCache {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            CastCache::Off => 0,
            CastCache::Keep => 1,
            CastCache::Scope => 2,
            CastCache::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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

/// `MPT_PARAM_TENSOR` to `MPT_PARAM_ENUM` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParamKind {
    /// `MPT_PARAM_TENSOR`.
    Tensor,
    /// every input that is left; the last of an operation's inputs
    Tensors,
    /// `MPT_PARAM_INTEGER`.
    Integer,
    /// a double
    Number,
    /// extents, dims, sizes; one per spatial dim
    Integers,
    /// 0 or 1
    Bool,
    /// an `mpt_dtype`
    Dtype,
    /// a number of an enum, whose type is the parameter's: `mpt_reduction`
    Enum,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl ParamKind {
    /// The number that C has for it.
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
            ParamKind::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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
            n => ParamKind::Unknown(n),
        }
    }
}

/// `MPT_ACTIVATION_NONE` to `MPT_ACTIVATION_TANH` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Activation {
    /// `MPT_ACTIVATION_NONE`.
    None,
    /// `MPT_ACTIVATION_RELU`.
    Relu,
    /// `MPT_ACTIVATION_GELU`.
    Gelu,
    /// `MPT_ACTIVATION_GELU_TANH`.
    GeluTanh,
    /// `MPT_ACTIVATION_SILU`.
    Silu,
    /// `MPT_ACTIVATION_SIGMOID`.
    Sigmoid,
    /// `MPT_ACTIVATION_TANH`.
    Tanh,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Activation {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_REDUCTION_NONE` to `MPT_REDUCTION_BATCHMEAN` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reduction {
    /// `MPT_REDUCTION_NONE`.
    None,
    /// `MPT_REDUCTION_MEAN`.
    Mean,
    /// `MPT_REDUCTION_SUM`.
    Sum,
    /// kl_div only: the sum over the first extent
    Batchmean,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Reduction {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_PAD_CONSTANT` to `MPT_PAD_REPLICATE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PadMode {
    /// `MPT_PAD_CONSTANT`.
    Constant,
    /// `MPT_PAD_REFLECT`.
    Reflect,
    /// `MPT_PAD_REPLICATE`.
    Replicate,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl PadMode {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            PadMode::Constant => 0,
            PadMode::Reflect => 1,
            PadMode::Replicate => 2,
            PadMode::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
    #[inline]
    pub fn from_raw(n: i32) -> PadMode {
        match n {
            0 => PadMode::Constant,
            1 => PadMode::Reflect,
            2 => PadMode::Replicate,
            n => PadMode::Unknown(n),
        }
    }
}

/// `MPT_INTERPOLATE_NEAREST` to `MPT_INTERPOLATE_LINEAR` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InterpolateMode {
    /// `MPT_INTERPOLATE_NEAREST`.
    Nearest,
    /// `MPT_INTERPOLATE_LINEAR`.
    Linear,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl InterpolateMode {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            InterpolateMode::Nearest => 0,
            InterpolateMode::Linear => 1,
            InterpolateMode::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
    #[inline]
    pub fn from_raw(n: i32) -> InterpolateMode {
        match n {
            0 => InterpolateMode::Nearest,
            1 => InterpolateMode::Linear,
            n => InterpolateMode::Unknown(n),
        }
    }
}

/// `MPT_MASTER_NONE` to `MPT_MASTER_KAHAN` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Master {
    /// the parameter itself is what the optimizer updates
    None,
    /// bf16 parameters with 16 more bits beside each: together an exact f32
    Split,
    /// an f32 beside the parameter, which is its rounding: 4 bytes more. w is
    ///                                 that copy: the same bits as 32-true, as with SPLIT
    Copy,
    /// p is w' rounded up or down with the probability that makes the mean
    ///                                 exact, by draws of the context's generator; no byte more. w = p
    Stochastic,
    /// p is the rounding of w', and c, of p's dtype, that of p - w': 2 bytes
    ///                                 more. w = p - c (Kahan 1965; Zamirai et al. 2020)
    Kahan,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Master {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_SCALING_NONE` to `MPT_SCALING_STATIC` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scaling {
    /// `MPT_SCALING_NONE`.
    None,
    /// `MPT_SCALING_DYNAMIC`.
    Dynamic,
    /// `MPT_SCALING_STATIC`.
    Static,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Scaling {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Scaling::None => 0,
            Scaling::Dynamic => 1,
            Scaling::Static => 2,
            Scaling::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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

/// `MPT_OPTIMIZER_SGD` to `MPT_OPTIMIZER_SPARSE_ADAM` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OptimizerKind {
    /// SGD(lr, momentum, dampening, weight_decay, nesterov)
    Sgd,
    /// Adam(lr, beta1, beta2, eps, weight_decay, amsgrad)
    Adam,
    /// AdamW(lr, beta1, beta2, eps, weight_decay, amsgrad)
    AdamW,
    /// RMSprop(lr, alpha, eps, weight_decay, momentum, centered)
    RmsProp,
    /// Adagrad(lr, lr_decay, weight_decay, initial_accumulator, eps)
    Adagrad,
    /// Lion(lr, beta1, beta2, weight_decay)
    Lion,
    /// AdEMAMix(lr, beta1, beta2, beta3, alpha, eps, weight_decay)
    Ademamix,
    /// LAMB(lr, beta1, beta2, eps, weight_decay)
    Lamb,
    /// LARS(lr, momentum, dampening, weight_decay, nesterov)
    Lars,
    /// NovoGrad(lr, beta1, beta2, eps, weight_decay)
    Novograd,
    /// Adafactor(lr, beta2_decay, eps, clip_threshold, weight_decay)
    Adafactor,
    /// SparseAdam(lr, beta1, beta2, eps, maximize)
    SparseAdam,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl OptimizerKind {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_SCHEDULE_CONSTANT` to `MPT_SCHEDULE_LAMBDA` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ScheduleKind {
    /// 1
    Constant,
    /// from 1 to end_factor at total_steps, and on
    Linear,
    /// the same along half a cosine
    Cosine,
    /// gamma ^ floor(t / step_size)
    Step,
    /// torch.optim.lr_scheduler.OneCycleLR: the group's lr is max_lr
    OneCycle,
    /// factor(user, t)
    Lambda,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl ScheduleKind {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_CLIP_GLOBAL` to `MPT_CLIP_GROUP` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClipOver {
    /// `MPT_CLIP_GLOBAL`.
    Global,
    /// `MPT_CLIP_OPTIMIZER`.
    Optimizer,
    /// `MPT_CLIP_GROUP`.
    Group,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl ClipOver {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            ClipOver::Global => 0,
            ClipOver::Optimizer => 1,
            ClipOver::Group => 2,
            ClipOver::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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

/// `MPT_SKIP_ALONE` to `MPT_SKIP_TOGETHER` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Skip {
    /// `MPT_SKIP_ALONE`.
    Alone,
    /// `MPT_SKIP_TOGETHER`.
    Together,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Skip {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            Skip::Alone => 0,
            Skip::Together => 1,
            Skip::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
    #[inline]
    pub fn from_raw(n: i32) -> Skip {
        match n {
            0 => Skip::Alone,
            1 => Skip::Together,
            n => Skip::Unknown(n),
        }
    }
}

/// `MPT_VERDICT_APPLIED` to `MPT_VERDICT_PARTIAL` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// `MPT_VERDICT_APPLIED`.
    Applied,
    /// skipped: a gradient was not finite
    NonFinite,
    /// skipped: another optimizer's was not
    Together,
    /// nothing to do
    NoGradient,
    /// gradient release: the backward failed after some updates
    Partial,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Outcome {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_LINE_SEARCH_NONE` to `MPT_LINE_SEARCH_STRONG_WOLFE` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LineSearch {
    /// `MPT_LINE_SEARCH_NONE`.
    None,
    /// `MPT_LINE_SEARCH_STRONG_WOLFE`.
    StrongWolfe,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl LineSearch {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            LineSearch::None => 0,
            LineSearch::StrongWolfe => 1,
            LineSearch::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
    #[inline]
    pub fn from_raw(n: i32) -> LineSearch {
        match n {
            0 => LineSearch::None,
            1 => LineSearch::StrongWolfe,
            n => LineSearch::Unknown(n),
        }
    }
}

/// `MPT_TRACE_FORWARD` to `MPT_TRACE_HOST` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TracePhase {
    /// `MPT_TRACE_FORWARD`.
    Forward,
    /// the gradient function of that operation
    Backward,
    /// a stepper's step: check, unscale, clip, update
    Step,
    /// a call that is no operation (`Context::full`, `Scaler::update`): no class
    Host,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl TracePhase {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_WHY_OWN` to `MPT_WHY_OFF` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Why {
    /// the operation's own, or what it was registered with
    Own,
    /// the scope's profile differs from it
    Profile,
    /// `Context::autocast_override`
    Changed,
    /// the cost rule kept it in f32
    Cost,
    /// no scope, or one with casts off; or it has no class
    Off,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl Why {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_TRACE_CAST_MADE` to `MPT_TRACE_CAST_READ` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TraceCache {
    /// not a matter for the cache
    Made,
    /// nothing had to be done
    Hit,
    /// the leaf was written to since
    Refreshed,
    /// made, and kept where there is room
    Missed,
    /// no tensor is made: the kernel rounds what it reads
    Read,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl TraceCache {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// `MPT_HAZARD_UNDONE` to `MPT_HAZARD_PARAMETER` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HazardKind {
    /// the result of `Tensor::cast` was cast again by autocast for this operation: the
    ///                               precision that was asked for by hand is not the one computed in
    Undone,
    /// the result of `Tensor::cast` was given to `Tensor::cast`: rounded twice
    Again,
    /// `Tensor::cast` of a leaf that needs a gradient: past the cache, at every use
    Parameter,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl HazardKind {
    /// The number that C has for it.
    #[inline]
    pub fn raw(self) -> i32 {
        match self {
            HazardKind::Undone => 1,
            HazardKind::Again => 2,
            HazardKind::Parameter => 3,
            HazardKind::Unknown(n) => n,
        }
    }
    /// The meaning of a number of C's.
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

/// `MPT_NON_FINITE_NONE` to `MPT_NON_FINITE_INPUT` of C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NonFinitePhase {
    /// nothing was found so far
    None,
    /// `op` made it; `tensor`: its result, or the parameter that it reads
    Forward,
    /// the backward of `op` gave it to the parameter `tensor`
    Backward,
    /// `tensor`, which `op` reads, was not finite itself
    Input,
    /// A number that this version of the crate has no name for.
    Unknown(i32),
}

impl NonFinitePhase {
    /// The number that C has for it.
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
    /// The meaning of a number of C's.
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

/// every result is checked for NaN and Inf: the first op is named
pub const CONTEXT_ANOMALY: i32 = 1;
/// plain reference kernels only: slow, for checking
pub const CONTEXT_REFERENCE: i32 = 2;
/// own_threads are OpenMP's, for a program that lives on them; they spin between
///                                    jobs, and a busy processor makes every job wait
pub const CONTEXT_OPENMP: i32 = 4;
