//! A function under every convention: what each scalar of its LLVM signature is and where it travels. This is what
//! `lowir abi` prints and what bindings are written from.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use ir::text::print::type_string;
use ir::{Attr, Context, FloatKind, Module, Op, Sym, Type, TypeData};

use crate::convention::{self, C_PREFIX};
use crate::iree::function::Function;
use crate::layout::DataLayout;
use crate::machine::{self, Leaf, Machine, Part, Returned, Scalar};
use crate::signature::{self, Convert, Member, Passed, Refusal, Signature};

/// The world that a function is described in.
#[derive(Debug)]
pub struct World {
    /// Registers.
    pub machine: &'static Machine,
    /// Sizes and alignments.
    pub layout: DataLayout,
    /// Width of `index` in bits.
    pub index_width: u32,
}

/// One argument of an LLVM signature.
#[derive(Clone, Debug)]
pub struct Argument {
    /// Which source argument it belongs to; `None` for the pointer to the result of a C interface.
    pub source: Option<usize>,
    /// What of it.
    pub member: Member,
    /// Its LLVM type.
    pub ty: Type,
    /// The scalars and vectors inside.
    pub leaves: Vec<Leaf>,
    /// The places of each; empty where a rule is not known.
    pub parts: Vec<Vec<Part>>,
}

/// An LLVM signature with the places of everything.
#[derive(Clone, Debug)]
pub struct Form {
    /// The symbol.
    pub symbol: String,
    /// Arguments in order.
    pub args: Vec<Argument>,
    /// The LLVM result type.
    pub ret: Type,
    /// What the result is made of.
    pub ret_leaves: Vec<Leaf>,
    /// Where it comes back; `None` where a rule is not known.
    pub returned: Option<Returned>,
    /// Bytes of stack that the arguments take.
    pub stack: u64,
    /// Whether the places are known.
    pub placed: bool,
}

/// A function under every convention.
#[derive(Clone, Debug)]
pub struct Described {
    /// The operation.
    pub op: Op,
    /// Its name.
    pub name: String,
    /// Its type, as written in MLIR.
    pub source: String,
    /// Names of its arguments as the source spells them, `%x`; none where it does not. Whoever has the source fills them in.
    pub names: Vec<String>,
    /// Types of its arguments.
    pub inputs: Vec<Type>,
    /// Types of its results.
    pub outputs: Vec<Type>,
    /// Whether it is defined elsewhere.
    pub external: bool,
    /// Whether lowering makes its C interface.
    pub has_c_interface: bool,
    /// Whether it is lowered to bare pointers by an attribute of its own.
    pub is_bare: bool,
    /// The default convention: the converted signature and its form.
    pub default: Result<(Signature, Form), String>,
    /// The C interface.
    pub c_interface: Option<(signature::CInterface, Form)>,
    /// Bare pointers, or why not.
    pub bare: Result<(Signature, Form), String>,
}

/// Describes a function. `convert` converts types for the world's index width.
pub fn describe(m: &mut Module, f: &Function, world: &World, convert: &mut Convert<'_>) -> Described {
    let index = m.cx.int_type(world.index_width);
    let name = m.cx.str(f.name).to_string();
    let ty = m.cx.function_type(&f.inputs, &f.results);
    let source = type_string(m, ty);
    let regions = m.op_regions(f.op);
    let external = regions.first().is_none_or(|&r| m.region_blocks(r).is_empty());
    let mut form = |m: &mut Module, bare: bool| -> Result<(Signature, Form), String> {
        let sig = signature::signature(&mut m.cx, convert, index, &f.inputs, &f.results, bare);
        let sig = sig.map_err(|(ty, why)| reason(&type_string(m, ty), why))?;
        let args: Vec<_> = sig.members().map(|(n, member)| (Some(n), member)).collect();
        let form = place(&m.cx, world, name.clone(), (&args, &f.arg_attrs), &sig.args, sig.ret);
        Ok((sig, form))
    };
    let default = form(m, false);
    let bare = form(m, true);
    let c_interface = default.as_ref().ok().map(|(sig, _)| {
        let c = signature::c_interface(&m.cx, &sig.passed, &sig.args, sig.ret);
        let out = c.out.map(|_| (None, Member::Whole));
        let args: Vec<_> = out.into_iter().chain(sig.passed.iter().enumerate().map(|(n, p)| (Some(n), behind(*p)))).collect();
        let form = place(&m.cx, world, alloc::format!("{C_PREFIX}{name}"), (&args, &f.arg_attrs), &c.params, c.ret);
        (c, form)
    });
    Described {
        op: f.op,
        names: Vec::new(),
        source,
        inputs: f.inputs.clone(),
        outputs: f.results.clone(),
        external,
        has_c_interface: m.attr(f.op, Sym::LLVM_EMIT_C_INTERFACE) == Some(ir::Attr::UNIT),
        is_bare: m.attr(f.op, Sym::LLVM_BAREPTR).is_some(),
        name,
        default,
        c_interface,
        bare,
    }
}

