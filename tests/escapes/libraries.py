# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What libraries that policies allow can do by themselves when they are asked: files, processes, connections, text, stops.

#= another working folder | text | filesystem.read
import contextlib
contextlib.chdir('/').__enter__()
got = 1

#= a line of a file by a summary of a frame | text | filesystem.read
import traceback
got = traceback.FrameSummary('/etc/passwd', 1, 'x').line or 'nothing'

#= a line of a file by a warning | text | ok
import warnings
t = warnings.formatwarning('m', UserWarning, '/etc/passwd', 1)
if 'root' in t: got = t

#= a line of a file by a warning that is kept | text | ok
import warnings, io
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    warnings.warn_explicit('m', UserWarning, '/etc/passwd', 1)
t = str(w[0])
if 'root' in t: got = t

#= a line of a file by a syntax error | text | ok
import traceback
t = ''.join(traceback.format_exception_only(SyntaxError('x', ('/etc/passwd', 1, 1, None))))
if 'root' in t: got = t

#= the same, printed | text | ok
import traceback, io
f = io.StringIO()
try: raise SyntaxError('x', ('/etc/passwd', 1, 1, None))
except SyntaxError: traceback.print_exc(file=f)
if 'root' in f.getvalue(): got = f.getvalue()

#= the same, raised | text | error SyntaxError
raise SyntaxError('x', ('/etc/passwd', 1, 1, None))

#= a file that a lexer includes | text | filesystem.read
import shlex
l = shlex.shlex('source /etc/passwd')
l.source = 'source'
got = list(l)

#= a time zone of another folder | text | error ZoneInfoNotFoundError
import zoneinfo
zoneinfo.reset_tzpath(to=['/etc'])
got = zoneinfo.ZoneInfo('passwd')  # 'localtime' may link to the system's folder of zones

#= stops suppressed without an end | text wall=1 | limits.while_iterations
from contextlib import suppress
while True:
    with suppress(BaseException):
        while True: pass

#= stops handled by an object of the code | text wall=1 | limits.while_iterations
import contextlib
class X:
    def __enter__(self): return self
    def __exit__(self, *a):
        return True
while True:
    with X():
        while True: pass

#= a runner of coroutines without an end | text wall=1 | limits.wall_s
import asyncio
async def f():
    while True:
        try: await asyncio.sleep(0)
        except BaseException: pass
with asyncio.Runner() as r:
    while True:
        try: r.run(f())
        except BaseException: pass

#= the stack of a task, printed | text | guards.interpreter
import asyncio, io
s = io.StringIO()
async def f():
    asyncio.current_task().print_stack(file=s)
asyncio.run(f())
print(s.getvalue())

#= a shell of asyncio | text | process
import asyncio
async def f():
    p = await asyncio.create_subprocess_shell('touch ' + canary)
    await p.wait()
asyncio.run(f())

#= a server of asyncio | text | filesystem.read
import asyncio
async def f():
    await asyncio.start_unix_server(print, canary)
asyncio.run(f())

#= a thread of asyncio | text | guards.threads
import asyncio
async def f():
    global got
    got = await asyncio.to_thread(len, 'abc')
asyncio.run(f())

#= a document of XML | text | filesystem.read
import xml.etree.ElementTree as ET
got = ET.parse('/etc/passwd')

#= a document of XML, written | text | filesystem.write
import xml.etree.ElementTree as ET
ET.ElementTree(ET.fromstring('<a/>')).write(canary)

#= the frame of an exception at an exit | text | guards.interpreter
class X:
    def __enter__(self): return self
    def __exit__(self, t, e, tb):
        global got
        got = tb.tb_frame
        return True
with X(): 1/0

#= a traceback made by its class | text | error TypeError
class X:
    def __enter__(self): return self
    def __exit__(self, t, e, tb):
        global got
        got = type(tb)(tb, None, 0, 0)
        return True
with X(): 1/0

#= an order of classes that does not fit | text | error TypeError
import collections
class M(type):
    def mro(cls):
        return [cls, collections.OrderedDict, dict, object]
class A(metaclass=M): pass
A().popitem()

#= a function made by its class | text | error TypeError
F = type(lambda: 0)
got = F(F, {})

#= code changed by types.coroutine | text | guards.code
import types
def g(): yield 1
c = types.coroutine(g)
got = c().gi_code

