// RUN: lowir opt --emit-bytecode --elide-resource-data-from-bytecode --allow-unregistered-dialect %s | lowir opt --allow-unregistered-dialect
// DIFFERS: mlir-opt does not read what it wrote where a tool's resource is a string or a flag
// Attributes keep the names of what they refer to; the data and what belongs to tools are gone.
module attributes {a.known = dense_resource<x> : tensor<2xi32>, a.unknown = dense_resource<y> : tensor<1xi8>} {
}

{-#
  dialect_resources: {
    builtin: {
      x: "0x040000000100000002000000"
    }
  },
  external_resources: {
    tool: {
      said: "text",
      seen: true
    }
  }
#-}
//--- out
module attributes {a.known = dense_resource<x> : tensor<2xi32>, a.unknown = dense_resource<y> : tensor<1xi8>} {
}

