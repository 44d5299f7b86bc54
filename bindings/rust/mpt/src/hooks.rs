//! Services of the host: memory, threads and log.
//! SPDX-License-Identifier: Apache-2.0
use std::os::raw::{c_char, c_void};
use std::sync::{Arc, Mutex};

use crate::callback::run_or;
use crate::{sys, text, LogLevel};

/// Allocator of a context's arena, which allocates in large blocks.
///
/// # Safety
/// `alloc` returns memory of that size and alignment that is used for nothing else until `free`, or
/// null if there is none left. Both may be called on any thread. `free` may be called after the
/// context has ended, for memory that the context exported.
pub unsafe trait Allocator: Send + Sync {
    /// Returns memory, or null.
    fn alloc(&self, size: usize, align: usize) -> *mut u8;
    /// Releases memory that `alloc` returned for this size and alignment.
    ///
    /// # Safety
    /// `memory` came from `alloc` and is released once.
    unsafe fn free(&self, memory: *mut u8, size: usize, align: usize);
}

/// Worker threads of the host.
///
/// # Safety
/// `run` covers [0, n) exactly once with calls of `job` and returns when all of them have ended.
/// Calls with one worker index never overlap. Indices are below `count`.
pub unsafe trait Workers: Send + Sync {
    /// Returns the number of workers, at least 1.
    fn count(&self) -> i32;
    /// Runs a job over [0, n); `grain` is the smallest range worth a separate call.
    fn run(&self, n: i64, grain: i64, job: Job<'_>);
}

/// A job of the library that workers run range by range.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    f: sys::mpt_job_fn,
    job: *mut c_void,
    life: std::marker::PhantomData<&'a ()>,
}
// SAFETY: the library's jobs may run on several threads.
unsafe impl Send for Job<'_> {}
// SAFETY: the library's jobs may run on several threads.
unsafe impl Sync for Job<'_> {}

impl Job<'_> {
    /// Runs the range [begin, end) as the given worker.
    pub fn run(&self, begin: i64, end: i64, worker: i32) {
        if let Some(f) = self.f {
            // SAFETY: the library passed both pointers; the contract of Workers covers the
            // arguments.
            unsafe { f(self.job, begin, end, worker) }
        }
    }
}

type Log = Box<dyn FnMut(LogLevel, &str) + Send>;

/// Services of the host that a context uses; each is optional.
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
    /// Creates a set without any service.
    pub fn new() -> Hooks {
        Hooks::default()
    }
    /// Sets the function that receives messages.
    pub fn log(mut self, f: impl FnMut(LogLevel, &str) + Send + 'static) -> Hooks {
        self.log = Some(Box::new(f));
        self
    }
    /// Sets the allocator.
    pub fn allocator(mut self, a: &'static dyn Allocator) -> Hooks {
        self.allocator = Some(a);
        self
    }
    /// Sets the worker threads.
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

/// The object behind the `user` pointer of the hooks. Every block of memory holds one reference,
/// because exported memory may be released after the context has ended.
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
