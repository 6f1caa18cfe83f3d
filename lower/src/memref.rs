//! Rules from `memref` to the LLVM dialect: access, casts and views. `memref_alloc` holds allocation and globals,
//! `memref_copy` copies and unranked memrefs. Order and flags of the operations are those of mlir-opt.

use abi::convention::Field;
use alloc::vec::Vec;
use ir::dialect::{enums, llvm, memref as mr, memref_verify};
use ir::segments::operand_field;
use ir::{Attr, AttrData, DYNAMIC, Id, NewOp, Op, Sym, Traits, Type, TypeData, Value};

use crate::alike::{self, Alike};
use crate::build;
use crate::fold::constant_of;
use crate::memref_descriptor::{self as d, Memrefs};
use crate::sweep::{Rewriter, Rule, Scope, flag};
use crate::{memref_alloc as alloc_rules, memref_copy as copy_rules};

macro_rules! rules {
    ($($name:ident $rewrite:expr;)*) => { &[$(Rule { opcode: mr::$name, rewrite: $rewrite },)*] };
}

/// The rules of this dialect. Views with a rule of their own in `expand_strided_metadata` have none here.
pub static RULES: &[Rule] = rules! {
    ALLOC alloc_rules::alloc;
    ALLOCA alloc_rules::alloca;
    ALLOCA_SCOPE alloca_scope;
    ASSUME_ALIGNMENT assume_alignment;
    ATOMIC_RMW atomic_rmw;
    CAST copy_rules::cast;
    COPY copy_rules::copy;
    DEALLOC alloc_rules::dealloc;
    DIM dim;
    DISTINCT_OBJECTS distinct_objects;
    EXTRACT_ALIGNED_POINTER_AS_INDEX aligned_pointer;
    EXTRACT_STRIDED_METADATA strided_metadata;
    GENERIC_ATOMIC_RMW generic_atomic_rmw;
    GET_GLOBAL alloc_rules::get_global;
    GLOBAL alloc_rules::global;
    LOAD load;
    MEMORY_SPACE_CAST copy_rules::memory_space_cast;
    PREFETCH prefetch;
    RANK rank;
    REINTERPRET_CAST reinterpret_cast;
    RESHAPE copy_rules::reshape;
    STORE store;
    TRANSPOSE transpose;
    VIEW view;
};

/// Says why the type of a memref does not convert, where that is the user's to mend. Other operations are just left.
pub(crate) fn check(rw: &mut Rewriter<'_>, op: Op, v: Value) {
    let (TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. }) = rw.m.type_data(v) else { return };
    let ty = rw.m.ty(v);
    if matches!(rw.m.cx.type_data(ty), TypeData::MemRef { .. }) && ir::dialect::memref_shape::strides(&rw.m.cx, ty).is_none() {
        rw.error("layout-unsupported", op, "the layout of this memref is not strided, so no descriptor can hold it");
    } else if crate::types::memory_space(&rw.m.cx, space).is_none() {
        crate::func::space_of_access(rw, op, space);
    }
}

// Access.

fn access_attrs(rw: &mut Rewriter<'_>, op: Op) -> Attr {
    let attrs = rw.m.op_record[op].attrs;
    if attrs == Attr::EMPTY_DICT {
        return attrs;
    }
    let mut list: Vec<(Sym, Attr)> = Vec::new();
    if rw.opts.release.access_alignment
        && let Some(a) = rw.m.cx.dict_get(attrs, Sym::ALIGNMENT)
    {
        list.push((Sym::ALIGNMENT, a));
    }
    if rw.m.cx.dict_get(attrs, Sym::NONTEMPORAL) == Some(Attr::TRUE) {
        list.push((Sym::NONTEMPORAL, Attr::UNIT));
    }
    rw.m.cx.dict(&list)
}

