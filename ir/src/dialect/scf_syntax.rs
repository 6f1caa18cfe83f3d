//! Custom syntax of the `scf` dialect.

use alloc::vec::Vec;

use crate::dialect::memref_syntax::index_list;
use crate::dialect::scf;
use crate::id::{Attr, Block, Op, Region, Sym, Type, Value};
use crate::module::Module;
use crate::segments;
use crate::text::parse::{Argument, Delim, OpState, Parse, Parser, Unresolved};
use crate::text::print::Printer;
use crate::ty::DYNAMIC;

/// An argument of a region by its name, of a type that is known only later.
fn name(p: &mut Parser<'_>) -> Parse<Argument> {
    p.argument(false, false)
}
/// `(%a = %x, %b = %y)`
fn assignments(p: &mut Parser<'_>, args: &mut Vec<Argument>, values: &mut Vec<Unresolved>) -> Parse<()> {
    p.list(Delim::Paren, |p| {
        args.push(name(p)?);
        p.expect("=")?;
        values.push(p.operand()?);
        Ok(())
    })
}
/// `-> T`, `-> (T, U)` or nothing.
fn opt_results(p: &mut Parser<'_>, out: &mut Vec<Type>) -> Parse<()> {
    if p.eat("->") { p.result_types(out) } else { Ok(()) }
}
fn print_assignments(p: &mut Printer<'_>, args: &[Value], values: &[Value]) {
    p.s("(");
    for (i, (&a, &v)) in args.iter().zip(values).enumerate() {
        if i > 0 {
            p.s(", ");
        }
        p.value(a);
        p.s(" = ");
        p.value(v);
    }
    p.s(")");
}
fn parenthesized(p: &mut Printer<'_>, values: &[Value]) {
    p.s("(");
    p.values(values);
    p.s(")");
}
fn print_results(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" -> (");
    p.types(m.results(op).map(|v| m.ty(v)));
    p.s(")");
}
fn result_types(m: &Module, op: Op) -> Vec<Type> {
    m.results(op).map(|v| m.ty(v)).collect()
}
fn entry_args(m: &Module, op: Op, i: usize) -> Vec<Value> {
    m.entry_block(op, i).map(|b: Block| m.block_args(b).collect()).unwrap_or_default()
}
fn region_at(m: &Module, op: Op, i: usize) -> Option<Region> {
    m.op_regions(op).get(i).copied()
}
fn print_region(p: &mut Printer<'_>, op: Op, i: usize, entry_args: bool, terminators: bool) {
    if let Some(r) = region_at(p.m, op, i) {
        p.region(r, entry_args, terminators);
    }
}

/// `[unsigned] %i = %lb to %ub step %s [iter_args(%a = %x, ...) -> (types)] [: type] { ... } {attrs}`
pub fn parse_for(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if !p.m.cx.early_folds && p.eat("unsigned") {
        s.attrs.push((Sym::UNSIGNED_CMP, Attr::UNIT));
    }
    let mut args = alloc::vec![name(p)?];
    p.expect("=")?;
    let lower = p.operand()?;
    p.expect("to")?;
    let upper = p.operand()?;
    p.expect("step")?;
    let step = p.operand()?;
    let (loc, mut inits) = (p.loc(), Vec::new());
    if p.eat("iter_args") {
        assignments(p, &mut args, &mut inits)?;
        p.expect("->")?;
        p.result_types(&mut s.results)?;
    }
    let ty = if p.eat(":") { p.ty()? } else { Type::INDEX };
    p.resolve_all(&[lower, upper, step], &[ty; 3], loc, &mut s.operands)?;
    if inits.len() != s.results.len() {
        let text = alloc::format!("{} initial values, but {} result types: expected as many", inits.len(), s.results.len());
        return Err(p.error(p.op_loc, "region-count", text));
    }
    p.resolve_all(&inits, &s.results, loc, &mut s.operands)?;
    args[0].ty = ty;
    for (a, &t) in args[1..].iter_mut().zip(&s.results) {
        a.ty = t;
    }
    let region = p.region(scf::FOR, &args, false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)
}
/// Writes what [`parse_for`] reads.
pub fn print_for(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let [lower, upper, step, inits @ ..] = m.operands(op) else { return };
    let args = entry_args(m, op, 0);
    let [iv, iter @ ..] = args.as_slice() else { return };
    p.s(if m.attr(op, Sym::UNSIGNED_CMP).is_some() { " unsigned " } else { " " });
    p.value(*iv);
    p.s(" = ");
    p.value(*lower);
    p.s(" to ");
    p.value(*upper);
    p.s(" step ");
    p.value(*step);
    if !inits.is_empty() {
        p.s(" iter_args");
        print_assignments(p, iter, inits);
        print_results(p, op);
    }
    p.s(" ");
    if m.ty(*iv) != Type::INDEX {
        p.s(" : ");
        p.ty(m.ty(*iv));
        p.s(" ");
    }
    print_region(p, op, 0, false, !inits.is_empty());
    p.attr_dict(op, &[Sym::UNSIGNED_CMP]);
}

