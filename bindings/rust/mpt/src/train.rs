//! Training: schedules from closures, and files of whole trainings.
//! SPDX-License-Identifier: Apache-2.0
use std::ffi::CString;
use std::marker::PhantomData;
use std::mem::{size_of, size_of_val};
use std::os::raw::c_void;
use std::path::Path;
use std::ptr;

use crate::callback::{run, OwnedClosure};
use crate::tensor::{c_text, init, path_text, Keep};
use crate::{
    check, count, sys, Lbfgs, Optimizer, Params, Plain, Result, Scaler, ScheduleDesc, ScheduleKind,
    Stepper,
};

impl Optimizer<'_> {
    /// Applies a learning-rate schedule to the groups, starting with the next step; None removes
    /// it.
    pub fn set_schedule(&self, desc: Option<&ScheduleDesc>) -> Result<()> {
        let mut keep = Keep::new();
        let c = match desc {
            Some(d) => Some(d.to_sys(&mut keep)?),
            None => None,
        };
        let c = c.as_ref().map_or(ptr::null(), |c| c as *const _);
        // SAFETY: the descriptor lives during the call.
        check(unsafe { sys::mpt_optimizer_set_schedule(self.as_raw(), c) })?;
        self.context().keep(self.as_raw() as usize, None);
        Ok(())
    }

    /// Sets a schedule in which `factor` returns the multiplier of the learning rate at step t.
    /// `desc` has the warm-up.
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// # use mpt::{nn, Activation, Context, Optimizer, OptimizerDesc, Params, ScheduleDesc};
    /// let ctx = Context::new()?;
    /// let params = Params::new(&ctx)?;
    /// nn::linear(&params, "fc", 3, 2, true, Activation::None)?;
    /// let sgd = Optimizer::new(&params, Some(&OptimizerDesc { lr: 1.0, ..OptimizerDesc::sgd() }))?;
    /// sgd.set_schedule_fn(&ScheduleDesc::default(), |t| 0.5f64.powi(t as i32))?;
    /// assert_eq!(sgd.lr(0)?, 1.0);
    /// # Ok(())
    /// # }
    /// ```
    pub fn set_schedule_fn<F>(&self, desc: &ScheduleDesc, factor: F) -> Result<()>
    where
        F: Fn(i64) -> f64 + Send + 'static,
    {
        unsafe extern "C" fn call<F: Fn(i64) -> f64>(
            user: *mut c_void,
            step: i64,
            factor: *mut f64,
        ) -> i32 {
            run(|| {
                *factor = (*(user as *const F))(step);
                Ok(())
            })
        }
        let closure = OwnedClosure::new(factor);
        let mut keep = Keep::new();
        let mut c =
            ScheduleDesc { kind: ScheduleKind::Lambda, ..desc.clone() }.to_sys(&mut keep)?;
        c.factor = Some(call::<F>);
        c.user = closure.0 as *mut c_void;
        // SAFETY: the closure is kept until the context ends or another schedule takes its place.
        check(unsafe { sys::mpt_optimizer_set_schedule(self.as_raw(), &c) })?;
        self.context().keep(self.as_raw() as usize, Some(Box::new(closure)));
        Ok(())
    }
}

