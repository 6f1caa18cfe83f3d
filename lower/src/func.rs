//! `convert-func-to-llvm`: functions, calls and returns under MLIR's three memref conventions (descriptors taken
//! apart, bare pointers, C interface). The layouts stand in `abi::convention`.
//! Source: MLIR documentation, "LLVM IR Target", "Function Types" to "Generic alloc and dealloc functions", and
//! mlir-opt.

use abi::convention::{self as conv, Field, UnrankedField};
use abi::signature::{self, Passed, Refusal};
use alloc::vec::Vec;
use ir::dialect::{enums, func, llvm, records};
use ir::{Attr, AttrData, Diagnostic, Id, Loc, NewOp, Op, Opcode, Severity, Sym, Type, TypeData, Value};

use crate::alike::Alike;
use crate::build;
use crate::func_wrapper::{Wrappers, c_wrapper, descriptors};
use crate::memref_alloc::{Runtime, call as runtime_call, runtime};
use crate::memref_descriptor::{self as d, Memrefs};
use crate::options::ArgAttrs;
use crate::sweep::{Lazy, Rewriter, Rule};

/// The rules of this file.
pub static RULES: &[Rule] = &[
    Rule { opcode: func::CALL, rewrite: calls },
    Rule { opcode: func::CALL_INDIRECT, rewrite: calls },
    Rule { opcode: func::CONSTANT, rewrite: constants },
    Rule { opcode: func::FUNC, rewrite: functions },
    Rule { opcode: func::RETURN, rewrite: returns },
];

// Types.

/// The type of a result that is given as a bare pointer, before packing.
fn bare_result(rw: &mut Rewriter<'_>, op: Op, ty: Type) -> Option<Type> {
    let index = rw.types.index_type(&mut rw.m.cx);
    let types = &mut *rw.types;
    let result = signature::result(&mut rw.m.cx, &mut |cx, ty| types.convert(cx, ty), index, ty, true);
    result.map_err(|e| refused(rw, op, ty, e)).ok()
}

fn refused(rw: &mut Rewriter<'_>, op: Op, ty: Type, why: Refusal) {
    match why {
        Refusal::Bare => bare_error(rw, op, ty),
        Refusal::Layout => {
            let text = ir::text::print::type_string(rw.m, ty);
            let message = alloc::format!("cannot pass {text}: the layout is not strided, so no descriptor can hold it");
            let help = "normalize the layout first, or write it as strided<[...], offset: ...>";
            rw.diags.push(Diagnostic::error("layout-unsupported", rw.m.op_record[op].loc, message).help(help));
        }
        Refusal::Space => {
            if let TypeData::MemRef { space, .. } | TypeData::UnrankedMemRef { space, .. } = rw.m.cx.type_data(ty) {
                space_error(rw, op, space);
            }
        }
        // The function is left, as is one with an element type without a counterpart.
        Refusal::Type => {}
    }
}

/// Reports a memory space that is no address space of LLVM, in the words that tests written for mlir-opt expect.
pub(crate) fn space_error(rw: &mut Rewriter<'_>, op: Op, space: Attr) {
    let d = odd_space(rw, op, space);
    rw.diags.push(d);
}

/// The same of an access, which a single pass of some releases leaves as it is.
pub(crate) fn space_of_access(rw: &mut Rewriter<'_>, op: Op, space: Attr) {
    let mut d = odd_space(rw, op, space);
    if rw.opts.release.leaves_odd_spaces && !rw.is_fused() {
        d.severity = Severity::Warning;
    }
    rw.diags.push(d);
}

fn odd_space(rw: &mut Rewriter<'_>, op: Op, space: Attr) -> Diagnostic {
    let text = ir::text::print::print_attr(rw.m, space, rw.opts.release);
    let message = alloc::format!(
        "conversion of memref memory space {text} to integer address space failed. Consider adding memory space conversions."
    );
    let help = "use an integer from 0 to 16777215, or register a type conversion for this memory space";
    Diagnostic::error("invalid-memory-space", rw.m.op_record[op].loc, message).help(help)
}

fn bare_error(rw: &mut Rewriter<'_>, op: Op, ty: Type) {
    let text = ir::text::print::type_string(rw.m, ty);
    let loc = rw.m.op_record[op].loc;
    let message = alloc::format!("cannot pass {text} as a bare pointer: its sizes, strides and offset must all be static");
    let d = Diagnostic::error("bare-pointer-dynamic", loc, message);
    rw.diags.push(d.help("use the default convention for this function, or a memref of static shape and layout"));
}

// Functions.

/// A converted signature.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    /// What was converted: the function type, and whether pointers are bare and arguments variadic.
    pub of: (Type, bool, bool),
    pub passed: Vec<Passed>,
    /// The new arguments.
    pub args: Vec<Type>,
    /// `!llvm.func` type.
    pub ty: Type,
    /// That as attribute.
    attr: Attr,
    /// The descriptors that the source arguments stand for; known of functions with a C interface.
    pub descriptors: Vec<Option<Type>>,
}

impl Default for Signature {
    fn default() -> Signature {
        let of = (Type::NONE, false, false);
        Signature { of, passed: Vec::new(), args: Vec::new(), ty: Type::NONE, attr: Attr::NONE, descriptors: Vec::new() }
    }
}

