//! What a campaign found, as JSON and as folders that reproduce each failure.

use std::fmt::Write as _;
use std::path::Path;

use crate::oracle::Case;

/// A failure.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The module's seed.
    pub seed: u64,
    /// The check that failed.
    pub oracle: &'static str,
    /// What is wrong.
    pub detail: String,
}

/// A text as JSON.
pub fn json(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if (c as u32) < 32 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out + "\""
}

/// The text of what [`json`] wrote.
pub fn unquoted(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text).chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => match rest.next() {
                Some('n') => out.push('\n'),
                Some('u') => {
                    let code = rest.by_ref().take(4).collect::<String>();
                    out.extend(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32));
                }
                Some(c) => out.push(c),
                None => {}
            },
            c => out.push(c),
        }
    }
    out
}

/// Writes a folder with all that is needed to see a failure again.
pub fn reproducer(folder: &Path, f: &Failure, made_by: &str, whole: &str, small: &Case) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("input.mlir"), &small.text)?;
    std::fs::write(folder.join("whole.mlir"), whole)?;
    // A command under test is part of how to see it again.
    let quoted =
        |flag: &str, line: &Option<String>| line.as_ref().map_or(String::new(), |l| format!(" --{flag} '{}'", l.replace('\'', "'\\''")));
    let command = quoted("lower", &small.lower) + &quoted("run", &small.run);
    let text = format!(
        "# {oracle}\n\n{doc}\n\n- `input.mlir` fails the check in its smallest form; `whole.mlir` is what was generated.\n- made by: `{made_by}`\n- \
         see it again: `lowir-fuzz try --oracle {oracle} --compat {release}{command} input.mlir`\n\n```\n{detail}\n```\n",
        oracle = f.oracle,
        doc = super::ORACLES.iter().find(|o| o.name == f.oracle).map_or("", |o| o.doc),
        release = small.release,
        detail = f.detail,
    );
    std::fs::write(folder.join("README.md"), text)
}
