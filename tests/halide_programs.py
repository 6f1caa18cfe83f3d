#!/usr/bin/env python3
"""What Halide makes of programs on images, as they stand, on vectors and as its schedulers plan them: LLVM IR after LLVM's passes, for
processors with SSE2, SSE4.1 and AVX2.

    halide_programs.py LOWIR build DIR          the modules: DIR/*.ll, what they are called with in DIR/*.json
    halide_programs.py LOWIR compare DIR [N]    N of them (all) are read as mlir-translate-22 reads them, and what was read is written as it writes it
    halide_programs.py LOWIR objects DIR        LOWIR's objects of them compute the same bits as those of llc-22 -O0

Needs Halide (21) for the first, NumPy, the tools of release 22 and clang-22 for the others. The exit code is 1 if anything differs.
"""
import ctypes, glob, importlib.util, json, multiprocessing, os, pathlib, sys

from read_back import both, compare, objects

TARGETS = {"sse2": "x86-64-linux", "sse41": "x86-64-linux-sse41", "avx2": "x86-64-linux-avx-avx2-f16c-fma"}
WAYS = {"plain": "sse2", "vectors": "avx2", "narrow": "sse41", "adams2019": "avx2", "mullapudi2016": "sse41", "li2018": "avx2"}
SIZE = (70, 43)


