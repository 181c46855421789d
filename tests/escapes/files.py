# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Whoever opens a file, the policy is asked.

#= numpy saves | data-analysis | filesystem.write
import numpy as np
np.save(canary, np.arange(3))

#= an array writes | data-analysis | filesystem.write
import numpy as np
np.arange(3).tofile(canary)

#= an array reads | data-analysis | filesystem.read
import numpy as np
got = np.fromfile('/etc/passwd', dtype='u1')

#= an array is mapped | data-analysis | filesystem.write
import numpy as np
np.memmap(canary, mode='w+', shape=(3,))

#= numpy reads text | data-analysis | filesystem.read
import numpy as np
got = np.loadtxt('/etc/passwd', dtype=str, delimiter='\n')

#= numpy asks the net | data-analysis | error FileNotFoundError
import numpy as np
got = np.genfromtxt('file:///etc/passwd', dtype=str)

#= numpy lists a folder | data-analysis | guards.withheld
import numpy as np
got = np.lib._datasource.os.listdir('/')

#= pandas writes | data-analysis | filesystem.write
import pandas as pd
pd.DataFrame({'a': [1]}).to_csv(canary)

#= pandas pickles | data-analysis | filesystem.write
import pandas as pd
pd.DataFrame({'a': [1]}).to_pickle(canary)

#= pandas reads | data-analysis | filesystem.read
import pandas as pd
got = pd.read_csv('/etc/passwd')

#= pandas asks the net | data-analysis | network.hosts
import pandas as pd
got = pd.read_csv('http://127.0.0.1:1/x')

#= a database | data-analysis import=sqlite3 | filesystem.write
import sqlite3
got = sqlite3.connect(canary)

#= a temporary file | data-analysis import=tempfile | filesystem.write
import tempfile
got = tempfile.NamedTemporaryFile(dir=canary.rsplit('/', 1)[0])

#= a path, where paths are allowed | data-analysis | filesystem.write
import pathlib
pathlib.Path(canary).write_text('x')

#= the builtin, where it is allowed | text builtin=open | filesystem.write
open(canary, 'w')

#= the builtin, where sessions write | data-analysis | filesystem.write
open(canary, 'w')

#= the same by io | science | filesystem.read
import io
got = io.open('/etc/passwd').read()

#= the same by a library's copy of it | data-analysis | filesystem.write
import io, csv
csv.writer(io.open(canary, 'w')).writerow(['a'])

#= the folder changed | text | guards.module
import contextlib
got = contextlib.os

#= the folder changed by a context | text | filesystem.read
import contextlib
with contextlib.chdir('/'): got = True

#= a process, for an identifier | text import=platform | ok
import platform
platform.processor()

#= a stylesheet writes | data-analysis import=io | guards.foreign
import io, pandas as pd
sheet = '''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl"><xsl:template match="/">
    <exsl:document href="HERE" method="text">x</exsl:document><x><r><a>1</a></r></x></xsl:template></xsl:stylesheet>'''
sheet = sheet.replace('HERE', canary).encode()
got = pd.read_xml(io.BytesIO(b'<x><r><a>1</a></r></x>'), stylesheet=io.BytesIO(sheet))

#= the same when a frame is written | data-analysis import=io | guards.foreign
import io, pandas as pd
sheet = '''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl"><xsl:template match="/">
    <exsl:document href="HERE" method="text">x</exsl:document><x/></xsl:template></xsl:stylesheet>'''
sheet = sheet.replace('HERE', canary).encode()
got = pd.DataFrame({'a': [1]}).to_xml(stylesheet=io.BytesIO(sheet))

#= a document by its name | data-analysis | filesystem.read
import pandas as pd
got = pd.read_html('/etc/ld.so.conf', flavor='lxml')

#= a document by its name in other letters | data-analysis | filesystem.read
import pandas as pd
got = pd.read_html('/etc/ld.so%2Econf', flavor='lxml')

