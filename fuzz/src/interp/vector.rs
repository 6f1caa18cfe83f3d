//! Vectors and complex numbers: the `vector`, `complex` and `math` dialects and LLVM's operations on vectors. A vector is a
//! list of its rows, a complex number a list of two; one lane may be poison alone. Vectors of a size that only the machine
//! knows are deliberately missing.

use ir::dialect::enums::kind as sum;
use ir::float::to_f64;
use ir::{AttrData, FloatKind, Op, Sym, Type, TypeData};

use crate::interp::exec::{Frame, Machine, aggregate, bits, unsupported};
use crate::interp::function;
use crate::interp::number::{self as num, Float, Int, Promise};
use crate::interp::source::{element, mem};
use crate::interp::target;
use crate::interp::value::{Desc, Fault, Step, Val, mask, signed};

/// The rows of a vector.
fn rows(op: Op, v: &Val) -> Step<&[Val]> {
    match v {
        Val::Agg(vals) => Ok(vals),
        _ => Err(Fault::at(op, "bad-value", "a vector was expected")),
    }
}
/// The sizes of a vector type; none of a scalar.
pub fn shape(machine: &Machine<'_>, ty: Type) -> Vec<usize> {
    match machine.m.cx.type_data(ty) {
        TypeData::Vector { dims, .. } => {
            let dims: Vec<usize> = machine.m.cx.shape(dims).iter().map(|&d| d as usize).collect();
            if dims.is_empty() { vec![1] } else { dims }
        }
        _ => Vec::new(),
    }
}
/// The scalar of a vector, or of arrays of vectors.
pub fn scalar_of(machine: &Machine<'_>, mut ty: Type) -> Type {
    loop {
        match machine.m.cx.type_data(ty) {
            TypeData::Vector { elem, .. } | TypeData::LlvmArray { elem, .. } => ty = elem,
            _ => return ty,
        }
    }
}
fn kind_of(machine: &Machine<'_>, ty: Type) -> Option<FloatKind> {
    match machine.m.cx.type_data(scalar_of(machine, ty)) {
        TypeData::Float(k) => Some(k),
        _ => None,
    }
}
fn width_of(machine: &Machine<'_>, ty: Type) -> u32 {
    let ty = scalar_of(machine, ty);
    machine.width(ty).unwrap_or(match kind_of(machine, ty) {
        Some(FloatKind::F32) => 32,
        Some(FloatKind::F16 | FloatKind::BF16) => 16,
        _ => 64,
    })
}
/// A value in every place of a shape.
pub fn spread(dims: &[usize], v: &Val) -> Val {
    match dims {
        [] => v.clone(),
        [n, rest @ ..] => aggregate(vec![spread(rest, v); *n]),
    }
}
/// A vector of a shape from its lanes in order.
pub fn build(dims: &[usize], lanes: &mut dyn Iterator<Item = Val>) -> Option<Val> {
    match dims {
        [] => lanes.next(),
        [n, rest @ ..] => (0..*n).map(|_| build(rest, lanes)).collect::<Option<Vec<_>>>().map(aggregate),
    }
}
fn flat(v: &Val, out: &mut Vec<Val>) {
    match v {
        Val::Agg(vals) => vals.iter().for_each(|v| flat(v, out)),
        v => out.push(v.clone()),
    }
}
/// The lanes of a vector, in order.
pub fn lanes_of(v: &Val) -> Vec<Val> {
    let mut out = Vec::new();
    flat(v, &mut out);
    out
}
fn made(op: Op, dims: &[usize], lanes: Vec<Val>) -> Step<Val> {
    build(dims, &mut lanes.into_iter()).ok_or_else(|| Fault::at(op, "bad-value", "too few lanes"))
}
/// Every point of a shape, in order.
pub fn points(dims: &[usize]) -> Vec<Vec<usize>> {
    dims.iter().fold(vec![Vec::new()], |all, &d| all.iter().flat_map(|p| (0..d).map(move |i| [&p[..], &[i]].concat())).collect())
}
fn at<'v>(op: Op, mut v: &'v Val, point: &[usize]) -> Step<&'v Val> {
    for &i in point {
        v = rows(op, v)?.get(i).ok_or_else(|| Fault::at(op, "out-of-bounds", format!("no lane {i}")))?;
    }
    Ok(v)
}
fn put(op: Op, v: &Val, point: &[usize], x: &Val) -> Step<Val> {
    let [i, rest @ ..] = point else { return Ok(x.clone()) };
    let mut vals = rows(op, v)?.to_vec();
    let slot = vals.get_mut(*i).ok_or_else(|| Fault::at(op, "out-of-bounds", format!("no lane {i}")))?;
    *slot = put(op, slot, rest, x)?;
    Ok(aggregate(vals))
}

