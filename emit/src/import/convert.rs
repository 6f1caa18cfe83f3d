//! From a function's columns to operations: blocks in reverse post-order, so that every definition is converted before
//! its uses; unreachable ones are dropped. Phis become arguments of blocks.

use alloc::vec::Vec;

use ir::dialect::llvm as l;
use ir::dialect::records as r;
use ir::store::Scratch;
use ir::{Attr, AttrData, Block, Def, Loc, NewOp, Op, Opcode, Region, Sym, Traits, Type, Value};

use super::body::{self, Inst, Ref};
use super::{Failed, Map, Read, Reader};

/// Buffers.
#[derive(Default)]
pub(super) struct Buffers {
    operands: Vec<Value>,
    targets: Vec<Block>,
    /// Operations of the block at hand.
    ops: Vec<Op>,
    /// Operations of the entry block, the constants aside.
    entry: Vec<Op>,
    /// Where the value of a phi for a block stands, for phis with many blocks: (phi, block).
    incoming: Map<(u32, u32), u32>,
    stack: Vec<(u32, u32)>,
    block_order: Scratch<u32>,
    seen: Scratch<bool>,
    /// Records that tie variables to values: they are converted last and stand right behind the value.
    ties: Scratch<u32>,
    /// Blocks made between an invoke and its destination.
    between: Vec<(Block, Block)>,
}

/// A phi with more values than this is found through a map.
const FEW: u32 = 8;

impl<'a> Reader<'a> {
    /// Converts the body that was read into a region, whose entry block has arguments of these types.
    pub(super) fn convert_body(&mut self, region: Region, params: &[Type]) -> Read<()> {
        let mut b = core::mem::take(&mut self.f.convert);
        let done = self.convert_blocks(&mut b, region, params);
        self.f.convert = b;
        done
    }

    /// Begins the entry block of a function before it is read, so that its operations are appended as they are: nothing
    /// stands before them but constants. Not where an error would be reported: those of reading come first then.
    pub(super) fn begin_entry(&mut self, params: &[Type]) {
        let block = self.m.new_block(params);
        self.place_params(block, params.len());
        self.ks.begin();
        self.f.convert.entry.clear();
        self.f.convert.ties.clear();
        (self.f.entry, self.f.appended) = (Some(block), 0);
    }
    fn place_params(&mut self, entry: Block, n: usize) {
        let first = self.m.blocks[entry].args;
        for (local, p) in self.f.locals.iter_mut().take(n).zip(first..) {
            let arg = Value(p);
            local.value = arg;
            if !self.f.loc.is_unknown() {
                self.m.arg_locs.push((arg, self.f.loc));
            }
        }
    }
    /// Appends an instruction of the entry block that was just read, if it is as most are.
    /// Its result, or no value if it has none.
    #[inline]
    pub(super) fn append_now(&mut self, op: Opcode, ty: Type, refs: usize, attrs: Attr, loc: Loc, at: u32) -> Read<Option<Value>> {
        let n = self.f.refs.len() - refs;
        // Of more indices of an address, some may be constants.
        if n > 3 || op == l::GETELEMENTPTR && n > 2 || op == Opcode::UNREGISTERED {
            return Ok(None);
        }
        let mut few = [Value::NONE; 3];
        for (i, v) in few.iter_mut().enumerate().take(n) {
            let Some(&r) = self.f.refs.get(refs + i) else { break };
            *v = self.value(r, at)?;
        }
        self.f.refs.truncate(refs);
        let new = self.m.next_op();
        let value = match few {
            [a, b, _] if n == 2 && ty != Type::LLVM_VOID => self.m.append_one(op, [a, b], ty, attrs, loc),
            [a, ..] if n == 1 && ty != Type::LLVM_VOID => self.m.append_one(op, [a], ty, attrs, loc),
            _ => {
                let results: &[Type] = if ty == Type::LLVM_VOID { &[] } else { core::slice::from_ref(&ty) };
                let op = self.m.append_plain(op, few.get(..n).unwrap_or_default(), results, attrs, loc, ir::module::NO_EXTRA);
                if results.is_empty() { Value::NONE } else { self.m.result(op, 0) }
            }
        };
        self.f.convert.entry.push(new);
        Ok(Some(value))
    }
    /// Appends what was read of the entry block and is not appended yet.
    pub(super) fn append_read(&mut self) -> Read<()> {
        let mut b = core::mem::take(&mut self.f.convert);
        core::mem::swap(&mut b.ops, &mut b.entry);
        let mut done = Ok(());
        while done.is_ok()
            && let Some(inst) = self.f.insts.get(self.f.appended as usize)
        {
            // A phi does not stand here.
            done = if inst.op == Opcode::UNREGISTERED { Err(Failed) } else { self.convert_inst(&mut b, 0, self.f.appended) };
            self.f.appended += 1;
        }
        core::mem::swap(&mut b.ops, &mut b.entry);
        self.f.convert = b;
        done
    }

