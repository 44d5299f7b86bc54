//! Tests of trainings, parameters, verdicts and files through the public API.
//! SPDX-License-Identifier: Apache-2.0
use std::time::Duration;

use mpt::{
    nn, safetensors, Activation, Context, ContextDesc, Dtype, Module, Optimizer, OptimizerDesc,
    Outcome, Params, ParamsFileDesc, Precision, Recording, Reduction, Result, Status, Step,
    Stepper, StepperDesc, Tensor, Training,
};

fn temporary(name: &str) -> String {
    let path = std::env::temp_dir().join(format!("mpt-rust-{}-{}", std::process::id(), name));
    path.to_str().unwrap().to_string()
}

fn train(ctx: &Context, name: &str, steps: usize) -> Result<(f64, f64)> {
    let params = Params::new(ctx)?;
    let layers = [
        nn::linear(&params, "up", 8, 32, true, Activation::Relu)?,
        nn::linear(&params, "down", 32, 1, true, Activation::None)?,
    ];
    let net = nn::sequential(ctx, &layers)?;
    let precision = Precision::named(name)?;
    params.set_precision(&precision)?;
    let adam = OptimizerDesc { lr: 1e-2, ..OptimizerDesc::adam() };
    let stepper = Stepper::new(ctx, &precision, None)?;
    stepper.add(&Optimizer::new(&params, Some(&adam))?)?;
    let x = ctx.normal(Dtype::F32, [64, 8], 0.0, 1.0)?;
    let y = x.sum([1], true)?;
    let mut first_last = (0.0, 0.0);
    for step in 0..steps {
        let loss = {
            let _scope = ctx.precision(&precision)?;
            let guess = precision.output(&net.forward(&precision.input(&x)?)?)?;
            guess.mse_loss(&y.cast(guess.dtype()?)?, Reduction::Mean)?
        };
        stepper.backward(&loss)?;
        let _ = stepper.step()?;
        first_last.1 = loss.item()?;
        if step == 0 {
            first_last.0 = first_last.1;
        }
    }
    Ok(first_last)
}

#[test]
fn every_precision_trains() -> Result<()> {
    for name in ["32-true", "64-true", "bf16-mixed", "16-mixed", "bf16-true", "16-true"] {
        let ctx = Context::with(&ContextDesc { seed: 7, ..Default::default() })?;
        let (first, last) = train(&ctx, name, 200)?;
        assert!(last < 0.1 * first, "{}: {} to {}", name, first, last);
        // A second run gives the same bits.
        let again = Context::with(&ContextDesc { seed: 7, ..Default::default() })?;
        assert_eq!(train(&again, name, 200)?, (first, last), "{}", name);
    }
    let mut own = Precision::named("bf16-mixed")?;
    own.vectors_f32 = false;
    assert_ne!(own, Precision::named("bf16-mixed")?);
    assert_eq!(Precision::default(), "32-true".parse()?);
    Ok(())
}

/// A small training whose step has dropout, and reads its batch from `x` and `y`.
struct Recorded<'c> {
    params: Params<'c>,
    net: Module<'c>,
    precision: Precision,
    stepper: Stepper<'c>,
    x: Tensor<'c>,
    y: Tensor<'c>,
}