/// Rewrites accesses to an element of the memref that is operand `at`, with the indices behind it: `build` gets the
/// operation, its operands, the address, and the type of the element.
fn accesses(
    rw: &mut Rewriter<'_>,
    ops: &[Op],
    at: usize,
    rule: Option<Alike>,
    inbounds: bool,
    build: fn(&mut Rewriter<'_>, Op, &[Value], Value, Type),
) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    let mut operands: Vec<Value> = Vec::new();
    for &op in ops {
        let buffer = rw.m.operand(op, at);
        let ty = rw.m.ty(buffer);
        let Some(entry) = memrefs.entry(rw, ty) else {
            check(rw, op, buffer);
            continue;
        };
        let own = rw.m.op_record[op].attrs.0;
        let like = memrefs.at(entry).0.like;
        if rule.is_some_and(|rule| memrefs.repeat(rw, op, like, rule, own)) {
            continue;
        }
        rw.at(op);
        operands.clear();
        operands.extend_from_slice(rw.m.operands(op));
        let mut open = None;
        if let Some(rule) = rule {
            open = memrefs.open(rw, like, rule, &mut operands).map(|open| (like, rule, open));
        }
        let (r, attrs) = memrefs.at(entry);
        let address = attrs.element(rw, operands[at], r, &operands[at + 1..], index, inbounds);
        build(rw, op, &operands, address, r.elem);
        if let Some((like, rule, open)) = open {
            let fine = alike::is_last(rw, op);
            memrefs.remember(rw, like, rule, own, open, fine);
        }
    }
    memrefs.keep(rw);
}

fn load(rw: &mut Rewriter<'_>, ops: &[Op]) {
    accesses(rw, ops, 0, Some(Alike::Load), true, |rw, op, _, address, elem| {
        let a = access_attrs(rw, op);
        let v = rw.value(llvm::LOAD, &[address], elem, a);
        rw.replace(op, &[v]);
    });
}

fn store(rw: &mut Rewriter<'_>, ops: &[Op]) {
    accesses(rw, ops, 1, Some(Alike::Store), true, |rw, op, operands, address, _| {
        let a = access_attrs(rw, op);
        rw.op(llvm::STORE, &[operands[0], address], &[], a);
        rw.erase(op);
    });
}

fn prefetch(rw: &mut Rewriter<'_>, ops: &[Op]) {
    accesses(rw, ops, 0, None, false, |rw, op, _, address, _| {
        let is = |rw: &Rewriter<'_>, s| rw.m.attr(op, s) == Some(Attr::TRUE);
        let (write, data) = (is(rw, Sym::IS_WRITE), is(rw, Sym::IS_DATA_CACHE));
        let hint = rw.m.attr(op, Sym::LOCALITY_HINT).and_then(|a| rw.m.cx.int_value(a)).unwrap_or(0);
        let cx = &mut rw.m.cx;
        let [rw_, hint, cache] = [i64::from(write), hint, i64::from(data)].map(|n| cx.int_attr(Type::I32, n));
        let a = cx.dict(&[(Sym::CACHE, cache), (Sym::HINT, hint), (Sym::RW, rw_)]);
        rw.op(llvm::INTR_PREFETCH, &[address], &[], a);
        rw.erase(op);
    });
}

/// LLVM's operation for a kind of atomic update, by its value in `ATOMIC_RMW_KIND`; `None` where it has none.
fn atomic_op(rw: &Rewriter<'_>, kind: u64) -> Option<u64> {
    let text = enums::ENUMS[enums::ATOMIC_RMW_KIND as usize].text(kind)?;
    let strict = rw.opts.release.atomic_maximum;
    let op = match text {
        "addf" => "fadd",
        "addi" => "add",
        "andi" => "_and",
        "assign" => "xchg",
        "maximumf" => {
            if strict {
                "fmaximum"
            } else {
                "fmax"
            }
        }
        "minimumf" => {
            if strict {
                "fminimum"
            } else {
                "fmin"
            }
        }
        "maxnumf" if strict => "fmax",
        "minnumf" if strict => "fmin",
        "maxs" => "max",
        "maxu" => "umax",
        "mins" => "min",
        "minu" => "umin",
        "ori" => "_or",
        "xori" => "_xor",
        _ => return None,
    };
    enums::ENUMS[enums::LLVM_ATOMIC_BIN_OP as usize].value(op)
}

/// `acq_rel`, `monotonic`
const ACQ_REL: i64 = 6;
const MONOTONIC: i64 = 2;

/// LLVM's number for the kind of a `memref.atomic_rmw`, if it has one.
fn bin_op(rw: &Rewriter<'_>, op: Op) -> Option<u64> {
    let kind = rw.m.attr(op, Sym::KIND).and_then(|a| rw.m.cx.int_value(a)).unwrap_or(0);
    atomic_op(rw, kind as u64)
}

