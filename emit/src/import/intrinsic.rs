//! Calls of intrinsics: operations by the writer's table, `llvm.call_intrinsic` for what it does not hold.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ir::dialect::{enums as e, llvm as l};
use ir::{Attr, Opcode, Sym, Traits, Type};

use super::body;
use super::call::Call;
use super::konst::Kon;
use super::{Map, Read, Reader};
use crate::ll::intrinsic::{Intrinsic, intrinsic, intrinsics};

/// Rows by name, made when the first intrinsic is met, and what each name became.
#[derive(Default)]
pub(super) struct Rows {
    by_name: Map<&'static str, u16>,
    known: Map<Sym, Option<u16>>,
}

impl<'a> Reader<'a> {
    /// The row of an intrinsic's name with types.
    fn intrinsic_row(&mut self, name: Sym) -> Option<&'static Intrinsic> {
        if self.rows.by_name.is_empty() {
            for (i, x) in intrinsics().enumerate() {
                self.rows.by_name.entry(x.name).or_insert(i as u16);
            }
        }
        if let Some(&known) = self.rows.known.get(&name) {
            return known.and_then(|i| intrinsic(i as usize));
        }
        let mut text = self.m.cx.str(name);
        let version = self.opts.release.version;
        let found = loop {
            let row = self.rows.by_name.get(text).copied();
            if let Some(i) = row {
                let row = self.m.cx.registry.row(intrinsic(i as usize).map_or(ir::Opcode::ERASED, |x| x.op));
                let exists = version >= 20 || !row.traits.has(Traits::SINCE_20);
                break Some(i).filter(|_| exists);
            }
            match text.rfind('.') {
                // The name itself has two parts at least. What is all lower-case letters is no type, but another intrinsic's name.
                Some(dot) if dot > 5 && !text[dot + 1..].bytes().all(|b| b.is_ascii_lowercase()) => text = &text[..dot],
                _ => break None,
            }
        };
        self.rows.known.insert(name, found);
        found.and_then(|i| intrinsic(i as usize))
    }
    /// Whether a declared function is an intrinsic that becomes an operation, so that its declaration says nothing.
    pub(super) fn is_known_intrinsic(&mut self, name: Sym) -> bool {
        let text = self.m.cx.str(name);
        if !text.starts_with("llvm.") {
            return false;
        }
        if special(text).is_some() {
            return true;
        }
        !self.opts.prefer_unregistered_intrinsics && self.intrinsic_row(name).is_some()
    }

    /// A call of the intrinsic `name`; its operand bundles have been read.
    pub(super) fn intrinsic(&mut self, name: Sym, mut call: Call) -> Read<()> {
        let refs = self.f.refs.len();
        if let Some(s) = special(self.m.cx.str(name)) {
            match s {
                Special::Debug => return self.debug_intrinsic(name, call),
                Special::ScopeDecl => return self.scope_declaration(call),
                Special::Masked(op) if !self.opts.prefer_unregistered_intrinsics => return self.masked(op, call),
                Special::Constrained(op) if !self.opts.prefer_unregistered_intrinsics => return self.constrained(op, call),
                _ => {}
            }
        }
        let row = if self.opts.prefer_unregistered_intrinsics { None } else { self.intrinsic_row(name) };
        let Some(x) = row else { return self.named_intrinsic(name, call) };
        let lifetime = matches!(x.op, l::INTR_LIFETIME_START | l::INTR_LIFETIME_END);
        let mut imm = x.imm.iter().peekable();
        let n_args = call.args.len();
        let mut kept = Vec::new();
        for (i, &arg) in call.args.iter().enumerate() {
            if let Some(&&(at, attr)) = imm.peek()
                && at as usize == i
                && !(lifetime && n_args == 1)
            {
                imm.next();
                if self.has_attr(x.op, attr) && !(lifetime && self.opts.release.version >= 22) {
                    let value = body::as_konst(arg).and_then(|k| self.konst_attr(k));
                    let Some(value) = value else { return self.fail(call.at, "this argument of the intrinsic is a constant") };
                    self.f.entries.push((attr, value));
                }
                continue;
            }
            if let Some(k) = body::as_konst(arg)
                && let Kon::Meta(at) = self.ks.get(k).kon
            {
                return self.unsupported(at, &format!("metadata as argument of '{}'", x.name));
            }
            self.f.refs.push(arg);
            kept.push(call.arg_attrs[i]);
        }
        if lifetime && self.opts.release.version < 22 && n_args == 1 {
            let size = self.m.cx.int_attr(Type::I64, -1);
            self.f.entries.push((Sym::SIZE, size));
        }
        if let Some(fast) = call.fast {
            if self.has_attr(x.op, Sym::FASTMATH_FLAGS) {
                self.f.entries.push((Sym::FASTMATH_FLAGS, fast));
            } else {
                self.leave_out(call.at, "fast-math flags of an intrinsic");
            }
        }
        call.arg_attrs = kept;
        if self.has_attr(x.op, Sym::ARG_ATTRS) {
            self.value_attrs(&call);
        } else if call.arg_attrs.iter().any(|&a| a != Attr::EMPTY_DICT) || call.ret_attrs != Attr::EMPTY_DICT {
            self.leave_to_text(call.at, "an attribute of an argument or the result of an intrinsic");
        }
        let mut bundled = 0;
        if self.has_attr(x.op, Sym::OP_BUNDLE_SIZES) {
            bundled = self.bundles(&call);
        } else if !call.bundles.is_empty() {
            self.leave_out(call.at, "an operand bundle of an intrinsic");
        }
        let loc = self.attachments(x.op)?;
        let op = x.op;
        self.finish_call(call, op, refs, loc)?;
        if let Some(i) = self.f.insts.last_mut() {
            i.bundled = bundled;
        }
        Ok(())
    }

    /// `llvm.call_intrinsic`
    fn named_intrinsic(&mut self, name: Sym, call: Call) -> Read<()> {
        let refs = self.f.refs.len();
        for &arg in &call.args {
            if let Some(k) = body::as_konst(arg)
                && let Kon::Meta(at) = self.ks.get(k).kon
            {
                let text: String = self.m.cx.str(name).chars().take(80).collect();
                return self.unsupported(at, &format!("metadata as argument of '{text}'"));
            }
        }
        self.f.refs.extend_from_slice(&call.args);
        let a = self.m.cx.sym_str_attr(name);
        self.f.entries.push((Sym::INTRIN, a));
        if let Some(fast) = call.fast {
            self.f.entries.push((Sym::FASTMATH_FLAGS, fast));
        }
        self.value_attrs(&call);
        let bundled = self.bundles(&call);
        let loc = self.attachments(l::CALL_INTRINSIC)?;
        self.finish_call(call, l::CALL_INTRINSIC, refs, loc)?;
        if let Some(i) = self.f.insts.last_mut() {
            i.bundled = bundled;
        }
        Ok(())
    }

    /// Masked loads, stores, gathers and scatters: the alignment is an argument up to LLVM 21, an attribute of the
    /// pointer from then on.
    fn masked(&mut self, op: Opcode, call: Call) -> Read<()> {
        let refs = self.f.refs.len();
        let store = matches!(op, l::INTR_MASKED_STORE | l::INTR_MASKED_SCATTER);
        let n = call.args.len();
        let old = n == 4;
        let ptr = store as usize;
        if !(3..=4).contains(&n) {
            return self.fail(call.at, "the intrinsic has another number of arguments");
        }
        let mut align = None;
        for (i, &arg) in call.args.iter().enumerate() {
            if old && i == ptr + 1 {
                align = body::as_konst(arg).and_then(|k| self.konst_int(k));
                if align.is_none() {
                    return self.fail(call.at, "this argument of the intrinsic is a constant");
                }
                continue;
            }
            self.f.refs.push(arg);
        }
        if !old {
            let dict = call.arg_attrs[ptr];
            align = self.m.cx.dict_get(dict, Sym::LLVM_ALIGN).and_then(|a| self.m.cx.int_value(a));
        }
        let align = self.m.cx.int_attr(Type::I32, align.unwrap_or(1));
        self.f.entries.push((Sym::ALIGNMENT, align));
        let loc = self.attachments(op)?;
        self.finish_call(call, op, refs, loc)
    }

    /// Conversions with a rounding mode and a behaviour on exceptions as metadata.
    fn constrained(&mut self, op: Opcode, call: Call) -> Read<()> {
        let refs = self.f.refs.len();
        for &arg in &call.args {
            let Some(k) = body::as_konst(arg) else {
                self.f.refs.push(arg);
                continue;
            };
            let Kon::Meta(at) = self.ks.get(k).kon else {
                self.f.refs.push(arg);
                continue;
            };
            let text = self.meta_string(at)?.map(|s| self.m.cx.str(s).to_string()).unwrap_or_default();
            let (name, value) = if let Some(mode) = text.strip_prefix("round.") {
                (Sym::ROUNDINGMODE, e::ENUMS[e::LLVM_ROUNDING_MODE as usize].value(mode))
            } else {
                let what = text.strip_prefix("fpexcept.").unwrap_or("");
                (Sym::FP_EXCEPTION_BEHAVIOR, e::ENUMS[e::LLVM_FP_EXCEPTION as usize].value(what))
            };
            let Some(value) = value else { return self.fail(at, "no rounding mode and no behaviour on exceptions") };
            let a = self.m.cx.int_attr(Type::I64, value as i64);
            self.f.entries.push((name, a));
        }
        if let Some(fast) = call.fast
            && self.has_attr(op, Sym::FASTMATH_FLAGS)
        {
            self.f.entries.push((Sym::FASTMATH_FLAGS, fast));
        }
        let loc = self.attachments(op)?;
        self.finish_call(call, op, refs, loc)
    }
}

