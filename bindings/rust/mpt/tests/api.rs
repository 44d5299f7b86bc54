//! Tests of tensors, data, errors and modes through the public API.
//! SPDX-License-Identifier: Apache-2.0
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

use mpt::{
    bf16, f16, Activation, AutocastDesc, CastClass, Context, ContextDesc, ConvDesc, Dtype, Error,
    GradMode, MemoryPurpose, Params, Result, RnnDesc, Status, Tensor,
};

#[test]
fn operators_give_results_and_take_them() -> Result<()> {
    let ctx = Context::new()?;
    let (a, b) = (ctx.tensor(&[1.0f32, 2.0], [2])?, ctx.tensor(&[3.0f32, 5.0], [2])?);
    assert_eq!((&a + &b)?.to_vec::<f32>()?, [4.0, 7.0]);
    assert_eq!((&a - &b)?.to_vec::<f32>()?, [-2.0, -3.0]);
    assert_eq!((&a * &b)?.to_vec::<f32>()?, [3.0, 10.0]);
    assert_eq!((&b / &a)?.to_vec::<f32>()?, [3.0, 2.5]);
    assert_eq!((&a + 1.0)?.to_vec::<f32>()?, [2.0, 3.0]);
    assert_eq!((1.0 - &a)?.to_vec::<f32>()?, [0.0, -1.0]);
    assert_eq!((2.0 * &a)?.to_vec::<f32>()?, [2.0, 4.0]);
    assert_eq!((6.0 / &a)?.to_vec::<f32>()?, [6.0, 3.0]);
    assert_eq!((&a / 2.0)?.to_vec::<f32>()?, [0.5, 1.0]);
    assert_eq!((&ctx.tensor(&[3i64], [1])? / 1.0)?.dtype()?, Dtype::F32);
    assert_eq!((-&a)?.to_vec::<f32>()?, [-1.0, -2.0]);
    // A chain of operators needs no `?` in the middle.
    assert_eq!((&a + &b * 2.0)?.to_vec::<f32>()?, [7.0, 12.0]);
    let wrong = ctx.zeros(Dtype::F32, [3])?;
    assert_eq!((&a + &wrong * 2.0).unwrap_err().status(), Status::Shape);
    Ok(())
}

#[test]
fn errors_have_no_name_of_c() -> Result<()> {
    let ctx = Context::new()?;
    let params = Params::new(&ctx)?;
    let (a, b) = (ctx.zeros(Dtype::F32, [2, 3])?, ctx.zeros(Dtype::I64, [4, 5])?);
    params.add("w", &ctx.zeros(Dtype::F32, [3])?)?;
    let optimizer = mpt::Optimizer::new(&params, None)?;
    let scaler = mpt::Scaler::new(&ctx, None)?;
    let rule = |d: mpt::OptimizerDesc| mpt::Optimizer::new(&params, Some(&d)).map(drop);
    let precision = |change: fn(&mut mpt::Precision)| -> Result<()> {
        let mut p = mpt::Precision::named("32-true")?;
        change(&mut p);
        params.set_precision(&p)
    };
    type Failing<'a> = (&'a str, Box<dyn Fn() -> Result<()> + 'a>);
    let all: Vec<Failing> = vec![
        ("Tensor::matmul: ", Box::new(|| a.matmul(&a).map(drop))),
        ("Tensor::add: ", Box::new(|| a.add(&ctx.zeros(Dtype::F32, [7])?).map(drop))),
        ("Tensor::conv2d: ", Box::new(|| a.conv2d(&a, None, 1, 0, None).map(drop))),
        ("Tensor::embedding: ", Box::new(|| a.embedding(&a, -1).map(drop))),
        ("Scaler::step: ", Box::new(|| scaler.step(&optimizer).map(drop))),
        ("Scaler::unscale: ", Box::new(|| scaler.unscale(&optimizer))),
        (
            "OptimizerDesc.lr is -1",
            Box::new(|| rule(mpt::OptimizerDesc { lr: -1.0, ..mpt::OptimizerDesc::sgd() })),
        ),
        (
            "state_bits",
            Box::new(|| rule(mpt::OptimizerDesc { state_bits: 5, ..mpt::OptimizerDesc::sgd() })),
        ),
        ("Master::Split", Box::new(|| precision(|p| p.master = mpt::Master::Split))),
        ("Master::Kahan", Box::new(|| precision(|p| p.master = mpt::Master::Unknown(9)))),
        ("Scaling::Dynamic", Box::new(|| precision(|p| p.scaling = mpt::Scaling::Unknown(9)))),
        ("Dtype::F32", Box::new(|| ctx.zeros(Dtype::Unknown(99), [1]).map(drop))),
        (
            "Activation::Tanh",
            Box::new(|| mpt::nn::activation(&ctx, Activation::Unknown(99)).map(drop)),
        ),
        ("Tensor::grad: ", Box::new(|| b.set_requires_grad(true))),
        ("Context::op_from_name: ", Box::new(|| ctx.op_from_name("mpt_add").map(drop))),
    ];
    for (part, call) in &all {
        let e = call().expect_err(part);
        let text = e.to_string();
        let own = text.replace("'mpt_add'", "");
        assert!(
            !own.contains("mpt_") && !own.contains("MPT_") && !own.contains("NULL"),
            "{}",
            text
        );
        if *part != "Tensor::grad: " {
            assert!(text.contains(part), "{} in {}", part, text);
        }
    }
    Ok(())
}

