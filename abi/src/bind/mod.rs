//! Declarations of lowered functions for other languages, each file complete in itself. They are written for x86-64
//! SysV, from the places of [`crate::machine`]: every piece that travels by itself is a parameter of its own, so a C
//! compiler puts it where LLVM looks for it. What no function type of the language can say is left out with a comment.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::{Context, FloatKind, Type, TypeData};

use crate::describe::{Described, Form, World};
use crate::machine::{Part, Place, Scalar};
use crate::report::meaning;

mod c;
mod python;
mod rust;

/// A language that bindings are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// C11.
    C,
    /// C++17.
    Cpp,
    /// Rust without the standard library.
    Rust,
    /// Python 3 with ctypes and NumPy.
    Python,
}

impl Language {
    /// The language of a name on the command line.
    pub fn named(name: &str) -> Option<Language> {
        Some(match name {
            "c" => Language::C,
            "c++" | "cpp" => Language::Cpp,
            "rust" => Language::Rust,
            "python" => Language::Python,
            _ => return None,
        })
    }
}

/// The bindings of functions.
pub fn bindings(cx: &mut Context, language: Language, all: &[Described], world: &World) -> String {
    match language {
        Language::C | Language::Cpp => c::bindings(cx, language == Language::Cpp, all, world),
        Language::Rust => rust::bindings(cx, all, world),
        Language::Python => python::bindings(cx, all, world),
    }
}

/// What one register or stack slot holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Atom {
    /// An integer of 8, 16, 32, 64 or 128 bits.
    Int(u32),
    Pointer,
    Half,
    BFloat,
    Float,
    Double,
    X87,
    Quad,
    /// Sixteen bytes of a vector.
    Vector,
}

/// A parameter: name, what it holds, what it is.
struct Param {
    name: String,
    atom: Atom,
    doc: String,
    /// For a pointer: the source argument whose descriptor it names, or the result struct.
    to: Target,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Nothing,
    Results,
    Descriptor(usize),
    Elements(usize),
}

