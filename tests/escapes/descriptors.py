# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Descriptors are files: the standard streams and what the program has open are not the step's.

#= the standard input by a reader | science | filesystem.read
from sklearn.datasets import load_svmlight_file
got = load_svmlight_file(0)

#= the standard output by a writer of arrays | data-analysis | filesystem.write
import numpy as np
class F:
    def fileno(s): return 1
    def flush(s): pass
    def tell(s): return 0
    def seek(s, *a): return 0
np.frombuffer(b'PWNED', dtype='u1').tofile(F())

#= a descriptor of the program by a writer of arrays | data-analysis | filesystem.write
import numpy as np
class F:
    def fileno(s): return 3
    def flush(s): pass
    def tell(s): return 0
    def seek(s, *a): return 0
np.frombuffer(b'PWNED', dtype='u1').tofile(F())

#= a descriptor by a reader of arrays | data-analysis | filesystem.write
import numpy as np
class F:
    def fileno(s): return 2
    def flush(s): pass
    def tell(s): return 0
    def seek(s, *a): return 0
got = np.fromfile(F(), dtype='u1', count=1)

#= a descriptor as a file | data-analysis import=io | filesystem.read
import io
got = io.FileIO(0)

#= a descriptor as a file, by open | data-analysis builtin=open | filesystem.read
got = open(0)

#= a descriptor as a file, to write | data-analysis builtin=open | filesystem.write
got = open(1, 'w')

#= the error output as a file | data-analysis builtin=open | filesystem.write
open(2, 'w', closefd=False).write('PWNED')

#= a negative descriptor | data-analysis builtin=open | error ValueError
got = open(-1)

#= a descriptor that is an object | data-analysis builtin=open | error TypeError
class F:
    def __index__(self): return 0
got = open(F())

#= a descriptor by a reader of tables | data-analysis | error ValueError
import pandas as pd
got = pd.read_csv(0)
