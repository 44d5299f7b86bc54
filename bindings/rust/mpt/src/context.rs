//! Contexts, and guards for their modes.
//! SPDX-License-Identifier: Apache-2.0
use std::any::Any;
use std::cell::RefCell;
use std::collections::HashMap;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ptr::{self, NonNull};
use std::sync::Arc;

use crate::hooks::{HookSet, Hooks};
use crate::tensor::{init, Keep};
use crate::{
    check, count, sys, AutocastDesc, ContextDesc, Error, GradMode, Precision, Result, Tensor,
};

/// A context, which owns tensors, modes and memory.
///
/// ```
/// # fn main() -> mpt::Result<()> {
/// use mpt::{Context, ContextDesc};
/// let ctx = Context::with(&ContextDesc { own_threads: -1, seed: 1, ..Default::default() })?;
/// let x = ctx.tensor(&[1.0f32, 2.0, 3.0], [3])?;
/// assert_eq!((&x * 2.0)?.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
/// # Ok(())
/// # }
/// ```
pub struct Context {
    raw: NonNull<sys::mpt_context_s>,
    state: NonNull<State>,
}

// SAFETY: any thread may use a context, one at a time; the closures inside are Send.
unsafe impl Send for Context {}

/// State for the closures and guards of a context. It outlives every call of the library.
pub(crate) struct State {
    modes: RefCell<Vec<Mode>>,
    /// Closures whose last use the library does not report.
    closures: RefCell<HashMap<usize, Box<dyn Any + Send>>>,
    hooks: Option<Arc<HookSet>>,
}

struct Mode {
    pop: unsafe extern "C" fn(sys::mpt_context) -> i32,
    open: bool,
}

/// The two pointers of a context, for closures that the library calls while the context lives.
pub(crate) struct Bare(NonNull<sys::mpt_context_s>, NonNull<State>);

// SAFETY: the pointers are only dereferenced inside calls of the library, on the thread that uses
// the context.
unsafe impl Send for Bare {}
// SAFETY: the pointers are only dereferenced inside calls of the library, on the thread that uses
// the context.
unsafe impl Sync for Bare {}

impl Bare {
    pub unsafe fn with<R>(&self, body: impl FnOnce(&Context) -> R) -> R {
        let context = ManuallyDrop::new(Context { raw: self.0, state: self.1 });
        body(&context)
    }
}

/// Ends the work of a context from another thread; see [`Context::canceller`].
#[derive(Clone, Copy)]
pub struct Canceller<'c>(NonNull<sys::mpt_context_s>, PhantomData<&'c Context>);

// SAFETY: any thread may make the two calls below while another one uses the context.
unsafe impl Send for Canceller<'_> {}
// SAFETY: any thread may make the two calls below while another one uses the context.
unsafe impl Sync for Canceller<'_> {}

impl Canceller<'_> {
    /// Does what [`Context::cancel`] does.
    pub fn cancel(&self) -> Result<()> {
        // SAFETY: the library checks the handle.
        check(unsafe { sys::mpt_context_cancel(self.0.as_ptr()) })
    }
    /// Does what [`Context::resume`] does.
    pub fn resume(&self) -> Result<()> {
        // SAFETY: the library checks the handle.
        check(unsafe { sys::mpt_context_resume(self.0.as_ptr()) })
    }
}

