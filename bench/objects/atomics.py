#!/usr/bin/env python3
"""atomics.py: atom.mlir and atom.c in the folder where it runs: every atomic operation on every type, as a program of C."""
ops=["xchg","add","sub","_and","nand","_or","_xor","max","min","umax","umin"]
out=[];c=['#include <stdio.h>','#include <stdint.h>','#include <string.h>']
body=[]
i=0
for t,w in (("i8",8),("i16",16),("i32",32),("i64",64)):
  for o in ops:
    for ordr in (["monotonic","seq_cst"] if o in("add","max") else ["acq_rel"]):
      i+=1
      out.append(f'llvm.func @f{i}(%p: !llvm.ptr, %n: i64, %v: {t}) -> {t} {{\n %q = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, {t}\n %r = llvm.atomicrmw {o} %q, %v {ordr} : !llvm.ptr, {t}\n llvm.return %r : {t}\n}}')
      c.append(f'int{w}_t f{i}(void*,long,int{w}_t);')
      body.append(f'{{int{w}_t a[3]; for(int k=0;k<40;k++){{ memcpy(a,src+k*3,sizeof a); int{w}_t v; memcpy(&v,src+k*5+7,sizeof v); int{w}_t r=f{i}(a,1,v); printf("{i} %llx %llx %llx %llx\\n",(long long)a[0],(long long)a[1],(long long)a[2],(long long)r);}}}}')
  i+=1
  out.append(f'llvm.func @f{i}(%p: !llvm.ptr, %c: {t}, %v: {t}, %o: !llvm.ptr) -> i1 {{\n %r = llvm.cmpxchg %p, %c, %v acq_rel monotonic : !llvm.ptr, {t}\n %a = llvm.extractvalue %r[0] : !llvm.struct<({t}, i1)>\n %b = llvm.extractvalue %r[1] : !llvm.struct<({t}, i1)>\n llvm.store %a, %o atomic seq_cst {{alignment = {w//8} : i64}} : {t}, !llvm.ptr\n llvm.fence seq_cst\n llvm.return %b : i1\n}}')
  c.append(f'_Bool f{i}(void*,int{w}_t,int{w}_t,void*);')
  body.append(f'{{int{w}_t a=3,o; for(int k=0;k<10;k++){{ int{w}_t v; memcpy(&v,src+k*5+7,sizeof v); int r=f{i}(&a,k&1?a:7,v,&o); printf("{i} %llx %llx %d\\n",(long long)a,(long long)o,r);}}}}')
for t,ct,u in (("f32","float","uint32_t"),("f64","double","uint64_t")):
  for o in ["xchg","fadd","fsub","fmax","fmin"]:
    i+=1
    out.append(f'llvm.func @f{i}(%p: !llvm.ptr, %v: {t}) -> {t} {{\n %r = llvm.atomicrmw {o} %p, %v seq_cst : !llvm.ptr, {t}\n llvm.return %r : {t}\n}}')
    c.append(f'{ct} f{i}(void*,{ct});')
    body.append(f'{{{ct} fs[]={{0,-0.0,1,-1.5,3.25,1e30,__builtin_nan(""),__builtin_inf()}}; for(int x=0;x<8;x++)for(int y=0;y<8;y++){{ {ct} a=fs[x],r=f{i}(&a,fs[y]); {u} b,s; memcpy(&b,&a,sizeof b); memcpy(&s,&r,sizeof s); printf("{i} %llx %llx\\n",(long long)b,(long long)s);}}}}')
open('atom.mlir','w').write("\n".join(out))
open('atom.c','w').write("\n".join(c)+"\nstatic unsigned char src[4096];int main(){unsigned long s=88172645463325252ul;for(int i=0;i<4096;i++){s^=s<<13;s^=s>>7;s^=s<<17;src[i]=s>>20;}\n"+"\n".join(body)+"}\n")
