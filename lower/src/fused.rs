//! The whole road to the LLVM dialect: structured control flow to branches, then one sweep with the rules of all
//! dialects. The result is that of the passes one after the other ([`crate::road::PASSES`]).

use alloc::vec::Vec;

use ir::dialect::{LLVM_END, affine, arith, builtin, cf, func, index, llvm, memref, scf, ub};
#[cfg(feature = "extended")]
use ir::dialect::{bufferization, complex, linalg, math, vector};
use ir::{Diags, Module, Op, Opcode};

use crate::options::Options;
use crate::pass::{PassContext, find_pass};
use crate::sweep::{self, Legality, Rule, Rules, opcodes};
use crate::types::{Materialize, TypeConverter, TypeRule};
use crate::{convert, reconcile, scf_to_cf};

/// What a module holds, by kind of operation.
#[derive(Clone, Copy, Default, Debug)]
struct Contents {
    structured: bool,
    views: bool,
    affine: bool,
    casts: bool,
}

impl Contents {
    /// From the opcodes, which are dense and in the order of the dialects.
    fn of(kinds: &Kinds) -> Contents {
        let has = |first: Opcode, end: Opcode| kinds.any(first, end);
        let one = |k: Opcode| has(k, Opcode(k.0 + 1));
        Contents {
            structured: cfg!(feature = "scf") && has(index::END, scf::END),
            views: cfg!(feature = "views") && (one(memref::SUBVIEW) || one(memref::EXPAND_SHAPE) || one(memref::COLLAPSE_SHAPE)),
            affine: cfg!(feature = "affine") && has(memref::END, affine::END),
            casts: one(builtin::UNREALIZED_CONVERSION_CAST),
        }
    }
}

/// Which kinds of operations a module holds, by kind: found in one scan.
struct Kinds(Vec<bool>);

impl Kinds {
    fn of(m: &Module) -> Kinds {
        let mut seen = alloc::vec![false; m.cx.registry.len()];
        for k in m.op_kind.as_slice() {
            if let Some(s) = seen.get_mut(k.idx()) {
                *s = true;
            }
        }
        Kinds(seen)
    }
    /// Whether there is one from a kind to before another one.
    fn any(&self, first: Opcode, end: Opcode) -> bool {
        self.0.get(first.idx()..end.idx()).is_some_and(|kinds| kinds.contains(&true))
    }
}

/// The rules of all dialects.
fn rules(opts: &Options) -> Rules {
    let mut rules = Rules::folding();
    rules.fused = true;
    rules.set(opcodes(llvm::ADD, LLVM_END), Legality::Legal);
    rules.set([builtin::MODULE], Legality::Legal);
    crate::arith::add_rules(&mut rules, &opts.release);
    rules.add(crate::cf::RULES).add(crate::func::RULES).add(crate::memref::RULES).add(crate::ub::RULES);
    if cfg!(feature = "index") {
        rules.add(crate::index::RULES);
    }
    if cfg!(feature = "complex") {
        rules.add(crate::complex::RULES);
    }
    #[cfg(feature = "extended")]
    rules.add(crate::vector_to_llvm::RULES);
    if cfg!(feature = "math") {
        crate::math::add_rules(&mut rules, &opts.release);
    }
    rules.fold_late(opcodes(func::END, arith::END)).fold_late(opcodes(cf::END, index::END));
    // These have no folds of their own that a road of passes would show.
    rules.no_fold(opcodes(arith::END, cf::END)).no_fold(opcodes(ub::END, func::END)).no_fold([ub::POISON]);
    rules
}

/// Passes that make what the sweep or another of them lowers, with the first kind of operation that they are for and the
/// kind behind the last.
#[cfg(feature = "extended")]
static BEFORE: &[(&str, Opcode, Opcode)] = &[
    ("convert-linalg-to-loops", linalg::ABS, linalg::END),
    ("convert-bufferization-to-memref", bufferization::CLONE, bufferization::DEALLOC_TENSOR),
    ("expand-realloc", memref::REALLOC, memref::REINTERPRET_CAST),
    ("lower-vector-multi-reduction", vector::MULTI_REDUCTION, vector::OUTERPRODUCT),
];

/// Operations on complex numbers that the LLVM dialect has a formula for.
#[cfg(feature = "extended")]
const PLAIN_COMPLEX: [Opcode; 9] =
    [complex::ABS, complex::ADD, complex::CONSTANT, complex::CREATE, complex::DIV, complex::IM, complex::MUL, complex::RE, complex::SUB];

