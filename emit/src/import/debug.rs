//! Debug information: nodes by the writer's table, locations, and what ties variables to values.
//! Source: LLVM Language Reference, "Specialized Metadata Nodes"; where operations stand is as the reference has it.

use alloc::string::String;
use alloc::vec::Vec;

use ir::dialect::enums::{self as e, ENUMS};
use ir::dialect::llvm as l;
use ir::dialect::records::{self as r, FieldKind, RECORDS};
use ir::{Attr, AttrData, Loc, LocData, Opcode, Sym, Type};

use super::body;
use super::call::Call;
use super::konst::Kon;
use super::lex::Kind as Tok;
use super::{Map, Read, Reader};
use crate::ll::debug::{Kind, NODES};

/// Callers of a place that are followed.
const NESTING: u32 = 400;
/// Nodes that may refer to themselves and are read within each other.
const OPEN: usize = 4096;

/// What the older fields of a subprogram say: what may be written, and the flag that it is. Nothing is written as `""`.
#[rustfmt::skip]
const OLDER_FLAGS: [(&str, &[(&[&str], u64)]); 4] = [
    ("isLocal",      &[(&["true"], 4)]),
    ("isDefinition", &[(&["true", ""], 8)]),
    ("isOptimized",  &[(&["true"], 16)]),
    ("virtuality",   &[(&["DW_VIRTUALITY_virtual", "1"], 1), (&["DW_VIRTUALITY_pure_virtual", "2"], 2)]),
];

/// Nodes that are being read, and what was found of them.
#[derive(Default)]
pub(super) struct Debug {
    /// Of another version than today's, or of none: LLVM leaves all of it out when it reads.
    pub(super) stale: bool,
    /// Nodes that may refer to themselves: place, identity, whether something did, the number of this visit.
    open: Vec<Open>,
    visits: u32,
    /// What nodes became: `Attr::NONE` for what the dialect has no place for.
    nodes: Map<u32, Found>,
    locs: Map<u32, Loc>,
    /// Nodes that are being read, and how many nodes were open when each began last.
    path: Map<u32, usize>,
    /// Identities of nodes that refer to themselves: one for each, however often it is read.
    ids: Map<u32, Attr>,
    /// What makes distinct nodes distinct.
    own: Map<u32, Attr>,
    /// Files of scopes, for locations.
    files: Map<u32, Sym>,
}

#[derive(Clone, Copy)]
struct Open {
    node: u32,
    id: Attr,
    used: bool,
    visit: u32,
}

/// What a node became. While it refers to an open node, it is right only as long as that is open.
#[derive(Clone)]
struct Found {
    attr: Attr,
    /// A bit for each open node that it refers to, and the visit of the innermost one.
    open: Vec<u64>,
    visit: u32,
}

/// What there is to do for a node.
enum Visit {
    Begin(u32),
    /// Its row, whether it is distinct, its fields, and where it began before.
    End(u32, &'static crate::ll::debug::Row, bool, Fields, Option<usize>),
}

impl Found {
    /// What refers to no open node.
    const FREE: Found = Found { attr: Attr::NONE, open: Vec::new(), visit: 0 };

