// RUN: lowir opt
// Names and labels that are there already, in what is mostly written; and a sigil without a name.
func.func @parameters(%a: i32, %b: i32, %a: f32) {
  return
}
func.func @labels(%a: i32) {
  cf.br ^next(%a : i32)
^next(%b: i32):
  cf.br ^other(%b : i32)
^other(%b: i32):
  return
}
func.func @twice(%a: i32) {
  cf.br ^next(%a : i32)
^next(%b: i32):
  cf.br ^next(%b : i32)
^next(%c: i32):
  return
}
func.func @loop(%a: i32, %n: index) {
  scf.for %n = %n to %n step %n {
  }
  return
}
func.func @carried(%a: i32, %n: index) {
  %0 = scf.for %i = %n to %n step %n iter_args(%i = %a) -> (i32) {
    scf.yield %i : i32
  }
  return
}
func.func @result(%a: i32, %c: i1) {
  %c = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return
}
func.func @results(%a: i32, %c: i1) {
  %0:2 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return
}
func.func @entry(%a: i32) {
^named:
  return
}
func.func @body(%n: index) {
  scf.for %i = %n to %n step %n {
  ^named:
  }
  return
}
func.func @sigil(%a: i32) {
  cf.br ^
  ^
  return
}
func.func @alone(%a: i32) {
  ^
  return
}
//--- err
fail_names_given_twice.mlir:3:41: error: redefinition of SSA value '%a' [redefinition]
func.func @parameters(%a: i32, %b: i32, %a: f32) {
                                        ^~
fail_names_given_twice.mlir:3:23: note: previously defined here
func.func @parameters(%a: i32, %b: i32, %a: f32) {
                      ^~
fail_names_given_twice.mlir:10:8: error: redefinition of SSA value '%b' [redefinition]
^other(%b: i32):
       ^~
fail_names_given_twice.mlir:8:7: note: previously defined here
^next(%b: i32):
      ^~
fail_names_given_twice.mlir:17:1: error: redefinition of block '^next' [redefinition]
^next(%c: i32):
^~~~~
fail_names_given_twice.mlir:15:1: note: previously defined here
^next(%b: i32):
^~~~~
fail_names_given_twice.mlir:21:11: error: redefinition of SSA value '%n' [redefinition]
  scf.for %n = %n to %n step %n {
          ^~
fail_names_given_twice.mlir:20:26: note: previously defined here
func.func @loop(%a: i32, %n: index) {
                         ^~
fail_names_given_twice.mlir:26:48: error: redefinition of SSA value '%i' [redefinition]
  %0 = scf.for %i = %n to %n step %n iter_args(%i = %a) -> (i32) {
                                               ^~
fail_names_given_twice.mlir:26:16: note: previously defined here
  %0 = scf.for %i = %n to %n step %n iter_args(%i = %a) -> (i32) {
               ^~
fail_names_given_twice.mlir:32:3: error: redefinition of SSA value '%c' [redefinition]
  %c = scf.if %c -> (i32) {
  ^~
fail_names_given_twice.mlir:31:28: note: previously defined here
func.func @result(%a: i32, %c: i1) {
                           ^~
fail_names_given_twice.mlir:40:3: error: operation defines 1 results but was provided 2 to bind [result-count]
  %0:2 = scf.if %c -> (i32) {
  ^~
fail_names_given_twice.mlir:48:1: error: invalid block name in region with named arguments [entry-block-named]
^named:
^~~~~~
fail_names_given_twice.mlir:53:3: error: invalid block name in region with named arguments [entry-block-named]
  ^named:
  ^~~~~~
fail_names_given_twice.mlir:58:9: error: expected a block name such as `^bb1`, found `^` [unexpected-token]
  cf.br ^
        ^
fail_names_given_twice.mlir:63:3: error: expected an operation name, found `^` [unexpected-token]
  ^
  ^
