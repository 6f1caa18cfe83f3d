//! Constants as attributes, and as operations where a function or an initializer needs them.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::{Attr, AttrData, Loc, NewOp, Opcode, Sym, Type, TypeData, Value};

use super::konst::{K, Kon, dense_type};
use super::{Map, Read, Reader};

impl<'a> Reader<'a> {
    /// The attribute that a constant is, if there is one.
    pub(super) fn konst_attr(&mut self, k: K) -> Option<Attr> {
        let c = self.ks.get(k);
        match c.kon {
            Kon::Scalar(a) | Kon::Data(a) => Some(a),
            Kon::Zero => {
                let shaped = dense_type(&mut self.m.cx, c.ty)?;
                let elem = self.m.cx.elem_type(shaped);
                // How many a scalable vector has is not known: newer releases say zero.
                if self.opts.release.version >= 20 && matches!(self.m.cx.type_data(shaped), TypeData::Vector { scalable: 1.., .. }) {
                    return None;
                }
                let size = ir::dense::elem_size(&self.m.cx, elem)?;
                let zeros = alloc::vec![0u8; size];
                Some(ir::dense::make(&mut self.m.cx, shaped, size, &zeros))
            }
            Kon::Agg(_) => {
                let shaped = dense_type(&mut self.m.cx, c.ty)?;
                let size = ir::dense::elem_size(&self.m.cx, self.m.cx.elem_type(shaped))?;
                let mut bytes = Vec::new();
                self.all_numbers(k, &mut bytes)?;
                Some(ir::dense::make(&mut self.m.cx, shaped, size, &bytes))
            }
            _ => None,
        }
    }
    /// Appends all numbers of a nested aggregate; `None` if it holds something else, be it a part of zeros, which the
    /// reference makes by itself.
    fn all_numbers(&mut self, k: K, out: &mut Vec<u8>) -> Option<()> {
        let mut stack = alloc::vec![k];
        while let Some(k) = stack.pop() {
            let c = self.ks.get(k);
            match c.kon {
                Kon::Agg(l) => stack.extend(self.m.cx.lists.get(l).iter().rev()),
                Kon::Scalar(_) => self.scalar_bytes(k, out),
                Kon::Data(a) => match self.m.cx.attr_data(a) {
                    AttrData::String { text, .. } => out.extend_from_slice(&self.m.cx.str_bytes(text)),
                    AttrData::Dense { ty, data, splat } => {
                        let n = if splat { ir::dense::n_elements(&self.m.cx, ty)? as usize } else { 1 };
                        for _ in 0..n {
                            out.extend_from_slice(self.m.cx.bytes.get(data));
                        }
                    }
                    _ => return None,
                },
                _ => return None,
            }
        }
        Some(())
    }

    /// The value of a constant in the function or initializer at hand.
    #[inline]
    pub(super) fn konst_value(&mut self, k: K, at: u32) -> Read<Value> {
        match self.ks.known(k) {
            Some(v) => Ok(v),
            None => self.make_konst(k, at),
        }
    }

