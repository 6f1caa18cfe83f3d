//! Memory and aggregates of the LLVM dialect, casts between it and the source dialects, and the functions of C that
//! lowered code calls.

use std::rc::Rc;

use ir::dialect::llvm;
use ir::{AttrData, Op, Sym, Type, TypeData};

use crate::interp::exec::{Machine, aggregate, bits, unsupported};
use crate::interp::memory::Life;
use crate::interp::number::{self as num, Float, Int, Promise};
use crate::interp::source;
use crate::interp::value::{Desc, Fault, Step, Val, mask};

/// Whether the machine has a size for a type: `index` is 64 bits.
fn sized(ty: Type) -> Type {
    if ty == Type::INDEX { Type::I64 } else { ty }
}
/// A vector of several dimensions is an array of arrays of rows: lanes of a row, their bytes, and those from one row to
/// the next.
fn rows(machine: &Machine<'_>, op: Op, ty: Type) -> Step<Option<(u64, u64, u64)>> {
    let TypeData::Vector { dims, elem, .. } = machine.m.cx.type_data(ty) else { return Ok(None) };
    let &[_, .., lanes] = machine.m.cx.shape(dims) else { return Ok(None) };
    let (lanes, each) = (lanes as u64, alloc_size(machine, op, elem)?);
    Ok(Some((lanes, each, lanes.saturating_mul(each).next_power_of_two())))
}
/// Bytes from one element to the next.
pub fn alloc_size(machine: &Machine<'_>, op: Op, ty: Type) -> Step<u64> {
    if let Some((lanes, _, row)) = rows(machine, op, ty)? {
        let n: usize = crate::interp::vector::shape(machine, ty).iter().product();
        return Ok((n as u64 / lanes.max(1)).saturating_mul(row));
    }
    machine.layout.alloc_size(&machine.m.cx, sized(ty)).ok_or_else(|| unsupported(machine.m, op))
}
/// Alignment in bytes.
pub fn align(machine: &Machine<'_>, op: Op, ty: Type) -> Step<u64> {
    machine.layout.abi_align(&machine.m.cx, sized(ty)).ok_or_else(|| unsupported(machine.m, op))
}
/// Types of the parts of an aggregate; `None` for scalars.
fn parts(machine: &Machine<'_>, ty: Type) -> Option<Vec<Type>> {
    match machine.m.cx.type_data(ty) {
        TypeData::LlvmStruct { body, .. } => Some(machine.m.cx.type_vec(body)),
        TypeData::LlvmArray { len, elem } if len < 1 << 20 => Some(vec![elem; len as usize]),
        TypeData::Complex(part) => Some(vec![part; 2]),
        TypeData::Vector { elem, .. } => Some(vec![elem; crate::interp::vector::shape(machine, ty).iter().product()]),
        _ => None,
    }
}
fn is_ptr(machine: &Machine<'_>, ty: Type) -> bool {
    matches!(machine.m.cx.type_data(ty), TypeData::LlvmPtr { .. })
}

