// RUN: lowir abi --iree
// OURS: the real tools know no signatures
// What is wrong with a text, and at which byte of it.
func.func private @f1() attributes {iree.abi = ""}
func.func private @f2() attributes {iree.abi = "{\22a\22:[],\22r\22:[]"}
func.func private @f3() attributes {iree.abi = "{\22a\22:[],\22r\22:[]}x"}
func.func private @f4() attributes {iree.abi = "{'a':[],'r':[]}"}
func.func private @f5() attributes {iree.abi = "{\22a\22:[NaN],\22r\22:[]}"}
func.func private @f6() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,01]],\22r\22:[]}"}
func.func private @f7() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,1e999]],\22r\22:[]}"}
func.func private @f8() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\\ud800\22,\22i8\22]],\22r\22:[]}"}
func.func private @f9() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\FF\22,\22i8\22]],\22r\22:[]}"}
func.func private @f10() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\0A\22,\22i8\22]],\22r\22:[]}"}
func.func private @f11() attributes {iree.abi = "{\22a\22:[\22i8],\22r\22:[]}"}
func.func private @f12() attributes {iree.abi = "{\22a\22:[\22\\q\22],\22r\22:[]}"}
func.func private @f13() attributes {iree.abi = "{\22a\22:[\22\\u12g4\22],\22r\22:[]}"}
func.func private @f14() attributes {iree.abi = "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}
//--- err
fail_iree_json.mlir:4:1: error: 'iree.abi': at its end: expected a value, found the end of the text [bad-iree-abi]
func.func private @f1() attributes {iree.abi = ""}
^~~~~~~~~
fail_iree_json.mlir:5:1: error: 'iree.abi': at its end: expected ',' or '}', found the end of the text [bad-iree-abi]
func.func private @f2() attributes {iree.abi = "{\22a\22:[],\22r\22:[]"}
^~~~~~~~~
fail_iree_json.mlir:6:1: error: 'iree.abi': at byte 15, `x`: expected the end of the text, found `x` [bad-iree-abi]
func.func private @f3() attributes {iree.abi = "{\22a\22:[],\22r\22:[]}x"}
^~~~~~~~~
fail_iree_json.mlir:7:1: error: 'iree.abi': at byte 1, `'a':[],'r':[]}`: expected a key in double quotes, or '}', found `'` [bad-iree-abi]
func.func private @f4() attributes {iree.abi = "{'a':[],'r':[]}"}
^~~~~~~~~
fail_iree_json.mlir:8:1: error: 'iree.abi': at byte 6, `NaN],"r":[]}`: expected a value, found `NaN` [bad-iree-abi]
func.func private @f5() attributes {iree.abi = "{\22a\22:[NaN],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:9:1: error: 'iree.abi': at byte 23, `01]],"r":[]}`: a number with a needless zero in front [bad-iree-abi]
func.func private @f6() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,01]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:10:1: error: 'iree.abi': at byte 25, `1e999]],"r":[]}`: a number too large for a double [bad-iree-abi]
func.func private @f7() attributes {iree.abi = "{\22a\22:[[\22ndarray\22,\22f32\22,1,1e999]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:11:1: error: 'iree.abi': at byte 16, `\ud800","i8"]],"r":[]}`: half of a surrogate pair [bad-iree-abi]
func.func private @f8() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\\ud800\22,\22i8\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:12:1: error: 'iree.abi': at byte 16, `�","i8"]],"r":[]}`: a byte that is not UTF-8 [bad-iree-abi]
func.func private @f9() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\FF\22,\22i8\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:13:1: error: 'iree.abi': at byte 16, ` ","i8"]],"r":[]}`: a control character in a string: write it as an escape [bad-iree-abi]
func.func private @f10() attributes {iree.abi = "{\22a\22:[[\22named\22,\22\0A\22,\22i8\22]],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:14:1: error: 'iree.abi': at byte 12, `r":[]}`: expected ',' or ']', found `r` [bad-iree-abi]
func.func private @f11() attributes {iree.abi = "{\22a\22:[\22i8],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:15:1: error: 'iree.abi': at byte 7, `\q"],"r":[]}`: an escape that JSON does not have [bad-iree-abi]
func.func private @f12() attributes {iree.abi = "{\22a\22:[\22\\q\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:16:1: error: 'iree.abi': at byte 7, `\u12g4"],"r":[]}`: expected four hexadecimal digits behind '\u' [bad-iree-abi]
func.func private @f13() attributes {iree.abi = "{\22a\22:[\22\\u12g4\22],\22r\22:[]}"}
^~~~~~~~~
fail_iree_json.mlir:17:1: error: 'iree.abi': at byte 127, `[[[[[[[[[`: arrays and objects nest more than 127 deep [bad-iree-abi]
func.func private @f14() attributes {iree.abi = "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}
^~~~~~~~~
