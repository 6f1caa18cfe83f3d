#!/usr/bin/env python3
"""What IREE's compiler makes of programs on tensors, on its way to a processor: buffers, loops and vectors after each of its passes, and
the LLVM dialect in the end.

    iree_programs.py LOWIR build DIR [EACH]   every EACH-th program for three processors, in DIR/loops/*.mlir and DIR/llvm/*.mlir
    iree_programs.py LOWIR compare DIR        passes of LOWIR and of mlir-opt-22 on these print the same, and so does the LLVM IR
                                              of LOWIR and of mlir-translate-22 once llvm-as-22 has read it
    iree_programs.py LOWIR objects DIR        functions of known shapes compute the same bits by LOWIR's objects and by those of llc-22

Needs iree-compile (package iree-base-compiler) in PATH or named by IREE_COMPILE, the tools of release 22, clang-22 with compiler-rt,
and NumPy. The exit code is 1 if anything differs.
"""
import collections, concurrent.futures, difflib, glob, hashlib, os, random, re, shutil, subprocess, sys, tempfile

IREE = os.environ.get("IREE_COMPILE") or shutil.which("iree-compile")
TARGETS = {
    "sse": ["--iree-llvmcpu-target-cpu=generic"],
    "avx512": ["--iree-llvmcpu-target-cpu=znver4"],
    "sve": ["--iree-llvmcpu-target-triple=aarch64-linux-gnu", "--iree-llvmcpu-target-cpu=generic", "--iree-llvmcpu-target-cpu-features=+sve2,+i8mm"],
}
# Attributes of IREE's own dialects stay on operations.
FOREIGN = "--allow-unregistered-dialect"
COMPARED = [
    [], ["--canonicalize"], ["--cse"], ["--expand-strided-metadata"], ["--fold-memref-alias-ops"], ["--convert-vector-to-scf"],
    ["--convert-linalg-to-loops", "--fold-memref-alias-ops", "--canonicalize"], ["--convert-scf-to-cf"], ["--loop-invariant-code-motion"],
    ["--arith-expand"], ["--test-lower-to-llvm"],
]
LOWERED = """--convert-linalg-to-loops --convert-vector-to-scf --lower-affine --convert-scf-to-cf --expand-strided-metadata --lower-affine
    --convert-vector-to-llvm --finalize-memref-to-llvm --arith-expand --convert-math-to-llvm --convert-math-to-libm
    --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 --convert-arith-to-llvm --convert-index-to-llvm --convert-cf-to-llvm
    --convert-ub-to-llvm --reconcile-unrealized-casts""".split()


# Programs.

def tensor(shape, elem):
    return "tensor<" + "".join(f"{d}x" for d in shape) + f"{elem}>"


def zero(elem):
    return "0.0" if elem[0] in "fb" else "0"


def named(op, ins, out, elem, attrs=""):
    """One operation of linalg into zeros."""
    a = [f"%a{i}" for i in range(len(ins))]
    return f"""func.func @f({", ".join(f"{x}: {t}" for x, t in zip(a, ins))}) -> {out} {{
  %z = arith.constant {zero(elem)} : {elem}
  %e = tensor.empty() : {out}
  %f = linalg.fill ins(%z : {elem}) outs(%e : {out}) -> {out}
  %r = {op} {attrs} ins({", ".join(a)} : {", ".join(ins)}) outs(%f : {out}) -> {out}
  return %r : {out}
}}"""


UNARY = "exp tanh log sqrt rsqrt erf absf sin cos floor ceil log1p exp2 expm1 roundeven round trunc atan log2 cbrt".split()
FLOATS = "arith.addf arith.subf arith.mulf arith.divf arith.maximumf arith.minimumf arith.maxnumf math.powf arith.remf math.atan2".split()
INTS = "addi subi muli andi ori xori maxsi minui maxui divsi divui remsi ceildivsi floordivsi".split()


