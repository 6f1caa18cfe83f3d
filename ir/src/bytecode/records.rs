//! The LLVM dialect's own encodings: debug information and loop annotations. Release 19 has none of them and writes text.

use alloc::format;
use alloc::vec::Vec;

use super::cursor::{Cursor, Read, bad};
use super::dwarf;
use super::read::Reader;
use crate::attr::AttrData;
use crate::context::Context;
use crate::dialect::records as r;
use crate::dialect::records::{FieldKind, RECORDS};
use crate::id::{Attr, Type};
use crate::store::List;

/// How a field of a record is encoded.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Code {
    /// The number of an attribute.
    Attr,
    /// The same, or nothing.
    Opt,
    /// The number of a string.
    Str,
    /// A number; absent is 0.
    Int,
    /// A number, or nothing.
    OptInt,
    /// A byte.
    Bool,
    /// The value of an enum.
    Enum,
    /// A number that stands for a name of DWARF.
    Tag,
    Language,
    Encoding,
    Operation,
    Convention,
    /// A list of attributes that may be absent.
    List,
    /// A list of numbers.
    Ints,
}

/// The records with an encoding, by their code: the record, and how each of its fields is encoded.
#[rustfmt::skip]
pub(super) static CODES: &[(u16, &[Code])] = {
    use Code::*;
    &[
        (r::LLVM_DI_BASIC_TYPE, &[Tag, Str, Int, Encoding]),
        (r::LLVM_DI_COMPILE_UNIT, &[Attr, Language, Attr, Opt, Bool, Enum, Enum]),
        (r::LLVM_DI_COMPOSITE_TYPE, &[Opt, Bool, Tag, Opt, Opt, Int, Opt, Opt, Enum, Int, Int, Opt, Opt, Opt, Opt, List]),
        (r::LLVM_DI_DERIVED_TYPE, &[Tag, Opt, Opt, Int, Int, Int, OptInt, Opt]),
        (r::LLVM_DI_EXPRESSION_ELEM, &[Operation, Ints]),
        (r::LLVM_DI_EXPRESSION, &[List]),
        (r::LLVM_DI_FILE, &[Str, Str]),
        (r::LLVM_DI_GLOBAL_VARIABLE, &[Opt, Opt, Opt, Attr, Int, Attr, Bool, Bool, Int]),
        (r::LLVM_DI_GLOBAL_VARIABLE_EXPRESSION, &[Attr, Opt]),
        (r::LLVM_DI_IMPORTED_ENTITY, &[Tag, Attr, Attr, Opt, Int, Opt, List]),
        (r::LLVM_DI_LABEL, &[Attr, Opt, Opt, Int]),
        (r::LLVM_DI_LEXICAL_BLOCK, &[Attr, Opt, Int, Int]),
        (r::LLVM_DI_LEXICAL_BLOCK_FILE, &[Attr, Opt, Int]),
        (r::LLVM_DI_LOCAL_VARIABLE, &[Attr, Opt, Opt, Int, Int, Int, Opt, Enum]),
        (r::LLVM_DI_NAMESPACE, &[Opt, Opt, Bool]),
        (r::LLVM_DI_SUBPROGRAM, &[Opt, Bool, Opt, Opt, Opt, Opt, Opt, Opt, Int, Int, Enum, Opt, List, List]),
        (r::LLVM_DI_SUBRANGE, &[Opt, Opt, Opt, Opt]),
        (r::LLVM_DI_SUBROUTINE_TYPE, &[Convention, List]),
        (r::LLVM_LOOP_ANNOTATION, &[Opt, Opt, Opt, Opt, Opt, Opt, Opt, Opt, Opt, Opt, Opt, Opt, Opt, Opt, List]),
    ]
};

/// The names that a field's numbers stand for.
fn names(code: Code) -> Option<&'static crate::spelling::Spellings> {
    Some(match code {
        Code::Tag => &dwarf::TAGS,
        Code::Language => &dwarf::LANGUAGES,
        Code::Encoding => &dwarf::ENCODINGS,
        Code::Operation => &dwarf::OPERATIONS,
        Code::Convention => &dwarf::CONVENTIONS,
        _ => return None,
    })
}

impl<'a> Reader<'a> {
    /// An attribute of the LLVM dialect in its own encoding.
    pub(super) fn llvm_attr(&mut self, c: &mut Cursor<'a>) -> Read<Attr> {
        let at = c.at;
        let code = c.varint()?;
        let Some(&(def, codes)) = CODES.get(usize::try_from(code).unwrap_or(usize::MAX)) else {
            return bad(at, format!("unknown attribute {code} of the dialect 'llvm'"));
        };
        let fields = RECORDS[def as usize].fields;
        let mut values = Vec::with_capacity(codes.len());
        for (field, &code) in fields.iter().zip(codes) {
            let value = self.record_field(c, code, field.kind)?;
            // What is absent in text is not stored.
            let plain = field.optional && !matches!(code, Code::Opt | Code::OptInt) && is_nothing(&self.m.cx, value);
            if value.is_none() && !field.optional {
                return bad(at, format!("`{}` of '{}' is absent", field.name, RECORDS[def as usize].name));
            }
            values.push(if plain { Attr::NONE } else { value });
        }
        // Fields that the encoding does not have.
        values.resize(fields.len(), Attr::NONE);
        let fields = self.m.cx.attr_list(&values);
        Ok(self.m.cx.attr(AttrData::Record { def, fields }))
    }

