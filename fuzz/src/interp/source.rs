//! The `memref` dialect. Indices are checked against sizes, views against what they view, and every access against the
//! memory that is there.

use std::rc::Rc;

use ir::dialect::{memref, memref_shape as shape, memref_verify};
use ir::{Attr, AttrData, DYNAMIC, Op, Sym, Type, TypeData};

use crate::interp::buffers;
use crate::interp::exec::{Frame, Machine, bits, unsupported};
use crate::interp::memory::Life;
use crate::interp::number::{self as num, Float, Int, Promise};
use crate::interp::target;
use crate::interp::value::{Desc, Fault, Step, Val};

/// The memref that a value is.
pub fn mem(op: Op, v: &Val) -> Step<Rc<Desc>> {
    match v {
        Val::Mem(d) => Ok(d.clone()),
        Val::Poison(_) => Err(Fault::at(op, "poison", "a memref that is poison")),
        _ => Err(Fault::at(op, "bad-value", "a memref was expected")),
    }
}
fn index(op: Op, v: &Val) -> Step<i64> {
    Ok(bits(op, v)? as u64 as i64)
}
fn of_index(i: i64) -> Val {
    Val::Bits(u128::from(i as u64))
}

/// A memref of an address with sizes in row-major order.
pub fn plain(addr: u64, sizes: Vec<i64>) -> Desc {
    let mut strides = vec![1; sizes.len()];
    for i in (0..sizes.len().saturating_sub(1)).rev() {
        strides[i] = strides[i + 1] * sizes[i + 1];
    }
    Desc { base: addr, aligned: addr, offset: 0, sizes, strides }
}

/// The static sizes, strides and offset of a type.
fn layout(machine: &Machine<'_>, op: Op, ty: Type) -> Step<(Vec<i64>, Vec<i64>, i64)> {
    let cx = &machine.m.cx;
    let sizes = cx.shape_of(ty).map(<[i64]>::to_vec).ok_or_else(|| unsupported(machine.m, op))?;
    let (strides, offset) = shape::strides(cx, ty).ok_or_else(|| unsupported(machine.m, op))?;
    Ok((sizes, strides, offset))
}

/// Whether a memref is what its type says.
fn conforms(machine: &Machine<'_>, op: Op, d: &Desc, ty: Type) -> Step<()> {
    if let TypeData::UnrankedMemRef { .. } = machine.m.cx.type_data(ty) {
        return Ok(());
    }
    let (sizes, strides, offset) = layout(machine, op, ty)?;
    let same = |is: &[i64], said: &[i64]| is.len() == said.len() && is.iter().zip(said).all(|(i, s)| *s == DYNAMIC || i == s);
    // The stride of a dimension of at most one element does not matter.
    let strides_fit = strides.len() == d.strides.len()
        && (0..strides.len()).all(|i| strides[i] == DYNAMIC || strides[i] == d.strides[i] || d.sizes[i] <= 1);
    if !same(&d.sizes, &sizes) || !strides_fit || !(offset == DYNAMIC || offset == d.offset) {
        let text = format!("sizes {:?}, strides {:?} and offset {} are not what the type says", d.sizes, d.strides, d.offset);
        return Err(Fault::at(op, "wrong-type", text));
    }
    Ok(())
}

/// The dimensions that a subview leaves out, as its types tell.
fn dropped(machine: &Machine<'_>, op: Op, result: Type) -> Step<Vec<bool>> {
    let m = machine.m;
    let known = |name: Sym| m.attr(op, name).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let (offsets, sizes, steps) = (known(Sym::STATIC_OFFSETS), known(Sym::STATIC_SIZES), known(Sym::STATIC_STRIDES));
    let part = shape::subview(&m.cx, m.ty(m.operand(op, 0)), &offsets, &sizes, &steps);
    let (left, strides, _) = layout(machine, op, result)?;
    part.and_then(|p| shape::dropped_dims(&p, &left, &strides)).ok_or_else(|| unsupported(m, op))
}

/// The address of an element.
pub fn element(machine: &Machine<'_>, op: Op, d: &Desc, ty: Type, at: &[Val]) -> Step<u64> {
    let mut linear = d.offset;
    for (i, v) in at.iter().enumerate() {
        let x = index(op, v)?;
        if x < 0 || x >= d.sizes[i] {
            return Err(Fault::at(op, "out-of-bounds", format!("index {x} in dimension {i} of size {}", d.sizes[i])));
        }
        linear += x * d.strides[i];
    }
    let size = target::alloc_size(machine, op, machine.m.cx.elem_type(ty))?;
    Ok(d.aligned.wrapping_add((linear * size as i64) as u64))
}

