//! One operation against its row: counts, types, attributes, regions, successors, traits, type rules, own verifier.
//! The order is MLIR's, so the first wrong thing is the one that is reported; one report an operation.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::verify_attr::{self, kind_text};
use super::verify_branch::branch;
use super::verify_memo::{CONSTANTS, DICTS, LOCAL, MOST_RIGHTS, Plain, Right, Way, is_right, no_plains, no_rights, no_ways, plain_access};
use super::{op_error, shown_name};
use crate::attr::AttrData;
use crate::cfg::Cfg;
use crate::diag::{Diagnostic, Diags};
use crate::dialect::{func, memref};
use crate::id::{Attr, Op, Opcode, Sym, Type, Value};
use crate::module::{Module, NO_EXTRA};
use crate::row::{Arity, FieldLabel, Need, OpRow, RegionKind, Traits, TypeRule, ValueField};
use crate::segments::{bundle_operands, n_segments, operand_range, result_range, segment};
use crate::store::List;
use crate::ty::TypeData;

/// What is known of an opcode. The memos hold the last thing that was found right, so that an operation like the one
/// before is checked by comparing.
pub(super) struct Plan {
    row: &'static OpRow,
    pub(super) flags: u32,
    /// Memo of the types of operand and result fields: position in `Plans::types`.
    types: u32,
    /// Memo of the pair of types of each `TypeRule::From`: position in `Plans::pairs`.
    pairs: u32,
    /// The variadic field among operands and among results, if there is just one.
    variable: (u8, u8),
    /// Memo of whole signatures: position of the first of `WAYS` in `Plans::signatures`.
    signatures: u32,
    /// The last four parent kinds that were allowed.
    parents: [Opcode; 4],
}

/// The types of an operation that was right, and where they depend on them, its attributes. An operation of the same
/// signature needs no look at its types.
#[derive(Clone, Copy)]
struct Signature {
    n_operands: u32,
    n_results: u32,
    attrs: Attr,
    types: [Type; SIGNATURE],
}

/// No variadic field, in `Plan::variable`.
const ONLY_ONES: u8 = u8::MAX;

/// Longest signature that is remembered.
const SIGNATURE: usize = 8;
/// Signatures remembered for each opcode: kinds of operations come in a few types, alternating.
const WAYS: usize = 4;

/// The plan was made.
pub(super) const MADE: u32 = 1;
/// Every operand and result field stands for exactly one value.
const FIXED: u32 = 2;
/// An attribute is required.
const REQUIRES: u32 = 4;
/// Everything after types and attributes: one of the rarer checks applies.
const MORE: u32 = 8;
/// Has a check of symbol uses.
pub(super) const SYMBOLS: u32 = 16;
/// Has regions or successors, or is of a kind where their absence must be checked.
const SHAPED: u32 = 32;
/// Whether types are right depends on attributes: segment sizes, the type of a constant.
const TYPED_BY_ATTRS: u32 = 64;
/// `Plan::variable` says all about the fields.
const SIMPLE: u32 = 128;
/// Only types and attributes say whether the operation is right, unless it has regions or successors.
pub(super) const BY_TYPES: u32 = 256;
/// As [`BY_TYPES`], and its place at the end of a block, the kind of its parent, and its own verifier.
const ENDS: u32 = 512;
/// As [`ENDS`], with successors.
const JUMPS: u32 = 1024;
/// Takes any operands and gives nothing: without attributes its types are right.
const TAKES_ANY: u32 = 2048;

pub(super) struct Plans {
    pub(super) plans: Vec<Plan>,
    types: Vec<Type>,
    pairs: Vec<(Type, Type)>,
    signatures: Vec<Signature>,
    /// Attribute dictionaries and the opcode that they were right for, by the number of the dictionary.
    dicts: Vec<(Attr, Opcode)>,
    rights: Vec<Right>,
    pub(super) plains: Vec<Plain>,
    /// Attribute dictionaries of constants and the type that they were right for, by the number of the dictionary.
    pub(super) constants: Vec<(Attr, Type)>,
    /// By kind.
    pub(super) ways: Vec<Way>,
    /// The last function that had no attributes but those that make it one.
    pub(super) bare: Option<Op>,
    /// The types of its results, unless it is one of the LLVM dialect.
    pub(super) bare_results: List,
    /// Control flow of the regions that are walked, and room for that of other parts.
    pub(super) cfg: Cfg,
}

pub(super) type Checked = Result<(), Diagnostic>;

impl Plans {
    pub(super) fn new(m: &Module) -> Plans {
        let blank = m.cx.registry.row(Opcode::ERASED);
        let plans = (0..m.cx.registry.len())
            .map(|_| Plan {
                row: blank,
                flags: 0,
                types: 0,
                pairs: 0,
                variable: (ONLY_ONES, ONLY_ONES),
                signatures: 0,
                parents: [Opcode::ERASED; 4],
            })
            .collect();
        let rights = no_rights(m.op_kind.len());
        Plans {
            plans,
            types: Vec::new(),
            pairs: Vec::new(),
            signatures: Vec::new(),
            dicts: alloc::vec![(Attr::NONE, Opcode::ERASED); DICTS],
            rights,
            plains: no_plains(m.op_kind.len()),
            constants: alloc::vec![(Attr::NONE, Type::NONE); CONSTANTS],
            ways: no_ways(m.cx.registry.len()),
            bare: None,
            bare_results: List::EMPTY,
            cfg: Cfg::default(),
        }
    }

