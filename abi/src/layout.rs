//! LLVM's data layout: sizes and alignments of types.
//!
//! Source: LLVM Language Reference, "Data Layout", and the alignments that `llc` and `opt` 22 show. The string is read
//! over LLVM's defaults, so an empty string is LLVM's default layout. Deliberately missing: the parts of the string
//! that no rule of lowir asks for (native integers, non-integral spaces); they are kept in the text only.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::Cell;

use ir::{Attr, AttrData, Context, FloatKind, Module, Sign, StructBody, Sym, Type, TypeData};

/// Alignment of a class of types, in bits of the type: `width` to `(abi, pref)` in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// Width of the type in bits.
    pub width: u32,
    /// ABI alignment in bytes.
    pub abi: u32,
    /// Preferred alignment in bytes.
    pub pref: u32,
}

/// A pointer type's layout, by address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerSpec {
    /// Address space.
    pub space: u32,
    /// Size in bits.
    pub size: u32,
    /// ABI alignment in bytes.
    pub abi: u32,
    /// Preferred alignment in bytes.
    pub pref: u32,
    /// Width of the integers that address arithmetic is done in, in bits.
    pub index: u32,
}

/// A data layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// As written; empty for LLVM's default.
    pub text: String,
    /// `E`
    pub big_endian: bool,
    /// `A`: address space of allocas.
    pub alloca_space: u32,
    /// `P`: address space of functions.
    pub program_space: u32,
    /// `G`: address space of globals.
    pub global_space: u32,
    /// `F`: alignment of pointers to functions in bytes, and whether that is all there is to know (`Fi`), or a function's own
    /// alignment may be larger (`Fn`).
    pub functions: Option<(bool, u32)>,
    ints: Vec<Spec>,
    floats: Vec<Spec>,
    vectors: Vec<Spec>,
    aggregate: Spec,
    pointers: Vec<PointerSpec>,
}

const fn spec(width: u32, abi: u32, pref: u32) -> Spec {
    Spec { width, abi, pref }
}

impl Default for DataLayout {
    fn default() -> Self {
        DataLayout {
            text: String::new(),
            big_endian: false,
            alloca_space: 0,
            program_space: 0,
            global_space: 0,
            functions: None,
            ints: [spec(1, 1, 1), spec(8, 1, 1), spec(16, 2, 2), spec(32, 4, 4), spec(64, 4, 8)].to_vec(),
            floats: [spec(16, 2, 2), spec(32, 4, 4), spec(64, 8, 8), spec(128, 16, 16)].to_vec(),
            vectors: [spec(64, 8, 8), spec(128, 16, 16)].to_vec(),
            aggregate: spec(0, 1, 8),
            pointers: [PointerSpec { space: 0, size: 64, abi: 8, pref: 8, index: 64 }].to_vec(),
        }
    }
}

/// How far a question about a type may go: types share their parts, so a short text can spell one with more parts than
/// there are atoms, and named structs can nest deeper than any text. Such types have no size.
#[derive(Clone, Copy)]
struct Way<'a> {
    depth: u32,
    steps: &'a Cell<u32>,
}

impl Way<'_> {
    const DEPTH: u32 = 200;
    const STEPS: u32 = 1 << 20;

    fn down(self) -> Option<Self> {
        self.steps.set(self.steps.get().checked_sub(1)?);
        Some(Way { depth: self.depth.checked_sub(1)?, ..self })
    }
}