#[test]
fn errors_say_what_was_asked_found_and_right() -> Result<()> {
    let ctx = Context::new()?;
    let (a, b) = (ctx.zeros(Dtype::F32, [2, 3])?, ctx.zeros(Dtype::F32, [4, 5])?);
    let e = a.matmul(&b).unwrap_err();
    assert_eq!(e.status(), Status::Shape);
    assert!(e.message().contains("matmul"), "{}", e);
    assert!(e.message().contains("[2, 3]") && e.message().contains("[4, 5]"), "{}", e);
    assert!(e.to_string().ends_with("(Shape)"), "{}", e);
    let e = ctx.tensor(&[1.0f32], [2]).unwrap_err();
    assert_eq!(e.status(), Status::Shape);
    assert!(e.message().contains('4') && e.message().contains('8'), "{}", e);
    let e = Params::new(&ctx)?.get("fc.wieght").unwrap_err();
    assert!(e.message().contains("fc.wieght"), "{}", e);
    let e = ctx.op_from_name("matmull").unwrap_err();
    assert!(e.message().contains("matmull"), "{}", e);
    assert_eq!(
        ctx.tensor(&[0i32], [1])?.set_requires_grad(true).unwrap_err().status(),
        Status::Dtype
    );
    // A text that contains a NUL has no C string.
    assert_eq!(a.set_name("a\0b").unwrap_err().status(), Status::InvalidArgument);
    // An Error converts to the standard error types.
    let boxed: Box<dyn std::error::Error + Send + Sync> = Box::new(e);
    assert!(!boxed.to_string().is_empty());
    Ok(())
}

#[test]
fn every_dtype_in_and_out() -> Result<()> {
    let ctx = Context::new()?;
    let h = [f16::from_f32(1.5), f16::from_f32(-0.25), f16::from_f32(65504.0)];
    let x = ctx.tensor(&h, [3])?;
    assert_eq!(x.dtype()?, Dtype::F16);
    assert_eq!(x.to_vec::<f16>()?, h);
    assert_eq!(x.to_vec::<f32>()?, [1.5, -0.25, 65504.0]);
    let b = [bf16::from_f32(1.0), bf16::from_f32(3.0e38)];
    let x = ctx.tensor(&b, [2])?;
    assert_eq!(x.to_vec::<bf16>()?, b);
    assert_eq!(x.to_vec::<f32>()?, [b[0].to_f32(), b[1].to_f32()]);
    // Rounding is to nearest, ties to even, as in the crate half.
    let v: Vec<f32> = (0..2000).map(|i| (i as f32 - 1000.0) * 0.0371 + 1e-4).collect();
    let x = ctx.tensor(&v, [2000])?;
    let want: Vec<_> = v.iter().map(|&x| bf16::from_f32(x)).collect();
    assert_eq!(x.cast(Dtype::BF16)?.to_vec::<bf16>()?, want);
    assert_eq!(x.to_vec::<bf16>()?, want);
    let want: Vec<_> = v.iter().map(|&x| f16::from_f32(x)).collect();
    assert_eq!(x.to_vec::<f16>()?, want);

    assert_eq!(ctx.tensor(&[1.0f64, 2.0], [2])?.to_vec::<f64>()?, [1.0, 2.0]);
    assert_eq!(ctx.tensor(&[-1i8, 2], [2])?.to_vec::<i8>()?, [-1, 2]);
    assert_eq!(ctx.tensor(&[255u8], [1])?.to_vec::<i64>()?, [255]);
    assert_eq!(ctx.tensor(&[-7i32], [1])?.to_vec::<i32>()?, [-7]);
    assert_eq!(ctx.tensor(&[true, false], [2])?.to_vec::<bool>()?, [true, false]);
    assert_eq!(
        ctx.tensor(&[0.0f32, 2.0], [2])?.gt(&ctx.scalar(1.0f32)?)?.to_vec::<bool>()?,
        [false, true]
    );
    assert_eq!(ctx.scalar(2.5f64)?.item()?, 2.5);
    let mut into = [0.0f32; 2];
    ctx.tensor(&[1i64, 2], [2])?.read_into(&mut into)?;
    assert_eq!(into, [1.0, 2.0]);
    assert!(ctx.tensor(&[1i64, 2, 3], [3])?.read_into(&mut into).is_err());
    Ok(())
}

