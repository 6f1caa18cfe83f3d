#!/usr/bin/env python3
"""Random modules of the LLVM dialect: lowir's LLVM IR and mlir-translate-22's are the same after `opt-22 -S`.

    llvm_modules.py LOWIR COUNT SEED

Modules are valid by construction: integers, floats, vectors, pointers, aggregates, memory, calls, intrinsics, branches
with arguments, globals and attributes (no scalable vectors: LLVM folds constants of those, which lowir writes as
instructions). Many go into one file, as `-split-input-file` wants it, since starting the tools
costs most. Exit code 1 and the module where they differ. Needs mlir-translate-22 and opt-22.
"""

import random
import subprocess
import sys
import tempfile
from pathlib import Path

INTS = ["i1", "i8", "i16", "i32", "i64", "i128", "i7"]
FLOATS = ["f16", "bf16", "f32", "f64"]
VECTORS = ["vector<4xi32>", "vector<8xi16>", "vector<2xi64>", "vector<4xf32>", "vector<2xf64>"]
STRUCTS = {"!llvm.struct<(i32, f64)>": ["i32", "f64"], "!llvm.array<3 x i64>": ["i64"] * 3,
           "!llvm.struct<packed (i8, i16, ptr)>": ["i8", "i16", "!llvm.ptr"]}
INT_OPS = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "sdiv", "urem", "srem"]
FLAGS = {"add": ["overflow<nsw>", "overflow<nsw, nuw>"], "sub": ["overflow<nuw>"], "mul": ["overflow<nsw>"],
         "shl": ["overflow<nsw>"], "or": ["disjoint"], "lshr": ["exact"], "udiv": ["exact"]}
FLOAT_OPS = ["fadd", "fsub", "fmul", "fdiv", "frem"]
INT_CALLS = ["smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"]
FLOAT_CALLS = ["sqrt", "fabs", "floor", "ceil", "rint", "trunc", "round", "exp", "log", "sin"]
FAST = ["", " {fastmathFlags = #llvm.fastmath<nnan>}", " {fastmathFlags = #llvm.fastmath<fast>}",
        " {fastmathFlags = #llvm.fastmath<contract, reassoc>}"]


def elem(ty):
    return ty.split("x")[-1].rstrip(">") if ty.startswith("vector") else ty


def is_int(ty):
    return elem(ty).startswith("i")


def bits(ty):
    return int(elem(ty).lstrip("bfi"))


