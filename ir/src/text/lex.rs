//! Tokens of MLIR text (MLIR LangRef, "Common syntax"), made one at a time: the parser holds the current token, and
//! nothing is kept of the ones before.

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Tok {
    Eof,
    /// A byte that begins no token, an open string, a lone sigil.
    Error,
    /// `name`, `dialect.name`, keywords, integer types
    Word,
    /// `@name` or `@"name"`
    At,
    /// `%name`
    Percent,
    /// `^name`
    Caret,
    /// `#name`
    Hash,
    /// `!name`
    Bang,
    /// `12` or `0x1f`
    Int,
    /// `1.5e3`
    Float,
    /// `"text"`
    Str,
    Colon,
    Comma,
    LParen,
    RParen,
    LBrace,
    RBrace,
    LSquare,
    RSquare,
    Less,
    Greater,
    Equal,
    Plus,
    Minus,
    Star,
    Slash,
    Question,
    Bar,
    Arrow,
    Ellipsis,
    /// `{-#`
    MetaOpen,
    /// `#-}`
    MetaClose,
}

/// A token: its kind and its bytes in the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Kind.
    pub tok: Tok,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// Letter, digit, `_`, `$`, `.`: the rest of a bare name.
const WORD: u8 = 1;
/// Letter or `_`: the first byte of a bare name.
const START: u8 = 2;
/// The rest of a name behind a sigil: `WORD` and `-`.
const SUFFIX: u8 = 4;
/// Blank, tab, line ends, NUL.
const SPACE: u8 = 8;
/// Decimal digit.
const DIGIT: u8 = 16;
/// Hexadecimal digit.
const HEX: u8 = 32;
/// Blanks, and the slash that may begin a comment.
const SKIP: u8 = 64;
/// What begins an operation, or stands behind one and does not go on with it: `%`, and what is above `/` but for `{` and the
/// first letter of `loc`.
#[cfg(feature = "fast")]
const OP_START: u8 = 128;

static CLASS: [u8; 256] = {
    let mut t = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let c = i as u8;
        let mut k = 0;
        if c.is_ascii_alphabetic() || c == b'_' {
            k |= START;
        }
        if c.is_ascii_alphanumeric() || c == b'_' || c == b'$' || c == b'.' {
            k |= WORD | SUFFIX;
        }
        if c == b'-' {
            k |= SUFFIX;
        }
        if c == b' ' || c == b'\t' || c == b'\n' || c == b'\r' || c == 0 {
            k |= SPACE;
        }
        if k & SPACE != 0 || c == b'/' {
            k |= SKIP;
        }
        if c.is_ascii_digit() {
            k |= DIGIT;
        }
        if c.is_ascii_hexdigit() {
            k |= HEX;
        }
        #[cfg(feature = "fast")]
        if c == b'%' || c > b'/' && c != b'l' && c != b'{' {
            k |= OP_START;
        }
        t[i] = k;
        i += 1;
    }
    t
};

/// Whether a byte is skipped between tokens, or may begin a comment.
#[inline]
pub(crate) fn may_be_skipped(c: u8) -> bool {
    is(c, SKIP)
}
/// Whether a byte goes on with a bare word.
#[inline]
pub(crate) fn goes_on(c: u8) -> bool {
    is(c, WORD)
}
/// Whether a byte at the beginning of a line says that the operation before it has ended.
#[cfg(feature = "fast")]
#[cfg_attr(not(small), inline(always))]
pub(crate) fn begins_operation(c: u8) -> bool {
    is(c, OP_START)
}
/// Whether a byte begins a bare word.
#[cfg(feature = "fast")]
#[inline]
pub(crate) fn begins_word(c: u8) -> bool {
    is(c, START)
}
/// One past the bare word that begins at `p`.
#[inline]
pub(crate) fn word_end(src: &[u8], p: usize) -> usize {
    run(src, p, WORD)
}
/// One past the name behind the sigil at `p`; `None` for a lone sigil.
#[inline]
pub(crate) fn name_end(src: &[u8], p: usize) -> Option<usize> {
    let c = *src.get(p + 1)?;
    if is(c, DIGIT) {
        Some(run(src, p + 2, DIGIT))
    } else if is(c, SUFFIX) {
        Some(run(src, p + 2, SUFFIX))
    } else {
        None
    }
}

