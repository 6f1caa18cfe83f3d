//! All the data of a module: flat columns addressed by the ids of [`crate::id`].
//!
//! Invariants: results of an operation are contiguous values, arguments of a block are contiguous values; operand
//! lists, block orders and region lists are slices of append-only pools and are never edited in place (an edit appends
//! a new slice); an erased operation keeps its slot with opcode [`Opcode::ERASED`] and stands in no block. There are
//! no use-lists: [`crate::uses`] computes them when a pass asks. Deliberately missing: names of values (MLIR drops
//! them too).

use alloc::vec::Vec;
use core::ops::Range;

use crate::context::Context;
use crate::id::{Attr, Block, Id, Loc, Op, Opcode, Region, Sym, Type, Value};
use crate::store::{Col, Scratch};

/// An operation but for its kind. One record, so that an operation is appended and read at one place. 32 bytes, pinned
/// by a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpRecord {
    /// First operand in [`Module::operand_pool`].
    pub operands: u32,
    /// Number of operands.
    pub n_operands: u32,
    /// First result (a [`Value`]; the next ones follow).
    pub results: u32,
    /// Number of results.
    pub n_results: u32,
    /// Attribute dictionary, inherent and discardable together.
    pub attrs: Attr,
    /// Location.
    pub loc: Loc,
    /// The block that holds it (`Block::NONE` for the root and for operations not placed yet).
    pub block: Block,
    /// Index into [`Module::extras`], or [`NO_EXTRA`].
    pub extra: u32,
}

/// What only some operations have: regions, successors, a name that no table holds. 20 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpExtra {
    /// First region in [`Module::region_pool`].
    pub regions: u32,
    /// Number of regions.
    pub n_regions: u32,
    /// First successor in [`Module::successor_pool`].
    pub successors: u32,
    /// Number of successors.
    pub n_successors: u32,
    /// Full name of an unregistered operation, else `Sym::NONE`.
    pub name: Sym,
}

/// A block: its arguments, its operations, its region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockRecord {
    /// First argument (a [`Value`]; the next ones follow).
    pub args: u32,
    /// Number of arguments.
    pub n_args: u32,
    /// First operation in [`Module::op_order`].
    pub ops: u32,
    /// Number of operations.
    pub n_ops: u32,
    /// The region that holds the block.
    pub region: Region,
}

/// A region: its blocks and the operation it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionRecord {
    /// First block in [`Module::block_order`].
    pub blocks: u32,
    /// Number of blocks.
    pub n_blocks: u32,
    /// The operation that holds the region.
    pub parent: Op,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Def {
    /// Result `n` of an operation.
    Result(Op, u32),
    /// Argument `n` of a block.
    Arg(Block, u32),
}

/// The owner of a value, as stored: read through [`Module::def`]. 4 bytes: which of the owner's results or arguments it is
/// follows from where these begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueDef(u32);

impl ValueDef {
    /// Before the definition is read.
    pub(crate) const UNKNOWN: ValueDef = ValueDef(!ARG);
    /// A result of an operation.
    #[inline]
    pub(crate) fn result(op: Op) -> ValueDef {
        ValueDef(op.0)
    }
    /// An argument of a block.
    #[inline]
    pub(crate) fn arg(block: Block) -> ValueDef {
        ValueDef(block.0 | ARG)
    }
    /// The operation a value is a result of.
    #[inline]
    pub fn op(self) -> Option<Op> {
        (self.0 & ARG == 0).then_some(Op(self.0))
    }
    /// The block a value is an argument of.
    #[inline]
    pub fn block(self) -> Option<Block> {
        (self.0 & ARG != 0).then_some(Block(self.0 & !ARG))
    }
}

/// Marks a block argument in [`ValueDef`]; there are fewer than so many operations and blocks.
const ARG: u32 = 1 << 31;
/// No [`OpExtra`].
pub const NO_EXTRA: u32 = u32::MAX;

