//! Tokens of MLIR text (MLIR LangRef, "Common syntax").