/// The numbers of a list of static ones, with [`DYNAMIC`] for those that are operands.
fn mixed(machine: &Machine<'_>, op: Op, name: Sym, given: &mut impl Iterator<Item = Val>) -> Step<Vec<i64>> {
    let statics = machine.m.attr(op, name).and_then(|a| machine.m.cx.int_array(a)).unwrap_or_default();
    let mut one = |n: i64| match n {
        DYNAMIC => given.next().map_or(Err(unsupported(machine.m, op)), |v| index(op, &v)),
        n => Ok(n),
    };
    statics.into_iter().map(&mut one).collect()
}

/// A global: memory of its own.
pub fn global(machine: &mut Machine<'_>, op: Op, name: Sym) -> Step<()> {
    let m = machine.m;
    let ty = m.attr(op, Sym::TYPE).and_then(|a| m.cx.type_value(a)).ok_or_else(|| unsupported(m, op))?;
    let (sizes, elem) = (layout(machine, op, ty)?.0, m.cx.elem_type(ty));
    let each = target::alloc_size(machine, op, elem)?;
    let n = sizes.iter().product::<i64>() as u64;
    let align = (machine.number(op, Sym::ALIGNMENT)).max(target::align(machine, op, elem)?);
    let addr = machine.allocate(op, n * each, align, Life::Global)?;
    machine.globals.insert(name, addr);
    if let Some(a) = m.attr(op, Sym::INITIAL_VALUE).filter(|&a| a != Attr::UNIT) {
        elements(machine, op, a, addr, n, each)?;
    }
    if m.attr(op, Sym::CONSTANT).is_some() {
        machine.memory.freeze(addr);
    }
    Ok(())
}

/// Writes a dense attribute into memory.
pub fn elements(machine: &mut Machine<'_>, op: Op, a: Attr, addr: u64, n: u64, each: u64) -> Step<()> {
    let cx = &machine.m.cx;
    let AttrData::Dense { ty, data, splat } = cx.attr_data(a) else { return Err(unsupported(machine.m, op)) };
    let size = ir::dense::elem_size(cx, cx.elem_type(ty)).ok_or_else(|| unsupported(machine.m, op))?;
    let bytes = cx.bytes.get(data);
    for i in 0..n {
        let at = if splat { 0 } else { i as usize * size };
        let mut elem = bytes.get(at..at + size).ok_or_else(|| unsupported(machine.m, op))?.to_vec();
        elem.resize(each as usize, 0);
        machine.memory.write(op, addr + i * each, each, 1, Some(&elem))?;
    }
    Ok(())
}