/// Runs what works on scalars on every lane; results by number.
pub fn lanes(args: &[Val], f: &mut dyn FnMut(&[Val]) -> Step<Vec<Val>>) -> Step<Vec<Val>> {
    let Some(n) = args.iter().find_map(|a| if let Val::Agg(v) = a { Some(v.len()) } else { None }) else { return f(args) };
    let mut columns: Vec<Vec<Val>> = Vec::new();
    for i in 0..n {
        let row: Vec<Val> =
            args.iter().map(|a| if let Val::Agg(v) = a { v.get(i).cloned().unwrap_or(a.clone()) } else { a.clone() }).collect();
        let results = lanes(&row, f)?;
        columns.resize(results.len(), Vec::new());
        columns.iter_mut().zip(results).for_each(|(c, r)| c.push(r));
    }
    Ok(columns.into_iter().map(aggregate).collect())
}

/// The same bits as another type.
pub fn bitcast(machine: &Machine<'_>, op: Op, v: &Val, to: Type) -> Step<Val> {
    if !matches!(v, Val::Agg(_)) && shape(machine, to).is_empty() {
        return Ok(v.clone());
    }
    if let Val::Agg(vals) = v
        && vals.iter().any(|v| matches!(v, Val::Agg(_)))
    {
        return Ok(aggregate(vals.iter().map(|v| bitcast(machine, op, v, to)).collect::<Step<_>>()?));
    }
    let from_width = width_of(machine, machine.m.ty(machine.m.operand(op, 0)));
    let (lanes, w) = (lanes_of(v), width_of(machine, to));
    if let Some(p) = lanes.iter().find(|l| matches!(l, Val::Poison(_))) {
        return Ok(spread(&[lanes.len() * from_width as usize / w as usize], p));
    }
    let mut all = Vec::new();
    for l in &lanes {
        let b = bits(op, l)?;
        all.extend((0..from_width).map(|i| b >> i & 1));
    }
    let made: Vec<Val> = all.chunks(w as usize).map(|c| Val::Bits(c.iter().enumerate().fold(0, |x, (i, b)| x | b << i))).collect();
    match machine.m.cx.type_data(to) {
        TypeData::Vector { .. } | TypeData::LlvmArray { .. } => Ok(aggregate(made)),
        _ => made.into_iter().next().ok_or_else(|| unsupported(machine.m, op)),
    }
}

/// Puts two scalars together as a reduction does.
fn combine(machine: &Machine<'_>, op: Op, how: u64, ty: Type, a: &Val, b: &Val) -> Step<Val> {
    if let Some(p) = [a, b].into_iter().find(|v| matches!(v, Val::Poison(_))) {
        return Ok(p.clone());
    }
    let (x, y) = (bits(op, a)?, bits(op, b)?);
    if let Some(k) = kind_of(machine, ty) {
        let f = match how {
            sum::ADD => Float::Add,
            sum::MUL => Float::Mul,
            2048 => Float::Minimum,
            4096 => Float::Maximum,
            16 => Float::Minnum,
            _ => Float::Maxnum,
        };
        return Ok(Val::Bits(num::float(f, x, y, k)));
    }
    let i = match how {
        sum::ADD => Int::Add,
        sum::MUL => Int::Mul,
        4 => Int::Umin,
        8 => Int::Smin,
        32 => Int::Umax,
        64 => Int::Smax,
        256 => Int::And,
        512 => Int::Or,
        _ => Int::Xor,
    };
    num::int(op, i, x, y, width_of(machine, ty), Promise::default())
}
/// What changes no integer that it is put together with.
fn neutral(how: u64, w: u32) -> Option<u128> {
    Some(match how {
        sum::ADD | 32 | 512 | 1024 => 0,
        sum::MUL => 1,
        4 | 256 => mask(w),
        8 => mask(w) >> 1,
        64 => 1 << (w - 1),
        _ => return None,
    })
}
/// Some numbers of an attribute.
pub fn numbers(machine: &Machine<'_>, op: Op, name: Sym) -> Vec<i64> {
    let cx = &machine.m.cx;
    match machine.m.attr(op, name).map(|a| (a, cx.attr_data(a))) {
        Some((_, AttrData::Array(list))) => cx.attrs_in(list).filter_map(|a| cx.int_value(a)).collect(),
        Some((a, _)) => cx.int_array(a).unwrap_or_default(),
        None => Vec::new(),
    }
}
/// A vector of the shape of a type from its lanes.
pub fn shaped(machine: &Machine<'_>, op: Op, ty: Type, vals: Vec<Val>) -> Step<Val> {
    made(op, &shape(machine, ty), vals)
}
fn map(machine: &Machine<'_>, op: Op, a: Option<ir::Attr>, at: &[i64]) -> Step<Vec<i64>> {
    let map = a.and_then(|a| ir::affine::attr_map(&machine.m.cx, a)).ok_or_else(|| unsupported(machine.m, op))?;
    ir::affine::eval_map(&machine.m.cx, map, at).ok_or_else(|| unsupported(machine.m, op))
}

