#!/usr/bin/env python3
"""Random adaptors: functions that pass arguments and parts of structs in memory on to another function, and return what it
returns, or put it together anew, or store it where an argument points; or put words into memory of their own and pass its
address.

usage: adaptors.py SEED N   (writes adaptSEED_caller.mlir, adaptSEED_callee.mlir, adaptSEED.c)
"""
import random, sys
seed, n = int(sys.argv[1]), int(sys.argv[2])
R = random.Random(seed)
T = ['i1', 'i8', 'i16', 'i32', 'i64', 'i64', 'i64', 'f32', 'f64', '!llvm.ptr', 'f16', 'i128', 'i24', 'i96', 'i200']
bare = lambda t: 'ptr' if t == '!llvm.ptr' else t
caller, callee, c = [], [], []
RET = ['i1', 'i8', 'i16', 'i32', 'i64', 'i64', '!llvm.ptr', 'f32', 'f64', 'f64', 'vector<4xf32>', 'i96']
def result_type():
    if R.random() < 0.5:
        return R.choice(['', 'i64', 'f32', 'i1'])
    fields = [R.choice(RET) for _ in range(R.choice([1, 2, 2, 2, 3, 3, 4, 6, 9][:4 if few else 9]))]
    return f'!llvm.struct<({", ".join(bare(x) for x in fields)})>'
def fields_of(t):
    return t[len('!llvm.struct<('):-2].split(', ') if t.startswith('!llvm.struct') else None
# Every third file has few shapes, so that many functions are almost the same.
few = seed % 3 == 0
if few:
    RET = ['i64', '!llvm.ptr']
