//! What a program or library without the standard library needs: memory from the C library, an end for what must not
//! happen.
#![allow(unsafe_code)]

use core::alloc::{GlobalAlloc, Layout};
use core::ffi::{c_int, c_void};
use core::fmt::Write;

use rustix::stdio::stderr;

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

/// Text for standard error without allocating: memory may be what ran out.
struct Last;

impl Write for Last {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        // SAFETY: nothing here closes the stream; where the caller closed it, the error is dropped.
        let _ = rustix::io::write(unsafe { stderr() }, text.as_bytes());
        Ok(())
    }
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo<'_>) -> ! {
    let _ = Last.write_str("lowir: internal error");
    if let Some(place) = info.location() {
        let _ = write!(Last, " at {}:{}", place.file(), place.line());
    }
    let _ = Last.write_str("\n");
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