def elementwise(seed):
    """Random arithmetic on each element, and a sum over the last dimension or none."""
    r = random.Random(seed)
    shape = [r.choice([4, 7, 16, 33, 64]) for _ in range(r.choice([1, 2, 2, 3]))]
    if r.random() < 0.3:
        shape[r.randrange(len(shape))] = "?"
    floats, sums = r.random() < 0.6, r.random() < 0.4 and len(shape) > 1
    elem = r.choice(["f32", "f32", "f64", "f16", "bf16"] if floats else ["i32", "i8", "i64", "i16"])
    body, values = [], ["%x", "%y"]
    for k in range(r.randrange(2, 9)):
        pick = lambda: r.choice(values)
        v, c = f"%v{k}", r.random()
        if c > 0.85:
            body.append(f'{v}c = arith.cmp{"f olt" if floats else "i slt"}, {pick()}, {pick()} : {elem}\n    {v} = arith.select {v}c, {pick()}, {pick()} : {elem}')
        elif floats and c < 0.45:
            body.append(f"{v} = math.{r.choice(UNARY)} {pick()} : {elem}")
        else:
            body.append(f'{v} = {r.choice(FLOATS) if floats else "arith." + r.choice(INTS)} {pick()}, {pick()} : {elem}')
        values.append(v)
    if sums:
        body.append(f'%q = arith.{"addf" if floats else "addi"} {values[-1]}, %o : {elem}')
        values.append("%q")
    given, made = tensor(shape, elem), tensor(shape[:-1] if sums else shape, elem)
    sizes = [i for i, d in enumerate(shape[:-1] if sums else shape) if d == "?"]
    dims = ", ".join(f"d{i}" for i in range(len(shape)))
    kept = ", ".join(f"d{i}" for i in range(len(shape) - sums))
    kinds = ['"parallel"'] * (len(shape) - 1) + ['"reduction"' if sums else '"parallel"']
    asked = "".join(f"  %k{i} = arith.constant {i} : index\n  %n{i} = tensor.dim %a, %k{i} : {given}\n" for i in sizes)
    return f"""func.func @f(%a: {given}, %b: {given}) -> {made} {{
{asked}  %e = tensor.empty({", ".join(f"%n{i}" for i in sizes)}) : {made}
  %z = arith.constant {zero(elem)} : {elem}
  %f = linalg.fill ins(%z : {elem}) outs(%e : {made}) -> {made}
  %r = linalg.generic {{indexing_maps = [affine_map<({dims}) -> ({dims})>, affine_map<({dims}) -> ({dims})>, affine_map<({dims}) -> ({kept})>], iterator_types = [{", ".join(kinds)}]}} ins(%a, %b : {given}, {given}) outs(%f : {made}) {{
  ^bb0(%x: {elem}, %y: {elem}, %o: {elem}):
    {chr(10).join("    " + b for b in body).strip()}
    linalg.yield {values[-1]} : {elem}
  }} -> {made}
  return %r : {made}
}}"""


