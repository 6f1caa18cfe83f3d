//! Where LLVM puts the pieces of a signature on a machine: registers, stack, memory behind a hidden pointer.
//!
//! LLVM takes first-class values apart by itself, not as a C compiler does with structs: every scalar and vector inside
//! of an argument is an argument, and a result comes back in registers as long as there are some for every piece, else
//! through a hidden pointer. Source: System V ABI for AMD64 (registers and slots), AAPCS64, Microsoft x64, LLVM's
//! rules for the C calling convention; those of x86-64 SysV are checked against machine code of `llc` 22 at `-O0`, those
//! of the other machines against its instruction selection.
//! Deliberately missing: features beyond the base of a target (AVX, SVE), which change how wide vectors travel.

use alloc::vec::Vec;
use ir::{Context, FloatKind, Type, TypeData};

use crate::layout::DataLayout;
use crate::target::Slots;
pub use crate::target::{MACHINES, Machine, machine};

/// A scalar as the code generator sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// An integer of a width, or a pointer.
    Int(u32),
    /// A float of 16, 32 or 64 bits.
    Float(u32),
    /// x87's 80 bits.
    X87,
    /// IEEE's 128 bits.
    F128,
    /// So many bytes that a pointer argument points to and that are copied to the argument area (`byval`).
    Copy {
        /// Their number.
        bytes: u32,
        /// Their alignment there, if it is more than a word's.
        align: u32,
    },
    /// A pointer that travels beside all arguments (`nest`): to what is around a nested function.
    Nest,
}

impl Scalar {
    /// Width in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Scalar::Int(w) | Scalar::Float(w) => w,
            Scalar::X87 => 80,
            Scalar::Nest => 64,
            Scalar::F128 => 128,
            Scalar::Copy { bytes, .. } => bytes.saturating_mul(8),
        }
    }
}

/// A scalar or vector inside of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Its type.
    pub ty: Type,
    /// Of the value or its elements.
    pub scalar: Scalar,
    /// Number of elements of a vector.
    pub lanes: Option<u32>,
    /// Bytes from the start of the value.
    pub offset: u64,
    /// Whether it is a member of a struct or array.
    pub nested: bool,
}

/// More pieces than this are not listed.
pub const MAX_LEAVES: usize = 4096;

/// The scalars and vectors inside of a value, in order. `None` for types without a size, scalable vectors, and values
/// of more than [`MAX_LEAVES`] pieces.
pub fn leaves(cx: &Context, dl: &DataLayout, ty: Type, out: &mut Vec<Leaf>) -> Option<()> {
    leaves_at(cx, dl, ty, 0, 0, &mut { MAX_VISITED }, out)
}
/// Types inside of a value that are looked at: some have no pieces.
const MAX_VISITED: u32 = 16 * MAX_LEAVES as u32;

fn leaves_at(cx: &Context, dl: &DataLayout, ty: Type, at: u64, depth: u32, visits: &mut u32, out: &mut Vec<Leaf>) -> Option<()> {
    if out.len() >= MAX_LEAVES || depth > 64 {
        return None;
    }
    *visits = visits.checked_sub(1)?;
    match cx.type_data(ty) {
        TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. } => {
            dl.each_field(cx, ty, |t, offset| leaves_at(cx, dl, t, at.checked_add(offset)?, depth + 1, visits, out))
        }
        TypeData::LlvmArray { len, elem } => {
            let size = dl.alloc_size(cx, elem)?;
            for i in 0..len {
                // Arrays of nothing have no pieces however long they are.
                let before = out.len();
                leaves_at(cx, dl, elem, at.checked_add(size.checked_mul(i)?)?, depth + 1, visits, out)?;
                if out.len() == before {
                    break;
                }
            }
            Some(())
        }
        TypeData::Vector { dims, scalable: 0, elem } => {
            let &[n] = cx.shape(dims) else { return None };
            out.push(Leaf { ty, scalar: scalar(cx, dl, elem)?, lanes: Some(u32::try_from(n).ok()?), offset: at, nested: depth > 0 });
            Some(())
        }
        TypeData::LlvmVec { len, elem, scalable: false } => {
            out.push(Leaf { ty, scalar: scalar(cx, dl, elem)?, lanes: Some(len), offset: at, nested: depth > 0 });
            Some(())
        }
        _ => {
            out.push(Leaf { ty, scalar: scalar(cx, dl, ty)?, lanes: None, offset: at, nested: depth > 0 });
            Some(())
        }
    }
}

