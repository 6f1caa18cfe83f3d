//! Extended regular expressions for `expected-error-re`: alternatives, groups, sets, `.`, `*`, `+`, `?`, anchors.
//! Compiled to a small program that is run on all positions at once, so matching takes `program * text` steps on any
//! expression. A malformed expression matches nothing.

use crate::find::find;
use alloc::vec::Vec;

enum Step {
    Char(char),
    Any,
    Set { negated: bool, ranges: Vec<(char, char)> },
    Start,
    End,
    Split(usize, usize),
    Jump(usize),
}

/// Groups may nest this deep.
const DEPTH: usize = 64;

/// Whether a text with regular expressions between `{{` and `}}`, plain otherwise, occurs in a message.
pub fn find_mixed(pattern: &str, message: &str) -> bool {
    let mut program = Vec::new();
    let mut rest = pattern;
    while let Some(at) = find(rest, "{{") {
        program.extend(rest[..at].chars().map(Step::Char));
        let Some(end) = find(&rest[at..], "}}") else { return false };
        let mut p = Compiler { chars: rest[at + 2..at + end].chars().collect(), at: 0, program };
        if p.alternatives(0).is_none() || p.at < p.chars.len() {
            return false;
        }
        program = p.program;
        rest = &rest[at + end + 2..];
    }
    program.extend(rest.chars().map(Step::Char));
    run(&program, message)
}

struct Compiler {
    chars: Vec<char>,
    at: usize,
    program: Vec<Step>,
}

impl Compiler {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }
    fn alternatives(&mut self, depth: usize) -> Option<()> {
        if depth > DEPTH {
            return None;
        }
        let start = self.program.len();
        let mut ends = Vec::new();
        self.sequence(depth)?;
        let mut branch = start;
        while self.peek() == Some('|') {
            self.at += 1;
            ends.push(self.program.len());
            self.program.push(Step::Jump(0));
            let next = self.program.len();
            self.insert(branch, Step::Split(branch + 1, next + 1));
            ends.last_mut().into_iter().for_each(|e| *e += 1);
            branch = next + 1;
            self.sequence(depth)?;
        }
        let end = self.program.len();
        for e in ends {
            self.program[e] = Step::Jump(end);
        }
        Some(())
    }
    fn sequence(&mut self, depth: usize) -> Option<()> {
        while let Some(c) = self.peek() {
            if c == '|' || c == ')' {
                break;
            }
            let start = self.program.len();
            self.atom(depth)?;
            while let Some(op @ ('*' | '+' | '?')) = self.peek() {
                self.at += 1;
                let end = self.program.len();
                match op {
                    '*' => {
                        self.insert(start, Step::Split(start + 1, end + 2));
                        self.program.push(Step::Jump(start));
                    }
                    '+' => self.program.push(Step::Split(start, end + 1)),
                    _ => self.insert(start, Step::Split(start + 1, end + 1)),
                }
                // Stacked operators such as `a**` double the program at most linearly, but bound it anyway.
                if self.program.len() > 10_000 {
                    return None;
                }
            }
        }
        Some(())
    }
    /// Inserts a step; jumps at or behind it that point behind it move along.
    fn insert(&mut self, at: usize, step: Step) {
        let shift = |t: &mut usize| {
            if *t >= at {
                *t += 1;
            }
        };
        for s in &mut self.program[at..] {
            match s {
                Step::Split(a, b) => {
                    shift(a);
                    shift(b);
                }
                Step::Jump(a) => shift(a),
                _ => {}
            }
        }
        self.program.insert(at, step);
    }
    fn atom(&mut self, depth: usize) -> Option<()> {
        let c = self.peek()?;
        self.at += 1;
        let step = match c {
            '(' => {
                self.alternatives(depth + 1)?;
                if self.peek() != Some(')') {
                    return None;
                }
                self.at += 1;
                return Some(());
            }
            '*' | '+' | '?' => return None,
            '.' => Step::Any,
            '^' => Step::Start,
            '$' => Step::End,
            '[' => self.set()?,
            '\\' => {
                let c = self.peek()?;
                self.at += 1;
                Step::Char(c)
            }
            c => Step::Char(c),
        };
        self.program.push(step);
        Some(())
    }
    fn set(&mut self) -> Option<Step> {
        let negated = self.peek() == Some('^');
        self.at += negated as usize;
        let mut ranges = Vec::new();
        let first = self.at;
        loop {
            let c = self.peek()?;
            self.at += 1;
            if c == ']' && self.at > first + 1 {
                return Some(Step::Set { negated, ranges });
            }
            let mut end = c;
            if self.peek() == Some('-') && self.chars.get(self.at + 1).is_some_and(|&c| c != ']') {
                end = self.chars[self.at + 1];
                self.at += 2;
            }
            ranges.push((c, end));
        }
    }
}

/// Whether the program matches somewhere in the text.
fn run(program: &[Step], text: &str) -> bool {
    let mut now = Vec::new();
    let mut next = Vec::new();
    let mut seen = alloc::vec![usize::MAX; program.len() + 1];
    let mut stack = Vec::new();
    let n = text.chars().count();
    for (i, c) in text.chars().map(Some).chain([None]).enumerate() {
        // A match may begin at every position.
        now.push(0);
        while let Some(start) = now.pop() {
            stack.push(start);
            while let Some(pc) = stack.pop() {
                if core::mem::replace(&mut seen[pc], i) == i {
                    continue;
                }
                let Some(step) = program.get(pc) else { return true };
                let takes = match step {
                    Step::Split(a, b) => {
                        stack.extend([*b, *a]);
                        false
                    }
                    Step::Jump(a) => {
                        stack.push(*a);
                        false
                    }
                    Step::Start | Step::End => {
                        if i == if matches!(step, Step::Start) { 0 } else { n } {
                            stack.push(pc + 1);
                        }
                        false
                    }
                    Step::Any => c.is_some(),
                    Step::Char(x) => c == Some(*x),
                    Step::Set { negated, ranges } => c.is_some_and(|c| ranges.iter().any(|r| r.0 <= c && c <= r.1) != *negated),
                };
                if takes {
                    next.push(pc + 1);
                }
            }
        }
        core::mem::swap(&mut now, &mut next);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::find_mixed;

    #[test]
    fn finds() {
        for (pattern, yes, no) in [
            ("plain", "so plain it is", "pain"),
            ("{{[a-c]+}}!", "xxabc!", "xxd!"),
            ("{{a|bc|d}}e", "bce", "bf!ea"),
            ("{{(ab)*}}c", "xc", "ab"),
            ("{{^ab?c$}}", "ac", "abbc"),
            ("a{{.*}}z", "a to z", "z to a"),
            ("{{[^0-9]}}x", "ax", "1x"),
            ("{{(a|b)+c}}", "xababc", "xab"),
            ("{{x(y(z)?)*}}!", "xyzy!", "x"),
        ] {
            assert!(find_mixed(pattern, yes), "{pattern} in {yes}");
            assert!(!find_mixed(pattern, no), "{pattern} not in {no}");
        }
        assert!(!find_mixed("{{(((}}", "((("));
    }
}