    fn record_field(&mut self, c: &mut Cursor<'a>, code: Code, kind: FieldKind) -> Read<Attr> {
        let at = c.at;
        Ok(match code {
            Code::Attr => self.attr(c)?,
            Code::Opt => self.opt_attr(c)?.unwrap_or(Attr::NONE),
            Code::Str => {
                let s = self.string(c)?;
                self.m.cx.sym_str_attr(s)
            }
            Code::Int => {
                let n = c.varint()?;
                self.m.cx.attr(AttrData::Integer { ty: Type::I64, bits: n })
            }
            Code::OptInt => match c.varint_flag()? {
                (n, true) => self.m.cx.attr(AttrData::Integer { ty: Type::I64, bits: n }),
                _ => Attr::NONE,
            },
            Code::Bool => match c.byte()? {
                0 => Attr::FALSE,
                _ => Attr::TRUE,
            },
            Code::Enum => {
                let value = c.varint()?;
                let FieldKind::Enum(def) = kind else { return bad(at, "a field that is no enum") };
                let known = &crate::dialect::enums::ENUMS[def as usize];
                let bits = known.all_bits();
                if !(known.text(value).is_some() || known.bits && value & !bits == 0) {
                    return bad(at, format!("value {value} of an enum that does not have it"));
                }
                self.m.cx.attr(AttrData::Enum { def, value })
            }
            Code::List => {
                if c.byte()? == 0 {
                    return Ok(Attr::NONE);
                }
                let items = self.list(c, |r, c| r.opt_attr(c))?;
                let Some(items) = items.into_iter().collect::<Option<Vec<Attr>>>() else {
                    return bad(at, "an absent attribute in a list");
                };
                self.m.cx.array_attr(&items)
            }
            Code::Ints => {
                if c.byte()? == 0 {
                    return Ok(Attr::NONE);
                }
                let items = self.list(c, |r, c| {
                    let n = c.varint()?;
                    Ok(r.m.cx.attr(AttrData::Integer { ty: Type::I64, bits: n }))
                })?;
                self.m.cx.array_attr(&items)
            }
            Code::Tag | Code::Language | Code::Encoding | Code::Operation | Code::Convention => {
                let n = c.varint()?;
                match names(code).and_then(|t| t.name(n)) {
                    Some(name) => self.m.cx.str_attr(name),
                    None if n == 0 => Attr::NONE,
                    None => return bad(at, format!("number {n} has no name in DWARF")),
                }
            }
        })
    }
}

/// Whether a field says what its absence says.
fn is_nothing(cx: &Context, value: Attr) -> bool {
    value.is_none()
        || match cx.attr_data(value) {
            AttrData::Integer { ty: Type::I64, bits } => bits == 0,
            AttrData::Enum { value, .. } => value == 0,
            AttrData::String { text, .. } => matches!(cx.str(text), "DW_TAG_null"),
            _ => value == Attr::FALSE,
        }
}

/// The encoding of a record: its code and how its fields are encoded.
pub(super) fn code_of(def: u16) -> Option<(u64, &'static [Code])> {
    CODES.iter().position(|c| c.0 == def).map(|i| (i as u64, CODES[i].1))
}

/// The number that a word stands for.
pub(super) fn number_of(code: Code, name: &str) -> Option<u64> {
    names(code)?.number(name)
}

/// Whether a record is written in the dialect's own encoding: its values are of the kinds that the encoding has.
pub(super) fn encodes(cx: &Context, release: u32, def: u16, fields: List) -> bool {
    let Some((_, codes)) = code_of(def).filter(|_| release >= 20) else { return false };
    let values: Vec<Attr> = cx.attrs_in(fields).collect();
    if values.len() < codes.len() || values[codes.len()..].iter().any(|a| a.is_some()) {
        return false;
    }
    values.iter().zip(codes).all(|(&a, &code)| match code {
        Code::Attr => a.is_some(),
        Code::Opt | Code::Bool | Code::Enum => true,
        Code::Str => a.is_some() && cx.str_value(a).is_some(),
        Code::Int | Code::OptInt => a.is_none() || matches!(cx.attr_data(a), AttrData::Integer { .. }),
        Code::List => a.is_none() || matches!(cx.attr_data(a), AttrData::Array(_)),
        Code::Ints => {
            a.is_none() || cx.array_items(a).is_some_and(|l| l.iter().all(|&a| matches!(cx.attr_data(a), AttrData::Integer { .. })))
        }
        _ => a.is_none() || cx.str_value(a).and_then(|s| number_of(code, cx.str(s))).is_some(),
    })
}

/// The attributes that the encoding of a record refers to: whole ones, and lists of them.
pub(super) fn parts(cx: &Context, def: u16, fields: List) -> Vec<(Attr, bool)> {
    let codes = code_of(def).map_or(&[][..], |c| c.1);
    let values = cx.attrs_in(fields).zip(codes).filter(|(a, c)| a.is_some() && matches!(c, Code::Attr | Code::Opt | Code::List));
    values.map(|(a, &c)| (a, c != Code::List)).collect()
}
