#!/usr/bin/env python3
"""Calls lowered functions from Python, and Python from lowered functions, through the bindings of `lowir abi --emit=python`.

  python_calls.py LOWIR N [SEED]

The module is that of calls.py. Every function is called with the single values of its LLVM signature, and those with a C
interface also with NumPy arrays; Python's callbacks are jumped to from small stubs. Every field of every result is compared,
and the elements through arrays over the returned descriptors. What ctypes has no type for (vectors, i128 and f128 by value,
results in three registers, callbacks that return in two) is counted, not called. Odd seeds have an index of 64 bits.
"""
import ctypes, importlib.util, os, random, re, struct, subprocess, sys, tempfile
import numpy as np
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from module import SCALARS, VECTORS, Module, element, is_memref, is_unranked, rank, shape

NUMPY = {"i1": "bool", "f16": "float16", "f32": "float32", "f64": "float64", "f80": "longdouble", "complex<f32>": "complex64",
         "complex<f64>": "complex128", "bf16": "uint16"} | {f"i{n}": f"int{n}" for n in (8, 16, 32, 64)}
FLOATS = {"f16": 2, "bf16": 2, "f32": 4, "f64": 8}


class Checker:
    def __init__(self, module, seed, bind, library):
        self.module, self.w, self.r, self.bind, self.library = module, module.width, random.Random(seed), bind, library
        self.n_calls = self.n_arrays = self.n_checks = self.unsaid = self.bad = 0
        self.keep = []

    def same(self, a, b, what):
        self.n_checks += 1
        if a != b:
            self.bad += 1
            print(f"{what}: {a!r} differs from {b!r}")

    def dtype(self, ty):
        return np.dtype(NUMPY.get(ty) or (f"int{self.w}" if ty == "index" else "V16"))

    def size(self, ty):
        if is_unranked(ty): return 16
        if is_memref(ty): return ctypes.sizeof(self.bind.memref(rank(ty)))
        if ty == "complex<i32>": return 8
        return 32 if ty == "vector<8xf32>" else self.dtype(ty).itemsize

    def bytes(self, n):
        return bytes(b & 0x3F | 1 for b in self.r.randbytes(n))

    def value(self, ty):
        """Bytes in memory of a value that is no memref."""
        if ty == "i1": return bytes([self.r.randint(0, 1)])
        if ty == "f80": return np.longdouble(self.r.randint(1, 99) + 0.5).tobytes()
        return self.bytes(self.size(ty))

    def array(self, ty):
        """An array that a memref type takes, in memory with one element in front."""
        sizes, strides, _ = ([2, 3], [3, 1], 0) if is_unranked(ty) else shape(ty, self.r)
        dtype = self.dtype(element(ty))
        n = sum((a - 1) * b for a, b in zip(sizes, strides)) + 1
        memory = np.frombuffer(bytearray(b"".join(self.value(element(ty))[:dtype.itemsize] for _ in range(n + 1))), dtype)
        return np.ndarray(sizes, dtype, memory, dtype.itemsize, [s * dtype.itemsize for s in strides])

    def descriptor(self, ty, array):
        """The fields of a descriptor with two different pointers; an unranked one keeps the ranked one."""
        m = self.bind.from_numpy(array, offset=0 if is_unranked(ty) else shape(ty, random.Random(0))[2])
        m.allocated -= array.itemsize
        if not is_unranked(ty):
            return m
        u = self.bind.UnrankedMemRef(array.ndim, ctypes.addressof(m))
        u.keep = m
        return u

    def fields(self, m):
        return [list(x) if hasattr(x, "_length_") else x for x in (getattr(m, f[0]) for f in m._fields_)]

    def given(self, ty, v, part):
        """A single value of an argument: as a Python number."""
        if is_memref(ty):
            m = re.match(r"(size|stride)(\d+)$", part)
            return getattr(v, m[1] + "s")[int(m[2])] & (1 << self.w) - 1 if m else getattr(v, "aligned" if part == "elements" else part)
        if ty.startswith("complex"):
            n = len(v) // 2
            return self.number(ty[8:-1], v[n * int(part):][:n])
        return self.number(ty, v)

    def number(self, ty, b):
        if ty in FLOATS: return struct.unpack("<d" if ty == "f64" else "<f", b if len(b) > 2 else b + b"\0\0")[0]
        return float(np.frombuffer(b, np.longdouble)[0]) if ty == "f80" else int.from_bytes(b, "little")

    def number_bytes(self, q, size):
        if isinstance(q, float):
            return struct.pack("<d", q)[:8] if size == 8 else np.longdouble(q).tobytes()[:size] if size > 8 else struct.pack("<f", q)[:size]
        return (q or 0).to_bytes(8, "little")[:size]

    def result(self, ty, v, got, bare, what, own_memory=True):
        """Compares a result in memory (bytes) with the argument that it should be."""
        if bare and is_memref(ty):
            self.same(int.from_bytes(got, "little"), v.aligned, what)
        elif is_unranked(ty):
            u = self.bind.UnrankedMemRef.from_buffer_copy(got)
            self.same(u.rank, 2, what + " rank")
            m = self.bind.ranked(u)
            self.same(u.descriptor != v.descriptor, True, what + " own descriptor")
            self.bind.free_descriptor(u)
            self.same(self.fields(m), self.fields(v.keep), what)
        elif is_memref(ty):
            m = self.bind.memref(rank(ty)).from_buffer_copy(got)
            self.same(self.fields(m), self.fields(v), what)
        else:
            n = 10 if ty == "f80" else len(v)
            self.same(bytes([got[0] & 1]) if ty == "i1" else got[:n], v[:n], what)

    def read(self, args, picks, vals, at, size_of, offsets, bare, what):
        for j, k in enumerate(picks):
            self.result(args[k], vals[k], ctypes.string_at(at + offsets[j], size_of(args[k])), bare, f"{what} result {j}")

    def one(self, i, args, picks, conv, kind):
        interface, bare, bind = conv == "c", conv == "b", self.bind
        pre = "_mlir_ciface_" if interface else ""
        name, outside = f"{pre}{kind}_{conv}{i}", f"{pre}out_{conv}{i}"
        raw, callback = getattr(bind, name + "_raw", None), getattr(bind, outside + "_type", None)
        two = callback is not None and isinstance(callback.result, type) and issubclass(callback.result, ctypes.Structure)
        if raw is None or kind == "via" and (callback is None or two):
            self.unsaid += 1
            return
        self.n_calls += 1
        arrays = [self.array(t) if is_memref(t) else None for t in args]
        vals = [self.descriptor(t, a) if is_memref(t) else self.value(t) for t, a in zip(args, arrays)]
        outs = [args[k] for k in picks]
        size_of = lambda ty: 8 if bare and is_memref(ty) else self.size(ty)
        results = getattr(bind, f"{kind}_{conv}{i}_results", None)
        offsets = [getattr(results, f"r{j}").offset for j in range(len(outs))] if results else [0]
        if kind == "via":
            self.define(args, picks, interface, bare, outside, callback, size_of, offsets)
        r = bind.new(results or ctypes.c_uint8 * (size_of(outs[0]) if outs else 1))
        at = ctypes.addressof(r)
        given = []
        for p in raw.parameters.split():
            k, part = (None, None) if p == "result" else re.match(r"arg(\d+)_?(\w*)$", p).groups()
            if k is None: given.append(at)
            elif interface and part == "descriptor": given.append(ctypes.addressof(vals[int(k)]))
            else: given.append(self.given(args[int(k)], vals[int(k)], part))
        q = raw(*given)
        what = f"{name}({', '.join(args)})"
        if raw.parameters.startswith("result"):
            if not interface: self.same(q, at, what + " pointer")
            self.read(args, picks, vals, at, size_of, offsets, bare, what)
        elif isinstance(q, ctypes.Structure):
            two = bytes(q)
            flat = [two[:8], two[8:]]
            if len(outs) == 1:
                n = 8 if not outs[0].startswith("complex") else self.size(outs[0]) // 2
                self.result(outs[0], vals[picks[0]], flat[0][:n] + flat[1][:n], bare, what)
            else:
                for j, k in enumerate(picks):
                    self.result(args[k], vals[k], flat[j][:size_of(args[k])], bare, f"{what} result {j}")
        elif outs:
            self.result(outs[0], vals[picks[0]], self.number_bytes(q, size_of(outs[0])), bare, what)
        if interface and hasattr(bind, f"{kind}_{conv}{i}"):
            self.arrays(i, args, picks, arrays, vals, getattr(bind, f"{kind}_{conv}{i}"), raw, results, what)
        if conv != "d" and kind == "f":
            self.elements(i, args, arrays, vals, conv, bare)

    def arrays(self, i, args, picks, arrays, vals, friendly, raw, results, what):
        """The same call with arrays: results are descriptors of the same memory."""
        self.n_arrays += 1
        given = []
        for p in raw.parameters.split():
            if p == "result": continue
            k, part = re.match(r"arg(\d+)_?(\w*)$", p).groups()
            ty = args[int(k)]
            if is_memref(ty): given.append(arrays[int(k)])
            elif ty == "f16": given.append(float(np.frombuffer(vals[int(k)], np.float16)[0]))
            elif ty == "bf16": given.append(struct.unpack("<f", b"\0\0" + vals[int(k)])[0])
            elif ty.startswith("complex") or not is_memref(ty): given.append(self.given(ty, vals[int(k)], part))
        r = friendly(*given)
        for j, k in enumerate(picks):
            ty, x = args[k], getattr(r, f"r{j}") if results else r
            if is_unranked(ty):
                m = self.bind.ranked(x)
                self.bind.free_descriptor(x)
            elif is_memref(ty):
                m = x
            elif not results and ty in ("f16", "bf16"):
                self.same(np.float16(x).tobytes() if ty == "f16" else struct.pack("<f", x)[2:], vals[k], what + " half")
                continue
            else:
                if not results and not isinstance(x, ctypes.Structure) and not isinstance(x, ctypes.Array):
                    self.same(x, self.number(ty, vals[k]), what + " number")
                continue
            a = arrays[k]
            back = self.bind.to_numpy(m, a.dtype)
            self.same((back.ctypes.data, back.shape, [s for s, n in zip(back.strides, a.shape) if n > 1]), (a.ctypes.data, a.shape, [s for s, n in zip(a.strides, a.shape) if n > 1]), what + " array")
            self.same(back.tobytes(), a.tobytes(), what + " elements")

    def elements(self, i, args, arrays, vals, conv, bare):
        for k, ty in enumerate(args):
            if not is_memref(ty) or is_unranked(ty): continue
            at = tuple(self.r.randrange(n) for n in arrays[k].shape)
            out = np.frombuffer(bytearray(32), self.dtype(element(ty)))[:1].reshape(())
            if bare:
                getattr(self.bind, f"pick_b{i}_{k}_raw")(vals[k].aligned, out.ctypes.data, *at)
            else:
                getattr(self.bind, f"pick_c{i}_{k}")(arrays[k], out, *at)
            self.same(out.tobytes()[:10], arrays[k][at].tobytes()[:10], f"element {conv}{i} {k} of {ty}")

    def define(self, args, picks, interface, bare, name, callback, size_of, offsets):
        """What Python defines: gives back what it gets, ranked descriptors behind unranked ones copied to the heap."""
        bind, names = self.bind, callback.parameters.split()

        def called(*given):
            vals = [bytearray(self.size(t)) for t in args]
            where = None
            for p, x in zip(names, given):
                if p == "result":
                    where = x
                    continue
                k, part = re.match(r"arg(\d+)_?(\w*)$", p).groups()
                k, ty = int(k), args[int(k)]
                if interface and part == "descriptor":
                    vals[k][:] = ctypes.string_at(x, self.size(ty))
                elif is_memref(ty):
                    kind = bind.UnrankedMemRef if is_unranked(ty) else bind.memref(rank(ty))
                    m = re.match(r"(size|stride)(\d+)$", part)
                    part = "aligned" if part == "elements" else part
                    f = getattr(kind, m[1] + "s" if m else part)
                    n = self.w // 8 if m else f.size
                    start = f.offset + (n * int(m[2]) if m else 0)
                    vals[k][start:start + n] = (x or 0).to_bytes(8, "little")[:n]
                elif ty.startswith("complex"):
                    n = len(vals[k]) // 2
                    vals[k][n * int(part):n * int(part) + n] = self.number_bytes(x, n)
                else:
                    vals[k][:] = self.number_bytes(x, len(vals[k]))
                    if ty == "i1": vals[k][0] &= 1
            outs = []
            for k in picks:
                b = bytes(vals[k])
                if is_unranked(args[k]):
                    u = bind.UnrankedMemRef.from_buffer_copy(b)
                    n = 16 + 5 * self.w // 8
                    copy = bind._libc.malloc(n)
                    ctypes.memmove(copy, u.descriptor, n)
                    u.descriptor = copy
                    b = bytes(u)
                elif bare and is_memref(args[k]):
                    b = b[8:16]
                outs.append(b)
            if where is not None:
                for b, o in zip(outs, offsets): ctypes.memmove(where + o, b, len(b))
                return None if callback.result is None else where
            if not outs: return None
            ty, q = args[picks[0]], callback.result
            if q in (ctypes.c_float, ctypes.c_double, ctypes.c_longdouble):
                return self.number(ty, outs[0])
            return int.from_bytes(outs[0], "little")
        f = callback(called)
        self.keep.append(f)
        ctypes.c_void_p.in_dll(self.library, "slot_" + name).value = ctypes.cast(f, ctypes.c_void_p).value