/// Asks a question with a fresh limit.
fn ask<T>(f: impl FnOnce(Way<'_>) -> T) -> T {
    f(Way { depth: Way::DEPTH, steps: &Cell::new(Way::STEPS) })
}

impl DataLayout {
    /// Reads a data layout string; the message says which part is wrong.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let mut dl = DataLayout { text: text.to_string(), ..DataLayout::default() };
        for part in text.split('-') {
            if part.is_empty() {
                if text.is_empty() {
                    break;
                }
                return Err("empty part in data layout".into());
            }
            dl.part(part).ok_or_else(|| alloc::format!("cannot read `{part}` in data layout"))?;
        }
        Ok(dl)
    }

    fn part(&mut self, part: &str) -> Option<()> {
        let mut fields = part.split(':');
        let head = fields.next()?;
        let mut chars = head.chars();
        let letter = chars.next()?;
        let rest = chars.as_str();
        let bytes = |f: Option<&str>| -> Option<Option<u32>> {
            match f {
                None => Some(None),
                Some(s) => {
                    let bits: u32 = s.parse().ok()?;
                    let b = bits / 8;
                    (bits.is_multiple_of(8) && (b == 0 || b.is_power_of_two()) && bits < 1 << 24).then_some(Some(b))
                }
            }
        };
        match letter {
            'e' if rest.is_empty() => self.big_endian = false,
            'E' if rest.is_empty() => self.big_endian = true,
            'A' => self.alloca_space = rest.parse().ok().filter(|&s: &u32| s < 1 << 24)?,
            'P' => self.program_space = rest.parse().ok().filter(|&s: &u32| s < 1 << 24)?,
            'G' => self.global_space = rest.parse().ok().filter(|&s: &u32| s < 1 << 24)?,
            'i' | 'f' | 'v' => {
                let width: u32 = rest.parse().ok().filter(|&w: &u32| w > 0 && w < 1 << 24)?;
                let abi = bytes(fields.next())??.max(1);
                let pref = bytes(fields.next())?.unwrap_or(abi);
                if pref < abi {
                    return None;
                }
                let list = match letter {
                    'i' => &mut self.ints,
                    'f' => &mut self.floats,
                    _ => &mut self.vectors,
                };
                set_spec(list, spec(width, abi, pref));
            }
            'a' => {
                let abi = bytes(fields.next())??.max(1);
                let pref = bytes(fields.next())?.unwrap_or(abi).max(1);
                self.aggregate = spec(0, abi, pref);
            }
            'p' => {
                // Flags in front of the number (`pe`, `pu`) say nothing about sizes.
                let digits = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                let space: u32 = if digits.is_empty() { 0 } else { digits.parse().ok().filter(|&s: &u32| s < 1 << 24)? };
                let size: u32 = fields.next()?.parse().ok().filter(|&w: &u32| w > 0 && w < 1 << 24)?;
                let abi = bytes(fields.next())??;
                let pref = bytes(fields.next())?.unwrap_or(abi);
                let index = match fields.next() {
                    Some(s) => s.parse().ok().filter(|&w: &u32| w > 0 && w <= size)?,
                    None => size,
                };
                if abi == 0 || pref < abi {
                    return None;
                }
                let p = PointerSpec { space, size, abi, pref, index };
                match self.pointers.binary_search_by_key(&space, |p| p.space) {
                    Ok(i) => self.pointers[i] = p,
                    Err(i) => self.pointers.insert(i, p),
                }
            }
            'F' => {
                let alignment = bytes(Some(rest.strip_prefix(['i', 'n'])?))??;
                self.functions = Some((rest.starts_with('i'), alignment)).filter(|_| alignment > 0);
                self.functions?;
            }
            // Stack alignment, mangling, native widths, non-integral spaces: no type depends on them.
            'S' | 'm' | 'n' | 's' => {}
            _ => return None,
        }
        Some(())
    }

    /// Layout of pointers of an address space; spaces without an entry are laid out as space 0.
    pub fn pointer(&self, space: u32) -> PointerSpec {
        match self.pointers.binary_search_by_key(&space, |p| p.space) {
            Ok(i) => self.pointers[i],
            Err(_) => PointerSpec { space, ..self.pointers[0] },
        }
    }

    /// Size in bits, without padding; for scalable vectors of one unit. `None` for types without a size.
    pub fn size_bits(&self, cx: &Context, ty: Type) -> Option<u64> {
        ask(|way| self.size_bits_at(cx, ty, way))
    }
    /// Bytes that a store of the type writes.
    pub fn store_size(&self, cx: &Context, ty: Type) -> Option<u64> {
        Some(self.size_bits(cx, ty)?.div_ceil(8))
    }
    /// Bytes from one element of an array of the type to the next.
    pub fn alloc_size(&self, cx: &Context, ty: Type) -> Option<u64> {
        ask(|way| self.alloc_size_at(cx, ty, way))
    }
    /// ABI alignment in bytes.
    pub fn abi_align(&self, cx: &Context, ty: Type) -> Option<u64> {
        ask(|way| self.align_at(cx, ty, true, way))
    }
    /// Preferred alignment in bytes (what an `alloca` without alignment gets).
    pub fn pref_align(&self, cx: &Context, ty: Type) -> Option<u64> {
        ask(|way| self.align_at(cx, ty, false, way))
    }
    /// Byte offset of field `i` of a struct.
    pub fn field_offset(&self, cx: &Context, ty: Type, i: usize) -> Option<u64> {
        let (fields, packed) = struct_fields(cx, ty)?;
        let mut at = 0u64;
        for (n, t) in cx.types_in(fields).enumerate() {
            if !packed {
                at = at.checked_next_multiple_of(self.abi_align(cx, t)?)?;
            }
            if n == i {
                return Some(at);
            }
            at = at.checked_add(self.alloc_size(cx, t)?)?;
        }
        None
    }

    /// Asks about each field of a struct in order: its type and its byte offset. `None` where the answer is, or where one has no size.
    pub fn each_field(&self, cx: &Context, ty: Type, mut f: impl FnMut(Type, u64) -> Option<()>) -> Option<()> {
        let (fields, packed) = struct_fields(cx, ty)?;
        let mut at = 0u64;
        for t in cx.types_in(fields) {
            if !packed {
                at = at.checked_next_multiple_of(self.abi_align(cx, t)?)?;
            }
            f(t, at)?;
            at = at.checked_add(self.alloc_size(cx, t)?)?;
        }
        Some(())
    }

    fn alloc_size_at(&self, cx: &Context, ty: Type, way: Way<'_>) -> Option<u64> {
        let bytes = self.size_bits_at(cx, ty, way)?.div_ceil(8);
        bytes.checked_next_multiple_of(self.align_at(cx, ty, true, way)?)
    }

    fn size_bits_at(&self, cx: &Context, ty: Type, way: Way<'_>) -> Option<u64> {
        let way = way.down()?;
        match cx.type_data(ty) {
            TypeData::Integer { width, .. } => Some(width as u64),
            TypeData::Index => Some(self.pointer(0).index as u64),
            TypeData::Float(FloatKind::TF32) => Some(32),
            TypeData::Float(k) => Some(if k.bits() < 8 { 8 } else { k.bits() as u64 }),
            TypeData::LlvmPpcFp128 => Some(128),
            TypeData::LlvmX86Mmx => Some(64),
            TypeData::LlvmX86Amx => Some(8192),
            TypeData::LlvmPtr { space } => Some(self.pointer(space).size as u64),
            // SPIR-V's types are laid out as pointers; what else a target has is its own.
            TypeData::LlvmTarget { name, .. } if cx.str(name).starts_with("spirv.") => Some(self.pointer(0).size as u64),
            TypeData::Complex(elem) => self.alloc_size_at(cx, elem, way)?.checked_mul(16),
            TypeData::Vector { dims, elem, .. } => {
                let mut n = self.size_bits_at(cx, elem, way)?;
                for &d in cx.shape(dims) {
                    n = n.checked_mul(u64::try_from(d).ok()?)?;
                }
                Some(n)
            }
            TypeData::LlvmVec { len, elem, .. } => self.size_bits_at(cx, elem, way)?.checked_mul(len as u64),
            TypeData::LlvmArray { len, elem } => self.alloc_size_at(cx, elem, way)?.checked_mul(len)?.checked_mul(8),
            TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. } => {
                let (fields, packed) = struct_fields(cx, ty)?;
                let (mut at, mut align) = (0u64, 1u64);
                for t in cx.types_in(fields) {
                    let a = if packed { 1 } else { self.align_at(cx, t, true, way)? };
                    align = align.max(a);
                    at = at.checked_next_multiple_of(a)?.checked_add(self.alloc_size_at(cx, t, way)?)?;
                }
                at.checked_next_multiple_of(align)?.checked_mul(8)
            }
            _ => None,
        }
    }

    fn align_at(&self, cx: &Context, ty: Type, abi: bool, way: Way<'_>) -> Option<u64> {
        let way = way.down()?;
        let pick = |s: Spec| if abi { s.abi as u64 } else { s.pref as u64 };
        match cx.type_data(ty) {
            TypeData::Integer { width, .. } => Some(pick(self.int_spec(width))),
            TypeData::Index => Some(pick(self.int_spec(self.pointer(0).index))),
            TypeData::Float(k) => {
                let bits = self.size_bits_at(cx, ty, way)? as u32;
                // Eight-bit formats and smaller are integers of eight bits for LLVM.
                if k.bits() <= 8 {
                    return Some(pick(self.int_spec(8)));
                }
                Some(match self.floats.iter().find(|s| s.width == bits) {
                    Some(s) => pick(*s),
                    None => (bits as u64 / 8).next_power_of_two(),
                })
            }
            TypeData::LlvmPpcFp128 => Some(self.floats.iter().find(|s| s.width == 128).map_or(16, |s| pick(*s))),
            TypeData::LlvmX86Mmx => Some(8),
            TypeData::LlvmX86Amx => Some(64),
            TypeData::LlvmTarget { name, .. } if cx.str(name).starts_with("spirv.") => self.align_at(cx, Type::LLVM_PTR, abi, way),
            TypeData::LlvmPtr { space } => {
                let p = self.pointer(space);
                Some(if abi { p.abi as u64 } else { p.pref as u64 })
            }
            TypeData::Complex(elem) => self.align_at(cx, elem, true, way),
            TypeData::Vector { dims, .. } if cx.shape(dims).len() > 1 => self.align_at(cx, cx.elem_type(ty), abi, way),
            TypeData::Vector { .. } | TypeData::LlvmVec { .. } => {
                let bits = self.size_bits_at(cx, ty, way)?;
                Some(match self.vectors.iter().find(|s| s.width as u64 == bits) {
                    Some(s) => pick(*s),
                    None => bits.div_ceil(8).max(1).checked_next_power_of_two()?,
                })
            }
            TypeData::LlvmArray { elem, .. } => self.align_at(cx, elem, abi, way),
            TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. } => {
                let (fields, packed) = struct_fields(cx, ty)?;
                if packed && abi {
                    return Some(1);
                }
                let mut align = pick(self.aggregate);
                if !packed {
                    for t in cx.types_in(fields) {
                        align = align.max(self.align_at(cx, t, true, way)?);
                    }
                }
                Some(align)
            }
            _ => None,
        }
    }

    /// The entry of the smallest width that holds the integer, else the widest entry.
    fn int_spec(&self, width: u32) -> Spec {
        let i = self.ints.partition_point(|s| s.width < width);
        self.ints[i.min(self.ints.len() - 1)]
    }

    /// The layout that a module asks for: `llvm.data_layout`, else `dlti.dl_spec`, else LLVM's default. The message
    /// says what is wrong with it.
    pub fn of_module(m: &Module) -> Result<DataLayout, String> {
        let Some(root) = m.root else { return Ok(DataLayout::default()) };
        if let Some(text) = m.attr(root, Sym::LLVM_DATA_LAYOUT).and_then(|a| m.cx.str_value(a)) {
            return DataLayout::parse(m.cx.str(text));
        }
        match m.attr(root, Sym::DLTI_DL_SPEC) {
            Some(spec) => DataLayout::parse(&dl_spec_text(&m.cx, spec)?),
            None => Ok(DataLayout::default()),
        }
    }
}