    /// The innermost open node that it refers to.
    fn innermost(&self) -> Option<usize> {
        let i = self.open.iter().rposition(|&w| w != 0)?;
        Some(64 * i + 63 - self.open[i].leading_zeros() as usize)
    }
    /// Something refers to all that a part of it refers to.
    fn merge(&mut self, part: &Found) {
        let inner = part.innermost();
        if inner.is_some() && inner >= self.innermost() {
            self.visit = part.visit;
        }
        if self.open.len() < part.open.len() {
            self.open.resize(part.open.len(), 0);
        }
        for (a, b) in self.open.iter_mut().zip(&part.open) {
            *a |= b;
        }
    }
    fn refer(&mut self, i: usize) {
        if self.open.len() <= i / 64 {
            self.open.resize(i / 64 + 1, 0);
        }
        self.open[i / 64] |= 1 << (i % 64);
    }
}

/// A field of a node: its name and where its value begins.
type Fields = Vec<(Sym, u32)>;

impl<'a> Reader<'a> {
    /// The name and the fields of the node at a place.
    fn node_fields(&mut self, at: u32) -> Read<(Sym, bool, Fields)> {
        let was = self.go_to(at);
        let distinct = self.eat_word(b"distinct");
        if self.tok.kind != Tok::Meta {
            self.go_back(was);
            return Ok((Sym::EMPTY, distinct, Vec::new()));
        }
        let t = self.bump();
        let name = self.text_of(t);
        self.expect(b'(')?;
        let mut fields = Vec::new();
        while !self.is_punct(b')') {
            if !fields.is_empty() {
                self.expect(b',')?;
            }
            if self.tok.kind != Tok::Label {
                // Expressions and lists have no names; they are read elsewhere.
                self.go_back(was);
                return Ok((name, distinct, Vec::new()));
            }
            let f = self.bump();
            let f = self.text_of(f);
            fields.push((f, self.here()));
            self.skip_field()?;
        }
        self.go_back(was);
        Ok((name, distinct, fields))
    }
    /// Skips a field's value.
    fn skip_field(&mut self) -> Read<()> {
        loop {
            match self.tok.kind {
                Tok::Punct if matches!(self.tok.punct, b',' | b')') => return Ok(()),
                Tok::Punct if self.tok.punct == b'(' => self.skip_parens(b'(', b')')?,
                Tok::Punct if self.tok.punct == b'{' => self.skip_parens(b'{', b'}')?,
                Tok::Punct if self.tok.punct == b'[' => self.skip_parens(b'[', b']')?,
                Tok::Punct if self.tok.punct == b'<' => self.skip_parens(b'<', b'>')?,
                Tok::End | Tok::Bad => return self.expected("the value of a field"),
                _ => {
                    self.bump();
                }
            }
        }
    }
    fn field_at(&self, fields: &Fields, name: &str) -> Option<u32> {
        fields.iter().find(|f| self.m.cx.str(f.0) == name).map(|f| f.1)
    }
    /// The place of the node that a field refers to; `None` for null and for what is no node.
    fn field_node(&mut self, fields: &Fields, name: &str) -> Read<Option<u32>> {
        match self.field_at(fields, name) {
            Some(at) => self.node_ref(at),
            None => Ok(None),
        }
    }
    fn node_ref(&mut self, at: u32) -> Read<Option<u32>> {
        if !matches!(self.lexer.text.get(at as usize), Some(b'!' | b'd')) {
            return Ok(None);
        }
        self.node_place(at).map(Some)
    }

    // Nodes.

    /// The attribute of a node; `Attr::NONE` for null and for what the dialect has no place for.
    fn di(&mut self, at: Option<u32>) -> Read<Attr> {
        Ok(self.di_found(at)?.attr)
    }
    /// Reads a node and all that it refers to. What is being read is a stack: nodes nest without end.
    fn di_found(&mut self, at: Option<u32>) -> Read<Found> {
        let Some(at) = at else { return Ok(Found::FREE) };
        let node = self.node_place(at)?;
        let mut todo = Vec::new();
        if self.node_found(node)?.is_none() {
            todo.push(Visit::Begin(node));
        }
        while let Some(visit) = todo.pop() {
            match visit {
                Visit::Begin(node) => {
                    if self.node_found(node)?.is_none() {
                        self.begin_di(node, &mut todo)?;
                    }
                }
                Visit::End(node, row, distinct, fields, before) => {
                    let found = self.end_di(node, row, distinct, &fields)?;
                    match before {
                        Some(n) => self.di.path.insert(node, n),
                        None => self.di.path.remove(&node),
                    };
                    self.di.nodes.insert(node, found);
                }
            }
        }
        match self.node_found(node)? {
            Some(found) => Ok(found),
            None => self.unsupported(node, "debug information that refers to itself in such a way"),
        }
    }
    /// What was found of the node at a place, or of one that is read already.
    fn part_found(&mut self, at: Option<u32>) -> Read<Found> {
        let Some(at) = at else { return Ok(Found::FREE) };
        let node = self.node_place(at)?;
        match self.node_found(node)? {
            Some(found) => Ok(found),
            None => self.unsupported(node, "debug information that refers to itself in such a way"),
        }
    }
    /// What is known of a node.
    fn node_found(&mut self, node: u32) -> Read<Option<Found>> {
        if let Some(f) = self.di.nodes.get(&node)
            && f.innermost().is_none_or(|i| self.di.open.get(i).is_some_and(|o| o.visit == f.visit))
        {
            return Ok(Some(f.clone()));
        }
        if !self.di.path.contains_key(&node) {
            return Ok(None);
        }
        let Some(i) = self.di.open.iter().rposition(|o| o.node == node) else { return Ok(None) };
        let o = &mut self.di.open[i];
        o.used = true;
        let (id, visit) = (o.id, o.visit);
        let attr = self.self_reference(node, id)?;
        let mut found = Found { attr, visit, ..Found::FREE };
        found.refer(i);
        Ok(Some(found))
    }
    /// A reference of a node to itself.
    fn self_reference(&mut self, node: u32, id: Attr) -> Read<Attr> {
        let (name, _, _) = self.node_fields(node)?;
        let def = if self.m.cx.str(name) == "DISubprogram" { r::LLVM_DI_SUBPROGRAM } else { r::LLVM_DI_COMPOSITE_TYPE };
        let mut fields = alloc::vec![Attr::NONE; RECORDS[def as usize].fields.len()];
        (fields[0], fields[1]) = (id, Attr::TRUE);
        if !self.opts.release.marked_recursion {
            fields[2] = self.m.cx.str_attr("DW_TAG_null");
        }
        for (f, row) in fields.iter_mut().zip(RECORDS[def as usize].fields) {
            if !row.optional && f.is_none() {
                *f = self.default_of(row.kind);
            }
        }
        Ok(self.record(def, &fields))
    }
    fn default_of(&mut self, kind: FieldKind) -> Attr {
        match kind {
            FieldKind::Str | FieldKind::Word => self.m.cx.sym_str_attr(Sym::EMPTY),
            FieldKind::Bool => Attr::FALSE,
            FieldKind::Int | FieldKind::U32 | FieldKind::U64 => self.m.cx.int_attr(Type::I64, 0),
            FieldKind::Enum(def) => self.m.cx.attr(AttrData::Enum { def, value: 0 }),
            FieldKind::Attrs(_) | FieldKind::Records(_) | FieldKind::Braced(_) => Attr::EMPTY_ARRAY,
            _ => Attr::NONE,
        }
    }

