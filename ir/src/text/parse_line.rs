//! One operation in one line, as most are written: read with the fewest steps there are, and appended. Whatever is written
//! otherwise is left to `parse_direct`, which reads the line from its beginning.

use crate::dialect::func;
use crate::id::{Attr, Block, Id, Loc, Op, Opcode, Type, Value};
use crate::module::{NO_EXTRA, OpRecord};
use crate::text::lex;
use crate::text::name_pool::recent_place;
use crate::text::parse::{Parser, Slot, Unresolved};
use crate::text::parse_direct::{OpName, at, before, below, load, name_end_below, repeated, top_before, word};
use crate::text::parse_fast::{Source, Usual};

/// How the types of fixed number are written up to the end of the line: the bytes at the top of a word, and how far up.
static SCALARS: [(u64, u32); 16] = {
    let mut t = [(0, 0); 16];
    let all: [(Type, &[u8]); 9] = [
        (Type::INDEX, b"index\n"),
        (Type::I1, b"i1\n"),
        (Type::I8, b"i8\n"),
        (Type::I16, b"i16\n"),
        (Type::I32, b"i32\n"),
        (Type::I64, b"i64\n"),
        (Type::F16, b"f16\n"),
        (Type::F32, b"f32\n"),
        (Type::F64, b"f64\n"),
    ];
    let mut i = 0;
    while i < all.len() {
        let up = 64 - 8 * all[i].1.len() as u32;
        t[all[i].0.0 as usize] = (word(all[i].1) << up, up);
        i += 1;
    }
    t
};

/// The bytes from the beginning of an operation on: what is read of them is asked for the end of this only.
pub(super) type Window = [u8; 128];

/// Types remembered that follow from others.
const FOLLOWED: usize = 256;

#[cfg_attr(not(small), inline(always))]
pub(super) fn window_at(window: &Window, p: usize) -> Option<u64> {
    if p > window.len() - 8 {
        return None;
    }
    window[p..].first_chunk().map(|c| u64::from_le_bytes(*c))
}

/// What a line says, apart from its operands.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) ty: Type,
    pub(super) attrs: Attr,
    /// Where the line ends.
    pub(super) end: usize,
}

/// The name of the result of a line, `u32::MAX` if there is none, and where it is remembered.
#[derive(Clone, Copy)]
struct Named {
    name: u32,
    place: usize,
}

/// Names of operations in lines end at this byte of the window, or those are read another way.
const NAME_ENDS: usize = 64;
/// Names of values that are longer are read another way.
const LONGEST: usize = 16;

