//! `--generate-runtime-verification`: what memref operations promise but nobody checks becomes assertions that run.
//! Messages name the operation in its generic form, with values numbered as they are when the check is made. Source:
//! MLIR documentation, "Passes", and mlir-opt 19.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::memref_shape as shape;
use ir::dialect::{affine as affine_dialect, arith, cf, memref as mr};
use ir::text::print::{print_attr, print_type};
use ir::ty::DYNAMIC;
use ir::{Attr, Block, Def, Id, Loc, Module, NewOp, Op, Opcode, Region, Sym, Traits, Type, TypeData, Value, affine};

use crate::pass::PassContext;

/// Runs the pass on each of `roots`.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op]) -> bool {
    let roots = match cx.m.root.filter(|r| roots.contains(r)) {
        Some(r) => vec![r],
        None => roots.to_vec(),
    };
    let lines = cx.source.map(|s| ir::diag::Lines::new(s.text));
    let mut c = Checks {
        release: cx.release,
        base: vec![0; cx.m.regions.len()],
        total: vec![0; cx.m.regions.len()],
        args: vec![0; cx.m.regions.len()],
        shift: vec![0; cx.m.regions.len()],
        number: vec![0; cx.m.value_type.len()],
        list: Vec::new(),
        region: Region::NONE,
        count: 0,
        loc: Loc::UNKNOWN,
        place: String::new(),
        m: cx.m,
    };
    // Regions to go through, with how far each came; operations that hold them come behind what is inside.
    for root in roots {
        let mut stack: Vec<Frame> = Vec::new();
        c.push(root, &mut stack);
        while let Some(mut f) = stack.pop() {
            if f.at == f.ops.len() {
                c.m.set_block_ops(f.block, &f.list);
                continue;
            }
            if !core::mem::replace(&mut f.begun, true) {
                // What was put into blocks before moves the numbers of this one.
                let (shift, first) = (c.shift[f.region.idx()], c.m.region_blocks(f.region).first() == Some(&f.block));
                f.count += shift;
                for a in c.m.block_args(f.block) {
                    c.number[a.idx()] += if first { 0 } else { shift };
                }
            }
            let op = f.ops[f.at];
            if !f.entered && !c.m.op_regions(op).is_empty() {
                f.entered = true;
                stack.push(f);
                c.push(op, &mut stack);
                continue;
            }
            (f.at, f.entered) = (f.at + 1, false);
            c.region = f.region;
            c.count = f.count;
            c.list = core::mem::take(&mut f.list);
            c.loc = c.m.op_record[op].loc;
            c.place.clear();
            if let (Some(lines), Some(source)) = (&lines, cx.source)
                && needs_place(c.m.kind(op))
            {
                c.place = place(c.m, lines, source, c.loc);
            }
            c.operation(op);
            f.list = core::mem::take(&mut c.list);
            f.count = c.count;
            stack.push(f);
        }
    }
    true
}

/// A block that is gone through.
struct Frame {
    region: Region,
    block: Block,
    ops: Vec<Op>,
    at: usize,
    entered: bool,
    begun: bool,
    list: Vec<Op>,
    count: u32,
}

fn needs_place(kind: Opcode) -> bool {
    matches!(kind, mr::CAST | mr::DIM | mr::LOAD | mr::STORE | mr::SUBVIEW | mr::REINTERPRET_CAST | mr::EXPAND_SHAPE)
}

fn place(m: &Module, lines: &ir::diag::Lines, source: ir::Source<'_>, loc: Loc) -> String {
    match lines.file_line_col(&m.cx, source, loc) {
        Some((file, line, col)) => format!("loc(\"{file}\":{line}:{col})"),
        None => "loc(unknown)".into(),
    }
}

struct Checks<'a> {
    m: &'a mut Module,
    release: ir::Release,
    /// By region: the number of its first value, how many values it has, how many arguments came before it.
    base: Vec<u32>,
    total: Vec<u32>,
    args: Vec<u32>,
    /// By region: values that were put in.
    shift: Vec<u32>,
    /// By value: its number in its region, arguments of entry blocks from the top.
    number: Vec<u32>,
    /// The block as it becomes.
    list: Vec<Op>,
    region: Region,
    /// Values before the place, in the region.
    count: u32,
    loc: Loc,
    /// The location as text.
    place: String,
}

