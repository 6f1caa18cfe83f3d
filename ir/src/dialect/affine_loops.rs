//! Syntax and checks of `affine.for`, `affine.if` and `affine.parallel`. Source: MLIR documentation, "'affine' Dialect".

use alloc::format;
use alloc::vec::Vec;

use crate::affine;
use crate::attr::{AffineMap, AttrData, ExprData};
use crate::diag::Diags;
use crate::dialect::affine_access::check_operands;
use crate::dialect::affine_syntax::print_operands;
use crate::dialect::{affine as dialect, enums};
use crate::id::{Attr, Op, Sym, Type, Value};
use crate::module::Module;
use crate::segments;
use crate::text::parse::{Argument, Delim, OpState, Parse, Parser, Unresolved};
use crate::text::print::Printer;
use crate::ty::{Sign, TypeData};

fn entry_args(m: &Module, op: Op) -> Vec<Value> {
    m.entry_block(op, 0).map(|b| m.block_args(b).collect()).unwrap_or_default()
}
fn map_attr(m: &Module, op: Op, name: Sym) -> Option<AffineMap> {
    m.attr(op, name).and_then(|a| affine::attr_map(&m.cx, a))
}

/// `(%dims)[%symbols]` behind a map or set of so many of each.
pub(super) fn map_operands(p: &mut Parser<'_>, st: &mut OpState, map: AffineMap, what: &str) -> Parse<usize> {
    let loc = p.loc();
    let mut operands = Vec::new();
    p.operand_list(Delim::Paren, &mut operands)?;
    let n_dims = operands.len();
    if p.at("[") {
        p.operand_list(Delim::Square, &mut operands)?;
    }
    if n_dims as u32 != map.n_dims || (operands.len() - n_dims) as u32 != map.n_syms {
        let text =
            format!("{what} takes {} dimensions and {} symbols, got {n_dims} and {}", map.n_dims, map.n_syms, operands.len() - n_dims);
        return Err(p.error(loc, "operand-count", text));
    }
    for &o in &operands {
        let v = p.resolve(o, Type::INDEX)?;
        st.operands.push(v);
    }
    Ok(operands.len())
}

/// A bound of a loop: a number, a value, or a map with operands, of several results with `max` or `min` before it.
fn bound(p: &mut Parser<'_>, st: &mut OpState, lower: bool) -> Parse<usize> {
    let (name, word) = if lower { (Sym::LOWER_BOUND_MAP, "max") } else { (Sym::UPPER_BOUND_MAP, "min") };
    let many = p.eat(word);
    let loc = p.loc();
    if let Some(o) = p.opt_operand()? {
        let v = p.resolve(o, Type::INDEX)?;
        st.operands.push(v);
        let e = affine::symbol(&mut p.m.cx, 0);
        let map = affine::map(&mut p.m.cx, 0, 1, &[e]);
        st.attrs.push((name, affine::map_attr(&mut p.m.cx, map)));
        return Ok(1);
    }
    if let Some(n) = p.opt_integer()? {
        let map = affine::constant_map(&mut p.m.cx, n);
        st.attrs.push((name, affine::map_attr(&mut p.m.cx, map)));
        return Ok(0);
    }
    let a = p.attr(None)?;
    let Some(map) = affine::attr_map(&p.m.cx, a) else {
        return Err(p.error(loc, "loop-bound", "expected a loop bound: a value, a number or an affine map"));
    };
    if p.m.cx.map_exprs(map).len() > 1 && !many {
        let text = format!("a {} loop bound of several results needs '{word}' before it", if lower { "lower" } else { "upper" });
        return Err(p.error(loc, "loop-bound", text));
    }
    st.attrs.push((name, a));
    map_operands(p, st, map, "the map")
}

