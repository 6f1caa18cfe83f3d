//! Printing vectors: loops that print the elements one by one, for `convert-vector-to-scf`.

use alloc::vec::Vec;
use ir::dialect::{arith, scf, vector as v};
use ir::ty::Sign;
use ir::{Attr, AttrData, Block, DYNAMIC, Loc, Module, NewOp, Op, Opcode, Release, Sym, Type, TypeData, Value};

/// Cases of `punctuation`.
const NONE: u64 = 0;
const COMMA: u64 = 2;
const OPEN: u64 = 3;
const CLOSE: u64 = 4;

/// `arith.cmpi ult`
const ULT: i64 = 6;

/// Rewrites all prints of vectors below the roots, as far as no outer dimension is scalable.
pub(crate) fn run(m: &mut Module, roots: &[Op], release: &Release) {
    let mut prints: Vec<Op> = Vec::new();
    for &root in roots {
        ir::walk(m, root, |op| {
            if m.kind(op) == v::PRINT && m.operands(op).first().is_some_and(|&x| is_printable(m, m.ty(x))) {
                prints.push(op);
            }
        });
    }
    // Blocks whose lists changed, each rebuilt once.
    let mut changed: Vec<Block> = Vec::new();
    let mut expansions: Vec<(Op, Vec<Op>)> = Vec::new();
    for op in prints {
        let mut b = Builder { m, loc: Loc::UNKNOWN, open: alloc::vec![Vec::new()], release };
        b.loc = b.m.op_record[op].loc;
        b.print(op);
        let ops = b.open.pop().unwrap_or_default();
        changed.push(m.op_record[op].block);
        expansions.push((op, ops));
    }
    ir::order::sort_by_key(&mut changed, |b| b.0);
    changed.dedup();
    ir::order::sort_by_key(&mut expansions, |e| e.0);
    for block in changed {
        let mut ops: Vec<Op> = Vec::new();
        for &op in m.block_ops(block) {
            match expansions.binary_search_by_key(&op, |e| e.0) {
                Ok(i) => ops.extend_from_slice(&expansions[i].1),
                Err(_) => ops.push(op),
            }
        }
        m.set_block_ops(block, &ops);
    }
    for (op, _) in expansions {
        m.op_kind[op] = Opcode::ERASED;
    }
}

fn is_printable(m: &Module, ty: Type) -> bool {
    match m.cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => scalable == 0 || m.cx.shape(dims).len() == 1,
        _ => false,
    }
}

struct Builder<'a> {
    m: &'a mut Module,
    loc: Loc,
    /// Lists of operations under construction, outermost first.
    open: Vec<Vec<Op>>,
    release: &'a Release,
}

