//! What somebody may have meant by a misspelt name, for `help:` lines.

use alloc::vec::Vec;

/// The name closest to a misspelt one, if any is close.
pub fn nearest<'n>(wrong: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let limit = 1 + wrong.len() / 3;
    names.map(|n| (distance(wrong, n, limit), n)).filter(|p| p.0 <= limit).min().map(|p| p.1)
}

/// Edit distance, `limit + 1` when it is larger.
fn distance(a: &str, b: &str, limit: usize) -> usize {
    if a.len().abs_diff(b.len()) > limit {
        return limit + 1;
    }
    let b = b.as_bytes();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for j in 0..b.len() {
            let cost = diagonal + usize::from(x != b[j]);
            diagonal = row[j + 1];
            row[j + 1] = cost.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