/// A module and everything in it. The operation [`Module::root`] is the `builtin.module`.
#[derive(Clone, Debug, Default)]
// What is read most stands first, where its address is short.
#[repr(C)]
pub struct Module {
    /// All else.
    pub op_record: Col<Op, OpRecord>,
    /// Type of each value.
    pub value_type: Col<Value, Type>,
    /// Kind of each operation: the column that sweeps scan.
    pub op_kind: Col<Op, Opcode>,
    /// Uniqued strings, types and attributes.
    pub cx: Context,
    /// Operand lists.
    pub operand_pool: Scratch<Value>,
    /// Blocks.
    pub blocks: Col<Block, BlockRecord>,
    /// Where each value comes from. Read through [`Module::def`].
    pub value_def: Col<Value, ValueDef>,

    // Columns of operations, all of the same length.

    // Columns of values.
    /// Locations of block arguments where they differ from unknown, as (value, location), in value order.
    pub arg_locs: Vec<(Value, Loc)>,
    /// Regions.
    pub regions: Col<Region, RegionRecord>,

    // Pools.
    /// Regions, successors and names of the operations that have any.
    pub extras: Vec<OpExtra>,
    /// How often [`Module::set_operands`] gave an operation another list. While this stays as it is, operations that are
    /// appended have their lists one behind the other.
    pub n_moved: u32,
    /// Region lists.
    pub region_pool: Vec<Region>,
    /// Successor lists.
    pub successor_pool: Vec<Block>,
    /// Operation order of blocks.
    pub op_order: Vec<Op>,
    /// Block order of regions.
    pub block_order: Vec<Block>,

    /// Resources of the file (`{-# ... #-}`), in order.
    pub resources: Vec<Resource>,

    /// The top-level operation, `Op::NONE` until one is made.
    pub root: Option<Op>,
    /// Nothing was done to the module since it was read as a part of a text, by names, none of which was used before its
    /// definition. Whoever asks takes that back: see [`crate::verify::PartVerifier`].
    pub(crate) in_order: bool,
}

/// A resource: data that attributes refer to by key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resource {
    /// Of `external_resources` (else `dialect_resources`).
    pub external: bool,
    /// The dialect or the external provider.
    pub owner: Sym,
    /// Its key.
    pub key: Sym,
    /// Its value.
    pub value: ResourceValue,
}

/// The value of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResourceValue {
    /// Four bytes of alignment (little-endian), then the data; in [`Context::bytes`].
    Blob(crate::store::List),
    /// `true` or `false`
    Bool(bool),
    /// A string.
    Str(Sym),
}

/// An operation to append.
#[derive(Clone, Copy, Debug)]
pub struct NewOp<'a> {
    /// Its kind.
    pub opcode: Opcode,
    /// Its operands.
    pub operands: &'a [Value],
    /// Types of its results.
    pub results: &'a [Type],
    /// Its attribute dictionary.
    pub attrs: Attr,
    /// Its location.
    pub loc: Loc,
    /// Its regions (made before, without a parent).
    pub regions: &'a [Region],
    /// Its successors.
    pub successors: &'a [Block],
    /// Full name if the kind is [`Opcode::UNREGISTERED`].
    pub name: Sym,
}

impl NewOp<'_> {
    /// An operation of a kind at a location, with nothing else.
    pub const fn new(opcode: Opcode, loc: Loc) -> NewOp<'static> {
        NewOp { opcode, operands: &[], results: &[], attrs: Attr::EMPTY_DICT, loc, regions: &[], successors: &[], name: Sym::NONE }
    }
}

impl Module {
    /// A module without operations.
    pub fn new() -> Module {
        Module::default()
    }

    // Making entities.

