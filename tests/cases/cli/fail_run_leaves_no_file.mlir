// RUN: lowir run %s -e absent -o out.txt
// OURS: no other tool does this
// There is nothing to call, and no file without anything in it.
func.func @f() {
  return
}
//--- err
lowir run: error: no function 'absent'
