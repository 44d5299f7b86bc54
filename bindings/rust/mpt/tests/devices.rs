//! Tests of devices: names, memory, errors, and tensors on the fake device of tests/fake.
//! SPDX-License-Identifier: Apache-2.0
use mpt::{
    device_from_name, devices_text, Activation, Context, ContextDesc, Device, Dtype, Error,
    Optimizer, OptimizerDesc, Params, Precision, Reduction, Result, Status, Step, Stepper,
};

fn on_module(path: Option<&str>, index: i32) -> Result<Context> {
    Context::with(&ContextDesc {
        device: Device::Module,
        device_index: index,
        device_module: path.map(String::from),
        ..Default::default()
    })
}

#[track_caller]
fn fails<T>(result: Result<T>, status: Status, part: &str) {
    let error: Error = result.err().expect("an error");
    assert_eq!(error.status(), status, "{}", error);
    assert!(error.message().contains(part), "{:?} in: {}", part, error);
}

#[test]
fn a_device_that_is_not_there_is_an_error() -> Result<()> {
    fails(on_module(Some("/no/such/module.so"), 0), Status::Device, "/no/such/module.so");
    fails(on_module(Some("libm.so.6"), 0), Status::Device, "no module of libmpt");
    fails(on_module(None, 0), Status::Device, "ContextDesc::device_module");
    fails(on_module(Some("a\0b"), 0), Status::InvalidArgument, "NUL");
    let ctx = Context::new()?;
    let x = ctx.ones(Dtype::F32, [2])?;
    fails(x.to(Device::Cuda, 0), Status::Device, "computes on the CPU");
    fails(ctx.device_memory(Device::Cuda, 1), Status::Device, "not in use");
    Ok(())
}

#[test]
fn the_devices_are_listed() -> Result<()> {
    let text = devices_text()?;
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "cpu");
    let cuda = lines[1].starts_with("cuda:0 ") || lines[1].starts_with("cuda has no devices: ");
    assert!(cuda, "{}", text);
    assert!(lines[2].starts_with("vulkan:0 ") || lines[2].starts_with("vulkan has no devices: "));
    fails(device_from_name("vulkan:no such GPU"), Status::Device, "vulkan:no such GPU");
    fails(device_from_name("tpu"), Status::InvalidArgument, "\"tpu\"");
    assert_eq!(device_from_name("vulkan:3")?, (Device::Vulkan, 3));
    Ok(())
}

#[test]
fn a_training_on_vulkan() -> Result<()> {
    let desc = ContextDesc { device: Device::Vulkan, ..Default::default() };
    let ctx = match Context::with(&desc) {
        Ok(ctx) => ctx,
        Err(e) => {
            // It must say what is missing.
            let parts = ["libmpt_vulkan.so", "Vulkan's loader", "lacks features", "has version"];
            assert!(parts.iter().any(|p| e.message().contains(p)), "{}", e);
            eprintln!("left out: {}", e);
            return Ok(());
        }
    };
    let x = ctx.normal(Dtype::F32, [64, 8], 0.0, 1.0)?;
    let y = x.sum([1], true)?;
    let params = Params::new(&ctx)?;
    params.add("w", &ctx.zeros(Dtype::F32, [1, 8])?)?;
    let precision = Precision::named("16-mixed")?;
    params.set_precision(&precision)?;
    let stepper = Stepper::new(&ctx, &precision, None)?;
    let adamw = OptimizerDesc { lr: 0.1, ..OptimizerDesc::adamw() };
    stepper.add(&Optimizer::new(&params, Some(&adamw))?)?;
    let mut losses = Vec::new();
    for _ in 0..30 {
        let loss = {
            let _precision = ctx.precision(&precision)?;
            let guess = x.linear(&params.get("w")?, None, Activation::None)?;
            guess.mse_loss(&y, Reduction::Mean)?
        };
        stepper.backward(&loss)?;
        let _ = stepper.step()?;
        losses.push(loss.item()?);
    }
    assert_eq!(x.info()?.device, Device::Vulkan);
    assert!(losses[0] > 4.0 && losses[29] < losses[0] / 10.0, "{:?}", losses);
    Ok(())
}

#[test]
fn the_cpu_is_a_device() -> Result<()> {
    let ctx = Context::new()?;
    let x = ctx.ones(Dtype::F32, [2])?;
    assert_eq!((x.info()?.device, x.info()?.device_index), (Device::Cpu, 0));
    assert_eq!(x.to(Device::Cpu, 0)?.data_ptr()?, x.data_ptr()?);
    assert_eq!(ctx.device_memory(Device::Cpu, 0)?, ctx.memory()?);
    Ok(())
}

#[test]
fn tensors_on_a_device() -> Result<()> {
    let fake = std::env::var("MPT_FAKE").unwrap_or_default();
    if !std::path::Path::new(&fake).exists() {
        return Ok(()); // not built
    }
    let ctx = on_module(Some(&fake), 1)?;
    let x = ctx.tensor(&[1.0f32, 2.0], [2])?;
    assert_eq!((x.info()?.device, x.info()?.device_index), (Device::Module, 1));
    assert_eq!((&x + &x)?.to_vec::<f32>()?, [2.0, 4.0]);
    fails(x.view::<f32>().map(|_| ()), Status::Device, "Tensor::to");
    let host = x.to(Device::Cpu, 0)?;
    assert_eq!(host.view::<f32>()?[1].get(), 2.0);
    fails(&x + &host, Status::Device, "");
    let params = Params::new(&ctx)?;
    params.add("w", &x)?;
    let stepper = Stepper::new(&ctx, &Precision::named("16-mixed")?, None)?;
    stepper.add(&Optimizer::new(&params, None)?)?;
    stepper.backward(&(&x * f64::NAN)?.sum([], false)?)?;
    assert_eq!(stepper.step()?, Step::Applied);
    fails(stepper.verdict(0), Status::NotReady, "not finished");
    assert_eq!(stepper.wait()?, Step::Skipped);
    assert_eq!(stepper.verdict(0)?.bad_parameter.as_deref(), Some("w"));
    assert_ne!(ctx.device_memory(Device::Cpu, 0)?, ctx.memory()?);
    Ok(())
}