    /// Makes room for so many more operations, so that the columns need not move while they grow. Untouched room costs
    /// no memory.
    pub fn reserve(&mut self, n: usize) {
        self.op_kind.reserve(n);
        self.op_record.reserve(n);
        self.op_order.reserve(n);
        self.operand_pool.reserve(2 * n);
        // Functions and blocks have arguments.
        self.value_type.reserve(n + n / 2);
        self.value_def.reserve(n + n / 2);
    }
    /// Bytes that the module takes apart from its context: all columns and pools, as far as they are filled. Constant time.
    pub fn column_bytes(&self) -> usize {
        fn of<T>(n: usize) -> usize {
            n * size_of::<T>()
        }
        of::<Opcode>(self.op_kind.len())
            + of::<OpRecord>(self.op_record.len())
            + of::<Type>(self.value_type.len())
            + of::<ValueDef>(self.value_def.len())
            + of::<BlockRecord>(self.blocks.len())
            + of::<(Value, Loc)>(self.arg_locs.len())
            + of::<RegionRecord>(self.regions.len())
            + of::<OpExtra>(self.extras.len())
            + of::<Value>(self.operand_pool.len())
            + of::<Region>(self.region_pool.len())
            + of::<Block>(self.successor_pool.len())
            + of::<Op>(self.op_order.len())
            + of::<Block>(self.block_order.len())
    }
    /// Appends an operation; it stands in no block until [`Module::set_block_ops`] says so.
    #[inline]
    pub fn append(&mut self, new: NewOp<'_>) -> Op {
        if new.regions.is_empty() && new.successors.is_empty() && new.name.is_none() {
            return self.append_plain(new.opcode, new.operands, new.results, new.attrs, new.loc, NO_EXTRA);
        }
        self.append_with_extra(new)
    }
    #[cfg_attr(not(small), inline(always))]
    fn append_with_extra(&mut self, new: NewOp<'_>) -> Op {
        let op = Op::new(self.op_kind.len());
        let e = OpExtra {
            regions: self.region_pool.len() as u32,
            n_regions: new.regions.len() as u32,
            successors: self.successor_pool.len() as u32,
            n_successors: new.successors.len() as u32,
            name: new.name,
        };
        // There are one or two of these, mostly: a call of `memcpy` would cost more.
        for &r in new.regions {
            self.region_pool.push(r);
            self.regions[r].parent = op;
        }
        self.successor_pool.extend_from_slice(new.successors);
        self.extras.push(e);
        let extra = self.extras.len() as u32 - 1;
        self.append_plain(new.opcode, new.operands, new.results, new.attrs, new.loc, extra)
    }
    /// Appends an operation whose extra record, if it has one, stands already.
    pub fn append_plain(&mut self, opcode: Opcode, operands: &[Value], results: &[Type], attrs: Attr, loc: Loc, extra: u32) -> Op {
        let first = self.operand_pool.len() as u32;
        // A call of `memcpy` would cost more than these few.
        match *operands {
            [] => {}
            [a] => self.operand_pool.push(a),
            [a, b] => self.operand_pool.extend_from_slice(&[a, b]),
            _ => self.operand_pool.extend_from_slice(operands),
        }
        let op = Op::new(self.op_kind.len());
        let first_result = self.value_type.len() as u32;
        for &ty in results {
            self.value_type.push(ty);
            self.value_def.push(ValueDef::result(op));
        }
        self.op_kind.push(opcode);
        self.op_record.push(OpRecord {
            operands: first,
            n_operands: operands.len() as u32,
            results: first_result,
            n_results: results.len() as u32,
            attrs,
            loc,
            block: Block::NONE,
            extra,
        });
        op
    }
    /// Appends an operation with one result and nothing besides operands: the usual case, without loops. The result.
    #[inline]
    pub fn append_one<const N: usize>(&mut self, opcode: Opcode, operands: [Value; N], result: Type, attrs: Attr, loc: Loc) -> Value {
        let (first, op, v) = (self.operand_pool.len() as u32, self.op_kind.len() as u32, self.value_type.len() as u32);
        // Where a column is full all is done anew, out of the way: with nothing to come back to from there, hardly a register
        // has to be saved.
        macro_rules! room {
            ($full:expr) => {
                if cfg!(feature = "fast") && $full {
                    return self.append_one_growing([first, op, v], opcode, &operands, result, attrs, loc);
                }
            };
        }
        room!(self.operand_pool.capacity() - self.operand_pool.len() < N);
        if N > 0 {
            self.operand_pool.extend_from_slice(&operands);
        }
        room!(self.value_type.is_full());
        self.value_type.push(result);
        room!(self.value_def.is_full());
        self.value_def.push(ValueDef::result(Op(op)));
        room!(self.op_kind.is_full());
        self.op_kind.push(opcode);
        room!(self.op_record.is_full());
        self.op_record.push(OpRecord {
            operands: first,
            n_operands: N as u32,
            results: v,
            n_results: 1,
            attrs,
            loc,
            block: Block::NONE,
            extra: NO_EXTRA,
        });
        Value(v)
    }
    /// The same from the lengths that columns had before, first operand, operation and value.
    #[cold]
    #[inline(never)]
    fn append_one_growing(
        &mut self,
        [first, op, v]: [u32; 3],
        opcode: Opcode,
        operands: &[Value],
        result: Type,
        attrs: Attr,
        loc: Loc,
    ) -> Value {
        self.operand_pool.truncate(first as usize);
        self.value_type.truncate(v as usize);
        self.value_def.truncate(v as usize);
        self.op_kind.truncate(op as usize);
        self.append_plain(opcode, operands, &[result], attrs, loc, NO_EXTRA);
        Value(v)
    }
    /// The operation that is appended next.
    pub fn next_op(&self) -> Op {
        Op::new(self.op_kind.len())
    }
    /// Appends copies of operations without regions and successors that were appended in a row, and their operands and
    /// results too. They name values from `first` on, for which the copies name those from `as_first` on; as many stand
    /// behind that one as behind `first` when the operations were appended. The first copy.
    pub fn append_copies(&mut self, ops: Range<Op>, first: Value, as_first: Value, loc: Loc) -> Op {
        let to = self.next_op();
        let range = ops.start.idx()..ops.end.idx();
        let moved = as_first.0.wrapping_sub(first.0);
        let (Some(&head), Some(&last)) = (self.op_record.get(ops.start), self.op_record.as_slice()[range.clone()].last()) else {
            return to;
        };
        let at = self.operand_pool.len();
        let operands = (at as u32).wrapping_sub(head.operands);
        self.operand_pool.extend_from_within(head.operands as usize..(last.operands + last.n_operands) as usize);
        for v in &mut self.operand_pool.as_mut_slice()[at..] {
            v.0 = v.0.wrapping_add(moved);
        }
        let values = head.results as usize..(last.results + last.n_results) as usize;
        self.value_type.extend_from_within(values.clone());
        self.value_def.extend_from_within(values);
        self.op_kind.extend_from_within(range.clone());
        self.op_record.extend_from_within(range);
        for (i, r) in self.op_record.as_mut_slice()[to.idx()..].iter_mut().enumerate() {
            debug_assert!(r.extra == NO_EXTRA);
            (r.operands, r.results) = (r.operands.wrapping_add(operands), r.results.wrapping_add(moved));
            (r.loc, r.block) = (loc, Block::NONE);
            for v in r.results..r.results + r.n_results {
                self.value_def[Value(v)] = ValueDef::result(Op::new(to.idx() + i));
            }
        }
        to
    }
    /// Appends the next result of an operation that is being appended.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn push_result(&mut self, op: Op, ty: Type) {
        self.value_type.push(ty);
        self.value_def.push(ValueDef::result(op));
    }
    /// Appends one more argument of a block.
    #[cfg(feature = "bytecode")]
    #[inline]
    pub(crate) fn push_arg(&mut self, block: Block, ty: Type) -> Value {
        self.value_def.push(ValueDef::arg(block));
        self.value_type.push(ty)
    }
    /// Appends an operation without regions and name, whose operands and results are in their pools.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn push_op(&mut self, opcode: Opcode, mut record: OpRecord, successors: &[Block]) {
        if !successors.is_empty() {
            record.extra = self.extras.len() as u32;
            let (regions, at) = (self.region_pool.len() as u32, self.successor_pool.len() as u32);
            let n_successors = successors.len() as u32;
            self.extras.push(OpExtra { regions, n_regions: 0, successors: at, n_successors, name: Sym::NONE });
            self.successor_pool.extend_from_slice(successors);
        }
        self.op_kind.push(opcode);
        self.op_record.push(record);
    }
    /// A region without blocks and without parent.
    pub fn new_region(&mut self) -> Region {
        self.regions.push(RegionRecord { blocks: 0, n_blocks: 0, parent: Op::NONE })
    }
    /// A block with arguments of these types, in no region yet.
    pub fn new_block(&mut self, args: &[Type]) -> Block {
        let block = Block::new(self.blocks.len());
        let first = self.push_args(block, args);
        self.blocks.push(BlockRecord { args: first, n_args: args.len() as u32, ops: 0, n_ops: 0, region: Region::NONE })
    }
    fn push_args(&mut self, block: Block, args: &[Type]) -> u32 {
        let first = self.value_type.len() as u32;
        self.value_type.extend(args);
        self.value_def.resize(self.value_type.len(), ValueDef::arg(block));
        first
    }
    /// Gives a block new arguments (new values); the old ones stay readable but belong to nobody's list.
    pub fn set_block_args(&mut self, block: Block, args: &[Type]) {
        let first = self.push_args(block, args);
        let b = &mut self.blocks[block];
        (b.args, b.n_args) = (first, args.len() as u32);
    }
    /// Makes `ops` the operations of a block, in order.
    pub fn set_block_ops(&mut self, block: Block, ops: &[Op]) {
        let start = self.op_order.len() as u32;
        self.op_order.extend_from_slice(ops);
        let b = &mut self.blocks[block];
        (b.ops, b.n_ops) = (start, ops.len() as u32);
        for &op in ops {
            self.op_record[op].block = block;
        }
    }
    /// Puts an operation at the end of a block. Cheap while one block is built after another; coming back to a block
    /// copies its list.
    pub fn push_block_op(&mut self, block: Block, op: Op) {
        let BlockRecord { ops, n_ops, .. } = self.blocks[block];
        let end = self.op_order.len() as u32;
        if ops + n_ops != end {
            self.op_order.extend_from_within(ops as usize..(ops + n_ops) as usize);
            self.blocks[block].ops = end;
        }
        self.op_order.push(op);
        self.blocks[block].n_ops += 1;
        self.op_record[op].block = block;
    }
    /// The attribute dictionary of an operation of a kind: inherent attributes that equal their default are left away,
    /// as everywhere in a module.
    pub fn op_dict(&mut self, opcode: Opcode, attrs: &[(Sym, Attr)]) -> Attr {
        crate::text::op_dict::op_dict(&mut self.cx, opcode, attrs)
    }
    /// Makes `blocks` the blocks of a region, in order.
    pub fn set_region_blocks(&mut self, region: Region, blocks: &[Block]) {
        let start = self.block_order.len() as u32;
        let r = &mut self.regions[region];
        (r.blocks, r.n_blocks) = (start, blocks.len() as u32);
        for &b in blocks {
            self.block_order.push(b);
            self.blocks[b].region = region;
        }
    }
    /// Replaces an operation's operand list.
    pub fn set_operands(&mut self, op: Op, operands: &[Value]) {
        self.n_moved = self.n_moved.wrapping_add(1);
        let start = self.operand_pool.len() as u32;
        self.operand_pool.extend_from_slice(operands);
        let r = &mut self.op_record[op];
        (r.operands, r.n_operands) = (start, operands.len() as u32);
    }
    /// Sets one attribute of an operation.
    pub fn set_attr(&mut self, op: Op, name: Sym, value: Attr) {
        let d = self.cx.dict_set(self.op_record[op].attrs, name, value);
        self.op_record[op].attrs = d;
    }
    /// Drops one attribute of an operation.
    pub fn remove_attr(&mut self, op: Op, name: Sym) {
        let d = self.cx.dict_remove(self.op_record[op].attrs, name);
        self.op_record[op].attrs = d;
    }

    // Reading operations.

    /// Kind of an operation.
    #[inline]
    pub fn kind(&self, op: Op) -> Opcode {
        self.op_kind[op]
    }
    /// Operands of an operation.
    #[inline]
    pub fn operands(&self, op: Op) -> &[Value] {
        let r = self.op_record[op];
        &self.operand_pool.as_slice()[r.operands as usize..(r.operands + r.n_operands) as usize]
    }
    /// Operand `i` of an operation; panics if there are fewer (rows guarantee their counts after verification).
    #[inline]
    pub fn operand(&self, op: Op, i: usize) -> Value {
        self.operands(op)[i]
    }
    /// Results of an operation.
    #[inline]
    pub fn results(&self, op: Op) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + Clone + use<> {
        let r = self.op_record[op];
        (r.results..r.results + r.n_results).map(Value)
    }
    /// Result `i` of an operation.
    #[inline]
    pub fn result(&self, op: Op, i: usize) -> Value {
        debug_assert!((i as u32) < self.op_record[op].n_results);
        Value(self.op_record[op].results + i as u32)
    }
    /// Number of results.
    #[inline]
    pub fn n_results(&self, op: Op) -> usize {
        self.op_record[op].n_results as usize
    }
    /// Number of operands.
    #[inline]
    pub fn n_operands(&self, op: Op) -> usize {
        self.op_record[op].n_operands as usize
    }
    /// The regions, successors and name of an operation that has any.
    #[inline]
    pub fn extra(&self, op: Op) -> Option<&OpExtra> {
        let e = self.op_record[op].extra;
        if e == NO_EXTRA { None } else { Some(&self.extras[e as usize]) }
    }
    /// Regions of an operation.
    #[inline]
    pub fn op_regions(&self, op: Op) -> &[Region] {
        match self.extra(op) {
            Some(e) => &self.region_pool[e.regions as usize..(e.regions + e.n_regions) as usize],
            None => &[],
        }
    }
    /// Successors of an operation.
    #[inline]
    pub fn successors(&self, op: Op) -> &[Block] {
        match self.extra(op) {
            Some(e) => &self.successor_pool[e.successors as usize..(e.successors + e.n_successors) as usize],
            None => &[],
        }
    }
    /// An attribute of an operation.
    #[inline]
    pub fn attr(&self, op: Op, name: Sym) -> Option<Attr> {
        self.cx.dict_get(self.op_record[op].attrs, name)
    }
    /// Full name of an operation, such as `arith.addi`.
    pub fn op_name(&self, op: Op) -> &str {
        match self.op_kind[op] {
            Opcode::UNREGISTERED => self.extra(op).map_or("", |e| self.cx.str(e.name)),
            k => self.cx.registry.row(k).name,
        }
    }
    /// The table row of an operation (the row of unregistered operations where there is none).
    #[inline]
    pub fn row(&self, op: Op) -> &'static crate::row::OpRow {
        self.cx.registry.row(self.op_kind[op])
    }

    // Reading values, blocks, regions.

    /// Type of a value.
    #[inline]
    pub fn ty(&self, v: Value) -> Type {
        self.value_type[v]
    }
    /// Content of the type of a value.
    #[inline]
    pub fn type_data(&self, v: Value) -> crate::ty::TypeData {
        self.cx.type_data(self.value_type[v])
    }
    /// Where a value comes from. Of an argument that its block no longer has, the number means nothing.
    #[inline]
    pub fn def(&self, v: Value) -> Def {
        let d = self.value_def[v];
        let number = |first: Option<u32>| v.0.wrapping_sub(first.unwrap_or(v.0));
        match d.block() {
            Some(b) => Def::Arg(b, number(self.blocks.get(b).map(|b| b.args))),
            None => Def::Result(Op(d.0), number(self.op_record.get(Op(d.0)).map(|r| r.results))),
        }
    }
    /// The operation that a value is a result of.
    #[inline]
    pub fn def_op(&self, v: Value) -> Option<Op> {
        self.value_def[v].op()
    }
    /// More steps than any chain of definitions has that ends. In blocks that nothing reaches and in graph regions a value
    /// may come from itself, so whoever walks definitions counts.
    #[inline]
    pub fn most_steps(&self) -> usize {
        self.op_kind.len()
    }
    /// Operations of a block.
    #[inline]
    pub fn block_ops(&self, block: Block) -> &[Op] {
        let b = self.blocks[block];
        &self.op_order[b.ops as usize..(b.ops + b.n_ops) as usize]
    }
    /// Arguments of a block.
    #[inline]
    pub fn block_args(&self, block: Block) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + Clone + use<> {
        let b = self.blocks[block];
        (b.args..b.args + b.n_args).map(Value)
    }
    /// The last operation of a block.
    pub fn terminator(&self, block: Block) -> Option<Op> {
        self.block_ops(block).last().copied()
    }
    /// Blocks of a region.
    #[inline]
    pub fn region_blocks(&self, region: Region) -> &[Block] {
        let r = self.regions[region];
        &self.block_order[r.blocks as usize..(r.blocks + r.n_blocks) as usize]
    }
    /// First block of the `i`-th region of an operation, if there is one.
    pub fn entry_block(&self, op: Op, i: usize) -> Option<Block> {
        let r = *self.op_regions(op).get(i)?;
        self.region_blocks(r).first().copied()
    }
    /// The operation whose region holds this one.
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        let region = self.blocks[self.op_record[op].block.get()?].region.get()?;
        self.regions[region].parent.get()
    }
    /// The block of the root module; panics before a root exists.
    pub fn body(&self) -> Block {
        self.root.and_then(|r| self.entry_block(r, 0)).expect("a module has a root with one block")
    }
    /// Gives an argument that is newer than all that have one a location.
    #[inline(never)]
    pub fn place_arg(&mut self, v: Value, loc: Loc) {
        if !loc.is_unknown() {
            self.arg_locs.push((v, loc));
        }
    }
    /// Gives an argument that is newer than all that have one the location of another one.
    #[inline(never)]
    pub fn place_arg_like(&mut self, v: Value, other: Value) {
        self.place_arg(v, self.arg_loc(other));
    }
    /// Location of a value: where the operation stands that it is a result of, or that of the argument.
    pub fn value_loc(&self, v: Value) -> Loc {
        self.def_op(v).map_or_else(|| self.arg_loc(v), |op| self.op_record[op].loc)
    }
    /// Location of a block argument.
    pub fn arg_loc(&self, v: Value) -> Loc {
        match self.arg_locs.binary_search_by_key(&v.0, |e| e.0.0) {
            Ok(i) => self.arg_locs[i].1,
            Err(_) => Loc::UNKNOWN,
        }
    }
}

