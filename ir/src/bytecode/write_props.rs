//! What is written of an operation's attributes: the properties, with every default that upstream stores, and the
//! dictionary of the others. Before version 5 all of it is one dictionary.

use crate::map::Map;
use alloc::vec::Vec;

use super::V_PROPERTIES;
use super::number::Tables;
use super::props::{Code, Layout, layout, loads_alignment_apart};
use super::write_attr::{varint, varint_flag};
use crate::attr::AttrData;
use crate::context::Context;
use crate::dialect::records::RECORDS;
use crate::id::{Attr, Op, Opcode, Sym, Type};
use crate::module::Module;
use crate::release::Release;
use crate::row::{AttrField, AttrKind, Need, Traits};
use crate::store::List;
use crate::text::print_op::inherent_in;

/// A part of a blob.
enum Part {
    Attr(Attr),
    Opt(Option<Attr>),
    Number(u64),
    Flag(bool),
    Sizes(Vec<i32>),
}

/// What is written of an operation's attributes.
#[derive(Clone, Copy)]
pub(super) struct Written {
    /// The dictionary.
    pub(super) attrs: Attr,
    /// The number of the properties, `u32::MAX` for none.
    pub(super) blob: u32,
    /// Whether no operation before had these.
    pub(super) new: bool,
}

/// All blobs of a file.
#[derive(Default)]
pub(super) struct Properties {
    blobs: Vec<Vec<Part>>,
    /// What is written of operations of a kind with a dictionary.
    known: Map<(Opcode, Attr), Written>,
    /// The same of the kind and dictionary met last of those that share a place.
    recent: Vec<((Opcode, Attr), Written)>,
    layouts: Map<Opcode, Layout>,
}

/// Entries of [`Properties::recent`], as a power of two.
const RECENT_BITS: u32 = 8;

impl Properties {
    /// What is written of an operation's attributes.
    pub(super) fn of(&mut self, m: &mut Module, op: Op, release: Release, version: u64) -> Written {
        let key = (m.op_kind[op], m.op_record[op].attrs);
        let hash = (key.1.0 ^ (key.0.0 as u32) << 20).wrapping_mul(0x9e37_79b1);
        let place = (hash >> (32 - RECENT_BITS)) as usize;
        match self.recent.get(place) {
            Some(recent) if recent.0 == key => recent.1,
            _ => self.find_or_make(m, op, release, version, place),
        }
    }
    #[inline(never)]
    fn find_or_make(&mut self, m: &mut Module, op: Op, release: Release, version: u64, place: usize) -> Written {
        let key @ (kind, dict) = (m.op_kind[op], m.op_record[op].attrs);
        // Sizes of segments may follow from the operands of the very operation.
        let own = kind != Opcode::UNREGISTERED && m.row(op).traits.has(Traits::OP_BUNDLES);
        let known = if own { None } else { self.known.get(&key).copied() };
        let made = known.unwrap_or_else(|| {
            let (attrs, blob) = match kind {
                Opcode::UNREGISTERED => self.unregistered(m, dict, version),
                _ => self.registered(m, op, release, version),
            };
            Written { attrs, blob, new: true }
        });
        if !own {
            let again = Written { new: false, ..made };
            if known.is_none() {
                self.known.insert(key, again);
            }
            if self.recent.is_empty() {
                let none = Written { attrs: Attr::NONE, blob: u32::MAX, new: false };
                self.recent = alloc::vec![((Opcode::ERASED, Attr::NONE), none); 1 << RECENT_BITS];
            }
            self.recent[place] = (key, again);
        }
        made
    }

    fn push(&mut self, blob: Vec<Part>) -> u32 {
        self.blobs.push(blob);
        self.blobs.len() as u32 - 1
    }

    fn unregistered(&mut self, m: &mut Module, dict: Attr, version: u64) -> (Attr, u32) {
        let Some(a) = m.cx.dict_get(dict, Sym::PROPERTIES) else { return (dict, u32::MAX) };
        let rest = m.cx.dict_remove(dict, Sym::PROPERTIES);
        if version >= V_PROPERTIES {
            return (rest, self.push(alloc::vec![Part::Attr(a)]));
        }
        let mut entries: Vec<(Sym, Attr)> = m.cx.dict_entries(rest).collect();
        if let AttrData::Dict(_) = m.cx.attr_data(a) {
            entries.extend(m.cx.dict_entries(a).filter(|e| m.cx.dict_get(rest, e.0).is_none()));
        }
        (m.cx.dict(&entries), u32::MAX)
    }

