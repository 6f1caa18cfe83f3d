#!/usr/bin/env python3
"""Tests of crates of Rust, built with lowir's objects.

    rust_crates.py LOWIR DIR [CRATE...]   fetches the crates, builds them and what they depend on, and runs their tests

It is the linker of rustc, too: in the place of each library it links the objects that LOWIR makes of rustc's LLVM IR. Modules without
machine code stay rustc's and are counted. What fails is run with rustc's objects as well; the exit code is 1 if anything fails that
does not fail there. Needs cargo, a way to its registry and a linker.
"""

import json
import os
import re
import shutil
import subprocess
import sys

CRATES = ["memchr", "ryu", "num-bigint", "crypto-bigint", "miniz_oxide", "serde_json", "rayon", "smallvec", "petgraph", "libm", "half"]
IN_PARTS = ["CARGO_PROFILE_RELEASE_LTO=off", "CARGO_PROFILE_RELEASE_CODEGEN_UNITS=1", "CARGO_PROFILE_RELEASE_PANIC=unwind"]


def object_of(lowir, text):
    """The object of a module of LLVM IR, made once; `None` if there is no code for it."""
    out, between = text[:-3] + ".own.o", text[:-3] + ".own.mlir"
    if not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(text):
        if os.path.exists(out):
            os.remove(out)
        for words in [["translate", "--import-llvm", text, "-o", between], [between, "-o", out]]:
            done = subprocess.run([lowir] + words, capture_output=True, text=True)
            if done.returncode:
                print(f"rustc's own: {done.stderr.splitlines()[0]}", file=sys.stderr)
                break
        if os.path.exists(between):
            os.remove(between)
    return out if os.path.exists(out) else None


def own_objects(lowir, words):
    """The words of a linker's command with LOWIR's objects in the place of rustc's, and the names of modules, each with whether it
    is one of those. Only what stands beside its LLVM IR is replaced: not rustc's own library."""
    made, names = [], {}
    for w in words:
        base = os.path.basename(w)
        library = re.match(r"lib(.*)\.rlib$", base)
        name = library[1] if library else base.split(".")[0] if base.endswith("cgu.0.rcgu.o") else None
        text = name and os.path.join(os.path.dirname(w), name + ".ll")
        if text and os.path.exists(text):
            own = object_of(lowir, text)
            names[name] = own is not None
            w = own or w
        made.append(w)
    return made, names


def link(lowir, words):
    """Links as `cc` does, but for the objects."""
    flat = []
    for w in words:
        if w.startswith("@"):
            with open(w[1:]) as f:
                flat += [line.strip().strip('"') for line in f if line.strip()]
        else:
            flat.append(w)
    # Macros run in the compiler: they stay what they are.
    if "-shared" not in flat:
        flat, names = own_objects(lowir, flat)
        with open(os.environ["LOWIR_LINKED"], "a") as f:
            f.writelines(f"{'own' if own else 'rustc'} {name}\n" for name, own in names.items())
    return subprocess.run(["cc"] + flat).returncode


def run(where, target, flags, log):
    """The output of the tests of a crate."""
    env = dict(os.environ, CARGO_TARGET_DIR=target, RUSTFLAGS=flags, LOWIR_LINKED=log, **dict(x.split("=") for x in IN_PARTS))
    command = ["cargo", "test", "--release", "--lib", "--tests", "--no-fail-fast"]
    return subprocess.run(command, cwd=where, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout


def fetched(crate, where):
    """The source of a crate, ready to be built alone."""
    probe = os.path.join(where, "probe")
    os.makedirs(os.path.join(probe, "src"), exist_ok=True)
    with open(os.path.join(probe, "Cargo.toml"), "w") as f:
        f.write('[package]\nname = "probe"\nversion = "0.1.0"\nedition = "2021"\n[workspace]\n')
    open(os.path.join(probe, "src/lib.rs"), "w").close()
    subprocess.run(["cargo", "add", "-q", crate], cwd=probe, check=True, capture_output=True)
    told = subprocess.run(["cargo", "metadata", "--format-version=1"], cwd=probe, check=True, capture_output=True, text=True).stdout
    package = next(p for p in json.loads(told)["packages"] if p["name"] == crate)
    out = os.path.join(where, "src", crate)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(os.path.dirname(package["manifest_path"]), out)
    with open(os.path.join(out, "Cargo.toml"), "r+") as f:
        alone = "[workspace]" in f.read()
        f.write("" if alone else "\n[workspace]\n")
    return out, package["version"]


def main():
    lowir, where, crates = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3:] or CRATES
    os.makedirs(where, exist_ok=True)
    linker = os.path.join(where, "linker")
    with open(linker, "w") as f:
        f.write(f'#!/bin/sh\nexec "{sys.executable}" "{os.path.abspath(__file__)}" --link "{lowir}" "$@"\n')
    os.chmod(linker, 0o755)
    flags = f"--emit=llvm-ir,link -C save-temps -C linker={linker} -C linker-flavor=gcc"
    bad = False
    for crate in crates:
        source, version = fetched(crate, where)
        log = os.path.join(where, crate + ".log")
        if os.path.exists(log):
            os.remove(log)
        failing = lambda text: set(re.findall(r"^test (.*) \.\.\. FAILED$", text, re.M))
        out = run(source, os.path.join(where, "own"), flags, log)
        with open(os.path.join(where, crate + ".out"), "w") as f:
            f.write(out)
        passed = sum(map(int, re.findall(r"^test result: .* (\d+) passed", out, re.M)))
        worse = set()
        if failing(out) or not passed:
            plain = run(source, os.path.join(where, "plain"), "", log + ".plain")
            worse = failing(out) - failing(plain) or ({"nothing runs"} if not passed and "test result: ok" in plain else set())
        linked = set(open(log)) if os.path.exists(log) else set()
        own = sum(line.startswith("own") for line in linked)
        print(f"{crate} {version}: {passed} tests pass, {len(failing(out))} fail, {len(worse)} of them with lowir's objects alone; "
              f"{own} modules of lowir, {len(linked) - own} of rustc")
        for name in sorted(worse):
            print("   ", name)
        bad |= bool(worse)
    sys.exit(bad)


if __name__ == "__main__":
    if sys.argv[1] == "--link":
        sys.exit(link(sys.argv[2], sys.argv[3:]))
    main()
