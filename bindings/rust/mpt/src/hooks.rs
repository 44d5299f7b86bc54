//! The host's services: memory, threads, log.
//! SPDX-License-Identifier: Apache-2.0
use std::os::raw::{c_char, c_void};
use std::sync::{Arc, Mutex};

use crate::callback::run_or;
use crate::{sys, text, LogLevel};

/// Memory of a context's arena, in large pieces.
///
/// # Safety
/// `alloc` gives memory of that size and alignment that nobody else uses until `free`, or null for "no
/// more". Both may be called on any thread, and after the context is gone for memory that it exported.
pub unsafe trait Allocator: Send + Sync {
    /// Memory, or null.
    fn alloc(&self, size: usize, align: usize) -> *mut u8;
    /// Takes back what `alloc` gave for the same size and alignment.
    ///
    /// # Safety
    /// `memory` came from `alloc` and is given back once.
    unsafe fn free(&self, memory: *mut u8, size: usize, align: usize);
}

/// The host's workers.
///
/// # Safety
/// `run` covers [0, n) exactly once with calls of `job`, returns when all of them have, and never runs one
/// worker index twice at once; indices are below `count`.
pub unsafe trait Workers: Send + Sync {
    /// How many there are, at least 1.
    fn count(&self) -> i32;
    /// Runs a job over [0, n); `grain` is the smallest piece worth a hand-over.
    fn run(&self, n: i64, grain: i64, job: Job<'_>);
}

/// Work of the library's that workers run piece by piece.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    f: sys::mpt_job_fn,
    job: *mut c_void,
    life: std::marker::PhantomData<&'a ()>,
}
// SAFETY: the library's jobs are made to run on several threads.
unsafe impl Send for Job<'_> {}
// SAFETY: the same.
unsafe impl Sync for Job<'_> {}

impl Job<'_> {
    /// Does the piece [begin, end) as that worker.
    pub fn run(&self, begin: i64, end: i64, worker: i32) {
        if let Some(f) = self.f {
            // SAFETY: the library gave both; the promise of Workers covers the rest.
            unsafe { f(self.job, begin, end, worker) }
        }
    }
}

type Log = Box<dyn FnMut(LogLevel, &str) + Send>;

/// What a context uses of the host's, each if given.
///
/// ```
/// # fn main() -> mpt::Result<()> {
/// use mpt::{Context, ContextDesc, Hooks};
/// let hooks = Hooks::new().log(|level, text| eprintln!("{:?}: {}", level, text));
/// let ctx = Context::with_hooks(&ContextDesc::default(), hooks)?;
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct Hooks {
    log: Option<Log>,
    allocator: Option<&'static dyn Allocator>,
    workers: Option<Box<dyn Workers>>,
}

impl Hooks {
    /// None yet.
    pub fn new() -> Hooks {
        Hooks::default()
    }
    /// Where messages go.
    pub fn log(mut self, f: impl FnMut(LogLevel, &str) + Send + 'static) -> Hooks {
        self.log = Some(Box::new(f));
        self
    }
    /// Where memory comes from.
    pub fn allocator(mut self, a: &'static dyn Allocator) -> Hooks {
        self.allocator = Some(a);
        self
    }
    /// Who works.
    pub fn workers(mut self, w: impl Workers + 'static) -> Hooks {
        self.workers = Some(Box::new(w));
        self
    }
    pub(crate) fn into_set(self) -> Option<Arc<HookSet>> {
        if self.log.is_none() && self.allocator.is_none() && self.workers.is_none() {
            return None;
        }
        Some(Arc::new(HookSet {
            log: self.log.map(Mutex::new),
            allocator: self.allocator,
            workers: self.workers,
        }))
    }
}

/// Behind the `user` pointer of the hooks. Every block of memory holds one reference: memory that was
/// exported comes back after the context is gone.
pub(crate) struct HookSet {
    log: Option<Mutex<Log>>,
    allocator: Option<&'static dyn Allocator>,
    workers: Option<Box<dyn Workers>>,
}

impl HookSet {
    pub fn fill(self: &Arc<Self>, c: &mut sys::mpt_hooks) {
        c.user = Arc::as_ptr(self) as *mut c_void;
        if self.log.is_some() {
            c.log = Some(log);
        }
        if self.allocator.is_some() {
            c.alloc = Some(alloc);
            c.free = Some(free);
        }
        if let Some(w) = &self.workers {
            c.worker_count = w.count();
            c.parallel_for = Some(parallel_for);
        }
    }
}

unsafe extern "C" fn log(user: *mut c_void, level: i32, message: *const c_char) {
    let set = &*(user as *const HookSet);
    run_or((), || {
        if let (Some(f), Some(message)) = (&set.log, text(message)) {
            let mut f = f.lock().unwrap_or_else(|e| e.into_inner());
            f(LogLevel::from_raw(level), &message)
        }
    })
}

unsafe extern "C" fn alloc(user: *mut c_void, size: usize, align: usize) -> *mut c_void {
    let set = user as *const HookSet;
    run_or(std::ptr::null_mut(), || {
        let memory = (*set).allocator.map_or(std::ptr::null_mut(), |a| a.alloc(size, align));
        if !memory.is_null() {
            Arc::increment_strong_count(set);
        }
        memory as *mut c_void
    })
}

unsafe extern "C" fn free(user: *mut c_void, memory: *mut c_void, size: usize, align: usize) {
    let set = user as *const HookSet;
    run_or((), || {
        if let Some(a) = (*set).allocator {
            a.free(memory as *mut u8, size, align);
        }
    });
    Arc::decrement_strong_count(set);
}

unsafe extern "C" fn parallel_for(
    user: *mut c_void,
    n: i64,
    grain: i64,
    f: sys::mpt_job_fn,
    job: *mut c_void,
) {
    let set = &*(user as *const HookSet);
    run_or((), || {
        if let Some(w) = &set.workers {
            let job = Job { f, job, life: std::marker::PhantomData };
            w.run(n, grain, job)
        }
    })
}
