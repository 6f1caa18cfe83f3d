//! The outside world as a command sees it: files, the two standard streams, the clock. The real one is [`Os`]; tests
//! use one in memory.

use std::io::{self, Read, Write};
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
        let _ = io::stderr().lock().write_all(text.as_bytes());
    }

    fn now(&mut self) -> Duration {
        self.start.elapsed()
    }
}
