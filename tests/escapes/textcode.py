# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries make code of text, which no review has seen.

#= names of fields | text | guards.text
from dataclasses import dataclass
@dataclass(init=False, eq=False)
class A:
    __annotations__ = {"a,__import__('os').system('touch x')": int}
got = repr(A())

#= names of fields of a typed dictionary | text | guards.text
import typing
from dataclasses import dataclass
T = typing.TypedDict('T', {"a,open(self.canary,'w')": int})
got = repr(dataclass(init=False, eq=False)(T))

#= names of fields that reach for classes | text | guards.text
from dataclasses import dataclass
@dataclass(init=False, eq=False)
class A:
    __annotations__ = {"a,().__class__.__base__.__subclasses__()": int}

#= names of fields with a guarded builtin | text | guards.text
from dataclasses import dataclass
@dataclass(init=False, eq=False)
class A:
    __annotations__ = {"a,getattr((), '__cl' + 'ass__')": int}

#= names of fields with a frame | text | guards.interpreter
from dataclasses import dataclass
@dataclass(init=False, eq=False)
class A:
    __annotations__ = {"a,(x for x in []).gi_frame": int}
    a = 1
got = repr(A())

#= names of a tuple | strict | error ValueError
import collections
got = collections.namedtuple('X', ['a=1: exec("x")'])

#= name of a tuple | strict | error ValueError
import collections
got = collections.namedtuple('X(tuple): pass', ['a'])

#= an annotation that is evaluated | strict | guards.text
import functools
@functools.singledispatch
def f(x): return 0
@f.register
def g(x: "__import__('os')"): return 1

#= an annotation that reaches for classes | strict | guards.text
import functools
@functools.singledispatch
def f(x): return 0
@f.register
def g(x: "().__class__.__base__"): return 1

#= hints of types that import | text | guards.text
import typing
def f(a: "__import__('os')"): pass
got = typing.get_type_hints(f)

#= hints of types that reach for classes | text | guards.text
import typing
def f(a: "().__class__.__base__"): pass
got = typing.get_type_hints(f)

#= hints among the names of a library | text | guards.text
import typing
def f(a: 'sys'): pass
got = typing.get_type_hints(f, {})

#= hints with builtins that are brought along | text | guards.text
import typing
def f(a: 'open'): pass
got = typing.get_type_hints(f, {'__builtins__': {'open': 1}})

#= hints by a reference | text | guards.withheld
import typing
got = typing.ForwardRef('open')

#= a reference that evaluates itself | text | guards.interpreter
import typing
r = typing.Optional['__import__("os")']
got = typing.get_args(r)[0]._evaluate({}, {}, recursive_guard=frozenset())

#= an expression of pandas | data-analysis | guards.text
import pandas as pd
got = pd.eval('pd.__base__')

#= a query of pandas | data-analysis | guards.text
import pandas as pd
got = pd.DataFrame({'a': [1]}).query('a.__base__ == 1')

#= a query of pandas in other letters | data-analysis | guards.text
import pandas as pd
got = pd.DataFrame({'a': [1]}).query('a.__ｂase__ == 1')

#= a query of pandas that reads a file | data-analysis | filesystem.read
import pandas as pd
got = pd.DataFrame({'a': [1]}).eval('@pd.read_csv("/etc/passwd")')

#= a runner of text in numpy | data-analysis | guards.withheld
import numpy.testing
numpy.testing.runstring('import os', {})

#= names of another module | text | guards.text
from dataclasses import dataclass
@dataclass(init=False, eq=False)
class A:
    __module__ = 'os'
    __annotations__ = {"a,environ": int}
    a = 1
got = repr(A())

#= the same for a class that is made | text | guards.text
import dataclasses
class Name(str):
    def isidentifier(self): return True
A = dataclasses.make_dataclass('A', [(Name('a,environ'), int)], module='os', init=False, eq=False)
A.a = 1
got = repr(A())

#= the modules themselves, handed over | text | guards.text
from dataclasses import dataclass
class Taker:
    def take(self, it):
        global got
        got = it