/// Calls `f` for each operation under `root` (itself included), parents before children, in program order.
/// Explicit stack: any nesting depth.
pub fn walk(m: &Module, root: Op, mut f: impl FnMut(Op)) {
    // Operations still to visit, last first.
    let mut stack: Vec<Op> = alloc::vec![root];
    while let Some(op) = stack.pop() {
        f(op);
        for &r in m.op_regions(op).iter().rev() {
            for &b in m.region_blocks(r).iter().rev() {
                stack.extend(m.block_ops(b).iter().rev());
            }
        }
    }
}

/// The operations under `root` (itself included), children before parents, in program order otherwise.
pub fn walk_post(m: &Module, root: Op) -> Vec<Op> {
    let mut out = Vec::new();
    let mut stack: Vec<(Op, bool)> = alloc::vec![(root, false)];
    while let Some((op, seen)) = stack.pop() {
        if seen || m.op_regions(op).is_empty() {
            out.push(op);
            continue;
        }
        stack.push((op, true));
        for &r in m.op_regions(op).iter().rev() {
            for &b in m.region_blocks(r).iter().rev() {
                stack.extend(m.block_ops(b).iter().rev().map(|&o| (o, false)));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hot_records_keep_their_size() {
        assert_eq!(size_of::<OpRecord>(), 32);
        assert_eq!(size_of::<OpExtra>(), 20);
        assert_eq!(size_of::<BlockRecord>(), 20);
        assert_eq!(size_of::<RegionRecord>(), 12);
        assert_eq!(size_of::<crate::ty::TypeData>(), 24);
        assert!(size_of::<crate::attr::AttrData>() <= 24);
    }
}
