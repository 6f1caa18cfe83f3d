//! What inlining means in the LLVM dialect: which calls may go, copies of arguments that are passed by value, stack memory
//! that moves to the entry of the caller, scopes of aliasing, groups of accesses and annotations of loops.
//! Source: LLVM Language Reference (`byval`, `llvm.lifetime`, `noalias`), and what mlir-opt 22 and 19 do.

use alloc::vec::Vec;

use ir::dialect::{llvm, records as r};
use ir::{Attr, AttrData, Loc, LocData, Module, NewOp, Op, Opcode, Region, Release, Sym, Traits, Type, Value, segments};

use super::Inliner;
use super::chain::Item;
use super::copy::Copy;
use crate::fold;
use crate::llvm_export::{Rewritten, rewritten};

/// What a call passes.
pub fn arguments(m: &Module, call: Op) -> Vec<Value> {
    let all = segments::operand_field(m, call, 0);
    if m.attr(call, Sym::CALLEE).is_some() { all.to_vec() } else { all.get(1..).unwrap_or(&[]).to_vec() }
}

/// Whether a function may be inlined where it is called.
pub fn may_inline(m: &Module, call: Op, function: Op, release: &Release) -> bool {
    if m.kind(function) != llvm::FUNC {
        return false;
    }
    let says_no = |op: Op| m.attr(op, Sym::NO_INLINE).is_some();
    if says_no(function) || release.inline_guards && says_no(call) {
        return false;
    }
    let ty = m.attr(function, Sym::FUNCTION_TYPE).and_then(|a| m.cx.type_value(a));
    if matches!(ty.map(|t| m.cx.type_data(t)), Some(ir::TypeData::LlvmFunc { varargs: true, .. })) {
        return false;
    }
    if m.attr(function, Sym::PERSONALITY).is_some() {
        return false;
    }
    if param_attrs(m, function).iter().any(|&d| d.is_some() && m.cx.dict_get(d, Sym::LLVM_INALLOCA).is_some()) {
        return false;
    }
    let words = m.attr(function, Sym::PASSTHROUGH).and_then(|a| m.cx.array_items(a)).unwrap_or_default();
    let word = |a: &Attr| m.cx.str_value(*a).map_or("", |s| m.cx.str(s));
    !words.iter().any(|a| matches!(word(a), "noduplicate" | "presplitcoroutine" | "returns_twice" | "strictfp"))
}

/// Whether an operation may stand in another function.
pub fn fits(m: &Module, op: Op, release: &Release) -> bool {
    let kind = m.kind(op);
    kind != llvm::INTR_VASTART && !(release.inline_guards && kind == llvm::BLOCKTAG)
}

fn param_attrs(m: &Module, function: Op) -> Vec<Attr> {
    m.attr(function, Sym::ARG_ATTRS).and_then(|a| m.cx.array_items(a)).unwrap_or_default()
}

/// A field of an operation's row.
pub fn has_field(m: &Module, op: Op, name: Sym) -> bool {
    m.kind(op) != Opcode::UNREGISTERED && m.row(op).attrs.iter().any(|f| f.name == name)
}

/// An argument that was marked to be told apart from others of the same value.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// A copy of the argument that stands nowhere.
    pub copy: Op,
    /// The argument.
    pub value: Value,
    /// Whether nothing else points where it points.
    pub noalias: bool,
}

