//! Metadata of memory accesses and loops: type-based aliasing, scopes, access groups, loop annotations.
//! Source: LLVM Language Reference, "'tbaa' Metadata", "'noalias' and 'alias.scope' Metadata", "'llvm.loop'".

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use ir::dialect::records::{self as r, FieldKind, RECORDS};
use ir::{Attr, AttrData, LocData, Opcode, Sym, Type};

use super::call::Call;
use super::{DEPTH, Read, Reader};
use crate::ll::loops::{GROUPS, Kind};

/// What a node is remembered as: the same node may be several things.
pub(super) mod role {
    pub(crate) const TBAA_TYPE: u8 = 0;
    pub(crate) const TBAA_TAG: u8 = 1;
    pub(crate) const GROUP: u8 = 2;
    pub(crate) const DOMAIN: u8 = 3;
    pub(crate) const SCOPE: u8 = 4;
    pub(crate) const LOOP: u8 = 5;
}

impl<'a> Reader<'a> {
    /// What a node became before; `Attr::NONE` while that is being found out.
    pub(super) fn known_node(&mut self, at: u32, role: u8) -> Option<Attr> {
        self.md.attrs.get(&(at, role)).copied()
    }
    fn remember_node(&mut self, at: u32, role: u8, a: Attr) -> Attr {
        self.md.attrs.insert((at, role), a);
        a
    }
    pub(super) fn record(&mut self, def: u16, fields: &[Attr]) -> Attr {
        let fields = self.m.cx.attr_list(fields);
        self.m.cx.attr(AttrData::Record { def, fields })
    }
    pub(super) fn distinct(&mut self) -> Attr {
        let id = self.m.cx.n_distinct;
        self.m.cx.n_distinct += 1;
        self.m.cx.attr(AttrData::Distinct { id, attr: Attr::UNIT })
    }
    fn takes(&mut self, op: Opcode, name: Sym, at: u32) -> bool {
        let fits = op != Opcode::UNREGISTERED && op != Opcode::ERASED && self.has_attr(op, name);
        if !fits {
            self.leave_to_text(at, "metadata that this operation has no attribute for");
        }
        fits
    }

