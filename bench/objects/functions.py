#!/usr/bin/env python3
"""Functions of random LLVM dialect operations, with a C driver that runs each on four fillings of memory.

usage: functions.py SEED N OUT.mlir HALVES   (HALVES 1: f16 and bf16 as well)
Divisors are odd and positive, shifts in range, results that are no numbers become 7.0: nothing undefined is left to
compare. `check.sh` builds the module by lowir and by llc and compares what the drivers print.
"""
import random,sys
def gen(seed,nf,out,half=False,wide=True):
    R=random.Random(seed)
    o=[]
    ints=['i8','i16','i32','i64','i1','i7','i24','i33']+(['i128'] if wide else [])
    fl=['f32','f64','f80']+(['f16','bf16'] if half else [])
    W=lambda t:int(t[1:])
    for f in range(nf):
        o.append(f'llvm.func @f{f}(%in: !llvm.ptr, %out: !llvm.ptr) {{')
        vals={}
        n=[0]
        def new(t):
            n[0]+=1; v=f'%v{n[0]}'; vals.setdefault(t,[]).append(v); return v
        def name():
            n[0]+=1; return f'%t{n[0]}'
        off=0
        for t in ints+fl:
            for k in range(3):
                q=name(); lt={'i1':'i8','i7':'i8','i33':'i64'}.get(t,t)
                o.append(f'  {q} = llvm.getelementptr %in[{off}] : (!llvm.ptr) -> !llvm.ptr, i8')
                off+=16
                if lt!=t:
                    x=name(); o.append(f'  {x} = llvm.load %{q[1:]} : !llvm.ptr -> {lt}')
                    v=new(t); o.append(f'  {v} = llvm.trunc {x} : {lt} to {t}')
                else:
                    v=new(t); o.append(f'  {v} = llvm.load {q} {{alignment = 8 : i64}} : !llvm.ptr -> {t}')
        # constants
        for t in ints:
            v=new(t); w=W(t); c=R.choice([0,1,-1,R.getrandbits(min(w,62)) - (1<<(min(w,62)-1))])
            if t=='i1': c=R.choice([0,-1])
            lo=-(1<<(w-1)); hi=(1<<(w-1))-1
            c=max(lo,min(hi,c))
            if t=='i1': o.append(f'  {v} = llvm.mlir.constant({"true" if c else "false"}) : i1')
            else: o.append(f'  {v} = llvm.mlir.constant({c} : {t}) : {t}')
        for t in fl:
            v=new(t); o.append(f'  {v} = llvm.mlir.constant({R.choice(["1.5","0.0","-0.0","-3.25"])} : {t}) : {t}')
        pick=lambda t:R.choice(vals[t])
        def selections(v):
            # All that takes a comparison, in a row, behind some arithmetic; now and then it is taken elsewhere too.
            if R.random()<0.8: vals['i1'].remove(v)
            for _ in range(R.randrange(4)):
                t=R.choice(ints); a,b=pick(t),pick(t); x=new(t); o.append(f'  {x} = llvm.{R.choice(["add","sub","and","or","xor"])} {a}, {b} : {t}')
            for _ in range(R.choice([1,1,2,3])):
                t=R.choice(ints+fl); x,y=pick(t),pick(t); s=new(t); o.append(f'  {s} = llvm.select {v}, {x}, {y} : i1, {t}')
        def emit_ops(cnt):
            for _ in range(cnt):
                k=R.randrange(18)
                t=R.choice(ints); w=W(t)
                ft=R.choice(fl)
                if k<4:
                    op=R.choice(['add','sub','mul','and','or','xor'])
                    a,b=pick(t),pick(t); v=new(t); o.append(f'  {v} = llvm.{op} {a}, {b} : {t}')
                elif k==4:
                    op=R.choice(['shl','lshr','ashr']); a,b=pick(t),pick(t)
                    if t=='i1': continue
                    c=name(); m=name(); 
                    mask=(1<<(w.bit_length()-1))-1
                    if mask>=w: mask>>=1
                    if R.random()<0.5:
                        o.append(f'  {c} = llvm.mlir.constant({mask} : {t}) : {t}'); o.append(f'  {m} = llvm.and {b}, {c} : {t}')
                    else:
                        o.append(f'  {m} = llvm.mlir.constant({R.randrange(w)} : {t}) : {t}')
                    v=new(t); o.append(f'  {v} = llvm.{op} {a}, {m} : {t}')
                elif k==5:
                    op=R.choice(['udiv','sdiv','urem','srem'])
                    if t=='i1': continue
                    a,b=pick(t),pick(t)
                    # divisor: or 1, and clear the sign to avoid overflow
                    c=name(); c2=name(); d=name(); e=name()
                    o.append(f'  {c} = llvm.mlir.constant(1 : {t}) : {t}'); o.append(f'  {c2} = llvm.mlir.constant({(1<<(min(w,62)-1))-1} : {t}) : {t}')
                    o.append(f'  {d} = llvm.and {b}, {c2} : {t}'); o.append(f'  {e} = llvm.or {d}, {c} : {t}')
                    v=new(t); o.append(f'  {v} = llvm.{op} {a}, {e} : {t}')
                elif k==6:
                    p=R.choice('eq ne slt sle sgt sge ult ule ugt uge'.split()); a,b=pick(t),pick(t)
                    v=new('i1'); o.append(f'  {v} = llvm.icmp "{p}" {a}, {b} : {t}')
                    if R.random()<0.6: selections(v)
                elif k==7:
                    p=R.choice('oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno'.split()); a,b=pick(ft),pick(ft)
                    v=new('i1'); o.append(f'  {v} = llvm.fcmp "{p}" {a}, {b} : {ft}')
                    if R.random()<0.6: selections(v)
                elif k==8:
                    t2=R.choice(ints); a=pick(t)
                    if W(t2)>w: v=new(t2); o.append(f'  {v} = llvm.{R.choice(["zext","sext"])} {a} : {t} to {t2}')
                    elif W(t2)<w: v=new(t2); o.append(f'  {v} = llvm.trunc {a} : {t} to {t2}')
                elif k in(9,10,11):
                    op=R.choice(['fadd','fsub','fmul','fdiv']); a,b=pick(ft),pick(ft)
                    v=new(ft); o.append(f'  {v} = llvm.{op} {a}, {b} : {ft}')
                elif k==12:
                    a=pick(ft); v=new(ft); o.append(f'  {v} = llvm.fneg {a} : {ft}')
                elif k==13:
                    if t in('i1',): continue
                    a=pick(t); v=new(ft)
                    if ft in('f16','bf16') and t=='i128': vals[ft].pop(); continue
                    o.append(f'  {v} = llvm.{R.choice(["sitofp","uitofp"])} {a} : {t} to {ft}')
                elif k==14:
                    pairs=[('f32','f64'),('f32','f80'),('f64','f80')]
                    if half: pairs+=[('f16','f32'),('f16','f64'),('bf16','f32'),('bf16','f64'),('f16','f80'),('bf16','f80')]
                    a,b=R.choice(pairs)
                    x,y=pick(a),pick(b)
                    v=new(b);o.append(f'  {v} = llvm.fpext {x} : {a} to {b}')
                    # compiler-rt has no function for this one.
                    if (a,b)!=('bf16','f80'): v=new(a);o.append(f'  {v} = llvm.fptrunc {y} : {b} to {a}')
                elif k==15:
                    if t=='i128' or t=='i1': continue
                    op=R.choice(['smin','smax','umin','umax','uadd.sat','sadd.sat','usub.sat','ssub.sat','ctpop','ctlz','cttz','abs','bitreverse','bswap','fshl','ov','cmp'])
                    a,b=pick(t),pick(t)
                    if op in('ctpop','bitreverse'): v=new(t); o.append(f'  {v} = llvm.intr.{op}({a}) : ({t}) -> {t}')
                    elif op=='bswap':
                        if w%16: continue
                        v=new(t); o.append(f'  {v} = llvm.intr.bswap({a}) : ({t}) -> {t}')
                    elif op=='abs': v=new(t); o.append(f'  {v} = "llvm.intr.abs"({a}) <{{is_int_min_poison = false}}> : ({t}) -> {t}')
                    elif op in('ctlz','cttz'): v=new(t); o.append(f'  {v} = "llvm.intr.{op}"({a}) <{{is_zero_poison = false}}> : ({t}) -> {t}')
                    elif op=='fshl':
                        if t not in('i8','i16','i32','i64'): continue
                        c=pick(t); v=new(t); o.append(f'  {v} = llvm.intr.{R.choice(["fshl","fshr"])}({a}, {b}, {c}) : ({t}, {t}, {t}) -> {t}')
                    elif op=='cmp':
                        u=R.choice(['i8','i16','i32','i64','i7'])
                        v=new(u); o.append(f'  {v} = llvm.intr.{R.choice(["scmp","ucmp"])}({a}, {b}) : ({t}, {t}) -> {u}')
                    elif op=='ov':
                        ops=['sadd','uadd','ssub','usub','smul','umul']
                        s=name(); o.append(f'  {s} = "llvm.intr.{R.choice(ops)}.with.overflow"({a}, {b}) : ({t}, {t}) -> !llvm.struct<({t}, i1)>')
                        v=new(t); o.append(f'  {v} = llvm.extractvalue {s}[0] : !llvm.struct<({t}, i1)>')
                        v=new('i1'); o.append(f'  {v} = llvm.extractvalue {s}[1] : !llvm.struct<({t}, i1)>')
                    else: v=new(t); o.append(f'  {v} = llvm.intr.{op}({a}, {b}) : ({t}, {t}) -> {t}')
                elif k==17:
                    # Into integers: what does not fit becomes 1.5 before.
                    if t=='i1' or t=='i128' and ft in('f16','bf16'): continue
                    signed=R.random()<0.5; e=w-1 if signed else w
                    if ft in('f16','bf16'): e=min(e,7)
                    a=pick(ft)
                    if R.random()<0.5 and not (t=='i128' and ft!='f80'):
                        # Of a size that fills them.
                        x=pick(t); a=name(); o.append(f'  {a} = llvm.{"sitofp" if signed else "uitofp"} {x} : {t} to {ft}')
                    lo,hi,cl,ch,c,k0,x=[name() for _ in range(7)]
                    o.append(f'  {lo} = llvm.mlir.constant({-float(1<<e) if signed else -1.0} : {ft}) : {ft}'); o.append(f'  {hi} = llvm.mlir.constant({float(1<<e)} : {ft}) : {ft}')
                    o.append(f'  {cl} = llvm.fcmp "ogt" {a}, {lo} : {ft}'); o.append(f'  {ch} = llvm.fcmp "olt" {a}, {hi} : {ft}')
                    o.append(f'  {c} = llvm.and {cl}, {ch} : i1'); o.append(f'  {k0} = llvm.mlir.constant(1.5 : {ft}) : {ft}')
                    o.append(f'  {x} = llvm.select {c}, {a}, {k0} : i1, {ft}')
                    v=new(t); o.append(f'  {v} = llvm.{"fptosi" if signed else "fptoui"} {x} : {ft} to {t}')
                elif k==16:
                    op=R.choice(['sqrt','fabs','floor','ceil','minnum','maxnum','minimum','maximum','copysign','fma','bits','fmuladd','frem'])
                    if ft in('f16','bf16') and op in('bits','fma'): continue
                    # `llc` has no code for these.
                    if ft=='f80' and op in('minimum','maximum','bits'): continue
                    a,b,c=pick(ft),pick(ft),pick(ft)
                    if op in('copysign','bits'):
                        # The sign of what is no number is open: it becomes a number first.
                        x=a if op=='bits' else b; y=name(); z=name(); k0=name()
                        o.append(f'  {y} = llvm.fcmp "uno" {x}, {x} : {ft}'); o.append(f'  {k0} = llvm.mlir.constant(-7.0 : {ft}) : {ft}')
                        o.append(f'  {z} = llvm.select {y}, {k0}, {x} : i1, {ft}')
                        if op=='bits': a=z
                        else: b=z
                    if op=='bits':
                        it='i32' if ft=='f32' else 'i64'; x=pick(it)
                        v=new(it); o.append(f'  {v} = llvm.bitcast {a} : {ft} to {it}')
                        v=new(ft); o.append(f'  {v} = llvm.bitcast {x} : {it} to {ft}')
                    elif op=='frem': v=new(ft); o.append(f'  {v} = llvm.frem {a}, {b} : {ft}')
                    elif op=='fmuladd': v=new(ft); o.append(f'  {v} = llvm.intr.fmuladd({a}, {b}, {c}) : ({ft}, {ft}, {ft}) -> {ft}')
                    elif op=='fma': v=new(ft); o.append(f'  {v} = llvm.intr.fma({a}, {b}, {c}) : ({ft}, {ft}, {ft}) -> {ft}')
                    elif op in('sqrt','fabs','floor','ceil'): v=new(ft); o.append(f'  {v} = llvm.intr.{op}({a}) : ({ft}) -> {ft}')
                    elif op in('minnum','maxnum'):
                        # Which of two zeros comes out is open: adding zero makes them one.
                        x=name(); z=name()
                        o.append(f'  {x} = llvm.intr.{op}({a}, {b}) : ({ft}, {ft}) -> {ft}'); o.append(f'  {z} = llvm.mlir.constant(0.0 : {ft}) : {ft}')
                        v=new(ft); o.append(f'  {v} = llvm.fadd {x}, {z} : {ft}')
                    else: v=new(ft); o.append(f'  {v} = llvm.intr.{op}({a}, {b}) : ({ft}, {ft}) -> {ft}')
        emit_ops(R.randrange(5,60))
        nb=0
        # a loop with swapped arguments, and a diamond
        if R.random()<0.7:
            args=[R.choice(ints+fl) for _ in range(R.randrange(1,9))]
            sw=[R.choice([i for i in range(len(args)) if args[i]==t]) for t in args]
            init=[pick(t) for t in args]
            z=name(); lim=name(); one=name()
            o.append(f'  {z} = llvm.mlir.constant(0 : i64) : i64'); o.append(f'  {lim} = llvm.mlir.constant({R.randrange(1,6)} : i64) : i64'); o.append(f'  {one} = llvm.mlir.constant(1 : i64) : i64')
            saved={k:list(v) for k,v in vals.items()}
            names=[new(t) for t in args]; i=name()
            o.append(f'  llvm.br ^h({z}{"".join(", "+v for v in init)} : i64{"".join(", "+t for t in args)})')
            o.append(f'^h({i}: i64{"".join(f", {v}: {t}" for v,t in zip(names,args))}):')
            c=name(); o.append(f'  {c} = llvm.icmp "slt" {i}, {lim} : i64'); o.append(f'  llvm.cond_br {c}, ^b, ^e')
            o.append('^b:')
            inh={k:list(v) for k,v in vals.items()}
            emit_ops(R.randrange(1,20))
            j=name(); o.append(f'  {j} = llvm.add {i}, {one} : i64')
            cc=pick('i1')
            nxt=[names[sw[q]] if R.random()<0.5 else pick(t) for q,t in enumerate(args)]
            nxt2=[names[sw[q]] if R.random()<0.5 else pick(t) for q,t in enumerate(args)]
            tl=f'i64{"".join(", "+t for t in args)}'
            o.append(f'  llvm.cond_br {cc}, ^h({j}{"".join(", "+v for v in nxt)} : {tl}), ^h2({j}{"".join(", "+v for v in nxt2)} : {tl})')
            n2=[name() for t in args]; j2=name()
            o.append(f'^h2({j2}: i64{"".join(f", {v}: {t}" for v,t in zip(n2,args))}):')
            o.append(f'  llvm.br ^h({j2}{"".join(", "+v for v in n2)} : {tl})')
            o.append('^e:')
            vals.clear(); vals.update(inh)
            emit_ops(R.randrange(1,30))
        # results
        off=0
        for t in ints+fl:
            for v in (vals[t][-4:] + R.sample(vals[t],2)):
                q=name(); o.append(f'  {q} = llvm.getelementptr %out[{off}] : (!llvm.ptr) -> !llvm.ptr, i8'); off+=16
                x=v; lt={'i1':'i8','i7':'i8','i33':'i64'}.get(t,t)
                if t in fl:
                    # one NaN for all: its sign and payload are not fixed
                    nn=name(); c=name(); k0=name()
                    o.append(f'  {c} = llvm.fcmp "uno" {v}, {v} : {t}'); o.append(f'  {k0} = llvm.mlir.constant(7.0 : {t}) : {t}')
                    o.append(f'  {nn} = llvm.select {c}, {k0}, {v} : i1, {t}'); x=nn
                elif lt!=t:
                    x=name(); o.append(f'  {x} = llvm.zext {v} : {t} to {lt}')
                o.append(f'  llvm.store {x}, {q} {{alignment = 8 : i64}} : {lt}, !llvm.ptr')
        o.append('  llvm.return'); o.append('}')
    open(out,'w').write('\n'.join(o)+'\n')
    return nf
