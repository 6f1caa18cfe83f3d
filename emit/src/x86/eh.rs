//! Exceptions: calls that may unwind to a block, what that block catches, and the tables that say so. Source: Itanium C++
//! ABI, "Exception Handling", level II; LSB Core, "Exception Frames"; and what `llc` writes.
//!
//! The unwinder enters a function behind the call, with the registers that calls keep as they were, so all that lives
//! across blocks is where it was. It brings the exception in rax and what was caught in rdx: each call has an entrance of
//! its own at the end of the function, which puts these where the block expects them, passes the block's arguments, and goes
//! there. Blocks without arguments share one.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Sym, Value};

use super::enc::{Label, Reg, Reloc, RelocKind};
use super::frame::{Class, Piece};
use super::obj::{Binding, Handler, Section};
use super::{Gen, Numbers};

/// The landings of a function, and what is known of all.
#[derive(Default)]
pub struct Landings {
    /// The function that decides what to do, by its symbol.
    pub personality: Option<u32>,
    /// Calls, in the order of the code.
    sites: Vec<Site>,
    /// Landings: the operation, and the place of its block.
    pads: Vec<(Op, u32)>,
    /// By a block's place: how many calls unwind to it, the first of them, and the entrance that they share if it takes no
    /// arguments.
    entrances: Vec<(u32, u32, Option<Label>)>,
    /// Types that are caught, by their symbols; none for anything.
    types: Vec<Option<u32>>,
    /// Their numbers, by symbol and one.
    numbers: Numbers,
    /// Lists of types that are let through, each closed by a zero, as they stand in the table.
    filters: Vec<u8>,
    /// Words with addresses of symbols, by symbol.
    words: Numbers,
    /// Common parts of rows, by personality.
    commons: Numbers,
    /// Symbols of the starts of `.data.rel.ro` and `.gcc_except_table`.
    starts: Option<[u32; 2]>,
}

/// A call that may unwind to a block.
struct Site {
    op: Op,
    start: Label,
    end: Label,
    entrance: Label,
    /// Where the entrance goes, and whether it is this one that makes it.
    to: (u32, bool),
    /// What the block does, by the place of its first clause in the table of actions.
    action: u32,
    /// Numbers of what it catches, of the first call that unwinds to it: types count from 1, lists from -1 down; 0 is a
    /// cleanup.
    clauses: Vec<i32>,
}