fn atomic_rmw(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let can: Vec<Op> = ops.iter().copied().filter(|&op| bin_op(rw, op).is_some()).collect();
    accesses(rw, &can, 1, None, false, |rw, op, operands, address, elem| {
        let Some(bin_op) = bin_op(rw, op) else { return };
        let cx = &mut rw.m.cx;
        let (bin_op, ordering) = (cx.int_attr(Type::I64, bin_op as i64), cx.int_attr(Type::I64, ACQ_REL));
        let a = cx.dict(&[(Sym::BIN_OP, bin_op), (Sym::ORDERING, ordering)]);
        let v = rw.value(llvm::ATOMICRMW, &[address, operands[0]], elem, a);
        rw.replace(op, &[v]);
    });
}

/// A loop around `cmpxchg`: the body computes the new value from the one last seen.
fn generic_atomic_rmw(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let operands = rw.m.operands(op).to_vec();
        let ty = rw.m.ty(operands[0]);
        let Some((r, attrs)) = memrefs.get(rw, ty) else {
            check(rw, op, operands[0]);
            continue;
        };
        let Some(body) = rw.m.entry_block(op, 0) else { continue };
        let Some((&last, inner)) = rw.m.block_ops(body).split_last() else { continue };
        // The body is cloned upstream, so all of it must be convertible at once.
        let inner = inner.to_vec();
        let Some(folded) = convertible(rw, &inner) else { continue };
        if !matches!(rw.m.cx.type_data(r.elem), TypeData::Integer { .. } | TypeData::LlvmPtr { .. }) {
            rw.error("unsupported-atomic", op, "LLVM's `cmpxchg` compares integers and pointers only; use `memref.atomic_rmw` for floats");
            continue;
        }
        let Some(&result) = rw.m.operands(last).first() else { continue };
        if !rw.convert_block(body) {
            continue;
        }
        for (o, v) in folded {
            rw.replace(o, &[v]);
        }
        rw.at(op);
        let at = attrs.element(rw, operands[0], r, &operands[1..], index, false);
        let init = d::load(rw, at, r.elem);
        let loc = rw.loc;
        rw.build(NewOp { operands: &[init], successors: &[body], ..NewOp::new(llvm::BR, loc) });
        let region = rw.m.op_regions(op)[0];
        rw.move_region(region, op);
        let end = rw.split_after(op);
        rw.at(last);
        rw.loc = loc;
        let seen = rw.m.block_args(body).next();
        let Some(seen) = seen else { continue };
        let cx = &mut rw.m.cx;
        let (success, failure) = (cx.int_attr(Type::I64, ACQ_REL), cx.int_attr(Type::I64, MONOTONIC));
        let a = cx.dict(&[(Sym::FAILURE_ORDERING, failure), (Sym::SUCCESS_ORDERING, success)]);
        let pair = cx.llvm_struct(&[r.elem, Type::I1]);
        let pair = rw.value(llvm::CMPXCHG, &[at, seen, result], pair, a);
        let new = build::extract(rw, pair, r.elem, &[0]);
        let ok = build::extract(rw, pair, Type::I1, &[1]);
        let sizes = rw.m.cx.i32_array(&[1, 0, 1]);
        let a = rw.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, sizes);
        rw.build(NewOp { operands: &[ok, new], successors: &[end, body], attrs: a, ..NewOp::new(llvm::COND_BR, loc) });
        rw.erase(last);
        rw.replace(op, &[new]);
    }
    memrefs.keep(rw);
}

/// Operations without a conversion fold to other values, which are given, or nothing of all this is convertible.
fn convertible(rw: &mut Rewriter<'_>, ops: &[Op]) -> Option<Vec<(Op, Value)>> {
    let mut scratch = crate::fold::FoldScratch::default();
    let mut folded = Vec::new();
    for &op in ops {
        if rw.knows(rw.m.kind(op)) {
            continue;
        }
        let before = rw.m.operands(op).to_vec();
        let folds = crate::fold::try_fold(rw.m, op, &mut scratch);
        match scratch.results[..] {
            [ir::Folded::Value(v)] if folds => folded.push((op, v)),
            _ => {
                if rw.m.operands(op) != before {
                    rw.m.set_operands(op, &before);
                }
                return None;
            }
        }
    }
    Some(folded)
}

