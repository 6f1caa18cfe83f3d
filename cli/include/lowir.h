/* lowir as a library: MLIR in, LLVM IR out.
 *
 * Build it with one of
 *   cargo rustc --release -p lowir --lib --features capi --crate-type staticlib   (liblowir.a)
 *   cargo rustc --release -p lowir --lib --features capi --crate-type cdylib      (liblowir.so)
 *
 * Rules.
 * - Nothing is global. A session and its modules belong to one thread at a time; sessions know nothing of each other.
 * - Strings are bytes with a length, no zero at the end; text is UTF-8.
 * - lowir_str borrows: what the caller passes is read during the call only; what a function returns is valid until the
 *   session's next step (messages) or the module's next change (names).
 * - lowir_text is owned by the caller: free it with lowir_text_free. Its data is null where there is nothing.
 * - Ids are small numbers, good for one module until a pass ran over it. LOWIR_NONE stands for "none" and for errors;
 *   a wrong id is answered with it, with 0, or with an empty string, never with a crash.
 * - Where something fails, the session's messages say why.
 */
#ifndef LOWIR_H
#define LOWIR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Borrowed bytes. */
typedef struct lowir_str {
  const char *data;
  size_t size;
} lowir_str;

/* Owned bytes. */
typedef struct lowir_text {
  char *data;
  size_t size;
} lowir_text;

/* Choices, and the messages of the last step. */
typedef struct lowir_session lowir_session;
/* A module, and the text that its locations point into. */
typedef struct lowir_module lowir_module;

typedef uint32_t lowir_op;
typedef uint32_t lowir_value;
typedef uint32_t lowir_block;
typedef uint32_t lowir_region;
typedef uint32_t lowir_type_id;
typedef uint32_t lowir_attr_id;
#define LOWIR_NONE UINT32_MAX

enum { LOWIR_ERROR = 0, LOWIR_WARNING = 1, LOWIR_REMARK = 2, LOWIR_NOTE = 3 };

/* One message. Line and column count from 1 and are 0 where there is no place. A note belongs to the message before. */
typedef struct lowir_diagnostic {
  uint32_t severity;
  uint32_t line;
  uint32_t column;
  lowir_str name; /* stable name of this kind of message, such as "unknown-op" */
  lowir_str file;
  lowir_str text;
  lowir_str help; /* what to do; empty when unknown */
} lowir_diagnostic;

typedef struct lowir_named_attr {
  lowir_str name;
  lowir_attr_id value;
} lowir_named_attr;

/* What an operation is made of. */
typedef struct lowir_op_parts {
  lowir_str name; /* "arith.addi" */
  const lowir_value *operands;
  size_t n_operands;
  const lowir_type_id *result_types;
  size_t n_results;
  const lowir_named_attr *attrs;
  size_t n_attrs;
  const lowir_region *regions; /* made by lowir_region_new, in no operation yet */
  size_t n_regions;
  const lowir_block *successors;
  size_t n_successors;
} lowir_op_parts;

/* The string of a C string. */
static inline lowir_str lowir_cstr(const char *text) {
  lowir_str s = {text, strlen(text)};
  return s;
}

/* ---- sessions ---- */

lowir_str lowir_version(void);
lowir_session *lowir_session_new(void);
void lowir_session_free(lowir_session *session);
/* Makes a choice as the command's flag of that name does: "compat" "19", "index-bitwidth" "32",
 * "use-bare-ptr-memref-call-conv" "true", "llvm-version" "19", "mlir-print-op-generic" "true". */
bool lowir_session_set(lowir_session *session, lowir_str name, lowir_str value);
/* What the last step said, as the command shows it. */
lowir_str lowir_session_report(const lowir_session *session);
size_t lowir_session_n_diagnostics(const lowir_session *session);
bool lowir_session_diagnostic(const lowir_session *session, size_t i, lowir_diagnostic *out);
void lowir_text_free(lowir_text text);

/* ---- steps ---- */

