//! Leak test: 100 000 steps with tensors, hooks, guards, checkpoints and errors leave nothing
//! behind.
//! SPDX-License-Identifier: Apache-2.0
use mpt::{Activation, Context, Dtype, Result};

fn resident_kb() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|l| l.starts_with("RssAnon:")).unwrap_or("RssAnon: 0");
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_hundred_thousand_steps() -> Result<()> {
    let ctx = Context::new()?;
    let w = ctx.ones(Dtype::F32, [4, 4])?;
    w.set_requires_grad(true)?;
    let step = |i: usize| -> Result<()> {
        let x = ctx.from_vec(vec![i as f32; 8], [2, 4])?;
        let _scope = ctx.autocast(None)?;
        let _hook = w.add_hook(|g| Ok(Some((g * 0.5)?)))?;
        let y = if i % 4 == 0 {
            ctx.checkpoint(&[&x, &w], 1, |_, t| {
                Ok(vec![t[0].linear(&t[1], None, Activation::Relu)?])
            })?
            .remove(0)
        } else {
            x.linear(&w, None, Activation::Relu)?
        };
        (&y * 2.0)?.mean([], false)?.backward()?;
        let copy = w.clone();
        assert!(copy.matmul(&ctx.ones(Dtype::F32, [3])?).is_err());
        let _view = copy.grad()?.unwrap().view::<f32>()?;
        w.set_grad(None)
    };
    for i in 0..1000 {
        step(i)?;
    }
    let (live, kb) = (ctx.memory()?, resident_kb());
    for i in 0..100_000 {
        step(i)?;
    }
    let after = ctx.memory()?;
    assert_eq!(after.live_tensors, live.live_tensors);
    assert_eq!(after.total_now, live.total_now);
    assert_eq!(after.arena_bytes, live.arena_bytes);
    assert!(resident_kb() < kb + 2048, "{} KB before, {} KB after", kb, resident_kb());
    Ok(())
}
