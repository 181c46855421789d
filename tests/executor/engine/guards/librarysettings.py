# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Settings that code changes, and after the line `#-` what shows them. Modules that the policy does not allow are added by `import=`.

#= a setting of plots | data-analysis
import matplotlib
matplotlib.rcParams['lines.linewidth'] = 9.0
#-
import matplotlib
print(matplotlib.rcParams['lines.linewidth'])

#= a style of plots | data-analysis
import matplotlib.style as style
style.use('ggplot')
#-
import matplotlib.pyplot as plt
print(plt.rcParams['axes.facecolor'], plt.rcParams['axes.prop_cycle'])

#= defaults of plots | data-analysis
import matplotlib
matplotlib.rcParamsDefault['lines.linewidth'] = 9.0
matplotlib.rcParamsOrig['lines.linewidth'] = 9.0
#-
import matplotlib
print(matplotlib.rcParamsDefault['lines.linewidth'], matplotlib.rcParamsOrig['lines.linewidth'])

#= open figures | data-analysis
import matplotlib.pyplot as plt
plt.figure(7)
#-
import matplotlib.pyplot as plt
print(plt.get_fignums())

#= colormaps | data-analysis
import matplotlib
matplotlib.colormaps.register(matplotlib.colormaps['viridis'], name='mine')
#-
import matplotlib
print('mine' in matplotlib.colormaps)

#= sequences of colors | data-analysis
import matplotlib
matplotlib.color_sequences.register('mine', ['r', 'g'])
#-
import matplotlib
print('mine' in list(matplotlib.color_sequences))

#= names of colors | data-analysis
import matplotlib.colors as c
c.get_named_colors_mapping()['mine'] = '#010203'
c.get_named_colors_mapping()['red'] = '#010203'
c.to_rgba('red'), c.to_rgba('mine')
c.CSS4_COLORS['red'] = '#010203'
#-
import matplotlib.colors as c
print('mine' in c.get_named_colors_mapping(), c.CSS4_COLORS['red'], c.to_rgba('red'))

#= converters of units | data-analysis
import matplotlib.units as u
class C(u.ConversionInterface): pass
u.registry[list] = C()
#-
import matplotlib.units as u
print(list in u.registry)

#= scales | data-analysis
import matplotlib.scale as s
class S(s.LinearScale): name = 'mine'
s.register_scale(S)
#-
import matplotlib.scale as s
print(s.get_scale_names())

#= projections | data-analysis
import matplotlib.projections as p
from matplotlib.axes import Axes
class P(Axes): name = 'mine'
p.register_projection(P)
#-
import matplotlib.projections as p
print('mine' in p.get_projection_names())

#= writers of animations | data-analysis
import matplotlib.animation as a
@a.writers.register('mine')
class W(a.AbstractMovieWriter):
    @classmethod
    def isAvailable(cls): return True
#-
import matplotlib.animation as a
print('mine' in list(a.writers))

#= formats of canvases | data-analysis
import matplotlib.backend_bases as b
b.register_backend('mine', 'matplotlib.backends.backend_agg', 'Mine')
#-
import matplotlib.figure
print('mine' in matplotlib.figure.Figure().canvas.get_supported_filetypes())

#= the epoch of dates | data-analysis
import matplotlib.dates as d
d.set_epoch('0000-12-31T00:00')
#-
import matplotlib.dates as d
print(d.get_epoch())

#= a library of styles | data-analysis
import matplotlib.style as s
s.library['mine'] = s.library['ggplot']
#-
import matplotlib.style as s
print('mine' in s.library)

#= a backend | data-analysis
import matplotlib
matplotlib.use('svg')
import matplotlib.pyplot as plt
plt.figure()
#-
import matplotlib
import matplotlib.pyplot as plt
print(plt.get_backend(), type(plt.figure().canvas))

#= interactive plots | data-analysis
import matplotlib.pyplot as plt
plt.ion()
#-
import matplotlib.pyplot as plt
print(plt.isinteractive())

#= fonts | data-analysis
import matplotlib.font_manager as f
f.fontManager.ttflist.append(f.FontEntry(fname='x', name='mine'))
#-
import matplotlib.font_manager as f
print([e.name for e in f.fontManager.ttflist if e.name == 'mine'])

