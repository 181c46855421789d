# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Classes know their subclasses, and classes of libraries belong to all sessions and to the program itself.

#= subclasses by syntax | strict | attributes.allow_dunder
got = object.__subclasses__()

#= subclasses by type | strict | attributes.allow_dunder
got = type.__subclasses__(object)

#= subclasses through the attributes that a wrapper takes over | strict | attributes.allow_dunder
import functools
class W: pass
w = W()
functools.update_wrapper(w, object, assigned=['__subclasses__'], updated=[])
got = w

#= subclasses by a reader of any attribute | text | guards.interpreter
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
got = fields(A)[0].default(object, '__subclasses__')()

#= subclasses as a default factory | text | guards.interpreter
from dataclasses import dataclass, field, fields
@dataclass(init=False, eq=False, repr=False)
class R:
    __getattribute__: object
@dataclass
class A:
    x: object = field(default_factory=fields(R)[0].default(object, '__subclasses__'))
got = A().x

#= bases through getattr | strict | attributes.allow_dunder
got = getattr(int, '__ba' + 'se__')

#= a method of a class of a library | text | guards.class
import json
json.JSONDecoder.decode = lambda *a: 'patched'

#= the same by setattr | text | guards.class
import json
setattr(json.JSONDecoder, 'decode', lambda *a: 'patched')

#= the same by a loop variable | text | guards.class
import json
for json.JSONDecoder.decode in [lambda *a: 'patched']: pass

#= the same by with | text | guards.class
import json, contextlib
with contextlib.nullcontext(lambda *a: 'patched') as json.JSONDecoder.decode: pass

#= the same by copy | text | guards.class
import copy, json
class X:
    def __reduce_ex__(self, p): return (lambda: json.JSONDecoder, (), (None, {'decode': lambda *a: 'patched'}))
copy.copy(X())

#= the same through a class of its own | text | guards.class
import json
class M(type):
    pass
class Own(json.JSONDecoder): pass
Own.decode = 1
Own.mro()[1].decode = lambda *a: 'patched'

#= the same deleted | text | guards.class
import json
del json.JSONDecoder.decode

#= another metaclass for a library's class, where classes may be asked for | text | attributes.allow_dunder
import json
class M(type):
    def __call__(cls, *args, **names): return 'patched'
json.JSONDecoder.__class__ = M

#= another class for a library's object, where classes may be asked for | text import=calendar | attributes.allow_dunder
import calendar
class Own(type(calendar.c)):
    def formatmonth(self, *args): return 'patched'
calendar.c.__class__ = Own

#= another class for an object of its own, where classes may be asked for | strict dunder=__class__ | attributes.allow_dunder
class A: pass
class B: pass
a = A()
a.__class__ = B

#= a class made past its own metaclass | text | guards.class
import json
class M(type):
    def __new__(m, name, bases, space): return super().__new__(m, name, bases, space)
class Own(json.JSONDecoder, metaclass=M): pass
Own.decode = 1
type.__new__(M, 'Other', (Own,), {}).mro()[2].decode = 1

#= a method of an abstract class | text | guards.class
import collections.abc
collections.abc.Sequence.index = lambda *a: 'patched'

#= a class of an enumeration | text | guards.class
import re
re.RegexFlag.extra = 1

#= a class of pandas | data-analysis | guards.class
import pandas as pd
pd.DataFrame.sum = lambda *a: 'patched'

#= a class of the engine | strict | guards.class
try: getattr((), '__class__')
except AttributeError as e: type(e).x = 1

#= a class of a library beside one of its own | text | guards.class
import json
class Own(json.JSONDecoder): pass
Own.decode = 1
json.JSONDecoder.decode = 1

#= classes that libraries make for the code are its own | text import=abc import=enum import=typing | ok
import abc, collections, dataclasses, enum, typing
Point = dataclasses.make_dataclass('Point', ['x', ('y', int, dataclasses.field(default=3))], namespace={'f': lambda self: self.x})
class Base(abc.ABC): pass
class Row(typing.NamedTuple):
    a: int
