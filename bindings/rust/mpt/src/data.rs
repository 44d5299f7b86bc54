//! Elements: which Rust type is which dtype.
//! SPDX-License-Identifier: Apache-2.0
use half::{bf16, f16};

use crate::Dtype;

/// A Rust type that is a dtype of the library: f32, f64, `f16`, `bf16`, i8, u8, i32, i64, bool.
///
/// # Safety
/// Size and meaning of its bits are those of `DTYPE`.
pub unsafe trait Element: Copy + Send + Sync + 'static {
    /// The dtype.
    const DTYPE: Dtype;
    /// Makes values of what was read; for a bool any byte but 0 is true.
    ///
    /// # Safety
    /// `data` points to `n` elements' bytes.
    #[doc(hidden)]
    unsafe fn mend(_data: *mut Self, _n: usize) {}
}

/// Elements of which any bits are a value: all but bool.
///
/// # Safety
/// Any bits are a value.
pub unsafe trait Plain: Element {}

macro_rules! elements {
    ($($type:ty = $dtype:ident),*) => {
        $(
        // SAFETY: the dtype's definition.
        unsafe impl Element for $type {
            const DTYPE: Dtype = Dtype::$dtype;
        }
        // SAFETY: numbers without padding or niches.
        unsafe impl Plain for $type {}
        )*
    };
}
elements!(f32 = F32, f64 = F64, f16 = F16, bf16 = BF16, i8 = I8, u8 = U8, i32 = I32, i64 = I64);

// SAFETY: one byte, 0 or 1.
unsafe impl Element for bool {
    const DTYPE: Dtype = Dtype::Bool;
    unsafe fn mend(data: *mut bool, n: usize) {
        let bytes = data as *mut u8;
        for i in 0..n {
            *bytes.add(i) = (*bytes.add(i) != 0) as u8;
        }
    }
}
