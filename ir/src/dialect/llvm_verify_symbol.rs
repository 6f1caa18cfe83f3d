//! Checks of the `llvm` dialect's functions, globals and what refers to them.
//! Source: LLVM LangRef, and what mlir-opt rejects.

use alloc::format;
use alloc::vec::Vec;

use super::function;
use super::llvm;
use super::llvm_syntax::case_of;
use super::llvm_type as t;
use crate::attr::{AttrData, LocData};
use crate::diag::Diags;
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::row::{AttrKind, Traits};
use crate::segments::{self, SymbolTables};
use crate::ty::TypeData as T;
use crate::verify::{op_error, type_text};

fn fail(m: &Module, op: Op, d: &mut Diags, name: &'static str, text: impl AsRef<str>) {
    d.push(op_error(m, op, name, text));
}
fn type_attr(m: &Module, op: Op, name: Sym) -> Option<Type> {
    m.cx.type_value(m.attr(op, name)?)
}
/// Values of the linkage enum.
const EXTERNAL: u64 = 0;
const APPENDING: u64 = 6;
const EXTERN_WEAK: u64 = 9;
const COMMON: u64 = 10;

fn linkage(m: &Module, op: Op) -> u64 {
    case_of(m, op, Sym::LINKAGE).unwrap_or(EXTERNAL)
}
/// Of a function, 0 says nothing.
fn alignment(m: &Module, op: Op, d: &mut Diags) {
    let a = m.attr(op, Sym::ALIGNMENT).and_then(|a| m.cx.int_value(a));
    if a.is_some_and(|a| !(a as u64).is_power_of_two() && (a != 0 || m.kind(op) == llvm::MLIR_GLOBAL)) {
        fail(m, op, d, "alignment", "alignment attribute is not a power of 2");
    }
}

/// `llvm.func`: the type is an LLVM function's and fits the body; declarations have a linkage that allows it.
pub fn func(m: &Module, op: Op, d: &mut Diags) {
    let Some(T::LlvmFunc { ret, params, .. }) = type_attr(m, op, Sym::FUNCTION_TYPE).map(|t| m.cx.type_data(t)) else {
        return fail(
            m,
            op,
            d,
            "function-type",
            "attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type",
        );
    };
    // What the syntax of the type refuses; the custom form and conversions put a type together without it.
    if !t::is_function_result(m.cx.type_data(ret)) {
        return fail(m, op, d, "function-type", "invalid function result type");
    }
    if !m.cx.types_in(params).all(|p| t::is_function_argument(m.cx.type_data(p))) {
        return fail(m, op, d, "function-type", "invalid function argument type");
    }
    let results: &[Type] = if ret == Type::LLVM_VOID { &[] } else { &[ret] };
    function::verify(m, op, params, results.len(), d);
    if m.attr(op, Sym::ARG_ATTRS).is_some() || m.attr(op, Sym::RES_ATTRS).is_some() {
        super::llvm_param::verify(m, op, &m.cx.type_vec(params), results, d);
    }
    alignment(m, op, d);
    target_features(m, op, d);
    if linkage(m, op) == COMMON {
        return fail(m, op, d, "linkage", "functions cannot have 'common' linkage");
    }
    if m.entry_block(op, 0).is_none() && !matches!(linkage(m, op), EXTERNAL | EXTERN_WEAK) {
        return fail(m, op, d, "linkage", "external functions must have 'external' or 'extern_weak' linkage");
    }
    let has = |n: Sym| m.attr(op, n).is_some();
    if has(Sym::NO_INLINE) && has(Sym::ALWAYS_INLINE) {
        return fail(m, op, d, "function-attributes", "no_inline and always_inline attributes are incompatible");
    }
    if has(Sym::OPTIMIZE_NONE) && !has(Sym::NO_INLINE) {
        return fail(m, op, d, "function-attributes", "with optimize_none must also be no_inline");
    }
    landingpads_agree(m, op, d);
}
/// Each feature is switched on or off.
fn target_features(m: &Module, op: Op, d: &mut Diags) {
    let Some(AttrData::Record { fields, .. }) = m.attr(op, Sym::TARGET_FEATURES).map(|a| m.cx.attr_data(a)) else { return };
    let items = m.cx.attrs_in(fields).next().filter(|a| a.is_some()).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    for a in items {
        let text = m.cx.str_value(a).map_or("", |s| m.cx.str(s));
        let wrong = if text.is_empty() {
            "target features can not be null or empty"
        } else if !text.starts_with(['+', '-']) {
            "target features must start with '+' or '-'"
        } else if text.as_bytes().contains(&b',') {
            "target features can not contain ','"
        } else {
            continue;
        };
        return fail(m, op, d, "target-features", wrong);
    }
}
/// All landing pads of a function, and what it resumes with, have one type.
fn landingpads_agree(m: &Module, op: Op, d: &mut Diags) {
    if m.attr(op, Sym::PERSONALITY).is_none() {
        return;
    }
    let Some(&body) = m.op_regions(op).first() else { return };
    let mut ty = None;
    for &o in m.region_blocks(body).iter().flat_map(|&b| m.block_ops(b)) {
        let (found, text) = match m.kind(o) {
            llvm::LANDINGPAD => (m.results(o).next(), "'llvm.landingpad' should have a consistent result type inside a function"),
            llvm::RESUME => (m.operands(o).first().copied(), "'llvm.resume' should have a consistent input type inside a function"),
            _ => continue,
        };
        let found = found.map(|v| m.ty(v));
        if *ty.get_or_insert(found) != found {
            let e = crate::Diagnostic::error("landingpad", m.op_record[op].loc, text);
            return d.push(e.note(m.op_record[o].loc, "this one has another type than the first"));
        }
    }
}

