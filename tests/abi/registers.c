/* Calls functions with random registers and stack and compares what arrives with the map of registers.py. */
#include "registers.h"
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* rdi rsi rdx rcx r8 r9, two unused, xmm0-7, st0-1, from byte 256 the stack; after a call rax rdx rcx, from byte 256
   the memory of the hidden pointer. */
static _Alignas(16) unsigned char state[1 << 16], after[1 << 16];
enum { STACK = 32768 };
extern unsigned char in[65536], out[65536];

void stub(void (*f)(void), unsigned char *state, unsigned char *after, long stack, long x87);
__asm__(
    ".globl stub\nstub:\n"
    "push %rbp\nmov %rsp, %rbp\npush %rbx\npush %r12\npush %r13\npush %r14\n"
    "mov %rdi, %rbx\nmov %rsi, %r12\nmov %rdx, %r13\nmov %r8, %r14\n"
    "add $31, %rcx\nand $-16, %rcx\nsub %rcx, %rsp\nand $-16, %rsp\n"
    "lea 256(%r12), %rsi\nmov %rsp, %rdi\nrep movsb\n"
    "movups 64(%r12), %xmm0\nmovups 80(%r12), %xmm1\nmovups 96(%r12), %xmm2\nmovups 112(%r12), %xmm3\n"
    "movups 128(%r12), %xmm4\nmovups 144(%r12), %xmm5\nmovups 160(%r12), %xmm6\nmovups 176(%r12), %xmm7\n"
    "mov 0(%r12), %rdi\nmov 8(%r12), %rsi\nmov 16(%r12), %rdx\nmov 24(%r12), %rcx\nmov 32(%r12), %r8\nmov 40(%r12), %r9\n"
    "xor %eax, %eax\ncall *%rbx\n"
    "mov %rax, 0(%r13)\nmov %rdx, 8(%r13)\nmov %rcx, 16(%r13)\n"
    "movups %xmm0, 64(%r13)\nmovups %xmm1, 80(%r13)\nmovups %xmm2, 96(%r13)\nmovups %xmm3, 112(%r13)\n"
    "test %r14, %r14\njz 1f\nfstpt 192(%r13)\n"
    "cmp $2, %r14\njb 1f\nfstpt 208(%r13)\n1:\n"
    "lea -32(%rbp), %rsp\npop %r14\npop %r13\npop %r12\npop %rbx\npop %rbp\nret\n");

/* The runtime's narrowing, without what it does to NaNs: the bits must come through. */
__bf16 __truncsfbf2(float x) {
    uint16_t half[2];
    __bf16 y;
    memcpy(half, &x, 4);
    memcpy(&y, &half[1], 2);
    return y;
}

static uint64_t seed = 88172645463325252u;
static void scramble(unsigned char *p, int n) {
    for (int i = 0; i < n; i++) {
        seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
        p[i] = (unsigned char)(seed >> 24);
    }
}
/* Eighty-bit floats keep all their bits only where the integer bit fits the exponent. */
static void normal(unsigned char *p) { p[7] |= 0x80, p[8] = 1, p[9] = 0x40; }
static int bit(const unsigned char *p, unsigned i) { return p[i >> 3] >> (i & 7) & 1; }

int main(void) {
    int bad = 0;
    setvbuf(stdout, 0, _IOLBF, 0);
    for (int c = 0; c < n_calls; c++) {
        const struct call *k = &calls[c];
        int wrong = 0;
        for (int round = 0; round < n_rounds && !wrong; round++) {
            scramble(state, 256 + k->stack + 64);
            scramble(out, 8192);
            memset(in, 0, 8192);
            for (int i = k->first; i < k->first + k->n; i++)
                if (rows[i].n == 80) rows[i].returned ? normal(out + rows[i].slot / 8) : normal(state + rows[i].place / 8);
            /* Memory holds zeros around an integer that is no whole number of bytes. */
            for (int i = k->first; i < k->first + k->n; i++)
                if (rows[i].returned && rows[i].n % 8) out[(rows[i].slot + rows[i].n) / 8] &= (1 << rows[i].n % 8) - 1;
            unsigned char *hidden = after + 256;
            /* Should a result go to memory against the map, it goes there too, and the map is found wrong. */
            if (k->hidden) memcpy(state, &hidden, 8);
            stub(k->f, state, after, k->stack + 64, k->x87);
            for (int i = k->first; i < k->first + k->n && !wrong; i++) {
                const struct row *r = &rows[i];
                const unsigned char *a = r->returned ? after : state, *b = r->returned ? out : in;
                if (r->returned == 2) {
                    long double wide;
                    memcpy(&wide, a + r->place / 8, 16);
                    float f; double d;
                    memcpy(&f, b + r->slot / 8, 4), memcpy(&d, b + r->slot / 8, 8);
                    long double was = r->n == 32 ? (long double)f : (long double)d;
                    wrong = was == was ? wide != was : wide == wide;
                    if (wrong) printf("%s: result %d on the x87 stack\n", k->name, i - k->first);
                    continue;
                }
                for (unsigned j = 0; j < r->n && !wrong; j++)
                    if (bit(a, r->place + j) != bit(b, r->slot + j)) {
                        wrong = 1;
                        printf("%s: %s %d: place bit %u, slot bit %u, width %u\n", k->name, r->returned ? "result" : "argument", i - k->first, r->place, r->slot, r->n);
                    }
            }
        }
        bad += wrong;
    }
    if (bad) printf("%d of %d forms differ\n", bad, n_calls);
    return bad != 0;
}