impl<'c> Recorded<'c> {
    fn new(ctx: &'c Context) -> Result<Self> {
        let params = Params::new(ctx)?;
        let layers = [
            nn::linear(&params, "up", 6, 16, true, Activation::Gelu)?,
            nn::dropout(ctx, 0.2)?,
            nn::linear(&params, "down", 16, 3, true, Activation::None)?,
        ];
        let net = nn::sequential(ctx, &layers)?;
        let precision = Precision::named("bf16-mixed")?;
        params.set_precision(&precision)?;
        let stepper = Stepper::new(ctx, &precision, None)?;
        stepper.add(&Optimizer::new(&params, Some(&OptimizerDesc::adamw()))?)?;
        let (x, y) = (ctx.zeros(Dtype::F32, [8, 6])?, ctx.zeros(Dtype::I64, [8])?);
        Ok(Recorded { params, net, precision, stepper, x, y })
    }
    fn batch(&self, step: i64) -> Result<()> {
        let x: Vec<f32> = (0..48).map(|i| ((7 * i + step) % 5) as f32 - 2.0).collect();
        let y: Vec<i64> = (0..8).map(|i| (i + step) % 3).collect();
        self.x.write(&x)?;
        self.y.write(&y)
    }
    fn backward(&self) -> Result<Tensor<'c>> {
        let loss = {
            let _scope = self.context().precision(&self.precision)?;
            let guess = self.net.forward(&self.precision.input(&self.x)?)?;
            self.precision.output(&guess)?.cross_entropy(&self.y, None, None)?
        };
        self.stepper.backward(&loss)?;
        Ok(loss)
    }
    fn context(&self) -> &'c Context {
        self.params.context()
    }
    fn step(&self) -> Result<Tensor<'c>> {
        let loss = self.backward()?;
        let _ = self.stepper.step()?;
        Ok(loss)
    }
    fn bits(&self, loss: &Tensor<'c>) -> Result<Vec<f64>> {
        let mut out = vec![loss.item()?];
        for (_, p) in &self.params {
            out.extend(p.to_vec::<f64>()?);
        }
        Ok(out)
    }
}

#[test]
fn a_replay_has_the_bits_of_a_step() -> Result<()> {
    let desc = ContextDesc { seed: 3, ..Default::default() };
    let contexts = (Context::with(&desc)?, Context::with(&desc)?);
    let (a, b) = (Recorded::new(&contexts.0)?, Recorded::new(&contexts.1)?);
    for i in 0..7 {
        a.batch(i)?;
        a.step()?;
    }
    a.batch(7)?;
    let loss = a.step()?;
    for i in 0..2 {
        b.batch(i)?;
        b.step()?;
    }
    b.batch(2)?;
    let (recording, replayed) = Recording::of(&contexts.1, || b.step())?;
    for i in 3..6 {
        b.batch(i)?;
        recording.replay()?;
    }
    b.batch(6)?;
    let mut parts = 1;
    while !recording.advance(Duration::ZERO)? {
        parts += 1;
    }
    b.batch(7)?;
    assert!(recording.advance(Duration::MAX)?);
    assert_eq!(b.bits(&replayed)?, a.bits(&loss)?);
    let info = recording.info()?;
    assert!(info.replays == 5 && info.launches > 10 && info.bytes > 0 && parts > 10, "{:?}", info);
    Ok(())
}

#[test]
fn calls_that_fail_are_not_recorded() -> Result<()> {
    let ctx = Context::new()?;
    let t = Recorded::new(&ctx)?;
    t.step()?;
    let e = Recording::of(&ctx, || t.step()?.item()).unwrap_err();
    assert_eq!(e.status(), Status::State);
    assert!(e.message().contains("while a recording is made"), "{}", e);
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        let _ = Recording::of(&ctx, || -> Result<()> { panic!("stop") });
    }));
    assert_eq!(panic.unwrap_err().downcast_ref(), Some(&"stop"));
    let e = Recording::of(&ctx, || Recording::of(&ctx, || Ok(()))).unwrap_err();
    assert!(e.message().contains("the end of Recording::of"), "{}", e);
    let e = Recording::of(&ctx, || t.backward()).unwrap_err();
    assert!(e.message().contains("gradient"), "{}", e);
    t.stepper.drop()?;
    let (recording, loss) = Recording::of(&ctx, || t.step())?;
    recording.replay()?;
    assert!(loss.item()?.is_finite());
    Ok(())
}

