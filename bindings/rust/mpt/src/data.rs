//! Elements: the Rust types that correspond to dtypes.
//! SPDX-License-Identifier: Apache-2.0
use half::{bf16, f16};

use crate::Dtype;

/// A Rust type that corresponds to a dtype of the library: f32, f64, `f16`, `bf16`, i8, u8, i32,
/// i64, bool.
///
/// # Safety
/// The type must have the size and the bit format of `DTYPE`.
pub unsafe trait Element: Copy + Send + Sync + 'static {
    /// The dtype.
    const DTYPE: Dtype;
    /// Makes bytes that were read valid values: for bool, any byte other than 0 becomes true.
    ///
    /// # Safety
    /// `data` points to the bytes of `n` elements.
    #[doc(hidden)]
    unsafe fn normalize(_data: *mut Self, _n: usize) {}
}

/// Element types for which every bit pattern is a value: all but bool.
///
/// # Safety
/// Every bit pattern must be a value of the type.
pub unsafe trait Plain: Element {}

macro_rules! elements {
    ($($type:ty = $dtype:ident),*) => {
        $(
        // SAFETY: the type has the format that the dtype defines.
        unsafe impl Element for $type {
            const DTYPE: Dtype = Dtype::$dtype;
        }
        // SAFETY: numbers without padding or niches.
        unsafe impl Plain for $type {}
        )*
    };
}
elements!(f32 = F32, f64 = F64, f16 = F16, bf16 = BF16, i8 = I8, u8 = U8, i32 = I32, i64 = I64);

// SAFETY: a bool is one byte, 0 or 1, as in the library.
unsafe impl Element for bool {
    const DTYPE: Dtype = Dtype::Bool;
    unsafe fn normalize(data: *mut bool, n: usize) {
        let bytes = data as *mut u8;
        for i in 0..n {
            *bytes.add(i) = (*bytes.add(i) != 0) as u8;
        }
    }
}
