//! Passes that finish a module of the LLVM dialect for its translation: `llvm-legalize-for-export` and
//! `ensure-debug-info-scope-on-llvm-func`. Source: what mlir-opt 22 and 19 do.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use ir::dialect::{enums as e, llvm, records as r};
use ir::map::Map;
use ir::{Attr, AttrData, Block, Loc, LocData, Module, NewOp, Op, Sym, Type};

use crate::pass::PassContext;

/// `llvm-legalize-for-export`: no branch passes arguments to one block twice, and parts of parts of variables are parts.
pub fn legalize(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let mut all = Vec::new();
    for &op in ops {
        ir::walk(cx.m, op, |o| all.push(o));
    }
    let mut known = Rewritten::default();
    for op in all {
        for i in 0..cx.m.op_regions(op).len() {
            let region = cx.m.op_regions(op)[i];
            let mut blocks = cx.m.region_blocks(region).to_vec();
            let n = blocks.len();
            for k in 0..n {
                tell_successors_apart(cx.m, blocks[k], &mut blocks);
            }
            if blocks.len() > n {
                cx.m.set_region_blocks(region, &blocks);
            }
        }
        let attrs = cx.m.op_record[op].attrs;
        cx.m.op_record[op].attrs = rewritten(cx.m, &mut known, attrs, &mut |m, def, fields| {
            if def == r::LLVM_DI_EXPRESSION {
                *fields = merged_fragments(m, fields);
            }
        });
    }
    true
}

/// LLVM's phis take one value from each block. A second way from a block to another one goes through a block of its own,
/// put at the end of the region.
fn tell_successors_apart(m: &mut Module, block: Block, blocks: &mut Vec<Block>) {
    let Some(branch) = m.terminator(block) else { return };
    let mut successors = m.successors(branch).to_vec();
    if successors.len() < 2 {
        return;
    }
    // By target in the order of its first mention, as new blocks are in; sorting keeps that linear for big switches.
    let mut order: Vec<(u32, u32)> = Vec::with_capacity(successors.len());
    let mut first: Map<Block, u32> = Map::default();
    for (i, &s) in (0u32..).zip(&successors) {
        let at = *first.entry(s).or_insert(i);
        if at != i && m.block_args(s).len() > 0 {
            order.push((at, i));
        }
    }
    if order.is_empty() {
        return;
    }
    ir::order::sort_by_key(&mut order, |&o| o);
    let loc = m.op_record[branch].loc;
    for (_, i) in order {
        let to = successors[i as usize];
        let old: Vec<_> = m.block_args(to).collect();
        let types: Vec<Type> = old.iter().map(|&a| m.ty(a)).collect();
        let between = m.new_block(&types);
        let args: Vec<_> = m.block_args(between).collect();
        for (&o, &n) in old.iter().zip(&args) {
            m.place_arg_like(n, o);
        }
        let jump = m.append(NewOp { operands: &args, successors: &[to], ..NewOp::new(llvm::BR, loc) });
        m.set_block_ops(between, &[jump]);
        blocks.push(between);
        successors[i as usize] = between;
    }
    let e = m.op_record[branch].extra as usize;
    let at = m.successor_pool.len() as u32;
    m.successor_pool.extend_from_slice(&successors);
    m.extras[e].successors = at;
}

/// What attributes became, by attribute: each is rewritten once.
pub(crate) type Rewritten = Map<Attr, Attr>;

/// The same attribute with what `change` makes of the fields of every record in it, given the record's number and its
/// fields, the innermost first. Debug information nests without end, so what is open is a stack.
pub(crate) fn rewritten(
    m: &mut Module,
    known: &mut Rewritten,
    attr: Attr,
    change: &mut dyn FnMut(&mut Module, u16, &mut Vec<Attr>),
) -> Attr {
    let mut open = vec![attr];
    while let Some(&a) = open.last() {
        let n = open.len();
        let inner = parts_of(m, a);
        if !known.contains_key(&a) {
            open.extend(inner.iter().copied().filter(|a| a.is_some() && !known.contains_key(a)));
        }
        if open.len() > n {
            continue;
        }
        open.pop();
        if !known.contains_key(&a) {
            let new = inner.iter().map(|a| known.get(a).copied().unwrap_or(*a)).collect();
            let out = with_parts(m, a, &inner, new, change);
            known.insert(a, out);
        }
    }
    known.get(&attr).copied().unwrap_or(attr)
}
/// The attribute `attr` of other parts than `inner`.
fn with_parts(
    m: &mut Module,
    attr: Attr,
    inner: &[Attr],
    mut new: Vec<Attr>,
    change: &mut dyn FnMut(&mut Module, u16, &mut Vec<Attr>),
) -> Attr {
    let data = m.cx.attr_data(attr);
    if let AttrData::Record { def, .. } = data {
        change(m, def, &mut new);
    }
    match data {
        _ if new == inner => attr,
        AttrData::Record { def, .. } => {
            let fields = m.cx.attr_list(&new);
            m.cx.attr(AttrData::Record { def, fields })
        }
        AttrData::Dict(l) => {
            let names: Vec<Sym> = m.cx.lists.get(l).chunks_exact(2).map(|e| Sym(e[0])).collect();
            let entries: Vec<(Sym, Attr)> = names.into_iter().zip(new).collect();
            m.cx.dict(&entries)
        }
        _ => m.cx.array_attr(&new),
    }
}

