#!/usr/bin/env python3
"""lowir against mlir-opt, mlir-translate and llc in one run: CPU time, peak memory, instructions.

    bench/run.py [--funcs 2000] [--only mixed,nested,...] [--repeat 3] [--lowir PATH] [--release 22]
                 [--input FILE ...] [--generator PROGRAM] [--report [NAME]] [--no-instructions]

Workloads come from the project's own generator, or from another PROGRAM, called as `PROGRAM --kind KIND --funcs N -o FILE`.
Times are user + system of the processes, the median of the repetitions, both sides in turn so that they see the same
machine; lowir, whose runs are short, runs three times in each turn. Memory is the largest resident set (of a pipe: the
larger of its ends). Jobs: read (parse, verify, print), lower (to the LLVM dialect as text), passes (the same, with
the passes named), steps (the same, one pass after the other), translate (LLVM dialect to LLVM IR), ll (whole job), o (whole job
to an object, against the tools with llc -O0). "strongest" is the pipe that upstream can be made to be: --verify-each=0 and
bytecode between. What each stage inside of lowir takes, one after the other in one process, is measured too, in time and in
instructions, beside bounds of the machine. Where xdsl-opt is found, "read, xDSL" is the same job, on generic form, against that,
without its verifier and with a twentieth of the functions, because it is slow; workloads that it does not read are listed. With
--report a table, a plot and a profile go to bench/RESULTS.md and bench/results.svg, or to files of another NAME (callgrind must be
there for the profile). Figures are ratios on purpose: absolute times of this machine say little about yours.
"""
import argparse, datetime, math, os, pathlib, platform, re, resource, shutil, statistics, subprocess, sys, tempfile, time

root = pathlib.Path(__file__).resolve().parent.parent
ap = argparse.ArgumentParser(description="lowir against the real tools")
ap.add_argument("--funcs", type=int, default=2000)
ap.add_argument("--only", default="", help="names of workloads")
ap.add_argument("--repeat", type=int, default=3)
ap.add_argument("--release", type=int, default=22)
ap.add_argument("--lowir", default="")
ap.add_argument("--input", action="append", default=[], help="a file instead of generated ones; may be repeated")
ap.add_argument("--generator", default="", help="a program that makes the workloads instead of the project's own")
ap.add_argument("--report", nargs="?", const="RESULTS", default="", metavar="NAME")
ap.add_argument("--no-instructions", action="store_true")
a = ap.parse_args()

PASSES = ["--convert-scf-to-cf", "--convert-cf-to-llvm", "--finalize-memref-to-llvm", "--convert-func-to-llvm",
          "--convert-arith-to-llvm", "--reconcile-unrealized-casts"]
# lowir is asked for the time of each, so that one sweep does not stand for all.
STEPS = ["--mlir-timing", *PASSES]
# With verification it refuses modules that upstream takes.
XDSL = ["--allow-unregistered-dialect", "--disable-verify"]
one = ["--mlir-disable-threading"]
opt, translate, llc = (f"{t}-{a.release}" for t in ("mlir-opt", "mlir-translate", "llc"))
oracle = all(map(shutil.which, (opt, translate, llc)))
xdsl = shutil.which("xdsl-opt")
small = shutil.which("time")
valgrind = shutil.which("valgrind") and not a.no_instructions


def cargo(*args):
    subprocess.run(["cargo", "build", "-q", "--release", *args], cwd=root, check=True)


def process(cmd, out):
    """CPU seconds and peak MiB of one process."""
    # A process is never smaller than the one it was made by, so a small one makes it.
    peak = pathlib.Path(f"{out}.peak")
    by = [small, "-f", "%M", "-o", str(peak)] if small else []
    # Every output is a new file: replacing one has the file system write the old one down first, on either side.
    for to in (cmd[i + 1] for i, word in enumerate(cmd) if word == "-o"):
        pathlib.Path(to).unlink(missing_ok=True)
    with open(out, "wb") as f, tempfile.TemporaryFile() as e:
        p = subprocess.Popen(by + cmd, stdout=f, stderr=e)
        _, status, use = os.wait4(p.pid, 0)
        p.returncode = os.waitstatus_to_exitcode(status)
        e.seek(0)
        text = e.read()
    if p.returncode:
        raise RuntimeError(f"{' '.join(cmd)}: exit code {p.returncode}: {text[-300:].decode(errors='replace')}")
    return use.ru_utime + use.ru_stime, (int(peak.read_text().split()[-1]) if small else use.ru_maxrss) / 1024