def main():
    lowir, n, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    work = tempfile.mkdtemp(prefix="lowir-python-calls-")
    # What ctypes can pass is chosen more often.
    easy = [s for s in SCALARS if s not in ("i128", "f128")]
    module = Module(n, seed, scalars=easy * 4 + ["i128", "f128"], vectors=easy + VECTORS[:1])
    module.build(lowir, work, {"python": "bind.py"})
    names = [pre + f"out_{c}{i}" for i, (_, _, convs) in enumerate(module.sigs) for c in convs for pre in ([""] if c != "c" else ["", "_mlir_ciface_"])]
    # For C interfaces lowering makes the plain one itself.
    names = [x for x in names if not x.startswith("out_c")]
    with open(f"{work}/stubs.s", "w") as f:
        f.write(".globl __truncsfbf2\n__truncsfbf2: psrld $16, %xmm0\nret\n")
        f.write("".join(f".globl {x}\n{x}: movq slot_{x}@GOTPCREL(%rip), %r11\njmp *(%r11)\n" for x in names) + ".data\n.balign 8\n")
        f.write("".join(f".globl slot_{x}\nslot_{x}: .quad 0\n" for x in names) + '.section .note.GNU-stack,"",@progbits\n')
    subprocess.run(["gcc", "-shared", f"{work}/in.o", f"{work}/stubs.s", "-lm", "-o", f"{work}/lib.so"], check=True)
    spec = importlib.util.spec_from_file_location("bind", f"{work}/bind.py")
    bind = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bind)
    bind._libc.malloc.restype = ctypes.c_void_p
    c = Checker(module, seed, bind, bind.load(f"{work}/lib.so"))
    for i, (args, picks, convs) in enumerate(module.sigs):
        for conv in convs:
            for kind in ("f", "via"):
                c.one(i, args, picks, conv, kind)
    print(f"{n} signatures, index {module.width}, {c.n_calls} calls and {c.n_arrays} with arrays ({c.unsaid} that ctypes cannot say), {c.n_checks} results and elements, Python: {'all agree' if c.bad == 0 else 'DIFFER: see ' + work}")
    if c.bad == 0:
        subprocess.run(["rm", "-r", work])
    return int(c.bad != 0)


sys.exit(main())
