// RUN: lowir opt --allow-unregistered-dialect
// The address space zero of a debug type is something else than none.
#t = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", sizeInBits = 64, dwarfAddressSpace = 0>
module attributes {a.b = #t} {}
//--- out
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", sizeInBits = 64, dwarfAddressSpace = 0>
module attributes {a.b = #di_derived_type} {
}

