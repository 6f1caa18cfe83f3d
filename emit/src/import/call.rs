//! Calls: of functions, of pointers, of inline assembly, of intrinsics; invokes.

use alloc::vec::Vec;

use ir::dialect::{enums as e, llvm as l};
use ir::{Attr, AttrData, Loc, Opcode, Sym, Type, TypeData, Value};

use super::attrs::FnAttrs;
use super::body::{self, Ref};
use super::konst::Kon;
use super::lex::{Kind, Token};
use super::{Read, Reader};
use crate::ll::names::cconv_word;

/// What is called.
pub(super) enum Callee {
    Symbol(Sym),
    Value(Ref),
    Asm { flags: u8, text: Sym, constraints: Sym },
}

/// A call, read up to its attachments.
pub(super) struct Call {
    pub(super) name: Option<Token>,
    pub(super) at: u32,
    pub(super) callee: Callee,
    /// The function's type as written.
    pub(super) ty: Type,
    pub(super) ret: Type,
    pub(super) args: Vec<Ref>,
    pub(super) arg_attrs: Vec<Attr>,
    pub(super) ret_attrs: Attr,
    pub(super) attrs: (Option<u32>, FnAttrs),
    pub(super) bundles: Vec<(Sym, Vec<Ref>)>,
    pub(super) tail: u64,
    pub(super) cconv: u64,
    /// `fastmathFlags`, if there are any.
    pub(super) fast: Option<Attr>,
}

/// Calling conventions whose keyword not every release reads, so that they are written `cc N`.
const CCONVS: [(u64, &str); 20] = [
    (21, "preserve_nonecc"),
    (81, "hhvmcc"),
    (82, "hhvm_ccc"),
    (85, "avr_signalcc"),
    (87, "amdgpu_vs"),
    (88, "amdgpu_gs"),
    (89, "amdgpu_ps"),
    (90, "amdgpu_cs"),
    (93, "amdgpu_hs"),
    (95, "amdgpu_ls"),
    (96, "amdgpu_es"),
    (100, "amdgpu_gfx"),
    (102, "aarch64_sme_preservemost_from_x0"),
    (103, "aarch64_sme_preservemost_from_x2"),
    (104, "amdgpu_cs_chain"),
    (105, "amdgpu_cs_chain_preserve"),
    (106, "m68k_rtdcc"),
    (107, "graalcc"),
    (110, "riscv_vector_cc"),
    (111, "aarch64_sme_preservemost_from_x1"),
];

impl<'a> Reader<'a> {
    /// A calling convention; 0 (C's) if there is none.
    pub(super) fn cconv(&mut self) -> Read<u64> {
        let word = self.word();
        if word == b"cc" {
            self.bump();
            return self.uint();
        }
        if word == b"ccc" {
            self.bump();
            return Ok(0);
        }
        // `cc11` is `cc 11`.
        if let Some(n) = word.strip_prefix(b"cc").filter(|n| n.iter().all(u8::is_ascii_digit)) {
            let Some(n) = core::str::from_utf8(n).ok().and_then(|n| n.parse().ok()) else { return self.expected("a calling convention") };
            self.bump();
            return Ok(n);
        }
        // All but `amdgpu_`, `spir_` and `ptx_` ones end in `cc` or name an architecture.
        if word.len() < 5 || matches!(word, b"float" | b"double") || !word.is_ascii() {
            return Ok(0);
        }
        let known = (8..=110).find(|&n| cconv_word(n).is_some_and(|w| w.as_bytes() == word));
        let Some(n) = known.or_else(|| CCONVS.iter().find(|c| c.1.as_bytes() == word).map(|c| c.0)) else { return Ok(0) };
        self.bump();
        Ok(n)
    }

