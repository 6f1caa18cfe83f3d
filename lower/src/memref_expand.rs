//! `memref-expand` and `expand-realloc`: operations on buffers as smaller ones. Source: MLIR documentation,
//! "-expand-realloc", and mlir-opt.

use alloc::vec::Vec;

use ir::dialect::{arith, memref as mr, memref_shape, scf};
use ir::ty::DYNAMIC;
use ir::{Attr, NewOp, Op, Opcode, Sym, Type, TypeData, Value};

use crate::affine_apply::Mixed;
use crate::expand_strided_metadata::{index_value, reinterpret};
use crate::pass::PassContext;
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::TypeConverter;

/// `memref-expand`
pub fn run(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = Rules::folding();
    rules.add(&[Rule { opcode: mr::RESHAPE, rewrite: reshapes }]);
    // What release 19 takes for missing from LLVM.
    if !cx.release.atomic_maximum {
        rules.add(&[Rule { opcode: mr::ATOMIC_RMW, rewrite: atomics }]);
    }
    let keep = |o: &Opcode| !matches!(*o, mr::RESHAPE | mr::ATOMIC_RMW);
    rules.set(opcodes(scf::END, mr::END).filter(keep), Legality::Legal).set(opcodes(arith::ADDF, arith::END), Legality::Legal);
    let opts = crate::convert::options(cx);
    sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags)
}

/// `expand-realloc`
pub fn realloc(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut rules = Rules::folding();
    let rewrite = if cx.flag("emit-deallocs") {
        |rw: &mut Rewriter<'_>, ops: &[Op]| reallocs(rw, ops, true)
    } else {
        |rw: &mut Rewriter<'_>, ops: &[Op]| reallocs(rw, ops, false)
    };
    rules.add(&[Rule { opcode: mr::REALLOC, rewrite }]).set([mr::REALLOC], Legality::Illegal);
    rules.set(opcodes(scf::END, mr::END).filter(|&o| o != mr::REALLOC), Legality::Legal);
    rules.set(opcodes(arith::ADDF, arith::END), Legality::Legal).set(opcodes(ir::dialect::index::END, scf::END), Legality::Legal);
    let opts = crate::convert::options(cx);
    sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags)
}

/// Updates by a maximum or minimum as a region that computes it.
fn atomics(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let kind = rw.m.attr(op, Sym::KIND).and_then(|a| rw.m.cx.int_value(a).or(rw.m.cx.enum_value(a).map(|v| v as i64)));
        let by = match kind {
            Some(4) => arith::MAXIMUMF,
            Some(8) => arith::MINIMUMF,
            Some(5) => arith::MAXNUMF,
            Some(9) => arith::MINNUMF,
            _ => continue,
        };
        let operands = rw.m.operands(op).to_vec();
        let Some((&value, place)) = operands.split_first() else { continue };
        let ty = rw.m.ty(value);
        rw.at(op);
        let region = rw.m.new_region();
        let new = NewOp { operands: place, results: &[ty], regions: &[region], ..NewOp::new(mr::GENERIC_ATOMIC_RMW, rw.loc) };
        let new = rw.build(new);
        let block = rw.block_at_end(region, &[ty]);
        rw.at_end(block);
        let Some(old) = rw.m.block_args(block).next() else { continue };
        let v = rw.value(by, &[old, value], ty, Attr::EMPTY_DICT);
        rw.op(mr::ATOMIC_YIELD, &[v], &[], Attr::EMPTY_DICT);
        rw.replace_with(op, new);
    }
}

/// A product of strides, as far as it is known.
#[derive(Clone, Copy)]
enum Stride {
    Known(i64),
    Value(Value),
}

/// A shape in memory: sizes that the type does not say are loaded, strides multiplied.
fn reshapes(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (source, shape) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        let result = rw.m.ty(rw.m.result(op, 0));
        let TypeData::MemRef { dims, .. } = rw.m.cx.type_data(result) else { continue };
        let dims = rw.m.cx.shape(dims).to_vec();
        let shape_ty = rw.m.ty(shape);
        if rw.m.cx.shape_of(shape_ty).is_none_or(|s| s.first().is_none_or(|&n| n == DYNAMIC)) {
            continue;
        }
        let elem = rw.m.cx.elem_type(shape_ty);
        let folds = rw.opts.release.poison;
        rw.at(op);
        let mut stride = if folds { Stride::Known(1) } else { Stride::Value(index_value(rw, 1)) };
        let (mut sizes, mut strides): (Vec<Mixed>, Vec<Mixed>) = (Vec::new(), Vec::new());
        for (i, &d) in dims.iter().enumerate().rev() {
            let (size, known) = if d == DYNAMIC {
                let at = index_value(rw, i as i64);
                let mut size = rw.value(mr::LOAD, &[shape, at], elem, Attr::EMPTY_DICT);
                if elem != Type::INDEX {
                    size = rw.value(arith::INDEX_CAST, &[size], Type::INDEX, Attr::EMPTY_DICT);
                }
                (size, Mixed::Value(size))
            } else {
                (index_value(rw, d), Mixed::Number(d))
            };
            sizes.push(known);
            strides.push(match stride {
                Stride::Known(n) => Mixed::Number(n),
                Stride::Value(v) => Mixed::Value(v),
            });
            if i == 0 {
                break;
            }
            stride = match (stride, known) {
                (Stride::Known(s), Mixed::Number(n)) => Stride::Known(s.wrapping_mul(n)),
                (Stride::Known(s), _) => {
                    let s = index_value(rw, s);
                    Stride::Value(rw.value(arith::MULI, &[s, size], Type::INDEX, Attr::EMPTY_DICT))
                }
                (Stride::Value(s), _) => Stride::Value(rw.value(arith::MULI, &[s, size], Type::INDEX, Attr::EMPTY_DICT)),
            };
        }
        sizes.reverse();
        strides.reverse();
        let v = reinterpret(rw, source, result, Mixed::Number(0), &sizes, &strides);
        rw.replace(op, &[v]);
    }
}