impl Inliner<'_> {
    /// Maps the arguments of a function to what is passed, or to a copy of what is passed by value. Operations to put
    /// behind the call go to `before`.
    pub(super) fn take_arguments(&mut self, call: Op, function: Op, args: &[Value], before: &mut Vec<Op>) -> Vec<Mark> {
        let attrs = param_attrs(self.m, function);
        let noalias = |m: &Module, d: Attr| d.is_some() && m.cx.dict_get(d, Sym::LLVM_NOALIAS).is_some();
        let marked = attrs.iter().any(|&d| noalias(self.m, d));
        let mut marks = Vec::new();
        for (i, &arg) in args.iter().enumerate() {
            let Some(value) = self.copier.get(arg) else { continue };
            let dict = attrs.get(i).copied().unwrap_or(Attr::NONE);
            let byval = dict.get().and_then(|d| self.m.cx.dict_get(d, Sym::LLVM_BYVAL)).and_then(|a| self.m.cx.type_value(a));
            if let Some(ty) = byval {
                let align = self.m.cx.dict_get(dict, Sym::LLVM_ALIGN).and_then(|a| self.m.cx.int_value(a)).unwrap_or(1);
                let new = self.by_value(function, value, ty, align.max(1) as u64, before);
                self.copier.map(arg, new);
            } else if marked {
                let ty = self.m.ty(value);
                let loc = self.m.op_record[call].loc;
                let copy = self.m.append(NewOp { operands: &[value], results: &[ty], ..NewOp::new(llvm::INTR_SSA_COPY, loc) });
                let result = self.m.result(copy, 0);
                self.copier.map(arg, result);
                marks.push(Mark { copy, value, noalias: noalias(self.m, dict) });
            }
        }
        marks
    }

    fn layout(&mut self) -> &abi::layout::DataLayout {
        let m = &*self.m;
        self.layout.get_or_insert_with(|| abi::layout::DataLayout::of_module(m).unwrap_or_default())
    }

    /// A pointer to memory that a function may take as its own: a copy, unless it does not write and the memory is aligned
    /// as it asks.
    fn by_value(&mut self, function: Op, value: Value, ty: Type, requested: u64, before: &mut Vec<Op>) -> Value {
        self.layout();
        let layout = self.layout.take().unwrap_or_default();
        let least = layout.abi_align(&self.m.cx, ty).unwrap_or(1);
        let size = layout.alloc_size(&self.m.cx, ty).unwrap_or(0);
        self.layout = Some(layout);
        if reads_only(self.m, function) && (requested <= least || self.alignment(value, requested) >= requested) {
            return value;
        }
        let loc = self.m.op_record[function].loc;
        let home = match self.m.def(value) {
            ir::Def::Result(op, _) => self.m.op_record[op].block,
            ir::Def::Arg(block, _) => block,
        };
        let region = self.m.blocks[home].region;
        let Some(head) = self.entry_head(region) else { return value };
        let number = |m: &mut Module, n: u64| {
            let attr = m.cx.int_attr(Type::I64, n as i64);
            let attrs = m.cx.dict_one(Sym::VALUE, attr);
            m.append(NewOp { results: &[Type::I64], attrs, ..NewOp::new(llvm::MLIR_CONSTANT, loc) })
        };
        let one = number(self.m, 1);
        let align = self.m.cx.int_attr(Type::I64, requested.max(least) as i64);
        let elem = self.m.cx.type_attr(ty);
        let attrs = self.m.op_dict(llvm::ALLOCA, &[(Sym::ALIGNMENT, align), (Sym::ELEM_TYPE, elem)]);
        let (count, pointer) = (self.m.result(one, 0), self.m.ty(value));
        let alloca = self.m.append(NewOp { operands: &[count], results: &[pointer], attrs, ..NewOp::new(llvm::ALLOCA, loc) });
        self.put(region, head, one);
        self.put(region, Item::op(one), alloca);
        let length = number(self.m, size);
        let memory = self.m.result(alloca, 0);
        let volatile = self.m.cx.attr(AttrData::Integer { ty: Type::I1, bits: 0 });
        let attrs = self.m.op_dict(llvm::INTR_MEMCPY, &[(Sym::IS_VOLATILE, volatile)]);
        let n = self.m.result(length, 0);
        let copy = self.m.append(NewOp { operands: &[memory, value, n], attrs, ..NewOp::new(llvm::INTR_MEMCPY, loc) });
        for op in [length, copy] {
            self.m.op_record[op].block = home;
            before.push(op);
        }
        memory
    }
    fn put(&mut self, region: Region, behind: Item, op: Op) {
        if let super::chain::Kind::Head(block) = self.chains.first(region).kind() {
            self.m.op_record[op].block = block;
        }
        self.chains.insert(region, behind, Item::op(op));
    }

    /// How memory is known to be aligned, after an alloca was aligned as requested.
    fn alignment(&mut self, value: Value, requested: u64) -> u64 {
        let m = &mut *self.m;
        let number = |m: &Module, a: Option<Attr>| a.and_then(|a| m.cx.int_value(a)).map_or(1, |n| n.max(1) as u64);
        match m.def(value) {
            ir::Def::Result(op, _) if m.kind(op) == llvm::ALLOCA => {
                let known = number(m, m.attr(op, Sym::ALIGNMENT));
                if requested <= known {
                    return known;
                }
                let stack = stack_alignment(m);
                if stack != 0 && requested > stack && known <= stack {
                    return known;
                }
                let a = m.cx.int_attr(Type::I64, requested as i64);
                m.set_attr(op, Sym::ALIGNMENT, a);
                requested
            }
            ir::Def::Result(op, _) if m.kind(op) == llvm::MLIR_ADDRESSOF => {
                let name = m.attr(op, Sym::GLOBAL_NAME).and_then(|a| m.cx.flat_symbol(a));
                let global = name.and_then(|n| self.graph.symbol(self.m, op, n));
                let m = &*self.m;
                global.map_or(1, |g| number(m, m.attr(g, Sym::ALIGNMENT)))
            }
            ir::Def::Result(..) => 1,
            ir::Def::Arg(block, i) => {
                let parent = m.regions[m.blocks[block].region].parent;
                if parent.is_none() || m.kind(parent) != llvm::FUNC {
                    return 1;
                }
                let dict = param_attrs(m, parent).get(i as usize).copied().unwrap_or(Attr::NONE);
                number(m, dict.get().and_then(|d| m.cx.dict_get(d, Sym::LLVM_ALIGN)))
            }
        }
    }

    /// What follows once the body is copied.
    pub(super) fn finish_copy(&mut self, call: Op, copy: &mut Copy, marks: &[Mark]) {
        self.move_allocas(call, copy);
        self.alias_scopes(call, copy, marks);
        if let Some(groups) = self.m.attr(call, Sym::ACCESS_GROUPS) {
            for &op in copy.blocks.iter().flat_map(|b| &b.1) {
                append_to(self.m, op, Sym::ACCESS_GROUPS, groups);
            }
        }
        self.loop_annotations(call, copy);
    }

    /// Stack memory of fixed size moves to the entry of the caller, with marks of where it lives; what has another size is
    /// given back where the body ends.
    fn move_allocas(&mut self, call: Op, copy: &mut Copy) {
        let m = &*self.m;
        // The entry of the nearest operation around that bounds allocations.
        let mut region = self.region_of(call);
        loop {
            let Some(holder) = m.regions[region].parent.get() else { return };
            if m.kind(holder) == Opcode::UNREGISTERED || m.row(holder).traits.any(Traits::ISOLATED | Traits::ALLOCATION_SCOPE) {
                break;
            }
            region = self.region_of(holder);
        }
        let Some(head) = self.entry_head(region) else { return };
        let size = |m: &Module, op: Op| fold::constant_of(m, m.operand(op, 0));
        let is_alloca = |m: &Module, op: Op| m.kind(op) == llvm::ALLOCA;
        let mut marked: Vec<Value> = Vec::new();
        for &op in &copy.ops {
            if matches!(m.kind(op), llvm::INTR_LIFETIME_START | llvm::INTR_LIFETIME_END) {
                marked.extend_from_slice(m.operands(op));
            }
        }
        ir::order::sort_by_key(&mut marked, |&x| x);
        let Some((_, entry)) = copy.blocks.first() else { return };
        let mut fixed: Vec<(Op, Attr, bool)> = Vec::new();
        let dynamic = copy.blocks.iter().flat_map(|b| &b.1).any(|&op| is_alloca(m, op) && size(m, op).is_none());
        for &op in entry.iter().filter(|&&op| is_alloca(m, op)) {
            if let Some(n) = size(m, op) {
                let alive = m.cx.int_value(n) != Some(0) && marked.binary_search(&m.result(op, 0)).is_err();
                fixed.push((op, n, alive));
            }
        }
        if fixed.is_empty() && !dynamic {
            return;
        }
        let loc = self.m.op_record[call].loc;
        let mut saved = None;
        let mut entry: Vec<Op> = Vec::new();
        if dynamic {
            let ptr = self.m.cx.ptr_type(0);
            let save = self.m.append(NewOp { results: &[ptr], ..NewOp::new(llvm::INTR_STACKSAVE, loc) });
            entry.push(save);
            saved = Some(self.m.result(save, 0));
        }
        let mut at = head;
        let mut moved = fixed.iter().copied().peekable();
        for op in core::mem::take(&mut copy.blocks[0].1) {
            let Some((_, n, alive)) = moved.next_if(|f| f.0 == op) else {
                entry.push(op);
                continue;
            };
            let loc = self.m.op_record[op].loc;
            let ty = self.m.ty(self.m.operand(op, 0));
            let attrs = self.m.cx.dict_one(Sym::VALUE, n);
            let count = self.m.append(NewOp { results: &[ty], attrs, ..NewOp::new(llvm::MLIR_CONSTANT, loc) });
            if alive {
                entry.push(self.lifetime(llvm::INTR_LIFETIME_START, op, n));
            }
            let v = self.m.result(count, 0);
            self.m.set_operands(op, &[v]);
            self.put(region, at, count);
            self.put(region, Item::op(count), op);
            at = Item::op(op);
        }
        let block = self.m.op_record[call].block;
        for &op in &entry {
            self.m.op_record[op].block = block;
        }
        copy.blocks[0].1 = entry;
        if !dynamic && fixed.iter().all(|f| !f.2) {
            return;
        }
        for i in 0..copy.blocks.len() {
            let block = copy.blocks[i].0;
            let Some(end) = copy.blocks[i].1.pop() else { continue };
            if self.m.row(end).traits.has(Traits::RETURN_LIKE) {
                let mut new = Vec::new();
                if let Some(saved) = saved {
                    new.push(self.m.append(NewOp { operands: &[saved], ..NewOp::new(llvm::INTR_STACKRESTORE, loc) }));
                }
                for &(op, n, _) in fixed.iter().filter(|f| f.2) {
                    new.push(self.lifetime(llvm::INTR_LIFETIME_END, op, n));
                }
                for op in new {
                    self.m.op_record[op].block = block;
                    copy.blocks[i].1.push(op);
                }
            }
            copy.blocks[i].1.push(end);
        }
    }
    fn lifetime(&mut self, kind: Opcode, alloca: Op, size: Attr) -> Op {
        let (loc, memory) = (self.m.op_record[alloca].loc, self.m.result(alloca, 0));
        let mut attrs = Attr::EMPTY_DICT;
        if self.release.lifetime_size {
            let n = self.m.cx.int_value(size).unwrap_or(0);
            let n = self.m.cx.int_attr(Type::I64, n);
            attrs = self.m.cx.dict_one(Sym::SIZE, n);
        }
        self.m.append(NewOp { operands: &[memory], attrs, ..NewOp::new(kind, loc) })
    }

    /// Annotations of loops tell where their function was inlined, if the caller has debug information.
    fn loop_annotations(&mut self, call: Op, copy: &Copy) {
        let m = &*self.m;
        let mut holder = self.parent(call);
        while let Some(op) = holder.filter(|&op| !m.row(op).traits.has(Traits::FUNCTION)) {
            holder = self.parent(op);
        }
        let Some(function) = holder else { return };
        let Some(LocData::Fused { metadata: scope, .. }) = m.cx.loc_data(m.op_record[function].loc) else { return };
        if scope.is_none() || !matches!(m.cx.attr_data(scope), AttrData::Record { def: r::LLVM_DI_SUBPROGRAM, .. }) {
            return;
        }
        let (at, mut known) = (m.op_record[call].loc, Rewritten::default());
        for &op in &copy.ops {
            let attrs = self.m.op_record[op].attrs;
            self.m.op_record[op].attrs = rewritten(self.m, &mut known, attrs, &mut |m, def, fields| {
                if def == r::LLVM_LOOP_ANNOTATION {
                    moved(m, at, scope, fields);
                }
            });
        }
    }
}

