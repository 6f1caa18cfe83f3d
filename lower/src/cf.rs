//! `convert-cf-to-llvm`: branches and assertions to the LLVM dialect. A branch converts the arguments of the blocks it
//! jumps to. Source: MLIR documentation, "'cf' Dialect", and mlir-opt.

use alloc::vec::Vec;
use ir::cfg::ConversionOrder;
use ir::dialect::{cf, enums, func, llvm};
use ir::{Attr, AttrData, Block, Diagnostic, Loc, NewOp, Op, Opcode, Sym, Type, Value};

use crate::memref_descriptor as d;
use crate::sweep::{Legality, Rewriter, Rule, Rules};

/// The rules of this file.
pub static RULES: &[Rule] = &[
    Rule { opcode: cf::ASSERT, rewrite: asserts },
    Rule { opcode: cf::BR, rewrite: |rw, ops| branches(rw, ops, llvm::BR) },
    Rule { opcode: cf::COND_BR, rewrite: |rw, ops| branches(rw, ops, llvm::COND_BR) },
    Rule { opcode: cf::SWITCH, rewrite: switches },
];

/// Adds the rules for the pass of their own, where nothing else is touched.
pub fn add_pass_rules(rules: &mut Rules, branches_convert_blocks: bool) {
    rules.add(RULES);
    if branches_convert_blocks {
        rules.set([cf::ASSERT, cf::BR, cf::COND_BR, cf::SWITCH], Legality::Illegal);
    }
}

/// Whether a branch can become one of the LLVM dialect: its operands and the arguments of the blocks convert.
fn ready(rw: &mut Rewriter<'_>, op: Op) -> bool {
    if !rw.converts(op) {
        return false;
    }
    let Some(&e) = rw.m.extras.get(rw.m.op_record[op].extra as usize) else { return true };
    (e.successors..e.successors + e.n_successors).all(|i| {
        let block = rw.m.successor_pool[i as usize];
        block_ready(rw, block)
    })
}

fn block_ready(rw: &mut Rewriter<'_>, block: Block) -> bool {
    if rw.opts.release.branches_convert_blocks {
        return rw.convert_block(block);
    }
    // Older releases leave this to the conversion of the function around.
    rw.block_converted(block)
        || rw.m.block_args(block).all(|a| {
            let ty = rw.m.ty(a);
            rw.convert(ty) == Some(ty)
        })
}

fn branches(rw: &mut Rewriter<'_>, ops: &[Op], opcode: Opcode) {
    let mut operands: Vec<Value> = Vec::new();
    for &op in ops {
        if !ready(rw, op) {
            continue;
        }
        let attrs = rw.m.op_record[op].attrs;
        if rw.turn(op, opcode, attrs, None) {
            continue;
        }
        operands.clear();
        operands.extend_from_slice(rw.m.operands(op));
        rw.at(op);
        jump(rw, op, opcode, &operands, attrs);
    }
}

/// Appends a branch to the successors of an old one, which goes.
fn jump(rw: &mut Rewriter<'_>, op: Op, opcode: Opcode, operands: &[Value], attrs: Attr) {
    let mut few = [Block::NONE; 2];
    let n = rw.m.successors(op).len();
    let many;
    let successors: &[Block] = if n <= few.len() {
        few[..n].copy_from_slice(rw.m.successors(op));
        &few[..n]
    } else {
        many = rw.m.successors(op).to_vec();
        &many
    };
    let loc = rw.loc;
    rw.build(NewOp { operands, attrs, successors, ..NewOp::new(opcode, loc) });
    rw.erase(op);
}

