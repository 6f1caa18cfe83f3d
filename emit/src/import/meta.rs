//! Metadata: nodes are read where they stand when something refers to them, and what they become is remembered.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::dialect::{enums as e, records as r};
use ir::{Attr, AttrData, Loc, NewOp, Opcode, Sym, Type};

use super::lex::Kind;
use super::{Map, Read, Reader};

/// Where nodes stand, and what they became.
#[derive(Default)]
pub(super) struct Meta {
    places: Map<u32, u32>,
    /// Attributes made of nodes, by the place of the node.
    pub(super) attrs: Map<(u32, u8), Attr>,
    /// Where the attachment that was read last ends; reading what it names moves on from there.
    pub(super) end: u32,
}

impl Meta {
    /// Notes a node; false if there is one of that number.
    pub(super) fn define(&mut self, n: u32, at: u32) -> bool {
        self.places.insert(n, at).is_none()
    }
}

impl<'a> Reader<'a> {
    /// Skips an operand that is metadata: `!0`, `!"text"`, `!{...}`, `!DIName(...)`, or a type and a value.
    pub(super) fn skip_operand(&mut self) -> Read<()> {
        match self.tok.kind {
            Kind::Meta => {
                self.bump();
                self.skip_parens(b'(', b')')
            }
            Kind::Punct if self.is_punct(b'!') => {
                self.bump();
                match self.tok.kind {
                    Kind::Int | Kind::Str => {
                        self.bump();
                        Ok(())
                    }
                    _ => self.skip_parens(b'{', b'}'),
                }
            }
            _ => {
                let ty = self.ty()?;
                if self.tok.kind == Kind::Local {
                    self.bump();
                    return Ok(());
                }
                self.konst_of_type(ty)?;
                Ok(())
            }
        }
    }

    /// Goes to the node that an operand at a place is: through its number. The place of the node itself.
    pub(super) fn node_place(&mut self, at: u32) -> Read<u32> {
        if at == u32::MAX {
            return self.fail(self.last_end, "expected a metadata node, found 'null'");
        }
        let was = self.go_to(at);
        let mut found = at;
        if self.is_punct(b'!') {
            self.bump();
            if self.tok.kind == Kind::Int {
                let n = self.uint32()?;
                match self.md.places.get(&n) {
                    Some(&p) => found = p,
                    None => return self.fail(at, "metadata that is not defined"),
                }
            }
        }
        self.go_back(was);
        Ok(found)
    }

    /// The places of the operands of a `!{...}` node at a place; `null` ones are `u32::MAX`.
    pub(super) fn operands_of(&mut self, at: u32) -> Read<Vec<u32>> {
        let at = self.node_place(at)?;
        let was = self.go_to(at);
        self.eat_word(b"distinct");
        let mut out = Vec::new();
        if self.is_punct(b'!') {
            self.bump();
            if self.is_punct(b'{') {
                self.bump();
                while !self.is_punct(b'}') {
                    if !out.is_empty() {
                        self.expect(b',')?;
                    }
                    if self.eat_word(b"null") {
                        out.push(u32::MAX);
                        continue;
                    }
                    out.push(self.here());
                    self.skip_operand()?;
                }
            }
        }
        self.go_back(was);
        Ok(out)
    }
    /// The same where each operand is a node.
    pub(super) fn nodes_of(&mut self, at: u32) -> Read<Vec<u32>> {
        let nodes = self.operands_of(at)?;
        match nodes.contains(&u32::MAX) {
            true => self.fail(at, "expected a list of metadata nodes, found 'null' in it"),
            false => Ok(nodes),
        }
    }
    /// The text of `!"text"` at a place, or of a node that is one.
    pub(super) fn meta_string(&mut self, at: u32) -> Read<Option<Sym>> {
        if at == u32::MAX {
            return Ok(None);
        }
        let at = self.node_place(at)?;
        let was = self.go_to(at);
        let mut found = None;
        if self.eat_punct(b'!') && self.tok.kind == Kind::Str {
            found = Some(self.string()?);
        }
        self.go_back(was);
        Ok(found)
    }
    /// The constant of an operand such as `i32 4`.
    pub(super) fn meta_konst(&mut self, at: u32) -> Read<Option<u32>> {
        if at == u32::MAX {
            return Ok(None);
        }
        let was = self.go_to(at);
        let mut found = None;
        if self.tok.kind != Kind::Meta && !self.is_punct(b'!') {
            let ty = self.ty()?;
            if self.tok.kind != Kind::Local {
                found = Some(self.konst_of_type(ty)?);
            }
        }
        self.go_back(was);
        Ok(found)
    }
    pub(super) fn meta_int(&mut self, at: u32) -> Read<Option<i64>> {
        Ok(self.meta_konst(at)?.and_then(|k| self.konst_int(k)))
    }

