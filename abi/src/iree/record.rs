//! Signatures and their type records: the data, and reading them out of a JSON text with every rule checked.
//!
//! Source: IREE's "Function Signatures" document. What it leaves open is decided so: the two arrays must be there and no
//! key may be unknown or stand twice (`v`, the version, may be there and is 1); integer widths are those of MLIR, float
//! widths those of IEEE formats and of x87; named arguments come last and have different names, as do the slots of an
//! `sdict`; an element of an nd-array is a primitive, or a compound type.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ir::map::Set;

use super::Error;
use super::json::{Json, Kind as J};

/// The widest integer type of MLIR, in bits.
const MAX_WIDTH: u32 = (1 << 24) - 1;

/// What a type record says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `null`: a null reference, or an empty slot.
    Null,
    /// `"unknown"`: a type without record.
    Unknown,
    /// `"i32"`: width in bits.
    Int(u32),
    /// `"f32"`: width in bits.
    Float(u32),
    /// `"bf16"`
    Bf16,
    /// `["ndarray", element, rank, dims...]`: the element follows; dims are a range of [`Signature::dims`], `None` for an
    /// unknown rank.
    NdArray(Option<(u32, u32)>),
    /// `["slist", types...]`: the slots follow.
    SList,
    /// `["stuple", types...]`: the slots follow.
    STuple,
    /// `["sdict", [key, type]...]`: the slots follow, each with its name.
    SDict,
    /// `["py_homogeneous_list", type]`: the element follows.
    TypedList,
    /// Of a function's type only: a list whose slots have no static type (`!util.list<?>`).
    Erased,
    /// Of a function's type only: a buffer with a shape that has no static type (`!hal.buffer_view`).
    View,
    /// Of a function's type only: another reference type.
    Object,
}

/// A type record. Its parts follow it; `end` is one past the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// What it says.
    pub kind: Kind,
    /// Index of its key in [`Signature::names`] if it is a named argument or a slot of an `sdict`, else `u32::MAX`.
    pub name: u32,
    /// Index one past its last part.
    pub end: u32,
    /// Byte of the text that it was read from; 0 for a derived one.
    pub at: u32,
}

/// No name.
pub const NO_NAME: u32 = u32::MAX;

/// The records of a function's arguments and results.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// All records, each before its parts.
    pub nodes: Vec<Node>,
    /// Sizes of nd-arrays, `None` where unknown.
    pub dims: Vec<Option<i64>>,
    /// Keys of named arguments and slots.
    pub names: Vec<String>,
    /// The records of the arguments.
    pub args: Vec<u32>,
    /// The records of the results.
    pub results: Vec<u32>,
    /// Whether the version is written, `"v":1`.
    pub version: bool,
}

impl Signature {
    /// Appends a record without parts (yet); close one with parts with [`Signature::close`].
    pub fn push(&mut self, kind: Kind, name: u32, at: u32) -> u32 {
        let i = self.nodes.len() as u32;
        self.nodes.push(Node { kind, name, end: i + 1, at });
        i
    }
    /// Everything appended since the record `i` are its parts.
    pub fn close(&mut self, i: u32) {
        self.nodes[i as usize].end = self.nodes.len() as u32;
    }
    /// Keeps a key.
    pub fn name(&mut self, text: &str) -> u32 {
        self.names.push(text.into());
        self.names.len() as u32 - 1
    }
    /// The key of a record.
    pub fn name_of(&self, i: u32) -> Option<&str> {
        self.names.get(self.nodes[i as usize].name as usize).map(|s| s.as_str())
    }
    /// What a record says.
    pub fn kind(&self, i: u32) -> Kind {
        self.nodes[i as usize].kind
    }
    /// The parts of a record.
    pub fn parts(&self, i: u32) -> impl Iterator<Item = u32> + '_ {
        let end = self.nodes[i as usize].end;
        let mut next = i + 1;
        core::iter::from_fn(move || {
            let this = next;
            (this < end).then(|| {
                next = self.nodes[this as usize].end;
                this
            })
        })
    }
    /// Sizes of an nd-array of known rank.
    pub fn dims_of(&self, range: (u32, u32)) -> &[Option<i64>] {
        &self.dims[range.0 as usize..range.1 as usize]
    }
    /// Keeps the sizes of an nd-array.
    pub fn push_dims(&mut self, dims: impl IntoIterator<Item = Option<i64>>) -> (u32, u32) {
        let from = self.dims.len() as u32;
        self.dims.extend(dims);
        (from, self.dims.len() as u32)
    }

    /// Reads and checks the text of an `iree.abi` attribute. Errors name the place in the text.
    pub fn read(text: &[u8]) -> Result<Signature, Error> {
        let json = Json::read(text)?;
        let mut r = Reader { json: &json, sig: Signature::default() };
        r.whole()?;
        Ok(r.sig)
    }
}

struct Reader<'a> {
    json: &'a Json,
    sig: Signature,
}

