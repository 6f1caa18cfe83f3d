#!/usr/bin/env python3
"""LLVM IR of numba's compiler, as its own tests make it.

    numba_programs.py LOWIR build DIR            the modules of a few of the tests, before and after LLVM's passes, in DIR/*.ll
    numba_programs.py LOWIR compare DIR [N]      N of them (all) are read as mlir-translate-22 reads them, and what was read is written as it writes it
    numba_programs.py LOWIR objects DIR [TEST..] the tests, run with LOWIR's objects in the place of those of LLVM (without its passes)

Needs numba (0.68), and the tools of release 22 to compare. The exit code is 1 if anything differs or a test fails.
"""
import collections, concurrent.futures, glob, hashlib, importlib.util, os, pathlib, subprocess, sys, tempfile

from read_back import compare

TESTS = ["test_operators", "test_mathlib", "test_numconv", "test_range", "test_tuples", "test_casting", "test_builtins", "test_sort", "test_heapq",
         "test_record_dtype", "test_array_manipulation", "test_unicode", "test_dyn_array"]


def in_tests(test, **env):
    """Runs a test in a process of its own, which changes numba's compiler first."""
    return subprocess.run([sys.executable, __file__, sys.argv[1], "in", test], env={**os.environ, **env}, capture_output=True, text=True, timeout=3000)


def changed(test):
    import numba.core.codegen as codegen
    from numba.testing._runtests import _main

    def keep(text):
        if folder := os.environ.get("LOWIR_KEEP"):
            pathlib.Path(f"{folder}/{hashlib.sha1(text.encode()).hexdigest()[:12]}.ll").write_text(text)

    library, engine = codegen.CPUCodeLibrary, codegen.JitEngine
    adds, finishes, links = library.add_ir_module, library._finalize_final_module, engine.add_module

    def add(self, module):
        keep(str(module))
        return adds(self, module)

    def finish(self):
        finishes(self)
        keep(str(self._final_module))

    def link(self, module):
        import llvmlite.binding as binding

        with tempfile.TemporaryDirectory() as d:
            pathlib.Path(f"{d}/m.ll").write_text(str(module))
            made = subprocess.run([sys.argv[1], "translate", "--import-llvm", f"{d}/m.ll", "-o", f"{d}/m.mlir"], capture_output=True)
            made = made if made.returncode else subprocess.run([sys.argv[1], f"{d}/m.mlir", "-o", f"{d}/m.o"], capture_output=True)
            print("MODULE by llvm" if made.returncode else "MODULE by lowir", file=sys.__stdout__, flush=True)
            if made.returncode:
                return links(self, module)
            self._ee.add_object_file(binding.ObjectFileRef.from_data(pathlib.Path(f"{d}/m.o").read_bytes()))
        self._load_defined_symbols(module)

    library.add_ir_module, library._finalize_final_module = add, finish
    if "LOWIR_KEEP" not in os.environ:
        engine.add_module = link
    sys.exit(0 if _main(["numba.runtests", "-q", f"numba.tests.{test}"]) else 1)


def build(folder):
    os.makedirs(folder, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda t: in_tests(t, LOWIR_KEEP=os.path.abspath(folder)), TESTS[:4]))
    print(f"{len(glob.glob(f'{folder}/*.ll'))} modules")


def objects(tests):
    failed, by = [], collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for test, done in zip(tests, pool.map(lambda t: in_tests(t, NUMBA_OPT="0"), tests)):
            by.update(line.split()[2] for line in done.stdout.splitlines() if line.startswith("MODULE by"))
            failed += [f"{test}: {done.stderr[-600:]}"] if done.returncode else []
    print(", ".join(f"{n} modules by {who}" for who, n in by.most_common()), f"in {len(tests)} tests")
    print(*failed, sep="\n", end="\n" if failed else "")
    return bool(failed)


sys.argv[1] = lowir = os.path.abspath(sys.argv[1])
what, folder = sys.argv[2], sys.argv[3]
if what == "in":
    changed(folder)
elif not importlib.util.find_spec("numba") or what == "compare" and not glob.glob(f"{folder}/*.ll"):
    print("skipped: numba")
elif what == "build":
    build(folder)
elif what == "compare":
    sys.exit(compare(lowir, folder, int(sys.argv[4]) if len(sys.argv) > 4 else None))
else:
    sys.exit(objects(sys.argv[4:] or TESTS))