/// `%i = bound to bound [step n] [iter_args(%a = %x) -> (T)] { ... } {attrs}`
pub fn parse_for(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let mut args = alloc::vec![p.argument(false, false)?];
    args[0].ty = Type::INDEX;
    p.expect("=")?;
    let lower = bound(p, st, true)?;
    p.expect("to")?;
    let upper = bound(p, st, false)?;
    let step = if p.eat("step") {
        let loc = p.loc();
        match p.integer()? {
            n if n > 0 => n,
            _ => return Err(p.error(loc, "loop-step", "expected step to be representable as a positive signed integer")),
        }
    } else {
        1
    };
    let step = p.m.cx.int_attr(Type::INDEX, step);
    st.attrs.push((Sym::STEP, step));
    let (loc, mut inits): (_, Vec<Unresolved>) = (p.loc(), Vec::new());
    if p.eat("iter_args") {
        p.list(Delim::Paren, |p| {
            args.push(p.argument(false, false)?);
            p.expect("=")?;
            inits.push(p.operand()?);
            Ok(())
        })?;
        p.expect("->")?;
        p.result_types(&mut st.results)?;
        if inits.len() != st.results.len() {
            let text = format!("{} initial values, but {} result types: expected as many", inits.len(), st.results.len());
            return Err(p.error(loc, "region-count", text));
        }
        p.resolve_all(&inits, &st.results, loc, &mut st.operands)?;
        for (a, &t) in args[1..].iter_mut().zip(&st.results) {
            a.ty = t;
        }
    }
    let sizes = p.m.cx.i32_array(&[lower as i32, upper as i32, inits.len() as i32]);
    st.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    let region = p.region(dialect::FOR, &args, false)?;
    st.regions.push(region);
    p.opt_attr_dict(&mut st.attrs)
}

fn print_bound(p: &mut Printer<'_>, op: Op, name: Sym, field: usize, word: &str) {
    let m = p.m;
    let (Some(a), operands) = (m.attr(op, name), segments::operand_field(m, op, field)) else { return };
    let Some(map) = affine::attr_map(&m.cx, a) else { return };
    let mut exprs = m.cx.map_exprs(map);
    if exprs.len() == 1 && map.n_dims == 0 {
        match (exprs.next().map(|e| m.cx.expr_data(e)), operands) {
            (Some(ExprData::Const(n)), []) if map.n_syms == 0 => return p.int(n),
            (Some(ExprData::Symbol(0)), [v]) if map.n_syms == 1 => return p.value(*v),
            _ => {}
        }
    } else if exprs.len() > 1 {
        p.s(word);
    }
    p.attr(a);
    print_operands(p, map.n_dims as usize, operands);
}

/// Writes what [`parse_for`] reads.
pub fn print_for(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let args = entry_args(m, op);
    let [iv, iter @ ..] = args.as_slice() else { return };
    p.s(" ");
    p.argument_with(*iv, Attr::EMPTY_DICT, false);
    p.s(" = ");
    print_bound(p, op, Sym::LOWER_BOUND_MAP, 0, "max ");
    p.s(" to ");
    print_bound(p, op, Sym::UPPER_BOUND_MAP, 1, "min ");
    let step = m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)).unwrap_or(1);
    if step != 1 {
        p.s(" step ");
        p.int(step);
    }
    let inits = segments::operand_field(m, op, 2);
    if !iter.is_empty() {
        p.s(" iter_args(");
        p.list(iter.iter().zip(inits), |p, (&a, &v)| {
            p.value(a);
            p.s(" = ");
            p.value(v);
        });
        p.s(") -> (");
        p.types(m.results(op).map(|v| m.ty(v)));
        p.s(")");
    }
    p.s(" ");
    if let Some(&r) = m.op_regions(op).first() {
        p.region(r, false, !iter.is_empty());
    }
    p.attr_dict(op, &[Sym::LOWER_BOUND_MAP, Sym::UPPER_BOUND_MAP, Sym::STEP, Sym::OPERAND_SEGMENT_SIZES]);
}

