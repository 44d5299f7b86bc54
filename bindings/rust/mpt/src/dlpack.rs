//! DLPack: tensors to and from other libraries without a copy, and views of a tensor's memory.
//! SPDX-License-Identifier: Apache-2.0
use std::cell::Cell;
use std::marker::PhantomData;
use std::ops::Deref;
use std::os::raw::c_void;
use std::ptr::{self, NonNull};

use crate::{check, made, sys, Context, Error, Plain, Result, Status, Tensor};

/// dlpack.h's DLTensor.
#[repr(C)]
#[derive(Debug)]
pub struct DlTensor {
    /// Where the memory begins.
    pub data: *mut c_void,
    /// Kind of device; 1: CPU.
    pub device_type: i32,
    /// Which of them.
    pub device_id: i32,
    /// Dims.
    pub ndim: i32,
    /// Kind of number: 0 signed, 1 unsigned, 2 float, 4 bfloat, 6 bool.
    pub code: u8,
    /// Bits of an element.
    pub bits: u8,
    /// Vector lanes, 1.
    pub lanes: u16,
    /// Extents.
    pub shape: *mut i64,
    /// In elements; null: row-major.
    pub strides: *mut i64,
    /// From `data` to the first element.
    pub byte_offset: u64,
}

/// dlpack.h's DLManagedTensorVersioned.
#[repr(C)]
#[derive(Debug)]
pub struct DlManaged {
    /// Version of the struct.
    pub major: u32,
    /// The same.
    pub minor: u32,
    /// The producer's.
    pub manager: *mut c_void,
    /// Gives the memory back.
    pub deleter: Option<unsafe extern "C" fn(*mut DlManaged)>,
    /// 1: read only.
    pub flags: u64,
    /// The tensor.
    pub tensor: DlTensor,
}

/// An exported tensor: shares the memory, and gives it back when dropped. Any thread may hold it.
#[derive(Debug)]
pub struct Exported(NonNull<DlManaged>);

// SAFETY: the consumer may call the deleter on any thread.
unsafe impl Send for Exported {}

impl Exported {
    /// The struct, borrowed.
    pub fn as_ptr(&self) -> *mut DlManaged {
        self.0.as_ptr()
    }
    /// The struct, whose deleter is yours to call: what a consumer takes.
    pub fn into_raw(self) -> *mut DlManaged {
        std::mem::ManuallyDrop::new(self).as_ptr()
    }
}

impl Drop for Exported {
    fn drop(&mut self) {
        // SAFETY: it was not given away, so the deleter was not called.
        unsafe {
            if let Some(delete) = self.0.as_ref().deleter {
                delete(self.as_ptr());
            }
        }
    }
}

impl Tensor<'_> {
    /// Shares the memory with another library that speaks DLPack.
    pub fn to_dlpack(&self) -> Result<Exported> {
        let mut out = ptr::null_mut();
        // SAFETY: `out` is ours.
        check(unsafe { sys::mpt_tensor_to_dlpack(self.as_raw(), &mut out) })?;
        NonNull::new(out as *mut DlManaged)
            .map(Exported)
            .ok_or_else(|| Error::with(Status::Internal, "to_dlpack gave nothing"))
    }
    /// The older struct without a version; its deleter is yours to call.
    pub fn to_dlpack_legacy(&self) -> Result<*mut sys::DLManagedTensor> {
        let mut out = ptr::null_mut();
        // SAFETY: `out` is ours.
        check(unsafe { sys::mpt_tensor_to_dlpack_legacy(self.as_raw(), &mut out) })?;
        Ok(out)
    }
}

impl Context {
    /// A tensor on memory that another library shares; it is taken over on success only.
    ///
    /// # Safety
    /// `managed` is a valid DLManagedTensorVersioned whose memory nobody writes while the library reads.
    pub unsafe fn from_dlpack(&self, managed: *mut DlManaged) -> Result<Tensor<'_>> {
        let mut out = ptr::null_mut();
        let managed = managed as *mut sys::DLManagedTensorVersioned;
        check(sys::mpt_tensor_from_dlpack(self.as_raw(), managed, &mut out))?;
        made(out)
    }
    /// The same of the older struct.
    ///
    /// # Safety
    /// As [`from_dlpack`](Context::from_dlpack).
    pub unsafe fn from_dlpack_legacy(
        &self,
        managed: *mut sys::DLManagedTensor,
    ) -> Result<Tensor<'_>> {
        let mut out = ptr::null_mut();
        check(sys::mpt_tensor_from_dlpack_legacy(self.as_raw(), managed, &mut out))?;
        made(out)
    }
}

/// The memory of a tensor: see [`Tensor::view`]. Cells, because operations in place may write it.
pub struct View<'c, T> {
    data: NonNull<Cell<T>>,
    count: usize,
    _exported: Exported,
    home: PhantomData<&'c Context>,
}

impl<'c, T: Plain> View<'c, T> {
    pub(crate) fn of(tensor: &Tensor<'c>) -> Result<View<'c, T>> {
        let info = tensor.info()?;
        if info.dtype != T::DTYPE {
            let text = format!("view: the tensor is {}, not {}", info.dtype, T::DTYPE);
            return Err(Error::with(Status::Dtype, text));
        }
        if !info.is_contiguous() {
            let text = "view: the tensor is not row-major; take a view of x.contiguous()";
            return Err(Error::with(Status::State, text));
        }
        let exported = tensor.to_dlpack()?;
        // SAFETY: the export is of elements of that dtype, row-major, and holds the memory.
        let data = unsafe {
            let t = &exported.0.as_ref().tensor;
            (t.data as *mut u8).wrapping_add(t.byte_offset as usize) as *mut Cell<T>
        };
        if info.count > 0 && (data.is_null() || data as usize % std::mem::align_of::<T>() != 0) {
            return Err(Error::with(Status::Unsupported, "view: the memory is not aligned"));
        }
        let data = if info.count > 0 { NonNull::new(data) } else { None };
        Ok(View {
            data: data.unwrap_or_else(NonNull::dangling),
            count: info.count as usize,
            _exported: exported,
            home: PhantomData,
        })
    }
}

impl<T> Deref for View<'_, T> {
    type Target = [Cell<T>];
    fn deref(&self) -> &[Cell<T>] {
        // SAFETY: the memory is held, and written on this thread only, or by workers within a call.
        unsafe { std::slice::from_raw_parts(self.data.as_ptr(), self.count) }
    }
}
