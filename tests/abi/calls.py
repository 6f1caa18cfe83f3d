#!/usr/bin/env python3
"""Calls lowered functions from C and C++, and these from lowered functions, through the headers of `lowir abi`.

  calls.py LOWIR N [SEED [COMPILER...]]

The module is that of module.py: functions that return some of their arguments, directly and through a function that this
side defines, under the default convention, the C interface and bare pointers, and functions that load one element. Every
field of every result is compared, and the elements. Compilers whose name has `++` take the C++17 header; each program runs
with AddressSanitizer and LeakSanitizer: who calls frees what unranked results bring. Odd seeds have an index of 64 bits.
"""
import os, random, re, subprocess, sys, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from module import Module, element, is_memref, is_unranked, rank, shape

SIGNIFICANT = {"f80": 10, "i1": 1}

def leaves(ty, name):
    """Lvalues of what travels by itself, of a result."""
    if is_unranked(ty): return [f"{name}.rank", f"{name}.descriptor"]
    if ty.startswith("complex"): return [f"{name}.re", f"{name}.im"]
    if ty.startswith("vector<8xf32"): return [f"{name}.bytes[0]", f"{name}.bytes[16]"]
    return [name]

def prototypes(header):
    out = {}
    for m in re.finditer(r"^(\w[\w:<>, ]*? ?\*?) ?(\w+)\(\n?((?:    .*\n?)*?|void)\);$", header, re.M):
        params = re.findall(r"^    (.*?)(\w+),? /\*", m[3], re.M)
        out[m[2]] = (m[1].strip(), [(t.strip(), n) for t, n in params])
    return out

def main():
    lowir, n, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    compilers = sys.argv[4:] or ["clang-22", "gcc", "clang++-22", "g++"]
    work = tempfile.mkdtemp(prefix="lowir-calls-")
    module = Module(n, seed)
    module.build(lowir, work, {"c": "in.h", "c++": "in.hpp"})
    code = 0
    for cpp in (False, True):
        mine = [c for c in compilers if ("++" in c) == cpp]
        if mine:
            code |= program(module, seed, work, cpp, mine)
    if code == 0:
        subprocess.run(["rm", "-r", work])
    return code

