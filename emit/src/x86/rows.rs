//! Vectors of integers of whole words, of 128 bits and more: no register has them, so they are rows of words as the integers are.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Op, Opcode, Sym, Value};

use super::Gen;
use super::enc::{Base, Mem, Reg, form};
use super::frame::{Class, Piece};

const WORD: Class = Class::Int(64);

impl Gen<'_> {
    /// Words of a lane, if a value is such a vector.
    pub(super) fn words_of_lane(&self, v: Value) -> Option<u32> {
        let elem = super::vector::element(self.w.cx, self.w.m.ty(v));
        let w = self.w.cx.int_width(elem).filter(|w| *w > 64 && w % 64 == 0)?;
        self.is_vector(v).then_some(w / 64)
    }
    /// Lanes of a vector of any kind that there is code for.
    pub(super) fn n_lanes(&self, v: Value) -> Option<u32> {
        match self.words_of_lane(v) {
            Some(words) => Some(self.values[v].1 / words),
            None => self.shape(v).map(|s| s.n),
        }
    }
}

/// Writes pieces to the frame, word by word.
fn write(g: &mut Gen<'_>, pieces: &[Piece], at: Mem) {
    for (i, &p) in pieces.iter().enumerate() {
        let kept = g.f.pinned;
        g.store_piece(WORD, p, Mem { disp: at.disp + 8 * i as i32, ..at });
        g.unpin(kept);
    }
}

/// Selects what moves lanes of such vectors; `None` for anything else.
pub(super) fn select(g: &mut Gen<'_>, op: Op, k: Opcode) -> Option<Option<()>> {
    let m = g.w.m;
    if !matches!(k, l::EXTRACTELEMENT | l::INSERTELEMENT | l::SHUFFLEVECTOR) {
        return None;
    }
    let a = *m.operands(op).first()?;
    let words = g.words_of_lane(a)? as usize;
    Some(moved(g, op, k, a, words))
}

fn moved(g: &mut Gen<'_>, op: Op, k: Opcode, a: Value, words: usize) -> Option<()> {
    let m = g.w.m;
    let r = m.result(op, 0);
    let (from, n) = (g.pieces(a).to_vec(), g.pieces(r).len());
    let out = g.f.room(8 * n as u32, 8);
    if k == l::SHUFFLEVECTOR {
        let mask = m.attr(op, Sym::MASK).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
        if mask.len() * words != n {
            return g.unsupported("this shuffle");
        }
        let second = g.pieces(m.operand(op, 1)).to_vec();
        let both: Vec<Piece> = from.into_iter().chain(second).collect();
        for (i, lane) in mask.iter().enumerate() {
            let Some(lane) = usize::try_from(*lane).ok().and_then(|l| both.get(l * words..(l + 1) * words)) else { continue };
            write(g, lane, Mem::at(Reg::RBP, out + 8 * (i * words) as i32));
        }
        g.result_at(r, out, 8);
        return Some(());
    }
    let index = m.operand(op, if k == l::EXTRACTELEMENT { 1 } else { 2 });
    // A lane that is not there is anything, but not memory elsewhere.
    let lanes = (from.len() / words).next_power_of_two();
    let row = g.f.room(8 * (lanes * words) as u32, 8);
    write(g, &from, Mem::at(Reg::RBP, row));
    let mut lane = Mem::at(Reg::RBP, row);
    match g.piece(index) {
        Piece::C(i) => lane.disp += 8 * (words * (i as usize & (lanes - 1))) as i32,
        p => {
            let (Class::Int(w), 1) = (g.class(index)?, g.pieces(index).len()) else {
                return g.unsupported("a lane named by a number of this type");
            };
            let t = g.temp_from(Class::Int(w), p);
            g.extend_reg(t, t, w, false, true);
            g.asm.alu_imm(4, true, t, lanes as i32 - 1);
            g.asm.rr(form::IMUL_I32, true, t, t);
            g.asm.imm32(words as i32);
            lane = Mem { base: Base::Reg(Reg::RBP), index: Some((t, 3)), disp: row };
        }
    }
    if k == l::INSERTELEMENT {
        let e = g.pieces(m.operand(op, 1)).to_vec();
        write(g, &e, lane);
        g.result_at(r, row, 8);
        return Some(());
    }
    let t = g.temp(false);
    for i in 0..words as i32 {
        g.load_frame(WORD, t, Mem { disp: lane.disp + 8 * i, ..lane });
        g.store_frame(WORD, t, out + 8 * i);
    }
    g.result_at(r, out, 8);
    Some(())
}
