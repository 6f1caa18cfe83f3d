//! Functions: signatures and their attributes.

use alloc::vec::Vec;

use ir::dialect::llvm;
use ir::{Attr, AttrData, Op, Sym, Type, TypeData};

use super::Writer;
use super::hooks::{Added, Target};
use super::names::{enum_num, enum_text, field};

use super::text::{self, int, num, uint};

/// What stands behind a parameter attribute's name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Value {
    /// Nothing.
    Unit,
    /// ` n`
    Align,
    /// `(n)`
    Int,
    /// `(T)`
    Type,
    /// `(T lower, upper)`
    Range,
}

/// Parameter and result attributes: MLIR's name and LLVM's word.
pub(crate) const PARAMS: [(&str, &str, Value); 39] = [
    ("llvm.align", "align", Value::Align),
    ("llvm.allocalign", "allocalign", Value::Unit),
    ("llvm.allocptr", "allocptr", Value::Unit),
    ("llvm.byref", "byref", Value::Type),
    ("llvm.byval", "byval", Value::Type),
    ("llvm.dead_on_return", "dead_on_return", Value::Unit),
    ("llvm.dead_on_unwind", "dead_on_unwind", Value::Unit),
    ("llvm.dereferenceable", "dereferenceable", Value::Int),
    ("llvm.dereferenceable_or_null", "dereferenceable_or_null", Value::Int),
    ("llvm.elementtype", "elementtype", Value::Type),
    ("elementtype", "elementtype", Value::Type),
    ("llvm.immarg", "immarg", Value::Unit),
    ("llvm.inalloca", "inalloca", Value::Type),
    ("llvm.inreg", "inreg", Value::Unit),
    ("llvm.nest", "nest", Value::Unit),
    ("llvm.noalias", "noalias", Value::Unit),
    ("llvm.nocapture", "nocapture", Value::Unit),
    ("llvm.noext", "noext", Value::Unit),
    ("llvm.nofpclass", "nofpclass", Value::Int),
    ("llvm.nofree", "nofree", Value::Unit),
    ("llvm.nonnull", "nonnull", Value::Unit),
    ("llvm.noundef", "noundef", Value::Unit),
    ("llvm.preallocated", "preallocated", Value::Type),
    ("llvm.range", "range", Value::Range),
    ("llvm.readnone", "readnone", Value::Unit),
    ("llvm.readonly", "readonly", Value::Unit),
    ("llvm.returned", "returned", Value::Unit),
    ("llvm.signext", "signext", Value::Unit),
    ("llvm.sret", "sret", Value::Type),
    ("llvm.alignstack", "alignstack", Value::Int),
    ("llvm.swiftasync", "swiftasync", Value::Unit),
    ("llvm.swifterror", "swifterror", Value::Unit),
    ("llvm.swiftself", "swiftself", Value::Unit),
    ("llvm.writable", "writable", Value::Unit),
    ("llvm.writeonly", "writeonly", Value::Unit),
    ("llvm.zeroext", "zeroext", Value::Unit),
    // Meant for the conversion of functions, nothing in LLVM IR.
    ("llvm.bareptr", "", Value::Unit),
    ("llvm.mlir.type_name", "", Value::Unit),
    ("llvm.struct_attrs", "", Value::Unit),
];

/// Stands in front of each attribute while they are collected.
pub const NEXT: u8 = 0;

/// Attributes of functions that are words, not strings, in LLVM IR, in LLVM's order (that of the names in its source).
pub(crate) const FUNCTION_WORDS: [&str; 62] = [
    "alwaysinline",
    "builtin",
    "cold",
    "convergent",
    "coro_only_destroy_when_complete",
    "coro_elide_safe",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "inlinehint",
    "jumptable",
    "minsize",
    "mustprogress",
    "naked",
    "noalias",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "nounwind",
    "nonlazybind",
    "null_pointer_is_valid",
    "optforfuzzing",
    "optdebug",
    "optsize",
    "optnone",
    "presplitcoroutine",
    "returns_twice",
    "safestack",
    "sanitize_address",
    "sanitize_alloc_token",
    "sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_memory",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "shadowcallstack",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "willreturn",
];