Pair = collections.namedtuple('Pair', 'a b')
@dataclasses.dataclass(slots=True)
class Slotted:
    a: int = 1
class Meta(type): pass
class Made(metaclass=Meta): pass
class Color(enum.Enum):
    RED = 1
    GREEN = enum.auto()
Flags = enum.Flag('Flags', 'a b', module='json')
class Loud(str, enum.Enum):
    @enum.property
    def loud(self): return self.value.upper()
    HEY = 'hey'
assert (Color(2), Flags.a | Flags.b, Loud.HEY.loud) == (Color.GREEN, Flags(3), 'HEY')
@typing.runtime_checkable
class Proto(typing.Protocol):
    def f(self): ...
assert isinstance(Point(1), Proto)
for own in (Point, Base, Row, Pair, Slotted, Meta, Made, Proto, type('Third', (), {})):
    own.more = 1
    del own.more
assert (Point(1).y, Point(2).f()) == (3, 2)

#= a class of another kind of a library's abstract one | text | guards.class
import collections.abc
collections.abc.Mapping.register(int)
got = isinstance(1, collections.abc.Mapping)

#= the same by the name of the metaclass | text | guards.class
import abc, numbers
abc.ABCMeta.register(numbers.Number, str)
got = isinstance('1', numbers.Number)

#= the same lent to a library | text | guards.class
import contextlib, numbers
with contextlib.ExitStack() as stack: stack.callback(numbers.Number.register, str)
got = isinstance('1', numbers.Number)

#= a class of its own is of whatever kind it says | text | ok
import collections.abc, abc
class Own: pass
collections.abc.Hashable.register(Own)
class Kind(abc.ABC): pass
Kind.register(int)
if not (isinstance(Own(), collections.abc.Hashable) and isinstance(1, Kind)): got = 'refused'

#= the dictionary of a class, united with another | text | ok
import functools, json
class U:
    def update(self, other): seen.append(other)
class W:
    __dict__ = U()
seen = []
functools.update_wrapper(W(), json.JSONDecoder, assigned=[])
class Taker:
    def __ror__(self, other):
        other['decode'] = lambda *a: 'patched'
        return other
    __or__ = __eq__ = __ror__
for take in (lambda: seen[0] | Taker(), lambda: Taker() | seen[0], lambda: seen[0] == Taker(), lambda: Taker() == seen[0]):
    try: take()
    except TypeError: pass
got = 'nothing' if json.loads('1') == 1 else 'patched'

#= the same by the methods of the view | text import=re | ok
import re, types
groups = re.compile('(?P<a>x)|(?P<b>y)').groupindex
class Taker:
    def __ror__(self, other):
        other.clear()
        return other
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __or__ = __ror__
for name in ('__or__', '__ror__', '__eq__', '__ne__'):
    method = getattr(types.MappingProxyType, name)
    try: method(groups, Taker())
    except TypeError: pass
    try: method(groups, types.MappingProxyType(Taker()))
    except TypeError: pass
groups | Taker()
if not re.compile('(?P<a>x)|(?P<b>y)').groupindex: got = 'emptied'

#= views of dictionaries compare and unite as ever | text | ok
import types
a, b = types.MappingProxyType({'x': 1}), types.MappingProxyType({'y': 2})
assert a == {'x': 1} and {'x': 1} == a and a != b and a == types.MappingProxyType({'x': 1})
assert (a | b, a | {'z': 3}, {'z': 3} | a) == ({'x': 1, 'y': 2}, {'x': 1, 'z': 3}, {'z': 3, 'x': 1})
try: a |= b
except TypeError: pass
class M:
    def keys(self): return ['k']
    def __getitem__(self, key): return key
    def __or__(self, other): return 'united'
assert types.MappingProxyType(M()) | 1 == 'united' and types.MappingProxyType(M())['k'] == 'k'

#= a class given to a method of an instance | text | guards.class
import json
json.JSONEncoder.__init__(json.JSONEncoder, default=lambda self, o: 'patched')

#= a class as a place for results | text import=argparse | guards.class
import argparse, json
p = argparse.ArgumentParser()
p.add_argument('--decode')
p.parse_args(['--decode', 'patched'], namespace=json.JSONDecoder)