    /// Another part has other operations; what is remembered of types and attributes stays right.
    pub(super) fn next_part(&mut self) {
        self.bare = None;
        if self.rights.len() < MOST_RIGHTS {
            self.rights = no_rights(usize::MAX);
        }
        if self.plains.is_empty() {
            self.plains = no_plains(usize::MAX);
        }
    }

    /// Whether the operation checked last has no attribute that any dialect has an opinion of.
    #[inline]
    pub(super) fn is_bare(&self, op: Op) -> bool {
        self.bare == Some(op)
    }
    /// Whether operations of this kind have their symbol uses checked.
    #[inline]
    pub(super) fn uses_symbols(&self, kind: Opcode) -> bool {
        self.plans[kind.idx()].flags & SYMBOLS != 0
    }

    #[cold]
    fn make(&mut self, m: &Module, kind: Opcode) {
        let row = m.cx.registry.row(kind);
        let mut flags = MADE;
        if row.operands.iter().chain(row.results.all()).all(|f| f.arity == Arity::One) {
            flags |= FIXED;
        }
        if row.attrs.iter().any(|a| a.need == Need::Required) {
            flags |= REQUIRES;
        }
        if row.verify_symbols.is_some() {
            flags |= SYMBOLS;
        }
        if !row.regions.is_empty() || !row.successors.is_empty() {
            flags |= SHAPED;
        }
        let rare = Traits::TERMINATOR | Traits::SYMBOL | Traits::FUNCTION | Traits::BRANCH;
        if row.traits.any(rare) || !row.parents.is_empty() || flags & SHAPED != 0 {
            flags |= MORE;
        }
        if flags & MORE == 0 && (row.verify.is_none() || LOCAL.contains(&kind)) {
            flags |= BY_TYPES;
        }
        let symbol = Traits::SYMBOL | Traits::FUNCTION;
        if row.traits.has(Traits::TERMINATOR) && row.regions.is_empty() && !row.traits.any(symbol) {
            if row.successors.is_empty() && !row.traits.has(Traits::BRANCH) {
                flags |= ENDS;
            } else if row.traits.has(Traits::BRANCH)
                && (row.verify.is_none() || LOCAL.contains(&kind))
                && row.parents.is_empty()
                && row.successors.iter().all(|s| !s.variadic)
            {
                flags |= JUMPS;
            }
        }
        if row.results.is_empty()
            && let [ValueField { ty, label: FieldLabel { arity: Arity::Variadic, .. } }] = row.operands.all()
            && core::ptr::eq(*ty, &crate::constraint::ANY)
            && flags & (ENDS | JUMPS) != 0
            && flags & REQUIRES == 0
        {
            flags |= TAKES_ANY;
        }
        let types = self.types.len() as u32;
        self.types.resize(self.types.len() + row.operands.len() + row.results.len(), Type::NONE);
        let pairs = self.pairs.len() as u32;
        self.pairs.resize(self.pairs.len() + row.types.len(), (Type::NONE, Type::NONE));
        let by_attrs = Traits::ATTR_SIZED_OPERANDS | Traits::ATTR_SIZED_RESULTS;
        let groups = |f: &ValueField| matches!(f.arity, Arity::VariadicOfVariadic(_));
        if row.traits.any(by_attrs) || row.operands.iter().any(groups) || row.types.iter().any(|r| matches!(r, TypeRule::OfAttr(..))) {
            flags |= TYPED_BY_ATTRS;
        }
        let variadic = |f: &&ValueField| f.arity != Arity::One;
        let position = |fields: &[ValueField]| fields.iter().position(|f| f.arity != Arity::One).map_or(ONLY_ONES, |p| p as u8);
        let few = |fields: &[ValueField]| fields.iter().filter(variadic).count() <= 1 && fields.len() < ONLY_ONES as usize;
        if !row.traits.any(by_attrs) && !row.operands.iter().any(groups) && few(row.operands.all()) && few(row.results.all()) {
            flags |= SIMPLE;
        }
        let variable = (position(row.operands.all()), position(row.results.all()));
        let signatures = self.signatures.len() as u32;
        let blank = Signature { n_operands: u32::MAX, n_results: u32::MAX, attrs: Attr::NONE, types: [Type::NONE; SIGNATURE] };
        self.signatures.resize(self.signatures.len() + WAYS, blank);
        self.plans[kind.idx()] = Plan { row, flags, types, pairs, variable, signatures, parents: [Opcode::ERASED; 4] };
    }

    /// Whether an operation has a remembered signature, and the place where its own is remembered.
    #[inline]
    fn known(&self, m: &Module, op: Op, kind: Opcode) -> (bool, usize) {
        let Plan { flags, signatures, .. } = self.plans[kind.idx()];
        let r = m.op_record[op];
        let operands = &m.operand_pool.as_slice()[r.operands as usize..(r.operands + r.n_operands) as usize];
        let results = &m.value_type.as_slice()[r.results as usize..(r.results + r.n_results) as usize];
        let way = (operands.first().map_or(0, |&v| m.value_type[v].0) ^ results.first().map_or(0, |t| t.0 << 1)) as usize % WAYS;
        let place = signatures as usize + way;
        let s = &self.signatures[place];
        if s.n_operands != r.n_operands || s.n_results != r.n_results || (flags & TYPED_BY_ATTRS != 0 && s.attrs != m.op_record[op].attrs) {
            return (false, place);
        }
        let Some((of_operands, rest)) = s.types.split_at_checked(operands.len()) else { return (false, place) };
        let same = operands.iter().zip(of_operands).all(|(&v, &t)| m.value_type[v] == t);
        (same && results.len() <= rest.len() && results.iter().zip(rest).all(|(a, b)| a == b), place)
    }
    fn remember(&mut self, m: &Module, op: Op, place: usize) {
        let r = m.op_record[op];
        if (r.n_operands + r.n_results) as usize > SIGNATURE {
            return;
        }
        let s = &mut self.signatures[place];
        (s.n_operands, s.n_results, s.attrs) = (r.n_operands, r.n_results, m.op_record[op].attrs);
        let values = m.operands(op).iter().copied().chain(m.results(op));
        for (t, v) in s.types.iter_mut().zip(values) {
            *t = m.value_type[v];
        }
    }