/// A function of numbers on every lane.
pub fn math(machine: &mut Machine<'_>, op: Op, name: &str, args: &[Val]) -> Step<Option<Vec<Val>>> {
    let m = machine.m;
    let (from, machine) = (m.ty(m.operand(op, 0)), &*machine);
    let (kind, w) = (kind_of(machine, from), width_of(machine, from));
    let power_width = m.operands(op).get(1).map_or(32, |&v| width_of(machine, m.ty(v)));
    let classes = match name {
        "isnan" => 0b11,
        "isinf" => 1 << 2 | 1 << 9,
        "isnormal" => 1 << 3 | 1 << 8,
        "isfinite" => 0b1_1111_1000,
        "is.fpclass" => machine.number(op, Sym::BIT),
        _ => 0,
    };
    let mut known = true;
    let done = lanes(args, &mut |args| {
        if let Some(p) = args.iter().find(|a| matches!(a, Val::Poison(_))) {
            return Ok(vec![p.clone()]);
        }
        let bs: Vec<u128> = args.iter().map(|a| bits(op, a)).collect::<Step<_>>()?;
        let r = match (name, kind) {
            (_, Some(k)) if classes != 0 => Some(function::is_class(k, bs[0], classes).into()),
            ("fpowi" | "powi", Some(k)) => Some(function::whole_power(k, bs[0], signed(bs[1], power_width) as i64)),
            ("ipowi", None) => Some((0..bs[1]).fold(1, |r: u128, _| r.wrapping_mul(bs[0])) & mask(w)),
            (_, Some(k)) => function::float(name, k, &bs),
            (_, None) => function::integer(name, w, bs[0]),
        };
        known &= r.is_some();
        Ok(vec![Val::Bits(r.unwrap_or(0))])
    })?;
    Ok(known.then_some(done))
}

/// Complex numbers: what is exact.
pub fn complex(machine: &mut Machine<'_>, op: Op, name: &str, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    if name == "create" {
        return Ok(vec![aggregate(args.to_vec())]);
    }
    if name == "constant" {
        let parts = m.attr(op, Sym::VALUE).map(|a| m.cx.attr_data(a));
        let Some(AttrData::Array(list)) = parts else { return Err(unsupported(m, op)) };
        let number = |a| ir::constant::values(&m.cx, a).and_then(|(_, v)| v.uniform()).map(Val::Bits);
        let parts: Option<Vec<Val>> = m.cx.attrs_in(list).map(number).collect();
        return Ok(vec![aggregate(parts.ok_or_else(|| unsupported(m, op))?)]);
    }
    let TypeData::Complex(part) = m.cx.type_data(m.ty(m.operand(op, 0))) else { return Err(unsupported(m, op)) };
    let k = kind_of(machine, part).ok_or_else(|| unsupported(m, op))?;
    let parts = |v: &Val| -> Step<Option<(u128, u128)>> {
        match v {
            Val::Agg(p) if matches!(p[..], [Val::Bits(_), Val::Bits(_)]) => Ok(Some((bits(op, &p[0])?, bits(op, &p[1])?))),
            _ => Ok(None),
        }
    };
    let Some((a, b)) = parts(&args[0])? else { return Err(unsupported(m, op)) };
    let (c, d) = match args.get(1) {
        Some(v) => parts(v)?.ok_or_else(|| unsupported(m, op))?,
        None => (0, 0),
    };
    let f = |what: Float, x: u128, y: u128| num::float(what, x, y, k);
    let sign = 1u128 << (width_of(machine, part) - 1);
    let pair = |x: u128, y: u128| aggregate(vec![Val::Bits(x), Val::Bits(y)]);
    let equal = to_f64(k, a) == to_f64(k, c) && to_f64(k, b) == to_f64(k, d);
    Ok(vec![match name {
        "re" => Val::Bits(a),
        "im" => Val::Bits(b),
        "add" => pair(f(Float::Add, a, c), f(Float::Add, b, d)),
        "sub" => pair(f(Float::Sub, a, c), f(Float::Sub, b, d)),
        "mul" => {
            let re = f(Float::Sub, f(Float::Mul, a, c), f(Float::Mul, b, d));
            pair(re, f(Float::Add, f(Float::Mul, b, c), f(Float::Mul, a, d)))
        }
        "neg" => pair(a ^ sign, b ^ sign),
        "conj" => pair(a, b ^ sign),
        "eq" => Val::Bits(equal.into()),
        "neq" => Val::Bits((!equal).into()),
        _ => return Err(unsupported(m, op)),
    }])
}