impl Builder<'_> {
    fn push(&mut self, op: Op) {
        if let Some(list) = self.open.last_mut() {
            list.push(op);
        }
    }
    fn value(&mut self, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr) -> Value {
        let loc = self.loc;
        let op = self.m.append(NewOp { operands, results: &[ty], attrs, ..NewOp::new(opcode, loc) });
        self.push(op);
        self.m.result(op, 0)
    }
    fn number(&mut self, n: i64) -> Value {
        let value = self.m.cx.int_attr(Type::INDEX, n);
        let attrs = self.m.cx.dict(&[(Sym::VALUE, value)]);
        self.value(arith::CONSTANT, &[], Type::INDEX, attrs)
    }
    fn mark(&mut self, punctuation: u64, of: Option<Value>) {
        let a = self.m.cx.attr(AttrData::Enum { def: ir::dialect::enums::VECTOR_PUNCTUATION, value: punctuation });
        let attrs = self.m.cx.dict(&[(Sym::PUNCTUATION, a)]);
        let loc = self.loc;
        let op = self.m.append(NewOp { operands: of.as_slice(), attrs, ..NewOp::new(v::PRINT, loc) });
        self.push(op);
    }
    /// What was put into the innermost list since it was opened, and a terminator, as the region of an operation.
    fn close(&mut self, opcode: Opcode, operands: &[Value], block: Block, n_regions: usize) {
        let loc = self.loc;
        let end = self.m.append(NewOp::new(scf::YIELD, loc));
        self.push(end);
        let ops = self.open.pop().unwrap_or_default();
        self.m.set_block_ops(block, &ops);
        let regions: Vec<ir::Region> = (0..n_regions).map(|_| self.m.new_region()).collect();
        self.m.set_region_blocks(regions[0], &[block]);
        let op = self.m.append(NewOp { operands, regions: &regions, ..NewOp::new(opcode, loc) });
        self.push(op);
    }

    fn print(&mut self, op: Op) {
        let mut x = self.m.operand(op, 0);
        let ty = self.m.ty(x);
        let dims = self.m.cx.shape_of(ty).map(|d| d.to_vec()).unwrap_or_default();
        let scalable = matches!(self.m.cx.type_data(ty), TypeData::Vector { scalable, .. } if scalable != 0);
        x = self.printable(x);
        let elem = self.m.cx.elem_type(self.m.ty(x));
        let zero_rank = dims.is_empty();
        if zero_rank && self.release.vector_extractelement {
            let to = self.m.cx.vector_type(&[1], elem);
            x = self.value(v::SHAPE_CAST, &[x], to, Attr::EMPTY_DICT);
        }
        let dims = if zero_rank { alloc::vec![1] } else { dims };
        if dims.len() > 1 {
            let Some(n) = dims.iter().try_fold(1i64, |n, &d| n.checked_mul(d)) else { return };
            let to = self.m.cx.vector_type(&[n], elem);
            x = self.value(v::SHAPE_CAST, &[x], to, Attr::EMPTY_DICT);
        }
        // Bounds and step of the loops, outermost first, with the last index, block, counter.
        let mut loops: Vec<([Value; 3], Value, Block, Value)> = Vec::new();
        for (d, &n) in dims.iter().enumerate() {
            let zero = self.number(0);
            let mut count = self.number(n);
            let one = self.number(1);
            let last = if scalable && d + 1 == dims.len() {
                let scale = self.value(v::VSCALE, &[], Type::INDEX, Attr::EMPTY_DICT);
                count = self.value(arith::MULI, &[scale, count], Type::INDEX, Attr::EMPTY_DICT);
                self.value(arith::SUBI, &[count, one], Type::INDEX, Attr::EMPTY_DICT)
            } else {
                self.number(n - 1)
            };
            self.mark(OPEN, None);
            let block = self.m.new_block(&[Type::INDEX]);
            let counter = self.m.block_args(block).next().unwrap_or(Value::NONE);
            loops.push(([zero, count, one], last, block, counter));
            self.open.push(Vec::new());
        }
        // The number of the element.
        let mut at: Option<Value> = None;
        let mut stride = 1i64;
        for (&n, l) in dims.iter().zip(&loops).rev() {
            let mut part = l.3;
            if stride != 1 {
                let s = self.number(stride);
                part = self.value(arith::MULI, &[part, s], Type::INDEX, Attr::EMPTY_DICT);
            }
            at = Some(match at {
                Some(a) => self.value(arith::ADDI, &[a, part], Type::INDEX, Attr::EMPTY_DICT),
                None => part,
            });
            stride = stride.saturating_mul(n);
        }
        let at = at.unwrap_or(Value::NONE);
        let element = if self.release.vector_extractelement {
            self.value(v::EXTRACTELEMENT, &[x, at], elem, Attr::EMPTY_DICT)
        } else if zero_rank {
            let position = self.m.cx.i64_array(&[]);
            let attrs = self.m.cx.dict(&[(Sym::STATIC_POSITION, position)]);
            self.value(v::EXTRACT, &[x], elem, attrs)
        } else {
            let position = self.m.cx.i64_array(&[DYNAMIC]);
            let attrs = self.m.cx.dict(&[(Sym::STATIC_POSITION, position)]);
            self.value(v::EXTRACT, &[x, at], elem, attrs)
        };
        self.mark(NONE, Some(element));
        while let Some((bounds, last, block, counter)) = loops.pop() {
            let p = self.m.cx.int_attr(Type::I64, ULT);
            let attrs = self.m.cx.dict(&[(Sym::PREDICATE, p)]);
            let more = self.value(arith::CMPI, &[counter, last], Type::I1, attrs);
            let then = self.m.new_block(&[]);
            self.open.push(Vec::new());
            self.mark(COMMA, None);
            self.close(scf::IF, &[more], then, 2);
            self.close(scf::FOR, &bounds, block, 1);
            self.mark(CLOSE, None);
        }
        let attrs = self.m.op_record[op].attrs;
        let loc = self.loc;
        let end = self.m.append(NewOp { attrs, ..NewOp::new(v::PRINT, loc) });
        self.push(end);
    }

    /// Elements of a width that processors have, so that they can be moved one by one.
    fn printable(&mut self, x: Value) -> Value {
        let ty = self.m.ty(x);
        let TypeData::Vector { dims, scalable, elem } = self.m.cx.type_data(ty) else { return x };
        let TypeData::Integer { width, sign } = self.m.cx.type_data(elem) else { return x };
        let wide = width.max(8).next_power_of_two();
        if wide == width {
            return x;
        }
        let vector = |m: &mut Module, width: u32, sign: Sign| {
            let elem = m.cx.ty(TypeData::Integer { width, sign });
            m.cx.ty(TypeData::Vector { dims, scalable, elem })
        };
        let mut v = x;
        if sign != Sign::Signless {
            let to = vector(self.m, width, Sign::Signless);
            v = self.value(v::BITCAST, &[v], to, Attr::EMPTY_DICT);
        }
        let to = vector(self.m, wide, Sign::Signless);
        let extend = if width == 1 || sign == Sign::Unsigned { arith::EXTUI } else { arith::EXTSI };
        v = self.value(extend, &[v], to, Attr::EMPTY_DICT);
        if sign != Sign::Signless {
            let to = vector(self.m, wide, sign);
            v = self.value(v::BITCAST, &[v], to, Attr::EMPTY_DICT);
        }
        v
    }
}