/// Converted signatures that came twice: many functions share theirs, and many have one of their own.
#[derive(Clone, Debug, Default)]
pub(crate) struct Signatures {
    /// By function type: how often it came, 0 or 1, or from 2 the position of what it became.
    by_type: Vec<u32>,
    list: Vec<Signature>,
    /// One that is not kept; its lists are used again.
    other: Signature,
    /// The source types of the last one, and its results.
    lists: [Vec<Type>; 3],
}

impl Signatures {
    fn of(&mut self, rw: &mut Rewriter<'_>, op: Op, of: (Type, bool, bool)) -> Option<&mut Signature> {
        let Signatures { by_type, list, other, lists } = self;
        if !cfg!(feature = "fast") {
            if other.of != of {
                convert(rw, op, of, other, lists)?;
            }
            return Some(other);
        }
        let ty = of.0.idx();
        if by_type.len() <= ty {
            by_type.resize(rw.m.cx.types.len().max(ty + 1), 0);
        }
        let known = by_type[ty];
        if known >= 2 && list[known as usize - 2].of == of {
            return list.get_mut(known as usize - 2);
        }
        convert(rw, op, of, other, lists)?;
        if known != 1 {
            by_type[ty] = known.max(1);
            return Some(other);
        }
        list.push(other.clone());
        by_type[ty] = list.len() as u32 + 1;
        list.last_mut()
    }
}

/// Converts a signature. `None` if that is not possible, and `to` stands for none then.
fn convert(rw: &mut Rewriter<'_>, op: Op, of: (Type, bool, bool), to: &mut Signature, lists: &mut [Vec<Type>; 3]) -> Option<()> {
    to.of = (Type::NONE, false, false);
    let (function, bare, varargs) = of;
    let TypeData::Function { inputs, results } = rw.m.cx.type_data(function) else { return None };
    let [from, outputs, packed] = lists;
    for (list, types) in [(&mut *from, inputs), (&mut *outputs, results)] {
        list.clear();
        list.extend(rw.m.cx.types_in(types));
    }
    let index = rw.types.index_type(&mut rw.m.cx);
    let types = &mut *rw.types;
    let made = (&mut to.passed, &mut to.args, packed);
    match signature::fill(&mut rw.m.cx, &mut |cx, ty| types.convert(cx, ty), index, from, outputs, bare, made) {
        Ok(ret) => {
            to.ty = rw.m.cx.llvm_func(ret, &to.args, varargs);
            to.attr = rw.m.cx.type_attr(to.ty);
            to.descriptors.clear();
            to.of = of;
            Some(())
        }
        Err((ty, why)) => {
            refused(rw, op, ty, why);
            None
        }
    }
}

/// What a batch of functions remembers.
struct Known {
    signatures: Signatures,
    wrappers: Wrappers,
    /// Attributes of the last function, and of the last one without a body that got a wrapper.
    attributes: [Attributes; 2],
    /// Where the locations of the last arguments end.
    located: usize,
}

/// Attributes that a function had besides its name and type, and what it has in their place: most functions have what the one
/// before had.
#[derive(Default)]
pub(crate) struct Attributes {
    old: Vec<(Sym, Attr)>,
    /// Those of the new function, its type and name in front; empty where others depend on more than themselves.
    new: Vec<(Sym, Attr)>,
}

impl Attributes {
    /// The dictionary of a new function in the place of one that has the attributes of the last one.
    pub fn repeat(&mut self, rw: &mut Rewriter<'_>, old: Attr, ty: Attr, name: Attr) -> Option<Attr> {
        let [(_, new_ty), (_, new_name), ..] = &mut self.new[..] else { return None };
        if !rw.m.cx.dict_entries(old).filter(Self::is_more).eq(self.old.iter().copied()) {
            return None;
        }
        (*new_ty, *new_name) = (ty, name);
        Some(rw.m.cx.dict(&self.new))
    }
    /// Remembers what became of attributes.
    pub fn remember(&mut self, rw: &Rewriter<'_>, old: Attr, new: Vec<(Sym, Attr)>) {
        self.old.clear();
        self.old.extend(rw.m.cx.dict_entries(old).filter(Self::is_more));
        self.new = new;
        // What belongs to arguments and results depends on the signature.
        if self.old.iter().any(|e| matches!(e.0, Sym::ARG_ATTRS | Sym::RES_ATTRS)) {
            self.new.clear();
        }
    }
    fn is_more(entry: &(Sym, Attr)) -> bool {
        !matches!(entry.0, Sym::FUNCTION_TYPE | Sym::SYM_NAME)
    }
}

fn functions(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let signatures = core::mem::take(&mut rw.types.signatures);
    let mut known = Known { signatures, wrappers: Wrappers::default(), attributes: Default::default(), located: 0 };
    for &op in ops {
        function(rw, op, &mut known);
    }
    rw.types.signatures = known.signatures;
}

