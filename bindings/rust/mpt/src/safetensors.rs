//! Safetensors: files of named tensors, read and written by the library.
//!
//! ```
//! # fn main() -> mpt::Result<()> {
//! use mpt::{safetensors, Context};
//! let ctx = Context::new()?;
//! let path = std::env::temp_dir().join(format!("mpt-doc-{}.safetensors", std::process::id()));
//! let path = path.to_str().unwrap();
//! safetensors::save(path, &[("x", &ctx.tensor(&[1.0f32, 2.0], [2])?)], &[("made by", "a test")])?;
//! let file = safetensors::File::open(&ctx, path)?;
//! for (name, info) in file.iter() {
//!     println!("{}: {}", name, info.dtype);
//! }
//! assert_eq!(file.read("x")?.to_vec::<f32>()?, [1.0, 2.0]);
//! assert_eq!(file.metadata("made by")?.as_deref(), Some("a test"));
//! # std::fs::remove_file(path).unwrap();
//! # Ok(())
//! # }
//! ```
//! SPDX-License-Identifier: Apache-2.0
use std::ffi::CString;
use std::os::raw::c_char;
use std::path::Path;
use std::ptr;

use crate::tensor::{c_text, path_text};
use crate::{check, count, made, made_in, sys, text, Context, Result, Tensor, TensorInfo};

pub use crate::generated::calls::File;

/// Metadata in the form that C expects.
pub(crate) struct Metadata {
    _texts: Vec<(CString, CString)>,
    list: Vec<sys::mpt_metadata>,
}

impl Metadata {
    pub fn new(entries: &[(&str, &str)]) -> Result<Metadata> {
        let texts = entries
            .iter()
            .map(|(k, v)| Ok((c_text(k)?, c_text(v)?)))
            .collect::<Result<Vec<_>>>()?;
        let list = texts
            .iter()
            .map(|(k, v)| sys::mpt_metadata {
                struct_size: std::mem::size_of::<sys::mpt_metadata>() as u32,
                reserved: 0,
                key: k.as_ptr(),
                value: v.as_ptr(),
            })
            .collect();
        Ok(Metadata { _texts: texts, list })
    }
    pub fn as_ptr(&self) -> *const sys::mpt_metadata {
        if self.list.is_empty() {
            ptr::null()
        } else {
            self.list.as_ptr()
        }
    }
    pub fn count(&self) -> Result<i32> {
        count(self.list.len())
    }
}

/// Writes tensors with their names, row-major, in their own dtypes; `metadata` has texts by key.
/// The file is replaced atomically.
pub fn save(
    path: impl AsRef<Path>,
    tensors: &[(&str, &Tensor<'_>)],
    metadata: &[(&str, &str)],
) -> Result<()> {
    let path = path_text(path)?;
    let names = tensors.iter().map(|(n, _)| c_text(n)).collect::<Result<Vec<_>>>()?;
    let names: Vec<_> = names.iter().map(|n| n.as_ptr()).collect();
    let raw: Vec<_> = tensors.iter().map(|(_, t)| t.as_raw()).collect();
    let (n, metadata) = (count(raw.len())?, Metadata::new(metadata)?);
    let m = metadata.count()?;
    // SAFETY: each list has the length that is passed with it and lives during the call.
    check(unsafe {
        let metadata = metadata.as_ptr();
        sys::mpt_safetensors_save(path.as_ptr(), names.as_ptr(), raw.as_ptr(), n, metadata, m)
    })
}

impl<'c> File<'c> {
    /// Opens and checks a file. Elements are read on demand.
    pub fn open(context: &'c Context, path: impl AsRef<Path>) -> Result<File<'c>> {
        let (path, mut out) = (path_text(path)?, ptr::null_mut());
        // SAFETY: both arguments live during the call.
        check(unsafe { sys::mpt_safetensors_open(context.as_raw(), path.as_ptr(), &mut out) })?;
        made_in(out, context)
    }
    /// Returns the number of tensors in the file.
    pub fn len(&self) -> usize {
        let mut n = 0;
        // SAFETY: `n` is a local variable.
        unsafe { sys::mpt_file_get_count(self.as_raw(), &mut n) };
        n as usize
    }
    /// True if the file has no tensors.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Returns an iterator over names, dtypes and shapes, in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = (String, TensorInfo)> + '_ {
        (0..self.len() as i64).filter_map(move |i| self.at(i).ok())
    }
    fn at(&self, index: i64) -> Result<(String, TensorInfo)> {
        let mut name = ptr::null::<c_char>();
        // SAFETY: plain data of the size that it states; the name lives as long as the file.
        unsafe {
            let mut info: sys::mpt_tensor_info = std::mem::zeroed();
            info.struct_size = std::mem::size_of_val(&info) as u32;
            check(sys::mpt_file_get_at(self.as_raw(), index, &mut name, &mut info))?;
            Ok((text(name).unwrap_or_default(), TensorInfo::from_sys(&info)))
        }
    }
    /// Reads the tensor with a name.
    pub fn read(&self, name: &str) -> Result<Tensor<'c>> {
        let (name, mut out) = (c_text(name)?, ptr::null_mut());
        // SAFETY: both arguments live during the call.
        check(unsafe { sys::mpt_file_read(self.as_raw(), name.as_ptr(), &mut out) })?;
        made(out)
    }
    /// Returns a metadata value, or None if the key does not exist.
    pub fn metadata(&self, key: &str) -> Result<Option<String>> {
        let (key, mut out) = (c_text(key)?, ptr::null());
        // SAFETY: both arguments live during the call.
        check(unsafe { sys::mpt_file_get_metadata(self.as_raw(), key.as_ptr(), &mut out) })?;
        Ok(text(out))
    }
}