/// Where the fields of structs are, found out once for each type: an address into a struct asks for one field, and finding it
/// goes over all before it.
#[derive(Default)]
pub struct FieldOffsets {
    /// By type: one more than the place in `structs`; 0 when not asked for yet.
    places: Vec<u32>,
    /// Offsets of all fields, then the size with which an array of the struct goes on. `None` without a size.
    structs: Vec<Option<Vec<u64>>>,
}

impl FieldOffsets {
    /// [`DataLayout::field_offset`] of a struct that has a size.
    pub fn field(&mut self, dl: &DataLayout, cx: &Context, ty: Type, i: usize) -> Option<u64> {
        // The last one is the size.
        let (_, offsets) = self.of(dl, cx, ty)?.split_last()?;
        offsets.get(i).copied()
    }
    /// [`DataLayout::alloc_size`].
    pub fn alloc_size(&mut self, dl: &DataLayout, cx: &Context, ty: Type) -> Option<u64> {
        match cx.type_data(ty) {
            TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. } => self.of(dl, cx, ty)?.last().copied(),
            _ => dl.alloc_size(cx, ty),
        }
    }
    fn of(&mut self, dl: &DataLayout, cx: &Context, ty: Type) -> Option<&[u64]> {
        let at = ty.0 as usize;
        if self.places.len() <= at {
            self.places.resize(cx.types.len().max(at + 1), 0);
        }
        if self.places[at] == 0 {
            self.structs.push(dl.alloc_size(cx, ty).and_then(|size| {
                let mut offsets = Vec::new();
                dl.each_field(cx, ty, |_, at| {
                    offsets.push(at);
                    Some(())
                })?;
                offsets.push(size);
                Some(offsets)
            }));
            self.places[at] = self.structs.len() as u32;
        }
        self.structs[self.places[at] as usize - 1].as_deref()
    }
}

