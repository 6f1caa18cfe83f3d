//! Vectors of known sizes: their lanes put together, taken apart, moved and reduced. Arithmetic of vectors is that of
//! `arith`, where the profile asks for it.

use crate::r#gen::body::{Body, V, list};
use crate::r#gen::rules::Rule;
use crate::r#gen::ty::{Float, Lane, MAX_SIZE, Shape, Ty};

fn op(b: &mut Body<'_>, rule: &Rule) -> &'static str {
    rule.ops[b.c.below(rule.ops.len())]
}
fn same(s: Shape, dims: &[usize]) -> Shape {
    Shape::new(s.lane, dims)
}
fn numbers(ns: &[usize]) -> String {
    ns.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(", ")
}
fn def(b: &mut Body<'_>, text: &str, s: Shape) -> V {
    b.def(text, Ty::Vector(s))
}
/// A vector in scope with at least so many dimensions, or another.
fn of_rank(b: &mut Body<'_>, least: usize) -> (V, Shape) {
    let (v, s) = b.vector();
    if s.dims().len() >= least {
        return (v, s);
    }
    let mut dims = s.dims();
    while dims.len() < least {
        dims.insert(0, 2);
    }
    let to = same(s, &dims);
    (b.value(Ty::Vector(to)), to)
}

/// A scalar or vector in all places of a vector.
pub fn broadcast(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let to = b.vector_type();
    let mut from = to.elem();
    if op == "vector.broadcast" && b.c.one_in(2) {
        let dims = to.dims();
        let skip = b.c.below(dims.len());
        let mut dims = dims[skip..].to_vec();
        if b.c.one_in(3) {
            let i = b.c.below(dims.len());
            dims[i] = 1;
        }
        from = Ty::Vector(same(to, &dims));
    }
    let x = b.value(from);
    def(b, &format!("{op} %v{x} : {from} to {}", Ty::Vector(to)), to);
}
/// A position, some of it known only at run time where all of it leads to a scalar.
fn position(b: &mut Body<'_>, dims: &[usize], whole: bool) -> String {
    let mut at: Vec<String> = dims.iter().map(|&d| b.c.below(d).to_string()).collect();
    // Release 19 lowers places of one dimension only that are known at run time.
    let whole = whole && (b.env.release != 19 || dims.len() == 1);
    if let (true, Some(&last)) = (whole && b.c.one_in(2), dims.last()) {
        let x = b.value(Ty::Index);
        let n = b.constant(Ty::Index, last as i64);
        let x = b.two("arith.remui", x, n, Ty::Index);
        at.pop();
        at.push(format!("%v{x}"));
    }
    at.join(", ")
}
fn part(s: Shape, taken: usize) -> Ty {
    let dims = s.dims();
    if taken == dims.len() { s.elem() } else { Ty::Vector(same(s, &dims[taken..])) }
}
/// A lane, or a row.
pub fn extract(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = b.vector();
    let dims = s.dims();
    let k = 1 + b.c.below(dims.len());
    let at = position(b, &dims[..k], k == dims.len());
    let part = part(s, k);
    b.def(&format!("{op} %v{v}[{at}] : {part} from {}", Ty::Vector(s)), part);
}
/// A vector with a lane or row of its own.
pub fn insert(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (mut v, s) = b.vector();
    let dims = s.dims();
    // mlir-opt crashes where that was read row by row (`upstream/insertion_into_an_unrolled_read.mlir`).
    if dims.len() > 1 && b.has_written("vector.transfer_read") {
        let ty = Ty::Vector(s);
        v = if s.passes_well() { crate::r#gen::math::hidden(b, v, ty) } else { b.some_constant(ty) };
    }
    let k = 1 + b.c.below(dims.len());
    let part = part(s, k);
    let x = b.value(part);
    let at = position(b, &dims[..k], k == dims.len());
    def(b, &format!("{op} %v{x}, %v{v} [{at}] : {part} into {}", Ty::Vector(s)), s);
}
/// Rows of two vectors in any order.
pub fn shuffle(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = b.vector();
    let dims = s.dims();
    let mut other = dims.clone();
    other[0] = 1 + b.c.below(4);
    let t = same(s, &other);
    let w = b.value(Ty::Vector(t));
    let n = 1 + b.c.below(5);
    let mask: Vec<usize> = (0..n).map(|_| b.c.below(dims[0] + other[0])).collect();
    let mut to = dims.clone();
    to[0] = n;
    def(b, &format!("{op} %v{v}, %v{w} [{}] : {}, {}", numbers(&mask), Ty::Vector(s), Ty::Vector(t)), same(s, &to));
}
/// A block of a vector.
pub fn extract_slice(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = b.vector();
    let mut dims = s.dims();
    let k = 1 + b.c.below(dims.len());
    let (mut from, mut size) = (Vec::new(), Vec::new());
    for d in &mut dims[..k] {
        let at = b.c.below(*d);
        let n = 1 + b.c.below(*d - at);
        from.push(at);
        size.push(n);
        *d = n;
    }
    let to = same(s, &dims);
    let text = format!(
        "{op} %v{v} {{offsets = [{}], sizes = [{}], strides = [{}]}} : {} to {}",
        numbers(&from),
        numbers(&size),
        numbers(&vec![1; k]),
        Ty::Vector(s),
        Ty::Vector(to)
    );
    def(b, &text, to);
}
/// A vector with a block of its own.
pub fn insert_slice(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = b.vector();
    let dims = s.dims();
    let mut inner: Vec<usize> = dims.iter().map(|&d| 1 + b.c.below(d)).collect();
    let from: Vec<usize> = dims.iter().zip(&inner).map(|(&d, &n)| b.c.below(d - n + 1)).collect();
    let skip = b.c.below(inner.len());
    let small = same(s, &inner.split_off(skip));
    let x = b.value(Ty::Vector(small));
    let text = format!(
        "{op} %v{x}, %v{v} {{offsets = [{}], strides = [{}]}} : {} into {}",
        numbers(&from),
        numbers(&vec![1; small.dims().len()]),
        Ty::Vector(small),
        Ty::Vector(s)
    );
    def(b, &text, s);
}
/// The same lanes in another shape.
pub fn shape_cast(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = b.vector();
    let n = s.count();
    let divisors: Vec<usize> = (1..=n.min(16)).filter(|d| n.is_multiple_of(*d)).collect();
    let first = *b.c.pick(&divisors);
    let to = match b.c.below(4) {
        0 => vec![n],
        1 => vec![first, n / first],
        2 => vec![n / first, first],
        _ => vec![first, 1, n / first],
    };
    // Release 19 splits dimensions or joins them, not both at once.
    let to = if b.env.release == 19 && s.dims().len() != 1 { vec![n] } else { to };
    if to.iter().any(|&size| size > MAX_SIZE) {
        return;
    }
    let to = same(s, &to);
    def(b, &format!("{op} %v{v} : {} to {}", Ty::Vector(s), Ty::Vector(to)), to);
}
/// Dimensions in another order.
pub fn transpose(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = of_rank(b, 2);
    let dims = s.dims();
    let mut order: Vec<usize> = (0..dims.len()).collect();
    for i in (1..order.len()).rev() {
        let j = b.c.below(i + 1);
        order.swap(i, j);
    }
    let to = same(s, &order.iter().map(|&i| dims[i]).collect::<Vec<_>>());
    def(b, &format!("{op} %v{v}, [{}] : {} to {}", numbers(&order), Ty::Vector(s), Ty::Vector(to)), to);
}
/// The same bits as lanes of another width.
pub fn bitcast(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let mut dims = b.shape();
    let (from, to) = *b.c.pick(&[(32u32, 16u32), (32, 8), (64, 32), (16, 8), (32, 32), (64, 8)]);
    let last = dims.len() - 1;
    let (wide, by) = (dims.clone(), (from / to) as usize);
    dims[last] *= by;
    if dims[last] > 64 {
        return;
    }
    let (wide, narrow) = (Shape::new(Lane::Int(from), &wide), Shape::new(Lane::Int(to), &dims));
    let (from, to) = if b.c.one_in(2) { (narrow, wide) } else { (wide, narrow) };
    let x = b.value(Ty::Vector(from));
    def(b, &format!("{op} %v{x} : {} to {}", Ty::Vector(from), Ty::Vector(to)), to);
}
/// A product and a sum, rounded once.
pub fn fma(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let dims = b.shape();
    let s = Shape::new(Lane::Float(*b.c.pick(&[Float::F32, Float::F64])), &dims);
    let ty = Ty::Vector(s);
    let (x, y, z) = (b.value(ty), b.value(ty), b.value(ty));
    def(b, &format!("{op} %v{x}, %v{y}, %v{z} : {ty}"), s);
}

const WHOLE: &[&str] = &["add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"];

/// How lanes are put together: of integers in any order, of floats in theirs.
fn kind(b: &mut Body<'_>, elem: Ty) -> &'static str {
    let kinds: &[&'static str] = match elem {
        Ty::Float(_) => &["add", "mul", "minimumf", "maximumf"],
        // A lane of `index` is no integer to `arith.minui` and the like of some lowerings.
        Ty::Index => &WHOLE[..2],
        _ => WHOLE,
    };
    kinds[b.c.below(kinds.len())]
}
/// All lanes of a vector as one number. Of `bf16`, the library rounds what is subnormal.
pub fn reduction(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let n = *b.c.pick(&[4usize, 2, 8, 3, 1]);
    let (_, s) = b.vector();
    let s = same(s, &[n]);
    if s.lane == Lane::Float(Float::BF16) || s.lane == Lane::Float(Float::F16) || s.lane == Lane::Index {
        return;
    }
    let x = b.value(Ty::Vector(s));
    let elem = s.elem();
    let kind = kind(b, elem);
    // A sum of negative zeros alone is one or not, by who lowers it; so floats have a start value.
    let acc = if matches!(elem, Ty::Float(_)) || b.c.one_in(2) { format!(", %v{}", b.value(elem)) } else { String::new() };
    let f = match elem {
        Ty::Float(_) => crate::r#gen::math::flags(b),
        _ => "",
    };
    b.def(&format!("{op} <{kind}>, %v{x}{acc}{f} : {} into {elem}", Ty::Vector(s)), elem);
}
/// Some dimensions of a vector summed up, or all.
pub fn multi_reduction(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (_, s) = of_rank(b, 1);
    if matches!(s.lane, Lane::Float(Float::BF16 | Float::F16) | Lane::Index) {
        return;
    }
    let dims = s.dims();
    let first = b.c.below(dims.len());
    let gone: Vec<usize> = (0..dims.len()).filter(|&i| i == first || b.c.one_in(2)).collect();
    let left: Vec<usize> = (0..dims.len()).filter(|i| !gone.contains(i)).map(|i| dims[i]).collect();
    let to = if left.is_empty() { s.elem() } else { Ty::Vector(same(s, &left)) };
    let (x, acc) = (b.value(Ty::Vector(s)), b.value(to));
    let kind = kind(b, s.elem());
    b.def(&format!("{op} <{kind}>, %v{x}, %v{acc} [{}] : {} to {to}", numbers(&gone), Ty::Vector(s)), to);
}
/// Integers, or floats where only text counts.
fn product_lane(b: &mut Body<'_>) -> Lane {
    match b.c.below(3) {
        0 => Lane::Int(32),
        1 => Lane::Int(*b.c.pick(&[8, 64, 16])),
        _ if b.profile.meaning => Lane::Int(32),
        _ => Lane::Float(*b.c.pick(&[Float::F32, Float::F64])),
    }
}
/// The product of a column and a row, added to a matrix.
pub fn outerproduct(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let lane = product_lane(b);
    let (n, m) = (1 + b.c.below(4), 1 + b.c.below(4));
    let (left, right, out) = (Shape::new(lane, &[n]), Shape::new(lane, &[m]), Shape::new(lane, &[n, m]));
    let (x, y) = (b.value(Ty::Vector(left)), b.value(Ty::Vector(right)));
    let acc = if b.c.one_in(2) { format!(", %v{}", b.value(Ty::Vector(out))) } else { String::new() };
    def(b, &format!("{op} %v{x}, %v{y}{acc} : {}, {}", Ty::Vector(left), Ty::Vector(right)), out);
}
/// A product of two vectors along some of their dimensions, added to a third.
pub fn contract(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let lane = product_lane(b);
    let (m, n, k) = (1 + b.c.below(3), 1 + b.c.below(3), 1 + b.c.below(4));
    // Dimensions: row, column, sum.
    type Form = (&'static str, &'static [usize], &'static [usize], &'static [usize]);
    const FORMS: &[Form] = &[
        ("d0, d1, d2", &[0, 2], &[2, 1], &[0, 1]),
        ("d0, d1, d2", &[0, 2], &[1, 2], &[0, 1]),
        ("d0, d1, d2", &[2, 0], &[2, 1], &[0, 1]),
        ("d0, d1, d2", &[2, 0], &[1, 2], &[0, 1]),
        ("d0, d1, d2", &[0, 2], &[2, 1], &[1, 0]),
    ];
    let sizes = [m, n, k];
    let (form, vector) = (b.c.pick(FORMS).to_owned(), b.c.one_in(3));
    let shape = |at: &[usize]| Shape::new(lane, &at.iter().map(|&i| sizes[i]).collect::<Vec<_>>());
    let map = |all: &str, at: &[usize]| {
        let at: Vec<String> = at.iter().map(|i| format!("d{i}")).collect();
        format!("affine_map<({all}) -> ({})>", at.join(", "))
    };
    let (all, left, right, out, kinds) = if vector {
        // A matrix and a vector.
        let shapes = (Shape::new(lane, &[m, k]), Shape::new(lane, &[k]), Shape::new(lane, &[m]));
        let maps = ["affine_map<(d0, d1) -> (d0, d1)>", "affine_map<(d0, d1) -> (d1)>", "affine_map<(d0, d1) -> (d0)>"];
        (maps.join(", "), shapes.0, shapes.1, shapes.2, "\"parallel\", \"reduction\"")
    } else {
        let (names, l, r, o) = form;
        let maps = [map(names, l), map(names, r), map(names, o)];
        (maps.join(", "), shape(l), shape(r), shape(o), "\"parallel\", \"parallel\", \"reduction\"")
    };
    let (x, y, z) = (b.value(Ty::Vector(left)), b.value(Ty::Vector(right)), b.value(Ty::Vector(out)));
    let text = format!(
        "{op} {{indexing_maps = [{all}], iterator_types = [{kinds}], kind = #vector.kind<add>}} %v{x}, %v{y}, %v{z} : {}, {} into {}",
        Ty::Vector(left),
        Ty::Vector(right),
        Ty::Vector(out)
    );
    def(b, &text, out);
}
/// Lanes of two vectors in turn.
pub fn interleave(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = b.vector();
    let mut dims = s.dims();
    let last = dims.len() - 1;
    if dims[last] > 16 {
        return;
    }
    dims[last] *= 2;
    let to = same(s, &dims);
    let w = b.value(Ty::Vector(s));
    def(b, &format!("{op} %v{v}, %v{w} : {} -> {}", Ty::Vector(s), Ty::Vector(to)), to);
}
/// Even and odd lanes; not of index, whose lowering upstream does not verify.
pub fn deinterleave(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let Some(s) = (0..8).map(|_| b.vector().1).find(|s| s.elem() != Ty::Index) else { return };
    let mut dims = s.dims();
    let last = dims.len() - 1;
    dims[last] = dims[last].min(8) * 2;
    let from = same(s, &dims);
    dims[last] /= 2;
    let to = same(s, &dims);
    let x = b.value(Ty::Vector(from));
    let (even, odd) = (b.fresh(), b.fresh());
    b.line(&format!("%v{even}, %v{odd} = {op} %v{x} : {} -> {}", Ty::Vector(from), Ty::Vector(to)));
    b.vals.extend([(even, Ty::Vector(to)), (odd, Ty::Vector(to))]);
}
/// A vector of its lanes.
pub fn from_elements(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let s = b.vector_type();
    // Release 19 lowers those of one dimension only.
    if b.env.release == 19 && s.dims().len() != 1 {
        return;
    }
    let lanes: Vec<V> = (0..s.count()).map(|_| b.value(s.elem())).collect();
    def(b, &format!("{op} {} : {}", list(&lanes), Ty::Vector(s)), s);
}
/// The lanes of a vector; release 19 has no such operation.
pub fn to_elements(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let s = b.vector_type();
    if b.env.release == 19 || s.count() > 16 {
        return;
    }
    let x = b.value(Ty::Vector(s));
    let lanes: Vec<V> = (0..s.count()).map(|_| b.fresh()).collect();
    b.line(&format!("{} = {op} %v{x} : {}", list(&lanes), Ty::Vector(s)));
    b.vals.extend(lanes.iter().map(|&v| (v, s.elem())));
}
/// 0, 1, 2, ...
pub fn step(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let s = Shape::new(Lane::Index, &[*b.c.pick(&[4usize, 2, 8, 1])]);
    def(b, &format!("{op} : {}", Ty::Vector(s)), s);
}
/// The first lanes of each dimension.
pub fn mask(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let dims = b.shape();
    let s = Shape::new(Lane::Int(1), &dims);
    if op == "vector.constant_mask" {
        let mut at: Vec<usize> = dims.iter().map(|&d| b.c.below(d + 1)).collect();
        // None in one dimension is none at all.
        if at.contains(&0) {
            at.fill(0);
        }
        def(b, &format!("{op} [{}] : {}", numbers(&at), Ty::Vector(s)), s);
        return;
    }
    let at: Vec<V> = dims
        .iter()
        .map(|_| {
            let (x, six) = (b.value(Ty::Index), b.constant(Ty::Index, 6));
            b.two("arith.remui", x, six, Ty::Index)
        })
        .collect();
    def(b, &format!("{op} {} : {}", list(&at), Ty::Vector(s)), s);
}
/// Printed by the runtime library.
pub fn print(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    let (v, s) = b.vector();
    b.line(&format!("{op} %v{v} : {}", Ty::Vector(s)));
}
/// Lanes that a mask lets through as one number.
pub fn masked_reduction(b: &mut Body<'_>, rule: &Rule) {
    let op = rule.ops[0];
    let n = *b.c.pick(&[4usize, 2, 8, 3, 1]);
    let lane = *b.c.pick(&[Lane::Int(32), Lane::Int(64), Lane::Float(Float::F32), Lane::Int(8), Lane::Float(Float::F64), Lane::Int(16)]);
    let s = Shape::new(lane, &[n]);
    let (ty, elem) = (Ty::Vector(s), s.elem());
    let (x, mask) = (b.value(ty), b.value(ty.truth()));
    // A mask that lets all through goes where its operation is simplified upstream, which lowir does not do.
    let name = b.env.same(ty.truth());
    let mask = b.bind(&format!("func.call @{name}(%v{mask}) : ({t}) -> {t}", t = ty.truth()));
    // What upstream puts for lanes that are left out changes the others (`upstream/greatest_of_no_lanes.mlir`).
    let kind = match kind(b, elem) {
        "maximumf" => "maxnumf",
        "minimumf" => "minnumf",
        kind => kind,
    };
    // Of no lane at all and without a start value, the sum of floats has a sign of its own.
    let start = matches!(elem, Ty::Float(_)) || b.c.one_in(2);
    let acc = if start { format!(", %v{}", b.value(elem)) } else { String::new() };
    let mut r = b.bind(&format!("{op} %v{mask} {{ vector.reduction <{kind}>, %v{x}{acc} : {ty} into {elem} }} : {} -> {elem}", ty.truth()));
    // Of two zeros either may be the smaller one.
    if kind.ends_with("numf") {
        let one = b.float(elem, "1.0");
        r = b.two("arith.addf", r, one, elem);
    }
    b.vals.push((r, elem));
}
/// Vectors of a size that only the machine knows: made of one that is known, changed, and taken apart.
pub fn scalable(b: &mut Body<'_>, rule: &Rule) {
    let lane = *b.c.pick(&[Lane::Float(Float::F32), Lane::Int(32), Lane::Float(Float::F64), Lane::Int(64), Lane::Int(16), Lane::Int(8)]);
    let n = *b.c.pick(&[4usize, 2, 8]);
    let s = Shape::new(lane, &[n]);
    let (ty, elem) = (Ty::Vector(s), s.elem());
    let any = format!("vector<[{n}]x{elem}>");
    let size = b.def(rule.ops[0], Ty::Index);
    let (x, y) = (b.value(elem), b.value(ty));
    let start = b.bind(&format!("vector.broadcast %v{x} : {elem} to {any}"));
    let mut v = b.bind(&format!("{} %v{y}, %v{start}[0] : {ty} into {any}", rule.ops[1]));
    for _ in 0..1 + b.c.below(3) {
        let ops: &[&str] = match elem {
            Ty::Float(_) => &["arith.addf", "arith.mulf", "arith.maximumf"],
            _ => &["arith.addi", "arith.muli", "arith.xori", "arith.minui"],
        };
        v = match b.c.below(5) {
            0 | 1 => {
                let op = *b.c.pick(ops);
                b.bind(&format!("{op} %v{v}, %v{start} : {any}"))
            }
            2 => {
                let mask = b.bind(&format!("vector.create_mask %v{size} : vector<[{n}]xi1>"));
                b.bind(&format!("arith.select %v{mask}, %v{v}, %v{start} : vector<[{n}]xi1>, {any}"))
            }
            3 => b.bind(&format!("vector.insert %v{x}, %v{v} [1] : {elem} into {any}")),
            _ => {
                let half = format!("vector<[{}]x{elem}>", n / 2);
                let (even, odd) = (b.fresh(), b.fresh());
                b.line(&format!("%v{even}, %v{odd} = vector.deinterleave %v{v} : {any} -> {half}"));
                b.bind(&format!("vector.interleave %v{odd}, %v{even} : {half} -> {any}"))
            }
        };
    }
    match b.c.below(3) {
        0 => b.def(&format!("vector.extract %v{v}[1] : {elem} from {any}"), elem),
        1 if !matches!(elem, Ty::Float(_)) => b.def(&format!("vector.reduction <xor>, %v{v} : {any} into {elem}"), elem),
        _ => b.def(&format!("{} %v{v}[0] : {ty} from {any}", rule.ops[2]), ty),
    };
}
/// Operations that release 22 has no more.
pub fn older(b: &mut Body<'_>, rule: &Rule) {
    let op = op(b, rule);
    if b.env.release != 19 {
        return;
    }
    let lane = *b.c.pick(&[Lane::Float(Float::F32), Lane::Int(32), Lane::Float(Float::F64), Lane::Int(64)]);
    let (rows, columns, inner) = (1 + b.c.below(3), 1 + b.c.below(3), 1 + b.c.below(3));
    let flat = |n: usize| Shape::new(lane, &[n]);
    let elem = flat(1).elem();
    match op {
        "vector.flat_transpose" => {
            let s = flat(rows * columns);
            let x = b.value(Ty::Vector(s));
            let text = format!("{op} %v{x} {{rows = {rows} : i32, columns = {columns} : i32}} : {t} -> {t}", t = Ty::Vector(s));
            def(b, &text, s);
        }
        "vector.matrix_multiply" => {
            let (l, r, o) = (flat(rows * inner), flat(inner * columns), flat(rows * columns));
            let (x, y) = (b.value(Ty::Vector(l)), b.value(Ty::Vector(r)));
            let sizes = format!("lhs_rows = {rows} : i32, lhs_columns = {inner} : i32, rhs_columns = {columns} : i32");
            let text = format!("{op} %v{x}, %v{y} {{{sizes}}} : ({}, {}) -> {}", Ty::Vector(l), Ty::Vector(r), Ty::Vector(o));
            def(b, &text, o);
        }
        _ => {
            let s = flat(rows * columns);
            let (v, x) = (b.value(Ty::Vector(s)), b.value(elem));
            let i = b.value(Ty::Index);
            let n = b.constant(Ty::Index, s.count() as i64);
            let i = b.two("arith.remui", i, n, Ty::Index);
            let ty = Ty::Vector(s);
            match op {
                "vector.splat" => def(b, &format!("{op} %v{x} : {ty}"), s),
                "vector.extractelement" => b.def(&format!("{op} %v{v}[%v{i} : index] : {ty}"), elem),
                _ => def(b, &format!("{op} %v{x}, %v{v}[%v{i} : index] : {ty}"), s),
            };
        }
    }
}
