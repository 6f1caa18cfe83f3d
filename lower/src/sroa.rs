//! `--sroa`: memory of the stack that holds an aggregate, and is accessed member by member, becomes memory per member.
//!
//! An access names one member by its offset; what follows from its address must stay inside of that member. Members that
//! nothing accesses get no memory. New memory is taken apart in the next round, and memory that an operation keeps whole
//! is looked at again when that operation is gone.
//! Source: MLIR's `SROA` pass as mlir-opt 22 and 19 show it.

use alloc::vec;
use alloc::vec::Vec;

use abi::layout::DataLayout;
use ir::dialect::{llvm, memref};
use ir::map::Map;
use ir::{Attr, Id, Module, NewOp, Op, Opcode, StructBody, Sym, Type, TypeData, Value, segments};

use crate::edit::Edit;
use crate::fold;
use crate::llvm_slot::{self as slot, Access};
use crate::pass::PassContext;

/// Arrays of more elements are left whole, as upstream leaves them.
const MAX_ARRAY: u64 = 16;
/// A copy takes aggregates of at most so many members of members apart: a short text can spell any number of them.
const MAX_LEAVES: u32 = 4096;

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let roots: Vec<Op> = match cx.m.root.filter(|r| roots.contains(r)) {
        Some(r) => vec![r],
        None => roots.to_vec(),
    };
    let Some(layout) = slot::layout(cx.m, cx.diags) else { return false };
    let mut list = Vec::new();
    for &r in &roots {
        ir::walk(cx.m, r, |op| {
            if matches!(cx.m.kind(op), llvm::ALLOCA | memref::ALLOCA) && op != r {
                list.push(op);
            }
        });
    }
    if list.is_empty() {
        return true;
    }
    let mut s = Sroa {
        e: Edit::open(cx.m, &roots),
        layout,
        through_groups: cx.release.slots_through_groups,
        waiting: Map::default(),
        made: Vec::new(),
    };
    while !list.is_empty() {
        let mut next = Vec::new();
        for op in core::mem::take(&mut list) {
            s.slot(op);
            next.append(&mut s.made);
            for gone in core::mem::take(&mut s.e.erased) {
                next.extend(s.waiting.remove(&gone).unwrap_or_default());
            }
        }
        list = next;
    }
    s.e.close();
    true
}

struct Sroa<'a> {
    e: Edit<'a>,
    layout: DataLayout,
    through_groups: bool,
    /// Memory by the operation that keeps it whole.
    waiting: Map<Op, Vec<Op>>,
    /// Memory that was made for members.
    made: Vec<Op>,
}

/// An aggregate in memory.
struct Slot {
    op: Op,
    ptr: Value,
    ty: Type,
    /// Its members with their offsets.
    members: Vec<(u64, Type)>,
}

/// How memory is used.
#[derive(Default)]
struct Plan {
    /// Members that are accessed, in the order found.
    used: Vec<u32>,
    /// Operations to rewrite, with the member that they name.
    accessors: Vec<Op>,
    /// Operations to take out.
    others: Vec<Op>,
}

