//! Operations that are few of their kind: aliases and ifuncs, module flags, addresses of blocks, `va_arg`, intrinsics
//! whose arguments are metadata.

#[cfg(feature = "debug-info")]
use alloc::vec::Vec;

use ir::dialect::enums::{ENUMS, LLVM_FP_EXCEPTION, LLVM_ROUNDING_MODE};
use ir::dialect::llvm as l;
use ir::{AttrData, Op, Sym};

use super::Writer;
use super::intrinsic::mangle;
use super::konst::{Const, Konst};
use super::metadata::{item, reference};
use super::names::{enum_num, field};
use super::rules::Rule;
use super::text::{self, int, num, quoted};

/// Stands in front of a block that is not numbered yet; no text of LLVM IR has it. Behind it come the function's and
/// the tag's number and `BLOCK_END`.
const BLOCK: u8 = 1;
const BLOCK_END: u8 = 2;

impl Writer<'_> {
    /// Writes aliases and ifuncs, which stand between global variables and functions.
    pub fn aliases(&mut self, ops: &[Op]) {
        let m = self.m;
        for kind in [l::MLIR_ALIAS, l::MLIR_IFUNC] {
            let mut first = true;
            for &op in ops.iter().filter(|&&op| m.kind(op) == kind) {
                self.at = op;
                if core::mem::take(&mut first) {
                    self.put(b"\n");
                }
                match kind {
                    l::MLIR_ALIAS => self.alias(op),
                    _ => self.ifunc(op),
                }
            }
        }
    }

    fn symbol_head(&mut self, op: Op) {
        if let Some(name) = self.m.attr(op, Sym::SYM_NAME).and_then(|a| self.cx.str_value(a)) {
            text::name(&mut self.out, b'@', self.cx.str(name));
        }
        self.put(b" = ");
        self.symbol_words(op);
    }
    /// Writes what stands before the kind of a global symbol: linkage, `thread_local`, `unnamed_addr`, each with a blank
    /// behind it.
    pub(crate) fn symbol_words(&mut self, op: Op) {
        self.linkage_words(op);
        if self.flag(op, Sym::THREAD_LOCAL) {
            self.put(b"thread_local ");
        }
        let mark = self.out.len();
        self.unnamed_addr(op);
        self.blank_behind(mark);
    }
    /// Moves the blank at the beginning of what was written since a mark, if anything was, to its end.
    pub(crate) fn blank_behind(&mut self, mark: usize) {
        if self.out.len() > mark {
            let text = self.out.since(mark + 1).to_vec();
            self.out.truncate(mark);
            self.put(&text);
            self.put(b" ");
        }
    }

    fn alias(&mut self, op: Op) {
        let m = self.m;
        let Some(&region) = m.op_regions(op).first() else { return };
        let Some(k) = self.initializer(region) else { return };
        self.at = op;
        self.symbol_head(op);
        self.put(b"alias ");
        if let Some(ty) = m.attr(op, Sym::ALIAS_TYPE).and_then(|a| self.cx.type_value(a)) {
            self.ty(ty);
        }
        self.put(b", ");
        // An expression says its type itself.
        if matches!(self.ks.get(k), Const::Expr { .. } | Const::Gep { .. }) {
            self.konst(k)
        } else {
            self.typed_konst(k)
        }
        self.put(b"\n");
        if cfg!(feature = "fold")
            && !self.is_replaced(m.op_record[op].attrs)
            && let Some(name) = m.attr(op, Sym::SYM_NAME).and_then(|a| self.cx.str_value(a))
        {
            self.aliased.insert(name, k);
        }
    }

    fn ifunc(&mut self, op: Op) {
        let m = self.m;
        self.symbol_head(op);
        self.put(b"ifunc ");
        for (name, end) in [(Sym::I_FUNC_TYPE, &b", "[..]), (Sym::RESOLVER_TYPE, &b" "[..])] {
            if let Some(ty) = m.attr(op, name).and_then(|a| self.cx.type_value(a)) {
                self.ty(ty);
            }
            self.put(end);
        }
        if let Some(name) = m.attr(op, Sym::RESOLVER).and_then(|a| self.cx.flat_symbol(a)) {
            text::name(&mut self.out, b'@', self.cx.str(name));
        }
        self.put(b"\n");
    }

    /// Writes the block of a tag: a mark that [`Self::number_blocks`] replaces.
    pub fn tagged_block(&mut self, name: Sym, tag: u32) {
        self.fun.any_tagged = true;
        self.put(&[BLOCK]);
        num(&mut self.out, name.0);
        self.put(b",");
        num(&mut self.out, tag);
        self.put(&[BLOCK_END]);
    }

    /// Replaces the marks of blocks by their numbers, when all functions are written.
    pub fn number_blocks(&mut self) {
        if !self.fun.any_tagged {
            return;
        }
        let all = self.out.since(0).to_vec();
        self.out.truncate(0);
        let mut rest = &all[..];
        while let Some(i) = rest.iter().position(|&b| b == BLOCK) {
            self.put(&rest[..i]);
            let end = rest.iter().position(|&b| b == BLOCK_END).unwrap_or(rest.len() - 1);
            let mut parts = rest[i + 1..end].split(|&b| b == b',');
            let mut part = || parts.next().and_then(|p| core::str::from_utf8(p).ok()).and_then(|p| p.parse::<u32>().ok());
            let key = (part(), part());
            match self.fun.tags.iter().find(|t| key == (Some(t.0.0), Some(t.1))) {
                Some(&(_, _, label)) => {
                    self.put(b"%");
                    num(&mut self.out, label);
                }
                None => self.error("block-tag", "the address of a block is asked that no `llvm.blocktag` of its function marks"),
            }
            rest = &rest[end + 1..];
        }
        self.put(rest);
    }
}