    /// Begins a node: leaves what it refers to and its end to do.
    fn begin_di(&mut self, node: u32, todo: &mut Vec<Visit>) -> Read<()> {
        self.di.visits += 1;
        if self.di.visits > 1 << 24 {
            return self.unsupported(node, "debug information that refers to itself in so many ways");
        }
        let (name, distinct, fields) = self.node_fields(node)?;
        let name = String::from(self.m.cx.str(name));
        if name == "DIExpression" {
            let found = Found { attr: self.expression_attr(node)?, ..Found::FREE };
            self.di.nodes.insert(node, found);
            return Ok(());
        }
        let Some(row) = NODES.iter().find(|n| n.name == name) else {
            self.leave_to_text(node, &alloc::format!("debug information of the kind '{}'", &name.chars().take(40).collect::<String>()));
            self.di.nodes.insert(node, Found::FREE);
            return Ok(());
        };
        let n_open = self.di.open.len();
        let before = self.di.path.insert(node, n_open);
        if before == Some(n_open) {
            return self.unsupported(node, "debug information that refers to itself without a type that has a name between");
        }
        if self.is_recursive(row.def) {
            if self.di.open.len() >= OPEN {
                return self.unsupported(node, "debug information of more than 4096 types within each other");
            }
            let visit = self.di.visits;
            // An identity costs nothing until something refers to it.
            let id = match self.di.ids.get(&node) {
                Some(&id) => id,
                None => self.distinct(),
            };
            self.di.ids.insert(node, id);
            self.di.open.push(Open { node, id, used: false, visit });
        }
        let def = &RECORDS[row.def as usize];
        // What a type consists of comes before what it is made from and where it stands, as upstream reads it: that says which of
        // several nodes that refer to each other is the one that is referred to.
        let composite = row.def == r::LLVM_DI_COMPOSITE_TYPE;
        let (mut parts, mut base, mut elements) = (Vec::new(), None, Vec::new());
        for &(mlir, llvm, kind) in row.fields {
            let Some(field) = def.fields.iter().find(|f| f.name == mlir) else { continue };
            let Some(at) = self.field_at(&fields, llvm) else { continue };
            if !field.when.holds(self.opts.release.version) {
                continue;
            }
            match kind {
                Kind::Node | Kind::Null if composite && mlir == "baseType" => base = self.node_ref(at)?,
                Kind::Node | Kind::Null => parts.extend(self.node_ref(at)?),
                Kind::Bound if !self.is_number(at)? => {
                    if let Some(target) = self.node_ref(at)?
                        && self.meta_int(target).ok().flatten().is_none()
                    {
                        parts.push(target);
                    }
                }
                Kind::List | Kind::Types => {
                    if let Some(list) = self.node_ref(at)? {
                        let to = if composite { &mut elements } else { &mut parts };
                        to.extend(self.operands_of(list)?.into_iter().filter(|&o| o != u32::MAX));
                    }
                }
                _ => {}
            }
        }
        todo.push(Visit::End(node, row, distinct, fields, before));
        for part in parts.into_iter().rev().chain(base).chain(elements.into_iter().rev()) {
            todo.push(Visit::Begin(self.node_place(part)?));
        }
        Ok(())
    }
    /// Whether nodes of a kind may refer to themselves.
    fn is_recursive(&self, def: u16) -> bool {
        match def {
            r::LLVM_DI_COMPOSITE_TYPE => true,
            r::LLVM_DI_SUBPROGRAM => self.opts.release.marked_recursion,
            _ => false,
        }
    }
    fn is_number(&mut self, at: u32) -> Read<bool> {
        let was = self.go_to(at);
        let number = self.signed();
        self.go_back(was);
        Ok(number.is_some())
    }

