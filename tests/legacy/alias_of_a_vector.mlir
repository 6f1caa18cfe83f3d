%x = builtin.unrealized_conversion_cast to vector<4xf32>
"foo"(%x) : (vector<4xf32>) -> ()
"foo"(%x) : (vector<4xf32>) -> ()
