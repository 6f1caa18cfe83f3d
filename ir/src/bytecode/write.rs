//! Writing files: everything that operations refer to is numbered first, then the sections are written in the order
//! that mlir-opt writes them in. Regions are followed with an explicit stack.

use crate::map::Map;
use alloc::string::String;
use alloc::vec::Vec;

use super::number::{ByIndex, Tables};
use super::write_attr::{Encoder, varint, varint_flag};
use super::write_props::{Properties, Written};
use super::{MAGIC, PADDING, V_DIALECT_VERSIONS, V_ELIDED_LOCS, V_LAZY_REGIONS, V_PROPERTIES, V_USE_LISTS, VERSION, mask, section};
use crate::diag::Source;
use crate::id::{Attr, Block, Loc, Op, Opcode, Region, Sym, Value};
use crate::module::{Module, ResourceValue};
use crate::release::Release;

/// How to write a file.
#[derive(Clone, Copy, Debug)]
pub struct WriteOptions {
    /// The release that is to read it.
    pub release: Release,
    /// The version of the format, 0 to 6.
    pub version: u64,
    /// Whether resources lose their data: those that attributes refer to are declared, those of tools are left out.
    pub elide_resources: bool,
}

impl Default for WriteOptions {
    fn default() -> Self {
        WriteOptions { release: Release::V22, version: VERSION, elide_resources: false }
    }
}

/// What is written of an operation, by its number in the order of the file.
#[derive(Clone, Copy)]
struct Plan {
    name: u32,
    loc: Attr,
    attrs: Attr,
    /// Number of its properties, `u32::MAX` for none.
    blob: u32,
}

/// Names of operations.
#[derive(Default)]
struct Names {
    /// Dialect, name without dialect, whether a table knows it.
    list: Vec<(u32, Sym, bool)>,
    /// Numbers of those that a table knows by their opcode, `u32::MAX` of what has none, and of the others.
    known: Vec<u32>,
    others: Map<Sym, u32>,
}

/// The bytecode of a module. `source` is what locations of parsed operations point into. Interns a few things in the
/// module's context (locations, defaults of attributes), and changes nothing else.
pub fn write(m: &mut Module, source: Source<'_>, options: &WriteOptions) -> Vec<u8> {
    let version = options.version.min(VERSION);
    let mut tables = Tables::new(m, source, options.release.version);
    let (mut names, mut plans, mut properties) = (Names::default(), Vec::new(), Properties::default());
    let mut ops: Vec<Op> = Vec::with_capacity(m.op_kind.len());
    if let Some(root) = m.root {
        crate::module::walk(m, root, |op| ops.push(op));
    }
    plans.reserve(ops.len());
    let mut next_arg_loc = 0;
    for &op in &ops {
        let plan = plan(m, op, options, &mut tables, &mut names, &mut properties, &mut next_arg_loc);
        plans.push(plan);
    }
    for r in m.resources.iter().filter(|r| !r.external) {
        tables.resource(r.key);
    }
    let n_dialects = tables.dialects.len();
    tables.attrs.group(n_dialects);
    tables.types.group(n_dialects);
    let order = names.group();
    for p in &mut plans {
        p.name = order[p.name as usize];
    }

    let mut out = MAGIC.to_vec();
    varint(&mut out, version);
    out.extend_from_slice(super::read::producer_of(options.release.version).as_bytes());
    out.push(0);
    let dialects = dialect_section(&mut tables, &names, version);
    let (offsets, entries) = entry_sections(m, &mut tables, options.release);
    let ir = ir_section(m, &plans, &tables, version);
    out.reserve(dialects.len() + offsets.len() + entries.len() + ir.len());
    put(&mut out, section::DIALECT, &dialects);
    put(&mut out, section::ATTR_TYPE_OFFSET, &offsets);
    put(&mut out, section::ATTR_TYPE, &entries);
    put(&mut out, section::IR, &ir);
    resource_sections(m, &mut tables, options.elide_resources, &mut out);
    let blobs = (version >= V_PROPERTIES).then(|| properties.section(&tables));
    let strings = string_section(m, &tables);
    put(&mut out, section::STRING, &strings);
    if let Some(blobs) = blobs {
        put(&mut out, section::PROPERTIES, &blobs);
    }
    out
}