if __name__=='__main__':
    seed,nf,out,half=int(sys.argv[1]),int(sys.argv[2]),sys.argv[3],sys.argv[4]=='1'
    gen(seed,nf,out,half)
    c=['#include <stdio.h>','#include <string.h>','#include <stdint.h>','static _Alignas(16) unsigned char in[2048], out[4096];']
    for f in range(nf): c.append(f'void f{f}(void*,void*);')
    c.append('''static uint64_t s=88172645463325252ull;static uint64_t rnd(){s^=s<<13;s^=s>>7;s^=s<<17;return s;}
static void fill(int mode){for(int i=0;i<2048;i+=8){uint64_t x=rnd();if(mode==1)x&=rnd()&rnd();if(mode==2){double d=(double)(int64_t)(x>>50)-100;memcpy(&x,&d,8);}if(mode==3)x&=0xff;memcpy(in+i,&x,8);} 
 /* Those of 80 bits, behind 33 others: with their highest bit, which every number has that is not tiny. */
 for(unsigned char*p=in+528;p<in+576;p+=16){p[7]|=0x80;if(!(p[8]|p[9]&0x7f)){p[8]=0x3e;p[9]|=0x40;}}}
static void run(const char*n,void(*f)(void*,void*)){for(int m=0;m<4;m++){fill(m);memset(out,0,sizeof out);f(in,out);uint64_t h=1469598103934665603ull;for(int i=0;i<4096;i++)h=(h^out[i])*1099511628211ull;printf("%s %d %016llx",n,m,(unsigned long long)h);if(getenv_(0)){for(int i=0;i<1600;i+=16){uint64_t a;memcpy(&a,out+i,8);printf(" %llx",(unsigned long long)a);}}printf("\\n");s=88172645463325252ull+m;}}
int main(){''')
    c.insert(3,'#include <stdlib.h>\nstatic int getenv_(int x){return getenv("DUMP")!=0;}')
    for f in range(nf): c.append(f'run("f{f}",f{f});')
    c.append('}')
    open(out.replace('.mlir','.c'),'w').write('\n'.join(c))
