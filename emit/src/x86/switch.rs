//! `llvm.switch`: the cases in their order, taken together where one test or one table is enough for several, and under
//! that a balanced tree of comparisons. Tables stand behind the function in `.text` and hold distances, so they need no
//! relocations and are the same in every container.

use alloc::vec::Vec;

use ir::{AttrData, Op, Sym, Value};

use super::Gen;
use super::enc::{Label, Mem, Reg, cc, form};
use super::frame::{Class, Piece};
use super::ra::SCRATCH;

/// So many runs are tested one after the other.
const CHAIN: usize = 3;
/// A table has so many cases, at least.
const TABLE: usize = 4;
/// From one case of a table to the next it is so far, on average.
const STEP: u64 = 4;
/// So many edges back it is looked for one that passes the same.
const SEEN: usize = 16;

/// Numbers that one test is for.
struct Run {
    first: i64,
    last: i64,
    /// Where they go, or their table.
    to: Label,
    table: bool,
}

/// What all tests of a switch know.
struct Tests {
    /// The number, sign-extended to 32 or, if `wide`, 64 bits.
    value: Reg,
    wide: bool,
    /// For addresses of tables.
    base: Reg,
    default: Label,
}

/// The way to a block that takes arguments.
struct Edge {
    label: Label,
    successor: usize,
    /// Where what it passes begins in the operand pool.
    first: u32,
}

