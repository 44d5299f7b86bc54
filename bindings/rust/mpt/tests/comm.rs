//! Tests of communicators: threads as ranks, and transports in Rust.
//! SPDX-License-Identifier: Apache-2.0
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use mpt::{
    nn, Activation, Comm, CommEngine, CommMessage, CommOp, CommWait, Context, ContextDesc, Dtype,
    Error, Module, Optimizer, OptimizerDesc, Params, Precision, Result, Shard, Status, Step,
    Stepper, StepperDesc, Training, Transport,
};

const PATIENCE: Duration = Duration::from_secs(30);

/// Runs a function in a thread for each engine, with a context and a communicator of its own.
fn on_ranks<T: Send>(
    engines: Vec<CommEngine>,
    work: impl Fn(&Context, Comm) -> Result<T> + Sync,
) -> Vec<Result<T>> {
    std::thread::scope(|s| {
        let ranks: Vec<_> = engines
            .into_iter()
            .map(|engine| {
                let work = &work;
                s.spawn(move || {
                    let ctx = Context::with(&ContextDesc { seed: 1, ..Default::default() })?;
                    let comm = Comm::new(&ctx, engine)?;
                    work(&ctx, comm)
                })
            })
            .collect();
        ranks.into_iter().map(|r| r.join().unwrap()).collect()
    })
}

fn threads(count: i32) -> Vec<CommEngine> {
    Comm::threads(count).unwrap().into_iter().map(|e| e.time_limit(PATIENCE)).collect()
}

/// Trains on the micro-batches of some ranks. Returns the losses and the parameters at the end.
fn train(
    ctx: &Context,
    precision: &str,
    how: &StepperDesc,
    ranks: &[i32],
) -> Result<(Vec<f64>, Vec<f64>)> {
    let params = Params::new(ctx)?;
    let layers = [
        nn::linear(&params, "up", 6, 16, true, Activation::Tanh)?,
        nn::linear(&params, "down", 16, 3, true, Activation::None)?,
    ];
    if ranks[0] > 0 {
        params.get("up.weight")?.write(&[0f32; 16 * 6])?; // the stepper takes those of rank 0
    }
    let net = nn::sequential(ctx, &layers)?;
    let precision = Precision::named(precision)?;
    params.set_precision(&precision)?;
    let stepper = Stepper::new(ctx, &precision, Some(how))?;
    let adamw = OptimizerDesc { lr: 1e-2, ..OptimizerDesc::adamw() };
    stepper.add(&Optimizer::new(&params, Some(&adamw))?)?;
    let mut losses = vec![];
    for step in 0..5 {
        for rank in ranks {
            let x: Vec<f32> =
                (0..24).map(|i| ((7 * i + 5 * step + 11 * rank) % 9 - 4) as f32 / 3.0).collect();
            let loss = {
                let _scope = ctx.precision(&precision)?;
                let x = precision.input(&ctx.tensor(&x, [4, 6])?)?;
                precision.output(&net.forward(&x)?)?.square()?.mean([], false)?
            };
            stepper.backward(&loss)?;
            losses.push(loss.item()?);
        }
        assert_eq!(stepper.step()?, Step::Applied);
    }
    let mut values = vec![];
    for (_, p) in &params {
        values.extend(p.to_vec::<f64>()?);
    }
    Ok((losses, values))
}

/// Compares two ranks with one program that accumulates their micro-batches.
fn same_as_one(engines: impl Fn() -> Vec<CommEngine>) -> Result<()> {
    for name in ["32-true", "16-mixed", "bf16-true"] {
        let one = Context::with(&ContextDesc { seed: 1, ..Default::default() })?;
        let both = StepperDesc { accumulate: 2, ..Default::default() };
        let (losses, values) = train(&one, name, &both, &[0, 1])?;
        for overlap in [true, false] {
            let results = on_ranks(engines(), |ctx, comm| {
                let rank = comm.rank()?;
                let how = StepperDesc {
                    comm: Some(comm),
                    overlap,
                    bucket_bytes: if overlap { 1 << 20 } else { 64 },
                    compare_every: !overlap as i64,
                    ..Default::default()
                };
                train(ctx, name, &how, &[rank])
            });
            for (rank, result) in results.into_iter().enumerate() {
                let (own, got) = result?;
                let want: Vec<_> = losses.iter().skip(rank).step_by(2).copied().collect();
                assert_eq!(own, want, "{}, rank {}", name, rank);
                assert_eq!(got, values, "{}, rank {}", name, rank);
            }
        }
    }
    Ok(())
}

