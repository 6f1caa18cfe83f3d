#!/usr/bin/env python3
"""mixed.py SEED N: mix.mlir and mix.cpp in the folder where it runs: N functions of all at once. Blocks in any order, with up to
75 arguments, end in branches, switches, jumps by address and calls that may unwind, also in loops; landings catch, filter and
clean up; integers of 128 bits share words with others, and vectors, masks and floats of 80 bits live across all of that.
Some functions call nothing. Each takes fuel, so loops end; what is seen of values goes into a hash in memory.
"""
import random, sys
R = random.Random(int(sys.argv[1]))
LANDING = '!llvm.struct<(ptr, i32)>'
PAIR, MANY, TWO = '!llvm.struct<(i64, i128)>', '!llvm.struct<(i64, i128, vector<4xi32>, i64, f80)>', '!llvm.struct<(i64, f64)>'
out = [f'''llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.mlir.global external constant @_ZTId() : !llvm.ptr
llvm.mlir.global external thread_local @own() : i64
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
llvm.func @__cxa_end_catch()
llvm.func @raise(i64, i128, i64) -> i64
llvm.func @raise128(i64, i64, i128) -> i128
llvm.func @plain(i64, i64, i128, f64) -> i128
llvm.func @two(i64, i128) -> {TWO}
llvm.func @variadic(i32, ...) -> i64
llvm.func @may(i64)
llvm.func @many(%a: vector<4xi32>, %m: vector<8xi1>, %x: f80, %w: i128, %q: vector<2xi64>) -> {MANY} {{
  %0 = llvm.trunc %w : i128 to i64
  llvm.call @may(%0) : (i64) -> ()
  %u = llvm.mlir.undef : {MANY}
  %1 = llvm.bitcast %m : vector<8xi1> to i8
  %2 = llvm.zext %1 : i8 to i64
  %3 = llvm.add %a, %a : vector<4xi32>
  %4 = llvm.mlir.constant(1 : i32) : i32
  %5 = llvm.extractelement %q[%4 : i32] : vector<2xi64>
  %6 = llvm.fadd %x, %x : f80
  %u0 = llvm.insertvalue %2, %u[0] : {MANY}
  %u1 = llvm.insertvalue %w, %u0[1] : {MANY}
  %u2 = llvm.insertvalue %3, %u1[2] : {MANY}
  %u3 = llvm.insertvalue %5, %u2[3] : {MANY}
  %u4 = llvm.insertvalue %6, %u3[4] : {MANY}
  llvm.return %u4 : {MANY}
}}
llvm.func @mask(%m: vector<8xi1>, %a: i64) -> vector<8xi1> {{
  llvm.call @may(%a) : (i64) -> ()
  %t = llvm.trunc %a : i64 to i8
  %b = llvm.bitcast %t : i8 to vector<8xi1>
  %r = llvm.xor %m, %b : vector<8xi1>
  llvm.return %r : vector<8xi1>
}}
llvm.func @long_double(%x: f80, %a: i64) -> f80 {{
  llvm.call @may(%a) : (i64) -> ()
  llvm.return %x : f80
}}''']
MASK_OF = {'vector<4xi32>': 'vector<4xi1>', 'vector<8xi16>': 'vector<8xi1>', 'vector<16xi8>': 'vector<16xi1>',
           'vector<2xi64>': 'vector<2xi1>', 'vector<8xi32>': 'vector<8xi1>'}
INTS = ['i1', 'i8', 'i16', 'i24', 'i32', 'i33', 'i64', 'i64', 'i64', 'i96', 'i101', 'i128', 'i128']
# Integers of more than 128 bits are only moved.
TYPES = INTS + ['i200', 'f16', 'f32', 'f64', 'f80', PAIR, 'vector<4xf32>', 'vector<3xi32>'] + list(MASK_OF) + list(dict.fromkeys(MASK_OF.values()))
ALL = list(dict.fromkeys(TYPES))
PREDICATES = 'eq ne slt sle sgt sge ult ule ugt uge'.split()
CLAUSES = ['(catch %int : !llvm.ptr)', '(catch %double : !llvm.ptr) (catch %int : !llvm.ptr)', 'cleanup', '(catch %null : !llvm.ptr)',
           'cleanup (catch %int : !llvm.ptr)', '(filter %one_type : !llvm.array<1 x ptr>)',
           '(catch %double : !llvm.ptr) (filter %types : !llvm.array<2 x ptr>)', '(filter %none : !llvm.array<0 x ptr>)',
           'cleanup (catch %double : !llvm.ptr) (filter %one_type : !llvm.array<1 x ptr>)',
           '(filter %one_type : !llvm.array<1 x ptr>) (catch %null : !llvm.ptr)']
