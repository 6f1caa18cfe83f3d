//! The outside world as a command sees it: files, the two standard streams, the clock. The real one is [`Os`]; tests
//! use one in memory.

use std::io::{self, IsTerminal, Read, Write};
use std::time::{Duration, Instant};

/// The outside world.
pub trait Host {
    /// The whole content of a file; `-` is standard input.
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>>;
    /// Writes a file, whole or not at all; `-` is standard output.
    fn write(&mut self, path: &str, content: &[u8]) -> io::Result<()>;
    /// Writes to standard error.
    fn err(&mut self, text: &str);
    /// Time since some fixed moment.
    fn now(&mut self) -> Duration;
}

/// The operating system.
pub struct Os {
    start: Instant,
}

impl Os {
    /// The operating system, its clock starting now.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Os {
        Os { start: Instant::now() }
    }
}

impl Host for Os {
    fn read(&mut self, path: &str) -> io::Result<Vec<u8>> {
        if path == "-" {
            let mut content = Vec::new();
            io::stdin().lock().read_to_end(&mut content)?;
            return Ok(content);
        }
        std::fs::read(path)
    }

    fn write(&mut self, path: &str, content: &[u8]) -> io::Result<()> {
        if path == "-" {
            let mut out = io::stdout().lock();
            return match out.write_all(content).and_then(|()| out.flush()) {
                // The reader (`head`, a closed pager) has seen enough.
                Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
                r => r,
            };
        }
        // A device or a pipe cannot be replaced by renaming; it is written as it is.
        if std::fs::metadata(path).is_ok_and(|m| !m.is_file()) {
            return std::fs::write(path, content);
        }
        // Through a link the file that it names is replaced, not the link.
        let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.into());
        let mut temporary = target.clone().into_os_string();
        temporary.push(format!(".{}.tmp", std::process::id()));
        let written = std::fs::write(&temporary, content).and_then(|()| std::fs::rename(&temporary, &target));
        if written.is_err() {
            let _ = std::fs::remove_file(&temporary);
        }
        written
    }

    fn err(&mut self, text: &str) {
        let stderr = io::stderr();
        // Colours are for people only, and for those who want them (no-color.org).
        let _ = match stderr.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()) {
            true => stderr.lock().write_all(coloured(text).as_bytes()),
            false => stderr.lock().write_all(text.as_bytes()),
        };
    }

    fn now(&mut self) -> Duration {
        self.start.elapsed()
    }
}

/// Diagnostics with the words that say how bad it is in colour, and the marks under the source in green.
fn coloured(text: &str) -> String {
    const KINDS: [(&str, &str); 4] =
        [(": error: ", "\x1b[1;31m"), (": warning: ", "\x1b[1;35m"), (": remark: ", "\x1b[1;34m"), (": note: ", "\x1b[1;36m")];
    let mut out = String::with_capacity(text.len() + 64);
    for line in text.split_inclusive('\n') {
        let body = line.trim_end_matches('\n');
        let found = KINDS.iter().filter_map(|k| body.find(k.0).map(|at| (at, k))).min_by_key(|f| f.0);
        match found {
            Some((at, (word, colour))) => {
                let end = at + word.len() - 1;
                out.push_str(&body[..at + 2]);
                out.push_str(colour);
                out.push_str(&body[at + 2..end]);
                out.push_str("\x1b[0m");
                out.push_str(&body[end..]);
            }
            None if body.contains('^') && body.bytes().all(|b| matches!(b, b' ' | b'\t' | b'^' | b'~')) => {
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
