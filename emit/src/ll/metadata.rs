//! Metadata: nodes are numbered in order of first use behind the module flags, each text once unless it is distinct.
//! Here stand the store, what accesses carry (TBAA, alias scopes, access groups) and named metadata; loops are in
//! [`super::loops`], debug information in [`super::debug`]. Source: LLVM Language Reference, "Metadata".

use alloc::borrow::Cow;
use alloc::vec::Vec;

use ir::dialect::records as r;
use ir::store::{Lookup, hash_of};
use ir::{Attr, AttrData, Op, Sym};

use super::Writer;
use super::names::field;
use super::rules::Rule;
use super::text::{int, num, quoted};

/// Metadata nodes, `!0` first.
#[derive(Default)]
pub struct Nodes {
    nodes: Vec<Vec<u8>>,
    /// Uniqued nodes by text.
    table: Lookup<u32>,
    /// Nodes by attribute.
    of: Lookup<(u32, u32)>,
    /// Named metadata, in order of first use.
    named: Vec<(Cow<'static, [u8]>, Vec<u32>)>,
    /// Groups of attributes, `#0` first, and their numbers by text.
    pub(crate) groups: Vec<Vec<u8>>,
    group_table: Lookup<u32>,
    /// Compile units with their global variables.
    pub(crate) units: Vec<(u32, Vec<u32>)>,
    /// The subprograms that scopes are in, as far as they were looked for.
    pub(super) subprograms: Lookup<(u32, u32)>,
    /// Recursive types and subprograms being written: identity and node.
    pub(crate) open: Vec<(Attr, u32)>,
    /// The module brings its metadata as text.
    pub(crate) kept: bool,
}

impl Nodes {
    /// The number of the node of this text, such as `{i32 1}`; the module flag of debug info is 0.
    pub fn node(&mut self, text: &[u8]) -> u32 {
        self.begin();
        let hash = hash_of(text);
        if let Some(i) = self.table.find(hash, |i| self.nodes[i as usize] == text) {
            return i;
        }
        let n = self.reserve();
        self.nodes[n as usize] = text.to_vec();
        self.table.insert(hash, n);
        n
    }
    fn begin(&mut self) {
        if self.nodes.is_empty() {
            self.nodes.push(DEBUG_INFO_VERSION.to_vec());
            self.table.insert(hash_of(DEBUG_INFO_VERSION), 0);
        }
    }
    /// A node whose text comes later: one that is distinct, or names itself.
    pub fn reserve(&mut self) -> u32 {
        self.begin();
        self.nodes.push(Vec::new());
        self.nodes.len() as u32 - 1
    }
    /// Whether there is nothing but groups of attributes and the flag of the module that everybody writes.
    pub(crate) fn is_plain(&self) -> bool {
        self.nodes.len() <= 1 && self.named.iter().all(|n| n.0 == &b"llvm.module.flags"[..]) && self.units.is_empty() && !self.kept
    }
    /// The number of a group of attributes.
    pub fn group(&mut self, text: &[u8]) -> u32 {
        let (groups, hash) = (&mut self.groups, hash_of(text));
        if let Some(i) = self.group_table.find(hash, |i| groups[i as usize] == text) {
            return i;
        }
        groups.push(text.to_vec());
        let n = groups.len() as u32 - 1;
        self.group_table.insert(hash, n);
        n
    }
    /// Appends a node to named metadata.
    pub fn add_named(&mut self, name: impl Into<Cow<'static, [u8]>>, n: u32) {
        let name = name.into();
        match self.named.iter_mut().find(|l| l.0 == name) {
            Some(l) => l.1.push(n),
            None => self.named.push((name, alloc::vec![n])),
        }
    }
    /// Gives a reserved node its text; `distinct` in front of it marks those that are not uniqued.
    pub fn set(&mut self, n: u32, text: Vec<u8>) {
        self.nodes[n as usize] = text;
    }
    /// The text of a node; nothing of one whose text comes later.
    pub(super) fn text(&self, n: u32) -> &[u8] {
        self.nodes.get(n as usize).map_or(b"", |t| t)
    }
    /// The node that was made of an attribute.
    pub fn of(&self, a: Attr) -> Option<u32> {
        self.of.find(hash_of(&a), |e| e.0 == a.0).map(|e| e.1)
    }
    /// Remembers the node of an attribute.
    pub fn remember(&mut self, a: Attr, n: u32) -> u32 {
        self.of.insert(hash_of(&a), (a.0, n));
        n
    }
}

/// What a node is written after in the text of the store; behind it comes `{` or `DI...(`.
const DISTINCT: &[u8] = b"distinct !";

const DEBUG_INFO_VERSION: &[u8] = b"{i32 2, !\"Debug Info Version\", i32 3}";

/// Metadata of accesses that are lists of nodes: the attribute and LLVM's kind.
const LISTS: [(Sym, &[u8]); 4] = [
    (Sym::TBAA, b"tbaa"),
    (Sym::ALIAS_SCOPES, b"alias.scope"),
    (Sym::NOALIAS_SCOPES, b"noalias"),
    (Sym::ACCESS_GROUPS, b"llvm.access.group"),
];

/// Appends `!n`.
pub fn reference(out: &mut Vec<u8>, n: u32) {
    out.push(b'!');
    num(out, n);
}

/// Appends `!n` to a list that an opening bracket begins.
pub fn item(list: &mut Vec<u8>, n: u32) {
    if list.len() > 1 {
        list.extend_from_slice(b", ");
    }
    reference(list, n);
}

impl Writer<'_> {
    fn attach(&mut self, kind: &[u8], n: u32) {
        self.put(b", !");
        self.put(kind);
        self.put(b" !");
        num(&mut self.out, n);
    }
    pub(super) fn attach_text(&mut self, kind: &[u8], node: &[u8]) {
        let n = self.md.node(node);
        self.attach(kind, n);
    }