fn scalar(cx: &Context, dl: &DataLayout, ty: Type) -> Option<Scalar> {
    Some(match cx.type_data(ty) {
        TypeData::Integer { width, .. } => Scalar::Int(width),
        TypeData::LlvmPtr { space } => Scalar::Int(dl.pointer(space).size),
        TypeData::Float(FloatKind::F80) => Scalar::X87,
        TypeData::Float(FloatKind::F128) => Scalar::F128,
        TypeData::Float(k @ (FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)) => Scalar::Float(k.bits()),
        _ => return None,
    })
}

/// Where something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a register.
    Register(&'static str),
    /// In the argument area of the stack, in bytes from its start.
    Stack(u64),
    /// Behind the hidden pointer, in bytes.
    Memory(u64),
}

/// A piece of a leaf in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// Where.
    pub place: Place,
    /// First bit of a scalar, first element of a vector.
    pub first: u32,
    /// Number of bits or elements.
    pub n: u32,
    /// For a vector: bits from one element to the next in the place.
    pub lane: u32,
    /// Whether the place holds a pointer to it.
    pub by_pointer: bool,
}

/// The kinds of places that parts of a value need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Int,
    /// One of two halves that stay together.
    Pair,
    Float,
    /// 16 bytes.
    Wide,
    /// A 16-byte vector.
    Vector,
    X87,
}

/// Parts that the leaves of a signature have at most beyond one each: a few letters write an integer of 262,144 words.
const MAX_PARTS: u32 = 4 * MAX_LEAVES as u32;

/// What a leaf is split into before it is placed: class, first, n, lane.
type Split = (Class, u32, u32, u32);

/// Splits a leaf as a target with 128-bit vector registers does; `None` where that is not known. `room` counts the parts that
/// there may be beyond one.
fn split(m: &Machine, leaf: &Leaf, room: &mut u32, out: &mut Vec<Split>) -> Option<()> {
    if m.plain && !is_plain(m, leaf) || leaf.lanes.is_none() && leaf.scalar.bits() / m.word > *room {
        return None;
    }
    match leaf.lanes {
        None => split_scalar(m, leaf.scalar, 0, out)?,
        Some(n) => split_vector(m, leaf.scalar, n, out)?,
    }
    *room = room.checked_sub(out.len().saturating_sub(1) as u32)?;
    Some(())
}

/// Whether a leaf is of a type that every machine of the kind has registers for.
fn is_plain(m: &Machine, leaf: &Leaf) -> bool {
    match (leaf.scalar, leaf.lanes) {
        (Scalar::Int(w), None) => w <= 64 || w == 128 && m.word == 64,
        // i386 has none for halves.
        (Scalar::Float(w), None) => w > 16 || m.word == 64 || m.soft_float,
        (Scalar::F128, None) => m.word == 64 && !m.wide_by_pointer,
        (Scalar::X87 | Scalar::F128 | Scalar::Copy { .. } | Scalar::Nest, _) => false,
        (Scalar::Int(w) | Scalar::Float(w), Some(n)) => {
            let bits = n.checked_mul(w).unwrap_or(0);
            m.word == 64 && matches!(w, 8 | 16 | 32 | 64) && n.is_power_of_two() && n > 1 && bits >= 64
        }
    }
}

fn split_scalar(m: &Machine, s: Scalar, lane: u32, out: &mut Vec<Split>) -> Option<()> {
    let word = m.word;
    match s {
        Scalar::Int(0) | Scalar::Copy { .. } | Scalar::Nest => return None,
        Scalar::Float(w) if !m.soft_float => out.push((Class::Float, 0, w, lane)),
        Scalar::Int(w) | Scalar::Float(w) if w <= word => out.push((Class::Int, 0, w, lane)),
        Scalar::Int(w) | Scalar::Float(w) => {
            let class = if w > word && w <= 2 * word && (w == 2 * word || word == 32) { Class::Pair } else { Class::Int };
            out.extend((0..w.div_ceil(word)).map(|i| (class, word * i, (w - word * i).min(word), lane)));
        }
        Scalar::X87 => out.push((Class::X87, 0, 80, lane)),
        Scalar::F128 => out.push((Class::Wide, 0, 128, lane)),
    }
    Some(())
}

