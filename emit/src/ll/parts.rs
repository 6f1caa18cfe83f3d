//! Writing a module in parts: one after the other is lowered, written and dropped. What is kept between them stands in
//! [`Kept`]; a [`Writer`] borrows a part for as long as it is written. Functions of the runtime, which each part
//! declares for itself, are written once, where the lowering of the whole module would have declared them.

use alloc::vec::Vec;

use abi::layout::DataLayout;
use ir::dialect::llvm;
use ir::part::{Declaration, Declared, Put, Runtime, put_new, text};
use ir::{Attr, Diags, Module, Op, Opcode, Source, Sym, Type};

use super::konst::{Konst, Konsts};
use super::line::Lines;
use super::names::{UNNAMED, enum_num, enum_text, is_replaced};
use super::out::{Out, Sink};
use super::rules::{self, RuleTable};
use super::types::TypeTexts;
use super::{LlvmFacts, UNSET, Writer, attr_const, body, intrinsic, metadata, out};

/// Bytes of functions that go where the text goes in one piece.
const STREAM: usize = 1 << 18;

/// Constants that are kept from one part to the next; where there are more, most were used once.
const KONSTS: usize = 2048;

/// What a writer knows apart from the operations of the module.
pub struct Kept {
    facts: LlvmFacts,
    dl: DataLayout,
    out: Out,
    ks: Konsts,
    types: TypeTexts,
    globals: Vec<(Opcode, Attr)>,
    attr_konst: Vec<(Type, Konst)>,
    dict_konst: attr_const::DictKonsts,
    aligns: Vec<(u32, u32)>,
    dict_text: rules::DictTexts,
    lines: Lines,
    declared: intrinsic::Declared,
    md: metadata::Nodes,
    slots: Vec<u32>,
    names: Vec<out::Word>,
    fun: body::FunctionState,
}

impl Kept {
    /// Nothing yet, and room for about so many bytes of text.
    pub(crate) fn new(facts: LlvmFacts, dl: DataLayout, capacity: usize) -> Kept {
        Kept {
            facts,
            dl,
            out: Out::with_capacity(capacity),
            ks: Konsts::default(),
            types: TypeTexts::default(),
            globals: Vec::new(),
            attr_konst: Vec::new(),
            dict_konst: Default::default(),
            aligns: Vec::new(),
            dict_text: rules::DictTexts::default(),
            lines: Lines::default(),
            declared: intrinsic::Declared::default(),
            md: metadata::Nodes::default(),
            slots: Vec::new(),
            names: Vec::new(),
            fun: body::FunctionState::new(0),
        }
    }

    /// A writer of a module, or of a part of one.
    pub(crate) fn writer<'a>(mut self, m: &'a Module, source: Source<'a>, rules: &'a RuleTable, diags: &'a mut Diags) -> Writer<'a> {
        if cfg!(all(feature = "fast", not(small))) {
            refill(&mut self.names, out::Word::NONE, m.value_type.len());
        }
        refill(&mut self.slots, UNSET, m.value_type.len());
        self.of_blocks(m, source, rules, diags)
    }

    /// The same for whoever writes no functions: the only values are those of which variables and aliases are made.
    #[cfg(feature = "objects")]
    pub(crate) fn of_variables<'a>(mut self, m: &'a Module, source: Source<'a>, rules: &'a RuleTable, diags: &'a mut Diags) -> Writer<'a> {
        let any = m.op_kind.as_slice().iter().any(|&k| matches!(k, llvm::MLIR_GLOBAL | llvm::MLIR_ALIAS));
        refill(&mut self.slots, UNSET, if any { m.value_type.len() } else { 0 });
        self.of_blocks(m, source, rules, diags)
    }
    fn of_blocks<'a>(mut self, m: &'a Module, source: Source<'a>, rules: &'a RuleTable, diags: &'a mut Diags) -> Writer<'a> {
        self.fun.prepare(m.blocks.len());
        self.of_attributes(m, source, rules, diags)
    }