#[test]
fn ranks_train_as_one_that_accumulates() -> Result<()> {
    same_as_one(|| threads(2))
}

#[test]
fn the_calls_of_ranks() -> Result<()> {
    for result in on_ranks(threads(3), |ctx, comm| {
        let rank = comm.rank()? as f32;
        comm.barrier()?;
        for (op, want) in [
            (CommOp::Sum, [3.0, -3.0]),
            (CommOp::Mean, [1.0, -1.0]),
            (CommOp::Max, [2.0, 0.0]),
            (CommOp::Min, [0.0, -2.0]),
        ] {
            let x = ctx.tensor(&[rank, -rank], [2])?;
            comm.all_reduce(&x, op)?;
            assert_eq!(x.to_vec::<f64>()?, want, "{:?}", op);
        }
        let x = ctx.tensor(&[rank], [1])?;
        comm.broadcast(&x, 2)?;
        assert_eq!(x.item()?, 2.0);
        let info = comm.info()?;
        assert!(info.exchanges > 5 && info.bytes_sent > 0 && !info.failed, "{:?}", info);
        assert_eq!(comm.size()?, 3);
        Ok(())
    }) {
        result?;
    }
    Ok(())
}

fn fails<T: std::fmt::Debug>(result: Result<T>, status: Status, words: &[&str]) {
    let e = result.unwrap_err();
    assert_eq!(e.status(), status, "{}", e);
    for w in words {
        assert!(e.message().contains(w), "'{}' does not say '{}'", e, w);
    }
}

#[test]
fn errors_name_what_each_rank_did() -> Result<()> {
    for result in on_ranks(threads(2), |ctx, comm| {
        if comm.rank()? == 0 {
            return comm.barrier();
        }
        comm.all_reduce(&ctx.ones(Dtype::F32, [2])?, CommOp::Sum)
    }) {
        fails(result, Status::Comm, &["at Comm::barrier", "at Comm::all_reduce"]);
    }
    for result in on_ranks(threads(2), |ctx, comm| {
        let rank = comm.rank()?;
        let clip_norm = 1.0 + rank as f64;
        let how = StepperDesc { comm: Some(comm), clip_norm, ..Default::default() };
        train(ctx, "32-true", &how, &[rank])
    }) {
        fails(result, Status::Comm, &["rank 1 differs from rank 0"]);
    }

    fails(Comm::threads(0), Status::InvalidArgument, &["count is 0"]);
    let ctx = Context::new()?;
    let alone = |limit| Comm::threads(2).unwrap().pop().unwrap().time_limit(limit);
    let none = Comm::new(&ctx, alone(Duration::ZERO));
    fails(none, Status::InvalidArgument, &["CommEngine.time_limit is 0"]);
    let comm = Comm::new(&ctx, alone(Duration::from_millis(20)))?; // the other engine is dropped
    fails(comm.barrier(), Status::Comm, &["rank 0 has ended its communicator"]);
    fails(comm.barrier(), Status::Comm, &["the communicator has failed"]);
    let mut both = Comm::threads(2)?;
    let comm = Comm::new(&ctx, both.pop().unwrap().time_limit(Duration::from_millis(20)))?;
    fails(comm.barrier(), Status::Comm, &["rank 0 has kept rank 1 waiting for 0.02 seconds"]);
    Ok(())
}

/// A model of two weights, of which each of two ranks owns one.
struct Model<'c> {
    params: Params<'c>,
    net: Module<'c>,
    optimizer: Optimizer<'c>,
    stepper: Stepper<'c>,
}