/// The stack as it was: saved before the body, restored behind it. The body becomes part of the function.
fn alloca_scope(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(entry) = rw.m.entry_block(op, 0) else { continue };
        let region = rw.m.op_regions(op)[0];
        let Some(&exit) = rw.m.region_blocks(region).last() else { continue };
        let Some(&last) = rw.m.block_ops(exit).last() else { continue };
        if rw.m.kind(last) != mr::ALLOCA_SCOPE_RETURN || !rw.converts(op) {
            continue;
        }
        rw.at(op);
        let loc = rw.loc;
        let saved = rw.value(llvm::INTR_STACKSAVE, &[], Type::LLVM_PTR, Attr::EMPTY_DICT);
        rw.build(NewOp { successors: &[entry], ..NewOp::new(llvm::BR, loc) });
        rw.move_region(region, op);
        rw.visit_first(op, entry);
        let n = rw.m.n_results(op);
        let tys: Vec<Type> = (0..n).filter_map(|i| rw.result_type(op, i)).collect();
        // Results arrive as arguments of a block of its own that goes on to the rest.
        let next = if n == 0 { None } else { Some(rw.block_between(op, &tys)) };
        let rest = rw.split_after(op);
        let to = match next {
            None => rest,
            Some(b) => {
                rw.at_end(b);
                rw.build(NewOp { successors: &[rest], ..NewOp::new(llvm::BR, loc) });
                b
            }
        };
        rw.at(last);
        rw.op(llvm::INTR_STACKRESTORE, &[saved], &[], Attr::EMPTY_DICT);
        let values = rw.m.operands(last).to_vec();
        let loc = rw.loc;
        rw.build(NewOp { operands: &values, successors: &[to], ..NewOp::new(llvm::BR, loc) });
        rw.erase(last);
        let values: Vec<Value> = if n == 0 { Vec::new() } else { rw.m.block_args(to).collect() };
        rw.replace(op, &values);
    }
}

// Facts of memrefs.

fn dim(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let (src, at) = (rw.m.operand(op, 0), rw.m.operand(op, 1));
        if rw.ty(src).is_none() {
            check(rw, op, src);
            continue;
        }
        let ty = rw.m.ty(src);
        let Some((r, attrs)) = memrefs.get(rw, ty) else {
            if let TypeData::UnrankedMemRef { .. } = rw.m.cx.type_data(ty) {
                rw.at(op);
                let v = copy_rules::unranked_dim(rw, src, at, index);
                rw.replace(op, &[v]);
            }
            continue;
        };
        let known =
            constant_of(rw.m, at).and_then(|a| rw.m.cx.int_value(a)).and_then(|i| usize::try_from(i).ok()).filter(|&i| i < r.rank());
        rw.at(op);
        let v = match known {
            Some(i) if r.dims[i] == DYNAMIC => attrs.size(rw, src, i, index),
            Some(i) => build::index_constant(rw, index, r.dims[i]),
            None => {
                let one = build::index_constant(rw, index, 1);
                let array = rw.m.cx.llvm_array(r.rank() as u64, index);
                let a = attrs.field(rw, Field::Sizes);
                let sizes = rw.value(llvm::EXTRACTVALUE, &[src], array, a);
                let p = d::alloca(rw, one, array, Type::LLVM_PTR, None);
                d::store(rw, sizes, p);
                let a = d::gep_attrs(rw, array, &[0, i32::MIN], false);
                let p = rw.value(llvm::GETELEMENTPTR, &[p, at], Type::LLVM_PTR, a);
                d::load(rw, p, index)
            }
        };
        rw.replace(op, &[v]);
    }
    memrefs.keep(rw);
}

fn rank(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let memrefs = Memrefs::new(rw);
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let n = rw.m.cx.shape_of(rw.m.ty(src)).map(<[i64]>::len);
        if n.is_none() && rw.ty(src).is_none() {
            continue;
        }
        rw.at(op);
        let v = match n {
            Some(n) => memrefs.constant(rw, n as i64),
            None => d::unranked_rank(rw, src, memrefs.index),
        };
        rw.replace(op, &[v]);
    }
    memrefs.keep(rw);
}