fn function(rw: &mut Rewriter<'_>, op: Op, known: &mut Known) -> Option<()> {
    // Most functions have a type and a name only.
    let (n, first, second) = {
        let mut entries = rw.m.cx.dict_entries(rw.m.op_record[op].attrs);
        (entries.len(), entries.next(), entries.next())
    };
    let more = n > 2;
    let (function_type, name) = match (more, first, second) {
        (false, Some((Sym::FUNCTION_TYPE, ty)), Some((Sym::SYM_NAME, name))) => (ty, name),
        _ => (rw.m.attr(op, Sym::FUNCTION_TYPE)?, rw.m.attr(op, Sym::SYM_NAME)?),
    };
    let function_type = rw.m.cx.type_value(function_type)?;
    rw.m.cx.str_value(name)?;
    let bare = rw.opts.use_bare_ptr_memref_call_conv || more && rw.m.attr(op, Sym::LLVM_BAREPTR).is_some();
    let varargs = more && rw.m.attr(op, Sym::FUNC_VARARGS) == Some(Attr::TRUE);
    let sig = known.signatures.of(rw, op, (function_type, bare, varargs))?;
    let region = *rw.m.op_regions(op).first()?;
    let entry = rw.m.region_blocks(region).first().copied();

    let c_interface = more && !bare && rw.m.attr(op, Sym::LLVM_EMIT_C_INTERFACE) == Some(Attr::UNIT);
    if c_interface && varargs {
        let loc = rw.m.op_record[op].loc;
        let d = Diagnostic::error("variadic-c-interface", loc, "C interface for variadic functions is not supported yet.");
        rw.diags.push(d.help("drop `llvm.emit_c_interface` or `func.varargs`"));
        return None;
    }
    let attrs = attributes(rw, op, sig, name, more, c_interface && entry.is_none(), &mut known.attributes)?;
    // The wrapper comes behind the function, in its place.
    let turned = !c_interface && rw.m.op_regions(op).len() == 1 && rw.turn(op, llvm::FUNC, attrs, None);
    if !turned {
        rw.at(op);
        rw.build(NewOp { attrs, regions: &[region], ..NewOp::new(llvm::FUNC, rw.loc) });
    }
    if let Some(entry) = entry {
        entry_arguments(rw, entry, sig, &mut known.located);
    }
    if rw.opts.release.func_converts_arith_cf {
        for i in 1..rw.m.region_blocks(region).len() {
            let block = rw.m.region_blocks(region)[i];
            rw.convert_block(block);
        }
    }
    if c_interface {
        if sig.descriptors.len() != sig.passed.len() {
            sig.descriptors = descriptors(rw, function_type, &sig.passed);
        }
        c_wrapper(rw, op, region, sig, &mut known.wrappers);
    }
    if !turned {
        rw.erase(op);
    }
    Some(())
}

/// Whether a function has other attributes than a name and a type, which every function has.
fn has_more(rw: &Rewriter<'_>, op: Op) -> bool {
    rw.m.cx.dict_entries(rw.m.op_record[op].attrs).len() > 2
}

/// Whether a function takes and gives bare pointers.
fn is_bare(rw: &Rewriter<'_>, op: Op) -> bool {
    rw.opts.use_bare_ptr_memref_call_conv || has_more(rw, op) && rw.m.attr(op, Sym::LLVM_BAREPTR).is_some()
}

/// The attributes of the `llvm.func`.
fn attributes(
    rw: &mut Rewriter<'_>,
    op: Op,
    sig: &Signature,
    name: Attr,
    more: bool,
    wrapped: bool,
    known: &mut [Attributes; 2],
) -> Option<Attr> {
    let ty = sig.attr;
    let old = rw.m.op_record[op].attrs;
    // The name is a string, which may have a type here.
    let name = match rw.m.cx.attr_data(name) {
        AttrData::String { text, ty } if ty != Type::NONE => rw.m.cx.sym_str_attr(text),
        _ => name,
    };
    if !more && !wrapped {
        // Only the name and the type, which every function has.
        return Some(rw.m.cx.dict(&[(Sym::FUNCTION_TYPE, ty), (Sym::SYM_NAME, name)]));
    }
    let known = &mut known[usize::from(wrapped)];
    if let Some(attrs) = known.repeat(rw, old, ty, name) {
        return Some(attrs);
    }
    let mut list: Vec<(Sym, Attr)> = Vec::with_capacity(8);
    list.extend_from_slice(&[(Sym::FUNCTION_TYPE, ty), (Sym::SYM_NAME, name)]);
    let row = rw.m.row(op);
    let entries: Vec<(Sym, Attr)> = rw.m.cx.dict_entries(rw.m.op_record[op].attrs).collect();
    let mut linkage = None;
    for (key, value) in entries {
        match key {
            Sym::FUNCTION_TYPE | Sym::SYM_NAME | Sym::FUNC_VARARGS => {}
            // Public is what a symbol is without the attribute.
            Sym::SYM_VISIBILITY if rw.m.cx.str_value(value) == Some(Sym::PUBLIC) => {}
            Sym::SYM_VISIBILITY => list.push((key, value)),
            // `linkage` comes first and is what the `llvm.func` itself has.
            Sym::LLVM_LINKAGE => {
                let value = enum_of(rw, op, key, value, enums::LLVM_LINKAGE)?;
                linkage = linkage.or(Some(value));
            }
            Sym::LINKAGE => linkage = Some(enum_of(rw, op, key, value, enums::LLVM_LINKAGE)?),
            Sym::CCONV if enum_of(rw, op, key, value, enums::LLVM_CCONV)? == 0 => {}
            Sym::LLVM_READNONE => {
                let effects = no_memory(rw, op, value)?;
                // Release 19 has one name for both.
                list.retain(|e| e.0 != Sym::MEMORY || rw.opts.release.version >= 20);
                list.push(effects);
            }
            Sym::ARG_ATTRS => {
                let value = argument_attributes(rw, op, value, &sig.passed, sig.args.len())?;
                list.push((key, value));
            }
            Sym::RES_ATTRS => {
                // With several results there is one struct, which takes none of them.
                if rw.m.cx.array_items(value).is_some_and(|v| v.len() == 1) {
                    list.push((key, value));
                }
            }
            // What belongs to `func.func` alone.
            _ if row.attr(key).is_some() => {}
            _ => list.push((key, value)),
        }
    }
    if wrapped {
        linkage = Some(enums::ENUMS[enums::LLVM_LINKAGE as usize].value("private").unwrap_or(0));
    }
    if let Some(value) = linkage.filter(|&v| v != 0) {
        let a = rw.m.cx.attr(AttrData::Enum { def: enums::LLVM_LINKAGE, value });
        list.push((Sym::LINKAGE, a));
    }
    let attrs = rw.m.cx.dict(&list);
    known.remember(rw, old, list);
    Some(attrs)
}