def program(module, seed, work, cpp, compilers):
    n, r = len(module.sigs), random.Random(seed)
    width, sigs = module.width, module.sigs
    header = open(f"{work}/in.{'hpp' if cpp else 'h'}").read()
    protos = prototypes(header)
    # Types that only arguments have travel in pieces and are not in the header.
    own = {f"bytes{b}_{b}": f"struct {{ unsigned char bytes[{b}]; }} __attribute__((aligned({b})))" for b in (16, 32)}
    own |= {f"complex_{e}": f"struct {{ {t} re, im; }}" for e, t in (("f32", "float"), ("f64", "double"), ("i32", "int32_t"))}
    own = [f"typedef {text} {name};" for name, text in own.items() if f" {name};" not in header]
    c = [f'#include "in.{"hpp" if cpp else "h"}"', *own, "#include <stdlib.h>", "#include <string.h>", "#include <stdio.h>",
         ('extern "C" ' if cpp else "") + "lowir_bf16 __truncsfbf2(float x) { unsigned short h[2]; lowir_bf16 y; memcpy(h, &x, 4); memcpy(&y, &h[1], 2); return y; }", "static unsigned long long seed = 7; static int bad;",
         "static void fill(void *p, size_t n) { unsigned char *q = (unsigned char *)p; while (n--) seed = seed * 6364136223846793005ull + 1442695040888963407ull, *q++ = (seed >> 40) & 0x3f | 1; }",
         "#define SAME(a, b, n, what) do { if (memcmp(a, b, n)) bad++, printf(\"%s differs\\n\", what); } while (0)"]
    n_checks = n_calls = skipped = 0
    extern = 'extern "C" ' if cpp else ""
    body = []

    def type_of(ty):
        name = {"i1": "int8_t", "i8": "int8_t", "i16": "int16_t", "i32": "int32_t", "i64": "int64_t", "i128": "__int128", "index": f"int{width}_t", "f16": "_Float16",
                "bf16": "lowir_bf16", "f32": "float", "f64": "double", "f80": "long double", "f128": "__float128"}.get(ty)
        if name: return name
        if is_unranked(ty): return "lowir::UnrankedMemRef" if cpp else "memref_unranked"
        if is_memref(ty) and cpp: return f"lowir::MemRef<{type_of(element(ty))}, {rank(ty)}>"
        short = lambda t: {"index": f"i{width}"}.get(t, t)
        if is_memref(ty):
            e = element(ty)
            e = "complex_" + e[8:-1] if e.startswith("complex") else "bytes16_16" if e.startswith("vector") else short(e)
            return f"memref_{e}_{len(shape(ty, r)[0])}d"
        if ty.startswith("complex"): return "complex_" + ty[8:-1]
        return "bytes32_32" if ty == "vector<8xf32>" else "bytes16_16"

    def arg_of(args, name):
        """The expression of a parameter of the expanded form."""
        m = re.match(r"arg(\d+)(?:_(\w+))?$", name)
        k, part = int(m[1]), m[2]
        v, ty = f"a{k}", args[k]
        if part is None:
            return (v, ty.startswith("vector"))
        if is_memref(ty):
            m = re.match(r"(size|stride)(\d+)$", part)
            return (f"{v}.{m[1]}s[{m[2]}]" if m else f"{v}.{'aligned' if part == 'elements' else part}", False)
        if ty.startswith("complex"):
            return (f"{v}.{'re' if part == '0' else 'im'}", False)
        return (f"{v}.bytes[{16 * int(part)}]", True)

    def passed(i, args, params, interface):
        out = []
        for t, name in params:
            if name == "result":
                out.append("&r")
            elif interface and name.endswith("_descriptor"):
                out.append(f"&a{name[3:-11]}")
            else:
                e, vector = arg_of(args, name)
                out.append(f"*(lowir_v128 *)&{e}" if vector else e)
        return ", ".join(out)

    def compare(k, ty, at, what, bare):
        nonlocal n_checks
        n_checks += 1
        if bare and is_memref(ty):
            return f"if ({at} != (void *)a{k}.aligned) bad++, puts(\"{what}\");"
        if is_unranked(ty):
            return (f"if ({at}.rank != a{k}.rank) bad++, puts(\"{what} rank\"); else SAME({at}.descriptor, a{k}.descriptor, 16 + 5 * {width // 8}, \"{what}\"); free({at}.descriptor);")
        size = SIGNIFICANT.get(ty, f"sizeof a{k}")
        if ty == "i1":
            return f"if (({at} & 1) != (a{k} & 1)) bad++, puts(\"{what}\");"
        if is_memref(ty):
            size = 16 + (width // 8) * (1 + 2 * rank(ty))
        return f"SAME(&{at}, &a{k}, {size}, \"{what}\");"

    for i, (args, picks, convs) in enumerate(sigs):
        outs = [args[k] for k in picks]
        for conv in convs:
            interface, bare = conv == "c", conv == "b"
            result = None if len(outs) != 1 else "void *" if bare and is_memref(outs[0]) else type_of(outs[0])
            value = lambda k: f"(void *)a{k}.aligned" if bare and is_memref(args[k]) else f"a{k}"
            held = lambda k: "void *" if bare and is_memref(args[k]) else type_of(args[k])
            pre = "_mlir_ciface_" if interface else ""
            for kind in ("f", "via"):
                name = f"{pre}{kind}_{conv}{i}"
                out_name = f"{pre}out_{conv}{i}"
                if name not in protos or kind == "via" and out_name not in protos:
                    skipped += 1
                    continue
                n_calls += 1
                res_ty = result or f"{kind}_{conv}{i}_results"
                fields = ["r"] if len(outs) == 1 else [f"r.r{j}" for j in range(len(outs))]
                lines = [f"static void t_{kind}_{conv}{i}(void) {{"]
                for k, ty in enumerate(args):
                    lines.append(f"{type_of(ty)} a{k}; fill(&a{k}, sizeof a{k});")
                    if ty == "i1": lines.append(f"a{k} &= 1;")
                    if ty in ("f80", "f128", "f16", "bf16", "f32", "f64"): lines.append(f"a{k} = ({type_of(ty)}){r.randint(1, 120)}.5;")
                    if ty.startswith("complex<f"): lines.append(f"a{k}.re = 1.5, a{k}.im = -{r.randint(1, 99)}.25;")
                    if is_memref(ty):
                        sizes, strides, offset = shape(ty, r) if not is_unranked(ty) else ([2, 3], [3, 1], 0)
                        span = offset + sum((a - 1) * b for a, b in zip(sizes, strides)) + 1
                        et = type_of(element(ty))
                        m = f"a{k}" if not is_unranked(ty) else f"u{k}"
                        if is_unranked(ty):
                            lines.append(f"struct {{ void *allocated, *aligned; int{width}_t offset, sizes[2], strides[2]; }} u{k}; memset((void *)&u{k}, 0, sizeof u{k}); a{k}.rank = 2; a{k}.descriptor = &u{k};")
                        lines.append(f"{et} *m{k} = ({et} *)calloc({span} + 2, sizeof({et})), *b{k} = m{k} + 1; fill(b{k}, {span} * sizeof *b{k}); {m}.allocated = m{k}; {m}.aligned = b{k}; {m}.offset = {offset};")
                        for d, (a, b) in enumerate(zip(sizes, strides)):
                            lines.append(f"{m}.sizes[{d}] = {a}; {m}.strides[{d}] = {b};")
                        if conv != "d" and kind == "f" and not is_unranked(ty):
                            at = [r.randrange(a) for a in sizes]
                            where = offset + sum(a * b for a, b in zip(at, strides))
                            n_checks += 1
                            size = "1" if element(ty) == "i1" else SIGNIFICANT.get(element(ty), "sizeof e")
                            fix = f"b{k}[{where}] &= 1;" if element(ty) == "i1" else f"*(__typeof__(b{k}))&b{k}[{where}] = ({et})7.5;" if element(ty) in ("f80",) else ""
                            ot = type_of(f"memref<{element(ty)}>")
                            lines.append(f"{{ {fix} {et} e; memset(&e, 0, sizeof e); {ot} o = {{&e, &e, 0}}; (void)o; {f'pick_b{i}_{k}(b{k}, &e' if bare else f'_mlir_ciface_pick_c{i}_{k}(&a{k}, &o'}{''.join(f', {x}' for x in at)}); SAME(&e, &b{k}[{where}], {size}, \"element {i} {k}\"); }}")
                if outs:
                    lines.append(f"{res_ty} r; memset((void *)&r, 0, sizeof r);")
                ret, params = protos[name]
                call = f"{name}({passed(i, args, params, interface)})"
                flat = [x for t, f in zip(outs, fields) for x in ([f] if bare and is_memref(t) else leaves(t, f))]
                if ret == "void" or ret.endswith("*") and params and params[0][1] == "result":
                    lines.append(call + ";")
                elif ret.endswith("_registers"):
                    regs = re.search(r"typedef struct \{ \w+ (\w+); \w+ (\w+); \} " + ret, header)
                    lines.append(f"{ret} q = {call};" + "".join(f" memcpy(&{x}, &q.{g}, sizeof {x});" for x, g in zip(flat, regs.groups())))
                else:
                    lines.append(f"__typeof__({call}) q = {call}; memcpy((void *)&r, &q, sizeof r < sizeof q ? sizeof r : sizeof q);")
                for k, ty, f in zip(picks, outs, fields):
                    lines.append(compare(k, ty, f, f"{name} result", bare))
                lines += [f"free(m{k});" for k, t in enumerate(args) if is_memref(t)]
                lines.append("}")
                c.append("\n".join(lines))
                body.append(f"t_{kind}_{conv}{i}();")
                if kind == "f":
                    continue
                # What C defines: gives back what it gets; ranked descriptors behind unranked ones are copied to the heap.
                ret, params = protos[out_name]
                lines = [f"{extern}{ret} {out_name}({', '.join(f'{t} {p}' for t, p in params) or 'void'}) {{"]
                for k, ty in enumerate(args):
                    lines.append(f"{type_of(ty)} a{k}; memset((void *)&a{k}, 0, sizeof a{k});")
                for t, p in params:
                    if p == "result": continue
                    if interface and p.endswith("_descriptor"):
                        lines.append(f"a{p[3:-11]} = *{p};")
                    else:
                        e, vector = arg_of(args, p)
                        lines.append(f"memcpy(&{e}, &{p}, 16);" if vector else f"{e} = {p};")
                        if re.match(r"arg\d+$", p) and args[int(p[3:])] == "i1": lines.append(f"{e} &= 1;")
                for j, (k, ty) in enumerate(zip(picks, outs)):
                    if is_unranked(ty):
                        lines.append(f"{type_of(ty)} h{j} = a{k}; h{j}.descriptor = memcpy(malloc(16 + 5 * {width // 8}), a{k}.descriptor, 16 + 5 * {width // 8});")
                    else:
                        lines.append(f"{held(k)} h{j} = {value(k)};")
                one = [x for j, t in enumerate(outs) for x in ([f"h{j}"] if bare and is_memref(t) else leaves(t, f"h{j}"))]
                if params and params[0][1] == "result":
                    fields = ["*result"] if len(outs) == 1 else [f"result->r{j}" for j in range(len(outs))]
                    lines += [f"{f} = h{j};" for j, f in enumerate(fields)]
                    lines.append("return result;" if ret != "void" else "")
                elif ret.endswith("_registers"):
                    regs = re.search(r"typedef struct \{ \w+ (\w+); \w+ (\w+); \} " + ret, header)
                    lines.append(f"{ret} q; memset(&q, 0, sizeof q);" + "".join(f" memcpy(&q.{g}, &{x}, sizeof {x});" for x, g in zip(one, regs.groups())) + " return q;")
                elif ret != "void":
                    lines.append(f"{ret} q; memset(&q, 0, sizeof q); memcpy(&q, &{one[0]}, sizeof q < sizeof {one[0]} ? sizeof q : sizeof h0); return q;")
                lines.append("}")
                c.append("\n".join(lines))
        # Those that the header cannot declare must still link.
    c.append("int main(void) {\n" + "\n".join(body) + '\nif (bad) printf("%d differ\\n", bad);\nreturn bad != 0; }')
    main = f"{work}/main.{'cpp' if cpp else 'c'}"
    open(main, "w").write("\n".join(c))
    code = 0
    for cc in compilers:
        std = "-std=gnu++17" if cpp else "-std=gnu11"
        subprocess.run([cc, "-w", std, "-O1", "-g0", "-fsanitize=address,leak", main, f"{work}/in.o", "-lm", "-Wl,--unresolved-symbols=ignore-all", "-no-pie", "-o", f"{work}/run-{cc}"], check=True)
        code |= subprocess.run([f"{work}/run-{cc}"], env={**os.environ, "ASAN_OPTIONS": "detect_leaks=1"}).returncode
    print(f"{n} signatures, index {width}, {n_calls} calls ({skipped} that no C type can say), {n_checks} results and elements, {', '.join(compilers)}: {'all agree' if code == 0 else 'DIFFER: see ' + work}")
    return code

sys.exit(main())