/// `#set(%dims)[%symbols] [-> types] { ... } [else { ... }] {attrs}`
pub fn parse_if(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let a = p.attr(None)?;
    let AttrData::IntegerSet(set) = p.m.cx.attr_data(a) else {
        return Err(p.error(loc, "integer-set", "expected an integer set"));
    };
    st.attrs.push((Sym::CONDITION, a));
    map_operands(p, st, set, "the set")?;
    if p.eat("->") {
        p.result_types(&mut st.results)?;
    }
    let then = p.region(dialect::IF, &[], false)?;
    let other = if p.eat("else") { p.region(dialect::IF, &[], false)? } else { p.empty_region() };
    st.regions.extend([then, other]);
    p.opt_attr_dict(&mut st.attrs)
}

/// Writes what [`parse_if`] reads.
pub fn print_if(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let Some(a) = m.attr(op, Sym::CONDITION) else { return };
    p.s(" ");
    p.attr(a);
    if let AttrData::IntegerSet(set) = m.cx.attr_data(a) {
        print_operands(p, set.n_dims as usize, m.operands(op));
    }
    let results = m.n_results(op) > 0;
    if results {
        p.s(" -> ");
        p.result_types(m.results(op).map(|v| m.ty(v)));
    }
    p.s(" ");
    let [then, other] = m.op_regions(op) else { return };
    p.region(*then, true, results);
    if !m.region_blocks(*other).is_empty() {
        p.s(" else ");
        p.region(*other, true, results);
    }
    p.attr_dict(op, &[Sym::CONDITION]);
}

/// The map of the lower or upper bounds of a parallel loop, and how many results belong to each.
struct Bounds {
    map: AffineMap,
    groups: Vec<i32>,
    dims: Vec<Unresolved>,
    syms: Vec<Unresolved>,
}

/// `(expr, max(expr, expr), ...)`
fn bounds(p: &mut Parser<'_>, word: &str) -> Parse<Bounds> {
    let (mut groups, mut names, mut exprs) = (Vec::new(), p.affine_names(), Vec::new());
    p.list(Delim::Paren, |p| {
        if p.eat(word) {
            let before = exprs.len();
            p.list(Delim::Paren, |p| {
                exprs.push(p.affine_expr_of_ssa_ids(&mut names)?);
                Ok(())
            })?;
            groups.push((exprs.len() - before) as i32);
        } else {
            exprs.push(p.affine_expr_of_ssa_ids(&mut names)?);
            groups.push(1);
        }
        Ok(())
    })?;
    let map = affine::map(&mut p.m.cx, names.dims.len() as u32, names.syms.len() as u32, &exprs);
    Ok(Bounds { map, groups, dims: names.dims, syms: names.syms })
}

/// A vector of 32-bit numbers as a tensor of them.
fn tensor(p: &mut Parser<'_>, items: &[i32]) -> Attr {
    let dims = p.m.cx.dims.intern(&[items.len() as i64]);
    let ty = p.m.cx.ty(crate::ty::TypeData::Tensor { dims, elem: Type::I32, encoding: Attr::NONE });
    let bytes: Vec<u8> = items.iter().flat_map(|n| n.to_le_bytes()).collect();
    crate::dense::make(&mut p.m.cx, ty, 4, &bytes)
}

