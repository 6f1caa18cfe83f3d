//! Names of values and blocks, as upstream gives them: before printing, region by region.
//!
//! A region is numbered whole before the regions in it; those start with the counters that their parent region ended
//! with, so sibling regions reuse numbers. Suggested names (`%c0`, `%alloc`) and `%argN` are unique among the names
//! visible at that time: a name taken already gets `_N`, `N` from a counter that grows along the same path. With
//! unique ids (and in generic form) the counters are never reset, and the regions are visited last first.

use alloc::string::String;
use alloc::vec::Vec;

use crate::id::{Block, Id, Op, Region, Value};
use crate::module::{Module, NO_EXTRA};
use crate::row::OpRow;
use crate::store::StrPool;
use crate::text::print::{PrintOptions, Printer, push_uint};

/// How a value is called: a number, a text with or without a suffix, or the n-th result of the value before.
#[derive(Clone, Copy)]
struct Name {
    /// Index of a text, or one of the constants below; [`GROUP`] is set on a result that others are counted from.
    base: u32,
    /// The number, the suffix, or the position in the group.
    n: u32,
}

/// More than one result is called by this name.
const GROUP: u32 = 1 << 31;
const NUMBER: u32 = GROUP - 1;
const MEMBER: u32 = GROUP - 2;
const UNKNOWN: Name = Name { base: GROUP - 3, n: 0 };
/// `%argn`
const ARGUMENT: u32 = GROUP - 4;
const NO_SUFFIX: u32 = u32::MAX;

/// The names in a scope.
#[derive(Default)]
pub(super) struct Names {
    /// Of a value whose name is ready as it is written, nothing but whether it is counted from another one, or others from it, need
    /// stand here.
    values: Vec<Name>,
    texts: StrPool,
    /// Whether a text ends in `_` and digits, so that it may be the name of a conflict.
    odd_text: bool,
    /// Number of each block in its region.
    blocks: Vec<u32>,
    /// Where the predecessors of each block start in `preds`; one more entry than blocks. Empty if nothing branches.
    pred_starts: Vec<u32>,
    preds: Vec<Block>,
    /// The names of values as they are written, [`NAME_WIDTH`] bytes each: the last of them is how long the name is, 0 if it
    /// is too long or not the same everywhere.
    #[cfg(feature = "fast")]
    short: Vec<[u8; NAME_WIDTH]>,
    /// `%n` and `%argn` in the same form, as far as they occurred.
    #[cfg(feature = "fast")]
    numbers: String,
    #[cfg(feature = "fast")]
    arguments: String,
    /// By opcode: whether an operation's only result has a number for a name.
    #[cfg(feature = "fast")]
    numbered: Vec<bool>,
    /// What operations without operands are called.
    #[cfg(feature = "fast")]
    suggested: Vec<Suggested>,
}
/// Bytes of a name that is ready to be copied.
#[cfg(feature = "fast")]
pub(super) const NAME_WIDTH: usize = 16;
#[cfg(feature = "fast")]
const NOT_READY: [u8; NAME_WIDTH] = [0; NAME_WIDTH];
/// So many numbers are kept in that form.
#[cfg(feature = "fast")]
const KEPT_NUMBERS: u32 = 10_000;

/// What the name of an operation without operands follows from (its kind, attributes and type), and the index of its text.
#[cfg(feature = "fast")]
#[derive(Clone, Copy)]
struct Suggested {
    key: [u32; 3],
    text: u32,
}
/// As many are kept.
#[cfg(feature = "fast")]
const SUGGESTIONS: usize = 4096;
/// Texts of names that are kept from one scope to the next.
#[cfg(feature = "fast")]
const KEPT_TEXTS: usize = 1 << 12;

/// The counters that a region starts with.
#[derive(Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// A region to number: with which counters, and how many of the names in use it sees.
struct Todo {
    region: Region,
    counters: Counters,
    n_used: u32,
    n_conflicts: u32,
}

