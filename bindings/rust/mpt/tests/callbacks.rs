//! Tests of closures that the library calls: results, errors, panics and lifetimes.
//! SPDX-License-Identifier: Apache-2.0
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use mpt::{
    nn, Activation, Allocator, Context, ContextDesc, CustomOpDesc, Dtype, Error, Hook, Hooks, Job,
    Optimizer, OptimizerDesc, Params, Result, ScheduleDesc, Status, Tensor, Workers,
};

/// Returns the text of the panic that `f` raises.
fn panic_of<T>(f: impl FnOnce() -> T) -> String {
    let payload = catch_unwind(AssertUnwindSafe(f)).err().expect("no panic");
    payload.downcast_ref::<&str>().map(|s| s.to_string()).expect("another payload")
}

fn leaf<'c>(ctx: &'c Context, values: &[f32]) -> Result<Tensor<'c>> {
    let x = ctx.tensor(values, [values.len() as i64])?;
    x.set_requires_grad(true)?;
    Ok(x)
}

#[test]
fn hooks_see_and_replace_gradients() -> Result<()> {
    let ctx = Context::new()?;
    let x = leaf(&ctx, &[1.0, 2.0])?;
    let seen = Arc::new(Mutex::new(Vec::new()));
    let sink = seen.clone();
    let hook = x.add_hook(move |g| {
        sink.lock().unwrap().extend(g.to_vec::<f32>()?);
        Ok(Some((g * 10.0)?))
    })?;
    let calls = Arc::new(AtomicUsize::new(0));
    let count = calls.clone();
    let post = x.add_post_hook(move |leaf| {
        assert!(leaf.grad()?.is_some());
        count.fetch_add(1, Ordering::SeqCst);
        Ok(())
    })?;
    x.square()?.sum([], false)?.backward()?;
    assert_eq!(*seen.lock().unwrap(), [2.0, 4.0]);
    assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [20.0, 40.0]);
    assert_eq!(calls.load(Ordering::SeqCst), 1);
    // Dropping the guards removes the hooks and drops the values that they captured.
    drop((hook, post));
    assert_eq!(Arc::strong_count(&seen), 1);
    assert_eq!(Arc::strong_count(&calls), 1);
    x.set_grad(None)?;
    x.square()?.sum([], false)?.backward()?;
    assert_eq!(x.grad()?.unwrap().to_vec::<f32>()?, [2.0, 4.0]);
    // A kept hook stays for as long as its tensor.
    let kept = calls.clone();
    x.add_hook(move |_| {
        kept.fetch_add(1, Ordering::SeqCst);
        Ok(None)
    })?
    .keep();
    x.sum([], false)?.backward()?;
    assert_eq!(calls.load(Ordering::SeqCst), 2);
    drop(x);
    drop(ctx);
    assert_eq!(Arc::strong_count(&calls), 1);
    Ok(())
}

#[test]
fn errors_of_closures_come_out_with_their_text() -> Result<()> {
    let ctx = Context::new()?;
    let x = leaf(&ctx, &[1.0])?;
    let _hook = x.add_hook(|_| Err(Error::new("the gradient is not to my taste")))?;
    let e = x.square()?.backward().unwrap_err();
    assert_eq!(e.status(), Status::Callback);
    assert!(e.message().contains("not to my taste"), "{}", e);
    assert!(x.grad()?.is_none());
    // A library error inside a closure is returned as well.
    let y =
        ctx.checkpoint(&[&x], 1, |ctx, t| Ok(vec![t[0].matmul(&ctx.zeros(Dtype::F32, [3, 3])?)?]));
    let e = y.unwrap_err();
    assert_eq!(e.status(), Status::Callback);
    assert!(e.message().contains("matmul"), "{}", e);
    // The wrong number of results is an error.
    let e = ctx.checkpoint(&[&x], 2, |_, t| Ok(vec![t[0].square()?])).unwrap_err();
    assert!(e.message().contains("1 tensors where 2"), "{}", e);
    // No error is left over for the next call.
    assert_eq!(x.square()?.item()?, 1.0);
    Ok(())
}