impl Checks<'_> {
    /// Frames for the regions of an operation.
    fn push(&mut self, op: Op, stack: &mut Vec<Frame>) {
        let isolated = self.m.row(op).traits.has(Traits::ISOLATED) || self.m.op_record[op].block.is_none();
        let block = self.m.op_record[op].block;
        let (first, args) = if isolated {
            (0, 0)
        } else {
            let outer = self.m.blocks[block].region;
            (self.base[outer.idx()] + self.total[outer.idx()], self.args[outer.idx()])
        };
        for r in self.m.op_regions(op).to_vec().into_iter().rev() {
            let mut n = 0;
            let mut frames = Vec::new();
            let mut n_args = args;
            for (i, b) in self.m.region_blocks(r).to_vec().into_iter().enumerate() {
                for a in self.m.block_args(b) {
                    let next = if i == 0 { &mut n_args } else { &mut n };
                    self.number[a.idx()] = *next;
                    *next += 1;
                }
                let ops = self.m.block_ops(b).to_vec();
                let start = n;
                n += ops.iter().filter(|&&o| self.m.n_results(o) > 0).count() as u32;
                frames.push(Frame { region: r, block: b, ops, at: 0, entered: false, begun: false, list: Vec::new(), count: start });
            }
            self.base[r.idx()] = first;
            self.total[r.idx()] = n;
            self.args[r.idx()] = n_args;
            stack.extend(frames.into_iter().rev());
        }
    }

    // New operations.

    fn put(&mut self, new: NewOp<'_>) -> Op {
        let op = self.m.append(NewOp { loc: self.loc, ..new });
        self.number.resize(self.m.value_type.len(), 0);
        if let Some(b) = self.list.last().map(|&o| self.m.op_record[o].block) {
            self.m.op_record[op].block = b;
        }
        if self.m.n_results(op) > 0 {
            for r in self.m.results(op) {
                self.number[r.idx()] = self.count;
            }
            self.count += 1;
            self.total[self.region.idx()] += 1;
            self.shift[self.region.idx()] += 1;
        }
        self.list.push(op);
        op
    }
    fn value(&mut self, opcode: Opcode, operands: &[Value], ty: Type, attrs: Attr) -> Value {
        let op = self.put(NewOp { operands, results: &[ty], attrs, ..NewOp::new(opcode, Loc::UNKNOWN) });
        self.m.result(op, 0)
    }
    fn index(&mut self, n: i64) -> Value {
        let a = self.m.cx.int_attr(Type::INDEX, n);
        let attrs = self.m.cx.dict_one(Sym::VALUE, a);
        self.value(arith::CONSTANT, &[], Type::INDEX, attrs)
    }
    fn compare(&mut self, predicate: i64, x: Value, y: Value) -> Value {
        let p = self.m.cx.int_attr(Type::I64, predicate);
        let attrs = self.m.cx.dict_one(Sym::PREDICATE, p);
        self.value(arith::CMPI, &[x, y], Type::I1, attrs)
    }
    fn both(&mut self, x: Value, y: Value) -> Value {
        self.value(arith::ANDI, &[x, y], Type::I1, Attr::EMPTY_DICT)
    }
    fn size(&mut self, v: Value, i: usize) -> Value {
        let at = self.index(i as i64);
        self.value(mr::DIM, &[v, at], Type::INDEX, Attr::EMPTY_DICT)
    }
    fn assert(&mut self, op: Op, number: u32, holds: Value, what: &str) {
        let text = format!("ERROR: Runtime op verification failed\n{}\n^ {what}\nLocation: {}", self.generic(op, number), self.place);
        let text = self.m.cx.str_attr(&text);
        let attrs = self.m.cx.dict_one(Sym::MSG, text);
        self.put(NewOp { operands: &[holds], attrs, ..NewOp::new(cf::ASSERT, Loc::UNKNOWN) });
    }
    /// Strides, offset and sizes at run time.
    fn metadata(&mut self, v: Value) -> Option<Op> {
        let ty = self.m.ty(v);
        let TypeData::MemRef { elem, space, .. } = self.m.cx.type_data(ty) else { return None };
        let rank = self.m.cx.shape_of(ty)?.len();
        let mut results = vec![self.m.cx.memref_type(&[], elem, Attr::NONE, space)];
        results.resize(2 + 2 * rank, Type::INDEX);
        Some(self.put(NewOp { operands: &[v], results: &results, ..NewOp::new(mr::EXTRACT_STRIDED_METADATA, Loc::UNKNOWN) }))
    }

    // Text.

    fn name(&self, v: Value, out: &mut String) {
        let block = match self.m.def(v) {
            Def::Arg(b, _) => b,
            Def::Result(op, _) => self.m.op_record[op].block,
        };
        let region = self.m.blocks[block].region;
        let n = self.number[v.idx()];
        let entry = matches!(self.m.def(v), Def::Arg(..)) && self.m.region_blocks(region).first() == Some(&block);
        match entry {
            true => out.push_str(&format!("%arg{n}")),
            false => out.push_str(&format!("%{}", self.base[region.idx()] + n)),
        }
        if let Def::Result(op, i) = self.m.def(v)
            && self.m.n_results(op) > 1
        {
            out.push_str(&format!("#{i}"));
        }
    }
    /// An operation in its generic form, its result by its number.
    fn generic(&self, op: Op, number: u32) -> String {
        let m = &*self.m;
        let mut out = String::new();
        if m.n_results(op) > 0 {
            out.push_str(&format!("%{} = ", self.base[self.region.idx()] + number));
        }
        out.push('"');
        out.push_str(m.op_name(op));
        out.push_str("\"(");
        for (i, &v) in m.operands(op).iter().enumerate() {
            out.push_str(if i > 0 { ", " } else { "" });
            self.name(v, &mut out);
        }
        out.push(')');
        let row = m.row(op);
        let sized = |n: Sym| n == Sym::OPERAND_SEGMENT_SIZES && row.traits.has(Traits::ATTR_SIZED_OPERANDS);
        for inherent in [true, false] {
            let entries: Vec<(Sym, Attr)> =
                m.cx.dict_entries(m.op_record[op].attrs).filter(|e| (row.attr(e.0).is_some() || sized(e.0)) == inherent).collect();
            if entries.is_empty() {
                continue;
            }
            out.push_str(if inherent { " <{" } else { " {" });
            for (i, (name, a)) in entries.into_iter().enumerate() {
                out.push_str(if i > 0 { ", " } else { "" });
                out.push_str(m.cx.str(name));
                if a != Attr::UNIT {
                    out.push_str(" = ");
                    out.push_str(&print_attr(m, a, self.release));
                }
            }
            out.push_str(if inherent { "}>" } else { "}" });
        }
        let types = |values: &mut dyn Iterator<Item = Value>, out: &mut String| {
            for (i, v) in values.enumerate() {
                out.push_str(if i > 0 { ", " } else { "" });
                out.push_str(&print_type(m, m.ty(v), self.release));
            }
        };
        out.push_str(" : (");
        types(&mut m.operands(op).iter().copied(), &mut out);
        out.push_str(") -> ");
        let one = m.n_results(op) == 1;
        out.push_str(if one { "" } else { "(" });
        types(&mut m.results(op), &mut out);
        out.push_str(if one { "" } else { ")" });
        out
    }

    // Checks.

    fn operation(&mut self, op: Op) {
        match self.m.kind(op) {
            mr::CAST => self.cast(op),
            mr::DIM if self.release.version >= 20 => self.dim(op),
            mr::LOAD => self.access(op, 0),
            mr::STORE => self.access(op, 1),
            mr::EXPAND_SHAPE => self.expand(op),
            _ => {}
        }
        let number = self.count;
        if self.m.n_results(op) > 0 {
            for r in self.m.results(op) {
                self.number[r.idx()] = number;
            }
            self.count += 1;
        }
        self.list.push(op);
        match self.m.kind(op) {
            mr::SUBVIEW => self.view(op, number, "subview is out-of-bounds of the base memref"),
            mr::REINTERPRET_CAST => self.view(op, number, "result of reinterpret_cast is out-of-bounds of the base memref"),
            _ => {}
        }
        // New operations behind stand in the same block.
        let block = self.m.op_record[op].block;
        for i in (0..self.list.len()).rev() {
            let o = self.list[i];
            if self.m.op_record[o].block == block && o != op {
                break;
            }
            self.m.op_record[o].block = block;
        }
    }

    fn cast(&mut self, op: Op) {
        let (src, ty) = (self.m.operand(op, 0), self.m.ty(self.m.result(op, 0)));
        let (Some(dims), Some((strides, offset))) = (self.m.cx.shape_of(ty).map(<[i64]>::to_vec), shape::strides(&self.m.cx, ty)) else {
            return;
        };
        let from = self.m.cx.shape_of(self.m.ty(src)).map(<[i64]>::to_vec);
        let TypeData::MemRef { elem, space, .. } = self.m.cx.type_data(ty) else { return };
        if from.is_none() {
            let rank = self.value(mr::RANK, &[src], Type::INDEX, Attr::EMPTY_DICT);
            let want = self.index(dims.len() as i64);
            let same = self.compare(0, rank, want);
            self.assert(op, self.count, same, "rank mismatch");
        }
        let open = vec![DYNAMIC; dims.len()];
        let list = self.m.cx.dims.intern(&open);
        let layout = self.m.cx.attr(ir::AttrData::Strided { offset: DYNAMIC, strides: list });
        let any = self.m.cx.memref_type(&open, elem, layout, space);
        let view = self.value(mr::CAST, &[src], any, Attr::EMPTY_DICT);
        let Some(known) = self.metadata(view) else { return };
        for (i, &n) in dims.iter().enumerate() {
            let told = from.as_ref().is_some_and(|f| f.get(i).is_some_and(|&f| f != DYNAMIC));
            if n == DYNAMIC || told {
                continue;
            }
            let size = self.size(src, i);
            let want = self.index(n);
            let same = self.compare(0, size, want);
            self.assert(op, self.count, same, &format!("size mismatch of dim {i}"));
        }
        if offset != DYNAMIC {
            let want = self.index(offset);
            let has = self.m.result(known, 1);
            let same = self.compare(0, has, want);
            self.assert(op, self.count, same, "offset mismatch");
        }
        for (i, &n) in strides.iter().enumerate().filter(|e| *e.1 != DYNAMIC) {
            let want = self.index(n);
            let has = self.m.result(known, 2 + dims.len() + i);
            let same = self.compare(0, has, want);
            self.assert(op, self.count, same, &format!("stride mismatch of dim {i}"));
        }
    }

    /// Indices lie inside.
    /// There is such a dimension. What is known of a constant is not asked.
    fn dim(&mut self, op: Op) {
        let &[source, at] = self.m.operands(op) else { return };
        let known = self.m.def_op(at).filter(|&o| self.m.kind(o) == arith::CONSTANT).and_then(|o| self.m.attr(o, Sym::VALUE));
        let known = known.and_then(|a| self.m.cx.int_value(a));
        let rank = self.value(mr::RANK, &[source], Type::INDEX, Attr::EMPTY_DICT);
        let zero = self.index(0);
        let inside = match known {
            Some(n) => {
                let truth = if n >= 0 { Attr::TRUE } else { Attr::FALSE };
                let attrs = self.m.cx.dict_one(Sym::VALUE, truth);
                let low = self.value(arith::CONSTANT, &[], Type::I1, attrs);
                let high = self.compare(4, rank, at);
                if n >= 0 { high } else { low }
            }
            None => {
                let (low, high) = (self.compare(5, at, zero), self.compare(2, at, rank));
                self.both(low, high)
            }
        };
        self.assert(op, self.count, inside, "index is out of bounds");
    }
    fn access(&mut self, op: Op, first: usize) {
        let operands = self.m.operands(op).to_vec();
        let Some((&buffer, indices)) = operands.get(first..).and_then(|o| o.split_first()) else { return };
        let dims = self.m.cx.shape_of(self.m.ty(buffer)).unwrap_or(&[]).to_vec();
        if indices.is_empty() || dims.len() != indices.len() {
            return;
        }
        let zero = self.index(0);
        let mut all: Option<Value> = None;
        for (i, (&at, &n)) in indices.iter().zip(&dims).enumerate() {
            let which = self.index(i as i64);
            let size = if n == DYNAMIC { self.value(mr::DIM, &[buffer, which], Type::INDEX, Attr::EMPTY_DICT) } else { self.index(n) };
            let (low, high) = (self.compare(5, at, zero), self.compare(2, at, size));
            let inside = self.both(low, high);
            all = Some(match all {
                Some(before) => self.both(before, inside),
                None => inside,
            });
        }
        if let Some(all) = all {
            self.assert(op, self.count, all, "out-of-bounds access");
        }
    }

    /// The first element of a buffer and the one behind its last, counted from its base.
    fn ends(&mut self, v: Value) -> Option<(Value, Value)> {
        let ty = self.m.ty(v);
        let dims = self.m.cx.shape_of(ty)?.to_vec();
        let (strides, offset) = shape::strides(&self.m.cx, ty)?;
        let known = self.metadata(v)?;
        let mut operands: Vec<Value> = Vec::new();
        let result = |c: &Self, i: usize| c.m.result(known, i);
        let number = |c: &mut Self, n: i64, i: usize, operands: &mut Vec<Value>| {
            if n == DYNAMIC {
                operands.push(result(c, i));
                affine::symbol(&mut c.m.cx, operands.len() as u32 - 1)
            } else {
                affine::constant(&mut c.m.cx, n)
            }
        };
        let mut sum = number(self, offset, 1, &mut operands);
        let sizes: Vec<_> = dims.iter().enumerate().map(|(i, &n)| (n, 2 + i)).collect();
        // Sizes are symbols before strides, each where it is first used.
        for (i, &(n, at)) in sizes.iter().enumerate() {
            let size = number(self, n, at, &mut operands);
            let stride = number(self, strides[i], 2 + dims.len() + i, &mut operands);
            let product = affine::mul(&mut self.m.cx, size, stride);
            sum = affine::add(&mut self.m.cx, sum, product);
        }
        let end = match affine::as_const(&self.m.cx, sum) {
            Some(n) => self.index(n),
            None => {
                let map = affine::map(&mut self.m.cx, 0, operands.len() as u32, &[sum]);
                let map = affine::map_attr(&mut self.m.cx, map);
                let attrs = self.m.cx.dict_one(Sym::MAP, map);
                self.value(affine_dialect::APPLY, &operands, Type::INDEX, attrs)
            }
        };
        let start = if offset == DYNAMIC { result(self, 1) } else { self.index(offset) };
        Some((start, end))
    }

    /// What is viewed lies inside of what it is viewed of.
    fn view(&mut self, op: Op, number: u32, what: &str) {
        let (base, result) = (self.m.operand(op, 0), self.m.result(op, 0));
        let Some((start, end)) = self.ends(base) else { return };
        let Some((first, last)) = self.ends(result) else { return };
        let (low, high) = (self.compare(5, first, start), self.compare(3, last, end));
        let inside = self.both(low, high);
        self.assert(op, number, inside, what);
    }

    /// Sizes that are known divide what they are taken from.
    fn expand(&mut self, op: Op) {
        let src = self.m.operand(op, 0);
        let dims = self.m.cx.shape_of(self.m.ty(self.m.result(op, 0))).unwrap_or(&[]).to_vec();
        let groups = self.m.attr(op, Sym::REASSOCIATION).and_then(|a| self.m.cx.array_items(a)).unwrap_or_default();
        for (i, g) in groups.into_iter().enumerate() {
            let group: Vec<i64> = self.m.cx.array_items(g).unwrap_or_default().into_iter().filter_map(|a| self.m.cx.int_value(a)).collect();
            let known = group.iter().filter_map(|&d| dims.get(usize::try_from(d).ok()?)).filter(|&&n| n != DYNAMIC);
            let Some(product) = known.copied().try_fold(1i64, i64::checked_mul) else { continue };
            let size = self.size(src, i);
            let by = self.index(product);
            let rest = self.value(arith::REMSI, &[size, by], Type::INDEX, Attr::EMPTY_DICT);
            let zero = self.index(0);
            let fits = self.compare(0, rest, zero);
            self.assert(op, self.count, fits, "static result dims in reassoc group do not divide src dim evenly");
        }
    }
}