impl Context {
    /// Returns an object with which other threads end the work of the context between two kernels,
    /// and let it go on.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// let ctx = mpt::Context::new()?;
    /// let x = ctx.tensor(&[1.0f32, 2.0], [2])?;
    /// let other = ctx.canceller();
    /// std::thread::scope(|s| s.spawn(move || other.cancel()).join().unwrap())?;
    /// assert_eq!((&x + 1.0).unwrap_err().status(), mpt::Status::Cancelled);
    /// other.resume()?;
    /// assert_eq!((&x + 1.0)?.to_vec::<f32>()?, [2.0, 3.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn canceller(&self) -> Canceller<'_> {
        Canceller(self.raw, PhantomData)
    }

    /// Creates a CPU context with one thread.
    pub fn new() -> Result<Context> {
        Context::with(&ContextDesc::default())
    }
    /// Creates a context from a descriptor. On a device other than the CPU a call returns when its
    /// work is queued; work that fails later is reported by the next call, as `Status::Device`.
    pub fn with(desc: &ContextDesc) -> Result<Context> {
        Context::with_hooks(desc, Hooks::new())
    }
    /// Creates a context that uses memory, threads and log of the host.
    pub fn with_hooks(desc: &ContextDesc, hooks: Hooks) -> Result<Context> {
        // SAFETY: descriptors are plain data of the size given, and the call copies the hooks. The
        // objects behind the hooks live as long as the context and the memory that it exported.
        unsafe {
            check(sys::mpt_check_header(sys::MPT_VERSION_NUMBER))?;
            let mut keep = Keep::new();
            let mut c = desc.to_sys(&mut keep)?;
            let mut module = init(sys::mpt_device_module_init);
            if desc.device_module.is_some() {
                module.path = keep.text(&desc.device_module)?;
                c.next = &module as *const _ as *const sys::mpt_chain;
            }
            let set = hooks.into_set();
            let mut c_hooks = init(sys::mpt_hooks_init);
            if let Some(set) = &set {
                set.fill(&mut c_hooks);
                c.hooks = &c_hooks;
            }
            let mut raw = ptr::null_mut();
            check(sys::mpt_context_create(&c, &mut raw))?;
            let raw = NonNull::new(raw).ok_or_else(|| Error::last(sys::MPT_ERROR_INTERNAL))?;
            let state =
                State { modes: RefCell::default(), closures: RefCell::default(), hooks: set };
            Ok(Context { raw, state: NonNull::from(Box::leak(Box::new(state))) })
        }
    }
    /// Returns the borrowed handle for calls of `mpt_sys`.
    #[inline]
    pub fn as_raw(&self) -> sys::mpt_context {
        self.raw.as_ptr()
    }
    pub(crate) fn bare(&self) -> Bare {
        Bare(self.raw, self.state)
    }
    fn state(&self) -> &State {
        // SAFETY: only drop frees the state.
        unsafe { self.state.as_ref() }
    }
    /// Keeps a closure until the context ends or another closure is stored under this key.
    pub(crate) fn keep(&self, key: usize, closure: Option<Box<dyn Any + Send>>) {
        let old = match closure {
            Some(c) => self.state().closures.borrow_mut().insert(key, c),
            None => self.state().closures.borrow_mut().remove(&key),
        };
        drop(old);
    }

    /// Releases the context now and returns its error. Dropping the context ignores the error.
    pub fn shutdown(self) -> Result<()> {
        // SAFETY: nothing borrows the context.
        check(unsafe { sys::mpt_context_shutdown(self.as_raw()) })
    }

    /// Moves the host's services to new addresses.
    ///
    /// # Safety
    /// The hooks must match the old ones as `mpt_context_rebind` requires, and the objects behind
    /// them must outlive the context.
    pub unsafe fn rebind(&self, hooks: &sys::mpt_hooks) -> Result<()> {
        check(sys::mpt_context_rebind(self.as_raw(), hooks))
    }

    /// Runs `body`, then releases every tensor made meanwhile, except the returned ones. Tensors
    /// that escape in another way are released too: they are stale, and using one is an error.
    /// Dropping tensors has the same effect; a scope releases many at once.
    pub fn scope<'c>(
        &'c self,
        body: impl FnOnce() -> Result<Vec<Tensor<'c>>>,
    ) -> Result<Vec<Tensor<'c>>> {
        struct Open<'c>(&'c Context);
        impl Drop for Open<'_> {
            fn drop(&mut self) {
                // SAFETY: the scope was pushed.
                unsafe { sys::mpt_scope_pop(self.0.as_raw(), ptr::null(), 0) };
            }
        }
        // SAFETY: the library checks the handle.
        check(unsafe { sys::mpt_scope_push(self.as_raw()) })?;
        let open = Open(self);
        let kept = body()?;
        let raw: Vec<_> = kept.iter().map(Tensor::as_raw).collect();
        let n = count(raw.len())?;
        std::mem::forget(open);
        // SAFETY: the list has the length that is passed with it.
        check(unsafe { sys::mpt_scope_pop(self.as_raw(), raw.as_ptr(), n) })?;
        Ok(kept)
    }

    pub(crate) fn guard(
        &self,
        pop: unsafe extern "C" fn(sys::mpt_context) -> i32,
    ) -> ModeGuard<'_> {
        let mut modes = self.state().modes.borrow_mut();
        modes.push(Mode { pop, open: true });
        ModeGuard { context: self, index: modes.len() - 1 }
    }

    /// Opens an autocast scope that ends when the guard is dropped; None means bf16. If guards are
    /// dropped in another order than the reverse one, a scope ends once all scopes inside it have
    /// ended.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{AutocastDesc, Context, Dtype};
    /// let ctx = Context::new()?;
    /// let (a, b) = (ctx.ones(Dtype::F32, [2, 2])?, ctx.ones(Dtype::F32, [2, 2])?);
    /// let c = {
    ///     let _autocast = ctx.autocast(Some(&AutocastDesc { dtype: Dtype::F16, ..Default::default() }))?;
    ///     a.matmul(&b)?
    /// };
    /// assert_eq!(c.dtype()?, Dtype::F16);
    /// assert_eq!(a.matmul(&b)?.dtype()?, Dtype::F32);
    /// # Ok(())
    /// # }
    /// ```
    pub fn autocast(&self, desc: Option<&AutocastDesc>) -> Result<AutocastGuard<'_>> {
        let mut keep = Keep::new();
        let c = match desc {
            Some(d) => Some(d.to_sys(&mut keep)?),
            None => None,
        };
        let c = c.as_ref().map_or(ptr::null(), |c| c as *const _);
        // SAFETY: the descriptor lives during the call.
        check(unsafe { sys::mpt_autocast_push(self.as_raw(), c) })?;
        Ok(AutocastGuard(self.guard(sys::mpt_autocast_pop)))
    }
    /// Opens the autocast scope of a precision. A precision without autocast opens a scope with
    /// casts off.
    pub fn precision(&self, precision: &Precision) -> Result<PrecisionGuard<'_>> {
        let c = precision.to_sys(&mut Keep::new())?;
        // SAFETY: the precision lives during the call.
        check(unsafe { sys::mpt_precision_push(self.as_raw(), &c) })?;
        Ok(PrecisionGuard(self.guard(sys::mpt_precision_pop)))
    }
    /// Sets whether operations are recorded for a backward pass, until the guard is dropped.
    pub fn grad_mode(&self, mode: GradMode) -> Result<GradModeGuard<'_>> {
        // SAFETY: the library checks the handle and the mode.
        check(unsafe { sys::mpt_grad_mode_push(self.as_raw(), mode.raw()) })?;
        Ok(GradModeGuard(self.guard(sys::mpt_grad_mode_pop)))
    }
    /// Disables recording until the guard is dropped.
    pub fn no_grad(&self) -> Result<GradModeGuard<'_>> {
        self.grad_mode(GradMode::Disabled)
    }
    /// Disables recording until the guard is dropped. The results can never be part of a recorded
    /// graph.
    pub fn inference(&self) -> Result<GradModeGuard<'_>> {
        self.grad_mode(GradMode::Inference)
    }
    /// Returns the numbers and names of all operations, including custom operations.
    pub fn ops(&self) -> Vec<(crate::Op, String)> {
        (0..).map_while(|i| Some((crate::Op(i), self.op_name(crate::Op(i))?))).collect()
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: nothing borrows the context, so no thread uses it and no handle is in use. The
        // closures in `state` are freed after the last call that could run them.
        unsafe {
            sys::mpt_context_release(self.as_raw());
            drop(Box::from_raw(self.state.as_ptr()));
        }
        crate::callback::resume_panic();
    }
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hooks = self.state().hooks.is_some();
        f.debug_struct("Context").field("raw", &self.raw).field("hooks", &hooks).finish()
    }
}

