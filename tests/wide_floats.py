#!/usr/bin/env python3
"""wide_floats.py LOWIR SEEDS: constants of 80 and 128 bits, computed with by the real tools of releases 22 and 19 and by LOWIR: one
operation of `arith` a function, folded by --canonicalize and by --convert-arith-to-llvm, and those of the LLVM dialect in LLVM IR.
The exit code is 1 if anything differs, but for `arith.maxnumf` of a NaN in release 19, which is wrong there."""
import random, subprocess, sys

lowir, seeds = sys.argv[1], int(sys.argv[2])
# Digits of the exponent and behind the leading one.
FORMATS = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52), "f80": (15, 63), "f128": (15, 112)}
BITS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64, "f80": 80, "f128": 128}
ORDERS = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()


def literal(r, t):
    """A number at an end of the format, near one, of few digits, or any; some of 80 bits have no meaning."""
    e, m = FORMATS[t]
    bias, most = (1 << (e - 1)) - 1, (1 << e) - 1
    near = bias + r.randrange(-70, 70) if e > 8 else bias
    exponent = r.choice([0, 0, 1, bias, bias, bias + 1, bias - 1, most, most - 1, near, min(bias + m, most), r.randrange(most + 1)])
    mantissa = r.choice([0, 0, 1, (1 << m) - 1, 1 << (m - 1), r.getrandbits(m), r.getrandbits(m), r.getrandbits(7) << (m - 7)])
    bits = r.getrandbits(1) << e | exponent
    if t == "f80":
        bits = bits << 1 | ((exponent != 0) ^ (r.random() < .03))
    return f"0x{bits << m | mantissa:0{BITS[t] // 4}X} : {t}"


def operation(r):
    """Constants, an operation of `arith` on them, the same of the LLVM dialect if there is one, and the result's type."""
    t, kind = r.choice(["f80", "f128"]), r.randrange(7)
    if kind < 2:
        op = r.choice(["add", "sub", "mul", "div", "rem"])
        return [literal(r, t), literal(r, t)], f"arith.{op}f %0, %1 : {t}", f"llvm.f{op} %0, %1 : {t}", t
    if kind == 2:
        a, order = literal(r, t), r.choice(ORDERS)
        return [a, a if r.random() < .2 else literal(r, t)], f"arith.cmpf {order}, %0, %1 : {t}", f'llvm.fcmp "{order}" %0, %1 : {t}', "i1"
    if kind == 3:
        op = r.choice(["maximum", "minimum", "maxnum", "minnum"])
        return [literal(r, t), literal(r, t)], f"arith.{op}f %0, %1 : {t}", None, t
    if kind == 4:
        pair = [t, r.choice([x for x in FORMATS if BITS[x] != BITS[t]])]
        a, b = pair if r.random() < .5 else pair[::-1]
        op = "ext" if BITS[b] > BITS[a] else "trunc"
        return [literal(r, a)], f"arith.{op}f %0 : {a} to {b}", f"llvm.fp{op} %0 : {a} to {b}", b
    w, s = r.choice([1, 8, 16, 32, 64, 64, 128]), r.choice("su")
    if kind == 5:
        v = r.choice([0, 1, (1 << w) - 1, 1 << (w - 1), r.getrandbits(w)])
        text = ["false", "true"][v] if w == 1 else f"{v - (1 << w) if v >> (w - 1) else v} : i{w}"
        return [text], f"arith.{s}itofp %0 : i{w} to {t}", f"llvm.{s}itofp %0 : i{w} to {t}", t
    return [literal(r, t)], f"arith.fpto{s}i %0 : {t} to i{w}", f"llvm.fpto{s}i %0 : {t} to i{w}", f"i{w}"


def parts(command, text):
    """What a tool writes, function by function."""
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    return done.stdout.split("\n  func.func ") if "opt" in command[0] + command[1] else done.stdout.split("\ndefine ")


bad = 0
for seed in range(seeds):
    r = random.Random(seed)
    source, lowered, names = "", "", []
    for n in range(200):
        constants, op, low, ty = operation(r)
        names.append(op)
        lines = [f"%{i} = arith.constant {c}" for i, c in enumerate(constants)] + [f"%r = {op}", f"return %r : {ty}"]
        source += f"func.func @f{n}() -> {ty} {{\n  " + "\n  ".join(lines) + "\n}\n"
        types = [c.split(" : ")[1] if " : " in c else "i1" for c in constants]
        lines = [f"%{i} = llvm.mlir.constant({c}) : {t}" for i, (c, t) in enumerate(zip(constants, types))]
        lowered += f"llvm.func @f{n}() -> {ty} {{\n  " + "\n  ".join(lines + [f"%r = {low}", f"llvm.return %r : {ty}"]) + "\n}\n" if low else ""
    for release in ["22", "19"]:
        compat = f"--compat={release}"
        for theirs, ours, text in [([f"mlir-opt-{release}", "--canonicalize"], [lowir, "opt", compat, "--canonicalize"], source),
                                   ([f"mlir-opt-{release}", "--convert-arith-to-llvm"], [lowir, "opt", compat, "--convert-arith-to-llvm"], source),
                                   ([f"mlir-translate-{release}", "--mlir-to-llvmir"], [lowir, "translate", compat, "--mlir-to-llvmir"], lowered)]:
            a, b = parts(theirs, text), parts(ours, text)
            # The text in front of the first function names the module's file in LLVM IR alone.
            differ = [(x, y) for x, y in zip(a[1:], b[1:]) if x.split() != y.split()]
            if release == "19" and text is source:
                differ = [d for d in differ if "maxnumf" not in names[int(d[0][2:].split("(")[0])]]
            if differ or len(a) != len(b) or len(a) < 2:
                bad += 1
                print(f"seed {seed}, {' '.join(theirs)}:", *(differ[0] if differ else ("no text",)), sep="\n")
sys.exit(bad > 0)