fn global_type_ok(m: &Module, ty: Type) -> bool {
    t::is_llvm_compatible(&m.cx, ty) && t::is_member(m.cx.type_data(ty))
}
/// Whether a constant says "all zeros".
fn is_zero(m: &Module, a: Attr) -> bool {
    match m.cx.attr_data(a) {
        AttrData::Integer { bits, .. } | AttrData::Float { bits, .. } => bits == 0,
        AttrData::BigInteger { words, .. } | AttrData::BigFloat { words, .. } => m.cx.lists.get(words).iter().all(|&w| w == 0),
        AttrData::Dense { data, .. } => m.cx.bytes.get(data).iter().all(|&b| b == 0),
        AttrData::Record { def, .. } => def == super::records::LLVM_ZERO,
        _ => false,
    }
}
/// The initializer consists of operations without side effects and returns a value of this type.
fn initializer(m: &Module, op: Op, want: Option<Type>, d: &mut Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    let Some(end) = m.terminator(block).filter(|&o| m.kind(o) == llvm::RETURN) else { return };
    let found = m.operands(end).first().map(|&v| m.ty(v));
    match (found, want) {
        (None, _) => fail(m, op, d, "initializer", "initializer region cannot return void"),
        (Some(f), Some(w)) if f != w => {
            let text = format!("initializer region type '{}' does not match global type '{}'", type_text(m, f), type_text(m, w));
            fail(m, op, d, "initializer", text);
        }
        (Some(f), None) if !matches!(m.cx.type_data(f), T::LlvmPtr { .. }) => {
            fail(m, op, d, "initializer", "initializer region must always return a pointer");
        }
        _ => {}
    }
    for &o in m.block_ops(block) {
        if !m.row(o).traits.has(Traits::PURE) {
            return fail(m, o, d, "initializer", "ops with side effects not allowed in global initializers");
        }
    }
}
/// `llvm.mlir.global`
pub fn global(m: &Module, op: Op, d: &mut Diags) {
    let Some(ty) = type_attr(m, op, Sym::GLOBAL_TYPE) else { return };
    if let T::LlvmTarget { name, .. } = m.cx.type_data(ty) {
        let name = m.cx.str(name);
        if !name.starts_with("spirv.") && (name != "amdgcn.named.barrier" || m.cx.early_folds) {
            return fail(m, op, d, "global-type", "this target extension type cannot be used in a global");
        }
        if m.attr(op, Sym::VALUE).is_some() {
            return fail(m, op, d, "initializer", "global with target extension type can only be initialized with zero-initializer");
        }
    }
    if !global_type_ok(m, ty) {
        return fail(m, op, d, "global-type", "expects type to be a valid element type for an LLVM global");
    }
    if m.attr(op, Sym::ADDR_SPACE).and_then(|a| m.cx.int_value(a)).is_some_and(|n| n < 0) {
        return fail(m, op, d, "global-space", "attribute 'addr_space' is negative");
    }
    if m.parent_op(op).is_some_and(|p| !m.row(p).traits.has(Traits::SYMBOL_TABLE)) {
        return fail(m, op, d, "global-place", "must appear at the module level");
    }
    alignment(m, op, d);
    let value = m.attr(op, Sym::VALUE);
    let has_body = m.entry_block(op, 0).is_some();
    if let Some(AttrData::String { text, .. }) = value.map(|a| m.cx.attr_data(a)) {
        let n = m.cx.str_bytes(text).len() as u64;
        if !matches!(m.cx.type_data(ty), T::LlvmArray { len, elem: Type::I8 } if len == n) {
            return fail(m, op, d, "global-type", "requires an i8 array type of the length equal to that of the string attribute");
        }
    }
    match linkage(m, op) {
        COMMON if value.is_some_and(|a| !is_zero(m, a)) => {
            return fail(m, op, d, "linkage", "expected zero value for 'common' linkage");
        }
        COMMON if m.attr(op, Sym::CONSTANT).is_some() => {
            return fail(m, op, d, "linkage", "global constants cannot have 'common' linkage");
        }
        APPENDING if !matches!(m.cx.type_data(ty), T::LlvmArray { .. }) => {
            let text = format!("expected array type for 'appending' linkage, found '{}'", type_text(m, ty));
            return fail(m, op, d, "linkage", text);
        }
        _ => {}
    }
    if has_body && value.is_some() {
        return fail(m, op, d, "initializer", "cannot have both initializer value and region");
    }
    initializer(m, op, Some(ty), d);
}
/// Whether something of this type may be named: a value or a function.
fn has_place(ty: T) -> bool {
    !matches!(ty, T::LlvmVoid | T::LlvmToken | T::LlvmLabel | T::LlvmMetadata)
}
/// `llvm.mlir.alias`
pub fn alias(m: &Module, op: Op, d: &mut Diags) {
    if !type_attr(m, op, Sym::ALIAS_TYPE).is_some_and(|ty| t::is_llvm_compatible(&m.cx, ty) && has_place(m.cx.type_data(ty))) {
        return fail(m, op, d, "global-type", "expects type to be a valid element type for an LLVM global alias");
    }
    if matches!(linkage(m, op), APPENDING | EXTERN_WEAK | COMMON) {
        return fail(
            m,
            op,
            d,
            "linkage",
            "this linkage is not allowed for aliases, only external, internal, private, weak, weak_odr, linkonce, linkonce_odr and available_externally are",
        );
    }
    initializer(m, op, None, d);
}
/// `llvm.mlir.ifunc`
pub fn ifunc(m: &Module, op: Op, d: &mut Diags) {
    let is = |name: Sym, f: fn(T) -> bool| type_attr(m, op, name).is_some_and(|ty| f(m.cx.type_data(ty)));
    if !is(Sym::I_FUNC_TYPE, |t| matches!(t, T::LlvmFunc { .. })) {
        return fail(m, op, d, "ifunc", "expects the type of an LLVM function");
    }
    if !is(Sym::RESOLVER_TYPE, |t| matches!(t, T::LlvmPtr { .. })) {
        return fail(m, op, d, "ifunc", "expects a pointer as the resolver's type");
    }
    if matches!(linkage(m, op), 1 | APPENDING | EXTERN_WEAK | COMMON) {
        fail(m, op, d, "linkage", "this linkage is not allowed for ifuncs");
    }
}
/// The resolver is a function with a body that returns a pointer.
pub fn ifunc_symbols(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let Some((_, found)) = lookup(m, tables, op, Sym::RESOLVER, nearest) else { return };
    let Some(f) = found.and_then(|f| function_of(m, tables, f, nearest)) else {
        return fail(m, op, d, "ifunc", "must have a function resolver");
    };
    if m.kind(f) == llvm::FUNC && m.entry_block(f, 0).is_none() {
        return d.push(op_error(m, op, "ifunc", "resolver must be a definition").note(m.op_record[f].loc, "declared here"));
    }
    let ty = type_attr(m, f, Sym::FUNCTION_TYPE).map(|t| m.cx.type_data(t));
    if let Some(T::LlvmFunc { ret, .. }) = ty
        && !matches!(m.cx.type_data(ret), T::LlvmPtr { .. })
    {
        fail(m, op, d, "ifunc", "resolver must return a pointer");
    }
}

