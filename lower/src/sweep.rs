//! The sweep: one linear, batched rewrite of a module by a table of rules. Nothing is edited in place and nothing
//! loops to a fixed point.
//!
//! 1. *bucket*: operations are sorted by opcode (counting sort); operations that fold are replaced at once;
//! 2. *plan and append*: each rule gets all operations of its kind, in order, and appends new ones through the
//!    [`Rewriter`]; it names operands by their old ids and says what replaces what. The old operations stay as they
//!    are, so every rule reads the module as it was;
//! 3. if any rule reported an error, everything appended is dropped and the module is as before;
//! 4. *commit* (see `commit.rs`): replacements are followed to their end, operands rewritten, block orders rebuilt,
//!    `builtin.unrealized_conversion_cast` added where converted meets unconverted, the rest made tombstones.
//!
//! What a new operation's operand means: a new value is itself; an old value is whatever replaces it, and if nothing
//! does and its type converts, a cast of it to the converted type. An operation that no rule replaces keeps reading
//! values of the types it had. Rules therefore never ask whether another rule ran before them.

use alloc::vec::Vec;
use ir::dialect::{func, memref, scf};
use ir::module::BlockRecord;
use ir::registry::{Brief, Registry};
use ir::store::Scratch;
use ir::{Attr, Block, Diagnostic, Diags, Id, Loc, Module, NewOp, Op, Opcode, Region, Sym, Traits, Type, Value};

use crate::bucket::Buckets;
use crate::commit;
use crate::fold;
use crate::may_fold;
use crate::options::Options;
use crate::room::{MANY, filled};
use crate::sweep_fold;
use crate::turn::{TURNED, Turned};
use crate::types::TypeConverter;
use crate::undo::Lens;

/// Rewrites all operations of one kind. An operation that is neither replaced nor erased is left as it is.
pub type Rewrite = fn(&mut Rewriter<'_>, &[Op]);

/// What a sweep thinks of a kind of operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Legality {
    /// Neither wanted nor unwanted: rewritten if a rule can, folded, else left.
    #[default]
    Unknown,
    /// Wanted: never touched.
    Legal,
    /// Must not remain: an error where its rule leaves it.
    Illegal,
}

/// A rule: rewrites the operations of one opcode.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Of which operations.
    pub opcode: Opcode,
    /// How.
    pub rewrite: Rewrite,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Slot {
    pub rewrite: Option<Rewrite>,
    pub legality: Legality,
    pub no_fold: bool,
    /// In a fused sweep: folds to constants, and in the last rounds.
    pub late_fold: bool,
    /// Whether folding can do anything to such operations; set when a sweep starts, as is what follows.
    pub folds: bool,
    /// Whether such operations hold constants.
    pub constant: bool,
    /// What must be there for them to fold: position in [`FOLD_NEEDS`], from 1; 0 tells nothing.
    pub need: u8,
    /// By position in [`FOLD_NEEDS`]: whether an operation may fold with an operand of this kind.
    pub feeds: u64,
    /// Position in [`Rules::order`], where there is a rule.
    turn: u16,
}

impl Slot {
    /// Whether such operations fold in the last rounds, too. Constants have no operands that could change.
    pub fn folds_late(&self) -> bool {
        self.late_fold && self.folds && !self.constant
    }
}

/// The rules of a sweep by opcode. Built from constant tables of [`Rule`]s; later rules replace earlier ones, so a
/// user can override ours.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    slots: Vec<Slot>,
    /// Whether operations that are not legal are folded before their rules run, as upstream's conversions do.
    pub fold: bool,
    /// Whether this is one sweep that stands for a sequence of passes and gives what they give.
    pub fused: bool,
    /// Kinds of operations that rules exist for, in the order in which they run. Found by [`Rules::prepare`], as are the
    /// rest and what slots know of rows.
    pub(crate) order: Vec<Opcode>,
    /// Whether constants of `arith` become those of the LLVM dialect, as our rule makes them.
    pub(crate) plain_constants: bool,
    /// By kind: its position there, or one of the marks below.
    pub(crate) turns: Vec<u16>,
    /// Whether there are kinds that must not remain.
    forbids: bool,
    prepared: bool,
}

