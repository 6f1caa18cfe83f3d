//! Texts of operations that differ in nothing but the names of their operands, kept to be written again.
//!
//! What an operation of the LLVM dialect, or one with a format in its row, without regions and successors looks like
//! follows from its kind, attributes and types, and from how its operands are called; the format or function that writes
//! it looks at nothing else. So the second of a kind is cut at the names, and the ones after it are the pieces with other
//! names between them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::dialect::{affine, arith, llvm};
use crate::id::{Id, Op, Type, Value};
use crate::module::{Module, NO_EXTRA, OpRecord};
use crate::store::List;
use crate::text::print::{Printer, SHORT};
#[cfg(not(small))]
use crate::text::print_direct::Written;
use crate::text::print_lines::{Line, MAX_LINE, put_few};
use crate::text::print_name::{NAME_WIDTH, Names, ready};

/// How many texts are kept: a few, then as many as a long text of many kinds has. Each has one place where it can be.
const SLOTS: [usize; 2] = [2048, 8192];
/// Pieces, used or not, after which all are forgotten.
const MAX_PIECES: usize = 1 << 15;
/// Names in a line have at most so many bytes.
const MAX_NAME: usize = 64;
/// A line of more pieces is written anew each time.
const MAX_PIECES_OF_LINE: usize = MAX_LINE / (STRETCH + MAX_NAME) - 2;
/// Bytes of text in a piece at most: most of what stands before, between or behind names has fewer.
const STRETCH: usize = 48;
/// How many texts without types are kept. Of fewer, some that come often have one place and drive each other out.
const SHAPES: usize = 1024;

/// All that the text of an operation follows from: its kind, numbers of operands and results, and the dialect whose prefix is dropped,
/// its attributes, the types of its result and operands.
type Key = [u64; 4];
/// No operation has this one.
const NO_KEY: Key = [u64::MAX; 4];
/// Operations of more operands are written anew each time.
pub(super) const MAX_OPERANDS: usize = 5;

/// A text that is kept.
#[derive(Clone, Copy)]
struct Slot {
    key: Key,
    /// First of its pieces and the one after its last.
    pieces: (u32, u32),
}

