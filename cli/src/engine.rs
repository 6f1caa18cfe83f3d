//! The steps of the job, each a call into one room: read, lower, print, emit.

use ir::diag::{Diagnostic, Diags, Source};
use ir::text::parse::{self, ParseOptions};
use ir::text::print::{self, PrintOptions};
use ir::{Module, verify};
use lower::pass::{self, Pipeline};

/// Reads a module and, if asked, verifies it.
pub fn read(m: &mut Module, source: Source<'_>, options: &ParseOptions, check: bool, diags: &mut Diags) -> bool {
    if parse::parse_into(m, source, options, diags).is_err() {
        return false;
    }
    !check || verified(m, diags)
}

/// Verifies a module.
pub fn verified(m: &mut Module, diags: &mut Diags) -> bool {
    let before = diags.n_errors;
    verify::verify(m, diags);
    diags.n_errors == before
}

/// Prints a module as MLIR.
pub fn print(m: &Module, source: Source<'_>, options: &PrintOptions, out: &mut Vec<u8>) {
    let text = print::print_module(m, source, options);
    if out.is_empty() { *out = text.into_bytes() } else { out.extend_from_slice(text.as_bytes()) }
}

/// Writes the LLVM IR of a module of the LLVM dialect.
pub fn emit(m: &Module, source: Source<'_>, llvm: u32, diags: &mut Diags, out: &mut Vec<u8>) -> bool {
    match emit::emit_ll(m, source, &emit::EmitOptions { llvm_version: llvm, ..Default::default() }, diags) {
        Ok(text) if out.is_empty() => *out = text,
        Ok(text) => out.extend_from_slice(&text),
        Err(()) => return false,
    }
    true
}

/// The road of the whole job, pass by pass; options are those of [`crate::job::Options`] that a pass knows.
const ROAD: &[&str] = &[
    "expand-strided-metadata",
    "lower-affine",
    "convert-scf-to-cf",
    "convert-cf-to-llvm",
    "convert-index-to-llvm",
    "finalize-memref-to-llvm",
    "convert-func-to-llvm",
    "convert-arith-to-llvm",
    "reconcile-unrealized-casts",
];

/// Lowers everything to the LLVM dialect.
pub fn lower(m: &mut Module, options: &crate::job::Options, diags: &mut Diags) -> bool {
    let o = &options.lower;
    let mut road = Pipeline::new();
    let wrappers = options.c_wrappers.then_some("llvm-request-c-wrappers");
    let needs = needs(m);
    // These passes also tidy the functions that they visit: where nothing needs them, the code stays as written.
    let wanted = |name: &&str| match *name {
        "expand-strided-metadata" => needs.views,
        "lower-affine" => needs.views || needs.affine,
        "convert-index-to-llvm" => needs.index,
        _ => true,
    };
    for row in wrappers.iter().chain(ROAD).filter(|n| wanted(n)).filter_map(|name| pass::find_pass(name)) {
        let value = |option: &str| match option {
            "index-bitwidth" => Some(o.index_bitwidth.to_string()),
            "use-bare-ptr-memref-call-conv" => Some(o.use_bare_ptr_memref_call_conv.to_string()),
            "use-aligned-alloc" => Some(o.use_aligned_alloc.to_string()),
            "use-generic-functions" => Some(o.use_generic_functions.to_string()),
            _ => None,
        };
        road.push(row, row.options.iter().map(|p| value(p.name)).collect());
    }
    pass::run_pipeline(m, &road, o.release, diags, &mut pass::NoHooks) && nothing_left(m, diags)
}

/// What a module holds that only some modules do.
#[derive(Default)]
struct Needs {
    /// Views of memrefs that expand first.
    views: bool,
    /// Operations of affine.
    affine: bool,
    /// Operations of index.
    index: bool,
}

/// One look at the opcodes.
fn needs(m: &Module) -> Needs {
    use ir::dialect::{affine, cf, index, memref};
    let mut n = Needs::default();
    for kind in m.op_kind.as_slice() {
        n.views |= matches!(*kind, memref::SUBVIEW | memref::EXPAND_SHAPE | memref::COLLAPSE_SHAPE);
        n.affine |= (memref::END.0..affine::END.0).contains(&kind.0);
        n.index |= (cf::END.0..index::END.0).contains(&kind.0);
    }
    n
}

/// Reports what has no lowering: operations of other dialects, and the types that keep them.
fn nothing_left(m: &Module, diags: &mut Diags) -> bool {
    let before = diags.n_errors;
    let Some(root) = m.root else { return true };
    // Operations inside one that is left are left with it: the outermost says enough.
    let mut stack = vec![root];
    while let Some(op) = stack.pop() {
        let dialect = m.op_name(op).split('.').next().unwrap_or("");
        let is_module = m.op_name(op) == "builtin.module";
        if dialect != "llvm" && !is_module {
            diags.push(left(m, op));
            continue;
        }
        for &r in m.op_regions(op).iter().rev() {
            for &b in m.region_blocks(r).iter().rev() {
                stack.extend(m.block_ops(b).iter().rev());
            }
        }
    }
    diags.n_errors == before
}

/// The diagnostic for an operation that was not lowered, with the reason where its types show it.
fn left(m: &Module, op: ir::Op) -> Diagnostic {
    let name = m.op_name(op);
    let types = m.operands(op).iter().map(|&v| m.ty(v)).chain(m.results(op).map(|v| m.ty(v)));
    let mut types: Vec<ir::Type> = types.collect();
    if let Some(f) = m.attr(op, ir::Sym::FUNCTION_TYPE)
        && let ir::AttrData::Type(f) = m.cx.attr_data(f)
    {
        types.push(f);
    }
    let shown: Vec<String> = types.iter().map(|&t| print::print_type(m, t, Default::default())).collect();
    let d = Diagnostic::error("not-lowered", m.op_loc[op], format!("'{name}' was not lowered to the LLVM dialect"));
    if let Some(t) = shown.iter().find(|t| t.contains("tensor<")) {
        return d.help(format!("{t} holds a tensor, and tensors have no lowering: bufferize first, so that memrefs take their place"));
    }
    if name == "builtin.unrealized_conversion_cast" {
        return d.help("one side of this cast was converted, the other side has no lowering: lower what uses it, or remove the cast");
    }
    d.help("no conversion is known for this operation: rewrite it in func, arith, cf, scf, memref, index or llvm")
}
