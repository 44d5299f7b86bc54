//! Schedules by closures, and the whole of a training in one file.
//! SPDX-License-Identifier: Apache-2.0
use std::ffi::CString;
use std::marker::PhantomData;
use std::mem::{size_of, size_of_val};
use std::os::raw::c_void;
use std::path::Path;
use std::ptr;

use crate::callback::{run, Kept};
use crate::tensor::{c_text, init, path_text, Keep};
use crate::{
    check, count, sys, Lbfgs, Optimizer, Params, Plain, Result, Scaler, ScheduleDesc, ScheduleKind,
    Stepper,
};

impl Optimizer<'_> {
    /// Puts the groups under a schedule that starts with the next step; None: none.
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

    /// A schedule by a closure: the factor on the lr of step t. `desc` has the warm-up.
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
        let kept = Kept::new(factor);
        let mut keep = Keep::new();
        let mut c =
            ScheduleDesc { kind: ScheduleKind::Lambda, ..desc.clone() }.to_sys(&mut keep)?;
        c.factor = Some(call::<F>);
        c.user = kept.0 as *mut c_void;
        // SAFETY: the closure is kept until the context ends or another schedule takes its place.
        check(unsafe { sys::mpt_optimizer_set_schedule(self.as_raw(), &c) })?;
        self.context().keep(self.as_raw() as usize, Some(Box::new(kept)));
        Ok(())
    }
}

/// What a training is made of, to save and load in one file: the losses after a resume are the same bits as
/// without the break.
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
    /// Nothing yet.
    pub fn new() -> Self {
        Training::default()
    }
    /// A stepper, or one more: its optimizers with their sets, and its scalers.
    pub fn stepper(mut self, stepper: &'a Stepper<'c>) -> Self {
        self.steppers.push(stepper.as_raw());
        self
    }
    /// A scaler that no stepper has.
    pub fn scaler(mut self, scaler: &'a Scaler<'c>) -> Self {
        self.scalers.push(scaler.as_raw());
        self
    }
    /// Another optimizer, with its set.
    pub fn optimizer(mut self, optimizer: &'a Optimizer<'c>) -> Self {
        self.optimizers.push(optimizer.as_raw());
        self
    }
    /// L-BFGS, with its set and its scaler.
    pub fn lbfgs(mut self, lbfgs: &'a Lbfgs<'c>) -> Self {
        self.lbfgs.push(lbfgs.as_raw());
        self
    }
    /// A set that no optimizer trains.
    pub fn params(mut self, params: &'a Params<'c>) -> Self {
        self.params.push(params.as_raw());
        self
    }
    /// A variable of your own.
    pub fn value<T: Plain>(self, key: &str, value: &'a mut T) -> Self {
        self.values(key, std::slice::from_mut(value))
    }
    /// A slice of your own.
    pub fn values<T: Plain>(mut self, key: &str, values: &'a mut [T]) -> Self {
        let bytes = size_of_val(values);
        self.values.push((c_text(key), values.as_mut_ptr() as *mut c_void, bytes));
        self
    }
    /// Replaces the file, or leaves it as it was. Between steps: gradients are not saved.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<()> {
        // SAFETY: the library only reads.
        self.call(path, |path, c| unsafe { sys::mpt_training_save(path, c) })
    }
    /// Puts everything back; on an error all objects and values are as they were.
    pub fn load(&mut self, path: impl AsRef<Path>) -> Result<()> {
        // SAFETY: values are borrowed mutably, and any bits are a value.
        self.call(path, |path, c| unsafe { sys::mpt_training_load(path, c) })
    }
    fn call(
        &self,
        path: impl AsRef<Path>,
        f: impl FnOnce(*const std::os::raw::c_char, *const sys::mpt_training_desc) -> i32,
    ) -> Result<()> {
        let path = path_text(path)?;
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
        // The first of all has a place of its own.
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
        check(f(path.as_ptr(), &c))
    }
}