/// `%c [-> types] { ... } [else { ... }] {attrs}`
pub fn parse_if(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let condition = p.operand()?;
    let condition = p.resolve(condition, Type::I1)?;
    s.operands.push(condition);
    opt_results(p, &mut s.results)?;
    let then = p.region(scf::IF, &[], false)?;
    let other = if p.eat("else") { p.region(scf::IF, &[], false)? } else { p.empty_region() };
    s.regions.extend([then, other]);
    p.opt_attr_dict(&mut s.attrs)
}
/// Writes what [`parse_if`] reads.
pub fn print_if(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    p.values(m.operands(op));
    let results = m.n_results(op) > 0;
    if results {
        print_results(p, op);
    }
    p.s(" ");
    print_region(p, op, 0, false, results);
    if m.entry_block(op, 1).is_some() {
        p.s(" else ");
        print_region(p, op, 1, false, results);
    }
    p.attr_dict(op, &[]);
}

/// `[(%a = %x, ...)] : (types) -> types { ... } do { ... } [attributes {...}]`
pub fn parse_while(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (loc, mut args, mut inits, mut types) = (p.loc(), Vec::new(), Vec::new(), Vec::new());
    if p.at("(") {
        assignments(p, &mut args, &mut inits)?;
    }
    p.expect(":")?;
    p.function_type(&mut types, &mut s.results)?;
    p.resolve_all(&inits, &types, loc, &mut s.operands)?;
    for (a, &t) in args.iter_mut().zip(&types) {
        a.ty = t;
    }
    let before = p.region(scf::WHILE, &args, false)?;
    p.expect("do")?;
    let after = p.region(scf::WHILE, &[], false)?;
    s.regions.extend([before, after]);
    p.opt_attr_dict_with_keyword(&mut s.attrs)
}
/// Writes what [`parse_while`] reads.
pub fn print_while(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let inits = m.operands(op);
    if !inits.is_empty() {
        p.s(" ");
        print_assignments(p, &entry_args(m, op, 0), inits);
    }
    p.s(" : ");
    let inputs: Vec<Type> = inits.iter().map(|&v| m.ty(v)).collect();
    p.functional_type(&inputs, &result_types(m, op));
    p.s(" ");
    print_region(p, op, 0, false, true);
    p.s(" do ");
    print_region(p, op, 1, true, true);
    p.attr_dict_with_keyword(op, &[]);
}

/// `(%i, ...) = (lower) to (upper) step (steps) [init (values)] [-> types] { ... } {attrs}`
pub fn parse_parallel(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (loc, mut args) = (p.loc(), Vec::new());
    p.list(Delim::Paren, |p| {
        args.push(Argument { ty: Type::INDEX, ..name(p)? });
        Ok(())
    })?;
    let n = args.len();
    for word in ["=", "to", "step"] {
        p.expect(word)?;
        let loc = p.loc();
        let mut bounds = Vec::new();
        p.operand_list(Delim::Paren, &mut bounds)?;
        p.resolve_all(&bounds, &alloc::vec![Type::INDEX; n], loc, &mut s.operands)?;
    }
    let mut inits = Vec::new();
    if p.eat("init") {
        p.operand_list(Delim::Paren, &mut inits)?;
    }
    opt_results(p, &mut s.results)?;
    p.resolve_all(&inits, &s.results, loc, &mut s.operands)?;
    let region = p.region(scf::PARALLEL, &args, false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)?;
    let sizes = [n as i32, n as i32, n as i32, inits.len() as i32];
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, p.m.cx.i32_array(&sizes)));
    Ok(())
}
/// Writes what [`parse_parallel`] reads.
pub fn print_parallel(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    parenthesized(p, &entry_args(m, op, 0));
    for (i, word) in [" = ", " to ", " step "].into_iter().enumerate() {
        p.s(word);
        parenthesized(p, segments::operand_field(m, op, i));
    }
    let inits = segments::operand_field(m, op, 3);
    if !inits.is_empty() {
        p.s(" init ");
        parenthesized(p, inits);
    }
    let results = result_types(m, op);
    if !results.is_empty() {
        p.arrow_types(&results);
    }
    p.s(" ");
    print_region(p, op, 0, false, true);
    p.attr_dict(op, &[Sym::OPERAND_SEGMENT_SIZES]);
}