    /// Writes the metadata of a memory access or of a call.
    #[inline]
    pub fn memory_metadata(&mut self, op: Op) {
        if self.m.op_record[op].attrs != Attr::EMPTY_DICT {
            self.memory_metadata_of(op);
        }
    }

    fn memory_metadata_of(&mut self, op: Op) {
        let row = self.m.row(op);
        for (name, a) in self.cx.dict_entries(self.m.op_record[op].attrs) {
            match name {
                // What the kind of operation does not have says nothing.
                Sym::INVARIANT | Sym::INVARIANT_GROUP | Sym::DEREFERENCEABLE | Sym::NONTEMPORAL if row.attr(name).is_none() => {}
                Sym::INVARIANT if a != Attr::FALSE => self.attach_text(b"invariant.load", b"{}"),
                Sym::INVARIANT_GROUP if a != Attr::FALSE => self.attach_text(b"invariant.group", b"{}"),
                Sym::DEREFERENCEABLE => {
                    let mut node = b"{i64 ".to_vec();
                    int(&mut node, field(self.cx, a, "bytes").and_then(|n| self.cx.int_value(n)).unwrap_or(0));
                    node.push(b'}');
                    let or_null = field(self.cx, a, "mayBeNull").is_some_and(|b| b != Attr::FALSE);
                    self.attach_text(if or_null { b"dereferenceable_or_null" } else { b"dereferenceable" }, &node);
                }
                Sym::NONTEMPORAL if a != Attr::FALSE => self.attach_text(b"nontemporal", b"{i32 1}"),
                Sym::LLVM_MMRA => {
                    let tags = self.cx.array_items(a).unwrap_or_else(|| alloc::vec![a]);
                    let n = match tags[..] {
                        [] => continue,
                        [one] => self.access_node(one),
                        _ => Some(self.access_list(&tags)),
                    };
                    if let Some(n) = n {
                        self.attach(b"mmra", n);
                    }
                }
                _ => {
                    let Some(&(name, kind)) = LISTS.iter().find(|l| l.0 == name) else { continue };
                    let Some(items) = self.cx.array_items(a).filter(|l| !l.is_empty()) else { continue };
                    match items[..] {
                        [_, _, ..] if name == Sym::TBAA => self.report(
                            "tbaa",
                            "an access carries one TBAA tag, found several",
                            "LLVM IR has one type per access: keep the tag of its most general type",
                        ),
                        [one] if matches!(name, Sym::TBAA | Sym::ACCESS_GROUPS) => {
                            if let Some(n) = self.access_node(one) {
                                self.attach(kind, n);
                            }
                        }
                        _ => {
                            let n = self.access_list(&items);
                            self.attach(kind, n);
                        }
                    }
                }
            }
        }
    }

    /// The node `{!1, !2}` of scopes or groups.
    pub fn access_list(&mut self, items: &[Attr]) -> u32 {
        let mut node = b"{".to_vec();
        for &a in items {
            let Some(n) = self.access_node(a) else { continue };
            if node.len() > 1 {
                node.extend_from_slice(b", ");
            }
            reference(&mut node, n);
        }
        node.push(b'}');
        self.md.node(&node)
    }

