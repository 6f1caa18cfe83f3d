//! Case files: an input, the commands that it is for, and what they must answer, in one file.
//!
//! ```text
//! // RUN: lowir opt --cse
//! // Equal pure operations become one.
//! func.func @f(%a: i32) -> i32 { ... }
//! //--- out
//! module {
//!   ...
//! ```
//!
//! - A `// RUN: ` line gives a command; the case's file is its last argument unless `%s` or a `.mlir` file stands somewhere. `|` feeds
//!   one command's output to the next. Several `RUN` lines are several runs.
//! - What follows a line `//--- out` (or `//--- out 2` for the second run) is standard output, `//--- err` standard
//!   error, `//--- file NAME` a file that the run writes; `//--- input NAME` is a further input file.
//! - The name begins with `fail_` if and only if every run ends with exit code 1; otherwise all end with 0.
//! - `// DIFFERS: why` says that the real tool answers otherwise; every such case is named in `DIFFERENCES.md`.
//! - `// OURS: what` says that the real tools have nothing to compare with, such as a flag of lowir alone.
//! - `// SEED: S1 S7` names the rows of `tests/seeds.tsv` that the case stands for.
//!
//! `BLESS=1` rewrites the sections of outputs; read the difference as if somebody else had written it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::memory::{Memory, run};

/// A case file, taken apart.
#[derive(Debug, Default)]
pub struct Case {
    /// Its place.
    pub path: PathBuf,
    /// The name that the command sees, and that diagnostics begin with.
    pub name: String,
    /// The commands.
    pub runs: Vec<String>,
    /// The input: everything before the first section.
    pub input: String,
    /// Further inputs by name.
    pub inputs: BTreeMap<String, String>,
    /// What is expected: section title to content.
    pub expected: BTreeMap<String, String>,
    /// Why the real tool answers otherwise, if it does.
    pub differs: Option<String>,
    /// Whether the real tools have nothing to compare with.
    pub ours: bool,
    /// Rows that the case stands for.
    pub seeds: Vec<String>,
}

/// What a run answered.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Exit code.
    pub code: i32,
    /// Sections: `out`, `err`, `file NAME`.
    pub sections: BTreeMap<String, String>,
}

const MARK: &str = "//--- ";
const MARK_LL: &str = ";--- ";

