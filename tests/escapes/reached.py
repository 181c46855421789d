# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries import by names that they are given and hand out real modules: what code reads there is judged where it reads.

#= by what sympy imports with | science | guards.module
from sympy.external import import_module
got = import_module('sys').modules

#= a function of one | science | guards.module
from sympy.external import import_module
got = import_module('os').environ

#= a name of one in a loop that is quick | science | guards.module
import math
from sympy.external import import_module
for module in [math] * 50 + [import_module('time')] * 50 + [import_module('posix')]:
    try: got = module.environ
    except AttributeError as e:
        if 'has no attribute' not in str(e): raise

#= a process | science | guards.module
from sympy.external import import_module
fork = import_module('_posixsubprocess').fork_exec

#= the tracer of the interpreter | science | guards.module
from sympy.external import import_module
import_module('sys').settrace(None)

#= what runs text | science | guards.module
from sympy.external import import_module
got = import_module('builtins').exec

#= the class behind a name | science | guards.module
from sympy.utilities.source import get_class
got = get_class('os.environ')

#= names of a module attached to a package | science | guards.module
import networkx.lazy_imports
got = networkx.lazy_imports.attach('os', submod_attrs={'path': ['os']})[0]('os').getcwd()

#= the names themselves | science | guards.module
import networkx.lazy_imports
got = networkx.lazy_imports.attach('os', submod_attrs={'path': ['sys']})[0]('sys')

#= documentation added to a name of any module | data-analysis | guards.module
from numpy._core.function_base import add_newdoc
add_newdoc('os', 'environ', ('get', 'x'))

#= the namespace of an array | science | guards.withheld
import numpy as np
from scipy._lib._array_api import array_namespace
got = array_namespace(np.zeros(2)).info

#= what the namespace of an array offers is there | science | ok
import numpy as np
from scipy._lib._array_api import array_namespace
names = array_namespace(np.zeros(2))
assert names.sqrt(np.float64(4)) == 2 and 'numpy' in names.__name__

#= a module by getattr | science | guards.module
from sympy.external import import_module
got = getattr(import_module('sys'), 'modules')

#= a module by getattr with a default | science | guards.module
from sympy.external import import_module
got = getattr(import_module('sys'), 'modules', 'nothing')

#= a module by hasattr | science | guards.module
from sympy.external import import_module
hasattr(import_module('sys'), 'modules')

#= a module by a pattern | science | ok
from sympy.external import import_module
match import_module('sys'):
    case object(modules=m): got = m

#= a module by attrgetter | science | guards.module
import operator
from sympy.external import import_module
got = operator.attrgetter('modules')(import_module('sys'))

#= a module by methodcaller | science | guards.module
import operator
from sympy.external import import_module
got = operator.methodcaller('getcwd')(import_module('os'))

#= a module by a format | science | guards.module
from sympy.external import import_module
got = '{0.modules}'.format(import_module('sys'))

#= a module by a format of a mapping | science | guards.module
from sympy.external import import_module
got = '{s.modules}'.format_map({'s': import_module('sys')})

#= a module by a formatter | science | guards.module
import string
from sympy.external import import_module
got = string.Formatter().format('{0.modules}', import_module('sys'))

#= a module by a format that is lent | science | guards.module
import pandas as pd
from sympy.external import import_module
got = pd.Series([import_module('sys')]).map('{0.modules}'.format)[0]

#= a module by map and getattr | science | guards.module
from sympy.external import import_module
got = list(map(getattr, [import_module('sys')], ['modules']))

#= the dictionary of a module | science | attributes.allow_dunder
from sympy.external import import_module
got = import_module('sys').__dict__

#= its attributes taken over | science | ok
import functools
from sympy.external import import_module
class W:
    pass
w = W()
functools.update_wrapper(w, import_module('sys'), assigned=[])
if hasattr(w, 'modules'): got = w.modules

#= its dictionary as the names of a formula | science | error NameError
from sympy import lambdify
from sympy.external import import_module
got = lambdify([], 'modules', modules=[import_module('sys')])()

#= a module in a formula | science | guards.module
from sympy import lambdify
from sympy.external import import_module
got = lambdify([], 's.modules', modules=[{'s': import_module('sys')}])()

#= a module written to | science | guards.module
from sympy.external import import_module
import_module('json').loads = len

#= a module written to by setattr | science | guards.module
from sympy.external import import_module
setattr(import_module('json'), 'loads', len)

#= a module written to by what wraps functions | science | guards.module
import functools
from sympy.external import import_module
def loads(): pass
functools.update_wrapper(import_module('json'), loads, assigned=['__doc__'], updated=[])

#= another class for a module | science | attributes.allow_dunder
from sympy.external import import_module
import_module('json').__class__ = type(import_module('json'))

#= a module by its own type's reader | science | guards.module
import statistics
from dataclasses import dataclass, fields
from sympy.external import import_module
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
got = statistics.median(map(fields(A)[0].default, [import_module('sys')], ['modules']))

#= a module by the environment of templates | science | guards.module
import pandas as pd
from sympy.external import import_module
class Holder:
    module = import_module('sys')