/// Reads a value of a type.
pub fn load(machine: &Machine<'_>, op: Op, addr: u64, ty: Type, aligned: Option<u64>) -> Step<Val> {
    if let Some(ps) = parts(machine, ty) {
        let vals: Step<Vec<Val>> =
            ps.iter().enumerate().map(|(i, &p)| load(machine, op, addr + offset(machine, op, ty, i)?, p, None)).collect();
        return match machine.m.cx.type_data(ty) {
            TypeData::Vector { .. } => crate::interp::vector::shaped(machine, op, ty, vals?),
            _ => Ok(aggregate(vals?)),
        };
    }
    let size = machine.layout.store_size(&machine.m.cx, sized(ty)).ok_or_else(|| unsupported(machine.m, op))?;
    let by = aligned.unwrap_or(align(machine, op, ty)?);
    let Some(bytes) = machine.memory.read(op, addr, size, by)? else { return Ok(Val::Poison(op)) };
    let mut all = [0u8; 16];
    all[..bytes.len()].copy_from_slice(bytes);
    let bits = u128::from_le_bytes(all);
    Ok(match is_ptr(machine, ty) {
        true => Val::Ptr(bits as u64),
        false => Val::Bits(machine.width(ty).map_or(bits, |w| bits & mask(w))),
    })
}
/// Writes a value of a type.
pub fn store(machine: &mut Machine<'_>, op: Op, addr: u64, ty: Type, val: &Val, aligned: Option<u64>) -> Step<()> {
    if let (Some(ps), Val::Agg(vals)) = (parts(machine, ty), val) {
        let lanes;
        let vals = match machine.m.cx.type_data(ty) {
            TypeData::Vector { .. } => {
                lanes = crate::interp::vector::lanes_of(val);
                &lanes
            }
            _ => &**vals,
        };
        for (i, (&p, v)) in ps.iter().zip(vals.iter()).enumerate() {
            let at = addr + offset(machine, op, ty, i)?;
            store(machine, op, at, p, v, None)?;
        }
        return Ok(());
    }
    let size = machine.layout.store_size(&machine.m.cx, sized(ty)).ok_or_else(|| unsupported(machine.m, op))?;
    let by = aligned.unwrap_or(align(machine, op, ty)?);
    match val {
        Val::Poison(_) => machine.memory.write(op, addr, size, by, None),
        v => {
            let bytes = bits(op, v)?.to_le_bytes();
            machine.memory.write(op, addr, size, by, Some(&bytes[..size as usize]))
        }
    }
}
fn offset(machine: &Machine<'_>, op: Op, ty: Type, i: usize) -> Step<u64> {
    if let Some((lanes, each, row)) = rows(machine, op, ty)? {
        let i = i as u64;
        return Ok(i / lanes * row + i % lanes * each);
    }
    if let TypeData::LlvmArray { elem, .. } | TypeData::Vector { elem, .. } | TypeData::Complex(elem) = machine.m.cx.type_data(ty) {
        return Ok(alloc_size(machine, op, elem)? * i as u64);
    }
    machine.layout.field_offset(&machine.m.cx, ty, i).ok_or_else(|| unsupported(machine.m, op))
}

/// A global of the LLVM dialect.
pub fn global(machine: &mut Machine<'_>, op: Op, name: Sym) -> Step<()> {
    let m = machine.m;
    let ty = m.attr(op, Sym::GLOBAL_TYPE).and_then(|a| m.cx.type_value(a)).ok_or_else(|| unsupported(m, op))?;
    let size = alloc_size(machine, op, ty)?;
    let by = machine.number(op, Sym::ALIGNMENT).max(align(machine, op, ty)?);
    let addr = machine.allocate(op, size, by, Life::Global)?;
    machine.globals.insert(name, addr);
    if let Some(a) = m.attr(op, Sym::VALUE) {
        match m.cx.attr_data(a) {
            AttrData::Dense { .. } => {
                let mut elem = ty;
                while let TypeData::LlvmArray { elem: e, .. } = m.cx.type_data(elem) {
                    elem = e;
                }
                let each = alloc_size(machine, op, elem)?;
                source::elements(machine, op, a, addr, size.checked_div(each).unwrap_or(0), each)?;
            }
            AttrData::String { text, .. } => {
                let bytes = m.cx.str_bytes(text).into_owned();
                machine.memory.write(op, addr, bytes.len() as u64, 1, Some(&bytes))?;
            }
            _ => {
                let v = crate::interp::exec::constant(machine, op, a, ty)?;
                store(machine, op, addr, ty, &v, None)?;
            }
        }
    } else if let Some(v) = machine.initializer(op)? {
        store(machine, op, addr, ty, &v, None)?;
    }
    if m.attr(op, Sym::CONSTANT).is_some() {
        machine.memory.freeze(addr);
    }
    Ok(())
}