class Function:
    def __init__(self, r, name, callees):
        self.r, self.name, self.callees = r, name, callees
        self.lines, self.values, self.n = [], [], 0
        self.types = INTS + FLOATS + VECTORS + ["!llvm.ptr"] + list(STRUCTS)
        self.args = [r.choice(self.types) for _ in range(r.randrange(0, 5))]
        self.ret = r.choice(self.types)
        self.values = [(f"%arg{i}", t) for i, t in enumerate(self.args)]

    def fresh(self, ty):
        self.n += 1
        self.values.append((f"%v{self.n}", ty))
        return f"%v{self.n}"

    def put(self, ty, text):
        name = self.fresh(ty)
        self.lines.append(f"    {name} = {text}")
        return name

    def constant(self, ty):
        r = self.r
        if ty == "!llvm.ptr":
            return self.put(ty, "llvm.mlir.addressof @g : !llvm.ptr" if r.random() < 0.3 else "llvm.mlir.zero : !llvm.ptr")
        if ty in STRUCTS or r.random() < 0.1:
            return self.put(ty, f"llvm.mlir.{r.choice(['undef', 'poison', 'zero'])} : {ty}")
        if ty == "i1":
            number = r.choice(["true", "false"])
            return self.put(ty, f"llvm.mlir.constant({number}) : i1")
        number = str(r.choice([0, 1, -1, 2, 7, r.randrange(-60, 60)])) if is_int(ty) else r.choice(["0.0", "1.5", "-2.25", "1.0e3"])
        if ty.startswith("vector"):
            return self.put(ty, f"llvm.mlir.constant(dense<{number}> : {ty}) : {ty}")
        return self.put(ty, f"llvm.mlir.constant({number} : {ty}) : {ty}")

    def get(self, ty):
        known = [v for v, t in self.values if t == ty]
        return self.r.choice(known) if known and self.r.random() < 0.85 else self.constant(ty)

    def step(self):
        r = self.r
        kind = r.randrange(15)
        ints, floats = [t for t in self.types if is_int(t)], [t for t in self.types if t in FLOATS or elem(t) in ("f32", "f64")]
        ints = [t for t in ints if t not in STRUCTS and "ptr" not in t]
        if kind < 3:
            ty, op = r.choice(ints), r.choice(INT_OPS)
            a, b = self.get(ty), self.get(ty)
            flag = f" {r.choice(FLAGS[op])}" if op in FLAGS and r.random() < 0.4 else ""
            if flag in (" exact", " disjoint"):
                self.put(ty, f"llvm.{op}{flag} {a}, {b} : {ty}")
            else:
                self.put(ty, f"llvm.{op} {a}, {b}{flag} : {ty}")
        elif kind == 3:
            ty = r.choice(floats)
            a, b = self.get(ty), self.get(ty)
            self.put(ty, f"llvm.{r.choice(FLOAT_OPS)} {a}, {b}{r.choice(FAST)} : {ty}")
        elif kind == 4:
            ty = r.choice([t for t in INTS])
            a, b = self.get(ty), self.get(ty)
            pred = r.choice(["eq", "ne", "slt", "sle", "ugt", "uge"])
            self.put("i1", f'llvm.icmp "{pred}" {a}, {b} : {ty}')
        elif kind == 5:
            ty = r.choice(FLOATS)
            a, b = self.get(ty), self.get(ty)
            self.put("i1", f'llvm.fcmp "{r.choice(["oeq", "ult", "one", "uno"])}" {a}, {b} : {ty}')
        elif kind == 6:
            ty = r.choice(self.types)
            c, a, b = self.get("i1"), self.get(ty), self.get(ty)
            self.put(ty, f"llvm.select {c}, {a}, {b} : i1, {ty}")
        elif kind == 7:
            a, b = r.sample(INTS, 2)
            v = self.get(a)
            op = "trunc" if bits(a) > bits(b) else r.choice(["sext", "zext"])
            self.put(b, f"llvm.{op} {v} : {a} to {b}")
        elif kind == 8:
            i, f = r.choice(INTS), r.choice(FLOATS)
            if r.random() < 0.5:
                v = self.get(i)
                self.put(f, f"llvm.{r.choice(['sitofp', 'uitofp'])} {v} : {i} to {f}")
            else:
                v = self.get(f)
                self.put(i, f"llvm.{r.choice(['fptosi', 'fptoui'])} {v} : {f} to {i}")
        elif kind == 9:
            ty = r.choice(list(STRUCTS))
            fields = STRUCTS[ty]
            i = r.randrange(len(fields))
            a = self.get(ty)
            if r.random() < 0.5:
                self.put(fields[i], f"llvm.extractvalue {a}[{i}] : {ty}")
            else:
                v = self.get(fields[i])
                self.put(ty, f"llvm.insertvalue {v}, {a}[{i}] : {ty}")
        elif kind == 10:
            ty, p = r.choice(self.types), self.get("!llvm.ptr")
            if r.random() < 0.5:
                attrs = r.choice(["", "", " {alignment = 16 : i64}", " {nontemporal}"])
                self.put(ty, f"llvm.load {p}{attrs} : !llvm.ptr -> {ty}")
            else:
                v = self.get(ty)
                self.lines.append(f"    llvm.store {v}, {p} : {ty}, !llvm.ptr")
        elif kind == 11:
            p, i = self.get("!llvm.ptr"), self.get("i64")
            flag = r.choice(["", "inbounds ", "nuw ", "inbounds|nuw "])
            if r.random() < 0.5:
                ty = r.choice(INTS + FLOATS)
                self.put("!llvm.ptr", f"llvm.getelementptr {flag}{p}[{i}] : (!llvm.ptr, i64) -> !llvm.ptr, {ty}")
            else:
                self.put("!llvm.ptr", f"llvm.getelementptr {flag}{p}[{i}, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f64)>")
        elif kind == 12:
            if r.random() < 0.5:
                ty = r.choice([t for t in ints if elem(t) != "i1"])
                a, b = self.get(ty), self.get(ty)
                self.put(ty, f"llvm.intr.{r.choice(INT_CALLS)}({a}, {b}) : ({ty}, {ty}) -> {ty}")
            else:
                ty = r.choice(floats)
                a = self.get(ty)
                self.put(ty, f"llvm.intr.{r.choice(FLOAT_CALLS)}({a}) : ({ty}) -> {ty}")
        elif kind == 13:
            n, ty = self.get("i32"), r.choice(self.types)
            self.put("!llvm.ptr", f"llvm.alloca {n} x {ty} : (i32) -> !llvm.ptr")
        elif self.callees:
            f = r.choice(self.callees)
            args = [self.get(t) for t in f.args]
            self.put(f.ret, f"llvm.call @{f.name}({', '.join(args)}) : ({', '.join(f.args)}) -> {f.ret}")

    def block(self, label, params):
        names = [f"%{label}_{i}" for i in range(len(params))]
        if label != "entry":
            head = ", ".join(f"{n}: {t}" for n, t in zip(names, params))
            self.lines.append(f"  ^{label}({head}):" if params else f"  ^{label}:")
            self.values += list(zip(names, params))
        for _ in range(self.r.randrange(0, 9)):
            self.step()

    def text(self):
        """Blocks in a row, each entered from the one before: what is defined before is visible."""
        r = self.r
        blocks = [("entry", [])] + [(f"b{i}", [r.choice(self.types) for _ in range(r.randrange(3))]) for i in range(r.randrange(4))]
        for i, (label, params) in enumerate(blocks):
            self.block(label, params)
            if i + 1 == len(blocks):
                v = self.get(self.ret)
                self.lines.append(f"    llvm.return {v} : {self.ret}")
                break
            (to, wanted) = blocks[i + 1]
            values = [self.get(t) for t in wanted]
            passed = f"({', '.join(values)} : {', '.join(wanted)})" if wanted else ""
            if r.random() < 0.5:
                c = self.get("i1")
                others = [self.get(t) for t in wanted]
                other = f"({', '.join(others)} : {', '.join(wanted)})" if wanted else ""
                self.lines.append(f"    llvm.cond_br {c}, ^{to}{passed}, ^{to}{other}")
            else:
                self.lines.append(f"    llvm.br ^{to}{passed}")
        def noted(t):
            return f"{t} {{llvm.{r.choice(['noundef', 'nonnull', 'noalias'])}}}" if t == "!llvm.ptr" and r.random() < 0.3 else t
        args = ", ".join(f"%arg{i}: {noted(t)}" for i, t in enumerate(self.args))
        linkage = r.choice(["", "", "internal ", "linkonce_odr "])
        attrs = r.choice(["", "", " attributes {no_unwind}", ' attributes {passthrough = ["noinline", ["k", "v"]]}'])
        return f"  llvm.func {linkage}@{self.name}({args}) -> {self.ret}{attrs} {{\n" + "\n".join(self.lines) + "\n  }\n"


