//! A dialect of one's own, from outside lowir's crates: `span`, with a type, two operations and attributes.
//!
//! - `!span.range`, a pair of ends, becomes a struct of two `i64`;
//! - `span.clamp %x in %r : !span.range` is lowered to the LLVM dialect: the nearest number in a range;
//! - `span.ticks` stays until the translation and becomes a call of the intrinsic `llvm.readcyclecounter`;
//! - the attributes `span.within = array<i64: a, b>` of a load, `span.nonzero` of a parameter, `span.owner = "..."` of a
//!   function and `span.version = "..."` of the module become metadata and attributes of LLVM IR.
//!
//! The binary `custom_dialect` lowers a file with it; `plain_memrefs` (see [`plain`]) replaces a conversion of lowir's.

use emit::ll::hooks::{Amendment, Interface, Target, intrinsic_call};
use emit::ll::rules::{Plan, Rule as Translation};
use ir::constraint::I64;
use ir::dialect::llvm;
use ir::row::{Format, NO_EXTRA, OpDef, OpRow, RowExtra, TypeConstraint, ValueField, one, op};
use ir::text::parse::{ParseOptions, parse_into};
use ir::{Attr, AttrData, Context, Diags, Module, Op, Opcode, Release, Source, Traits, Type, TypeData, Value};
use lower::{Extension, Legality, Options, Rewriter, Rule, TypeConverter};

pub mod plain;

/// Whether a type is one of `span`'s, which are kept as text.
fn is_range(cx: &Context, ty: Type) -> bool {
    matches!(cx.type_data(ty), TypeData::Opaque { dialect, text } if cx.str(dialect) == "span" && cx.str(text) == "range")
}
static RANGE: TypeConstraint = TypeConstraint { text: "a range", holds: is_range, build: None };

const TICKS: ValueField = one!("ticks", &I64);
/// The rows of the dialect, as those of lowir's own.
static TABLE: &[OpRow] = ir::op_rows![
    OpDef {
        operands: &[one!("x", &I64), one!("range", &RANGE)],
        results: &[one!("nearest", &I64)],
        traits: Traits::PURE,
        format: Format::Asm("$x 'in' $range attr-dict ':' type($range)"),
        ..op("span.clamp", "The nearest number in a range.")
    },
    OpDef {
        results: &[TICKS],
        extra: &RowExtra { result_name: "ticks", ..NO_EXTRA },
        format: Format::Asm("attr-dict"),
        ..op("span.ticks", "A clock's reading.")
    },
];

/// The dialect's opcodes, which are known when it is registered.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    clamp: Opcode,
    ticks: Opcode,
}

/// Registers the dialect: its operations and its type.
pub fn register(cx: &mut Context) -> Span {
    let first = cx.registry.register(TABLE);
    cx.registry.register_types("span", |text| match text {
        "range" => Ok(()),
        _ => Err("its only type is `!span.range`"),
    });
    Span { clamp: first, ticks: Opcode(first.0 + 1) }
}

/// The conversion of types: a range is a struct of its ends. Other types are left to lowir's rules.
fn convert(_: &mut TypeConverter, cx: &mut Context, ty: Type) -> Option<Option<Type>> {
    is_range(cx, ty).then(|| Some(cx.llvm_struct(&[Type::I64, Type::I64])))
}

/// The lowering of all `span.clamp` of a module: the smaller of the upper end and of the larger of the lower end and `x`.
fn clamp(rw: &mut Rewriter<'_>, ops: &[Op]) {
    for &op in ops {
        rw.at(op);
        let [x, range] = *rw.m.operands(op) else { continue };
        let low = lower::build::extract(rw, range, Type::I64, &[0]);
        let high = lower::build::extract(rw, range, Type::I64, &[1]);
        let above = rw.value(llvm::INTR_SMAX, &[x, low], Type::I64, Attr::EMPTY_DICT);
        let inside = rw.value(llvm::INTR_SMIN, &[above, high], Type::I64, Attr::EMPTY_DICT);
        rw.replace(op, &[inside]);
    }
}

