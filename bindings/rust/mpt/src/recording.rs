//! Recordings: the work of some calls, which a replay runs again without the calls.
//! SPDX-License-Identifier: Apache-2.0
use std::ptr;
use std::time::Duration;

use crate::handle::made_in;
use crate::{check, sys, Context, Recording, Result};

/// A recording that is being made. It is dropped if the calls fail or panic.
struct Open<'c>(&'c Context);

impl<'c> Open<'c> {
    fn end(&self) -> Result<Recording<'c>> {
        let mut out = ptr::null_mut();
        // SAFETY: the library checks the handle; the memory is local.
        check(unsafe { sys::mpt_record_end(self.0.as_raw(), &mut out) })?;
        made_in(out, self.0)
    }
}

impl Drop for Open<'_> {
    fn drop(&mut self) {
        drop(self.end());
    }
}

impl<'c> Recording<'c> {
    /// Runs `calls` and records their work. Returns the recording and the result of `calls`. If
    /// `calls` fails or panics, the recording is dropped.
    ///
    /// A replay reads and writes the tensors of the recorded calls: `Tensor::write` puts a new
    /// batch into an input, and the loss holds the loss of the last replay. The memory belongs to
    /// the recording until the last handle of it is dropped. Learning rates, schedules and the
    /// scale of the loss are those of the replay, and random numbers go on. Shapes, numbers given
    /// to operations, and what Rust computes between the calls are those of the recording.
    ///
    /// Operations, backwards, `Stepper::backward` and `Stepper::step` are recorded. Other work
    /// fails with `Status::State`, such as reads of elements, writes by Rust, `Scaler::step`,
    /// `Optimizer::step`, custom operations, and the first step of an optimizer. Errors:
    /// `Status::State` (a recording is being made; a tensor has a gradient; a trace, statistics or
    /// a check of values is on; a replay is in progress).
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{nn, Activation, Context, Dtype, Optimizer, Params, Precision, Recording, Reduction, Stepper};
    /// # let ctx = Context::new()?;
    /// # let params = Params::new(&ctx)?;
    /// # let net = nn::linear(&params, "fc", 2, 1, true, Activation::None)?;
    /// # let stepper = Stepper::new(&ctx, &Precision::default(), None)?;
    /// # stepper.add(&Optimizer::new(&params, None)?)?;
    /// # let (x, y) = (ctx.ones(Dtype::F32, [1, 2])?, ctx.ones(Dtype::F32, [1, 1])?);
    /// # let batches = [[1.0f32, 2.0], [3.0, 4.0]];
    /// let step = || {
    ///     let loss = net.forward(&x)?.mse_loss(&y, Reduction::Mean)?;
    ///     stepper.backward(&loss)?;
    ///     stepper.step()?;
    ///     Ok(loss)
    /// };
    /// step()?; // makes the states of the optimizer
    /// let (recording, loss) = Recording::of(&ctx, step)?;
    /// for batch in &batches {
    ///     x.write(batch)?;
    ///     recording.replay()?;
    ///     println!("{}", loss.item()?);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn of<T>(context: &'c Context, calls: impl FnOnce() -> Result<T>) -> Result<(Self, T)> {
        // SAFETY: the library checks the handle.
        check(unsafe { sys::mpt_record_begin(context.as_raw()) })?;
        let open = Open(context);
        let result = calls()?;
        let recording = open.end();
        std::mem::forget(open);
        Ok((recording?, result))
    }

    /// Runs the recorded work for about this time, and at least a part of a kernel, so that a
    /// replay fits into the frames of a program. Returns true if the replay has ended; the next
    /// call goes on otherwise. Between the calls the parameters may be used, and a stepper must not
    /// step. Errors: those of `Recording::replay`.
    pub fn advance(&self, time: Duration) -> Result<bool> {
        let nanoseconds = i64::try_from(time.as_nanos()).unwrap_or(i64::MAX);
        let mut done = 0;
        // SAFETY: the library checks the handle; the memory is local.
        check(unsafe { sys::mpt_recording_advance(self.as_raw(), nanoseconds, &mut done) })?;
        Ok(done != 0)
    }
}