def programs():
    """Names, and what makes a function of two variables from input images; the types of those, and the function's type."""
    import halide as hl

    u8, u16, u32, u64 = (hl.UInt(n) for n in (8, 16, 32, 64))
    i8, i16, i32, i64 = (hl.Int(n) for n in (8, 16, 32, 64))
    f16, f32, f64, bf = hl.Float(16), hl.Float(32), hl.Float(64), hl.BFloat(16)
    x, y = hl.Var("x"), hl.Var("y")
    edge = hl.BoundaryConditions.repeat_edge

    def point(make):
        def program(*images):
            out = hl.Func("out")
            out[x, y] = make(*[i[x, y] for i in images])
            return out, []

        return program

    for name in "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp log sqrt floor ceil round trunc erf abs fast_exp fast_log fast_inverse fast_inverse_sqrt is_nan is_inf".split():
        for t in (f32,) if name.startswith("fast") or name == "erf" else (f32, f64):
            yield f"{name}_{t}", point(lambda a, f=getattr(hl, name), t=t: hl.cast(t, f(hl.abs(a) + 0.5 if "fast_log" in f.__name__ else a))), [t]
    for name in "pow atan2 fast_pow".split():
        yield name, point(lambda a, b, f=getattr(hl, name): f(hl.abs(a) + 0.25, b)), [f32, f32]
    every = [u8, u16, u32, u64, i8, i16, i32, i64, f32, f64, f16, bf]
    for a in every:
        for b in every:
            if str(a) != str(b):
                # Numbers that do not fit are whatever the processor says.
                small = (lambda v, a=a, b=b: hl.clamp(v, hl.cast(a, 0), hl.cast(a, 100))) if a.is_float() and not b.is_float() else lambda v: v
                yield f"cast_{a}_{b}", point(lambda v, b=b, small=small: hl.cast(b, small(v))), [a]
                if not (a.is_float() or b.is_float()):
                    yield f"saturate_{a}_{b}", point(lambda v, b=b: hl.saturating_cast(b, v)), [a]
    for t in (u8, u16, u32, i8, i16, i32, u64, i64):
        one = lambda v, t=t: v | hl.cast(t, 1)
        for name, make in {
            "add": lambda a, b: a + b, "mul": lambda a, b: a * b, "sub": lambda a, b: a - b, "and": lambda a, b: a & b, "xor": lambda a, b: a ^ ~b,
            "div": lambda a, b, one=one: a / one(b), "mod": lambda a, b, one=one: a % one(b), "div7": lambda a, b: a / 7 + b / 16, "mod10": lambda a, b: a % 10 - b % 3,
            "shift": lambda a, b, t=t: (a << (b & hl.cast(t, 7))) + (b >> (a & hl.cast(t, 3))), "min": hl.min, "max": hl.max,
            "absd": lambda a, b: hl.absd(a, b), "less": lambda a, b, t=t: hl.select(a < b, a, b + hl.cast(t, 1)), "equal": lambda a, b, t=t: hl.cast(t, a == b),
            "bits": lambda a, b: hl.popcount(a) + hl.count_leading_zeros(b) - hl.count_trailing_zeros(a),
        }.items():
            yield f"{name}_{t}", point(lambda a, b, make=make, t=t: hl.cast(t, make(a, b))), [t, t]
        if t.bits() < 64:
            wide = hl.UInt(t.bits() * 2) if t.is_uint() else hl.Int(t.bits() * 2)
            for name, make in {
                "average": lambda a, b, w: (hl.cast(w, a) + hl.cast(w, b)) / 2, "rounded": lambda a, b, w: (hl.cast(w, a) + hl.cast(w, b) + 1) / 2,
                "high": lambda a, b, w, t=t: (hl.cast(w, a) * hl.cast(w, b)) >> t.bits(), "wide": lambda a, b, w: hl.cast(w, a) * hl.cast(w, b) - hl.cast(w, b),
                "sat_add": lambda a, b, w, t=t: hl.saturating_cast(t, hl.cast(w, a) + hl.cast(w, b)), "sat_sub": lambda a, b, w, t=t: hl.saturating_cast(t, hl.cast(hl.Int(w.bits()), a) - hl.cast(hl.Int(w.bits()), b)),
            }.items():
                yield f"{name}_{t}", point(lambda a, b, make=make, w=wide, t=t, name=name: hl.cast(w if name == "wide" else t, make(a, b, w))), [t, t]

    def local(make, reach=1):
        def program(image):
            c, out = edge(image), hl.Func("out")
            at = [[c[x + i, y + j] for i in range(-reach, reach + 1)] for j in range(-reach, reach + 1)]
            out[x, y] = make(at)
            return out, []

        return program

    def median(at):
        v = [p for row in at for p in row]
        for last in range(len(v) - 1, 0, -1):
            for i in range(last):
                v[i], v[i + 1] = hl.min(v[i], v[i + 1]), hl.max(v[i], v[i + 1])
        return v[4]

    def total(values, t):
        s = hl.cast(t, 0)
        for v in values:
            s = s + hl.cast(t, v)
        return s

    for t, w in ((u8, u16), (u16, u32), (f32, f32), (i16, i32), (f64, f64)):
        yield f"box_{t}", local(lambda at, t=t, w=w: hl.cast(t, total([p for r in at for p in r], w) / 9)), [t]
        yield f"median_{t}", local(median), [t]
        yield f"sobel_{t}", local(lambda at, t=t, w=w: hl.cast(t, hl.abs(hl.cast(hl.Int(32) if not t.is_float() else t, at[0][0]) + 2 * at[1][0] + at[2][0] - at[0][2] - 2 * at[1][2] - at[2][2]) / 4)), [t]
        yield f"erode_{t}", local(lambda at: hl.min(hl.min(at[0][1], at[2][1]), hl.min(at[1][0], at[1][2]))), [t]

    def two_steps(t, w):
        def program(image):
            c, across, out = edge(image), hl.Func("across"), hl.Func("out")
            across[x, y] = (hl.cast(w, c[x - 1, y]) + 2 * hl.cast(w, c[x, y]) + hl.cast(w, c[x + 1, y])) / 4
            out[x, y] = hl.cast(t, (across[x, y - 1] + 2 * across[x, y] + across[x, y + 1]) / 4)
            return out, [across]

        return program

    def product(t, w):
        def program(a, b):
            r, acc, out = hl.RDom([(0, 43)]), hl.Func("acc"), hl.Func("out")
            acc[x, y] = hl.cast(w, 0)
            acc[x, y] += hl.cast(w, a[r, y]) * hl.cast(w, b[x, r])
            out[x, y] = acc[x, y]
            return out, [acc]

        return program

    def counts(image):
        r, h, out = hl.RDom([(0, SIZE[0]), (0, SIZE[1])]), hl.Func("h"), hl.Func("out")
        n = hl.Var("n")
        h[n] = hl.cast(i32, 0)
        h[hl.cast(i32, image[r.x, r.y])] += 1
        out[x, y] = h[hl.cast(i32, image[x, y])] + h[(x * 7 + y) % 256]
        return out, [h]

    def running(image):
        r, s, out = hl.RDom([(1, SIZE[0] - 1)]), hl.Func("s"), hl.Func("out")
        s[x, y] = hl.cast(i32, image[x, y])
        s[r, y] += s[r - 1, y]
        out[x, y] = s[x, y]
        return out, [s]

    def bilateral(image):
        c, out, r = edge(image), hl.Func("out"), hl.RDom([(-2, 5), (-2, 5)])
        weight = hl.exp(-(hl.cast(f32, r.x * r.x + r.y * r.y)) / 8 - hl.pow(c[x + r.x, y + r.y] - c[x, y], 2))
        out[x, y] = hl.sum(weight * c[x + r.x, y + r.y]) / hl.sum(weight)
        return out, []

    def looked_up(image):
        table, out, n = hl.Func("table"), hl.Func("out"), hl.Var("n")
        table[n] = hl.cast(u8, hl.clamp(hl.pow(hl.cast(f32, n) / 255.0, 0.45) * 255.0 + 0.5, 0, 255))
        table.compute_root()
        out[x, y] = table[hl.cast(i32, image[x, y])]
        return out, []

    def scaled(image):
        c, out = edge(image), hl.Func("out")
        sx, sy = hl.cast(f32, x) * 0.61, hl.cast(f32, y) * 0.77
        ix, iy = hl.cast(i32, hl.floor(sx)), hl.cast(i32, hl.floor(sy))
        fx, fy = sx - ix, sy - iy
        out[x, y] = hl.lerp(hl.lerp(c[ix, iy], c[ix + 1, iy], fx), hl.lerp(c[ix, iy + 1], c[ix + 1, iy + 1], fx), fy)
        return out, []

    def crossed(image):
        out = hl.Func("out")
        out[x, y] = image[y % 43, x % 43] + hl.select(x % 2 == 0, image[x, y], image[hl.min(x + 1, 69), y])
        return out, []

    def strided(image):
        c, out = edge(image), hl.Func("out")
        out[x, y] = c[2 * x, y] + c[2 * x + 1, y] * 2 - c[3 * x + 2, y]
        return out, []

    def escape(image):
        out, r, z, n = hl.Func("out"), hl.RDom([(1, 12)]), hl.Func("z"), hl.Var("n")
        re, im = image[x, y], image[y, x % 43]
        z[x, y, n] = (hl.cast(f32, 0), hl.cast(f32, 0))
        a, b = z[x, y, r - 1][0], z[x, y, r - 1][1]
        z[x, y, r] = (hl.clamp(a * a - b * b + re, -100, 100), hl.clamp(2 * a * b + im, -100, 100))
        found = hl.argmin(hl.select(z[x, y, r][0] * z[x, y, r][0] + z[x, y, r][1] * z[x, y, r][1] > 4, r, 12 + r))
        out[x, y] = hl.cast(i32, found[0])
        return out, [z]

    def reduced(t, w, how):
        def program(image):
            r, acc, out = hl.RDom([(0, 64)]), hl.Func("acc"), hl.Func("out")
            v = hl.cast(w, image[r, y])
            acc[y] = hl.cast(w, 1 if how == "mul" else 0)
            acc[y] = {"add": lambda: acc[y] + v, "dot": lambda: acc[y] + v * hl.cast(w, image[63 - r, y]), "mul": lambda: acc[y] * (v | hl.cast(w, 1)), "min": lambda: hl.min(acc[y], v), "max": lambda: hl.max(acc[y], v), "or": lambda: acc[y] | v}[how]()
            acc.compute_root().update().atomic().vectorize(r.x, 16)
            out[x, y] = acc[y] + hl.cast(w, image[x, y])
            return out, []

        return program

    for t, w in ((u8, u16), (u16, u32), (f32, f32), (f16, f32)):
        yield f"two_steps_{t}", two_steps(t, w), [t]
    for t, w in ((f32, f32), (f64, f64), (i8, i32), (i16, i32), (u8, u32), (f16, f16), (i32, i64)):
        yield f"product_{t}", product(t, w), [t, t]
    for t, w in ((u8, u32), (i8, i32), (i16, i32), (i32, i32), (u8, u8), (u16, u16), (i64, i64)):
        for how in ("add", "dot", "mul", "min", "max", "or"):
            yield f"reduced_{how}_{t}_{w}", reduced(t, w, how), [t]
    for t in (f32, f64):
        for how in ("min", "max"):
            yield f"reduced_{how}_{t}", reduced(t, t, how), [t]
    for program, t in ((counts, u8), (running, i16), (bilateral, f32), (looked_up, u8), (scaled, f32), (crossed, i32), (crossed, u8), (crossed, f64), (strided, f32), (strided, i16), (strided, u8), (strided, i64), (escape, f32)):
        yield f"{program.__name__}_{t}", program, [t]