    /// Makes the attribute of a node all of whose parts were read.
    fn end_di(&mut self, node: u32, row: &crate::ll::debug::Row, distinct: bool, fields: &Fields) -> Read<Found> {
        let mut found = Found::FREE;
        let def = &RECORDS[row.def as usize];
        let mut values = alloc::vec![Attr::NONE; def.fields.len()];
        let mut valid = true;
        for &(mlir, llvm, kind) in row.fields {
            let Some(place) = def.fields.iter().position(|f| f.name == mlir) else { continue };
            if !def.fields[place].when.holds(self.opts.release.version) {
                continue;
            }
            let at = self.field_at(fields, llvm);
            let value = match kind {
                Kind::Node | Kind::Null => {
                    let target = match at {
                        Some(at) => self.node_ref(at)?,
                        None => None,
                    };
                    let f = self.part_found(target)?;
                    found.merge(&f);
                    // Nothing is left of a node that refers to what the dialect has no place for, but for extra data.
                    if target.is_some() && f.attr.is_none() && mlir != "extraData" && mlir != "baseType" {
                        valid = matches!(mlir, "file" | "compileUnit" | "entity" | "decl" | "stringLength") && valid;
                    }
                    if mlir == "baseType" && target.is_some() && f.attr.is_none() {
                        valid = valid && row.def == r::LLVM_DI_COMPOSITE_TYPE;
                    }
                    f.attr
                }
                Kind::List | Kind::Types => {
                    let target = match at {
                        Some(at) => self.node_ref(at)?,
                        None => None,
                    };
                    let (list, whole) = self.di_list(target, kind == Kind::Types, &mut found)?;
                    if kind == Kind::Types {
                        valid &= whole;
                    }
                    let drop = mlir == "elements" && self.opts.drop_composite_elements && !self.is_vector_type(fields);
                    if !whole || list.is_empty() || drop { Attr::NONE } else { self.m.cx.array_attr(&list) }
                }
                Kind::Bound => self.bound(at, &mut found)?,
                _ => match at {
                    Some(at) => self.scalar(kind, def.fields[place].kind, def.fields[place].optional, at)?,
                    None => Attr::NONE,
                },
            };
            values[place] = value;
        }
        for (f, row) in values.iter_mut().zip(def.fields) {
            if f.is_none() && !row.optional && !matches!(row.name, "recId" | "isRecSelf" | "id" | "tag") {
                *f = self.default_of(row.kind);
            }
        }
        let place = |n: &str| def.fields.iter().position(|f| f.name == n);
        if row.def == r::LLVM_DI_SUBPROGRAM
            && let Some(i) = place("subprogramFlags")
            && self.field_at(fields, "spFlags").is_none()
        {
            values[i] = self.older_flags(fields);
        }
        // A variable is defined where nothing says that it is not.
        if row.def == r::LLVM_DI_GLOBAL_VARIABLE
            && let Some(i) = place("isDefined")
            && self.field_at(fields, "isDefinition").is_none()
        {
            values[i] = Attr::TRUE;
        }
        // The tag of nodes that do not write theirs.
        if let Some(i) = place("tag")
            && values[i].is_none()
        {
            let tag = match row.def {
                r::LLVM_DI_BASIC_TYPE => "DW_TAG_base_type",
                r::LLVM_DI_STRING_TYPE => "DW_TAG_string_type",
                _ => "",
            };
            if !tag.is_empty() {
                values[i] = self.m.cx.str_attr(tag);
            }
        }
        if distinct && let Some(i) = place("id") {
            values[i] = match self.di.own.get(&node) {
                Some(&id) => id,
                None => self.distinct(),
            };
            self.di.own.insert(node, values[i]);
        }
        if row.def == r::LLVM_DI_COMPOSITE_TYPE {
            let is_array = self.text_field(fields, "tag") == "DW_TAG_array_type";
            valid &= !is_array || place("baseType").is_some_and(|i| values[i].is_some());
        }
        let is_older = |name: Sym| row.def == r::LLVM_DI_SUBPROGRAM && OLDER_FLAGS.iter().any(|f| f.0 == self.m.cx.str(name));
        let known = |name: Sym| is_older(name) || row.fields.iter().any(|f| f.1 == self.m.cx.str(name));
        if !fields.iter().all(|f| known(f.0)) {
            self.leave_to_text(node, "some of the fields of debug information");
        }
        if self.is_recursive(row.def)
            && let Some(o) = self.di.open.pop()
        {
            let depth = self.di.open.len();
            if o.used {
                values[0] = o.id;
            }
            // What refers to this node alone stands for itself now.
            if let Some(word) = found.open.get_mut(depth / 64) {
                *word &= !(1 << (depth % 64));
            }
            let words = found.innermost().map_or(0, |i| i / 64 + 1);
            found.open.truncate(words);
            found.visit = found.innermost().map_or(0, |i| self.di.open[i].visit);
        }
        if valid {
            found.attr = self.record(row.def, &values);
        } else {
            found.attr = Attr::NONE;
        }
        Ok(found)
    }
    /// The flags of a subprogram that says them in fields of their own, as LLVM up to 7 wrote them.
    fn older_flags(&mut self, fields: &Fields) -> Attr {
        let mut bits = 0;
        for (name, values) in OLDER_FLAGS {
            let written = self.text_field(fields, name);
            bits |= values.iter().find(|v| v.0.contains(&written)).map_or(0, |v| v.1);
        }
        if bits == 0 { Attr::NONE } else { self.m.cx.attr(AttrData::Enum { def: e::LLVM_DI_SUBPROGRAM_FLAGS, value: bits }) }
    }
    fn text_field(&self, fields: &Fields, name: &str) -> &'a str {
        let Some(at) = self.field_at(fields, name) else { return "" };
        let text = &self.lexer.text[at as usize..];
        let n = text.iter().position(|&c| !(c.is_ascii_alphanumeric() || c == b'_')).unwrap_or(text.len());
        core::str::from_utf8(&text[..n]).unwrap_or("")
    }
    fn is_vector_type(&self, fields: &Fields) -> bool {
        self.field_at(fields, "flags").is_some_and(|at| {
            let text = &self.lexer.text[at as usize..];
            let end = text.iter().position(|&c| matches!(c, b',' | b')')).unwrap_or(text.len());
            text[..end].windows(12).any(|w| w == b"DIFlagVector")
        })
    }

