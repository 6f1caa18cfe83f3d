//! The unwinder's functions, of a program that has none: panics abort, and a stripped program has no names to show. Without
//! the library of the unwinder, a process starts with five system calls for mapping less and 100 KB of memory less, and what
//! the standard library has to find names and lines in debug information is not linked: some 200 KB.
//!
//! `build.rs` says where (`cfg(no_unwinder)`): in optimized builds without debug information, if the linker can hide these
//! names. Libraries that `lowir run` loads bring an unwinder for themselves, and are not to find these.
#![allow(unsafe_code)]

/// Visits the frames of the stack: there are none to visit. 5 is "end of stack" (Itanium C++ ABI, exception handling, 1.2).
// SAFETY: of the functions here, nothing else that is linked has the names (libgcc_s, which does, is taken only where one is
// missing), and libraries loaded later do not find them. This one keeps its contract; the others do not return.
#[unsafe(no_mangle)]
extern "C" fn _Unwind_Backtrace(_: *const u8, _: *const u8) -> i32 {
    5
}

/// What the precompiled standard library asks of an exception that passes, and nothing calls where none does.
macro_rules! never_called {
    ($($name:ident)*) => {$(
        // SAFETY: as above.
        #[unsafe(no_mangle)]
        extern "C" fn $name() -> ! {
            std::process::abort()
        }
    )*};
}
never_called! {
    _Unwind_GetDataRelBase _Unwind_GetIP _Unwind_GetIPInfo _Unwind_GetLanguageSpecificData _Unwind_GetRegionStart
    _Unwind_GetTextRelBase _Unwind_Resume _Unwind_SetGR _Unwind_SetIP
}
