# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Pickles name what they call.

#= system by pandas | data-analysis | guards.pickle
import pandas as pd
class R:
    data = b"cos\nsystem\n(S'touch x'\ntR."
    def read(self, n=-1):
        r, self.data = (self.data, b'') if n < 0 else (self.data[:n], self.data[n:])
        return r
    def readline(self):
        i = self.data.index(b'\n') + 1
        r, self.data = self.data[:i], self.data[i:]
        return r
    def readinto(self, b): raise AttributeError
    def __iter__(self): return iter([])
    def __enter__(self): return self
    def __exit__(self, *a): pass
got = pd.read_pickle(R(), compression=None)

#= evaluation by numpy | data-analysis | guards.pickle
import numpy as np
class R:
    data = b"\x80\x02cbuiltins\neval\nX\x01\x00\x00\x001\x85R."
    def read(self, n=-1):
        r, self.data = (self.data, b'') if n < 0 else (self.data[:n], self.data[n:])
        return r
    def readline(self):
        i = self.data.index(b'\n') + 1
        r, self.data = self.data[:i], self.data[i:]
        return r
    def seek(self, n, w=0): self.data = R.data
got = np.load(R(), allow_pickle=True)

#= a module inside a package that is allowed | data-analysis | guards.pickle
import pandas as pd
class R:
    data = b"cpandas.io.common\nos\n."
    def read(self, n=-1):
        r, self.data = (self.data, b'') if n < 0 else (self.data[:n], self.data[n:])
        return r
    def readline(self):
        i = self.data.index(b'\n') + 1
        r, self.data = self.data[:i], self.data[i:]
        return r
    def readinto(self, b): raise AttributeError
    def __iter__(self): return iter([])
    def __enter__(self): return self
    def __exit__(self, *a): pass
got = pd.read_pickle(R(), compression=None)

#= what another module was given | data-analysis | guards.pickle
import pandas as pd
class R:
    data = b"crandom\n_urandom\n."
    def read(self, n=-1):
        r, self.data = (self.data, b'') if n < 0 else (self.data[:n], self.data[n:])
        return r
    def readline(self):
        i = self.data.index(b'\n') + 1
        r, self.data = self.data[:i], self.data[i:]
        return r
    def readinto(self, b): raise AttributeError
    def __iter__(self): return iter([])
    def __enter__(self): return self
    def __exit__(self, *a): pass
got = pd.read_pickle(R(), compression=None)

#= pickle | text | imports.allow
import pickle

#= reduction by syntax | strict | attributes.allow_dunder
got = (1).__reduce_ex__(2)

#= reduction by getattr | strict | attributes.allow_dunder
got = getattr(1, '__reduce__')()

#= an object of any module, by a maker of pickles of numpy | data-analysis | guards.pickle
import pandas as pd
class R:
    data = b"cnumpy._core\n_ufunc_reconstruct\n(S'os'\nS'environ'\ntR."
    def read(self, n=-1):
        r, self.data = (self.data, b'') if n < 0 else (self.data[:n], self.data[n:])
        return r
    def readline(self):
        i = self.data.index(b'\n') + 1
        r, self.data = self.data[:i], self.data[i:]
        return r
    def readinto(self, b): raise AttributeError
    def __iter__(self): return iter([])
    def __enter__(self): return self
    def __exit__(self, *a): pass
got = pd.read_pickle(R(), compression=None)

#= a module, by what pandas imports with | data-analysis | guards.pickle
import pandas as pd
class R:
    data = b"cpandas.compat._optional\nimport_optional_dependency\n(S'os'\ntR."
    def read(self, n=-1):
        r, self.data = (self.data, b'') if n < 0 else (self.data[:n], self.data[n:])
        return r
    def readline(self):
        i = self.data.index(b'\n') + 1
        r, self.data = self.data[:i], self.data[i:]
        return r
    def readinto(self, b): raise AttributeError
    def __iter__(self): return iter([])
    def __enter__(self): return self
    def __exit__(self, *a): pass
got = pd.read_pickle(R(), compression=None)

#= what a module keeps to itself | data-analysis | guards.pickle
import pandas as pd
class R:
    data = b"cuuid\n_get_command_stdout\n(S'id'\ntR."
    def read(self, n=-1):
        r, self.data = (self.data, b'') if n < 0 else (self.data[:n], self.data[n:])
        return r
    def readline(self):
        i = self.data.index(b'\n') + 1
        r, self.data = self.data[:i], self.data[i:]
        return r
    def readinto(self, b): raise AttributeError
    def __iter__(self): return iter([])
    def __enter__(self): return self
    def __exit__(self, *a): pass
got = pd.read_pickle(R(), compression=None)

#= a module that the code imported | text import=pickle | guards.pickle
import pickle, random
got = pickle.loads(b'c__main__\nrandom\n.')

#= a function of the code's own | text import=pickle | guards.pickle
import pickle
def f(): return 1
got = pickle.loads(b'c__main__\nf\n.')

#= builtins of the code | text import=pickle | guards.pickle
import pickle
got = pickle.loads(b'c__main__\n__builtins__\n.')

#= a pickle that statsmodels loads | science | guards.pickle
import io, statsmodels.api as sm
got = sm.load(io.BytesIO(b"cos\nsystem\n(S'true'\ntR."))

#= a pickle's class that finds classes itself | data-analysis | guards.pickle
import io
from pandas.compat.pickle_compat import Unpickler
class U(Unpickler):
    def find_class(self, module, name): return super().find_class('os', 'environ')
got = U(io.BytesIO(b'cx\ny\n.')).load()
