//! Tokens of LLVM IR text, one at a time over the bytes of the file. Source: LLVM Language Reference, "Identifiers",
//! "Constants"; what `llvm-as` 14 to 22 read.

use alloc::borrow::Cow;
use alloc::vec::Vec;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The end of the text.
    End,
    /// A bare word: keyword, type, opcode.
    Word,
    /// `name:`, `12:` or `"name":`; the span is the name.
    Label,
    /// `%name`
    Local,
    /// `@name`
    Global,
    /// `$name`
    Comdat,
    /// `!name` (a named node, an attachment, a specialised node).
    Meta,
    /// `#12`
    Group,
    /// `#dbg_value` and its like.
    Record,
    /// `"text"`
    Str,
    /// `c"text"`
    Bytes,
    /// A decimal integer, perhaps negative.
    Int,
    /// A decimal number with a point.
    Float,
    /// `0x...`, `0xK...`, `u0x...`, `s0x...`
    Hex,
    /// `...`
    Dots,
    /// One other character; the span holds it.
    Punct,
    /// Nothing that LLVM IR has.
    Bad,
}

/// A token: its kind and the bytes of its content, without sigil and quotes.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Its content stood between quotes.
    pub quoted: bool,
    /// The character of [`Kind::Punct`].
    pub punct: u8,
    /// First byte of the content.
    pub start: u32,
    /// One past its last byte.
    pub end: u32,
    /// The number that a bare name, label or integer of nine digits at most is; else [`NO_NUMBER`].
    pub number: u32,
}

/// No number.
pub const NO_NUMBER: u32 = u32::MAX;

const SPACE: u8 = 1;
const LABEL: u8 = 2;
const WORD: u8 = 4;
const DIGIT: u8 = 8;
const PUNCT: u8 = 16;

/// Classes of characters.
static CLASS: [u8; 256] = {
    let mut t = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let c = i as u8;
        if matches!(c, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            t[i] |= SPACE;
        }
        if c.is_ascii_alphanumeric() || matches!(c, b'-' | b'$' | b'.' | b'_') {
            t[i] |= LABEL;
        }
        if c.is_ascii_alphanumeric() || c == b'_' {
            t[i] |= WORD;
        }
        if c.is_ascii_digit() {
            t[i] |= DIGIT;
        }
        if matches!(c, b',' | b'=' | b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' | b'*') {
            t[i] |= PUNCT;
        }
        i += 1;
    }
    t
};

#[inline]
fn is(c: u8, class: u8) -> bool {
    CLASS[c as usize] & class != 0
}

/// Whether a character may stand in a bare name.
#[inline]
pub(super) fn in_label(c: u8) -> bool {
    is(c, LABEL)
}

/// The lexer: the text and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Lexer<'a> {
    /// The whole text.
    pub text: &'a [u8],
    /// The next byte to read.
    pub at: usize,
}

impl<'a> Lexer<'a> {
    #[inline]
    fn peek(&self, i: usize) -> u8 {
        self.text.get(i).copied().unwrap_or(0)
    }
    fn run(&self, mut i: usize, class: u8) -> usize {
        while i < self.text.len() && is(self.text[i], class) {
            i += 1;
        }
        i
    }

    /// The next token. Punctuation and numbered names, which most tokens are, are read here without a call.
    pub fn next(&mut self) -> Token {
        let text = self.text;
        let mut i = self.at;
        while let Some(b' ' | b'\n') = text.get(i) {
            i += 1;
        }
        let c = self.peek(i);
        if is(c, PUNCT) {
            return self.punct(i, c);
        }
        if c == b'%'
            && let Some(t) = self.numbered(i)
        {
            return t;
        }
        self.next_from(i)
    }
    /// The name at `%` if it is a number.
    #[inline]
    fn numbered(&mut self, i: usize) -> Option<Token> {
        let (mut j, mut number) = (i + 1, 0u32);
        while let Some(d) = self.text.get(j).map(|c| c.wrapping_sub(b'0')).filter(|&d| d < 10) {
            number = number.wrapping_mul(10).wrapping_add(d as u32);
            j += 1;
        }
        if j == i + 1 || j > i + 10 || is(self.peek(j), LABEL) {
            return None;
        }
        self.at = j;
        Some(Token { kind: Kind::Local, quoted: false, punct: 0, start: i as u32 + 1, end: j as u32, number })
    }
    #[inline(never)]
    fn next_from(&mut self, mut i: usize) -> Token {
        let text = self.text;
        let c = loop {
            match text.get(i) {
                None => return self.token(Kind::End, i, i, i),
                Some(&c) if is(c, SPACE) => i += 1,
                Some(b';') => i = find(text, i, b'\n'),
                // From LLVM 22 on there are comments as C has them, too.
                Some(b'/') if self.peek(i + 1) == b'*' => match text[i + 2..].windows(2).position(|w| w == b"*/") {
                    Some(n) => i += n + 4,
                    None => return self.token(Kind::Bad, i, i + 1, text.len()),
                },
                Some(&c) => break c,
            }
        };
        match c {
            _ if is(c, WORD) => self.word(i),
            b'%' => match self.numbered(i) {
                Some(t) => t,
                None => self.name(i, Kind::Local),
            },
            b'@' => self.name(i, Kind::Global),
            b'$' => self.name(i, Kind::Comdat),
            b'!' => {
                let n = self.peek(i + 1);
                if is(n, LABEL) && !is(n, DIGIT) || n == b'\\' {
                    let mut j = i + 1;
                    while j < text.len() && (is(text[j], LABEL) || text[j] == b'\\') {
                        j += 1;
                    }
                    self.token(Kind::Meta, i + 1, j, j)
                } else {
                    self.punct(i, c)
                }
            }
            b'#' => {
                if is(self.peek(i + 1), DIGIT) {
                    let j = self.run(i + 1, DIGIT);
                    self.token(Kind::Group, i + 1, j, j)
                } else {
                    let j = self.run(i + 1, WORD);
                    self.token(if j > i + 1 { Kind::Record } else { Kind::Bad }, i + 1, j, j)
                }
            }
            b'"' => self.string(i, Kind::Str),
            b'.' if text[i..].starts_with(b"...") => self.token(Kind::Dots, i, i + 3, i + 3),
            b'+' => {
                let j = self.run(i + 1, LABEL);
                self.token(Kind::Float, i, j, j)
            }
            _ if is(c, LABEL) => self.word(i),
            _ => self.punct(i, c),
        }
    }

