#!/usr/bin/env python3
"""words.py LOWIR SEED [N]: N functions on integers of 65 bits and more, and N on vectors of them, from LOWIR's objects; what they
store for numbers at the ends and in between is what Python computes. The exit code is 1 if anything differs."""
import ctypes, os, random, subprocess, sys
lowir, seed = sys.argv[1], int(sys.argv[2])
N = int(sys.argv[3]) if len(sys.argv) > 3 else 60
r = random.Random(seed)
WIDTHS = [65, 66, 72, 96, 100, 120, 127, 128, 129, 130, 150, 160, 192, 193, 200, 250, 256, 256, 257, 300, 320, 384, 512, 1000]
def signed(x, w): return x - (1 << w) if x >> (w - 1) else x
def cut(x, w): return x & ((1 << w) - 1)
def quotient(a, b): return -(abs(a) // abs(b)) if (a < 0) != (b < 0) else abs(a) // abs(b)
def number(w):
    """A number that is worth a try."""
    return cut(r.choice([r.getrandbits(w), r.getrandbits(min(w, 64)), -1 - r.randrange(4), r.randrange(4), (1 << (w - 1)) + r.randrange(-2, 3),
                         1 << r.randrange(w), r.getrandbits(r.randrange(1, w + 1))]), w)
def remainder(a, b): return a - quotient(a, b) * b
BINARY = {
    'add': lambda a, b, w: a + b, 'sub': lambda a, b, w: a - b, 'mul': lambda a, b, w: a * b, 'and': lambda a, b, w: a & b,
    'or': lambda a, b, w: a | b, 'xor': lambda a, b, w: a ^ b, 'shl': lambda a, b, w: a << b, 'lshr': lambda a, b, w: a >> b,
    'ashr': lambda a, b, w: signed(a, w) >> b, 'udiv': lambda a, b, w: a // b, 'urem': lambda a, b, w: a % b,
    'sdiv': lambda a, b, w: quotient(signed(a, w), signed(b, w)), 'srem': lambda a, b, w: remainder(signed(a, w), signed(b, w))}
COMPARED = {
    'eq': lambda a, b, w: a == b, 'ne': lambda a, b, w: a != b, 'ult': lambda a, b, w: a < b, 'ule': lambda a, b, w: a <= b,
    'ugt': lambda a, b, w: a > b, 'uge': lambda a, b, w: a >= b, 'slt': lambda a, b, w: signed(a, w) < signed(b, w),
    'sle': lambda a, b, w: signed(a, w) <= signed(b, w), 'sgt': lambda a, b, w: signed(a, w) > signed(b, w),
    'sge': lambda a, b, w: signed(a, w) >= signed(b, w)}
out, tests = [], []
def defined(k, b, w):
    """A second operand for which the answer is one."""
    if k in ('shl', 'lshr', 'ashr'): return b % w
    if k in ('udiv', 'urem', 'sdiv', 'srem'): return 7 if b in (0, (1 << w) - 1) else b
    return b
def function(t, body, result): out.append(
    f'llvm.func @f{len(out)}(%pa: !llvm.ptr, %pb: !llvm.ptr, %po: !llvm.ptr, %i: i32) {{\n  %a = llvm.load %pa : !llvm.ptr -> {t}\n'
    f'  %b = llvm.load %pb : !llvm.ptr -> {t}\n{body}  llvm.store %r, %po : {result}, !llvm.ptr\n  llvm.return\n}}\n')
def scalar():
    kind = r.choice(['binary'] * 6 + ['two', 'compare', 'select', 'extend', 'cut', 'switch', 'funnel', 'order'])
    w = r.choice([128, 256, 512]) if kind == 'funnel' else 128 if kind == 'order' else r.choice(WIDTHS) if r.random() < .8 else r.randrange(65, 700)
    t, k, known = f'i{w}', '', None
    c = number(w)
    y = '%b'
    text, rw = '', w
    if kind in ('binary', 'two', 'compare', 'select', 'funnel') and r.random() < .4:
        known, y = c, '%c'
    if kind in ('binary', 'two'):
        k = r.choice(list(BINARY))
        known = None if known is None else defined(k, known, w)
        text = f'  %r = llvm.{k} %a, {y} : {t}\n'
        f = lambda a, b: BINARY[k](a, b, w)
        if kind == 'two':
            k2 = r.choice(['add', 'sub', 'xor', 'mul'])
            text = text.replace('%r', '%q') + f'  %r = llvm.{k2} %q, %a : {t}\n'
            f = lambda a, b: BINARY[k2](BINARY[k](a, b, w), a, w)
    elif kind in ('compare', 'select'):
        p = r.choice(list(COMPARED))
        text = f'  %z = llvm.icmp "{p}" %a, {y} : {t}\n' + (f'  %r = llvm.select %z, {y}, %a : i1, {t}\n' if kind == 'select' else '  %r = llvm.zext %z : i1 to i8\n')
        f = lambda a, b: (b if COMPARED[p](a, b, w) else a) if kind == 'select' else COMPARED[p](a, b, w)
        rw = w if kind == 'select' else 8
    elif kind == 'extend':
        s = r.random() < .5
        rw = w + r.choice([1, 3, 8, 64, 65, 100, 128, 200])
        text = f'  %r = llvm.{"sext" if s else "zext"} %a : {t} to i{rw}\n'
        f = lambda a, b: signed(a, w) if s else a
    elif kind == 'cut':
        to = r.randrange(1, w)
        text = f'  %q = llvm.trunc %a : {t} to i{to}\n  %r = llvm.zext %q : i{to} to {t}\n'
        f = lambda a, b: cut(a, to)
    elif kind == 'switch':
        cases = list({cut(r.choice([number(63), number(62) << 1]), w) for _ in range(r.randrange(1, 6))})
        text = f'  llvm.switch %a : {t}, ^none [\n' + ',\n'.join(f'    {x}: ^c{j}' for j, x in enumerate(cases)) + '\n  ]\n^none:\n  %n = llvm.mlir.constant(99 : i8) : i8\n  llvm.br ^e(%n : i8)\n'
        text += ''.join(f'^c{j}:\n  %v{j} = llvm.mlir.constant({j} : i8) : i8\n  llvm.br ^e(%v{j} : i8)\n' for j in range(len(cases))) + '^e(%r: i8):\n'
        k, rw = cases, 8
        f = lambda a, b: cases.index(a) if a in cases else 99
    elif kind == 'funnel':
        left = r.random() < .5
        text = f'  %r = llvm.intr.{"fshl" if left else "fshr"}(%a, %b, {y}) : ({t}, {t}, {t}) -> {t}\n'
        def f(a, b):
            by, both = (b if known is None else known) % w, a << w | tests_b[0]
            return both << by >> w if left else both >> by
    else:
        s, rw = r.random() < .5, r.choice([2, 8, 32, 64])
        text = f'  %r = llvm.intr.{"scmp" if s else "ucmp"}(%a, %b) : ({t}, {t}) -> i{rw}\n'
        f = lambda a, b: COMPARED['sgt' if s else 'ugt'](a, b, w) - COMPARED['slt' if s else 'ult'](a, b, w)
    if known is not None: text = f'  %c = llvm.mlir.constant({signed(known, w) if r.random() < .5 else known} : {t}) : {t}\n' + text
    function(t, text, f'i{rw}')
    tests.append((w, 1, rw, 1, k, lambda a, b, i: [f(a[0], b[0] if known is None else known)]))
tests_b = [0]
def vector():
    w, n = r.choice([128, 128, 192, 256]), r.choice([1, 2, 2, 3, 4, 5])
    kind = r.choice(['binary', 'binary', 'constant', 'compare', 'select', 'extend', 'narrow', 'cut', 'get', 'put', 'shuffle', 'cast', 'block'])
    t, k = f'vector<{n}xi{w}>', ''
    rw, rn, result = w, n, t
    each = lambda f: lambda a, b, i: [f(x, y) for x, y in zip(a, b)]
    if kind == 'binary':
        k = r.choice(list(BINARY))
        text, f = f'  %r = llvm.{k} %a, %b : {t}\n', each(lambda x, y: BINARY[k](x, y, w))
    elif kind == 'constant':
        c = [number(w) for _ in range(n)]
        text = f'  %c = llvm.mlir.constant(dense<[{", ".join(str(signed(x, w)) for x in c)}]> : {t}) : {t}\n  %r = llvm.add %a, %c : {t}\n'
        f = lambda a, b, i: [x + y for x, y in zip(a, c)]
    elif kind in ('compare', 'select'):
        p = r.choice(list(COMPARED))
        text = f'  %z = llvm.icmp "{p}" %a, %b : {t}\n'
        if kind == 'select':
            text += f'  %r = llvm.select %z, %b, %a : vector<{n}xi1>, {t}\n'
            f = each(lambda x, y: y if COMPARED[p](x, y, w) else x)
        else:
            rw, result = 8, f'vector<{n}xi8>'
            text += f'  %r = llvm.zext %z : vector<{n}xi1> to {result}\n'
            f = each(lambda x, y: COMPARED[p](x, y, w))
    elif kind in ('extend', 'cut'):
        s = r.random() < .5
        rw = w + 64 * r.choice([1, 2, 4]) if kind == 'extend' else r.choice([x for x in (8, 16, 32, 64, 128, 192) if x < w])
        result = f'vector<{n}xi{rw}>'
        text = f'  %r = llvm.{"trunc" if kind == "cut" else "sext" if s else "zext"} %a : {t} to {result}\n'
        f = each(lambda x, y: signed(x, w) if s else x)
    elif kind == 'narrow':
        # Lanes of few bits become lanes of many, which are multiplied.
        to, s = w, r.random() < .5
        w = r.choice([8, 16, 32, 64])
        t, result = f'vector<{n}xi{w}>', f'vector<{n}xi{to}>'
        rw, way = to, 'sext' if s else 'zext'
        text = f'  %x = llvm.{way} %a : {t} to {result}\n  %y = llvm.{way} %b : {t} to {result}\n  %q = llvm.mul %x, %y : {result}\n  %r = llvm.sub %q, %y : {result}\n'
        f = each(lambda x, y, v=lambda x: signed(x, w) if s else x: (v(x) - 1) * v(y))
    elif kind in ('get', 'put'):
        j, at = r.randrange(n), r.choice('ij')
        text = f'  %j = llvm.mlir.constant({j} : i32) : i32\n'
        if kind == 'get':
            result, rn = f'i{w}', 1
            text += f'  %r = llvm.extractelement %b[%{at} : i32] : {t}\n'
            f = lambda a, b, i: [b[i if at == 'i' else j]]
        else:
            text += f'  %z = llvm.mlir.constant(0 : i64) : i64\n  %e = llvm.extractelement %b[%z : i64] : {t}\n  %r = llvm.insertelement %e, %a[%{at} : i32] : {t}\n'
            f = lambda a, b, i: [b[0] if x == (i if at == 'i' else j) else y for x, y in enumerate(a)]
    elif kind == 'shuffle':
        rn = r.choice([1, 2, 3, 4])
        mask, result = [r.randrange(2 * n) for _ in range(rn)], f'vector<{rn}xi{w}>'
        text = f'  %r = llvm.shufflevector %a, %b [{", ".join(map(str, mask))}] : {t} \n'
        f = lambda a, b, i: [(a + b)[x] for x in mask]
    elif kind == 'cast':
        rw, rn = 64, n * w // 64
        result = f'vector<{rn}xi64>'
        text = f'  %q = llvm.xor %a, %b : {t}\n  %r = llvm.bitcast %q : {t} to {result}\n'
        f = lambda a, b, i: [cut((x ^ y) >> (64 * j), 64) for x, y in zip(a, b) for j in range(w // 64)]
    else:
        text = f'  %c = llvm.mlir.constant(1 : i32) : i32\n  %z = llvm.icmp "eq" %i, %c : i32\n  llvm.cond_br %z, ^x(%a : {t}), ^x(%b : {t})\n^x(%q: {t}):\n  %r = llvm.sub %q, %b : {t}\n'
        f = lambda a, b, i: [(x if i == 1 else y) - y for x, y in zip(a, b)]
    function(t, text, result)
    tests.append((w, n, rw, rn, k, f))
for _ in range(N):
    scalar()
for _ in range(N):
    vector()
with open('words.mlir', 'w') as f: f.write(''.join(out))
subprocess.run([lowir, 'words.mlir', '-o', 'words.o'], check=True)
subprocess.run(['clang-22', '--rtlib=compiler-rt', '-shared', '-o', 'words.so', 'words.o'], check=True)
library = ctypes.CDLL(os.path.abspath('words.so'))
bad = 0
for at, (w, n, rw, rn, k, f) in enumerate(tests):
    for _ in range(24):
        a, b = ([number(w) for _ in range(n)] for _ in range(2))
        if isinstance(k, list) and r.random() < .7: a = [r.choice(k)]
        b, index = [defined(k, x, w) for x in b], r.randrange(n)
        tests_b[0] = b[0]
        size = (w + 7) // 8
        memory = lambda v: ctypes.create_string_buffer(b''.join(x.to_bytes(size, 'little') for x in v) + bytes(64))
        result = ctypes.create_string_buffer(2048)
        getattr(library, f'f{at}')(memory(a), memory(b), result, index)
        size = (rw + 7) // 8
        got = [cut(int.from_bytes(result.raw[j * size:(j + 1) * size], 'little'), rw) for j in range(rn)]
        want = [cut(int(x), rw) for x in f(a, b, index)]
        if got != want:
            bad += 1
            print(f'seed {seed}, @f{at} of {list(map(hex, a))}, {list(map(hex, b))}, {index}: {list(map(hex, got))}, not {list(map(hex, want))}')
            break
sys.exit(bad > 0)