impl<'c> Model<'c> {
    fn new(ctx: &'c Context, how: &StepperDesc<'c>) -> Result<Model<'c>> {
        let params = Params::new(ctx)?;
        let layers = [
            nn::linear(&params, "up", 8, 8, false, Activation::Tanh)?,
            nn::linear(&params, "down", 8, 8, false, Activation::None)?,
        ];
        let net = nn::sequential(ctx, &layers)?;
        let adamw = OptimizerDesc { lr: 1e-2, ..OptimizerDesc::adamw() };
        let optimizer = Optimizer::new(&params, Some(&adamw))?;
        let stepper = Stepper::new(ctx, &Precision::default(), Some(how))?;
        stepper.add(&optimizer)?;
        Ok(Model { params, net, optimizer, stepper })
    }
    /// Takes some steps, and returns the parameters. All ranks have equal batches.
    fn steps(&self, steps: std::ops::Range<i32>) -> Result<Vec<f64>> {
        for step in steps {
            let x: Vec<f32> = (0..16).map(|i| ((7 * i + 5 * step) % 9 - 4) as f32 / 3.0).collect();
            let x = self.params.context().tensor(&x, [2, 8])?;
            self.stepper.backward(&self.net.forward(&x)?.square()?.mean([], false)?)?;
            assert_eq!(self.stepper.step()?, Step::Applied);
        }
        let mut values = vec![];
        for (_, p) in &self.params {
            values.extend(p.to_vec::<f64>()?);
        }
        Ok(values)
    }
    fn training(&self) -> Training<'_, 'c> {
        Training::new().stepper(&self.stepper)
    }
}

#[test]
fn ranks_keep_shards_and_one_of_them_saves() -> Result<()> {
    let file =
        |name| std::env::temp_dir().join(format!("mpt-rust-{}-{}", std::process::id(), name));
    let (whole, shards) = (file("whole"), file("shards"));
    let ctx = Context::with(&ContextDesc { seed: 1, ..Default::default() })?;
    let one = Model::new(&ctx, &StepperDesc::default())?;
    one.steps(0..3)?;
    one.training().save(&whole)?;
    let values = one.steps(3..6)?;

    for shard in [Shard::States, Shard::Grads, Shard::Params] {
        for result in on_ranks(threads(2), |ctx, comm| {
            let rank = comm.rank()?;
            let how = StepperDesc { comm: Some(comm), shard, gather_from: 1, ..Default::default() };
            let model = Model::new(ctx, &how)?;
            model.steps(0..3)?;
            let mut kept = 0;
            for name in ["up.weight", "down.weight"] {
                match model.optimizer.state(name, "exp_avg") {
                    Ok(state) => kept += state.is_some() as i32,
                    away => {
                        let text = format!("rank {} keeps the states of '{}'", 1 - rank, name);
                        fails(away.map(|_| ()), Status::Unsupported, &[&text])
                    }
                }
            }
            assert_eq!(kept, 1);
            match rank {
                1 => model.training().save(&shards)?,
                _ => model.training().join_save()?,
            }
            let values = model.steps(3..6)?;
            let nowhere = file("no such folder").join("file");
            match rank {
                1 => fails(model.training().save(nowhere), Status::NotFound, &["no such folder"]),
                _ => fails(model.training().join_save(), Status::Comm, &["rank 1 wrote no file"]),
            }
            Ok(values)
        }) {
            assert_eq!(result?, values, "{:?}", shard);
        }
        assert!(std::fs::read(&whole).unwrap() == std::fs::read(&shards).unwrap());
        let resumed = Model::new(&ctx, &StepperDesc::default())?;
        resumed.training().load(&shards)?;
        assert_eq!(resumed.steps(3..6)?, values);
    }
    fails(one.training().join_save(), Status::InvalidArgument, &["has other ranks"]);
    std::fs::remove_file(whole).unwrap();
    std::fs::remove_file(shards).unwrap();
    Ok(())
}

/// Messages under way, by the ranks that send and receive, and the number of the exchange.
type Boxes = Arc<(Mutex<HashMap<(usize, usize, u64), Vec<u8>>>, Condvar)>;

/// Memory that a transport writes to.
struct Room(*mut [u8]);

// SAFETY: only the transport uses the memory, on the thread of its rank.
unsafe impl Send for Room {}

/// A transport over memory that its ranks share.
struct Mail {
    rank: usize,
    boxes: Boxes,
    next: u64,
    missing: HashMap<u64, Vec<(usize, Room)>>,
    fails: Option<&'static str>,
    panics: bool,
    ends: Arc<AtomicUsize>,
    reasons: Arc<Mutex<Vec<String>>>,
}