/// A range where its struct is wanted, and the other way: by going through memory this needs no cast. lowir asks for it
/// where an operation that nobody lowers uses a range.
fn materialize(rw: &mut Rewriter<'_>, value: Value, to: Type, _: lower::Direction) -> Option<Value> {
    let one = lower::build::int_constant(rw, Type::I64, 1);
    let slot = lower::memref_descriptor::alloca(rw, one, to, Type::LLVM_PTR, None);
    lower::memref_descriptor::store(rw, value, slot);
    Some(lower::memref_descriptor::load(rw, slot, to))
}

impl Span {
    /// What the dialect adds to the lowering.
    pub fn extension(self) -> Extension {
        Extension {
            rules: vec![Rule { opcode: self.clamp, rewrite: clamp }],
            types: vec![convert],
            materialize: Some(materialize),
            legality: vec![(self.ticks, Legality::Legal), (self.clamp, Legality::Illegal)],
        }
    }
    /// What it adds to the translation: how an operation that is still there is written.
    pub fn translation(self) -> [(Opcode, Translation); 1] {
        let ticks = Translation {
            plan: Plan::Instr,
            print: |w, op, _| intrinsic_call(w, op, "llvm.readcyclecounter", &[], &[]),
            text: "ticks",
            arg: 0,
        };
        [(self.ticks, ticks)]
    }
}

/// What its attributes mean in LLVM IR.
pub static ATTRIBUTES: Interface = Interface { dialect: "span", amend };

fn amend(a: &mut Amendment<'_, '_>, name: &str, value: Attr) {
    let cx = &a.module().cx;
    let text = match cx.attr_data(value) {
        AttrData::String { text, .. } => cx.str(text),
        _ => "",
    };
    match (name, a.target) {
        ("span.within", Target::Instruction) => match cx.int_array(value).as_deref() {
            Some(&[low, high]) => {
                let node = a.node(&format!("{{i64 {low}, i64 {high}}}"));
                a.attach("range", node);
            }
            _ => a.error("span.within is an array of two numbers, such as array<i64: 0, 10>"),
        },
        ("span.nonzero", Target::Parameter) => a.attribute("nonnull"),
        ("span.owner", Target::Function) => a.string_attribute("span-owner", text),
        ("span.version", Target::Module) => {
            let node = a.node(&format!("{{!\"{text}\"}}"));
            a.named_metadata("span.version", node);
        }
        _ => a.error("this attribute of span means nothing here"),
    }
}

/// Reads MLIR with the dialect registered, lowers it and writes LLVM IR; the error is what to show.
pub fn compile(name: &str, text: &str) -> Result<String, String> {
    let mut m = Module::new();
    let span = register(&mut m.cx);
    run(m, name, text, &span.extension(), &span.translation(), &[ATTRIBUTES])
}

/// The road from text to text, with what is added on the way.
pub(crate) fn run(
    mut m: Module,
    name: &str,
    text: &str,
    extension: &Extension,
    translation: &[(Opcode, Translation)],
    interfaces: &[Interface],
) -> Result<String, String> {
    let source = Source::new(name, text);
    let mut diags = Diags::default();
    let written = (|| {
        parse_into(&mut m, source, &ParseOptions::default(), &mut diags).ok()?;
        ir::verify::verify(&mut m, &mut diags);
        if diags.failed() || !lower::lower_to_llvm_with(&mut m, &Options::new(Release::V22), extension, &mut diags) {
            return None;
        }
        let options = emit::EmitOptions { rules: translation, interfaces, ..Default::default() };
        emit::emit_ll(&m, source, &options, &mut diags).ok()
    })();
    match written.and_then(|bytes| String::from_utf8(bytes).ok()) {
        Some(text) => Ok(text),
        None => {
            let mut out = String::new();
            ir::diag::Lines::new(text).render_all(&m.cx, source, &diags, &mut out);
            Err(out)
        }
    }
}

/// What both binaries do: a file's name is the only argument, LLVM IR goes to standard output.
pub fn command(compile: fn(&str, &str) -> Result<String, String>) -> std::process::ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("give the name of a file of MLIR");
        return std::process::ExitCode::FAILURE;
    };
    let result = match std::fs::read_to_string(&path) {
        Ok(text) => compile(&path, &text),
        Err(e) => Err(format!("{path}: {e}\n")),
    };
    match result {
        Ok(text) => {
            print!("{text}");
            std::process::ExitCode::SUCCESS
        }
        Err(text) => {
            eprint!("{text}");
            std::process::ExitCode::FAILURE
        }
    }
}