fn aligned_pointer(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let ty = rw.m.ty(src);
        if rw.ty(src).is_none() {
            check(rw, op, src);
            continue;
        }
        rw.at(op);
        let p = match memrefs.get(rw, ty) {
            Some((r, attrs)) => attrs.aligned(rw, src, r),
            None => {
                let ptr = copy_rules::unranked_elem_ptr(rw, ty);
                let base = d::unranked_ptr(rw, src);
                let at = d::gep_const(rw, base, Type::LLVM_PTR, ptr, &[1]);
                d::load(rw, at, ptr)
            }
        };
        let v = rw.value(llvm::PTRTOINT, &[p], index, Attr::EMPTY_DICT);
        rw.replace(op, &[v]);
    }
    memrefs.keep(rw);
}

fn strided_metadata(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let ty = rw.m.ty(src);
        let Some(base_desc) = rw.result_type(op, 0) else { continue };
        let Some((r, attrs)) = memrefs.get(rw, ty) else {
            check(rw, op, src);
            continue;
        };
        rw.at(op);
        let mut out = Vec::with_capacity(2 + 2 * r.rank());
        let allocated = attrs.allocated(rw, src, r);
        let aligned = attrs.aligned(rw, src, r);
        out.push(attrs.new_descriptor(rw, base_desc, index, allocated, aligned, &[], &[]));
        out.push(attrs.offset(rw, src, index));
        for i in 0..r.rank() {
            out.push(attrs.size(rw, src, i, index));
        }
        for i in 0..r.rank() {
            out.push(attrs.stride(rw, src, i, index));
        }
        rw.replace(op, &out);
    }
    memrefs.keep(rw);
}

/// What `memref.extract_strided_metadata` folds to: results that the type tells and something uses become constants.
/// The operation itself stays. Linear in the operations looked at.
///
/// Upstream goes through the uses of a result from the last to the first and stops behind an operation that uses it
/// twice; what is left gets a constant of its own in another round, and so here.
pub(crate) fn fold_metadata(rw: &mut Rewriter<'_>, mut ops: Vec<Op>, scope: &Scope) {
    ops.retain(|op| rw.flags[op.idx()] & flag::KEEP == 0);
    if ops.is_empty() {
        return;
    }
    // Uses of their results: (result, operation, operand).
    let mut uses: Vec<(Value, Op, u32)> = Vec::new();
    // Most operands are no results of theirs, which one comparison tells.
    let results = |op: &Op| rw.m.op_record[*op].results;
    let first = ops.iter().map(results).min().unwrap_or(0);
    let end = ops.iter().map(|op| results(op) + rw.m.op_record[*op].n_results).max().unwrap_or(0);
    let m = &*rw.m;
    let mut uses_of = |op: Op| {
        for (k, &v) in m.operands(op).iter().enumerate() {
            if (first..end).contains(&v.0) && m.def_op(v).is_some_and(|o| m.kind(o) == mr::EXTRACT_STRIDED_METADATA) {
                uses.push((v, op, k as u32));
            }
        }
    };
    match scope.all {
        false => {
            scope.ops.iter().for_each(|&op| uses_of(op));
            ir::order::sort_by_key(&mut uses, |u| u.0);
        }
        // A use is in the same isolated operation, and few of these have any.
        true => {
            let isolated = |&op: &Op| {
                let parents = core::iter::successors(Some(op), |&op| m.parent_op(op));
                parents.skip(1).find(|&op| m.row(op).traits.has(Traits::ISOLATED))
            };
            let mut around: Vec<Op> = ops.iter().filter_map(isolated).collect();
            ir::order::sort_by_key(&mut around, |&op| op);
            around.dedup();
            around.iter().for_each(|&op| ir::walk(m, op, &mut uses_of));
            ir::order::sort_by_key(&mut uses, |&u| u);
            // What is isolated inside another one was walked twice.
            uses.dedup();
        }
    }
    let mut told: Vec<i64> = Vec::new();
    // Uses that are left of each result, last ones at the end.
    let mut left: Vec<&[(Value, Op, u32)]> = Vec::new();
    for op in ops {
        let first = rw.m.result(op, 0).0 + 1;
        left.clear();
        for v in (first..rw.m.result(op, 0).0 + rw.m.n_results(op) as u32).map(Value) {
            left.push(&uses[uses.partition_point(|u| u.0 < v)..uses.partition_point(|u| u.0 <= v)]);
        }
        rw.at(op);
        loop {
            let src = rw.m.operand(op, 0);
            let ty = rw.m.ty(src);
            let (Some(dims), Some((strides, offset))) = (rw.m.cx.shape_of(ty), ir::dialect::memref_shape::strides(&rw.m.cx, ty)) else {
                break;
            };
            told.clear();
            told.push(offset);
            told.extend_from_slice(dims);
            told.extend(strides);
            if told.len() != left.len() {
                break;
            }
            let mut changed = false;
            for (&n, left) in told.iter().zip(&mut left).filter(|(n, left)| **n != DYNAMIC && !left.is_empty()) {
                changed = true;
                let a = rw.m.cx.int_attr(Type::INDEX, n);
                let a = rw.m.cx.dict_one(Sym::VALUE, a);
                let c = rw.value(ir::dialect::arith::CONSTANT, &[], Type::INDEX, a);
                while let Some(&(_, user, _)) = left.last() {
                    let same = left.iter().rev().take_while(|u| u.1 == user).count();
                    let (rest, now) = left.split_at(left.len() - same);
                    for u in now {
                        rw.set_old_operand(user, u.2 as usize, c);
                    }
                    *left = rest;
                    if same > 1 {
                        break;
                    }
                }
            }
            // The source of casts may tell more. A cast of a cast is one before this looks at it, whatever rank lay between.
            let cast_of = |m: &ir::Module, v: Value| m.def_op(v).filter(|&d| m.kind(d) == mr::CAST).map(|d| m.operand(d, 0));
            let ranked = |m: &ir::Module, v: &Value| matches!(m.type_data(*v), TypeData::MemRef { .. });
            let (mut through, mut steps) = (src, rw.m.most_steps());
            while rw.opts.release.metadata_through_casts
                && steps > 0
                && let Some(near) = cast_of(rw.m, through)
                && let Some(from) = Some(near).filter(|v| ranked(rw.m, v)).or_else(|| cast_of(rw.m, near).filter(|v| ranked(rw.m, v)))
            {
                (through, steps) = (from, steps - 1);
            }
            if steps > 0 && through != src {
                rw.set_old_operand(op, 0, through);
            } else if !changed {
                break;
            }
        }
    }
}

