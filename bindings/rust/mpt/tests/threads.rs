//! Tests of contexts on threads: independent, movable, used by one thread at a time. The
//! documentation of the crate tests that sharing a context does not compile.
//! SPDX-License-Identifier: Apache-2.0
use mpt::{
    nn, Activation, Context, ContextDesc, Dtype, Params, Precision, Result, Status, Stepper,
};

fn is_send<T: Send>() {}

#[test]
fn what_is_send() {
    is_send::<Context>();
    is_send::<mpt::Error>();
    is_send::<mpt::Portable<mpt::Tensor<'static>>>();
    is_send::<mpt::Hooks>();
    is_send::<mpt::dlpack::Exported>();
}

fn losses(seed: i64) -> Result<Vec<f64>> {
    let ctx = Context::with(&ContextDesc { seed, ..Default::default() })?;
    let params = Params::new(&ctx)?;
    let net = nn::linear(&params, "fc", 16, 4, true, Activation::Relu)?;
    let precision = Precision::named("16-mixed")?;
    params.set_precision(&precision)?;
    let stepper = Stepper::new(&ctx, &precision, None)?;
    stepper.add(&mpt::Optimizer::new(&params, None)?)?;
    (0..20)
        .map(|_| {
            let x = ctx.normal(Dtype::F32, [8, 16], 0.0, 1.0)?;
            let loss = {
                let _scope = ctx.precision(&precision)?;
                net.forward(&x)?.square()?.mean([], false)?
            };
            stepper.backward(&loss)?;
            let _ = stepper.step()?;
            loss.item()
        })
        .collect()
}

#[test]
fn contexts_on_many_threads_at_once() {
    let want: Vec<_> = (0..4).map(|s| losses(s).unwrap()).collect();
    let threads: Vec<_> =
        (0..8).map(|i| std::thread::spawn(move || losses(i % 4).unwrap())).collect();
    for (i, t) in threads.into_iter().enumerate() {
        assert_eq!(t.join().unwrap(), want[i % 4]);
    }
}

#[test]
fn a_context_moves_with_what_is_in_it() -> Result<()> {
    let ctx = Context::new()?;
    let params = Params::new(&ctx)?;
    nn::linear(&params, "fc", 3, 2, true, Activation::None)?;
    let (x, set) = (ctx.ones(Dtype::F32, [1, 3])?.portable(), params.portable());
    drop(params);
    let (ctx, y) = std::thread::spawn(move || {
        let y = {
            let params = set.attach(&ctx).unwrap();
            let w = params.get("fc.weight").unwrap();
            x.attach(&ctx).unwrap().linear(&w, None, Activation::None).unwrap().portable()
        };
        (ctx, y)
    })
    .join()
    .unwrap();
    assert_eq!(y.attach(&ctx)?.shape()?, [1, 2]);
    // Another context is an error, and so is a context that has ended.
    let other = Context::new()?;
    assert_eq!(y.attach(&other).unwrap_err().status(), Status::InvalidHandle);
    drop(ctx);
    assert_eq!(y.attach(&other).unwrap_err().status(), Status::InvalidHandle);
    Ok(())
}

#[test]
fn portable_handles_may_go_on_any_thread() -> Result<()> {
    let ctx = Context::new()?;
    let handles: Vec<_> =
        (0..1000).map(|_| Ok(ctx.zeros(Dtype::F32, [4])?.portable())).collect::<Result<_>>()?;
    let freer = std::thread::spawn(move || drop(handles));
    for _ in 0..1000 {
        ctx.ones(Dtype::F32, [4])?;
    }
    freer.join().unwrap();
    ctx.ones(Dtype::F32, [4])?;
    assert_eq!(ctx.memory()?.live_tensors, 0);
    Ok(())
}
