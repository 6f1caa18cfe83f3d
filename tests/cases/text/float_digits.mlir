// RUN: lowir opt --allow-unregistered-dialect %s
// Six digits if they mean the same float, else as many as the format needs, else hexadecimal bits.
"t.op"() {a = 0.1 : f16, b = 1.0e-6 : f32, c = 0.30000000000000004, d = 123456789.0, e = 0x7FC00000 : f32, f = 1.0 : f80, g = -0.0 : bf16} : () -> ()
//--- out
module {
  "t.op"() {a = 9.997550e-02 : f16, b = 9.99999997E-7 : f32, c = 0.30000000000000004 : f64, d = 0x419D6F3454000000 : f64, e = 0x7FC00000 : f32, f = 1.000000e+00 : f80, g = -0.000000e+00 : bf16} : () -> ()
}

