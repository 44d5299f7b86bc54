//! An animation of the run: the pond in the first seconds on the left and in the last ones on the
//! right, and a bar for the meals in each window of time.
//! SPDX-License-Identifier: Apache-2.0
use std::fs::File;

use bevy_ecs::prelude::*;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::pond::{Fish, Pellet, Place, Score, HERTZ};

const SIDE: usize = 200;
const MARGIN: usize = 4;
const BARS: usize = 60;
const WIDTH: usize = 2 * SIDE + 3 * MARGIN;
const HEIGHT: usize = SIDE + BARS + 3 * MARGIN;
const SECONDS: usize = 3; // that each pond is shown
const STRIDE: usize = 5; // frames of the app in one of the animation
const WATER: [u8; 3] = [20, 34, 50];
const PALETTE: [[u8; 3]; 6] =
    [[12, 15, 20], WATER, [242, 140, 51], [150, 86, 30], [110, 190, 110], WATER];
const BACK: u8 = 0;
const POND: u8 = 1;
const BODY: u8 = 2;
const TAIL: u8 = 3;
const FOOD: u8 = 4;
const UNCHANGED: u8 = 5; // transparent

struct Shot {
    fish: Vec<(Place, f32)>,
    pellets: Vec<Place>,
}

#[derive(Resource)]
pub struct Film {
    path: String,
    seconds: usize,
    shots: Vec<Shot>,
}

impl Film {
    pub fn new(path: String, seconds: usize) -> Film {
        Film { path, seconds, shots: Vec::new() }
    }

    /// Writes the animation.
    pub fn write(&self, score: &Score) -> Result<(), EncodingError> {
        let palette: Vec<u8> = PALETTE.concat();
        let file = File::create(&self.path)?;
        let mut to = Encoder::new(file, WIDTH as u16, HEIGHT as u16, &palette)?;
        to.set_repeat(Repeat::Infinite)?;
        let (begin, end) = self.shots.split_at(self.shots.len() / 2);
        let mut before = vec![];
        for (left, right) in begin.iter().zip(end) {
            let mut canvas = vec![BACK; WIDTH * HEIGHT];
            pond(&mut canvas, MARGIN, left);
            pond(&mut canvas, 2 * MARGIN + SIDE, right);
            bars(&mut canvas, score);
            let mut pixels = canvas.clone();
            for (new, old) in pixels.iter_mut().zip(&before) {
                if new == old {
                    *new = UNCHANGED;
                }
            }
            before = canvas;
            to.write_frame(&Frame {
                delay: (100.0 * STRIDE as f32 / HERTZ) as u16,
                dispose: DisposalMethod::Keep,
                ..Frame::from_indexed_pixels(WIDTH as u16, HEIGHT as u16, pixels, Some(UNCHANGED))
            })?;
        }
        Ok(())
    }
}

fn bars(canvas: &mut [u8], score: &Score) {
    let meals = score.meals_per_minute();
    let most = meals.iter().fold(1.0, |a: f32, b| a.max(*b));
    let wide = (WIDTH - 2 * MARGIN) / meals.len();
    for (i, meals) in meals.iter().enumerate() {
        let high = (meals / most * BARS as f32) as usize;
        for y in HEIGHT - MARGIN - high..HEIGHT - MARGIN {
            let x = y * WIDTH + MARGIN + i * wide;
            canvas[x..x + wide - 2].fill(BODY);
        }
    }
}

/// Draws a pond whose left edge is at `left`.
fn pond(canvas: &mut [u8], left: usize, shot: &Shot) {
    let mut dot = |x: f32, y: f32, radius: i32, colour: u8| {
        for (dy, dx) in (-radius..=radius).flat_map(|y| (-radius..=radius).map(move |x| (y, x))) {
            let x = ((x * SIDE as f32) as i32 + dx).rem_euclid(SIDE as i32) as usize;
            let y = ((y * SIDE as f32) as i32 + dy).rem_euclid(SIDE as i32) as usize;
            if dx * dx + dy * dy <= radius * radius + 1 {
                canvas[(y + MARGIN) * WIDTH + left + x] = colour;
            }
        }
    };
    dot(0.5, 0.5, SIDE as i32, POND);
    for pellet in &shot.pellets {
        dot(pellet.x, pellet.y, 1, FOOD);
    }
    for (place, heading) in &shot.fish {
        let (sin, cos) = heading.sin_cos();
        dot(place.x - 0.024 * cos, place.y - 0.024 * sin, 1, TAIL);
        dot(place.x - 0.014 * cos, place.y - 0.014 * sin, 1, TAIL);
        dot(place.x, place.y, 2, BODY);
    }
}

/// Keeps the places of a frame in the first and the last seconds.
pub fn record(
    mut film: ResMut<Film>,
    score: Res<Score>,
    fish: Query<(&Place, &Fish)>,
    pellets: Query<&Place, With<Pellet>>,
) {
    let (second, end) = (score.frames / HERTZ as usize, film.seconds);
    if score.frames.is_multiple_of(STRIDE)
        && (second < SECONDS || (end - SECONDS..end).contains(&second))
    {
        film.shots.push(Shot {
            fish: fish.iter().map(|(place, fish)| (*place, fish.heading)).collect(),
            pellets: pellets.iter().copied().collect(),
        });
    }
}