    /// The nodes in a list, and whether all of them have a place in the dialect.
    fn di_list(&mut self, at: Option<u32>, types: bool, found: &mut Found) -> Read<(Vec<Attr>, bool)> {
        let (mut out, mut whole) = (Vec::new(), true);
        let Some(at) = at else { return Ok((out, true)) };
        for o in self.operands_of(at)? {
            if o == u32::MAX {
                if types {
                    let null = self.record(r::LLVM_DI_NULL_TYPE, &[]);
                    out.push(null);
                }
                continue;
            }
            let f = self.part_found(Some(o))?;
            found.merge(&f);
            whole &= f.attr.is_some();
            out.push(f.attr);
        }
        Ok((out, whole))
    }
    /// A bound of a range: a number, a variable or an expression.
    fn bound(&mut self, at: Option<u32>, found: &mut Found) -> Read<Attr> {
        let Some(at) = at else { return Ok(Attr::NONE) };
        let was = self.go_to(at);
        let number = self.signed();
        self.go_back(was);
        if let Some(n) = number {
            return Ok(self.m.cx.int_attr(Type::I64, n));
        }
        let target = self.node_ref(at)?;
        let Some(target) = target else { return Ok(Attr::NONE) };
        if let Some(n) = self.meta_int(target).ok().flatten() {
            return Ok(self.m.cx.int_attr(Type::I64, n));
        }
        let f = self.part_found(Some(target))?;
        found.merge(&f);
        Ok(f.attr)
    }
    /// A number that stands next.
    fn signed(&self) -> Option<i64> {
        if self.tok.kind != Tok::Int {
            return None;
        }
        let s = core::str::from_utf8(self.raw(self.tok)).ok()?;
        s.parse::<i64>().ok().or_else(|| s.parse::<u64>().ok().map(|n| n as i64))
    }