struct Namer<'a> {
    m: &'a Module,
    names: Names,
    suggest: bool,
    counters: Counters,
    /// Whether each text is in use as a name without suffix.
    in_use: Vec<bool>,
    /// The texts in use, in order, to leave a scope.
    used: Vec<u32>,
    /// Names with suffixes in use, in order; suffixes grow.
    conflicts: Vec<(u32, u32)>,
    /// Texts `arg0`, `arg1`, ...
    args: Vec<u32>,
    /// (successor, block), in order.
    edges: Vec<(Block, Block)>,
    scratch: String,
}

impl Names {
    /// Names for the results of `scope` and everything inside.
    pub(super) fn of(m: &Module, scope: Op, opts: &PrintOptions) -> Names {
        Names::again(Names::default(), m, scope, opts)
    }
    /// The same in the room of other names.
    pub(super) fn again(mut names: Names, m: &Module, scope: Op, opts: &PrintOptions) -> Names {
        names.values.clear();
        names.blocks.clear();
        #[cfg(feature = "fast")]
        if names.texts.len() > KEPT_TEXTS {
            names.texts = StrPool::default();
            names.odd_text = false;
            names.suggested.clear();
        }
        #[cfg(not(feature = "fast"))]
        {
            names.texts = StrPool::default();
            names.odd_text = false;
        }
        names.pred_starts.clear();
        names.preds.clear();
        names.values.resize(m.value_type.len(), UNKNOWN);
        #[cfg(feature = "fast")]
        {
            names.short.clear();
            names.short.resize(m.value_type.len(), NOT_READY);
        }
        names.blocks.resize(m.blocks.len(), 0);
        let n_texts = names.texts.len();
        let mut namer = Namer {
            m,
            names,
            suggest: !opts.generic,
            counters: Counters::default(),
            in_use: alloc::vec![false; n_texts],
            used: Vec::new(),
            conflicts: Vec::new(),
            args: Vec::new(),
            edges: Vec::new(),
            scratch: String::new(),
        };
        let unique = opts.unique_ids || opts.generic;
        let mut todo: Vec<Todo> = Vec::new();
        // The regions of `scope` start at zero whatever its own results are called.
        namer.push_regions(scope, &mut todo);
        namer.op(scope);
        while let Some(Todo { region, counters, n_used, n_conflicts }) = todo.pop() {
            if !unique {
                namer.counters = counters;
            }
            namer.leave(n_used, n_conflicts);
            let first = todo.len();
            namer.region(region, &mut todo);
            let (counters, n_used, n_conflicts) = (namer.counters, namer.used.len() as u32, namer.conflicts.len() as u32);
            for t in &mut todo[first..] {
                *t = Todo { region: t.region, counters, n_used, n_conflicts };
            }
        }
        namer.index_preds();
        namer.names
    }
    /// Writes the name of a value; without `#n` unless `result_number`.
    #[inline]
    pub(super) fn write(&self, out: &mut String, v: Value, result_number: bool) {
        #[cfg(feature = "fast")]
        if self.write_prepared(out, v, result_number) {
            return;
        }
        self.write_any(out, v, result_number);
    }
    /// Writes a name that is ready.
    #[cfg(feature = "fast")]
    #[cfg_attr(not(small), inline(always))]
    fn write_prepared(&self, out: &mut String, v: Value, result_number: bool) -> bool {
        let counted = |name: &Name| name.base & GROUP != 0 || name.base == MEMBER;
        if !result_number && self.values.get(v.idx()).is_some_and(counted) {
            return false;
        }
        let Some(Ok(name)) = ready(&self.short, v).and_then(|(name, n)| name.get(..n)).map(core::str::from_utf8) else { return false };
        out.push_str(name);
        true
    }
    /// All names, for [`ready`].
    #[cfg(feature = "fast")]
    #[inline]
    pub(super) fn all_ready(&self) -> &[[u8; NAME_WIDTH]] {
        &self.short
    }
    pub(super) fn write_any(&self, out: &mut String, v: Value, result_number: bool) {
        let mut name = self.values.get(v.idx()).copied().unwrap_or(UNKNOWN);
        let mut member = None;
        if name.base == MEMBER {
            member = Some(name.n);
            name = self.values[v.idx() - name.n as usize];
        } else if name.base & GROUP != 0 {
            member = Some(0);
        }
        match name.base & !GROUP {
            base @ (NUMBER | ARGUMENT) => {
                out.push_str(if base == NUMBER { "%" } else { "%arg" });
                push_uint(out, name.n as u64);
            }
            base if base == UNKNOWN.base => return out.push_str("<<UNKNOWN SSA VALUE>>"),
            base => {
                out.push('%');
                out.push_str(self.texts.get(base));
                if name.n != NO_SUFFIX {
                    out.push('_');
                    push_uint(out, name.n as u64);
                }
            }
        }
        if let (Some(n), true) = (member, result_number) {
            out.push('#');
            push_uint(out, n as u64);
        }
    }
    /// Number of the results that a result stands for in a definition, itself included; 0 if it is counted from another.
    pub(super) fn group_size(&self, v: Value, n_results_left: u32) -> u32 {
        let Some(name) = self.values.get(v.idx()) else { return 1 };
        if name.base == MEMBER {
            return 0;
        }
        let following = &self.values[v.idx() + 1..];
        1 + following.iter().take(n_results_left as usize - 1).take_while(|n| n.base == MEMBER).count() as u32
    }
    /// The number by which the results are called that are counted from this one.
    #[cfg(all(feature = "fast", not(small)))]
    pub(super) fn group_number(&self, v: Value) -> Option<u32> {
        self.values.get(v.idx()).filter(|name| name.base == NUMBER | GROUP).map(|name| name.n)
    }
    /// Number of a block in its region.
    #[inline]
    pub(super) fn block(&self, b: Block) -> u32 {
        self.blocks.get(b.idx()).copied().unwrap_or(0)
    }
    /// Predecessors of a block in order, one entry per use as a successor.
    pub(super) fn preds(&self, b: Block) -> &[Block] {
        match (self.pred_starts.get(b.idx()), self.pred_starts.get(b.idx() + 1)) {
            (Some(&from), Some(&to)) => &self.preds[from as usize..to as usize],
            _ => &[],
        }
    }
}

