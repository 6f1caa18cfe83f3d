//! `linalg.map`, `linalg.reduce`, `linalg.transpose` and `linalg.broadcast`: operations whose maps follow from a list of
//! dimensions, and of which the first two write a region of one operation in short. Source: MLIR documentation, "'linalg'
//! Dialect", mlir-opt 19 and 22.

use alloc::vec::Vec;

use super::linalg::*;
use super::linalg_named::{Maps, Place, end_region, region_of};
use crate::context::Context;
use crate::dialect::enums as e;
use crate::id::{Block, Op, Opcode, Sym, Type, Value};
use crate::module::{Module, NewOp};
use crate::row::AttrKind;
use crate::text::op_dict::op_dict;
use crate::text::parse::{Delim, OpState, Parse, Parser};
use crate::text::print::Printer;

/// The list of dimensions of an operation that has one.
fn list_of(opcode: Opcode) -> Option<Sym> {
    match opcode {
        TRANSPOSE => Some(Sym::PERMUTATION),
        BROADCAST | REDUCE => Some(Sym::DIMENSIONS),
        _ => None,
    }
}
fn listed(m: &Module, op: Op) -> Option<Vec<i64>> {
    m.attr(op, list_of(m.kind(op))?).and_then(|a| m.cx.int_array(a))
}
/// Whether an operation is one of these.
pub(super) fn is_one(opcode: Opcode) -> bool {
    opcode == MAP || list_of(opcode).is_some()
}
/// Whether so many operands may be read and written.
fn fits(opcode: Opcode, inputs: usize, outs: usize) -> bool {
    match opcode {
        MAP => outs == 1,
        REDUCE => inputs == outs && outs > 0,
        _ => (inputs, outs) == (1, 1),
    }
}

/// The maps of an operation; `None` of other operations, and where its list has what is no dimension.
pub(super) fn maps(m: &Module, op: Op) -> Option<Maps> {
    let kind = m.kind(op);
    if !is_one(kind) {
        return None;
    }
    let (inputs, outs) = fields(m, op);
    let rank = |list: &[Value]| list.first().and_then(|&v| m.cx.shape_of(m.ty(v))).map(<[i64]>::len);
    let n = rank(if kind == REDUCE { inputs } else { outs })?;
    // Where the list names each dimension.
    let mut places: Vec<Option<u32>> = alloc::vec![None; n];
    let list = if kind == MAP { Vec::new() } else { listed(m, op)? };
    for (i, &d) in list.iter().enumerate() {
        *places.get_mut(usize::try_from(d).ok()?)? = Some(i as u32);
    }
    let all = || (0..n as u32).map(Place::Dim).collect::<Vec<_>>();
    let rest = || (0..n as u32).zip(&places).filter(|(_, at)| at.is_none()).map(|(d, _)| Place::Dim(d)).collect::<Vec<_>>();
    let input = match kind {
        TRANSPOSE => places.iter().map(|at| at.map(Place::Dim)).collect::<Option<Vec<_>>>()?,
        BROADCAST => rest(),
        _ => all(),
    };
    let out = if kind == REDUCE { rest() } else { all() };
    Some(Maps { n_dims: n as u32, lists: alloc::vec![input, out], alike: inputs.len() })
}

/// What is wrong with an operation of these that [`maps`] tells; `None` if nothing is.
pub(super) fn wrong(m: &Module, op: Op) -> Option<(&'static str, &'static str)> {
    let (inputs, outs) = fields(m, op);
    if !fits(m.kind(op), inputs.len(), outs.len()) {
        return Some(("operand-count", "has another number of operands to read or to write"));
    }
    let Some(maps) = maps(m, op) else {
        return Some(("linalg-dimensions", "has a list of dimensions that its operands have, each once"));
    };
    let listed = listed(m, op).unwrap_or_default();
    let (n_in, n_out) = (maps.of(0).len(), maps.out().len());
    let sizes_match = match m.kind(op) {
        TRANSPOSE => listed.len() == n_out,
        REDUCE => listed.is_sorted_by(|a, b| a < b),
        BROADCAST => n_in + listed.len() == n_out,
        _ => true,
    };
    // Sizes that are not known are not those that are.
    let mut known: Vec<Option<i64>> = alloc::vec![None; maps.n_dims as usize];
    for (i, &v) in m.operands(op).iter().enumerate() {
        let (shape, places) = (m.cx.shape_of(m.ty(v)).unwrap_or_default(), maps.of(i));
        if shape.len() != places.len() {
            return Some(("indexing-map", "has operands with other numbers of dimensions"));
        }
        for (&place, &size) in places.iter().zip(shape) {
            let Place::Dim(d) = place else { continue };
            if known.get_mut(d as usize).is_some_and(|known| *known.get_or_insert(size) != size) {
                return Some(("size-mismatch", "has operands of different sizes along one dimension"));
            }
        }
    }
    (!sizes_match)
        .then_some(("linalg-dimensions", "has a list of as many dimensions as its operands differ by; those to be combined go up"))
}

