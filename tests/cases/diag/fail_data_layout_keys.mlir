// RUN: lowir opt --split-input-file %s
// Keys of data layouts are strings or types, those of targets strings; targets have entries, and systems have targets.
module attributes {a.b = #dlti.dl_spec<0 = 1 : i64>} {}
// -----
module attributes {a.b = #dlti.map<unit = 1 : i64>} {}
// -----
module attributes {a.b = #dlti.map<i32 = 1 : i64, "x" = 2 : i64>} {}
// -----
module attributes {a.b = #dlti.target_device_spec<i32 = 1 : i64>} {}
// -----
module attributes {a.b = #dlti.target_device_spec<>} {}
// -----
module attributes {a.b = #dlti.target_system_spec<>} {}
// -----
module attributes {a.b = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"x" = 1 : i64>>} {}
// -----
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.map<"x" = 1 : i64>>} {}
// -----
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = 1 : i64>>} {}
//--- out
// -----
// -----
module attributes {a.b = #dlti.map<i32 = 1 : i64, "x" = 2 : i64>} {
}

// -----
// -----
// -----
// -----
// -----
// -----
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"x" = 1 : i64>>} {
}

//--- err
fail_data_layout_keys.mlir:3:40: error: a DLTI key of this attribute is a string or a type [dlti-key]
module attributes {a.b = #dlti.dl_spec<0 = 1 : i64>} {}
                                       ^
fail_data_layout_keys.mlir:5:36: error: a DLTI key of this attribute is a string or a type [dlti-key]
module attributes {a.b = #dlti.map<unit = 1 : i64>} {}
                                   ^~~~
fail_data_layout_keys.mlir:9:51: error: a DLTI key of this attribute is a string [dlti-key]
module attributes {a.b = #dlti.target_device_spec<i32 = 1 : i64>} {}
                                                  ^~~
fail_data_layout_keys.mlir:11:51: error: the specification of a target has an entry at least [dlti-entries]
module attributes {a.b = #dlti.target_device_spec<>} {}
                                                  ^
fail_data_layout_keys.mlir:13:51: error: the specification of a target has an entry at least [dlti-entries]
module attributes {a.b = #dlti.target_system_spec<>} {}
                                                  ^
fail_data_layout_keys.mlir:15:51: error: a DLTI key of this attribute is a string [dlti-key]
module attributes {a.b = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"x" = 1 : i64>>} {}
                                                  ^~~
fail_data_layout_keys.mlir:17:59: error: the specification of a system has `#dlti.target_device_spec` as values [dlti-entries]
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.map<"x" = 1 : i64>>} {}
                                                          ^~~~~~~~~
