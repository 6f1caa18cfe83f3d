//! What a program that embeds lowir relies on.

#[test]
fn errors_come_back_as_text() {
    let error = lowir::compile("bad.mlir", "func.func @f() { return %x : i32 }", &lowir::Options::default()).unwrap_err();
    assert!(error.starts_with("bad.mlir:1:"), "{error}");
}

#[test]
fn a_users_type_conversion_wins() {
    let mut cx = ir::Context::default();
    let memref = cx.memref_type(&[ir::DYNAMIC], ir::Type::F32, ir::Attr::NONE, ir::Attr::NONE);
    let mut types = lower::TypeConverter::llvm(64);
    let descriptor = types.convert(&mut cx, memref);
    assert!(descriptor.is_some());

    let mut own = lower::TypeConverter::llvm(64);
    own.rules.push(|_, cx, ty| match cx.type_data(ty) {
        ir::TypeData::MemRef { .. } => Some(Some(ir::Type::I64)),
        _ => None,
    });
    assert_eq!(own.convert(&mut cx, memref), Some(ir::Type::I64));
    assert_eq!(own.convert(&mut cx, ir::Type::INDEX), Some(ir::Type::I64), "the other rules stay");
}

/// Types of debug information each of which refers to the next one go to the LLVM dialect and back, however many.
#[test]
fn debug_information_nests_without_end() {
    let n = 3000;
    let mut text = String::from(
        "define void @f(ptr %0) !dbg !1 {\n    #dbg_declare(ptr %0, !5, !DIExpression(), !9)\n  ret void, !dbg !9\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!8}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)\n\
         !1 = distinct !DISubprogram(name: \"f\", scope: !2, file: !2, type: !3, spFlags: DISPFlagDefinition, unit: !0)\n\
         !2 = !DIFile(filename: \"a.c\", directory: \"/\")\n!3 = !DISubroutineType(types: !4)\n!4 = !{null, !10}\n\
         !5 = !DILocalVariable(name: \"x\", scope: !1, type: !10)\n!8 = !{i32 2, !\"Debug Info Version\", i32 3}\n!9 = !DILocation(line: 1, scope: !1)\n",
    );
    for i in (10..10 + 5 * n).step_by(5) {
        // A struct with pointers to the next one and to the first.
        text += &format!(
            "!{i} = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !{}, size: 64)\n\
             !{} = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"s{i}\", size: 128, elements: !{})\n!{} = !{{!{}, !{}}}\n\
             !{} = !DIDerivedType(tag: DW_TAG_member, name: \"n\", baseType: !{}, size: 64)\n\
             !{} = !DIDerivedType(tag: DW_TAG_member, name: \"o\", baseType: !10, size: 64, offset: 64)\n",
            i + 1,
            i + 1,
            i + 2,
            i + 2,
            i + 3,
            i + 4,
            i + 3,
            i + 5,
            i + 4
        );
    }
    text += &format!("!{} = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n", 10 + 5 * n);
    let mut world = lowir_tests::memory::Memory::default();
    world.files.insert("deep.ll".into(), text.into_bytes());
    assert_eq!(lowir_tests::memory::run("lowir translate --import-llvm --mlir-print-debuginfo deep.ll -o deep.mlir", &mut world), 0);
    assert_eq!(lowir_tests::memory::run("lowir translate --mlir-to-llvmir deep.mlir -o deep.ll", &mut world), 0);
    let out = String::from_utf8_lossy(&world.written["deep.ll"]);
    assert_eq!(out.matches("DICompositeType").count(), n);
}

/// A file that is there already goes when the new one is whole, and nothing else is left; through a link the file that it names does.
#[test]
fn outputs_are_replaced() {
    let folder = std::env::temp_dir().join(format!("lowir-replaced-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    std::fs::write(path("in.mlir"), "func.func @f() {\n  return\n}\n").unwrap();
    let job = |output: &str| {
        let words = [path("in.mlir"), "-o".into(), path(output)];
        assert_eq!(lowir::command("lowir", &words, &mut lowir::host_std::Os::new()), 0);
    };
    job("new.ll");
    std::fs::write(path("old.ll"), "as it was").unwrap();
    job("old.ll");
    job("old.ll");
    assert_eq!(std::fs::read(path("old.ll")).unwrap(), std::fs::read(path("new.ll")).unwrap());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 3, "files are left over");
    #[cfg(unix)]
    {
        std::fs::write(path("named.ll"), "as it was").unwrap();
        std::os::unix::fs::symlink("named.ll", path("link.ll")).unwrap();
        job("link.ll");
        assert!(std::fs::symlink_metadata(path("link.ll")).unwrap().is_symlink());
        assert_eq!(std::fs::read(path("named.ll")).unwrap(), std::fs::read(path("new.ll")).unwrap());
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 5, "files are left over");
        // What is new has the mode of what was there; a link to what is not there yet makes that.
        use std::os::unix::fs::PermissionsExt;
        let mode = |name: &str| std::fs::metadata(path(name)).unwrap().permissions().mode() & 0o777;
        std::fs::set_permissions(path("old.ll"), std::fs::Permissions::from_mode(0o640)).unwrap();
        job("old.ll");
        assert_eq!(mode("old.ll"), 0o640);
        std::fs::remove_file(path("named.ll")).unwrap();
        job("link.ll");
        assert!(std::fs::symlink_metadata(path("named.ll")).unwrap().is_file());
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 5, "files are left over");
        // A folder is none to be replaced.
        std::fs::create_dir(path("folder")).unwrap();
        let words = [path("in.mlir"), "-o".into(), path("folder")];
        assert_eq!(lowir::command("lowir", &words, &mut lowir::host_std::Os::new()), 1);
        assert!(std::fs::metadata(path("folder")).unwrap().is_dir());
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 6, "files are left over");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
