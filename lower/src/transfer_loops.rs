//! `convert-vector-to-scf`: transfers of several dimensions, and of elements that do not stand behind each other, as
//! loops over smaller ones. First maps that permute become transpositions and broadcasts. Source: MLIR documentation,
//! "'vector' Dialect", and mlir-opt.

use alloc::vec::Vec;

use ir::affine;
use ir::attr::AffineMap;
use ir::dialect::vector_syntax::{is_minor_identity, projected, sizes, vector as vector_type};
use ir::dialect::{affine as affine_dialect, arith, memref, scf, tensor, vector as v};
use ir::ty::DYNAMIC;
use ir::{Attr, Block, NewOp, Op, Opcode, Sym, Traits, Type, TypeData, Value};

use crate::affine_apply::Mixed;
use crate::affine_canon::{Applied, compose};
use crate::expand_strided_metadata::index_value;
use crate::pass::PassContext;
use crate::sweep::{Rewriter, Rule, Rules};
use crate::vector_lower::{broadcast, extract, has_rows, insert, splat};

/// `convert-vector-to-scf`
pub fn pass(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut opts = crate::convert::options(cx);
    opts.transfer_rank = cx.number("target-rank") as u32;
    opts.unroll_transfers = cx.flag("full-unroll");
    opts.lower_tensors = cx.flag("lower-tensors");
    let (version, diags) = (cx.release.version, &mut *cx.diags);
    let mut run = |rules: &[Rule]| {
        let mut set = Rules::new();
        set.add(rules);
        crate::greedy_rules::run(cx.m, version, ops, &set, &opts, diags)
    };
    run(PERMUTED) && run(LOOPS)
}

static PERMUTED: &[Rule] =
    &[Rule { opcode: v::TRANSFER_READ, rewrite: permuted_reads }, Rule { opcode: v::TRANSFER_WRITE, rewrite: permuted_writes }];
static LOOPS: &[Rule] = &[
    Rule { opcode: v::PRINT, rewrite: crate::vector_print_loops::prints },
    Rule { opcode: v::TRANSFER_READ, rewrite: loops },
    Rule { opcode: v::TRANSFER_WRITE, rewrite: loops },
];

/// Most rows that are unrolled.
const MAX_UNROLLED: i64 = 1 << 12;

/// A transfer.
#[derive(Clone)]
struct Transfer {
    write: bool,
    /// Whether it reads or writes a tensor: a write then gives a new one.
    tensor: bool,
    base: Value,
    indices: Vec<Value>,
    /// The padding of a read.
    padding: Option<Value>,
    mask: Option<Value>,
    vector: Type,
    /// For each dimension of the vector, that of the memory; none if it repeats.
    map: Vec<Option<u32>>,
    inside: Vec<bool>,
}

fn read(rw: &Rewriter<'_>, op: Op) -> Option<Transfer> {
    let operands = rw.m.operands(op);
    let write = rw.m.kind(op) == v::TRANSFER_WRITE;
    let first = usize::from(write);
    let base = operands[first];
    let (TypeData::MemRef { dims, .. } | TypeData::Tensor { dims, .. }) = rw.m.cx.type_data(rw.m.ty(base)) else { return None };
    let tensor = matches!(rw.m.cx.type_data(rw.m.ty(base)), TypeData::Tensor { .. });
    let n = rw.m.cx.shape(dims).len();
    let indices = operands.get(first + 1..first + 1 + n)?.to_vec();
    let rest = &operands[first + 1 + n..];
    let padding = if write { None } else { rest.first().copied() };
    let mask = rest.get(usize::from(!write)).copied();
    let vector = rw.m.ty(if write { operands[0] } else { rw.m.result(op, 0) });
    let map = affine::attr_map(&rw.m.cx, rw.m.attr(op, Sym::PERMUTATION_MAP)?)?;
    let map = projected(&rw.m.cx, map)?;
    let told = rw.m.attr(op, Sym::IN_BOUNDS).and_then(|a| rw.m.cx.array_items(a)).unwrap_or_default();
    let inside = (0..map.len()).map(|i| told.get(i) == Some(&Attr::TRUE)).collect();
    let masked = rw.m.parent_op(op).is_some_and(|p| rw.m.kind(p) == v::MASK_OP);
    // Memory of vectors is left alone, as are operations under a mask.
    if masked || rw.m.cx.elem_type(rw.m.ty(base)) != rw.m.cx.elem_type(vector) {
        return None;
    }
    Some(Transfer { write, tensor, base, indices, padding, mask, vector, map, inside })
}

