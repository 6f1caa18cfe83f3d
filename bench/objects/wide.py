#!/usr/bin/env python3
"""wide.py SEED: wide.mlir with every intrinsic on integers of 128 bits that has code, alone and in a row, and operations on
those of 65 to 127 bits in rows; and wide.c with a program that prints what they make of numbers at the ends of the range and
in between."""
import random, sys
r = random.Random(int(sys.argv[1]))
TWO = [f'{s}{o}.{"sat" if t == "sat" else "with.overflow"}' for s in 'su' for o in ('add', 'sub', 'mul') for t in ('sat', 'flag') if (o, t) != ('mul', 'sat')] + ['smin', 'smax', 'umin', 'umax']
ONE = {'ctpop': '', 'bswap': '', 'bitreverse': '', 'ctlz': ' <{is_zero_poison = false}>', 'cttz': ' <{is_zero_poison = false}>',
       'abs': ' <{is_int_min_poison = false}>'}
out, names = [], []
def intrinsic(name, a, b, k):
    flag = 'overflow' in name
    t = '!llvm.struct<(i128, i1)>' if flag else 'i128'
    types = '(i128)' if name in ONE else '(i128, i128)'
    line = f'  %{k} = "llvm.intr.{name}"({a if name in ONE else f"{a}, {b}"}){ONE.get(name, "")} : {types} -> {t}'
    return line, t
for name in TWO + list(ONE):
    line, t = intrinsic(name, '%a', '%b', 'r')
    rest = [line]
    value = '%r'
    if t != 'i128':
        rest += [f'  %v = llvm.extractvalue %r[0] : {t}', f'  %f = llvm.extractvalue %r[1] : {t}', '  %w = llvm.zext %f : i1 to i128',
                 '  %three = llvm.mlir.constant(3 : i128) : i128', '  %x = llvm.mul %w, %three : i128', '  %y = llvm.xor %v, %x : i128']
        value = '%y'
    names.append(f'one_{name.replace(".", "_")}')
    out.append(f'llvm.func @{names[-1]}(%a: i128, %b: i128) -> i128 {{\n' + '\n'.join(rest) + f'\n  llvm.return {value} : i128\n}}')
for f in range(20):
    lines, values = [], ['%a', '%b']
    for i in range(r.choice([0, 2, 5])):
        lines.append(f'  %c{i} = llvm.mlir.constant({r.choice([r.getrandbits(127), -r.getrandbits(60), r.randrange(100)])} : i128) : i128')
        values.append(f'%c{i}')
    for i in range(r.randint(3, 12)):
        name = r.choice(TWO + list(ONE))
        line, t = intrinsic(name, r.choice(values), r.choice(values), f'r{i}')
        lines.append(line)
        if t == 'i128': values.append(f'%r{i}')
        else:
            lines += [f'  %v{i} = llvm.extractvalue %r{i}[0] : {t}', f'  %f{i} = llvm.extractvalue %r{i}[1] : {t}',
                      f'  %s{i} = llvm.select %f{i}, %v{i}, {r.choice(values)} : i1, i128']
            values += [f'%v{i}', f'%s{i}']
    total = values[0]
    for i, v in enumerate(values[1:]):
        lines.append(f'  %t{i} = llvm.xor {total}, {v} : i128')
        total = f'%t{i}'
    names.append(f'row{f}')
    out.append(f'llvm.func @row{f}(%a: i128, %b: i128) -> i128 {{\n' + '\n'.join(lines) + f'\n  llvm.return {total} : i128\n}}')
