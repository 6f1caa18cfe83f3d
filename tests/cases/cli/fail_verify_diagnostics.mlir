// RUN: lowir opt -verify-diagnostics %s
// Unmet expectations and unexpected diagnostics fail.
// expected-error @below {{something else}}
func.func @f() -> i32 {
  return %x : i32
}
