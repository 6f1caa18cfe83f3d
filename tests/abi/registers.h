/* What registers.py writes and registers.c reads. Bits count from the start of the state or buffer. */
struct row { int returned; unsigned place, slot, n; };
struct call { const char *name; void (*f)(void); int first, n, hidden, x87, stack; };
extern const struct row rows[];
extern const struct call calls[];
extern const int n_calls, n_rounds;
