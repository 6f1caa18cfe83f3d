//! Calls: direct, indirect, of intrinsics by name, of inline assembly, and those that may unwind.

use alloc::vec::Vec;

use ir::{Attr, Op, Sym, Type, TypeData, Value};

use super::Writer;
use super::func::NEXT;
use super::rules::Rule;

/// Whether fast-math flags may stand on an instruction of this type: floats, vectors and arrays of them; from LLVM 21 on
/// also structs without a name of members that are all of one such type, but for arrays.
pub fn is_float_like(w: &Writer<'_>, ty: Type) -> bool {
    let mut ty = ty;
    if let TypeData::LlvmStruct { body, .. } = w.cx.type_data(ty) {
        let members = w.cx.type_vec(body);
        let Some(&first) = members.first().filter(|_| w.facts.version >= 21) else { return false };
        if members.iter().any(|&t| t != first) || matches!(w.cx.type_data(first), TypeData::LlvmArray { .. }) {
            return false;
        }
        ty = first;
    }
    // Types nest by ids made before them: this ends.
    loop {
        match w.cx.type_data(ty) {
            TypeData::Float(_) | TypeData::LlvmPpcFp128 => return true,
            TypeData::Vector { elem, .. } | TypeData::LlvmVec { elem, .. } | TypeData::LlvmArray { elem, .. } => ty = elem,
            _ => return false,
        }
    }
}

impl Writer<'_> {
    /// Writes `(T %a, U attrs %b)`.
    fn arguments(&mut self, op: Op, args: &[Value], attrs: Option<Attr>) {
        let dicts: Vec<Attr> = attrs.and_then(|a| self.cx.array_items(a)).unwrap_or_default();
        self.lit(b"(");
        for (i, &v) in args.iter().enumerate() {
            if i > 0 {
                self.lit(b", ");
            }
            self.ty(self.m.ty(v));
            self.lit(b" ");
            if let Some(&d) = dicts.get(i) {
                self.at = op;
                self.value_attrs(d);
            }
            self.val(v);
        }
        self.lit(b")");
    }
    /// Splits operands into those of the call and those of its bundles.
    pub(super) fn bundle_sizes(&self, op: Op) -> Vec<i64> {
        self.m.attr(op, Sym::OP_BUNDLE_SIZES).and_then(|a| self.cx.int_array(a)).unwrap_or_default()
    }

    /// Writes ` [ "tag"(T %a), ... ]`.
    pub(super) fn bundles(&mut self, op: Op, sizes: &[i64]) {
        if sizes.is_empty() {
            return;
        }
        let m = self.m;
        let tags = m.attr(op, Sym::OP_BUNDLE_TAGS).and_then(|a| self.cx.array_items(a)).unwrap_or_default();
        let total: i64 = sizes.iter().sum();
        let operands = m.operands(op);
        let mut rest = &operands[operands.len().saturating_sub(total as usize)..];
        self.lit(b" [ ");
        for (i, &n) in sizes.iter().enumerate() {
            if i > 0 {
                self.lit(b", ");
            }
            let tag = tags.get(i).and_then(|&a| self.cx.str_value(a)).unwrap_or(Sym::EMPTY);
            super::text::quoted(&mut self.out, self.cx.str(tag).as_bytes());
            let (these, more) = rest.split_at((n as usize).min(rest.len()));
            rest = more;
            self.lit(b"(");
            for (k, &v) in these.iter().enumerate() {
                if k > 0 {
                    self.lit(b", ");
                }
                self.typed(v);
            }
            self.lit(b")");
        }
        self.lit(b" ]");
    }

    /// Writes the attributes of the result of a call.
    fn result_attrs(&mut self, op: Op) {
        if let Some(d) = self.m.attr(op, Sym::RES_ATTRS).and_then(|a| self.cx.array_items(a)).and_then(|l| l.first().copied()) {
            self.value_attrs(d);
        }
    }
    /// Writes result attributes, the type of the callee, the callee and its arguments.
    fn callee(&mut self, op: Op, args: &[Value]) {
        let m = self.m;
        self.result_attrs(op);
        let symbol = m.attr(op, Sym::CALLEE).and_then(|a| self.cx.flat_symbol(a));
        if let (None, Some(&f)) = (symbol, args.first())
            && let TypeData::LlvmPtr { space: space @ 1.. } = m.type_data(f)
        {
            self.address_space(space.into());
        }
        let variadic = m
            .attr(op, Sym::VAR_CALLEE_TYPE)
            .and_then(|a| self.cx.type_value(a))
            .filter(|&t| matches!(self.cx.type_data(t), TypeData::LlvmFunc { varargs: true, .. }));
        match variadic {
            Some(t) => self.ty(t),
            None if m.n_results(op) > 0 => self.ty(m.ty(m.result(op, 0))),
            None => self.lit(b"void"),
        }
        self.lit(b" ");
        let args = match symbol {
            Some(name) => {
                if self.global(name).is_none() {
                    let message = alloc::format!("call of `@{}`, which is not declared in the module", self.cx.str(name));
                    self.error("unknown-symbol", message);
                }
                self.symbol(name);
                args
            }
            None => match args.split_first() {
                Some((&f, rest)) => {
                    self.val(f);
                    rest
                }
                None => args,
            },
        };
        self.arguments(op, args, m.attr(op, Sym::ARG_ATTRS));
        // What the function got beyond its parameters is passed on.
        if variadic.is_some() && m.attr(op, Sym::TAIL_CALL_KIND).and_then(|a| super::names::enum_text(self.cx, a)) == Some("musttail") {
            self.out.pop();
            self.put(if args.is_empty() { &b"...)"[..] } else { b", ...)" });
        }
    }

    /// Writes attributes of the call itself.
    fn call_attrs(&mut self, op: Op) {
        #[cfg(feature = "import")]
        if self.restore_own_attrs(op) {
            return;
        }
        let m = self.m;
        let mut buf = Vec::new();
        for (name, a) in self.cx.dict_entries(m.op_record[op].attrs) {
            let word: &[u8] = match self.cx.str(name) {
                "convergent" => b"convergent",
                "no_unwind" => b"nounwind",
                "will_return" => b"willreturn",
                "no_inline" => b"noinline",
                "always_inline" => b"alwaysinline",
                "inline_hint" => b"inlinehint",
                "noreturn" => b"noreturn",
                "returns_twice" => b"returns_twice",
                "hot" => b"hot",
                "cold" => b"cold",
                "builtin" => b"builtin",
                "nobuiltin" => b"nobuiltin",
                "optsize" => b"optsize",
                "minsize" => b"minsize",
                "memory" | "memory_effects" => {
                    buf.push(NEXT);
                    self.memory_effects(a, &mut buf);
                    continue;
                }
                _ => continue,
            };
            buf.push(NEXT);
            buf.extend_from_slice(word);
        }
        self.attribute_group(&buf);
    }

    fn tail(&mut self, op: Op, name: Sym) {
        match self.m.attr(op, name).and_then(|a| super::names::enum_text(self.cx, a)) {
            Some(t) if t != "none" => {
                self.put(t.as_bytes());
                self.lit(b" ");
            }
            _ => {}
        }
    }
}

