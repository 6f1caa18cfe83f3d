//! Shorthands for operations of the LLVM dialect that many rules append.

use ir::dialect::llvm;
use ir::{Attr, Op, Sym, Type, Value};

use crate::sweep::{POSITIONS, Rewriter};

/// `llvm.mlir.constant(value : ty) : ty` of an integer type.
pub fn int_constant(rw: &mut Rewriter<'_>, ty: Type, value: i64) -> Value {
    let value = rw.m.cx.int_attr(ty, value);
    constant(rw, ty, value)
}

/// `llvm.mlir.constant(value : index) : ty`, where `ty` is the integer type of `index`.
pub fn index_constant(rw: &mut Rewriter<'_>, ty: Type, value: i64) -> Value {
    let value = rw.m.cx.int_attr(Type::INDEX, value);
    constant(rw, ty, value)
}

/// `llvm.mlir.constant(value) : ty`
pub fn constant(rw: &mut Rewriter<'_>, ty: Type, value: Attr) -> Value {
    let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
    rw.value(llvm::MLIR_CONSTANT, &[], ty, attrs)
}

/// What an aggregate is filled from: `llvm.mlir.poison`, or `llvm.mlir.undef` in older releases.
pub fn poison(rw: &mut Rewriter<'_>, ty: Type) -> Value {
    let opcode = if rw.opts.release.poison { llvm::MLIR_POISON } else { llvm::MLIR_UNDEF };
    rw.value(opcode, &[], ty, Attr::EMPTY_DICT)
}

/// The attributes of `insertvalue` and `extractvalue` at a position.
pub fn position(rw: &mut Rewriter<'_>, at: &[i64]) -> Attr {
    let key = match *at {
        [a @ 0..0x10000] => a as u64,
        [a @ 0..0x10000, b @ 0..0x10000] => (a as u64) << 16 | b as u64 | 1 << 32,
        _ => return path(rw, at),
    };
    let slot = (key ^ key >> 16 << 2 ^ key >> 27) as usize % POSITIONS;
    let (k, known) = rw.positions[slot];
    if k == key {
        return known;
    }
    let attrs = path(rw, at);
    rw.positions[slot] = (key, attrs);
    attrs
}

fn path(rw: &mut Rewriter<'_>, at: &[i64]) -> Attr {
    let position = rw.m.cx.i64_array(at);
    rw.m.cx.dict_one(Sym::POSITION, position)
}

/// `llvm.extractvalue aggregate[at]`
pub fn extract(rw: &mut Rewriter<'_>, aggregate: Value, ty: Type, at: &[i64]) -> Value {
    let attrs = position(rw, at);
    rw.value(llvm::EXTRACTVALUE, &[aggregate], ty, attrs)
}

/// `llvm.insertvalue value, aggregate[at]`; `ty` is the aggregate's type.
pub fn insert(rw: &mut Rewriter<'_>, aggregate: Value, value: Value, ty: Type, at: &[i64]) -> Value {
    let attrs = position(rw, at);
    rw.value(llvm::INSERTVALUE, &[aggregate, value], ty, attrs)
}

/// `llvm.return values`
pub fn ret(rw: &mut Rewriter<'_>, values: &[Value]) -> Op {
    rw.op(llvm::RETURN, values, &[], Attr::EMPTY_DICT)
}

/// `builtin.unrealized_conversion_cast value : ... to ty`
pub fn cast(rw: &mut Rewriter<'_>, value: Value, ty: Type) -> Value {
    rw.value(ir::dialect::builtin::UNREALIZED_CONVERSION_CAST, &[value], ty, Attr::EMPTY_DICT)
}

/// The attributes of a direct `llvm.call`.
pub fn call_attrs(rw: &mut Rewriter<'_>, callee: Sym) -> Attr {
    let cx = &mut rw.m.cx;
    let callee = cx.symbol_ref(callee);
    cx.dict_one(Sym::CALLEE, callee)
}
