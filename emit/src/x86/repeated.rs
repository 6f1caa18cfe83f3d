//! Functions that are the same but for their names and whom they call: made once. Every function with a C interface has
//! a wrapper, and most functions share their signature with others, and what takes their descriptors apart.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Block, Module, Op, Region, Value};

use super::enc::{Reloc, RelocKind};
use super::obj::{Rows, Section};
use super::{FORWARD, Gen, TEXT};

/// Number of bodies that are remembered.
const BODIES: usize = 256;
/// Words of bodies, and bytes of code, that are kept before all is forgotten.
const KEPT: usize = 1 << 16;
/// Operations of a body that is worth a look, and operands of each.
const OPS: usize = 256;
const OPERANDS: usize = 256;

/// How far from the end of a body its call is looked for.
const NEAR: usize = 4;

const NO_CALL: u32 = u32::MAX;

/// Values are numbered from the first one of the function.
fn first_value(m: &Module, block: Block, ops: &[Op]) -> u32 {
    m.block_args(block).next().or(ops.first().map(|&op| Value(m.op_record[op].results))).map_or(0, |v| v.0)
}

/// What was made of a body.
#[derive(Clone, Copy, Default)]
struct Made {
    /// Where the body begins, and its words; none where nothing is known.
    body: (u32, u32),
    /// Where its code begins, and its bytes.
    code: (u32, u32),
    /// Where in the code the called function's place is; [`NO_CALL`] if none is called.
    call: u32,
    rows: Rows,
}

/// Bodies of functions, and their code.
#[derive(Default)]
pub struct Repeated {
    /// The body that is looked at; empty if it is none to remember.
    body: Vec<u32>,
    /// Whom it calls.
    callee: Option<u32>,
    slot: usize,
    bodies: Vec<u32>,
    code: Vec<u8>,
    made: Vec<Made>,
}

