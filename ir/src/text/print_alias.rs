//! Which types, attributes and locations get an alias (`#map`, `#loc3`), and how it is called.
//!
//! Before printing, the module is walked in the order of printing and everything printed is visited, what it contains
//! right after it. What has an alias by its kind is ordered by nesting depth, then types before attributes, then by
//! name, else as visited; equal names are numbered in that order. Locations that only operations refer to, and what
//! only those need, are defined after the module.

use alloc::vec::Vec;

use crate::attr::{AttrData, LocData};
use crate::dialect::records::{FieldKind, RECORDS};
use crate::id::{Attr, Block, Id, Loc, Op, Type};
use crate::store::hash_of;
use crate::text::print::{Printer, push_uint};
use crate::text::print_op::Hole;
use crate::ty::TypeData;

/// Something that was printed while aliases are collected.
#[derive(Clone, Copy)]
pub(super) enum Visit {
    /// A type.
    Type(Type),
    /// An attribute; whether its type is left away.
    Attr(Attr, bool),
    /// A location; whether its alias may be defined after the module.
    Loc(Loc, bool),
}

/// What an alias stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key {
    Type(Type),
    Attr(Attr),
    Loc(Loc),
}

/// An entity visited, with an alias or not.
struct Entry {
    key: Key,
    /// Name without number; empty for none.
    name: &'static str,
    /// 0 if neither it nor anything in it has an alias.
    depth: u32,
    deferrable: bool,
    /// Entities in it.
    children: Vec<u32>,
}

/// The aliases of a module.
#[derive(Default)]
pub(super) struct Aliases {
    entries: Vec<Entry>,
    table: crate::store::Lookup<u32>,
    /// (entry, number), in order of definition.
    order: Vec<(u32, u32)>,
    /// Position in `order` of the alias of each type and attribute, `NONE` for none; empty if there are no aliases.
    types: Vec<u32>,
    attrs: Vec<u32>,
    /// The same of locations.
    locs: crate::map::Map<u32, u32>,
    /// Interned locations that are places in the source, by line and column.
    places: crate::map::Map<(u32, u32), Loc>,
    /// What is being visited; empty in between.
    todo: Vec<(u32, Option<Visit>)>,
}

const NONE: u32 = u32::MAX;

/// Work left while aliases are collected.
enum Todo {
    Region {
        hole: Hole,
        block: u32,
        next: u32,
        end: u32,
    },
    /// The visits put aside from here on.
    Visits(usize),
}

/// Tuples of more types have an alias.
const LONG_TUPLE: u32 = 16;

