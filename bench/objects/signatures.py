#!/usr/bin/env python3
"""Random signatures: a module of callers, one of callees, and a C driver that prints a hash of all that arrived. Some
parameters have attributes: copies of what a pointer points to (`byval`), pointers beside all others (`nest`), extended integers, which the other side takes as
wider ones, and pointers to the result (`sret`), which the caller takes as a result.

usage: signatures.py SEED N   (writes sigSEED_caller.mlir, sigSEED_callee.mlir, sigSEED.c)
"""
import random,sys
R=random.Random(int(sys.argv[1])); N=int(sys.argv[2])
S=['i1','i8','i16','i32','i64','f32','f64','!llvm.ptr','i128','f16','f80']
BITS={'i1':1,'i8':8,'i16':16,'i32':32,'i64':64,'f32':32,'f64':64,'f16':16,'!llvm.ptr':64}
# Integers that travel as words.
WORDS=['i65','i96','i100','i127','i128','i129','i192','i200','i256','i320']
def width(t): return int(t[1:]) if t[0]=='i' and t[1:].isdigit() else 0
def vector():
    e=R.choice(list(BITS))
    return f'vector<{R.choice([1,2,3,4,5,6,7,9,12,13] if e!="i1" else [1,2,3,4,5,7,8,16,17,33])}x{e}>'