/// The memref, with indices that count from the place of a vector.
struct Place {
    d: std::rc::Rc<Desc>,
    ty: Type,
    at: Vec<i64>,
}
impl Place {
    fn new(machine: &Machine<'_>, op: Op, args: &[Val], from: usize) -> Step<(Place, usize)> {
        let d = mem(op, &args[from])?;
        let rank = d.sizes.len();
        let at = args[from + 1..=from + rank].iter().map(|v| Ok(bits(op, v)? as u64 as i64)).collect::<Step<Vec<i64>>>()?;
        Ok((Place { d, ty: machine.m.ty(machine.m.operand(op, from)), at }, from + 1 + rank))
    }
    /// The address of an element; `None` outside of the memref.
    fn element(&self, machine: &Machine<'_>, op: Op, by: &[i64]) -> Step<Option<u64>> {
        let at: Vec<i64> = self.at.iter().zip(by).map(|(a, b)| a + b).collect();
        if at.iter().zip(&self.d.sizes).any(|(i, n)| i < &0 || i >= n) {
            return Ok(None);
        }
        let at: Vec<Val> = at.iter().map(|&i| Val::Bits(u128::from(i as u64))).collect();
        element(machine, op, &self.d, self.ty, &at).map(Some)
    }
    /// That of what is so far along the last dimension, which must be there.
    fn along(&self, machine: &Machine<'_>, op: Op, by: i64) -> Step<u64> {
        let mut all = vec![0; self.at.len()];
        if let Some(last) = all.last_mut() {
            *last = by;
        }
        self.element(machine, op, &all)?.ok_or_else(|| Fault::at(op, "out-of-bounds", format!("lane {by} is outside")))
    }
}
fn holds(op: Op, v: &Val) -> Step<bool> {
    Ok(bits(op, v)? != 0)
}

