//! The command line of `lowir-fuzz`.

use std::collections::BTreeMap;
use std::process::ExitCode;

use crate::r#gen::{PROFILES, Profile, Spec, generate, profile, rules};

const HELP: &str = "lowir-fuzz: programs by chance for testing a lowering of MLIR

  lowir-fuzz gen --seed N [--profile P] [--functions N] [--size N] [--compat 22|19]
      prints a module that is valid, ends and does nothing undefined. `@main` prints a checksum for each function.
  lowir-fuzz rules
      lists the operations that are written, and the rows of lowir's tables that are not.

profiles:
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
    let result = match args.first().map(|s| s.as_str()) {
        Some("gen") => print_module(rest),
        Some("rules") => {
            print_rules();
            Ok(())
        }
        _ => {
            print!("{HELP}");
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

fn print_rules() {
    for d in rules::DIALECTS {
        println!("{}:", d.name);
        for r in d.rules {
            println!("  {:2} {}", r.weight, r.ops.join(" "));
        }
    }
    println!("not written: {}", rules::gaps().join(" "));
}
