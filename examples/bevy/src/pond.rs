//! The pond: fish that turn and push, and pellets that they eat. The pond has no edge: a fish that
//! leaves on one side comes in on the other. Nothing here learns.
//! SPDX-License-Identifier: Apache-2.0
use bevy_app::{App, Plugin, Startup, Update};
use bevy_ecs::prelude::*;

use crate::learner::{Choice, Reward, Senses, Think};

pub const HERTZ: f32 = 60.0;
pub const WINDOW: usize = 5; // seconds of a bar of the score
const REACH: f32 = 0.012; // the pond is 1 wide and 1 high
const SPIN: f32 = 4.0;
const PUSH: f32 = 0.6;
const DRAG: f32 = 2.0;

#[derive(Component, Clone, Copy)]
pub struct Place {
    pub x: f32,
    pub y: f32,
}

#[derive(Component)]
pub struct Fish {
    pub heading: f32,
    speed: f32,
}

#[derive(Component)]
pub struct Pellet;

#[derive(Resource)]
struct Dice(fastrand::Rng);

/// The number of frames so far, and the meals in each window.
#[derive(Resource, Default)]
pub struct Score {
    pub frames: usize,
    meals: Vec<u32>,
    fish: usize,
}

impl Score {
    /// Returns the meals of a fish in a minute, in each window.
    pub fn meals_per_minute(&self) -> Vec<f32> {
        let minutes = (self.fish * WINDOW) as f32 / 60.0;
        self.meals.iter().map(|meals| *meals as f32 / minutes).collect()
    }
}

pub struct PondPlugin {
    pub fish: usize,
    pub pellets: usize,
    pub seed: u64,
}

impl Plugin for PondPlugin {
    fn build(&self, app: &mut App) {
        let (fish, pellets) = (self.fish, self.pellets);
        app.insert_resource(Dice(fastrand::Rng::with_seed(self.seed)))
            .insert_resource(Score { fish, ..Default::default() })
            .add_systems(Startup, move |mut commands: Commands, mut dice: ResMut<Dice>| {
                for _ in 0..fish {
                    let heading = dice.0.f32() * std::f32::consts::TAU;
                    commands.spawn((
                        Fish { heading, speed: 0.0 },
                        somewhere(&mut dice),
                        (Senses::default(), Choice::default(), Reward::default()),
                    ));
                }
                for _ in 0..pellets {
                    commands.spawn((Pellet, somewhere(&mut dice)));
                }
            })
            .add_systems(Update, look.before(Think))
            .add_systems(Update, (swim, eat).chain().after(Think));
    }
}

fn somewhere(dice: &mut Dice) -> Place {
    Place { x: dice.0.f32(), y: dice.0.f32() }
}

/// Returns the shortest way between two places of a pond without an edge.
fn way(from: &Place, to: &Place) -> (f32, f32) {
    let (x, y) = (to.x - from.x, to.y - from.y);
    (x - x.round(), y - y.round())
}

/// A fish sees the two nearest pellets, from where it looks, and feels its speed.
fn look(
    mut fish: Query<(&Fish, &Place, &mut Senses)>,
    pellets: Query<&Place, (With<Pellet>, Without<Fish>)>,
) {
    fish.par_iter_mut().for_each(|(fish, place, mut senses)| {
        let mut nearest = [(f32::MAX, 0.0, 0.0); 2];
        for pellet in &pellets {
            let (x, y) = way(place, pellet);
            let square = x * x + y * y;
            if square < nearest[0].0 {
                nearest = [(square, x, y), nearest[0]];
            } else if square < nearest[1].0 {
                nearest[1] = (square, x, y);
            }
        }
        let (sin, cos) = fish.heading.sin_cos();
        for (sight, (square, x, y)) in senses.0.chunks_mut(3).zip(nearest) {
            let distance = square.sqrt() + 1e-6;
            sight[0] = (x * cos + y * sin) / distance;
            sight[1] = (y * cos - x * sin) / distance;
            sight[2] = (10.0 * distance).min(2.0);
        }
        senses.0[6] = fish.speed * DRAG / PUSH;
    });
}

/// A fish has six choices: left, straight on or right, and either pushing or gliding.
fn swim(mut fish: Query<(&mut Fish, &mut Place, &Choice)>) {
    let dt = 1.0 / HERTZ;
    fish.par_iter_mut().for_each(|(mut fish, mut place, choice)| {
        let (turn, push) = (choice.0 as f32 % 3.0 - 1.0, choice.0 as f32 / 3.0);
        fish.heading += SPIN * turn * dt;
        fish.speed += (PUSH * push.floor() - DRAG * fish.speed) * dt;
        let (sin, cos) = fish.heading.sin_cos();
        place.x = (place.x + fish.speed * cos * dt).rem_euclid(1.0);
        place.y = (place.y + fish.speed * sin * dt).rem_euclid(1.0);
    });
}

/// A pellet that is eaten comes up elsewhere. A meal is the only reward.
fn eat(
    mut fish: Query<(&Place, &mut Reward)>,
    mut pellets: Query<&mut Place, (With<Pellet>, Without<Reward>)>,
    mut dice: ResMut<Dice>,
    mut score: ResMut<Score>,
) {
    if score.frames.is_multiple_of(WINDOW * HERTZ as usize) {
        score.meals.push(0);
    }
    for (place, mut reward) in &mut fish {
        reward.0 = 0.0;
        for mut pellet in &mut pellets {
            let (x, y) = way(place, &pellet);
            if x * x + y * y < REACH * REACH {
                *pellet = somewhere(&mut dice);
                reward.0 += 1.0;
                *score.meals.last_mut().unwrap() += 1;
            }
        }
    }
    score.frames += 1;
}
