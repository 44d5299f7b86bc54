//! Tests of bug reports: the cases of tests/reports/cases.txt, whose header describes its lines.
//! This program prints one line for each report, as Cargo's own tests do.
//! SPDX-License-Identifier: Apache-2.0
use std::collections::{HashMap, VecDeque};
use std::error::Error;
use std::path::PathBuf;
use std::str::FromStr;

use mpt::{
    einsum, grad, safetensors, BackwardDesc, Context, CrossEntropyDesc, Dtype, InterpolateMode,
    Optimizer, OptimizerDesc, Params, Precision, Reduction, ScheduleDesc, ScheduleKind, Status,
    Tensor, Training,
};

type Outcome<T> = Result<T, Box<dyn Error>>;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../tests/reports/cases.txt");
const LANGUAGES: [&str; 6] = ["c", "python", "go", "rust", "java", "csharp"];
const FLOATING: [Dtype; 6] =
    [Dtype::F32, Dtype::F64, Dtype::F16, Dtype::BF16, Dtype::F8E4M3, Dtype::F8E5M2];
const OTHERS: [Dtype; 5] = [Dtype::I8, Dtype::U8, Dtype::I32, Dtype::I64, Dtype::Bool];

/// A report: its first line, and the lines of its steps with their numbers.
struct Report<'t> {
    line: usize,
    text: &'t str,
    steps: Vec<(usize, &'t str)>,
}

fn read_reports(content: &str) -> Outcome<Vec<Report<'_>>> {
    let mut reports: Vec<Report> = Vec::new();
    for (i, text) in content.lines().enumerate() {
        if text.trim().is_empty() || text.starts_with('#') {
            continue;
        }
        if text.starts_with("report ") {
            reports.push(Report { line: i + 1, text, steps: Vec::new() });
        } else {
            let report = reports.last_mut().ok_or("no report is above the first step")?;
            report.steps.push((i + 1, text));
        }
    }
    Ok(reports)
}

fn main() {
    let content = std::fs::read_to_string(PATH).expect(PATH);
    let reports = read_reports(&content).expect(PATH);
    assert!(!reports.is_empty(), "{} has no reports", PATH);
    let mut failed = 0;
    for report in reports {
        if report.steps.iter().any(|(_, step)| is_for_others(step)) {
            continue;
        }
        let project = report.text.split_whitespace().nth(1).unwrap_or("").replace('#', " ");
        let is_long = report.steps.iter().any(|(_, step)| *step == "long");
        let runs = !is_long || std::env::var("MPT_TIER").as_deref() == Ok("full");
        let result = match if runs { run(&report) } else { Ok(()) } {
            Ok(()) if !runs => "ignored",
            Ok(()) => "ok",
            Err(error) => {
                println!("{}\n{}", report.text, error);
                failed += 1;
                "FAILED"
            }
        };
        println!("test report {} line {} ... {}", project, report.line, result);
    }
    std::process::exit((failed > 0) as i32);
}

/// Says whether a step leaves this language out. A word that is no language fails when it runs.
fn is_for_others(step: &str) -> bool {
    match step.split_whitespace().collect::<Vec<_>>()[..] {
        ["only", ref list @ ..] if !list.is_empty() => {
            list.iter().all(|word| LANGUAGES.contains(word) && *word != "rust")
        }
        _ => false,
    }
}

fn run(report: &Report) -> Outcome<()> {
    let ctx = Context::new()?;
    let mut tensors = HashMap::new();
    if report.steps.is_empty() {
        return Err("the report has no steps".into());
    }
    for (line, text) in &report.steps {
        step(&ctx, &mut tensors, text)
            .map_err(|e| format!("{}:{}: {}\n{}", PATH, line, text, e))?;
    }
    Ok(())
}

