//! Memrefs as the rules of `memref` see them: facts of each distinct type, taken once, and the building and reading
//! of descriptors. Which fields a descriptor has stands in `abi::convention`.

use abi::convention::{Field, UnrankedField};
use alloc::boxed::Box;
use alloc::vec::Vec;
use ir::dialect::{enums, llvm, memref_shape};
use ir::{Attr, AttrData, Id, Sym, Type, TypeData, Value};

use crate::alike::Patterns;
use crate::build;
use crate::sweep::Rewriter;
use crate::types::memory_space;

/// What a rule needs to know of one ranked memref type.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// Converted: the descriptor struct.
    pub desc: Type,
    /// Pointer into the memory space.
    pub ptr: Type,
    /// Address space of that.
    pub space: u32,
    /// Converted element type.
    pub elem: Type,
    /// Sizes as the type says.
    pub dims: Vec<i64>,
    /// Strides as the type says.
    pub strides: Vec<i64>,
    /// Offset as the type says.
    pub offset: i64,
    /// Whether the type has no layout.
    pub identity: bool,
    /// The first entry with the same pointers, elements, strides and offset: accesses of both become the same.
    pub(crate) like: usize,
    /// The first entry with the same descriptor.
    pub(crate) described: usize,
}

impl Ranked {
    /// Number of dimensions.
    pub fn rank(&self) -> usize {
        self.dims.len()
    }
    /// Whether all sizes are known.
    pub fn is_static(&self) -> bool {
        !self.dims.contains(&ir::DYNAMIC)
    }
}

/// Facts of the memref types met so far, and attributes that are needed again and again. A batch takes them from the
/// type converter and gives them back.
#[derive(Clone, Debug)]
pub struct Memrefs {
    /// The integer type of `index`.
    pub index: Type,
    /// Entries of `list` by type, from 1.
    by_type: Vec<u32>,
    list: Vec<Option<Ranked>>,
    /// What is interned once.
    pub attrs: Attrs,
    #[cfg_attr(not(feature = "fast"), allow(dead_code))]
    pub(crate) patterns: Patterns,
}

/// Attribute dictionaries of the operations that descriptors are made of.
#[derive(Clone, Debug)]
pub struct Attrs {
    fields: [Option<Attr>; 5],
    /// Of sizes and strides by dimension.
    dims: [Vec<Attr>; 2],
    /// `getelementptr`s with one value as index, by a few bits of the element type and whether flagged.
    geps: [(Type, bool, Attr); GEPS],
    flagged: Option<Attr>,
}

/// Element types whose address computations are remembered, with and without flags.
const GEPS: usize = 32;

impl Default for Attrs {
    fn default() -> Attrs {
        Attrs { fields: [None; 5], dims: [Vec::new(), Vec::new()], geps: [(Type::NONE, false, Attr::NONE); GEPS], flagged: None }
    }
}

impl Memrefs {
    /// What earlier batches knew.
    pub fn new(rw: &mut Rewriter<'_>) -> Memrefs {
        if let Some(known) = rw.types.memrefs.take() {
            return *known;
        }
        let index = rw.types.index_type(&mut rw.m.cx);
        Memrefs { index, by_type: Vec::new(), list: Vec::new(), attrs: Attrs::default(), patterns: Patterns::default() }
    }
    /// Leaves what is known to the next batch.
    pub fn keep(self, rw: &mut Rewriter<'_>) {
        rw.types.memrefs = Some(Box::new(self));
    }
    /// The entry of a ranked memref type that converts; `None` for any other type.
    pub fn entry(&mut self, rw: &mut Rewriter<'_>, ty: Type) -> Option<usize> {
        let i = match self.by_type.get(ty.idx()) {
            Some(&i) if i != 0 => i as usize - 1,
            _ => self.add(rw, ty),
        };
        self.list[i].as_ref().map(|_| i)
    }
    #[cold]
    fn add(&mut self, rw: &mut Rewriter<'_>, ty: Type) -> usize {
        #[cfg_attr(not(feature = "fast"), allow(unused_mut))]
        let mut facts = facts(rw, ty);
        #[cfg(feature = "fast")]
        if let Some(r) = &mut facts {
            self.patterns.place(r, &self.list);
        }
        self.list.push(facts);
        if self.by_type.len() <= ty.idx() {
            self.by_type.resize(rw.m.cx.types.len().max(ty.idx() + 1), 0);
        }
        self.by_type[ty.idx()] = self.list.len() as u32;
        self.list.len() - 1
    }
    /// The facts of a ranked memref type that converts, with the attributes.
    #[inline]
    pub fn get(&mut self, rw: &mut Rewriter<'_>, ty: Type) -> Option<(&Ranked, &mut Attrs)> {
        let i = self.entry(rw, ty)?;
        let Memrefs { list, attrs, .. } = self;
        list[i].as_ref().map(|r| (r, attrs))
    }
    /// The facts of an entry, with the attributes.
    pub fn at(&mut self, i: usize) -> (&Ranked, &mut Attrs) {
        let Memrefs { list, attrs, .. } = self;
        (list[i].as_ref().expect("an entry of a type that converts"), attrs)
    }
    /// The facts of two entries, with the attributes.
    pub fn pair(&mut self, a: usize, b: usize) -> (&Ranked, &Ranked, &mut Attrs) {
        let Memrefs { list, attrs, .. } = self;
        let of = |i: usize| list[i].as_ref().expect("an entry of a type that converts");
        (of(a), of(b), attrs)
    }
    /// An integer constant of the type of `index`.
    pub fn constant(&self, rw: &mut Rewriter<'_>, value: i64) -> Value {
        build::index_constant(rw, self.index, value)
    }
}

