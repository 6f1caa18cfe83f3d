//! Signatures by chance: every type that a calling convention treats in its own way. They are for checks of conventions,
//! where the bodies of functions do not matter; [`super::func`] makes the signatures of programs.

use crate::choice::Choices;

/// Types of scalars.
pub const SCALARS: &[&str] = &["i32", "i1", "i8", "i16", "i64", "i128", "index", "f16", "bf16", "f32", "f64", "f80", "f128", "i24", "i100"];
/// Types of elements.
pub const ELEMENTS: &[&str] = &[
    "f32",
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "f16",
    "bf16",
    "f64",
    "index",
    "complex<f32>",
    "complex<f64>",
    "vector<4xf32>",
    "f80",
    "i128",
];
/// Types of both parts of complex numbers.
pub const PARTS: &[&str] = &["f32", "f16", "bf16", "f64", "i32"];
/// Types of the elements of vectors.
pub const LANES: &[&str] = &["f32", "i1", "i8", "i16", "i32", "i64", "f64", "index"];

/// A signature: the types of arguments and results as MLIR spells them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Of the arguments.
    pub args: Vec<String>,
    /// Of the results.
    pub results: Vec<String>,
}

/// A memref type: ranks 0 to 6, static, dynamic, strided with an offset, unranked.
pub fn memref(c: &mut Choices) -> String {
    let elem = *c.pick(ELEMENTS);
    let kind = c.below(6);
    if kind == 5 {
        return format!("memref<*x{elem}>");
    }
    let rank = c.below(7);
    let mut out = String::from("memref<");
    for _ in 0..rank {
        let open = kind == 1 || kind >= 2 && c.one_in(2);
        out.push_str(&if open { "?x".into() } else { format!("{}x", 1 + c.below(4)) });
    }
    out.push_str(elem);
    if kind == 4 {
        let strides: Vec<String> = (0..rank).map(|_| if c.one_in(3) { (1 + c.below(40)).to_string() } else { "?".into() }).collect();
        let offset = if c.one_in(2) { "3" } else { "?" };
        out.push_str(&format!(", strided<[{}], offset: {offset}>", strides.join(", ")));
    }
    out + ">"
}

/// A type of any kind.
pub fn any_type(c: &mut Choices) -> String {
    match c.below(20) {
        0..6 => (*c.pick(SCALARS)).into(),
        6..15 => memref(c),
        15..17 => format!("complex<{}>", c.pick(PARTS)),
        _ => format!("vector<{}x{}>", c.pick(&[4, 1, 2, 3, 8, 16]), c.pick(LANES)),
    }
}

/// A signature of at most seven arguments and four results.
pub fn signature(c: &mut Choices) -> Signature {
    let (n_args, n_results) = (c.below(8), c.below(5));
    Signature { args: (0..n_args).map(|_| any_type(c)).collect(), results: (0..n_results).map(|_| any_type(c)).collect() }
}

/// Declarations of functions of these signatures: `@d0`, `@c0` with a C interface, `@d1`, and so on.
pub fn module(signatures: &[Signature]) -> String {
    let mut out = String::new();
    for (i, s) in signatures.iter().enumerate() {
        let ty = format!("({}) -> ({})", s.args.join(", "), s.results.join(", "));
        out.push_str(&format!("func.func private @d{i}{ty}\nfunc.func private @c{i}{ty} attributes {{llvm.emit_c_interface}}\n"));
    }
    out
}
