//! The uniqued half of a module: strings, types, attributes, affine expressions, locations, and the operation tables
//! in force. Asking twice for equal content gives the same id, so equality is comparing integers.

use alloc::string::String;
use alloc::vec::Vec;

use crate::attr::{AffineMap, AttrData, ExprData, FIXED_ATTRS, LocData};
use crate::id::{Attr, Expr, Loc, Sym, Type};
use crate::registry::Registry;
use crate::store::{Interner, List, Lookup, SlicePool, StrPool, hash_of};
use crate::ty::{FIXED_TYPES, FloatKind, Sign, StructBody, TypeData};

/// Uniqued storage. Read through the fields, create through the methods.
#[derive(Clone, Debug)]
// What is read most stands first, where its address is short.
#[repr(C)]
pub struct Context {
    /// Types, indexed by [`Type`].
    pub types: Interner<TypeData>,
    /// Attributes, indexed by [`Attr`].
    pub attrs: Interner<AttrData>,
    /// Strings, indexed by [`Sym`].
    pub strs: StrPool,
    /// Lists of ids inside types, attributes and locations.
    pub lists: SlicePool<u32>,
    /// Shapes and strides.
    pub dims: SlicePool<i64>,
    /// Element data of dense attributes.
    pub bytes: SlicePool<u8>,
    /// Affine expressions, indexed by [`Expr`].
    pub exprs: Interner<ExprData>,
    /// What is known of each expression, indexed by [`Expr`].
    expr_facts: Vec<crate::affine::ExprFacts>,
    /// Sums and products of two dimensions or two symbols are put in order ([`Release::sorted_affine`](crate::Release)).
    pub sorted_affine: bool,
    /// Folders do what those of release 19 did ([`Release::early_folds`](crate::Release::early_folds)).
    pub early_folds: bool,
    /// Enum cases have the numbers of release 19 ([`Release::older_enum_numbers`](crate::Release::older_enum_numbers)).
    pub older_enum_numbers: bool,
    /// A slice must lie inside of its source where both are known ([`Release::slice_bounds`](crate::Release)).
    pub slice_bounds: bool,
    /// Views are checked as release 19 checked them ([`Release::early_view_checks`](crate::Release::early_view_checks)).
    pub early_view_checks: bool,
    /// Parts of constants are checked late ([`Release::late_constant_checks`](crate::Release::late_constant_checks)).
    pub late_constant_checks: bool,
    /// Alignments may be 0 ([`Release::zero_alignment`](crate::Release::zero_alignment)).
    pub zero_alignment: bool,
    /// Locations other than source offsets.
    pub locs: Interner<LocData>,
    /// Bodies of identified structs by name, in order of first mention.
    pub struct_bodies: Vec<(Sym, StructBody)>,
    /// Finds them by name.
    struct_index: Lookup<u32>,
    /// Number of `distinct` attributes made.
    pub n_distinct: u32,
    /// The operations that are known.
    pub registry: Registry,
    /// The integer attributes made last, by a few bits of what they hold: code makes the same few again and again.
    recent_ints: Vec<((Type, u64), Attr)>,
    /// The lists of one type made last, by a few bits of the type: most functions have one result.
    single_lists: [(Type, List); LISTS],
    /// Attributes that are a type, a string without a type, or a symbol, by the id that is all they hold: an index is less
    /// than a hash, and than an entry of a table.
    plain_attrs: [Vec<Attr>; 3],
    /// By attribute: the first dictionary that has it as value but no newer one, and the name where that is its only entry.
    single_dicts: Vec<(Sym, Attr)>,
    /// The other dictionaries by their entries. They are found here and nowhere else: as attributes of interned lists they
    /// would be hashed twice.
    dicts: Lookup<Attr>,
}

/// Numbers of strings, types and attributes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Amounts {
    strs: usize,
    types: usize,
    attrs: usize,
}

/// Integer attributes remembered.
const RECENT: usize = 512;
/// Lists of one type remembered.
const LISTS: usize = 32;

#[inline]
fn recent_slot(a: u32, b: u64) -> usize {
    (b ^ (b >> 7) ^ (a as u64).wrapping_mul(37)) as usize % RECENT
}

impl Default for Context {
    fn default() -> Self {
        Context::new()
    }
}

