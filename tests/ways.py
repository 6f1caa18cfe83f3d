#!/usr/bin/env python3
"""The quick ways of reading and printing against the general one: tests/ways.py LOWIR SMALL

What is written often is read and printed by ways of its own, which know the spelling that the tables' formats say, too. The
shipped command (built for size, without features) does without most of them. Every module of the case files and examples that
both commands take must come out the same: read and printed, in generic form, and lowered to the LLVM dialect and printed.
"""

import collections
import glob
import subprocess
import sys
import tempfile

# What differs because the shipped command lacks a feature, by file and job.
LESS = "passes of the feature 'extended' clean more up before views and affine maps are lowered"
KNOWN = {
    ("tests/cases/cleanup/affine_maps.mlir", 2): LESS,
    ("tests/cases/cleanup/affine_ranges.mlir", 2): LESS,
    ("tests/cases/lower/affine_bounds_of_several_results.mlir", 2): LESS,
    ("tests/cases/lower/condition_that_nothing_goes_into.mlir", 2): LESS,
    ("tests/cases/lower/equal_blocks_before_views.mlir", 2): LESS,
    ("tests/cases/dialect/memref_dma_ops.mlir", 0): "without 'extended' two operations are printed in generic form",
}
JOBS = [["opt"], ["opt", "--mlir-print-op-generic"], []]


def run(command, job, text, out):
    """What a job makes of a text; `None` if it refuses it."""
    p = subprocess.run([command, *job, "-", "-o", out], input=text, capture_output=True, timeout=120)
    return None if p.returncode else open(out, "rb").read()


def main(out):
    lowir, small = sys.argv[1:]
    counts, wrong = collections.Counter(), []
    files = glob.glob("tests/cases/**/*.mlir", recursive=True) + glob.glob("examples/**/*.mlir", recursive=True)
    for path in sorted(files):
        text = open(path, "rb").read().split(b"\n//--- ")[0] + b"\n"
        for i, job in enumerate(JOBS):
            a, b = run(lowir, job, text, out), run(small, job, text, out)
            if a is None or b is None:
                counts["refused"] += 1
            elif (a == b) == ((path, i) in KNOWN):
                wrong.append(f"{path}: {' '.join(job) or 'to the LLVM dialect'}: " + ("equal again" if a == b else "differs"))
            else:
                counts["equal" if a == b else "known to differ"] += 1
    print(", ".join(f"{n} {what}" for what, n in counts.items()))
    for line in wrong:
        print(line)
    # A command that refuses everything would pass.
    return 1 if wrong or counts["equal"] < 500 else 0


with tempfile.TemporaryDirectory() as folder:
    sys.exit(main(f"{folder}/out.mlir"))