pub(crate) struct ModeGuard<'c> {
    context: &'c Context,
    index: usize,
}

impl Drop for ModeGuard<'_> {
    fn drop(&mut self) {
        let mut modes = self.context.state().modes.borrow_mut();
        modes[self.index].open = false;
        while modes.last().map_or(false, |m| !m.open) {
            let mode = modes.pop().unwrap();
            // SAFETY: the mode was pushed, and all modes pushed later are popped.
            unsafe { (mode.pop)(self.context.as_raw()) };
        }
    }
}

macro_rules! guards {
    ($($(#[$doc:meta])* $name:ident)*) => {
        $($(#[$doc])*
        #[must_use = "the mode ends when the guard is dropped"]
        pub struct $name<'c>(#[allow(dead_code)] ModeGuard<'c>);
        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(stringify!($name))
            }
        })*
    };
}
guards! {
    /// An open autocast scope; see [`Context::autocast`].
    AutocastGuard
    /// The active autocast scope of a precision; see [`Context::precision`].
    PrecisionGuard
    /// An active grad mode; see [`Context::grad_mode`].
    GradModeGuard
}

/// Calls `body` with a context that the library does not know, for tests that make no library
/// calls.
#[cfg(test)]
pub(crate) fn imaginary(body: impl FnOnce(&Context)) {
    let state = State { modes: RefCell::default(), closures: RefCell::default(), hooks: None };
    let state = NonNull::from(Box::leak(Box::new(state)));
    // SAFETY: the state is freed below, and the handle is never used.
    unsafe {
        Bare(NonNull::dangling(), state).with(body);
        drop(Box::from_raw(state.as_ptr()));
    }
}