impl Namer<'_> {
    fn push_regions(&self, op: Op, todo: &mut Vec<Todo>) {
        for &region in self.m.op_regions(op) {
            todo.push(Todo { region, counters: Counters::default(), n_used: 0, n_conflicts: 0 });
        }
    }
    fn region(&mut self, region: Region, todo: &mut Vec<Todo>) {
        let m = self.m;
        for (number, &block) in m.region_blocks(region).iter().enumerate() {
            self.names.blocks[block.idx()] = number as u32;
            let args = m.block_args(block);
            #[cfg(all(feature = "fast", not(small)))]
            let args = args.skip(self.plain_arguments(block, number == 0));
            for arg in args {
                #[cfg(feature = "extended")]
                if let Some(text) = crate::dialect::linalg::argument_name(m, block, arg.0 as usize - m.blocks[block].args as usize)
                    && self.suggest
                    && number == 0
                {
                    self.scratch.clear();
                    self.scratch.push_str(text);
                    let text = self.text();
                    let name = self.unique(text);
                    self.set(arg.0, name);
                    continue;
                }
                let name = if number == 0 { self.argument() } else { self.number() };
                self.set(arg.0, name);
            }
            let mut ops = m.block_ops(block);
            while let Some((&op, rest)) = self.skip_numbered(ops).split_first() {
                ops = rest;
                let r = &m.op_record[op];
                if r.n_results > 0 {
                    self.op(op);
                }
                if r.extra != NO_EXTRA {
                    self.push_regions(op, todo);
                    self.edges.extend(m.successors(op).iter().map(|&s| (s, block)));
                }
            }
        }
    }
    /// The operations from the first one on that is not named by number without more ado.
    #[cfg_attr(not(small), inline(always))]
    fn skip_numbered<'m>(&mut self, ops: &'m [Op]) -> &'m [Op] {
        #[cfg(feature = "fast")]
        return &ops[self.number_ops(ops)..];
        #[cfg(not(feature = "fast"))]
        ops
    }
    fn number(&mut self) -> Name {
        let n = self.counters.value;
        self.counters.value += 1;
        Name { base: NUMBER, n }
    }
    /// Names the arguments of an entry block, from the first one on as long as their names are ready and free. How many.
    #[cfg(all(feature = "fast", not(small)))]
    #[inline(always)]
    fn plain_arguments(&mut self, block: Block, entry: bool) -> usize {
        #[cfg(feature = "extended")]
        let entry = entry && crate::dialect::linalg::argument_name(self.m, block, 0).is_none();
        let crate::module::BlockRecord { args, n_args, .. } = self.m.blocks[block];
        let (range, first) = (args as usize..(args + n_args) as usize, self.counters.argument as usize);
        let Names { short, arguments, odd_text, .. } = &mut self.names;
        let Some(short) = short.get_mut(range) else { return 0 };
        if !entry || *odd_text {
            return 0;
        }
        let ready = arguments.as_bytes().as_chunks::<NAME_WIDTH>().0.get(first..).unwrap_or_default();
        let texts = self.args.get(first..).unwrap_or_default();
        let mut n = 0;
        for ((short, ready), &text) in short.iter_mut().zip(ready).zip(texts) {
            let Some(in_use) = self.in_use.get_mut(text as usize).filter(|in_use| !**in_use) else { break };
            *in_use = true;
            self.used.push(text);
            *short = *ready;
            n += 1;
        }
        self.counters.argument += n as u32;
        n
    }
    fn argument(&mut self) -> Name {
        let n = self.counters.argument as usize;
        self.counters.argument += 1;
        while self.args.len() <= n {
            self.scratch.clear();
            self.scratch.push_str("arg");
            push_uint(&mut self.scratch, self.args.len() as u64);
            let text = self.text();
            self.args.push(text);
        }
        match self.unique(self.args[n]) {
            Name { n: NO_SUFFIX, .. } => Name { base: ARGUMENT, n: n as u32 },
            name => name,
        }
    }
    /// Whether results of a row may have names of their own.
    #[inline]
    fn suggests(&self, row: &OpRow) -> bool {
        self.suggest && (row.result_names.is_some() || !row.result_name.is_empty())
    }
    fn op(&mut self, op: Op) {
        let m = self.m;
        let n_results = m.n_results(op);
        if n_results == 0 {
            return;
        }
        let first = m.op_record[op].results;
        if self.suggests(m.row(op)) {
            return self.suggested(op, first, n_results);
        }
        let name = self.number();
        self.set_group(first, n_results as u32, name);
        #[cfg(feature = "fast")]
        if n_results == 1 {
            self.note_numbered(m.op_kind[op]);
        }
    }
    fn set_group(&mut self, first: u32, n: u32, name: Name) {
        let base = if n > 1 { name.base | GROUP } else { name.base };
        self.set(first, Name { base, n: name.n });
        for i in 1..n {
            self.set(first + i, Name { base: MEMBER, n: i });
        }
        #[cfg(feature = "fast")]
        if n > 1 {
            self.members_ready(first, n, name);
        }
    }
    /// Gives a value its name.
    #[cfg_attr(not(small), inline(always))]
    fn set(&mut self, v: u32, name: Name) {
        #[cfg(feature = "fast")]
        let ready = self.ready(name);
        #[cfg(feature = "fast")]
        if let Some(known) = self.names.short.get_mut(v as usize) {
            *known = ready;
        }
        if let Some(known) = self.names.values.get_mut(v as usize) {
            *known = name;
        }
    }
    /// Each result with a suggested name starts a group.
    fn suggested(&mut self, op: Op, first: u32, n_results: usize) {
        let row = self.m.row(op);
        #[cfg(feature = "fast")]
        let key = [self.m.op_kind[op].0 as u32, self.m.op_record[op].attrs.0, self.m.ty(Value(first)).0];
        #[cfg(feature = "fast")]
        let alone = n_results == 1 && (row.result_names.is_none() || self.m.op_record[op].n_operands == 0);
        #[cfg(feature = "fast")]
        if alone && let Some(text) = self.known_text(key) {
            let name = self.unique(text);
            return self.set_group(first, 1, name);
        }
        // Upstream numbers an unnamed first result after the names of the others.
        let mut lead = None;
        let mut group: Option<(u32, Name)> = None;
        for i in 0..n_results {
            self.scratch.clear();
            match row.result_names {
                Some(f) => f(self.m, op, i, &mut self.scratch),
                None if i == 0 => self.scratch.push_str(row.result_name),
                None => {}
            }
            if self.scratch.is_empty() {
                continue;
            }
            self.sanitize();
            let text = self.text();
            #[cfg(feature = "fast")]
            if alone {
                self.remember_text(key, text);
            }
            let name = self.unique(text);
            match group.replace((i as u32, name)) {
                Some((from, name)) => self.set_group(first + from, i as u32 - from, name),
                None if i > 0 => lead = Some(i as u32),
                None => {}
            }
        }
        match group {
            Some((from, name)) => self.set_group(first + from, n_results as u32 - from, name),
            None => lead = Some(n_results as u32),
        }
        if let Some(n) = lead {
            let name = self.number();
            self.set_group(first, n, name);
        }
    }
    /// Makes a valid identifier of the suggestion in `scratch`.
    fn sanitize(&mut self) {
        let valid = |c: u8| c.is_ascii_alphanumeric() || matches!(c, b'$' | b'.' | b'_' | b'-');
        let digit = self.scratch.as_bytes().first().is_some_and(u8::is_ascii_digit);
        if !digit && self.scratch.bytes().all(valid) {
            return;
        }
        let given = core::mem::take(&mut self.scratch);
        if digit {
            self.scratch.push('_');
        }
        for b in given.bytes() {
            match b {
                b' ' => self.scratch.push('_'),
                b if valid(b) => self.scratch.push(b as char),
                b => {
                    for nibble in [b >> 4, b & 15] {
                        self.scratch.extend(char::from_digit(nibble as u32, 16).map(|c| c.to_ascii_uppercase()));
                    }
                }
            }
        }
    }
    /// The index of the text in `scratch`.
    fn text(&mut self) -> u32 {
        let n = self.names.texts.len();
        let i = self.names.texts.intern(&self.scratch);
        if self.names.texts.len() > n {
            self.in_use.push(false);
            self.names.odd_text |= suffix_of(&self.scratch).is_some();
        }
        i
    }
    /// A name not in use, from a text; from now on in use.
    #[cfg_attr(not(small), inline(always))]
    fn unique(&mut self, text: u32) -> Name {
        if !self.in_use[text as usize] && !(self.names.odd_text && self.is_conflict(text)) {
            self.in_use[text as usize] = true;
            self.used.push(text);
            return Name { base: text, n: NO_SUFFIX };
        }
        self.with_suffix(text)
    }
    fn with_suffix(&mut self, text: u32) -> Name {
        loop {
            let n = self.counters.conflict;
            self.counters.conflict += 1;
            if self.names.odd_text {
                let mut probe = String::from(self.names.texts.get(text));
                probe.push('_');
                push_uint(&mut probe, n as u64);
                if self.names.texts.find(&probe).is_some_and(|t| self.in_use[t as usize]) {
                    continue;
                }
            }
            self.conflicts.push((n, text));
            return Name { base: text, n };
        }
    }
    /// Whether a text is spelled like a name with a suffix that is in use.
    fn is_conflict(&self, text: u32) -> bool {
        let Some((base, n)) = suffix_of(self.names.texts.get(text)) else { return false };
        let Some(base) = self.names.texts.find(base) else { return false };
        self.conflicts.binary_search(&(n, base)).is_ok()
    }
    /// Forgets names until this many are in use.
    fn leave(&mut self, n_used: u32, n_conflicts: u32) {
        for text in self.used.drain(n_used as usize..) {
            self.in_use[text as usize] = false;
        }
        self.conflicts.truncate(n_conflicts as usize);
    }
    /// Sorts the edges by successor, keeping the order of predecessors.
    fn index_preds(&mut self) {
        if self.edges.is_empty() {
            return;
        }
        let n = self.names.blocks.len();
        let mut starts = alloc::vec![0u32; n + 2];
        for (to, _) in &self.edges {
            starts[to.idx() + 2] += 1;
        }
        for i in 2..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut preds = alloc::vec![Block::NONE; self.edges.len()];
        for &(to, from) in &self.edges {
            let at = &mut starts[to.idx() + 1];
            preds[*at as usize] = from;
            *at += 1;
        }
        starts.truncate(n + 1);
        (self.names.pred_starts, self.names.preds) = (starts, preds);
    }
}