/// `llvm.blockaddress`
pub fn block_address(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    let cx = w.cx;
    let a = w.m.attr(op, Sym::BLOCK_ADDR)?;
    let function = cx.flat_symbol(field(cx, a, "function")?)?;
    let tag = field(cx, field(cx, a, "tag")?, "id").and_then(|t| cx.int_value(t))?;
    let ty = w.m.ty(w.m.result(op, 0));
    Some(w.ks.raw(Const::Block { ty, name: function, tag: tag as u32 }))
}

/// `llvm.dso_local_equivalent`
pub fn equivalent(w: &mut Writer<'_>, op: Op) -> Option<Konst> {
    let name = w.m.attr(op, Sym::FUNCTION_NAME).and_then(|a| w.cx.flat_symbol(a))?;
    let ty = w.m.ty(w.m.result(op, 0));
    Some(w.ks.raw(Const::Equivalent { ty, name }))
}

/// `llvm.blocktag`: nothing is written, the block's number is noted.
pub fn block_tag(w: &mut Writer<'_>, op: Op, _: &Rule) {
    if let Some(tag) = tag_of(w, op) {
        let label = w.current_label();
        w.fun.tags.push((w.fun.name, tag, label));
    }
}
/// The number of an `llvm.blocktag`.
pub(crate) fn tag_of(w: &Writer<'_>, op: Op) -> Option<u32> {
    let tag = w.m.attr(op, Sym::TAG).and_then(|a| field(w.cx, a, "id")).and_then(|a| w.cx.int_value(a))?;
    Some(tag as u32)
}

/// `indirectbr ptr %p, [label %1, label %2]`
pub fn indirect_br(w: &mut Writer<'_>, op: Op, _: &Rule) {
    w.lit(b"  indirectbr ");
    w.typed(w.m.operand(op, 0));
    w.lit(b", [");
    for i in 0..w.m.successors(op).len() {
        if i > 0 {
            w.lit(b", ");
        }
        w.label(op, i);
    }
    w.lit(b"]\n");
}

/// `va_arg ptr %p, i32`
pub fn va_arg(w: &mut Writer<'_>, op: Op, _: &Rule) {
    w.result(op);
    w.lit(b"va_arg ");
    w.typed(w.m.operand(op, 0));
    w.lit(b", ");
    w.ty(w.m.ty(w.m.result(op, 0)));
    w.lit(b"\n");
}

impl Writer<'_> {
    pub(super) fn declare_scope_decl(&mut self) {
        let name = "llvm.experimental.noalias.scope.decl";
        if self.cx.strs.find(name).is_some_and(|s| self.global(Sym(s)).is_some()) {
            return;
        }
        self.declare_text(b"llvm.experimental.noalias.scope.decl", b"declare void @llvm.experimental.noalias.scope.decl(metadata)");
    }
}

