#!/usr/bin/env python3
"""Table of round trips of upstream's tests by directory, for the dialects that lowir has.

    bench/roundtrip.py ../shared/tools/roundtrip_corpus.py target/release/lowir [--compat 19] [-o FILE] [directories ...]

A piece is outside when the reference's generic output of it holds an operation of a dialect that is registered there and
is none of OURS: such a piece (of the transform dialect, mostly) can only be read by a tool that has that dialect. Outside
pieces are counted apart. A piece passes when it is accepted, printed the same again, and its generic and custom form have
the reference's bytes. Pieces that must be rejected are read by the reference too, but it has no output for them, so none
of them is outside.
"""
import argparse
import collections
import concurrent.futures
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

DIRECTORIES = ["Dialect/" + d for d in (
    "Affine Arith Complex Math SCF MemRef Vector Tensor Bufferization ControlFlow Index UB Func").split()]
OURS = set("""
affine arith bufferization builtin cf complex func index linalg llvm math memref scf tensor ub vector
""".split())
NAME = re.compile(r'"(\w+)\.[\w.$-]+"(?=\()')


def tool_module(path):
    sys.path.insert(0, str(Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location("roundtrip", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["roundtrip"] = module
    spec.loader.exec_module(module)
    return module


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("roundtrip")
    args.add_argument("lowir")
    args.add_argument("directories", nargs="*", default=DIRECTORIES)
    args.add_argument("--compat", default="22")
    args.add_argument("-o", "--out")
    args.add_argument("--failures", action="store_true", help="list the pieces inside that fail")
    args = args.parse_args()
    tool, lowir = tool_module(args.roundtrip), os.path.abspath(args.lowir)
    reference = f"mlir-opt-{args.compat}"
    known = subprocess.run([reference, "--show-dialects"], text=True, stdout=subprocess.PIPE).stdout
    known = set(re.split(r"[,\s]+", known.split(":", 1)[1]))
    directories = args.directories or DIRECTORIES
    with tempfile.TemporaryDirectory() as tmp:
        out = Path(tmp) / "roundtrip.json"
        subprocess.run([sys.executable, args.roundtrip, "--opt", f"{lowir} opt --compat={args.compat}", "--ref", reference,
                        "--negative", "-j", "2", "--json", str(out), *directories], stdout=subprocess.DEVNULL, check=True)
        pieces = json.loads(out.read_text())["pieces"]
    base = tool.us.find_corpus(None) / "mlir/test"
    texts = {}

    def foreign(piece):
        """Dialects that make a piece an outside one."""
        if piece["negative"]:
            return []
        path = base / piece["file"]
        if path not in texts:
            texts[path] = tool.split_text(path.read_bytes().decode("latin-1"))
        text = texts[path][piece["chunk"]].encode("latin-1")
        _, generic, _ = tool.call([reference, *tool.ARGS, "--mlir-print-op-generic"], text, 60)
        return sorted((set(NAME.findall(generic.decode("latin-1"))) & known) - OURS)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outside = list(pool.map(foreign, pieces))
    rows, total, fails = collections.OrderedDict(), collections.Counter(), []
    for piece, lacks in zip(pieces, outside):
        row = rows.setdefault("/".join(piece["file"].split("/")[:2]), collections.Counter())
        if piece["negative"]:
            found = {"bad": 1, "reject": piece["reject"]}
            good = piece["reject"]
        else:
            good = all(piece[c] for c in tool.COLS)
            where = "outside" if lacks else "inside"
            found = {where: 1, where + " pass": int(good)}
        row.update(found)
        total.update(found)
        if not good and not lacks:
            fails.append(f"- {piece['file']} piece {piece['chunk']}: {' '.join(piece.get('why', 'custom form').split())[:200]}")
    text = [f"| directory ({args.compat}) | pieces | pass | % | outside | pass | must be rejected | are | % |",
            "|---|---|---|---|---|---|---|---|---|"]

    def percent(a, n):
        return f"{100 * a / n:.1f}" if n else "-"
    for name, r in [*rows.items(), ("all", total)]:
        text.append(f"| {name} | {r['inside']} | {r['inside pass']} | {percent(r['inside pass'], r['inside'])} | {r['outside']} "
                    f"| {r['outside pass']} | {r['bad']} | {r['reject']} | {percent(r['reject'], r['bad'])} |")
    if args.failures:
        text += ["", "Pieces that fail:", "", *fails]
    text = "\n".join(text) + "\n"
    (Path(args.out).write_text if args.out else sys.stdout.write)(text)


if __name__ == "__main__":
    main()
