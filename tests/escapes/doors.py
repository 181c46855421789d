# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Further doors of libraries: names, texts, callbacks and files that pass through them.

#= a time zone of dateutil | data-analysis | filesystem.read
import pandas as pd
got = pd.Timestamp('2020-01-01', tz='dateutil//etc/passwd')

#= an extension of templates by name | data-analysis | guards.module
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env if hasattr(pd.DataFrame({'a': [1]}).style, 'env') else 1
env.add_extension('subprocess.getoutput')

#= an extension of templates that is a function | data-analysis | guards.module
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.overlay(extensions=['posix.getcwd'])

#= globals of templates | data-analysis | attributes.allow_dunder
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.from_string('{{ cycler.__init__.__globals__ }}').render()

#= globals of templates by a name | data-analysis | attributes.allow_dunder
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.from_string("{{ (lipsum|attr('__globals__'))['os'] }}").render()

#= a loader's source | data-analysis | error TemplateNotFound
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.loader.get_source(env, '../../../../../../../etc/passwd')

#= a table target | data-analysis | guards.interpreter
import pandas as pd
got = pd.eval('g.gi_frame', local_dict={'g': (x for x in [])})

#= a query with a call | data-analysis | filesystem.read
import pandas as pd
f = pd.read_csv
got = pd.DataFrame({'a': [1]}).query('@f("/etc/passwd") == a')

#= a pickle by compat | data-analysis | guards.pickle
import pandas.compat.pickle_compat as p
got = p.loads(b"cposix\ngetcwd\n(tR.")

#= find_class of an unpickler | data-analysis | guards.pickle
import io
import pandas.compat.pickle_compat as p
got = p.Unpickler(io.BytesIO(b'')).find_class('posix', 'environ')

#= decorated methods of numpy's class | data-analysis | guards.class
import numpy.testing as t, json
t.decorate_methods(json.JSONDecoder, lambda f: (lambda *a: 1), testmatch='decode')

#= records of a file | data-analysis | filesystem.read
import numpy as np
got = np.rec.fromfile('/etc/passwd', dtype='u1')

#= an array function | data-analysis | attributes.allow_dunder
import numpy as np
class A:
    def __array_function__(self, func, types, args, kwargs):
        global got
        got = getattr(func._implementation, '__globals__')
got2 = np.concatenate([A(), A()])

#= a frompyfunc of readers | data-analysis | guards.interpreter
import numpy as np
got = np.frompyfunc(getattr, 2, 1)((x for x in []), 'gi_frame')

#= a vectorized reader | data-analysis | guards.interpreter
import numpy as np, operator
got = np.vectorize(operator.attrgetter('gi_frame'), otypes=[object])([(x for x in [])])

#= genfromtxt of an address | data-analysis | network.hosts
import numpy as np
got = np.genfromtxt('http://127.0.0.1:9/x')

#= a movie in HTML | data-analysis | filesystem.write
import matplotlib.pyplot as plt, matplotlib.animation as a
f = plt.figure()
a.FuncAnimation(f, lambda i: [], frames=2).save(canary + '.html', writer='html')

#= a movie elsewhere | data-analysis | filesystem.write
import matplotlib.pyplot as plt, matplotlib.animation as a
f = plt.figure()
a.FuncAnimation(f, lambda i: [], frames=2).save(canary + '.gif', writer='pillow')

#= a movie by a writer's file | data-analysis | filesystem.write
import matplotlib.pyplot as plt, matplotlib.animation as a
f = plt.figure()
w = a.PillowWriter()
w.setup(f, 'x.gif')
w.grab_frame()
w.outfile = canary + '.gif'
w.finish()

#= sample data | data-analysis | filesystem.read
import matplotlib.cbook as c
got = c.get_sample_data('../../../../../../etc/passwd').read()

#= a file by cbook | data-analysis | filesystem.read
import matplotlib.cbook as c
got = c.to_filehandle('/etc/passwd').read()

