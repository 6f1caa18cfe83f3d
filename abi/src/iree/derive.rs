//! Signatures from types: what a caller can know of a function without an `iree.abi` attribute.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::diag::{Diags, Source};
use ir::text::parse::{ParseOptions, parse_type};
use ir::{Attr, DYNAMIC, FloatKind, Module, StructBody, Sym, Type, TypeData};

use super::function::{Function, string};
use super::record::{Kind, NO_NAME, Signature};

/// How deep types are looked into; what lies deeper is unknown.
const MAX_DEPTH: u32 = 100;
/// How many records a signature may have: types share their parts, so a short text can spell huge ones.
const MAX_NODES: usize = 1 << 16;

/// The signature of a function's types, with version. Arguments are named after `iree.abi.name` from the first one on
/// behind which all have a name. Errors say what is wrong with the function.
pub fn derive(m: &mut Module, f: &Function) -> Result<Signature, String> {
    let mut d = Derive { m, sig: Signature { version: true, ..Signature::default() } };
    let names: Vec<Option<Sym>> = f.arg_attrs.iter().map(|&a| string(&d.m.cx, a, "iree.abi.name").filter(|&s| s != Sym::EMPTY)).collect();
    let first = names.iter().rposition(|n| n.is_none()).map_or(0, |n| n + 1);
    let mut taken: Vec<Sym> = names[first..].iter().flatten().copied().collect();
    ir::order::sort_by_key(&mut taken, |&n| n);
    if let Some(pair) = taken.windows(2).find(|w| w[0] == w[1]) {
        return Err(format!("two arguments are named \"{}\" by 'iree.abi.name'", d.m.cx.str(pair[0])));
    }
    for (n, &ty) in f.inputs.iter().enumerate() {
        let name = match names[n].filter(|_| n >= first) {
            Some(s) => d.sig.name(d.m.cx.str(s)),
            None => NO_NAME,
        };
        let record = d.record(ty, name, 0);
        d.sig.args.push(record);
    }
    for &ty in &f.results {
        let record = d.record(ty, NO_NAME, 0);
        d.sig.results.push(record);
    }
    if d.sig.nodes.len() > MAX_NODES {
        return Err(format!("types with more than {MAX_NODES} parts"));
    }
    Ok(d.sig)
}

/// Appends the record of one type to a signature.
pub fn derive_type(m: &mut Module, sig: &mut Signature, ty: Type, name: u32) -> u32 {
    let mut d = Derive { m, sig: core::mem::take(sig) };
    let record = d.record(ty, name, 0);
    *sig = d.sig;
    record
}

/// Reads a type that stands in a text of its own; unknown dialects are accepted.
pub fn type_of_text(m: &mut Module, text: &str) -> Option<Type> {
    let options = ParseOptions { allow_unregistered: true, quiet_older: true, ..ParseOptions::default() };
    parse_type(m, Source::new("", text), &options, &mut Diags::default()).ok()
}

struct Derive<'a> {
    m: &'a mut Module,
    sig: Signature,
}