@dataclass(init=False, eq=False)
class A(Taker):
    __module__ = 'sys'
    __annotations__ = {"a,self.take(modules)": int}
    a = 1
repr(A())

#= names of another module by a field that was there before | text | guards.text
from dataclasses import dataclass, field, fields
@dataclass
class A:
    a: int = 1
fields(A)[0].name = 'a,environ'
@dataclass(init=False, eq=False)
class B(A):
    __module__ = 'os'
got = repr(B())

#= dataclasses of all kinds | text | ok
from dataclasses import dataclass, field, make_dataclass, KW_ONLY, InitVar, replace, asdict
from typing import ClassVar
@dataclass(frozen=True, order=True, slots=True)
class A:
    a: int
    b: list = field(default_factory=list, compare=False, hash=False)
    c: ClassVar[int] = 3
    _: KW_ONLY
    d: int = 4
assert repr(A(1)) == 'A(a=1, b=[], d=4)' and A(1) < A(2) and hash(A(1)) == hash(A(1)) and replace(A(1), a=5).a == 5
@dataclass(unsafe_hash=True, weakref_slot=True, slots=True)
class B:
    x: InitVar[int]
    y: int = field(init=False)
    def __post_init__(self, x): self.y = x
assert asdict(B(3)) == {'y': 3} and hash(B(3)) == hash(B(3))
assert make_dataclass('C', ['z', ('w', int, field(default=2))])(1).w == 2
try: A(1).a = 2
except AttributeError: pass

#= a formula that imports | science | guards.text
import sympy
sympy.sympify("__import__('os').system('touch x')")

#= a formula that reaches for classes | science | guards.text
import sympy
got = sympy.sympify("x.__class__.__base__.__subclasses__()")

#= a formula with a reader of attributes | science | guards.text
from sympy.parsing.sympy_parser import parse_expr
got = parse_expr("getattr(x, '__cl' + 'ass__')")

#= a formula with a maker of code | science | guards.text
from sympy.parsing.sympy_parser import parse_expr
got = parse_expr("eval('1')")

#= the module of builtins in a formula | science | guards.text
from sympy import lambdify
got = lambdify([], 'builtins')()

#= a builtin by its module in a formula | science | guards.text
from sympy import lambdify
got = lambdify([], "builtins.exec('import os')")()

#= a reader of attributes by its module in a formula | science | guards.text
from sympy import lambdify
got = lambdify([], "builtins.getattr((), '__cl' + 'ass__')")()

#= builtins by their module are fine where the policy has them | science | ok
from sympy import lambdify
assert lambdify([], 'builtins.sum([1, 2])')() == 3

#= an import of a formula's own | science | error ImportError
from sympy import lambdify
from sympy.utilities.lambdify import MODULES
MODULES['found'] = ({}, {}, {}, ('import os',))
got = lambdify([], 'os', ['found'])()

#= what a module imported, by a formula | science | error ImportError
from sympy import lambdify
from sympy.utilities.lambdify import MODULES
MODULES['found'] = ({}, {}, {}, ('from numpy.ctypeslib import ctypes',))
got = lambdify([], 'ctypes', ['found'])()

#= a module inside of a module, by a formula | science | error AttributeError
from sympy import lambdify
got = lambdify([], 'numpy.ctypeslib.ctypes', 'numpy')()

#= what nobody shall have of numpy, by a formula | science | error AccessDenied
from sympy import lambdify
got = lambdify([], 'numpy.testing.runstring', 'numpy')()

#= the builtins that a formula finds in a dictionary of the code's | science | error KeyError
from sympy.parsing.sympy_parser import parse_expr
world = {'Integer': int}
parse_expr('1', global_dict=world)
got = world['__builtins__']['eval']

#= their import | science | guards.text
from sympy.parsing.sympy_parser import parse_expr
world = {'Integer': int}
parse_expr('1', global_dict=world)
got = world['__builtins__']['__import__']('os')

#= their reader of attributes | science | attributes.allow_dunder
from sympy.parsing.sympy_parser import parse_expr
world = {'Integer': int}
parse_expr('1', global_dict=world)
got = world['__builtins__']['getattr']((), '__ba' + 'se__')