    /// Checks an operation; `last`: it is the last one of its block. Whether it was right.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn check(&mut self, m: &mut Module, op: Op, last: bool, diags: &mut Diags) -> bool {
        cfg!(feature = "fast") && self.usual(m, op, last) || self.check_any(m, op, last, diags)
    }

    fn check_any(&mut self, m: &mut Module, op: Op, last: bool, diags: &mut Diags) -> bool {
        let kind = m.op_kind[op];
        if kind == Opcode::UNREGISTERED {
            return unregistered(m, op, last, diags);
        }
        let mut flags = self.plans[kind.idx()].flags;
        if flags & MADE == 0 {
            self.make(m, kind);
            flags = self.plans[kind.idx()].flags;
            if cfg!(feature = "fast") && self.usual(m, op, last) {
                return true;
            }
        }
        if cfg!(feature = "fast") {
            if matches!(kind, memref::LOAD | memref::STORE) && plain_access(m, op, kind) {
                self.remember_plain(m, op, kind);
                return true;
            }
            let r = &m.op_record[op];
            if flags & TAKES_ANY != 0
                && r.attrs == Attr::EMPTY_DICT
                && r.n_results == 0
                && let Some(fine) = self.check_place(m, op, kind, last, diags)
            {
                return fine;
            }
        }
        let signature = is_right(&self.rights, m, op, kind);
        let right = signature.is_some_and(|s| s.2);
        if right && let Some(fine) = self.check_place(m, op, kind, last, diags) {
            if fine {
                self.remember_plain(m, op, kind);
            }
            return fine;
        }
        let before = diags.n_errors;
        self.check_fully(m, op, kind, last, right, diags);
        let fine = diags.n_errors == before;
        if fine
            && let Some((signature, place, false)) = signature
            && let Some(slot) = self.rights.get_mut(place)
        {
            *slot = signature;
            self.remember_plain(m, op, kind);
        }
        fine
    }
    /// The rest for an operation whose types and attributes are right, where that is little. Whether it was right;
    /// `None` if it needs looking at.
    #[inline]
    fn check_place(&self, m: &Module, op: Op, kind: Opcode, last: bool, diags: &mut Diags) -> Option<bool> {
        let &Plan { flags, row, parents, .. } = &self.plans[kind.idx()];
        let r = m.op_record[op];
        if r.extra == NO_EXTRA {
            if flags & BY_TYPES != 0 {
                return Some(true);
            }
            if flags & ENDS == 0 || !last || !row.parents.is_empty() && m.parent_op(op).is_none_or(|p| !parents.contains(&m.kind(p))) {
                return None;
            }
            let before = diags.n_errors;
            if let Some(verify) = row.verify {
                verify(m, op, diags);
            }
            return Some(diags.n_errors == before);
        }
        let e = m.extras.get(r.extra as usize)?;
        let jumps = flags & JUMPS != 0 && last && e.n_regions == 0 && e.n_successors as usize == row.successors.len();
        (jumps && branch(m, op, row).is_ok()).then_some(true)
    }
    #[inline(never)]
    fn check_fully(&mut self, m: &mut Module, op: Op, kind: Opcode, last: bool, right: bool, diags: &mut Diags) {
        match self.checked(m, op, kind, last, right) {
            Ok(()) => {
                if let Some(verify) = self.plans[kind.idx()].row.verify {
                    verify(m, op, diags);
                }
            }
            Err(d) => diags.push(d),
        }
    }

    #[cfg_attr(not(small), inline(always))]
    fn checked(&mut self, m: &mut Module, op: Op, kind: Opcode, last: bool, right: bool) -> Checked {
        let flags = self.plans[kind.idx()].flags;
        let row = self.plans[kind.idx()].row;
        if flags & SHAPED != 0 || m.extra(op).is_some() {
            shape(m, op, row)?;
        }
        if !right {
            self.types_and_attributes(m, op, kind)?;
        }
        if flags & MORE != 0 {
            self.more(m, op, kind, last)?;
        }
        Ok(())
    }

    #[inline]
    fn types_and_attributes(&mut self, m: &mut Module, op: Op, kind: Opcode) -> Checked {
        let Plan { flags, row, .. } = self.plans[kind.idx()];
        let (known, place) = self.known(m, op, kind);
        if !known {
            self.values(m, op, kind)?;
        }
        let dict = m.op_record[op].attrs;
        let known_dict = &mut self.dicts[dict.0 as usize % DICTS];
        let fine = if dict == Attr::EMPTY_DICT { flags & REQUIRES == 0 } else { *known_dict == (dict, kind) };
        if !fine {
            attributes(m, op, row)?;
            *known_dict = (dict, kind);
        }
        if !known {
            let same = Traits::SAME_OPERANDS_AND_RESULT_TYPE | Traits::SAME_TYPE_OPERANDS | Traits::SAME_SHAPE | Traits::ELEMENTWISE;
            if row.traits.any(same) {
                same_types(m, op, row)?;
            }
            if !row.types.is_empty() {
                self.rules(m, op, kind)?;
            }
            self.remember(m, op, place);
        }
        Ok(())
    }

    /// Counts and type constraints of operands and results.
    #[inline]
    fn values(&mut self, m: &Module, op: Op, kind: Opcode) -> Checked {
        let Plan { row, flags, types, .. } = self.plans[kind.idx()];
        let r = m.op_record[op];
        if flags & FIXED == 0 {
            return self.variable_values(m, op, kind);
        }
        if r.n_operands as usize != row.operands.len() {
            return Err(count_error(m, op, row.operands.len(), r.n_operands as usize, "operand"));
        }
        if r.n_results as usize != row.results.len() {
            return Err(result_count_error(m, op, row));
        }
        let memo = &mut self.types[types as usize..];
        let (operand_memo, result_memo) = memo.split_at_mut(row.operands.len());
        for (i, (&v, seen)) in m.operands(op).iter().zip(operand_memo).enumerate() {
            let ty = m.value_type[v];
            if *seen != ty {
                type_holds(m, op, &row.operands[i], ty, "operand", i)?;
                *seen = ty;
            }
        }
        for (i, (v, seen)) in m.results(op).zip(result_memo).enumerate() {
            let ty = m.value_type[v];
            if *seen != ty {
                type_holds(m, op, &row.results[i], ty, "result", i)?;
                *seen = ty;
            }
        }
        Ok(())
    }

    /// Rows with at most one variadic field among operands and one among results, which is most of the rows with any:
    /// the fields follow from the counts. Whether the counts were right; if not, somebody else says what is wrong.
    #[inline]
    fn simple_values(&mut self, m: &Module, op: Op, kind: Opcode) -> Result<bool, Diagnostic> {
        let Plan { row, types, variable, .. } = self.plans[kind.idx()];
        let r = m.op_record[op];
        let operands = m.operands(op);
        let results = &m.value_type.as_slice()[r.results as usize..(r.results + r.n_results) as usize];
        // The number of values of the variadic field, and its position.
        let split = |fields: &[ValueField], at: u8, n: usize| match at {
            ONLY_ONES => (n == fields.len()).then_some((fields.len(), 1)),
            _ => (n + 1)
                .checked_sub(fields.len())
                .filter(|&k| k <= 1 || fields[at as usize].arity == Arity::Variadic)
                .map(|k| (at as usize, k)),
        };
        let (Some((at, k)), Some((result_at, result_k))) =
            (split(row.operands.all(), variable.0, operands.len()), split(row.results.all(), variable.1, results.len()))
        else {
            return Ok(false);
        };
        let field = |at: usize, k: usize, i: usize| {
            if i < at {
                i
            } else if i < at + k {
                at
            } else {
                i + 1 - k
            }
        };
        let memo = &mut self.types[types as usize..];
        for (i, &v) in operands.iter().enumerate() {
            let (f, ty) = (field(at, k, i), m.value_type[v]);
            if memo[f] != ty {
                type_holds(m, op, &row.operands[f], ty, "operand", i)?;
                memo[f] = ty;
            }
        }
        let memo = &mut memo[row.operands.len()..];
        for (i, &ty) in results.iter().enumerate() {
            let f = field(result_at, result_k, i);
            if memo[f] != ty {
                type_holds(m, op, &row.results[f], ty, "result", i)?;
                memo[f] = ty;
            }
        }
        Ok(true)
    }

    fn variable_values(&mut self, m: &Module, op: Op, kind: Opcode) -> Checked {
        if self.plans[kind.idx()].flags & SIMPLE != 0 && self.simple_values(m, op, kind)? {
            return Ok(());
        }
        let row = self.plans[kind.idx()].row;
        let sized = row.traits.has(Traits::ATTR_SIZED_OPERANDS);
        let (mut fields, mut n) = (row.operands.all(), m.n_operands(op));
        if row.traits.has(Traits::OP_BUNDLES) {
            let bundled = bundle_operands(m, op);
            (fields, n) = (&fields[..fields.len() - 1], n - bundled);
        }
        field_counts(m, op, fields, n, sized.then_some((Sym::OPERAND_SEGMENT_SIZES, "operandSegmentSizes")), "operand")?;
        let sized = row.traits.has(Traits::ATTR_SIZED_RESULTS);
        let sizes = sized.then_some((Sym::RESULT_SEGMENT_SIZES, "resultSegmentSizes"));
        field_counts(m, op, row.results.all(), m.n_results(op), sizes, "result")?;
        for (f, field) in row.operands.iter().enumerate() {
            if !self.constrains(kind, f, field) {
                continue;
            }
            for i in operand_range(m, op, f) {
                let ty = m.ty(m.operand(op, i));
                self.field_type(m, op, kind, f, field, ty, "operand", i)?;
            }
        }
        for (f, field) in row.results.iter().enumerate() {
            let memo = row.operands.len() + f;
            if !self.constrains(kind, memo, field) {
                continue;
            }
            for i in result_range(m, op, f) {
                let ty = m.ty(m.result(op, i));
                self.field_type(m, op, kind, memo, field, ty, "result", i)?;
            }
        }
        Ok(())
    }

    /// Whether the types of a field need looking at.
    #[inline]
    fn constrains(&self, _kind: Opcode, _memo: usize, field: &ValueField) -> bool {
        !core::ptr::eq(field.ty, &crate::constraint::ANY)
    }

    #[inline]
    fn field_type(&mut self, m: &Module, op: Op, kind: Opcode, memo: usize, field: &ValueField, ty: Type, what: &str, i: usize) -> Checked {
        let at = self.plans[kind.idx()].types as usize + memo;
        if self.types[at] != ty {
            type_holds(m, op, field, ty, what, i)?;
            self.types[at] = ty;
        }
        Ok(())
    }

    /// The type rules of the row.
    fn rules(&mut self, m: &mut Module, op: Op, kind: Opcode) -> Checked {
        let Plan { row, pairs, .. } = self.plans[kind.idx()];
        for (r, rule) in row.types.iter().enumerate() {
            match *rule {
                TypeRule::Same(names) => {
                    let mut all = names.iter().flat_map(|n| named_values(m, op, row, n)).map(|v| m.ty(v));
                    let Some(first) = all.next() else { continue };
                    if all.any(|t| t != first) {
                        return Err(verify_that(m, op, &format!("all of {{{}}} have same type", names.join(", "))));
                    }
                }
                TypeRule::From(of, from, compute, text) => {
                    let (Some(a), Some(b)) = (named_values(m, op, row, of).next(), named_values(m, op, row, from).next()) else { continue };
                    let pair = (m.ty(a), m.ty(b));
                    let at = pairs as usize + r;
                    if self.pairs[at] != pair {
                        let computed = compute(&mut m.cx, pair.1);
                        if computed != Some(pair.0) {
                            let mut d = verify_that(m, op, text);
                            if let Some(t) = computed {
                                d = d.help(format!("'{of}' should be of type '{}'", type_text(m, t)));
                            }
                            return Err(d);
                        }
                        self.pairs[at] = pair;
                    }
                }
                TypeRule::OfAttr(of, name) => {
                    let (Some(v), Some(a)) = (named_values(m, op, row, of).next(), m.attr(op, name)) else { continue };
                    let want = m.cx.attr_type(a).unwrap_or(Type::NONE_TYPE);
                    if want != m.ty(v) && (m.cx.type_value(a) != Some(m.ty(v))) {
                        return Err(verify_that(m, op, &format!("all of {{{}, {of}}} have same type", m.cx.str(name))));
                    }
                }
            }
        }
        Ok(())
    }

    /// The rarer checks: terminators, branches, parents, symbols, functions, regions.
    fn more(&mut self, m: &Module, op: Op, kind: Opcode, last: bool) -> Checked {
        let Plan { row, parents: known_parents, .. } = self.plans[kind.idx()];
        if row.traits.has(Traits::TERMINATOR) && !last {
            return Err(op_error(m, op, "terminator-not-last", "must be the last operation in the parent block"));
        }
        if !row.parents.is_empty() {
            let parent = m.parent_op(op);
            let kind_of = parent.map_or(Opcode::ERASED, |p| m.kind(p));
            if parent.is_none() || !known_parents.contains(&kind_of) {
                let name = parent.map_or("", |p| m.op_name(p));
                if !row.parents.contains(&name) {
                    return Err(parent_error(m, op, row, name));
                }
                let [a, b, c, _] = known_parents;
                self.plans[kind.idx()].parents = [kind_of, a, b, c];
            }
        }
        if row.traits.has(Traits::BRANCH) {
            branch(m, op, row)?;
        }
        if row.traits.any(Traits::SYMBOL | Traits::FUNCTION) {
            symbol(m, op, row)?;
        }
        if !row.regions.is_empty() {
            regions(m, op, row)?;
        }
        Ok(())
    }
}

