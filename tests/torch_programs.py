#!/usr/bin/env python3
"""What PyTorch's programs are on the way to LLVM IR: torch-mlir makes linalg on tensors of them, mlir-opt-22 puts them into buffers and
loops, by four roads, and the modules between its passes are kept.

    torch_programs.py LOWIR build DIR          the modules: DIR/*.mlir, those on tensors in DIR/programs, those in buffers in DIR/buffers
    torch_programs.py LOWIR compare DIR [N]    N modules for each of the pipelines below (60): what LOWIR makes of them is what mlir-opt-22 makes
    torch_programs.py LOWIR objects DIR        LOWIR's objects of what is in buffers compute the same bits as mlir-opt-22's and llc-22's

Needs torch and torch-mlir for the first, NumPy, clang-22 and its runtime library for the last. The exit code is 1 if anything differs.
"""
import collections, concurrent.futures, ctypes, glob, hashlib, importlib.util, multiprocessing, os, pathlib, re, subprocess, sys, warnings

from between_passes import COMMON, compare

PLACES = "--mlir-print-debuginfo --mlir-print-local-scope"
PIPELINES = COMMON + [line.split() for line in f"""
--convert-linalg-to-loops
--convert-linalg-to-affine-loops
--convert-linalg-to-parallel-loops
--convert-vector-to-scf --canonicalize
--convert-to-llvm
--normalize-memrefs --fold-memref-alias-ops --canonicalize
--mem2reg --sroa --loop-invariant-code-motion --control-flow-sink
{PLACES} --canonicalize
{PLACES} --convert-to-llvm
{PLACES} --convert-scf-to-cf --finalize-memref-to-llvm --convert-func-to-llvm
--convert-linalg-to-affine-loops --lower-affine --canonicalize --cse --convert-vector-to-scf --convert-scf-to-cf --canonicalize --convert-to-llvm --canonicalize
--convert-linalg-to-loops --lower-affine --convert-vector-to-scf --convert-scf-to-cf --expand-strided-metadata --convert-complex-to-standard --convert-math-to-llvm --convert-math-to-libm --convert-to-llvm --reconcile-unrealized-casts
""".strip().splitlines()]

BUFFERS = "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},canonicalize,cse"
TO_LLVM = "convert-math-to-llvm,convert-math-to-libm,convert-complex-to-llvm,finalize-memref-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts"
LOOPS = f"func.func(convert-linalg-to-loops),lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-complex-to-standard,{TO_LLVM}"
ROADS = [
    f"func.func(linalg-generalize-named-ops),func.func(linalg-fuse-elementwise-ops),canonicalize,cse,{BUFFERS},buffer-deallocation-pipeline,canonicalize,{LOOPS}",
    f"canonicalize,{BUFFERS},func.func(convert-linalg-to-affine-loops),func.func(affine-loop-fusion),func.func(affine-scalrep),func.func(affine-loop-invariant-code-motion),canonicalize,func.func(affine-super-vectorize{{virtual-vector-size=8}}),canonicalize,lower-affine,convert-vector-to-scf,canonicalize,convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-vector-to-llvm,{TO_LLVM},canonicalize",
    f"{BUFFERS},func.func(convert-linalg-to-parallel-loops),canonicalize,func.func(scf-parallel-loop-fusion),func.func(scf-parallel-loop-tiling{{parallel-loop-tile-sizes=4,4}}),canonicalize,cse,func.func(scf-for-loop-peeling),func.func(scf-for-loop-specialization),canonicalize,sccp,lower-affine",
    f"{BUFFERS},func.func(convert-linalg-to-affine-loops),func.func(affine-loop-tile{{tile-size=4}}),canonicalize,func.func(affine-loop-unroll{{unroll-factor=2}}),cse,func.func(affine-loop-unroll-jam{{unroll-jam-factor=2}}),canonicalize,func.func(affine-loop-coalescing),lower-affine,cse",
]


