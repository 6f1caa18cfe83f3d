//! Operations whose text changed otherwise than by a name since 2019: they are read again in the older form where today's
//! is not what stands there. Each reader begins behind the name. Source: MLIR's dialect documents of 2019 to 2023.

use alloc::format;
use alloc::vec::Vec;

#[cfg(feature = "extended")]
use super::{parse_older_tensors, parse_older_vectors};
use crate::attr::{AttrData, ExprData};
use crate::dialect::{arith, builtin, enums, llvm, llvm_type, memref, scf};
#[cfg(feature = "extended")]
use crate::dialect::{linalg, tensor, vector};
use crate::id::{Attr, Loc, Op, Opcode, Sym, Type, Value};
use crate::module::NewOp;
use crate::row::{AttrField, AttrKind, CustomParse, Need, Traits};
use crate::text::lex::Tok;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};
use crate::ty::{DYNAMIC, TypeData};

/// Linkages by the numbers that they had as attributes.
const LINKAGES: [&str; 11] = [
    "private",
    "internal",
    "available_externally",
    "linkonce",
    "weak",
    "common",
    "appending",
    "extern_weak",
    "linkonce_odr",
    "weak_odr",
    "external",
];

/// The reader of the older form of an operation, if there is one.
pub(super) fn reader(p: &Parser<'_>, opcode: Opcode) -> Option<CustomParse> {
    let name = p.m.cx.registry.row(opcode).name;
    Some(match opcode {
        memref::EXPAND_SHAPE | memref::COLLAPSE_SHAPE => reshape,
        llvm::ATOMICRMW | llvm::CMPXCHG => atomic,
        llvm::EXTRACTVALUE | llvm::INSERTVALUE => member,
        llvm::SHUFFLEVECTOR => shuffle,
        scf::REDUCE => reduce,
        #[cfg(feature = "extended")]
        tensor::EXPAND_SHAPE | tensor::COLLAPSE_SHAPE => reshape,
        #[cfg(feature = "extended")]
        linalg::GENERIC => parse_older_tensors::generic,
        #[cfg(feature = "extended")]
        vector::EXTRACT => parse_older_vectors::extract,
        #[cfg(feature = "extended")]
        vector::REDUCTION => parse_older_vectors::reduction,
        #[cfg(feature = "extended")]
        linalg::BATCH_MATMUL | linalg::COPY | linalg::DOT | linalg::FILL | linalg::MATMUL | linalg::MATVEC | linalg::VECMAT => {
            parse_older_vectors::named
        }
        _ if ["va", "coro.", "eh.typeid"].iter().any(|s| name.strip_prefix("llvm.intr.").is_some_and(|n| n.starts_with(s))) => intrinsic,
        _ => return None,
    })
}

/// A constant index, placed before the operation that is read.
fn index(p: &mut Parser<'_>, n: i64) -> Value {
    let value = p.m.cx.int_attr(Type::INDEX, n);
    let op = p.make_before(arith::CONSTANT, &[], &[Type::INDEX], &[(Sym::VALUE, value)]);
    p.m.result(op, 0)
}

/// Whether a type is that of a tensor.
fn is_tensor(p: &Parser<'_>, ty: Type) -> bool {
    matches!(p.m.cx.type_data(ty), TypeData::Tensor { .. } | TypeData::UnrankedTensor(_))
}

/// The value that an operand names, if it was defined already.
pub(super) fn known_value(p: &Parser<'_>, o: Unresolved) -> Option<Value> {
    let slot = p.slots[o.name as usize];
    (slot.scope == p.scope && slot.value.is_some() && o.number < slot.count).then(|| Value(slot.value.0 + o.number))
}

/// The operation of a tensor, where that of a memref would be read.
fn of_tensor(p: &mut Parser<'_>, loc: Loc, ty: Type, name: &str) -> Parse<()> {
    if is_tensor(p, ty) {
        p.older_became = p.m.cx.registry.find(name);
        if p.older_became.is_none() {
            return Err(p.error(loc, "unsupported", format!("no `{name}` here: bufferize first")));
        }
    }
    Ok(())
}