impl Rules {
    /// No rule; nothing is folded.
    pub fn new() -> Rules {
        Rules::default()
    }
    /// No rule; every operation that is not legal is folded.
    pub fn folding() -> Rules {
        Rules { fold: true, ..Rules::default() }
    }
    /// Adds rules.
    pub fn add(&mut self, rules: &[Rule]) -> &mut Rules {
        for r in rules {
            self.slot(r.opcode).rewrite = Some(r.rewrite);
        }
        self
    }
    /// Sets what the sweep thinks of operations.
    pub fn set(&mut self, opcodes: impl IntoIterator<Item = Opcode>, legality: Legality) -> &mut Rules {
        for o in opcodes {
            self.slot(o).legality = legality;
        }
        self
    }
    /// In a fused sweep: these fold until the last pass that it stands for, and to constants then; others fold to
    /// values only, once.
    pub fn fold_late(&mut self, opcodes: impl IntoIterator<Item = Opcode>) -> &mut Rules {
        for o in opcodes {
            self.slot(o).late_fold = true;
        }
        self
    }
    /// Excepts operations from folding.
    pub fn no_fold(&mut self, opcodes: impl IntoIterator<Item = Opcode>) -> &mut Rules {
        for o in opcodes {
            self.slot(o).no_fold = true;
        }
        self
    }
    /// The rule for an opcode.
    #[cfg(feature = "extended")]
    pub(crate) fn rewrite_of(&self, opcode: Opcode) -> Option<Rewrite> {
        self.slots.get(opcode.idx()).and_then(|s| s.rewrite)
    }
    /// What the sweep thinks of an opcode.
    pub fn legality(&self, opcode: Opcode) -> Legality {
        self.slots.get(opcode.idx()).map_or(Legality::Unknown, |s| s.legality)
    }
    /// Looks up what rows say of the operations, once for many sweeps over modules with this registry.
    pub(crate) fn prepare(&mut self, registry: &Registry) {
        let n = registry.len().max(self.slots.len());
        self.slots.resize(n, Slot::default());
        if self.fold {
            for (k, slot) in self.slots.iter_mut().enumerate().take(registry.len()) {
                let Brief { folds, is_constant } = registry.brief(Opcode(k as u16));
                // An `scf.if` swaps its arms, conditions and bounds of `affine` change where they stand.
                let in_place = k == scf::IF.idx() || slot.rewrite.is_none() && fold::has_maps(Opcode(k as u16));
                let can = (folds || in_place) && !is_constant;
                slot.folds = can && slot.legality != Legality::Legal && !slot.no_fold;
                slot.constant = is_constant;
            }
            may_fold::tell_needs(&mut self.slots);
        }
        // memref first: where one sweep stands for several passes, a declaration is made on behalf of the operation whose
        // pass asks for it first.
        let memref = scf::END.0..memref::END.0;
        let all = || memref.clone().chain(0..memref.start).chain(memref.end..n as u16).map(Opcode);
        self.order = all().filter(|k| self.slots.get(k.idx()).is_some_and(|s| s.rewrite.is_some())).collect();
        for (i, k) in self.order.iter().enumerate() {
            self.slots[k.idx()].turn = i as u16;
        }
        let turn = |s: &Slot| match (s.rewrite, s.legality) {
            (Some(_), _) => s.turn,
            (None, Legality::Illegal) => ILLEGAL,
            _ => NO_TURN,
        };
        self.turns = self.slots.iter().map(turn).collect();
        self.forbids = self.slots.iter().any(|s| s.legality == Legality::Illegal);
        self.prepared = true;
    }
    fn slot(&mut self, opcode: Opcode) -> &mut Slot {
        self.prepared = false;
        if self.slots.len() <= opcode.idx() {
            self.slots.resize(opcode.idx() + 1, Slot::default());
        }
        &mut self.slots[opcode.idx()]
    }
}

/// All opcodes of a dialect table, for [`Rules::set`]: `opcodes(arith::ADDF, arith::END)`.
pub fn opcodes(first: Opcode, end: Opcode) -> impl Iterator<Item = Opcode> {
    (first.0..end.0).map(Opcode)
}

/// Where new operations go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Nowhere yet: the commit places them itself.
    Loose,
    /// Where an old operation stands, before it.
    Before(Op),
    /// Behind an old operation.
    After(Op),
    /// At the start of a block, before its old operations.
    Start(Block),
    /// At the end of a block.
    End(Block),
    /// At the top of the body of a symbol table; remembers the operation that asked.
    Top(Op, Op),
}

/// A run of new operations with consecutive ids that stand together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment {
    pub start: u32,
    pub end: u32,
    /// Whether one of the operations holds a region.
    pub nests: bool,
    /// Next segment at the same place.
    pub next: u32,
}

/// What stands between the halves of a split block.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Follower {
    /// A new block.
    Block(Block),
    /// The blocks of a region that moves here.
    Region(Region),
}