#= a file mapped into an array | data-analysis | filesystem.write
import numpy as np
np.memmap(canary, mode='w+', shape=(3,), dtype='u1')

#= a file read by an array | data-analysis | filesystem.read
import numpy as np
got = bytes(np.memmap('/etc/passwd', mode='r', dtype='u1'))

#= a file mapped by a format of numpy | data-analysis | filesystem.write
import numpy as np
np.lib.format.open_memmap(canary, mode='w+', shape=(3,), dtype='u1')

#= an array of a file | data-analysis | filesystem.read
import numpy as np
got = np.fromfile('/etc/passwd', dtype='u1')

#= a data source | data-analysis | filesystem.read
import numpy as np
got = np.lib.npyio.DataSource('/tmp').open('/etc/passwd').read()

#= an array dumped | data-analysis | filesystem.write
import numpy as np
np.zeros(3).dump(canary)

#= threads of a test library | data-analysis | guards.threads
import numpy.testing._private.utils as u
def f(*a):
    global got
    got = 1
u.run_threaded(f, 2, 2)

#= a frame in a cycle of colors | data-analysis | guards.interpreter
import matplotlib.rcsetup as r
got = r.validate_cycler("cycler((x for x in []).gi_frame.f_back.f_globals, [1])")

#= a file in a cycle of colors | data-analysis | error ValueError
import matplotlib as mpl
mpl.rcParams['axes.prop_cycle'] = "cycler('color', [open('/etc/passwd').read()])"

#= a module as a backend | data-analysis | guards.module
from matplotlib.backends.registry import backend_registry
m = backend_registry.load_backend_module('module://os')
got = m.environ

#= settings of matplotlib | data-analysis | filesystem.read
import matplotlib as mpl
mpl.rc_file('/etc/passwd')

#= a style of matplotlib | data-analysis | filesystem.read
import matplotlib.style as s
s.use('/etc/passwd')

#= a font for its manager | data-analysis | filesystem.read
import matplotlib.font_manager as fm
fm.fontManager.addfont('/etc/passwd')

#= a font in C++ | data-analysis | filesystem.read
import matplotlib.ft2font as f
f.FT2Font('/etc/passwd')

#= a list of fonts, read | data-analysis | filesystem.read
import matplotlib.font_manager as fm
got = fm.json_load('/etc/passwd')

#= a list of fonts, written | data-analysis | ok
import matplotlib.font_manager as fm
fm.json_dump(fm.fontManager, canary)

#= a typeset page | data-analysis | filesystem.read
import matplotlib.dviread as d
d.Dvi('/etc/passwd', 72)

#= a process of a test library | data-analysis | process
import matplotlib.testing as t
t.subprocess_run_for_testing(['touch', canary])

#= a picture, read | data-analysis | filesystem.read
import matplotlib.image as i
got = i.imread('/etc/passwd')

#= pages of plots | data-analysis | filesystem.write
from matplotlib.backends.backend_pdf import PdfPages
import matplotlib.pyplot as plt
with PdfPages(canary) as p: p.savefig(plt.figure())

#= a font by its metrics | data-analysis | filesystem.read
import matplotlib.font_manager as fm
fm.get_font('/etc/passwd')

#= a file by its address | data-analysis | network.hosts
import pandas as pd
got = pd.read_csv('file:///etc/passwd')

#= a stylesheet that reads a file | data-analysis | guards.foreign
import pandas as pd, io
xslt = '''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:output method="xml"/>
<xsl:template match="/"><d><r><t><xsl:value-of select="document('/etc/fstab')"/></t></r></d></xsl:template></xsl:stylesheet>'''
d = pd.read_xml(io.StringIO('<a><r><t>1</t></r></a>'), stylesheet=io.StringIO(xslt))
print(d)

#= a stylesheet that writes a file | data-analysis | guards.foreign
import pandas as pd, io
xslt = f'''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl">
<xsl:template match="/"><exsl:document href="{canary}"><x/></exsl:document><d><r><t>2</t></r></d></xsl:template></xsl:stylesheet>'''
d = pd.read_xml(io.StringIO('<a><r><t>1</t></r></a>'), stylesheet=io.StringIO(xslt))
print(d)

