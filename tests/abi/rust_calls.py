#!/usr/bin/env python3
"""Calls lowered functions from Rust, and Rust from lowered functions, through the bindings of `lowir abi --emit=rust`.

  rust_calls.py LOWIR N [SEED]

The module and the checks are those of calls.py, compiled by rustc. The program runs with AddressSanitizer's allocator, so
that what is freed twice, left, or touched after its end by the C functions of memory is found. What stable Rust has no type
for in a foreign function (f80 by value, results in three registers) is counted, not called. Odd seeds have an index of 64 bits.
"""
import os, random, re, subprocess, sys, tempfile
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from module import SCALARS, Module, element, is_memref, is_unranked, rank, shape

PRELUDE = """#![allow(warnings)]
mod bind;
use bind::memref::{self, *};
use core::ffi::c_void;
extern "C" { fn calloc(n: usize, size: usize) -> *mut u8; fn malloc(n: usize) -> *mut u8; fn free(p: *mut c_void); }
#[no_mangle] pub extern "C" fn __truncsfbf2(x: f32) -> f32 { f32::from_bits(x.to_bits() >> 16) }
static mut SEED: u64 = 7;
static mut BAD: u32 = 0;
unsafe fn fill<T>(p: *mut T, n: usize) {
    let q = p as *mut u8;
    for i in 0..n * size_of::<T>() { SEED = SEED.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); *q.add(i) = (SEED >> 40) as u8 & 0x3f | 1; }
}
unsafe fn filled<T>() -> T { let mut x = core::mem::MaybeUninit::<T>::uninit(); fill(x.as_mut_ptr(), 1); x.assume_init() }
unsafe fn zeroed<T>() -> T { core::mem::zeroed() }
unsafe fn same<T, U>(a: *const T, b: *const U, n: usize, what: &str) {
    let (a, b) = (core::slice::from_raw_parts(a as *const u8, n), core::slice::from_raw_parts(b as *const u8, n));
    if a != b { BAD += 1; println!("{what} differs: {a:?} {b:?}"); }
}
unsafe fn set<T, U>(to: *mut T, from: &U) { let n = size_of::<T>().min(size_of::<U>()); core::ptr::copy_nonoverlapping(from as *const U as *const u8, to as *mut u8, n) }
unsafe fn get<T, U>(from: &U) -> T { let mut x = zeroed(); set(&mut x, from); x }
unsafe fn buffer<T>(n: usize) -> *mut T { let p = calloc(n + 2, size_of::<T>()) as *mut T; fill(p.add(1), n); p }
"""