    fn terminator(&self, block: u32) -> Inst {
        let (first, n) = self.f.blocks[block as usize].insts;
        self.f.insts[(first + n - 1) as usize]
    }

    /// Appends the blocks that are reached from one and were not reached before, in reverse post-order.
    fn reach(&self, b: &mut Buffers, root: u32) {
        let from = b.block_order.len();
        b.seen[root as usize] = true;
        b.stack.push((root, 0));
        while let Some(&mut (block, ref mut i)) = b.stack.last_mut() {
            let t = self.terminator(block);
            if *i < t.succs.1 {
                let next = self.f.succs[(t.succs.0 + *i) as usize];
                *i += 1;
                if !b.seen[next as usize] {
                    b.seen[next as usize] = true;
                    b.stack.push((next, 0));
                }
                continue;
            }
            b.block_order.push(block);
            b.stack.pop();
        }
        b.block_order.as_mut_slice()[from..].reverse();
    }

    fn convert_blocks(&mut self, b: &mut Buffers, region: Region, params: &[Type]) -> Read<()> {
        let entry = self.f.order[0];
        // Depth first from the entry block.
        b.seen.clear();
        b.seen.resize(self.f.blocks.len(), false);
        b.block_order.clear();
        b.stack.clear();
        b.between.clear();
        let begun = self.f.entry.take();
        if begun.is_none() {
            b.ties.clear();
        }
        self.reach(b, entry);
        if self.opts.lossless {
            // What nothing reaches comes behind all that it may use.
            for i in 0..self.f.order.len() {
                let root = self.f.order[i];
                if !b.seen[root as usize] {
                    self.reach(b, root);
                }
            }
        }
        // Blocks and their arguments.
        let mut blocks: Vec<Block> = Vec::with_capacity(b.block_order.len());
        let mut types: Vec<Type> = Vec::new();
        b.incoming.clear();
        for i in 0..self.f.order.len() {
            let id = self.f.order[i];
            let text = self.f.blocks[id as usize];
            if !b.seen[id as usize] {
                if text.tag != u32::MAX {
                    return self.fail(text.at, "the address of a block is taken that is never reached");
                }
                continue;
            }
            types.clear();
            if id == entry {
                types.extend_from_slice(params);
                if text.n_phis > 0 {
                    return self.fail(text.at, "the entry block has a phi");
                }
            }
            let first = text.insts.0;
            for p in first..first + text.n_phis {
                let inst = self.f.insts[p as usize];
                types.push(inst.ty);
                if inst.refs.1 > FEW {
                    for k in 0..inst.refs.1 {
                        let from = self.f.succs[(inst.succs.0 + k) as usize];
                        b.incoming.entry((p, from)).or_insert(inst.refs.0 + k);
                    }
                }
            }
            let block = begun.filter(|_| id == entry).unwrap_or_else(|| self.m.new_block(&types));
            self.f.blocks[id as usize].block = block;
            let mut arg = self.m.blocks[block].args;
            if id == entry {
                if begun.is_none() {
                    self.place_params(block, params.len());
                }
            } else {
                for p in first..first + text.n_phis {
                    let inst = self.f.insts[p as usize];
                    self.f.locals[inst.local as usize].value = Value(arg);
                    if !inst.loc.is_unknown() {
                        self.m.arg_locs.push((Value(arg), inst.loc));
                    }
                    arg += 1;
                }
            }
            blocks.push(block);
        }
        if begun.is_none() {
            self.ks.begin();
        }
        for i in 0..b.block_order.len() {
            let id = b.block_order[i];
            let text = self.f.blocks[id as usize];
            b.ops.clear();
            if text.tag != u32::MAX {
                let tag = self.tag_attr(text.tag);
                let attrs = self.dict(&[(Sym::TAG, tag)]);
                let op = self.m.append(NewOp { attrs, ..NewOp::new(l::BLOCKTAG, Loc::UNKNOWN) });
                b.ops.push(op);
            }
            if self.opts.lossless && text.n_phis > 0 {
                let last = (text.insts.0 + text.insts.1 - 1) as usize;
                self.f.insts[last].attrs = self.keep_phis(text.insts.0, text.n_phis, self.f.insts[last].attrs);
            }
            let mut first = text.insts.0 + text.n_phis;
            if begun.is_some() && id == entry {
                core::mem::swap(&mut b.ops, &mut b.entry);
                first = self.f.appended;
            }
            for n in first..text.insts.0 + text.insts.1 {
                self.convert_inst(b, id, n)?;
            }
            if id == entry {
                // Constants go in front of it, at the end.
                core::mem::swap(&mut b.ops, &mut b.entry);
            } else {
                self.m.set_block_ops(text.block, &b.ops);
            }
        }
        let entry = self.f.blocks[entry as usize].block;
        let tied = self.convert_ties(b)?;
        let mut ops = core::mem::take(&mut self.ks.ops);
        ops.extend_from_slice(&b.entry);
        self.m.set_block_ops(entry, &ops);
        ops.clear();
        self.ks.ops = ops;
        self.place_ties(tied);
        if self.opts.lossless {
            // Where our writer leaves them out.
            blocks.extend(b.between.iter().map(|b| b.0));
        } else if !b.between.is_empty() {
            let mut all = Vec::with_capacity(blocks.len() + b.between.len());
            let mut before: Map<Block, Vec<Block>> = Map::default();
            for &(made, at) in &b.between {
                before.entry(at).or_default().push(made);
            }
            for &block in &blocks {
                all.extend(before.remove(&block).unwrap_or_default());
                all.push(block);
            }
            blocks = all;
        }
        self.m.set_region_blocks(region, &blocks);
        Ok(())
    }

