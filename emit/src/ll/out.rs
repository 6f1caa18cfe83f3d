//! The buffer that the text grows in. Most pieces of LLVM IR are a few bytes long, and a call of `memcpy` for each
//! would cost more than the copying: pieces out of a [`Pool`] are copied in blocks of fixed size, which compile to a
//! few wide moves, and only the cursor knows how many of the bytes count.

use alloc::vec::Vec;

/// Bytes that a block copy may touch behind a piece.
const SLACK: usize = 64;
/// Bytes of a [`Line`], a power of two: twice as many as its pieces can come to.
const LINE: usize = 1024;

/// Something that bytes can be appended to.
pub trait Sink {
    /// Appends one byte.
    fn push(&mut self, byte: u8);
    /// Appends bytes.
    fn extend_from_slice(&mut self, bytes: &[u8]);
}

impl Sink for Vec<u8> {
    #[inline]
    fn push(&mut self, byte: u8) {
        Vec::push(self, byte);
    }
    #[inline]
    fn extend_from_slice(&mut self, bytes: &[u8]) {
        Vec::extend_from_slice(self, bytes);
    }
}

/// The text so far: `bytes[..len]`; what stands behind is rubbish. At least `SLACK` bytes stand behind. Before it come `gone`
/// bytes that are elsewhere already; places in the text count them.
pub struct Out {
    bytes: Vec<u8>,
    len: usize,
    gone: usize,
}

impl Sink for Out {
    #[inline]
    fn push(&mut self, byte: u8) {
        self.room(1);
        self.bytes[self.len] = byte;
        self.len += 1;
    }
    #[inline]
    fn extend_from_slice(&mut self, bytes: &[u8]) {
        self.room(bytes.len());
        self.bytes[self.len..self.len + bytes.len()].copy_from_slice(bytes);
        self.len += bytes.len();
    }
}