#[cfg(feature = "fast")]
impl Namer<'_> {
    /// Numbers the only results of operations without regions and successors, as long as they follow each other and are of kinds that
    /// were met. How many operations that were.
    #[cfg_attr(not(small), inline(always))]
    fn number_ops(&mut self, ops: &[Op]) -> usize {
        let Names { short, numbers, numbered, .. } = &mut self.names;
        let records = self.m.op_record.as_slice();
        let (numbers, mut next) = (numbers.as_bytes().as_chunks::<NAME_WIDTH>().0, self.counters.value);
        // Columns are cut to one length, so that a place that is checked for one is good for all.
        let Some(kinds) = self.m.op_kind.as_slice().get(..records.len()) else { return 0 };
        let mut n_ops = ops.len();
        for (i, &op) in ops.iter().enumerate() {
            let r = records.get(op.idx()).filter(|r| r.extra == NO_EXTRA);
            let Some(&crate::module::OpRecord { results, n_results, .. }) = r else {
                n_ops = i;
                break;
            };
            if n_results == 0 {
                continue;
            }
            let v = results as usize;
            if n_results == 1
                && let Some(true) = numbered.get(kinds[op.idx()].idx())
                && let Some(ready) = numbers.get(next as usize)
                && let Some(to) = short.get_mut(v)
            {
                *to = *ready;
                next += 1;
            } else {
                n_ops = i;
                break;
            }
        }
        self.counters.value = next;
        n_ops
    }
    fn note_numbered(&mut self, kind: crate::id::Opcode) {
        let known = &mut self.names.numbered;
        if known.len() <= kind.idx() {
            known.resize(kind.idx() + 1, false);
        }
        known[kind.idx()] = true;
    }
    /// A name in room of equal length.
    #[cfg_attr(not(small), inline(always))]
    fn ready(&mut self, Name { base, n }: Name) -> [u8; NAME_WIDTH] {
        let known = match base {
            NUMBER => &self.names.numbers,
            ARGUMENT => &self.names.arguments,
            _ => return self.ready_text(base, n),
        };
        match known.as_bytes().get(n as usize * NAME_WIDTH..).and_then(|rest| rest.first_chunk()) {
            Some(&name) => name,
            None => self.ready_number(base, n),
        }
    }
    #[cold]
    fn ready_number(&mut self, base: u32, n: u32) -> [u8; NAME_WIDTH] {
        let (names, before) = if base == NUMBER { (&mut self.names.numbers, "%") } else { (&mut self.names.arguments, "%arg") };
        let end = if n < KEPT_NUMBERS { (n + 1).next_power_of_two() } else { 0 };
        for n in (names.len() / NAME_WIDTH) as u32..end {
            names.extend(make_ready(before, n).map(|byte| byte as char));
        }
        make_ready(before, n)
    }
    /// The same of a text, unless others are counted from it.
    fn ready_text(&mut self, base: u32, n: u32) -> [u8; NAME_WIDTH] {
        if base >= ARGUMENT {
            return NOT_READY;
        }
        let text = self.names.texts.get(base).as_bytes();
        let mut name = NOT_READY;
        let Some(room) = name[1..NAME_WIDTH - 1].get_mut(..text.len()) else { return NOT_READY };
        room.copy_from_slice(text);
        (name[0], name[NAME_WIDTH - 1]) = (b'%', 1 + text.len() as u8);
        if n == NO_SUFFIX { name } else { self.ready_with(name, b'_', n) }
    }
    /// A name with a number behind it.
    fn ready_with(&mut self, name: [u8; NAME_WIDTH], before: u8, n: u32) -> [u8; NAME_WIDTH] {
        // That is a number's name with another first character.
        let mut number = self.ready(Name { base: NUMBER, n });
        number[0] = before;
        let (end, more) = (name[NAME_WIDTH - 1] as usize, number[NAME_WIDTH - 1] as usize);
        if end == 0 || more == 0 || end + more >= NAME_WIDTH {
            return NOT_READY;
        }
        let mut room = [0; 2 * NAME_WIDTH];
        room[..NAME_WIDTH].copy_from_slice(&name);
        room[end..end + NAME_WIDTH].copy_from_slice(&number);
        room[NAME_WIDTH - 1] = (end + more) as u8;
        *room.first_chunk().unwrap_or(&NOT_READY)
    }
    /// Results that are counted from the first one are ready as they are used: with their numbers. Where they are defined, the first
    /// one's name is asked for without.
    #[cold]
    fn members_ready(&mut self, first: u32, n: u32, name: Name) {
        let name = self.ready(name);
        for i in 0..n {
            let ready = self.ready_with(name, b'#', i);
            if let Some(known) = self.names.short.get_mut((first + i) as usize) {
                *known = ready;
            }
        }
    }
    /// The index of the text that an operation with one result suggests, if it is known. Without operands, it follows from
    /// what the operation is.
    fn known_text(&mut self, key: [u32; 3]) -> Option<u32> {
        let known = &self.names.suggested;
        known.get(place_of(key)).filter(|k| k.key == key).map(|k| k.text)
    }
    fn remember_text(&mut self, key: [u32; 3], text: u32) {
        let known = &mut self.names.suggested;
        if known.is_empty() {
            known.resize(SUGGESTIONS, Suggested { key: [u32::MAX; 3], text });
        }
        known[place_of(key)] = Suggested { key, text };
    }
}