/// The places of a loop's annotation, in its fields, as seen from the call at `at` in the function of `scope`.
fn moved(m: &mut Module, at: Loc, scope: Attr, fields: &mut [Attr]) {
    for (field, a) in r::RECORDS[r::LLVM_LOOP_ANNOTATION as usize].fields.iter().zip(fields) {
        if matches!(field.name, "startLoc" | "endLoc")
            && a.is_some()
            && let AttrData::Loc(callee) = m.cx.attr_data(*a)
        {
            let site = m.cx.loc(LocData::CallSite { callee, caller: at });
            let locs = m.cx.lists.intern(&[site.0]);
            let loc = m.cx.loc(LocData::Fused { locs, metadata: scope });
            *a = m.cx.attr(AttrData::Loc(loc));
        }
    }
}

/// Puts the items of a list behind those of an attribute of an operation, if it can have one.
pub fn append_to(m: &mut Module, op: Op, name: Sym, list: Attr) {
    if !has_field(m, op, name) {
        return;
    }
    let old = m.attr(op, name);
    let new = match old.and_then(|a| m.cx.array_items(a)) {
        None => list,
        Some(mut items) => {
            items.extend(m.cx.array_items(list).unwrap_or_default());
            m.cx.array_attr(&items)
        }
    };
    m.set_attr(op, name, new);
}

