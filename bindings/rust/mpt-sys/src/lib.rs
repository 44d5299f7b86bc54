//! Raw bindings to libmpt, as its headers declare it. Programs normally use the crate `mpt`
//! instead.
//! SPDX-License-Identifier: Apache-2.0
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]
#![allow(clippy::all)]
#![allow(deref_nullptr, rustdoc::all)]

include!("bindings.rs");

/// Compares the structs with the sizes, alignments and offsets that bindgen found in the headers.
#[cfg(test)]
macro_rules! layouts {
    ($($name:ident $size:literal $align:literal { $($field:ident $offset:literal),* })*) => {
        #[test]
        fn structs_have_the_layout_of_the_headers() {
            use std::mem::{align_of, size_of, MaybeUninit};
            $({
                let expected = ($size, $align);
                assert_eq!((size_of::<$name>(), align_of::<$name>()), expected, stringify!($name));
                let place = MaybeUninit::<$name>::uninit();
                let at = place.as_ptr();
                $(
                    // SAFETY: the address of a field is computed, not read.
                    let offset = unsafe { std::ptr::addr_of!((*at).$field) } as usize - at as usize;
                    assert_eq!(offset, $offset, concat!(stringify!($name), ".", stringify!($field)));
                )*
            })*
        }
    };
}
#[cfg(test)]
include!("layouts.rs");
