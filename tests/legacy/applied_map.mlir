%a = builtin.unrealized_conversion_cast to index
%b = affine.apply affine_map<(d0) -> (d0 + 10)>(%a)
%c = affine.apply affine_map<(d0) -> (d0 + 10)>(%a)