    /// Reads `, !kind !node` behind an instruction; the location. Attributes are added to the entries at hand.
    pub(super) fn attachments(&mut self, op: Opcode) -> Read<Loc> {
        let start = self.tok.start;
        self.md.end = start;
        let loc = self.read_attachments(op)?;
        if self.opts.lossless && self.md.end > start {
            let text = self.text_between(start, self.md.end);
            self.keep(if op == Opcode::UNREGISTERED { "lowir.phis" } else { "lowir.metadata" }, text);
        }
        Ok(loc)
    }
    fn read_attachments(&mut self, op: Opcode) -> Read<Loc> {
        let mut loc = Loc::UNKNOWN;
        while self.is_punct(b',') {
            self.bump();
            let t = self.tok;
            if t.kind != Kind::Meta {
                return self.expected("metadata");
            }
            self.bump();
            let at = self.here();
            self.skip_operand()?;
            self.md.end = self.last_end;
            match self.raw(t) {
                b"dbg" => loc = self.debug_loc(at, 0)?,
                b"tbaa" => self.tbaa(op, at)?,
                b"prof" => self.profile(op, at)?,
                b"llvm.loop" => self.loop_metadata(op, at)?,
                b"llvm.access.group" => self.access_groups(op, at)?,
                b"alias.scope" => self.scopes(op, Sym::ALIAS_SCOPES, at)?,
                b"noalias" => self.scopes(op, Sym::NOALIAS_SCOPES, at)?,
                b"nontemporal" => self.unit(op, Sym::NONTEMPORAL, at),
                b"invariant.load" => self.unit(op, Sym::INVARIANT, at),
                b"invariant.group" => self.unit(op, Sym::INVARIANT_GROUP, at),
                b"dereferenceable" => self.dereferenceable(op, false, at)?,
                b"dereferenceable_or_null" => self.dereferenceable(op, true, at)?,
                kind => {
                    let kind = alloc::string::String::from_utf8_lossy(&kind[..kind.len().min(60)]).into_owned();
                    self.leave_to_text(t.start, &alloc::format!("metadata of the kind '{kind}'"));
                }
            }
        }
        Ok(loc)
    }
    fn unit(&mut self, op: Opcode, name: Sym, at: u32) {
        if self.is_attr_of(op, name) {
            self.f.entries.push((name, Attr::UNIT));
        } else {
            self.leave_to_text(at, "metadata that this operation has no attribute for");
        }
    }
    fn is_attr_of(&self, op: Opcode, name: Sym) -> bool {
        op != Opcode::UNREGISTERED && op != Opcode::ERASED && self.has_attr(op, name)
    }
    fn dereferenceable(&mut self, op: Opcode, null: bool, at: u32) -> Read<()> {
        let operands = self.operands_of(at)?;
        let n = match operands.first() {
            Some(&o) => self.meta_int(o)?,
            None => None,
        };
        let Some(n) = n.filter(|_| self.is_attr_of(op, Sym::DEREFERENCEABLE) && self.opts.release.version >= 20) else {
            self.leave_to_text(at, "metadata that this operation has no attribute for");
            return Ok(());
        };
        let bytes = self.m.cx.int_attr(Type::I64, n);
        let may = if null { Attr::TRUE } else { Attr::NONE };
        let fields = self.m.cx.attr_list(&[bytes, may]);
        let a = self.m.cx.attr(AttrData::Record { def: r::LLVM_DEREFERENCEABLE, fields });
        self.f.entries.push((Sym::DEREFERENCEABLE, a));
        Ok(())
    }
    /// `!{!"branch_weights", i32 1, ...}`
    fn profile(&mut self, op: Opcode, at: u32) -> Read<()> {
        let operands = self.operands_of(at)?;
        let name = match operands.first() {
            Some(&o) => self.meta_string(o)?,
            None => None,
        };
        let is_weights = name.is_some_and(|n| self.m.cx.str(n) == "branch_weights");
        if !is_weights || !self.is_attr_of(op, Sym::BRANCH_WEIGHTS) || op == l::CALL && self.opts.release.version >= 20 {
            self.leave_to_text(at, "profile metadata but branch weights of jumps");
            return Ok(());
        }
        let mut weights = Vec::new();
        for (i, &o) in operands[1..].iter().enumerate() {
            if i == 0 && self.meta_string(o)?.is_some() {
                continue;
            }
            match self.meta_int(o)? {
                Some(n) => weights.push(n as i32),
                None => return self.fail(at, "branch weights are integers"),
            }
        }
        let a = self.m.cx.i32_array(&weights);
        self.f.entries.push((Sym::BRANCH_WEIGHTS, a));
        Ok(())
    }

