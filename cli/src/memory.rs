//! Memory of the `lowir` command: small blocks come from lists by size, in a few instructions each; big ones from the
//! system. Compiling makes and drops many short vectors, which a general allocator serves at ten times the work.
//!
//! A page that is met for the first time costs thousands of instructions, whatever its size. So Linux is asked for large
//! pages where a run needs much memory: in the heap from its second MiB on, and in the largest blocks, as texts are, which
//! have pages of their own. A large module takes a third less time for a few megabytes more.
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

/// Blocks from this size on have pages of their own, and room for large ones.
const LARGE: usize = 4 << 20;

/// Large pages of Linux.
#[cfg(target_os = "linux")]
mod large {
    use core::ffi::{c_int, c_void};
    #[cfg(target_env = "gnu")]
    use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    unsafe extern "C" {
        fn madvise(at: *mut c_void, size: usize, advice: c_int) -> c_int;
        #[cfg(target_env = "gnu")]
        fn mallopt(parameter: c_int, value: c_int) -> c_int;
        #[cfg(target_env = "gnu")]
        fn sbrk(increment: isize) -> *mut c_void;
    }

    /// The size of the pages that are asked for.
    pub const PAGE: usize = 2 << 20;
    /// `MADV_HUGEPAGE` of Linux.
    const LARGE_PAGES: c_int = 14;

    /// Asks for large pages in a block.
    #[cold]
    pub fn enlarge(block: *mut u8, size: usize) {
        let before = block.align_offset(PAGE);
        if !block.is_null() && before < size {
            // SAFETY: whole pages inside a block that the caller owns; the hint does not change what is in them. Large pages
            // do not reach over the end of the mapping.
            unsafe { madvise(block.add(before).cast(), (size - before) & !0xFFF, LARGE_PAGES) };
        }
    }

    /// What modules of some lines need stays in small pages.
    #[cfg(target_env = "gnu")]
    const SMALL_HEAP: usize = 1 << 20;
    /// By how much the heap grows at a time: addresses, not memory.
    #[cfg(target_env = "gnu")]
    const STEP: usize = 16 << 20;
    /// Blocks from this size on are not in the heap, so that they can grow without being copied and leave no hole.
    #[cfg(target_env = "gnu")]
    const APART: usize = 1 << 19;
    /// Where the part of the heap ends that was asked about; 0 before the first time.
    #[cfg(target_env = "gnu")]
    static KNOWN: AtomicUsize = AtomicUsize::new(0);

    /// Asks for large pages in what was added to the heap of the C library.
    #[cfg(target_env = "gnu")]
    #[inline]
    pub fn follow_heap() {
        // SAFETY: this only asks where the heap ends.
        let end = unsafe { sbrk(0) } as usize;
        if end > KNOWN.load(Relaxed) + PAGE {
            grown(end);
        }
    }
    /// The same, if the heap has grown by a page at least. Two threads may come here at once, and ask twice.
    #[cfg(target_env = "gnu")]
    #[cold]
    fn grown(end: usize) {
        let known = KNOWN.load(Relaxed);
        if known == 0 {
            /// `M_TRIM_THRESHOLD`, `M_TOP_PAD` and `M_MMAP_THRESHOLD` of the GNU C library.
            const TUNING: [(c_int, usize); 3] = [(-1, 1 << 30), (-2, STEP), (-3, APART)];
            for (parameter, value) in TUNING {
                // SAFETY: a setting of the allocator, which may be made at any time.
                unsafe { mallopt(parameter, value as c_int) };
            }
            KNOWN.store((end + SMALL_HEAP).next_multiple_of(PAGE), Relaxed);
            return;
        }
        let to = end & !(PAGE - 1);
        // SAFETY: the pages lie in the heap, which never shrinks by the setting above; the hint does not change what is in
        // them.
        unsafe { madvise(known as *mut c_void, to - known, LARGE_PAGES) };
        KNOWN.store(to, Relaxed);
    }
    #[cfg(not(target_env = "gnu"))]
    pub fn follow_heap() {}
}
#[cfg(not(target_os = "linux"))]
mod large {
    pub const PAGE: usize = 1;
    pub fn enlarge(_: *mut u8, _: usize) {}
    pub fn follow_heap() {}
}

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
            large::follow_heap();
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
            if layout.size() < LARGE {
                // SAFETY: as the caller promises.
                let block = unsafe { System.alloc(layout) };
                large::follow_heap();
                return block;
            }
            // SAFETY: as the caller promises; the alignment is a power of two, and the size far from the largest number.
            let block = unsafe { System.alloc(Layout::from_size_align_unchecked(layout.size(), layout.align().max(large::PAGE))) };
            large::enlarge(block, layout.size());
            return block;
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
            let block = unsafe { System.alloc_zeroed(layout) };
            match layout.size() < LARGE {
                true => large::follow_heap(),
                false => large::enlarge(block, layout.size()),
            }
            return block;
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
            (None, None) if size < LARGE || layout.size() >= LARGE => unsafe {
                let new = System.realloc(block, layout, size);
                match size < LARGE {
                    true => large::follow_heap(),
                    false => large::enlarge(new, size),
                }
                new
            },
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