impl Out {
    /// A buffer with room for about so many bytes.
    pub fn with_capacity(n: usize) -> Out {
        Out { bytes: alloc::vec![0; n + 4 * SLACK], len: 0, gone: 0 }
    }
    /// Bytes written.
    #[inline]
    pub fn len(&self) -> usize {
        self.gone + self.len
    }
    /// Bytes that are here.
    #[inline]
    pub fn here(&self) -> usize {
        self.len
    }
    /// Bytes that are elsewhere.
    pub fn gone(&self) -> usize {
        self.gone
    }
    /// Gives away what is here. Whether it was taken.
    pub fn spill(&mut self, take: &mut dyn FnMut(&[u8]) -> bool) -> bool {
        let taken = take(&self.bytes[..self.len]);
        self.gone += core::mem::take(&mut self.len);
        taken
    }
    /// Begins anew in another room; the old one.
    pub fn change_room(&mut self, mut room: Vec<u8>) -> Vec<u8> {
        if room.is_empty() {
            // What comes is about as long.
            room = alloc::vec![0; self.bytes.len()];
        }
        (self.len, self.gone) = (0, 0);
        core::mem::replace(&mut self.bytes, room)
    }
    /// Whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    #[inline]
    fn room(&mut self, n: usize) {
        if self.len + n + SLACK > self.bytes.len() {
            grow(&mut self.bytes, n);
        }
    }
    /// Makes room for about so many bytes, which the input accounts for: new room of this size is not written before it
    /// is used, as room that grows little by little is.
    pub fn expect(&mut self, n: usize) {
        if n > 1 << 16 && self.len + n + 2 * SLACK > self.bytes.len() {
            let mut bytes = alloc::vec![0; self.len + n + self.len / 2 + 4 * SLACK];
            bytes[..self.len].copy_from_slice(&self.bytes[..self.len]);
            self.bytes = bytes;
        }
    }
    /// The next `SLACK` bytes, to write at fixed places without further checks.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    fn window(&mut self) -> &mut [u8; SLACK] {
        chunk(&mut self.bytes, self.len)
    }
    /// Appends bytes whose number, below `SLACK`, is known when compiling.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn fixed<const N: usize>(&mut self, bytes: &[u8; N]) {
        const { assert!(N <= SLACK) };
        if let Some(w) = self.window().first_chunk_mut() {
            *w = *bytes;
        }
        self.len += N;
    }
    /// Appends a short head and a signed number: an element of a table, of which there may be millions.
    #[inline]
    pub fn element(&mut self, head: &[u8; 32], head_len: usize, n: i64) {
        let w = self.window();
        w[..32].copy_from_slice(head);
        let mut at = head_len & 31;
        w[at] = b'-';
        at += (n < 0) as usize;
        let n = n.unsigned_abs();
        const CHUNK: u64 = 100_000_000;
        if n < CHUNK {
            at += first_digits(w, at, n as u32);
        } else {
            let (high, low) = (n / CHUNK, (n % CHUNK) as u32);
            if high < CHUNK {
                at += first_digits(w, at, high as u32);
            } else {
                at += first_digits(w, at, (high / CHUNK) as u32);
                put_eight(w, at, eight_digits((high % CHUNK) as u32));
                at += 8;
            }
            put_eight(w, at, eight_digits(low));
            at += 8;
        }
        self.len += at;
    }
    /// The same of a text of at most 32 bytes.
    #[inline]
    pub fn element_text(&mut self, head: &[u8; 32], head_len: usize, text: &[u8; 32], len: usize) {
        let w = self.window();
        w[..32].copy_from_slice(head);
        let at = head_len & 31;
        w[at..at + 32].copy_from_slice(text);
        self.len += at + (len & 63);
    }
    /// Appends a word.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn word(&mut self, w: Word) {
        self.window()[..8].copy_from_slice(&w.0.to_le_bytes());
        self.len += (w.0 >> 56) as usize;
    }
    /// Appends a piece of a pool.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn piece(&mut self, pool: &Pool, start: u32, len: u32) {
        let n = len as usize;
        match pool.bytes.get(start as usize..).and_then(|b| b.first_chunk::<SLACK>()) {
            Some(from) if n <= SLACK => {
                let to = self.window();
                if n <= 16 {
                    to[..16].copy_from_slice(&from[..16]);
                } else {
                    to.copy_from_slice(from);
                }
                self.len += n;
            }
            _ => self.long_piece(pool, start, len),
        }
    }
    #[cold]
    #[inline(never)]
    fn long_piece(&mut self, pool: &Pool, start: u32, len: u32) {
        self.extend_from_slice(pool.get(start, len));
    }
    /// Appends a prefix, a decimal number and a suffix: `%12`, `  %12 = `.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn numbered<const N: usize, const M: usize>(&mut self, prefix: &[u8; N], n: u32, suffix: &[u8; M]) {
        let w = self.window();
        w[..N].copy_from_slice(prefix);
        let digits = if n < TABLED as u32 {
            let [a, b, c, digits] = SHORT[n as usize];
            w[N..N + 4].copy_from_slice(&[a, b, c, 0]);
            digits as usize
        } else {
            many_digits(w, N, n)
        };
        w[N + digits..N + digits + M].copy_from_slice(suffix);
        self.len += N + digits + M;
    }
    /// Appends a decimal number, as slots have.
    #[inline]
    pub fn slot(&mut self, n: u32) {
        self.numbered(b"", n, b"");
    }
    /// Begins a line of short pieces.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub(crate) fn line(&mut self) -> Line<'_> {
        Line { bytes: chunk(&mut self.bytes, self.len), at: 0, len: &mut self.len }
    }
    /// The text from `mark` on, as far as it is here.
    pub fn since(&self, mark: usize) -> &[u8] {
        &self.bytes[mark.saturating_sub(self.gone)..self.len]
    }
    /// Takes back what was written behind `mark`.
    pub fn truncate(&mut self, mark: usize) {
        self.len = self.len.min(mark.saturating_sub(self.gone));
    }
    /// Takes back one byte.
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }
    /// Inserts bytes at a place before the end.
    pub fn insert(&mut self, at: usize, bytes: &[u8]) {
        self.room(bytes.len());
        let at = at.saturating_sub(self.gone);
        self.bytes.copy_within(at..self.len, at + bytes.len());
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
        self.len += bytes.len();
    }
    /// The text that is here.
    pub fn into_bytes(mut self) -> Vec<u8> {
        self.bytes.truncate(self.len);
        self.bytes
    }
}

