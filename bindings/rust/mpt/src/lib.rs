// The crate mpt: the documentation and the exported names.
// SPDX-License-Identifier: Apache-2.0

//! Trains neural networks in mixed precision inside your process, on libmpt.
//!
//! ```
//! use mpt::{nn, Activation, Context, Dtype, Params, Precision, Optimizer, OptimizerDesc, Reduction, Stepper};
//!
//! fn main() -> mpt::Result<()> {
//!     let ctx = Context::new()?;
//!     let x = ctx.normal(Dtype::F32, [64, 8], 0.0, 1.0)?; // data: y is the sum of x
//!     let y = x.sum([1], true)?;
//!
//!     let params = Params::new(&ctx)?;
//!     let net = nn::linear(&params, "fc", 8, 1, true, Activation::None)?;
//!     let precision = Precision::named("bf16-mixed")?; // or 32-true, 16-mixed, ...
//!     params.set_precision(&precision)?;
//!
//!     let adamw = OptimizerDesc { lr: 1e-2, ..OptimizerDesc::adamw() };
//!     let optimizer = Optimizer::new(&params, Some(&adamw))?;
//!     let stepper = Stepper::new(&ctx, &precision, None)?;
//!     stepper.add(&optimizer)?;
//!
//!     let mut last = f64::INFINITY;
//!     for _ in 0..300 {
//!         let loss = {
//!             let _autocast = ctx.precision(&precision)?; // until the end of the block
//!             net.forward(&x)?.mse_loss(&y, Reduction::Mean)?
//!         };
//!         stepper.backward(&loss)?;
//!         stepper.step()?;
//!         last = loss.item()?;
//!     }
//!     assert!(last < 0.1, "{}", last);
//!     Ok(())
//! }
//! ```
//!
//! # Ownership
//!
//! A [`Context`] owns tensors, modes and memory. Every object made from a context borrows it, so no
//! object outlives its context:
//!
//! ```compile_fail,E0505
//! # use mpt::{Context, Dtype};
//! let ctx = Context::new().unwrap();
//! let x = ctx.zeros(Dtype::F32, [2]).unwrap();
//! drop(ctx); // error: `ctx` is borrowed by `x`
//! x.item();
//! ```
//!
//! ```compile_fail,E0597
//! # use mpt::{Context, Dtype, Tensor};
//! let x: Tensor;
//! {
//!     let ctx = Context::new().unwrap();
//!     x = ctx.zeros(Dtype::F32, [2]).unwrap(); // error: `ctx` does not live long enough
//! }
//! x.item();
//! ```
//!
//! A guard borrows its context as well, so a context cannot end before its guards:
//!
//! ```compile_fail,E0505
//! # use mpt::Context;
//! let ctx = Context::new().unwrap();
//! let guard = ctx.no_grad().unwrap();
//! ctx.shutdown().unwrap(); // error: `ctx` is borrowed by `guard`
//! drop(guard);
//! ```
//!
//! Handles are reference-counted: `clone` returns another handle of the object, `drop` releases
//! one.
//!
//! # Threads
//!
//! Any thread may use a context, but only one at a time. A [`Context`] is [`Send`] and not
//! [`Sync`]. Objects made from a context are neither, because two tensors of one context on two
//! threads would use the context from both threads at once. Contexts are independent of each other,
//! so each thread may have its own.
//!
//! ```compile_fail,E0277
//! # use mpt::{Context, Dtype};
//! let ctx = Context::new().unwrap();
//! let x = ctx.zeros(Dtype::F32, [2]).unwrap();
//! std::thread::scope(|s| { s.spawn(|| x.item()); }); // error: `Tensor` is not `Sync`
//! ```
//!
//! ```compile_fail,E0277
//! # use mpt::{Context, Dtype};
//! let ctx = Context::new().unwrap();
//! let x = ctx.zeros(Dtype::F32, [2]).unwrap();
//! std::thread::scope(|s| { s.spawn(move || x.item()); }); // error: `Tensor` is not `Send`
//! ```
//!
//! ```compile_fail,E0277
//! # use mpt::Context;
//! let ctx = Context::new().unwrap();
//! std::thread::scope(|s| { s.spawn(|| ctx.no_grad().is_ok()); }); // error: `Context` is not `Sync`
//! ```
//!
//! To move a training, move its context and the objects that belong to it as [`Portable`]:
//!
//! ```
//! # use mpt::{Context, Dtype};
//! # fn main() -> mpt::Result<()> {
//! let ctx = Context::new()?;
//! let x = ctx.full(Dtype::F32, [2], 1.5)?.portable();
//! let sum = std::thread::spawn(move || x.attach(&ctx)?.sum([], false)?.item()).join().unwrap()?;
//! assert_eq!(sum, 3.0);
//! # Ok(())
//! # }
//! ```
//!
//! # Errors and panics
//!
//! A call that can fail returns [`Result`]. [`Error::status`] is meant for programs. The text is
//! meant for people and says what was asked, what was found and what would be right. Operators also
//! return a result, and accept one as their right operand: `(&a + &b * 2.0)?`. After an error
//! nothing has changed.
//!
//! A panic in a closure that the library calls (hooks, checkpoints, custom operations) does not
//! unwind through C: the call ends with an error, and the panic resumes outside. The library stores
//! closures, so they own what they use and are `Send`. Tensors reach them as arguments or as
//! [`Portable`]:
//!
//! ```compile_fail,E0277
//! # use mpt::{Context, Dtype};
//! let ctx = Context::new().unwrap();
//! let x = ctx.zeros(Dtype::F32, [2]).unwrap();
//! let seen = std::rc::Rc::new(0);
//! x.add_hook(move |_| { let _ = &seen; Ok(None) }); // error: `Rc` is not `Send`
//! ```
//!
//! Names are those of the C headers without the prefix, so the documentation of the headers applies
//! to this crate. Where a name agrees with PyTorch, PyTorch's documentation applies as well.
#![warn(missing_docs)]