/// A larger buffer with a copy of the old one, or the old one under another size.
fn reallocs(rw: &mut Rewriter<'_>, ops: &[Op], free: bool) {
    for &op in ops {
        let (source, asked) = (rw.m.operand(op, 0), rw.m.operands(op).get(1).copied());
        let (from, to) = (rw.m.ty(source), rw.m.ty(rw.m.result(op, 0)));
        let size_of = |rw: &Rewriter<'_>, t| rw.m.cx.shape_of(t).and_then(|s| s.first().copied()).unwrap_or(DYNAMIC);
        let (has, wants) = (size_of(rw, from), size_of(rw, to));
        rw.at(op);
        let (old, old_mixed) = if has == DYNAMIC {
            let zero = index_value(rw, 0);
            let dim = rw.value(mr::DIM, &[source, zero], Type::INDEX, Attr::EMPTY_DICT);
            (dim, Mixed::Value(dim))
        } else {
            (index_value(rw, has), Mixed::Number(has))
        };
        let (new, new_mixed) = match asked {
            Some(v) => (v, Mixed::Value(v)),
            None => (index_value(rw, wants), Mixed::Number(wants)),
        };
        let less = rw.m.cx.int_attr(Type::I64, 6);
        let less = rw.m.cx.dict_one(Sym::PREDICATE, less);
        let grows = rw.value(arith::CMPI, &[old, new], Type::I1, less);
        let regions = [rw.m.new_region(), rw.m.new_region()];
        let choice = rw.build(NewOp { operands: &[grows], results: &[to], regions: &regions, ..NewOp::new(scf::IF, rw.loc) });
        let block = rw.block_at_end(regions[0], &[]);
        rw.at_end(block);
        let segments = rw.m.cx.i32_array(&[asked.is_some() as i32, 0]);
        let mut attrs = rw.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, segments);
        if let Some(a) = rw.m.attr(op, Sym::ALIGNMENT) {
            attrs = rw.m.cx.dict_set(attrs, Sym::ALIGNMENT, a);
        }
        let buffer = rw.value(mr::ALLOC, asked.as_slice(), to, attrs);
        let part = part_of(rw, buffer, to, has, old_mixed);
        rw.op(mr::COPY, &[source, part], &[], Attr::EMPTY_DICT);
        if free {
            rw.op(mr::DEALLOC, &[source], &[], Attr::EMPTY_DICT);
        }
        rw.op(scf::YIELD, &[buffer], &[], Attr::EMPTY_DICT);
        let block = rw.block_at_end(regions[1], &[]);
        rw.at_end(block);
        let same = reinterpret(rw, source, to, Mixed::Number(0), &[new_mixed], &[Mixed::Number(1)]);
        rw.op(scf::YIELD, &[same], &[], Attr::EMPTY_DICT);
        rw.replace_with(op, choice);
    }
}

/// The first elements of a buffer.
fn part_of(rw: &mut Rewriter<'_>, buffer: Value, ty: Type, n: i64, size: Mixed) -> Value {
    let zero = rw.m.cx.i64_array(&[0]);
    let one = rw.m.cx.i64_array(&[1]);
    let mut operands = Vec::from([buffer]);
    if let Mixed::Value(v) = size {
        operands.push(v);
    }
    let sizes = rw.m.cx.i64_array(&[n]);
    let segments = rw.m.cx.i32_array(&[1, 0, operands.len() as i32 - 1, 0]);
    let attrs = rw.m.cx.dict(&[
        (Sym::OPERAND_SEGMENT_SIZES, segments),
        (Sym::STATIC_OFFSETS, zero),
        (Sym::STATIC_SIZES, sizes),
        (Sym::STATIC_STRIDES, one),
    ]);
    let result = memref_shape::subview(&rw.m.cx, ty, &[0], &[n], &[1]).map_or(ty, |p| p.ty(&mut rw.m.cx, ty));
    rw.value(mr::SUBVIEW, &operands, result, attrs)
}
