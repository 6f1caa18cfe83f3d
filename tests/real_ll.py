#!/usr/bin/env python3
"""LLVM IR text read back and written again, against mlir-translate-22 and against itself.

    real_ll.py LOWIR build DIR             fetch sources, compile them to DIR/*.ll
    real_ll.py LOWIR stress DIR FIRST N    random modules of llvm-stress-22 into DIR
    real_ll.py LOWIR compare DIR [a|b] [NAME...]  one comparison or both of every DIR/*.ll whose name contains a NAME

Comparison (a): import and translation by LOWIR and by mlir-translate-22 are the same after opt-22 -S, where the real
tool reads the file. Comparison (b): with --lossless and --no-constant-folding the translation is the source, both after opt-22
-passes=metarenamer -S, but for the name of the module and its file, the data layout and the module flags.
"""

import glob
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

# Debian source package, folder, files, flags.
C = [
    ("zlib", ".", "adler32 compress crc32 deflate gzlib gzread gzwrite infback inffast inflate inftrees trees uncompr zutil",
     "-DHAVE_UNISTD_H"),
    ("bzip2", ".", "blocksort bzlib bzip2 bzip2recover compress crctable decompress huffman randtable", ""),
    ("lua5.4", "src", "lapi lauxlib lbaselib lcode lcorolib lctype ldblib ldebug ldo ldump lfunc lgc linit liolib llex lmathlib "
     "lmem loadlib lobject lopcodes loslib lparser lstate lstring lstrlib ltable ltablib ltm lua luac lundump lutf8lib lvm lzio",
     "-DLUA_USE_POSIX"),
    ("lz4", "lib", "lz4 lz4frame lz4hc xxhash", ""),
    ("xxhash", ".", "xxhash", ""),
    ("sqlite3", ".", "sqlite3", "-DSQLITE_THREADSAFE=0"),
    ("libdeflate", "lib", "adler32 crc32 deflate_compress deflate_decompress gzip_compress zlib_decompress utils", ""),
    ("brotli", "c/dec", "bit_reader decode huffman state", "-I../include"),
    ("brotli", "c/enc", "backward_references block_splitter brotli_bit_stream cluster compress_fragment encode histogram utf8_util",
     "-I../include"),
]
LEVELS = {"O0g": "-O0 -g", "O2": "-O2", "O3": "-O3 -march=x86-64-v3"}
# Crates without dependencies.
CRATES = ["itoa", "fnv", "memchr", "either", "semver", "strsim", "utf8parse", "typed-arena", "heck", "shlex", "foldhash", "fastrand"]
DEBIAN = "Types: deb-src\nURIs: http://deb.debian.org/debian\nSuites: bookworm\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n"


