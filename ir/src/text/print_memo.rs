//! Texts of operations that differ in nothing but the names of their operands, kept to be written again.
//!
//! What an operation of the LLVM dialect, or one with a format in its row, without regions and successors looks like
//! follows from its kind, attributes and types, and from how its operands are called; the format or function that writes
//! it looks at nothing else. So the second of a kind is cut at the names, and the ones after it are the pieces with other
//! names between them.

use alloc::string::String;
use alloc::vec::Vec;

use crate::dialect::{affine, llvm};
use crate::id::{Op, Sym, Value};
use crate::row::Format;
use crate::store::List;
use crate::text::print::{Printer, SHORT, put_by};
use crate::text::print_lines::put_few;

/// How many texts are kept: a few, then as many as a long text of many kinds has. Each has one place where it can be.
const SLOTS: [usize; 2] = [2048, 8192];
/// Bytes of text, used or not, after which all are forgotten.
const MAX_TEXT: usize = 1 << 20;

/// All that the text of an operation follows from: its kind, numbers of operands and results, and the dialect whose prefix is dropped,
/// its attributes, the types of its result and operands.
type Key = [u64; 3];
/// No operation has this one.
const NO_KEY: Key = [u64::MAX; 3];
/// Operations of more operands are written anew each time.
const MAX_OPERANDS: usize = 3;

/// A text that is kept, or the trace of one that was written once.
#[derive(Clone, Copy)]
struct Slot {
    key: Key,
    /// The key's hash, also of an operation that is not kept yet.
    hash: u32,
    /// First of its pieces and the one after its last.
    pieces: (u32, u32),
}

/// A stretch of text and the operand whose name follows it, if one does.
#[derive(Clone, Copy)]
struct Piece {
    text: List,
    operand: u32,
}
const NO_OPERAND: u32 = u32::MAX;

/// The texts that are kept.
#[derive(Default)]
pub(super) struct Memo {
    slots: Vec<Slot>,
    pieces: Vec<Piece>,
    text: String,
    /// Of an operation whose line is not kept, until it is written: its key and place.
    missed: Option<(Key, usize, u32)>,
    /// How often an operation was one that was not seen before.
    n_noted: u32,
    /// The dialects whose prefixes were dropped, and the one whose prefix was dropped last: its place among them.
    dialects: Vec<&'static str>,
    dialect: u32,
    /// While an operation is written to be kept: where names stand in the output, and whose they are.
    names: Option<Vec<(usize, usize, Value)>>,
    /// That list when it is not in use.
    spare: Vec<(usize, usize, Value)>,
}

