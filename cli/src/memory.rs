//! Memory of the `lowir` command: small blocks come from lists by size, in a few instructions each; big ones from the
//! system. Compiling makes and drops many short vectors, which a general allocator serves at ten times the work.
//!
//! For long texts some of the memory is large pages (`MADV_HUGEPAGE`), which take 4 to 10 % off a job: [`expect`].
//!
//! A block that is given back stays in the list of its size, for the next block of that size: what a run holds is the
//! most that it had of each size. Of large blocks some stay, too: pages that the system has to find and clear anew cost a
//! microsecond or more each, ten times as much as copying them. The memory returns to the system when the process ends.
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

/// Blocks of at least this size are large.
const LARGE: usize = 1 << 17;
/// Large blocks that stay when they are given back: how many, and how many bytes in all.
const KEPT: usize = 24;
const KEPT_BYTES: usize = 64 << 20;
/// Blocks from this size on keep their addresses only. Those are what one very long function takes, step by step other
/// columns: the memory of all steps together would be several times that of one.
const HUGE: usize = 1 << 18;

/// A large block and its size.
type Large = (*mut u8, usize);

/// The lists of a thread. A block may be given back by another thread than the one that made it.
struct Lists {
    /// Large blocks that were given back.
    kept: [Cell<Large>; KEPT],
    n_kept_bytes: Cell<usize>,
    /// Blocks from this size on keep their addresses only ([`HUGE`]).
    n_huge: Cell<usize>,
    /// By size in steps: the first free block. Each one starts with the address of the next.
    free: [Cell<*mut u8>; SMALL / STEP + 1],
    /// What is left of the last chunk.
    rest: Cell<*mut u8>,
    n_rest: Cell<usize>,
}

std::thread_local! {
    // Without a lazy start or an end, so that it can be had at any time in a thread's life.
    static LISTS: Lists = const {
        Lists {
            kept: [const { Cell::new((null_mut(), 0)) }; KEPT],
            n_kept_bytes: Cell::new(0),
            n_huge: Cell::new(HUGE),
            free: [const { Cell::new(null_mut()) }; SMALL / STEP + 1],
            rest: Cell::new(null_mut()),
            n_rest: Cell::new(0),
        }
    };
}

/// The allocator.
struct Blocks;

#[global_allocator]
static MEMORY: Blocks = Blocks;

/// Makes ready for a text of so many bytes that is a module of many short functions, which this thread is to work on next. What
/// that takes of memory is in use all the time, and from end to end: large pages serve there. (One long function takes its
/// memory in few blocks, each twice as large as the one before: there large pages would be half air.)
pub fn expect(bytes: usize) {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        use crate::large_pages;
        // Such a text takes two bytes for each of its own, beside the text, or more.
        const BYTES_PER_PAGE: usize = 1 << 20;
        const MOST: usize = 14;
        if large_pages::ask((bytes / BYTES_PER_PAGE).min(MOST)) {
            // Large pages are given back whole.
            LISTS.with(|lists| lists.n_huge.set(large_pages::APART));
        }
    }
    _ = bytes;
}

/// The list of a layout, if it has one.
#[inline(always)]
fn steps(layout: Layout) -> Option<usize> {
    (layout.size() <= SMALL && layout.align() <= STEP).then(|| layout.size().div_ceil(STEP))
}

/// Whether a layout is that of a large block, which may stay where the system says how large one is.
#[inline(always)]
fn is_large(layout: Layout) -> bool {
    cfg!(target_os = "linux") && layout.size() >= LARGE && layout.align() <= STEP
}

/// How many bytes of a block of the system's may be used: as many as were asked for when it was made, or more.
///
/// # Safety
/// The block must be the system's, and in use.
unsafe fn usable(block: *mut u8) -> usize {
    #[cfg(target_os = "linux")]
    {
        unsafe extern "C" {
            fn malloc_usable_size(block: *mut core::ffi::c_void) -> usize;
        }
        // SAFETY: the system's blocks of such alignment are those of `malloc`, which this asks.
        unsafe { malloc_usable_size(block.cast()) }
    }
    #[cfg(not(target_os = "linux"))]
    {
        _ = block;
        0
    }
}

/// Gives the memory of a block back, as far as it is whole pages; the block reads as zeros there.
///
/// # Safety
/// The block must be as long, and nobody's.
#[cfg(target_os = "linux")]
#[cold]
unsafe fn empty(block: *mut u8, size: usize) {
    use rustix::mm::{Advice, madvise};
    const PAGE: usize = 1 << 16;
    let from = block.align_offset(PAGE);
    let n = (size - from) / PAGE * PAGE;
    // SAFETY: these pages, which are no larger on any system, lie within the block.
    let _ = unsafe { madvise(block.add(from).cast(), n, Advice::LinuxDontNeed) };
}