/// Appends a section.
fn put(out: &mut Vec<u8>, id: u8, content: &[u8]) {
    out.push(id);
    varint(out, content.len() as u64);
    out.extend_from_slice(content);
}

impl Names {
    fn number(&mut self, m: &mut Module, op: Op, tables: &mut Tables) -> u32 {
        let kind = m.op_kind[op];
        let other = if kind == Opcode::UNREGISTERED { m.extra(op).map(|e| e.name) } else { None };
        let known = match other {
            None => self.known.get(kind.idx()).copied().filter(|&n| n != u32::MAX),
            Some(name) => self.others.get(&name).copied(),
        };
        match known {
            Some(n) => n,
            None => self.add(m, op, other, tables),
        }
    }
    #[cold]
    fn add(&mut self, m: &mut Module, op: Op, other: Option<Sym>, tables: &mut Tables) -> u32 {
        let kind = m.op_kind[op];
        let full = String::from(m.op_name(op));
        let (dialect, name) = full.split_once('.').unwrap_or((&full, ""));
        let (dialect, name) = (m.cx.sym(dialect), m.cx.sym(name));
        let n = self.list.len() as u32;
        self.list.push((tables.dialect(dialect), name, kind != Opcode::UNREGISTERED));
        match other {
            Some(name) => _ = self.others.insert(name, n),
            None => {
                if self.known.len() <= kind.idx() {
                    self.known.resize(kind.idx() + 1, u32::MAX);
                }
                self.known[kind.idx()] = n;
            }
        }
        n
    }
    /// Puts names in groups of one dialect; the new number of each.
    fn group(&mut self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.list.len() as u32).collect();
        crate::order::sort_by_key(&mut order, |&i| self.list[i as usize].0);
        let mut new = alloc::vec![0; order.len()];
        for (n, &i) in order.iter().enumerate() {
            new[i as usize] = n as u32;
        }
        self.list = order.iter().map(|&i| self.list[i as usize]).collect();
        new
    }
}

/// The location of a block argument: mostly the one at this place of their list, which moves on.
fn arg_loc(m: &Module, v: Value, at: &mut usize) -> Loc {
    if m.arg_locs.get(*at).is_none_or(|e| e.0 != v) {
        *at = m.arg_locs.partition_point(|e| e.0.0 < v.0);
    }
    match m.arg_locs.get(*at) {
        Some(&(own, loc)) if own == v => {
            *at += 1;
            loc
        }
        _ => Loc::UNKNOWN,
    }
}

/// Numbers what an operation refers to.
fn plan(
    m: &mut Module,
    op: Op,
    options: &WriteOptions,
    tables: &mut Tables,
    names: &mut Names,
    properties: &mut Properties,
    next_arg_loc: &mut usize,
) -> Plan {
    let name = names.number(m, op, tables);
    let loc = tables.loc_attr(&mut m.cx, m.op_record[op].loc);
    tables.attr(&mut m.cx, loc);
    for v in m.results(op) {
        tables.ty(&mut m.cx, m.value_type[v]);
    }
    for i in 0..m.op_regions(op).len() {
        let region = m.op_regions(op)[i];
        for k in 0..m.region_blocks(region).len() {
            let block = m.region_blocks(region)[k];
            for v in m.block_args(block) {
                tables.ty(&mut m.cx, m.value_type[v]);
                let loc = arg_loc(m, v, next_arg_loc);
                if !loc.is_unknown() || options.version < V_ELIDED_LOCS {
                    let loc = tables.loc_attr(&mut m.cx, loc);
                    tables.attr(&mut m.cx, loc);
                    tables.arg_locs.set(v, loc.0);
                }
            }
        }
    }
    let Written { attrs, blob, new } = properties.of(m, op, options.release, options.version);
    // Those of others have numbers.
    if new && attrs != Attr::EMPTY_DICT {
        tables.attr(&mut m.cx, attrs);
    }
    if new && blob != u32::MAX {
        for a in properties.attrs_of(blob) {
            tables.attr(&mut m.cx, a);
        }
    }
    Plan { name, loc, attrs, blob }
}