def usual(sides, tmp, repeat=a.repeat):
    """Each side's CPU time and memory, the medians; a side is a list of commands, one after the other, the first one lowir's."""
    found = [[] for _ in sides]
    for _ in range(repeat):
        for i, chain in enumerate(sides):
            for _ in range(1 if i else 3):
                runs = [process(cmd, f"{tmp}/o{i}.{j}") for j, cmd in enumerate(chain)]
                found[i].append((sum(r[0] for r in runs), max(r[1] for r in runs)))
    return [tuple(map(statistics.median, zip(*runs))) for runs in found]


def instructions(cmd):
    p = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", *cmd],
                       stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    found = re.search(rb"refs:\s*([\d,]+)", p.stderr)
    return int(found.group(1).replace(b",", b"")) if found else 0


def parser_seconds(cmd):
    """What a tool says that its parser took, verifying included."""
    p = subprocess.run(cmd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    found = re.search(r"([\d.]+) \([^)]*\)\s+Parser", p.stderr)
    return float(found[1]) if found else math.nan


def wall(cmd):
    pathlib.Path(cmd[-1]).unlink(missing_ok=True)
    start = time.monotonic()
    subprocess.run(cmd, check=True)
    return time.monotonic() - start


def stages(path, tmp):
    """Name, seconds, bytes and instructions of each stage of one process."""
    rounds = subprocess.run([str(root / "target/release/stages"), path, "9"], capture_output=True, text=True, check=True).stdout
    rows = [line.split("\t") for line in rounds.splitlines()]
    if valgrind:
        subprocess.run(["cargo", "build", "-q", "--profile", "profile", "-p", "lowir-tests", "--bins"], cwd=root, check=True)
    for name, seconds, size in rows:
        n = 0
        if valgrind:
            cmd = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*stages::measured*",
                   str(root / "target/profile/stages"), path, "1", name]
            found = re.search(r"Collected : (\d+)", subprocess.run(cmd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr)
            n = int(found[1]) if found else 0
        yield name, float(seconds), int(size), n


def source_ops(path):
    text = subprocess.run([lowir, "opt", "--mlir-print-op-generic", path], capture_output=True, check=True).stdout
    return len(re.findall(rb'^\s*(?:%[^=]*= )?"[a-z_]+\.', text, re.M)) - 1


def plot(rows):
    """Bars of the ratios of CPU time on a logarithmic scale."""
    x0, width, h = 150, 520, 22
    top = max(r for _, r in rows)
    scale = lambda r: x0 + width * math.log10(max(r, 1)) / math.log10(max(top, 10) * 1.1)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{x0 + width + 70}" height="{h * len(rows) + 50}" font-family="sans-serif" font-size="12">',
           f'<text x="{x0}" y="16">CPU time of the real tools / of lowir, whole job to LLVM IR (logarithmic)</text>']
    for tick in (1, 10, 100, 1000):
        if tick <= top * 1.1:
            out.append(f'<line x1="{scale(tick):.0f}" y1="24" x2="{scale(tick):.0f}" y2="{h * len(rows) + 30}" stroke="#ccc"/>'
                       f'<text x="{scale(tick):.0f}" y="{h * len(rows) + 44}" text-anchor="middle">{tick}</text>')
    for i, (name, r) in enumerate(rows):
        y = 28 + i * h
        out.append(f'<text x="{x0 - 8}" y="{y + 14}" text-anchor="end">{name}</text>'
                   f'<rect x="{x0}" y="{y}" width="{scale(r) - x0:.1f}" height="{h - 6}" fill="#4a7"/>'
                   f'<text x="{scale(r) + 5:.1f}" y="{y + 14}">{r:.0f}</text>')
    return "\n".join(out) + "\n</svg>\n"