width = lambda t: int(t[1:])
lanes = lambda t: (int(t[7:].split('x')[0]), t.split('x')[-1][:-1])

class Function:
    def __init__(self, number):
        self.number, self.n, self.lines, self.at = number, 0, [], None
        self.calls, self.heavy = R.random() < .75, R.random() < .3
        self.flow()
        # What there is by type: in the entry, and in each block.
        self.first, self.values = {}, {b: {} for b in self.reached}
        self.make()

    # Control flow.

    def flow(self):
        n = R.choice([2, 3, 5, 8, 12])
        take = lambda counts: [R.choice(TYPES) for _ in range(R.choice(counts))]
        self.takes = [take([0, 0, 1, 2, 3, 6] + [75] * (R.random() < .05)) for _ in range(n)]
        self.ends, self.pads = [], []
        for b in range(n):
            to = lambda: R.randrange(n) if R.random() < .45 else min(n - 1, b + R.randint(1, 3))
            k = R.random()
            if k < .2: self.ends.append(('indirectbr', sorted({to() for _ in range(R.randint(1, 4))})))
            elif k < .3: self.ends.append(('br', [to()]))
            elif k < .5: self.ends.append(('cond_br', [to(), to()]))
            elif k < .7: self.ends.append(('switch', [to() for _ in range(R.randint(2, 7))]))
            elif k < .95 and self.calls:
                if not self.pads or R.random() < .5: self.pads.append(n + len(self.pads))
                self.ends.append(('invoke', [to(), R.choice(self.pads)]))
            else: self.ends.append(('return', []))
        for _ in self.pads:
            self.takes.append(take([0, 0, 1, 3, 5]))
            self.ends.append(R.choice([('br', [R.randrange(n)])] * 2 + [('cond_br', [R.randrange(n), R.randrange(n)]), ('resume', [])]))
        reached, todo = set(), [0]
        while todo:
            b = todo.pop()
            if b not in reached:
                reached.add(b)
                todo += self.ends[b][1]
        self.reached = sorted(reached)
        self.tagged = sorted({t for b in self.reached if self.ends[b][0] == 'indirectbr' for t in self.ends[b][1]})
        self.preds = {b: {p for p in self.reached if b in self.ends[p][1]} for b in self.reached}
        self.dominators = {b: set(self.reached) for b in self.reached}
        self.dominators[0] = {0}
        changed = True
        while changed:
            changed = False
            for b in self.reached[1:]:
                new = set.intersection(*(self.dominators[p] for p in self.preds[b])) | {b}
                changed |= new != self.dominators[b]
                self.dominators[b] = new

    # Values.

    def put(self, text): self.lines.append('  ' + text)
    def new(self, text):
        self.n += 1
        self.put(f'%v{self.n} = {text}')
        return f'%v{self.n}'
    def add(self, t, v): (self.first if self.at is None else self.values[self.at]).setdefault(t, []).append(v)
    def give(self, t, text): self.add(t, self.new(text))
    def const(self, t, v=None):
        if t == 'i1': v = R.choice(['true', 'false'])
        elif t[0] == 'i':
            w = width(t)
            v = R.choice([0, 1, -1, 5, R.getrandbits(min(w, 62)) - (1 << min(w, 62) - 1)]) if v is None else v
            v = f'{max(-(1 << w - 1), min((1 << w - 1) - 1, v))} : {t}'
        elif t[0] == 'f': v = f'{R.choice(["1.5", "-2.25", "0.0"])} : {t}'
        elif t[0] == 'v' and t != 'vector<4xf32>':
            n, e = lanes(t)
            v = ', '.join(R.choice(['true', 'false']) if e == 'i1' else str(R.randrange(-100, 100)) for _ in range(n))
            v = f'dense<[{v}]> : {t}'
        else: return self.new(f'llvm.mlir.zero : {t}')
        return self.new(f'llvm.mlir.constant({v}) : {t}')
    def pick(self, t):
        there = list(self.first.get(t, []))
        for b in [] if self.at is None else sorted(self.dominators[self.at]):
            there += self.values[b].get(t, []) * (2 if b == self.at else 1)
        if not there or R.random() < .07: return self.const(t)
        return R.choice(there[-8:] if R.random() < .5 else there)
    def cast(self, v, a, b):
        if a == b: return v
        return self.new(f'llvm.trunc {v} : {a} to {b}' if width(a) > width(b) else f'llvm.{R.choice(["sext", "zext"])} {v} : {a} to {b}')
    def word(self, v, t):
        """What is seen of a value."""
        if t == 'f80': return self.word(self.new(f'llvm.fptrunc {v} : f80 to f64'), 'f64')
        if t[0] == 'f': return self.word(self.new(f'llvm.bitcast {v} : {t} to i{t[1:]}'), 'i' + t[1:])
        if t == PAIR:
            a, b = self.new(f'llvm.extractvalue {v}[0] : {t}'), self.new(f'llvm.extractvalue {v}[1] : {t}')
            return self.new(f'llvm.xor {a}, {self.word(b, "i128")} : i64')
        if t == 'i128':
            high = self.new(f'llvm.lshr {v}, {self.const(t, 64)} : {t}')
            high, low = (self.new(f'llvm.trunc {x} : {t} to i64') for x in (high, v))
            return self.new(f'llvm.add {self.new(f"llvm.mul {high}, %mul : i64")}, {low} : i64')
        if t[0] == 'i' and width(t) > 64: return self.word(self.cast(v, t, 'i128'), 'i128')
        if t[0] != 'v': return self.cast(v, t, 'i64')
        n, e = lanes(t)
        if e == 'i1': return self.cast(self.new(f'llvm.bitcast {v} : {t} to i{n}'), f'i{n}', 'i64')
        all_ = '%zero'
        for i in range(n):
            w = self.word(self.new(f'llvm.extractelement {v}[{self.const("i32", i)} : i32] : {t}'), e)
            all_ = self.new(f'llvm.add {self.new(f"llvm.mul {all_}, %mul : i64")}, {w} : i64')
        return all_
    def see(self, v, t):
        a = self.new('llvm.load %acc : !llvm.ptr -> i64')
        a = self.new(f'llvm.mul {self.new(f"llvm.xor {a}, {self.word(v, t)} : i64")}, %mul : i64')
        a = self.new(f'llvm.xor {a}, {self.new(f"llvm.lshr {a}, %k29 : i64")} : i64')
        self.put(f'llvm.store {a}, %acc : i64, !llvm.ptr')

    # Operations.

    def parts_of_many(self, v):
        for i, t in enumerate(['i64', 'i128', 'vector<4xi32>', 'i64', 'f80']): self.give(t, f'llvm.extractvalue {v}[{i}] : {MANY}')
    def lanes_op(self):
        k = R.randrange(11)
        t = R.choice(list(MASK_OF))
        m, (n, e) = MASK_OF[t], lanes(t)
        p, i = self.pick, f'[{self.const("i32", R.randrange(n))} : i32]'
        if k == 0: self.give(m, f'llvm.icmp "{R.choice(PREDICATES)}" {p(t)}, {p(t)} : {t}')
        elif k == 1: self.give(t, f'llvm.select {p(m)}, {p(t)}, {p(t)} : {m}, {t}')
        elif k == 2: self.give(t, f'llvm.{R.choice(["sext", "zext"])} {p(m)} : {m} to {t}')
        elif k == 3: self.give(m, f'llvm.{R.choice(["and", "or", "xor", "add"])} {p(m)}, {p(m)} : {m}')
        elif k == 4: self.give(t, f'llvm.{R.choice(["add", "sub", "mul", "and", "xor"])} {p(t)}, {p(t)} : {t}')
        elif k == 5: self.give(m, f'llvm.bitcast {self.cast(p("i64"), "i64", f"i{n}")} : i{n} to {m}')
        elif k == 6: self.give(t, f'llvm.insertelement {p(e)}, {p(t)}{i} : {t}')
        elif k == 7: self.give(R.choice([e]), f'llvm.extractelement {p(t)}{i} : {t}')
        elif k == 8: self.give('vector<4xf32>', f'llvm.sitofp {p("vector<4xi1>")} : vector<4xi1> to vector<4xf32>')
        elif k == 9: self.give('i1', f'llvm.extractelement {p(m)}{i} : {m}')
        elif self.calls: self.parts_of_many(self.new('llvm.call ' + self.call_of_many('')))
    def call_of_many(self, to):
        types = ['vector<4xi32>', 'vector<8xi1>', 'f80', 'i128', 'vector<2xi64>']
        return f'@many({", ".join(map(self.pick, types))}){to} : ({", ".join(types)}) -> {MANY}'
    def op(self):
        if R.random() < .35: return self.lanes_op()
        k, t, p = R.randrange(23), R.choice(INTS), self.pick
        w = width(t)
        if k < 4: self.give(t, f'llvm.{R.choice(["add", "sub", "mul", "and", "or", "xor"])} {p(t)}, {p(t)} : {t}')
        elif k < 6: self.give('i128', f'llvm.{R.choice(["sext", "zext"])} {p("i64")} : i64 to i128')
        elif k == 6:
            way, s = R.choice(['sext', 'zext']), R.choice(['i64', 'i64', 'i32', 'i33', 'i8'])
            a, b = (self.new(f'llvm.{way} {p(s)} : {s} to i128') for _ in range(2))
            self.add('i128', a)
            self.give('i128', f'llvm.mul {a}, {R.choice([a, b, b, b])} : i128')
        elif k == 7: self.give('i64', f'llvm.trunc {p("i128")} : i128 to i64')
        elif k == 8: to = R.choice(INTS); self.add(to, self.cast(p(t), t, to))
        elif k == 9: self.give('i1', f'llvm.icmp "{R.choice(PREDICATES)}" {p(t)}, {p(t)} : {t}')
        elif k == 10:
            t = R.choice([t for t in ALL if t != PAIR])
            self.give(t, f'llvm.select {p("i1")}, {p(t)}, {p(t)} : i1, {t}')
        elif k == 11:
            t = R.choice(['i128'] * 6 + ['i8', 'i16', 'i32', 'i64'])
            s = f'!llvm.struct<({t}, i1)>'
            v = self.new(f'"llvm.intr.{R.choice(["sadd", "uadd", "ssub", "usub", "smul", "umul"])}.with.overflow"({p(t)}, {p(t)}) : ({t}, {t}) -> {s}')
            self.give(t, f'llvm.extractvalue {v}[0] : {s}')
            self.give('i1', f'llvm.extractvalue {v}[1] : {s}')
        elif k == 12:
            t, f = R.choice(['i128', 'i128', 'i64', 'i32']), R.choice(['ctpop', 'bswap', 'bitreverse', 'ctlz', 'cttz', 'abs', 'sadd.sat', 'uadd.sat', 'ssub.sat', 'usub.sat'])
            if f[-1] == 't': self.give(t, f'llvm.intr.{f}({p(t)}, {p(t)}) : ({t}, {t}) -> {t}')
            else:
                flag = {'c': 'is_zero_poison', 'a': 'is_int_min_poison'}.get(f[0]) if f != 'ctpop' else None
                self.give(t, f'"llvm.intr.{f}"({p(t)})' + (f' <{{{flag} = false}}>' if flag else '') + f' : ({t}) -> {t}')
        elif k == 13 and w > 1:
            by = self.const(t, R.randrange(min(w, 127))) if R.random() < .5 else self.new(f'llvm.and {p(t)}, {self.const(t, (1 << w.bit_length() - 2) - 1)} : {t}')
            self.give(t, f'llvm.{R.choice(["shl", "lshr", "ashr"])} {p(t)}, {by} : {t}')
        elif k == 14: t = R.choice(['f16', 'f32', 'f64', 'f80']); self.give(t, f'llvm.sitofp {self.new(f"llvm.and {p(chr(105) + str(64))}, %k1023 : i64")} : i64 to {t}')
        elif k == 15: t = R.choice(['f32', 'f64']); self.give(t, f'llvm.{R.choice(["fadd", "fsub"])} {p(t)}, {p(t)} : {t}')
        elif k == 16:
            i = R.randrange(2)
            v = self.new(f'llvm.insertvalue {p(["i64", "i128"][i])}, {p(PAIR)}[{i}] : {PAIR}')
            self.add(PAIR, v)
            for i, t in enumerate(['i64', 'i128']):
                if R.random() < .5: self.give(t, f'llvm.extractvalue {v}[{i}] : {PAIR}')
        elif k == 17 and self.calls: self.give('i128', f'llvm.call @plain({p("i64")}, {p("i64")}, {p("i128")}, {p("f64")}) : (i64, i64, i128, f64) -> i128')
        elif k == 18 and self.calls:
            v = self.new(f'llvm.call @two({p("i64")}, {p("i128")}) : (i64, i128) -> {TWO}')
            self.give('i64', f'llvm.extractvalue {v}[0] : {TWO}')
            self.give('f64', f'llvm.extractvalue {v}[1] : {TWO}')
        elif k == 19 and self.calls:
            a = self.new('llvm.mlir.addressof @own : !llvm.ptr')
            self.give('i64', f'llvm.load {a} : !llvm.ptr -> i64')
            if R.random() < .5: self.put(f'llvm.store {p("i64")}, {a} : i64, !llvm.ptr')
        elif k == 20:
            i = self.new(f'llvm.and {p("i64")}, %k7 : i64')
            a, t = self.new(f'llvm.getelementptr %mem[{i}] : (!llvm.ptr, i64) -> !llvm.ptr, i128'), R.choice(['i8', 'i32', 'i64', 'i128'])
            if R.random() < .5: self.give(t, f'llvm.load {a} : !llvm.ptr -> {t}')
            else: self.put(f'llvm.store {p(t)}, {a} : {t}, !llvm.ptr')
        elif k == 21 and w >= 8 and (self.calls or w <= 64):
            d = self.new(f'llvm.and {p(t)}, {self.const(t, (1 << min(w, 62) - 2) - 1)} : {t}')
            d = self.new(f'llvm.or {d}, {self.const(t, 1)} : {t}')
            self.give(t, f'llvm.{R.choice(["udiv", "sdiv", "urem", "srem"])} {p(t)}, {d} : {t}')
        else: self.give('i64', f'llvm.{R.choice(["add", "sub", "xor"])} {p("i64")}, {p("i64")} : i64')

    # The text.

    def to(self, b):
        types = self.takes[b]
        return f'^b{b}' + (f'({", ".join(map(self.pick, types))} : {", ".join(types)})' if types else '')
    def leave(self, b, landing):
        kind, to = self.ends[b]
        p = self.pick
        if kind == 'br': self.put(f'llvm.br {self.to(to[0])}')
        elif kind == 'cond_br': self.put(f'llvm.cond_br {p("i1")}, {self.to(to[0])}, {self.to(to[1])}')
        elif kind == 'return': self.put(f'llvm.return {p("i64")} : i64')
        elif kind == 'resume': self.put(f'llvm.resume {landing} : {LANDING}')
        elif kind == 'switch':
            t = R.choice(['i8', 'i16', 'i24', 'i32', 'i33', 'i64', 'i64'] + (['i1'] * 2 if len(to) < 4 else []))
            w, v = width(t), p(t)
            if R.random() < .6 and w > 1: v = self.new(f'llvm.and {v}, {self.const(t, R.choice([3, 7, 15]))} : {t}')
            keys = [0, 1] if w == 1 else [*range(-3, 12), (1 << w - 1) - 1, -(1 << w - 1)]
            rows = [f'{k}: {self.to(s)}' for k, s in zip(R.sample(keys, len(to) - 1), to[1:])]
            self.put(f'llvm.switch {v} : {t}, {self.to(to[0])} [{", ".join(rows)}]')
        elif kind == 'indirectbr':
            i = self.new(f'llvm.urem {self.new(f"llvm.and {p(chr(105) + str(64))}, %k7 : i64")}, {self.const("i64", len(to))} : i64')
            at = self.const('i64', self.tagged.index(to[0]))
            for k, s in enumerate(to[1:], 1):
                here = self.new(f'llvm.icmp "eq" {i}, {self.const("i64", k)} : i64')
                at = self.new(f'llvm.select {here}, {self.const("i64", self.tagged.index(s))}, {at} : i1, i64')
            a = self.new(f'llvm.getelementptr %table[{at}] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr')
            a = self.new(f'llvm.load {a} : !llvm.ptr -> !llvm.ptr')
            self.put(f'llvm.indirectbr {a} : !llvm.ptr, [{", ".join(map(self.to, to))}]')
        else:
            blocks = f' to {self.to(to[0])} unwind {self.to(to[1])}'
            t, text = R.choice([
                (MANY, self.call_of_many(blocks)),
                ('vector<8xi1>', f'@mask({p("vector<8xi1>")}, {p("i64")}){blocks} : (vector<8xi1>, i64) -> vector<8xi1>'),
                ('f80', f'@long_double({p("f80")}, {p("i64")}){blocks} : (f80, i64) -> f80'),
                ('i64', f'@raise({p("i64")}, {p("i128")}, {p("i64")}){blocks} : (i64, i128, i64) -> i64'),
                ('i128', f'@raise128({p("i64")}, {p("i64")}, {p("i128")}){blocks} : (i64, i64, i128) -> i128'),
                ('i64', f'@variadic({p("i32")}, {p("i64")}, {p("f64")}){blocks} vararg(!llvm.func<i64 (i32, ...)>) : (i32, i64, f64) -> i64')])
            v = self.new('llvm.invoke ' + text)
            if self.preds[to[0]] == {b} and to[0] > 0: self.values[to[0]].setdefault(t, []).append(v)
    def block(self, b):
        self.at = b
        names = [f'%b{b}_{i}' for i in range(len(self.takes[b]))]
        self.lines.append(f'^b{b}' + (f'({", ".join(f"{v}: {t}" for v, t in zip(names, self.takes[b]))})' if names else '') + ':')
        for v, t in zip(names, self.takes[b]): self.add(t, v)
        if b in self.tagged: self.put(f'llvm.blocktag <id = {b + 1}>')
        landing, resumes = None, self.ends[b][0] == 'resume'
        if b in self.pads:
            landing = self.new(f'llvm.landingpad {"cleanup" if resumes else R.choice(CLAUSES)} : {LANDING}')
            e, s = (self.new(f'llvm.extractvalue {landing}[{i}] : {LANDING}') for i in range(2))
            for t in ('int', 'double'):
                self.give('i1', f'llvm.icmp "eq" {s}, {self.new(f"llvm.intr.eh.typeid.for %{t} : (!llvm.ptr) -> i32")} : i32')
        for v in self.values[b].pop(MANY, []): self.parts_of_many(v)
        left = self.new(f'llvm.sub {self.new("llvm.load %fuel : !llvm.ptr -> i64")}, %one : i64')
        self.put(f'llvm.store {left}, %fuel : i64, !llvm.ptr')
        more = self.new(f'llvm.icmp "sgt" {left}, %zero : i64')
        if b in self.pads and not resumes:
            self.new(f'llvm.call @__cxa_begin_catch({e}) : (!llvm.ptr) -> !llvm.ptr')
            self.put('llvm.call @__cxa_end_catch() : () -> ()')
        self.put(f'llvm.cond_br {more}, ^on{b}, ^out')
        self.lines.append(f'^on{b}:')
        for _ in range(R.randint(0, 25 if self.heavy else 6)): self.op()
        for _ in range(R.randint(0, 2)):
            t = R.choice(TYPES)
            self.see(self.pick(t), t)
        if R.random() < .25:
            for t in ALL:
                for v in self.values[b].get(t, [])[:6]: self.see(v, t)
        self.leave(b, landing)
    def make(self):
        for name, v in [('mul', -7046029254386353131), ('k29', 29), ('k1023', 1023), ('k7', 7), ('one', 1), ('zero', 0), ('size', len(self.tagged) + 1)]:
            self.put(f'%{name} = llvm.mlir.constant({v} : i64) : i64')
        self.put('%null = llvm.mlir.zero : !llvm.ptr')
        self.put('%int = llvm.mlir.addressof @_ZTIi : !llvm.ptr\n  %double = llvm.mlir.addressof @_ZTId : !llvm.ptr')
        self.put('%none = llvm.mlir.zero : !llvm.array<0 x ptr>\n  %t0 = llvm.mlir.undef : !llvm.array<1 x ptr>\n  %t1 = llvm.mlir.undef : !llvm.array<2 x ptr>')
        self.put('%one_type = llvm.insertvalue %int, %t0[0] : !llvm.array<1 x ptr>\n  %t2 = llvm.insertvalue %int, %t1[0] : !llvm.array<2 x ptr>')
        self.put('%types = llvm.insertvalue %double, %t2[1] : !llvm.array<2 x ptr>')
        self.first = {'i64': ['%a', '%b'], 'f64': ['%d'], 'i128': ['%w']}
        for t in ALL:
            if t in INTS and 64 < width(t) < 128: self.give(t, f'llvm.trunc %w : i128 to {t}')
            elif t in INTS and width(t) < 64: self.give(t, f'llvm.trunc %{R.choice("ab")} : i64 to {t}')
            elif t not in self.first: self.add(t, self.const(t))
        for _ in range(R.randint(0, 30 if self.heavy else 8)): self.op()
        self.put('%table = llvm.alloca %size x !llvm.ptr : (i64) -> !llvm.ptr')
        for i, b in enumerate(self.tagged):
            a = self.new(f'llvm.blockaddress <function = @m{self.number}, tag = <id = {b + 1}>> : !llvm.ptr')
            self.put(f'llvm.store {a}, {self.new(f"llvm.getelementptr %table[{i}] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr")} : !llvm.ptr, !llvm.ptr')
        self.put(f'llvm.br {self.to(0)}')
        for b in self.reached: self.block(b)
        self.lines.append('^out:\n  llvm.return %a : i64')

