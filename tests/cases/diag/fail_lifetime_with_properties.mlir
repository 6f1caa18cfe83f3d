// RUN: lowir opt
// Of its releases 19 alone has a property (a mutant of calls 1800142).
llvm.func @f(%p: !llvm.ptr) {
  "llvm.intr.lifetime.start"(%p) <{callee = @free}> : (!llvm.ptr) -> ()
  llvm.return
}
//--- err
fail_lifetime_with_properties.mlir:4:3: error: 'llvm.intr.lifetime.start' op has no properties [no-properties]
  "llvm.intr.lifetime.start"(%p) <{callee = @free}> : (!llvm.ptr) -> ()
  ^~~~~~~~~~~~~~~~~~~~~~~~~~