def programs():
    """Functions and modules with their arguments."""
    import torch
    from torch import nn
    from torch.nn import functional as F

    torch.manual_seed(0)
    r, every = torch.randn, (torch.float32, torch.float64, torch.float16, torch.bfloat16)
    ints = (torch.int8, torch.uint8, torch.int32, torch.int64)
    x, y = r(4, 6), r(4, 6)
    for name in "sin cos tan tanh sinh asin acos atan exp expm1 log log1p log2 sqrt rsqrt erf abs neg sign floor ceil round trunc sigmoid relu isnan reciprocal square frac exp2 acosh atanh asinh".split():
        for t in every:
            yield getattr(torch, name), x.to(t)
    for f in (F.gelu, F.silu, F.mish, F.softplus, F.elu, F.selu, F.hardswish, F.hardsigmoid, F.leaky_relu, F.relu6):
        yield f, x
    for name in "add sub mul div maximum minimum pow atan2 fmod remainder eq lt ge floor_divide logical_and logical_xor".split():
        for t in (torch.float32, torch.float16, *ints):
            yield getattr(torch, name), (x * 5).to(t), (y * 5).abs().add(1).to(t)
    for name in "bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift".split():
        for t in ints:
            yield getattr(torch, name), (x * 9).abs().to(t), (y.abs() * 3).to(t)
    for name in "sum mean amax amin prod argmax argmin any all logsumexp var std".split():
        for t in (torch.float32, torch.float64, torch.int32):
            for k in (0, 1):
                yield (lambda a, f=getattr(torch, name), k=k: f(a, k)), x.to(t)
    for f in (lambda a: a.reshape(3, 8), lambda a: a[1:3, ::2], lambda a: torch.flip(a, [1]), lambda a: torch.cat([a, a]), lambda a: F.pad(a, (1, 2, 0, 1)), lambda a: a.T.contiguous(),
              lambda a: a.unsqueeze(1).expand(4, 3, 6), lambda a: torch.roll(a, 1, 0), lambda a: a.repeat(2, 3), torch.tril, lambda a: torch.where(a > 0, a, -a), lambda a: a.clamp(-0.5, 0.5),
              lambda a: torch.softmax(a, 1), lambda a: F.layer_norm(a, (6,)), F.normalize, lambda a: a.to(torch.int32), lambda a: a.half(), lambda a: torch.diagonal(a), lambda a: torch.linalg.norm(a)):
        yield f, x
    for t in (torch.float32, torch.float64, torch.float16, torch.int32):
        yield torch.matmul, (x * 3).to(t), (r(6, 5) * 3).to(t)
        yield torch.matmul, (x * 3).to(t), (r(6) * 3).to(t)
        yield torch.bmm, (r(2, 3, 4) * 3).to(t), (r(2, 4, 5) * 3).to(t)
    i = torch.tensor([0, 2, 1])
    for f in (lambda a, i: a[i], lambda a, i: torch.gather(a, 0, i.view(3, 1).expand(3, 6)), lambda a, i: F.embedding(i, a), lambda a, i: F.one_hot(i, 4)):
        yield f, x, i
    picture = r(1, 3, 9, 9)
    for m in (nn.Conv2d(3, 4, 3), nn.Conv2d(3, 6, 3, stride=2, padding=1), nn.Conv2d(3, 3, 3, groups=3), nn.ConvTranspose2d(3, 2, 3, stride=2), nn.MaxPool2d(2), nn.AvgPool2d(3, 1, 1), nn.BatchNorm2d(3),
              nn.AdaptiveAvgPool2d(1), nn.Upsample(scale_factor=2), nn.Upsample(scale_factor=2, mode="bilinear"), nn.GroupNorm(3, 3), nn.ReflectionPad2d(1),
              nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(36, 5))):
        yield m, picture
    yield nn.LSTMCell(5, 4), r(2, 5)
    yield nn.GRUCell(5, 4), r(2, 5)
    yield nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), r(1, 4, 8)
    yield F.scaled_dot_product_attention, r(1, 2, 4, 8), r(1, 2, 4, 8), r(1, 2, 4, 8)


