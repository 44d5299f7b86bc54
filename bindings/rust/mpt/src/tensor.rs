//! Tensors: transfer of data, and helpers of the generated methods.
//! SPDX-License-Identifier: Apache-2.0
use std::ffi::CString;
use std::fmt;
use std::mem::{size_of, size_of_val, MaybeUninit};
use std::os::raw::{c_char, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr;

use crate::callback::run_or;
use crate::dlpack::View;
use crate::{
    check, count, made, sys, Context, Dtype, Element, Error, Plain, Result, RnnDesc, Status,
    Tensor, TensorInfo,
};

// ---- helpers of the generated methods -----------------------------------------------------------

/// Keeps the texts that a C struct points to.
#[derive(Default)]
pub(crate) struct Keep(Vec<CString>);

impl Keep {
    pub fn new() -> Keep {
        Keep::default()
    }
    pub fn text(&mut self, s: &Option<String>) -> Result<*const c_char> {
        match s {
            Some(s) => {
                self.0.push(c_text(s)?);
                Ok(self.0.last().unwrap().as_ptr())
            }
            None => Ok(ptr::null()),
        }
    }
}

pub(crate) fn c_text(s: &str) -> Result<CString> {
    CString::new(s).map_err(|_| {
        Error::with(Status::InvalidArgument, format!("the text {:?} contains a NUL", s))
    })
}

/// Converts a file name to a C string.
pub(crate) fn path_text(path: impl AsRef<Path>) -> Result<CString> {
    CString::new(path.as_ref().as_os_str().as_bytes()).map_err(|_| {
        let text = format!("the path {:?} has a NUL inside", path.as_ref());
        Error::with(Status::InvalidArgument, text)
    })
}

/// Returns a struct with its defaults.
pub(crate) unsafe fn init<T>(f: unsafe extern "C" fn(*mut T, usize)) -> T {
    let mut c = MaybeUninit::<T>::zeroed();
    f(c.as_mut_ptr(), size_of::<T>());
    c.assume_init()
}

/// Returns the address of a list of numbers. An empty list gives NULL, which means "all" or no
/// dims.
#[inline]
pub(crate) fn ints(v: &[i64]) -> *const i64 {
    if v.is_empty() {
        ptr::null()
    } else {
        v.as_ptr()
    }
}

/// Reads a text that the library writes. A first call gets its length.
pub(crate) fn read_text(call: impl Fn(*mut c_char, usize, *mut usize) -> i32) -> Result<String> {
    let mut needed = 0;
    check(call(ptr::null_mut(), 0, &mut needed))?;
    let mut text = vec![0u8; needed];
    check(call(text.as_mut_ptr() as *mut c_char, needed, &mut needed))?;
    text.truncate(text.iter().position(|&b| b == 0).unwrap_or(text.len()));
    Ok(String::from_utf8_lossy(&text).into_owned())
}

// ---- data in ------------------------------------------------------------------------------------

impl Context {
    /// Makes a tensor with a copy of `data`, row-major.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{bf16, Context};
    /// let ctx = Context::new()?;
    /// let x = ctx.tensor(&[bf16::from_f32(1.0), bf16::from_f32(2.5)], [2])?;
    /// assert_eq!(x.to_vec::<f32>()?, [1.0, 2.5]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn tensor<T: Element>(&self, data: &[T], shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        let (shape, mut out) = (shape.as_ref(), ptr::null_mut());
        let rank = count(shape.len())?;
        let bytes = size_of_val(data);
        let data = data.as_ptr() as *const c_void;
        // SAFETY: the library copies exactly `bytes`, or fails.
        check(unsafe {
            let dtype = T::DTYPE.raw();
            sys::mpt_tensor_from_data(
                self.as_raw(),
                dtype,
                ints(shape),
                rank,
                data,
                bytes,
                &mut out,
            )
        })?;
        made(out)
    }

    /// Makes a tensor of one value without dims.
    pub fn scalar<T: Element>(&self, value: T) -> Result<Tensor<'_>> {
        self.tensor(&[value], [])
    }

    /// Makes a tensor on the memory of a vector, without a copy. The vector is dropped when the
    /// library no longer needs its memory.
    pub fn from_vec<T: Plain>(&self, data: Vec<T>, shape: impl AsRef<[i64]>) -> Result<Tensor<'_>> {
        self.from_owner(data, shape, None)
    }

    /// Makes a tensor on memory of `owner` (a vector, a box, a mapped file), without a copy.
    /// `strides` are in elements; None means row-major. The owner is dropped when the library no
    /// longer needs the memory.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::Context;
    /// let ctx = Context::new()?;
    /// let columns = vec![1i32, 2, 3, 4, 5, 6]; // two rows, stored column by column
    /// let x = ctx.from_owner(columns, [2, 3], Some(&[1, 2]))?;
    /// assert_eq!(x.to_vec::<i32>()?, [1, 3, 5, 2, 4, 6]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_owner<T: Plain, O: AsMut<[T]> + Send + 'static>(
        &self,
        owner: O,
        shape: impl AsRef<[i64]>,
        strides: Option<&[i64]>,
    ) -> Result<Tensor<'_>> {
        unsafe extern "C" fn done<O>(user: *mut c_void) {
            run_or((), || drop(Box::from_raw(user as *mut O)));
        }
        let (shape, mut out) = (shape.as_ref(), ptr::null_mut());
        let rank = count(shape.len())?;
        if strides.map_or(false, |s| s.len() != shape.len()) {
            return Err(Error::with(
                Status::Shape,
                format!(
                    "from_owner: got {} strides for {} dims",
                    strides.unwrap().len(),
                    shape.len()
                ),
            ));
        }
        let owner = Box::into_raw(Box::new(owner));
        // SAFETY: the memory belongs to the owner, and nothing else can access the owner until
        // `done` is called. On failure this function calls `done`.
        unsafe {
            let data = (*owner).as_mut();
            let bytes = size_of_val(data);
            let data = data.as_mut_ptr() as *mut c_void;
            let status = sys::mpt_tensor_from_memory(
                self.as_raw(),
                T::DTYPE.raw(),
                ints(shape),
                strides.map_or(ptr::null(), ints),
                rank,
                data,
                bytes,
                Some(done::<O>),
                owner as *mut c_void,
                &mut out,
            );
            if status < 0 {
                drop(Box::from_raw(owner));
            }
            check(status)?;
        }
        made(out)
    }
}

