#!/usr/bin/env python3
"""lowir made by lowir: the objects of all its crates, from rustc's LLVM IR, linked with rustc's own library.

    self_built.py LOWIR DIR [LEVEL...]   levels of optimization: 0, 1, 2, 3, s and z; 3 unless said

The program that comes out reads, converts and writes every test case as the one that rustc made of the same LLVM IR does. Needs rustc,
cargo and a linker. Modules without machine code stay rustc's and are named. The exit code is 1 if anything differs.
"""

import glob
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from rust_crates import own_objects

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def made(lowir, where, level):
    """The two programs, rustc's and lowir's."""
    env = dict(
        os.environ, CARGO_TARGET_DIR=where, RUSTFLAGS="--emit=llvm-ir -C save-temps", CARGO_PROFILE_RELEASE_OPT_LEVEL=level,
        CARGO_PROFILE_RELEASE_LTO="off", CARGO_PROFILE_RELEASE_CODEGEN_UNITS="1", CARGO_PROFILE_RELEASE_PANIC="unwind")
    command = ["cargo", "rustc", "-q", "--release", "-p", "lowir", "--bin", "lowir", "--", "--print", "link-args"]
    text = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
    kept = os.path.join(where, "words")
    if text:
        with open(kept, "w") as f:
            f.write(text)
    # What is fresh is not linked again.
    with open(kept) as f:
        words = shlex.split(f.read())
    path = next((w[5:] for w in words if w.startswith("PATH=")), os.environ["PATH"])
    words = words[next(i for i, w in enumerate(words) if os.path.basename(w) == "cc"):]
    link, names = own_objects(lowir, [w for w in words if os.path.basename(w) != "symbols.o"])
    out = os.path.join(where, "own")
    link[link.index("-o") + 1] = out
    gone = [i for i, w in enumerate(link) if "raw-dylibs" in w]
    link = [w for i, w in enumerate(link) if i not in gone and i + 1 not in gone]
    subprocess.run(link, env=dict(os.environ, PATH=path + ":" + os.environ["PATH"]), check=True)
    print(f"level {level}: {sum(names.values())} modules of lowir, {len(names) - sum(names.values())} of rustc")
    return os.path.join(where, "release/lowir"), out


def ways(file):
    if file.endswith(".ll"):
        return [["translate", "--import-llvm", file], ["translate", "--import-llvm", "--lossless", file]]
    return [[file], ["opt", file], ["opt", "--canonicalize", "--cse", file], ["translate", "--mlir-to-llvmir", file],
            [file, "--emit=obj", "-o", "/dev/stdout"]]


def run(program, words):
    p = subprocess.run([program] + words, capture_output=True, timeout=300)
    return p.returncode, p.stdout, p.stderr


def main():
    lowir, where, levels = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3:] or ["3"]
    cases = os.path.join(ROOT, "tests/cases")
    jobs = [w for f in sorted(glob.glob(cases + "/**/*.mlir", recursive=True) + glob.glob(cases + "/**/*.ll", recursive=True))
            for w in ways(f)]
    bad = 0
    for level in levels:
        theirs, own = made(lowir, os.path.join(where, "O" + level), level)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            differ = [w for w, same in zip(jobs, pool.map(lambda w: run(theirs, w) == run(own, w), jobs)) if not same]
        print(f"level {level}: {len(jobs)} runs, {len(differ)} differ")
        for words in differ[:10]:
            print("   ", *words)
        bad += len(differ)
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
