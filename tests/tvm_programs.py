#!/usr/bin/env python3
"""What TVM makes of its operators on tensors: LLVM IR of release 22, of plain loops without LLVM's passes, with them for AVX2, and of loops
that are split, put on vectors and handed to threads.

    tvm_programs.py LOWIR build DIR          the modules: DIR/*.ll, what they are called with in DIR/*.json
    tvm_programs.py LOWIR compare DIR [N]    N of them (all) are read as mlir-translate-22 reads them, and what was read is written as it writes it
    tvm_programs.py LOWIR objects DIR        LOWIR's objects of them compute the same bits as those of llc-22 -O0

Needs TVM (0.27) for the first and the last, the tools of release 22 and clang-22 for the others. The exit code is 1 if anything differs.
"""
import glob, importlib.util, json, multiprocessing, os, pathlib, sys

from read_back import both, compare, objects

FLOATS, INTS = ("float32", "float64", "float16"), ("int8", "uint8", "int16", "int32", "int64")
ROADS = {
    "plain": {"kind": "llvm", "mcpu": "x86-64", "opt-level": 0},
    "avx2": {"kind": "llvm", "mcpu": "haswell"},
    "vectors": {"kind": "llvm", "mcpu": "haswell", "opt-level": 0},
}


def programs():
    """Functions from tensors to tensors, with the shapes and types of what they take."""
    from tvm import topi
    from tvm.topi import nn, image, vision

    x, f32 = (5, 24), "float32"
    for name in "exp tanh sigmoid erf log log2 log10 sqrt rsqrt floor ceil trunc round abs sign negative sin cos tan sinh cosh asin acos atan asinh acosh atanh isnan isfinite isinf fast_exp fast_tanh fast_erf".split():
        for t in FLOATS[:1] if name.startswith("fast") else FLOATS:
            yield getattr(topi, name), (x, t)
    for name in "add subtract multiply divide maximum minimum power equal not_equal less less_equal greater greater_equal log_add_exp".split():
        for t in FLOATS:
            yield getattr(topi, name), (x, t), (x, t)
    for name in "add subtract multiply maximum minimum equal less greater_equal bitwise_and bitwise_or bitwise_xor left_shift right_shift".split():
        for t in INTS:
            yield getattr(topi, name), (x, t), ((24,), f"{t}<8" if "shift" in name else t)
    for name in "floor_divide floor_mod mod".split():
        for t in INTS:
            yield lambda a, b, name=name: getattr(topi, name)(a, topi.maximum(b, topi.full_like(b, 1))), (x, t), ((24,), t)
    for name in "abs negative bitwise_not sign".split():
        for t in INTS:
            if not t.startswith("u"):
                yield getattr(topi, name), (x, t)
    for name in "logical_and logical_or logical_xor".split():
        yield getattr(topi, name), (x, "bool"), (x, "bool")
    yield topi.logical_not, (x, "bool")
    every = (*FLOATS, *INTS, "bool", "bfloat16")
    for a in every:
        for b in every:
            if a != b:
                # Negative floating-point numbers as unsigned ones are poison.
                yield lambda v, b=b: topi.cast(v, b), (x, f"{a}<100" if b[0] == "u" and "float" in a else a)
    for name in "sum max min prod argmax argmin".split():
        for t in ("float32", "float64", "float16", "int32", "int64", "int8", "uint8"):
            yield lambda v, name=name: getattr(topi, name)(v, axis=1), (x, t)
        yield lambda v, name=name: getattr(topi, name)(v, axis=(0, 2), keepdims=True), ((4, 6, 8), f32)
    for name in ("any", "all"):
        yield lambda v, name=name: getattr(topi, name)(v, axis=0), (x, "bool")
    for t in ("float32", "int32"):
        for name in "cumsum cumprod".split():
            for exclusive in (False, True):
                yield lambda v, name=name, e=exclusive: getattr(topi, name)(v, axis=1, exclusive=e), (x, t)
    for axes in ((0, 2, 1), (2, 0, 1), (2, 1, 0)):
        for t in ("float32", "int8"):
            yield lambda v, axes=axes: topi.transpose(v, axes), ((4, 6, 16), t)
    yield lambda v: topi.reshape(v, (8, 15)), (x, f32)
    yield lambda a, b: topi.concatenate((a, b), axis=1), (x, f32), ((5, 9), f32)
    yield lambda a, b: topi.stack([a, b], axis=0), (x, f32), (x, f32)
    yield lambda v: topi.split(v, [3, 10], axis=1), (x, f32)
    yield lambda v: topi.tile(v, (2, 3)), (x, f32)
    yield lambda v: topi.repeat(v, 3, axis=1), (x, f32)
    yield lambda v: topi.flip(v, 1), (x, f32)
    yield lambda v: topi.strided_slice(v, [0, 20], [5, 2], [2, -3]), (x, f32)
    yield lambda v: topi.expand_dims(v, 1), (x, f32)
    yield lambda v: topi.broadcast_to(v, (4, 5, 24)), (x, f32)
    yield lambda v: topi.clip(v, -0.5, 0.5), (x, f32)
    yield lambda v: topi.trilu(v, topi.full((), "int64", 1), True), ((6, 6), f32)
    yield lambda v: topi.layout_transform(v, "NCHW", "NCHW4c"), ((1, 8, 4, 4), f32)
    yield lambda v: topi.sliding_window(v, 0, [2, 3], [1, 2]), (x, f32)
    yield lambda v: topi.arange(0, 20, 1.5, "float32"),
    yield lambda v: topi.full((3, 7), "float16", 1.5),
    yield lambda v: topi.reinterpret(v, "int32"), (x, f32)
    yield lambda v: topi.one_hot(v, 1, 0, 8, -1, "float32"), ((7,), "int32<8")
    yield lambda v, i: topi.take(v, i, axis=1), (x, f32), ((4, 3), "int32<8")
    yield lambda v, i: topi.take(v, i, axis=0, mode="wrap"), (x, f32), ((9,), "int32")
    yield lambda v, i: topi.gather(v, 1, i), ((8, 8), f32), ((8, 3), "int32<8")
    yield lambda v, i: topi.gather_nd(v, i), ((8, 8), f32), ((2, 5), "int32<8")
    yield lambda v, i, u: topi.scatter_elements(v, i, u, 0), ((8, 8), f32), ((3, 8), "int32<8"), ((3, 8), f32)
    yield lambda v, i, u: topi.scatter_nd(v, i, u, "add"), ((8, 8), f32), ((2, 5), "int32<8"), ((5,), f32)
    yield topi.where, (x, "bool"), (x, f32), (x, f32)
    yield lambda v, n: topi.sequence_mask(v, n, mask_value=-1.0, axis=0), ((8, 5, 4), f32), ((5,), "int32<8")
    yield lambda v, n: topi.reverse_sequence(v, n, 0, 1), ((8, 5, 4), f32), ((5,), "int32<8")
    yield lambda v: topi.unravel_index(v, topi.cast(topi.arange(3, 6, 1, "int32"), "int32")), ((6,), "int32<8")
    for t in ("float32", "float64", "float16", "int32"):
        yield topi.matmul, ((6, 12), t), ((12, 16), t)
        yield lambda a, b: topi.matmul(a, b, False, True), ((6, 12), t), ((16, 12), t)
        yield lambda a, b: topi.tensordot(a, b, 2), ((4, 3, 8), t), ((3, 8, 5), t)
    yield lambda a, b: topi.einsum("bij,bjk->bik", a, b), ((3, 4, 8), f32), ((3, 8, 16), f32)
    yield lambda a, b, c: topi.einsum("ij,jk,kl->il", a, b, c), ((4, 5), f32), ((5, 6), f32), ((6, 7), f32)
    for out in ("int32", "float32"):
        t = "int8" if out == "int32" else f32
        yield lambda a, b, out=out: nn.dense(a, b, None, out), ((6, 32), t), ((16, 32), t)
        yield lambda a, b, out=out: nn.batch_matmul(a, b, out_dtype=out), ((2, 4, 16), t), ((2, 8, 16), t)
        yield lambda a, b, out=out: nn.conv2d_nchw(a, b, 1, 1, 1, out), ((1, 4, 8, 8), t), ((8, 4, 3, 3), t)
        yield lambda a, b, out=out: nn.conv2d_nhwc(a, b, 2, 1, 1, out), ((1, 8, 8, 4), t), ((3, 3, 4, 16), t)
    for t in ("float32", "float16", "float64"):
        yield lambda a, b: nn.conv1d_ncw(a, b, 1, 1, 1), ((2, 3, 16), t), ((8, 3, 3), t)
        yield lambda a, b: nn.conv2d_nchw(a, b, 2, 1, 2), ((1, 4, 9, 9), t), ((8, 4, 3, 3), t)
        yield lambda a, b: nn.depthwise_conv2d_nchw(a, b, 1, 1, 1), ((1, 4, 8, 8), t), ((4, 1, 3, 3), t)
        yield lambda a, b, t=t: nn.conv2d_transpose_nchw(a, b, (2, 2), (1, 1), t, (1, 1)), ((1, 4, 5, 5), t), ((4, 6, 3, 3), t)
        yield lambda a, b: nn.conv3d_ncdhw(a, b, 1, 1, 1, 1), ((1, 2, 4, 6, 6), t), ((4, 2, 3, 3, 3), t)
        yield lambda v: nn.softmax(v, 1), (x, t)
        yield lambda v: nn.log_softmax(v, 1), (x, t)
        yield lambda v: nn.relu(v), (x, t)
        yield lambda v: nn.leaky_relu(v, 0.1), (x, t)
        yield lambda v, w, b: nn.layer_norm(v, w, b, [1], 1e-5), (x, t), ((24,), t), ((24,), t)
        yield lambda v, w: nn.rms_norm(v, w, [1], 1e-5), (x, t), ((24,), t)
        for kind in ("max", "avg"):
            yield lambda v, kind=kind: nn.pool2d(v, [3, 3], [2, 2], [1, 1], [1, 1, 1, 1], kind), ((1, 3, 9, 9), t)
            yield lambda v, kind=kind: nn.adaptive_pool(v, (3, 2), kind), ((1, 3, 7, 9), t)
            yield lambda v, kind=kind: nn.global_pool(v, kind), ((1, 3, 7, 9), t)
            yield lambda v, kind=kind: nn.pool1d(v, [3], [2], [1], [1, 1], kind, layout="NCW"), ((1, 3, 12), t)
    yield lambda a, b: nn.group_conv2d_nchw(a, b, 1, 1, 1, 2, f32), ((1, 8, 6, 6), f32), ((8, 4, 3, 3), f32)
    yield lambda v, w, b: nn.group_norm(v, w, b, 2, 1, [2, 3], 1e-5), ((2, 4, 5, 6), f32), ((4,), f32), ((4,), f32)
    yield lambda v, w, b: nn.instance_norm(v, w, b, 1, [2, 3], 1e-5), ((2, 4, 5, 6), f32), ((4,), f32), ((4,), f32)
    yield lambda v, w, b, m, s: nn.batch_norm(v, w, b, m, s), ((2, 4, 5, 6), f32), *[((4,), f32)] * 4
    yield lambda v: nn.lrn(v, 3, 1, 0.0001, 0.75, 2.0), ((1, 8, 5, 5), f32)
    yield nn.prelu, ((2, 4, 5), f32), ((4,), f32)
    yield lambda v: nn.softplus(v), (x, f32)
    yield lambda v: nn.pad(v, [1, 2], [3, 0], 0.5), (x, f32)
    yield lambda v: nn.mirror_pad(v, [1, 2], [2, 1], "SYMMETRIC"), (x, f32)
    yield lambda v: nn.flatten(v), ((2, 3, 4, 5), f32)
    yield lambda v: nn.space_to_depth(v, 2), ((1, 3, 8, 8), f32)
    yield lambda v: nn.depth_to_space(v, 2), ((1, 12, 4, 4), f32)
    yield lambda v: nn.dilate(v, [2, 3]), (x, f32)
    yield lambda v: nn.upsampling(v, 2, 2), ((1, 3, 4, 5), f32)
    for method in ("nearest_neighbor", "linear", "cubic"):
        for mode in ("half_pixel", "align_corners", "asymmetric"):
            yield lambda v, how=(method, mode): image.resize2d(v, [0.0] * 4, [7, 9], "NCHW", how[0], how[1], "round" if how[0][0] == "n" else ""), ((1, 2, 5, 6), f32)
    yield lambda v, g: image.grid_sample(v, g), ((1, 2, 6, 6), f32), ((1, 2, 4, 5), f32)
    yield lambda v: image.affine_grid(v, (4, 5)), ((2, 2, 3), f32)
    yield lambda v, r: vision.roi_align_nchw(v, topi.concatenate((topi.full((4, 1), f32, 0.0), r), axis=1), (3, 3), 0.5, "avg", 2), ((1, 3, 12, 12), f32), ((4, 4), "float32<20")
    yield lambda v, w: image.dilation2d_nchw(v, w, 1, [1, 1, 1, 1], 1), ((1, 3, 6, 6), f32), ((3, 3, 3), f32)
    yield lambda a, b: nn.correlation_nchw(a, b, 1, 2, 1, 1, 2, True), ((1, 3, 6, 6), f32), ((1, 3, 6, 6), f32)
    yield lambda v, w, b: nn.conv2d_winograd_nchw(v, w, 1, 1, 1, f32), ((1, 4, 8, 8), f32), ((4, 4, 3, 3), f32), ((1,), f32)
    yield lambda v: topi.fixed_point_multiply(v, 1395864320, -2), (x, "int32")
    yield lambda v: topi.signal.dft(v, v, False), ((2, 8), f32)
    for t in ("float32", "int32", "int64"):
        yield lambda v: topi.searchsorted(v, v), ((16,), t)
    yield lambda v: topi.matrix_set_diag(v, topi.full((5,), f32, 3.0)), ((5, 5), f32)


