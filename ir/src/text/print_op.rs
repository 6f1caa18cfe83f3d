//! Operations, blocks and regions, from an explicit stack.

use alloc::vec::Vec;

use crate::diag::Source;
use crate::id::{Block, Op, Opcode, Region, Sym};
use crate::module::Module;
use crate::row::{AttrField, AttrKind, Format, Need, OpRow, Traits, prints};
#[cfg(feature = "fast")]
use crate::text::print::PIECE;
use crate::text::print::{Printer, push_blanks};
use crate::text::print_alias::Visit;

/// A region to be put into the text of its operation.
#[derive(Clone, Copy)]
pub(super) struct Hole {
    /// Position in the text (while aliases are collected: in the visits).
    pub(super) at: usize,
    pub(super) region: Region,
    pub(super) indent: u32,
    pub(super) entry_args: bool,
    pub(super) terminators: bool,
    pub(super) empty_block: bool,
    /// What follows the region, where that is not put by with the text of the operation.
    #[cfg(all(feature = "fast", not(small)))]
    pub(super) after: &'static str,
}

/// Something still to be printed.
pub(super) enum Frame {
    /// Blocks of a region from block number `block` on, whose operations from `next` on (positions in
    /// [`Module::op_order`]) until `end` are still to come.
    Region { hole: Hole, block: u32, next: u32, end: u32, default_dialect: &'static str },
    /// The text of [`Printer::tails`] from here on.
    Tail { text: usize },
}

/// [`Frame::Region`]'s `block` before its brace is written.
const UNOPENED: u32 = u32::MAX;

/// The nearest operation around `op` (or itself) whose regions see nothing from outside.
pub(super) fn isolated_ancestor(m: &Module, op: Op) -> Op {
    let mut at = op;
    while let Some(parent) = m.parent_op(at) {
        at = parent;
        if m.row(at).traits.has(Traits::ISOLATED) {
            break;
        }
    }
    at
}

impl<'a> Printer<'a> {
    pub(super) fn top_level(&mut self, root: Op) {
        if self.opts.debuginfo {
            self.index_lines();
        }
        if !self.opts.local_scope {
            self.collect_aliases(root);
            self.print_aliases(false);
        }
        self.op_tree(root);
        self.c('\n');
        if !self.opts.local_scope {
            self.print_aliases(true);
            self.file_metadata();
            self.c('\n');
        }
    }
    fn index_lines(&mut self) {
        let Source { text, .. } = self.source;
        self.lines.push(0);
        self.lines.extend(text.bytes().enumerate().filter(|b| b.1 == b'\n').map(|b| b.0 as u32 + 1));
    }

