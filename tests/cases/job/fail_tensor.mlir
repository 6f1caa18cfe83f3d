// RUN: lowir %s
// A tensor that was not bufferized is named with the way out.
func.func @f(%t: tensor<4xf32>) {
  return
}
