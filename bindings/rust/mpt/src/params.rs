//! Parameter sets: iteration, files, and precisions by name.
//! SPDX-License-Identifier: Apache-2.0
use std::iter::FusedIterator;
use std::os::raw::c_char;
use std::path::Path;
use std::ptr;
use std::str::FromStr;

use crate::safetensors::Metadata;
use crate::tensor::{c_text, path_text, Keep};
use crate::{
    check, made, sys, text, Error, Params, ParamsFileDesc, ParamsLoadInfo, Precision, Result,
    Tensor,
};

/// Iterator over the names and tensors of a set, in the order in which they were added.
pub struct Iter<'p, 'c> {
    params: &'p Params<'c>,
    next: i64,
    end: i64,
}

impl<'c> Params<'c> {
    /// Returns an iterator over the parameters.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{nn, Activation, Context, Params};
    /// let ctx = Context::new()?;
    /// let params = Params::new(&ctx)?;
    /// nn::linear(&params, "fc", 3, 2, true, Activation::None)?;
    /// let names: Vec<_> = params.iter().map(|(name, _)| name).collect();
    /// assert_eq!(names, ["fc.weight", "fc.bias"]);
    /// for (name, p) in &params {
    ///     println!("{}: {:?}", name, p.shape()?);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn iter(&self) -> Iter<'_, 'c> {
        let n = self.info().map_or(0, |i| i.tensors);
        Iter { params: self, next: 0, end: n }
    }
    /// Returns an iterator over the buffers, which are saved with the parameters and not trained.
    pub fn buffers(&self) -> Iter<'_, 'c> {
        let (n, m) = self.info().map_or((0, 0), |i| (i.tensors, i.buffers));
        Iter { params: self, next: n, end: n + m }
    }
    fn at(&self, index: i64) -> Result<(String, Tensor<'c>)> {
        let (mut name, mut out) = (ptr::null::<c_char>(), ptr::null_mut());
        // SAFETY: `name` and `out` are local variables; the name lives as long as the set.
        check(unsafe { sys::mpt_params_get_at(self.as_raw(), index, &mut name, &mut out) })?;
        Ok((text(name).unwrap_or_default(), made(out)?))
    }

    /// Writes the set to a safetensors file.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        self.save_with(path, &ParamsFileDesc::default(), &[])
    }
    /// Writes the set to a safetensors file, with options and with metadata texts by key.
    pub fn save_with(
        &self,
        path: impl AsRef<Path>,
        desc: &ParamsFileDesc,
        metadata: &[(&str, &str)],
    ) -> Result<()> {
        let (path, mut keep) = (path_text(path)?, Keep::new());
        let mut c = desc.to_sys(&mut keep)?;
        let metadata = Metadata::new(metadata)?;
        c.metadata = metadata.as_ptr();
        c.metadata_count = metadata.count()?;
        // SAFETY: every argument lives during the call.
        check(unsafe { sys::mpt_params_save(self.as_raw(), path.as_ptr(), &c) })
    }
    /// Reads a safetensors file into the set. The file must have exactly the names of the set;
    /// otherwise nothing changes.
    pub fn load(&self, path: impl AsRef<Path>) -> Result<ParamsLoadInfo> {
        self.load_with(path, &ParamsFileDesc::default())
    }
    /// Reads a safetensors file into the set, with options.
    pub fn load_with(
        &self,
        path: impl AsRef<Path>,
        desc: &ParamsFileDesc,
    ) -> Result<ParamsLoadInfo> {
        let (path, mut keep) = (path_text(path)?, Keep::new());
        let c = desc.to_sys(&mut keep)?;
        // SAFETY: plain data of the size that it states; every argument lives during the call.
        let mut info: sys::mpt_params_load_info = unsafe { std::mem::zeroed() };
        info.struct_size = std::mem::size_of_val(&info) as u32;
        check(unsafe { sys::mpt_params_load(self.as_raw(), path.as_ptr(), &c, &mut info) })?;
        Ok(ParamsLoadInfo::from_sys(&info))
    }
}

impl<'c> Iterator for Iter<'_, 'c> {
    type Item = (String, Tensor<'c>);
    fn next(&mut self) -> Option<Self::Item> {
        if self.next >= self.end {
            return None;
        }
        self.next += 1;
        self.params.at(self.next - 1).ok()
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = (self.end - self.next) as usize;
        (n, Some(n))
    }
}
impl ExactSizeIterator for Iter<'_, '_> {}
impl FusedIterator for Iter<'_, '_> {}

impl<'p, 'c> IntoIterator for &'p Params<'c> {
    type Item = (String, Tensor<'c>);
    type IntoIter = Iter<'p, 'c>;
    fn into_iter(self) -> Iter<'p, 'c> {
        self.iter()
    }
}

impl Precision {
    /// Returns a precision by name: 32-true, bf16-mixed, 16-mixed, bf16-true, 16-true, 64-true, ...
    /// Its fields may be changed.
    ///
    /// ```
    /// # use mpt::{Dtype, Precision};
    /// let p: Precision = "16-mixed".parse()?;
    /// assert_eq!(p.compute, Dtype::F16);
    /// assert!(Precision::named("17-mixed").unwrap_err().message().contains("16-mixed"));
    /// # Ok::<(), mpt::Error>(())
    /// ```
    pub fn named(name: &str) -> Result<Precision> {
        let name = c_text(name)?;
        // SAFETY: plain data of the size given.
        unsafe {
            let mut c: sys::mpt_precision = std::mem::zeroed();
            let size = std::mem::size_of_val(&c);
            check(sys::mpt_precision_from_name(name.as_ptr(), &mut c, size))?;
            Ok(Precision::from_sys(&c))
        }
    }
    /// Casts a floating input of a model to the dtype that its first operation needs. Integers are
    /// unchanged.
    pub fn input<'c>(&self, tensor: &Tensor<'c>) -> Result<Tensor<'c>> {
        self.cast(sys::mpt_precision_input, tensor)
    }
    /// Casts a floating tensor to the precision's output dtype.
    pub fn output<'c>(&self, tensor: &Tensor<'c>) -> Result<Tensor<'c>> {
        self.cast(sys::mpt_precision_output, tensor)
    }
    fn cast<'c>(
        &self,
        call: unsafe extern "C" fn(
            *const sys::mpt_precision,
            sys::mpt_tensor,
            *mut sys::mpt_tensor,
        ) -> i32,
        tensor: &Tensor<'c>,
    ) -> Result<Tensor<'c>> {
        let c = self.to_sys(&mut Keep::new())?;
        let mut out = ptr::null_mut();
        // SAFETY: the precision lives during the call.
        check(unsafe { call(&c, tensor.as_raw(), &mut out) })?;
        made(out)
    }
}

impl FromStr for Precision {
    type Err = Error;
    fn from_str(name: &str) -> Result<Precision> {
        Precision::named(name)
    }
}
