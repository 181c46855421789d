# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Functions in C that code leaves behind: nothing of the code is on the stack when they are called.

#= a finalizer in C of a cycle | data-analysis | ok
import functools, pandas as pd
class F:
    __del__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
f = F()
f.me = f
del f

#= close of a stream in C | data-analysis | ok
import functools, io, pandas as pd
class F(io.RawIOBase):
    close = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
f = F()
f.me = f
del f

#= a finalizer that is set later | data-analysis | ok
import functools, pandas as pd
class F: pass
F.__del__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
f = F()
f.me = f
del f

#= a finalizer in C, kept by a library | data-analysis | ok
import functools, pandas as pd
class F:
    def __call__(self, v): return 'x'
    __del__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
pd.options.display.float_format = F()
