//! Custom operations.
//! SPDX-License-Identifier: Apache-2.0
use std::borrow::Borrow;
use std::os::raw::c_void;

use crate::autograd::{forward, give, lent, lent_all};
use crate::callback::{run, Callback, OwnedClosure};
use crate::tensor::{results, Keep};
use crate::{check, count, sys, Context, CustomOpDesc, Op, Result, Tensor};

/// The arguments of a backward closure: the inputs and results of the forward call, and the
/// gradients of the results.
pub struct Saved<'a, 'x> {
    /// The inputs.
    pub inputs: &'a [Tensor<'x>],
    /// The results.
    pub outputs: &'a [Tensor<'x>],
    /// The gradients of the results; None where there is no gradient.
    pub grads: &'a [Option<Tensor<'x>>],
}

struct Both<F, B> {
    forward: F,
    backward: B,
}

unsafe extern "C" fn forward_of<F, B>(
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
        Callback::<Both<F, B>>::with(user, |both, context| {
            let made = (both.forward)(context, lent_all(input, in_count)?)?;
            give(made.into_iter().map(Some).collect(), out, out_count)
        })
    })
}

unsafe extern "C" fn backward_of<F, B>(
    user: *mut c_void,
    input: *const sys::mpt_tensor,
    in_count: i32,
    out: *const sys::mpt_tensor,
    grad_out: *const sys::mpt_tensor,
    out_count: i32,
    grad_in: *mut sys::mpt_tensor,
) -> i32
where
    B: for<'x> Fn(&'x Context, Saved<'_, 'x>) -> Result<Vec<Option<Tensor<'x>>>>,
{
    run(|| {
        Callback::<Both<F, B>>::with(user, |both, context| {
            let saved = Saved {
                inputs: lent_all(input, in_count)?,
                outputs: lent_all(out, out_count)?,
                grads: lent(grad_out, out_count),
            };
            give((both.backward)(context, saved)?, grad_in, in_count)
        })
    })
}

impl Context {
    /// Registers an operation that closures implement. `backward` returns a gradient or None for
    /// each input. A `backward` composed of operations is itself differentiable. Both closures are
    /// kept until the context ends.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{Context, CustomOpDesc};
    /// let ctx = Context::new()?;
    /// let desc = CustomOpDesc { name: Some("twice".into()), in_count: 1, out_count: 1, ..Default::default() };
    /// let twice = ctx.register_op(
    ///     &desc,
    ///     |_, t| Ok(vec![(&t[0] * 2.0)?]),
    ///     |_, saved| {
    ///         let grad = saved.grads[0].as_ref();
    ///         Ok(vec![grad.map(|g| g * 2.0).transpose()?])
    ///     },
    /// )?;
    /// let x = ctx.tensor(&[3.0f32], [1])?;
    /// x.set_requires_grad(true)?;
    /// ctx.call(twice, &[&x], 1)?[0].backward()?;
    /// assert_eq!(x.grad()?.unwrap().item()?, 2.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn register_op<F, B>(&self, desc: &CustomOpDesc, forward: F, backward: B) -> Result<Op>
    where
        F: for<'x> Fn(&'x Context, &[Tensor<'x>]) -> Result<Vec<Tensor<'x>>> + Send + 'static,
        B: for<'x> Fn(&'x Context, Saved<'_, 'x>) -> Result<Vec<Option<Tensor<'x>>>>
            + Send
            + 'static,
    {
        let user = Callback::new(self, Both { forward, backward });
        self.register(desc, forward_of::<F, B>, Some(backward_of::<F, B>), user)
    }
    /// Registers an operation without a backward closure, which is not differentiable.
    pub fn register_forward<F>(&self, desc: &CustomOpDesc, f: F) -> Result<Op>
    where
        F: for<'x> Fn(&'x Context, &[Tensor<'x>]) -> Result<Vec<Tensor<'x>>> + Send + 'static,
    {
        self.register(desc, forward::<F>, None, Callback::new(self, f))
    }

    fn register<C: Send + 'static>(
        &self,
        desc: &CustomOpDesc,
        forward: unsafe extern "C" fn(
            *mut c_void,
            *const sys::mpt_tensor,
            i32,
            *mut sys::mpt_tensor,
            i32,
        ) -> i32,
        backward: sys::mpt_custom_backward,
        user: C,
    ) -> Result<Op> {
        let mut keep = Keep::new();
        let mut c = desc.to_sys(&mut keep)?;
        c.forward = Some(forward);
        c.backward = backward;
        let user = OwnedClosure::new(user);
        c.user = user.0 as *mut c_void;
        let key = c.user as usize;
        let mut op = 0;
        // SAFETY: the closures are kept until the context has ended.
        check(unsafe { sys::mpt_op_register(self.as_raw(), &c, &mut op) })?;
        self.keep(key, Some(Box::new(user)));
        Ok(Op::from_raw(op))
    }

    /// Runs a custom operation; `outputs` is its number of results.
    pub fn call<'c>(
        &'c self,
        op: Op,
        inputs: &[impl Borrow<Tensor<'c>>],
        outputs: usize,
    ) -> Result<Vec<Tensor<'c>>> {
        let raw: Vec<_> = inputs.iter().map(|x| x.borrow().as_raw()).collect();
        let (m, n) = (count(raw.len())?, count(outputs)?);
        // SAFETY: each list has the length that is passed with it.
        results(n, |out, n| unsafe {
            sys::mpt_op_run(self.as_raw(), op.raw(), raw.as_ptr(), m, std::ptr::null(), 0, out, n)
        })
    }
}
