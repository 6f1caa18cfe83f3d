// RUN: lowir opt --split-input-file
// What functions say about the buffers of their arguments.
func.func @f(%t: tensor<4xf32> {bufferization.access = "foo"}) { return }
// -----
func.func private @f(tensor<4xf32> {bufferization.access = 4})
// -----
func.func @f(%t: tensor<4xf32> {bufferization.writable = 3}) { return }
// -----
func.func private @f(tensor<4xf32> {bufferization.writable = false})
// -----
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = 5}) { return }
// -----
func.func @f(%t: tensor<4xf32> {bufferization.foo = 5}) { return }
//--- out
// -----
// -----
// -----
// -----
// -----
//--- err
fail_bufferization_arguments.mlir:3:1: error: 'func.func' op has an argument whose attribute 'bufferization.access' is one of "none", "read", "write" and "read-write" [bufferization-attribute]
func.func @f(%t: tensor<4xf32> {bufferization.access = "foo"}) { return }
^~~~~~~~~
fail_bufferization_arguments.mlir:5:1: error: 'func.func' op has an argument whose attribute 'bufferization.access' is a string [bufferization-attribute]
func.func private @f(tensor<4xf32> {bufferization.access = 4})
^~~~~~~~~
fail_bufferization_arguments.mlir:7:1: error: 'func.func' op has an argument whose attribute 'bufferization.writable' is a boolean [bufferization-attribute]
func.func @f(%t: tensor<4xf32> {bufferization.writable = 3}) { return }
^~~~~~~~~
fail_bufferization_arguments.mlir:9:1: error: 'func.func' op has an argument whose attribute 'bufferization.writable' stands on functions with a body only [bufferization-attribute]
func.func private @f(tensor<4xf32> {bufferization.writable = false})
^~~~~~~~~
fail_bufferization_arguments.mlir:11:1: error: 'func.func' op has an argument whose attribute 'bufferization.buffer_layout' is the layout of a memref [bufferization-attribute]
func.func @f(%t: tensor<4xf32> {bufferization.buffer_layout = 5}) { return }
^~~~~~~~~
fail_bufferization_arguments.mlir:13:1: error: 'func.func' op has an argument whose attribute 'bufferization.foo' is unknown: arguments have `access`, `buffer_layout` and `writable` [bufferization-attribute]
func.func @f(%t: tensor<4xf32> {bufferization.foo = 5}) { return }
^~~~~~~~~
