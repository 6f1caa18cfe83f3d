//! Addresses of blocks and jumps to them. While code is made each address has a symbol of its own, which nobody outside
//! sees; in the end places count from the start of `.text`. Source: LLVM Language Reference, "Addresses of Basic Blocks".

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Sym};

use super::call::{Dst, Move};
use super::enc::{Mem, Reg, form};
use super::frame::{Class, Piece};
use super::obj::{Binding, Section};
use super::ra::{SCRATCH, XSCRATCH};
use super::{Gen, Numbers};

/// Blocks by their function's symbol and their tag.
#[derive(Default, Debug)]
pub struct Blocks {
    /// Those whose address is taken: places in the list.
    taken: Numbers,
    /// Their symbols, what they are, and where the address is taken first.
    list: Vec<(u32, u128, Op)>,
    /// Where blocks with a tag stand in `.text`.
    places: Numbers,
    /// Those of the function being made: the tag, and the place in its code.
    pub tags: Vec<(u32, u32)>,
    /// Where jumps by address enter the block being made.
    pub entry: u32,
    /// Jumps by address in the function being made.
    pub jumps: Vec<Op>,
    /// Pieces of arguments of the blocks that those lead to: which slots they come in.
    pub boxes: Numbers,
    /// Those slots, once they are asked for, and the position of the last jump that wrote them.
    slots: Vec<(i32, u32)>,
}

/// A block in tables.
fn block(function: u32, tag: u32) -> u128 {
    u128::from(function) << 32 | u128::from(tag)
}