got = pd.DataFrame({'a': [1]}).style.env.getattr(Holder.module, 'modules')

#= a backend of matplotlib | science | error AttributeError
import matplotlib.pyplot as plt
got = plt.switch_backend('module://posix')

#= a module that holds another | science | guards.module
from sympy.external import import_module
got = import_module('random')._os

#= modules that the policy allows are views | science | ok
from sympy.external import import_module
numpy = import_module('numpy')
assert numpy.sqrt(4.0) == 2 and numpy.linalg.norm([3, 4]) == 5
for name in ('ctypeslib', 'f2py'):
    module = getattr(numpy, name)
try: got = numpy.lib._npyio_impl.os
except AttributeError: pass

#= what is withheld of a module is withheld of the real one | science | guards.withheld
from sympy.external import import_module
got = import_module('numpy.testing', import_kwargs={'fromlist': ['x']}).runstring

#= the interpreters beside this one | science | guards.module
from sympy.external import import_module
got = import_module('_interpreters').create()

#= memory by the module for it | science | guards.module
from sympy.external import import_module
got = import_module('mmap').mmap

#= objects by the collector | science | guards.module
from sympy.external import import_module
got = import_module('gc').get_objects()

#= the end of the program | science | guards.module
from sympy.external import import_module
import_module('os')._exit(3)

#= a signal | science | guards.module
from sympy.external import import_module
import_module('signal').raise_signal(9)

#= repr, equality and the like of modules are harmless | science | ok
from sympy.external import import_module
module = import_module('sys')
assert 'sys' in repr(module) and module == module and isinstance(hash(module), int) and module.__name__ == 'sys'

#= users of the machine | science | guards.module
from sympy.utilities.source import get_class
got = get_class('pwd.getpwall')()

#= the same by the names of a formula | science | error NameError
from sympy import lambdify
from sympy.external import import_module
got = lambdify([], 'getpwall()', modules=[import_module('pwd')])()

#= a database of a library in C | science | guards.module
from sympy.utilities.source import get_class
got = get_class('_dbm.open')(canary, 'c')

#= a file that only readline reads | science | guards.module
from sympy.utilities.source import get_class
got = get_class('readline.read_init_file')('/etc/inputrc')

#= memory shared with other programs | science | guards.module
from sympy.utilities.source import get_class
got = get_class('_posixshmem.shm_open')('/vitrine_canary', 66, 384)

#= a lock shared with other programs | science | guards.module
from sympy.utilities.source import get_class
got = get_class('_multiprocessing.SemLock')(0, 1, 1, '/vitrine_canary', True)

#= a socket in C++ | science | guards.module
from sympy.utilities.source import get_class
got = get_class('zmq.Context')

#= the processes of the machine | science | guards.module
from sympy.utilities.source import get_class
got = get_class('psutil.pids')()

#= a font in C | science | guards.module
from sympy.utilities.source import get_class
got = get_class('PIL.ImageFont.truetype')

#= a module of the standard library that is not allowed | science | guards.withheld
from sympy.utilities.source import get_class
got = get_class('logging.FileHandler')(canary)

#= a file by the description of a package | science | filesystem.read
from networkx.utils import backends
text = next(iter(backends.entry_points(group='console_scripts'))).dist.read_text('/etc/passwd')
if text: got = text

#= an entry point of a package | science | guards.module
from networkx.utils import backends
points = backends.entry_points(group='console_scripts')
E = type(next(iter(points)))
got = E('x', 'os:environ', 'g').load()

#= an extension of templates | data-analysis | guards.module
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.overlay(extensions=['webbrowser.open']).extensions

#= a backend of plots | data-analysis | error ValueError
import pandas as pd
pd.options.plotting.backend = 'subprocess'

#= a database of a library that is not allowed | science | guards.module
from sympy.utilities.source import get_class
got = get_class('dbm.dumb.open')(canary, 'c')

#= what a module keeps to itself | science | guards.module
from sympy.utilities.source import get_class
got = get_class('random._urandom')

#= a private part of a package that is allowed | science | guards.module
from sympy.utilities.source import get_class
got = get_class('scipy.optimize._highspy._highs_wrapper._highs_wrapper')

#= names of a module that is not allowed, in a formula | science | error NameError
from sympy import lambdify
from sympy.external import import_module
got = lambdify([], 'FileHandler', modules=[import_module('logging')])()

#= a formula's own library is fine | science | ok
from sympy import lambdify, symbols
x = symbols('x')
assert abs(lambdify(x, x ** 0.5, 'mpmath')(4) - 2) < 1e-9 and lambdify(x, x + 1, 'numpy')(1) == 2
import statsmodels.formula.api as smf, pandas as pd, numpy as np
data = pd.DataFrame({'y': [1.0, 2, 3, 5], 'x': [1.0, 2, 4, 5]})
def twice(v): return 2 * v
assert smf.ols('y ~ np.log(x) + twice(x)', data).fit().params.shape == (3,)

#= all estimators of a library | science | ok
from sklearn.utils import all_estimators
assert len(all_estimators()) > 100
