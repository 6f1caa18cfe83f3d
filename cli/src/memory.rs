//! Memory of the `lowir` command: small blocks come from lists by size, in a few instructions each; big ones from the
//! system. Compiling makes and drops many short vectors, which a general allocator serves at ten times the work.
//!
//! Large pages (`MADV_HUGEPAGE`) are not asked for, though a run that follows another at once takes up to a third less time
//! with them. Linux makes them of whole blocks of free memory, and where a virtual machine has given those back to its host,
//! each costs some 2.5 ms: the first run in seconds took half as long again.
//!
//! A block that is given back stays in the list of its size, for the next block of that size: what a run holds is the
//! most that it had of each size. The memory returns to the system when the process ends.
#![allow(unsafe_code)]

use core::cell::Cell;
use core::ptr::null_mut;
use std::alloc::{GlobalAlloc, Layout, System};

/// Sizes step by this, which is also what every block is aligned to.
const STEP: usize = 16;
/// Blocks up to this size come from lists.
const SMALL: usize = 1024;
/// What is asked of the system at a time, for blocks that no list has.
const CHUNK: usize = 1 << 16;

/// The lists of a thread. A block may be given back by another thread than the one that made it.
struct Lists {
    /// By size in steps: the first free block. Each one starts with the address of the next.
    free: [Cell<*mut u8>; SMALL / STEP + 1],
    /// What is left of the last chunk.
    rest: Cell<*mut u8>,
    n_rest: Cell<usize>,
}

std::thread_local! {
    // Without a lazy start or an end, so that it can be had at any time in a thread's life.
    static LISTS: Lists = const {
        Lists { free: [const { Cell::new(null_mut()) }; SMALL / STEP + 1], rest: Cell::new(null_mut()), n_rest: Cell::new(0) }
    };
}

/// The allocator.
struct Blocks;

#[global_allocator]
static MEMORY: Blocks = Blocks;

/// The list of a layout, if it has one.
#[inline(always)]
fn steps(layout: Layout) -> Option<usize> {
    (layout.size() <= SMALL && layout.align() <= STEP).then(|| layout.size().div_ceil(STEP))
}

impl Lists {
    /// A block of so many steps from the last chunk, or from a new one. Null if the system has no more.
    #[cold]
    fn carve(&self, steps: usize) -> *mut u8 {
        let size = steps * STEP;
        if self.n_rest.get() < size {
            // SAFETY: the size is not zero, the alignment a power of two.
            let chunk = unsafe { System.alloc(Layout::from_size_align_unchecked(CHUNK, STEP)) };
            if chunk.is_null() {
                return chunk;
            }
            self.rest.set(chunk);
            self.n_rest.set(CHUNK);
        }
        let block = self.rest.get();
        // SAFETY: at least `size` bytes of the chunk are left.
        self.rest.set(unsafe { block.add(size) });
        self.n_rest.set(self.n_rest.get() - size);
        block
    }
}

// SAFETY: blocks of a list are at least as long as asked, aligned to `STEP`, and in one place at a time: with their
// owner, in one list, or in the rest of a chunk. Whether a block is a list's follows from its layout alone.
unsafe impl GlobalAlloc for Blocks {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let Some(n) = steps(layout) else {
            // SAFETY: as the caller promises.
            return unsafe { System.alloc(layout) };
        };
        LISTS.with(|lists| {
            let block = lists.free[n].get();
            if block.is_null() {
                return lists.carve(n);
            }
            // SAFETY: a free block starts with the address of the next.
            lists.free[n].set(unsafe { block.cast::<*mut u8>().read() });
            block
        })
    }
    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        let Some(n) = steps(layout) else {
            // SAFETY: blocks of such layouts are the system's.
            return unsafe { System.dealloc(block, layout) };
        };
        LISTS.with(|lists| {
            // SAFETY: the caller gives the block up; it has room for an address, at an address of that alignment.
            unsafe { block.cast::<*mut u8>().write(lists.free[n].get()) };
            lists.free[n].set(block);
        });
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if steps(layout).is_none() {
            // SAFETY: as the caller promises.
            return unsafe { System.alloc_zeroed(layout) };
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
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller promises that the new size fits the alignment.
        let wanted = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        match (steps(layout), steps(wanted)) {
            (Some(a), Some(b)) if a == b => block,
            // SAFETY: blocks of such layouts are the system's.
            (None, None) => unsafe { System.realloc(block, layout, size) },
            // SAFETY: both blocks hold what is copied, and the old one is given up.
            _ => unsafe {
                let new = self.alloc(wanted);
                if !new.is_null() {
                    core::ptr::copy_nonoverlapping(block, new, layout.size().min(size));
                    self.dealloc(block, layout);
                }
                new
            },
        }
    }
}