#= options of tables | data-analysis
import pandas as pd
pd.set_option('display.max_rows', 3)
pd.options.display.float_format = '{:.1f}!'.format
#-
import pandas as pd
print(pd.get_option('display.max_rows'), pd.DataFrame({'a': [1.5]}))

#= parameters of plots of tables | data-analysis
import pandas as pd
pd.plotting.plot_params['x_compat'] = True
#-
import pandas as pd
print(pd.plotting.plot_params['x_compat'])

#= calendars of holidays | data-analysis
import pandas.tseries.holiday as h
class Mine(h.AbstractHolidayCalendar): pass
#-
import pandas.tseries.holiday as h
print('Mine' in h.holiday_calendars)

#= types of extensions | data-analysis
import pandas as pd
@pd.api.extensions.register_extension_dtype
class D(pd.api.extensions.ExtensionDtype):
    name = 'mine'
    type = int
    @classmethod
    def construct_from_string(cls, s):
        if s == 'mine': return cls()
        raise TypeError
#-
import pandas as pd
try: print(pd.api.types.pandas_dtype('mine'))
except TypeError as e: print(e)

#= a seed | text
import random
random.seed(7)
#-
import random
print(random.random() == 0.32383276483316237)

#= a seed that is set as a state | text
import random
random.setstate(random.Random(7).getstate())
#-
import random
print(random.random() == 0.32383276483316237)

#= a seed of numpy | data-analysis
import numpy as np
np.random.seed(7)
#-
import numpy as np
print(np.random.rand() == 0.07630828937395717)

#= errors, prints and buffers of numpy | data-analysis
import numpy as np
np.seterr(all='raise')
np.set_printoptions(precision=2)
np.setbufsize(1600)
#-
import numpy as np
print(np.geterr(), np.get_printoptions()['precision'], np.getbufsize())

#= names of types | data-analysis
import numpy as np
np.sctypeDict['mine'] = np.int8
#-
import numpy as np
print('mine' in np.sctypeDict)

#= prints of masked arrays | data-analysis
import numpy as np
np.ma.masked_print_option.set_display('X')
#-
import numpy as np
print(np.ma.masked_array([1], mask=[True]))

#= fill values of masked arrays | data-analysis
import numpy.ma as ma
ma.core.default_filler['i'] = 5
#-
import numpy.ma as ma
print(ma.default_fill_value(1))

#= the context of decimals | text
import decimal
decimal.getcontext().prec = 5
#-
import decimal
print(decimal.getcontext().prec)

#= the default context of decimals | text
import decimal
decimal.DefaultContext.prec = 5
#-
import decimal
print(decimal.DefaultContext.prec, decimal.Context().prec)

#= other contexts of decimals | text
import decimal
decimal.BasicContext.traps[decimal.Inexact] = True
decimal.ExtendedContext.rounding = decimal.ROUND_UP
#-
import decimal
print(decimal.BasicContext, decimal.ExtendedContext)

#= filters of warnings | text
import warnings
warnings.simplefilter('error')
#-
import warnings
print(warnings.filters[0])

#= the locale | text
import locale
locale.setlocale(locale.LC_ALL, 'C')
#-
import locale
print(locale.setlocale(locale.LC_ALL))

#= aliases of locales | text
import locale
locale.locale_alias['mine'] = 'de_DE'
#-
import locale
print('mine' in locale.locale_alias)

#= dialects of CSV | text
import csv
csv.register_dialect('mine', delimiter='|')
csv.register_dialect('excel', delimiter=';')
#-
import csv, io
print(csv.list_dialects(), next(csv.reader(io.StringIO('a,b'))))

#= the longest field of CSV | text
import csv
csv.field_size_limit(5)
#-
import csv
print(csv.field_size_limit())

#= the first day of the week | text
import calendar
calendar.setfirstweekday(6)
#-
import calendar
print(calendar.firstweekday())

#= a list in a module | text
import calendar
calendar.mdays[2] = 5
#-
import calendar
print(calendar.mdays)

#= folders of time zones | text
import zoneinfo
zoneinfo.reset_tzpath(to=[])
#-
import zoneinfo
print(len(zoneinfo.TZPATH))

#= names of characters | text
import html, html.entities
html.entities.html5['mine;'] = 'x'
html.entities.name2codepoint['mine'] = 5
#-
import html, html.entities
print(html.unescape('&mine;'), 'mine' in html.entities.name2codepoint)

