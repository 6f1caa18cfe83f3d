//! How much room the columns of a sweep ask for.

use alloc::vec::Vec;

/// Segments that there is room for at once, and an eighth of the operations. Columns of long functions grow as they need: room that is not used keeps others from
/// what was given back.
pub(crate) const MANY: usize = 1 << 13;

/// Rows of a column for so many operations, with room for what folding adds.
fn roomy(n: usize) -> usize {
    n + if n < MANY { n } else { n / 8 }
}

/// A column of so many rows, with room for what folding adds.
#[inline(never)]
pub(crate) fn filled<T: Copy>(x: T, n: usize) -> Vec<T> {
    let mut column = Vec::with_capacity(roomy(n));
    column.resize(n, x);
    column
}
