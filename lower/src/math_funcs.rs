//! `convert-math-to-funcs`: integer powers and counts of leading zeros become calls of functions that the module gets.
//! Each function is a text with blanks; what they compute is what mlir-opt's compute, block by block.

use alloc::string::String;
use alloc::vec::Vec;

use ir::dialect::{arith, cf, func, index, math, scf, vector};
use ir::text::print::type_string;
use ir::{Op, Type, TypeData};

use crate::from_text;
use crate::libm::elements;
use crate::pass::PassContext;
use crate::sweep::{Legality, Rewriter, Rule, Rules, opcodes, sweep};
use crate::types::TypeConverter;

/// Blanks: `n` name, `t` type, `0`, `1`, `m` the numbers 0, 1, -1 of it with their type.
const IPOWI: &str = "func.func private @$n(%b: $t, %e: $t) -> $t attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %0 = arith.constant $0
  %1 = arith.constant $1
  %m = arith.constant $m
  %none = arith.cmpi eq, %e, %0 : $t
  cf.cond_br %none, ^one, ^sign
^one:
  return %1 : $t
^sign:
  %below = arith.cmpi sle, %e, %0 : $t
  cf.cond_br %below, ^below, ^loop(%1, %b, %e : $t, $t, $t)
^below:
  %bzero = arith.cmpi eq, %b, %0 : $t
  cf.cond_br %bzero, ^bzero, ^bsome
^bzero:
  %inf = arith.divsi %1, %0 : $t
  return %inf : $t
^bsome:
  %bone = arith.cmpi eq, %b, %1 : $t
  cf.cond_br %bone, ^bone, ^bmore
^bone:
  return %1 : $t
^bmore:
  %bminus = arith.cmpi eq, %b, %m : $t
  cf.cond_br %bminus, ^bminus, ^small
^bminus:
  %last = arith.andi %e, %1 : $t
  %odd = arith.cmpi ne, %last, %0 : $t
  cf.cond_br %odd, ^odd, ^even
^odd:
  return %m : $t
^even:
  return %1 : $t
^small:
  return %0 : $t
^loop(%r: $t, %s: $t, %k: $t):
  %bit = arith.andi %k, %1 : $t
  %set = arith.cmpi ne, %bit, %0 : $t
  cf.cond_br %set, ^times, ^next(%r : $t)
^times:
  %t = arith.muli %r, %s : $t
  cf.br ^next(%t : $t)
^next(%u: $t):
  %h = arith.shrui %k, %1 : $t
  %end = arith.cmpi eq, %h, %0 : $t
  cf.cond_br %end, ^end, ^square
^end:
  return %u : $t
^square:
  %q = arith.muli %s, %s : $t
  cf.br ^loop(%u, %q, %h : $t, $t, $t)
}";

/// Blanks: `n` name, `f` type of the base, `t` of the exponent, `o` the base's 1, `0`, `1` the exponent's 0 and 1, `a` and
/// `z` its least and its greatest value.
const FPOWI: &str = "func.func private @$n(%b: $f, %e: $t) -> $f attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %o = arith.constant $o : $f
  %0 = arith.constant $0
  %1 = arith.constant $1
  %a = arith.constant $a
  %z = arith.constant $z
  %none = arith.cmpi eq, %e, %0 : $t
  cf.cond_br %none, ^one, ^some
^one:
  return %o : $f
^some:
  %below = arith.cmpi sle, %e, %0 : $t
  %least = arith.cmpi eq, %e, %a : $t
  %neg = arith.subi %0, %e : $t
  %abs = arith.select %below, %neg, %e : $t
  %n = arith.select %least, %z, %abs : $t
  cf.br ^loop(%o, %b, %n : $f, $f, $t)
^loop(%r: $f, %s: $f, %k: $t):
  %bit = arith.andi %k, %1 : $t
  %set = arith.cmpi ne, %bit, %0 : $t
  cf.cond_br %set, ^times, ^next(%r : $f)
^times:
  %t = arith.mulf %r, %s : $f
  cf.br ^next(%t : $f)
^next(%u: $f):
  %h = arith.shrui %k, %1 : $t
  %end = arith.cmpi eq, %h, %0 : $t
  cf.cond_br %end, ^end(%u : $f), ^square