/// The name called, if the operation says nothing else that shows in the text.
fn plain_callee(w: &Writer<'_>, op: Op) -> Option<Sym> {
    let mut callee = None;
    for (name, a) in w.cx.dict_entries(w.m.op_record[op].attrs) {
        match name {
            Sym::CALLEE => callee = w.cx.flat_symbol(a),
            Sym::OPERAND_SEGMENT_SIZES => {}
            Sym::OP_BUNDLE_SIZES if matches!(w.cx.attr_data(a), ir::AttrData::DenseArray { data: ir::List::EMPTY, .. }) => {}
            _ => return None,
        }
    }
    callee.filter(|&s| w.global(s).is_some())
}

/// `call T @f(` of a call of this type whose operation says nothing else that shows in the text; of others nothing.
#[cold]
fn make_call_head(w: &mut Writer<'_>, op: Op, ty: Type) -> (u32, u32) {
    let mark = w.out.len();
    if let Some(name) = plain_callee(w, op)
        && w.types.get(w.cx, ty).is_some()
    {
        w.lit(b"call ");
        w.ty(ty);
        w.lit(b" ");
        w.symbol(name);
        w.lit(b"(");
    }
    let attrs = w.m.op_record[op].attrs;
    let span = w.dict_text.keep_head(ir::dialect::llvm::CALL, ty, attrs, w.out.since(mark));
    w.out.truncate(mark);
    span
}

/// `tail call fast fastcc T @f(T %a)`
pub fn print_call(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    let record = m.op_record[op];
    let ty = if record.n_results > 0 { m.ty(Value(record.results)) } else { Type::LLVM_VOID };
    let (start, len) = match w.dict_text.head(ir::dialect::llvm::CALL, ty, record.attrs) {
        Some(s) => s,
        None => make_call_head(w, op, ty),
    };
    if len != 0 {
        w.line(op);
        w.out.piece(&w.dict_text.head_text, start, len);
        let (args, mut i) = (m.operands(op), 0);
        loop {
            i = w.quick_arguments(args, i);
            let Some(&v) = args.get(i) else { break };
            if i > 0 {
                w.lit(b", ");
            }
            w.typed(v);
            w.name(v);
            i += 1;
        }
        w.lit(b")\n");
        return;
    }
    w.line(op);
    w.tail(op, Sym::TAIL_CALL_KIND);
    w.lit(b"call ");
    if m.n_results(op) > 0 && is_float_like(w, m.ty(m.result(op, 0))) {
        w.flags(op);
    }
    w.cconv(op);
    let sizes = w.bundle_sizes(op);
    let args = m.operands(op);
    let bundled: i64 = sizes.iter().sum();
    w.callee(op, &args[..args.len().saturating_sub(bundled as usize)]);
    w.call_attrs(op);
    w.bundles(op, &sizes);
    if w.facts.old_attrs {
        w.branch_weights(op);
    }
    w.memory_metadata(op);
    w.lit(b"\n");
}