def build_one(job):
    """Makes a module in a process of its own, for LLVM as Halide has it ends the process on some of the programs. What failed, if it did."""
    import halide  # noqa: F401, so that those processes have it

    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        os._exit(compiled(*job))
    return os.waitpid(pid, 0)[1] != 0


def compiled(at, folder, way):
    import halide as hl

    name, make, types = list(programs())[at]
    file = f"{folder}/{name}.{way}"
    try:
        images = [hl.ImageParam(t, 2, f"in{i}") for i, t in enumerate(types)]
        out, steps = make(*images)
        x, y = out.args()
        target = hl.Target(TARGETS[WAYS[way]] + "-no_runtime")
        if way in ("vectors", "narrow"):
            out.vectorize(x, 16 if way == "vectors" else 4, hl.TailStrategy.GuardWithIf)
            if way == "vectors":
                out.parallel(y)
            for s in steps:
                s.compute_at(out, y)
        elif way == "plain":
            for s in steps:
                s.compute_root()
        else:
            for i in images:
                i.set_estimates([(0, n) for n in SIZE])
            out.set_estimates([(0, n) for n in SIZE])
            hl.load_plugin(f"{os.path.dirname(hl.__file__)}/lib64/libautoschedule_{way}.so")
            hl.Pipeline(out).apply_autoscheduler(target, hl.AutoschedulerParams(way.capitalize(), {"parallelism": 4} if way != "li2018" else {}))
        out.compile_to_llvm_assembly(f"{file}.ll", images, "program", target)
    except Exception:
        return 1
    pathlib.Path(f"{file}.json").write_text(json.dumps([[int(t.code()), t.bits()] for t in (*types, out.types()[0])]))
    return 0