/// Bits of `allockind`, the lowest first.
const ALLOC_KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// Unit attributes of `llvm.func` that are words.
pub(crate) const UNITS: [(&str, &str); 12] = [
    ("no_inline", "noinline"),
    ("always_inline", "alwaysinline"),
    ("inline_hint", "inlinehint"),
    ("no_unwind", "nounwind"),
    ("will_return", "willreturn"),
    ("optimize_none", "optnone"),
    ("convergent", "convergent"),
    ("noreturn", "noreturn"),
    ("returns_twice", "returns_twice"),
    ("hot", "hot"),
    ("cold", "cold"),
    ("noduplicate", "noduplicate"),
];

/// Attributes of `llvm.func` that are strings with or without a value.
pub(crate) const STRINGS: [(&str, &str); 28] = [
    ("arm_streaming", "aarch64_pstate_sm_enabled"),
    ("arm_locally_streaming", "aarch64_pstate_sm_body"),
    ("arm_streaming_compatible", "aarch64_pstate_sm_compatible"),
    ("arm_new_za", "aarch64_new_za"),
    ("arm_in_za", "aarch64_in_za"),
    ("arm_out_za", "aarch64_out_za"),
    ("arm_inout_za", "aarch64_inout_za"),
    ("arm_preserves_za", "aarch64_preserves_za"),
    ("frame_pointer", "frame-pointer"),
    ("target_cpu", "target-cpu"),
    ("tune_cpu", "tune-cpu"),
    ("target_features", "target-features"),
    ("unsafe_fp_math", "unsafe-fp-math"),
    ("no_infs_fp_math", "no-infs-fp-math"),
    ("no_nans_fp_math", "no-nans-fp-math"),
    ("approx_func_fp_math", "approx-func-fp-math"),
    ("no_signed_zeros_fp_math", "no-signed-zeros-fp-math"),
    ("denormal_fp_math", "denormal-fp-math"),
    ("denormal_fp_math_f32", "denormal-fp-math-f32"),
    ("fp_contract", "fp-contract"),
    ("instrument_function_entry", "instrument-function-entry"),
    ("instrument_function_exit", "instrument-function-exit"),
    ("prefer_vector_width", "prefer-vector-width"),
    ("reciprocal_estimates", "reciprocal-estimates"),
    ("probe_stack", "probe-stack"),
    ("stack_probe_size", "stack-probe-size"),
    ("zero_call_used_regs", "zero-call-used-regs"),
    ("trap_func_name", "trap-func-name"),
];