fn set_spec(list: &mut Vec<Spec>, s: Spec) {
    match list.binary_search_by_key(&s.width, |s| s.width) {
        Ok(i) => list[i] = s,
        Err(i) => list.insert(i, s),
    }
}

/// Fields of a struct type with a body.
fn struct_fields(cx: &Context, ty: Type) -> Option<(ir::List, bool)> {
    match cx.type_data(ty) {
        TypeData::LlvmStruct { body, packed } => Some((body, packed)),
        TypeData::LlvmNamedStruct { name } => match cx.struct_body(name)? {
            StructBody::Fields { body, packed } => Some((body, packed)),
            _ => None,
        },
        _ => None,
    }
}

/// The entries of a `#dlti.dl_spec`, as key and value.
pub fn dl_spec_entries(cx: &Context, spec: Attr) -> Vec<(Attr, Attr)> {
    // A record of one array of entries, each a record of key and value; or an array of pairs.
    let items = match cx.attr_data(spec) {
        AttrData::Record { fields, .. } => cx.attrs_in(fields).next().filter(|a| a.is_some()).and_then(|a| cx.array_items(a)),
        _ => cx.array_items(spec),
    };
    let pair = |a: Attr| -> Option<(Attr, Attr)> {
        let f = match cx.attr_data(a) {
            AttrData::Record { fields, .. } => fields,
            AttrData::Array(l) => l,
            _ => return None,
        };
        let mut it = cx.attrs_in(f);
        Some((it.next()?, it.next()?))
    };
    items.unwrap_or_default().into_iter().filter_map(pair).collect()
}

