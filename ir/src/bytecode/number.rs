//! What a file refers to by number: strings, dialects, attributes, types, resources. Things are numbered as they are
//! found and put in groups of one dialect at the end, since that is how the file lists them.

use crate::map::Map;
use alloc::string::String;
use alloc::vec::Vec;

use super::records;
use crate::attr::{AttrData, LocData};
use crate::context::Context;
use crate::diag::{Lines, Source};
use crate::dialect::enums::ENUMS;
use crate::dialect::records::RECORDS;
use crate::id::{Attr, Id, Loc, Sym, Type, Value};
use crate::ty::TypeData;

const NONE: u32 = u32::MAX;

/// Numbers by id, and what has one in order.
#[derive(Default)]
pub(super) struct Numbers {
    number: Vec<u32>,
    /// Ids and their dialects; after [`Numbers::group`] in the order of the file.
    pub(super) list: Vec<(u32, u32)>,
}

impl Numbers {
    /// Whether the id is new.
    fn add(&mut self, id: u32) -> bool {
        if self.number.len() <= id as usize {
            self.number.resize(id as usize + 1, NONE);
        }
        if self.number[id as usize] != NONE {
            return false;
        }
        self.number[id as usize] = self.list.len() as u32;
        self.list.push((id, NONE));
        true
    }
    /// Puts what is listed in groups of one dialect.
    pub(super) fn group(&mut self) {
        crate::order::sort_by_key(&mut self.list, |e| e.1);
        for (n, &(id, _)) in self.list.iter().enumerate() {
            self.number[id as usize] = n as u32;
        }
    }
    /// The number of an id; every id that the file holds was found before.
    #[inline]
    pub(super) fn of(&self, id: u32) -> u64 {
        self.number.get(id as usize).map_or(0, |&n| n as u64)
    }
}

/// Strings, dialects, attributes and types of a file.
pub(super) struct Tables {
    pub(super) strings: Vec<Sym>,
    string_of: Map<Sym, u32>,
    pub(super) dialects: Vec<Sym>,
    pub(super) attrs: Numbers,
    pub(super) types: Numbers,
    /// Keys of dialect resources in the order of first mention.
    pub(super) resources: Vec<Sym>,
    resource_of: Map<Sym, u32>,
    /// Locations of block arguments.
    pub(super) arg_locs: Map<Value, Attr>,
    /// Attributes and types whose parts are not numbered yet.
    work: Vec<Item>,
    pub(super) release: u32,
    /// What locations of parsed operations point into.
    pub(super) file: Sym,
    pub(super) first_line: u32,
    pub(super) lines: Lines,
}

enum Item {
    Attr(Attr),
    Type(Type),
}

impl Tables {
    /// Empty tables for a file that a release is to read.
    pub(super) fn new(cx: &mut Context, source: Source<'_>, release: u32) -> Tables {
        Tables {
            strings: Vec::new(),
            string_of: Map::default(),
            dialects: Vec::new(),
            attrs: Numbers::default(),
            types: Numbers::default(),
            resources: Vec::new(),
            resource_of: Map::default(),
            arg_locs: Map::default(),
            work: Vec::new(),
            release,
            file: cx.sym(source.name),
            first_line: source.first_line,
            lines: Lines::new(source.text),
        }
    }
    /// The number of a string.
    pub(super) fn string(&mut self, s: Sym) -> u64 {
        let n = self.strings.len() as u32;
        let strings = &mut self.strings;
        *self.string_of.entry(s).or_insert_with(|| {
            strings.push(s);
            n
        }) as u64
    }
    /// The number of a dialect.
    pub(super) fn dialect(&mut self, name: Sym) -> u32 {
        // There are few.
        match self.dialects.iter().position(|&d| d == name) {
            Some(i) => i as u32,
            None => {
                self.dialects.push(name);
                self.dialects.len() as u32 - 1
            }
        }
    }
    /// The number of a dialect resource's key.
    pub(super) fn resource(&mut self, key: Sym) -> u64 {
        let n = self.resources.len() as u32;
        let resources = &mut self.resources;
        *self.resource_of.entry(key).or_insert_with(|| {
            resources.push(key);
            n
        }) as u64
    }