/// Calls functions that LLVM has no intrinsic for, if there are any; those that it has one for become it before.
#[cfg(feature = "extended")]
fn library_calls(m: &mut Module, opts: &Options, diags: &mut Diags, run: impl Fn(&str, &mut Module, &mut Diags) -> bool) -> bool {
    let mut known = Rules::new();
    crate::math::add_rules(&mut known, &opts.release);
    let missing = |k: Opcode| (math::ABSF <= k) & (k < math::END) && known.rewrite_of(k).is_none();
    if !any_kind(m, missing) {
        return true;
    }
    run("convert-math-to-llvm", m, diags) && run("convert-math-to-funcs", m, diags) && run("convert-math-to-libm", m, diags)
}

/// What a program adds to the lowering from outside: rules for its own operations (whose opcodes
/// [`ir::registry::Registry::register`] gave) or instead of ours, conversions of types, ways between types, and which of its
/// operations stay for a translation of its own.
#[derive(Clone, Debug, Default)]
pub struct Extension {
    /// Rules; they replace ours for the same opcode.
    pub rules: Vec<Rule>,
    /// Conversions of types, asked before ours, the last one first.
    pub types: Vec<TypeRule>,
    /// From a value to the same value as another type.
    pub materialize: Option<Materialize>,
    /// Operations that may stay, or must not.
    pub legality: Vec<(Opcode, Legality)>,
}

/// [`lower_to_llvm`] with what a program adds.
pub fn lower_to_llvm_with(m: &mut Module, opts: &Options, extension: &Extension, diags: &mut Diags) -> bool {
    lower(m, opts, &mut PartState::default(), extension, diags)
}

/// What lowering the parts of a module keeps from one to the next, so that the work grows with the module alone: types
/// converted before, and the rules.
#[derive(Clone, Debug, Default)]
pub struct PartState {
    types: TypeConverter,
    rules: Option<Rules>,
    /// Whether parts have views, as the first one says that has anything: then passes that take them apart run on all.
    views: Option<bool>,
    /// How many functions of the runtime the last part declared on behalf of `func`, in front of all others.
    pub(crate) n_late: usize,
}

impl PartState {
    /// Of one of several who each lower some parts of a module, and do not know of each other whether there are views: parts that
    /// have some are refused.
    pub fn without_views() -> PartState {
        PartState { views: Some(false), ..PartState::default() }
    }
    /// Says that parts of this module follow, which is whole.
    pub fn begin(&mut self, whole: &Module) {
        self.views = Some(Contents::of(&Kinds::of(whole)).views);
    }
}

/// Lowers everything to the LLVM dialect. False if an error was reported. Operations without a rule are left, for the
/// caller to report: [`is_lowered`].
pub fn lower_to_llvm(m: &mut Module, opts: &Options, diags: &mut Diags) -> bool {
    lower_part(m, opts, &mut PartState::default(), diags)
}

/// The same of a part of a module. All parts have one context and are lowered with the same options. False without a report
/// if a part has views and the first one had none.
pub fn lower_part(m: &mut Module, opts: &Options, state: &mut PartState, diags: &mut Diags) -> bool {
    lower(m, opts, state, &Extension::default(), diags)
}