#[test]
fn non_contiguous_input_and_output() -> Result<()> {
    let ctx = Context::new()?;
    // Every second column of a 2 x 6 matrix, from memory with strides.
    let x = ctx.from_owner((0..12).map(|i| i as f32).collect::<Vec<_>>(), [2, 3], Some(&[6, 2]))?;
    assert_eq!(x.to_vec::<f32>()?, [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    assert!(!x.info()?.is_contiguous());
    assert_eq!(x.view::<f32>().err().unwrap().status(), Status::State);
    assert_eq!((&x * 2.0)?.sum([], false)?.item()?, 60.0);
    let t = x.transpose(0, 1)?;
    assert_eq!(t.shape()?, [3, 2]);
    assert_eq!(t.to_vec::<f32>()?, [0.0, 6.0, 2.0, 8.0, 4.0, 10.0]);
    assert_eq!(t.contiguous()?.view::<f32>()?[1].get(), 6.0);
    // Strides that exceed the memory are an error.
    let e = ctx.from_owner(vec![0.0f32; 4], [2, 3], Some(&[6, 2])).unwrap_err();
    assert_eq!(e.status(), Status::Shape);
    let e = ctx.from_owner(vec![0.0f32; 4], [2, 2], Some(&[1])).unwrap_err();
    assert_eq!(e.status(), Status::Shape);
    Ok(())
}

/// Memory that counts how often it was dropped.
struct Counted(Vec<f32>, Arc<AtomicUsize>);
impl AsMut<[f32]> for Counted {
    fn as_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }
}
impl Drop for Counted {
    fn drop(&mut self) {
        self.1.fetch_add(1, Ordering::SeqCst);
    }
}

#[test]
fn big_arrays_without_a_copy() -> Result<()> {
    const N: usize = 16 << 20; // 64 MB
    let ctx = Context::new()?;
    let gone = Arc::new(AtomicUsize::new(0));
    let owner = Counted(vec![1.0; N], gone.clone());
    let address = owner.0.as_ptr() as usize;
    let before = ctx.memory()?.arena_bytes;
    let x = ctx.from_owner(owner, [N as i64], None)?;
    assert_eq!(x.data_ptr()? as usize, address);
    assert!(ctx.memory()?.arena_bytes - before < N); // less than the 64 MB of a copy
    {
        let view = x.view::<f32>()?;
        assert_eq!(view.as_ptr() as usize, address);
        assert_eq!(view.len(), N);
        view[N - 1].set(3.0);
    }
    x.touch()?;
    assert_eq!(x.sum([], false)?.item()?, N as f64 + 2.0);
    // A view outlives its tensor; the memory lives until both are dropped.
    let view = x.narrow(0, 0, 4)?.view::<f32>()?;
    drop(x);
    assert_eq!(view[0].get(), 1.0);
    assert_eq!(gone.load(Ordering::SeqCst), 0);
    drop(view);
    drop(ctx);
    assert_eq!(gone.load(Ordering::SeqCst), 1);
    // On failure the owner is dropped at once.
    let ctx = Context::new()?;
    assert!(ctx.from_owner(Counted(vec![1.0; 3], gone.clone()), [4], None).is_err());
    assert_eq!(gone.load(Ordering::SeqCst), 2);
    // A vector of f16 values.
    let v = vec![f16::from_f32(2.0); 1000];
    let address = v.as_ptr() as usize;
    let x = ctx.from_vec(v, [10, 100])?;
    assert_eq!(x.data_ptr()? as usize, address);
    assert_eq!(x.mean([], false)?.item()?, 2.0);
    Ok(())
}

#[test]
fn dlpack_shares_memory() -> Result<()> {
    let (one, two) = (Context::new()?, Context::new()?);
    let x = one.tensor(&[1.0f32, 2.0, 3.0], [3])?;
    let exported = x.to_dlpack()?;
    // SAFETY: nothing writes the memory.
    let y = unsafe { two.from_dlpack(exported.into_raw())? };
    assert_eq!(y.data_ptr()?, x.data_ptr()?);
    drop(x);
    drop(one); // the memory stays alive
    assert_eq!(y.to_vec::<f32>()?, [1.0, 2.0, 3.0]);
    assert!(y.is_of(&two));
    // An export without a consumer releases its memory.
    drop(y.to_dlpack()?);
    let legacy = y.to_dlpack_legacy()?;
    // SAFETY: nothing writes the memory.
    let z = unsafe { two.from_dlpack_legacy(legacy)? };
    assert_eq!(z.data_ptr()?, y.data_ptr()?);
    Ok(())
}

#[test]
fn views_have_the_type_of_the_tensor() -> Result<()> {
    let ctx = Context::new()?;
    let x = ctx.ones(Dtype::BF16, [2])?;
    assert_eq!(x.view::<f32>().err().unwrap().status(), Status::Dtype);
    assert_eq!(x.view::<bf16>()?[1].get(), bf16::from_f32(1.0));
    assert!(ctx.zeros(Dtype::F32, [0])?.view::<f32>()?.is_empty());
    // Writes in place are visible through the view.
    let view = x.view::<bf16>()?;
    x.fill_into(4.0)?;
    assert_eq!(view[0].get().to_f32(), 4.0);
    Ok(())
}

#[test]
fn shapes_lists_and_pieces() -> Result<()> {
    let ctx = Context::new()?;
    let x = ctx.arange(Dtype::F32, 0.0, 10.0, 1.0)?;
    let sizes = |v: Vec<Tensor>| v.iter().map(|t| t.extent(0).unwrap()).collect::<Vec<_>>();
    assert_eq!(sizes(x.split(4, 0)?), [4, 4, 2]);
    assert_eq!(sizes(x.chunk(3, 0)?), [4, 4, 2]);
    assert_eq!(sizes(x.chunk(6, 0)?), [2, 2, 2, 2, 2]);
    assert_eq!(sizes(x.split_with_sizes(&[1, 9], 0)?), [1, 9]);
    assert!(x.split_with_sizes(&[1, 8], 0).is_err());
    assert!(x.split(0, 0).is_err());
    assert!(x.split(-1, 0).is_err());
    assert!(x.chunk(0, 0).is_err());
    assert!(x.chunk(-2, 0).is_err());
    assert!(x.split(4, 3).is_err());
    assert_eq!(sizes(ctx.zeros(Dtype::F32, [0])?.split(4, 0)?), [0]);
    let pieces = x.split(5, 0)?;
    assert_eq!(mpt::cat(&pieces, 0)?.to_vec::<f32>()?, x.to_vec::<f32>()?);
    assert_eq!(mpt::stack(&[&pieces[0], &pieces[1]], 0)?.shape()?, [2, 5]);
    assert_eq!(x.reshape([2, -1])?.sum([0], true)?.shape()?, [1, 5]);
    assert_eq!(x.reshape([2, 5])?.argmax(None, false)?.item()?, 9.0);
    let (top, at) = x.topk(2, 0, true)?;
    assert_eq!((top.to_vec::<f32>()?, at.to_vec::<i64>()?), (vec![9.0, 8.0], vec![9, 8]));
    assert_eq!(x.extent(-1)?, 10);
    assert!(x.extent(1).is_err());
    assert_eq!(format!("{:?}", x), "Tensor(f32[10])");
    assert!(x.to_string().contains('9'), "{}", x);
    let y = x.copy()?;
    y.fill_into(0.0)?;
    assert_eq!(x.max()?.item()?, 9.0); // a copy is not the same tensor
    x.clone().fill_into(0.0)?;
    assert_eq!(x.max()?.item()?, 0.0); // a clone is the same tensor
    Ok(())
}

#[test]
fn optional_inputs_and_descriptors() -> Result<()> {
    let ctx = Context::new()?;
    let half = ctx.ones(Dtype::F16, [2, 2])?;
    assert_eq!(half.softmax(-1, Dtype::F32)?.dtype()?, Dtype::F32);
    assert_eq!(half.log_softmax(-1, None)?.dtype()?, Dtype::F16);
    let (x, w) = (ctx.ones(Dtype::F32, [1, 2, 5, 5])?, ctx.ones(Dtype::F32, [2, 1, 3, 3])?);
    let desc = ConvDesc { groups: 2, activation: Activation::Relu, ..Default::default() };
    let y = x.conv2d(&w, None, 1, 1, Some(&desc))?;
    assert_eq!(y.shape()?, [1, 2, 5, 5]);
    assert_eq!(y.max()?.item()?, 9.0);
    let bias = ctx.full(Dtype::F32, [2], -10.0)?;
    assert_eq!(x.conv2d(&w, Some(&bias), 1, 1, Some(&desc))?.max()?.item()?, 0.0);
    assert_eq!(ConvDesc::default().dilation, [1, 1, 1]);
    let (h, weights) = (4, [[16, 3], [16, 4]]);
    let w: Vec<_> = weights.iter().map(|s| ctx.ones(Dtype::F32, s)).collect::<Result<_>>()?;
    let rnn = RnnDesc { bias: false, ..Default::default() };
    let (out, last_h, last_c) =
        ctx.ones(Dtype::F32, [6, 2, 3])?.lstm(None, None, &w, Some(&rnn))?;
    assert_eq!(out.shape()?, [6, 2, h]);
    assert_eq!((last_h.shape()?, last_c.shape()?), (vec![1, 2, h], vec![1, 2, h]));
    let (weight, index) = (ctx.ones(Dtype::F32, [5, 2])?, ctx.tensor(&[4i64, 0], [2])?);
    assert_eq!(index.embedding(&weight, -1)?.shape()?, [2, 2]);
    Ok(())
}

#[test]
fn gradients() -> Result<()> {
    let ctx = Context::new()?;
    let x = ctx.tensor(&[2.0f64, 3.0], [2])?;
    x.set_requires_grad(true)?;
    let y = x.pow_scalar(3.0)?.sum([], false)?;
    let create = mpt::BackwardDesc { create_graph: true, ..Default::default() };
    let first = mpt::grad(&[&y], &[], &[&x], Some(&create))?[0].clone().unwrap();
    assert_eq!(first.to_vec::<f64>()?, [12.0, 27.0]);
    let second = mpt::grad(&[first], &[Some(&ctx.ones(Dtype::F64, [2])?)], &[&x], None)?;
    assert_eq!(second[0].as_ref().unwrap().to_vec::<f64>()?, [12.0, 18.0]);
    let other = ctx.ones(Dtype::F64, [1])?;
    other.set_requires_grad(true)?;
    assert!(mpt::grad(&[&y], &[], &[&other], Some(&create))?[0].is_none());
    assert!(x.grad()?.is_none());
    mpt::backward(&[&x.square()?], &[Some(&ctx.ones(Dtype::F64, [2])?)], None)?;
    assert_eq!(x.grad()?.unwrap().to_vec::<f64>()?, [4.0, 6.0]);
    x.set_grad(None)?;
    assert!(x.grad()?.is_none());
    assert_eq!(
        mpt::backward(&[&y], &[None, None], None).unwrap_err().status(),
        Status::InvalidArgument
    );
    assert_eq!(
        ctx.ones(Dtype::F32, [1])?.backward().unwrap_err().status(),
        Status::InvalidArgument
    );
    Ok(())
}

#[test]
fn modes_end_with_their_guards() -> Result<()> {
    let ctx = Context::new()?;
    let x = ctx.ones(Dtype::F32, [2, 2])?;
    x.set_requires_grad(true)?;
    let records = || Ok::<_, Error>(x.square()?.info()?.requires_grad);
    assert!(records()?);
    {
        let _off = ctx.no_grad()?;
        assert!(!records()?);
        {
            let _on = ctx.grad_mode(GradMode::Enabled)?;
            assert!(records()?);
        }
        assert!(!records()?);
    }
    assert!(records()?);
    // Guards dropped in the wrong order: the inner mode holds until its own guard is dropped.
    let outer = ctx.autocast(None)?;
    let inner = ctx.autocast(Some(&AutocastDesc { dtype: Dtype::F16, ..Default::default() }))?;
    drop(outer);
    assert_eq!(ctx.autocast_dtype()?, Dtype::F16);
    drop(inner);
    assert_eq!(ctx.autocast_dtype()?, Dtype::None);
    // A panic and an early return end modes as well.
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _guard = ctx.autocast(None);
        panic!("on purpose");
    }));
    assert!(caught.is_err());
    let early = || -> Result<()> {
        let _guard = ctx.autocast(None)?;
        ctx.zeros(Dtype::F32, [-1])?;
        Ok(())
    };
    assert!(early().is_err());
    assert_eq!(ctx.autocast_dtype()?, Dtype::None);
    // A forgotten guard leaves its mode open, which is safe.
    std::mem::forget(ctx.no_grad()?);
    assert!(!records()?);
    Ok(())
}

