//! Intrinsics: one row an operation that calls one, mangled names, and the declarations behind the functions.
//!
//! Source: LLVM Language Reference, "Intrinsic Functions", and the probes of `mlir-translate`. The attributes of
//! declarations are in `declared.rs`.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::store::{Lookup, hash_of};
use ir::{Attr, Context, FloatKind, Module, Op, Opcode, StructBody, Sym, Type, TypeData, Value};

use super::Writer;
use super::declared::letters;
use super::rules::Rule;

/// An operation that is a call of an intrinsic.
#[derive(Debug)]
pub struct Intrinsic {
    /// The operation.
    pub op: Opcode,
    /// The intrinsic's name behind `llvm.`, without types.
    pub name: &'static str,
    /// How many types of the result are part of the name, in front.
    pub result: u8,
    /// Arguments (of the call) whose types are part of the name, as bits.
    pub args: u8,
    /// The row of [`IMMEDIATES`].
    imm: u8,
}

impl Intrinsic {
    /// Arguments that are attributes: position in the call, attribute.
    pub fn immediates(&self) -> &'static [(u8, Sym)] {
        IMMEDIATES.get(usize::from(self.imm)).copied().unwrap_or_default()
    }
}

/// Which arguments of an intrinsic are attributes: few rows say anything else than others.
static IMMEDIATES: [&[(u8, Sym)]; 21] = [
    &[],
    &[(0, Sym::FAILURE_KIND)],
    &[(0, Sym::SIZE)],
    &[(0, Sym::TILE_ID)],
    &[(0, Sym::TILE_MASK)],
    &[(1, Sym::BIT)],
    &[(1, Sym::IS_INT_MIN_POISON)],
    &[(1, Sym::IS_ZERO_POISON)],
    &[(1, Sym::LANE)],
    &[(1, Sym::POS)],
    &[(1, Sym::ROWS), (2, Sym::COLUMNS)],
    &[(1, Sym::RW), (2, Sym::HINT), (3, Sym::CACHE)],
    &[(1, Sym::SIZE)],
    &[(2, Sym::IS_VOLATILE), (3, Sym::ROWS), (4, Sym::COLUMNS)],
    &[(2, Sym::LEN), (3, Sym::IS_VOLATILE)],
    &[(2, Sym::LHS_ROWS), (3, Sym::LHS_COLUMNS), (4, Sym::RHS_COLUMNS)],
    &[(2, Sym::POS)],
    &[(2, Sym::PROB)],
    &[(2, Sym::TILE_ID)],
    &[(3, Sym::IS_VOLATILE)],
    &[(3, Sym::IS_VOLATILE), (4, Sym::ROWS), (5, Sym::COLUMNS)],
];

/// The row of [`IMMEDIATES`] that says this; a build ends if there is none.
const fn immediates(list: &[(u8, Sym)]) -> u8 {
    let mut row = 0;
    loop {
        let other = IMMEDIATES[row];
        let mut i = if other.len() == list.len() { 0 } else { usize::MAX };
        while i < list.len() && other[i].0 == list[i].0 && other[i].1.0 == list[i].1.0 {
            i += 1;
        }
        if i == list.len() {
            return row as u8;
        }
        row += 1;
    }
}

pub(super) const fn x(op: Opcode, name: &'static str, result: &[u8], args: &[u8], imm: &[(u8, Sym)]) -> Intrinsic {
    Intrinsic { op, name, result: result.len() as u8, args: bits(args), imm: immediates(imm) }
}

/// Positions, which ascend, as bits.
const fn bits(positions: &[u8]) -> u8 {
    let (mut bits, mut i) = (0, 0);
    while i < positions.len() {
        assert!(positions[i] < 8 && bits >> positions[i] == 0);
        bits |= 1 << positions[i];
        i += 1;
    }
    bits
}

/// Intrinsics that were called.
#[derive(Default)]
pub struct Declared {
    /// Indices into `names` by name.
    pub table: Lookup<u32>,
    /// Declarations, in order of first use.
    pub text: Vec<u8>,
    /// The mangled names.
    pub names: Vec<Vec<u8>>,
    /// Mangled name of the last call, with quotes where they are needed.
    pub last: Vec<u8>,
    /// Names that operations gave and no table has, each with all the types that it had first, and their indices by name.
    pub named: Vec<(Vec<u8>, Vec<u8>)>,
    /// Indices into `named` by name.
    pub named_table: Lookup<u32>,
}

impl Declared {
    /// Adds a declaration that another writer wrote, unless it is there: the line without its end, where the number of
    /// its group begins, and that number here.
    pub(super) fn add(&mut self, name: &[u8], line: &[u8], group: Option<(usize, u32)>) {
        let hash = hash_of(name);
        let names = &mut self.names;
        if self.table.find(hash, |i| names[i as usize] == name).is_some() {
            return;
        }
        names.push(name.to_vec());
        self.table.insert(hash, names.len() as u32 - 1);
        self.text.push(b'\n');
        match group {
            Some((at, n)) => {
                self.text.extend_from_slice(&line[..=at]);
                super::text::uint(&mut self.text, n as u64);
            }
            None => self.text.extend_from_slice(line),
        }
        self.text.push(b'\n');
    }
}