fn facts(rw: &mut Rewriter<'_>, ty: Type) -> Option<Ranked> {
    let TypeData::MemRef { dims, elem, layout, space } = rw.m.cx.type_data(ty) else { return None };
    if rw.types.overrides(&mut rw.m.cx, ty) {
        return None;
    }
    let desc = rw.convert(ty)?;
    let elem = rw.convert(elem)?;
    let space = memory_space(&rw.m.cx, space)?;
    let (strides, offset) = memref_shape::strides(&rw.m.cx, ty)?;
    let ptr = rw.m.cx.ptr_type(space);
    let dims = rw.m.cx.shape(dims).to_vec();
    // As a map, a stride of 1 from the start is the identity too.
    let identity = layout.is_none() || strides[..] == [1] && offset == 0;
    Some(Ranked { desc, ptr, space, elem, dims, strides, offset, identity, like: 0, described: 0 })
}

impl Attrs {
    /// Position of a scalar field, or of a whole array.
    pub fn field(&mut self, rw: &mut Rewriter<'_>, f: Field) -> Attr {
        *self.fields[f as usize].get_or_insert_with(|| build::position(rw, &[f.position()]))
    }
    /// Position of a size or a stride.
    pub fn dim(&mut self, rw: &mut Rewriter<'_>, f: Field, i: usize) -> Attr {
        let list = &mut self.dims[usize::from(f == Field::Strides)];
        while list.len() <= i {
            let at = list.len() as i64;
            list.push(build::position(rw, &[f.position(), at]));
        }
        list[i]
    }
    /// `getelementptr base[value]` over elements of a type.
    pub fn gep(&mut self, rw: &mut Rewriter<'_>, elem: Type, flags: bool) -> Attr {
        let slot = (elem.idx() * 2 + usize::from(flags)) % GEPS;
        match self.geps[slot] {
            (t, f, a) if (t, f) == (elem, flags) && a.is_some() => a,
            _ => {
                let a = indexed(rw, elem, flags);
                self.geps[slot] = (elem, flags, a);
                a
            }
        }
    }
    /// Attributes of address arithmetic that cannot overflow.
    pub fn no_overflow(&mut self, rw: &mut Rewriter<'_>) -> Attr {
        if !rw.opts.release.address_flags {
            return Attr::EMPTY_DICT;
        }
        *self.flagged.get_or_insert_with(|| {
            let both = rw.m.cx.attr(AttrData::Enum { def: enums::LLVM_OVERFLOW, value: 3 });
            rw.m.cx.dict_one(Sym::OVERFLOW_FLAGS, both)
        })
    }

    // Reading descriptors.

