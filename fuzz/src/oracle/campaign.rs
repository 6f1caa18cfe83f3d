//! Many modules through the checks: in parallel, resumable, with a report.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::r#gen::{Profile, Spec, generate, rules};
use crate::oracle::alone::SWEPT;
use crate::oracle::report::{self, Failure, json, reproducer};
use crate::oracle::{AS_UPSTREAM, Case, LEFT_BY_UPSTREAM, LEFT_OVER, ORACLES, Oracle, shrink, tools};

/// What to run.
pub struct Campaign {
    /// Seeds from, to (exclusive).
    pub seeds: std::ops::Range<u64>,
    /// Kind of code.
    pub profile: &'static Profile,
    /// Functions in each module.
    pub functions: usize,
    /// Statements in each function.
    pub size: usize,
    /// Release to compare with.
    pub release: u32,
    /// Names of checks; all that have their tools when empty.
    pub oracles: Vec<String>,
    /// A lowering to test instead of lowir, and how to run what it writes.
    pub command: Option<(String, String)>,
    /// Where reports go.
    pub folder: Option<PathBuf>,
    /// Modules at a time.
    pub jobs: usize,
    /// Seconds to spend on making one failure smaller.
    pub shrink: Duration,
    /// Failures after which to stop.
    pub stop_after: usize,
}

/// What came out.
#[derive(Default)]
pub struct Outcome {
    /// Modules checked, this time and before.
    pub modules: u64,
    /// Failures.
    pub failures: Vec<Failure>,
    /// How often each operation was written.
    pub ops: BTreeMap<String, u64>,
    /// Checks that were left out because a tool is not installed.
    pub skipped: Vec<&'static str>,
}

impl Campaign {
    fn case(&self, text: String) -> Case {
        let mut c = Case::new(text, self.release);
        (c.lower, c.run) = self.command.clone().unzip();
        c
    }
    fn spec(&self, seed: u64) -> Spec {
        Spec::seeded(seed, self.profile, self.functions, self.size, self.release)
    }
    fn chosen(&self, o: &Oracle) -> bool {
        if self.oracles.is_empty() { o.own == self.command.is_none() } else { self.oracles.iter().any(|n| n == o.name) }
    }
    fn made_by(&self, seed: u64) -> String {
        format!(
            "lowir-fuzz gen --seed {seed} --profile {} --functions {} --size {} --compat {}",
            self.profile.name, self.functions, self.size, self.release
        )
    }