// ---- data out -----------------------------------------------------------------------------------

impl<'c> Tensor<'c> {
    /// Returns the extents.
    pub fn shape(&self) -> Result<Vec<i64>> {
        let i = self.info()?;
        Ok(i.shape[..i.rank as usize].to_vec())
    }
    /// Returns the extent of one dim; negative dims count from the end.
    pub fn extent(&self, dim: i64) -> Result<i64> {
        let i = self.info()?;
        let at = if dim < 0 { dim + i.rank as i64 } else { dim };
        i.shape[..i.rank as usize].get(at as usize).copied().ok_or_else(|| {
            Error::with(
                Status::Shape,
                format!("dim {} is out of range for a tensor of {} dims", dim, i.rank),
            )
        })
    }
    /// Returns the dtype.
    pub fn dtype(&self) -> Result<Dtype> {
        Ok(self.info()?.dtype)
    }
    /// True if gradients of the tensor are recorded.
    pub fn requires_grad(&self) -> Result<bool> {
        Ok(self.info()?.requires_grad)
    }
    /// Returns the number of elements.
    pub fn count(&self) -> Result<usize> {
        Ok(self.info()?.count as usize)
    }
    /// Returns the elements, row-major and converted to `T`.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        let n = self.count()?;
        let mut v = Vec::<T>::with_capacity(n);
        // SAFETY: the library writes all n elements, or fails.
        unsafe {
            self.read(v.as_mut_ptr(), n)?;
            v.set_len(n);
        }
        Ok(v)
    }
    /// Copies the elements, row-major and converted to `T`, to a slice of exactly that length.
    pub fn read_into<T: Element>(&self, data: &mut [T]) -> Result<()> {
        // SAFETY: the slice has space for its length.
        unsafe { self.read(data.as_mut_ptr(), data.len()) }
    }
    unsafe fn read<T: Element>(&self, data: *mut T, n: usize) -> Result<()> {
        let raw = self.as_raw();
        check(sys::mpt_tensor_read(raw, T::DTYPE.raw(), data as *mut c_void, n as i64))?;
        T::normalize(data, n);
        Ok(())
    }
    /// Overwrites the elements in place with as many elements of `data`, row-major and converted
    /// from `T`. See `copy_into` for in-place writes.
    pub fn write<T: Element>(&self, data: &[T]) -> Result<()> {
        let (p, n) = (data.as_ptr() as *const c_void, data.len() as i64);
        // SAFETY: the library reads n elements.
        check(unsafe { sys::mpt_tensor_write(self.as_raw(), T::DTYPE.raw(), p, n) })
    }
    /// Returns the tensor's memory, without a copy, for reading and writing in place (report writes
    /// with `touch`). The memory lives at least as long as the view, even if the tensor is dropped.
    /// It is an error if the elements have another type, or if the tensor is not row-major
    /// (`contiguous` makes one that is).
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{Context, Dtype};
    /// let ctx = Context::new()?;
    /// let x = ctx.zeros(Dtype::F32, [3])?;
    /// x.view::<f32>()?[1].set(5.0);
    /// x.touch()?;
    /// assert_eq!(x.to_vec::<f32>()?, [0.0, 5.0, 0.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn view<T: Plain>(&self) -> Result<View<'c, T>> {
        View::of(self)
    }
    /// Returns the address of the first element, in the memory of the tensor's device; `info` has
    /// the strides. The address is valid while the tensor lives and its parameter set is not
    /// converted.
    pub fn data_ptr(&self) -> Result<*mut c_void> {
        let mut out = ptr::null_mut();
        // SAFETY: `out` is a local variable.
        check(unsafe { sys::mpt_tensor_get_data(self.as_raw(), &mut out) })?;
        Ok(out)
    }
}

