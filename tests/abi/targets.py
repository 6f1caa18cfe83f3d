#!/usr/bin/env python3
"""Checks the register and stack maps of `lowir abi --target=...` against what llc does for those triples.

  targets.py LOWIR N [SEED [TRIPLE...]]

N random signatures are explained for each triple. For each scalar or vector of each LLVM signature, LLVM IR of exactly that
signature stores only it; llc-22 stops after instruction selection, where the machine code copies it from the registers and
loads it from the stack slots of the convention: these must be the ones of the map. One more function for each returns the
result, whose registers are the operands of the return instruction, in order.
"""
import json, os, re, subprocess, sys, tempfile
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from signatures import Signatures

TRIPLES = ["x86_64-pc-windows-msvc", "aarch64-unknown-linux-gnu", "arm64-apple-macosx14.0", "x86_64-unknown-linux-gnu", "x86_64-apple-macosx14.0",
           "i686-unknown-linux-gnu", "armv7-unknown-linux-gnueabi"]
SCALARS = "i1 i8 i16 i32 i64 index f16 f32 f64 i24 i48 i128 bf16".split()
COMPLEX = "complex<f16> complex<f32> complex<f64> complex<i32> complex<i8>".split()
LANES = "i8 i16 i32 i64 f16 f32 f64".split()
X86 = {"al": "rax", "ax": "rax", "eax": "rax", "cl": "rcx", "cx": "rcx", "ecx": "rcx", "dl": "rdx", "dx": "rdx", "edx": "rdx", "dil": "rdi", "di": "rdi",
       "edi": "rdi", "sil": "rsi", "si": "rsi", "esi": "rsi"}


def register(triple, name):
    """The name that the map has for a register of machine code."""
    if triple.startswith("x86"):
        return X86.get(name) or re.sub(r"^(r\d+)[bwd]$", r"\1", name).replace("fp", "st")
    if triple.startswith("i"):
        return {"al": "eax", "ax": "eax", "cl": "ecx", "cx": "ecx", "dl": "edx", "dx": "edx"}.get(name, name).replace("fp", "st")
    if triple.startswith(("aarch64", "arm64")):
        return re.sub(r"^[bhsdq](\d+)$", r"v\1", re.sub(r"^w(\d+)$", r"x\1", name))
    return name


def paths(ty):
    """Type and index path of each scalar and vector inside of a type."""
    out = []

    def read(s, path):
        s = s.strip()
        if s.startswith("{"):
            depth, start, k = 0, 1, 0
            for i, c in enumerate(s):
                depth += (c in "{<[") - (c in "}>]")
                if c == "," and depth == 1 or i == len(s) - 1:
                    read(s[start:i], path + [k])
                    k, start = k + 1, i + 1
        elif s.startswith("["):
            m = re.match(r"\[(\d+) x (.*)\]$", s)
            for k in range(int(m[1])):
                read(m[2], path + [k])
        else:
            out.append((s, path))
    read(ty, [])
    return out


def place(p):
    return p["register"] if "register" in p else p.get("stack", "memory")