impl Case {
    /// Reads a case file.
    pub fn read(path: &Path) -> Result<Case, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let mut case = Case { path: path.into(), name, ..Case::default() };
        // Cases of LLVM IR have its comments.
        let is_ll = path.extension().is_some_and(|e| e == "ll");
        let comment = if is_ll { "; " } else { "// " };
        let mut section: Option<String> = None;
        for line in text.split_inclusive('\n') {
            let marked = line.strip_prefix(MARK).or_else(|| line.strip_prefix(MARK_LL).filter(|_| is_ll));
            if let Some(title) = marked {
                section = Some(title.trim_end().into());
                let target = match title.trim_end().strip_prefix("input ") {
                    Some(name) => case.inputs.entry(name.into()),
                    None => case.expected.entry(title.trim_end().into()),
                };
                target.or_default();
                continue;
            }
            match section.as_deref() {
                None => case.input.push_str(line),
                Some(s) => match s.strip_prefix("input ") {
                    Some(name) => case.inputs.entry(name.into()).or_default().push_str(line),
                    None => case.expected.entry(s.into()).or_default().push_str(line),
                },
            }
        }
        for line in case.input.lines().filter_map(|l| l.strip_prefix(comment)) {
            if let Some(run) = line.strip_prefix("RUN: ") {
                case.runs.push(run.trim().into());
            } else if let Some(why) = line.strip_prefix("DIFFERS: ") {
                case.differs = Some(why.trim().into());
            } else if line.starts_with("OURS: ") {
                case.ours = true;
            } else if let Some(rows) = line.strip_prefix("SEED: ") {
                case.seeds.extend(rows.split_whitespace().map(String::from));
            }
        }
        if case.runs.is_empty() {
            return Err(format!("{}: no '// RUN: ' line", path.display()));
        }
        Ok(case)
    }

    /// Whether the runs must fail.
    pub fn must_fail(&self) -> bool {
        self.name.starts_with("fail_")
    }

    /// A world that holds the case's inputs.
    pub fn world(&self) -> Memory {
        let mut world = Memory::default();
        world.files.insert(self.name.clone(), self.input.clone().into_bytes());
        for (name, text) in &self.inputs {
            world.files.insert(name.clone(), text.clone().into_bytes());
        }
        world
    }

    /// The commands of a run, `%s` replaced: more than one when they are piped.
    pub fn commands(&self, run: &str) -> Vec<String> {
        let mut commands: Vec<String> = split_pipe(run);
        if !run.contains("%s") && !run.contains(".mlir") && !run.contains(".ll") {
            commands[0].push_str(" %s");
        }
        commands.iter().map(|c| c.replace("%s", &self.name)).collect()
    }

    /// Runs every command in memory.
    pub fn answers(&self) -> Vec<Answer> {
        self.runs.iter().map(|r| self.answer(r)).collect()
    }

    fn answer(&self, line: &str) -> Answer {
        let mut answer = Answer::default();
        let mut world = self.world();
        for command in self.commands(line) {
            answer.code = run(&command, &mut world);
            let out = std::mem::take(&mut world.out);
            world.files.insert("-".into(), out);
            if answer.code != 0 {
                break;
            }
        }
        let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
        answer.sections.insert("out".into(), text(&world.files["-"]));
        answer.sections.insert("err".into(), std::mem::take(&mut world.err));
        for (name, content) in &world.written {
            answer.sections.insert(format!("file {name}"), text(content));
        }
        answer.sections.retain(|_, v| !v.is_empty());
        answer
    }

    /// The sections that these answers make, titled as in the file.
    pub fn sections(answers: &[Answer]) -> BTreeMap<String, String> {
        let mut all = BTreeMap::new();
        for (i, answer) in answers.iter().enumerate() {
            for (title, content) in &answer.sections {
                let title = if i == 0 { title.clone() } else { format!("{title} {}", i + 1) };
                // A section ends with a line end, whatever the output does.
                let end = if content.ends_with('\n') { "" } else { "\n" };
                all.insert(title, format!("{content}{end}"));
            }
        }
        all
    }

    /// Compares answers with what the file expects; the complaints.
    pub fn check(&self, answers: &[Answer]) -> Vec<String> {
        let mut wrong = Vec::new();
        for (i, answer) in answers.iter().enumerate() {
            let want = i32::from(self.must_fail());
            if answer.code != want {
                let err = answer.sections.get("err").map_or("", |s| s);
                wrong.push(format!("`{}`: exit code {}, expected {want}\n{}", self.runs[i], answer.code, clip(err)));
            }
        }
        let got = Case::sections(answers);
        for title in got.keys().chain(self.expected.keys().filter(|k| !got.contains_key(*k))) {
            let (have, want) = (got.get(title), self.expected.get(title));
            if have != want {
                wrong.push(format!("section '{title}':\n{}", difference(want.map_or("", |s| s), have.map_or("", |s| s))));
            }
        }
        wrong
    }

    /// Rewrites the file with these answers.
    pub fn bless(&self, answers: &[Answer]) -> std::io::Result<()> {
        let mut text = self.input.clone();
        for (name, input) in &self.inputs {
            text.push_str(&format!("{MARK}input {name}\n{input}"));
        }
        let sections = Case::sections(answers);
        let order = |t: &str| (t.split(' ').nth(1).and_then(|n| n.parse().ok()).unwrap_or(1), !t.starts_with("out"), t.to_string());
        let mut titles: Vec<&String> = sections.keys().collect();
        titles.sort_by_key(|t| order(t));
        for title in titles {
            text.push_str(&format!("{MARK}{title}\n{}", sections[title]));
        }
        std::fs::write(&self.path, text)
    }
}

fn split_pipe(line: &str) -> Vec<String> {
    line.split(" | ").map(|s| s.trim().to_string()).collect()
}

fn clip(s: &str) -> String {
    s.lines().take(20).map(|l| format!("    {l}\n")).collect()
}

/// The first lines where two texts part, with a little before.
pub fn difference(want: &str, have: &str) -> String {
    let (w, h): (Vec<&str>, Vec<&str>) = (want.lines().collect(), have.lines().collect());
    let first = w.iter().zip(&h).position(|(a, b)| a != b).unwrap_or(w.len().min(h.len()));
    let mut out = format!("    first difference at line {}\n", first + 1);
    for l in &w[first.saturating_sub(2)..first] {
        out.push_str(&format!("      {l}\n"));
    }
    for l in w.iter().skip(first).take(4) {
        out.push_str(&format!("    - {l}\n"));
    }
    for l in h.iter().skip(first).take(4) {
        out.push_str(&format!("    + {l}\n"));
    }
    if w.get(first).is_none() && h.get(first).is_none() {
        out.push_str("    (only line ends differ)\n");
    }
    out
}

/// All case files, in the order of their names.
pub fn all() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![crate::root().join("tests/cases")];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "mlir" || e == "ll") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