    /// The value of an operand.
    #[inline]
    pub(super) fn value(&mut self, r: Ref, at: u32) -> Read<Value> {
        if let Some(k) = body::as_konst(r) {
            return self.konst_value(k, at);
        }
        let v = self.f.locals[r as usize].value;
        if v.is_none() { self.undefined(at) } else { Ok(v) }
    }
    #[cold]
    fn undefined(&mut self, at: u32) -> Read<Value> {
        self.fail(at, "an operand that is not defined on every way to its use")
    }

    /// Makes the records: each with the value that it stands behind.
    fn convert_ties(&mut self, b: &mut Buffers) -> Read<Vec<(Value, Op)>> {
        let mut made = Vec::with_capacity(b.ties.len());
        for i in 0..b.ties.len() {
            let inst = self.f.insts[b.ties[i] as usize];
            let r = self.f.refs[inst.refs.0 as usize];
            if body::as_konst(r).is_none() && self.f.locals[r as usize].value.is_none() {
                self.leave_out(inst.at, "a debug record of a value that is never computed");
                continue;
            }
            let v = self.value(r, inst.at)?;
            let op = self.m.append_plain(inst.op, &[v], &[], inst.attrs, inst.loc, ir::module::NO_EXTRA);
            // Constants made later stand in front of what stands behind the last one.
            let last = self.ks.ops.last().copied();
            let is_last = last.is_some() && matches!(self.m.def(v), Def::Result(def, _) if Some(def) == last);
            made.push((if is_last { Value::NONE } else { v }, op));
        }
        if let Some(&last) = self.ks.ops.last() {
            let v = self.m.result(last, 0);
            for (at, _) in made.iter_mut().filter(|m| m.0.is_none()) {
                *at = v;
            }
        }
        Ok(made)
    }
    /// Puts the records behind their values, the last one first.
    fn place_ties(&mut self, tied: Vec<(Value, Op)>) {
        if tied.is_empty() {
            return;
        }
        let mut at_head: Map<Block, Vec<Op>> = Map::default();
        let mut behind: Map<Op, Vec<Op>> = Map::default();
        let mut touched: Vec<Block> = Vec::new();
        for (v, op) in tied {
            let block = match self.m.def(v) {
                Def::Arg(block, _) => {
                    // A landing pad stays the first operation.
                    match self.m.block_ops(block).first() {
                        Some(&pad) if self.m.op_kind[pad] == l::LANDINGPAD => behind.entry(pad).or_default().push(op),
                        _ => at_head.entry(block).or_default().push(op),
                    }
                    block
                }
                Def::Result(def, _) if self.m.row(def).traits.has(Traits::TERMINATOR) => {
                    // Behind a terminator there is nothing: in front of the end of the block that runs next.
                    let Some(&next) = self.m.successors(def).first() else { continue };
                    let Some(&last) = self.m.block_ops(next).last() else { continue };
                    let ops = self.m.block_ops(next);
                    match ops.len().checked_sub(2).map(|i| ops[i]) {
                        Some(before) => behind.entry(before).or_default().push(op),
                        None => at_head.entry(next).or_default().push(op),
                    }
                    let _ = last;
                    next
                }
                Def::Result(def, _) => {
                    behind.entry(def).or_default().push(op);
                    self.m.op_record[def].block
                }
            };
            touched.push(block);
        }
        ir::order::sort_by_key(&mut touched, |&b| b);
        touched.dedup();
        let mut ops: Vec<Op> = Vec::new();
        for block in touched {
            ops.clear();
            if let Some(first) = at_head.get(&block) {
                ops.extend(first.iter().rev());
            }
            for &op in self.m.block_ops(block) {
                ops.push(op);
                if let Some(more) = behind.get(&op) {
                    ops.extend(more.iter().rev());
                }
            }
            self.m.set_block_ops(block, &ops);
        }
    }

