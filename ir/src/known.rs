//! Names that are known when the program is compiled: where to find them is computed then, so that a new context builds
//! no table of them and touches only what is asked for.

/// No entry. Entries are below it.
const NONE: u16 = u16::MAX;

/// Length of a table for so many names: most are where they are looked for first. Where code is to be small, some more are not.
pub(crate) const fn slots(names: usize) -> usize {
    (if cfg!(small) { 4 * names / 3 } else { 2 * names } + 1).next_power_of_two()
}

/// A table without entries.
pub(crate) const fn table<const SLOTS: usize>() -> [u16; SLOTS] {
    assert!(SLOTS.is_power_of_two() && SLOTS < NONE as usize);
    [NONE; SLOTS]
}

/// Adds an entry. Of several entries of one name the first is found.
pub(crate) const fn insert(table: &mut [u16], name: &[u8], entry: u16) {
    let mut at = hash(name) as usize % table.len();
    while table[at] != NONE {
        at = (at + 1) % table.len();
    }
    table[at] = entry;
}

/// The entry of this hash ([`crate::store::hash_of_bytes`]) that is the right one. Of an empty table, none.
#[inline]
pub(crate) fn find(table: &[u16], hash: u64, is: impl Fn(u16) -> bool) -> Option<u16> {
    let mask = table.len().wrapping_sub(1);
    let mut at = hash as usize & mask;
    loop {
        match *table.get(at)? {
            NONE => return None,
            entry if is(entry) => return Some(entry),
            _ => at = (at + 1) & mask,
        }
    }
}

/// [`crate::store::hash_of_bytes`] for the compiler, which knows no hashers.
const fn hash(name: &[u8]) -> u64 {
    let (mut state, mut at) = (0, 0);
    while at < name.len() {
        let (mut word, mut n) = (0, 0);
        while n < 8 && at + n < name.len() {
            word |= (name[at + n] as u64) << (8 * n);
            n += 1;
        }
        if n < 8 {
            word |= (n as u64) << 56;
        }
        state = crate::store::mixed(state, word);
        at += n;
    }
    crate::store::finished(state)
}

#[cfg(test)]
mod tests {
    #[test]
    fn hashes_are_the_same_when_compiled_and_when_run() {
        let text = b"llvm.intr.experimental.constrained.fptrunc";
        for n in 0..text.len() {
            assert_eq!(super::hash(&text[..n]), crate::store::hash_of_bytes(&text[..n]));
        }
    }
}
