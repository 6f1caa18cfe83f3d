// RUN: lowir opt
// Parameters that are all absent leave their brackets, but for those that have none.
module attributes {llvm.a = #llvm.loop_peeled<>, llvm.b = #llvm.loop_unswitch<>, llvm.c = #llvm.tbaa_root<>, llvm.d = #llvm.tbaa_root, llvm.e = #llvm.di_null_type, llvm.f = #nvvm.target<>, llvm.g = #llvm.loop_annotation<peeled = <>>} {}
//--- out
#di_null_type = #llvm.di_null_type
#loop_peeled = #llvm.loop_peeled<>
#loop_unswitch = #llvm.loop_unswitch<>
#tbaa_root = #llvm.tbaa_root
#loop_annotation = #llvm.loop_annotation<peeled = #loop_peeled>
module attributes {llvm.a = #loop_peeled, llvm.b = #loop_unswitch, llvm.c = #tbaa_root, llvm.d = #tbaa_root, llvm.e = #di_null_type, llvm.f = #nvvm.target, llvm.g = #loop_annotation} {
}

