// mlir-opt-22 crashes: the maps of linalg.copy are asked for before anybody looks whether it has operands.
"linalg.copy"() <{sym_name = "f"}> ({
}) : () -> ()
