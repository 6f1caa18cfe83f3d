// RUN: lowir opt --arith-expand
// RUN: lowir opt --compat=19 --arith-expand
// A conversion takes a member from before insertions only where these do not end at what another operation made (rounding 1700182).
!T = !llvm.array<4 x array<2 x i64>>
!T3 = !llvm.array<4 x array<2 x array<2 x i64>>>
llvm.func @g() -> !T
llvm.func @a1(%t: !T, %v: !llvm.array<2 x i64>) -> i64 {
  %1 = llvm.insertvalue %v, %t[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a2(%v: !llvm.array<2 x i64>) -> i64 {
  %t = llvm.call @g() : () -> !T
  %1 = llvm.insertvalue %v, %t[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a3(%v: !llvm.array<2 x i64>) -> i64 {
  %t = llvm.call @g() : () -> !T
  %0 = llvm.insertvalue %v, %t[0] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a4(%s: !T) -> i64 {
  %t = llvm.call @g() : () -> !T
  %v = llvm.extractvalue %s[1] : !T
  %0 = llvm.insertvalue %v, %t[0] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a5(%s: !T, %v: !llvm.array<2 x i64>, %w: i64) -> i64 {
  %t = llvm.call @g() : () -> !T
  %z = llvm.insertvalue %w, %v[1] : !llvm.array<2 x i64>
  %0 = llvm.insertvalue %z, %t[0] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a6(%s: !T, %w: i64) -> i64 {
  %t = llvm.call @g() : () -> !T
  %v = llvm.mlir.poison : !llvm.array<2 x i64>
  %z = llvm.insertvalue %w, %v[1] : !llvm.array<2 x i64>
  %0 = llvm.insertvalue %z, %t[0] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a7(%s: !T, %w: i64) -> i64 {
  %t = llvm.call @g() : () -> !T
  %v = llvm.mlir.poison : !llvm.array<2 x i64>
  %0 = llvm.insertvalue %v, %t[0] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a8(%v: !llvm.array<2 x i64>) -> i64 {
  %t = llvm.mlir.poison : !T
  %0 = llvm.insertvalue %v, %t[0] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @a9(%s: !T) -> i64 {
  %t = llvm.mlir.poison : !T
  %v = llvm.extractvalue %s[1] : !T
  %0 = llvm.insertvalue %v, %t[0] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0, 0] : !T
  llvm.return %2 : i64
}
llvm.func @b1(%s: !T) -> i64 {
  %v = llvm.extractvalue %s[1] : !T
  %2 = llvm.extractvalue %v[0] : !llvm.array<2 x i64>
  llvm.return %2 : i64
}
llvm.func @b2() -> i64 {
  %s = llvm.call @g() : () -> !T
  %v = llvm.extractvalue %s[1] : !T
  %2 = llvm.extractvalue %v[0] : !llvm.array<2 x i64>
  llvm.return %2 : i64
}
llvm.func @b4(%w: !llvm.array<2 x i64>) -> i64 {
  %s = llvm.call @g() : () -> !T
  %1 = llvm.insertvalue %w, %s[2] : !T
  %v = llvm.extractvalue %1[1] : !T
  %2 = llvm.extractvalue %v[0] : !llvm.array<2 x i64>
  llvm.return %2 : i64
}
llvm.func @c1(%t: !T, %v: !llvm.array<2 x i64>, %w: i64) -> !llvm.array<2 x i64> {
  %0 = llvm.insertvalue %w, %t[0, 1] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0] : !T
  llvm.return %2 : !llvm.array<2 x i64>
}
llvm.func @c2(%v: !llvm.array<2 x i64>, %w: i64) -> !llvm.array<2 x i64> {
  %t = llvm.call @g() : () -> !T
  %y = llvm.add %w, %w : i64
  %0 = llvm.insertvalue %y, %t[0, 1] : !T
  %1 = llvm.insertvalue %v, %0[3] : !T
  %2 = llvm.extractvalue %1[0] : !T
  llvm.return %2 : !llvm.array<2 x i64>
}
llvm.func @c3(%v: !llvm.array<2 x i64>, %x: !llvm.array<2 x array<2 x i64>>, %t: !T3) -> i64 {
  %z = llvm.insertvalue %v, %x[0] : !llvm.array<2 x array<2 x i64>>
  %0 = llvm.insertvalue %z, %t[0] : !T3
  %1 = llvm.insertvalue %x, %0[3] : !T3
  %2 = llvm.extractvalue %1[0, 0, 1] : !T3
  llvm.return %2 : i64
}
llvm.func @c4(%v: !llvm.array<2 x i64>, %x: !llvm.array<2 x array<2 x i64>>, %t: !T3) -> i64 {
  %v2 = llvm.freeze %v : !llvm.array<2 x i64>
  %z = llvm.insertvalue %v2, %x[0] : !llvm.array<2 x array<2 x i64>>
  %0 = llvm.insertvalue %z, %t[0] : !T3
  %1 = llvm.insertvalue %x, %0[3] : !T3
  %2 = llvm.extractvalue %1[0, 0, 1] : !T3
  llvm.return %2 : i64
}
llvm.func @c5(%v: !llvm.array<2 x i64>, %x: !llvm.array<2 x array<2 x i64>>, %t: !T3) -> i64 {
  %z = llvm.insertvalue %v, %x[1] : !llvm.array<2 x array<2 x i64>>
  %0 = llvm.insertvalue %z, %t[0] : !T3
  %1 = llvm.insertvalue %x, %0[3] : !T3
  %2 = llvm.extractvalue %1[0, 0, 1] : !T3
  llvm.return %2 : i64
}
llvm.func @c6(%v: !llvm.array<2 x i64>, %x: !llvm.array<2 x array<2 x i64>>, %t: !T3) -> i64 {
  %x2 = llvm.freeze %x : !llvm.array<2 x array<2 x i64>>
  %0 = llvm.insertvalue %x2, %t[0] : !T3
  %2 = llvm.extractvalue %0[0, 0, 1] : !T3
  llvm.return %2 : i64
}
llvm.func @c7(%v: !llvm.array<2 x i64>) -> i64 {
  %t = llvm.call @g() : () -> !T
  %s = llvm.call @g() : () -> !T
  %e = llvm.extractvalue %s[1] : !T
  %0 = llvm.insertvalue %e, %t[3] : !T
  %1 = llvm.insertvalue %v, %0[2] : !T
  %2 = llvm.extractvalue %1[3, 0] : !T
  llvm.return %2 : i64
}
llvm.func @c8(%v: !llvm.array<2 x i64>) -> i64 {
  %s = llvm.call @g() : () -> !T
  %e = llvm.insertvalue %v, %s[1] : !T
  %0 = llvm.insertvalue %v, %e[3] : !T
  %1 = llvm.insertvalue %v, %0[2] : !T
  %2 = llvm.extractvalue %1[0] : !T
  %3 = llvm.extractvalue %2[0] : !llvm.array<2 x i64>
  llvm.return %3 : i64
}
llvm.func @c9(%v: !llvm.array<2 x i64>) -> !llvm.array<2 x i64> {
  %s = llvm.call @g() : () -> !T
  %1 = llvm.insertvalue %v, %s[2] : !T
  llvm.br ^bb1
^bb1:
  %2 = llvm.extractvalue %1[0] : !T
  llvm.return %2 : !llvm.array<2 x i64>
}
//--- out
module {
  llvm.func @g() -> !llvm.array<4 x array<2 x i64>>
  llvm.func @a1(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.insertvalue %arg1, %arg0[3] : !llvm.array<4 x array<2 x i64>> 
    %1 = llvm.extractvalue %arg0[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %1 : i64
  }
  llvm.func @a2(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[3] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %1[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %2 : i64
  }
  llvm.func @a3(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %arg0, %1[3] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.extractvalue %1[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %3 : i64
  }
  llvm.func @a4(%arg0: !llvm.array<4 x array<2 x i64>>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.extractvalue %arg0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %3[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @a5(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: !llvm.array<2 x i64>, %arg2: i64) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x i64> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %arg1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %2[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @a6(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: i64) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.mlir.poison : !llvm.array<2 x i64>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.array<2 x i64> 
    %3 = llvm.insertvalue %2, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.insertvalue %1, %3[3] : !llvm.array<4 x array<2 x i64>> 
    %5 = llvm.extractvalue %4[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %5 : i64
  }
  llvm.func @a7(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: i64) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.mlir.poison : !llvm.array<2 x i64>
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %3[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @a8(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.mlir.poison : !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %arg0, %1[3] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.extractvalue %1[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %3 : i64
  }
  llvm.func @a9(%arg0: !llvm.array<4 x array<2 x i64>>) -> i64 {
    %0 = llvm.mlir.poison : !llvm.array<4 x array<2 x i64>>
    %1 = llvm.extractvalue %arg0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %3[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @b1(%arg0: !llvm.array<4 x array<2 x i64>>) -> i64 {
    %0 = llvm.extractvalue %arg0[1] : !llvm.array<4 x array<2 x i64>> 
    %1 = llvm.extractvalue %arg0[1, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %1 : i64
  }
  llvm.func @b2() -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %0[1, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %2 : i64
  }
  llvm.func @b4(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[2] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %1[1] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.extractvalue %0[1, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %3 : i64
  }
  llvm.func @c1(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: !llvm.array<2 x i64>, %arg2: i64) -> !llvm.array<2 x i64> {
    %0 = llvm.insertvalue %arg2, %arg0[0, 1] : !llvm.array<4 x array<2 x i64>> 
    %1 = llvm.insertvalue %arg1, %0[3] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %0[0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %2 : !llvm.array<2 x i64>
  }
  llvm.func @c2(%arg0: !llvm.array<2 x i64>, %arg1: i64) -> !llvm.array<2 x i64> {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.add %arg1, %arg1 : i64
    %2 = llvm.insertvalue %1, %0[0, 1] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %arg0, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %2[0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : !llvm.array<2 x i64>
  }
  llvm.func @c3(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.array<2 x array<2 x i64>> 
    %1 = llvm.insertvalue %0, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %2 = llvm.insertvalue %arg1, %1[3] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %3 = llvm.extractvalue %1[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %3 : i64
  }
  llvm.func @c4(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.freeze %arg0 : !llvm.array<2 x i64>
    %1 = llvm.insertvalue %0, %arg1[0] : !llvm.array<2 x array<2 x i64>> 
    %2 = llvm.insertvalue %1, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %3 = llvm.insertvalue %arg1, %2[3] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %4 = llvm.extractvalue %3[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %4 : i64
  }
  llvm.func @c5(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.insertvalue %arg0, %arg1[1] : !llvm.array<2 x array<2 x i64>> 
    %1 = llvm.insertvalue %0, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %2 = llvm.insertvalue %arg1, %1[3] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %3 = llvm.extractvalue %1[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %3 : i64
  }
  llvm.func @c6(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.freeze %arg1 : !llvm.array<2 x array<2 x i64>>
    %1 = llvm.insertvalue %0, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %2 = llvm.extractvalue %1[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %2 : i64
  }
  llvm.func @c7(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %2 = llvm.extractvalue %1[1] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %2, %0[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.insertvalue %arg0, %3[2] : !llvm.array<4 x array<2 x i64>> 
    %5 = llvm.extractvalue %4[3, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %5 : i64
  }
  llvm.func @c8(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %arg0, %1[3] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %arg0, %2[2] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %3[0] : !llvm.array<4 x array<2 x i64>> 
    %5 = llvm.extractvalue %0[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %5 : i64
  }
  llvm.func @c9(%arg0: !llvm.array<2 x i64>) -> !llvm.array<2 x i64> {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[2] : !llvm.array<4 x array<2 x i64>> 
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %2 = llvm.extractvalue %1[0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %2 : !llvm.array<2 x i64>
  }
}

//--- out 2
module {
  llvm.func @g() -> !llvm.array<4 x array<2 x i64>>
  llvm.func @a1(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.insertvalue %arg1, %arg0[3] : !llvm.array<4 x array<2 x i64>> 
    %1 = llvm.extractvalue %arg0[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %1 : i64
  }
  llvm.func @a2(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[3] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %0[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %2 : i64
  }
  llvm.func @a3(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %arg0, %1[3] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.extractvalue %1[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %3 : i64
  }
  llvm.func @a4(%arg0: !llvm.array<4 x array<2 x i64>>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.extractvalue %arg0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %2[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @a5(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: !llvm.array<2 x i64>, %arg2: i64) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg2, %arg1[1] : !llvm.array<2 x i64> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %arg1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %2[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @a6(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: i64) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.mlir.poison : !llvm.array<2 x i64>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.array<2 x i64> 
    %3 = llvm.insertvalue %2, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.insertvalue %1, %3[3] : !llvm.array<4 x array<2 x i64>> 
    %5 = llvm.extractvalue %3[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %5 : i64
  }
  llvm.func @a7(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: i64) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.mlir.poison : !llvm.array<2 x i64>
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %2[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @a8(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.mlir.poison : !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %arg0, %1[3] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.extractvalue %1[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %3 : i64
  }
  llvm.func @a9(%arg0: !llvm.array<4 x array<2 x i64>>) -> i64 {
    %0 = llvm.mlir.poison : !llvm.array<4 x array<2 x i64>>
    %1 = llvm.extractvalue %arg0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %1, %0[0] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %1, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %2[0, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : i64
  }
  llvm.func @b1(%arg0: !llvm.array<4 x array<2 x i64>>) -> i64 {
    %0 = llvm.extractvalue %arg0[1] : !llvm.array<4 x array<2 x i64>> 
    %1 = llvm.extractvalue %0[0] : !llvm.array<2 x i64> 
    llvm.return %1 : i64
  }
  llvm.func @b2() -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %1[0] : !llvm.array<2 x i64> 
    llvm.return %2 : i64
  }
  llvm.func @b4(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[2] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %0[1] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.extractvalue %2[0] : !llvm.array<2 x i64> 
    llvm.return %3 : i64
  }
  llvm.func @c1(%arg0: !llvm.array<4 x array<2 x i64>>, %arg1: !llvm.array<2 x i64>, %arg2: i64) -> !llvm.array<2 x i64> {
    %0 = llvm.insertvalue %arg2, %arg0[0, 1] : !llvm.array<4 x array<2 x i64>> 
    %1 = llvm.insertvalue %arg1, %0[3] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.extractvalue %0[0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %2 : !llvm.array<2 x i64>
  }
  llvm.func @c2(%arg0: !llvm.array<2 x i64>, %arg1: i64) -> !llvm.array<2 x i64> {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.add %arg1, %arg1 : i64
    %2 = llvm.insertvalue %1, %0[0, 1] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %arg0, %2[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %2[0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %4 : !llvm.array<2 x i64>
  }
  llvm.func @c3(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.insertvalue %arg0, %arg1[0] : !llvm.array<2 x array<2 x i64>> 
    %1 = llvm.insertvalue %0, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %2 = llvm.insertvalue %arg1, %1[3] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %3 = llvm.extractvalue %1[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %3 : i64
  }
  llvm.func @c4(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.freeze %arg0 : !llvm.array<2 x i64>
    %1 = llvm.insertvalue %0, %arg1[0] : !llvm.array<2 x array<2 x i64>> 
    %2 = llvm.insertvalue %1, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %3 = llvm.insertvalue %arg1, %2[3] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %4 = llvm.extractvalue %2[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %4 : i64
  }
  llvm.func @c5(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.insertvalue %arg0, %arg1[1] : !llvm.array<2 x array<2 x i64>> 
    %1 = llvm.insertvalue %0, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %2 = llvm.insertvalue %arg1, %1[3] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %3 = llvm.extractvalue %1[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %3 : i64
  }
  llvm.func @c6(%arg0: !llvm.array<2 x i64>, %arg1: !llvm.array<2 x array<2 x i64>>, %arg2: !llvm.array<4 x array<2 x array<2 x i64>>>) -> i64 {
    %0 = llvm.freeze %arg1 : !llvm.array<2 x array<2 x i64>>
    %1 = llvm.insertvalue %0, %arg2[0] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    %2 = llvm.extractvalue %1[0, 0, 1] : !llvm.array<4 x array<2 x array<2 x i64>>> 
    llvm.return %2 : i64
  }
  llvm.func @c7(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %2 = llvm.extractvalue %1[1] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %2, %0[3] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.insertvalue %arg0, %3[2] : !llvm.array<4 x array<2 x i64>> 
    %5 = llvm.extractvalue %3[3, 0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %5 : i64
  }
  llvm.func @c8(%arg0: !llvm.array<2 x i64>) -> i64 {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<4 x array<2 x i64>> 
    %2 = llvm.insertvalue %arg0, %1[3] : !llvm.array<4 x array<2 x i64>> 
    %3 = llvm.insertvalue %arg0, %2[2] : !llvm.array<4 x array<2 x i64>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<4 x array<2 x i64>> 
    %5 = llvm.extractvalue %4[0] : !llvm.array<2 x i64> 
    llvm.return %5 : i64
  }
  llvm.func @c9(%arg0: !llvm.array<2 x i64>) -> !llvm.array<2 x i64> {
    %0 = llvm.call @g() : () -> !llvm.array<4 x array<2 x i64>>
    %1 = llvm.insertvalue %arg0, %0[2] : !llvm.array<4 x array<2 x i64>> 
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %2 = llvm.extractvalue %0[0] : !llvm.array<4 x array<2 x i64>> 
    llvm.return %2 : !llvm.array<2 x i64>
  }
}