use std::borrow::Borrow;
use std::ptr;

use mpt_sys as sys;

#[macro_use]
mod handle;
mod autograd;
mod blob;
mod callback;
mod comm;
mod context;
mod custom;
mod data;
pub mod dlpack;
mod error;
mod hooks;
mod modules;
mod operators;
mod params;
pub mod safetensors;
mod tensor;
#[cfg(test)]
mod tests;
mod train;

mod generated {
    use super::*;
    pub mod calls;
    pub mod enums;
    pub mod nn;
    pub mod structs;
    pub mod words;
}

/// Modules: each function adds its parameters to a set under a prefix, with PyTorch's names, shapes
/// and initial values.
pub mod nn {
    pub use crate::generated::nn::*;
    pub use crate::modules::function;
}

pub use autograd::{backward, grad, Hook};
pub use comm::{CommEngine, CommMessage, CommWait, Transport};
pub use context::{AutocastGuard, Canceller, Context, GradModeGuard, PrecisionGuard};
pub use custom::Saved;
pub use data::{Element, Plain};
pub use error::{features, Error, Result, Step};
pub use generated::calls::*;
pub use generated::enums::*;
pub use generated::structs::*;
pub use half::{bf16, f16};
pub use handle::Portable;
pub use hooks::{Allocator, Hooks, Job, Workers};
pub use params::Iter as ParamsIter;
pub use train::Training;

use error::{check, count, stepped, text};
use handle::{made, made_in, maybe, maybe_in, opt, opt_ref};
use tensor::{c_text, init, ints, read_text, Keep};

/// The number of an operation; custom operations have numbers too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Op(i32);

impl Op {
    /// Returns the number that C uses.
    pub fn raw(self) -> i32 {
        self.0
    }
    /// Converts a number of C.
    pub fn from_raw(n: i32) -> Op {
        Op(n)
    }
}
