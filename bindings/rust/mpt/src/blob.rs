//! Trainings in memory: blobs, bytes and snapshots.
//! SPDX-License-Identifier: Apache-2.0
use std::os::raw::c_void;
use std::ptr;

use crate::safetensors::Metadata;
use crate::tensor::{init, Keep};
use crate::train::Training;
use crate::{check, made_in, sys, Context, Params, ParamsFileDesc, ParamsLoadInfo, Result};

use crate::generated::calls::{Blob, Snapshot};

impl<'c> Blob<'c> {
    /// Creates an empty blob, for several saves that reuse it.
    pub fn new(context: &'c Context) -> Result<Blob<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: `out` is a local variable.
        check(unsafe { sys::mpt_blob_create(context.as_raw(), &mut out) })?;
        made_in(out, context)
    }
    /// Returns a copy of what was last saved to the blob.
    pub fn to_vec(&self) -> Result<Vec<u8>> {
        let (mut data, mut bytes) = (ptr::null::<c_void>(), 0);
        // SAFETY: both are local variables.
        check(unsafe { sys::mpt_blob_get(self.as_raw(), &mut data, &mut bytes) })?;
        if data.is_null() {
            return Ok(Vec::new());
        }
        // SAFETY: the blob has these bytes until it is written again.
        Ok(unsafe { std::slice::from_raw_parts(data as *const u8, bytes) }.to_vec())
    }
    fn writer(&self) -> sys::mpt_writer {
        // SAFETY: the call writes a whole struct of that size.
        let mut w = unsafe { init(sys::mpt_writer_init) };
        w.blob = self.as_raw();
        w
    }
}

/// Returns a reader of bytes, for a call during which they live.
fn reader(bytes: &[u8]) -> sys::mpt_reader {
    // SAFETY: the call writes a whole struct of that size.
    let mut r = unsafe { init(sys::mpt_reader_init) };
    r.data = bytes.as_ptr() as *const c_void;
    r.bytes = bytes.len();
    r
}

impl<'c> Params<'c> {
    /// Writes the set to a blob, as [`save_with`](Params::save_with) does to a file. If it fails,
    /// the blob is unchanged.
    pub fn save_to(
        &self,
        blob: &Blob<'_>,
        desc: &ParamsFileDesc,
        metadata: &[(&str, &str)],
    ) -> Result<()> {
        let mut keep = Keep::new();
        let mut c = desc.to_sys(&mut keep)?;
        let metadata = Metadata::new(metadata)?;
        c.metadata = metadata.as_ptr();
        c.metadata_count = metadata.count()?;
        // SAFETY: every argument lives during the call.
        check(unsafe { sys::mpt_params_save_to(self.as_raw(), &blob.writer(), &c) })
    }
    /// Returns the bytes of the file that [`save`](Params::save) writes.
    pub fn save_bytes(&self) -> Result<Vec<u8>> {
        let blob = Blob::new(self.context())?;
        self.save_to(&blob, &ParamsFileDesc::default(), &[])?;
        blob.to_vec()
    }
    /// Reads the set from the bytes of a file, as [`load_with`](Params::load_with) does.
    pub fn load_bytes(&self, bytes: &[u8], desc: &ParamsFileDesc) -> Result<ParamsLoadInfo> {
        let mut keep = Keep::new();
        let c = desc.to_sys(&mut keep)?;
        // SAFETY: plain data of the size that it states; every argument lives during the call.
        let mut info: sys::mpt_params_load_info = unsafe { std::mem::zeroed() };
        info.struct_size = std::mem::size_of_val(&info) as u32;
        let from = reader(bytes);
        check(unsafe { sys::mpt_params_load_from(self.as_raw(), &from, &c, &mut info) })?;
        Ok(ParamsLoadInfo::from_sys(&info))
    }
}

impl<'a, 'c> Training<'a, 'c> {
    /// Writes the training to a blob, as [`save`](Training::save) does to a file. If it fails, the
    /// blob is unchanged.
    pub fn save_to(&self, blob: &Blob<'_>) -> Result<()> {
        let to = blob.writer();
        // SAFETY: the library only reads the values.
        self.call(|c| unsafe { sys::mpt_training_save_to(&to, c) })
    }
    /// Returns the bytes of the file that [`save`](Training::save) writes, by a blob of `context`.
    pub fn save_bytes(&self, context: &Context) -> Result<Vec<u8>> {
        let blob = Blob::new(context)?;
        self.save_to(&blob)?;
        blob.to_vec()
    }
    /// Restores the training from the bytes of a file. On an error no object or value changes.
    pub fn load_bytes(&mut self, bytes: &[u8]) -> Result<()> {
        let from = reader(bytes);
        // SAFETY: the values are borrowed mutably, and every bit pattern is a value.
        self.call(|c| unsafe { sys::mpt_training_load_from(&from, c) })
    }
    /// Takes a snapshot of the training, between steps: a copy in memory to which
    /// [`Snapshot::restore`] rolls it back any number of times, with the same bits. Variables of
    /// the program are not part of a snapshot, which would borrow them: keep copies of them.
    pub fn snapshot(&self, context: &'c Context) -> Result<Snapshot<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library only reads; `out` is a local variable.
        self.without_values().call(|c| unsafe { sys::mpt_snapshot_create(c, &mut out) })?;
        made_in(out, context)
    }
}