/// What the argument of a C interface is.
fn behind(p: Passed) -> Member {
    match p {
        Passed::Whole => Member::Whole,
        _ => Member::Descriptor,
    }
}

/// What an argument is passed as where its attributes say it: a copy of what it points to, or beside all others.
fn special(cx: &Context, dl: &DataLayout, attrs: Attr) -> Option<Scalar> {
    let (mut ty, mut align, mut nest) = (None, None, None);
    for (name, a) in cx.dict_entries(attrs) {
        match cx.str(name) {
            "llvm.byval" => ty = cx.type_value(a),
            "llvm.align" => align = cx.int_value(a),
            "llvm.nest" => nest = Some(Scalar::Nest),
            _ => {}
        }
    }
    let Some(ty) = ty else { return nest };
    let align = align.and_then(|n| u32::try_from(n).ok()).or(u32::try_from(dl.abi_align(cx, ty)?).ok())?;
    Some(Scalar::Copy { bytes: u32::try_from(dl.alloc_size(cx, ty)?).ok()?, align: align.max(8) })
}

type Members<'a> = (&'a [(Option<usize>, Member)], &'a [Attr]);

fn place(cx: &Context, world: &World, symbol: String, (members, attrs): Members<'_>, tys: &[Type], ret: Type) -> Form {
    let dl = &world.layout;
    let mut known = true;
    let mut ret_leaves = Vec::new();
    if ret != Type::LLVM_VOID {
        known &= machine::leaves(cx, dl, ret, &mut ret_leaves).is_some();
    }
    let returned = if known { machine::results(world.machine, &ret_leaves) } else { None };
    let (mut args, mut all) = (Vec::with_capacity(tys.len()), Vec::new());
    for (&(source, member), &ty) in members.iter().zip(tys) {
        let mut leaves = Vec::new();
        known &= machine::leaves(cx, dl, ty, &mut leaves).is_some();
        let own = source.and_then(|n| attrs.get(n)).and_then(|&a| special(cx, dl, a));
        if let (Some(scalar), [leaf], TypeData::LlvmPtr { .. }) = (own, &mut leaves[..], cx.type_data(ty)) {
            leaf.scalar = scalar;
        }
        all.extend_from_slice(&leaves);
        args.push(Argument { source, member, ty, leaves, parts: Vec::new() });
    }
    let hidden = returned.as_ref().is_some_and(|r| r.hidden);
    let places = if known && returned.is_some() { machine::arguments(world.machine, &all, hidden) } else { None };
    let (placed, mut stack) = (places.is_some(), 0);
    if let Some((parts, size)) = places {
        stack = size;
        let mut parts = parts.into_iter();
        for a in &mut args {
            a.parts = parts.by_ref().take(a.leaves.len()).collect();
        }
    }
    Form { symbol, args, ret, ret_leaves, returned, stack, placed }
}

fn reason(ty: &str, why: Refusal) -> String {
    let text = match why {
        Refusal::Type => "has no counterpart in LLVM",
        Refusal::Layout => "has a layout that is not strided, so no descriptor can hold it",
        Refusal::Space => "has a memory space that is no address space",
        Refusal::Bare => "is not static in sizes, strides and offset, which a pointer alone does not carry",
    };
    alloc::format!("{ty} {text}")
}