#= namespaces of XML | text
import xml.etree.ElementTree as ET
ET.register_namespace('mine', 'http://x')
#-
import xml.etree.ElementTree as ET
print(ET.tostring(ET.fromstring('<a xmlns="http://x"/>')))

#= schemes of addresses | text
import urllib.parse
urllib.parse.uses_netloc.append('mine')
urllib.parse.uses_relative.append('mine')
#-
import urllib.parse
print(urllib.parse.urljoin('mine://a/b', 'c'))

#= overloads | text
from typing import overload
@overload
def f(x: int): ...
def f(x): pass
#-
from typing import get_overloads
def f(x): pass
print(len(get_overloads(f)))

#= attributes of functions | text
import json
json.dumps.mine = 1
#-
import json
print(hasattr(json.dumps, 'mine'))

#= digits of numbers | text import=sys
import sys
sys.set_int_max_str_digits(0)
#-
import sys
print(sys.get_int_max_str_digits())

#= the garbage collector | text import=gc
import gc
gc.disable()
gc.set_threshold(1, 2, 3)
#-
import gc
print(gc.isenabled(), gc.get_threshold())

#= precision of mpmath | science
import mpmath
mpmath.mp.dps = 50
mpmath.mp.pretty = True
mpmath.iv.dps = 40
#-
import mpmath
print(mpmath.mp, mpmath.sqrt(2), mpmath.iv.dps)

#= evaluation of formulas | science
import sympy
from sympy.core.parameters import global_parameters
global_parameters.evaluate = False
x = sympy.Symbol('x')
x + x
#-
import sympy
print(sympy.Symbol('x') + sympy.Symbol('x'))

#= evaluation of formulas, with an object of the code among their caches | science
import sympy
from sympy.core.cache import CACHE
from sympy.core.parameters import global_parameters
class F:
    def __getattr__(self, name): return len(name)
global_parameters.evaluate = False
x = sympy.Symbol('x')
x + x
CACHE.insert(0, F())
#-
import sympy
print(sympy.Symbol('x') + sympy.Symbol('x'))

#= distribution in formulas | science
from sympy.core.parameters import global_parameters
global_parameters.distribute = False
#-
import sympy
print(2 * (sympy.Symbol('x') + 1))

#= assumptions | science
from sympy import Q, Symbol
from sympy.assumptions import global_assumptions
global_assumptions.add(Q.positive(Symbol('x')))
#-
from sympy.assumptions import global_assumptions
print(global_assumptions)

#= settings of polynomials | science
from sympy.polys.polyconfig import setup
setup('USE_HEU_GCD', False)
#-
from sympy.polys.polyconfig import query
print(query('USE_HEU_GCD'))

#= prints of formulas | science
import sympy
sympy.init_printing(order='rev-lex', use_unicode=False)
#-
import sympy
x = sympy.Symbol('x')
print(x**2 + x + 1, sympy.pretty(x**2 + sympy.sqrt(x)))

#= a seed of formulas | science
from sympy.core.random import seed
seed(5)
#-
from sympy.core.random import random
print(random() == 0.6229016948897019)

#= namespaces of formulas | science
from sympy.utilities.lambdify import MODULES, MATH_TRANSLATIONS
MATH_TRANSLATIONS['ceiling'] = 'floor'
MODULES['mine'] = ({}, {}, {}, ())
#-
from sympy.utilities.lambdify import MODULES, MATH_TRANSLATIONS
print('mine' in MODULES, MATH_TRANSLATIONS['ceiling'])

#= systems of units | science
from sympy.physics.units import Quantity, length, meter
from sympy.physics.units.systems import SI
q = Quantity('mine')
q.set_global_relative_scale_factor(5, meter)
SI.set_quantity_dimension(q, length)
#-
from sympy.physics.units import Quantity
from sympy.physics.units.systems import SI
print(SI.get_quantity_dimension(Quantity('mine')), SI.get_quantity_scale_factor(Quantity('mine')))

#= configuration of estimators | science
import sklearn
sklearn.set_config(assume_finite=True, transform_output='pandas')
#-
import sklearn
print(sklearn.get_config())

#= errors of special functions | science
import scipy.special as s
s.seterr(all='raise')
#-
import scipy.special as s
print(s.geterr())