// Promises.

fn assume(rw: &mut Rewriter<'_>, cond: Value, tag: &str, args: &[Value]) {
    let mut operands = Vec::with_capacity(1 + args.len());
    operands.push(cond);
    operands.extend_from_slice(args);
    let cx = &mut rw.m.cx;
    let tag = cx.str_attr(tag);
    let tags = cx.array_attr(&[tag]);
    let sizes = cx.i32_array(&[args.len() as i32]);
    let a = cx.dict(&[(Sym::OP_BUNDLE_SIZES, sizes), (Sym::OP_BUNDLE_TAGS, tags)]);
    rw.op(llvm::INTR_ASSUME, &operands, &[], a);
}

fn truth(rw: &mut Rewriter<'_>) -> Value {
    build::constant(rw, Type::I1, Attr::TRUE)
}

fn assume_alignment(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let ty = rw.m.ty(src);
        let Some((r, attrs)) = memrefs.get(rw, ty) else {
            check(rw, op, src);
            continue;
        };
        let n = rw.m.attr(op, Sym::ALIGNMENT).and_then(|a| rw.m.cx.int_value(a)).unwrap_or(1);
        rw.at(op);
        let p = attrs.buffer(rw, src, r, index);
        if rw.opts.release.assume_bundles {
            let cond = truth(rw);
            let n = build::index_constant(rw, index, n);
            assume(rw, cond, "align", &[p, n]);
        } else {
            // An address has 64 bits, however wide an index is.
            let zero = build::index_constant(rw, Type::I64, 0);
            let mask = build::index_constant(rw, Type::I64, n - 1);
            let p = rw.value(llvm::PTRTOINT, &[p], Type::I64, Attr::EMPTY_DICT);
            let low = rw.value(llvm::AND, &[p, mask], Type::I64, Attr::EMPTY_DICT);
            let eq = rw.m.cx.int_attr(Type::I64, 0);
            let a = rw.m.cx.dict_one(Sym::PREDICATE, eq);
            let cond = rw.value(llvm::ICMP, &[low, zero], Type::I1, a);
            rw.op(llvm::INTR_ASSUME, &[cond], &[], Attr::EMPTY_DICT);
        }
        if rw.m.n_results(op) == 1 {
            rw.replace(op, &[src]);
        } else {
            rw.erase(op);
        }
    }
    memrefs.keep(rw);
}