#[test]
fn panics_stop_at_c_and_go_on_outside() -> Result<()> {
    let ctx = Context::new()?;
    let x = leaf(&ctx, &[3.0])?;

    let hook = x.add_hook(|_| panic!("in a hook"))?;
    let y = x.square()?;
    assert_eq!(panic_of(|| y.backward()), "in a hook");
    assert!(x.grad()?.is_none()); // unchanged, as after any error
    drop(hook);
    let post = x.add_post_hook(|_| panic!("in a post hook"))?;
    assert_eq!(panic_of(|| x.square().unwrap().backward()), "in a post hook");
    drop(post);
    x.set_grad(None)?;

    assert_eq!(
        panic_of(|| ctx.checkpoint(&[&x], 1, |_, _| panic!("in a forward"))),
        "in a forward"
    );
    // A panic in the second run, inside the backward pass.
    let runs = AtomicUsize::new(0);
    let y = ctx.checkpoint(&[&x], 1, move |_, t| {
        if runs.fetch_add(1, Ordering::SeqCst) > 0 {
            panic!("the second time");
        }
        Ok(vec![t[0].square()?])
    })?;
    assert_eq!(panic_of(|| y[0].backward()), "the second time");

    let desc =
        CustomOpDesc { name: Some("half".into()), in_count: 1, out_count: 1, ..Default::default() };
    let half =
        ctx.register_op(&desc, |_, t| Ok(vec![(&t[0] * 0.5)?]), |_, _| panic!("in a backward"))?;
    let y = ctx.call(half, &[&x], 1)?;
    assert_eq!(y[0].item()?, 1.5);
    assert_eq!(panic_of(|| y[0].backward()), "in a backward");

    let module = nn::function(&ctx, |_, _| panic!("in a module"))?;
    assert_eq!(panic_of(|| module.forward(&x)), "in a module");
    let net = nn::sequential(&ctx, &[&module])?;
    assert_eq!(panic_of(|| net.forward(&x)), "in a module");

    let params = Params::new(&ctx)?;
    params.add("x", &x)?;
    let sgd = Optimizer::new(&params, Some(&OptimizerDesc::sgd()))?;
    sgd.set_schedule_fn(&ScheduleDesc::default(), |t| {
        if t < 1 {
            1.0
        } else {
            panic!("in a schedule")
        }
    })?;
    x.square()?.backward()?;
    sgd.step()?;
    let before = x.item()?;
    assert_eq!(panic_of(|| sgd.step()), "in a schedule");
    assert_eq!(x.item()?, before);

    // An owner of memory whose drop panics.
    struct Bomb(Vec<f32>);
    impl AsMut<[f32]> for Bomb {
        fn as_mut(&mut self) -> &mut [f32] {
            &mut self.0
        }
    }
    impl Drop for Bomb {
        fn drop(&mut self) {
            panic!("in a drop");
        }
    }
    let t = ctx.from_owner(Bomb(vec![1.0]), [1], None)?;
    let text = panic_of(|| {
        drop(t);
        for _ in 0..100 {
            ctx.ones(Dtype::F32, [1]).unwrap();
        }
    });
    assert_eq!(text, "in a drop");

    // The context still works after every panic.
    assert_eq!(ctx.ones(Dtype::F32, [2])?.sum([], false)?.item()?, 2.0);
    Ok(())
}

#[test]
fn a_panic_of_one_thread_stays_there() -> Result<()> {
    let (go, wait) = (Arc::new(std::sync::Barrier::new(2)), Arc::new(std::sync::Barrier::new(2)));
    let (go2, wait2) = (go.clone(), wait.clone());
    let other = std::thread::spawn(move || {
        let ctx = Context::new().unwrap();
        let f = nn::function(&ctx, move |_, _| {
            go2.wait();
            wait2.wait();
            panic!("over there")
        })
        .unwrap();
        panic_of(|| f.forward(&ctx.ones(Dtype::F32, [1]).unwrap()))
    });
    let ctx = Context::new()?;
    go.wait();
    wait.wait();
    for _ in 0..2000 {
        ctx.ones(Dtype::F32, [1])?;
    }
    assert_eq!(other.join().unwrap(), "over there");
    Ok(())
}

