#!/usr/bin/env python3
"""jumps.py SEED N: ju.mlir and ju.c in the folder where it runs: functions whose blocks jump to each other by addresses, and
plainly, each passing the others what it was passed: turned round, swapped, constants, the function's own arguments.
"""
import random, sys
R = random.Random(int(sys.argv[1]))
out, c, body = [], ['#include <stdio.h>', '#include <stdint.h>'], []
TYPES = ['i64', 'i64', 'i64', 'i32', 'i8', 'f64', 'f32', 'i128', '!llvm.struct<(i64, f32)>']
CONSTANTS = {'i64': '77', 'i32': '-5', 'i8': '9', 'f64': '2.5', 'f32': '-1.5', 'i128': '3'}
for f in range(int(sys.argv[2])):
    n = R.choice([1, 2, 3, 5, 9])
    few = R.choice([['i64'], ['i64', 'f64'], TYPES])
    takes = [[R.choice(few) for _ in range(R.randint(0, 6))] for _ in range(n)]
    own = {t: [] for t in TYPES}
    # Lines of each block, the entry last, and which blocks it leads to.
    lines, leads = [[] for _ in range(n + 1)], [set() for _ in range(n + 1)]
    now = n
    o = lambda line: lines[now].append(line)
    o(f'llvm.func @j{f}(%x: i64, %y: i64, %d: f64, %acc: !llvm.ptr, %steps: !llvm.ptr) {{')
    o(f'  %size = llvm.mlir.constant({n} : i64) : i64\n  %table = llvm.alloca %size x !llvm.ptr : (i64) -> !llvm.ptr\n  %one = llvm.mlir.constant(1 : i64) : i64\n  %zero = llvm.mlir.constant(0 : i64) : i64\n  %mul = llvm.mlir.constant(6364136223846793005 : i64) : i64\n  %by = llvm.mlir.constant(33 : i64) : i64')
    o('  %x32 = llvm.trunc %x : i64 to i32\n  %y8 = llvm.trunc %y : i64 to i8\n  %d32 = llvm.fptrunc %d : f64 to f32\n  %y128 = llvm.sext %y : i64 to i128')
    own['i64'] += ['%x', '%y', '%one']
    own['i32'] += ['%x32']
    own['i8'] += ['%y8']
    own['f64'] += ['%d']
    own['f32'] += ['%d32']
    own['i128'] += ['%y128']
    s = '!llvm.struct<(i64, f32)>'
    o(f'  %s0 = llvm.mlir.undef : {s}\n  %s1 = llvm.insertvalue %x, %s0[0] : {s}\n  %s = llvm.insertvalue %d32, %s1[1] : {s}')
    own[s] += ['%s']
    for t, v in CONSTANTS.items():
        k = '%k_' + t
        o(f'  {k} = llvm.mlir.constant({v} : {t}) : {t}')
        own[t].append(k)
    def to(b, values):
        leads[now].add(b)
        passed = [R.choice(values[t][-4:] if R.random() < .7 else values[t]) for t in takes[b]]
        return f'^bb{b}' + (f'({", ".join(passed)} : {", ".join(takes[b])})' if passed else '')

    def leave(b, values, h):
        """Ends a block: it jumps to one of several by its address, or plainly."""
        kind = R.random()
        if kind < .15:
            return o(f'  llvm.br {to(R.randrange(n), values)}')
        if kind < .3:
            o(f'  %c{b} = llvm.trunc {h} : i64 to i1')
            return o(f'  llvm.cond_br %c{b}, {to(R.randrange(n), values)}, {to(R.randrange(n), values)}')
        low = R.randrange(n)
        m = R.randint(1, n - low)
        o(f'  %m{b} = llvm.mlir.constant({m} : i64) : i64\n  %l{b} = llvm.mlir.constant({low} : i64) : i64\n  %r{b} = llvm.urem {h}, %m{b} : i64\n  %i{b} = llvm.add %r{b}, %l{b} : i64\n  %q{b} = llvm.getelementptr %table[%i{b}] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr\n  %t{b} = llvm.load %q{b} : !llvm.ptr -> !llvm.ptr')
        names = [to(low + k, values) for k in range(m)]
        o(f'  llvm.indirectbr %t{b} : !llvm.ptr, [\n  ' + ',\n  '.join(names) + '\n  ]')

    for b in range(n):
        now = b
        names = [f'%b{b}_{i}' for i in range(len(takes[b]))]
        o(f'^bb{b}' + (f'({", ".join(f"{v}: {t}" for v, t in zip(names, takes[b]))})' if names else '') + ':')
        o(f'  llvm.blocktag <id = {b + 1}>')
        o(f'  %h{b} = llvm.load %acc : !llvm.ptr -> i64')
        last, values = f'%h{b}', {t: list(v) for t, v in own.items()}
        for i, (v, t) in enumerate(zip(names, takes[b])):
            values[t] += [v]
            w = f'%w{b}_{i}'
            if t[0] == 'f':
                o(f'  {w}b = llvm.bitcast {v} : {t} to i{t[1:]}')
                v, t = f'{w}b', f'i{t[1:]}'
            elif t[0] == '!':
                o(f'  {w}c = llvm.extractvalue {v}[0] : {t}\n  {w}f = llvm.extractvalue {v}[1] : {t}\n  {w}g = llvm.bitcast {w}f : f32 to i32\n  {w}h = llvm.sext {w}g : i32 to i64\n  {w}i = llvm.xor {w}c, {w}h : i64')
                v, t = f'{w}i', 'i64'
            if t == 'i128':
                o(f'  {w}j = llvm.lshr {v}, %k_i128 : i128\n  {w} = llvm.trunc {w}j : i128 to i64')
                v = w
            elif t != 'i64':
                o(f'  {w} = llvm.sext {v} : {t} to i64')
                v = w
            o(f'  %g{b}_{i} = llvm.xor {last}, {v} : i64\n  %n{b}_{i} = llvm.mul %g{b}_{i}, %mul : i64')
            last = f'%n{b}_{i}'
        o(f'  %u{b} = llvm.add {last}, %mul : i64\n  llvm.store %u{b}, %acc : i64, !llvm.ptr\n  %v{b} = llvm.lshr %u{b}, %by : i64')
        if R.random() < .5:
            values['i64'] += [f'%u{b}', f'%v{b}']
        o(f'  %st{b} = llvm.load %steps : !llvm.ptr -> i64\n  %sl{b} = llvm.sub %st{b}, %one : i64\n  llvm.store %sl{b}, %steps : i64, !llvm.ptr\n  %go{b} = llvm.icmp "sgt" %sl{b}, %zero : i64\n  llvm.cond_br %go{b}, ^on{b}, ^out\n^on{b}:')
        leave(b, values, f'%v{b}')
    now = n
    for b in range(n):
        o(f'  %p{b} = llvm.getelementptr %table[{b}] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr')
    addresses = len(lines[n])
    leave('e', own, '%x')
    # Blocks that nothing leads to have no address.
    reached, todo = set(), [n]
    while todo:
        b = todo.pop()
        if b not in reached:
            reached.add(b)
            todo += leads[b]
    lines[n][addresses:addresses] = [
        f'  %a{b} = llvm.blockaddress <function = @j{f}, tag = <id = {b + 1}>> : !llvm.ptr\n  llvm.store %a{b}, %p{b} : !llvm.ptr, !llvm.ptr'
        for b in range(n) if b in reached]
    for b in [n, *range(n)]:
        out += lines[b] if b in reached else []
    out.append('^out:\n  llvm.return\n}')
    c.append(f'void j{f}(int64_t, int64_t, double, int64_t *, int64_t *);')
    for k in range(6):
        x, y = R.getrandbits(63), R.getrandbits(62)
        body.append(f'  {{ int64_t acc = {k}, steps = 200; j{f}({x}, {y}, {R.choice(["1.25", "-7.0", "1e9"])}, &acc, &steps); printf("{f} %llx\\n", (long long)acc); }}')
open('ju.mlir', 'w').write('\n'.join(out) + '\n')
open('ju.c', 'w').write('\n'.join(c) + '\nint main(void) {\n' + '\n'.join(body) + '\n}\n')
