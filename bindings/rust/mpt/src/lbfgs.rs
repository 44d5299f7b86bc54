//! L-BFGS: an optimizer whose step evaluates the loss by a closure.
//! SPDX-License-Identifier: Apache-2.0
use std::os::raw::c_void;
use std::ptr;

use crate::callback::run;
use crate::error::stepped;
use crate::{sys, Lbfgs, Result, Step, Tensor};

struct Evaluation<F>(F);

unsafe extern "C" fn evaluate<'c, F: FnMut() -> Result<Tensor<'c>>>(
    user: *mut c_void,
    loss: *mut sys::mpt_tensor,
) -> i32 {
    *loss = ptr::null_mut();
    run(|| {
        *loss = ((*(user as *mut Evaluation<F>)).0)()?.into_raw();
        Ok(())
    })
}

impl<'c> Lbfgs<'c> {
    /// Runs one step. `closure` computes the loss of the current parameters. It is called several
    /// times and must neither run a backward pass nor change parameters. Returns the result of the
    /// step and the loss before it. After an error nothing has changed.
    pub fn step(&self, closure: impl FnMut() -> Result<Tensor<'c>>) -> Result<(Step, f64)> {
        fn call_of<'c, F: FnMut() -> Result<Tensor<'c>>>(
            _: &Evaluation<F>,
        ) -> unsafe extern "C" fn(*mut c_void, *mut sys::mpt_tensor) -> i32 {
            evaluate::<F>
        }
        let (mut own, mut loss) = (Evaluation(closure), 0.0);
        let call = call_of(&own);
        let user = &mut own as *mut _ as *mut c_void;
        // SAFETY: the closure is only called during this call.
        let step =
            stepped(unsafe { sys::mpt_lbfgs_step(self.as_raw(), Some(call), user, &mut loss) })?;
        Ok((step, loss))
    }
}
