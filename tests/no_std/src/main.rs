//! Lowers a small module without the standard library: its own allocator, its own panic handler, the C library for
//! start-up and output alone. Prints the LLVM IR.
#![no_std]
#![no_main]

extern crate alloc;

use core::alloc::{GlobalAlloc, Layout};
use core::ffi::{c_char, c_int};
use core::sync::atomic::{AtomicUsize, Ordering};

const ROOM: usize = 16 << 20;

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

const INPUT: &str = "func.func @f(%a: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %x = memref.load %m[%i] : memref<?xi32>
  %y = arith.addi %a, %x : i32
  return %y : i32
}
";

/// The whole job, as a program that embeds the rooms does it.
fn lowered() -> Option<alloc::vec::Vec<u8>> {
    let source = ir::diag::Source::new("in.mlir", INPUT);
    let mut diags = ir::Diags::default();
    let mut m = ir::text::parse::parse_module(source, &Default::default(), &mut diags).ok()?;
    ir::verify::verify(&mut m, &mut diags);
    let passes = "builtin.module(finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)";
    let pipeline = lower::parse_pipeline(passes).ok()?;
    let release = ir::Release::V22;
    if diags.failed() || !lower::run_pipeline(&mut m, &pipeline, release, &mut diags, &mut lower::pass::NoHooks) {
        return None;
    }
    emit::emit_ll(&m, source, &emit::EmitOptions::default(), &mut diags).ok()
}

#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    let Some(text) = lowered() else { return 1 };
    // SAFETY: the bytes are the text's.
    unsafe { write(1, text.as_ptr(), text.len()) };
    0
}
