//! The `func` dialect: functions, calls and returns. Source: MLIR documentation, "'func' Dialect".

use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::AttrData;
use crate::constraint as c;
use crate::diag::{Diagnostic, Diags};
use crate::dialect::{function, llvm_param, symbol_use};
use crate::id::{Attr, Op, Sym};
use crate::module::Module;
use crate::row::*;
use crate::text::parse::{Argument, Delim, OpState, Parse, Parser};
use crate::text::print::Printer;
use crate::ty::TypeData;
use crate::verify::{op_error, type_text};

const CALL_ATTRS: (AttrField, AttrField) = (opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray).since_20(), opt_attr(Sym::RES_ATTRS, AttrKind::DictArray).since_20());

dialect! {
    start super::ub::END;
    CALL = OpDef {
        operands: &[var!("operands", &c::ANY)],
        results: &[var!("values", &c::ANY)],
        attrs: &[attr(Sym::CALLEE, AttrKind::FlatSymbol), CALL_ATTRS.0, CALL_ATTRS.1, opt_attr(Sym::NO_INLINE, AttrKind::Unit).since_20()],
        traits: traits(&[Traits::CALL]),
        format: Format::Asm("$callee '(' $operands ')' attr-dict ':' functional-type($operands, results)"),
        extra: &RowExtra { more: &RowMore { verify_symbols: symbols(symbol_use::call), ..NO_MORE }, ..NO_EXTRA },
        ..op("func.call", "Calls a function by its symbol.")
    };
    CALL_INDIRECT = OpDef {
        operands: &[one!("callee", &c::FUNCTION), var!("callee_operands", &c::ANY)],
        results: &[var!("results", &c::ANY)],
        attrs: &[CALL_ATTRS.0, CALL_ATTRS.1],
        traits: traits(&[Traits::CALL]),
        format: custom!(parse_call_indirect, print_call_indirect),
        verify: Some(verify_call_indirect),
        ..op("func.call_indirect", "Calls a function value.")
    };
    CONSTANT = OpDef {
        results: &[one!("values", &c::ANY)],
        attrs: &[attr(Sym::VALUE, AttrKind::FlatSymbol)],
        traits: traits(&[Traits::CONSTANT_LIKE, Traits::PURE]),
        format: Format::Asm("attr-dict $value ':' type(results)"),
        extra: &RowExtra { result_name: "f", more: &RowMore { verify_symbols: symbols(symbol_use::function_constant), ..NO_MORE }, ..NO_EXTRA },
        fold: Some(fold_constant),
        ..op("func.constant", "A function as a value.")
    };
    FUNC = OpDef {
        attrs: &[
            attr(Sym::SYM_NAME, AttrKind::SymbolName),
            attr(Sym::FUNCTION_TYPE, AttrKind::Type),
            opt_attr(Sym::SYM_VISIBILITY, AttrKind::Str),
            opt_attr(Sym::ARG_ATTRS, AttrKind::DictArray),
            opt_attr(Sym::RES_ATTRS, AttrKind::DictArray),
            opt_attr(Sym::NO_INLINE, AttrKind::Unit).since_20(),
        ],
        extra: &RowExtra { regions: &[RegionField { name: "body", kind: RegionKind::Any }], more: &RowMore { default_dialect: "func", ..NO_MORE }, ..NO_EXTRA },
        traits: traits(&[Traits::AFFINE_SCOPE, Traits::ALLOCATION_SCOPE, Traits::FUNCTION, Traits::ISOLATED, Traits::SYMBOL]),
        format: custom!(parse_func, print_func),
        verify: Some(verify_func),
        ..op("func.func", "A function: a name, a signature and, unless it is only declared, a body.")
    };
    RETURN = OpDef {
        operands: &[var!("operands", &c::ANY)],
        traits: traits(&[Traits::PURE, Traits::RETURN_LIKE, Traits::TERMINATOR]),
        format: Format::Asm("attr-dict ($operands^ ':' type($operands))?"),
        extra: &RowExtra { more: &RowMore { parents: &["func.func"], ..NO_MORE }, ..NO_EXTRA },
        verify: Some(verify_return),
        ..op("func.return", "Returns from a function.")
    };
}

