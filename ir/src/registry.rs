//! Finds rows by opcode and by name. The names of the built-in tables are found by tables that the compiler makes
//! (`known`): a new registry builds nothing but a list of the rows, and touches none.

use alloc::vec::Vec;

use crate::dialect::{CORE, ENDS, TABLES};
use crate::id::Opcode;
use crate::known;
use crate::row::{OpRow, Traits};
use crate::store::{Lookup, hash_of_bytes};

/// Finds rows by opcode and by name. Opcodes of built-in rows are the constants of [`mod@crate::dialect`]; a user's rows
/// come after them in the order of registration.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    rows: Vec<&'static OpRow>,
    /// What names stand for other than in [`NAMES`].
    names: Lookup<u32>,
    /// They stand for rows of an older release.
    #[cfg(feature = "extended")]
    is_older: bool,
    /// Names of dialects that are known, whose unknown operations are errors.
    dialects: Vec<&'static str>,
    /// Users' dialects with types or attributes of their own.
    checks: Vec<(&'static str, TextCheck)>,
}

/// In [`Registry::names`]: the name of this row stands for none.
const GONE: u32 = 1 << 15;
/// Number of the opcodes of built-in tables.
const N_BUILTIN: usize = ENDS[ENDS.len() - 1].0 as usize;

/// Finds the rows of the built-in tables: of several rows of one name, that of the latest release.
static NAMES: [u16; known::slots(n_rows())] = {
    assert!(N_BUILTIN < GONE as usize);
    let (mut names, mut t) = (known::table(), TABLES.len());
    while t > 0 {
        t -= 1;
        let start = if t == 0 { 0 } else { ENDS[t - 1].0 };
        let mut i = TABLES[t].len();
        while i > 0 {
            i -= 1;
            let opcode = start + i as u16;
            if !(changes(opcode) && TABLES[t][i].shape.traits.has(Traits::ONLY_19)) {
                known::insert(&mut names, TABLES[t][i].name.as_bytes(), opcode);
            }
        }
    }
    names
};
/// Whether a row's name may stand for it in one release and not in another.
const fn changes(opcode: u16) -> bool {
    #[cfg(feature = "processors")]
    {
        use crate::dialect::{hardware_ops as x, nvvm, nvvm_19};
        if (x::OLD_AMX_TILE_LOAD.0 <= opcode && opcode <= x::AMX_TILE_ZERO.0) || (nvvm_19::FIRST.0 <= opcode && opcode < nvvm::END.0) {
            return true;
        }
    }
    #[cfg(feature = "extended")]
    {
        use crate::dialect::{affine, linalg, vector};
        (vector::BITCAST.0 <= opcode && opcode < linalg::END.0) || opcode == affine::LINEARIZE_INDEX.0
    }
    #[cfg(not(feature = "extended"))]
    {
        _ = opcode;
        false
    }
}
const fn n_rows() -> usize {
    let (mut n, mut t) = (0, 0);
    while t < TABLES.len() {
        n += TABLES[t].len();
        t += 1;
    }
    n
}

/// What is asked of all operations before any is looked at, without touching their rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Brief {
    /// It has a folder, or operands to be put in order.
    pub folds: bool,
    /// It is a constant ([`Traits::CONSTANT_LIKE`]).
    pub is_constant: bool,
}
impl Brief {
    const fn of(row: &OpRow) -> Brief {
        Brief {
            folds: row.shape.fold.is_some() || row.shape.traits.has(Traits::COMMUTATIVE),
            is_constant: row.shape.traits.has(Traits::CONSTANT_LIKE),
        }
    }
}
static BRIEFS: [Brief; N_BUILTIN] = {
    let (mut out, mut t) = ([Brief::of(&CORE[0]); N_BUILTIN], 0);
    while t < TABLES.len() {
        let (start, mut i) = (if t == 0 { 0 } else { ENDS[t - 1].idx() }, 0);
        while i < TABLES[t].len() {
            out[start + i] = Brief::of(&TABLES[t][i]);
            i += 1;
        }
        t += 1;
    }
    out
};

