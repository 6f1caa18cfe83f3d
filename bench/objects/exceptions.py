#!/usr/bin/env python3
"""exceptions.py SEED N: ex.mlir with N functions that call what may throw, catch some of it by type, clean up and go on, in
loops, with values of all kinds across the calls and passed to both sides; ex.cpp with a program that throws and calls them."""
import random, sys
seed, n = int(sys.argv[1]), int(sys.argv[2])
r = random.Random(seed)
WIDTHS = {'i8': 8, 'i16': 16, 'i32': 32, 'i64': 64, 'i128': 128}
out = ['''llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.mlir.global external constant @_ZTId() : !llvm.ptr
llvm.mlir.global external constant @_ZTI4Some() : !llvm.ptr
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
llvm.func @__cxa_end_catch()
llvm.func @note(i64)
llvm.func @raise(i32, i64, f64) -> i64
llvm.func @raises(f64, vector<4xf32>, i64) -> !llvm.struct<(f64, i64)>
llvm.func @address(i32) -> !llvm.ptr
llvm.func @_Znwm(i64) -> !llvm.ptr
llvm.func @llvm.eh.typeid.for.p0(!llvm.ptr) -> i32''']
LANDING = '!llvm.struct<(ptr, i32)>'

class Body:
    def __init__(self): self.k, self.lines = 0, []
    def put(self, text): self.lines.append('  ' + text)
    def new(self, text):
        self.k += 1
        self.put(f'%t{self.k} = {text}')
        return f'%t{self.k}'
    def const(self, t, v):
        return self.new(f'llvm.mlir.constant({v} : {t}) : {t}')
    def word(self, v, t):
        """A value as 64 bits."""
        if t == 'f64': return self.new(f'llvm.bitcast {v} : f64 to i64')
        if t == 'f32':
            w = self.new(f'llvm.bitcast {v} : f32 to i32')
            return self.new(f'llvm.zext {w} : i32 to i64')
        if t == 'vector<4xf32>':
            i = self.const('i32', r.randrange(4))
            return self.word(self.new(f'llvm.extractelement {v}[{i} : i32] : {t}'), 'f32')
        if t == 'i64': return v
        return self.new(f'llvm.trunc {v} : i128 to i64' if t == 'i128' else f'llvm.zext {v} : {t} to i64')
    def of(self, w, t):
        """64 bits as a value of a type; floats of few bits, so that sums are the same in any order of rounding."""
        if t == 'i64': return w
        if t == 'i128': return self.new(f'llvm.sext {w} : i64 to i128')
        if t == 'vector<4xf32>':
            z, i = self.new(f'llvm.mlir.zero : {t}'), self.const('i32', r.randrange(4))
            return self.new(f'llvm.insertelement {self.of(w, "f32")}, {z}[{i} : i32] : {t}')
        if t in WIDTHS: return self.new(f'llvm.trunc {w} : i64 to {t}')
        few = self.new(f'llvm.and {w}, {self.const("i64", 1023)} : i64')
        return self.new(f'llvm.sitofp {few} : i64 to {t}')
    def mix(self, a, b):
        return self.new(f'llvm.{r.choice(["add", "sub", "xor", "mul"])} {a}, {b} : i64')