fn lower(m: &mut Module, opts: &Options, state: &mut PartState, extension: &Extension, diags: &mut Diags) -> bool {
    let Some(root) = m.root else { return true };
    #[cfg_attr(not(feature = "extended"), allow(unused_mut))]
    let mut kinds = Kinds::of(m);
    let mut contents = Contents::of(&kinds);
    if kinds.any(func::FUNC, Opcode(func::FUNC.0 + 1)) {
        let views = *state.views.get_or_insert(contents.views);
        if contents.views && !views {
            return false;
        }
        contents.views = views;
    }
    let before = diags.n_errors;
    let run = |name: &str, m: &mut Module, diags: &mut Diags| match find_pass(name) {
        Some(pass) => (pass.run)(&mut PassContext { m, diags, release: opts.release, pass, values: &[], source: None }, &[root]),
        None => true,
    };
    #[cfg(feature = "extended")]
    for &(pass, first, end) in BEFORE {
        if kinds.any(first, end) {
            if !run(pass, m, diags) {
                return false;
            }
            kinds = Kinds::of(m);
            contents = Contents::of(&kinds);
        }
    }
    // Vectors of several dimensions first become smaller ones, some of them in loops over memory.
    #[cfg(feature = "extended")]
    let vectors = kinds.any(vector::BITCAST, vector::END);
    #[cfg(feature = "extended")]
    if vectors {
        if crate::vector_reduce::masked_access(m) && !run("lower-vector-mask", m, diags) {
            return false;
        }
        if !run("convert-vector-to-scf", m, diags) {
            return false;
        }
        kinds = Kinds::of(m);
        contents = Contents::of(&kinds);
    }
    if contents.views && !run("expand-strided-metadata", m, diags) {
        return false;
    }
    if (contents.views || contents.affine) && !run("lower-affine", m, diags) {
        return false;
    }
    if contents.affine {
        contents = Contents { structured: true, ..contents };
    }
    if contents.structured && !scf_to_cf::convert(m, &[root], alloc::vec::Vec::new(), opts.release, diags) {
        return false;
    }
    #[cfg(feature = "extended")]
    if vectors && !crate::vector_lower::run(m, &[root], opts, diags) {
        return false;
    }
    // Functions of complex numbers become formulas, and functions without an intrinsic calls.
    #[cfg(feature = "extended")]
    if vectors || contents.views || contents.affine {
        kinds = Kinds::of(m);
    }
    #[cfg(feature = "extended")]
    if kinds.any(complex::ABS, complex::END) && any_kind(m, |k| (complex::ABS <= k) & (k < complex::END) & !PLAIN_COMPLEX.contains(&k)) {
        if !run("convert-complex-to-standard", m, diags) {
            return false;
        }
        kinds = Kinds::of(m);
    }
    #[cfg(feature = "extended")]
    if kinds.any(math::ABSF, math::END) && !library_calls(m, opts, diags, run) {
        return false;
    }
    let Some(width) = convert::index_width(m, root, opts.index_bitwidth, diags) else { return false };
    let PartState { types, rules, n_late, .. } = state;
    if !types.to_llvm || types.index_width != width {
        *types = TypeConverter::llvm(width);
        types.rules.clone_from(&extension.types);
        types.materialize = extension.materialize;
    }
    let rules = &*rules.get_or_insert_with(|| {
        let mut rules = self::rules(opts);
        rules.plain_constants = extension.rules.is_empty();
        rules.add(&extension.rules);
        for &(opcode, legality) in &extension.legality {
            rules.set([opcode], legality);
        }
        rules.prepare(&m.cx.registry);
        rules
    });
    // Code grows to some three times as many operations.
    m.reserve((3 * m.op_kind.len()).min(8 * crate::room::MANY));
    let Some(n) = sweep::run(m, &[root], rules, types, opts, diags) else { return false };
    *n_late = n;
    // Casts stand only where there were some, or where something was left.
    let cast = builtin::UNREALIZED_CONVERSION_CAST;
    if contents.casts || !each_kind(m, |k| k != cast) {
        reconcile::reconcile_all(m);
    }
    diags.n_errors == before
}

/// Whether nothing but the LLVM dialect is left, modules aside, and modules have one block still.
pub fn is_lowered(m: &Module) -> bool {
    each_kind(m, |k| (k >= llvm::ADD) & (k < LLVM_END) | (k == builtin::MODULE) | (k == Opcode::ERASED)) && split_module(m).is_none()
}

/// The first module with more than one block: control flow outside functions was lowered, and a module has no room for it.
pub fn split_module(m: &Module) -> Option<Op> {
    let mut modules: Vec<Op> = m.root.into_iter().collect();
    while let Some(module) = modules.pop() {
        for &r in m.op_regions(module) {
            let blocks = m.region_blocks(r);
            if blocks.len() > 1 {
                return Some(module);
            }
            modules.extend(blocks.iter().flat_map(|&b| m.block_ops(b)).rev().filter(|&&op| m.kind(op) == builtin::MODULE));
        }
    }
    None
}

#[cfg(feature = "extended")]
fn any_kind(m: &Module, holds: impl Fn(Opcode) -> bool) -> bool {
    !each_kind(m, |k| !holds(k))
}

/// Whether something holds for the kinds of all operations. Looks at many at a time, without branches between them.
pub(crate) fn each_kind(m: &Module, holds: impl Fn(Opcode) -> bool) -> bool {
    m.op_kind.as_slice().chunks(256).all(|kinds| kinds.iter().fold(true, |all, &k| all & holds(k)))
}
