//! Closures that the library calls: panics and errors stop at C and go on behind it.
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
/// Panics caught and not yet resumed, on all threads: the one thing that every call looks at.
static PENDING: AtomicUsize = AtomicUsize::new(0);

#[inline]
pub(crate) fn any_panicked() -> bool {
    PENDING.load(Ordering::Relaxed) != 0
}

/// Goes on with a panic that a closure of this thread had inside C.
pub(crate) fn resume_panic() {
    if !any_panicked() || std::thread::panicking() {
        return;
    }
    if let Some(payload) = PANIC.with(|p| p.borrow_mut().take()) {
        PENDING.fetch_sub(1, Ordering::Relaxed);
        resume_unwind(payload);
    }
}

pub(crate) fn keep_panic(payload: Box<dyn Any + Send>) {
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

/// Runs a closure below C: its error or panic is kept, and C hears MPT_ERROR_CALLBACK.
pub(crate) fn run(f: impl FnOnce() -> Result<()>) -> i32 {
    match catch_unwind(AssertUnwindSafe(f)) {
        Ok(Ok(())) => sys::MPT_OK,
        Ok(Err(e)) => {
            ERROR.with(|kept| *kept.borrow_mut() = Some(e));
            sys::MPT_ERROR_CALLBACK
        }
        Err(payload) => {
            keep_panic(payload);
            sys::MPT_ERROR_CALLBACK
        }
    }
}

/// The same where C does not ask how it went.
pub(crate) fn run_or<T>(otherwise: T, f: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|payload| {
        keep_panic(payload);
        otherwise
    })
}

/// A closure and the context that it is called under.
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
    /// `user` is a Callback<F> that lives, and its context, too: the library is calling.
    pub unsafe fn with<R>(user: *mut c_void, body: impl FnOnce(&F, &Context) -> R) -> R {
        let me = &*(user as *const Callback<F>);
        me.context.with(|context| body(&me.f, context))
    }
    pub fn into_raw(self) -> *mut c_void {
        Box::into_raw(Box::new(self)) as *mut c_void
    }
    /// What the library calls when it needs the closure no longer.
    pub unsafe extern "C" fn done(user: *mut c_void) {
        run_or((), || drop(Box::from_raw(user as *mut Callback<F>)));
    }
}

/// A closure that the library points to, until this goes.
pub(crate) struct Kept<T>(pub *mut T);

// SAFETY: it owns what it points to.
unsafe impl<T: Send> Send for Kept<T> {}

impl<T> Kept<T> {
    pub fn new(value: T) -> Kept<T> {
        Kept(Box::into_raw(Box::new(value)))
    }
}

impl<T> Drop for Kept<T> {
    fn drop(&mut self) {
        // SAFETY: it came from a box, and the library calls it no more.
        drop(unsafe { Box::from_raw(self.0) });
    }
}
