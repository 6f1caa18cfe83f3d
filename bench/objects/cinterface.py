#!/usr/bin/env python3
"""Random signatures through the C interface, both ways: C calls @f, which calls @g, which C defines.

usage: cinterface.py SEED N   (writes cifSEED.mlir, cifSEED.c)
The program says how many values arrived otherwise than they were sent, in either direction; 0 is right.
"""
import random, sys
seed, n = int(sys.argv[1]), int(sys.argv[2])
R = random.Random(seed)
SCALARS = {'i1': 'int', 'i8': 'int', 'i16': 'int', 'i32': 'int32_t', 'i64': 'int64_t', 'index': 'int64_t', 'f32': 'float', 'f64': 'double'}
RESULTS = {'i1': '_Bool', 'i8': 'int8_t', 'i16': 'int16_t', 'i32': 'int32_t', 'i64': 'int64_t', 'index': 'int64_t', 'f32': 'float', 'f64': 'double'}
# What C compares of narrow integers: the bits above them are anything.
CUT = {'i1': '& 1', 'i8': '& 255', 'i16': '& 65535'}

def view(t):
    return isinstance(t, tuple)
def any_type():
    return ('m', R.choice(['f32', 'i64', 'i8']), R.randrange(0, 6)) if R.random() < 0.45 else R.choice(list(SCALARS))
def mlir(t):
    return f'memref<{"?x" * t[2]}{t[1]}>' if view(t) else t
def struct(t):
    return f'm_{t[2]}'
def number(t):
    if t == 'f32' or t == 'f64':
        return f'{R.randrange(-999, 999)}.{R.choice(["0", "25", "5"])}'
    bits = {'i1': 1, 'i8': 8, 'i16': 16, 'i32': 31}.get(t, 62)
    v = R.getrandbits(bits)
    return str(v if t == 'i1' or R.random() < 0.5 or t in ('i8', 'i16') and v >> (bits - 1) else -v if t not in ('i8', 'i16') else v)
def words(t):
    return 3 + 2 * t[2]

mods, c = [], ['''#include <stdint.h>
#include <stdio.h>
#include <string.h>
static long bad;
#define SAME(A, B) (bad += !((A) == (B)))''']
for r in range(6):
    c.append(f'typedef struct {{ void *base, *data; int64_t offset{f", sizes[{r}], strides[{r}]" if r else ""}; }} m_{r};')
main = []
for i in range(n):
    args = [any_type() for _ in range(R.randrange(0, 8))]
    rets = [any_type() for _ in range(R.choice([0, 1, 1, 1, 2, 3]))]
    names = ', '.join(f'%a{k}: {mlir(t)}' for k, t in enumerate(args))
    types = ', '.join(map(mlir, args))
    out = ', '.join(map(mlir, rets))
    result = '' if not rets else f' -> ({out})'
    own = ' attributes {llvm.emit_c_interface}'
    mods.append(f'func.func private @g{i}({types}){result}{own}')
    mods.append(f'func.func @f{i}({names}){result}{own} {{')
    vs = ', '.join(f'%a{k}' for k in range(len(args)))
    if rets:
        mods.append(f'  %r{":" + str(len(rets)) if len(rets) > 1 else ""} = call @g{i}({vs}) : ({types}) -> ({out})')
        mods.append('  return ' + ', '.join(f'%r#{k}' if len(rets) > 1 else '%r' for k in range(len(rets))) + f' : {out}\n}}')
    else:
        mods.append(f'  call @g{i}({vs}) : ({types}) -> ()\n  return\n}}')
    # In C: what is sent, the function that is called back, and the call.
    hidden = len(rets) > 1 or len(rets) == 1 and view(rets[0])
    fields = ' '.join(f'{struct(t) if view(t) else RESULTS[t]} r{k};' for k, t in enumerate(rets))
    if hidden:
        c.append(f'typedef struct {{ {fields} }} R{i};')
    back = 'void' if hidden or not rets else RESULTS[rets[0]]
    params = [f'R{i} *out'] if hidden else []
    params += [f'{struct(t)} *a{k}' if view(t) else f'{SCALARS[t]} a{k}' for k, t in enumerate(args)]
    params = ', '.join(params) or 'void'
    sent, checks, given, got = [], [], [], []
    for k, t in enumerate(args):
        if view(t):
            c.append(f'static {struct(t)} s{i}_{k} = {{ (void *){R.getrandbits(46)}, (void *){R.getrandbits(46)}, {R.getrandbits(40)}' + (
                f', {{{", ".join(str(R.getrandbits(40)) for _ in range(t[2]))}}}, {{{", ".join(str(R.getrandbits(40)) for _ in range(t[2]))}}}' if t[2] else '') + ' };')
            sent.append(f'&s{i}_{k}')
            checks.append(f'SAME(memcmp(a{k}, &s{i}_{k}, sizeof *a{k}), 0);')
        else:
            v = number(t)
            sent.append(v)
            checks.append(f'SAME(a{k} {CUT[t]}, {v} {CUT[t]});' if t in CUT else f'SAME(a{k}, {v});')
    for k, t in enumerate(rets):
        place = f'out->r{k}' if hidden else f'r{k}'
        here = f'o.r{k}' if hidden else 'o'
        if view(t):
            for w in range(words(t)):
                v = R.getrandbits(46)
                given.append(f'((int64_t *)&{place})[{w}] = {v};')
                got.append(f'SAME(((int64_t *)&{here})[{w}], {v});')
        else:
            v = number(t)
            given.append(f'{place} = {v};')
            got.append(f'SAME({here} {CUT[t]}, {v} {CUT[t]});' if t in CUT else f'SAME({here}, {v});')
    value = f'{RESULTS[rets[0]]} r0; ' if rets and not hidden else ''
    c.append(f'{back} _mlir_ciface_g{i}({params}) {{ {value}{" ".join(checks + given)} {"return r0;" if value else ""} }}')
    c.append(f'{back} _mlir_ciface_f{i}({params});')
    call = f'_mlir_ciface_f{i}({", ".join((["&o"] if hidden else []) + sent)});'
    if hidden:
        call = f'R{i} o; memset(&o, 0, sizeof o); {call}'
    elif rets:
        call = f'{RESULTS[rets[0]]} o = {call}'
    main.append(f'  {{ {call} {" ".join(got)} }}')
open(f'cif{seed}.mlir', 'w').write('\n'.join(mods) + '\n')
open(f'cif{seed}.c', 'w').write('\n'.join(c) + '\nint main(void) {\n' + '\n'.join(main) + '\n  printf("%ld\\n", bad);\n  return bad != 0;\n}\n')
