#!/usr/bin/env python3
"""Random adaptors: functions that pass arguments and parts of structs in memory on to another function.

usage: adaptors.py SEED N   (writes adaptSEED_caller.mlir, adaptSEED_callee.mlir, adaptSEED.c)
"""
import random, sys
seed, n = int(sys.argv[1]), int(sys.argv[2])
R = random.Random(seed)
T = ['i1', 'i8', 'i16', 'i32', 'i64', 'i64', 'i64', 'f32', 'f64', '!llvm.ptr', 'f16', 'i128', 'i24']
bare = lambda t: 'ptr' if t == '!llvm.ptr' else t
caller, callee, c = [], [], []
for f in range(n):
    T2 = T if f % 4 == 0 else T[:10]
    own = [R.choice(T2[1:] + ['p', 'p', 'p']) for _ in range(R.randrange(1, 10))]
    own[R.randrange(len(own))] = 'p'
    body, values, k = [], [], 0
    args = []
    for i, t in enumerate(own):
        args.append(f'%a{i}: ' + ('!llvm.ptr' if t == 'p' else t))
        if t != 'p':
            values.append((f'%a{i}', t))
    for i, t in enumerate(own):
        if t == 'p':
            fields = [R.choice([x for x in T2 if x != 'f16']) for _ in range(R.randrange(1, 9))]
            s = f'!llvm.struct<({", ".join(bare(x) for x in fields)}, array<2 x i64>)>'
            body.append(f'  %s{i} = llvm.load %a{i} : !llvm.ptr -> {s}')
            for j, x in enumerate(fields):
                body.append(f'  %x{i}_{j} = llvm.extractvalue %s{i}[{j}] : {s}')
                values.append((f'%x{i}_{j}', x))
            for j in range(2):
                body.append(f'  %y{i}_{j} = llvm.extractvalue %s{i}[{len(fields)}, {j}] : {s}')
                values.append((f'%y{i}_{j}', 'i64'))
    R.shuffle(values)
    values = values[:R.randrange(1, 16)]
    ret = R.choice(['', 'i64', 'f32', '!llvm.struct<(i64, f64)>'])
    sig = f'({", ".join(v[1] for v in values)}) -> {ret or "()"}'
    caller.append(f'llvm.func @g{f}({", ".join(v[1] for v in values)})' + (f' -> {ret}' if ret else ''))
    caller.append(f'llvm.func @f{f}({", ".join(args)})' + (f' -> {ret}' if ret else '') + ' {')
    caller += body
    call = f'llvm.call @g{f}({", ".join(v[0] for v in values)}) : {sig}'
    caller.append('  ' + (f'%r = {call}\n  llvm.return %r : {ret}' if ret else f'{call}\n  llvm.return') + '\n}')
    # The callee keeps everything and gives back what depends on it.
    callee.append(f'llvm.func @g{f}({", ".join(f"%a{i}: {v[1]}" for i, v in enumerate(values))})' + (f' -> {ret}' if ret else '') + ' {')
    callee.append('  %out = llvm.mlir.addressof @out : !llvm.ptr')
    for i, (_, t) in enumerate(values):
        callee.append(f'  %p{i} = llvm.getelementptr %out[{16 * i}] : (!llvm.ptr) -> !llvm.ptr, i8')
        v = f'%a{i}'
        wide = {'i1': 'i8', 'i24': 'i32'}.get(t)
        if wide:
            callee.append(f'  %z{i} = llvm.zext {v} : {t} to {wide}')
            v, t = f'%z{i}', wide
        callee.append(f'  llvm.store {v}, %p{i} {{alignment = 8 : i64}} : {t}, !llvm.ptr')
    if ret == 'i64':
        callee.append(f'  %r = llvm.mlir.constant({f} : i64) : i64')
    elif ret == 'f32':
        callee.append(f'  %r = llvm.mlir.constant({f}.5 : f32) : f32')
    elif ret:
        callee.append(f'  %u = llvm.mlir.undef : {ret}\n  %c = llvm.mlir.constant({f} : i64) : i64\n  %d = llvm.mlir.constant(1.5 : f64) : f64')
        callee.append(f'  %w = llvm.insertvalue %c, %u[0] : {ret}\n  %r = llvm.insertvalue %d, %w[1] : {ret}')
    callee.append(f'  llvm.return{f" %r : {ret}" if ret else ""}\n}}')
    # The driver calls through a function of the caller's module that has only pointers.
    drive = [f'llvm.func @d{f}(%in: !llvm.ptr, %res: !llvm.ptr) {{']
    use = []
    for i, t in enumerate(own):
        drive.append(f'  %p{i} = llvm.getelementptr %in[{32 * i}] : (!llvm.ptr) -> !llvm.ptr, i8')
        if t == 'p':
            use.append((f'%p{i}', '!llvm.ptr'))
        else:
            w = {'i24': 'i32'}.get(t, t)
            drive.append(f'  %v{i} = llvm.load %p{i} {{alignment = 8 : i64}} : !llvm.ptr -> {w}')
            if w != t:
                drive.append(f'  %t{i} = llvm.trunc %v{i} : {w} to {t}')
            use.append((f'%t{i}' if w != t else f'%v{i}', t))
    call = f'llvm.call @f{f}({", ".join(u[0] for u in use)}) : ({", ".join(u[1] for u in use)}) -> {ret or "()"}'
    drive.append('  ' + (f'%r = {call}\n  llvm.store %r, %res : {ret}, !llvm.ptr' if ret else call))
    callee += [f'llvm.func @f{f}({", ".join("!llvm.ptr" if t == "p" else t for t in own)})' + (f' -> {ret}' if ret else '')] + drive + ['  llvm.return\n}']
    c.append(f'{{ void d{f}(void *, void *); memset(out, 0, sizeof out); memset(res, 0, sizeof res); d{f}(in, res); show({f}); }}')
callee.insert(0, 'llvm.mlir.global external @out() {addr_space = 0 : i32} : !llvm.array<4096 x i8>')
b = f'adapt{seed}'
open(b + '_caller.mlir', 'w').write('\n'.join(caller) + '\n')
open(b + '_callee.mlir', 'w').write('\n'.join(callee) + '\n')
open(b + '.c', 'w').write('''#include <stdio.h>
#include <string.h>
_Alignas(16) unsigned char out[4096], in[4096], res[64];
static void show(int f) {
  unsigned long h = 14695981039346656037ul;
  for (unsigned i = 0; i < sizeof out; i++) h = (h ^ out[i]) * 1099511628211ul;
  for (unsigned i = 0; i < sizeof res; i++) h = (h ^ res[i]) * 1099511628211ul;
  printf("%d %lx\\n", f, h);
}
int main(void) {
  unsigned long s = 88172645463325252ul;
  for (unsigned i = 0; i < sizeof in; i++) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; in[i] = (unsigned char)(s >> 20); }
  /* Booleans in memory are 0 or 1: bytes that are read as one are made so by their lowest bit alone. */
''' + '\n'.join(c) + '\n}\n')
