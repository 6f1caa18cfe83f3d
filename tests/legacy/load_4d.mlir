%m = builtin.unrealized_conversion_cast to memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
%a = builtin.unrealized_conversion_cast to index
%b = builtin.unrealized_conversion_cast to index
%c = builtin.unrealized_conversion_cast to index
%d = builtin.unrealized_conversion_cast to index
%v = memref.load %m[%a, %b, %c, %d] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
