#!/usr/bin/env python3
"""Programs rebuilt from LLVM IR text that was read and written again: zlib, bzip2, lua and sqlite.

    rebuilt.py LOWIR DIR [--objects] [LEVEL...]   DIR as `real_ll.py LOWIR build DIR` left it; levels O0g, O2 and O3

With --objects LOWIR makes the objects, too; modules for which it has no code yet go through clang-22 and are named.

Every module of a program goes through LOWIR (--import-llvm --lossless, then --mlir-to-llvmir) and clang-22; the program is linked
and does what its own tests do where the package has them (zlib, bzip2, sqlite), else the same work as a build from the
sources, with the same output.
"""

import glob
import os
import subprocess
import sys
import tempfile

SQL = """
create table t(a integer primary key, b text, c real);
with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
insert into t select i, 'row ' || (i * 7919 % 1009), i / 7.0 from n;
create index tb on t(b);
select count(*), sum(c), min(b), max(b) from t;
select b, count(*) as k from t group by b having k > 1 order by k desc, b limit 7;
select a, group_concat(b, '|') over (order by a rows 2 preceding) from t where a % 400 = 0;
update t set b = upper(b) where a between 100 and 200;
delete from t where a % 3 = 0;
select x.a, y.a from t x join t y on x.b = y.b and x.a < y.a order by 1, 2 limit 5;
select json_extract('{"a":[1,2,{"b":3}]}', '$.a[2].b'), printf('%08.3f|%x|%s', 3.14159, 255, 'z'), hex(zeroblob(3));
select date('2024-02-29', '+1 year'), strftime('%j', '2024-12-31'), round(2.567, 2), substr('hello', -3, 2);
pragma integrity_check;
explain query plan select * from t where b = 'row 5' order by c;
"""
LUA = """
local t = {}
for i = 1, 5000 do t[i] = (i * 7919) % 5003 end
table.sort(t)
print(#t, t[1], t[2500], t[5000], select('#', table.unpack(t, 1, 100)))
print(string.format('%5.2f|%d|%s|%q|%x|%a', 3.14159, 42, 'x', 'a\\nb', 255, 1.0))
print(('hello world'):gsub('o', '0'), ('key = value'):match('^(%w+)%s*=%s*(%w+)$'))
local co = coroutine.wrap(function(a) for i = 1, 3 do a = coroutine.yield(a * i) end return 'done' end)
print(co(2), co(3), co(4), co(5))
print(select(2, pcall(error, {code = 7})).code, pcall(function() local x = nil; return x.y end))
local mt = setmetatable({}, {__index = function(_, k) return k .. '!' end, __call = function(_, ...) return ... end, __close = function() print('closed') end})
print(mt.foo, mt(1, 2, 3), 7 // 2, -7 // 2, 7 % -3, 2^10, 1 << 40, 0x7fffffffffffffff + 1, 3 | 4, ~0)
do local c <close> = mt end
goto out
print('never')
::out::
print(string.pack('<i4z', 7, 'abc'):byte(1, -1))
print(utf8.char(228, 8364, 128512), utf8.len('äöü'), os.time{year = 2020, month = 1, day = 1, hour = 12} // 1 > 0)
print(load('return 1 + ...')(41), math.type(1), math.type(1.0), math.tointeger(3.0), math.ult(1, -1), string.rep('ab', 3, ','))
collectgarbage()
local w = setmetatable({}, {__mode = 'k'}); w[{}] = 1; collectgarbage(); print(next(w))
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(22), debug.getinfo(1, 'l').currentline, #debug.traceback())
"""
ZLIB = r"""
#include <stdio.h>
#include <string.h>
#include "zlib.h"
static unsigned char in[300000], mid[400000], out[300000];
int main(void) {
  unsigned s = 1;
  for (unsigned i = 0; i < sizeof in; i++) in[i] = (s = s * 1103515245 + 12345) >> 24 & (i / 50000 % 2 ? 255 : 15);
  for (int level = 0; level <= 9; level++)
    for (int strategy = 0; strategy <= 4; strategy++) {
      z_stream z; memset(&z, 0, sizeof z);
      deflateInit2(&z, level, 8, strategy % 2 ? 31 : 15, 8, strategy);
      z.next_in = in; z.avail_in = sizeof in; z.next_out = mid; z.avail_out = sizeof mid;
      int a = deflate(&z, 4); unsigned long n = z.total_out; deflateEnd(&z);
      memset(&z, 0, sizeof z); inflateInit2(&z, 47);
      z.next_in = mid; z.avail_in = n; z.next_out = out; z.avail_out = sizeof out;
      int b = inflate(&z, 4); inflateEnd(&z);
      printf("%d %d: %d %d %lu %lx %lx %d\n", level, strategy, a, b, n, adler32(1, mid, n), crc32(0, out, sizeof out), memcmp(in, out, sizeof in));
    }
  gzFile f = gzopen("t.gz", "wb6"); gzprintf(f, "%d %s\n", 42, "lines"); gzputs(f, "more\n"); gzclose(f);
  char line[80]; f = gzopen("t.gz", "rb"); while (gzgets(f, line, 80)) printf("%s", line); gzclose(f);
  mid[100] ^= 1; unsigned long n = sizeof out; printf("%d\n", uncompress(out, &n, mid, 1000));
  return 0;
}
"""


