//! Text that was printed, as bytes: lines of operations that are kept are put together here by copies of fixed length,
//! which a `String` would check at both ends. What [`Printer::out`](crate::text::print::Printer::out) holds follows it.

use alloc::string::String;
use alloc::vec::Vec;

/// Bytes of which the first `n` were printed; the others are room.
#[derive(Default)]
pub struct Lines {
    bytes: Vec<u8>,
    n: usize,
}

/// Room that a line has at least: twice of what it may fill.
const ROOM: usize = 2 * MAX_LINE;
/// Bytes of a line at most.
pub(super) const MAX_LINE: usize = 2048;
/// That room.
pub(super) type Line = [u8; ROOM];

impl Lines {
    /// The text.
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.n).unwrap_or_default()
    }
    /// Its length.
    #[inline]
    pub fn len(&self) -> usize {
        self.n
    }
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }
    /// Makes room for so many bytes without touching them.
    pub(super) fn reserve(&mut self, n: usize) {
        self.bytes.reserve(n);
    }
    pub(super) fn truncate(&mut self, n: usize) {
        self.n = self.n.min(n);
    }
    /// Appends a text.
    pub(super) fn push(&mut self, text: &[u8]) {
        // What is behind may be room that was filled before.
        self.bytes.truncate(self.n);
        self.bytes.extend_from_slice(text);
        self.n = self.bytes.len();
    }
    /// Moves a text to the end of this one.
    #[inline]
    pub(super) fn take(&mut self, text: &mut String) {
        if !text.is_empty() {
            self.put(text.as_bytes());
            text.clear();
        }
    }
    /// Appends a text where the room is kept.
    fn put(&mut self, text: &[u8]) {
        match self.bytes.get_mut(self.n..self.n + text.len()) {
            Some(room) => {
                room.copy_from_slice(text);
                self.n += text.len();
            }
            None => self.push(text),
        }
    }
    /// The room of the next line.
    #[inline]
    pub(super) fn line(&mut self) -> Option<&mut Line> {
        if self.bytes.len() < self.n + ROOM {
            self.grow();
        }
        self.bytes.get_mut(self.n..)?.first_chunk_mut()
    }
    /// The room that there is, enough for a line at least, but none for a line behind `limit`.
    pub(super) fn lines(&mut self, limit: usize) -> &mut [u8] {
        self.line();
        let end = self.bytes.len().min(limit.saturating_add(ROOM));
        self.bytes.get_mut(self.n..end).unwrap_or_default()
    }
    #[cold]
    fn grow(&mut self) {
        // What is reserved is filled step by step, so that no more is touched than is needed.
        let more = self.bytes.len().clamp(ROOM, 1 << 18);
        self.bytes.resize(self.n + ROOM + more, 0);
    }
    /// So many bytes of the room are text now.
    #[inline]
    pub(super) fn add(&mut self, n: usize) {
        self.n += n;
    }
    /// Takes what stands before a byte of it away.
    pub(super) fn skip(&mut self, to: usize) {
        let to = to.min(self.n);
        self.bytes.copy_within(to..self.n, 0);
        self.n -= to;
    }
    /// The text, without what stands before a byte of it.
    pub(super) fn into_bytes(mut self, from: usize) -> Vec<u8> {
        self.skip(from);
        self.bytes.truncate(self.n);
        self.bytes
    }
}

/// Writes the first `n` of a few bytes at a place of a line: where it goes on. Behind the middle of the room nothing is checked:
/// the caller knows how long a line becomes.
#[cfg_attr(not(small), inline(always))]
pub(super) fn put_few<const N: usize>(line: &mut Line, at: usize, few: &[u8; N], n: usize) -> usize {
    const { assert!(N <= MAX_LINE) };
    if let Some(room) = line.get_mut(at % MAX_LINE..).and_then(|rest| rest.first_chunk_mut()) {
        *room = *few;
    }
    at + n
}