fn map_of(rw: &mut Rewriter<'_>, n: usize, map: &[Option<u32>]) -> AffineMap {
    let exprs: Vec<_> = map
        .iter()
        .map(|d| match d {
            Some(d) => affine::dim(&mut rw.m.cx, *d),
            None => affine::constant(&mut rw.m.cx, 0),
        })
        .collect();
    affine::map(&mut rw.m.cx, n as u32, 0, &exprs)
}

/// Appends a transfer; the vector that it reads, or the tensor that it makes.
fn emit(rw: &mut Rewriter<'_>, t: &Transfer, value: Option<Value>) -> Option<Value> {
    let map = map_of(rw, t.indices.len(), &t.map);
    let map = affine::map_attr(&mut rw.m.cx, map);
    let inside: Vec<Attr> = t.inside.iter().map(|&i| if i { Attr::TRUE } else { Attr::FALSE }).collect();
    let inside = rw.m.cx.array_attr(&inside);
    let (n, mask) = (t.indices.len() as i32, i32::from(t.mask.is_some()));
    let segments = rw.m.cx.i32_array(&if t.write { [1, 1, n, mask] } else { [1, n, 1, mask] });
    let attrs = rw.m.cx.dict(&[(Sym::IN_BOUNDS, inside), (Sym::OPERAND_SEGMENT_SIZES, segments), (Sym::PERMUTATION_MAP, map)]);
    let mut operands: Vec<Value> = value.into_iter().collect();
    operands.push(t.base);
    operands.extend(&t.indices);
    operands.extend(t.padding);
    operands.extend(t.mask);
    if t.write {
        let result = rw.m.ty(t.base);
        let op = rw.op(v::TRANSFER_WRITE, &operands, if t.tensor { core::slice::from_ref(&result) } else { &[] }, attrs);
        return t.tensor.then(|| rw.m.result(op, 0));
    }
    let op = rw.op(v::TRANSFER_READ, &operands, &[t.vector], attrs);
    Some(rw.m.result(op, 0))
}

/// A write goes; the tensor that it made is another one.
fn written(rw: &mut Rewriter<'_>, op: Op, tensor: Option<Value>) {
    match tensor {
        Some(t) => rw.replace(op, &[t]),
        None => rw.erase(op),
    }
}

// Maps.

/// The places of a vector's dimensions in a minor identity with repeated ones, if the map is a permutation of such.
fn permutation(map: &[Option<u32>], n: usize) -> Option<Vec<usize>> {
    let (start, lead) = (n.saturating_sub(map.len()), map.len().saturating_sub(n));
    let mut found = alloc::vec![false; n.max(map.len())];
    let mut order = alloc::vec![0; map.len()];
    for (o, d) in order.iter_mut().zip(map) {
        if let Some(d) = *d {
            let at = (d as usize).checked_sub(start)? + lead;
            *o = at;
            *found.get_mut(at)? = true;
        }
    }
    let mut at = 0;
    for (o, d) in order.iter_mut().zip(map) {
        if d.is_none() {
            while found.get(at) == Some(&true) {
                at += 1;
            }
            *o = at;
            at += 1;
        }
    }
    Some(order)
}

fn is_identity(order: &[usize]) -> bool {
    order.iter().enumerate().all(|(i, &o)| i == o)
}