impl Printer<'_> {
    /// Whether anything in the context could have an alias. Most modules have nothing, and the walk is saved.
    fn may_have_aliases(&self) -> bool {
        let cx = &self.m.cx;
        self.opts.debuginfo
            || (0..cx.attrs.len() as u32).any(|i| !self.attr_alias_name(Attr(i)).is_empty())
            || (0..cx.types.len() as u32).any(|i| !self.type_alias_name(Type(i)).is_empty())
    }
    /// Name of the alias of an attribute by its kind, empty for none.
    pub(super) fn attr_alias_name(&self, a: Attr) -> &'static str {
        match self.m.cx.attr_data(a) {
            AttrData::AffineMap(_) => "map",
            AttrData::IntegerSet(_) => "set",
            AttrData::Loc(_) => "loc",
            AttrData::Distinct { attr, .. } if attr != Attr::UNIT => "distinct",
            AttrData::Record { def, .. } => RECORDS.get(def as usize).map_or("", |r| r.alias),
            _ => "",
        }
    }
    pub(super) fn type_alias_name(&self, t: Type) -> &'static str {
        match self.m.cx.type_data(t) {
            TypeData::Tuple(l) if l.len > LONG_TUPLE => "tuple",
            _ => "",
        }
    }

    /// Finds the aliases of everything in an operation.
    pub(super) fn collect_aliases(&mut self, root: Op) {
        if !self.may_have_aliases() {
            return;
        }
        self.index_places();
        self.collecting = true;
        let mut todo: Vec<Todo> = Vec::new();
        let mut aside: Vec<Visit> = Vec::new();
        self.collect_op(root, &mut todo, &mut aside);
        while let Some(t) = todo.pop() {
            match t {
                Todo::Visits(from) => {
                    for i in from..aside.len() {
                        self.visit(aside[i]);
                    }
                    aside.truncate(from);
                }
                Todo::Region { hole, block, next, end } => self.collect_region(hole, block, next, end, &mut todo, &mut aside),
            }
        }
        self.collecting = false;
        self.out.clear();
        self.name_aliases();
    }
    fn collect_region(&mut self, hole: Hole, mut block: u32, mut next: u32, mut end: u32, todo: &mut Vec<Todo>, aside: &mut Vec<Visit>) {
        let m = self.m;
        loop {
            while next < end {
                let op = m.op_order[next as usize];
                next += 1;
                if self.collect_op_or_push(op, todo, aside, Todo::Region { hole, block, next, end }) {
                    return;
                }
            }
            let Some(&b) = m.region_blocks(hole.region).get(block as usize) else { return };
            if block > 0 || hole.entry_args {
                self.collect_args(b);
            }
            (next, end) = self.ops_of(b, block > 0 || hole.terminators);
            block += 1;
        }
    }
    fn collect_args(&mut self, b: Block) {
        let m = self.m;
        for arg in m.block_args(b) {
            self.visit(Visit::Type(m.ty(arg)));
            if self.opts.debuginfo {
                self.visit(Visit::Loc(m.arg_loc(arg), false));
            }
        }
    }
    /// Visits an operation; if it has regions, leaves `rest` and them as work and returns true.
    fn collect_op_or_push(&mut self, op: Op, todo: &mut Vec<Todo>, aside: &mut Vec<Visit>, rest: Todo) -> bool {
        let n = todo.len();
        todo.push(rest);
        self.collect_op(op, todo, aside);
        if todo.len() == n + 1 {
            todo.pop();
            return false;
        }
        true
    }
    fn collect_op(&mut self, op: Op, todo: &mut Vec<Todo>, aside: &mut Vec<Visit>) {
        if self.opts.debuginfo {
            self.visit(Visit::Loc(self.m.op_record[op].loc, true));
        }
        self.out.clear();
        self.op_body(op);
        while let Some(hole) = self.holes.pop() {
            todo.push(Todo::Visits(aside.len()));
            aside.extend(self.visits.drain(hole.at..));
            todo.push(Todo::Region { hole, block: 0, next: 0, end: 0 });
        }
        let visits = core::mem::take(&mut self.visits);
        for &v in &visits {
            self.visit(v);
        }
        self.visits = visits;
        self.visits.clear();
    }
    fn visit(&mut self, v: Visit) {
        self.visit_deep(v, matches!(v, Visit::Loc(_, true)));
    }

    /// The entry of something visited now, and whether it is new.
    fn entry(&mut self, key: Key, name: &'static str, deferrable: bool) -> (u32, bool) {
        let hash = hash_of(&key);
        let al = &mut self.aliases;
        if let Some(i) = al.table.find(hash, |i| al.entries[i as usize].key == key) {
            if !deferrable {
                self.not_deferrable(i);
            }
            return (i, false);
        }
        let i = al.entries.len() as u32;
        al.entries.push(Entry { key, name, depth: !name.is_empty() as u32, deferrable, children: Vec::new() });
        al.table.insert(hash, i);
        (i, true)
    }
    fn not_deferrable(&mut self, i: u32) {
        let mut todo = alloc::vec![i];
        while let Some(i) = todo.pop() {
            let e = &mut self.aliases.entries[i as usize];
            if e.deferrable {
                e.deferrable = false;
                todo.extend_from_slice(&e.children);
            }
        }
    }
    fn close(&mut self, i: u32) {
        let entries = &mut self.aliases.entries;
        let depth = entries[i as usize].children.iter().map(|&c| entries[c as usize].depth).max().unwrap_or(0);
        if depth > 0 {
            entries[i as usize].depth = depth + 1;
        }
    }
    /// Visits something and all in it, in the order of the text. Debug information nests without end, so what is open
    /// is a stack: what to visit and the entry that it is in, or the entry that ends.
    fn visit_deep(&mut self, v: Visit, deferrable: bool) {
        let mut todo = core::mem::take(&mut self.aliases.todo);
        todo.push((NONE, Some(v)));
        while let Some((parent, v)) = todo.pop() {
            let Some(v) = v else {
                self.close(parent);
                continue;
            };
            let (key, name) = match v {
                Visit::Type(t) => (Key::Type(t), self.type_alias_name(t)),
                Visit::Attr(a, _) => match self.m.cx.attr_data(a) {
                    AttrData::Loc(l) => (Key::Loc(self.same_place(l)), "loc"),
                    _ => (Key::Attr(a), self.attr_alias_name(a)),
                },
                Visit::Loc(l, _) => (Key::Loc(self.same_place(l)), "loc"),
            };
            let (i, new) = self.entry(key, name, deferrable);
            if parent != NONE {
                self.aliases.entries[parent as usize].children.push(i);
            }
            if !new {
                continue;
            }
            let from = todo.len();
            todo.push((i, None));
            let mut put = |v| todo.push((i, Some(v)));
            match key {
                Key::Type(t) => self.parts_of_type(t, &mut put),
                Key::Attr(a) => self.parts_of_attr(a, matches!(v, Visit::Attr(_, true)), &mut put),
                Key::Loc(l) => self.parts_of_loc(l, &mut put),
            }
            todo[from + 1..].reverse();
        }
        self.aliases.todo = todo;
    }
    fn parts_of_type(&self, t: Type, put: &mut dyn FnMut(Visit)) {
        let cx = &self.m.cx;
        let mut attrs = [Attr::NONE; 2];
        let (mut list, mut elem) = (None, Type::NONE);
        match cx.type_data(t) {
            TypeData::Complex(e) | TypeData::UnrankedTensor(e) => elem = e,
            TypeData::Vector { elem: e, .. } | TypeData::LlvmArray { elem: e, .. } | TypeData::LlvmVec { elem: e, .. } => elem = e,
            TypeData::Tensor { elem: e, encoding, .. } => {
                elem = e;
                attrs[0] = encoding;
            }
            TypeData::MemRef { elem: e, layout, space, .. } => {
                elem = e;
                attrs = [layout, space];
            }
            TypeData::UnrankedMemRef { elem: e, space } => {
                elem = e;
                attrs[0] = space;
            }
            TypeData::Function { inputs, results } => {
                cx.types_in(inputs).for_each(|t| put(Visit::Type(t)));
                list = Some(results);
            }
            TypeData::Tuple(l) | TypeData::LlvmStruct { body: l, .. } | TypeData::LlvmTarget { types: l, .. } => list = Some(l),
            TypeData::LlvmFunc { ret, params, .. } => {
                elem = ret;
                list = Some(params);
            }
            TypeData::LlvmNamedStruct { name } => {
                if let Some(crate::ty::StructBody::Fields { body, .. }) = cx.struct_body(name) {
                    list = Some(body);
                }
            }
            _ => {}
        }
        if elem.is_some() {
            put(Visit::Type(elem));
        }
        if let Some(l) = list {
            cx.types_in(l).for_each(|t| put(Visit::Type(t)));
        }
        attrs.into_iter().filter(|a| a.is_some()).for_each(|a| put(Visit::Attr(a, false)));
    }
    fn parts_of_attr(&self, a: Attr, type_elided: bool, put: &mut dyn FnMut(Visit)) {
        let cx = &self.m.cx;
        let mut ty = Type::NONE;
        let mut part = |a: Attr| put(Visit::Attr(a, false));
        match cx.attr_data(a) {
            AttrData::Array(l) => cx.attrs_in(l).for_each(part),
            AttrData::Dict(_) => cx.dict_entries(a).for_each(|e| part(e.1)),
            AttrData::Distinct { attr, .. } => part(attr),
            AttrData::Record { def, fields } => {
                let kinds = RECORDS.get(def as usize).map_or(&[][..], |r| r.fields);
                for (field, a) in kinds.iter().zip(cx.attrs_in(fields)).filter(|(_, a)| a.is_some()) {
                    // Lists of parameters are arrays here only, not in upstream: they count for nothing.
                    match (field.kind, cx.attr_data(a)) {
                        (FieldKind::Attrs(_) | FieldKind::Records(_) | FieldKind::Braced(_), AttrData::Array(l)) => {
                            cx.attrs_in(l).for_each(&mut part);
                        }
                        _ => part(a),
                    }
                }
            }
            AttrData::Type(t) => ty = t,
            // Numbers end here: not even their type is visited.
            AttrData::Integer { .. } | AttrData::BigInteger { .. } | AttrData::Float { .. } | AttrData::BigFloat { .. } => {}
            _ if !type_elided => ty = cx.attr_type(a).unwrap_or(Type::NONE),
            _ => {}
        }
        if ty.is_some() && ty != Type::NONE_TYPE {
            put(Visit::Type(ty));
        }
    }
    fn parts_of_loc(&self, l: Loc, put: &mut dyn FnMut(Visit)) {
        let cx = &self.m.cx;
        let mut part = |l: Loc| put(Visit::Loc(l, false));
        match cx.loc_data(l) {
            Some(LocData::Name { child, .. }) if !child.is_unknown() => part(child),
            Some(LocData::CallSite { callee, caller }) => {
                part(callee);
                part(caller);
            }
            Some(LocData::Fused { locs, metadata }) => {
                if metadata.is_some() {
                    put(Visit::Attr(metadata, false));
                }
                cx.lists.get(locs).iter().for_each(|&w| put(Visit::Loc(Loc(w), false)));
            }
            _ => {}
        }
    }

    /// Notes which interned locations are places in the source, so that both spellings are one location.
    fn index_places(&mut self) {
        let cx = &self.m.cx;
        let Some(file) = cx.strs.find(self.source.name) else { return };
        for e in 0..cx.locs.len() as u32 {
            if let LocData::File { file: f, line, col } = cx.locs.get(e)
                && f.0 == file
            {
                self.aliases.places.insert((line, col), Loc::interned(e));
            }
        }
    }
    fn same_place(&self, l: Loc) -> Loc {
        match l.offset() {
            Some(o) if !self.aliases.places.is_empty() => self.aliases.places.get(&self.line_col(o)).copied().unwrap_or(l),
            _ => l,
        }
    }

    /// Orders and numbers what was collected.
    fn name_aliases(&mut self) {
        let al = &mut self.aliases;
        let mut order: Vec<u32> = (0..al.entries.len() as u32).filter(|&i| !al.entries[i as usize].name.is_empty()).collect();
        crate::order::sort_by_key(&mut order, |&i| {
            let e = &al.entries[i as usize];
            (e.depth, !matches!(e.key, Key::Type(_)), e.name)
        });
        let mut counts: crate::map::Map<&str, u32> = crate::map::Map::default();
        al.types.resize(self.m.cx.types.len(), NONE);
        al.attrs.resize(self.m.cx.attrs.len(), NONE);
        for i in order {
            let e = &al.entries[i as usize];
            let n = counts.entry(e.name).or_insert(0);
            let at = al.order.len() as u32;
            match e.key {
                Key::Type(t) => al.types[t.idx()] = at,
                Key::Attr(a) => al.attrs[a.idx()] = at,
                Key::Loc(l) => {
                    al.locs.insert(l.0, at);
                }
            }
            al.order.push((i, *n));
            *n += 1;
        }
    }
    /// Writes the definitions before the module, or those after it.
    pub(super) fn print_aliases(&mut self, deferred: bool) {
        for at in 0..self.aliases.order.len() {
            let e = &self.aliases.entries[self.aliases.order[at].0 as usize];
            if e.deferrable != deferred {
                continue;
            }
            let key = e.key;
            self.alias_name(at as u32);
            self.s(" = ");
            match key {
                Key::Type(t) => self.type_itself(t),
                Key::Attr(a) => self.attr_itself(a, super::print_attr::Elide::Never),
                Key::Loc(l) => self.location(l, false),
            }
            self.c('\n');
        }
    }
    fn alias_name(&mut self, at: u32) {
        let (i, n) = self.aliases.order[at as usize];
        let e = &self.aliases.entries[i as usize];
        self.out.push(if matches!(e.key, Key::Type(_)) { '!' } else { '#' });
        let name: &str = e.name;
        self.out.push_str(name);
        let digit = |c: Option<u8>| c.is_some_and(|c| c.is_ascii_digit());
        // The name `x1` would be the second `x`.
        if digit(name.bytes().next_back()) {
            self.out.push('_');
        }
        if n > 0 {
            push_uint(&mut self.out, n as u64);
        }
    }
    /// Writes the alias of an attribute, if it has one.
    #[inline]
    pub(super) fn attr_alias(&mut self, a: Attr) -> bool {
        match self.aliases.attrs.get(a.idx()) {
            Some(&at) if at != NONE => {
                self.alias_name(at);
                true
            }
            _ => false,
        }
    }
    /// Writes the alias of a type, if it has one.
    #[inline]
    pub(super) fn type_alias(&mut self, t: Type) -> bool {
        match self.aliases.types.get(t.idx()) {
            Some(&at) if at != NONE => {
                self.alias_name(at);
                true
            }
            _ => false,
        }
    }
    /// Writes the alias of a location, if it has one.
    pub(super) fn loc_alias(&mut self, l: Loc) -> bool {
        if self.aliases.locs.is_empty() {
            return false;
        }
        let l = self.same_place(l);
        match self.aliases.locs.get(&l.0) {
            Some(&at) => {
                self.alias_name(at);
                true
            }
            None => false,
        }
    }
    /// Line and column of a byte offset in the source.
    pub(super) fn line_col(&self, offset: u32) -> (u32, u32) {
        if self.lines.is_empty() {
            let (line, col) = self.source.line_col(offset);
            return (line + self.source.first_line, col);
        }
        let line = self.lines.partition_point(|&start| start <= offset);
        (line as u32 + self.source.first_line, offset - self.lines[line.saturating_sub(1)] + 1)
    }
}
