"""What is asked of LLVM IR that a producer made: to be read and written as the tools of release 22 do it, and to compute the same bits."""
import collections, concurrent.futures, glob, multiprocessing, os, pathlib, random, re, subprocess, tempfile


def compare(lowir, folder, n, older=False):
    """Reads N of the modules (all), and writes what was read; whether anything differs. What an older LLVM wrote is first written by
    release 22, which gives declarations of intrinsics the attributes that it knows."""
    def run(*command, text=None):
        return subprocess.run(command, input=text, capture_output=True, timeout=300)

    def one(f):
        # Records of debug information before calls of intrinsics are kept here and not there (DIFFERENCES.md).
        text = re.sub(rb"(?m)^ +#dbg_.*\n(?=(?: +#dbg_.*\n)*.*\bcall .*@llvm\.)", b"", run("opt-22", "-S", f).stdout if older else pathlib.Path(f).read_bytes())
        ours, theirs = (run(tool, *how, "--import-llvm", "-", text=text) for tool, *how in ((lowir, "translate"), ("mlir-translate-22",)))
        if ours.stdout != theirs.stdout:
            return f, "read differently"
        written = [run("opt-22", "-S", text=run(*tool, "--mlir-to-llvmir", "-", text=ours.stdout).stdout).stdout for tool in ([lowir, "translate"], ["mlir-translate-22"])]
        if written[0] == written[1] and written[0]:
            return f, "the same"
        # Blocks on edges of a switch that has several to one block stand as chance has it there: lines without numbers, in any order.
        lines = [sorted(re.sub(rb"%\d+|\b\d+:|; preds.*", b"", text).splitlines()) for text in written]
        return f, "the same but for the order of blocks" if lines[0] == lines[1] and written[0] else "written differently"

    files = sorted(glob.glob(f"{folder}/*.ll"))
    random.Random(1).shuffle(files)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(one, files[:n]))
    return report(found)


def report(found):
    """Counts what was found of files, and names those for which both sides do not do the same; whether there are any. Errors of both
    are counted for themselves."""
    print(", ".join(f"{k} {what}" for what, k in collections.Counter(w.split(":")[0] for _, w in found).most_common()))
    worst = [f"{f}: {w}" for f, w in found if not w.startswith("the same")]
    print(*worst, sep="\n", end="\n" if worst else "")
    return bool(worst)


def both(lowir, file, call, *more):
    """What a module gives as a library with the object of llc-22 -O0 and with LOWIR's; `call` takes the library's path and gives bytes.
    What a processor or the flags leave open is taken away: sums of products rounded once, and other orders of operations. `more` is for
    the linker."""
    given = []
    text = re.sub(r"\b(reassoc|contract|afn|arcp) |(?<=[{ ])\"target-features\" ", "", pathlib.Path(file).read_text())
    text = re.sub('"target-cpu"="haswell"(?! "target-f)', '"target-cpu"="haswell" "target-features"="-fma"', text).replace("+fma", "-fma")
    with tempfile.TemporaryDirectory() as d:
        pathlib.Path(f"{d}/m.ll").write_text(text)
        ways = {
            "llc": [["llc-22", "-O0", "-filetype=obj", "-relocation-model=pic", f"{d}/m.ll", "-o", f"{d}/llc.o"]],
            "lowir": [[lowir, "translate", "--import-llvm", file, "-o", f"{d}/m.mlir"], [lowir, f"{d}/m.mlir", "-o", f"{d}/lowir.o"]],
        }
        for by, commands in ways.items():
            for command in [*commands, ["clang-22", "-shared", f"{d}/{by}.o", "-o", f"{d}/{by}.so", *more, "-lm"]]:
                done = subprocess.run(command, capture_output=True, text=True, timeout=300)
                if done.returncode:
                    return f"refused by {by}: " + next((l for l in done.stderr.splitlines() if "error" in l), done.stderr[:200])
            # In a process of its own, which may end by a signal.
            pid = os.fork()
            if pid == 0:
                try:
                    result = call(f"{d}/{by}.so")
                except BaseException as error:
                    result = b"error " + str(error).encode()[-200:]
                pathlib.Path(f"{d}/{by}.out").write_bytes(result)
                os._exit(0)
            status = os.waitpid(pid, 0)[1]
            given.append(f"signal {status}".encode() if status else pathlib.Path(f"{d}/{by}.out").read_bytes())
    if given[0] != given[1]:
        return f"differs: {given[0][:60]} {given[1][:60]}"
    return f"the same error: {given[0][:200]}" if given[0].startswith((b"error", b"signal")) else "the same"


def functions_at(text, errors):
    """The functions in which errors stand, by the lines that the diagnostics name."""
    lines, found = text.split("\n"), set()
    for m in re.finditer(r"(?m)^[^\n:]*:(\d+):\d+: error: ", errors):
        n = int(m[1]) - 1
        while n > 0 and not lines[n].startswith("  llvm.func "):
            n -= 1
        name = re.search(r'@("[^"]*"|[\w.$-]+)\(', lines[n])
        if name:
            found.add(name[1].strip('"'))
    return found


def split(lowir, file, d):
    """LOWIR's object of a module in the folder D, without the functions that it has no code for: the object, a module of these if there
    are any, and how many. An error that names none of them is raised."""
    def run(*command, fails=False):
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, errors="replace")
        if done.returncode and not fails:
            raise RuntimeError(f"{' '.join(command)[:200]}: {done.stderr[-400:]}")
        return done

    aliases = re.findall(r"(?m)^@(\S+) = .*?alias .*?, ptr @(\S+)$", pathlib.Path(file).read_text())
    own, without = file, set()
    while True:
        run(lowir, "translate", "--import-llvm", "--lossless", own, "-o", f"{d}/own.mlir")
        done = run(lowir, f"{d}/own.mlir", "-o", f"{d}/own.o", fails=True)
        if not done.returncode:
            return f"{d}/own.o", f"{d}/rest.ll" if without else None, len(without)
        more = functions_at(pathlib.Path(f"{d}/own.mlir").read_text(), done.stderr) - without
        if not more:
            raise RuntimeError(done.stderr[:300])
        without |= more
        names = [f"--func={n}" for n in sorted(without)] + [f"--alias={a}" for a, of in aliases if of in without]
        own = f"{d}/own.ll"
        run("llvm-extract-22", "-S", "--delete", *names, file, "-o", own)
        run("llvm-extract-22", "-S", *names, file, "-o", f"{d}/rest.ll")


def objects(run_one, files):
    """`run_one` of every file, each in one of a few processes; whether anything differs."""
    with multiprocessing.Pool(os.cpu_count(), maxtasksperchild=200) as pool:
        return report(list(pool.imap(run_one, files, 4)))
