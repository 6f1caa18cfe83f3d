/* Embeds lowir in a C program: compiles a text, walks a module, builds one, and shows what an error says. */
#include <lowir.h>
#include <stdio.h>
#include <stdlib.h>

static void must(bool fine, lowir_session *s) {
  if (!fine) {
    lowir_str report = lowir_session_report(s);
    fprintf(stderr, "%.*s", (int)report.size, report.data);
    exit(1);
  }
}

static void show(lowir_text text) {
  fwrite(text.data, 1, text.size, stdout);
  lowir_text_free(text);
}

/* Operations of every kind below an operation, depth first. */
static size_t count(const lowir_module *m, lowir_op op) {
  size_t n = 1;
  for (size_t r = 0; r < lowir_op_n_regions(m, op); r++) {
    lowir_region region = lowir_op_region(m, op, r);
    for (size_t b = 0; b < lowir_region_n_blocks(m, region); b++) {
      lowir_block block = lowir_region_block(m, region, b);
      for (size_t i = 0; i < lowir_block_n_ops(m, block); i++)
        n += count(m, lowir_block_op(m, block, i));
    }
  }
  return n;
}

int main(void) {
  lowir_session *s = lowir_session_new();

  /* The whole job. */
  lowir_str twice = lowir_cstr("func.func @twice(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }");
  lowir_text ll = lowir_compile(s, lowir_cstr("twice.mlir"), twice);
  must(ll.data, s);
  show(ll);

  /* Step by step. */
  lowir_module *m = lowir_read(s, lowir_cstr("twice.mlir"), twice);
  must(m, s);
  printf("; %zu operations\n", count(m, lowir_module_op(m)));
  must(lowir_run(s, m, lowir_cstr("builtin.module(convert-arith-to-llvm)")), s);
  show(lowir_print(s, m));
  lowir_module_free(m);

  /* A module by hand: @seven() -> i32. */
  m = lowir_module_new(s, lowir_cstr("built"));
  lowir_block top = lowir_region_block(m, lowir_op_region(m, lowir_module_op(m), 0), 0);
  lowir_region body = lowir_region_new(m);
  lowir_block entry = lowir_block_new(m, body, NULL, 0);
  lowir_type_id i32 = lowir_type(s, m, lowir_cstr("i32"));
  lowir_named_attr value = {lowir_cstr("value"), lowir_attr(s, m, lowir_cstr("7 : i32"))};
  lowir_op_parts constant = {.name = lowir_cstr("arith.constant"), .result_types = &i32, .n_results = 1, .attrs = &value, .n_attrs = 1};
  lowir_op seven = lowir_op_new(s, m, entry, &constant);
  lowir_value result = lowir_op_result(m, seven, 0);
  lowir_op_parts end = {.name = lowir_cstr("func.return"), .operands = &result, .n_operands = 1};
  must(lowir_op_new(s, m, entry, &end) != LOWIR_NONE, s);
  lowir_named_attr named[] = {{lowir_cstr("sym_name"), lowir_attr(s, m, lowir_cstr("\"seven\""))},
                              {lowir_cstr("function_type"), lowir_attr(s, m, lowir_cstr("() -> i32"))}};
  lowir_op_parts function = {.name = lowir_cstr("func.func"), .attrs = named, .n_attrs = 2, .regions = &body, .n_regions = 1};
  must(lowir_op_new(s, m, top, &function) != LOWIR_NONE, s);
  must(lowir_lower(s, m), s);
  ll = lowir_emit_ll(s, m);
  must(ll.data, s);
  show(ll);
  lowir_module_free(m);

  /* Errors are data. */
  lowir_diagnostic d;
  m = lowir_read(s, lowir_cstr("bad.mlir"), lowir_cstr("func.func @f() {\n  return %x : i32\n}"));
  must(!m && lowir_session_diagnostic(s, 0, &d), s);
  printf("; %.*s:%u:%u %.*s\n", (int)d.file.size, d.file.data, d.line, d.column, (int)d.name.size, d.name.data);
  lowir_session_free(s);
  return 0;
}