def programs():
    """Names and texts."""
    turned = "indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]"
    steps = lambda d, n: f"{{dilations = dense<1> : tensor<{d}xi64>, strides = dense<{n}> : tensor<{d}xi64>}}"
    for e, acc in [("f32", "f32"), ("f16", "f32"), ("bf16", "f32"), ("i8", "i32"), ("f64", "f64")]:
        for m, k, n in [(64, 128, 32), (7, 13, 5), (1, 256, 64)]:
            yield f"matmul.{e}.{m}", named("linalg.matmul", [tensor([m, k], e), tensor([k, n], e)], tensor([m, n], acc), acc)
        yield f"turned.{e}", named("linalg.matmul", [tensor([20, 33], e), tensor([18, 33], e)], tensor([20, 18], acc), acc, turned)
        yield f"batch.{e}", named("linalg.batch_matmul", [tensor([3, 9, 17], e), tensor([3, 17, 12], e)], tensor([3, 9, 12], acc), acc)
        yield f"matvec.{e}", named("linalg.matvec", [tensor([50, 31], e), tensor([31], e)], tensor([50], acc), acc)
        yield f"dot.{e}", named("linalg.dot", [tensor([100], e), tensor([100], e)], tensor([], acc), acc)
        yield f"conv1.{e}", named("linalg.conv_1d_nwc_wcf", [tensor([1, 20, 6], e), tensor([3, 6, 7], e)], tensor([1, 18, 7], acc), acc, steps(1, 1))
        yield f"conv2.{e}", named("linalg.conv_2d_nhwc_hwcf", [tensor([1, 18, 18, 8], e), tensor([3, 3, 8, 16], e)], tensor([1, 16, 16, 16], acc), acc, steps(2, 1))
    yield "depthwise", named("linalg.depthwise_conv_2d_nhwc_hwc", [tensor([1, 17, 17, 12], "f32"), tensor([3, 3, 12], "f32")], tensor([1, 8, 8, 12], "f32"), "f32", steps(2, 2))
    for kind in ["max", "min", "sum"]:
        yield f"pool.{kind}", named(f"linalg.pooling_nhwc_{kind}", [tensor([2, 16, 16, 5], "f32"), tensor([2, 2], "f32")], tensor([2, 8, 8, 5], "f32"), "f32", steps(2, 2))
    yield "softmax", """func.func @f(%i: tensor<12x100xf32>) -> tensor<12x100xf32> {
  %e = tensor.empty() : tensor<12x100xf32>
  %r = linalg.softmax dimension(1) ins(%i : tensor<12x100xf32>) outs(%e : tensor<12x100xf32>) -> tensor<12x100xf32>
  return %r : tensor<12x100xf32>
}"""
    yield "transpose", """func.func @f(%i: tensor<33x65xf32>) -> tensor<65x33xf32> {
  %e = tensor.empty() : tensor<65x33xf32>
  %r = linalg.transpose ins(%i : tensor<33x65xf32>) outs(%e : tensor<65x33xf32>) permutation = [1, 0]
  return %r : tensor<65x33xf32>
}"""
    yield "pad", """func.func @f(%i: tensor<5x?xf32>) -> tensor<9x?xf32> {
  %z = arith.constant 1.5 : f32
  %r = tensor.pad %i low[1, 2] high[3, 4] {
  ^bb0(%a: index, %b: index):
    tensor.yield %z : f32
  } : tensor<5x?xf32> to tensor<9x?xf32>
  return %r : tensor<9x?xf32>
}"""
    yield "gather", """func.func @f(%t: tensor<100x16xf32>, %x: tensor<10xi64>) -> tensor<10x16xf32> {
  %e = tensor.empty() : tensor<10x16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<10xi64>) outs(%e : tensor<10x16xf32>) {
  ^bb0(%i: i64, %o: f32):
    %j = arith.index_cast %i : i64 to index
    %k = linalg.index 1 : index
    %v = tensor.extract %t[%j, %k] : tensor<100x16xf32>
    linalg.yield %v : f32
  } -> tensor<10x16xf32>
  return %r : tensor<10x16xf32>
}"""
    for seed in range(60):
        yield f"elements.{seed}", elementwise(seed)


def run(*command, text=None):
    return subprocess.run(["timeout", "120", *command], input=text, capture_output=True, text=True, errors="replace")


def all_of(what, jobs):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(what, jobs))


# Newer spellings, and what belongs to IREE alone, as release 22 reads them.
SPELLINGS = [
    (r" <alignment = (\d+)>", r" {alignment = \1 : i64}"),
    (r"(?m)^  iree_codegen\.dispatch_config .*\{\n(.*\n)*?  \}\n", ""),
    (r"(memref<[^%]*?>)\{(%[\w]+(, )?)+\}", r"\1"),
    (r"(vector\.(?:insert|extract)_strided_slice .*?) (offsets = .*?\]) : ", r"\1 {\2} : "),
    (r"llvm\.intr\.vector\.reduce\.(fadd|fmul)\((.*?)\) : ", r'"llvm.intr.vector.reduce.\1"(\2) : '),
    (r"llvm\.intr\.masked\.(load|store)\((.*?)\), alignment\((\d+)\) : ", r"llvm.intr.masked.\1 \2 {alignment = \3 : i32} : "),
    (r"\(\) alignment = (\d+) : ", r"() {alignment = \1 : i64} : "),
    (r" \{mapping = \[[^\]]*\]\}", ""),
    (r", #hal\.descriptor_type<[^>]*>", ""),
]