/// `(%i, %j) = (bounds) to (bounds) [step (n, n)] [reduce ("addf", ...) -> (types)] { ... } {attrs}`
pub fn parse_parallel(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    let mut args: Vec<Argument> = Vec::new();
    let loc = p.loc();
    p.list(Delim::Paren, |p| {
        args.push(Argument { ty: Type::INDEX, ..p.argument(false, false)? });
        Ok(())
    })?;
    p.expect("=")?;
    let lower = bounds(p, "max")?;
    p.expect("to")?;
    let upper = bounds(p, "min")?;
    if lower.groups.len() != args.len() || upper.groups.len() != args.len() {
        let text = format!("{} counters, {} lower and {} upper bounds", args.len(), lower.groups.len(), upper.groups.len());
        return Err(p.error(loc, "parallel-rank", text));
    }
    for b in [&lower, &upper] {
        for &o in b.dims.iter().chain(&b.syms) {
            let v = p.resolve(o, Type::INDEX)?;
            st.operands.push(v);
        }
    }
    for (names, b) in
        [((Sym::LOWER_BOUNDS_MAP, Sym::LOWER_BOUNDS_GROUPS), &lower), ((Sym::UPPER_BOUNDS_MAP, Sym::UPPER_BOUNDS_GROUPS), &upper)]
    {
        let (map, groups) = (affine::map_attr(&mut p.m.cx, b.map), tensor(p, &b.groups));
        st.attrs.extend([(names.0, map), (names.1, groups)]);
    }
    let mut steps = Vec::new();
    if p.eat("step") {
        p.list(Delim::Paren, |p| {
            let n = p.integer()?;
            steps.push(p.m.cx.int_attr(Type::I64, n));
            Ok(())
        })?;
    } else {
        let one = p.m.cx.int_attr(Type::I64, 1);
        steps = alloc::vec![one; args.len()];
    }
    let steps = p.m.cx.array_attr(&steps);
    st.attrs.push((Sym::STEPS, steps));
    let mut reductions = Vec::new();
    if p.eat("reduce") {
        p.list(Delim::Paren, |p| {
            let loc = p.loc();
            let name = p.string()?;
            let text = alloc::string::String::from(p.m.cx.str(name));
            let Some(kind) = p.case_of(enums::ATOMIC_RMW_KIND, &text)? else {
                let text = format!("'{text}' is no kind of reduction");
                return Err(p.error(loc, "reduction-kind", text));
            };
            let number = if p.opts.release.older_enum_numbers { enums::number_19(enums::ATOMIC_RMW_KIND, kind) } else { kind };
            reductions.push(p.m.cx.int_attr(Type::I64, number as i64));
            Ok(())
        })?;
    }
    let reductions = p.m.cx.array_attr(&reductions);
    st.attrs.push((Sym::REDUCTIONS, reductions));
    if p.eat("->") {
        p.result_types(&mut st.results)?;
    }
    let region = p.region(dialect::PARALLEL, &args, false)?;
    st.regions.push(region);
    p.opt_attr_dict(&mut st.attrs)
}

/// Numbers read from a splat at most.
const MAX_COUNTERS: u64 = 1 << 16;

