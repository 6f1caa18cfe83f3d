// The checksum of Ethernet and zip, a table of 16 words for half bytes.
memref.global "private" constant @words : memref<16xi32> = dense<[
  0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
  0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C]>

func.func @crc32(%text: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ones = arith.constant -1 : i32
  %four = arith.constant 4 : i32
  %low = arith.constant 15 : i32
  %table = memref.get_global @words : memref<16xi32>
  %n = memref.dim %text, %zero : memref<?xi8>
  %sum = scf.for %i = %zero to %n step %one iter_args(%crc = %ones) -> (i32) {
    %c = memref.load %text[%i] : memref<?xi8>
    %wide = arith.extui %c : i8 to i32
    %mixed = arith.xori %crc, %wide : i32
    %first = func.call @half(%table, %mixed) : (memref<16xi32>, i32) -> i32
    %second = func.call @half(%table, %first) : (memref<16xi32>, i32) -> i32
    scf.yield %second : i32
  }
  %crc = arith.xori %sum, %ones : i32
  return %crc : i32
}

func.func private @half(%table: memref<16xi32>, %crc: i32) -> i32 {
  %four = arith.constant 4 : i32
  %low = arith.constant 15 : i32
  %bits = arith.andi %crc, %low : i32
  %at = arith.index_castui %bits : i32 to index
  %word = memref.load %table[%at] : memref<16xi32>
  %rest = arith.shrui %crc, %four : i32
  %new = arith.xori %rest, %word : i32
  return %new : i32
}