def slots(at, bits, word):
    """The stack slots that some bits are in: selection joins loads of neighbours."""
    return {at + i for i in range(0, max(1, (bits + 7) // 8), word)}


def places(pieces, word):
    """The places of pieces, and those that a load of a whole vector register may touch as well."""
    out, more = set(), set()
    for p in pieces:
        first, end = p.get("bits") or p["elements"]
        bits = end - first if "bits" in p else (end - first) * p.get("stride", 8)
        out |= slots(p["stack"], 0 if p.get("by_pointer") else bits, word) if "stack" in p else {place(p)}
        more |= slots(p["stack"], 128, word) if "elements" in p and "stack" in p else set()
    return out, more - out


def main():
    lowir, n, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    code = 0
    # Types that every machine has registers for, and a few that not all have.
    sigs = list(Signatures(seed, SCALARS, complexes=COMPLEX, lanes=LANES, widths=(2, 4, 8, 16)).some(n))
    work = tempfile.mkdtemp(prefix="lowir-targets-")
    text = "".join(f"func.func private @f{i}({', '.join(a)}) -> ({', '.join(r)})\n" for i, (a, r) in enumerate(sigs))
    open(f"{work}/in.mlir", "w").write(text)
    for triple in sys.argv[4:] or TRIPLES:
        code |= check(lowir, triple, work, seed)
    if code == 0:
        subprocess.run(["rm", "-r", work])
    return code


def check(lowir, triple, work, seed):
    width = ["--index-bitwidth=32"] if seed % 2 == 0 else []
    all = json.loads(subprocess.run([lowir, "abi", "--format=json", f"--target={triple}", *width, f"{work}/in.mlir"], check=True, stdout=subprocess.PIPE).stdout)
    # What llc cannot compile alone would spoil the file.
    word = 4 if triple.startswith(("i6", "armv7")) else 8
    ll, expected, forms, unknown = [f'target triple = "{triple}"', "@g = global [65536 x i8] zeroinitializer, align 64"], {}, 0, 0
    for d in all:
        for kind in ("default", "bare", "c_interface"):
            f = d.get(kind, {"refused": ""})
            if "refused" in f:
                continue
            if not f["placed"]:
                unknown += 1
                continue
            forms += 1
            ret = f["llvm"].split(" @")[0]
            list = ", ".join(f"{a['type']} %a{i}" for i, a in enumerate(f["arguments"]))
            back = "ret void" if ret == "void" else f"ret {ret} poison"
            for i, a in enumerate(f["arguments"]):
                for (ty, path), piece in zip(paths(a["type"]), a["pieces"]):
                    name, v, get = f"f{len(expected)}", f"%a{i}", ""
                    if path:
                        get, v = f"%v = extractvalue {a['type']} {v}, {', '.join(map(str, path))}\n", "%v"
                    ll.append(f"define {ret} @{name}({list}) {{\n{get}store {ty} {v}, ptr @g\n{back}\n}}")
                    expected[name] = ("argument", ty, places(piece["places"], word), f)
            if ret != "void":
                name = f"f{len(expected)}"
                ll.append(f"define {ret} @{name}({list}) {{\n%v = load {ret}, ptr @g\nret {ret} %v\n}}")
                parts = [place(p) for q in f["result"]["pieces"] for p in q["places"]]
                expected[name] = ("result", ret, ["hidden " + f["hidden"]] if f["hidden"] is not None else parts, f)
    open(f"{work}/f.ll", "w").write("\n".join(ll))
    run = subprocess.run(["llc-22", "-O2", "-stop-after=finalize-isel", f"{work}/f.ll", "-o", f"{work}/f.mir"], stderr=subprocess.PIPE, text=True)
    if run.returncode:
        print(f"{triple}: llc: {run.stderr[:400]}")
        return 1
    bad, seen = 0, set()
    for name, stack, body in functions(open(f"{work}/f.mir").read()):
        kind, ty, want, f = expected.pop(name)
        if kind == "argument":
            found = {register(triple, r) for r in re.findall(r"= COPY (?:killed )?\$(?![wx]zr)(\w+)", body)}
            for n, size, k, more in re.findall(r"load (?:\([^)]*\) )?\((?:<(\d+) x )?s(\d+)>?\) from %fixed-stack\.(\d+)(?: \+ (\d+))?", body):
                found |= slots(stack[int(k)] + int(more or 0), int(n or 1) * int(size), word)
            if f["hidden"] is not None:
                hidden = f["hidden"].removeprefix("stack+")
                found, want = {x for x in found if str(x) != hidden}, ({w for w in want[0] if str(w) != hidden}, want[1])
            found, want = sorted(map(str, found - want[1])), sorted(map(str, want[0]))
        else:
            m = re.findall(r"^ *(?:RET|RET_ReallyLR|BX_RET|RETI?\d*)\b(.*)$", body, re.M)
            regs = re.findall(r"\$(\w+)", m[-1]) if m else ["no return"]
            found = [register(triple, r) for r in regs if r != "noreg"]
            if want and str(want[0]).startswith("hidden"):
                reg = want[0].split()[1]
                copied = {register(triple, r) for r in re.findall(r"= COPY (?:killed )?\$(\w+)", body)}
                copied |= {f"stack+{x}" for x in stack.values()}
                found = [want[0]] if reg in copied and len(found) <= 1 else [f"not {reg}", *copied]
            # Selection names no register of the x87 stack.
            want = [w for w in want if not str(w).startswith("st")]
        if [str(x) for x in found] != [str(w) for w in want]:
            bad += 1
            # What comes behind a piece in the wrong place is in a wrong place too.
            if id(f) in seen or ty in seen:
                continue
            seen |= {id(f), ty}
            if len(seen) < 40:
                print(f"{triple}: {kind} {ty} of {f['llvm'][:160]}: the map says {want}, llc {found}")
    bad += len(expected)
    print(f"{triple}: {len(f_ids(all))} signatures, {forms} forms, {unknown} without a map: {'all agree' if not bad else f'{bad} DIFFER: see {work}'}")
    return int(bad != 0)


def f_ids(all):
    return [d["name"] for d in all]


def functions(mir):
    """Name, offsets of the fixed stack slots by id, and body of each machine function."""
    for doc in re.split(r"^---", mir, flags=re.M):
        m = re.search(r"^name: +(\w+)$", doc, re.M)
        if not m:
            continue
        fixed = re.search(r"^fixedStack:(.*?)^\w", doc, re.M | re.S)
        stack = {int(a): int(b) for a, b in re.findall(r"id: (\d+), type: \w+, offset: (-?\d+)", fixed[1])} if fixed else {}
        yield m[1], stack, doc[doc.index("\nbody:"):]


sys.exit(main())
