#!/usr/bin/env python3
"""What flang-22 makes of the Fortran of LAPACK, which is where a compiler that is built on MLIR hands over to LLVM.

    fortran.py LOWIR build DIR [EACH]   fetch the sources and keep the LLVM dialect of all of BLAS, and of every EACH-th other file,
                                        in DIR/*.mlir, each at one of five levels; of BLAS its objects too
    fortran.py LOWIR compare DIR        LLVM IR by LOWIR and by mlir-translate-22 is the same once llvm-as-22 has read it; the text
                                        of the dialect read and written again is mlir-opt-22's
    fortran.py LOWIR blas DIR           BLAS and its test programs by LOWIR's objects print what they print by flang's

The exit code is 1 if anything differs. Needs flang-22.
"""
import collections, concurrent.futures, glob, os, re, shutil, subprocess, sys, tempfile

from real_ll import fetch

LEVELS = [["-O2"], ["-O0"], ["-O1", "-g"], ["-O0", "-g"], ["-O3", "-gline-tables-only"]]
# Attributes and types of Fortran's own dialect stay on operations.
FOREIGN = "--allow-unregistered-dialect"


def run(*command, text=None, cwd=None):
    return subprocess.run(["timeout", "120", *command], input=text, capture_output=True, cwd=cwd)


def all_of(what, jobs):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(what, jobs))


def build(lowir, folder, each):
    fetch(f"{folder}/src", ["lapack"])
    root = glob.glob(f"{folder}/src/lapack-[0-9]*")[0]
    # Programs of BLAS/TESTING and the functions that they need.
    blas = sorted(f for d in ["BLAS/SRC", "BLAS/TESTING"] for f in glob.glob(f"{root}/{d}/*.f") + glob.glob(f"{root}/{d}/*.f90"))
    others = sorted(f for d in ["SRC", "TESTING/LIN", "TESTING/EIG", "TESTING/MATGEN"] for f in glob.glob(f"{root}/{d}/*.[fF]*"))
    jobs = [(f, LEVELS[0]) for f in blas] + [(f, LEVELS[i % len(LEVELS)]) for i, f in enumerate(others[::each])]

    def one(job):
        source, level = job
        stem = f"{folder}/{os.path.relpath(source, root).rsplit('.', 1)[0].replace('/', '.')}"
        with tempfile.TemporaryDirectory() as tree:
            prints = ["-mmlir", "--mlir-print-ir-after-all", "-mmlir", "--mlir-print-debuginfo", "-mmlir", f"--mlir-print-ir-tree-dir={tree}"]
            done = run("flang-22", "-w", "-c", *level, source, "-o", os.path.abspath(stem + ".ref.o"), "-J", tree, *prints, cwd=os.path.dirname(source))
            passes = sorted(glob.glob(f"{tree}/builtin_module*/*.mlir"), key=lambda f: int(re.match(r"\d+", os.path.basename(f))[0]))
            if done.returncode or not passes:
                return f"{source}: not compiled"
            shutil.copy(passes[-1], stem + ".mlir")
    lost = [e for e in all_of(one, jobs) if e]
    print(*lost[:5], f"{len(jobs) - len(lost)} modules of {len(jobs)} sources", sep="\n")


def compare(lowir, folder):
    def read(text):
        bitcode = run("llvm-as-22", "-o", "-", text=text)
        return run("llvm-dis-22", "-o", "-", text=bitcode.stdout).stdout if bitcode.returncode == 0 else None

    def one(f):
        ours, theirs = run(lowir, "translate", FOREIGN, "--mlir-to-llvmir", f), run("mlir-translate-22", FOREIGN, "--mlir-to-llvmir", f)
        if ours.returncode or theirs.returncode:
            return "lowir fails" if theirs.returncode == 0 else "both fail" if ours.returncode else "mlir-translate fails"
        a = read(ours.stdout)
        if a is None or a != read(theirs.stdout):
            return "LLVM IR differs"
        ours, theirs = run(lowir, "opt", FOREIGN, "--mlir-print-debuginfo", f), run("mlir-opt-22", FOREIGN, "--mlir-print-debuginfo", f)
        return "same" if ours.stdout == theirs.stdout and ours.returncode == 0 else "text differs"
    files = sorted(glob.glob(f"{folder}/*.mlir"))
    counts = collections.Counter()
    for f, how in zip(files, all_of(one, files)):
        counts[how] += 1
        if how != "same":
            print(f, how)
    print(dict(counts))
    return counts["same"] + counts["both fail"] == len(files) and len(files) > 0


def blas(lowir, folder):
    tests = glob.glob(f"{folder}/src/lapack-[0-9]*/BLAS/TESTING")[0]
    modules = sorted(glob.glob(f"{folder}/BLAS.*.mlir"))
    lost = [m for m, done in zip(modules, all_of(lambda m: run(lowir, FOREIGN, m, "-o", m[:-4] + "o"), modules)) if done.returncode]
    print("".join(f"{m}: no object\n" for m in lost), end="")
    good = not lost
    names = [os.path.basename(f)[:-2] for f in sorted(glob.glob(f"{tests}/*blat[123].f"))]
    for end in [".o", ".ref.o"]:
        archive = f"{folder}/libblas{end}.a"
        if os.path.exists(archive):
            os.remove(archive)
        run("ar", "rcs", archive, *(m[:-5] + end for m in modules if os.path.basename(m).startswith("BLAS.SRC.")))
    for name in names:
        said = []
        for end in [".o", ".ref.o"]:
            with tempfile.TemporaryDirectory() as at:
                linked = run("flang-22", f"{folder}/BLAS.TESTING.{name}{end}", f"{folder}/libblas{end}.a", "-o", f"{at}/test")
                given = open(f"{tests}/{name}.in", "rb").read() if os.path.exists(f"{tests}/{name}.in") else b""
                done = run(f"{at}/test", text=given, cwd=at) if linked.returncode == 0 else linked
                said.append((done.returncode, done.stdout, *(open(f, "rb").read() for f in sorted(glob.glob(f"{at}/*")) if not f.endswith("/test"))))
        passed = sum(part.count(b"PASS") for part in said[0][1:])
        print(f"{name}: {passed} passed, {'as' if said[0] == said[1] else 'NOT as'} by flang")
        good &= said[0] == said[1] and said[0][0] == 0 and passed > 0
    return good


if __name__ == "__main__":
    if not shutil.which("flang-22"):
        sys.exit(print("skipped: there is no flang-22"))
    lowir, what, folder = os.path.abspath(sys.argv[1]), sys.argv[2], os.path.abspath(sys.argv[3])
    if what == "build":
        build(lowir, folder, int(sys.argv[4]) if len(sys.argv) > 4 else 20)
    elif not {"compare": compare, "blas": blas}[what](lowir, folder):
        sys.exit(1)