/// A value that is only built when somebody uses it.
#[derive(Clone, Copy, Debug)]
pub struct Lazy {
    /// The old value that it stands for, a block argument.
    pub old: Value,
    /// The first of the new values that it is built from.
    pub from: Value,
    /// How many there are.
    pub n: u32,
    /// Type of what is built.
    pub ty: Type,
    /// Builds it from [`Lazy::from`]; its operations go to the start of the block.
    pub build: fn(&mut Rewriter<'_>, Lazy) -> Value,
}

/// Entries of [`Rewriter::positions`].
pub(crate) const POSITIONS: usize = 64;
/// "No segment", "no lazy".
pub(crate) const NIL: u32 = u32::MAX;
/// Marks a replacement that is an index into the lazy values.
pub(crate) const LAZY: u32 = 1 << 31;
/// Marks a replacement that is an old value as new operations see it.
pub(crate) const CONVERTED: u32 = 1 << 30;

/// Flags of operations.
pub(crate) mod flag {
    /// Replaced or erased.
    pub const GONE: u8 = 1;
    /// New operations stand before it.
    pub const BEFORE: u8 = 2;
    /// New operations stand after it.
    pub const AFTER: u8 = 4;
    /// A block starts behind it.
    pub const SPLIT: u8 = 8;
    /// A declaration was added on its behalf.
    pub const DECLARES: u8 = 16;
    /// No rule gets it, or none got it.
    pub const KEEP: u8 = 32;
    /// Folds to a constant in the end.
    pub const CONSTANT: u8 = 64;
    /// An operand changed after it was folded.
    pub const DIRTY: u8 = 128;
}

/// Flags of blocks.
pub(crate) mod block_flag {
    /// New operations stand at its start.
    pub const START: u8 = 1;
    /// New operations stand at its end.
    pub const END: u8 = 2;
    /// It is split behind some of its operations.
    pub const IS_SPLIT: u8 = 4;
    /// Its arguments were converted.
    pub const CONVERTED: u8 = 8;
    /// It was made by this sweep.
    pub const NEW: u8 = 16;
    /// It is the later part of a block that was split, or visited before that.
    pub const REST: u8 = 32;
    /// The walk will visit it.
    pub const VISIT: u8 = 64;
    /// Several of its arguments are lazy values.
    pub const LAZIES: u8 = 128;
}

/// What a rule works with: reads the old module, appends new operations, says what replaces what.
// What is read most stands first, where its address is short.
#[repr(C)]
pub struct Rewriter<'a> {
    /// The module. Read it freely; append only through the rewriter.
    pub m: &'a mut Module,
    /// Converts types.
    pub types: &'a mut TypeConverter,
    /// The user's choices.
    pub opts: &'a Options,
    /// Where errors go. Any error makes the sweep leave the module as it was.
    pub diags: &'a mut Diags,
    pub(crate) rules: &'a Rules,
    /// Location of the next new operation.
    pub loc: Loc,
    pub(crate) place: Place,
    pub(crate) fused: bool,
    /// Declarations that the last of the passes asked for.
    pub(crate) n_late: usize,
    /// Operations below this were there before the sweep.
    n_first: u32,
    /// Operands changed in place, by position in the pool: what a failed sweep goes back to.
    operand_journal: Vec<(u32, Value)>,
    /// First operation of the open segment.
    pub(crate) open: u32,
    /// [`Module::n_moved`] when the first operation was appended that is not old.
    pub(crate) n_moved: u32,
    /// Values below this are old.
    pub(crate) n_old_values: u32,
    pub(crate) n_old_ops: u32,
    /// By old operation, see [`flag`].
    pub(crate) flags: Scratch<u8>,
    /// By old operation: head of its segments, or what it becomes.
    pub(crate) heads: Scratch<u32>,
    pub(crate) turned: Scratch<Turned>,
    /// Whether operations become others where they stand.
    pub(crate) turns: bool,
    pub(crate) segments: Scratch<Segment>,
    /// The last segment of an operation that has several.
    last_segment: (Op, u32),
    /// Segments elsewhere, in the order in which they were made.
    pub(crate) others: Vec<(Place, Segment)>,
    /// By old value: what replaces it.
    pub(crate) repl: Scratch<u32>,
    pub(crate) lazies: Scratch<Lazy>,
    /// Blocks that start behind operations.
    pub(crate) splits: Vec<(Op, Block)>,
    /// Blocks that are visited behind an operation, before what follows it.
    pub(crate) firsts: Vec<(Op, Block)>,
    /// What stands between the halves of blocks, by the operation behind which they are split.
    pub(crate) followers: Vec<(Op, Follower)>,
    pub(crate) tails: Vec<(Region, Block)>,
    pub(crate) block_flags: Scratch<u8>,
    /// Regions that new operations hold: region, new parent, old parent.
    pub(crate) adopted: Vec<(Region, Op, Op)>,
    /// An operation of the open segment holds a region.
    nests: bool,
    /// Blocks whose arguments changed, with their old record.
    pub(crate) journal: Vec<(Block, BlockRecord)>,
    symbols: Vec<(Op, ir::store::Lookup<(u32, u32)>)>,
    pub(crate) memo: Memo,
    /// Attributes of `insertvalue` and `extractvalue` made last, by the path.
    pub(crate) positions: [(u64, Attr); POSITIONS],
    /// By old value: whether an operation uses it; empty until asked.
    used: Scratch<bool>,
    n_errors: usize,
    /// Where operations are rewritten one at a time, which have no columns: what went, with what replaces its results.
    pub(crate) edits: Vec<(Op, Vec<Value>)>,
    /// There: whether new blocks were filled where they stand, so that what is in them is looked at in the same round.
    #[cfg(feature = "extended")]
    pub(crate) filled_in_place: bool,
}

/// What rules asked for last, so that it is not interned or looked up each time.
pub(crate) struct Memo {
    /// Attributes of address computations, by a few bits of the element type: that, whether flagged, attributes.
    pub geps: [(Type, bool, Attr); 16],
    /// Runtime functions known to be declared: which, in which symbol table, name.
    pub runtime: [Option<(Op, Sym)>; 4],
    /// Attributes of calls of them, by name.
    pub calls: [(Sym, Attr); 4],
}