def profile(path, tmp):
    """Functions by instructions, with what is inlined in them, of a build with symbols."""
    subprocess.run(["cargo", "build", "-q", "--profile", "profile", "-p", "lowir"], cwd=root, check=True)
    data = f"{tmp}/callgrind.out"
    cmd = ["valgrind", "--tool=callgrind", "--dump-instr=no", f"--callgrind-out-file={data}", str(root / "target/profile/lowir"), path, "-o", f"{tmp}/p.ll"]
    subprocess.run(cmd, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    costs, name, names, total = {}, "", {}, 0
    calls = False
    for line in open(data, errors="replace"):
        if m := re.match(r"fn=\((\d+)\)(?: (.*))?", line):
            if m[2]:
                names[m[1]] = m[2].strip()
            name = m[1]
        elif m := re.match(r"cfn=\((\d+)\)(?: (.*))?", line):
            if m[2]:
                names[m[1]] = m[2].strip()
        elif line.startswith("calls="):
            calls = True
        elif m := re.match(r"[+\-*\d]\S* (\d+)$", line):
            if not calls:
                costs[name] = costs.get(name, 0) + int(m[1])
                total += int(m[1])
            calls = False
    merged = {}
    for k, v in costs.items():
        short = re.sub(r"'\d+$|::h[0-9a-f]{16}", "", names.get(k, k))
        short = re.sub(r"<impl ([\w:]+)>", lambda m: m[1].rsplit("::", 1)[-1], short)
        merged[short] = merged.get(short, 0) + v
    return total, sorted(merged.items(), key=lambda e: -e[1])


if not a.lowir:
    cargo("-p", "lowir")
    a.lowir = str(root / "target/release/lowir")
cargo("-p", "lowir-tests", "--bins")
lowir, gen, limits = os.path.abspath(a.lowir), str(root / "target/release/gen"), str(root / "target/release/limits")
n = a.funcs
workloads = [(k, k, n) for k in ("scalar", "memref", "cfg", "calls", "scf", "mixed")]
if a.generator:
    workloads += [("wide", "wide", 10 * n), ("deep cfg", "deepcfg", 5 * n), ("nest", "nest", n // 5), ("tiny", "tiny", 20 * n),
                  ("dense", "dense", 5000 * n)]
else:
    workloads += [("wide", "wide", 10 * n), ("deep cfg", "long_cfg", 2 * n), ("nest", "nested", n // 2), ("tiny", "tiny", 10 * n),
                  ("dense", "dense", 2500 * n)]
if not oracle:
    print(f"{opt}, {translate} or {llc} not found: printing lowir's own figures only")
lines, bars = [], []
# Upstream's tools need more stack for deep nests than a process usually has.
resource.setrlimit(resource.RLIMIT_STACK, (resource.getrlimit(resource.RLIMIT_STACK)[1],) * 2)


def say(text=""):
    print(text, flush=True)
    lines.append(text)


def generate(kind, size, path):
    if a.generator:
        subprocess.run([a.generator, "--kind", kind, "--funcs", str(size), "-o", path], check=True)
    else:
        with open(path, "wb") as f:
            subprocess.run([gen, kind, str(size)], stdout=f, check=True)


with tempfile.TemporaryDirectory() as tmp:
    inputs = [(pathlib.Path(f).name, f) for f in a.input]
    if not inputs:
        for name, kind, size in workloads:
            if not a.only or name in a.only.split(","):
                generate(kind, size, f"{tmp}/{kind}.mlir")
                inputs.append((f"{name} {size:,}", f"{tmp}/{kind}.mlir"))
    unread = []
    say("| workload | job | CPU s | real tools | ratio | MiB | real tools | ratio |")
    say("|---|---|---|---|---|---|---|---|")
    compat = [f"--compat={a.release}"]
    for title, path in inputs:
        ll, low, bc, given = f"{tmp}/job.ll", f"{tmp}/low.mlir", f"{tmp}/low.bc", f"{tmp}/given.mlir"
        subprocess.run([lowir, *compat, path, "-o", given], check=True)
        jobs = [
            ("read", [[lowir, "opt", *compat, path, "-o", f"{tmp}/us.mlir"]], [[opt, *one, path, "-o", low]]),
            ("lower", [[lowir, *compat, path, "-o", f"{tmp}/us.mlir"]], [[opt, *one, *PASSES, path, "-o", low]]),
            ("passes", [[lowir, "opt", *compat, *PASSES, path, "-o", f"{tmp}/us.mlir"]], [[opt, *one, *PASSES, path, "-o", low]]),
            ("steps", [[lowir, "opt", *compat, *STEPS, path, "-o", f"{tmp}/us.mlir"]], [[opt, *one, *PASSES, path, "-o", low]]),
            ("translate", [[lowir, "translate", *compat, "--mlir-to-llvmir", given, "-o", f"{tmp}/us.ll"]],
             [[translate, *one, "--mlir-to-llvmir", given, "-o", ll]]),
            ("ll", [[lowir, *compat, path, "-o", f"{tmp}/us.ll"]],
             [[opt, *one, *PASSES, path, "-o", low], [translate, *one, "--mlir-to-llvmir", low, "-o", ll]]),
            ("ll, strongest", [[lowir, *compat, path, "-o", f"{tmp}/us.ll"]],
             [[opt, *one, *PASSES, "--verify-each=0", "--emit-bytecode", path, "-o", bc], [translate, *one, "--mlir-to-llvmir", bc, "-o", ll]]),
            ("o", [[lowir, *compat, path, "-o", f"{tmp}/us.o"]],
             [[opt, *one, *PASSES, path, "-o", low], [translate, *one, "--mlir-to-llvmir", low, "-o", ll],
              [llc, "-O0", "-filetype=obj", ll, "-o", f"{tmp}/them.o"]]),
        ]
        for stage, us, them in jobs:
            try:
                result = usual([us, them] if oracle else [us], tmp)
            except RuntimeError as e:
                say(f"| {title} | {stage} | not measured: {str(e).splitlines()[0].replace(tmp, '')[:120]} | | | | | |")
                continue
            (cpu, mem), (cpu2, mem2) = result[0], result[-1]
            ratio = cpu2 / max(cpu, 1e-3)
            theirs = (f"{cpu2:.3f}", f"{ratio:.1f}x", f"{mem2:.1f}", f"{mem2 / mem:.1f}x") if oracle else ("",) * 4
            say(f"| {title} | {stage} | {cpu:.3f} | {theirs[0]} | {theirs[1]} | {mem:.1f} | {theirs[2]} | {theirs[3]} |")
            if oracle and stage == "ll":
                bars.append((title, ratio))
    for name, kind, size in workloads if xdsl and not a.input else []:
        if a.only and name not in a.only.split(","):
            continue
        few = max(size // 20, 1)
        source, generic = f"{tmp}/few.mlir", f"{tmp}/generic.mlir"
        generate(kind, few, source)
        subprocess.run([lowir, "opt", "--mlir-print-op-generic", source, "-o", generic], check=True)
        sides = [[[lowir, "opt", generic, "-o", f"{tmp}/us.mlir"]], [[xdsl, *XDSL, generic, "-o", f"{tmp}/them.mlir"]]]
        try:
            (cpu, mem), (cpu2, mem2) = usual(sides, tmp, repeat=1)
        except RuntimeError:
            unread.append(name)
            continue
        ratio = cpu2 / max(cpu, 1e-3)
        say(f"| {name} {few:,} | read, xDSL | {cpu:.3f} | {cpu2:.3f} | {ratio:,.0f}x | {mem:.1f} | {mem2:.1f} | {mem2 / mem:.1f}x |")
    if unread:
        say()
        say(f"xDSL does not read: {', '.join(unread)}.")
    if valgrind:
        empty = f"{tmp}/empty.mlir"
        pathlib.Path(empty).write_text("")
        start = instructions([lowir, empty])
        say()
        say(f"Instructions of an empty module: {start:,}. Per source operation, less those:")
        say()
        say("| workload | operations | whole job | read and print | lower and print | pass by pass | bytes of input per operation |")
        say("|---|---|---|---|---|---|---|")
        for title, path in inputs:
            ops = max(source_ops(path), 1)
            if ops < 100:
                continue
            cost = lambda *cmd: f"{(instructions([lowir, *cmd]) - start) / ops:,.0f}"
            say(f"| {title} | {ops:,} | {cost(path, '-o', f'{tmp}/us.ll')} | {cost('opt', path)} | {cost(path, '-o', f'{tmp}/us.mlir')} | {cost('opt', *STEPS, path)} | {os.path.getsize(path) / ops:.0f} |")
    main = dict(inputs).get(f"mixed {n:,}", inputs[0][1])
    if oracle:
        say()
        say("Parsing and verifying, by the clock that each tool has for it (`--mlir-timing`), the medians of 9:")
        say()
        say("| workload | s | mlir-opt | ratio |")
        say("|---|---|---|---|")
        for title, path in inputs:
            pairs = [(parser_seconds([lowir, "opt", "--mlir-timing", path]), parser_seconds([opt, *one, "--mlir-timing", path])) for _ in range(9)]
            us, them = (statistics.median(p) for p in zip(*pairs))
            say(f"| {title} | {us:.4f} | {them:.4f} | {them / max(us, 1e-4):.1f}x |")
    say()
    try:
        big = main
        if not a.input:
            big = f"{tmp}/big.mlir"
            generate("mixed", 4 * n, big)
        pairs = [(wall([lowir, big, "-o", f"{tmp}/t1.ll"]), wall([lowir, "--threads=2", big, "-o", f"{tmp}/t2.ll"])) for _ in range(9)]
        single, double = (1000 * statistics.median(p) for p in zip(*pairs))
        size = "it" if a.input else f"mixed {4 * n:,}"
        say(f"The whole job on {size} takes {double:.0f} ms by the clock on the wall on two threads, on one {single:.0f} ms: {single / double:.2f}x.")
    except subprocess.CalledProcessError:
        say("This build has one thread.")
    three = f"{tmp}/three.mlir"
    pathlib.Path(three).write_text("func.func @add(%a: i32, %b: i32) -> i32 {\n  %c = arith.addi %a, %b : i32\n  return %c : i32\n}\n")
    starts = [(wall([lowir, three, "-o", f"{tmp}/three.ll"]), wall(["true", f"{tmp}/nothing"])) for _ in range(200)]
    ours, nothing = (sorted(p)[100] for p in zip(*starts))
    _, mem = process([lowir, three, "-o", f"{tmp}/three.ll"], f"{tmp}/o")
    say(f"A module of three lines takes {1000 * ours:.1f} ms from the start of the process to its end (`true`: {1000 * nothing:.1f} ms) and {mem:.1f} MiB.")
    say()
    ops = source_ops(main)
    say("Stages of one process on the same text, the least of 9 rounds; MB/s are of the text or bytecode that a stage reads or writes,")
    say("for machine code of the LLVM IR. The passes each begin with what the ones above them left. Bounds stand first.")
    say()
    say("| stage | ms | MB/s | ns per operation | instructions per operation | of the bound |")
    say("|---|---|---|---|---|---|")
    bounds = {}
    for name, seconds, size, count in stages(main, tmp):
        rate = bounds[name] = size / seconds / 1e6
        # Reading is compared with a plain tokenizer, writing with a copy of as many bytes.
        bound = "tokens" if name.startswith(("lex", "parse", "read .ll")) else "copy" if name.startswith(("write", "print")) else ""
        share = f"{100 * rate / bounds[bound]:.1f} % of {bound}" if bound else ""
        say(f"| {name} | {1000 * seconds:.2f} | {rate:.0f} | {1e9 * seconds / ops:.0f} | {count / ops:,.0f} | {share} |")
    biggest = max(inputs, key=lambda i: os.path.getsize(i[1]) if "dense" not in i[0] else 0)
    bound = dict(l.split() for l in subprocess.run([limits, biggest[1]], capture_output=True, text=True, check=True).stdout.splitlines())
    say()
    say(f"Bounds of this machine in the same run, on the text of {biggest[0]}: split into tokens {bound['tokens']} MB/s, "
        f"copied {bound['copy']} MB/s, fresh memory {bound['touch']} MB/s.")
    if a.report:
        if valgrind:
            total, functions = profile(main, tmp)
            say()
            say(f"Profile of the whole job on mixed {n:,} ({total:,} instructions, build with symbols), functions with what is inlined in them:")
            say()
            say("| function | % |")
            say("|---|---|")
            for name, cost in functions[:40]:
                say(f"| `{name[:110]}` | {100 * cost / total:.2f} |")
        cpu = next((l.split(":")[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), platform.machine())
        version = lambda t: next((l.strip() for l in subprocess.run([t, "--version"], capture_output=True, text=True).stdout.splitlines() if "version" in l), "none")
        head = [f"# What `bench/run.py --report --funcs {n}` measured{' on workloads of another generator' if a.generator else ''}", "",
                f"{datetime.date.today()}, {os.cpu_count()} cores ({cpu}), load {os.getloadavg()[0]:.1f}; {opt}: {version(opt) if oracle else 'none'}; "
                f"{'xdsl-opt: ' + version(xdsl) + '; ' if xdsl else ''}"
                f"one thread; medians, turns of both sides: {a.repeat}, with three runs of lowir in each.", "",
                "CPU seconds are user + system of whole processes. Jobs: read (parse, verify, print), lower (to the LLVM dialect as text), passes",
                "(the same, with the passes named), steps (the same, one pass after the other), translate (LLVM dialect to LLVM IR),",
                "ll (whole job), o (to an object, the tools with llc -O0); \"strongest\" is upstream without",
                "verification between passes and with bytecode between the tools.", "", f"![ratios]({a.report.lower()}.svg)", ""]
        (root / f"bench/{a.report}.md").write_text("\n".join(head + lines) + "\n")
        (root / f"bench/{a.report.lower()}.svg").write_text(plot(bars))