    /// Prints an operation with everything inside, without a line end.
    pub(super) fn op_tree(&mut self, op: Op) {
        self.full_op(op);
        self.split_tail();
        self.run_frames();
    }
    /// Prints what is still to be printed.
    pub(super) fn run_frames(&mut self) {
        while let Some(frame) = self.frames.pop() {
            match frame {
                Frame::Tail { text } => {
                    self.out.push_str(&self.tails[text..]);
                    self.tails.truncate(text);
                }
                Frame::Region { hole, block, next, end, default_dialect } => {
                    self.blocks_from(hole, block, next, end, default_dialect);
                }
            }
        }
    }
    /// Prints a region until an operation in it has regions of its own.
    fn blocks_from(&mut self, hole: Hole, mut block: u32, mut next: u32, mut end: u32, default_dialect: &'static str) {
        let m = self.m;
        if block == UNOPENED {
            self.s("{\n");
            block = 0;
        }
        let blocks = m.region_blocks(hole.region);
        self.default_dialect = default_dialect;
        self.indent = hole.indent + 2;
        #[cfg(feature = "fast")]
        let lines = self.dialect_of_lines();
        #[cfg(feature = "fast")]
        let mut limit = if self.sink.is_some() { PIECE } else { usize::MAX };
        loop {
            while next < end {
                #[cfg(feature = "fast")]
                if let Some(dialect) = lines {
                    next += self.lines_by_memo(&m.op_order[next as usize..end as usize], dialect, limit) as u32;
                    if self.done.len() >= limit {
                        limit = if self.sink() { limit } else { usize::MAX };
                        continue;
                    }
                    if next >= end {
                        break;
                    }
                }
                let op = m.op_order[next as usize];
                next += 1;
                #[cfg(all(feature = "fast", not(small)))]
                if lines.is_some()
                    && let Some(holes) = self.header_directly(op)
                {
                    self.frames.push(Frame::Region { hole, block, next, end, default_dialect });
                    let default_dialect = m.row(op).default_dialect;
                    let frame = |hole: Hole| Frame::Region { hole, block: 0, next: 0, end: 0, default_dialect };
                    self.frames.extend(holes.into_iter().rev().flatten().map(frame));
                    return;
                }
                push_blanks(&mut self.out, self.indent);
                self.full_op(op);
                self.out.push('\n');
                if !self.holes.is_empty() {
                    self.frames.push(Frame::Region { hole, block, next, end, default_dialect });
                    self.split_tail();
                    return;
                }
                #[cfg(feature = "fast")]
                if self.out.len() >= limit {
                    self.sink();
                }
            }
            let Some(&b) = blocks.get(block as usize) else { break };
            let labelled = block > 0 || self.prints_entry_label(&hole, b);
            #[cfg(all(feature = "fast", not(small)))]
            let labelled = labelled && (lines.is_none() || self.label_directly(b, hole.indent).is_none());
            if labelled {
                push_blanks(&mut self.out, hole.indent);
                self.block_label(b);
            }
            (next, end) = self.ops_of(b, block > 0 || hole.terminators);
            block += 1;
        }
        #[cfg(all(feature = "fast", not(small)))]
        if !hole.after.is_empty() && self.close_directly(hole.indent, hole.after).is_some() {
            return;
        }
        push_blanks(&mut self.out, hole.indent);
        self.out.push('}');
    }
    /// Hands on what was printed, if somebody takes it.
    #[cfg(feature = "fast")]
    #[cold]
    fn sink(&mut self) -> bool {
        let Some(sink) = &mut self.sink else { return false };
        // A long text is handed on from where it stands.
        if self.out.len() < PIECE {
            self.done.take(&mut self.out);
        }
        let done = self.done.as_bytes().get(self.sink_from..).unwrap_or_default();
        let mut taken = done.is_empty() || sink(done);
        if taken {
            self.done.truncate(self.sink_from);
        }
        if !self.out.is_empty() {
            taken = taken && sink(self.out.as_bytes());
            if taken {
                self.out.clear();
            }
            self.done.take(&mut self.out);
        }
        taken
    }
    /// Hands on what was printed of an operation so far if it is long, so that an operation of any length needs little
    /// room: unless somebody needs to know where in [`Printer::out`] things stand.
    #[inline]
    pub(super) fn spill(&mut self) {
        #[cfg(feature = "fast")]
        if self.out.len() >= PIECE && !self.is_fixed() {
            self.sink();
        }
    }
    pub(super) fn prints_entry_label(&self, hole: &Hole, b: Block) -> bool {
        let r = self.m.blocks[b];
        (hole.empty_block && r.n_ops == 0) || (hole.entry_args && r.n_args != 0)
    }
    /// The range of a block's operations in [`Module::op_order`], its terminator left out unless `terminator`.
    pub(super) fn ops_of(&self, b: Block, terminator: bool) -> (u32, u32) {
        let r = self.m.blocks[b];
        let mut n = r.n_ops;
        if !terminator
            && let Some(last) = self.m.terminator(b)
            && self.m.row(last).traits.has(Traits::TERMINATOR)
        {
            n -= 1;
        }
        (r.ops, r.ops + n)
    }
    /// Cuts the text at the regions that the operation just printed asked for, and leaves the pieces as frames.
    fn split_tail(&mut self) {
        while let Some(hole) = self.holes.pop() {
            self.frames.push(Frame::Tail { text: self.tails.len() });
            self.tails.push_str(&self.out[hole.at..]);
            self.out.truncate(hole.at);
            let default_dialect = self.m.row(self.m.regions[hole.region].parent).default_dialect;
            self.frames.push(Frame::Region { hole, block: UNOPENED, next: 0, end: 0, default_dialect });
        }
    }
    fn block_label(&mut self, b: Block) {
        let m = self.m;
        self.successor(b);
        if m.blocks[b].n_args > 0 {
            self.c('(');
            if !self.plain_arguments(b, m.blocks[b].n_args as usize) {
                self.list(m.block_args(b), |p, arg| p.argument(arg));
            }
            self.c(')');
        }
        self.c(':');
        let n = self.names.preds(b).len();
        match n {
            0 if self.names.block(b) == 0 => {}
            0 => self.s("  // no predecessors"),
            1 => {
                self.s("  // pred: ");
                let pred = self.names.preds(b)[0];
                self.successor(pred);
            }
            _ => {
                self.s("  // ");
                self.uint(n as u64);
                self.s(" preds: ");
                for i in 0..n {
                    if i > 0 {
                        self.s(", ");
                    }
                    let pred = self.names.preds(b)[i];
                    self.successor(pred);
                }
            }
        }
        self.c('\n');
    }