    /// Makes a constant and what it consists of.
    fn make_konst(&mut self, k: K, at: u32) -> Read<Value> {
        if let Some(&(op, attrs)) = self.ks.plain.get(k as usize)
            && op != Opcode::UNREGISTERED
        {
            let ty = self.ks.get(k).ty;
            let v = self.append_konst(op, &[], ty, attrs);
            self.remember(k, v);
            return Ok(v);
        }
        // The constant and, where it has parts, how many of them are still to look at.
        let mut stack: Vec<(K, u32)> = alloc::vec![(k, self.n_parts(k))];
        let mut open: Map<K, ()> = Default::default();
        open.insert(k, ());
        while let Some(&mut (k, ref mut left)) = stack.last_mut() {
            if *left > 0 {
                *left -= 1;
                let i = *left;
                if let Some(part) = self.part(k, i)
                    && self.ks.known(part).is_none()
                    && open.insert(part, ()).is_none()
                {
                    let n = self.n_parts(part);
                    stack.push((part, n));
                }
                continue;
            }
            stack.pop();
            if self.ks.known(k).is_some() {
                continue;
            }
            let v = self.make_one(k, at)?;
            self.remember(k, v);
            self.note_plain(k);
        }
        match self.ks.known(k) {
            Some(v) => Ok(v),
            None => self.fail(at, "a constant refers to itself"),
        }
    }
    /// Notes what a constant was made into just now, if that is an operation on its own.
    fn note_plain(&mut self, k: K) {
        let Some(&op) = self.ks.ops.last().filter(|&&op| self.m.n_operands(op) == 0) else { return };
        if self.n_parts(k) == 0 {
            let plain = &mut self.ks.plain;
            plain.resize(plain.len().max(k as usize + 1), (Opcode::UNREGISTERED, Attr::EMPTY_DICT));
            if let Some(known) = plain.get_mut(k as usize) {
                *known = (self.m.op_kind[op], self.m.op_record[op].attrs);
            }
        }
    }
    fn remember(&mut self, k: K, v: Value) {
        let made = &mut self.ks.made;
        if made.len() <= k as usize {
            made.resize(self.ks.pool.len().max(k as usize + 1), (0, Value::NONE));
        }
        self.ks.made[k as usize] = (self.ks.epoch, v);
    }
    /// Parts of a constant that have operations of their own before it.
    fn n_parts(&self, k: K) -> u32 {
        let c = self.ks.get(k);
        match c.kon {
            Kon::Agg(l) | Kon::Expr { args: l, .. } => l.len,
            Kon::Global(name) => self.held(name).len,
            Kon::Zero => match self.m.cx.type_data(c.ty) {
                TypeData::LlvmTarget { .. } => 0,
                // All elements are the same constant.
                TypeData::LlvmArray { len, .. } => (len > 0) as u32,
                TypeData::Vector { .. } | TypeData::LlvmVec { .. } => 1,
                _ => self.n_members(c.ty).map_or(0, |n| n as u32),
            },
            _ => 0,
        }
    }
    fn part(&mut self, k: K, i: u32) -> Option<K> {
        let c = self.ks.get(k);
        match c.kon {
            Kon::Agg(l) | Kon::Expr { args: l, .. } => self.m.cx.lists.get(l).get(i as usize).copied(),
            Kon::Global(name) => self.m.cx.lists.get(self.held(name)).get(i as usize).copied(),
            _ => {
                let ty = self.member_type(c.ty, i as usize)?;
                self.zero_of(ty)
            }
        }
    }