/// Runs an operation of the dialect.
pub fn run(machine: &mut Machine<'_>, frame: &mut Frame, op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    let kind = m.kind(op);
    let result = if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { Type::NONE_TYPE };
    let of = |i: usize| m.ty(m.operand(op, i));
    let view = |machine: &Machine<'_>, d: Desc| -> Step<Vec<Val>> {
        conforms(machine, op, &d, result)?;
        Ok(vec![Val::Mem(Rc::new(d))])
    };
    match kind {
        memref::ALLOC | memref::ALLOCA => {
            let given = machine.field(frame, op, "dynamicSizes")?;
            let mut given = given.iter();
            let mut sizes = layout(machine, op, result)?.0;
            for s in sizes.iter_mut().filter(|s| **s == DYNAMIC) {
                *s = index(op, given.next().ok_or_else(|| unsupported(m, op))?)?;
                if *s < 0 {
                    return Err(Fault::at(op, "bad-size", "a negative size"));
                }
            }
            let elem = m.cx.elem_type(result);
            let bytes = sizes.iter().product::<i64>() as u64 * target::alloc_size(machine, op, elem)?;
            let life = if kind == memref::ALLOC { Life::Heap } else { Life::Stack };
            let align = machine.number(op, Sym::ALIGNMENT).max(target::align(machine, op, elem)?).max(16);
            let addr = machine.allocate(op, bytes, align, life)?;
            view(machine, plain(addr, sizes))
        }
        memref::REALLOC => {
            let size = match (args.get(1), layout(machine, op, result)?.0.first()) {
                (Some(v), _) => index(op, v)?,
                (None, Some(&n)) => n,
                (None, None) => return Err(unsupported(m, op)),
            };
            let d = buffers::realloc(machine, op, args, size, result)?;
            view(machine, d)
        }
        memref::DEALLOC => {
            let d = mem(op, &args[0])?;
            machine.memory.free(op, d.base)?;
            Ok(vec![])
        }
        memref::ALLOCA_SCOPE => machine.body(frame, op, vec![]),
        memref::LOAD => {
            let d = mem(op, &args[0])?;
            let addr = element(machine, op, &d, of(0), &args[1..])?;
            Ok(vec![target::load(machine, op, addr, m.cx.elem_type(of(0)), None)?])
        }
        memref::STORE => {
            let d = mem(op, &args[1])?;
            let addr = element(machine, op, &d, of(1), &args[2..])?;
            target::store(machine, op, addr, m.cx.elem_type(of(1)), &args[0], None)?;
            Ok(vec![])
        }
        memref::ATOMIC_RMW => {
            let d = mem(op, &args[1])?;
            let (addr, elem) = (element(machine, op, &d, of(1), &args[2..])?, m.cx.elem_type(of(1)));
            let old = target::load(machine, op, addr, elem, None)?;
            let new = combine(machine, op, elem, &old, &args[0])?;
            target::store(machine, op, addr, elem, &new, None)?;
            Ok(vec![old])
        }
        memref::GENERIC_ATOMIC_RMW => {
            let d = mem(op, &args[0])?;
            let (addr, elem) = (element(machine, op, &d, of(0), &args[1..])?, m.cx.elem_type(of(0)));
            let old = target::load(machine, op, addr, elem, None)?;
            let new = machine.body(frame, op, vec![old])?;
            target::store(machine, op, addr, elem, &new[0], None)?;
            Ok(new)
        }
        memref::DIM => {
            let (d, i) = (mem(op, &args[0])?, index(op, &args[1])?);
            match usize::try_from(i).ok().and_then(|i| d.sizes.get(i)) {
                Some(&n) => Ok(vec![of_index(n)]),
                None => Err(Fault::at(op, "out-of-bounds", format!("dimension {i} of {}", d.sizes.len()))),
            }
        }
        memref::RANK => Ok(vec![of_index(mem(op, &args[0])?.sizes.len() as i64)]),
        memref::CAST | memref::MEMORY_SPACE_CAST => view(machine, (*mem(op, &args[0])?).clone()),
        memref::COPY => copy(machine, op, args),
        memref::GET_GLOBAL => {
            let name = m.attr(op, Sym::NAME).and_then(|a| m.cx.flat_symbol(a)).unwrap_or(Sym::EMPTY);
            let addr = machine.address(op, name)?;
            let sizes = layout(machine, op, result)?.0;
            view(machine, plain(addr, sizes))
        }
        memref::SUBVIEW => {
            let d = mem(op, &args[0])?;
            let mut given = args[1..].iter().cloned();
            let offsets = mixed(machine, op, Sym::STATIC_OFFSETS, &mut given)?;
            let sizes = mixed(machine, op, Sym::STATIC_SIZES, &mut given)?;
            let steps = mixed(machine, op, Sym::STATIC_STRIDES, &mut given)?;
            let mut v = Desc { sizes: Vec::new(), strides: Vec::new(), ..(*d).clone() };
            let dropped = dropped(machine, op, result)?;
            for i in 0..sizes.len() {
                let last = offsets[i] + (sizes[i] - 1) * steps[i];
                if sizes[i] < 0 || sizes[i] > 0 && (offsets[i] < 0 || offsets[i] >= d.sizes[i] || last < 0 || last >= d.sizes[i]) {
                    let text = format!("{} elements from {} by {} in dimension {i} of size {}", sizes[i], offsets[i], steps[i], d.sizes[i]);
                    return Err(Fault::at(op, "out-of-bounds", text));
                }
                v.offset += offsets[i] * d.strides[i];
                if !dropped[i] {
                    v.sizes.push(sizes[i]);
                    v.strides.push(d.strides[i] * steps[i]);
                }
            }
            view(machine, v)
        }
        memref::REINTERPRET_CAST => {
            let d = mem(op, &args[0])?;
            let mut given = args[1..].iter().cloned();
            let offset = mixed(machine, op, Sym::STATIC_OFFSETS, &mut given)?[0];
            let sizes = mixed(machine, op, Sym::STATIC_SIZES, &mut given)?;
            let strides = mixed(machine, op, Sym::STATIC_STRIDES, &mut given)?;
            view(machine, Desc { offset, sizes, strides, ..(*d).clone() })
        }
        memref::TRANSPOSE => {
            let d = mem(op, &args[0])?;
            let order = memref_verify::permutation(m, op).ok_or_else(|| unsupported(m, op))?;
            let (sizes, strides) = order.iter().map(|&i| (d.sizes[i], d.strides[i])).unzip();
            view(machine, Desc { sizes, strides, ..(*d).clone() })
        }
        memref::EXPAND_SHAPE | memref::COLLAPSE_SHAPE => reshape(machine, op, args, result).and_then(|d| view(machine, d)),
        memref::VIEW => {
            let d = mem(op, &args[0])?;
            let by = index(op, &args[1])?;
            let mut given = args[2..].iter();
            let mut sizes = layout(machine, op, result)?.0;
            for s in sizes.iter_mut().filter(|s| **s == DYNAMIC) {
                *s = index(op, given.next().ok_or_else(|| unsupported(m, op))?)?;
            }
            let bytes = sizes.iter().product::<i64>() * target::alloc_size(machine, op, m.cx.elem_type(result))? as i64;
            if by < 0 || by + bytes > d.sizes[0] {
                return Err(Fault::at(op, "out-of-bounds", format!("{bytes} bytes from {by} of {}", d.sizes[0])));
            }
            let start = d.aligned.wrapping_add((d.offset + by) as u64);
            view(machine, Desc { base: d.base, ..plain(start, sizes) })
        }
        memref::RESHAPE => {
            let (d, s) = (mem(op, &args[0])?, mem(op, &args[1])?);
            let ty = of(1);
            let sizes: Step<Vec<i64>> = (0..s.sizes[0])
                .map(|i| {
                    let addr = element(machine, op, &s, ty, &[of_index(i)])?;
                    index(op, &target::load(machine, op, addr, m.cx.elem_type(ty), None)?)
                })
                .collect();
            let new = plain(d.aligned, sizes?);
            if new.sizes.iter().product::<i64>() != d.sizes.iter().product::<i64>() {
                return Err(Fault::at(op, "wrong-type", "another number of elements"));
            }
            view(machine, Desc { base: d.base, offset: d.offset, ..new })
        }
        memref::EXTRACT_STRIDED_METADATA => {
            let d = mem(op, &args[0])?;
            let base = Desc { offset: 0, sizes: vec![], strides: vec![], ..(*d).clone() };
            let mut out = vec![Val::Mem(Rc::new(base)), of_index(d.offset)];
            out.extend(d.sizes.iter().chain(&d.strides).map(|&n| of_index(n)));
            Ok(out)
        }
        memref::EXTRACT_ALIGNED_POINTER_AS_INDEX => Ok(vec![Val::Bits(u128::from(mem(op, &args[0])?.aligned))]),
        memref::ASSUME_ALIGNMENT => {
            let d = mem(op, &args[0])?;
            let size = target::alloc_size(machine, op, m.cx.elem_type(of(0)))?;
            let (start, align) = (d.aligned.wrapping_add(d.offset as u64 * size), machine.number(op, Sym::ALIGNMENT).max(1));
            if start % align != 0 {
                return Err(Fault::at(op, "misaligned", format!("{start:#x} is no multiple of {align}")));
            }
            Ok(args[..m.n_results(op)].to_vec())
        }
        memref::DISTINCT_OBJECTS => Ok(args.to_vec()),
        memref::PREFETCH => {
            let d = mem(op, &args[0])?;
            element(machine, op, &d, of(0), &args[1..])?;
            Ok(vec![])
        }
        _ => Err(unsupported(m, op)),
    }
}

