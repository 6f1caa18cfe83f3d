//! Other programs: where they are, and what they answer within their time.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a program answered.
#[derive(Debug)]
pub struct Ran {
    /// Its exit code; `None` when a signal or the limit of time ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub out: Vec<u8>,
    /// Standard error.
    pub err: String,
}

/// Longest time that a program may take.
const LIMIT: Duration = Duration::from_secs(120);

/// The place of a tool of a release, `mlir-opt` of 22 for example: `mlir-opt-22`, or the one in LLVM's own folder. `cc`
/// is of no release.
pub fn find(tool: &str, release: u32) -> Option<PathBuf> {
    let suffixed = if tool == "cc" { tool.to_owned() } else { format!("{tool}-{release}") };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let named = std::env::split_paths(&path).map(|f| f.join(&suffixed)).collect::<Vec<_>>();
    named.into_iter().chain([PathBuf::from(format!("/usr/lib/llvm-{release}/bin/{tool}"))]).find(|p| p.is_file())
}

/// A library of MLIR for running programs: `c_runner_utils` holds `memrefCopy`, `float16_utils` conversions to `bf16`. What
/// they do is the same in all releases: where the tools of one are there without its libraries, those of another serve.
pub fn library(name: &str, release: u32) -> Option<PathBuf> {
    [release, 22, 19].into_iter().find_map(|release| library_of(name, release))
}

fn library_of(name: &str, release: u32) -> Option<PathBuf> {
    let folder = PathBuf::from(format!("/usr/lib/llvm-{release}/lib"));
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).ok()?.flatten().map(|e| e.path()).collect();
    files.sort();
    let begin = format!("libmlir_{name}.so");
    files.into_iter().find(|p| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with(&begin)))
}

/// Runs a program on bytes.
pub fn pipe(program: &Path, args: &[&str], input: &[u8]) -> Result<Ran, String> {
    let mut command = Command::new(program);
    command.args(args);
    run(command, input).map_err(|e| format!("{}: {e}", program.display()))
}

/// Runs a line of shell on bytes.
pub fn shell(line: &str, input: &[u8]) -> Result<Ran, String> {
    let mut command = Command::new("sh");
    command.args(["-c", line]);
    run(command, input).map_err(|e| format!("{line}: {e}"))
}

fn run(mut command: Command, input: &[u8]) -> std::io::Result<Ran> {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    std::thread::scope(|s| {
        // Written and read at the same time: either side may fill its pipe first.
        s.spawn(move || stdin.map(|mut i| i.write_all(input)));
        let out = s.spawn(move || all(stdout));
        let err = s.spawn(move || all(stderr));
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break Some(status);
            }
            if start.elapsed() > LIMIT {
                child.kill()?;
                child.wait()?;
                break None;
            }
            std::thread::sleep(Duration::from_millis(if start.elapsed().as_millis() < 200 { 2 } else { 20 }));
        };
        let (out, err) = (out.join().unwrap_or_default(), err.join().unwrap_or_default());
        let err = match status {
            None => format!("took more than {} seconds", LIMIT.as_secs()),
            _ => String::from_utf8_lossy(&err).into_owned(),
        };
        Ok(Ran { code: status.and_then(|s| s.code()), out, err })
    })
}

fn all(from: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut f) = from {
        let _ = f.read_to_end(&mut bytes);
    }
    bytes
}