/// `llvm.experimental.noalias.scope.decl`
pub fn scope_decl(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let Some(a) = w.m.attr(op, Sym::SCOPE) else { return };
    let n = w.access_list(&[a]);
    w.declare_scope_decl();
    w.lit(b"  call void @llvm.experimental.noalias.scope.decl(metadata !");
    num(&mut w.out, n);
    w.lit(b")\n");
}

/// `call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %x, metadata !"round.upward", metadata !"fpexcept.strict")`
pub fn constrained(w: &mut Writer<'_>, op: Op, r: &Rule) {
    let m = w.m;
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let mut name = r.text.as_bytes().to_vec();
    if !mangle(w.cx, to, &mut name, 0) || !mangle(w.cx, from, &mut name, 0) {
        w.error("unsupported-type", "a constrained conversion cannot be named for its types");
        return;
    }
    w.result(op);
    w.lit(b"call ");
    let mark = w.out.len();
    w.ty(to);
    w.put(b" @");
    w.put(&name);
    w.lit(b"(");
    let head = w.out.since(mark).to_vec();
    w.ty(from);
    let mut declaration = b"declare ".to_vec();
    declaration.extend_from_slice(w.out.since(mark));
    w.out.truncate(mark);
    w.put(&head);
    w.typed(m.operand(op, 0));
    for (attr, def, prefix) in
        [(Sym::ROUNDINGMODE, LLVM_ROUNDING_MODE, "round."), (Sym::FP_EXCEPTION_BEHAVIOR, LLVM_FP_EXCEPTION, "fpexcept.")]
    {
        let Some(n) = m.attr(op, attr).and_then(|a| enum_num(w.cx, a)) else { continue };
        declaration.extend_from_slice(b", metadata");
        w.lit(b", metadata !\"");
        w.put(prefix.as_bytes());
        w.put(ENUMS[def as usize].text(n).unwrap_or("").as_bytes());
        w.lit(b"\"");
    }
    declaration.push(b')');
    w.declare_text(&name, &declaration);
    w.lit(b")");
    w.attribute_group(b"strictfp");
    w.lit(b"\n");
}

/// `llvm.module_flags`: `!{i32 behavior, !"key", value}`
pub fn module_flags(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let cx = w.cx;
    for a in w.m.attr(op, Sym::FLAGS).and_then(|a| cx.array_items(a)).unwrap_or_default() {
        let mut node = b"{i32 ".to_vec();
        int(&mut node, field(cx, a, "behavior").and_then(|b| enum_num(cx, b)).unwrap_or(1) as i64);
        node.extend_from_slice(b", !");
        let key = field(cx, a, "key").and_then(|k| cx.str_value(k)).unwrap_or(Sym::EMPTY);
        quoted(&mut node, &cx.str_bytes(key));
        node.extend_from_slice(b", ");
        let Some(value) = field(cx, a, "value") else { continue };
        match cx.attr_data(value) {
            AttrData::Integer { .. } => {
                node.extend_from_slice(b"i32 ");
                int(&mut node, cx.int_value(value).unwrap_or(0));
            }
            AttrData::String { text, .. } => {
                node.push(b'!');
                quoted(&mut node, &cx.str_bytes(text));
            }
            AttrData::Array(_) if cfg!(feature = "debug-info") => {
                // The profile of calls between functions.
                let mut list = b"{".to_vec();
                for e in cx.array_items(value).unwrap_or_default() {
                    let mut entry = b"{".to_vec();
                    for end in ["from", "to"] {
                        // The profile may be older than the module: a function that is gone is null.
                        let function = |f: &Sym| w.global(*f).is_some_and(|g| g.0 == l::FUNC);
                        match field(cx, e, end).and_then(|f| cx.flat_symbol(f)).filter(function) {
                            Some(f) => {
                                entry.extend_from_slice(b"ptr ");
                                text::name(&mut entry, b'@', cx.str(f));
                            }
                            None => entry.extend_from_slice(b"null"),
                        }
                        entry.extend_from_slice(b", ");
                    }
                    entry.extend_from_slice(b"i64 ");
                    int(&mut entry, field(cx, e, "count").and_then(|c| cx.int_value(c)).unwrap_or(0));
                    entry.push(b'}');
                    let n = w.md.node(&entry);
                    item(&mut list, n);
                }
                list.push(b'}');
                let n = w.md.reserve();
                w.md.set(n, [&b"distinct !"[..], &list].concat());
                reference(&mut node, n);
            }
            _ => match profile_summary(w, value) {
                Some(n) => reference(&mut node, n),
                None => {
                    w.error("unsupported", "the value of a module flag is not translated to LLVM IR");
                    continue;
                }
            },
        }
        node.push(b'}');
        let n = w.md.node(&node);
        w.md.add_named(b"llvm.module.flags", n);
    }
}