    /// `!tbaa`
    pub(super) fn tbaa(&mut self, op: Opcode, at: u32) -> Read<()> {
        if !self.takes(op, Sym::TBAA, at) {
            return Ok(());
        }
        let node = self.node_place(at)?;
        let tag = match self.known_node(node, role::TBAA_TAG) {
            Some(tag) => tag,
            None => {
                let tag = self.tbaa_tag(node)?;
                self.remember_node(node, role::TBAA_TAG, tag)
            }
        };
        let list = self.m.cx.array_attr(&[tag]);
        self.f.entries.push((Sym::TBAA, list));
        Ok(())
    }
    /// A tag: base type, access type, offset, and 1 where what is accessed is constant.
    fn tbaa_tag(&mut self, node: u32) -> Read<Attr> {
        let operands = self.operands_of(node)?;
        // Up to LLVM 3.3 a tag was the scalar type itself, with the 1 behind it.
        if let [name, parent, ref rest @ ..] = operands[..]
            && rest.len() < 2
            && let Some(name) = self.meta_string(name)?
        {
            let parent = self.tbaa_type(parent, 0)?;
            let (name, zero) = (self.m.cx.sym_str_attr(name), self.m.cx.int_attr(Type::I64, 0));
            let member = self.record(r::LLVM_TBAA_MEMBER, &[parent, zero]);
            let members = self.m.cx.array_attr(&[member]);
            let ty = self.record(r::LLVM_TBAA_TYPE_DESC, &[name, members]);
            let constant = self.is_one(rest.first())?;
            return Ok(self.record(r::LLVM_TBAA_TAG, &[ty, ty, zero, constant]));
        }
        let [base, access, offset, ref rest @ ..] = operands[..] else {
            return self.fail(node, "a tag of type-based aliasing has a base type, an access type and an offset");
        };
        let (base, access) = (self.tbaa_type(base, 0)?, self.tbaa_type(access, 0)?);
        if [base, access].iter().any(|&t| !self.is_tbaa_type(t)) {
            return self.fail_node(node, "a tag of type-based aliasing has a root in the place of a type");
        }
        let Some(offset) = self.meta_int(offset)? else { return self.fail(node, "an offset is an integer") };
        let (offset, constant) = (self.m.cx.int_attr(Type::I64, offset), self.is_one(rest.first())?);
        Ok(self.record(r::LLVM_TBAA_TAG, &[base, access, offset, constant]))
    }
    fn is_one(&mut self, at: Option<&u32>) -> Read<Attr> {
        let one = match at {
            Some(&at) => self.meta_int(at)? == Some(1),
            None => false,
        };
        Ok(if one { Attr::TRUE } else { Attr::NONE })
    }
    /// Whether a list of operands stands at a place or what is numbered there is one.
    fn is_tuple(&mut self, at: u32) -> bool {
        self.node_place(at).is_ok_and(|node| {
            let text = &self.lexer.text[node as usize..];
            text.starts_with(b"!{") || text.starts_with(b"distinct !{")
        })
    }
    /// Reports an error about a node, with its text.
    fn fail_node<T>(&mut self, at: u32, message: &str) -> Read<T> {
        let node = self.node_place(at)?;
        let text = self.lexer.text;
        let start = text[..node as usize].iter().rposition(|&c| c == b'\n').map_or(0, |i| i + 1);
        let end = text[node as usize..].iter().take(200).position(|&c| matches!(c, b'\n' | b'}')).unwrap_or(200);
        let end = (node as usize + end + 1).min(text.len());
        let holds_itself = self.operands_of(node)?.iter().any(|&o| o != u32::MAX && self.node_place(o).is_ok_and(|n| n == node));
        let itself = if holds_itself && text[node as usize] != b'd' { "distinct " } else { "" };
        let (name, body) = (String::from_utf8_lossy(&text[start..node as usize]), String::from_utf8_lossy(&text[node as usize..end]));
        self.fail(node, format!("{message}: {name}{itself}{}", body.trim_end()))
    }
    fn is_tbaa_type(&self, a: Attr) -> bool {
        matches!(self.m.cx.attr_data(a), AttrData::Record { def, .. } if def == r::LLVM_TBAA_TYPE_DESC)
    }
    fn tbaa_type(&mut self, at: u32, depth: u32) -> Read<Attr> {
        if at == u32::MAX || depth > DEPTH || !self.is_tuple(at) {
            return self.fail(if at == u32::MAX { self.last_end } else { at }, "no type of type-based aliasing");
        }
        let node = self.node_place(at)?;
        if let Some(a) = self.known_node(node, role::TBAA_TYPE) {
            return if a.is_none() { self.fail_node(node, "has cycle in TBAA graph") } else { Ok(a) };
        }
        self.remember_node(node, role::TBAA_TYPE, Attr::NONE);
        let operands = self.operands_of(node)?;
        let id = match operands.first() {
            Some(&o) => self.meta_string(o)?,
            None => None,
        };
        let id_attr = id.map_or(Attr::NONE, |s| self.m.cx.sym_str_attr(s));
        if operands.len() < 2 {
            let root = self.record(r::LLVM_TBAA_ROOT, &[id_attr]);
            return Ok(self.remember_node(node, role::TBAA_TYPE, root));
        }
        if id.is_none() {
            // Types with sizes name their parent first; what is wrong there comes first.
            if let Some(&parent) = operands.first().filter(|&&o| o != u32::MAX && self.is_tuple(o)) {
                self.tbaa_type(parent, depth + 1)?;
            }
            return self.fail_node(node, "unsupported TBAA node format");
        }
        let mut members = Vec::new();
        for pair in operands[1..].chunks(2) {
            let ty = self.tbaa_type(pair[0], depth + 1)?;
            let offset = match pair.get(1) {
                Some(&o) => self.meta_int(o)?.unwrap_or(0),
                None => 0,
            };
            let offset = self.m.cx.int_attr(Type::I64, offset);
            members.push(self.record(r::LLVM_TBAA_MEMBER, &[ty, offset]));
        }
        let members = self.m.cx.array_attr(&members);
        let ty = self.record(r::LLVM_TBAA_TYPE_DESC, &[id_attr, members]);
        Ok(self.remember_node(node, role::TBAA_TYPE, ty))
    }