fn distinct_objects(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let operands = rw.m.operands(op).to_vec();
        if operands.len() < 2 {
            rw.replace(op, &operands);
            continue;
        }
        if !rw.converts(op) {
            continue;
        }
        rw.at(op);
        let mut ptrs = Vec::with_capacity(operands.len());
        for &v in &operands {
            let ty = rw.m.ty(v);
            if let Some((r, attrs)) = memrefs.get(rw, ty) {
                ptrs.push(attrs.buffer(rw, v, r, index));
            }
        }
        let cond = truth(rw);
        for i in 0..ptrs.len() {
            for j in i + 1..ptrs.len() {
                assume(rw, cond, "separate_storage", &[ptrs[i], ptrs[j]]);
            }
        }
        rw.replace(op, &operands);
    }
    memrefs.keep(rw);
}

// Views.

/// Values of a list of numbers, `DYNAMIC` standing for the next of `values`.
fn mixed<'a>(statics: &'a [i64], values: &'a [Value]) -> impl Iterator<Item = Result<Value, i64>> + 'a {
    let mut next = values.iter();
    statics.iter().map(move |&n| match n {
        DYNAMIC => next.next().map_or(Err(n), |&v| Ok(v)),
        n => Err(n),
    })
}

fn static_list(rw: &Rewriter<'_>, op: Op, name: Sym) -> Vec<i64> {
    rw.m.attr(op, name).and_then(|a| rw.m.cx.int_array(a)).unwrap_or_default()
}

fn reinterpret_cast(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    let mut operands: Vec<Value> = Vec::new();
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let res = rw.m.ty(rw.m.result(op, 0));
        if rw.ty(src).is_none() {
            check(rw, op, src);
            continue;
        }
        let Some(entry) = memrefs.entry(rw, res) else {
            let v = rw.m.result(op, 0);
            check(rw, op, v);
            continue;
        };
        let own = rw.m.op_record[op].attrs.0;
        let is_ranked = matches!(rw.m.type_data(src), TypeData::MemRef { .. });
        if is_ranked && memrefs.repeat(rw, op, entry, Alike::Reinterpret, own) {
            continue;
        }
        rw.at(op);
        operands.clear();
        operands.extend_from_slice(rw.m.operands(op));
        let mut open = None;
        if is_ranked {
            open = memrefs.open(rw, entry, Alike::Reinterpret, &mut operands);
        }
        let lists = [Sym::STATIC_OFFSETS, Sym::STATIC_SIZES, Sym::STATIC_STRIDES].map(|s| static_list(rw, op, s));
        let mut at = 1;
        let values = [1, 2, 3].map(|i| {
            let from = at;
            at += operand_field(rw.m, op, i).len();
            &operands[from..at]
        });
        let (r, attrs) = memrefs.at(entry);
        let desc = r.desc;
        let mut v = build::poison(rw, desc);
        let (allocated, aligned) = match is_ranked {
            true => copy_rules::ranked_pointers(rw, operands[0], r.ptr),
            false => copy_rules::pointers(rw, src, r.ptr),
        };
        v = attrs.set(rw, v, desc, Field::Allocated, allocated);
        v = attrs.set(rw, v, desc, Field::Aligned, aligned);
        let value = |rw: &mut Rewriter<'_>, x: Result<Value, i64>| x.unwrap_or_else(|n| build::index_constant(rw, index, n));
        if let Some(x) = mixed(&lists[0], values[0]).next() {
            let x = value(rw, x);
            v = attrs.set(rw, v, desc, Field::Offset, x);
        }
        for (i, (size, stride)) in mixed(&lists[1], values[1]).zip(mixed(&lists[2], values[2])).enumerate() {
            let x = value(rw, size);
            v = attrs.set_dim(rw, v, desc, Field::Sizes, i, x);
            let x = value(rw, stride);
            v = attrs.set_dim(rw, v, desc, Field::Strides, i, x);
        }
        rw.replace(op, &[v]);
        if let Some(open) = open {
            let fine = alike::is_last(rw, op);
            memrefs.remember(rw, entry, Alike::Reinterpret, own, open, fine);
        }
    }
    memrefs.keep(rw);
}

