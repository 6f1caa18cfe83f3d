// RUN: lowir opt -split-input-file
// Every block that leaves the region yields the results.
func.func @f(%a: i64, %b: f32, %c: i1) -> i64 {
  %0 = scf.execute_region -> i64 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %a : i64
  ^b:
    scf.yield %b : f32
  }
  return %0 : i64
}
// -----
func.func @g(%b: f32) {
  scf.execute_region {
    scf.yield %b : f32
  }
  return
}
//--- out
// -----
//--- err
fail_execute_region_yield.mlir:4:8: error: 'scf.execute_region' op type of yielded value #0 is 'f32', but that of result of the operation #0 is 'i64' [region-type]
  %0 = scf.execute_region -> i64 {
       ^~~~~~~~~~~~~~~~~~
fail_execute_region_yield.mlir:9:5: note: passed on here
    scf.yield %b : f32
    ^~~~~~~~~
fail_execute_region_yield.mlir:15:3: error: 'scf.execute_region' op 1 yielded values, but 0 result of the operations [region-count]
  scf.execute_region {
  ^~~~~~~~~~~~~~~~~~
fail_execute_region_yield.mlir:16:5: note: passed on here
    scf.yield %b : f32
    ^~~~~~~~~