impl<'a> Reader<'a> {
    fn json_kind(&self, i: u32) -> J {
        self.json.nodes[i as usize].kind
    }
    fn at(&self, i: u32) -> u32 {
        self.json.nodes[i as usize].at
    }
    fn error<T>(&self, i: u32, message: impl Into<String>) -> Result<T, Error> {
        Err(Error::new(self.at(i) as usize, message))
    }
    fn str(&self, i: u32) -> Option<&'a str> {
        match self.json_kind(i) {
            J::String(l) => Some(self.json.str(l)),
            _ => None,
        }
    }
    /// Items of an array.
    fn items(&self, i: u32) -> Vec<u32> {
        self.json.parts(i).collect()
    }

    fn whole(&mut self) -> Result<(), Error> {
        if self.json_kind(0) != J::Object {
            return self.error(0, format!("a signature is an object, found {}", what(self.json_kind(0))));
        }
        let (mut args, mut results) = (None, None);
        let parts = self.items(0);
        for pair in parts.chunks_exact(2) {
            let (key, value) = (pair[0], pair[1]);
            let name = self.str(key).unwrap_or("");
            match name {
                "a" | "r" => {
                    let which = if name == "a" { &mut args } else { &mut results };
                    if which.replace(value).is_some() {
                        return self.error(key, format!("key \"{name}\" stands twice"));
                    }
                    if self.json_kind(value) != J::Array {
                        let found = what(self.json_kind(value));
                        return self.error(value, format!("\"{name}\" must be an array of type records, found {found}"));
                    }
                }
                "v" => {
                    if self.sig.version {
                        return self.error(key, "key \"v\" stands twice");
                    }
                    if self.json_kind(value) != J::Integer(1) {
                        return self.error(value, "unknown version: \"v\" must be 1");
                    }
                    self.sig.version = true;
                }
                _ => return self.error(key, format!("unknown key \"{name}\": a signature has \"a\", \"r\" and \"v\"")),
            }
        }
        let Some(args) = args else { return self.error(0, "missing key \"a\", the arguments") };
        let Some(results) = results else { return self.error(0, "missing key \"r\", the results") };
        let mut names = Set::default();
        for i in self.items(args) {
            let record = match self.named(i)? {
                Some((key, ty)) => {
                    let text = self.str(key).unwrap_or("");
                    if !names.insert(text) {
                        return self.error(key, format!("two arguments are named \"{text}\""));
                    }
                    let name = self.sig.name(text);
                    self.record(ty, name)?
                }
                None if !names.is_empty() => return self.error(i, "a positional argument behind a named one"),
                None => self.record(i, NO_NAME)?,
            };
            self.sig.args.push(record);
        }
        for i in self.items(results) {
            let record = self.record(i, NO_NAME)?;
            self.sig.results.push(record);
        }
        Ok(())
    }

    /// Key and type of `["named", key, type]`.
    fn named(&self, i: u32) -> Result<Option<(u32, u32)>, Error> {
        if self.json_kind(i) != J::Array {
            return Ok(None);
        }
        let items = self.items(i);
        if items.first().and_then(|&t| self.str(t)) != Some("named") {
            return Ok(None);
        }
        let [_, key, ty] = items[..] else {
            return self.error(i, format!("\"named\" takes a key and a type, found {}", count(items.len() - 1, "field")));
        };
        match self.str(key) {
            Some("") => return self.error(key, "the key of \"named\" is empty"),
            Some(_) => {}
            None => return self.error(key, format!("the key of \"named\" must be a string, found {}", what(self.json_kind(key)))),
        }
        Ok(Some((key, ty)))
    }

    /// A type record. Recursion is as deep as the JSON text, which has a limit.
    fn record(&mut self, i: u32, name: u32) -> Result<u32, Error> {
        let at = self.at(i);
        match self.json_kind(i) {
            J::Null => Ok(self.sig.push(Kind::Null, name, at)),
            J::String(l) => {
                let kind = primitive(self.json.str(l)).or_else(|message| self.error(i, message))?;
                Ok(self.sig.push(kind, name, at))
            }
            J::Array => self.compound(i, name),
            other => self.error(i, format!("a type record is a string, null or an array, found {}", what(other))),
        }
    }

    fn compound(&mut self, i: u32, name: u32) -> Result<u32, Error> {
        let (at, items) = (self.at(i), self.items(i));
        let Some((&tag, fields)) = items.split_first() else {
            return self.error(i, "a compound type begins with its tag, found an empty array");
        };
        let Some(text) = self.str(tag) else {
            return self.error(tag, format!("a compound type begins with its tag, a string, found {}", what(self.json_kind(tag))));
        };
        let kind = match text {
            "ndarray" => return self.ndarray(i, name, fields),
            "named" => return self.error(i, "\"named\" may stand only in the list of arguments, and not inside another"),
            "slist" => Kind::SList,
            "stuple" => Kind::STuple,
            "sdict" => Kind::SDict,
            "py_homogeneous_list" if fields.len() == 1 => Kind::TypedList,
            "py_homogeneous_list" => {
                return self.error(i, format!("\"py_homogeneous_list\" takes one element type, found {}", fields.len()));
            }
            _ => {
                let mut message = format!("unknown compound type \"{text}\"");
                let known = ["named", "ndarray", "slist", "stuple", "sdict", "py_homogeneous_list"];
                if let Some(near) = ir::near::nearest(text, known.into_iter()) {
                    message.push_str(&format!("; did you mean \"{near}\"?"));
                }
                return self.error(tag, message);
            }
        };
        let record = self.sig.push(kind, name, at);
        if kind == Kind::SDict {
            let mut keys = Set::default();
            for &slot in fields {
                let pair = if self.json_kind(slot) == J::Array { self.items(slot) } else { Vec::new() };
                let (&[key, ty], Some(text)) = (&pair[..], pair.first().and_then(|&k| self.str(k))) else {
                    return self.error(slot, "a slot of \"sdict\" is a key and a type, as in [\"key\", \"i32\"]");
                };
                if !keys.insert(text) {
                    return self.error(key, format!("two slots have the key \"{text}\""));
                }
                let name = self.sig.name(text);
                self.record(ty, name)?;
            }
        } else {
            for &slot in fields {
                self.record(slot, NO_NAME)?;
            }
        }
        self.sig.close(record);
        Ok(record)
    }

    fn ndarray(&mut self, i: u32, name: u32, fields: &[u32]) -> Result<u32, Error> {
        let [elem, rank, dims @ ..] = fields else {
            return self.error(i, format!("\"ndarray\" takes an element type, a rank and sizes, found {}", count(fields.len(), "field")));
        };
        if !matches!(self.json_kind(*elem), J::String(_) | J::Array) {
            return self
                .error(*elem, format!("the element type of \"ndarray\" is a string or an array, found {}", what(self.json_kind(*elem))));
        }
        let number = |i: u32, what_it_is: &str| match self.json_kind(i) {
            J::Null => Ok(None),
            J::Integer(n) if n >= 0 => Ok(Some(n)),
            other => self.error(i, format!("{what_it_is} must be null or a non-negative integer, found {}", what(other))),
        };
        let kind = match number(*rank, "the rank of \"ndarray\"")? {
            None if dims.is_empty() => Kind::NdArray(None),
            None => return self.error(dims[0], "an \"ndarray\" of unknown rank has no sizes"),
            Some(n) if n != dims.len() as i64 => {
                return self.error(*rank, format!("the rank is {n}, found {}", count(dims.len(), "size")));
            }
            Some(_) => {
                let sizes: Result<Vec<_>, Error> = dims.iter().map(|&d| number(d, "a size of \"ndarray\"")).collect();
                Kind::NdArray(Some(self.sig.push_dims(sizes?)))
            }
        };
        let record = self.sig.push(kind, name, self.at(i));
        self.record(*elem, NO_NAME)?;
        self.sig.close(record);
        Ok(record)
    }
}

