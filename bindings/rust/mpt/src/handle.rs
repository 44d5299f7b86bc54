//! Handles: `Clone` retains the object, `Drop` releases it.
//! SPDX-License-Identifier: Apache-2.0
use std::marker::PhantomData;
use std::os::raw::c_void;
use std::ptr::{self, NonNull};

use crate::{sys, Context, Error, Result, Status, Tensor};

/// A type that owns one reference to an object of the library.
pub(crate) trait Raw<'c>: Sized {
    type Raw: Copy;
    fn raw(&self) -> Self::Raw;
}

/// A handle type that takes over a raw handle which the library has just made.
pub(crate) trait Made<'c>: Raw<'c> {
    type Opaque;
    fn make(raw: NonNull<Self::Opaque>) -> Self;
}

/// A handle type that takes over such a raw handle and keeps a borrow of its context.
pub(crate) trait MadeIn<'c>: Raw<'c> {
    type Opaque;
    fn make(raw: NonNull<Self::Opaque>, context: &'c Context) -> Self;
}

#[inline]
pub(crate) fn made<'c, T: Made<'c>>(raw: *mut T::Opaque) -> Result<T> {
    NonNull::new(raw).map(T::make).ok_or_else(nothing)
}
#[inline]
pub(crate) fn made_in<'c, T: MadeIn<'c>>(raw: *mut T::Opaque, context: &'c Context) -> Result<T> {
    maybe_in(raw, context).ok_or_else(nothing)
}
#[inline]
pub(crate) fn maybe<'c, T: Made<'c>>(raw: *mut T::Opaque) -> Option<T> {
    NonNull::new(raw).map(T::make)
}
#[inline]
pub(crate) fn maybe_in<'c, T: MadeIn<'c>>(raw: *mut T::Opaque, context: &'c Context) -> Option<T> {
    NonNull::new(raw).map(|p| T::make(p, context))
}
#[cold]
fn nothing() -> Error {
    Error::with(Status::Internal, "the library reported success without a handle")
}

/// Returns the raw handle, or NULL.
pub(crate) fn opt<'c, T: Raw<'c, Raw = *mut O>, O>(h: &Option<T>) -> *mut O {
    opt_ref(h.as_ref())
}
#[inline]
pub(crate) fn opt_ref<'c, 'a, T: Raw<'c, Raw = *mut O>, O>(h: Option<&'a T>) -> *mut O {
    h.map_or(ptr::null_mut(), |h| h.raw())
}

macro_rules! handle_common {
    ($name:ident, $raw:ident, $opaque:ident, $retain:ident, $release:ident) => {
        impl<'c> $name<'c> {
            /// Returns the borrowed handle for calls of `mpt_sys`.
            #[inline]
            pub fn as_raw(&self) -> sys::$raw {
                self.raw.as_ptr()
            }
            /// Returns the handle for calls of `mpt_sys`. The caller owns its reference.
            pub fn into_raw(self) -> sys::$raw {
                std::mem::ManuallyDrop::new(self).as_raw()
            }
        }
        impl<'c> $crate::handle::Raw<'c> for $name<'c> {
            type Raw = sys::$raw;
            #[inline]
            fn raw(&self) -> sys::$raw {
                self.as_raw()
            }
        }
        impl Drop for $name<'_> {
            #[inline]
            fn drop(&mut self) {
                // SAFETY: any handle may be released, on any thread.
                unsafe { sys::$release(self.as_raw()) }
            }
        }
        impl $crate::handle::Release for $name<'static> {
            // SAFETY: any handle may be released, on any thread.
            const RELEASE: unsafe fn(*mut std::os::raw::c_void) =
                |p| unsafe { sys::$release(p as sys::$raw) };
        }
    };
}

/// Defines a handle type that stores no context, only its lifetime. It is as large as the C handle.
macro_rules! tensor_handle {
    ($name:ident, $raw:ident, $opaque:ident, $retain:ident, $release:ident, $doc:literal) => {
        #[doc = $doc]
        #[repr(transparent)]
        pub struct $name<'c> {
            raw: std::ptr::NonNull<sys::$opaque>,
            home: std::marker::PhantomData<&'c Context>,
        }
        handle_common!($name, $raw, $opaque, $retain, $release);
        impl<'c> $name<'c> {
            /// Takes over a handle, with its reference, that a call of `mpt_sys` returned.
            ///
            /// # Safety
            /// The handle was made from `context`, and its reference is not released elsewhere.
            pub unsafe fn from_raw(raw: sys::$raw, context: &'c Context) -> Option<Self> {
                let _ = context;
                maybe(raw)
            }
        }
        impl<'c> $crate::handle::Made<'c> for $name<'c> {
            type Opaque = sys::$opaque;
            #[inline]
            fn make(raw: std::ptr::NonNull<sys::$opaque>) -> Self {
                $name { raw, home: std::marker::PhantomData }
            }
        }
        impl Clone for $name<'_> {
            /// Returns another handle of this object.
            fn clone(&self) -> Self {
                // SAFETY: this handle owns a reference.
                unsafe { sys::$retain(self.as_raw()) };
                $name { raw: self.raw, home: std::marker::PhantomData }
            }
        }
    };
}