/// Whether a byte is of one of some classes.
#[inline]
pub(crate) fn is(c: u8, class: u8) -> bool {
    CLASS[c as usize] & class != 0
}

#[inline]
fn run(src: &[u8], mut p: usize, class: u8) -> usize {
    while p < src.len() && is(src[p], class) {
        p += 1;
    }
    p
}

/// Skips blanks and `//` comments.
#[inline]
pub fn skip_blanks(src: &[u8], mut p: usize) -> usize {
    loop {
        p = run(src, p, SPACE);
        if p + 1 < src.len() && src[p] == b'/' && src[p + 1] == b'/' {
            while p < src.len() && src[p] != b'\n' && src[p] != b'\r' {
                p += 1;
            }
            continue;
        }
        return p;
    }
}

/// One past a string literal whose opening quote is at `p`, and whether it is closed.
#[inline(never)]
fn string_end(src: &[u8], mut p: usize) -> (usize, bool) {
    p = plain_end(src, p + 1);
    while p < src.len() {
        match src[p] {
            b'"' => return (p + 1, true),
            b'\\' if p + 1 < src.len() => p += 2,
            b'\n' | 0x0b | 0x0c | b'\r' => return (p, false),
            _ => p += 1,
        }
        if p & 63 == 0 {
            p = plain_end(src, p);
        }
    }
    (src.len(), false)
}
/// Skips bytes that a string literal holds as they are, many at a time (a loop that compilers turn into wide compares).
fn plain_end(src: &[u8], mut p: usize) -> usize {
    while let Some(chunk) = src.get(p..).and_then(|s| s.first_chunk::<64>()) {
        let mut hit = 0;
        for &c in chunk {
            hit |= u8::from(c == b'"') | u8::from(c == b'\\') | u8::from(c.wrapping_sub(b'\n') < 4);
        }
        if hit != 0 {
            break;
        }
        p += 64;
    }
    p
}

/// What a byte begins: the kind of a token that is just this byte, or one of the values below it.
static BEGINS: [u8; 256] = {
    let mut t = [OTHER; 256];
    let mut i = 0;
    while i < 256 {
        let k = CLASS[i];
        if k & SPACE != 0 {
            t[i] = BLANK;
        } else if k & START != 0 {
            t[i] = WORD_START;
        } else if k & DIGIT != 0 {
            t[i] = NUMBER;
        }
        i += 1;
    }
    let single: [(u8, Tok); 14] = [
        (b',', Tok::Comma),
        (b':', Tok::Colon),
        (b'(', Tok::LParen),
        (b')', Tok::RParen),
        (b'}', Tok::RBrace),
        (b'[', Tok::LSquare),
        (b']', Tok::RSquare),
        (b'<', Tok::Less),
        (b'>', Tok::Greater),
        (b'=', Tok::Equal),
        (b'+', Tok::Plus),
        (b'*', Tok::Star),
        (b'?', Tok::Question),
        (b'|', Tok::Bar),
    ];
    i = 0;
    while i < single.len() {
        t[single[i].0 as usize] = single[i].1 as u8;
        i += 1;
    }
    t[b'%' as usize] = VALUE;
    t
};
const BLANK: u8 = 255;
const WORD_START: u8 = 254;
const NUMBER: u8 = 253;
const VALUE: u8 = 252;
const OTHER: u8 = 251;

/// The kinds of one byte, by their number.
static SINGLE: [Tok; Tok::MetaClose as usize + 1] = {
    let mut t = [Tok::Error; Tok::MetaClose as usize + 1];
    let all = [
        Tok::Comma,
        Tok::Colon,
        Tok::LParen,
        Tok::RParen,
        Tok::RBrace,
        Tok::LSquare,
        Tok::RSquare,
        Tok::Less,
        Tok::Greater,
        Tok::Equal,
        Tok::Plus,
        Tok::Star,
        Tok::Question,
        Tok::Bar,
    ];
    let mut i = 0;
    while i < all.len() {
        t[all[i] as usize] = all[i];
        i += 1;
    }
    t
};

/// One byte of a table index keeps [`SINGLE`] without a bounds check.
const _: () = assert!((Tok::MetaClose as usize + 1).is_power_of_two());

