// 2022: numbers of a data layout had 32 bits
module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<i64, dense<[64, 128]> : vector<2xi32>>,
    #dlti.dl_entry<f80, dense<128> : vector<2xi32>>,
    #dlti.dl_entry<index, 32>>} {
}
//--- today
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[64, 128]> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, index = 32 : i64>} {
}
