//! Calls of intrinsics: operations by the writer's table, `llvm.call_intrinsic` for what it does not hold.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ir::dialect::{enums as e, llvm as l};
use ir::{Attr, Opcode, Sym, Traits, Type, Value};

use super::body::{self, Ref, SIZED};
use super::call::Call;
use super::konst::Kon;
use super::{Map, Read, Reader};
use crate::ll::intrinsic::{Intrinsic, MAX_CASTS, intrinsic, intrinsics};

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
                // The operations of processors come from other dialects; LLVM IR is not made into them.
                if self.m.cx.registry.row(x.op).name.starts_with("llvm.") {
                    self.rows.by_name.entry(x.name).or_insert(i as u16);
                }
            }
        }
        if let Some(&known) = self.rows.known.get(&name) {
            return known.and_then(|i| intrinsic(i as usize));
        }
        let text = self.m.cx.str(name);
        let mut text = text.strip_prefix("llvm.").unwrap_or(text);
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
                Some(dot) if dot > 0 && !text[dot + 1..].bytes().all(|b| b.is_ascii_lowercase()) => text = &text[..dot],
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
                Special::CoroEnd if !self.opts.prefer_unregistered_intrinsics && call.args.len() == 3 => return self.coro_end(call),
                Special::Masked(op) if !self.opts.prefer_unregistered_intrinsics => return self.masked(op, call),
                Special::Constrained(op) if !self.opts.prefer_unregistered_intrinsics => return self.constrained(op, call),
                _ => {}
            }
        }
        let row = if self.opts.prefer_unregistered_intrinsics { None } else { self.intrinsic_row(name) };
        #[cfg(feature = "processors")]
        if let (None, false, Some(op)) = (row, self.opts.prefer_unregistered_intrinsics, self.register(name)) {
            return self.read_register(op, call);
        }
        let Some(x) = row else { return self.named_intrinsic(name, call) };
        let lifetime = matches!(x.op, l::INTR_LIFETIME_START | l::INTR_LIFETIME_END);
        self.upgrade(x.op, &mut call)?;
        let mut imm = x.immediates().iter().peekable();
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
                return self.unsupported(at, &format!("metadata as argument of 'llvm.{}'", x.name));
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
            // Upstream leaves an empty list, which shows in the spaces.
            if call.bundles.is_empty() && x.op == l::INTR_ASSUME {
                let none = ir::Attr::EMPTY_ARRAY;
                self.f.entries.push((Sym::OP_BUNDLE_TAGS, none));
            }
        } else if !call.bundles.is_empty() {
            self.leave_out(call.at, "an operand bundle of an intrinsic");
        }
        let loc = self.attachments(x.op)?;
        let op = x.op;
        self.finish_call(call, op, refs, loc)?;
        if let Some(i) = self.f.insts.last_mut() {
            // A size stands before the pointer up to LLVM 21.
            i.bundled = if lifetime && n_args == 2 && self.opts.release.version >= 22 { SIZED } else { bundled };
        }
        Ok(())
    }

    /// The operation of `nvvm` that reads a special register, and the other one whose name is an intrinsic's.
    #[cfg(feature = "processors")]
    fn register(&self, name: Sym) -> Option<Opcode> {
        let name = self.m.cx.str(name).strip_prefix("llvm.")?;
        match name.strip_prefix("nvvm.read.ptx.sreg.") {
            Some(register) if register.ends_with("_smem_size") => self.m.cx.registry.find(&ir::find::replace(name, "_", ".")),
            None if name != "nvvm.rcp.approx.ftz.f" => None,
            _ => self.m.cx.registry.find(name),
        }
    }
    #[cfg(feature = "processors")]
    fn read_register(&mut self, op: Opcode, call: Call) -> Read<()> {
        let refs = self.f.refs.len();
        self.f.refs.extend_from_slice(&call.args);
        let range = self.m.cx.dict_entries(call.ret_attrs).find(|e| self.m.cx.str(e.0) == "llvm.range");
        if let Some((_, range)) = range.filter(|_| self.has_attr(op, Sym::RANGE)) {
            self.f.entries.push((Sym::RANGE, range));
        }
        let loc = self.attachments(op)?;
        self.finish_call(call, op, refs, loc)
    }

    /// Arguments as LLVM wrote them in earlier releases: the alignment of copies and fills up to LLVM 6, counts of zeros
    /// that do not say what they are of 0 up to LLVM 3.0.
    fn upgrade(&mut self, op: Opcode, call: &mut Call) -> Read<()> {
        match op {
            l::INTR_CTLZ | l::INTR_CTTZ if call.args.len() == 1 => {
                let no = self.int_konst(Type::I1, 0);
                call.args.push(body::konst_ref(no));
                call.arg_attrs.push(Attr::EMPTY_DICT);
            }
            l::INTR_MEMCPY | l::INTR_MEMMOVE | l::INTR_MEMSET if call.args.len() == 5 => {
                call.arg_attrs.remove(3);
                let align = body::as_konst(call.args.remove(3)).and_then(|k| self.konst_int(k));
                let Some(align) = align else { return self.fail(call.at, "this argument of the intrinsic is a constant") };
                let pointers = if op == l::INTR_MEMSET { 1 } else { 2 };
                let entry = (Sym::LLVM_ALIGN, self.m.cx.int_attr(Type::I64, align));
                for dict in call.arg_attrs.iter_mut().take(if align > 0 { pointers } else { 0 }) {
                    let entries: Vec<_> = self.m.cx.dict_entries(*dict).chain([entry]).collect();
                    *dict = self.m.cx.dict(&entries);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The alloca that a pointer is, past casts and addresses of what is first in it.
    fn alloca_of(&self, mut pointer: Value) -> Option<Value> {
        let m = &*self.m;
        for _ in 0..MAX_CASTS {
            let op = m.def_op(pointer)?;
            let first = match m.kind(op) {
                l::ALLOCA => return Some(pointer),
                l::BITCAST | l::ADDRSPACECAST => true,
                l::GETELEMENTPTR => {
                    let raw = m.attr(op, Sym::RAW_CONSTANT_INDICES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
                    let value = |&v: &Value| m.cx.int_value(m.attr(m.def_op(v)?, Sym::VALUE)?);
                    raw.iter().all(|&i| i == 0 || i == i32::MIN as i64) && m.operands(op)[1..].iter().all(|v| value(v) == Some(0))
                }
                _ => false,
            };
            if !first {
                return None;
            }
            pointer = m.operand(op, 0);
        }
        None
    }

    /// What the mark of a lifetime in the form of LLVM 21 is about in LLVM 22: an alloca; of others there is no mark.
    pub(super) fn marked_alloca(&mut self, pointer: Ref, at: u32) -> Read<Option<Value>> {
        if body::as_konst(pointer).is_some() {
            return Ok(None);
        }
        let pointer = self.value(pointer, at)?;
        Ok(self.alloca_of(pointer))
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
        // None is that of an element, where each has an address of its own.
        if align == Some(0) && matches!(op, l::INTR_MASKED_GATHER | l::INTR_MASKED_SCATTER) {
            let vector = match (call.args.first(), store) {
                (Some(&arg), true) => body::as_konst(arg).map_or_else(|| self.f.locals[arg as usize].ty, |k| self.ks.get(k).ty),
                _ => call.ret,
            };
            align = self.dl.abi_align(&self.m.cx, self.m.cx.elem_type(vector)).map(|n| n as i64);
        }
        let align = self.m.cx.int_attr(Type::I32, align.unwrap_or(1));
        self.f.entries.push((Sym::ALIGNMENT, align));
        let loc = self.attachments(op)?;
        self.finish_call(call, op, refs, loc)
    }

    /// The end of a coroutine, whose operation has a result of the type void from LLVM 22 on.
    fn coro_end(&mut self, call: Call) -> Read<()> {
        let refs = self.f.refs.len();
        self.f.refs.extend_from_slice(&call.args);
        let loc = self.attachments(l::INTR_CORO_END)?;
        let void = call.ret == Type::LLVM_VOID;
        if void != (self.opts.release.version >= 22) {
            return self.fail(call.at, "the end of a coroutine has another type");
        }
        self.finish_call(call, l::INTR_CORO_END, refs, loc)?;
        if void && let Some(i) = self.f.insts.last_mut() {
            i.bundled = u32::MAX;
        }
        Ok(())
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
    CoroEnd,
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
    if rest == "coro.end" {
        return Some(Special::CoroEnd);
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
