//! Straight-line programs that operations expand to, as text: `name operand operand; ...`. A value is named by the
//! number of the instruction that makes it; `x` and `y` are the operands of the operation. `=n` is constant number
//! `n`, `=true` the truth value, `op.c` another complex operation, expanded in its place. Operations on floats carry
//! the fast-math flags of the operation; `~` after a name leaves `nnan` and `ninf` away, `-` all of them.
//!
//! One program serves two targets: `arith` and `math`, or the LLVM dialect, where complex numbers are structs and
//! `real v`, `imaginary v` put the parts of the result together.

use alloc::vec::Vec;
use ir::dialect::{arith, complex, enums, llvm, math};
use ir::{Attr, AttrData, Opcode, Sym, Type, TypeData, Value};

use crate::build;
use crate::complex_program::{CONSTANTS, PROGRAMS};
use crate::sweep::Rewriter;

/// When a program is the one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Always.
    Any,
    /// In release 19.
    Older,
    /// Where division is not to be improved.
    Basic,
    /// Under `nnan` and `ninf`.
    Finite,
}

/// What an operation expands to.
#[derive(Debug)]
pub struct Program {
    /// Which operation.
    pub opcode: Opcode,
    /// Under which condition.
    pub when: When,
    /// The program.
    pub text: &'static str,
}

/// What a program is expanded for.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The type of the complex numbers, converted if the target is LLVM.
    pub complex: Type,
    /// The type of their parts.
    pub elem: Type,
    /// The operation's fast-math flags, numbered as arith's.
    pub flags: u64,
    /// Whether division may be the plain formula.
    pub basic: bool,
    /// Whether the target is the LLVM dialect.
    pub llvm: bool,
}

/// Name, counterpart in arith or math, in LLVM.
#[rustfmt::skip]
static OPS: &[(&str, Opcode, Opcode)] = &[
    ("absf", math::ABSF, llvm::INTR_FABS),
    ("addf", arith::ADDF, llvm::FADD),
    ("andi", arith::ANDI, llvm::AND),
    ("atan2", math::ATAN2, llvm::INTR_ATAN2),
    ("cmpf", arith::CMPF, llvm::FCMP),
    ("copysign", math::COPYSIGN, llvm::INTR_COPYSIGN),
    ("cos", math::COS, llvm::INTR_COS),
    ("divf", arith::DIVF, llvm::FDIV),
    ("exp", math::EXP, llvm::INTR_EXP),
    ("expm1", math::EXPM1, Opcode::ERASED),
    ("fma", math::FMA, llvm::INTR_FMA),
    ("log", math::LOG, llvm::INTR_LOG),
    ("log1p", math::LOG1P, Opcode::ERASED),
    ("maximumf", arith::MAXIMUMF, llvm::INTR_MAXIMUM),
    ("minimumf", arith::MINIMUMF, llvm::INTR_MINIMUM),
    ("mulf", arith::MULF, llvm::FMUL),
    ("negf", arith::NEGF, llvm::FNEG),
    ("ori", arith::ORI, llvm::OR),
    ("powf", math::POWF, llvm::INTR_POW),
    ("rsqrt", math::RSQRT, Opcode::ERASED),
    ("select", arith::SELECT, llvm::SELECT),
    ("sin", math::SIN, llvm::INTR_SIN),
    ("sqrt", math::SQRT, llvm::INTR_SQRT),
    ("subf", arith::SUBF, llvm::FSUB),
    ("xori", arith::XORI, llvm::XOR),
];

/// The predicates of comparisons in the order of their numbers.
const PREDICATES: &[&str] = &["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno"];

/// `nnan` and `ninf` in arith's numbering.
const NNAN_NINF: u64 = 2 | 4;

/// Programs expand into each other at most this deep: an arcus tangent into a logarithm into an absolute value.
const MAX_DEPTH: u32 = 4;

/// The program of an operation.
pub fn find(rw: &Rewriter<'_>, opcode: Opcode, job: &Job) -> Option<&'static str> {
    let holds = |w: When| match w {
        When::Any => true,
        When::Older => rw.opts.release.older_complex_formulas,
        When::Basic => job.basic,
        When::Finite => job.flags & NNAN_NINF == NNAN_NINF,
    };
    PROGRAMS.iter().find(|p| p.opcode == opcode && holds(p.when)).map(|p| p.text)
}

/// The division that copes with infinities.
pub fn division() -> Option<&'static str> {
    PROGRAMS.iter().find(|p| p.opcode == complex::DIV && p.when == When::Any).map(|p| p.text)
}

/// Expands a program at the place; the value that it returns. `None` if the program is wrong.
pub fn expand(rw: &mut Rewriter<'_>, text: &str, args: [Value; 2], job: &Job) -> Option<Value> {
    expand_at(rw, text, args, job, 0)
}

