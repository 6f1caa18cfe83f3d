// RUN: lowir opt --mlir-print-ir-before-all --mlir-print-ir-after-all --cse --convert-func-to-llvm %s
// RUN: lowir opt --mlir-print-ir-after=cse --mlir-print-ir-module-scope --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse))' %s
// RUN: lowir opt --mlir-print-ir-after-all --mlir-print-ir-after-change --cse --convert-func-to-llvm %s
// The module between passes, on standard error, as mlir-opt prints it.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
//--- out
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

//--- err
// -----// IR Dump Before CSE (cse) //----- //
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}


// -----// IR Dump After CSE (cse) //----- //
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}


// -----// IR Dump Before ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}


// -----// IR Dump After ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}


//--- out 2
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

//--- err 2
// -----// IR Dump After CSE (cse) ('func.func' operation: @f) //----- //
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}


//--- out 3
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

//--- err 3
// -----// IR Dump After ConvertFuncToLLVMPass (convert-func-to-llvm) //----- //
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}


