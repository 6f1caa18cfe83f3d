//! Whether an attribute is of the kind that a row asks for, and the words for kinds.

use alloc::format;
use alloc::string::String;

use crate::attr::AttrData as A;
use crate::context::Context;
use crate::dialect::enums::ENUMS;
use crate::dialect::records::{self as r, RECORDS};
use crate::id::{Attr, Type};
use crate::module::Module;
use crate::row::AttrKind as K;
use crate::ty::TypeData as T;

/// Whether an attribute is of a kind.
pub(crate) fn holds(cx: &Context, a: Attr, kind: K) -> bool {
    let data = cx.attr_data(a);
    match kind {
        K::Any => true,
        K::Unit => data == A::Unit,
        K::Bool => matches!(data, A::Integer { ty: Type::I1, .. }),
        K::Int(t) => cx.attr_type(a) == Some(t) && matches!(data, A::Integer { .. } | A::BigInteger { .. }),
        K::AnyInt => matches!(data, A::Integer { .. } | A::BigInteger { .. }),
        K::AnyFloat => matches!(data, A::Float { .. } | A::BigFloat { .. }),
        K::Float(t) => matches!(data, A::Float { ty, .. } | A::BigFloat { ty, .. } if ty == t),
        K::Str | K::SymbolName => matches!(data, A::String { .. }),
        K::FlatSymbol => matches!(data, A::Symbol { nested, .. } if nested.is_empty()),
        K::Symbol => matches!(data, A::Symbol { .. }),
        K::Type => matches!(data, A::Type(_)),
        K::Array => matches!(data, A::Array(_)),
        K::IntArray(t) => matches!(data, A::Array(l) if cx.attrs_in(l).all(|i| holds(cx, i, K::Int(t)))),
        K::Dict => matches!(data, A::Dict(_)),
        K::DictArray => matches!(data, A::Array(l) if cx.attrs_in(l).all(|i| matches!(cx.attr_data(i), A::Dict(_)))),
        K::DenseBools => matches!(data, A::DenseArray { elem: Type::I1, .. }),
        K::DenseI32 => matches!(data, A::DenseArray { elem: Type::I32, .. }),
        K::DenseI64 => matches!(data, A::DenseArray { elem: Type::I64, .. }),
        K::Elements => is_elements(&data),
        K::IntElements => {
            is_elements(&data) && cx.attr_type(a).is_some_and(|t| matches!(cx.type_data(cx.elem_type(t)), T::Integer { .. } | T::Index))
        }
        K::AffineMap => matches!(data, A::AffineMap(_)),
        K::IntegerSet => matches!(data, A::IntegerSet(_)),
        K::Typed => true,
        K::Enum(def) | K::EnumProp(def) => matches!(data, A::Enum { def: d, value } if d == def && is_case(def, value)),
        K::EnumInt(def) | K::EnumI32(def) => match (kind, data) {
            (K::EnumInt(_), A::Integer { ty: Type::I64, .. }) | (K::EnumI32(_), A::Integer { ty: Type::I32, .. }) => {
                is_case(def, cx.int_value(a).unwrap_or(-1) as u64)
            }
            _ => false,
        },
        K::Record(def) => matches!(data, A::Record { def: d, .. } if d == def),
        K::RecordArray(def) => {
            matches!(data, A::Array(l) if cx.attrs_in(l).all(|i| matches!(cx.attr_data(i), A::Record { def: d, .. } if d == def)))
        }
    }
}

/// Whether a value is a case of an enum, or bits of one.
fn is_case(def: u16, value: u64) -> bool {
    let e = &ENUMS[def as usize];
    if e.bits { value & !all_bits(def) == 0 } else { e.text(value).is_some() }
}

fn is_elements(data: &A) -> bool {
    matches!(data, A::Dense { .. } | A::DenseStrings { .. } | A::DenseResource { .. } | A::Sparse { .. })
}

fn all_bits(def: u16) -> u64 {
    ENUMS[def as usize].all_bits()
}

/// A kind in words: completes "failed to satisfy constraint: ...".
pub(super) fn kind_text(m: &Module, kind: K) -> String {
    let text = match kind {
        K::Any | K::Typed => "any attribute",
        K::Unit => "unit attribute",
        K::Bool => "bool attribute",
        K::Int(Type::INDEX) => "index attribute",
        K::Int(t) => {
            let sign = match m.cx.type_data(t) {
                T::Integer { sign: crate::Sign::Signless, .. } => "signless ",
                T::Integer { sign: crate::Sign::Signed, .. } => "signed ",
                _ => "unsigned ",
            };
            return format!("{}-bit {sign}integer attribute", m.cx.int_width(t).unwrap_or(0));
        }
        K::AnyInt => "arbitrary integer attribute",
        K::AnyFloat => "arbitrary float attribute",
        K::Float(t) => return format!("{} float attribute", super::verify_op::type_text(m, t)),
        K::Str | K::SymbolName => "string attribute",
        K::FlatSymbol => "flat symbol reference attribute",
        K::Symbol => "symbol reference attribute",
        K::Type => "any type attribute",
        K::Array => "array attribute",
        K::IntArray(t) => return format!("{}-bit integer array attribute", m.cx.int_width(t).unwrap_or(0)),
        K::Dict => "dictionary of named attribute values",
        K::DictArray => "Array of dictionary attributes",
        K::DenseBools => "i1 dense array attribute",
        K::DenseI32 => "i32 dense array attribute",
        K::DenseI64 => "i64 dense array attribute",
        K::Elements => "constant vector/tensor attribute",
        K::IntElements => "integer elements attribute",
        K::AffineMap => "AffineMap attribute",
        K::IntegerSet => "IntegerSet attribute",
        K::Enum(def) | K::EnumProp(def) | K::EnumInt(def) | K::EnumI32(def) => {
            let e = &ENUMS[def as usize];
            let cases: alloc::vec::Vec<&str> = e.cases().map(|c| c.0).collect();
            let name = if e.name.is_empty() { String::from("enum") } else { format!("'#{}'", e.name) };
            return format!("{name} attribute (one of {})", cases.join(", "));
        }
        K::Record(def) => return format!("'#{}' attribute", RECORDS[def as usize].name),
        K::RecordArray(r::LLVM_ACCESS_GROUP) => "LLVM dialect access group metadata array",
        K::RecordArray(r::LLVM_ALIAS_SCOPE) => "LLVM dialect alias scope array",
        K::RecordArray(def) => return format!("array of '#{}' attributes", RECORDS[def as usize].name),
    };
    text.into()
}
