// RUN: lowir opt --compat=19 --inline %s
// Calls in the LLVM dialect as release 19 inlines them.
llvm.func @use(!llvm.ptr)
llvm.func internal @allocs(%n: i32, %p: i1) -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.alloca %z x i64 : (i32) -> !llvm.ptr
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.alloca %c1 x i8 {alignment = 16} : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start 1, %2 : !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.call @use(%2) : (!llvm.ptr) -> ()
  llvm.cond_br %p, ^a, ^b
^a:
  llvm.return %n : i32
^b:
  llvm.return %c : i32
}
llvm.func @f1(%n: i32, %p: i1) -> i32 {
  llvm.br ^x
^x:
  %0 = llvm.call @allocs(%n, %p) : (i32, i1) -> i32
  llvm.br ^y
^y:
  %1 = llvm.call @allocs(%0, %p) : (i32, i1) -> i32
  llvm.return %1 : i32
}
llvm.func @f2(%n: i32, %p: i1) -> i32 {
  %0 = llvm.call @allocs(%n, %p) : (i32, i1) -> i32
  llvm.return %0 : i32
}
llvm.func @dyn(%n: i32) {
  %0 = llvm.alloca %n x i64 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @f3(%n: i32, %p: i1) {
  llvm.call @dyn(%n) : (i32) -> ()
  llvm.cond_br %p, ^x, ^y
^x:
  llvm.call @dyn(%n) : (i32) -> ()
  llvm.br ^y
^y:
  llvm.return
}
llvm.func @byv(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32, f64)>, llvm.align = 32 : i64}) -> f64 {
  %0 = llvm.load %a : !llvm.ptr -> f64
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.return %0 : f64
}
llvm.func @byr(%a: !llvm.ptr {llvm.byval = f64, llvm.align = 32 : i64}) -> f64 attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} {
  %0 = llvm.load %a : !llvm.ptr -> f64
  llvm.return %0 : f64
}
llvm.mlir.global internal @gl(1.0 : f64) {alignment = 64 : i64} : f64
llvm.func @f4(%a: !llvm.ptr, %b: !llvm.ptr {llvm.align = 32 : i64}, %p: i1) -> f64 {
  llvm.br ^x
^x:
  %0 = llvm.call @byv(%a) : (!llvm.ptr) -> f64
  %1 = llvm.call @byr(%a) : (!llvm.ptr) -> f64
  %2 = llvm.call @byr(%b) : (!llvm.ptr) -> f64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.alloca %c1 x f64 : (i64) -> !llvm.ptr
  %3 = llvm.call @byr(%s) : (!llvm.ptr) -> f64
  %g = llvm.mlir.addressof @gl : !llvm.ptr
  %4 = llvm.call @byr(%g) : (!llvm.ptr) -> f64
  %5 = llvm.fadd %0, %1 : f64
  %6 = llvm.fadd %2, %5 : f64
  %7 = llvm.fadd %3, %6 : f64
  %8 = llvm.fadd %4, %7 : f64
  llvm.return %8 : f64
}
llvm.func @na(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr, %p: i1) {
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %0, %b : i32, !llvm.ptr
  %s = llvm.select %p, %a, %c : i1, !llvm.ptr
  llvm.store %0, %s : i32, !llvm.ptr
  %g = llvm.getelementptr %b[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %0, %g : i32, !llvm.ptr
  llvm.call @use(%b) : (!llvm.ptr) -> ()
  llvm.cond_br %p, ^a(%a: !llvm.ptr), ^a(%b: !llvm.ptr)
^a(%z: !llvm.ptr):
  %1 = llvm.load %z : !llvm.ptr -> i32
  %q = llvm.load %z : !llvm.ptr -> !llvm.ptr
  %2 = llvm.load %q : !llvm.ptr -> i32
  %3 = llvm.load %c : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%a, %b, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @f5(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %p: i1) {
  llvm.call @na(%a, %b, %c, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.call @na(%a, %a, %c, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
#dom = #llvm.alias_scope_domain<id = distinct[10]<>, description = "dom">
#sc1 = #llvm.alias_scope<id = distinct[11]<>, domain = #dom, description = "one">
#sc2 = #llvm.alias_scope<id = distinct[12]<>, domain = #dom>
#ag = #llvm.access_group<id = distinct[13]<>>
#ag2 = #llvm.access_group<id = distinct[14]<>>
llvm.func @sc(%a: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #sc1
  %0 = llvm.load %a {alias_scopes = [#sc1], noalias_scopes = [#sc2], access_groups = [#ag]} : !llvm.ptr -> i32
  llvm.store %0, %a {noalias_scopes = [#sc1, #sc2]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @f6(%a: !llvm.ptr) {
  llvm.call @sc(%a) {access_groups = [#ag, #ag2], alias_scopes = [#sc2]} : (!llvm.ptr) -> ()
  llvm.call @sc(%a) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @unr(%a: !llvm.ptr) {
  llvm.unreachable
}
llvm.func @f7(%a: !llvm.ptr) {
  llvm.call @unr(%a) : (!llvm.ptr) -> ()
  llvm.call @use(%a) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @va(%a: i32, ...) { llvm.return }
llvm.func @pers(%a: i32) attributes {personality = @f1} { llvm.return }
llvm.func @ni(%a: i32) attributes {passthrough = ["noinline"]} { llvm.return }
llvm.func @ni2(%a: i32) attributes {no_inline} { llvm.return }
llvm.func @always(%a: i32) attributes {always_inline} { llvm.return }
llvm.func @ia(%a: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @f8(%a: i32, %b: !llvm.ptr) {
  llvm.call @va(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.call @pers(%a) : (i32) -> ()
  llvm.call @ni(%a) : (i32) -> ()
  llvm.call @ni2(%a) : (i32) -> ()
  llvm.call @always(%a) : (i32) -> ()
  llvm.call @ia(%b) : (!llvm.ptr) -> ()
  llvm.call %b(%a) : !llvm.ptr, (i32) -> ()
  llvm.call @always(%a) {no_inline} : (i32) -> ()
  llvm.return
}
//--- out
#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "na">
#alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "na">
#alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "dom">
#alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "dom">
#alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[6]<>, description = "dom">
#alias_scope = #llvm.alias_scope<id = distinct[7]<>, domain = #alias_scope_domain>
#alias_scope1 = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain>
#alias_scope2 = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain1>
#alias_scope3 = #llvm.alias_scope<id = distinct[10]<>, domain = #alias_scope_domain1>
#alias_scope4 = #llvm.alias_scope<id = distinct[11]<>, domain = #alias_scope_domain2, description = "one">
#alias_scope5 = #llvm.alias_scope<id = distinct[12]<>, domain = #alias_scope_domain2>
#alias_scope6 = #llvm.alias_scope<id = distinct[13]<>, domain = #alias_scope_domain3, description = "one">
#alias_scope7 = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain3>
#alias_scope8 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain4, description = "one">
#alias_scope9 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain4>
module {
  llvm.func @use(!llvm.ptr)
  llvm.func internal @allocs(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.alloca %2 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start 1, %5 : !llvm.ptr
    llvm.call @use(%3) : (!llvm.ptr) -> ()
    llvm.call @use(%4) : (!llvm.ptr) -> ()
    llvm.call @use(%5) : (!llvm.ptr) -> ()
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %arg0 : i32
  ^bb2:  // pred: ^bb0
    llvm.return %2 : i32
  }
  llvm.func @f1(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.alloca %2 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %6 = llvm.alloca %2 x i64 : (i32) -> !llvm.ptr
    %7 = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.start 4, %3 : !llvm.ptr
    llvm.intr.lifetime.start 1, %5 : !llvm.ptr
    llvm.call @use(%3) : (!llvm.ptr) -> ()
    llvm.call @use(%4) : (!llvm.ptr) -> ()
    llvm.call @use(%5) : (!llvm.ptr) -> ()
    llvm.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.intr.lifetime.end 4, %3 : !llvm.ptr
    llvm.br ^bb4(%arg0 : i32)
  ^bb3:  // pred: ^bb1
    llvm.intr.lifetime.end 4, %3 : !llvm.ptr
    llvm.br ^bb4(%2 : i32)
  ^bb4(%9: i32):  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    llvm.intr.lifetime.start 4, %6 : !llvm.ptr
    llvm.intr.lifetime.start 1, %8 : !llvm.ptr
    llvm.call @use(%6) : (!llvm.ptr) -> ()
    llvm.call @use(%7) : (!llvm.ptr) -> ()
    llvm.call @use(%8) : (!llvm.ptr) -> ()
    llvm.cond_br %arg1, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.intr.lifetime.end 4, %6 : !llvm.ptr
    llvm.br ^bb8(%9 : i32)
  ^bb7:  // pred: ^bb5
    llvm.intr.lifetime.end 4, %6 : !llvm.ptr
    llvm.br ^bb8(%2 : i32)
  ^bb8(%10: i32):  // 2 preds: ^bb6, ^bb7
    llvm.return %10 : i32
  }
  llvm.func @f2(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.alloca %2 x i64 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %1 x i64 : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.intr.lifetime.start 4, %3 : !llvm.ptr
    llvm.intr.lifetime.start 1, %5 : !llvm.ptr
    llvm.call @use(%3) : (!llvm.ptr) -> ()
    llvm.call @use(%4) : (!llvm.ptr) -> ()
    llvm.call @use(%5) : (!llvm.ptr) -> ()
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.intr.lifetime.end 4, %3 : !llvm.ptr
    llvm.br ^bb3(%arg0 : i32)
  ^bb2:  // pred: ^bb0
    llvm.intr.lifetime.end 4, %3 : !llvm.ptr
    llvm.br ^bb3(%2 : i32)
  ^bb3(%6: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %6 : i32
  }
  llvm.func @dyn(%arg0: i32) {
    %0 = llvm.alloca %arg0 x i64 : (i32) -> !llvm.ptr
    llvm.call @use(%0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @f3(%arg0: i32, %arg1: i1) {
    %0 = llvm.intr.stacksave : !llvm.ptr
    %1 = llvm.alloca %arg0 x i64 : (i32) -> !llvm.ptr
    llvm.call @use(%1) : (!llvm.ptr) -> ()
    llvm.intr.stackrestore %0 : !llvm.ptr
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.intr.stacksave : !llvm.ptr
    %3 = llvm.alloca %arg0 x i64 : (i32) -> !llvm.ptr
    llvm.call @use(%3) : (!llvm.ptr) -> ()
    llvm.intr.stackrestore %2 : !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @byv(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.byval = !llvm.struct<(i32, f64)>}) -> f64 {
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    llvm.call @use(%arg0) : (!llvm.ptr) -> ()
    llvm.return %0 : f64
  }
  llvm.func @byr(%arg0: !llvm.ptr {llvm.align = 32 : i64, llvm.byval = f64}) -> f64 attributes {memory = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} {
    %0 = llvm.load %arg0 : !llvm.ptr -> f64
    llvm.return %0 : f64
  }
  llvm.mlir.global internal @gl(1.000000e+00 : f64) {addr_space = 0 : i32, alignment = 64 : i64} : f64
  llvm.func @f4(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.align = 32 : i64}, %arg2: i1) -> f64 {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(16 : i64) : i64
    %2 = llvm.mlir.addressof @gl : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.alloca %3 x f64 {alignment = 32 : i64} : (i64) -> !llvm.ptr
    %5 = llvm.alloca %3 x !llvm.struct<(i32, f64)> {alignment = 32 : i64} : (i64) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    "llvm.intr.memcpy"(%5, %arg0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %6 = llvm.load %5 : !llvm.ptr -> f64
    llvm.call @use(%5) : (!llvm.ptr) -> ()
    "llvm.intr.memcpy"(%4, %arg0, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %7 = llvm.load %4 : !llvm.ptr -> f64
    %8 = llvm.load %arg1 : !llvm.ptr -> f64
    %9 = llvm.alloca %3 x f64 {alignment = 32 : i64} : (i64) -> !llvm.ptr
    %10 = llvm.load %9 : !llvm.ptr -> f64
    %11 = llvm.load %2 : !llvm.ptr -> f64
    %12 = llvm.fadd %6, %7  : f64
    %13 = llvm.fadd %8, %12  : f64
    %14 = llvm.fadd %10, %13  : f64
    %15 = llvm.fadd %11, %14  : f64
    llvm.return %15 : f64
  }
  llvm.func @na(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr, %arg3: i1) {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %0, %arg1 : i32, !llvm.ptr
    %1 = llvm.select %arg3, %arg0, %arg2 : i1, !llvm.ptr
    llvm.store %0, %1 : i32, !llvm.ptr
    %2 = llvm.getelementptr %arg1[4] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %0, %2 : i32, !llvm.ptr
    llvm.call @use(%arg1) : (!llvm.ptr) -> ()
    llvm.cond_br %arg3, ^bb1(%arg0 : !llvm.ptr), ^bb1(%arg1 : !llvm.ptr)
  ^bb1(%3: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
    %4 = llvm.load %3 : !llvm.ptr -> i32
    "llvm.intr.memcpy"(%arg0, %arg1, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.return
  }
  llvm.func @f5(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i1) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.intr.experimental.noalias.scope.decl #alias_scope1
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
    llvm.store %0, %arg1 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
    %1 = llvm.select %arg3, %arg0, %arg2 : i1, !llvm.ptr
    llvm.store %0, %1 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : i32, !llvm.ptr
    %2 = llvm.getelementptr %arg1[4] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %0, %2 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
    llvm.call @use(%arg1) {noalias_scopes = [#alias_scope]} : (!llvm.ptr) -> ()
    llvm.cond_br %arg3, ^bb1(%arg0 : !llvm.ptr), ^bb1(%arg1 : !llvm.ptr)
  ^bb1(%3: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
    %4 = llvm.load %3 {alias_scopes = [#alias_scope, #alias_scope1]} : !llvm.ptr -> i32
    "llvm.intr.memcpy"(%arg0, %arg1, %4) <{alias_scopes = [#alias_scope, #alias_scope1], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.intr.experimental.noalias.scope.decl #alias_scope2
    llvm.intr.experimental.noalias.scope.decl #alias_scope3
    %5 = llvm.load %arg0 {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : !llvm.ptr -> i32
    llvm.store %5, %arg0 {alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : i32, !llvm.ptr
    %6 = llvm.select %arg3, %arg0, %arg2 : i1, !llvm.ptr
    llvm.store %5, %6 {alias_scopes = [#alias_scope3], noalias_scopes = [#alias_scope2]} : i32, !llvm.ptr
    %7 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %5, %7 {alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : i32, !llvm.ptr
    llvm.call @use(%arg0) {noalias_scopes = [#alias_scope3]} : (!llvm.ptr) -> ()
    llvm.cond_br %arg3, ^bb3(%arg0 : !llvm.ptr), ^bb3(%arg0 : !llvm.ptr)
  ^bb3(%8: !llvm.ptr):  // 2 preds: ^bb2, ^bb2
    %9 = llvm.load %8 {alias_scopes = [#alias_scope2, #alias_scope3]} : !llvm.ptr -> i32
    "llvm.intr.memcpy"(%arg0, %arg0, %9) <{alias_scopes = [#alias_scope2, #alias_scope3], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.return
  }
  llvm.func @sc(%arg0: !llvm.ptr) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope4
    %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope4], noalias_scopes = [#alias_scope5]} : !llvm.ptr -> i32
    llvm.store %0, %arg0 {noalias_scopes = [#alias_scope4, #alias_scope5]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @f6(%arg0: !llvm.ptr) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope6
    %0 = llvm.load %arg0 {access_groups = [#access_group, #access_group, #access_group1], alias_scopes = [#alias_scope6, #alias_scope5], noalias_scopes = [#alias_scope7]} : !llvm.ptr -> i32
    llvm.store %0, %arg0 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope5], noalias_scopes = [#alias_scope6, #alias_scope7]} : i32, !llvm.ptr
    llvm.intr.experimental.noalias.scope.decl #alias_scope8
    %1 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope8], noalias_scopes = [#alias_scope9]} : !llvm.ptr -> i32
    llvm.store %1, %arg0 {noalias_scopes = [#alias_scope8, #alias_scope9]} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @unr(%arg0: !llvm.ptr) {
    llvm.unreachable
  }
  llvm.func @f7(%arg0: !llvm.ptr) {
    llvm.call @use(%arg0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @va(%arg0: i32, ...) {
    llvm.return
  }
  llvm.func @pers(%arg0: i32) attributes {personality = @f1} {
    llvm.return
  }
  llvm.func @ni(%arg0: i32) attributes {passthrough = ["noinline"]} {
    llvm.return
  }
  llvm.func @ni2(%arg0: i32) attributes {no_inline} {
    llvm.return
  }
  llvm.func @always(%arg0: i32) attributes {always_inline} {
    llvm.return
  }
  llvm.func @ia(%arg0: !llvm.ptr {llvm.inalloca = i32}) {
    llvm.return
  }
  llvm.func @f8(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.call @va(%arg0) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
    llvm.call @pers(%arg0) : (i32) -> ()
    llvm.call @ni2(%arg0) : (i32) -> ()
    llvm.call @ia(%arg1) : (!llvm.ptr) -> ()
    llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> ()
    llvm.return
  }
}

