//! Lines of instructions whose pieces are short, as nearly all are: everything is looked up first, then the room is
//! checked once and the pieces go to the buffer one behind the other. Where a piece is missing or long nothing is
//! written, and the general way writes the line. Of instructions with one or two operands and a result, all but the
//! names follows from few facts, and is remembered as three pieces.

use alloc::boxed::Box;
use alloc::vec::Vec;
use ir::dialect::llvm;
use ir::module::OpRecord;
use ir::{Attr, Block, Id, Op, Opcode, Type, Value};

use super::attr_const::DictKonsts;
use super::body::LATER;
use super::konst::{Konst, Konsts};
use super::out::{Name, Word};
use super::rules::Plan;
use super::{CONST, UNSET, Writer};

/// Lines remembered; a power of two. Of a few hundred that a module needs, some dozens meet at one place, and ones that take
/// it from each other are written the general way again and again: there are `WAYS` places for each.
const LINES: usize = if cfg!(all(feature = "fast", not(small))) { 2048 } else { 2 };
const WAYS: usize = 3;
/// Lines that are not kept before the first that is: what is short needs no table, whose memory is a quarter of a small process.
const FIRST: u32 = 32;
/// Numbers whose names are kept at most; those of others, below a million, are made when they are asked for.
const NUMBERS: u32 = 1 << 14;
/// Classes of kinds: nothing is known; branches; constants by attributes; poison and null values by type; lines were kept, of
/// what is never a constant, of what is one where its operands are, and of what may be its operand besides.
const OTHER: u8 = 0;
const BRANCH: u8 = 1;
const CONSTANT: u8 = 2;
const POISON: u8 = 3;
const ZERO: u8 = 4;
const LINE: u8 = 5;
const FOLDS: u8 = 6;
const CAST: u8 = 7;
/// Longest text between the names of operands and behind them.
const SHORTER: usize = 16;

/// What a line says besides its names, which follows from the kind, the attributes and the types.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Known {
    /// Kind and number of operands, attributes, types of the first operand and of the second (or of the result).
    key: [u32; 4],
    lens: [u8; 3],
    /// Whether the operation may be a constant where its operands are.
    folds: bool,
    /// Behind the result.
    head: [u8; 64],
    /// Between the operands; nothing if only one is named.
    middle: [u8; SHORTER],
    tail: [u8; SHORTER],
}

const NONE: Known = Known { key: [u32::MAX; 4], lens: [0; 3], folds: false, head: [0; 64], middle: [0; SHORTER], tail: [0; SHORTER] };

/// Lines written lately, to be written again with other names.
pub(crate) struct Lines {
    /// Not there before the first line is kept.
    known: Option<Box<[Known; LINES]>>,
    /// Lines that could have been kept, up to [`FIRST`].
    n_met: u32,
    /// Class by opcode.
    kinds: Vec<u8>,
    /// `%n` by number, as far as they were used and are kept.
    pub(super) numbers: Vec<Word>,
}

impl Default for Lines {
    fn default() -> Lines {
        let mut lines = Lines { known: None, n_met: 0, kinds: Vec::new(), numbers: Vec::new() };
        lines.set_class(llvm::MLIR_CONSTANT, CONSTANT);
        lines
    }
}

impl Lines {
    fn set_class(&mut self, kind: Opcode, class: u8) {
        if self.kinds.len() <= kind.idx() {
            self.kinds.resize(kind.idx() + 1, OTHER);
        }
        self.kinds[kind.idx()] = class;
    }
    /// Whether the line with this key is known. It is at its first place then, where the next ones are looked for.
    fn find(&mut self, key: [u32; 4]) -> bool {
        let Some(known) = &mut self.known else { return false };
        let first = place_of(key);
        match (first..first + WAYS).find(|&place| known[place % LINES].key == key) {
            Some(place) if place != first => known.swap(first, place % LINES),
            Some(_) => {}
            None => return false,
        }
        true
    }
    /// Puts a line to its first place; the one that was there is moved, if there is room for it.
    fn keep(&mut self, line: Known) {
        let known = self.known.get_or_insert_with(|| {
            let Ok(known) = alloc::vec![NONE; LINES].into_boxed_slice().try_into() else { unreachable!("as many as were made") };
            known
        });
        let first = place_of(line.key);
        let free = (first..first + WAYS).find(|&place| known[place % LINES].key == NONE.key);
        known.swap(first, free.unwrap_or(first) % LINES);
        known[first] = line;
    }
    /// From now on branches of this kind may be written without its rule.
    pub(crate) fn take_branches(&mut self, kind: Opcode) {
        self.set_class(kind, BRANCH);
    }
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn takes_branches(&self, kind: Opcode) -> bool {
        self.kinds.get(kind.idx()) == Some(&BRANCH)
    }
    /// From now on poison that was asked for before is taken without its rule.
    pub(crate) fn take_poison(&mut self) {
        self.set_class(llvm::MLIR_POISON, POISON);
    }
    /// The same of null values.
    pub(crate) fn take_zero(&mut self) {
        self.set_class(llvm::MLIR_ZERO, ZERO);
    }
}

