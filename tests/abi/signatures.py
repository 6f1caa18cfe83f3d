"""Random signatures as MLIR types: what a generator of functions and its checks share."""
import random

SCALARS = "i1 i8 i16 i32 i64 i128 index f16 bf16 f32 f64 f80 f128 i24 i48 i100 i256".split()
ELEMENTS = "i1 i8 i16 i32 i64 f16 bf16 f32 f64 index complex<f32> complex<f64> vector<4xf32> f80 i128".split()
COMPLEX = ["complex<f16>", "complex<bf16>", "complex<f32>", "complex<f64>", "complex<i32>", "complex<f80>", "complex<f128>"]
LANES = "i1 i8 i16 i32 i64 f16 bf16 f32 f64 index".split()


class Signatures:
    def __init__(self, seed, scalars=SCALARS, elements=ELEMENTS, complexes=COMPLEX, lanes=LANES, widths=(1, 2, 3, 4, 5, 6, 8, 12, 16, 32)):
        self.r = random.Random(seed)
        self.scalars, self.elements, self.complexes, self.lanes, self.widths = scalars, elements, complexes, lanes, widths

    def memref(self):
        r, elem = self.r, self.r.choice(self.elements)
        kind = r.choice("static static dynamic dynamic mixed strided unranked".split())
        if kind == "unranked":
            return f"memref<*x{elem}>"
        dims = [r.randint(1, 4) for _ in range(r.choice([0, 1, 1, 2, 2, 3, 4, 5, 6]))]
        text = "x".join([*("?" if kind == "dynamic" or kind != "static" and r.random() < 0.5 else str(d) for d in dims), elem])
        if kind == "strided":
            strides = ", ".join("?" if r.random() < 0.7 else str(r.randint(1, 40)) for _ in dims)
            text += f", strided<[{strides}], offset: {r.choice(['?', '3'])}>"
        return f"memref<{text}>"

    def type(self):
        x = self.r.random()
        if x < 0.45:
            return self.memref()
        if x < 0.75:
            return self.r.choice(self.scalars)
        if x < 0.85:
            return self.r.choice(self.complexes)
        return f"vector<{self.r.choice(self.widths)}x{self.r.choice(self.lanes)}>"

    def some(self, n):
        r = self.r
        return [([self.type() for _ in range(r.choice([0, 1, 2, 3, 4, 5, 7]))], [self.type() for _ in range(r.choice([0, 1, 1, 2, 2, 3, 4]))]) for _ in range(n)]