impl Derive<'_> {
    fn leaf(&mut self, kind: Kind, name: u32) -> u32 {
        self.sig.push(kind, name, 0)
    }

    fn with_parts(&mut self, kind: Kind, name: u32, parts: &[Type], depth: u32) -> u32 {
        let record = self.leaf(kind, name);
        for &p in parts {
            self.record(p, NO_NAME, depth + 1);
        }
        self.sig.close(record);
        record
    }

    fn record(&mut self, ty: Type, name: u32, depth: u32) -> u32 {
        if depth > MAX_DEPTH || self.sig.nodes.len() > MAX_NODES {
            return self.leaf(Kind::Unknown, name);
        }
        let cx = &self.m.cx;
        match cx.type_data(ty) {
            // A record has no place for signedness.
            TypeData::Integer { width, .. } => self.leaf(Kind::Int(width), name),
            TypeData::Float(FloatKind::BF16) => self.leaf(Kind::Bf16, name),
            TypeData::Float(k @ (FloatKind::F16 | FloatKind::F32 | FloatKind::F64 | FloatKind::F80 | FloatKind::F128)) => {
                self.leaf(Kind::Float(k.bits()), name)
            }
            TypeData::Tensor { dims, elem, .. } | TypeData::MemRef { dims, elem, layout: Attr::NONE, .. } => {
                let dims: Vec<i64> = cx.shape(dims).to_vec();
                let dims = self.sig.push_dims(dims.into_iter().map(|d| (d != DYNAMIC).then_some(d)));
                self.with_parts(Kind::NdArray(Some(dims)), name, &[elem], depth)
            }
            TypeData::UnrankedTensor(elem) | TypeData::UnrankedMemRef { elem, .. } => {
                self.with_parts(Kind::NdArray(None), name, &[elem], depth)
            }
            TypeData::Tuple(l) => {
                let parts = cx.type_vec(l);
                self.with_parts(Kind::STuple, name, &parts, depth)
            }
            TypeData::LlvmStruct { body, .. } => {
                let parts = cx.type_vec(body);
                self.with_parts(Kind::STuple, name, &parts, depth)
            }
            TypeData::LlvmNamedStruct { name: of } => match cx.struct_body(of) {
                Some(StructBody::Fields { body, .. }) => {
                    let parts = cx.type_vec(body);
                    self.with_parts(Kind::STuple, name, &parts, depth)
                }
                _ => self.leaf(Kind::Unknown, name),
            },
            TypeData::LlvmPtr { .. } => self.leaf(Kind::Object, name),
            TypeData::Opaque { dialect, text } => {
                let (dialect, text) = (String::from(cx.str(dialect)), String::from(cx.str(text)));
                self.dialect_type(&dialect, &text, name, depth)
            }
            _ => self.leaf(Kind::Unknown, name),
        }
    }

    /// A type of IREE's dialects, or of a front end that targets IREE.
    fn dialect_type(&mut self, dialect: &str, text: &str, name: u32, depth: u32) -> u32 {
        let (word, inside) = match text.split_once('<') {
            Some((w, rest)) => (w, rest.strip_suffix('>')),
            None => (text, None),
        };
        match (dialect, word, inside) {
            ("util" | "iree" | "iree_input" | "vm" | "torch", "list", Some("?" | "!iree_input.variant")) => self.leaf(Kind::Erased, name),
            ("util" | "iree" | "iree_input" | "vm" | "torch", "list", Some(of)) => match type_of_text(self.m, of) {
                Some(of) => self.with_parts(Kind::TypedList, name, &[of], depth),
                None => self.leaf(Kind::Object, name),
            },
            ("hal" | "iree_input", "buffer_view", None) => self.leaf(Kind::View, name),
            ("vm", "ref", Some(of)) => match type_of_text(self.m, of) {
                Some(of) => self.record(of, name, depth + 1),
                None => self.leaf(Kind::Object, name),
            },
            // An nd-array of references: the list of values and the list of sizes.
            ("iree" | "torch", "tuple", Some(_)) => match type_of_text(self.m, text).map(|t| self.m.cx.type_data(t)) {
                Some(TypeData::Tuple(l)) => {
                    let parts = self.m.cx.type_vec(l);
                    match self.values_and_sizes(&parts) {
                        Some(elem) => self.with_parts(Kind::NdArray(None), name, &[elem], depth),
                        None => self.with_parts(Kind::STuple, name, &parts, depth),
                    }
                }
                _ => self.leaf(Kind::Object, name),
            },
            ("torch", "float", None) => self.leaf(Kind::Float(64), name),
            ("torch", "int", None) => self.leaf(Kind::Int(64), name),
            ("torch", "bool", None) => self.leaf(Kind::Int(1), name),
            ("torch", "str", None) => self.with_parts(Kind::TypedList, name, &[Type::I8], depth),
            // `[2,?],f32` inside.
            ("torch", "tensor" | "vtensor", Some(inside)) => {
                match inside.strip_prefix('[').and_then(|t| ir::find::find(t, "],").map(|at| (&t[..at], &t[at + 2..]))) {
                    Some((dims, elem)) => {
                        let shape: String = dims.split(',').filter(|d| !d.is_empty()).flat_map(|d| [d.trim(), "x"]).collect();
                        match type_of_text(self.m, &format!("tensor<{shape}{elem}>")) {
                            Some(t) => self.record(t, name, depth + 1),
                            None => self.leaf(Kind::Object, name),
                        }
                    }
                    None => self.leaf(Kind::View, name),
                }
            }
            _ => self.leaf(Kind::Object, name),
        }
    }

    /// `T` of `!util.list<T>, !util.list<index>`.
    fn values_and_sizes(&mut self, parts: &[Type]) -> Option<Type> {
        let &[values, sizes] = parts else { return None };
        let inside = |m: &Module, t: Type| match m.cx.type_data(t) {
            TypeData::Opaque { dialect, text } if m.cx.str(dialect) == "util" => {
                m.cx.str(text).strip_prefix("list<").and_then(|t| t.strip_suffix('>')).map(String::from)
            }
            _ => None,
        };
        if inside(self.m, sizes)? != "index" {
            return None;
        }
        let elem = inside(self.m, values)?;
        type_of_text(self.m, &elem)
    }
}
