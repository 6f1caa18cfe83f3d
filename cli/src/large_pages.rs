//! Large pages for what a thread of the command allocates next.
//!
//! Why it must be unsafe: it calls `mallopt`, which has no other name, and writes into memory that is not of Rust. What keeps it
//! sound: both are done as their manuals say, and the memory is a block that was allocated for it.
#![allow(unsafe_code)]

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::alloc::{GlobalAlloc, Layout, System};
use std::time::Instant;

use rustix::mm::{Advice, madvise};

/// Bytes of a large page.
const SIZE: usize = 1 << 21;
/// Blocks from this size on are in pages of their own, small ones: they grow without being copied.
pub const APART: usize = 4 << 20;
/// Longer than this no page may take. Where the system has none at hand, it takes many times as long: some 5 ms where a virtual
/// machine gave its free memory back to its host.
const SLOW: Duration = Duration::from_millis(1);
/// So many pages are tried, and no more than three of four. The others are found when they are needed: not all may be, and what
/// was tried is there while the whole text is, before it is left behind.
const TRIED: usize = 4;

/// Whether any thread has some: what `mallopt` is told is for all of them.
static HAD: AtomicBool = AtomicBool::new(false);

/// Parameters of `mallopt`, by their numbers in `malloc.h`.
const TRIM_THRESHOLD: i32 = -1;
const MMAP_THRESHOLD: i32 = -3;
/// What both are if nobody says anything.
const USUAL: usize = 128 << 10;
/// The most that `MMAP_THRESHOLD` can be: from there on all blocks are in pages of their own.
const MOST: usize = 32 << 20;

fn set(parameter: i32, value: usize) {
    unsafe extern "C" {
        fn mallopt(parameter: i32, value: i32) -> i32;
    }
    // SAFETY: it may be called at any time. What it does not know or want, it leaves as it is.
    unsafe { mallopt(parameter, i32::try_from(value).unwrap_or(i32::MAX)) };
}

/// Has the next blocks of this thread come from so many large pages, fewer than fifteen, if they are to be had quickly. Whether
/// they are.
pub fn ask(n: usize) -> bool {
    let size = (n + 1) * SIZE;
    if n == 0 || size >= MOST {
        return false;
    }
    // One block around all of them, which is given back where the next ones will be taken from.
    let Ok(layout) = Layout::from_size_align(size, 16) else { return false };
    set(MMAP_THRESHOLD, MOST);
    set(TRIM_THRESHOLD, 4 * MOST);
    // SAFETY: the size is not zero.
    let block = unsafe { System.alloc(layout) };
    let mut got = false;
    if !block.is_null() {
        // SAFETY: less than a page is left out at the beginning; there is one more than is used.
        let pages = unsafe { block.add(block.align_offset(SIZE)) };
        // SAFETY: these pages lie in the block, of which nobody has anything yet.
        got = unsafe { madvise(pages.cast(), n * SIZE, Advice::LinuxHugepage) }.is_ok();
        for i in 0..if got { (n * 3 / 4).clamp(1, TRIED) } else { 0 } {
            let start = Instant::now();
            // SAFETY: as above. That it is written is all that matters: the system finds a page then.
            unsafe { pages.add(i * SIZE).write_volatile(0) };
            if start.elapsed() > SLOW {
                // Often some are at hand after others have ended, and no more: what comes behind is in small pages.
                // SAFETY: as above.
                let _ = unsafe { madvise(pages.add((i + 1) * SIZE).cast(), (n - i - 1) * SIZE, Advice::LinuxNoHugepage) };
                got = i > 0;
                break;
            }
        }
    }
    let had = HAD.fetch_or(got, Ordering::Relaxed) || got;
    set(MMAP_THRESHOLD, if had { APART } else { USUAL });
    if !had {
        set(TRIM_THRESHOLD, USUAL);
    }
    if !block.is_null() {
        // SAFETY: the block was made so, and is nobody's.
        unsafe { System.dealloc(block, layout) };
    }
    got
}