/// `ins(...) outs(...) permutation = [...] {attrs}`
pub(super) fn parse_moved(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    parse_operands(p, s)?;
    let elems = elements(&p.m.cx, p.m, &s.operands);
    let (region, block) = region_of(p.m, &elems);
    let first = p.m.block_args(block).next();
    if let Some(first) = first {
        end_region(p.m, block, Vec::new(), first, p.op_loc);
    }
    s.regions.push(region);
    Ok(())
}
/// The operands of an operation, the list behind them, its attributes, and the types of its results.
fn parse_operands(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (opcode, loc) = (p.opcode, p.loc());
    p.opt_attr_dict(&mut s.attrs)?;
    let inputs = group(p, s, "ins")?;
    group(p, s, "outs")?;
    let outs = s.operands.len() - inputs;
    if !fits(opcode, inputs, outs) {
        return Err(p.error(loc, "operand-count", "another number of operands to read or to write"));
    }
    s.results.extend(s.operands[inputs..].iter().map(|&v| p.m.ty(v)).filter(|&t| is_tensor(&p.m.cx, t)));
    if let Some(name) = list_of(opcode) {
        p.expect(if name == Sym::PERMUTATION { "permutation" } else { "dimensions" })?;
        p.expect("=")?;
        let mut list = Vec::new();
        p.list(Delim::Square, |p| {
            list.push(p.integer()?);
            Ok(())
        })?;
        let list = p.m.cx.i64_array(&list);
        s.attrs.push((name, list));
    }
    p.opt_attr_dict(&mut s.attrs)
}

/// `{ op {attrs} } ins(...) outs(...) dimensions = [...] {attrs}`, or a region at the end instead of an operation before.
pub(super) fn parse_mapped(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let opcode = p.opcode;
    let mut payload = None;
    if p.eat("{") {
        let loc = p.loc();
        let text = p.text();
        let Some(inner) = p.find_op(text) else {
            let text = alloc::format!("custom op '{text}' is unknown");
            return Err(p.error(loc, "unknown-op", text));
        };
        p.bump();
        let mut attrs = Vec::new();
        p.opt_attr_dict(&mut attrs)?;
        p.expect("}")?;
        payload = Some((inner, op_dict(&mut p.m.cx, inner, &attrs)));
    }
    parse_operands(p, s)?;
    let Some((inner, attrs)) = payload else {
        let mut args = Vec::new();
        p.expect("(")?;
        while !p.eat(")") {
            if !args.is_empty() {
                p.expect(",")?;
            }
            args.push(p.argument(true, true)?);
        }
        let region = p.region(opcode, &args, false)?;
        s.regions.push(region);
        return Ok(());
    };
    let elems = elements(&p.m.cx, p.m, &s.operands);
    let early = p.m.cx.early_folds;
    // The first releases gave a map no argument for what is written.
    let args = if opcode == MAP && early { &elems[..elems.len() - 1] } else { &elems[..] };
    let (region, block) = region_of(p.m, args);
    let mut operands: Vec<Value> = p.m.block_args(block).collect();
    if opcode == REDUCE {
        operands.rotate_right(1);
    } else if !early {
        operands.pop();
    }
    let (Some(&to), loc) = (elems.last(), p.op_loc) else { return Ok(()) };
    let op = p.m.append(NewOp { operands: &operands, results: &[to], attrs, ..NewOp::new(inner, loc) });
    let value = p.m.result(op, 0);
    end_region(p.m, block, alloc::vec![op], value, loc);
    s.regions.push(region);
    Ok(())
}

fn elements(cx: &Context, m: &Module, values: &[Value]) -> Vec<Type> {
    values.iter().map(|&v| element(cx, m.ty(v))).collect()
}

fn print_list(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let name = list_of(m.kind(op));
    if let Some(name) = name {
        p.c(' ');
        p.s(m.cx.str(name));
        p.s(" = [");
        p.list(listed(m, op).unwrap_or_default(), |p, n| p.int(n));
        p.s("] ");
    }
    p.attr_dict(op, &[name.unwrap_or(Sym::NONE), Sym::LINALG_MEMOIZED]);
}

pub(super) fn print_moved(p: &mut Printer<'_>, op: Op) {
    print_groups(p, op);
    print_list(p, op);
}

pub(super) fn print_mapped(p: &mut Printer<'_>, op: Op) {
    let m = p.m;
    let block = m.entry_block(op, 0);
    let short = block.and_then(|block| in_short(m, m.kind(op), block));
    if let Some(inner) = short {
        p.s(" { ");
        p.s(m.op_name(inner));
        p.all_attrs(inner, |f| f.kind == AttrKind::Enum(e::ARITH_FASTMATH));
        p.s(" }");
    }
    print_groups(p, op);
    print_list(p, op);
    let (None, Some(block), Some(&region)) = (short, block, m.op_regions(op).first()) else { return };
    p.increase_indent();
    p.newline();
    p.c('(');
    p.list(m.block_args(block), |p, v| p.argument(v));
    p.s(") ");
    p.region(region, false, true);
    p.decrease_indent();
}

/// The operation that a block is written by: the only one, without regions, on its arguments in order.
fn in_short(m: &Module, kind: Opcode, block: Block) -> Option<Op> {
    let &[inner, end] = m.block_ops(block) else { return None };
    let mut args: Vec<Value> = m.block_args(block).collect();
    if kind == REDUCE && !args.is_empty() {
        args.rotate_left(1);
    } else if !m.cx.early_folds {
        args.pop();
    }
    let operands = m.operands(inner);
    // A region has no place there.
    let plain = m.op_regions(inner).is_empty() && m.n_results(inner) > 0;
    let same = plain && !operands.is_empty() && operands == args && m.kind(end) == YIELD;
    (same && m.operands(end) == [m.result(inner, 0)]).then_some(inner)
}
