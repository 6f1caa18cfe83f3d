//! Loops and conditions of `scf` as they are mostly written, read from their bytes up to the `{` of their first region, which is
//! read next. Anything else is left to the general way, which finds nothing changed.

use crate::dialect::scf;
use crate::id::{Attr, Block, Id, Loc, Opcode, Sym, Type};
use crate::module::{BlockRecord, ValueDef};
use crate::text::name_pool::recent_place;
use crate::text::parse::{OpState, Parse, Parser, Pending, Unresolved};
use crate::text::parse_direct::{at, load, name_end_below, next_line, top_before, word};
use crate::text::parse_op::{OpFrame, Reader};

/// Where regions of an operation are.
struct Structure {
    /// Behind the `{` of the first one, and at its `}`.
    first: (u32, u32),
    /// The same of the second one, if it is written.
    second: Option<(u32, u32)>,
    /// Where reading goes on behind the operation.
    resume: usize,
}

impl Parser<'_> {
    /// Reads the own text of the operation that the current token begins, and that [`Parser::direct_ops`] left because of its
    /// kind, if it is one of those; opens its first region: what is read next is inside then.
    #[inline]
    pub(super) fn structure(&mut self, r: &mut Reader) -> Parse<bool> {
        match self.direct.left {
            Some((at, opcode @ (scf::FOR | scf::IF | scf::WHILE))) => self.structure_of(r, at as usize, opcode),
            _ => Ok(false),
        }
    }
    #[inline(never)]
    fn structure_of(&mut self, r: &mut Reader, name_at: usize, opcode: Opcode) -> Parse<bool> {
        let mut state = r.spare.pop().unwrap_or_default();
        let (n_operands, mark) = (self.m.operand_pool.len(), self.mark());
        self.parameters.clear();
        let result = self.direct_result_name(self.token.start as usize).filter(|found| found.1 == name_at);
        let found = result.and_then(|(result, _)| Some((result, self.structure_at(opcode, name_at, &mut state)?)));
        state.operands.extend_from_slice(&self.m.operand_pool.as_slice()[n_operands..]);
        self.m.operand_pool.truncate(n_operands);
        let Some((result, Structure { first: (start, close), second, resume })) = found else {
            self.forget(mark);
            state.clear();
            r.spare.push(state);
            return Ok(false);
        };
        let inside = |region, (start, close)| Pending { region, start, close, isolated: false, generic: false, args: (0, 0) };
        let region = self.m.new_region();
        state.regions.push(region);
        let (pending, names) = (r.pending.len() as u32, r.result_names.len() as u32);
        if opcode != scf::FOR {
            let other = self.m.new_region();
            state.regions.push(other);
            r.pending.extend(second.map(|at| inside(other, at)));
        }
        if result.name != u32::MAX {
            r.result_names.push((Unresolved { name: result.name, number: 0, loc: result.loc }, result.count));
        }
        // Arguments of the region have the types of the initial values; one that counts stands in front of them.
        let block = BlockRecord { args: self.m.value_type.len() as u32, n_args: self.parameters.len() as u32, ops: 0, n_ops: 0, region };
        if block.n_args > 0 {
            let (id, m) = (Block::new(self.m.blocks.len()), &mut *self.m);
            // The step is an index as well.
            let inits = state.operands.iter().skip(if opcode == scf::FOR { 2 } else { 0 });
            for &init in inits {
                let ty = m.value_type[init];
                m.value_type.push(ty);
                m.value_def.push(ValueDef::arg(id));
            }
        }
        r.op_frames.push(OpFrame {
            opcode,
            name: Sym::NONE,
            loc: Loc::at(name_at as u32),
            at: Loc::at(name_at as u32),
            state,
            attrs: Attr::EMPTY_DICT,
            names: (names, r.result_names.len() as u32),
            args: self.pending_args.len() as u32,
            pending,
            next: pending,
            end: r.pending.len() as u32,
            resume: resume as u32,
        });
        self.open(r, &inside(region, (start, close)), opcode);
        if block.n_args > 0 {
            Self::add_block(r, self.m.blocks.push(block));
            self.name_parameters(block.args)?;
        }
        self.go_on_at(next_line(self.src, start as usize));
        Ok(true)
    }
    /// Reads an operation whose name is at `p`: puts its operands into the pool, and the names of the arguments of its first
    /// region aside.
    fn structure_at(&mut self, opcode: Opcode, p: usize, state: &mut OpState) -> Option<Structure> {
        let p = match opcode {
            scf::FOR => self.counted_loop(p, state)?,
            scf::IF => self.condition(p, state)?,
            _ => self.conditional_loop(p, state)?,
        };
        let src = self.src;
        let open = self.text_at(p, b" {")?;
        let mut end = self.close_of(open as u32 - 1)?;
        let first = (open as u32, end);
        let between: &[u8] = if opcode == scf::WHILE { b" do {" } else { b" else {" };
        let mut second = None;
        match self.text_at(end as usize + 1, between) {
            Some(open) if opcode != scf::FOR => {
                end = self.close_of(open as u32 - 1)?;
                second = Some((open as u32, end));
            }
            _ if opcode == scf::WHILE => return None,
            _ => {}
        }
        // Attributes, a location, or what else the operation may go on with. A label would be one too many.
        let resume = next_line(src, end as usize + 1);
        let goes_on = matches!(at(src, resume), b'{' | b'l' | b'e' | b'd' | b'a' | b':' | b'-' | b',');
        let labelled = !self.parameters.is_empty() && at(src, next_line(src, open)) == b'^';
        (!goes_on && !labelled).then_some(Structure { first, second, resume })
    }
    /// Where a text ends that stands at `p`.
    fn text_at(&self, p: usize, text: &[u8]) -> Option<usize> {
        self.src.get(p..)?.starts_with(text).then_some(p + text.len())
    }
    /// Reads `scf.for %i = %a to %b step %c` and ` iter_args(%x = %y, ...) -> (types)`, of index type; the end.
    fn counted_loop(&mut self, p: usize, state: &mut OpState) -> Option<usize> {
        let first = self.m.operand_pool.len();
        let mut p = self.region_argument(self.text_at(p, b"scf.for ")?)?;
        p = self.one_operand(p)?;
        p = self.one_operand(self.text_at(p, b" to ")?)?;
        p = self.one_operand(self.text_at(p, b" step ")?)?;
        if self.m.operand_pool.as_slice()[first..].iter().any(|&v| self.m.value_type[v] != Type::INDEX) {
            return None;
        }
        if let Some(list) = self.text_at(p, b" iter_args(") {
            p = self.region_arguments(list)?;
            p = self.text_at(p, b") -> (")?;
            for i in first + 3..self.m.operand_pool.len() {
                if i > first + 3 {
                    p = self.text_at(p, b", ")?;
                }
                let ty = self.m.value_type[self.m.operand_pool[i]];
                p = self.type_end(ty, p)?;
                state.results.push(ty);
            }
            p = self.text_at(p, b")")?;
        }
        Some(p)
    }
    /// Reads `scf.if %c`, and ` -> (types)` if it is written; the end.
    fn condition(&mut self, p: usize, state: &mut OpState) -> Option<usize> {
        let p = self.one_operand(self.text_at(p, b"scf.if ")?)?;
        if self.m.value_type[*self.m.operand_pool.last()?] != Type::I1 {
            return None;
        }
        match self.text_at(p, b" -> (") {
            Some(list) => {
                let end = self.listed_types(list, &mut state.results)?;
                self.text_at(end, b")")
            }
            None => Some(p),
        }
    }
    /// Reads `scf.while (%x = %y, ...) : (types) -> types`; the end.
    fn conditional_loop(&mut self, p: usize, state: &mut OpState) -> Option<usize> {
        let first = self.m.operand_pool.len();
        let p = self.region_arguments(self.text_at(p, b"scf.while (")?)?;
        let p = self.direct_types_of(first, self.text_at(p, b") : (")?)?;
        let p = self.text_at(p, b") -> ")?;
        match self.text_at(p, b"(") {
            Some(list) => {
                let end = self.listed_types(list, &mut state.results)?;
                self.text_at(end, b")")
            }
            None => {
                let (ty, end) = self.known_type(p)?;
                state.results.push(ty);
                Some(end)
            }
        }
    }
    /// Reads `%x = %y, %z = %w`: arguments of a region and their initial values; the end.
    fn region_arguments(&mut self, mut p: usize) -> Option<usize> {
        loop {
            p = self.region_argument(p)?;
            p = self.one_operand(p)?;
            let Some(next) = self.text_at(p, b", ") else { return Some(p) };
            p = next;
        }
    }
    /// Reads `%x = `, an argument of a region.
    fn region_argument(&mut self, p: usize) -> Option<usize> {
        let w = load(self.src, p).filter(|&w| w as u8 == b'%')?;
        let mark = name_end_below(w, b'-');
        let (key, n) = if mark != 0 { top_before(w, mark) } else { (0, 0) };
        let (name, place, end) = match self.value_names.recent(key) {
            Some(r) if mark != 0 => (r.name, recent_place(key), p + n),
            _ => {
                let (name, end) = self.direct_long_name(p)?;
                (name, self.value_names.place(self.src, p, end), end)
            }
        };
        self.parameters.push((name, p as u32, place));
        (load(self.src, end)? as u32 & 0xff_ffff == word(b" = ") as u32).then_some(end + 3)
    }
}
