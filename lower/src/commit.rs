//! The end of a sweep: one walk over the module in program order that follows replacements, rewrites operands, and
//! writes new block orders; then casts and lazily built values are put where their values are defined.
//!
//! Casts for one place stand newest first, as upstream's driver leaves them: those that conversions asked for in the
//! order of asking, then those that left-over operations need, by argument.

use alloc::vec::Vec;
use ir::cfg::ConversionOrder;
use ir::dialect::{arith, builtin, cf, func, llvm, ub};
use ir::module::NO_EXTRA;
use ir::store::Scratch;
use ir::{Block, Def, Id, Loc, NewOp, Op, Opcode, Region, Traits, Type, Value};

use crate::commit_plain::Simple;
use crate::sweep::{CONVERTED, Follower, LAZY, NIL, Place, Rewriter, Segment, block_flag, flag};
use crate::turn::TURNED;
use crate::types::Direction;

/// Something to put behind a definition: a run of new operations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Late {
    /// Behind this operation, or
    pub op: Op,
    /// at the start of this block.
    pub block: Block,
    /// Later keys stand first: asked for by a left-over operation; order of asking.
    pub key: (bool, u32),
    pub start: u32,
    pub end: u32,
}

/// What replaces a value in the end.
enum End {
    /// A new value, or an old one that stays.
    Value(Value),
    /// An old value as new operations see it.
    Converted(Value),
    /// The number of a lazy value.
    Lazy(u32),
}

/// A frame of the walk.
enum Frame {
    /// Blocks of a region still to visit: a range of `order`, and its end, where `order` is cut back to.
    Blocks { at: usize, end: usize, from: usize },
    /// Operations of an old block still to visit (range of `op_order`), where its new list begins in `list`, and the
    /// block that receives them. What is to be put behind definitions that is known since then begins at `late`.
    Ops { pos: u32, end: u32, list: usize, out: Block, late: usize },
}

pub(crate) struct Walk {
    frames: Vec<Frame>,
    /// Visiting orders of open regions.
    order: Vec<Block>,
    /// New operation lists of open blocks.
    pub(crate) list: Vec<Op>,
    /// The block that operations go to.
    pub(crate) out: Block,
    /// Operations whose regions are to be visited next.
    pub(crate) nested: Vec<Op>,
    pub(crate) late: Vec<Late>,
    /// Operations on whose behalf declarations were added, and their kinds, in program order.
    declares: Vec<(Op, Opcode)>,
    /// By old value: the cast of it to its converted type.
    target: Scratch<u32>,
    /// By old value: its replacement cast back to its own type.
    source: Scratch<u32>,
    /// By lazy value: what was built, its entry in `late` as long as asking for it still changes that, and its turn where it
    /// was asked for before (0: not).
    pub(crate) lazy: Vec<(u32, u32, u32)>,
    /// Results of operations that became others, with their new types: set in the end, as left-over operations need casts
    /// to what they were.
    pub(crate) retyped: Vec<(Value, Type)>,
    /// The operation being visited, and those that asked for a cast or a descriptor first, by its turn (from 1).
    asker: Op,
    askers: Vec<Op>,
    /// By old value: whether an operation that stays uses it, so that a cast of it that was asked for stays although
    /// nothing uses that; empty in releases where it goes.
    stays: Scratch<bool>,
    /// By old value: its turn among casts, from the first operation that was replaced and had it as operand.
    asked: Scratch<u32>,
    /// Whether the operation being visited asks for descriptors itself. In one sweep that stands for several passes,
    /// others find casts that an earlier pass left, which come after all that is asked for.
    pub(crate) direct: bool,
    /// The operands of new operations stand in the pool one after the other.
    pub(crate) in_a_row: bool,
    visit: ConversionOrder,
}