/// The parts of a training that are saved to and loaded from one file. Losses after a resume have
/// the same bits as without the interruption.
///
/// ```no_run
/// # use mpt::{Stepper, Training};
/// # fn f(stepper: &Stepper<'_>, resuming: bool) -> mpt::Result<()> {
/// let mut epoch = 0i64;
/// if resuming {
///     Training::new().stepper(stepper).value("epoch", &mut epoch).load("run.safetensors")?;
/// }
/// // ... between steps:
/// Training::new().stepper(stepper).value("epoch", &mut epoch).save("run.safetensors")?;
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct Training<'a, 'c> {
    steppers: Vec<sys::mpt_stepper>,
    scalers: Vec<sys::mpt_scaler>,
    optimizers: Vec<sys::mpt_optimizer>,
    lbfgs: Vec<sys::mpt_lbfgs>,
    params: Vec<sys::mpt_params>,
    values: Vec<(Result<CString>, *mut c_void, usize)>,
    borrowed: PhantomData<(&'a mut [u8], &'a Stepper<'c>)>,
}

impl<'a, 'c> Training<'a, 'c> {
    /// Creates a training without parts.
    pub fn new() -> Self {
        Training::default()
    }
    /// Adds a stepper: its optimizers with their sets, and its scalers.
    pub fn stepper(mut self, stepper: &'a Stepper<'c>) -> Self {
        self.steppers.push(stepper.as_raw());
        self
    }
    /// Adds a scaler that belongs to no stepper.
    pub fn scaler(mut self, scaler: &'a Scaler<'c>) -> Self {
        self.scalers.push(scaler.as_raw());
        self
    }
    /// Adds an optimizer with its set.
    pub fn optimizer(mut self, optimizer: &'a Optimizer<'c>) -> Self {
        self.optimizers.push(optimizer.as_raw());
        self
    }
    /// Adds an L-BFGS optimizer with its set and its scaler.
    pub fn lbfgs(mut self, lbfgs: &'a Lbfgs<'c>) -> Self {
        self.lbfgs.push(lbfgs.as_raw());
        self
    }
    /// Adds a set that no optimizer trains.
    pub fn params(mut self, params: &'a Params<'c>) -> Self {
        self.params.push(params.as_raw());
        self
    }
    /// Adds a variable of the program.
    pub fn value<T: Plain>(self, key: &str, value: &'a mut T) -> Self {
        self.values(key, std::slice::from_mut(value))
    }
    /// Adds a slice of the program.
    pub fn values<T: Plain>(mut self, key: &str, values: &'a mut [T]) -> Self {
        let bytes = size_of_val(values);
        self.values.push((c_text(key), values.as_mut_ptr() as *mut c_void, bytes));
        self
    }
    /// Saves the training, atomically: on an error the file is unchanged. Call it between steps,
    /// because gradients are not saved. If its stepper shards ([`Shard`](crate::Shard)), the other
    /// ranks call this, too, or [`join_save`](Training::join_save).
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        let path = path_text(path)?;
        // SAFETY: the library only reads.
        self.call(|c| unsafe { sys::mpt_training_save(path.as_ptr(), c) })
    }
    /// Takes part in the [`save`](Training::save) of other ranks, on a rank that writes no file. It
    /// gives them what this rank alone keeps. A file that a rank could not write is
    /// [`Status::Comm`](crate::Status::Comm) here.
    ///
    /// ```no_run
    /// # fn f(comm: &mpt::Comm<'_>, stepper: &mpt::Stepper<'_>) -> mpt::Result<()> {
    /// let training = mpt::Training::new().stepper(stepper);
    /// match comm.rank()? {
    ///     0 => training.save("run.safetensors"),
    ///     _ => training.join_save(),
    /// }
    /// # }
    /// ```
    pub fn join_save(&self) -> Result<()> {
        // SAFETY: the library only reads.
        self.call(|c| unsafe { sys::mpt_training_save(std::ptr::null(), c) })
    }
    /// Loads the training. On an error no object or value changes.
    pub fn load(&mut self, path: impl AsRef<Path>) -> Result<()> {
        let path = path_text(path)?;
        // SAFETY: the values are borrowed mutably, and every bit pattern is a value.
        self.call(|c| unsafe { sys::mpt_training_load(path.as_ptr(), c) })
    }
    /// Returns the same parts without the variables of the program.
    pub(crate) fn without_values(&self) -> Training<'a, 'c> {
        Training {
            steppers: self.steppers.clone(),
            scalers: self.scalers.clone(),
            optimizers: self.optimizers.clone(),
            lbfgs: self.lbfgs.clone(),
            params: self.params.clone(),
            ..Training::default()
        }
    }
    pub(crate) fn call(&self, f: impl FnOnce(*const sys::mpt_training_desc) -> i32) -> Result<()> {
        let mut values = Vec::with_capacity(self.values.len());
        for (key, data, bytes) in &self.values {
            let key = key.as_ref().map_err(Clone::clone)?.as_ptr();
            values.push(sys::mpt_host_value {
                struct_size: size_of::<sys::mpt_host_value>() as u32,
                reserved: 0,
                key,
                data: *data,
                bytes: *bytes,
            });
        }
        // SAFETY: the call writes a whole struct of that size.
        let mut c = unsafe { init(sys::mpt_training_desc_init) };
        let mut steppers = self.steppers.as_slice();
        let mut scalers = self.scalers.as_slice();
        // The first stepper has its own field.
        if let Some((first, further)) = steppers.split_first() {
            (c.stepper, steppers) = (*first, further);
        } else if let Some((first, further)) = scalers.split_first() {
            (c.scaler, scalers) = (*first, further);
        }
        c.steppers = steppers.as_ptr();
        c.stepper_count = count(steppers.len())?;
        c.scalers = scalers.as_ptr();
        c.scaler_count = count(scalers.len())?;
        c.lbfgs = self.lbfgs.as_ptr();
        c.lbfgs_count = count(self.lbfgs.len())?;
        c.optimizers = self.optimizers.as_ptr();
        c.optimizer_count = count(self.optimizers.len())?;
        c.params = self.params.as_ptr();
        c.params_count = count(self.params.len())?;
        c.values = values.as_ptr();
        c.value_count = count(values.len())?;
        check(f(&c))
    }
}