    /// A field that is no node.
    fn scalar(&mut self, kind: Kind, field: FieldKind, optional: bool, at: u32) -> Read<Attr> {
        let was = self.go_to(at);
        let word = String::from_utf8_lossy(self.word()).into_owned();
        let value = match kind {
            Kind::Str | Kind::Text => {
                if self.tok.kind == Tok::Str {
                    let s = self.string()?;
                    if s == Sym::EMPTY && optional { Attr::NONE } else { self.m.cx.sym_str_attr(s) }
                } else {
                    Attr::NONE
                }
            }
            Kind::Num | Kind::Zero => match self.signed() {
                Some(0) if optional && kind == Kind::Num => Attr::NONE,
                Some(n) => self.m.cx.int_attr(Type::I64, n),
                None => match self.node_ref(at)? {
                    // From LLVM 21 on sizes may be expressions.
                    Some(_) => {
                        self.leave_to_text(at, "a size or offset in debug information that is no number");
                        Attr::NONE
                    }
                    None => Attr::NONE,
                },
            },
            Kind::Word => {
                if word.is_empty() || !word.starts_with("DW_") {
                    Attr::NONE
                } else {
                    self.m.cx.str_attr(&word)
                }
            }
            Kind::True | Kind::Bool => match word.as_str() {
                "true" => Attr::TRUE,
                _ if optional => Attr::NONE,
                _ => Attr::FALSE,
            },
            Kind::DiFlags | Kind::SpFlags => {
                let prefix = if kind == Kind::DiFlags { "DIFlag" } else { "DISPFlag" };
                let FieldKind::Enum(def) = field else { return Ok(Attr::NONE) };
                let mut bits = 0;
                loop {
                    if let Some(n) = self.signed() {
                        bits |= n as u64;
                    }
                    let word = core::str::from_utf8(self.word()).unwrap_or("");
                    match word.strip_prefix(prefix).and_then(|w| ENUMS[def as usize].value(w)) {
                        Some(n) => bits |= n,
                        None if !word.is_empty() => self.leave_to_text(at, "a flag of debug information"),
                        None => {}
                    }
                    self.bump();
                    if !self.eat_punct(b'|') {
                        break;
                    }
                }
                if bits == 0 { Attr::NONE } else { self.m.cx.attr(AttrData::Enum { def, value: bits }) }
            }
            Kind::Emission => {
                let value = match word.as_str() {
                    "FullDebug" => 1,
                    "LineTablesOnly" => 2,
                    "DebugDirectivesOnly" => 3,
                    _ => self.signed().unwrap_or(0) as u64,
                };
                self.m.cx.attr(AttrData::Enum { def: e::LLVM_DI_EMISSION_KIND, value })
            }
            Kind::Case => {
                let FieldKind::Enum(def) = field else { return Ok(Attr::NONE) };
                match ENUMS[def as usize].value(&word) {
                    Some(0) | None => Attr::NONE,
                    Some(value) => self.m.cx.attr(AttrData::Enum { def, value }),
                }
            }
            Kind::Expr => match self.node_ref(at)? {
                Some(node) => {
                    let (name, _, _) = self.node_fields(node)?;
                    if self.m.cx.str(name) == "DIExpression" { self.expression_attr(node)? } else { Attr::NONE }
                }
                None => Attr::NONE,
            },
            _ => Attr::NONE,
        };
        self.go_back(was);
        Ok(value)
    }

    /// The attribute of `!DIExpression(...)` at a place.
    fn expression_attr(&mut self, at: u32) -> Read<Attr> {
        let node = self.node_place(at)?;
        let was = self.go_to(node);
        self.eat_word(b"distinct");
        self.bump();
        self.expect(b'(')?;
        let mut ops: Vec<(Attr, Vec<Attr>)> = Vec::new();
        while !self.is_punct(b')') {
            if !ops.is_empty() {
                self.expect(b',')?;
            }
            match self.tok.kind {
                Tok::Word => {
                    let t = self.bump();
                    let s = self.text_of(t);
                    let a = self.m.cx.sym_str_attr(s);
                    let is_type = ops.last().is_some_and(|o| {
                        o.1.len() == 1 && self.m.cx.str_value(o.0).is_some_and(|s| self.m.cx.str(s) == "DW_OP_LLVM_convert")
                    });
                    match ops.last_mut() {
                        Some(last) if is_type => last.1.push(a),
                        _ => ops.push((a, Vec::new())),
                    }
                }
                _ => {
                    let Some(n) = self.signed() else { return self.expected("an operation of an expression") };
                    self.bump();
                    let a = self.m.cx.int_attr(Type::I64, n);
                    match ops.last_mut() {
                        Some(last) => last.1.push(a),
                        None => return self.expected("an operation of an expression"),
                    }
                }
            }
        }
        self.go_back(was);
        let mut list = Vec::with_capacity(ops.len());
        for (op, args) in ops {
            let args = if args.is_empty() { Attr::NONE } else { self.m.cx.array_attr(&args) };
            list.push(self.record(r::LLVM_DI_EXPRESSION_ELEM, &[op, args]));
        }
        let list = if list.is_empty() { Attr::NONE } else { self.m.cx.array_attr(&list) };
        Ok(self.record(r::LLVM_DI_EXPRESSION, &[list]))
    }

    // Locations.

