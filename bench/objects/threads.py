#!/usr/bin/env python3
"""threads.py SEED N: th.mlir and th.c in the folder where it runs: functions that read, change and add up thread-local
variables of both sides, in loops and between calls, run by three threads.
"""
import random, sys
R = random.Random(int(sys.argv[1]))
n = int(sys.argv[2])
TYPES = {'i8': 'signed char', 'i16': 'short', 'i32': 'int', 'i64': 'long', 'f32': 'float', 'f64': 'double'}
out, c, own = [], ['#include <pthread.h>', '#include <stdio.h>', '#include <stdint.h>'], []
for v in range(12):
    t = R.choice(list(TYPES))
    kind = R.choice(['external', 'external', 'internal', 'external hidden', 'theirs'])
    value = R.choice([0, R.randint(1, 100)])
    text = f'{float(value)}' if t[0] == 'f' else f'{value}'
    align = R.choice(['', ', alignment = 64 : i64', ', alignment = 16 : i64'])
    if kind == 'theirs':
        out.append(f'llvm.mlir.global external thread_local @g{v}() {{addr_space = 0 : i32}} : {t}')
        c.append(f'_Thread_local {TYPES[t]} g{v} = {text};')
    else:
        out.append(f'llvm.mlir.global {kind} thread_local @g{v}({text} : {t}) {{addr_space = 0 : i32{align}}} : {t}')
    own.append((f'@g{v}', t))
out.append('llvm.mlir.global internal @plain(5 : i64) {addr_space = 0 : i32} : i64\nllvm.func @cos(f64) -> f64')
body = []
for f in range(n):
    out.append(f'llvm.func @t{f}(%x: i64, %d: f64) -> i64 {{\n  %one = llvm.mlir.constant(1 : i64) : i64\n  %end = llvm.mlir.constant({R.randint(1, 6)} : i64) : i64\n  %k = llvm.mlir.constant(0.5 : f64) : f64')
    known, count = [], 0
    def address(g):
        """The address of a variable, taken now or before, with the intrinsic or without."""
        global count
        if known and R.random() < .4:
            return R.choice(known)
        count += 1
        out.append(f'  %a{count} = llvm.mlir.addressof {g[0]} : !llvm.ptr')
        a = f'%a{count}'
        if R.random() < .5:
            out.append(f'  %b{count} = "llvm.intr.threadlocal.address"({a}) : (!llvm.ptr) -> !llvm.ptr')
            a = f'%b{count}'
        known.append((a, g[1]))
        return known[-1]
    def step(acc, facc):
        """Reads a variable, adds it up, and changes it."""
        global count
        a, t = address(R.choice(own))
        count += 1
        k = count
        out.append(f'  %l{k} = llvm.load {a} : !llvm.ptr -> {t}')
        if t[0] == 'f':
            w = f'%l{k}'
            if t == 'f32':
                out.append(f'  %w{k} = llvm.fpext {w} : f32 to f64')
                w = f'%w{k}'
            out.append(f'  %f{k} = llvm.fadd {facc}, {w} : f64\n  %h{k} = llvm.fmul {w}, %k : f64')
            s = f'%h{k}'
            if t == 'f32':
                out.append(f'  %n{k} = llvm.fptrunc {s} : f64 to f32')
                s = f'%n{k}'
            out.append(f'  llvm.store {s}, {a} : {t}, !llvm.ptr')
            return acc, f'%f{k}'
        w = f'%l{k}'
        if t != 'i64':
            out.append(f'  %w{k} = llvm.sext {w} : {t} to i64')
            w = f'%w{k}'
        out.append(f'  %s{k} = llvm.add {acc}, {w} : i64\n  %m{k} = llvm.xor %s{k}, %x : i64')
        s = f'%m{k}'
        if t != 'i64':
            out.append(f'  %n{k} = llvm.trunc {s} : i64 to {t}')
            s = f'%n{k}'
        out.append(f'  llvm.store {s}, {a} : {t}, !llvm.ptr')
        if R.random() < .3 and f:
            out.append(f'  %c{k} = llvm.call @t{R.randrange(f)}(%s{k}, {facc}) : (i64, f64) -> i64' if R.random() < .3 else f'  %e{k} = llvm.call @cos({facc}) : (f64) -> f64')
        return f'%s{k}', facc
    acc, facc = '%x', '%d'
    for _ in range(R.randint(0, 4)):
        acc, facc = step(acc, facc)
    out.append(f'  llvm.br ^loop({acc}, {facc}, %one : i64, f64, i64)\n^loop(%la: i64, %lf: f64, %i: i64):')
    acc, facc = '%la', '%lf'
    for _ in range(R.randint(1, 6)):
        acc, facc = step(acc, facc)
    out.append(f'  %j = llvm.add %i, %one : i64\n  %more = llvm.icmp "ult" %j, %end : i64\n  llvm.cond_br %more, ^loop({acc}, {facc}, %j : i64, f64, i64), ^out\n^out:')
    acc, facc = step(acc, facc)
    out.append(f'  %bits = llvm.bitcast {facc} : f64 to i64\n  %r = llvm.xor {acc}, %bits : i64\n  llvm.return %r : i64\n}}')
    c.append(f'long t{f}(long, double);')
    body.append(f'    sum = sum * 31 + t{f}(sum + i, i + 0.25);')
c.append('static void *thread(void *k) {\n  unsigned long sum = (long)k;\n  for (int i = 0; i < 20; i++) {\n' + '\n'.join(body) + '\n  }\n  return (void *)sum;\n}')
c.append('int main(void) {\n  pthread_t t[3]; void *r[3];\n  for (long i = 0; i < 3; i++) pthread_create(&t[i], 0, thread, (void *)i);\n'
         '  for (int i = 0; i < 3; i++) { pthread_join(t[i], &r[i]); printf("%lx\\n", (long)r[i]); }\n}')
open('th.mlir', 'w').write('\n'.join(out) + '\n')
open('th.c', 'w').write('\n'.join(c) + '\n')