/* The whole job: the LLVM IR of an MLIR text. */
lowir_text lowir_compile(lowir_session *session, lowir_str name, lowir_str text);
/* Reads and verifies a text; null on errors. */
lowir_module *lowir_read(lowir_session *session, lowir_str name, lowir_str text);
/* An empty builtin.module. */
lowir_module *lowir_module_new(const lowir_session *session, lowir_str name);
void lowir_module_free(lowir_module *module);
bool lowir_verify(lowir_session *session, lowir_module *module);
/* Runs "builtin.module(canonicalize,...)". The next three verify first what was changed by hand, and drop what is in regions
 * that no operation got. */
bool lowir_run(lowir_session *session, lowir_module *module, lowir_str pipeline);
/* Lowers everything to the LLVM dialect; false if anything else is left. */
bool lowir_lower(lowir_session *session, lowir_module *module);
/* The LLVM IR of a module of the LLVM dialect. */
lowir_text lowir_emit_ll(lowir_session *session, lowir_module *module);
/* The MLIR text of a module, in the generic form where it is not right. */
lowir_text lowir_print(lowir_session *session, lowir_module *module);

/* ---- reading modules ---- */

lowir_op lowir_module_op(const lowir_module *module);

lowir_str lowir_op_name(const lowir_module *module, lowir_op op);
size_t lowir_op_n_operands(const lowir_module *module, lowir_op op);
lowir_value lowir_op_operand(const lowir_module *module, lowir_op op, size_t i);
size_t lowir_op_n_results(const lowir_module *module, lowir_op op);
lowir_value lowir_op_result(const lowir_module *module, lowir_op op, size_t i);
size_t lowir_op_n_regions(const lowir_module *module, lowir_op op);
lowir_region lowir_op_region(const lowir_module *module, lowir_op op, size_t i);
size_t lowir_op_n_successors(const lowir_module *module, lowir_op op);
lowir_block lowir_op_successor(const lowir_module *module, lowir_op op, size_t i);
size_t lowir_op_n_attrs(const lowir_module *module, lowir_op op);
lowir_str lowir_op_attr_name(const lowir_module *module, lowir_op op, size_t i);
lowir_attr_id lowir_op_attr(const lowir_module *module, lowir_op op, size_t i);
lowir_block lowir_op_block(const lowir_module *module, lowir_op op);

size_t lowir_region_n_blocks(const lowir_module *module, lowir_region region);
lowir_block lowir_region_block(const lowir_module *module, lowir_region region, size_t i);
lowir_op lowir_region_op(const lowir_module *module, lowir_region region);

size_t lowir_block_n_ops(const lowir_module *module, lowir_block block);
lowir_op lowir_block_op(const lowir_module *module, lowir_block block, size_t i);
size_t lowir_block_n_args(const lowir_module *module, lowir_block block);
lowir_value lowir_block_arg(const lowir_module *module, lowir_block block, size_t i);
lowir_region lowir_block_region(const lowir_module *module, lowir_block block);

lowir_type_id lowir_value_type(const lowir_module *module, lowir_value value);
/* LOWIR_NONE for block arguments. */
lowir_op lowir_value_op(const lowir_module *module, lowir_value value);
lowir_text lowir_type_print(const lowir_module *module, lowir_type_id type);
lowir_text lowir_attr_print(const lowir_module *module, lowir_attr_id attr);

/* ---- building modules ---- */

/* Types and attributes in the words of MLIR: "memref<4x?xf32>", "7 : i32". */
lowir_type_id lowir_type(lowir_session *session, lowir_module *module, lowir_str text);
lowir_attr_id lowir_attr(lowir_session *session, lowir_module *module, lowir_str text);
lowir_region lowir_region_new(lowir_module *module);
/* A block at the end of a region. */
lowir_block lowir_block_new(lowir_module *module, lowir_region region, const lowir_type_id *types, size_t n_types);
/* An operation at the end of a block. It is not verified before lowir_verify, or a step that needs that. */
lowir_op lowir_op_new(lowir_session *session, lowir_module *module, lowir_block block, const lowir_op_parts *parts);

#ifdef __cplusplus
}
#endif

#endif