class Rust:
    def __init__(self, module, seed, bindings):
        self.module, self.w, self.r = module, module.width, random.Random(seed)
        self.functions = {}
        for m in re.finditer(r"pub fn (\w+)\(\n((?:        .*\n)*)    \)(?: -> (.*))?;$", bindings, re.M):
            params = re.findall(r"^        (\w+): (.*?), //", m[2], re.M)
            self.functions[m[1]] = (params, m[3])
        self.registers = dict(re.findall(r"pub struct (\w+_registers) \{\n    pub (\w+: .*,\n    pub \w+: .*),\n\}", bindings))
        self.n_calls = self.n_checks = self.unsaid = 0
        self.items, self.calls = [], []

    def type(self, ty):
        w = self.w
        simple = {"i1": "i8", "index": f"i{w}", "f16": "u16", "bf16": "u16", "f80": "Bytes16<16>", "f128": "Bytes16<16>"}.get(ty, ty)
        if is_unranked(ty): return f"UnrankedMemRef<i{w}>"
        if is_memref(ty): return f"MemRef<{self.type(element(ty))}, i{w}, {rank(ty)}>"
        if ty.startswith("complex"): return f"Complex<{ty[8:-1]}>"
        if ty.startswith("vector"): return "Bytes32<32>" if ty == "vector<8xf32>" else "Bytes16<16>"
        return simple

    def significant(self, ty):
        return {"f80": "10"}.get(ty, f"size_of::<{self.type(ty)}>()")

    def place(self, args, name):
        """The place that a parameter of the expanded form is of."""
        k, part = re.match(r"arg(\d+)(?:_(\w+))?$", name).groups()
        v, ty = f"a{k}", args[int(k)]
        if part is None: return v
        if is_memref(ty):
            m = re.match(r"(size|stride)(\d+)$", part)
            return f"{v}.{m[1]}s[{m[2]}]" if m else f"{v}.{'aligned' if part == 'elements' else part}"
        if ty.startswith("vector"):
            return f"(*(&raw mut {v}.0 as *mut [[u8; 16]; 2]))[{part}]"
        return f"{v}.{'re' if part == '0' else 'im'}"

    def make(self, i, args, conv, kind, lines):
        """Declares and fills the arguments; loads an element of each memref."""
        r, w = self.r, self.w
        for k, ty in enumerate(args):
            lines.append(f"let mut a{k}: {self.type(ty)} = filled();" + (f" a{k} &= 1;" if ty == "i1" else ""))
            if not is_memref(ty):
                continue
            sizes, strides, offset = ([2, 3], [3, 1], 0) if is_unranked(ty) else shape(ty, r)
            et, m = self.type(element(ty)), f"u{k}" if is_unranked(ty) else f"a{k}"
            span = offset + sum((a - 1) * b for a, b in zip(sizes, strides)) + 1
            if is_unranked(ty):
                lines.append(f"let mut u{k}: MemRef<{et}, i{w}, 2> = zeroed(); a{k}.rank = 2; a{k}.descriptor = &raw mut u{k} as *mut c_void;")
            lines.append(f"let m{k} = buffer::<{et}>({span}); let b{k} = m{k}.add(1); ({m}.allocated, {m}.aligned, {m}.offset) = (m{k}, b{k}, {offset}); {m}.sizes = {sizes}; {m}.strides = {strides};")
            if conv == "d" or kind != "f" or is_unranked(ty):
                continue
            at = [r.randrange(a) for a in sizes]
            self.n_checks += 1
            fix = f"*(b{k} as *mut u8).add({{0}}) &= 1;" if element(ty) == "i1" else f"*(b{k} as *mut u8).add(16 * {{0}} + 7) |= 128;" if element(ty) == "f80" else ""
            where = offset + sum(a * b for a, b in zip(at, strides))
            call = f"bind::pick_b{i}_{k}(b{k}, &mut e" if conv == "b" else f"bind::_mlir_ciface_pick_c{i}_{k}(&mut a{k}, &mut o"
            given = "".join(f", {x}" for x in at)
            lines.append(f"{{ {fix.format(where)} let mut e: {et} = zeroed(); let mut o = MemRef::<{et}, i{w}, 0> {{ allocated: &mut e, aligned: &mut e, offset: 0, sizes: [], strides: [] }};"
                         f" {call}{given}); same(&e, b{k}.add({where}), {self.significant(element(ty))}, \"element {conv}{i} {k}\");")
            # The binding's own way to an element.
            lines.append(f"same(a{k}.get([{', '.join(map(str, at))}]).unwrap(), b{k}.add({where}), size_of::<{et}>(), \"get\"); }}")

    def one(self, i, args, picks, conv, kind):
        interface, bare = conv == "c", conv == "b"
        pre = "_mlir_ciface_" if interface else ""
        name, outside = f"{pre}{kind}_{conv}{i}", f"{pre}out_{conv}{i}"
        if name not in self.functions or kind == "via" and outside not in self.functions:
            self.unsaid += 1
            return
        self.n_calls += 1
        is_bare = lambda ty: bare and is_memref(ty)
        lines = [f"unsafe fn t_{name}() {{"]
        self.make(i, args, conv, kind, lines)
        outs = [args[k] for k in picks]
        held = [f"*mut c_void" if is_bare(t) else self.type(t) for t in outs]
        result = "()" if not outs else held[0] if len(outs) == 1 else f"bind::{kind}_{conv}{i}_results"
        fields = ["r"] if len(outs) == 1 else [f"r.r{j}" for j in range(len(outs))]
        params, ret = self.functions[name]
        given = []
        for p, t in params:
            if p == "result": given.append("&mut r")
            elif interface and p.endswith("_descriptor"): given.append(f"&mut a{p[3:-11]}")
            else:
                v = self.place(args, p)
                given.append(f"f32::from_bits({v} as u32)" if self.is_half(args, p) else f"get(&{v})" if t == "memref::V128" else f"{v} as _")
        if outs: lines.append(f"let mut r: {result} = zeroed();")
        call = f"bind::{name}({', '.join(given)})"
        flat = [x for t, f in zip(outs, fields) for x in self.leaves(t, f, is_bare(t))]
        if params and params[0][0] == "result":
            lines.append(f"let q = {call};" + (f" if q as usize != &raw const r as usize {{ BAD += 1; println!(\"{name} pointer\") }}" if ret else ""))
        elif ret and ret.endswith("_registers"):
            regs = [x.split(":")[0].removeprefix("    pub ") for x in self.registers[ret].split("\n")]
            lines.append(f"let q = {call};" + "".join(f" set(&raw mut {x}, &q.{g});" for x, g in zip(flat, regs)))
        else:
            lines.append(f"let q = {call};" + (f" set(&raw mut {fields[0]}, &q);" if outs else ""))
        for k, ty, f in zip(picks, outs, fields):
            self.n_checks += 1
            if is_bare(ty):
                lines.append(f"if {f} != a{k}.aligned as *mut c_void {{ BAD += 1; println!(\"{name} pointer\") }}")
            elif is_unranked(ty):
                # Its own memory, freed by the caller; read through the binding.
                et = self.type(element(ty))
                lines.append(f"match {f}.ranked::<{et}, 2>() {{ Some(d) if d == u{k} => (), _ => {{ BAD += 1; println!(\"{name} unranked\") }} }} if {f}.descriptor == a{k}.descriptor {{ BAD += 1 }} free({f}.descriptor);")
            elif ty == "i1":
                lines.append(f"if ({f} ^ a{k}) & 1 != 0 {{ BAD += 1; println!(\"{name}\") }}")
            elif is_memref(ty):
                lines.append(f"if {f} != a{k} {{ BAD += 1; println!(\"{name} descriptor\") }}")
            else:
                lines.append(f"same(&raw const {f}, &raw const a{k}, {self.significant(ty)}, \"{name}\");")
        lines += [f"free(m{k} as _);" for k, t in enumerate(args) if is_memref(t)] + ["}"]
        self.items.append("\n".join(lines))
        self.calls.append(f"t_{name}();")
        if kind == "via":
            self.outside(i, args, picks, outs, held, interface, is_bare, outside)

    def outside(self, i, args, picks, outs, held, interface, is_bare, name):
        """What Rust defines: gives back what it gets, ranked descriptors behind unranked ones copied to the heap."""
        params, ret = self.functions[name]
        local = lambda t: re.sub(r"\b(\w+_(registers|results))\b", r"bind::\1", t)
        ret = ret and local(ret)
        list = ", ".join(f"{p}: {local(t)}" for p, t in params)
        lines = [f"#[no_mangle] pub unsafe extern \"C\" fn {name}({list}){f' -> {ret}' if ret else ''} {{"]
        lines += [f"let mut a{k}: {self.type(ty)} = zeroed();" for k, ty in enumerate(args)]
        for p, t in params:
            if p == "result": continue
            if interface and p.endswith("_descriptor"):
                lines.append(f"a{p[3:-11]} = *{p};")
            else:
                # The low bits count.
                lines.append(f"set(&raw mut {self.place(args, p)}, &{p});" + (f" a{p[3:]} &= 1;" if p[3:].isdigit() and args[int(p[3:])] == "i1" else ""))
        for j, (k, ty) in enumerate(zip(picks, outs)):
            value = f"a{k}.aligned as *mut c_void" if is_bare(ty) else f"a{k}"
            lines.append(f"let mut h{j}: {held[j]} = {value};")
            if is_unranked(ty):
                n = 16 + 5 * self.w // 8
                lines.append(f"h{j}.descriptor = malloc({n}) as _; core::ptr::copy_nonoverlapping(a{k}.descriptor as *const u8, h{j}.descriptor as *mut u8, {n});")
        flat = [x for j, t in enumerate(outs) for x in self.leaves(t, f"h{j}", is_bare(t))]
        if params and params[0][0] == "result":
            fields = ["*result"] if len(outs) == 1 else [f"(*result).r{j}" for j in range(len(outs))]
            lines += [f"{f} = h{j};" for j, f in enumerate(fields)] + (["result"] if ret else [])
        elif ret and ret.endswith("_registers"):
            regs = [x.split(":")[0].removeprefix("    pub ") for x in self.registers[ret[6:]].split("\n")]
            lines.append(f"let mut q: {ret} = zeroed();" + "".join(f" set(&raw mut q.{g}, &{x});" for x, g in zip(flat, regs)) + " q")
        elif ret:
            lines.append(f"let mut q: {ret} = zeroed(); set(&raw mut q, &{flat[0]}); q")
        self.items.append("\n".join([*lines, "}"]))

    def is_half(self, args, p):
        m = re.match(r"arg(\d+)$", p)
        return m is not None and args[int(m[1])] in ("f16", "bf16")

    def leaves(self, ty, name, bare):
        if bare: return [name]
        if is_unranked(ty): return [f"{name}.rank", f"{name}.descriptor"]
        if ty.startswith("complex"): return [f"{name}.re", f"{name}.im"]
        if ty == "vector<8xf32>": return [f"(*(&raw mut {name}.0 as *mut [[u8; 16]; 2]))[{i}]" for i in (0, 1)]
        return [name]


