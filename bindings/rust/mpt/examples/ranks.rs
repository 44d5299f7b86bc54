//! One training on several ranks: threads of this process, each with a context of its own.
//!
//!     cargo run --release --example ranks
//!
//! The ranks take the steps of one program that accumulates their micro-batches, to the last bit.
//! The program trains in both ways, and fails if a bit differs.
//! SPDX-License-Identifier: Apache-2.0
use mpt::{
    nn, Activation, Comm, CommEngine, CommOp, Context, ContextDesc, Optimizer, OptimizerDesc,
    Params, Precision, Reduction, Result, Stepper, StepperDesc, Tensor,
};

const RANKS: i32 = 4;
const ROWS: i32 = 24;
const STEPS: i32 = 300;

/// Makes the rows of one rank in a step: pairs of numbers and their products.
fn batch(ctx: &Context, step: i32, rank: i32) -> Result<(Tensor<'_>, Tensor<'_>)> {
    let place = |i| ((step * RANKS + rank) * ROWS + i) as f32;
    let x: Vec<f32> = (0..ROWS)
        .flat_map(|i| [0.618, 0.414].map(|part| (place(i) * part).fract() * 2.0 - 1.0))
        .collect();
    let y: Vec<f32> = x.chunks(2).map(|pair| pair[0] * pair[1]).collect();
    Ok((ctx.tensor(&x, [ROWS as i64, 2])?, ctx.tensor(&y, [ROWS as i64, 1])?))
}

/// Trains as one rank, or without an engine on the micro-batches of all ranks, one after the other.
/// The calls with `comm` and the stepper are those of all ranks, in the same order. Returns the
/// parameters and the last loss.
fn train(engine: Option<CommEngine>) -> Result<(Vec<f32>, f64)> {
    let ctx = Context::with(&ContextDesc { seed: 1, ..Default::default() })?;
    let comm = engine.map(|e| Comm::new(&ctx, e)).transpose()?;
    let ranks = match &comm {
        Some(comm) => comm.rank()?..comm.rank()? + 1,
        None => 0..RANKS,
    };
    let accumulate = ranks.len() as i32; // micro-batches per step
    let params = Params::new(&ctx)?;
    let layers = [
        nn::linear(&params, "up", 2, 64, true, Activation::Tanh)?,
        nn::linear(&params, "down", 64, 1, true, Activation::None)?,
    ];
    let net = nn::sequential(&ctx, &layers)?;
    let precision = Precision::named("bf16-mixed")?;
    params.set_precision(&precision)?;
    let how = StepperDesc { comm: comm.clone(), accumulate, clip_norm: 1.0, ..Default::default() };
    let stepper = Stepper::new(&ctx, &precision, Some(&how))?;
    let adamw = OptimizerDesc { lr: 1e-2, ..OptimizerDesc::adamw() };
    stepper.add(&Optimizer::new(&params, Some(&adamw))?)?;
    let mut last = 0.0;
    for step in 0..STEPS {
        for rank in ranks.clone() {
            let (x, y) = batch(&ctx, step, rank)?;
            let loss = {
                let _autocast = ctx.precision(&precision)?;
                net.forward(&precision.input(&x)?)?.mse_loss(&y, Reduction::Mean)?
            };
            stepper.backward(&loss)?;
            let loss = loss.detach()?;
            if let Some(comm) = &comm {
                comm.all_reduce(&loss, CommOp::Mean)?; // the loss of the whole batch
            }
            last = loss.item()?;
        }
        let _ = stepper.step()?;
    }
    let mut bits = vec![];
    for (_, p) in &params {
        bits.extend(p.to_vec::<f32>()?);
    }
    Ok((bits, last))
}

fn main() -> Result<()> {
    let engines = Comm::threads(RANKS)?;
    let threads: Vec<_> =
        engines.into_iter().map(|e| std::thread::spawn(move || train(Some(e)))).collect();
    let (one, _) = train(None)?;
    for (rank, thread) in threads.into_iter().enumerate() {
        let (own, loss) = thread.join().unwrap()?;
        assert!(own == one, "rank {} has other parameters than one program", rank);
        assert!(loss < 0.02, "rank {} has a loss of {}", rank, loss);
        if rank == 0 {
            println!("{} ranks took the steps of one program; the loss is {:.4}", RANKS, loss);
        }
    }
    Ok(())
}