/// Only what the operation itself needs stays.
fn switches(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        if !ready(rw, op) {
            continue;
        }
        let operands: Vec<Value> = rw.m.operands(op).to_vec();
        let row = rw.m.row(op);
        let own = |key: Sym| row.attr(key).is_some() || key == Sym::OPERAND_SEGMENT_SIZES;
        let kept: Vec<(Sym, Attr)> = rw.m.cx.dict_entries(rw.m.op_record[op].attrs).filter(|e| own(e.0)).collect();
        let attrs = rw.m.cx.dict(&kept);
        rw.at(op);
        jump(rw, op, llvm::SWITCH, &operands, attrs);
    }
}

/// A failed assertion writes its message with `puts` and calls `abort`, in a block of its own at the end of the region.
fn asserts(rw: &mut Rewriter<'_>, ops: &[Op]) {
    // Numbers tried for the names of messages.
    let mut next = None;
    if let [op] = ops {
        assert(rw, *op, &mut next);
        return;
    }
    for op in in_conversion_order(rw, ops) {
        assert(rw, op, &mut next);
    }
}

/// Operations as a conversion meets them, which numbers their messages: those of one region depth first.
fn in_conversion_order(rw: &Rewriter<'_>, ops: &[Op]) -> Vec<Op> {
    let region = |op: Op| rw.m.blocks[rw.m.op_record[op].block].region;
    let mut out = Vec::with_capacity(ops.len());
    let (mut order, mut blocks, mut run) = (ConversionOrder::default(), Vec::new(), Vec::new());
    for ops in ops.chunk_by(|&a, &b| region(a) == region(b)) {
        let region = region(ops[0]);
        if ops.len() == 1 || rw.m.region_blocks(region).len() == 1 {
            out.extend_from_slice(ops);
            continue;
        }
        blocks.clear();
        order.push(rw.m, region, &mut blocks);
        let mut place: Vec<(Block, u32)> = (0u32..).zip(&blocks).map(|(i, &b)| (b, i)).collect();
        ir::order::sort_by_key(&mut place, |&p| p);
        let at = |op: Op| place.binary_search_by_key(&rw.m.op_record[op].block, |p| p.0).map_or(u32::MAX, |i| place[i].1);
        run.clear();
        run.extend(ops.iter().map(|&op| (at(op), op)));
        // Stable: those of one block stay in their order.
        ir::order::sort_by_key(&mut run, |r| r.0);
        out.extend(run.iter().map(|r| r.1));
    }
    out
}

fn assert(rw: &mut Rewriter<'_>, op: Op, next: &mut Option<u32>) -> Option<()> {
    let table = rw.symbol_table(op)?;
    let text = rw.m.attr(op, Sym::MSG).and_then(|a| rw.m.cx.str_value(a))?;
    let condition = rw.m.operand(op, 0);
    let block = rw.m.op_record[op].block;
    let region = rw.m.blocks[block].region;

    let (name, array) = global_text(rw, table, op, "assert_msg", next, text);
    let puts = function(rw, table, op, "puts", &[Type::LLVM_PTR])?;
    let abort = function(rw, table, op, ABORT, &[])?;

    // The two ways to go on.
    let rest = rw.split_after(op);
    let failure = rw.block_at_end(region, &[]);
    rw.at(op);
    let segments = rw.m.cx.i32_array(&[1, 0, 0]);
    let attrs = rw.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, segments);
    let loc = rw.loc;
    rw.build(NewOp { operands: &[condition], attrs, successors: &[rest, failure], ..NewOp::new(llvm::COND_BR, loc) });
    rw.at_end(failure);
    let address = address_of(rw, name, array);
    crate::memref_alloc::call(rw, puts, &[address], None);
    crate::memref_alloc::call(rw, abort, &[], None);
    rw.op(llvm::UNREACHABLE, &[], &[], Attr::EMPTY_DICT);
    rw.erase(op);
    Some(())
}