/// `dim %m, 1 : memref<...>`: the index was an attribute.
pub(super) fn dim(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let source = p.operand()?;
    p.need(Tok::Comma, "','")?;
    let at = match p.opt_integer()? {
        Some(n) => index(p, n),
        None => {
            let o = p.operand()?;
            p.resolve(o, Type::INDEX)?
        }
    };
    p.opt_attr_dict(&mut s.attrs)?;
    shape_of(p, s, source, "tensor.dim")?;
    s.operands.push(at);
    Ok(())
}
/// `rank %m : memref<...>`
pub(super) fn rank(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let source = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    shape_of(p, s, source, "tensor.rank")
}
/// The type of what has a shape, of which an index is asked.
fn shape_of(p: &mut Parser<'_>, s: &mut OpState, source: Unresolved, name: &str) -> Parse<()> {
    p.need(Tok::Colon, "':' and the type")?;
    let loc = p.loc();
    let ty = p.ty()?;
    of_tensor(p, loc, ty, name)?;
    let v = p.resolve(source, ty)?;
    s.operands.push(v);
    s.results.push(Type::INDEX);
    Ok(())
}

/// `memref.expand_shape %m [[0, 1]] : memref<?xf32> into memref<?x4xf32>`, whose shape followed from the types, and
/// `linalg.reshape %m [affine_map<(i, j) -> (i, j)>] : ...`, which goes both ways.
pub(super) fn reshape(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let source = p.operand()?;
    let groups = p.attr(None)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the types")?;
    let from = p.ty()?;
    p.expect("into")?;
    let to = p.ty()?;
    let source = p.resolve(source, from)?;
    let shape_of = |p: &Parser<'_>, ty| p.m.cx.shape_of(ty).map(<[i64]>::to_vec);
    let (Some(lists), Some(n), Some(shape)) = (p.m.cx.array_items(groups), shape_of(p, from).map(|s| s.len()), shape_of(p, to)) else {
        return Err(p.error(loc, "reassociation", "expected lists of dimensions and types of known rank"));
    };
    // Groups were maps once.
    let mut groups = Vec::with_capacity(lists.len());
    for list in lists {
        groups.push(match crate::affine::attr_map(&p.m.cx, list) {
            Some(map) => {
                let dim = |e| match p.m.cx.expr_data(e) {
                    ExprData::Dim(d) => i64::from(d),
                    _ => -1,
                };
                let dims: Vec<i64> = p.m.cx.map_exprs(map).map(dim).collect();
                let dims: Vec<Attr> = dims.into_iter().map(|d| p.m.cx.int_attr(Type::I64, d)).collect();
                p.m.cx.array_attr(&dims)
            }
            None => list,
        });
    }
    s.operands.push(source);
    s.results.push(to);
    let groups_attr = p.m.cx.array_attr(&groups);
    s.attrs.push((Sym::REASSOCIATION, groups_attr));
    let (was, now) = ("reassociation as it was", "`[[0, 1]]`, and `output_shape [...]` where dimensions are expanded");
    p.older("reshape", loc, was, now)?;
    let tensor = is_tensor(p, from);
    if n > shape.len() {
        p.older_became = p.m.cx.registry.find(if tensor { "tensor.collapse_shape" } else { "memref.collapse_shape" });
        return Ok(());
    }
    p.older_became = p.m.cx.registry.find(if tensor { "tensor.expand_shape" } else { "memref.expand_shape" });
    let dim = if tensor { p.m.cx.registry.find("tensor.dim").unwrap_or(memref::DIM) } else { memref::DIM };
    for (i, &group) in groups.iter().enumerate() {
        let (mut known, mut dynamic) = (1i64, false);
        for d in p.m.cx.array_items(group).unwrap_or_default() {
            let size = p.m.cx.int_value(d).and_then(|d| usize::try_from(d).ok()).and_then(|d| shape.get(d));
            match size {
                Some(&DYNAMIC) => dynamic = true,
                Some(&n) => known = known.saturating_mul(n),
                None => {}
            }
        }
        if !dynamic {
            continue;
        }
        let d = index(p, i as i64);
        let whole = p.make_before(dim, &[source, d], &[Type::INDEX], &[]);
        let mut size = p.m.result(whole, 0);
        if known != 1 {
            let by = index(p, known);
            let part = p.make_before(arith::DIVUI, &[size, by], &[Type::INDEX], &[]);
            size = p.m.result(part, 0);
        }
        s.operands.push(size);
    }
    let shape = p.m.cx.i64_array(&shape);
    s.attrs.push((Sym::STATIC_OUTPUT_SHAPE, shape));
    Ok(())
}

/// Operands whose types were not written: those of their definitions, which stand before.
fn defined(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut operands: Vec<Unresolved> = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    for o in operands {
        match known_value(p, o) {
            Some(v) => s.operands.push(v),
            None => return Err(p.error(o.loc, "operand-type", "the type of an operand is not written: it has to be defined before")),
        }
    }
    Ok(())
}