/// Intrinsics that are read by hand.
enum Special {
    Debug,
    ScopeDecl,
    Masked(Opcode),
    Constrained(Opcode),
}

fn special(name: &str) -> Option<Special> {
    let rest = name.strip_prefix("llvm.")?;
    let is = |prefix: &str| rest.strip_prefix(prefix).is_some_and(|r| r.is_empty() || r.starts_with('.'));
    if rest.starts_with("dbg.") {
        return Some(Special::Debug);
    }
    if is("experimental.noalias.scope.decl") {
        return Some(Special::ScopeDecl);
    }
    for (n, op) in [
        ("masked.load", l::INTR_MASKED_LOAD),
        ("masked.store", l::INTR_MASKED_STORE),
        ("masked.gather", l::INTR_MASKED_GATHER),
        ("masked.scatter", l::INTR_MASKED_SCATTER),
    ] {
        if is(n) {
            return Some(Special::Masked(op));
        }
    }
    for (n, op) in [
        ("fpext", l::INTR_EXPERIMENTAL_CONSTRAINED_FPEXT),
        ("fptrunc", l::INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC),
        ("sitofp", l::INTR_EXPERIMENTAL_CONSTRAINED_SITOFP),
        ("uitofp", l::INTR_EXPERIMENTAL_CONSTRAINED_UITOFP),
    ] {
        if rest.strip_prefix("experimental.constrained.").and_then(|r| r.strip_prefix(n)).is_some_and(|r| r.starts_with('.')) {
            return Some(Special::Constrained(op));
        }
    }
    None
}
