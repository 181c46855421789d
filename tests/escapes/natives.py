# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries in other languages open files by themselves.

#= a matrix written | science | filesystem.write
import numpy as np, scipy.io
scipy.io.mmwrite(canary, np.ones((2, 2)))

#= a matrix read | science | filesystem.read
import scipy.io
got = scipy.io.mmread('/etc/passwd')

#= what a matrix is | science | filesystem.read
import scipy.io
got = scipy.io.mminfo('/etc/passwd')

#= the report of a regression | science | filesystem.write
import numpy as np
from scipy import odr
data = odr.Data(np.arange(5.0), np.arange(5.0))
odr.ODR(data, odr.unilinear, beta0=[1.0, 0.0], rptfile=canary, iprint=6666).run()

#= the errors of a regression | science | filesystem.write
import numpy as np
from scipy import odr
data = odr.Data(np.arange(5.0), np.arange(5.0))
odr.ODR(data, odr.unilinear, beta0=[1.0, 0.0], errfile=canary).run()

#= a regression without a report, and a matrix in memory | science import=io | ok
import io
import numpy as np, scipy.io
from scipy import odr
data = odr.Data(np.arange(5.0), 2 * np.arange(5.0))
assert abs(odr.ODR(data, odr.unilinear, beta0=[1.0, 0.0]).run().beta[0] - 2) < 1e-6
stream = io.BytesIO()
scipy.io.mmwrite(stream, np.ones((2, 2)))
stream.seek(0)
assert scipy.io.mmread(stream).shape == (2, 2)

#= an optimizer that writes its model | science | guards.withheld
from scipy.optimize._highspy._core import _Highs
_Highs().writeModel(canary)

#= the same by another name for the module | science | guards.withheld
import scipy.optimize._highspy._core as core
core._Highs().writeModel(canary)

#= the same by what sympy imports with | science | guards.module
from sympy.external import import_module
import_module('scipy.optimize._highspy._core', import_kwargs={'fromlist': ['x']})._Highs().writeModel(canary)

#= the same by its class | science | guards.module
from sympy.utilities.source import get_class
get_class('scipy.optimize._highspy._core._Highs')().writeModel(canary)

#= the log of an optimizer | science | ok
import numpy as np
from scipy.optimize import linprog
linprog([1.0], bounds=[(0, 1)], method='highs', options={'log_file': canary})

#= a graph that lxml writes | science | filesystem.write
from networkx.readwrite.graphml import GraphMLWriterLxml
GraphMLWriterLxml(canary)

#= a graph that lxml writes to a path object | science import=pathlib | filesystem.write
import networkx as nx
from networkx.readwrite.graphml import GraphMLWriterLxml
import pathlib
GraphMLWriterLxml(pathlib.PurePosixPath(canary))

#= a graph that lxml writes to an object that changes its name | science | guards.foreign
from networkx.readwrite.graphml import GraphMLWriterLxml
class F:
    def __fspath__(self):
        return canary
GraphMLWriterLxml(F())

#= a graph that lxml writes to an object that is a stream at first | science | guards.foreign
from networkx.readwrite.graphml import GraphMLWriterLxml
class F:
    seen = 0
    @property
    def write(self):
        F.seen += 1
        if F.seen > 1:
            raise AttributeError('write')
        return print
    def __fspath__(self):
        return canary
GraphMLWriterLxml(F())

#= a graph that lxml writes to memory | science import=io | ok
import io, networkx as nx
stream = io.BytesIO()
nx.write_graphml(nx.path_graph(3), stream)
assert stream.getvalue().count(b'<node') == 3

#= a document by lxml itself | science import=lxml import=lxml.* | filesystem.read
from lxml import etree
got = etree.parse('/etc/fonts/fonts.conf')

#= the same by another name | science import=lxml import=lxml.* | filesystem.read
from lxml import etree
got = etree.ElementTree(file='/etc/fonts/fonts.conf')

#= a document in memory by lxml itself | science import=io import=lxml import=lxml.* | ok
import io
from lxml import etree
assert etree.parse(io.BytesIO(b'<a><b/></a>')).getroot()[0].tag == 'b'

#= a tree that pandas made, written | data-analysis | guards.foreign
import pandas as pd
from pandas.io.formats.xml import LxmlXMLFormatter
f = LxmlXMLFormatter(pd.DataFrame({'a': [1]}))
f.write_output()
f.root.getroottree().write(canary)

#= the same in canonical form | data-analysis | guards.foreign
import pandas as pd
from pandas.io.formats.xml import LxmlXMLFormatter
f = LxmlXMLFormatter(pd.DataFrame({'a': [1]}))
f.write_output()
f.root.getroottree().write_c14n(canary)

#= a tree that includes a file | data-analysis | guards.foreign
import pandas as pd
from pandas.io.formats.xml import LxmlXMLFormatter
f = LxmlXMLFormatter(pd.DataFrame({'a': [1]}))
f.write_output()
root = f.root
root.append(root.makeelement('{http://www.w3.org/2001/XInclude}include', {'href': '/etc/ld.so.conf', 'parse': 'text'}))
root.getroottree().xinclude()
got = ''.join(root.itertext())

#= a tree that reads a document | data-analysis | guards.foreign
import pandas as pd
from pandas.io.formats.xml import LxmlXMLFormatter
f = LxmlXMLFormatter(pd.DataFrame({'a': [1]}))
f.write_output()
got = f.root.getroottree().parse('/usr/share/mime/packages/freedesktop.org.xml')