impl Parser<'_> {
    /// Reads the operation that begins at `p` and appends it; where the next one begins, or 0.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn line(&mut self, p: usize) -> usize {
        self.line_at(p).unwrap_or(0)
    }
    #[cfg_attr(not(small), inline(always))]
    fn line_at(&mut self, start: usize) -> Option<usize> {
        // Close to the end of the text nothing is read this way.
        let window: &Window = self.src.get(start..)?.first_chunk()?;
        let (mut p, mut named) = (0, Named { name: u32::MAX, place: usize::MAX });
        let w = window_at(window, 0)?;
        if w as u8 == b'%' {
            let hit = name_end_below(w, b'-');
            let (key, n) = top_before(w, hit);
            (named, p) = match self.value_names.recent(key).filter(|_| hit != 0) {
                Some(r) => (Named { name: r.name, place: recent_place(key) }, n),
                None => self.other_result_name(start)?,
            };
            let w = window_at(window, p)? as u32;
            if w << 8 != (word(b" = ") as u32) << 8 || w >> 24 <= u32::from(b'/') {
                return if w as u8 == b':' { self.line_of_several(start, named.name, start + p + 1) } else { None };
            }
            p += 3;
        } else if matches!(w as u8, b'}' | b'^') {
            return None;
        }
        let loc = Loc::at((start + p) as u32);
        let (e, end) = self.usual_name(window, start, p)?;
        if end > NAME_ENDS || !e.dialect.is_empty() && !core::ptr::eq(e.dialect, self.default_dialect) {
            return None;
        }
        let (opcode, usual, first) = (e.opcode, e.usual, self.m.operand_pool.len());
        let line = match usual {
            Usual::Values(1) => self.line_of::<1>(window, opcode, start, end)?,
            Usual::Listed | Usual::Returned => match self.line_of::<1>(window, Opcode::ERASED, start, end) {
                Some(line) => Line { ty: Type::NONE, ..line },
                None => self.rarer(window, opcode, usual, start, end),
            },
            Usual::Values(2) => self.line_of::<2>(window, opcode, start, end)?,
            Usual::Constant => self.constant_line(window, opcode, start, end)?,
            Usual::Other => return None,
            Usual::Left => {
                self.direct.left = Some((loc.0, opcode));
                return None;
            }
            _ => self.rarer(window, opcode, usual, start, end),
        };
        if line.end == 0 {
            return None;
        }
        let next = self.next_operation(window, start, line.end);
        self.append_line(opcode, usual, start, named, loc, first, line, next)
    }
    /// The name of a result that was not met lately, or is longer than eight bytes, and the end of the name in the window.
    #[inline(never)]
    fn other_result_name(&mut self, start: usize) -> Option<(Named, usize)> {
        if let Some((r, place, end)) = self.recent_long_name(start) {
            return Some((Named { name: r.name, place }, end - start));
        }
        let (name, end) = self.direct_long_name(start)?;
        Some((Named { name, place: self.value_names.place(self.src, start, end) }, end - start))
    }
    /// Reads ` 1 : T` up to the end of the line: see [`Parser::direct_constant`].
    #[cfg_attr(not(small), inline(always))]
    fn constant_line(&mut self, window: &Window, opcode: Opcode, start: usize, end: usize) -> Option<Line> {
        // The end of the line is the first byte that is below a blank, if what is written is ASCII.
        let ends = |w: u64| w.wrapping_sub(repeated(b' ')) & repeated(0x80);
        let p = end + 1;
        let (mut first, mut second, mut third) = (window_at(window, p)?, 0, 0);
        if window_at(window, end)? as u8 != b' ' || !matches!(first as u8, b'-' | b'0'..=b'9' | b't' | b'f') {
            return None;
        }
        let (mut hit, mut end) = (ends(first), p);
        if hit != 0 {
            first = before(first, hit);
        } else {
            second = window_at(window, p + 8)?;
            (hit, end) = (ends(second), p + 8);
            if hit != 0 {
                second = before(second, hit);
            } else {
                third = window_at(window, p + 16)?;
                (hit, end) = (ends(third), p + 16);
                if hit == 0 {
                    return None;
                }
                third = before(third, hit);
            }
        }
        end += hit.trailing_zeros() as usize / 8;
        if window_at(window, end)? as u8 != b'\n' {
            return None;
        }
        let (key, end) = ([first, second, third], start + end);
        let (ty, attrs) = match self.direct.text(key, opcode) {
            Some(text) => (text.ty, text.dict),
            None => self.new_text(opcode, key, start + p, end)?,
        };
        ty.is_some().then_some(Line { ty, attrs, end })
    }
    /// Reads an operation of a kind that is rarer or takes longer to read.
    #[inline(never)]
    fn rarer_in_words(&mut self, window: &Window, opcode: Opcode, usual: Usual, start: usize, end: usize) -> (u64, usize) {
        let first = self.m.operand_pool.len();
        match self.rarer_line(window, opcode, usual, start, end) {
            Some(Line { ty, attrs, end }) => (u64::from(ty.0) | u64::from(attrs.0) << 32, end),
            None => {
                self.m.operand_pool.truncate(first);
                (0, 0)
            }
        }
    }
    /// The same. Two words come back in registers, which a line does not.
    #[cfg_attr(not(small), inline(always))]
    fn rarer(&mut self, window: &Window, opcode: Opcode, usual: Usual, start: usize, end: usize) -> Line {
        let (both, end) = self.rarer_in_words(window, opcode, usual, start, end);
        Line { ty: Type(both as u32), attrs: Attr((both >> 32) as u32), end }
    }
    /// The name of the operation at `p`, if it was met before, and where the name ends.
    #[cfg_attr(not(small), inline(always))]
    fn usual_name(&self, window: &Window, start: usize, p: usize) -> Option<(&OpName, usize)> {
        // A byte that is not ASCII may end the name, too: what follows it is nothing that anybody takes.
        let ends = |w: u64| w.wrapping_sub(repeated(b')')) & repeated(0x80);
        let mut first = window_at(window, p)?;
        let (mut second, mut end) = (0, p);
        let mut hit = ends(first);
        if hit != 0 {
            first = before(first, hit);
        } else {
            second = window_at(window, p + 8)?;
            hit = ends(second);
            if hit == 0 {
                return self.long_usual_name(window, start, p, [first, second, 0]);
            }
            second = before(second, hit);
            end += 8;
        }
        Some((self.direct.name([first, second, 0])?, end + hit.trailing_zeros() as usize / 8))
    }
    #[inline(never)]
    fn long_usual_name(&self, window: &Window, start: usize, p: usize, [first, second, _]: [u64; 3]) -> Option<(&OpName, usize)> {
        let third = window_at(window, p + 16)?;
        let hit = below(third, b')');
        if hit != 0 {
            return Some((self.direct.name([first, second, before(third, hit)])?, p + 16 + hit.trailing_zeros() as usize / 8));
        }
        let e = self.direct.name([first, second, third]).filter(|e| e.dialect.is_empty())?;
        let (name, end) = (self.m.cx.registry.row(e.opcode).name.as_bytes(), lex::word_end(self.src, start + p));
        (self.src.get(start + p..end) == Some(name)).then_some((e, end - start))
    }
    #[cfg_attr(not(small), inline(always))]
    fn rarer_line(&mut self, window: &Window, opcode: Opcode, usual: Usual, start: usize, end: usize) -> Option<Line> {
        match usual {
            Usual::Compare(2) => {
                let (attrs, end) = self.direct_condition(opcode, start + end)?;
                // Flags have been left to others, since the dictionary is not theirs alone.
                let line = self.line_of::<2>(window, Opcode::ERASED, start, end - start)?;
                Some(Line { ty: self.followed(opcode, line.ty)?, attrs, ..line })
            }
            Usual::Select => {
                let mut p = end + 1;
                let condition = self.line_value(window, start, &mut p, |w| name_end_below(w, b'-'))?;
                let fine = window_at(window, end)? as u8 == b' ' && window_at(window, p)? as u8 == b',';
                if !fine || self.m.value_type[condition] != Type::I1 {
                    return None;
                }
                self.line_of::<2>(window, Opcode::ERASED, start, p + 1)
            }
            Usual::Access(stores) => self.access_line(window, opcode, stores, start, end),
            // Built for size, these go the general way.
            Usual::View if cfg!(not(small)) => self.view_line(opcode, start + end),
            Usual::Fixed(n) => self.fixed_line(window, opcode, n as usize, start, end),
            Usual::Member(_)
            | Usual::Typed
            | Usual::Value
            | Usual::Address
            | Usual::Arrow
            | Usual::Stored
            | Usual::Quoted
            | Usual::Slot
                if cfg!(not(small)) =>
            {
                self.llvm_line(window, opcode, usual, start, end)
            }
            _ => {
                let (ty, attrs, end) = self.direct_usual(usual, opcode, start + end)?;
                Some(Line { ty, attrs, end })
            }
        }
    }
    /// Reads a call with several results, whose number stands at `p`.
    #[inline(never)]
    fn line_of_several(&mut self, start: usize, name: u32, p: usize) -> Option<usize> {
        let w = load(self.src, p)?;
        let count = (w as u8).wrapping_sub(b'0');
        if !(2..=9).contains(&count) || w as u32 >> 8 != word(b" = ") as u32 {
            return None;
        }
        let p = p + 4;
        let (opcode, end) = self.direct_op_name(p)?;
        let first = self.m.operand_pool.len();
        let line = if opcode == func::CALL { self.direct_call(end) } else { None };
        let free = self.slots.get(name as usize).is_some_and(|s| s.scope != self.scope) && self.n_open_forwards == 0;
        let next = match line {
            Some((_, attrs, end)) if free && self.direct.results.len() == count as usize => Some((attrs, self.operation_behind(end + 1))),
            _ => None,
        };
        let Some((attrs, next @ 1..)) = next else {
            self.m.operand_pool.truncate(first);
            return None;
        };
        let m = &mut *self.m;
        let (op, results) = (Op::new(m.op_kind.len()), m.value_type.len() as u32);
        for &ty in &self.direct.results {
            m.push_result(op, ty);
        }
        let (operands, n_operands, n_results) = (first as u32, (m.operand_pool.len() - first) as u32, u32::from(count));
        let loc = Loc::at(p as u32);
        let record = OpRecord { operands, n_operands, results, n_results, attrs, loc, block: Block::NONE, extra: NO_EXTRA };
        m.push_op(opcode, record, &[]);
        let name = Unresolved { name, number: 0, loc: Loc::at(start as u32) };
        self.define(name, Value(results), n_results).ok()?;
        Some(next)
    }
    /// Reads ` %m[%i, %j] : T`, with ` %v,` in front of it if it `stores`, up to the end of the line.
    #[inline(never)]
    fn access_line(&mut self, window: &Window, opcode: Opcode, stores: bool, start: usize, end: usize) -> Option<Line> {
        if window_at(window, end)? as u8 != b' ' {
            return None;
        }
        let (mut p, mut stored) = (end + 1, Type::NONE);
        if stores {
            let value = self.line_value(window, start, &mut p, |w| name_end_below(w, b'-'))?;
            stored = self.m.value_type[value];
            if window_at(window, p)? as u16 != word(b", ") as u16 {
                return None;
            }
            p += 2;
        }
        let memref = self.line_value(window, start, &mut p, |w| below(w ^ repeated(b'['), 1))?;
        let ty = self.m.value_type[memref];
        let mut w = window_at(window, p)?;
        if w as u8 != b'[' {
            return None;
        }
        p += 1;
        let mut more = w as u16 == word(b"[%") as u16;
        while more {
            // An index ends at a comma or at the bracket.
            let value = self.line_value(window, start, &mut p, |w| name_end_below(w, b'-') | below(w ^ repeated(b']'), 1))?;
            if self.m.value_type[value] != Type::INDEX {
                return None;
            }
            w = window_at(window, p)?;
            more = (w as u32) << 8 == (word(b", %") as u32) << 8;
            p += 2 * usize::from(more);
        }
        if window_at(window, p)? as u32 != word(b"] : ") as u32 {
            return None;
        }
        let end = self.other_line_end(ty, start + p + 4)?;
        let ty = self.followed(opcode, ty)?;
        match stores {
            true => (ty == stored).then_some(Line { ty: Type::NONE, attrs: Attr::EMPTY_DICT, end }),
            false => Some(Line { ty, attrs: Attr::EMPTY_DICT, end }),
        }
    }
    /// Reads the name of a value, puts the value into the pool, and goes on behind it.
    #[cfg_attr(not(small), inline(always))]
    fn line_value(&mut self, window: &Window, start: usize, p: &mut usize, ends: impl Fn(u64) -> u64) -> Option<Value> {
        let value = self.named_value(window, start, p, ends)?;
        self.m.operand_pool.push(value);
        Some(value)
    }
    /// Reads the name of a value, and goes on behind it.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn named_value(&mut self, window: &Window, start: usize, p: &mut usize, ends: impl Fn(u64) -> u64) -> Option<Value> {
        let w = window_at(window, *p)?;
        let (value, n) = match self.recent_value(w, ends(w)) {
            Some(found) => found,
            None => self.other_value(start + *p).map(|(v, end)| (v, end - start - *p))?,
        };
        *p += n;
        Some(value)
    }
    /// The type that follows from another one in the usual spelling of a kind of operations.
    #[cfg_attr(not(small), inline(always))]
    fn followed(&mut self, opcode: Opcode, ty: Type) -> Option<Type> {
        let place = (opcode.0 as usize ^ ty.0 as usize) % FOLLOWED;
        match self.direct.followed.get(place) {
            Some(&(kind, from, to)) if kind == opcode && from == ty => Some(to),
            _ => self.new_followed(opcode, ty, place),
        }
    }
    #[inline(never)]
    fn new_followed(&mut self, opcode: Opcode, ty: Type, place: usize) -> Option<Type> {
        let to = self.following(opcode, ty)?;
        self.direct.followed.resize(FOLLOWED, (Opcode::ERASED, Type::NONE, Type::NONE));
        self.direct.followed[place] = (opcode, ty, to);
        Some(to)
    }
    /// Reads ` %a, %b : T` up to the end of the line, perhaps with flags such as ` overflow<nsw>` before the colon: puts the
    /// operands into the pool; their type is that of the line.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn line_of<const N: usize>(&mut self, window: &Window, opcode: Opcode, start: usize, end: usize) -> Option<Line> {
        let mut values = [Value(0); N];
        let (mut p, mut attrs) = (end, Attr::EMPTY_DICT);
        // With this and the lengths of names below, all is inside of the window.
        if p > NAME_ENDS || window_at(window, p)? as u8 != b' ' {
            return None;
        }
        p += 1;
        for (i, value) in values.iter_mut().enumerate() {
            let w = window_at(window, p)?;
            let n;
            (*value, n) = match self.recent_value(w, name_end_below(w, b'-')) {
                Some(found) => found,
                None => self.other_value(start + p).map(|(v, end)| (v, end - start - p)).filter(|found| found.1 <= LONGEST)?,
            };
            p += n;
            let (between, skip) = if i + 1 < N { (word(b", %"), 2) } else { (word(b" : "), 3) };
            if (window_at(window, p)? as u32) << 8 == (between as u32) << 8 {
                p += skip;
            } else if i + 1 < N || opcode == Opcode::ERASED {
                return None;
            } else {
                (attrs, p) = self.flags(opcode, start + p)?;
                p -= start;
            }
        }
        let ty = self.m.value_type[values[0]];
        if values.iter().any(|&v| self.m.value_type[v] != ty) {
            return None;
        }
        let end = self.line_end(window, ty, start, p)?;
        self.m.operand_pool.extend_from_slice(&values);
        Some(Line { ty, attrs, end })
    }
    /// Where the line ends, if that and nothing but a type is written at `p`.
    #[cfg_attr(not(small), inline(always))]
    fn line_end(&self, window: &Window, ty: Type, start: usize, p: usize) -> Option<usize> {
        match SCALARS.get(ty.0 as usize) {
            Some(&(text, up)) if up > 0 => (window_at(window, p)? << up == text).then_some(start + p + 7 - up as usize / 8),
            _ => self.other_line_end(ty, start + p),
        }
    }
    /// Reads ` overflow<nsw> : ` at `p`, if it was met before; the dictionary, and the end.
    #[inline(never)]
    fn flags(&mut self, opcode: Opcode, p: usize) -> Option<(Attr, usize)> {
        let (mut key, mut end) = ([0; 3], p);
        for part in &mut key {
            let w = load(self.src, end)?;
            let hit = below(w ^ repeated(b'>'), 1);
            *part = before(w, hit);
            if hit != 0 {
                end += hit.trailing_zeros() as usize / 8;
                break;
            }
            end += 8;
        }
        if load(self.src, end)? as u32 != word(b"> : ") as u32 {
            return None;
        }
        if let Some(text) = self.direct.text(key, opcode) {
            return Some((text.dict, end + 4));
        }
        // They are all the attributes there are: whoever reads the operation says what they are.
        let plain = |&c: &u8| c.is_ascii_lowercase() || matches!(c, b' ' | b',' | b'<');
        if opcode != Opcode::ERASED && self.src.get(p..end)?.iter().all(plain) {
            self.direct.unread = Some((key, opcode));
        }
        None
    }
    /// Reads ` %a, %b : T` up to the end of the line, where T is the type of the first one, and all other types are always
    /// the same.
    #[inline(never)]
    fn fixed_line(&mut self, window: &Window, opcode: Opcode, n: usize, start: usize, end: usize) -> Option<Line> {
        if window_at(window, end)? as u8 != b' ' {
            return None;
        }
        let (mut p, first) = (end + 1, self.m.operand_pool.len());
        for left in (0..n).rev() {
            self.line_value(window, start, &mut p, |w| name_end_below(w, b'-'))?;
            let (between, skip) = if left > 0 { (word(b", %"), 2) } else { (word(b" : "), 3) };
            if (window_at(window, p)? as u32) << 8 != (between as u32) << 8 {
                return None;
            }
            p += skip;
        }
        let operands = &self.m.operand_pool.as_slice()[first..];
        let end = self.line_end(window, self.m.value_type[*operands.first()?], start, p)?;
        let mut ty = Type::NONE;
        let sources = self.fast.get(opcode)?.sources;
        for source in &self.fast.sources[sources.0 as usize..sources.1 as usize] {
            let Source::Const(to, t) = *source else { return None };
            match operands.get(to as usize) {
                Some(&v) if self.m.value_type[v] != t => return None,
                Some(_) => {}
                None => ty = t,
            }
        }
        Some(Line { ty, attrs: Attr::EMPTY_DICT, end })
    }
    #[inline(never)]
    fn other_line_end(&self, ty: Type, p: usize) -> Option<usize> {
        let end = self.other_type_end(ty, p)?;
        (at(self.src, end) == b'\n').then_some(end)
    }
    /// Where a type ends, if it is what is written at `p`; what goes on with a word behind it may be another one.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn type_end(&self, ty: Type, p: usize) -> Option<usize> {
        match SCALARS.get(ty.0 as usize) {
            // The end of the line is left away.
            Some(&(text, up)) if up > 0 => (load(self.src, p)? << (up + 8) == text << 8).then_some(p + 7 - up as usize / 8),
            _ => self.other_type_end(ty, p),
        }
    }
    /// The same of other types: what is written as it was before is found by its text.
    fn other_type_end(&self, ty: Type, p: usize) -> Option<usize> {
        let same = if ty.0 > Type::LLVM_PTR.0 { self.same_type(ty, p) } else { None };
        match same {
            Some(end) => Some(end),
            None => self.known_type(p).filter(|found| found.0 == ty).map(|found| found.1),
        }
    }
    /// Appends the operation of a line whose operands are in the pool from the `first` one on; where the next one begins.
    #[cfg_attr(not(small), inline(always))]
    fn append_line(
        &mut self,
        opcode: Opcode,
        usual: Usual,
        start: usize,
        Named { name, place }: Named,
        loc: Loc,
        first: usize,
        line: Line,
        next: usize,
    ) -> Option<usize> {
        let Line { ty, attrs, .. } = line;
        let m = &mut *self.m;
        let (op, value) = (m.op_kind.len(), m.value_type.len() as u32);
        let n_results = u32::from(ty.is_some());
        if next == 0 || name != u32::MAX && n_results == 0 || (op | m.value_type.len()) >= 1 << 30 {
            m.operand_pool.truncate(first);
            return None;
        }
        if name != u32::MAX {
            let slot = self.slots.get_mut(name as usize).filter(|s| s.scope != self.scope && self.n_open_forwards == 0);
            let Some(slot) = slot else {
                self.m.operand_pool.truncate(first);
                return None;
            };
            let new = Slot { value: Value(value), count: 1, scope: self.scope, loc: Loc::at(start as u32) };
            let old = core::mem::replace(slot, new);
            if old.scope.wrapping_sub(self.logged.0) <= self.logged.1 {
                self.log.push((name, old));
            }
            self.value_names.know_at(place, name, self.scope, Value(value));
        }
        let m = &mut *self.m;
        if n_results > 0 {
            m.push_result(Op::new(op), ty);
        }
        let n_operands = (m.operand_pool.len() - first) as u32;
        let operands = first as u32;
        let record = OpRecord { operands, n_operands, results: value, n_results, attrs, loc, block: Block::NONE, extra: NO_EXTRA };
        m.push_op(opcode, record, if usual.jumps() { &self.direct.successors } else { &[] });
        Some(next)
    }
    /// Where the next operation, or what is there instead of one, begins behind the end of a line; 0 if it is not sure that
    /// the operation of this line ended there.
    #[cfg_attr(not(small), inline(always))]
    fn next_operation(&self, window: &Window, start: usize, end: usize) -> usize {
        let p = end + 1;
        let Some(w) = window_at(window, p - start) else { return self.operation_behind(p) };
        let other = w ^ repeated(b' ');
        let n = other.trailing_zeros() & !7;
        // Where all are blanks, this is one.
        let c = (w >> (n & 63)) as u8;
        if lex::begins_operation(c) { p + n as usize / 8 } else { self.operation_behind(p) }
    }
    /// The same of what begins at `p`, the next line.
    #[inline(never)]
    fn operation_behind(&self, mut p: usize) -> usize {
        loop {
            let Some(w) = load(self.src, p) else { return 0 };
            let other = w ^ repeated(b' ');
            if other != 0 {
                let n = other.trailing_zeros() & !7;
                p += n as usize / 8;
                let c = (w >> n) as u8;
                return if lex::begins_operation(c) { p } else { self.after_blanks(p) };
            }
            p += 8;
        }
    }
    #[inline(never)]
    fn after_blanks(&self, p: usize) -> usize {
        let p = lex::skip_blanks(self.src, p);
        // A location, or what goes on with a list or is the dictionary of attributes.
        if matches!(at(self.src, p), b',' | b'{') || self.src.get(p..).is_some_and(|s| s.starts_with(b"loc")) { 0 } else { p }
    }
}
