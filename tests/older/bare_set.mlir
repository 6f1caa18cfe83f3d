// 2019: a bare integer set
#set0 = (d0)[s0] : (d0 - s0 >= 0, d0 == 0)
module attributes {a.s = #set0} {
}
//--- today
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>
module attributes {a.s = #set} {
}