fn dialect_section(tables: &mut Tables, names: &Names, version: u64) -> Vec<u8> {
    let mut out = Vec::new();
    varint(&mut out, tables.dialects.len() as u64);
    for i in 0..tables.dialects.len() {
        let name = tables.string(tables.dialects[i]);
        if version < V_DIALECT_VERSIONS { varint(&mut out, name) } else { varint_flag(&mut out, name, false) }
    }
    if version >= V_ELIDED_LOCS {
        varint(&mut out, names.list.len() as u64);
    }
    for group in names.list.chunk_by(|a, b| a.0 == b.0) {
        varint(&mut out, group[0].0 as u64);
        varint(&mut out, group.len() as u64);
        for &(_, name, registered) in group {
            let name = tables.string(name);
            if version < V_PROPERTIES { varint(&mut out, name) } else { varint_flag(&mut out, name, registered) }
        }
    }
    out
}

fn entry_sections(m: &mut Module, tables: &mut Tables, release: Release) -> (Vec<u8>, Vec<u8>) {
    let (attrs, types) = (tables.attrs.list.clone(), tables.types.list.clone());
    let n = attrs.len() + types.len();
    let mut offsets = Vec::with_capacity(n + 64);
    varint(&mut offsets, attrs.len() as u64);
    varint(&mut offsets, types.len() as u64);
    let mut e = Encoder { m, tables, release, out: Vec::with_capacity(6 * n) };
    for (list, is_type) in [(attrs, false), (types, true)] {
        for group in list.chunk_by(|a, b| a.1 == b.1) {
            varint(&mut offsets, group[0].1 as u64);
            varint(&mut offsets, group.len() as u64);
            for &(id, _) in group {
                let from = e.out.len();
                let custom = if is_type { e.ty(crate::id::Type(id)) } else { e.attr(Attr(id)) };
                varint_flag(&mut offsets, (e.out.len() - from) as u64, custom);
            }
        }
    }
    (offsets, e.out)
}

fn string_section(m: &Module, tables: &Tables) -> Vec<u8> {
    let mut out = Vec::new();
    varint(&mut out, tables.strings.len() as u64);
    for &s in tables.strings.iter().rev() {
        varint(&mut out, m.cx.str_bytes(s).len() as u64 + 1);
    }
    for &s in &tables.strings {
        out.extend_from_slice(&m.cx.str_bytes(s));
        out.push(0);
    }
    out
}

/// Both sections of resources; the data is aligned as its resources are.
fn resource_sections(m: &Module, tables: &mut Tables, elide: bool, out: &mut Vec<u8>) {
    let (mut offsets, mut data) = (Vec::new(), Vec::new());
    let mut alignment = 1;
    let mut entry = |tables: &mut Tables, offsets: &mut Vec<u8>, key: Sym, value: Option<ResourceValue>| {
        let from = data.len();
        let kind = match value {
            None => super::resource::BLOB,
            Some(ResourceValue::Bool(b)) => {
                data.push(b as u8);
                super::resource::BOOL
            }
            Some(ResourceValue::Str(s)) => {
                varint(&mut data, tables.string(s));
                super::resource::STRING
            }
            Some(ResourceValue::Blob(l)) => {
                let bytes = m.cx.bytes.get(l);
                let (head, content) = bytes.split_at(bytes.len().min(4));
                let stated = head.try_into().map_or(1, u32::from_le_bytes) as u64;
                let aligned = if stated.is_power_of_two() && stated <= 1 << 16 { stated } else { 1 };
                varint(&mut data, aligned);
                varint(&mut data, content.len() as u64);
                while !(data.len() as u64).is_multiple_of(aligned) {
                    data.push(PADDING);
                }
                alignment = alignment.max(aligned);
                data.extend_from_slice(content);
                super::resource::BLOB
            }
        };
        varint(offsets, tables.string(key));
        varint(offsets, (data.len() - from) as u64);
        offsets.push(kind);
    };
    let external: Vec<_> = m.resources.iter().filter(|r| r.external && !elide).collect();
    let groups: Vec<_> = external.chunk_by(|a, b| a.owner == b.owner).collect();
    varint(&mut offsets, groups.len() as u64);
    for group in groups {
        varint(&mut offsets, tables.string(group[0].owner));
        varint(&mut offsets, group.len() as u64);
        for r in group {
            entry(tables, &mut offsets, r.key, Some(r.value));
        }
    }
    // Attributes refer to keys by their number, whatever dialect has them: all go to one place in their order.
    if !tables.resources.is_empty() {
        varint(&mut offsets, 0);
        varint(&mut offsets, tables.resources.len() as u64);
        let mut known = Map::default();
        for r in m.resources.iter().filter(|r| !r.external && !elide) {
            known.entry(r.key).or_insert(r.value);
        }
        for key in tables.resources.clone() {
            entry(tables, &mut offsets, key, known.get(&key).copied());
        }
    }
    put(out, section::RESOURCE_OFFSET, &offsets);
    if alignment == 1 {
        return put(out, section::RESOURCE, &data);
    }
    out.push(section::RESOURCE | 0x80);
    varint(out, data.len() as u64);
    varint(out, alignment);
    while !(out.len() as u64).is_multiple_of(alignment) {
        out.push(PADDING);
    }
    out.extend_from_slice(&data);
}

