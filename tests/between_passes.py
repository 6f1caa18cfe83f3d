"""Modules as they stand between the passes of a real producer: what a pipeline of mlir-opt-22 and LOWIR's make of them."""
import collections, concurrent.futures, glob, os, random, subprocess

# Pipelines that modules of any dialects are asked of.
COMMON = [[p] for p in "--mlir-print-op-generic --canonicalize --cse --sccp --inline --arith-expand".split()]


def compare(lowir, folder, n, pipelines):
    """N modules of a folder for each of the pipelines. Whether any comes out otherwise."""
    worst = []
    for passes in pipelines:
        files = sorted(glob.glob(f"{folder}/*.mlir"))
        random.Random(" ".join(passes)).shuffle(files)

        def one(f):
            ours, theirs = (subprocess.run([*tool, *passes, f], capture_output=True, timeout=120) for tool in ([lowir, "opt"], ["mlir-opt-22"]))
            if ours.returncode and theirs.returncode:
                return "refused by both"
            same = ours.returncode == theirs.returncode and ours.stdout == theirs.stdout
            worst.extend([] if same else [f"{' '.join(passes)} {f}"])
            return "the same" if same else "differ"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            counts = collections.Counter(pool.map(one, files[:n]))
        print(", ".join(f"{k} {what}" for what, k in counts.most_common()), " ".join(passes)[:100], flush=True)
    print(*worst, sep="\n", end="\n" if worst else "")
    return bool(worst)