/// `memref.expand_shape` and `memref.collapse_shape`: from the sizes and strides of the operand alone.
fn reshape(machine: &Machine<'_>, op: Op, args: &[Val], result: Type) -> Step<Desc> {
    let m = machine.m;
    let d = mem(op, &args[0])?;
    let groups = shape::groups(m, op).ok_or_else(|| unsupported(m, op))?;
    let mut new = Desc { sizes: Vec::new(), strides: Vec::new(), ..(*d).clone() };
    if m.kind(op) == memref::EXPAND_SHAPE {
        let mut given = args[1..].iter().cloned();
        let said = layout(machine, op, result)?.0;
        let sizes = match m.attr(op, Sym::STATIC_OUTPUT_SHAPE) {
            Some(_) => mixed(machine, op, Sym::STATIC_OUTPUT_SHAPE, &mut given)?,
            None => said,
        };
        for (i, g) in groups.iter().enumerate() {
            if sizes[g.clone()].iter().product::<i64>() != d.sizes[i] {
                return Err(Fault::at(op, "wrong-type", format!("dimension {i} of size {} as {:?}", d.sizes[i], &sizes[g.clone()])));
            }
            for j in g.clone() {
                new.sizes.push(sizes[j]);
                new.strides.push(d.strides[i] * sizes[j + 1..g.end].iter().product::<i64>());
            }
        }
        return Ok(new);
    }
    for g in &groups {
        for j in g.start..g.end.saturating_sub(1) {
            if d.sizes[j] > 1 && d.strides[j] != d.strides[j + 1] * d.sizes[j + 1] && d.sizes[j + 1] > 0 {
                return Err(Fault::at(op, "not-contiguous", format!("dimensions {j} and {} do not lie one after the other", j + 1)));
            }
        }
        new.sizes.push(d.sizes[g.clone()].iter().product());
        // The innermost dimension of more than one element says how far elements are apart.
        let inner = g.clone().rev().find(|&j| d.sizes[j] != 1).unwrap_or(g.end.saturating_sub(1));
        new.strides.push(d.strides.get(inner).copied().unwrap_or(1));
    }
    Ok(new)
}

