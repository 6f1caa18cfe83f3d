//! Addresses of blocks and jumps to them. While code is made each address has a symbol of its own, which nobody outside
//! sees; in the end places count from the start of `.text`. Source: LLVM Language Reference, "Addresses of Basic Blocks".

use alloc::vec::Vec;

use ir::{Op, Sym};

use super::enc::{Reg, form};
use super::frame::Class;
use super::obj::{Binding, Section};
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
        let symbol = &mut self.obj.symbols[s as usize];
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
            let s = &mut self.obj.symbols[symbol as usize];
            (s.section, s.used) = (None, false);
        }
        for r in self.obj.sections.iter_mut().flat_map(|d| &mut d.relocs) {
            if let Some(at) = places[r.symbol as usize] {
                (r.symbol, r.addend) = (super::TEXT, r.addend + i64::from(at));
            }
        }
    }

    /// `llvm.indirectbr`
    pub fn indirect_branch(&mut self, op: Op) -> Option<()> {
        let m = self.w.m;
        if m.successors(op).iter().any(|&b| m.blocks[b].n_args > 0) {
            return self.unsupported("`llvm.indirectbr` to blocks with arguments");
        }
        let p = self.piece(m.operand(op, 0));
        let r = self.read(Class::Int(64), p);
        self.asm.rr(form::JMP_RM, false, Reg(0), r);
        Some(())
    }
}
