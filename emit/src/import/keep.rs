//! What the dialect has no place for, kept as text where [`super::ImportOptions::lossless`] asks for it: discardable
//! attributes of the prefix `lowir`, which our writer writes back (`ll::kept`) and everybody else leaves alone.
//!
//! - `lowir.metadata` of the module: all metadata as it stands in the file; of an operation: what is attached to it.
//! - `lowir.attrs` of a function or call: its attributes, groups written out; in the dictionary of a parameter or a
//!   result: that one's.
//! - `lowir.arg_attrs`, `lowir.res_attrs` of an intrinsic: dictionaries by the arguments that LLVM's has.
//! - `lowir.names` of a function: those of its values and blocks.
//! - `lowir.flags`: flags of an instruction; `lowir.phis` of a terminator: order of blocks, flags and
//!   metadata of the block's phis.
//! - `lowir.tail`: the word in front of the call of an intrinsic.
//! - `lowir.argument`: the metadata that an intrinsic's only argument is.
//! - `lowir.between` of a branch: its block was made for it, behind an invocation whose result a phi takes.
//! - `lowir.constant`: an operation that was a constant expression.

use alloc::string::String;
use alloc::vec::Vec;

use ir::{Attr, Op, Sym};

use super::Reader;
use super::call::Call;

impl<'a> Reader<'a> {
    /// The text from a place up to the token that stands next, without blanks at its ends.
    pub(super) fn text_since(&self, start: u32) -> &'a [u8] {
        self.lexer.text[start as usize..self.here() as usize].trim_ascii()
    }
    /// The text from a place up to the end of the token that was read last.
    pub(super) fn text_read(&self, start: u32) -> &'a [u8] {
        self.text_between(start, self.last_end)
    }
    /// The text between two places; a quote at the end belongs to it.
    pub(super) fn text_between(&self, start: u32, end: u32) -> &'a [u8] {
        let text = self.lexer.text;
        let end = end as usize;
        &text[start as usize..if text.get(end) == Some(&b'"') { end + 1 } else { end }]
    }
    pub(super) fn text_attr(&mut self, text: &[u8]) -> Attr {
        let text = self.m.cx.sym_bytes(text);
        self.m.cx.sym_str_attr(text)
    }
    /// Keeps a text as an attribute of the instruction at hand, if it says anything.
    pub(super) fn keep(&mut self, name: &str, text: &[u8]) {
        if self.opts.lossless && !text.is_empty() {
            let entry = (self.m.cx.sym(name), self.text_attr(text));
            self.f.entries.push(entry);
        }
    }
    /// A dictionary with one more entry.
    pub(super) fn with_entry(&mut self, dict: Attr, name: &str, value: Attr) -> Attr {
        let mut entries: Vec<(Sym, Attr)> = self.m.cx.dict_entries(dict).collect();
        entries.push((self.m.cx.sym(name), value));
        self.dict(&entries)
    }
    /// Keeps what a call says of itself and, where the dialect may have no place for it, of its arguments and result.
    pub(super) fn keep_call(&mut self, call: &Call, intrinsic: bool) {
        if !self.opts.lossless {
            return;
        }
        let text = self.attrs_text(&call.attrs);
        self.keep("lowir.attrs", text.as_bytes());
        if !intrinsic {
            return;
        }
        if call.tail != 0 && !matches!(call.callee, super::call::Callee::Asm { .. }) {
            let word: &[u8] = [&b"tail"[..], b"musttail", b"notail"][call.tail as usize % 4 - 1];
            self.keep("lowir.tail", word);
        }
        if let Some(list) = self.dict_list(&call.arg_attrs) {
            let entry = (self.m.cx.sym("lowir.arg_attrs"), list);
            self.f.entries.push(entry);
        }
        if call.ret_attrs != Attr::EMPTY_DICT {
            let entry = (self.m.cx.sym("lowir.res_attrs"), call.ret_attrs);
            self.f.entries.push(entry);
        }
    }
    /// The whole metadata of the module, a line each.
    pub(super) fn keep_metadata(&mut self, attrs: &mut Vec<(Sym, Attr)>) {
        if self.opts.lossless {
            let text = core::mem::take(&mut self.top.metadata);
            let entry = (self.m.cx.sym("lowir.metadata"), self.text_attr(&text));
            attrs.push(entry);
        }
    }
    /// Notes the text of a named or numbered node that was read just now.
    pub(super) fn note_metadata(&mut self, start: u32) {
        if self.opts.lossless {
            let text = self.text_read(start);
            self.top.metadata.extend_from_slice(text);
            self.top.metadata.push(b'\n');
        }
    }
    /// The names of arguments, blocks and results of the function at hand, in LLVM's order, a line each.
    pub(super) fn keep_names(&mut self, f: Op, n_params: usize) {
        if !self.opts.lossless || self.f.named_locals.is_empty() && self.f.named_blocks.is_empty() {
            return;
        }
        let mut locals = alloc::vec![Sym::EMPTY; self.f.locals.len()];
        for &(id, name) in &self.f.named_locals {
            locals[id as usize] = name;
        }
        let mut blocks = alloc::vec![Sym::EMPTY; self.f.blocks.len()];
        for &(id, name) in &self.f.named_blocks {
            blocks[id as usize] = name;
        }
        let mut text: Vec<u8> = Vec::new();
        let add = |name: Sym, m: &ir::Module, text: &mut Vec<u8>| {
            text.extend_from_slice(&m.cx.str_bytes(name));
            text.push(b'\n');
        };
        for &name in &locals[..n_params] {
            add(name, self.m, &mut text);
        }
        for &id in &self.f.order {
            add(blocks[id as usize], self.m, &mut text);
            let (first, n) = self.f.blocks[id as usize].insts;
            for i in &self.f.insts[first as usize..(first + n) as usize] {
                if i.local != super::body::NONE {
                    add(locals[i.local as usize], self.m, &mut text);
                }
            }
        }
        text.pop();
        let names = self.text_attr(&text);
        self.m.op_record[f].attrs = self.with_entry(self.m.op_record[f].attrs, "lowir.names", names);
    }
    /// What the phis of a block say besides their values, as an attribute of its terminator: where the blocks stand that
    /// they have values for, a semicolon, flags, metadata.
    pub(super) fn keep_phis(&mut self, first: u32, n: u32, attrs: Attr) -> Attr {
        if self.f.positions.is_empty() {
            self.f.positions.resize(self.f.blocks.len(), 0);
            for (i, &id) in self.f.order.iter().enumerate() {
                self.f.positions[id as usize] = i as u32;
            }
        }
        let names = [self.m.cx.sym("lowir.flags"), self.m.cx.sym("lowir.phis")];
        let mut items = Vec::new();
        for p in first..first + n {
            let phi = self.f.insts[p as usize];
            let mut text = Vec::new();
            for i in 0..phi.succs.1 {
                let from = self.f.succs[(phi.succs.0 + i) as usize];
                if i > 0 {
                    text.push(b' ');
                }
                crate::ll::text::num(&mut text, self.f.positions[from as usize]);
            }
            text.push(b';');
            for name in names {
                if let Some(s) = self.m.cx.dict_get(phi.attrs, name).and_then(|a| self.m.cx.str_value(a)) {
                    text.extend_from_slice(&self.m.cx.str_bytes(s));
                }
            }
            items.push(self.text_attr(&text));
        }
        let list = self.m.cx.array_attr(&items);
        self.with_entry(attrs, "lowir.phis", list)
    }
    /// The text of an attribute of functions that was read just now.
    pub(super) fn add_text(&mut self, text: &mut String, start: u32) {
        if self.opts.lossless {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&String::from_utf8_lossy(self.text_since(start)));
        }
    }
}