/// `llvm.intr.vastart %p`, `llvm.intr.vacopy %p to %q` and `llvm.intr.coro.id %a, %b, %c, %d : !llvm.token`: types of operands were not written.
fn intrinsic(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    defined(p, s)?;
    if p.eat("to") {
        let n = s.operands.len();
        defined(p, s)?;
        // The destination is the first operand.
        s.operands.rotate_left(n);
    }
    p.opt_attr_dict(&mut s.attrs)?;
    let results = !p.m.cx.registry.row(p.opcode).results.is_empty();
    if results {
        p.need(Tok::Colon, "':' and the type")?;
    }
    // Today's form stands there, with another mistake.
    if p.is(if results { Tok::LParen } else { Tok::Colon }) {
        return Err(p.expected_here("the type of the result"));
    }
    if results {
        s.results.push(p.ty()?);
    }
    p.older("intrinsic-types", loc, "an intrinsic without the types of its operands", "`: (T, ...) -> U`")
}

/// `llvm.atomicrmw add %p, %v monotonic : i32` and `llvm.cmpxchg %p, %c, %v acq_rel monotonic : i32`
fn atomic(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let (loc, order) = (p.loc(), AttrKind::EnumInt(enums::LLVM_ATOMIC_ORDERING));
    let exchanges = p.opcode == llvm::CMPXCHG;
    if !exchanges {
        let kind = p.format_attr(AttrKind::EnumInt(enums::LLVM_ATOMIC_BIN_OP))?;
        s.attrs.push((Sym::BIN_OP, kind));
    }
    defined(p, s)?;
    let names: &[Sym] = if exchanges { &[Sym::SUCCESS_ORDERING, Sym::FAILURE_ORDERING] } else { &[Sym::ORDERING] };
    for &name in names {
        let a = p.format_attr(order)?;
        s.attrs.push((name, a));
    }
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let ty = p.ty()?;
    if p.is(Tok::Comma) {
        return Err(p.expected_here("the end of an atomic operation"));
    }
    p.older("atomic-types", loc, "an atomic operation without the type of the pointer", "`: !llvm.ptr, T`")?;
    s.results.push(if exchanges { p.m.cx.llvm_struct(&[ty, Type::I1]) } else { ty });
    Ok(())
}

/// `vector.flat_transpose %m {rows = 4 : i32, columns = 4 : i32} : vector<16xf32> -> vector<16xf32>`
pub(super) fn flat_transpose(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let o = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the types")?;
    let ty = p.ty()?;
    p.need(Tok::Arrow, "'->'")?;
    s.results.push(p.ty()?);
    let v = p.resolve(o, ty)?;
    s.operands.push(v);
    Ok(())
}

/// Whether an operation takes a part of a vector or puts one there.
#[cfg(feature = "extended")]
fn is_element(opcode: Opcode) -> bool {
    matches!(opcode, vector::EXTRACT | vector::INSERT)
}
/// There are no vectors.
#[cfg(not(feature = "extended"))]
fn is_element(_: Opcode) -> bool {
    false
}

/// `[0, 1 : i32]`: numbers, which had types.
pub(super) fn typed_numbers(p: &mut Parser<'_>) -> Parse<Vec<i64>> {
    let mut list = Vec::new();
    p.list(Delim::Square, |p| {
        list.push(p.integer()?);
        if p.take(Tok::Colon) {
            p.ty()?;
        }
        Ok(())
    })?;
    Ok(list)
}

/// Numbers of 32 bits; what has more is no position.
fn narrow(list: &[i64]) -> Vec<i32> {
    list.iter().map(|&n| i32::try_from(n).unwrap_or(i32::MAX)).collect()
}

/// The numbers of a dense attribute of one dimension that has few; a splat stands for as many as its type says.
fn dense_numbers(p: &Parser<'_>, a: Attr) -> Option<Vec<i32>> {
    const MOST: usize = 1 << 16;
    let n = p.m.cx.attr_type(a).and_then(|t| p.m.cx.shape_of(t)).and_then(|s| s.first().copied())?;
    let n = usize::try_from(n).ok().filter(|&n| n <= MOST)?;
    crate::dense::int_values(&p.m.cx, a, n).map(|list| narrow(&list))
}

