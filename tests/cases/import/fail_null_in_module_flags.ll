; RUN: lowir translate --import-llvm
; A list of nodes that holds none was looked up past the end of the text.
!llvm.module.flags = !{null}
//--- err
fail_null_in_module_flags.ll:3:22: error: expected a list of metadata nodes, found 'null' in it [import]
!llvm.module.flags = !{null}
                     ^
