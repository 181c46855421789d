# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What code lends a library is called in the library's frame, and what that finds comes back.

#= a frame by getattr, taken by a library | strict | guards.interpreter
import statistics
def g(): yield 1
got = statistics.median(map(getattr, [g()], ['gi_frame']))

#= the same by a generator of a library | text | guards.interpreter
import heapq
def g(): yield 1
got = list(heapq.merge(map(getattr, [g()], ['gi_frame'])))[0]

#= a frame by the reader of a generator | text | guards.interpreter
import statistics
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
def g(): yield 1
got = statistics.median(map(fields(A)[0].default, [g()], ['gi_frame']))

#= a frame of the host's by a descriptor | text | guards.interpreter
import statistics, types
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
read = fields(A)[0].default
take = read(types.GeneratorType.gi_frame, '__get__')
def g(): yield 1
got = statistics.median(map(take, [g()]))

#= the module of a builtin function | text | guards.interpreter
import math, statistics
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
got = statistics.median(map(fields(A)[0].default, [math.sqrt], ['__self__']))

#= all classes | text | guards.interpreter
import itertools, statistics
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
every = fields(A)[0].default(object, '__subclasses__')
got = statistics.median(itertools.starmap(every, [()]))

#= a class of a library by setattr | text | guards.class
import json, statistics
statistics.median(map(setattr, [json.JSONDecoder], ['decode'], [lambda *a: 'patched']))

#= the same by the writer of a class | text | guards.class
import json, statistics
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
write = fields(A)[0].default(json.JSONDecoder, '__setattr__')
statistics.median(map(write, ['decode'], [lambda *a: 'patched']))

#= other code for a function of a library | text | guards.interpreter
import json, statistics
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
write = fields(A)[0].default(json.dumps, '__setattr__')
statistics.median(map(write, ['__defaults__'], [(1,)]))

#= another class for an object of a library | text | guards.interpreter
import calendar, statistics
from dataclasses import dataclass, fields
@dataclass(init=False, eq=False, repr=False)
class A:
    __getattribute__: object
class Own(type(calendar.c)):
    def formatmonth(self, *args): return 'patched'
write = fields(A)[0].default(calendar.c, '__setattr__')
statistics.median(map(write, ['__class__'], [Own]))

#= a guarded function that is lent and asks for nothing special | strict | ok
import statistics
class A:
    x = 3
assert statistics.median(map(getattr, [A()], ['x'])) == 3
assert sorted([A()], key=lambda a: a.x)

#= a generator in a generator of a library | text | guards.interpreter
import types
def g(): yield 1
got = types.coroutine(lambda: g())().gi_frame

#= its code | text | guards.interpreter
import types
def g(): yield 1
got = types.coroutine(lambda: g())().gi_code

#= a frame through an alias of a type | text | guards.interpreter
import typing
T = typing.TypeVar('T')
class A(typing.Generic[T]): pass
def g(): yield 1
got = type(A[int])(g(), (int,), name='x').gi_frame

#= a class of a library through an alias of a type | text | guards.class
import json, typing
T = typing.TypeVar('T')
class A(typing.Generic[T]): pass
type(A[int])(json.JSONDecoder, (int,)).decode = lambda *a: 'patched'

#= the module of the builtins by a method that is partly applied | text | ok
import functools
class D:
    def __get__(self, obj, kind): return len
class A:
    method = functools.partialmethod(D())
class W:
    def __setattr__(self, name, value):
        global got
        if name != '__wrapped__': got = value
try: functools.update_wrapper(W(), A().method, assigned=['__self__'])
except AttributeError: pass

#= what its dictionary holds | strict | ok
import functools
class D:
    def __get__(self, obj, kind): return len
class A:
    method = functools.partialmethod(D())
class U:
    def update(self, other):
        global got
        if other: got = other
class W:
    __dict__ = U()
try: functools.update_wrapper(W(), A().method, assigned=[])
except (AttributeError, TypeError): pass

#= a module that an object holds, by its dictionary | text import=warnings | ok
import functools, warnings
class U:
    def update(self, other):
        global got
        if '_module' in other: got = other['_module']
class W:
    __dict__ = U()
functools.update_wrapper(W(), warnings.catch_warnings(), assigned=[])

#= the same by its name | text import=warnings | guards.module
import functools, warnings
class W: pass
w = W()
functools.update_wrapper(w, warnings.catch_warnings(), assigned=['_module'], updated=[])
got = w._module.sys

#= a name that lies about itself | text import=warnings | error AttributeError
import functools, warnings
class S(str):
    def __eq__(self, other): return True
    def __hash__(self): return 1
    def __str__(self): return '__doc__'
class W: pass
w = W()
functools.update_wrapper(w, warnings.catch_warnings(), assigned=[S('_module')], updated=[])
got = w._module.sys

#= wrappers do what they are for | text | ok
import functools
def f(x: int):
    'about f'
f.extra = 5
@functools.wraps(f)
def w(*a): return f(*a)
assert (w.__name__, w.__qualname__, w.__doc__, w.extra) == ('f', 'f', 'about f', 5)
class C: pass
assert functools.update_wrapper(C(), f, assigned=('__name__', 'extra', 'not there')).extra == 5