/// The attributes right in an attribute.
fn parts_of(m: &Module, attr: Attr) -> Vec<Attr> {
    match m.cx.attr_data(attr) {
        AttrData::Array(l) | AttrData::Record { fields: l, .. } => m.cx.attrs_in(l).collect(),
        AttrData::Dict(l) => m.cx.lists.get(l).chunks_exact(2).map(|e| Attr(e[1])).collect(),
        _ => Vec::new(),
    }
}

/// The fields of an expression whose fragments in a row are one: offsets add up, the first size holds.
fn merged_fragments(m: &mut Module, fields: &[Attr]) -> Vec<Attr> {
    let operations = fields.first().filter(|a| a.is_some()).and_then(|&a| m.cx.array_items(a)).unwrap_or_default();
    let word = m.cx.str_attr("DW_OP_LLVM_fragment");
    let fragment = |m: &Module, a: Attr| -> Option<(u64, u64, Type)> {
        let AttrData::Record { fields, .. } = m.cx.attr_data(a) else { return None };
        let parts: Vec<Attr> = m.cx.attrs_in(fields).collect();
        let arguments = m.cx.array_items(*parts.get(1).filter(|a| a.is_some())?)?;
        let [offset, size] = arguments[..] else { return None };
        let ty = m.cx.attr_type(offset)?;
        if parts[0] == word { Some((m.cx.int_value(offset)? as u64, m.cx.int_value(size)? as u64, ty)) } else { None }
    };
    let mut out: Vec<Attr> = Vec::with_capacity(operations.len());
    for &next in &operations {
        let pair = out.last().and_then(|&last| fragment(m, last)).zip(fragment(m, next));
        let (Some(((at, size, ty), (more, ..))), Some(last)) = (pair, out.last_mut()) else {
            out.push(next);
            continue;
        };
        let numbers = [m.cx.int_attr(ty, at.wrapping_add(more) as i64), m.cx.int_attr(ty, size as i64)];
        let arguments = m.cx.array_attr(&numbers);
        let fields = m.cx.attr_list(&[word, arguments]);
        *last = m.cx.attr(AttrData::Record { def: r::LLVM_DI_EXPRESSION_ELEM, fields });
    }
    let mut fields = fields.to_vec();
    if out.len() < operations.len() {
        fields[0] = m.cx.array_attr(&out);
    }
    fields
}