/// A region whose operations are being written.
struct Frame {
    regions: (Op, usize),
    region: Region,
    block: usize,
    op: usize,
    /// Values of the isolated region so far, this region's not included and included.
    base: u32,
    top: u32,
    /// Where the length of the isolated section goes; 0 for none.
    length_at: usize,
}

/// Bytes reserved for the length of an isolated region.
const LENGTH: usize = 5;

struct IrWriter<'a> {
    m: &'a Module,
    tables: &'a Tables,
    /// Of the operations that come, in their order.
    plans: &'a [Plan],
    version: u64,
    out: Vec<u8>,
    /// Numbers of values in their isolated region, and of blocks in their region.
    values: ByIndex,
    blocks: ByIndex,
}

fn ir_section(m: &Module, plans: &[Plan], tables: &Tables, version: u64) -> Vec<u8> {
    let mut w = IrWriter {
        m,
        tables,
        plans,
        version,
        out: Vec::with_capacity(16 * plans.len()),
        values: ByIndex::new(m.value_type.len()),
        blocks: ByIndex::new(m.blocks.len()),
    };
    let Some(root) = m.root else {
        varint_flag(&mut w.out, 0, false);
        return w.out;
    };
    varint_flag(&mut w.out, 1, false);
    let mut frames: Vec<Frame> = Vec::new();
    w.op(root, 0, &mut frames);
    while let Some(f) = frames.last_mut() {
        let blocks = m.region_blocks(f.region);
        if let Some(&block) = blocks.get(f.block) {
            let ops = m.block_ops(block);
            if f.op == 0 {
                w.block(block);
            }
            if let Some(&op) = ops.get(f.op) {
                f.op += 1;
                let top = f.top;
                w.op(op, top, &mut frames);
                continue;
            }
            (f.block, f.op) = (f.block + 1, 0);
            // An empty block still needs its header, and `op == 0` means that it has none yet.
            continue;
        }
        // The region is written: the next one of its operation, or the end.
        let (op, i) = f.regions;
        match m.op_regions(op).get(i + 1) {
            Some(&next) => {
                let base = f.base;
                (f.regions, f.region, f.block, f.op) = ((op, i + 1), next, 0, 0);
                let top = w.region(next, base);
                f.top = top;
            }
            None => {
                let at = f.length_at;
                frames.pop();
                if at > 0 {
                    w.length(at);
                }
            }
        }
    }
    w.out
}