#[test]
fn autocast_is_the_hand_placed_cast() -> Result<()> {
    let ctx = Context::new()?;
    let (x, w) =
        (ctx.normal(Dtype::F32, [8, 16], 0.0, 1.0)?, ctx.normal(Dtype::F32, [4, 16], 0.0, 1.0)?);
    for dtype in [Dtype::BF16, Dtype::F16] {
        let by_hand = x.cast(dtype)?.linear(&w.cast(dtype)?, None, Activation::None)?;
        let scope = ctx.autocast(Some(&AutocastDesc { dtype, ..Default::default() }))?;
        let y = x.linear(&w, None, Activation::None)?;
        drop(scope);
        assert_eq!(y.to_vec::<f32>()?, by_hand.to_vec::<f32>()?);
    }
    let matmul = ctx.op_from_name("matmul")?;
    assert_eq!(ctx.op_name(matmul).as_deref(), Some("matmul"));
    assert!(ctx.ops().len() > 100);
    let _scope = ctx.autocast(None)?;
    ctx.autocast_override(matmul, CastClass::Fp32)?;
    assert_eq!(ctx.autocast_class(matmul)?, CastClass::Fp32);
    assert_eq!(x.matmul(&w.transpose(0, 1)?)?.dtype()?, Dtype::F32);
    assert!(ctx.op_supports(matmul, Dtype::F8E4M3).is_err());
    Ok(())
}

