//! Straight-line programs of `arith` and other operations as text, for expansions: `name operand operand; ...`.
//!
//! A value is named by the number of the instruction that makes it, an operand of the operation by a letter from `x` on.
//! `name.predicate` compares, `name:t` has the type of letter `t`, which the caller gives (without one, the result has
//! the first type). Dialects are written out but for `arith`: `math/floor`. `=n:t` is a constant, integer or float as
//! its type asks; `ret v` gives the result. Flags of the operation are not kept.

use alloc::vec::Vec;

use ir::dialect::{arith, enums, math};
use ir::{Attr, FloatKind, Opcode, Sym, Type, TypeData, Value, constant};

use crate::sweep::Rewriter;

/// What a recipe is expanded for.
#[derive(Clone, Copy)]
pub struct Kitchen<'a> {
    /// Types by letter.
    pub types: &'a [(u8, Type)],
    /// Attributes of instructions that have fast-math flags.
    pub flags: Attr,
}

/// Expands a recipe at the place of new operations. `None` if it is wrong, or has a type that has no such constant.
pub fn expand(rw: &mut Rewriter<'_>, text: &str, args: &[Value], kitchen: Kitchen<'_>) -> Option<Value> {
    let mut values: Vec<Value> = Vec::new();
    for line in ir::find::split(text, "; ") {
        let mut words = line.split(' ');
        let name = words.next()?;
        let mut operands: Vec<Value> = Vec::with_capacity(3);
        for w in words {
            let v = match w.as_bytes() {
                [c @ b'x'..=b'z'] => args.get(usize::from(c - b'x')),
                _ => values.get(w.parse::<usize>().ok()?),
            };
            operands.push(*v?);
        }
        let (name, letter) = name.split_once(':').unwrap_or((name, ""));
        let ty = match letter.as_bytes() {
            [c] => kitchen.types.iter().find(|t| t.0 == *c)?.1,
            _ => kitchen.types.first()?.1,
        };
        if name == "ret" {
            return operands.first().copied();
        }
        if let Some(n) = name.strip_prefix('=') {
            let attr = number(rw, ty, n)?;
            let attrs = rw.m.cx.dict_one(Sym::VALUE, attr);
            values.push(rw.value(arith::CONSTANT, &[], ty, attrs));
            continue;
        }
        values.push(instruction(rw, name, &operands, ty, kitchen)?);
    }
    None
}

/// The constant of a type that a number stands for.
pub fn number(rw: &mut Rewriter<'_>, ty: Type, text: &str) -> Option<Attr> {
    let elem = rw.m.cx.elem_type(ty);
    let bits = match rw.m.cx.type_data(elem) {
        TypeData::Float(kind) => float_bits(kind, text)?,
        TypeData::Integer { width, .. } => {
            // An integer without bits is zero.
            let mask = u128::MAX.checked_shr(128u32.checked_sub(width)?).unwrap_or(0);
            text.parse::<i128>().ok()? as u128 & mask
        }
        TypeData::Index => text.parse::<i64>().ok()? as u64 as u128,
        _ => return None,
    };
    constant::splat(&mut rw.m.cx, ty, bits)
}

fn float_bits(kind: FloatKind, text: &str) -> Option<u128> {
    let x = match text {
        "inf" => f64::INFINITY,
        "-inf" => f64::NEG_INFINITY,
        "nan" => f64::NAN,
        _ => ir::decimal::read_double(text.as_bytes())?,
    };
    Some(ir::float::from_f64(kind, x))
}

fn instruction(rw: &mut Rewriter<'_>, name: &str, operands: &[Value], ty: Type, kitchen: Kitchen<'_>) -> Option<Value> {
    let (name, predicate) = name.split_once('.').unwrap_or((name, ""));
    let full = match name.split_once('/') {
        Some((dialect, name)) => alloc::format!("{dialect}.{name}"),
        None => alloc::format!("arith.{name}"),
    };
    let opcode: Opcode = rw.m.cx.registry.find(&full)?;
    let mut attrs = match rw.m.cx.registry.row(opcode).attr(Sym::FASTMATH) {
        Some(_) => kitchen.flags,
        None => Attr::EMPTY_DICT,
    };
    if matches!(opcode, arith::CMPI | arith::CMPF) {
        let def = if opcode == arith::CMPI { enums::CMPI_PREDICATE } else { enums::CMPF_PREDICATE };
        let value = enums::ENUMS[def as usize].value(predicate)?;
        let p = rw.m.cx.int_attr(Type::I64, value as i64);
        attrs = rw.m.cx.dict_set(attrs, Sym::PREDICATE, p);
    }
    debug_assert!(opcode < math::END);
    Some(rw.value(opcode, operands, ty, attrs))
}