#= svg with a picture beside it | data-analysis | filesystem.write
import matplotlib.pyplot as plt
plt.rcParams['svg.image_inline'] = False
plt.imshow([[1, 2]])
plt.savefig(canary + '.svg')

#= picture in another format than its name | data-analysis | filesystem.write
import matplotlib.pyplot as plt
plt.plot([1])
plt.savefig(canary, format='raw')

#= picture by imsave | data-analysis | filesystem.write
import matplotlib.pyplot as plt
plt.imsave(canary + '.png', [[1, 2]])

#= a map of strings by a reader | data-analysis | guards.interpreter
import pandas as pd, operator
got = pd.Series([(x for x in [])]).map(operator.attrgetter('gi_frame'))[0]

#= an aggregate of a group by name | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).groupby('a').agg('__getattribute__')

#= a formatter of a style | data-analysis | guards.interpreter
import pandas as pd
got = pd.DataFrame({'a': [(x for x in [])]}).style.format('{.gi_frame.f_back}').to_html()

#= JSON by a handler | data-analysis | guards.interpreter
import pandas as pd
got = pd.DataFrame({'a': [(x for x in [])]}).to_json(default_handler=lambda o: o.gi_frame)

#= an entry point as a backend | data-analysis | guards.module
from matplotlib.backends.registry import backend_registry
got = backend_registry.load_backend_module('module://subprocess').Popen

#= arguments of a distribution | science | guards.text
import scipy.stats as s
class D(s.rv_continuous):
    def _construct_argparser(self, meths_to_inspect, locscale_in, locscale_out):
        super()._construct_argparser(meths_to_inspect, "loc=__import__('os').environ, scale=1", locscale_out)
D(name='x')

#= data of scikit-learn | science | filesystem.write
from sklearn.datasets import fetch_openml
got = fetch_openml('iris', data_home=canary)

#= joblib by sklearn | science | guards.pickle
from sklearn.utils._joblib import load
import io
got = load(io.BytesIO(b"cposix\ngetcwd\n(tR."))

#= a memory of joblib | science | filesystem.read
from sklearn.utils._joblib import Memory
Memory(canary).cache(len)('x')

#= a deprecated class | science | guards.class
from sklearn.utils import deprecated
import json
deprecated('x')(json.JSONDecoder)

#= an estimator's parameters | science | guards.interpreter
from sklearn.base import BaseEstimator
class E(BaseEstimator):
    def __init__(self, gi_frame=None): self.g = (x for x in [])
    def __getattr__(self, n): return getattr(self.g, n)
got = E().get_params()

#= an importance by path | science | guards.interpreter
from sklearn.feature_selection import SelectFromModel
from sklearn.linear_model import LinearRegression
class L(LinearRegression):
    g = property(lambda self: (x for x in []))
SelectFromModel(L(), importance_getter='g.gi_frame.f_back').fit([[1], [2]], [1, 2]).transform([[1]])

#= a tree as a file | science | filesystem.write
from sklearn.tree import export_graphviz, DecisionTreeClassifier
export_graphviz(DecisionTreeClassifier().fit([[1], [2]], [0, 1]), out_file=canary)

#= a pickle of statsmodels | science | guards.pickle
import statsmodels.iolib.smpickle as s, io
got = s.load_pickle(io.BytesIO(b"cposix\ngetcwd\n(tR."))

#= a wrapper of results | science | guards.interpreter
from statsmodels.base.wrapper import ResultsWrapper
got = ResultsWrapper((x for x in [])).gi_frame

#= wrappers for a library's class | science | guards.class
import statsmodels.base.wrapper as w
from statsmodels.regression.linear_model import RegressionResultsWrapper
class R:
    def predict(self): pass
    def cov_params(self): pass
w.populate_wrapper(RegressionResultsWrapper, R)

#= a formula of a file | science | filesystem.read
import pandas as pd, statsmodels.formula.api as smf, numpy as np
smf.ols("y ~ np.fromfile('/etc/passwd')", pd.DataFrame({'y': [1.0, 2], 'x': [1.0, 2]}))