#[cfg(not(feature = "debug-info"))]
fn profile_summary(_: &mut Writer<'_>, _: ir::Attr) -> Option<u32> {
    None
}
/// `!{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, ...}`
#[cfg(feature = "debug-info")]
fn profile_summary(w: &mut Writer<'_>, a: ir::Attr) -> Option<u32> {
    let cx = w.cx;
    const NUMBERS: [(&str, &str); 6] = [
        ("total_count", "TotalCount"),
        ("max_count", "MaxCount"),
        ("max_internal_count", "MaxInternalCount"),
        ("max_function_count", "MaxFunctionCount"),
        ("num_counts", "NumCounts"),
        ("num_functions", "NumFunctions"),
    ];
    let mut parts: Vec<u32> = Vec::new();
    let mut pair = |w: &mut Writer<'_>, key: &str, value: &[u8]| {
        let mut node = b"{!".to_vec();
        quoted(&mut node, key.as_bytes());
        node.extend_from_slice(b", ");
        node.extend_from_slice(value);
        node.push(b'}');
        parts.push(w.md.node(&node));
    };
    let mut format = b"!".to_vec();
    quoted(&mut format, super::names::enum_text(cx, field(cx, a, "format")?)?.as_bytes());
    pair(w, "ProfileFormat", &format);
    let number = |a, name| field(cx, a, name).and_then(|x| cx.int_value(x));
    for (from, to) in NUMBERS {
        let mut v = b"i64 ".to_vec();
        int(&mut v, number(a, from)?);
        pair(w, to, &v);
    }
    if let Some(n) = number(a, "is_partial_profile") {
        let mut v = b"i64 ".to_vec();
        int(&mut v, n);
        pair(w, "IsPartialProfile", &v);
    }
    if let Some(x) = field(cx, a, "partial_profile_ratio") {
        let k = w.attr_constant(x, ir::Type::F64)?;
        let mark = w.out.len();
        w.typed_konst(k);
        let v = w.out.since(mark).to_vec();
        w.out.truncate(mark);
        pair(w, "PartialProfileRatio", &v);
    }
    let mut list = b"{".to_vec();
    for d in field(cx, a, "detailed_summary").and_then(|x| cx.array_items(x)).unwrap_or_default() {
        let mut node = b"{i64 ".to_vec();
        int(&mut node, number(d, "cut_off")?);
        node.extend_from_slice(b", i64 ");
        int(&mut node, number(d, "min_count")?);
        node.extend_from_slice(b", i64 ");
        int(&mut node, number(d, "num_counts")?);
        node.push(b'}');
        let n = w.md.node(&node);
        item(&mut list, n);
    }
    list.push(b'}');
    let n = w.md.node(&list);
    let mut v = Vec::new();
    reference(&mut v, n);
    pair(w, "DetailedSummary", &v);
    let mut node = b"{".to_vec();
    for (i, &n) in parts.iter().enumerate() {
        if i > 0 {
            node.extend_from_slice(b", ");
        }
        reference(&mut node, n);
    }
    node.push(b'}');
    Some(w.md.node(&node))
}

/// `llvm.coro.end`
pub fn coro_end(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let void = w.facts.coro_end_is_void;
    let (result, declaration): (&[u8], &[u8]) = match void {
        true => (b"void", b"declare void @llvm.coro.end(ptr, i1, token)"),
        false => (b"i1", b"declare i1 @llvm.coro.end(ptr, i1, token)"),
    };
    w.declare_text(b"llvm.coro.end", declaration);
    if void {
        w.lit(b"  ")
    } else {
        w.line(op)
    }
    w.lit(b"call ");
    w.put(result);
    w.lit(b" @llvm.coro.end(");
    for (i, &v) in w.m.operands(op).iter().enumerate() {
        if i > 0 {
            w.lit(b", ");
        }
        w.typed(v);
    }
    w.lit(b")\n");
}
