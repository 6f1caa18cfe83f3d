#!/usr/bin/env python3
"""Tests of Zig's standard library, as its compiler makes LLVM IR of them: integers of any width, vectors of odd lanes, tables of addresses of
blocks, wide floats.

    zig_programs.py LOWIR build DIR      the modules of the tests of parts of the library, at three levels, in DIR/*.ll
    zig_programs.py LOWIR compare DIR    these are read as mlir-translate-22 reads them, and what was read is written as it writes it
    zig_programs.py LOWIR objects DIR    the tests say the same by LOWIR's objects and by those of llc-22; functions for which LOWIR has no
                                         code come from llc-22 in both

Needs zig in PATH or named by ZIG (0.17), and the tools of release 22. The exit code is 1 if anything differs.
"""
import collections, concurrent.futures, glob, os, pathlib, re, shutil, subprocess, sys, tempfile

from read_back import split

ZIG = os.environ.get("ZIG") or shutil.which("zig")
TARGET = ["-target", "x86_64-linux-musl"]
PARTS = "math fmt mem sort hash unicode json simd bit_set Io meta debug array_list big".split()
LEVELS = ["Debug", "ReleaseSmall", "ReleaseFast"]


def run(*command, text=None, fails=False):
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=600, errors="replace")
    if done.returncode and not fails:
        raise RuntimeError(f"{' '.join(command)[:200]}: {done.stderr[-400:]}")
    return done


def build(folder):
    os.makedirs(folder, exist_ok=True)
    library = re.search(r'lib_dir"?\s*[:=]\s*"([^"]+)"', run(ZIG, "env").stdout)[1]

    def one(job):
        part, level = job
        with tempfile.TemporaryDirectory() as d:
            run(ZIG, "test", f"{library}/std/std.zig", "-O", level, "-fllvm", "-fstrip", "-fsingle-threaded", f"-femit-llvm-ir={d}/z.ll",
                "-fno-emit-bin", "--test-no-exec", *TARGET, "--zig-lib-dir", library, "--test-filter", f"{part}.")
            # Names for what has none, so that parts can be linked; weights that are all zero are an error of mlir-translate.
            text = run("opt-22", "-passes=name-anon-globals", "-S", f"{d}/z.ll").stdout
            pathlib.Path(f"{folder}/{part}.{level}.ll").write_text(re.sub(r", !prof !\d+", "", text))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [(part, level) for level in LEVELS for part in PARTS]))


def modules(folder):
    return sorted(glob.glob(f"{folder}/*.*.ll"))


def told(counts, worst):
    print(", ".join(f"{n} {k}" for k, n in counts.most_common()))
    print(*worst, sep="\n", end="\n" if worst else "")
    return bool(worst)


def compare(lowir, folder):
    counts, worst = collections.Counter(), []
    for f in modules(folder):
        with tempfile.TemporaryDirectory() as d:
            run(lowir, "translate", "--import-llvm", f, "-o", f"{d}/ours.mlir")
            run("mlir-translate-22", "--import-llvm", f, "-o", f"{d}/theirs.mlir")
            # An alignment of 2^32 is none there.
            ours = pathlib.Path(f"{d}/ours.mlir").read_text().replace(" {alignment = 4294967296 : i64}", "")
            same = ours == pathlib.Path(f"{d}/theirs.mlir").read_text()
            counts["read the same" if same else "read differently"] += 1
            worst += [] if same else [f"{f}: read"]
            # Where cases of a switch share their successor, as after optimizing, mlir-translate splits edges in another order in every run.
            if not f.endswith(".Debug.ll"):
                continue
            written = []
            for tool in [[lowir, "translate"], ["mlir-translate-22"]]:
                text = run(*tool, "--mlir-to-llvmir", f"{d}/theirs.mlir").stdout
                written.append(run("opt-22", "-S", "-", text=text).stdout)
            same = written[0] == written[1]
            counts["written the same" if same else "written differently"] += 1
            worst += [] if same else [f"{f}: written"]
    return told(counts, worst)


def objects(lowir, folder):
    counts, worst = collections.Counter(), []
    for f in modules(folder):
        text = pathlib.Path(f).read_text()
        with tempfile.TemporaryDirectory() as d:
            try:
                own, rest, n = split(lowir, f, d)
            except RuntimeError as error:
                worst.append(f"{f}: {error}")
                continue
            said = []
            for who in ["own", "theirs"]:
                parts = {"own": [own], "theirs": []}[who]
                for ir in ([rest] if rest else []) if who == "own" else [f]:
                    run("llc-22", "-O0", "-filetype=obj", "-relocation-model=static", ir, "-o", f"{ir}.o" if ir != f else f"{d}/theirs.o")
                    parts.append(f"{ir}.o" if ir != f else f"{d}/theirs.o")
                run(ZIG, "build-exe", *parts, *TARGET, f"-femit-bin={d}/{who}", "-O", "ReleaseSmall")
                done = run(f"{d}/{who}", text="", fails=True)
                said.append((done.returncode, done.stdout, done.stderr))
            same = said[0] == said[1] and said[1][0] == 0
            counts["the same" if same else "differ"] += 1
            counts["functions by lowir"] += len(re.findall(r"(?m)^define ", text)) - n
            counts["functions by llc"] += n
            worst += [] if same else [f"{f}: {said[0][0]} {said[0][2][-300:]}"]
    return told(counts, worst)


lowir, what, folder = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
if not ZIG or what != "build" and not modules(folder):
    print("skipped: zig")
elif what == "build":
    build(folder)
else:
    sys.exit({"compare": compare, "objects": objects}[what](lowir, folder))
