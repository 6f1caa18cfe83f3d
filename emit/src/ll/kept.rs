//! Writes back what the reader of LLVM IR kept as text because the dialect has no place for it (`import::keep`). A
//! module that says `lowir.metadata` brings all of its metadata: what the writer makes of attributes gives way to it.

use alloc::vec::Vec;

use ir::dialect::llvm;
use ir::{Attr, Block, Op};

use super::Writer;
use super::text::{num, quoted};

/// Where the metadata behind an instruction begins in its text: a comma and a name behind an exclamation mark.
fn attached_at(text: &[u8]) -> Option<usize> {
    let mut quoted = false;
    for i in 0..text.len() {
        match text[i] {
            b'"' => quoted = !quoted,
            b',' if !quoted && text[i..].starts_with(b", !") => return Some(i),
            _ => {}
        }
    }
    None
}

impl Writer<'_> {
    /// Whether the module brings its metadata along.
    pub(super) fn know_kept(&mut self, root: Op) {
        self.md.kept = self.named_attr(root, "lowir.metadata").is_some();
        // Constant expressions stand as they did.
        self.facts.target_folder &= !self.md.kept;
    }
    /// Whether an operation was a constant expression.
    pub(super) fn was_constant(&self, op: Op) -> bool {
        self.md.kept && self.named_attr(op, "lowir.constant").is_some()
    }
    fn kept_text(&self, op: Op, name: &str) -> Option<Vec<u8>> {
        let text = self.cx.str_value(self.named_attr(op, name)?)?;
        Some(self.cx.str_bytes(text).into_owned())
    }

    /// Puts flags and metadata of an instruction where they were; its text begins at `mark`.
    pub(super) fn restore_instruction(&mut self, op: Op, mark: usize) {
        let record = match self.m.kind(op) {
            llvm::INTR_DBG_DECLARE => Some(&b"    #dbg_declare("[..]),
            llvm::INTR_DBG_VALUE => Some(&b"    #dbg_value("[..]),
            llvm::INTR_DBG_LABEL => Some(&b"    #dbg_label("[..]),
            _ => None,
        };
        if let Some(head) = record {
            self.out.truncate(mark);
            let Some(text) = self.kept_text(op, "lowir.metadata") else { return };
            self.put(head);
            if let Some(&v) = self.m.operands(op).first() {
                self.typed(v);
            }
            self.put(&text);
            self.put(b"\n");
            return;
        }
        if let Some(mut word) = self.kept_text(op, "lowir.tail") {
            let text = self.out.since(mark).to_vec();
            if let Some(at) = text.windows(5).position(|w| w == b"call ") {
                word.push(b' ');
                self.out.insert(mark + at, &word);
            }
        }
        let flags = self.kept_text(op, "lowir.flags");
        let metadata = self.kept_text(op, "lowir.metadata");
        if let Some(node) = self.kept_text(op, "lowir.argument") {
            // The only argument, which is metadata.
            let text = self.out.since(mark).to_vec();
            if let Some(at) = text.windows(10).position(|w| w == b"(metadata ") {
                self.out.truncate(mark + at + 10);
                self.put(&node);
                self.put(b")\n");
            }
        }
        self.restore(mark, flags, metadata);
    }
    /// What was kept of the n-th phi of a block: the order of its blocks, and the rest.
    fn kept_phi(&self, b: Block, n: usize) -> Option<(Vec<u8>, Vec<u8>)> {
        let last = *self.m.block_ops(b).last()?;
        let items = self.named_attr(last, "lowir.phis").and_then(|a| self.cx.array_items(a))?;
        let mut order = self.cx.str_bytes(items.get(n).and_then(|&a| self.cx.str_value(a))?).into_owned();
        let end = order.iter().position(|&c| c == b';')?;
        let rest = order.split_off(end + 1);
        order.pop();
        Some((order, rest))
    }
    /// In which order the edges from `lo` to `hi` stand in the n-th phi of a block; empty if that was not kept.
    pub(super) fn kept_order(&self, b: Block, n: usize, lo: usize, hi: usize) -> Vec<u32> {
        let mut out = Vec::new();
        if !self.md.kept {
            return out;
        }
        let Some((text, _)) = self.kept_phi(b, n) else { return out };
        let Ok(text) = core::str::from_utf8(&text) else { return out };
        // Sorted by where they come from, the last one first.
        let mut edges: Vec<(u32, u32)> = (lo..hi).map(|k| (self.fun.edges[self.fun.into[k] as usize].from, k as u32)).collect();
        ir::order::sort_by_key(&mut edges, |&(from, k)| u64::from(from) << 32 | u64::from(k));
        let mut used = alloc::vec![false; edges.len()];
        for number in text.split(' ') {
            let Ok(from) = number.parse::<u32>() else { return Vec::new() };
            let mut at = edges.partition_point(|e| e.0 < from);
            while used.get(at) == Some(&true) {
                at += 1;
            }
            match edges.get(at) {
                Some(e) if e.0 == from => {
                    used[at] = true;
                    out.push(e.1);
                }
                _ => return Vec::new(),
            }
        }
        if out.len() == edges.len() { out } else { Vec::new() }
    }
    /// Puts flags and metadata of the n-th phi of a block where they were.
    pub(super) fn restore_phi(&mut self, b: Block, n: usize, mark: usize) {
        let Some((_, text)) = self.kept_phi(b, n) else { return };
        let (flags, metadata) = text.split_at(text.iter().position(|&c| c == b',').unwrap_or(text.len()));
        self.restore(mark, Some(flags.to_vec()).filter(|f| !f.is_empty()), Some(metadata.to_vec()));
    }
    fn restore(&mut self, mark: usize, flags: Option<Vec<u8>>, metadata: Option<Vec<u8>>) {
        let text = self.out.since(mark).to_vec();
        if text.is_empty() {
            return;
        }
        if let Some(at) = attached_at(&text) {
            self.out.truncate(mark + at);
            self.put(b"\n");
        }
        if let Some(metadata) = metadata {
            self.out.pop();
            self.put(&metadata);
            self.put(b"\n");
        }
        if let Some(flags) = flags {
            // Behind the opcode.
            let start = text.windows(3).position(|w| w == b" = ").map_or(0, |i| i + 3);
            if let Some(blank) = text[start..].iter().position(|&c| c == b' ') {
                let mut words = Vec::from(&b" "[..]);
                words.extend_from_slice(&flags);
                self.out.insert(mark + start + blank, &words);
            }
        }
    }

    /// Notes which blocks at the end of a region the reader made between an invocation and a phi that takes its result.
    pub(super) fn know_left_out(&mut self, blocks: &[Block]) {
        let m = self.m;
        self.fun.left_out.clear();
        if !self.md.kept {
            return;
        }
        let between = |b: &&Block| matches!(m.block_ops(**b), &[op] if self.named_attr(op, "lowir.between").is_some());
        let n = blocks.iter().rev().take_while(between).count();
        let first = blocks.len() - n;
        let mut from = alloc::vec![0; n];
        for (i, &b) in blocks.iter().enumerate() {
            for s in m.terminator(b).map_or(&[][..], |op| m.successors(op)) {
                if let Some(k) = (self.fun.position[s.0 as usize] as usize).checked_sub(first) {
                    from[k] = i as u32;
                }
            }
        }
        self.fun.left_out = from;
    }
    /// Lets the blocks that are left out be those behind them; returns the others.
    pub(super) fn leave_out<'b>(&mut self, blocks: &'b [Block]) -> &'b [Block] {
        let (written, rest) = blocks.split_at(blocks.len() - self.fun.left_out.len());
        for &b in rest {
            if let Some(&[to, ..]) = self.m.terminator(b).map(|op| self.m.successors(op)) {
                self.fun.position[b.0 as usize] = self.fun.position[to.0 as usize];
            }
        }
        written
    }

    /// Writes the metadata of a function, whose text begins at `start`, and forgets its locations.
    pub(super) fn restore_function(&mut self, op: Op, defines: bool, start: usize) {
        self.fun.scope = None;
        self.fun.located = false;
        self.fun.watched = true;
        let Some(mut text) = self.kept_text(op, "lowir.metadata") else { return };
        if defines {
            self.lit(b" ");
            self.put(&text);
        } else {
            text.push(b' ');
            self.out.insert(start, &text);
        }
    }
    /// Gives values and blocks of a function, whose text begins at `start`, the names that they had.
    pub(super) fn restore_names(&mut self, op: Op, start: usize) {
        if !self.md.kept {
            return;
        }
        let Some(names) = self.kept_text(op, "lowir.names") else { return };
        // What is called by a number counts only its like.
        let (mut texts, mut next) = (Vec::new(), 0);
        for name in names.split(|&c| c == b'\n') {
            let mut text = Vec::new();
            if name.is_empty() {
                num(&mut text, next);
                next += 1;
            } else if name.iter().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'$' | b'.' | b'_')) && !name[0].is_ascii_digit()
            {
                text.extend_from_slice(name);
            } else {
                quoted(&mut text, name);
            }
            texts.push(text);
        }
        let text = self.out.since(start).to_vec();
        let mut out = Vec::with_capacity(text.len() * 2);
        let (mut i, mut quotes) = (0, false);
        // The entry block stands without a label, unless it has a name.
        let entry = self.m.entry_block(op, 0).map_or(0, |b| self.m.block_args(b).count());
        let named = names.split(|&c| c == b'\n').nth(entry).is_some_and(|name| !name.is_empty());
        let label = texts.get(entry).filter(|_| named);
        let label_at = label.and(text.windows(3).position(|w| w == b" {\n")).map_or(usize::MAX, |i| i + 3);
        while i < text.len() {
            if i == label_at {
                out.extend_from_slice(label.map_or(&[][..], |l| l));
                out.extend_from_slice(b":\n");
            }
            let c = text[i];
            quotes ^= c == b'"';
            let is_label = c == b'\n';
            out.push(c);
            i += 1;
            if quotes || !is_label && c != b'%' {
                continue;
            }
            let digits = text[i..].iter().take_while(|c| c.is_ascii_digit()).count();
            let behind = text.get(i + digits).copied().unwrap_or(0);
            let ends =
                if is_label { behind == b':' } else { !behind.is_ascii_alphanumeric() && !matches!(behind, b'-' | b'$' | b'.' | b'_') };
            let n = core::str::from_utf8(&text[i..i + digits]).ok().and_then(|s| s.parse::<usize>().ok());
            if let Some(name) = n.filter(|_| ends).and_then(|n| texts.get(n)) {
                out.extend_from_slice(name);
                i += digits;
            }
        }
        self.out.truncate(start);
        self.put(&out);
    }
    /// Writes attributes and metadata of a global variable and ends its line.
    pub(super) fn restore_global(&mut self, op: Op) {
        if let Some(text) = self.kept_text(op, "lowir.metadata") {
            self.put(&text);
        }
        self.restore_own_attrs(op);
        self.put(b"\n");
    }
    /// Writes the attributes of a parameter or result as they were; false if they were not kept.
    pub(super) fn restore_attrs(&mut self, dict: Attr) -> bool {
        if !self.md.kept {
            return false;
        }
        let cx = self.cx;
        let Some(text) = cx.dict_entries(dict).find(|e| cx.str(e.0) == "lowir.attrs").and_then(|e| cx.str_value(e.1)) else { return false };
        self.put(&cx.str_bytes(text));
        self.lit(b" ");
        // Structs that the text names are defined with those that the writer named.
        for ty in cx.dict_entries(dict).filter_map(|e| cx.type_value(e.1)) {
            self.types.get(cx, ty);
        }
        true
    }
    /// Writes the attributes of a function or a call as they were; true if the writer's own are not wanted.
    pub(super) fn restore_own_attrs(&mut self, op: Op) -> bool {
        if self.md.kept
            && let Some(text) = self.kept_text(op, "lowir.attrs")
        {
            self.lit(b" ");
            self.put(&text);
        }
        self.md.kept
    }
    /// The list of dictionaries of arguments as they were, else `own`.
    pub(super) fn kept_arg_list(&self, op: Op, own: Option<Attr>) -> Option<Attr> {
        if self.md.kept { self.named_attr(op, "lowir.arg_attrs") } else { own }
    }
    /// The dictionaries of an intrinsic's arguments as they were.
    pub(super) fn kept_arg_attrs(&self, op: Op) -> Option<Vec<Attr>> {
        if !self.md.kept {
            return None;
        }
        let list = self.named_attr(op, "lowir.arg_attrs").and_then(|a| self.cx.array_items(a));
        Some(list.unwrap_or_default())
    }
    /// Writes the attributes of an intrinsic's result as they were.
    pub(super) fn restore_result_attrs(&mut self, op: Op) {
        if self.md.kept
            && let Some(dict) = self.named_attr(op, "lowir.res_attrs")
        {
            self.restore_attrs(dict);
        }
    }
    /// Writes the metadata that the module brought along.
    pub(super) fn restore_metadata(&mut self, root: Op) {
        let text = self.kept_text(root, "lowir.metadata").unwrap_or_default();
        self.put(b"\n");
        self.put(&text);
    }
}
