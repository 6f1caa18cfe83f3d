//! Syntax of `affine.dma_start` and `affine.dma_wait`. Source: MLIR documentation, "'affine' Dialect", and mlir-opt.

use alloc::vec::Vec;

use super::affine_access::{is_dim, scope_of};
use super::memref_verify::fail;
use crate::affine;
use crate::constraint as c;
use crate::diag::Diags;
use crate::id::{Op, Sym, Type, Value};
use crate::module::Module;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};
use crate::text::print::Printer;

const MAPS: &[Sym] = &[Sym::SRC_MAP, Sym::DST_MAP, Sym::TAG_MAP];

/// `%memref[indices], ..., %numbers : memref-types`, one memref for each map.
fn parse(p: &mut Parser<'_>, st: &mut OpState, maps: &[Sym]) -> Parse<()> {
    let mut places: Vec<(Unresolved, Vec<Unresolved>)> = Vec::new();
    for &name in maps {
        let memref = p.operand()?;
        let (map, mut operands, symbols) = p.affine_map_of_ssa_ids(Delim::Square)?;
        operands.extend(symbols);
        let map = affine::map_attr(&mut p.m.cx, map);
        st.attrs.push((name, map));
        places.push((memref, operands));
        p.expect(",")?;
    }
    let mut numbers = Vec::new();
    loop {
        numbers.push(p.operand()?);
        // A comma may end the list.
        if !p.eat(",") || p.at(":") {
            break;
        }
    }
    p.expect(":")?;
    for (i, (memref, operands)) in places.into_iter().enumerate() {
        if i > 0 {
            p.expect(",")?;
        }
        let ty = p.ty()?;
        let v = p.resolve(memref, ty)?;
        st.operands.push(v);
        for o in operands {
            let v = p.resolve(o, Type::INDEX)?;
            st.operands.push(v);
        }
    }
    for n in numbers {
        let v = p.resolve(n, Type::INDEX)?;
        st.operands.push(v);
    }
    Ok(())
}

/// Reads `affine.dma_start`.
pub fn parse_start(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    parse(p, st, MAPS)
}
/// Reads `affine.dma_wait`.
pub fn parse_wait(p: &mut Parser<'_>, st: &mut OpState) -> Parse<()> {
    parse(p, st, &MAPS[2..])
}

/// Writes what [`parse`] reads.
fn print(p: &mut Printer<'_>, op: Op, maps: &[Sym]) {
    let m: &Module = p.m;
    let mut left: &[Value] = m.operands(op);
    let mut memrefs = Vec::new();
    for (i, &name) in maps.iter().enumerate() {
        let Some((&memref, rest)) = left.split_first() else { return };
        p.s(if i > 0 { ", " } else { " " });
        p.value(memref);
        memrefs.push(memref);
        p.s("[");
        left = rest;
        if let Some(map) = m.attr(op, name).and_then(|a| affine::attr_map(&m.cx, a)) {
            let n = ((map.n_dims + map.n_syms) as usize).min(rest.len());
            p.map_of_values(map, &rest[..n]);
            left = &rest[n..];
        }
        p.s("]");
    }
    for &v in left {
        p.s(", ");
        p.value(v);
    }
    p.s(" : ");
    p.types_of(&memrefs);
}

/// Writes `affine.dma_start`.
pub fn print_start(p: &mut Printer<'_>, op: Op) {
    print(p, op, MAPS);
}
/// Writes `affine.dma_wait`.
pub fn print_wait(p: &mut Printer<'_>, op: Op) {
    print(p, op, &MAPS[2..]);
}

/// Memrefs, each with a map on dimensions and symbols; one or three numbers follow.
fn verify(m: &Module, op: Op, maps: &[Sym], numbers: [usize; 2], d: &mut Diags) {
    let scope = scope_of(m, op);
    let mut left: &[Value] = m.operands(op);
    for &name in maps {
        let map = m.attr(op, name).and_then(|a| affine::attr_map(&m.cx, a));
        let (Some(map), Some((&memref, rest))) = (map, left.split_first()) else {
            return fail(m, op, d, "operand-count", "needs a memref and a map of its indices for each end");
        };
        if !(c::MEMREF.holds)(&m.cx, m.ty(memref)) {
            return fail(m, op, d, "operand-type", "moves elements between memrefs");
        }
        let n = (map.n_dims + map.n_syms) as usize;
        if n > rest.len() {
            return fail(m, op, d, "operand-count", "has as many indices as its maps take");
        }
        if !rest[..n].iter().all(|&v| is_dim(m, v, scope)) {
            return fail(m, op, d, "affine-operand", "index must be a valid dimension or symbol identifier");
        }
        left = &rest[n..];
    }
    if !numbers.contains(&left.len()) || left.iter().any(|&v| m.ty(v) != Type::INDEX) {
        fail(m, op, d, "operand-count", "ends with the number of elements, and a start may add stride and elements per stride");
    }
}
/// Checks `affine.dma_start`.
pub fn verify_start(m: &Module, op: Op, d: &mut Diags) {
    verify(m, op, MAPS, [1, 3], d);
}
/// Checks `affine.dma_wait`.
pub fn verify_wait(m: &Module, op: Op, d: &mut Diags) {
    verify(m, op, &MAPS[2..], [1, 1], d);
}