impl Default for Memo {
    fn default() -> Memo {
        Memo { geps: [(Type::NONE, false, Attr::NONE); 16], runtime: [None; 4], calls: [(Sym::NONE, Attr::NONE); 4] }
    }
}

/// The operations that a sweep looks at, in the order of upstream's conversions where it stands for one pass: a declaration
/// is made for the one that asks first.
pub(crate) struct Scope {
    pub ops: Vec<Op>,
    /// They are all of the module.
    pub all: bool,
}

impl Scope {
    fn of(m: &Module, roots: &[Op], fused: bool) -> Scope {
        let all = matches!((roots, m.root), (&[r], Some(root)) if r == root);
        if fused && all {
            return Scope { ops: (0..m.op_kind.len() as u32).map(Op).collect(), all };
        }
        let mut ops = Vec::new();
        for &r in roots {
            ir::cfg::ConversionOrder::walk(m, r, |op| ops.push(op));
        }
        Scope { ops, all }
    }
}

/// The turn of an operation that no rule gets.
pub(crate) const NO_TURN: u16 = u16::MAX;
/// The same of one that must not remain.
pub(crate) const ILLEGAL: u16 = NO_TURN - 1;

/// Runs one sweep over everything below `roots` (the roots themselves included unless they are the module's root).
/// False if an error was reported; the module is then as it was.
pub fn sweep(m: &mut Module, roots: &[Op], rules: &Rules, types: &mut TypeConverter, opts: &Options, diags: &mut Diags) -> bool {
    run(m, roots, rules, types, opts, diags).is_some()
}

/// The same, with the number of declarations that the last of the passes that the sweep stands for asked for first.
pub(crate) fn run(
    m: &mut Module,
    roots: &[Op],
    rules: &Rules,
    types: &mut TypeConverter,
    opts: &Options,
    diags: &mut Diags,
) -> Option<usize> {
    let lens = Lens::of(m);
    let n_errors = diags.n_errors;
    let mut scope = Scope::of(m, roots, rules.fused);
    let mut own;
    let rules = if rules.prepared && rules.slots.len() >= m.cx.registry.len() {
        rules
    } else {
        own = rules.clone();
        own.prepare(&m.cx.registry);
        &own
    };
    let mut rw = Rewriter::new(m, rules, types, opts, diags, n_errors);
    rw.columns();
    rw.fused = rules.fused;
    rw.turns = rules.fused && rw.types.materialize.is_none();
    let slots = &rules.slots[..];

    // A single pass leaves unreachable blocks, as upstream's does; where one sweep stands for all passes nothing may stay,
    // nor where the arguments of every block are converted.
    if !rules.fused && !(rw.opts.release.func_converts_arith_cf && slots[func::FUNC.idx()].rewrite.is_some()) {
        let blocks = ir::cfg::unreachable_blocks(rw.m, roots);
        for b in (0..blocks.len()).filter(|&b| blocks[b]) {
            for &op in rw.m.block_ops(Block::new(b)) {
                rw.flags[op.idx()] |= flag::KEEP;
            }
        }
    }

    // Constants made by folding are operations to convert like the rest.
    if rules.fold {
        sweep_fold::fold_all(&mut rw, &scope, slots);
    }

    let n = scope.ops.len();
    scope.ops.extend((rw.n_first..rw.n_old_ops).map(Op));
    let buckets = Buckets::of(&rw, &scope);

    // Plan and append.
    for (turn, kind) in rules.order.iter().enumerate() {
        let ops = buckets.of_turn(turn);
        if let (Some(rewrite), false) = (slots[kind.idx()].rewrite, ops.is_empty()) {
            rewrite(&mut rw, ops);
            rw.close();
        }
    }
    // What must not remain.
    let stays = |rw: &Rewriter<'_>, op: Op| {
        rw.flags[op.idx()] & (flag::GONE | flag::KEEP) == 0 && slots[rw.m.op_kind[op].idx()].legality == Legality::Illegal
    };
    if rules.forbids && rw.diags.n_errors == n_errors && (buckets.left || buckets.ops.iter().any(|&op| stays(&rw, op))) {
        for &op in &scope.ops[..n] {
            if stays(&rw, op) {
                rw.left(op);
            }
        }
    }
    if rw.diags.n_errors > rw.n_errors {
        let journal = core::mem::take(&mut rw.journal);
        for &(at, v) in rw.operand_journal.iter().rev() {
            rw.m.operand_pool[at as usize] = v;
        }
        lens.restore(rw.m, &journal);
        return None;
    }
    drop((buckets, scope));
    commit::commit(&mut rw, roots);
    Some(rw.n_late)
}