fn split_vector(m: &Machine, s: Scalar, n: u32, out: &mut Vec<Split>) -> Option<()> {
    if n as usize > MAX_LEAVES {
        return None;
    }
    // Elements of a vector register.
    let lane = match s {
        // Bits are widened until the vector fills a register.
        Scalar::Int(1) if n.is_power_of_two() && n > 1 => (128 / n.min(16)).min(64),
        Scalar::Int(w @ (8 | 16 | 32 | 64)) | Scalar::Float(w) => w,
        Scalar::F128 => 128,
        Scalar::Int(1) => 64,
        _ if n == 1 => 64,
        _ => return None,
    };
    // A vector whose length is no power of two stays one where the next power fills a register, and short halves do.
    let short_halves = s == Scalar::Float(16) && n < 8;
    let fills = n.next_power_of_two() * lane == 128 || short_halves;
    let one_by_one = n == 1 && !short_halves || lane == 128 || s == Scalar::Int(1) && n > 16 || !n.is_power_of_two() && !fills;
    if one_by_one {
        if s.bits() > 64 && s != Scalar::F128 {
            return None;
        }
        for i in 0..n {
            let at = out.len();
            split_scalar(m, s, lane, out)?;
            for part in &mut out[at..] {
                (part.1, part.2) = (i, 1);
            }
        }
        return Some(());
    }
    let per = (128 / lane).min(n);
    out.extend((0..n / per).map(|i| (Class::Vector, i * per, per, lane)));
    Some(())
}

/// The places of arguments, in order; `hidden` says that a hidden pointer comes first. The number is the size of the
/// argument area in bytes. `None` where a rule is not known.
pub fn arguments(m: &Machine, leaves: &[Leaf], hidden: bool) -> Option<(Vec<Vec<Part>>, u64)> {
    let word = u64::from(m.word / 8);
    let (mut ints, mut floats, mut stack) = (usize::from(hidden && m.hidden_counts), 0, m.shadow);
    if ints > m.ints.len() {
        // The hidden pointer is on the stack as well.
        (ints, stack) = (m.ints.len(), stack + word);
    }
    if m.positional {
        floats = ints;
    }
    let mut all = Vec::with_capacity(leaves.len());
    let (mut pieces, mut room) = (Vec::new(), MAX_PARTS);
    for leaf in leaves {
        if let (Scalar::Copy { bytes, align }, "x86-64 System V") = (leaf.scalar, m.name) {
            // Whole words, at least one.
            stack = stack.next_multiple_of(word.max(align.into()));
            all.push(alloc::vec![Part { place: Place::Stack(stack), first: 0, n: leaf.scalar.bits(), lane: 0, by_pointer: false }]);
            stack += u64::from(bytes).max(1).next_multiple_of(word);
            continue;
        }
        if let (Scalar::Nest, "x86-64 System V") = (leaf.scalar, m.name) {
            all.push(alloc::vec![Part { place: Place::Register("r10"), first: 0, n: 64, lane: 0, by_pointer: false }]);
            continue;
        }
        pieces.clear();
        split(m, leaf, &mut room, &mut pieces)?;
        let mut parts = Vec::with_capacity(pieces.len());
        for (i, &(class, first, n, lane)) in pieces.iter().enumerate() {
            let by_pointer = m.wide_by_pointer && matches!(class, Class::Wide | Class::Vector | Class::X87);
            let class = if by_pointer { Class::Int } else { class };
            if class == Class::Pair && i == 0 {
                if m.even_pairs {
                    ints = ints.next_multiple_of(2);
                }
                // Both halves in registers or neither; registers that are left stay for later arguments.
                if ints + 2 > m.ints.len() && !m.positional {
                    stack = stack.next_multiple_of(m.pair_align);
                    let half = |i: u32| Part {
                        place: Place::Stack(stack + word * u64::from(i)),
                        first: m.word * i,
                        n: pieces[i as usize].2,
                        lane: 0,
                        by_pointer: false,
                    };
                    parts.extend([half(0), half(1)]);
                    stack += 2 * word;
                    if m.pairs_end {
                        ints = m.ints.len();
                    }
                    break;
                }
            }
            let list = match class {
                Class::Int | Class::Pair => m.ints.get(ints),
                Class::Float | Class::Wide | Class::Vector => m.floats.get(floats),
                Class::X87 => None,
            };
            let place = match list {
                Some(reg) => {
                    if m.positional {
                        (ints, floats) = (ints + 1, floats + 1);
                    } else if matches!(class, Class::Int | Class::Pair) {
                        ints += 1;
                    } else {
                        floats += 1;
                    }
                    Place::Register(reg)
                }
                None => {
                    let wide = matches!(class, Class::Wide | Class::Vector | Class::X87);
                    let bits = if lane > 0 { lane * n } else { n };
                    let (size, align) = match m.slots {
                        // By-pointer values and parts of split ones have whole words.
                        Slots::Natural if !by_pointer => {
                            // Members are widened before they are placed.
                            let least = if leaf.nested && matches!(leaf.scalar, Scalar::Int(_)) && leaf.lanes.is_none() { 4 } else { 1 };
                            let size = u64::from(bits.div_ceil(8)).next_power_of_two().max(least);
                            (size, size)
                        }
                        Slots::Words => (u64::from(bits.div_ceil(8)).next_multiple_of(word), word),
                        // A vector of half a register has a slot of its own size where that is a size of registers, too.
                        _ if wide && !(m.short_vectors && bits <= 64) => (16, 16),
                        _ => (word, word),
                    };
                    stack = stack.next_multiple_of(align);
                    let at = stack;
                    stack += size;
                    Place::Stack(at)
                }
            };
            parts.push(Part { place, first, n, lane, by_pointer });
        }
        all.push(parts);
    }
    Some((all, stack))
}