    /// Writes `%results = op loc(...)`.
    pub(super) fn full_op(&mut self, op: Op) {
        let m = self.m;
        let record = &m.op_record[op];
        if record.n_results > 0 {
            self.results(record.results, record.n_results);
        }
        #[cfg(feature = "fast")]
        self.body_by_memo(op);
        #[cfg(not(feature = "fast"))]
        self.op_body(op);
        if self.opts.debuginfo {
            self.trailing_loc(record.loc, true);
        }
    }
    fn results(&mut self, first: u32, n: u32) {
        if n == 1 {
            self.value_name(crate::Value(first), false);
        } else {
            let mut i = 0;
            while i < n {
                let v = crate::Value(first + i);
                let size = self.names.group_size(v, n - i).max(1);
                if i > 0 {
                    self.s(", ");
                }
                self.value_name(v, false);
                if size > 1 {
                    self.c(':');
                    self.uint(size as u64);
                }
                i += size;
            }
        }
        self.s(" = ");
    }
    /// Writes an operation's name and what follows it.
    pub(crate) fn op_body(&mut self, op: Op) {
        let kind = self.m.op_kind[op];
        if self.opts.generic || kind == Opcode::UNREGISTERED { self.generic_op(op) } else { self.custom_body(op, kind) }
    }
    /// Writes an operation in the form of its row.
    pub(super) fn custom_body(&mut self, op: Op, kind: Opcode) {
        let row = self.m.cx.registry.row(kind);
        match row.format {
            Format::Custom(custom) => {
                self.op_name(row);
                prints(custom)(self, op)
            }
            Format::Asm(text) if !text.is_empty() && (self.opts.release.version >= 20 || !row.traits.has(Traits::GENERIC_IN_19)) => {
                self.op_name(row);
                self.run_format(op, kind, row, text)
            }
            Format::Asm(_) => self.generic_op(op),
        }
    }
    /// Writes an operation's name without the prefix that goes without saying here.
    pub(super) fn op_name(&mut self, row: &'static OpRow) {
        let (name, d) = (row.name, self.default_dialect.len());
        let bytes = name.as_bytes();
        let short =
            d > 0 && bytes.len() > d && bytes[d] == b'.' && name.starts_with(self.default_dialect) && !bytes[d + 1..].contains(&b'.');
        self.s(if short { &name[d + 1..] } else { name });
    }