    fn registered(&mut self, m: &mut Module, op: Op, release: Release, version: u64) -> (Attr, u32) {
        let (kind, row, dict) = (m.op_kind[op], m.row(op), m.op_record[op].attrs);
        // Before version 5, sizes of segments are an attribute, as in version 5.
        let of = |cx: &Context| layout(row, release.version, version.max(V_PROPERTIES), |s| cx.str(s));
        let layout = self.layouts.remove(&kind).unwrap_or_else(|| of(&m.cx));
        let apart = loads_alignment_apart(row, release.version);
        let mut entries: Vec<(Sym, Attr)> = m.cx.dict_entries(dict).collect();
        entries.retain(|e| !inherent_in(row, e.0, release.version) || apart && e.0 == Sym::ALIGNMENT);
        let mut blob = Vec::with_capacity(layout.len());
        for &(name, code) in &layout {
            let value = match row.attr(name) {
                Some(field) => match field.need.alias() {
                    Some(alias) => (alias.print)(&m.cx, m.attr(op, alias.of)),
                    None => m.attr(op, name).or_else(|| default_of(&mut m.cx, field)),
                },
                None => None,
            };
            let value = match (row.attr(name).map(|f| f.kind), value.and_then(|a| m.cx.int_value(a))) {
                (Some(AttrKind::EnumInt(def)), Some(n)) if release.older_enum_numbers => {
                    Some(m.cx.int_attr(Type::I64, crate::dialect::enums::number_19(def, n as u64) as i64))
                }
                _ => value,
            };
            let part = match code {
                Code::Required if row.attr(name).is_none() => {
                    let n = if name == Sym::RESULT_SEGMENT_SIZES {
                        row.results.len()
                    } else {
                        super::props::n_operand_segments(row, release.version)
                    };
                    let sizes = sizes(m, op, name, n);
                    Part::Attr(m.cx.i32_array(&sizes))
                }
                Code::Required => Part::Attr(value.unwrap_or(Attr::UNIT)),
                Code::Optional => Part::Opt(value),
                Code::Enum(_) => Part::Number(value.and_then(|a| m.cx.enum_value(a)).unwrap_or(0)),
                Code::Flag => Part::Flag(value.is_some_and(|a| a != Attr::FALSE)),
                Code::Sizes(n) => Part::Sizes(sizes(m, op, name, n)),
            };
            if version < V_PROPERTIES {
                let whole = match part {
                    Part::Attr(a) => Some(a),
                    Part::Opt(a) => a,
                    // Upstream's dictionaries have no place for these and lose them.
                    Part::Number(0) | Part::Flag(false) => None,
                    Part::Number(n) if release.enum_properties => Some(m.cx.int_attr(Type::I32, n as i64)),
                    _ => value,
                };
                entries.extend(whole.map(|a| (name, a)));
            } else {
                blob.push(part);
            }
        }
        let made = if blob.is_empty() { u32::MAX } else { self.push(blob) };
        self.layouts.insert(kind, layout);
        (m.cx.dict(&entries), made)
    }

    /// The attributes that a blob refers to.
    pub(super) fn attrs_of(&self, blob: u32) -> impl Iterator<Item = Attr> + '_ {
        self.blobs[blob as usize].iter().filter_map(|p| match p {
            Part::Attr(a) => Some(*a),
            Part::Opt(a) => *a,
            _ => None,
        })
    }

    /// The section of all properties.
    pub(super) fn section(&self, tables: &Tables) -> Vec<u8> {
        let (mut out, mut one) = (Vec::new(), Vec::new());
        varint(&mut out, self.blobs.len() as u64);
        for blob in &self.blobs {
            one.clear();
            for part in blob {
                match part {
                    Part::Attr(a) => varint(&mut one, tables.attrs.of(a.0)),
                    Part::Opt(Some(a)) => varint_flag(&mut one, tables.attrs.of(a.0), true),
                    Part::Opt(None) => varint(&mut one, 0),
                    Part::Number(n) => varint(&mut one, *n),
                    Part::Flag(is) => one.push(u8::from(*is)),
                    Part::Sizes(sizes) => {
                        varint_flag(&mut one, sizes.len() as u64, false);
                        sizes.iter().for_each(|&n| varint(&mut one, n as u64));
                    }
                }
            }
            varint(&mut out, one.len() as u64);
            out.extend_from_slice(&one);
        }
        out
    }
}

/// The sizes of an operation's segments.
fn sizes(m: &Module, op: Op, name: Sym, n: usize) -> Vec<i32> {
    let stored = m.attr(op, name).and_then(|a| m.cx.int_array(a));
    let of_operands = |i| crate::segments::operand_range(m, op, i).len() as i64;
    (0..n).map(|i| stored.as_ref().map_or_else(|| of_operands(i), |s| s.get(i).copied().unwrap_or(0)) as i32).collect()
}

/// The default of a field that is not stored, as upstream stores it.
fn default_of(cx: &mut Context, field: &AttrField) -> Option<Attr> {
    let empty = |cx: &mut Context, elem: Type| cx.attr(AttrData::DenseArray { elem, data: List::EMPTY });
    Some(match (field.need, field.kind) {
        (Need::Default(n), AttrKind::Enum(def) | AttrKind::EnumProp(def)) => cx.attr(AttrData::Enum { def, value: n as u64 }),
        (Need::Default(n), AttrKind::EnumI32(_)) => cx.int_attr(Type::I32, n.into()),
        (Need::Default(_), AttrKind::Record(def)) => {
            let none = alloc::vec![Attr::NONE; RECORDS[def as usize].fields.len()];
            let fields = cx.attr_list(&none);
            cx.attr(AttrData::Record { def, fields })
        }
        (Need::Default(n), AttrKind::Bool) => [Attr::FALSE, Attr::TRUE][(n != 0) as usize],
        (Need::Default(n), AttrKind::Int(ty)) => cx.int_attr(ty, n.into()),
        (Need::Default(n), _) => cx.int_attr(Type::I64, n.into()),
        (Need::DefaultEmpty, AttrKind::DenseI64) => empty(cx, Type::I64),
        (Need::DefaultEmpty, AttrKind::DenseI32) => empty(cx, Type::I32),
        (Need::DefaultEmpty, AttrKind::DenseBools) => empty(cx, Type::I1),
        (Need::DefaultEmpty, AttrKind::Dict) => Attr::EMPTY_DICT,
        (Need::DefaultEmpty, _) => Attr::EMPTY_ARRAY,
        _ => return None,
    })
}
