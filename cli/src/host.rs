//! The outside world as a command sees it: files, the two standard streams, the clock. The real one is [`Os`]; tests
//! use one in memory.

#[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

#[cfg(all(not(feature = "std"), unix, panic = "abort"))]
pub use crate::host_bare::Os;
#[cfg(not(all(not(feature = "std"), unix, panic = "abort")))]
pub use crate::host_std::Os;

/// Gives a file that is whole its name. One that has it already (`old`) changes places with it and goes: for a name that is taken
/// over, file systems (ext4) begin to put the new file on the disk first, which takes longer than to write it.
#[cfg(unix)]
pub(crate) fn rename(temporary: &[u8], target: &[u8], old: bool) -> Result<(), rustix::io::Errno> {
    use rustix::fs::{CWD, renameat};
    #[cfg(target_os = "linux")]
    if old && rustix::fs::renameat_with(CWD, temporary, CWD, target, rustix::fs::RenameFlags::EXCHANGE).is_ok() {
        // This was nobody's any more.
        let _ = rustix::fs::unlink(temporary);
        return Ok(());
    }
    _ = old;
    renameat(CWD, temporary, CWD, target)
}

/// Is told of how many bytes of text, a module of many short functions, the calling thread is to work on next.
#[cfg(feature = "fast")]
pub type Expect = fn(usize);

/// The outside world. Errors are the words of the operating system.
pub trait Host {
    /// The whole content of a file; `-` is standard input.
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String>;
    /// The content of an input file that need not be copied. `None` where it is to be read.
    #[cfg(all(feature = "fast", feature = "std", target_os = "linux"))]
    fn map(&mut self, _path: &str) -> Option<Rc<crate::mapped::Mapped>> {
        None
    }
    /// How many operations of a long text that grows much when it is lowered are worked on at a time, from the second part on.
    #[cfg(feature = "fast")]
    fn part_size(&self) -> usize {
        crate::job::PART_SIZE
    }
    /// Who makes memory ready for a long text.
    #[cfg(feature = "fast")]
    fn expecting(&self) -> Expect {
        |_| {}
    }
    /// A text was read, and is not looked at again if all goes well: the memory of what was mapped may go.
    #[cfg(feature = "fast")]
    fn leave(&mut self, _text: &str) {}
    /// Writes a file, whole or not at all; `-` is standard output.
    fn write(&mut self, path: &str, content: &[u8]) -> Result<(), String>;
    /// Begins to write a file, or goes on: [`Host::write`] of the same path ends it. `false` if this host cannot: then
    /// nothing has happened, or what was begun is to be abandoned. What else goes wrong is told at the end.
    #[cfg(feature = "fast")]
    fn append(&mut self, _path: &str, _content: &[u8]) -> bool {
        false
    }
    /// Begins a file that text can be put into at any place, and that can be abandoned; for standard output, a device or a pipe
    /// one that is shown when it ends. `false`, and nothing has happened, if this host cannot.
    #[cfg(feature = "fast")]
    fn begin(&mut self, _path: &str) -> bool {
        false
    }
    /// Puts text into a file that was begun so, at a byte of it. `false` if this host cannot.
    #[cfg(feature = "fast")]
    fn insert(&mut self, _path: &str, _at: u64, _content: &[u8]) -> bool {
        false
    }
    /// Leaves a file that was begun as it was before.
    #[cfg(feature = "fast")]
    fn abandon(&mut self) {}
    /// Writes to standard error.
    fn err(&mut self, text: &str);
    /// Time since some fixed moment.
    fn now(&mut self) -> Duration;
}

/// Where a short word begins in a line. (The library's search is for long texts, and long itself.)
fn place(line: &str, word: &str) -> Option<usize> {
    line.as_bytes().windows(word.len()).position(|w| w == word.as_bytes())
}

/// Diagnostics with the words that say how bad it is in colour, and the marks under the source in green.
pub fn coloured(text: &str) -> String {
    const KINDS: [(&str, &str); 4] =
        [(": error: ", "\x1b[1;31m"), (": warning: ", "\x1b[1;35m"), (": remark: ", "\x1b[1;34m"), (": note: ", "\x1b[1;36m")];
    let mut out = String::with_capacity(text.len() + 64);
    for line in text.split_inclusive('\n') {
        let body = line.trim_end_matches('\n');
        let found = KINDS.iter().filter_map(|k| place(body, k.0).map(|at| (at, k))).min_by_key(|f| f.0);
        match found {
            Some((at, (word, colour))) => {
                let end = at + word.len() - 1;
                out.push_str(&body[..at + 2]);
                out.push_str(colour);
                out.push_str(&body[at + 2..end]);
                out.push_str("\x1b[0m");
                out.push_str(&body[end..]);
            }
            None if body.as_bytes().contains(&b'^') && body.bytes().all(|b| matches!(b, b' ' | b'\t' | b'^' | b'~')) => {
                out.push_str("\x1b[1;32m");
                out.push_str(body);
                out.push_str("\x1b[0m");
            }
            None => out.push_str(body),
        }
        out.push_str(&line[body.len()..]);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::coloured;

    #[test]
    fn colours_only_the_word() {
        let plain = "a.mlir:1:2: error: bad [name]\n  x.y\n  ^~~\nplain\n";
        let red = "a.mlir:1:2: \x1b[1;31merror:\x1b[0m bad [name]\n  x.y\n\x1b[1;32m  ^~~\x1b[0m\nplain\n";
        assert_eq!(coloured(plain), red);
    }
}
