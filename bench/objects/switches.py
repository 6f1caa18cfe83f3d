#!/usr/bin/env python3
"""switches.py SEED N: sw.mlir and sw.c in the folder where it runs: functions that switch over cases of all shapes, run on
the numbers around each of them, at the ends of the type and at random.
"""
import random, sys
R = random.Random(int(sys.argv[1]))
n = int(sys.argv[2])
out, c, body = [], ['#include <stdio.h>', '#include <stdint.h>'], []

def cases(w):
    """Numbers of cases: dense, sparse, runs, at the ends, across zero and across the sign."""
    low, high = -(1 << w - 1), (1 << w - 1) - 1
    found = []
    for _ in range(R.randint(1, 4)):
        size = R.choice([1, 2, 3, 4, 5, 8, 20, 60, 300])
        start = R.choice([0, low, high - R.choice([1, size, 3 * size]), -size // 2, R.randint(low, high), R.choice([-1, 1]) << R.randrange(w)])
        step = R.choice([1, 1, 1, 2, 3, 4, 5, 7, 1 << R.randrange(w)])
        found += [start + k * step for k in range(size)]
        if R.random() < .3:
            found += [R.randint(low, high) for _ in range(size)]
    found = list(dict.fromkeys(k for k in found if low <= k <= high))
    found = [k for k in found if R.random() < .95]
    R.shuffle(found)
    return found[:400]

for f in range(n):
    w = R.choice([1, 5, 7, 8, 8, 12, 16, 16, 24, 31, 32, 32, 32, 33, 48, 63, 64, 64, 64])
    wide = 8 if w <= 8 else 16 if w <= 16 else 32 if w <= 32 else 64
    t, low, high = f'i{w}', -(1 << w - 1), (1 << w - 1) - 1
    keys = cases(w)
    blocks = R.choice([1, 2, 3, 10, 100])
    takes = [R.choice([0, 0, 1, 2]) for _ in range(blocks + 1)]
    runs, used = R.random() < .4, set()
    names = ['%x', '%y', '%z']
    def to(b):
        """A block and what it is passed."""
        used.add(b)
        passed = [R.choice(names) for _ in range(takes[b])]
        return f'^bb{b + 1}' + (f'({", ".join(passed)} : {", ".join(["i64"] * takes[b])})' if passed else '')
    out.append(f'llvm.func @s{f}(%i: i{wide}, %x: i64, %y: i64) -> i64 {{')
    out.append(f'  %z = llvm.add %x, %y : i64')
    out.append(f'  %v = llvm.trunc %i : i{wide} to {t}' if w < wide else f'  %v = llvm.bitcast %i : {t} to {t}')
    loop = R.random() < .3
    if loop:
        # Blocks that pass something on, and a switch that is reached twice.
        out.append(f'  %zero = llvm.mlir.constant(0 : i64) : i64\n  %three = llvm.mlir.constant(3 : i64) : i64\n  llvm.br ^head(%x, %zero : i64, i64)\n^head(%a: i64, %k: i64):')
        names.append('%a')
    pick = sorted(keys) if runs else keys
    rows, b = [], 0
    for k in pick:
        if not runs or R.random() < .2:
            b = R.randrange(blocks)
        number = k if w > 1 else k & 1
        rows.append(f'{number}: {to(b)}')
    R.shuffle(rows)
    out.append(f'  llvm.switch %v : {t}, {to(R.choice([blocks, 0]))} [\n    ' + ',\n    '.join(rows) + '\n  ]' if rows else f'  llvm.br {to(blocks)}')
    # Blocks with arguments that nothing leads to crash mlir-translate.
    for b in sorted(used):
        names_b = [f'%p{b}_{i}' for i in range(takes[b])]
        head = f'({", ".join(f"{p}: i64" for p in names_b)})' if names_b else ''
        out.append(f'^bb{b + 1}{head}:')
        out.append(f'  %c{b} = llvm.mlir.constant({R.randrange(1 << 40)} : i64) : i64')
        last = f'%c{b}'
        for i, p in enumerate(names_b + [R.choice(names)]):
            out.append(f'  %q{b}_{i} = llvm.{R.choice(["add", "xor", "mul"])} {last}, {p} : i64')
            last = f'%q{b}_{i}'
        if loop:
            out.append(f'  %k{b} = llvm.add %k, %zero : i64\n  llvm.br ^tail({last} : i64)')
        else:
            out.append(f'  llvm.return {last} : i64')
    if loop:
        out.append('^tail(%r: i64):\n  %one = llvm.mlir.constant(1 : i64) : i64\n  %next = llvm.add %k, %one : i64\n  %more = llvm.icmp "ult" %next, %three : i64\n  llvm.cond_br %more, ^head(%r, %next : i64, i64), ^out\n^out:\n  llvm.return %r : i64')
    out.append('}')
    c.append(f'int64_t s{f}(int{wide}_t, int64_t, int64_t);')
    asked = {low, high, 0, -1, 1, low + 1, high - 1}
    for k in keys:
        asked |= {k - 1, k, k + 1, k + 4}
    asked |= {R.randint(low, high) for _ in range(50)} | {(k + (1 << 32)) for k in keys[:50]}
    asked = sorted({(k + (1 << w - 1)) % (1 << w) - (1 << w - 1) for k in asked})
    # Bits above the type are anything.
    asked = [(k + (R.getrandbits(64) << w)) % (1 << wide) for k in asked]
    body.append(f'  {{ static const uint64_t in[] = {{{", ".join(f"{k}u" for k in asked)}}};\n'
                f'    for (unsigned k = 0; k < sizeof in / 8; k++) printf("{f} %llx %llx\\n", (long long)in[k], (long long)s{f}((int{wide}_t)in[k], k * 77 + 5, ~k)); }}')
open('sw.mlir', 'w').write('\n'.join(out) + '\n')
open('sw.c', 'w').write('\n'.join(c) + '\nint main(void) {\n' + '\n'.join(body) + '\n}\n')
