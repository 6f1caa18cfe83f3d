// RUN: lowir opt %s
// Unknown dialects must be allowed.
"my.op"() : () -> ()
