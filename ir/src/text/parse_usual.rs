//! The usual spellings of common operations, read at once from their bytes rather than by the steps of their formats:
//! arguments, and in fast builds comparisons, casts, selections, accesses and lists of values. They
//! put operands into the pool; at anything unusual they give up, and the steps or the general way read the operation.

use alloc::vec::Vec;

use crate::id::{Attr, Loc, Opcode, Type};
#[cfg(feature = "fast")]
use crate::id::{Block, Value};
use crate::text::parse::{Argument, Parser, Unresolved};
use crate::text::parse_direct::{Direct, at, before, below, blanks, load, mix, repeated, word};
#[cfg(feature = "fast")]
use crate::text::parse_direct::{digits, name_end_below, top_before};
use crate::text::parse_fast::Usual;
#[cfg(feature = "fast")]
use crate::{id::Sym, text::lex};

/// The text of the attribute that is all the attributes of an operation of a kind, up to 24 bytes; the attribute's type, and
/// the dictionary.
#[derive(Clone, Copy)]
pub(super) struct Text {
    pub(super) key: [u64; 3],
    pub(super) opcode: Opcode,
    pub(super) ty: Type,
    pub(super) dict: Attr,
}
/// Texts remembered at first, and at most where there are many; powers of two.
const RECENT_TEXTS: usize = 512;
#[cfg(feature = "fast")]
const MOST_TEXTS: usize = 2048;

impl Text {
    /// Where it is remembered, in a table of some length.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    fn place(key: [u64; 3], opcode: Opcode, len: usize) -> usize {
        let mixed = mix(key[0] ^ key[1].rotate_left(23) ^ key[2].rotate_left(46) ^ (opcode.0 as u64) << 49);
        (mixed * len) >> 16
    }
}

impl Direct {
    /// The text of an attribute of an operation of a kind, if it was met lately.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn text(&self, key: [u64; 3], opcode: Opcode) -> Option<&Text> {
        // Comparing arrays would put them into memory.
        let is = |t: &&Text| t.key[0] == key[0] && t.key[1] == key[1] && t.key[2] == key[2] && t.opcode == opcode;
        self.texts.get(Text::place(key, opcode, self.texts.len())).filter(is)
    }
    /// Remembers a text. It is written into the table piece by piece, as it comes.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn remember(&mut self, text: Text) {
        self.room_for_text();
        let place = Text::place(text.key, text.opcode, self.texts.len());
        self.texts[place] = text;
    }
    /// Makes room where there is none yet, or many were remembered.
    fn room_for_text(&mut self) {
        let none = Text { key: [0; 3], opcode: Opcode::ERASED, ty: Type::NONE, dict: Attr::NONE };
        if self.texts.is_empty() {
            self.texts.resize(RECENT_TEXTS, none);
        }
        #[cfg(feature = "fast")]
        {
            // Where many are met, room for more is worth its pages.
            let n = 2 * self.texts.len();
            self.n_remembered += 1;
            if self.n_remembered >= n / 2 && n <= MOST_TEXTS {
                let known = core::mem::replace(&mut self.texts, alloc::vec![none; n]);
                for text in known.into_iter().filter(|t| t.opcode != Opcode::ERASED) {
                    self.texts[Text::place(text.key, text.opcode, n)] = text;
                }
            }
        }
    }
}

