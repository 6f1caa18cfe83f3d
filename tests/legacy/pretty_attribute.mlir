module attributes {fragment.attr0 = #foo.something<abcd>} {
}
