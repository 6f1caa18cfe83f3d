//! The command line of `lowir-fuzz`.

use std::collections::BTreeMap;
use std::process::ExitCode;

use crate::coverage;
use crate::r#gen::{PROFILES, Profile, Spec, generate, profile, rules};
use crate::oracle::campaign::Campaign;
use crate::oracle::{Case, ORACLES};

const HELP: &str = "lowir-fuzz: programs by chance for testing a lowering of MLIR

  lowir-fuzz gen --seed N [--profile P] [--functions N] [--size N] [--compat 22|19]
      prints a module that is valid, ends and does nothing undefined. `@main` prints a checksum for each function.
  lowir-fuzz check --seeds A..B [--profile P] [--functions N] [--size N] [--compat 22|19] [--oracle NAME,...]
                   [--out FOLDER] [--jobs N] [--shrink SECONDS] [--stop-after N]
                   [--lower COMMAND --run COMMAND]
      checks the modules of seeds A to B-1. A failure is made smaller and kept in a folder of its own that says how to
      see it again; FOLDER/PROFILE-RELEASE.json is the report. Started again with the same FOLDER, it goes on where it
      was. With --lower and --run it tests another lowering: the first command takes MLIR on standard input and writes
      what the second takes on its standard input; what that prints must be what the module means.
  lowir-fuzz try FILE [--oracle NAME,...] [--compat 22|19] [--lower COMMAND --run COMMAND]
      checks one file.
  lowir-fuzz run FILE
      runs @main of a module of source dialects, the LLVM dialect or both in the reference interpreter; what is undefined
      is an error with its place.
  lowir-fuzz coverage [--seeds A..B] [--functions N] [--size N] [--compat 22|19]
      counts the operations of generated modules of every profile by the rows of lowir's tables: source dialects before
      lowering, the LLVM dialect after it.
  lowir-fuzz rules
      lists the operations that are written, and the rows of lowir's tables that are not.

";

/// What was given as `--name value`.
pub struct Flags(BTreeMap<String, String>);

impl Flags {
    fn read(args: &[String], known: &[&str]) -> Result<Flags, String> {
        let mut map = BTreeMap::new();
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            let name = arg.strip_prefix("--").ok_or_else(|| format!("'{arg}' is no flag"))?;
            let (name, value) = match name.split_once('=') {
                Some((n, v)) => (n, v.to_owned()),
                None => (name, rest.next().cloned().ok_or_else(|| format!("--{name} takes a value"))?),
            };
            if !known.contains(&name) {
                return Err(format!("no flag --{name} here; there are --{}", known.join(", --")));
            }
            map.insert(name.to_owned(), value);
        }
        Ok(Flags(map))
    }
    /// The text of a flag.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|s| s.as_str())
    }
    /// The number of a flag, or a default.
    pub fn number(&self, name: &str, default: u64) -> Result<u64, String> {
        self.text(name).map_or(Ok(default), |t| t.parse().map_err(|_| format!("--{name} takes a number, not '{t}'")))
    }
    /// The profile.
    pub fn profile(&self) -> Result<&'static Profile, String> {
        let name = self.text("profile").unwrap_or("mixed");
        profile(name).ok_or_else(|| format!("no profile '{name}'"))
    }
}

/// Runs a command line.
pub fn run(args: &[String]) -> ExitCode {
    let rest = args.get(1..).unwrap_or(&[]);
    let asks = rest.iter().any(|a| a == "--help" || a == "-h");
    let result = match args.first().map(|s| s.as_str()).filter(|_| !asks) {
        Some("gen") => print_module(rest),
        Some("check") => check(rest),
        Some("run") => run_file(rest),
        Some("try") => try_file(rest),
        Some("coverage") => cover(rest),
        Some("rules") => {
            print_rules();
            Ok(())
        }
        Some(name) if !["help", "--help", "-h"].contains(&name) => Err(format!("no command '{name}', see lowir-fuzz --help")),
        _ => {
            println!("{HELP}checks:");
            for o in ORACLES {
                println!("  {:14} {}", o.name, o.doc);
            }
            println!("\nprofiles:");
            for p in PROFILES {
                println!("  {:8} {}", p.name, p.doc);
            }
            Ok(())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("lowir-fuzz: {e}");
            ExitCode::FAILURE
        }
    }
}

fn print_module(args: &[String]) -> Result<(), String> {
    let f = Flags::read(args, &["seed", "profile", "functions", "size", "compat"])?;
    let (functions, size) = (f.number("functions", 10)? as usize, f.number("size", 30)? as usize);
    let spec = Spec::seeded(f.number("seed", 0)?, f.profile()?, functions, size, f.number("compat", 22)? as u32);
    print!("{}", generate(&spec));
    Ok(())
}