/// `llvm.extractvalue %s[0 : index] : T` and `llvm.insertvalue %x, %s[0 : index] : T`
fn member(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let inserts = p.opcode == llvm::INSERTVALUE;
    let value = if inserts { Some(p.operand()?) } else { None };
    if inserts {
        p.need(Tok::Comma, "','")?;
    }
    let aggregate = p.operand()?;
    let at = typed_numbers(p)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let ty = p.ty()?;
    let part = match llvm_type::member(&p.m.cx, ty, &at) {
        Ok(part) => part,
        Err(text) => return Err(p.error(loc, "position", text)),
    };
    p.older("position-types", loc, "a position with a type", "`[0]`")?;
    let aggregate = p.resolve(aggregate, ty)?;
    s.operands.push(aggregate);
    if let Some(x) = value {
        let x = p.resolve(x, part)?;
        s.operands.push(x);
    }
    s.results.push(if inserts { ty } else { part });
    let at = p.m.cx.i64_array(&at);
    s.attrs.push((Sym::POSITION, at));
    Ok(())
}

/// `llvm.shufflevector %a, %b [0 : i32, 4 : i32] : T, T`
fn shuffle(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    let a = p.operand()?;
    p.need(Tok::Comma, "','")?;
    let b = p.operand()?;
    let mask = narrow(&typed_numbers(p)?);
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let ty = p.ty()?;
    if p.take(Tok::Comma) {
        p.ty()?;
    }
    p.older("position-types", loc, "a mask with types", "`[0, 1]`")?;
    let (a, b) = (p.resolve(a, ty)?, p.resolve(b, ty)?);
    s.operands.extend([a, b]);
    let elem = p.m.cx.elem_type(ty);
    let result = p.m.cx.vector_type(&[mask.len() as i64], elem);
    s.results.push(result);
    let mask = p.m.cx.i32_array(&mask);
    s.attrs.push((Sym::MASK, mask));
    Ok(())
}

/// `scf.reduce(%x) : f32 { ... }`: one for each value; [`Parser::older_parallel_end`] puts them together.
fn reduce(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    p.need(Tok::LParen, "'('")?;
    let operand = p.operand()?;
    p.need(Tok::RParen, "')'")?;
    p.need(Tok::Colon, "':' and the type")?;
    let ty = p.ty()?;
    let v = p.resolve(operand, ty)?;
    s.operands.push(v);
    p.older("scf-reduce", loc, "`scf.reduce(%x) : T { ... }`", "`scf.reduce(%x : T) { ... }` at the end of the loop")?;
    let region = p.region(scf::REDUCE, &[], false)?;
    s.regions.push(region);
    p.opt_attr_dict(&mut s.attrs)
}

// Operations that have another name today besides.

/// `module_terminator`, which [`Parser::older_module_end`] takes away.
pub(super) fn nothing(p: &mut Parser<'_>, _: &mut OpState) -> Parse<()> {
    p.module_terminator = true;
    Ok(())
}

/// The constant that an index of a GEP into a struct is, which was a value once, is written into its list of constants.
pub(super) fn struct_indices(p: &Parser<'_>, elem: Type, raw: &mut [i32], operands: &mut Vec<Value>) {
    let (mut ty, mut at) = (elem, 1);
    for (i, index) in raw.iter_mut().enumerate() {
        let data = p.m.cx.type_data(ty);
        if *index == i32::MIN {
            // What is defined further on is no operation yet.
            let known = operands.get(at).and_then(|&v| p.m.def_op(v)).filter(|&d| p.m.op_kind.get(d) == Some(&llvm::MLIR_CONSTANT));
            let known = known.and_then(|d| p.m.attr(d, Sym::VALUE)).and_then(|a| p.m.cx.int_value(a)).and_then(|n| i32::try_from(n).ok());
            match (i > 0 && matches!(data, TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. }), known) {
                (true, Some(n)) => {
                    *index = n;
                    operands.remove(at);
                }
                _ => at += 1,
            }
        }
        if i > 0 {
            ty = match data {
                TypeData::LlvmArray { elem, .. } => elem,
                TypeData::Vector { .. } => p.m.cx.elem_type(ty),
                _ => match llvm_type::field_at(&p.m.cx, ty, i64::from(*index)) {
                    Some(t) => t,
                    None => return,
                },
            };
        }
    }
}

