//! Communicators: engines for threads, and engines of the program.
//! SPDX-License-Identifier: Apache-2.0
use std::ffi::CString;
use std::fmt;
use std::os::raw::{c_char, c_void};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::time::Duration;

use crate::callback::{run_or, save_panic};
use crate::handle::made_in;
use crate::tensor::init;
use crate::{check, sys, text, Comm, CommFlags, Context, Error, Result};

/// A message to a rank and one from it.
#[repr(transparent)]
pub struct CommMessage(sys::mpt_comm_message);

impl CommMessage {
    /// Returns the bytes for the rank; null if there are none.
    pub fn send(&self) -> *const [u8] {
        std::ptr::slice_from_raw_parts(self.0.send as *const u8, self.0.send_bytes)
    }
    /// Returns the memory for bytes of the rank; null if there are none.
    pub fn recv(&self) -> *mut [u8] {
        std::ptr::slice_from_raw_parts_mut(self.0.recv as *mut u8, self.0.recv_bytes)
    }
}

/// Result of [`Transport::wait`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CommWait {
    /// The messages of all ranks have arrived, and those to them may be overwritten.
    Complete,
    /// The message of this rank is missing.
    Missing(i32),
    /// A message is missing, and its rank is not known.
    Unknown,
}

/// Moves bytes between ranks, as one of them sees it. All ranks call `exchange` in the same
/// order, with messages that fit each other. Several exchanges may be under way at once. The
/// functions run on the thread that calls the library. The text of their errors becomes that of the
/// call, which fails with `Status::Comm`.
///
/// # Safety
/// `wait` returns `Complete` only when the bytes of each rank lie in `recv`, and no longer uses the
/// memory of the exchange. After `abort` no memory of an exchange is in use.
pub unsafe trait Transport: Send {
    /// Starts an exchange of messages with every other rank, and returns its number. `messages` has
    /// one entry per rank; that of this rank is empty. The memory that they name is valid until the
    /// exchange is complete, or `abort` has returned.
    fn exchange(&mut self, messages: &[CommMessage]) -> Result<u64>;
    /// Waits up to this time until an exchange is complete, which ends it. Zero only tests, and
    /// moves the exchange on.
    fn wait(&mut self, request: u64, limit: Duration) -> Result<CommWait>;
    /// Tells the other ranks, if it can, that this rank gives up, and stops all exchanges.
    fn abort(&mut self, reason: &str);
}

/// The engine of one rank. [`Comm::new`] makes a communicator of it.
pub struct CommEngine {
    desc: sys::mpt_comm_desc,
}

// SAFETY: an engine may move to the thread of its rank; those of a host are `Send`.
unsafe impl Send for CommEngine {}

/// Stores the text of an error, for the call that fails by it.
fn failed(e: &Error) -> i32 {
    let bytes: Vec<u8> = e.message().bytes().filter(|b| *b != 0).collect();
    let text = CString::new(bytes).unwrap_or_default();
    // SAFETY: the text is terminated, and the library copies it.
    unsafe { sys::mpt_set_error(text.as_ptr()) };
    sys::MPT_ERROR_COMM
}

/// Runs a function of a transport. Keeps its panic, which resumes behind the call of the library.
fn run<T>(f: impl FnOnce() -> Result<T>) -> std::result::Result<T, i32> {
    match catch_unwind(AssertUnwindSafe(f)) {
        Ok(result) => result.map_err(|e| failed(&e)),
        Err(payload) => {
            save_panic(payload);
            Err(failed(&Error::new("the engine panicked")))
        }
    }
}

/// A transport and its number of ranks.
struct Host<T> {
    size: usize,
    transport: T,
}

unsafe extern "C" fn exchange_of<T: Transport>(
    user: *mut c_void,
    messages: *const sys::mpt_comm_message,
    request: *mut u64,
) -> i32 {
    let host = &mut *(user as *mut Host<T>);
    let messages = std::slice::from_raw_parts(messages as *const CommMessage, host.size);
    match run(|| host.transport.exchange(messages)) {
        Ok(number) => {
            *request = number;
            sys::MPT_OK
        }
        Err(status) => status,
    }
}

unsafe extern "C" fn wait_of<T: Transport>(
    user: *mut c_void,
    request: u64,
    nanoseconds: i64,
    rank: *mut i32,
) -> i32 {
    let host = &mut *(user as *mut Host<T>);
    let limit = Duration::from_nanos(nanoseconds.max(0) as u64);
    *rank = -1;
    match run(|| host.transport.wait(request, limit)) {
        Ok(CommWait::Complete) => sys::MPT_OK,
        Ok(CommWait::Missing(r)) => {
            *rank = r;
            sys::MPT_NOT_READY
        }
        Ok(CommWait::Unknown) => sys::MPT_NOT_READY,
        Err(status) => status,
    }
}

unsafe extern "C" fn abort_of<T: Transport>(user: *mut c_void, reason: *const c_char) {
    let host = &mut *(user as *mut Host<T>);
    run_or((), || host.transport.abort(&text(reason).unwrap_or_default()));
}

