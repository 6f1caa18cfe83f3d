//! Which operands and results belong to which field of a row, which operands go to which successor, and symbol
//! lookup. Sizes come from `operandSegmentSizes` and its like where the row has the trait, else from the counts. On an
//! operation that was not verified ranges are clamped to what is there, so nothing here panics.
//! Source: MLIR documentation, "Operation Definition Specification", "Variadic operands"; "Symbols and Symbol Tables".

use core::ops::Range;

use crate::attr::AttrData;
use crate::context::Context;
use crate::id::{Attr, Block, Op, Region, Sym, Value};
use crate::map::Map;
use crate::module::Module;
use crate::row::{Arity, FieldLabel, OpRow, Traits, ValueField};
use crate::store::{Lookup, hash_of};

/// The operand numbers of operand field `field` (an index into the row's operands).
pub fn operand_range(m: &Module, op: Op, field: usize) -> Range<usize> {
    let row = m.row(op);
    let sizes = if row.traits.has(Traits::ATTR_SIZED_OPERANDS) { Some(Sym::OPERAND_SEGMENT_SIZES) } else { None };
    let n = m.n_operands(op);
    if row.traits.has(Traits::OP_BUNDLES) {
        let others = n - bundle_operands(m, op);
        let last = row.operands.len() - 1;
        return if field >= last { others..n } else { field_range(m, op, &row.operands.all()[..last], None, others, field) };
    }
    field_range(m, op, row.operands.all(), sizes, n, field)
}

/// How many operands of an operation of the `OP_BUNDLES` trait belong to operand bundles.
pub fn bundle_operands(m: &Module, op: Op) -> usize {
    let Some(sizes) = m.attr(op, Sym::OP_BUNDLE_SIZES) else { return 0 };
    let n = (0..n_segments(&m.cx, sizes)).fold(0usize, |n, i| n.saturating_add(segment(&m.cx, sizes, i).unwrap_or(0)));
    n.min(m.n_operands(op))
}

/// The result numbers of result field `field` (an index into the row's results).
pub fn result_range(m: &Module, op: Op, field: usize) -> Range<usize> {
    let row = m.row(op);
    let sizes = if row.traits.has(Traits::ATTR_SIZED_RESULTS) { Some(Sym::RESULT_SEGMENT_SIZES) } else { None };
    field_range(m, op, row.results.all(), sizes, m.n_results(op), field)
}

/// The values of operand field `field`.
pub fn operand_field(m: &Module, op: Op, field: usize) -> &[Value] {
    &m.operands(op)[operand_range(m, op, field)]
}

/// The values of the operand field of a name (none for a name that the row does not have). Compares strings: where
/// it is hot, use [`operand_field`] with a constant.
pub fn field_operands<'m>(m: &'m Module, op: Op, name: &str) -> &'m [Value] {
    match m.row(op).operands.iter().position(|f| f.name == name) {
        Some(i) => operand_field(m, op, i),
        None => &[],
    }
}

/// The results of the result field of a name (none for a name that the row does not have).
pub fn field_results(m: &Module, op: Op, name: &str) -> impl ExactSizeIterator<Item = Value> + Clone + use<> {
    let r = match m.row(op).results.iter().position(|f| f.name == name) {
        Some(i) => result_range(m, op, i),
        None => 0..0,
    };
    let first = m.op_record[op].results;
    (first + r.start as u32..first + r.end as u32).map(Value)
}

/// The operand numbers of group `group` of a field of groups (`Arity::VariadicOfVariadic`); the whole range of any
/// other field.
pub fn group_range(m: &Module, op: Op, field: usize, group: usize) -> Range<usize> {
    let whole = operand_range(m, op, field);
    match m.row(op).operands.get(field) {
        Some(ValueField { label: FieldLabel { arity: Arity::VariadicOfVariadic(sizes), .. }, .. }) => {
            let sizes = m.attr(op, *sizes);
            let size = |i: usize| sizes.and_then(|a| segment(&m.cx, a, i)).unwrap_or(0);
            let start = (0..group).fold(whole.start, |n, i| n.saturating_add(size(i)));
            clamp(start, size(group), whole.end)
        }
        _ => whole,
    }
}

/// Number `i` of an `array<i32: ...>` as a size; `None` past its end, for a negative number, or another attribute.
pub fn segment(cx: &Context, sizes: Attr, i: usize) -> Option<usize> {
    let AttrData::DenseArray { data, .. } = cx.attr_data(sizes) else { return None };
    let bytes = cx.bytes.get(data).get(4 * i..4 * i + 4)?;
    usize::try_from(i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])).ok()
}

