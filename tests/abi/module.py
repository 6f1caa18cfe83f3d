"""A module of lowered functions with random signatures, to be called from other languages and to call them.

For signature number `i` and convention `c` (C interface), `d` (default) or `b` (bare pointers, where all memrefs are static):
`f_ci` returns some of its arguments, `via_ci` passes all to `out_ci`, which the other side defines, and returns what comes
back; `pick_ci_k` stores one element of memref argument `k` into a memref of rank 0.
"""
import os, random, re, subprocess, sys, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from signatures import Signatures

SCALARS = "i1 i8 i16 i32 i64 i128 index f16 bf16 f32 f64 f80 f128".split()
ELEMENTS = "i1 i8 i16 i32 i64 f16 bf16 f32 f64 index complex<f32> complex<f64> f80 f128 i128 vector<4xf32>".split()
COMPLEX = ["complex<f32>", "complex<f64>", "complex<i32>"]
VECTORS = "vector<4xf32> vector<2xf64> vector<4xi32> vector<16xi8> vector<2xi64> vector<8xi16> vector<8xf32>".split()
# Without a layout the slots that lowering makes for results are aligned by LLVM's default, which is less than C expects.
LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"


def is_memref(ty):
    return ty.startswith("memref")


def is_unranked(ty):
    return ty.startswith("memref<*")


def element(ty):
    return re.match(r"memref<(?:\*x|(?:[0-9?]+x)*)((?:vector<.*?>|complex<.*?>|\w+))", ty)[1]


def rank(ty):
    return re.match(r"memref<((?:[0-9?]+x)*)", ty)[1].count("x")


def shape(ty, r):
    """Sizes, strides and offset that a memref type allows."""
    layout = re.search(r", strided<\[(.*?)\], offset: (.*?)>", ty)
    dims = re.match(r"memref<((?:[0-9?]+x)*)", ty)[1].split("x")[:-1]
    sizes = [int(d) if d != "?" else r.randint(1, 3) for d in dims]
    strides = [1] * len(sizes)
    for i in range(len(sizes) - 2, -1, -1):
        strides[i] = strides[i + 1] * sizes[i + 1]
    offset = 0
    if layout:
        for i, s in enumerate(layout[1].split(", ") if layout[1] else []):
            strides[i] = int(s) if s != "?" else r.randint(1, 9)
        offset = int(layout[2]) if layout[2] != "?" else r.randint(0, 5)
    return sizes, strides, offset


class Module(Signatures):
    """`sigs`: for each number, the argument types, which of them are returned, and the conventions."""

    def __init__(self, n, seed, scalars=SCALARS, elements=ELEMENTS, vectors=VECTORS):
        super().__init__(seed, scalars=scalars, elements=elements)
        self.vectors, self.width = vectors, 32 if seed % 2 == 0 else 64
        self.sigs, self.text = [], []
        for i in range(n):
            self.function(i)

    def type(self):
        x = self.r.random()
        if x < 0.5:
            return self.memref()
        return self.r.choice(self.scalars if x < 0.8 else COMPLEX if x < 0.9 else self.vectors)

    def function(self, i):
        r = self.r
        still = r.random() < 0.4
        args = [self.type() for _ in range(r.choice([0, 1, 2, 3, 4, 6]))]
        if still:
            args = [self.static(t) for t in args]
        picks = [r.randrange(len(args)) for _ in range(r.choice([0, 1, 1, 2, 3, 4]))] if args else []
        outs = [args[k] for k in picks]
        params = ", ".join(f"%a{k}: {t}" for k, t in enumerate(args))
        result = f" -> ({', '.join(outs)})" if outs else ""
        types = f"({', '.join(args)}) -> ({', '.join(outs)})"
        back = lambda v: f"return {', '.join(v)} : {', '.join(outs)}" if outs else "return"
        attrs = {"d": "", "c": " attributes {llvm.emit_c_interface}"}
        if all("?" not in t and "*" not in t for t in args if is_memref(t)):
            attrs["b"] = " attributes {llvm.bareptr}"
        self.sigs.append((args, picks, list(attrs)))
        for c, attr in attrs.items():
            self.text.append(f"func.func private @out_{c}{i}({', '.join(args)}){result}{attr}")
            self.text.append(f"func.func @f_{c}{i}({params}){result}{attr} {{ {back([f'%a{k}' for k in picks])} }}")
            call = f"call @out_{c}{i}({', '.join(f'%a{k}' for k in range(len(args)))}) : {types}"
            res = [f"%r#{k}" for k in range(len(outs))] if len(outs) > 1 else ["%r"]
            self.text.append(f"func.func @via_{c}{i}({params}){result}{attr} {{ {f'%r:{len(outs)} = ' if outs else ''}{call}\n {back(res)} }}")
            for k, t in enumerate(args):
                if c != "d" and is_memref(t) and not is_unranked(t):
                    idx = ", ".join(f"%i{d}" for d in range(rank(t)))
                    pars = "".join(f", %i{d}: index" for d in range(rank(t)))
                    e = f"memref<{element(t)}>"
                    self.text.append(f"func.func @pick_{c}{i}_{k}(%m: {t}, %o: {e}{pars}){attr} {{ %x = memref.load %m[{idx}] : {t}\n memref.store %x, %o[] : {e}\n return }}")

    def static(self, ty):
        if not is_memref(ty):
            return ty
        ty = ty.replace("*x", "2x")
        return re.sub(r"\?", lambda _: str(self.r.randint(1, 4)), ty)

    def build(self, lowir, work, languages):
        """Writes in.mlir, in.ll, in.o and the bindings (language: file) into the folder."""
        open(f"{work}/in.mlir", "w").write("module attributes {llvm.data_layout = \"%s\"} {\n%s\n}\n" % (LAYOUT, "\n".join(self.text)))
        flags = [f"--index-bitwidth={self.width}"]
        subprocess.run([lowir, *flags, f"{work}/in.mlir", "-o", f"{work}/in.ll"], check=True)
        for language, file in languages.items():
            subprocess.run([lowir, "abi", f"--emit={language}", *flags, f"{work}/in.mlir", "-o", f"{work}/{file}"], check=True)
        subprocess.run(["llc-22", "-filetype=obj", "-relocation-model=pic", f"{work}/in.ll", "-o", f"{work}/in.o"], check=True)
