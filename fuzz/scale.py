#!/usr/bin/env python3
"""Counted work on hostile inputs: scale.py LOWIR SIZE... [FAMILY...] runs each family of hazards at each size (10000,
100000, 1000000) under cachegrind and prints instructions, less those of an empty module, for a byte of input and output.
Linear means that this number does not grow with the size.
"""
import pathlib, re, subprocess, sys, tempfile


def nested(n, head, foot):
    return "".join(head for _ in range(n)), "".join(foot for _ in range(n))


def nesting(n):
    a, b = nested(n, "scf.if %c {\n", "}\n")
    return f"func.func @f(%c: i1) {{\n{a}{b}return\n}}\n"


def width(n):
    return "func.func @f(%a0: i32) -> i32 {\n" + "".join(f"%a{i + 1} = arith.addi %a{i}, %a0 : i32\n" for i in range(n)) + f"return %a{n} : i32\n}}\n"


def locations(n):
    a, b = nested(n, 'callsite("f" at ', ")")
    return f'module {{\nfunc.func @f() {{ return }}\n}} loc({a}"x.c":1:2{b})\n'


ATTRIBUTES = ["opt", "--allow-unregistered-dialect"]
# Name: what is run, what goes in, whether it is an error.
FAMILIES = {
    "nesting": ([], nesting),
    "nesting, other regions": (["opt", "--verify-each=true", "--canonicalize"], nesting),
    "nesting, printed": (["opt"], nesting),
    "width": ([], width),
    "functions": ([], lambda n: "".join(f"func.func @f{i}(%a: i32) -> i32 {{ return %a : i32 }}\n" for i in range(n))),
    "blocks": ([], lambda n: "func.func @f(%c: i1) {\ncf.br ^b0\n" + "".join(f"^b{i}:\ncf.cond_br %c, ^b{i + 1}, ^b{n}\n" for i in range(n)) + f"^b{n}:\nreturn\n}}\n"),
    "arguments": ([], lambda n: "func.func @f(" + ", ".join(f"%a{i}: i32" for i in range(n)) + ") { return }\n"),
    "long identifier": ([], lambda n: "func.func @" + "a" * n + "() { return }\n"),
    "identifiers": ([], lambda n: "".join(f"func.func private @a_name_{i}_of_its_own()\n" for i in range(n))),
    "aliases": (ATTRIBUTES, lambda n: "".join(f"!t{i} = i{i % 60 + 1}\n" for i in range(n)) + f"func.func private @f(!t{n - 1})\n"),
    "chain of aliases": (ATTRIBUTES, lambda n: "#a0 = 1 : i32\n" + "".join(f"#a{i + 1} = [#a{i}]\n" for i in range(min(n, 100))) + "".join(f"#b{i} = {i} : i64\n" for i in range(n)) + "module attributes {t.x = #a3} {}\n"),
    "digits": (ATTRIBUTES, lambda n: "module attributes {t.x = 0x" + "1" * n + " : i32} {}\n"),
    "digits of a float": (ATTRIBUTES, lambda n: "module attributes {t.x = 1." + "1" * n + " : f64} {}\n"),
    "attributes": (ATTRIBUTES, lambda n: "module attributes {" + ", ".join(f"t.k{i} = {i} : i32" for i in range(n)) + "} {}\n"),
    "array of attributes": (ATTRIBUTES, lambda n: "module attributes {t.x = [" + ", ".join(str(i) for i in range(n)) + "]} {}\n"),
    "affine sum": (ATTRIBUTES, lambda n: "module attributes {t.x = affine_map<(d0) -> (" + " + ".join(f"d0 * {i + 2}" for i in range(n)) + ")>} {}\n"),
    "affine parentheses": (ATTRIBUTES, lambda n: "module attributes {t.x = affine_map<(d0) -> (" + "(" * n + "d0" + ")" * n + ")>} {}\n"),
    "affine results": (ATTRIBUTES, lambda n: "module attributes {t.x = affine_map<(d0) -> (" + ", ".join(f"d0 + {i}" for i in range(n)) + ")>} {}\n"),
    "locations": (["opt", "--mlir-print-debuginfo"], locations),
    "fused locations": (["opt", "--mlir-print-debuginfo"], lambda n: "module {} loc(fused[" + ", ".join(f'"f":{i + 1}:1' for i in range(n)) + "])\n"),
    "dense list": (ATTRIBUTES, lambda n: f"module attributes {{t.x = dense<[" + ", ".join(str(i) for i in range(n)) + f"]> : tensor<{n}xi32>}} {{}}\n"),
    "dense blob": (ATTRIBUTES, lambda n: 'module attributes {t.x = dense<"0x' + "0a0b0c0d" * n + f'"> : tensor<{n}xi32>}} {{}}\n'),
    "string": (ATTRIBUTES, lambda n: 'module attributes {t.x = "' + "\\0A" * n + '"} {}\n'),
    "comments": (ATTRIBUTES, lambda n: "// x\n" * n),
    "diagnostics": (ATTRIBUTES, lambda n: "func.func @f(%a: i32) {\n" + "".join("%0 = arith.addi %a, %a : i32\n" if i == 0 else "arith.cmpi 7\n" for i in range(n)) + "return\n}\n"),
    "diagnostics of the verifier": (ATTRIBUTES, lambda n: "".join("func.func @f() { return }\n" for _ in range(n))),
    "brackets": (ATTRIBUTES, lambda n: "module attributes {t.x = " + "[" * n + "]" * n + "} {}\n"),
    "type parentheses": (ATTRIBUTES, lambda n: "func.func private @f(" + "tuple<" * n + ">" * n + ")\n"),
}


def run(lowir, flags, text, folder):
    file, out = folder / "in.mlir", folder / "out"
    file.write_text(text)
    ran = subprocess.run(["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", lowir, *flags, str(file), "-o", str(out)],
                         capture_output=True, text=True, errors="replace", timeout=1200)
    refs = re.search(r"I\s+refs:\s+([\d,]+)", ran.stderr)
    written = (out.stat().st_size if out.exists() else 0) + len(ran.stderr)
    out.unlink(missing_ok=True)
    return int(refs[1].replace(",", "")) if refs else None, len(text) + written, ran.returncode


if __name__ == "__main__":
    lowir, rest = sys.argv[1], sys.argv[2:]
    sizes = [int(a) for a in rest if a.isdigit()] or [10_000, 100_000]
    chosen = [a for a in rest if not a.isdigit()] or list(FAMILIES)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        empty = {}
        for family in chosen:
            flags, make = FAMILIES[family]
            key = " ".join(flags)
            if key not in empty:
                empty[key] = run(lowir, flags, "", folder)[0]
            cells, ratios = [], []
            for n in sizes:
                try:
                    refs, size, code = run(lowir, flags, make(n), folder)
                except subprocess.TimeoutExpired:
                    cells.append(f"{n}: more than 1200 s")
                    continue
                per = (refs - empty[key]) / size if refs else float("nan")
                ratios.append(per)
                cells.append(f"{n}: {per:.0f} (exit {code})")
            grows = len(ratios) > 1 and not ratios[-1] <= 1.3 * ratios[0] + 10
            print(family, *cells, "GROWS" if grows else "linear", sep="\t", flush=True)
