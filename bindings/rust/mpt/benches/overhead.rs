//! Overhead of the crate over C, measured alternately in one process: for an operation, and for the
//! training step of a multilayer perceptron of 116 thousand parameters (mlp116k in
//! tests/bench/step.c).
//!
//!     cargo bench --bench overhead
//!
//! SPDX-License-Identifier: Apache-2.0
use std::ptr;
use std::time::Instant;

use mpt::{
    nn, Activation, Context, ContextDesc, Dtype, Module, Optimizer, Params, Precision, Stepper,
    Tensor,
};
use mpt_sys as sys;

fn at(part: f64, mut v: Vec<f64>) -> f64 {
    v.sort_by(|a, b| a.partial_cmp(b).unwrap());
    v[(part * (v.len() - 1) as f64) as usize]
}

/// Returns the seconds per call of C and Rust (lower quartiles) and the median of the ratios of all
/// rounds. The two alternate, so that other load on the machine affects both equally.
fn in_turns(
    rounds: usize,
    calls: usize,
    mut c: impl FnMut(),
    mut rust: impl FnMut(),
) -> (f64, f64, f64) {
    let (mut a, mut b) = (Vec::new(), Vec::new());
    let time = |f: &mut dyn FnMut(), v: &mut Vec<f64>| {
        let start = Instant::now();
        f();
        v.push(start.elapsed().as_secs_f64() / calls as f64);
    };
    for round in 0..rounds {
        // The order alternates, so that caches and clock speed favour neither.
        if round % 2 == 0 {
            time(&mut || (0..calls).for_each(|_| c()), &mut a);
            time(&mut || (0..calls).for_each(|_| rust()), &mut b);
        } else {
            time(&mut || (0..calls).for_each(|_| rust()), &mut b);
            time(&mut || (0..calls).for_each(|_| c()), &mut a);
        }
    }
    let ratios = a.iter().zip(&b).map(|(c, rust)| rust / c).collect();
    (at(0.25, a), at(0.25, b), at(0.5, ratios))
}

fn ok(status: i32) {
    assert!(status >= 0, "{}", status);
}

fn op(ctx: &Context) {
    let x = ctx.ones(Dtype::F32, [1]).unwrap();
    let raw = x.as_raw();
    for (what, grad) in [("neg of one element", false), ("the same, recorded", true)] {
        x.set_requires_grad(grad).unwrap();
        let (c, rust, _) = in_turns(
            401,
            5000,
            || unsafe {
                let mut out = ptr::null_mut();
                ok(sys::mpt_neg(raw, &mut out));
                sys::mpt_tensor_release(out);
            },
            || drop(x.neg().unwrap()),
        );
        let more = (rust - c) * 1e9;
        println!(
            "{}: C {:.1} ns, Rust {:.1} ns: {:+.1} ns (20 wanted)",
            what,
            c * 1e9,
            rust * 1e9,
            more
        );
    }
}

struct Step<'c> {
    ctx: &'c Context,
    net: Module<'c>,
    precision: Precision,
    stepper: Stepper<'c>,
    x: Tensor<'c>,
    y: Tensor<'c>,
}

impl<'c> Step<'c> {
    fn new(ctx: &'c Context, params: &Params<'c>, precision: &str) -> mpt::Result<Step<'c>> {
        let layers = [
            nn::linear(params, "1", 784, 128, true, Activation::Relu)?,
            nn::linear(params, "2", 128, 112, true, Activation::Relu)?,
            nn::linear(params, "3", 112, 10, true, Activation::None)?,
        ];
        let precision = Precision::named(precision)?;
        params.set_precision(&precision)?;
        let stepper = Stepper::new(ctx, &precision, None)?;
        stepper.add(&Optimizer::new(params, None)?)?;
        Ok(Step {
            ctx,
            net: nn::sequential(ctx, &layers)?,
            precision,
            stepper,
            x: ctx.normal(Dtype::F32, [128, 784], 0.0, 1.0)?,
            y: ctx.zeros(Dtype::I64, [128])?,
        })
    }
    fn rust(&self) -> mpt::Result<f64> {
        let loss = {
            let _autocast = self.ctx.precision(&self.precision)?;
            let logits = self.net.forward(&self.x)?;
            logits.cross_entropy(&self.y, None, None)?
        };
        self.stepper.backward(&loss)?;
        let _ = self.stepper.step()?;
        loss.item()
    }
    /// Runs the step as a C program would.
    unsafe fn c(&self, precision: &sys::mpt_precision) -> f64 {
        let (ctx, mut logits, mut loss) = (self.ctx.as_raw(), ptr::null_mut(), ptr::null_mut());
        let mut value = 0.0;
        ok(sys::mpt_scope_push(ctx));
        ok(sys::mpt_precision_push(ctx, precision));
        ok(sys::mpt_module_forward(self.net.as_raw(), self.x.as_raw(), &mut logits));
        let (y, none) = (self.y.as_raw(), ptr::null_mut());
        ok(sys::mpt_cross_entropy(logits, y, none, std::ptr::null(), &mut loss));
        ok(sys::mpt_precision_pop(ctx));
        ok(sys::mpt_stepper_backward(self.stepper.as_raw(), loss));
        ok(sys::mpt_stepper_step(self.stepper.as_raw()));
        ok(sys::mpt_tensor_get_item(loss, &mut value));
        ok(sys::mpt_scope_pop(ctx, ptr::null(), 0));
        value
    }
}

fn main() -> mpt::Result<()> {
    op(&Context::new()?);
    let modes = ["32-true", "bf16-mixed", "16-mixed"];
    for (threads, name) in [1, 2].iter().flat_map(|t| modes.iter().map(move |m| (*t, *m))) {
        let ctx = Context::with(&ContextDesc { own_threads: threads, ..Default::default() })?;
        let params = Params::new(&ctx)?;
        let step = Step::new(&ctx, &params, name)?;
        let c_name = std::ffi::CString::new(name).unwrap();
        let mut precision: sys::mpt_precision = unsafe { std::mem::zeroed() };
        let size = std::mem::size_of_val(&precision);
        ok(unsafe { sys::mpt_precision_from_name(c_name.as_ptr(), &mut precision, size) });
        for _ in 0..20 {
            step.rust()?;
        }
        let (c, rust, ratio) = in_turns(
            1201,
            1,
            || {
                unsafe { step.c(&precision) };
            },
            || {
                step.rust().unwrap();
            },
        );
        println!(
            "mlp116k {} on {} threads: C {:.2} us, Rust {:.2} us: {:+.2}% (1 wanted)",
            name,
            threads,
            c * 1e6,
            rust * 1e6,
            100.0 * (ratio - 1.0)
        );
    }
    Ok(())
}