    /// The pointer that is indexed.
    pub fn aligned(&mut self, rw: &mut Rewriter<'_>, d: Value, r: &Ranked) -> Value {
        let a = self.field(rw, Field::Aligned);
        rw.value(llvm::EXTRACTVALUE, &[d], r.ptr, a)
    }
    /// The pointer that was allocated.
    pub fn allocated(&mut self, rw: &mut Rewriter<'_>, d: Value, r: &Ranked) -> Value {
        let a = self.field(rw, Field::Allocated);
        rw.value(llvm::EXTRACTVALUE, &[d], r.ptr, a)
    }
    /// The offset.
    pub fn offset(&mut self, rw: &mut Rewriter<'_>, d: Value, index: Type) -> Value {
        let a = self.field(rw, Field::Offset);
        rw.value(llvm::EXTRACTVALUE, &[d], index, a)
    }
    /// A size.
    pub fn size(&mut self, rw: &mut Rewriter<'_>, d: Value, i: usize, index: Type) -> Value {
        let a = self.dim(rw, Field::Sizes, i);
        rw.value(llvm::EXTRACTVALUE, &[d], index, a)
    }
    /// A stride.
    pub fn stride(&mut self, rw: &mut Rewriter<'_>, d: Value, i: usize, index: Type) -> Value {
        let a = self.dim(rw, Field::Strides, i);
        rw.value(llvm::EXTRACTVALUE, &[d], index, a)
    }
    /// The address of the first element: the aligned pointer, moved by the offset unless the type says it is 0.
    pub fn buffer(&mut self, rw: &mut Rewriter<'_>, d: Value, r: &Ranked, index: Type) -> Value {
        let aligned = self.aligned(rw, d, r);
        if r.offset == 0 {
            return aligned;
        }
        let offset = if r.offset == ir::DYNAMIC { self.offset(rw, d, index) } else { build::index_constant(rw, index, r.offset) };
        let a = self.gep(rw, r.elem, false);
        rw.value(llvm::GETELEMENTPTR, &[aligned, offset], r.ptr, a)
    }
    /// The address of an element. `flags`: the access is known to be inside of the buffer.
    pub fn element(&mut self, rw: &mut Rewriter<'_>, d: Value, r: &Ranked, indices: &[Value], index: Type, flags: bool) -> Value {
        let flags = flags && rw.opts.release.address_flags;
        let base = self.buffer(rw, d, r, index);
        let mut at: Option<Value> = None;
        for (i, &v) in indices.iter().enumerate() {
            let attrs = if flags { self.no_overflow(rw) } else { Attr::EMPTY_DICT };
            let step = match r.strides[i] {
                1 => v,
                s => {
                    let stride = if s == ir::DYNAMIC { self.stride(rw, d, i, index) } else { build::index_constant(rw, index, s) };
                    rw.value(llvm::MUL, &[v, stride], index, attrs)
                }
            };
            at = Some(match at {
                Some(sum) => rw.value(llvm::ADD, &[sum, step], index, attrs),
                None => step,
            });
        }
        let Some(at) = at else { return base };
        let a = self.gep(rw, r.elem, flags);
        rw.value(llvm::GETELEMENTPTR, &[base, at], r.ptr, a)
    }

    // Building descriptors.

    /// Sets a scalar field.
    pub fn set(&mut self, rw: &mut Rewriter<'_>, d: Value, desc: Type, f: Field, v: Value) -> Value {
        let a = self.field(rw, f);
        rw.value(llvm::INSERTVALUE, &[d, v], desc, a)
    }
    /// Sets a size or a stride.
    pub fn set_dim(&mut self, rw: &mut Rewriter<'_>, d: Value, desc: Type, f: Field, i: usize, v: Value) -> Value {
        let a = self.dim(rw, f, i);
        rw.value(llvm::INSERTVALUE, &[d, v], desc, a)
    }
    /// A descriptor of a new buffer: offset 0, sizes, then strides.
    #[allow(clippy::too_many_arguments)]
    pub fn new_descriptor(
        &mut self,
        rw: &mut Rewriter<'_>,
        desc: Type,
        index: Type,
        allocated: Value,
        aligned: Value,
        sizes: &[Value],
        strides: &[Value],
    ) -> Value {
        let mut d = build::poison(rw, desc);
        d = self.set(rw, d, desc, Field::Allocated, allocated);
        d = self.set(rw, d, desc, Field::Aligned, aligned);
        let zero = build::index_constant(rw, index, 0);
        d = self.set(rw, d, desc, Field::Offset, zero);
        for (i, &s) in sizes.iter().enumerate() {
            d = self.set_dim(rw, d, desc, Field::Sizes, i, s);
        }
        for (i, &s) in strides.iter().enumerate() {
            d = self.set_dim(rw, d, desc, Field::Strides, i, s);
        }
        d
    }
}

