//! Raw bindings to libmpt, as its headers declare it. Programs normally use the crate `mpt`
//! instead.
//! SPDX-License-Identifier: Apache-2.0
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]
#![allow(clippy::all)]
#![allow(deref_nullptr, rustdoc::all)]

include!("bindings.rs");