/// The numbers of a dense or array attribute.
pub fn numbers(m: &Module, op: Op, name: Sym) -> Vec<i64> {
    let Some(a) = m.attr(op, name) else { return Vec::new() };
    match m.cx.attr_data(a) {
        AttrData::Array(l) => m.cx.attrs_in(l).map(|a| m.cx.int_value(a).unwrap_or(0)).collect(),
        AttrData::Dense { ty, .. } => {
            // As many as the loop has counters; the type says how many there are.
            let n = crate::dense::n_elements(&m.cx, ty).unwrap_or(0).min(m.cx.bytes.bytes() as u64 + MAX_COUNTERS);
            crate::dense::int_values(&m.cx, a, n as usize).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

fn print_bounds(p: &mut Printer<'_>, op: Op, map: Sym, groups: Sym, operands: &[Value], word: &str) {
    let m = p.m;
    let Some(map) = map_attr(m, op, map) else { return };
    let exprs: Vec<_> = m.cx.map_exprs(map).collect();
    let mut at = 0usize;
    p.s("(");
    for (i, n) in numbers(m, op, groups).into_iter().enumerate() {
        if i > 0 {
            p.s(", ");
        }
        // An operation that was not verified may have any numbers here.
        let end = at.saturating_add(usize::try_from(n).unwrap_or(0));
        let group = exprs.get(at..end).unwrap_or_default();
        at = end;
        if group.len() != 1 {
            p.s(word);
            p.s("(");
        }
        p.exprs_of_values(map, group, operands);
        if group.len() != 1 {
            p.s(")");
        }
    }
    p.s(")");
}

/// Writes what [`parse_parallel`] reads.
pub fn print_parallel(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let n = map_attr(m, op, Sym::LOWER_BOUNDS_MAP).map_or(0, |map| (map.n_dims + map.n_syms) as usize);
    let (lower, upper) = m.operands(op).split_at(n.min(m.n_operands(op)));
    p.s(" (");
    p.values(&entry_args(m, op));
    p.s(") = ");
    print_bounds(p, op, Sym::LOWER_BOUNDS_MAP, Sym::LOWER_BOUNDS_GROUPS, lower, "max");
    p.s(" to ");
    print_bounds(p, op, Sym::UPPER_BOUNDS_MAP, Sym::UPPER_BOUNDS_GROUPS, upper, "min");
    let steps = numbers(m, op, Sym::STEPS);
    if steps.iter().any(|&s| s != 1) {
        p.s(" step (");
        p.list(steps, |p, n| p.int(n));
        p.s(")");
    }
    if m.n_results(op) > 0 {
        p.s(" reduce (");
        let older = p.release().older_enum_numbers;
        p.list(numbers(m, op, Sym::REDUCTIONS), |p, n| {
            let name = reduction(n, older);
            p.s("\"");
            p.s(name);
            p.s("\"");
        });
        p.s(") -> (");
        p.types(m.results(op).map(|v| m.ty(v)));
        p.s(")");
    }
    p.s(" ");
    if let Some(&r) = m.op_regions(op).first() {
        p.region(r, false, m.n_results(op) > 0);
    }
    p.attr_dict(
        op,
        &[Sym::REDUCTIONS, Sym::LOWER_BOUNDS_MAP, Sym::LOWER_BOUNDS_GROUPS, Sym::UPPER_BOUNDS_MAP, Sym::UPPER_BOUNDS_GROUPS, Sym::STEPS],
    );
}

/// Whether a reduction of a kind can have a type. The numbers `maxnumf`, `minnumf` and `xori` reduce nothing here.
fn reduces(ty: TypeData, kind: &str) -> bool {
    let sign = match ty {
        TypeData::Integer { sign, .. } => Some(sign),
        _ => None,
    };
    match kind {
        "assign" => true,
        "addi" | "andi" | "muli" | "ori" => sign.is_some(),
        "maxs" | "mins" => sign == Some(Sign::Signed),
        "maxu" | "minu" => sign == Some(Sign::Unsigned),
        "addf" | "mulf" | "maximumf" | "minimumf" => matches!(ty, TypeData::Float(_)),
        _ => false,
    }
}

/// The name of a reduction by its number.
pub fn reduction(n: i64, older: bool) -> &'static str {
    let e = &enums::ENUMS[enums::ATOMIC_RMW_KIND as usize];
    let number = |value: u64| if older { enums::number_19(enums::ATOMIC_RMW_KIND, value) } else { value };
    e.cases().find(|c| number(c.1) as i64 == n).map_or("", |c| c.0)
}

// Checks.

fn fail(m: &Module, op: Op, d: &mut Diags, name: &'static str, text: impl AsRef<str>) {
    d.push(crate::verify::op_error(m, op, name, text));
}

/// Maps take their operands, which may be what they are; what enters and leaves the body has the right types.
pub fn verify_for(m: &Module, op: Op, d: &mut Diags) {
    let args: Vec<Type> = entry_args(m, op).iter().map(|&v| m.ty(v)).collect();
    if args.first() != Some(&Type::INDEX) {
        return fail(m, op, d, "region-arguments", "expected body to have a single index argument for the induction variable");
    }
    for (field, name, what) in [(0, Sym::LOWER_BOUND_MAP, "lower"), (1, Sym::UPPER_BOUND_MAP, "upper")] {
        let Some(map) = map_attr(m, op, name) else { continue };
        let operands = segments::operand_field(m, op, field);
        if m.cx.map_exprs(map).len() == 0 {
            return fail(m, op, d, "map-results", format!("expected {what} bound map to have at least one result"));
        }
        if (map.n_dims + map.n_syms) as usize != operands.len() {
            return fail(m, op, d, "operand-count", "operand count must match with affine map dimension and symbol count");
        }
        if !check_operands(m, op, operands, map.n_dims as usize, d) {
            return;
        }
    }
    if m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)).is_some_and(|n| n <= 0) {
        return fail(m, op, d, "loop-step", "expected step to be a positive integer");
    }
    let inits: Vec<Type> = segments::operand_field(m, op, 2).iter().map(|&v| m.ty(v)).collect();
    if !m.results(op).map(|v| m.ty(v)).eq(inits.iter().copied()) {
        return fail(m, op, d, "region-count", "mismatch between the initial values and the results");
    }
    if args[1..] != inits[..] {
        return fail(m, op, d, "region-arguments", "mismatch between the initial values and the arguments of the body");
    }
    yields(m, op, 0, d);
}