/// The `vector` dialect.
pub fn run(machine: &mut Machine<'_>, frame: &mut Frame, op: Op, name: &str, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    let result = if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { Type::NONE_TYPE };
    let to = shape(machine, result);
    let of = |machine: &Machine<'_>, i: usize| shape(machine, m.ty(m.operand(op, i)));
    let position = |from: usize| -> Step<Vec<usize>> {
        let mut given = args[from..].iter();
        let one = |n: i64| match n {
            ir::DYNAMIC => given.next().map_or(Err(unsupported(m, op)), |v| Ok(bits(op, v)? as usize)),
            n => Ok(n as usize),
        };
        numbers(machine, op, Sym::STATIC_POSITION).into_iter().map(one).collect()
    };
    Ok(vec![match name {
        "broadcast" | "splat" => {
            let from = of(machine, 0);
            let skip = to.len() - from.len();
            let mut out = Vec::new();
            for p in points(&to) {
                let p: Vec<usize> = p[skip..].iter().zip(&from).map(|(&i, &n)| if n == 1 { 0 } else { i }).collect();
                out.push(at(op, &args[0], &p)?.clone());
            }
            made(op, &to, out)?
        }
        "mask" => {
            // One operation, or none.
            let before = machine.masks.replace(args[0].clone());
            let done = machine.yields(frame, op, 0, Vec::new());
            machine.masks = before;
            let done = done?;
            let Some(rest) = args.get(1) else { return Ok(done) };
            let under = lanes_of(&args[0]);
            let out = under.iter().zip(lanes_of(&done[0])).zip(lanes_of(rest));
            let out = out.map(|((c, x), y)| Ok(if holds(op, c)? { x } else { y })).collect::<Step<Vec<Val>>>()?;
            made(op, &to, out)?
        }
        "extractelement" => at(op, &args[0], &[bits(op, &args[1])? as usize])?.clone(),
        "insertelement" => put(op, &args[1], &[bits(op, &args[2])? as usize], &args[0])?,
        "extract" => at(op, &args[0], &position(1)?)?.clone(),
        "insert" => put(op, &args[1], &position(2)?, &args[0])?,
        "shuffle" => {
            let all = [rows(op, &args[0])?, rows(op, &args[1])?].concat();
            let row = |i: i64| usize::try_from(i).ok().and_then(|i| all.get(i)).cloned().unwrap_or(Val::Poison(op));
            aggregate(numbers(machine, op, Sym::MASK).into_iter().map(row).collect())
        }
        "extract_strided_slice" => {
            let from = numbers(machine, op, Sym::OFFSETS);
            let mut out = Vec::new();
            for mut p in points(&to) {
                p.iter_mut().zip(&from).for_each(|(i, &o)| *i += o as usize);
                out.push(at(op, &args[0], &p)?.clone());
            }
            made(op, &to, out)?
        }
        "insert_strided_slice" => {
            let (small, from) = (of(machine, 0), numbers(machine, op, Sym::OFFSETS));
            let skip = to.len() - small.len();
            let mut out = args[1].clone();
            for p in points(&small) {
                let x = at(op, &args[0], &p)?.clone();
                let to: Vec<usize> = from.iter().enumerate().map(|(i, &o)| o as usize + if i < skip { 0 } else { p[i - skip] }).collect();
                out = put(op, &out, &to, &x)?;
            }
            out
        }
        "shape_cast" | "from_elements" => made(op, &to, args.iter().flat_map(lanes_of).collect())?,
        "transpose" => {
            let order = numbers(machine, op, Sym::PERMUTATION);
            let mut out = Vec::new();
            for p in points(&to) {
                let mut from = vec![0; p.len()];
                order.iter().zip(&p).for_each(|(&o, &i)| from[o as usize] = i);
                out.push(at(op, &args[0], &from)?.clone());
            }
            made(op, &to, out)?
        }
        "bitcast" => bitcast(machine, op, &args[0], result)?,
        "fma" => return math(machine, op, "fma", args)?.ok_or_else(|| unsupported(m, op)),
        "reduction" => {
            let how = machine.number(op, Sym::KIND);
            let mut all = lanes_of(&args[0]).into_iter();
            // Under a mask, lanes of it alone count.
            if let Some(mask) = machine.masks.clone() {
                let mut under = Vec::new();
                for (c, x) in lanes_of(&mask).iter().zip(all) {
                    if holds(op, c)? {
                        under.push(x);
                    }
                }
                all = under.into_iter();
            }
            let neutral = || neutral(how, width_of(machine, result)).filter(|_| machine.masks.is_some()).map(Val::Bits);
            // Floats are summed from the start value on.
            let first = match args.get(1) {
                Some(v) => v.clone(),
                None => all.next().or_else(neutral).ok_or_else(|| unsupported(m, op))?,
            };
            all.try_fold(first, |a, b| combine(machine, op, how, result, &a, &b))?
        }
        "multi_reduction" => {
            let (how, gone) = (machine.number(op, Sym::KIND), numbers(machine, op, Sym::REDUCTION_DIMS));
            let mut out = args[1].clone();
            for p in points(&of(machine, 0)) {
                let left: Vec<usize> = (0..p.len()).filter(|&i| !gone.contains(&(i as i64))).map(|i| p[i]).collect();
                let x = combine(machine, op, how, result, at(op, &out, &left)?, at(op, &args[0], &p)?)?;
                out = put(op, &out, &left, &x)?;
            }
            out
        }
        "outerproduct" => {
            let mut out = args.get(2).cloned().unwrap_or(spread(&to, &Val::Bits(0)));
            for p in points(&to) {
                let x = combine(machine, op, sum::MUL, result, at(op, &args[0], &p[..1])?, at(op, &args[1], &p[1..])?)?;
                let x = combine(machine, op, machine.number(op, Sym::KIND).max(1), result, at(op, &out, &p)?, &x)?;
                out = put(op, &out, &p, &x)?;
            }
            out
        }
        "contract" => {
            let Some(AttrData::Array(list)) = m.attr(op, Sym::INDEXING_MAPS).map(|a| m.cx.attr_data(a)) else {
                return Err(unsupported(m, op));
            };
            let maps: Vec<ir::Attr> = m.cx.attrs_in(list).collect();
            let n = maps.first().and_then(|&a| ir::affine::attr_map(&m.cx, a)).map_or(0, |a| a.n_dims as usize);
            // The size of every dimension is that of an operand in which it stands.
            let mut sizes = vec![1; n];
            for d in 0..n {
                let mut unit = vec![0; n];
                unit[d] = 1;
                for (i, &a) in maps.iter().enumerate().take(2) {
                    let place = map(machine, op, Some(a), &unit)?.iter().position(|&x| x == 1);
                    sizes[d] = place.map_or(sizes[d], |p| of(machine, i)[p]);
                }
            }
            let mut out = args[2].clone();
            for p in points(&sizes) {
                let p: Vec<i64> = p.iter().map(|&i| i as i64).collect();
                let point =
                    |i: usize| -> Step<Vec<usize>> { Ok(map(machine, op, Some(maps[i]), &p)?.iter().map(|&x| x as usize).collect()) };
                let x = combine(machine, op, sum::MUL, result, at(op, &args[0], &point(0)?)?, at(op, &args[1], &point(1)?)?)?;
                let x = combine(machine, op, sum::ADD, result, at(op, &out, &point(2)?)?, &x)?;
                out = put(op, &out, &point(2)?, &x)?;
            }
            out
        }
        "interleave" => return lanes_in_turn(op, args),
        "deinterleave" => return every_other(op, &args[0]),
        "to_elements" => return Ok(lanes_of(&args[0])),
        "step" => aggregate((0..to[0]).map(|i| Val::Bits(i as u128)).collect()),
        "constant_mask" | "create_mask" => {
            let ends: Vec<i64> = match name {
                "constant_mask" => numbers(machine, op, Sym::MASK_DIM_SIZES),
                _ => args.iter().map(|v| Ok(bits(op, v)? as u64 as i64)).collect::<Step<_>>()?,
            };
            let inside = |p: Vec<usize>| Val::Bits(p.iter().zip(&ends).all(|(&i, &n)| (i as i64) < n).into());
            made(op, &to, points(&to).into_iter().map(inside).collect())?
        }
        _ => return in_memory(machine, op, name, args, result),
    }])
}
/// `interleave`: by the innermost dimension.
fn lanes_in_turn(op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let (a, b) = (rows(op, &args[0])?, rows(op, &args[1])?);
    if a.iter().any(|v| matches!(v, Val::Agg(_))) {
        let all = a.iter().zip(b).map(|(x, y)| Ok(lanes_in_turn(op, &[x.clone(), y.clone()])?.remove(0))).collect::<Step<Vec<Val>>>()?;
        return Ok(vec![aggregate(all)]);
    }
    Ok(vec![aggregate(a.iter().zip(b).flat_map(|(x, y)| [x.clone(), y.clone()]).collect())])
}
fn every_other(op: Op, v: &Val) -> Step<Vec<Val>> {
    let a = rows(op, v)?;
    if a.iter().any(|v| matches!(v, Val::Agg(_))) {
        let pairs = a.iter().map(|v| every_other(op, v)).collect::<Step<Vec<_>>>()?;
        return Ok((0..2).map(|i| aggregate(pairs.iter().map(|p| p[i].clone()).collect())).collect());
    }
    Ok((0..2).map(|i| aggregate(a.iter().skip(i).step_by(2).cloned().collect())).collect())
}

