// RUN: lowir opt -verify-diagnostics %s
// Unmet expectations and unexpected diagnostics fail.
// expected-error @below {{something else}}
func.func @f() -> i32 {
  return %x : i32
}
//--- err
fail_verify_diagnostics.mlir:5:10: error: unexpected error: use of undeclared SSA value name '%x' [unexpected-diagnostic]
  return %x : i32
         ^~
fail_verify_diagnostics.mlir:3:4: error: expected error "something else" was not produced [missing-diagnostic]
// expected-error @below {{something else}}
   ^~~~~~~~~~~~~~