#= names of fields that reach a module, compared | text import=warnings | guards.module
import warnings
from dataclasses import dataclass
@dataclass(init=False, repr=False)
class A:
    __annotations__ = {"w._module.sys.modules": int}
a, b = A(), A()
a.w = b.w = warnings.catch_warnings()
a == b

#= a text that numpy evaluates | data-analysis import=warnings | guards.module
import warnings
import numpy.f2py.crackfortran as crack
taken = []
crack.myeval('take(w._module.sys.modules)', {'w': warnings.catch_warnings(), 'take': taken.append}, {})
got = taken

#= a module in a formula that is parsed | science | guards.module
import warnings
from sympy.parsing.sympy_parser import parse_expr
taken = []
parse_expr('take(w._module.sys.modules)', local_dict={'take': taken.append, 'w': warnings.catch_warnings()})
got = taken

#= a module in a formula that is printed | science | guards.module
import warnings, sympy
from sympy.printing.pycode import PythonCodePrinter
class P(PythonCodePrinter):
    def doprint(self, e): return 'take(w._module.sys.modules)'
taken = []
sympy.lambdify([], sympy.Integer(1), modules=[{'take': taken.append, 'w': warnings.catch_warnings()}], printer=P())()
got = taken

#= a template with the name of a library's file | data-analysis import=warnings | guards.module
import pandas as pd, warnings
env = pd.DataFrame({'a': [1]}).style.env
code = env.compile('{{ w._module.sys.modules }}', 'x', '/usr/lib/python3/dist-packages/pandas/x.py')
got = env.template_class.from_code(env, code, {}, None).render(w=warnings.catch_warnings())

#= a template whose code another makes | data-analysis | guards.text
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
class Maker(env.code_generator_class):
    def visit_Template(self, node, frame=None): self.write('import os\nroot = os.environ\nblocks = {}\nname = "x"')
other = env.overlay()
other.code_generator_class = Maker
got = other.template_class.from_code(other, other.compile('x', 'x', '/usr/lib/python3/x.py'), {}, None)

#= the name of the engine's own files | data-analysis | guards.text
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
class Maker(env.code_generator_class):
    def visit_Template(self, node, frame=None): self.write('import os\nroot = os.environ\nblocks = {}\nname = "x"')
other = env.overlay()
other.code_generator_class = Maker
got = other.template_class.from_code(other, other.compile('x', 'x', '<vitrine engine>'), {}, None)

#= a formula of statsmodels that imports | science | guards.text
import pandas as pd
import statsmodels.formula.api as smf
smf.ols('y ~ __import__("os").system("true")', pd.DataFrame({'y': [1.0, 2], 'x': [1.0, 2]}))

#= a formula of statsmodels that reaches for classes | science | guards.text
import pandas as pd
import statsmodels.formula.api as smf
smf.ols('y ~ x.__class__.__base__.__subclasses__()', pd.DataFrame({'y': [1.0, 2], 'x': [1.0, 2]}))

#= a signature that is text | science | guards.text
from scipy.optimize import curve_fit
class A:
    __doc__ = "A(x=sys.platform)\n--\n\n"
got = curve_fit(A, [1.0, 2, 3], [1.0, 2, 3])

#= a signature that names a library's file | science | guards.module
from sklearn.base import BaseEstimator
class M(type): pass
class A:
    __doc__ = "A(x=posix.environ)\n--\n\n"
class B(BaseEstimator):
    __init__ = A
got = B._get_param_names()

#= a console of the command line | science | guards.module
from sympy.interactive.session import init_session
init_session(ipython=True, quiet=True)

#= constants by their text | science | guards.text
import mpmath
got = mpmath.identify(0.5, ["__import__('os').getcwd()"])

#= constants by their text, with a builtin | science | filesystem.write
import mpmath
mpmath.identify(0.5, ["open('%s', 'w')" % canary])

#= constants by their text are fine | science | ok
import mpmath
assert mpmath.identify(3 * mpmath.log(2) + 1, ['log(2)']) == '(1 + 3*log(2))'