^square:
  %q = arith.mulf %s, %s : $f
  cf.br ^loop(%u, %q, %h : $f, $f, $t)
^end(%v: $f):
  cf.cond_br %least, ^again, ^sign(%v : $f)
^again:
  %w = arith.mulf %v, %b : $f
  cf.br ^sign(%w : $f)
^sign(%x: $f):
  cf.cond_br %below, ^invert, ^return(%x : $f)
^invert:
  %i = arith.divf %o, %x : $f
  cf.br ^return(%i : $f)
^return(%y: $f):
  return %y : $f
}";

/// Blanks: `n` name, `t` type, `0`, `1` and `w` the numbers 0, 1 and its width, `i` the width as an index.
const CTLZ: &str = "func.func private @$n(%x: $t) -> $t attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %w = arith.constant $w
  %0 = arith.constant $0
  %none = arith.cmpi eq, %x, %0 : $t
  %r = scf.if %none -> ($t) {
    scf.yield %w : $t
  } else {
    %i1 = arith.constant 1 : index
    %1 = arith.constant $1
    %iw = arith.constant $i : index
    %start = arith.constant $0
    %l:2 = scf.for %i = %i1 to %iw step %i1 iter_args(%y = %x, %n = %start) -> ($t, $t) {
      %top = arith.cmpi slt, %y, %0 : $t
      %p:2 = scf.if %top -> ($t, $t) {
        scf.yield %y, %n : $t, $t
      } else {
        %m = arith.addi %n, %1 : $t
        %z = arith.shli %y, %1 : $t
        scf.yield %z, %m : $t, $t
      }
      scf.yield %p#0, %p#1 : $t, $t
    }
    scf.yield %l#1 : $t
  }
  return %r : $t
}";

/// Pass `convert-math-to-funcs`.
pub fn pass(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let ctlz = cx.flag("convert-ctlz");
    let width = cx.number("min-width-of-fpowi-exponent").clamp(0, i64::from(u32::MAX)) as u32;
    for &module in ops {
        let mut wanted: Vec<(Op, String)> = Vec::new();
        let m = &*cx.m;
        ir::walk(m, module, |op| {
            let is = match m.kind(op) {
                math::IPOWI => true,
                math::FPOWI => is_wide(m, op, width),
                math::CTLZ => ctlz,
                _ => false,
            };
            if is {
                wanted.extend(name_of(m, op).map(|n| (op, n)));
            }
        });
        // One function for each name, in the order of the first that asks.
        let mut order: Vec<usize> = (0..wanted.len()).collect();
        ir::order::sort(&mut order, |&a, &b| wanted[a].1 < wanted[b].1);
        order.dedup_by(|b, a| wanted[*a].1 == wanted[*b].1);
        ir::order::sort_by_key(&mut order, |&x| x);
        for i in order {
            let (op, name) = (wanted[i].0, &wanted[i].1);
            let text = function(cx.m, op, name);
            if !from_text::append(cx.m, module, &text, cx.release, cx.diags) {
                return false;
            }
        }
    }
    let mut rules = Rules::folding();
    rules.add(&[Rule { opcode: math::IPOWI, rewrite: calls }, Rule { opcode: math::FPOWI, rewrite: calls }]);
    if ctlz {
        rules.add(&[Rule { opcode: math::CTLZ, rewrite: calls }]);
    }
    for (first, end) in
        [(arith::ADDF, arith::END), (func::CALL, func::END), (vector::BITCAST, vector::END), (cf::ASSERT, cf::END), (index::END, scf::END)]
    {
        rules.set(opcodes(first, end), Legality::Legal);
    }
    let mut opts = crate::convert::options(cx);
    opts.powers_from = width;
    sweep(cx.m, ops, &rules, &mut TypeConverter::identity(), &opts, cx.diags)
}

/// Bits of the integers that functions are made for at most: they hold the greatest one, and the time to print that grows with
/// the square of its digits.
const MAX_BITS: u32 = 1 << 16;

/// The width of an integer type, which `index` has not.
fn width_of(m: &ir::Module, ty: Type) -> Option<u32> {
    match m.cx.type_data(ty) {
        TypeData::Integer { width, .. } if width <= MAX_BITS => Some(width),
        _ => None,
    }
}

