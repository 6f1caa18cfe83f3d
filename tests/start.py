#!/usr/bin/env python3
"""How the optimized command starts and ends: tests/start.py LOWIR...

Built for Linux, it does without what the standard library does before and after `main` (cli/src/quick_start.rs), and does what
matters of it itself: streams that the caller closed, a reader that went away, arguments, and what is written at the end. A module of three lines takes less than
3 MB of memory (bench/start_order.py).
"""

import fcntl
import itertools
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

THREE = "func.func @add(%a: i32, %b: i32) -> i32 {\n  %c = arith.addi %a, %b : i32\n  return %c : i32\n}\n"
LL = "define i32 @add(i32 %0, i32 %1) {\n  %3 = add i32 %0, %1\n  ret i32 %3\n}\n"
BAD = "func.func @f() {\n  return %x : i32\n}\n"
# More than a pipe holds, and than what is written at once.
LONG = "".join(f"func.func @f{i}(%a: i32) -> i32 {{\n  return %a : i32\n}}\n" for i in range(60000))
# Linux `fcntl(2)`; older Pythons have no name for it.
F_SETPIPE_SZ = 1031
MOST = 3 << 20


def most_memory(command):
    """Most bytes that a process had which writes a short text to standard output: it has done all else when it waits for room there.
    What the system says of a process that ended is never less than what the one had that made it."""
    end, full = os.pipe()
    os.write(full, b" " * fcntl.fcntl(full, F_SETPIPE_SZ, 4096))
    with subprocess.Popen(command, stdout=full) as p:
        time.sleep(0.5)
        status = pathlib.Path(f"/proc/{p.pid}/status").read_text()
        os.close(full)
        os.close(end)
    return int(re.search(r"VmHWM:\s*(\d+) kB", status)[1]) << 10


def check(lowir, folder):
    """What is wrong."""
    paths = {name: folder / f"{name}.mlir" for name in ("three", "bad", "long")}
    for name, text in (("three", THREE), ("bad", BAD), ("long", LONG)):
        paths[name].write_text(text)
    out = folder / "out.ll"
    closed = [c for n in range(4) for c in itertools.combinations("012", n)]
    for streams in closed:
        shell = ["sh", "-c", '"$@" ' + " ".join(s + ("<&-" if s == "0" else ">&-") for s in streams), "sh", lowir]
        for name in paths:
            out.unlink(missing_ok=True)
            p = subprocess.run([*shell, paths[name], "-o", out], capture_output=True, text=True, stdin=subprocess.DEVNULL)
            what = f"{name}, without the streams {', '.join(streams) or '(none)'}"
            if p.returncode != (name == "bad") or out.exists() == (name == "bad"):
                yield f"{what}: exit code {p.returncode}, {'a' if out.exists() else 'no'} file"
            elif p.stdout or ("2" in streams or name != "bad") and p.stderr or name == "bad" and "2" not in streams and "%x" not in p.stderr:
                yield f"{what}: {p.stdout!r}, {p.stderr!r}"
            elif name == "three" and LL not in out.read_text() or name == "long" and out.read_text().count("define ") != 60000:
                yield f"{what}: another text"
        # What waits to be written to standard output must not take its number.
        p = subprocess.run([*shell, paths["long"]], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=100)
        if p.returncode or p.stderr or p.stdout.count("define ") != (0 if "1" in streams else 60000):
            yield f"without the streams {streams}, to the output: exit code {p.returncode}, {len(p.stdout)} bytes, {p.stderr!r}"
    # All of a text arrives, read from a stream or a file.
    for job, text in (([paths["three"]], ""), (["-"], THREE), ([paths["long"]], "")):
        p = subprocess.run([lowir, *job], input=text, capture_output=True, text=True)
        if p.returncode or p.stdout.count("define ") != (60000 if paths["long"] in job else 1) or not p.stdout.rstrip().endswith(("}", ")")):
            yield f"{job}: exit code {p.returncode}, {len(p.stdout)} bytes"
    # A reader that went away wants no more, and nobody dies of it.
    for name in ("three", "long"):
        end, away = os.pipe()
        os.close(end)
        p = subprocess.run([lowir, paths[name]], stdout=away, stderr=subprocess.PIPE, text=True)
        os.close(away)
        if p.returncode or p.stderr:
            yield f"{name}, nobody reads: exit code {p.returncode}, {p.stderr!r}"
    p = subprocess.run([lowir, b"\xff.mlir"], capture_output=True, text=True)
    if p.returncode != 1 or "is not UTF-8" not in p.stderr:
        yield f"an argument that is not UTF-8: exit code {p.returncode}, {p.stderr!r}"
    # Which pages of the file the kernel maps beside those that are asked for is up to where it lies and what is cached: the
    # same program takes from 2.95 to 3.17 million bytes.
    peaks = [most_memory([lowir, paths["three"]]) for _ in range(9)]
    peak = int(statistics.median(peaks))
    print(f"{lowir}: a module of three lines takes {peak:,} bytes of memory ({min(peaks):,} to {max(peaks):,})")
    if peak >= MOST:
        yield f"that is more than {MOST:,}"


wrong = []
with tempfile.TemporaryDirectory() as tmp:
    for program in sys.argv[1:]:
        wrong += [f"{program}: {line}" for line in check(program, pathlib.Path(tmp))]
for line in wrong:
    print(line)
sys.exit(1 if wrong or not sys.argv[1:] else 0)
