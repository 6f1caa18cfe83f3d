// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// Every rule of type records, broken once.
func.func private @f0() attributes {iree.abi = "{\22a\22:[]}"}
func.func private @f1() attributes {iree.abi = "[]"}
func.func private @f2() attributes {iree.abi = "{\22a\22:{},\22r\22:[]}"}
func.func private @f3() attributes {iree.abi = "{\22a\22:[],\22r\22:[],\22a\22:[]}"}
func.func private @f4() attributes {iree.abi = "{\22a\22:[],\22r\22:[],\22d\22:[]}"}
func.func private @f5() attributes {iree.abi = "{\22a\22:[],\22r\22:[],\22v\22:2}"}
func.func private @f6() attributes {iree.abi = "{\22a\22:[\22int32\22],\22r\22:[]}"}
func.func private @f7() attributes {iree.abi = "{\22a\22:[\22f33\22],\22r\22:[]}"}
func.func private @f8() attributes {iree.abi = "{\22a\22:[\22i0\22],\22r\22:[]}"}
func.func private @f9() attributes {iree.abi = "{\22a\22:[\22i16777216\22],\22r\22:[]}"}
func.func private @f10() attributes {iree.abi = "{\22a\22:[32],\22r\22:[]}"}
func.func private @f11() attributes {iree.abi = "{\22a\22:[[]],\22r\22:[]}"}
func.func private @f12() attributes {iree.abi = "{\22a\22:[[1,\22i32\22]],\22r\22:[]}"}
func.func private @f13() attributes {iree.abi = "{\22a\22:[[\22tuple\22,\22i32\22]],\22r\22:[]}"}
func.func private @f14() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22]],\22r\22:[]}"}
func.func private @f15() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\22,\22i32\22]],\22r\22:[]}"}
func.func private @f16() attributes {iree.abi = "{\22a\22:[[\22named\22,1,\22i32\22]],\22r\22:[]}"}
func.func private @f17() attributes {iree.abi = "{\22a\22:[],\22r\22:[[\22named\22,\22x\22,\22i32\22]]}"}
func.func private @f18() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22,[\22named\22,\22y\22,\22i32\22]]],\22r\22:[]}"}
func.func private @f19() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22,\22i32\22],[\22named\22,\22x\22,\22i32\22]],\22r\22:[]}"}
func.func private @f20() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22,\22i32\22],\22i32\22],\22r\22:[]}"}
func.func private @f21() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22]],\22r\22:[]}"}
func.func private @f22() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,4]],\22r\22:[]}"}
func.func private @f23() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,null,4]],\22r\22:[]}"}
func.func private @f24() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,-1]],\22r\22:[]}"}
func.func private @f25() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1.0,4]],\22r\22:[]}"}
func.func private @f26() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,null,1,4]],\22r\22:[]}"}
func.func private @f27() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,9223372036854775808]],\22r\22:[]}"}
func.func private @f28() attributes {iree.abi = "{\22a\22:[[\22sdict\22,[\22a\22]]],\22r\22:[]}"}
func.func private @f29() attributes {iree.abi = "{\22a\22:[[\22sdict\22,[\22a\22,\22i32\22],[\22a\22,\22f32\22]]],\22r\22:[]}"}
func.func private @f30() attributes {iree.abi = "{\22a\22:[[\22py_homogeneous_list\22]],\22r\22:[]}"}
//--- err
fail_iree_records.mlir:4:1: error: 'iree.abi': at byte 0, `{"a":[]}`: missing key "r", the results [bad-iree-abi]
func.func private @f0() attributes {iree.abi = "{\22a\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:5:1: error: 'iree.abi': at byte 0, `[]`: a signature is an object, found an array [bad-iree-abi]
func.func private @f1() attributes {iree.abi = "[]"}
^~~~~~~~~
fail_iree_records.mlir:6:1: error: 'iree.abi': at byte 5, `{},"r":[]}`: "a" must be an array of type records, found an object [bad-iree-abi]
func.func private @f2() attributes {iree.abi = "{\22a\22:{},\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:7:1: error: 'iree.abi': at byte 15, `"a":[]}`: key "a" stands twice [bad-iree-abi]
func.func private @f3() attributes {iree.abi = "{\22a\22:[],\22r\22:[],\22a\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:8:1: error: 'iree.abi': at byte 15, `"d":[]}`: unknown key "d": a signature has "a", "r" and "v" [bad-iree-abi]
func.func private @f4() attributes {iree.abi = "{\22a\22:[],\22r\22:[],\22d\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:9:1: error: 'iree.abi': at byte 19, `2}`: unknown version: "v" must be 1 [bad-iree-abi]
func.func private @f5() attributes {iree.abi = "{\22a\22:[],\22r\22:[],\22v\22:2}"}
^~~~~~~~~
fail_iree_records.mlir:10:1: error: 'iree.abi': at byte 6, `"int32"],"r":[]}`: unknown primitive type "int32"; did you mean "i32"? [bad-iree-abi]
func.func private @f6() attributes {iree.abi = "{\22a\22:[\22int32\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:11:1: error: 'iree.abi': at byte 6, `"f33"],"r":[]}`: no float format is 33 bits wide: there are f16, f32, f64, f80 and f128 [bad-iree-abi]
func.func private @f7() attributes {iree.abi = "{\22a\22:[\22f33\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:12:1: error: 'iree.abi': at byte 6, `"i0"],"r":[]}`: "i0" is zero bits wide [bad-iree-abi]
func.func private @f8() attributes {iree.abi = "{\22a\22:[\22i0\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:13:1: error: 'iree.abi': at byte 6, `"i16777216"],"r":[]}`: "i16777216" is wider than an integer type can be, 16777215 bits [bad-iree-abi]
func.func private @f9() attributes {iree.abi = "{\22a\22:[\22i16777216\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:14:1: error: 'iree.abi': at byte 6, `32],"r":[]}`: a type record is a string, null or an array, found 32 [bad-iree-abi]
func.func private @f10() attributes {iree.abi = "{\22a\22:[32],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:15:1: error: 'iree.abi': at byte 6, `[]],"r":[]}`: a compound type begins with its tag, found an empty array [bad-iree-abi]
func.func private @f11() attributes {iree.abi = "{\22a\22:[[]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:16:1: error: 'iree.abi': at byte 7, `1,"i32"]],"r":[]}`: a compound type begins with its tag, a string, found 1 [bad-iree-abi]
func.func private @f12() attributes {iree.abi = "{\22a\22:[[1,\22i32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:17:1: error: 'iree.abi': at byte 7, `"tuple","i32"]],"r":[]}`: unknown compound type "tuple"; did you mean "stuple"? [bad-iree-abi]
func.func private @f13() attributes {iree.abi = "{\22a\22:[[\22tuple\22,\22i32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:18:1: error: 'iree.abi': at byte 6, `["named","x"]],"r":[]}`: "named" takes a key and a type, found 1 field [bad-iree-abi]
func.func private @f14() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:19:1: error: 'iree.abi': at byte 15, `"","i32"]],"r":[]}`: the key of "named" is empty [bad-iree-abi]
func.func private @f15() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\22,\22i32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:20:1: error: 'iree.abi': at byte 15, `1,"i32"]],"r":[]}`: the key of "named" must be a string, found 1 [bad-iree-abi]
func.func private @f16() attributes {iree.abi = "{\22a\22:[[\22named\22,1,\22i32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:21:1: error: 'iree.abi': at byte 13, `["named","x","i32"]]}`: "named" may stand only in the list of arguments, and not inside another [bad-iree-abi]
func.func private @f17() attributes {iree.abi = "{\22a\22:[],\22r\22:[[\22named\22,\22x\22,\22i32\22]]}"}
^~~~~~~~~
fail_iree_records.mlir:22:1: error: 'iree.abi': at byte 19, `["named","y","i32"]]],"r":[]}`: "named" may stand only in the list of arguments, and not inside another [bad-iree-abi]
func.func private @f18() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22,[\22named\22,\22y\22,\22i32\22]]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:23:1: error: 'iree.abi': at byte 35, `"x","i32"]],"r":[]}`: two arguments are named "x" [bad-iree-abi]
func.func private @f19() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22,\22i32\22],[\22named\22,\22x\22,\22i32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:24:1: error: 'iree.abi': at byte 26, `"i32"],"r":[]}`: a positional argument behind a named one [bad-iree-abi]
func.func private @f20() attributes {iree.abi = "{\22a\22:[[\22named\22,\22x\22,\22i32\22],\22i32\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:25:1: error: 'iree.abi': at byte 6, `["ndarray","f32"]],"r":[]}`: "ndarray" takes an element type, a rank and sizes, found 1 field [bad-iree-abi]
func.func private @f21() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:26:1: error: 'iree.abi': at byte 23, `2,4]],"r":[]}`: the rank is 2, found 1 size [bad-iree-abi]
func.func private @f22() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,2,4]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:27:1: error: 'iree.abi': at byte 28, `4]],"r":[]}`: an "ndarray" of unknown rank has no sizes [bad-iree-abi]
func.func private @f23() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,null,4]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:28:1: error: 'iree.abi': at byte 25, `-1]],"r":[]}`: a size of "ndarray" must be null or a non-negative integer, found -1 [bad-iree-abi]
func.func private @f24() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,-1]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:29:1: error: 'iree.abi': at byte 23, `1.0,4]],"r":[]}`: the rank of "ndarray" must be null or a non-negative integer, found a number that is no integer [bad-iree-abi]
func.func private @f25() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1.0,4]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:30:1: error: 'iree.abi': at byte 17, `null,1,4]],"r":[]}`: the element type of "ndarray" is a string or an array, found null [bad-iree-abi]
func.func private @f26() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,null,1,4]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:31:1: error: 'iree.abi': at byte 25, `9223372036854775808]],"r":[]}`: a size of "ndarray" must be null or a non-negative integer, found a number that is no integer [bad-iree-abi]
func.func private @f27() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,9223372036854775808]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:32:1: error: 'iree.abi': at byte 15, `["a"]]],"r":[]}`: a slot of "sdict" is a key and a type, as in ["key", "i32"] [bad-iree-abi]
func.func private @f28() attributes {iree.abi = "{\22a\22:[[\22sdict\22,[\22a\22]]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:33:1: error: 'iree.abi': at byte 28, `"a","f32"]]],"r":[]}`: two slots have the key "a" [bad-iree-abi]
func.func private @f29() attributes {iree.abi = "{\22a\22:[[\22sdict\22,[\22a\22,\22i32\22],[\22a\22,\22f32\22]]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_records.mlir:34:1: error: 'iree.abi': at byte 6, `["py_homogeneous_list"]],"r":[]}`: "py_homogeneous_list" takes one element type, found 0 [bad-iree-abi]
func.func private @f30() attributes {iree.abi = "{\22a\22:[[\22py_homogeneous_list\22]],\22r\22:[]}"}
^~~~~~~~~