    /// The name of the file that a scope is in.
    fn file_name(&mut self, scope: u32) -> Read<Sym> {
        if let Some(&s) = self.di.files.get(&scope) {
            return Ok(s);
        }
        let (_, _, fields) = self.node_fields(scope)?;
        let mut name = Sym::EMPTY;
        let file = match self.field_at(&fields, "filename") {
            Some(at) => Some(at),
            None => match self.field_node(&fields, "file")? {
                Some(f) => {
                    let (_, _, fields) = self.node_fields(f)?;
                    self.field_at(&fields, "filename")
                }
                None => None,
            },
        };
        if let Some(at) = file {
            let was = self.go_to(at);
            name = self.string()?;
            self.go_back(was);
        }
        self.di.files.insert(scope, name);
        Ok(name)
    }
    fn number_field(&mut self, fields: &Fields, name: &str) -> u32 {
        let Some(at) = self.field_at(fields, name) else { return 0 };
        let was = self.go_to(at);
        let n = self.signed().unwrap_or(0);
        self.go_back(was);
        n as u32
    }
    fn located(&mut self, file: Sym, line: u32, col: u32, scope: Attr) -> Loc {
        let place = self.m.cx.loc(LocData::File { file, line, col });
        if scope.is_none() {
            return place;
        }
        let locs = self.m.cx.lists.intern(&[place.0]);
        self.m.cx.loc(LocData::Fused { locs, metadata: scope })
    }
    /// The location of a `!DILocation(...)`.
    pub(super) fn debug_loc(&mut self, at: u32, depth: u32) -> Read<Loc> {
        if self.di.stale {
            return Ok(Loc::UNKNOWN);
        }
        let node = self.node_place(at)?;
        if let Some(&loc) = self.di.locs.get(&node) {
            return Ok(loc);
        }
        if depth > NESTING {
            return self.unsupported(node, "a location that is inlined more than 400 deep");
        }
        let (name, _, fields) = self.node_fields(node)?;
        if self.m.cx.str(name) != "DILocation" {
            return self.fail(node, "expected a location of the source");
        }
        let (line, col) = (self.number_field(&fields, "line"), self.number_field(&fields, "column"));
        let (mut file, mut scope) = (Sym::EMPTY, Attr::NONE);
        if let Some(s) = self.field_node(&fields, "scope")? {
            file = self.file_name(s)?;
            scope = self.di(Some(s))?;
        }
        let mut loc = self.located(file, line, col, scope);
        if let Some(caller) = self.field_node(&fields, "inlinedAt")? {
            let caller = self.debug_loc(caller, depth + 1)?;
            loc = self.m.cx.loc(LocData::CallSite { callee: loc, caller });
        }
        self.di.locs.insert(node, loc);
        Ok(loc)
    }
    /// The location of a function with a subprogram.
    pub(super) fn subprogram_loc(&mut self, at: u32) -> Read<Loc> {
        let node = self.node_place(at)?;
        let (_, _, fields) = self.node_fields(node)?;
        let file = self.file_name(node)?;
        let line = self.number_field(&fields, "line");
        let scope = self.di(Some(node))?;
        if !self.opts.release.function_names_in_locations || scope.is_none() {
            return Ok(self.located(file, line, 0, scope));
        }
        let mut name = Sym::EMPTY;
        if let Some(at) = self.field_at(&fields, "name") {
            let was = self.go_to(at);
            name = self.string()?;
            self.go_back(was);
        }
        let (name, place) =
            (self.m.cx.loc(LocData::Name { name, child: Loc::UNKNOWN }), self.m.cx.loc(LocData::File { file, line, col: 0 }));
        let locs = self.m.cx.lists.intern(&[name.0, place.0]);
        Ok(self.m.cx.loc(LocData::Fused { locs, metadata: scope }))
    }

    /// Variables of a global.
    pub(super) fn global_debug(&mut self, places: &[u32], out: &mut Vec<(Sym, Attr)>) -> Read<()> {
        let mut list = Vec::new();
        for &at in places {
            let a = self.di(Some(at))?;
            if a.is_some() {
                list.push(a);
            }
        }
        if list.is_empty() {
            return Ok(());
        }
        if self.opts.release.version >= 20 {
            out.push((Sym::DBG_EXPRS, self.m.cx.array_attr(&list)));
        } else {
            out.push((Sym::DBG_EXPRS, self.m.cx.array_attr(&list[..1])));
        }
        Ok(())
    }

    // Records.