    /// The groups that a node is or holds.
    fn groups_of(&mut self, at: u32) -> Read<Vec<Attr>> {
        let operands = self.operands_of(at)?;
        let nodes = if operands.is_empty() { alloc::vec![at] } else { operands };
        let mut out = Vec::with_capacity(nodes.len());
        for node in nodes {
            if node == u32::MAX {
                continue;
            }
            let node = self.node_place(node)?;
            if self.lexer.text[node as usize..].first() != Some(&b'd') || !self.operands_of(node)?.is_empty() {
                self.diags.warning("import", ir::Loc::at(node), "expected an access group node to be empty and distinct");
                return self.fail_node(at, "unsupported access group node");
            }
            let group = match self.known_node(node, role::GROUP) {
                Some(g) => g,
                None => {
                    let id = self.distinct();
                    let group = self.record(r::LLVM_ACCESS_GROUP, &[id]);
                    self.remember_node(node, role::GROUP, group)
                }
            };
            out.push(group);
        }
        Ok(out)
    }
    /// `!llvm.access.group`
    pub(super) fn access_groups(&mut self, op: Opcode, at: u32) -> Read<()> {
        if self.takes(op, Sym::ACCESS_GROUPS, at) {
            let groups = self.groups_of(at)?;
            let list = self.m.cx.array_attr(&groups);
            self.f.entries.push((Sym::ACCESS_GROUPS, list));
        }
        Ok(())
    }

    /// `!alias.scope` and `!noalias`
    pub(super) fn scopes(&mut self, op: Opcode, name: Sym, at: u32) -> Read<()> {
        if self.takes(op, name, at) {
            let mut list = Vec::new();
            for node in self.operands_of(at)? {
                list.push(self.scope(node)?);
            }
            let list = self.m.cx.array_attr(&list);
            self.f.entries.push((name, list));
        }
        Ok(())
    }
    /// The identity of a scope or domain: a name, or that it is itself.
    fn identity(&mut self, node: u32, operands: &[u32]) -> Read<Attr> {
        let name = match operands.first() {
            Some(&o) => self.meta_string(o)?,
            None => return self.fail(node, "a scope or domain has an identity"),
        };
        Ok(match name {
            Some(s) => self.m.cx.sym_str_attr(s),
            None => self.distinct(),
        })
    }
    fn scope(&mut self, at: u32) -> Read<Attr> {
        if at == u32::MAX {
            return self.fail(self.last_end, "no scope");
        }
        let node = self.node_place(at)?;
        if let Some(a) = self.known_node(node, role::SCOPE) {
            return Ok(a);
        }
        let operands = self.operands_of(node)?;
        let id = self.identity(node, &operands)?;
        let Some(&domain) = operands.get(1).filter(|&&d| d != u32::MAX) else { return self.fail(node, "a scope has a domain") };
        let domain_node = self.node_place(domain)?;
        let domain = match self.known_node(domain_node, role::DOMAIN) {
            Some(d) => d,
            None => {
                let parts = self.operands_of(domain_node)?;
                let id = self.identity(domain_node, &parts)?;
                let text = self.description(parts.get(1))?;
                let d = self.record(r::LLVM_ALIAS_SCOPE_DOMAIN, &[id, text]);
                self.remember_node(domain_node, role::DOMAIN, d)
            }
        };
        let text = self.description(operands.get(2))?;
        let a = self.record(r::LLVM_ALIAS_SCOPE, &[id, domain, text]);
        Ok(self.remember_node(node, role::SCOPE, a))
    }
    fn description(&mut self, at: Option<&u32>) -> Read<Attr> {
        let text = match at {
            Some(&at) => self.meta_string(at)?,
            None => None,
        };
        Ok(text.map_or(Attr::NONE, |s| self.m.cx.sym_str_attr(s)))
    }
    /// `llvm.experimental.noalias.scope.decl`
    pub(super) fn scope_declaration(&mut self, call: Call) -> Read<()> {
        let refs = self.f.refs.len();
        let meta = call.args.first().and_then(|&a| super::body::as_konst(a)).map(|k| self.ks.get(k).kon);
        let Some(super::konst::Kon::Meta(at)) = meta else { return self.fail(call.at, "expected a list of scopes") };
        let was = self.go_to(at);
        self.skip_operand()?;
        let text = self.text_read(at);
        self.go_back(was);
        self.keep("lowir.argument", text);
        let scopes = self.operands_of(at)?;
        let [scope] = scopes[..] else { return self.unsupported(at, "a declaration of several scopes") };
        let scope = self.scope(scope)?;
        self.f.entries.push((Sym::SCOPE, scope));
        let op = ir::dialect::llvm::INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL;
        let loc = self.attachments(op)?;
        self.finish_call(call, op, refs, loc)
    }