/// What holds for operations that no table knows: only that branches end blocks.
fn unregistered(m: &Module, op: Op, last: bool, diags: &mut Diags) -> bool {
    if !last && !m.successors(op).is_empty() {
        diags.error("terminator-not-last", m.op_record[op].loc, "operation with block successors must terminate its parent block");
        return false;
    }
    true
}

pub(crate) fn verify_that(m: &Module, op: Op, text: &str) -> Diagnostic {
    op_error(m, op, "type-rule", format!("failed to verify that {text}"))
}

/// The text of a type.
pub fn type_text(m: &Module, ty: Type) -> String {
    crate::text::print::type_string(m, ty)
}

fn plural(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

fn count_error(m: &Module, op: Op, want: usize, found: usize, what: &str) -> Diagnostic {
    let text = match want {
        0 => format!("requires zero {what}s, but found {found}"),
        1 => format!("requires a single {what}, but found {found}"),
        n => format!("expected {n} {what}s, but found {found}"),
    };
    op_error(m, op, if what == "operand" { "operand-count" } else { "result-count" }, text)
}

fn result_count_error(m: &Module, op: Op, row: &OpRow) -> Diagnostic {
    let found = m.n_results(op);
    let text = match row.results.len() {
        0 => format!("requires zero results, but found {found}"),
        1 => format!("requires one result, but found {found}"),
        n => format!("expected {n} results, but found {found}"),
    };
    op_error(m, op, "result-count", text)
}

#[inline]
fn type_holds(m: &Module, op: Op, field: &ValueField, ty: Type, what: &str, i: usize) -> Checked {
    if (field.ty.holds)(&m.cx, ty) {
        return Ok(());
    }
    Err(type_error(m, op, field, ty, what, i))
}

#[cold]
fn type_error(m: &Module, op: Op, field: &ValueField, ty: Type, what: &str, i: usize) -> Diagnostic {
    let variadic = if matches!(field.arity, Arity::Variadic | Arity::VariadicOfVariadic(_)) { "variadic of " } else { "" };
    let text = format!("{what} #{i} must be {variadic}{}, but got '{}'", field.ty.text, type_text(m, ty));
    let mut d = op_error(m, op, if what == "operand" { "operand-type" } else { "result-type" }, text);
    if what == "operand" {
        let v = m.operand(op, i);
        let place = m.value_loc(v);
        if !place.is_unknown() {
            d = d.note(place, format!("the operand ('{}') is defined here", field.name));
        }
    }
    d
}

/// The number of operands or results of a row with fields of variable length.
fn field_counts(m: &Module, op: Op, fields: &[ValueField], n: usize, sizes: Option<(Sym, &str)>, what: &'static str) -> Checked {
    let name = if what == "operand" { "operand-count" } else { "result-count" };
    if let Some((sym, attr)) = sizes {
        let Some(a) = m.attr(op, sym) else {
            if n == 0 && fields.iter().all(|f| f.arity != Arity::One) {
                return Ok(());
            }
            return Err(op_error(m, op, "segment-sizes", format!("requires attribute '{attr}'")));
        };
        if !matches!(m.cx.attr_data(a), AttrData::DenseArray { elem: Type::I32, .. }) {
            return Err(op_error(
                m,
                op,
                "segment-sizes",
                format!("attribute '{attr}' failed to satisfy constraint: i32 dense array attribute"),
            ));
        }
        let found = n_segments(&m.cx, a);
        if found != fields.len() {
            let text = format!("'{attr}' attribute for specifying {what} segments must have {} elements, but got {found}", fields.len());
            return Err(op_error(m, op, "segment-sizes", text));
        }
        let mut total = 0usize;
        for (i, f) in fields.iter().enumerate() {
            let Some(size) = segment(&m.cx, a, i) else {
                return Err(op_error(m, op, "segment-sizes", format!("'{attr}' attribute cannot have negative elements")));
            };
            total = total.saturating_add(size);
            let fits = match f.arity {
                Arity::One => size == 1,
                Arity::Optional => size <= 1,
                _ => true,
            };
            if !fits {
                let want = if f.arity == Arity::One { "1 element" } else { "0 or 1 element" };
                return Err(op_error(m, op, "segment-sizes", format!("{what} group '{}' requires {want}, but found {size}", f.name)));
            }
        }
        if total != n {
            let text = format!("{what} count ({n}) does not match with the total size ({total}) specified in attribute '{attr}'");
            return Err(op_error(m, op, "segment-sizes", text));
        }
    } else {
        let variable = fields.iter().filter(|f| f.arity != Arity::One).count();
        let fixed = fields.len() - variable;
        if variable == 0 && n != fixed {
            return Err(if what == "operand" { count_error(m, op, fixed, n, what) } else { result_count_error(m, op, m.row(op)) });
        }
        if n < fixed {
            return Err(op_error(m, op, name, format!("expected {fixed} or more {what}s, but found {n}")));
        }
        let each = (n - fixed) / variable.max(1);
        if variable > 0 && !(n - fixed).is_multiple_of(variable) {
            return Err(op_error(
                m,
                op,
                name,
                format!("expected the same number of values in each of {variable} groups of {what}s, but found {n} {what}s"),
            ));
        }
        if each > 1 && fields.iter().any(|f| f.arity == Arity::Optional) {
            return Err(op_error(m, op, name, format!("expected at most {} {what}s, but found {n}", fixed + variable)));
        }
    }
    // Groups inside a field are sized by an attribute of their own.
    for (f, field) in fields.iter().enumerate() {
        let Arity::VariadicOfVariadic(sym) = field.arity else { continue };
        let len = operand_range(m, op, f).len();
        let Some(a) = m.attr(op, sym) else {
            if len == 0 {
                continue;
            }
            return Err(op_error(m, op, "segment-sizes", format!("requires attribute '{}'", m.cx.str(sym))));
        };
        let total = (0..n_segments(&m.cx, a)).try_fold(0usize, |t, i| t.checked_add(segment(&m.cx, a, i)?));
        if total != Some(len) {
            let text = format!(
                "'{}' attribute for specifying operand groups must add up to {len}, the number of operands in '{}'",
                m.cx.str(sym),
                field.name
            );
            return Err(op_error(m, op, "segment-sizes", text));
        }
    }
    Ok(())
}

/// Numbers of regions and successors.
fn shape(m: &Module, op: Op, row: &OpRow) -> Checked {
    let n = m.op_regions(op).len();
    let want = row.regions.len();
    let open = row.regions.last().is_some_and(|r| r.kind == RegionKind::Variadic);
    if if open { n + 1 < want } else { n != want } {
        let text = match (want, open) {
            (0, _) => String::from("requires zero regions"),
            (1, false) => format!("requires one region, but found {n}"),
            (_, true) => format!("expected {} or more regions, but found {n}", want - 1),
            _ => format!("expected {want} regions, but found {n}"),
        };
        return Err(op_error(m, op, "region-count", text));
    }
    let n = m.successors(op).len();
    let want = row.successors.len();
    let open = row.successors.iter().any(|s| s.variadic);
    if if open { n + 1 < want } else { n != want } {
        let text = if open {
            format!("requires at least {} but found {n}", plural(want - 1, "successor"))
        } else {
            format!("requires {} but found {n}", plural(want, "successor"))
        };
        return Err(op_error(m, op, "successor-count", text));
    }
    Ok(())
}

/// Required attributes are there, and each inherent attribute is what the row says.
#[cold]
fn attributes(m: &Module, op: Op, row: &OpRow) -> Checked {
    let mut required = 0;
    let version = m.cx.version();
    for (name, value) in m.cx.dict_entries(m.op_record[op].attrs) {
        let Some(field) = row.attr(name) else { continue };
        if field.need == Need::Required {
            required += 1;
        }
        // Of a release that does not have it, such an attribute is anyone's.
        if field.need != Need::Required && !crate::text::print_op::inherent_in(row, name, version) {
            continue;
        }
        if !verify_attr::holds(&m.cx, value, field.kind) {
            let text = format!("attribute '{}' failed to satisfy constraint: {}", m.cx.str(name), kind_text(m, field.kind));
            return Err(op_error(m, op, "attribute-kind", text));
        }
    }
    if required < row.attrs.iter().filter(|a| a.need == Need::Required).count() {
        for a in row.attrs.all() {
            if a.need == Need::Required && m.attr(op, a.name).is_none() {
                return Err(op_error(m, op, "missing-attribute", format!("requires attribute '{}'", m.cx.str(a.name))));
            }
        }
    }
    Ok(())
}

/// The values that a name of the row stands for.
fn named_values<'m>(m: &'m Module, op: Op, row: &'static OpRow, name: &str) -> impl Iterator<Item = Value> + use<'m> {
    let operand = row.operands.iter().position(|f| f.name == name);
    let result = row.results.iter().position(|f| f.name == name);
    let operands: &[Value] = match operand {
        Some(f) => &m.operands(op)[operand_range(m, op, f)],
        None => &[],
    };
    let results = match (operand, result) {
        (None, Some(f)) => result_range(m, op, f),
        _ => 0..0,
    };
    operands.iter().copied().chain(results.map(move |i| m.result(op, i)))
}

/// Equal but for dynamic dimensions and an unknown rank.
fn compatible(m: &Module, a: Type, b: Type) -> bool {
    m.cx.elem_type(a) == m.cx.elem_type(b) && compatible_shapes(m, a, b)
}

/// Whether two types have one shape, dynamic dimensions and unranked types matching any.
fn compatible_shapes(m: &Module, a: Type, b: Type) -> bool {
    use TypeData as T;
    let (da, db) = (m.cx.type_data(a), m.cx.type_data(b));
    let shaped =
        |d: &T| matches!(d, T::Vector { .. } | T::Tensor { .. } | T::UnrankedTensor(_) | T::MemRef { .. } | T::UnrankedMemRef { .. });
    match (shaped(&da), shaped(&db)) {
        (false, false) => return true,
        (true, true) => {}
        _ => return false,
    }
    if let (T::Vector { scalable: a, .. }, T::Vector { scalable: b, .. }) = (da, db)
        && a != b
    {
        return false;
    }
    match (m.cx.shape_of(a), m.cx.shape_of(b)) {
        (Some(a), Some(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(x, y)| x == y || *x == crate::ty::DYNAMIC || *y == crate::ty::DYNAMIC)
        }
        _ => true,
    }
}

/// The traits that compare types of operands and results.
#[inline]
fn same_types(m: &Module, op: Op, row: &OpRow) -> Checked {
    let operands = m.operands(op);
    let r = m.op_record[op];
    let result_types = &m.value_type.as_slice()[r.results as usize..(r.results + r.n_results) as usize];
    let Some(&first) = operands.first() else { return Ok(()) };
    let first = m.value_type[first];
    let operands_same = operands[1..].iter().all(|&v| m.value_type[v] == first);
    let results_same = result_types.iter().all(|&t| t == first);
    if operands_same && results_same {
        return Ok(());
    }
    let scalar = |t: Type| !matches!(m.cx.type_data(t), TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::UnrankedTensor(_));
    if operands_same && !row.traits.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) && scalar(first) && result_types.iter().all(|&t| scalar(t)) {
        return Ok(());
    }
    same_types_slowly(m, op, row, first, result_types)
}