impl Gen<'_> {
    /// The symbol of a block.
    pub fn block_symbol(&mut self, function: Sym, tag: u32) -> Option<u32> {
        let block = block(self.symbol(function)?, tag);
        if let Some(&i) = self.blocks.taken.get(&block) {
            return Some(self.blocks.list[i as usize].0);
        }
        let s = self.obj.symbol("");
        self.functions.resize(self.functions.len().max(s as usize + 1), super::NO_FUNCTION);
        let symbol = &mut self.obj.symbols[s];
        (symbol.section, symbol.binding) = (Some(Section::Text), Binding::Local);
        self.blocks.taken.insert(block, self.blocks.list.len() as u32);
        self.blocks.list.push((s, block, self.w.at));
        Some(s)
    }
    /// Notes where the blocks of a function stand that was put into `.text`.
    pub fn place_blocks(&mut self, function: u32, start: u64) {
        for (tag, at) in self.blocks.tags.drain(..) {
            // There is less than 2 GiB of code.
            self.blocks.places.insert(block(function, tag), start as u32 + at);
        }
    }
    /// Makes addresses of blocks distances from the start of `.text`.
    pub fn resolve_blocks(&mut self) {
        let list = core::mem::take(&mut self.blocks.list);
        if list.is_empty() {
            return;
        }
        let mut places = alloc::vec![None; self.obj.symbols.len()];
        for (symbol, block, op) in list {
            self.w.at = op;
            places[symbol as usize] = self.blocks.places.get(&block).copied();
            if places[symbol as usize].is_none() {
                self.unsupported_op("the address of a block that nothing leads to");
            }
            // Nobody sees it.
            let s = &mut self.obj.symbols[symbol];
            (s.section, s.used) = (None, false);
        }
        for r in self.obj.sections.iter_mut().flat_map(|d| &mut d.relocs) {
            if let Some(at) = places[r.symbol as usize] {
                (r.symbol, r.addend) = (super::TEXT, r.addend + i64::from(at));
            }
        }
    }

    /// `llvm.indirectbr`: it does not know which block it leads to, so it leaves what it passes to any of them in slots that
    /// nothing else uses, and the block that is entered takes its arguments out of those. No slot is read before the jump,
    /// so the order does not matter.
    pub fn indirect_branch(&mut self, op: Op) -> Option<()> {
        let p = self.piece(self.w.m.operand(op, 0));
        let r = self.read(Class::Int(64), p);
        for (d, from) in self.passed(op)? {
            let class = self.f.v[d].class;
            let i = self.blocks.boxes.get(&u128::from(d)).map_or(0, |&i| i as usize);
            let at = self.mailbox(i, class);
            // Arguments that share a slot are passed the same.
            let last = core::mem::replace(&mut self.blocks.slots[i].1, self.f.pos);
            if last != self.f.pos && from != Piece::Undef {
                self.moves(&mut [Move { to: Dst::Mem(Mem::at(Reg::RBP, at)), from, class, extend: 0 }]);
            }
        }
        self.asm.rr(form::JMP_RM, false, Reg(0), r);
        Some(())
    }
    /// Pieces of the arguments of the blocks that a jump may lead to, and what it passes for each.
    fn passed(&mut self, op: Op) -> Option<Vec<(u32, Piece)>> {
        let m = self.w.m;
        let mut list = Vec::new();
        let mut seen = Numbers::default();
        let mut first = 1;
        for &b in m.successors(op) {
            let n = m.blocks[b].n_args as usize;
            let values = &m.operands(op)[first..first + n];
            let before = seen.insert(b.0.into(), first as u32);
            if before.is_some_and(|at| m.operands(op)[at as usize..at as usize + n] != *values) {
                return self.unsupported("`llvm.indirectbr` that passes different things to one block");
            }
            first += n;
            for (arg, &v) in m.block_args(b).zip(values).filter(|_| before.is_none()) {
                for (&d, &p) in self.pieces(arg).iter().zip(self.pieces(v)) {
                    match d {
                        Piece::V(d) if self.f.v[d].is_wanted() => list.push((d, p)),
                        _ => {}
                    }
                }
            }
        }
        Some(list)
    }
    /// Gives the arguments of blocks that jumps by address lead to their slots. Those that every such jump passes the same
    /// share one: in a loop around one jump most blocks are passed the same.
    pub fn mailboxes(&mut self) -> Option<()> {
        // Dropped: emptying what was large once takes as long again.
        self.blocks.boxes = Numbers::default();
        self.blocks.slots.clear();
        let mut n = 0;
        for op in core::mem::take(&mut self.blocks.jumps) {
            self.w.at = op;
            // Groups that differ already, or are passed different things here, are parted.
            let mut groups = Numbers::default();
            for (d, p) in self.passed(op)? {
                let class = self.f.v[d].class;
                let (tag, bits) = match p {
                    Piece::V(v) => (1u128, v.into()),
                    Piece::C(c) => (2, c),
                    Piece::Sym(s, at) => (3, u64::from(s) << 32 | u64::from(at as u32)),
                    Piece::Frame(at) => (4, at as u64),
                    Piece::K(k) => (5, k.into()),
                    Piece::Undef => (6, 0),
                };
                let group = self.blocks.boxes.get(&u128::from(d)).map_or(0, |&i| u128::from(i) + 1);
                let key = group << 80 | u128::from(class.is_float()) << 76 | u128::from(class.spill()) << 68 | tag << 64 | u128::from(bits);
                let i = groups.get(&key).map_or(n, |&i| i);
                if i == n {
                    groups.insert(key, n);
                    n += 1;
                }
                self.blocks.boxes.insert(d.into(), i);
            }
        }
        self.blocks.slots.resize(n as usize, (0, u32::MAX));
        Some(())
    }
    fn mailbox(&mut self, i: usize, class: Class) -> i32 {
        if self.blocks.slots[i].0 == 0 {
            let n = u32::from(class.spill());
            self.blocks.slots[i].0 = self.f.room(n, n);
        }
        self.blocks.slots[i].0
    }
    /// The start of a block: where jumps by address enter it, its arguments are taken out of their slots; all else goes
    /// past that.
    pub fn enter(&mut self, place: usize) {
        let m = self.w.m;
        let b = self.f.order[place];
        self.blocks.entry = self.asm.at();
        let (mut first, any) = (true, !self.blocks.boxes.is_empty());
        for v in m.block_args(b).filter(|_| any) {
            let (start, n) = self.values[v];
            for k in start..start + n {
                let Piece::V(d) = self.f.pieces[k as usize] else { continue };
                let Some(&i) = self.blocks.boxes.get(&u128::from(d)) else { continue };
                if core::mem::take(&mut first) {
                    let before = m.terminator(self.f.order[place - 1]);
                    if before.is_some_and(|t| m.kind(t) != l::INDIRECTBR && m.successors(t).contains(&b)) {
                        self.asm.jump(None, place as u32);
                    }
                    self.blocks.entry = self.asm.at();
                }
                let x = self.f.v[d];
                let from = Mem::at(Reg::RBP, self.mailbox(i as usize, x.class));
                if x.home != Reg::NONE {
                    self.load_frame(x.class, x.home, from);
                    continue;
                }
                let t = if x.class.is_float() { XSCRATCH } else { SCRATCH };
                self.load_frame(x.class, t, from);
                let at = self.slot(d);
                self.store_frame(x.class, t, at);
            }
        }
        self.asm.bind(place as u32);
    }
}