/// Intrinsics that had another name before a release: what stood behind `llvm.experimental.` stands behind `llvm.`.
const RENAMED: [(&str, u32); 3] = [("stepvector", 20), ("vector.interleave2", 19), ("vector.deinterleave2", 19)];

/// How many arguments a variadic intrinsic has before those that vary.
pub fn fixed_arguments(name: &[u8]) -> Option<usize> {
    const VARIADIC: [(&str, usize); 16] = [
        ("amdgcn.call.whole.wave", 1),
        ("amdgcn.cs.chain", 5),
        ("coro.end.async", 2),
        ("coro.suspend.async", 3),
        ("coro.suspend.retcon", 0),
        ("experimental.deoptimize", 0),
        ("experimental.gc.statepoint", 5),
        ("experimental.guard", 1),
        ("experimental.patchpoint", 4),
        ("experimental.stackmap", 2),
        ("fake.use", 0),
        ("icall.branch.funnel", 0),
        ("localescape", 0),
        ("objc.clang.arc.noop.use", 0),
        ("objc.clang.arc.use", 0),
        ("wasm.ref.test.func", 1),
    ];
    let name = name.strip_prefix(b"llvm.")?;
    // The types of some are part of the name.
    let is = |v: &str| name.strip_prefix(v.as_bytes()).is_some_and(|types| types.is_empty() || types.starts_with(b"."));
    VARIADIC.iter().find(|v| is(v.0)).map(|v| v.1)
}

/// The name of an intrinsic in a release: how it begins, and the rest.
fn released_name(name: &str, version: u32) -> (&str, &str) {
    let short = name.strip_prefix("experimental.").unwrap_or(name);
    match RENAMED.iter().find(|r| r.0 == short) {
        Some(r) if version < r.1 => ("llvm.experimental.", short),
        Some(_) => ("llvm.", short),
        None => ("llvm.", name),
    }
}

/// An argument of a call.
#[derive(Clone, Copy)]
pub(super) enum Arg {
    Value(Value),
    Imm(Attr),
}