/// `ensure-debug-info-scope-on-llvm-func`: every function without one gets a subprogram, all of one compile unit.
pub fn debug_scopes(cx: &mut PassContext<'_>, ops: &[Op]) -> bool {
    let kinds = &e::ENUMS[e::LLVM_DI_EMISSION_KIND as usize];
    let kind = kinds.value(cx.text("emission-kind")).unwrap_or(0);
    let lines = cx.source.map(|s| ir::diag::Lines::new(s.text)).unwrap_or_default();
    let source = cx.source.unwrap_or(ir::Source::new("<unknown>", ""));
    let early = cx.release.early_debug_scopes;
    let m = &mut *cx.m;
    for &module in ops {
        let loc = m.op_record[module].loc;
        let unit = match metadata_of(m, loc, r::LLVM_DI_COMPILE_UNIT) {
            Some(unit) => unit,
            None => {
                let place = file_place(m, source, &lines, loc, early);
                let file = match &place {
                    Some((path, ..)) => di_file(m, path),
                    None => di_file(m, "<unknown>"),
                };
                let kind = m.cx.attr(AttrData::Enum { def: e::LLVM_DI_EMISSION_KIND, value: kind });
                let id = distinct(m);
                let (lang, producer) = (m.cx.str_attr("DW_LANG_C"), m.cx.str_attr("MLIR"));
                record(
                    m,
                    r::LLVM_DI_COMPILE_UNIT,
                    &[
                        ("id", id),
                        ("sourceLanguage", lang),
                        ("file", file),
                        ("producer", producer),
                        ("isOptimized", Attr::TRUE),
                        ("emissionKind", kind),
                    ],
                )
            }
        };
        let unit_file = field(m, unit, "file");
        let mut functions = Vec::new();
        ir::walk(m, module, |o| {
            if m.kind(o) == llvm::FUNC {
                functions.push(o);
            }
        });
        for f in functions {
            let loc = m.op_record[f].loc;
            if metadata_of(m, loc, r::LLVM_DI_SUBPROGRAM).is_some() {
                if !early {
                    other_files(m, source, &lines, f);
                }
                continue;
            }
            let place = file_place(m, source, &lines, loc, early);
            let (file, line, col) = match &place {
                Some((path, line, col)) => (di_file(m, path), *line, *col),
                None => (unit_file, 1, 1),
            };
            let Some(name) = m.attr(f, Sym::SYM_NAME) else { continue };
            let cc = m.cx.str_attr("DW_CC_normal");
            let ty = record(m, r::LLVM_DI_SUBROUTINE_TYPE, &[("callingConvention", cc)]);
            let flags = &e::ENUMS[e::LLVM_DI_SUBPROGRAM_FLAGS as usize];
            let (optimized, definition) = (flags.value("Optimized").unwrap_or(0), flags.value("Definition").unwrap_or(0));
            let declared = m.entry_block(f, 0).is_none();
            let value = if declared { optimized } else { optimized | definition };
            let flags = m.cx.attr(AttrData::Enum { def: e::LLVM_DI_SUBPROGRAM_FLAGS, value });
            let mut number = |n: u32| if n == 0 { Attr::NONE } else { m.cx.int_attr(Type::I64, n.into()) };
            let (line, scope_line) = (number(line), number(if early { col } else { line }));
            let mut fields = vec![
                ("scope", file),
                ("name", name),
                ("linkageName", name),
                ("file", file),
                ("line", line),
                ("scopeLine", scope_line),
                ("subprogramFlags", flags),
                ("type", ty),
            ];
            // Only definitions are distinct and belong to a compile unit.
            if !declared {
                fields.push(("id", distinct(m)));
                fields.push(("compileUnit", unit));
            }
            let metadata = record(m, r::LLVM_DI_SUBPROGRAM, &fields);
            let locs = m.cx.lists.intern(&[loc.0]);
            m.op_record[f].loc = m.cx.loc(LocData::Fused { locs, metadata });
            if !early {
                other_files(m, source, &lines, f);
            }
        }
    }
    true
}

/// Operations of a function that stand in another file than the function, or were inlined, get a scope of that file.
fn other_files(m: &mut Module, source: ir::Source<'_>, lines: &ir::diag::Lines, f: Op) {
    let Some(LocData::Fused { metadata: scope, .. }) = m.cx.loc_data(m.op_record[f].loc) else { return };
    if scope.is_none() || !matches!(m.cx.attr_data(scope), AttrData::Record { def: r::LLVM_DI_SUBPROGRAM, .. }) {
        return;
    }
    let home = file_place(m, source, lines, m.op_record[f].loc, false).map(|p| p.0);
    let mut ops = Vec::new();
    ir::walk(m, f, |o| ops.push(o));
    for op in ops.into_iter().skip(1) {
        let loc = m.op_record[op].loc;
        if let Some(LocData::CallSite { callee, caller }) = m.cx.loc_data(loc) {
            if let Some(callee) = inlined_from(m, source, lines, scope, callee) {
                m.op_record[op].loc = m.cx.loc(LocData::CallSite { callee, caller });
            }
            continue;
        }
        let Some((path, ..)) = file_place(m, source, lines, loc, false) else { continue };
        if home.as_ref().is_some_and(|h| *h != path) {
            let metadata = block_of_file(m, scope, &path);
            let locs = m.cx.lists.intern(&[loc.0]);
            m.op_record[op].loc = m.cx.loc(LocData::Fused { locs, metadata });
        }
    }
}
/// The place of inlined code with a scope of its file. Recursion is as deep as locations nest, which the reader limits.
fn inlined_from(m: &mut Module, source: ir::Source<'_>, lines: &ir::diag::Lines, scope: Attr, callee: Loc) -> Option<Loc> {
    let (path, ..) = file_place(m, source, lines, callee, false)?;
    let metadata = block_of_file(m, scope, &path);
    let mut loc = callee;
    if let Some(LocData::CallSite { callee: inner, .. }) = m.cx.loc_data(callee) {
        loc = inlined_from(m, source, lines, metadata, inner)?;
    }
    let locs = m.cx.lists.intern(&[loc.0]);
    Some(m.cx.loc(LocData::Fused { locs, metadata }))
}
fn block_of_file(m: &mut Module, scope: Attr, path: &str) -> Attr {
    let file = di_file(m, path);
    let zero = m.cx.int_attr(Type::I64, 0);
    record(m, r::LLVM_DI_LEXICAL_BLOCK_FILE, &[("scope", scope), ("file", file), ("discriminator", zero)])
}