    /// Reads from `call` or `invoke` to the operand bundles.
    fn read_call(&mut self, name: Option<Token>, at: u32, tail: u64) -> Read<Call> {
        let mut entries = Vec::new();
        self.flags(l::CALL, &mut entries);
        let fast = entries.iter().find(|x| x.0 == Sym::FASTMATH_FLAGS).map(|x| x.1);
        let cconv = self.cconv()?;
        let ret_attrs = self.param_attrs()?;
        let space = if self.eat_word(b"addrspace") { self.address_space()? } else { self.dl.program_space };
        let pointer = self.m.cx.ptr_type(space);
        let mut ty = self.ty()?;
        // A typed pointer to a function type, as LLVM up to 16 wrote it, was read as a pointer.
        let t = self.tok;
        let callee = match t.kind {
            Kind::Global => {
                let name = self.global_name()?;
                // Intrinsics need no declaration.
                if !self.top.symbols.contains_key(&name) && !self.m.cx.str(name).starts_with("llvm.") {
                    return self.fail(t.start, "nothing of this name is defined or declared");
                }
                Callee::Symbol(name)
            }
            Kind::Local => {
                self.bump();
                Callee::Value(self.use_local(t, pointer)?)
            }
            Kind::Word if self.is_word(b"asm") => {
                self.bump();
                let mut flags = 0;
                loop {
                    flags |= match self.word() {
                        b"sideeffect" => 1,
                        b"alignstack" => 2,
                        b"inteldialect" => 4,
                        b"unwind" => {
                            self.leave_out(t.start, "'unwind' of inline assembly");
                            0
                        }
                        _ => break,
                    };
                    self.bump();
                }
                let text = self.string()?;
                self.expect(b',')?;
                let constraints = self.string()?;
                Callee::Asm { flags, text, constraints }
            }
            _ => {
                let k = self.konst_of_type(pointer)?;
                match self.ks.get(k).kon {
                    Kon::Global(name) => Callee::Symbol(name),
                    _ => Callee::Value(body::konst_ref(k)),
                }
            }
        };
        self.expect(b'(')?;
        let (mut args, mut arg_attrs, mut types) = (Vec::new(), Vec::new(), Vec::new());
        self.keep_elementtype = match callee {
            Callee::Asm { .. } => "elementtype",
            Callee::Symbol(f) if self.m.cx.str(f).starts_with("llvm.") => "llvm.elementtype",
            _ => "",
        };
        while !self.is_punct(b')') {
            if !args.is_empty() {
                self.expect(b',')?;
            }
            if self.tok.kind == Kind::Dots {
                self.bump();
                break;
            }
            let ty = self.ty()?;
            if ty == Type::LLVM_METADATA {
                let at = self.here();
                self.skip_operand()?;
                let k = self.konst(ty, Kon::Meta(at));
                args.push(body::konst_ref(k));
                arg_attrs.push(Attr::EMPTY_DICT);
                types.push(ty);
                continue;
            }
            arg_attrs.push(self.param_attrs()?);
            args.push(self.operand(ty)?);
            types.push(ty);
        }
        self.keep_elementtype = "";
        self.expect(b')')?;
        let ret = match self.m.cx.type_data(ty) {
            TypeData::LlvmFunc { ret, .. } => ret,
            _ => {
                let ret = ty;
                ty = self.m.cx.llvm_func(ty, &types, false);
                ret
            }
        };
        if let TypeData::LlvmFunc { params, varargs, .. } = self.m.cx.type_data(ty) {
            let n = params.len as usize;
            let fits = if varargs { types.len() >= n } else { types.len() == n };
            if !fits || self.m.cx.types_in(params).zip(&types).any(|(a, &b)| a != b) {
                return self.fail(at, "the arguments are not those of the function's type");
            }
        }
        let attrs = self.fn_attrs(false)?;
        let mut bundles = Vec::new();
        if self.eat_punct(b'[') {
            while !self.is_punct(b']') {
                if !bundles.is_empty() {
                    self.expect(b',')?;
                }
                let tag = self.string()?;
                self.expect(b'(')?;
                let mut values = Vec::new();
                while !self.is_punct(b')') {
                    if !values.is_empty() {
                        self.expect(b',')?;
                    }
                    if self.is_word(b"metadata") {
                        return self.unsupported(self.tok.start, "metadata in an operand bundle");
                    }
                    values.push(self.typed_operand()?.1);
                }
                self.bump();
                bundles.push((tag, values));
            }
            self.bump();
        }
        self.fast_math_of(fast.is_some(), ret, at)?;
        Ok(Call { name, at, callee, ty, ret, args, arg_attrs, ret_attrs, attrs, bundles, tail, cconv, fast })
    }