/// Dialects of the built-in tables, in their order.
static DIALECTS: [&str; dialects().1] = {
    let (all, n) = dialects();
    let (mut out, mut i) = ([""; dialects().1], 0);
    while i < n {
        out[i] = all[i];
        i += 1;
    }
    out
};
/// The same and their number, with room behind them.
const fn dialects() -> ([&'static str; 64], usize) {
    let (mut out, mut n, mut t) = ([""; 64], 0, 0);
    while t < TABLES.len() {
        let mut i = 0;
        while i < TABLES[t].len() {
            let d = TABLES[t][i].dialect();
            // Mostly it is the last one.
            let mut known = n;
            while known > 0 && !same(out[known - 1], d) {
                known -= 1;
            }
            if known == 0 && !d.is_empty() {
                out[n] = d;
                n += 1;
            }
            i += 1;
        }
        t += 1;
    }
    (out, n)
}
const fn same(a: &str, b: &str) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a.as_bytes()[i] == b.as_bytes()[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Checks the text of a type or attribute of a user's dialect, such as `pair<i32>` of `!my.pair<i32>`. The error
/// completes "dialect 'my': ...".
pub type TextCheck = fn(&str) -> Result<(), &'static str>;

/// Dialects of which only some operations are known: whatever else they have passes as that of unknown dialects does.
/// These have operations that no row knows: such an operation is one of an unregistered dialect.
#[cfg(feature = "extended")]
const OPEN: [&str; 6] = ["amx", "x86vector", "arm_neon", "arm_sve", "arm_sme", "vector"];
#[cfg(feature = "extended")]
const PARTIAL: [&str; 2] = ["gpu", "async"];
#[cfg(not(feature = "extended"))]
const PARTIAL: [&str; 1] = ["gpu"];

impl Registry {
    /// The built-in tables. A name stands for the row of the latest release.
    pub fn builtin() -> Registry {
        let mut r = Registry { dialects: DIALECTS.to_vec(), ..Registry::default() };
        r.rows.reserve(N_BUILTIN);
        for (table, end) in TABLES.iter().zip(ENDS) {
            r.rows.extend(table.iter());
            // Opcodes of dialects that were left out.
            r.rows.resize(end.idx(), &CORE[0]);
        }
        #[cfg(feature = "processors")]
        r.register_types("amx", crate::dialect::hardware_ops::tile);
        #[cfg(feature = "async")]
        r.register_types("async", crate::dialect::asynchronous::check_text);
        #[cfg(feature = "extended")]
        r.dialects.retain(|d| !OPEN.contains(d));
        r
    }
    /// Adds the rows of a dialect and returns the opcode of the first. Rows whose name is known already replace it. There may be
    /// 32,768 rows in all.
    pub fn register(&mut self, table: &'static [OpRow]) -> Opcode {
        let first = Opcode(self.rows.len() as u16);
        for row in table {
            let i = self.rows.len() as u16;
            self.rows.push(row);
            let d = row.dialect();
            if !d.is_empty() && !self.dialects.contains(&d) {
                self.dialects.push(d);
            }
            self.name(row.name, i, 0);
        }
        first
    }
    /// Lets a name stand for a row, or, with [`GONE`], for none.
    fn name(&mut self, name: &str, i: u16, gone: u32) {
        let (rows, hash, i) = (&self.rows, hash_of_bytes(name.as_bytes()), u32::from(i));
        match self.names.find_mut(hash, |k| rows[(k & !GONE) as usize].name == name) {
            Some(known) => *known = i | gone,
            None => self.names.insert(hash, i | gone),
        }
    }
    /// Lets names stand for the rows of a release, where it has rows of its own. A row of another release has no name then.
    #[cfg(feature = "extended")]
    pub fn select(&mut self, version: u32) {
        // Names stand for the rows of the latest release where nothing else was said.
        if version >= 20 && !self.is_older {
            return;
        }
        self.is_older = version < 20;
        let foreign = if version < 20 { Traits::SINCE_20 } else { Traits::ONLY_19 };
        for i in (0..N_BUILTIN as u16).filter(|&i| changes(i)) {
            let traits = self.rows[i as usize].traits;
            if traits.has(Traits::ONLY_19) || traits.has(Traits::SINCE_20) {
                self.select_row(i, foreign);
            }
        }
    }
    #[cfg(feature = "extended")]
    fn select_row(&mut self, i: u16, foreign: Traits) {
        let row = self.rows[i as usize];
        if !row.traits.has(foreign) {
            self.name(row.name, i, 0);
        } else if self.find(row.name) == Some(Opcode(i)) {
            self.name(row.name, i, GONE);
        }
    }
    /// Lets a dialect have types and attributes. They are kept as text ([`crate::TypeData::Opaque`]), which the check
    /// accepts or refuses.
    pub fn register_types(&mut self, dialect: &'static str, check: TextCheck) {
        if !self.dialects.contains(&dialect) {
            self.dialects.push(dialect);
        }
        self.checks.push((dialect, check));
    }
    /// The check of a dialect that has types or attributes of its own; the latest registration wins.
    pub fn text_check(&self, dialect: &str) -> Option<TextCheck> {
        self.checks.iter().rev().find(|c| c.0 == dialect).map(|c| c.1)
    }
    /// The row of an opcode.
    #[inline]
    pub fn row(&self, k: Opcode) -> &'static OpRow {
        self.rows[k.idx()]
    }
    /// The most asked of a row.
    #[inline]
    pub fn brief(&self, k: Opcode) -> Brief {
        BRIEFS.get(k.idx()).copied().unwrap_or_else(|| Brief::of(self.row(k)))
    }
    /// The opcode of a full name; the latest registration wins.
    #[inline]
    pub fn find(&self, name: &str) -> Option<Opcode> {
        self.find_bytes(name.as_bytes())
    }
    /// The opcode of a full name given as bytes.
    pub fn find_bytes(&self, name: &[u8]) -> Option<Opcode> {
        let hash = hash_of_bytes(name);
        match self.names.find(hash, |i| self.rows[(i & !GONE) as usize].name.as_bytes() == name) {
            Some(i) => (i & GONE == 0).then_some(Opcode(i as u16)),
            None => known::find(&NAMES, hash, |i| self.rows[i as usize].name.as_bytes() == name).map(Opcode),
        }
    }
    /// Full names of the operations, in table order.
    pub fn op_names(&self) -> impl Iterator<Item = &'static str> + '_ {
        let names = self.rows.iter().map(|r| r.name);
        // Rows of other releases have no name.
        #[cfg(feature = "processors")]
        let names = names.filter(|n| self.find(n).is_some());
        names
    }
    /// Whether a dialect of this name is registered, with all that it has.
    pub fn has_dialect(&self, name: &str) -> bool {
        self.dialects.contains(&name) && !PARTIAL.contains(&name)
    }
    /// Names of the registered dialects, in table order.
    pub fn dialects(&self) -> &[&'static str] {
        &self.dialects
    }
    /// Number of opcodes.
    pub fn len(&self) -> usize {
        self.rows.len()
    }
    /// Whether no row is registered.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

#[cfg(all(test, feature = "extended"))]
mod tests {
    use super::*;

    /// What each name stands for after these releases were chosen.
    fn chosen(releases: &[u32]) -> Vec<Option<Opcode>> {
        let mut r = Registry::builtin();
        releases.iter().for_each(|&v| r.select(v));
        r.rows.iter().map(|row| r.find(row.name)).collect()
    }

    #[test]
    fn names_stand_for_rows_of_the_release_that_was_chosen_last() {
        let (latest, older, r) = (chosen(&[]), chosen(&[19]), Registry::builtin());
        for (i, row) in r.rows.iter().enumerate().filter(|row| !row.1.name.is_empty()) {
            for (of_release, foreign) in [(&latest, Traits::ONLY_19), (&older, Traits::SINCE_20)] {
                let found = of_release[i].map(|k| r.row(k));
                assert!(found.is_none_or(|f| f.name == row.name), "{}", row.name);
                if changes(i as u16) {
                    assert!(found.is_none_or(|f| !f.traits.has(foreign)), "{}", row.name);
                }
                assert!(found.is_some() || row.traits.has(foreign), "{}", row.name);
            }
        }
        assert!(latest != older);
        for (releases, same) in [(&[22][..], &latest), (&[19, 22], &latest), (&[22, 19], &older), (&[19, 22, 19], &older)] {
            assert!(chosen(releases) == *same, "{releases:?}");
        }
        assert_eq!(r.find("no.operation"), None);
    }

    #[test]
    fn rows_of_users_come_first() {
        static ROWS: &[OpRow] = crate::op_rows![crate::row::op("arith.addi", "another"), crate::row::op("own.op", "new")];
        let mut r = Registry::builtin();
        let first = r.register(ROWS);
        assert_eq!((first.idx(), r.find("arith.addi"), r.find("own.op")), (r.len() - 2, Some(first), Some(Opcode(first.0 + 1))));
        assert!(r.has_dialect("own") && r.dialects().iter().filter(|d| **d == "arith").count() == 1);
        for version in [19, 22] {
            r.select(version);
            assert_eq!(r.find("own.op"), Some(Opcode(first.0 + 1)));
        }
    }
}
