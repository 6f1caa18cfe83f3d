#!/usr/bin/env python3
"""Checks the register and stack map of `lowir abi` against machine code of llc at -O0.

  registers.py LOWIR N [SEED]

N random signatures are explained by `lowir abi --format=json`. For each, LLVM IR of exactly that signature stores every
piece of every argument into a buffer and returns pieces of another one; llc-22 -O0 compiles it. A stub then fills all
argument registers and the stack with random bytes, calls, and compares: every piece must hold the bits of the place that
the map names, and every register or hidden memory of the result the bits that the function returned. 64 rounds each.
"""
import json, os, random, re, subprocess, sys, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from signatures import Signatures

ROUNDS = 64
LANES = re.compile(r"<(\d+) x (.*)>$")
BITS = {"ptr": 64, "half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128}
INTS = "rdi rsi rdx rcx r8 r9".split()
RET = "rax rdx rcx".split()

def bits(ty):
    return BITS.get(ty) or int(ty[1:])

def source_bit(piece, element, returned):
    """Where bit 0 of an element (or of a part of a scalar) is: list of (state offset in bits, first bit, n bits)."""
    out = []
    m = LANES.match(piece["type"])
    for p in piece["places"]:
        if m:
            first, end = p["elements"]
            if not first <= element < end:
                continue
            at, skip, n = (element - first) * p["stride"], 0, bits(m[2])
        else:
            first, end = p["bits"]
            at, skip, n = 0, first, end - first
        if "register" in p:
            r = p["register"]
            if r.startswith("xmm"):
                base = 64 + 16 * int(r[3:])
            elif r.startswith("st"):
                base = 64 + 16 * 8 + 16 * int(r[2:])
            else:
                base = 8 * (RET if returned else INTS).index(r)
        elif "stack" in p:
            base = 256 + p["stack"]
        else:
            base = 256 + p["hidden"]
            if m:
                at = element * bits(m[2])
        out.append((base * 8 + at, skip, n))
    return out

def elements(ty):
    m = LANES.match(ty)
    return [(i, m[2]) for i in range(int(m[1]))] if m else [(None, ty)]

def main():
    lowir, n, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    work = tempfile.mkdtemp(prefix="lowir-registers-")
    sigs = Signatures(seed)
    text = "".join(f"func.func private @f{i}({', '.join(a)}) -> ({', '.join(r)})\n" for i, (a, r) in enumerate(sigs.some(n)))
    open(f"{work}/in.mlir", "w").write(text)
    width = []
    if seed % 2 == 0:
        width = ["--index-bitwidth=32"]
    explained = json.loads(subprocess.run([lowir, "abi", "--format=json", *width, f"{work}/in.mlir"], check=True, stdout=subprocess.PIPE).stdout)
    assert len(explained) == n
    ll, table, calls = ["@in = global [65536 x i8] zeroinitializer, align 16", "@out = global [65536 x i8] zeroinitializer, align 16"], [], []
    forms = n_pieces = unknown = 0
    for d in explained:
        for kind in ("default", "bare", "c_interface"):
            f = d.get(kind, {"refused": ""})
            if "refused" in f:
                continue
            if not f["placed"]:
                unknown += 1
                print("no places for", f["llvm"])
                continue
            ret = f["llvm"].split(" @")[0]
            name = f"t{forms}"
            forms += 1
            args = ", ".join(f"{a['type']} %a{i}" for i, a in enumerate(f["arguments"]))
            body, at, rows = [], 0, []
            tmp = 0
            def fresh():
                nonlocal tmp
                tmp += 1
                return f"%t{tmp}"
            def paths(ty, piece_types):
                """Index paths of the leaves of an aggregate type, by a small reader of types."""
                out = []
                def read(s, path):
                    s = s.strip()
                    if s.startswith("{"):
                        depth, start, k = 0, 1, 0
                        for i, c in enumerate(s):
                            if c in "{<[": depth += 1
                            if c in "}>]": depth -= 1
                            if c == "," and depth == 1 or i == len(s) - 1:
                                read(s[start:i], path + [k]); k += 1; start = i + 1
                    elif s.startswith("["):
                        m = re.match(r"\[(\d+) x (.*)\]$", s)
                        for k in range(int(m[1])): read(m[2], path + [k])
                    else:
                        out.append((s, path))
                read(ty, [])
                assert [t for t, _ in out] == piece_types, (ty, out, piece_types)
                return out
            for i, a in enumerate(f["arguments"]):
                for (ty, path), piece in zip(paths(a["type"], [p["type"] for p in a["pieces"]]), a["pieces"]):
                    v = f"%a{i}"
                    if path:
                        body.append(f"{(x := fresh())} = extractvalue {a['type']} {v}, {', '.join(map(str, path))}")
                        v = x
                    for e, ety in elements(ty):
                        w = v
                        if e is not None:
                            body.append(f"{(w := fresh())} = extractelement {ty} {v}, i32 {e}")
                        body.append(f"store {ety} {w}, ptr getelementptr (i8, ptr @in, i64 {at})")
                        for src, skip, nb in source_bit(piece, e, False):
                            rows.append((0, src, at * 8 + skip, nb))
                        n_pieces += 1
                        at += 32 + (bits(ety) // 256) * 32
            if ret == "void":
                body.append("ret void")
            else:
                pieces = f["result"]["pieces"]
                value, at = "poison", 0
                for (ty, path), piece in zip(paths(ret, [p["type"] for p in pieces]), pieces):
                    v = "poison"
                    for e, ety in elements(ty):
                        body.append(f"{(w := fresh())} = load {ety}, ptr getelementptr (i8, ptr @out, i64 {at})")
                        if e is not None:
                            body.append(f"{(x := fresh())} = insertelement {ty} {v}, {ety} {w}, i32 {e}")
                            v = x
                        else:
                            v = w
                        for src, skip, nb in source_bit(piece, e, True):
                            # Floats on the x87 stack are widened.
                            on_x87 = ety in ("float", "double") and 8 * 192 <= src < 8 * 256
                            rows.append((2 if on_x87 else 1, src - src % 8 if on_x87 else src, at * 8 + skip, nb))
                        n_pieces += 1
                        at += 32 + (bits(ety) // 256) * 32
                    if path:
                        body.append(f"{(x := fresh())} = insertvalue {ret} {value}, {ty} {v}, {', '.join(map(str, path))}")
                        value = x
                    else:
                        value = v
                body.append(f"ret {ret} {value}")
            ll.append(f"define {ret} @{name}({args}) {{\n" + "\n".join(body) + "\n}")
            x87 = sum(p.get("register", "").startswith("st") for q in f["result"]["pieces"] for p in q["places"])
            calls.append((name, len(table), len(rows), int(f["hidden"] is not None), x87, f["stack_bytes"]))
            table += rows
    open(f"{work}/f.ll", "w").write("\n".join(ll))
    c = [f"extern void {x[0]}(void);" for x in calls]
    c.append("const struct row rows[] = {" + ",".join("{%d,%d,%d,%d}" % r for r in table) + "};")
    c.append("const struct call calls[] = {" + ",".join('{"%s",%s,%d,%d,%d,%d,%d}' % (x[0], *x) for x in calls) + "};")
    c.append(f"const int n_calls = {len(calls)}, n_rounds = {ROUNDS};")
    here = os.path.dirname(os.path.abspath(__file__))
    open(f"{work}/table.c", "w").write('#include "registers.h"\n' + "\n".join(c))
    run = lambda *a: subprocess.run(a, check=True)
    run("llc-22", "-O0", "-filetype=obj", "-relocation-model=pic", f"{work}/f.ll", "-o", f"{work}/f.o")
    run("clang-22", "-O1", f"-I{here}", f"{here}/registers.c", f"{work}/table.c", f"{work}/f.o", "-o", f"{work}/run")
    code = subprocess.run([f"{work}/run"]).returncode
    print(f"{n} signatures, {forms} forms, {n_pieces} pieces, {unknown} forms without a map: {'all agree' if code == 0 else 'DIFFER: see ' + work}")
    if code == 0:
        subprocess.run(["rm", "-r", work])
    return code or (1 if unknown else 0)

sys.exit(main())