def function(body):
    """A function whose sizes, places and buffers come as arguments instead of from IREE's runtime. None for others."""
    if "flow." in body or "dispatch.tensor" in body:
        return None
    given, lines = [], []
    for line in body.split("\n"):
        got = re.match(r"\s*(%[\w#]+) = hal\.interface\..* : (.*)$", line)
        (given if got else lines).append(f"{got[1]}: {got[2]}" if got else line)
    head = re.match(r"func\.func (?:private )?(@[\w$.]+)\(\)", lines[0])
    text = "\n".join([f"module {{\nfunc.func {head[1]}({', '.join(given)}) {{", *lines[1:], "}", ""]) if head else ""
    return text if text and not re.search(r"\b(iree_\w+\.\w+ [^=]|hal\.|util\.)", text) else None


def build(lowir, folder, each):
    for kind in ["loops", "llvm"]:
        os.makedirs(f"{folder}/{kind}", exist_ok=True)
    jobs = [(n, text, t) for i, (n, text) in enumerate(programs()) if i % each == 0 for t in TARGETS]

    def one(job):
        name, text, target = job
        with tempfile.TemporaryDirectory() as tree:
            done = run(IREE, "-", "-o", f"{tree}/out", "--iree-hal-target-backends=llvm-cpu", "--iree-input-demote-f64-to-f32=false", *TARGETS[target], "--mlir-disable-threading", "--mlir-print-ir-after-all", text=text)
        kept = []
        for section in re.split(r"(?m)^// -----// IR Dump ", done.stderr)[1:]:
            head, _, body = section.partition("\n")
            for old, new in SPELLINGS:
                body = re.sub(old, new, body.strip("\n"))
            by = re.match(r"After (\w+)", head)
            llvm = body.startswith("module") and "llvm.func" in body and not re.search(r"hal\.executable|\bvm\.", body)
            text = body + "\n" if llvm else function(body) if body.startswith("func.func") else None
            if text:
                kept.append((llvm, by[1] if by else "X", text))
        return name, target, kept

    seen, counts = set(), collections.Counter()
    for name, target, kept in all_of(one, jobs):
        counts["not compiled"] += not kept
        for llvm, by, text in kept:
            key = hashlib.md5(re.sub(r"%\w+", "%", text).encode()).digest()
            if key not in seen:
                seen.add(key)
                counts["llvm" if llvm else "loops"] += 1
                open(f'{folder}/{"llvm" if llvm else "loops"}/{name}.{target}.{len(seen)}.{by}.mlir', "w").write(text)
    print(f"{len(jobs)} programs and processors:", dict(counts))


def told(counts, first):
    """What came out, and the first differences."""
    print(*first[:5], dict(counts), sep="\n")
    return any(k in counts for k in ("differs", "lowir fails"))


def compare(lowir, folder):
    bad = False
    for kind, passes in [("loops", p) for p in COMPARED] + [("llvm", []), ("llvm", None)]:
        def one(f):
            if passes is None:
                ours, theirs = run(lowir, "translate", FOREIGN, "--mlir-to-llvmir", f), run("mlir-translate-22", FOREIGN, "--mlir-to-llvmir", f)
            else:
                ours, theirs = run(lowir, "opt", FOREIGN, *passes, f), run("mlir-opt-22", FOREIGN, *passes, f)
            if ours.returncode or theirs.returncode:
                return ("both fail" if ours.returncode == theirs.returncode else "lowir fails" if ours.returncode else "only lowir takes"), f"{f}: {ours.stderr[:200]}"
            a, b = ours.stdout, theirs.stdout
            if passes is None:
                a, b = read(a), read(b)
            if a == b:
                return "same", ""
            lines = list(difflib.unified_diff(b.split("\n"), a.split("\n"), "real", "lowir", lineterm="", n=0))
            return "differs", "\n".join([f, *lines[:8]])

        def read(text):
            with tempfile.NamedTemporaryFile() as bitcode:
                run("llvm-as-22", "-", "-o", bitcode.name, text=text)
                return run("llvm-dis-22", bitcode.name, "-o", "-").stdout.partition("\n")[2]

        results = all_of(one, sorted(glob.glob(f"{folder}/{kind}/*.mlir")))
        print(kind, "LLVM IR" if passes is None else " ".join(passes) or "read and written")
        bad |= told(collections.Counter(k for k, _ in results), [w for k, w in results if k in ("differs", "lowir fails")])
    return bad