/// The value of an enum attribute of a kind, or an error.
fn enum_of(rw: &mut Rewriter<'_>, op: Op, key: Sym, value: Attr, def: u16) -> Option<u64> {
    match rw.m.cx.attr_data(value) {
        AttrData::Enum { def: d, value } if d == def => Some(value),
        _ => {
            let (key, kind) = (rw.m.cx.str(key), enums::ENUMS[def as usize].name);
            let message = match def {
                // Tests written for mlir-opt expect these words.
                enums::LLVM_LINKAGE => alloc::format!("Contains {key} attribute not of type LLVM::LinkageAttr"),
                _ => alloc::format!("attribute '{key}' of a function is not of its own kind"),
            };
            let help = alloc::format!("write it as #{kind}<...>");
            rw.diags.push(Diagnostic::error("wrong-attribute-kind", rw.m.op_record[op].loc, message).help(help));
            None
        }
    }
}

/// `llvm.readnone` as memory effects: none anywhere.
pub(crate) fn no_memory(rw: &mut Rewriter<'_>, op: Op, wish: Attr) -> Option<(Sym, Attr)> {
    if wish != Attr::UNIT {
        // Tests written for mlir-opt expect these words.
        let message = "Contains llvm.readnone attribute not of type UnitAttr";
        rw.diags.push(Diagnostic::error("wrong-attribute-kind", rw.m.op_record[op].loc, message).help("write it without a value"));
        return None;
    }
    let since_20 = rw.opts.release.version >= 20;
    let none = rw.m.cx.attr(AttrData::Enum { def: enums::LLVM_MODREF, value: 0 });
    let other = if since_20 { none } else { Attr::NONE };
    let fields = rw.m.cx.attr_list(&[none, none, none, other, other, other]);
    let effects = rw.m.cx.attr(AttrData::Record { def: records::LLVM_MEMORY_EFFECTS, fields });
    Some((Sym::MEMORY_EFFECTS, effects))
}

/// The attributes of the new arguments: those of an argument that became several go to the pointer to the elements, or
/// are dropped.
fn argument_attributes(rw: &mut Rewriter<'_>, op: Op, old: Attr, passed: &[Passed], n_new: usize) -> Option<Attr> {
    let old = rw.m.cx.array_items(old)?;
    let mut new = Vec::with_capacity(n_new);
    for (n, (&a, p)) in old.iter().zip(passed).enumerate() {
        match p {
            Passed::Whole | Passed::Bare => {
                let a = convert_type_attributes(rw, a)?;
                new.push(a);
            }
            Passed::Ranked(_) | Passed::Unranked => {
                let at = new.len();
                new.resize(at + p.n_args(), Attr::EMPTY_DICT);
                match (rw.opts.memref_arg_attrs, p.element_pointer()) {
                    (ArgAttrs::Carry, Some(i)) => new[at + i] = convert_type_attributes(rw, a)?,
                    (ArgAttrs::Drop, _) => {}
                    _ => dropped(rw, op, n, a),
                }
            }
        }
    }
    Some(rw.m.cx.array_attr(&new))
}

/// Says which attributes of an argument are lost.
fn dropped(rw: &mut Rewriter<'_>, op: Op, n: usize, dict: Attr) {
    let names: Vec<&str> = rw.m.cx.dict_entries(dict).map(|e| rw.m.cx.str(e.0)).collect();
    if names.is_empty() {
        return;
    }
    let message = alloc::format!("argument {n} becomes several, and its attributes are dropped: {}", names.join(", "));
    let mut d = Diagnostic::error("argument-attributes-dropped", rw.m.op_record[op].loc, message);
    d.severity = ir::Severity::Warning;
    rw.diags.push(d.help("--memref-arg-attrs=carry puts those of a ranked memref on its aligned pointer"));
}

