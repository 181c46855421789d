# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Real modules that libraries hand out: useless, however the code came by them.

#= by an importer of sympy | science | guards.module
from sympy.external import import_module
got = import_module('sys').modules

#= by an importer of sympy, environment | science | guards.module
from sympy.external import import_module
got = import_module('os').environ

#= builtins by an importer | science | guards.module
from sympy.external import import_module
got = import_module('builtins').getattr

#= a tracer by an importer | science | guards.module
from sympy.external import import_module
import_module('sys').settrace(lambda *a: None)

#= a hook by an importer | science | guards.module
from sympy.external import import_module
import_module('sys').addaudithook(print)

#= fork_exec by an importer | science | guards.module
from sympy.external import import_module
p = import_module('_posixsubprocess')
p.fork_exec([b'/bin/sh', b'-c', b'touch ' + canary.encode()], [b'/bin/sh'], True, (), None, None, -1, -1, -1, -1, -1, -1, 5, 6, False, False, -1, None, None, None, -1, None, False)

#= mkfifo by an importer | science | guards.module
from sympy.external import import_module
import_module('posix').mkfifo(canary)

#= system by an importer | science | guards.module
from sympy.external import import_module
import_module('os').system('touch ' + canary)

#= an importer's module in a loop that CPython specializes | science | guards.module
from sympy.external import import_module
def read(m): return m.pi if m is math else m.modules
import math
m = import_module('sys')
for i in range(50):
    try: got = read(m)
    except Exception as e: last = e
got = 'nothing'
read(m)

#= an importer's module in a warm function | science | guards.module
from sympy.external import import_module
class A: modules = 1
def read(m): return m.modules
for i in range(100): read(A())
for m in [import_module('sys')] * 40:
    try: got = read(m)
    except AttributeError: pass
got = read(m)

#= an importer's module that was just loaded | science | guards.module
from sympy.external import import_module
def read(m): return m.Wave_read
m = import_module('wave')
for i in range(40):
    try: read(m)
    except AttributeError: pass
got = read(m)

#= an importer's module by getattr | science | guards.module
from sympy.external import import_module
got = getattr(import_module('sys'), 'modules')

#= an importer's module by hasattr | science | guards.module
from sympy.external import import_module
got = hasattr(import_module('sys'), 'modules')

#= an importer's module by a pattern | science | guards.module
from sympy.external import import_module
import types
match import_module('sys'):
    case object(modules=m): got = m

#= writing to an importer's module | science | guards.module
from sympy.external import import_module
import_module('sys').stdout = 3

#= writing to an importer's module by setattr | science | guards.module
from sympy.external import import_module
setattr(import_module('sys'), 'stdout', 3)

#= deleting from an importer's module | science | guards.module
from sympy.external import import_module
del import_module('json').dumps

#= an importer's module in a format | science | ok
from sympy.external import import_module
m = import_module('sys')
text = f'{m}'

#= an importer's module in a format of its parts | science | guards.module
from sympy.external import import_module
got = '{0.modules}'.format(import_module('sys'))

#= an importer's module in a comprehension | science | guards.module
from sympy.external import import_module
got = [m.modules for m in (import_module('sys'),)]

#= an importer's module in a generator | science | guards.module
from sympy.external import import_module
got = next(m.modules for m in [import_module('sys')])

#= an importer's module in a lambda | science | guards.module
from sympy.external import import_module
got = (lambda m: m.modules)(import_module('sys'))

#= an importer's module in a callback | science | guards.module
from sympy.external import import_module
got = sorted([import_module('sys')] * 2, key=lambda m: len(m.modules))

#= an importer's module by a dictionary of callbacks | science | guards.module
from sympy.external import import_module
got = list(map(lambda m: m.environ, [import_module('os')]))

#= an importer's module in an exception | science | guards.module
from sympy.external import import_module
try: raise ValueError(import_module('os'))
except ValueError as e: got = e.args[0].environ

#= an importer's module from a coroutine | science | guards.module
from sympy.external import import_module
async def f(): return import_module('os')
got = (await f()).environ

#= an importer's module in a with | science | guards.module
from sympy.external import import_module
from contextlib import nullcontext
with nullcontext(import_module('os')) as m: got = m.environ

#= an importer's module in a tuple | science | guards.module
from sympy.external import import_module
(m, *_), n = (import_module('os'), 1), 2
got = m.environ

#= an importer's module in an array | science | guards.module
from sympy.external import import_module
import numpy as np
got = np.array([import_module('os')], dtype=object)[0].environ

#= an importer's module in a series | science | guards.module
from sympy.external import import_module
import pandas as pd
got = pd.Series([import_module('os')]).iloc[0].environ

#= an importer's module that a series maps | science | guards.module
from sympy.external import import_module
import pandas as pd
got = pd.Series([import_module('os')]).map(lambda m: m.environ)

#= the parts of an importer's module | science | guards.module
from sympy.external import import_module
got = import_module('os').path.join

#= a class by its name | science | guards.module
from sympy.utilities.source import get_class
got = get_class('os.path')

#= a module by its name | science | guards.module
from sympy.utilities.source import get_mod_func
from sympy.external import import_module
got = import_module(get_mod_func('os.system')[0]).system