/// `invoke T @f(T %a) to label %1 unwind label %2`
pub fn print_invoke(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.line(op);
    w.lit(b"invoke ");
    w.cconv(op);
    let n = super::body::n_own_operands(m, op);
    w.callee(op, &m.operands(op)[..n]);
    w.call_attrs(op);
    let sizes = w.bundle_sizes(op);
    w.bundles(op, &sizes);
    w.lit(b"\n          to ");
    w.label(op, 0);
    w.lit(b" unwind ");
    w.label(op, 1);
    w.branch_weights(op);
    w.lit(b"\n");
}

/// `landingpad T cleanup catch ptr @x`
pub fn print_landingpad(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.result(op);
    w.lit(b"landingpad ");
    w.ty(m.ty(m.result(op, 0)));
    w.lit(b"\n");
    if w.flag(op, Sym::CLEANUP) {
        w.lit(b"          cleanup\n");
    }
    for &v in m.operands(op) {
        let array = matches!(w.cx.type_data(m.ty(v)), TypeData::LlvmArray { .. });
        w.put(if array { b"          filter " } else { b"          catch " });
        w.typed(v);
        w.lit(b"\n");
    }
}

/// `call T asm sideeffect "text", "constraints"(T %a)`
pub fn print_inline_asm(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    if m.n_results(op) == 0 || w.has_value(op) {
        w.line(op);
    } else {
        w.lit(b"  ");
    }
    w.tail(op, Sym::TAIL_CALL_KIND_ASM);
    w.lit(b"call ");
    match m.n_results(op) {
        0 => w.lit(b"void"),
        _ => w.ty(m.ty(m.result(op, 0))),
    }
    w.lit(b" asm ");
    if w.flag(op, Sym::HAS_SIDE_EFFECTS) {
        w.lit(b"sideeffect ");
    }
    if w.flag(op, Sym::IS_ALIGN_STACK) {
        w.lit(b"alignstack ");
    }
    if w.enum_attr(op, Sym::ASM_DIALECT) == Some(1) {
        w.lit(b"inteldialect ");
    }
    let text = w.str_attr(op, Sym::ASM_STRING).unwrap_or("").as_bytes().to_vec();
    super::text::quoted(&mut w.out, &text);
    w.lit(b", ");
    let text = w.str_attr(op, Sym::CONSTRAINTS).unwrap_or("").as_bytes().to_vec();
    super::text::quoted(&mut w.out, &text);
    let attrs = m.attr(op, Sym::OPERAND_ATTRS);
    #[cfg(feature = "import")]
    let attrs = w.kept_arg_list(op, attrs);
    w.arguments(op, m.operands(op), attrs);
    #[cfg(feature = "import")]
    w.restore_own_attrs(op);
    w.lit(b"\n");
}

/// An intrinsic by the name that the operation gives.
pub fn print_call_intrinsic(w: &mut Writer<'_>, op: Op, _: &Rule) {
    let m = w.m;
    w.line(op);
    w.lit(b"call ");
    if m.n_results(op) > 0 && is_float_like(w, m.ty(m.result(op, 0))) {
        w.flags(op);
    }
    let sizes = w.bundle_sizes(op);
    let bundled: i64 = sizes.iter().sum();
    let args = &m.operands(op)[..m.n_operands(op).saturating_sub(bundled as usize)];
    w.declare_named(op);
    w.result_attrs(op);
    match m.n_results(op) {
        0 => w.lit(b"void"),
        _ => w.ty(m.ty(m.result(op, 0))),
    }
    // A call with arguments that vary names the whole type.
    if let Some(fixed) = super::intrinsic::fixed_arguments(w.str_attr(op, Sym::INTRIN).unwrap_or("").as_bytes()) {
        w.lit(b" (");
        for &v in args.iter().take(fixed) {
            w.ty(m.ty(v));
            w.lit(b", ");
        }
        w.lit(b"...)");
    }
    w.lit(b" @");
    w.last_declared();
    w.arguments(op, args, m.attr(op, Sym::ARG_ATTRS));
    #[cfg(feature = "import")]
    w.restore_own_attrs(op);
    w.bundles(op, &sizes);
    w.lit(b"\n");
}