/// Carries out what the rules said.
pub(crate) fn commit(rw: &mut Rewriter<'_>, roots: &[Op]) {
    rw.close();
    rw.place = Place::Loose;
    rw.block_flags.resize(rw.m.blocks.len(), 0);
    for i in 0..rw.adopted.len() {
        let (region, op, _) = rw.adopted[i];
        rw.m.regions[region].parent = op;
    }
    ir::order::sort_by_key(&mut rw.followers, |f| f.0);
    ir::order::sort_by_key(&mut rw.splits, |s| s.0);
    ir::order::sort_by_key(&mut rw.firsts, |s| s.0);
    ir::order::sort_by_key(&mut rw.tails, |t| t.0);
    ir::order::sort_by_key(&mut rw.others, |o| place_key(o.0));
    let mut w = Walk {
        frames: Vec::new(),
        order: Vec::new(),
        list: Vec::new(),
        out: Block::NONE,
        nested: Vec::new(),
        late: Vec::new(),
        declares: Vec::new(),
        target: Scratch::default(),
        source: Scratch::default(),
        lazy: alloc::vec![(NIL, NIL, 0); rw.lazies.len()],
        stays: if rw.opts.release.keeps_unused_casts && !rw.fused && rw.types.to_llvm {
            used_by_old(rw).into()
        } else {
            Scratch::default()
        },
        retyped: Vec::new(),
        asker: Op::NONE,
        askers: Vec::new(),
        asked: Scratch::default(),
        direct: true,
        in_a_row: rw.m.n_moved == rw.n_moved,
        visit: ConversionOrder::default(),
    };
    debug_assert!(!w.in_a_row || in_a_row(rw), "operands of new operations are not in a row");
    for &root in roots {
        match rw.m.op_record[root].block.get() {
            // The root of the module stays; what it holds is visited.
            None => {
                w.nested.push(root);
                w.run(rw);
            }
            // Of the block around another root only its own place changes.
            Some(block) => w.place_root(rw, root, block),
        }
    }
    for &(v, ty) in &w.retyped {
        rw.m.value_type[v] = ty;
    }
    w.declarations(rw);
    w.place_late(rw);
}

fn place_key(p: Place) -> (u8, u32) {
    match p {
        Place::Loose => (0, 0),
        Place::Before(op) => (1, op.0),
        Place::After(op) => (2, op.0),
        Place::Start(b) => (3, b.0),
        Place::End(b) => (4, b.0),
        Place::Top(table, _) => (5, table.0),
    }
}

impl Walk {
    fn place_root(&mut self, rw: &mut Rewriter<'_>, root: Op, block: Block) {
        let at = self.list.len();
        self.out = block;
        self.op(rw, root);
        let new: Vec<Op> = self.list.drain(at..).collect();
        if new != [root] {
            let old: Vec<Op> = rw.m.block_ops(block).to_vec();
            let ops: Vec<Op> =
                old.iter().flat_map(|o| if *o == root { new.as_slice() } else { core::slice::from_ref(o) }).copied().collect();
            rw.m.set_block_ops(block, &ops);
        }
        self.run(rw);
    }

