//! Lowers the module on its input without the standard library: its own allocator, its own panic handler, the C library
//! for start-up, input and output alone. Prints the LLVM IR.
#![no_std]
#![no_main]

extern crate alloc;

use core::alloc::{GlobalAlloc, Layout};
use core::ffi::{c_char, c_int};
use core::sync::atomic::{AtomicUsize, Ordering};

const ROOM: usize = 256 << 20;

/// Hands out memory from one block and never takes any back.
struct Bump {
    memory: core::cell::UnsafeCell<[u8; ROOM]>,
    used: AtomicUsize,
}

// SAFETY: `used` hands each byte of `memory` to one caller only.
unsafe impl Sync for Bump {}

// SAFETY: ranges never overlap and are aligned as asked.
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let base = self.memory.get() as usize;
        let used = self.used.load(Ordering::Relaxed);
        let start = (base + used).next_multiple_of(layout.align()) - base;
        let end = start + layout.size();
        if end > ROOM {
            return core::ptr::null_mut();
        }
        self.used.store(end, Ordering::Relaxed);
        (base + start) as *mut u8
    }
    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static MEMORY: Bump = Bump { memory: core::cell::UnsafeCell::new([0; ROOM]), used: AtomicUsize::new(0) };

#[link(name = "c")]
unsafe extern "C" {
    fn read(file: c_int, bytes: *mut u8, n: usize) -> isize;
    fn write(file: c_int, bytes: *const u8, n: usize) -> isize;
    fn abort() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: ends the process.
    unsafe { abort() }
}

/// The precompiled compiler_builtins names it; panics abort here, so nothing ever calls it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

/// All of the input.
fn input() -> alloc::vec::Vec<u8> {
    let mut text = alloc::vec![0; 1 << 20];
    let mut n = 0;
    loop {
        if n == text.len() {
            text.resize(2 * n, 0);
        }
        // SAFETY: the bytes behind the first `n` are the buffer's.
        match unsafe { read(0, text[n..].as_mut_ptr(), text.len() - n) } {
            more @ 1.. => n += more as usize,
            _ => break,
        }
    }
    text.truncate(n);
    text
}

/// The whole job, as a program that embeds the rooms does it.
fn lowered(text: &str) -> Option<alloc::vec::Vec<u8>> {
    let source = ir::diag::Source::new("in.mlir", text);
    let mut diags = ir::Diags::default();
    let mut m = ir::text::parse::parse_module(source, &Default::default(), &mut diags).ok()?;
    #[cfg(feature = "verify")]
    ir::verify::verify(&mut m, &mut diags);
    if diags.failed() || !to_llvm(&mut m, &mut diags) || !lower::is_lowered(&m) {
        return None;
    }
    written(&m, source, &mut diags)
}

/// LLVM IR.
#[cfg(not(feature = "objects"))]
fn written(m: &ir::Module, source: ir::Source<'_>, diags: &mut ir::Diags) -> Option<alloc::vec::Vec<u8>> {
    emit::emit_ll(m, source, &emit::EmitOptions::default(), diags).ok()
}

/// An object.
#[cfg(feature = "objects")]
fn written(m: &ir::Module, source: ir::Source<'_>, diags: &mut ir::Diags) -> Option<alloc::vec::Vec<u8>> {
    use emit::x86::{elf::Elf, obj::Container};
    let object = emit::x86::emit_object(m, source, diags).ok()?;
    let mut bytes = alloc::vec::Vec::new();
    Elf.write(&object, &mut bytes).ok()?;
    Some(bytes)
}

/// By passes, where there are any.
#[cfg(feature = "passes")]
fn to_llvm(m: &mut ir::Module, diags: &mut ir::Diags) -> bool {
    let passes = "builtin.module(expand-strided-metadata,lower-affine,convert-scf-to-cf,finalize-memref-to-llvm,convert-math-to-llvm,\
                  convert-func-to-llvm,convert-cf-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)";
    let Ok(pipeline) = lower::parse_pipeline(passes) else { return false };
    lower::run_pipeline(m, &pipeline, ir::Release::V22, diags, &mut lower::pass::NoHooks)
}

/// In one sweep.
#[cfg(not(feature = "passes"))]
fn to_llvm(m: &mut ir::Module, diags: &mut ir::Diags) -> bool {
    lower::lower_to_llvm(m, &lower::Options::default(), diags)
}

#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    let bytes = input();
    let Some(text) = core::str::from_utf8(&bytes).ok().and_then(lowered) else { return 1 };
    // SAFETY: the bytes are the text's.
    unsafe { write(1, text.as_ptr(), text.len()) };
    0
}