    /// A writer that can write attributes, but no operation.
    fn of_attributes<'a>(self, m: &'a Module, source: Source<'a>, rules: &'a RuleTable, diags: &'a mut Diags) -> Writer<'a> {
        let Kept { facts, dl, out, ks, types, globals, attr_konst, dict_konst, aligns, dict_text, lines, declared, md, slots, names, fun } =
            self;
        Writer {
            m,
            source,
            cx: &m.cx,
            out,
            spill: None,
            spilled: true,
            stream: None,
            stream_at: usize::MAX,
            facts,
            dl,
            offsets: Default::default(),
            ks,
            diags,
            at: m.root.unwrap_or(Op::NONE),
            types,
            rules,
            hooks: &[],
            slots,
            names,
            globals,
            aliased: Default::default(),
            any_outdated: false,
            attr_konst,
            dict_konst,
            aligns,
            dict_text,
            lines,
            declared,
            md,
            fun,
        }
    }

    /// Forgets the constants if they are many.
    fn forget(&mut self) {
        if self.ks.pool.len() > KONSTS {
            self.ks.forget();
            self.dict_konst.clear();
            self.attr_konst.clear();
            self.dict_text.forget_folded();
        }
    }

    pub(crate) fn of(w: Writer<'_>) -> Kept {
        let Writer {
            facts,
            dl,
            out,
            ks,
            types,
            globals,
            attr_konst,
            dict_konst,
            aligns,
            dict_text,
            lines,
            declared,
            md,
            slots,
            names,
            fun,
            ..
        } = w;
        Kept { facts, dl, out, ks, types, globals, attr_konst, dict_konst, aligns, dict_text, lines, declared, md, slots, names, fun }
    }
}

/// Makes a column one of so many equal rows. Not inlined: where the compiler sees that all bytes are equal it calls a
/// function for that, which takes longer to begin than such columns take to fill.
#[inline(never)]
fn refill<T: Copy>(column: &mut Vec<T>, x: T, n: usize) {
    column.clear();
    column.resize(n, x);
}

/// A module being written in parts.
pub struct PartWriter {
    rules: RuleTable,
    kept: Option<Kept>,
    /// Where definitions of types go, and where declarations of the runtime's functions go.
    head: usize,
    runtime_at: usize,
    /// Whether the first part was written, with what stands before all functions.
    begun: bool,
    /// The declarations.
    runtime: Runtime<Declaration>,
    /// Names and bytes of intrinsics that were taken, see [`PartWriter::take`].
    taken: (usize, usize),
    /// Whether functions of other writers were put behind.
    joined: bool,
    /// Those of `runtime` that were put where the text goes, with the functions written until then.
    put: Option<Vec<Declaration>>,
}

/// What one writer wrote of the functions whose texts another one joins.
pub struct PartText {
    /// Room, and where in it the text of the functions begins and ends.
    room: Vec<u8>,
    functions: (usize, usize),
    runtime: Runtime<Declaration>,
    /// Intrinsics in order of first use; their texts end with the number of a group.
    intrinsics: Vec<Declaration>,
    groups: Vec<Vec<u8>>,
}

impl PartText {
    /// Its room, to write another one in.
    pub fn into_room(self) -> Vec<u8> {
        self.room
    }
}

/// A text, and what is to be put into it.
pub struct Pieces {
    text: Vec<u8>,
    /// Where it begins.
    first: usize,
    /// What goes where, in order: the place, and a text from a byte on.
    insertions: Vec<(usize, Vec<u8>, usize)>,
}

impl Pieces {
    /// A text with another put in at a byte of it.
    pub fn new(text: Vec<u8>, at: usize, inserted: Vec<u8>) -> Pieces {
        Pieces { text, first: 0, insertions: alloc::vec![(at, inserted, 0)] }
    }
    /// The whole text in slices.
    pub fn slices(&self) -> impl Iterator<Item = &[u8]> {
        let mut from = self.first;
        let inserted = self.insertions.iter().flat_map(move |(at, text, first)| {
            let before = &self.text[from..*at];
            from = *at;
            [before, &text[*first..]]
        });
        inserted.chain([&self.text[self.insertions.last().map_or(self.first, |i| i.0)..]])
    }
    /// The whole text in one.
    pub fn into_text(mut self) -> Vec<u8> {
        let more: usize = self.insertions.iter().map(|i| i.1.len() - i.2).sum();
        let mut end = self.text.len();
        self.text.resize(end + more, 0);
        let mut to = self.text.len();
        for (at, text, first) in self.insertions.iter().rev() {
            let (text, n) = (&text[*first..], end - at);
            self.text.copy_within(*at..end, to - n);
            to -= n + text.len();
            self.text[to..to + text.len()].copy_from_slice(text);
            end = *at;
        }
        self.text.drain(..self.first);
        self.text
    }
}