    /// Visits everything below the operations in `nested`.
    fn run(&mut self, rw: &mut Rewriter<'_>) {
        self.enter_nested(rw);
        'frames: while let Some(frame) = self.frames.pop() {
            match frame {
                Frame::Blocks { at, end, from } => {
                    if at == end {
                        self.order.truncate(from);
                        continue;
                    }
                    self.frames.push(Frame::Blocks { at: at + 1, end, from });
                    let block = self.order[at];
                    let r = rw.m.blocks[block];
                    let (list, late) = (self.list.len(), self.late.len());
                    self.frames.push(Frame::Ops { pos: r.ops, end: r.ops + r.n_ops, list, out: block, late });
                    self.out = block;
                    if rw.block_flags[block.idx()] & block_flag::START != 0 {
                        self.others(rw, Place::Start(block));
                    }
                }
                Frame::Ops { mut pos, end, list, mut out, late } => {
                    self.out = out;
                    while pos < end && self.nested.is_empty() {
                        pos = self.plain_ops(rw, pos, end);
                        if pos == end || !self.nested.is_empty() {
                            break;
                        }
                        let op = rw.m.op_order[pos as usize];
                        pos += 1;
                        self.op(rw, op);
                        if rw.flags[op.idx()] & flag::SPLIT != 0 {
                            let i = rw.splits.partition_point(|s| s.0 < op);
                            self.finish(rw, out, list, self.late.len());
                            out = rw.splits[i].1;
                            self.out = out;
                            if rw.block_flags[out.idx()] & block_flag::START != 0 {
                                self.others(rw, Place::Start(out));
                            }
                            if let Ok(i) = rw.firsts.binary_search_by_key(&op, |f| f.0) {
                                self.frames.push(Frame::Ops { pos, end, list, out, late });
                                let from = self.order.len();
                                self.order.push(rw.firsts[i].1);
                                self.frames.push(Frame::Blocks { at: from, end: from + 1, from });
                                self.enter_nested(rw);
                                continue 'frames;
                            }
                        }
                    }
                    if pos < end || !self.nested.is_empty() {
                        self.frames.push(Frame::Ops { pos, end, list, out, late });
                        self.enter_nested(rw);
                    } else {
                        self.finish(rw, out, list, late);
                        if !self.nested.is_empty() {
                            self.enter_nested(rw);
                        }
                    }
                }
            }
        }
    }

    #[cfg_attr(not(small), inline(always))]
    fn finish(&mut self, rw: &mut Rewriter<'_>, block: Block, list: usize, late: usize) {
        if rw.block_flags[block.idx()] & block_flag::END != 0 {
            self.others(rw, Place::End(block));
        }
        // Each of the operations was told its block when it came to the list.
        let start = rw.m.op_order.len();
        self.place_own(rw, block, late);
        rw.m.op_order.extend_from_slice(&self.list[list..]);
        let b = &mut rw.m.blocks[block];
        (b.ops, b.n_ops) = (start as u32, (rw.m.op_order.len() - start) as u32);
        self.list.truncate(list);
    }

    /// One old operation: the new ones before it, itself unless it goes, the new ones behind it.
    #[inline]
    fn op(&mut self, rw: &mut Rewriter<'_>, op: Op) {
        let f = rw.flags[op.idx()];
        self.asker = op;
        if f & flag::DECLARES != 0 {
            self.declares.push((op, rw.m.op_kind[op]));
        }
        // A rule asked; a fold did not.
        let asked = f & flag::BEFORE != 0 || !self.stays.is_empty() || !rw.fused && is_operand(rw, op);
        if f & (flag::GONE | flag::KEEP) == flag::GONE && asked {
            self.direct = asks(rw, op);
            if self.direct {
                self.ask(rw, op);
            }
        }
        let mut turned = None;
        if f & flag::BEFORE != 0 {
            let mut s = rw.heads[op.idx()];
            if s != NIL && s & TURNED != 0 {
                let t = rw.turned[(s & !TURNED) as usize];
                (turned, s) = (Some(t), t.head);
            }
            while s != NIL {
                let seg = rw.segments[s as usize];
                self.new_ops(rw, seg);
                s = seg.next;
            }
        }
        if let Some(t) = turned {
            let r = &mut rw.m.op_record[op];
            (r.attrs, r.block) = (t.attrs_of(r.attrs), self.out);
            if t.bare {
                r.n_operands = 0;
            }
            let (from, to, extra) = (r.operands, r.operands + r.n_operands, r.extra);
            if t.ty != Type::NONE {
                self.retyped.push((Value(r.results), t.ty));
            }
            rw.m.op_kind[op] = t.opcode;
            self.list.push(op);
            self.new_operands(rw, from, to);
            if extra != NO_EXTRA && !rw.m.op_regions(op).is_empty() {
                self.nested.push(op);
            }
        } else if f & flag::GONE != 0 {
            if !rw.m.op_regions(op).is_empty() {
                erase_below(rw, op);
            }
            rw.m.op_kind[op] = Opcode::ERASED;
        } else {
            rw.m.op_record[op].block = self.out;
            let r = rw.m.op_record[op];
            for i in r.operands..r.operands + r.n_operands {
                let v = rw.m.operand_pool[i as usize];
                // Where one operation made by folding names another, both are old.
                if rw.repl[v.idx()] != NIL {
                    rw.m.operand_pool[i as usize] = self.as_before(rw, v);
                }
            }
            self.list.push(op);
            if !rw.m.op_regions(op).is_empty() {
                self.nested.push(op);
            }
        }
        if f & flag::AFTER != 0 {
            self.others(rw, Place::After(op));
        }
    }

    /// A conversion asks for all operands in order before it uses any.
    fn ask(&mut self, rw: &mut Rewriter<'_>, op: Op) {
        let r = rw.m.op_record[op];
        if r.n_operands == 0 || !rw.types.to_llvm {
            return;
        }
        for i in r.operands..r.operands + r.n_operands {
            let v = rw.m.operand_pool[i as usize];
            let v = match Self::end_of(rw, v).0 {
                End::Value(v) | End::Converted(v) => v,
                End::Lazy(lazy) => {
                    let asked = &mut self.lazy[lazy as usize].2;
                    if *asked == 0 {
                        self.askers.push(op);
                        *asked = self.askers.len() as u32;
                    }
                    continue;
                }
            };
            // Only of what is cast, or may be kept as a cast, the turn is ever looked at.
            let stays = self.stays.get(v.idx()) == Some(&true);
            if v.0 >= rw.n_old_values || rw.is_turned(v) || !stays && rw.types.leaves(rw.m.value_type[v]) {
                continue;
            }
            if self.asked.is_empty() {
                self.asked.resize(rw.n_old_values as usize, 0);
            }
            if self.asked[v.idx()] == 0 {
                self.asked[v.idx()] = self.turn(0);
            }
            if stays {
                self.converted(rw, v);
            }
        }
    }

    #[cfg_attr(not(small), inline(always))]
    fn new_ops(&mut self, rw: &mut Rewriter<'_>, seg: Segment) {
        let Segment { mut start, end, nests, .. } = seg;
        if start < rw.n_old_ops {
            let made_by_folding = end.min(rw.n_old_ops);
            for id in start..made_by_folding {
                self.op(rw, Op(id));
            }
            start = made_by_folding;
            if start == end {
                return;
            }
        }
        self.list.extend((start..end).map(Op));
        for r in &mut rw.m.op_record.as_mut_slice()[start as usize..end as usize] {
            r.block = self.out;
        }
        // Operations that were appended one after the other have their operands in a row.
        let (first, last) = (rw.m.op_record[Op(start)], rw.m.op_record[Op(end - 1)]);
        if self.in_a_row {
            self.new_operands(rw, first.operands, last.operands + last.n_operands);
        } else {
            for op in (start..end).map(Op) {
                let r = rw.m.op_record[op];
                self.new_operands(rw, r.operands, r.operands + r.n_operands);
            }
        }
        if nests {
            self.nested.extend((start..end).map(Op).filter(|&op| !rw.m.op_regions(op).is_empty()));
        }
    }
    /// What new operations see, in a range of the pool of operands.
    fn new_operands(&mut self, rw: &mut Rewriter<'_>, mut at: u32, end: u32) {
        while at < end {
            let simple = Simple { n_old: rw.n_old_values, repl: &rw.repl, value_type: rw.m.value_type.as_slice(), types: rw.types };
            let Some(odd) = simple.rewrite(&mut rw.m.operand_pool.as_mut_slice()[at as usize..end as usize], &[], false) else { return };
            at += odd as u32;
            let v = rw.m.operand_pool[at as usize];
            rw.m.operand_pool[at as usize] = self.converted(rw, v);
            at += 1;
        }
    }

    fn others(&mut self, rw: &mut Rewriter<'_>, place: Place) {
        let key = place_key(place);
        let mut i = rw.others.partition_point(|o| place_key(o.0) < key);
        while i < rw.others.len() && place_key(rw.others[i].0) == key {
            let seg = rw.others[i].1;
            self.new_ops(rw, seg);
            i += 1;
        }
    }

    /// Opens the regions of the operations in `nested`, the first one on top.
    #[cfg_attr(not(small), inline(always))]
    fn enter_nested(&mut self, rw: &mut Rewriter<'_>) {
        while let Some(op) = self.nested.pop() {
            for i in (0..rw.m.op_regions(op).len()).rev() {
                let region = rw.m.op_regions(op)[i];
                let from = self.order.len();
                if rw.types.to_llvm && order_matters(rw, region) {
                    self.visit.push(rw.m, region, &mut self.order);
                    for b in &self.order[from..] {
                        rw.block_flags[b.idx()] |= block_flag::VISIT;
                    }
                }
                arrange(rw, region);
                for &b in rw.m.region_blocks(region) {
                    if rw.block_flags[b.idx()] & (block_flag::VISIT | block_flag::REST) == 0 {
                        self.order.push(b);
                    }
                }
                self.frames.push(Frame::Blocks { at: from, end: self.order.len(), from });
            }
        }
    }

    // Values.

    /// What replaces an old value in the end, and the last old value on the way there.
    fn end_of(rw: &Rewriter<'_>, mut v: Value) -> (End, Value) {
        let mut last = v;
        while v.0 < rw.n_old_values {
            last = v;
            match rw.repl[v.idx()] {
                NIL => break,
                r if r & LAZY != 0 => return (End::Lazy(r & !LAZY), last),
                r if r & CONVERTED != 0 => return (End::Converted(Value(r & !CONVERTED)), last),
                r if r == v.0 => break,
                r => v = Value(r),
            }
        }
        (End::Value(v), last)
    }

    /// An old value as a new operation sees it.
    fn converted(&mut self, rw: &mut Rewriter<'_>, mut v: Value) -> Value {
        // What another pass put in the place of an operation asks for nothing.
        let mut passed_on = false;
        let mut by = self.asker;
        let v = loop {
            match Self::end_of(rw, v) {
                (End::Value(v), _) => break v,
                (End::Converted(u), _) if u == v => break v,
                (End::Converted(u), last) => {
                    (v, passed_on) = (u, true);
                    // It asked that became this.
                    by = rw.m.def_op(last).unwrap_or(by);
                }
                (End::Lazy(lazy), _) => return self.lazy(rw, lazy, passed_on),
            }
        };
        if v.0 >= rw.n_old_values || rw.is_turned(v) {
            return v;
        }
        let ty = rw.m.value_type[v];
        let Some(want) = rw.types.convert(&mut rw.m.cx, ty).filter(|&t| t != ty) else { return v };
        if self.target.is_empty() {
            self.target.resize(rw.n_old_values as usize, NIL);
        }
        if self.target[v.idx()] == NIL {
            let asked = self.asked.get(v.idx()).copied().unwrap_or(0);
            let key = (false, if asked == 0 { self.turn_of(by) } else { asked });
            self.target[v.idx()] = self.cast(rw, v, want, key, None).0;
        }
        Value(self.target[v.idx()])
    }

    /// A replaced value as an operation sees it that stays as it was.
    fn as_before(&mut self, rw: &mut Rewriter<'_>, old: Value) -> Value {
        let (end, old) = Self::end_of(rw, old);
        let v = match end {
            End::Value(v) => v,
            End::Converted(v) => {
                let asker = self.asker;
                self.asker = rw.m.def_op(old).unwrap_or(asker);
                let v = self.converted(rw, v);
                self.asker = asker;
                v
            }
            End::Lazy(lazy) => self.lazy(rw, lazy, true),
        };
        let want = rw.m.value_type[old];
        if rw.end_type(v) == want {
            return v;
        }
        if self.source.is_empty() {
            self.source.resize(rw.n_old_values as usize, NIL);
        }
        if self.source[old.idx()] == NIL {
            let after = match rw.m.def(old) {
                Def::Result(op, _) if rw.opts.release.casts_behind_operation && v.0 >= rw.n_old_values => last_before(rw, op),
                _ => None,
            };
            self.source[old.idx()] = self.cast(rw, v, want, (true, old.0), after).0;
        }
        Value(self.source[old.idx()])
    }

    /// The value as another type: what casts made it from, or a new cast right behind its definition.
    /// `after`: behind that operation instead.
    fn cast(&mut self, rw: &mut Rewriter<'_>, v: Value, want: Type, key: (bool, u32), after: Option<Op>) -> Value {
        let mut at = v;
        while let Def::Result(op, _) = rw.m.def(at) {
            let r = rw.m.op_record[op];
            if rw.m.op_kind[op] != builtin::UNREALIZED_CONVERSION_CAST || r.n_operands != 1 || r.n_results != 1 {
                break;
            }
            at = rw.m.operand_pool[r.operands as usize];
            if rw.m.value_type[at] == want {
                return at;
            }
        }
        let (op, block) = match rw.m.def(v) {
            Def::Result(op, _) => (op, Block::NONE),
            Def::Arg(block, _) => (Op::NONE, block),
        };
        let loc = if key.0 { rw.m.value_loc(Value(key.1)) } else { self.loc_of(rw, key.1) };
        let start = rw.m.op_kind.len() as u32;
        let made = match rw.types.materialize {
            Some(f) => {
                rw.loc = loc;
                let from = rw.m.value_type[v];
                let why = match rw.types.convert(&mut rw.m.cx, from) {
                    Some(t) if t == want => Direction::Target,
                    _ if block != Block::NONE => Direction::Argument,
                    _ => Direction::Source,
                };
                f(rw, v, want, why)
            }
            None => None,
        };
        let made = made.unwrap_or_else(|| {
            let cast = NewOp { operands: &[v], results: &[want], ..NewOp::new(builtin::UNREALIZED_CONVERSION_CAST, loc) };
            let cast = rw.m.append(cast);
            rw.m.result(cast, 0)
        });
        let end = rw.m.op_kind.len() as u32;
        let (op, key) = match after {
            // Several results in their order.
            Some(last) => (last, (true, u32::MAX - key.1)),
            None => (op, key),
        };
        self.late.push(Late { op, block, key, start, end });
        made
    }

    /// When a value was asked for: before, or now.
    fn turn(&mut self, asked: u32) -> u32 {
        if asked == 0 { self.turn_of(self.asker) } else { asked }
    }
    fn turn_of(&mut self, asker: Op) -> u32 {
        self.askers.push(asker);
        self.askers.len() as u32
    }
    /// Where the operation stands that asked at a turn.
    fn loc_of(&self, rw: &Rewriter<'_>, turn: u32) -> Loc {
        let asker = (turn as usize).checked_sub(1).and_then(|i| self.askers.get(i));
        asker.and_then(|&op| rw.m.op_record.get(op)).map_or(Loc::UNKNOWN, |r| r.loc)
    }
    #[cfg_attr(not(small), inline(always))]
    fn lazy(&mut self, rw: &mut Rewriter<'_>, i: u32, as_before: bool) -> Value {
        let lazy = rw.lazies[i as usize];
        let (value, late, asked) = self.lazy[i as usize];
        let by_argument = as_before || !self.direct || rw.opts.release.descriptors_by_argument;
        if value != NIL {
            if !by_argument && self.late.get(late as usize).is_some_and(|e| e.key.0) {
                let turn = self.turn(asked);
                let entry = &mut self.late[late as usize];
                entry.key = (false, turn);
                let made = entry.start..entry.end;
                let loc = self.loc_of(rw, turn);
                made.for_each(|op| rw.m.op_record[Op(op)].loc = loc);
                self.lazy[i as usize].1 = NIL;
            }
            return Value(value);
        }
        let start = rw.m.op_kind.len() as u32;
        let Def::Arg(block, _) = rw.m.def(lazy.from) else { return lazy.from };
        let key = if by_argument { (true, lazy.old.0) } else { (false, self.turn(asked)) };
        rw.loc = if by_argument { rw.m.arg_loc(lazy.from) } else { self.loc_of(rw, key.1) };
        let mut v = (lazy.build)(rw, lazy);
        if rw.opts.release.argument_cast_pairs && !rw.fused {
            // There and back: operations that stay read the one, those that were converted the other.
            if self.source.is_empty() {
                self.source.resize(rw.n_old_values as usize, NIL);
            }
            let (loc, types) = (rw.loc, [rw.m.value_type[lazy.old], rw.m.value_type[v]]);
            for ty in types {
                let cast = NewOp { operands: &[v], results: &[ty], ..NewOp::new(builtin::UNREALIZED_CONVERSION_CAST, loc) };
                let cast = rw.m.append(cast);
                v = rw.m.result(cast, 0);
                if ty == types[0] {
                    self.source[lazy.old.idx()] = v.0;
                }
            }
        }
        let may_move = by_argument && !rw.opts.release.descriptors_by_argument;
        self.lazy[i as usize] = (v.0, if may_move { self.late.len() as u32 } else { NIL }, asked);
        self.late.push(Late { op: Op::NONE, block, key, start, end: rw.m.op_kind.len() as u32 });
        v
    }

    // Places found late.

    /// Puts declarations at the top of symbol tables: those that later operations asked for first.
    fn declarations(&mut self, rw: &mut Rewriter<'_>) {
        let tops: Vec<(Op, Op, u32, u32)> = rw
            .others
            .iter()
            .filter_map(|(p, s)| match *p {
                Place::Top(table, user) => Some((table, user, s.start, s.end)),
                _ => None,
            })
            .collect();
        if tops.is_empty() {
            return;
        }
        // Users were met in program order. Where one sweep stands for several passes, each goes over the whole module
        // before the next one.
        const PASS: u32 = 1 << 30;
        const LAST_PASS: u32 = 2 * PASS;
        let mut rank = alloc::vec![0u32; rw.n_old_ops as usize];
        for (i, &(op, kind)) in self.declares.iter().enumerate() {
            let pass = match kind {
                k if rw.fused && (arith::END..cf::END).contains(&k) => 0,
                k if rw.fused && (ub::END..func::END).contains(&k) => LAST_PASS,
                _ => PASS,
            };
            rank[op.idx()] = pass + i as u32;
        }
        for group in tops.chunk_by(|a, b| a.0 == b.0) {
            let Some(body) = rw.m.entry_block(group[0].0, 0) else { continue };
            let mut group = group.to_vec();
            ir::order::sort_by_key(&mut group, |g| rank[g.1.idx()]);
            rw.n_late += group.iter().rev().take_while(|g| rank[g.1.idx()] >= LAST_PASS).count();
            // Messages were named in the order of conversion and stand in it, whatever the blocks were visited for here.
            let is_text = |g: &(Op, Op, u32, u32)| rw.m.op_kind[Op(g.2)] == llvm::MLIR_GLOBAL;
            let mut texts: Vec<_> = group.iter().copied().filter(is_text).collect();
            ir::order::sort_by_key(&mut texts, |g| g.2);
            let slots = group.iter_mut().filter(|g| is_text(g));
            slots.zip(texts).for_each(|(slot, text)| *slot = text);
            let mut ops: Vec<Op> = group.iter().rev().flat_map(|g| (g.2..g.3).map(Op)).collect();
            ops.extend_from_slice(rw.m.block_ops(body));
            rw.m.set_block_ops(body, &ops);
        }
    }

    /// Puts casts and lazily built values behind the definitions that they read.
    fn place_late(&mut self, rw: &mut Rewriter<'_>) {
        if self.late.is_empty() {
            return;
        }
        let m = &mut *rw.m;
        sort_late(&mut self.late);
        let late = &self.late;
        let mut marked = alloc::vec![false; m.op_kind.len()];
        let mut blocks: Vec<Block> = Vec::new();
        for l in late {
            match l.op.get() {
                Some(op) => {
                    marked[op.idx()] = true;
                    blocks.extend(m.op_record[op].block.get());
                }
                None => blocks.push(l.block),
            }
        }
        ir::order::sort_by_key(&mut blocks, |&b| b);
        blocks.dedup();
        let of_op = |op: Op| {
            let i = late.partition_point(|l| l.op < op);
            late[i..].iter().take_while(move |l| l.op == op)
        };
        let mut list: Vec<Op> = Vec::new();
        let mut stack: Vec<Op> = Vec::new();
        for block in blocks {
            list.clear();
            let i = late.partition_point(|l| (l.op, l.block) < (Op::NONE, block));
            let at_start = late[i..].iter().take_while(|l| l.block == block).flat_map(|l| (l.start..l.end).map(Op));
            let mut put = |list: &mut Vec<Op>, op: Op| {
                // Casts may hang on lazily built values, and those on nothing: the stack stays short.
                stack.push(op);
                while let Some(op) = stack.pop() {
                    list.push(op);
                    if marked[op.idx()] {
                        let from = stack.len();
                        stack.extend(of_op(op).flat_map(|l| (l.start..l.end).map(Op)));
                        stack[from..].reverse();
                    }
                }
            };
            for op in at_start {
                put(&mut list, op);
            }
            let mut old = m.block_ops(block);
            while let Some(n) = old.iter().position(|op| marked[op.idx()]) {
                list.extend_from_slice(&old[..n]);
                put(&mut list, old[n]);
                old = &old[n + 1..];
            }
            list.extend_from_slice(old);
            m.set_block_ops(block, &list);
        }
    }
}

