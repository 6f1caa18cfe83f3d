#!/usr/bin/env python3
"""Ratios of CPU time and peak memory: lowir against `mlir-opt-22 | mlir-translate-22`, measured in one run.

    bench/run.py [--funcs 2000] [--kinds mixed,scalar,...] [--repeat 3] [--lowir PATH] [--release 22]
                 [--generator 'CMD with {kind} {n} {out}'] [--input FILE ...] [--instructions]

Stages: parse (read, verify, print), lower (the conversions, MLIR in and out), emit (LLVM dialect to .ll), job (whole,
one process against the real tools' pipe of two). Times are user + system of the process, the smallest of the
repetitions, taken in turn so that both sides see the same machine; memory is the largest resident set (of the pipe:
the larger of its two ends). Instructions per source operation come from valgrind when it is installed.
Figures are ratios on purpose: absolute times of this machine say little about yours.
"""
import argparse, os, pathlib, re, shutil, subprocess, sys, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
ap = argparse.ArgumentParser(description="ratios of CPU time and peak memory against the real tools")
ap.add_argument("--funcs", type=int, default=2000)
ap.add_argument("--kinds", default="scalar,memref,cfg,calls,scf,mixed")
ap.add_argument("--repeat", type=int, default=3)
ap.add_argument("--release", type=int, default=22)
ap.add_argument("--lowir", default="")
ap.add_argument("--generator", default="", help="a command that writes {out} for {kind} and {n}")
ap.add_argument("--input", action="append", default=[], help="a file instead of generated ones; may be repeated")
ap.add_argument("--instructions", action="store_true", help="count instructions with valgrind on a smaller input")
a = ap.parse_args()

if not a.lowir:
    subprocess.run(["cargo", "build", "-q", "--release", "-p", "lowir"], cwd=root, check=True)
    a.lowir = str(root / "target/release/lowir")
lowir = os.path.abspath(a.lowir)
opt, translate = f"mlir-opt-{a.release}", f"mlir-translate-{a.release}"
oracle = all(map(shutil.which, (opt, translate)))
if not oracle:
    print(f"{opt} or {translate} not found: printing lowir's own figures only")
PASSES = ["--convert-scf-to-cf", "--convert-cf-to-llvm", "--finalize-memref-to-llvm", "--convert-func-to-llvm",
          "--convert-arith-to-llvm", "--reconcile-unrealized-casts"]
one_thread = ["--mlir-disable-threading"]


def measure(cmd, out):
    """CPU seconds and peak KiB of one process."""
    with open(out, "wb") as f:
        p = subprocess.Popen(cmd, stdout=f, stderr=subprocess.PIPE)
        err = p.stderr.read()
        _, status, use = os.wait4(p.pid, 0)
        p.returncode = os.waitstatus_to_exitcode(status)
    if p.returncode:
        sys.exit(f"{' '.join(cmd)}: exit code {p.returncode}\n{err.decode(errors='replace')[:2000]}")
    return use.ru_utime + use.ru_stime, use.ru_maxrss


def best(cmds, tmp):
    """Each command's smallest CPU time and memory, the commands taken in turn."""
    least = [(1e9, 1 << 60)] * len(cmds)
    for _ in range(a.repeat):
        for i, chain in enumerate(cmds):
            cpu, mem = 0.0, 0
            for j, cmd in enumerate(chain):
                c, m = measure(cmd, f"{tmp}/out{i}.{j}")
                cpu, mem = cpu + c, max(mem, m)
            least[i] = (min(least[i][0], cpu), min(least[i][1], mem))
    return least


def source_ops(path):
    """Operations of a module, counted in the generic form of lowir's own printing."""
    text = subprocess.run([lowir, "opt", "--mlir-print-op-generic", path], capture_output=True, check=True).stdout
    return len(re.findall(rb'^\s*(?:%[^=]*= )?"[a-z_]+\.', text, re.M)) - 1


def generate(kind, n, out):
    if a.generator:
        subprocess.run(a.generator.format(kind=kind, n=n, out=out), shell=True, check=True)
    else:
        with open(out, "wb") as f:
            subprocess.run(["cargo", "run", "-q", "--release", "-p", "lowir-tests", "--bin", "gen", "--", kind, str(n)], cwd=root, stdout=f, check=True)


def instructions(cmd):
    p = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *cmd], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    found = re.search(rb"refs:\s*([\d,]+)", p.stderr)
    return int(found.group(1).replace(b",", b"")) if found else 0


with tempfile.TemporaryDirectory() as tmp:
    inputs = [(pathlib.Path(f).name, f) for f in a.input]
    if not inputs:
        for kind in a.kinds.split(","):
            generate(kind, a.funcs, f"{tmp}/{kind}.mlir")
            inputs.append((f"{kind} {a.funcs}", f"{tmp}/{kind}.mlir"))
    print(f"{'input':16} {'stage':6} {'CPU s':>9} {'real CPU':>9} {'ratio':>7}  {'MiB':>7} {'real MiB':>8} {'ratio':>6}")
    for title, path in inputs:
        compat = [f"--compat={a.release}"]
        low = f"{tmp}/low.mlir"
        subprocess.run([opt if oracle else lowir, *([] if oracle else ["opt"]), *PASSES, path, "-o", low], check=True)
        stages = {
            "parse": ([[lowir, "opt", *compat, path]], [[opt, *one_thread, path]]),
            "lower": ([[lowir, "opt", *compat, *PASSES, path]], [[opt, *one_thread, *PASSES, path]]),
            "emit": ([[lowir, "translate", *compat, "--mlir-to-llvmir", low]], [[translate, *one_thread, "--mlir-to-llvmir", low]]),
            "job": ([[lowir, *compat, path]], [[opt, *one_thread, *PASSES, path], [translate, *one_thread, "--mlir-to-llvmir", low]]),
        }
        for stage, (us, them) in stages.items():
            result = best([us, them] if oracle else [us], tmp)
            (cpu, mem), (cpu2, mem2) = result[0], result[-1]
            real = f"{cpu2:9.3f} {cpu2 / max(cpu, 1e-4):6.1f}x" if oracle else f"{'':9} {'':7}"
            real_mem = f"{mem2 / 1024:8.1f} {mem2 / mem:5.1f}x" if oracle else ""
            print(f"{title:16} {stage:6} {cpu:9.3f} {real}  {mem / 1024:7.1f} {real_mem}", flush=True)
    empty = f"{tmp}/empty.mlir"
    pathlib.Path(empty).write_text("")
    if shutil.which("valgrind") and a.instructions:
        start = instructions([lowir, empty])
        print(f"start-up: {start:,} instructions")
        for title, path in inputs:
            ops, n = source_ops(path), instructions([lowir, path])
            line = f"{title}: {ops:,} operations, whole job {(n - start) / ops:,.0f} instructions each"
            for stage, cmd in {"parse + print": [lowir, "opt", path], "lower + print": [lowir, "opt", *PASSES, path]}.items():
                line += f", {stage} {(instructions(cmd) - start) / ops:,.0f}"
            print(line, flush=True)