def export(folder, part):
    import torch
    from torch_mlir import fx

    class Function(torch.nn.Module):
        def __init__(self, f):
            super().__init__()
            self.forward_of = f

        def forward(self, *a):
            return self.forward_of(*a)

    warnings.filterwarnings("ignore")
    for n, (f, *args) in enumerate(programs()):
        if n % 2 != part:
            continue
        module = f if isinstance(f, torch.nn.Module) else Function(f)
        dims = {k: torch.export.Dim(f"d{k}", min=2, max=64) for k in range(2)}
        for name, shapes in ((f"{n:04}", None), (f"{n:04}_any", {"a": tuple(dims if a.dim() == 2 else None for a in args)})):
            try:
                text = fx.export_and_import(module.eval(), *args, output_type="linalg-on-tensors", dynamic_shapes=shapes)
            except Exception:  # Not every function has every type, or takes any sizes.
                continue
            pathlib.Path(f"{folder}/{name}.mlir").write_text(text.operation.get_asm(large_elements_limit=None))


def run(*command):
    return subprocess.run(command, capture_output=True, timeout=300)


def passes(road):
    return f"--pass-pipeline=builtin.module({road})"


def build(folder):
    for sub in ("programs", "buffers"):
        os.makedirs(f"{folder}/{sub}", exist_ok=True)

    def stages(f):
        made = run("mlir-opt-22", f, passes(f"canonicalize,{BUFFERS},buffer-deallocation-pipeline,convert-bufferization-to-memref,func.func(llvm-request-c-wrappers)"), "-o", f.replace("/programs/", "/buffers/"))
        for road in ROADS if made.returncode == 0 else ():
            printed = run("mlir-opt-22", f, "--mlir-print-ir-after-all", "--mlir-print-ir-module-scope", "--mlir-disable-threading", passes(road)).stderr.decode(errors="replace")
            for stage in re.split(r"^// -----// IR Dump [^\n]*\n", printed, flags=re.M)[1:]:
                # Tensors are others' business.
                if "error:" not in stage and "tensor." not in stage and "bufferization.to_" not in stage and len(stage) < 300_000:
                    pathlib.Path(f"{folder}/{hashlib.sha1(stage.encode()).hexdigest()[:12]}.mlir").write_text(stage)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda part: run(sys.executable, __file__, "-", f"part{part}", f"{folder}/programs"), range(2)))
        list(pool.map(stages, sorted(glob.glob(f"{folder}/programs/*.mlir"))))
    print(f"{len(glob.glob(f'{folder}/programs/*.mlir'))} programs, {len(glob.glob(f'{folder}/*.mlir'))} modules")


TYPES = {"f64": "f8", "f32": "f4", "f16": "f2", "bf16": "u2", "i64": "i8", "i32": "i4", "i16": "i2", "i8": "i1", "ui8": "u1", "i1": "b1"}
# Copies between layouts, which code calls as MLIR's runtime has it.
COPY = r"""
#include <stdint.h>
#include <string.h>
typedef struct { char *base, *data; int64_t offset, dims[]; } Descriptor;
typedef struct { int64_t rank; Descriptor *d; } Unranked;
static void copy(int64_t size, int64_t n, const int64_t *dims, const char *from, const int64_t *s, char *to, const int64_t *t) {
  if (!n) { memcpy(to, from, size); return; }
  for (int64_t i = 0; i < *dims; i++) copy(size, n - 1, dims + 1, from + i * *s * size, s + 1, to + i * *t * size, t + 1);
}
void memrefCopy(int64_t size, Unranked *from, Unranked *to) {
  int64_t n = from->rank;
  Descriptor *a = from->d, *b = to->d;
  copy(size, n, a->dims, a->data + a->offset * size, a->dims + n, b->data + b->offset * size, b->dims + n);
}
"""


def signature(text):
    """Shapes and elements of the arguments and results of @main; None where there are others than buffers of known elements."""
    head = re.search(r"func\.func @main\((.*?)\)(?: -> (.*?))? attributes", text)
    lists = [re.findall(r"memref<((?:[\d?]+x)*)(\w+)>|\b([if]\d+|index)\b(?![^<]*>)", part or "") for part in (head[1], head[2])] if head else []
    if not lists or any(scalar or elem not in TYPES for part in lists for _, elem, scalar in part):
        return None
    return [[([None if d == "?" else int(d) for d in dims.split("x") if d], elem) for dims, elem, _ in part] for part in lists]