    /// `[tail] call ...`
    pub(super) fn call(&mut self, name: Option<Token>, at: u32) -> Read<()> {
        let tail = match self.word() {
            b"tail" => 1,
            b"musttail" => 2,
            b"notail" => 3,
            _ => 0,
        };
        if tail != 0 {
            self.bump();
        }
        self.expect_word("call")?;
        let mut call = self.read_call(name, at, tail)?;
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        self.f.entries.clear();
        let is_intrinsic = matches!(call.callee, Callee::Symbol(f) if self.m.cx.str(f).starts_with("llvm."));
        self.keep_call(&call, is_intrinsic || matches!(call.callee, Callee::Asm { .. }));
        match call.callee {
            Callee::Symbol(f) if self.m.cx.str(f).starts_with("llvm.") => return self.intrinsic(f, call),
            Callee::Asm { flags, text, constraints } => {
                self.asm_entries(&call, flags, text, constraints);
                self.f.refs.extend_from_slice(&call.args);
                if !call.bundles.is_empty() {
                    self.leave_out(at, "an operand bundle of inline assembly");
                }
                let loc = self.attachments(l::INLINE_ASM)?;
                // One without a result has a value of the type void.
                let void = call.ret == Type::LLVM_VOID;
                self.finish_inst(call.name, l::INLINE_ASM, call.ret, refs, succs, loc, at)?;
                if void && let Some(i) = self.f.insts.last_mut() {
                    i.bundled = u32::MAX;
                }
                return Ok(());
            }
            _ => {}
        }
        self.callee(&mut call, false)?;
        if call.tail != 0 {
            let a = self.m.cx.attr(AttrData::Enum { def: e::LLVM_TAIL_CALL_KIND, value: call.tail });
            self.f.entries.push((Sym::TAIL_CALL_KIND, a));
        }
        if let Some(fast) = call.fast {
            self.f.entries.push((Sym::FASTMATH_FLAGS, fast));
        }
        let bundled = self.bundles(&call);
        let loc = self.attachments(l::CALL)?;
        self.finish_inst(call.name, l::CALL, call.ret, refs, succs, loc, at)?;
        if let Some(i) = self.f.insts.last_mut() {
            i.bundled = bundled;
        }
        Ok(())
    }

    /// Whether a call of one type is one of a function of another: the same but for what follows the function's last
    /// parameter.
    fn may_call(&self, call: Type, function: Type) -> bool {
        let cx = &self.m.cx;
        let parts = |ty| match cx.type_data(ty) {
            TypeData::LlvmFunc { ret, params, varargs } => Some((ret, cx.types_in(params), varargs)),
            _ => None,
        };
        let (Some((ret, mut args, _)), Some((own, params, more))) = (parts(call), parts(function)) else { return false };
        ret == own && params.into_iter().all(|p| args.next() == Some(p)) && (more || args.next().is_none())
    }
    /// The address of a function, taken in front of the instruction that is read.
    fn callee_address(&mut self, f: Sym, ptr: Type, at: u32) -> Ref {
        let name = self.m.cx.symbol_ref(f);
        let attrs = self.m.cx.dict(&[(Sym::GLOBAL_NAME, name)]);
        let local = self.f.locals.len() as u32;
        self.f.locals.push(body::Local { ty: ptr, value: Value::NONE, defined: true, at });
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        let i = self.push_inst(l::MLIR_ADDRESSOF, ptr, refs, succs, at);
        (i.attrs, i.local) = (attrs, local);
        local
    }