    /// Metadata of a function: its subprogram and its entry count.
    pub(super) fn function_metadata(&mut self, subprogram: &mut Option<u32>, count: &mut Option<u64>) -> Read<()> {
        let t = self.bump();
        let at = self.here();
        self.skip_operand()?;
        self.md.end = self.last_end;
        match self.raw(t) {
            b"dbg" => *subprogram = Some(at),
            b"prof" => {
                let operands = self.operands_of(at)?;
                let name = match operands.first() {
                    Some(&o) => self.meta_string(o)?,
                    None => None,
                };
                let is_count = name.is_some_and(|n| self.m.cx.str(n) == "function_entry_count");
                match operands.get(1) {
                    Some(&o) if is_count => *count = self.meta_int(o)?.map(|n| n as u64),
                    _ => self.leave_to_text(at, "profile metadata of a function but its entry count"),
                }
            }
            _ => self.leave_to_text(at, "metadata of a function but '!dbg' and '!prof'"),
        }
        Ok(())
    }

    /// Named nodes: module flags and what becomes an attribute of the module.
    pub(super) fn module_metadata(&mut self, attrs: &mut Vec<(Sym, Attr)>) -> Read<()> {
        let modern = self.opts.release.version >= 20;
        for i in 0..self.top.named.len() {
            let (name, at) = self.top.named[i];
            let name = alloc::string::String::from(self.m.cx.str(name));
            match name.as_str() {
                "llvm.module.flags" if modern => self.module_flags(at)?,
                "llvm.ident" | "llvm.commandline" if modern => {
                    let mut text = None;
                    for o in self.nodes_of(at)? {
                        if let Some(&s) = self.operands_of(o)?.first() {
                            text = text.or(self.meta_string(s)?);
                        }
                    }
                    if let Some(text) = text {
                        let name = self.m.cx.sym(&name);
                        attrs.push((name, self.m.cx.sym_str_attr(text)));
                    }
                }
                "llvm.linker.options" => {
                    for o in self.nodes_of(at)? {
                        let mut items = Vec::new();
                        for s in self.operands_of(o)? {
                            if let Some(s) = self.meta_string(s)? {
                                items.push(self.m.cx.sym_str_attr(s));
                            }
                        }
                        let list = self.m.cx.array_attr(&items);
                        let attrs = self.dict(&[(Sym::OPTIONS, list)]);
                        let op = self.m.append(NewOp { attrs, ..NewOp::new(l::LINKER_OPTIONS, self.file_loc) });
                        self.ops.push(op);
                    }
                }
                "llvm.dbg.cu" => {}
                "llvm.module.flags" | "llvm.ident" | "llvm.commandline" => {
                    self.leave_to_text(at, &alloc::format!("'!{name}'"));
                }
                _ => self.leave_to_text(
                    at,
                    &alloc::format!("the named metadata '!{}'", &name.chars().take(60).collect::<alloc::string::String>()),
                ),
            }
        }
        Ok(())
    }
    fn module_flags(&mut self, at: u32) -> Read<()> {
        let mut flags = Vec::new();
        for node in self.nodes_of(at)? {
            let operands = self.operands_of(node)?;
            let &[behavior, key, value] = &operands[..] else { return self.fail(node, "a module flag has three parts") };
            let (behavior, key) = (self.meta_int(behavior)?, self.meta_string(key)?);
            let (Some(behavior), Some(key)) = (behavior, key) else { return self.fail(node, "a module flag has a behaviour and a key") };
            let value = match self.meta_string(value)? {
                Some(s) => self.m.cx.sym_str_attr(s),
                None => match self.meta_konst(value)? {
                    Some(k) => match self.konst_attr(k) {
                        Some(a) => a,
                        None => return self.unsupported(node, "the value of this module flag"),
                    },
                    None => {
                        self.leave_to_text(node, "a module flag whose value is a node");
                        continue;
                    }
                },
            };
            if e::ENUMS[e::LLVM_MOD_FLAG_BEHAVIOR as usize].text(behavior as u64).is_none() {
                return self.fail(node, "unknown behaviour of a module flag");
            }
            let behavior = self.m.cx.attr(AttrData::Enum { def: e::LLVM_MOD_FLAG_BEHAVIOR, value: behavior as u64 });
            let key = self.m.cx.sym_str_attr(key);
            let fields = self.m.cx.attr_list(&[behavior, key, value]);
            flags.push(self.m.cx.attr(AttrData::Record { def: r::LLVM_MODULE_FLAG, fields }));
        }
        if !flags.is_empty() {
            let list = self.m.cx.array_attr(&flags);
            let attrs = self.dict(&[(Sym::FLAGS, list)]);
            let op = self.m.append(NewOp { attrs, ..NewOp::new(l::MODULE_FLAGS, self.file_loc) });
            self.ops.push(op);
        }
        Ok(())
    }
}
