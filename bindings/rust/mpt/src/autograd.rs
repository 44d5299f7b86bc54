//! Autograd: backward passes, gradients, hooks and checkpoints.
//! SPDX-License-Identifier: Apache-2.0
use std::borrow::Borrow;
use std::mem::ManuallyDrop;
use std::os::raw::c_void;
use std::ptr;
use std::slice;
use std::sync::Arc;

use crate::callback::{run, run_or, Callback};
use crate::tensor::{results, Keep};
use crate::{
    check, count, maybe, sys, BackwardDesc, Context, Error, Module, Result, Status, Tensor,
};

/// Adds d(sum of roots)/d(leaf) to the gradient of every leaf that requires one. `root_grads` is
/// empty or has one entry per root; a root without a gradient must have exactly one element.
pub fn backward<'c>(
    roots: &[impl Borrow<Tensor<'c>>],
    root_grads: &[Option<&Tensor<'c>>],
    desc: Option<&BackwardDesc>,
) -> Result<()> {
    let (roots, grads, n) = both(roots, root_grads)?;
    let desc = desc.map(|d| d.to_sys(&mut Keep::new())).transpose()?;
    let desc = desc.as_ref().map_or(ptr::null(), |d| d as *const _);
    // SAFETY: each list has the length that is passed with it.
    check(unsafe { sys::mpt_backward(roots.as_ptr(), list(&grads), n, desc) })
}

/// Returns the gradients of the roots with respect to `inputs`; an entry is None if the roots do
/// not depend on that input. The gradients of the leaves do not change.
pub fn grad<'c>(
    roots: &[impl Borrow<Tensor<'c>>],
    root_grads: &[Option<&Tensor<'c>>],
    inputs: &[impl Borrow<Tensor<'c>>],
    desc: Option<&BackwardDesc>,
) -> Result<Vec<Option<Tensor<'c>>>> {
    let (roots, grads, n) = both(roots, root_grads)?;
    let inputs: Vec<_> = inputs.iter().map(|x| x.borrow().as_raw()).collect();
    let m = count(inputs.len())?;
    let desc = desc.map(|d| d.to_sys(&mut Keep::new())).transpose()?;
    let desc = desc.as_ref().map_or(ptr::null(), |d| d as *const _);
    let mut out = vec![ptr::null_mut(); inputs.len()];
    // SAFETY: each list has the length that is passed with it.
    check(unsafe {
        let out = out.as_mut_ptr();
        sys::mpt_grad(roots.as_ptr(), list(&grads), n, inputs.as_ptr(), m, desc, out)
    })?;
    Ok(out.into_iter().map(maybe).collect())
}

type Raw = Vec<sys::mpt_tensor>;

fn both<'c>(
    roots: &[impl Borrow<Tensor<'c>>],
    grads: &[Option<&Tensor<'c>>],
) -> Result<(Raw, Raw, i32)> {
    if !grads.is_empty() && grads.len() != roots.len() {
        let text = format!("{} gradients for {} roots", grads.len(), roots.len());
        return Err(Error::with(Status::InvalidArgument, text));
    }
    let n = count(roots.len())?;
    let roots = roots.iter().map(|x| x.borrow().as_raw()).collect();
    Ok((roots, grads.iter().map(|g| crate::opt_ref(*g)).collect(), n))
}

fn list(v: &Raw) -> *const sys::mpt_tensor {
    if v.is_empty() {
        ptr::null()
    } else {
        v.as_ptr()
    }
}

impl<'c> Tensor<'c> {
    /// Adds d(self)/d(leaf) to the gradient of every leaf that requires one. This tensor must have
    /// exactly one element.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::Context;
    /// let ctx = Context::new()?;
    /// let x = ctx.tensor(&[1.0f32, 2.0], [2])?;
    /// x.set_requires_grad(true)?;
    /// x.square()?.sum([], false)?.backward()?;
    /// assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [2.0, 4.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn backward(&self) -> Result<()> {
        backward(slice::from_ref(self), &[], None)
    }

    /// Calls `hook` with the gradient of this tensor in every backward pass. A tensor that `hook`
    /// returns replaces the gradient. Dropping the [`Hook`] removes the hook.
    pub fn add_hook<F>(&self, hook: F) -> Result<Hook<'c>>
    where
        F: for<'x> Fn(&Tensor<'x>) -> Result<Option<Tensor<'x>>> + Send + Sync + 'static,
    {
        unsafe extern "C" fn call<F>(user: *mut c_void, grad: *mut sys::mpt_tensor) -> i32
        where
            F: for<'x> Fn(&Tensor<'x>) -> Result<Option<Tensor<'x>>>,
        {
            run(|| {
                let hook = retain_closure(user as *const F);
                let borrowed = ManuallyDrop::new(maybe::<Tensor>(*grad));
                if let Some(g) = borrowed.as_ref() {
                    if let Some(new) = (*hook)(g)? {
                        *grad = new.into_raw();
                    }
                }
                Ok(())
            })
        }
        self.hook(hook, |tensor, user, done, id| {
            // SAFETY: `user` lives until `done`, and during calls.
            unsafe { sys::mpt_tensor_add_hook(tensor, Some(call::<F>), user, done, id) }
        })
    }

    /// Calls `hook` with this leaf after a backward pass has added to its gradient. Dropping the
    /// [`Hook`] removes the hook.
    pub fn add_post_hook<F>(&self, hook: F) -> Result<Hook<'c>>
    where
        F: for<'x> Fn(&Tensor<'x>) -> Result<()> + Send + Sync + 'static,
    {
        unsafe extern "C" fn call<F>(user: *mut c_void, leaf: sys::mpt_tensor) -> i32
        where
            F: for<'x> Fn(&Tensor<'x>) -> Result<()>,
        {
            run(|| {
                let hook = retain_closure(user as *const F);
                let borrowed = ManuallyDrop::new(maybe::<Tensor>(leaf));
                borrowed.as_ref().map_or(Ok(()), |x| (*hook)(x))
            })
        }
        self.hook(hook, |tensor, user, done, id| {
            // SAFETY: `user` lives until `done`, and during calls.
            unsafe { sys::mpt_tensor_add_post_hook(tensor, Some(call::<F>), user, done, id) }
        })
    }

    fn hook<F: Send + Sync + 'static>(
        &self,
        f: F,
        add: impl FnOnce(sys::mpt_tensor, *mut c_void, sys::mpt_done_fn, *mut i64) -> i32,
    ) -> Result<Hook<'c>> {
        unsafe extern "C" fn done<F>(user: *mut c_void) {
            run_or((), || drop(Arc::from_raw(user as *const F)));
        }
        let mut id = 0;
        let user = Arc::into_raw(Arc::new(f)) as *mut c_void;
        let status = add(self.as_raw(), user, Some(done::<F>), &mut id);
        if status < 0 {
            // SAFETY: the library did not take over `user`.
            unsafe { done::<F>(user) };
        }
        check(status)?;
        Ok(Hook { tensor: self.clone(), id })
    }
}