/// The number of sizes in an `array<i32: ...>`.
pub fn n_segments(cx: &Context, sizes: Attr) -> usize {
    match cx.attr_data(sizes) {
        AttrData::DenseArray { data, .. } => data.len as usize / 4,
        _ => 0,
    }
}

fn clamp(start: usize, len: usize, n: usize) -> Range<usize> {
    let start = start.min(n);
    start..start.saturating_add(len).min(n)
}

fn field_range(m: &Module, op: Op, fields: &[ValueField], sizes: Option<Sym>, n: usize, field: usize) -> Range<usize> {
    if let Some(sizes) = sizes {
        let Some(sizes) = m.attr(op, sizes) else { return 0..0 };
        let size = |i: usize| segment(&m.cx, sizes, i).unwrap_or(0);
        let start = (0..field).fold(0usize, |at, i| at.saturating_add(size(i)));
        return clamp(start, size(field), n);
    }
    // Several variadic fields without sizes have equal sizes (MLIR's `SameVariadicOperandSize`).
    let variable = fields.iter().filter(|f| f.arity != Arity::One).count();
    let each = n.saturating_sub(fields.len() - variable) / variable.max(1);
    let size = |f: &ValueField| if f.arity == Arity::One { 1 } else { each };
    let Some(f) = fields.get(field) else { return 0..0 };
    clamp(fields[..field].iter().map(size).sum(), size(f), n)
}

/// The operand numbers that a branch passes to its successor `i`; `None` if the operation is not of the `BRANCH`
/// trait. By convention of the tables the operand fields named `...Operands` belong to the successor fields, in order.
pub fn successor_operands(m: &Module, op: Op, i: usize) -> Option<Range<usize>> {
    let row = m.row(op);
    if !row.traits.has(Traits::BRANCH) {
        return None;
    }
    let (succ_field, group) = successor_field(row, m.successors(op).len(), i)?;
    let operand_field = row.operands.iter().enumerate().filter(|(_, f)| f.name.ends_with("Operands")).nth(succ_field)?.0;
    Some(group_range(m, op, operand_field, group))
}

/// Calls `f` with the number of each successor of a branch, the block, and the operand numbers passed to it. Linear,
/// where asking [`successor_operands`] for each case of a big switch is not.
pub fn for_each_successor(m: &Module, op: Op, mut f: impl FnMut(usize, Block, Range<usize>)) {
    let row = m.row(op);
    let successors = m.successors(op);
    let mut fields = row.operands.iter().enumerate().filter(|(_, f)| f.name.ends_with("Operands"));
    let fixed = row.successors.iter().filter(|s| !s.variadic).count();
    let mut i = 0;
    for s in row.successors {
        let n = if s.variadic { successors.len().saturating_sub(fixed) } else { 1 };
        let Some((field, of)) = fields.next() else { return };
        let whole = operand_range(m, op, field);
        let sizes = match of.arity {
            Arity::VariadicOfVariadic(sizes) => Some(m.attr(op, sizes)),
            _ => None,
        };
        let mut start = whole.start;
        for group in 0..n {
            let Some(&block) = successors.get(i) else { return };
            let range = match sizes {
                Some(a) => clamp(start, a.and_then(|a| segment(&m.cx, a, group)).unwrap_or(0), whole.end),
                None => whole.clone(),
            };
            start = range.end;
            f(i, block, range);
            i += 1;
        }
    }
}

/// The successor field that successor `i` of `n` belongs to, and its position in that field.
pub fn successor_field(row: &OpRow, n: usize, i: usize) -> Option<(usize, usize)> {
    let fixed = row.successors.iter().filter(|s| !s.variadic).count();
    let mut at = 0;
    for (f, s) in row.successors.iter().enumerate() {
        let size = if s.variadic { n.saturating_sub(fixed) } else { 1 };
        if i < at + size {
            return Some((f, i - at));
        }
        at += size;
    }
    None
}

/// Whether values of a region may be used before they are defined. Operations that no table knows get the benefit
/// of the doubt, as in MLIR.
pub fn is_graph_region(m: &Module, region: Region) -> bool {
    match m.regions[region].parent.get() {
        Some(op) => m.kind(op) == crate::Opcode::UNREGISTERED || m.row(op).traits.has(Traits::GRAPH_REGION),
        None => true,
    }
}

/// Whether an operation is a symbol: it has the trait (functions are) and a name.
pub fn symbol_name(m: &Module, op: Op) -> Option<Sym> {
    if m.row(op).traits.any(Traits::SYMBOL.and(Traits::FUNCTION)) || m.kind(op) == crate::Opcode::UNREGISTERED {
        m.cx.str_value(m.attr(op, Sym::SYM_NAME)?)
    } else {
        None
    }
}

