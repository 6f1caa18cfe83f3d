#!/usr/bin/env python3
"""What XLA makes of programs of JAX on the way to LLVM IR: modules of arith, scf, vector, linalg, memref, math and the LLVM dialect as they
stand between its passes.

    xla_programs.py LOWIR build DIR            the functions of these modules that ask for no dialect of XLA's own, in DIR/*.mlir
    xla_programs.py LOWIR compare DIR [N]      N modules for each of the pipelines below (100): what LOWIR makes of them is what mlir-opt-22 makes

Needs jax (0.10) for the first, mlir-opt-22 for the second. The exit code is 1 if anything differs.
"""
import concurrent.futures, glob, hashlib, importlib.util, os, pathlib, re, subprocess, sys, tempfile

from between_passes import COMMON, compare

PARTS = 12
PIPELINES = COMMON + [line.split() for line in """
--math-expand-ops
--convert-math-to-libm
--convert-index-to-llvm
--convert-complex-to-standard --canonicalize
--convert-vector-to-scf --lower-affine --convert-scf-to-cf --canonicalize
--expand-strided-metadata --lower-affine --canonicalize --cse
--mem2reg --sroa --loop-invariant-code-motion --control-flow-sink
--lower-vector-multi-reduction --convert-vector-to-llvm
--convert-scf-to-cf --canonicalize --convert-to-llvm --reconcile-unrealized-casts --canonicalize --cse
--convert-linalg-to-loops --lower-affine --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --convert-complex-to-standard --convert-math-to-llvm --convert-math-to-libm --convert-to-llvm --reconcile-unrealized-casts
""".strip().splitlines()]


def programs():
    """Functions with their arguments."""
    import jax, jax.numpy as jnp, jax.scipy as jsp, numpy as np
    from jax import lax

    r = np.random.default_rng(0)
    for t in (np.float32, np.float64, np.float16, jnp.bfloat16, jnp.float8_e4m3fn, jnp.float8_e5m2):
        x, y = (r.normal(size=s).astype(np.float32).astype(t) for s in ((6, 5), (5, 7)))
        yield jnp.dot, x, y
        for f in (jnp.tanh, jax.nn.softmax, jnp.cumsum, jnp.argmax, jnp.round, lambda a: lax.reduce_precision(a, 5, 10), lambda a: lax.top_k(a, 3)):
            yield (lambda a, f=f: f(a.astype(jnp.float32))), x
        for f in (lambda a: jnp.pad(a, ((1, 2), (0, 3))), lambda a: a[::-1, ::2], lambda a: a.T.reshape(-1), lambda a: (a * 2).astype(jnp.int8)):
            yield f, x
    for f in (jnp.sin, jnp.tan, jnp.arccos, jnp.sinh, jnp.arctanh, jnp.exp2, jnp.log1p, jnp.cbrt, jnp.ceil, lax.rsqrt, jsp.special.erfinv, jsp.special.gammaln, jax.nn.gelu):
        for t in (np.float32, np.float64):
            yield f, r.uniform(0.1, 0.9, (9, 4)).astype(t)
    for f in (jnp.arctan2, jnp.power, jnp.remainder, jnp.floor_divide, jnp.copysign, jnp.maximum):
        yield f, r.normal(size=(3, 4)).astype(np.float32), r.normal(size=(3, 4)).astype(np.float32)
    for t in (np.int8, np.uint8, np.int32, np.uint32, np.int64, np.uint64, jnp.int4):
        x = (np.arange(24) % 7 + 1).reshape(4, 6).astype(t)
        for f in (jnp.add, jnp.multiply, jnp.bitwise_xor, jnp.left_shift, jnp.right_shift, jnp.minimum):
            yield f, x, x[::-1].copy()
        for f in (lax.clz, lax.population_count, lambda a: a.astype(jnp.float32), lambda a: jnp.sum(a, 0), lambda a: jnp.any(a > 3, 1), lambda a: jnp.sort(a.astype(jnp.int32))):
            yield f, x
    m, i, z = r.normal(size=(6, 8)).astype(np.float32), r.integers(0, 6, (5,)), (r.normal(size=(4, 4)) + 1j * r.normal(size=(4, 4))).astype(np.complex64)
    for f in (lambda m, i: m[i], lambda m, i: m.at[i].add(1.0), lambda m, i: lax.dynamic_slice(m, (i[0], i[1]), (2, 3)), lambda m, i: jax.ops.segment_sum(m[:5], i, 6)):
        yield f, m, i
    for f in (lambda x: lax.scan(lambda c, y: (c * 0.5 + y, c.sum()), x[0], x), lambda x: lax.while_loop(lambda s: s.sum() < 100, lambda s: s * 1.5 + 1, x),
              lambda x: lax.cond(x[0, 0] > 0, jnp.sin, jnp.cos, x), jax.grad(lambda y: jnp.sum(jax.nn.softmax(y @ y.T) ** 2)), lambda x: jnp.linalg.qr(x)[1],
              lambda x: lax.reduce_window(x, 0.0, lax.add, (3, 3), (2, 2), "VALID"), lambda x: jnp.einsum("ij,kj->ikj", x, x), lambda x: jnp.histogram(x, 4)[0],
              lambda x: jax.random.normal(jax.random.PRNGKey(1), (33,)) + x[0, 0], lambda x: jnp.fft.rfft(x), jnp.cumprod, lambda x: jnp.percentile(x, 30)):
        yield f, m
    for f in (jnp.exp, jnp.log, jnp.tan, jnp.sqrt, jnp.abs, lambda z: z @ z, lambda z: z / z.T, lambda z: z**2.5, jnp.conj):
        yield f, z


