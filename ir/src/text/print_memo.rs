//! Texts of operations that differ in nothing but the names of their operands, kept to be written again.
//!
//! What an operation of the LLVM dialect, or one with a format in its row, without regions and successors looks like
//! follows from its kind, attributes and types, and from how its operands are called; the format or function that writes
//! it looks at nothing else. So the second of a kind is cut at the names, and the ones after it are the pieces with other
//! names between them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::dialect::{affine, arith, cf, llvm};
use crate::id::{Id, Op, Sym, Value};
use crate::row::Format;
use crate::text::print::{Printer, SHORT};
use crate::text::print_lines::{Line, MAX_LINE, put_few};
use crate::text::print_name::Names;
use crate::text::print_type::short_type;

/// How many texts are kept: a few, then as many as a long text of many kinds has. Each has one place where it can be.
const SLOTS: [usize; 2] = [2048, 8192];
/// Pieces, used or not, after which all are forgotten.
const MAX_PIECES: usize = 1 << 15;
/// Names in a line have at most so many bytes.
const MAX_NAME: usize = 64;
/// A line of more pieces is written anew each time.
const MAX_PIECES_OF_LINE: usize = MAX_LINE / (SHORT + MAX_NAME) - 2;
/// How many texts without types are kept.
const SHAPES: usize = 256;

/// All that the text of an operation follows from: its kind, numbers of operands and results, and the dialect whose prefix is dropped,
/// its attributes, the types of its result and operands.
type Key = [u64; 4];
/// No operation has this one.
const NO_KEY: Key = [u64::MAX; 4];
/// Operations of more operands are written anew each time.
const MAX_OPERANDS: usize = 5;

/// A text that is kept, or the trace of one that was written once.
#[derive(Clone, Copy)]
struct Slot {
    key: Key,
    /// The key's hash, also of an operation that is not kept yet.
    hash: u32,
    /// First of its pieces and the one after its last.
    pieces: (u32, u32),
}

/// A stretch of text, and what of the operation follows it.
#[derive(Clone, Copy)]
struct Piece {
    text: [u8; SHORT],
    n: u8,
    /// The place of an operand whose name follows, or one of the constants below.
    then: u8,
}
/// Nothing follows.
const NOTHING: u8 = u8::MAX;
/// The type of the operand whose place is the rest follows, or that of the result.
const TYPE: u8 = 1 << 6;
const RESULT_TYPE: u8 = TYPE | MAX_OPERANDS as u8;

/// What was written of an operation while it is to be kept: from where, to where, which value, and whether its name or its type.
type Mark = (usize, usize, Value, bool);

/// What a text without its types follows from: kind, numbers and dialect, and the attributes.
type Shape = (u64, (u32, u32));

/// The texts that are kept.
#[derive(Default)]
pub(super) struct Memo {
    slots: Vec<Slot>,
    pieces: Vec<Piece>,
    /// Text of a piece that is put together.
    scratch: Vec<u8>,
    /// Texts without types, by a hash; the pieces of one that was seen once are `(0, 0)`.
    shapes: Vec<Shape>,
    /// Of an operation whose line is not kept, until it is written: its key and place.
    missed: Option<(Key, usize, u32)>,
    /// How often an operation was one that was not seen before.
    n_noted: u32,
    /// The dialects whose prefixes were dropped.
    dialects: Vec<&'static str>,
    /// While an operation is written to be kept: where names and types stand in the output, and whose they are.
    marks: Option<Vec<Mark>>,
    /// That list when it is not in use.
    spare: Vec<Mark>,
}