/// What comes back.
enum Ret {
    Void,
    One(Atom),
    /// Two registers.
    Two([(&'static str, Atom); 2]),
    /// The hidden pointer, which is the first parameter.
    Hidden,
}

struct Proto {
    symbol: String,
    params: Vec<Param>,
    ret: Ret,
}

/// The prototype of a form; the error says what cannot be said.
fn prototype(cx: &Context, f: &Form, outside: bool) -> Result<Proto, String> {
    let returned = f.returned.as_ref().filter(|_| f.placed).ok_or("where its pieces travel is not known")?;
    let mut params = Vec::new();
    let hidden = |name: &str| Param { name: name.into(), atom: Atom::Pointer, doc: "where the result goes".into(), to: Target::Results };
    if returned.hidden {
        params.push(hidden("result"));
    }
    for a in &f.args {
        let Some(n) = a.source else {
            params.push(hidden("result"));
            continue;
        };
        use crate::convention::Field::{Aligned, Allocated};
        use crate::signature::Member;
        let base = match a.member {
            Member::Whole => format!("arg{n}"),
            Member::Ranked(_, Some(d)) => format!("arg{n}_{}{d}", crate::report::member_name(a.member)),
            m => format!("arg{n}_{}", crate::report::member_name(m)),
        };
        let to = match a.member {
            Member::Descriptor => Target::Descriptor(n),
            Member::Bare | Member::Ranked(Allocated | Aligned, _) => Target::Elements(n),
            _ => Target::Nothing,
        };
        let many = a.parts.iter().map(Vec::len).sum::<usize>() > 1;
        let mut k = 0;
        for (leaf, parts) in a.leaves.iter().zip(&a.parts) {
            if leaf.scalar == Scalar::Int(128) && leaf.lanes.is_none() {
                let name = if many && a.leaves.len() > 1 { format!("{base}_{k}") } else { base.clone() };
                params.push(Param { name, atom: Atom::Int(128), doc: meaning(a, &[]), to });
                k += 1;
                continue;
            }
            if matches!(leaf.scalar, Scalar::Copy { .. } | Scalar::Nest) {
                return Err(format!("no function type passes {base} as 'llvm.byval' and 'llvm.nest' do"));
            }
            for p in parts {
                let mut atom = atom(cx, leaf.ty, leaf.scalar, leaf.lanes.is_some(), p);
                // Who defines the function may not trust the bits above a narrow integer.
                if let (Atom::Int(8 | 16), true) = (atom, outside) {
                    atom = Atom::Int(32);
                }
                let name = if many { format!("{base}_{k}") } else { base.clone() };
                let mut doc = meaning(a, &[]);
                match leaf.scalar {
                    Scalar::Int(w) if leaf.lanes.is_none() && parts.len() > 1 => {
                        doc.push_str(&format!(", bits {} to {} of {w}", p.first, p.first + p.n - 1))
                    }
                    Scalar::Int(w) if leaf.lanes.is_none() && !matches!(w, 8 | 16 | 32 | 64) || outside && w < 32 => {
                        doc.push_str(&format!(", the low {w} bits count"))
                    }
                    _ if leaf.lanes.is_some() => {
                        doc.push_str(&format!(", elements {} to {} every {} bits", p.first, p.first + p.n - 1, p.lane))
                    }
                    _ => {}
                }
                params.push(Param { name, atom, doc, to });
                k += 1;
            }
        }
    }
    let ret = if returned.hidden {
        Ret::Hidden
    } else {
        let mut regs: Vec<(&'static str, Atom)> = Vec::new();
        let (mut pair, mut vector) = (false, false);
        for (leaf, parts) in f.ret_leaves.iter().zip(&returned.parts) {
            pair |= leaf.scalar == Scalar::Int(128) && leaf.lanes.is_none();
            for p in parts {
                let Place::Register(r) = p.place else { continue };
                let a = atom(cx, leaf.ty, leaf.scalar, leaf.lanes.is_some(), p);
                vector |= matches!(a, Atom::Vector | Atom::X87 | Atom::Quad) || r.starts_with("st");
                regs.push((r, a));
            }
        }
        match regs[..] {
            [] => Ret::Void,
            [(_, a)] => Ret::One(a),
            [_, _] if pair => Ret::One(Atom::Int(128)),
            [(a, x), (b, y)] if !vector => Ret::Two([(a, wide(x)), (b, wide(y))]),
            _ => {
                let list: Vec<&str> = regs.iter().map(|r| r.0).collect();
                return Err(format!("no function type returns in {}", list.join(", ")));
            }
        }
    };
    Ok(Proto { symbol: f.symbol.clone(), params, ret })
}

/// The whole register of an atom.
fn wide(a: Atom) -> Atom {
    match a {
        Atom::Half | Atom::BFloat | Atom::Float | Atom::Double => Atom::Double,
        _ => Atom::Int(64),
    }
}

fn atom(cx: &Context, ty: Type, s: Scalar, vector: bool, p: &Part) -> Atom {
    if vector && p.n > 1 || vector && p.lane < 128 && p.n == 1 && (p.lane * p.n == 128) {
        return Atom::Vector;
    }
    let elem = if vector { cx.elem_type(ty) } else { ty };
    match s {
        Scalar::Int(_) if matches!(cx.type_data(elem), TypeData::LlvmPtr { .. }) => Atom::Pointer,
        Scalar::Int(w) => {
            let n = if vector { w } else { p.n };
            Atom::Int(if n <= 8 { 8 } else { n.next_power_of_two().min(64) })
        }
        Scalar::Float(16) if matches!(cx.type_data(elem), TypeData::Float(FloatKind::BF16)) => Atom::BFloat,
        Scalar::Float(16) => Atom::Half,
        Scalar::Float(32) => Atom::Float,
        Scalar::Float(_) => Atom::Double,
        Scalar::X87 => Atom::X87,
        Scalar::F128 => Atom::Quad,
        Scalar::Copy { .. } | Scalar::Nest => Atom::Pointer,
    }
}

/// What a value is in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Mem {
    /// Bits of an integer that fits a C type; more than the type's only where they are no whole type.
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
    X87,
    Quad,
    Pointer,
    /// Two of a number.
    Complex(alloc::boxed::Box<Mem>),
    /// A ranked descriptor.
    Ranked(alloc::boxed::Box<Mem>, usize),
    Unranked,
    /// Anything else: size and alignment.
    Bytes(u64, u64),
}

/// What a value of a source type is in memory.
fn mem(cx: &Context, world: &World, source: Type, converted: Option<Type>) -> Mem {
    let sized = |ty: Type| Mem::Bytes(world.layout.alloc_size(cx, ty).unwrap_or(0), world.layout.abi_align(cx, ty).unwrap_or(1));
    match cx.type_data(source) {
        TypeData::Index => Mem::Int(world.index_width),
        TypeData::Integer { width, .. } if width <= 128 && width > 0 => Mem::Int(width),
        TypeData::Float(k) => match k {
            FloatKind::F16 => Mem::Half,
            FloatKind::BF16 => Mem::BFloat,
            FloatKind::F32 => Mem::Float,
            FloatKind::F64 => Mem::Double,
            FloatKind::F80 => Mem::X87,
            FloatKind::F128 => Mem::Quad,
            k if k.bits() <= 8 => Mem::Int(k.bits()),
            _ => converted.map_or(Mem::Bytes(4, 4), sized),
        },
        TypeData::Complex(e) => Mem::Complex(alloc::boxed::Box::new(mem(cx, world, e, None))),
        TypeData::MemRef { dims, elem, .. } => Mem::Ranked(alloc::boxed::Box::new(mem(cx, world, elem, None)), cx.shape(dims).len()),
        TypeData::UnrankedMemRef { .. } => Mem::Unranked,
        TypeData::LlvmPtr { .. } => Mem::Pointer,
        _ => sized(converted.unwrap_or(source)),
    }
}

/// A name for a type in memory, for names of types made of it.
fn mem_name(m: &Mem) -> String {
    match m {
        Mem::Int(w) => format!("i{w}"),
        Mem::Half => "f16".into(),
        Mem::BFloat => "bf16".into(),
        Mem::Float => "f32".into(),
        Mem::Double => "f64".into(),
        Mem::X87 => "f80".into(),
        Mem::Quad => "f128".into(),
        Mem::Pointer => "ptr".into(),
        Mem::Complex(e) => format!("complex_{}", mem_name(e)),
        Mem::Ranked(e, rank) => format!("memref_{}_{rank}d", mem_name(e)),
        Mem::Unranked => "memref_unranked".into(),
        Mem::Bytes(size, align) => format!("bytes{size}_{align}"),
    }
}

/// The results of a function in memory, with the offset of each, and size and alignment of the whole.
struct Results {
    fields: Vec<(Mem, u64)>,
    size: u64,
}

fn results(cx: &Context, world: &World, d: &Described) -> Option<Results> {
    let (sig, _) = if d.is_bare { &d.bare } else { &d.default }.as_ref().ok()?;
    let several = sig.results.len() > 1;
    let mut fields = Vec::new();
    for (i, (&source, &ty)) in d.outputs.iter().zip(&sig.results).enumerate() {
        let at = if several { world.layout.field_offset(cx, sig.ret, i)? } else { 0 };
        let bare = d.is_bare && matches!(cx.type_data(source), TypeData::MemRef { .. });
        fields.push((if bare { Mem::Pointer } else { mem(cx, world, source, Some(ty)) }, at));
    }
    Some(Results { fields, size: if d.outputs.is_empty() { 0 } else { world.layout.alloc_size(cx, sig.ret)? } })
}

/// Words of the languages, and names of what every file holds: a function of such a name gets an underscore.
const RESERVED: &str = include_str!("reserved.txt");

/// A name that is an identifier in every language.
fn identifier(name: &str) -> String {
    let mut out: String = name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect();
    if out.starts_with(|c: char| c.is_ascii_digit()) || out.is_empty() {
        out.insert(0, '_');
    }
    if RESERVED.split_whitespace().any(|w| w == out) {
        out.push('_');
    }
    out
}

/// The forms that a function is called by, under the title of their convention.
fn forms(d: &Described) -> Vec<(&'static str, &Form)> {
    let mut out = Vec::new();
    if d.is_bare {
        out.extend(d.bare.as_ref().ok().map(|f| ("bare pointers", &f.1)));
    } else {
        out.extend(d.default.as_ref().ok().map(|f| ("default convention", &f.1)));
        out.extend(d.c_interface.as_ref().map(|f| ("C interface", &f.1)));
    }
    out
}
