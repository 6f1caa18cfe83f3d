//! What a file refers to by number: strings, dialects, attributes, types, resources. Things are numbered as they are
//! found and put in groups of one dialect at the end, since that is how the file lists them.

use crate::map::Map;
use alloc::vec::Vec;

use super::records;
use crate::attr::{AttrData, LocData};
use crate::context::Context;
use crate::diag::{Lines, Source};
use crate::dialect::enums::ENUMS;
use crate::dialect::records::RECORDS;
use crate::id::{Attr, Id, Loc, Sym, Type};
use crate::module::Module;
use crate::ty::TypeData;

const NONE: u32 = u32::MAX;
/// The number of the builtin dialect, which comes first, as upstream has it.
const BUILTIN: u32 = 0;

/// Set in what stands for the attribute of a place in the source text: the context has none, only the file. Behind it stands
/// the index of the place.
const PLACE: u32 = 1 << 31;

/// The index of a place, if this stands for its attribute.
pub(super) fn place_of(a: Attr) -> Option<usize> {
    (a.0 & PLACE != 0 && a.is_some()).then_some((a.0 & !PLACE) as usize)
}

/// Numbers by id, and what has one in order.
#[derive(Default)]
pub(super) struct Numbers {
    number: Vec<u32>,
    /// Those of places, by their indices.
    of_places: Vec<u32>,
    /// Ids and their dialects; after [`Numbers::group`] in the order of the file.
    pub(super) list: Vec<(u32, u32)>,
}

impl Numbers {
    /// Whether the id is new.
    #[inline]
    fn add(&mut self, id: u32) -> bool {
        let n = self.list.len() as u32;
        let (numbers, at) = self.column(id);
        if numbers.len() <= at {
            numbers.resize((at + 1).next_power_of_two(), NONE);
        }
        if numbers[at] != NONE {
            return false;
        }
        numbers[at] = n;
        self.list.push((id, NONE));
        true
    }
    /// Where the number of an id stands.
    #[inline]
    fn column(&mut self, id: u32) -> (&mut Vec<u32>, usize) {
        if id & PLACE != 0 { (&mut self.of_places, (id & !PLACE) as usize) } else { (&mut self.number, id as usize) }
    }
    /// Puts what is listed in groups of one dialect, of which there are so many.
    pub(super) fn group(&mut self, n_dialects: usize) {
        // Where the group of each dialect begins, then where the next one of it goes.
        let mut places = alloc::vec![0; n_dialects + 1];
        for e in &self.list {
            places[e.1 as usize + 1] += 1;
        }
        for i in 1..places.len() {
            places[i] += places[i - 1];
        }
        let mut grouped = alloc::vec![(NONE, NONE); self.list.len()];
        for e in core::mem::take(&mut self.list) {
            let n = places[e.1 as usize];
            places[e.1 as usize] += 1;
            grouped[n as usize] = e;
            let (numbers, at) = self.column(e.0);
            numbers[at] = n;
        }
        self.list = grouped;
    }
    /// The number of an id; every id that the file holds was found before.
    #[inline]
    pub(super) fn of(&self, id: u32) -> u64 {
        let (numbers, at) = if id & PLACE != 0 { (&self.of_places, id & !PLACE) } else { (&self.number, id) };
        numbers.get(at as usize).map_or(0, |&n| n as u64)
    }
}

/// Strings, dialects, attributes and types of a file.
pub(super) struct Tables {
    pub(super) strings: Vec<Sym>,
    /// Their numbers, [`NONE`] of what has none.
    string_of: Vec<u32>,
    pub(super) dialects: Vec<Sym>,
    pub(super) attrs: Numbers,
    pub(super) types: Numbers,
    /// Keys of dialect resources in the order of first mention.
    pub(super) resources: Vec<Sym>,
    resource_of: Map<Sym, u32>,
    /// Locations of block arguments, by value.
    pub(super) arg_locs: ByIndex,
    /// Attributes and types whose parts are not numbered yet.
    work: Vec<Item>,
    pub(super) release: u32,
    /// What locations of parsed operations point into.
    pub(super) file: Sym,
    /// The attribute of that name, once it was asked for.
    file_attr: Attr,
    /// The places of which there are attributes, in the order of the text: offset, line, column. A place that comes late has its
    /// attribute in the context, and so has each one if locations that are written out name the file.
    places: Vec<(u32, u32, u32)>,
    apart: bool,
    first_line: u32,
    lines: Lines,
    /// The line of the place that was looked for last.
    line: u32,
}

enum Item {
    Attr(Attr),
    Type(Type),
}