    /// `#dbg_value(i32 %a, !1, !DIExpression(), !2)` and its like.
    pub(super) fn debug_record(&mut self) -> Read<()> {
        let t = self.bump();
        let kind = self.raw(t);
        self.expect(b'(')?;
        if kind == b"dbg_label" {
            let label = self.here();
            self.skip_operand()?;
            self.expect(b',')?;
            let loc = self.here();
            self.skip_operand()?;
            self.expect(b')')?;
            let text = self.text_read(label);
            let loc = self.debug_loc(loc, 0)?;
            return self.debug_label(label, loc, text, t.start);
        }
        if kind == b"dbg_assign" {
            self.leave_out(t.start, "a '#dbg_assign'");
            self.lexer.at = t.end as usize;
            self.tok = self.lexer.next();
            return self.skip_parens(b'(', b')');
        }
        let declare = kind == b"dbg_declare";
        if !declare && kind != b"dbg_value" {
            return self.unsupported(t.start, "a debug record of this kind");
        }
        let value = self.debug_value()?;
        let comma = self.tok.start;
        self.expect(b',')?;
        let variable = self.here();
        self.skip_operand()?;
        self.expect(b',')?;
        let expression = self.here();
        self.skip_operand()?;
        self.expect(b',')?;
        let loc = self.here();
        self.skip_operand()?;
        self.expect(b')')?;
        let text = self.text_read(comma);
        let loc = self.debug_loc(loc, 0)?;
        self.tie(declare, value, variable, expression, loc, text, t.start)
    }
    /// The value of a record; `None` for a list of values and for nothing.
    fn debug_value(&mut self) -> Read<Option<body::Ref>> {
        if self.tok.kind == Tok::Meta || self.is_punct(b'!') {
            self.skip_operand()?;
            return Ok(None);
        }
        Ok(Some(self.typed_operand()?.1))
    }
    fn debug_label(&mut self, label: u32, loc: Loc, text: &[u8], at: u32) -> Read<()> {
        if self.opts.lossless && text.is_empty() {
            self.leave_out(at, "a call of a debug intrinsic");
            return Ok(());
        }
        let a = if self.di.stale { Attr::NONE } else { self.di(Some(label))? };
        if a.is_none() {
            return Ok(());
        }
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        self.f.entries.clear();
        self.keep("lowir.metadata", text);
        self.f.entries.push((Sym::LABEL, a));
        self.finish_inst(None, l::INTR_DBG_LABEL, Type::LLVM_VOID, refs, succs, loc, at)
    }
    /// Ties a variable to a value. Lists of values have no place in the dialect.
    fn tie(&mut self, declare: bool, value: Option<body::Ref>, variable: u32, expression: u32, loc: Loc, text: &[u8], at: u32) -> Read<()> {
        if self.opts.lossless && text.is_empty() {
            self.leave_out(at, "a call of a debug intrinsic");
            return Ok(());
        }
        if self.di.stale {
            return Ok(());
        }
        let Some(value) = value else {
            self.leave_out(at, "a debug record without a value or with several");
            return Ok(());
        };
        let (variable, expression) = (self.di(Some(variable))?, self.expression_attr(expression)?);
        if variable.is_none() {
            self.leave_out(at, "a debug record of a variable that has no place there");
            return Ok(());
        }
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        self.f.entries.clear();
        self.keep("lowir.metadata", text);
        self.f.entries.push((Sym::VAR_INFO, variable));
        let empty = self.record(r::LLVM_DI_EXPRESSION, &[Attr::NONE]);
        if expression != empty {
            self.f.entries.push((Sym::LOCATION_EXPR, expression));
        }
        self.f.refs.push(value);
        let op = if declare { l::INTR_DBG_DECLARE } else { l::INTR_DBG_VALUE };
        self.finish_inst(None, op, Type::LLVM_VOID, refs, succs, loc, at)
    }
    /// A call of `llvm.dbg.value` and its like, as LLVM up to 18 wrote records.
    pub(super) fn debug_intrinsic(&mut self, name: Sym, call: Call) -> Read<()> {
        let loc = self.attachments(Opcode::ERASED)?;
        let text = String::from(self.m.cx.str(name));
        let mut metas = Vec::new();
        for (i, &a) in call.args.iter().enumerate() {
            match body::as_konst(a).map(|k| self.ks.get(k).kon) {
                Some(Kon::Meta(at)) => metas.push(at),
                // LLVM up to 5 wrote an offset, which is 0.
                Some(_) if i == 1 && call.args.len() == 4 => {}
                _ => return self.fail(call.at, "the arguments of a debug intrinsic are metadata"),
            }
        }
        match (text.as_str(), &metas[..]) {
            ("llvm.dbg.label", &[label]) => self.debug_label(label, loc, b"", call.at),
            ("llvm.dbg.value" | "llvm.dbg.declare" | "llvm.dbg.addr", &[value, variable, expression]) => {
                let was = self.go_to(value);
                let value = self.debug_value()?;
                self.go_back(was);
                self.tie(text != "llvm.dbg.value", value, variable, expression, loc, b"", call.at)
            }
            _ => {
                self.leave_out(call.at, &alloc::format!("'{text}' with these arguments"));
                Ok(())
            }
        }
    }
}