impl Parser<'_> {
    /// Reads `%a: T, %b: U` from the current token on, as many as are written like that with types met before. Goes
    /// on at the next argument, or behind the last one read.
    pub(crate) fn usual_arguments(&mut self, args: &mut Vec<Argument>) {
        let start = self.token.start as usize;
        let p = self.arguments_at(start, args);
        if p > start {
            self.seek(p as u32);
        }
    }
    /// The same from a byte on; where to go on.
    pub(super) fn arguments_at(&mut self, start: usize, args: &mut Vec<Argument>) -> usize {
        let src = self.src;
        let mut p = start;
        loop {
            let loc = Loc::at(p as u32);
            let Some((name, end)) = self.direct_name_before(p, |w| below(w ^ repeated(b':'), 1)) else { break };
            // What is mostly written needs no search for blanks.
            let from = match load(src, end) {
                Some(w) if w as u16 == word(b": ") as u16 && (w >> 16) as u8 > b'/' => end + 2,
                _ => {
                    let q = blanks(src, end);
                    if at(src, q) != b':' {
                        break;
                    }
                    blanks(src, q + 1)
                }
            };
            let Some((ty, end)) = self.known_type(from).or_else(|| self.new_type_of_argument(from)) else { break };
            let another = load(src, end).is_some_and(|w| w & 0xff_ffff == word(b", %"));
            let q = if another { end } else { blanks(src, end) };
            let next = at(src, q);
            if next != b',' && next != b')' {
                break;
            }
            args.push(Argument { name: Some(Unresolved { name, number: 0, loc }), ty, attrs: Attr::EMPTY_DICT, loc });
            p = q;
            if next == b')' {
                break;
            }
            if another {
                p += 2;
                continue;
            }
            let another = blanks(src, q + 1);
            if at(src, another) != b'%' {
                break;
            }
            p = another;
        }
        p
    }
    /// Reads a type that was not met before, if it is a builtin one; its end.
    #[inline(never)]
    pub(super) fn new_type_of_argument(&mut self, p: usize) -> Option<(Type, usize)> {
        if !cfg!(feature = "fast") || !matches!(at(self.src, p), b'm' | b'v' | b't') {
            return None;
        }
        let (mark, token, last_end) = (self.mark(), self.token, self.last_end);
        let found = self.direct_new_type(p);
        if found.is_none() {
            self.forget(mark);
        }
        (self.token, self.last_end) = (token, last_end);
        found
    }
}