impl PartWriter {
    /// Begins with what the root of the module says. The text will have about so many bytes (room that is not used costs
    /// nothing). `None` if the root has no data layout that can be read or there are no rules for the version.
    pub fn new(m: &Module, source: Source<'_>, llvm_version: u32, capacity: usize, diags: &mut Diags) -> Option<PartWriter> {
        let (facts, dl) = (LlvmFacts::of(llvm_version)?, DataLayout::of_module(m).ok()?);
        let rules = RuleTable::new(m.cx.registry.len(), &[]);
        let mut w = Kept::new(facts, dl, capacity).of_attributes(m, source, &rules, diags);
        w.begin(m.root?);
        let head = w.out.len();
        let kept = Some(Kept::of(w));
        Some(PartWriter {
            rules,
            kept,
            head,
            runtime_at: 0,
            begun: false,
            runtime: Runtime::default(),
            taken: (0, 0),
            joined: false,
            put: None,
        })
    }

    /// Takes note of functions that are called, or whose addresses are taken, before they are written, by their names.
    pub fn know(&mut self, m: &Module, functions: impl Iterator<Item = Sym>) {
        let Some(kept) = &mut self.kept else { return };
        kept.globals.resize(m.cx.strs.len().max(kept.globals.len()), (Opcode::ERASED, Attr::EMPTY_DICT));
        for name in functions {
            // What is known of those that were written stays.
            if let Some(g) = kept.globals.get_mut(name.0 as usize).filter(|g| g.0 == Opcode::ERASED) {
                *g = (llvm::FUNC, Attr::EMPTY_DICT);
            }
        }
    }

    /// Whether functions that were written are what [`PartWriter::know`] takes them for where their addresses are compared: no other
    /// module has another one of the name, or none, each has an address of its own, and nobody says what that is a multiple of.
    pub fn are_plain(&self, m: &Module, functions: &[Sym]) -> bool {
        let Some(kept) = &self.kept else { return false };
        let linkage = |attrs: Attr| m.cx.dict_get(attrs, Sym::LINKAGE).and_then(|a| enum_text(&m.cx, a)).unwrap_or("external");
        let unnamed = |attrs: Attr| m.cx.dict_get(attrs, Sym::UNNAMED_ADDR).and_then(|a| enum_num(&m.cx, a)) == Some(UNNAMED);
        let plain = |attrs: Attr| !is_replaced(linkage(attrs)) && !unnamed(attrs) && m.cx.dict_get(attrs, Sym::ALIGNMENT).is_none();
        let is_plain = |name: &Sym| kept.globals.get(name.0 as usize).is_some_and(|&(kind, attrs)| kind == llvm::FUNC && plain(attrs));
        functions.iter().all(is_plain)
    }

