# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Functions of libraries know the globals of their modules, builtin functions the module itself.

#= globals by syntax | text | attributes.allow_dunder
import functools
got = functools.wraps.__globals__

#= globals through the attributes that a wrapper takes over | strict | ok
import functools
class W:
    def __setattr__(self, name, value):
        global got
        if name != '__wrapped__': got = value
try: functools.update_wrapper(W(), functools.wraps, assigned=['__globals__'], updated=[])
except AttributeError: pass

#= globals through wraps | strict | ok
import functools
class W:
    def __setattr__(self, name, value):
        global got
        if name != '__wrapped__': got = value
try: functools.wraps(functools.wraps, assigned=['__globals__'], updated=[])(W())
except AttributeError: pass

#= what a wrapper updates | strict | ok
import functools
class D:
    def update(self, other):
        global got
        if other: got = other
class W:
    __globals__ = D()
try: functools.update_wrapper(W(), functools.wraps, assigned=[], updated=['__globals__'])
except AttributeError: pass

#= builtins, closure and code the same way | strict | ok
import functools
class W:
    def __setattr__(self, name, value):
        global got
        if name != '__wrapped__': got = value
for name in ['__builtins__', '__closure__', '__code__']:
    try: functools.update_wrapper(W(), functools.wraps, assigned=[name], updated=[])
    except AttributeError: pass

#= module of a builtin function | strict | ok
import functools, math
class W:
    def __setattr__(self, name, value):
        global got
        if name != '__wrapped__': got = value
try: functools.update_wrapper(W(), math.sqrt, assigned=['__self__'], updated=[])
except AttributeError: pass

#= a reader of any attribute | text | ok
from dataclasses import dataclass, fields
import json
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
read = fields(A)[0].default
for name in ['__globals__', '__code__', '__builtins__', '__closure__']:
    try: got = read(json.dumps, name)
    except AttributeError: pass
try: got = read(len, '__self__')
except AttributeError: pass

#= a reader of any attribute, by the attributes that a wrapper takes over | strict | attributes.allow_dunder
import functools
class W: pass
w = W()
functools.update_wrapper(w, len, assigned=['__getattribute__'], updated=[])
got = w

#= globals by an expression of pandas | data-analysis | guards.text
import pandas as pd
got = pd.DataFrame({'a': [1]}).eval('@pd.DataFrame.eval.__globals__')

#= globals by a format text | strict | attributes.allow_dunder
import functools
got = '{0.__globals__}'.format(functools.wraps)

#= globals by the default of a field | text | ok
from dataclasses import dataclass, fields
import json
class B:
    x = json.dumps
try:
    @dataclass
    class A(type):
        __globals__: object
    got = fields(A)[0].default
except Exception: pass

#= other code for a function of a library | text | ok
import copy, json
def evil(*a, **k): return 'patched'
class X:
    def __reduce_ex__(self, p): return (lambda: json.dumps, (), (None, {'__code__': 1, '__defaults__': (1,)}))
try: copy.copy(X())
except (AttributeError, TypeError): pass

#= makers of functions and code | text | guards.withheld
import types
got = types.FunctionType(1, {})

#= type of a function | text | error TypeError
import json
def f(): pass
import functools
got = type(f)(functools.partial, {})

#= the globals of a function, by what networkx compiles | science | guards.interpreter
import json, networkx
from networkx.utils.decorators import argmap
class Taker:
    def update(self, other): taken.append(other)
class Compiler:
    def compile(self, function): return json.dumps
class Fake:
    __argmap__ = Compiler()
    __wrapped__ = __code__ = None
    __globals__ = Taker()
taken = []
argmap._lazy_compile(Fake)
got = taken

#= a property's getter taken from a library | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame.shape.fget.__globals__

#= the globals of a function that pandas passes on | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([pd.DataFrame.eval]).map(lambda f: f).agg(lambda s: getattr(s[0], '__globals__'))

#= the names of a function that Cython compiled | data-analysis | guards.interpreter
import pandas as pd
got = pd.Timestamp.now.func_globals

#= the code of a function that Cython compiled | data-analysis | guards.interpreter
import pandas as pd
got = pd.Timestamp.strptime.func_code

#= the names of a function of scipy | science | guards.interpreter
import scipy.linalg
got = scipy.linalg.ishermitian.func_globals['__builtins__']

#= the code of a function of scipy | science | guards.interpreter
import scipy.linalg
got = scipy.linalg.ishermitian.func_code

#= the names of a function of scipy by a given name | science | guards.interpreter
import operator, scipy.linalg
got = operator.attrgetter('func_globals')(scipy.linalg.ishermitian)

#= the names of a function of scipy lent to a library | science | guards.interpreter
import statistics, scipy.linalg
got = statistics.median(map(getattr, [scipy.linalg.ishermitian], ['func_globals']))
