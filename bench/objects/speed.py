#!/usr/bin/env python3
"""speed.py [FUNCS]: CPU time, code size and run time of objects against llc-22 -O0, as ratios on this machine.

Needs target/release/lowir and target/release/objects_speed (cargo build --release -p lowir -p lowir-tests), the
release 22 tools and clang-22. Prints one line a figure; CPU times are user and system, the least of several runs.
"""
import os, re, resource, subprocess, sys, tempfile
from pathlib import Path
root = Path(__file__).resolve().parents[2]
funcs = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
lowir, inner, gen = root / 'target/release/lowir', root / 'target/release/objects_speed', root / 'target/release/gen'
PASSES = ['--expand-strided-metadata', '--lower-affine', '--convert-scf-to-cf', '--convert-cf-to-llvm', '--convert-math-to-llvm',
          '--finalize-memref-to-llvm', '--convert-func-to-llvm', '--convert-arith-to-llvm', '--convert-index-to-llvm',
          '--reconcile-unrealized-casts']
os.chdir(tempfile.mkdtemp())

def cpu(*command, runs=3):
    best = 1e9
    for _ in range(runs):
        a = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([str(c) for c in command], check=True, stdout=subprocess.DEVNULL)
        b = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, b.ru_utime + b.ru_stime - a.ru_utime - a.ru_stime)
    return best

def text_size(path):
    out = subprocess.run(['llvm-size-22', '-A', path], capture_output=True, text=True, check=True).stdout
    return int(re.search(r'^\.text\s+(\d+)', out, re.M).group(1))

def wrappers(n):
    """Declared functions and their C wrappers, ranks 1 to 5 in turn, in the LLVM dialect."""
    out = []
    for i in range(n):
        r = i % 5 + 1
        s = f'!llvm.struct<(ptr, ptr, i64, array<{r} x i64>, array<{r} x i64>)>'
        types = ['!llvm.ptr', '!llvm.ptr'] + ['i64'] * (2 * r + 1)
        paths = ['0', '1', '2'] + [f'{k}, {j}' for k in (3, 4) for j in range(r)]
        out.append(f'llvm.func @f{i}({", ".join(types)})\nllvm.func @_mlir_ciface_f{i}(%m: !llvm.ptr) {{')
        out.append(f'  %s = llvm.load %m : !llvm.ptr -> {s}')
        out += [f'  %{k} = llvm.extractvalue %s[{p}] : {s}' for k, p in enumerate(paths)]
        out.append(f'  llvm.call @f{i}({", ".join(f"%{k}" for k in range(len(paths)))}) : ({", ".join(types)}) -> ()\n  llvm.return\n}}')
    return '\n'.join(out) + '\n'

def compare(name, low, rounds):
    subprocess.run(['mlir-translate-22', '--mlir-to-llvmir', low, '-o', 'x.ll'], check=True)
    llc = cpu('llc-22', '-O0', '-filetype=obj', '--relocation-model=pic', 'x.ll', '-o', 'llc.o')
    parse = cpu('opt-22', '-disable-output', 'x.ll')
    line = subprocess.run([inner, low, str(rounds)], capture_output=True, text=True, check=True).stdout
    code, container, size, elf, sections, large = [float(x) for x in re.findall(r'\d[\d.]*', line)]
    print(f'{name}: llc {llc:.3f} s of which parsing {parse:.3f} s; code {code * 1e3:.2f} ms: {(llc - parse) / code:.0f}x; '
          f'with the container {(code + container) * 1e3:.2f} ms: {(llc - parse) / (code + container):.0f}x; '
          f'.text {size:.0f} B, llc {text_size("llc.o")} B; file {elf:.0f} B; '
          f'by faerie {large:.0f} B, with that container {(code + sections) * 1e3:.2f} ms: {(llc - parse) / (code + sections):.0f}x')

Path('w.mlir').write_text(wrappers(funcs))
compare(f'{funcs} wrappers', 'w.mlir', 400)
source = subprocess.run([gen, 'mixed', str(funcs), '--wrappers'], capture_output=True, text=True, check=True).stdout
Path('m.mlir').write_text(source)
subprocess.run(['mlir-opt-22', *PASSES, 'm.mlir', '-o', 'm.low.mlir'], check=True)
compare(f'{funcs} mixed functions', 'm.low.mlir', 20)
tools = (cpu('mlir-opt-22', *PASSES, 'm.mlir', '-o', 'm.low.mlir', runs=2) + cpu('mlir-translate-22', '--mlir-to-llvmir', 'm.low.mlir', '-o', 'm.ll', runs=2)
         + cpu('llc-22', '-O0', '-filetype=obj', 'm.ll', '-o', 'm.o', runs=2))
own = cpu(lowir, 'm.mlir', '-o', 'own.o')
print(f'whole job on mixed: three tools {tools:.2f} s, lowir {own:.3f} s: {tools / own:.0f}x')
wrapped = ''.join(
    f'func.func @f{i}(%m: memref<{"?x" * (i % 5 + 1)}f32>) attributes {{llvm.emit_c_interface}} {{ return }}\n' for i in range(funcs))
Path('c.mlir').write_text(wrapped)
tools = (cpu('mlir-opt-22', *PASSES, 'c.mlir', '-o', 'c.low.mlir', runs=2) + cpu('mlir-translate-22', '--mlir-to-llvmir', 'c.low.mlir', '-o', 'c.ll', runs=2)
         + cpu('llc-22', '-O0', '-filetype=obj', 'c.ll', '-o', 'c.o', runs=2))
own = cpu(lowir, 'c.mlir', '-o', 'own.o')
print(f'whole job on wrappers: three tools {tools:.2f} s, lowir {own:.3f} s: {tools / own:.0f}x')
for kernel in sorted((root / 'examples/kernels').glob('*.mlir')):
    k = kernel.stem
    subprocess.run([lowir, kernel, '-o', f'{k}.1.o'], check=True)
    subprocess.run(['mlir-opt-22', *PASSES, kernel, '-o', f'{k}.mlir'], check=True)
    subprocess.run(['mlir-translate-22', '--mlir-to-llvmir', f'{k}.mlir', '-o', f'{k}.ll'], check=True)
    subprocess.run(['llc-22', '-O0', '-filetype=obj', '--relocation-model=pic', f'{k}.ll', '-o', f'{k}.2.o'], check=True)
    times = []
    for v in '12':
        subprocess.run(['clang-22', '-O1', '--rtlib=compiler-rt', kernel.with_suffix('.c'), f'{k}.{v}.o', '-lm', '-o', f'{k}.{v}.x'], check=True)
    n = 20
    while cpu(f'./{k}.2.x', n, runs=1) < 0.15:
        n *= 3
    times = [cpu(f'./{k}.{v}.x', n, runs=4) for v in '12']
    sizes = [text_size(f'{k}.{v}.o') for v in '12']
    print(f'{k}: run time {times[0] / times[1]:.2f} of llc -O0, code size {sizes[0] / sizes[1]:.2f}')