/// `llvm.func` and `llvm.mlir.global`: their comdat is a selector.
pub fn comdat_symbols(m: &Module, tables: &mut SymbolTables, op: Op, _: Op, d: &mut Diags) {
    let Some(a) = m.attr(op, Sym::COMDAT) else { return };
    let found = tables.resolve(m, op, a);
    if found.is_none_or(|o| m.kind(o) != llvm::COMDAT_SELECTOR) {
        fail(m, op, d, "comdat", "expected comdat symbol");
    }
}

fn lookup(m: &Module, tables: &mut SymbolTables, op: Op, attr: Sym, nearest: Op) -> Option<(Sym, Option<Op>)> {
    let name = m.cx.flat_symbol(m.attr(op, attr)?)?;
    Some((name, tables.lookup_in(m, nearest, name)))
}
/// The function that a symbol, or an alias of an alias of it, names; an alias of an expression stands for itself.
fn function_of(m: &Module, tables: &mut SymbolTables, symbol: Op, nearest: Op) -> Option<Op> {
    let mut f = symbol;
    // Aliases that go round stand for nothing.
    for _ in 0..64 {
        if m.kind(f) != llvm::MLIR_ALIAS {
            break;
        }
        let value = m.entry_block(f, 0).and_then(|b| m.terminator(b)).and_then(|end| m.def_op(*m.operands(end).first()?));
        let Some(address) = value.filter(|&o| m.kind(o) == llvm::MLIR_ADDRESSOF) else { return Some(f) };
        f = lookup(m, tables, address, Sym::GLOBAL_NAME, nearest)?.1?;
    }
    (m.kind(f) == llvm::FUNC).then_some(f)
}
/// Of `llvm.dso_local_equivalent`: a function that is there, or an alias of one.
pub fn equivalent_symbols(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let Some((_, found)) = lookup(m, tables, op, Sym::FUNCTION_NAME, nearest) else { return };
    if !found.and_then(|f| function_of(m, tables, f, nearest)).is_some_and(|f| Some(f) != found || linkage(m, f) != EXTERN_WEAK) {
        fail(m, op, d, "addressof", "must reference an 'llvm.func' that is not 'extern_weak', or an 'llvm.mlir.alias'");
    }
}
/// `llvm.mlir.addressof`: a global, alias, ifunc or function whose pointer is of the result's address space.
pub fn addressof_symbols(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let Some((_, found)) = lookup(m, tables, op, Sym::GLOBAL_NAME, nearest) else { return };
    let known = |f: Op| matches!(m.kind(f), llvm::MLIR_GLOBAL | llvm::FUNC | llvm::MLIR_ALIAS | llvm::MLIR_IFUNC);
    let Some(f) = found.filter(|&f| known(f)) else {
        let text = "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'";
        return fail(m, op, d, "addressof", text);
    };
    if m.kind(f) != llvm::MLIR_GLOBAL {
        return;
    }
    let want = m.attr(f, Sym::ADDR_SPACE).and_then(|a| m.cx.int_value(a)).unwrap_or(0);
    let found = m.results(op).next().map(|v| m.type_data(v));
    if let Some(T::LlvmPtr { space }) = found
        && i64::from(space) != want
    {
        let e = op_error(
            m,
            op,
            "addressof",
            format!("pointer address space must match address space of the referenced global: {space} vs. {want}"),
        );
        d.push(e.note(m.op_record[f].loc, "the global is defined here"));
    }
}

