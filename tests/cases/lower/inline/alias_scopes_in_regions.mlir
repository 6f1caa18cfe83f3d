// RUN: lowir opt --inline %s
// RUN: lowir opt --compat=19 --inline %s
// Scopes of arguments reach into regions.
llvm.func @use(%n: i32)
llvm.func @in_region(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i1) {
  scf.if %c {
    %0 = llvm.load %p : !llvm.ptr -> i32
    llvm.call @use(%0) : (i32) -> ()
    llvm.store %0, %q : i32, !llvm.ptr
  }
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.call @in_region(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
//--- out
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "in_region">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
module {
  llvm.func @use(i32)
  llvm.func @in_region(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: i1) {
    scf.if %arg2 {
      %0 = llvm.load %arg0 : !llvm.ptr -> i32
      llvm.call @use(%0) : (i32) -> ()
      llvm.store %0, %arg1 : i32, !llvm.ptr
    }
    llvm.return
  }
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    scf.if %arg2 {
      %0 = llvm.load %arg0 {alias_scopes = [#alias_scope]} : !llvm.ptr -> i32
      llvm.call @use(%0) {noalias_scopes = [#alias_scope]} : (i32) -> ()
      llvm.store %0, %arg1 {noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
    }
    llvm.return
  }
}

//--- out 2
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "in_region">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
module {
  llvm.func @use(i32)
  llvm.func @in_region(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr, %arg2: i1) {
    scf.if %arg2 {
      %0 = llvm.load %arg0 : !llvm.ptr -> i32
      llvm.call @use(%0) : (i32) -> ()
      llvm.store %0, %arg1 : i32, !llvm.ptr
    }
    llvm.return
  }
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    scf.if %arg2 {
      %0 = llvm.load %arg0 {alias_scopes = [#alias_scope]} : !llvm.ptr -> i32
      llvm.call @use(%0) {noalias_scopes = [#alias_scope]} : (i32) -> ()
      llvm.store %0, %arg1 {noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
    }
    llvm.return
  }
}