/// Runs a step.
fn step<'c>(
    ctx: &'c Context,
    tensors: &mut HashMap<String, Tensor<'c>>,
    text: &str,
) -> Outcome<()> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut parts = words.splitn(2, |word| *word == ":");
    let (mut head, values) = (parts.next().unwrap_or(&[]), parts.next().unwrap_or(&[]));
    let mut bound = 0.0;
    if let [_, _, _, "within", number] = head {
        bound = number.parse()?;
        head = &head[..3];
    }
    match head {
        ["only", list @ ..] if !list.is_empty() => {
            match list.iter().find(|l| !LANGUAGES.contains(l)) {
                Some(language) => Err(format!("there is no language {}", language).into()),
                None => Ok(()),
            }
        }
        ["long"] => Ok(()),
        ["tensor", name, dtype, shape] => {
            let x = new_tensor(ctx, dtype_named(dtype)?, shape, values)?;
            tensors.insert(name.to_string(), x);
            Ok(())
        }
        ["call", function, rest @ ..] => call(ctx, tensors, function, rest),
        ["is", name, dtype] => {
            compare(named(tensors, name)?, dtype_named(dtype)?, bound, &parse(values)?)
        }
        ["gradient", of, name] => {
            let (sum, x) = (named(tensors, of)?.sum([], false)?, named(tensors, name)?);
            let desc = BackwardDesc { retain_graph: true, ..Default::default() };
            let gradient = grad(&[sum], &[], &[x], Some(&desc))?.remove(0);
            let gradient = gradient.ok_or_else(|| format!("{} does not depend on {}", of, name))?;
            compare(&gradient, x.dtype()?, bound, &parse(values)?)
        }
        _ => Err("this is no line of a case".into()),
    }
}

fn named<'m, 'c>(tensors: &'m HashMap<String, Tensor<'c>>, name: &str) -> Outcome<&'m Tensor<'c>> {
    tensors.get(name).ok_or_else(|| format!("there is no tensor {}", name).into())
}

fn dtype_named(name: &str) -> Outcome<Dtype> {
    let found = FLOATING.iter().chain(&OTHERS).find(|d| d.name() == name);
    found.copied().ok_or_else(|| format!("there is no dtype {}", name).into())
}

/// Reads values, where v*n stands for n times v.
fn parse<T>(values: &[&str]) -> Outcome<Vec<T>>
where
    T: FromStr + Clone,
    T::Err: Error + 'static,
{
    let mut out = Vec::new();
    for word in values {
        let (value, times) = word.split_once('*').unwrap_or((word, "1"));
        out.resize(out.len() + times.parse::<usize>()?, value.parse()?);
    }
    Ok(out)
}

fn integers(list: &str) -> Outcome<Vec<i64>> {
    parse(&list.split(',').collect::<Vec<_>>())
}

fn new_tensor<'c>(
    ctx: &'c Context,
    dtype: Dtype,
    shape: &str,
    values: &[&str],
) -> Outcome<Tensor<'c>> {
    let shape = if shape == "-" { Vec::new() } else { integers(shape)? };
    if OTHERS.contains(&dtype) {
        return Ok(ctx.tensor(&parse::<i64>(values)?, shape)?.cast(dtype)?);
    }
    let x = ctx.tensor(&parse::<f64>(values)?, shape)?.cast(dtype)?;
    x.set_requires_grad(true)?;
    Ok(x)
}

/// Fails unless a tensor has a dtype and elements that are equal or within a bound.
fn compare(x: &Tensor, dtype: Dtype, bound: f64, want: &[f64]) -> Outcome<()> {
    if x.dtype()? != dtype {
        return Err(format!("the dtype is {}, expected {}", x.dtype()?, dtype).into());
    }
    let got = x.to_vec::<f64>()?;
    if got.len() != want.len() {
        return Err(format!("got {} elements, expected {}", got.len(), want.len()).into());
    }
    for (i, (a, b)) in got.iter().zip(want).enumerate() {
        let equal = a == b || (a.is_nan() && b.is_nan());
        if !(equal || (a - b).abs() <= bound) {
            let text = format!("element {} is {}, expected {} within {}", i, a, b, bound);
            return Err(text.into());
        }
    }
    Ok(())
}

