//! Printing vectors: loops that print the elements one by one, for `convert-vector-to-scf`.

use alloc::vec::Vec;
use ir::dialect::{arith, scf, vector as v};
use ir::ty::Sign;
use ir::{Attr, AttrData, Block, DYNAMIC, Module, NewOp, Op, Opcode, Region, Sym, Type, TypeData, Value};

use crate::sweep::Rewriter;

/// Cases of `punctuation`.
const NONE: u64 = 0;
const COMMA: u64 = 2;
const OPEN: u64 = 3;
const CLOSE: u64 = 4;

/// `arith.cmpi ult`
const ULT: i64 = 6;

/// The rule, for vectors of which no outer dimension is scalable.
pub(crate) fn prints(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        if rw.m.operands(op).first().is_some_and(|&x| is_printable(rw.m, rw.m.ty(x))) {
            rw.at(op);
            rw.filled_in_place = true;
            if (Builder { op, rw, open: Vec::new() }).print().is_some() {
                rw.erase(op);
            }
        }
    }
}

fn is_printable(m: &Module, ty: Type) -> bool {
    match m.cx.type_data(ty) {
        TypeData::Vector { dims, scalable, .. } => scalable == 0 || m.cx.shape(dims).len() == 1,
        _ => false,
    }
}

struct Builder<'a, 'b> {
    op: Op,
    rw: &'a mut Rewriter<'b>,
    /// The bodies of loops and conditions that are filled, the innermost last.
    open: Vec<(Region, Block)>,
}

impl Builder<'_, '_> {
    fn value(&mut self, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr) -> Value {
        self.rw.value(opcode, operands, ty, attrs)
    }
    fn number(&mut self, n: i64) -> Value {
        let value = self.rw.m.cx.int_attr(Type::INDEX, n);
        let attrs = self.rw.m.cx.dict_one(Sym::VALUE, value);
        self.value(arith::CONSTANT, &[], Type::INDEX, attrs)
    }
    fn mark(&mut self, punctuation: u64, of: Option<Value>) {
        let a = self.rw.m.cx.attr(AttrData::Enum { def: ir::dialect::enums::VECTOR_PUNCTUATION, value: punctuation });
        let attrs = self.rw.m.cx.dict_one(Sym::PUNCTUATION, a);
        self.rw.op(v::PRINT, of.as_slice(), &[], attrs);
    }
    /// A body, which is filled from now on.
    fn open(&mut self, args: &[Type]) -> Block {
        let region = self.rw.m.new_region();
        let block = self.rw.block_at_end(region, args);
        self.open.push((region, block));
        self.rw.at_end(block);
        block
    }
    /// Ends the innermost body, and puts its operation where that was opened.
    fn close(&mut self, opcode: Opcode, operands: &[Value], n_regions: usize) {
        self.rw.op(scf::YIELD, &[], &[], Attr::EMPTY_DICT);
        let mut regions: Vec<Region> = self.open.pop().map(|o| o.0).into_iter().collect();
        regions.resize_with(n_regions, || self.rw.m.new_region());
        let loc = self.rw.loc;
        match self.open.last() {
            Some(&(_, block)) => self.rw.at_end(block),
            None => self.rw.at(self.op),
        }
        self.rw.build(NewOp { operands, regions: &regions, ..NewOp::new(opcode, loc) });
    }

    fn print(&mut self) -> Option<()> {
        let op = self.op;
        let mut x = self.rw.m.operand(op, 0);
        let ty = self.rw.m.ty(x);
        let dims = self.rw.m.cx.shape_of(ty).map(|d| d.to_vec()).unwrap_or_default();
        let scalable = matches!(self.rw.m.cx.type_data(ty), TypeData::Vector { scalable, .. } if scalable != 0);
        x = self.printable(x);
        let elem = self.rw.m.cx.elem_type(self.rw.m.ty(x));
        let zero_rank = dims.is_empty();
        if zero_rank && self.rw.opts.release.vector_extractelement {
            let to = self.rw.m.cx.vector_type(&[1], elem);
            x = self.value(v::SHAPE_CAST, &[x], to, Attr::EMPTY_DICT);
        }
        let dims = if zero_rank { alloc::vec![1] } else { dims };
        if dims.len() > 1 {
            let n = dims.iter().try_fold(1i64, |n, &d| n.checked_mul(d))?;
            let to = self.rw.m.cx.vector_type(&[n], elem);
            x = self.value(v::SHAPE_CAST, &[x], to, Attr::EMPTY_DICT);
        }
        // Bounds and step of the loops, outermost first, with the last index and the counter.
        let mut loops: Vec<([Value; 3], Value, Value)> = Vec::new();
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
            let block = self.open(&[Type::INDEX]);
            let counter = self.rw.m.block_args(block).next()?;
            loops.push(([zero, count, one], last, counter));
        }
        // The number of the element.
        let mut at: Option<Value> = None;
        let mut stride = 1i64;
        for (&n, l) in dims.iter().zip(&loops).rev() {
            let mut part = l.2;
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
        let element = if self.rw.opts.release.vector_extractelement {
            self.value(v::EXTRACTELEMENT, &[x, at], elem, Attr::EMPTY_DICT)
        } else if zero_rank {
            let position = self.rw.m.cx.i64_array(&[]);
            let attrs = self.rw.m.cx.dict_one(Sym::STATIC_POSITION, position);
            self.value(v::EXTRACT, &[x], elem, attrs)
        } else {
            let position = self.rw.m.cx.i64_array(&[DYNAMIC]);
            let attrs = self.rw.m.cx.dict_one(Sym::STATIC_POSITION, position);
            self.value(v::EXTRACT, &[x, at], elem, attrs)
        };
        self.mark(NONE, Some(element));
        while let Some((bounds, last, counter)) = loops.pop() {
            let p = self.rw.m.cx.int_attr(Type::I64, ULT);
            let attrs = self.rw.m.cx.dict_one(Sym::PREDICATE, p);
            let more = self.value(arith::CMPI, &[counter, last], Type::I1, attrs);
            self.open(&[]);
            self.mark(COMMA, None);
            self.close(scf::IF, &[more], 2);
            self.close(scf::FOR, &bounds, 1);
            self.mark(CLOSE, None);
        }
        let attrs = self.rw.m.op_record[op].attrs;
        self.rw.op(v::PRINT, &[], &[], attrs);
        Some(())
    }

    /// Elements of a width that processors have, so that they can be moved one by one.
    fn printable(&mut self, x: Value) -> Value {
        let ty = self.rw.m.ty(x);
        let TypeData::Vector { dims, scalable, elem } = self.rw.m.cx.type_data(ty) else { return x };
        let TypeData::Integer { width, sign } = self.rw.m.cx.type_data(elem) else { return x };
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
            let to = vector(self.rw.m, width, Sign::Signless);
            v = self.value(v::BITCAST, &[v], to, Attr::EMPTY_DICT);
        }
        let to = vector(self.rw.m, wide, Sign::Signless);
        let extend = if width == 1 || sign == Sign::Unsigned { arith::EXTUI } else { arith::EXTSI };
        v = self.value(extend, &[v], to, Attr::EMPTY_DICT);
        if sign != Sign::Signless {
            let to = vector(self.rw.m, wide, sign);
            v = self.value(v::BITCAST, &[v], to, Attr::EMPTY_DICT);
        }
        v
    }
}
