#!/usr/bin/env python3
"""Runs the coverage-guided targets of fuzz_targets one after the other, SECONDS each, round after round.

fuzz.py FOLDER SECONDS ROUNDS [TARGET...]. Build them first (fuzz_targets/README.md). FOLDER keeps for each target a
corpus and what went wrong (a panic, a second without an end, too much memory); FOLDER/log.tsv gets a line for each run:
target, executions, seconds, coverage, and the file of what went wrong. PROGRAMS may name a folder with the built programs,
so that a run goes on while others are built.
"""
import collections, os, pathlib, re, subprocess, sys, time

root = pathlib.Path(__file__).resolve().parent.parent
ALL = ["mlir", "pipeline", "iree", "command", "llvm_ir", "bytecode", "seed"]
# Seconds of the clock after which a run is given up: a shared machine stops a program for longer than it takes itself.
# What took more than a second by the clock is kept as slow-unit-*, and counts if it takes a second of the processor.
WAIT = 20
LENGTHS = {"mlir": 4096, "llvm_ir": 4096, "bytecode": 4096, "seed": 600, "iree": 512, "pipeline": 256, "command": 256}


def seeds(target, folder):
    """What to begin with: the cases of the project, or a few lines."""
    texts = []
    cases = sorted((root / "tests/cases").rglob("*.mlir")) + sorted((root / "tests/cases").rglob("*.ll"))
    whole = [(c, c.read_text(errors="replace").split("\n//--- ")[0].split("\n;--- ")[0]) for c in cases]
    if target == "mlir":
        for n, (c, t) in enumerate(whole):
            parts = t.split("// -----")
            texts += [bytes([n % 40]) + p.encode() for p in parts if c.suffix == ".mlir" and len(p) < 3000]
    elif target == "llvm_ir":
        texts = [t.encode() for c, t in whole if c.suffix == ".ll"]
        # What the writer writes is what the reader should read.
        for c, t in whole:
            sections = c.read_text(errors="replace").split("\n//--- out")
            texts += [s.split("\n", 1)[-1].split("\n//--- ")[0].encode() for s in sections[1:] if "define " in s and len(s) < 3000]
    elif target == "pipeline":
        for _, t in whole:
            texts += [p.encode() for p in re.findall(r"--pass-pipeline='([^']*)'", t)]
            texts += [f"builtin.module({f})".encode() for f in re.findall(r"lowir opt --([a-z0-9-]+)", t)]
    elif target == "iree":
        for _, t in whole:
            for p in re.findall(r'iree\.abi(?:\.declaration)? = "((?:[^"\\]|\\.)*)"', t):
                texts.append(re.sub(r"\\([0-9A-Fa-f]{2}|.)", lambda m: chr(int(m[1], 16)) if len(m[1]) == 2 else m[1], p).encode())
    elif target == "command":
        for _, t in whole:
            for line in re.findall(r"RUN: lowir +(.*)", t):
                texts.append("\n".join(line.replace("%s", "in.mlir").split("|")[0].split()).encode())
    elif target == "bytecode":
        tool = os.environ.get("MLIR_OPT", "mlir-opt-22")
        for c, t in whole[::4]:
            if c.suffix == ".mlir":
                for p in t.split("// -----"):
                    ran = subprocess.run([tool, "--emit-bytecode", "--allow-unregistered-dialect"], input=p.encode(), capture_output=True)
                    texts += [ran.stdout] if ran.returncode == 0 else []
    else:
        texts = [bytes([n]) + bytes((n * 37 + i * i * 11) % 251 for i in range(60 + 20 * n)) for n in range(18)]
    for n, t in enumerate(texts):
        (folder / f"case{n:04}").write_bytes(t)


def words(corpus):
    """The words of the texts to begin with that come up often, for libFuzzer to put in: it cannot see what names are compared to."""
    counts = collections.Counter()
    for f in corpus.iterdir():
        counts.update(set(re.findall(rb"[a-z_]+(?:\.[a-z_]+)+|[a-z_]{3,}(?:-[a-z0-9]+)*|[!#%@^][a-z]+|->|::", f.read_bytes())))
    return [w.decode() for w, n in counts.most_common(1000) if n > 1]


def run(folder, target, secs):
    corpus, wrong = folder / target / "corpus", folder / target / "wrong"
    if not corpus.is_dir():
        corpus.mkdir(parents=True)
        wrong.mkdir(parents=True)
        seeds(target, corpus)
        (folder / target / "words").write_text("".join(f'"{w}"\n' for w in words(corpus)))
    programs = os.environ.get("PROGRAMS")
    program = pathlib.Path(programs) / target if programs else next((root / "fuzz/fuzz_targets/target").glob(f"*/release/{target}"))
    start = time.time()
    args = [program, corpus, f"-max_total_time={secs}", f"-timeout={WAIT}", "-report_slow_units=1", "-rss_limit_mb=1024", f"-max_len={LENGTHS[target]}", "-use_value_profile=0",
            "-print_final_stats=1", "-verbosity=1", f"-artifact_prefix={wrong}/"]
    if target not in ["bytecode", "seed"]:
        args.append(f"-dict={folder / target / 'words'}")
    ran = subprocess.run(args, capture_output=True, text=True, errors="replace")
    text = ran.stderr
    done = re.findall(r"stat::number_of_executed_units: *(\d+)", text) or re.findall(r"^#(\d+)", text, re.M)
    cover = re.findall(r"cov: (\d+)", text)
    file = re.findall(r"Test unit written to (\S+)", text)
    why = [l for l in text.splitlines() if "panicked at" in l or "ERROR: libFuzzer" in l]
    for unit in wrong.glob("slow-unit-*"):
        before = os.times()
        subprocess.run([program, unit, "-timeout=20"], capture_output=True)
        after = os.times()
        took = after.children_user + after.children_system - before.children_user - before.children_system
        if took > 1:
            why.append(f"slow: {took:.1f} s of the processor")
            file.append(str(unit))
        else:
            unit.unlink()
    line = [target, done[-1] if done else "0", f"{time.time() - start:.0f}", cover[-1] if cover else "0", file[-1] if file else "", why[0] if why else ""]
    with (folder / "log.tsv").open("a") as log:
        log.write("\t".join(line) + "\n")


if __name__ == "__main__":
    folder, secs, rounds, chosen = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:] or ALL
    folder.mkdir(parents=True, exist_ok=True)
    for _ in range(rounds):
        for target in chosen:
            run(folder.resolve(), target, secs)