/// Calls the function of a line and keeps its results under their names.
fn call<'c>(
    ctx: &'c Context,
    tensors: &mut HashMap<String, Tensor<'c>>,
    function: &str,
    words: &[&str],
) -> Outcome<()> {
    let mut parts = words.splitn(2, |word| *word == "->");
    let mut call = Call { ctx, inputs: VecDeque::new(), keys: HashMap::new() };
    for word in parts.next().unwrap_or(&[]) {
        if let Some((key, value)) = word.split_once('=') {
            call.keys.insert(key, value);
        } else if *word == "-" {
            call.inputs.push_back(None);
        } else {
            call.inputs.push_back(Some(named(tensors, word)?.clone()));
        }
    }
    let results = call.results(function)?;
    if !call.inputs.is_empty() || !call.keys.is_empty() {
        return Err(format!("it does not take all inputs, or the keys {:?}", call.keys).into());
    }
    let outs = parts.next().unwrap_or(&[]);
    if outs.len() != results.len() {
        return Err(format!("it has {} results", results.len()).into());
    }
    tensors.extend(outs.iter().map(|name| name.to_string()).zip(results));
    Ok(())
}

/// The inputs and keys that a call has not taken yet.
struct Call<'c, 't> {
    ctx: &'c Context,
    inputs: VecDeque<Option<Tensor<'c>>>,
    keys: HashMap<&'t str, &'t str>,
}

