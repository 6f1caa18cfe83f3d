// RUN: lowir abi --emit=python
// OURS: the real tools know no signatures
// A file complete in itself.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- out
"""Written by lowir abi for x86-64 SysV; index has 64 bits. Call load() first. NAME_raw takes the single values of LLVM's signature, NAME_type makes a callback of a function that lowered code calls. In both an f16 or bf16 is the low bits of a float: see half() and bfloat()."""
import ctypes
import numpy as np

INDEX = ctypes.c_int64


class UnrankedMemRef(ctypes.Structure):
    _fields_ = [("rank", INDEX), ("descriptor", ctypes.c_void_p)]


_classes = {}


def memref(rank):
    """The descriptor class of a rank."""
    if rank not in _classes:
        fields = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p), ("offset", INDEX)]
        if rank:
            fields += [("sizes", INDEX * rank), ("strides", INDEX * rank)]
        _classes[rank] = type(f"MemRef{rank}", (ctypes.Structure,), {"_fields_": fields})
    return _classes[rank]


def from_numpy(array, dtype=None, rank=None, shape=None, strides=None, offset=0):
    """The descriptor of an array, without copying; strides count elements. It keeps the array alive.

    `shape` and `strides` are what the type fixes, None where it leaves them open: lowered code does not look at what
    its type fixes, so an array that does not fit is an error. `offset` is where its type begins: the pointers then lie
    that many elements in front of the array.
    """
    if dtype is not None and array.dtype != np.dtype(dtype):
        raise TypeError(f"expected an array of {np.dtype(dtype)}, found {array.dtype}")
    if rank is not None and array.ndim != rank:
        raise TypeError(f"expected an array of rank {rank}, found {array.ndim}")
    if any(s % array.itemsize for s in array.strides):
        raise TypeError("the strides of the array are no whole number of elements")
    for d, n in enumerate(array.shape):
        if shape and shape[d] not in (None, n):
            raise TypeError(f"expected size {shape[d]} in dimension {d}, found {n}")
        if strides and n > 1 and strides[d] not in (None, array.strides[d] // array.itemsize):
            found = array.strides[d] // array.itemsize
            raise TypeError(f"expected stride {strides[d]} in dimension {d}, found {found}: pass a contiguous copy")
    start = array.ctypes.data - offset * array.itemsize
    m = memref(array.ndim)(start, start, offset)
    if array.ndim:
        m.sizes[:] = array.shape
        m.strides[:] = [s // array.itemsize for s in array.strides]
    m.keep = array
    return m


def to_numpy(m, dtype):
    """An array over the memory of a descriptor, without copying; the memory must outlive it."""
    dtype = np.dtype(dtype)
    rank = len(m.sizes) if hasattr(m, "sizes") else 0
    shape = [m.sizes[i] for i in range(rank)]
    strides = [m.strides[i] * dtype.itemsize for i in range(rank)]
    if 0 in shape:
        return np.empty(shape, dtype)
    low = sum(min(0, (n - 1) * s) for n, s in zip(shape, strides))
    high = sum(max(0, (n - 1) * s) for n, s in zip(shape, strides))
    start = m.aligned + m.offset * dtype.itemsize
    memory = (ctypes.c_char * (high - low + dtype.itemsize)).from_address(start + low)
    return np.ndarray(shape, dtype, memory, -low, strides)


def unranked_from_numpy(array, dtype=None):
    """The unranked descriptor of an array, without copying."""
    ranked = from_numpy(array, dtype)
    u = UnrankedMemRef(array.ndim, ctypes.addressof(ranked))
    u.keep = ranked
    return u


def ranked(u):
    """The ranked descriptor that an unranked one points to: a copy, so that the original may be freed."""
    m = memref(u.rank)()
    # With 32-bit indices there is no padding behind the last field.
    size = 2 * ctypes.sizeof(ctypes.c_void_p) + (1 + 2 * u.rank) * ctypes.sizeof(INDEX)
    ctypes.memmove(ctypes.addressof(m), u.descriptor, size)
    return m


def _laid_out(fields, size):
    """Fields at given offsets of a packed structure, with the gaps as fields."""
    out, at = [], 0
    for name, kind, offset in fields + [("", None, size)]:
        if offset > at:
            out.append((f"_gap{at}", ctypes.c_uint8 * (offset - at)))
        if kind is not None:
            out.append((name, kind))
            at = offset + ctypes.sizeof(kind)
    return out


def new(kind):
    """An object of a ctypes class with the alignment that lowered code may rely on, which ctypes does not know."""
    memory = (ctypes.c_uint8 * (ctypes.sizeof(kind) + 64))()
    return kind.from_buffer(memory, -ctypes.addressof(memory) % 64)


def _low_bits(bits):
    return ctypes.c_float.from_buffer_copy(ctypes.c_uint32(bits)).value


def _bits(x):
    return ctypes.c_uint32.from_buffer_copy(ctypes.c_float(x)).value


def half(x):
    """The float whose low bits are those of an f16, as it travels."""
    return _low_bits(int(np.float16(x).view(np.uint16)))


def of_half(x):
    """The f16 in the low bits of a float."""
    return float(np.uint16(_bits(x) & 0xFFFF).view(np.float16))


def bfloat(x):
    """The float whose low bits are those of a bf16, rounded to even."""
    bits = _bits(x)
    return _low_bits(bits >> 16 | 1 if x != x else bits + 0x7FFF + (bits >> 16 & 1) >> 16)


def of_bfloat(x):
    """The bf16 in the low bits of a float."""
    return _low_bits((_bits(x) & 0xFFFF) << 16)


_libc = ctypes.CDLL(None)
_libc.free.argtypes = [ctypes.c_void_p]


def free_descriptor(u):
    """Frees the ranked descriptor of an unranked result, which malloc gave."""
    _libc.free(u.descriptor)


class Callback:
    """Makes C functions of Python's: what lowered code calls. Keep what it gives alive as long as they may be called."""

    def __init__(self, result, arguments, parameters):
        self.kind, self.result, self.parameters = ctypes.CFUNCTYPE(result, *arguments), result, parameters

    def __call__(self, function):
        return self.kind(function)


_functions = []


def load(path):
    """Opens the library with the lowered functions; the names of what each NAME_raw takes are in its `parameters`."""
    library = ctypes.CDLL(path)
    for name, symbol, result, arguments, parameters in _functions:
        f = library[symbol]
        f.restype, f.argtypes, f.parameters = result, arguments, parameters
        globals()[name + "_raw"] = f
    return library


# ext : (memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32>
# arg0: the caller keeps the memory; nothing is copied or freed by the convention
# result0: the ranked descriptor comes from malloc, without padding at its end, and the caller frees it; its elements as for a ranked result
class ext_registers(ctypes.Structure):
    _fields_ = [("rax", ctypes.c_uint64), ("rdx", ctypes.c_uint64)]


ext_type = Callback(ext_registers, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32], "arg0_allocated arg0_aligned arg0_offset arg0_size0 arg0_size1 arg0_stride0 arg0_stride1 arg1")
_mlir_ciface_ext_type = Callback(None, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32], "result arg0_descriptor arg1")