#[cold]
fn same_types_slowly(m: &Module, op: Op, row: &OpRow, first: Type, result_types: &[Type]) -> Checked {
    let operand_types = || m.operands(op).iter().map(|&v| m.ty(v));
    if row.traits.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE)
        && !operand_types().chain(result_types.iter().copied()).all(|t| t == first || compatible(m, t, first))
    {
        return Err(op_error(m, op, "same-types", "requires the same type for all operands and results"));
    }
    // Operands may be known in part; what the result is follows from the first one.
    if row.traits.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE)
        && let Some(&other) = result_types.iter().find(|&&t| t != first)
    {
        let (want, found) = (type_text(m, first), type_text(m, other));
        return Err(op_error(m, op, "same-types", format!("has a result of the type of its first operand, '{want}', but got '{found}'")));
    }
    if row.traits.has(Traits::SAME_TYPE_OPERANDS) && operand_types().any(|t| t != first) {
        return Err(op_error(m, op, "same-types", "requires all operands to have the same type"));
    }
    if row.traits.has(Traits::SAME_SHAPE) && !operand_types().chain(result_types.iter().copied()).all(|t| compatible_shapes(m, t, first)) {
        return Err(op_error(m, op, "same-shape", "requires the same shape for all operands and results"));
    }
    if row.traits.has(Traits::ELEMENTWISE) {
        let mappable =
            |t: &Type| matches!(m.cx.type_data(*t), TypeData::Vector { .. } | TypeData::Tensor { .. } | TypeData::UnrankedTensor(_));
        let mut all = operand_types().chain(result_types.iter().copied()).filter(mappable);
        let operands = operand_types().filter(mappable).count();
        let results = result_types.iter().filter(|t| mappable(t)).count();
        if operands == 0 && results > 0 {
            return Err(op_error(m, op, "elementwise", "if a result is non-scalar, then at least one operand must be non-scalar"));
        }
        if operands > 0 && results < result_types.len() {
            let text = if results == 0 {
                "if an operand is non-scalar, then there must be at least one non-scalar result"
            } else {
                "if an operand is non-scalar, then all results must be non-scalar"
            };
            return Err(op_error(m, op, "elementwise", text));
        }
        if let Some(one) = all.next()
            && !all.all(|t| compatible_shapes(m, t, one))
        {
            return Err(op_error(m, op, "elementwise", "all non-scalar operands/results must have the same shape and base type"));
        }
    }
    Ok(())
}