/// `[(%a, ... : types)] [{ ... }, ...] {attrs}`
pub fn parse_reduce(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    if p.eat("(") {
        p.typed_operands(&mut s.operands)?;
        p.expect(")")?;
    }
    while let Some(region) = p.opt_region(scf::REDUCE, &[], false)? {
        s.regions.push(region);
        if !p.eat(",") {
            break;
        }
    }
    p.opt_attr_dict(&mut s.attrs)
}
/// Writes what [`parse_reduce`] reads.
pub fn print_reduce(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let operands = m.operands(op);
    if !operands.is_empty() {
        p.s("(");
        p.values(operands);
        p.s(" : ");
        p.types(operands.iter().map(|&v| m.ty(v)));
        p.s(")");
    }
    p.s(" ");
    for i in 0..m.op_regions(op).len() {
        if i > 0 {
            p.s(", ");
        }
        print_region(p, op, i, true, true);
    }
    p.attr_dict(op, &[]);
}

/// `%arg {attrs} [-> types] case 1 { ... } ... default { ... }`
pub fn parse_index_switch(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let arg = p.operand()?;
    let arg = p.resolve(arg, Type::INDEX)?;
    s.operands.push(arg);
    p.opt_attr_dict(&mut s.attrs)?;
    if p.eat("->") {
        p.type_list(&mut s.results)?;
    }
    let (mut cases, mut regions) = (Vec::new(), Vec::new());
    while p.eat("case") {
        cases.push(p.integer()?);
        regions.push(p.region(scf::INDEX_SWITCH, &[], false)?);
    }
    s.attrs.push((Sym::CASES, p.m.cx.i64_array(&cases)));
    p.expect("default")?;
    let default = p.region(scf::INDEX_SWITCH, &[], false)?;
    s.regions.push(default);
    // The default region is written last and stands first.
    s.regions.append(&mut regions);
    Ok(())
}
/// Writes what [`parse_index_switch`] reads.
pub fn print_index_switch(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    p.s(" ");
    p.values(m.operands(op));
    p.attr_dict(op, &[Sym::CASES]);
    if m.n_results(op) > 0 {
        p.s(" -> ");
        p.types(m.results(op).map(|v| m.ty(v)));
    }
    p.s(" ");
    let cases = m.attr(op, Sym::CASES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    for (i, &case) in cases.iter().enumerate() {
        p.newline();
        p.s("case ");
        let mut text = alloc::string::String::new();
        super::arith_syntax::push_int(&mut text, case);
        p.s(&text);
        p.s(" ");
        print_region(p, op, i + 1, false, true);
    }
    p.newline();
    p.s("default ");
    let terminators =
        m.entry_block(op, 0).and_then(|b| m.terminator(b)).is_none_or(|t| m.n_operands(t) > 0 || m.op_record[t].attrs != Attr::EMPTY_DICT);
    print_region(p, op, 0, true, terminators);
}

/// `[-> types] [no_inline] { ... } {attrs}`
pub fn parse_execute_region(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    opt_results(p, &mut s.results)?;
    if p.eat("no_inline") {
        s.attrs.push((Sym::NO_INLINE, Attr::UNIT));
    }
    let region = p.region(scf::EXECUTE_REGION, &[], false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)
}
/// Writes what [`parse_execute_region`] reads.
pub fn print_execute_region(p: &mut Printer<'_>, op: Op) {
    let results = result_types(p.m, op);
    if !results.is_empty() {
        p.arrow_types(&results);
    }
    p.s(if p.m.attr(op, Sym::NO_INLINE).is_some() { " no_inline " } else { " " });
    print_region(p, op, 0, false, true);
    p.attr_dict(op, &[Sym::NO_INLINE]);
}

/// `(%i, ...) in (upper)` or `= (lower) to (upper) step (steps)`, `[shared_outs(%o = %t, ...) -> (types)] { ... } {attrs}`
pub fn parse_forall(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (loc, mut args) = (p.loc(), Vec::new());
    p.list(Delim::Paren, |p| {
        args.push(Argument { ty: Type::INDEX, ..name(p)? });
        Ok(())
    })?;
    let n = args.len();
    let mut sizes = [0i32; 4];
    let mut fixed: [Vec<i64>; 3] = [alloc::vec![0; n], Vec::new(), alloc::vec![1; n]];
    let words: &[(&str, usize)] = if p.at("in") { &[("in", 1)] } else { &[("=", 0), ("to", 1), ("step", 2)] };
    for &(word, i) in words {
        p.expect(word)?;
        let loc = p.loc();
        let (mut statics, mut dynamics) = (Vec::new(), Vec::new());
        index_list(p, Delim::Paren, &mut statics, &mut dynamics)?;
        if statics.len() != n {
            return Err(p.error(loc, "forall-rank", alloc::format!("{} bounds for {n} induction variables", statics.len())));
        }
        sizes[i] = dynamics.len() as i32;
        p.resolve_all(&dynamics, &alloc::vec![Type::INDEX; dynamics.len()], loc, &mut s.operands)?;
        fixed[i] = statics;
    }
    let mut outputs = Vec::new();
    if p.eat("shared_outs") {
        assignments(p, &mut args, &mut outputs)?;
        opt_results(p, &mut s.results)?;
    }
    sizes[3] = outputs.len() as i32;
    p.resolve_all(&outputs, &s.results, loc, &mut s.operands)?;
    for (a, &t) in args[n..].iter_mut().zip(&s.results) {
        a.ty = t;
    }
    let region = p.region(scf::FORALL, &args, false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)?;
    for (name, values) in [Sym::STATIC_LOWER_BOUND, Sym::STATIC_UPPER_BOUND, Sym::STATIC_STEP].into_iter().zip(&fixed) {
        s.attrs.push((name, p.m.cx.i64_array(values)));
    }
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, p.m.cx.i32_array(&sizes)));
    Ok(())
}
/// Writes `(%a, 16)`.
pub(super) fn print_index_list(p: &mut Printer<'_>, statics: &[i64], dynamics: &[Value]) {
    let mut next = dynamics.iter();
    p.s("(");
    for (i, &n) in statics.iter().enumerate() {
        if i > 0 {
            p.s(", ");
        }
        if n == DYNAMIC
            && let Some(&v) = next.next()
        {
            p.value(v);
            continue;
        }
        let mut text = alloc::string::String::new();
        super::arith_syntax::push_int(&mut text, n);
        p.s(&text);
    }
    p.s(")");
}
/// The number that a value is known to be.
pub(super) fn constant_of(m: &Module, v: Value) -> Option<i64> {
    let def = m.def_op(v).filter(|&d| m.row(d).traits.has(crate::row::Traits::CONSTANT_LIKE))?;
    m.attr(def, Sym::VALUE).and_then(|a| m.cx.int_value(a))
}
/// Writes what [`parse_forall`] reads.
pub fn print_forall(p: &mut Printer<'_>, op: Op) {
    const NAMES: [Sym; 3] = [Sym::STATIC_LOWER_BOUND, Sym::STATIC_UPPER_BOUND, Sym::STATIC_STEP];
    let m = p.m;
    let fixed = NAMES.map(|n| m.attr(op, n).and_then(|a| m.cx.int_array(a)).unwrap_or_default());
    let args = entry_args(m, op, 0);
    let rank = fixed[1].len().min(args.len());
    p.s(" ");
    parenthesized(p, &args[..rank]);
    // A value that is known to be the number counts like the number.
    let all = |i: usize, n: i64| {
        let mut values = segments::operand_field(m, op, i).iter();
        fixed[i].iter().all(|&f| {
            let known = values.as_slice().first().filter(|_| f == DYNAMIC).and_then(|&v| constant_of(m, v));
            if f == DYNAMIC {
                values.next();
            }
            f == n || known == Some(n)
        })
    };
    let normal = all(0, 0) && all(2, 1);
    let parts: &[(&str, usize)] = if normal { &[(" in ", 1)] } else { &[(" = ", 0), (" to ", 1), (" step ", 2)] };
    for &(word, i) in parts {
        p.s(word);
        print_index_list(p, &fixed[i], segments::operand_field(m, op, i));
    }
    let outputs = segments::operand_field(m, op, 3);
    if !outputs.is_empty() {
        p.s(" shared_outs");
        print_assignments(p, &args[rank..], outputs);
        print_results(p, op);
    }
    p.s(" ");
    print_region(p, op, 0, false, m.n_results(op) > 0);
    p.attr_dict(op, &[NAMES[0], NAMES[1], NAMES[2], Sym::OPERAND_SEGMENT_SIZES]);
}

/// `{ ... } {attrs}`
pub fn parse_in_parallel(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let region = p.region(scf::FORALL_IN_PARALLEL, &[], false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)
}
/// Writes what [`parse_in_parallel`] reads.
pub fn print_in_parallel(p: &mut Printer<'_>, op: Op) {
    p.s(" ");
    print_region(p, op, 0, false, false);
    p.attr_dict(op, &[]);
}