/// The token at or after byte `p`.
#[inline]
pub fn next(src: &[u8], p: usize) -> Token {
    let mut p = p;
    loop {
        let Some(&c) = src.get(p) else {
            return Token { tok: Tok::Eof, start: src.len() as u32, end: src.len() as u32 };
        };
        let kind = BEGINS[c as usize];
        let (tok, end) = match kind {
            BLANK => {
                p += 1;
                // Lines begin with some.
                while let Some(chunk) = src.get(p..).and_then(|s| s.first_chunk()).filter(|_| c == b'\n') {
                    let n = (u64::from_le_bytes(*chunk) ^ 0x2020_2020_2020_2020).trailing_zeros() as usize / 8;
                    p += n;
                    if n < 8 {
                        break;
                    }
                }
                continue;
            }
            WORD_START => (Tok::Word, run(src, p + 1, WORD)),
            VALUE => sigil(src, p, Tok::Percent),
            NUMBER => number(src, p),
            OTHER => {
                if c == b'/' && src.get(p + 1) == Some(&b'/') {
                    p = skip_blanks(src, p);
                    continue;
                }
                other(src, p, c)
            }
            kind => (SINGLE[kind as usize & (SINGLE.len() - 1)], p + 1),
        };
        return Token { tok, start: p as u32, end: end as u32 };
    }
}

/// The rarer tokens.
fn other(src: &[u8], p: usize, c: u8) -> (Tok, usize) {
    let one = |t| (t, p + 1);
    match c {
        b'{' if src[p..].starts_with(b"{-#") => (Tok::MetaOpen, p + 3),
        b'{' => one(Tok::LBrace),
        b'-' if src.get(p + 1) == Some(&b'>') => (Tok::Arrow, p + 2),
        b'-' => one(Tok::Minus),
        b'/' => one(Tok::Slash),
        b'.' if src[p..].starts_with(b"...") => (Tok::Ellipsis, p + 3),
        b'^' => sigil(src, p, Tok::Caret),
        b'#' if src[p..].starts_with(b"#-}") => (Tok::MetaClose, p + 3),
        b'#' => sigil(src, p, Tok::Hash),
        b'!' => sigil(src, p, Tok::Bang),
        b'@' => match src.get(p + 1) {
            Some(b'"') => {
                let (end, closed) = string_end(src, p + 1);
                (if closed { Tok::At } else { Tok::Error }, end)
            }
            Some(&c) if is(c, START) => (Tok::At, run(src, p + 2, WORD)),
            _ => (Tok::Error, p + 1),
        },
        b'"' => {
            let (end, closed) = string_end(src, p);
            (if closed { Tok::Str } else { Tok::Error }, end)
        }
        _ => {
            // Whole UTF-8 characters, so that ranges in diagnostics never cut one.
            let mut end = p + 1;
            while end < src.len() && src[end] & 0xc0 == 0x80 {
                end += 1;
            }
            (Tok::Error, end)
        }
    }
}

#[inline]
fn sigil(src: &[u8], p: usize, tok: Tok) -> (Tok, usize) {
    match src.get(p + 1) {
        Some(&c) if is(c, DIGIT) => (tok, run(src, p + 2, DIGIT)),
        Some(&c) if is(c, SUFFIX) => (tok, run(src, p + 2, SUFFIX)),
        _ => (Tok::Error, p + 1),
    }
}

fn number(src: &[u8], p: usize) -> (Tok, usize) {
    if src[p] == b'0' && src.get(p + 1) == Some(&b'x') && src.get(p + 2).is_some_and(|&c| is(c, HEX)) {
        return (Tok::Int, run(src, p + 2, HEX));
    }
    let mut end = run(src, p, DIGIT);
    if src.get(end) != Some(&b'.') || src.get(end + 1) == Some(&b'.') {
        return (Tok::Int, end);
    }
    end = run(src, end + 1, DIGIT);
    if matches!(src.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(src.get(end + 1), Some(b'+' | b'-')));
        if src.get(end + 1 + sign).is_some_and(|&c| is(c, DIGIT)) {
            end = run(src, end + 1 + sign, DIGIT);
        }
    }
    (Tok::Float, end)
}

/// Bytes before a `//` that are searched for the type or attribute that it may be in.
const BODY_WINDOW: usize = 512;