/// The symbols of one operation of the `SYMBOL_TABLE` trait, by name. Lookup only: nothing can depend on its order.
#[derive(Clone, Debug, Default)]
pub struct SymbolTable {
    /// Operations by name; numbers, as in other tables, which share their code.
    table: Lookup<(u32, u32)>,
}

impl SymbolTable {
    /// The operation of a name.
    #[inline]
    pub fn get(&self, name: Sym) -> Option<Op> {
        self.table.find(hash_of(&name.0), |e| e.0 == name.0).map(|e| Op(e.1))
    }
    /// Adds a symbol; the first of a name stays. Whether it was new.
    pub fn insert(&mut self, name: Sym, op: Op) -> bool {
        let hash = hash_of(&name.0);
        if self.table.find(hash, |e| e.0 == name.0).is_some() {
            return false;
        }
        self.table.insert(hash, (name.0, op.0));
        true
    }
}

/// The symbols in the regions of an operation. `O(operations directly inside)`; valid until the module changes.
pub fn symbol_table(m: &Module, op: Op) -> SymbolTable {
    let mut t = SymbolTable::default();
    for &r in m.op_regions(op) {
        for &b in m.region_blocks(r) {
            for &o in m.block_ops(b) {
                if let Some(name) = symbol_name(m, o) {
                    t.insert(name, o);
                }
            }
        }
    }
    t
}

/// Symbol tables made on demand, each once, all in one hash table. Valid until the module changes.
#[derive(Clone, Debug, Default)]
pub struct SymbolTables {
    /// (table, name, symbol); a table that was read has an entry with `Sym::NONE`.
    entries: Map<(u32, u32), u32>,
    /// See [`SymbolTables::knowing`].
    known: alloc::vec::Vec<(Op, Op)>,
}

impl SymbolTables {
    /// Tables of which some symbols are known: by name, the table and the symbol.
    pub fn knowing(known: alloc::vec::Vec<(Op, Op)>) -> SymbolTables {
        SymbolTables { known, entries: Map::default() }
    }
    /// The symbol of a name directly inside `table`.
    pub fn lookup_in(&mut self, m: &Module, table: Op, name: Sym) -> Option<Op> {
        if table.is_none() {
            return None;
        }
        if let Some(known) = self.known.get(name.0 as usize).filter(|k| k.0 == table) {
            return Some(known.1);
        }
        if self.find(table, Sym::NONE).is_none() {
            self.insert(table, Sym::NONE, table);
            for &r in m.op_regions(table) {
                for &b in m.region_blocks(r) {
                    for &o in m.block_ops(b) {
                        if let Some(n) = symbol_name(m, o) {
                            self.insert(table, n, o);
                        }
                    }
                }
            }
        }
        self.find(table, name)
    }
    /// The symbol that `name` means at `from`: looked up in the nearest enclosing symbol table.
    pub fn lookup_nearest(&mut self, m: &Module, from: Op, name: Sym) -> Option<Op> {
        let table = nearest_symbol_table(m, from)?;
        self.lookup_in(m, table, name)
    }
    /// The symbol that the reference `@a::@b` means at `from`.
    pub fn resolve(&mut self, m: &Module, from: Op, reference: Attr) -> Option<Op> {
        let AttrData::Symbol { root, nested } = m.cx.attr_data(reference) else { return None };
        let mut at = self.lookup_nearest(m, from, root)?;
        for &name in m.cx.lists.get(nested) {
            at = self.lookup_in(m, at, Sym(name))?;
        }
        Some(at)
    }
    fn find(&self, table: Op, name: Sym) -> Option<Op> {
        self.entries.get(&(table.0, name.0)).map(|&op| Op(op))
    }
    fn insert(&mut self, table: Op, name: Sym, op: Op) {
        self.entries.entry((table.0, name.0)).or_insert(op.0);
    }
}

/// The nearest operation around `from` that is a symbol table. `O(depth)`.
pub fn nearest_symbol_table(m: &Module, from: Op) -> Option<Op> {
    let mut at = m.parent_op(from)?;
    while !m.row(at).traits.has(Traits::SYMBOL_TABLE) {
        at = m.parent_op(at)?;
    }
    Some(at)
}

/// The symbol that `name` means at `from`, by a scan of the nearest symbol table: for one question only. Whoever asks
/// per operation makes a [`symbol_table`] or [`SymbolTables`] once.
pub fn lookup_nearest_symbol(m: &Module, from: Op, name: Sym) -> Option<Op> {
    let table = nearest_symbol_table(m, from)?;
    let regions = m.op_regions(table).iter();
    regions.flat_map(|&r| m.region_blocks(r)).flat_map(|&b| m.block_ops(b)).copied().find(|&o| symbol_name(m, o) == Some(name))
}