for f in range(n):
    b = Body()
    types = [r.choice(['i8', 'i16', 'i32', 'i64', 'i64', 'i128', 'f32', 'f64', 'f64', 'vector<4xf32>']) for _ in range(r.randint(1, 7))]
    stages = r.randint(1, 5)
    list_of = lambda vs: f'({", ".join(vs)} : {", ".join(types)})' if vs else ''
    args = lambda p: '(' + ', '.join(f'%{p}{i}: {t}' for i, t in enumerate(types)) + ')'
    values = lambda p: [f'%{p}{i}' for i in range(len(types))]
    def shuffled(vs):
        """The values, some of them another one of the same type."""
        return [r.choice([w for w, u in zip(vs, types) if u == t]) if r.random() < .3 else v for v, t in zip(vs, types)]
    def worked(vs):
        vs = list(vs)
        for _ in range(r.randint(0, 3)):
            i, j = r.randrange(len(vs)), r.randrange(len(vs))
            vs[i] = b.of(b.mix(b.word(vs[i], types[i]), b.word(vs[j], types[j])), types[i])
        return vs
    slot = r.random() < .5
    start = [b.of(b.mix('%a', b.const('i64', r.randrange(1000))), t) for t in types]
    count = b.new(f'llvm.alloca {b.const("i32", 1)} x i32 : (i32) -> !llvm.ptr')
    b.put(f'llvm.store {b.const("i32", 0)}, {count} : i32, !llvm.ptr')
    if slot: kept = b.new(f'llvm.alloca {b.const("i64", r.randint(1, 9))} x f64 : (i64) -> !llvm.ptr'); b.put(f'llvm.store %b, {kept} : f64, !llvm.ptr')
    b.put(f'llvm.br ^s0{list_of(start)}')
    for s in range(stages):
        p = f's{s}_'
        b.lines.append(f'^s{s}{args(p)}:')
        vs = worked(values(p))
        going, gone = shuffled(vs), shuffled(vs)
        plain = r.random() < .3
        normal = f'^n{s}' if plain else f'^n{s}{list_of(going)}'
        unwind = f'^u{s}' if plain else f'^u{s}{list_of(gone)}'
        kind = r.randrange(4)
        w = b.word(r.choice(vs), types[0]) if False else b.word(vs[0], types[0])
        if kind == 0:
            i = r.randrange(len(vs))
            pack = b.new('llvm.mlir.constant(dense<[1.0, 2.0, 4.0, 8.0]> : vector<4xf32>) : vector<4xf32>')
            x = b.new(f'llvm.invoke @raises(%b, {pack}, {w}) to {normal} unwind {unwind} : (f64, vector<4xf32>, i64) -> !llvm.struct<(f64, i64)>')
        elif kind == 1:
            which = b.const('i32', r.randrange(2))
            g = b.new(f'llvm.call @address({which}) : (i32) -> !llvm.ptr')
            x = b.new(f'llvm.invoke {g}({which}, {w}, %b) to {normal} unwind {unwind} : !llvm.ptr, (i32, i64, f64) -> i64')
        else:
            which = b.const('i32', r.randrange(8))
            x = b.new(f'llvm.invoke @raise({which}, {w}, %b) to {normal} unwind {unwind} : (i32, i64, f64) -> i64')
        b.lines.append(f'^n{s}:' if plain else f'^n{s}{args(f"n{s}_")}:')
        there = vs if plain else values(f'n{s}_')
        if kind == 0:
            y = b.new(f'llvm.extractvalue {x}[1] : !llvm.struct<(f64, i64)>')
            z = b.new(f'llvm.extractvalue {x}[0] : !llvm.struct<(f64, i64)>')
            x = b.mix(y, b.word(z, 'f64'))
        i = r.randrange(len(types))
        there = list(there)
        there[i] = b.of(b.mix(b.word(there[i], types[i]), x), types[i])
        nxt = f'^s{s + 1}' if s + 1 < stages else '^end'
        b.put(f'llvm.br {nxt}{list_of(worked(there))}')
        b.lines.append(f'^u{s}:' if plain else f'^u{s}{args(f"u{s}_")}:')
        there = vs if plain else values(f'u{s}_')
        catches = r.sample(['i', 'd', '4Some'], r.randint(0, 3))
        named = [b.new(f'llvm.mlir.addressof @_ZTI{c} : !llvm.ptr') for c in []]
        clauses = ' '.join(f'(catch %ti{c} : !llvm.ptr)' for c in catches)
        rest = r.choice(['all', 'cleanup', 'cleanup', 'none'] if catches else ['all', 'cleanup'])
        if rest == 'all': clauses += ' (catch %null : !llvm.ptr)'
        pad = b.new(f'llvm.landingpad {"cleanup " if rest == "cleanup" else ""}{clauses} : {LANDING}')
        e, t = b.new(f'llvm.extractvalue {pad}[0] : {LANDING}'), b.new(f'llvm.extractvalue {pad}[1] : {LANDING}')
        b.put(f'llvm.call @note({b.word(there[-1], types[-1])}) : (i64) -> ()')
        for q, c in enumerate(catches):
            own = b.new(f'llvm.intr.eh.typeid.for %ti{c} : (!llvm.ptr) -> i32')
            same = b.new(f'llvm.icmp "eq" {t}, {own} : i32')
            b.put(f'llvm.cond_br {same}, ^c{s}_{q}, ^m{s}_{q}')
            b.lines.append(f'^c{s}_{q}:')
            at = b.new(f'llvm.call @__cxa_begin_catch({e}) : (!llvm.ptr) -> !llvm.ptr')
            if c == 'd': w = b.word(b.new(f'llvm.load {at} : !llvm.ptr -> f64'), 'f64')
            else: w = b.new(f'llvm.sext {b.new(f"llvm.load {at} : !llvm.ptr -> i32")} : i32 to i64')
            b.put('llvm.call @__cxa_end_catch() : () -> ()')
            mine = list(there)
            i = r.randrange(len(types))
            mine[i] = b.of(b.mix(b.word(mine[i], types[i]), w), types[i])
            old = b.new(f'llvm.load {count} : !llvm.ptr -> i32')
            new = b.new(f'llvm.add {old}, {b.const("i32", 1)} : i32')
            b.put(f'llvm.store {new}, {count} : i32, !llvm.ptr')
            more = b.new(f'llvm.icmp "slt" {new}, {b.const("i32", r.randint(1, 6))} : i32')
            back = f'^s{r.randint(0, s)}{list_of(shuffled(mine))}'
            b.put(f'llvm.cond_br {more}, {back}, {nxt}{list_of(mine)}')
            b.lines.append(f'^m{s}_{q}:')
        if rest == 'all':
            b.put(f'llvm.call @__cxa_begin_catch({e}) : (!llvm.ptr) -> !llvm.ptr'.replace('llvm.call', '%x' + str(b.k) + 'c = llvm.call'))
            b.put('llvm.call @__cxa_end_catch() : () -> ()')
            b.put(f'llvm.br {nxt}{list_of(worked(there))}')
        else:
            if slot: b.put(f'llvm.call @note({b.word(b.new(f"llvm.load {kept} : !llvm.ptr -> f64"), "f64")}) : (i64) -> ()')
            b.put(f'llvm.resume {pad} : {LANDING}')
    b.lines.append(f'^end{args("e")}:')
    sum_ = '%a'
    for v, t in zip(values('e'), types): sum_ = b.mix(sum_, b.word(v, t))
    b.put(f'llvm.return {sum_} : i64')
    out.append(f'llvm.func @f{f}(%a: i64, %b: f64) -> i64 attributes {{personality = @__gxx_personality_v0}} {{')
    out += [f'  %ti{c} = llvm.mlir.addressof @_ZTI{c} : !llvm.ptr' for c in ('i', 'd', '4Some')]
    out += ['  %null = llvm.mlir.zero : !llvm.ptr'] + b.lines + ['}']