impl Sroa<'_> {
    fn slot(&mut self, op: Op) {
        let m = &*self.e.m;
        let block = m.op_record[op].block;
        let region = m.blocks[block].region;
        if m.kind(op) == Opcode::ERASED || m.region_blocks(region).first() != Some(&block) || segments::is_graph_region(m, region) {
            return;
        }
        if m.kind(op) == memref::ALLOCA {
            if let Err(keeper) = self.elements(op) {
                self.waiting.entry(keeper).or_default().push(op);
            }
            return;
        }
        let one = m.def_op(m.operand(op, 0)).and_then(|d| m.attr(d, Sym::VALUE)).and_then(|a| m.cx.int_value(a)) == Some(1);
        let Some(ty) = m.attr(op, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a)).filter(|_| one) else { return };
        let Some(members) = self.members(ty) else { return };
        let s = Slot { op, ptr: m.result(op, 0), ty, members };
        if self.e.unused(s.ptr) {
            return;
        }
        match self.plan(&s) {
            Ok(plan) => self.take_apart(&s, plan),
            Err(keeper) => self.waiting.entry(keeper).or_default().push(op),
        }
    }

    /// Memory of few elements that are accessed at known places becomes memory for each of them, or the operation that
    /// keeps it whole.
    fn elements(&mut self, op: Op) -> Result<(), Op> {
        let ptr = self.e.m.result(op, 0);
        let TypeData::MemRef { dims, elem, space, .. } = self.e.m.cx.type_data(self.e.m.ty(ptr)) else { return Ok(()) };
        let dims = self.e.m.cx.shape(dims).to_vec();
        let n = dims.iter().try_fold(1u64, |n, &d| n.checked_mul(u64::try_from(d).ok()?));
        if dims.is_empty() || !n.is_some_and(|n| (2..=MAX_ARRAY).contains(&n)) || !self.e.m.operands(op).is_empty() {
            return Ok(());
        }
        let mut accesses = Vec::new();
        for (user, i) in self.e.users(ptr).into_iter().rev() {
            let at = match (self.e.m.kind(user), i) {
                (memref::LOAD, 0) => 0,
                (memref::STORE, 1) => 1,
                _ => return Err(user),
            };
            let mut place = 0;
            for (k, &d) in (at + 1..).zip(&dims) {
                let index = self.e.operand(user, k);
                let index = fold::constant_of(self.e.m, index).and_then(|a| self.e.m.cx.int_value(a));
                place = place * d + index.filter(|n| (0..d).contains(n)).ok_or(user)?;
            }
            accesses.push((user, at, place as u32));
        }
        if accesses.is_empty() {
            return Ok(());
        }
        let ty = self.e.m.cx.memref_type(&[], elem, Attr::NONE, space);
        let none = self.e.m.cx.i32_array(&[0, 0]);
        let attrs = self.e.m.cx.dict_one(Sym::OPERAND_SEGMENT_SIZES, none);
        let mut parts: Map<u32, Value> = Map::default();
        let mut behind = op;
        for &(_, _, place) in &accesses {
            if !parts.contains_key(&place) {
                let v = self.e.create(&mut behind, memref::ALLOCA, &[], ty, attrs, self.e.m.op_record[op].loc);
                parts.insert(place, v);
            }
        }
        for (user, at, place) in accesses {
            let mut operands: Vec<Value> = (0..at).map(|i| self.e.operand(user, i)).collect();
            operands.push(parts[&place]);
            let results: Vec<Type> = self.e.m.results(user).map(|r| self.e.m.ty(r)).collect();
            let record = self.e.m.op_record[user];
            let new = NewOp { operands: &operands, results: &results, attrs: record.attrs, ..NewOp::new(self.e.m.kind(user), record.loc) };
            let new = self.e.insert_before(user, new);
            if !results.is_empty() {
                self.e.replace(self.e.m.result(user, 0), self.e.m.result(new, 0));
            }
            self.e.erase(user);
        }
        self.e.erase(op);
        Ok(())
    }

    /// The members of an aggregate with their offsets; `None` for what is left whole.
    fn members(&self, ty: Type) -> Option<Vec<(u64, Type)>> {
        let cx = &self.e.m.cx;
        match cx.type_data(ty) {
            TypeData::LlvmArray { len, elem } if len <= MAX_ARRAY => {
                let size = self.layout.alloc_size(cx, elem)?;
                Some((0..len).map(|i| (i * size, elem)).collect())
            }
            _ => {
                let (fields, packed) = fields(self.e.m, ty)?;
                let (mut at, mut out) = (0u64, Vec::with_capacity(fields.len()));
                for t in fields {
                    if !packed {
                        at = at.checked_next_multiple_of(self.layout.abi_align(cx, t)?)?;
                    }
                    out.push((at, t));
                    at = at.checked_add(self.layout.alloc_size(cx, t)?)?;
                }
                Some(out)
            }
        }
    }
    fn size(&self, ty: Type) -> Option<u64> {
        let cx = &self.e.m.cx;
        match cx.type_data(ty) {
            TypeData::LlvmArray { .. } | TypeData::LlvmStruct { .. } | TypeData::LlvmNamedStruct { .. } => self.layout.alloc_size(cx, ty),
            // An access of a scalable vector has no known size.
            TypeData::Vector { scalable, .. } if scalable != 0 => None,
            TypeData::LlvmVec { scalable: true, .. } => None,
            _ => self.layout.store_size(cx, ty),
        }
    }
    /// The bytes between a base and the address that is computed from it; `None` where they are not known, or negative.
    fn offset(&self, gep: Op) -> Option<u64> {
        let m = &*self.e.m;
        if !matches!(m.type_data(m.result(gep, 0)), TypeData::LlvmPtr { .. }) {
            return None;
        }
        let raw = m.attr(gep, Sym::RAW_CONSTANT_INDICES).and_then(|a| m.cx.int_array(a))?;
        let mut ty = m.attr(gep, Sym::ELEM_TYPE).and_then(|a| m.cx.type_value(a))?;
        let mut indices = raw.iter().map(|&i| u64::try_from(i).ok());
        let mut at = self.layout.alloc_size(&m.cx, ty)?.checked_mul(indices.next()??)?;
        for i in indices {
            let i = i?;
            match m.cx.type_data(ty) {
                TypeData::LlvmArray { elem, .. } => {
                    at = at.checked_add(self.layout.alloc_size(&m.cx, elem)?.checked_mul(i)?)?;
                    ty = elem;
                }
                _ => {
                    let (all, _) = fields(m, ty)?;
                    at = at.checked_add(self.layout.field_offset(&m.cx, ty, usize::try_from(i).ok()?)?)?;
                    ty = *all.get(i as usize)?;
                }
            }
        }
        Some(at)
    }
    /// The member that holds the byte at an offset, and the bytes of it before.
    fn member_at(&self, s: &Slot, offset: u64) -> Option<(u32, u64)> {
        let i = s.members.partition_point(|m| m.0 <= offset).checked_sub(1)?;
        let (start, ty) = s.members[i];
        let within = offset - start;
        if within < self.size(ty)? { Some((i as u32, within)) } else { None }
    }

    /// How all uses of an aggregate change; the operation that keeps it whole otherwise.
    fn plan(&mut self, s: &Slot) -> Result<Plan, Op> {
        let mut plan = Plan::default();
        // Addresses that must stay within so many bytes, and addresses that must go with all their uses.
        let (mut inside, mut going): (Vec<(Value, u64)>, Vec<Op>) = (Vec::new(), Vec::new());
        let mut seen: Map<Op, ()> = Map::default();
        for (user, i) in self.e.users(s.ptr).into_iter().rev() {
            if seen.insert(user, ()).is_some() {
                return Err(user);
            }
            if self.rewrites(s, user, i, &mut plan, &mut inside) { plan.accessors.push(user) } else { going.push(user) }
        }
        while let Some((ptr, left)) = inside.pop() {
            for (user, i) in self.e.users(ptr) {
                if self.stays_inside(user, i, left, &mut inside) {
                    continue;
                }
                if seen.insert(user, ()).is_none() {
                    going.push(user);
                }
            }
        }
        while let Some(op) = going.pop() {
            if !slot::vanishes(self.e.m, op, self.through_groups) {
                return Err(op);
            }
            plan.others.push(op);
            if self.e.m.kind(op) == llvm::INTR_DBG_VALUE {
                continue;
            }
            for v in self.e.m.results(op) {
                for (user, _) in self.e.users(v) {
                    if seen.insert(user, ()).is_none() {
                        going.push(user);
                    }
                }
            }
        }
        Ok(plan)
    }
    /// Whether a direct use can be of members.
    fn rewrites(&mut self, s: &Slot, op: Op, operand: u32, plan: &mut Plan, inside: &mut Vec<(Value, u64)>) -> bool {
        let mut using = |i: u32| {
            if !plan.used.contains(&i) {
                plan.used.push(i);
            }
        };
        if self.e.m.kind(op) == llvm::GETELEMENTPTR {
            let Some((i, within)) = self.offset(op).and_then(|at| self.member_at(s, at)) else { return false };
            let Some(size) = self.size(s.members[i as usize].1) else { return false };
            using(i);
            inside.push((self.e.m.result(op, 0), size - within));
            return true;
        }
        let Some(access) = slot::access(self.e.m, op).filter(|_| !slot::is_volatile(self.e.m, op)) else { return false };
        match access {
            Access::Load | Access::Store => {
                let value = if access == Access::Load { self.e.m.result(op, 0) } else { self.e.m.operand(op, 0) };
                let first = s.members.first().and_then(|m| self.size(m.1));
                let fits = self.size(self.e.m.ty(value)).zip(first).is_some_and(|(a, b)| a <= b);
                if fits && operand == (access == Access::Store) as u32 {
                    using(0);
                    return true;
                }
                false
            }
            Access::Fill => operand == 0 && slot::length(self.e.m, op).zip(self.size(s.ty)).is_some_and(|(n, size)| n <= size),
            Access::Copy => {
                let whole = operand < 2 && slot::length(self.e.m, op).is_some_and(|n| self.size(s.ty) == Some(n));
                if whole && operand == 1 {
                    let mut left = MAX_LEAVES;
                    if !few_leaves(self.e.m, s.ty, &mut left) {
                        return false;
                    }
                    (0..s.members.len() as u32).for_each(&mut using);
                }
                whole
            }
        }
    }
    /// Whether a use of an address stays within so many bytes.
    fn stays_inside(&mut self, op: Op, operand: u32, left: u64, inside: &mut Vec<(Value, u64)>) -> bool {
        if self.e.m.kind(op) == llvm::GETELEMENTPTR {
            return match self.offset(op) {
                Some(at) if at < left => {
                    inside.push((self.e.m.result(op, 0), left - at));
                    true
                }
                _ => false,
            };
        }
        let size = match slot::access(self.e.m, op) {
            Some(Access::Load) => self.size(self.e.m.ty(self.e.m.result(op, 0))),
            Some(Access::Store) if operand == 1 => self.size(self.e.m.ty(self.e.m.operand(op, 0))),
            // Upstream takes no copy from inside of a member for safe.
            Some(Access::Fill | Access::Copy) if operand == 0 => slot::length(self.e.m, op),
            _ => None,
        };
        size.is_some_and(|n| n <= left)
    }

    fn take_apart(&mut self, s: &Slot, plan: Plan) {
        let loc = self.e.m.op_record[s.op].loc;
        let (ptr_ty, count) = (self.e.m.ty(s.ptr), self.e.operand(s.op, 0));
        let mut parts: Map<u32, Value> = Map::default();
        let mut at = s.op;
        for &i in &plan.used {
            let ty = self.e.m.cx.type_attr(s.members[i as usize].1);
            let attrs = self.e.m.cx.dict_one(Sym::ELEM_TYPE, ty);
            let v = self.e.create(&mut at, llvm::ALLOCA, &[count], ptr_ty, attrs, loc);
            self.made.push(at);
            parts.insert(i, v);
        }
        for op in plan.others {
            if self.e.m.kind(op) == llvm::INTR_DBG_VALUE {
                let ty = self.e.m.ty(self.e.m.operand(op, 0));
                let loc = self.e.m.op_record[op].loc;
                let undef = self.e.insert_before(op, NewOp { results: &[ty], ..NewOp::new(llvm::MLIR_UNDEF, loc) });
                let undef = self.e.m.result(undef, 0);
                self.e.set_operand(op, 0, undef);
            } else {
                self.e.erase(op);
            }
        }
        // The order of the uses of a member is that of these rewrites: the last access first.
        let mut accessors: Vec<((ir::Block, u32), Op)> = Vec::with_capacity(plan.accessors.len());
        accessors.extend(plan.accessors.iter().map(|&op| ((self.e.m.op_record[op].block, self.e.position[op.idx()]), op)));
        ir::order::sort_by_key(&mut accessors, |a| a.0);
        for &(_, op) in accessors.iter().rev() {
            self.rewrite(s, op, &parts);
        }
        self.e.erase(s.op);
    }
    fn rewrite(&mut self, s: &Slot, op: Op, parts: &Map<u32, Value>) {
        let loc = self.e.m.op_record[op].loc;
        let mut at = op;
        match slot::access(self.e.m, op) {
            None => {
                let Some((i, within)) = self.offset(op).and_then(|o| self.member_at(s, o)) else { return };
                let Some(&part) = parts.get(&i) else { return };
                let result = self.e.m.result(op, 0);
                let byte = self.e.m.cx.type_attr(Type::I8);
                let index = self.e.m.cx.i32_array(&[within as i32]);
                let mut attrs = vec![(Sym::ELEM_TYPE, byte), (Sym::RAW_CONSTANT_INDICES, index)];
                attrs.extend(self.e.m.attr(op, Sym::NO_WRAP_FLAGS).map(|a| (Sym::NO_WRAP_FLAGS, a)));
                let attrs = self.e.m.op_dict(llvm::GETELEMENTPTR, &attrs);
                let v = self.e.create_or_fold(&mut at, llvm::GETELEMENTPTR, &[part], self.e.m.ty(result), attrs, loc);
                self.e.replace_reversed(result, v);
                self.e.erase(op);
            }
            Some(Access::Load) => self.e.set_operand(op, 0, parts[&0]),
            Some(Access::Store) => self.e.set_operand(op, 1, parts[&0]),
            Some(Access::Fill) => {
                let (length, byte) = (slot::length(self.e.m, op).unwrap_or(0), self.e.operand(op, 1));
                for (i, &(start, ty)) in (0u32..).zip(&s.members) {
                    if start >= length {
                        break;
                    }
                    if let (Some(&part), Some(size)) = (parts.get(&i), self.size(ty)) {
                        self.sized(&mut at, op, [part, byte], size.min(length - start));
                    }
                }
                self.e.erase(op);
            }
            Some(Access::Copy) => {
                let (to, from) = (self.e.operand(op, 0), self.e.operand(op, 1));
                let to_slot = to == s.ptr;
                let other = if to_slot { from } else { to };
                for (i, &(_, ty)) in (0u32..).zip(&s.members) {
                    let (Some(&part), Some(size)) = (parts.get(&i), self.size(ty)) else { continue };
                    let elem = self.e.m.cx.type_attr(s.ty);
                    let indices = self.e.m.cx.i32_array(&[0, i as i32]);
                    let attrs = self.e.m.op_dict(llvm::GETELEMENTPTR, &[(Sym::ELEM_TYPE, elem), (Sym::RAW_CONSTANT_INDICES, indices)]);
                    let there = self.e.create(&mut at, llvm::GETELEMENTPTR, &[other], self.e.m.ty(other), attrs, loc);
                    self.sized(&mut at, op, if to_slot { [part, there] } else { [there, part] }, size);
                }
                self.e.erase(op);
            }
        }
    }
    /// A fill or copy like another one, of so many bytes.
    fn sized(&mut self, at: &mut Op, like: Op, operands: [Value; 2], bytes: u64) {
        let (kind, loc) = (self.e.m.kind(like), self.e.m.op_record[like].loc);
        let mut attrs = vec![(Sym::IS_VOLATILE, Attr::FALSE)];
        let mut all = operands.to_vec();
        match self.e.m.attr(like, Sym::LEN) {
            Some(len) => {
                let ty = self.e.m.cx.attr_type(len).unwrap_or(Type::I64);
                attrs.push((Sym::LEN, self.e.m.cx.int_attr(ty, bytes as i64)));
            }
            None => {
                let old = self.e.operand(like, 2);
                let (ty, old_loc) = (self.e.m.ty(old), self.e.m.def_op(old).map_or(loc, |d| self.e.m.op_record[d].loc));
                let value = self.e.m.cx.int_attr(ty, bytes as i64);
                let at_loc = if matches!(kind, llvm::INTR_MEMSET) { old_loc } else { loc };
                all.push(self.e.constant(at, ty, value, at_loc));
            }
        }
        let attrs = self.e.m.op_dict(kind, &attrs);
        *at = self.e.insert_after(*at, NewOp { operands: &all, attrs, ..NewOp::new(kind, loc) });
    }
}

/// The types of the fields of a struct, and whether it is packed.
fn fields(m: &Module, ty: Type) -> Option<(Vec<Type>, bool)> {
    let (body, packed) = match m.cx.type_data(ty) {
        TypeData::LlvmStruct { body, packed } => (body, packed),
        TypeData::LlvmNamedStruct { name } => match m.cx.struct_body(name)? {
            StructBody::Fields { body, packed } => (body, packed),
            _ => return None,
        },
        _ => return None,
    };
    Some((m.cx.type_vec(body), packed))
}
/// Whether an aggregate has no more than `left` members of members. Recursion is as deep as sized types nest.
fn few_leaves(m: &Module, ty: Type, left: &mut u32) -> bool {
    let Some(less) = left.checked_sub(1) else { return false };
    *left = less;
    match m.cx.type_data(ty) {
        TypeData::LlvmArray { len, elem } if len <= MAX_ARRAY => (0..len).all(|_| few_leaves(m, elem, left)),
        _ => fields(m, ty).is_none_or(|(all, _)| all.into_iter().all(|t| few_leaves(m, t, left))),
    }
}