    fn append_konst(&mut self, op: Opcode, operands: &[Value], ty: Type, mut attrs: Attr) -> Value {
        if self.opts.lossless && !operands.is_empty() {
            attrs = self.with_entry(attrs, "lowir.constant", Attr::UNIT);
        }
        let op = self.m.append(NewOp { operands, results: &[ty], attrs, ..NewOp::new(op, Loc::UNKNOWN) });
        self.ks.ops.push(op);
        self.ks.n_ops += 1;
        self.m.result(op, 0)
    }
    /// Whether a zero is built of its members, as release 19 does it, up to a size.
    fn zero_by_members(&self, ty: Type) -> bool {
        self.opts.release.version < 20
            && !matches!(self.m.cx.type_data(ty), TypeData::LlvmTarget { .. })
            && self.n_members(ty).is_some_and(|n| n <= 1 << 12)
    }
    /// An aggregate of a constant's parts.
    fn build_aggregate(&mut self, ty: Type, n: usize, k: K) -> Value {
        let is_vector = matches!(self.m.cx.type_data(ty), TypeData::Vector { .. } | TypeData::LlvmVec { .. });
        let mut v = self.append_konst(l::MLIR_UNDEF, &[], ty, Attr::EMPTY_DICT);
        for i in 0..n {
            let Some(item) = self.part(k, i as u32).and_then(|k| self.part_value(k)) else { continue };
            if is_vector {
                let n = self.m.cx.int_attr(Type::I32, i as i64);
                let attrs = self.dict(&[(Sym::VALUE, n)]);
                let n = self.append_konst(l::MLIR_CONSTANT, &[], Type::I32, attrs);
                v = self.append_konst(l::INSERTELEMENT, &[v, item, n], ty, Attr::EMPTY_DICT);
            } else {
                let at = self.m.cx.i64_array(&[i as i64]);
                let attrs = self.dict(&[(Sym::POSITION, at)]);
                v = self.append_konst(l::INSERTVALUE, &[v, item], ty, attrs);
            }
        }
        v
    }
    /// The value of a part that was made, or of an address that is being made: of variables that hold each other's addresses,
    /// one is named before what it holds is there.
    fn part_value(&mut self, k: K) -> Option<Value> {
        if let (None, Kon::Global(_)) = (self.ks.known(k), self.ks.get(k).kon) {
            let v = self.make_one(k, 0).ok()?;
            self.remember(k, v);
        }
        self.ks.known(k)
    }
    /// Makes a constant whose parts are made.
    fn make_one(&mut self, k: K, at: u32) -> Read<Value> {
        let c = self.ks.get(k);
        if let Some(a) = self.konst_attr(k) {
            let attrs = self.dict(&[(Sym::VALUE, a)]);
            return Ok(self.append_konst(l::MLIR_CONSTANT, &[], c.ty, attrs));
        }
        let none = Attr::EMPTY_DICT;
        Ok(match c.kon {
            Kon::Zero if self.zero_by_members(c.ty) => {
                let n = self.n_members(c.ty).unwrap_or(0);
                self.build_aggregate(c.ty, n as usize, k)
            }
            Kon::Null | Kon::Zero => self.append_konst(l::MLIR_ZERO, &[], c.ty, none),
            Kon::NoToken => self.append_konst(l::MLIR_NONE, &[], c.ty, none),
            Kon::Undef => self.append_konst(l::MLIR_UNDEF, &[], c.ty, none),
            Kon::Poison => {
                let op = if self.opts.release.version >= 17 { l::MLIR_POISON } else { l::MLIR_UNDEF };
                self.append_konst(op, &[], c.ty, none)
            }
            Kon::Global(name) => {
                if self.top.symbols.get(&name).is_some_and(|s| s.what == super::top::What::Ifunc) && self.opts.release.version < 20 {
                    return self.unsupported(at, "an ifunc");
                }
                let name = self.name_in_module(name);
                let name = self.m.cx.symbol_ref(name);
                let attrs = self.dict(&[(Sym::GLOBAL_NAME, name)]);
                self.append_konst(l::MLIR_ADDRESSOF, &[], c.ty, attrs)
            }
            Kon::DsoLocal(name) if self.opts.release.poison => {
                let name = self.m.cx.symbol_ref(name);
                let attrs = self.dict(&[(Sym::FUNCTION_NAME, name)]);
                self.append_konst(l::DSO_LOCAL_EQUIVALENT, &[], c.ty, attrs)
            }
            Kon::DsoLocal(_) => return self.unsupported(at, "'dso_local_equivalent'"),
            Kon::NoCfi(_) => return self.unsupported(at, "'no_cfi'"),
            Kon::Block(f, tag) => {
                let a = self.block_address_attr(f, tag);
                let attrs = self.dict(&[(Sym::BLOCK_ADDR, a)]);
                self.append_konst(l::BLOCKADDRESS, &[], c.ty, attrs)
            }
            Kon::Expr { op, args, attrs } => {
                let mut operands = Vec::new();
                let raw = self.m.cx.dict_get(attrs, Sym::RAW_CONSTANT_INDICES).and_then(|a| self.m.cx.int_array(a));
                for i in 0..args.len as usize {
                    // Constant indices of structs are no operands.
                    if op == l::GETELEMENTPTR && i > 0 && raw.as_ref().is_some_and(|r| r.get(i - 1).is_some_and(|&n| n != i32::MIN as i64))
                    {
                        continue;
                    }
                    let arg = self.m.cx.lists.get(args)[i];
                    operands.extend(self.part_value(arg));
                }
                self.append_konst(op, &operands, c.ty, attrs)
            }
            Kon::Agg(items) => self.build_aggregate(c.ty, items.len as usize, k),
            Kon::Meta(at) => return self.unsupported(at, "metadata as a value here"),
            Kon::Scalar(_) | Kon::Data(_) => return self.fail(at, "a constant that is no attribute"),
        })
    }

    /// The mask of a shuffle: undefined elements are -1.
    pub(super) fn shuffle_mask(&mut self, k: K) -> Option<Attr> {
        let c = self.ks.get(k);
        let (len, scalable) = match self.m.cx.type_data(c.ty) {
            TypeData::Vector { dims, scalable, elem: Type::I32 } => (*self.m.cx.shape(dims).first()?, scalable),
            _ => return None,
        };
        let n = usize::try_from(len).ok().filter(|&n| n <= 1 << 16)?;
        let mask: Vec<i32> = match c.kon {
            Kon::Zero => alloc::vec![0; n],
            Kon::Undef | Kon::Poison => alloc::vec![-1; n],
            _ if scalable != 0 => return None,
            Kon::Data(a) => ir::dense::int_values(&self.m.cx, a, n)?.iter().map(|&x| x as i32).collect(),
            Kon::Agg(l) => {
                let items = self.m.cx.lists.get(l).to_vec();
                let one = |k: &K| match self.ks.get(*k).kon {
                    Kon::Undef | Kon::Poison => Some(-1),
                    _ => self.konst_int(*k).map(|n| n as i32),
                };
                items.iter().map(one).collect::<Option<Vec<i32>>>()?
            }
            _ => return None,
        };
        Some(self.m.cx.i32_array(&mask))
    }
}