    /// `!llvm.loop`
    pub(super) fn loop_metadata(&mut self, op: Opcode, at: u32) -> Read<()> {
        if self.takes(op, Sym::LOOP_ANNOTATION, at) {
            let a = self.loop_annotation(at, 0)?;
            if a != Attr::UNIT {
                self.f.entries.push((Sym::LOOP_ANNOTATION, a));
            }
        }
        Ok(())
    }
    /// What a loop says; `Attr::UNIT` for nothing that has a place in the dialect. One property without a place there
    /// takes the whole annotation with it, as in the reference: half of what a loop says may mean something else.
    fn loop_annotation(&mut self, at: u32, depth: u32) -> Read<Attr> {
        let node = self.node_place(at)?;
        if let Some(a) = self.known_node(node, role::LOOP) {
            return if a.is_none() || depth > DEPTH { self.fail(node, "a loop annotation holds itself") } else { Ok(a) };
        }
        self.remember_node(node, role::LOOP, Attr::NONE);
        let operands = self.operands_of(node)?;
        let whole = &RECORDS[r::LLVM_LOOP_ANNOTATION as usize];
        let place = |name: &str| whole.fields.iter().position(|f| f.name == name).unwrap_or(0);
        let mut fields = alloc::vec![Attr::NONE; whole.fields.len()];
        // Parameters of the records inside, by the place of the record.
        let mut parts: Vec<Option<(u16, Vec<Attr>)>> = alloc::vec![None; whole.fields.len()];
        let (mut locs, mut groups, mut dropped) = (Vec::new(), Vec::new(), Vec::new());
        let mut names: Vec<Sym> = Vec::new();
        for (i, &o) in operands.iter().enumerate() {
            if o == u32::MAX {
                continue;
            }
            let child = self.node_place(o)?;
            // The first operand is the node itself.
            if i == 0 && child == node {
                continue;
            }
            if self.is_location(child) {
                locs.push(o);
                continue;
            }
            let property = self.operands_of(child)?;
            let name = match property.first() {
                Some(&n) => self.meta_string(n)?,
                None => None,
            };
            let Some(name) = name else {
                self.leave_to_text(child, "a loop with a property without a name");
                return Ok(self.remember_node(node, role::LOOP, Attr::UNIT));
            };
            if names.contains(&name) {
                self.leave_to_text(child, "a loop with a property given twice");
                return Ok(self.remember_node(node, role::LOOP, Attr::UNIT));
            }
            names.push(name);
            if names.len() > 64 {
                return self.unsupported(child, "a loop with more than 64 properties");
            }
            let name = String::from(self.m.cx.str(name));
            if name == "llvm.loop.parallel_accesses" {
                if property.contains(&u32::MAX) {
                    return self.fail(child, "expected access groups, found 'null'");
                }
                for &g in &property[1..] {
                    groups.extend(self.groups_of(g)?);
                }
                continue;
            }
            let Some((holder, param, value)) = self.loop_property(&name, &property, depth)? else {
                self.leave_to_text(child, &format!("a loop with the property '{}'", &name.chars().take(60).collect::<String>()));
                return Ok(self.remember_node(node, role::LOOP, Attr::UNIT));
            };
            // What is no value of the property, such as a flag that should be a number, takes with it what stands with it in one
            // record, as in the reference.
            if value.is_none() {
                self.leave_to_text(child, &format!("what the property '{name}' of a loop says"));
                if holder.is_empty() {
                    return Ok(self.remember_node(node, role::LOOP, Attr::UNIT));
                }
                dropped.push(place(holder));
                continue;
            }
            // Another loop that says nothing.
            if value == Attr::UNIT {
                continue;
            }
            if holder.is_empty() {
                fields[place(param)] = value;
                continue;
            }
            let at = place(holder);
            let FieldKind::Record(def) = whole.fields[at].kind else { continue };
            let rows = RECORDS[def as usize].fields;
            let part = parts[at].get_or_insert_with(|| (def, alloc::vec![Attr::NONE; rows.len()]));
            if let Some(i) = rows.iter().position(|f| f.name == param) {
                part.1[i] = value;
            }
        }
        for (i, part) in parts.into_iter().enumerate() {
            if let Some((def, values)) = part
                && !dropped.contains(&i)
            {
                fields[i] = self.record(def, &values);
            }
        }
        for (name, &loc) in ["startLoc", "endLoc"].iter().zip(&locs) {
            let loc = self.debug_loc(loc, 0)?;
            // Places in inlined code are calls, which the annotation does not take.
            if matches!(self.m.cx.loc_data(loc), Some(LocData::Fused { .. })) {
                fields[place(name)] = self.m.cx.attr(AttrData::Loc(loc));
            }
        }
        if !groups.is_empty() {
            fields[place("parallelAccesses")] = self.m.cx.array_attr(&groups);
        }
        let empty = fields.iter().all(|f| f.is_none());
        let a = if empty { Attr::UNIT } else { self.record(r::LLVM_LOOP_ANNOTATION, &fields) };
        Ok(self.remember_node(node, role::LOOP, a))
    }