impl Context {
    /// A context with the built-in operation tables.
    pub fn new() -> Context {
        let mut cx = Context {
            strs: StrPool::with(crate::sym::TEXT, &crate::sym::ENDS, &crate::sym::TABLE),
            lists: SlicePool::default(),
            dims: SlicePool::default(),
            bytes: SlicePool::default(),
            types: Interner::default(),
            attrs: Interner::default(),
            exprs: Interner::default(),
            expr_facts: Vec::new(),
            sorted_affine: true,
            early_folds: false,
            older_enum_numbers: false,
            slice_bounds: true,
            early_view_checks: false,
            late_constant_checks: false,
            zero_alignment: false,
            locs: Interner::default(),
            struct_bodies: Vec::new(),
            struct_index: Lookup::default(),
            n_distinct: 0,
            registry: Registry::builtin(),
            recent_ints: Vec::new(),
            single_lists: [(Type::NONE, List::EMPTY); LISTS],
            plain_attrs: Default::default(),
            single_dicts: Vec::new(),
            dicts: Lookup::default(),
        };
        for &t in FIXED_TYPES {
            cx.types.intern(t);
        }
        for &a in FIXED_ATTRS {
            cx.attrs.intern(a);
        }
        cx
    }

    // Strings and lists.

    /// The symbol of a string.
    pub fn sym(&mut self, s: &str) -> Sym {
        Sym(self.strs.intern(s))
    }
    /// The symbol of a string of any bytes. Strings are kept as UTF-8; a byte that is part of no character (and every
    /// byte of a character from U+10FF00 on, so that nothing is ambiguous) is kept as the character U+10FF00 + byte.
    /// [`Context::str_bytes`] undoes it.
    pub fn sym_bytes(&mut self, bytes: &[u8]) -> Sym {
        match core::str::from_utf8(bytes) {
            Ok(s) if !bytes.contains(&0xf4) => return self.sym(s),
            _ => {}
        }
        let mut out = String::new();
        let escape = |out: &mut String, bytes: &[u8]| {
            out.extend(bytes.iter().filter_map(|&b| char::from_u32(0x10_ff00 + b as u32)));
        };
        for chunk in bytes.utf8_chunks() {
            for c in chunk.valid().chars() {
                if c as u32 >= 0x10_ff00 { escape(&mut out, c.encode_utf8(&mut [0; 4]).as_bytes()) } else { out.push(c) }
            }
            escape(&mut out, chunk.invalid());
        }
        self.sym(&out)
    }
    /// The bytes of a string, as given to [`Context::sym_bytes`]. Borrowed unless the string holds escaped bytes.
    pub fn str_bytes(&self, s: Sym) -> alloc::borrow::Cow<'_, [u8]> {
        text_bytes(self.str(s))
    }
    /// The string of a symbol.
    #[inline]
    pub fn str(&self, s: Sym) -> &str {
        self.strs.get(s.0)
    }
    fn word_list(&mut self, items: impl ExactSizeIterator<Item = u32>) -> List {
        // What is put at the end of the pool at once need not be copied there, and costs another copy of the code.
        if cfg!(not(small)) {
            if items.len() == 0 {
                return List::EMPTY;
            }
            let mark = self.lists.mark();
            self.lists.tail().extend(items);
            return self.lists.intern_since(mark);
        }
        let mut small = [0u32; 16];
        match small.get_mut(..items.len()) {
            Some(words) => {
                for (w, i) in words.iter_mut().zip(items) {
                    *w = i;
                }
                self.lists.intern(words)
            }
            None => self.lists.intern(&items.collect::<Words>()),
        }
    }
    /// Interns a list of types.
    pub fn type_list(&mut self, tys: &[Type]) -> List {
        let [ty] = *tys else { return self.word_list(tys.iter().map(|t| t.0)) };
        let at = ty.0 as usize % LISTS;
        if self.single_lists[at].0 != ty {
            self.single_lists[at] = (ty, self.lists.intern(&[ty.0]));
        }
        self.single_lists[at].1
    }
    /// Interns a list of attributes.
    pub fn attr_list(&mut self, attrs: &[Attr]) -> List {
        self.word_list(attrs.iter().map(|a| a.0))
    }
    /// Number `i` of a list of types.
    #[inline]
    pub fn type_at(&self, l: List, i: usize) -> Type {
        Type(self.lists.get(l)[i])
    }
    /// The types of a list.
    #[inline]
    pub fn types_in(&self, l: List) -> impl ExactSizeIterator<Item = Type> + DoubleEndedIterator + Clone + '_ {
        self.lists.get(l).iter().map(|&w| Type(w))
    }
    /// The types of a list, copied out so that the context may change meanwhile.
    pub fn type_vec(&self, l: List) -> Vec<Type> {
        self.types_in(l).collect()
    }
    /// The attributes of a list.
    #[inline]
    pub fn attrs_in(&self, l: List) -> impl ExactSizeIterator<Item = Attr> + DoubleEndedIterator + Clone + '_ {
        self.lists.get(l).iter().map(|&w| Attr(w))
    }
    /// The symbols of a list.
    #[inline]
    pub fn syms_in(&self, l: List) -> impl ExactSizeIterator<Item = Sym> + DoubleEndedIterator + Clone + '_ {
        self.lists.get(l).iter().map(|&w| Sym(w))
    }
    /// The shape or strides of a list.
    #[inline]
    pub fn shape(&self, l: List) -> &[i64] {
        self.dims.get(l)
    }

    /// Makes room for what a text of so many bytes usually has, up to a limit.
    pub fn expect_text(&mut self, bytes: usize) {
        const MOST: usize = 1 << 16;
        let n = |each: usize| (bytes / each).min(MOST);
        self.strs.reserve(n(1024));
        self.types.reserve(n(512));
        self.lists.reserve(n(1024));
        self.attrs.reserve(n(512));
        self.dicts.reserve(n(512));
        // Columns alone: those of a text of many constants grow far, and are moved each time.
        let n = (bytes / 64).min(2 * MOST);
        self.attrs.reserve_unique(n);
        self.single_dicts.reserve(n);
        self.lists.reserve_items(2 * n);
    }

    /// How much there is of what a text adds to.
    pub(crate) fn amounts(&self) -> Amounts {
        Amounts { strs: self.strs.len(), types: self.types.len(), attrs: self.attrs.len() }
    }
    /// Makes room for what a text adds whose first bytes, so many of so many, added what came since `before`, up to a limit. Half of
    /// that in tables: what came before does not come anew, and a table that stays half empty is spread over twice the memory.
    pub(crate) fn expect_rest(&mut self, before: Amounts, read: usize, whole: usize) {
        const MOST: u64 = 1 << 17;
        let (read, rest) = (read.max(1) as u64, whole.saturating_sub(read) as u64);
        let more = |now: usize, before: usize| ((now.saturating_sub(before) as u64).saturating_mul(rest) / read).min(MOST) as usize;
        let (strs, types, attrs) =
            (more(self.strs.len(), before.strs), more(self.types.len(), before.types), more(self.attrs.len(), before.attrs));
        self.strs.reserve(strs / 2);
        self.types.reserve(types / 2);
        self.dicts.reserve(attrs / 8);
        self.attrs.reserve_unique(attrs);
        self.single_dicts.reserve((self.attrs.len() + attrs).saturating_sub(self.single_dicts.len()));
        self.lists.reserve_items(2 * attrs);
    }

    // Types.

    /// The id of a type.
    #[inline]
    pub fn ty(&mut self, data: TypeData) -> Type {
        Type(self.types.intern(data))
    }
    /// The content of a type.
    #[inline]
    pub fn type_data(&self, ty: Type) -> TypeData {
        self.types.get(ty.0)
    }
    /// The signless integer type of a width.
    pub fn int_type(&mut self, width: u32) -> Type {
        self.ty(TypeData::Integer { width, sign: Sign::Signless })
    }
    /// A float type.
    pub fn float_type(&mut self, kind: FloatKind) -> Type {
        self.ty(TypeData::Float(kind))
    }
    /// `(inputs) -> results`
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) -> Type {
        let (inputs, results) = (self.type_list(inputs), self.type_list(results));
        self.ty(TypeData::Function { inputs, results })
    }
    /// `!llvm.ptr<space>`
    pub fn ptr_type(&mut self, space: u32) -> Type {
        if space == 0 { Type::LLVM_PTR } else { self.ty(TypeData::LlvmPtr { space }) }
    }
    /// `!llvm.array<len x elem>`
    pub fn llvm_array(&mut self, len: u64, elem: Type) -> Type {
        self.ty(TypeData::LlvmArray { len, elem })
    }
    /// `!llvm.struct<(body)>`
    pub fn llvm_struct(&mut self, body: &[Type]) -> Type {
        let body = self.type_list(body);
        self.ty(TypeData::LlvmStruct { body, packed: false })
    }
    /// `!llvm.func<ret (params)>`
    pub fn llvm_func(&mut self, ret: Type, params: &[Type], varargs: bool) -> Type {
        let params = self.type_list(params);
        self.ty(TypeData::LlvmFunc { ret, params, varargs })
    }
    /// `vector<dims x elem>` without scalable dimensions.
    pub fn vector_type(&mut self, dims: &[i64], elem: Type) -> Type {
        let dims = self.dims.intern(dims);
        self.ty(TypeData::Vector { dims, scalable: 0, elem })
    }
    /// `memref<dims x elem, layout, space>`; an identity map as layout and an integer 0 as space must be given as
    /// `Attr::NONE`, as the parser does.
    pub fn memref_type(&mut self, dims: &[i64], elem: Type, layout: Attr, space: Attr) -> Type {
        let dims = self.dims.intern(dims);
        self.ty(TypeData::MemRef { dims, elem, layout, space })
    }
    /// The body of an identified struct.
    pub fn struct_body(&self, name: Sym) -> Option<StructBody> {
        self.find_struct(name).map(|i| self.struct_bodies[i].1)
    }
    fn find_struct(&self, name: Sym) -> Option<usize> {
        self.struct_index.find(hash_of(&name.0), |i| self.struct_bodies[i as usize].0 == name).map(|i| i as usize)
    }
    /// Sets the body of an identified struct; `Err` with the body it has if that is another one.
    pub fn set_struct_body(&mut self, name: Sym, body: StructBody) -> Result<(), StructBody> {
        if let Some(i) = self.find_struct(name) {
            let known = &mut self.struct_bodies[i].1;
            if *known != StructBody::Pending && *known != body {
                return Err(*known);
            }
            *known = body;
            return Ok(());
        }
        let i = self.struct_bodies.len() as u32;
        self.struct_bodies.push((name, body));
        self.struct_index.insert(hash_of(&name.0), i);
        Ok(())
    }
    /// Width of an integer type, 64 for `index`, else `None`.
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match self.type_data(ty) {
            TypeData::Integer { width, .. } => Some(width),
            TypeData::Index => Some(64),
            _ => None,
        }
    }
    /// Element type of a vector, tensor or memref; the type itself otherwise.
    pub fn elem_type(&self, ty: Type) -> Type {
        match self.type_data(ty) {
            TypeData::Vector { elem, .. }
            | TypeData::Tensor { elem, .. }
            | TypeData::UnrankedTensor(elem)
            | TypeData::MemRef { elem, .. }
            | TypeData::UnrankedMemRef { elem, .. } => elem,
            _ => ty,
        }
    }
    /// Dimensions of a ranked shaped type.
    pub fn shape_of(&self, ty: Type) -> Option<&[i64]> {
        match self.type_data(ty) {
            TypeData::Vector { dims, .. } | TypeData::Tensor { dims, .. } | TypeData::MemRef { dims, .. } => Some(self.shape(dims)),
            _ => None,
        }
    }

    // Attributes.

    /// The id of an attribute. Dictionaries go through [`Context::dict`], which sorts.
    #[inline]
    pub fn attr(&mut self, data: AttrData) -> Attr {
        let (kind, id) = match data {
            AttrData::Type(ty) => (0, ty.0),
            AttrData::String { text, ty: Type::NONE } => (1, text.0),
            AttrData::Symbol { root, nested: List::EMPTY } => (2, root.0),
            _ => return Attr(self.attrs.intern(data)),
        };
        match self.plain_attrs[kind].get(id as usize) {
            Some(&a) if a.is_some() => a,
            // What is nothing has no place.
            _ if id == u32::MAX => Attr(self.attrs.intern(data)),
            _ => self.new_plain_attr(kind, id),
        }
    }
    /// The content is made where it belongs: what was just written piece by piece is slow to copy as a whole.
    #[inline(never)]
    fn new_plain_attr(&mut self, kind: usize, id: u32) -> Attr {
        let a = match kind {
            0 => self.attrs.push_unique(AttrData::Type(Type(id))),
            1 => self.attrs.push_unique(AttrData::String { text: Sym(id), ty: Type::NONE }),
            _ => self.attrs.push_unique(AttrData::Symbol { root: Sym(id), nested: List::EMPTY }),
        };
        let (a, known, at) = (Attr(a), &mut self.plain_attrs[kind], id as usize);
        if known.len() <= at {
            known.resize(at + 1, Attr::NONE);
        }
        known[at] = a;
        a
    }
    /// The content of an attribute.
    #[inline]
    pub fn attr_data(&self, a: Attr) -> AttrData {
        self.attrs.get(a.0)
    }
    /// An integer attribute of a type of at most 64 bits (or `index`): `value` is truncated to the type's width.
    pub fn int_attr(&mut self, ty: Type, value: i64) -> Attr {
        let key = (ty, value as u64);
        let slot = recent_slot(ty.0, key.1);
        if let Some(&(k, a)) = self.recent_ints.get(slot)
            && k == key
        {
            return a;
        }
        let width = self.int_width(ty).unwrap_or(64).min(64);
        let bits = if width == 64 { value as u64 } else { value as u64 & ((1u64 << width) - 1) };
        let a = self.attr(AttrData::Integer { ty, bits });
        self.recent_ints.resize(RECENT, ((Type::NONE, 0), Attr::NONE));
        self.recent_ints[slot] = (key, a);
        a
    }
    /// A float attribute by its bit pattern (formats of at most 64 bits).
    pub fn float_attr(&mut self, ty: Type, bits: u64) -> Attr {
        self.attr(AttrData::Float { ty, bits })
    }
    /// `"text"`
    pub fn str_attr(&mut self, text: &str) -> Attr {
        let text = self.sym(text);
        self.attr(AttrData::String { text, ty: Type::NONE })
    }
    /// `"text"` of an interned string.
    pub fn sym_str_attr(&mut self, text: Sym) -> Attr {
        self.attr(AttrData::String { text, ty: Type::NONE })
    }
    /// A type as attribute.
    pub fn type_attr(&mut self, ty: Type) -> Attr {
        self.attr(AttrData::Type(ty))
    }
    /// `[...]`
    pub fn array_attr(&mut self, items: &[Attr]) -> Attr {
        let l = self.attr_list(items);
        self.attr(AttrData::Array(l))
    }
    /// `@name`
    pub fn symbol_ref(&mut self, root: Sym) -> Attr {
        self.attr(AttrData::Symbol { root, nested: List::EMPTY })
    }
    /// `array<i32: ...>`
    pub fn i32_array(&mut self, items: &[i32]) -> Attr {
        let mut small = [0u8; 32];
        let data = match small.get_mut(..items.len() * 4) {
            Some(buf) => {
                for (b, i) in buf.chunks_exact_mut(4).zip(items) {
                    b.copy_from_slice(&i.to_le_bytes());
                }
                self.bytes.intern(buf)
            }
            None => {
                let buf: Vec<u8> = items.iter().flat_map(|i| i.to_le_bytes()).collect();
                self.bytes.intern(&buf)
            }
        };
        self.attr(AttrData::DenseArray { elem: Type::I32, data })
    }
    /// `array<i64: ...>`
    pub fn i64_array(&mut self, items: &[i64]) -> Attr {
        let mut small = [0u8; 32];
        let data = match small.get_mut(..items.len() * 8) {
            Some(buf) => {
                for (b, i) in buf.chunks_exact_mut(8).zip(items) {
                    b.copy_from_slice(&i.to_le_bytes());
                }
                self.bytes.intern(buf)
            }
            None => {
                let buf: Vec<u8> = items.iter().flat_map(|i| i.to_le_bytes()).collect();
                self.bytes.intern(&buf)
            }
        };
        self.attr(AttrData::DenseArray { elem: Type::I64, data })
    }
    /// The numbers of an `array<i32: ...>` or `array<i64: ...>` (any integer element width of 8 to 64 bits).
    pub fn int_array(&self, a: Attr) -> Option<Vec<i64>> {
        let AttrData::DenseArray { elem, data } = self.attr_data(a) else { return None };
        let size = self.int_width(elem)?.div_ceil(8).max(1) as usize;
        if !matches!(size, 1 | 2 | 4 | 8) {
            return None;
        }
        Some(
            self.bytes
                .get(data)
                .chunks_exact(size)
                .map(|c| {
                    let mut w = [if c[size - 1] & 0x80 != 0 { 0xff } else { 0 }; 8];
                    w[..size].copy_from_slice(c);
                    i64::from_le_bytes(w)
                })
                .collect(),
        )
    }
    /// The dictionary with one entry, which most that rules make have: their calls are short.
    #[inline(never)]
    pub fn dict_one(&mut self, name: Sym, value: Attr) -> Attr {
        self.dict_of_one((name, value))
    }
    /// A dictionary; `items` are sorted by name here. A name given twice keeps its first value (callers that read
    /// input report duplicates before).
    pub fn dict(&mut self, items: &[(Sym, Attr)]) -> Attr {
        match items {
            [] => return Attr::EMPTY_DICT,
            [entry] => return self.dict_of_one(*entry),
            _ => {}
        }
        let sorted = items.windows(2).all(|w| self.comes_before(w[0].0, w[1].0));
        let mut small = [(Sym::NONE, Attr::NONE); 8];
        let mut large;
        let entries = match small.get_mut(..items.len()) {
            Some(few) => {
                few.copy_from_slice(items);
                let mut n = few.len();
                if !sorted {
                    n = 0;
                    for &e in items {
                        let mut at = n;
                        while at > 0 && self.comes_before(e.0, few[at - 1].0) {
                            at -= 1;
                        }
                        if at > 0 && few[at - 1].0 == e.0 {
                            continue;
                        }
                        few.copy_within(at..n, at + 1);
                        few[at] = e;
                        n += 1;
                    }
                }
                &few[..n]
            }
            None => {
                large = items.to_vec();
                crate::order::sort_by_key(&mut large, |e| self.str(e.0));
                large.dedup_by_key(|e| e.0);
                &large[..]
            }
        };
        let mut small = [0u32; 16];
        if let Some(words) = small.get_mut(..entries.len() * 2) {
            for (w, (n, a)) in words.chunks_exact_mut(2).zip(entries) {
                (w[0], w[1]) = (n.0, a.0);
            }
            return self.dict_of(words);
        }
        let words: Words = entries.iter().flat_map(|(n, a)| [n.0, a.0]).collect();
        self.dict_of(&words)
    }
    /// The dictionary of these words: of each entry, which are some and in order, the name and the value.
    pub(crate) fn dict_of(&mut self, words: &[u32]) -> Attr {
        match *words {
            [name, value] => self.dict_of_one((Sym(name), Attr(value))),
            _ => self.dict_of_words(words),
        }
    }
    fn dict_of_words(&mut self, words: &[u32]) -> Attr {
        let (lists, attrs) = (&self.lists, &self.attrs);
        let is = |a: Attr| matches!(attrs.get(a.0), AttrData::Dict(l) if lists.get(l) == words);
        // The first dictionary of which a value is the newest needs no hash: mostly that value was made for it.
        let values = words.chunks_exact(2).map(|entry| entry[1]);
        let newest = values.max().filter(|_| cfg!(not(small))).unwrap_or(Attr::NONE.0);
        match self.single_dicts.get(newest as usize).map_or(Attr::NONE, |known| known.1) {
            Attr::NONE if newest != Attr::NONE.0 => {
                let a = self.new_dict(words);
                self.know_dict(newest, Sym::NONE, a);
                return a;
            }
            known if known.is_some() && is(known) => return known,
            _ => {}
        }
        let hash = hash_of(words);
        if let Some(a) = self.dicts.find(hash, is) {
            return a;
        }
        let a = self.new_dict(words);
        if a != Attr::EMPTY_DICT {
            self.dicts.insert(hash, a);
        }
        a
    }
    /// Notes the first dictionary of which this value is the newest one.
    #[inline(never)]
    fn know_dict(&mut self, value: u32, name: Sym, dict: Attr) {
        let at = value as usize;
        if self.single_dicts.len() <= at {
            self.single_dicts.resize(self.attrs.len(), (Sym::NONE, Attr::NONE));
        }
        if let Some(known) = self.single_dicts.get_mut(at).filter(|_| dict != Attr::EMPTY_DICT) {
            *known = (name, dict);
        }
    }
    #[inline]
    fn new_dict(&mut self, words: &[u32]) -> Attr {
        let l = self.lists.push_unique(words);
        if l.is_empty() { Attr::EMPTY_DICT } else { Attr(self.attrs.push_unique(AttrData::Dict(l))) }
    }
    #[inline]
    fn dict_of_one(&mut self, entry: (Sym, Attr)) -> Attr {
        match self.single_dicts.get(entry.1.0 as usize) {
            Some(&(name, dict)) if name == entry.0 => dict,
            _ => self.other_dict_of_one(entry),
        }
    }
    #[inline(never)]
    fn other_dict_of_one(&mut self, (name, value): (Sym, Attr)) -> Attr {
        let at = value.0 as usize;
        if value.is_none() || self.single_dicts.get(at).is_some_and(|known| known.1.is_some()) {
            return self.dict_of_words(&[name.0, value.0]);
        }
        let dict = self.new_dict(&[name.0, value.0]);
        self.know_dict(value.0, name, dict);
        dict
    }
    /// Whether a name stands before another in a dictionary. The known names are numbered in that order.
    #[inline]
    fn comes_before(&self, a: Sym, b: Sym) -> bool {
        let n = crate::sym::SORTED;
        if a.0 < n && b.0 < n { a.0 < b.0 } else { self.str(a) < self.str(b) }
    }
    /// The release whose attributes operations have.
    pub(crate) fn version(&self) -> u32 {
        if self.early_folds { 19 } else { 22 }
    }
    /// The entries of a dictionary (none for any other attribute).
    pub fn dict_entries(&self, dict: Attr) -> impl ExactSizeIterator<Item = (Sym, Attr)> + Clone + '_ {
        let l = match self.attr_data(dict) {
            AttrData::Dict(l) => l,
            _ => List::EMPTY,
        };
        let words = self.lists.get(l);
        (0..words.len() / 2).map(move |i| (Sym(words[2 * i]), Attr(words[2 * i + 1])))
    }
    /// The value of a name in a dictionary. `O(entries)`; dictionaries of operations are short.
    #[inline]
    pub fn dict_get(&self, dict: Attr, name: Sym) -> Option<Attr> {
        if dict == Attr::EMPTY_DICT { None } else { self.dict_value(dict, name) }
    }
    // Asked everywhere: one copy, which needs no iterator in memory.
    #[inline(never)]
    fn dict_value(&self, dict: Attr, name: Sym) -> Option<Attr> {
        let AttrData::Dict(l) = self.attr_data(dict) else { return None };
        self.lists.get(l).chunks_exact(2).find(|entry| entry[0] == name.0).map(|entry| Attr(entry[1]))
    }
    /// The dictionary with `name` set to `value`.
    pub fn dict_set(&mut self, dict: Attr, name: Sym, value: Attr) -> Attr {
        let mut items: Vec<(Sym, Attr)> = self.dict_entries(dict).filter(|e| e.0 != name).collect();
        items.push((name, value));
        self.dict(&items)
    }
    /// The dictionary without `name`.
    pub fn dict_remove(&mut self, dict: Attr, name: Sym) -> Attr {
        if self.dict_get(dict, name).is_none() {
            return dict;
        }
        let items: Vec<(Sym, Attr)> = self.dict_entries(dict).filter(|e| e.0 != name).collect();
        self.dict(&items)
    }
    /// The type of a typed attribute (integer, float, string with type, dense, ...), `None` for others.
    pub fn attr_type(&self, a: Attr) -> Option<Type> {
        match self.attr_data(a) {
            AttrData::Integer { ty, .. }
            | AttrData::BigInteger { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::BigFloat { ty, .. }
            | AttrData::Dense { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::Sparse { ty, .. } => Some(ty),
            AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => ty.get(),
            _ => None,
        }
    }
    /// The number of an integer attribute of at most 64 bits: sign-extended, except for unsigned types.
    pub fn int_value(&self, a: Attr) -> Option<i64> {
        let AttrData::Integer { ty, bits } = self.attr_data(a) else { return None };
        match self.type_data(ty) {
            TypeData::Integer { sign: Sign::Unsigned, .. } => Some(bits as i64),
            TypeData::Integer { width, .. } if width < 64 => Some(sext(bits, width)),
            _ => Some(bits as i64),
        }
    }
    /// The text of a string attribute.
    pub fn str_value(&self, a: Attr) -> Option<Sym> {
        match self.attr_data(a) {
            AttrData::String { text, .. } => Some(text),
            _ => None,
        }
    }
    /// The root of a symbol reference without nested parts.
    pub fn flat_symbol(&self, a: Attr) -> Option<Sym> {
        match self.attr_data(a) {
            AttrData::Symbol { root, nested: List::EMPTY } => Some(root),
            _ => None,
        }
    }
    /// The type of a type attribute.
    pub fn type_value(&self, a: Attr) -> Option<Type> {
        match self.attr_data(a) {
            AttrData::Type(t) => Some(t),
            _ => None,
        }
    }
    /// The items of an array attribute, copied out.
    pub fn array_items(&self, a: Attr) -> Option<Vec<Attr>> {
        match self.attr_data(a) {
            AttrData::Array(l) => Some(self.attrs_in(l).collect()),
            _ => None,
        }
    }
    /// The raw value of an enum attribute.
    pub fn enum_value(&self, a: Attr) -> Option<u64> {
        match self.attr_data(a) {
            AttrData::Enum { value, .. } => Some(value),
            _ => None,
        }
    }

    // Affine expressions and locations.

    /// The content of an affine expression.
    #[inline]
    pub fn expr_data(&self, e: Expr) -> ExprData {
        self.exprs.get(e.0)
    }
    /// Interns an expression node as it is; [`crate::affine`] has the simplifying constructors.
    pub fn expr_raw(&mut self, data: ExprData) -> Expr {
        let e = Expr(self.exprs.intern(data));
        if e.0 as usize == self.expr_facts.len() {
            let facts = crate::affine::facts(self, data);
            self.expr_facts.push(facts);
        }
        e
    }
    /// What is known of an expression.
    #[inline]
    pub fn expr_facts(&self, e: Expr) -> crate::affine::ExprFacts {
        self.expr_facts[e.0 as usize]
    }
    /// Results of a map.
    pub fn map_exprs(&self, map: AffineMap) -> impl ExactSizeIterator<Item = Expr> + Clone + '_ {
        self.lists.get(map.exprs).iter().map(|&w| Expr(w))
    }
    /// The id of a location.
    pub fn loc(&mut self, data: LocData) -> Loc {
        Loc::interned(self.locs.intern(data))
    }
    /// Whether an interned location is a place in a file of this name. `O(locations)`.
    #[cfg(feature = "bytecode")]
    pub(crate) fn names_file(&self, file: Sym) -> bool {
        (0..self.locs.len() as u32).any(|i| matches!(self.locs.get(i), LocData::File { file: own, .. } if own == file))
    }
    /// The content of an interned location.
    pub fn loc_data(&self, loc: Loc) -> Option<LocData> {
        loc.entry().map(|e| self.locs.get(e))
    }
}

/// The bytes of an interned text (see [`Context::sym_bytes`]).
pub fn text_bytes(text: &str) -> alloc::borrow::Cow<'_, [u8]> {
    if !text.as_bytes().contains(&0xf4) {
        return text.as_bytes().into();
    }
    let mut out = Vec::with_capacity(text.len());
    for c in text.chars() {
        match (c as u32).checked_sub(0x10_ff00) {
            Some(b) => out.push(b as u8),
            None => out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    out.into()
}

type Words = Vec<u32>;

/// Sign-extends the low `width` (1 to 64) bits.
#[inline]
pub fn sext(bits: u64, width: u32) -> i64 {
    if width == 0 {
        return 0;
    }
    let s = 64 - width.min(64);
    ((bits << s) as i64) >> s
}