/// Whether a byte is inside the body of a dialect's type or attribute, `!d.t<...`, that begins at or behind `from`: looks
/// back for a `<` that is open.
fn in_dialect_body(src: &[u8], from: usize, at: usize) -> bool {
    let from = from.max(at.saturating_sub(BODY_WINDOW));
    // Mostly there is none; without branches, so that compilers look at many bytes at a time.
    if !src[from..at].iter().fold(false, |found, &c| found | (c == b'!') | (c == b'#')) {
        return false;
    }
    let mut closed = 0u32;
    let mut p = at;
    while p > from {
        // Eight at a time up to the last bracket, `<` or `>`, which differ in one bit.
        while let Some(chunk) = src[from..p].last_chunk::<8>().filter(|_| cfg!(feature = "fast")) {
            const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
            let other = (u64::from_le_bytes(*chunk) | 0x0202_0202_0202_0202) ^ 0x3e3e_3e3e_3e3e_3e3e;
            let hits = !(((other & LOW) + LOW) | other | LOW);
            p -= hits.leading_zeros() as usize / 8;
            if hits != 0 {
                break;
            }
        }
        if p == from {
            break;
        }
        p -= 1;
        match src[p] {
            b'>' if p == 0 || src[p - 1] != b'-' => closed += 1,
            b'<' if closed > 0 => closed -= 1,
            b'<' => {
                let word = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'-');
                let n = src[..p].iter().rev().take_while(|b| word(b)).count();
                let sigil = (p - n).checked_sub(1).and_then(|i| src.get(i));
                if n > 0 && matches!(sigil, Some(b'!' | b'#')) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// A region ends elsewhere than the brackets of the text say: only where `//` stands in the long body of a dialect's type or
/// attribute, which is no comment there.
pub(crate) const OTHER_BRACE: &str =
    "the brackets of this region do not match: `//` in the body of a type or attribute is too far from its start";

/// Where the `{` at a byte and each one inside is closed, found in one pass so that region bodies can be read after their
/// operation: (opening byte, closing byte) in order of opening, behind those in `out`. An open brace that is never closed is
/// left out. In the body of a dialect's type or attribute, `//` begins no comment as far as brackets go. How far the text was
/// looked at.
pub fn match_braces(src: &[u8], from: usize, out: &mut alloc::vec::Vec<(u32, u32)>) -> usize {
    let mut open: alloc::vec::Vec<u32> = alloc::vec::Vec::new();
    let mut p = from;
    // End of the last comment: what was open before it would have made it none.
    let mut last = from;
    while p < src.len() {
        // Many bytes at a time while none of `{ } " /` is among them (a loop that compilers turn into wide compares); `}` is
        // two more than `{`. Then eight at a time up to the first, where both differ from 0x7f in bits 2 and 1, as `y` does.
        while let Some(chunk) = src.get(p..).and_then(|s| s.first_chunk::<32>()) {
            let mut hit = 0;
            for &c in chunk {
                // What comes behind `z` is mostly a brace.
                hit |= c.saturating_sub(b'z') | if c == b'"' || c == b'/' { u8::MAX } else { 0 };
            }
            if hit != 0 {
                break;
            }
            p += 32;
        }
        while let Some(chunk) = src.get(p..).and_then(|s| s.first_chunk::<8>()) {
            let w = u64::from_le_bytes(*chunk);
            const ONES: u64 = 0x0101_0101_0101_0101;
            let zero = |x: u64| x.wrapping_sub(ONES) & !x & (ONES << 7);
            let hit = zero((w | (ONES * 6)) ^ (ONES * 0x7f)) | zero(w ^ (ONES * b'"' as u64)) | zero(w ^ (ONES * b'/' as u64));
            if hit != 0 {
                p += hit.trailing_zeros() as usize / 8;
                break;
            }
            p += 8;
        }
        match src.get(p) {
            Some(b'{') => {
                open.push(out.len() as u32);
                out.push((p as u32, u32::MAX));
            }
            Some(b'}') => {
                if let Some(i) = open.pop() {
                    out[i as usize].1 = p as u32;
                }
                if open.is_empty() {
                    return p + 1;
                }
            }
            Some(b'"') => {
                p = string_end(src, p).0;
                continue;
            }
            Some(b'/') if src.get(p + 1) == Some(&b'/') && !in_dialect_body(src, last, p) => {
                while p < src.len() && src[p] != b'\n' && src[p] != b'\r' {
                    p += 1;
                }
                last = p;
            }
            _ => {}
        }
        p += 1;
    }
    out.retain(|e| e.1 != u32::MAX);
    src.len()
}