impl Parser<'_> {
    /// Reads what follows the name of an operation, up to the end of the line, in the usual spelling of its kind: puts the
    /// operands into the pool; the type of the result if there is one, the attributes, and the end.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_usual(&mut self, usual: Usual, opcode: Opcode, end: usize) -> Option<(Type, Attr, usize)> {
        let (ty, end) = match usual {
            Usual::Values(n) => self.direct_values(n, end)?,
            Usual::Constant => return self.direct_constant(opcode, end),
            #[cfg(feature = "fast")]
            Usual::Compare(n) => {
                let (dict, end) = self.direct_condition(opcode, end)?;
                let (ty, end) = self.direct_values(n, end)?;
                return Some((self.following(opcode, ty)?, dict, end));
            }
            #[cfg(feature = "fast")]
            Usual::Cast => self.direct_cast(end)?,
            #[cfg(feature = "fast")]
            Usual::Select => self.direct_select(end)?,
            #[cfg(feature = "fast")]
            Usual::Listed => self.direct_listed(end)?,
            #[cfg(feature = "fast")]
            Usual::Access(stores) => {
                let operands = self.m.operand_pool.len();
                let (ty, end) = self.direct_access(stores, end)?;
                let ty = self.following(opcode, ty)?;
                if !stores {
                    (ty, end)
                } else if self.m.value_type[self.m.operand_pool[operands]] == ty {
                    (Type::NONE, end)
                } else {
                    return None;
                }
            }
            #[cfg(feature = "fast")]
            Usual::Returned => {
                let operands = self.m.operand_pool.len();
                self.direct_listed(end).filter(|_| self.m.operand_pool.len() <= operands + 1)?
            }
            #[cfg(feature = "fast")]
            Usual::Call => return self.direct_call(end).filter(|_| self.direct.results.len() < 2),
            #[cfg(feature = "fast")]
            Usual::Alloc => return self.direct_alloc(opcode, end),
            #[cfg(feature = "fast")]
            Usual::Branch => {
                let end = self.direct_targets(1, end)?;
                (Type::NONE, end)
            }
            #[cfg(feature = "fast")]
            Usual::CondBranch => return self.direct_cond_branch(opcode, end),
            // What is not read as one line is left to the steps.
            _ => return None,
        };
        Some((ty, Attr::EMPTY_DICT, end))
    }

    /// Reads ` %a, %b : T` up to the end of the line, blanks as they are mostly written: puts `n` operands into the
    /// pool; their type, and the end.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_values(&mut self, n: u8, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        let first = self.m.operand_pool.len();
        if at(src, end) != b' ' {
            return None;
        }
        let mut p = end + 1;
        for left in (0..n).rev() {
            let end = self.direct_operand(p)?;
            let (between, skip) = if left > 0 { (word(b", %"), 2) } else { (word(b" : "), 3) };
            if load(src, end)? & 0xff_ffff != between {
                return None;
            }
            p = end + skip;
        }
        let (ty, end) = self.known_type(p)?;
        let fine = at(src, end) == b'\n' && self.m.operand_pool.as_slice()[first..].iter().all(|&v| self.m.value_type[v] == ty);
        if fine { Some((ty, end)) } else { None }
    }

    /// Reads ` 1 : T` up to the end of the line, an attribute whose type is that of the result; the type, the dictionary,
    /// and the end.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn direct_constant(&mut self, opcode: Opcode, end: usize) -> Option<(Type, Attr, usize)> {
        let src = self.src;
        if !matches!(load(src, end)?.to_le_bytes(), [b' ', b'-' | b'0'..=b'9' | b't' | b'f', ..]) {
            return None;
        }
        let (mut key, mut p) = ([0; 3], end + 1);
        for part in &mut key {
            let w = load(src, p)?;
            let hit = below(w, b' ');
            *part = before(w, hit);
            if hit != 0 {
                p += hit.trailing_zeros() as usize / 8;
                break;
            }
            p += 8;
        }
        // What is longer than that does not end here.
        if at(src, p) != b'\n' {
            return None;
        }
        if let Some(text) = self.direct.text(key, opcode) {
            return Some((text.ty, text.dict, p));
        }
        let (ty, dict) = self.new_text(opcode, key, end + 1, p)?;
        ty.is_some().then_some((ty, dict, p))
    }
    /// Reads the first attribute of a kind of operations, from one byte up to another, and remembers it; its type if it has
    /// one, and the dictionary.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(super) fn new_text(&mut self, opcode: Opcode, key: [u64; 3], start: usize, end: usize) -> Option<(Type, Attr)> {
        let both = self.new_text_in_word(opcode, key, start, end);
        (both != 0).then_some((Type(both as u32), Attr((both >> 32) as u32)))
    }
    /// The type below the dictionary, which is not the first attribute; 0 if there are none. A pair would go through memory,
    /// and what is written as two halves is slow to read as a whole.
    #[inline(never)]
    fn new_text_in_word(&mut self, opcode: Opcode, key: [u64; 3], start: usize, end: usize) -> u64 {
        self.read_new_text(opcode, key, start, end).map_or(0, |(ty, dict)| u64::from(ty.0) | u64::from(dict.0) << 32)
    }
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    fn read_new_text(&mut self, opcode: Opcode, key: [u64; 3], start: usize, end: usize) -> Option<(Type, Attr)> {
        let field = self.m.cx.registry.row(opcode).attrs.first()?;
        self.pointee = None;
        let n_diags = self.diags.list.len();
        let (a, after) = self.direct_attr(field.kind, start)?;
        if after != end || self.diags.list.len() != n_diags {
            return None;
        }
        let ty = self.m.cx.attr_type(a).unwrap_or(Type::NONE);
        let dict = self.op_dict(opcode, &[(field.name, a)]);
        // Uses of aliases are counted.
        // The sigils of aliases, `!` and `#`, differ in this bit.
        if key.iter().fold(0, |hit, &w| hit | below((w | repeated(2)) ^ repeated(b'#'), 1)) == 0 {
            self.direct.remember(Text { key, opcode, ty, dict });
        }
        Some((ty, dict))
    }
}