    /// The record, the parameter and the value of a property, `Attr::NONE` where it has none of its kind; `None` if there is no
    /// property of that name.
    fn loop_property(&mut self, name: &str, property: &[u32], depth: u32) -> Read<Option<(&'static str, &'static str, Attr)>> {
        let bool_attr = |on: bool| if on { Attr::TRUE } else { Attr::FALSE };
        for (holder, params) in GROUPS {
            for &(param, kind, text) in params {
                let either = match name.strip_prefix(text) {
                    Some("") if kind != Kind::Either => None,
                    Some(".disable") if kind == Kind::Either => Some(true),
                    Some(".enable") if kind == Kind::Either => Some(false),
                    _ => continue,
                };
                let a = match (kind, property) {
                    (Kind::Unit | Kind::Either, [_]) => bool_attr(either.unwrap_or(true)),
                    (Kind::Loop, &[_, v]) if v != u32::MAX && depth < 32 => self.loop_annotation(v, depth + 1)?,
                    // The dialect writes it with a value, LLVM does not.
                    (Kind::Bool, [_]) if param == "runtimeDisable" => Attr::TRUE,
                    (Kind::Bool | Kind::Not | Kind::Int, &[_, v]) => match (kind, self.meta_number(v)?) {
                        (Kind::Bool, Some((Type::I1, n))) => bool_attr(n != 0),
                        (Kind::Not, Some((Type::I1, n))) => bool_attr(n == 0),
                        (Kind::Int, Some((Type::I32, n))) if param == "isVectorized" => bool_attr(n != 0),
                        (Kind::Int, Some((Type::I32, n))) => self.m.cx.int_attr(Type::I32, n),
                        _ => Attr::NONE,
                    },
                    _ => Attr::NONE,
                };
                return Ok(Some((holder, param, a)));
            }
        }
        Ok(None)
    }
    /// Whether a node is a `!DILocation(...)`.
    fn is_location(&mut self, at: u32) -> bool {
        let text = &self.lexer.text[at as usize..];
        text.starts_with(b"!DILocation") || text.starts_with(b"distinct !DILocation") || text.starts_with(b"DILocation")
    }
}