/// Whether a subprogram is part of a location.
pub(crate) fn has_subprogram(m: &Module, loc: crate::Loc, depth: u32) -> bool {
    // Locations that are read nest less deep.
    if depth > 300 {
        return false;
    }
    let inside = |loc| has_subprogram(m, loc, depth + 1);
    match m.cx.loc_data(loc) {
        Some(LocData::Fused { locs, metadata }) => {
            let is = |def| def == super::records::LLVM_DI_SUBPROGRAM;
            metadata.get().is_some_and(|a| matches!(m.cx.attr_data(a), AttrData::Record { def, .. } if is(def)))
                || m.cx.lists.get(locs).iter().any(|&x| inside(crate::Loc(x)))
        }
        Some(LocData::Name { child, .. }) => inside(child),
        Some(LocData::CallSite { callee, caller }) => inside(callee) || inside(caller),
        _ => false,
    }
}

/// `llvm.call`: the callee is a function (or an alias or ifunc of one) of the call's signature.
pub fn call_symbols(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let Some((name, found)) = lookup(m, tables, op, Sym::CALLEE, nearest) else { return };
    let Some(f) = found else {
        return fail(m, op, d, "callee", format!("'{}' does not reference a symbol in the current scope", m.cx.str(name)));
    };
    let ty = match m.kind(f) {
        llvm::FUNC => type_attr(m, f, Sym::FUNCTION_TYPE),
        llvm::MLIR_IFUNC => type_attr(m, f, Sym::I_FUNC_TYPE),
        llvm::MLIR_ALIAS => return,
        _ => {
            let e = op_error(m, op, "callee", format!("'{}' does not reference a valid LLVM function, IFunc, or alias", m.cx.str(name)));
            return d.push(e.note(m.op_record[f].loc, format!("the symbol is this '{}' operation", m.op_name(f))));
        }
    };
    let Some(T::LlvmFunc { ret, params, varargs }) = ty.map(|t| m.cx.type_data(t)) else { return };
    let here = |e: crate::Diagnostic| e.note(m.op_record[f].loc, "the callee is declared here");
    if m.op_record[op].loc == crate::Loc::UNKNOWN && m.kind(f) == llvm::FUNC && m.entry_block(f, 0).is_some() {
        let outer = core::iter::successors(m.parent_op(op), |&o| m.parent_op(o)).find(|&o| m.row(o).traits.has(Traits::FUNCTION));
        if has_subprogram(m, m.op_record[f].loc, 0) && outer.is_some_and(|o| has_subprogram(m, m.op_record[o].loc, 0)) {
            let text = "inlinable function call in a function with a DISubprogram location must have a debug location";
            return d.push(here(crate::Diagnostic::error("debug-location", m.op_record[op].loc, text)));
        }
    }
    if varargs && m.attr(op, Sym::VAR_CALLEE_TYPE).is_none() {
        return d.push(here(op_error(m, op, "callee-type", "missing var_callee_type attribute for vararg call")));
    }
    let args: &[Value] = segments::operand_field(m, op, 0);
    let n = params.len as usize;
    if if varargs { args.len() < n } else { args.len() != n } {
        let text = if varargs {
            format!("incorrect number of operands ({}) for varargs callee (expecting at least: {n})", args.len())
        } else {
            format!("incorrect number of operands ({}) for callee (expecting: {n})", args.len())
        };
        return d.push(here(op_error(m, op, "callee-type", text)));
    }
    for (i, (want, &v)) in m.cx.types_in(params).zip(args).enumerate() {
        if want != m.ty(v) {
            let text = format!("operand type mismatch for operand {i}: '{}' != '{}'", type_text(m, m.ty(v)), type_text(m, want));
            return d.push(here(op_error(m, op, "callee-type", text)));
        }
    }
    match m.results(op).next().map(|v| m.ty(v)) {
        None if ret != Type::LLVM_VOID => {
            d.push(here(op_error(m, op, "callee-type", "expected function call to produce a value")));
        }
        Some(_) if ret == Type::LLVM_VOID => {
            d.push(here(op_error(m, op, "callee-type", "calling function with void result must not produce values")));
        }
        Some(r) if r != ret => {
            let text = format!("result type mismatch: '{}' != '{}'", type_text(m, r), type_text(m, ret));
            d.push(here(op_error(m, op, "callee-type", text)));
        }
        _ => {}
    }
}