/// Sorts by place; later keys stand first.
pub(crate) fn sort_late(late: &mut [Late]) {
    ir::order::sort(late, |a, b| (a.op, a.block, b.key) < (b.op, b.block, a.key));
}

/// Whether the operands of all new operations stand in the pool one after the other, as they do unless a rule gave one
/// other operands later, which [`Module::n_moved`] tells without looking at them.
fn in_a_row(rw: &Rewriter<'_>) -> bool {
    let records = &rw.m.op_record.as_slice()[rw.n_old_ops as usize..];
    let mut at = records.first().map_or(0, |r| r.operands);
    records.iter().all(|r| {
        let fine = r.operands == at;
        at += r.n_operands;
        fine
    })
}

/// Whether an operation became the one that it has, as that is converted.
fn is_operand(rw: &Rewriter<'_>, op: Op) -> bool {
    let r = rw.m.op_record[op];
    let becomes = rw.repl.get(r.results as usize).copied().unwrap_or(NIL);
    r.n_results == 1 && becomes != NIL && becomes & LAZY == 0 && becomes & CONVERTED != 0
}

/// Whether converting an operation asks for the descriptors of block arguments.
fn asks(rw: &Rewriter<'_>, op: Op) -> bool {
    let kind = rw.m.op_kind[op];
    !rw.fused || func::CALL <= kind && kind < func::END
}

