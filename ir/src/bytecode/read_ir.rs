//! Reading operations. Regions are read from an explicit stack of frames. Values are numbered per isolated region in the
//! order of their definitions; each region states how many it defines, so uses before definitions are places to fill in.

use alloc::format;
use alloc::vec::Vec;

use super::attr::number;
use super::cursor::{Cursor, Read, bad};
use super::read::{BUSY, LOC, OpName, Reader};
use super::{V_ELIDED_LOCS, V_LAZY_REGIONS, V_PROPERTIES, V_USE_LISTS, mask, section};
use crate::attr::AttrData;
use crate::dialect::builtin;
use crate::id::{Attr, Block, Id, Loc, Op, Opcode, Region, Sym, Type, Value};
use crate::module::{NO_EXTRA, NewOp, OpRecord};
use crate::row::Traits;

/// How far ahead the usual operations look: further than those reach that have at most so many operands.
const WINDOW: usize = 32;
const MAX_OPERANDS: usize = 8;

/// A region being read.
struct Frame {
    region: Region,
    /// Its blocks: the first one, how many, the one being read.
    first_block: u32,
    n_blocks: u32,
    block: u32,
    /// Operations of that block still to read.
    ops_left: u64,
    /// Where its operations begin in [`Ir::ops`].
    ops: usize,
    /// Its values in [`Ir::values`]: where they begin, how many, the next to define.
    values: usize,
    n_values: usize,
    next_value: usize,
    /// Where the values of the isolated region around it begin.
    scope: usize,
    /// Operands to fill in: place in the pool, value.
    uses: Vec<(u32, u32)>,
    /// Regions of the same operation that follow: the first one, how many, whether they are isolated.
    next_region: u32,
    regions_left: u32,
    isolated: bool,
    /// End of the part around an isolated region's own section.
    outer_end: usize,
}

/// Buffers and stacks.
#[derive(Default)]
struct Ir {
    frames: Vec<Frame>,
    /// Values by number, of all open regions.
    values: Vec<Value>,
    ops: Vec<Op>,
    /// Things announced so far: never more than the file has bytes, since each takes one at least.
    announced: u64,
    results: Vec<Type>,
    successors: Vec<Block>,
    regions: Vec<Region>,
}

impl<'a> Reader<'a> {
    pub(super) fn ir_section(&mut self, mut c: Cursor<'a>) -> Read<()> {
        let mut ir = Ir::default();
        // An operation takes four bytes at least, most about ten: room for so many saves growing step by step.
        let n = c.left() / 10;
        self.m.reserve(n);
        // So many at most, and most often nearly so many.
        self.m.cx.locs.reserve_unique(self.attrs.ids.len());
        // The section is the body of a module around everything.
        let region = self.m.new_region();
        let block = self.m.new_block(&[]);
        let frame = Frame {
            region,
            first_block: block.0,
            n_blocks: 1,
            block: block.0,
            ops_left: 0,
            ops: 0,
            values: 0,
            n_values: 0,
            next_value: 0,
            scope: 0,
            uses: Vec::new(),
            next_region: 0,
            regions_left: 0,
            isolated: false,
            outer_end: c.end,
        };
        ir.frames.push(frame);
        self.block_header(&mut ir, &mut c)?;
        loop {
            let depth = ir.frames.len();
            let Some(f) = ir.frames.last_mut() else { break };
            if f.ops_left > 0 {
                if self.usual_operations(f, &mut ir.values, &mut ir.ops, &mut c)? {
                    self.operation(&mut ir, &mut c)?;
                }
                continue;
            }
            // The block is read.
            let ops = f.ops;
            self.m.set_block_ops(Block(f.block), &ir.ops[ops..]);
            if depth == 1 {
                break;
            }
            ir.ops.truncate(ops);
            if f.block + 1 < f.first_block + f.n_blocks {
                f.block += 1;
                self.block_header(&mut ir, &mut c)?;
                continue;
            }
            self.end_region(&mut ir, &mut c)?;
        }
        if !c.is_empty() {
            return c.fail("bytes behind the operations");
        }
        match ir.ops[..] {
            [op] if self.m.op_kind[op] == builtin::MODULE || self.opts.no_implicit_module => {
                // The root stands in no block, as in what is read from text: who goes up from an operation ends there.
                self.m.op_record[op].block = Block::NONE;
                self.m.root = Some(op);
            }
            _ if self.opts.no_implicit_module => return c.fail("the file must hold a single top-level operation"),
            _ => {
                self.m.set_region_blocks(region, &[block]);
                let module = self.m.append(NewOp { regions: &[region], ..NewOp::new(builtin::MODULE, Loc::UNKNOWN) });
                self.m.root = Some(module);
            }
        }
        Ok(())
    }

