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

#= a callback in C of a weak reference, by a class that pandas shows | data-analysis | ok
import functools, pandas as pd
table = pd.DataFrame({'a': [1]})
column = table['a']
reference = type(table._mgr.blocks[0].refs.referenced_blocks[0])
class A: pass
a = A()
a.me = a
r = reference(a, functools.partial(table.to_csv, canary))
del a

#= a callback in C of a weak method of matplotlib | data-analysis | ok
import functools, matplotlib.cbook as cbook, pandas as pd
class A:
    def f(self): pass
a = A()
registry = cbook.CallbackRegistry()
registry.connect('x', a.f)
reference = type(list(registry.callbacks['x'].values())[0])
b = A()
b.me = b
r = reference(b.f, functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary))
del b

#= a callback in C of a weak reference | data-analysis import=weakref | ok
import functools, pandas as pd, weakref
class A: pass
a = A()
a.me = a
r = weakref.ref(a, functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary))
weakref.finalize(a, functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary))
del a

#= close of a stream of Python | data-analysis | ok
import functools, io, pandas as pd
for stream in (io.BytesIO(), io.StringIO()):
    stream.close = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
    stream.me = stream
del stream

#= close of a loop of Python | data-analysis | ok
import asyncio, functools, pandas as pd
loop = asyncio.new_event_loop()
loop.close = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
loop.me = loop
del loop

#= close of an iterator, by a coroutine that is left | data-analysis | ok
import functools, pandas as pd
class I:
    def __iter__(self): return self
    __next__ = int
    def __await__(self): return self
    close = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
async def wait(): await I()
k = wait()
k.send(None)
left = [k]
left.append(left)
del k, left

#= close of the value of a step | data-analysis | ok
import functools, io, pandas as pd
def stream():
    stream = io.BytesIO()
    stream.close = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
    return stream
stream()

#= close of what handles errors of numbers | data-analysis | ok
import functools, io, numpy as np, pandas as pd
stream = io.BytesIO()
stream.close = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
np.seterrcall(stream)
del stream

#= a finalizer in C without end, of the value of a step | text | ok
import collections, functools, itertools
class A:
    __del__ = functools.partial(collections.deque, itertools.repeat(1), 0)
A()

#= a finalizer in C without end, of a variable where a step fails | text | error ValueError
import collections, functools, itertools
class A:
    __del__ = functools.partial(collections.deque, itertools.repeat(1), 0)
def f():
    a = A()
    raise ValueError
f()

#= a check of a class below an abstract one, after the session | data-analysis | ok
import functools, pandas as pd
from collections.abc import Mapping, Sequence
class Truth: __bool__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
class M(type(Sequence)): pass
class K(Sequence, metaclass=M):
    def __getitem__(self, i): return 1
    def __len__(self): return 1
class R: pass
Sequence.register(R)
M.__subclasscheck__ = functools.partial({1: Truth()}.get, 1)

#= a hook of a class below an abstract one, after the session | data-analysis | ok
import functools, pandas as pd
from collections.abc import Mapping
class K(Mapping):
    __subclasshook__ = functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)
