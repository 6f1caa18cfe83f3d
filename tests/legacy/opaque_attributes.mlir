module attributes {fragment.attr0 = #foo<"something<abcd>">, fragment.attr1 = #foo<"something<a%%123^^^>>>">} {
}
