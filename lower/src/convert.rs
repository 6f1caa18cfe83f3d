//! What the conversions to the LLVM dialect share: the width of `index`, and running one sweep of rules.

use alloc::vec::Vec;

use abi::layout::dl_spec_entries;
use ir::dialect::{LLVM_END, llvm};
use ir::{AttrData, Diagnostic, Diags, Module, Op, Sym, Type};

use crate::options::Options;
#[cfg(feature = "extended")]
use crate::options::{Contracts, Transposes};
use crate::pass::PassContext;
use crate::sweep::{Legality, Rules, opcodes, sweep};
use crate::types::{TypeConverter, TypeRule};

/// Widest `index`: LLVM integers stop at 2^23 bits.
const MAX_INDEX: u32 = 1 << 23;

/// The width of `index` at an operation: what was asked for, else the closest `dlti.dl_spec` around it, else 64.
pub fn index_width(m: &Module, op: Op, asked: u32, diags: &mut Diags) -> Option<u32> {
    let mut width = asked as i64;
    let mut source = "index-bitwidth";
    let mut at = Some(op);
    while let (0, Some(op)) = (width, at) {
        if let Some(spec) = m.attr(op, Sym::DLTI_DL_SPEC) {
            let is_index = |key| matches!(m.cx.attr_data(key), AttrData::Type(Type::INDEX));
            let entry = dl_spec_entries(&m.cx, spec).into_iter().find(|e| is_index(e.0));
            if let Some((_, value)) = entry {
                width = m.cx.int_value(value).unwrap_or(-1);
                source = "dlti.dl_spec";
            }
        }
        at = m.parent_op(op);
    }
    match width {
        0 => Some(64),
        w if (1..=MAX_INDEX as i64).contains(&w) => Some(w as u32),
        w => {
            let message = alloc::format!("{source} makes index {w} bits wide; it can have 1 to {MAX_INDEX} bits");
            diags.push(Diagnostic::error("index-width", m.op_record[op].loc, message).help("the usual widths are 32 and 64"));
            None
        }
    }
}

/// The options of a conversion pass.
pub fn options(cx: &PassContext<'_>) -> Options {
    let mut o = Options::new(cx.release);
    o.index_bitwidth = cx.number("index-bitwidth") as u32;
    o.use_bare_ptr_memref_call_conv = cx.flag("use-bare-ptr-memref-call-conv");
    o.use_aligned_alloc = cx.flag("use-aligned-alloc");
    o.wide_vector_indices = cx.text("force-32bit-vector-indices") == "false";
    o.reassociate_reductions = cx.flag("reassociate-fp-reductions");
    #[cfg(feature = "extended")]
    {
        o.contracts = match cx.text("vector-contract-lowering") {
            "outerproduct" => Contracts::Outer,
            "llvmintr" => Contracts::Intrinsic,
            _ => Contracts::Dot,
        };
        o.transposes = match cx.text("vector-transpose-lowering") {
            "shuffle1d" => Transposes::Shuffle,
            "llvmintr" => Transposes::Intrinsic,
            _ => Transposes::Elements,
        };
    }
    o.vector_alignment = cx.flag("use-vector-alignment");
    o.use_generic_functions = cx.flag("use-generic-functions");
    o
}

/// Runs one sweep with a converter to the LLVM dialect.
pub fn run(cx: &mut PassContext<'_>, roots: &[Op], rules: &Rules) -> bool {
    run_with(cx, roots, rules, &[])
}

/// The same, where more types have counterparts.
pub fn run_with(cx: &mut PassContext<'_>, roots: &[Op], rules: &Rules, types: &[TypeRule]) -> bool {
    let opts = options(cx);
    // Roots under data layouts with other widths of `index` are swept on their own.
    let mut groups: Vec<(u32, Vec<Op>)> = Vec::new();
    for &root in roots {
        let Some(width) = index_width(cx.m, root, opts.index_bitwidth, cx.diags) else { return false };
        match groups.iter_mut().find(|g| g.0 == width) {
            Some(g) => g.1.push(root),
            None => groups.push((width, alloc::vec![root])),
        }
    }
    groups.iter().all(|(width, roots)| {
        let mut converter = TypeConverter::llvm(*width);
        converter.rules.extend_from_slice(types);
        sweep(cx.m, roots, rules, &mut converter, &opts, cx.diags)
    })
}

/// Rules of a conversion to the LLVM dialect: folds what is not legal, and leaves the LLVM dialect and casts alone.
pub(crate) fn llvm_rules() -> Rules {
    let mut rules = Rules::folding();
    rules.set(opcodes(llvm::ADD, LLVM_END), Legality::Legal);
    rules.set([ir::dialect::builtin::UNREALIZED_CONVERSION_CAST], Legality::Legal);
    rules
}