/// Types inside of attributes that LLVM gives a meaning are converted too.
pub(crate) fn convert_type_attributes(rw: &mut Rewriter<'_>, dict: Attr) -> Option<Attr> {
    let mut new = dict;
    for key in [Sym::LLVM_BYVAL, Sym::LLVM_BYREF, Sym::LLVM_SRET, Sym::LLVM_INALLOCA] {
        if let Some(ty) = rw.m.cx.dict_get(dict, key).and_then(|a| rw.m.cx.type_value(a)) {
            let ty = rw.convert(ty)?;
            let ty = rw.m.cx.type_attr(ty);
            new = rw.m.cx.dict_set(new, key, ty);
        }
    }
    Some(new)
}

/// Gives the entry block the new arguments; descriptors are put together where they are used.
fn entry_arguments(rw: &mut Rewriter<'_>, entry: ir::Block, sig: &Signature, known: &mut usize) {
    let old = rw.m.blocks[entry];
    let values = (old.args..old.args + old.n_args).map(Value);
    if values.len() != sig.passed.len()
        || sig.passed.iter().all(|p| *p == Passed::Whole) && values.clone().all(|v| rw.ty(v) == Some(rw.m.ty(v)))
    {
        // Nothing changes, or the body does not fit its signature, which the verifier reports.
        return;
    }
    rw.set_block_args(entry, &sig.args);
    let mut next = rw.m.blocks[entry].args;
    // The locations of a block's arguments are together, mostly a little behind those of the function before.
    let locs = &rw.m.arg_locs;
    let is_behind = |i: usize| locs.get(i).is_none_or(|l| l.0.0 >= old.args);
    let near = (*known..*known + 16).find(|&i| cfg!(feature = "fast") && is_behind(i)).filter(|&i| i == 0 || !is_behind(i - 1));
    *known = near.unwrap_or_else(|| locs.partition_point(|l| l.0.0 < old.args));
    for (v, p) in values.zip(&sig.passed) {
        let from = Value(next);
        let loc = match rw.m.arg_locs.get(*known) {
            Some(&(of, loc)) if of == v => {
                *known += 1;
                loc
            }
            _ => Loc::UNKNOWN,
        };
        let build: fn(&mut Rewriter<'_>, Lazy) -> Value = match *p {
            Passed::Whole => {
                next += 1;
                if !loc.is_unknown() {
                    rw.m.arg_locs.push((from, loc));
                }
                rw.replace_value(v, from);
                continue;
            }
            Passed::Bare => pack_bare,
            Passed::Ranked(_) => pack_ranked,
            Passed::Unranked => pack_unranked,
        };
        let n = p.n_args() as u32;
        next += n;
        if !loc.is_unknown() {
            rw.m.arg_locs.extend((from.0..next).map(|v| (Value(v), loc)));
        }
        let old_ty = rw.m.ty(v);
        let Some(ty) = rw.convert(old_ty) else { continue };
        rw.replace_lazily(Lazy { old: v, from, n, ty, build });
    }
}

/// A descriptor from its fields.
fn pack_ranked(rw: &mut Rewriter<'_>, lazy: Lazy) -> Value {
    let rank = (lazy.n as usize - 3) / 2;
    let pack = |rw: &mut Rewriter<'_>, values: &[Value]| ranked_descriptor(rw, lazy.ty, rank, |_, i| values[i]);
    let values = || (0..lazy.n).map(|i| Value(lazy.from.0 + i)).collect::<Vec<Value>>();
    // What is known of memrefs is taken as it is, as this is not a batch.
    let ty = rw.m.ty(lazy.old);
    let known = if cfg!(feature = "fast") { rw.types.memrefs.take() } else { None };
    let Some(mut memrefs) = known else { return pack(rw, &values()) };
    let v = match memrefs.entry(rw, ty) {
        None => pack(rw, &values()),
        Some(entry) => {
            let entry = memrefs.at(entry).0.described;
            match memrefs.again(rw, entry, Alike::Pack, lazy.from, lazy.n) {
                Some((_, last)) => last,
                None => {
                    let mut values = values();
                    let open = memrefs.open(rw, entry, Alike::Pack, &mut values);
                    let v = pack(rw, &values);
                    if let Some(open) = open {
                        memrefs.remember(rw, entry, Alike::Pack, 0, open, true);
                    }
                    v
                }
            }
        }
    };
    rw.types.memrefs = Some(memrefs);
    v
}