/// By old value: whether an old operation that stays uses it.
fn used_by_old(rw: &Rewriter<'_>) -> Vec<bool> {
    let mut used = alloc::vec![false; rw.n_old_values as usize];
    for i in 0..rw.n_old_ops as usize {
        let op = Op::new(i);
        if rw.flags[i] & flag::GONE != 0 || rw.m.op_kind[op] == Opcode::ERASED {
            continue;
        }
        for &v in rw.m.operands(op) {
            if let (End::Value(v), _) = Walk::end_of(rw, v)
                && let Some(u) = used.get_mut(v.idx())
            {
                *u = true;
            }
        }
    }
    used
}

/// The last of the new operations that stand before an old one.
fn last_before(rw: &Rewriter<'_>, op: Op) -> Option<Op> {
    let (mut s, mut last) = (*rw.heads.get(op.idx())?, None);
    if s != NIL && s & TURNED != 0 {
        return Some(op);
    }
    while s != NIL {
        let seg = rw.segments[s as usize];
        // Nothing stands behind the branch with which a block that is split ends.
        let end = Op(seg.end - 1);
        let branch = rw.m.row(end).traits.has(Traits::TERMINATOR) && seg.end - seg.start > 1;
        last = Some(if branch { Op(seg.end - 2) } else { end });
        s = seg.next;
    }
    last
}