#[cold]
fn parent_error(m: &Module, op: Op, row: &OpRow, found: &str) -> Diagnostic {
    let text = match row.parents {
        [one] => format!("expects parent op '{one}'"),
        many => format!("expects parent op to be one of '{}'", many.join(", ")),
    };
    let text = if found.is_empty() { text } else { format!("{text}, but it is in '{found}'") };
    op_error(m, op, "parent", text)
}

/// Names and visibility of symbols, and where they may stand.
fn symbol(m: &Module, op: Op, row: &OpRow) -> Checked {
    let named = m.attr(op, Sym::SYM_NAME);
    if named.is_none() && row.attr(Sym::SYM_NAME).is_none_or(|f| f.need != Need::Required) {
        return Ok(());
    }
    if named.and_then(|a| m.cx.str_value(a)).is_none_or(|n| n == Sym::EMPTY) {
        return Err(op_error(m, op, "symbol-name", "requires string attribute 'sym_name' that is not empty"));
    }
    let mut public = true;
    if let Some(v) = m.attr(op, Sym::SYM_VISIBILITY) {
        let Some(text) = m.cx.str_value(v) else {
            return Err(op_error(m, op, "symbol-visibility", "requires visibility attribute 'sym_visibility' to be a string attribute"));
        };
        public = text == Sym::PUBLIC;
        if !public && text != Sym::PRIVATE && text != Sym::NESTED {
            let text = format!("visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"{}\"", m.cx.str(text));
            return Err(op_error(m, op, "symbol-visibility", text));
        }
    }
    if public && m.kind(op) == func::FUNC && m.entry_block(op, 0).is_none() {
        let d = op_error(m, op, "public-declaration", "symbol declaration cannot have public visibility");
        return Err(d.help(format!("write 'func.func private {}', or give the function a body", shown_name(m, op))));
    }
    if let Some(parent) = m.parent_op(op)
        && m.kind(parent) != Opcode::UNREGISTERED
        && !m.row(parent).traits.has(Traits::SYMBOL_TABLE)
    {
        let d = op_error(m, op, "symbol-parent", "symbol's parent must have the SymbolTable trait");
        return Err(d.note(m.op_record[parent].loc, format!("the parent is this '{}' operation", m.op_name(parent))));
    }
    Ok(())
}