def on_vectors(module):
    """The loops of each block: the first goes to threads, the last to vectors where it is not a reduction."""
    import tvm

    sch = tvm.s_tir.Schedule(module)
    for block in sch.get_child_blocks(sch.get_sblock("root") if hasattr(sch, "get_sblock") else sch.get_block("root")):
        for change in (first, last):
            before = sch.copy()
            try:
                change(sch, sch.get_loops(block))
            except Exception:
                sch = before
                break
    return sch.mod


def first(sch, loops):
    sch.parallel(loops[0])


def last(sch, loops):
    outer, inner = sch.split(loops[-1], [None, 8])
    sch.vectorize(inner)


def build_one(job):
    import tvm
    from tvm import te

    at, folder, road = job
    fn, *takes = list(programs())[at]
    inputs = [te.placeholder(shape, name=f"a{i}", dtype=t.split("<")[0]) for i, (shape, t) in enumerate(takes)]
    name = f"{folder}/{at:04}.{road}"
    try:
        outputs = fn(*inputs) if inputs else fn(None)
        outputs = list(outputs) if isinstance(outputs, (list, tuple)) or type(outputs).__name__ == "Array" else [outputs]
        module = tvm.IRModule({"main": te.create_prim_func([*inputs, *outputs]).with_attr("global_symbol", "main")})
        module = on_vectors(module) if road == "vectors" else module
        made = tvm.compile(module, target=tvm.target.Target(ROADS[road])).mod.inspect_source("ll")
    except Exception as error:
        return f"{name}: {str(error).strip().splitlines()[-1][:150] if str(error).strip() else type(error).__name__}"
    gives = [([int(n) for n in o.shape], str(o.dtype)) for o in outputs]
    pathlib.Path(f"{name}.json").write_text(json.dumps([takes, gives]))
    pathlib.Path(f"{name}.ll").write_text(made)


