//! DLPack: exchange of tensors with other libraries without a copy, and views of a tensor's memory.
//! SPDX-License-Identifier: Apache-2.0
use std::cell::Cell;
use std::marker::PhantomData;
use std::ops::Deref;
use std::os::raw::c_void;
use std::ptr::{self, NonNull};

use crate::{check, made, sys, Context, Device, Error, Plain, Result, Status, Tensor};

/// The DLTensor of dlpack.h.
#[repr(C)]
#[derive(Debug)]
pub struct DlTensor {
    /// Address of the memory.
    pub data: *mut c_void,
    /// Kind of device; 1 is the CPU.
    pub device_type: i32,
    /// Index among the devices of that kind.
    pub device_id: i32,
    /// Number of dims.
    pub ndim: i32,
    /// Kind of number: 0 signed, 1 unsigned, 2 float, 4 bfloat, 6 bool.
    pub code: u8,
    /// Bits of one element.
    pub bits: u8,
    /// Number of vector lanes, always 1.
    pub lanes: u16,
    /// Extents.
    pub shape: *mut i64,
    /// Strides in elements; null means row-major.
    pub strides: *mut i64,
    /// Bytes from `data` to the first element.
    pub byte_offset: u64,
}

/// The DLManagedTensorVersioned of dlpack.h.
#[repr(C)]
#[derive(Debug)]
pub struct DlManaged {
    /// Major version of the struct.
    pub major: u32,
    /// Minor version of the struct.
    pub minor: u32,
    /// Private data of the producer.
    pub manager: *mut c_void,
    /// Releases the memory.
    pub deleter: Option<unsafe extern "C" fn(*mut DlManaged)>,
    /// Flags; bit 0 is set for read-only memory.
    pub flags: u64,
    /// The tensor.
    pub tensor: DlTensor,
}

/// An exported tensor. It shares the memory and releases it when dropped, on any thread.
#[derive(Debug)]
pub struct Exported(NonNull<DlManaged>);

// SAFETY: the consumer may call the deleter on any thread.
unsafe impl Send for Exported {}

impl Exported {
    /// Returns the borrowed struct.
    pub fn as_ptr(&self) -> *mut DlManaged {
        self.0.as_ptr()
    }
    /// Returns the struct to pass to a consumer. The receiver must call its deleter.
    pub fn into_raw(self) -> *mut DlManaged {
        std::mem::ManuallyDrop::new(self).as_ptr()
    }
}

impl Drop for Exported {
    fn drop(&mut self) {
        // SAFETY: the struct was not given away, so its deleter was not called.
        unsafe {
            if let Some(delete) = self.0.as_ref().deleter {
                delete(self.as_ptr());
            }
        }
    }
}

impl Tensor<'_> {
    /// Exports the tensor to another library by DLPack; both share the memory.
    pub fn to_dlpack(&self) -> Result<Exported> {
        let mut out = ptr::null_mut();
        // SAFETY: `out` is a local variable.
        check(unsafe { sys::mpt_tensor_to_dlpack(self.as_raw(), &mut out) })?;
        NonNull::new(out as *mut DlManaged)
            .map(Exported)
            .ok_or_else(|| Error::with(Status::Internal, "to_dlpack returned no tensor"))
    }
    /// Exports the tensor as the older struct without a version. The caller must call its deleter.
    pub fn to_dlpack_legacy(&self) -> Result<*mut sys::DLManagedTensor> {
        let mut out = ptr::null_mut();
        // SAFETY: `out` is a local variable.
        check(unsafe { sys::mpt_tensor_to_dlpack_legacy(self.as_raw(), &mut out) })?;
        Ok(out)
    }
}

impl Context {
    /// Makes a tensor on memory that another library shares. The struct is taken over on success
    /// only.
    ///
    /// # Safety
    /// `managed` is a valid DLManagedTensorVersioned, and its memory is not written while the
    /// library reads it.
    pub unsafe fn from_dlpack(&self, managed: *mut DlManaged) -> Result<Tensor<'_>> {
        let mut out = ptr::null_mut();
        let managed = managed as *mut sys::DLManagedTensorVersioned;
        check(sys::mpt_tensor_from_dlpack(self.as_raw(), managed, &mut out))?;
        made(out)
    }
    /// Makes a tensor from the older struct without a version. The struct is taken over on success
    /// only.
    ///
    /// # Safety
    /// The conditions of [`from_dlpack`](Context::from_dlpack) apply to the older struct.
    pub unsafe fn from_dlpack_legacy(
        &self,
        managed: *mut sys::DLManagedTensor,
    ) -> Result<Tensor<'_>> {
        let mut out = ptr::null_mut();
        check(sys::mpt_tensor_from_dlpack_legacy(self.as_raw(), managed, &mut out))?;
        made(out)
    }
}

/// A view of a tensor's memory; see [`Tensor::view`]. The elements are cells, because operations in
/// place may write them.
pub struct View<'c, T> {
    data: NonNull<Cell<T>>,
    count: usize,
    _exported: Exported,
    home: PhantomData<&'c Context>,
}

impl<'c, T: Plain> View<'c, T> {
    pub(crate) fn of(tensor: &Tensor<'c>) -> Result<View<'c, T>> {
        let info = tensor.info()?;
        if info.device != Device::Cpu {
            let text = format!(
                "view: the tensor is on {:?}:{}; use to_vec, or Tensor::to",
                info.device, info.device_index
            );
            return Err(Error::with(Status::Device, text));
        }
        if info.dtype != T::DTYPE {
            let text = format!("view: the tensor is {}, not {}", info.dtype, T::DTYPE);
            return Err(Error::with(Status::Dtype, text));
        }
        if !info.is_contiguous() {
            let text = "view: the tensor is not row-major; use x.contiguous()";
            return Err(Error::with(Status::State, text));
        }
        let exported = tensor.to_dlpack()?;
        // SAFETY: the export has elements of that dtype, is row-major, and keeps the memory alive.
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
        // SAFETY: the export keeps the memory alive. Only this thread writes it, or workers within
        // a call.
        unsafe { std::slice::from_raw_parts(self.data.as_ptr(), self.count) }
    }
}
