#!/usr/bin/env python3
"""What lowir reads and runs of the suites of older releases of MLIR, as a table in Markdown.

    bench/older_suites.py target/release/lowir 14=/path/to/llvm-14/mlir/test ... [--failures]

Read: each piece of a file that the release's own mlir-opt takes (without it, each that expects no error), the dialects that
lowir does not have counted apart. Run: programs for a CPU, by their own rules (`RUN:` lines with the passes of then; from 15
on, whose passes had today's names and did more, by the whole job), with LLVM 22's lli and MLIR 22's runtime libraries; what
they print is checked by their own comments.
"""
import argparse
import collections
import re
import shlex
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ELSEWHERE = set("""acc amdgpu arm_sme async emitc foo gpu ml_program nvgpu omp pdl pdl_interp quant shape sparse_tensor spirv spv test
tosa toy transform xegpu""".split())
LIBRARIES = ["libmlir_c_runner_utils.so", "libmlir_runner_utils.so"]
# Functions of the runtime that have another name today.
RENAMED = """#include <stdint.h>
#define OF(was, now) extern void _mlir_ciface_##now(void *); void _mlir_ciface_##was(void *p) { _mlir_ciface_##now(p); }
#define AS(was, now) OF(was, now) extern void now(int64_t, void *); void was(int64_t r, void *p) { now(r, p); }
AS(print_memref_f32, printMemrefF32) AS(print_memref_f64, printMemrefF64) AS(print_memref_i32, printMemrefI32)
AS(print_memref_i64, printMemrefI64) OF(print_memref_i8, printMemrefI8) OF(print_memref_0d_f32, printMemref0dF32)
OF(print_memref_1d_f32, printMemref1dF32) OF(print_memref_2d_f32, printMemref2dF32) OF(print_memref_3d_f32, printMemref3dF32)
OF(print_memref_vector_4x4xf32, printMemrefVector4x4xf32)
extern void printFlops(double); void print_flops(double x) { printFlops(x); }
"""


def run(words, seconds=60):
    try:
        p = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=seconds)
    except subprocess.TimeoutExpired:
        return 124, "", "out of time"
    return p.returncode, p.stdout.decode(errors="replace"), p.stderr.decode(errors="replace")


def error_of(text):
    line = next((l for l in text.splitlines() if "error" in l), text[:200])
    return re.sub(r"^\S*?:\d+:\d+: ", "", line)


def pieces(folder):
    for path in sorted(folder.rglob("*.mlir")):
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        for i, piece in enumerate(re.split(r"^// ?-----\s*$", text, flags=re.M)):
            if "expected-error" not in piece and re.search(r"^\s*[^\s/]", piece, flags=re.M):
                yield f"{path.relative_to(folder)} {i}", piece


def reading(binary, folder, tool, temp):
    def one(item):
        name, text = item
        path = temp / (re.sub(r"\W", "_", name) + ".mlir")
        path.write_text(text)
        words = ["-allow-unregistered-dialect", str(path), "-o", "/dev/null"]
        if tool and run([tool, *words], 20)[0]:
            return None
        code, _, said = run([binary, "opt", *words], 20)
        if not code:
            return name, "read", ""
        unknown = re.search(r"custom op '(\w+)\.", said) or re.search(r"error: '(\w+)\.", said) or re.search(r"[!#](\w+)\.", error_of(said))
        return name, "elsewhere" if unknown and unknown[1] in ELSEWHERE else "not read", error_of(said)

    with ThreadPoolExecutor(2) as pool:
        return [r for r in pool.map(one, pieces(folder)) if r]