#[cold]
fn grow(bytes: &mut Vec<u8>, n: usize) {
    // New room is written once: half as much again keeps that and the room that stays unused small.
    let more = (bytes.len() / 2).max(n) + 4 * SLACK;
    bytes.resize(bytes.len() + more, 0);
}
/// So many bytes behind the first `len`, and `SLACK` behind them.
#[cfg_attr(all(feature = "fast", not(small)), inline(always))]
fn chunk<const N: usize>(bytes: &mut Vec<u8>, len: usize) -> &mut [u8; N] {
    // The way that mostly is taken does not meet the other one again: the second look at the length is none there.
    if bytes.get(len..).is_none_or(|b| b.len() < N + SLACK) {
        if cfg!(not(small)) {
            return grown(bytes, len);
        }
        grow(bytes, N);
    }
    match bytes.get_mut(len..).and_then(|b| b.first_chunk_mut()) {
        Some(chunk) => chunk,
        None => unreachable!("that many bytes"),
    }
}
#[cold]
#[inline(never)]
fn grown<const N: usize>(bytes: &mut Vec<u8>, len: usize) -> &mut [u8; N] {
    grow(bytes, N);
    match bytes.get_mut(len..).and_then(|b| b.first_chunk_mut()) {
        Some(chunk) => chunk,
        None => unreachable!("the buffer was just grown"),
    }
}

/// A text of a [`Pool`] that is no longer than a block.
#[derive(Clone, Copy)]
pub(crate) struct Short<'a> {
    bytes: &'a [u8; SLACK],
    len: usize,
}

impl<'a> Short<'a> {
    /// The text.
    pub fn text(self) -> &'a [u8] {
        &self.bytes[..self.len]
    }
}

/// A text of at most seven bytes, the first in the lowest byte, and in the highest byte how many there are; none of
/// no text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Word(pub u64);

impl Word {
    /// No text is kept. Not all zeros, so that rows of it are filled by a plain loop: see [`super::parts`].
    pub const NONE: Word = Word(1);
    /// A text, if it is not too long.
    pub fn of(text: &[u8]) -> Word {
        let mut bytes = [0; 8];
        match bytes.get_mut(..text.len()) {
            Some(to) if text.len() < 8 => {
                to.copy_from_slice(text);
                bytes[7] = text.len() as u8;
                Word(u64::from_le_bytes(bytes))
            }
            _ => Word::NONE,
        }
    }
    /// Not a word, but where in a pool a text stands that is longer.
    pub fn span((start, len): (u32, u32)) -> Word {
        Word(u64::from(start) | u64::from(len & 0xff_ffff) << 32)
    }
    /// Start and length of such a text.
    #[cfg_attr(not(small), inline(always))]
    pub fn as_span(self) -> (u32, u32) {
        (self.0 as u32, (self.0 >> 32) as u32)
    }
    /// Whether it is a text.
    #[cfg_attr(not(small), inline(always))]
    pub fn is_text(self) -> bool {
        self.0 >> 56 != 0
    }
    /// `%n` of a number below a million.
    pub fn local(n: u32) -> Word {
        let digits = eight_digits(n);
        let zeros = (digits | 1 << 56).trailing_zeros() / 8;
        let text = (digits | 0x3030_3030_3030_3030) >> (8 * zeros);
        Word(u64::from(b'%') | text << 8 | u64::from(9 - zeros) << 56)
    }
    /// The name of a local value without its first letter.
    #[cfg_attr(not(small), inline(always))]
    pub fn without_percent(self) -> Word {
        // A zero takes the place of the length, of which one less stays.
        Word((self.0 << 8 >> 16) | ((self.0 >> 56).wrapping_sub(1)) << 56)
    }
    /// Whether it is the name of a local value, and no constant.
    #[cfg_attr(not(small), inline(always))]
    pub fn is_local(self) -> bool {
        self.0 as u8 == b'%'
    }
}

/// What an operand is called.
#[derive(Clone, Copy)]
pub(crate) enum Name<'a> {
    /// `%n`
    Local(u32),
    /// A constant's text.
    Text(Short<'a>),
    /// The same, if it is a word.
    Word(Word),
}

/// A line being written: at most seven short pieces and a few words, which is less than half of `LINE`, so places need
/// no check (the mask says so to the compiler).
pub(crate) struct Line<'a> {
    bytes: &'a mut [u8; LINE + SLACK],
    at: usize,
    len: &'a mut usize,
}