#= attributes of distributions | science
import numpy as np
import scipy.stats as s
s.norm.random_state = np.random.RandomState(7)
s.norm.mine = 7
#-
import scipy.stats as s
print(hasattr(s.norm, 'mine'), s.norm.rvs() == 1.690525703800356)

#= constants | science
import scipy.constants as c
c.physical_constants['mine'] = (1, 'm', 0)
c.physical_constants['speed of light in vacuum'] = (1, 'm', 0)
#-
import scipy.constants as c
print('mine' in c.physical_constants, c.physical_constants['speed of light in vacuum'])

#= how values are printed | text
import pprint
pprint.PrettyPrinter._dispatch[dict.__repr__] = lambda self, object, stream, *more: stream.write('mine')
#-
import pprint
print(pprint.pformat({'a': 1}, width=1))

#= a registry in a class | science
from sympy.testing.tmpfiles import TmpFileManager
TmpFileManager.tmp_folder('/tmp/mine')
#-
from sympy.testing.tmpfiles import TmpFileManager
print(TmpFileManager.tmp_folders)

#= a lock of random numbers | data-analysis
import numpy as np
np.random.get_bit_generator().lock.acquire()
#-
import numpy as np
print(np.random.get_bit_generator().lock.locked())

#= a lock of a library | science
import scipy.interpolate._fitpack2 as f
f.FITPACK_LOCK.acquire()
#-
import scipy.interpolate._fitpack2 as f
print(f.FITPACK_LOCK.locked())

#= environment variables | text import=os
import os
os.environ['MINE'] = '1'
os.environ.pop('HOME', None)
#-
import os
print(os.environ.get('MINE'), 'HOME' in os.environ)

#= the time zone of the process | text import=os
import os, time
os.environ['TZ'] = 'Asia/Tokyo'
time.tzset()
#-
import time
print(time.localtime(0).tm_hour, time.tzname)

#= functions by types | science
from sympy.multipledispatch import dispatch
@dispatch(int)
def mine(x): return 'mine'
#-
from sympy.multipledispatch.core import global_namespace
print('mine' in global_namespace)

#= a function for other types | science
import sympy
from sympy.multipledispatch import dispatch
@dispatch(int, str)
def _eval_is_eq(a, b): return True
#-
import sympy
from sympy.multipledispatch.core import global_namespace as g
equation = sympy.Eq(sympy.Symbol('x'), 1)
print(equation, len(g['_eval_is_eq'].funcs), len(g['_eval_is_eq'].ordering))

#= prints of polynomials | data-analysis
import numpy as np
np.polynomial.set_default_printstyle('ascii')
#-
import numpy as np
print(np.polynomial.Polynomial([1, 2]))

#= threads of OpenMP | science
from sklearn.utils.fixes import threadpool_limits
threadpool_limits(limits=7)
#-
from sklearn.utils.fixes import threadpool_info
print([one['num_threads'] for one in threadpool_info()])

#= a generic function | science
import sympy
@sympy.shape.register(str)
def mine(text): return 'mine'
#-
import sympy
try: print(sympy.shape('x'))
except Exception as e: print(type(e).__name__)

#= the working folder | text import=os
import os
os.chdir('/usr/lib/python3')
#-
import os
print(os.getcwd())

#= the mode of new files | text import=os
import os
os.umask(0o77)
#-
import os
now = os.umask(0)
os.umask(now)
print(now)

#= the loop of the thread | text
import asyncio
asyncio.set_event_loop(asyncio.new_event_loop())
#-
import asyncio
try: print(type(asyncio.get_event_loop_policy().get_event_loop()).__name__)
except RuntimeError as e: print(e)

#= the stack of threads | text import=threading
import threading
threading.stack_size(1048576)
#-
import threading
print(threading.stack_size())

#= folders of modules | text import=sys
import sys
sys.path.append('/mine')
#-
import sys
print('/mine' in sys.path)

#= functions for the end of the garbage collection | text import=gc
import gc
gc.callbacks.append(print)
#-
import gc
print(print in gc.callbacks)

#= a class registered with an abstract class of Python | text
import collections.abc, typing
class Kind(type): pass
class All(metaclass=Kind): pass
collections.abc.Mapping.register(All)
kept = typing.Optional[All]
Kind.__subclasscheck__ = lambda self, other: True
#-
import collections.abc
print(isinstance(1.5, collections.abc.Mapping))