impl Writer<'_> {
    fn arg_type(&self, a: Arg) -> Type {
        match a {
            Arg::Value(v) => self.m.ty(v),
            Arg::Imm(a) => self.cx.attr_type(a).unwrap_or(Type::I1),
        }
    }

    /// Arguments of an intrinsic's call: operands with the immediate attributes between them.
    fn intrinsic_args(&mut self, op: Op, x: &Intrinsic, out: &mut Vec<Arg>) {
        let m = self.m;
        // Operands of bundles come behind and are no arguments.
        let bundled = if x.op == l::INTR_ASSUME { self.bundle_sizes(op).iter().sum::<i64>() as usize } else { 0 };
        let mut operands = m.operands(op)[..m.n_operands(op).saturating_sub(bundled)].iter();
        let mut imm = x.immediates().iter().peekable();
        loop {
            if let Some(&&(at, name)) = imm.peek()
                && at as usize == out.len()
            {
                imm.next();
                match m.attr(op, name) {
                    Some(a) => out.push(Arg::Imm(a)),
                    // Absent booleans are false.
                    None => out.push(Arg::Imm(Attr::FALSE)),
                }
                continue;
            }
            match operands.next() {
                Some(&v) => out.push(Arg::Value(v)),
                None => break,
            }
        }
    }

    /// Makes the mangled name of an intrinsic operation in `declared.last` and declares it.
    pub fn declare_for(&mut self, op: Op, rule: &Rule) {
        match intrinsic(rule.arg as usize).filter(|x| x.op == self.m.kind(op)) {
            Some(x) => {
                let mut args = Vec::new();
                self.intrinsic_args(op, x, &mut args);
                self.declare_call(op, x, &args);
            }
            None if self.m.kind(op) == l::CALL_INTRINSIC => self.declare_named(op),
            #[cfg(feature = "processors")]
            None if super::vcix::OPS.contains(&self.m.kind(op)) => self.declare_vcix(op),
            None if self.m.kind(op) == l::INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL => self.declare_scope_decl(),
            #[cfg(feature = "processors")]
            None if self.m.op_name(op).starts_with("nvvm.") => self.declare_nvvm(op),
            None => self.declare_masked(op),
        }
    }

    pub(super) fn declare_call(&mut self, op: Op, x: &Intrinsic, args: &[Arg]) {
        let m = self.m;
        let ret = m.results(op).next().map(|v| m.ty(v));
        let mut name = core::mem::take(&mut self.declared.last);
        name.clear();
        let (begin, rest) = released_name(x.name, self.facts.version);
        name.extend_from_slice(begin.as_bytes());
        name.extend_from_slice(rest.as_bytes());
        let mut ok = true;
        if let (Some(ty), 1..) = (ret, x.result) {
            // Arithmetic with overflow returns a pair: the number's type is in the name.
            match self.cx.type_data(ty) {
                TypeData::LlvmStruct { body, .. } if x.name.ends_with(".with.overflow") || x.name == "frexp" => {
                    for ty in self.cx.types_in(body).take(x.result as usize) {
                        ok &= mangle(self.cx, ty, &mut name, 0);
                    }
                }
                _ => ok &= mangle(self.cx, ty, &mut name, 0),
            }
        }
        let lifetime = matches!(x.op, l::INTR_LIFETIME_START | l::INTR_LIFETIME_END);
        for i in (0..8).filter(|i| x.args >> i & 1 != 0) {
            let arg = if lifetime { m.operands(op).last().map(|&v| Arg::Value(v)) } else { args.get(i).copied() };
            match arg {
                Some(a) => ok &= mangle(self.cx, self.arg_type(a), &mut name, 0),
                None => ok = false,
            }
        }
        if !ok {
            self.error("unsupported-type", alloc::format!("`{}` cannot be named for its types", m.op_name(op)));
        }
        self.declared.last = name;
        let types: Vec<Type> = match m.operands(op).last() {
            Some(&p) if lifetime => [Type::I64, m.ty(p)][self.facts.short_lifetime as usize..].to_vec(),
            _ => args.iter().map(|&a| self.arg_type(a)).collect(),
        };
        self.declare(ret, &types, false, Some(x.immediates()));
    }

    /// Declares an intrinsic of this mangled name. `known`: the table of attributes knows it.
    pub fn declare_as(&mut self, name: Vec<u8>, ret: Option<Type>, args: &[Type], known: bool) {
        self.declared.last = name;
        self.declare(ret, args, false, known.then_some(&[]));
    }
    /// Writes the name of the intrinsic that was declared last.
    pub fn last_declared(&mut self) {
        let name = core::mem::take(&mut self.declared.last);
        self.put(&name);
        self.declared.last = name;
    }

    /// Declares an intrinsic by the text of its declaration.
    pub fn declare_text(&mut self, name: &[u8], declaration: &[u8]) {
        let hash = hash_of(name);
        let d = &mut self.declared;
        if d.table.find(hash, |i| d.names[i as usize] == name).is_some() {
            return;
        }
        let i = d.names.len() as u32;
        d.names.push(name.to_vec());
        d.table.insert(hash, i);
        d.text.push(b'\n');
        d.text.extend_from_slice(declaration);
        let mark = self.out.len();
        if self.facts.memory {
            self.declared_group(letters(name));
        }
        self.put(b"\n");
        self.declared.text.extend_from_slice(self.out.since(mark));
        self.out.truncate(mark);
    }

    /// Declares the intrinsic named in `declared.last`, unless it is declared or the module does so itself. `known`:
    /// its attributes are known, these are its arguments that must be constants.
    pub(super) fn declare(&mut self, ret: Option<Type>, args: &[Type], variadic: bool, known: Option<&[(u8, Sym)]>) {
        let name = core::mem::take(&mut self.declared.last);
        let hash = hash_of(&name[..]);
        let d = &mut self.declared;
        if d.table.find(hash, |i| d.names[i as usize] == name).is_some() {
            d.last = name;
            return;
        }
        let i = d.names.len() as u32;
        d.names.push(name.clone());
        d.table.insert(hash, i);
        let own = core::str::from_utf8(&name).ok().and_then(|s| self.cx.strs.find(s)).is_some_and(|s| self.global(Sym(s)).is_some());
        if !own {
            // Declarations go behind the functions: write here, move there.
            let mark = self.out.len();
            // Words like `argmemonly` of older releases are left to their readers.
            let known = known.filter(|_| self.facts.memory);
            let attrs = letters(&name);
            self.put(b"\ndeclare");
            if let (Some(ty), Some(_)) = (ret, known) {
                self.declared_parameter(attrs, 9, ty, false);
            }
            self.put(b" ");
            match ret {
                Some(ty) => self.ty(ty),
                None => self.put(b"void"),
            }
            self.put(b" @");
            self.put(&name);
            self.put(b"(");
            for (i, &ty) in args.iter().enumerate() {
                if i > 0 {
                    self.put(b", ");
                }
                self.ty(ty);
                if let Some(imm) = known {
                    // The length of a copy that is never a call may vary.
                    let immediate = imm.iter().any(|x| x.0 as usize == i && x.1 != Sym::LEN);
                    self.declared_parameter(attrs, i.min(8) as u8, ty, immediate);
                }
            }
            if variadic {
                self.put(if args.is_empty() { b"..." } else { b", ..." });
            }
            self.put(b")");
            if known.is_some() {
                self.declared_group(attrs);
            }
            self.put(b"\n");
            self.declared.text.extend_from_slice(self.out.since(mark));
            self.out.truncate(mark);
        }
        self.declared.last = name;
    }

    /// Writes the declarations of the intrinsics that were called.
    pub fn declarations(&mut self) {
        let text = core::mem::take(&mut self.declared.text);
        self.put(&text);
    }
}

