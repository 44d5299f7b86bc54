//! Errors, and the conversion of call statuses.
//! SPDX-License-Identifier: Apache-2.0
use std::ffi::CStr;
use std::fmt;
use std::os::raw::c_char;

use crate::generated::words::WORDS;
use crate::{callback, sys, Dtype, Status};

/// The error of a failed call: its kind and the library's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    status: Status,
    message: String,
}

/// The result of a call that can fail.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Creates an error to return from a closure that the library calls.
    pub fn new(message: impl Into<String>) -> Error {
        Error::with(Status::Callback, message)
    }
    /// Creates an error of the given kind.
    pub fn with(status: Status, message: impl Into<String>) -> Error {
        Error { status, message: message.into() }
    }
    /// Returns the kind of the error.
    pub fn status(&self) -> Status {
        self.status
    }
    /// Returns the text: what was asked, what was found, what would be right.
    pub fn message(&self) -> &str {
        &self.message
    }
    /// Returns the error of the latest failed call of this thread.
    #[cold]
    pub(crate) fn last(status: i32) -> Error {
        // SAFETY: both may be called at any time; the text lives until the next failing call.
        let message = text(unsafe { sys::mpt_last_error() }).unwrap_or_default();
        debug_assert_eq!(unsafe { sys::mpt_last_error_code() }, status, "{}", message);
        Error { status: Status::from_raw(status), message: own_words(&message) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({:?})", self.message, self.status)
    }
}

impl std::error::Error for Error {}

impl Status {
    /// Returns the name that C uses, for example "MPT_ERROR_SHAPE".
    pub fn name(self) -> String {
        // SAFETY: any number is valid.
        text(unsafe { sys::mpt_status_name(self.raw()) }).unwrap_or_default()
    }
}

impl Dtype {
    /// Returns the name of the dtype, for example "bf16", or "invalid" for an unknown number.
    pub fn name(self) -> String {
        // SAFETY: any number is valid.
        text(unsafe { sys::mpt_dtype_name(self.raw()) }).unwrap_or_default()
    }
    /// Returns the bytes of one element, or 0 for an unknown number.
    pub fn size(self) -> usize {
        // SAFETY: any number is valid.
        unsafe { sys::mpt_dtype_size(self.raw()) }
    }
}

impl fmt::Display for Dtype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// Replaces C names in a text of the library by Rust names; bindings/common/c_words.py defines the
/// rule.
pub(crate) fn own_words(text: &str) -> String {
    let look = |name: &str| WORDS.binary_search_by(|w| w.0.cmp(name)).ok().map(|i| WORDS[i].1);
    let bytes = text.as_bytes();
    let end_of = |mut at: usize| {
        while at < bytes.len() && (bytes[at].is_ascii_alphanumeric() || bytes[at] == b'_') {
            at += 1;
        }
        at
    };
    let (mut out, mut copied, mut at) = (String::with_capacity(text.len()), 0, 0);
    while at < bytes.len() {
        let (start, end) = (at, end_of(at));
        at = end.max(start + 1);
        let before = if start > 0 { bytes[start - 1] } else { b' ' };
        if end == start || b"'\"/\\.-".contains(&before) || bytes.get(end) == Some(&b'/') {
            continue;
        }
        if let Some(word) = look(&text[start..end]) {
            out.push_str(&text[copied..start]);
            out.push_str(word);
            copied = end;
        }
    }
    out.push_str(&text[copied..]);
    out
}

/// Result of a training step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[must_use = "a skipped step leaves the parameters as they were"]
pub enum Step {
    /// The parameters were updated.
    Applied,
    /// An optimizer left its parameters unchanged; its verdict says why.
    Skipped,
}

/// Returns the features the library was built with: "onednn 2.6.3", "openmp", ...
pub fn features() -> Vec<String> {
    // SAFETY: the function returns NULL past the end.
    (0..).map_while(|i| text(unsafe { sys::mpt_feature_name(i) })).collect()
}

#[inline]
pub(crate) fn check(status: i32) -> Result<()> {
    if status == 0 && !callback::any_panicked() {
        Ok(())
    } else {
        slow(status).map(|_| ())
    }
}

pub(crate) fn stepped(status: i32) -> Result<Step> {
    Ok(match slow(status)? {
        sys::MPT_STEP_SKIPPED => Step::Skipped,
        _ => Step::Applied,
    })
}

#[cold]
fn slow(status: i32) -> Result<i32> {
    let error = (status < 0 || status == sys::MPT_NOT_READY).then(|| {
        if status == sys::MPT_NOT_READY {
            return Error::with(Status::NotReady, "the device has not finished: try again");
        }
        let mut error = Error::last(status);
        if let Some(own) = callback::take_error() {
            error.message = format!("{}: {}", error.message, own.message);
        }
        error
    });
    callback::resume_panic();
    error.map_or(Ok(status), Err)
}

/// Copies a text of the library; None for NULL.
#[inline]
pub(crate) fn text(s: *const c_char) -> Option<String> {
    if s.is_null() {
        return None;
    }
    // SAFETY: the library returns terminated strings.
    Some(unsafe { CStr::from_ptr(s) }.to_string_lossy().into_owned())
}

/// Converts a length to C's i32.
#[inline]
pub(crate) fn count(n: usize) -> Result<i32> {
    if n > i32::MAX as usize {
        return Err(Error::with(Status::InvalidArgument, format!("{} items are too many", n)));
    }
    Ok(n as i32)
}
