//! `vector.print` of scalars, texts and punctuation: calls of the runtime's printing functions.

use ir::dialect::{arith, llvm};
use ir::ty::Sign;
use ir::{Attr, FloatKind, Op, Opcode, Sym, Type, TypeData, Value};

use crate::cf::{address_of, function, global_text};
use crate::sweep::Rewriter;

/// What a scalar needs before it is printed.
enum Prepare {
    Nothing,
    /// To 64 bits.
    Extend(Opcode, Opcode),
    /// Its bits as an integer.
    Bits,
}

/// The rule.
pub(crate) fn prints(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut next = None;
    for &op in ops {
        print(rw, op, &mut next);
    }
}

fn print(rw: &mut Rewriter<'_>, op: Op, next: &mut Option<u32>) -> Option<()> {
    let table = rw.symbol_table(op)?;
    if let Some(&v) = rw.m.operands(op).first() {
        value(rw, table, op, v)?;
    } else {
        rw.at(op);
    }
    if let Some(text) = rw.m.attr(op, Sym::STRING_LITERAL).and_then(|a| rw.m.cx.str_value(a)) {
        let (name, array) = global_text(rw, table, op, "vector_print_str", next, text);
        let print = function(rw, table, op, "printString", &[Type::LLVM_PTR])?;
        let address = address_of(rw, name, array);
        crate::memref_alloc::call(rw, print, &[address], None);
    } else {
        let name = match rw.m.attr(op, Sym::PUNCTUATION).and_then(|a| rw.m.cx.enum_value(a)) {
            None | Some(1) => "printNewline",
            Some(2) => "printComma",
            Some(3) => "printOpen",
            Some(4) => "printClose",
            _ => "",
        };
        if !name.is_empty() {
            let print = function(rw, table, op, name, &[])?;
            crate::memref_alloc::call(rw, print, &[], None);
        }
    }
    rw.erase(op);
    Some(())
}

fn value(rw: &mut Rewriter<'_>, table: Op, op: Op, v: Value) -> Option<()> {
    const SIGNED: Prepare = Prepare::Extend(arith::EXTSI, llvm::SEXT);
    const UNSIGNED: Prepare = Prepare::Extend(arith::EXTUI, llvm::ZEXT);
    let (name, param, prepare) = match rw.m.cx.type_data(rw.m.ty(v)) {
        TypeData::Integer { width: 64, sign: Sign::Unsigned } => ("printU64", Type::I64, Prepare::Nothing),
        TypeData::Integer { width: 0..64, sign: Sign::Unsigned } => ("printU64", Type::I64, UNSIGNED),
        TypeData::Integer { width: 64, .. } => ("printI64", Type::I64, Prepare::Nothing),
        TypeData::Integer { width: 1, .. } => ("printI64", Type::I64, UNSIGNED),
        TypeData::Integer { width: 0..64, .. } => ("printI64", Type::I64, SIGNED),
        TypeData::Index if rw.ty(v) == Some(Type::I64) => ("printU64", Type::I64, Prepare::Nothing),
        TypeData::Index => ("printU64", Type::I64, UNSIGNED),
        TypeData::Float(FloatKind::F32) => ("printF32", Type::F32, Prepare::Nothing),
        TypeData::Float(FloatKind::F64) => ("printF64", Type::F64, Prepare::Nothing),
        TypeData::Float(FloatKind::F16) => ("printF16", Type::I16, Prepare::Bits),
        TypeData::Float(FloatKind::BF16) => ("printBF16", Type::I16, Prepare::Bits),
        _ => return None,
    };
    let print = function(rw, table, op, name, &[param])?;
    rw.at(op);
    let v = match prepare {
        Prepare::Nothing => v,
        // Left to arith's own conversion, unless everything is converted at once.
        Prepare::Extend(_, opcode) if rw.is_fused() => rw.value(opcode, &[v], Type::I64, Attr::EMPTY_DICT),
        Prepare::Extend(opcode, _) => rw.value(opcode, &[v], Type::I64, Attr::EMPTY_DICT),
        Prepare::Bits => rw.value(llvm::BITCAST, &[v], Type::I16, Attr::EMPTY_DICT),
    };
    crate::memref_alloc::call(rw, print, &[v], None);
    Some(())
}
