//! The recorded answers of upstream to small inputs, one fact of the language each: what is accepted must print as
//! upstream prints it, what is rejected must be rejected. The record lies beside the project; without it there is
//! nothing to compare. `tests/probes.tsv` lists the differences that are meant, each with its reason.

use std::fs;

use lowir_tests::memory::{self, Memory};
use lowir_tests::root;
use serde_json::Value;

/// Output as the record has it: without blank lines, the implied module around it, and the last closing brace.
fn recorded_form(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().filter(|l| !l.trim().is_empty()).collect();
    if lines.first() == Some(&"module {") {
        lines.remove(0);
        for l in &mut lines {
            *l = l.strip_prefix("  ").unwrap_or(l);
        }
    }
    if lines.last() == Some(&"}") {
        lines.pop();
    }
    lines.join("\n").trim().to_string()
}

/// The meant differences: release, the beginning of the input, the reason.
fn meant() -> Vec<(String, String)> {
    let table = fs::read_to_string(root().join("tests/probes.tsv")).expect("tests/probes.tsv");
    let mut out = Vec::new();
    for line in table.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        assert!(cells.len() == 3 && !cells[2].is_empty(), "a release, an input and a reason: {line}");
        out.push((cells[0].to_string(), cells[1].to_string()));
    }
    out
}

#[test]
fn answers_are_upstreams() {
    let path = root().join("../shared/spec/probes/probes.json");
    let Ok(text) = fs::read_to_string(&path) else {
        eprintln!("skipped: the recorded answers (../shared/spec/probes/probes.json) are not here");
        return;
    };
    let Value::Array(probes) = serde_json::from_str::<Value>(&text).expect("the record is JSON") else { panic!("the record is a list") };
    let meant = meant();
    let mut used = vec![false; meant.len()];
    let mut wrong = Vec::new();
    for release in ["22", "19"] {
        for probe in &probes {
            let get = |key: &str| probe[key].as_str().unwrap_or("").to_string();
            let (input, expected, accepted) = (get("full"), get(&format!("out{release}")), get(&format!("r{release}")) == "ok");
            let locations = if get("group") == "loc" { " --mlir-print-debuginfo --mlir-print-local-scope" } else { "" };
            let mut world = Memory::default();
            world.files.insert("-".into(), input.clone().into_bytes());
            let line = format!("lowir opt --allow-unregistered-dialect --strict-syntax --compat={release}{locations} -");
            let code = memory::run(&line, &mut world);
            let have = recorded_form(&String::from_utf8_lossy(&world.out));
            if (code == 0) == accepted && (!accepted || have == expected.trim()) {
                continue;
            }
            match meant.iter().position(|(r, start)| r == release && input.starts_with(start.as_str())) {
                Some(i) => used[i] = true,
                None => wrong.push(format!("release {release}: {input}\n  want: {expected}\n  have: {have}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {} answers differ:\n{}", wrong.len(), 2 * probes.len(), wrong.join("\n"));
    let unused: Vec<&str> = meant.iter().zip(&used).filter(|e| !e.1).map(|e| e.0.1.as_str()).collect();
    assert!(unused.is_empty(), "these inputs do not differ, take them off the list: {unused:?}");
}