impl Line<'_> {
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    fn rest(&mut self) -> &mut [u8; SLACK] {
        let at = self.at & (LINE - 1);
        match self.bytes[at..at + SLACK].first_chunk_mut() {
            Some(b) => b,
            None => unreachable!("that many bytes"),
        }
    }
    /// Appends bytes whose number is known when compiling.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn lit<const N: usize>(&mut self, bytes: &[u8; N]) {
        const { assert!(N <= SLACK) };
        self.rest()[..N].copy_from_slice(bytes);
        self.at += N;
    }
    /// Appends a decimal number.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn number(&mut self, n: u32) {
        let rest = self.rest();
        let digits = if n < TABLED as u32 {
            let short = SHORT[n as usize];
            rest[..4].copy_from_slice(&short);
            short[3] as usize
        } else {
            many_digits(rest, 0, n)
        };
        self.at += digits;
    }
    /// Appends a piece.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn short(&mut self, s: Short<'_>) {
        let rest = self.rest();
        if s.len <= 16 {
            rest[..16].copy_from_slice(&s.bytes[..16]);
        } else {
            rest.copy_from_slice(s.bytes);
        }
        self.at += s.len;
    }
    /// Appends a word.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn word(&mut self, w: Word) {
        self.rest()[..8].copy_from_slice(&w.0.to_le_bytes());
        self.at += (w.0 >> 56) as usize;
    }
    /// Appends the first bytes of a few.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn part<const N: usize>(&mut self, bytes: &[u8; N], len: u8) {
        const { assert!(N <= SLACK) };
        self.rest()[..N].copy_from_slice(bytes);
        self.at += len as usize;
    }
    /// Appends a short head and the bits of a `double` whose last 28 are zero.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn bits(&mut self, head: &[u8; 32], head_len: usize, bits: u64) {
        let (rest, at) = (self.rest(), head_len & 31);
        rest[..32].copy_from_slice(head);
        rest[at..at + 2].copy_from_slice(b"0x");
        rest[at + 2..at + 10].copy_from_slice(&super::float::hex8((bits >> 32) as u32));
        rest[at + 10..at + 18].copy_from_slice(b"00000000");
        rest[at + 10] = b"0123456789ABCDEF"[(bits >> 28 & 15) as usize];
        self.at += at + 18;
    }
    /// Appends the name of an operand.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn name(&mut self, name: Name<'_>) {
        match name {
            Name::Local(n) => {
                self.lit(b"%");
                self.number(n);
            }
            Name::Text(s) => self.short(s),
            Name::Word(w) => self.word(w),
        }
    }
    /// Takes back the last bytes of the line.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn take_back(&mut self, n: usize) {
        self.at -= n;
    }
    /// The line is whole.
    #[cfg_attr(all(feature = "fast", not(small)), inline(always))]
    pub fn done(self) {
        *self.len += self.at;
    }
}

/// How many numbers have their digits in a table: 4 bytes each.
const TABLED: usize = if cfg!(all(feature = "fast", not(small))) { 100 } else { 10 };

/// The digits of numbers below `TABLED`, left-aligned, and how many there are.
static SHORT: [[u8; 4]; TABLED] = {
    let mut table = [[b'0', 0, 0, 1]; TABLED];
    let mut n = 0;
    while n < TABLED {
        let (a, b, c) = (b'0' + (n / 100) as u8, b'0' + (n / 10 % 10) as u8, b'0' + (n % 10) as u8);
        table[n] = if n >= 100 {
            [a, b, c, 3]
        } else if n >= 10 {
            [b, c, 0, 2]
        } else {
            [c, 0, 0, 1]
        };
        n += 1;
    }
    table
};