/// A record attribute by the names of its fields; absent ones are none.
pub fn record(m: &mut Module, def: u16, given: &[(&str, Attr)]) -> Attr {
    let fields: Vec<Attr> =
        (r::RECORDS[def as usize].fields.iter()).map(|f| given.iter().find(|g| g.0 == f.name).map_or(Attr::NONE, |g| g.1)).collect();
    let fields = m.cx.attr_list(&fields);
    m.cx.attr(AttrData::Record { def, fields })
}
/// The field of a name of a record attribute; none where it has none.
pub fn field(m: &Module, attr: Attr, name: &str) -> Attr {
    let AttrData::Record { def, fields } = m.cx.attr_data(attr) else { return Attr::NONE };
    let at = r::RECORDS[def as usize].fields.iter().position(|f| f.name == name);
    at.and_then(|i| m.cx.attrs_in(fields).nth(i)).unwrap_or(Attr::NONE)
}
/// `distinct[n]<>` that nothing else is.
pub fn distinct(m: &mut Module) -> Attr {
    let id = m.cx.n_distinct;
    m.cx.n_distinct += 1;
    m.cx.attr(AttrData::Distinct { id, attr: Attr::UNIT })
}

/// `#llvm.di_file` of a path.
fn di_file(m: &mut Module, path: &str) -> Attr {
    let (directory, name) = match path.rsplit_once('/') {
        Some(("", name)) => ("/", name),
        Some(parts) => parts,
        None => ("", path),
    };
    let (name, directory) = (m.cx.str_attr(name), m.cx.str_attr(directory));
    record(m, r::LLVM_DI_FILE, &[("name", name), ("directory", directory)])
}

/// The record of a kind that a location, or one inside of it, was fused with.
pub fn metadata_of(m: &Module, loc: Loc, def: u16) -> Option<Attr> {
    let mut todo = vec![loc];
    // Locations share their parts; the bound keeps a text from spelling more than it has bytes.
    for _ in 0..1 << 12 {
        match m.cx.loc_data(todo.pop()?) {
            Some(LocData::Fused { locs, metadata }) => {
                if metadata.is_some() && matches!(m.cx.attr_data(metadata), AttrData::Record { def: d, .. } if d == def) {
                    return Some(metadata);
                }
                todo.extend(m.cx.lists.get(locs).iter().rev().map(|&l| Loc(l)));
            }
            Some(LocData::Name { child, .. }) => todo.push(child),
            Some(LocData::CallSite { callee, caller }) => todo.extend([caller, callee]),
            _ => {}
        }
    }
    None
}

/// The file, line and column that a location stands for: that of the caller where code was inlined.
fn file_place(m: &Module, source: ir::Source<'_>, lines: &ir::diag::Lines, loc: Loc, early: bool) -> Option<(String, u32, u32)> {
    let mut at = loc;
    for _ in 0..1 << 12 {
        if let Some(offset) = at.offset() {
            let (line, col) = lines.line_col(offset);
            return Some((source.name.into(), line + source.first_line, col));
        }
        at = match m.cx.loc_data(at)? {
            LocData::File { file, line, col } => return Some((m.cx.str(file).into(), line, col)),
            LocData::Range { file, line, col, .. } => return Some((m.cx.str(file).into(), line, col)),
            LocData::Name { child, .. } => child,
            LocData::CallSite { caller, .. } if !early => caller,
            LocData::Fused { locs, .. } if !early => Loc(*m.cx.lists.get(locs).first()?),
            _ => return None,
        };
    }
    None
}