/// A number in seven bits a byte. With `bytes` given, in as many.
fn uleb(out: &mut Vec<u8>, mut n: u32, bytes: usize) {
    let start = out.len();
    while n >= 0x80 || out.len() + 1 < start + bytes {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
}
fn sleb(out: &mut Vec<u8>, mut n: i32) {
    while !(-0x40..0x40).contains(&n) {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8 & 0x7F);
}

impl Gen<'_> {
    /// Forgets the last function.
    pub fn no_landings(&mut self) {
        let e = &mut self.landings;
        e.personality = None;
        e.sites.clear();
        e.pads.clear();
        e.entrances.clear();
        e.types.clear();
        e.numbers = Numbers::default();
        e.filters.clear();
    }

    /// `llvm.invoke`
    pub fn invoke(&mut self, op: Op, place: usize) -> Option<()> {
        let m = self.w.m;
        if self.landings.personality.is_none() {
            return self.unsupported("`llvm.invoke` in a function without personality");
        }
        let passed: usize = m.successors(op).iter().map(|&b| m.blocks[b].n_args as usize).sum();
        let operands = m.operands(op);
        let (args, passed) = operands.split_at(operands.len().checked_sub(passed)?);
        // What goes on to a block must outlive the call.
        for &v in passed {
            for i in 0..self.pieces(v).len() {
                if let Piece::V(d) = self.pieces(v)[i]
                    && self.f.v[d].home == Reg::NONE
                {
                    self.spill(d);
                }
            }
        }
        let (start, end) = (self.asm.label(), self.asm.label());
        self.asm.bind(start);
        self.call_of(op, args)?;
        self.asm.bind(end);
        // Results go home before anything jumps.
        self.end_op();
        for v in m.results(op) {
            for i in 0..self.pieces(v).len() {
                let p = self.pieces(v)[i];
                self.finish(p);
            }
        }
        let to = m.successors(op)[1];
        let at = self.f.place[to.0 as usize];
        let shared = m.blocks[to].n_args == 0;
        self.landings.entrances.resize(self.f.order.len(), (0, 0, None));
        let (n, first, known) = self.landings.entrances[at as usize];
        let entrance = known.unwrap_or_else(|| self.asm.label());
        let first = if n == 0 { self.landings.sites.len() as u32 } else { first };
        self.landings.entrances[at as usize] = (n + 1, first, if shared { Some(entrance) } else { None });
        let clauses = if n == 0 { self.clauses(op)? } else { Vec::new() };
        let to = (at, known.is_none());
        self.landings.sites.push(Site { op, start, end, entrance, to, action: 0, clauses });
        self.pass(op, 0);
        self.go(op, 0, place);
        Some(())
    }

    /// The `llvm.landingpad` that a call unwinds to.
    fn landing(&self, invoke: Op) -> Option<Op> {
        let m = self.w.m;
        m.block_ops(m.successors(invoke)[1]).iter().copied().find(|&o| m.kind(o) == l::LANDINGPAD)
    }
    fn clauses(&mut self, invoke: Op) -> Option<Vec<i32>> {
        let m = self.w.m;
        let Some(pad) = self.landing(invoke) else { return self.unsupported("a block without `llvm.landingpad`") };
        let mut list = Vec::new();
        for &v in m.operands(pad) {
            let pieces = self.pieces(v).to_vec();
            if matches!(self.w.cx.type_data(m.ty(v)), ir::TypeData::LlvmArray { .. }) {
                let at = self.landings.filters.len() as i32;
                for p in pieces {
                    let n = self.type_number(p)?;
                    uleb(&mut self.landings.filters, n, 1);
                }
                self.landings.filters.push(0);
                list.push(-1 - at);
            } else {
                list.push(self.type_number(pieces.first().copied()?)? as i32);
            }
        }
        if m.attr(pad, Sym::CLEANUP).is_some() {
            list.push(0);
        }
        Some(list)
    }
    /// The number of a type that is caught, in this function's table.
    fn type_number(&mut self, p: Piece) -> Option<u32> {
        let symbol = match p {
            Piece::Sym(s, 0) => Some(s),
            Piece::C(0) => None,
            _ => return self.unsupported("a clause of this kind"),
        };
        let Landings { types, numbers, .. } = &mut self.landings;
        let key = symbol.map_or(0, |s| u128::from(s) + 1);
        let next = types.len() as u32 + 1;
        let n = *numbers.entry(key).or_insert(next);
        if n == next {
            types.push(symbol);
        }
        Some(n)
    }
    /// `llvm.intr.eh.typeid.for`
    pub fn type_id(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        let p = self.piece(m.operand(op, 0));
        let n = self.type_number(p)?;
        let Piece::V(d) = self.piece(m.result(op, 0)) else { return Some(()) };
        let reg = self.def(d);
        self.asm.mov_imm(reg, n.into(), false);
        Some(())
    }

    /// `llvm.landingpad`: the entrances have put its result where it stays.
    pub fn landing_pad(&mut self, op: Op, place: usize) -> Option<()> {
        self.landings.pads.push((op, place as u32));
        let r: Value = self.w.m.result(op, 0);
        let span = self.leaves_of(self.w.m.ty(r))?;
        if span.1 != 2 || self.leaf(span, 0).class != Class::Int(64) || self.leaf(span, 1).class != Class::Int(32) {
            return self.unsupported("a landing of this type");
        }
        for i in 0..2 {
            let Piece::V(d) = self.pieces(r)[i] else { continue };
            if self.f.v[d].home == Reg::NONE {
                self.slot(d);
                self.f.v[d].saved = true;
            }
        }
        Some(())
    }
    /// `llvm.resume`
    pub fn resume(&mut self, op: Op) -> Option<()> {
        let p = self.piece(self.w.m.operand(op, 0));
        self.library("_Unwind_Resume", &[(p, Class::Int(64))]);
        Some(())
    }

    /// The entrances, behind all blocks.
    pub fn entrances(&mut self) -> Option<()> {
        let m = self.w.m;
        // Nobody else may go to a landing: there would be nothing in rax.
        for i in 0..self.landings.pads.len() {
            let (op, at) = self.landings.pads[i];
            let n = self.landings.entrances.get(at as usize).map_or(0, |e| e.0);
            let second = m.block_ops(self.f.order[at as usize]).first() != Some(&op);
            if n == 0 || n != self.f.n_preds[at as usize] || second {
                self.w.at = op;
                return self.unsupported("a landing that is not only unwound to");
            }
        }
        for i in 0..self.landings.sites.len() {
            let Site { op, entrance, to: (to, true), .. } = self.landings.sites[i] else { continue };
            self.w.at = op;
            self.clear_registers();
            self.asm.bind(entrance);
            // What is passed may still be where the landing's result will stay.
            self.take(Reg::RAX);
            self.take(Reg::RDX);
            self.pass(op, 1);
            let r = m.result(self.landing(op)?, 0);
            for (i, from) in [Reg::RAX, Reg::RDX].into_iter().enumerate() {
                let Some(&Piece::V(d)) = self.pieces(r).get(i) else { continue };
                let x = self.f.v[d];
                match x.home {
                    _ if !x.is_wanted() => {}
                    Reg::NONE => {
                        let at = self.slot(d);
                        self.store_frame(x.class, from, at);
                    }
                    home => self.mov(x.class, home, from),
                }
            }
            self.end_op();
            self.asm.jump(None, to);
        }
        Some(())
    }

    /// Symbols of the starts of the sections that the tables point to.
    fn table_starts(&mut self) -> [u32; 2] {
        let obj = &mut self.obj;
        *self.landings.starts.get_or_insert_with(|| {
            [Section::RelRo, Section::ExceptTable].map(|section| {
                let n = obj.symbol("");
                let s = &mut obj.symbols[n];
                (s.section, s.binding, s.used) = (Some(section), Binding::Local, true);
                n
            })
        })
    }
    /// Where in `.data.rel.ro` the address of a symbol stands: tables reach it from anywhere, wherever the symbol is.
    fn word_of(&mut self, symbol: u32) -> u32 {
        if let Some(&at) = self.landings.words.get(&u128::from(symbol)) {
            return at;
        }
        let at = self.obj.align(Section::RelRo, 8, 0) as u32;
        let d = self.obj.section(Section::RelRo);
        d.bytes.extend_from_slice(&[0; 8]);
        d.relocs.push(Reloc { at, kind: RelocKind::Abs64, symbol, addend: 0 });
        self.obj.symbols[symbol].used = true;
        self.landings.words.insert(symbol.into(), at);
        at
    }

    /// The tables of the function whose code begins so many bytes behind its start: what its rows say of them. None if
    /// nothing in it lands.
    pub fn exception_table(&mut self, prologue: u32) -> Option<Handler> {
        let personality = self.landings.personality.filter(|_| !self.landings.sites.is_empty())?;
        let [words, tables] = self.table_starts();
        let word = self.word_of(personality);
        let common = match self.landings.commons.get(&u128::from(personality)) {
            Some(&at) => at,
            None => {
                let at = self.obj.start_frames_of(words, word);
                self.landings.commons.insert(personality.into(), at);
                at
            }
        };

        // Clauses of a landing are tried in their order; each record says how far it is to the next one.
        let mut actions = Vec::new();
        for i in 0..self.landings.sites.len() {
            let first = self.landings.entrances[self.landings.sites[i].to.0 as usize].1 as usize;
            self.landings.sites[i].action = self.landings.sites[first].action;
            let s = &mut self.landings.sites[i];
            if s.clauses.iter().all(|&c| c == 0) {
                continue;
            }
            s.action = actions.len() as u32 + 1;
            for (i, &clause) in s.clauses.iter().enumerate() {
                sleb(&mut actions, clause);
                actions.push(u8::from(i + 1 < s.clauses.len()));
            }
        }
        // Calls between them go through.
        let mut calls = Vec::new();
        let mut range = |from: u32, to: u32, entrance: u32, action: u32| {
            if from < to {
                for word in [from, to - from, entrance] {
                    calls.extend_from_slice(&word.to_le_bytes());
                }
                uleb(&mut calls, action, 1);
            }
        };
        let mut last = 0;
        for s in &self.landings.sites {
            let [start, end, entrance] = [s.start, s.end, s.entrance].map(|label| prologue + self.asm.place_of(label));
            range(last, start, 0, 0);
            range(start, end, entrance, s.action);
            last = end;
        }
        range(last, prologue + self.asm.at(), 0, 0);

        let table = self.obj.align(Section::ExceptTable, 4, 0) as u32;
        let mut bytes = alloc::vec![0xFF];
        let n_types = self.landings.types.len();
        let typed = n_types > 0 || !self.landings.filters.is_empty();
        bytes.push(if typed { 0x9B } else { 0xFF });
        let mut rest = alloc::vec![3];
        uleb(&mut rest, calls.len() as u32, 1);
        rest.extend_from_slice(&calls);
        rest.extend_from_slice(&actions);
        if typed {
            // Types stand at multiples of four, the last one first; the distance to their end takes four bytes.
            while !(bytes.len() + 4 + rest.len()).is_multiple_of(4) {
                rest.push(0);
            }
            uleb(&mut bytes, (rest.len() + 4 * n_types) as u32, 4);
        }
        bytes.extend_from_slice(&rest);
        for i in (0..n_types).rev() {
            if let Some(symbol) = self.landings.types[i] {
                let (at, addend) = (table + bytes.len() as u32, self.word_of(symbol).into());
                self.obj.section(Section::ExceptTable).relocs.push(Reloc { at, kind: RelocKind::Pc32, symbol: words, addend });
            }
            bytes.extend_from_slice(&[0; 4]);
        }
        bytes.extend_from_slice(&self.landings.filters);
        self.obj.section(Section::ExceptTable).bytes.extend_from_slice(&bytes);
        Some(Handler { common, tables, table })
    }
}