#[cfg(feature = "fast")]
fn place_of(key: [u32; 3]) -> usize {
    let mixed = (key[0].rotate_left(16) ^ key[1] ^ key[2].rotate_left(8)).wrapping_mul(0x9e37_79b9);
    (mixed >> 20) as usize % SUGGESTIONS
}

/// The name of a value in room of equal length, and how long it is, if it is ready.
#[cfg(feature = "fast")]
#[cfg_attr(not(small), inline(always))]
pub(super) fn ready(names: &[[u8; NAME_WIDTH]], v: Value) -> Option<(&[u8; NAME_WIDTH], usize)> {
    let name = names.get(v.idx())?;
    let n = name[NAME_WIDTH - 1] as usize;
    (n > 0).then_some((name, n))
}
/// `%n` or `%argn` in room of equal length.
#[cfg(feature = "fast")]
fn make_ready(before: &str, n: u32) -> [u8; NAME_WIDTH] {
    let mut name = NOT_READY;
    let long = before.len() + 1 + n.checked_ilog10().unwrap_or(0) as usize;
    name[..before.len()].copy_from_slice(before.as_bytes());
    let mut rest = n;
    for digit in name[before.len()..long].iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    name[NAME_WIDTH - 1] = long as u8;
    name
}

/// `x_12` as `x` and 12, if the number is written as the printer would.
fn suffix_of(text: &str) -> Option<(&str, u32)> {
    let n_digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (base, digits) = text.split_at(text.len() - n_digits);
    let base = base.strip_suffix('_')?;
    if n_digits > 1 && digits.starts_with('0') { None } else { Some((base, digits.parse().ok()?)) }
}

impl Printer<'_> {
    /// Writes the name of a value.
    #[inline]
    pub fn value(&mut self, v: Value) {
        self.value_name(v, true);
    }
    /// Writes the name of a value; without `#n` unless `result_number`.
    pub(super) fn value_name(&mut self, v: Value, result_number: bool) {
        #[cfg(feature = "fast")]
        let start = self.out.len();
        self.names.write(&mut self.out, v, result_number);
        #[cfg(feature = "fast")]
        self.mark(start, v, false);
    }
}
