// RUN: lowir opt --emit-bytecode --emit-bytecode-version=7
// OURS: the real tool finds out after its work
func.func private @f()
//--- err
lowir opt: error: '--emit-bytecode-version=7': versions are 0 to 6