impl Lists {
    /// A kept block that is large enough and not three times as large, to be used: what it holds beyond that is better left
    /// for what needs it. Null if there is none.
    fn lend(&self, size: usize) -> *mut u8 {
        let fits = |&(_, b): &(usize, Large)| b.1 >= size && b.1 / 2 <= size;
        let best = self.kept.iter().map(Cell::get).enumerate().filter(fits).min_by_key(|k| k.1.1);
        let Some((i, (block, has))) = best else { return null_mut() };
        self.kept[i].set((null_mut(), 0));
        self.n_kept_bytes.set(self.n_kept_bytes.get() - has);
        block
    }
    /// Keeps a large block. False if it has no place: it is to be given back then.
    ///
    /// # Safety
    /// The block must be the system's, and is given up if it is kept.
    unsafe fn keep(&self, block: *mut u8) -> bool {
        // SAFETY: as the caller promises.
        let size = unsafe { usable(block) };
        let place = self.kept.iter().find(|k| k.get().0.is_null()).filter(|_| self.n_kept_bytes.get() + size <= KEPT_BYTES);
        if let Some(place) = place {
            #[cfg(target_os = "linux")]
            if size >= self.n_huge.get() {
                // SAFETY: the block was given up, and so was all that it holds.
                unsafe { empty(block, size) };
            }
            place.set((block, size));
            self.n_kept_bytes.set(self.n_kept_bytes.get() + size);
        }
        place.is_some()
    }
    /// A large block instead of another one: itself if it is large enough indeed, or a kept one with its bytes. Null if there
    /// is none.
    ///
    /// # Safety
    /// The block must be one of the layout, in use; it is given up if another one is returned.
    unsafe fn regrow(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as the caller promises.
        if size >= layout.size() / 2 && unsafe { usable(block) } >= size {
            return block;
        }
        let new = if size > layout.size() { self.lend(size) } else { null_mut() };
        if !new.is_null() {
            // SAFETY: both are as long; they are two blocks.
            unsafe { core::ptr::copy_nonoverlapping(block, new, layout.size()) };
            // SAFETY: the caller gives the block up. Large blocks are the system's, which knows how long they are.
            unsafe {
                if !self.keep(block) {
                    System.dealloc(block, layout);
                }
            }
        }
        new
    }
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

/// A kept block for a layout. Null if there is none.
fn kept(layout: Layout) -> *mut u8 {
    if is_large(layout) { LISTS.with(|lists| lists.lend(layout.size())) } else { null_mut() }
}

/// A block that is not of a list.
#[inline(never)]
fn large(layout: Layout) -> *mut u8 {
    let kept = kept(layout);
    // SAFETY: the size is not zero: blocks of lists are smaller than others.
    if kept.is_null() { unsafe { System.alloc(layout) } } else { kept }
}

// SAFETY: blocks of a list are at least as long as asked, aligned to `STEP`, and in one place at a time: with their
// owner, in one list, or in the rest of a chunk. Whether a block is a list's follows from its layout alone.
unsafe impl GlobalAlloc for Blocks {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let Some(n) = steps(layout) else {
            return large(layout);
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
            // SAFETY: the caller gives the block up. Blocks of such layouts are the system's, which knows how long they are.
            return unsafe {
                if !(is_large(layout) && LISTS.with(|lists| lists.keep(block))) {
                    System.dealloc(block, layout);
                }
            };
        };
        LISTS.with(|lists| {
            // SAFETY: the caller gives the block up; it has room for an address, at an address of that alignment.
            unsafe { block.cast::<*mut u8>().write(lists.free[n].get()) };
            lists.free[n].set(block);
        });
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if steps(layout).is_none() {
            let kept = kept(layout);
            if kept.is_null() {
                // SAFETY: as the caller promises.
                return unsafe { System.alloc_zeroed(layout) };
            }
            // SAFETY: a block that is lent is at least as long as was asked for.
            unsafe { kept.write_bytes(0, layout.size()) };
            return kept;
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
            (None, None) => {
                let both = is_large(layout) && is_large(wanted);
                // SAFETY: as the caller promises.
                let new = if both { LISTS.with(|lists| unsafe { lists.regrow(block, layout, size) }) } else { null_mut() };
                if !new.is_null() {
                    return new;
                }
                // SAFETY: blocks of such layouts are the system's, which knows how long they are.
                unsafe { System.realloc(block, layout, size) }
            }
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
