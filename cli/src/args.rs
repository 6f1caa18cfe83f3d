//! Reads command lines the way LLVM's tools do: one dash or two, `--flag=value` or `--flag value`, switches that may
//! be given `=true` or `=false`, a pass as a flag whose value is its options, everything else a file.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
/// What follows a flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Nothing, or `=true` / `=false`.
    Nothing,
    /// A value: after `=`, or the next argument.
    Value,
    /// A value after `=`, or nothing.
    MaybeValue,
}

/// A flag of a command.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// Without dashes.
    pub name: &'static str,
    /// What follows it.
    pub takes: Takes,
    /// The value's name in the help, empty for none.
    pub value: &'static str,
    /// One line of help; empty hides it.
    pub doc: &'static str,
}

/// A switch.
pub const fn switch(name: &'static str, doc: &'static str) -> Flag {
    Flag { name, takes: Takes::Nothing, value: "", doc }
}
/// A flag with a value.
pub const fn value(name: &'static str, value: &'static str, doc: &'static str) -> Flag {
    Flag { name, takes: Takes::Value, value, doc }
}
/// A flag that may have a value after `=`.
pub const fn maybe(name: &'static str, value: &'static str, doc: &'static str) -> Flag {
    Flag { name, takes: Takes::MaybeValue, value, doc }
}

/// One argument, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A flag and its value (`""` where it has none; `"true"` or `"false"` for a switch).
    Flag(&'static str, &'a str),
    /// A pass and its options.
    Pass(&'a str, &'a str),
    /// A file.
    File(&'a str),
}

/// Reads arguments. `pass` says whether a name is a pass's; `names` lists what exists, for suggestions.
pub fn read<'a>(
    args: &'a [String],
    flags: &[&'static [Flag]],
    pass: impl Fn(&str) -> bool,
    names: impl Fn() -> Vec<&'static str>,
) -> Result<Vec<Arg<'a>>, String> {
    let mut out = Vec::with_capacity(args.len());
    let mut rest = args.iter();
    let mut only_files = false;
    while let Some(arg) = rest.next() {
        if only_files || arg == "-" || !arg.starts_with('-') {
            out.push(Arg::File(arg));
            continue;
        }
        if arg == "--" {
            only_files = true;
            continue;
        }
        let body = arg.strip_prefix("--").unwrap_or(&arg[1..]);
        let (name, given) = match body.split_once('=') {
            Some((n, v)) => (n, Some(v)),
            None => (body, None),
        };
        if let Some(flag) = flags.iter().flat_map(|t| t.iter()).find(|f| f.name == name) {
            let value = match (flag.takes, given) {
                (Takes::Nothing, None) => "true",
                (Takes::Nothing, Some(v)) => truth(v).ok_or_else(|| format!("'{arg}': expected 'true' or 'false', found '{v}'"))?,
                (_, Some(v)) => v,
                (Takes::MaybeValue, None) => "",
                (Takes::Value, None) if name.len() == 1 => {
                    rest.next().ok_or_else(|| format!("'{arg}' needs a value: '-{name} <{}>'", flag.value))?
                }
                (Takes::Value, None) => rest.next().ok_or_else(|| format!("'{arg}' needs a value: '--{name}=<{}>'", flag.value))?,
            };
            out.push(Arg::Flag(flag.name, value));
        } else if pass(name) {
            out.push(Arg::Pass(name, given.unwrap_or("")));
        } else {
            let mut message = format!("unknown argument '{arg}'");
            let all = flags.iter().flat_map(|t| t.iter()).map(|f| f.name).chain(names());
            if let Some(near) = ir::near::nearest(name, all) {
                message.push_str(&format!("; did you mean '--{near}'?"));
            }
            return Err(message);
        }
    }
    Ok(out)
}

/// `"true"` or `"false"` of the spellings that LLVM's tools accept.
pub fn truth(v: &str) -> Option<&'static str> {
    match v {
        "true" | "TRUE" | "True" | "1" | "" => Some("true"),
        "false" | "FALSE" | "False" | "0" => Some("false"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec;

    use super::*;

    static FLAGS: &[Flag] = &[value("o", "file", "out"), switch("timing", "time"), maybe("split-input-file", "marker", "split")];

    fn all(args: &[&str]) -> Result<Vec<String>, String> {
        let args: Vec<String> = args.iter().map(|s| s.to_string()).collect();
        let read = read(&args, &[FLAGS], |n| n == "cse", || vec!["cse"])?;
        Ok(read.iter().map(|a| format!("{a:?}")).collect())
    }

    #[test]
    fn one_dash_or_two_equals_or_next() {
        for args in [&["-o", "x"][..], &["--o=x"], &["-o=x"], &["--o", "x"]] {
            assert_eq!(all(args).unwrap(), [r#"Flag("o", "x")"#]);
        }
        assert_eq!(all(&["-timing=0", "-split-input-file"]).unwrap(), [r#"Flag("timing", "false")"#, r#"Flag("split-input-file", "")"#]);
    }

    #[test]
    fn passes_and_files() {
        assert_eq!(all(&["--cse=a=1 b=2", "-", "f"]).unwrap(), [r#"Pass("cse", "a=1 b=2")"#, r#"File("-")"#, r#"File("f")"#]);
    }

    #[test]
    fn mistakes_are_explained() {
        assert_eq!(all(&["--ces"]).unwrap_err(), "unknown argument '--ces'; did you mean '--cse'?");
        assert_eq!(all(&["-o"]).unwrap_err(), "'-o' needs a value: '-o <file>'");
        assert_eq!(all(&["--timing=perhaps"]).unwrap_err(), "'--timing=perhaps': expected 'true' or 'false', found 'perhaps'");
    }
}