fn expand_at(rw: &mut Rewriter<'_>, text: &str, args: [Value; 2], job: &Job, depth: u32) -> Option<Value> {
    if depth > MAX_DEPTH {
        return None;
    }
    let mut values: Vec<Value> = Vec::new();
    let mut whole = None;
    for line in ir::find::split(text, "; ") {
        let mut words = line.split(' ');
        let name = words.next()?;
        let mut operands = [Value::NONE; 3];
        let mut n = 0;
        for w in words {
            *operands.get_mut(n)? = match w {
                "x" => args[0],
                "y" => args[1],
                w => *values.get(w.parse::<usize>().ok()?)?,
            };
            n += 1;
        }
        if name == "ret" {
            return Some(operands[0]);
        }
        let operands = &operands[..n];
        if job.llvm && whole.is_none() && !matches!(name, "re" | "im") && ir::find::contains(text, "real ") {
            whole = Some(build::poison(rw, job.complex));
        }
        let value = match name {
            "re" | "im" if job.llvm => build::extract(rw, operands[0], job.elem, &[i64::from(name == "im")]),
            "re" => rw.value(complex::RE, operands, job.elem, Attr::EMPTY_DICT),
            "im" => rw.value(complex::IM, operands, job.elem, Attr::EMPTY_DICT),
            "create" => rw.value(complex::CREATE, operands, job.complex, Attr::EMPTY_DICT),
            "real" | "imaginary" => {
                let v = build::insert(rw, whole?, operands[0], job.complex, &[i64::from(name == "imaginary")]);
                whole = Some(v);
                v
            }
            _ if name.starts_with('=') => constant(rw, &name[1..], job)?,
            _ if name.ends_with(".c") => {
                let row = rw.m.cx.registry.find(&alloc::format!("complex.{}", name.strip_suffix(".c")?))?;
                let text = find(rw, row, job)?;
                // Folded before it is expanded.
                if !job.llvm && operands.get(1).is_some_and(|&b| complex::is_first(rw.m, row, b)) {
                    values.push(operands[0]);
                    continue;
                }
                expand_at(rw, text, [operands[0], *operands.get(1).unwrap_or(&operands[0])], job, depth + 1)?
            }
            _ => instruction(rw, name, operands, job)?,
        };
        values.push(value);
    }
    None
}

fn instruction(rw: &mut Rewriter<'_>, name: &str, operands: &[Value], job: &Job) -> Option<Value> {
    let (name, flags) = match name.as_bytes().last()? {
        b'~' => (&name[..name.len() - 1], job.flags & !NNAN_NINF),
        b'-' => (&name[..name.len() - 1], 0),
        _ => (name, job.flags),
    };
    let (name, predicate) = name.split_once('.').unwrap_or((name, ""));
    let row = OPS.iter().find(|o| o.0 == name)?;
    let is_float = !matches!(name, "andi" | "ori" | "xori" | "select");
    let ty = match name {
        "cmpf" | "andi" | "ori" | "xori" => Type::I1,
        "select" => rw.ty(operands[1])?,
        _ => job.elem,
    };
    let mut attrs = if is_float { flag_attrs(rw, flags, job.llvm) } else { Attr::EMPTY_DICT };
    if let Some(p) = PREDICATES.iter().position(|p| *p == predicate) {
        let p = rw.m.cx.int_attr(Type::I64, p as i64);
        attrs = rw.m.cx.dict_set(attrs, Sym::PREDICATE, p);
    }
    let opcode = if job.llvm { row.2 } else { row.1 };
    if opcode == Opcode::ERASED {
        return None;
    }
    Some(rw.value(opcode, operands, ty, attrs))
}

fn flag_attrs(rw: &mut Rewriter<'_>, flags: u64, llvm: bool) -> Attr {
    if llvm {
        return crate::math::fastmath_attrs(rw, flags);
    }
    if flags == 0 {
        return Attr::EMPTY_DICT;
    }
    let flags = rw.m.cx.attr(AttrData::Enum { def: enums::ARITH_FASTMATH, value: flags });
    rw.m.cx.dict_one(Sym::FASTMATH, flags)
}

fn constant(rw: &mut Rewriter<'_>, name: &str, job: &Job) -> Option<Value> {
    let (value, ty) = if name == "true" {
        (Attr::TRUE, Type::I1)
    } else {
        let x = *CONSTANTS.get(name.parse::<usize>().ok()?)?;
        let TypeData::Float(kind) = rw.m.cx.type_data(job.elem) else { return None };
        (ir::constant::splat(&mut rw.m.cx, job.elem, ir::float::from_f64(kind, x))?, job.elem)
    };
    let attrs = rw.m.cx.dict_one(Sym::VALUE, value);
    Some(rw.value(if job.llvm { llvm::MLIR_CONSTANT } else { arith::CONSTANT }, &[], ty, attrs))
}