    /// Counts things of at least one byte each that a file announces.
    fn announce(&self, ir: &mut Ir, c: &Cursor<'_>, n: u64, what: &str) -> Read<usize> {
        ir.announced = ir.announced.saturating_add(n);
        if ir.announced > self.data.len() as u64 {
            return c.fail(format!("{n} {what} are announced, more than the file can hold"));
        }
        Ok(n as usize)
    }

    /// Begins the block of the innermost frame: number of operations, arguments.
    #[inline(never)]
    fn block_header(&mut self, ir: &mut Ir, c: &mut Cursor<'a>) -> Read<()> {
        let (n_ops, has_args) = c.varint_flag()?;
        let Some(f) = ir.frames.last_mut() else { return Ok(()) };
        (f.ops_left, f.ops) = (n_ops, ir.ops.len());
        if !has_args {
            return Ok(());
        }
        let block = Block(f.block);
        let n = c.count("arguments")?;
        let first = self.m.value_type.len();
        for _ in 0..n {
            let (ty, loc) = if self.version >= V_ELIDED_LOCS {
                let type_and_flag = c.small()?;
                let ty = self.type_at(c, type_and_flag / 2)?;
                (ty, if type_and_flag & 1 != 0 { self.loc(c)? } else { Loc::UNKNOWN })
            } else {
                (self.ty(c)?, self.loc(c)?)
            };
            let value = self.m.push_arg(block, ty);
            if !loc.is_unknown() {
                self.m.arg_locs.push((value, loc));
            }
        }
        let record = &mut self.m.blocks[block];
        (record.args, record.n_args) = (first as u32, n as u32);
        define(ir, c, first as u32, n)?;
        if self.version >= V_USE_LISTS && c.byte()? != 0 {
            use_lists(c, n)?;
        }
        Ok(())
    }