    /// Runs it.
    pub fn run(&self) -> Result<Outcome, String> {
        let (oracles, skipped): (Vec<&Oracle>, Vec<&Oracle>) =
            ORACLES.iter().filter(|o| self.chosen(o)).partition(|o| o.tools.iter().all(|t| tools::find(t, self.release).is_some()));
        let before = self.done_before();
        let done: BTreeSet<u64> = before.iter().map(|d| d.0).collect();
        let next = AtomicU64::new(self.seeds.start);
        let out =
            Mutex::new(Outcome { modules: done.len() as u64, skipped: skipped.iter().map(|o| o.name).collect(), ..Outcome::default() });
        if let Ok(mut out) = out.lock() {
            // What was done before counts, with its failures.
            done.iter().for_each(|&seed| count(&generate(&self.spec(seed)), &mut out.ops));
            out.failures.extend(before.into_iter().filter_map(|d| d.1));
        }
        let log = Mutex::new(self.log()?);
        let start = Instant::now();
        std::thread::scope(|s| {
            for _ in 0..self.jobs.max(1) {
                s.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= self.seeds.end || out.lock().is_ok_and(|o| o.failures.len() >= self.stop_after) {
                            return;
                        }
                        if done.contains(&seed) {
                            continue;
                        }
                        let text = generate(&self.spec(seed));
                        let failure = self.check(seed, &text, &oracles);
                        if let Some(f) = &failure {
                            self.keep(f, &text, &oracles);
                        }
                        if let (Ok(mut out), Ok(mut log)) = (out.lock(), log.lock()) {
                            count(&text, &mut out.ops);
                            out.modules += 1;
                            if let Some(log) = log.as_mut() {
                                let what = failure.as_ref().map_or(String::new(), |f| format!(" {} {}", f.oracle, json(&f.detail)));
                                let _ = log.write_all(format!("{seed}{what}\n").as_bytes());
                            }
                            if let Some(f) = failure {
                                eprintln!("\rseed {seed}: {}: {}", f.oracle, f.detail.lines().take(12).collect::<Vec<_>>().join("\n  "));
                                out.failures.push(f);
                            }
                            self.progress(&out, done.len() as u64, start);
                        }
                    }
                });
            }
        });
        if std::io::stderr().is_terminal() {
            eprintln!();
        }
        let mut out = out.into_inner().map_err(|_| "a thread failed")?;
        out.failures.sort_by_key(|f| f.seed);
        if let Some(folder) = &self.folder {
            std::fs::write(folder.join(format!("{}.json", self.name())), self.json(&out, start.elapsed())).map_err(|e| e.to_string())?;
        }
        Ok(out)
    }
    fn check(&self, seed: u64, text: &str, oracles: &[&Oracle]) -> Option<Failure> {
        let case = self.case(text.to_owned());
        oracles.iter().find_map(|o| o.run(&case).err().map(|detail| Failure { seed, oracle: o.name, detail }))
    }
    /// Makes a failure smaller and writes it down.
    fn keep(&self, f: &Failure, text: &str, oracles: &[&Oracle]) {
        let (Some(folder), Some(oracle)) = (&self.folder, oracles.iter().find(|o| o.name == f.oracle)) else { return };
        let kind = kind(&f.detail);
        let fails = |s: &Spec| oracle.run(&self.case(generate(s))).is_err_and(|e| self::kind(&e) == kind);
        let small = shrink::shrink(&self.spec(f.seed), self.shrink, fails);
        let case = self.case(generate(&small));
        let f = Failure { detail: oracle.run(&case).err().unwrap_or(f.detail.clone()), ..f.clone() };
        let folder = folder.join(format!("{}-{}-{}", f.oracle, self.name(), f.seed));
        if let Err(e) = reproducer(&folder, &f, &self.made_by(f.seed), text, &case) {
            eprintln!("{}: {e}", folder.display());
        }
    }
    fn name(&self) -> String {
        format!("{}-{}", self.profile.name, self.release)
    }
    fn state(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|f| f.join(format!("{}-{}x{}.done", self.name(), self.functions, self.size)))
    }
    /// The seeds that an earlier run did, and what failed then. A line without its end was interrupted.
    fn done_before(&self) -> Vec<(u64, Option<Failure>)> {
        let text = self.state().and_then(|p| std::fs::read_to_string(p).ok()).unwrap_or_default();
        let line = |l: &str| {
            let mut words = l.strip_suffix('\n')?.splitn(3, ' ');
            let seed = words.next()?.parse().ok().filter(|s| self.seeds.contains(s))?;
            let oracle = words.next().and_then(|n| ORACLES.iter().find(|o| o.name == n));
            let detail = words.next().map(report::unquoted);
            Some((seed, oracle.zip(detail).map(|(o, detail)| Failure { seed, oracle: o.name, detail })))
        };
        let found: BTreeMap<u64, Option<Failure>> = text.split_inclusive('\n').filter_map(line).collect();
        found.into_iter().collect()
    }
    fn log(&self) -> Result<Option<std::fs::File>, String> {
        let (Some(path), Some(folder)) = (self.state(), &self.folder) else { return Ok(None) };
        std::fs::create_dir_all(folder).map_err(|e| e.to_string())?;
        std::fs::OpenOptions::new().create(true).append(true).open(path).map(Some).map_err(|e| e.to_string())
    }
    fn progress(&self, out: &Outcome, before: u64, start: Instant) {
        if !std::io::stderr().is_terminal() {
            return;
        }
        let (all, secs) = (self.seeds.end - self.seeds.start, start.elapsed().as_secs_f64().max(0.001));
        let filled = (out.modules * 30 / all.max(1)) as usize;
        let written = rules::written();
        let covered = written.iter().filter(|o| out.ops.contains_key(**o)).count();
        eprint!(
            "\r[{}{}] {}/{all} modules, {:.1} functions/s, {covered}/{} operations, {} failures ",
            "#".repeat(filled),
            ".".repeat(30 - filled.min(30)),
            out.modules,
            (out.modules - before) as f64 * self.functions as f64 / secs,
            written.len(),
            out.failures.len()
        );
    }
    fn json(&self, out: &Outcome, took: Duration) -> String {
        let failures: Vec<String> = out
            .failures
            .iter()
            .map(|f| format!("    {{\"seed\": {}, \"oracle\": \"{}\", \"detail\": {}}}", f.seed, f.oracle, json(&f.detail)))
            .collect();
        let ops: Vec<String> = out.ops.iter().map(|(o, n)| format!("    \"{o}\": {n}")).collect();
        let list = |items: Vec<String>| if items.is_empty() { String::new() } else { format!("\n{}\n  ", items.join(",\n")) };
        format!(
            "{{\n  \"profile\": \"{}\",\n  \"release\": {},\n  \"seeds\": [{}, {}],\n  \"functions_per_module\": {},\n  \"size\": {},\n  \"modules\": {},\n  \
             \"functions\": {},\n  \"seconds\": {:.1},\n  \"equal_when_optimized\": {},\n  \"not_lowered_by_upstream\": {},\n  \"compared_with_one_sweep\": {},\n  \"failures_of_upstream_as_well\": {},\n  \"skipped\": [{}],\n  \"failures\": [{}],\n  \"operations\": {{{}}}\n}}\n",
            self.profile.name,
            self.release,
            self.seeds.start,
            self.seeds.end,
            self.functions,
            self.size,
            out.modules,
            out.modules * self.functions as u64,
            took.as_secs_f64(),
            LEFT_OVER.load(Ordering::Relaxed),
            LEFT_BY_UPSTREAM.load(Ordering::Relaxed),
            SWEPT.load(Ordering::Relaxed),
            AS_UPSTREAM.load(Ordering::Relaxed),
            out.skipped.iter().map(|s| format!("\"{s}\"")).collect::<Vec<_>>().join(", "),
            list(failures),
            list(ops)
        )
    }
}

/// What a failure is about, so that shrinking does not wander to another: its words without numbers and names.
fn kind(detail: &str) -> String {
    let line = detail.lines().next().unwrap_or("");
    line.split_whitespace().filter(|w| w.chars().all(|c| c.is_ascii_alphabetic() || "'.-_:".contains(c))).collect::<Vec<_>>().join(" ")
}

/// Counts the operations of a text.
fn count(text: &str, ops: &mut BTreeMap<String, u64>) {
    for line in text.lines() {
        let line = line.trim_start();
        let rest = if line.starts_with('%') { line.split_once(" = ").map_or(line, |x| x.1) } else { line };
        let word = rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '_')).next().unwrap_or("");
        let word = match word {
            "call" | "return" => format!("func.{word}"),
            w => w.to_owned(),
        };
        if word.contains('.') {
            *ops.entry(word).or_default() += 1;
        }
    }
}
