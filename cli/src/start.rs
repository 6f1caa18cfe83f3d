//! Start-up without the standard library: the C library calls `main`, gives out memory, and ends the process.

use alloc::string::String;
use alloc::vec::Vec;
use core::alloc::{GlobalAlloc, Layout};
use core::ffi::{CStr, c_char, c_int, c_void};
use core::fmt::Write;

use lowir::host::{Host, Os};
use rustix::stdio::{stderr, stdin, stdout};

#[link(name = "c")]
unsafe extern "C" {
    fn malloc(size: usize) -> *mut c_void;
    fn calloc(count: usize, size: usize) -> *mut c_void;
    fn realloc(block: *mut c_void, size: usize) -> *mut c_void;
    fn posix_memalign(block: *mut *mut c_void, align: usize, size: usize) -> c_int;
    fn free(block: *mut c_void);
    fn abort() -> !;
}

/// What `malloc` aligns to by itself (C11 7.22.3: for any object; 16 bytes on 64-bit targets, 8 on 32-bit ones).
const ALIGN: usize = 2 * size_of::<usize>();

/// The C library's memory.
struct Malloc;

// SAFETY: malloc and its kin return blocks of the asked size that overlap no other, or null; what they align to less
// than asked goes through posix_memalign; all blocks are given back by free.
unsafe impl GlobalAlloc for Malloc {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.align() <= ALIGN {
            // SAFETY: any size may be asked for.
            return unsafe { malloc(layout.size()) }.cast();
        }
        let mut block = core::ptr::null_mut();
        // SAFETY: the alignment is a power of two above the size of a pointer.
        match unsafe { posix_memalign(&mut block, layout.align(), layout.size()) } {
            0 => block.cast(),
            _ => core::ptr::null_mut(),
        }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if layout.align() <= ALIGN {
            // SAFETY: any size may be asked for.
            return unsafe { calloc(1, layout.size()) }.cast();
        }
        // SAFETY: as the caller promises; the block is as long as its layout says.
        unsafe {
            let block = self.alloc(layout);
            if !block.is_null() {
                block.write_bytes(0, layout.size());
            }
            block
        }
    }
    unsafe fn dealloc(&self, block: *mut u8, _: Layout) {
        // SAFETY: the block came from this allocator.
        unsafe { free(block.cast()) }
    }
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if layout.align() <= ALIGN {
            // SAFETY: the block came from this allocator.
            return unsafe { realloc(block.cast(), size) }.cast();
        }
        // SAFETY: as the caller promises: the new layout is valid, and both blocks hold what is copied.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !new.is_null() {
                core::ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                free(block.cast());
            }
            new
        }
    }
}

#[global_allocator]
static MEMORY: Malloc = Malloc;

/// The operating system.
fn os(colour: bool) -> Os {
    // SAFETY: nothing here closes the three streams; where the caller closed one, using it is an error that is told.
    Os::new(unsafe { [stdin(), stdout(), stderr()] }, colour)
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo<'_>) -> ! {
    let mut text = String::from("lowir: internal error");
    if let Some(place) = info.location() {
        let _ = write!(text, " at {}:{}", place.file(), place.line());
    }
    text.push('\n');
    os(false).err(&text);
    // SAFETY: ends the process.
    unsafe { abort() }
}

/// The precompiled `core` and `alloc` name it; panics abort here, so nothing ever calls it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

/// As `rust_eh_personality`.
#[unsafe(no_mangle)]
extern "C" fn _Unwind_Resume() -> ! {
    // SAFETY: ends the process.
    unsafe { abort() }
}

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
    let mut host = os(!plain);
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
