%x:2 = "foo_div"() : () -> (f32, i32)
%y, %z = "foo_div"() : () -> (f32, i32)
%w = "tf.scramble"(%x#0, %z) {fruit = "banana"} : (f32, i32) -> f32
