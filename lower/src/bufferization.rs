//! `convert-bufferization-to-memref`: copies of buffers, and frees of those that nobody retains. Source: mlir-opt.

use alloc::vec::Vec;

use ir::dialect::memref_verify::cast_compatible;
use ir::dialect::{arith, bufferization as b, func, memref, scf};
use ir::map::Set;
use ir::segments::operand_field;
use ir::ty::DYNAMIC;
use ir::{Attr, Block, NewOp, Op, Sym, Type, TypeData, Value};

use crate::expand_strided_metadata::index_value;
use crate::from_text;
use crate::pass::PassContext;
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::TypeConverter;

/// What frees several buffers ask. Blanks: `n` name.
const HELPER: &str =
    "func.func private @$n(%b: memref<?xindex>, %r: memref<?xindex>, %c: memref<?xi1>, %free: memref<?xi1>, %own: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %false = arith.constant false
  %nb = memref.dim %b, %c0 : memref<?xindex>
  %nr = memref.dim %r, %c0 : memref<?xindex>
  scf.for %i = %c0 to %nr step %c1 {
    memref.store %false, %own[%i] : memref<?xi1>
  }
  scf.for %i = %c0 to %nb step %c1 {
    %p = memref.load %b[%i] : memref<?xindex>
    %if = memref.load %c[%i] : memref<?xi1>
    %other = scf.for %j = %c0 to %nr step %c1 iter_args(%all = %true) -> (i1) {
      %q = memref.load %r[%j] : memref<?xindex>
      %same = arith.cmpi eq, %q, %p : index
      scf.if %same {
        %o = memref.load %own[%j] : memref<?xi1>
        %n = arith.ori %o, %if : i1
        memref.store %n, %own[%j] : memref<?xi1>
      }
      %differs = arith.cmpi ne, %q, %p : index
      %d = arith.andi %all, %differs : i1
      scf.yield %d : i1
    }
    %first = scf.for %j = %c0 to %i step %c1 iter_args(%all = %other) -> (i1) {
      %q = memref.load %b[%j] : memref<?xindex>
      %differs = arith.cmpi ne, %q, %p : index
      %d = arith.andi %all, %differs : i1
      scf.yield %d : i1
    }
    %f = arith.andi %first, %if : i1
    memref.store %f, %free[%i] : memref<?xi1>
  }
  return
}";

static RULES: &[Rule] = &[Rule { opcode: b::CLONE, rewrite: clones }, Rule { opcode: b::DEALLOC, rewrite: deallocs }];

/// Pass `convert-bufferization-to-memref`.
pub fn pass(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    for &root in ops {
        let mut asks = false;
        ir::walk(cx.m, root, |op| asks |= cx.m.kind(op) == b::DEALLOC && operand_field(cx.m, op, 0).len() > 1);
        if asks && cx.m.kind(root) == ir::dialect::builtin::MODULE {
            let name = helper_name(cx.m, root);
            let text = from_text::fill(HELPER, &[('n', &name)]);
            if !from_text::append(cx.m, root, &text, cx.release, cx.diags) {
                return false;
            }
        }
    }
    let mut rules = Rules::folding();
    rules.add(RULES).set(opcodes(b::ALLOC_TENSOR, b::END), Legality::Illegal);
    for (first, end) in [(memref::ALLOC, memref::END), (arith::ADDF, arith::END), (scf::CONDITION, scf::END), (func::CALL, func::END)] {
        rules.set(opcodes(first, end), Legality::Legal);
    }
    let opts = crate::convert::options(cx);
    sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags)
}

const NAME: &str = "dealloc_helper";

/// A name that the symbols of a module leave free.
fn helper_name(m: &ir::Module, module: Op) -> alloc::string::String {
    let Some(body) = m.entry_block(module, 0) else { return NAME.into() };
    let taken: Set<&str> = m.block_ops(body).iter().filter_map(|&o| Some(m.cx.str(m.cx.str_value(m.attr(o, Sym::SYM_NAME)?)?))).collect();
    let mut name = alloc::string::String::from(NAME);
    let mut n = 0;
    while taken.contains(name.as_str()) {
        name = alloc::format!("{NAME}_{n}");
        n += 1;
    }
    name
}

/// An `scf.if` or `scf.for` with one block, at the place; the place of new operations is then that block.
fn nested(rw: &mut Rewriter<'_>, opcode: ir::Opcode, operands: &[Value], results: &[Type], args: &[Type], n: usize) -> (Op, Block) {
    let regions: Vec<_> = (0..n).map(|_| rw.m.new_region()).collect();
    let loc = rw.loc;
    let op = rw.build(NewOp { operands, results, regions: &regions, ..NewOp::new(opcode, loc) });
    let block = rw.block_at_end(regions[0], args);
    rw.at_end(block);
    (op, block)
}