/// `n32` of `#dlti.function_pointer_alignment<32, function_dependent = true>`.
fn function_pointer(cx: &Context, value: Attr) -> String {
    let AttrData::Record { fields, .. } = cx.attr_data(value) else { return String::from("i0") };
    let mut fields = cx.attrs_in(fields);
    let bits = fields.next().and_then(|a| cx.int_value(a)).unwrap_or(0);
    let kind = if fields.next() == Some(Attr::TRUE) { "n" } else { "i" };
    alloc::format!("{kind}{bits}")
}

/// The data layout string of a `#dlti.dl_spec`. Source: what `mlir-translate` 22 prints for such modules.
pub fn dl_spec_text(cx: &Context, spec: Attr) -> Result<String, String> {
    use core::fmt::Write;
    let mut out = String::new();
    let mut types = String::new();
    let default = DataLayout::default();
    for (key, value) in dl_spec_entries(cx, spec) {
        match cx.attr_data(key) {
            AttrData::String { text, .. } => {
                let n = cx.int_value(value).unwrap_or(0);
                match cx.str(text) {
                    "dlti.endianness" => {
                        let big = cx.str_value(value).is_some_and(|s| cx.str(s) == "big");
                        out.push_str(if big { "-E" } else { "-e" });
                    }
                    // A value of 0 is the default and is not written.
                    "dlti.program_memory_space" | "dlti.global_memory_space" | "dlti.alloca_memory_space" | "dlti.stack_alignment"
                        if n == 0 => {}
                    "dlti.program_memory_space" => _ = write!(out, "-P{n}"),
                    "dlti.global_memory_space" => _ = write!(out, "-G{n}"),
                    "dlti.alloca_memory_space" => _ = write!(out, "-A{n}"),
                    "dlti.stack_alignment" => _ = write!(out, "-S{n}"),
                    "dlti.mangling_mode" => {
                        let mode = cx.str_value(value).map_or("", |s| cx.str(s));
                        _ = write!(out, "-m:{mode}");
                    }
                    "dlti.legal_int_widths" => {
                        for (i, n) in cx.int_array(value).unwrap_or_default().iter().enumerate() {
                            _ = write!(out, "{}{n}", if i == 0 { "-n" } else { ":" });
                        }
                    }
                    "dlti.function_pointer_alignment" => _ = write!(out, "-F{}", function_pointer(cx, value)),
                    "dlti.default_memory_space" => {}
                    other => return Err(alloc::format!("unsupported data layout key \"{other}\"")),
                }
            }
            AttrData::Type(ty) => {
                let nums = entry_numbers(cx, value);
                let aligns = |width: u32, class: &str, types: &mut String| {
                    let abi = nums.first().copied().unwrap_or(width as u64);
                    let pref = nums.get(1).copied().unwrap_or(abi);
                    _ = write!(types, "-{class}{width}:{abi}");
                    if pref != abi {
                        _ = write!(types, ":{pref}");
                    }
                };
                match cx.type_data(ty) {
                    TypeData::Index => {}
                    TypeData::Integer { width, sign: Sign::Signless } => aligns(width, "i", &mut types),
                    TypeData::Float(k @ (FloatKind::F16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128)) => {
                        aligns(k.bits(), "f", &mut types)
                    }
                    TypeData::LlvmPtr { space } => {
                        let d = default.pointer(0);
                        let size = nums.first().copied().unwrap_or(d.size as u64);
                        let abi = nums.get(1).copied().unwrap_or(d.abi as u64 * 8);
                        let pref = nums.get(2).copied().unwrap_or(abi);
                        let index = nums.get(3).copied().unwrap_or(size);
                        _ = write!(types, "-p{space}:{size}:{abi}:{pref}:{index}");
                    }
                    TypeData::Integer { width, sign } => {
                        let sign = if sign == Sign::Signed { 's' } else { 'u' };
                        return Err(alloc::format!("unsupported data layout for non-signless integer '{sign}i{width}'"));
                    }
                    _ => match cx.type_data(ty) {
                        TypeData::Float(FloatKind::BF16) => return Err("unsupported type in data layout: 'bf16'".into()),
                        _ => return Err("unsupported type in data layout: LLVM IR lays it out by itself".into()),
                    },
                }
            }
            _ => {}
        }
    }
    out.push_str(&types);
    Ok(out.strip_prefix('-').unwrap_or(&out).to_string())
}