/// Whether the order of visiting a region's blocks can show in the order of casts and descriptors.
fn order_matters(rw: &Rewriter<'_>, region: Region) -> bool {
    match *rw.m.region_blocks(region) {
        [] | [_] => false,
        [entry, ..] => !rw.fused || rw.block_flags[entry.idx()] & block_flag::LAZIES != 0,
    }
}

/// Tombstones everything in the regions that an operation still holds, old or new.
fn erase_below(rw: &mut Rewriter<'_>, op: Op) {
    let mut stack: Vec<Op> = alloc::vec![op];
    while let Some(op) = stack.pop() {
        for i in 0..rw.m.op_regions(op).len() {
            let region = rw.m.op_regions(op)[i];
            if rw.m.regions[region].parent != op {
                continue;
            }
            for &block in rw.m.region_blocks(region) {
                below(rw, block, &mut stack);
            }
            let from = rw.tails.partition_point(|t| t.0 < region);
            for &(_, block) in rw.tails[from..].iter().take_while(|t| t.0 == region) {
                below(rw, block, &mut stack);
            }
        }
        rw.m.op_kind[op] = Opcode::ERASED;
    }
}
/// What stands in a block: its operations, and what rules put before and behind them and at its ends.
fn below(rw: &Rewriter<'_>, block: Block, stack: &mut Vec<Op>) {
    let others = |place, stack: &mut Vec<Op>| {
        let key = place_key(place);
        let from = rw.others.partition_point(|o| place_key(o.0) < key);
        let here = rw.others[from..].iter().take_while(|o| place_key(o.0) == key);
        stack.extend(here.flat_map(|o| (o.1.start..o.1.end).map(Op)));
    };
    others(Place::Start(block), stack);
    others(Place::End(block), stack);
    for &inner in rw.m.block_ops(block) {
        stack.push(inner);
        let mut s = rw.heads.get(inner.idx()).copied().unwrap_or(NIL);
        if s != NIL && s & TURNED != 0 {
            s = rw.turned[(s & !TURNED) as usize].head;
        }
        while s != NIL {
            let seg = rw.segments[s as usize];
            stack.extend((seg.start..seg.end).map(Op));
            s = seg.next;
        }
        if rw.flags.get(inner.idx()).is_some_and(|f| f & flag::AFTER != 0) {
            others(Place::After(inner), stack);
        }
    }
}