/// A descriptor from its fields, given by their position among the arguments of the default convention.
pub(crate) fn ranked_descriptor(
    rw: &mut Rewriter<'_>,
    desc: Type,
    rank: usize,
    mut field: impl FnMut(&mut Rewriter<'_>, usize) -> Value,
) -> Value {
    let mut v = build::poison(rw, desc);
    for (f, dim, i) in conv::ranked_fill_order(rank) {
        let x = field(rw, i);
        v = match dim {
            None => build::insert(rw, v, x, desc, &[f.position()]),
            Some(dim) => build::insert(rw, v, x, desc, &[f.position(), dim as i64]),
        };
    }
    v
}

fn pack_unranked(rw: &mut Rewriter<'_>, lazy: Lazy) -> Value {
    d::new_unranked(rw, lazy.ty, lazy.from, Value(lazy.from.0 + 1))
}

fn pack_bare(rw: &mut Rewriter<'_>, lazy: Lazy) -> Value {
    let ty = rw.m.ty(lazy.old);
    from_bare(rw, ty, lazy.ty, lazy.from)
}

/// A descriptor of a pointer and what the type says.
fn from_bare(rw: &mut Rewriter<'_>, ty: Type, desc: Type, ptr: Value) -> Value {
    let dims = rw.m.cx.shape_of(ty).unwrap_or(&[]).to_vec();
    let (strides, offset) = ir::dialect::memref_shape::strides(&rw.m.cx, ty).unwrap_or_default();
    let index = rw.types.index_type(&mut rw.m.cx);
    let mut v = build::poison(rw, desc);
    v = build::insert(rw, v, ptr, desc, &[Field::Allocated.position()]);
    v = build::insert(rw, v, ptr, desc, &[Field::Aligned.position()]);
    let c = build::index_constant(rw, index, offset);
    v = build::insert(rw, v, c, desc, &[Field::Offset.position()]);
    for (i, (&size, &stride)) in dims.iter().zip(&strides).enumerate() {
        let c = build::index_constant(rw, index, size);
        v = build::insert(rw, v, c, desc, &[Field::Sizes.position(), i as i64]);
        let c = build::index_constant(rw, index, stride);
        v = build::insert(rw, v, c, desc, &[Field::Strides.position(), i as i64]);
    }
    v
}

// Calls.

fn constants(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        let Some(ty) = rw.result_type(op, 0) else { continue };
        let Some(symbol) = rw.m.attr(op, Sym::VALUE) else { continue };
        let attrs = rw.m.cx.dict_remove(rw.m.op_record[op].attrs, Sym::VALUE);
        let attrs = rw.m.cx.dict_set(attrs, Sym::GLOBAL_NAME, symbol);
        rw.at(op);
        let v = rw.value(llvm::MLIR_ADDRESSOF, &[], ty, attrs);
        rw.replace(op, &[v]);
    }
}

/// Whether any function of the module asks for bare pointers by itself.
fn some_bare(rw: &Rewriter<'_>) -> bool {
    let kinds = &rw.m.op_kind.as_slice()[..rw.n_old_ops as usize];
    let is_function = |k: &Opcode| *k == func::FUNC || *k == llvm::FUNC;
    let asks = |op: Op| has_more(rw, op) && rw.m.attr(op, Sym::LLVM_BAREPTR).is_some();
    kinds.iter().enumerate().any(|(i, k)| is_function(k) && asks(Op(i as u32)))
}

fn calls(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let some_bare = some_bare(rw);
    let mut memrefs = Memrefs::new(rw);
    let mut scratch = CallScratch::default();
    for &op in ops {
        call(rw, op, some_bare, &mut memrefs, &mut scratch);
    }
    memrefs.keep(rw);
}

/// Lists of a batch of calls or returns, filled anew for each.
#[derive(Default)]
struct CallScratch {
    operands: Vec<Value>,
    results: Vec<Value>,
    /// The types of the results, before packing.
    types: Vec<Type>,
    /// The attributes of the last call: old, number of operands, new.
    memo: Option<(Attr, usize, Attr)>,
}

fn call(rw: &mut Rewriter<'_>, op: Op, some_bare: bool, memrefs: &mut Memrefs, s: &mut CallScratch) -> Option<()> {
    if !rw.converts(op) {
        return None;
    }
    let indirect = rw.m.kind(op) == func::CALL_INDIRECT;
    let mut bare = rw.opts.use_bare_ptr_memref_call_conv;
    if some_bare && !bare && !indirect {
        let callee = rw.m.attr(op, Sym::CALLEE).and_then(|a| rw.m.cx.flat_symbol(a));
        if let (Some(callee), Some(table)) = (callee, rw.symbol_table(op)) {
            bare = rw.lookup(table, callee).is_some_and(|f| rw.m.attr(f, Sym::LLVM_BAREPTR).is_some());
        }
    }
    // The result type, packed.
    let n_results = rw.m.n_results(op);
    s.types.clear();
    for i in 0..n_results {
        let ty = rw.m.ty(rw.m.result(op, i));
        let ty = if bare { bare_result(rw, op, ty)? } else { rw.convert(ty)? };
        s.types.push(ty);
    }
    let result = (n_results != 0).then(|| rw.types.packed(&mut rw.m.cx, &s.types));
    rw.at(op);
    s.operands.clear();
    let r = rw.m.op_record[op];
    for i in r.operands..r.operands + r.n_operands {
        let v = rw.m.operand_pool[i as usize];
        push_argument(rw, op, v, bare && !(indirect && i == r.operands), memrefs, &mut s.operands)?;
    }
    let old = rw.m.op_record[op].attrs;
    let attrs = match s.memo {
        Some((a, n, new)) if (a, n) == (old, s.operands.len()) => new,
        _ => {
            let new = call_attributes(rw, old, s.operands.len())?;
            s.memo = Some((old, s.operands.len(), new));
            new
        }
    };
    if !bare
        && s.operands == rw.m.operands(op)
        && (n_results == 0 || n_results == 1 && !copied(rw, op))
        && rw.turn(op, llvm::CALL, attrs, result)
    {
        return Some(());
    }
    let new = rw.op(llvm::CALL, &s.operands, result.as_slice(), attrs);
    s.results.clear();
    match n_results {
        0 => {}
        1 => s.results.push(rw.m.result(new, 0)),
        _ => {
            let packed = rw.m.result(new, 0);
            for (i, &ty) in s.types.iter().enumerate() {
                s.results.push(build::extract(rw, packed, ty, &[i as i64]));
            }
        }
    }
    for i in 0..n_results {
        let ty = rw.m.ty(rw.m.result(op, i));
        match described(rw, ty) {
            // The result of an indirect call is only made a descriptor for those who use it.
            TypeData::MemRef { .. } if bare && indirect && !rw.is_used(rw.m.result(op, i)) => {}
            TypeData::MemRef { .. } if bare => {
                let desc = rw.convert(ty)?;
                s.results[i] = from_bare(rw, ty, desc, s.results[i]);
            }
            TypeData::UnrankedMemRef { .. } => s.results[i] = copy_unranked(rw, op, s.results[i], ty, false)?,
            _ => {}
        }
    }
    if n_results == 0 {
        rw.erase(op);
    } else {
        rw.replace(op, &s.results);
    }
    Some(())
}