n = int(sys.argv[2])
for f in range(n):
    out.append(f'llvm.func @m{f}(%a: i64, %b: i64, %d: f64, %w: i128, %acc: !llvm.ptr, %fuel: !llvm.ptr, %mem: !llvm.ptr) -> i64 attributes {{personality = @__gxx_personality_v0}} {{')
    out += Function(f).lines + ['}']
open('mix.mlir', 'w').write('\n'.join(out) + '\n')
TYPE = '(long, long, double, I, long *, long *, void *)'
open('mix.cpp', 'w').write('''#include <cstdio>
#include <cstdarg>
typedef __int128 I;
struct Two { long a; double d; };
static unsigned long state;
static unsigned draw(unsigned n) { state = state * 6364136223846793005ul + 1442695040888963407ul; return (state >> 33) % n; }
thread_local long own;
extern "C" void may(long) { switch (draw(8)) { case 0: throw 5; case 1: throw 2.5; case 2: throw 'c'; } }
extern "C" long raise(long a, I b, long c) { may(0); return a * 3 + (long)(b >> 64) + (long)b * 5 + c; }
extern "C" I raise128(long a, long b, I c) { may(0); return c * a + b; }
extern "C" I plain(long a, long b, I c, double d) { return c * 7 + a - b + (d > 0); }
extern "C" Two two(long a, I b) { return {a ^ (long)(b >> 60), (double)(a & 255)}; }
extern "C" long variadic(int k, ...) {
  va_list l; va_start(l, k); long a = va_arg(l, long); double d = va_arg(l, double); va_end(l);
  may(0); return a + k + (d > 1);
}
''' + '\n'.join(f'extern "C" long m{f}{TYPE};' for f in range(n)) + f'''
static void run(int k, long (*f){TYPE}) {{''' + '''
  for (int i = 0; i < 25; i++) {
    state = k * 997 + i; own = i;
    long acc = i, fuel = 150, r = 0; int way = 0;
    alignas(16) unsigned char mem[256];
    for (int q = 0; q < 256; q++) mem[q] = q * i * 7;
    try { r = f(i * 12345678901l - 3, i & 3 ? i * 77 : ~(long)i, i * 0.5, ((I)(i * 0x123456789abcdefl) << i * 5) + i, &acc, &fuel, mem); }
    catch (int) { way = 1; } catch (double) { way = 2; } catch (...) { way = 3; }
    unsigned long h = 0;
    for (unsigned char c : mem) h = h * 31 + c;
    printf("%d %d: %d %lx %lx %ld %lx %lx\\n", k, i, way, r, acc, fuel, h, own);
  }
}
int main() {
''' + '\n'.join(f'  run({f}, m{f});' for f in range(n)) + '\n}\n')
