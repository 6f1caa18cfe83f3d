// RUN: lowir opt -verify-diagnostics -split-input-file %s
// Expected diagnostics make the run succeed.
func.func @f() -> i32 {
  // expected-error @below {{undeclared}}
  return %x : i32
}
// -----
func.func @f() -> i32 {
  return %x : i32 // expected-error {{undeclared}}
}
//--- out
// -----