/// Returns a reference that keeps the closure alive during the call, because the closure may remove
/// its own hook.
unsafe fn retain_closure<F>(f: *const F) -> Arc<F> {
    Arc::increment_strong_count(f);
    Arc::from_raw(f)
}

/// A hook on a tensor. Dropping it removes the hook.
#[must_use = "the hook is removed when it is dropped"]
pub struct Hook<'c> {
    tensor: Tensor<'c>,
    id: i64,
}

impl Hook<'_> {
    /// Leaves the hook in place for as long as the tensor, or a graph that contains the tensor,
    /// lives.
    pub fn keep(self) {
        let mut me = ManuallyDrop::new(self);
        // SAFETY: this is the last use; the reference to the tensor is released, the hook stays.
        unsafe { ptr::drop_in_place(&mut me.tensor) };
    }
}

impl Drop for Hook<'_> {
    fn drop(&mut self) {
        // SAFETY: this object owns the handle.
        unsafe { sys::mpt_tensor_remove_hook(self.tensor.as_raw(), self.id) };
    }
}

impl std::fmt::Debug for Hook<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hook({} of {:?})", self.id, self.tensor)
    }
}

/// Lends handles to a closure; a NULL becomes None.
///
/// # Safety
/// `raw` has `n` handles that live as long as `'x`.
pub(crate) unsafe fn lent<'x>(raw: *const sys::mpt_tensor, n: i32) -> &'x [Option<Tensor<'x>>] {
    // A tensor has the layout of its handle, and None has the layout of NULL.
    if n <= 0 || raw.is_null() {
        return &[];
    }
    slice::from_raw_parts(raw as *const Option<Tensor<'x>>, n as usize)
}

/// Lends handles to a closure, none of which may be NULL.
///
/// # Safety
/// `raw` has `n` handles that live as long as `'x`.
pub(crate) unsafe fn lent_all<'x>(raw: *const sys::mpt_tensor, n: i32) -> Result<&'x [Tensor<'x>]> {
    let some = lent(raw, n);
    if some.iter().any(|t| t.is_none()) {
        return Err(Error::with(Status::Internal, "an input is missing"));
    }
    Ok(slice::from_raw_parts(some.as_ptr() as *const Tensor<'x>, some.len()))
}

/// Stores the results of a closure in `out` as references that the library owns.
///
/// # Safety
/// `out` has space for `n` handles.
pub(crate) unsafe fn give(
    made: Vec<Option<Tensor<'_>>>,
    out: *mut sys::mpt_tensor,
    n: i32,
) -> Result<()> {
    if made.len() != n as usize {
        let text = format!("the closure gave {} tensors where {} were asked for", made.len(), n);
        return Err(Error::with(Status::InvalidArgument, text));
    }
    for (i, t) in made.into_iter().enumerate() {
        *out.add(i) = t.map_or(ptr::null_mut(), Tensor::into_raw);
    }
    Ok(())
}

/// Runs the forward closure of a checkpoint, an operation or a module.
pub(crate) unsafe extern "C" fn forward<F>(
    user: *mut c_void,
    input: *const sys::mpt_tensor,
    in_count: i32,
    out: *mut sys::mpt_tensor,
    out_count: i32,
) -> i32
where
    F: for<'x> Fn(&'x Context, &[Tensor<'x>]) -> Result<Vec<Tensor<'x>>>,
{
    run(|| {
        Callback::<F>::with(user, |f, context| {
            let made = f(context, lent_all(input, in_count)?)?;
            give(made.into_iter().map(Some).collect(), out, out_count)
        })
    })
}

unsafe extern "C" fn module_forward(
    user: *mut c_void,
    input: *const sys::mpt_tensor,
    in_count: i32,
    out: *mut sys::mpt_tensor,
    out_count: i32,
) -> i32 {
    sys::mpt_module_call(user as sys::mpt_module, input, in_count, out, out_count)
}

unsafe extern "C" fn module_done(user: *mut c_void) {
    sys::mpt_module_release(user as sys::mpt_module)
}

impl Context {
    /// Runs `forward` on `inputs` without saving intermediate values, and runs it again during the
    /// backward pass. Gradients flow to the inputs. `results` is the number of tensors that
    /// `forward` returns.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{Activation, Context, Dtype};
    /// let ctx = Context::new()?;
    /// let (x, w) = (ctx.ones(Dtype::F32, [2, 3])?, ctx.ones(Dtype::F32, [4, 3])?);
    /// w.set_requires_grad(true)?;
    /// let y = ctx.checkpoint(&[&x, &w], 1, |_, t| {
    ///     Ok(vec![t[0].linear(&t[1], None, Activation::Gelu)?.square()?])
    /// })?;
    /// y[0].sum([], false)?.backward()?;
    /// assert_eq!(w.grad()?.unwrap().shape()?, [4, 3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn checkpoint<'c, F>(
        &'c self,
        inputs: &[impl Borrow<Tensor<'c>>],
        results: usize,
        f: F,
    ) -> Result<Vec<Tensor<'c>>>
    where
        F: for<'x> Fn(&'x Context, &[Tensor<'x>]) -> Result<Vec<Tensor<'x>>> + Send + 'static,
    {
        let user = Callback::new(self, f).into_raw();
        // SAFETY: `user` is this closure; the library takes it over on success only.
        unsafe { checkpoint(self, forward::<F>, user, Callback::<F>::done, inputs, results) }
    }
}

impl<'c> Module<'c> {
    /// Returns the results of the module for `inputs` and computes them again during the backward
    /// pass; see [`Context::checkpoint`]. Gradients also flow to the parameters of the module.
    pub fn checkpoint(
        &self,
        inputs: &[impl Borrow<Tensor<'c>>],
        results: usize,
    ) -> Result<Vec<Tensor<'c>>> {
        let user = self.clone().into_raw() as *mut c_void;
        // SAFETY: `user` is a reference to the module; the library takes it over on success only.
        unsafe { checkpoint(self.context(), module_forward, user, module_done, inputs, results) }
    }
}

type Forward = unsafe extern "C" fn(
    *mut c_void,
    *const sys::mpt_tensor,
    i32,
    *mut sys::mpt_tensor,
    i32,
) -> i32;

unsafe fn checkpoint<'c>(
    context: &'c Context,
    forward: Forward,
    user: *mut c_void,
    done: unsafe extern "C" fn(*mut c_void),
    inputs: &[impl Borrow<Tensor<'c>>],
    out: usize,
) -> Result<Vec<Tensor<'c>>> {
    let inputs: Vec<_> = inputs.iter().map(|x| x.borrow().as_raw()).collect();
    // On failure this function still owns the closure. The guard also frees it when a panic of the
    // closure unwinds.
    struct Ours(unsafe extern "C" fn(*mut c_void), *mut c_void);
    impl Drop for Ours {
        fn drop(&mut self) {
            // SAFETY: the library did not take over the closure.
            unsafe { (self.0)(self.1) }
        }
    }
    let ours = Ours(done, user);
    let (m, n) = (count(inputs.len())?, count(out)?);
    let made = results(n, |out, n| {
        let (raw, done) = (context.as_raw(), Some(done));
        sys::mpt_recompute(raw, Some(forward), user, done, inputs.as_ptr(), m, out, n)
    })?;
    std::mem::forget(ours);
    Ok(made)
}
