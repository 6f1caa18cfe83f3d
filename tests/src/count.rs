//! Counted work: an allocator that counts, and instructions by valgrind. Clocks vary with the machine and its load;
//! counts do not, so growth can be fitted on them.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

static CALLS: AtomicUsize = AtomicUsize::new(0);
static BYTES: AtomicUsize = AtomicUsize::new(0);
static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

/// The system's allocator, counting. A test binary makes it its `#[global_allocator]`.
pub struct Counting;

fn grew(by: usize) {
    CALLS.fetch_add(1, Relaxed);
    BYTES.fetch_add(by, Relaxed);
    let live = LIVE.fetch_add(by, Relaxed) + by;
    PEAK.fetch_max(live, Relaxed);
}

// SAFETY: every call goes to the system's allocator unchanged; the counters never touch the memory.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grew(layout.size());
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(p, layout) }
    }
    unsafe fn realloc(&self, p: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        LIVE.fetch_sub(layout.size(), Relaxed);
        grew(size);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.realloc(p, layout, size) }
    }
}

/// What some work allocated.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    /// Calls of the allocator.
    pub calls: usize,
    /// Bytes asked for, all calls together.
    pub bytes: usize,
    /// Most bytes held at once beyond what was held before.
    pub peak: usize,
}

/// Counts what `f` allocates. Only one thread may count at a time.
pub fn measure<T>(f: impl FnOnce() -> T) -> (T, Work) {
    let (calls, bytes, live) = (CALLS.load(Relaxed), BYTES.load(Relaxed), LIVE.load(Relaxed));
    PEAK.store(live, Relaxed);
    let value = f();
    let work = Work { calls: CALLS.load(Relaxed) - calls, bytes: BYTES.load(Relaxed) - bytes, peak: PEAK.load(Relaxed) - live };
    (value, work)
}

/// The exponent `k` of the best fit `work = c * size^k` through measured points: the slope in logarithms.
pub fn exponent(points: &[(f64, f64)]) -> f64 {
    let n = points.len() as f64;
    let logs: Vec<(f64, f64)> = points.iter().map(|p| (p.0.ln(), p.1.ln())).collect();
    let (mx, my) = (logs.iter().map(|p| p.0).sum::<f64>() / n, logs.iter().map(|p| p.1).sum::<f64>() / n);
    let above: f64 = logs.iter().map(|p| (p.0 - mx) * (p.1 - my)).sum();
    above / logs.iter().map(|p| (p.0 - mx) * (p.0 - mx)).sum::<f64>()
}