#[inline]
fn place_of(key: [u32; 4]) -> usize {
    let (low, high) = (key[0] as u64 | (key[1] as u64) << 32, key[2] as u64 | (key[3] as u64) << 32);
    ((low ^ high.rotate_left(13) ^ high << 47).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - LINES.ilog2())) as usize % LINES
}

/// What stands behind the first operand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Second {
    /// Nothing.
    Nothing,
    /// `, %b`
    Plain,
    /// `, U %b`
    Typed,
    /// ` to U`, the type of the result.
    Cast,
}

/// The name of a value, if it is short and known.
#[cfg_attr(not(small), inline(always))]
pub(super) fn name_of<'k>(slots: &[u32], ks: &'k Konsts, v: Value) -> Option<Name<'k>> {
    name_in(slots[v.0 as usize], ks)
}
#[cfg_attr(not(small), inline(always))]
fn name_in(s: u32, ks: &Konsts) -> Option<Name<'_>> {
    if s < UNSET {
        return Some(Name::Local(s));
    }
    let text = *ks.texts.get((s & !CONST) as usize).filter(|_| s != UNSET)?;
    if text.is_text() {
        return Some(Name::Word(text));
    }
    let (start, len) = text.as_span();
    if len == 0 { None } else { ks.text.short(start, len).map(Name::Text) }
}

#[cfg_attr(not(small), inline(always))]
pub(super) fn word_of(words: &[Word], n: u32) -> Word {
    words.get(n as usize).copied().unwrap_or(Word::NONE)
}
/// The text of a constant, if it is a word.
#[cfg_attr(not(small), inline(always))]
pub(super) fn konst_word(texts: &[Word], k: u32) -> Word {
    texts.get(k as usize).copied().filter(|w| w.is_text()).unwrap_or(Word::NONE)
}
/// The name of a number that is kept or that is not to be.
#[cfg_attr(not(small), inline(always))]
pub(super) fn number_of(numbers: &[Word], n: u32) -> Word {
    match numbers.get(n as usize) {
        Some(&name) => name,
        None => high_number(n),
    }
}
#[cold]
#[inline(never)]
fn high_number(n: u32) -> Word {
    if (NUMBERS..1_000_000).contains(&n) { Word::local(n) } else { Word::NONE }
}
/// Makes the names of numbers up to this one, if it is not too high.
#[inline]
pub(super) fn more_numbers(numbers: &mut Vec<Word>, n: u32) {
    if n as usize >= numbers.len() && n < NUMBERS {
        add_numbers(numbers, n);
    }
}
#[cold]
#[inline(never)]
fn add_numbers(numbers: &mut Vec<Word>, n: u32) {
    // A few thousand more: memory that is not used costs time, too.
    let end = (n + n.clamp(16, 4096)).min(NUMBERS);
    numbers.extend((numbers.len() as u32..end).map(Word::local));
}

/// The constant that an operation of a class is, if there was one like it before.
#[cfg_attr(not(small), inline(always))]
fn known_value(class: u8, attrs: Attr, ty: Type, konsts: &DictKonsts, ks: &Konsts) -> Option<Konst> {
    match class {
        CONSTANT => konsts.get(attrs, ty),
        POISON => ks.known_poison(ty),
        ZERO => ks.known_zero(ty),
        _ => None,
    }
}