/// Whether the result of a call is copied to the caller's stack.
fn copied(rw: &mut Rewriter<'_>, op: Op) -> bool {
    let ty = rw.m.ty(rw.m.result(op, 0));
    matches!(described(rw, ty), TypeData::UnrankedMemRef { .. })
}

/// The attributes of an `llvm.call`: those of the call.
fn call_attributes(rw: &mut Rewriter<'_>, old: Attr, n_operands: usize) -> Option<Attr> {
    let _ = n_operands;
    // Mostly there is only the symbol.
    if cfg!(feature = "fast") && rw.m.cx.dict_entries(old).len() <= 1 {
        return Some(old);
    }
    if rw.m.cx.dict_get(old, Sym::ARG_ATTRS).is_some() || rw.m.cx.dict_get(old, Sym::RES_ATTRS).is_some() {
        // They belong to arguments that may have become several.
        let old = rw.m.cx.dict_remove(old, Sym::ARG_ATTRS);
        return Some(rw.m.cx.dict_remove(old, Sym::RES_ATTRS));
    }
    Some(old)
}

/// A type as the calling conventions see it: a memref whose conversion a user replaced is passed as what it became, and what
/// keeps its type is no memref.
fn described(rw: &mut Rewriter<'_>, ty: Type) -> TypeData {
    match rw.types.leaves(ty) || rw.types.overrides(&mut rw.m.cx, ty) {
        true => TypeData::None,
        false => rw.m.cx.type_data(ty),
    }
}

/// Appends what a call passes for a value.
fn push_argument(rw: &mut Rewriter<'_>, op: Op, v: Value, bare: bool, memrefs: &mut Memrefs, out: &mut Vec<Value>) -> Option<()> {
    let ty = rw.m.ty(v);
    match described(rw, ty) {
        TypeData::MemRef { .. } => {
            let index = memrefs.index;
            let entry = memrefs.entry(rw, ty)?;
            if bare {
                let (r, attrs) = memrefs.at(entry);
                out.push(attrs.aligned(rw, v, r));
                return Some(());
            }
            let described = memrefs.at(entry).0.described;
            if let Some((first, last)) = memrefs.again(rw, described, Alike::Fields, v, 1) {
                out.extend((first.0..=last.0).map(Value));
                return Some(());
            }
            let mut values = [v];
            let open = memrefs.open(rw, described, Alike::Fields, &mut values);
            let [v] = values;
            let (r, attrs) = memrefs.at(entry);
            out.push(attrs.allocated(rw, v, r));
            out.push(attrs.aligned(rw, v, r));
            out.push(attrs.offset(rw, v, index));
            for i in 0..r.rank() {
                out.push(attrs.size(rw, v, i, index));
            }
            for i in 0..r.rank() {
                out.push(attrs.stride(rw, v, i, index));
            }
            if let Some(open) = open {
                memrefs.remember(rw, described, Alike::Fields, 0, open, true);
            }
        }
        TypeData::UnrankedMemRef { .. } => {
            if bare {
                bare_error(rw, op, ty);
                return None;
            }
            let index = memrefs.index;
            out.push(d::unranked_rank(rw, v, index));
            out.push(d::unranked_ptr(rw, v));
        }
        _ => out.push(v),
    }
    Some(())
}

// Returns.

fn returns(rw: &mut Rewriter<'_>, ops: &[Op]) {
    let mut memrefs = Memrefs::new(rw);
    let mut scratch = CallScratch::default();
    for &op in ops {
        ret(rw, op, &mut memrefs, &mut scratch);
    }
    memrefs.keep(rw);
}

