//! The bugs of `mutants.tsv` can be planted in the code as it is: each row's text stands in its file.

use std::path::Path;

#[test]
fn bugs_can_be_planted() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let rows = std::fs::read_to_string(root.join("fuzz/mutants.tsv")).expect("the rows");
    let mut n = 0;
    for row in rows.lines().filter(|r| !r.is_empty() && !r.starts_with('#')) {
        n += 1;
        let [file, within, expr, _, what] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("bug {n} has five columns") };
        let text = std::fs::read_to_string(root.join(file)).unwrap_or_else(|e| panic!("bug {n}, {file}: {e}"));
        let within = within.replace("\\n", "\n");
        assert!(text.contains(&within), "bug {n}, {what}: '{within}' is not in {file} any more");
        assert_eq!(within.matches(expr).count(), 1, "bug {n}: '{expr}' in '{within}'");
    }
    assert!(n >= 60);
}