impl TensorInfo {
    /// True if the elements are stored contiguously in row-major order.
    pub fn is_contiguous(&self) -> bool {
        let mut step = 1;
        (0..self.rank as usize).rev().all(|d| {
            let fits = self.shape[d] == 1 || self.stride[d] == step;
            step *= self.shape[d];
            fits || self.count == 0
        })
    }
}

/// Formats the tensor as NumPy prints it.
impl fmt::Display for Tensor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let raw = self.as_raw();
        // SAFETY: the text buffer has the size that is passed with it.
        match read_text(|t, n, needed| unsafe { sys::mpt_tensor_text(raw, t, n, needed) }) {
            Ok(text) => f.write_str(&text),
            Err(e) => write!(f, "<{}>", e),
        }
    }
}

impl fmt::Debug for Tensor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.info() {
            Ok(i) => write!(f, "Tensor({}{:?})", i.dtype, &i.shape[..i.rank as usize]),
            Err(e) => write!(f, "Tensor({})", e),
        }
    }
}

// ---- operations with several results ------------------------------------------------------------

impl<'c> Tensor<'c> {
    /// Splits a dim into pieces of `split_size`, the last of which may be shorter. The pieces are
    /// views.
    pub fn split(&self, split_size: i64, dim: i64) -> Result<Vec<Tensor<'c>>> {
        let n = pieces(self.extent(dim)?, split_size);
        // SAFETY: the list has the length that is passed with it, here and below.
        results(n, |out, n| unsafe { sys::mpt_split(self.as_raw(), split_size, dim, out, n) })
    }
    /// Splits a dim into pieces of the given sizes, which must add up to its extent. The pieces are
    /// views.
    pub fn split_with_sizes(&self, sizes: &[i64], dim: i64) -> Result<Vec<Tensor<'c>>> {
        let n = count(sizes.len())?;
        results(n, |out, m| unsafe {
            sys::mpt_split_with_sizes(self.as_raw(), sizes.as_ptr(), n, dim, out, m)
        })
    }
    /// Splits a dim into at most `chunks` pieces of equal size, except for the last. The pieces are
    /// views. As in PyTorch, there can be fewer than `chunks`.
    pub fn chunk(&self, chunks: i64, dim: i64) -> Result<Vec<Tensor<'c>>> {
        let extent = self.extent(dim)?;
        let n = if chunks < 1 { 0 } else { pieces(extent, pieces(extent, chunks) as i64) };
        // A dim of extent 0 gives as many pieces as were requested.
        let n = if extent == 0 { chunks.clamp(0, i32::MAX as i64) as i32 } else { n };
        results(n, |out, n| unsafe { sys::mpt_chunk(self.as_raw(), chunks, dim, out, n) })
    }
    /// Returns the distinct elements in ascending order, the index in them of each element, and how
    /// often each occurs.
    pub fn unique(&self) -> Result<(Tensor<'c>, Tensor<'c>, Tensor<'c>)> {
        let mut all = results(3, |out, n| unsafe { sys::mpt_unique(self.as_raw(), out, n) })?;
        let (counts, inverse) = (all.pop().unwrap(), all.pop().unwrap());
        Ok((all.pop().unwrap(), inverse, counts))
    }
    /// Runs a whole sequence through an LSTM. `weights` has, for each layer and each of its
    /// directions, weight_ih and weight_hh and, with bias, bias_ih and bias_hh. Returns the outputs
    /// of the last layer, and the last h and c of each layer and direction.
    pub fn lstm(
        &self,
        h0: Option<&Tensor<'c>>,
        c0: Option<&Tensor<'c>>,
        weights: &[impl std::borrow::Borrow<Tensor<'c>>],
        desc: Option<&RnnDesc>,
    ) -> Result<(Tensor<'c>, Tensor<'c>, Tensor<'c>)> {
        let raw: Vec<_> = weights.iter().map(|w| w.borrow().as_raw()).collect();
        let (n, mut keep) = (count(raw.len())?, Keep::new());
        let desc = match desc {
            Some(d) => Some(d.to_sys(&mut keep)?),
            None => None,
        };
        let desc = desc.as_ref().map_or(ptr::null(), |d| d as *const _);
        let (h0, c0) = (crate::opt_ref(h0), crate::opt_ref(c0));
        let mut all = results(3, |out, m| unsafe {
            sys::mpt_lstm(self.as_raw(), h0, c0, raw.as_ptr(), n, desc, out, m)
        })?;
        let (c, h) = (all.pop().unwrap(), all.pop().unwrap());
        Ok((all.pop().unwrap(), h, c))
    }
}

/// Returns the number of pieces of a size. The library reports an invalid size.
fn pieces(extent: i64, size: i64) -> i32 {
    if size < 1 {
        return 1;
    }
    ((extent + size - 1) / size).clamp(1, i32::MAX as i64) as i32
}

/// Makes a call that returns `n` new tensors.
pub(crate) fn results<'c>(
    n: i32,
    call: impl FnOnce(*mut sys::mpt_tensor, i32) -> i32,
) -> Result<Vec<Tensor<'c>>> {
    let mut raw = vec![ptr::null_mut(); n as usize];
    check(call(raw.as_mut_ptr(), n))?;
    raw.into_iter().map(made).collect()
}