#= a document by the name of an object | data-analysis | guards.foreign
import pandas as pd
class F:
    name = '/etc/ld.so.conf'
got = pd.read_html(F(), flavor='lxml')

#= the same for another kind | data-analysis | guards.foreign
import pandas as pd
class F:
    name = '/etc/ld.so.conf'
got = pd.read_xml(F())

#= the same by what an object reads | data-analysis | guards.foreign
import pandas as pd
class F:
    name = '/etc/ld.so.conf'
    def read(self, *n): return self
    def __iter__(self): return iter([])
got = pd.read_xml(F())

#= documents that are there | data-analysis import=io | ok
import io, pandas as pd
table = '<table><tr><th>a</th></tr><tr><td>1 % 2</td></tr></table>'
assert pd.read_html(io.StringIO(table), flavor='lxml')[0].a[0] == '1 % 2'
assert pd.read_xml(io.StringIO('<x><r><a>1</a></r></x>')).a[0] == 1
assert '<a>1</a>' in pd.DataFrame({'a': [1]}).to_xml()

#= a warning shows no line of what may not be read | data-analysis | ok
import warnings
assert warnings.formatwarning('', UserWarning, '/etc/passwd', 1).strip() == '/etc/passwd:1: UserWarning:'

#= a file attached to a database in memory | text import=sqlite3 | error DatabaseError
import sqlite3
sqlite3.connect(':memory:').execute(f"attach '{canary}' as x")

#= the same with a name that SQL computes | text import=sqlite3 | error DatabaseError
import sqlite3
sqlite3.connect(':memory:').execute(f"attach ('{canary}' || '') as x")

#= the same by a subclass | text import=sqlite3 | error DatabaseError
import sqlite3
class C(sqlite3.Connection): pass
sqlite3.connect(':memory:', factory=C).execute(f"attach '{canary}' as x")

#= a database in memory that is written down | text import=sqlite3 | error DatabaseError
import sqlite3
sqlite3.connect(':memory:').execute(f"vacuum into '{canary}'")

#= without the authorizer | text import=sqlite3 | guards.foreign
import sqlite3
c = sqlite3.connect(':memory:')
c.set_authorizer(None)
c.execute(f"attach '{canary}' as x")

#= without the authorizer, by the class | text import=sqlite3 | guards.foreign
import sqlite3
c = sqlite3.connect(':memory:')
sqlite3.Connection.set_authorizer(c, None)
c.execute(f"attach '{canary}' as x")

#= a database that only sounds like one in memory | text import=sqlite3 | filesystem.write
import sqlite3
sqlite3.connect('file:' + canary + '?mode=memory')

#= a path that says that it is in memory | text import=sqlite3 | filesystem.write
import sqlite3
class P:
    def __fspath__(self): return canary
    def __repr__(self): return ':memory:'
sqlite3.connect(P())

#= a socket that is a file of a loop | text import=asyncio | filesystem.read
import asyncio
got = await asyncio.start_unix_server(print, canary)

#= a process by a loop's shell | text import=asyncio | process
import asyncio
got = await asyncio.create_subprocess_shell('touch ' + canary)

#= a preview by other programs | science | filesystem.write
import sympy
sympy.preview(sympy.Integer(1), output='png', viewer='file', filename=canary)

#= code compiled by other programs | science | filesystem.write
import sympy
from sympy.utilities.autowrap import autowrap
got = autowrap(sympy.Symbol('x') + 1)

#= code written into files | science | filesystem.write
import sympy
from sympy.utilities.codegen import codegen
codegen(('f', sympy.Symbol('x')), 'C99', canary, to_files=True)

#= a resource outside of its package | science | filesystem.read
from sympy.utilities.pkgdata import get_resource
got = get_resource('../../../../../../../etc/passwd', 'sympy').read()

#= a path's bytes | data-analysis | filesystem.read
from matplotlib.font_manager import Path
got = Path('/etc/passwd').read_bytes()

