//! Modules: calls with several inputs, and modules made from closures.
//! SPDX-License-Identifier: Apache-2.0
use crate::autograd::forward;
use crate::callback::Callback;
use crate::tensor::results;
use crate::{check, count, made_in, opt_ref, sys, Context, Module, Result, Tensor};

impl<'c> Module<'c> {
    /// Returns the results of the module for several inputs, which the documentation of each kind
    /// lists; `outputs` is the number of results.
    pub fn call(&self, inputs: &[Option<&Tensor<'c>>], outputs: usize) -> Result<Vec<Tensor<'c>>> {
        let raw: Vec<_> = inputs.iter().map(|x| opt_ref(*x)).collect();
        let (m, n) = (count(raw.len())?, count(outputs)?);
        // SAFETY: each list has the length that is passed with it.
        results(n, |out, n| unsafe { sys::mpt_module_call(self.as_raw(), raw.as_ptr(), m, out, n) })
    }
}

/// Makes a module from a closure of one input and one result. A sequential module can contain it.
///
/// ```
/// # fn main() -> mpt::Result<()> {
/// # use mpt::{nn, Context, Dtype};
/// let ctx = Context::new()?;
/// let shift = nn::function(&ctx, |_, x| x + 1.0)?;
/// assert_eq!(shift.forward(&ctx.zeros(Dtype::F32, [2])?)?.to_vec::<f32>()?, [1.0, 1.0]);
/// # Ok(())
/// # }
/// ```
pub fn function<'c, F>(context: &'c Context, f: F) -> Result<Module<'c>>
where
    F: for<'x> Fn(&'x Context, &Tensor<'x>) -> Result<Tensor<'x>> + Send + 'static,
{
    make(context, move |context: &Context, inputs: &[Tensor<'_>]| one(&f, context, inputs))
}

fn one<'x, F>(f: &F, context: &'x Context, inputs: &[Tensor<'x>]) -> Result<Vec<Tensor<'x>>>
where
    F: Fn(&'x Context, &Tensor<'x>) -> Result<Tensor<'x>>,
{
    f(context, &inputs[0]).map(|y| vec![y])
}

fn make<'c, G>(context: &'c Context, g: G) -> Result<Module<'c>>
where
    G: for<'x> Fn(&'x Context, &[Tensor<'x>]) -> Result<Vec<Tensor<'x>>> + Send + 'static,
{
    let user = Callback::new(context, g).into_raw();
    let mut out = std::ptr::null_mut();
    // SAFETY: `user` is this closure; the library takes it over on success only.
    unsafe {
        let (raw, done) = (context.as_raw(), Callback::<G>::done as unsafe extern "C" fn(_));
        let status = sys::mpt_nn_function(raw, Some(forward::<G>), user, Some(done), &mut out);
        if status < 0 {
            done(user);
        }
        check(status)?;
    }
    made_in(out, context)
}