impl Gen<'_> {
    /// `llvm.switch`
    pub fn switch(&mut self, op: Op, place: usize) -> Option<()> {
        let m = self.w.m;
        let cx = self.w.cx;
        let v = m.operand(op, 0);
        let Class::Int(w) = self.class(v)? else { return None };
        let (data, splat) = match m.attr(op, Sym::CASE_VALUES).map(|a| cx.attr_data(a)) {
            Some(AttrData::Dense { data, splat, .. }) => (cx.bytes.get(data), splat),
            _ => (&[][..], false),
        };
        let width = m.cx.int_width(m.ty(v)).unwrap_or(u32::from(w));
        let size = (width as usize).div_ceil(8);
        let rows = self.pieces(v).len() > 1;
        let mut wide: Vec<(usize, Label)> = Vec::new();
        let mut cases: Vec<(i64, Label)> = Vec::with_capacity(m.successors(op).len());
        let mut edges: Vec<Edge> = Vec::new();
        let r = m.op_record[op];
        let mut first = r.operands + r.n_operands - m.successors(op).iter().map(|&b| m.blocks[b].n_args).sum::<u32>();
        let mut default = 0;
        for (successor, &block) in m.successors(op).iter().enumerate() {
            let mut label = self.f.place[block.0 as usize];
            let n = m.blocks[block].n_args;
            if n > 0 {
                // Cases that pass the same to the same block go one way, if that was seen not long ago.
                let passed = |first: u32| &m.operand_pool.as_slice()[first as usize..(first + n) as usize];
                let same = |e: &&Edge| m.successors(op)[e.successor] == block && passed(e.first) == passed(first);
                label = match edges.iter().rev().take(SEEN).find(same) {
                    Some(e) => e.label,
                    None => {
                        let label = self.asm.label();
                        edges.push(Edge { label, successor, first });
                        label
                    }
                };
                first += n;
            }
            let Some(i) = successor.checked_sub(1) else {
                default = label;
                continue;
            };
            let at = if splat { 0 } else { i * size };
            let mut word = [0u8; 8];
            let Some(b) = data.get(at..at + size) else { return self.unsupported("these case values") };
            if rows {
                wide.push((at, label));
                continue;
            }
            word[..size].copy_from_slice(b);
            cases.push((ir::context::sext(u64::from_le_bytes(word), u32::from(w)), label));
        }
        if rows {
            self.wide_tests(v, &wide.iter().map(|&(at, to)| (&data[at..at + size], to)).collect::<Vec<_>>());
        } else {
            ir::order::sort_by_key(&mut cases, |c| c.0);
            cases.dedup_by_key(|c| c.0);
            let runs = self.runs(&cases, default);
            let p = self.piece(v);
            let value = match w {
                32 | 64 => self.read(Class::Int(w), p),
                _ => {
                    let r = self.temp_from(Class::Int(w), p);
                    self.extend_reg(r, r, w, true, false);
                    r
                }
            };
            let base = if runs.iter().any(|r| r.table) { self.temp(false) } else { Reg::NONE };
            self.tests(&Tests { value, wide: w > 32, base, default }, &runs, true);
        }
        // The default edge is the first, if it is one.
        let n = edges.len();
        if n == 0 || edges[0].successor > 0 {
            self.go(op, 0, if n == 0 { place } else { usize::MAX - 1 });
        }
        for (i, e) in edges.into_iter().enumerate() {
            self.asm.bind(e.label);
            self.pass_to(m.successors(op)[e.successor], e.first);
            self.go(op, e.successor, if i + 1 == n { place } else { usize::MAX - 1 });
        }
        Some(())
    }

    /// Takes cases in order together: neighbours that go to one place, and what is dense enough for a table.
    fn runs(&mut self, cases: &[(i64, Label)], default: Label) -> Vec<Run> {
        let mut runs = Vec::with_capacity(cases.len());
        let mut rest = cases;
        while let Some(&(first, to)) = rest.first() {
            let distance = |k: usize| rest[k].0.wrapping_sub(first) as u64;
            let dense = (1..rest.len()).find(|&k| distance(k) > STEP * k as u64).unwrap_or(rest.len());
            let same = (1..rest.len()).find(|&k| distance(k) != k as u64 || rest[k].1 != to).unwrap_or(rest.len());
            let table = dense > same && dense >= TABLE;
            let (run, behind) = rest.split_at(if table { dense } else { same });
            let last = run[run.len() - 1].0;
            let to = if table {
                let mut words = alloc::vec![default; distance(run.len() - 1) as usize + 1];
                run.iter().for_each(|c| words[c.0.wrapping_sub(first) as usize] = c.1);
                self.asm.table(words)
            } else {
                to
            };
            runs.push(Run { first, last, to, table });
            rest = behind;
        }
        runs
    }

    /// Tests runs in order; what belongs to none goes to the default, which follows if these are the `last` tests.
    fn tests(&mut self, t: &Tests, runs: &[Run], last: bool) {
        if runs.len() > CHAIN {
            let (low, high) = runs.split_at(runs.len() / 2);
            let below = self.asm.label();
            self.compare_number(t, high[0].first);
            self.asm.jump(Some(cc::L), below);
            self.tests(t, high, false);
            self.asm.bind(below);
            return self.tests(t, low, last);
        }
        for (i, r) in runs.iter().enumerate() {
            if r.first == r.last {
                self.compare_number(t, r.first);
                self.asm.jump(Some(cc::E), r.to);
                continue;
            }
            match i32::try_from(r.first.wrapping_neg()) {
                Ok(d) => self.asm.rm(form::LEA, t.wide, SCRATCH, Mem::at(t.value, d), 0),
                Err(_) => {
                    self.asm.mov_imm(SCRATCH, r.first.wrapping_neg() as u64, false);
                    self.asm.rr(form::ADD_RM, t.wide, SCRATCH, t.value);
                }
            }
            // Fewer than 2^31: there are no more cases, and few words for each.
            self.asm.alu_imm(7, t.wide, SCRATCH, r.last.wrapping_sub(r.first) as i32);
            if !r.table {
                self.asm.jump(Some(cc::BE), r.to);
                continue;
            }
            let next = if i + 1 == runs.len() { t.default } else { self.asm.label() };
            self.asm.jump(Some(cc::A), next);
            self.asm.address(t.base, r.to);
            self.asm.rm(form::MOVSXD, true, SCRATCH, Mem { index: Some((SCRATCH, 2)), ..Mem::at(t.base, 0) }, 0);
            self.asm.rr(form::ADD_RM, true, SCRATCH, t.base);
            self.asm.rr(form::JMP_RM, false, Reg(0), SCRATCH);
            if next != t.default {
                self.asm.bind(next);
            }
        }
        let ends = runs.last().is_some_and(|r| r.table);
        if !last && !ends {
            self.asm.jump(None, t.default);
        }
    }

    /// Tests a number of several words, case by case: whether any bit differs.
    fn wide_tests(&mut self, v: Value, cases: &[(&[u8], Label)]) {
        let pieces = self.pieces(v).to_vec();
        let above = self.w.cx.int_width(self.ty(v)).map_or(0, |w| w.wrapping_neg() % 64) as u8;
        let (differs, t) = (self.temp(false), self.temp(false));
        let kept = self.f.pinned;
        for &(bytes, to) in cases {
            for (i, &p) in pieces.iter().enumerate() {
                let mut word = [0u8; 8];
                word.iter_mut().zip(bytes.iter().skip(8 * i)).for_each(|(to, &from)| *to = from);
                let mut number = u64::from_le_bytes(word);
                let reg = if i == 0 { differs } else { t };
                self.copy_to(Class::Int(64), reg, p);
                if i + 1 == pieces.len() {
                    // What is above the width is shifted out.
                    self.shift_imm(form::SHL_I, true, reg, above);
                    number <<= above;
                }
                self.alu(form::XOR_RM, 6, true, Class::Int(64), reg, Piece::C(number));
                if i > 0 {
                    self.asm.rr(form::OR_RM, true, differs, t);
                }
                self.unpin(kept);
            }
            self.asm.jump(Some(cc::E), to);
        }
    }

    fn compare_number(&mut self, t: &Tests, n: i64) {
        match i32::try_from(n) {
            Ok(n) => self.asm.alu_imm(7, t.wide, t.value, n),
            Err(_) => {
                self.asm.mov_imm(SCRATCH, n as u64, true);
                self.asm.rr(form::CMP_RM, true, t.value, SCRATCH);
            }
        }
    }
}