fn transpose(rw: &mut Rewriter<'_>, x: Value, order: &[usize]) -> Value {
    let ty = rw.m.ty(x);
    let (dims, scalable) = sizes(&rw.m.cx, ty);
    let out: Vec<i64> = order.iter().map(|&o| dims[o]).collect();
    let flags = order.iter().enumerate().fold(0, |f, (i, &o)| f | (scalable >> o & 1) << i);
    let elem = rw.m.cx.elem_type(ty);
    let ty = vector_type(&mut rw.m.cx, &out, flags, elem);
    let order: Vec<i64> = order.iter().map(|&o| o as i64).collect();
    let order = rw.m.cx.i64_array(&order);
    let attrs = rw.m.cx.dict_one(Sym::PERMUTATION, order);
    rw.value(v::TRANSPOSE, &[x], ty, attrs)
}

fn permuted_reads(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(t) = read(rw, op).filter(|t| !t.map.is_empty()) else { continue };
        let (dims, scalable) = sizes(&rw.m.cx, t.vector);
        let elem = rw.m.cx.elem_type(t.vector);
        rw.at(op);
        if let Some(order) = permutation(&t.map, t.indices.len()).filter(|o| !is_identity(o)) {
            let mut new = t.clone();
            let (mut out, mut flags) = (dims.clone(), 0);
            for (i, &o) in order.iter().enumerate() {
                out[o] = dims[i];
                flags |= (scalable >> i & 1) << o;
                new.map[o] = t.map[i];
                new.inside[o] = t.inside[i];
            }
            new.vector = vector_type(&mut rw.m.cx, &out, flags, elem);
            let Some(x) = emit(rw, &new, None) else { continue };
            let r = transpose(rw, x, &order);
            rw.replace(op, &[r]);
            continue;
        }
        // Leading repeated dimensions.
        let lead = t.map.iter().take_while(|d| d.is_none()).count();
        if lead == 0 {
            continue;
        }
        if lead == t.map.len() && rw.opts.release.vector_extractelement {
            // Of nothing but repeated dimensions, release 19 reads the element.
            let mut operands = alloc::vec![t.base];
            operands.extend(&t.indices);
            let load = if t.tensor { tensor::EXTRACT } else { memref::LOAD };
            let x = rw.value(load, &operands, elem, Attr::EMPTY_DICT);
            let r = broadcast(rw, x, t.vector);
            rw.replace(op, &[r]);
            continue;
        }
        let mut new = t.clone();
        new.map.drain(..lead);
        new.inside.drain(..lead);
        new.vector = vector_type(&mut rw.m.cx, &dims[lead..], scalable >> lead, elem);
        let minor = new.map.iter().rev().zip((0..t.indices.len() as u32).rev()).all(|(d, i)| d.is_none_or(|d| d == i));
        if !minor {
            continue;
        }
        let Some(x) = emit(rw, &new, None) else { continue };
        let r = broadcast(rw, x, t.vector);
        rw.replace(op, &[r]);
    }
}

fn permuted_writes(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(t) = read(rw, op).filter(|t| !t.map.is_empty()) else { continue };
        let map = map_of(rw, t.indices.len(), &t.map);
        let value = rw.m.operand(op, 0);
        if is_minor_identity(&rw.m.cx, map) {
            continue;
        }
        rw.at(op);
        if let Some(order) = permutation(&t.map, t.indices.len()) {
            if t.map.contains(&None) {
                continue;
            }
            let mut back = alloc::vec![0; order.len()];
            let mut new = t.clone();
            for (i, &o) in order.iter().enumerate() {
                back[o] = i;
                new.map[o] = t.map[i];
                new.inside[o] = t.inside[i];
            }
            let x = transpose(rw, value, &back);
            new.vector = rw.m.ty(x);
            let r = emit(rw, &new, Some(x));
            written(rw, op, r);
            continue;
        }
        // Dimensions of the memory that are missing behind the first one get a size of 1.
        let used: Vec<u32> = t.map.iter().filter_map(|&d| d).collect();
        let Some(&first) = used.iter().min() else { continue };
        let missing: Vec<u32> = (first..t.indices.len() as u32).filter(|d| !used.contains(d)).collect();
        if missing.is_empty() || t.mask.is_some() {
            continue;
        }
        let (dims, scalable) = sizes(&rw.m.cx, t.vector);
        let elem = rw.m.cx.elem_type(t.vector);
        let mut wide = alloc::vec![1; missing.len()];
        wide.extend(dims);
        let mut new = t.clone();
        new.vector = vector_type(&mut rw.m.cx, &wide, scalable << missing.len(), elem);
        new.map = missing.iter().map(|&d| Some(d)).chain(t.map.iter().copied()).collect();
        new.inside = missing.iter().map(|_| true).chain(t.inside.iter().copied()).collect();
        let x = broadcast(rw, value, new.vector);
        let r = emit(rw, &new, Some(x));
        written(rw, op, r);
    }
}

