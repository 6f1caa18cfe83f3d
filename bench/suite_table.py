#!/usr/bin/env python3
"""Table of upstream's suite by directory: lines whose passes lowir means to have, how many of those pass, and the pass
that every other line lacks.

    bench/suite_table.py ../shared/tools/upstream_suite.py target/release/lowir [-o FILE] [directories ...]

A line counts as ours when every pass that it names stands in OURS: the passes on the road to LLVM, and cleanups. Lines
without a pass (syntax, verifiers) always count. Lines that pass with a useless tool are left out.
"""
import argparse
import collections
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

DIRECTORIES = (["Conversion"] + ["Dialect/" + d for d in (
    "Affine Arith Complex Math SCF MemRef Vector Tensor Bufferization ControlFlow").split()]
    + ["Transforms", "mlir-cpu-runner", "Integration"])
OURS = set("""
affine-expand-index-ops affine-expand-index-ops-as-affine arith-emulate-wide-int arith-expand arm-neon-2d-to-intr canonicalize control-flow-sink
convert-arith-to-llvm convert-bufferization-to-memref convert-cf-to-llvm convert-complex-to-libm
convert-complex-to-llvm convert-complex-to-standard convert-func-to-llvm convert-index-to-llvm
convert-linalg-to-affine-loops convert-linalg-to-loops convert-linalg-to-parallel-loops convert-math-to-funcs
convert-math-to-libm convert-math-to-llvm convert-scf-to-cf convert-to-llvm convert-ub-to-llvm convert-vector-to-llvm
convert-vector-to-scf cse expand-realloc expand-strided-metadata finalize-memref-to-llvm fold-memref-alias-ops
generate-runtime-verification inline llvm-legalize-for-export llvm-request-c-wrappers loop-invariant-code-motion
lower-affine lower-vector-mask lower-vector-multi-reduction math-uplift-to-fma mem2reg memref-expand normalize-memrefs
reconcile-unrealized-casts sccp scf-for-to-while scf-forall-to-for scf-forall-to-parallel set-llvm-module-datalayout
symbol-dce symbol-privatize test-arith-emulate-wide-int test-cf-assert test-expand-math test-lower-to-llvm
""".split())


def suite_module(path):
    spec = importlib.util.spec_from_file_location("suite", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["suite"] = module
    spec.loader.exec_module(module)
    return module


def known_passes(tool):
    """Names in the section of passes of the tool's help."""
    found, inside = set(), False
    for line in subprocess.run([tool, "--help"], text=True, stdout=subprocess.PIPE).stdout.split("\n"):
        if line.strip() in ("Passes:", "Pass Pipelines:"):
            inside = True
        elif line[:4].strip():
            inside = False
        elif inside and line.startswith("      --"):
            found.add(line.split()[0].lstrip("-").split("=")[0])
    return found


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("suite")
    args.add_argument("lowir")
    args.add_argument("directories", nargs="*", default=DIRECTORIES)
    args.add_argument("-o", "--out")
    args.add_argument("--release", default=os.environ.get("UPSTREAM_RELEASE", "19"), help="of the suite and of the tools")
    args.add_argument("--failures", action="store_true", help="list the lines of ours that fail")
    args = args.parse_args()
    os.environ["UPSTREAM_RELEASE"] = args.release
    suite, lowir = suite_module(args.suite), os.path.abspath(args.lowir)
    known = known_passes(f"mlir-opt-{args.release}")
    with tempfile.TemporaryDirectory() as tmp:
        out = Path(tmp) / "suite.json"
        subprocess.run([sys.executable, args.suite, "--addressable", "--runner", "lli", "-j", "2",
                        "--opt", f"{lowir} opt --compat={args.release}",
                        "--translate", f"{lowir} translate --compat={args.release}",
                        "--json", str(out), *(args.directories or DIRECTORIES)], stdout=subprocess.DEVNULL)
        tests = json.loads(out.read_text())["tests"]
    corpus = suite.find_corpus(None) / "mlir/test"
    rows = collections.OrderedDict()
    for test in tests:
        parsed = None
        for line in test["lines"]:
            if not line["measured"] or line["weak"]:
                continue
            if parsed is None:
                parsed = suite.parse_test(test["path"], corpus / test["path"])
                define = " ".join(text for _, kind, text in parsed.directives if kind != "RUN")
            command = next(text for at, kind, text in parsed.directives if at == line["line"] and kind == "RUN")
            names = set(suite.passes_in(command.replace(" -p ", " -pass-pipeline "), known))
            if "%{" in command:
                names |= set(suite.passes_in(define, known))
            lacks = sorted(names - OURS)
            group = "/".join(test["path"].split("/")[:1 if not test["path"].startswith("Dialect") else 2])
            row = rows.setdefault(group, {"all": 0, "ours": 0, "pass": 0, "all_pass": 0, "fails": [], "lacks": collections.Counter()})
            passed = line["status"] == "PASS"
            row["all"] += 1
            row["all_pass"] += passed
            if lacks:
                row["lacks"][" ".join(lacks)] += 1
            else:
                row["ours"] += 1
                row["pass"] += passed
                if not passed:
                    row["fails"].append(f"{test['path']}:{line['line']} ({' '.join(sorted(names)) or 'no pass'})")
    text = ["| directory | strong lines | pass | lines of ours | pass | % |", "|---|---|---|---|---|---|"]
    total = collections.Counter()
    for group, r in rows.items():
        text.append(f"| {group} | {r['all']} | {r['all_pass']} | {r['ours']} | {r['pass']} | {100 * r['pass'] / max(1, r['ours']):.1f} |")
        total.update({k: r[k] for k in ("all", "all_pass", "ours", "pass")})
    text.append(f"| all | {total['all']} | {total['all_pass']} | {total['ours']} | {total['pass']} | {100 * total['pass'] / max(1, total['ours']):.1f} |")
    text += ["", "| directory | lines | passes that they lack |", "|---|---|---|"]
    for group, r in rows.items():
        text += [f"| {group} | {n} | {names} |" for names, n in sorted(r["lacks"].items())]
    if args.failures:
        text += ["", "Lines of ours that fail:", ""] + [f"- {f}" for r in rows.values() for f in r["fails"]]
    text = "\n".join(text) + "\n"
    (Path(args.out).write_text if args.out else sys.stdout.write)(text)


if __name__ == "__main__":
    main()
