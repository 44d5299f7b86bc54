//! Unit tests of the parts that do not call the library, so that Miri can run them: lending of
//! handles, lifetime of closures, end of modes.
//! SPDX-License-Identifier: Apache-2.0
use std::mem::size_of;
use std::os::raw::c_void;
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::sync::Arc;

use crate::autograd::{give, lent, lent_all};
use crate::callback::{
    any_panicked, resume_panic, run, run_or, take_error, Callback, OwnedClosure,
};
use crate::context::imaginary;
use crate::*;

/// Returns a handle that refers to no object.
fn fake(n: usize) -> sys::mpt_tensor {
    (n * 16) as *mut sys::mpt_tensor_s
}

#[test]
fn a_tensor_is_its_handle() {
    assert_eq!(size_of::<Tensor>(), size_of::<sys::mpt_tensor>());
    assert_eq!(size_of::<Option<Tensor>>(), size_of::<sys::mpt_tensor>());
    let raw = [fake(1), ptr::null_mut(), fake(3)];
    // SAFETY: the handles are lent and never dropped, here and below.
    unsafe {
        let some = lent(raw.as_ptr(), 3);
        assert_eq!(some[0].as_ref().unwrap().as_raw(), fake(1));
        assert!(some[1].is_none());
        assert!(lent_all(raw.as_ptr(), 3).is_err());
        assert_eq!(lent_all(raw[2..].as_ptr(), 1).unwrap()[0].as_raw(), fake(3));
        assert!(lent(ptr::null(), 3).is_empty());
        let mut out = [ptr::null_mut(); 2];
        give(vec![maybe(fake(7)), None], out.as_mut_ptr(), 2).unwrap();
        assert_eq!(out, [fake(7), ptr::null_mut()]);
        assert!(give(vec![None], out.as_mut_ptr(), 2).is_err());
    }
}

#[test]
fn panics_and_errors_are_saved_until_c_returns() {
    assert_eq!(run(|| Ok(())), 0);
    assert_eq!(run(|| Err(Error::new("mine"))), sys::MPT_ERROR_CALLBACK);
    assert_eq!(take_error().unwrap().message(), "mine");
    assert!(take_error().is_none());
    assert_eq!(run(|| panic!("first")), sys::MPT_ERROR_CALLBACK);
    assert_eq!(run_or(5, || panic!("second")), 5); // the first panic is kept
    assert!(any_panicked());
    let payload = catch_unwind(resume_panic).unwrap_err();
    assert_eq!(*payload.downcast_ref::<&str>().unwrap(), "first");
    resume_panic();
}

#[test]
fn closures_live_as_long_as_they_are_kept() {
    let token = Arc::new(());
    let t = token.clone();
    let closure = OwnedClosure::new(move |n: i64| n + Arc::strong_count(&t) as i64);
    let user = closure.0;
    // SAFETY: the closure is kept.
    assert_eq!(unsafe { (*user)(1) }, 3);
    let moved: Box<dyn std::any::Any + Send> = Box::new(closure);
    assert_eq!(unsafe { (*user)(1) }, 3);
    drop(moved);
    assert_eq!(Arc::strong_count(&token), 1);

    type Closure = Box<dyn Fn(&Context) -> usize + Send>;
    imaginary(|ctx| {
        let t = token.clone();
        let f: Closure = Box::new(move |ctx| ctx.as_raw() as usize + Arc::strong_count(&t));
        let user = Callback::new(ctx, f).into_raw();
        // SAFETY: the callback lives until `done`.
        unsafe {
            let seen = Callback::<Closure>::with(user, |f, inner| f(inner));
            assert_eq!(seen, ctx.as_raw() as usize + 2);
            Callback::<Closure>::done(user);
        }
        assert_eq!(Arc::strong_count(&token), 1);
        // A closure stored under an existing key replaces the previous one.
        for key in [1, 2, 2] {
            ctx.keep(key, Some(Box::new(token.clone())));
        }
        assert_eq!(Arc::strong_count(&token), 3);
        ctx.keep(1, None);
        assert_eq!(Arc::strong_count(&token), 2);
    });
    assert_eq!(Arc::strong_count(&token), 1);
}