// Loops.

/// Where new operations go.
#[derive(Clone, Copy)]
enum Spot {
    At(Op),
    End(Block),
}
fn go(rw: &mut Rewriter<'_>, spot: Spot) {
    match spot {
        Spot::At(op) => rw.at(op),
        Spot::End(block) => rw.at_end(block),
    }
}

/// An operation with one region of one block, at the spot; its block.
fn region_op(rw: &mut Rewriter<'_>, opcode: Opcode, operands: &[Value], results: &[Type], args: &[Type], n: usize) -> (Op, Vec<Block>) {
    let regions: Vec<_> = (0..n).map(|_| rw.m.new_region()).collect();
    let loc = rw.loc;
    let op = rw.build(NewOp { operands, results, regions: &regions, ..NewOp::new(opcode, loc) });
    let blocks = regions.iter().map(|&r| rw.block_at_end(r, args)).collect();
    (op, blocks)
}

fn is_dense(rw: &Rewriter<'_>, ty: Type) -> bool {
    affine::strides_of(&rw.m.cx, ty).is_some_and(|(s, _)| s.last().is_none_or(|&s| s == 1))
}

/// The block in which memory of the stack for an operation is allocated.
fn scope(rw: &Rewriter<'_>, op: Op) -> Option<Block> {
    let mut at = op;
    loop {
        at = rw.m.parent_op(at)?;
        if rw.m.row(at).traits.has(Traits::ALLOCATION_SCOPE) || rw.m.row(at).traits.has(Traits::FUNCTION) {
            return rw.m.entry_block(at, 0);
        }
    }
}

fn buffer(rw: &mut Rewriter<'_>, block: Block, ty: Type) -> Value {
    let memory = rw.m.cx.memref_type(&[], ty, Attr::NONE, Attr::NONE);
    rw.at_start(block);
    let segments = rw.m.cx.i32_array(&[0, 0]);
    let attrs = rw.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, segments);
    rw.value(memref::ALLOCA, &[], memory, attrs)
}

fn loops(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let target = rw.opts.transfer_rank as usize;
    for &op in ops {
        let Some(t) = &read(rw, op).filter(|t| !t.tensor || rw.opts.lower_tensors) else { continue };
        let (dims, scalable) = sizes(&rw.m.cx, t.vector);
        let value = t.write.then(|| rw.m.operand(op, 0));
        rw.loc = rw.m.op_record[op].loc;
        if dims.len() > target && scalable & 1 == 0 && !rw.opts.unroll_transfers {
            // The memory of the vector stands before that of the mask.
            let Some(block) = scope(rw, op) else { continue };
            let data = buffer(rw, block, t.vector);
            let memory = t.mask.map(|mask| {
                let ty = rw.m.ty(mask);
                buffer(rw, block, ty)
            });
            rw.at(op);
            let memory = t.mask.zip(memory).map(|(mask, memory)| {
                rw.op(memref::STORE, &[mask, memory], &[], Attr::EMPTY_DICT);
                (memory, asked_mask(rw, memory, &[]))
            });
            if let Some(x) = value {
                rw.op(memref::STORE, &[x, data], &[], Attr::EMPTY_DICT);
            }
            let made = nest(rw, Spot::At(op), t, data, &[], memory, &[], target);
            go(rw, Spot::At(op));
            if t.write {
                written(rw, op, made);
            } else {
                let r = rw.value(memref::LOAD, &[data], t.vector, Attr::EMPTY_DICT);
                rw.replace(op, &[r]);
            }
            continue;
        }
        rw.at(op);
        if rw.opts.unroll_transfers && dims.len() > target && scalable & 1 == 0 && has_rows(&dims, MAX_UNROLLED) {
            let start = t.padding.map(|p| splat(rw, p, t.vector)).or(t.tensor.then_some(t.base));
            if let Some(r) = unrolled(rw, Spot::At(op), t, value, start, &[]) {
                rw.replace(op, &[r]);
            } else if t.write {
                rw.erase(op);
            }
            continue;
        }
        let map = map_of(rw, t.indices.len(), &t.map);
        let memory = rw.m.ty(t.base);
        if dims.len() != 1 || t.tensor || t.map.is_empty() || is_minor_identity(&rw.m.cx, map) && is_dense(rw, memory) {
            continue;
        }
        single(rw, op, t, value, dims[0], scalable);
    }
}

