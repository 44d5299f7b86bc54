//! A plugin with which entities learn while the app runs. One network chooses for all entities that
//! have `Senses`, in one batch, and takes one step of training on what the choices of the frame
//! before have brought: an actor-critic.
//! SPDX-License-Identifier: Apache-2.0
use std::time::{Duration, Instant};

use bevy_app::{App, Plugin, PostStartup, Update};
use bevy_ecs::prelude::*;
use bevy_platform::cell::SyncCell;
use mpt::{
    nn, Activation, Context, ContextDesc, Dtype, Optimizer, OptimizerDesc, Params, Portable,
    Precision, Recording, Reduction, Stepper, StepperDesc, Tensor,
};

pub const SENSES: usize = 7;
pub const CHOICES: usize = 6;
const WIDTH: i64 = 64;
const FORESIGHT: f64 = 0.97; // the part of the next frame's value that counts in this one
const CURIOSITY: f64 = 0.01; // the weight of the entropy

/// The perception of an entity; systems before [`Think`] write it.
#[derive(Component, Clone, Copy, Default)]
pub struct Senses(pub [f32; SENSES]);

/// The number of the action that the network chose; systems after [`Think`] carry it out.
#[derive(Component, Clone, Copy, Default)]
pub struct Choice(pub usize);

/// The good that the choice has done; systems after [`Think`] write it.
#[derive(Component, Clone, Copy, Default)]
pub struct Reward(pub f32);

/// The set with the system that trains and chooses.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Think;

/// Adds the learner to an app. The entities are those of the Startup schedule.
#[derive(Resource, Clone)]
pub struct LearnerPlugin {
    pub precision: Precision,
    pub lr: f64,
    pub seed: u64,
}

impl Plugin for LearnerPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(self.clone())
            .add_systems(PostStartup, begin)
            .add_systems(Update, think.in_set(Think));
    }
}

/// The two recordings that a frame replays, and the tensors that they read and write. Handles that
/// borrow their context cannot lie beside it in a struct, so these are the `Portable` ones.
struct Network {
    train: Portable<Recording<'static>>, // a step on `before`, `choices`, `rewards` and `now`
    choose: Portable<Recording<'static>>, // from `now` to `odds`
    before: Portable<Tensor<'static>>,
    choices: Portable<Tensor<'static>>,
    rewards: Portable<Tensor<'static>>,
    now: Portable<Tensor<'static>>,
    odds: Portable<Tensor<'static>>,
    params: Portable<Params<'static>>,
}

impl Network {
    fn new(ctx: &Context, agents: usize, plugin: &LearnerPlugin) -> mpt::Result<Network> {
        let (n, senses, choices) = (agents as i64, SENSES as i64, CHOICES as i64);
        let params = Params::new(ctx)?;
        // The last layer has a number for each choice, and one more: the value of being there.
        let layers = [
            nn::linear(&params, "in", senses, WIDTH, true, Activation::Relu)?,
            nn::linear(&params, "middle", WIDTH, WIDTH, true, Activation::Relu)?,
            nn::linear(&params, "out", WIDTH, choices + 1, true, Activation::None)?,
        ];
        let net = nn::sequential(ctx, &layers)?;
        let precision = &plugin.precision;
        params.set_precision(precision)?;
        let adam = OptimizerDesc { lr: plugin.lr, ..OptimizerDesc::adam() };
        let clip = StepperDesc { clip_norm: 1.0, ..Default::default() };
        let stepper = Stepper::new(ctx, precision, Some(&clip))?;
        stepper.add(&Optimizer::new(&params, Some(&adam))?)?;

        let before = ctx.zeros(Dtype::F32, [n, senses])?;
        let now = ctx.zeros(Dtype::F32, [n, senses])?;
        let chosen = ctx.zeros(Dtype::I64, [n, 1])?;
        let rewards = ctx.zeros(Dtype::F32, [n, 1])?;
        let forward = |x| {
            let _autocast = ctx.precision(precision)?;
            let y = net.forward(&precision.input(x)?)?;
            Ok((y.narrow(1, 0, choices)?, y.narrow(1, choices, 1)?.cast(Dtype::F32)?))
        };
        let train = || {
            let next = {
                let _off = ctx.no_grad()?;
                forward(&now)?.1
            };
            let (scores, value) = forward(&before)?;
            let target = (&rewards + next * FORESIGHT)?;
            let surprise = (&target - &value)?.detach()?;
            let log_odds = scores.log_softmax(1, Dtype::F32)?;
            let actor = (log_odds.gather(1, &chosen)? * surprise)?.mean([], false)?;
            let critic = value.mse_loss(&target, Reduction::Mean)?;
            let order = (log_odds.exp()? * &log_odds)?.sum([1], false)?.mean([], false)?;
            let loss = ((critic - actor)? + order * CURIOSITY)?;
            stepper.backward(&loss)?;
            stepper.step()
        };
        let choose = || {
            let _off = ctx.no_grad()?;
            forward(&now)?.0.softmax(1, Dtype::F32)
        };
        // The first steps make the optimizer's states; they learn nothing but curiosity.
        for _ in 0..2 {
            let _ = train()?;
            choose()?;
        }
        let (train, _) = Recording::of(ctx, train)?;
        let (choose, odds) = Recording::of(ctx, choose)?;
        Ok(Network {
            train: train.portable(),
            choose: choose.portable(),
            before: before.portable(),
            choices: chosen.portable(),
            rewards: rewards.portable(),
            now: now.portable(),
            odds: odds.portable(),
            params: params.portable(),
        })
    }
}