impl IrWriter<'_> {
    fn attr(&mut self, a: Attr) {
        varint(&mut self.out, self.tables.attrs.of(a.0));
    }
    fn ty(&mut self, v: Value) {
        varint(&mut self.out, self.tables.types.of(self.m.value_type[v].0));
    }

    /// Writes an operation up to its regions, and pushes a frame for those. `top` is the number of values so far.
    fn op(&mut self, op: Op, top: u32, frames: &mut Vec<Frame>) {
        let m = self.m;
        let Some((&plan, rest)) = self.plans.split_first() else { return };
        self.plans = rest;
        varint(&mut self.out, plan.name as u64);
        let (operands, successors, regions) = (m.operands(op), m.successors(op), m.op_regions(op));
        let n_results = m.n_results(op);
        let mut has = 0;
        for (bit, there) in [
            (mask::ATTRS, plan.attrs != Attr::EMPTY_DICT),
            (mask::PROPERTIES, plan.blob != u32::MAX),
            (mask::RESULTS, n_results > 0),
            (mask::OPERANDS, !operands.is_empty()),
            (mask::SUCCESSORS, !successors.is_empty()),
            (mask::REGIONS, !regions.is_empty()),
        ] {
            has |= if there { bit } else { 0 };
        }
        self.out.push(has);
        self.attr(plan.loc);
        if has & mask::ATTRS != 0 {
            self.attr(plan.attrs);
        }
        if has & mask::PROPERTIES != 0 {
            varint(&mut self.out, plan.blob as u64);
        }
        if n_results > 0 {
            varint(&mut self.out, n_results as u64);
            m.results(op).for_each(|v| self.ty(v));
        }
        if !operands.is_empty() {
            varint(&mut self.out, operands.len() as u64);
            operands.iter().for_each(|&v| varint(&mut self.out, self.values.get(v) as u64));
        }
        if !successors.is_empty() {
            varint(&mut self.out, successors.len() as u64);
            successors.iter().for_each(|&b| varint(&mut self.out, self.blocks.get(b) as u64));
        }
        let Some(&first) = regions.first() else { return };
        let isolated = m.row(op).traits.has(crate::row::Traits::ISOLATED);
        varint_flag(&mut self.out, regions.len() as u64, isolated);
        let mut length_at = 0;
        if isolated && self.version >= V_LAZY_REGIONS {
            self.out.push(section::IR);
            length_at = self.out.len();
            self.out.extend_from_slice(&[0; LENGTH]);
        }
        let base = if isolated { 0 } else { top };
        let top = self.region(first, base);
        frames.push(Frame { regions: (op, 0), region: first, block: 0, op: 0, base, top, length_at });
    }

    /// The length of what was written since it was reserved, in the form of five bytes.
    fn length(&mut self, at: usize) {
        let n = (self.out.len() - at - LENGTH) as u64;
        self.out[at..at + LENGTH].copy_from_slice(&((n << 1 | 1) << (LENGTH - 1)).to_le_bytes()[..LENGTH]);
    }

    /// Begins a region: number of blocks, number of values, which get their numbers from `base` on. Returns the next
    /// number.
    fn region(&mut self, region: Region, base: u32) -> u32 {
        let m = self.m;
        let blocks = m.region_blocks(region);
        varint(&mut self.out, blocks.len() as u64);
        if blocks.is_empty() {
            return base;
        }
        let mut n = base;
        for (i, &b) in blocks.iter().enumerate() {
            self.blocks.set(b, i as u32);
            for v in m.block_args(b) {
                self.values.set(v, n);
                n += 1;
            }
            for &op in m.block_ops(b) {
                for v in m.results(op) {
                    self.values.set(v, n);
                    n += 1;
                }
            }
        }
        varint(&mut self.out, (n - base) as u64);
        n
    }

    fn block(&mut self, block: Block) {
        let m = self.m;
        let args = m.block_args(block);
        varint_flag(&mut self.out, m.block_ops(block).len() as u64, args.len() > 0);
        if args.len() == 0 {
            return;
        }
        varint(&mut self.out, args.len() as u64);
        for v in args {
            let (ty, loc) = (self.tables.types.of(m.value_type[v].0), Attr(self.tables.arg_locs.get(v)));
            if self.version >= V_ELIDED_LOCS {
                varint_flag(&mut self.out, ty, loc.is_some());
            } else {
                varint(&mut self.out, ty);
            }
            if loc.is_some() {
                self.attr(loc);
            }
        }
        if self.version >= V_USE_LISTS {
            self.out.push(0);
        }
    }
}
