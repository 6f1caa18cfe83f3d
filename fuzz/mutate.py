#!/usr/bin/env python3
"""Plants the bugs of mutants.tsv, one at a time, and says which the checks of lowir-fuzz catch within a minute.

A copy of the sources is made in which every bug is a condition on a number that the environment gives, so one build
serves all of them: mutate.py FOLDER [NUMBER...]. Bug 0 is none. CARGO_TARGET_DIR may say where to build.
"""
import os, pathlib, shutil, subprocess, sys, time

root = pathlib.Path(__file__).resolve().parent.parent
rows = [l.split("\t") for l in (root / "fuzz/mutants.tsv").read_text().splitlines() if l and not l.startswith("#")]

SWITCH = """
/// The number of the planted bug.
pub static MUTANT: core::sync::atomic::AtomicU32 = core::sync::atomic::AtomicU32::new(0);
/// Whether it is this one.
pub fn mutant(n: u32) -> bool {
    MUTANT.load(core::sync::atomic::Ordering::Relaxed) == n
}
"""


def plant(to):
    for part in ["ir", "abi", "lower", "emit", "cli", "fuzz", "tests", "examples", "bench", "Cargo.toml", "Cargo.lock"]:
        if (root / part).is_dir():
            shutil.copytree(root / part, to / part, dirs_exist_ok=True, ignore=shutil.ignore_patterns("target"))
        else:
            shutil.copy(root / part, to / part)
    # From the last of a file to the first, so that a text stays what it was until its turn.
    for n, (file, within, expr, becomes, _) in enumerate(rows, 1):
        path = to / file
        text = path.read_text()
        within = within.replace("\\n", "\n")
        if text.count(within) < 1 or within.count(expr) != 1:
            sys.exit(f"bug {n}: '{within}' is not in {file} any more")
        crate = "crate" if file.startswith("ir/") else "ir"
        planted = within.replace(expr, f"(if {crate}::mutant({n}) {{ {becomes} }} else {{ {expr} }})")
        if expr.startswith("&["):
            # The array must live as long as the statement.
            planted = within.replace(expr, f"&(if {crate}::mutant({n}) {{ {becomes[1:]} }} else {{ {expr[1:]} }})")
        elif expr.startswith(",") or expr.endswith(")") and expr.count("(") != expr.count(")"):
            # The expression is the last argument of a call, with what stands around it.
            a, b = expr.strip(", )").strip(), becomes.strip(", )").strip()
            planted = within.replace(expr, expr.replace(a, f"if {crate}::mutant({n}) {{ {b} }} else {{ {a} }}"))
        path.write_text(text.replace(within, planted, 1))
    lib = to / "ir/src/lib.rs"
    lib.write_text(lib.read_text() + SWITCH)
    main = to / "fuzz/src/bin/lowir-fuzz.rs"
    hook = 'let n = std::env::var("LOWIR_MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(0);\n    ' \
        "ir::MUTANT.store(n, std::sync::atomic::Ordering::Relaxed);\n    "
    main.write_text(main.read_text().replace("let args:", hook + "let args:", 1))


# Kinds of code, cheap checks first.
ROUNDS = [("mixed", "reads,lowers,meaning"), ("memref", "reads,lowers,meaning"), ("cfg", "lowers,meaning"), ("scalar", "lowers,meaning"),
          ("memory", "lowers,meaning"), ("scalar", "run"), ("mixed", "run"), ("memref", "run"), ("cfg", "run"),
          ("scalar", "lowered-text"), ("cfg", "lowered-text"), ("mixed", "lowered-text"), ("memref", "lowered-text"),
          ("scalar", "ll-text"), ("memref", "ll-text"), ("cfg", "ll-text"), ("calls", "lowered-text,ll-text"), ("memory", "lowered-text")]
SECONDS = 60


def check(binary, n, profile, oracles, seed, limit):
    """Whether the checks of a module fail with bug n, and how."""
    args = [binary, "check", "--seeds", f"{seed}..{seed + 1}", "--profile", profile, "--functions", "25", "--oracle", oracles, "--size", "15", "--stop-after", "1"]
    try:
        ran = subprocess.run(args, env={**os.environ, "LOWIR_MUTANT": str(n)}, capture_output=True, text=True, errors="replace", timeout=limit)
    except subprocess.TimeoutExpired:
        return "does not end"
    if ran.returncode == 0:
        return None
    oracle = (ran.stderr.split("seed ", 1) + ["", ""])[1].split(": ")
    return oracle[1] if len(oracle) > 1 else "crash"


def caught(binary, n, clean):
    """What catches bug n within its time. A module whose checks fail without a bug says nothing; asking that is not counted."""
    spent = 0
    for turn in range(40):
        for profile, oracles in ROUNDS:
            left = SECONDS - spent
            if left <= 0:
                return None, spent
            start = time.time()
            how = check(binary, n, profile, oracles, turn, left)
            spent += time.time() - start
            # Out of time altogether is no end of one program.
            if how and not (how == "does not end" and left < 20):
                key = (profile, oracles, turn)
                if key not in clean:
                    clean[key] = check(binary, 0, *key, 600) is None
                if clean[key]:
                    return f"{profile}, {how}, seed {turn}", spent
    return None, spent


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    plant(folder)
    # The planted conditions have more parentheses than they need.
    subprocess.run(["cargo", "build", "-q", "-p", "lowir-fuzz"], cwd=folder, env={**os.environ, "RUSTFLAGS": "-Awarnings"}, check=True)
    binary = str(pathlib.Path(os.environ.get("CARGO_TARGET_DIR", folder / "target")) / "debug/lowir-fuzz")
    chosen = [int(n) for n in sys.argv[2:]] or range(1, len(rows) + 1)
    found = missed = 0
    clean = {}
    for n in chosen:
        how, took = caught(binary, n, clean)
        print(f"{n}\t{how or 'not caught'}\t{took:.1f} s\t{rows[n - 1][4]}", flush=True)
        found, missed = found + bool(how), missed + (not how)
    print(f"{found} caught, {missed} not caught; checks that fail without a bug: {sum(not c for c in clean.values())} of {len(clean)}")