#[test]
fn parameters_are_a_collection() -> Result<()> {
    let ctx = Context::new()?;
    let params = Params::new(&ctx)?;
    nn::linear(&params, "fc", 3, 2, true, Activation::None)?;
    nn::batch_norm(&params, "norm", 2, None)?;
    let names: Vec<_> = params.iter().map(|(n, _)| n).collect();
    assert_eq!(names, ["fc.weight", "fc.bias", "norm.weight", "norm.bias"]);
    let buffers: Vec<_> = params.buffers().map(|(n, _)| n).collect();
    assert_eq!(buffers, ["norm.running_mean", "norm.running_var", "norm.num_batches_tracked"]);
    assert_eq!(params.iter().len(), 4);
    let mut elements = 0;
    for (_, p) in &params {
        elements += p.count()?;
    }
    assert_eq!(elements as i64, params.info()?.elements);
    params.freeze("fc", true)?;
    assert_eq!(params.info()?.trainable, 4);
    assert!(params.freeze("nothing", true).is_err());
    assert_eq!(params.get("fc.bias")?.shape()?, [2]);
    let own = ctx.ones(Dtype::F32, [5])?;
    params.add("own", &own)?;
    assert_eq!(own.name()?.as_deref(), Some("own"));
    assert!(params.add("own", &own).is_err());
    Ok(())
}

#[test]
fn verdicts_scalers_and_states() -> Result<()> {
    let ctx = Context::new()?;
    let params = Params::new(&ctx)?;
    let w = ctx.ones(Dtype::F32, [2])?;
    params.add("w", &w)?;
    let sgd = OptimizerDesc { lr: 0.5, momentum: 0.9, ..OptimizerDesc::sgd() };
    let optimizer = Optimizer::new(&params, Some(&sgd))?;
    assert_eq!(optimizer.group(0)?, sgd);
    let scaler =
        mpt::Scaler::new(&ctx, Some(&mpt::ScalerDesc { init_scale: 8.0, ..Default::default() }))?;
    let desc = StepperDesc { scaler: Some(scaler.clone()), clip_norm: 100.0, ..Default::default() };
    let stepper = Stepper::new(&ctx, &Precision::default(), Some(&desc))?;
    stepper.add(&optimizer)?;
    let e = stepper.step().unwrap_err();
    assert_eq!(e.status(), Status::State);
    stepper.backward(&w.sum([], false)?)?;
    assert_eq!(stepper.step()?, Step::Applied);
    assert_eq!(w.to_vec::<f32>()?, [0.5, 0.5]);
    let verdict = stepper.verdict(0)?;
    assert_eq!((verdict.outcome, verdict.scale_before), (Outcome::Applied, 8.0));
    assert!((verdict.grad_norm - 2f64.sqrt()).abs() < 1e-6);
    stepper.backward(&w.mul_scalar(f64::INFINITY)?.sum([], false)?)?;
    assert_eq!(stepper.step()?, Step::Skipped);
    let verdict = stepper.verdict(0)?;
    assert_eq!(verdict.outcome, Outcome::NonFinite);
    assert_eq!(verdict.bad_parameter.as_deref(), Some("w"));
    assert_eq!(scaler.info()?.scale, 4.0);
    let mut state = scaler.state()?;
    state.scale = 16.0;
    scaler.set_state(&state)?;
    assert_eq!(stepper.scaler()?.unwrap().info()?.scale, 16.0);
    assert_eq!(optimizer.state("w", "momentum_buffer")?.unwrap().to_vec::<f32>()?, [1.0, 1.0]);
    assert!(Stepper::new(&ctx, &Precision::default(), None)?.scaler()?.is_none());
    let vectors = mpt::Selection { max_rank: 1, ..Default::default() };
    let no_decay = OptimizerDesc { weight_decay: 0.0, ..OptimizerDesc::sgd() };
    assert_eq!(optimizer.add_group(Some(&vectors), Some(&no_decay))?, 1);
    Ok(())
}

