//! Two operations of the `test` dialect, which mlir-opt has for its own tests: they hold others and say nothing about what
//! they do with them. Unknown operations of the dialect pass in generic form. Source: mlir-opt 19 and 22.

use crate::row::*;

dialect! {
    start super::vector::END;
    ONE_REGION_OP = OpRow {
        extra: &RowExtra { regions: &[RegionField { name: "region", kind: RegionKind::Any }], ..NO_EXTRA },
        ..op("test.one_region_op", "A region of which nothing is known.")
    };
    TERMINATOR = OpRow { traits: Traits::TERMINATOR, ..op("test.terminator", "The end of a block that goes nowhere.") };
}