def program(binary, path, temp, libraries, whole):
    """None for what is no program for a CPU of one run."""
    text = path.read_text()
    rule = re.search(r"//\s*RUN:\s*(mlir-opt.*)", re.sub(r"\\\s*\n\s*//\s*(RUN:)?", "", text))
    if not rule or "split-input-file" in text:
        return None
    steps = [shlex.split(s) for s in rule[1].split("|")]
    now, base = path, temp / re.sub(r"\W", "_", str(path)[-100:])
    for i, words in enumerate(steps):
        if words[0] != "mlir-opt":
            break
        if whole:
            continue
        out = Path(f"{base}.{i}.mlir")
        code, _, said = run([binary, "opt", "--no-older-spelling-remarks", *(w for w in words[1:] if w != "%s"), str(now), "-o", str(out)])
        if code:
            return "not lowered", error_of(said)
        now = out
    result = re.search(r"entry-point-result=(\w+)", " ".join(words))
    if not words[0].endswith("cpu-runner") or result and result[1] != "void":
        return None
    entry = re.search(r"-e[= ](\w+)", " ".join(words))
    module = f"{base}.ll"
    how = [] if whole else ["translate", "--mlir-to-llvmir"]
    code, _, said = run([binary, *how, str(now), "-o", module])
    if code:
        return "not lowered", error_of(said)
    if matrix := re.search(r"-(?:enable-matrix|lower-matrix-intrinsics)(.*)", " ".join(words)):
        layout = re.findall(r"-matrix-default-layout=\S+", matrix[1])
        run(["opt-22", "-passes=lower-matrix-intrinsics", *layout, module, "-S", "-o", module])
    code, printed, said = run(["lli-22", *(f"--load={l}" for l in libraries), f"--entry-function={entry[1] if entry else 'main'}", module])
    if code and said and not printed:
        return "not run", said.strip()[-160:]
    Path(f"{base}.out").write_text(printed)
    prefix = re.findall(r"-check-prefix(?:es)?[= ]\S+", rule[1])
    code, _, said = run(["FileCheck-22", str(path), f"--input-file={base}.out", *prefix])
    return ("as it should", "") if not code else ("otherwise", said.split("\n")[0])


def running(binary, folder, temp, whole):
    libraries = [str(p) for l in LIBRARIES for p in sorted(Path("/usr/lib/llvm-22/lib").glob(l + "*"))[:1]]
    (temp / "renamed.c").write_text(RENAMED)
    if not run(["clang-22", "-shared", "-fPIC", str(temp / "renamed.c"), *libraries, "-o", str(temp / "renamed.so")])[0]:
        libraries.append(str(temp / "renamed.so"))
    found = [*folder.glob("Integration/Dialect/*/CPU/**/*.mlir"), *folder.glob("mlir-cpu-runner/*.mlir")]
    found = [f for f in sorted(found) if not re.search(r"(?i)/(async|sparsetensor|pdl|armsve|armsme|x86vector|amx)/|async|gpu", str(f))]
    with ThreadPoolExecutor(2) as pool:
        results = zip(found, pool.map(lambda f: program(binary, f, temp, libraries, whole), found))
        return [(str(f.relative_to(folder)), *r) for f, r in results if r]


def main():
    args = argparse.ArgumentParser()
    args.add_argument("binary")
    args.add_argument("suites", nargs="+")
    args.add_argument("--failures", action="store_true")
    given = args.parse_args()
    print("| release | pieces that it takes | read | of dialects that are not here | not read | programs | as they should | not lowered | not run, or otherwise |")
    print("|---|---|---|---|---|---|---|---|---|")
    failures = []
    for suite in given.suites:
        release, folder = suite.split("=", 1)
        with tempfile.TemporaryDirectory() as temp:
            read = reading(given.binary, Path(folder), shutil.which(f"mlir-opt-{release}"), Path(temp))
            # From 15 on passes had today's names and did more: the whole job.
            ran = running(given.binary, Path(folder), Path(temp), int(release) >= 15)
        how, which = collections.Counter(r[1] for r in read), collections.Counter(r[1] for r in ran)
        print(f"| {release} | {len(read):,} | {how['read']:,} | {how['elsewhere']:,} | {how['not read']:,} "
              f"| {len(ran)} | {which['as it should']} | {which['not lowered']} | {which['not run'] + which['otherwise']} |", flush=True)
        failures += [(release, *r) for r in read if r[1] == "not read"] + [(release, *r) for r in ran if r[1] != "as it should"]
    if given.failures:
        for f in failures:
            print(*f, sep=" | ")


main()
