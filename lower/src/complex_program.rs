//! What `convert-complex-to-standard` makes of each operation, as programs (see [`crate::program`]). Source: mlir-opt.

use ir::dialect::complex;

use crate::program::{Program, When};

/// The constants of the programs.
pub static CONSTANTS: &[f64] = &[
    0.0,
    f64::INFINITY,
    1.0,
    0.5,
    -0.5,
    -1.0,
    4.737750796424621e-14,
    -1.147028484342536e-11,
    2.087675428708152e-09,
    -2.755731921499979e-07,
    2.480158730157055e-05,
    -0.0013888888888888872,
    0.041666666666666664,
    0.61685,
    f64::NAN,
    0.25,
    f64::NEG_INFINITY,
    4.0,
];

/// The programs by operation; of several, the first one whose condition holds.
#[rustfmt::skip]
pub static PROGRAMS: &[Program] = &[
    Program { opcode: complex::ABS, when: When::Any, text: "re x; im x; =2; absf 0; absf 1; maximumf 3 4; minimumf 3 4; divf~ 6 5; mulf~ 7 7; addf~ 8 2; sqrt~ 9; mulf~ 5 10; cmpf.uno~ 11 11; select 12 6 11; ret 13" },
    Program { opcode: complex::ADD, when: When::Any, text: "re x; re y; addf 0 1; im x; im y; addf 3 4; create 2 5; ret 6" },
    Program { opcode: complex::ANGLE, when: When::Any, text: "re x; im x; atan2 1 0; ret 2" },
    Program { opcode: complex::ATAN2, when: When::Any, text: "mul.c y y; mul.c x x; add.c 0 1; sqrt.c 2; =0; =2; create 4 5; mul.c 6 x; add.c y 7; div.c 8 3; log.c 9; =5; create 4 11; mul.c 12 10; ret 13" },
    Program { opcode: complex::CONJ, when: When::Any, text: "re x; im x; negf- 1; create 0 2; ret 3" },
    Program { opcode: complex::COS, when: When::Any, text: "re x; im x; =3; exp 1; mulf 2 3; divf 2 3; sin 0; cos 0; addf 5 4; mulf 8 7; subf 5 4; mulf 10 6; create 9 11; ret 12" },
    Program { opcode: complex::DIV, when: When::Basic, text: "re x; im x; re y; im y; mulf 2 2; mulf 3 3; addf 4 5; mulf 0 2; mulf 1 3; addf 7 8; mulf 1 2; mulf 0 3; subf 10 11; divf 9 6; divf 12 6; create 13 14; ret 15" },
    Program { opcode: complex::DIV, when: When::Any, text: "re x; im x; re y; im y; divf 2 3; mulf 4 2; addf 3 5; mulf 0 4; addf 7 1; divf 8 6; mulf 1 4; subf 10 0; divf 11 6; divf 3 2; mulf 13 3; addf 2 14; mulf 1 13; addf 0 16; divf 17 15; mulf 0 13; subf 1 19; divf 20 15; =0; absf 2; cmpf.oeq- 23 22; absf 3; cmpf.oeq- 25 22; cmpf.ord- 0 22; cmpf.ord- 1 22; ori 27 28; andi 24 26; andi 29 30; =1; copysign- 32 2; mulf 33 0; mulf 33 1; cmpf.one- 23 32; cmpf.one- 25 32; andi 36 37; absf 0; cmpf.oeq- 39 32; absf 1; cmpf.oeq- 41 32; ori 40 42; andi 43 38; =2; select 40 45 22; copysign- 46 0; select 42 45 22; copysign- 48 1; mulf 47 2; mulf 49 3; addf 50 51; mulf 32 52; mulf 47 3; mulf 49 2; subf 55 54; mulf 32 56; cmpf.one- 39 32; cmpf.one- 41 32; andi 58 59; cmpf.oeq- 23 32; cmpf.oeq- 25 32; ori 61 62; andi 60 63; select 61 45 22; copysign- 65 2; select 62 45 22; copysign- 67 3; mulf 0 66; mulf 1 68; addf 69 70; mulf 22 71; mulf 1 66; mulf 0 68; subf 73 74; mulf 22 75; cmpf.olt- 23 25; select 77 9 18; select 77 12 21; select 64 72 78; select 64 76 79; select 44 53 80; select 44 57 81; select 31 34 82; select 31 35 83; cmpf.uno- 78 22; cmpf.uno- 79 22; andi 86 87; select 88 84 78; select 88 85 79; create 89 90; ret 91" },
    Program { opcode: complex::EQ, when: When::Any, text: "re x; im x; re y; im y; cmpf.oeq- 0 2; cmpf.oeq- 1 3; andi 4 5; ret 6" },
    Program { opcode: complex::EXP, when: When::Older, text: "re x; im x; exp 0; cos 1; mulf 2 3; sin 1; mulf 2 5; create 4 6; ret 7" },
    Program { opcode: complex::EXP, when: When::Any, text: "re x; im x; =0; =3; =1; exp 0; mulf 0 3; exp 6; cos 1; sin 1; cmpf.oeq 5 4; cmpf.oeq- 1 2; mulf 5 8; mulf 7 8; mulf 13 7; select 10 14 12; mulf 5 9; mulf 7 9; mulf 17 7; select 10 18 16; select 11 2 19; create 15 20; ret 21" },
    Program { opcode: complex::EXPM1, when: When::Older, text: "exp.c x; re 0; =2; subf 1 2; im 0; create 3 4; ret 5" },
    Program { opcode: complex::EXPM1, when: When::Any, text: "re x; im x; =0; =2; expm1 0; addf 4 3; sin 1; =4; =5; cos 1; addf 9 8; mulf 1 1; mulf 11 11; =6; =7; fma 13 11 14; =8; fma 15 11 16; =9; fma 17 11 18; =10; fma 19 11 20; =11; fma 21 11 22; =12; fma 23 11 24; mulf 12 25; mulf 7 11; addf- 26 27; =13; cmpf.oge 11 29; select 30 10 28; addf 31 3; mulf 4 32; addf 33 31; cmpf.oeq 1 2; mulf 5 6; select 35 2 36; create 34 37; ret 38" },
    Program { opcode: complex::LOG, when: When::Any, text: "abs.c x; log 0; angle.c x; create 1 2; ret 3" },
    Program { opcode: complex::LOG1P, when: When::Any, text: "re x; im x; =3; =2; addf 0 3; absf 4; absf 1; maximumf 5 6; minimumf 5 6; cmpf.ogt 4 6; subf 7 3; select 9 0 10; divf~ 8 7; log1p 11; mulf~ 12 12; log1p~ 14; mulf~ 2 15; addf~ 16 13; cmpf.uno~ 17 17; select 18 8 17; atan2 1 4; create 19 20; ret 21" },
    Program { opcode: complex::MUL, when: When::Older, text: "re x; absf 0; im x; absf 2; re y; absf 4; im y; absf 6; mulf 0 4; absf 8; mulf 2 6; absf 10; subf 8 10; mulf 2 4; absf 13; mulf 0 6; absf 15; addf 13 15; cmpf.uno- 12 12; cmpf.uno- 17 17; andi 18 19; =1; cmpf.oeq- 1 21; cmpf.oeq- 3 21; ori 22 23; cmpf.uno- 4 4; cmpf.uno- 6 6; =0; =2; select 22 28 27; copysign- 29 0; select 24 30 0; select 23 28 27; copysign- 32 2; select 24 33 2; andi 24 25; copysign- 27 4; select 35 36 4; andi 24 26; copysign- 27 6; select 38 39 6; cmpf.oeq- 5 21; cmpf.oeq- 7 21; ori 41 42; cmpf.uno- 31 31; cmpf.uno- 34 34; select 41 28 27; copysign- 46 37; select 43 47 37; select 42 28 27; copysign- 49 40; select 43 50 40; andi 43 44; copysign- 27 31; select 52 53 31; andi 43 45; copysign- 27 34; select 55 56 34; ori 24 43; cmpf.oeq- 9 21; cmpf.oeq- 11 21; ori 59 60; cmpf.oeq- 16 21; ori 61 62; cmpf.oeq- 14 21; ori 63 64; =true; xori 58 66; andi 65 67; andi 68 44; copysign- 27 54; select 69 70 54; andi 68 45; copysign- 27 57; select 72 73 57; andi 68 25; copysign- 27 48; select 75 76 48; andi 68 26; copysign- 27 51; select 78 79 51; ori 58 68; andi 20 81; mulf 71 77; mulf 74 80; subf 83 84; mulf 21 85; select 82 86 12; mulf 74 77; mulf 71 80; addf 88 89; mulf 21 90; select 82 91 17; create 87 92; ret 93" },
    Program { opcode: complex::MUL, when: When::Any, text: "re x; im x; re y; im y; mulf 0 2; mulf 1 3; subf 4 5; mulf 1 2; mulf 0 3; addf 7 8; create 6 9; ret 10" },
    Program { opcode: complex::NEG, when: When::Any, text: "re x; im x; negf- 0; negf- 1; create 2 3; ret 4" },
    Program { opcode: complex::NEQ, when: When::Any, text: "re x; im x; re y; im y; cmpf.une- 0 2; cmpf.une- 1 3; ori 4 5; ret 6" },
    Program { opcode: complex::POW, when: When::Any, text: "re y; im y; re x; im x; re x; im x; =2; absf 4; absf 5; maximumf 7 8; minimumf 7 8; divf~ 10 9; mulf~ 11 11; addf~ 12 6; sqrt~ 13; mulf~ 9 14; cmpf.uno~ 15 15; select 16 10 15; powf 17 0; negf 1; atan2 3 2; mulf 19 20; exp 21; mulf 18 22; log 17; mulf 0 20; mulf 1 24; addf 25 26; cos 27; sin 27; =1; =0; =2; create 32 31; create 31 31; create 30 31; cmpf.oeq 17 31; cmpf.oeq 1 31; cmpf.oeq 0 31; cmpf.oeq 3 31; cmpf.ole 31 0; mulf 23 28; mulf 23 29; select 38 33 34; create 41 42; andi 36 37; andi 45 40; select 46 43 44; andi 38 37; select 48 33 47; cmpf.oeq 2 32; andi 50 39; select 51 33 49; cmpf.oeq 2 30; andi 53 39; cmpf.ogt 0 31; andi 37 55; andi 54 56; select 57 35 52; cmpf.olt 0 31; andi 37 59; andi 54 60; select 61 34 58; ret 62" },
    Program { opcode: complex::RSQRT, when: When::Finite, text: "=0; =1; =4; =14; re x; im x; =2; absf 4; absf 5; maximumf 7 8; minimumf 7 8; divf~ 10 9; mulf~ 11 11; addf~ 12 6; rsqrt~ 13; rsqrt~ 10; rsqrt~ 9; sqrt~ 14; mulf~ 16 17; cmpf.uno~ 18 18; select 19 15 18; atan2 5 4; mulf 21 2; cos 22; sin 22; mulf 20 23; mulf 20 24; cmpf.oeq 4 0; cmpf.oeq 5 0; andi 27 28; select 29 1 25; select 29 3 26; create 30 31; ret 32" },
    Program { opcode: complex::RSQRT, when: When::Any, text: "=0; =1; =4; =14; re x; im x; =2; absf 4; absf 5; maximumf 7 8; minimumf 7 8; divf~ 10 9; mulf~ 11 11; addf~ 12 6; rsqrt~ 13; rsqrt~ 10; rsqrt~ 9; sqrt~ 14; mulf~ 16 17; cmpf.uno~ 18 18; select 19 15 18; atan2 5 4; mulf 21 2; cos 22; sin 22; mulf 20 23; mulf 20 24; =5; copysign 0 4; copysign 0 5; mulf 27 29; absf 4; absf 5; cmpf.oeq 32 1; cmpf.uno 4 4; cmpf.oeq 31 1; andi 33 34; ori 36 35; select 37 28 25; select 37 30 26; cmpf.oeq 4 0; cmpf.oeq 5 0; andi 40 41; select 42 1 38; select 42 3 39; create 43 44; ret 45" },
    Program { opcode: complex::SIGN, when: When::Any, text: "re x; im x; =0; cmpf.oeq- 0 2; cmpf.oeq- 1 2; andi 3 4; abs.c x; divf 0 6; divf 1 6; create 7 8; select 5 x 9; ret 10" },
    Program { opcode: complex::SIN, when: When::Any, text: "re x; im x; =3; exp 1; mulf 2 3; divf 2 3; sin 0; cos 0; addf 4 5; mulf 8 6; subf 4 5; mulf 10 7; create 9 11; ret 12" },
    Program { opcode: complex::SQRT, when: When::Finite, text: "=0; =3; re x; im x; =2; absf 2; absf 3; maximumf 5 6; minimumf 5 6; divf~ 8 7; mulf~ 9 9; addf~ 10 4; =15; sqrt~ 7; powf~ 11 12; mulf~ 13 14; cmpf.uno~ 15 15; select 16 8 15; atan2 3 2; mulf 18 1; cos 19; sin 19; cmpf.oeq 21 0; mulf 17 20; mulf 17 21; select 22 0 24; cmpf.oeq 17 0; select 26 0 23; select 26 0 25; create 27 28; ret 29" },
    Program { opcode: complex::SQRT, when: When::Any, text: "=0; =3; re x; im x; =2; absf 2; absf 3; maximumf 5 6; minimumf 5 6; divf~ 8 7; mulf~ 9 9; addf~ 10 4; =15; sqrt~ 7; powf~ 11 12; mulf~ 13 14; cmpf.uno~ 15 15; select 16 8 15; atan2 3 2; mulf 18 1; cos 19; sin 19; cmpf.oeq 21 0; mulf 17 20; mulf 17 21; select 22 0 24; =1; =16; =14; absf 3; cmpf.oeq 29 26; cmpf.one 29 26; cmpf.oeq 2 26; cmpf.oeq 2 27; andi 33 31; select 34 0 23; ori 30 32; select 36 26 35; copysign 26 3; cmpf.uno- 17 17; select 39 28 25; ori 30 33; select 41 38 40; cmpf.oeq 17 0; select 43 0 37; select 43 0 42; create 44 45; ret 46" },
    Program { opcode: complex::SUB, when: When::Any, text: "re x; re y; subf 0 1; im x; im y; subf 3 4; create 2 5; ret 6" },
    Program { opcode: complex::TAN, when: When::Finite, text: "re x; im x; =5; mulf 1 2; =1; =17; addf 3 3; mulf 2 6; expm1 6; expm1 7; subf 8 9; cos 0; mulf 11 11; mulf 12 5; sin 0; mulf 11 14; mulf 5 15; addf 8 9; addf 17 13; cmpf.oeq 17 4; copysign 2 3; divf 10 18; select 19 20 21; divf 16 18; mulf 22 2; create 23 24; ret 25" },
    Program { opcode: complex::TAN, when: When::Any, text: "re x; im x; =5; mulf 1 2; =1; =17; addf 3 3; mulf 2 6; expm1 6; expm1 7; subf 8 9; cos 0; mulf 11 11; mulf 12 5; sin 0; mulf 11 14; mulf 5 15; addf 8 9; addf 17 13; cmpf.oeq 17 4; copysign 2 3; divf 10 18; select 19 20 21; divf 16 18; absf 3; =0; =14; cmpf.oeq 24 4; cmpf.oeq 0 25; =true; xori 27 29; cmpf.uno 16 16; andi 31 30; andi 27 31; ori 28 33; select 32 26 22; select 34 25 23; mulf 35 2; create 36 37; ret 38" },
    Program { opcode: complex::TANH, when: When::Finite, text: "re x; im x; =5; =1; =17; addf 0 0; mulf 2 5; expm1 5; expm1 6; subf 7 8; cos 1; mulf 10 10; mulf 11 4; sin 1; mulf 10 13; mulf 4 14; addf 7 8; addf 16 12; cmpf.oeq 16 3; copysign 2 0; divf 9 17; select 18 19 20; divf 15 17; create 21 22; ret 23" },
    Program { opcode: complex::TANH, when: When::Any, text: "re x; im x; =5; =1; =17; addf 0 0; mulf 2 5; expm1 5; expm1 6; subf 7 8; cos 1; mulf 10 10; mulf 11 4; sin 1; mulf 10 13; mulf 4 14; addf 7 8; addf 16 12; cmpf.oeq 16 3; copysign 2 0; divf 9 17; select 18 19 20; divf 15 17; absf 0; =0; =14; cmpf.oeq 23 3; cmpf.oeq 1 24; =true; xori 26 28; cmpf.uno 15 15; andi 30 29; andi 26 30; ori 27 32; select 31 25 21; select 33 24 22; create 34 35; ret 36" },
];