/// `base + i`, as an affine operation on what makes the two, or one of them.
fn plus(rw: &mut Rewriter<'_>, base: Value, i: Value) -> Value {
    let cx = &mut rw.m.cx;
    let (d0, d1) = (affine::dim(cx, 0), affine::dim(cx, 1));
    let mut sum = Applied { exprs: alloc::vec![affine::add(cx, d0, d1)], dims: alloc::vec![base, i], syms: Vec::new() };
    compose(rw.m, &mut sum);
    // A number is one once it is folded.
    if let Some(Mixed::Value(v)) = sum.known(&rw.m.cx) {
        return v;
    }
    let map = sum.map(&mut rw.m.cx);
    let map = affine::map_attr(&mut rw.m.cx, map);
    let attrs = rw.m.cx.dict_one(Sym::MAP, map);
    rw.value(affine_dialect::APPLY, &sum.operands(), Type::INDEX, attrs)
}

/// Whether element `i` of the first dimension is there: nothing if it is known to be.
fn condition(rw: &mut Rewriter<'_>, t: &Transfer, i: Value) -> Option<Value> {
    let mut cond = None;
    if let (false, Some(d)) = (t.inside[0], t.map[0]) {
        let d = d as usize;
        let has = rw.m.cx.shape_of(rw.m.ty(t.base)).map_or(DYNAMIC, |s| s[d]);
        let at = index_value(rw, d as i64);
        let dim = if t.tensor { tensor::DIM } else { memref::DIM };
        let size = if has == DYNAMIC { rw.value(dim, &[t.base, at], Type::INDEX, Attr::EMPTY_DICT) } else { index_value(rw, has) };
        let at = plus(rw, t.indices[d], i);
        let more = rw.m.cx.int_attr(Type::I64, 4);
        let attrs = rw.m.cx.dict_one(Sym::PREDICATE, more);
        cond = Some(rw.value(arith::CMPI, &[size, at], Type::I1, attrs));
    }
    let mask = t.mask.filter(|&m| t.map[0].is_some() && sizes(&rw.m.cx, rw.m.ty(m)).0.len() == 1);
    if let Some(mask) = mask {
        let bit = element(rw, mask, i, Type::I1);
        cond = Some(match cond {
            Some(c) => rw.value(arith::ANDI, &[c, bit], Type::I1, Attr::EMPTY_DICT),
            None => bit,
        });
    }
    cond
}

fn at_value(rw: &mut Rewriter<'_>) -> Attr {
    let at = rw.m.cx.i64_array(&[DYNAMIC]);
    rw.m.cx.dict_one(Sym::STATIC_POSITION, at)
}
fn element(rw: &mut Rewriter<'_>, x: Value, i: Value, ty: Type) -> Value {
    if rw.opts.release.vector_extractelement {
        return rw.value(v::EXTRACTELEMENT, &[x, i], ty, Attr::EMPTY_DICT);
    }
    let attrs = at_value(rw);
    rw.value(v::EXTRACT, &[x, i], ty, attrs)
}
fn with_element(rw: &mut Rewriter<'_>, x: Value, whole: Value, i: Value) -> Value {
    let ty = rw.m.ty(whole);
    let (opcode, attrs) = match rw.opts.release.vector_extractelement {
        true => (v::INSERTELEMENT, Attr::EMPTY_DICT),
        false => (v::INSERT, at_value(rw)),
    };
    let op = rw.op(opcode, &[x, whole, i], &[ty], attrs);
    rw.m.result(op, 0)
}

