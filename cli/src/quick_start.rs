//! Start-up of an optimized program on Linux: the C library calls `main`. Where the standard library has it, it first looks for the
//! end of the stack, to say so when that overflows: the C library reads `/proc/self/maps` for that, and memory for a second stack is
//! mapped. That is a fifth of the instructions of a module of three lines, and a quarter of the system calls.
//!
//! The other things that the standard library does first are done here, too.
#![allow(unsafe_code)]

use core::ffi::{c_char, c_int};
use std::io::Write;
use std::os::fd::IntoRawFd;

use rustix::io::{Errno, fcntl_getfd};
use rustix::stdio::{stderr, stdin, stdout};

/// The C library's start-up calls this. The arguments are those that it showed the standard library before (`std::env::args`).
// SAFETY: nothing else in the program has the name.
#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    // These are only asked for: they need not be open.
    for stream in [stdin(), stdout(), stderr()] {
        // What is opened later must not take the number of a stream that the caller closed.
        if fcntl_getfd(stream) == Err(Errno::BADF)
            && let Ok(file) = std::fs::OpenOptions::new().read(true).write(true).open("/dev/null")
        {
            let _ = file.into_raw_fd();
        }
    }
    // Who writes where nobody reads is told so, and puts away what was begun.
    ignore_pipes();
    let code = crate::run();
    let _ = std::io::stdout().flush();
    code
}

/// Writing where nobody reads returns an error (POSIX.1-2017 `signal`, `SIGPIPE`).
fn ignore_pipes() {
    const PIPE: c_int = 13;
    const IGNORE: usize = 1;
    unsafe extern "C" {
        fn signal(signal: c_int, handler: usize) -> usize;
    }
    // SAFETY: no handler is set; these are the numbers of `SIGPIPE` and `SIG_IGN` on Linux.
    unsafe { signal(PIPE, IGNORE) };
}
