// RUN: lowir opt --canonicalize
// RUN: lowir opt --compat=19 --canonicalize
// In 32 bits the smallest number has no negative, so its quotient rounded up is not the low half of that in 64 bits.
func.func @f() -> (index, index, index) {
  %s = index.constant -2147483648
  %s64 = index.constant -9223372036854775808
  %n = index.constant -2147483647
  %c5 = index.constant 5
  %a = index.ceildivs %s, %c5
  %b = index.ceildivs %s64, %c5
  %c = index.ceildivs %n, %c5
  return %a, %b, %c : index, index, index
}
//--- out
module {
  func.func @f() -> (index, index, index) {
    %idx-429496729 = index.constant -429496729
    %idx-2147483648 = index.constant -2147483648
    %idx-9223372036854775808 = index.constant -9223372036854775808
    %idx5 = index.constant 5
    %0 = index.ceildivs %idx-2147483648, %idx5
    %1 = index.ceildivs %idx-9223372036854775808, %idx5
    return %0, %1, %idx-429496729 : index, index, index
  }
}

//--- out 2
module {
  func.func @f() -> (index, index, index) {
    %idx-429496729 = index.constant -429496729
    %idx-2147483648 = index.constant -2147483648
    %idx-9223372036854775808 = index.constant -9223372036854775808
    %idx5 = index.constant 5
    %0 = index.ceildivs %idx-2147483648, %idx5
    %1 = index.ceildivs %idx-9223372036854775808, %idx5
    return %0, %1, %idx-429496729 : index, index, index
  }
}

