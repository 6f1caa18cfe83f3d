//! Parameters of functions and blocks, and labels, as they are mostly written: from their bytes straight into the columns of
//! the module. Anything else is left to the general way, which finds nothing changed.

use crate::id::{Block, Id, Loc, Value};
use crate::module::ValueDef;
use crate::text::lex::{self, Tok, Token};
use crate::text::name_pool::recent_place;
use crate::text::parse::{Parse, Parser, Slot};
use crate::text::parse_direct::{at, below, load, name_end_below, next_line, repeated, top_before, word};
use crate::text::parse_op::OpFrame;
use crate::text::parse_parts::ANYWHERE;

/// A parameter that was read: its name, where it stands, and where [`NamePool::know_at`] notes what it stands for.
///
/// [`NamePool::know_at`]: crate::text::name_pool::NamePool::know_at
pub(crate) type Parameter = (u32, u32, usize);

impl Parser<'_> {
    /// Reads `%a: T, %b: U` at `p`, arguments of a block that is the next one or has none yet: puts their types where values
    /// begin that are new, and their names aside. The end, where a parenthesis stands.
    pub(super) fn parameters(&mut self, mut p: usize, block: Block) -> Option<usize> {
        let src = self.src;
        let n_values = self.m.value_type.len();
        self.parameters.clear();
        let end = loop {
            let Some(w) = load(src, p).filter(|&w| w as u8 == b'%') else { break None };
            let mark = below(w ^ repeated(b':'), 1);
            let (key, n) = if mark != 0 { top_before(w, mark) } else { (0, 0) };
            let (name, place, end) = match self.value_names.recent(key) {
                Some(r) if mark != 0 => (r.name, recent_place(key), p + n),
                _ => match self.direct_long_name(p) {
                    Some((name, end)) => (name, self.value_names.place(src, p, end), end),
                    None => break None,
                },
            };
            if load(src, end).is_none_or(|w| w as u16 != word(b": ") as u16) {
                break None;
            }
            let Some((ty, end)) = self.known_type(end + 2).or_else(|| self.new_type_of_argument(end + 2)) else { break None };
            self.m.value_type.push(ty);
            self.m.value_def.push(ValueDef::arg(block));
            self.parameters.push((name, p as u32, place));
            if at(src, end) == b')' {
                break Some(end);
            }
            if load(src, end).is_none_or(|w| w as u16 != word(b", ") as u16) {
                break None;
            }
            p = end + 2;
        };
        if end.is_none() {
            self.m.value_type.truncate(n_values);
            self.m.value_def.truncate(n_values);
        }
        end
    }
    /// Gives the names of the parameters that were read to the values from `first` on.
    #[cfg_attr(not(small), inline(always))]
    pub(super) fn name_parameters(&mut self, first: u32) -> Parse<()> {
        for i in 0..self.parameters.len() {
            let (name, loc, place) = self.parameters[i];
            let (value, loc) = (Value(first + i as u32), Loc::at(loc));
            match self.slots.get_mut(name as usize) {
                Some(slot) if slot.scope != self.scope && self.n_open_forwards == 0 => {
                    let old = core::mem::replace(slot, Slot { value, count: 1, scope: self.scope, loc });
                    if old.scope.wrapping_sub(self.logged.0) <= self.logged.1 {
                        self.log.push((name, old));
                    }
                    self.value_names.know_at(place, name, self.scope, value);
                }
                _ => self.define_one(name, loc, value)?,
            }
            self.m.arg_locs.push((value, loc));
        }
        Ok(())
    }

    /// The name of a block at `p`, where [`NamePool::know_at`] notes what it stands for, and its end.
    ///
    /// [`NamePool::know_at`]: crate::text::name_pool::NamePool::know_at
    #[inline]
    pub(super) fn label_name(&mut self, p: usize) -> Option<(u32, usize, usize)> {
        let w = load(self.src, p)?;
        let mark = name_end_below(w, b'-') | below(w ^ repeated(b':'), 1);
        let (key, n) = if mark != 0 { top_before(w, mark) } else { (0, 0) };
        match self.value_names.recent(key) {
            Some(r) if mark != 0 => Some((r.name, recent_place(key), p + n)),
            _ => {
                let end = lex::name_end(self.src, p)?;
                let name = self.name_of(p as u32, end as u32);
                Some((name, self.value_names.place(self.src, p, end), end))
            }
        }
    }
    /// Reads `^name:`, or `^name(%a: T, %b: U):`, if the current token begins such a label of a block that has none yet.
    /// The block, with its arguments.
    pub(super) fn usual_label(&mut self) -> Parse<Option<Block>> {
        let src = self.src;
        let start = self.token.start as usize;
        let Some((name, place, end)) = self.label_name(start) else { return Ok(None) };
        let label = self.label(name).map(|label| (label.block, label.defined));
        let block = match label {
            Some((_, true)) => return Ok(None),
            Some((block, false)) => block,
            None => Block::new(self.m.blocks.len()),
        };
        let (first, mut after) = (self.m.value_type.len() as u32, end + 1);
        self.parameters.clear();
        if at(src, end) == b'(' {
            let mark = self.mark();
            let Some(end) = self.parameters(end + 1, block).filter(|&end| at(src, end + 1) == b':') else {
                self.m.value_type.truncate(first as usize);
                self.m.value_def.truncate(first as usize);
                self.forget(mark);
                return Ok(None);
            };
            after = end + 2;
        } else if at(src, end) != b':' {
            return Ok(None);
        }
        let loc = Loc::at(start as u32);
        match label {
            Some(_) => {
                if let Some(label) = self.label(name) {
                    (label.defined, label.loc) = (true, loc);
                }
            }
            None => _ = self.new_label(name, loc, true),
        }
        self.value_names.know_at(place, name, self.region_mark, Value(block.0));
        let record = &mut self.m.blocks[block];
        (record.args, record.n_args) = (first, self.parameters.len() as u32);
        self.name_parameters(first)?;
        self.go_on_at(next_line(src, after));
        Ok(Some(block))
    }

    /// Goes on at a byte of a body behind the operations read so far: what most bodies go on with there is seen at once.
    pub(super) fn stop_at(&mut self, p: usize) {
        let start = p as u32;
        let tok = match at(self.src, p) {
            b'}' => Tok::RBrace,
            // Whoever reads labels looks for the name itself.
            b'^' => Tok::Caret,
            _ => return self.seek(start),
        };
        self.last_end = start;
        self.token = Token { tok, start, end: start + 1 };
    }
    /// Goes on at a byte of a body, which is no blank. What is an operation, mostly, is read from there on: only where it
    /// begins is known then, and [`Parser::direct_ops`] finds its first token if it does not read it.
    pub(super) fn go_on_at(&mut self, p: usize) {
        let start = p as u32;
        let tok = match at(self.src, p) {
            b'%' if cfg!(feature = "quick") => Tok::Percent,
            b'a'..=b'z' if cfg!(feature = "quick") => Tok::Word,
            _ => return self.stop_at(p),
        };
        self.last_end = start;
        self.token = Token { tok, start, end: start + 1 };
    }
    /// Goes on behind an operation with regions, which is one of a body or of none.
    pub(super) fn behind_regions(&mut self, frame: &mut OpFrame, at_top: bool) -> Parse<()> {
        let mut p = frame.resume as usize;
        if cfg!(not(small)) && frame.resume == ANYWHERE {
            // Where its region was not looked for before it was read, the location of a function was not either.
            p = next_line(self.src, self.token.start as usize + 1);
            if self.src.get(p..).is_some_and(|text| text.starts_with(b"loc")) {
                self.seek(p as u32);
                frame.loc = self.opt_trailing_loc(frame.loc)?;
                return Ok(());
            }
        }
        if at_top {
            self.behind_function(p)
        } else {
            self.go_on_at(p)
        }
        Ok(())
    }
    /// Goes on behind a function, where mostly another one stands.
    pub(super) fn behind_function(&mut self, p: usize) {
        let start = p as u32;
        if !self.src.get(p..).is_some_and(|text| text.starts_with(b"func.func ")) {
            return self.seek(start);
        }
        self.last_end = start;
        self.token = Token { tok: Tok::Word, start, end: start + 9 };
    }
}
