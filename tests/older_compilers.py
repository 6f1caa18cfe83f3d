#!/usr/bin/env python3
"""What compilers of Debian make that have an older LLVM inside, whose bitcode release 22 reads: the standard library of D with its tests, by
ldc2, and programs of Crystal, each with all of its library.

    older_compilers.py LOWIR build DIR          the modules: DIR/*.ll; those of D that have tests are programs
    older_compilers.py LOWIR compare DIR [N]    N of them (all) are read as mlir-translate-22 reads them, and what was read is written as it writes it
    older_compilers.py LOWIR objects DIR        the programs say the same by LOWIR's objects and by those of llc-22 -O0; functions for which
                                                LOWIR has no code come from llc-22 in both

Needs ldc2 (1.30) and crystal (1.6) for all but `compare`, and the tools of release 22. The exit code is 1 if anything differs.
"""
import concurrent.futures, glob, os, pathlib, re, subprocess, sys, tempfile

from read_back import compare, report, split

D = "/usr/lib/ldc/x86_64-linux-gnu/include/d"
# This one fails by llc -O0 and passes by llc -O2: it asks how memory is used.
BY_CHANCE = ["std.experimental.allocator.building_blocks.kernighan_ritchie.test.ll"]
CRYSTAL = {
    "numbers": """
puts (1..20).select(&.even?).map { |x| x ** 3 }.reduce { |a, b| a ^ b }, 12345678901234567890_u64 // 987, -17 % 5, 1_i128 << 100
puts [1_i8 + 3_u64, 200_u8 - 7_i32, 5_u128 - 2_i64, 3_i64 * 9_u32].join(" "), 7.fdiv(3), 2.5.round(:ties_even), 255.to_s(16), "%.10g %x" % {1.0 / 3, 255}
begin
  puts Int32::MAX + ARGV.size + 1
rescue ex : OverflowError
  puts ex.message
end
[300, -1, 7].each { |n| puts (n.to_u8 rescue "no byte") }
puts Math.sqrt(2), Math.cbrt(27.0), Math.hypot(3, 4), 10.gcd(4), Random.new(1).rand(100)
""",
    "objects": """
require "json"
abstract class Shape
  abstract def area : Float64
end
class Circle < Shape
  def initialize(@r : Float64); end
  def area : Float64
    Math::PI * @r ** 2
  end
end
class Square < Shape
  def initialize(@s : Float64); end
  def area : Float64
    @s * @s
  end
end
record Point, x : Int32, y : Float64
puts ([Circle.new(2.0), Square.new(3.5)] of Shape).sum(&.area), Point.new(1, 2.5)
h = Hash(String, Array(Int32)).new { |h, k| h[k] = [] of Int32 }
100.times { |i| h["k#{i % 7}"] << i * i }
puts h.to_json, JSON.parse(%({"a": [1, 2.5, null, true], "b": "\\u00e9"})).to_pretty_json
puts "héllo wörld".upcase.reverse.chars.each_slice(3).to_a.inspect, Time.unix(1_700_000_000).to_utc, "a1b22".gsub(/\\d+/) { |d| d.to_i * 2 }
""",
    "control": """
begin
  [1, 2, 3][10]
rescue ex : IndexError
  puts "rescued #{ex.message}"
ensure
  puts "ensured"
end
channel = Channel(Int32).new
10.times { |i| spawn { channel.send(i * 3) } }
puts (1..10).map { channel.receive }.sort.join(",")
def find(n)
  n.times { |i| return i if i * i > n }
  nil
end
puts find(50), (find(1) || "none"), [3, 1, 2].sort.to_s, (1..20).each.map { |x| x * 2 }.first(3).to_a
x = [1, "a", nil, 2.5].map { |v| case v when Int32 then v + 1 when String then v * 2 when Nil then "nil" else v end }
puts x
""",
}


def run(*command, fails=False, timeout=300):
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=timeout)
    if done.returncode and not fails:
        raise RuntimeError(f"{' '.join(command)[:200]}: {done.stderr[-400:]}")
    return done