/// A type in the words of LLVM IR.
pub fn llvm_type(cx: &Context, ty: Type, out: &mut String) {
    let list = |open: &str, body: ir::List, close: &str, out: &mut String| {
        out.push_str(open);
        for (i, t) in cx.types_in(body).enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            llvm_type(cx, t, out);
        }
        out.push_str(close);
    };
    match cx.type_data(ty) {
        TypeData::Integer { width, .. } => out.push_str(&alloc::format!("i{width}")),
        TypeData::Float(k) => out.push_str(match k {
            FloatKind::F16 => "half",
            FloatKind::BF16 => "bfloat",
            FloatKind::F32 => "float",
            FloatKind::F64 => "double",
            FloatKind::F80 => "x86_fp80",
            FloatKind::F128 => "fp128",
            k => k.text(),
        }),
        TypeData::LlvmVoid => out.push_str("void"),
        TypeData::LlvmPtr { space: 0 } => out.push_str("ptr"),
        TypeData::LlvmPtr { space } => out.push_str(&alloc::format!("ptr addrspace({space})")),
        TypeData::LlvmStruct { body, packed: false } => list("{ ", body, " }", out),
        TypeData::LlvmStruct { body, packed: true } => list("<{ ", body, " }>", out),
        // By name: a body may be large.
        TypeData::LlvmNamedStruct { name } => {
            out.push('%');
            out.push_str(cx.str(name));
        }
        TypeData::LlvmArray { len, elem } => {
            out.push_str(&alloc::format!("[{len} x "));
            llvm_type(cx, elem, out);
            out.push(']');
        }
        TypeData::Vector { dims, elem, scalable } => {
            let vscale = if scalable != 0 { "vscale x " } else { "" };
            out.push_str(&alloc::format!("<{vscale}{} x ", cx.shape(dims).first().copied().unwrap_or(1)));
            llvm_type(cx, elem, out);
            out.push('>');
        }
        TypeData::LlvmVec { len, elem, scalable } => {
            let vscale = if scalable { "vscale x " } else { "" };
            out.push_str(&alloc::format!("<{vscale}{len} x "));
            llvm_type(cx, elem, out);
            out.push('>');
        }
        _ => out.push('?'),
    }
}

/// A descriptor in memory: its fields with offset and size, and its whole size and alignment, in bytes.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Name, offset, size.
    pub fields: Vec<(&'static str, u64, u64)>,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
}

/// How the descriptor of a memref type lies in memory; `None` for other types.
pub fn descriptor(cx: &mut Context, world: &World, ty: Type) -> Option<Shape> {
    let index = cx.int_type(world.index_width);
    if signature::refusal(cx, ty) != Refusal::Type {
        return None;
    }
    let (desc, names): (Type, &[&'static str]) = match cx.type_data(ty) {
        TypeData::MemRef { dims, space, .. } => {
            let rank = cx.shape(dims).len();
            let space = signature::memory_space(cx, space)?;
            (convention::ranked_descriptor(cx, space, index, rank), &["allocated", "aligned", "offset", "sizes", "strides"])
        }
        TypeData::UnrankedMemRef { .. } => (convention::unranked_descriptor(cx, index), &["rank", "descriptor"]),
        _ => return None,
    };
    let TypeData::LlvmStruct { body, .. } = cx.type_data(desc) else { return None };
    let tys = cx.type_vec(body);
    let mut fields = Vec::with_capacity(tys.len());
    for (i, (&t, name)) in tys.iter().zip(names).enumerate() {
        fields.push((*name, world.layout.field_offset(cx, desc, i)?, world.layout.alloc_size(cx, t)?));
    }
    Some(Shape { fields, size: world.layout.alloc_size(cx, desc)?, align: world.layout.abi_align(cx, desc)? })
}

/// Who owns what after a call, as sentences.
pub fn ownership(cx: &Context, d: &Described) -> Vec<String> {
    let mut out = Vec::new();
    for (n, &ty) in d.inputs.iter().enumerate() {
        let name = crate::report::name_of(&d.names, n);
        match cx.type_data(ty) {
            TypeData::MemRef { .. } => {
                out.push(alloc::format!("{name}: the caller keeps the memory; nothing is copied or freed by the convention"))
            }
            TypeData::UnrankedMemRef { .. } => out.push(alloc::format!(
                "{name}: the caller keeps the memory and the ranked descriptor that the pointer names, which must live until the call returns"
            )),
            _ => {}
        }
    }
    for (n, &ty) in d.outputs.iter().enumerate() {
        match cx.type_data(ty) {
            TypeData::MemRef { .. } => out.push(alloc::format!(
                "result{n}: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'"
            )),
            TypeData::UnrankedMemRef { .. } => out.push(alloc::format!(
                "result{n}: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result"
            )),
            _ => {}
        }
    }
    out
}
