# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Loaders and specifications of modules read and run files: closed by type.

#= what a loader reads | data-analysis | guards.interpreter
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.loader._loader.get_data('/etc/passwd')

#= what a loader loads | data-analysis | guards.interpreter
import pandas as pd
L = type(pd.DataFrame({'a': [1]}).style.env.loader._loader)
got = L('evil', '/usr/lib/python3/dist-packages/six.py').load_module('evil')

#= the path of a loader | data-analysis | guards.interpreter
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.loader._loader.path

#= a loader by getattr | data-analysis | guards.interpreter
import pandas as pd
got = getattr(pd.DataFrame({'a': [1]}).style.env.loader._loader, 'get_data')('/etc/passwd')

#= a loader in a warm loop | data-analysis | guards.interpreter
import pandas as pd
l = pd.DataFrame({'a': [1]}).style.env.loader._loader
def read(o): return o.path
class A: path = 1
for i in range(50): read(A())
for i in range(50):
    try: read(l)
    except AttributeError: pass
got = read(l)

#= a function of its class | data-analysis | filesystem.read
import pandas as pd
l = pd.DataFrame({'a': [1]}).style.env.loader._loader
got = type(l).get_data(l, '/etc/passwd')

#= another function of its class | data-analysis | filesystem.read
import pandas as pd
l = type(pd.DataFrame({'a': [1]}).style.env.loader._loader)('evil', '/etc/passwd')
got = type(l).get_code(l, 'evil')

#= a resource of a package | data-analysis | guards.interpreter
import pandas as pd
got = pd.DataFrame({'a': [1]}).style.env.loader._loader.get_resource_reader('pandas')

#= a text that a template loads from anywhere | data-analysis | guards.interpreter
import pandas as pd
l = pd.DataFrame({'a': [1]}).style.env.loader
got = l._loader.get_filename
