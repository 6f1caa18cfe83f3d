import numpy as np
import scale_abi

scale_abi.load("./libscale.so")
data = np.arange(1, 13, dtype=np.float32).reshape(2, 6)
part = data[:, 1:4]
last = scale_abi.scale(part, 10)
assert last == 90 and part[1, 2] == 100 and data[0, 0] == 1