// SAFETY: `wait` copies each message into the memory for it, and `abort` forgets the memory.
unsafe impl Transport for Mail {
    fn exchange(&mut self, messages: &[CommMessage]) -> Result<u64> {
        let mut rooms = vec![];
        for (other, m) in messages.iter().enumerate().filter(|(r, _)| *r != self.rank) {
            // SAFETY: the library gives memory of this length, or none.
            let bytes = if m.send().is_null() { vec![] } else { unsafe { (&*m.send()).to_vec() } };
            self.boxes.0.lock().unwrap().insert((self.rank, other, self.next), bytes);
            rooms.push((other, Room(m.recv())));
        }
        self.boxes.1.notify_all();
        self.missing.insert(self.next, rooms);
        self.next += 1;
        Ok(self.next - 1)
    }
    fn wait(&mut self, request: u64, limit: Duration) -> Result<CommWait> {
        assert!(!self.panics, "stop");
        if let Some(why) = self.fails {
            return Err(Error::new(why));
        }
        let end = Instant::now() + limit;
        let rooms = self.missing.get_mut(&request).unwrap();
        let mut boxes = self.boxes.0.lock().unwrap();
        loop {
            rooms.retain(|(other, room)| match boxes.remove(&(*other, self.rank, request)) {
                Some(bytes) => {
                    if !bytes.is_empty() {
                        // SAFETY: the library gives memory for the message.
                        unsafe { (&mut *room.0).copy_from_slice(&bytes) }
                    }
                    false
                }
                None => true,
            });
            let rest = end.saturating_duration_since(Instant::now());
            match rooms.first() {
                None => break,
                Some((other, _)) if rest.is_zero() => return Ok(CommWait::Missing(*other as i32)),
                _ => boxes = self.boxes.1.wait_timeout(boxes, rest).unwrap().0,
            }
        }
        self.missing.remove(&request);
        Ok(CommWait::Complete)
    }
    fn abort(&mut self, reason: &str) {
        self.missing.clear();
        self.reasons.lock().unwrap().push(reason.into());
    }
}

impl Drop for Mail {
    fn drop(&mut self) {
        self.ends.fetch_add(1, Ordering::Relaxed);
    }
}

fn mails(change: impl Fn(&mut Mail)) -> Vec<CommEngine> {
    let boxes = Boxes::default();
    (0..2)
        .map(|rank| {
            let mut mail = Mail {
                rank,
                boxes: boxes.clone(),
                next: 0,
                missing: HashMap::new(),
                fails: None,
                panics: false,
                ends: Arc::default(),
                reasons: Arc::default(),
            };
            change(&mut mail);
            CommEngine::new(rank as i32, 2, mail).time_limit(PATIENCE)
        })
        .collect()
}

#[test]
fn a_transport_in_rust() -> Result<()> {
    let ends = Arc::new(AtomicUsize::new(0));
    same_as_one(|| mails(|m| m.ends = ends.clone()))?;
    assert_eq!(ends.load(Ordering::Relaxed), 2 * 6, "each is dropped");
    drop(mails(|m| m.ends = ends.clone()));
    assert_eq!(ends.load(Ordering::Relaxed), 2 * 7, "also without a communicator");
    Ok(())
}

#[test]
fn errors_and_panics_of_a_transport() {
    let reasons: Arc<Mutex<Vec<String>>> = Arc::default();
    let engines = mails(|m| {
        m.fails = (m.rank == 1).then_some("the cable is out");
        m.reasons = reasons.clone();
    });
    fails(on_ranks(engines, |_, c| c.barrier()).remove(1), Status::Comm, &["the cable is out"]);
    assert!(reasons.lock().unwrap()[0].contains("the cable is out"));

    let engine = mails(|m| m.panics = true).remove(0);
    let ctx = Context::new().unwrap();
    let comm = Comm::new(&ctx, engine).unwrap();
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| comm.barrier()));
    assert_eq!(panic.unwrap_err().downcast_ref(), Some(&"stop"));
    fails(comm.barrier(), Status::Comm, &["the communicator has failed", "panicked"]);

    let late = mails(|_| ()).remove(0).time_limit(Duration::from_millis(20));
    let comm = Comm::new(&ctx, late).unwrap();
    fails(comm.barrier(), Status::Comm, &["rank 1 has kept rank 0 waiting for 0.02 seconds"]);
}