    /// Operands and attributes that calls and invokes share.
    fn callee(&mut self, call: &mut Call, invoke: bool) -> Read<()> {
        let mut direct = None;
        match call.callee {
            Callee::Symbol(f) => {
                let s = self.top.symbols[&f];
                let function = s.what == super::top::What::Function;
                // A function that takes more than it names, as C's without a prototype, is called through its own type.
                let as_reference = !self.opts.lossless && self.opts.release.version >= 22;
                if function && as_reference && self.may_call(call.ty, s.ty) {
                    call.ty = s.ty;
                }
                // Through another type than its own a function is called by its address.
                if function && s.ty == call.ty || s.what == super::top::What::Ifunc {
                    direct = Some(f);
                } else {
                    let ptr = self.m.cx.ptr_type(s.space);
                    if function && as_reference {
                        let address = self.callee_address(f, ptr, call.at);
                        self.f.refs.push(address);
                    } else {
                        let k = self.konst(ptr, Kon::Global(f));
                        self.f.refs.push(body::konst_ref(k));
                    }
                }
            }
            Callee::Value(v) => self.f.refs.push(v),
            Callee::Asm { .. } => return self.unsupported(call.at, "an invoke of inline assembly"),
        }
        if let Some(f) = direct {
            let a = self.m.cx.symbol_ref(f);
            self.f.entries.push((Sym::CALLEE, a));
        }
        if matches!(self.m.cx.type_data(call.ty), TypeData::LlvmFunc { varargs: true, .. }) {
            let a = self.m.cx.type_attr(call.ty);
            self.f.entries.push((Sym::VAR_CALLEE_TYPE, a));
        }
        self.f.refs.extend_from_slice(&call.args);
        if call.cconv != 0 {
            let a = self.cconv_attr(call.cconv, call.at);
            self.f.entries.extend(a.map(|a| (Sym::CCONV, a)));
        }
        self.value_attrs(call);
        let mut entries = core::mem::take(&mut self.f.entries);
        let attrs = core::mem::take(&mut call.attrs);
        if invoke {
            // Invokes have no attributes of functions in the dialect.
            let mut found = Vec::new();
            let (_, effects) = self.attr_entries(attrs, true, call.at, &mut found)?;
            if !found.is_empty() || effects != [3; 6] {
                self.leave_to_text(call.at, "an attribute of an invoke");
            }
        } else {
            let (_, effects) = self.attr_entries(attrs, true, call.at, &mut entries)?;
            // A call touches no more than the function does; operands of bundles may be touched besides.
            let mut of_callee = match direct {
                Some(f) => self.top.symbols[&f].effects,
                None => [3; 6],
            };
            if call.bundles.iter().any(|b| !matches!(self.m.cx.str(b.0), "ptrauth" | "kcfi" | "convergencectrl")) {
                of_callee = [3; 6];
            }
            self.push_effects(core::array::from_fn(|i| effects[i] & of_callee[i]), true, &mut entries);
        }
        self.f.entries = entries;
        Ok(())
    }
    /// Attributes of arguments and result.
    pub(super) fn value_attrs(&mut self, call: &Call) {
        let Some(list) = self.dict_list(&call.arg_attrs) else {
            if call.ret_attrs != Attr::EMPTY_DICT {
                self.result_attrs(call);
            }
            return;
        };
        if self.opts.release.version >= 20 {
            self.f.entries.push((Sym::ARG_ATTRS, list));
        } else {
            self.leave_to_text(call.at, "an attribute of an argument of a call");
        }
        self.result_attrs(call);
    }
    fn result_attrs(&mut self, call: &Call) {
        if call.ret_attrs == Attr::EMPTY_DICT {
            return;
        }
        if self.opts.release.version >= 20 {
            let a = self.m.cx.array_attr(&[call.ret_attrs]);
            self.f.entries.push((Sym::RES_ATTRS, a));
        } else {
            self.leave_to_text(call.at, "an attribute of the result of a call");
        }
    }
    pub(super) fn cconv_attr(&mut self, n: u64, at: u32) -> Option<Attr> {
        if e::ENUMS[e::LLVM_CCONV as usize].text(n).is_none() {
            self.leave_out(at, "a calling convention that the dialect does not name");
            return None;
        }
        Some(self.m.cx.attr(AttrData::Enum { def: e::LLVM_CCONV, value: n }))
    }
    /// Operand bundles; the number of their operands.
    pub(super) fn bundles(&mut self, call: &Call) -> u32 {
        if call.bundles.is_empty() {
            return 0;
        }
        if self.opts.release.version < 20 {
            self.leave_out(call.at, "an operand bundle of a call");
            return 0;
        }
        let sizes: Vec<i32> = call.bundles.iter().map(|b| b.1.len() as i32).collect();
        let tags: Vec<Attr> = call.bundles.iter().map(|b| self.m.cx.sym_str_attr(b.0)).collect();
        let (sizes, tags) = (self.m.cx.i32_array(&sizes), self.m.cx.array_attr(&tags));
        self.f.entries.push((Sym::OP_BUNDLE_SIZES, sizes));
        self.f.entries.push((Sym::OP_BUNDLE_TAGS, tags));
        let mut n = 0;
        for (_, values) in &call.bundles {
            n += values.len() as u32;
            self.f.refs.extend_from_slice(values);
        }
        n
    }
    fn asm_entries(&mut self, call: &Call, flags: u8, text: Sym, constraints: Sym) {
        let (text, constraints) = (self.m.cx.sym_str_attr(text), self.m.cx.sym_str_attr(constraints));
        let dialect = self.m.cx.int_attr(Type::I64, (flags >> 2) as i64);
        let out = &mut self.f.entries;
        out.push((Sym::ASM_STRING, text));
        out.push((Sym::CONSTRAINTS, constraints));
        out.push((Sym::ASM_DIALECT, dialect));
        if flags & 1 != 0 {
            out.push((Sym::HAS_SIDE_EFFECTS, Attr::UNIT));
        }
        if flags & 2 != 0 {
            out.push((Sym::IS_ALIGN_STACK, Attr::UNIT));
        }
        if call.tail != 0 && self.opts.release.version >= 20 {
            let a = self.m.cx.attr(AttrData::Enum { def: e::LLVM_TAIL_CALL_KIND, value: call.tail });
            self.f.entries.push((Sym::TAIL_CALL_KIND_ASM, a));
        }
        // Only the types that pointers point to are kept.
        let elementtype = self.m.cx.sym("elementtype");
        let lists: Vec<Attr> = call
            .arg_attrs
            .iter()
            .map(|&d| match self.m.cx.dict_get(d, elementtype) {
                Some(a) => self.m.cx.dict(&[(elementtype, a)]),
                None => Attr::EMPTY_DICT,
            })
            .collect();
        if let Some(list) = self.dict_list(&lists) {
            self.f.entries.push((Sym::OPERAND_ATTRS, list));
        }
    }

