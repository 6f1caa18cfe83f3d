//! Start-up without the standard library: the C library calls `main`.

use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::{CStr, c_char, c_int};

use lowir::host::{Host, Os};
use rustix::stdio::{stderr, stdin, stdout};

/// The texts of a C array that ends with a null pointer.
///
/// # Safety
/// `list` is such an array of C strings that live as long as the process.
unsafe fn texts(list: *const *const c_char) -> Vec<&'static CStr> {
    let mut out = Vec::new();
    // SAFETY: as promised; reading stops at the null pointer.
    unsafe {
        while !list.is_null() && !(*list.add(out.len())).is_null() {
            out.push(CStr::from_ptr(*list.add(out.len())));
        }
    }
    out
}

/// The C library's start-up calls this.
#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, argv: *const *const c_char, environment: *const *const c_char) -> c_int {
    // SAFETY: the C library hands over both arrays (POSIX.1-2017 `exec`, `main`), and they live to the end.
    let (argv, environment) = unsafe { (texts(argv), texts(environment)) };
    // Colours are for those who want them (no-color.org).
    let plain = environment.iter().any(|v| v.to_bytes().strip_prefix(b"NO_COLOR=").is_some_and(|v| !v.is_empty()));
    // SAFETY: nothing here closes the three streams; where the caller closed one, using it is an error that is told.
    let mut host = Os::new(unsafe { [stdin(), stdout(), stderr()] }, !plain);
    let mut args = Vec::new();
    for arg in argv {
        match arg.to_str() {
            Ok(a) => args.push(String::from(a)),
            Err(_) => {
                host.err("lowir: error: an argument is not UTF-8\n");
                return 1;
            }
        }
    }
    let (program, rest) = args.split_first().map_or(("lowir", &[][..]), |(p, r)| (p.as_str(), r));
    lowir::command(program, rest, &mut host)
}
