//! Metadata: nodes are numbered in order of first use behind the module flags, each distinct text once.

use alloc::vec::Vec;

use ir::{Attr, AttrData, Op, Sym};

use super::Writer;
use super::rules::Rule;
use super::text::{int, num};

/// Metadata nodes by text, `!0` first.
#[derive(Default)]
pub struct Nodes {
    nodes: Vec<Vec<u8>>,
    /// Operands of `!llvm.linker.options`.
    linker: Vec<u32>,
    /// Operands of `!llvm.module.flags`.
    flags: Vec<u32>,
}

impl Nodes {
    /// The number of the node of this text, such as `{i32 1}`; the module flag of debug info is 0.
    pub fn node(&mut self, text: &[u8]) -> u32 {
        if self.nodes.is_empty() {
            self.nodes.push(DEBUG_INFO_VERSION.to_vec());
            self.flags.push(0);
        }
        let n = match self.nodes.iter().position(|n| n == text) {
            Some(i) => i,
            None => {
                self.nodes.push(text.to_vec());
                self.nodes.len() - 1
            }
        };
        n as u32
    }
}

const DEBUG_INFO_VERSION: &[u8] = b"{i32 2, !\"Debug Info Version\", i32 3}";

/// Attributes of accesses and calls whose metadata is not written yet.
const UNSUPPORTED: [Sym; 4] = [Sym::ACCESS_GROUPS, Sym::ALIAS_SCOPES, Sym::NOALIAS_SCOPES, Sym::TBAA];

impl Writer<'_> {
    fn attach(&mut self, kind: &[u8], node: &[u8]) {
        let n = self.md.node(node);
        self.put(b", !");
        self.put(kind);
        self.put(b" !");
        num(&mut self.out, n);
    }

    /// Writes the metadata of a memory access.
    #[inline]
    pub fn memory_metadata(&mut self, op: Op) {
        if self.m.op_attrs[op] != Attr::EMPTY_DICT {
            self.memory_metadata_of(op);
        }
    }

    fn memory_metadata_of(&mut self, op: Op) {
        for name in UNSUPPORTED {
            if self.m.attr(op, name).is_some_and(|a| a != Attr::EMPTY_ARRAY) {
                let message = alloc::format!("attribute `{}` is not translated to LLVM IR yet", self.cx.str(name));
                self.report("unsupported", message, "drop the attribute: it only helps the optimizer");
            }
        }
        if self.flag(op, Sym::INVARIANT) {
            self.attach(b"invariant.load", b"{}");
        }
        if self.flag(op, Sym::NONTEMPORAL) {
            self.attach(b"nontemporal", b"{i32 1}");
        }
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
        self.attach(b"prof", &node);
    }

    /// Loop annotations are not written yet.
    pub fn loop_annotation(&mut self, op: Op) {
        if self.m.attr(op, Sym::LOOP_ANNOTATION).is_some() {
            self.report(
                "unsupported",
                "attribute `loop_annotation` is not translated to LLVM IR yet",
                "drop the attribute: it only helps the optimizer",
            );
        }
    }

    /// Writes named and numbered metadata at the end of the module.
    pub fn metadata(&mut self, root: Op) {
        self.md.node(DEBUG_INFO_VERSION);
        // Debug information for Windows is of another kind, and the linker wants to know.
        if self.str_attr(root, Sym::LLVM_TARGET_TRIPLE).is_some_and(|t| t.contains("windows-msvc")) {
            let n = self.md.node(b"{i32 2, !\"CodeView\", i32 1}");
            self.md.flags.push(n);
        }
        let md = core::mem::take(&mut self.md);
        let linker_first = self.facts.linker_first;
        if linker_first && !md.linker.is_empty() {
            self.named(b"llvm.linker.options", &md.linker);
        }
        self.named(b"llvm.module.flags", &md.flags);
        if !linker_first && !md.linker.is_empty() {
            self.named(b"llvm.linker.options", &md.linker);
        }
        self.put(b"\n");
        for (i, n) in md.nodes.iter().enumerate() {
            self.put(b"!");
            num(&mut self.out, i as u32);
            self.put(b" = !");
            self.put(n);
            self.put(b"\n");
        }
    }

    fn named(&mut self, name: &[u8], nodes: &[u32]) {
        self.put(b"\n!");
        self.put(name);
        self.put(b" = !{");
        for (i, &n) in nodes.iter().enumerate() {
            self.put(if i > 0 { b", !" } else { b"!" });
            num(&mut self.out, n);
        }
        self.put(b"}\n");
    }
}

/// `llvm.linker_options`: a node of strings.
pub fn linker_options(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let mut node = b"{".to_vec();
    let items = w.m.attr(op, Sym::OPTIONS).and_then(|a| w.cx.array_items(a)).unwrap_or_default();
    for (i, a) in items.into_iter().enumerate() {
        if let AttrData::String { text, .. } = w.cx.attr_data(a) {
            node.extend_from_slice(if i > 0 { b", !" } else { b"!" });
            super::text::quoted(&mut node, w.cx.str(text).as_bytes());
        }
    }
    node.push(b'}');
    let n = w.md.node(&node);
    w.md.linker.push(n);
}