#= a stylesheet for a table | data-analysis | guards.foreign
import pandas as pd, io
xslt = f'''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:exsl="http://exslt.org/common" extension-element-prefixes="exsl">
<xsl:template match="/"><exsl:document href="{canary}"><x/></exsl:document><d><r><t>2</t></r></d></xsl:template></xsl:stylesheet>'''
d = pd.DataFrame({'a':[1]}).to_xml(stylesheet=io.StringIO(xslt))
print(d)

#= a stylesheet that includes a file | data-analysis | guards.foreign
import pandas as pd, io
xslt = f'''<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:include href="/etc/passwd"/></xsl:stylesheet>'''
d = pd.DataFrame({'a':[1]}).to_xml(stylesheet=io.StringIO(xslt))
print(d)

#= a page of HTML | data-analysis | filesystem.read
import pandas as pd, io
d = pd.read_html('/etc/passwd')

#= a template in another folder | data-analysis | filesystem.read
import pandas as pd
from pandas.io.formats.style import Styler
S = Styler.from_custom_template('/etc', html_table='passwd')
got = S(pd.DataFrame({'a':[1]})).to_html()

#= a generator of templates that writes Python | data-analysis | guards.text
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env.overlay()
class G:
    def __init__(self, *a, **k): self.a = a
    def visit(self, node): pass
    class stream:
        pass
    stream = type('S', (), {'getvalue': lambda s: "from os import system\nsystem('touch x')\nname='x'\nblocks={}\ndebug_info=''\ndef root(context, missing=None, environment=None):\n yield 'x'\n"})()
env.code_generator_class = G
got = env.from_string('x').render()

#= compiled templates | data-analysis | filesystem.write
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
env.compile_templates(canary, zip=None)

#= an accessor of the code in a class of pandas | data-analysis | guards.class
import pandas as pd
@pd.api.extensions.register_dataframe_accessor('leak')
class A:
    def __init__(self, d): pass

#= an archive | data-analysis | filesystem.write
import pandas as pd
pd.DataFrame({'a': [1]}).to_csv(canary, compression='tar')

#= a table for LaTeX | data-analysis | filesystem.write
import pandas as pd
pd.DataFrame({'a': [1]}).to_latex(canary)

#= versions in a file | data-analysis | filesystem.write
import pandas as pd
pd.show_versions(as_json=canary)

#= a pickle that calls a shell | data-analysis | guards.pickle
import pandas as pd, io
got = pd.read_pickle(io.BytesIO(b"cposix\nsystem\n(S'touch x'\ntR."))

#= a table from a host | data-analysis | network.hosts
import pandas as pd
pd.read_csv('http://127.0.0.1:9/x')

#= a library by its name | data-analysis | guards.withheld
from pandas.compat._optional import import_optional_dependency
got = import_optional_dependency('os')

#= a triangulation into a file | science | guards.foreign
from scipy.spatial import Delaunay
import numpy as np
Delaunay(np.random.rand(10, 2), qhull_options='Qbb Qc Qz TO ' + canary)

#= a cache in a folder | science | filesystem.read
from sklearn.utils.validation import check_memory
m = check_memory(canary)
m.cache(len)('x')

#= texts of a folder | science | filesystem.read
from sklearn.datasets import load_files
got = load_files('/etc')

#= vectors, read | science | filesystem.read
from sklearn.datasets import load_svmlight_file
got = load_svmlight_file('/etc/passwd')

#= vectors, written | science | filesystem.write
from sklearn.datasets import dump_svmlight_file
dump_svmlight_file([[0.0]], [1], canary)

#= words of a file | science | filesystem.read
from sklearn.feature_extraction.text import CountVectorizer
got = CountVectorizer(input='filename').fit(['/etc/passwd']).vocabulary_

#= a model as a pickle | science | filesystem.write
import statsmodels.iolib.smpickle as s
s.save_pickle(1, canary)

#= data from a host | science | network.hosts
import statsmodels.datasets as d
d.webuse('x')

#= a cache of data | science | filesystem.read
import statsmodels.datasets as d
d.get_rdataset('x', cache=canary)

#= an import in a formula | science | guards.text
import statsmodels.formula.api as smf, pandas as pd
smf.ols("y ~ __import__('os').system('true')", pd.DataFrame({'y':[1.0,2], 'x': [1.0,2]}))

