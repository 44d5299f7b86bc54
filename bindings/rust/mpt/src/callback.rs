//! Callbacks: closures that the library calls. Their panics and errors are stopped before C code
//! and resumed after it.
//! SPDX-License-Identifier: Apache-2.0
use std::any::Any;
use std::cell::RefCell;
use std::os::raw::c_void;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::context::Bare;
use crate::{sys, Context, Error, Result};

thread_local! {
    static PANIC: RefCell<Option<Box<dyn Any + Send>>> = const { RefCell::new(None) };
    static ERROR: RefCell<Option<Error>> = const { RefCell::new(None) };
}
/// Number of caught panics that are not yet resumed, on all threads. Every call checks it.
static PENDING: AtomicUsize = AtomicUsize::new(0);

#[inline]
pub(crate) fn any_panicked() -> bool {
    PENDING.load(Ordering::Relaxed) != 0
}

/// Resumes a panic of a closure that this thread ran inside a call of the library.
pub(crate) fn resume_panic() {
    if !any_panicked() || std::thread::panicking() {
        return;
    }
    if let Some(payload) = PANIC.with(|p| p.borrow_mut().take()) {
        PENDING.fetch_sub(1, Ordering::Relaxed);
        resume_unwind(payload);
    }
}

pub(crate) fn save_panic(payload: Box<dyn Any + Send>) {
    PANIC.with(|p| {
        let mut p = p.borrow_mut();
        if p.is_none() {
            PENDING.fetch_add(1, Ordering::Relaxed);
            *p = Some(payload);
        }
    });
}

pub(crate) fn take_error() -> Option<Error> {
    ERROR.with(|e| e.borrow_mut().take())
}

/// Runs a closure inside a call of the library. Keeps its error or panic and returns
/// MPT_ERROR_CALLBACK to C.
pub(crate) fn run(f: impl FnOnce() -> Result<()>) -> i32 {
    match catch_unwind(AssertUnwindSafe(f)) {
        Ok(Ok(())) => sys::MPT_OK,
        Ok(Err(e)) => {
            ERROR.with(|kept| *kept.borrow_mut() = Some(e));
            sys::MPT_ERROR_CALLBACK
        }
        Err(payload) => {
            save_panic(payload);
            sys::MPT_ERROR_CALLBACK
        }
    }
}

/// Runs a closure whose caller in C expects no status. Keeps a panic and returns `otherwise`.
pub(crate) fn run_or<T>(otherwise: T, f: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|payload| {
        save_panic(payload);
        otherwise
    })
}

/// A closure and the context that it is called with.
pub(crate) struct Callback<F> {
    context: Bare,
    pub f: F,
}

impl<F> Callback<F> {
    pub fn new(context: &Context, f: F) -> Callback<F> {
        Callback { context: context.bare(), f }
    }
    /// Calls `body` with the closure and its context.
    ///
    /// # Safety
    /// `user` points to a live Callback<F> whose context is alive: only the library calls this.
    pub unsafe fn with<R>(user: *mut c_void, body: impl FnOnce(&F, &Context) -> R) -> R {
        let me = &*(user as *const Callback<F>);
        me.context.with(|context| body(&me.f, context))
    }
    pub fn into_raw(self) -> *mut c_void {
        Box::into_raw(Box::new(self)) as *mut c_void
    }
    /// Frees the closure; the library calls this when it no longer needs the closure.
    pub unsafe extern "C" fn done(user: *mut c_void) {
        run_or((), || drop(Box::from_raw(user as *mut Callback<F>)));
    }
}

/// A closure that the library points to until this object is dropped.
pub(crate) struct OwnedClosure<T>(pub *mut T);

// SAFETY: the pointer is owned.
unsafe impl<T: Send> Send for OwnedClosure<T> {}

impl<T> OwnedClosure<T> {
    pub fn new(value: T) -> OwnedClosure<T> {
        OwnedClosure(Box::into_raw(Box::new(value)))
    }
}

impl<T> Drop for OwnedClosure<T> {
    fn drop(&mut self) {
        // SAFETY: the pointer came from a box, and the library no longer calls the closure.
        drop(unsafe { Box::from_raw(self.0) });
    }
}