#[test]
fn modes_end_in_the_reverse_order_whatever_their_guards_do() {
    static ENDED: AtomicI32 = AtomicI32::new(0);
    unsafe extern "C" fn one(_: sys::mpt_context) -> i32 {
        ENDED.store(ENDED.load(Ordering::SeqCst) * 10 + 1, Ordering::SeqCst);
        0
    }
    unsafe extern "C" fn two(_: sys::mpt_context) -> i32 {
        ENDED.store(ENDED.load(Ordering::SeqCst) * 10 + 2, Ordering::SeqCst);
        0
    }
    imaginary(|ctx| {
        let (a, b) = (ctx.guard(one), ctx.guard(two));
        drop(a);
        assert_eq!(ENDED.load(Ordering::SeqCst), 0);
        drop(b);
        assert_eq!(ENDED.load(Ordering::SeqCst), 21);
        let (_a, _b) = (ctx.guard(one), ctx.guard(two));
    });
    assert_eq!(ENDED.load(Ordering::SeqCst), 2121);
}

#[test]
fn hooks_outlive_their_context_as_long_as_memory_does() {
    struct System(AtomicUsize);
    // SAFETY: the system's allocator meets the contract.
    unsafe impl Allocator for System {
        fn alloc(&self, size: usize, align: usize) -> *mut u8 {
            self.0.fetch_add(1, Ordering::SeqCst);
            unsafe { std::alloc::alloc(std::alloc::Layout::from_size_align(size, align).unwrap()) }
        }
        unsafe fn free(&self, memory: *mut u8, size: usize, align: usize) {
            self.0.fetch_sub(1, Ordering::SeqCst);
            std::alloc::dealloc(memory, std::alloc::Layout::from_size_align(size, align).unwrap())
        }
    }
    static SYSTEM: System = System(AtomicUsize::new(0));
    let token = Arc::new(());
    let t = token.clone();
    let hooks = Hooks::new().allocator(&SYSTEM).log(move |_, text| {
        assert_eq!(text, "hello");
        panic!("a log of {}", Arc::strong_count(&t));
    });
    let set = hooks.into_set().unwrap();
    // SAFETY: filled below, as the library reads it.
    let mut c: sys::mpt_hooks = unsafe { std::mem::zeroed() };
    set.fill(&mut c);
    // SAFETY: the calls are those that the library makes.
    unsafe {
        let (log, alloc, free) = (c.log.unwrap(), c.alloc.unwrap(), c.free.unwrap());
        log(c.user, 1, b"hello\0".as_ptr() as *const _);
        let payload = catch_unwind(resume_panic).unwrap_err();
        assert_eq!(payload.downcast_ref::<String>().unwrap(), "a log of 2");
        let (a, b): (*mut c_void, *mut c_void) = (alloc(c.user, 64, 64), alloc(c.user, 32, 64));
        drop(set); // the context is gone
        assert_eq!(Arc::strong_count(&token), 2);
        free(c.user, a, 64, 64);
        std::thread::scope(|s| {
            let (user, b, free) = (c.user as usize, b as usize, free);
            s.spawn(move || free(user as *mut c_void, b as *mut c_void, 32, 64));
        });
    }
    assert_eq!(SYSTEM.0.load(Ordering::SeqCst), 0);
    assert_eq!(Arc::strong_count(&token), 1);
}

#[test]
fn texts_are_of_rusts_words() {
    use crate::error::own_words;
    use crate::generated::words::WORDS;
    for (text, want) in [
        ("mpt_scaler_scale: x is NULL", "Scaler::scale: x is None"),
        ("mpt_stepper_desc.skip is 3; MPT_SKIP_ALONE is", "StepperDesc.skip is 3; Skip::Alone is"),
        ("'mpt_add' is", "'mpt_add' is"),
        ("/tmp/mpt_add/x", "/tmp/mpt_add/x"),
        ("mpt_add/x mpt_add", "mpt_add/x Tensor::add"),
        ("NULLABLE \u{e9} NULL", "NULLABLE \u{e9} None"),
        ("my-mpt_add. mpt_add.", "my-mpt_add. Tensor::add."),
        ("", ""),
    ] {
        assert_eq!(own_words(text), want);
    }
    assert!(WORDS.windows(2).all(|w| w[0].0 < w[1].0));
    for (name, word) in WORDS {
        let text = own_words(&format!("of {}, {}.", name, name));
        let rest = text.replace("mpt_sys", ""); // the crate of the functions that mpt does not wrap
        assert!(!rest.contains("mpt_") && !rest.contains("MPT_"), "{}", text);
        assert!(!word.is_empty() && !text.contains("NULL"), "{}", name);
    }
}