impl Writer<'_> {
    /// Writes a function, its body included.
    pub fn function(&mut self, op: Op) {
        let m = self.m;
        self.at = op;
        // No LLVM that lacks the shorter form reads it under another name either.
        let outdated = cfg!(feature = "extended") && self.any_outdated && self.is_outdated(op);
        if outdated && !self.facts.short_lifetime {
            return;
        }
        // Most functions have a type and a name and nothing else to be written.
        let mut entries = self.cx.dict_entries(m.op_record[op].attrs);
        let alone = match (entries.len(), entries.next(), entries.next()) {
            (2, Some((Sym::FUNCTION_TYPE, ty)), Some((Sym::SYM_NAME, name))) => Some((ty, name)),
            _ => None,
        };
        let plain = alone.is_some() && self.hooks.is_empty() && !self.md.kept;
        let ty = alone.map_or_else(|| m.attr(op, Sym::FUNCTION_TYPE), |a| Some(a.0));
        let Some(ty) = ty.and_then(|a| self.cx.type_value(a)) else { return };
        let TypeData::LlvmFunc { ret, params, varargs } = self.cx.type_data(ty) else {
            self.error("unsupported-type", "type of a function is not an LLVM function type");
            return;
        };
        let body = m.op_regions(op).first().copied().filter(|&r| !m.region_blocks(r).is_empty());
        self.put(if body.is_some() { b"\ndefine " } else { b"\ndeclare " });
        let start = self.out.len();
        let mut convention = start;
        if !plain {
            if body.is_none() {
                let mark = self.out.len();
                self.kernel_metadata(op);
                self.blank_behind(mark);
            }
            self.linkage_words(op);
            convention = self.out.len();
            self.cconv(op);
            if let Some(d) = m.attr(op, Sym::RES_ATTRS).and_then(|a| self.cx.array_items(a)).and_then(|l| l.first().copied()) {
                self.value_attrs(d);
            }
        }
        self.ty(ret);
        self.lit(b" ");
        let name = alone.map_or_else(|| m.attr(op, Sym::SYM_NAME), |a| Some(a.1));
        if let Some(name) = name.and_then(|a| self.cx.str_value(a)) {
            if outdated {
                super::text::name(&mut self.out, b'@', &alloc::format!("{}.invalid", self.cx.str(name)));
            } else {
                self.symbol(name);
            }
            self.fun.name = name;
        }
        self.lit(b"(");
        let attrs = if plain { None } else { m.attr(op, Sym::ARG_ATTRS) };
        let attrs = match attrs.map(|a| self.cx.attr_data(a)) {
            Some(AttrData::Array(l)) => self.cx.lists.get(l),
            _ => &[],
        };
        let (params_in, mut i) = (self.cx.lists.get(params), 0);
        loop {
            if plain && body.is_some() {
                i = self.quick_parameters(params_in, i);
            }
            let Some(t) = params_in.get(i).map(|&t| Type(t)) else { break };
            if i > 0 {
                self.lit(b", ");
            }
            self.ty(t);
            if let Some(d) = attrs.get(i).map(|&d| Attr(d))
                && d != Attr::EMPTY_DICT
            {
                self.lit(b" ");
                self.value_attrs(d);
                // Each attribute ends with a blank, which stands in front of the name.
                self.out.pop();
            }
            if body.is_some() {
                self.lit(b" %");
                self.out.slot(i as u32);
            }
            i += 1;
        }
        if varargs {
            self.put(if params.is_empty() { b"..." } else { b", ..." });
        }
        self.lit(b")");
        let mut added = Added::default();
        if !plain {
            added = self.behind_signature(op, convention, body.is_some());
        }
        self.start_locations(op);
        self.fun.watched = self.fun.located || !self.hooks.is_empty();
        #[cfg(feature = "import")]
        if self.md.kept {
            self.restore_function(op, body.is_some(), start);
        }
        match body {
            Some(_) => self.added_metadata(&added, b" !"),
            None => self.added_in_front(&added, start),
        }
        if let Some(n) = self.fun.scope {
            match body {
                Some(_) => {
                    self.lit(b" !dbg !");
                    num(&mut self.out, n);
                }
                None => {
                    let mut text = b"!dbg !".to_vec();
                    num(&mut text, n);
                    text.push(b' ');
                    self.out.insert(start, &text);
                }
            }
        }
        match body {
            Some(region) => {
                self.lit(b" {\n");
                self.body(region);
                self.lit(b"}\n");
                #[cfg(feature = "import")]
                self.restore_names(op, start);
            }
            None => self.lit(b"\n"),
        }
    }

    /// Writes what stands behind a function's parameters; what hooks add to the rest.
    fn behind_signature(&mut self, op: Op, convention: usize, defined: bool) -> Added {
        let m = self.m;
        self.unnamed_addr(op);
        let mut added = Added::default();
        if !self.hooks.is_empty() {
            added = self.amend(op, m.op_record[op].attrs, Target::Function);
            if !added.convention.is_empty() && self.enum_attr(op, Sym::CCONV).is_none_or(|n| n == 0) {
                added.convention.push(' ');
                self.out.insert(convention, added.convention.as_bytes());
            }
        }
        self.function_attrs(op, &added.attrs, !defined);
        let whole = defined || self.facts.keep_instructions;
        if whole {
            self.section(op);
        }
        self.comdat_of(op);
        if let Some(n) = self.int_attr(op, Sym::ALIGNMENT).filter(|&n| n > 0) {
            self.lit(b" align ");
            uint(&mut self.out, n as u64);
        }
        if let Some(s) = m.attr(op, Sym::GARBAGE_COLLECTOR).and_then(|a| self.cx.str_value(a)) {
            self.lit(b" gc ");
            text::quoted(&mut self.out, self.cx.str(s).as_bytes());
        }
        if let Some(s) = m.attr(op, Sym::PERSONALITY).filter(|_| whole).and_then(|a| self.cx.flat_symbol(a)) {
            self.lit(b" personality ptr ");
            text::name(&mut self.out, b'@', self.cx.str(s));
        }
        if let Some(n) = self.int_attr(op, Sym::FUNCTION_ENTRY_COUNT).filter(|_| !self.md.kept) {
            let mut node = b"{!\"function_entry_count\", i64 ".to_vec();
            int(&mut node, n);
            node.push(b'}');
            let n = self.md.node(&node);
            self.lit(b" !prof !");
            num(&mut self.out, n);
        }
        if defined {
            self.kernel_metadata(op);
        }
        added
    }

    /// What OpenCL says of a kernel, each with a blank in front of it: the type that it computes on mostly, and sizes of its groups.
    fn kernel_metadata(&mut self, op: Op) {
        let (m, cx) = (self.m, self.cx);
        if self.md.kept {
            return;
        }
        const SIZES: [Sym; 3] = [Sym::WORK_GROUP_SIZE_HINT, Sym::REQD_WORK_GROUP_SIZE, Sym::INTEL_REQD_SUB_GROUP_SIZE];
        if cfg!(not(feature = "debug-info")) {
            if SIZES.iter().chain(&[Sym::VEC_TYPE_HINT]).any(|&name| m.attr(op, name).is_some()) {
                self.error("unsupported", "this build does not write what OpenCL says of a kernel");
            }
            return;
        }
        let attach = |w: &mut Self, kind: &str, node: &[u8]| {
            let n = w.md.node(node);
            w.lit(b" !");
            w.put(kind.as_bytes());
            w.lit(b" !");
            num(&mut w.out, n);
        };
        if let Some(a) = m.attr(op, Sym::VEC_TYPE_HINT)
            && let Some(ty) = field(cx, a, "hint").and_then(|t| cx.type_value(t))
        {
            let mark = self.out.len();
            self.put(b"{");
            self.ty(ty);
            let signed = field(cx, a, "is_signed").is_some_and(|s| s != Attr::FALSE);
            self.put(if signed { b" undef, i32 1}" } else { b" undef, i32 0}" });
            let node = self.out.since(mark).to_vec();
            self.out.truncate(mark);
            attach(self, "vec_type_hint", &node);
        }
        for name in SIZES {
            let Some(a) = m.attr(op, name) else { continue };
            let sizes = cx.int_array(a).or_else(|| cx.int_value(a).map(|n| [n].to_vec())).unwrap_or_default();
            let mut node = b"{".to_vec();
            for (i, n) in sizes.into_iter().enumerate() {
                node.extend_from_slice(if i > 0 { b", i32 " } else { b"i32 " });
                int(&mut node, n);
            }
            node.push(b'}');
            attach(self, cx.str(name), &node);
        }
    }

    /// Writes linkage, `dso_local` and visibility, each behind it a blank; nothing for the usual ones, and no `dso_local`
    /// where it goes without saying (LangRef, "Runtime Preemption Specifiers": local linkage, or a visibility of its own).
    pub fn linkage_words(&mut self, op: Op) {
        let linkage = self.linkage(op);
        if linkage != "external" {
            self.put(linkage.as_bytes());
            self.lit(b" ");
        }
        let visibility = self.enum_attr(op, Sym::VISIBILITY);
        let implied = matches!(linkage, "private" | "internal") || linkage != "extern_weak" && matches!(visibility, Some(1 | 2));
        if !implied && self.flag(op, Sym::DSO_LOCAL) {
            self.lit(b"dso_local ");
        }
        match visibility {
            Some(1) => self.lit(b"hidden "),
            Some(2) => self.lit(b"protected "),
            _ => {}
        }
    }
    /// Writes ` unnamed_addr` or ` local_unnamed_addr`.
    pub fn unnamed_addr(&mut self, op: Op) {
        match self.enum_attr(op, Sym::UNNAMED_ADDR) {
            Some(1) => self.lit(b" local_unnamed_addr"),
            Some(2) => self.lit(b" unnamed_addr"),
            _ => {}
        }
    }
    fn section(&mut self, op: Op) {
        if let Some(s) = self.m.attr(op, Sym::SECTION).and_then(|a| self.cx.str_value(a)).filter(|s| *s != Sym::EMPTY) {
            self.lit(b" section ");
            text::quoted(&mut self.out, self.cx.str(s).as_bytes());
        }
    }
    fn comdat_of(&mut self, op: Op) {
        if let Some(s) = self.comdat_name(op) {
            self.lit(b" comdat(");
            text::name(&mut self.out, b'$', self.cx.str(s));
            self.lit(b")");
        }
    }
    /// The selector that a symbol belongs to.
    pub fn comdat_name(&self, op: Op) -> Option<Sym> {
        match self.m.attr(op, Sym::COMDAT).map(|a| self.cx.attr_data(a)) {
            Some(AttrData::Symbol { nested, .. }) => self.cx.syms_in(nested).last(),
            _ => None,
        }
    }

    /// Writes attributes of a parameter or a result, each behind it a blank.
    pub fn value_attrs(&mut self, dict: Attr) {
        let cx = self.cx;
        #[cfg(feature = "import")]
        if self.restore_attrs(dict) {
            return;
        }
        let mut others = false;
        for (name, a) in cx.dict_entries(dict) {
            let text = cx.str(name);
            let Some(&(_, word, value)) = PARAMS.iter().find(|p| p.0 == text) else {
                // Attributes of other dialects mean nothing to LLVM.
                if text.starts_with("llvm.") {
                    let message = alloc::format!("parameter attribute `{text}` means nothing to LLVM IR and is left out");
                    self.diags.warning("unknown-attribute", self.m.op_record[self.at].loc, message);
                } else {
                    others = true;
                }
                continue;
            };
            if word.is_empty() || a == Attr::FALSE || self.facts.version < param_since(word) {
                continue;
            }
            if word == "elementtype" && !self.of_intrinsic() {
                self.error("elementtype", "an element type stands at arguments of intrinsics and inline assembly only");
            }
            let word = if word == "nocapture" && self.facts.captures { "captures(none)" } else { word };
            self.put(word.as_bytes());
            match value {
                Value::Unit => {}
                Value::Align => {
                    self.lit(b" ");
                    uint(&mut self.out, cx.int_value(a).unwrap_or(1) as u64);
                }
                Value::Int => {
                    self.lit(b"(");
                    uint(&mut self.out, cx.int_value(a).unwrap_or(0) as u64);
                    self.lit(b")");
                }
                Value::Type => {
                    // Very old modules say only that the attribute is there.
                    if let Some(t) = cx.type_value(a) {
                        self.lit(b"(");
                        self.ty(t);
                        self.lit(b")");
                    }
                }
                Value::Range => self.range(a),
            }
            self.lit(b" ");
        }
        if others && !self.hooks.is_empty() {
            self.amend_parameter(dict);
        }
    }

    /// Whether the operation calls an intrinsic, or is assembly.
    fn of_intrinsic(&self) -> bool {
        match self.m.kind(self.at) {
            llvm::CALL | llvm::INVOKE => {
                let callee = self.m.attr(self.at, Sym::CALLEE).and_then(|a| self.cx.flat_symbol(a));
                callee.is_some_and(|name| self.cx.str(name).starts_with("llvm."))
            }
            kind => kind != llvm::FUNC,
        }
    }

    /// `(i32 0, 8)` behind `range`
    fn range(&mut self, a: Attr) {
        let cx = self.cx;
        let AttrData::Record { fields, .. } = cx.attr_data(a) else {
            self.error("unsupported", "a range of values must be a `#llvm.constant_range`");
            return;
        };
        for (i, bound) in cx.attrs_in(fields).enumerate() {
            let Some(ty) = cx.attr_type(bound) else { continue };
            if i == 0 {
                self.lit(b"(");
                self.ty(ty);
                self.lit(b" ");
            } else {
                self.lit(b", ");
            }
            match self.attr_constant(bound, ty) {
                Some(k) if ty != Type::I1 => self.konst(k),
                _ => self.put(if bound == Attr::FALSE { b"0" } else { b"-1" }),
            }
        }
        self.lit(b")");
    }

    /// `added`: attributes that do not stand in the dictionary.
    fn function_attrs(&mut self, op: Op, added: &[u8], declared: bool) {
        #[cfg(feature = "import")]
        if self.restore_own_attrs(op) {
            return;
        }
        let cx = self.cx;
        let m = self.m;
        let mut strings: Vec<u8> = added.to_vec();
        for (name, a) in cx.dict_entries(m.op_record[op].attrs) {
            if matches!(
                name,
                Sym::SYM_NAME
                    | Sym::FUNCTION_TYPE
                    | Sym::LINKAGE
                    | Sym::CCONV
                    | Sym::VISIBILITY
                    | Sym::UNNAMED_ADDR
                    | Sym::ARG_ATTRS
                    | Sym::RES_ATTRS
            ) {
                continue;
            }
            let text = cx.str(name);
            if declared && !self.declaration_keeps(text) {
                continue;
            }
            if a == Attr::FALSE && UNITS.iter().any(|u| u.0 == text) {
                continue;
            }
            if let Some(u) = UNITS.iter().find(|u| u.0 == text) {
                strings.push(NEXT);
                strings.extend_from_slice(u.1.as_bytes());
                continue;
            }
            if !self.facts.old_attrs && matches!(text, "unsafe_fp_math" | "approx_func_fp_math") {
                continue;
            }
            if let Some(s) = STRINGS.iter().find(|s| s.0 == text) {
                self.string_attr(a, s.1, &mut strings);
                continue;
            }
            match text {
                "memory" | "memory_effects" => {
                    strings.push(NEXT);
                    self.memory_effects(a, &mut strings);
                }
                "vscale_range" => {
                    let n = |f| field(cx, a, f).and_then(|x| cx.int_value(x)).unwrap_or(0);
                    strings.extend_from_slice(b"\0vscale_range(");
                    int(&mut strings, n("minRange"));
                    strings.push(b',');
                    int(&mut strings, n("maxRange"));
                    strings.push(b')');
                }
                "uwtable_kind" => match enum_num(cx, a) {
                    Some(1) => strings.extend_from_slice(b"\0uwtable(sync)"),
                    Some(2) => strings.extend_from_slice(b"\0uwtable"),
                    _ => {}
                },
                "passthrough" => self.passthrough(a, &mut strings),
                _ => {}
            }
        }
        self.attribute_group(&strings);
    }

    /// Whether a function without a body keeps this attribute: mlir-translate writes most with the body only.
    fn declaration_keeps(&self, name: &str) -> bool {
        self.facts.keep_instructions
            || matches!(
                name,
                "no_inline"
                    | "always_inline"
                    | "optimize_none"
                    | "no_unwind"
                    | "will_return"
                    | "convergent"
                    | "passthrough"
                    | "memory_effects"
            )
            || self.facts.declared_attrs && matches!(name, "inline_hint" | "frame_pointer" | "target_features" | "uwtable_kind")
    }

    /// Writes ` #n`, the group of attributes of a function or a call, each of which stands behind a [`NEXT`]. In a
    /// group stand words, then those with numbers, then strings, each in alphabetical order.
    pub fn attribute_group(&mut self, attributes: &[u8]) {
        if attributes.is_empty() {
            return;
        }
        let mut list: Vec<&[u8]> = attributes.split(|&b| b == NEXT).filter(|a| !a.is_empty()).collect();
        ir::order::sort_by_key(&mut list, |a| (a[0] == b'"', a.ends_with(b")") || *a == b"uwtable" || a.starts_with(b"alignstack="), *a));
        list.dedup();
        let n = self.md.group(&list.join(&b' '));
        self.lit(b" #");
        num(&mut self.out, n);
    }

    /// Writes the groups of attributes that functions and calls named.
    pub fn attribute_groups(&mut self) {
        let groups = core::mem::take(&mut self.md.groups);
        for (i, g) in groups.iter().enumerate() {
            self.put(if i == 0 { b"\nattributes #" } else { b"attributes #" });
            num(&mut self.out, i as u32);
            self.put(b" = { ");
            self.put(g);
            self.put(b" }\n");
        }
    }

    /// `"name"="value"`
    fn string_attr(&mut self, a: Attr, name: &str, out: &mut Vec<u8>) {
        let cx = self.cx;
        let mut value = Vec::new();
        match cx.attr_data(a) {
            AttrData::Unit => {}
            AttrData::String { text, .. } => value.extend_from_slice(cx.str(text).as_bytes()),
            AttrData::Integer { ty: Type::I1, bits } => value.extend_from_slice(if bits != 0 { b"true" } else { b"false" }),
            AttrData::Integer { .. } => int(&mut value, cx.int_value(a).unwrap_or(0)),
            AttrData::Record { fields, .. } if name == "target-features" => {
                let items = cx.attrs_in(fields).next().filter(|a| a.is_some()).and_then(|l| cx.array_items(l)).unwrap_or_default();
                for (i, f) in items.into_iter().enumerate() {
                    if i > 0 {
                        value.push(b',');
                    }
                    if let Some(s) = cx.str_value(f) {
                        value.extend_from_slice(cx.str(s).as_bytes());
                    }
                }
            }
            _ => value.extend_from_slice(enum_text(cx, a).unwrap_or("").as_bytes()),
        }
        out.push(NEXT);
        text::quoted(out, name.as_bytes());
        if !value.is_empty() {
            out.push(b'=');
            text::quoted(out, &value);
        }
    }

    /// Attributes that MLIR passes through: a name, or a name and a value.
    pub(super) fn passthrough(&mut self, a: Attr, out: &mut Vec<u8>) {
        let cx = self.cx;
        // The last ones are of LLVM up to 15.
        let word = |name: &str| FUNCTION_WORDS.contains(&name) || matches!(name, "readnone" | "readonly" | "writeonly");
        for item in cx.array_items(a).unwrap_or_default() {
            match cx.attr_data(item) {
                AttrData::String { text, .. } => {
                    let name = cx.str(text);
                    if word(name) || name == "uwtable" {
                        out.push(NEXT);
                        out.extend_from_slice(name.as_bytes());
                    } else if matches!(name, "alignstack" | "allockind" | "allocsize" | "memory" | "vscale_range") {
                        let message = alloc::format!("LLVM attribute '{name}' expects a value");
                        self.error("passthrough", message);
                    } else {
                        out.push(NEXT);
                        text::quoted(out, name.as_bytes());
                    }
                }
                AttrData::Array(l) => {
                    let mut it = cx.attrs_in(l);
                    let (Some(k), Some(v), None) =
                        (it.next().and_then(|a| cx.str_value(a)), it.next().and_then(|a| cx.str_value(a)), it.next())
                    else {
                        self.error("passthrough", "expected arrays within 'passthrough' to contain two strings");
                        continue;
                    };
                    let (k, v) = (cx.str(k), cx.str(v));
                    if word(k) {
                        let message = alloc::format!("LLVM attribute '{k}' does not expect a value, found '{v}'");
                        self.error("passthrough", message);
                    } else if k == "alignstack" && v.parse::<u32>().is_ok() {
                        // In a group it has no parentheses.
                        out.extend_from_slice(b"\0alignstack=");
                        out.extend_from_slice(v.as_bytes());
                    } else if k == "uwtable" {
                        out.extend_from_slice(if v == "1" { b"\0uwtable(sync)" } else { b"\0uwtable" });
                    } else if let ("allocsize", Ok(n)) = (k, v.parse::<u64>()) {
                        // Two numbers in one: the second is absent when all its bits are set.
                        out.extend_from_slice(b"\0allocsize(");
                        uint(out, n >> 32);
                        if n as u32 != u32::MAX {
                            out.push(b',');
                            uint(out, n as u32 as u64);
                        }
                        out.push(b')');
                    } else if let ("vscale_range", Ok(n)) = (k, v.parse::<u64>()) {
                        // The lower number stands in the upper half.
                        out.extend_from_slice(b"\0vscale_range(");
                        uint(out, n >> 32);
                        out.push(b',');
                        uint(out, n as u32 as u64);
                        out.push(b')');
                    } else if let ("allockind", Ok(n)) = (k, v.parse::<u64>()) {
                        out.extend_from_slice(b"\0allockind(\"");
                        for (i, word) in ALLOC_KINDS.iter().enumerate().filter(|k| n >> k.0 & 1 != 0) {
                            if n & ((1 << i) - 1) != 0 {
                                out.push(b',');
                            }
                            out.extend_from_slice(word.as_bytes());
                        }
                        out.extend_from_slice(b"\")");
                    } else if matches!(k, "allockind" | "allocsize" | "memory" | "vscale_range") {
                        let message = alloc::format!("LLVM attribute `{k}` is not taken from `passthrough`");
                        self.error("unsupported", message);
                    } else {
                        out.push(NEXT);
                        text::quoted(out, k.as_bytes());
                        out.push(b'=');
                        text::quoted(out, v.as_bytes());
                    }
                }
                _ => self.error("passthrough", "expected 'passthrough' to contain string or array attributes"),
            }
        }
    }

    /// `memory(argmem: read)`, behind a mark that what comes next begins.
    pub fn memory_effects(&mut self, a: Attr, out: &mut Vec<u8>) {
        let cx = self.cx;
        let word = |name: &str| field(cx, a, name).and_then(|x| enum_text(cx, x).or_else(|| modref(enum_num(cx, x)?)));
        let other = word("other").unwrap_or("none");
        if !self.facts.memory {
            let bits = |name| match word(name) {
                Some("read") => 1,
                Some("write") => 2,
                Some("readwrite") => 3,
                _ => 0,
            };
            for w in memory_words(bits("argMem"), bits("inaccessibleMem"), bits("other")) {
                out.extend_from_slice(w.as_bytes());
                out.push(NEXT);
            }
            // The mark behind the last word, or in front of none.
            out.pop();
            return;
        }
        out.extend_from_slice(b"memory(");
        out.extend_from_slice(other.as_bytes());
        let places: &[(&str, &str)] = if self.facts.version >= 22 {
            &[
                ("argMem", "argmem"),
                ("inaccessibleMem", "inaccessiblemem"),
                ("errnoMem", "errnomem"),
                ("targetMem0", "target_mem0"),
                ("targetMem1", "target_mem1"),
            ]
        } else {
            &[("argMem", "argmem"), ("inaccessibleMem", "inaccessiblemem")]
        };
        for &(name, place) in places {
            if let Some(w) = word(name)
                && w != other
            {
                out.extend_from_slice(b", ");
                out.extend_from_slice(place.as_bytes());
                out.extend_from_slice(b": ");
                out.extend_from_slice(w.as_bytes());
            }
        }
        out.push(b')');
    }
}

