#!/usr/bin/env python3
"""Kernels that Dr.Jit writes as text of LLVM IR while programs run: on vectors as long as the processor has them, with gathers, scatters, reductions in memory, loops
and calls through tables.

    drjit_programs.py LOWIR build DIR          the kernels: DIR/*.ll
    drjit_programs.py LOWIR compare DIR [N]    N of them (all) are read as mlir-translate-22 reads them, and what was read is written as it writes it
    drjit_programs.py LOWIR objects DIR        LOWIR's objects of them do with memory what those of llc-22 -O0 do

Needs Dr.Jit (1.5) for the first, the tools of release 22 and clang-22 for the others. The exit code is 1 if anything differs.
"""
import ctypes, glob, hashlib, importlib.util, os, pathlib, re, sys

from read_back import both, compare, objects

LLVM = "/usr/lib/llvm-22/lib/libLLVM.so.22.1"
N = 1000


def programs():
    import drjit as dr
    from drjit import llvm as l

    def numbers(t):
        return t(dr.linspace(l.Float64, 0.1, 0.9, N)) if "Float" in t.__name__ else t(dr.arange(l.UInt, N))

    floats, ints = (l.Float, l.Float64, l.Float16), (l.Int, l.UInt, l.Int64, l.UInt64)
    for t in floats:
        x = numbers(t)
        for name in "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 log log2 sqrt rsqrt rcp floor ceil round trunc erf erfinv cbrt abs sign square isnan isinf lgamma".split():
            yield lambda f=getattr(dr, name): f(x)
        for name in "power atan2 minimum maximum hypot copysign mulsign step".split():
            yield lambda f=getattr(dr, name): f(x, x + t(0.5))
        yield lambda: dr.fma(x, x, x + 1)
    for t in ints:
        x, y = numbers(t), numbers(t) * t(7) + t(1)
        yield lambda: (x + y, x * y, x - y, x & y, x | y, x ^ y, ~x, x << t(3), x >> t(2))
        yield lambda: (x // y, x % y, x // t(7), x % t(10))
        yield lambda: (dr.popcnt(y), dr.lzcnt(y), dr.tzcnt(y), dr.brev(y))
        yield lambda: (dr.minimum(x, y), dr.maximum(x, y), dr.select(x < y, x, y), x == y)
        if t in (l.Int, l.UInt):
            yield lambda: (dr.mul_hi(x, y), dr.mul_wide(x, y))
    for a in floats + ints:
        for b in floats + ints:
            if a is not b:
                yield lambda: b(dr.opaque(a, 3) + numbers(a))
    for t in (l.Float, l.Int, l.Float64, l.UInt64):
        for op in (dr.ReduceOp.Add, dr.ReduceOp.Min, dr.ReduceOp.Max, dr.ReduceOp.And, dr.ReduceOp.Or):
            for mode in (dr.ReduceMode.Direct, dr.ReduceMode.Local, dr.ReduceMode.NoConflicts, dr.ReduceMode.Expand):

                def reduced():
                    to = dr.zeros(t, 16)
                    dr.scatter_reduce(op, to, numbers(t), dr.arange(l.UInt, N) % 16, mode=mode)
                    return to

                yield reduced
    f, i = numbers(l.Float), dr.arange(l.UInt, N)

    def scattered():
        to = dr.zeros(l.Float, 2 * N)
        dr.scatter(to, f * 2, i * 2, f > 0.5)
        return to

    def counted():
        to = dr.zeros(l.UInt, 16)
        return dr.scatter_inc(to, i % 16), to

    def looked_up():
        s = dr.alloc_local(l.Float, 8)
        for k in range(8):
            s[k] = f * k
        return s[i % 8]

    def chance():
        r = l.PCG32(N)
        return r.next_float32() + r.next_float32(), r.next_uint32(), r.next_float64(), r.next_uint32_bounded(17)

    def texture():
        t = l.Texture2f([16, 16], 1)
        t.set_value(dr.arange(l.Float, 256))
        return t.eval(l.Array2f(f, f * 0.5))

    def gradient():
        x = dr.llvm.ad.Float(f)
        dr.enable_grad(x)
        dr.backward(dr.sin(x) * dr.exp(-x) + dr.sqrt(x))
        return dr.grad(x)

    def vectors():
        v = l.Array3f(f, f + 1, 2)
        w = dr.cross(v, l.Array3f(1, f, 3))
        return dr.normalize(w), dr.dot(v, w), dr.norm(v)

    def matrices():
        m = l.Matrix4f(*[f * k + (3 if k % 5 == 0 else 0.1) for k in range(16)])
        return m @ m, dr.det(m), dr.rcp(m)

    def steps(count, start, more, next):
        return dr.while_loop(start, lambda *s: more(*s), lambda *s: next(*s))[count]

    yield from (scattered, counted, looked_up, chance, texture, gradient, vectors, matrices)
    yield lambda: dr.gather(l.Float, dr.arange(l.Float, 5 * N), i * 5) * 2
    yield lambda: dr.gather(l.Array4f, dr.arange(l.Float, 4 * N), i)
    yield lambda: steps(0, (f, i % 4), lambda x, k: k < 10, lambda x, k: (dr.select(x > 0.5, x * x - 0.15, x * x + 0.1), k + 1))
    yield lambda: steps(1, (i + 1, i * 0), lambda n, c: n != 1, lambda n, c: (dr.select(n % 2 == 0, n // 2, 3 * n + 1), c + 1))
    yield lambda: dr.switch(i % 3, [lambda x: dr.sin(x), lambda x: x * 2, lambda x: x - 1], f)
    yield lambda: dr.if_stmt((f,), f > 0.5, lambda x: (dr.exp(x),), lambda x: (x * 3,))
    yield lambda: (dr.sum(f), dr.prod(f), dr.max(f), dr.any(f > 0.5), dr.count(f > 0.5), dr.prefix_sum(f))
    yield lambda: (lambda q: (q * q, dr.rcp(q)))(l.Quaternion4f(f, 0.5, 0.2, 1))
    yield lambda: (lambda z: (dr.exp(z), dr.sqrt(z), z * z / (z + 1)))(l.Complex2f(f, 0.3))


def build(folder):
    os.environ["DRJIT_LIBLLVM_PATH"] = LLVM
    import drjit as dr
    import drjit.llvm.ad  # noqa: F401

    dr.set_flag(dr.JitFlag.KernelHistory, True)
    os.makedirs(folder, exist_ok=True)
    refused = 0
    for program in programs():
        try:
            dr.eval(program())
        except Exception:
            refused += 1
        for kernel in dr.kernel_history():
            if kernel.get("ir"):
                text = kernel["ir"].getvalue()
                pathlib.Path(f"{folder}/{hashlib.sha1(text.encode()).hexdigest()[:10]}.ll").write_text(text)
    print(f"{len(glob.glob(f'{folder}/*.ll'))} kernels; {refused} programs that Dr.Jit refuses")


def run_one(job):
    import numpy

    lowir, file = job
    text = pathlib.Path(file).read_text()
    name = re.search(r"^define void @(drjit_\w+)\(i64", text, re.M)[1]
    n = 1 + max(map(int, re.findall(r"ptr, ptr %params, i32 (\d+)", text)), default=0)

    def call(library):
        # Numbers from 0 to 1: kernels that take indices from memory end by a signal, with both.
        memory = [numpy.zeros(16384 + 16, "float32") for _ in range(n)]
        memory = [m[-m.ctypes.data // 4 % 16 :][:16384] for m in memory]
        for k, m in enumerate(memory):
            m[:] = numpy.random.default_rng(k).random(16384)
        getattr(ctypes.CDLL(library), name)(ctypes.c_int64(0), ctypes.c_int64(64), 0, (ctypes.c_void_p * n)(*(m.ctypes.data for m in memory)))
        return b"".join(m.tobytes() for m in memory)

    return file, both(lowir, file, call)


if __name__ == "__main__":
    lowir, what, folder = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
    if not (glob.glob(f"{folder}/*.ll") if what != "build" else importlib.util.find_spec("drjit") and os.path.exists(LLVM)):
        sys.exit(print("skipped: Dr.Jit"))
    if what == "build":
        sys.exit(build(folder))
    if what == "compare":
        sys.exit(compare(lowir, folder, int(sys.argv[4]) if len(sys.argv) > 4 else None, older=True))
    # Of AVX-512 there is no code yet.
    files = [f for f in sorted(glob.glob(f"{folder}/*.ll")) if "@llvm.x86.avx512" not in pathlib.Path(f).read_text()]
    sys.exit(objects(run_one, [(lowir, f) for f in files]))
