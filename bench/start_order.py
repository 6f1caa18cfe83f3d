#!/usr/bin/env python3
"""Which functions run when a small module is lowered, for the linker to put side by side.

    bench/start_order.py     writes cli/link/start.ld (needs valgrind and nm; builds the command four times)

The system maps code in windows of 64 KB. Functions that a short run needs are spread over all of a binary of megabytes, so
nearly all of it counts as memory of the process, and every window is a fault. With these functions in front it is a
seventh. Names stand in the file without the hashes of the compiler; one that is gone or new costs a window, nothing else.
What it comes to is checked by tests/start.py.
"""
import bisect, os, pathlib, re, subprocess, tempfile

root = pathlib.Path(__file__).resolve().parent.parent
script = root / "cli/link/start.ld"
THREE = "func.func @add(%a: i32, %b: i32) -> i32 {\n  %c = arith.addi %a, %b : i32\n  return %c : i32\n}\n"


def build(profile, *flags, **env):
    subprocess.run(["cargo", "rustc", "-q", "--profile", profile, "-p", "lowir", "--bin", "lowir", "--", *flags], cwd=root, check=True, env={**os.environ, **env})
    target = os.environ.get("CARGO_TARGET_DIR") or root / "target"
    return str(pathlib.Path(target) / profile / "lowir")


def run(program, job, tmp):
    """What callgrind says of a run: the lines of its file."""
    out = f"{tmp}/callgrind.out"
    cmd = ["valgrind", "--tool=callgrind", "--demangle=no", "--dump-instr=yes", f"--callgrind-out-file={out}", program, *job]
    subprocess.run(cmd, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return open(out, errors="replace").read().splitlines()


def by_symbols(program, jobs, tmp):
    """Names of the functions that the jobs call in a program that has symbols; equal functions are one, with several names."""
    at, address, found = {}, {}, set()
    for line in subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout.splitlines():
        words = line.split()
        if len(words) == 3 and words[1] in "tTwW":
            at.setdefault(words[0], []).append(words[2])
            address[words[2]] = words[0]
    for job in jobs:
        for line in run(program, job, tmp):
            if m := re.match(r"c?fn=\(\d+\) (\S+)", line):
                found.update(at.get(address.get(re.sub(r"'\d+$", "", m[1]), ""), []))
    return found


def by_map(program, linked, jobs, tmp):
    """The same of a program without symbols, by the linker's map: what is left of inlining differs from one build to the next."""
    sections = []
    for line in open(linked, errors="replace"):
        if m := re.match(r"\s*([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+\s+\S*:\(\.text\.(?:unlikely\.|hot\.)?(\S+)\)", line):
            sections.append((int(m[1], 16), int(m[2], 16), m[3]))
    sections.sort()
    starts, found, at, ours = [s[0] for s in sections], set(), 0, {}
    inside = False
    for job in jobs:
        for line in run(program, job, tmp):
            if m := re.match(r"ob=\((\d+)\)(?: (\S+))?", line):
                ours.setdefault(m[1], m[2] == program)
                inside = ours[m[1]]
            elif m := re.match(r"cob=\((\d+)\) (\S+)", line):
                ours.setdefault(m[1], m[2] == program)
            elif m := re.match(r"(0x[0-9a-f]+|[+-]\d+|\*) ", line):
                at = int(m[1], 16) if m[1][0] == "0" else at if m[1] == "*" else at + int(m[1])
                i = bisect.bisect_right(starts, at) - 1
                if inside and i >= 0 and at < sections[i][0] + sections[i][1]:
                    found.add(sections[i][2])
    return found


def pattern(name):
    """What matches the section of a function whatever the hashes in its name are; cold ones have a prefix."""
    if name.startswith("_ZN"):
        return ".text*" + re.sub(r"17h[0-9a-f]{16}E.*", "*", name)
    if name.startswith("_R"):
        return ".text*" + re.sub(r"(\.llvm)?\.\d+$", "*", re.sub(r"Cs[0-9A-Za-z]+_", "*_", name))
    return None


with tempfile.TemporaryDirectory() as tmp:
    source = f"{tmp}/three.mlir"
    pathlib.Path(source).write_text(THREE)
    jobs = [[source, "-o", f"{tmp}/o.ll"], [source]]
    names = set()
    for profile, var in (("release", "RELEASE"), ("release-small", "RELEASE_SMALL")):
        names |= by_symbols(build(profile, **{f"CARGO_PROFILE_{var}_STRIP": "false"}), jobs, tmp)
        linked = f"{tmp}/{profile}.map"
        names |= by_map(build(profile, f"-Clink-arg=-Wl,-Map={linked}"), linked, jobs, tmp)
    patterns = sorted({p for p in map(pattern, names) if p})
    lines = "\n".join(f"    *({p})" for p in patterns)
    script.write_text("/* Functions that every run needs stand side by side. Written by bench/start_order.py, which says why. Merged into the\n"
                      "   linker's own script. */\n"
                      f"SECTIONS\n{{\n  .text : {{\n{lines}\n    *(.text .text.*)\n  }}\n}}\nINSERT AFTER .rodata;\n")
    print(f"{len(patterns)} functions")