# Runs a function of an object on buffers of numbers, small ones so that shifts and quotients are defined, and prints what they hold then.
CALLED = """
import ctypes, hashlib, sys
import numpy as np
library, name, *given = sys.argv[1:]
types = dict(f32=np.float32, f64=np.float64, f16=np.float16, bf16=np.uint16, i8=np.int8, i16=np.int16, i32=np.int32, i64=np.int64, i1=np.int8)
rng, buffers, arguments = np.random.default_rng(1), [], []
for g in given:
    if g == "index":
        arguments.append(ctypes.c_int64(0))
        continue
    elem, n = g.split(":")
    n, t = int(n), types[elem]
    room = np.zeros(n + 256, dtype=t)
    first = -room.ctypes.data % 64 // room.itemsize
    b = room[first:first + n]
    if elem == "bf16":
        b[:] = (rng.normal(size=n).astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    elif elem[0] == "f":
        b[:] = rng.normal(size=n)
    else:
        b[:] = rng.integers(1, 7, n) if elem != "i1" else rng.integers(0, 2, n)
    buffers.append((elem, b))
    arguments.append(ctypes.c_void_p(b.ctypes.data))
f = getattr(ctypes.CDLL(library), name)
f.restype = None
f(*arguments)
for elem, b in buffers:
    if elem[0] == "f":
        b[np.isnan(b)] = np.nan
    print(hashlib.md5(b.tobytes()).hexdigest())
"""


def objects(lowir, folder):
    def one(f):
        text = open(f).read()
        head = re.search(r"func\.func @(\S+?)\((.*)\) \{", text)
        given = []
        for a in re.findall(r"%\w+: (memref<[^%]*>|\w+)", head[2]):
            buffer = re.fullmatch(r"memref<((?:\d+x)*)(\w+)>", a)
            n = 1
            for d in buffer[1].split("x")[:-1] if buffer else []:
                n *= int(d)
            given.append(f"{buffer[2]}:{n}" if buffer else a)
        if any(g != "index" and ":" not in g for g in given):
            return "sizes not known", f
        with tempfile.TemporaryDirectory() as d:
            low = run("mlir-opt-22", *LOWERED, f)
            ir = run("mlir-translate-22", "--mlir-to-llvmir", text=low.stdout) if low.returncode == 0 else low
            code = run("llc-22", "-O0", "-filetype=obj", "-relocation-model=pic", "-o", f"{d}/theirs.o", text=ir.stdout) if ir.returncode == 0 else ir
            if code.returncode:
                return "the tools fail", f
            ours = run(lowir, f, "--use-bare-ptr-memref-call-conv", "-o", f"{d}/ours.o")
            if ours.returncode:
                return ("no code yet" if "[unsupported]" in ours.stderr else "lowir fails"), f"{f}: {ours.stderr[:200]}"
            said = []
            for who in ["ours", "theirs"]:
                run("clang-22", "-shared", "--rtlib=compiler-rt", f"{d}/{who}.o", "-o", f"{d}/{who}.so", "-lm")
                done = run(sys.executable, "-c", CALLED, f"{d}/{who}.so", head[1], *given)
                said.append((done.returncode, done.stdout))
            # What divides by a known zero is nothing that could be compared.
            if said[0][0] == -8 or said[0] == said[1]:
                return "same" if said[0] == said[1] else "divides by zero", f
            return "differs", f"{f}: {said}"

    results = all_of(one, sorted(glob.glob(f"{folder}/loops/*.mlir")))
    return told(collections.Counter(k for k, _ in results), [w for k, w in results if k in ("differs", "lowir fails")])


lowir, what, folder = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
if not IREE and what == "build" or what != "build" and not glob.glob(f"{folder}/loops/*.mlir"):
    print("skipped: iree-compile")
elif what == "build":
    build(lowir, folder, int(sys.argv[4]) if len(sys.argv) > 4 else 1)
else:
    sys.exit({"compare": compare, "objects": objects}[what](lowir, folder))