/// The entities of a frame, row by row.
#[derive(Default)]
struct Rows {
    senses: Vec<f32>,
    choices: Vec<i64>,
    rewards: Vec<f32>,
    odds: Vec<f32>,
}

struct Learner {
    network: Network,
    context: Context,
    rows: Rows,
    dice: fastrand::Rng,
    times: Vec<Duration>,
}

/// The resource. Bevy runs a system on any of its threads, and libmpt lets any thread use a
/// context, one at a time: a `Context` is `Send` and not `Sync`. A resource must be both, which
/// `SyncCell` makes of it: only a system with `ResMut`, which is alone with the resource, reaches
/// inside.
#[derive(Resource)]
pub struct Mind(SyncCell<Learner>);

fn begin(
    mut commands: Commands,
    plugin: Res<LearnerPlugin>,
    agents: Query<(), With<Senses>>,
) -> Result<(), BevyError> {
    let n = agents.iter().len();
    let context = Context::with(&ContextDesc { seed: plugin.seed as i64, ..Default::default() })?;
    commands.insert_resource(Mind(SyncCell::new(Learner {
        network: Network::new(&context, n, &plugin)?,
        context,
        rows: Rows { odds: vec![0.0; n * CHOICES], ..Default::default() },
        dice: fastrand::Rng::with_seed(plugin.seed),
        times: Vec::new(),
    })));
    Ok(())
}

/// Trains on the frame before and chooses for this one.
fn think(
    mut mind: ResMut<Mind>,
    mut agents: Query<(&Senses, &mut Choice, &Reward)>,
) -> Result<(), BevyError> {
    let Learner { network, context, rows, dice, times } = mind.0.get();
    let begin = Instant::now();
    let has_past = !rows.senses.is_empty();
    if has_past {
        network.before.attach(context)?.write(&rows.senses)?;
    }
    rows.senses.clear();
    rows.choices.clear();
    rows.rewards.clear();
    for (senses, choice, reward) in &agents {
        rows.senses.extend(senses.0);
        rows.choices.push(choice.0 as i64);
        rows.rewards.push(reward.0);
    }
    network.now.attach(context)?.write(&rows.senses)?;
    if has_past {
        network.choices.attach(context)?.write(&rows.choices)?;
        network.rewards.attach(context)?.write(&rows.rewards)?;
        network.train.attach(context)?.replay()?;
    }
    network.choose.attach(context)?.replay()?;
    network.odds.attach(context)?.read_into(&mut rows.odds)?;
    for ((_, mut choice, _), odds) in agents.iter_mut().zip(rows.odds.chunks(CHOICES)) {
        choice.0 = drawn(odds, dice.f32());
    }
    times.push(begin.elapsed());
    Ok(())
}

/// Returns the choice that `at`, from 0 to 1, falls on.
fn drawn(odds: &[f32], mut at: f32) -> usize {
    for (choice, p) in odds.iter().enumerate() {
        at -= p;
        if at < 0.0 {
            return choice;
        }
    }
    0
}

impl Mind {
    /// Returns the time that each frame has spent on learning and choosing, in ascending order.
    pub fn times(&mut self) -> Vec<Duration> {
        let mut times = self.0.get().times.clone();
        times.sort();
        times
    }
    /// Returns how often libmpt has asked for memory so far.
    pub fn allocations(&mut self) -> mpt::Result<i64> {
        Ok(self.0.get().context.memory()?.host_allocations)
    }
    /// Returns a checksum of the weights' bits (FNV-1a).
    pub fn checksum(&mut self) -> mpt::Result<u64> {
        let Learner { network, context, .. } = self.0.get();
        let mut sum = 0xcbf29ce484222325;
        for (_, weights) in &network.params.attach(context)? {
            for w in weights.to_vec::<f32>()? {
                sum = (sum ^ u64::from(w.to_bits())).wrapping_mul(0x100000001b3);
            }
        }
        Ok(sum)
    }
}