fn alloc_op(rw: &mut Rewriter<'_>, opcode: ir::Opcode, sizes: &[Value], ty: Type) -> Value {
    let segments = rw.m.cx.i32_array(&[sizes.len() as i32, 0]);
    let attrs = rw.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, segments);
    rw.value(opcode, sizes, ty, attrs)
}

fn clones(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let (input, ty) = (rw.m.operand(op, 0), rw.m.ty(rw.m.result(op, 0)));
        rw.at(op);
        match rw.m.cx.type_data(ty) {
            TypeData::MemRef { dims, elem, space, .. } => {
                let dims = rw.m.cx.shape(dims).to_vec();
                let plain = rw.m.cx.memref_type(&dims, elem, Attr::NONE, space);
                if !cast_compatible(&rw.m.cx, plain, ty) {
                    continue;
                }
                let known = rw.m.cx.shape_of(rw.m.ty(input)).map(<[i64]>::to_vec);
                let mut sizes = Vec::new();
                for i in (0..dims.len()).filter(|&i| dims[i] == DYNAMIC) {
                    let at = index_value(rw, i as i64);
                    sizes.push(match known.as_ref().and_then(|k| k.get(i)) {
                        Some(&n) if n != DYNAMIC => index_value(rw, n),
                        _ => rw.value(memref::DIM, &[input, at], Type::INDEX, Attr::EMPTY_DICT),
                    });
                }
                let mut new = alloc_op(rw, memref::ALLOC, &sizes, plain);
                if plain != ty {
                    new = rw.value(memref::CAST, &[new], ty, Attr::EMPTY_DICT);
                }
                rw.op(memref::COPY, &[input, new], &[], Attr::EMPTY_DICT);
                rw.replace(op, &[new]);
            }
            TypeData::UnrankedMemRef { elem, space } => {
                let new = unranked(rw, op, input, elem, space, ty);
                rw.op(memref::COPY, &[input, new], &[], Attr::EMPTY_DICT);
                rw.replace(op, &[new]);
            }
            _ => {}
        }
    }
}

/// A buffer as large as another one whose rank is known only at run time.
fn unranked(rw: &mut Rewriter<'_>, op: Op, input: Value, elem: Type, space: Attr, ty: Type) -> Value {
    let (zero, one) = (index_value(rw, 0), index_value(rw, 1));
    let rank = rw.value(memref::RANK, &[input], Type::INDEX, Attr::EMPTY_DICT);
    let list = rw.m.cx.memref_type(&[DYNAMIC], Type::INDEX, Attr::NONE, Attr::NONE);
    let shape = alloc_op(rw, memref::ALLOCA, &[rank], list);
    let index = Type::INDEX;
    let (count, body) = nested(rw, scf::FOR, &[zero, rank, one, one], &[index], &[index, index], 1);
    let mut args = rw.m.block_args(body);
    let (i, n) = (args.next().unwrap_or(zero), args.next().unwrap_or(zero));
    let size = rw.value(memref::DIM, &[input, i], index, Attr::EMPTY_DICT);
    rw.op(memref::STORE, &[size, shape, i], &[], Attr::EMPTY_DICT);
    let n = rw.value(arith::MULI, &[n, size], index, Attr::EMPTY_DICT);
    rw.op(scf::YIELD, &[n], &[], Attr::EMPTY_DICT);
    rw.at(op);
    let flat = rw.m.cx.memref_type(&[DYNAMIC], elem, Attr::NONE, space);
    let count = rw.m.result(count, 0);
    let buffer = alloc_op(rw, memref::ALLOC, &[count], flat);
    rw.value(memref::RESHAPE, &[buffer, shape], ty, Attr::EMPTY_DICT)
}

fn address(rw: &mut Rewriter<'_>, buffer: Value) -> Value {
    rw.value(memref::EXTRACT_ALIGNED_POINTER_AS_INDEX, &[buffer], Type::INDEX, Attr::EMPTY_DICT)
}

fn truth(rw: &mut Rewriter<'_>, value: bool) -> Value {
    let attrs = rw.m.cx.dict_one(Sym::VALUE, if value { Attr::TRUE } else { Attr::FALSE });
    rw.value(arith::CONSTANT, &[], Type::I1, attrs)
}

fn bit(rw: &mut Rewriter<'_>, opcode: ir::Opcode, x: Value, y: Value) -> Value {
    rw.value(opcode, &[x, y], Type::I1, Attr::EMPTY_DICT)
}

/// Frees a buffer under a condition.
fn free_if(rw: &mut Rewriter<'_>, op: Op, condition: Value, buffer: Value) {
    nested(rw, scf::IF, &[condition], &[], &[], 2);
    rw.op(memref::DEALLOC, &[buffer], &[], Attr::EMPTY_DICT);
    rw.op(scf::YIELD, &[], &[], Attr::EMPTY_DICT);
    rw.at(op);
}

