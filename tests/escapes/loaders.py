# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Loaders and finders of importlib read files and run them: objects of libraries lead to them.

#= bytes of a file | data-analysis | guards.withheld
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.loader._loader.get_data('/etc/passwd')

#= a module from a file | data-analysis | guards.withheld
import pandas as pd
loader = type(pd.DataFrame({'a': [1]}).style.env.loader._loader)
got = loader('other', '/usr/lib/python3/dist-packages/six.py').load_module('other')

#= the same by the class | data-analysis | guards.withheld
import pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader._loader
got = type(loader).get_data(loader, '/etc/passwd')

#= the same lent to a library | data-analysis | guards.withheld
import pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader._loader
got = pd.Series(['/etc/passwd']).map(loader.get_data)[0]

#= the same lent to a function in C | data-analysis | guards.withheld
import functools, pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader._loader
got = list(map(functools.partial(loader.get_data), ['/etc/passwd']))

#= a file that is written | data-analysis | guards.withheld
import pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader._loader
loader.set_data(canary, b'x')

#= the code of a module | data-analysis | guards.withheld
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.loader._loader.get_code('pandas')

#= code from text | data-analysis | guards.withheld
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.loader._loader.source_to_code('import os', '/usr/lib/python3/x.py')

#= the source of a module | data-analysis | guards.withheld
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.loader._loader.get_source('pandas')

#= a template that is another file | data-analysis | error TemplateNotFound
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.loader.get_source(env, '../../../../../../../../etc/passwd')

#= a loader of templates in another folder | data-analysis | error TemplateNotFound
import pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader
loader._template_root = '/etc'
got = loader.get_source(None, 'passwd')

#= a loader lent to what sorts | data-analysis | guards.withheld
import pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader._loader
got = sorted(['/etc/passwd'], key=loader.get_data)

#= a loader partly applied, called by a frame | data-analysis | guards.withheld
import functools, pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader._loader
got = pd.DataFrame({'a': ['/etc/passwd']})['a'].apply(functools.partial(loader.get_data))[0]

#= a loader by a numpy function | data-analysis | guards.withheld
import numpy as np, pandas as pd
loader = pd.DataFrame({'a': [1]}).style.env.loader._loader
got = np.vectorize(loader.get_data, otypes=[object])(['/etc/passwd'])

#= what runs while a library is imported is not the import | data-analysis | ok
import numpy as np
class Late:
    def __del__(self):
        global got
        try: got = np.fromfile('/etc/passwd', dtype='u1')
        except OSError: pass
for _ in range(3000):
    late = Late()
    late.itself = late
del late
import pandas.io.formats.style, pandas.plotting

#= a module of a file | science | guards.withheld
from sympy.utilities._compilation.util import import_module_from_file
got = import_module_from_file('/usr/lib/python3.13/antigravity.py')

#= a module of another package | science | guards.withheld
from sympy.utilities._compilation.util import import_module_from_file
got = import_module_from_file('/usr/lib/python3/dist-packages/networkx/conftest.py')

#= a library as a module | science | guards.withheld
from sympy.utilities._compilation.util import import_module_from_file
got = import_module_from_file('/usr/lib/python3.13/lib-dynload/_ctypes_test.cpython-313-x86_64-linux-gnu.so')

#= a file that a check of a class reads during an import | science | filesystem.read
import collections.abc, functools
import numpy as np
read = functools.cache(np.loadtxt)
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
M.__subclasscheck__ = functools.partial(read, '/etc/passwd', delimiter='\x01', comments=None, max_rows=1)
try: import statsmodels.api
finally: got = got if read.cache_info().currsize == 0 else 'a line'

#= a frame that a condition reads during an import | science | ok
import collections.abc, functools
import pandas as pd
def g(): yield 1
k = g()
find = functools.cache(pd.DataFrame({'a': [1]}).style.env.getattr)
class Truth:
    __bool__ = functools.partial(find, k, 'gi_frame')
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
M.__subclasscheck__ = functools.partial({1: Truth()}.get, 1)
try: import statsmodels.api
except TypeError: pass # an undefined value of jinja2 is no truth
assert find.cache_info().currsize == 1
if 'frame' in repr(find(k, 'gi_frame')): got = 'a frame'

#= a file that a function in C reads during an import | science | filesystem.read
import collections.abc, functools
import numpy as np
read = functools.cache(np.fromfile)
class Truth:
    __bool__ = functools.partial(read, '/etc/passwd', 'u1')
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
M.__subclasscheck__ = functools.partial({1: Truth()}.get, 1)
try: import statsmodels.api
finally: got = got if read.cache_info().currsize == 0 else 'bytes'

#= a folder that a library changes to during an import | science | filesystem.read
import collections.abc, contextlib, functools
class Truth:
    __bool__ = contextlib.chdir('/').__enter__
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
M.__subclasscheck__ = functools.partial({1: Truth()}.get, 1)
import statsmodels.api

#= what code has a library read during an import | science | guards.module
import collections.abc
from sympy.utilities.source import get_class
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
def check(cls, other):
    global got
    got = get_class('os.environ')
    return False
M.__subclasscheck__ = check
import statsmodels.api

#= a frame that code has a library read during an import | science | ok
import collections.abc
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
def g(): yield 1
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
def check(cls, other):
    global got
    if 'frame' in repr(env.getattr(g(), 'gi_frame')): got = 'a frame'
    return False
M.__subclasscheck__ = check
import statsmodels.api
