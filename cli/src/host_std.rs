//! The operating system by way of the standard library.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::time::Duration;
use std::io::{self, IsTerminal, Read, Write};
use std::time::Instant;

use crate::host::{Host, coloured};

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
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String> {
        if path == "-" {
            let mut content = Vec::new();
            return io::stdin().lock().read_to_end(&mut content).map(|_| content).map_err(|e| e.to_string());
        }
        std::fs::read(path).map_err(|e| e.to_string())
    }

    fn write(&mut self, path: &str, content: &[u8]) -> Result<(), String> {
        write(path, content).map_err(|e| e.to_string())
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

fn write(path: &str, content: &[u8]) -> io::Result<()> {
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