def build(folder):
    os.makedirs(folder, exist_ok=True)
    n = len(list(programs()))
    # A scheduler has more to plan in the last programs than in those that look at one point.
    jobs = [(at, folder, way) for at in range(n) for way in WAYS if way in ("plain", "vectors", "narrow") or at % 4 == 0 or at > n - 100]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        failed = sum(pool.imap_unordered(build_one, jobs, 4))
    print(f"{len(jobs) - failed} modules, of {failed} Halide made nothing")
    import halide as hl

    hl.compile_standalone_runtime(f"{folder}/runtime.o", hl.Target("x86-64-linux"))


class Dim(ctypes.Structure):
    _fields_ = [("min", ctypes.c_int32), ("extent", ctypes.c_int32), ("stride", ctypes.c_int32), ("flags", ctypes.c_uint32)]


class Buffer(ctypes.Structure):
    """Halide's `halide_buffer_t`."""

    _fields_ = [("device", ctypes.c_uint64), ("interface", ctypes.c_void_p), ("host", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("code", ctypes.c_uint8),
                ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("dimensions", ctypes.c_int32), ("dim", ctypes.POINTER(Dim)), ("padding", ctypes.c_void_p)]


def run_one(job):
    import numpy

    lowir, file = job
    types = json.loads(pathlib.Path(file.replace(".ll", ".json")).read_text())

    def call(library):
        random, held, given = numpy.random.default_rng(1), [], []
        for at, (code, bits) in enumerate(types):
            n = SIZE[0] * SIZE[1]
            some = random.standard_normal(n)
            if code == 3:
                data = (some.astype("float32").view("uint32") >> 16).astype("uint16")
            elif code == 2:
                data = (some * 3).astype(f"float{bits}")
            else:
                data = random.integers(0, 256, n * bits // 8).astype("uint8").view(f"{'u' if code else ''}int{max(bits, 8)}")
            data = numpy.zeros_like(data) if at == len(types) - 1 else data
            dims = (Dim * 2)(Dim(0, SIZE[0], 1, 0), Dim(0, SIZE[1], SIZE[0], 0))
            held.append((data, dims))
            given.append(Buffer(0, None, data.ctypes.data, 0, code, bits, 1, 2, dims, None))
        result = ctypes.CDLL(library).program(*map(ctypes.byref, given))
        return bytes([result & 255]) + held[-1][0].tobytes()

    return file, both(lowir, file, call, f"{os.path.dirname(file)}/runtime.o", "-lpthread", "-ldl")


if __name__ == "__main__":
    lowir, what, folder = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
    if not (glob.glob(f"{folder}/*.ll") if what != "build" else importlib.util.find_spec("halide")):
        sys.exit(print("skipped: Halide"))
    if what == "build":
        sys.exit(build(folder))
    if what == "compare":
        sys.exit(compare(lowir, folder, int(sys.argv[4]) if len(sys.argv) > 4 else None, older=True))
    sys.exit(objects(run_one, [(lowir, f) for f in sorted(glob.glob(f"{folder}/*.ll"))]))