for f in range(n):
    T2 = ['i64', 'i64', '!llvm.ptr'] if few else T if f % 4 == 0 else T[:10]
    own = [R.choice(T2[1:] + ['p', 'p', 'p']) for _ in range(R.randrange(1, 3 if few else 10))]
    own[R.randrange(len(own))] = 'p'
    body, values, k = [], [], 0
    args = []
    for i, t in enumerate(own):
        args.append(f'%a{i}: ' + ('!llvm.ptr' if t == 'p' else t))
        if t != 'p':
            values.append((f'%a{i}', t))
    for i, t in enumerate(own):
        if t == 'p':
            fields = [R.choice([x for x in T2 if x != 'f16']) for _ in range(R.randrange(1, 3 if few else 9))]
            s = f'!llvm.struct<({", ".join(bare(x) for x in fields)}, array<2 x i64>)>'
            body.append(f'  %s{i} = llvm.load %a{i} : !llvm.ptr -> {s}')
            for j, x in enumerate(fields):
                body.append(f'  %x{i}_{j} = llvm.extractvalue %s{i}[{j}] : {s}')
                values.append((f'%x{i}_{j}', x))
            for j in range(2):
                body.append(f'  %y{i}_{j} = llvm.extractvalue %s{i}[{len(fields)}, {j}] : {s}')
                values.append((f'%y{i}_{j}', 'i64'))
    R.shuffle(values)
    own_words = R.random() < 0.7
    words = [v for v in values if v[1] in ('i64', '!llvm.ptr') and not (own_words and '_' in v[0])]
    values = values[:R.randrange(1, 4 if few else 16)]
    # Numbers, and structs of words in memory of the function's own: a third of all has those.
    for k in range(R.choice([0, 0, 0, 0, 1, 2, 3])):
        body.append('  %one = llvm.mlir.constant(1 : i64) : i64' if k == 0 else f'  %wide{k} = llvm.mlir.constant(1 : i128) : i128')
        if R.random() < 0.2:
            values.append(('%one', 'i64') if k == 0 else (f'%wide{k}', 'i128'))
            continue
        some = words + [('%one', 'i64')] * (not words or R.random() < 0.3)
        parts = [R.choice(some + [(f'%wide{k}', 'i128')] * (k > 1)) for _ in range(R.randrange(1, 5))]
        t = f'!llvm.struct<({", ".join(bare(x[1]) for x in parts)})>' if len(parts) > 1 else parts[0][1]
        v = f'%m{k}_0' if len(parts) > 1 else parts[0][0]
        if len(parts) > 1:
            body.append(f'  {v} = llvm.mlir.poison : {t}')
            for i, x in enumerate(parts):
                body.append(f'  %m{k}_{i + 1} = llvm.insertvalue {x[0]}, {v}[{i}] : {t}')
                v = f'%m{k}_{i + 1}'
        body += [f'  %slot{k} = llvm.alloca %one x {t} : (i64) -> !llvm.ptr', f'  llvm.store {v}, %slot{k} : {t}, !llvm.ptr']
        values.insert(R.randrange(len(values) + 1), (f'%slot{k}', '!llvm.ptr', t))
    ret = result_type()
    # Whether the result is stored through a pointer of the own arguments, and whether it is taken apart before.
    stored, apart = bool(ret) and R.random() < 0.5, fields_of(ret) is not None and R.random() < 0.4
    own_ret = '' if stored else ret
    if stored:
        place = R.choice([0, 0, R.randrange(len(own) + 1)])
        args.insert(place, '%to: !llvm.ptr')
    sig = f'({", ".join(v[1] for v in values)}) -> {ret or "()"}'
    caller.append(f'llvm.func @g{f}({", ".join(v[1] for v in values)})' + (f' -> {ret}' if ret else ''))
    caller.append(f'llvm.func @f{f}({", ".join(args)})' + (f' -> {own_ret}' if own_ret else '') + ' {')
    caller += body
    call = f'llvm.call @g{f}({", ".join(v[0] for v in values)}) : {sig}'
    caller.append('  ' + (f'%r = {call}' if ret else call))
    value = '%r'
    if apart:
        list_ = fields_of(ret)
        # Two alike change places now and then.
        order = list(range(len(list_)))
        if len(list_) > 1 and list_[0] == list_[1] and R.random() < 0.5:
            order[:2] = [1, 0]
        caller += [f'  %q{i} = llvm.extractvalue %r[{i}] : {ret}' for i in range(len(list_))]
        caller.append(f'  %w0 = llvm.mlir.poison : {ret}')
        caller += [f'  %w{i + 1} = llvm.insertvalue %q{j}, %w{i}[{i}] : {ret}' for i, j in enumerate(order)]
        value = f'%w{len(list_)}'
    if stored:
        caller.append(f'  llvm.store {value}, %to : {ret}, !llvm.ptr')
    caller.append(f'  llvm.return{f" {value} : {ret}" if own_ret else ""}\n}}')
    # The callee keeps everything and gives back what depends on it.
    callee.append(f'llvm.func @g{f}({", ".join(f"%a{i}: {v[1]}" for i, v in enumerate(values))})' + (f' -> {ret}' if ret else '') + ' {')
    callee.append('  %out = llvm.mlir.addressof @out : !llvm.ptr')
    for i, (_, t, *slot) in enumerate(values):
        callee.append(f'  %p{i} = llvm.getelementptr %out[{16 * i}] : (!llvm.ptr) -> !llvm.ptr, i8')
        v = f'%a{i}'
        if slot:
            # What is there counts, not where it is.
            callee.append(f'  %b{i} = llvm.getelementptr %p{i}[{512 + 48 * i}] : (!llvm.ptr) -> !llvm.ptr, i8')
            callee.append(f'  %c{i} = llvm.load %a{i} : !llvm.ptr -> {slot[0]}\n  llvm.store %c{i}, %b{i} {{alignment = 8 : i64}} : {slot[0]}, !llvm.ptr')
            continue
        wide = {'i1': 'i8', 'i24': 'i32'}.get(t)
        if wide:
            callee.append(f'  %z{i} = llvm.zext {v} : {t} to {wide}')
            v, t = f'%z{i}', wide
        callee.append(f'  llvm.store {v}, %p{i} {{alignment = 8 : i64}} : {t}, !llvm.ptr')
    # Results are read from memory, so that bits that do not count are anything.
    if ret:
        callee.append('  %from = llvm.mlir.addressof @from : !llvm.ptr')
    list_ = fields_of(ret) or ([ret] if ret else [])
    for i, t in enumerate(list_):
        t = '!llvm.ptr' if t == 'ptr' else t
        callee.append(f'  %f{i} = llvm.getelementptr %from[{16 * i + f % 7}] : (!llvm.ptr) -> !llvm.ptr, i8')
        w = 'i8' if t == 'i1' else t
        callee.append(f'  %l{i} = llvm.load %f{i} {{alignment = 1 : i64}} : !llvm.ptr -> {w}')
        callee.append(f'  %k{i} = llvm.trunc %l{i} : i8 to i1' if t == 'i1' else f'  %k{i} = llvm.bitcast %l{i} : {t} to {t}')
    if fields_of(ret):
        callee.append(f'  %u0 = llvm.mlir.poison : {ret}')
        callee += [f'  %u{i + 1} = llvm.insertvalue %k{i}, %u{i}[{i}] : {ret}' for i in range(len(list_))]
    result = f'%u{len(list_)}' if fields_of(ret) else '%k0'
    callee.append(f'  llvm.return{f" {result} : {ret}" if ret else ""}\n}}')
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
    types = ['!llvm.ptr' if t == 'p' else t for t in own]
    if stored:
        use.insert(place, ('%res', '!llvm.ptr'))
        types.insert(place, '!llvm.ptr')
    call = f'llvm.call @f{f}({", ".join(u[0] for u in use)}) : ({", ".join(u[1] for u in use)}) -> {own_ret or "()"}'
    drive.append('  ' + (f'%r = {call}\n  llvm.store %r, %res : {ret}, !llvm.ptr' if own_ret else call))
    callee += [f'llvm.func @f{f}({", ".join(types)})' + (f' -> {own_ret}' if own_ret else '')] + drive + ['  llvm.return\n}']
    c.append(f'{{ void d{f}(void *, void *); memset(out, 0, sizeof out); memset(res, 0, sizeof res); d{f}(in, res); show({f}); }}')
callee[:0] = [f'llvm.mlir.global external @{g}() {{addr_space = 0 : i32}} : !llvm.array<4096 x i8>' for g in ('out', 'from')]
b = f'adapt{seed}'
open(b + '_caller.mlir', 'w').write('\n'.join(caller) + '\n')
open(b + '_callee.mlir', 'w').write('\n'.join(callee) + '\n')
open(b + '.c', 'w').write('''#include <stdio.h>
#include <string.h>
_Alignas(16) unsigned char out[4096], in[4096], from[4096], res[256];
static void show(int f) {
  unsigned long h = 14695981039346656037ul;
  for (unsigned i = 0; i < sizeof out; i++) h = (h ^ out[i]) * 1099511628211ul;
  for (unsigned i = 0; i < sizeof res; i++) h = (h ^ res[i]) * 1099511628211ul;
  printf("%d %lx\\n", f, h);
}
int main(void) {
  unsigned long s = 88172645463325252ul;
  for (unsigned i = 0; i < sizeof in; i++) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; in[i] = (unsigned char)(s >> 20); from[i] = (unsigned char)(s >> 30); }
  /* Booleans in memory are 0 or 1: bytes that are read as one are made so by their lowest bit alone. */
''' + '\n'.join(c) + '\n}\n')
