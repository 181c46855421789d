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

#= a loader of templates in another folder | data-analysis | filesystem.read
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