#= modules of lazy imports | science | guards.module
import networkx.lazy_imports as L
g, d, a = L.attach('os', submod_attrs={'path': ['os']})
got = g('os').getcwd

#= modules of lazy imports, by submodules | science | guards.module
import networkx.lazy_imports as L
g, d, a = L.attach('concurrent', submodules=['futures'])
got = g('futures').ProcessPoolExecutor

#= a namespace of arrays | science | guards.module
import numpy as np
from scipy._lib._array_api import array_namespace
got = array_namespace(np.zeros(2)).info

#= documentation that is added to anything | data-analysis | guards.module
from numpy._core.function_base import add_newdoc
add_newdoc('os', 'environ', ('get', 'x'))

#= documentation that is added to a part of anything | data-analysis | guards.module
from numpy._core.function_base import add_newdoc
add_newdoc('subprocess', 'Popen', 'x')

#= the module behind caught warnings | data-analysis | guards.module
import warnings
got = warnings.catch_warnings()._module.sys

#= the module behind caught warnings, by a pattern | data-analysis | attributes.allow_dunder
import warnings
match warnings.catch_warnings():
    case object(_module=m): got = m.sys

#= the module behind caught warnings, by a template | data-analysis | guards.module
import pandas as pd, warnings
e = pd.DataFrame({'a': [1]}).style.env
got = e.getattr(e.getattr(warnings.catch_warnings(), '_module'), 'sys')

#= the module behind caught warnings, by an item of a template | data-analysis | guards.module
import pandas as pd, warnings
e = pd.DataFrame({'a': [1]}).style.env
got = e.getitem(e.getitem(warnings.catch_warnings(), '_module'), 'sys')

#= the module behind caught warnings, in a template of the code's | data-analysis | guards.text
import pandas as pd, warnings
e = pd.DataFrame({'a': [1]}).style.env
got = e.from_string('{{ w._module.sys.modules }}').render(w=warnings.catch_warnings())

#= the module behind caught warnings, compared by a dataclass | data-analysis | guards.module
import warnings
from dataclasses import dataclass
@dataclass(init=False, repr=False)
class A:
    __annotations__ = {"w._module.sys.modules": int}
a = A(); a.w = warnings.catch_warnings()
class F:
    def __eq__(self, o):
        global got
        got = o
        return True
class N: pass
b = A(); b.w = N(); b.w._module = N(); b.w._module.sys = N(); b.w._module.sys.modules = F()
a == b

#= the module behind caught warnings, shown by a dataclass | data-analysis | guards.module
import warnings
from dataclasses import dataclass
@dataclass(init=False, eq=False)
class A:
    __annotations__ = {"w._module.sys": int}
a = A(); a.w = warnings.catch_warnings()
got = repr(a)

#= the module behind caught warnings, hashed by a dataclass | data-analysis | guards.module
import warnings
from dataclasses import dataclass
@dataclass(init=False, repr=False, frozen=False, unsafe_hash=True)
class A:
    __annotations__ = {"w._module.sys": int}
a = A(); a.w = warnings.catch_warnings()
got = hash(a)

#= the module behind caught warnings, in a formula | science | guards.module
import warnings
from sympy.parsing.sympy_parser import parse_expr
def f(x):
    global got
    got = x
    return 1
parse_expr("f(w._module.sys.modules)", local_dict={'f': f, 'w': warnings.catch_warnings()})

#= the module behind caught warnings, in a function of a formula | science | guards.module
import warnings, sympy
from sympy.printing.pycode import PythonCodePrinter
class P(PythonCodePrinter):
    def doprint(self, e): return "f(w._module.sys.modules)"
found = []
sympy.lambdify([], sympy.Integer(1), modules=[{'f': found.append, 'w': warnings.catch_warnings()}], printer=P())()
got = found

#= the module behind caught warnings, in an expression of f2py | data-analysis | guards.module
import numpy.f2py.crackfortran as c, warnings
def f(x):
    global got
    got = x
    return 1
c.myeval("f(w._module.sys.modules)", {'w': warnings.catch_warnings(), 'f': f}, {})

#= the module behind caught warnings, in a label | science | guards.module
import warnings
from matplotlib.ticker import StrMethodFormatter
got = StrMethodFormatter('{x._module.sys.modules}')(warnings.catch_warnings())

#= a name of matplotlib's backends | science | guards.module
from matplotlib.backends.registry import backend_registry
got = backend_registry.load_backend_module('module://os').environ

#= what a view leads to, late | data-analysis | ok
import numpy as np
assert np.linalg.norm([3, 4]) == 5 and np.random.default_rng(1).integers(1) == 0

#= libraries find their modules as they are | science | ok
import numpy as np, pandas as pd, scipy.stats, json, decimal, datetime
assert pd.DataFrame({'a': [1, 2]}).groupby('a').size().sum() == 2
assert scipy.stats.norm.cdf(0) == 0.5
assert datetime.datetime.strptime('2026-01-02', '%Y-%m-%d').year == 2026
assert pd.to_datetime('2026-01-02').day == 2
assert json.loads(pd.Series([1]).to_json()) == {'0': 1}