/// A value of a type in which every bit is zero, or poison.
pub fn filled(machine: &Machine<'_>, ty: Type, scalar: &Val) -> Val {
    if let TypeData::Vector { elem, .. } = machine.m.cx.type_data(ty) {
        let lane = filled(machine, elem, scalar);
        return crate::interp::vector::spread(&crate::interp::vector::shape(machine, ty), &lane);
    }
    match parts(machine, ty) {
        Some(ps) => aggregate(ps.iter().map(|&p| filled(machine, p, scalar)).collect()),
        None if is_ptr(machine, ty) && matches!(scalar, Val::Bits(_)) => Val::Ptr(0),
        None => scalar.clone(),
    }
}
/// A part of an aggregate, changed.
fn insert(op: Op, into: &Val, at: &[i64], v: &Val) -> Step<Val> {
    match (into, at) {
        (_, []) => Ok(v.clone()),
        (Val::Agg(vals), [i, rest @ ..]) => {
            let mut vals = (**vals).clone();
            let slot = vals.get_mut(*i as usize).ok_or_else(|| Fault::at(op, "bad-value", "no such part"))?;
            *slot = insert(op, slot, rest, v)?;
            Ok(aggregate(vals))
        }
        _ => Err(Fault::at(op, "bad-value", "an aggregate was expected")),
    }
}
fn ptr(op: Op, v: &Val) -> Step<u64> {
    Ok(bits(op, v)? as u64)
}

/// Runs an operation of the LLVM dialect that is about memory or aggregates; `None` for any other.
pub fn run(machine: &mut Machine<'_>, op: Op, args: &[Val]) -> Step<Option<Vec<Val>>> {
    let m = machine.m;
    let result = if m.n_results(op) > 0 { m.ty(m.result(op, 0)) } else { Type::NONE_TYPE };
    let position = || m.attr(op, Sym::POSITION).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let given = machine.number(op, Sym::ALIGNMENT);
    let aligned = (given > 0).then_some(given);
    Ok(Some(match m.kind(op) {
        llvm::MLIR_POISON | llvm::MLIR_UNDEF => vec![filled(machine, result, &Val::Poison(op))],
        llvm::MLIR_ZERO => vec![filled(machine, result, &Val::Bits(0))],
        llvm::MLIR_ADDRESSOF => {
            let name = m.attr(op, Sym::GLOBAL_NAME).and_then(|a| m.cx.flat_symbol(a)).unwrap_or(Sym::EMPTY);
            vec![Val::Ptr(machine.address(op, name)?)]
        }
        llvm::EXTRACTVALUE => {
            let mut v = args[0].clone();
            for i in position() {
                let Val::Agg(vals) = &v else { return Err(Fault::at(op, "bad-value", "an aggregate was expected")) };
                v = vals.get(i as usize).cloned().ok_or_else(|| unsupported(m, op))?;
            }
            vec![v]
        }
        llvm::INSERTVALUE => vec![insert(op, &args[0], &position(), &args[1])?],
        llvm::LOAD => vec![load(machine, op, ptr(op, &args[0])?, result, aligned)?],
        llvm::STORE => {
            let ty = m.ty(m.operand(op, 0));
            store(machine, op, ptr(op, &args[1])?, ty, &args[0], aligned)?;
            vec![]
        }
        llvm::ALLOCA => {
            let ty = m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)).ok_or_else(|| unsupported(m, op))?;
            let bytes = alloc_size(machine, op, ty)?.saturating_mul(bits(op, &args[0])? as u64);
            let by = aligned.unwrap_or(align(machine, op, ty)?);
            vec![Val::Ptr(machine.allocate(op, bytes, by, Life::Stack)?)]
        }
        llvm::GETELEMENTPTR => crate::interp::vector::lanes(args, &mut |args| Ok(vec![gep(machine, op, args)?]))?,
        llvm::PTRTOINT => vec![Val::Bits(bits(op, &args[0])? & mask(machine.width(result).unwrap_or(64)))],
        llvm::INTTOPTR | llvm::ADDRSPACECAST => vec![Val::Ptr(ptr(op, &args[0])?)],
        llvm::FREEZE => vec![match &args[0] {
            Val::Poison(_) => filled(machine, result, &Val::Bits(0)),
            v => v.clone(),
        }],
        llvm::INTR_MEMCPY | llvm::INTR_MEMMOVE => {
            machine.memory.copy(op, ptr(op, &args[0])?, ptr(op, &args[1])?, ptr(op, &args[2])?)?;
            vec![]
        }
        llvm::INTR_STACKSAVE => vec![Val::Ptr(machine.memory.allocs.len() as u64)],
        llvm::INTR_STACKRESTORE => {
            let since = ptr(op, &args[0])? as usize;
            machine.memory.unwind(since);
            vec![]
        }
        llvm::INTR_PREFETCH => vec![],
        llvm::INTR_ASSUME => {
            if bits(op, &args[0])? == 0 {
                return Err(Fault::at(op, "assumption", "the assumption does not hold"));
            }
            vec![]
        }
        llvm::ATOMICRMW => {
            let (addr, ty) = (ptr(op, &args[0])?, m.ty(m.operand(op, 1)));
            let old = load(machine, op, addr, ty, aligned)?;
            let new = combine(machine, op, ty, &old, &args[1])?;
            store(machine, op, addr, ty, &new, aligned)?;
            vec![old]
        }
        llvm::CMPXCHG => {
            let (addr, ty) = (ptr(op, &args[0])?, m.ty(m.operand(op, 1)));
            let old = load(machine, op, addr, ty, aligned)?;
            let equal = bits(op, &old)? == bits(op, &args[1])?;
            if equal {
                store(machine, op, addr, ty, &args[2], aligned)?;
            }
            vec![aggregate(vec![old, Val::Bits(equal.into())])]
        }
        _ => return Ok(None),
    }))
}