/// Where a result comes back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Returned {
    /// Whether the caller passes a hidden pointer to the memory of the result.
    pub hidden: bool,
    /// The places of each leaf.
    pub parts: Vec<Vec<Part>>,
}

/// The places of a result's leaves. `None` where a rule is not known.
pub fn results(m: &Machine, leaves: &[Leaf]) -> Option<Returned> {
    let mut parts = Vec::with_capacity(leaves.len());
    let (mut ints, mut floats, mut x87) = (0usize, 0, 0);
    // The register in front of a pair that begins at an even one: it stays for what comes later.
    let mut passed_over = None;
    let mut fits = true;
    let (mut pieces, mut room) = (Vec::new(), MAX_PARTS);
    for leaf in leaves {
        pieces.clear();
        split(m, leaf, &mut room, &mut pieces)?;
        let mut list = Vec::with_capacity(pieces.len());
        for (i, &(class, first, n, lane)) in pieces.iter().enumerate() {
            let even = m.even_ret_pairs && class == Class::Pair && matches!(leaf.scalar, Scalar::Float(_));
            if even && i == 0 && ints % 2 == 1 {
                passed_over = m.ret_ints.get(ints).copied();
                ints += 1;
            }
            let half = leaf.scalar == Scalar::Float(16);
            let reg = match class {
                Class::Int | Class::Pair if even => next(m.ret_ints, &mut ints),
                Class::Int | Class::Pair => passed_over.take().or_else(|| next(m.ret_ints, &mut ints)),
                Class::Wide => next(m.ret_floats, &mut floats),
                // Floats that find no register go to the x87 stack, widened, but not halves.
                Class::Float if half => next(m.ret_halves, &mut floats),
                Class::Float => next(m.ret_floats, &mut floats).or_else(|| next(m.ret_x87, &mut x87)),
                Class::Vector => next(m.ret_vectors, &mut floats),
                Class::X87 => next(m.ret_x87, &mut x87),
            };
            match reg {
                Some(reg) => list.push(Part { place: Place::Register(reg), first, n, lane, by_pointer: false }),
                None => fits = false,
            }
        }
        parts.push(list);
    }
    if fits {
        return Some(Returned { hidden: false, parts });
    }
    let memory = |l: &Leaf| {
        let n = l.lanes.unwrap_or(l.scalar.bits());
        let lane = if l.lanes.is_some() { l.scalar.bits() } else { 0 };
        [Part { place: Place::Memory(l.offset), first: 0, n, lane, by_pointer: false }].to_vec()
    };
    Some(Returned { hidden: true, parts: leaves.iter().map(memory).collect() })
}

fn next(list: &'static [&'static str], n: &mut usize) -> Option<&'static str> {
    let reg = list.get(*n).copied()?;
    *n += 1;
    Some(reg)
}
