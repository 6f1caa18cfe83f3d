//! Syntax of `affine.dma_start` and `affine.dma_wait`. Source: MLIR documentation, "'affine' Dialect", and mlir-opt.

use alloc::vec::Vec;

use crate::affine;
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
        if !p.eat(",") {
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