fn gep(machine: &Machine<'_>, op: Op, args: &[Val]) -> Step<Val> {
    let m = machine.m;
    let raw = m.attr(op, Sym::RAW_CONSTANT_INDICES).and_then(|a| m.cx.int_array(a)).unwrap_or_default();
    let mut ty = m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)).ok_or_else(|| unsupported(m, op))?;
    if let Val::Poison(_) = args[0] {
        return Ok(args[0].clone());
    }
    let mut addr = ptr(op, &args[0])?;
    let mut given = args[1..].iter().zip(m.operands(op)[1..].iter());
    for (n, &i) in raw.iter().enumerate() {
        // The least number stands for an operand.
        let i = match i32::try_from(i) {
            Ok(i32::MIN) => {
                let (v, &of) = given.next().ok_or_else(|| unsupported(m, op))?;
                if let Val::Poison(_) = v {
                    return Ok(v.clone());
                }
                crate::interp::value::signed(bits(op, v)?, machine.width(m.ty(of)).unwrap_or(64)) as i64
            }
            _ => i,
        };
        if n == 0 {
            addr = addr.wrapping_add((alloc_size(machine, op, ty)? as i64).wrapping_mul(i) as u64);
            continue;
        }
        let inner = match m.cx.type_data(ty) {
            TypeData::LlvmArray { elem, .. } => elem,
            _ => *parts(machine, ty).as_ref().and_then(|p| p.get(i as usize)).ok_or_else(|| unsupported(m, op))?,
        };
        let by = match m.cx.type_data(ty) {
            TypeData::LlvmArray { .. } => (alloc_size(machine, op, inner)? as i64).wrapping_mul(i) as u64,
            _ => offset(machine, op, ty, i as usize)?,
        };
        addr = addr.wrapping_add(by);
        ty = inner;
    }
    Ok(Val::Ptr(addr))
}

