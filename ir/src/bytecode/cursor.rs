//! Numbers, strings and blobs in a bytecode file, read with every bound checked.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;

/// What is wrong with a file, and at which byte. One word, since results are returned for every number read.
#[derive(Debug)]
pub(crate) struct Bad(pub(crate) Box<(usize, String)>);

/// What reading gives.
pub(crate) type Read<T> = Result<T, Bad>;

/// An error at a byte.
#[inline]
pub(crate) fn bad<T>(at: usize, message: impl Into<String>) -> Read<T> {
    Err(bad_text(at, message.into()))
}
#[cold]
#[inline(never)]
fn bad_text(at: usize, message: String) -> Bad {
    Bad(Box::new((at, message)))
}

/// A place in a part of a file.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    /// The whole file.
    pub(crate) data: &'a [u8],
    /// The next byte.
    pub(crate) at: usize,
    /// One past the part's last byte; at most the length of the file.
    pub(crate) end: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Cursor<'a> {
        Cursor { data, at: 0, end: data.len() }
    }
    pub(crate) fn is_empty(&self) -> bool {
        self.at >= self.end
    }
    pub(crate) fn left(&self) -> usize {
        self.end - self.at
    }
    pub(crate) fn fail<T>(&self, message: impl Into<String>) -> Read<T> {
        bad(self.at, message)
    }
    #[inline]
    pub(crate) fn byte(&mut self) -> Read<u8> {
        if self.at >= self.end {
            return bad(self.at, "the file ends, or a part of it does, where a byte is expected");
        }
        let b = self.data[self.at];
        self.at += 1;
        Ok(b)
    }
    pub(crate) fn bytes(&mut self, n: u64) -> Read<&'a [u8]> {
        if n > self.left() as u64 {
            return self.fail(format!("{n} bytes are announced, {} are left", self.left()));
        }
        let from = self.at;
        self.at += n as usize;
        Ok(&self.data[from..self.at])
    }
    /// Skips `n` bytes.
    #[inline]
    pub(crate) fn skip(&mut self, n: u64) -> Read<()> {
        if n > self.left() as u64 {
            return self.bytes(n).map(|_| ());
        }
        self.at += n as usize;
        Ok(())
    }
    /// A part of `n` bytes, which is skipped.
    pub(crate) fn part(&mut self, n: u64) -> Read<Cursor<'a>> {
        let at = self.at;
        self.bytes(n)?;
        Ok(Cursor { data: self.data, at, end: self.at })
    }
    /// The same, for places where most numbers of a file are read.
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn quick(&mut self) -> Read<u64> {
        if let Some(&word) = self.data.get(self.at..).and_then(|d| d.first_chunk()) {
            let word = u64::from_le_bytes(word);
            let n = 1 + (word as u32 | 0x100).trailing_zeros();
            let end = self.at + n as usize;
            if n <= 8 && end <= self.end {
                self.at = end;
                // What stands behind it goes out at the top, the length at the bottom.
                return Ok((word << (64 - 8 * n)) >> (64 - 7 * n));
            }
        }
        self.varint()
    }
    /// The same, for places where most numbers take one byte.
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn small(&mut self) -> Read<u64> {
        match self.data.get(self.at) {
            Some(&b) if b & 1 != 0 && self.at < self.end => {
                self.at += 1;
                Ok(b as u64 >> 1)
            }
            _ => self.varint(),
        }
    }
    /// A number: the trailing zeros of the first byte are the number of bytes that follow; none set means eight.
    pub(crate) fn varint(&mut self) -> Read<u64> {
        let first = self.byte()?;
        if first & 1 != 0 {
            return Ok(first as u64 >> 1);
        }
        self.long_varint(first)
    }
    #[inline]
    fn long_varint(&mut self, first: u8) -> Read<u64> {
        if first == 0 {
            let mut w = [0; 8];
            w.copy_from_slice(self.bytes(8)?);
            return Ok(u64::from_le_bytes(w));
        }
        let n = first.trailing_zeros();
        // Most numbers stand where eight bytes are left; what is behind them is masked away.
        let from = self.at - 1;
        if let Some(word) = self.data.get(from..from + 8)
            && self.at + n as usize <= self.end
        {
            self.at += n as usize;
            let mut w = [0; 8];
            w.copy_from_slice(word);
            let used = u64::MAX >> (56 - 8 * n);
            return Ok((u64::from_le_bytes(w) & used) >> (n + 1));
        }
        let mut value = first as u64;
        for (i, &b) in self.bytes(n as u64)?.iter().enumerate() {
            value |= (b as u64) << (8 * (i + 1));
        }
        Ok(value >> (n + 1))
    }
    /// A number whose lowest bit is a flag.
    #[inline]
    pub(crate) fn varint_flag(&mut self) -> Read<(u64, bool)> {
        let n = self.quick()?;
        Ok((n >> 1, n & 1 != 0))
    }
    /// A number with its sign in the lowest bit.
    pub(crate) fn signed(&mut self) -> Read<i64> {
        let n = self.varint()?;
        Ok((n >> 1) as i64 ^ -((n & 1) as i64))
    }
    /// A number that counts things of at least one byte each: more than bytes are left cannot be.
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn count(&mut self, what: &str) -> Read<usize> {
        let at = self.at;
        let n = self.small()?;
        self.bounded(at, n, what)
    }
    #[cfg_attr(not(small), inline(always))]
    pub(crate) fn bounded(&self, at: usize, n: u64, what: &str) -> Read<usize> {
        if n > self.left() as u64 {
            return self.too_many(at, n, what);
        }
        Ok(n as usize)
    }
    #[cold]
    #[inline(never)]
    fn too_many<T>(&self, at: usize, n: u64, what: &str) -> Read<T> {
        bad(at, format!("{n} {what} are announced in {} bytes", self.left()))
    }
    /// Text up to a zero byte, which is consumed.
    pub(crate) fn c_string(&mut self) -> Read<&'a [u8]> {
        let rest = &self.data[self.at..self.end];
        match rest.iter().position(|&b| b == 0) {
            Some(n) => {
                self.at += n + 1;
                Ok(&rest[..n])
            }
            None => self.fail("a string without end"),
        }
    }
    /// Skips padding up to a multiple of a power of two, counted from the start of the file.
    pub(crate) fn align(&mut self, alignment: u64) -> Read<()> {
        if !alignment.is_power_of_two() || alignment > 1 << 31 {
            return self.fail(format!("alignment {alignment} is no power of two"));
        }
        while !(self.at as u64).is_multiple_of(alignment) {
            if self.byte()? != super::PADDING {
                return bad(self.at - 1, "expected padding");
            }
        }
        Ok(())
    }
    /// A section: its id and its content.
    pub(crate) fn section(&mut self) -> Read<(u8, Cursor<'a>)> {
        let head = self.byte()?;
        let length = self.varint()?;
        if head & 0x80 != 0 {
            let alignment = self.varint()?;
            self.align(alignment)?;
        }
        Ok((head & 0x7f, self.part(length)?))
    }
}