#= a parser that resolves entities | data-analysis | guards.foreign
import pandas as pd
from pandas.io.formats.xml import LxmlXMLFormatter
f = LxmlXMLFormatter(pd.DataFrame({'a': [1]}))
f.write_output()
P = type(f.root.getroottree().parser)
p = P(resolve_entities=True, load_dtd=True)
p.feed('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/ld.so.conf">]><x>&e;</x>')
got = p.close().text

#= a stylesheet by a tree | data-analysis | guards.foreign
import pandas as pd
from pandas.io.formats.xml import LxmlXMLFormatter
f = LxmlXMLFormatter(pd.DataFrame({'a': [1]}))
f.write_output()
t = f.root.getroottree()
got = t.xslt(t)

#= the write method lent to a library | data-analysis | guards.foreign
import statistics, pandas as pd
from pandas.io.formats.xml import LxmlXMLFormatter
f = LxmlXMLFormatter(pd.DataFrame({'a': [1]}))
f.write_output()
statistics.median(map(f.root.getroottree().write, [canary]))

#= entities of a document that pandas reads | data-analysis | error XMLSyntaxError
import io, pandas as pd
text = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/ld.so.conf">]><x><r><a>&e;</a></r></x>'
read = pd.read_xml(io.BytesIO(text.encode())).a[0]
if 'include' in str(read): got = read

#= a picture that Pillow writes by itself | data-analysis | filesystem.write
import io
import matplotlib
matplotlib.use('agg')
import matplotlib.pyplot as plt
from matplotlib.animation import PillowWriter
w = PillowWriter(fps=1)
w.setup(plt.figure(), canary)
w.grab_frame()
w._frames[0].im.save_ppm(canary)

#= a function pointer of a generator of numbers | data-analysis | guards.foreign
import numpy as np
F = type(np.random.PCG64().ctypes.next_uint64)
got = F(1234)

#= a call of one | data-analysis | guards.foreign
import numpy as np
i = np.random.PCG64().ctypes
got = i.next_uint64(i.state)

#= one that is lent | data-analysis | guards.foreign
import numpy as np, statistics
i = np.random.PCG64().ctypes
got = statistics.median(map(type(i.next_uint64), [1234]))

#= an address taken for an object | data-analysis | guards.foreign
import numpy as np
T = type(np.zeros(2).ctypes.shape)
got = T.from_address(id(T))[0]

#= a class of ctypes for objects | data-analysis | guards.foreign
import numpy as np
S = np.ctypeslib.c_intp.mro()[1]
class O(S): _type_ = 'O'
got = O.from_address(id([1]))

#= a library by its name | data-analysis | filesystem.read
import numpy as np
got = np.ctypeslib.load_library('libc.so.6', '/usr/lib/x86_64-linux-gnu')

#= the machine's clock | text | guards.withheld
import time
time.clock_settime(time.CLOCK_MONOTONIC, 1.0)

#= the same in nanoseconds | text | guards.withheld
import time
set_it = time.clock_settime_ns
set_it(time.CLOCK_MONOTONIC, 1)

#= catalogs of messages in any folder | text | guards.withheld
import locale
got = locale.bindtextdomain('vitrine', '/tmp')

#= the domain of messages | text | guards.withheld
import locale
got = locale.textdomain('x')

#= a screen by C | data-analysis | guards.withheld
import matplotlib._c_internal_utils as c
got = c.display_is_valid()

#= a hull that reads a file in the place of the program's input | science | guards.foreign
import numpy as np
from scipy.spatial import ConvexHull
ConvexHull(np.random.rand(9, 2), qhull_options='TI /etc/passwd')

#= a triangulation that does, in letters that hang together | science | guards.foreign
import numpy as np
from scipy.spatial import Delaunay
Delaunay(np.random.rand(9, 2), False, False, 'Qbb iTvI /etc/passwd')

#= the object inside a hull | science | guards.foreign
import numpy as np
from scipy.spatial import ConvexHull
points = np.random.rand(9, 2)
type(ConvexHull(points, incremental=True)._qhull)(b'i', points, b'TI /etc/passwd')

#= it is made a second time | science | guards.foreign
import numpy as np
from scipy.spatial import ConvexHull
points = np.random.rand(9, 2)
ConvexHull(points, incremental=True)._qhull.__init__(b'i', points, options=b'TI /etc/passwd')

#= options of hulls that open nothing | science | ok
import numpy as np
from scipy.spatial import ConvexHull, Delaunay, HalfspaceIntersection, Voronoi
points = np.random.rand(9, 2)
assert ConvexHull(points, qhull_options='Qt Tv').area > 0 and len(Delaunay(points).simplices) > 0
assert len(Voronoi(points, qhull_options='Qbb Qc Qz').vertices) > 0
HalfspaceIntersection(np.array([[-1, 0, 0], [0, -1, 0], [1, 1, -1.0]]), np.array([0.2, 0.2]))

#= a hull that writes a file | science | guards.foreign
import numpy as np
from scipy.spatial import ConvexHull
ConvexHull(np.random.rand(5, 2), qhull_options="TO '" + canary + "'")

#= a picture of the screen | text import=PIL import=PIL.* | guards.foreign
from PIL import ImageGrab
got = ImageGrab.grab(xdisplay=':99')

#= a profile of colors that littlecms opens | text import=PIL import=PIL.* | filesystem.read
from PIL import ImageCms
got = ImageCms.ImageCmsProfile('/etc/passwd')

#= a window of Tk, whose scripts start programs | data-analysis | guards.foreign
from matplotlib.backends import _backend_tk
Frame = [c for c in _backend_tk.NavigationToolbar2Tk.mro() if c.__name__ == 'Frame'][0]
Frame().tk.eval('exec touch ' + canary)

#= a window of another toolkit | data-analysis | guards.foreign
import matplotlib.backends.backend_gtk3agg