#= a path that is made | data-analysis | filesystem.write
from matplotlib.font_manager import Path
Path(canary).mkdir()

#= a path that is touched | data-analysis | filesystem.write
from matplotlib.font_manager import Path
Path(canary).touch()

#= a link to a path | data-analysis | filesystem.write
from matplotlib.font_manager import Path
Path(canary).symlink_to('/etc/passwd')

#= names in a folder | data-analysis | filesystem.read
from matplotlib.font_manager import Path
got = list(Path('/etc').iterdir())

#= a style that is a file | data-analysis | filesystem.read
import matplotlib.pyplot as plt
plt.style.use('/etc/passwd')

#= a style of any package | data-analysis | filesystem.read
import matplotlib.pyplot as plt
plt.style.use('antigravity.x')

#= settings from a file | data-analysis | filesystem.read
import matplotlib
got = matplotlib.rc_params_from_file('/etc/passwd')

#= text set by another program | data-analysis | filesystem.write
import io, matplotlib
matplotlib.use('agg')
import matplotlib.pyplot as plt
plt.figure()
matplotlib.rcParams['text.usetex'] = True
try:
    plt.title('x')
    plt.savefig(io.BytesIO())
finally:
    matplotlib.rcParams['text.usetex'] = False

#= fonts of a file | data-analysis | filesystem.read
from matplotlib.font_manager import fontManager
fontManager.addfont('/etc/passwd')

#= a list of fonts written | data-analysis | ok
from matplotlib.font_manager import json_dump, fontManager
json_dump(fontManager, canary)

#= a sample that is any file | data-analysis | filesystem.read
import matplotlib.cbook
got = matplotlib.cbook.get_sample_data('/etc/passwd', asfileobj=True).read()

#= a picture of a formula | data-analysis | filesystem.write
from matplotlib.mathtext import math_to_image
math_to_image('$x$', canary)

#= a server for figures | data-analysis | network.hosts
from matplotlib.backends.backend_webagg import WebAggApplication
WebAggApplication.initialize(port=18988)
got = WebAggApplication.port

#= templates of any folder | data-analysis | filesystem.read
import pandas as pd
from pandas.io.formats.style import Styler
S = Styler.from_custom_template('/etc', html_table='passwd')
got = S(pd.DataFrame({'a': [1]})).to_html()

#= the clipboard | data-analysis | error PyperclipException
import pandas as pd
got = pd.read_clipboard()

#= an archive | data-analysis | filesystem.write
import pandas as pd
pd.DataFrame({'a': [1]}).to_csv(canary, compression='zip')

#= versions written as a file | data-analysis | filesystem.write
from pandas.util._print_versions import show_versions
show_versions(as_json=canary)

#= iterated parts of a document | data-analysis | filesystem.read
import pandas as pd
got = pd.read_xml('/etc/fonts/fonts.conf', iterparse={'match': ['target']})

#= code compiled by numpy | data-analysis | ok
import numpy.f2py
numpy.f2py.run_main([canary])

#= an extension built by numpy | data-analysis | filesystem.write
from numpy.testing import extbuild
got = extbuild.build_and_import_extension('x', [])

#= workers of scipy | science | process
from scipy.optimize import differential_evolution
differential_evolution(lambda x: x[0], [(0, 1)], workers=2, maxiter=1)

#= workers of scikit-learn | science | filesystem.read
from sklearn.datasets import load_files
got = load_files('/etc')

#= a data set by the net | science | filesystem.write
from sklearn.datasets import fetch_openml
got = fetch_openml(data_id=1, data_home=canary)

#= a cache of a pipeline | science | filesystem.write
from sklearn.decomposition import PCA
from sklearn.pipeline import make_pipeline
import numpy as np
make_pipeline(PCA(1), PCA(1), memory=canary).fit(np.eye(3))

