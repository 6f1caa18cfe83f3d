//! What `--llvm-version=N` writes for the translation cases is read by that LLVM's `llvm-as`, for each that is here.

use std::fs;

use lowir_tests::case::all;
use lowir_tests::memory::{Memory, run};
use lowir_tests::oracle::{find, pipe};

/// Intrinsics that the versions below had with other arguments, or not at all.
const NOT_BELOW: [(&str, u32); 8] = [
    ("llvm.intr.coro.end", 18),
    ("arm_sve.intr.psel", 17),
    ("arm_sme.intr.str", 18),
    ("arm_sme.intr.zero", 16),
    ("llvm.vp.load.ff", 22),
    // The intrinsics of the newest GPUs, and arrays of scalable vectors.
    ("nvvm.clusterlaunchcontrol", 22),
    ("amdgcn.named.barrier", 22),
    ("!llvm.array<2 x vector<[", 17),
];

#[test]
fn every_version_reads_what_is_written_for_it() {
    let mut wrong = Vec::new();
    for version in 15..=22 {
        let Some(assembler) = find("llvm-as", version) else {
            assert!(!matches!(version, 19 | 22) || std::env::var("LOWIR_ORACLE").as_deref() != Ok("require"), "no llvm-as-{version}");
            eprintln!("versions: llvm-as-{version} not found, nothing to compare");
            continue;
        };
        for file in all() {
            let text = fs::read_to_string(&file).unwrap_or_default();
            let first = text.lines().next().unwrap_or("");
            let failing = file.file_name().is_some_and(|n| n.to_string_lossy().starts_with("fail_"));
            if failing || !first.starts_with("// RUN: lowir translate --mlir-to-llvmir") {
                continue;
            }
            if NOT_BELOW.iter().any(|n| version < n.1 && text.contains(n.0)) {
                continue;
            }
            let input = text.split("\n//--- ").next().unwrap_or("");
            let compat = if first.contains("--compat=19") { " --compat=19" } else { "" };
            let mut world = Memory::default();
            world.files.insert("-".into(), input.as_bytes().into());
            if run(&format!("lowir translate --mlir-to-llvmir --llvm-version={version}{compat} -"), &mut world) != 0 {
                wrong.push(format!("{} for {version}: {}", file.display(), world.err));
                continue;
            }
            let ran = pipe(&assembler, &["-o", "/dev/null", "-"], &world.out);
            if !ran.ok {
                wrong.push(format!("{} for {version}: {}", file.display(), ran.err));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
