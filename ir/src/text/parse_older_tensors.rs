//! What [`super::parse_older_forms`] does, of operations on tensors and of structured ones.

use alloc::vec::Vec;

use super::parse_older_forms::known_value;
use crate::dialect::{bufferization, linalg, vector};
use crate::id::{Attr, Sym, Type, Value};
use crate::text::lex::Tok;
use crate::text::parse::{Delim, OpState, Parse, Parser, Unresolved};
use crate::ty::{DYNAMIC, TypeData};

/// `extract_element %t[%i] : tensor<4xf32>`, which took vectors too.
pub(super) fn extract_element(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let source = p.operand()?;
    let mut at: Vec<Unresolved> = Vec::new();
    p.operand_list(Delim::Square, &mut at)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let loc = p.loc();
    let ty = p.ty()?;
    if matches!(p.m.cx.type_data(ty), TypeData::Vector { .. }) {
        p.older_became = Some(vector::EXTRACT);
        let dynamic = p.m.cx.i64_array(&alloc::vec![DYNAMIC; at.len()]);
        s.attrs.push((Sym::STATIC_POSITION, dynamic));
    }
    let v = p.resolve(source, ty)?;
    s.operands.push(v);
    let types = alloc::vec![Type::INDEX; at.len()];
    p.resolve_all(&at, &types, loc, &mut s.operands)?;
    s.results.push(p.m.cx.elem_type(ty));
    Ok(())
}

/// `linalg.init_tensor [4, %n] : tensor<4x?xf32>`
pub(super) fn init_tensor(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    p.list(Delim::Square, |p| {
        if p.opt_integer()?.is_none() {
            let o = p.operand()?;
            let n = p.resolve(o, Type::INDEX)?;
            s.operands.push(n);
        }
        Ok(())
    })?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    s.results.push(p.ty()?);
    Ok(())
}

/// `bufferization.to_memref %t : memref<4xf32>`, of which only the type of the buffer was written.
pub(super) fn to_buffer(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let o = p.operand()?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let loc = p.loc();
    let mut ty = p.ty()?;
    let tensor = match bufferization::tensor_of(&mut p.m.cx, ty) {
        Some(t) => t,
        // Both were, for a while.
        None => {
            p.expect("to")?;
            core::mem::replace(&mut ty, p.ty()?)
        }
    };
    p.resolve_all(&[o], &[tensor], loc, &mut s.operands)?;
    s.results.push(ty);
    Ok(())
}

/// `memref.tensor_store %t, %m : memref<4xf32>`
pub(super) fn store(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let mut operands = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    p.opt_attr_dict(&mut s.attrs)?;
    p.need(Tok::Colon, "':' and the type")?;
    let loc = p.loc();
    let ty = p.ty()?;
    let Some(tensor) = bufferization::tensor_of(&mut p.m.cx, ty) else {
        return Err(p.error(loc, "expected-memref", "expected a memref type"));
    };
    s.attrs.push((Sym::WRITABLE, Attr::UNIT));
    p.resolve_all(&operands, &[tensor, ty], loc, &mut s.operands)
}

/// `linalg.generic {args_in = 1, args_out = 1, ...} %a, %b { ... } : memref<4xf32>, memref<4xf32>`
pub(super) fn generic(p: &mut Parser<'_>, s: &mut OpState) -> Parse<()> {
    let loc = p.loc();
    linalg::parse_traits(p, s)?;
    let mut counts = [0i64; 2];
    for (count, word) in counts.iter_mut().zip(["args_in", "args_out"]) {
        let at = s.attrs.iter().position(|a| p.m.cx.str(a.0) == word);
        let Some(n) = at.and_then(|i| p.m.cx.int_value(s.attrs.remove(i).1)) else {
            return Err(p.error(loc, "segment-sizes", "expected the numbers `args_in` and `args_out`"));
        };
        *count = n;
    }
    p.opt_attr_dict(&mut s.attrs)?;
    let mut operands: Vec<Unresolved> = Vec::new();
    p.operand_list(Delim::None, &mut operands)?;
    let region = p.region(linalg::GENERIC, &[], false)?;
    s.regions.push(region);
    p.need(Tok::Colon, "':' and the types")?;
    let mut types = Vec::new();
    p.list(Delim::None, |p| {
        types.push(p.ty()?);
        Ok(())
    })?;
    if p.is(Tok::Arrow) {
        return Err(p.error(loc, "unsupported", "a `linalg.generic` whose results have no place: write it with `outs(...)`"));
    }
    if counts.iter().any(|&n| n < 0) || counts[0].checked_add(counts[1]) != i64::try_from(operands.len()).ok() {
        return Err(p.error(loc, "operand-count", "another number of operands than `args_in` and `args_out` say"));
    }
    p.older("linalg-operands", loc, "operands of `linalg` without `ins` and `outs`", "`ins(%a : T) outs(%m : U)`")?;
    p.resolve_all(&operands, &types, loc, &mut s.operands)?;
    let sizes = p.m.cx.i32_array(&counts.map(|n| n as i32));
    s.attrs.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
    Ok(())
}

impl Parser<'_> {
    /// The mask of a transfer, of this type today: its dimensions once had the order of the vector's, of which each has its
    /// place in memory, but for repeated ones.
    pub(crate) fn transfer_mask(&mut self, mask: Unresolved, ty: Type, places: &[Option<u32>]) -> Parse<Value> {
        let given = known_value(self, mask).filter(|_| !self.strict());
        let placed: Vec<u32> = places.iter().copied().flatten().collect();
        let mut order: Vec<usize> = (0..placed.len()).collect();
        crate::order::sort_by_key(&mut order, |&i| placed[i]);
        if let Some(v) = given
            && self.m.ty(v) != ty
            && let (TypeData::Vector { dims, scalable: 0, elem: Type::I1 }, Some(want)) =
                (self.m.cx.type_data(self.m.ty(v)), self.m.cx.shape_of(ty))
            && let was = self.m.cx.dims.get(dims)
            && was.len() == order.len()
            && order.iter().zip(want).all(|(&i, n)| was.get(i) == Some(n))
        {
            let loc = self.loc();
            self.older("transfer-mask", loc, "the mask of a transfer in the order of the vector", "in the order of the memory")?;
            let order: Vec<i64> = order.iter().map(|&i| i as i64).collect();
            let permutation = self.m.cx.i64_array(&order);
            let op = self.make_before(vector::TRANSPOSE, &[v], &[ty], &[(Sym::PERMUTATION, permutation)]);
            return Ok(self.m.result(op, 0));
        }
        self.resolve(mask, ty)
    }
}