impl<'c> Call<'c, '_> {
    /// Takes the next input, which may be none.
    fn optional(&mut self) -> Outcome<Option<Tensor<'c>>> {
        self.inputs.pop_front().ok_or_else(|| "the call has too few inputs".into())
    }
    fn tensor(&mut self) -> Outcome<Tensor<'c>> {
        self.optional()?.ok_or_else(|| "this input may not be none".into())
    }
    /// Takes a key's value, or the default; a key with the default "" is needed.
    fn number<T>(&mut self, key: &str, otherwise: &str) -> Outcome<T>
    where
        T: FromStr,
        T::Err: Error + 'static,
    {
        let value = self.keys.remove(key).unwrap_or(otherwise);
        value.parse().map_err(|e| format!("{}={}: {}", key, value, e).into())
    }
    fn flag(&mut self, key: &str) -> Outcome<bool> {
        Ok(self.number::<u8>(key, "0")? != 0)
    }
    fn dims(&mut self, key: &str) -> Outcome<Vec<i64>> {
        self.keys.remove(key).map_or(Ok(Vec::new()), integers)
    }
    fn dtype(&mut self) -> Outcome<Option<Dtype>> {
        self.keys.remove("dtype").map(dtype_named).transpose()
    }
    fn choice<T>(&mut self, key: &str, otherwise: &str, all: &[(&str, T)]) -> Outcome<T>
    where
        T: Copy,
    {
        let value = self.keys.remove(key).unwrap_or(otherwise);
        let found = all.iter().find(|(word, _)| *word == value);
        found.map(|(_, x)| *x).ok_or_else(|| format!("there is no {}={}", key, value).into())
    }
    fn reduction(&mut self) -> Outcome<Reduction> {
        let all = [
            ("none", Reduction::None),
            ("mean", Reduction::Mean),
            ("sum", Reduction::Sum),
            ("batchmean", Reduction::Batchmean),
        ];
        self.choice("reduction", "mean", &all)
    }
    fn list(&self, values: &[f64]) -> Outcome<Tensor<'c>> {
        Ok(self.ctx.tensor(values, [values.len() as i64])?)
    }

    /// Calls a function.
    fn results(&mut self, function: &str) -> Outcome<Vec<Tensor<'c>>> {
        let result = match function {
            "attention_weights" => {
                let (query, key, mask) = (self.tensor()?, self.tensor()?, self.optional()?);
                let (causal, scale) = (self.flag("causal")?, self.number("scale", "0")?);
                query.attention_weights(&key, mask.as_ref(), causal, scale)
            }
            "binary_cross_entropy" => {
                self.tensor()?.binary_cross_entropy(&self.tensor()?, self.reduction()?)
            }
            "binary_cross_entropy_with_logits" => {
                let (input, target) = (self.tensor()?, self.tensor()?);
                input.binary_cross_entropy_with_logits(&target, None, self.reduction()?)
            }
            "cast" => self.tensor()?.cast(self.dtype()?.ok_or("cast needs the key dtype")?),
            "div" => self.tensor()?.div(&self.tensor()?),
            "gumbel_softmax" => {
                let (dim, tau) = (self.number("dim", "-1")?, self.number("tau", "1")?);
                self.tensor()?.gumbel_softmax(dim, tau, self.flag("hard")?)
            }
            "einsum" => {
                let mut inputs = Vec::new();
                while !self.inputs.is_empty() {
                    inputs.push(self.tensor()?);
                }
                einsum(&inputs, &self.number::<String>("equation", "")?)
            }
            "glu" => self.tensor()?.glu(self.number("dim", "-1")?),
            "hardswish" => self.tensor()?.hardswish(),
            "interpolate_by" => {
                let modes =
                    [("nearest", InterpolateMode::Nearest), ("linear", InterpolateMode::Linear)];
                let (depth, height) = (self.number("depth", "")?, self.number("height", "")?);
                let width = self.number("width", "")?;
                let mode = self.choice("mode", "nearest", &modes)?;
                let align_corners = self.flag("align_corners")?;
                self.tensor()?.interpolate_by(depth, height, width, mode, align_corners)
            }
            "interpolate" => {
                let modes =
                    [("nearest", InterpolateMode::Nearest), ("linear", InterpolateMode::Linear)];
                let mode = self.choice("mode", "nearest", &modes)?;
                let size = self.dims("size")?;
                self.tensor()?.interpolate(size, mode, self.flag("align_corners")?)
            }
            "kl_div" => {
                let (input, target) = (self.tensor()?, self.tensor()?);
                input.kl_div(&target, self.reduction()?, self.flag("log_target")?)
            }
            "layer_norm" => {
                let (x, weight, bias) = (self.tensor()?, self.optional()?, self.optional()?);
                x.layer_norm(self.number("last_dims", "")?, weight.as_ref(), bias.as_ref(), None)
            }
            "lerp_scalar" => {
                self.tensor()?.lerp_scalar(&self.tensor()?, self.number("weight", "")?)
            }
            "log10" => self.tensor()?.log10(),
            "log2" => self.tensor()?.log2(),
            "log_softmax" => self.tensor()?.log_softmax(self.number("dim", "")?, self.dtype()?),
            "logsigmoid" => self.tensor()?.logsigmoid(),
            "logsumexp" => self.tensor()?.logsumexp(self.dims("dims")?, self.flag("keepdim")?),
            "matmul" => self.tensor()?.matmul(&self.tensor()?),
            "max" => self.tensor()?.max(),
            "max_pool1d" => {
                let (kernel, stride) = (self.number("kernel", "")?, self.number("stride", "0")?);
                self.tensor()?.max_pool1d(kernel, stride, 0, None)
            }
            "mean" => self.tensor()?.mean(self.dims("dims")?, self.flag("keepdim")?),
            "median" => self.tensor()?.median(),
            "median_dim" => {
                let (dim, keepdim) = (self.number("dim", "-1")?, self.flag("keepdim")?);
                let (values, index) = self.tensor()?.median_dim(dim, keepdim)?;
                return Ok(vec![values, index]);
            }
            "mish" => self.tensor()?.mish(),
            "mse_loss" => self.tensor()?.mse_loss(&self.tensor()?, self.reduction()?),
            "nll_loss" => {
                let (input, target, weight) = (self.tensor()?, self.tensor()?, self.optional()?);
                let desc = CrossEntropyDesc {
                    reduction: self.reduction()?,
                    ignore_index: self.number("ignore_index", "-100")?,
                    label_smoothing: self.number("label_smoothing", "0")?,
                };
                input.nll_loss(&target, weight.as_ref(), Some(&desc))
            }
            "nonzero" => self.tensor()?.nonzero(),
            "norm" => {
                let (p, dims) = (self.number("p", "2")?, self.dims("dims")?);
                self.tensor()?.norm(p, dims, self.flag("keepdim")?)
            }
            "normalize" => {
                let (p, eps) = (self.number("p", "2")?, self.number("eps", "1e-12")?);
                self.tensor()?.normalize(p, self.dims("dims")?, eps)
            }
            "remainder" => self.tensor()?.remainder(&self.tensor()?),
            "sigmoid" => self.tensor()?.sigmoid(),
            "silu" => self.tensor()?.silu(),
            "softmax" => self.tensor()?.softmax(self.number("dim", "")?, self.dtype()?),
            "softplus" => self.tensor()?.softplus(),
            "std" => {
                let (dims, correction) = (self.dims("dims")?, self.number("correction", "1")?);
                self.tensor()?.std(dims, correction, self.flag("keepdim")?)
            }
            "sum" => self.tensor()?.sum(self.dims("dims")?, self.flag("keepdim")?),
            "unique" => {
                let (values, index, counts) = self.tensor()?.unique()?;
                return Ok(vec![values, index, counts]);
            }
            "saved_files" => {
                let (first, last) = (self.number("first", "")?, self.number("last", "")?);
                Ok(self.list(&[saved_files(self.ctx, first, last)?])?)
            }
            "unknown_dtypes" => Ok(self.list(&unknown_dtypes(self.ctx)?)?),
            "resumed_rate" => {
                let (lr, steps) = (self.number("lr", "")?, self.number("steps", "")?);
                let before = self.choice("made", "", &[("never", false), ("before", true)])?;
                let rate = resumed_rate(self.ctx, lr, steps, self.number("at", "")?, before)?;
                Ok(self.list(&[rate])?)
            }
            "clipped_nothing" => {
                Ok(self.list(&[Params::new(self.ctx)?.clip_grad_norm(1.0, None)?])?)
            }
            "precise_buffer" => mixed(self.ctx, self.number("value", "")?)?.get("buffer"),
            "average_in_place" => {
                let (decay, times) = (self.number("decay", "")?, self.number("times", "")?);
                Ok(self.list(&average_in_place(self.ctx, decay, times)?)?)
            }
            _ => return Err(format!("there is no function {}", function).into()),
        };
        Ok(vec![result?])
    }
}