def fetch(folder, packages):
    """The sources of Debian's packages in `folder`, with lists of their own."""
    os.makedirs(folder, exist_ok=True)
    wanted = [p for p in packages if not glob.glob(f"{folder}/{p}-[0-9]*")]
    if not wanted:
        return
    apt = os.path.abspath(f"{folder}/apt")
    for d in ["parts", "lists/partial", "cache/archives/partial"]:
        os.makedirs(f"{apt}/{d}", exist_ok=True)
    open(f"{apt}/parts/source.sources", "w").write(DEBIAN)
    opts = ["sourcelist=/dev/null", f"sourceparts={apt}/parts"]
    command = ["apt-get", "-qq", "-o", f"Dir::State::lists={apt}/lists", "-o", f"Dir::Cache={apt}/cache"]
    for o in opts:
        command += ["-o", f"Dir::Etc::{o}"]
    subprocess.run([*command, "update"], check=True)
    subprocess.run([*command, "source", *wanted], cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def crate_sources():
    """Folders of the crates, as cargo keeps them."""
    home = os.environ.get("CARGO_HOME", os.path.expanduser("~/.cargo"))
    for name in CRATES:
        found = [f for f in sorted(glob.glob(f"{home}/registry/src/*/{name}-[0-9]*")) if os.path.exists(f + "/src/lib.rs")]
        if found:
            yield name, found[-1]


def build(folder):
    """Compiles every source at every level; what does not compile is named."""
    sources = os.path.join(folder, "src")
    fetch(sources, dict.fromkeys(c[0] for c in C))
    jobs = []
    for package, sub, files, flags in C:
        root = os.path.join(sorted(glob.glob(f"{sources}/{package}-[0-9]*"))[-1], sub)
        if package == "lua5.4":
            # What Debian's own build writes.
            open(f"{root}/lua5.4-deb-multiarch.h", "w").write('#define DEB_HOST_MULTIARCH "x86_64-linux-gnu"\n')
        for f in files.split():
            if package == "sqlite3" and not os.path.exists(f"{root}/{f}.c"):
                subprocess.run("./configure >/dev/null 2>&1; make sqlite3.c shell.c >/dev/null 2>&1", shell=True, cwd=root)
            paths = glob.glob(f"{root}/{f}.c")
            for level, options in LEVELS.items():
                out = os.path.abspath(f"{folder}/{package}.{f}.{level}.ll")
                jobs.append((f"clang-22 {options} {flags} -I. -I.. -w -S -emit-llvm {f}.c -o {out}", root, out, paths))
    for name, root in crate_sources():
        for level in ["0", "2"]:
            out = os.path.abspath(f"{folder}/rust.{name}.O{level}.ll")
            debug = "-g " if level == "0" else ""
            command = f"rustc --edition=2024 --cap-lints=allow --crate-type=lib --crate-name={name.replace('-', '_')} {debug}-Copt-level={level} -Ccodegen-units=1 --emit=llvm-ir={out} "
            older = command.replace("2024", "2018")
            features = "--cfg 'feature=\"std\"' --cfg 'feature=\"alloc\"' src/lib.rs"
            jobs.append((f"{command}{features} 2>/dev/null || {older}{features}", root, out, [1]))

    def one(job):
        command, root, out, paths = job
        if os.path.exists(out):
            return None
        r = subprocess.run(command, shell=True, cwd=root, capture_output=True, text=True)
        return None if r.returncode == 0 and paths else f"{out}: {r.stderr[:300]}"

    with ThreadPoolExecutor(2) as pool:
        for message in filter(None, pool.map(one, jobs)):
            print("not compiled:", message)


def stress(folder, first, n):
    """Random modules."""
    os.makedirs(folder, exist_ok=True)
    for seed in range(first, first + n):
        size = 40 + seed * 37 % 300
        subprocess.run(["llvm-stress-22", f"--seed={seed}", f"--size={size}", "-o", f"{folder}/{seed}.ll"], check=True)


def run(command, text):
    """Output, or None and the complaint."""
    try:
        r = subprocess.run(command, input=text, capture_output=True, timeout=300)
    except subprocess.TimeoutExpired:
        return None, "more than 300 s"
    return (r.stdout if r.returncode == 0 else None), r.stderr.decode(errors="replace")


FLAGS = re.compile(rb"^!llvm\.(module\.flags|ident) = .*\n", re.M)
VERSION = b'\n!llvm.module.flags = !{!9999999}\n!9999999 = !{i32 2, !"Debug Info Version", i32 3}\n'


def without_flags(text):
    return FLAGS.sub(b"", text) + VERSION


HEAD = re.compile(rb"^(; ModuleID|source_filename|target datalayout).*\n", re.M)


def first_difference(a, b):
    x, y = a.split(b"\n"), b.split(b"\n")
    for i, (p, q) in enumerate(zip(x, y)):
        if p != q:
            return f"line {i + 1}\n      {p.decode(errors='replace')[:400]}\n      {q.decode(errors='replace')[:400]}"
    return f"{len(x)} lines against {len(y)}"


def compare(lowir, path, which):
    """What is wrong with a file, and whether the real tool reads it."""
    source = open(path, "rb").read()
    wrong = []
    ours, err = run([lowir, "translate", "--import-llvm", "--error-diagnostics-only"], source)
    if ours is None:
        errors = "\n".join(l for l in err.splitlines() if "error:" in l)
        return [("read", errors[:500])], False
    # (a)
    theirs = "a" in which and run(["mlir-translate-22", "--import-llvm"], source)[0]
    back = run(["mlir-translate-22", "--mlir-to-llvmir"], theirs)[0] if theirs else None
    mine, err = run([lowir, "translate", "--mlir-to-llvmir", "--error-diagnostics-only"], ours)
    if "a" not in which:
        pass
    elif mine is None:
        wrong.append(("write", err[:500]))
    elif back is not None:
        x, _ = run(["opt-22", "-S"], back)
        y, err = run(["opt-22", "-S"], mine)
        if y is None:
            wrong.append(("a", err[:500]))
        # Blocks of some switches stand in an order that changes from run to run of the real tool.
        for _ in range(6):
            if x == y or y is None:
                break
            theirs = run(["mlir-translate-22", "--import-llvm"], source)[0]
            x, _ = run(["opt-22", "-S"], run(["mlir-translate-22", "--mlir-to-llvmir"], theirs)[0])
        # The real tool loses the linkage names of variables of debug information (DIFFERENCES.md).
        if y is not None and x != y:
            y = re.sub(rb'(DIGlobalVariable\(name: ("[^"]*"), linkageName: )"[^"]*"', rb"\1\2", y)
        if y is not None and x != y:
            wrong.append(("a", first_difference(x, y)))
    # (b)
    if "b" not in which:
        return wrong, back is not None
    ours, err = run([lowir, "translate", "--import-llvm", "--lossless", "--error-diagnostics-only"], source)
    if ours is None:
        return wrong + [("b", err[:500])], back is not None
    mine, err = run([lowir, "translate", "--mlir-to-llvmir", "--no-constant-folding", "--error-diagnostics-only"], ours)
    if mine is None:
        wrong.append(("write", err[:500]))
    else:
        x, _ = run(["opt-22", "-passes=metarenamer", "-S"], without_flags(source))
        y, err = run(["opt-22", "-passes=metarenamer", "-S"], without_flags(mine))
        if y is None:
            wrong.append(("b", err[:500]))
        elif HEAD.sub(b"", x) != HEAD.sub(b"", y):
            wrong.append(("b", first_difference(HEAD.sub(b"", x), HEAD.sub(b"", y))))
    return wrong, back is not None


def main():
    lowir, verb, folder, *rest = sys.argv[1:]
    if verb == "build":
        return build(folder)
    if verb == "stress":
        return stress(folder, int(rest[0]), int(rest[1]))
    which = rest.pop(0) if rest and rest[0] in ("a", "b") else "ab"
    paths = [p for p in sorted(glob.glob(f"{folder}/*.ll")) if not rest or any(r in os.path.basename(p) for r in rest)]
    counts = {}
    with ThreadPoolExecutor(2) as pool:
        for path, (wrong, real) in zip(paths, pool.map(lambda p: compare(lowir, p, which), paths)):
            counts["read by mlir-translate-22"] = counts.get("read by mlir-translate-22", 0) + real
            for kind, message in wrong:
                counts[kind] = counts.get(kind, 0) + 1
                print(f"{os.path.basename(path)}: {kind}: {message}", flush=True)
    print(f"{len(paths)} files:", ", ".join(f"{k} {v}" for k, v in sorted(counts.items())))
    return 1 if set(counts) - {"read by mlir-translate-22"} else 0


if __name__ == "__main__":
    sys.exit(main())