def call(library, args, results, pipe):
    """Calls main by its C interface on small numbers: the shapes and bytes of its results."""
    import numpy as np

    rng, kept, given = np.random.default_rng(5), [], []
    for shape, elem in args:
        shape = [(5, 7)[i % 2] if d is None else d for i, d in enumerate(shape)]
        x = rng.normal(size=shape).astype("f4") if "f" in elem else rng.integers(1, 4, shape)
        x = np.array((x.view("u4") >> 16) if elem == "bf16" else x, dtype=TYPES[elem], order="C")
        descriptor = np.array([x.ctypes.data, x.ctypes.data, 0, *x.shape, *(s // x.itemsize for s in x.strides)], dtype="i8")
        kept += [x, descriptor]
        given.append(ctypes.c_void_p(descriptor.ctypes.data))
    out = np.zeros(sum(3 + 2 * len(shape) for shape, _ in results) + 1, dtype="i8")
    ctypes.CDLL(library)._mlir_ciface_main(*([ctypes.c_void_p(out.ctypes.data)] if results else []), *given)
    got, at = [], 0
    for shape, elem in results:
        n = len(shape)
        _, data, offset, *dims = (int(v) for v in out[at : at + 3 + 2 * n])
        at += 3 + 2 * n
        sizes, strides, width = dims[:n], dims[n:], np.dtype(TYPES[elem]).itemsize
        places = sum(np.ix_(*[np.arange(s) * t for s, t in zip(sizes, strides)])) if n else np.zeros((), dtype=int)
        got.append((sizes, [ctypes.string_at(data + (offset + int(p)) * width, width) for p in np.ravel(places)]))
    pipe.send(got)


def result(library, args, results):
    ours, theirs = multiprocessing.Pipe(False)
    process = multiprocessing.get_context("fork").Process(target=call, args=(library, args, results, theirs))
    process.start()
    got = ours.recv() if ours.poll(20) else None
    process.join(1)
    process.kill()
    return got if got is not None else f"ended with {process.exitcode}"


def objects(lowir, folder):
    copies = f"{folder}/copies.c"
    pathlib.Path(copies).write_text(COPY)

    def one(f):
        known = signature(pathlib.Path(f).read_text())
        if known is None:
            return "other signatures", ""
        stem = f[:-5]
        if said := run(lowir, f, "-o", f"{stem}.o").stderr:
            return "refused", said.decode()[:200]
        steps = [("mlir-opt-22", f, passes(LOOPS), "-o", f"{stem}.llvm"), ("mlir-translate-22", "--mlir-to-llvmir", f"{stem}.llvm", "-o", f"{stem}.ll"),
                 ("llc-22", "-O0", "--relocation-model=pic", "-filetype=obj", f"{stem}.ll", "-o", f"{stem}.real.o")]
        steps += [("clang-22", "-shared", "-fPIC", f"{stem}{which}.o", copies, "-o", f"{stem}{which}.so", "-lm", "--rtlib=compiler-rt") for which in ("", ".real")]
        if any(failed := [step[0] for step in steps if run(*step).returncode]):
            return f"{failed[0]} fails", f
        ours, theirs = (result(f"{stem}{which}.so", *known) for which in ("", ".real"))
        if ours != theirs:
            return "differ", f"{f}: {str(ours)[:100]}, not {str(theirs)[:100]}"
        return ("the same" if not isinstance(ours, str) else f"both {ours}"), ""

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(one, sorted(glob.glob(f"{os.path.abspath(folder)}/buffers/*.mlir"))))
    worst = [text for _, text in found if text]
    print(", ".join(f"{k} {what}" for what, k in collections.Counter(what for what, _ in found).most_common()), *worst, sep="\n")
    return bool(worst)


if __name__ == "__main__":
    lowir, what, folder = sys.argv[1], sys.argv[2], sys.argv[3]
    if what.startswith("part"):
        export(folder, int(what[4:]))
    elif what == "build" and not all(importlib.util.find_spec(m) for m in ("torch", "torch_mlir")) or what != "build" and not glob.glob(f"{folder}/*.mlir"):
        print("skipped: torch-mlir")
    elif what == "build":
        build(folder)
    elif what == "compare":
        sys.exit(compare(os.path.abspath(lowir), folder, int(sys.argv[4]) if len(sys.argv) > 4 else 60, PIPELINES))
    else:
        sys.exit(objects(os.path.abspath(lowir), folder))