/// A file that is deleted at the end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let name = format!("mpt-report-{}-{}", std::process::id(), name);
        Temporary(std::env::temp_dir().join(name))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Saves two tensors under names of n letters in one file after another, and returns how many came
/// back with their values.
fn saved_files(ctx: &Context, first: usize, last: usize) -> Outcome<f64> {
    let file = Temporary::new("saved.safetensors");
    let mut good = 0.0;
    for n in first..=last {
        let (a, b, v) = ("a".repeat(n), "b".repeat(n), n as f64);
        let (x, y) = (ctx.tensor(&[v, 1.0], [2])?, ctx.tensor(&[2.0, -v], [2])?);
        safetensors::save(&file.0, &[(&a, &x), (&b, &y)], &[])?;
        let opened = safetensors::File::open(ctx, &file.0)?;
        let x = opened.read(&a)?.to_vec::<f64>()?;
        let y = opened.read(&b)?.to_vec::<f64>()?;
        good += (x == [v, 1.0] && y == [2.0, -v]) as u8 as f64;
    }
    Ok(good)
}

/// Returns how many tensors a file lists, how many it refuses, and the value of the one whose dtype
/// is known.
fn unknown_dtypes(ctx: &Context) -> Outcome<[f64; 3]> {
    let header = concat!(
        r#"{"i":{"dtype":"I16","shape":[2],"data_offsets":[0,4]},"#,
        r#""u":{"dtype":"U32","shape":[1],"data_offsets":[4,8]},"#,
        r#""f":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}}"#
    );
    let mut content = (header.len() as u64).to_le_bytes().to_vec();
    content.extend(header.as_bytes());
    content.extend([0; 8]);
    content.extend(1.5f32.to_le_bytes());
    let file = Temporary::new("unknown.safetensors");
    std::fs::write(&file.0, content)?;
    let opened = safetensors::File::open(ctx, &file.0)?;
    let (mut listed, mut refused, mut value) = (0.0, 0.0, 0.0);
    for (name, _) in opened.iter() {
        listed += 1.0;
        match opened.read(&name) {
            Ok(x) => value = x.item()?,
            Err(e) if e.status() == Status::Dtype => refused += 1.0,
            Err(e) => return Err(e.into()),
        }
    }
    Ok([listed, refused, value])
}

