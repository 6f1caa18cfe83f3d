#!/usr/bin/env bash
# check.sh LOWIR [ROUNDS]: programs built by lowir -o .o and by llc-22 give the same bits: functions of the LLVM dialect,
# vectors, intrinsics, reductions, switches, jumps by address, thread-local variables, exceptions, all of these mixed, 100 signatures and 100 adaptors a round,
# each side by each compiler; integers of several words compute what Python does; and 100 signatures through the C interface with programs of C. Needs mlir-translate-22, llc-22 and clang-22
# with compiler-rt. Works in a directory of its own; the exit code is 1 if anything differs.
set -u
lowir=$(realpath "$1"); rounds=${2:-10}; here=$(realpath "$(dirname "$0")")
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir" || exit 1
cc() { clang-22 -pthread --rtlib=compiler-rt -w -O1 "$@" -lm -Wl,--fatal-warnings; }
bad=0
python3 "$here/atomics.py"
"$lowir" atom.mlir -o atom.o && mlir-translate-22 --mlir-to-llvmir atom.mlir | llc-22 -O0 -filetype=obj --relocation-model=pic - -o atom.ref.o
cc atom.c atom.o -o atom.x && cc atom.c atom.ref.o -o atom.y && ./atom.x > atom.1 && ./atom.y > atom.2 && cmp atom.1 atom.2 || bad=1
python3 "$here/reductions.py" "$rounds"
"$lowir" red.mlir -o red.o && mlir-translate-22 --mlir-to-llvmir red.mlir | llc-22 -O0 -filetype=obj --relocation-model=pic - -o red.ref.o
cc red.c red.o -o red.x && cc red.c red.ref.o -o red.y && ./red.x > red.1 && ./red.y > red.2 && cmp red.1 red.2 || { echo "reductions"; bad=1; }
for seed in $(seq "$rounds"); do
  b=f$seed
  python3 "$here/functions.py" "$seed" "${FUNCS:-20}" $b.mlir $((seed % 2))
  "$lowir" $b.mlir -o $b.o || { bad=1; continue; }
  mlir-translate-22 --mlir-to-llvmir $b.mlir | llc-22 -O0 -filetype=obj --relocation-model=pic - -o $b.ref.o
  cc $b.c $b.o -o $b.x && cc $b.c $b.ref.o -o $b.y || { bad=1; continue; }
  timeout 60 ./$b.x > $b.1; timeout 60 ./$b.y > $b.2
  cmp $b.1 $b.2 || bad=1

  python3 "$here/words.py" "$lowir" "$seed" "${FUNCS:-20}" || { echo "seed $seed: words"; bad=1; }

  v=vec$seed
  python3 "$here/vectors.py" "$seed" "${FUNCS:-20}"
  for part in caller callee; do
    "$lowir" ${v}_$part.mlir -o ${v}_$part.l.o || bad=1
    mlir-translate-22 --mlir-to-llvmir ${v}_$part.mlir | llc-22 -O0 -filetype=obj --relocation-model=pic - -o ${v}_$part.0.o
  done
  for pair in "0 0" "l l" "l 0" "0 l"; do
    set -- $pair
    cc $v.c ${v}_caller.$1.o ${v}_callee.$2.o -o $v.x && timeout 60 ./$v.x > $v.$1$2
    cmp $v.00 $v.$1$2 || { echo "seed $seed: vectors, caller $1, callee $2"; bad=1; }
  done

  python3 "$here/switches.py" "$seed" "${FUNCS:-20}"
  python3 "$here/jumps.py" "$seed" "${FUNCS:-20}"
  python3 "$here/threads.py" "$seed" "${FUNCS:-20}"
  for j in sw ju th; do
    "$lowir" $j.mlir -o $j.o || bad=1
    mlir-translate-22 --mlir-to-llvmir $j.mlir > $j.ll
    cc -c $j.c -o $j.main.o && cc $j.main.o $j.o -o $j.x && timeout 60 ./$j.x > $j.1
    for o in 0 2; do
      llc-22 -O$o -filetype=obj --relocation-model=pic $j.ll -o $j.ref.o && cc $j.main.o $j.ref.o -o $j.y && timeout 60 ./$j.y > $j.2
      cmp $j.1 $j.2 || { echo "seed $seed: $j.mlir at -O$o"; bad=1; }
    done
  done

  python3 "$here/exceptions.py" "$seed" "${FUNCS:-20}"
  "$lowir" ex.mlir -o ex.o && mlir-translate-22 --mlir-to-llvmir ex.mlir > ex.ll && clang-22 -w -O1 -c ex.cpp -o ex.main.o || bad=1
  cc ex.main.o ex.o -lstdc++ -o ex.x && timeout 60 ./ex.x > ex.1 || bad=1
  for o in 0 2; do
    llc-22 -O$o -filetype=obj --relocation-model=pic ex.ll -o ex.ref.o && cc ex.main.o ex.ref.o -lstdc++ -o ex.y && timeout 60 ./ex.y > ex.2
    cmp ex.1 ex.2 || { echo "seed $seed: exceptions at -O$o"; bad=1; }
  done

  # One level that agrees is enough: once in a thousand of these functions llc's code reads what nobody wrote (-O0, an i33
  # that comes through a phi) or calls with the stack not aligned (-O1 and -O2).
  python3 "$here/mixed.py" "$seed" "${FUNCS:-20}"
  "$lowir" mix.mlir -o mix.o && mlir-translate-22 --mlir-to-llvmir mix.mlir > mix.ll && clang-22 -w -O1 -c mix.cpp -o mix.main.o || bad=1
  cc mix.main.o mix.o -lstdc++ -o mix.x && timeout 60 ./mix.x > mix.1 || bad=1
  agrees=0
  for o in 0 2; do
    llc-22 -O$o -filetype=obj --relocation-model=pic mix.ll -o mix.ref.o && cc mix.main.o mix.ref.o -lstdc++ -o mix.y && timeout 60 ./mix.y > mix.2
    cmp -s mix.1 mix.2 && agrees=1
  done
  [ $agrees = 1 ] || { echo "seed $seed: mixed"; bad=1; }

  python3 "$here/wide.py" "$seed"
  "$lowir" wide.mlir -o wide.o && mlir-translate-22 --mlir-to-llvmir wide.mlir | llc-22 -O0 -filetype=obj --relocation-model=pic - -o wide.ref.o || bad=1
  cc wide.c wide.o -o wide.x && cc wide.c wide.ref.o -o wide.y && timeout 60 ./wide.x > wide.1 && timeout 60 ./wide.y > wide.2
  cmp wide.1 wide.2 || { echo "seed $seed: intrinsics on 128 bits"; bad=1; }

  python3 "$here/intrinsics.py" "$seed" $((3 * ${FUNCS:-20}))
  "$lowir" intr.mlir -o intr.o && mlir-translate-22 --mlir-to-llvmir intr.mlir > intr.ll && cc -c intr.c -o intr.main.o && cc intr.main.o intr.o -o intr.x && ./intr.x > intr.1 || bad=1
  for o in 0 2; do
    llc-22 -O$o -filetype=obj --relocation-model=pic intr.ll -o intr.ref.o && cc intr.main.o intr.ref.o -o intr.y && ./intr.y > intr.2
    cmp intr.1 intr.2 || { echo "seed $seed: intrinsics at -O$o"; bad=1; }
  done

  python3 "$here/cinterface.py" "$seed" 100
  "$lowir" cif$seed.mlir -o cif$seed.o && cc cif$seed.c cif$seed.o -o cif.x && timeout 60 ./cif.x > /dev/null || { echo "seed $seed: C interface"; bad=1; }

  s=sig$seed
  python3 "$here/signatures.py" "$seed" 100
  for part in caller callee; do
    "$lowir" ${s}_$part.mlir -o ${s}_$part.l.o || bad=1
    mlir-translate-22 --mlir-to-llvmir ${s}_$part.mlir > $s.ll
    sed -i 's/^@\(buf\|src\) = .*/@\1 = external global [4096 x i8]/' $s.ll
    for o in 0 2; do llc-22 -O$o -filetype=obj --relocation-model=pic $s.ll -o ${s}_$part.$o.o; done
  done
  a=adapt$seed
  python3 "$here/adaptors.py" "$seed" 100
  "$lowir" ${a}_caller.mlir -o $a.l.o || bad=1
  mlir-translate-22 --mlir-to-llvmir ${a}_caller.mlir | llc-22 -O0 -filetype=obj --relocation-model=pic - -o $a.0.o
  mlir-translate-22 --mlir-to-llvmir ${a}_callee.mlir | sed 's/^@\(out\|from\) = .*/@\1 = external global [4096 x i8]/' | llc-22 -O0 -filetype=obj --relocation-model=pic - -o $a.callee.o
  for x in l 0; do cc $a.c $a.$x.o $a.callee.o -o $a.x && timeout 60 ./$a.x > $a.$x; done
  cmp $a.l $a.0 || { echo "seed $seed: adaptors"; bad=1; }

  for pair in "0 0" "l l" "l 0" "0 l" "l 2" "2 l"; do
    set -- $pair
    cc $s.c ${s}_caller.$1.o ${s}_callee.$2.o -o $s.x && timeout 60 ./$s.x > $s.$1$2
    cmp $s.00 $s.$1$2 || { echo "seed $seed: caller $1, callee $2"; bad=1; }
  done
done
[ $bad = 0 ] && echo "$rounds rounds agree" || echo "$rounds rounds, not all agree"
exit $bad
