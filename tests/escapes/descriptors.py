# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# A descriptor is a file, and those that the program has open are not the step's.

#= an array written to descriptors | data-analysis | guards.withheld
import numpy as np
class F:
    def __init__(self, number): self.number = number
    def fileno(self): return self.number
    def flush(self): pass
    def tell(self): return 0
    def seek(self, *a): return 0
np.frombuffer(b'x', dtype='u1').tofile(F(2))

#= an array read from descriptors | data-analysis | guards.withheld
import numpy as np
class F:
    def fileno(self): return 2
    def flush(self): pass
    def tell(self): return 0
    def seek(self, *a): return 0
got = np.fromfile(F(), dtype='u1', count=1)

#= documents of a vector machine from a descriptor | science | guards.withheld
from sklearn.datasets import load_svmlight_file
got = load_svmlight_file(2)

#= the program's input, wherever it is from | science | guards.withheld
from sklearn.datasets import load_svmlight_file
got = load_svmlight_file(0)

#= the builtin, where it is allowed | text builtin=open | guards.withheld
got = open(1, 'w', closefd=False)

#= a file by its class | text import=io builtin=open | guards.withheld
import io
got = io.open(2, 'wb', closefd=False)

#= an array mapped from a descriptor | data-analysis | guards.foreign
import numpy as np
class F:
    def fileno(self): return 2
    def read(self): pass
    def flush(self): pass
    def tell(self): return 0
    def seek(self, *a): return 5
got = np.memmap(F(), mode='r', shape=(1,), dtype='u1')
