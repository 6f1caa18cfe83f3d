//! Runs every case file. `CASE=text` runs those whose path contains the text; `BLESS=1` rewrites expectations.

use lowir_tests::case::{Case, all};

#[test]
fn cases() {
    let bless = std::env::var("BLESS").is_ok_and(|v| v == "1");
    let filter = std::env::var("CASE").unwrap_or_default();
    let (mut failed, mut n) = (Vec::new(), 0);
    for path in all() {
        let shown = path.display().to_string();
        if !shown.contains(&filter) {
            continue;
        }
        n += 1;
        let case = match Case::read(&path) {
            Ok(c) => c,
            Err(e) => {
                failed.push(e);
                continue;
            }
        };
        let answers = case.answers();
        let wrong = case.check(&answers);
        if wrong.is_empty() {
            continue;
        }
        let codes_fit = answers.iter().all(|a| a.code == i32::from(case.must_fail()));
        if bless && codes_fit {
            case.bless(&answers).unwrap();
            println!("blessed {shown}");
        } else {
            failed.push(format!("{shown}\n  {}", wrong.join("\n  ")));
        }
    }
    println!("{n} cases");
    assert!(failed.is_empty(), "{} of {n} cases failed (BLESS=1 rewrites expectations)\n{}", failed.len(), failed.join("\n"));
}
