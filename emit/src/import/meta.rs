//! Metadata: nodes are read where they stand when something refers to them, and what they become is remembered.

use alloc::vec::Vec;

use ir::dialect::enums as e;
use ir::dialect::llvm as l;
use ir::dialect::records::{self as r, RECORDS};
use ir::{Attr, AttrData, Loc, NewOp, Opcode, Sym, Type};

use super::konst::Kon;
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

/// What a profile summary says, in the order of the dialect's attribute.
const SUMMARY: [&str; 10] = [
    "ProfileFormat",
    "TotalCount",
    "MaxCount",
    "MaxInternalCount",
    "MaxFunctionCount",
    "NumCounts",
    "NumFunctions",
    "IsPartialProfile",
    "PartialProfileRatio",
    "DetailedSummary",
];

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
        if self.tok.kind != Kind::Meta && !self.is_punct(b'!') && self.word() != b"distinct" {
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

    /// The type and the number of an operand such as `i32 4`.
    pub(super) fn meta_number(&mut self, at: u32) -> Read<Option<(Type, i64)>> {
        Ok(self.meta_konst(at)?.and_then(|k| Some((self.ks.get(k).ty, self.konst_int(k)?))))
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
                b"dbg" if self.di.stale => {}
                b"dbg" => loc = self.debug_loc(at, 0)?,
                b"tbaa" => self.tbaa(op, at)?,
                b"prof" => self.profile(op, at)?,
                b"llvm.loop" => self.loop_metadata(op, at)?,
                b"llvm.access.group" => self.access_groups(op, at)?,
                b"alias.scope" => self.scopes(op, Sym::ALIAS_SCOPES, at)?,
                b"noalias" => self.scopes(op, Sym::NOALIAS_SCOPES, at)?,
                b"nontemporal" => self.unit(op, Sym::NONTEMPORAL, at),
                b"invariant.load" => self.unit(op, Sym::INVARIANT, at),
                b"invariant.group" if self.opts.release.version >= 20 => self.unit(op, Sym::INVARIANT_GROUP, at),
                b"dereferenceable" => self.dereferenceable(op, false, at)?,
                b"dereferenceable_or_null" => self.dereferenceable(op, true, at)?,
                b"mmra" if self.opts.release.version >= 22 && op != Opcode::UNREGISTERED => self.mmra(at)?,
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
    /// Memory model relaxations: `!{!"prefix", !"suffix"}`, or a list of such.
    fn mmra(&mut self, at: u32) -> Read<()> {
        let mut a = self.mmra_tag(at)?;
        if a.is_none() {
            let mut tags = Vec::new();
            for o in self.operands_of(at)? {
                tags.extend(self.mmra_tag(o)?);
            }
            a = Some(self.m.cx.array_attr(&tags));
        }
        self.f.entries.extend(a.map(|a| (Sym::LLVM_MMRA, a)));
        Ok(())
    }
    fn mmra_tag(&mut self, at: u32) -> Read<Option<Attr>> {
        let &[prefix, suffix] = &self.operands_of(at)?[..] else { return Ok(None) };
        let (Some(prefix), Some(suffix)) = (self.meta_string(prefix)?, self.meta_string(suffix)?) else { return Ok(None) };
        let fields = [self.m.cx.sym_str_attr(prefix), self.m.cx.sym_str_attr(suffix)];
        Ok(Some(self.record(r::LLVM_MMRA_TAG, &fields)))
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
    pub(super) fn function_metadata(
        &mut self,
        subprogram: &mut Option<u32>,
        count: &mut Option<u64>,
        entries: &mut Vec<(Sym, Attr)>,
    ) -> Read<()> {
        let t = self.bump();
        let at = self.here();
        self.skip_operand()?;
        self.md.end = self.last_end;
        let modern = self.opts.release.version >= 20;
        match self.raw(t) {
            b"dbg" if self.di.stale => {}
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
            b"vec_type_hint" if modern => match self.type_hint(at)? {
                Some(a) => entries.push((Sym::VEC_TYPE_HINT, a)),
                None => self.leave_to_text(at, "this hint at a type"),
            },
            b"work_group_size_hint" if modern => self.group_size(Sym::WORK_GROUP_SIZE_HINT, at, entries)?,
            b"reqd_work_group_size" if modern => self.group_size(Sym::REQD_WORK_GROUP_SIZE, at, entries)?,
            b"intel_reqd_sub_group_size" if modern => self.group_size(Sym::INTEL_REQD_SUB_GROUP_SIZE, at, entries)?,
            _ => self.leave_to_text(at, "metadata of a function but '!dbg' and '!prof'"),
        }
        Ok(())
    }
    /// `!{<4 x float> undef, i32 0}`: a type, and whether its integers are signed.
    fn type_hint(&mut self, at: u32) -> Read<Option<Attr>> {
        let &[value, signed] = &self.operands_of(at)?[..] else { return Ok(None) };
        let (Some(k), Some(signed)) = (self.meta_konst(value)?, self.meta_int(signed)?) else { return Ok(None) };
        let ty = self.m.cx.type_attr(self.ks.get(k).ty);
        let signed = if signed != 0 { Attr::TRUE } else { Attr::NONE };
        Ok(Some(self.record(r::LLVM_VEC_TYPE_HINT, &[ty, signed])))
    }
    /// `!{i32 1, i32 2, i32 3}`
    fn group_size(&mut self, name: Sym, at: u32, entries: &mut Vec<(Sym, Attr)>) -> Read<()> {
        let mut sizes = Vec::new();
        for o in self.operands_of(at)? {
            match self.meta_int(o)? {
                Some(n) => sizes.push(n as i32),
                None => return self.fail(at, "sizes of groups are integers"),
            }
        }
        let a = match (name, &sizes[..]) {
            (Sym::INTEL_REQD_SUB_GROUP_SIZE, &[n]) => self.m.cx.int_attr(Type::I32, i64::from(n)),
            (Sym::INTEL_REQD_SUB_GROUP_SIZE, _) => return self.fail(at, "the size of a sub-group is one integer"),
            _ => self.m.cx.i32_array(&sizes),
        };
        entries.push((name, a));
        Ok(())
    }

    /// Named nodes: module flags and what becomes an attribute of the module.
    pub(super) fn module_metadata(&mut self, attrs: &mut Vec<(Sym, Attr)>) -> Read<()> {
        let modern = self.opts.release.version >= 20;
        // Those of the linker stand first.
        let n = self.top.named.len();
        for (options, i) in (0..n).map(|i| (true, i)).chain((0..n).map(|i| (false, i))) {
            let (name, at) = self.top.named[i];
            let name = alloc::string::String::from(self.m.cx.str(name));
            match name.as_str() {
                name if (name == "llvm.linker.options") != options => {}
                "llvm.module.flags" if modern => self.module_flags(at)?,
                "llvm.ident" | "llvm.commandline" if modern => {
                    let entries = self.nodes_of(at)?;
                    let mut texts = Vec::with_capacity(entries.len());
                    for &entry in &entries {
                        let &[text] = &self.operands_of(entry)?[..] else { return self.fail(entry, "expected one text in this entry") };
                        let Some(text) = self.meta_string(text)? else { return self.fail(entry, "expected one text in this entry") };
                        texts.push(text);
                    }
                    // The attribute is one text; a module that was linked of several says more.
                    match texts[..] {
                        [text] => {
                            let name = self.m.cx.sym(&name);
                            attrs.push((name, self.m.cx.sym_str_attr(text)));
                        }
                        [] => {}
                        _ => self.leave_to_text(at, &alloc::format!("'!{name}' of several entries")),
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
                "llvm.dependent-libraries" if modern => {
                    let mut items = Vec::new();
                    for o in self.nodes_of(at)? {
                        if let Some(&s) = self.operands_of(o)?.first()
                            && let Some(s) = self.meta_string(s)?
                        {
                            items.push(self.m.cx.sym_str_attr(s));
                        }
                    }
                    let name = self.m.cx.sym("llvm.dependent_libraries");
                    attrs.push((name, self.m.cx.array_attr(&items)));
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
    /// The value of a module flag that is no text: a number of 32 bits, or one of the nodes that the dialect has attributes for.
    pub(super) fn flag_value(&mut self, key: Sym, at: u32) -> Read<Option<Attr>> {
        if let Some(k) = self.meta_konst(at)? {
            let width = self.m.cx.int_width(self.ks.get(k).ty).filter(|w| (1..=64).contains(w));
            let bits = |n: i64, width: u32| n as u64 & (u64::MAX >> (64 - width));
            let n = self.konst_int(k).zip(width).map(|(n, width)| bits(n, width) as i32);
            return Ok(n.map(|n| self.m.cx.int_attr(Type::I32, i64::from(n))));
        }
        match self.m.cx.str(key) {
            "CG Profile" => self.call_profile(at),
            "ProfileSummary" => self.profile_summary(at),
            _ => Ok(None),
        }
    }
    /// `!{!{ptr @from, ptr @to, i64 n}, ...}`; a function that is gone is `null`.
    fn call_profile(&mut self, at: u32) -> Read<Option<Attr>> {
        let mut entries = Vec::new();
        for entry in self.nodes_of(at)? {
            let &[from, to, count] = &self.operands_of(entry)?[..] else { return Ok(None) };
            let (from, to) = (self.meta_symbol(from)?, self.meta_symbol(to)?);
            let Some(count) = self.meta_int(count)? else { return Ok(None) };
            let count = self.m.cx.int_attr(Type::I64, count);
            entries.push(self.record(r::LLVM_CGPROFILE_ENTRY, &[from, to, count]));
        }
        Ok(Some(self.m.cx.array_attr(&entries)))
    }
    /// The symbol that an operand such as `ptr @f` is.
    fn meta_symbol(&mut self, at: u32) -> Read<Attr> {
        let name = match self.meta_konst(at)? {
            Some(k) => match self.ks.get(k).kon {
                Kon::Global(name) => Some(name),
                _ => None,
            },
            None => None,
        };
        Ok(name.map_or(Attr::NONE, |name| self.m.cx.symbol_ref(name)))
    }
    /// `!{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, ...}`: every field has a name and a value, in this order.
    fn profile_summary(&mut self, at: u32) -> Read<Option<Attr>> {
        let mut rows = self.nodes_of(at)?.into_iter();
        let mut fields = Vec::new();
        let mut row = rows.next();
        for (i, (name, field)) in SUMMARY.iter().zip(RECORDS[r::LLVM_PROFILE_SUMMARY as usize].fields).enumerate() {
            let parts = match row {
                Some(row) => self.operands_of(row)?,
                None => Vec::new(),
            };
            let known = match parts.first() {
                Some(&n) => self.meta_string(n)?.is_some_and(|n| self.m.cx.str(n) == *name),
                None => false,
            };
            let &[_, value] = &parts[..] else { return Ok(None) };
            if !known && !field.optional {
                return Ok(None);
            }
            if !known {
                fields.push(Attr::NONE);
                continue;
            }
            row = rows.next();
            let a = match i {
                0 => self.profile_format(value)?,
                _ if *name == "DetailedSummary" => self.detailed_summary(value)?,
                _ if *name == "PartialProfileRatio" => self.meta_konst(value)?.and_then(|k| self.konst_attr(k)),
                _ => self.meta_int(value)?.map(|n| self.m.cx.int_attr(Type::I64, n)),
            };
            let Some(a) = a else { return Ok(None) };
            fields.push(a);
        }
        Ok(Some(self.record(r::LLVM_PROFILE_SUMMARY, &fields)))
    }
    fn profile_format(&mut self, at: u32) -> Read<Option<Attr>> {
        let Some(text) = self.meta_string(at)? else { return Ok(None) };
        let value = e::ENUMS[e::LLVM_PROFILE_FORMAT as usize].value(self.m.cx.str(text));
        Ok(value.map(|value| self.m.cx.attr(AttrData::Enum { def: e::LLVM_PROFILE_FORMAT, value })))
    }
    fn detailed_summary(&mut self, at: u32) -> Read<Option<Attr>> {
        let mut rows = Vec::new();
        for row in self.nodes_of(at)? {
            let parts = self.operands_of(row)?;
            let mut numbers = Vec::new();
            for &p in &parts {
                let Some(n) = self.meta_int(p)? else { return Ok(None) };
                numbers.push(self.m.cx.int_attr(Type::I64, n));
            }
            if numbers.len() != 3 {
                return Ok(None);
            }
            rows.push(self.record(r::LLVM_PROFILE_SUMMARY_DETAILED, &numbers));
        }
        Ok(Some(self.m.cx.array_attr(&rows)))
    }
}
