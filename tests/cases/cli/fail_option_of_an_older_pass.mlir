// RUN: lowir opt --convert-std-to-llvm=data-layout=e
// OURS: the real tools read no older spelling
func.func @f() {
  return
}
//--- err
lowir opt: error: '--convert-std-to-llvm=data-layout=e': no pass has the option 'data-layout' today
