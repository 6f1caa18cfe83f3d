// RUN: lowir opt --convert-func-to-llvm
// No C wrapper can forward a variable argument list.
// SEED: S63