/// A region ends by giving the results of the operation.
fn yields(m: &Module, op: Op, region: usize, d: &mut Diags) {
    let Some(end) = m.entry_block(op, region).and_then(|b| m.terminator(b)).filter(|&t| m.kind(t) == dialect::YIELD) else { return };
    let given = m.operands(end).iter().map(|&v| m.ty(v));
    if !given.eq(m.results(op).map(|v| m.ty(v))) {
        fail(m, end, d, "region-type", "parent of yield must have same number and types of results as the yield operands");
    }
}

/// The set takes its operands; with results there are two regions that give them.
pub fn verify_if(m: &Module, op: Op, d: &mut Diags) {
    let Some(AttrData::IntegerSet(set)) = m.attr(op, Sym::CONDITION).map(|a| m.cx.attr_data(a)) else {
        return fail(m, op, d, "integer-set", "requires an integer set attribute named 'condition'");
    };
    if (set.n_dims + set.n_syms) as usize != m.n_operands(op) {
        return fail(m, op, d, "operand-count", "operand count and condition integer set dimension and symbol count must match");
    }
    if !check_operands(m, op, m.operands(op), set.n_dims as usize, d) {
        return;
    }
    if m.n_results(op) > 0 && m.entry_block(op, 1).is_none() {
        return fail(m, op, d, "missing-else", "an 'affine.if' with results must have an 'else' region");
    }
    yields(m, op, 0, d);
    yields(m, op, 1, d);
}

/// Bounds, steps, reductions, arguments and results fit together.
pub fn verify_parallel(m: &Module, op: Op, d: &mut Diags) {
    let n = entry_args(m, op).len();
    let groups = [Sym::LOWER_BOUNDS_GROUPS, Sym::UPPER_BOUNDS_GROUPS].map(|g| numbers(m, op, g));
    let steps = numbers(m, op, Sym::STEPS).len();
    if groups.iter().any(|g| g.len() != n) || steps != n {
        let text = format!(
            "the number of region arguments ({n}) and the number of map groups for lower ({}) and upper bound ({}), and the number of steps ({steps}) must all match",
            groups[0].len(),
            groups[1].len()
        );
        return fail(m, op, d, "parallel-rank", text);
    }
    let maps = [Sym::LOWER_BOUNDS_MAP, Sym::UPPER_BOUNDS_MAP].map(|g| map_attr(m, op, g));
    let mut taken = 0;
    for (map, groups) in maps.iter().zip(&groups) {
        let Some(map) = map else { return };
        let sum = groups.iter().try_fold(0i64, |sum, &g| if g < 0 { None } else { sum.checked_add(g) });
        if sum != Some(m.cx.map_exprs(*map).len() as i64) {
            return fail(m, op, d, "map-results", "the results of a bounds map must be those of its groups");
        }
        taken += (map.n_dims + map.n_syms) as usize;
    }
    if groups.iter().flatten().any(|&g| g == 0) && !m.cx.early_folds {
        return fail(m, op, d, "map-results", "each bound has at least one expression");
    }
    if taken != m.n_operands(op) {
        return fail(m, op, d, "operand-count", "operand count must match with affine map dimension and symbol count");
    }
    let mut operands = m.operands(op);
    for map in maps.into_iter().flatten() {
        let (here, rest) = operands.split_at((map.n_dims + map.n_syms) as usize);
        if !check_operands(m, op, here, map.n_dims as usize, d) {
            return;
        }
        operands = rest;
    }
    let kinds = numbers(m, op, Sym::REDUCTIONS);
    if kinds.len() != m.n_results(op) {
        return fail(m, op, d, "reduction-count", "a reduction must be specified for each output");
    }
    for (kind, ty) in kinds.into_iter().zip(m.results(op).map(|v| m.ty(v))) {
        let name = reduction(kind, m.cx.older_enum_numbers);
        if name.is_empty() {
            return fail(m, op, d, "reduction-kind", format!("{kind} is no kind of reduction"));
        }
        if !reduces(m.cx.type_data(ty), name) {
            return fail(m, op, d, "reduction-type", format!("a reduction of kind '{name}' cannot have a result of this type"));
        }
    }
    yields(m, op, 0, d);
}