def module(seed):
    r = random.Random(seed)
    functions, text = [], "  llvm.mlir.global internal @g(42 : i64) : i64\n"
    for i in range(r.randrange(1, 4)):
        f = Function(r, f"f{i}", list(functions))
        text += f.text()
        functions.append(f)
    return "module {\n" + text + "}\n"


def translated(tool, path):
    p = subprocess.run([*tool, "--mlir-to-llvmir", "-split-input-file", "-o", "-", str(path)], capture_output=True, text=True)
    if p.returncode:
        sys.exit(f"{' '.join(tool)} failed on {path}:\n{p.stderr[:2000]}")
    return p.stdout.split("; ModuleID = 'LLVMDialectModule'")[1:]


def optimized(text):
    p = subprocess.run(["opt-22", "-S"], input=text, capture_output=True, text=True)
    return p.stdout if p.returncode == 0 else f"refused: {p.stderr}"


def main():
    lowir, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with tempfile.TemporaryDirectory() as d:
        path, done = Path(d) / "modules.mlir", 0
        while done < count:
            seeds = [f"{seed}-{i}" for i in range(done, min(done + 200, count))]
            path.write_text("// -----\n".join(module(s) for s in seeds))
            ours, theirs = translated([lowir, "translate"], path), translated(["mlir-translate-22"], path)
            if len(ours) != len(seeds) or len(theirs) != len(seeds):
                sys.exit(f"{len(seeds)} modules became {len(ours)} and {len(theirs)}")
            for s, a, b in zip(seeds, ours, theirs):
                # Equal texts need no look; the rest is compared as LLVM understands it.
                if a.split() != b.split() and (x := optimized(a)) != (y := optimized(b)):
                    sys.exit(f"module {s} differs:\n{module(s)}\n--- lowir\n{x}\n--- mlir-translate-22\n{y}")
            done += len(seeds)
    print(f"{count} modules of seed {seed} agree")


if __name__ == "__main__":
    main()
