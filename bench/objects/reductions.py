#!/usr/bin/env python3
"""Reductions of vectors to one lane, of every operation, type and many lengths: of floats, and of floats and integers under masks,
and a C driver that prints bits.

usage: reductions.py SEED   (writes red.mlir, red.c)
Lanes of floats are zeros of both signs first, of which the order decides, then numbers around one.
"""
import sys

FORMATS = {'f16': 2, 'bf16': 2, 'f32': 4, 'f64': 8}
mlir, calls = [], []
for t, size in FORMATS.items():
    for op in ['fmin', 'fmax', 'fminimum', 'fmaximum', 'fadd', 'fmul']:
        for n in [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 24]:
            v = f'vector<{n}x{t}>'
            r = f'llvm.intr.vector.reduce.{op}(%a) : ({v}) -> {t}'
            if op in ('fadd', 'fmul'):
                r = f'"llvm.intr.vector.reduce.{op}"(%s, %a) <{{fastmathFlags = #llvm.fastmath<none>}}> : ({t}, {v}) -> {t}'
            mlir.append(f'''llvm.func @{op}_{t}_{n}(%p: !llvm.ptr, %q: !llvm.ptr) {{
  %s = llvm.load %q : !llvm.ptr -> {t}
  %a = llvm.load %p {{alignment = 1 : i64}} : !llvm.ptr -> {v}
  %r = {r}
  llvm.store %r, %q : {t}, !llvm.ptr
  llvm.return
}}''')
            calls.append(f'  void {op}_{t}_{n}(void *, void *); run("{op}_{t}_{n}", {op}_{t}_{n}, {size}, 0);')
INTS = {'i8': 1, 'i16': 2, 'i32': 4, 'i64': 8}
for t, size in {**FORMATS, **INTS}.items():
    ints = ['add', 'mul', 'and', 'or', 'xor', 'smax', 'smin', 'umax', 'umin']
    for op in ints if t in INTS else ['fmin', 'fmax', 'fadd', 'fmul']:
        for n, counted in [(1, 1), (2, 2), (3, 3), (4, 3), (5, 5), (7, 0), (8, 8), (16, 9)]:
            v, f = f'vector<{n}x{t}>', f'vp_{op}_{t}_{n}'
            mlir.append(f'''llvm.func @{f}(%p: !llvm.ptr, %q: !llvm.ptr) {{
  %s = llvm.load %q : !llvm.ptr -> {t}
  %a = llvm.load %p {{alignment = 1 : i64}} : !llvm.ptr -> {v}
  %b = llvm.getelementptr %p[256] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.load %b {{alignment = 1 : i64}} : !llvm.ptr -> vector<{n}xi8>
  %d = llvm.mlir.constant(dense<0> : vector<{n}xi8>) : vector<{n}xi8>
  %m = llvm.icmp "ne" %c, %d : vector<{n}xi8>
  %n = llvm.mlir.constant({counted} : i32) : i32
  %r = "llvm.intr.vp.reduce.{op}"(%s, %a, %m, %n) : ({t}, {v}, vector<{n}xi1>, i32) -> {t}
  llvm.store %r, %q : {t}, !llvm.ptr
  llvm.return
}}''')
            calls.append(f'  void {f}(void *, void *); run("{f}", {f}, {size}, {int(t in INTS)});')
open('red.mlir', 'w').write('\n'.join(mlir) + '\n')
open('red.c', 'w').write('''#include <stdio.h>
#include <string.h>
static unsigned s = %s;
static unsigned next(void) { s = s * 1664525 + 1013904223; return s >> 16; }
static void run(const char *name, void (*f)(void *, void *), int size, int any) {
  for (int mode = 0; mode < 12; mode++) {
    unsigned char in[512] = {0}, out[8] = {0};
    for (int i = 0; i < 512; i += size) {
      unsigned x = next();
      in[i + size - 1] = x & 1 ? 0x80 : 0;
      if (mode >= 8) { in[i + size - 1] |= 0x3e; in[i + size - 2] = x >> 8; in[i] |= x >> 3; }
    }
    for (int i = 0; any && i < 256; i++) in[i] = next();
    out[size - 1] = 0x3f;
    f(in, out);
    printf("%%s %%d", name, mode);
    for (int i = 0; i < size; i++) printf(" %%02x", out[i]);
    puts("");
  }
}
int main(void) {
%s
  return 0;
}
''' % (int(sys.argv[1]), '\n'.join(calls)))