/// A stretch of text, and what of the operation follows it.
#[derive(Clone, Copy)]
struct Piece {
    text: [u8; STRETCH],
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
    /// By place: the hash of the key that was looked for last and not kept. What comes once does not drive out what comes often.
    seen: Vec<u32>,
    pieces: Vec<Piece>,
    /// Text of a piece that is put together.
    scratch: Vec<u8>,
    /// Texts without types, by a hash; the pieces of one that was seen once are `(0, 0)`.
    shapes: Vec<Shape>,
    /// Of an operation whose line is not kept, until it is written: its key and place.
    missed: Option<(Key, usize, u32)>,
    /// The type whose text was missing in a line that was written directly.
    #[cfg(not(small))]
    pub(super) unknown: Option<Type>,
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
    /// Whether what an operation without regions and successors looks like follows from what stands in its key.
    fn may_be_kept(&self, op: Op) -> bool {
        let kind = self.m.op_kind[op];
        let of_llvm = (affine::END.0..llvm::END.0).contains(&kind.0);
        of_llvm || kind == arith::SELECT || self.m.cx.registry.row(kind).format.asm().is_some()
    }
    /// Writes an operation's name and what follows it, and keeps it or notes that it was there, if its line was looked for.
    pub(super) fn body_by_memo(&mut self, op: Op) {
        let Some((key, slot, hash)) = self.memo.missed.take() else {
            return self.op_body(op);
        };
        if self.memo.seen.get(slot) == Some(&hash) {
            return self.keep(op, slot, key);
        }
        if self.memo.slots.get(slot).is_none_or(|s| s.key != key) {
            self.note(slot, hash);
        }
        if !self.body_with_shape(op, key[0]) {
            self.op_body(op)
        }
    }
    /// Writes the whole lines of operations behind [`Printer::done`], from the first one on as long as their texts are kept and there
    /// is less than `limit` of it all. How many operations that were.
    pub(super) fn lines_by_memo(&mut self, ops: &[Op], dialect: u32, limit: usize) -> usize {
        let mut n = 0;
        self.done.take(&mut self.out);
        while self.done.len() < limit {
            n += self.known_lines(&ops[n..], dialect, limit);
            let missed = self.memo.missed.take();
            let Some(&op) = ops.get(n) else { break };
            let done = self.direct_line(op, missed) || missed.is_some_and(|missed| self.line_by_shape(op, missed));
            if !done {
                self.memo.missed = missed;
                break;
            }
            n += 1;
        }
        n
    }
    /// Writes the line of an operation directly, if it is one for that, and keeps it if it was seen before.
    fn direct_line(&mut self, op: Op, missed: Option<(Key, usize, u32)>) -> bool {
        #[cfg(not(small))]
        {
            let Some(Written { line, from, to, marks, n_marks }) = self.line_directly(op) else { return false };
            let Some((key, place, hash)) = missed else { return true };
            let Memo { slots, pieces, seen, .. } = &mut self.memo;
            if seen.get(place) == Some(&hash)
                && let Some(marks) = marks.get(..n_marks)
                && let Some(text) = self.done.as_bytes().get(line..line + to)
            {
                let (first, mut at) = (pieces.len() as u32, from);
                for &(name, end, operand) in marks {
                    cut(pieces, &text[at..name as usize], operand as u8);
                    at = end as usize;
                }
                cut(pieces, &text[at..], NOTHING);
                let end = pieces.len() as u32;
                seen[place] = 0;
                slots[place] = Slot { key, pieces: if (end - first) as usize > MAX_PIECES_OF_LINE { (1, 0) } else { (first, end) } };
            } else if slots.get(place).is_none_or(|slot| slot.key != key) {
                self.note(place, hash);
            }
            true
        }
        #[cfg(small)]
        {
            let _ = (op, missed);
            false
        }
    }
    /// The same while nothing but what is at hand is needed: room, and names that are ready. Of a line that needs more, its key is noted.
    #[inline(never)]
    fn known_lines(&mut self, ops: &[Op], dialect: u32, limit: usize) -> usize {
        let Printer { m, memo, names, done, .. } = self;
        let (records, pool) = (m.op_record.as_slice(), m.operand_pool.as_slice());
        // Columns are cut to one length, so that a place that is checked for one is good for all.
        let (names, types) = (names.all_ready(), m.value_type.as_slice());
        let (Some(kinds), Some(types)) = (m.op_kind.as_slice().get(..records.len()), types.get(..names.len())) else { return 0 };
        let (indent, mut written, mut n) = (self.indent as usize, 0, 0);
        let room = done.lines(limit);
        while let Some(&op) = ops.get(n)
            && let Some(record) = records.get(op.idx())
            && is_simple(record)
        {
            let operands = pool.get(record.operands as usize..).and_then(|rest| rest.get(..record.n_operands as usize));
            let Some(operands) = operands else { break };
            let ty = |v: Value| types.get(v.idx()).map_or(0, |ty| ty.0);
            let ty_at = |i: usize| operands.get(i).map_or(0, |&v| ty(v));
            let result = if record.n_results > 0 { ty(Value(record.results)) } else { 0 };
            let head = kinds[op.idx()].0 as u32 | record.n_operands << 16 | record.n_results << 19 | dialect << 20;
            let (first, second, third) = (pair(head, record.attrs.0), pair(result, ty_at(0)), ty_at(1));
            // The second operand's type tells stores apart.
            let hash = (first.rotate_left(48) ^ second ^ (third as u64) << 13).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let place = (hash >> 51) as usize & memo.slots.len().wrapping_sub(1);
            // What is the same for all operations of so many operands is not looked at.
            if let Some(slot) = memo.slots.get(place)
                && slot.key[0] == first
                && slot.key[1] == second
                && (operands.len() < 2 || slot.key[2] == pair(third, ty_at(2)))
                && (operands.len() < 4 || slot.key[3] == pair(ty_at(3), ty_at(4)))
                && let Some(pieces) = memo.pieces.get(slot.pieces.0 as usize..slot.pieces.1 as usize)
                && let Some(line) = room.get_mut(written..).and_then(|rest| rest.first_chunk_mut())
                && let Some(end) = put_line(line, indent, record, operands, pieces, names)
            {
                written += end;
                n += 1;
                continue;
            }
            memo.missed = Some(([first, second, pair(third, ty_at(2)), pair(ty_at(3), ty_at(4))], place, (hash >> 16) as u32));
            break;
        }
        done.add(written);
        n
    }
    /// Writes the line of an operation that is kept with a name that is not ready, or whose shape is, and keeps the latter or notes that it
    /// was there.
    #[cold]
    fn line_by_shape(&mut self, op: Op, (key, place, hash): (Key, usize, u32)) -> bool {
        if !self.may_be_kept(op) {
            return false;
        }
        let slot = self.memo.slots.get(place);
        if let Some(s) = slot.filter(|s| s.key == key) {
            if self.line(op, s.pieces).is_some() {
                return true;
            }
        } else if let Some(&(known, shape)) = self.memo.shapes.get(place_of_shape(key[0]))
            && known == key[0]
            && shape.0 != shape.1
        {
            let seen = self.memo.seen.get(place) == Some(&hash);
            if self.line(op, shape).is_some() {
                let end = self.memo.pieces.len();
                match seen.then(|| self.put_together(op, shape)) {
                    Some(Some(pieces)) => self.memo.slots[place] = Slot { key, pieces },
                    Some(None) => self.memo.pieces.truncate(end),
                    None => self.note(place, hash),
                }
                return true;
            }
        }
        false
    }
    /// Makes the pieces of an operation from those of its shape.
    fn put_together(&mut self, op: Op, (from, to): (u32, u32)) -> Option<(u32, u32)> {
        let Printer { m, memo, type_spans, type_text, .. } = self;
        let first = memo.pieces.len() as u32;
        let text = &mut memo.scratch;
        text.clear();
        for at in from..to {
            let piece = memo.pieces[at as usize];
            text.extend_from_slice(piece.text.get(..piece.n as usize)?);
            match piece.then {
                NOTHING => {}
                then if then & TYPE != 0 => {
                    let span = type_spans.get(type_at(m, op, then)?.idx())?;
                    text.extend_from_slice(type_text.as_bytes().get(span.start as usize..)?.get(..span.len as usize)?);
                }
                then => {
                    cut(&mut memo.pieces, text, then);
                    text.clear();
                }
            }
        }
        cut(&mut memo.pieces, text, NOTHING);
        let end = memo.pieces.len() as u32;
        ((end - first) as usize <= MAX_PIECES_OF_LINE).then_some((first, end))
    }
    /// Writes the line of an operation, kept whole or as a shape. `None` of what is too long.
    fn line(&mut self, op: Op, (from, to): (u32, u32)) -> Option<()> {
        let Printer { m, memo, names, done, out, type_spans, type_text, .. } = self;
        let pieces = memo.pieces.get(from as usize..to as usize).filter(|pieces| pieces.len() <= MAX_PIECES_OF_LINE)?;
        let (record, line) = (&m.op_record[op], done.line()?);
        let mut at = put_few(line, 0, &[b' '; SHORT], self.indent as usize);
        if record.n_results > 0 {
            at = put_name(line, at, names, Value(record.results), false, out)?;
        }
        for Piece { text, n, then } in pieces {
            at = put_few(line, at, text, *n as usize);
            if let Some(&v) = m.operands(op).get(*then as usize) {
                at = put_name(line, at, names, v, true, out)?;
            } else if *then != NOTHING {
                at = put_type(line, at, type_spans, type_text, type_at(m, op, *then)?)?;
            }
        }
        // Of a line that is too long, some was written over its beginning.
        (at <= MAX_LINE).then(|| done.add(at))
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
        if self.opts.generic || self.opts.debuginfo || self.collecting || self.indent as usize > SHORT {
            return None;
        }
        let (dialects, dialect) = (&mut self.memo.dialects, self.default_dialect);
        // Mostly it is the same text, which then need not be in reach of the processor.
        let place = dialects.iter().position(|&d| core::ptr::eq(d, dialect)).or_else(|| dialects.iter().position(|&d| d == dialect));
        Some(place.unwrap_or_else(|| {
            dialects.push(dialect);
            dialects.len() - 1
        }) as u32)
    }
    /// Whether somebody needs to know where in [`Printer::out`] things stand.
    pub(super) fn is_fixed(&self) -> bool {
        self.memo.marks.is_some() || !self.holes.is_empty() || self.collecting
    }
    /// Writes names or types of values, or both (`%name: type`), separated by `, `. `false`, and nothing was written, while somebody
    /// needs to know where in [`Printer::out`] things stand.
    pub(super) fn values_by_lines(&mut self, vs: impl Fn(usize) -> Option<Value>, name: bool, ty: bool) -> bool {
        if self.is_fixed() || self.opts.debuginfo {
            return false;
        }
        self.done.take(&mut self.out);
        let mut n = self.ready_values(&vs, 0, name, ty);
        while let Some(v) = vs(n) {
            self.s(if n > 0 { ", " } else { "" });
            if name {
                self.value(v);
            }
            self.s(if name && ty { ": " } else { "" });
            if ty {
                self.ty(self.m.ty(v));
            }
            self.done.take(&mut self.out);
            n = self.ready_values(&vs, n + 1, name, ty);
        }
        true
    }
    /// The same of values from a place on, as long as their names are ready and their types were written before. Where they end.
    fn ready_values(&mut self, vs: &impl Fn(usize) -> Option<Value>, from: usize, name: bool, ty: bool) -> usize {
        let Printer { m, done, names, type_spans, type_text, .. } = self;
        let (names, types) = (names.all_ready(), m.value_type.as_slice());
        let (mut n, mut written) = (from, 0);
        let room = done.lines(usize::MAX);
        while let Some(v) = vs(n)
            && let Some(line) = room.get_mut(written..).and_then(|rest| rest.first_chunk_mut())
        {
            let mut at = put_few(line, 0, b", ", if n > 0 { 2 } else { 0 });
            if name {
                let Some((name, n)) = ready(names, v) else { break };
                at = put_few(line, at, name, n);
                if ty {
                    at = put_few(line, at, b": ", 2);
                }
            }
            if ty {
                let ty = types.get(v.idx()).and_then(|&ty| put_type(line, at, type_spans, type_text, ty));
                let Some(end) = ty.filter(|&end| end < MAX_LINE) else { break };
                at = end;
            }
            written += at;
            n += 1;
        }
        done.add(written);
        n
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
            memo.slots.resize(wanted, Slot { key: NO_KEY, pieces: (0, 0) });
            memo.seen.clear();
            memo.seen.resize(wanted, 0);
            return;
        }
        memo.seen[slot] = hash;
    }
    /// Writes an operation and keeps its text.
    #[cold]
    fn keep(&mut self, op: Op, slot: usize, key: Key) {
        self.memo.seen[slot] = 0;
        if let Some((from, to)) = self.write_and_cut(op, false) {
            // Of a line of more pieces only the key is kept, which says that it was tried.
            let pieces = if (to - from) as usize > MAX_PIECES_OF_LINE { (1, 0) } else { (from, to) };
            self.memo.slots[slot] = Slot { key, pieces };
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
        if self.out.len() - start > MAX_LINE {
            // It would be of too many pieces: these, which are nowhere, are never written.
            marks.clear();
            self.memo.spare = marks;
            return Some((0, u32::MAX));
        }
        let result = (m.n_results(op) > 0).then(|| m.result(op, 0));
        marks.retain(|mark| types || !mark.3);
        // Where nothing reaches, an operation may use its own result.
        let itself = result.is_some_and(|result| operands.contains(&result));
        // Of an operand that stands there twice nobody knows which one a name or type is, but where names are written in order.
        let twice = (1..operands.len()).any(|i| operands[..i].contains(&operands[i]));
        let in_order = twice
            && marks.iter().all(|mark| !mark.3)
            && marks.iter().map(|mark| mark.2).eq(operands.iter().copied())
            && self.names_in_order(op);
        let place = |(i, &(_, _, v, is_type)): (usize, &Mark)| match operands.iter().position(|&o| o == v) {
            Some(_) if in_order => Some(i as u8),
            Some(place) if is_type => Some(TYPE | place as u8),
            Some(place) => Some(place as u8),
            None => (is_type && Some(v) == result).then_some(RESULT_TYPE),
        };
        let known = marks.iter().enumerate().all(|mark| place(mark).is_some());
        let fine = !itself && (in_order || !twice) && known && !self.out.as_bytes()[start..].contains(&b'\n');
        let pieces = &mut self.memo.pieces;
        let first = pieces.len() as u32;
        if fine {
            self.out.push('\n');
            // What stands behind the result's name is a part of it.
            let mut at = start - if result.is_some() { " = ".len() } else { 0 };
            let ends = marks.iter().enumerate().map(|(i, mark)| (mark.0, mark.1, place((i, mark)).unwrap_or(NOTHING)));
            for (from, to, then) in ends.chain([(self.out.len(), 0, NOTHING)]) {
                cut(pieces, &self.out.as_bytes()[at..from], then);
                at = to;
            }
            self.out.pop();
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

/// Writes the line of an operation: how long it is. `None` if a name is not ready. A line is indented by a bit and of a few pieces.
#[cfg_attr(not(small), inline(always))]
fn put_line(
    line: &mut Line,
    indent: usize,
    record: &OpRecord,
    operands: &[Value],
    pieces: &[Piece],
    names: &[[u8; NAME_WIDTH]],
) -> Option<usize> {
    let mut at = put_few(line, 0, &[b' '; SHORT], indent);
    if record.n_results > 0 {
        let (name, n) = ready(names, Value(record.results))?;
        at = put_few(line, at, name, n);
    }
    for Piece { text, n, then } in pieces {
        at = put_few(line, at, text, *n as usize);
        if let Some(&v) = operands.get(*then as usize) {
            let (name, n) = ready(names, v)?;
            at = put_few(line, at, name, n);
        }
    }
    Some(at)
}
/// Writes the name of a value at a place of a line. Where the line goes on; `None` of a long name.
pub(super) fn put_name(line: &mut Line, at: usize, names: &Names, v: Value, result_number: bool, scratch: &mut String) -> Option<usize> {
    if let Some((name, n)) = ready(names.all_ready(), v) {
        return Some(put_few(line, at, name, n));
    }
    names.write_any(scratch, v, result_number);
    let n = scratch.len();
    if n <= MAX_NAME {
        line.get_mut(at..at + n)?.copy_from_slice(scratch.as_bytes());
    }
    scratch.clear();
    (n <= MAX_NAME).then_some(at + n)
}
/// Writes the text of a type at a place of a line, if it was written before.
#[cfg_attr(not(small), inline(always))]
pub(super) fn put_type(line: &mut Line, at: usize, spans: &[List], all: &str, ty: Type) -> Option<usize> {
    let &List { start, len } = spans.get(ty.idx())?;
    let text = all.as_bytes().get(start as usize..)?;
    put_few::<SHORT>(line, at, text.first_chunk()?, 0);
    // Behind a type's text there are always blanks.
    for i in (SHORT..(len as usize).min(MAX_LINE)).step_by(SHORT) {
        put_few::<SHORT>(line, at + i, text.get(i..)?.first_chunk()?, 0);
    }
    Some(at + len as usize)
}
/// The type that a piece of a shape is followed by.
fn type_at(m: &Module, op: Op, then: u8) -> Option<Type> {
    if then == RESULT_TYPE {
        return (m.n_results(op) > 0).then(|| m.ty(m.result(op, 0)));
    }
    m.operands(op).get((then & !TYPE) as usize).map(|&v| m.ty(v))
}

/// Whether an operation has few operands, at most one result, and no regions or successors.
#[cfg_attr(not(small), inline(always))]
fn is_simple(record: &OpRecord) -> bool {
    record.extra == NO_EXTRA && record.n_operands as usize <= MAX_OPERANDS && record.n_results <= 1
}
#[cfg_attr(not(small), inline(always))]
fn pair(low: u32, high: u32) -> u64 {
    low as u64 | (high as u64) << 32
}

/// Where the shape of operations that have this in common is kept.
fn place_of_shape(head: u64) -> usize {
    (head.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize % SHAPES
}

/// Appends pieces that have a text together, the last of them followed by something.
fn cut(pieces: &mut Vec<Piece>, text: &[u8], then: u8) {
    let mut rest = text;
    loop {
        let n = rest.len().min(STRETCH);
        let (now, later) = rest.split_at(n);
        let mut text = [0; STRETCH];
        text[..n].copy_from_slice(now);
        pieces.push(Piece { text, n: n as u8, then: if later.is_empty() { then } else { NOTHING } });
        rest = later;
        if rest.is_empty() {
            return;
        }
    }
}