impl Printer<'_> {
    /// What the text of an operation follows from, where it is kept, and the other half of the hash. `None` if it is not kept.
    #[inline(always)]
    fn memo_key(&mut self, op: Op) -> Option<(Key, usize, u32)> {
        let m = self.m;
        let kind = m.op_kind[op];
        let record = &m.op_record[op];
        let of_llvm = (affine::END.0..llvm::END.0).contains(&kind.0);
        if !of_llvm && !matches!(m.cx.registry.row(kind).format, Format::Asm(_))
            || record.extra != crate::module::NO_EXTRA
            || record.n_operands as usize > MAX_OPERANDS
            || record.n_results > 1
            || self.opts.generic
            || self.collecting
        {
            return None;
        }
        let operands = m.operands(op);
        let dialect = self.memo.dialect;
        let same = self.memo.dialects.get(dialect as usize).is_some_and(|d| core::ptr::eq(*d, self.default_dialect));
        let dialect = if same { dialect } else { self.other_dialect() };
        let head = kind.0 as u32 | record.n_operands << 16 | record.n_results << 18 | dialect << 19;
        let ty = |i: usize| operands.get(i).map_or(0, |&v| m.value_type[v].0);
        let result = if record.n_results > 0 { m.value_type[Value(record.results)].0 } else { 0 };
        let pair = |low: u32, high: u32| low as u64 | (high as u64) << 32;
        let key = [pair(head, record.attrs.0), pair(result, ty(0)), pair(ty(1), ty(2))];
        let hash = (key[0].rotate_left(48) ^ key[1] ^ key[2].rotate_left(13)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
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
        self.op_body(op)
    }
    /// Writes a branch of the LLVM dialect without attributes of its own as its format says: each block ends in one. `None`, and
    /// nothing was written, if it is none.
    fn branch(&mut self, op: Op) -> Option<()> {
        let m = self.m;
        let kind = m.op_kind[op];
        if !matches!(kind, llvm::BR | llvm::COND_BR) || self.opts.generic || self.collecting {
            return None;
        }
        let (operands, mut entries) = (m.operands(op), m.cx.dict_entries(m.op_record[op].attrs));
        match (kind, m.successors(op), entries.next()) {
            (llvm::BR, &[to], None) => {
                self.op_name(m.cx.registry.row(kind));
                self.c(' ');
                self.successor_and_operands(to, operands);
            }
            (llvm::COND_BR, &[yes, no], Some((Sym::OPERAND_SEGMENT_SIZES, sizes))) if entries.next().is_none() => {
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
    #[inline(always)]
    pub(super) fn line_by_memo(&mut self, op: Op) -> bool {
        let Some((key, slot, hash)) = self.memo_key(op) else { return false };
        if let Some(s) = self.memo.slots.get(slot)
            && s.key == key
            && !self.opts.debuginfo
            && self.line(op, s.pieces).is_some()
        {
            return true;
        }
        self.memo.missed = Some((key, slot, hash));
        false
    }
    /// `None` of what is too long or deep.
    #[inline(always)]
    fn line(&mut self, op: Op, (from, to): (u32, u32)) -> Option<()> {
        let Printer { m, memo, names, done, out, .. } = self;
        done.take(out);
        let (record, operands) = (&m.op_record[op], m.operands(op));
        let (line, mut at) = (done.room(), 0);
        if self.indent as usize > SHORT {
            return None;
        }
        put_few(line, &mut at, &[b' '; SHORT], self.indent as usize)?;
        if record.n_results > 0 {
            let v = Value(record.results);
            match names.prepared_bytes(v) {
                Some((name, n)) => put_few(line, &mut at, name, n + 3)?,
                None => {
                    names.write_any(out, v, false);
                    out.push_str(" = ");
                    put_name(line, &mut at, out)?;
                }
            }
        }
        for &Piece { text, operand } in memo.pieces.get(from as usize..to as usize)? {
            let rest = memo.text.as_bytes().get(text.start as usize..)?;
            let n = text.len as usize;
            match rest.first_chunk::<SHORT>() {
                Some(few) if n <= SHORT => put_few(line, &mut at, few, n)?,
                _ => {
                    line.get_mut(at..at + n)?.copy_from_slice(rest.get(..n)?);
                    at += n;
                }
            }
            if let Some(&v) = operands.get(operand as usize) {
                match names.prepared_bytes(v) {
                    Some((name, n)) => put_few(line, &mut at, name, n)?,
                    None => {
                        names.write_any(out, v, true);
                        put_name(line, &mut at, out)?;
                    }
                }
            }
        }
        put_few(line, &mut at, b"\n", 1)?;
        done.add(at);
        Some(())
    }
    /// The number of the dialect whose prefix is dropped now.
    #[cold]
    fn other_dialect(&mut self) -> u32 {
        let (memo, dialect) = (&mut self.memo, self.default_dialect);
        let place = memo.dialects.iter().position(|&d| d == dialect);
        memo.dialect = place.unwrap_or_else(|| {
            memo.dialects.push(dialect);
            memo.dialects.len() - 1
        }) as u32;
        memo.dialect
    }
    /// Notes that an operation was seen, so that the next one like it is kept.
    #[cold]
    fn note(&mut self, slot: usize, hash: u32) {
        let memo = &mut self.memo;
        memo.n_noted += 1;
        let wanted = SLOTS[(memo.n_noted > SLOTS[0] as u32) as usize];
        if memo.slots.len() < wanted || memo.text.len() > MAX_TEXT {
            memo.text.clear();
            memo.pieces.clear();
            memo.slots.clear();
            memo.slots.resize(wanted, Slot { key: NO_KEY, hash: 0, pieces: (0, 0) });
            return;
        }
        memo.slots[slot] = Slot { key: NO_KEY, hash, pieces: (0, 0) };
    }
    /// Writes an operation and keeps its text.
    #[cold]
    fn keep(&mut self, op: Op, slot: usize, mut kept: Slot) {
        let operands = self.m.operands(op);
        let start = self.out.len();
        self.memo.names = Some(core::mem::take(&mut self.memo.spare));
        self.custom_body(op, self.m.op_kind[op]);
        let Some(mut names) = self.memo.names.take() else { return };
        let twice = (1..operands.len()).any(|i| operands[..i].contains(&operands[i]));
        let places = || names.iter().map(|n| operands.iter().position(|&v| v == n.2));
        // Of an operand that stands there twice nobody knows which one a name is.
        if !twice && places().all(|p| p.is_some()) && !self.out[start..].contains('\n') {
            let memo = &mut self.memo;
            let first = memo.pieces.len() as u32;
            let mut at = start;
            for (&(from, to, _), place) in names.iter().zip(places()) {
                let text = put_by(&mut memo.text, &self.out[at..from]);
                memo.pieces.push(Piece { text, operand: place.map_or(NO_OPERAND, |p| p as u32) });
                at = to;
            }
            let text = put_by(&mut memo.text, &self.out[at..]);
            memo.pieces.push(Piece { text, operand: NO_OPERAND });
            kept.pieces = (first, memo.pieces.len() as u32);
            memo.slots[slot] = kept;
        }
        names.clear();
        self.memo.spare = names;
    }
    /// Notes the name of a value that was written from a place on.
    #[inline]
    pub(super) fn note_name(&mut self, start: usize, v: Value) {
        if let Some(names) = &mut self.memo.names {
            names.push((start, self.out.len(), v));
        }
    }
}

/// Writes a name at a place of a line, which goes behind it. The name is gone then.
#[cold]
fn put_name(line: &mut [u8], at: &mut usize, name: &mut String) -> Option<()> {
    let room = line.get_mut(*at..*at + name.len());
    *at += name.len();
    let done = room.map(|room| room.copy_from_slice(name.as_bytes()));
    name.clear();
    done
}