fn oracles(f: &Flags) -> Result<Vec<String>, String> {
    let names: Vec<String> = f.text("oracle").map_or(Vec::new(), |t| t.split(',').map(|n| n.to_owned()).collect());
    match names.iter().find(|n| !ORACLES.iter().any(|o| o.name == **n)) {
        Some(n) => Err(format!("no check '{n}'; there are {}", ORACLES.iter().map(|o| o.name).collect::<Vec<_>>().join(", "))),
        None => Ok(names),
    }
}

fn command(f: &Flags) -> Result<Option<(String, String)>, String> {
    match (f.text("lower"), f.text("run")) {
        (Some(l), Some(r)) => Ok(Some((l.to_owned(), r.to_owned()))),
        (None, None) => Ok(None),
        _ => Err("--lower and --run go together".into()),
    }
}

fn seeds(f: &Flags) -> Option<std::ops::Range<u64>> {
    let (from, to) = f.text("seeds")?.split_once("..")?;
    Some(from.parse().ok()?..to.parse().ok()?)
}

fn cover(args: &[String]) -> Result<(), String> {
    let f = Flags::read(args, &["seeds", "functions", "size", "compat"])?;
    let (functions, size) = (f.number("functions", 100)? as usize, f.number("size", 12)? as usize);
    let seeds = seeds(&f).unwrap_or(0..5);
    let (before, after) = coverage::exercised(seeds, functions, size, f.number("compat", 22)? as u32)?;
    print!("{}", coverage::table(&before, &after));
    Ok(())
}

fn check(args: &[String]) -> Result<(), String> {
    let known = ["seeds", "profile", "functions", "size", "compat", "oracle", "out", "jobs", "shrink", "stop-after", "lower", "run"];
    let f = Flags::read(args, &known)?;
    let seeds = seeds(&f).ok_or("--seeds takes two numbers, as in 0..100")?;
    let campaign = Campaign {
        seeds,
        profile: f.profile()?,
        functions: f.number("functions", 100)? as usize,
        size: f.number("size", 30)? as usize,
        release: f.number("compat", 22)? as u32,
        oracles: oracles(&f)?,
        command: command(&f)?,
        folder: f.text("out").map(|p| p.into()),
        jobs: f.number("jobs", 1)? as usize,
        shrink: std::time::Duration::from_secs(f.number("shrink", 60)?),
        stop_after: f.number("stop-after", 20)? as usize,
    };
    let out = campaign.run()?;
    for s in &out.skipped {
        eprintln!("{s}: skipped, its tools are not installed");
    }
    println!("{} modules of {} functions, {} failures", out.modules, campaign.functions, out.failures.len());
    if out.failures.is_empty() { Ok(()) } else { Err("there were failures".into()) }
}

fn run_file(args: &[String]) -> Result<(), String> {
    let [file] = args else { return Err("run takes one file".into()) };
    let text = std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?;
    print!("{}", Case::new(text, 22).meaning()?);
    Ok(())
}

fn try_file(args: &[String]) -> Result<(), String> {
    let Some((file, rest)) = args.iter().position(|a| !a.starts_with("--") && a.ends_with(".mlir")).map(|i| {
        let mut rest = args.to_vec();
        (rest.remove(i), rest)
    }) else {
        return Err("no file".into());
    };
    let f = Flags::read(&rest, &["oracle", "compat", "lower", "run"])?;
    let text = std::fs::read_to_string(&file).map_err(|e| format!("{file}: {e}"))?;
    let mut case = Case::new(text, f.number("compat", 22)? as u32);
    let command = command(&f)?;
    let own = command.is_none();
    (case.lower, case.run) = command.unzip();
    let names = oracles(&f)?;
    let mut bad = 0;
    for o in ORACLES.iter().filter(|o| if names.is_empty() { o.own == own } else { names.iter().any(|n| n == o.name) }) {
        match o.run(&case) {
            Ok(()) => println!("{}: ok", o.name),
            Err(e) => {
                bad += 1;
                println!("{}: {e}", o.name);
            }
        }
    }
    if bad == 0 { Ok(()) } else { Err(format!("{bad} checks failed")) }
}

fn print_rules() {
    for d in rules::DIALECTS {
        println!("{}:", d.name);
        for r in d.rules {
            println!("  {:2} {}", r.weight, r.ops.join(" "));
        }
    }
    println!("not written: {}", rules::gaps().join(" "));
}
