//! A world in memory: files by name, standard streams as buffers, a clock that stands still.

use std::collections::BTreeMap;
use std::time::Duration;

use lowir::host::Host;

/// The world in memory.
#[derive(Default, Debug)]
pub struct Memory {
    /// Files by name; `-` is standard input.
    pub files: BTreeMap<String, Vec<u8>>,
    /// Files that were written, by name.
    pub written: BTreeMap<String, Vec<u8>>,
    /// Standard output.
    pub out: Vec<u8>,
    /// Standard error.
    pub err: String,
}

/// The words for a file that is not there.
const NOT_FOUND: &str = "entity not found";

impl Host for Memory {
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String> {
        let found = self.written.get(path).or_else(|| self.files.get(path));
        found.cloned().ok_or_else(|| NOT_FOUND.into())
    }
    fn write(&mut self, path: &str, content: &[u8]) -> Result<(), String> {
        if path == "-" {
            self.out.extend_from_slice(content);
        } else if path.starts_with("missing/") {
            return Err(NOT_FOUND.into());
        } else {
            self.written.insert(path.into(), content.into());
        }
        Ok(())
    }
    fn err(&mut self, text: &str) {
        self.err.push_str(text);
    }
    fn now(&mut self) -> Duration {
        Duration::ZERO
    }
}

/// Runs one command line (`lowir opt --cse x.mlir`, words split at blanks, quotes kept together) and returns its exit code.
pub fn run(line: &str, world: &mut Memory) -> i32 {
    let words = split_words(line);
    let Some((program, args)) = words.split_first() else { return 1 };
    lowir::command(program, args, world)
}

/// Splits a command line at blanks as a shell does, as far as single and double quotes go.
pub fn split_words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut open) = (Vec::new(), String::new(), None, false);
    for c in line.chars() {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => word.push(c),
            None if c == '\'' || c == '"' => (quote, open) = (Some(c), true),
            None if c.is_whitespace() => {
                if open || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                open = false;
            }
            None => word.push(c),
        }
    }
    if open || !word.is_empty() {
        words.push(word);
    }
    words
}