def build(folder):
    os.makedirs(folder, exist_ok=True)
    jobs = [(at, folder, road) for at in range(len(list(programs()))) for road in ROADS]
    with multiprocessing.Pool(os.cpu_count(), maxtasksperchild=100) as pool:
        failed = [f for f in pool.imap_unordered(build_one, jobs, 10) if f]
    print(*sorted(failed)[:40], sep="\n")
    print(f"{len(jobs) - len(failed)} modules, of {len(failed)} TVM made nothing")


def values(random, shape, kind, end=None):
    """Numbers of a type, whole ones below `end` if there is one."""
    import ml_dtypes

    kind = ml_dtypes.bfloat16 if kind == "bfloat16" else kind
    if end:
        return random.integers(0, int(end), shape).astype(kind)
    some = random.standard_normal(shape)
    return some > 0 if kind == "bool" else (some * (40 if "int" in str(kind) else 3)).astype(kind)


def run_one(job):
    import numpy, tvm

    lowir, file = job
    takes, gives = json.loads(pathlib.Path(file.replace(".ll", ".json")).read_text())

    def call(library):
        random = numpy.random.default_rng(1)
        tensors = [tvm.runtime.tensor(values(random, shape, *t.split("<"))) for shape, t in takes]
        outputs = [tvm.runtime.empty(shape, t) for shape, t in gives]
        for o in outputs:
            o.copyfrom(numpy.zeros(o.shape, o.numpy().dtype))
        tvm.runtime.load_module(library)["main"](*tensors, *outputs)
        return b"".join(o.numpy().tobytes() for o in outputs)

    return file, both(lowir, file, call)


if __name__ == "__main__":
    lowir, what, folder = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
    if what == "compare":
        if not glob.glob(f"{folder}/*.ll"):
            sys.exit(print("skipped: TVM"))
        sys.exit(compare(lowir, folder, int(sys.argv[4]) if len(sys.argv) > 4 else None))
    if not importlib.util.find_spec("tvm"):
        sys.exit(print("skipped: TVM"))
    sys.exit(build(folder) if what == "build" else objects(run_one, [(lowir, f) for f in sorted(glob.glob(f"{folder}/*.ll"))]))
