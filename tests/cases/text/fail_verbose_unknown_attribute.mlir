// RUN: lowir opt --allow-unregistered-dialect
// The long form names an attribute of the dialect too.
func.func private @f() attributes {x.a = #nvvm<foo.bar>}
//--- err
fail_verbose_unknown_attribute.mlir:3:42: error: dialect 'nvvm' has no type or attribute `foo.bar` [unknown-dialect-entity]
func.func private @f() attributes {x.a = #nvvm<foo.bar>}
                                         ^~~~~