#= another program of statsmodels | science | error X13NotFoundError
import numpy as np, pandas as pd
from statsmodels.tsa.x13 import x13_arima_analysis
x13_arima_analysis(pd.Series(np.arange(48.0), index=pd.period_range('2020', periods=48, freq='M')), x12path='/bin')

#= graphs by other programs | science | filesystem.write
import networkx as nx
nx.write_gml(nx.path_graph(2), canary)

#= an animation by another program | data-analysis | filesystem.read
import matplotlib
matplotlib.use('agg')
import matplotlib.pyplot as plt
from matplotlib.animation import FFMpegWriter
w = FFMpegWriter()
with w.saving(plt.figure(), canary, 10): w.grab_frame()

#= warnings that show lines of a file | science | ok
import warnings
shown = []
class L:
    def get_source(self, name): return 'x'
warnings.warn_explicit('x', UserWarning, '/etc/passwd', 1, module_globals={'__loader__': L(), '__name__': 'x'})

#= time zones of any folder | text | error ZoneInfoNotFoundError
import zoneinfo
zoneinfo.reset_tzpath(['/etc'])
try: got = zoneinfo.ZoneInfo('hostname')
finally: zoneinfo.reset_tzpath()

#= bytecode for templates | data-analysis | filesystem.write
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
env.compile_templates(canary, zip=None)

#= a database shared by name with the program around | text import=sqlite3 | filesystem.write
import sqlite3
sqlite3.connect('file:host?mode=memory&cache=shared', uri=True)

#= an address in memory that becomes a file later | text import=sqlite3 | filesystem.write
import sqlite3
class Turns:
    said = False
    def __bool__(self):
        self.said = not self.said
        return self.said
sqlite3.connect('file:notes?mode=memory', uri=Turns())

#= a file connected to while an address in memory is opened | text import=sqlite3 | filesystem.write
import sqlite3
class Late:
    def __float__(self):
        sqlite3.connect(canary)
        return 1.0
sqlite3.connect('file::memory:', timeout=Late(), uri=True)

#= a file attached to a database in memory with an address | text import=sqlite3 | error DatabaseError
import sqlite3
sqlite3.connect('file::memory:', uri=True).execute(f"attach 'file:{canary}' as x")

#= a page in a browser | text import=webbrowser | process
import webbrowser
got = webbrowser.open('http://localhost/')

#= a browser of a kind | text import=webbrowser | process
import webbrowser
got = webbrowser.GenericBrowser('true').open('http://localhost/')

#= the priority of the program | text import=os | process
import os
got = os.nice(1)

#= the processors of the program | text import=os | process
import os
got = os.sched_setaffinity(0, {0})

#= the group of the program | text import=os | process
import os
got = os.setpgid(0, 0) or 'a group'

#= limits of the program | text import=resource | process
import resource
got = resource.setrlimit(resource.RLIMIT_CORE, (0, 0)) or 'limits'

#= a signal by a descriptor of a process | text import=os import=signal | process
import os, signal
got = signal.pidfd_send_signal(os.pidfd_open(os.getpid()), 0) or 'a signal'

#= a line in the log of the system | text import=syslog | process
import syslog
got = syslog.syslog(syslog.LOG_DEBUG, 'x') or 'a line'

#= a variable of the environment by the locale | text | process.environment
import locale, warnings
warnings.simplefilter('ignore')
try: got = locale.getdefaultlocale(('PATH',))
except ValueError as e: got = str(e)

#= a variable of the environment by a compiler's settings | science | process.environment
from sympy.utilities._compilation.runners import CompilerRunner
class Runner(CompilerRunner):
    environ_key_flags = environ_key_ldflags = 'PATH'
    std_formater = {'y': str}
runner = Runner(['x.c'], 'x', compiler=('y', 'y'), std='z')
got = str(runner.flags)

#= the locale of the user is no secret | text | ok
import locale, warnings
warnings.simplefilter('ignore')
locale.getdefaultlocale()