    /// The node of a TBAA tag or type, an alias scope or domain, or an access group. Attributes nest to a limit.
    pub fn access_node(&mut self, a: Attr) -> Option<u32> {
        if let Some(n) = self.md.of(a) {
            return Some(n);
        }
        let cx = self.cx;
        let AttrData::Record { def, .. } = cx.attr_data(a) else {
            self.error("unsupported", "metadata of an access is not an attribute of the llvm dialect");
            return None;
        };
        let get = |name| field(cx, a, name);
        let text = |name| get(name).and_then(|x| cx.str_value(x)).map(|s| cx.str_bytes(s));
        let number = |name| get(name).and_then(|x| cx.int_value(x)).unwrap_or(0);
        let mut node = b"{".to_vec();
        // What has no name is itself only.
        let mut own = None;
        match def {
            r::LLVM_TBAA_ROOT | r::LLVM_TBAA_TYPE_DESC | r::LLVM_ALIAS_SCOPE_DOMAIN | r::LLVM_ALIAS_SCOPE => {
                match text("id") {
                    Some(id) => {
                        node.push(b'!');
                        quoted(&mut node, &id);
                    }
                    None => {
                        let n = self.md.reserve();
                        own = Some(n);
                        node = DISTINCT.to_vec();
                        node.push(b'{');
                        reference(&mut node, n);
                    }
                }
                for m in get("members").and_then(|x| cx.array_items(x)).unwrap_or_default() {
                    let base = field(cx, m, "typeDesc").and_then(|b| self.access_node(b))?;
                    node.extend_from_slice(b", ");
                    reference(&mut node, base);
                    node.extend_from_slice(b", i64 ");
                    int(&mut node, field(cx, m, "offset").and_then(|x| cx.int_value(x)).unwrap_or(0));
                }
                if let Some(domain) = get("domain").and_then(|d| self.access_node(d)) {
                    node.extend_from_slice(b", ");
                    reference(&mut node, domain);
                }
                if let Some(d) = text("description") {
                    node.extend_from_slice(b", !");
                    quoted(&mut node, &d);
                }
            }
            r::LLVM_TBAA_TAG => {
                for name in ["base_type", "access_type"] {
                    let n = get(name).and_then(|t| self.access_node(t))?;
                    reference(&mut node, n);
                    node.extend_from_slice(b", ");
                }
                node.extend_from_slice(b"i64 ");
                int(&mut node, number("offset"));
                if get("constant").is_some_and(|c| c != Attr::FALSE) {
                    node.extend_from_slice(b", i64 1");
                }
            }
            #[cfg(feature = "debug-info")]
            r::LLVM_MMRA_TAG => {
                for (name, mark) in [("prefix", &b"!"[..]), ("suffix", b", !")] {
                    node.extend_from_slice(mark);
                    quoted(&mut node, &text(name)?);
                }
            }
            r::LLVM_ACCESS_GROUP => {
                own = Some(self.md.reserve());
                node = DISTINCT.to_vec();
                node.push(b'{');
            }
            _ => {
                self.error("unsupported", "metadata of an access is not an attribute of the llvm dialect");
                return None;
            }
        }
        node.push(b'}');
        let n = match own {
            Some(n) => {
                self.md.set(n, node);
                n
            }
            None => self.md.node(&node),
        };
        Some(self.md.remember(a, n))
    }

    /// Writes `, !prof !n` for branch weights.
    pub fn branch_weights(&mut self, op: Op) {
        let Some(a) = self.m.attr(op, Sym::BRANCH_WEIGHTS) else { return };
        let weights = self.cx.int_array(a).unwrap_or_default();
        let mut node = b"{!\"branch_weights\"".to_vec();
        for w in weights {
            node.extend_from_slice(b", i32 ");
            int(&mut node, w);
        }
        node.push(b'}');
        self.attach_text(b"prof", &node);
    }

    /// Writes `, !llvm.loop !n` for a loop annotation.
    pub fn loop_annotation(&mut self, op: Op) {
        if let Some(a) = self.m.attr(op, Sym::LOOP_ANNOTATION)
            && let Some(n) = self.loop_node(a)
        {
            self.attach(b"llvm.loop", n);
        }
    }

    /// The version of debug information.
    pub fn start_metadata(&mut self) {
        let version = self.md.node(DEBUG_INFO_VERSION);
        if !self.facts.flags_last {
            self.md.add_named(&b"llvm.module.flags"[..], version);
        }
    }
    /// Metadata that the module's own attributes ask for, between that of functions and global variables and that of other
    /// operations. Release 19 knows of none.
    pub fn module_metadata(&mut self, root: Op) {
        let cx = self.cx;
        for (name, to) in [("llvm.ident", &b"llvm.ident"[..]), ("llvm.commandline", b"llvm.commandline")] {
            if let Some(text) = self.known_attr(root, name).and_then(|a| cx.str_value(a)) {
                self.add_text(to, text);
            }
        }
        for a in self.known_attr(root, "llvm.dependent_libraries").and_then(|a| cx.array_items(a)).unwrap_or_default() {
            if let Some(text) = cx.str_value(a) {
                self.add_text(b"llvm.dependent-libraries", text);
            }
        }
        if !self.hooks.is_empty() {
            self.amend(root, self.m.op_record[root].attrs, super::hooks::Target::Module);
        }
    }

