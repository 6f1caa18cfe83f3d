//! `tests/legacy.tsv`: the examples of the documents as they were printed in their time. Each either is read, and lowers
//! as its modern twin, or is rejected for a mistake of the document's. The texts are not part of this repository
//! (`LOWIR_EXAMPLES` names their folder, by default `../shared/spec/examples` beside it); the table and our own twins are.

use std::fs;
use std::path::PathBuf;

use lowir_tests::memory::{Memory, run};
use lowir_tests::root;

struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn answer(command: &str, name: &str, input: &str) -> Answer {
    let mut world = Memory::default();
    world.files.insert(name.into(), input.into());
    let code = run(&format!("{command} {name}"), &mut world);
    Answer { code, out: String::from_utf8_lossy(&world.out).into_owned(), err: world.err }
}

/// Where the examples are, if they are anywhere: beside the repository or beside the folder that worktrees are in.
fn examples() -> Option<PathBuf> {
    if let Ok(folder) = std::env::var("LOWIR_EXAMPLES") {
        return Some(folder.into());
    }
    let places = ["../shared/spec/examples", "../../shared/spec/examples"];
    places.iter().map(|p| root().join(p)).find(|p| p.is_dir())
}

#[test]
fn examples_of_the_documents_as_printed() {
    let table = fs::read_to_string(root().join("tests/legacy.tsv")).unwrap();
    let examples = examples();
    let (mut inputs, mut read, mut skipped, mut wrong) = (0, 0, Vec::new(), Vec::new());
    for line in table.lines().skip(1) {
        let &[file, flag, verdict, place, mistake] = line.split('\t').collect::<Vec<_>>().as_slice() else {
            panic!("not five columns: {line}");
        };
        let flag = if flag == "-" { "" } else { flag };
        // What the documents printed as the result is checked as well, but not counted.
        if !file.contains("seedout") && mistake != "a shell command, no MLIR" {
            inputs += 1;
            read += u32::from(verdict == "read");
        }
        let twin = if verdict != "read" {
            None
        } else if let Some(own) = place.strip_prefix("legacy/") {
            let path = root().join("tests/legacy").join(own);
            Some(fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())))
        } else {
            examples.as_ref().and_then(|e| fs::read_to_string(e.join(place.strip_prefix("examples/")?)).ok())
        };
        let Some(text) = examples.as_ref().and_then(|e| fs::read_to_string(e.join(file)).ok()) else {
            skipped.push(file);
            continue;
        };
        let opt = format!("lowir opt --allow-unregistered-dialect {flag}");
        if verdict == "rejected" {
            let a = answer(&opt, file, &text);
            let (name, at) = place.split_once(':').expect("diagnostic:line");
            let has = a
                .err
                .lines()
                .any(|l| l.starts_with(&format!("{file}:{at}:")) && l.contains(": error: ") && l.ends_with(&format!("[{name}]")));
            if a.code != 1 || !has || mistake.is_empty() {
                wrong.push(format!("{file}: expected {place}, found {}:\n{}", a.code, a.err));
            }
            continue;
        }
        let twin = twin.unwrap_or_else(|| panic!("{file}: no twin {place}"));
        let lower = format!("{opt} --convert-to-llvm");
        let (old, new) = (answer(&lower, file, &text), answer(&lower, "twin.mlir", &twin));
        if old.code != 0 || old.out != new.out || !new.err.is_empty() {
            wrong.push(format!("{file}:\n{}{}{}", old.err, new.err, lowir_tests::case::difference(&new.out, &old.out)));
        }
        // As LLVM IR, where nothing stands for an operation of no dialect.
        let (old, new) = (answer(&format!("lowir {flag}"), file, &text), answer("lowir", "twin.mlir", &twin));
        if old.code != new.code || old.out != new.out {
            wrong.push(format!("{file}: as LLVM IR:\n{}{}", old.err, new.err));
        }
    }
    if !skipped.is_empty() {
        println!("skipped, as the texts of the documents are not here: {}", skipped.join(", "));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(inputs == 37 && read >= 28, "{read} of {inputs} are read");
}