impl Tables {
    /// Empty tables for a file that a release is to read.
    pub(super) fn new(m: &mut Module, source: Source<'_>, release: u32) -> Tables {
        let arg_locs = ByIndex::new(m.value_type.len());
        let cx = &mut m.cx;
        let file = cx.sym(source.name);
        let apart = !cx.names_file(file);
        Tables {
            strings: Vec::new(),
            string_of: Vec::new(),
            dialects: alloc::vec![cx.sym("builtin")],
            attrs: Numbers::default(),
            types: Numbers::default(),
            resources: Vec::new(),
            resource_of: Map::default(),
            arg_locs,
            work: Vec::new(),
            release,
            file,
            file_attr: Attr::NONE,
            places: Vec::new(),
            apart,
            first_line: source.first_line,
            lines: Lines::new(source.text),
            line: 0,
        }
    }
    /// The number of a string.
    pub(super) fn string(&mut self, s: Sym) -> u64 {
        if self.string_of.len() <= s.idx() {
            self.string_of.resize((s.idx() + 1).next_power_of_two(), NONE);
        }
        let n = &mut self.string_of[s.idx()];
        if *n == NONE {
            *n = self.strings.len() as u32;
            self.strings.push(s);
        }
        *n as u64
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
    pub(super) fn loc_attr(&mut self, cx: &mut Context, l: Loc) -> Attr {
        let Some(o) = l.offset() else { return cx.attr(AttrData::Loc(l)) };
        let n = self.places.len();
        if self.places.last().is_some_and(|p| p.0 >= o)
            && let Ok(n) = self.places.binary_search_by_key(&o, |p| p.0)
        {
            return Attr(PLACE | n as u32);
        }
        let (line, col) = self.lines.line_col_from(self.line, o);
        self.line = line;
        let line = line + self.first_line;
        if self.apart && self.places.last().is_none_or(|p| p.0 < o) {
            self.places.push((o, line, col));
            return Attr(PLACE | n as u32);
        }
        let l = cx.loc(LocData::File { file: self.file, line, col });
        cx.attr(AttrData::Loc(l))
    }
    /// Line and column of a place.
    pub(super) fn place(&self, n: usize) -> (u32, u32) {
        self.places.get(n).map_or((0, 0), |p| (p.1, p.2))
    }

    /// The string attribute of a file's name.
    #[inline]
    pub(super) fn name_of_file(&mut self, cx: &mut Context, file: Sym) -> Attr {
        if file != self.file {
            return cx.sym_str_attr(file);
        }
        if self.file_attr.is_none() {
            self.file_attr = cx.sym_str_attr(file);
        }
        self.file_attr
    }

    /// Numbers an attribute and all its parts.
    #[inline]
    pub(super) fn attr(&mut self, cx: &mut Context, a: Attr) {
        if self.attrs.add(a.0) {
            self.work.push(Item::Attr(a));
            self.parts(cx);
        }
    }
    /// Numbers a type and all its parts.
    #[inline]
    pub(super) fn ty(&mut self, cx: &mut Context, t: Type) {
        if self.types.add(t.0) {
            self.work.push(Item::Type(t));
            self.parts(cx);
        }
    }
    fn parts(&mut self, cx: &mut Context) {
        while let Some(item) = self.work.pop() {
            match item {
                Item::Attr(a) if place_of(a).is_some() => {
                    let n = self.attrs.of(a.0) as usize;
                    self.attrs.list[n].1 = BUILTIN;
                    let name = self.name_of_file(cx, self.file);
                    self.part(name);
                }
                Item::Attr(a) => {
                    let dialect = self.attr_dialect(cx, a);
                    let n = self.attrs.of(a.0) as usize;
                    self.attrs.list[n].1 = dialect;
                    self.attr_parts(cx, a);
                }
                Item::Type(t) => {
                    let dialect = self.type_dialect(cx, t);
                    let n = self.types.of(t.0) as usize;
                    self.types.list[n].1 = dialect;
                    self.type_parts(cx, t);
                }
            }
        }
    }
    /// The dialect that an attribute belongs to.
    fn attr_dialect(&mut self, cx: &mut Context, a: Attr) -> u32 {
        let name = match cx.attr_data(a) {
            AttrData::Enum { def, .. } => ENUMS.get(def as usize).map_or("builtin", |d| d.name),
            AttrData::Record { def, .. } => RECORDS.get(def as usize).map_or("builtin", |d| d.name),
            AttrData::Opaque { dialect, .. } => return self.dialect(dialect),
            _ => return BUILTIN,
        };
        let name = cx.sym(name.split('.').next().unwrap_or(name));
        self.dialect(name)
    }
    /// The dialect that a type belongs to.
    fn type_dialect(&mut self, cx: &mut Context, t: Type) -> u32 {
        let name = match cx.type_data(t) {
            TypeData::Opaque { dialect, .. } => dialect,
            data if is_llvm(data) => cx.sym("llvm"),
            _ => return BUILTIN,
        };
        self.dialect(name)
    }
    #[inline]
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
            Some(LocData::File { file, .. } | LocData::Range { file, .. }) => {
                let name = self.name_of_file(cx, file);
                self.part(name);
            }
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
