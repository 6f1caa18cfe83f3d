#!/usr/bin/env python3
"""intrinsics.py SEED [N]: intr.mlir with N functions, each one intrinsic on a scalar or a vector between a load and a store,
and intr.c with a program that prints what they store for numbers at the ends of each format and in between."""
import random, sys
r = random.Random(int(sys.argv[1]))
N = int(sys.argv[2]) if len(sys.argv) > 2 else 60
BYTES = {'f16': 2, 'bf16': 2, 'f32': 4, 'f64': 8}
FLOATS = list(BYTES)
MANTISSA = {'f16': 10, 'bf16': 7, 'f32': 23, 'f64': 52}
out, calls = [], []

def vec(t, n): return t if n == 0 else f'vector<{n}x{t}>'
def value(t):
    """Bits of a float or an integer that is worth a try."""
    if t in BYTES:
        w, m = 8 * BYTES[t], MANTISSA[t]
        inf = (1 << (w - 1)) - (1 << m)
        one = inf >> 1 & ~((1 << m) - 1)
        some = [0, 1, (1 << m) - 1, 1 << m, inf - 1, inf, inf + 1, inf | 1 << (m - 1), (1 << (w - 1)) - 1, one, one - 1, one + 1,
                one | 1 << (m - 1), one + (1 << m) | 1 << (m - 2), one - (1 << m), one - (1 << m) - 1, r.getrandbits(w - 1),
                one + (r.randrange(12) << m) | r.getrandbits(m), one + (r.randrange(-3, 12) << m) | 1 << r.randrange(m)]
        return r.choice(some) | r.getrandbits(1) << (w - 1)
    w = int(t[1:])
    return r.choice([0, 1, 2, (1 << w) - 1, 1 << (w - 1), (1 << (w - 1)) - 1, 1 << (w // 2), r.getrandbits(w), r.getrandbits(max(1, w // 2))]) & ((1 << w) - 1)
def size(t): return BYTES[t] if t in BYTES else (int(t[1:]) + 7) // 8

def function(types, body, features=''):
    """Operands of these types (element, lanes) are loaded from 64 bytes each; the body gives the lines and what is stored."""
    i = len(calls)
    lines = []
    for k, (t, n) in enumerate(types):
        lines += [f'  %p{k} = llvm.getelementptr %in[{64 * k}] : (!llvm.ptr) -> !llvm.ptr, i8',
                  f'  %x{k} = llvm.load %p{k} {{alignment = 1 : i64}} : !llvm.ptr -> {vec(t, n)}']
    more, stored = body
    lines += more
    for k, (v, t) in enumerate(stored):
        lines += [f'  %q{k} = llvm.getelementptr %out[{64 * k}] : (!llvm.ptr) -> !llvm.ptr, i8', f'  llvm.store {v}, %q{k} {{alignment = 1 : i64}} : {t}, !llvm.ptr']
    out.append(f'llvm.func @f{i}(%in: !llvm.ptr, %out: !llvm.ptr){features} {{\n' + '\n'.join(lines) + '\n  llvm.return\n}')
    tries = []
    for _ in range(24):
        b = bytearray(64 * len(types))
        for k, (t, n) in enumerate(types):
            for e in range(max(n, 1)):
                b[64 * k + e * size(t):64 * k + (e + 1) * size(t)] = value(t).to_bytes(size(t), 'little')
        tries.append(bytes(b))
    calls.append(tries)

def lanes(t, most=16): return r.choice([0, 0] + [n for n in (1, 2, 3, 4, 5, 8, 16) if n * size(t) <= 64 and n <= most])
def fpclass():
    t = r.choice(FLOATS); n = lanes(t)
    mask = r.choice([0, 1023, 3, 0x204, 0x60, 0x108, 0x1F8, 1 << r.randrange(10), r.getrandbits(10), r.getrandbits(10)])
    b, u = vec('i1', n), vec('i8', n)
    function([(t, n)], ([f'  %b = "llvm.intr.is.fpclass"(%x0) <{{bit = {mask} : i32}}> : ({vec(t, n)}) -> {b}', f'  %u = llvm.zext %b : {b} to {u}'], [('%u', u)]))
def nearest():
    k = r.choice(['lround', 'llround', 'lrint', 'llrint'])
    t = r.choice(FLOATS); n = 0 if k == 'llround' else lanes(t, 8)
    i = vec('i64' if k[0:2] == 'll' or r.random() < .5 else 'i32', n)
    function([(t, n)], ([f'  %v = llvm.intr.{k}(%x0) : ({vec(t, n)}) -> {i}'], [('%v', i)]))
def shift():
    w = r.choice([8, 16, 32, 64, 8, 16, 32, 64, 5, 7, 13, 24, 33, 48, 63]); t = f'i{w}'
    n = lanes(t) if w in (8, 16, 32, 64) else 0
    T = vec(t, n)
    c = f'dense<{min(w, 2 ** (w - 1) - 1)}> : {T}' if n else f'{min(w, 2 ** (w - 1) - 1)} : {T}'
    k = r.choice('su')
    lines = [f'  %w = llvm.mlir.constant({c}) : {T}', f'  %by = llvm.urem %x1, %w : {T}',
             f'  %v = llvm.intr.{k}shl.sat(%x0, %by) : ({T}, {T}) -> {T}']
    stored = ('%v', T)
    if n == 0 and w not in (8, 16, 32, 64):
        lines.append(f'  %z = llvm.{r.choice("zs")}ext %v : {T} to i64')
        stored = ('%z', 'i64')
    function([(t, n), (t, n)], (lines, [stored]))
def both():
    t = r.choice(FLOATS)
    s = f'!llvm.struct<({t}, {t})>'
    if t in ('f32', 'f64') and r.random() < .5:
        i = t if r.random() < .5 else 'i32'
        name = f'llvm.modf.{t}' if i == t else f'llvm.frexp.{t}.i32'
        s = f'!llvm.struct<({t}, {i})>'
        call = f'  %s = llvm.call_intrinsic "{name}"(%x0) : ({t}) -> {s}'
    else:
        i, call = t, f'  %s = llvm.intr.sincos(%x0) : ({t}) -> {s}'
    lines = [call, f'  %a = llvm.extractvalue %s[0] : {s}', f'  %b = llvm.extractvalue %s[1] : {s}']
    stored = [('%a', t), ('%b', i)]
    if 'frexp' in call:
        # Of what is no number the exponent is anything.
        lines += [f'  %k = "llvm.intr.is.fpclass"(%x0) <{{bit = {0x204 | 3} : i32}}> : ({t}) -> i1', '  %zero = llvm.mlir.constant(0 : i32) : i32',
                  '  %e = llvm.select %k, %zero, %b : i1, i32']
        stored[1] = ('%e', i)
    function([(t, 0)], (lines, stored))
def power():
    t = r.choice(FLOATS)
    function([(t, 0), ('i32', 0)], ([f'  %v = llvm.intr.ldexp(%x0, %x1) : ({t}, i32) -> {t}'], [('%v', t)]))
def step():
    t = r.choice(['i8', 'i16', 'i32', 'i64'])
    n = r.choice([n for n in (1, 2, 3, 4, 7, 8, 16, 32) if n * size(t) <= 64])
    T = vec(t, n)
    function([(t, n)], ([f'  %s = llvm.intr.stepvector : {T}', f'  %v = llvm.add %s, %x0 : {T}'], [('%v', T)]))
def interleave():
    t = r.choice(['i8', 'i16', 'i32', 'i64', 'f32', 'f64', 'f16']); n = r.choice([n for n in (2, 4, 8, 16) if 2 * n * size(t) <= 64])
    T, D = vec(t, n), vec(t, 2 * n)
    function([(t, n), (t, n)], ([f'  %v = "llvm.intr.vector.interleave2"(%x0, %x1) : ({T}, {T}) -> {D}'], [('%v', D)]))
def compare():
    t = r.choice(['i8', 'i16', 'i32', 'i64']); n = lanes(t); u = vec(r.choice(['i8', 'i32']) if n == 0 else t, n)
    function([(t, n), (t, n)], ([f'  %v = llvm.intr.{r.choice("su")}cmp(%x0, %x1) : ({vec(t, n)}, {vec(t, n)}) -> {u}'], [('%v', u)]))
def strict():
    a, b = r.sample(FLOATS, 2)
    if BYTES[a] == BYTES[b]: b = 'f64'
    ext = BYTES[a] < BYTES[b]
    # llc-22 looks for the bf16 that its library returns in a general register.
    if b == 'bf16': b = 'f16'
    k = f'fpext %x0 ignore : {a} to {b}' if ext else f'fptrunc %x0 tonearest ignore : {a} to {b}'
    function([(a, 0)], ([f'  %v = llvm.intr.experimental.constrained.{k}'], [('%v', b)]))
def strict_int():
    a, b = r.choice(['i8', 'i16', 'i32', 'i64']), r.choice(['f32', 'f64'])
    function([(a, 0)], ([f'  %v = llvm.intr.experimental.constrained.{r.choice("su")}itofp %x0 tonearest ignore : {a} to {b}'], [('%v', b)]))
def alias():
    lines = ['  %l = llvm.intr.launder.invariant.group %in : !llvm.ptr', '  %s = llvm.intr.strip.invariant.group %l : !llvm.ptr',
             '  %m = llvm.intr.invariant.start 8, %s : !llvm.ptr', '  %a = llvm.load %s : !llvm.ptr -> i64', '  llvm.intr.invariant.end %m, 8, %s : !llvm.ptr',
             '  %e = llvm.intr.expect.with.probability %a, %x0, 5.000000e-01 : i64', '  %v = llvm.add %e, %x0 : i64']
    function([('i64', 0)], (lines, [('%v', 'i64')]))
def masks():
    n, count = r.choice([2, 3, 8, 12, 16]), r.choice([2, 3, 5])
    k = len(calls)
    bits = ', '.join('[' + ', '.join(r.choice(['true', 'false']) for _ in range(n)) + ']' for _ in range(count))
    t = f'!llvm.array<{count} x vector<{n}xi1>>'
    out.append(f'llvm.mlir.global internal @g{k}(dense<[{bits}]> : tensor<{count}x{n}xi1>) : {t}')
    at = r.randrange(count)
    function([('i8', 0)], ([f'  %g = llvm.mlir.addressof @g{k} : !llvm.ptr', f'  %e = llvm.getelementptr %g[0, {at}] : (!llvm.ptr) -> !llvm.ptr, {t}',
             f'  %m = llvm.load %e : !llvm.ptr -> vector<{n}xi1>', f'  %v = llvm.zext %m : vector<{n}xi1> to vector<{n}xi8>'], [('%v', f'vector<{n}xi8>')]))
def pointer():
    function([('i64', 0), ('i64', 0)], (['  %p = llvm.inttoptr %x0 : i64 to !llvm.ptr', '  %m = llvm.intr.ptrmask %p, %x1 : (!llvm.ptr, i64) -> !llvm.ptr',
             '  %v = llvm.ptrtoint %m : !llvm.ptr to i64'], [('%v', 'i64')]))
V = {'b': ('i8', 16), 'w': ('i16', 8), 'd': ('i32', 4), 'q': ('i64', 2), 's': ('f32', 4), 'p': ('f64', 2)}
SSE = {}
for names, types in [('sse.{max,min}.{ps,ss}', 'ss>s'), ('sse2.{max,min}.{pd,sd}', 'pp>p'), ('sse.{rcp,rsqrt}.{ps,ss}', 's>s'),
        ('sse.{comi,ucomi}{eq,ge,gt,le,lt,neq}.ss', 'ss>I'), ('sse2.comi{eq,ge,gt,le,lt,neq}.sd', 'pp>I'),
        ('sse.cvt{t,}ss2si', 's>I'), ('sse.cvt{t,}ss2si64', 's>L'), ('sse2.cvt{t,}sd2si', 'p>I'), ('sse2.cvt{t,}sd2si64', 'p>L'),
        ('sse.movmsk.ps', 's>I'), ('sse2.movmsk.pd', 'p>I'), ('sse2.pmovmskb.128', 'b>I'), ('sse.cmp.{ps,ss}', 'ssC>s'), ('sse2.cmp.{pd,sd}', 'ppC>p'),
        ('sse2.cvt{t,}pd2dq', 'p>d'), ('sse2.cvt{t,}ps2dq', 's>d'), ('sse2.cvtpd2ps', 'p>s'), ('sse2.cvtsd2ss', 'sp>s'),
        ('sse2.packssdw.128', 'dd>w'), ('sse2.pack{ssw,usw}b.128', 'ww>b'), ('sse2.pavg.b', 'bb>b'), ('sse2.{pavg,pmulh,pmulhu}.w', 'ww>w'),
        ('sse2.pmadd.wd', 'ww>d'), ('sse2.psad.bw', 'bb>q'),
        ('sse3.{addsub,hadd,hsub}.pd', 'pp>p'), ('sse3.{addsub,hadd,hsub}.ps', 'ss>s'), ('ssse3.ph{add,sub}.d.128', 'dd>d'),
        ('ssse3.ph{add,sub}.{w,sw}.128', 'ww>w'), ('ssse3.pmadd.ub.sw.128', 'bb>w'), ('ssse3.pmul.hr.sw.128', 'ww>w'), ('ssse3.{pshuf,psign}.b.128', 'bb>b'),
        ('ssse3.psign.w.128', 'ww>w'), ('ssse3.psign.d.128', 'dd>d'), ('sse41.blendvpd', 'ppp>p'), ('sse41.blendvps', 'sss>s'), ('sse41.pblendvb', 'bbb>b'),
        ('sse41.dppd', 'ppE>p'), ('sse41.{dpps,insertps}', 'ssE>s'), ('sse41.mpsadbw', 'bbE>w'), ('sse41.packusdw', 'dd>w'), ('sse41.phminposuw', 'w>w'),
        ('sse41.ptest{c,nzc,z}', 'qq>I'), ('sse41.round.pd', 'pR>p'), ('sse41.round.ps', 'sR>s'), ('sse41.round.sd', 'ppR>p'), ('sse41.round.ss', 'ssR>s'),
        ('aesni.aes{dec,declast,enc,enclast}', 'qq>q'), ('aesni.aesimc', 'q>q'), ('aesni.aeskeygenassist', 'qE>q'), ('pclmulqdq', 'qqE>q'),
        ('avx2.{pavg,pshuf,psign}.b', 'bb>b'), ('avx2.{pavg,pmulh,pmulhu,phadd,phsub,psign}.w', 'ww>w'), ('avx2.{pmul.hr,phadd,phsub}.sw', 'ww>w'), ('avx2.pmadd.wd', 'ww>d'),
        ('avx2.pmadd.ub.sw', 'bb>w'), ('avx2.p{hadd,hsub,sign}.d', 'dd>d'), ('avx2.packssdw', 'dd>w'), ('avx2.packusdw', 'dd>w'), ('avx2.pack{ssw,usw}b', 'ww>b'),
        ('avx2.psad.bw', 'bb>q'), ('avx2.pblendvb', 'bbb>b'), ('avx2.pmovmskb', 'b>I'), ('avx.{max,min,hadd,hsub,addsub}.ps.256', 'ss>s'),
        ('avx.{max,min,hadd,hsub,addsub}.pd.256', 'pp>p'), ('avx.{rcp,rsqrt}.ps.256', 's>s'), ('avx.round.ps.256', 'sR>s'), ('avx.round.pd.256', 'pR>p'),
        ('avx.movmsk.ps.256', 's>I'), ('avx.movmsk.pd.256', 'p>I'), ('avx.cmp.ps.256', 'ssC>s'), ('avx.cmp.pd.256', 'ppC>p')] + [(f'avx2.ps{k}i.{t}', f'{t}N>{t}')
        for k, ts in [('ll', 'wdq'), ('rl', 'wdq'), ('ra', 'wd')] for t in ts] + [(f'sse2.ps{k}{i}.{t}', f'{t}{"N" if i else t}>{t}')
        for k, ts in [('ll', 'wdq'), ('rl', 'wdq'), ('ra', 'wd')] for t in ts for i in ('', 'i')]:
    list_ = ['']
    for part in names.replace('{', '|{').replace('}', '|').split('|'):
        list_ = [a + b for a in list_ for b in (part[1:].split(',') if part[:1] == '{' else [part])]
    for n in list_: SSE[n] = types
def sse():
    name = r.choice(sorted(SSE)); types, result = SSE[name].split('>')
    lines, args, loaded = [], [], []
    for i, t in enumerate(types):
        if t in 'CER' or t == 'N' and r.random() < .5:
            w = 'i8' if t in 'CE' else 'i32'
            n = r.randrange(8) if t == 'C' else r.randrange(256) if t == 'E' else r.randrange(16) if t == 'R' else r.choice([0, 1, 7, 15, 16, 31, 32, 63, 64, 70, 300])
            lines.append(f'  %c{i} = llvm.mlir.constant({n} : {w}) : {w}')
            args.append((f'%c{i}', w))
        else:
            e, n = V.get(t, ('i32', 0))
            loaded.append((e, n * (2 if name.startswith('avx') else 1)))
            args.append((f'%x{len(loaded) - 1}', vec(*loaded[-1])))
    if name in ('sse2.psll.w', 'sse2.psll.d', 'sse2.psll.q', 'sse2.psrl.w', 'sse2.psrl.d', 'sse2.psrl.q', 'sse2.psra.w', 'sse2.psra.d') or 'N' in types and args[1][0][1] == 'x':
        # Counts that say something.
        t = args[1][1]
        c = f'dense<31> : {t}' if t[0] == 'v' else f'31 : {t}'
        lines += [f'  %m = llvm.mlir.constant({c}) : {t}', f'  %n = llvm.and {args[1][0]}, %m : {t}']
        if t[0] == 'v':
            lines += ['  %zero = llvm.mlir.zero : vector<2xi64>', '  %l = llvm.mlir.constant(0 : i64) : i64',
                      f'  %w = llvm.bitcast %n : {t} to vector<2xi64>', '  %u = llvm.mlir.constant(31 : i64) : i64', '  %f = llvm.extractelement %w[%l : i64] : vector<2xi64>',
                      '  %g = llvm.and %f, %u : i64', '  %h = llvm.insertelement %g, %zero[%l : i64] : vector<2xi64>', f'  %o = llvm.bitcast %h : vector<2xi64> to {t}']
            args[1] = ('%o', t)
        else: args[1] = ('%n', t)
    res = {'I': 'i32', 'L': 'i64'}.get(result) or vec(V[result][0], V[result][1] * (2 if name.startswith('avx') else 1))
    lines.append(f'  %v = llvm.call_intrinsic "llvm.x86.{name}"({", ".join(a for a, _ in args)}) : ({", ".join(t for _, t in args)}) -> {res}')
    more = '' if name.startswith(('sse.', 'sse2.')) else ' attributes {target_features = #llvm.target_features<["+avx2", "+aes", "+pclmul"]>}'
    function(loaded, (lines, [('%v', res)]), more)
def carries():
    t = r.choice(['i32', 'i64'])
    function([('i8', 0), (t, 0), (t, 0)], ([f'  %p = llvm.call_intrinsic "llvm.x86.{r.choice(["addcarry", "subborrow"])}.{t[1:]}"(%x0, %x1, %x2) : (i8, {t}, {t}) -> !llvm.struct<(i8, {t})>',
             f'  %c = llvm.extractvalue %p[0] : !llvm.struct<(i8, {t})>', f'  %v = llvm.extractvalue %p[1] : !llvm.struct<(i8, {t})>'], [('%c', 'i8'), ('%v', t)]))
def first_lane():
    n, t = r.choice([2, 4, 8, 16, 32, 64]), r.choice(['i8', 'i32', 'i64'])
    function([('i8', n), ('i8', n)], ([f'  %m = llvm.icmp "{r.choice(["eq", "slt", "ult"])}" %x0, %x1 : vector<{n}xi8>', '  %z = llvm.mlir.constant(false) : i1',
             f'  %v = llvm.call_intrinsic "llvm.experimental.cttz.elts.{t}.v{n}i1"(%m, %z) : (vector<{n}xi1>, i1) -> {t}'], [('%v', t)]))
def control():
    function([('i32', 0)], (['  %one = llvm.mlir.constant(1 : i32) : i32', '  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr',
             '  llvm.call_intrinsic "llvm.x86.sse.stmxcsr"(%a) : (!llvm.ptr) -> ()', '  llvm.call_intrinsic "llvm.x86.sse2.mfence"() : () -> ()',
             '  llvm.call_intrinsic "llvm.x86.sse.ldmxcsr"(%a) : (!llvm.ptr) -> ()', '  llvm.call_intrinsic "llvm.x86.sse2.clflush"(%in) : (!llvm.ptr) -> ()',
             '  llvm.call_intrinsic "llvm.x86.sse.sfence"() : () -> ()', '  llvm.call_intrinsic "llvm.x86.sse2.lfence"() : () -> ()',
             '  %v = llvm.load %a : !llvm.ptr -> i32'], [('%v', 'i32')]))
def barrier():
    t = r.choice(['i8', 'i16', 'i32', 'i64', 'f32', 'f64']); c = 'x' if t[0] == 'f' else r.choice('rq')
    s = f'!llvm.struct<({t}, i64)>'
    if r.random() < .5:
        call = [f'  %b = llvm.inline_asm has_side_effects "", "={c},0,~{{memory}},~{{dirflag}},~{{fpsr}},~{{flags}}" %x0 : ({t}) -> {t}', f'  %e = llvm.add %x1, %x1 : i64']
    else:
        call = [f'  %s = llvm.inline_asm has_side_effects "", "=&{c},=r,{c},1,0,~{{flags}}" %x0, %x1, %x0 : ({t}, i64, {t}) -> {s}',
                f'  %b = llvm.extractvalue %s[0] : {s}', f'  %d = llvm.extractvalue %s[1] : {s}', '  %e = llvm.add %d, %d : i64']
    function([(t, 0), ('i64', 0)], (call, [('%b', t), ('%e', 'i64')]))
def pairs():
    t = r.choice(['f32', 'f64', 'f16', 'i8', 'i16', 'i32', 'i64']); n = r.choice([1, 2, 5])
    one = lambda: '(' + ', '.join(f'{r.randrange(-100, 100)}' + ('.5' if t[0] == 'f' else '') for _ in range(2)) + ')'
    value = one() if r.random() < .3 else '[' + ', '.join(one() for _ in range(n)) + ']'
    a, k, at = f'!llvm.array<{n} x struct<({t}, {t})>>', len(calls), r.randrange(n)
    out.append(f'llvm.mlir.global internal {r.choice(["constant ", ""])}@g{k}(dense<{value}> : tensor<{n}xcomplex<{t}>>) : {a}')
    lines = [f'  %g = llvm.mlir.addressof @g{k} : !llvm.ptr', f'  %e = llvm.getelementptr %g[0, {at}, 0] : (!llvm.ptr) -> !llvm.ptr, {a}',
             f'  %s = llvm.load %e {{alignment = 1 : i64}} : !llvm.ptr -> !llvm.struct<({t}, {t})>',
             f'  %a = llvm.extractvalue %s[0] : !llvm.struct<({t}, {t})>', f'  %b = llvm.extractvalue %s[1] : !llvm.struct<({t}, {t})>']
    function([('i8', 0)], (lines, [('%a', t), ('%b', t)]))
declared = set()
def call(short, of, types, args, result):
    """A call of an intrinsic by its name, with the types that belong to it or without, or as that of a function."""
    full = short + ''.join('.' + t for t in of)
    signature = f'({", ".join(args)}) : ({", ".join(types)}) -> {result}'
    if r.random() < .4: return f'  %v = llvm.call_intrinsic "{short}"{signature}'
    if r.random() < .5: return f'  %v = llvm.call_intrinsic "{full}"{signature}'
    if full not in declared:
        declared.add(full)
        out.append(f'llvm.func @{full}({", ".join(types)}) -> {result}')
    return f'  %v = llvm.call @{full}{signature}'
def saturated():
    t, i = r.choice(['f32', 'f64', 'f16']), r.choice(['i8', 'i16', 'i32', 'i64'])
    function([(t, 0)], ([call(f'llvm.fpto{r.choice("su")}i.sat', [i, t], [t], ['%x0'], i)], [('%v', i)]))
def by_name():
    if r.random() < .5:
        t = r.choice(['f32', 'f64'])
        k, n = r.choice([('sqrt', 1), ('fabs', 1), ('copysign', 2), ('minimum', 2), ('maximum', 2), ('floor', 1), ('rint', 1), ('fma', 3), ('lround', 1), ('minnum', 2)])
        result, of = ('i64', ['i64', t]) if k == 'lround' else (t, [t])
    else:
        t = r.choice(['i8', 'i16', 'i32', 'i64'])
        k, n = r.choice([('smax', 2), ('umin', 2), ('bswap', 1), ('ctpop', 1), ('bitreverse', 1), ('fshl', 3), ('fshr', 3), ('sadd.sat', 2), ('usub.sat', 2)])
        if k == 'bswap' and t == 'i8': t = 'i16'
        result, of = t, [t]
    function([(t, 0)] * n, ([call(f'llvm.{k}', of, [t] * n, [f'%x{i}' for i in range(n)], result)], [('%v', result)]))
KINDS = [carries, first_lane, saturated, by_name, pairs, fpclass, fpclass, fpclass, nearest, nearest, shift, shift, shift, both, power, step, interleave, compare, strict, strict_int, alias, masks, pointer, sse, sse, sse, sse, control, barrier]
for k in range(N): KINDS[k % len(KINDS)]()
open('intr.mlir', 'w').write('\n'.join(out) + '\n')
text = ['#include <stdio.h>', '#include <string.h>']
for i, tries in enumerate(calls):
    text.append(f'void f{i}(const void *, void *);\nstatic const unsigned char in{i}[{len(tries)}][{len(tries[0])}] = {{')
    text += ['{' + ','.join(map(str, t)) + '},' for t in tries]
    text.append('};')
text.append('static void show(int f, int k, const unsigned char *b) { printf("%d %d ", f, k); for (int i = 0; i < 128; i++) printf("%02x", b[i]); puts(""); }')
text.append('int main() {\n  unsigned char b[128];')
for i, tries in enumerate(calls):
    text.append(f'  for (int k = 0; k < {len(tries)}; k++) {{ memset(b, 0xA5, 128); f{i}(in{i}[k], b); show({i}, k, b); }}')
text.append('}')
open('intr.c', 'w').write('\n'.join(text) + '\n')
