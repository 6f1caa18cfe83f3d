//! Stable sorting by one function for all types: the library's sort is compiled anew for every type and key, which
//! made a twentieth of the shipped binary.

use alloc::vec::Vec;

/// Sorts by a strict order, keeping equal elements in their order. `O(n log n)`, `O(n)` when sorted already.
pub fn sort<T>(v: &mut [T], less: impl Fn(&T, &T) -> bool) {
    // Positions are below the length: no panic has to be told of in every copy.
    let before = |a: u32, b: u32| matches!((v.get(a as usize), v.get(b as usize)), (Some(a), Some(b)) if less(a, b));
    let Some(order) = merge_sort(v.len(), &before) else { return };
    permute(order, &mut |a, b| v.swap(a, b));
}

/// Puts elements in order by exchanging two at a time: `order[i]` is where element `i` comes from.
fn permute(mut order: Vec<u32>, swap: &mut dyn FnMut(usize, usize)) {
    // Follow each cycle once.
    for i in 0..order.len() {
        let mut at = i;
        loop {
            let from = core::mem::replace(&mut order[at], at as u32) as usize;
            if from == i {
                break;
            }
            swap(at, from);
            at = from;
        }
    }
}

/// Sorts by a key, keeping elements of equal keys in their order.
pub fn sort_by_key<T, K: Ord>(v: &mut [T], key: impl Fn(&T) -> K) {
    sort(v, |a, b| key(a) < key(b));
}

/// The positions of `n` elements in sorted order; `None` when they are sorted.
fn merge_sort(n: usize, less: &dyn Fn(u32, u32) -> bool) -> Option<Vec<u32>> {
    let n = n as u32;
    if (1..n).all(|i| !less(i, i - 1)) {
        return None;
    }
    let mut from: Vec<u32> = (0..n).collect();
    // Short runs by insertion, then merged pairwise.
    const RUN: usize = 8;
    for run in from.chunks_mut(RUN) {
        for i in 1..run.len() {
            let mut j = i;
            while j > 0 && less(run[j], run[j - 1]) {
                run.swap(j, j - 1);
                j -= 1;
            }
        }
    }
    let mut to = Vec::with_capacity(from.len());
    let mut width = RUN;
    while width < from.len() {
        to.clear();
        for pair in from.chunks(2 * width) {
            let (mut a, mut b) = pair.split_at(width.min(pair.len()));
            while let (Some(&x), Some(&y)) = (a.first(), b.first()) {
                if less(y, x) {
                    to.push(y);
                    b = &b[1..];
                } else {
                    to.push(x);
                    a = &a[1..];
                }
            }
            to.extend_from_slice(a);
            to.extend_from_slice(b);
        }
        core::mem::swap(&mut from, &mut to);
        width *= 2;
    }
    Some(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_as_the_library_does() {
        let mut seed = 7u32;
        for n in 0..200usize {
            let mut v: Vec<(u32, usize)> = (0..n)
                .map(|i| {
                    seed = seed.wrapping_mul(1664525).wrapping_add(1013904223);
                    ((seed >> 16) % (n as u32 / 3 + 1), i)
                })
                .collect();
            let mut expected = v.clone();
            expected.sort_by_key(|e| e.0);
            sort_by_key(&mut v, |e| e.0);
            assert_eq!(v, expected);
        }
    }
}