/// A loop that never runs gives its initial values; so does, in newer releases, one that only passes its values on.
pub fn fold_for(m: &mut Module, op: Op, consts: &[Option<Attr>], out: &mut Vec<crate::row::Folded>) -> bool {
    use crate::row::Folded;
    if m.n_results(op) == 0 {
        return false;
    }
    let numbers: Vec<Option<i64>> = consts.iter().map(|c| c.and_then(|a| m.cx.int_value(a))).collect();
    let (lower, upper) = (segments::operand_range(m, op, 0), segments::operand_range(m, op, 1));
    let known = |name: Sym, at: core::ops::Range<usize>| {
        let map = map_attr(m, op, name)?;
        affine::eval_known(&m.cx, map, numbers.get(at)?)
    };
    let lower = known(Sym::LOWER_BOUND_MAP, lower).and_then(|v| v.into_iter().max());
    let upper = known(Sym::UPPER_BOUND_MAP, upper).and_then(|v| v.into_iter().min());
    let trips = upper.zip(lower).and_then(|(u, l)| u.checked_sub(l));
    let step = m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)).unwrap_or(1).max(1);
    let inits = segments::operand_field(m, op, 2);
    if trips.is_some_and(|n| n <= 0) {
        out.extend(inits.iter().map(|&v| Folded::Value(v)));
        return true;
    }
    !m.cx.early_folds && yields_only(m, op, trips, step, out)
}

/// A loop that only passes its values on, which release 19 does not fold but simplify.
#[cfg(feature = "extended")]
pub fn passes_through(m: &Module, op: Op, out: &mut Vec<crate::row::Folded>) -> bool {
    let known = |name: Sym| map_attr(m, op, name).and_then(|map| affine::single_constant(&m.cx, map));
    let trips = known(Sym::UPPER_BOUND_MAP).zip(known(Sym::LOWER_BOUND_MAP)).and_then(|(u, l)| u.checked_sub(l));
    let step = m.attr(op, Sym::STEP).and_then(|a| m.cx.int_value(a)).unwrap_or(1).max(1);
    yields_only(m, op, trips, step, out)
}

#[cfg_attr(not(small), inline(always))]
fn yields_only(m: &Module, op: Op, trips: Option<i64>, step: i64, out: &mut Vec<crate::row::Folded>) -> bool {
    use crate::row::Folded;
    let inits = segments::operand_field(m, op, 2);
    let Some(body) = m.entry_block(op, 0).filter(|&b| m.block_ops(b).len() == 1) else { return false };
    let Some(end) = m.terminator(body) else { return false };
    let once = trips.is_some_and(|n| n <= step);
    for (i, &v) in m.operands(end).iter().enumerate() {
        match m.def(v) {
            crate::module::Def::Arg(block, n) if block == body => {
                // What moves around comes out where it went in only after one round.
                if n == 0 || (n as usize != i + 1 && !once) {
                    out.clear();
                    return false;
                }
                let Some(&init) = inits.get(n as usize - 1) else {
                    out.clear();
                    return false;
                };
                out.push(Folded::Value(init));
            }
            _ if trips.is_some() => out.push(Folded::Value(v)),
            _ => {
                out.clear();
                return false;
            }
        }
    }
    true
}