#[test]
fn a_hook_may_remove_itself() -> Result<()> {
    let ctx = Context::new()?;
    let x = leaf(&ctx, &[1.0])?;
    // A closure must be Send and a guard is not, so the guard is stored in a thread-local cell.
    thread_local!(static MINE: std::cell::RefCell<Option<Hook<'static>>> = const { std::cell::RefCell::new(None) });
    let calls = Arc::new(AtomicUsize::new(0));
    let count = calls.clone();
    let hook = x.add_hook(move |_| {
        MINE.with(|m| m.borrow_mut().take());
        count.fetch_add(1, Ordering::SeqCst);
        Ok(None)
    })?;
    // SAFETY: the guard is taken out again before the context ends.
    MINE.with(|m| {
        *m.borrow_mut() = Some(unsafe { std::mem::transmute::<Hook<'_>, Hook<'static>>(hook) })
    });
    for _ in 0..3 {
        x.square()?.backward()?;
    }
    assert_eq!(calls.load(Ordering::SeqCst), 1);
    assert_eq!(Arc::strong_count(&calls), 1);
    Ok(())
}

#[test]
fn closures_go_when_the_library_needs_them_no_longer() -> Result<()> {
    let token = Arc::new(());
    let ctx = Context::new()?;
    let x = leaf(&ctx, &[1.0, 2.0])?;
    let t = token.clone();
    let y = ctx.checkpoint(&[&x], 1, move |_, v| {
        let _ = &t;
        Ok(vec![v[0].exp()?])
    })?;
    assert_eq!(Arc::strong_count(&token), 2);
    y[0].sum([], false)?.backward()?;
    drop(y);
    ctx.ones(Dtype::F32, [1])?; // dropped by the next call at the latest
    assert_eq!(Arc::strong_count(&token), 1);
    let t = token.clone();
    assert!(ctx
        .checkpoint(&[&x], 1, move |_, _| {
            let _ = &t;
            Err(Error::new("no"))
        })
        .is_err());
    assert_eq!(Arc::strong_count(&token), 1);
    let t = token.clone();
    drop(nn::function(&ctx, move |_, x| {
        let _ = &t;
        Ok(x.clone())
    })?);
    ctx.ones(Dtype::F32, [1])?;
    assert_eq!(Arc::strong_count(&token), 1);
    // A schedule closure is dropped with the next schedule, or with the context.
    let params = Params::new(&ctx)?;
    params.add("x", &x)?;
    let sgd = Optimizer::new(&params, None)?;
    for _ in 0..3 {
        let t = token.clone();
        sgd.set_schedule_fn(&ScheduleDesc::default(), move |_| {
            let _ = &t;
            1.0
        })?;
        assert_eq!(Arc::strong_count(&token), 2);
    }
    sgd.set_schedule(None)?;
    assert_eq!(Arc::strong_count(&token), 1);
    let t = token.clone();
    let desc =
        CustomOpDesc { name: Some("mine".into()), in_count: 1, out_count: 1, ..Default::default() };
    ctx.register_forward(&desc, move |_, v| {
        let _ = &t;
        Ok(vec![v[0].clone()])
    })?;
    assert!(ctx.register_forward(&desc, |_, v| Ok(vec![v[0].clone()])).is_err()); // the name exists already
    drop((params, sgd, x));
    drop(ctx);
    assert_eq!(Arc::strong_count(&token), 1);
    Ok(())
}

#[test]
fn checkpoints_compute_the_same_gradients() -> Result<()> {
    let ctx = Context::new()?;
    let params = Params::new(&ctx)?;
    let net = nn::linear(&params, "fc", 5, 4, true, Activation::Relu)?;
    let x = ctx.normal(Dtype::F32, [3, 5], 0.0, 1.0)?;
    let grads = || -> Result<Vec<Vec<f32>>> {
        let all = params.iter().map(|(_, p)| p.grad()?.unwrap().to_vec()).collect();
        params.zero_grad()?;
        all
    };
    net.forward(&x)?.square()?.sum([], false)?.backward()?;
    let want = grads()?;
    net.checkpoint(&[&x], 1)?[0].square()?.sum([], false)?.backward()?;
    assert_eq!(grads()?, want);
    // A closure uses parameters through portable handles.
    let (w, b) = (params.get("fc.weight")?, params.get("fc.bias")?);
    x.linear(&w, Some(&b), Activation::Relu)?.square()?.sum([], false)?.backward()?;
    let want = grads()?;
    let (w, b) = (params.get("fc.weight")?.portable(), params.get("fc.bias")?.portable());
    let y = ctx.checkpoint(&[&x], 1, move |ctx, t| {
        Ok(vec![t[0].linear(&w.attach(ctx)?, Some(&b.attach(ctx)?), Activation::Relu)?])
    })?;
    y[0].square()?.sum([], false)?.backward()?;
    assert_eq!(grads()?, want);
    // Inputs that are left out of a call are None.
    assert_eq!(net.call(&[Some(&x)], 1)?[0].shape()?, [3, 4]);
    Ok(())
}

// ---- the host's services ------------------------------------------------------------------------

struct Counting {
    live: AtomicUsize,
    calls: AtomicUsize,
}
// SAFETY: the system's allocator meets the contract.
unsafe impl Allocator for Counting {
    fn alloc(&self, size: usize, align: usize) -> *mut u8 {
        self.live.fetch_add(size, Ordering::SeqCst);
        self.calls.fetch_add(1, Ordering::SeqCst);
        unsafe { std::alloc::alloc(std::alloc::Layout::from_size_align(size, align).unwrap()) }
    }
    unsafe fn free(&self, memory: *mut u8, size: usize, align: usize) {
        self.live.fetch_sub(size, Ordering::SeqCst);
        std::alloc::dealloc(memory, std::alloc::Layout::from_size_align(size, align).unwrap())
    }
}

#[test]
fn memory_of_the_host() -> Result<()> {
    static MEMORY: Counting = Counting { live: AtomicUsize::new(0), calls: AtomicUsize::new(0) };
    let ctx = Context::with_hooks(&ContextDesc::default(), Hooks::new().allocator(&MEMORY))?;
    let x = ctx.ones(Dtype::F32, [1 << 20])?;
    assert!(MEMORY.live.load(Ordering::SeqCst) >= 4 << 20);
    let exported = x.to_dlpack()?;
    drop(x);
    drop(ctx);
    // Another thread releases exported memory after the context has ended.
    assert!(MEMORY.live.load(Ordering::SeqCst) >= 4 << 20);
    std::thread::spawn(move || drop(exported)).join().unwrap();
    assert_eq!(MEMORY.live.load(Ordering::SeqCst), 0);
    assert!(MEMORY.calls.load(Ordering::SeqCst) > 0);
    Ok(())
}

struct Threads {
    n: i32,
    runs: Arc<AtomicUsize>,
}
// SAFETY: each worker has its own range, and the scope waits for all workers.
unsafe impl Workers for Threads {
    fn count(&self) -> i32 {
        self.n
    }
    fn run(&self, n: i64, grain: i64, job: Job<'_>) {
        self.runs.fetch_add(1, Ordering::SeqCst);
        let piece = ((n + self.n as i64 - 1) / self.n as i64).max(grain);
        std::thread::scope(|s| {
            for worker in 0..self.n {
                let (from, to) = (worker as i64 * piece, ((worker as i64 + 1) * piece).min(n));
                if from < to {
                    s.spawn(move || job.run(from, to, worker));
                }
            }
        });
    }
}

#[test]
fn workers_of_the_host_give_the_same_bits() -> Result<()> {
    let run = |ctx: &Context| -> Result<Vec<f32>> {
        let x = ctx.normal(Dtype::F32, [256, 512], 0.0, 1.0)?;
        x.matmul(&x.transpose(0, 1)?)?.softmax(-1, None)?.sum([0], false)?.to_vec()
    };
    let want = run(&Context::new()?)?;
    for n in [1, 3] {
        let runs = Arc::new(AtomicUsize::new(0));
        let hooks = Hooks::new().workers(Threads { n, runs: runs.clone() });
        let ctx = Context::with_hooks(&ContextDesc::default(), hooks)?;
        assert_eq!(run(&ctx)?, want);
        assert!(n == 1 || runs.load(Ordering::SeqCst) > 0);
    }
    Ok(())
}

#[test]
fn the_log_reaches_the_host() -> Result<()> {
    let lines = Arc::new(Mutex::new(Vec::new()));
    let sink = lines.clone();
    let hooks = Hooks::new().log(move |_, text| sink.lock().unwrap().push(text.to_string()));
    let ctx = Context::with_hooks(&ContextDesc::default(), hooks)?;
    let (one, two) = (Params::new(&ctx)?, Params::new(&ctx)?);
    one.add("a", &ctx.ones(Dtype::F32, [1])?)?;
    two.add("b", &ctx.ones(Dtype::F32, [1])?)?;
    let path = std::env::temp_dir().join(format!("mpt-rust-{}-log", std::process::id()));
    let path = path.to_str().unwrap();
    one.save(path)?;
    let loose = mpt::ParamsFileDesc { strict: false, ..Default::default() };
    two.load_with(path, &loose)?; // warns that no name matches
    std::fs::remove_file(path).unwrap();
    assert!(!lines.lock().unwrap().is_empty());
    Ok(())
}