fn combine(machine: &Machine<'_>, op: Op, ty: Type, old: &Val, x: &Val) -> Step<Val> {
    let (a, b) = (bits(op, old)?, bits(op, x)?);
    let float = |f: Float| match machine.m.cx.type_data(ty) {
        TypeData::Float(k) => Ok(Val::Bits(num::float(f, a, b, k))),
        _ => Err(unsupported(machine.m, op)),
    };
    let int = |i: Int| num::int(op, i, a, b, machine.width(ty).unwrap_or(64), Promise::default());
    match machine.number(op, Sym::BIN_OP) {
        0 => Ok(x.clone()),
        1 => int(Int::Add),
        2 => int(Int::Sub),
        3 => int(Int::And),
        5 => int(Int::Or),
        6 => int(Int::Xor),
        7 => int(Int::Smax),
        8 => int(Int::Smin),
        9 => int(Int::Umax),
        10 => int(Int::Umin),
        11 => float(Float::Add),
        12 => float(Float::Sub),
        13 => float(Float::Maxnum),
        14 => float(Float::Minnum),
        19 => float(Float::Maximum),
        20 => float(Float::Minimum),
        _ => Err(unsupported(machine.m, op)),
    }
}

// Between the dialects.

/// `builtin.unrealized_conversion_cast`: the same value in the form that the other dialect has for it.
pub fn cast(machine: &mut Machine<'_>, op: Op, args: &[Val]) -> Step<Vec<Val>> {
    let m = machine.m;
    let ([v], 1) = (args, m.n_results(op)) else { return Err(unsupported(m, op)) };
    let (from, to) = (m.ty(m.operand(op, 0)), m.ty(m.result(op, 0)));
    let memref = |ty: Type| matches!(m.cx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. });
    Ok(vec![match (memref(from), memref(to), v) {
        (true, false, Val::Mem(d)) => match m.cx.type_data(from) {
            TypeData::UnrankedMemRef { .. } => {
                let addr = spill(machine, op, d)?;
                aggregate(vec![Val::Bits(d.sizes.len() as u128), Val::Ptr(addr)])
            }
            _ => descriptor(d),
        },
        (false, true, Val::Agg(vals)) => Val::Mem(Rc::new(match m.cx.type_data(to) {
            TypeData::UnrankedMemRef { .. } => unranked(machine, op, vals)?,
            _ => of_descriptor(op, vals)?,
        })),
        _ => v.clone(),
    }])
}
/// The struct that a memref is in the LLVM dialect.
fn descriptor(d: &Desc) -> Val {
    let numbers = |ns: &[i64]| aggregate(ns.iter().map(|&n| Val::Bits(u128::from(n as u64))).collect());
    let mut parts = vec![Val::Ptr(d.base), Val::Ptr(d.aligned), Val::Bits(u128::from(d.offset as u64))];
    if !d.sizes.is_empty() {
        parts.extend([numbers(&d.sizes), numbers(&d.strides)]);
    }
    aggregate(parts)
}
fn of_descriptor(op: Op, vals: &[Val]) -> Step<Desc> {
    let number = |v: &Val| bits(op, v).map(|b| b as u64 as i64);
    let numbers = |v: Option<&Val>| match v {
        Some(Val::Agg(ns)) => ns.iter().map(number).collect(),
        _ => Ok(Vec::new()),
    };
    let [base, aligned, offset, rest @ ..] = vals else { return Err(Fault::at(op, "bad-value", "a descriptor was expected")) };
    Ok(Desc {
        base: ptr(op, base)?,
        aligned: ptr(op, aligned)?,
        offset: number(offset)?,
        sizes: numbers(rest.first())?,
        strides: numbers(rest.get(1))?,
    })
}
/// A descriptor in memory, as unranked memrefs have it.
fn spill(machine: &mut Machine<'_>, op: Op, d: &Desc) -> Step<u64> {
    let mut words = vec![d.base, d.aligned, d.offset as u64];
    words.extend(d.sizes.iter().chain(&d.strides).map(|&n| n as u64));
    let addr = machine.allocate(op, 8 * words.len() as u64, 8, Life::Stack)?;
    for (i, w) in words.iter().enumerate() {
        machine.memory.write(op, addr + 8 * i as u64, 8, 8, Some(&w.to_le_bytes()))?;
    }
    Ok(addr)
}
fn unranked(machine: &Machine<'_>, op: Op, vals: &[Val]) -> Step<Desc> {
    let [rank, at] = vals else { return Err(Fault::at(op, "bad-value", "an unranked descriptor was expected")) };
    let (rank, at) = (bits(op, rank)? as usize, ptr(op, at)?);
    let word = |i: usize| load(machine, op, at + 8 * i as u64, Type::I64, None).and_then(|v| bits(op, &v)).map(|b| b as u64);
    let words = |from: usize| (from..from + rank.min(64)).map(|i| word(i).map(|w| w as i64)).collect::<Step<Vec<i64>>>();
    Ok(Desc { base: word(0)?, aligned: word(1)?, offset: word(2)? as i64, sizes: words(3)?, strides: words(3 + rank)? })
}

