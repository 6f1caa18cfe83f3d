#!/usr/bin/env python3
"""Plants the bugs of mutants.tsv, one at a time, and says which the checks of lowir-fuzz catch within a minute.

A copy of the sources is made in which every bug is a condition on a number that the environment gives, so one build
serves all of them: mutate.py FOLDER [NUMBER...]. Bug 0 is none.
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
          ("mixed", "run"), ("cfg", "run"), ("mixed", "lowered-text"), ("scalar", "lowered-text"), ("memref", "lowered-text"),
          ("scalar", "ll-text"), ("memref", "ll-text"),
          ("cfg", "ll-text"), ("calls", "lowered-text,ll-text")]


def caught(binary, n, rounds):
    start = time.time()
    # Other seeds each time round, until the minute is over.
    for turn, (profile, oracles) in ((t, r) for t in range(20 if n else 1) for r in rounds):
        left = 60 - (time.time() - start)
        if n and left <= 1:
            break
        args = [binary, "check", "--seeds", f"{2 * turn}..{2 * turn + 2}", "--profile", profile, "--functions", "25", "--oracle", oracles, "--size", "15", "--stop-after", "1"]
        try:
            ran = subprocess.run(args, env={**os.environ, "LOWIR_MUTANT": str(n)}, capture_output=True, text=True,
                                 errors="replace", timeout=left if n else 600)
        except subprocess.TimeoutExpired:
            return f"{profile} {oracles} (does not end)", time.time() - start
        if ran.returncode != 0:
            oracle = (ran.stderr.split("seed ", 1) + ["", ""])[1].split(": ")
            return f"{profile}, {oracle[1] if len(oracle) > 1 else 'crash'}", time.time() - start
    return None, time.time() - start


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    plant(folder)
    # The planted conditions have more parentheses than they need.
    subprocess.run(["cargo", "build", "-q", "-p", "lowir-fuzz"], cwd=folder, env={**os.environ, "RUSTFLAGS": "-Awarnings"}, check=True)
    binary = str(folder / "target/debug/lowir-fuzz")
    chosen = [int(n) for n in sys.argv[2:]] or range(1, len(rows) + 1)
    found = missed = 0
    # A check that fails without any bug planted says nothing.
    rounds = [r for r in ROUNDS if not caught(binary, 0, [r])[0]]
    print("checks that count:", "; ".join(f"{p} {o}" for p, o in rounds), flush=True)
    for n in chosen:
        how, took = caught(binary, n, rounds)
        what = rows[n - 1][4] if n else "no bug"
        print(f"{n}\t{how or 'not caught'}\t{took:.1f} s\t{what}", flush=True)
        if n:
            found, missed = found + bool(how), missed + (not how)
    print(f"{found} caught, {missed} not caught")