def compile_part(part):
    import jax

    for n, (f, *args) in enumerate(programs()):
        if n % PARTS == part:
            try:
                jax.jit(f)(*args)
            except (TypeError, ValueError, NotImplementedError):
                pass  # Not every function has every type.


OWN = re.compile(r'(?<![\w.#!@"%])(?:xla|xla_cpu|xtile|stablehlo|mhlo)\.\w|[!#](?:xla|xtile|mhlo|shlo|stablehlo|indexing_map)')
NOTES = re.compile(r'(, )?(?<![\w.@#!%"])(?:xtile\.tiling_info = #xtile\.tiling_info<[^>]*>|xla\.[\w.]+(?: = (?:#xla[\w.]*<[^>]*>|"[^"]*"|\d+ : \w+|\[[^\]]*\]|true|false))?)')


def functions(stage):
    """The names for attributes, and the functions and globals with their names, of the text of a module, as far as they stand for themselves."""
    names, found, open_ = [], [], None
    for line in stage.split("\n"):
        if re.match(r"[#!]\w+ = ", line) and not OWN.search(line):
            names.append(line)
        elif open_ is None and re.match(r"  (?:func\.func|llvm\.func|llvm\.mlir\.global|memref\.global)\b", line):
            found.append([line])
            open_ = True if line.endswith("{") else None
        elif open_:
            found[-1].append(line)
            open_ = None if line == "  }" else True
    texts = [NOTES.sub("", "\n".join(f)).replace("attributes {, ", "attributes {").replace("{, ", "{").replace(" attributes {}", "") for f in found]
    kept = {m[1]: t for t in texts if not OWN.search(t) and (m := re.search(r"@([\w.$-]+)", t))}
    while missing := [n for n, t in kept.items() if any(c not in kept for c in re.findall(r"@([\w.$-]+)", t))]:
        for n in missing:
            del kept[n]
    return names, kept


def build(folder):
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as d:
        env = {**os.environ, "JAX_ENABLE_X64": "1", "JAX_PLATFORMS": "cpu", "XLA_FLAGS": f"--xla_dump_to={d} --xla_dump_emitter_re=.*"}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            # A compiler that falls over takes the rest of its part along.
            list(pool.map(lambda p: subprocess.run([sys.executable, __file__, "-", "part", str(p)], env=env, capture_output=True), range(PARTS)))
        for log in sorted(glob.glob(f"{d}/*mlir-passes.log")):
            stages = re.split(r"^// -----// IR Dump [^\n]*\n", pathlib.Path(log).read_text(errors="replace"), flags=re.M)
            for names, kept in map(functions, stages):
                text = "\n".join([*names, "module {", *kept.values(), "}", ""])
                if any("{" in t for t in kept.values()):
                    pathlib.Path(f"{folder}/{hashlib.sha1(text.encode()).hexdigest()[:12]}.mlir").write_text(text)
    print(f"{len(glob.glob(f'{folder}/*.mlir'))} modules")


lowir, what, folder = sys.argv[1], sys.argv[2], sys.argv[3]
if what == "part":
    compile_part(int(folder))
elif not importlib.util.find_spec("jax") or what == "compare" and not glob.glob(f"{folder}/*.mlir"):
    print("skipped: jax")
elif what == "build":
    build(folder)
else:
    sys.exit(compare(os.path.abspath(lowir), folder, int(sys.argv[4]) if len(sys.argv) > 4 else 100, PIPELINES))