/// Whether a function says that it writes nothing through its arguments.
fn reads_only(m: &Module, function: Op) -> bool {
    let effects = m.attr(function, Sym::MEMORY_EFFECTS).or_else(|| m.attr(function, Sym::MEMORY));
    let Some(AttrData::Record { fields, .. }) = effects.map(|a| m.cx.attr_data(a)) else { return false };
    // The effects on what arguments point to stand second; bit 1 is a write.
    let argument = m.cx.attrs_in(fields).nth(1).unwrap_or(Attr::NONE);
    argument.get().is_some_and(|a| match m.cx.attr_data(a) {
        AttrData::Enum { value, .. } => value & 2 == 0,
        _ => false,
    })
}

/// The alignment that the stack has anyway, in bytes; 0 if the layout does not say.
fn stack_alignment(m: &Module) -> u64 {
    let spec = m.root.and_then(|root| m.attr(root, Sym::DLTI_DL_SPEC));
    let entries = spec.map(|s| abi::layout::dl_spec_entries(&m.cx, s)).unwrap_or_default();
    let entry = entries.iter().find(|(key, _)| m.cx.str_value(*key).is_some_and(|k| m.cx.str(k) == "dlti.stack_alignment"));
    entry.and_then(|(_, v)| m.cx.int_value(*v)).map_or(0, |bits| bits.max(0) as u64 / 8)
}