def main():
    lowir, n, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1
    work = tempfile.mkdtemp(prefix="lowir-rust-calls-")
    module = Module(n, seed, scalars=[s for s in SCALARS if s != "f80"] * 3 + ["f80"])
    module.build(lowir, work, {"rust": "bind.rs"})
    rust = Rust(module, seed, open(f"{work}/bind.rs").read())
    for i, (args, picks, convs) in enumerate(module.sigs):
        for conv in convs:
            for kind in ("f", "via"):
                rust.one(i, args, picks, conv, kind)
    with open(f"{work}/main.rs", "w") as f:
        f.write(PRELUDE + "\n".join(rust.items))
        f.write("\nfn main() { unsafe {\n" + "\n".join(rust.calls) + "\nif BAD != 0 { println!(\"{} differ\", BAD); std::process::exit(1) } } }\n")
    # What cannot be said in Rust is never called, but must link.
    subprocess.run(["rustc", "--edition", "2021", "-Copt-level=1", "-Ccodegen-units=2", "-Cdebuginfo=0", f"{work}/main.rs", "-Clinker=clang-22",
                    f"-Clink-arg={work}/in.o", "-Clink-arg=-Wl,--unresolved-symbols=ignore-all", "-Clink-arg=-lm", "-Clink-arg=-fsanitize=address", "-o", f"{work}/run"], check=True)
    code = subprocess.run([f"{work}/run"], env={**os.environ, "ASAN_OPTIONS": "detect_leaks=1"}).returncode
    print(f"{n} signatures, index {module.width}, {rust.n_calls} calls ({rust.unsaid} that Rust cannot say), {rust.n_checks} results and elements, rustc: {'all agree' if code == 0 else 'DIFFER: see ' + work}")
    if code == 0:
        subprocess.run(["rm", "-r", work])
    return code


sys.exit(main())
