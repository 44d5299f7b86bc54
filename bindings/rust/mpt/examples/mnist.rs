//! MNIST in any precision. Networks, data and losses equal those of examples/mnist.c to the last
//! bit.
//!
//!     cargo run --release --example mnist -- --data FOLDER [--model mlp|cnn]
//!         [--precision bf16-mixed]
//!         [--epochs N] [--seed N] [--losses FILE]
//!
//! FOLDER holds the four IDX files; examples/data/get_mnist downloads them. The bits of every loss
//! are written to FILE.
//! SPDX-License-Identifier: Apache-2.0
use std::error::Error;
use std::io::Write;
use std::time::Instant;

use mpt::{
    nn, Activation, Context, ContextDesc, Hooks, Module, NnConvDesc, NnNormDesc, Optimizer,
    OptimizerDesc, Params, Precision, ScheduleDesc, ScheduleKind, Step, Stepper, Tensor,
};

type Any<T> = Result<T, Box<dyn Error>>;

const SIDE: i64 = 28;
const PIXELS: usize = (SIDE * SIDE) as usize;
const CLASSES: i64 = 10;

// ---- the data -----------------------------------------------------------------------------------

struct Dataset {
    images: Vec<u8>,
    labels: Vec<u8>,
}

fn read_idx(folder: &str, name: &str, header: usize) -> Any<Vec<u8>> {
    let path = format!("{}/{}", folder, name);
    let mut bytes = std::fs::read(&path)
        .map_err(|e| format!("{}: {}; examples/data/get_mnist FOLDER fetches it", path, e))?;
    Ok(bytes.split_off(header))
}

impl Dataset {
    fn read(folder: &str, which: &str) -> Any<Dataset> {
        let images = read_idx(folder, &format!("{}-images-idx3-ubyte", which), 16)?;
        let labels = read_idx(folder, &format!("{}-labels-idx1-ubyte", which), 8)?;
        if images.len() != labels.len() * PIXELS {
            return Err(format!("{} pixels, {} labels", images.len(), labels.len()).into());
        }
        Ok(Dataset { images, labels })
    }
    fn count(&self) -> usize {
        self.labels.len()
    }

    /// Makes a batch of examples, with pixels normalized to mean 0 and standard deviation 1. If
    /// `shift` is positive, each image is moved by up to `shift` pixels, in a new direction each
    /// time.
    fn batch<'c>(
        &self,
        ctx: &'c Context,
        examples: impl Iterator<Item = usize>,
        shift: i64,
        random: &mut Random,
    ) -> mpt::Result<(Tensor<'c>, Tensor<'c>)> {
        let (mut pixels, mut labels) = (Vec::new(), Vec::new());
        for k in examples {
            let mut move_by = || {
                if shift > 0 {
                    random.below(2 * shift + 1) - shift
                } else {
                    0
                }
            };
            let (down, right) = (move_by(), move_by());
            let image = &self.images[k * PIXELS..][..PIXELS];
            for row in 0..SIDE {
                for column in 0..SIDE {
                    let (r, c) = (row - down, column - right);
                    let inside = (0..SIDE).contains(&r) && (0..SIDE).contains(&c);
                    let v = if inside { image[(r * SIDE + c) as usize] } else { 0 };
                    pixels.push((v as f32 / 255.0 - 0.1307) / 0.3081);
                }
            }
            labels.push(self.labels[k] as i64);
        }
        let n = labels.len() as i64;
        // The vectors are not copied; the library drops them.
        Ok((ctx.from_vec(pixels, [n, 1, SIDE, SIDE])?, ctx.from_vec(labels, [n])?))
    }
}

/// Generator of the sample order and the image shifts, equal to that of examples/mnist.c.
struct Random(u64);

impl Random {
    fn below(&mut self, n: i64) -> i64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % n as u64) as i64
    }
    fn shuffle(&mut self, order: &mut [usize]) {
        for i in (1..order.len()).rev() {
            order.swap(i, self.below(i as i64 + 1) as usize);
        }
    }
}

// ---- the networks -------------------------------------------------------------------------------

/// Builds a network of fully connected layers: 784 - 512 - 256 - 10.
fn mlp<'c>(ctx: &'c Context, params: &Params<'c>) -> mpt::Result<Module<'c>> {
    nn::sequential(
        ctx,
        &[
            nn::flatten(ctx)?,
            nn::linear(params, "fc1", PIXELS as i64, 512, true, Activation::Relu)?,
            nn::dropout(ctx, 0.2)?,
            nn::linear(params, "fc2", 512, 256, true, Activation::Relu)?,
            nn::linear(params, "fc3", 256, CLASSES, true, Activation::None)?,
        ],
    )
}

/// Builds a network of two blocks (3x3 convolution, batch norm, ReLU, 2x2 max pooling), followed by
/// two linear layers.
fn cnn<'c>(ctx: &'c Context, params: &Params<'c>) -> mpt::Result<Module<'c>> {
    let no_bias = NnConvDesc { bias: false, ..Default::default() }; // the norm has a bias
    let with_relu = NnNormDesc { activation: Activation::Relu, ..Default::default() };
    nn::sequential(
        ctx,
        &[
            nn::conv2d(params, "conv1", 1, 16, 3, 1, 1, Some(&no_bias))?,
            nn::batch_norm(params, "norm1", 16, Some(&with_relu))?,
            nn::max_pool2d(ctx, 2, 0, 0, None)?,
            nn::conv2d(params, "conv2", 16, 32, 3, 1, 1, Some(&no_bias))?,
            nn::batch_norm(params, "norm2", 32, Some(&with_relu))?,
            nn::max_pool2d(ctx, 2, 0, 0, None)?,
            nn::flatten(ctx)?,
            nn::linear(params, "fc1", 32 * 7 * 7, 128, true, Activation::Relu)?,
            nn::dropout(ctx, 0.3)?,
            nn::linear(params, "fc2", 128, CLASSES, true, Activation::None)?,
        ],
    )
}