PREDICATES = 'eq ne slt sle sgt sge ult ule ugt uge'.split()
for f, w in enumerate([65, 96, 127] + [r.randint(66, 126) for _ in range(9)]):
    t = f'i{w}'
    lines = [f'  %k{k} = llvm.mlir.constant({v} : {t}) : {t}' for k, v in (('mask', 63), ('one', 1), ('c', r.getrandbits(w - 1) - (1 << w - 2)))]
    lines += [f'  %{x} = llvm.trunc %{y} : i128 to {t}' for x, y in ('xa', 'yb')]
    values = ['%x', '%y', '%kc']
    for i in range(r.randint(3, 14)):
        k, a, b = r.random(), r.choice(values), r.choice(values)
        if k < .35: op = f'llvm.{r.choice(["add", "sub", "mul", "and", "or", "xor"])} {a}, {b} : {t}'
        elif k < .5:
            by = f'%by{i}'
            lines.append(r.choice([f'  {by} = llvm.and {b}, %kmask : {t}', f'  {by} = llvm.mlir.constant({r.randrange(w)} : {t}) : {t}']))
            op = f'llvm.{r.choice(["shl", "lshr", "ashr"])} {a}, {by} : {t}'
        elif k < .6:
            lines.append(f'  %d{i} = llvm.or {b}, %kone : {t}')
            # The least number by -1 is undefined.
            lines.append(f'  %e{i} = llvm.lshr %d{i}, %kone : {t}\n  %g{i} = llvm.or %e{i}, %kone : {t}')
            op = f'llvm.{r.choice(["udiv", "urem", "sdiv", "srem"])} {a}, %g{i} : {t}'
        elif k < .9:
            lines.append(f'  %c{i} = llvm.icmp "{r.choice(PREDICATES)}" {a}, {b} : {t}')
            op = f'llvm.select %c{i}, {r.choice(values)}, {r.choice(values)} : i1, {t}'
        else:
            u = f'i{r.randint(w + 1, 128)}'
            lines += [f'  %z{i} = llvm.{r.choice(["zext", "sext"])} {a} : {t} to {u}', f'  %h{i} = llvm.mlir.constant({r.randint(1, 40)} : {u}) : {u}',
                      f'  %s{i} = llvm.lshr %z{i}, %h{i} : {u}']
            op = f'llvm.trunc %s{i} : {u} to {t}'
        lines.append(f'  %r{i} = {op}')
        values.append(f'%r{i}')
    total = values[0]
    for i, v in enumerate(values[1:]):
        lines.append(f'  %t{i} = llvm.{r.choice(["xor", "add"])} {total}, {v} : {t}')
        total = f'%t{i}'
    lines.append(f'  %whole = llvm.{r.choice(["zext", "sext"])} {total} : {t} to i128')
    names.append(f'odd{f}')
    out.append(f'llvm.func @odd{f}(%a: i128, %b: i128) -> i128 {{\n' + '\n'.join(lines) + '\n  llvm.return %whole : i128\n}')
open('wide.mlir', 'w').write('\n'.join(out) + '\n')
ends = [0, 1, 2, -1, -2, 2**63, 2**63 - 1, -2**63, 2**64, 2**64 - 1, 2**64 + 1, -2**64, 2**127 - 1, -2**127, -2**127 + 1, 2**126, 3 * 2**62]
ends += [r.getrandbits(r.randint(1, 128)) for _ in range(16)] + [-r.getrandbits(r.randint(1, 120)) for _ in range(8)]
word = lambda v: f'((I){(v >> 64) & (2**64 - 1)}ul << 64 | {v & (2**64 - 1)}ul)'
open('wide.c', 'w').write('#include <stdio.h>\ntypedef unsigned __int128 I;\n' + '\n'.join(f'I {n}(I, I);' for n in names)
    + f'\nstatic I (*f[])(I, I) = {{{", ".join(names)}}};\nstatic const char *n[] = {{{", ".join(chr(34) + x + chr(34) for x in names)}}};\n'
    + f'static I v[{len(ends)}];\n' + 'int main() {\n' + '\n'.join(f'  v[{i}] = {word(v)};' for i, v in enumerate(ends))
    + f'''
  for (int k = 0; k < {len(names)}; k++) for (int i = 0; i < {len(ends)}; i++) for (int j = 0; j < {len(ends)}; j++) {{
    I x = f[k](v[i], v[j]);
    printf("%s %d %d %lx %lx\\n", n[k], i, j, (unsigned long)(x >> 64), (unsigned long)x);
  }}
}}
''')