/// Runs `then` where a condition holds and `other` elsewhere, both of which leave a value or nothing; `then` alone
/// where there is no condition.
fn guarded(
    rw: &mut Rewriter<'_>,
    spot: Spot,
    cond: Option<Value>,
    result: Option<Type>,
    mut then: impl FnMut(&mut Rewriter<'_>, Spot) -> Option<Value>,
    mut other: impl FnMut(&mut Rewriter<'_>) -> Option<Value>,
) -> Option<Value> {
    let Some(cond) = cond else { return then(rw, spot) };
    let (op, blocks) = region_op(rw, scf::IF, &[cond], result.as_slice(), &[], 2);
    rw.at_end(blocks[0]);
    let x = then(rw, Spot::End(blocks[0]));
    rw.at_end(blocks[0]);
    rw.op(scf::YIELD, x.filter(|_| result.is_some()).as_slice(), &[], Attr::EMPTY_DICT);
    rw.at_end(blocks[1]);
    let x = other(rw);
    rw.op(scf::YIELD, x.filter(|_| result.is_some()).as_slice(), &[], Attr::EMPTY_DICT);
    go(rw, spot);
    result.map(|_| rw.m.result(op, 0))
}

/// The memory of a vector as memory of its rows.
fn unpacked(rw: &mut Rewriter<'_>, data: Value) -> Option<(Value, Type, i64)> {
    let TypeData::MemRef { dims, elem, .. } = rw.m.cx.type_data(rw.m.ty(data)) else { return None };
    let (inner, scalable) = sizes(&rw.m.cx, elem);
    let mut dims = rw.m.cx.shape(dims).to_vec();
    let n = *inner.first()?;
    dims.push(n);
    let scalar = rw.m.cx.elem_type(elem);
    let row = vector_type(&mut rw.m.cx, &inner[1..], scalable >> 1, scalar);
    let ty = rw.m.cx.memref_type(&dims, row, Attr::NONE, Attr::NONE);
    Some((rw.value(v::TYPE_CAST, &[data], ty, Attr::EMPTY_DICT), row, n))
}

/// The transfer of one element of the first dimension.
fn inner(rw: &mut Rewriter<'_>, t: &Transfer, i: Value, row: Type) -> Transfer {
    let mut new = t.clone();
    if let Some(d) = t.map[0] {
        new.indices[d as usize] = plus(rw, t.indices[d as usize], i);
    }
    new.map.remove(0);
    new.inside.remove(0);
    new.vector = row;
    new.mask = None;
    new
}

/// A mask in memory, or a row of it: one of one dimension is asked bit by bit.
fn asked_mask(rw: &mut Rewriter<'_>, memory: Value, at: &[Value]) -> Value {
    let mut operands = alloc::vec![memory];
    operands.extend(at);
    let ty = rw.m.cx.elem_type(rw.m.ty(memory));
    rw.value(memref::LOAD, &operands, ty, Attr::EMPTY_DICT)
}

/// A loop over the first dimension, with loops over the others in it; the tensor that it makes. Recursion is as deep as
/// the vector has dimensions. A mask comes as memory, and loaded.
fn nest(
    rw: &mut Rewriter<'_>,
    spot: Spot,
    t: &Transfer,
    data: Value,
    at: &[Value],
    mask: Option<(Value, Value)>,
    mask_at: &[Value],
    target: usize,
) -> Option<Value> {
    let (mask, bits) = (mask.map(|m| m.0), mask.map(|m| m.1));
    let (rows, row, n) = unpacked(rw, data)?;
    let mask_rank = bits.map_or(0, |b| sizes(&rw.m.cx, rw.m.ty(b)).0.len());
    let deeper = mask.is_some() && t.map[0].is_some() && mask_rank > 1;
    let mask_rows = match mask {
        Some(m) if deeper => Some(unpacked(rw, m)?.0),
        m => m,
    };
    let (zero, end, one) = (index_value(rw, 0), index_value(rw, n), index_value(rw, 1));
    // A tensor goes through the loops that write it.
    let carried = (t.write && t.tensor).then(|| (t.base, rw.m.ty(t.base)));
    let mut operands = alloc::vec![zero, end, one];
    operands.extend(carried.map(|c| c.0));
    let made = carried.map(|c| c.1);
    let args: Vec<Type> = core::iter::once(Type::INDEX).chain(made).collect();
    let (op, blocks) = region_op(rw, scf::FOR, &operands, made.as_slice(), &args, 1);
    let mut block_args = rw.m.block_args(blocks[0]);
    let i = block_args.next()?;
    let state = block_args.next();
    let body = Spot::End(blocks[0]);
    rw.at_end(blocks[0]);
    let mut asked = t.clone();
    asked.mask = bits;
    let cond = condition(rw, &asked, i);
    let mut row_at = at.to_vec();
    row_at.push(i);
    let mut row_mask_at = mask_at.to_vec();
    if deeper {
        row_mask_at.push(i);
    }
    let keeps_mask = mask.is_some() && (t.map[0].is_none() || mask_rank > 1);
    let at_state = |mut new: Transfer| {
        new.base = state.unwrap_or(new.base);
        new
    };
    let r = guarded(
        rw,
        body,
        cond,
        made,
        |rw, spot| {
            let mut new = if t.write { t.clone() } else { inner(rw, t, i, row) };
            let (left, scalable) = sizes(&rw.m.cx, row);
            if left.len() > target && scalable & 1 == 0 {
                if t.write {
                    new = at_state(inner(rw, t, i, row));
                }
                let mask = mask_rows.filter(|_| keeps_mask).map(|m| (m, asked_mask(rw, m, &row_mask_at)));
                let r = nest(rw, spot, &new, rows, &row_at, mask, &row_mask_at, target);
                go(rw, spot);
                return r;
            }
            let mut operands = alloc::vec![rows];
            operands.extend(&row_at);
            let mut value = None;
            if t.write {
                new = at_state(inner(rw, t, i, row));
                value = Some(rw.value(memref::LOAD, &operands, row, Attr::EMPTY_DICT));
            }
            if let (true, Some(m)) = (keeps_mask, mask_rows) {
                let mut list = alloc::vec![m];
                list.extend(&row_mask_at);
                let ty = rw.m.cx.elem_type(rw.m.ty(m));
                new.mask = Some(rw.value(memref::LOAD, &list, ty, Attr::EMPTY_DICT));
            }
            if t.write {
                return emit(rw, &new, value);
            }
            if let Some(x) = emit(rw, &new, value) {
                operands.insert(0, x);
                rw.op(memref::STORE, &operands, &[], Attr::EMPTY_DICT);
            }
            None
        },
        |rw| {
            let Some(padding) = t.padding else { return state };
            let fill = splat(rw, padding, row);
            let mut operands = alloc::vec![fill, rows];
            operands.extend(&row_at);
            rw.op(memref::STORE, &operands, &[], Attr::EMPTY_DICT);
            None
        },
    );
    go(rw, body);
    rw.op(scf::YIELD, r.filter(|_| made.is_some()).as_slice(), &[], Attr::EMPTY_DICT);
    go(rw, spot);
    made.map(|_| rw.m.result(op, 0))
}

/// A loop over single elements.
fn single(rw: &mut Rewriter<'_>, op: Op, t: &Transfer, value: Option<Value>, n: i64, scalable: u32) -> Option<()> {
    let elem = rw.m.cx.elem_type(t.vector);
    let zero = index_value(rw, 0);
    let mut end = index_value(rw, n);
    if scalable != 0 {
        let scale = rw.value(v::VSCALE, &[], Type::INDEX, Attr::EMPTY_DICT);
        end = rw.value(arith::MULI, &[end, scale], Type::INDEX, Attr::EMPTY_DICT);
    }
    let one = index_value(rw, 1);
    let start = t.padding.map(|p| splat(rw, p, t.vector));
    let mut operands = alloc::vec![zero, end, one];
    operands.extend(start);
    let carried: Vec<Type> = start.map(|_| t.vector).into_iter().collect();
    let args: Vec<Type> = core::iter::once(Type::INDEX).chain(carried.iter().copied()).collect();
    let (new, blocks) = region_op(rw, scf::FOR, &operands, &carried, &args, 1);
    let mut block_args = rw.m.block_args(blocks[0]);
    let i = block_args.next()?;
    let whole = block_args.next();
    let body = Spot::End(blocks[0]);
    rw.at_end(blocks[0]);
    let mut indices = t.indices.clone();
    if let Some(d) = t.map[0] {
        indices[d as usize] = plus(rw, t.indices[d as usize], i);
    }
    let cond = condition(rw, t, i);
    let r = guarded(
        rw,
        body,
        cond,
        carried.first().copied(),
        |rw, _| {
            let mut operands = alloc::vec![t.base];
            operands.extend(&indices);
            if let Some(whole) = whole {
                let x = rw.op(memref::LOAD, &operands, &[elem], Attr::EMPTY_DICT);
                let x = rw.m.result(x, 0);
                return Some(with_element(rw, x, whole, i));
            }
            let x = element(rw, value?, i, elem);
            operands.insert(0, x);
            rw.op(memref::STORE, &operands, &[], Attr::EMPTY_DICT);
            None
        },
        |_| whole,
    );
    go(rw, body);
    rw.op(scf::YIELD, r.filter(|_| !carried.is_empty()).as_slice(), &[], Attr::EMPTY_DICT);
    go(rw, Spot::At(op));
    if t.write {
        rw.erase(op)
    } else {
        rw.replace_with(op, new)
    }
    Some(())
}

/// One transfer for each element of the first dimension, down to the rank that is asked for. What is read goes into
/// `whole` behind a position, what is written comes from there. Recursion is as deep as the vector has dimensions.
fn unrolled(rw: &mut Rewriter<'_>, spot: Spot, t: &Transfer, value: Option<Value>, start: Option<Value>, prefix: &[i64]) -> Option<Value> {
    let target = rw.opts.transfer_rank as usize;
    let row = crate::vector_lower::drop_front(rw, t.vector, 1);
    let (dims, _) = sizes(&rw.m.cx, t.vector);
    let scalar = dims.len() == 1;
    let row = if scalar { vector_type(&mut rw.m.cx, &[], 0, row) } else { row };
    let mut whole = start;
    for k in 0..*dims.first()? {
        let i = index_value(rw, k);
        let cond = condition(rw, t, i);
        let before = whole;
        let mut at = prefix.to_vec();
        at.push(k);
        let ty = before.map(|b| rw.m.ty(b));
        let r = guarded(
            rw,
            spot,
            cond,
            ty,
            |rw, spot| {
                let mut new = inner(rw, t, i, row);
                if let (true, true, Some(before)) = (t.write, t.tensor, before) {
                    new.base = before;
                }
                let row_mask = |rw: &mut Rewriter<'_>| {
                    let mask = t.mask?;
                    match sizes(&rw.m.cx, rw.m.ty(mask)).0.len() {
                        _ if t.map[0].is_none() => Some(mask),
                        1 => None,
                        _ => Some(extract(rw, mask, &[k])),
                    }
                };
                let (inner_dims, scalable) = sizes(&rw.m.cx, row);
                if inner_dims.len() > target && !scalar && scalable & 1 == 0 && has_rows(&inner_dims, MAX_UNROLLED) {
                    new.mask = row_mask(rw);
                    let r = unrolled(rw, spot, &new, value, before, &at);
                    go(rw, spot);
                    return r;
                }
                let part = value.map(|x| {
                    let x = extract(rw, x, &at);
                    if scalar { broadcast(rw, x, row) } else { x }
                });
                new.mask = row_mask(rw);
                let x = emit(rw, &new, part)?;
                if t.write {
                    return Some(x);
                }
                // Releases before put vectors without dimensions in as elements.
                let x = if scalar && !rw.opts.release.vector_extractelement { extract(rw, x, &[]) } else { x };
                Some(insert(rw, x, before?, &at))
            },
            |_| before,
        );
        whole = r.or(before).filter(|_| before.is_some());
    }
    whole
}