    /// Reads operations of a block as long as they have nothing but properties, results and operands, few of them, and
    /// all in short numbers, most in one byte. Answers whether another one follows, which is taken off the count.
    #[inline(never)]
    fn usual_operations(&mut self, f: &mut Frame, values: &mut [Value], ops: &mut Vec<Op>, c: &mut Cursor<'a>) -> Read<bool> {
        const USUAL: u8 = mask::PROPERTIES | mask::RESULTS | mask::OPERANDS;
        let (data, end, scope, properties) = (c.data, c.end, f.scope, self.version >= V_PROPERTIES);
        let values = &mut values[scope..];
        let (mut next, last) = (f.next_value - scope, f.values + f.n_values - scope);
        let (mut at, mut left) = (c.at, f.ops_left);
        let more = 'ops: loop {
            if left == 0 {
                break false;
            }
            left -= 1;
            let Some(window) = data.get(at..).and_then(|d| d.first_chunk::<WINDOW>()) else { break true };
            let byte = |k: usize| window[k & (WINDOW - 1)] as usize;
            let Some(head) = window.first_chunk() else { break true };
            let head = u64::from_le_bytes(*head);
            let (has, i) = ((head >> 8) as u8, head as u8 as usize >> 1);
            let Some(&name) = self.ops.get(i) else { break true };
            let (loc, n) = number(head >> 16);
            if head & 1 == 0 || has & !USUAL != 0 || name.opcode == Opcode::UNREGISTERED || n > 3 {
                break true;
            }
            let mut k = 2 + n as usize;
            let loc = match self.attrs.ids.get(loc as usize) {
                Some(&id) if id & LOC != 0 => Loc(id),
                _ if at + k > end => break true,
                _ => Loc(self.new_loc(at + k, loc)? as u32),
            };
            let mut attrs = Attr::EMPTY_DICT;
            if has & mask::PROPERTIES != 0 {
                let (blob, n) = number(head >> (8 * k));
                k += n as usize;
                if k > 8 || !properties || at + k > end {
                    break true;
                }
                attrs = self.properties(at + k, blob, name.opcode, i as u32, name.registered, attrs)?;
            }
            let mut ty = Type::NONE;
            let has_result = has & mask::RESULTS != 0;
            if has_result {
                let i = byte(k + 1);
                match self.types.ids.get(i / 2) {
                    Some(&id) if id < BUSY && i & 1 != 0 && byte(k) == 3 && next < last => ty = Type(id),
                    _ => break true,
                }
                k += 2;
            }
            let operands = self.m.operand_pool.len();
            if has & mask::OPERANDS != 0 {
                // A value by its number, of one byte or two.
                let operand = |k: &mut usize| {
                    let low = byte(*k);
                    *k += 1;
                    let mut i = low / 2;
                    if low & 1 == 0 {
                        i = (low | byte(*k) << 8) / 4;
                        *k += 1;
                        if low & 2 == 0 {
                            i = usize::MAX;
                        }
                    }
                    values.get(i).copied().unwrap_or(Value::NONE)
                };
                let n = byte(k);
                k += 1;
                // Nearly all have one or two.
                if n == 3 {
                    let a = operand(&mut k);
                    if a.is_none() {
                        break true;
                    }
                    self.m.operand_pool.push(a);
                } else {
                    let mut few = [Value::NONE; MAX_OPERANDS];
                    let Some(few) = few.get_mut(..n / 2).filter(|_| n & 1 != 0) else { break true };
                    for place in &mut *few {
                        *place = operand(&mut k);
                        if place.is_none() {
                            break 'ops true;
                        }
                    }
                    match *few {
                        [a, b] => self.m.operand_pool.extend_from_slice(&[a, b]),
                        ref few => self.m.operand_pool.extend_from_slice(few),
                    }
                }
            }
            at += k;
            if at > end {
                self.m.operand_pool.truncate(operands);
                at -= k;
                break true;
            }
            let op = Op::new(self.m.op_kind.len());
            let results = self.m.value_type.len() as u32;
            if has_result {
                values[next] = Value(results);
                next += 1;
                self.m.push_result(op, ty);
            }
            let n_operands = (self.m.operand_pool.len() - operands) as u32;
            let (operands, n_results) = (operands as u32, has_result as u32);
            let record = OpRecord { operands, n_operands, results, n_results, attrs, loc, block: Block::NONE, extra: NO_EXTRA };
            self.m.push_op(name.opcode, record, &[]);
            ops.push(op);
        };
        (c.at, f.next_value, f.ops_left) = (at, next + scope, left);
        Ok(more)
    }

    /// Reads any operation.
    #[inline(never)]
    fn operation(&mut self, ir: &mut Ir, c: &mut Cursor<'a>) -> Read<()> {
        let i = c.small()?;
        let Some(&name) = self.ops.get(i as usize).filter(|_| i < u32::MAX as u64) else {
            return c.fail(format!("operation name {i} of {}", self.ops.len()));
        };
        let at = c.at;
        let has = c.byte()?;
        let loc = self.loc(c)?;
        const USUAL: u8 = mask::PROPERTIES | mask::RESULTS | mask::OPERANDS;
        if has & !USUAL != 0 || name.opcode == Opcode::UNREGISTERED {
            return self.any_operation(ir, c, at, has, name, i as u32, loc);
        }
        let mut attrs = Attr::EMPTY_DICT;
        if has & mask::PROPERTIES != 0 {
            if self.version < V_PROPERTIES {
                return bad(at, "properties in a version that does not have them");
            }
            let blob = c.quick()?;
            attrs = self.properties(c.at, blob, name.opcode, i as u32, name.registered, attrs)?;
        }
        let op = Op::new(self.m.op_kind.len());
        let results = self.m.value_type.len() as u32;
        let n_results = if has & mask::RESULTS != 0 { c.count("results")? } else { 0 };
        for _ in 0..n_results {
            let ty = self.ty(c)?;
            self.m.push_result(op, ty);
        }
        let operands = self.m.operand_pool.len() as u32;
        let n_operands = if has & mask::OPERANDS != 0 { c.count("operands")? } else { 0 };
        self.operands(ir, c, n_operands)?;
        let (n_operands, n_results) = (n_operands as u32, n_results as u32);
        let record = OpRecord { operands, n_operands, results, n_results, attrs, loc, block: Block::NONE, extra: NO_EXTRA };
        self.m.push_op(name.opcode, record, &[]);
        ir.ops.push(op);
        if n_results > 0 {
            define(ir, c, results, n_results as usize)?;
        }
        Ok(())
    }

    /// Appends operands to their pool.
    #[cfg_attr(not(small), inline(always))]
    fn operands(&mut self, ir: &mut Ir, c: &mut Cursor<'a>, n: usize) -> Read<()> {
        let scope = ir.frames.last().map_or(0, |f| f.scope);
        for _ in 0..n {
            let i = c.small()?;
            match ir.values.get(scope + (i & i32::MAX as u64) as usize) {
                Some(&value) if value.is_some() && i <= i32::MAX as u64 => self.m.operand_pool.push(value),
                _ => self.open_operand(ir, c.at, scope, i)?,
            }
        }
        Ok(())
    }
    /// An operand that is not defined yet.
    #[cold]
    #[inline(never)]
    fn open_operand(&mut self, ir: &mut Ir, at: usize, scope: usize, i: u64) -> Read<()> {
        let n = ir.values.len() - scope;
        if i >= n as u64 {
            return bad(at, format!("value {i} of {n}"));
        }
        // The region that will define it.
        let slot = scope + i as usize;
        let owner = ir.frames.partition_point(|f| f.values <= slot) - 1;
        ir.frames[owner].uses.push((self.m.operand_pool.len() as u32, slot as u32));
        self.m.operand_pool.push(Value::NONE);
        Ok(())
    }

    /// The rest of an operation of which more is there than most have.
    #[inline(never)]
    fn any_operation(&mut self, ir: &mut Ir, c: &mut Cursor<'a>, at: usize, has: u8, name: OpName, i: u32, loc: Loc) -> Read<()> {
        if has & 0x80 != 0 {
            return bad(at, "an operation with a part that is not known");
        }
        let mut attrs = Attr::EMPTY_DICT;
        if has & mask::ATTRS != 0 {
            attrs = self.attr(c)?;
            if !matches!(self.m.cx.attr_data(attrs), AttrData::Dict(_)) {
                return bad(at, "the attributes of an operation are no dictionary");
            }
        }
        if has & mask::PROPERTIES != 0 {
            if self.version < V_PROPERTIES {
                return bad(at, "properties in a version that does not have them");
            }
            let blob = c.varint()?;
            attrs = self.properties(c.at, blob, name.opcode, i, name.registered, attrs)?;
        } else if attrs != Attr::EMPTY_DICT && name.opcode != Opcode::UNREGISTERED {
            attrs = self.stored(name.opcode, attrs);
        }

        ir.results.clear();
        if has & mask::RESULTS != 0 {
            for _ in 0..c.count("results")? {
                ir.results.push(self.ty(c)?);
            }
        }
        let operands = self.m.operand_pool.len() as u32;
        if has & mask::OPERANDS != 0 {
            let n = c.count("operands")?;
            self.operands(ir, c, n)?;
        }
        let n_operands = self.m.operand_pool.len() as u32 - operands;
        ir.successors.clear();
        if has & mask::SUCCESSORS != 0 {
            let (first, n_blocks) = ir.frames.last().map_or((0, 0), |f| (f.first_block, f.n_blocks));
            for _ in 0..c.count("successors")? {
                let i = c.varint()?;
                if i >= n_blocks as u64 {
                    return c.fail(format!("successor {i} of {n_blocks} blocks"));
                }
                ir.successors.push(Block(first + i as u32));
            }
        }
        if has & mask::USE_LISTS != 0 {
            if self.version < V_USE_LISTS {
                return bad(at, "use-list orders in a version that does not have them");
            }
            use_lists(c, ir.results.len())?;
        }
        ir.regions.clear();
        let mut isolated = false;
        if has & mask::REGIONS != 0 {
            let (n, flag) = c.varint_flag()?;
            isolated = flag;
            for _ in 0..self.announce(ir, c, n, "regions")? {
                let region = self.m.new_region();
                ir.regions.push(region);
            }
        }
        // Its operands are there already.
        let op = self.m.append(NewOp {
            opcode: name.opcode,
            operands: &[],
            results: &ir.results,
            attrs,
            loc,
            regions: &ir.regions,
            successors: &ir.successors,
            name: name.name,
        });
        let record = &mut self.m.op_record[op];
        (record.operands, record.n_operands) = (operands, n_operands);
        ir.ops.push(op);
        if !ir.results.is_empty() {
            let first = self.m.op_record[op].results;
            let n = ir.results.len();
            define(ir, c, first, n)?;
        }
        if let Some(&first) = ir.regions.first() {
            let (n, outer_end) = (ir.regions.len() as u32, c.end);
            // The regions of an isolated operation are a section.
            if isolated && self.version >= V_LAZY_REGIONS {
                let at = c.at;
                let (id, content) = c.section()?;
                if id != section::IR {
                    return bad(at, "expected the section of isolated regions");
                }
                (c.at, c.end) = (content.at, content.end);
            }
            self.region(ir, c, first.0, n, isolated, outer_end)?;
        }
        Ok(())
    }

    /// Begins the first of `n` regions of an operation that has blocks. `outer_end` is where the part around the
    /// operation's regions ends.
    fn region(&mut self, ir: &mut Ir, c: &mut Cursor<'a>, first: u32, n: u32, isolated: bool, outer_end: usize) -> Read<()> {
        let (mut first, mut n) = (first, n);
        while n > 0 {
            let region = Region(first);
            (first, n) = (first + 1, n - 1);
            let n_blocks = c.varint()?;
            if n_blocks == 0 {
                continue;
            }
            let n_blocks = self.announce(ir, c, n_blocks, "blocks")?;
            let n_values = c.varint()?;
            let n_values = self.announce(ir, c, n_values, "values")?;
            let first_block = self.m.blocks.len() as u32;
            ir.successors.clear();
            for _ in 0..n_blocks {
                let block = self.m.new_block(&[]);
                ir.successors.push(block);
            }
            self.m.set_region_blocks(region, &ir.successors);
            let values = ir.values.len();
            let scope = if isolated { values } else { ir.frames[ir.frames.len() - 1].scope };
            ir.values.resize(values + n_values, Value::NONE);
            ir.frames.push(Frame {
                region,
                first_block,
                n_blocks: n_blocks as u32,
                block: first_block,
                ops_left: 0,
                ops: 0,
                values,
                n_values,
                next_value: values,
                scope,
                uses: Vec::new(),
                next_region: first,
                regions_left: n,
                isolated,
                outer_end,
            });
            return self.block_header(ir, c);
        }
        if isolated && self.version >= V_LAZY_REGIONS {
            if !c.is_empty() {
                return c.fail("bytes behind isolated regions");
            }
            c.end = outer_end;
        }
        Ok(())
    }

    /// Ends the innermost region and begins the next one of its operation.
    #[inline(never)]
    fn end_region(&mut self, ir: &mut Ir, c: &mut Cursor<'a>) -> Read<()> {
        let Some(f) = ir.frames.pop() else { return Ok(()) };
        for &(place, slot) in &f.uses {
            match ir.values[slot as usize] {
                Value::NONE => return c.fail(format!("value {} is used and never defined", slot as usize - f.scope)),
                v => self.m.operand_pool[place as usize] = v,
            }
        }
        if f.next_value != f.values + f.n_values {
            return c.fail(format!("{} values are announced, {} are defined", f.n_values, f.next_value - f.values));
        }
        ir.values.truncate(f.values);
        debug_assert!(self.m.regions.get(f.region).is_some());
        self.region(ir, c, f.next_region, f.regions_left, f.isolated, f.outer_end)
    }

    /// A dictionary of the file as it is stored: without what equals its default. Versions without properties, and
    /// operations without any.
    fn stored(&mut self, opcode: Opcode, attrs: Attr) -> Attr {
        let row = self.m.cx.registry.row(opcode);
        if row.attrs.is_empty() && !row.traits.any(Traits::ATTR_SIZED_OPERANDS | Traits::ATTR_SIZED_RESULTS | Traits::OP_BUNDLES) {
            return attrs;
        }
        if let Some(&a) = self.stored.get(&(opcode, attrs)) {
            return a;
        }
        let mut entries: Vec<(Sym, Attr)> = self.m.cx.dict_entries(attrs).collect();
        if self.m.cx.older_enum_numbers {
            crate::text::op_dict::numbers_from_19(&mut self.m.cx, opcode, &mut entries);
        }
        crate::dialect::llvm_alias::complete_structors(&mut self.m.cx, opcode, &mut entries);
        // Upstream's older versions lose it.
        if opcode == crate::dialect::affine::LINEARIZE_INDEX && !entries.iter().any(|e| e.0 == Sym::DISJOINT) {
            entries.push((Sym::DISJOINT, Attr::FALSE));
        }
        let dict = crate::text::op_dict::op_dict(&mut self.m.cx, opcode, &entries);
        self.stored.insert((opcode, attrs), dict);
        dict
    }
}

/// Gives the next numbers of the innermost region to `n` values.
#[inline]
fn define(ir: &mut Ir, c: &Cursor<'_>, first: u32, n: usize) -> Read<()> {
    let Some(f) = ir.frames.last_mut() else { return Ok(()) };
    if f.next_value + n > f.values + f.n_values {
        return c.fail(format!("more values than the {} that are announced", f.n_values));
    }
    for (i, place) in ir.values[f.next_value..f.next_value + n].iter_mut().enumerate() {
        *place = Value::new(first as usize + i);
    }
    f.next_value += n;
    Ok(())
}

/// Skips the orders of use-lists of `n` values: modules keep no use-lists.
fn use_lists(c: &mut Cursor<'_>, n: usize) -> Read<()> {
    let n_orders = if n > 1 { c.count("use-list orders")? } else { 1 };
    for _ in 0..n_orders {
        if n > 1 {
            c.varint()?;
        }
        let (length, _) = c.varint_flag()?;
        let at = c.at;
        for _ in 0..c.bounded(at, length, "uses")? {
            c.varint()?;
        }
    }
    Ok(())
}