    /// `invoke ... to label %a unwind label %b`
    pub(super) fn invoke(&mut self, name: Option<Token>, at: u32) -> Read<()> {
        self.bump();
        let mut call = self.read_call(name, at, 0)?;
        let (refs, succs) = (self.f.refs.len(), self.f.succs.len());
        self.f.entries.clear();
        self.keep_call(&call, false);
        self.expect_word("to")?;
        let normal = self.label()?;
        self.expect_word("unwind")?;
        let unwind = self.label()?;
        self.f.succs.extend_from_slice(&[normal, unwind]);
        self.callee(&mut call, true)?;
        let bundled = self.bundles(&call);
        let loc = self.attachments(l::INVOKE)?;
        self.finish_inst(call.name, l::INVOKE, call.ret, refs, succs, loc, at)?;
        if let Some(i) = self.f.insts.last_mut() {
            i.bundled = bundled;
        }
        Ok(())
    }

    /// Whether an operation has an attribute.
    pub(super) fn has_attr(&self, op: Opcode, name: Sym) -> bool {
        self.m.cx.registry.row(op).attrs.iter().any(|a| a.name == name)
    }
    /// The end of a call of an intrinsic whose operands and attributes are there.
    pub(super) fn finish_call(&mut self, call: Call, op: Opcode, refs: usize, loc: Loc) -> Read<()> {
        let succs = self.f.succs.len();
        self.finish_inst(call.name, op, call.ret, refs, succs, loc, call.at)
    }
}