    /// The attribute of a location; a place in the source gets its line and column.
    pub(super) fn loc_attr(&self, cx: &mut Context, l: Loc) -> Attr {
        let l = match l.offset() {
            Some(o) => {
                let (line, col) = self.lines.line_col(o);
                cx.loc(LocData::File { file: self.file, line: line + self.first_line, col })
            }
            None => l,
        };
        cx.attr(AttrData::Loc(l))
    }

    /// Numbers an attribute and all its parts.
    pub(super) fn attr(&mut self, cx: &mut Context, a: Attr) {
        if self.attrs.add(a.0) {
            self.work.push(Item::Attr(a));
            self.parts(cx);
        }
    }
    /// Numbers a type and all its parts.
    pub(super) fn ty(&mut self, cx: &mut Context, t: Type) {
        if self.types.add(t.0) {
            self.work.push(Item::Type(t));
            self.parts(cx);
        }
    }
    fn parts(&mut self, cx: &mut Context) {
        while let Some(item) = self.work.pop() {
            match item {
                Item::Attr(a) => {
                    let name = attr_dialect(cx, a);
                    let dialect = self.dialect_named(cx, &name);
                    let n = self.attrs.of(a.0) as usize;
                    self.attrs.list[n].1 = dialect;
                    self.attr_parts(cx, a);
                }
                Item::Type(t) => {
                    let name = type_dialect(cx, t);
                    let dialect = self.dialect_named(cx, &name);
                    let n = self.types.of(t.0) as usize;
                    self.types.list[n].1 = dialect;
                    self.type_parts(cx, t);
                }
            }
        }
    }
    fn dialect_named(&mut self, cx: &mut Context, name: &str) -> u32 {
        let name = cx.sym(name);
        self.dialect(name)
    }
    fn part(&mut self, a: Attr) {
        if self.attrs.add(a.0) {
            self.work.push(Item::Attr(a));
        }
    }
    fn type_part(&mut self, t: Type) {
        if self.types.add(t.0) {
            self.work.push(Item::Type(t));
        }
    }

