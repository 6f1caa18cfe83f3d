// RUN: lowir abi --format=svg
// OURS: the real tools know no signatures
// The same drawn: boxes of registers, stack slots and descriptor fields.
func.func private @ext(memref<?x4xf32, strided<[?, 1], offset: ?>>, i32) -> memref<*xf32> attributes {llvm.emit_c_interface}
func.func @own(%m: memref<2x3xf64>, %z: complex<f32>, %n: index) -> (memref<2x3xf64>, index) attributes {llvm.emit_c_interface} {
  return %m, %n : memref<2x3xf64>, index
}
//--- out
<svg xmlns="http://www.w3.org/2000/svg" width="2396" height="726" font-family="monospace" font-size="13">
<style>.name{font-weight:bold}.piece{fill:#e8f0fe;stroke:#345}.field{fill:#eef7ea;stroke:#354}</style>
<text x="10" y="20" class="name">@ext : (memref&lt;?x4xf32, strided&lt;[?, 1], offset: ?&gt;&gt;, i32) -&gt; memref&lt;*xf32&gt;</text>
<text x="10" y="40" class="">default: { i64, ptr } @ext(ptr, ptr, i64, i64, i64, i64, i64, i32)</text>
<rect x="10" y="48" width="216" height="40" class="piece"/><text x="18" y="64">rdi</text><text x="18" y="80">allocated pointer of arg0</text>
<rect x="226" y="48" width="200" height="40" class="piece"/><text x="234" y="64">rsi</text><text x="234" y="80">aligned pointer of arg0</text>
<rect x="426" y="48" width="128" height="40" class="piece"/><text x="434" y="64">rdx</text><text x="434" y="80">offset of arg0</text>
<rect x="554" y="48" width="184" height="40" class="piece"/><text x="562" y="64">rcx</text><text x="562" y="80">size of dim 0 of arg0</text>
<rect x="738" y="48" width="184" height="40" class="piece"/><text x="746" y="64">r8</text><text x="746" y="80">size of dim 1 of arg0</text>
<rect x="922" y="48" width="200" height="40" class="piece"/><text x="930" y="64">r9</text><text x="930" y="80">stride of dim 0 of arg0</text>
<rect x="1122" y="48" width="200" height="40" class="piece"/><text x="1130" y="64">stack+0</text><text x="1130" y="80">stride of dim 1 of arg0</text>
<rect x="1322" y="48" width="72" height="40" class="piece"/><text x="1330" y="64">stack+8</text><text x="1330" y="80">arg1</text>
<rect x="1394" y="48" width="80" height="40" class="piece"/><text x="1402" y="64">rax, rdx</text><text x="1402" y="80">result</text>
<text x="10" y="114" class="">C interface: void @_mlir_ciface_ext(ptr, ptr, i32)</text>
<rect x="10" y="122" width="184" height="40" class="piece"/><text x="18" y="138">rdi</text><text x="18" y="154">where the result goes</text>
<rect x="194" y="122" width="280" height="40" class="piece"/><text x="202" y="138">rsi</text><text x="202" y="154">pointer to the descriptor of arg0</text>
<rect x="474" y="122" width="48" height="40" class="piece"/><text x="482" y="138">rdx</text><text x="482" y="154">arg1</text>
<text x="10" y="188" class="">descriptor of arg0: 56 bytes, aligned to 8</text>
<rect x="10" y="196" width="88" height="40" class="field"/><text x="18" y="212">allocated</text><text x="18" y="228">0..8</text>
<rect x="98" y="196" width="72" height="40" class="field"/><text x="106" y="212">aligned</text><text x="106" y="228">8..16</text>
<rect x="170" y="196" width="64" height="40" class="field"/><text x="178" y="212">offset</text><text x="178" y="228">16..24</text>
<rect x="234" y="196" width="64" height="40" class="field"/><text x="242" y="212">sizes</text><text x="242" y="228">24..40</text>
<rect x="298" y="196" width="72" height="40" class="field"/><text x="306" y="212">strides</text><text x="306" y="228">40..56</text>
<text x="10" y="262" class="">descriptor of result0: 16 bytes, aligned to 8</text>
<rect x="10" y="270" width="48" height="40" class="field"/><text x="18" y="286">rank</text><text x="18" y="302">0..8</text>
<rect x="58" y="270" width="96" height="40" class="field"/><text x="66" y="286">descriptor</text><text x="66" y="302">8..16</text>
<text x="10" y="336" class="name">@own : (memref&lt;2x3xf64&gt;, complex&lt;f32&gt;, index) -&gt; (memref&lt;2x3xf64&gt;, index)</text>
<text x="10" y="356" class="">default: { { ptr, ptr, i64, [2 x i64], [2 x i64] }, i64 } @own(ptr, ptr, i64, i64, i64, i64, i64, { float, float }, i64)</text>
<rect x="10" y="364" width="184" height="40" class="piece"/><text x="18" y="380">rdi</text><text x="18" y="396">hidden result pointer</text>
<rect x="194" y="364" width="200" height="40" class="piece"/><text x="202" y="380">rsi</text><text x="202" y="396">allocated pointer of %m</text>
<rect x="394" y="364" width="184" height="40" class="piece"/><text x="402" y="380">rdx</text><text x="402" y="396">aligned pointer of %m</text>
<rect x="578" y="364" width="112" height="40" class="piece"/><text x="586" y="380">rcx</text><text x="586" y="396">offset of %m</text>
<rect x="690" y="364" width="168" height="40" class="piece"/><text x="698" y="380">r8</text><text x="698" y="396">size of dim 0 of %m</text>
<rect x="858" y="364" width="168" height="40" class="piece"/><text x="866" y="380">r9</text><text x="866" y="396">size of dim 1 of %m</text>
<rect x="1026" y="364" width="184" height="40" class="piece"/><text x="1034" y="380">stack+0</text><text x="1034" y="396">stride of dim 0 of %m</text>
<rect x="1210" y="364" width="184" height="40" class="piece"/><text x="1218" y="380">stack+8</text><text x="1218" y="396">stride of dim 1 of %m</text>
<rect x="1394" y="364" width="96" height="40" class="piece"/><text x="1402" y="380">xmm0, xmm1</text><text x="1402" y="396">%z</text>
<rect x="1490" y="364" width="80" height="40" class="piece"/><text x="1498" y="380">stack+16</text><text x="1498" y="396">%n</text>
<rect x="1570" y="364" width="816" height="40" class="piece"/><text x="1578" y="380">[hidden+0], [hidden+8], [hidden+16], [hidden+24], [hidden+32], [hidden+40], [hidden+48], [hidden+56]</text><text x="1578" y="396">result</text>
<text x="10" y="430" class="">C interface: void @_mlir_ciface_own(ptr, ptr, { float, float }, i64)</text>
<rect x="10" y="438" width="184" height="40" class="piece"/><text x="18" y="454">rdi</text><text x="18" y="470">where the result goes</text>
<rect x="194" y="438" width="264" height="40" class="piece"/><text x="202" y="454">rsi</text><text x="202" y="470">pointer to the descriptor of %m</text>
<rect x="458" y="438" width="96" height="40" class="piece"/><text x="466" y="454">xmm0, xmm1</text><text x="466" y="470">%z</text>
<rect x="554" y="438" width="40" height="40" class="piece"/><text x="562" y="454">rdx</text><text x="562" y="470">%n</text>
<text x="10" y="504" class="">bare pointers: { ptr, i64 } @own(ptr, { float, float }, i64)</text>
<rect x="10" y="512" width="248" height="40" class="piece"/><text x="18" y="528">rdi</text><text x="18" y="544">pointer to the elements of %m</text>
<rect x="258" y="512" width="96" height="40" class="piece"/><text x="266" y="528">xmm0, xmm1</text><text x="266" y="544">%z</text>
<rect x="354" y="512" width="40" height="40" class="piece"/><text x="362" y="528">rsi</text><text x="362" y="544">%n</text>
<rect x="394" y="512" width="80" height="40" class="piece"/><text x="402" y="528">rax, rdx</text><text x="402" y="544">result</text>
<text x="10" y="578" class="">descriptor of %m: 56 bytes, aligned to 8</text>
<rect x="10" y="586" width="88" height="40" class="field"/><text x="18" y="602">allocated</text><text x="18" y="618">0..8</text>
<rect x="98" y="586" width="72" height="40" class="field"/><text x="106" y="602">aligned</text><text x="106" y="618">8..16</text>
<rect x="170" y="586" width="64" height="40" class="field"/><text x="178" y="602">offset</text><text x="178" y="618">16..24</text>
<rect x="234" y="586" width="64" height="40" class="field"/><text x="242" y="602">sizes</text><text x="242" y="618">24..40</text>
<rect x="298" y="586" width="72" height="40" class="field"/><text x="306" y="602">strides</text><text x="306" y="618">40..56</text>
<text x="10" y="652" class="">descriptor of result0: 56 bytes, aligned to 8</text>
<rect x="10" y="660" width="88" height="40" class="field"/><text x="18" y="676">allocated</text><text x="18" y="692">0..8</text>
<rect x="98" y="660" width="72" height="40" class="field"/><text x="106" y="676">aligned</text><text x="106" y="692">8..16</text>
<rect x="170" y="660" width="64" height="40" class="field"/><text x="178" y="676">offset</text><text x="178" y="692">16..24</text>
<rect x="234" y="660" width="64" height="40" class="field"/><text x="242" y="676">sizes</text><text x="242" y="692">24..40</text>
<rect x="298" y="660" width="72" height="40" class="field"/><text x="306" y="676">strides</text><text x="306" y="692">40..56</text>
</svg>