#= a formula with frames | science | guards.interpreter
import pandas as pd, statsmodels.formula.api as smf
g = (x for x in [])
smf.ols("y ~ g.gi_frame.f_back", pd.DataFrame({'y': [1.0, 2], 'x': [1.0, 2]}))

#= a formula of Q | science | guards.text
import pandas as pd, statsmodels.formula.api as smf
smf.ols("y ~ Q.__globals__", pd.DataFrame({'y': [1.0, 2]}))

#= MathML | science | filesystem.read
from sympy.utilities.mathml import apply_xsl
got = apply_xsl('<x/>', '/etc/passwd')

#= a file that is copied | science | filesystem.read
from sympy.utilities._compilation.util import copy
copy('/etc/passwd', canary)

#= folders that are made | science | filesystem.write
from sympy.utilities._compilation.util import make_dirs
make_dirs(canary)

#= files to be removed | science | filesystem.write
from sympy.testing.tmpfiles import TmpFileManager
TmpFileManager.tmp_folder('/etc/nothing-here')
TmpFileManager.cleanup()

#= an expression by its tree, with a frame | science | guards.interpreter
from sympy.parsing.ast_parser import parse_expr
got = parse_expr("g.gi_frame", {'g': (x for x in [])})

#= an expression that is not evaluated | science | guards.text
from sympy.parsing.sympy_parser import parse_expr
got = parse_expr("__import__('os').environ", evaluate=False)

#= transformations of tokens | science | guards.text
from sympy.parsing.sympy_parser import parse_expr
def t(tokens, local, glob):
    return [(1, '__import__'), (54, '('), (3, "'os'"), (54, ')')]
got = parse_expr('1', transformations=(t,))

#= a printed text that is code | science | guards.text
from sympy import Symbol, lambdify
from sympy.printing.lambdarepr import LambdaPrinter
class P(LambdaPrinter):
    def _print_Symbol(self, e): return "__import__('os').environ"
x = Symbol('x')
got = lambdify(x, x, printer=P())(1)

#= a lambda as text | science | guards.text
from sympy import lambdify, Symbol
got = lambdify('x', "(x).__class__.__base__")(1)

#= arguments as text | science | guards.text
from sympy import lambdify
got = lambdify("x=__import__('os').environ", 'x')()

#= a function of code as implementation | science | guards.interpreter
from sympy.utilities.lambdify import implemented_function, lambdify
from sympy import Symbol
g = (x for x in [])
f = implemented_function('f', lambda v: g.gi_frame)
got = lambdify(Symbol('x'), f(Symbol('x')))(1)

#= symbols of the caller | science | attributes.allow_dunder
import sympy
sympy.var('__builtins__')

#= a file of clauses | science | filesystem.read
from sympy.logic.utilities.dimacs import load_file
got = load_file('/etc/passwd')

#= maxima | science | guards.text
from sympy.parsing.maxima import parse_maxima
got = parse_maxima("__import__('os').environ")

#= kernS | science | guards.text
from sympy.core.sympify import kernS
got = kernS("__import__('os').environ")

#= a converter of types | science | guards.interpreter
from sympy.core.sympify import converter
import sympy
converter[dict] = lambda d: (x for x in []).gi_frame
got = sympy.sympify({1: 2})

#= a sympify of an object | science | guards.interpreter
import sympy
class A:
    def _sympy_(self): return (x for x in []).gi_frame
got = sympy.sympify(A())

#= nsimplify with text | science | guards.text
import sympy
got = sympy.nsimplify('__import__("os").environ')

#= a solver with text | science | guards.text
import sympy
got = sympy.solve("__import__('os').environ", 'x')

#= graphs of edges with a type | science | guards.interpreter
import networkx as nx
class T:
    def __new__(cls, s): return (x for x in []).gi_frame
got = nx.parse_edgelist(['1 2'], nodetype=T)

#= another generator for later sessions | data-analysis | guards.withheld
import numpy as np
np.random.set_bit_generator(np.random.PCG64(1))