    /// Writes a lowered part; long variables of the first one and long functions go where the text goes as they are written.
    /// The first of its operations are declarations of runtime functions. The first part has all global variables.
    pub fn part(
        &mut self,
        m: &Module,
        source: Source<'_>,
        Declared { n: n_declared, n_late }: Declared,
        diags: &mut Diags,
        mut put: Option<&mut Put<'_>>,
    ) -> Option<()> {
        let body = m.entry_block(m.root?, 0)?;
        let (declared, ops) = m.block_ops(body).split_at_checked(n_declared)?;
        if !self.begun {
            let put = put.as_mut().map(|put| &mut **put as &mut Put<'_>);
            self.head(m, source, Declared { n: n_declared, n_late }, diags, put)?;
        }
        let mut w = self.kept.take()?.writer(m, source, &self.rules, diags);
        w.know(ops);
        let mut batch = Vec::new();
        for &op in declared {
            let name = m.attr(op, Sym::SYM_NAME).and_then(|a| w.cx.str_value(a))?;
            let mark = w.out.len();
            w.function(op);
            batch.push((w.cx.str(name).as_bytes().to_vec(), w.out.since(mark).to_vec()));
            w.out.truncate(mark);
        }
        w.know(declared);
        self.runtime.take(&batch, n_late);
        let (runtime, head_put, at) = (&self.runtime, &mut self.put, self.runtime_at);
        let mut stream = put.map(|put| {
            move |out: &mut Out| {
                let done = put_head(out, runtime, head_put, at, put).is_some() && put(None, out.since(at));
                out.truncate(at);
                done
            }
        });
        if let Some(stream) = &mut stream {
            w.stream = Some(stream);
            w.stream_at = (at + STREAM).saturating_sub(w.out.gone());
        }
        w.functions(ops);
        let spilled = w.spilled;
        let mut kept = Kept::of(w);
        kept.forget();
        self.kept = Some(kept);
        spilled.then_some(())
    }

    /// Writes what stands before the functions, of which another writer writes the text: what [`PartWriter::part`] writes
    /// of the first part but for its functions.
    pub fn head(
        &mut self,
        m: &Module,
        source: Source<'_>,
        Declared { n: n_declared, .. }: Declared,
        diags: &mut Diags,
        put: Option<&mut Put<'_>>,
    ) -> Option<()> {
        let body = m.entry_block(m.root?, 0)?;
        let (_, ops) = m.block_ops(body).split_at_checked(n_declared)?;
        let mut spill = put.map(|put| move |text: &[u8]| put(None, text));
        let mut w = self.kept.take()?.writer(m, source, &self.rules, diags);
        w.spill = spill.as_mut().map(|s| s as &mut dyn FnMut(&[u8]) -> bool);
        w.know(ops);
        w.variables(ops);
        (self.begun, self.runtime_at) = (true, w.out.len());
        let spilled = w.spilled;
        self.kept = Some(Kept::of(w));
        spilled.then_some(())
    }

    /// Takes away the functions written since the last time, with the declarations that they were the first to need; goes
    /// on in another room. `None` if they show in more than that.
    pub fn take(&mut self, room: Vec<u8>) -> Option<PartText> {
        let kept = self.kept.as_mut()?;
        let (names, bytes) = self.taken;
        let text = core::str::from_utf8(kept.declared.text.get(bytes..)?).ok()?;
        let declared = text.lines().filter(|l| !l.is_empty()).map(|l| l.as_bytes().to_vec());
        let intrinsics: Vec<Declaration> = kept.declared.names[names..].iter().cloned().zip(declared).collect();
        let plain = kept.md.is_plain() && kept.types.named.is_empty() && !kept.fun.any_tagged && kept.declared.named.is_empty();
        if !plain || intrinsics.len() != kept.declared.names.len() - names {
            return None;
        }
        self.taken = (kept.declared.names.len(), kept.declared.text.len());
        let groups = if intrinsics.is_empty() { Vec::new() } else { kept.md.groups.clone() };
        let end = kept.out.len();
        let room = kept.out.change_room(room);
        let functions = (self.runtime_at, end);
        self.runtime_at = 0;
        Some(PartText { room, functions, runtime: core::mem::take(&mut self.runtime), intrinsics, groups })
    }

    /// Puts what another writer wrote behind what there is, or where the text goes. Parts must come in the order of the
    /// module. Gives back the room.
    pub fn join(&mut self, mut more: PartText, put: Option<&mut Put<'_>>) -> Option<PartText> {
        self.joined = true;
        self.runtime.join(&more.runtime);
        let kept = self.kept.as_mut()?;
        for (name, text) in more.intrinsics.drain(..) {
            let group = text.iter().rposition(|&b| b == b'#');
            let number = |at: usize| core::str::from_utf8(&text[at + 1..]).ok()?.parse::<usize>().ok();
            let group = match group {
                Some(at) => Some((at, kept.md.group(more.groups.get(number(at)?)?))),
                None => None,
            };
            kept.declared.add(&name, &text, group);
        }
        let functions = more.room.get(more.functions.0..more.functions.1)?;
        match put {
            Some(put) => {
                self.put_head(put)?;
                put(None, functions).then_some(())?;
            }
            None => kept.out.extend_from_slice(functions),
        }
        Some(more)
    }

    /// Puts what was written so far where the text goes, if it is more than `least` bytes, and takes the room back. What
    /// is found out later about the beginning is put in there. `None` if nothing can be put there; nothing was then.
    pub fn flush(&mut self, least: usize, put: &mut Put<'_>) -> Option<()> {
        if self.kept.as_ref()?.out.len() <= self.runtime_at.saturating_add(least) {
            return Some(());
        }
        self.put_head(put)?;
        let out = &mut self.kept.as_mut()?.out;
        put(None, out.since(self.runtime_at)).then_some(())?;
        out.truncate(self.runtime_at);
        Some(())
    }
    fn put_head(&mut self, put: &mut Put<'_>) -> Option<()> {
        put_head(&self.kept.as_ref()?.out, &self.runtime, &mut self.put, self.runtime_at, put)
    }

    /// Writes what stands at the end; `m` is any part. The whole text, or what was not put elsewhere.
    pub fn finish(mut self, m: &Module, source: Source<'_>, diags: &mut Diags, put: &mut Put<'_>) -> Option<Pieces> {
        if self.kept.as_ref()?.out.gone() > 0 {
            self.put_head(put)?;
        }
        let mut w = self.kept.take()?.writer(m, source, &self.rules, diags);
        // The debug information of functions comes first, and nothing else in these modules has named metadata.
        w.module_metadata(m.root?);
        if w.fun.any_tagged {
            // Numbers are put in everywhere.
            if self.joined || self.put.is_some() {
                return None;
            }
            w.out.insert(self.runtime_at, &text(&self.runtime.all().0));
            w.end(m.root?, self.head);
            return Some(Pieces { text: w.out.into_bytes(), first: 0, insertions: Vec::new() });
        }
        let (head, at) = (self.head, self.runtime_at);
        w.behind_all(m.root?);
        let definitions = w.definitions();
        let mut insertions = Vec::new();
        let (declared, _) = self.runtime.all();
        match &self.put {
            Some(old) => {
                put_new(&declared, old, at, put)?;
                (definitions.is_empty() || put(Some(head as u64), &definitions)).then_some(())?;
            }
            None => insertions = alloc::vec![(head, definitions, 0), (at, text(&declared), 0)],
        }
        let first = if self.put.is_some() { at - w.out.gone() } else { 0 };
        Some(Pieces { text: w.out.into_bytes(), first, insertions })
    }
}

/// Puts what stands before the functions with the declarations of the runtime, once. `head_put` is which of these.
fn put_head(
    out: &Out,
    runtime: &Runtime<Declaration>,
    head_put: &mut Option<Vec<Declaration>>,
    at: usize,
    put: &mut Put<'_>,
) -> Option<()> {
    if head_put.is_none() {
        let (declared, _) = runtime.all();
        (put(None, &out.since(0)[..at - out.gone()]) && put(None, &text(&declared))).then_some(())?;
        *head_put = Some(declared);
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_in_order() {
        let insertions = alloc::vec![(1, b"-xy".to_vec(), 1), (3, Vec::new(), 0), (3, b"z".to_vec(), 0), (4, b"end".to_vec(), 0)];
        let p = Pieces { text: b"abcd".to_vec(), first: 0, insertions };
        assert_eq!(p.slices().flatten().copied().collect::<Vec<u8>>(), b"axybczdend");
        assert_eq!(p.into_text(), b"axybczdend");
        for insertions in [Vec::new(), alloc::vec![(3, b"z".to_vec(), 0)]] {
            let p = Pieces { text: b"abcd".to_vec(), first: 2, insertions };
            let slices = p.slices().flatten().copied().collect::<Vec<u8>>();
            assert_eq!(slices, if p.insertions.is_empty() { &b"cd"[..] } else { b"czd" });
            assert_eq!(p.into_text(), slices);
        }
    }
}