    /// The values that a jump from one block to another passes.
    fn passed(&mut self, b: &mut Buffers, from: u32, to: u32, at: u32) -> Read<u32> {
        let text = self.f.blocks[to as usize];
        let first = text.insts.0;
        for p in first..first + text.n_phis {
            let phi = self.f.insts[p as usize];
            let place = if phi.refs.1 > FEW {
                b.incoming.get(&(p, from)).copied()
            } else {
                (0..phi.refs.1).find(|&k| self.f.succs[(phi.succs.0 + k) as usize] == from).map(|k| phi.refs.0 + k)
            };
            let Some(place) = place else { return self.fail(phi.at, "a phi without a value for a block that jumps here") };
            let r = self.f.refs[place as usize];
            let v = self.value(r, at)?;
            b.operands.push(v);
        }
        Ok(text.n_phis)
    }

    fn convert_inst(&mut self, b: &mut Buffers, from: u32, n: u32) -> Read<()> {
        let inst = self.f.insts[n as usize];
        b.operands.clear();
        if matches!(inst.op, l::INTR_DBG_VALUE | l::INTR_DBG_DECLARE) && !self.opts.lossless {
            b.ties.push(n);
            return Ok(());
        }
        if inst.op == l::INVOKE {
            return self.convert_invoke(b, from, &inst);
        }
        if inst.op == l::COND_BR {
            // What is passed comes before the condition, as in the reference.
            b.operands.push(Value::NONE);
            return self.convert_branch(b, from, &inst);
        }
        if inst.bundled == body::SIZED {
            let pointer = self.f.refs[inst.refs.0 as usize];
            match self.marked_alloca(pointer, inst.at)? {
                Some(alloca) => b.operands.push(alloca),
                None => return Ok(()),
            }
        } else {
            for i in inst.refs.0..inst.refs.0 + inst.refs.1 {
                let r = self.f.refs[i as usize];
                let v = self.value(r, inst.at)?;
                b.operands.push(v);
            }
        }
        if inst.op == l::GETELEMENTPTR {
            self.drop_constant_indices(b, inst.attrs);
        }
        if inst.succs.1 > 0 {
            return self.convert_branch(b, from, &inst);
        }
        let void_value = inst.bundled == u32::MAX;
        let results: &[Type] = if inst.ty == Type::LLVM_VOID && !void_value { &[] } else { core::slice::from_ref(&inst.ty) };
        let op = self.m.append_plain(inst.op, &b.operands, results, inst.attrs, inst.loc, ir::module::NO_EXTRA);
        if inst.local != body::NONE {
            self.f.locals[inst.local as usize].value = self.m.result(op, 0);
        }
        b.ops.push(op);
        Ok(())
    }