fn in_memory(machine: &mut Machine<'_>, op: Op, name: &str, args: &[Val], result: Type) -> Step<Vec<Val>> {
    let m = machine.m;
    if name == "type_cast" {
        // Elements become rows of a vector, or rows of it vectors of their own.
        let d = mem(op, &args[0])?;
        let sizes = m.cx.shape_of(result).map(<[i64]>::to_vec).ok_or_else(|| unsupported(m, op))?;
        let mut strides = vec![1; sizes.len()];
        for i in (1..sizes.len()).rev() {
            strides[i - 1] = strides[i] * sizes[i];
        }
        return Ok(vec![Val::Mem(std::rc::Rc::new(Desc { sizes, strides, ..(*d).clone() }))]);
    }
    let stores = matches!(name, "store" | "transfer_write");
    let place = Place::new(machine, op, args, usize::from(stores))?;
    let (p, rest) = (place.0, &args[place.1..]);
    let elem = m.cx.elem_type(p.ty);
    match name {
        "load" | "maskedload" | "expandload" | "gather" => {
            let n = shape(machine, result)[0];
            let (mut out, mut next) = (Vec::new(), 0);
            for i in 0..n {
                let by = match name {
                    "gather" => bits(op, at(op, &rest[0], &[i])?)? as i64,
                    "expandload" => next,
                    _ => i as i64,
                };
                let under = match name {
                    "load" => true,
                    "gather" => holds(op, at(op, &rest[1], &[i])?)?,
                    _ => holds(op, at(op, &rest[0], &[i])?)?,
                };
                next += i64::from(under);
                out.push(match under {
                    true => target::load(machine, op, p.along(machine, op, by)?, elem, None)?,
                    false => at(op, rest.last().ok_or_else(|| unsupported(m, op))?, &[i])?.clone(),
                });
            }
            Ok(vec![aggregate(out)])
        }
        "store" | "maskedstore" | "compressstore" | "scatter" => {
            let x = if name == "store" { &args[0] } else { rest.last().ok_or_else(|| unsupported(m, op))? };
            let mut next = 0;
            for (i, lane) in rows(op, x)?.iter().enumerate() {
                let by = match name {
                    "scatter" => bits(op, at(op, &rest[0], &[i])?)? as i64,
                    "compressstore" => next,
                    _ => i as i64,
                };
                let under = match name {
                    "store" => true,
                    "scatter" => holds(op, at(op, &rest[1], &[i])?)?,
                    _ => holds(op, at(op, &rest[0], &[i])?)?,
                };
                next += i64::from(under);
                if under {
                    let addr = p.along(machine, op, by)?;
                    target::store(machine, op, addr, elem, lane, None)?;
                }
            }
            Ok(vec![])
        }
        "transfer_read" | "transfer_write" => {
            let read = name == "transfer_read";
            let dims = if read { shape(machine, result) } else { shape(machine, m.ty(m.operand(op, 0))) };
            let moved = m.attr(op, Sym::PERMUTATION_MAP);
            let rank = p.at.len();
            let mut out = Vec::new();
            for point in points(&dims) {
                // Dimension by dimension of the memref: how far along the vector it is.
                let mut by = vec![0; rank];
                for (d, b) in by.iter_mut().enumerate() {
                    let mut unit = vec![0; rank];
                    unit[d] = 1;
                    if let Some(i) = map(machine, op, moved, &unit)?.iter().position(|&x| x == 1) {
                        *b = point[i] as i64;
                    }
                }
                match (p.element(machine, op, &by)?, read) {
                    (Some(a), true) => out.push(target::load(machine, op, a, elem, None)?),
                    (None, true) => out.push(rest[0].clone()),
                    (Some(a), false) => target::store(machine, op, a, elem, at(op, &args[0], &point)?, None)?,
                    (None, false) => {}
                }
            }
            if read { Ok(vec![made(op, &dims, out)?]) } else { Ok(vec![]) }
        }
        _ => Err(unsupported(m, op)),
    }
}