/// A number of things, for a message.
pub(super) fn count(n: usize, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}

/// What a JSON value is, for a message.
fn what(kind: J) -> String {
    match kind {
        J::Null => "null".into(),
        J::Bool(b) => format!("{b}"),
        J::Integer(n) => format!("{n}"),
        J::Number => "a number that is no integer".into(),
        J::String(_) => "a string".into(),
        J::Array => "an array".into(),
        J::Object => "an object".into(),
    }
}

/// Reads a primitive type.
fn primitive(text: &str) -> Result<Kind, String> {
    match text {
        "unknown" => return Ok(Kind::Unknown),
        "bf16" => return Ok(Kind::Bf16),
        _ => {}
    }
    let digits = text.get(1..).unwrap_or("");
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !plain || !matches!(text.as_bytes()[0], b'i' | b'f') {
        let mut message = format!("unknown primitive type \"{text}\"");
        if let Some(near) = ir::near::nearest(text, ["i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "unknown"].into_iter()) {
            message.push_str(&format!("; did you mean \"{near}\"?"));
        }
        return Err(message);
    }
    if text.starts_with('f') {
        return match digits {
            "16" => Ok(Kind::Float(16)),
            "32" => Ok(Kind::Float(32)),
            "64" => Ok(Kind::Float(64)),
            "80" => Ok(Kind::Float(80)),
            "128" => Ok(Kind::Float(128)),
            _ => Err(format!("no float format is {digits} bits wide: there are f16, f32, f64, f80 and f128")),
        };
    }
    match digits.parse::<u32>() {
        Ok(0) => Err(format!("\"{text}\" is zero bits wide")),
        Ok(n) if n <= MAX_WIDTH => Ok(Kind::Int(n)),
        _ => Err(format!("\"{text}\" is wider than an integer type can be, {MAX_WIDTH} bits")),
    }
}