impl Gen<'_> {
    /// Puts a function like one that was made before into `.text`. `Some(false)`, with nothing done, if there is none.
    pub(super) fn repeat(&mut self, region: Region, sig: usize, symbol: u32) -> Option<bool> {
        self.repeated.body.clear();
        if self.own_extend != 0 || self.own_pointer.is_some() || self.own_variadic || self.landings.personality.is_some() {
            return Some(false);
        }
        let Some(callee) = self.look(region, sig) else { return Some(false) };
        let made = self.repeated.made.get(self.repeated.slot).copied().unwrap_or_default();
        if !self.is_like(region, sig, callee, &made) {
            self.repeated.callee = callee.map(|c| c.0);
            if self.describe(region, sig, callee).is_none() {
                self.repeated.body.clear();
            }
            return Some(false);
        }
        let callee = callee.map(|c| c.0);
        let r = &self.repeated;
        let at = self.obj.align(Section::Text, 16, 0x90);
        let d = &mut self.obj.sections[Section::Text as usize];
        d.bytes.extend_from_slice(&r.code[made.code.0 as usize..(made.code.0 + made.code.1) as usize]);
        if let Some(symbol) = callee {
            d.relocs.push(Reloc { at: at as u32 + made.call, kind: RelocKind::Plt32, symbol, addend: -4 });
        }
        if d.bytes.len() > i32::MAX as usize {
            return self.unsupported("more than 2 GiB of code");
        }
        if let Some(callee) = callee {
            self.obj.symbols[callee].used = true;
        }
        let s = &mut self.obj.symbols[symbol];
        (s.section, s.offset, s.size) = (Some(Section::Text), at, made.code.1.into());
        self.obj.frame_rows(TEXT, at, made.code.1, &made.rows, None);
        Some(true)
    }

    /// Looks at what tells bodies apart at once: the signature, how many operations there are, and the signature of what is
    /// called near the end. Whom it calls, if anybody. None if the body is none to remember.
    fn look(&mut self, region: Region, sig: usize) -> Option<Option<(u32, usize)>> {
        let m = self.w.m;
        let &[block] = m.region_blocks(region) else { return None };
        let ops = m.block_ops(block);
        if ops.is_empty() || ops.len() > OPS {
            return None;
        }
        // Behind the call stand what keeps its result, and the return.
        let call = ops.iter().rev().take(NEAR).find(|&&op| m.kind(op) == l::CALL);
        let callee = match call {
            // An intrinsic is no function.
            Some(&op) if super::named::name(m, op).is_some() => return None,
            Some(&op) => {
                let call = self.callee(op)?;
                if self.functions[call.symbol as usize] == FORWARD {
                    return None;
                }
                Some((call.symbol, call.sig))
            }
            None => None,
        };
        let signature = callee.map_or(0, |c| c.1 + 1);
        self.repeated.slot = (sig * 31 + signature * 7 + ops.len()) % BODIES;
        Some(callee)
    }

    /// Whether a body is like one that was written down.
    fn is_like(&self, region: Region, sig: usize, callee: Option<(u32, usize)>, made: &Made) -> bool {
        let (start, n) = made.body;
        let Some([own, n_ops, words @ ..]) = self.repeated.bodies.get(start as usize..(start + n) as usize) else { return false };
        let m = self.w.m;
        let &[block] = m.region_blocks(region) else { return false };
        let ops = m.block_ops(block);
        if (*own, *n_ops) != (sig as u32, ops.len() as u32) {
            return false;
        }
        let base = first_value(m, block, ops);
        let mut words = words;
        for &op in ops {
            let (kind, record) = (m.kind(op), m.op_record[op]);
            let attrs = match callee {
                Some((_, signature)) if kind == l::CALL => signature as u32,
                _ => record.attrs.0,
            };
            let Some((head, rest)) = words.split_at_checked(2) else { return false };
            if head != [u32::from(kind.0) | record.n_operands << 16, attrs] {
                return false;
            }
            words = rest;
            if record.n_results > 0 {
                let Some((result, rest)) = words.split_at_checked(2) else { return false };
                if result != [m.ty(Value(record.results)).0, record.results.wrapping_sub(base)] {
                    return false;
                }
                words = rest;
            }
            let operands = m.operands(op);
            let Some((own, rest)) = words.split_at_checked(operands.len()) else { return false };
            if !own.iter().zip(operands).fold(true, |all, (&w, v)| all & (w == v.0.wrapping_sub(base))) {
                return false;
            }
            words = rest;
        }
        true
    }

    /// Writes down all that the code of a body depends on, but for the symbol of the function that it calls. None if it is
    /// of more than one block, or there is more to it.
    fn describe(&mut self, region: Region, sig: usize, callee: Option<(u32, usize)>) -> Option<()> {
        let m = self.w.m;
        let &[block] = m.region_blocks(region) else { return None };
        let ops = m.block_ops(block);
        // Most functions have something else: that is seen before anything is written down.
        let usual = |&op: &Op| {
            matches!(
                m.kind(op),
                l::LOAD
                    | l::EXTRACTVALUE
                    | l::INSERTVALUE
                    | l::MLIR_POISON
                    | l::MLIR_UNDEF
                    | l::MLIR_CONSTANT
                    | l::ALLOCA
                    | l::STORE
                    | l::RETURN
                    | l::CALL
            )
        };
        if !ops.iter().all(usual) {
            return None;
        }
        let base = first_value(m, block, ops);
        let mut calls = 0;
        self.repeated.body.extend_from_slice(&[sig as u32, ops.len() as u32]);
        for &op in ops {
            let kind = m.kind(op);
            let record = m.op_record[op];
            let mut attrs = record.attrs.0;
            if kind == l::CALL {
                if calls > 0 {
                    return None;
                }
                (attrs, calls) = (callee?.1 as u32, 1);
            }
            let operands = m.operands(op);
            if operands.len() > OPERANDS {
                return None;
            }
            let body = &mut self.repeated.body;
            body.extend_from_slice(&[u32::from(kind.0) | (operands.len() as u32) << 16, attrs]);
            if m.n_results(op) > 0 {
                let r = m.result(op, 0);
                body.extend_from_slice(&[m.ty(r).0, r.0.wrapping_sub(base)]);
            }
            body.extend(operands.iter().map(|v| v.0.wrapping_sub(base)));
        }
        (calls == usize::from(callee.is_some())).then_some(())
    }

    /// Remembers the function that was just put into `.text`, if its body was looked at.
    pub(super) fn remember(&mut self, symbol: u32, rows: Rows) {
        let r = &mut self.repeated;
        if r.body.is_empty() {
            return;
        }
        let at = match (&self.asm.relocs[..], r.callee) {
            ([], None) => None,
            (&[Reloc { at, kind: RelocKind::Plt32, addend: -4, symbol }], Some(callee)) if symbol == callee => Some(at),
            _ => return,
        };
        let (start, size) = (self.obj.symbols[symbol].offset as usize, self.obj.symbols[symbol].size as usize);
        if r.bodies.len() + r.code.len() > KEPT || r.made.is_empty() {
            r.bodies.clear();
            r.code.clear();
            r.made.clear();
            r.made.resize(BODIES, Made::default());
        }
        r.made[r.slot] = Made {
            body: (r.bodies.len() as u32, r.body.len() as u32),
            code: (r.code.len() as u32, size as u32),
            call: at.map_or(NO_CALL, |at| at + (size - self.asm.code.len()) as u32),
            rows,
        };
        r.bodies.extend_from_slice(&r.body);
        r.code.extend_from_slice(&self.obj.sections[Section::Text as usize].bytes[start..start + size]);
    }
}
