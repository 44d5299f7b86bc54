//! Fish that learn to eat, in Bevy's app and ECS alone: no window, no renderer.
//!
//!     cargo run --release -- [--seconds 60] [--seed 7] [--precision bf16-mixed] [--lr 0.0005]
//!         [--fish 128] [--threads N] [--picture FILE]
//!
//! SPDX-License-Identifier: Apache-2.0
mod learner;
mod picture;
mod pond;

use std::error::Error;
use std::time::Duration;

use bevy_app::{App, AppExit, Last, ScheduleRunnerPlugin, TaskPoolOptions, TaskPoolPlugin};
use bevy_ecs::prelude::*;
use learner::{LearnerPlugin, Mind};
use mpt::Precision;
use picture::Film;
use pond::{PondPlugin, Score, HERTZ, WINDOW};

struct Flags {
    seconds: usize,
    seed: u64,
    precision: String,
    lr: f64,
    fish: usize,
    threads: usize, // 0: as Bevy likes
    picture: Option<String>,
}

impl Flags {
    fn read() -> Result<Flags, Box<dyn Error>> {
        let mut flags = Flags {
            seconds: 60,
            seed: 7,
            precision: "bf16-mixed".into(),
            lr: 5e-4,
            fish: 128,
            threads: 0,
            picture: None,
        };
        let mut args = std::env::args().skip(1);
        while let Some(name) = args.next() {
            let value = args.next().ok_or(format!("{}: its value is missing", name))?;
            flags.set(&name, &value).map_err(|e| format!("{} {}: {}", name, value, e))?;
        }
        if flags.seconds < 3 * WINDOW || !flags.seconds.is_multiple_of(WINDOW) || flags.fish < 2 {
            return Err("--seconds is a multiple of 5 from 15 on, --fish at least 2".into());
        }
        Ok(flags)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Box<dyn Error>> {
        match name {
            "--seconds" => self.seconds = value.parse()?,
            "--seed" => self.seed = value.parse()?,
            "--precision" => self.precision = value.into(),
            "--lr" => self.lr = value.parse()?,
            "--fish" => self.fish = value.parse()?,
            "--threads" => self.threads = value.parse()?,
            "--picture" => self.picture = Some(value.into()),
            _ => return Err("the flag is unknown; src/main.rs begins with those there are".into()),
        }
        Ok(())
    }
}

#[derive(Resource)]
struct Game {
    seconds: usize,
    allocations: i64, // until the end of the first second
}

fn app(flags: Flags) -> Result<App, Box<dyn Error>> {
    let Flags { seconds, seed, precision, lr, fish, threads, picture } = flags;
    let pools = match threads {
        0 => TaskPoolOptions::default(),
        n => TaskPoolOptions::with_num_threads(n),
    };
    let mut app = App::new();
    app.add_plugins((
        TaskPoolPlugin { task_pool_options: pools },
        ScheduleRunnerPlugin::run_loop(Duration::ZERO), // as fast as it goes
        PondPlugin { fish, pellets: fish / 2, seed },
        LearnerPlugin { precision: Precision::named(&precision)?, lr, seed },
    ))
    .insert_resource(Game { seconds, allocations: 0 })
    .add_systems(Last, finish);
    if let Some(path) = picture {
        app.insert_resource(Film::new(path, seconds))
            .add_systems(Last, picture::record.before(finish));
    }
    println!("{} fish, {}, seed {}, {} seconds at {} Hz", fish, precision, seed, seconds, HERTZ);
    Ok(app)
}

/// Reports and ends the app after its time.
fn finish(
    score: Res<Score>,
    mut mind: ResMut<Mind>,
    mut game: ResMut<Game>,
    film: Option<Res<Film>>,
    mut exit: MessageWriter<AppExit>,
) -> Result<(), BevyError> {
    if score.frames == HERTZ as usize {
        game.allocations = mind.allocations()?;
    }
    if score.frames < game.seconds * HERTZ as usize {
        return Ok(());
    }
    let meals = score.meals_per_minute();
    let last = meals[meals.len() - 1];
    println!(
        "meals of a fish in a minute: {:.1} in the first {} seconds, {:.1} in the last",
        meals[0], WINDOW, last
    );
    let times = mind.times();
    let ms = |t: Duration| 1e3 * t.as_secs_f64();
    println!(
        "a frame's step and choices: {:.3} ms in the median, {:.3} ms at most",
        ms(times[times.len() / 2]),
        ms(times[times.len() - 1])
    );
    let more = mind.allocations()? - game.allocations;
    println!("requests of libmpt for memory after the first second: {}", more);
    println!("checksum of the weights: {:016x}", mind.checksum()?);
    if let Some(film) = film {
        film.write(&score)?;
    }
    exit.write(if last > 2.0 * meals[0] { AppExit::Success } else { AppExit::error() });
    Ok(())
}

fn main() -> AppExit {
    match Flags::read().and_then(app) {
        Ok(mut app) => app.run(),
        Err(e) => {
            eprintln!("{}", e);
            AppExit::error()
        }
    }
}