#[cfg(feature = "fast")]
impl Parser<'_> {
    /// The type that follows from another one in the usual spelling of a kind of operations.
    #[inline]
    pub(super) fn following(&mut self, opcode: Opcode, ty: Type) -> Option<Type> {
        let follows = self.fast.get(opcode)?.follows?;
        follows(&mut self.m.cx, ty)
    }
    /// Reads ` eq,`, the only attribute of a kind of operations; the dictionary, and the end.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn direct_condition(&mut self, opcode: Opcode, end: usize) -> Option<(Attr, usize)> {
        let w = load(self.src, end)?;
        // A blank, and up to six letters.
        let hit = below(w >> 8, b'-') << 8;
        if w as u8 != b' ' || hit == 0 {
            return None;
        }
        let (key, p) = ([before(w, hit), 0, 0], end + hit.trailing_zeros() as usize / 8);
        if at(self.src, p) != b',' {
            return None;
        }
        match self.direct.text(key, opcode) {
            Some(text) => Some((text.dict, p + 1)),
            None => Some((self.new_text(opcode, key, end + 1, p)?.1, p + 1)),
        }
    }
    /// Reads ` %a : T to U` up to the end of the line; the second type, and the end.
    #[inline(never)]
    pub(super) fn direct_cast(&mut self, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        if at(src, end) != b' ' {
            return None;
        }
        let end = self.direct_operand(end + 1)?;
        if load(src, end)? & 0xff_ffff != word(b" : ") {
            return None;
        }
        let from = self.m.value_type[*self.m.operand_pool.last()?];
        let end = self.type_end(from, end + 3)?;
        if load(src, end)? as u32 != word(b" to ") as u32 {
            return None;
        }
        let (to, end) = self.known_type(end + 4)?;
        (at(src, end) == b'\n').then_some((to, end))
    }
    /// Reads ` %c, %a, %b : T`, where the first one is an `i1`.
    #[inline(never)]
    pub(super) fn direct_select(&mut self, end: usize) -> Option<(Type, usize)> {
        if at(self.src, end) != b' ' {
            return None;
        }
        let end = self.one_operand(end + 1)?;
        let condition = *self.m.operand_pool.last()?;
        let fine = at(self.src, end) == b',' && self.m.value_type[condition] == Type::I1;
        if fine { self.direct_values(2, end + 1) } else { None }
    }
    /// Reads ` %a, %b : T, U`, or nothing, up to the end of the line; no type, and the end.
    #[inline(never)]
    pub(super) fn direct_listed(&mut self, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        if at(src, end) == b'\n' {
            return Some((Type::NONE, end));
        }
        let first = self.m.operand_pool.len();
        if at(src, end) != b' ' {
            return None;
        }
        let end = self.direct_operands(end + 1)?;
        if load(src, end)? & 0xff_ffff != word(b" : ") {
            return None;
        }
        let end = self.direct_types_of(first, end + 3)?;
        (at(src, end) == b'\n').then_some((Type::NONE, end))
    }
    /// Reads `%a, %b`; the end.
    #[inline(never)]
    pub(super) fn direct_operands(&mut self, p: usize) -> Option<usize> {
        let mut p = p;
        loop {
            let end = self.direct_operand(p)?;
            if load(self.src, end)? & 0xff_ffff != word(b", %") {
                return Some(end);
            }
            p = end + 2;
        }
    }
    /// Reads `T, U`, which are the types of the operands in the pool from the `first` one on; the end, where no word goes on.
    #[inline(never)]
    pub(super) fn direct_types_of(&self, first: usize, mut p: usize) -> Option<usize> {
        for (i, &value) in self.m.operand_pool.as_slice()[first..].iter().enumerate() {
            if i > 0 {
                if load(self.src, p)? as u16 != word(b", ") as u16 {
                    return None;
                }
                p += 2;
            }
            p = self.type_end(self.m.value_type[value], p)?;
        }
        Some(p)
    }
    /// Reads ` @f(%a, %b) : (T, U) -> R` up to the end of the line; the type of the first result if there is one, the
    /// dictionary, and the end. The types of all results are listed.
    #[inline(never)]
    pub(super) fn direct_call(&mut self, end: usize) -> Option<(Type, Attr, usize)> {
        let src = self.src;
        let first = self.m.operand_pool.len();
        let (name, after) = (end + 2, lex::word_end(src, end + 2));
        if load(src, end)? as u16 != word(b" @") as u16 || !lex::begins_word(at(src, name)) || at(src, after) != b'(' {
            return None;
        }
        let mut p = after + 1;
        if at(src, p) == b'%' {
            p = self.direct_operands(p)?;
        }
        const FIVE: u64 = 0xff_ffff_ffff;
        if load(src, p)? & FIVE != word(b") : (") {
            return None;
        }
        p = self.direct_types_of(first, p + 5)?;
        if load(src, p)? & FIVE != word(b") -> ") {
            return None;
        }
        p += 5;
        self.direct.results.clear();
        let listed = at(src, p) == b'(';
        p += usize::from(listed);
        if listed && at(src, p) == b')' {
            p += 1;
        } else {
            loop {
                let ty;
                (ty, p) = self.known_type(p)?;
                self.direct.results.push(ty);
                if !listed || load(src, p)? as u16 != word(b", ") as u16 {
                    break;
                }
                p += 2;
            }
            if listed && at(src, p) != b')' {
                return None;
            }
            p += usize::from(listed);
        }
        if at(src, p) != b'\n' {
            return None;
        }
        let ty = self.direct.results.first().map_or(Type::NONE, |&ty| ty);
        let name = self.m.cx.sym(self.source.text.get(name..after)?);
        #[cfg(feature = "older")]
        if !self.strict() && !self.variadic.is_empty() && self.variadic.contains_key(&name) {
            return None;
        }
        let callee = self.m.cx.symbol_ref(name);
        Some((ty, self.m.cx.dict(&[(Sym::CALLEE, callee)]), p))
    }
    /// Reads `(%a, %b) : T` up to the end of the line: the sizes of what is allocated; the type, the dictionary, and the end.
    #[inline(never)]
    fn direct_alloc(&mut self, opcode: Opcode, end: usize) -> Option<(Type, Attr, usize)> {
        let src = self.src;
        let first = self.m.operand_pool.len();
        if at(src, end) != b'(' {
            return None;
        }
        let mut p = end + 1;
        if at(src, p) == b'%' {
            p = self.direct_operands(p)?;
        }
        let mut aligned = None;
        if load(src, p)? as u32 != word(b") : ") as u32 {
            // The only attribute that is mostly written.
            let text = |p: usize, w: &[u8]| if src.get(p..)?.starts_with(w) { Some(p + w.len()) } else { None };
            let (negative, bytes, end) = digits(src, text(p, b") {alignment = ")?)?;
            aligned = Some(i64::try_from(bytes).ok().filter(|_| !negative)?);
            p = text(end, b" : i64} : ")? - 4;
        }
        let (ty, p) = self.known_type(p + 4)?;
        let sizes = &self.m.operand_pool.as_slice()[first..];
        if at(src, p) != b'\n' || !sizes.iter().all(|&v| self.m.value_type[v] == Type::INDEX) {
            return None;
        }
        Some((ty, self.sized_dict(opcode, &[sizes.len(), 0], aligned), p))
    }
    /// Reads ` %c, ^bb1(%a : T), ^bb2` up to the end of the line.
    #[inline(never)]
    fn direct_cond_branch(&mut self, opcode: Opcode, end: usize) -> Option<(Type, Attr, usize)> {
        let operands = self.m.operand_pool.len();
        if at(self.src, end) != b' ' {
            return None;
        }
        let p = self.one_operand(end + 1)?;
        let condition = *self.m.operand_pool.last()?;
        if at(self.src, p) != b',' || self.m.value_type[condition] != Type::I1 {
            return None;
        }
        let end = self.direct_targets(2, p + 1)?;
        let (all, mid) = (self.m.operand_pool.len() - operands, self.direct.first_targets);
        let sizes = [1, mid.checked_sub(operands + 1)?, (all + operands).checked_sub(mid)?];
        Some((Type::NONE, self.sized_dict(opcode, &sizes, None), end))
    }
    /// The dictionary of an operation of a kind with so many operands in each of its two or three fields, and perhaps an alignment.
    fn sized_dict(&mut self, opcode: Opcode, sizes: &[usize], aligned: Option<i64>) -> Attr {
        let [.., before_last, last] = *sizes else { return Attr::EMPTY_DICT };
        // No text has such bytes.
        let key = [before_last as u64, last as u64, aligned.map_or(u64::MAX, |n| n as u64)];
        if let Some(text) = self.direct.text(key, opcode) {
            return text.dict;
        }
        let sizes = (Sym::OPERAND_SEGMENT_SIZES, self.sizes_attr(sizes.iter().copied()));
        let dict = match aligned {
            None => self.m.cx.dict(&[sizes]),
            Some(n) => {
                let n = self.m.cx.int_attr(Type::I64, n);
                self.m.cx.dict(&[(Sym::ALIGNMENT, n), sizes])
            }
        };
        self.direct.remember(Text { key, opcode, ty: Type::NONE, dict });
        dict
    }
    /// Reads ` ^bb1(%a, %b : T, U), ^bb2`, so many, up to the end of the line; the end.
    #[inline(never)]
    fn direct_targets(&mut self, n: usize, mut end: usize) -> Option<usize> {
        let src = self.src;
        self.direct.successors.clear();
        for i in 0..n {
            let first = self.m.operand_pool.len();
            if i > 0 {
                self.direct.first_targets = first;
                if at(src, end) != b',' {
                    return None;
                }
                end += 1;
            }
            let start = end + 1;
            if load(src, end)? as u16 != word(b" ^") as u16 {
                return None;
            }
            let block;
            (block, end) = self.direct_target(start, first)?;
            self.direct.successors.push(block);
        }
        (at(src, end) == b'\n').then_some(end)
    }
    /// Reads `^bb1(%a, %b : T, U)`: puts the operands into the pool, where they are from the `first` one on; the block, and
    /// the end.
    #[inline]
    fn direct_target(&mut self, p: usize, first: usize) -> Option<(Block, usize)> {
        let src = self.src;
        let (block, mut end) = self.recent_block(p)?;
        if at(src, end) == b'(' {
            end = self.direct_operands(end + 1)?;
            if load(src, end)? & 0xff_ffff != word(b" : ") {
                return None;
            }
            end = self.direct_types_of(first, end + 3)?;
            if at(src, end) != b')' {
                return None;
            }
            end += 1;
        }
        Some((block, end))
    }
    /// The same from the current token on, the operands given away.
    #[inline(never)]
    pub(super) fn usual_successor(&mut self, operands: &mut Vec<Value>) -> Option<Block> {
        let (p, first) = (self.token.start as usize, self.m.operand_pool.len());
        let target = if at(self.src, p) == b'^' { self.direct_target(p, first) } else { None };
        if let Some((_, end)) = target {
            operands.extend_from_slice(&self.m.operand_pool.as_slice()[first..]);
            self.seek(end as u32);
        }
        self.m.operand_pool.truncate(first);
        Some(target?.0)
    }
    /// A region begins: see [`Parser::region_mark`].
    pub(super) fn begin_mark(&mut self) {
        self.last_mark += 1;
        self.region_mark = self.last_mark;
    }
    /// A region ends in one of this mark.
    pub(super) fn end_mark(&mut self, outer: u32) {
        self.region_mark = outer;
    }
    /// The block whose name is at `p`, and the end of the name.
    #[inline]
    fn recent_block(&mut self, p: usize) -> Option<(Block, usize)> {
        let w = load(self.src, p)?;
        let mark = name_end_below(w, b'-') | below(w ^ repeated(b':'), 1);
        if mark != 0
            && let (key, n) = top_before(w, mark)
            && let Some(r) = self.value_names.recent(key)
            && r.scope == self.region_mark
        {
            return Some((Block(r.value.0), p + n));
        }
        let (name, place, end) = self.label_name(p)?;
        let block = self.block_named(name, Loc::at(p as u32));
        // Names of blocks stand for no values.
        self.value_names.know_at(place, name, self.region_mark, Value(block.0));
        Some((block, end))
    }
    /// Reads ` %m[%i, %j] : T`, with ` %v,` in front of it if it `stores`, up to the end of the line: puts the operands
    /// into the pool; the type, and the end.
    #[inline(never)]
    pub(super) fn direct_access(&mut self, stores: bool, end: usize) -> Option<(Type, usize)> {
        let src = self.src;
        if at(src, end) != b' ' {
            return None;
        }
        let mut p = end + 1;
        if stores {
            let end = self.one_operand(p)?;
            if load(src, end)? & 0xff_ffff != word(b", %") {
                return None;
            }
            p = end + 2;
        }
        let first = self.m.operand_pool.len();
        let mut end = self.direct_operand_before(p, |w| below(w ^ repeated(b'['), 1))?;
        if at(src, end) != b'[' {
            return None;
        }
        end += 1;
        let mut more = at(src, end) == b'%';
        while more {
            // An index ends at a comma or at the bracket.
            end = self.direct_operand_before(end, |w| name_end_below(w, b'-') | below(w ^ repeated(b']'), 1))?;
            more = load(src, end)? & 0xff_ffff == word(b", %");
            end += 2 * usize::from(more);
        }
        if load(src, end)? as u32 != word(b"] : ") as u32 {
            return None;
        }
        let (ty, end) = self.known_type(end + 4)?;
        let (memref, indices) = self.m.operand_pool.as_slice()[first..].split_first()?;
        let typed = |v: Value, ty: Type| self.m.value_type[v] == ty;
        let fine = at(src, end) == b'\n' && typed(*memref, ty) && indices.iter().all(|&v| typed(v, Type::INDEX));
        fine.then_some((ty, end))
    }
}