impl Printer<'_> {
    /// What the text of an operation follows from, where it is kept, and the other half of the hash. `None` if it is not kept.
    #[cfg_attr(not(small), inline(always))]
    fn memo_key(&self, op: Op, dialect: u32) -> Option<(Key, usize, u32)> {
        let m = self.m;
        let kind = m.op_kind[op];
        let record = &m.op_record[op];
        let of_llvm = (affine::END.0..llvm::END.0).contains(&kind.0);
        if !of_llvm && kind != arith::SELECT && !matches!(m.cx.registry.row(kind).format, Format::Asm(_))
            || record.extra != crate::module::NO_EXTRA
            || record.n_operands as usize > MAX_OPERANDS
            || record.n_results > 1
        {
            return None;
        }
        let operands = m.operands(op);
        let head = kind.0 as u32 | record.n_operands << 16 | record.n_results << 19 | dialect << 20;
        let ty = |i: usize| operands.get(i).map_or(0, |&v| m.value_type[v].0);
        let result = if record.n_results > 0 { m.value_type[Value(record.results)].0 } else { 0 };
        let pair = |low: u32, high: u32| low as u64 | (high as u64) << 32;
        let more = if operands.len() > 3 { pair(ty(3), ty(4)) } else { 0 };
        let key = [pair(head, record.attrs.0), pair(result, ty(0)), pair(ty(1), ty(2)), more];
        let hash = (key[0].rotate_left(48) ^ key[1] ^ key[2].rotate_left(13) ^ more.rotate_left(31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Some((key, (hash >> 51) as usize & self.memo.slots.len().wrapping_sub(1), (hash >> 16) as u32))
    }
    /// Writes an operation's name and what follows it, and keeps it or notes that it was there, if its line was looked for.
    pub(super) fn body_by_memo(&mut self, op: Op) {
        let Some((key, slot, hash)) = self.memo.missed.take() else {
            if self.branch(op).is_none() {
                self.op_body(op);
            }
            return;
        };
        match self.memo.slots.get(slot) {
            Some(s) if s.key == key => {}
            Some(s) if s.hash == hash => return self.keep(op, slot, Slot { key, hash, pieces: (0, 0) }),
            _ => self.note(slot, hash),
        }
        if !self.body_with_shape(op, key[0]) {
            self.op_body(op)
        }
    }
    /// Writes a branch of `cf` or the LLVM dialect without attributes of its own as its format says: each block ends in one. `None`, and
    /// nothing was written, if it is none.
    fn branch(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let kind = m.op_kind[op];
        if !matches!(kind, llvm::BR | llvm::COND_BR | cf::BR | cf::COND_BR) || self.opts.generic || self.collecting {
            return None;
        }
        let (operands, mut entries) = (m.operands(op), m.cx.dict_entries(m.op_record[op].attrs));
        match (kind, m.successors(op), entries.next()) {
            (llvm::BR | cf::BR, &[to], None) => {
                self.op_name(m.cx.registry.row(kind));
                self.c(' ');
                self.successor_and_operands(to, operands);
            }
            (llvm::COND_BR | cf::COND_BR, &[yes, no], Some((Sym::OPERAND_SEGMENT_SIZES, sizes))) if entries.next().is_none() => {
                let (&condition, rest) = operands.split_first()?;
                let (to_yes, to_no) = rest.split_at_checked(crate::segments::segment(&m.cx, sizes, 1)?)?;
                self.op_name(m.cx.registry.row(kind));
                self.c(' ');
                self.value(condition);
                self.s(", ");
                self.successor_and_operands(yes, to_yes);
                self.s(", ");
                self.successor_and_operands(no, to_no);
            }
            _ => return None,
        }
        Some(())
    }
    /// Writes the whole line of an operation behind [`Printer::done`], if its text is kept.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn line_by_memo(&mut self, op: Op, dialect: u32) -> bool {
        let Some((key, slot, hash)) = self.memo_key(op, dialect) else { return false };
        if let Some(s) = self.memo.slots.get(slot)
            && same(&s.key, &key)
            && self.line(op, s.pieces).is_some()
        {
            return true;
        }
        self.line_by_shape(op, key, slot, hash)
    }
    /// Writes the line of an operation that is not kept, if its shape is, and keeps it or notes that it was there.
    #[cold]
    fn line_by_shape(&mut self, op: Op, key: Key, slot: usize, hash: u32) -> bool {
        let end = self.memo.pieces.len();
        if let Some(pieces) = self.put_together(op, key[0])
            && self.line(op, pieces).is_some()
        {
            match self.memo.slots.get_mut(slot) {
                Some(s) if s.hash == hash && !same(&s.key, &key) => *s = Slot { key, hash, pieces },
                _ => {
                    self.memo.pieces.truncate(end);
                    self.note(slot, hash);
                }
            }
            return true;
        }
        self.memo.pieces.truncate(end);
        self.memo.missed = Some((key, slot, hash));
        false
    }
    /// Makes the pieces of an operation from those of its shape.
    fn put_together(&mut self, op: Op, head: u64) -> Option<(u32, u32)> {
        let Printer { m, memo, type_spans, type_text, .. } = self;
        let &(known, (from, to)) = memo.shapes.get(place_of_shape(head))?;
        if known != head || from == to || to as usize > memo.pieces.len() {
            return None;
        }
        let first = memo.pieces.len() as u32;
        let text = &mut memo.scratch;
        text.clear();
        text.extend_from_slice(if m.n_results(op) > 0 { EQUALS } else { b"" });
        for at in from..to {
            let piece = memo.pieces[at as usize];
            text.extend_from_slice(piece.text.get(..piece.n as usize)?);
            if piece.then == NOTHING {
                continue;
            }
            if piece.then & TYPE != 0 {
                let v = if piece.then == RESULT_TYPE { m.result(op, 0) } else { *m.operands(op).get((piece.then & !TYPE) as usize)? };
                let &span = type_spans.get(m.ty(v).idx())?;
                text.extend_from_slice(type_text.as_bytes().get(span.start as usize..)?.get(..span.len as usize)?);
            } else {
                cut(&mut memo.pieces, text, piece.then);
                text.clear();
            }
        }
        cut(&mut memo.pieces, text, NOTHING);
        Some((first, memo.pieces.len() as u32))
    }
    /// `None` of what is too long or deep.
    #[cfg_attr(not(small), inline(always))]
    fn line(&mut self, op: Op, (from, to): (u32, u32)) -> Option<()> {
        let Printer { m, memo, names, done, out, .. } = self;
        done.take(out);
        let (record, operands) = (&m.op_record[op], m.operands(op));
        let pieces = memo.pieces.get(from as usize..to as usize)?;
        let line = done.line()?;
        if self.indent as usize > SHORT || pieces.len() > MAX_PIECES_OF_LINE {
            return None;
        }
        let mut at = put_few(line, 0, &[b' '; SHORT], self.indent as usize);
        if record.n_results > 0 {
            at = put_value(line, at, names, Value(record.results), false, out)?;
        }
        for Piece { text, n, then } in pieces {
            at = put_few(line, at, text, *n as usize);
            if let Some(&v) = operands.get(*then as usize) {
                at = put_value(line, at, names, v, true, out)?;
            }
        }
        at = put_few(line, at, b"\n", 1);
        done.add(at);
        Some(())
    }
    /// Writes an operation's name and what follows it, and keeps its shape, if it has one.
    fn body_with_shape(&mut self, op: Op, head: u64) -> bool {
        if self.m.op_record[op].n_operands == 0 || !self.types_stand_free(op) {
            return false;
        }
        if self.memo.shapes.is_empty() {
            self.memo.shapes.resize(SHAPES, (u64::MAX, (0, 0)));
        }
        let place = place_of_shape(head);
        if self.memo.shapes[place].0 != head {
            self.memo.shapes[place] = (head, (0, 0));
            return false;
        }
        let pieces = self.write_and_cut(op, true);
        self.memo.shapes[place].1 = pieces.unwrap_or_default();
        true
    }
    /// The number of the dialect whose prefix is dropped now, where lines may be kept at all.
    pub(super) fn dialect_of_lines(&mut self) -> Option<u32> {
        if self.opts.generic || self.opts.debuginfo || self.collecting {
            return None;
        }
        let (dialects, dialect) = (&mut self.memo.dialects, self.default_dialect);
        let place = dialects.iter().position(|&d| d == dialect);
        Some(place.unwrap_or_else(|| {
            dialects.push(dialect);
            dialects.len() - 1
        }) as u32)
    }
    /// Writes names or types of values, or both (`%name: type`), separated by `, `. `false`, and nothing was written, while somebody
    /// needs to know where in [`Printer::out`] things stand.
    pub(super) fn values_by_lines(&mut self, vs: impl Iterator<Item = Value>, name: bool, ty: bool) -> bool {
        if self.memo.marks.is_some() || !self.holes.is_empty() || self.collecting || self.opts.debuginfo {
            return false;
        }
        self.done.take(&mut self.out);
        for (i, v) in vs.enumerate() {
            if self.value_by_line(i > 0, v, name, ty).is_some() {
                continue;
            }
            self.s(if i > 0 { ", " } else { "" });
            if name {
                self.value(v);
            }
            self.s(if name && ty { ": " } else { "" });
            if ty {
                self.ty(self.m.ty(v));
            }
            self.done.take(&mut self.out);
        }
        true
    }
    /// `None` where the name is not ready or the type's text is long.
    #[cfg_attr(not(small), inline(always))]
    fn value_by_line(&mut self, comma: bool, v: Value, name: bool, ty: bool) -> Option<()> {
        let Printer { m, done, names, type_spans, type_text, .. } = self;
        let line = done.line()?;
        let mut at = put_few(line, 0, b", ", if comma { 2 } else { 0 });
        if name {
            let (name, n) = names.ready(v)?;
            at = put_few(line, at, name, n);
        }
        if name && ty {
            at = put_few(line, at, b": ", 2);
        }
        if ty {
            let (text, n) = short_type(type_spans, type_text, *m.value_type.get(v)?)?;
            at = put_few(line, at, text, n);
        }
        done.add(at);
        Some(())
    }
    /// Notes that an operation was seen, so that the next one like it is kept.
    #[cold]
    fn note(&mut self, slot: usize, hash: u32) {
        let memo = &mut self.memo;
        memo.n_noted += 1;
        let wanted = SLOTS[(memo.n_noted > SLOTS[0] as u32) as usize];
        if memo.slots.len() < wanted || memo.pieces.len() > MAX_PIECES {
            memo.pieces.clear();
            memo.shapes.clear();
            memo.slots.clear();
            memo.slots.resize(wanted, Slot { key: NO_KEY, hash: 0, pieces: (0, 0) });
            return;
        }
        memo.slots[slot] = Slot { key: NO_KEY, hash, pieces: (0, 0) };
    }
    /// Writes an operation and keeps its text.
    #[cold]
    fn keep(&mut self, op: Op, slot: usize, mut kept: Slot) {
        if let Some(pieces) = self.write_and_cut(op, false) {
            kept.pieces = pieces;
            self.memo.slots[slot] = kept;
        }
    }
    /// Writes an operation and cuts its text at names, and at types if asked, into pieces.
    #[cold]
    fn write_and_cut(&mut self, op: Op, types: bool) -> Option<(u32, u32)> {
        let m = self.m;
        let operands = m.operands(op);
        let start = self.out.len();
        self.memo.marks = Some(core::mem::take(&mut self.memo.spare));
        self.custom_body(op, m.op_kind[op]);
        let mut marks = self.memo.marks.take()?;
        let result = (m.n_results(op) > 0).then(|| m.result(op, 0));
        // Where nothing reaches, an operation may use its own result.
        let twice = (0..operands.len()).any(|i| operands[..i].contains(&operands[i]) || Some(operands[i]) == result);
        let place = |&(_, _, v, is_type): &Mark| match operands.iter().position(|&o| o == v) {
            Some(place) if is_type => Some(TYPE | place as u8),
            Some(place) => Some(place as u8),
            None => (is_type && Some(v) == result).then_some(RESULT_TYPE),
        };
        marks.retain(|mark| types || !mark.3);
        // Of an operand that stands there twice nobody knows which one a name or type is.
        let fine = !twice && marks.iter().all(|mark| place(mark).is_some()) && !self.out[start..].contains('\n');
        let pieces = &mut self.memo.pieces;
        let first = pieces.len() as u32;
        if fine {
            // What stands behind the result's name is a part of it, if the whole line is kept.
            let mut at = start - if result.is_some() && !types { EQUALS.len() } else { 0 };
            let ends = marks.iter().map(|mark| (mark.0, mark.1, place(mark).unwrap_or(NOTHING)));
            for (from, to, then) in ends.chain([(self.out.len(), 0, NOTHING)]) {
                cut(pieces, &self.out.as_bytes()[at..from], then);
                at = to;
            }
        }
        marks.clear();
        let end = pieces.len() as u32;
        self.memo.spare = marks;
        fine.then_some((first, end))
    }
    /// Notes the name of a value that was written from a place on, or its type.
    #[inline]
    pub(super) fn mark(&mut self, start: usize, v: Value, is_type: bool) {
        if let Some(marks) = &mut self.memo.marks {
            marks.push((start, self.out.len(), v, is_type));
        }
    }
}