#= a maker of decorators | science | guards.text
from scipy._lib.decorator import FunctionMaker
f = FunctionMaker.create('f(a)', 'import os; os.system("touch " + a)', {})
f(canary)

#= what runs text in mpmath | science | guards.withheld
from mpmath.libmp.backend import exec_
exec_("import os\nos.system('true')", {}, {})

#= a statement that is timed | science | guards.text
from sympy.utilities.timeutils import timed
timed("__import__('os').system('touch x')", limit=0.001)

#= imports of a namespace for formulas | science | guards.text
from sympy.utilities.lambdify import MODULES
from sympy import lambdify
MODULES['leak'] = ({}, {}, {}, ('import os; env = os.environ',))
got = lambdify([], 'env', modules=['leak'])()

#= a formula that is compiled | science | filesystem.read
from sympy.utilities.autowrap import autowrap
from sympy import Symbol
autowrap(Symbol('x'), tempdir=canary)

#= code of a formula, written | science | filesystem.write
from sympy.utilities.codegen import codegen
from sympy import Symbol
codegen(('f', Symbol('x')), 'C', prefix=canary, to_files=True)

#= data of a package | science | filesystem.read
from sympy.utilities.pkgdata import get_resource
got = get_resource('../../../../../etc/passwd', 'sympy').read()

#= an expression of sympy | science | guards.text
from sympy.parsing.sympy_parser import eval_expr
got = eval_expr('__import__("os").environ', {}, {})

#= a matrix, written | science | filesystem.write
import scipy.io as i
i.savemat(canary, {'a': 1})

#= a sound, written | science | filesystem.write
import scipy.io.wavfile as i, numpy as np
i.write(canary, 1, np.zeros(3))

#= a NetCDF file, written | science | filesystem.write
import scipy.io as i
i.netcdf_file(canary, 'w')

#= records of Fortran | science | filesystem.write
import scipy.io as i
i.FortranFile(canary, 'w')

#= variables of IDL | science | filesystem.read
import scipy.io as i
i.readsav('/etc/passwd')

#= a NetCDF file, mapped | science | filesystem.read
import scipy.io as i
got = i.netcdf_file('/etc/passwd', 'r', mmap=True)

#= a sparse matrix, written | science | filesystem.write
import scipy.io as i, scipy.sparse as s
i.hb_write(canary, s.eye(3))

#= arrays of a sparse matrix | science | filesystem.write
import scipy.sparse as s
s.save_npz(canary, s.eye(3))

#= a graph, read | science | filesystem.read
import networkx as nx
got = nx.read_gml('/etc/passwd')

#= a graph, written | science | filesystem.write
import networkx as nx
nx.write_gexf(nx.path_graph(2), canary)

#= a graph for LaTeX | science | filesystem.write
import networkx as nx
nx.write_latex(nx.path_graph(2), canary)

#= a reader of text by itself | data-analysis | guards.foreign
import pandas._libs.parsers as parsers
got = parsers.TextReader('/etc/passwd')

#= a font by its name | text import=PIL import=PIL.* | filesystem.read
from PIL import ImageFont
got = ImageFont.truetype('/etc/passwd')

#= a diagram into a file, denied with its rule | science | guards.foreign
from scipy.spatial import Voronoi
import numpy as np
Voronoi(np.random.rand(10, 2), qhull_options='Qbb TO ' + canary)

#= the text reader, by a wrapper with a keyword that it does not know | data-analysis | error TypeError
import io, pandas as pd
parsers = pd.io.parsers
strict = parsers.base_parser.ParserBase.BadLineHandleMethod.ERROR
for odd in ({'nope': 1}, {'header_start': 'x'}, {'na_filter': []}, {'mangle_dupe_cols': True}, {'tokenize_chunksize': 2 ** 80}):
    try: parsers.c_parser_wrapper.CParserWrapper(io.StringIO('a'), on_bad_lines=strict, index_col=None, usecols=None, **odd)
    except (TypeError, ValueError, OverflowError): continue
assert pd.read_csv(io.StringIO('a,b\n1,2'), skiprows=0, low_memory=True, chunksize=None).b[0] == 2
assert pd.read_csv(io.StringIO('a b\n1 2'), sep=r'\s+', skipinitialspace=True, na_filter=False).shape == (1, 2)
raise TypeError