/// The attributes of a `getelementptr`; `i32::MIN` among the indices stands for a value.
pub fn gep_attrs(rw: &mut Rewriter<'_>, elem: Type, indices: &[i32], flags: bool) -> Attr {
    let cx = &mut rw.m.cx;
    let elem = cx.type_attr(elem);
    let raw = cx.i32_array(indices);
    if flags {
        // `inbounds|nuw`
        let flags = cx.attr(AttrData::Enum { def: enums::LLVM_GEP_FLAGS, value: 7 });
        return cx.dict(&[(Sym::ELEM_TYPE, elem), (Sym::NO_WRAP_FLAGS, flags), (Sym::RAW_CONSTANT_INDICES, raw)]);
    }
    cx.dict(&[(Sym::ELEM_TYPE, elem), (Sym::RAW_CONSTANT_INDICES, raw)])
}

/// The attributes of a `getelementptr` with one value as index. Few element types are met at a time.
fn indexed(rw: &mut Rewriter<'_>, elem: Type, flags: bool) -> Attr {
    let slot = elem.idx() % rw.memo.geps.len();
    match rw.memo.geps[slot] {
        (t, f, a) if (t, f) == (elem, flags) => a,
        _ => {
            let a = gep_attrs(rw, elem, &[i32::MIN], flags);
            rw.memo.geps[slot] = (elem, flags, a);
            a
        }
    }
}

/// `getelementptr base[indices]` of constant indices.
pub fn gep_const(rw: &mut Rewriter<'_>, base: Value, ptr: Type, elem: Type, indices: &[i32]) -> Value {
    let a = gep_attrs(rw, elem, indices, false);
    rw.value(llvm::GETELEMENTPTR, &[base], ptr, a)
}

/// `getelementptr base[at]`
pub fn gep(rw: &mut Rewriter<'_>, base: Value, ptr: Type, elem: Type, at: Value) -> Value {
    let a = indexed(rw, elem, false);
    rw.value(llvm::GETELEMENTPTR, &[base, at], ptr, a)
}

/// The size of a type in bytes, as an address computed from null.
pub fn size_of(rw: &mut Rewriter<'_>, ty: Type, index: Type) -> Value {
    let null = rw.value(llvm::MLIR_ZERO, &[], Type::LLVM_PTR, Attr::EMPTY_DICT);
    let end = gep_const(rw, null, Type::LLVM_PTR, ty, &[1]);
    rw.value(llvm::PTRTOINT, &[end], index, Attr::EMPTY_DICT)
}

/// `llvm.load`
pub fn load(rw: &mut Rewriter<'_>, from: Value, ty: Type) -> Value {
    rw.value(llvm::LOAD, &[from], ty, Attr::EMPTY_DICT)
}

/// `llvm.store`
pub fn store(rw: &mut Rewriter<'_>, value: Value, to: Value) {
    rw.op(llvm::STORE, &[value, to], &[], Attr::EMPTY_DICT);
}

/// `llvm.alloca n x ty`
pub fn alloca(rw: &mut Rewriter<'_>, n: Value, ty: Type, ptr: Type, alignment: Option<i64>) -> Value {
    let elem = rw.m.cx.type_attr(ty);
    let attrs = match alignment {
        Some(n) => {
            let n = rw.m.cx.int_attr(Type::I64, n);
            rw.m.cx.dict(&[(Sym::ALIGNMENT, n), (Sym::ELEM_TYPE, elem)])
        }
        None => rw.m.cx.dict_one(Sym::ELEM_TYPE, elem),
    };
    rw.value(llvm::ALLOCA, &[n], ptr, attrs)
}

/// Puts a descriptor on the stack; its address. The count has 64 bits whatever the width of `index`, as upstream has it.
pub fn spill(rw: &mut Rewriter<'_>, d: Value, desc: Type) -> Value {
    let one = build::index_constant(rw, Type::I64, 1);
    let p = alloca(rw, one, desc, Type::LLVM_PTR, None);
    store(rw, d, p);
    p
}

/// An unranked descriptor of a rank and a pointer to a ranked one.
pub fn new_unranked(rw: &mut Rewriter<'_>, desc: Type, rank: Value, ptr: Value) -> Value {
    let d = build::poison(rw, desc);
    let d = build::insert(rw, d, rank, desc, &[UnrankedField::Rank.position()]);
    build::insert(rw, d, ptr, desc, &[UnrankedField::Descriptor.position()])
}

/// The pointer to the ranked descriptor.
pub fn unranked_ptr(rw: &mut Rewriter<'_>, d: Value) -> Value {
    build::extract(rw, d, Type::LLVM_PTR, &[UnrankedField::Descriptor.position()])
}

/// The rank of an unranked descriptor.
pub fn unranked_rank(rw: &mut Rewriter<'_>, d: Value, index: Type) -> Value {
    build::extract(rw, d, index, &[UnrankedField::Rank.position()])
}