/// What stands between the name of a result and that of its operation.
const EQUALS: &[u8] = b" = ";

/// Writes the name of a value at a place of a line. Where the line goes on; `None` of a long name.
#[cfg_attr(not(small), inline(always))]
fn put_value(line: &mut Line, at: usize, names: &Names, v: Value, result_number: bool, scratch: &mut String) -> Option<usize> {
    match names.ready(v) {
        Some((name, n)) => Some(put_few(line, at, name, n)),
        None => put_long(line, at, names, v, result_number, scratch),
    }
}
/// The same of a name that is not ready.
#[cold]
fn put_long(line: &mut Line, at: usize, names: &Names, v: Value, result_number: bool, scratch: &mut String) -> Option<usize> {
    names.write_any(scratch, v, result_number);
    let n = scratch.len();
    if n <= MAX_NAME {
        line.get_mut(at..at + n)?.copy_from_slice(scratch.as_bytes());
    }
    scratch.clear();
    (n <= MAX_NAME).then_some(at + n)
}

/// Where the shape of operations that have this in common is kept.
fn place_of_shape(head: u64) -> usize {
    (head.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize % SHAPES
}

/// Whether two keys are one, word by word: one that was just made is in registers.
#[cfg_attr(not(small), inline(always))]
fn same(a: &Key, b: &Key) -> bool {
    (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3]) == 0
}

/// Appends pieces that have a text together, the last of them followed by something.
fn cut(pieces: &mut Vec<Piece>, text: &[u8], then: u8) {
    let mut rest = text;
    loop {
        let n = rest.len().min(SHORT);
        let (now, later) = rest.split_at(n);
        let mut text = [0; SHORT];
        text[..n].copy_from_slice(now);
        pieces.push(Piece { text, n: n as u8, then: if later.is_empty() { then } else { NOTHING } });
        rest = later;
        if rest.is_empty() {
            return;
        }
    }
}