OBJECTS = "--objects" in sys.argv


def sh(command, **more):
    r = subprocess.run(command, shell=True, capture_output=True, **more)
    if r.returncode:
        raise SystemExit(f"{command}: {r.stderr.decode(errors='replace')[:2000]}")
    return r.stdout


def objects(lowir, folder, package, level, skip, work, again):
    """Objects of all modules of a package, as they are or read and written again."""
    out = []
    for path in sorted(glob.glob(f"{folder}/{package}.*.{level}.ll")):
        name = os.path.basename(path).split(".")[-3]
        if name in skip:
            continue
        o = f"{work}/{package}.{name}.{'again' if again else 'source'}.o"
        if again and OBJECTS:
            sh(f"{lowir} translate --import-llvm --error-diagnostics-only {path} -o {o}.mlir")
            done = subprocess.run(f"{lowir} {o}.mlir -o {o}", shell=True, capture_output=True, text=True)
            if done.returncode == 0:
                out.append(o)
                continue
            why = sorted({line.split("error: ")[1] for line in done.stderr.splitlines() if "error: " in line})
            if not all(line.endswith("[unsupported]") for line in why):
                raise SystemExit(f"{path}: {done.stderr[:2000]}")
            print(f"{level} {package}: {name} is not made: {'; '.join(why)}", flush=True)
        elif again:
            sh(f"{lowir} translate --import-llvm --lossless --error-diagnostics-only {path} -o {o}.mlir")
            sh(f"{lowir} translate --mlir-to-llvmir {o}.mlir -o {o}.ll")
            path = f"{o}.ll"
        sh(f"clang-22 -w -c -O1 {path} -o {o}")
        out.append(o)
    return " ".join(out)


def main():
    lowir, folder, *levels = [a for a in sys.argv[1:] if a != "--objects"]
    lowir = os.path.abspath(lowir)
    folder = os.path.abspath(folder)
    wrong = 0
    for level in levels or ["O0g", "O2", "O3"]:
        with tempfile.TemporaryDirectory() as work:
            def source(package):
                return sorted(glob.glob(f"{folder}/src/{package}-[0-9]*"))[-1]

            def pair(package, skip, build, test):
                """Builds both programs with `build` (objects, output) and compares what `test` of each says."""
                said = []
                for again in (False, True):
                    program = f"{work}/{package}.{again}"
                    sh(build(objects(lowir, folder, package, level, skip, work, again), program), cwd=work)
                    said.append(test(program))
                print(f"{level} {package}: {'the same' if said[0] == said[1] else 'DIFFERENT'}, {len(said[0])} bytes", flush=True)
                return said[0] != said[1]

            open(f"{work}/z.c", "w").write(ZLIB)
            # Its own test is another program; one file has no module of its own.
            z = source("zlib")
            link = f"clang-22 -w -DHAVE_UNISTD_H -I{z} {z}/gzclose.c"
            wrong += pair(
                "zlib",
                [],
                lambda o, p: f"{link} z.c {o} -o {p} && {link} {z}/test/example.c {o} -o {p}.own",
                lambda p: sh(f"{p} && {p}.own | grep -v 'zlib version'", cwd=work),
            )

            def bzip2(p):
                s = source("bzip2")
                for n in "123":
                    sh(f"{p} -{n} < {s}/sample{n}.ref | cmp - {s}/sample{n}.bz2")
                    sh(f"{p} -d{'s' if n == '3' else ''} < {s}/sample{n}.bz2 | cmp - {s}/sample{n}.ref")
                return b"ok"

            wrong += pair("bzip2", ["bzip2recover"], lambda o, p: f"clang-22 {o} -o {p}", bzip2)
            open(f"{work}/t.lua", "w").write(LUA)
            wrong += pair("lua5.4", ["luac"], lambda o, p: f"clang-22 {o} -lm -ldl -o {p}", lambda p: sh(f"{p} t.lua", cwd=work))
            open(f"{work}/t.sql", "w").write(SQL)
            shell = f"clang-22 -w -O1 -DSQLITE_THREADSAFE=0 -I{source('sqlite3')} {source('sqlite3')}/shell.c"
            # The package's own test: processes that write the same file.
            own = f"clang-22 -w -O1 -I{source('sqlite3')} {source('sqlite3')}/mptest/mptest.c"

            def sqlite(p):
                said = sh(f"{p} -batch :memory: < t.sql 2>&1", cwd=work)
                for script in ["multiwrite01"]:
                    said += sh(f"rm -f mp.db* && {p}.own mp.db {source('sqlite3')}/mptest/{script}.test 2>&1 | grep ^Summary", cwd=work)
                return said

            wrong += pair("sqlite3", [], lambda o, p: f"{shell} {o} -lm -ldl -o {p} && {own} {o} -lm -ldl -o {p}.own", sqlite)
    return 1 if wrong else 0


sys.exit(main())
