//! Writing a module in parts: one after the other is lowered, written and dropped. What is kept between them stands in
//! [`Kept`]; a [`Writer`] borrows a part for as long as it is written. Functions of the runtime, which each part
//! declares for itself, are written once, where the lowering of the whole module would have declared them.

use alloc::vec::Vec;

use abi::layout::DataLayout;
use hashbrown::HashTable;
use ir::dialect::llvm;
use ir::{Attr, Diags, Module, Op, Opcode, Source, Sym, Type};

use super::konst::{Konst, Konsts};
use super::line::Lines;
use super::out::Out;
use super::rules::{self, RuleTable};
use super::types::TypeTexts;
use super::{LlvmFacts, UNSET, Writer, body, intrinsic, metadata, out};

/// What a writer knows apart from the operations of the module.
pub struct Kept {
    facts: LlvmFacts,
    dl: DataLayout,
    out: Out,
    ks: Konsts,
    types: TypeTexts,
    globals: Vec<(Opcode, Attr)>,
    symbols: Vec<(u32, u32)>,
    symbol_text: out::Pool,
    attr_konst: Vec<(Type, Konst)>,
    aligns: Vec<(u32, u32)>,
    dict_text: rules::DictTexts,
    lines: Lines,
    declared: intrinsic::Declared,
    md: metadata::Nodes,
    slots: Vec<u32>,
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
            symbols: Vec::new(),
            symbol_text: out::Pool::default(),
            attr_konst: Vec::new(),
            aligns: Vec::new(),
            dict_text: rules::DictTexts::default(),
            lines: Lines::default(),
            declared: intrinsic::Declared { table: HashTable::new(), text: Vec::new(), names: Vec::new(), last: Vec::new() },
            md: metadata::Nodes::default(),
            slots: Vec::new(),
            fun: body::FunctionState::new(0),
        }
    }

    /// A writer of a module, or of a part of one.
    pub(crate) fn writer<'a>(self, m: &'a Module, source: Source<'a>, rules: &'a RuleTable, diags: &'a mut Diags) -> Writer<'a> {
        let Kept {
            facts,
            dl,
            out,
            ks,
            types,
            globals,
            symbols,
            symbol_text,
            mut attr_konst,
            aligns,
            dict_text,
            lines,
            declared,
            md,
            mut slots,
            mut fun,
        } = self;
        slots.clear();
        slots.resize(m.value_type.len(), UNSET);
        fun.prepare(m.blocks.len());
        // Lowering one part makes attributes that the ones before did not have.
        attr_konst.resize(m.cx.attrs.len().max(attr_konst.len()), (Type::NONE, Konst(0)));
        Writer {
            m,
            source,
            cx: &m.cx,
            out,
            facts,
            dl,
            ks,
            diags,
            at: m.root.unwrap_or(Op::NONE),
            types,
            rules,
            hooks: &[],
            slots,
            globals,
            symbols,
            symbol_text,
            attr_konst,
            aligns,
            dict_text,
            lines,
            declared,
            md,
            fun,
        }
    }

    fn of(w: Writer<'_>) -> Kept {
        let Writer {
            facts,
            dl,
            out,
            ks,
            types,
            globals,
            symbols,
            symbol_text,
            attr_konst,
            aligns,
            dict_text,
            lines,
            declared,
            md,
            slots,
            fun,
            ..
        } = w;
        Kept { facts, dl, out, ks, types, globals, symbols, symbol_text, attr_konst, aligns, dict_text, lines, declared, md, slots, fun }
    }
}

/// A module being written in parts.
pub struct PartWriter {
    rules: RuleTable,
    kept: Option<Kept>,
    /// Where definitions of types go, and where declarations of the runtime's functions go.
    head: usize,
    runtime_at: usize,
    /// The declarations, those of the first part first.
    runtime: Vec<Vec<u8>>,
}

impl PartWriter {
    /// Begins with what the root of the module says and with the names of its functions, `functions`, which are not
    /// lowered yet. `None` if the root has no data layout that can be read or there are no rules for the version.
    pub fn new(m: &Module, source: Source<'_>, llvm_version: u32, functions: &[Op], diags: &mut Diags) -> Option<PartWriter> {
        let (facts, dl) = (LlvmFacts::of(llvm_version)?, DataLayout::of_module(m).ok()?);
        let rules = RuleTable::new(m.cx.registry.len(), &[]);
        // Lowered code of one operation takes some 150 to 300 bytes; room that is not used costs nothing.
        let mut w = Kept::new(facts, dl, m.op_kind.len().saturating_mul(320)).writer(m, source, &rules, diags);
        w.begin(m.root?);
        // Sources have no debug information of variables that would come first.
        w.module_metadata(m.root?);
        let head = w.out.len();
        w.know(functions);
        for g in w.globals.iter_mut().filter(|g| g.0 != Opcode::ERASED) {
            *g = (llvm::FUNC, Attr::EMPTY_DICT);
        }
        let kept = Kept { slots: Vec::new(), ..Kept::of(w) };
        Some(PartWriter { rules, kept: Some(kept), head, runtime_at: 0, runtime: Vec::new() })
    }

    /// Writes a lowered part. The first `n_declared` of its operations are declarations of runtime functions. The first
    /// part has all global variables.
    pub fn part(&mut self, m: &Module, source: Source<'_>, n_declared: usize, diags: &mut Diags) -> Option<()> {
        let body = m.entry_block(m.root?, 0)?;
        let (declared, ops) = m.block_ops(body).split_at_checked(n_declared)?;
        let mut w = self.kept.take()?.writer(m, source, &self.rules, diags);
        w.know(&[]);
        if self.runtime_at == 0 {
            w.know(ops);
            w.variables(ops);
            self.runtime_at = w.out.len();
        }
        let mark = w.out.len();
        for &op in declared {
            let name = m.attr(op, Sym::SYM_NAME).and_then(|a| w.cx.str_value(a))?;
            if w.global(name).is_none() {
                w.function(op);
            }
        }
        if w.out.len() > mark {
            self.runtime.push(w.out.since(mark).to_vec());
            w.out.truncate(mark);
            w.know(declared);
        }
        w.functions(ops);
        self.kept = Some(Kept::of(w));
        Some(())
    }

    /// Writes what stands at the end; `m` is any part. The whole text.
    pub fn finish(mut self, m: &Module, source: Source<'_>, diags: &mut Diags) -> Option<Vec<u8>> {
        let mut w = self.kept.take()?.writer(m, source, &self.rules, diags);
        let runtime: Vec<u8> = self.runtime.iter().rev().flatten().copied().collect();
        w.out.insert(self.runtime_at, &runtime);
        w.end(m.root?, self.head);
        Some(w.out.into_bytes())
    }
}
