//! A reader of JSON (RFC 8259) that knows where everything stands. Values lie in one flat list, each before its parts;
//! containers are followed with an explicit stack, so depth costs no stack. What the RFC leaves open is decided so:
//! containers nest [`MAX_DEPTH`] deep; a number must fit a double; escapes must spell whole characters, so a lone
//! surrogate is an error; keys may repeat (who reads an object decides); blanks are the four of the RFC, and there is
//! no byte order mark. These are serde_json's decisions too, and tests compare.

use alloc::string::String;
use alloc::vec::Vec;
use ir::List;

use super::Error;

/// How deep arrays and objects nest.
pub const MAX_DEPTH: usize = 127;

/// What a value is. Texts are ranges of [`Json::text`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `null`
    Null,
    /// `true`, `false`
    Bool(bool),
    /// A number without fraction and exponent that fits 64 bits.
    Integer(i64),
    /// Any other number.
    Number,
    /// A string, its escapes undone.
    String(List),
    /// `[...]`: the items follow.
    Array,
    /// `{...}`: keys and values follow in turn.
    Object,
}

/// A value: what it is, where it stands, where the next one that is no part of it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node {
    /// What it is.
    pub kind: Kind,
    /// Byte of the text where it begins.
    pub at: u32,
    /// Index one past its last part.
    pub end: u32,
}

/// A JSON text, read.
#[derive(Clone, Debug, Default)]
pub struct Json {
    /// All values, containers before their parts; the first one is the whole.
    pub nodes: Vec<Node>,
    /// The characters of all strings.
    pub text: String,
}

impl Json {
    /// Reads a text. Linear. Errors: not JSON, nested too deep, more than 4 GiB.
    pub fn read(src: &[u8]) -> Result<Json, Error> {
        if u32::try_from(src.len()).is_err() {
            return Err(Error::new(0, "a text of more than 4 GiB"));
        }
        let mut r = Reader { src, at: 0, json: Json::default(), open: Vec::new() };
        r.whole()?;
        Ok(r.json)
    }
    /// The characters of a string.
    pub fn str(&self, l: List) -> &str {
        &self.text[l.range()]
    }
    /// The parts of a container: items, or keys and values in turn.
    pub fn parts(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let end = self.nodes[node as usize].end;
        let mut next = node + 1;
        core::iter::from_fn(move || {
            let this = next;
            (this < end).then(|| {
                next = self.nodes[this as usize].end;
                this
            })
        })
    }
}