/// The first release that has a parameter attribute; older ones do without.
pub(super) fn param_since(word: &str) -> u32 {
    match word {
        "dead_on_return" => 22,
        "noext" => 20,
        "range" => 19,
        "dead_on_unwind" | "writable" => 18,
        "nofpclass" => 17,
        _ => 0,
    }
}

/// What LLVM 15 had instead of `memory(...)`: effects (1 read, 2 write) on arguments, inaccessible and other memory.
fn memory_words(arg: u64, inaccessible: u64, other: u64) -> &'static [&'static str] {
    let all = arg | inaccessible | other;
    let place = match (other, arg, inaccessible) {
        (0, 0, 0) => return &["readnone"],
        (0, _, 0) => 0,
        (0, 0, _) => 1,
        (0, _, _) => 2,
        _ => 3,
    };
    const WORDS: [[&[&str]; 3]; 4] = [
        [&["argmemonly", "readonly"], &["argmemonly", "writeonly"], &["argmemonly"]],
        [&["inaccessiblememonly", "readonly"], &["inaccessiblememonly", "writeonly"], &["inaccessiblememonly"]],
        [
            &["inaccessiblemem_or_argmemonly", "readonly"],
            &["inaccessiblemem_or_argmemonly", "writeonly"],
            &["inaccessiblemem_or_argmemonly"],
        ],
        [&["readonly"], &["writeonly"], &[]],
    ];
    WORDS[place][(all & 3) as usize - 1]
}

fn modref(n: u64) -> Option<&'static str> {
    ["none", "read", "write", "readwrite"].get(n as usize).copied()
}