fn adamw(ctx: &Context, lr: f64, schedule: Option<i64>) -> Outcome<(Tensor<'_>, Optimizer<'_>)> {
    let (w, params) = (ctx.tensor(&[1.0f32], [1])?, Params::new(ctx)?);
    params.add("w", &w)?;
    let optimizer = Optimizer::new(&params, Some(&OptimizerDesc { lr, ..OptimizerDesc::adamw() }))?;
    if let Some(total_steps) = schedule {
        let kind = ScheduleKind::Cosine;
        let desc = ScheduleDesc { kind, total_steps, ..Default::default() };
        optimizer.set_schedule(Some(&desc))?;
    }
    Ok((w, optimizer))
}

/// Trains for some steps, loads the training into a new optimizer, which has a schedule already or
/// gets it from the file, and returns its rate.
fn resumed_rate(ctx: &Context, lr: f64, steps: i64, at: i64, before: bool) -> Outcome<f64> {
    let (w, optimizer) = adamw(ctx, lr, Some(steps))?;
    for _ in 0..at {
        w.square()?.sum([], false)?.backward()?;
        optimizer.step()?;
        optimizer.zero_grad()?;
    }
    let file = Temporary::new("run.safetensors");
    Training::new().optimizer(&optimizer).save(&file.0)?;
    let (_w, resumed) = adamw(ctx, lr, if before { Some(steps) } else { None })?;
    Training::new().optimizer(&resumed).load(&file.0)?;
    Ok(resumed.lr(0)?)
}

/// Returns a set in bf16-mixed with an f32 parameter w of 0 and an f64 buffer.
fn mixed(ctx: &Context, buffer: f64) -> Outcome<Params<'_>> {
    let params = Params::new(ctx)?;
    params.add("w", &ctx.tensor(&[0.0f32], [1])?)?;
    params.add_buffer("buffer", &ctx.tensor(&[buffer], [1])?)?;
    params.set_precision(&Precision::named("bf16-mixed")?)?;
    Ok(params)
}

/// Averages a parameter that has become 1 into a copy of it from when it was 0.
fn average_in_place(ctx: &Context, decay: f64, times: i64) -> Outcome<Vec<f64>> {
    let w = mixed(ctx, 0.0)?.get("w")?;
    let _off = ctx.no_grad()?;
    let average = w.copy()?;
    w.fill_into(1.0)?;
    let (keep, rest) = (ctx.tensor(&[decay], [1])?, w.mul_scalar(1.0 - decay)?);
    for _ in 0..times {
        average.mul_into(&keep)?;
        average.add_into(&rest)?;
    }
    Ok(average.to_vec::<f64>()?)
}