/// The numbers of a layout entry: one integer, an array of integers, or dense integers.
fn entry_numbers(cx: &Context, value: Attr) -> Vec<u64> {
    match cx.attr_data(value) {
        AttrData::Integer { bits, .. } => [bits].to_vec(),
        AttrData::Array(l) => cx.attrs_in(l).filter_map(|a| cx.int_value(a)).map(|n| n as u64).collect(),
        AttrData::Dense { ty, data, splat } => {
            let size = cx.int_width(cx.elem_type(ty)).unwrap_or(64).div_ceil(8).clamp(1, 8) as usize;
            let one = |c: &[u8]| {
                let mut w = [0u8; 8];
                w[..size].copy_from_slice(c);
                u64::from_le_bytes(w)
            };
            let nums: Vec<u64> = cx.bytes.get(data).chunks_exact(size).map(one).collect();
            if splat {
                alloc::vec![nums.first().copied().unwrap_or(0); cx.shape_of(ty).map_or(1, |s| s.iter().fold(1, |n: i64, &d| n.saturating_mul(d)).clamp(0, 8) as usize)]
            } else {
                nums
            }
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_layout() {
        let mut cx = Context::new();
        let dl = DataLayout::default();
        let i128 = Type::I128;
        let s = cx.llvm_struct(&[Type::I8, Type::I64, Type::F64]);
        let v = cx.vector_type(&[3], Type::F32);
        let f80 = cx.float_type(FloatKind::F80);
        assert_eq!(dl.abi_align(&cx, Type::I64), Some(4));
        assert_eq!(dl.pref_align(&cx, Type::I64), Some(8));
        assert_eq!(dl.abi_align(&cx, i128), Some(4));
        assert_eq!(dl.alloc_size(&cx, s), Some(24));
        assert_eq!(dl.abi_align(&cx, s), Some(8));
        assert_eq!((dl.alloc_size(&cx, v), dl.abi_align(&cx, v)), (Some(16), Some(16)));
        assert_eq!((dl.store_size(&cx, f80), dl.alloc_size(&cx, f80)), (Some(10), Some(16)));
        assert_eq!(dl.field_offset(&cx, s, 2), Some(16));
        let mut known = FieldOffsets::default();
        for _ in 0..2 {
            assert_eq!((known.field(&dl, &cx, s, 2), known.field(&dl, &cx, s, 3)), (Some(16), None));
            assert_eq!((known.alloc_size(&dl, &cx, s), known.alloc_size(&dl, &cx, v)), (Some(24), Some(16)));
        }
    }

    #[test]
    fn x86_64_layout() {
        let mut cx = Context::new();
        let dl = DataLayout::parse("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128").unwrap();
        assert_eq!(dl.abi_align(&cx, Type::I64), Some(8));
        assert_eq!(dl.abi_align(&cx, Type::I128), Some(16));
        let p = cx.ptr_type(270);
        assert_eq!((dl.size_bits(&cx, p), dl.abi_align(&cx, p)), (Some(32), Some(4)));
        assert!(DataLayout::parse("e-i64:7").is_err());
        assert!(DataLayout::parse("q").is_err());
    }
}