    /// Indices of structs are constants in the operation, no operands.
    fn drop_constant_indices(&mut self, b: &mut Buffers, attrs: Attr) {
        let Some(raw) = self.m.cx.dict_get(attrs, Sym::RAW_CONSTANT_INDICES) else { return };
        let AttrData::DenseArray { data, .. } = self.m.cx.attr_data(raw) else { return };
        let raw = self.m.cx.bytes.get(data);
        let dynamic = i32::MIN.to_le_bytes();
        let mut kept = 1;
        for (i, index) in raw.chunks_exact(4).enumerate() {
            if index == dynamic && i + 1 < b.operands.len() {
                b.operands[kept] = b.operands[i + 1];
                kept += 1;
            }
        }
        b.operands.truncate(kept);
    }

    fn convert_branch(&mut self, b: &mut Buffers, from: u32, inst: &Inst) -> Read<()> {
        b.targets.clear();
        let mut sizes: [i32; 3] = [1, 0, 0];
        let mut cases: Vec<i32> = Vec::new();
        for i in 0..inst.succs.1 {
            let to = self.f.succs[(inst.succs.0 + i) as usize];
            b.targets.push(self.f.blocks[to as usize].block);
            let n = self.passed(b, from, to, inst.at)? as i32;
            sizes[1 + (i > 0) as usize] += n;
            if inst.op == l::SWITCH && i > 0 || inst.op == l::INDIRECTBR {
                cases.push(n);
            }
        }
        if inst.op == l::COND_BR {
            let condition = self.f.refs[inst.refs.0 as usize];
            b.operands[0] = self.value(condition, inst.at)?;
        }
        let mut attrs = inst.attrs;
        let name = match inst.op {
            l::COND_BR | l::SWITCH => Sym::OPERAND_SEGMENT_SIZES,
            _ => Sym::EMPTY,
        };
        let mut extra: Vec<(Sym, Attr)> = Vec::new();
        if name != Sym::EMPTY {
            let a = self.m.cx.i32_array(&sizes);
            extra.push((name, a));
        }
        if inst.op == l::SWITCH || inst.op == l::INDIRECTBR {
            let a = self.m.cx.i32_array(&cases);
            extra.push((if inst.op == l::SWITCH { Sym::CASE_OPERAND_SEGMENTS } else { Sym::INDBR_OPERAND_SEGMENTS }, a));
        }
        if !extra.is_empty() {
            extra.extend(self.m.cx.dict_entries(attrs));
            attrs = self.dict(&extra);
        }
        let op = self.m.append(NewOp { operands: &b.operands, attrs, successors: &b.targets, ..NewOp::new(inst.op, inst.loc) });
        b.ops.push(op);
        Ok(())
    }