impl<'a> Rewriter<'a> {
    pub(crate) fn new(
        m: &'a mut Module,
        rules: &'a Rules,
        types: &'a mut TypeConverter,
        opts: &'a Options,
        diags: &'a mut Diags,
        n_errors: usize,
    ) -> Rewriter<'a> {
        let (n_ops, n_values) = (m.op_kind.len(), m.value_type.len());
        let m_moved = m.n_moved;
        Rewriter {
            m,
            types,
            opts,
            diags,
            loc: Loc::UNKNOWN,
            fused: false,
            n_late: 0,
            n_first: n_ops as u32,
            rules,
            operand_journal: Vec::new(),
            place: Place::Loose,
            open: n_ops as u32,
            n_moved: m_moved,
            used: Scratch::default(),
            n_old_values: n_values as u32,
            n_old_ops: n_ops as u32,
            flags: Scratch::default(),
            heads: Scratch::default(),
            turned: Scratch::default(),
            turns: false,
            segments: Scratch::default(),
            last_segment: (Op::NONE, NIL),
            others: Vec::new(),
            repl: Scratch::default(),
            lazies: Scratch::default(),
            splits: Vec::new(),
            firsts: Vec::new(),
            followers: Vec::new(),
            tails: Vec::new(),
            block_flags: Scratch::default(),
            adopted: Vec::new(),
            nests: false,
            journal: Vec::new(),
            symbols: Vec::new(),
            memo: Memo::default(),
            positions: [(u64::MAX, Attr::NONE); POSITIONS],
            n_errors,
            edits: Vec::new(),
            #[cfg(feature = "extended")]
            filled_in_place: false,
        }
    }
    /// Room for what is known of all old operations, values and blocks.
    fn columns(&mut self) {
        let (n_ops, n_values) = (self.n_old_ops as usize, self.n_old_values as usize);
        self.flags = filled(0, n_ops).into();
        self.heads = filled(NIL, n_ops).into();
        self.turned = Vec::with_capacity(2 * n_ops).into();
        self.segments = Vec::with_capacity((2 * n_ops).min(MANY)).into();
        self.repl = filled(NIL, n_values).into();
        self.block_flags = alloc::vec![0; self.m.blocks.len()].into();
    }
    /// Whether any old operation uses an old value. The first call scans the operands once.
    pub fn is_used(&mut self, v: Value) -> bool {
        if self.used.is_empty() {
            self.used.resize(self.n_old_values as usize, false);
            for op in (0..self.n_old_ops).map(Op).filter(|&op| self.m.op_kind[op] != Opcode::ERASED) {
                for o in self.m.operands(op) {
                    if let Some(u) = self.used.get_mut(o.idx()) {
                        *u = true;
                    }
                }
            }
        }
        self.used.get(v.idx()).is_none_or(|&u| u)
    }
    /// Makes the operations appended so far old ones.
    pub(crate) fn extend_old(&mut self) {
        self.n_moved = self.m.n_moved;
        self.n_old_ops = self.m.op_kind.len() as u32;
        self.n_old_values = self.m.value_type.len() as u32;
        self.flags.resize(self.n_old_ops as usize, 0);
        self.heads.resize(self.n_old_ops as usize, NIL);
        self.repl.resize(self.n_old_values as usize, NIL);
    }

    /// Whether this is one sweep that stands for several passes, so that nothing need be left for later ones.
    pub fn is_fused(&self) -> bool {
        self.fused
    }
    /// Whether this sweep keeps operations of a kind on purpose or has a rule for them.
    pub fn knows(&self, opcode: Opcode) -> bool {
        self.rules.slots.get(opcode.idx()).is_some_and(|s| s.rewrite.is_some() || s.legality == Legality::Legal)
    }

    // Places.

    /// New operations go where this old one stands.
    #[inline]
    pub fn at(&mut self, op: Op) {
        self.go(Place::Before(op));
        self.loc = self.m.op_record[op].loc;
    }
    /// New operations go behind this old one. The location stays.
    pub fn after(&mut self, op: Op) {
        self.go(Place::After(op));
    }
    /// New operations go to the start of a block. The location stays.
    pub fn at_start(&mut self, block: Block) {
        self.go(Place::Start(block));
    }
    /// New operations go to the end of a block. The location stays.
    pub fn at_end(&mut self, block: Block) {
        self.go(Place::End(block));
    }
    #[inline]
    pub(crate) fn go(&mut self, place: Place) {
        if self.m.op_kind.len() as u32 != self.open {
            self.close();
        }
        self.place = place;
    }
    /// Ends the open segment.
    pub(crate) fn close(&mut self) {
        let end = self.m.op_kind.len() as u32;
        let seg = Segment { start: self.open, end, nests: core::mem::take(&mut self.nests), next: NIL };
        self.open = end;
        if seg.start == seg.end {
            return;
        }
        match self.place {
            Place::Loose => {}
            Place::Before(op) => {
                let i = self.segments.len() as u32;
                let Some(&head) = self.heads.get(op.idx()) else { return self.others.push((self.place, seg)) };
                self.segments.push(seg);
                if head == NIL {
                    self.heads[op.idx()] = i;
                    self.flags[op.idx()] |= flag::BEFORE;
                } else if head & TURNED != 0 {
                    let turned = self.own_turned(op);
                    let next = core::mem::replace(&mut turned.head, i);
                    self.segments[i as usize].next = next;
                } else {
                    // Operations that get many stretches get them one after the other, mostly.
                    let mut last = if self.last_segment.0 == op { self.last_segment.1 } else { head };
                    while self.segments[last as usize].next != NIL {
                        last = self.segments[last as usize].next;
                    }
                    self.last_segment = (op, i);
                    self.segments[last as usize].next = i;
                }
            }
            Place::After(op) => {
                self.flags[op.idx()] |= flag::AFTER;
                self.others.push((self.place, seg));
            }
            Place::Start(block) => {
                *self.block_flag(block) |= block_flag::START;
                self.others.push((self.place, seg));
            }
            Place::End(block) => {
                *self.block_flag(block) |= block_flag::END;
                self.others.push((self.place, seg));
            }
            Place::Top(..) => self.others.push((self.place, seg)),
        }
    }
    fn block_flag(&mut self, block: Block) -> &mut u8 {
        if self.block_flags.len() <= block.idx() {
            self.block_flags.resize(self.m.blocks.len(), 0);
        }
        &mut self.block_flags[block.idx()]
    }

    // Types.

    /// The converted type; `None` if there is none.
    #[inline]
    pub fn convert(&mut self, ty: Type) -> Option<Type> {
        self.types.convert(&mut self.m.cx, ty)
    }
    /// The type in which a new operation sees a value; `None` if it has no counterpart.
    #[inline]
    pub fn ty(&mut self, v: Value) -> Option<Type> {
        let ty = self.m.value_type[v];
        if v.0 >= self.n_old_values { Some(ty) } else { self.types.convert(&mut self.m.cx, ty) }
    }
    /// The converted type of result `i` of an old operation.
    #[inline]
    pub fn result_type(&mut self, op: Op, i: usize) -> Option<Type> {
        let ty = self.m.value_type[self.m.result(op, i)];
        self.types.convert(&mut self.m.cx, ty)
    }
    /// Whether the types of all operands and results of an old operation convert.
    #[cfg_attr(not(small), inline(always))]
    pub fn converts(&mut self, op: Op) -> bool {
        let r = self.m.op_record[op];
        let Rewriter { m, types, .. } = self;
        (r.operands..r.operands + r.n_operands).all(|i| {
            let ty = m.value_type[m.operand_pool[i as usize]];
            types.convert(&mut m.cx, ty).is_some()
        }) && (r.results..r.results + r.n_results).all(|v| {
            let ty = m.value_type[Value(v)];
            types.convert(&mut m.cx, ty).is_some()
        })
    }

    // Appending.

    /// Appends an operation at the place. It may take over regions of old operations that go.
    pub fn build(&mut self, new: NewOp<'_>) -> Op {
        if new.regions.is_empty() {
            return self.m.append(new);
        }
        self.nests = true;
        let from = self.adopted.len();
        self.adopted.extend(new.regions.iter().map(|&r| (r, Op::NONE, self.m.regions[r].parent)));
        let op = self.m.append(new);
        // Until the commit, the old module reads as it was.
        for a in &mut self.adopted[from..] {
            a.1 = op;
            if a.2.is_some() {
                self.m.regions[a.0].parent = a.2;
            }
        }
        op
    }
    /// Appends an operation without regions and successors at the place.
    #[inline]
    pub fn op(&mut self, opcode: Opcode, operands: &[Value], results: &[Type], attrs: Attr) -> Op {
        self.m.append_plain(opcode, operands, results, attrs, self.loc, ir::module::NO_EXTRA)
    }
    /// Appends an operation with one result at the place; the result.
    #[cfg_attr(not(small), inline(always))]
    pub fn value(&mut self, opcode: Opcode, operands: &[Value], result: Type, attrs: Attr) -> Value {
        // Known where the rule is compiled, mostly.
        match *operands {
            [] => return self.value_of(opcode, [], result, attrs),
            [a] => return self.value_of(opcode, [a], result, attrs),
            [a, b] => return self.value_of(opcode, [a, b], result, attrs),
            _ => {}
        }
        let op = self.op(opcode, operands, &[result], attrs);
        Value(self.m.op_record[op].results)
    }

    /// Apart, so that the many callers are short.
    #[inline(never)]
    fn value_of<const N: usize>(&mut self, opcode: Opcode, operands: [Value; N], result: Type, attrs: Attr) -> Value {
        self.m.append_one(opcode, operands, result, attrs, self.loc)
    }

    // Replacing.

    /// The old operation goes; its results are replaced. An old value means what new operations see of it.
    #[cfg_attr(not(small), inline(always))]
    pub fn replace(&mut self, op: Op, values: &[Value]) {
        match *values {
            [v] => self.replace_one(op, v),
            _ => self.replace_all(op, values),
        }
    }
    #[inline(never)]
    fn replace_one(&mut self, op: Op, v: Value) {
        self.replace_all(op, &[v]);
    }
    fn replace_all(&mut self, op: Op, values: &[Value]) {
        let r = self.m.op_record[op];
        debug_assert_eq!(r.n_results as usize, values.len(), "{op:?} has another number of results");
        let Some(flags) = self.flags.get_mut(op.idx()) else { return self.edit(op, values) };
        *flags |= flag::GONE;
        for (i, v) in values.iter().enumerate() {
            // What folding found out stays.
            let slot = &mut self.repl[r.results as usize + i];
            if *slot == NIL {
                *slot = if v.0 < self.n_old_values { v.0 | CONVERTED } else { v.0 };
            }
        }
    }
    /// The old operation goes; its results are replaced by those of a new one with as many.
    #[inline]
    pub fn replace_with(&mut self, op: Op, new: Op) {
        let (r, n) = (self.m.op_record[op], self.m.op_record[new]);
        debug_assert_eq!(r.n_results, n.n_results, "{op:?} has another number of results than {new:?}");
        let Some(flags) = self.flags.get_mut(op.idx()) else { return self.edit_with(op, new) };
        *flags |= flag::GONE;
        for i in 0..r.n_results {
            self.repl[(r.results + i) as usize] = n.results + i;
        }
    }
    /// The old operation goes; it has no results, or nobody uses them.
    #[inline]
    pub fn erase(&mut self, op: Op) {
        match self.flags.get_mut(op.idx()) {
            Some(flags) => *flags |= flag::GONE,
            None => self.edit(op, &[]),
        }
    }
    /// [`Rewriter::replace`] where operations are rewritten one at a time; out of the way of the others.
    #[cold]
    #[inline(never)]
    pub(crate) fn edit(&mut self, op: Op, values: &[Value]) {
        self.edits.push((op, values.to_vec()));
    }
    #[cold]
    #[inline(never)]
    fn edit_with(&mut self, op: Op, new: Op) {
        self.edits.push((op, self.m.results(new).collect()));
    }
    /// Whether an old operation was replaced or erased.
    #[inline]
    pub fn is_gone(&self, op: Op) -> bool {
        self.flags.get(op.idx()).map_or_else(|| self.edits.iter().any(|e| e.0 == op), |f| f & flag::GONE != 0)
    }
    /// Counts an operation that goes as one that asked for its operands, although nothing new stands for it.
    pub fn ask_operands(&mut self, op: Op) {
        self.flags[op.idx()] |= flag::BEFORE;
    }
    /// Changes an operand of an old operation in place, as folds do.
    pub(crate) fn set_old_operand(&mut self, op: Op, i: usize, v: Value) {
        let at = self.m.op_record[op].operands + i as u32;
        self.operand_journal.push((at, self.m.operand_pool[at as usize]));
        self.flags[op.idx()] |= flag::DIRTY;
        self.m.operand_pool[at as usize] = v;
    }
    /// One value replaces another everywhere (a block argument, say).
    pub fn replace_value(&mut self, old: Value, new: Value) {
        self.repl[old.idx()] = if new.0 < self.n_old_values { new.0 | CONVERTED } else { new.0 };
    }
    /// An old block argument is replaced by something that is built only if it is used.
    #[cfg_attr(not(small), inline(always))]
    pub fn replace_lazily(&mut self, lazy: Lazy) {
        let owner = self.m.value_def[lazy.from];
        if let Some(block) = owner.block()
            && self.lazies.last().is_some_and(|l| self.m.value_def[l.from] == owner)
        {
            *self.block_flag(block) |= block_flag::LAZIES;
        }
        self.repl[lazy.old.idx()] = LAZY | self.lazies.len() as u32;
        self.lazies.push(lazy);
    }

    // Blocks and regions.

    /// Gives a block arguments of converted types. False if a type has no counterpart. Doing it twice does nothing.
    #[cfg_attr(not(small), inline)]
    pub fn convert_block(&mut self, block: Block) -> bool {
        // Most blocks have none.
        self.m.blocks[block].n_args == 0 || self.convert_some(block)
    }
    fn convert_some(&mut self, block: Block) -> bool {
        let old = self.m.blocks[block];
        if *self.block_flag(block) & (block_flag::CONVERTED | block_flag::NEW) != 0 {
            return true;
        }
        let mut same = true;
        for a in (old.args..old.args + old.n_args).map(Value) {
            let Some(ty) = self.ty(a) else { return false };
            same &= ty == self.m.ty(a);
        }
        *self.block_flag(block) |= block_flag::CONVERTED;
        if !same {
            self.convert_args(block, old);
        }
        true
    }
    /// Gives a block arguments of types that are known to have a counterpart.
    #[inline(never)]
    fn convert_args(&mut self, block: Block, old: BlockRecord) {
        let tys: Vec<Type> = (old.args..old.args + old.n_args).filter_map(|a| self.ty(Value(a))).collect();
        self.set_block_args(block, &tys);
        let new = self.m.blocks[block].args;
        // The locations of a block's arguments are together.
        let mut known = self.m.arg_locs.partition_point(|l| l.0.0 < old.args);
        for i in 0..old.n_args {
            self.repl[(old.args + i) as usize] = new + i;
            if let Some(&(of, loc)) = self.m.arg_locs.get(known)
                && of.0 == old.args + i
            {
                known += 1;
                self.m.place_arg(Value(new + i), loc);
            }
        }
    }
    /// Whether the arguments of a block were converted by this sweep.
    pub fn block_converted(&self, block: Block) -> bool {
        self.block_flags.get(block.idx()).is_some_and(|f| f & block_flag::CONVERTED != 0)
    }
    /// Gives a block new arguments; the caller says what replaces the old ones.
    pub fn set_block_args(&mut self, block: Block, tys: &[Type]) {
        if *self.block_flag(block) & block_flag::NEW == 0 {
            self.journal.push((block, self.m.blocks[block]));
        }
        *self.block_flag(block) |= block_flag::CONVERTED;
        self.m.set_block_args(block, tys);
    }
    /// Splits the block of an old operation behind it: what follows the operation moves to a new block, which is
    /// returned. Rules may split one block at many operations without knowing of each other.
    pub fn split_after(&mut self, op: Op) -> Block {
        let block = self.fresh_block(&[]);
        let old = self.m.op_record[op].block;
        *self.block_flag(old) |= block_flag::IS_SPLIT;
        *self.block_flag(block) |= block_flag::REST;
        self.flags[op.idx()] |= flag::SPLIT;
        self.splits.push((op, block));
        block
    }
    /// A new block between the two halves of a block that is split behind `op`, behind those put there before.
    pub fn block_between(&mut self, op: Op, args: &[Type]) -> Block {
        let block = self.fresh_block(args);
        self.followers.push((op, Follower::Block(block)));
        block
    }
    /// Moves the blocks of a region between the two halves of a block that is split behind `op`, behind what was put
    /// there before. The operation that holds the region must go.
    pub fn move_region(&mut self, region: Region, op: Op) {
        self.followers.push((op, Follower::Region(region)));
    }
    /// The first block of a region that moves to where a block is split behind `op`: its operations are converted before those
    /// that follow `op`, as a conversion does that met them in the text.
    pub fn visit_first(&mut self, op: Op, block: Block) {
        *self.block_flag(block) |= block_flag::REST;
        self.firsts.push((op, block));
    }
    /// A new block at the end of a region.
    pub fn block_at_end(&mut self, region: Region, args: &[Type]) -> Block {
        let block = self.fresh_block(args);
        self.tails.push((region, block));
        block
    }
    fn fresh_block(&mut self, args: &[Type]) -> Block {
        let block = self.m.new_block(args);
        *self.block_flag(block) |= block_flag::NEW;
        block
    }

    // Symbols.

    /// The nearest symbol table around an old operation.
    pub fn symbol_table(&self, op: Op) -> Option<Op> {
        let mut at = op;
        loop {
            at = self.m.parent_op(at)?;
            if self.m.row(at).traits.has(Traits::SYMBOL_TABLE) {
                return Some(at);
            }
        }
    }
    /// The operation of a name in a symbol table: an old one, or one that [`Rewriter::declare`] added.
    pub fn lookup(&mut self, table: Op, name: Sym) -> Option<Op> {
        let i = self.symbol_index(table);
        self.symbols[i].1.find(ir::store::hash_of(&name.0), |e| e.0 == name.0).map(|e| Op(e.1))
    }
    fn symbol_index(&mut self, table: Op) -> usize {
        if let Some(i) = self.symbols.iter().position(|s| s.0 == table) {
            return i;
        }
        let mut map = ir::store::Lookup::default();
        if let Some(body) = self.m.entry_block(table, 0) {
            map.reserve(self.m.block_ops(body).len());
            for &op in self.m.block_ops(body) {
                let Some(name) = self.m.attr(op, Sym::SYM_NAME).and_then(|a| self.m.cx.str_value(a)) else { continue };
                let h = ir::store::hash_of(&name.0);
                if map.find(h, |e: (u32, u32)| e.0 == name.0).is_none() {
                    map.insert(h, (name.0, op.0));
                }
            }
        }
        self.symbols.push((table, map));
        self.symbols.len() - 1
    }
    /// Adds a symbol to the top of a symbol table, on behalf of the old operation `user`: declarations that later
    /// operations ask for stand before those of earlier ones. The place of new operations stays.
    pub fn declare(&mut self, table: Op, user: Op, name: Sym, new: NewOp<'_>) -> Op {
        let (place, i) = (self.place, self.symbol_index(table));
        self.go(Place::Top(table, user));
        self.flags[user.idx()] |= flag::DECLARES;
        self.nests |= !new.regions.is_empty();
        let op = self.m.append(new);
        self.go(place);
        self.symbols[i].1.insert(ir::store::hash_of(&name.0), (name.0, op.0));
        op
    }

    // Errors.

    /// Reports an error about an old operation.
    pub fn error(&mut self, name: &'static str, op: Op, message: impl Into<alloc::string::String>) {
        self.diags.error(name, self.m.op_record[op].loc, message);
    }
    fn left(&mut self, op: Op) {
        let message = alloc::format!("'{}' cannot be converted here", self.m.op_name(op));
        let help = "an operand or result has a type without a counterpart in the LLVM dialect, or the operation needs another pass first";
        let d = Diagnostic::error("not-converted", self.m.op_record[op].loc, message).help(help);
        self.diags.push(d);
    }
}
