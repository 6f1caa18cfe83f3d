//! Address arithmetic on constants. Source: `mlir-translate` on probes: 19 keeps the expression as it was written, 22
//! makes it bytes from its base and infers what the size of a global allows.

use alloc::vec::Vec;

use ir::context::sext;
use ir::dialect::llvm;
use ir::{Attr, Opcode, StructBody, Sym, Type, TypeData};

use super::Writer;
use super::konst::{Const, ExprOp, Konst, is_vector, n_elems};

/// MLIR's bits for the flags: `inbounds` includes `nusw`.
pub const INBOUNDS: u8 = 3;
/// No unsigned-signed wrap.
pub const NUSW: u8 = 2;
/// No unsigned wrap.
pub const NUW: u8 = 4;

impl Writer<'_> {
    /// Folds a `getelementptr` whose base and indices are constants.
    pub fn fold_gep(&mut self, ty: Type, elem: Type, flags: u8, args: &[Konst]) -> Option<Konst> {
        let base = *args.first()?;
        if self.ks.is_poison(base) {
            return Some(self.ks.raw(Const::Poison(ty)));
        }
        if is_vector(self.cx, ty) {
            let zero = args[1..].iter().all(|&a| self.ks.is_zero(a));
            let n = n_elems(self.cx, ty).filter(|_| zero)?;
            return if is_vector(self.cx, self.ks.ty(base)) { Some(base) } else { self.splat(ty, base, n) };
        }
        if self.ks.is_undef(base) {
            return Some(self.ks.raw(Const::Undef(ty)));
        }
        if args[1..].iter().all(|&a| self.ks.is_zero(a) || self.ks.is_undef(a)) {
            return Some(base);
        }
        if self.facts.target_folder
            && let Some(k) = self.gep_bytes(ty, elem, flags, args)
        {
            return Some(k);
        }
        if !self.ks.light(args) {
            return None;
        }
        let words: Vec<u32> = args.iter().map(|a| a.0).collect();
        let args = self.ks.lists.intern(&words);
        Some(self.ks.raw(Const::Gep { ty, elem, flags, args }))
    }

    fn gep_bytes(&mut self, ty: Type, elem: Type, mut flags: u8, args: &[Konst]) -> Option<Konst> {
        let cx = self.cx;
        let mut base = args[0];
        let TypeData::LlvmPtr { space } = cx.type_data(self.ks.ty(base)) else { return None };
        let p = self.dl.pointer(space);
        if p.index > 64 {
            return None;
        }
        let mut offset = self.gep_offset(elem, &args[1..])?;
        while let Const::Gep { elem, flags: inner, args, .. } = self.ks.get(base) {
            let nested: Vec<Konst> = self.ks.lists.get(args).iter().map(|&w| Konst(w)).collect();
            // Flags meet also where the address inside stays as it is, as in LLVM.
            flags &= inner;
            let Some(more) = self.gep_offset(elem, &nested[1..]) else { break };
            offset = offset.wrapping_add(more);
            base = nested[0];
        }
        let offset = sext(offset as u64, p.index);
        let number = match self.ks.get(base) {
            Const::Zero(_) => Some(0),
            Const::Expr { op: ExprOp::IntToPtr, a, .. } => self.ks.int_of(cx, a).map(|v| v.1),
            _ => None,
        };
        let index = int_type(p.index)?;
        if let Some(n) = number {
            let v = self.ks.int(cx, index, n.wrapping_add(offset as u128))?;
            return if self.ks.is_zero(v) { Some(self.ks.zero(cx, ty)) } else { self.expr(ty, ExprOp::IntToPtr, v, v) };
        }
        if flags & INBOUNDS != INBOUNDS
            && offset >= 0
            && let Const::Global { name, .. } = self.ks.get(base)
            && let Some(size) = self.global_size(name)
            && offset as u64 <= size
        {
            flags |= INBOUNDS;
        }
        if flags & NUSW != 0 && offset >= 0 {
            flags |= NUW;
        }
        if offset == 0 {
            return Some(base);
        }
        let v = self.ks.int(cx, index, offset as u128)?;
        if !self.ks.light(&[base]) {
            return None;
        }
        let args = self.ks.lists.intern(&[base.0, v.0]);
        Some(self.ks.raw(Const::Gep { ty, elem: Type::I8, flags, args }))
    }

    /// Byte offset of constant indices; `None` where one is no number or a type has no size.
    fn gep_offset(&mut self, elem: Type, indices: &[Konst]) -> Option<i64> {
        let cx = self.cx;
        let number = |w: &Self, k: Konst| w.ks.int_of(cx, k).map(|(width, v)| sext(v as u64, width.min(64)));
        let mut at = (self.offsets.alloc_size(&self.dl, cx, elem)? as i64).wrapping_mul(number(self, *indices.first()?)?);
        let mut ty = elem;
        for &k in &indices[1..] {
            let i = number(self, k)?;
            match cx.type_data(ty) {
                TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. } => {
                    let i = u32::try_from(i).ok()?;
                    at = at.wrapping_add(self.offsets.field(&self.dl, cx, ty, i as usize)? as i64);
                    ty = super::konst::elem_type(cx, ty, i as u64)?;
                }
                TypeData::LlvmArray { elem, .. }
                | TypeData::LlvmVec { elem, scalable: false, .. }
                | TypeData::Vector { elem, scalable: 0, .. } => {
                    at = at.wrapping_add((self.offsets.alloc_size(&self.dl, cx, elem)? as i64).wrapping_mul(i));
                    ty = elem;
                }
                _ => return None,
            }
        }
        Some(at)
    }

    /// Bytes that may be read at a global, if it is one that cannot be null.
    fn global_size(&self, name: Sym) -> Option<u64> {
        let (kind, attrs) = self.global(name)?;
        if kind != llvm::MLIR_GLOBAL || self.linkage_in(attrs) == super::names::EXTERN_WEAK {
            return None;
        }
        let ty = self.cx.dict_get(attrs, Sym::GLOBAL_TYPE).and_then(|a| self.cx.type_value(a))?;
        self.dl.store_size(self.cx, ty).filter(|&n| n > 0)
    }

    /// Whether the address of a symbol is neither null nor another symbol's.
    pub fn distinct(&self, name: Sym) -> bool {
        let Some((kind, attrs)) = self.global(name) else { return false };
        let unnamed = self.cx.dict_get(attrs, Sym::UNNAMED_ADDR).and_then(|a| super::names::enum_num(self.cx, a));
        let own = !self.is_replaced(attrs) && unnamed != Some(super::names::UNNAMED);
        let sized = match kind {
            llvm::MLIR_GLOBAL => self.global_size(name).is_some(),
            k => matches!(k, llvm::FUNC | llvm::MLIR_IFUNC),
        };
        own && sized
    }

    /// Whether an address is one within a symbol's object, and so is not null.
    pub(super) fn is_within(&self, k: Konst) -> bool {
        let Const::Gep { flags, args, .. } = self.ks.get(k) else { return false };
        let base = self.ks.lists.get(args).first().map(|&b| self.ks.get(Konst(b)));
        let Some(Const::Global { name, .. }) = base.filter(|_| flags & INBOUNDS == INBOUNDS) else { return false };
        self.global(name).is_some_and(|(_, attrs)| self.linkage_in(attrs) != super::names::EXTERN_WEAK)
    }

    /// An address as another one and how many bytes behind it it is: what is not certain to stay within an object, if `any`.
    pub(super) fn stripped(&self, mut k: Konst, any: bool) -> (Konst, i64) {
        let mut at = 0i64;
        // Aliases may stand for each other in a circle.
        for _ in 0..64 {
            match self.ks.get(k) {
                Const::Gep { elem: Type::I8, flags, args, .. } if any || flags & INBOUNDS == INBOUNDS => {
                    let &[base, offset] = self.ks.lists.get(args) else { break };
                    let Some((width, v)) = self.ks.int_of(self.cx, Konst(offset)) else { break };
                    at = at.wrapping_add(sext(v as u64, width.min(64)));
                    k = Konst(base);
                }
                Const::Global { name, .. } => match self.aliased.get(&name) {
                    Some(&of) => k = of,
                    None => break,
                },
                _ => break,
            }
        }
        (k, at)
    }

    /// Whether another module may replace a symbol with these attributes: it can be anything there.
    pub(super) fn is_replaced(&self, attrs: Attr) -> bool {
        super::names::is_replaced(self.linkage_in(attrs))
    }

    /// Whether the address of a symbol is not null, of a type of pointers.
    pub fn is_somewhere(&self, name: Sym, ty: Type) -> bool {
        let (Some((kind, attrs)), TypeData::LlvmPtr { space: 0 }) = (self.global(name), self.cx.type_data(ty)) else { return false };
        matches!(kind, llvm::MLIR_GLOBAL | llvm::FUNC | llvm::MLIR_IFUNC) && self.linkage_in(attrs) != super::names::EXTERN_WEAK
    }

    /// What the address that a number is made of is a multiple of, in bytes; 1 of other constants (LLVM's `getPointerAlignment`).
    pub fn alignment_of_number(&self, k: Konst) -> u64 {
        let Const::Expr { op: ExprOp::PtrToInt, a, .. } = self.ks.get(k) else { return 1 };
        if let Const::Global { name, .. } = self.ks.get(a) { self.alignment_of(name) } else { 1 }
    }
    /// The same of the address of a symbol.
    pub(super) fn alignment_of(&self, name: Sym) -> u64 {
        self.global(name).and_then(|(kind, attrs)| self.symbol_alignment(kind, attrs)).unwrap_or(1)
    }
    fn symbol_alignment(&self, kind: Opcode, attrs: Attr) -> Option<u64> {
        let cx = self.cx;
        let stated =
            cx.dict_get(attrs, Sym::ALIGNMENT).and_then(|a| cx.int_value(a)).and_then(|n| u64::try_from(n).ok()).filter(|&n| n > 0);
        if kind == llvm::FUNC {
            // Where the layout says nothing, four.
            return Some(match self.dl.functions {
                None => 4,
                Some((true, n)) => u64::from(n),
                Some((false, n)) => u64::from(n).max(stated.unwrap_or(1)),
            });
        }
        if kind != llvm::MLIR_GLOBAL {
            return None;
        }
        if stated.is_some() {
            return stated;
        }
        let ty = cx.dict_get(attrs, Sym::GLOBAL_TYPE).and_then(|a| cx.type_value(a))?;
        let has_value = cx.dict_get(attrs, Sym::VALUE).is_some();
        match self.linkage_in(attrs) {
            "private" | "internal" | "appending" => {}
            "external" if has_value => {}
            _ => return self.dl.abi_align(cx, ty),
        }
        // What is laid out here gets what its type likes best, and 16 if it is large.
        let liked = self.dl.pref_align(cx, ty)?;
        Some(if liked < 16 && self.dl.size_bits(cx, ty)? > 128 { 16 } else { liked })
    }

    /// The constants that MLIR's fixed indices stand for.
    pub fn index_constant(&mut self, i: i32) -> Konst {
        self.ks.raw(Const::Int { ty: Type::I32, bits: i as u32 as u64 })
    }

    /// Whether an identified struct has a body.
    pub fn is_opaque(&self, ty: Type) -> bool {
        match self.cx.type_data(ty) {
            TypeData::LlvmNamedStruct { name } => !matches!(self.cx.struct_body(name), Some(StructBody::Fields { .. })),
            _ => false,
        }
    }
}

/// The integer types that every context has.
fn int_type(width: u32) -> Option<Type> {
    match width {
        8 => Some(Type::I8),
        16 => Some(Type::I16),
        32 => Some(Type::I32),
        64 => Some(Type::I64),
        _ => None,
    }
}