    #[inline]
    fn token(&mut self, kind: Kind, start: usize, end: usize, at: usize) -> Token {
        self.at = at;
        Token { kind, quoted: false, punct: 0, start: start as u32, end: end as u32, number: NO_NUMBER }
    }
    #[inline]
    fn punct(&mut self, i: usize, c: u8) -> Token {
        self.at = i + 1;
        Token { kind: Kind::Punct, quoted: false, punct: c, start: i as u32, end: i as u32 + 1, number: NO_NUMBER }
    }
    fn name(&mut self, i: usize, kind: Kind) -> Token {
        if self.peek(i + 1) == b'"' {
            return self.string(i + 1, kind);
        }
        let j = self.run(i + 1, LABEL);
        self.token(if j > i + 1 { kind } else { Kind::Bad }, i + 1, j, j)
    }
    /// A string that begins at the quote at `i`.
    fn string(&mut self, i: usize, kind: Kind) -> Token {
        let j = find(self.text, i + 1, b'"');
        if j >= self.text.len() {
            return self.token(Kind::Bad, i, j, j);
        }
        let is_label = kind == Kind::Str && self.peek(j + 1) == b':';
        let mut t = self.token(if is_label { Kind::Label } else { kind }, i + 1, j, j + 1 + is_label as usize);
        t.quoted = true;
        t
    }
    /// A word, a label or a number.
    fn word(&mut self, i: usize) -> Token {
        let text = self.text;
        let c = text[i];
        // What all characters behind the first are.
        let (mut j, mut all, mut number) = (i + 1, u8::MAX, c.wrapping_sub(b'0') as u32);
        while let Some(&c) = text.get(j).filter(|&&c| is(c, LABEL)) {
            all &= CLASS[c as usize];
            number = number.wrapping_mul(10).wrapping_add(c.wrapping_sub(b'0') as u32);
            j += 1;
        }
        let end = self.peek(j);
        if all & WORD != 0 && CLASS[c as usize] & (WORD | DIGIT) == WORD && end != b':' && end != b'"' && text.get(i + 1) != Some(&b'0') {
            return self.token(Kind::Word, i, j, j);
        }
        let is_number = is(c, DIGIT) && all & DIGIT != 0 && j - i <= 9;
        if end == b':' {
            let mut t = self.token(Kind::Label, i, j, j + 1);
            t.number = if is_number { number } else { NO_NUMBER };
            return t;
        }
        if is_number {
            let mut t = self.token(Kind::Int, i, j, j);
            t.number = number;
            return t;
        }
        let n = self.peek(i + 1);
        if is(c, DIGIT) || c == b'-' && is(n, DIGIT) {
            if c == b'0' && n == b'x' {
                return self.token(Kind::Hex, i, j, j);
            }
            let mut k = self.run(i + 1, DIGIT);
            let mut kind = Kind::Int;
            if self.peek(k) == b'.' {
                kind = Kind::Float;
                k = self.run(k + 1, DIGIT);
                if matches!(self.peek(k), b'e' | b'E') {
                    let sign = matches!(self.peek(k + 1), b'+' | b'-') as usize;
                    k = self.run(k + 1 + sign, DIGIT);
                }
            }
            return self.token(kind, i, k, k);
        }
        if matches!(c, b'u' | b's') && n == b'0' && self.peek(i + 2) == b'x' {
            return self.token(Kind::Hex, i, j, j);
        }
        if c == b'c' && n == b'"' {
            return self.string(i + 1, Kind::Bytes);
        }
        let j = self.run(i, WORD);
        if j == i {
            return self.token(Kind::Bad, i, i + 1, i + 1);
        }
        self.token(Kind::Word, i, j, j)
    }