fn accuracy(ctx: &Context, net: &Module, precision: &Precision, d: &Dataset) -> mpt::Result<f64> {
    let _mode = ctx.inference()?;
    net.train(false)?;
    let (mut right, mut unused) = (0, Random(0));
    for at in (0..d.count()).step_by(1000) {
        let _precision = ctx.precision(precision)?;
        let to = (at + 1000).min(d.count());
        let (x, _) = d.batch(ctx, at..to, 0, &mut unused)?;
        let best = net.forward(&precision.input(&x)?)?.argmax(Some(1), false)?.to_vec::<i64>()?;
        right += best.iter().zip(&d.labels[at..to]).filter(|(g, l)| **g == **l as i64).count();
    }
    net.train(true)?;
    Ok(right as f64 / d.count() as f64)
}

// ---- the training -------------------------------------------------------------------------------

fn flag(name: &str) -> Option<String> {
    std::env::args().skip_while(|a| a.strip_prefix("--") != Some(name)).nth(1)
}

fn main() -> Any<()> {
    let folder = flag("data").unwrap_or_else(|| "build/mnist".into());
    let name = flag("precision").unwrap_or_else(|| "bf16-mixed".into());
    let model = flag("model").unwrap_or_else(|| "mlp".into());
    let is_cnn = match model.as_str() {
        "mlp" => false,
        "cnn" => true,
        other => return Err(format!("--model {}: mlp and cnn are known", other).into()),
    };
    let epochs = flag("epochs").map_or(Ok(if is_cnn { 3 } else { 6 }), |s| s.parse())?;
    let seed = flag("seed").map_or(Ok(1), |s| s.parse())?;
    let mut losses = flag("losses").map(std::fs::File::create).transpose()?;
    let batch = 128;
    let (train, test) = (Dataset::read(&folder, "train")?, Dataset::read(&folder, "t10k")?);

    let hooks = Hooks::new().log(|level, text| eprintln!("mpt: {:?}: {}", level, text));
    let ctx =
        Context::with_hooks(&ContextDesc { own_threads: -1, seed, ..Default::default() }, hooks)?;
    let params = Params::new(&ctx)?;
    let net = if is_cnn { cnn(&ctx, &params)? } else { mlp(&ctx, &params)? };
    let precision = Precision::named(&name)?;
    params.set_precision(&precision)?;

    let adam = OptimizerDesc { lr: if is_cnn { 5e-3 } else { 3e-3 }, ..OptimizerDesc::adam() };
    let optimizer = Optimizer::new(&params, Some(&adam))?;
    optimizer.set_schedule(Some(&ScheduleDesc {
        kind: ScheduleKind::OneCycle, // rises to lr, then falls almost to 0
        total_steps: epochs * (train.count() / batch) as i64,
        ..Default::default()
    }))?;
    let stepper = Stepper::new(&ctx, &precision, None)?;
    stepper.add(&optimizer)?;
    println!(
        "mnist {}: {} parameters, {}, {} training images, batch {}, seed {}",
        model,
        params.info()?.elements,
        name,
        train.count(),
        batch,
        seed
    );

    let mut order: Vec<usize> = (0..train.count()).collect();
    let mut random = Random(1);
    let (mut result, started) = (0.0, Instant::now());
    for epoch in 1..=epochs {
        let begin = Instant::now();
        random.shuffle(&mut order);
        let (mut sum, mut steps, mut skipped) = (0.0, 0, 0);
        for examples in order.chunks_exact(batch) {
            let (x, y) = train.batch(&ctx, examples.iter().copied(), is_cnn as i64, &mut random)?;
            let loss = {
                let _precision = ctx.precision(&precision)?;
                let guess = net.forward(&precision.input(&x)?)?;
                guess.cross_entropy(&y, None, None)?
            };
            stepper.backward(&loss)?;
            if stepper.step()? == Step::Skipped {
                skipped += 1;
            }
            let loss = loss.item()?;
            sum += loss;
            steps += 1;
            if let Some(file) = &mut losses {
                writeln!(file, "{:016x}", loss.to_bits())?;
            }
        }
        let took = begin.elapsed().as_secs_f64();
        result = accuracy(&ctx, &net, &precision, &test)?;
        println!(
            "epoch {}/{}  loss {:.4}  test accuracy {:.2}%  {:.0} images/s  skipped {}",
            epoch,
            epochs,
            sum / steps as f64,
            100.0 * result,
            (steps * batch) as f64 / took,
            skipped
        );
    }
    let wanted = if is_cnn { 0.99 } else { 0.98 };
    println!(
        "{} {}: test accuracy {:.2}% ({:.0}% wanted) in {:.1} s",
        model,
        name,
        100.0 * result,
        100.0 * wanted,
        started.elapsed().as_secs_f64()
    );
    if result < wanted {
        return Err("less than wanted".into());
    }
    Ok(())
}
