#!/usr/bin/env python3
"""Compares what lowir and mlir-translate fold of addresses, on random functions.

    tests/addresses.py LOWIR SEEDS

Each seed makes a module of 500 functions: comparisons, masks, shifts and sums of addresses of symbols and aliases of all
kinds, also with offsets and as numbers, for the releases 22 and 19. Differences are printed; then the exit code is 1.
"""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

GLOBALS = """module attributes {llvm.data_layout = "e-m:e-i64:64-n32:64"} {
  llvm.mlir.global external @aligned(dense<0> : tensor<8xi32>) {alignment = 32 : i64} : !llvm.array<8 x i32>
  llvm.mlir.global external @small(0 : i32) : i32
  llvm.mlir.global weak @replaced(0 : i64) {alignment = 8 : i64} : i64
  llvm.mlir.global external @elsewhere() : i64
  llvm.mlir.global extern_weak @absent() : i64
  llvm.func @code()
"""
ALIASES = """  llvm.mlir.alias external @alias : !llvm.array<8 x i32> {
    %0 = llvm.mlir.addressof @aligned : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak @replaced_alias : !llvm.array<8 x i32> {
    %0 = llvm.mlir.addressof @aligned : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias external @within : i32 {
    %0 = llvm.mlir.addressof @aligned : !llvm.ptr
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.return %2 : !llvm.ptr
  }
"""
SYMBOLS = ["aligned", "small", "replaced", "elsewhere", "absent", "code"]
PREDICATES = ["eq", "ne", "slt", "sge", "ult", "ule", "ugt", "uge"]
MASKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 31, 32, 63, -8, -4, -2, -16, -1, 127]


def address(rng, release, name, out):
    if rng.random() < 0.15:
        out.append(f"%{name} = llvm.mlir.zero : !llvm.ptr")
        return
    symbol = rng.choice(SYMBOLS + (["alias", "replaced_alias", "within"] if release == 22 else []))
    offset = rng.choice([None, None, 0, 1, 2, 3, 4, 8, 12, 16, 32, 33, -1, -4, 100])
    base = name if offset is None else name + "b"
    out.append(f"%{base} = llvm.mlir.addressof @{symbol} : !llvm.ptr")
    if offset is not None:
        flags = rng.choice(["", "inbounds "] + (["nuw "] if release == 22 else []))
        out.append(f"%{name}o = llvm.mlir.constant({offset} : i64) : i64")
        out.append(f"%{name} = llvm.getelementptr {flags}%{base}[%{name}o] : (!llvm.ptr, i64) -> !llvm.ptr, i8")


def number(rng, release, name, ty, out):
    address(rng, release, name + "p", out)
    # Mostly the address alone; else up to three operations on it.
    steps = rng.choice([0, 0, 0, 0, 0, 1, 1, 2, 3])
    names = [f"{name}{i}" for i in range(steps)] + [name]
    out.append(f"%{names[0]} = llvm.ptrtoint %{name}p : !llvm.ptr to {ty}")
    for i, (before, after) in enumerate(zip(names, names[1:])):
        op, c = rng.choice(["add", "add", "xor", "xor", "sub", "mul"]), f"{name}c{i}"
        if rng.random() < 0.2:
            address(rng, release, c + "p", out)
            out.append(f"%{c} = llvm.ptrtoint %{c}p : !llvm.ptr to {ty}")
        else:
            out.append(f"%{c} = llvm.mlir.constant({rng.choice([1, 2, 4, 8, 16, -1, -4, 3])} : {ty}) : {ty}")
        a, b = (before, c) if rng.random() < 0.8 else (c, before)
        out.append(f"%{after} = llvm.{op} %{a}, %{b} : {ty}")


def function(rng, release, i):
    out, ty = [], rng.choice(["i64", "i64", "i64", "i32", "i8", "i128"])
    kind = rng.random()
    if kind < 0.35:
        result, operands = "i1", "!llvm.ptr"
        address(rng, release, "a", out)
        address(rng, release, "b", out)
    else:
        result = operands = ty
        number(rng, release, "a", ty, out)
        if kind < 0.55:
            number(rng, release, "b", ty, out)
        else:
            out.append(f"%b = llvm.mlir.constant({rng.choice(MASKS)} : {ty}) : {ty}")
    a, b = ("%a", "%b") if rng.random() < 0.7 else ("%b", "%a")
    op = "icmp" if kind < 0.5 else rng.choice(["and", "and", "and", "or", "xor", "add", "sub", "urem", "udiv", "lshr", "shl"])
    if op == "icmp":
        result, op = "i1", f'icmp "{rng.choice(PREDICATES)}"'
    out += [f"%r = llvm.{op} {a}, {b} : {operands}", f"llvm.return %r : {result}"]
    return f"  llvm.func @f{i}() -> {result} {{\n    " + "\n    ".join(out) + "\n  }\n"


def folded(command, text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
        f.write(text)
        f.flush()
        p = subprocess.run([*command, f.name], capture_output=True, text=True)
    if p.returncode:
        sys.exit(f"{command[0]}: {p.stderr[:2000]}")
    return {m[1]: m[0] for m in re.finditer(r"^define \S+ @(f\d+)\(\) \{.*?^\}", p.stdout, re.M | re.S)}


lowir, seeds = sys.argv[1], int(sys.argv[2])
n_functions = n_different = 0
for release in (22, 19):
    tool = f"mlir-translate-{release}"
    if not shutil.which(tool):
        print(f"skipped: {tool} is not here")
        if os.environ.get("LOWIR_ORACLE") == "require":
            sys.exit(1)
        continue
    for seed in range(seeds):
        rng = random.Random(seed)
        functions = [function(rng, release, i) for i in range(500)]
        text = GLOBALS + (ALIASES if release == 22 else "") + "".join(functions) + "}\n"
        real = folded([tool, "--mlir-to-llvmir"], text)
        own = folded([lowir, "translate", "--mlir-to-llvmir", f"--compat={release}"], text)
        n_functions += len(real)
        for name in sorted(real, key=lambda n: int(n[1:])):
            if real[name] != own.get(name):
                n_different += 1
                if n_different <= 5:
                    print(f"release {release}, seed {seed}", functions[int(name[1:])], real[name], own.get(name), sep="\n")
print(f"addresses: {n_functions} functions, {n_different} different")
sys.exit(1 if n_different else 0)
