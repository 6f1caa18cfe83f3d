#!/usr/bin/env python3
"""Where the processor waits, on machines that count nothing but time.

    bench/stalls.py guesses LOWIR INPUT.mlir    CPU time of as many functions, more and more of them different
    bench/stalls.py hot LOWIR INPUT.mlir        single instructions at which much time is spent

INPUT is one module with functions at the second level, as the generators write them. With few different functions every
branch is guessed right after a while, so that what is between the rows of `guesses` is wrong guesses (and caches). LOWIR
for `hot` should have its symbols (the profile `profile`). An instruction right behind a load of sixteen bytes is marked:
that load may span stores of a moment ago, and waits until they are in memory. Needs perf and objdump for `hot`.
"""
import collections, os, random, re, resource, statistics, subprocess, sys, tempfile

RUNS = 30
what, lowir, source = sys.argv[1:4]


def cpu(path, out):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([lowir, path, "-o", out], check=True, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def pieces(text):
    """What stands in the module: globals and the like, and functions that name no others."""
    found, here = [], []
    for line in text.splitlines()[1:-1]:
        if re.match(r"  [a-z]", line) and here:
            found.append("\n".join(here))
            here = []
        here.append(line)
    found.append("\n".join(here))
    functions = [p for p in found if p.startswith("  func.func") and p.count("@f") == 1]
    return [p for p in found if not p.startswith("  func.func")], functions


def guesses(tmp):
    others, functions = pieces(open(source).read())
    random.Random(1).shuffle(functions)
    print("| different functions | MB of text | CPU ms, median | least |\n|---|---|---|---|")
    for n in [3, 30, 300, 3000, len(functions)]:
        if n > len(functions):
            continue
        named = [re.sub(r"@f\d+", f"@f{i}", functions[i % n], count=1) for i in range(len(functions))]
        path = f"{tmp}/some.mlir"
        with open(path, "w") as f:
            f.write("\n".join(["module {", *others, *named, "}\n"]))
        times = [1e3 * cpu(path, f"{tmp}/some.ll") for _ in range(RUNS)]
        print(f"| {n:,} | {os.path.getsize(path) / 1e6:.1f} | {statistics.median(times):.1f} | {min(times):.1f} |")


def hot(tmp):
    samples = collections.Counter()
    for _ in range(RUNS):
        record = ["perf", "record", "-q", "-e", "cpu-clock:u", "-F", "4000", "-o", f"{tmp}/data", lowir, source, "-o", f"{tmp}/o.ll"]
        subprocess.run(record, check=True, stderr=subprocess.DEVNULL)
        script = subprocess.run(["perf", "script", "-i", f"{tmp}/data", "-F", "ip"], capture_output=True, text=True, check=True)
        samples.update(script.stdout.split())
    code = subprocess.run(["objdump", "-d", "--no-show-raw-insn", lowir], capture_output=True, text=True, check=True).stdout
    lines = [m.groups() for m in re.finditer(r"^ *([0-9a-f]+):\t(.*)$", code, re.M)]
    place = {address: i for i, (address, _) in enumerate(lines)}
    wide = re.compile(r"v?mov(ups|aps|dqu|dqa)\s.*\(.*\),%[xy]mm")
    total = sum(samples.values())
    for address, n in samples.most_common(60):
        i = place.get(address, 0)
        mark = "wide load" if any(wide.match(lines[k][1]) for k in (i - 1, i)) else ""
        at = subprocess.run(["addr2line", "-i", "-s", "-e", lowir, address], capture_output=True, text=True).stdout.split("\n")
        print(f"{100 * n / total:5.2f} %  {address}  {mark:9}  {lines[i - 1][1]:.40} | {lines[i][1]:.40}  {' '.join(at[:3])}")


with tempfile.TemporaryDirectory() as tmp:
    {"guesses": guesses, "hot": hot}[what](tmp)