/// The functions of C that lowered code calls.
pub fn external(machine: &mut Machine<'_>, op: Op, name: &str, args: &[Val]) -> Step<Vec<Val>> {
    match (name, args) {
        ("putchar", [c]) => {
            let b = bits(op, c)?;
            machine.put(char::from(b as u8));
            Ok(vec![Val::Bits(b)])
        }
        ("malloc", [size]) => {
            let bytes = bits(op, size)? as u64;
            Ok(vec![Val::Ptr(machine.allocate(op, bytes, 16, Life::Heap)?)])
        }
        ("aligned_alloc", [by, size]) => {
            let (by, bytes) = (bits(op, by)? as u64, bits(op, size)? as u64);
            Ok(vec![Val::Ptr(machine.allocate(op, bytes, by, Life::Heap)?)])
        }
        ("free", [p]) => {
            machine.memory.free(op, ptr(op, p)?)?;
            Ok(vec![])
        }
        ("memrefCopy", [size, from, to]) => {
            let read = |machine: &Machine<'_>, v: &Val| -> Step<Desc> {
                let at = ptr(op, v)?;
                let rank = load(machine, op, at, Type::I64, None)?;
                let desc = bits(op, &load(machine, op, at + 8, Type::I64, None)?)? as u64;
                unranked(machine, op, &[rank, Val::Ptr(desc)])
            };
            let (from, to) = (read(machine, from)?, read(machine, to)?);
            let size = bits(op, size)? as u64;
            source::copy_elements(machine, op, &from, &to, size)?;
            Ok(vec![])
        }
        (_, [x]) if libm(machine, op, name, &[x]).is_some() => Ok(libm(machine, op, name, &[x]).into_iter().collect()),
        (_, [x, y]) if libm(machine, op, name, &[x, y]).is_some() => Ok(libm(machine, op, name, &[x, y]).into_iter().collect()),
        ("abort", []) => Err(Fault::at(op, "abort", "the program aborts")),
        ("puts", [_]) => Ok(vec![Val::Bits(0)]),
        _ => Err(Fault::at(op, "no-body", format!("a call of @{name}, which has no body here"))),
    }
}
/// A function of numbers of the C library; the name of one of `f32` ends in an `f`.
fn libm(machine: &Machine<'_>, op: Op, name: &str, args: &[&Val]) -> Option<Val> {
    let m = machine.m;
    let TypeData::Float(kind) = m.cx.type_data(m.ty(*m.operands(op).first()?)) else { return None };
    if let Some(p) = args.iter().find(|a| matches!(a, Val::Poison(_))) {
        return Some((*p).clone());
    }
    let numbers = args.iter().map(|a| bits(op, a).ok()).collect::<Option<Vec<u128>>>()?;
    let short = if kind == ir::FloatKind::F32 { name.strip_suffix('f')? } else { name };
    crate::interp::function::float(short, kind, &numbers).map(Val::Bits)
}