/// Copies element by element what has the same sizes.
fn copy(machine: &mut Machine<'_>, op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let (from, to) = (mem(op, &args[0])?, mem(op, &args[1])?);
    if from.sizes != to.sizes {
        return Err(Fault::at(op, "wrong-type", format!("a copy of sizes {:?} to sizes {:?}", from.sizes, to.sizes)));
    }
    let ty = machine.m.ty(machine.m.operand(op, 0));
    let size = target::alloc_size(machine, op, machine.m.cx.elem_type(ty))?;
    copy_elements(machine, op, &from, &to, size)?;
    Ok(vec![])
}

/// Copies elements of a size in bytes.
pub fn copy_elements(machine: &mut Machine<'_>, op: Op, from: &Desc, to: &Desc, size: u64) -> Step<()> {
    let n: i64 = from.sizes.iter().product();
    let mut at = vec![0i64; from.sizes.len()];
    for _ in 0..n.max(0) {
        let place = |d: &Desc| {
            let linear = d.offset + at.iter().zip(&d.strides).map(|(i, s)| i * s).sum::<i64>();
            d.aligned.wrapping_add((linear * size as i64) as u64)
        };
        machine.memory.copy(op, place(to), place(from), size)?;
        for d in (0..at.len()).rev() {
            at[d] += 1;
            if at[d] < from.sizes[d] {
                break;
            }
            at[d] = 0;
        }
    }
    Ok(())
}

/// What `memref.atomic_rmw` writes.
fn combine(machine: &Machine<'_>, op: Op, elem: Type, old: &Val, x: &Val) -> Step<Val> {
    let (a, b) = (bits(op, old)?, bits(op, x)?);
    let float = |f: Float| match machine.m.cx.type_data(elem) {
        TypeData::Float(k) => Ok(Val::Bits(num::float(f, a, b, k))),
        _ => Err(unsupported(machine.m, op)),
    };
    let int = |i: Int| num::int(op, i, a, b, machine.width(elem).unwrap_or(64), Promise::default());
    match machine.number(op, Sym::KIND) {
        0 => float(Float::Add),
        1 => int(Int::Add),
        2 => int(Int::And),
        3 => Ok(x.clone()),
        4 => float(Float::Maximum),
        5 => float(Float::Maxnum),
        6 => int(Int::Smax),
        7 => int(Int::Umax),
        8 => float(Float::Minimum),
        9 => float(Float::Minnum),
        10 => int(Int::Smin),
        11 => int(Int::Umin),
        12 => float(Float::Mul),
        13 => int(Int::Mul),
        14 => int(Int::Or),
        15 => int(Int::Xor),
        _ => Err(unsupported(machine.m, op)),
    }
}