    /// An attribute of the module that release 19 does not know.
    pub fn known_attr(&self, root: Op, name: &str) -> Option<Attr> {
        if self.facts.version > 19 { self.named_attr(root, name) } else { None }
    }

    fn add_text(&mut self, to: &'static [u8], text: Sym) {
        let mut node = b"{!".to_vec();
        quoted(&mut node, &self.cx.str_bytes(text));
        node.push(b'}');
        let n = self.md.node(&node);
        self.md.add_named(to, n);
    }

    /// Writes named and numbered metadata at the end of the module.
    pub fn metadata(&mut self, root: Op) {
        #[cfg(feature = "import")]
        if self.md.kept {
            return self.restore_metadata(root);
        }
        self.finish_units();
        // The module's own version of debug info replaces ours, which may stand in front already.
        let ours = usize::from(!self.facts.flags_last);
        let flags = self.md.named.iter_mut().find(|l| *l.0 == *b"llvm.module.flags").map(|l| &mut l.1);
        let nodes = &self.md.nodes;
        let says = |own: &[u32], text: &[u8]| own.iter().any(|&n| nodes[n as usize].windows(text.len()).any(|w| w == text));
        let own = flags.as_deref().and_then(|f| f.get(ours..)).unwrap_or_default();
        let kind = says(own, b"\"CodeView\"");
        match flags {
            Some(flags) if says(own, b"\"Debug Info Version\"") => drop(flags.drain(..ours)),
            _ if ours == 0 => self.md.add_named(&b"llvm.module.flags"[..], 0),
            _ => {}
        }
        // Debug information for Windows is of another kind, and the linker wants to know.
        if !kind && self.str_attr(root, Sym::LLVM_TARGET_TRIPLE).is_some_and(|t| ir::find::contains(t, "windows-msvc")) {
            let n = self.md.node(b"{i32 2, !\"CodeView\", i32 1}");
            self.md.add_named(&b"llvm.module.flags"[..], n);
        }
        let md = core::mem::take(&mut self.md);
        self.put(b"\n");
        for (name, nodes) in &md.named {
            self.named(name, nodes);
        }
        self.put(b"\n");
        for (i, n) in md.nodes.iter().enumerate() {
            self.put(b"!");
            num(&mut self.out, i as u32);
            self.put(b" = ");
            if !n.starts_with(DISTINCT) {
                self.put(b"!");
            }
            self.put(n);
            self.put(b"\n");
        }
    }

    fn named(&mut self, name: &[u8], nodes: &[u32]) {
        self.put(b"!");
        self.put(name);
        self.put(b" = !{");
        for (i, &n) in nodes.iter().enumerate() {
            self.put(if i > 0 { b", !" } else { b"!" });
            num(&mut self.out, n);
        }
        self.put(b"}\n");
    }

    /// The attribute of this name; for names that stand in no hot path.
    pub fn named_attr(&self, op: Op, name: &str) -> Option<Attr> {
        let cx = self.cx;
        cx.dict_entries(self.m.op_record[op].attrs).find(|e| cx.str(e.0) == name).map(|e| e.1)
    }

    fn finish_units(&mut self) {
        for (unit, globals) in core::mem::take(&mut self.md.units) {
            if !globals.is_empty() {
                let mut list = b"{".to_vec();
                for (i, &n) in globals.iter().enumerate() {
                    if i > 0 {
                        list.extend_from_slice(b", ");
                    }
                    reference(&mut list, n);
                }
                list.push(b'}');
                let n = self.md.node(&list);
                let text = &mut self.md.nodes[unit as usize];
                let at = text.windows(15).position(|w| w == b", nameTableKind").unwrap_or(text.len() - 1);
                let mut entry = b", globals: ".to_vec();
                reference(&mut entry, n);
                text.splice(at..at, entry);
            }
            self.md.units.push((unit, globals));
        }
    }
}

/// `llvm.linker_options`: a node of strings.
pub fn linker_options(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let mut node = b"{".to_vec();
    let items = w.m.attr(op, Sym::OPTIONS).and_then(|a| w.cx.array_items(a)).unwrap_or_default();
    for (i, a) in items.into_iter().enumerate() {
        if let AttrData::String { text, .. } = w.cx.attr_data(a) {
            node.extend_from_slice(if i > 0 { b", !" } else { b"!" });
            quoted(&mut node, w.cx.str(text).as_bytes());
        }
    }
    node.push(b'}');
    let n = w.md.node(&node);
    w.md.add_named(b"llvm.linker.options", n);
}