/// The digits of a number below 10^8, the first in the lowest byte. Halves of the word are halved in parallel: four
/// digits each, two, one; the multiplications are divisions by 100 and by 10.
fn eight_digits(n: u32) -> u64 {
    let v = (n / 10_000) as u64 | ((n % 10_000) as u64) << 32;
    let hundreds = ((v * 10_486) >> 20) & 0x7f_0000_007f;
    let v = hundreds | (v - 100 * hundreds) << 16;
    let tens = ((v * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | (v - 10 * tens) << 8
}
fn put_eight(w: &mut [u8; SLACK], at: usize, digits: u64) {
    if let Some(place) = w.get_mut(at..at + 8) {
        place.copy_from_slice(&(digits | 0x3030_3030_3030_3030).to_le_bytes());
    }
}
/// Writes a number below 10^8 at a place; how many digits it has.
#[inline]
fn first_digits(w: &mut [u8; SLACK], at: usize, n: u32) -> usize {
    if n < TABLED as u32 {
        let short = SHORT[n as usize];
        if let Some(place) = w.get_mut(at..at + 4) {
            place.copy_from_slice(&short);
        }
        return (short[3] & 3) as usize;
    }
    some_digits(w, at, n)
}
fn some_digits(w: &mut [u8; SLACK], at: usize, n: u32) -> usize {
    let digits = eight_digits(n);
    let zeros = (digits | 1 << 56).trailing_zeros() / 8;
    put_eight(w, at, digits >> (8 * zeros));
    8 - zeros as usize
}

/// Writes a number from `TABLED` on at a place; how many digits it has.
#[inline(never)]
fn many_digits(w: &mut [u8; SLACK], at: usize, n: u32) -> usize {
    if n < 100_000_000 {
        return some_digits(w, at, n);
    }
    let digits = n.ilog10() as usize + 1;
    w[at..at + 10].copy_from_slice(&ten_digits(n));
    w.copy_within(at + 10 - digits..at + 10, at);
    digits
}

/// All ten digits, zeros in front.
fn ten_digits(mut n: u32) -> [u8; 10] {
    let mut d = [b'0'; 10];
    for x in d.iter_mut().rev() {
        *x = b'0' + (n % 10) as u8;
        n /= 10;
    }
    d
}

/// Texts that are copied many times; `SLACK` bytes stand behind the last one.
pub struct Pool {
    bytes: Vec<u8>,
}

impl Default for Pool {
    fn default() -> Self {
        Pool { bytes: alloc::vec![0; SLACK] }
    }
}

impl Pool {
    /// Adds a text: its start and length.
    pub fn add(&mut self, text: &[u8]) -> (u32, u32) {
        let start = self.len();
        self.bytes.truncate(start);
        self.bytes.extend_from_slice(text);
        self.bytes.resize(start + text.len() + SLACK, 0);
        (start as u32, text.len() as u32)
    }
    /// Bytes of all texts.
    pub fn len(&self) -> usize {
        self.bytes.len() - SLACK
    }
    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// A text, if it is short.
    #[inline]
    pub(crate) fn short(&self, start: u32, len: u32) -> Option<Short<'_>> {
        let bytes = self.bytes.get(start as usize..)?.first_chunk()?;
        (len as usize <= SLACK).then_some(Short { bytes, len: len as usize })
    }
    /// A text.
    pub fn get(&self, start: u32, len: u32) -> &[u8] {
        &self.bytes[start as usize..(start + len) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements() {
        let mut head = [0; 32];
        head[..5].copy_from_slice(b", i9 ");
        let mut powers = alloc::vec::Vec::from([0u64, u64::MAX >> 1, 1 << 63]);
        powers.extend((0..19).flat_map(|n| [10u64.pow(n) - 1, 10u64.pow(n), 10u64.pow(n) * 7 + 3]));
        for n in powers {
            for n in [n as i64, (n as i64).wrapping_neg()] {
                let mut out = Out::with_capacity(0);
                out.element(&head, 5, n);
                out.element(&head, 2, n);
                assert_eq!(out.into_bytes(), alloc::format!(", i9 {n}, {n}").as_bytes());
            }
        }
    }

    #[test]
    fn numbers_and_pieces() {
        let mut out = Out::with_capacity(0);
        let mut pool = Pool::default();
        let mut expected = alloc::string::String::new();
        for n in [0u32, 9, 10, 99, 100, 999, 1000, 9999, 10000, 123456, u32::MAX] {
            out.slot(n);
            expected += &alloc::format!("{n}");
            let text = "x".repeat(n.min(100) as usize);
            let (s, l) = pool.add(text.as_bytes());
            out.piece(&pool, s, l);
            expected += &text;
        }
        out.insert(3, b"...");
        expected.insert_str(3, "...");
        assert_eq!(out.into_bytes(), expected.as_bytes());
    }
}