#[test]
fn files() -> Result<()> {
    let ctx = Context::new()?;
    let params = Params::new(&ctx)?;
    nn::linear(&params, "fc", 3, 2, true, Activation::None)?;
    let path = temporary("params.safetensors");
    params.save_with(&path, &ParamsFileDesc::default(), &[("by", "rust")])?;
    let file = safetensors::File::open(&ctx, &path)?;
    assert_eq!(file.len(), 2);
    assert_eq!(file.metadata("by")?.as_deref(), Some("rust"));
    assert_eq!(file.metadata("nothing")?, None);
    let mut names: Vec<_> = file.iter().map(|(n, _)| n).collect();
    names.sort();
    assert_eq!(names, ["fc.bias", "fc.weight"]);
    let weight = params.get("fc.weight")?.to_vec::<f32>()?;
    assert_eq!(file.read("fc.weight")?.to_vec::<f32>()?, weight);
    assert!(file.read("fc.wait").unwrap_err().message().contains("fc.wait"));
    let other = Params::new(&ctx)?;
    nn::linear(&other, "fc", 3, 2, true, Activation::None)?;
    assert_ne!(other.get("fc.weight")?.to_vec::<f32>()?, weight);
    assert_eq!(other.load(&path)?.loaded, 2);
    assert_eq!(other.get("fc.weight")?.to_vec::<f32>()?, weight);
    std::fs::write(&path, b"damaged").unwrap();
    assert_eq!(other.load(&path).unwrap_err().status(), Status::Io);
    assert_eq!(other.get("fc.weight")?.to_vec::<f32>()?, weight);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(other.load(&path).unwrap_err().status(), Status::NotFound);
    Ok(())
}

#[test]
fn a_training_resumes_to_the_same_bits() -> Result<()> {
    let path = temporary("training.safetensors");
    let run = |from: i64, to: i64, load: bool, save: bool| -> Result<Vec<f64>> {
        let ctx = Context::with(&ContextDesc { seed: 3, ..Default::default() })?;
        let params = Params::new(&ctx)?;
        let net = nn::linear(&params, "fc", 4, 1, true, Activation::None)?;
        let precision = Precision::named("bf16-mixed")?;
        params.set_precision(&precision)?;
        let stepper = Stepper::new(&ctx, &precision, None)?;
        stepper.add(&Optimizer::new(&params, None)?)?;
        let (mut at, mut seen) = (from, [0.0f32; 2]);
        if load {
            let mut training = Training::new();
            training = training.stepper(&stepper).value("at", &mut at).values("seen", &mut seen);
            training.load(std::path::Path::new(&path))?; // a &str is accepted as well
            assert_eq!((at, seen), (from, [1.0, 2.0]));
            // Loads it from memory, too.
            let content = std::fs::read(&path).unwrap();
            (at, seen) = (0, [0.0; 2]);
            let mut training = Training::new();
            training = training.stepper(&stepper).value("at", &mut at).values("seen", &mut seen);
            assert!(training
                .load_bytes(&content[..99])
                .unwrap_err()
                .message()
                .contains("'memory'"));
            training.load_bytes(&content)?;
            assert_eq!(training.save_bytes(&ctx)?, content);
            let blob = mpt::Blob::new(&ctx)?;
            assert_eq!(blob.to_vec()?, []);
            training.save_to(&blob)?;
            assert_eq!(blob.to_vec()?, content);
            let set = params.save_bytes()?;
            assert_eq!(params.load_bytes(&set, &Default::default())?.loaded, 2);
        }
        let mut losses = Vec::new();
        let snapshot = Training::new().stepper(&stepper).snapshot(&ctx)?;
        let mut rolled_back = false;
        while at < to {
            if at == from + 4 && !rolled_back {
                (rolled_back, at) = (true, from);
                losses.clear();
                snapshot.restore()?;
                snapshot.take()?;
            }
            let x = ctx.normal(Dtype::F32, [16, 4], 0.0, 1.0)?;
            let loss = {
                let _scope = ctx.precision(&precision)?;
                net.forward(&x)?.mse_loss(&x.sum([1], true)?, Reduction::Mean)?
            };
            stepper.backward(&loss)?;
            let _ = stepper.step()?;
            losses.push(loss.item()?);
            at += 1;
        }
        if save {
            seen = [1.0, 2.0];
            let training = Training::new().stepper(&stepper);
            training.value("at", &mut at).values("seen", &mut seen).save(&path)?;
        }
        Ok(losses)
    };
    let whole = run(0, 20, false, false)?;
    let mut parts = run(0, 11, false, true)?;
    parts.extend(run(11, 20, true, false)?);
    assert_eq!(whole, parts);
    std::fs::remove_file(&path).unwrap();
    Ok(())
}