/// `%f(%a, %b) {attrs} : (T, U) -> R`: the function type gives all other types.
fn parse_call_indirect(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let callee = p.operand()?;
    let loc = p.loc();
    let mut args = Vec::new();
    p.operand_list(Delim::Paren, &mut args)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.expect(":")?;
    let type_loc = p.loc();
    let ty = p.ty()?;
    let TypeData::Function { inputs, results } = p.m.cx.type_data(ty) else {
        return Err(p.error(type_loc, "callee-type", "expected the type of a function, such as '(i32) -> i32'"));
    };
    let v = p.resolve(callee, ty)?;
    s.operands.push(v);
    let inputs = p.m.cx.type_vec(inputs);
    p.resolve_all(&args, &inputs, loc, &mut s.operands)?;
    s.results = p.m.cx.type_vec(results);
    Ok(())
}
fn print_call_indirect(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let [callee, args @ ..] = m.operands(op) else { return };
    p.s(" ");
    p.value(*callee);
    p.s("(");
    p.values(args);
    p.s(")");
    p.attr_dict(op, &[]);
    p.s(" : ");
    p.ty(m.ty(*callee));
}
fn verify_call_indirect(m: &Module, op: Op, d: &mut Diags) {
    let operands = m.operands(op);
    let TypeData::Function { inputs, results } = m.type_data(operands[0]) else { return };
    if !m.cx.types_in(inputs).eq(operands[1..].iter().map(|&v| m.ty(v))) {
        d.error("callee-type", m.op_record[op].loc, "the operands' types differ from the inputs of the callee's type");
    }
    if !m.cx.types_in(results).eq(m.results(op).map(|v| m.ty(v))) {
        d.error("callee-type", m.op_record[op].loc, "the results' types differ from the results of the callee's type");
    }
}

fn fold_constant(m: &mut Module, op: Op, _: &[Option<Attr>], out: &mut Vec<Folded>) -> bool {
    let Some(value) = m.attr(op, Sym::VALUE) else { return false };
    out.push(Folded::Attr(value));
    true
}