impl Writer<'_> {
    /// What [`Lines`] knows a line of an operation by, and its operands (twice the only one).
    #[inline(never)]
    fn line_key(&self, r: &OpRecord, kind: Opcode) -> Option<([u32; 4], Value, Value)> {
        let m = self.m;
        let first = r.operands as usize;
        let a = *m.operand_pool.get(first)?;
        let (b, other) = match r.n_operands {
            1 if r.n_results > 0 => (a, Value(r.results)),
            1 => (a, a),
            2 => {
                let b = *m.operand_pool.get(first + 1)?;
                (b, b)
            }
            _ => return None,
        };
        let (ty, other) = (m.value_type.get(a)?.0, m.value_type.get(other)?.0);
        Some(([kind.0 as u32 | r.n_operands << 16, r.attrs.0, ty, other], a, b))
    }

    /// Whether lines like one of an operation of this kind were written, or it is a constant without attributes.
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn has_lines(&self, kind: Opcode) -> bool {
        self.lines.kinds.get(kind.idx()).is_some_and(|&k| k >= POISON)
    }

    /// Writes instructions like ones that were written before, from `ops[at]` on, as long as they follow each other and all
    /// names are words, and takes the constants among them. Instructions get numbers, unless they have them (`planned`).
    /// Which operation is the first that was not done.
    #[inline(never)]
    pub(crate) fn next_lines(&mut self, ops: &[Op], at: usize, planned: bool, next: &mut u32) -> usize {
        // Two copies, each without the questions of the other; one where size counts.
        let done = match planned {
            true if cfg!(not(small)) => self.known_lines(ops, at, true, next),
            false if cfg!(not(small)) => self.known_lines(ops, at, false, next),
            _ => self.known_lines(ops, at, planned, next),
        };
        done.unwrap_or(at)
    }
    #[cfg_attr(not(small), inline(always))]
    fn known_lines(&mut self, ops: &[Op], mut at: usize, planned: bool, next: &mut u32) -> Option<usize> {
        let m = self.m;
        // Columns are cut to one length, so that a place that is checked for one is good for all.
        let records = m.op_record.as_slice();
        let kinds = m.op_kind.as_slice().get(..records.len())?;
        let types = m.value_type.as_slice();
        let (slots, names) = (self.slots.get_mut(..types.len())?, self.names.get_mut(..types.len())?);
        let (pool, lines, konsts, ks) = (m.operand_pool.as_slice(), &self.lines, &self.dict_konst, &self.ks);
        let table = lines.known.as_deref()?;
        let mut n = *next;
        while let Some(&op) = ops.get(at) {
            let Some(r) = records.get(op.idx()) else { break };
            let kind = kinds[op.idx()];
            let Some(&class) = lines.kinds.get(kind.idx()) else { break };
            // Of what has no result, too: one check is good for both, and the general way writes the line if it fails.
            let result = r.results as usize;
            if result >= types.len() {
                break;
            }
            if class < LINE {
                let Some(k) = known_value(class, r.attrs, types[result], konsts, ks) else { break };
                slots[result] = k.0 | CONST;
                names[result] = konst_word(&ks.texts, k.0);
                at += 1;
                continue;
            }
            let first = r.operands as usize;
            // Behind the only operand there mostly are those of the next operation.
            if first + 1 >= pool.len() {
                break;
            }
            let a = pool[first].idx();
            if a >= types.len() {
                break;
            }
            // Of what has one operand, the result gives the second type.
            let b = match r.n_operands {
                2 => pool[first + 1].idx(),
                1 if r.n_results > 0 => result,
                1 => a,
                _ => break,
            };
            if b >= types.len() {
                break;
            }
            let key = [kind.0 as u32 | r.n_operands << 16, r.attrs.0, types[a].0, types[b].0];
            let place = place_of(key);
            let mut known = &table[place];
            if known.key != key {
                // Two lines in turn that meet at one place are both quick.
                known = &table[(place + 1) % LINES];
                if known.key != key {
                    break;
                }
            }
            let (a, b) = (names[a], names[b]);
            let one = known.lens[1] == 0;
            if a == Word::NONE || (b == Word::NONE && !one) || (!a.is_local() && known.folds && (one || !b.is_local())) {
                break;
            }
            let mut line = self.out.line();
            line.lit(b"  ");
            if r.n_results > 0 {
                let number = if planned { names[result] } else { number_of(&lines.numbers, n) };
                if number == Word::NONE {
                    break;
                }
                if !planned {
                    slots[result] = n;
                    names[result] = number;
                    n += 1;
                }
                line.word(number);
            }
            line.part(&known.head, known.lens[0]);
            line.word(a);
            if known.lens[1] != 0 {
                line.part(&known.middle, known.lens[1]);
                line.word(b);
            }
            line.part(&known.tail, known.lens[2]);
            line.done();
            at += 1;
        }
        *next = n;
        Some(at)
    }

    /// Numbers operations of kinds of which lines were written, or says that they get numbers later (`defer`), and takes the
    /// constants among them, from `ops[at]` on, as long as none may be a constant or its operand. Which is the first that was
    /// not done.
    #[inline(never)]
    pub(crate) fn plan_lines(&mut self, ops: &[Op], at: usize, defer: bool, next: &mut u32) -> usize {
        self.plan_known(ops, at, defer, next).unwrap_or(at)
    }
    #[cfg_attr(not(small), inline(always))]
    fn plan_known(&mut self, ops: &[Op], mut at: usize, defer: bool, next: &mut u32) -> Option<usize> {
        let m = self.m;
        let records = m.op_record.as_slice();
        let kinds = m.op_kind.as_slice().get(..records.len())?;
        let types = m.value_type.as_slice();
        let (slots, names) = (self.slots.get_mut(..types.len())?, self.names.get_mut(..types.len())?);
        let (pool, lines, konsts, ks) = (m.operand_pool.as_slice(), &mut self.lines, &self.dict_konst, &self.ks);
        while let Some(&op) = ops.get(at) {
            let Some(r) = records.get(op.idx()) else { break };
            let Some(&class) = lines.kinds.get(kinds[op.idx()].idx()) else { break };
            let result = r.results as usize;
            if class < LINE {
                let Some(&ty) = types.get(result) else { break };
                let Some(k) = known_value(class, r.attrs, ty, konsts, ks) else { break };
                slots[result] = k.0 | CONST;
                names[result] = konst_word(&ks.texts, k.0);
            } else if r.n_results > 0 {
                if result >= types.len() {
                    break;
                }
                if class != LINE {
                    let Some(&a) = pool.get(r.operands as usize).filter(|_| r.n_operands > 0) else { break };
                    let b = if r.n_operands > 1 { *pool.get(r.operands as usize + 1)? } else { a };
                    if slots.get(a.idx())? & slots.get(b.idx())? & CONST != 0 || (class == CAST && types[a.idx()] == types[result]) {
                        break;
                    }
                }
                if defer {
                    slots[result] = LATER;
                } else {
                    more_numbers(&mut lines.numbers, *next);
                    slots[result] = *next;
                    names[result] = number_of(&lines.numbers, *next);
                    *next += 1;
                }
            }
            at += 1;
        }
        Some(at)
    }

    /// Writes an instruction like one that was written before, whose result has its number. False if nothing was done.
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn next_line(&mut self, op: Op) -> bool {
        let kind = self.m.op_kind[op];
        self.lines.kinds.get(kind.idx()).is_some_and(|&k| k >= LINE) && self.try_next_line(op, kind).is_some()
    }
    #[inline(never)]
    fn try_next_line(&mut self, op: Op, kind: Opcode) -> Option<()> {
        let r = self.m.op_record.get(op)?;
        let (key, a, b) = self.line_key(r, kind)?;
        if !self.lines.find(key) {
            return None;
        }
        let known = &self.lines.known.as_deref()?[place_of(key)];
        let mut name = name_of(&self.slots, &self.ks, a)?;
        let mut second = if known.lens[1] == 0 { None } else { Some(name_of(&self.slots, &self.ks, b)?) };
        let mut line = self.out.line();
        line.lit(b"  ");
        if r.n_results > 0 {
            line.name(name_of(&self.slots, &self.ks, Value(r.results))?);
        }
        line.part(&known.head, known.lens[0]);
        // One piece of code for both names.
        loop {
            line.name(name);
            let Some(next) = second.take() else { break };
            line.part(&known.middle, known.lens[1]);
            name = next;
        }
        line.part(&known.tail, known.lens[2]);
        line.done();
        // The next ones may find words.
        self.name(a);
        self.name(b);
        if r.n_results > 0 {
            self.name(Value(r.results));
        }
        Some(())
    }
    /// Keeps the name of a value, if it is a word.
    pub(super) fn name(&mut self, v: Value) {
        match self.slots.get(v.idx()) {
            Some(&s) if s & CONST == 0 => self.name_local(v, s),
            Some(&s) => self.name_konst(v, s & !CONST),
            None => {}
        }
    }
    /// The same of a value with this number.
    #[inline]
    pub(crate) fn name_local(&mut self, v: Value, n: u32) {
        if cfg!(all(feature = "fast", not(small))) {
            more_numbers(&mut self.lines.numbers, n);
        }
        if let Some(name) = self.names.get_mut(v.idx()).filter(|_| cfg!(all(feature = "fast", not(small)))) {
            *name = number_of(&self.lines.numbers, n);
        }
    }
    /// The same of a value that is this constant.
    #[inline]
    pub(crate) fn name_konst(&mut self, v: Value, k: u32) {
        if let Some(name) = self.names.get_mut(v.idx()).filter(|_| cfg!(all(feature = "fast", not(small)))) {
            *name = konst_word(&self.ks.texts, k);
        }
    }

    /// Gives the arguments of an entry block the first numbers.
    pub(super) fn number_arguments(&mut self, entry: Block) {
        let b = self.m.blocks[entry];
        if cfg!(all(feature = "fast", not(small))) {
            more_numbers(&mut self.lines.numbers, b.n_args);
        }
        let (n, range) = (b.n_args as usize, b.args as usize..b.args as usize + b.n_args as usize);
        // Many are copied at once, the rest one by one.
        let quick = self.names.get_mut(range.clone()).zip(self.lines.numbers.get(..n));
        let Some((names, numbers)) = quick.filter(|_| cfg!(all(feature = "fast", not(small)))) else {
            for (v, n) in self.m.block_args(entry).zip(0..) {
                self.set_local(v, n);
            }
            return;
        };
        names.copy_from_slice(numbers);
        for (slot, n) in self.slots[range].iter_mut().zip(0..) {
            *slot = n;
        }
    }

    /// Remembers a line that was written: `  %n = head T %a`, what `second` says, and the tail with its line end. Nothing
    /// is kept if a piece is missing or too long.
    #[inline]
    pub(crate) fn keep_line(&mut self, op: Op, head: &[u8], second: Second, tail: &[u8]) {
        if cfg!(all(feature = "fast", not(small))) {
            self.keep_pieces(op, head, second, tail);
        }
    }
    #[inline(never)]
    fn keep_pieces(&mut self, op: Op, head: &[u8], second: Second, tail: &[u8]) {
        if self.lines.n_met < FIRST {
            self.lines.n_met += 1;
            return;
        }
        // What is written again has a name that is too long.
        let key = self.m.op_record.get(op).and_then(|r| self.line_key(r, self.m.op_kind[op]));
        if key.is_some_and(|(key, ..)| self.lines.find(key)) {
            return;
        }
        if let Some(known) = self.pieces(op, head, second, tail) {
            let kind = self.m.op_kind[op];
            let class = match self.rules.get(kind) {
                Some(rule) if matches!(rule.plan, Plan::Cast(_)) => CAST,
                _ if known.folds => FOLDS,
                _ => LINE,
            };
            self.lines.set_class(kind, class);
            self.lines.keep(known);
        }
    }
    fn pieces(&self, op: Op, before: &[u8], second: Second, behind: &[u8]) -> Option<Known> {
        let m = self.m;
        let (key, a, b) = self.line_key(m.op_record.get(op)?, m.op_kind[op])?;
        let b = if second == Second::Cast { m.result(op, 0) } else { b };
        let (ty, other) = (self.types.short_blank(m.value_type[a])?.text(), self.types.short_blank(m.value_type[b])?.text());
        let mut known = Known { key, ..NONE };
        let Known { head, middle, tail, lens, .. } = &mut known;
        let mut put = |part: usize, to: &mut [u8], text: &[u8]| {
            let at = lens[part] as usize;
            to.get_mut(at..at + text.len())?.copy_from_slice(text);
            lens[part] += text.len() as u8;
            Some(())
        };
        put(0, head, if m.n_results(op) > 0 { b" = " } else { b"" })?;
        put(0, head, before)?;
        put(0, head, ty)?;
        if matches!(second, Second::Plain | Second::Typed) {
            put(1, middle, b", ")?;
        }
        if second == Second::Typed {
            put(1, middle, other)?;
        }
        if second == Second::Cast {
            put(2, tail, b" to ")?;
            put(2, tail, other.strip_suffix(b" ")?)?;
        }
        put(2, tail, behind)?;
        known.folds = match self.rules.get(m.op_kind[op])?.plan {
            Plan::Instr => false,
            Plan::Fold(_) | Plan::Cast(_) => true,
            _ => return None,
        };
        Some(known)
    }
}