fn ret(rw: &mut Rewriter<'_>, op: Op, memrefs: &mut Memrefs, s: &mut CallScratch) -> Option<()> {
    let CallScratch { operands, types, .. } = s;
    let parent = rw.m.parent_op(op)?;
    if rw.m.kind(parent) != func::FUNC || !rw.converts(op) {
        return None;
    }
    // A function that stays has returns of the dialect where all that they return has a counterpart, as in the reference.
    if !rw.is_gone(parent) {
        for i in 0..rw.m.operands(op).len() {
            let v = rw.m.operands(op)[i];
            rw.ty(v)?;
        }
    }
    let bare = is_bare(rw, parent);
    let attrs = rw.m.op_record[op].attrs;
    // Mostly a function has one result at most, which is returned as it is.
    let as_it_is = match *rw.m.operands(op) {
        _ if cfg!(not(feature = "fast")) => false,
        [] => true,
        [v] => {
            let ty = rw.m.ty(v);
            !matches!(described(rw, ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
        }
        _ => false,
    };
    if as_it_is && rw.turn(op, llvm::RETURN, attrs, None) {
        return Some(());
    }
    rw.at(op);
    operands.clear();
    operands.extend_from_slice(rw.m.operands(op));
    for v in operands.iter_mut() {
        let ty = rw.m.ty(*v);
        match described(rw, ty) {
            TypeData::MemRef { .. } if bare => {
                let (r, attrs) = memrefs.get(rw, ty)?;
                *v = attrs.allocated(rw, *v, r);
            }
            TypeData::UnrankedMemRef { .. } if bare => {
                bare_error(rw, op, ty);
                return None;
            }
            TypeData::UnrankedMemRef { .. } => *v = copy_unranked(rw, op, *v, ty, true)?,
            _ => {}
        }
    }
    if operands.len() <= 1 && *operands == rw.m.operands(op) && rw.turn(op, llvm::RETURN, attrs, None) {
        return Some(());
    }
    if operands.len() > 1 {
        types.clear();
        for &v in operands.iter() {
            types.push(rw.ty(v)?);
        }
        let packed = rw.types.packed(&mut rw.m.cx, types);
        let mut v = build::poison(rw, packed);
        for (i, &x) in operands.iter().enumerate() {
            v = build::insert(rw, v, x, packed, &[i as i64]);
        }
        operands.clear();
        operands.push(v);
    }
    rw.op(llvm::RETURN, operands, &[], attrs);
    rw.erase(op);
    Some(())
}

// Unranked results.

/// Copies the ranked descriptor that an unranked one points to: to the heap where a function returns it, to the stack
/// of the caller (who frees the other) where a call got it.
fn copy_unranked(rw: &mut Rewriter<'_>, op: Op, v: Value, ty: Type, to_heap: bool) -> Option<Value> {
    let desc = rw.convert(ty)?;
    let index = rw.types.index_type(&mut rw.m.cx);
    let size = descriptor_size(rw, v, ty, index)?;
    let copy = if to_heap {
        let malloc = runtime(rw, op, Runtime::Malloc, index)?;
        runtime_call(rw, malloc, &[size], Some(Type::LLVM_PTR))?
    } else {
        d::alloca(rw, size, Type::I8, Type::LLVM_PTR, None)
    };
    let source = build::extract(rw, v, Type::LLVM_PTR, &[UnrankedField::Descriptor.position()]);
    let attrs = rw.m.cx.dict_one(Sym::IS_VOLATILE, Attr::FALSE);
    rw.op(llvm::INTR_MEMCPY, &[copy, source, size], &[], attrs);
    if !to_heap {
        let free = runtime(rw, op, Runtime::Free, index)?;
        runtime_call(rw, free, &[source], None);
    }
    let new = build::poison(rw, desc);
    let rank = build::extract(rw, v, index, &[UnrankedField::Rank.position()]);
    let new = build::insert(rw, new, rank, desc, &[UnrankedField::Rank.position()]);
    Some(build::insert(rw, new, copy, desc, &[UnrankedField::Descriptor.position()]))
}

/// The size in bytes of the ranked descriptor behind an unranked one: two pointers, and `1 + 2 * rank` indices.
fn descriptor_size(rw: &mut Rewriter<'_>, v: Value, ty: Type, index: Type) -> Option<Value> {
    let TypeData::UnrankedMemRef { space, .. } = rw.m.cx.type_data(ty) else { return None };
    let space = crate::types::memory_space(&rw.m.cx, space)?;
    let pointer_bits = abi::layout::DataLayout::of_module(rw.m).map_or(64, |l| l.pointer(space).size);
    let none = Attr::EMPTY_DICT;
    let one = build::index_constant(rw, index, 1);
    let two = build::index_constant(rw, index, 2);
    let index_size = build::index_constant(rw, index, rw.types.index_width.div_ceil(8) as i64);
    let pointer_size = build::index_constant(rw, index, pointer_bits.div_ceil(8) as i64);
    let pointers = rw.value(llvm::MUL, &[two, pointer_size], index, none);
    let rank = build::extract(rw, v, index, &[UnrankedField::Rank.position()]);
    let doubled = rw.value(llvm::MUL, &[two, rank], index, none);
    let n = rw.value(llvm::ADD, &[doubled, one], index, none);
    let indices = rw.value(llvm::MUL, &[n, index_size], index, none);
    Some(rw.value(llvm::ADD, &[pointers, indices], index, none))
}