fn deallocs(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let [buffers, conditions, retained] = [0, 1, 2].map(|i| operand_field(rw.m, op, i).to_vec());
        rw.at(op);
        let mut results = Vec::with_capacity(retained.len());
        match (&buffers[..], &conditions[..]) {
            ([], _) => {
                let no = truth(rw, false);
                results.resize(retained.len(), no);
            }
            (&[buffer], &[condition]) => {
                let mut differs = Vec::with_capacity(retained.len());
                if !retained.is_empty() {
                    let at = address(rw, buffer);
                    for &r in &retained {
                        let other = address(rw, r);
                        let ne = rw.m.cx.int_attr(Type::I64, 1);
                        let attrs = rw.m.cx.dict_one(Sym::PREDICATE, ne);
                        differs.push(rw.value(arith::CMPI, &[at, other], Type::I1, attrs));
                    }
                }
                let alone = differs.iter().copied().reduce(|all, d| bit(rw, arith::ANDI, all, d));
                let free = match alone {
                    Some(all) => bit(rw, arith::ANDI, all, condition),
                    None => condition,
                };
                free_if(rw, op, free, buffer);
                if !differs.is_empty() {
                    let yes = truth(rw, true);
                    for d in differs {
                        let same = bit(rw, arith::XORI, d, yes);
                        results.push(bit(rw, arith::ANDI, same, condition));
                    }
                }
            }
            _ => match several(rw, op, &buffers, &conditions, &retained) {
                Some(r) => results = r,
                None => continue,
            },
        }
        rw.replace(op, &results);
    }
}

/// Memory for so many values on the heap.
fn list(rw: &mut Rewriter<'_>, n: usize, elem: Type) -> Value {
    let ty = rw.m.cx.memref_type(&[n as i64], elem, Attr::NONE, Attr::NONE);
    alloc_op(rw, memref::ALLOC, &[], ty)
}

fn cast(rw: &mut Rewriter<'_>, buffer: Value, elem: Type) -> Value {
    let ty = rw.m.cx.memref_type(&[DYNAMIC], elem, Attr::NONE, Attr::NONE);
    rw.value(memref::CAST, &[buffer], ty, Attr::EMPTY_DICT)
}

/// Frees of several buffers, by a function that compares their addresses.
fn several(rw: &mut Rewriter<'_>, op: Op, buffers: &[Value], conditions: &[Value], retained: &[Value]) -> Option<Vec<Value>> {
    let table = {
        let mut at = op;
        loop {
            at = rw.m.parent_op(at)?;
            if rw.m.kind(at) == ir::dialect::builtin::MODULE {
                break at;
            }
        }
    };
    // The function was put behind everything else.
    let body = rw.m.entry_block(table, 0)?;
    let helper = *rw.m.block_ops(body).last()?;
    let helper = rw.m.attr(helper, Sym::SYM_NAME).and_then(|a| rw.m.cx.str_value(a))?;
    if !rw.m.cx.str(helper).starts_with(NAME) {
        rw.error("not-converted", op, "frees of several buffers are converted by a pass over the module only: a function compares them");
        return None;
    }
    let (n, kept) = (buffers.len(), retained.len());
    let (addresses, told, others) = (list(rw, n, Type::INDEX), list(rw, n, Type::I1), list(rw, kept, Type::INDEX));
    let store = |rw: &mut Rewriter<'_>, value: Value, to: Value, i: usize| {
        let at = index_value(rw, i as i64);
        rw.op(memref::STORE, &[value, to, at], &[], Attr::EMPTY_DICT);
    };
    for (i, &v) in buffers.iter().enumerate() {
        let at = address(rw, v);
        store(rw, at, addresses, i);
    }
    for (i, &v) in conditions.iter().enumerate() {
        store(rw, v, told, i);
    }
    for (i, &v) in retained.iter().enumerate() {
        let at = address(rw, v);
        store(rw, at, others, i);
    }
    let (a, t, o) = (cast(rw, addresses, Type::INDEX), cast(rw, told, Type::I1), cast(rw, others, Type::INDEX));
    let (free, own) = (list(rw, n, Type::I1), list(rw, kept, Type::I1));
    let (f, w) = (cast(rw, free, Type::I1), cast(rw, own, Type::I1));
    let callee = crate::build::call_attrs(rw, helper);
    rw.op(func::CALL, &[a, o, t, f, w], &[], callee);
    let load = |rw: &mut Rewriter<'_>, from: Value, i: usize| {
        let at = index_value(rw, i as i64);
        rw.value(memref::LOAD, &[from, at], Type::I1, Attr::EMPTY_DICT)
    };
    for (i, &v) in buffers.iter().enumerate() {
        let condition = load(rw, free, i);
        free_if(rw, op, condition, v);
    }
    let results = (0..kept).map(|i| load(rw, own, i)).collect();
    for v in [addresses, others, told, free, own] {
        rw.op(memref::DEALLOC, &[v], &[], Attr::EMPTY_DICT);
    }
    Some(results)
}