    /// Skips what stands in brackets, the opening one of which has been read: a function's body, a node of metadata. False
    /// when the closing one is missing.
    pub fn skip(&mut self, open: u8, close: u8) -> bool {
        // Brackets that belong together differ in a bit or two; with them may go characters that do not matter.
        let differ = open ^ close;
        let text = self.text;
        let mut i = self.at;
        let mut depth = 1u32;
        'words: while i < text.len() {
            // Most stretches can be counted: they close fewer than are open, so that none of them is the last one.
            while let Some(stretch) = text.get(i..i + 32) {
                let (opened, closed, other) = stretch.iter().fold((0u8, 0u8, 0u8), |(o, c, x), &b| {
                    (o + (b == open) as u8, c + (b == close) as u8, x | (b == b'"') as u8 | (b == b';') as u8)
                });
                if other != 0 || closed as u32 >= depth {
                    break;
                }
                depth = depth + opened as u32 - closed as u32;
                i += 32;
            }
            // Eight bytes of the others at a time, of which the few that may matter are looked at.
            let end = text.len().min(i + 32);
            while i < end {
                let mut hits = match text[i..].first_chunk() {
                    Some(&bytes) => {
                        let x = u64::from_le_bytes(bytes);
                        equal(x & !(ONES * differ as u64), open & !differ) | equal(x, b'"') | equal(x, b';')
                    }
                    None => HIGH >> (8 * (8 - (text.len() - i))),
                };
                while hits != 0 {
                    let at = i + hits.trailing_zeros() as usize / 8;
                    match text[at] {
                        b if b == open => depth += 1,
                        b if b == close => {
                            depth -= 1;
                            if depth == 0 {
                                self.at = at + 1;
                                return true;
                            }
                        }
                        b'"' => {
                            i = find(text, at + 1, b'"') + 1;
                            continue 'words;
                        }
                        b';' => {
                            i = find(text, at, b'\n');
                            continue 'words;
                        }
                        _ => {}
                    }
                    hits &= hits - 1;
                }
                i += 8;
            }
        }
        self.at = text.len();
        false
    }
}

/// One and the top bit in every byte of a word.
const ONES: u64 = u64::MAX / 255;
const HIGH: u64 = ONES << 7;
/// The top bits of the bytes of a word that are `c`, and perhaps of some above them.
#[inline]
pub(super) fn equal(x: u64, c: u8) -> u64 {
    let x = x ^ (ONES * c as u64);
    x.wrapping_sub(ONES) & !x & HIGH
}

/// The place behind the first closing brace from `at` on that begins a line.
pub(super) fn brace_line(text: &[u8], mut at: usize) -> Option<usize> {
    const STRETCH: usize = 128;
    // Whole stretches are compiled to vector instructions; the one with the brace is looked through.
    while let Some(stretch) = text.get(at..at + STRETCH + 1) {
        let found = stretch.iter().zip(&stretch[1..]).fold(0, |n, (&a, &b)| n | (a == b'\n') as u8 & (b == b'}') as u8);
        if found != 0 {
            break;
        }
        at += STRETCH;
    }
    loop {
        at = find(text, at, b'\n') + 1;
        match text.get(at) {
            Some(b'}') => return Some(at + 1),
            Some(_) => {}
            None => return None,
        }
    }
}

/// The place of a byte from `at` on, or the end.
pub(super) fn find(text: &[u8], mut at: usize, byte: u8) -> usize {
    // One comparison at a time is slow over long stretches; whole ones are compiled to vector instructions.
    while let Some(stretch) = text.get(at..at + 32) {
        if stretch.iter().fold(0, |n, &c| n | (c == byte) as u8) != 0 {
            break;
        }
        at += 32;
    }
    while at < text.len() && text[at] != byte {
        at += 1;
    }
    at
}

/// The bytes of a quoted text: `\\` and `\HH` stand for a byte.
pub fn unescape(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.contains(&b'\\') {
        return Cow::Borrowed(text);
    }
    let hex = |c: Option<&u8>| c.and_then(|&c| (c as char).to_digit(16));
    let mut out = Vec::with_capacity(text.len());
    let mut i = 0;
    while i < text.len() {
        if text[i] == b'\\' {
            if text.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            if let (Some(a), Some(b)) = (hex(text.get(i + 1)), hex(text.get(i + 2))) {
                out.push((a * 16 + b) as u8);
                i += 3;
                continue;
            }
        }
        out.push(text[i]);
        i += 1;
    }
    Cow::Owned(out)
}