    fn attr_parts(&mut self, cx: &mut Context, a: Attr) {
        match cx.attr_data(a) {
            AttrData::Integer { ty, .. }
            | AttrData::BigInteger { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::BigFloat { ty, .. }
            | AttrData::Dense { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::Type(ty)
            | AttrData::DenseArray { elem: ty, .. } => self.type_part(ty),
            AttrData::String { ty, .. } if ty.is_some() => self.type_part(ty),
            AttrData::Array(l) => cx.attrs_in(l).for_each(|a| self.part(a)),
            AttrData::Dict(_) => {
                let entries: Vec<(Sym, Attr)> = cx.dict_entries(a).collect();
                for (name, value) in entries {
                    self.part(cx.sym_str_attr(name));
                    self.part(value);
                }
            }
            AttrData::Symbol { root, nested } => {
                self.part(cx.sym_str_attr(root));
                let nested: Vec<Sym> = cx.syms_in(nested).collect();
                for s in nested {
                    self.part(cx.symbol_ref(s));
                }
            }
            AttrData::DenseResource { ty, key } => {
                self.type_part(ty);
                self.resource(key);
            }
            AttrData::Sparse { ty, indices, values } => {
                self.type_part(ty);
                self.part(indices);
                self.part(values);
            }
            AttrData::Distinct { attr, .. } => self.part(attr),
            AttrData::Loc(l) => self.loc_parts(cx, l),
            AttrData::Record { def, fields } if records::encodes(cx, self.release, def, fields) => {
                for (a, whole) in records::parts(cx, def, fields) {
                    match whole {
                        true => self.part(a),
                        false => cx.array_items(a).unwrap_or_default().into_iter().for_each(|a| self.part(a)),
                    }
                }
            }
            _ => {}
        }
    }
    fn loc_parts(&mut self, cx: &mut Context, l: Loc) {
        match cx.loc_data(l) {
            Some(LocData::File { file, .. } | LocData::Range { file, .. }) => self.part(cx.sym_str_attr(file)),
            Some(LocData::Name { name, child }) => {
                self.part(cx.sym_str_attr(name));
                let a = self.loc_attr(cx, child);
                self.part(a);
            }
            Some(LocData::CallSite { callee, caller }) => {
                let a = self.loc_attr(cx, callee);
                self.part(a);
                let a = self.loc_attr(cx, caller);
                self.part(a);
            }
            Some(LocData::Fused { locs, metadata }) => {
                let locs: Vec<Loc> = cx.lists.get(locs).iter().map(|&w| Loc(w)).collect();
                for l in locs {
                    let a = self.loc_attr(cx, l);
                    self.part(a);
                }
                if metadata.is_some() {
                    self.part(metadata);
                }
            }
            None => {}
        }
    }
    fn type_parts(&mut self, cx: &mut Context, t: Type) {
        match cx.type_data(t) {
            TypeData::Complex(t) | TypeData::UnrankedTensor(t) | TypeData::Vector { elem: t, .. } => self.type_part(t),
            TypeData::Function { inputs, results } => {
                cx.types_in(inputs).for_each(|t| self.type_part(t));
                cx.types_in(results).for_each(|t| self.type_part(t));
            }
            TypeData::Tuple(l) => cx.types_in(l).for_each(|t| self.type_part(t)),
            TypeData::Tensor { elem, encoding, .. } => {
                self.type_part(elem);
                if encoding.is_some() {
                    self.part(encoding);
                }
            }
            TypeData::MemRef { dims, elem, layout, space } => {
                self.type_part(elem);
                let rank = dims.len;
                self.part(layout_of(cx, layout, rank));
                if space.is_some() {
                    self.part(space);
                }
            }
            TypeData::UnrankedMemRef { elem, space } => {
                self.type_part(elem);
                if space.is_some() {
                    self.part(space);
                }
            }
            _ => {}
        }
    }
}

/// The layout attribute of a memref: written out, also where it is the identity.
pub(super) fn layout_of(cx: &mut Context, layout: Attr, rank: u32) -> Attr {
    if layout.is_some() {
        return layout;
    }
    let map = crate::affine::identity_map(cx, rank);
    cx.attr(AttrData::AffineMap(map))
}

/// The dialect that an attribute belongs to.
fn attr_dialect(cx: &Context, a: Attr) -> String {
    let of = |name: &str| String::from(name.split('.').next().unwrap_or(name));
    match cx.attr_data(a) {
        AttrData::Enum { def, .. } => of(ENUMS.get(def as usize).map_or("builtin", |d| d.name)),
        AttrData::Record { def, .. } => of(RECORDS.get(def as usize).map_or("builtin", |d| d.name)),
        AttrData::Opaque { dialect, .. } => String::from(cx.str(dialect)),
        _ => String::from("builtin"),
    }
}

/// The dialect that a type belongs to.
fn type_dialect(cx: &Context, t: Type) -> String {
    match cx.type_data(t) {
        TypeData::Opaque { dialect, .. } => String::from(cx.str(dialect)),
        data if is_llvm(data) => String::from("llvm"),
        _ => String::from("builtin"),
    }
}

fn is_llvm(data: TypeData) -> bool {
    use TypeData::*;
    matches!(
        data,
        LlvmVoid
            | LlvmToken
            | LlvmLabel
            | LlvmMetadata
            | LlvmPpcFp128
            | LlvmX86Mmx
            | LlvmX86Amx
            | LlvmPtr { .. }
            | LlvmArray { .. }
            | LlvmVec { .. }
            | LlvmFunc { .. }
            | LlvmStruct { .. }
            | LlvmNamedStruct { .. }
            | LlvmTarget { .. }
    )
}

/// An index of every operation, value or block of a module into something of the writer.
pub(super) struct ByIndex(pub(super) Vec<u32>);

impl ByIndex {
    pub(super) fn new(n: usize) -> ByIndex {
        ByIndex(alloc::vec![NONE; n])
    }
    #[inline]
    pub(super) fn get(&self, i: impl Id) -> u32 {
        self.0[i.idx()]
    }
    #[inline]
    pub(super) fn set(&mut self, i: impl Id, n: u32) {
        self.0[i.idx()] = n;
    }
}