/// `llvm.mlir.global_ctors` and `llvm.mlir.global_dtors`: lists of one length.
pub fn structors(m: &Module, op: Op, d: &mut Diags) {
    let items = |a: Attr| m.cx.array_items(a).unwrap_or_default();
    let name = if m.kind(op) == llvm::MLIR_GLOBAL_CTORS { Sym::CTORS } else { Sym::DTORS };
    let functions = m.attr(op, name).map(items).unwrap_or_default();
    let priorities = m.attr(op, Sym::PRIORITIES).map(items).unwrap_or_default();
    if functions.len() != priorities.len() || m.attr(op, Sym::DATA).is_some_and(|a| items(a).len() != functions.len()) {
        let text = format!("{}, priorities, and data must have the same number of elements", m.cx.str(name));
        return fail(m, op, d, "structors", text);
    }
    if functions.iter().any(|&a| m.cx.flat_symbol(a).is_none()) {
        let text = format!("'{}' must be an array of symbols", m.cx.str(name));
        return fail(m, op, d, "structors", text);
    }
    if !priorities.iter().all(|&a| crate::verify::holds(&m.cx, a, AttrKind::Int(Type::I32))) {
        return fail(m, op, d, "structors", "'priorities' must be an array of 32-bit integers");
    }
    // Release 19 knows none.
    if !m.cx.early_folds && m.attr(op, Sym::DATA).is_none() {
        return fail(m, op, d, "missing-attribute", "requires attribute 'data'");
    }
    let zero = super::records::LLVM_ZERO;
    let ok = |&a: &Attr| match m.cx.attr_data(a) {
        AttrData::Symbol { nested, .. } => nested.is_empty(),
        AttrData::Record { def, .. } => def == zero,
        _ => false,
    };
    if m.attr(op, Sym::DATA).is_some_and(|a| !items(a).iter().all(ok)) {
        fail(m, op, d, "structors", "data element must be symbol or #llvm.zero");
    }
}
/// Each of them is an `llvm.func` with a body.
pub fn structor_symbols(m: &Module, tables: &mut SymbolTables, op: Op, nearest: Op, d: &mut Diags) {
    let name = if m.kind(op) == llvm::MLIR_GLOBAL_CTORS { Sym::CTORS } else { Sym::DTORS };
    let functions: Vec<Attr> = m.attr(op, name).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    for a in functions {
        let Some(f) = m.cx.flat_symbol(a) else { continue };
        match tables.lookup_in(m, nearest, f) {
            None => return fail(m, op, d, "structors", format!("'{}' does not reference a valid LLVM function", m.cx.str(f))),
            Some(o) if m.kind(o) != llvm::FUNC => {
                return fail(m, op, d, "structors", format!("'{}' does not reference a valid LLVM function", m.cx.str(f)));
            }
            Some(o) if m.entry_block(o, 0).is_none() => {
                return fail(m, op, d, "structors", format!("'{}' does not have a definition", m.cx.str(f)));
            }
            Some(_) => {}
        }
    }
}