/// Defines a handle type that borrows its context.
macro_rules! handle {
    ($name:ident, $raw:ident, $opaque:ident, $retain:ident, $release:ident, $doc:literal) => {
        #[doc = $doc]
        pub struct $name<'c> {
            raw: std::ptr::NonNull<sys::$opaque>,
            home: &'c Context,
        }
        handle_common!($name, $raw, $opaque, $retain, $release);
        impl<'c> $name<'c> {
            /// Returns the context that this object was made from.
            pub fn context(&self) -> &'c Context {
                self.home
            }
            /// Takes over a handle, with its reference, that a call of `mpt_sys` returned.
            ///
            /// # Safety
            /// The handle was made from `context`, and its reference is not released elsewhere.
            pub unsafe fn from_raw(raw: sys::$raw, context: &'c Context) -> Option<Self> {
                maybe_in(raw, context)
            }
            /// Returns a handle without a borrow, to move to another thread together with the
            /// context.
            pub fn portable(&self) -> Portable<$name<'static>> {
                let kept = self.clone().into_raw();
                // SAFETY: the reference is transferred.
                unsafe { Portable::new(kept as _, self.home.as_raw()) }
            }
        }
        impl Portable<$name<'static>> {
            /// Returns a handle of this object that borrows its context. Any other context is an
            /// error.
            pub fn attach<'c>(&self, context: &'c Context) -> Result<$name<'c>> {
                self.check(context)?;
                // SAFETY: the object belongs to this context, and this handle owns a reference.
                made_in(unsafe { sys::$retain(self.raw() as _) }, context)
            }
        }
        impl<'c> $crate::handle::MadeIn<'c> for $name<'c> {
            type Opaque = sys::$opaque;
            #[inline]
            fn make(raw: std::ptr::NonNull<sys::$opaque>, context: &'c Context) -> Self {
                $name { raw, home: context }
            }
        }
        impl Clone for $name<'_> {
            /// Returns another handle of this object.
            fn clone(&self) -> Self {
                // SAFETY: this handle owns a reference.
                unsafe { sys::$retain(self.as_raw()) };
                $name { raw: self.raw, home: self.home }
            }
        }
        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}({:#x})", stringify!($name), self.as_raw() as usize)
            }
        }
    };
}

/// The release function of a portable handle.
#[doc(hidden)]
pub trait Release {
    const RELEASE: unsafe fn(*mut c_void);
}

/// A handle that does not borrow its context, so it can move with the context to another thread, or
/// into a closure. [`attach`](Portable::attach) turns it into a borrowing handle. It does not keep
/// the context alive: after the context has ended, `attach` has no context to use.
pub struct Portable<T: Release> {
    raw: NonNull<c_void>,
    context: usize,
    what: PhantomData<fn() -> T>,
}

// SAFETY: a portable handle can only be released, on any thread, and attached, which needs the
// context.
unsafe impl<T: Release> Send for Portable<T> {}
// SAFETY: a portable handle can only be released, on any thread, and attached, which needs the
// context.
unsafe impl<T: Release> Sync for Portable<T> {}

impl<T: Release> Portable<T> {
    /// Takes over the reference of `raw`, which must not be NULL.
    pub(crate) unsafe fn new(raw: *mut c_void, context: sys::mpt_context) -> Self {
        Portable { raw: NonNull::new_unchecked(raw), context: context as usize, what: PhantomData }
    }
    pub(crate) fn raw(&self) -> *mut c_void {
        self.raw.as_ptr()
    }
    pub(crate) fn check(&self, context: &Context) -> Result<()> {
        if self.context == context.as_raw() as usize {
            return Ok(());
        }
        Err(Error::with(Status::InvalidHandle, "attach: the handle belongs to another context"))
    }
}

impl<T: Release> Drop for Portable<T> {
    fn drop(&mut self) {
        // SAFETY: the handle has this type, and this object owns the reference.
        unsafe { T::RELEASE(self.raw()) }
    }
}

impl Tensor<'_> {
    /// Returns a handle without a borrow, to move to another thread together with the context, or
    /// into a closure.
    pub fn portable(&self) -> Portable<Tensor<'static>> {
        let mut context = ptr::null_mut();
        // SAFETY: `context` is a local variable. A stale tensor leaves it NULL, which is no valid
        // context.
        unsafe { sys::mpt_tensor_get_context(self.as_raw(), &mut context) };
        let kept = self.clone().into_raw();
        // SAFETY: the reference is transferred.
        unsafe { Portable::new(kept as _, context) }
    }
    /// True if the tensor was made from this context.
    pub fn is_of(&self, context: &Context) -> bool {
        let mut home = ptr::null_mut();
        // SAFETY: `home` is a local variable.
        unsafe {
            sys::mpt_tensor_get_context(self.as_raw(), &mut home) == 0 && home == context.as_raw()
        }
    }
}

impl Portable<Tensor<'static>> {
    /// Returns a handle of this tensor that borrows its context. Any other context is an error.
    pub fn attach<'c>(&self, context: &'c Context) -> Result<Tensor<'c>> {
        self.check(context)?;
        // SAFETY: the tensor belongs to this context, and this handle owns a reference.
        made(unsafe { sys::mpt_tensor_retain(self.raw() as _) })
    }
}