# own : (memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)
# arg0: the caller keeps the memory; nothing is copied or freed by the convention
# result0: a descriptor by value; its memory is what the function chose, an argument's or its own; if its own, the caller frees 'allocated'
class own_results(ctypes.Structure):
    _pack_ = 1
    _fields_ = _laid_out([("r0", memref(2), 0), ("r1", ctypes.c_int64, 56)], 64)


_functions.append(("own", "own", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_float, ctypes.c_float, ctypes.c_uint64], "result arg0_allocated arg0_aligned arg0_offset arg0_size0 arg0_size1 arg0_stride0 arg0_stride1 arg1_0 arg1_1 arg2"))
_functions.append(("_mlir_ciface_own", "_mlir_ciface_own", None, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_float, ctypes.c_float, ctypes.c_uint64], "result arg0_descriptor arg1_0 arg1_1 arg2"))


def own(arg0, arg1_0, arg1_1, arg2):
    """(memref<2x3xf64>, complex<f32>, index) -> (memref<2x3xf64>, index)"""
    arg0 = from_numpy(arg0, "float64", 2, (2, 3, ), (3, 1, ), 0)
    result = new(own_results)
    _mlir_ciface_own_raw(ctypes.addressof(result), ctypes.addressof(arg0), arg1_0, arg1_1, arg2)
    return result