#[test]
fn scopes_release_many_at_once() -> Result<()> {
    let ctx = Context::new()?;
    let mut escaped = None;
    let live = || ctx.memory().unwrap().live_tensors;
    let before = live();
    let kept = ctx.scope(|| {
        let a = ctx.ones(Dtype::F32, [4])?;
        std::mem::forget(ctx.zeros(Dtype::F32, [4])?);
        escaped = Some(a.clone());
        Ok(vec![(&a * 2.0)?])
    })?;
    assert_eq!(kept[0].sum([], false)?.item()?, 8.0);
    assert_eq!(live(), before + 1);
    // A tensor that escaped in another way is stale: using it is an error, never undefined
    // behaviour.
    assert_eq!(escaped.unwrap().sum([], false).unwrap_err().status(), Status::InvalidHandle);
    let failed = ctx.scope(|| Err(Error::new("stop")));
    assert_eq!(failed.unwrap_err().message(), "stop");
    assert_eq!(kept[0].sum([], false)?.item()?, 8.0);
    Ok(())
}

#[test]
fn memory_and_the_library() -> Result<()> {
    let ctx = Context::with(&ContextDesc { memory_limit: 8 << 20, ..Default::default() })?;
    let x = ctx.zeros(Dtype::F32, [1000])?;
    let info = ctx.memory()?;
    assert!(info.now[MemoryPurpose::Activations.raw() as usize] >= 4000);
    assert_eq!(info.live_tensors, 1);
    let e = ctx.zeros(Dtype::F32, [4 << 20]).unwrap_err();
    assert_eq!(e.status(), Status::OutOfMemory);
    drop(x);
    assert_eq!(ctx.memory()?.live_tensors, 0);
    let _ = ctx.ones(Dtype::F32, [8])?.exp()?;
    assert!(!ctx.kernels_text()?.is_empty());
    assert!(mpt::version().unwrap().starts_with("0."));
    assert_eq!(Dtype::BF16.name(), "bf16");
    assert_eq!((Dtype::F64.size(), Dtype::from_raw(99).size()), (8, 0));
    assert_eq!(Status::from_raw(-5), Status::Shape);
    assert_eq!(Status::from_raw(-99).raw(), -99);
    let _ = mpt::features();
    // The generator continues from its restored state.
    let (seed, draws) = ctx.generator()?;
    let a = ctx.uniform(Dtype::F32, [4], 0.0, 1.0)?.to_vec::<f32>()?;
    ctx.set_generator(seed, draws)?;
    assert_eq!(ctx.uniform(Dtype::F32, [4], 0.0, 1.0)?.to_vec::<f32>()?, a);
    ctx.shutdown()
}