/// A comdat table holds selectors only.
pub fn comdat(m: &Module, op: Op, d: &mut Diags) {
    let Some(block) = m.entry_block(op, 0) else { return };
    if let Some(&o) = m.block_ops(block).iter().find(|&&o| m.kind(o) != llvm::COMDAT_SELECTOR) {
        fail(m, o, d, "comdat", "only comdat selector symbols can appear in a comdat region");
    }
}
/// At least one option, all strings.
pub fn linker_options(m: &Module, op: Op, d: &mut Diags) {
    let items = m.attr(op, Sym::OPTIONS).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    if items.iter().any(|&a| m.cx.str_value(a).is_none()) {
        fail(m, op, d, "linker-options", "linker options must be strings");
    }
    if m.parent_op(op).is_some_and(|p| !m.row(p).traits.has(Traits::SYMBOL_TABLE)) {
        fail(m, op, d, "linker-options", "must appear at the module level");
    }
}
/// Each flag is a `#llvm.mlir.module_flag`.
pub fn module_flags(m: &Module, op: Op, d: &mut Diags) {
    let items = m.attr(op, Sym::FLAGS).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    let ok = |&a: &Attr| matches!(m.cx.attr_data(a), AttrData::Record { def, .. } if def == super::records::LLVM_MODULE_FLAG);
    if !items.iter().all(ok) {
        return fail(m, op, d, "module-flags", "expected a module flag attribute");
    }
    for flag in items {
        let AttrData::Record { fields, .. } = m.cx.attr_data(flag) else { continue };
        let parts: Vec<Attr> = m.cx.attrs_in(fields).collect();
        let [_, key, value] = parts[..] else { continue };
        let Some(key) = m.cx.str_value(key) else { continue };
        let is = |a: Attr, wanted| matches!(m.cx.attr_data(a), AttrData::Record { def, .. } if def == wanted);
        let list = m.cx.array_items(value);
        let fits = match m.cx.str(key) {
            "CG Profile" => list.is_some_and(|l| l.iter().all(|&a| is(a, super::records::LLVM_CGPROFILE_ENTRY))),
            "ProfileSummary" => is(value, super::records::LLVM_PROFILE_SUMMARY),
            _ => list.is_none(),
        };
        if !fits {
            return fail(m, op, d, "module-flags", "values are integers and texts, entries of 'CG Profile' and the 'ProfileSummary'");
        }
    }
}

/// `llvm.inline_asm`: nothing that must be a tail call.
pub fn inline_asm(m: &Module, op: Op, d: &mut Diags) {
    if m.attr(op, Sym::TAIL_CALL_KIND_ASM).and_then(|a| m.cx.enum_value(a)) == Some(2) {
        fail(m, op, d, "tail-call", "tail call kind 'musttail' is not supported by this operation");
    }
}