/// Appends `.type` to an intrinsic's name; false for types that have no mangled form.
pub fn mangle(cx: &Context, ty: Type, out: &mut Vec<u8>, depth: u32) -> bool {
    if depth == 0 {
        out.push(b'.');
    }
    if depth > 64 {
        return false;
    }
    let num = super::text::uint;
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => {
            out.push(b'i');
            num(out, width as u64);
        }
        TypeData::Index => out.extend_from_slice(b"i64"),
        TypeData::Float(k) => match k {
            FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128 => {
                out.extend_from_slice(k.text().as_bytes())
            }
            _ => out.extend_from_slice(b"i8"),
        },
        TypeData::LlvmPpcFp128 => out.extend_from_slice(b"ppcf128"),
        TypeData::LlvmVoid => out.extend_from_slice(b"isVoid"),
        TypeData::LlvmMetadata => out.extend_from_slice(b"Metadata"),
        TypeData::LlvmX86Amx => out.extend_from_slice(b"x86amx"),
        TypeData::LlvmPtr { space } => {
            out.push(b'p');
            num(out, space as u64);
        }
        TypeData::LlvmArray { len, elem } => {
            out.push(b'a');
            num(out, len);
            return mangle(cx, elem, out, depth + 1);
        }
        TypeData::Vector { dims, scalable, elem } => {
            let &[len] = cx.shape(dims) else { return false };
            out.extend_from_slice(if scalable & 1 != 0 { b"nxv" } else { b"v" });
            num(out, len as u64);
            return mangle(cx, elem, out, depth + 1);
        }
        TypeData::LlvmVec { len, scalable, elem } => {
            out.extend_from_slice(if scalable { b"nxv" } else { b"v" });
            num(out, len as u64);
            return mangle(cx, elem, out, depth + 1);
        }
        TypeData::LlvmStruct { body, .. } => {
            out.extend_from_slice(b"sl_");
            for t in cx.types_in(body) {
                if out.len() > 1 << 16 || !mangle(cx, t, out, depth + 1) {
                    return false;
                }
            }
            out.push(b's');
        }
        TypeData::LlvmNamedStruct { name } => {
            if matches!(cx.struct_body(name), Some(StructBody::Pending)) {
                return false;
            }
            out.extend_from_slice(b"s_");
            out.extend_from_slice(cx.str(name).as_bytes());
            out.push(b's');
        }
        _ => return false,
    }
    true
}

/// Casts of casts that a mark of a lifetime is looked for behind at most: many marks of one long chain cost no more.
pub(crate) const MAX_CASTS: usize = 256;

/// Whether a pointer is one whose lifetime may be marked from LLVM 22 on: an alloca's or poison, past casts that
/// nothing is written for. Source: LLVM Language Reference, `llvm.lifetime.start`.
fn has_lifetime(m: &Module, mut pointer: Value) -> bool {
    for _ in 0..MAX_CASTS {
        let Some(op) = m.def_op(pointer) else { break };
        match m.kind(op) {
            l::BITCAST => pointer = m.operand(op, 0),
            kind => return matches!(kind, l::ALLOCA | l::MLIR_POISON),
        }
    }
    false
}

/// Writes the call of an intrinsic by its row.
pub fn print(w: &mut Writer<'_>, op: Op, rule: &Rule) {
    let Some(x) = intrinsic(rule.arg as usize) else { return };
    let m = w.m;
    w.line(op);
    w.put(b"call ");
    if m.n_results(op) > 0 && super::call::is_float_like(w, m.ty(m.result(op, 0))) {
        w.flags(op);
    }
    let mut args = Vec::with_capacity(8);
    w.intrinsic_args(op, x, &mut args);
    if matches!(x.op, l::INTR_LIFETIME_START | l::INTR_LIFETIME_END) {
        lifetime(w, op, x);
        return;
    }
    w.declare_call(op, x, &args);
    #[cfg(feature = "import")]
    w.restore_result_attrs(op);
    match m.n_results(op) {
        0 => w.put(b"void"),
        _ => w.ty(m.ty(m.result(op, 0))),
    }
    w.put(b" @");
    w.last_declared();
    w.put(b"(");
    let dicts = m.attr(op, Sym::ARG_ATTRS).and_then(|a| w.cx.array_items(a)).unwrap_or_default();
    #[cfg(feature = "import")]
    let dicts = w.kept_arg_attrs(op).unwrap_or(dicts);
    for (i, &a) in args.iter().enumerate() {
        if i > 0 {
            w.put(b", ");
        }
        match a {
            Arg::Value(v) if dicts.get(i).is_some_and(|&d| d != Attr::EMPTY_DICT) => {
                w.ty(m.ty(v));
                w.put(b" ");
                w.at = op;
                w.value_attrs(dicts[i]);
                w.val(v);
            }
            Arg::Value(v) if matches!(x.op, l::INTR_MATRIX_COLUMN_MAJOR_LOAD | l::INTR_MATRIX_COLUMN_MAJOR_STORE) && w.is_ptr(m.ty(v)) => {
                // The pointer is aligned as the elements are.
                let vector = if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { m.ty(m.operand(op, 0)) };
                let n = w.align(w.cx.elem_type(vector), true);
                w.ty(m.ty(v));
                w.put(b" align ");
                super::text::num(&mut w.out, n);
                w.put(b" ");
                w.val(v);
            }
            Arg::Value(v) => w.typed(v),
            Arg::Imm(a) => {
                let ty = w.arg_type(Arg::Imm(a));
                match w.attr_constant(a, ty) {
                    Some(k) => w.typed_konst(k),
                    None => w.error("unsupported", "an attribute of an intrinsic is no constant"),
                }
            }
        }
    }
    w.put(b")");
    #[cfg(feature = "import")]
    w.restore_own_attrs(op);
    if x.op == l::INTR_ASSUME {
        let sizes = w.bundle_sizes(op);
        w.bundles(op, &sizes);
    }
    w.memory_metadata(op);
    w.put(b"\n");
}