/// `[visibility] @name(args) -> results [attributes {...}] [{ body }]`
fn parse_func(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    function::parse_visibility(p, &mut s.attrs);
    let name = p.symbol_name()?;
    let name = p.m.cx.sym_str_attr(name);
    let sig = function::parse_signature(p, false)?;
    let ty = p.m.cx.function_type(&sig.arg_types, &sig.results);
    let ty = p.m.cx.type_attr(ty);
    // In the order of dictionaries.
    let visibility = s.attrs.pop();
    s.attrs.extend_from_slice(&[(Sym::FUNCTION_TYPE, ty), (Sym::SYM_NAME, name)]);
    s.attrs.extend(visibility);
    let (at, loc) = (s.attrs.len(), p.loc());
    p.opt_attr_dict_with_keyword(&mut s.attrs)?;
    let at = p.older_function_attrs(&mut s.attrs, at)?;
    if let Some(&(n, _)) = s.attrs[at..].iter().find(|a| matches!(a.0, Sym::SYM_NAME | Sym::SYM_VISIBILITY | Sym::FUNCTION_TYPE)) {
        let text = alloc::format!("'{}' follows from the signature and cannot be given as an attribute", p.m.cx.str(n));
        return Err(p.error(loc, "function-attribute", text));
    }
    function::add_arg_attrs(p, &sig, &mut s.attrs)?;
    let loc = p.loc();
    if p.at_empty_braces() {
        return Err(p.error(loc, "function-body", "custom op 'func.func' expected non-empty function body"));
    }
    let region = if p.at("{") {
        // Arguments without names are those of a labelled entry block.
        let args: &[Argument] = if sig.named() { &sig.args } else { &[] };
        p.region(FUNC, args, true)?
    } else {
        if !s.attrs.iter().any(|a| a.0 == Sym::SYM_VISIBILITY) && p.upgrades_public_declarations() {
            p.older_public_declaration(p.op_loc)?;
            let a = p.m.cx.sym_str_attr(Sym::PRIVATE);
            s.attrs.push((Sym::SYM_VISIBILITY, a));
        }
        p.m.new_region()
    };
    s.regions.push(region);
    p.spare_signature = sig;
    Ok(())
}
fn print_func(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    if let Some(v) = m.attr(op, Sym::SYM_VISIBILITY).and_then(|a| m.cx.str_value(a)) {
        p.s(m.cx.str(v));
        p.s(" ");
    }
    if let Some(n) = m.attr(op, Sym::SYM_NAME).and_then(|a| m.cx.str_value(a)) {
        p.symbol(n);
    }
    let ty = m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
    if let Some(TypeData::Function { inputs, results }) = ty.map(|t| m.cx.type_data(t)) {
        function::print_signature(p, op, &m.cx.type_vec(inputs), &m.cx.type_vec(results), false);
    }
    p.attr_dict_with_keyword(op, &[Sym::SYM_NAME, Sym::SYM_VISIBILITY, Sym::FUNCTION_TYPE, Sym::ARG_ATTRS, Sym::RES_ATTRS]);
    if let Some(&r) = m.op_regions(op).first()
        && !m.region_blocks(r).is_empty()
    {
        p.s(" ");
        p.region(r, false, true);
    }
}
fn verify_func(m: &Module, op: Op, d: &mut Diags) {
    let ty = m.attr(op, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
    let Some(TypeData::Function { inputs, results }) = ty.map(|t| m.cx.type_data(t)) else {
        d.error("function-type", m.op_record[op].loc, "'function_type' must be a function type");
        return;
    };
    function::verify(m, op, inputs, results.len as usize, d);
    let attributes = |name: Sym| m.attr(op, name).is_some();
    if attributes(Sym::ARG_ATTRS) || attributes(Sym::RES_ATTRS) {
        let (inputs, results) = (m.cx.type_vec(inputs), m.cx.type_vec(results));
        llvm_param::verify(m, op, &inputs, &results, d);
    }
}

/// Operands of a return are the results of the function.
fn verify_return(m: &Module, op: Op, d: &mut Diags) {
    let Some(func) = m.parent_op(op).filter(|&f| m.kind(f) == FUNC) else { return };
    let ty = m.attr(func, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
    let Some(TypeData::Function { results, .. }) = ty.map(|t| m.cx.type_data(t)) else { return };
    let results = m.cx.types_in(results);
    let operands = m.operands(op);
    let name = || -> String {
        match m.attr(func, Sym::SYM_NAME).map(|a| m.cx.attr_data(a)) {
            Some(AttrData::String { text, .. }) => m.cx.str(text).into(),
            _ => String::new(),
        }
    };
    if results.len() != operands.len() {
        let text = alloc::format!("has {} operands, but enclosing function (@{}) returns {}", operands.len(), name(), results.len());
        d.push(op_error(m, op, "return-count", text).note(m.op_record[func].loc, "the function is declared here"));
        return;
    }
    for (i, (t, &v)) in results.zip(operands).enumerate() {
        if m.ty(v) != t {
            let (found, want) = (type_text(m, m.ty(v)), type_text(m, t));
            let text = alloc::format!("type of return operand {i} ('{found}') doesn't match function result type ('{want}') in function @{}", name());
            d.push(Diagnostic::error("return-type", m.op_record[op].loc, text).note(m.op_record[func].loc, "the function is declared here"));
        }
    }
}