def build(folder):
    os.makedirs(folder, exist_ok=True)

    def kept(bitcode, to):
        # What release 22 writes it does not always read again.
        text = run("opt-22", "-S", bitcode).stdout
        pathlib.Path(f"{folder}/{to}.ll").write_text(text)
        if run("opt-22", "-disable-output", f"{folder}/{to}.ll", fails=True).returncode:
            os.unlink(f"{folder}/{to}.ll")

    def of_d(path):
        name = path[len(D) + 1 : -2].replace("/", ".")
        with tempfile.TemporaryDirectory() as d:
            # Not all of the library compiles with its tests away from the rest of its sources.
            for kind, flags in [("test", ["-unittest", "-main"]), ("plain", ["-g"])]:
                if not run("ldc2", "-c", "-O2", *flags, "-output-bc", path, f"-of={d}/d.bc", fails=True).returncode:
                    return kept(f"{d}/d.bc", f"{name}.{kind}")

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(of_d, sorted(glob.glob(f"{D}/std/**/*.d", recursive=True))))
    for name, text in CRYSTAL.items():
        with tempfile.TemporaryDirectory() as d:
            pathlib.Path(f"{d}/{name}.cr").write_text(text)
            run("crystal", "build", f"{d}/{name}.cr", "--emit", "llvm-bc", "--no-debug", "-o", f"{d}/{name}")
            # It puts the bitcode where it is called from, or beside the program, by release.
            bitcode = next(f for f in (f"{d}/{name}.bc", f"{name}.bc") if os.path.exists(f))
            kept(bitcode, f"{name}.crystal")
            if os.path.exists(f"{name}.bc"):
                os.unlink(f"{name}.bc")


def program(lowir, file):
    """Whether a program says the same by both."""
    with tempfile.TemporaryDirectory() as d:
        try:
            own, rest, n = split(lowir, file, d)
            run("llc-22", "-O0", "-filetype=obj", "-relocation-model=pic", file, "-o", f"{d}/theirs.o")
            if rest:
                run("llc-22", "-O0", "-filetype=obj", "-relocation-model=pic", rest, "-o", f"{d}/rest.o")
            said = []
            for objects in [own] + ([f"{d}/rest.o"] if rest else []), [f"{d}/theirs.o"]:
                if file.endswith(".crystal.ll"):
                    run("cc", *objects, "-o", f"{d}/program", "-rdynamic", "-L/usr/lib/crystal", *"-lpcre -lgmp -lgc -levent -lpthread -ldl -lm".split())
                else:
                    run("ldc2", *objects, f"-of={d}/program", "-link-defaultlib-shared", "-L-l:libz.so.1")
                done = run("timeout", "60", f"{d}/program", fails=True)
                # Tests that fail, as some do, tell what called them by chance.
                said.append((done.returncode, re.sub(r"(?m)^\?\?:\?.*\n", "", done.stdout + done.stderr)))
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            return file, f"refused: {str(error)[:300]}"
    return file, f"the same{f', {n} functions by llc' if n else ''}" if said[0] == said[1] else f"differs: {said[0][0]} {said[0][1][-200:]}"


def main():
    lowir, what, folder = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
    if what == "compare":
        return compare(lowir, folder, int(sys.argv[4]) if len(sys.argv) > 4 else None)
    missing = [t for t in ("ldc2", "crystal") if run("sh", "-c", f"command -v {t}", fails=True).returncode]
    if missing:
        print("skipped:", *missing)
        return False
    if what == "build":
        return build(folder)
    files = sorted(glob.glob(f"{folder}/*.test.ll") + glob.glob(f"{folder}/*.crystal.ll"))
    # Whole functions in assembly are for an assembler.
    files = [f for f in files if b"\nmodule asm" not in pathlib.Path(f).read_bytes() and os.path.basename(f) not in BY_CHANCE]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return report(list(pool.map(lambda f: program(lowir, f), files)))


sys.exit(main())