/// The size in front of the pointer exists up to LLVM 21; -1 says that it is not known.
fn lifetime(w: &mut Writer<'_>, op: Op, x: &Intrinsic) {
    let p = w.m.operand(op, 0);
    let ty = w.m.ty(p);
    let mut name = core::mem::take(&mut w.declared.last);
    name.clear();
    name.extend_from_slice(b"llvm.");
    name.extend_from_slice(x.name.as_bytes());
    mangle(w.cx, ty, &mut name, 0);
    w.declared.last = name;
    let short = w.facts.short_lifetime;
    if short && !has_lifetime(w.m, p) {
        w.error("lifetime", "only an alloca or poison has a lifetime");
    }
    let types = [Type::I64, ty];
    w.declare(None, &types[short as usize..], false, Some(x.immediates()));
    w.put(b"void @");
    w.last_declared();
    w.put(b"(");
    if !short {
        w.put(b"i64 ");
        let size = w.int_attr(op, Sym::SIZE).unwrap_or(-1);
        super::text::int(&mut w.out, size);
        w.put(b", ");
    }
    w.ty(ty);
    w.put(b" ");
    #[cfg(feature = "import")]
    if let Some(&dict) = w.kept_arg_attrs(op).as_deref().and_then(<[_]>::last) {
        w.restore_attrs(dict);
    }
    w.val(p);
    w.put(b")");
    #[cfg(feature = "import")]
    w.restore_own_attrs(op);
    w.put(b"\n");
}

/// The intrinsics of processors, behind the others.
#[cfg(feature = "processors")]
use super::intrinsic_hardware::HARDWARE;
#[cfg(not(feature = "processors"))]
static HARDWARE: &[Intrinsic] = &[];

/// The row of this number.
pub fn intrinsic(i: usize) -> Option<&'static Intrinsic> {
    match i.checked_sub(INTRINSICS.len()) {
        None => INTRINSICS.get(i),
        Some(i) => HARDWARE.get(i),
    }
}
/// All rows, in the order of their numbers.
pub fn intrinsics() -> impl Iterator<Item = &'static Intrinsic> {
    INTRINSICS.iter().chain(HARDWARE)
}

