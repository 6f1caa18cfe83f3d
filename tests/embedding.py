#!/usr/bin/env python3
"""The smallest embedding against the command: tests/embedding.py LOWIR SMALLEST

Every module of the case files and examples that the command lowers is given to the program without the standard library
(tests/no_std, built without features). It may refuse what it was built without, but never fail otherwise, and what it
writes must be LLVM IR that `opt-22` verifies. It folds no constants, so its text is compared after `opt-22 -O2`.
"""

import collections
import glob
import shutil
import subprocess
import sys

# Modules whose difference stays visible behind LLVM's own folds.
SEEN = {
    "tests/cases/convention/unranked_casts.mlir": "descriptors in memory, where folding makes values of them",
    "tests/cases/lower/descriptors_in_the_order_of_asking.mlir": "the same",
    "tests/cases/lower/fold_by_release.mlir": "truncation and extension under `contract`, which MLIR folds and LLVM does not",
    "tests/cases/lower/the_same_promise_twice.mlir": "an assumption that folding drops",
}


def run(command, text):
    return subprocess.run(command, input=text, capture_output=True, timeout=120)


def optimized(text):
    return run(["opt-22", "-S", "-passes=strip,default<O2>,metarenamer"], text)


def main():
    lowir, smallest = sys.argv[1:]
    if not shutil.which("opt-22"):
        print("skipped: opt-22 is not there")
        return 0
    counts, wrong = collections.Counter(), []
    files = glob.glob("tests/cases/**/*.mlir", recursive=True) + glob.glob("examples/**/*.mlir", recursive=True)
    for path in sorted(files):
        text = open(path, "rb").read()
        ours, small = run([lowir, "-", "-o", "-"], text), run([smallest], text)
        if small.returncode not in (0, 1):
            wrong.append(f"{path}: ended with {small.returncode}")
        elif ours.returncode or small.returncode:
            counts["refused"] += 1
        elif ours.stdout == small.stdout:
            counts["equal"] += 1
        else:
            a, b = optimized(ours.stdout), optimized(small.stdout)
            if b.returncode:
                wrong.append(f"{path}: opt-22 refuses it: {b.stderr[:200]}")
            elif (a.stdout == b.stdout) == (path in SEEN):
                wrong.append(f"{path}: " + ("equal again" if path in SEEN else "differs behind opt-22 -O2"))
            else:
                counts["known to differ" if path in SEEN else "equal behind opt-22 -O2"] += 1
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    for line in wrong:
        print(line)
    # A program that refuses everything would pass.
    return 1 if wrong or counts["equal"] + counts["equal behind opt-22 -O2"] < 100 else 0


sys.exit(main())