fn transpose(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let src = rw.m.operand(op, 0);
        let ty = rw.m.ty(src);
        let (Some(perm), Some(desc)) = (memref_verify::permutation(rw.m, op), rw.result_type(op, 0)) else { continue };
        let Some((r, attrs)) = memrefs.get(rw, ty) else {
            check(rw, op, src);
            continue;
        };
        rw.at(op);
        // No permutation, no work.
        if perm.iter().enumerate().all(|(to, &from)| to == from) {
            rw.replace(op, &[src]);
            continue;
        }
        let mut v = build::poison(rw, desc);
        let x = attrs.allocated(rw, src, r);
        v = attrs.set(rw, v, desc, Field::Allocated, x);
        let x = attrs.aligned(rw, src, r);
        v = attrs.set(rw, v, desc, Field::Aligned, x);
        let x = attrs.offset(rw, src, index);
        v = attrs.set(rw, v, desc, Field::Offset, x);
        for (to, &from) in perm.iter().enumerate() {
            let x = attrs.size(rw, src, from, index);
            v = attrs.set_dim(rw, v, desc, Field::Sizes, to, x);
            let x = attrs.stride(rw, src, from, index);
            v = attrs.set_dim(rw, v, desc, Field::Strides, to, x);
        }
        rw.replace(op, &[v]);
    }
    memrefs.keep(rw);
}

fn view(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let index = memrefs.index;
    for &op in ops {
        let operands = rw.m.operands(op).to_vec();
        let (src, shift) = (operands[0], operands[1]);
        let (from, to) = (rw.m.ty(src), rw.m.ty(rw.m.result(op, 0)));
        let (Some(from), Some(to)) = (memrefs.entry(rw, from), memrefs.entry(rw, to)) else {
            check(rw, op, src);
            continue;
        };
        let (from, to, attrs) = memrefs.pair(from, to);
        rw.at(op);
        let desc = to.desc;
        let mut v = build::poison(rw, desc);
        let x = attrs.allocated(rw, src, from);
        v = attrs.set(rw, v, desc, Field::Allocated, x);
        let x = attrs.aligned(rw, src, from);
        let a = attrs.gep(rw, from.elem, false);
        let x = rw.value(llvm::GETELEMENTPTR, &[x, shift], from.ptr, a);
        v = attrs.set(rw, v, desc, Field::Aligned, x);
        let x = build::index_constant(rw, index, 0);
        v = attrs.set(rw, v, desc, Field::Offset, x);
        let mut sizes: Vec<Value> = operands[2..].to_vec();
        let (mut next_size, mut running): (Option<Value>, Option<Value>) = (None, None);
        for i in (0..to.rank()).rev() {
            let size = match to.dims[i] {
                DYNAMIC => match sizes.pop() {
                    Some(v) => v,
                    None => break,
                },
                n => build::index_constant(rw, index, n),
            };
            v = attrs.set_dim(rw, v, desc, Field::Sizes, i, size);
            let stride = match (to.strides[i], next_size, running) {
                (DYNAMIC, Some(n), Some(s)) => rw.value(llvm::MUL, &[s, n], index, Attr::EMPTY_DICT),
                (DYNAMIC, Some(n), None) => n,
                (DYNAMIC, None, _) => build::index_constant(rw, index, 1),
                (s, ..) => build::index_constant(rw, index, s),
            };
            v = attrs.set_dim(rw, v, desc, Field::Strides, i, stride);
            (next_size, running) = (Some(size), Some(stride));
        }
        rw.replace(op, &[v]);
    }
    memrefs.keep(rw);
}

/// The enum attribute of a linkage.
pub(crate) fn linkage(rw: &mut Rewriter<'_>, text: &str) -> Attr {
    let value = enums::ENUMS[enums::LLVM_LINKAGE as usize].value(text).unwrap_or(0);
    rw.m.cx.attr(AttrData::Enum { def: enums::LLVM_LINKAGE, value })
}