    fn convert_invoke(&mut self, b: &mut Buffers, from: u32, inst: &Inst) -> Read<()> {
        let (normal, unwind) = (self.f.succs[inst.succs.0 as usize], self.f.succs[inst.succs.0 as usize + 1]);
        // Where a phi takes the result, it is passed on from a block of its own, since it does not exist before.
        let text = self.f.blocks[normal as usize];
        let takes = |r: &Reader<'a>, p: u32| {
            let phi = r.f.insts[p as usize];
            let place = if phi.refs.1 > FEW {
                b.incoming.get(&(p, from)).copied()
            } else {
                (0..phi.refs.1).find(|&k| r.f.succs[(phi.succs.0 + k) as usize] == from).map(|k| phi.refs.0 + k)
            };
            place.is_some_and(|i| r.f.refs[i as usize] == inst.local)
        };
        let between = inst.local != body::NONE && (text.insts.0..text.insts.0 + text.n_phis).any(|p| takes(self, p));
        let refs = inst.refs.0..inst.refs.0 + inst.refs.1 - inst.bundled;
        for i in refs.clone() {
            let r = self.f.refs[i as usize];
            let v = self.value(r, inst.at)?;
            b.operands.push(v);
        }
        let n_args = b.operands.len() as i32;
        let n_normal = if between { 0 } else { self.passed(b, from, normal, inst.at)? };
        let n_unwind = self.passed(b, from, unwind, inst.at)?;
        for i in refs.end..refs.end + inst.bundled {
            let r = self.f.refs[i as usize];
            let v = self.value(r, inst.at)?;
            b.operands.push(v);
        }
        let sizes = self.m.cx.i32_array(&[n_args, n_normal as i32, n_unwind as i32, inst.bundled as i32]);
        let mut entries: Vec<(Sym, Attr)> = self.m.cx.dict_entries(inst.attrs).collect();
        entries.push((Sym::OPERAND_SEGMENT_SIZES, sizes));
        let attrs = self.dict(&entries);
        let mut to = text.block;
        if between {
            to = self.m.new_block(&[]);
            b.between.push((to, text.block));
        }
        let successors = [to, self.f.blocks[unwind as usize].block];
        let results: &[Type] = if inst.ty == Type::LLVM_VOID { &[] } else { core::slice::from_ref(&inst.ty) };
        let op = self.m.append(NewOp { operands: &b.operands, results, attrs, successors: &successors, ..NewOp::new(inst.op, inst.loc) });
        if inst.local != body::NONE {
            self.f.locals[inst.local as usize].value = self.m.result(op, 0);
        }
        b.ops.push(op);
        if between {
            b.operands.clear();
            self.passed(b, from, normal, inst.at)?;
            let unit = Attr::UNIT;
            let attrs = if self.opts.lossless { self.with_entry(Attr::EMPTY_DICT, "lowir.between", unit) } else { Attr::EMPTY_DICT };
            let br = self.m.append(NewOp { operands: &b.operands, attrs, successors: &[text.block], ..NewOp::new(l::BR, inst.loc) });
            self.m.set_block_ops(to, &[br]);
        }
        Ok(())
    }

    /// `<id = n>` of a block whose address is taken.
    fn tag_attr(&mut self, tag: u32) -> Attr {
        let n = self.m.cx.int_attr(Type::I64, tag as i64);
        let fields = self.m.cx.attr_list(&[n]);
        self.m.cx.attr(AttrData::Record { def: r::LLVM_BLOCK_TAG, fields })
    }
    pub(super) fn block_address_attr(&mut self, f: Sym, tag: u32) -> Attr {
        let (f, tag) = (self.m.cx.symbol_ref(f), self.tag_attr(tag));
        let fields = self.m.cx.attr_list(&[f, tag]);
        self.m.cx.attr(AttrData::Record { def: r::LLVM_BLOCK_ADDRESS, fields })
    }
}