/// A text that ends with a zero as a private constant: its name (of which `next` says the next number to try) and type.
pub(crate) fn global_text(rw: &mut Rewriter<'_>, table: Op, op: Op, stem: &str, next: &mut Option<u32>, text: Sym) -> (Sym, Type) {
    let name = loop {
        let name = match *next {
            None => rw.m.cx.sym(stem),
            Some(n) => {
                let name = alloc::format!("{stem}_{n}");
                rw.m.cx.sym(&name)
            }
        };
        *next = Some(next.map_or(0, |n| n + 1));
        if rw.lookup(table, name).is_none() {
            break name;
        }
    };
    let mut bytes = rw.m.cx.str_bytes(text).into_owned();
    bytes.push(0);
    let array = rw.m.cx.llvm_array(bytes.len() as u64, Type::I8);
    let attrs = message_attributes(rw, name, array, &bytes);
    let loc = rw.m.op_record[op].loc;
    let body = rw.m.new_region();
    rw.declare(table, op, name, NewOp { attrs, regions: &[body], ..NewOp::new(llvm::MLIR_GLOBAL, loc) });
    (name, array)
}

/// The address of the first byte of such a text.
pub(crate) fn address_of(rw: &mut Rewriter<'_>, name: Sym, array: Type) -> Value {
    let symbol = rw.m.cx.symbol_ref(name);
    let attrs = rw.m.cx.dict_one(Sym::GLOBAL_NAME, symbol);
    let address = rw.value(llvm::MLIR_ADDRESSOF, &[], Type::LLVM_PTR, attrs);
    d::gep_const(rw, address, Type::LLVM_PTR, array, &[0])
}

/// A private constant array of bytes.
fn message_attributes(rw: &mut Rewriter<'_>, name: Sym, array: Type, bytes: &[u8]) -> Attr {
    let cx = &mut rw.m.cx;
    let dims = cx.dims.intern(&[bytes.len() as i64]);
    let tensor = cx.ty(ir::TypeData::Tensor { dims, elem: Type::I8, encoding: Attr::NONE });
    let value = ir::dense::make(cx, tensor, 1, bytes);
    let private = enums::ENUMS[enums::LLVM_LINKAGE as usize].value("private").unwrap_or(0);
    let linkage = cx.attr(AttrData::Enum { def: enums::LLVM_LINKAGE, value: private });
    let (array, name) = (cx.type_attr(array), cx.sym_str_attr(name));
    cx.dict(&[(Sym::GLOBAL_TYPE, array), (Sym::CONSTANT, Attr::UNIT), (Sym::SYM_NAME, name), (Sym::LINKAGE, linkage), (Sym::VALUE, value)])
}

/// What ends a program whose assertion fails.
const ABORT: &str = "abort";

/// The symbol of a runtime function without result, declared if it is not there yet.
pub(crate) fn function(rw: &mut Rewriter<'_>, table: Op, user: Op, name: &str, params: &[Type]) -> Option<Sym> {
    let sym = rw.m.cx.sym(name);
    if let Some(found) = rw.lookup(table, sym) {
        if matches!(rw.m.kind(found), llvm::FUNC | func::FUNC) {
            return Some(sym);
        }
        let message = alloc::format!("this needs the runtime function @{name}, but the module gives that name to something else");
        let e = Diagnostic::error("runtime-symbol-taken", rw.m.op_record[user].loc, message);
        let e = e.note(rw.m.op_record[found].loc, "defined here").help("rename it");
        rw.diags.push(e);
        return None;
    }
    let ty = rw.m.cx.llvm_func(Type::LLVM_VOID, params, false);
    let (ty, text) = (rw.m.cx.type_attr(ty), rw.m.cx.sym_str_attr(sym));
    let attrs = rw.m.cx.dict(&[(Sym::FUNCTION_TYPE, ty), (Sym::SYM_NAME, text)]);
    let region = rw.m.new_region();
    // `abort` stands nowhere, the others where the module does.
    let loc = if name == ABORT { Loc::UNKNOWN } else { rw.m.op_record[table].loc };
    rw.declare(table, user, sym, NewOp { attrs, regions: &[region], ..NewOp::new(llvm::FUNC, loc) });
    Some(sym)
}