    /// Writes an operation in generic form.
    pub fn generic_op(&mut self, op: Op) {
        let m = self.m;
        if self.collecting {
            return self.collect_generic(op);
        }
        let name = m.op_name(op);
        self.string(name);
        self.c('(');
        self.values(m.operands(op));
        self.c(')');
        let successors = m.successors(op);
        if !successors.is_empty() {
            self.c('[');
            self.list(successors.iter().copied(), |p, b| p.successor(b));
            self.c(']');
        }
        self.properties(op);
        let regions = m.op_regions(op);
        if !regions.is_empty() {
            self.s(" (");
            self.list(regions.iter().copied(), |p, r| p.region_with(r, true, true, true));
            self.c(')');
        }
        let row = m.row(op);
        let mut first = true;
        for (name, value) in m.cx.dict_entries(m.op_record[op].attrs) {
            if inherent_in(row, name, self.release().version) || (name == Sym::PROPERTIES && m.op_kind[op] == Opcode::UNREGISTERED) {
                continue;
            }
            self.s(if first { " {" } else { ", " });
            first = false;
            self.named_attr(name, value);
        }
        if !first {
            self.c('}');
        }
        self.s(" : ");
        let operands = m.operands(op).iter().map(|&v| m.ty(v));
        self.function_signature(operands, m.results(op).map(|v| m.ty(v)));
    }
    /// Writes ` <{...}>` with the inherent attributes, those at their default included.
    fn properties(&mut self, op: Op) {
        let m = self.m;
        let row = m.row(op);
        if m.op_kind[op] == Opcode::UNREGISTERED {
            if let Some(a) = m.attr(op, Sym::PROPERTIES) {
                self.s(" <");
                self.attr(a);
                self.c('>');
            }
            return;
        }
        // Release 19 had no operand bundles, and no size for them.
        let bundles_19 = self.release().version < 20 && row.attr(Sym::OP_BUNDLE_SIZES).is_some();
        let mut entries: Vec<(&str, Property)> =
            m.cx.dict_entries(m.op_record[op].attrs)
                .filter(|e| inherent_in(row, e.0, self.release().version))
                .filter_map(|(name, value)| {
                    let property = match row.attr(name) {
                        Some(f) if !f.when.holds(self.release().version) => return None,
                        None if name == Sym::OPERAND_SEGMENT_SIZES && bundles_19 => Property::Segments,
                        Some(f) if matches!(f.kind, AttrKind::EnumProp(_)) && self.release().enum_properties => Property::Enum(value),
                        Some(AttrField { kind: AttrKind::EnumInt(def), .. }) if self.release().older_enum_numbers => {
                            match m.cx.int_value(value) {
                                Some(n) => Property::Number(crate::dialect::enums::number_19(*def, n as u64)),
                                None => Property::Attr(value),
                            }
                        }
                        _ => Property::Attr(value),
                    };
                    Some((m.cx.str(name), property))
                })
                .collect();
        let stored = entries.len();
        for field in row.attrs.all() {
            let property = match field.need.alias() {
                Some(alias) if field.when.holds(self.release().version) => (alias.print)(&m.cx, m.attr(op, alias.of)).map(Property::Attr),
                _ if self.prints_default(field) && m.attr(op, field.name).is_none() => Some(Property::Default(field)),
                _ => None,
            };
            entries.extend(property.map(|p| (m.cx.str(field.name), p)));
        }
        let several = row.operands.iter().filter(|f| f.arity != crate::row::Arity::One).count() > 1;
        if several && row.traits.has(Traits::OP_BUNDLES) && self.release().version >= 20 {
            entries.push((m.cx.str(Sym::OPERAND_SEGMENT_SIZES), Property::Segments));
        }
        if entries.is_empty() {
            return;
        }
        if entries.len() > stored {
            crate::order::sort_by_key(&mut entries, |e| e.0);
        }
        self.s(" <{");
        self.list(entries, |p, (name, property)| match property {
            Property::Segments => {
                p.s(name);
                p.s(" = array<i32: ");
                p.list(0..row.operands.len() - bundles_19 as usize, |p, i| p.uint(crate::segments::operand_range(m, op, i).len() as u64));
                p.c('>');
            }
            _ => p.property(name, property),
        });
        self.s("}>");
    }
    /// Writes `name = value`, or just the name of a unit attribute.
    fn property(&mut self, name: &str, property: Property) {
        self.keyword_or_string(name);
        if let Property::Attr(crate::Attr::UNIT) = property {
            return;
        }
        self.s(" = ");
        let m = self.m;
        match property {
            Property::Attr(a) => self.attr(a),
            Property::Enum(a) => match m.cx.enum_value(a) {
                Some(n) => {
                    self.uint(n);
                    self.s(" : i32");
                }
                None => self.attr(a),
            },
            Property::Number(n) => {
                self.uint(n);
                self.s(" : i64");
            }
            Property::Default(field) => self.default_attr(field),
            // Those of the operation, whoever prints it.
            Property::Segments => {}
        }
    }
    /// Writes ` {name = value, ...}` with all attributes of an operation, those at their default included but for fields that are
    /// to be `hidden` then.
    #[cfg(feature = "extended")]
    pub fn all_attrs(&mut self, op: Op, hidden: fn(&AttrField) -> bool) {
        let m = self.m;
        let mut entries: Vec<(&str, Property)> =
            m.cx.dict_entries(m.op_record[op].attrs).map(|(name, value)| (m.cx.str(name), Property::Attr(value))).collect();
        let fields = m.row(op).attrs.iter().filter(|f| !hidden(f) && self.prints_default(f) && m.attr(op, f.name).is_none());
        entries.extend(fields.map(|f| (m.cx.str(f.name), Property::Default(f))));
        if entries.is_empty() {
            return;
        }
        crate::order::sort_by_key(&mut entries, |e| e.0);
        self.s(" {");
        self.list(entries, |p, (name, property)| p.property(name, property));
        self.c('}');
    }
    /// Notes what upstream's search for aliases sees in an operation in generic form, in its order.
    fn collect_generic(&mut self, op: Op) {
        let m = self.m;
        for &r in m.op_regions(op) {
            self.region_with(r, true, true, true);
        }
        for &v in m.operands(op) {
            self.visits.push(Visit::Type(m.ty(v)));
        }
        for v in m.results(op) {
            self.visits.push(Visit::Type(m.ty(v)));
        }
        // What only stands in properties that no table knows gets no alias.
        let unknown = m.op_kind[op] == Opcode::UNREGISTERED;
        for (_, value) in m.cx.dict_entries(m.op_record[op].attrs).filter(|e| !(unknown && e.0 == Sym::PROPERTIES)) {
            self.visits.push(Visit::Attr(value, false));
        }
    }
}

/// What the generic form writes for an inherent attribute.
enum Property {
    Attr(crate::Attr),
    /// The number of an enum attribute.
    Enum(crate::Attr),
    /// The number of an enum that is stored as a number.
    Number(u64),
    /// What is not stored because it is the default.
    Default(&'static AttrField),
    /// `operandSegmentSizes` of a row with operand bundles.
    Segments,
}

/// Whether an attribute of this name belongs to the row in a release: one that the release does not know, and does not
/// spell otherwise either, is any discardable attribute there.
pub(crate) fn inherent_in(row: &OpRow, name: Sym, version: u32) -> bool {
    match row.attr(name) {
        Some(f) if !f.when.holds(version) => {
            matches!(f.need, Need::DefaultEmpty) || row.attrs.iter().any(|g| g.need.alias().is_some_and(|a| a.of == name))
        }
        _ => is_inherent(row, name),
    }
}

/// Whether an attribute of this name belongs to the row (else it is discardable).
pub(super) fn is_inherent(row: &OpRow, name: Sym) -> bool {
    row.attr(name).is_some()
        || (name == Sym::OPERAND_SEGMENT_SIZES && row.traits.has(Traits::ATTR_SIZED_OPERANDS))
        || (name == Sym::RESULT_SEGMENT_SIZES && row.traits.has(Traits::ATTR_SIZED_RESULTS))
}