/// Blocks of the regions, their arguments, and implicit terminators.
fn regions(m: &Module, op: Op, row: &OpRow) -> Checked {
    for (i, &region) in m.op_regions(op).iter().enumerate() {
        let field = &row.regions[i.min(row.regions.len() - 1)];
        let n = m.regions[region].n_blocks;
        let want = match field.kind {
            RegionKind::One if n != 1 => "region with 1 blocks",
            RegionKind::MinOne if n == 0 => "region with at least 1 blocks",
            RegionKind::MaxOne if n > 1 => "region with at most 1 blocks",
            _ => "",
        };
        if row.traits.has(Traits::SINGLE_BLOCK) && n > 1 {
            return Err(op_error(m, op, "region-blocks", format!("expects region #{i} to have 0 or 1 blocks")));
        }
        if !want.is_empty() {
            let name = if field.name.is_empty() { String::new() } else { format!("('{}') ", field.name) };
            return Err(op_error(m, op, "region-blocks", format!("region #{i} {name}failed to verify constraint: {want}")));
        }
        let Some(&entry) = m.region_blocks(region).first() else { continue };
        if row.traits.has(Traits::NO_REGION_ARGS) && m.blocks[entry].n_args != 0 {
            let which = if m.op_regions(op).len() == 1 { String::from("region") } else { format!("region #{i}") };
            return Err(op_error(m, op, "region-arguments", format!("{which} should have no arguments")));
        }
        if row.traits.has(Traits::SINGLE_BLOCK) && !row.traits.has(Traits::NO_TERMINATOR) && m.blocks[entry].n_ops == 0 {
            return Err(op_error(m, op, "missing-terminator", "expects a non-empty block"));
        }
        if !row.implicit_terminator.is_empty()
            && let Some(last) = m.terminator(entry)
            && m.op_name(last) != row.implicit_terminator
            && (m.kind(last) == Opcode::UNREGISTERED || m.row(last).traits.has(Traits::TERMINATOR))
        {
            let text = format!("expects regions to end with '{}', found '{}'", row.implicit_terminator, m.op_name(last));
            let d = op_error(m, op, "implicit-terminator", text);
            return Err(d.note(
                m.op_record[last].loc,
                format!("in custom textual format, the absence of terminator implies '{}'", row.implicit_terminator),
            ));
        }
    }
    Ok(())
}