/// The table, in order of opcodes' names.
#[rustfmt::skip]
static INTRINSICS: &[Intrinsic] = &[
    x(l::INTR_ABS, "abs", &[], &[0], &[(1, Sym::IS_INT_MIN_POISON)]),
    x(l::INTR_ACOS, "acos", &[], &[0], &[]),
    x(l::INTR_ASIN, "asin", &[], &[0], &[]),
    x(l::INTR_ATAN, "atan", &[], &[0], &[]),
    x(l::INTR_ATAN2, "atan2", &[], &[0], &[]),
    x(l::INTR_COSH, "cosh", &[], &[0], &[]),
    x(l::INTR_EXP10, "exp10", &[], &[0], &[]),
    x(l::INTR_FREXP, "frexp", &[0, 1], &[], &[]),
    x(l::INTR_LAUNDER_INVARIANT_GROUP, "launder.invariant.group", &[], &[0], &[]),
    x(l::INTR_LDEXP, "ldexp", &[0], &[1], &[]),
    x(l::INTR_MEMSET_INLINE, "memset.inline", &[], &[0, 2], &[(2, Sym::LEN), (3, Sym::IS_VOLATILE)]),
    x(l::INTR_PTRMASK, "ptrmask", &[], &[0, 1], &[]),
    x(l::INTR_SCMP, "scmp", &[0], &[0], &[]),
    x(l::INTR_SINCOS, "sincos", &[], &[0], &[]),
    x(l::INTR_SINH, "sinh", &[], &[0], &[]),
    x(l::INTR_STEPVECTOR, "stepvector", &[0], &[], &[]),
    x(l::INTR_STRIP_INVARIANT_GROUP, "strip.invariant.group", &[], &[0], &[]),
    x(l::INTR_TAN, "tan", &[], &[0], &[]),
    x(l::INTR_TANH, "tanh", &[], &[0], &[]),
    x(l::INTR_UCMP, "ucmp", &[0], &[0], &[]),
    x(l::INTR_VP_SMAX, "vp.smax", &[], &[0], &[]),
    x(l::INTR_VP_SMIN, "vp.smin", &[], &[0], &[]),
    x(l::INTR_VP_UMAX, "vp.umax", &[], &[0], &[]),
    x(l::INTR_VP_UMIN, "vp.umin", &[], &[0], &[]),
    x(l::INTR_ANNOTATION, "annotation", &[0], &[2], &[]),
    x(l::INTR_ASSUME, "assume", &[], &[], &[]),
    x(l::INTR_BITREVERSE, "bitreverse", &[], &[0], &[]),
    x(l::INTR_BSWAP, "bswap", &[], &[0], &[]),
    x(l::INTR_CEIL, "ceil", &[], &[0], &[]),
    x(l::INTR_COPYSIGN, "copysign", &[], &[0], &[]),
    x(l::INTR_CORO_ALIGN, "coro.align", &[0], &[], &[]),
    x(l::INTR_CORO_BEGIN, "coro.begin", &[], &[], &[]),
    x(l::INTR_CORO_FREE, "coro.free", &[], &[], &[]),
    x(l::INTR_CORO_ID, "coro.id", &[], &[], &[]),
    x(l::INTR_CORO_PROMISE, "coro.promise", &[], &[], &[]),
    x(l::INTR_CORO_RESUME, "coro.resume", &[], &[], &[]),
    x(l::INTR_CORO_SAVE, "coro.save", &[], &[], &[]),
    x(l::INTR_CORO_SIZE, "coro.size", &[0], &[], &[]),
    x(l::INTR_CORO_SUSPEND, "coro.suspend", &[], &[], &[]),
    x(l::INTR_COS, "cos", &[], &[0], &[]),
    x(l::INTR_CTLZ, "ctlz", &[], &[0], &[(1, Sym::IS_ZERO_POISON)]),
    x(l::INTR_CTPOP, "ctpop", &[], &[0], &[]),
    x(l::INTR_CTTZ, "cttz", &[], &[0], &[(1, Sym::IS_ZERO_POISON)]),
    x(l::INTR_DEBUGTRAP, "debugtrap", &[], &[], &[]),
    x(l::INTR_EH_TYPEID_FOR, "eh.typeid.for", &[], &[0], &[]),
    x(l::INTR_EXP, "exp", &[], &[0], &[]),
    x(l::INTR_EXP2, "exp2", &[], &[0], &[]),
    x(l::INTR_EXPECT, "expect", &[], &[0], &[]),
    x(l::INTR_EXPECT_WITH_PROBABILITY, "expect.with.probability", &[], &[0], &[(2, Sym::PROB)]),
    x(l::INTR_EXPERIMENTAL_STEPVECTOR, "experimental.stepvector", &[0], &[], &[]),
    x(l::INTR_EXPERIMENTAL_VP_STRIDED_LOAD, "experimental.vp.strided.load", &[0], &[0, 1], &[]),
    x(l::INTR_EXPERIMENTAL_VP_STRIDED_STORE, "experimental.vp.strided.store", &[], &[0, 1, 2], &[]),
    x(l::INTR_FABS, "fabs", &[], &[0], &[]),
    x(l::INTR_FLOOR, "floor", &[], &[0], &[]),
    x(l::INTR_FMA, "fma", &[], &[0], &[]),
    x(l::INTR_FMULADD, "fmuladd", &[], &[0], &[]),
    x(l::INTR_FSHL, "fshl", &[], &[0], &[]),
    x(l::INTR_FSHR, "fshr", &[], &[0], &[]),
    x(l::INTR_GET_ACTIVE_LANE_MASK, "get.active.lane.mask", &[0], &[0], &[]),
    x(l::INTR_INVARIANT_END, "invariant.end", &[], &[2], &[(1, Sym::SIZE)]),
    x(l::INTR_INVARIANT_START, "invariant.start", &[], &[1], &[(0, Sym::SIZE)]),
    x(l::INTR_IS_CONSTANT, "is.constant", &[], &[0], &[]),
    x(l::INTR_IS_FPCLASS, "is.fpclass", &[], &[0], &[(1, Sym::BIT)]),
    x(l::INTR_LIFETIME_END, "lifetime.end", &[], &[1], &[(0, Sym::SIZE)]),
    x(l::INTR_LIFETIME_START, "lifetime.start", &[], &[1], &[(0, Sym::SIZE)]),
    x(l::INTR_LLRINT, "llrint", &[0], &[0], &[]),
    x(l::INTR_LLROUND, "llround", &[0], &[0], &[]),
    x(l::INTR_LOG, "log", &[], &[0], &[]),
    x(l::INTR_LOG10, "log10", &[], &[0], &[]),
    x(l::INTR_LOG2, "log2", &[], &[0], &[]),
    x(l::INTR_LRINT, "lrint", &[0], &[0], &[]),
    x(l::INTR_LROUND, "lround", &[0], &[0], &[]),
    x(l::INTR_MASKED_COMPRESSSTORE, "masked.compressstore", &[], &[0], &[]),
    x(l::INTR_MASKED_EXPANDLOAD, "masked.expandload", &[0], &[], &[]),
    x(l::INTR_MATRIX_COLUMN_MAJOR_LOAD, "matrix.column.major.load", &[0], &[1], &[(2, Sym::IS_VOLATILE), (3, Sym::ROWS), (4, Sym::COLUMNS)]),
    x(l::INTR_MATRIX_COLUMN_MAJOR_STORE, "matrix.column.major.store", &[], &[0, 2], &[(3, Sym::IS_VOLATILE), (4, Sym::ROWS), (5, Sym::COLUMNS)]),
    x(l::INTR_MATRIX_MULTIPLY, "matrix.multiply", &[0], &[0, 1], &[(2, Sym::LHS_ROWS), (3, Sym::LHS_COLUMNS), (4, Sym::RHS_COLUMNS)]),
    x(l::INTR_MATRIX_TRANSPOSE, "matrix.transpose", &[0], &[], &[(1, Sym::ROWS), (2, Sym::COLUMNS)]),
    x(l::INTR_MAXIMUM, "maximum", &[], &[0], &[]),
    x(l::INTR_MAXNUM, "maxnum", &[], &[0], &[]),
    x(l::INTR_MEMCPY, "memcpy", &[], &[0, 1, 2], &[(3, Sym::IS_VOLATILE)]),
    x(l::INTR_MEMCPY_INLINE, "memcpy.inline", &[], &[0, 1, 2], &[(2, Sym::LEN), (3, Sym::IS_VOLATILE)]),
    x(l::INTR_MEMMOVE, "memmove", &[], &[0, 1, 2], &[(3, Sym::IS_VOLATILE)]),
    x(l::INTR_MEMSET, "memset", &[], &[0, 2], &[(3, Sym::IS_VOLATILE)]),
    x(l::INTR_MINIMUM, "minimum", &[], &[0], &[]),
    x(l::INTR_MINNUM, "minnum", &[], &[0], &[]),
    x(l::INTR_NEARBYINT, "nearbyint", &[], &[0], &[]),
    x(l::INTR_POW, "pow", &[], &[0], &[]),
    x(l::INTR_POWI, "powi", &[], &[0, 1], &[]),
    x(l::INTR_PREFETCH, "prefetch", &[], &[0], &[(1, Sym::RW), (2, Sym::HINT), (3, Sym::CACHE)]),
    x(l::INTR_PTR_ANNOTATION, "ptr.annotation", &[0], &[2], &[]),
    x(l::INTR_RINT, "rint", &[], &[0], &[]),
    x(l::INTR_ROUND, "round", &[], &[0], &[]),
    x(l::INTR_ROUNDEVEN, "roundeven", &[], &[0], &[]),
    x(l::INTR_SADD_SAT, "sadd.sat", &[], &[0], &[]),
    x(l::INTR_SADD_WITH_OVERFLOW, "sadd.with.overflow", &[0], &[], &[]),
    x(l::INTR_SIN, "sin", &[], &[0], &[]),
    x(l::INTR_SMAX, "smax", &[], &[0], &[]),
    x(l::INTR_SMIN, "smin", &[], &[0], &[]),
    x(l::INTR_SMUL_WITH_OVERFLOW, "smul.with.overflow", &[0], &[], &[]),
    x(l::INTR_SQRT, "sqrt", &[], &[0], &[]),
    x(l::INTR_SSA_COPY, "ssa.copy", &[], &[0], &[]),
    x(l::INTR_SSHL_SAT, "sshl.sat", &[], &[0], &[]),
    x(l::INTR_SSUB_SAT, "ssub.sat", &[], &[0], &[]),
    x(l::INTR_SSUB_WITH_OVERFLOW, "ssub.with.overflow", &[0], &[], &[]),
    x(l::INTR_STACKRESTORE, "stackrestore", &[], &[0], &[]),
    x(l::INTR_STACKSAVE, "stacksave", &[0], &[], &[]),
    x(l::INTR_THREADLOCAL_ADDRESS, "threadlocal.address", &[], &[0], &[]),
    x(l::INTR_TRAP, "trap", &[], &[], &[]),
    x(l::INTR_TRUNC, "trunc", &[], &[0], &[]),
    x(l::INTR_UADD_SAT, "uadd.sat", &[], &[0], &[]),
    x(l::INTR_UADD_WITH_OVERFLOW, "uadd.with.overflow", &[0], &[], &[]),
    x(l::INTR_UBSANTRAP, "ubsantrap", &[], &[], &[(0, Sym::FAILURE_KIND)]),
    x(l::INTR_UMAX, "umax", &[], &[0], &[]),
    x(l::INTR_UMIN, "umin", &[], &[0], &[]),
    x(l::INTR_UMUL_WITH_OVERFLOW, "umul.with.overflow", &[0], &[], &[]),
    x(l::INTR_USHL_SAT, "ushl.sat", &[], &[0], &[]),
    x(l::INTR_USUB_SAT, "usub.sat", &[], &[0], &[]),
    x(l::INTR_USUB_WITH_OVERFLOW, "usub.with.overflow", &[0], &[], &[]),
    x(l::INTR_VACOPY, "va_copy", &[], &[0], &[]),
    x(l::INTR_VAEND, "va_end", &[], &[0], &[]),
    x(l::INTR_VAR_ANNOTATION, "var.annotation", &[], &[0, 1], &[]),
    x(l::INTR_VASTART, "va_start", &[], &[0], &[]),
    x(l::INTR_VECTOR_DEINTERLEAVE2, "vector.deinterleave2", &[], &[0], &[]),
    x(l::INTR_VECTOR_EXTRACT, "vector.extract", &[0], &[0], &[(1, Sym::POS)]),
    x(l::INTR_VECTOR_INSERT, "vector.insert", &[0], &[1], &[(2, Sym::POS)]),
    x(l::INTR_VECTOR_INTERLEAVE2, "vector.interleave2", &[0], &[], &[]),
    x(l::INTR_VECTOR_REDUCE_ADD, "vector.reduce.add", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_AND, "vector.reduce.and", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_FADD, "vector.reduce.fadd", &[], &[1], &[]),
    x(l::INTR_VECTOR_REDUCE_FMAX, "vector.reduce.fmax", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_FMAXIMUM, "vector.reduce.fmaximum", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_FMIN, "vector.reduce.fmin", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_FMINIMUM, "vector.reduce.fminimum", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_FMUL, "vector.reduce.fmul", &[], &[1], &[]),
    x(l::INTR_VECTOR_REDUCE_MUL, "vector.reduce.mul", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_OR, "vector.reduce.or", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_SMAX, "vector.reduce.smax", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_SMIN, "vector.reduce.smin", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_UMAX, "vector.reduce.umax", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_UMIN, "vector.reduce.umin", &[], &[0], &[]),
    x(l::INTR_VECTOR_REDUCE_XOR, "vector.reduce.xor", &[], &[0], &[]),
    x(l::INTR_VP_ADD, "vp.add", &[0], &[], &[]),
    x(l::INTR_VP_AND, "vp.and", &[0], &[], &[]),
    x(l::INTR_VP_ASHR, "vp.ashr", &[0], &[], &[]),
    x(l::INTR_VP_FADD, "vp.fadd", &[0], &[], &[]),
    x(l::INTR_VP_FDIV, "vp.fdiv", &[0], &[], &[]),
    x(l::INTR_VP_FMA, "vp.fma", &[0], &[], &[]),
    x(l::INTR_VP_FMUL, "vp.fmul", &[0], &[], &[]),
    x(l::INTR_VP_FMULADD, "vp.fmuladd", &[0], &[], &[]),
    x(l::INTR_VP_FNEG, "vp.fneg", &[0], &[], &[]),
    x(l::INTR_VP_FPEXT, "vp.fpext", &[0], &[0], &[]),
    x(l::INTR_VP_FPTOSI, "vp.fptosi", &[0], &[0], &[]),
    x(l::INTR_VP_FPTOUI, "vp.fptoui", &[0], &[0], &[]),
    x(l::INTR_VP_FPTRUNC, "vp.fptrunc", &[0], &[0], &[]),
    x(l::INTR_VP_FREM, "vp.frem", &[0], &[], &[]),
    x(l::INTR_VP_FSUB, "vp.fsub", &[0], &[], &[]),
    x(l::INTR_VP_INTTOPTR, "vp.inttoptr", &[0], &[0], &[]),
    x(l::INTR_VP_LOAD, "vp.load", &[0], &[0], &[]),
    x(l::INTR_VP_LSHR, "vp.lshr", &[0], &[], &[]),
    x(l::INTR_VP_MERGE, "vp.merge", &[], &[1], &[]),
    x(l::INTR_VP_MUL, "vp.mul", &[0], &[], &[]),
    x(l::INTR_VP_OR, "vp.or", &[0], &[], &[]),
    x(l::INTR_VP_PTRTOINT, "vp.ptrtoint", &[0], &[0], &[]),
    x(l::INTR_VP_REDUCE_ADD, "vp.reduce.add", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_AND, "vp.reduce.and", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_FADD, "vp.reduce.fadd", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_FMAX, "vp.reduce.fmax", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_FMIN, "vp.reduce.fmin", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_FMUL, "vp.reduce.fmul", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_MUL, "vp.reduce.mul", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_OR, "vp.reduce.or", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_SMAX, "vp.reduce.smax", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_SMIN, "vp.reduce.smin", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_UMAX, "vp.reduce.umax", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_UMIN, "vp.reduce.umin", &[], &[1], &[]),
    x(l::INTR_VP_REDUCE_XOR, "vp.reduce.xor", &[], &[1], &[]),
    x(l::INTR_VP_SDIV, "vp.sdiv", &[0], &[], &[]),
    x(l::INTR_VP_SELECT, "vp.select", &[], &[1], &[]),
    x(l::INTR_VP_SEXT, "vp.sext", &[0], &[0], &[]),
    x(l::INTR_VP_SHL, "vp.shl", &[0], &[], &[]),
    x(l::INTR_VP_SITOFP, "vp.sitofp", &[0], &[0], &[]),
    x(l::INTR_VP_SREM, "vp.srem", &[0], &[], &[]),
    x(l::INTR_VP_STORE, "vp.store", &[], &[0, 1], &[]),
    x(l::INTR_VP_SUB, "vp.sub", &[0], &[], &[]),
    x(l::INTR_VP_TRUNC, "vp.trunc", &[0], &[0], &[]),
    x(l::INTR_VP_UDIV, "vp.udiv", &[0], &[], &[]),
    x(l::INTR_VP_UITOFP, "vp.uitofp", &[0], &[0], &[]),
    x(l::INTR_VP_UREM, "vp.urem", &[0], &[], &[]),
    x(l::INTR_VP_XOR, "vp.xor", &[0], &[], &[]),
    x(l::INTR_VP_ZEXT, "vp.zext", &[0], &[0], &[]),
    x(l::INTR_VSCALE, "vscale", &[0], &[], &[]),
];