unsafe extern "C" fn done_of<T: Transport>(user: *mut c_void) {
    run_or((), || drop(Box::from_raw(user as *mut Host<T>)));
}

impl CommEngine {
    /// Returns the engine of rank number `rank` of `size` over a transport of the program.
    pub fn new(rank: i32, size: i32, transport: impl Transport + 'static) -> CommEngine {
        fn of<T: Transport>(rank: i32, size: i32, transport: T) -> CommEngine {
            // SAFETY: the call writes a whole struct of that size.
            let mut desc: sys::mpt_comm_desc = unsafe { init(sys::mpt_comm_desc_init) };
            desc.rank = rank;
            desc.size = size;
            desc.exchange = Some(exchange_of::<T>);
            desc.wait = Some(wait_of::<T>);
            desc.abort = Some(abort_of::<T>);
            desc.done = Some(done_of::<T>);
            let host = Host { size: size.max(0) as usize, transport };
            desc.user = Box::into_raw(Box::new(host)) as *mut c_void;
            CommEngine { desc }
        }
        of(rank, size, transport)
    }
    /// Sets the time to wait for another rank, which is 300 seconds otherwise.
    pub fn time_limit(mut self, limit: Duration) -> CommEngine {
        self.desc.time_limit = limit.as_secs_f64();
        self
    }
    /// Links the devices of the ranks, which all have to ask for (`CommFlags::Direct`).
    pub fn direct(mut self) -> CommEngine {
        self.desc.flags = CommFlags::Direct.raw();
        self
    }
    /// Returns the number of this rank, from 0.
    pub fn rank(&self) -> i32 {
        self.desc.rank
    }
    /// Returns the number of ranks.
    pub fn size(&self) -> i32 {
        self.desc.size
    }
}

impl Drop for CommEngine {
    /// Ends an engine that no communicator has taken over.
    fn drop(&mut self) {
        if let Some(done) = self.desc.done {
            // SAFETY: this object owns the engine.
            unsafe { done(self.desc.user) }
        }
    }
}

impl fmt::Debug for CommEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CommEngine(rank {} of {})", self.rank(), self.size())
    }
}

impl<'c> Comm<'c> {
    /// Makes a communicator over an engine, which it takes over.
    ///
    /// All ranks make the calls of a communicator and the steps of a stepper in the same order. A
    /// rank that is in another call than the others gets `Status::Comm`, with a text that names
    /// both. The same status reports a rank that has failed, has ended its communicator, or has
    /// kept others waiting for the engine's time limit. The communicator is then of no use any
    /// more, and the objects of this rank are as before the call. Errors:
    /// `Status::InvalidArgument` (the rank, the size or the time limit is out of range).
    ///
    /// ```
    /// # fn main() -> mpt::Result<()> {
    /// use mpt::{Comm, CommOp, Context};
    /// let ranks = Comm::threads(2)?.into_iter().map(|engine| {
    ///     std::thread::spawn(move || {
    ///         let ctx = Context::new()?; // one for each rank
    ///         let comm = Comm::new(&ctx, engine)?;
    ///         let loss = ctx.tensor(&[1.0f32 + comm.rank()? as f32], [1])?;
    ///         comm.all_reduce(&loss, CommOp::Sum)?;
    ///         loss.item()
    ///     })
    /// });
    /// for rank in ranks.collect::<Vec<_>>() {
    ///     assert_eq!(rank.join().unwrap()?, 3.0);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(context: &'c Context, mut engine: CommEngine) -> Result<Self> {
        let mut out = std::ptr::null_mut();
        // SAFETY: the library checks the handle, and takes the engine over if the call succeeds.
        check(unsafe { sys::mpt_comm_create(context.as_raw(), &engine.desc, &mut out) })?;
        engine.desc.done = None;
        made_in(out, context)
    }

    /// Returns engines for `count` ranks in threads of this process, each of which makes a context
    /// and a communicator of its own. No thread is started. Errors: `Status::InvalidArgument`
    /// (count is not in 1 to 65536).
    pub fn threads(count: i32) -> Result<Vec<CommEngine>> {
        // SAFETY: the call writes a whole struct of that size.
        let desc: sys::mpt_comm_desc = unsafe { init(sys::mpt_comm_desc_init) };
        let mut descs = vec![desc; count.clamp(1, 65536) as usize];
        // SAFETY: the list has the length that is passed with it, unless the call refuses that.
        check(unsafe { sys::mpt_comm_threads(count, descs.as_mut_ptr()) })?;
        Ok(descs.into_iter().map(|desc| CommEngine { desc }).collect())
    }

    /// Returns the number of this rank, from 0.
    pub fn rank(&self) -> Result<i32> {
        Ok(self.info()?.rank)
    }
    /// Returns the number of ranks.
    pub fn size(&self) -> Result<i32> {
        Ok(self.info()?.size)
    }
}