def shape(t): n,e=t[7:-1].split('x',1); return int(n),e
def size(t): return (max(shape(t)[0]*BITS[shape(t)[1]]//8,shape(t)[0])+15)//16*16 if t.startswith('vec') else max(16,(width(t)+127)//128*16)
def ty(d=0):
    if R.random()<0.15: return vector()
    if d<2 and R.random()<0.25:
        if R.random()<0.3: 
            e=ty(2); return ('a',R.randrange(1,4),e)
        return ('s',[ty(d+1) for _ in range(R.randrange(1,6))])
    return R.choice(WORDS) if R.random()<0.15 else R.choice(S)
def txt(t):
    if isinstance(t,str): return t
    if t[0]=='a': return f'!llvm.array<{t[1]} x {txt2(t[2])}>'
    return '!llvm.struct<('+', '.join(txt2(x) for x in t[1])+')>'
def txt2(t):
    return 'ptr' if t=='!llvm.ptr' else txt(t)
def slots(t):
    if isinstance(t,str): return size(t)//16
    if t[0]=='a': return t[1]*slots(t[2])
    return sum(slots(x) for x in t[1])
def leaves(t,p=()):
    if isinstance(t,str): yield p,t
    elif t[0]=='a':
        for i in range(t[1]): yield from leaves(t[2],p+(i,))
    else:
        for i,x in enumerate(t[1]): yield from leaves(x,p+(i,))
caller=[];callee=[];decl=[]
class Special:
    """A parameter with attributes: what each side says of it."""
    def __init__(self):
        self.copy=R.random()<0.5
        if self.copy:
            n=R.choice([1,3,8,12,16,24,24,31,40,64,255,300]); a=self.align=R.choice([0,0,1,8,16,32,64,256])
            self.size=(n+15)//16*16; self.n=n
            e=R.choice(['i8','i8','i64']) if n%8==0 else 'i8'
            t=f'!llvm.array<{n//8} x i64>' if e=='i64' else f'!llvm.array<{n} x i8>'
            self.here=self.there='!llvm.ptr'
            self.attrs=f' {{llvm.byval = {t}'+(f', llvm.align = {a} : i64' if a else '')+'}'
        else:
            # Extension is to 32 bits, or of several words to the last whole one, whatever reads it.
            self.here=R.choice(['i1','i8','i16']+WORDS[:4]+['i129','i200']); self.there='i32'
            if width(self.here)>64: self.there=('a',(width(self.here)+63)//64,'i64')
            self.size=slots(self.there)*16
            self.attrs=' {llvm.'+R.choice(['signext','zeroext'] if self.here!='i1' else ['zeroext'])+'}'
def here(t): return t.here if isinstance(t,Special) else txt(t)
def build(o,t,base,off,n):
    """value of type t loaded leaf by leaf from base+off; returns name,off"""
    if isinstance(t,str):
        g=f'%g{n[0]}';v=f'%v{n[0]}';n[0]+=1
        o.append(f'  {g} = llvm.getelementptr {base}[{off}] : (!llvm.ptr) -> !llvm.ptr, i8')
        if t=='i1':
            o.append(f'  {v}b = llvm.load {g} : !llvm.ptr -> i8'); o.append(f'  {v} = llvm.trunc {v}b : i8 to i1')
        elif width(t)>64 and width(t)%8:
            # What is above in memory is no part of it.
            b='i128' if width(t)<128 else f'i{(width(t)+63)//64*64}'
            o.append(f'  {v}b = llvm.load {g} {{alignment = 8 : i64}} : !llvm.ptr -> {b}'); o.append(f'  {v} = llvm.trunc {v}b : {b} to {t}')
        elif t.endswith('xi1>'):
            b=f'vector<{shape(t)[0]}xi8>'
            o.append(f'  {v}b = llvm.load {g} {{alignment = 8 : i64}} : !llvm.ptr -> {b}'); o.append(f'  {v} = llvm.trunc {v}b : {b} to {t}')
        else: o.append(f'  {v} = llvm.load {g} {{alignment = 8 : i64}} : !llvm.ptr -> {t}')
        return v,off+size(t)
    cur=f'%u{n[0]}';n[0]+=1
    o.append(f'  {cur} = llvm.mlir.undef : {txt(t)}')
    for p,l in leaves(t):
        v,off=build(o,l,base,off,n)
        nx=f'%w{n[0]}';n[0]+=1
        o.append(f'  {nx} = llvm.insertvalue {v}, {cur}[{", ".join(map(str,p))}] : {txt(t)}'); cur=nx
    return cur,off
def dump(o,t,v,base,off,n):
    if isinstance(t,str):
        g=f'%g{n[0]}';z=f'%z{n[0]}';n[0]+=1
        o.append(f'  {g} = llvm.getelementptr {base}[{off}] : (!llvm.ptr) -> !llvm.ptr, i8')
        if t=='i1': o.append(f'  {z} = llvm.zext {v} : i1 to i8'); o.append(f'  llvm.store {z}, {g} : i8, !llvm.ptr')
        elif 64<width(t)<128:
            k='zext' if n[0]%2 else 'sext'
            o.append(f'  {z} = llvm.{k} {v} : {t} to i128'); o.append(f'  llvm.store {z}, {g} {{alignment = 8 : i64}} : i128, !llvm.ptr')
        elif t.endswith('xi1>'):
            b=f'vector<{shape(t)[0]}xi8>'
            o.append(f'  {z} = llvm.zext {v} : {t} to {b}'); o.append(f'  llvm.store {z}, {g} {{alignment = 8 : i64}} : {b}, !llvm.ptr')
        else: o.append(f'  llvm.store {v}, {g} {{alignment = 8 : i64}} : {t}, !llvm.ptr')
        return off+size(t)
    for p,l in leaves(t):
        x=f'%x{n[0]}';n[0]+=1
        o.append(f'  {x} = llvm.extractvalue {v}[{", ".join(map(str,p))}] : {txt(t)}')
        off=dump(o,l,x,base,off,n)
    return off
mx=0
for i in range(N):
    args=[ty() for _ in range(R.randrange(0,9))]; ret=ty() if R.random()<0.85 else None
    if sum(map(slots,args))>100 or (ret and slots(ret)>100): args=[];ret='i8'
    if i%3==0:
        for k in range(len(args)):
            if R.random()<0.4: args[k]=Special()
    pointed=i%9==0 and R.randrange(1,200)
    if pointed: ret='!llvm.ptr'
    # An extended result, which the caller takes as whole words.
    words=i%9==4 and R.choice(['i65','i96','i100','i127','i129','i150','i191'])
    if words: ret=('a',(width(words)+63)//64,'i64')
    rt=txt(ret) if ret else None
    # Where LLVM copies to, only the call's own alignment says.
    calls=R.random()<0.5 or any(isinstance(t,Special) and t.copy and t.align>8 for t in args)
    attrs=[t.attrs if isinstance(t,Special) else R.choice(['']*8+[' {llvm.inreg}']) for t in args]
    # A pointer beside the other arguments.
    nest=[k for k,t in enumerate(args) if t=='!llvm.ptr'] if i%4==1 else []
    if nest: attrs[R.choice(nest)]=' {llvm.nest}'
    # Attributes that change where an argument is passed must be those of a call through a pointer.
    far=R.random()<0.3
    sig='('+', '.join(['!llvm.ptr']*bool(pointed)+[here(t)+(a if calls or far else '') for t,a in zip(args,attrs)])+')'
    declared='('+', '.join(['!llvm.ptr']*bool(pointed)+[here(t)+a for t,a in zip(args,attrs)])+')'
    back=f'({words} {{llvm.{R.choice(["signext","zeroext"])}}})' if words else rt
    # callee: dumps args to @buf, returns a value loaded from @src
    n=[0];o=callee
    params=[f'%ret: !llvm.ptr {{llvm.sret = !llvm.array<{pointed} x i8>, llvm.align = 1 : i64}}'] if pointed else []
    for k,t in enumerate(args):
        params.append(f'%a{k}: '+((txt(t.there)+(t.attrs if t.copy else '')) if isinstance(t,Special) else txt(t)+attrs[k]))
    o.append(f'llvm.func @c{i}({", ".join(params)}){" -> "+back if rt and not pointed else ""} {{')
    o.append('  %b = llvm.mlir.addressof @buf : !llvm.ptr'); o.append('  %s = llvm.mlir.addressof @src : !llvm.ptr')
    off=0
    for k,t in enumerate(args):
        if isinstance(t,Special) and t.copy:
            o.append(f'  %t{k} = llvm.getelementptr %b[{off}] : (!llvm.ptr) -> !llvm.ptr, i8\n  %n{k} = llvm.mlir.constant({t.n} : i64) : i64')
            o.append(f'  "llvm.intr.memcpy"(%t{k}, %a{k}, %n{k}) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()')
            if t.align>8:
                # Where it is counts as well.
                o.append(f'  %i{k} = llvm.ptrtoint %a{k} : !llvm.ptr to i64\n  %l{k} = llvm.mlir.constant({t.align-1} : i64) : i64\n  %j{k} = llvm.and %i{k}, %l{k} : i64')
                o.append(f'  %h{k} = llvm.getelementptr %b[{off+t.size}] : (!llvm.ptr) -> !llvm.ptr, i8\n  llvm.store %j{k}, %h{k} : i64, !llvm.ptr')
                off+=16
            # Nobody sees what is done to the copy.
            o.append(f'  %o{k} = llvm.mlir.constant(77 : i8) : i8\n  llvm.store %o{k}, %a{k} : i8, !llvm.ptr')
            off+=t.size
        else: off=dump(o,t.there if isinstance(t,Special) else t,f'%a{k}','%b',off,n)
    if pointed:
        o.append(f'  %n = llvm.mlir.constant({pointed} : i64) : i64')
        o.append('  "llvm.intr.memcpy"(%ret, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()\n  llvm.return')
    elif ret:
        v,_=build(o,words or ret,'%s',0,n); o.append(f'  llvm.return {v} : {words or rt}')
    else: o.append('  llvm.return')
    o.append('}')
    mx=max(mx,off)
    decl.append(f'llvm.func @c{i}{declared}{" -> "+rt if rt else ""}')
    n=[0];o=caller
    o.append(f'llvm.func @k{i}(%in: !llvm.ptr, %out: !llvm.ptr) {{')
    off=0;vs=[]
    if pointed:
        o.append('  %room = llvm.getelementptr %out[2048] : (!llvm.ptr) -> !llvm.ptr, i8'); vs.append('%room')
    for t in args:
        if isinstance(t,Special) and t.copy:
            v=f'%v{n[0]}';n[0]+=1
            o.append(f'  {v} = llvm.getelementptr %in[{off}] : (!llvm.ptr) -> !llvm.ptr, i8'); off+=t.size
        else: v,off=build(o,t.here if isinstance(t,Special) else t,'%in',off,n)
        vs.append(v)
    if far:
        o.append(f'  %fp = llvm.mlir.addressof @c{i} : !llvm.ptr')
        o.append(f'  {"%r = " if ret else ""}llvm.call %fp({", ".join(vs)}) : !llvm.ptr, {sig} -> {rt or "()"}')
    else: o.append(f'  {"%r = " if ret else ""}llvm.call @c{i}({", ".join(vs)}) : {sig} -> {rt or "()"}')
    if pointed:
        o.append(f'  %n = llvm.mlir.constant({pointed} : i64) : i64')
        o.append('  "llvm.intr.memcpy"(%out, %r, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()')
    elif ret: dump(o,ret,'%r','%out',0,n)
    o.append('  llvm.return');o.append('}')
b=f'sig{sys.argv[1]}'
open(b+'_caller.mlir','w').write('\n'.join(decl+caller)+'\n')
open(b+'_callee.mlir','w').write('llvm.mlir.global external @buf() : !llvm.array<4096 x i8>\nllvm.mlir.global external @src() : !llvm.array<4096 x i8>\n'+'\n'.join(callee)+'\n')
c='#include <stdio.h>\n#include <string.h>\n_Alignas(16) unsigned char buf[4096],src[4096],in[4096],out[4096];\n'
c+=''.join(f'void k{i}(void*,void*);' for i in range(N))
c+='\nint main(){unsigned s=1;for(int i=0;i<4096;i++){s=s*1664525+1013904223;in[i]=s>>24;s=s*1664525+1013904223;src[i]=s>>24;}\n for(int i=0;i<4096;i+=16){in[i]&=~0;}\nvoid(*f[])(void*,void*)={'+','.join(f'k{i}' for i in range(N))+'};\nfor(int i=0;i<%d;i++){memset(buf,0,4096);memset(out,0,4096);f[i](in,out);unsigned long long h=14695981039346656037ull;for(int j=0;j<4096;j++)h=(h^buf[j])*1099511628211ull;for(int j=0;j<4096;j++)h=(h^out[j])*1099511628211ull;printf("%%d %%llx\\n",i,h);}}\n'%N
open(b+'.c','w').write(c)