/// Writes the block order of a region that new blocks or other regions' blocks join.
fn arrange(rw: &mut Rewriter<'_>, region: Region) {
    enum Todo {
        What(Follower),
        /// The splits of a block from this position among its operations on.
        Rest(Block, u32),
    }
    let is_split = |b: Block| rw.block_flags[b.idx()] & block_flag::IS_SPLIT != 0;
    let tails = &rw.tails[rw.tails.partition_point(|t| t.0 < region)..];
    let n = tails.iter().take_while(|t| t.0 == region).count();
    let own = rw.m.region_blocks(region);
    if !own.iter().any(|&b| is_split(b)) {
        match tails[..n] {
            [] => return,
            // A new body.
            [(_, b)] if own.is_empty() && !is_split(b) => return rw.m.set_region_blocks(region, &[b]),
            _ => {}
        }
    }
    let mut out: Vec<Block> = Vec::new();
    let mut stack: Vec<Todo> = alloc::vec![Todo::What(Follower::Region(region))];
    while let Some(todo) = stack.pop() {
        match todo {
            Todo::What(Follower::Block(b)) => {
                out.push(b);
                if rw.block_flags[b.idx()] & block_flag::IS_SPLIT != 0 {
                    stack.push(Todo::Rest(b, 0));
                }
            }
            Todo::What(Follower::Region(r)) => {
                let (from, to) = (rw.tails.partition_point(|t| t.0 < r), rw.tails.partition_point(|t| t.0 <= r));
                stack.extend(rw.tails[from..to].iter().rev().map(|t| Todo::What(Follower::Block(t.1))));
                stack.extend(rw.m.region_blocks(r).iter().rev().map(|&b| Todo::What(Follower::Block(b))));
                if r != region {
                    // Its blocks live here now.
                    rw.m.set_region_blocks(r, &[]);
                }
            }
            Todo::Rest(b, at) => {
                let ops = rw.m.block_ops(b);
                let Some(i) = (at as usize..ops.len()).find(|&i| rw.flags[ops[i].idx()] & flag::SPLIT != 0) else { continue };
                let op = ops[i];
                stack.push(Todo::Rest(b, i as u32 + 1));
                let rest = rw.splits[rw.splits.partition_point(|s| s.0 < op)].1;
                stack.push(Todo::What(Follower::Block(rest)));
                let (from, to) = (rw.followers.partition_point(|f| f.0 < op), rw.followers.partition_point(|f| f.0 <= op));
                stack.extend(rw.followers[from..to].iter().rev().map(|f| Todo::What(f.1)));
            }
        }
    }
    rw.m.set_region_blocks(region, &out);
}