impl Parser<'_> {
    /// Attributes of a function, from `at` on, that had another name: `std.varargs`, and the visibility.
    pub(crate) fn older_function_attrs(&mut self, attrs: &mut Vec<(Sym, Attr)>, at: usize) -> Parse<usize> {
        let loc = self.loc();
        if self.strict() {
            return Ok(at);
        }
        if let Some(i) = attrs[at..].iter().position(|a| self.m.cx.str(a.0) == "std.varargs") {
            self.older("function-attribute", loc, "`std.varargs`", "`func.varargs`")?;
            attrs[at + i].0 = Sym::FUNC_VARARGS;
        }
        let given = attrs[..at].iter().any(|a| a.0 == Sym::SYM_VISIBILITY);
        let Some(i) = attrs[at..].iter().position(|a| a.0 == Sym::SYM_VISIBILITY).filter(|_| !given) else { return Ok(at) };
        self.older("function-attribute", loc, "the visibility as an attribute", "`func.func private @f`")?;
        let a = attrs.remove(at + i);
        // What a function is without one.
        if self.m.cx.str_value(a.1) == Some(Sym::PUBLIC) {
            return Ok(at);
        }
        attrs.insert(at, a);
        Ok(at + 1)
    }
    /// Remembers a variadic function of LLVM: calls of it did not say its type once.
    #[cfg(feature = "older")]
    pub(crate) fn note_variadic(&mut self, name: Sym, ty: Type) {
        if !self.strict() {
            self.variadic.insert(name, ty);
        }
    }
    /// They have to say it.
    #[cfg(not(feature = "older"))]
    pub(crate) fn note_variadic(&mut self, _: Sym, _: Type) {}
    /// `llvm.call @printf(%s, %x) : (!llvm.ptr, f64) -> i32` behind the declaration of a variadic function, of whose callee the
    /// name was read.
    #[cfg(feature = "older")]
    pub(crate) fn older_variadic_call(&mut self, attrs: &mut Vec<(Sym, Attr)>) -> Parse<()> {
        if self.strict() || self.variadic.is_empty() {
            return Ok(());
        }
        let callee = attrs.iter().find(|a| a.0 == Sym::CALLEE).and_then(|a| self.m.cx.flat_symbol(a.1));
        let Some(&ty) = callee.and_then(|name| self.variadic.get(&name)) else { return Ok(()) };
        let loc = self.loc();
        self.older("variadic-call", loc, "a variadic call without the callee's type", "`vararg(!llvm.func<...>)`")?;
        let ty = self.m.cx.type_attr(ty);
        attrs.push((Sym::VAR_CALLEE_TYPE, ty));
        Ok(())
    }
    /// Calls that stand before such a declaration, when all was read.
    #[cfg(feature = "older")]
    pub(crate) fn older_variadic_calls(&mut self) -> Parse<()> {
        if self.strict() || self.variadic.is_empty() {
            return Ok(());
        }
        for i in 0..self.m.op_kind.len() as u32 {
            let op = Op(i);
            if self.m.op_kind[op] != llvm::CALL || self.m.attr(op, Sym::VAR_CALLEE_TYPE).is_some() {
                continue;
            }
            let callee = self.m.attr(op, Sym::CALLEE).and_then(|a| self.m.cx.flat_symbol(a));
            if let Some(&ty) = callee.and_then(|name| self.variadic.get(&name)) {
                let loc = self.m.op_record[op].loc;
                self.older("variadic-call", loc, "a variadic call without the callee's type", "`vararg(!llvm.func<...>)`")?;
                let ty = self.m.cx.type_attr(ty);
                self.m.set_attr(op, Sym::VAR_CALLEE_TYPE, ty);
            }
        }
        Ok(())
    }
    /// The same where it has to be said.
    #[cfg(not(feature = "older"))]
    pub(crate) fn older_variadic_calls(&mut self) -> Parse<()> {
        Ok(())
    }
    /// The same where it has to be said.
    #[cfg(not(feature = "older"))]
    pub(crate) fn older_variadic_call(&mut self, _: &mut Vec<(Sym, Attr)>) -> Parse<()> {
        Ok(())
    }
    /// The case of an enum that a word at its place means, or meant once.
    pub(crate) fn case_of(&mut self, def: u16, word: &str) -> Parse<Option<u64>> {
        let e = &enums::ENUMS[def as usize];
        if let Some(value) = e.value(word) {
            return Ok(Some(value));
        }
        // Theirs meant others, which their own reader knows.
        #[cfg(feature = "extended")]
        if self.opcode == vector::REDUCTION {
            return Ok(None);
        }
        let now = match word {
            "maxf" => "maximumf",
            "minf" => "minimumf",
            _ => return Ok(None),
        };
        let Some(value) = e.value(now).filter(|_| !self.strict()) else { return Ok(None) };
        let loc = self.loc();
        self.older("enum-case", loc, &format!("`{word}`"), &format!("`{now}`"))?;
        Ok(Some(value))
    }
    /// Whether the operation that is read has weights of branches.
    pub(crate) fn weighs(&self) -> bool {
        matches!(self.opcode, llvm::COND_BR | llvm::SWITCH | llvm::INVOKE | llvm::CALL)
    }
    /// Weights of branches, which were elements of a vector.
    pub(crate) fn older_weights(&mut self, a: Attr) -> Parse<Attr> {
        let (AttrData::Dense { .. }, false) = (self.m.cx.attr_data(a), self.strict()) else { return Ok(a) };
        let Some(list) = dense_numbers(self, a) else { return Ok(a) };
        let loc = self.loc();
        self.older("branch-weights", loc, "weights of branches as a vector", "`[5, 10]` or `array<i32: 5, 10>`")?;
        Ok(self.m.cx.i32_array(&list))
    }
    /// An entry of a data layout, whose numbers had 32 bits.
    pub(crate) fn older_layout(&mut self, entry: Attr) -> Parse<Attr> {
        let AttrData::Record { def, fields } = self.m.cx.attr_data(entry) else { return Ok(entry) };
        let (mut parts, mut given) = (self.m.cx.attrs_in(fields), [Attr::NONE; 2]);
        given.fill_with(|| parts.next().unwrap_or(Attr::NONE));
        drop(parts);
        let [key, value] = given;
        let ty = self.m.cx.attr_type(value).filter(|&t| self.m.cx.elem_type(t) == Type::I32);
        let is_type = matches!(self.m.cx.attr_data(key), AttrData::Type(_));
        let Some(list) = ty.filter(|_| is_type && !self.strict()).and_then(|_| dense_numbers(self, value)) else { return Ok(entry) };
        let loc = self.loc();
        self.older("layout-numbers", loc, "numbers of a data layout of 32 bits", "`vector<2xi64>`")?;
        let list: Vec<i64> = list.into_iter().map(i64::from).collect();
        let value = crate::dense::ints(&mut self.m.cx, Type::I64, &list);
        let fields = self.m.cx.attr_list(&[key, value]);
        Ok(self.m.cx.attr(AttrData::Record { def, fields }))
    }
    /// `llvm.byval` and its like of a parameter, which the type of the pointer completed.
    pub(crate) fn older_pointed(&mut self, dict: &mut [(Sym, Attr)]) -> Parse<()> {
        const POINTED: [&str; 5] = ["llvm.byref", "llvm.byval", "llvm.inalloca", "llvm.preallocated", "llvm.sret"];
        let Some(ty) = self.pointee.filter(|_| !self.strict()) else { return Ok(()) };
        for entry in dict.iter_mut().filter(|e| e.1 == Attr::UNIT) {
            if POINTED.contains(&self.m.cx.str(entry.0)) {
                entry.1 = self.m.cx.type_attr(ty);
                let loc = self.loc();
                self.older("parameter-type", loc, "`llvm.byval` without a type", "`llvm.byval = T`")?;
            }
        }
        Ok(())
    }
    /// `llvm.noalias = true` of an argument, which is a unit today.
    pub(crate) fn older_argument_attrs(&mut self, attrs: Attr) -> Parse<Attr> {
        if self.strict() {
            return Ok(attrs);
        }
        let Some((name, _)) = self.m.cx.dict_entries(attrs).find(|e| e.1 == Attr::TRUE && self.m.cx.str(e.0) == "llvm.noalias") else {
            return Ok(attrs);
        };
        let loc = self.loc();
        self.older("argument-attribute", loc, "`llvm.noalias = true`", "`llvm.noalias`")?;
        Ok(self.m.cx.dict_set(attrs, name, Attr::UNIT))
    }

    /// The end of a `scf.parallel`, whose operations are these: an empty `scf.yield` once stood there, and values were
    /// reduced one by one before it.
    pub(super) fn older_parallel_end(&mut self, ops: &mut Vec<Op>, first: usize) {
        if self.strict() {
            return;
        }
        let Some(&last) = ops[first..].last() else { return };
        let yields = self.m.op_kind[last] == scf::YIELD && self.m.n_operands(last) == 0;
        // What is put together, and what stays.
        let (mut operands, mut regions, mut left, mut gone) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for &op in &ops[first..] {
            if self.m.op_kind[op] == scf::REDUCE {
                operands.extend_from_slice(self.m.operands(op));
                regions.extend_from_slice(self.m.op_regions(op));
                gone.push(op);
            } else if op == last && yields {
                gone.push(op);
            } else {
                left.push(op);
            }
        }
        // Nothing to do where there is none, or one that ends the loop.
        if gone.is_empty() || gone == [last] && !yields {
            return;
        }
        let loc = self.m.op_record[last].loc;
        if yields && self.older("scf-parallel", loc, "`scf.yield` at the end of `scf.parallel`", "`scf.reduce`").is_err() {
            return;
        }
        for op in gone {
            self.m.op_kind[op] = Opcode::ERASED;
        }
        ops.truncate(first);
        ops.append(&mut left);
        let op = self.m.append(NewOp { operands: &operands, regions: &regions, ..NewOp::new(scf::REDUCE, loc) });
        ops.push(op);
    }

    /// What generic operations of the LLVM dialect lack that followed from typed pointers, whose types begin at a byte, or was
    /// not there: element types, and the sizes of operand bundles.
    pub(super) fn older_llvm_lacks(&mut self, opcode: Opcode, state: &mut OpState, types: u32) -> Parse<()> {
        let lacks = |s: &OpState, name: Sym| s.attr(name).is_none();
        let (loc, result) = (self.loc(), self.pointee);
        match opcode {
            llvm::ALLOCA | llvm::GETELEMENTPTR if lacks(state, Sym::ELEM_TYPE) => {
                let mut elem = result;
                if opcode == llvm::GETELEMENTPTR {
                    let behind = self.token.start;
                    self.seek(types);
                    self.pointee = None;
                    self.need(Tok::LParen, "'('")?;
                    self.ty()?;
                    elem = self.pointee;
                    self.seek(behind);
                }
                let Some(elem) = elem else { return Ok(()) };
                if opcode == llvm::GETELEMENTPTR && lacks(state, Sym::RAW_CONSTANT_INDICES) {
                    let given = state.attrs.iter().position(|a| self.m.cx.str(a.0) == "structIndices").map(|i| state.attrs.remove(i).1);
                    let given = given.and_then(|a| dense_numbers(self, a).or_else(|| self.m.cx.int_array(a).map(|list| narrow(&list))));
                    let n = state.operands.len().saturating_sub(1);
                    let mut raw = given.unwrap_or_else(|| alloc::vec![i32::MIN; n]);
                    struct_indices(self, elem, &mut raw, &mut state.operands);
                    let raw = self.m.cx.i32_array(&raw);
                    state.attrs.push((Sym::RAW_CONSTANT_INDICES, raw));
                }
                let elem = self.m.cx.type_attr(elem);
                state.attrs.push((Sym::ELEM_TYPE, elem));
                Ok(())
            }
            llvm::CALL if !self.m.cx.early_folds && lacks(state, Sym::OPERAND_SEGMENT_SIZES) && lacks(state, Sym::OP_BUNDLE_SIZES) => {
                self.older("call-segments", loc, "a call without the sizes of operand bundles", "`op_bundle_sizes = array<i32>`")?;
                let sizes = self.m.cx.i32_array(&[state.operands.len() as i32, 0]);
                let none = self.m.cx.i32_array(&[]);
                state.attrs.extend([(Sym::OPERAND_SEGMENT_SIZES, sizes), (Sym::OP_BUNDLE_SIZES, none)]);
                Ok(())
            }
            _ => self.older_immediates(opcode, state),
        }
    }

    /// Numbers that an intrinsic needs and that were operands once, behind the others: `"llvm.intr.memcpy"(%d, %s, %n, %volatile)`.
    fn older_immediates(&mut self, opcode: Opcode, state: &mut OpState) -> Parse<()> {
        let row = self.m.cx.registry.row(opcode);
        let Some(given) = state.operands.get(row.operands.len()..).filter(|_| row.name.starts_with("llvm.intr.")) else { return Ok(()) };
        let is = |f: &&AttrField| {
            let number = matches!(f.kind, AttrKind::Int(_) | AttrKind::AnyInt);
            number && f.need == Need::Required && state.attr(f.name).is_none()
        };
        let mut numbers = Vec::with_capacity(given.len());
        for (&v, f) in given.iter().zip(row.attrs.iter().filter(is)) {
            let constant = self.m.def_op(v).filter(|&d| matches!(self.m.op_kind.get(d), Some(&llvm::MLIR_CONSTANT | &arith::CONSTANT)));
            let Some(a) = constant.and_then(|d| self.m.attr(d, Sym::VALUE)) else { return Ok(()) };
            numbers.push((f.name, f.kind, a));
        }
        if numbers.len() != given.len() {
            return Ok(());
        }
        state.operands.truncate(row.operands.len());
        for (name, kind, mut a) in numbers {
            if let (AttrKind::Int(ty), Some(n)) = (kind, self.m.cx.int_value(a)) {
                a = self.m.cx.int_attr(ty, n);
            }
            state.attrs.push((name, a));
        }
        let loc = self.loc();
        self.older("immediates", loc, "numbers that an intrinsic needs as operands", "as attributes, such as `isVolatile = false`")
    }

    /// The end of a module: its terminator, which it has no more.
    pub(super) fn older_module_end(&mut self, ops: &mut Vec<Op>, first: usize) {
        let Some(&last) = ops[first..].last().filter(|_| self.module_terminator) else { return };
        let is_mark = self.m.op_kind[last] == builtin::UNREALIZED_CONVERSION_CAST && self.m.n_operands(last) + self.m.n_results(last) == 0;
        if is_mark {
            self.module_terminator = false;
            self.m.op_kind[last] = Opcode::ERASED;
            ops.pop();
        }
    }

    /// Attributes of generic operations of the LLVM dialect that had another form: the linkage as a number, positions as
    /// lists, `type` of a variable.
    fn older_llvm_attrs(&mut self, opcode: Opcode, attrs: &mut [(Sym, Attr)]) -> Parse<()> {
        for (name, a) in attrs.iter_mut() {
            let data = self.m.cx.attr_data(*a);
            let now = match (opcode, *name, data) {
                (llvm::FUNC | llvm::MLIR_GLOBAL, Sym::LINKAGE, AttrData::Integer { .. }) => {
                    let name = self.m.cx.int_value(*a).and_then(|n| usize::try_from(n).ok()).and_then(|n| LINKAGES.get(n));
                    let value = name.and_then(|name| enums::ENUMS[enums::LLVM_LINKAGE as usize].value(name));
                    self.m.cx.attr(AttrData::Enum { def: enums::LLVM_LINKAGE, value: value.unwrap_or(0) })
                }
                (_, Sym::POSITION, AttrData::Array(_)) => {
                    if is_element(opcode) {
                        *name = Sym::STATIC_POSITION;
                    }
                    let mut numbers = Vec::new();
                    for n in self.m.cx.array_items(*a).unwrap_or_default() {
                        numbers.push(self.m.cx.int_value(n).unwrap_or(-1));
                    }
                    self.m.cx.i64_array(&numbers)
                }
                (llvm::MLIR_GLOBAL, _, AttrData::Type(_)) if self.m.cx.str(*name) == "type" => {
                    *name = Sym::GLOBAL_TYPE;
                    *a
                }
                _ => continue,
            };
            *a = now;
            let loc = self.loc();
            self.older("llvm-attributes", loc, "attributes of the LLVM dialect as they were", "`#llvm.linkage<...>`, `array<i64: 0>`")?;
        }
        Ok(())
    }

    /// Attributes of generic operations that had another name or another form.
    pub(super) fn older_attrs_of(&mut self, opcode: Opcode, attrs: &mut [(Sym, Attr)]) -> Parse<()> {
        if cfg!(not(feature = "older")) {
            return Ok(());
        }
        let traits = self.m.cx.registry.row(opcode).traits;
        for i in 0..attrs.len() {
            let (name, a) = attrs[i];
            let sized = match self.m.cx.str(name) {
                "operand_segment_sizes" if traits.has(Traits::ATTR_SIZED_OPERANDS) => Sym::OPERAND_SEGMENT_SIZES,
                "result_segment_sizes" if traits.has(Traits::ATTR_SIZED_RESULTS) => Sym::RESULT_SEGMENT_SIZES,
                _ => continue,
            };
            // mlir-opt reads them as arrays still.
            let list = match (self.m.cx.attr_data(a), self.strict()) {
                (AttrData::Dense { .. }, true) => continue,
                (AttrData::Dense { .. }, false) => match dense_numbers(self, a) {
                    Some(values) => self.m.cx.i32_array(&values),
                    None => continue,
                },
                _ => a,
            };
            attrs[i] = (sized, list);
            if !self.strict() {
                let loc = self.loc();
                self.older("segment-sizes", loc, "`operand_segment_sizes`", "`operandSegmentSizes`")?;
            }
        }
        let of_llvm = matches!(opcode, llvm::FUNC | llvm::MLIR_GLOBAL | llvm::EXTRACTVALUE | llvm::INSERTVALUE);
        if (of_llvm || is_element(opcode)) && !self.strict() {
            self.older_llvm_attrs(opcode, attrs)?;
        }
        Ok(())
    }
}