struct Reader<'a> {
    src: &'a [u8],
    at: usize,
    json: Json,
    /// The containers that are open.
    open: Vec<u32>,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.src.get(self.at).copied()
    }
    fn blanks(&mut self) {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.peek() {
            self.at += 1;
        }
    }
    fn error<T>(&self, message: &str) -> Result<T, Error> {
        Err(Error::new(self.at, message))
    }
    /// Nothing that can stand here was found.
    fn expected<T>(&self, what: &str) -> Result<T, Error> {
        Err(self.not_found(what))
    }
    fn not_found(&self, what: &str) -> Error {
        let mut message = String::from("expected ");
        message.push_str(what);
        message.push_str(", found ");
        match self.src.get(self.at..) {
            None | Some([]) => message.push_str("the end of the text"),
            Some(rest) => {
                let rest = &rest[..rest.len().min(12)];
                let shown = rest.utf8_chunks().next().map_or("", |c| c.valid());
                let word = shown.find(|c: char| !c.is_ascii_alphanumeric()).filter(|&n| n > 0);
                let word = word.or_else(|| shown.chars().next().map(char::len_utf8)).unwrap_or(0);
                if word == 0 {
                    message.push_str("a byte that is not UTF-8");
                } else {
                    message.push('`');
                    message.push_str(&shown[..word]);
                    message.push('`');
                }
            }
        }
        Error::new(self.at, message)
    }
    fn push(&mut self, kind: Kind, at: usize) {
        let end = self.json.nodes.len() as u32 + 1;
        self.json.nodes.push(Node { kind, at: at as u32, end });
    }

    fn whole(&mut self) -> Result<(), Error> {
        loop {
            self.blanks();
            let at = self.at;
            match self.peek() {
                Some(open @ (b'[' | b'{')) => {
                    if self.open.len() == MAX_DEPTH {
                        return self.error("arrays and objects nest more than 127 deep");
                    }
                    self.open.push(self.json.nodes.len() as u32);
                    self.push(if open == b'[' { Kind::Array } else { Kind::Object }, at);
                    self.at += 1;
                    self.blanks();
                    let close = if open == b'[' { b']' } else { b'}' };
                    if self.peek() != Some(close) {
                        if open == b'{' {
                            self.key("a key in double quotes, or '}'")?;
                        }
                        continue;
                    }
                }
                Some(b'"') => {
                    let text = self.string()?;
                    self.push(Kind::String(text), at);
                }
                Some(b'-' | b'0'..=b'9') => {
                    let kind = self.number()?;
                    self.push(kind, at);
                }
                _ => {
                    let words = [("null", Kind::Null), ("true", Kind::Bool(true)), ("false", Kind::Bool(false))];
                    let Some(&(word, kind)) = words.iter().find(|w| self.src[at..].starts_with(w.0.as_bytes())) else {
                        return self.expected("a value");
                    };
                    self.at += word.len();
                    self.push(kind, at);
                }
            }
            if self.behind_value()? {
                return Ok(());
            }
        }
    }

    /// Reads what follows a value; whether that was the end.
    fn behind_value(&mut self) -> Result<bool, Error> {
        loop {
            self.blanks();
            let Some(&top) = self.open.last() else {
                return if self.at == self.src.len() { Ok(true) } else { self.expected("the end of the text") };
            };
            let object = self.json.nodes[top as usize].kind == Kind::Object;
            match self.peek() {
                Some(b',') => {
                    self.at += 1;
                    self.blanks();
                    if object {
                        self.key("a key in double quotes")?;
                    }
                    return Ok(false);
                }
                Some(b']') if !object => {}
                Some(b'}') if object => {}
                _ => return self.expected(if object { "',' or '}'" } else { "',' or ']'" }),
            }
            self.at += 1;
            self.open.pop();
            self.json.nodes[top as usize].end = self.json.nodes.len() as u32;
        }
    }

    fn key(&mut self, what: &str) -> Result<(), Error> {
        let at = self.at;
        if self.peek() != Some(b'"') {
            return self.expected(what);
        }
        let text = self.string()?;
        self.push(Kind::String(text), at);
        self.blanks();
        if self.peek() != Some(b':') {
            return self.expected("':'");
        }
        self.at += 1;
        Ok(())
    }

    fn string(&mut self) -> Result<List, Error> {
        let (start, quote) = (self.json.text.len(), self.at);
        self.at += 1;
        loop {
            let from = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..=0x1f)) {
                self.at += 1;
            }
            match core::str::from_utf8(&self.src[from..self.at]) {
                Ok(plain) => self.json.text.push_str(plain),
                Err(e) => return Err(Error::new(from + e.valid_up_to(), "a byte that is not UTF-8")),
            }
            match self.peek() {
                Some(b'"') => break self.at += 1,
                Some(b'\\') => self.escape()?,
                None => return Err(Error::new(quote, "a string without closing quote")),
                Some(_) => return self.error("a control character in a string: write it as an escape"),
            }
        }
        Ok(List { start: start as u32, len: (self.json.text.len() - start) as u32 })
    }

    fn escape(&mut self) -> Result<(), Error> {
        let at = self.at;
        self.at += 2;
        let c = match self.src.get(at + 1) {
            Some(&c @ (b'"' | b'\\' | b'/')) => c as char,
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let first = self.hex(at)?;
                let code = match first {
                    0xd800..0xdc00 => {
                        let second = if self.src[self.at..].starts_with(b"\\u") {
                            self.at += 2;
                            self.hex(at)?
                        } else {
                            0
                        };
                        if !(0xdc00..0xe000).contains(&second) {
                            return Err(Error::new(at, "half of a surrogate pair"));
                        }
                        0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00)
                    }
                    _ => first,
                };
                char::from_u32(code).ok_or_else(|| Error::new(at, "half of a surrogate pair"))?
            }
            _ => return Err(Error::new(at, "an escape that JSON does not have")),
        };
        self.json.text.push(c);
        Ok(())
    }

    /// The four hexadecimal digits of an escape that begins at `escape`.
    fn hex(&mut self, escape: usize) -> Result<u32, Error> {
        let digits = self.src.get(self.at..self.at + 4).unwrap_or(&[]);
        let mut value = 0;
        for &d in digits {
            match (d as char).to_digit(16) {
                Some(d) => value = value * 16 + d,
                None => return Err(Error::new(escape, "expected four hexadecimal digits behind '\\u'")),
            }
        }
        if digits.len() < 4 {
            return Err(Error::new(escape, "expected four hexadecimal digits behind '\\u'"));
        }
        self.at += 4;
        Ok(value)
    }

    fn digits(&mut self) -> Result<(), Error> {
        let from = self.at;
        while let Some(b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        if self.at == from { self.expected("a digit") } else { Ok(()) }
    }

    fn number(&mut self) -> Result<Kind, Error> {
        let from = self.at;
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let first = self.at;
        self.digits()?;
        if self.src[first] == b'0' && self.at > first + 1 {
            return Err(Error::new(from, "a number with a needless zero in front"));
        }
        let mut integer = true;
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
            integer = false;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            self.digits()?;
            integer = false;
        }
        let text = core::str::from_utf8(&self.src[from..self.at]).unwrap_or("");
        if integer && let Ok(n) = text.parse() {
            return Ok(Kind::Integer(n));
        }
        match ir::decimal::read_double(text.as_bytes()) {
            Some(n) if n.is_finite() => Ok(Kind::Number),
            _ => Err(Error::new(from, "a number too large for a double")),
        }
    }
}

/// Appends a string in quotes: escapes where JSON demands them, other characters as they are.
pub fn push_string(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '\0'..='\u{1f}' => {
                out.push_str("\\u00");
                out.extend([4, 0].map(|s| char::from_digit(c as u32 >> s & 15, 16).unwrap_or('0')));
            }
            _ => out.push(c),
        }
    }
    out.push('"');
}