/// Saves and resumes a GAN (two steppers, each with its scaler), a hand-written loop with two
/// scalers, and L-BFGS.
#[test]
fn a_training_of_several_parts_resumes() -> Result<()> {
    let path = temporary("parts.safetensors");
    let run = |scales: [f64; 4], load: bool| -> Result<Vec<f64>> {
        let ctx = Context::new()?;
        let precision = Precision::named("16-mixed")?;
        let scaler = |init_scale| {
            mpt::Scaler::new(&ctx, Some(&mpt::ScalerDesc { init_scale, ..Default::default() }))
        };
        let scalers =
            [scaler(scales[0])?, scaler(scales[1])?, scaler(scales[2])?, scaler(scales[3])?];
        let sets = [Params::new(&ctx)?, Params::new(&ctx)?, Params::new(&ctx)?];
        let mut steppers = Vec::new();
        for (i, set) in sets.iter().enumerate() {
            nn::linear(set, "fc", 4, 1, true, Activation::None)?;
            if i < 2 {
                let scaler = Some(scalers[i].clone());
                let s = Stepper::new(
                    &ctx,
                    &precision,
                    Some(&StepperDesc { scaler, ..Default::default() }),
                )?;
                s.add(&Optimizer::new(set, None)?)?;
                steppers.push(s);
            }
        }
        let lbfgs = mpt::Lbfgs::new(&sets[2], None)?;
        let mut t = Training::new().stepper(&steppers[0]).stepper(&steppers[1]).lbfgs(&lbfgs);
        t = t.scaler(&scalers[2]).scaler(&scalers[3]);
        if load {
            t.load(&path)?;
        } else {
            t.save(&path)?;
        }
        scalers.iter().map(|s| Ok(s.info()?.scale)).collect()
    };
    run([2.0, 4.0, 8.0, 16.0], false)?;
    assert_eq!(run([1.0; 4], true)?, [2.0, 4.0, 8.0, 16.0]);
    std::fs::remove_file(&path).unwrap();
    Ok(())
}

#[test]
fn files_are_named_as_elsewhere_in_rust() -> Result<(), Box<dyn std::error::Error>> {
    use std::os::unix::ffi::OsStrExt;
    let ctx = Context::new()?;
    let params = Params::new(&ctx)?;
    nn::linear(&params, "fc", 4, 1, true, Activation::None)?;
    let name = std::ffi::OsStr::from_bytes(b"paths-\xff.safetensors"); // not valid UTF-8
    let path =
        std::env::temp_dir().join(format!("mpt-{}", std::process::id())).with_file_name(name);
    params.save(&path)?;
    assert_eq!(params.load(path.as_path())?.loaded, 2);
    assert_eq!(mpt::safetensors::File::open(&ctx, &path)?.len(), 2);
    std::fs::remove_file(&path)?;
    let bad = params.save("a\0b").unwrap_err();
    assert!(bad.message().contains("NUL"), "{}", bad);
    assert!(
        params.get("fc.weight")?.requires_grad()? && !ctx.ones(Dtype::F32, [1])?.requires_grad()?
    );
    Ok(())
}