/// LLVM's operations on vectors; `None` for any other.
pub fn llvm(machine: &mut Machine<'_>, op: Op, name: &str, args: &[Val]) -> Step<Option<Vec<Val>>> {
    let m = machine.m;
    let result = if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { Type::NONE_TYPE };
    let lane = |machine: &Machine<'_>, v: Type| scalar_of(machine, v);
    Ok(Some(vec![match name {
        "extractelement" => match (&args[0], &args[1]) {
            (_, Val::Poison(_)) => args[1].clone(),
            (v, i) => rows(op, v)?.get(bits(op, i)? as usize).cloned().unwrap_or(Val::Poison(op)),
        },
        "insertelement" => put(op, &args[0], &[bits(op, &args[2])? as usize], &args[1])?,
        "shufflevector" => {
            let all = [rows(op, &args[0])?, rows(op, &args[1])?].concat();
            let row = |i: i64| usize::try_from(i).ok().and_then(|i| all.get(i)).cloned().unwrap_or(Val::Poison(op));
            aggregate(numbers(machine, op, Sym::MASK).into_iter().map(row).collect())
        }
        "intr.vector.interleave2" => return lanes_in_turn(op, args).map(Some),
        "intr.vector.deinterleave2" => aggregate(every_other(op, &args[0])?),
        "intr.stepvector" | "intr.experimental.stepvector" => {
            aggregate((0..shape(machine, result)[0]).map(|i| Val::Bits(i as u128)).collect())
        }
        "intr.masked.load" | "intr.masked.expandload" | "intr.masked.gather" => {
            let (ty, mut out, mut next) = (lane(machine, result), Vec::new(), 0);
            let each = target::alloc_size(machine, op, ty)?;
            for (i, under) in rows(op, &args[1])?.iter().enumerate() {
                let under = holds(op, under)?;
                out.push(match (under, name) {
                    (false, _) => args.get(2).map_or(Ok(Val::Poison(op)), |v| at(op, v, &[i]).cloned())?,
                    (true, "intr.masked.gather") => target::load(machine, op, bits(op, at(op, &args[0], &[i])?)? as u64, ty, None)?,
                    (true, _) => {
                        let k = if name == "intr.masked.load" { i as u64 } else { next };
                        target::load(machine, op, bits(op, &args[0])? as u64 + k * each, ty, None)?
                    }
                });
                next += u64::from(under);
            }
            aggregate(out)
        }
        "intr.masked.store" | "intr.masked.compressstore" | "intr.masked.scatter" => {
            let ty = lane(machine, m.ty(m.operand(op, 0)));
            let (each, mut next) = (target::alloc_size(machine, op, ty)?, 0);
            for (i, under) in rows(op, &args[2])?.iter().enumerate() {
                if !holds(op, under)? {
                    continue;
                }
                let addr = match name {
                    "intr.masked.scatter" => bits(op, at(op, &args[1], &[i])?)? as u64,
                    "intr.masked.store" => bits(op, &args[1])? as u64 + i as u64 * each,
                    _ => bits(op, &args[1])? as u64 + next * each,
                };
                next += 1;
                target::store(machine, op, addr, ty, at(op, &args[0], &[i])?, None)?;
            }
            return Ok(Some(vec![]));
        }
        _ => {
            let Some(name) = name.strip_prefix("intr.") else { return Ok(None) };
            let masked = name.strip_prefix("vp.reduce.");
            if let Some(how) = masked.or_else(|| name.strip_prefix("vector.reduce.")) {
                let how = match how {
                    "add" | "fadd" => sum::ADD,
                    "mul" | "fmul" => sum::MUL,
                    "umin" => 4,
                    "smin" => 8,
                    "umax" => 32,
                    "smax" => 64,
                    "and" => 256,
                    "or" => 512,
                    "xor" => 1024,
                    "fminimum" => 2048,
                    "fmaximum" => 4096,
                    "fmin" => 16,
                    "fmax" => 128,
                    _ => return Ok(None),
                };
                let mut all: Vec<Val> = args.iter().flat_map(lanes_of).collect();
                let mut last = args.len() - 1;
                if masked.is_some() {
                    // A start value, lanes, a mask, and how many lanes count at all.
                    let n = bits(op, &args[3])? as usize;
                    let (lanes, under) = (lanes_of(&args[1]), lanes_of(&args[2]));
                    all = vec![args[0].clone()];
                    for (x, c) in lanes.into_iter().zip(&under).take(n) {
                        if holds(op, c)? {
                            all.push(x);
                        }
                    }
                    last = 1;
                }
                let mut all = all.into_iter();
                let first = all.next().ok_or_else(|| unsupported(m, op))?;
                let ty = m.ty(m.operand(op, last));
                return Ok(Some(vec![all.try_fold(first, |a, b| combine(machine, op, how, ty, &a, &b))?]));
            }
            return math(machine, op, name, args);
        }
    }]))
}