#= a class marked by a decorator | text | guards.class
import graphlib, typing
typing.final(graphlib.CycleError)
typing.no_type_check(graphlib.CycleError)

#= more methods for a class of a library | text | guards.class
import functools, graphlib
class A(graphlib.TopologicalSorter): pass
graphlib.TopologicalSorter.__lt__ = 1

#= an accessor for frames | data-analysis | guards.class
import pandas as pd
@pd.api.extensions.register_dataframe_accessor('got')
class A:
    def __init__(self, frame): pass

#= a class of a library in what a library calls | smolagents-default | guards.class
import collections, re
def f(m):
    collections.OrderedDict.keys = 1
    return ''
re.sub('a', f, 'a')

#= a class of another kind in the framework's dialect | smolagents-default import=numbers | guards.class
import numbers
numbers.Number.register(str)

#= a class given to the maker of an instance | text import=queue | guards.class
import queue
queue.Queue.__init__(queue.Queue, 5)

#= the same through a function of a library | text import=queue | guards.class
import functools, queue
functools.partial(queue.Queue.__init__, queue.Queue)(5)

#= the same by a loop of a library | science import=queue | guards.class
import queue, statistics
statistics.median(map(queue.Queue.__init__, [queue.Queue], [5]))

#= a number kept by a class in the place of an instance | text | guards.class
import statistics
statistics.NormalDist.__init__(statistics.NormalDist, 1, 2)

#= what libraries keep in their classes while they work | science | ok
import sympy
from matplotlib.path import Path
x = sympy.Symbol('x')
assert sympy.solve(x**2 - 4, x) == [-2, 2]
assert len(Path.unit_rectangle().vertices) == 5

#= a state that is written into a module | science | guards.module
import copy
from sympy.external import import_module
class X:
    def __reduce_ex__(self, protocol): return (lambda: import_module('json'), (), (None, {'loads': len}))
copy.copy(X())

#= names that a state writes into a module | science | ok
import copy
from sympy.external import import_module
class X:
    def __reduce_ex__(self, protocol): return (lambda: import_module('json'), (), {'loads': lambda *a, **k: 'patched'})
try: copy.copy(X())
finally:
    import json
    got = got if json.loads('1') == 1 else 'patched'

#= code of a step for all transforms to come | science | guards.withheld
import scipy.fft
class Backend:
    __ua_domain__ = 'numpy.scipy.fft'
    @staticmethod
    def __ua_function__(method, args, keywords): return 'changed'
scipy.fft.set_global_backend(Backend)

#= the same in a block that is never left | science | guards.withheld
import scipy.fft
class Backend:
    __ua_domain__ = 'numpy.scipy.fft'
    @staticmethod
    def __ua_function__(method, args, keywords): return 'changed'
scipy.fft.set_backend(Backend).__enter__()

#= another class for an object of the code | text | attributes.allow_dunder
class A: pass
class B: pass
a = A()
a.__class__ = B

#= another class by setattr | text | attributes.allow_dunder
class A: pass
class B: pass
setattr(A(), '__class__', B)

#= no class any more | text | attributes.allow_dunder
class A: pass
del A().__class__

#= another class in a loop and by unpacking | text | attributes.allow_dunder
class A: pass
class B: pass
a = A()
for a.__class__, x in [(B, 1)]: pass

#= a maker of loops for all that comes | text | guards.withheld
import asyncio
class Policy(asyncio.DefaultEventLoopPolicy):
    def new_event_loop(self): return 'changed'
asyncio.set_event_loop_policy(Policy())

#= a method of a library's class deleted by a function beside it | text import=calendar | guards.class
import calendar
def outer(cls):
    def inner():
        del cls.iterweekdays
    return inner
outer(calendar.Calendar)()

#= the same by what a library calls back | text import=calendar | guards.class
import calendar, statistics
def outer(cls):
    def inner(one):
        delattr(cls, one)
        return 1
    return inner
statistics.median(map(outer(calendar.Calendar), ['iterweekdays']))