out = [l for l in out if True]
out[0] = '\n'.join(l for l in out[0].split('\n') if 'typeid' not in l and '_Znwm' not in l)
open('ex.mlir', 'w').write('\n'.join(out) + '\n')
calls = '\n'.join(f'  run({f}, f{f});' for f in range(n))
decls = '\n'.join(f'extern "C" long f{f}(long, double);' for f in range(n))
open('ex.cpp', 'w').write('''#include <cstdio>
struct Some { int k; virtual ~Some() {} };
static unsigned long state = 1;
static unsigned draw(unsigned n) { state = state * 6364136223846793005ul + 1442695040888963407ul; return (state >> 33) % n; }
typedef float V __attribute__((vector_size(16)));
struct Two { double d; long l; };
static void maybe(int k) {
  switch (draw(9) + (k & 1)) { case 0: throw int(draw(100)); case 1: throw double(draw(50)); case 2: throw Some{}; case 3: throw 'c'; }
}
extern "C" void note(long w) { printf("%lx ", w); }
extern "C" long raise(int k, long a, double b) { maybe(k); return a * 3 + long(b) + k; }
extern "C" Two raises(double d, V v, long l) { maybe(0); return {d + v[2], l ^ 77}; }
extern "C" void *address(int) { return (void *)raise; }
''' .replace('struct Some { int k; virtual ~Some() {} };', 'struct Some { int k = 4; };').replace('throw Some{}', 'throw Some()') + decls + '''
static void run(int k, long (*f)(long, double)) {
  for (int i = 0; i < 60; i++) {
    state = k * 1000 + i;
    long r = 0;
    try { r = f(i * 7 - 3, i * 0.5); printf("%d %d: %lx\\n", k, i, r); }
    catch (int x) { printf("%d %d: int %d\\n", k, i, x); } catch (double x) { printf("%d %d: double %g\\n", k, i, x); }
    catch (Some &x) { printf("%d %d: some %d\\n", k, i, x.k); } catch (...) { printf("%d %d: other\\n", k, i); }
  }
}
int main() {
''' + calls + '\n}\n')