/// Whether the exponent of a power has so many bits.
fn is_wide(m: &ir::Module, op: Op, width: u32) -> bool {
    matches!(m.cx.type_data(m.cx.elem_type(m.ty(m.operand(op, 1)))), TypeData::Integer { width: w, .. } if w >= width)
}

/// The name of the function for an operation; `None` if it has none.
fn name_of(m: &ir::Module, op: Op) -> Option<String> {
    let elem = |i: usize| m.cx.elem_type(m.ty(m.operand(op, i)));
    let base = type_string(m, elem(0));
    match m.kind(op) {
        math::FPOWI => {
            width_of(m, elem(1))?;
            Some(alloc::format!("__mlir_math_fpowi_{base}_{}", type_string(m, elem(1))))
        }
        math::IPOWI => width_of(m, elem(0)).map(|_| alloc::format!("__mlir_math_ipowi_{base}")),
        _ => width_of(m, elem(0)).map(|_| alloc::format!("__mlir_math_ctlz_{base}")),
    }
}

/// The greatest or the least value of a signed integer, as bits: a type limits their number.
fn extreme(width: u32, least: bool) -> String {
    let digits = (width as usize).div_ceil(4);
    let top = 1u8 << ((width - 1) % 4);
    let first = if least { top } else { top - 1 };
    let mut text = String::from("0x");
    text.push(char::from(b"012345678"[usize::from(first)]));
    text.extend(core::iter::repeat_n(if least { '0' } else { 'F' }, digits - 1));
    text
}

fn function(m: &ir::Module, op: Op, name: &str) -> String {
    let elem = |i: usize| m.cx.elem_type(m.ty(m.operand(op, i)));
    let kind = m.kind(op);
    let int = elem(usize::from(kind == math::FPOWI));
    let width = width_of(m, int).unwrap_or(1);
    let (t, f) = (type_string(m, int), type_string(m, elem(0)));
    let number = |text: &str, bit: &str| match width {
        // Without bits there is one number.
        0 => alloc::format!("0 : {t}"),
        1 => String::from(bit),
        _ => alloc::format!("{text} : {t}"),
    };
    let (zero, one, minus) = (number("0", "false"), number("1", "true"), number("-1", "true"));
    let (least, greatest) = (number(&extreme(width.max(1), true), "true"), number(&extreme(width.max(1), false), "false"));
    let index = alloc::format!("{width}");
    let count = number(&index, "true");
    let blanks = [
        ('n', name),
        ('t', &t),
        ('f', &f),
        ('0', &zero),
        ('1', &one),
        ('m', &minus),
        ('o', "1.0"),
        ('a', &least),
        ('z', &greatest),
        ('w', &count),
        ('i', &index),
    ];
    let text = match kind {
        math::IPOWI => IPOWI,
        math::FPOWI => FPOWI,
        _ => CTLZ,
    };
    from_text::fill(text, &blanks)
}

fn calls(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        if rw.m.kind(op) == math::FPOWI && !is_wide(rw.m, op, rw.opts.powers_from) {
            continue;
        }
        let Some(name) = name_of(rw.m, op) else {
            // `index` has no width.
            let index = rw.m.operands(op).iter().any(|&v| rw.m.cx.elem_type(rw.m.ty(v)) == Type::INDEX);
            if !(index && rw.opts.release.math_funcs_leave_index) {
                refuse(rw, op);
            }
            continue;
        };
        let name = rw.m.cx.sym(&name);
        let operands = rw.m.operands(op).to_vec();
        let ty = rw.m.ty(rw.m.result(op, 0));
        let callee = crate::build::call_attrs(rw, name);
        rw.at(op);
        let value = match rw.m.cx.type_data(ty) {
            TypeData::Integer { .. } | TypeData::Float(_) => Some(rw.value(func::CALL, &operands, ty, callee)),
            TypeData::Vector { dims, elem, .. } => {
                let dims = rw.m.cx.shape(dims).to_vec();
                elements(rw, &operands, ty, &dims, &mut |rw, parts| Some(rw.value(func::CALL, parts, elem, callee)))
            }
            _ => None,
        };
        match value {
            Some(v) => rw.replace(op, &[v]),
            None => refuse(rw, op),
        }
    }
}

fn refuse(rw: &mut Rewriter<'_>, op: Op) {
    let message = alloc::format!("'{}' of this type cannot be converted here", rw.m.op_name(op));
    rw.error("not-converted", op, message);
}
