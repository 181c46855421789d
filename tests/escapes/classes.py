# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Classes know their subclasses, and classes of libraries belong to all sessions and to the program itself.

#= subclasses by syntax | strict | attributes.allow_dunder
got = object.__subclasses__()

#= subclasses by type | strict | attributes.allow_dunder
got = type.__subclasses__(object)

#= subclasses through the attributes that a wrapper takes over | strict | ok
import functools
read = []
class W:
    def __setattr__(self, name, value):
        if name != '__wrapped__': read.append(value)
functools.update_wrapper(W(), object, assigned=['__subclasses__'], updated=[])
try: got = read[0]()
except AttributeError: pass

#= subclasses as a default factory | text | guards.interpreter
import functools
from dataclasses import dataclass, field
read = []
class W:
    def __setattr__(self, name, value):
        if name != '__wrapped__': read.append(value)
functools.update_wrapper(W(), object, assigned=['__subclasses__'], updated=[])
@dataclass
class A:
    x: object = field(default_factory=read[0])
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

#= another metaclass for a library's class, where classes may be asked for | text dunder=__class__ | guards.class
import json
class M(type):
    def __call__(cls, *args, **names): return 'patched'
json.JSONDecoder.__class__ = M

#= another class for a library's object, where classes may be asked for | text import=calendar dunder=__class__ | guards.interpreter
import calendar
class Own(type(calendar.c)):
    def formatmonth(self, *args): return 'patched'
calendar.c.__class__ = Own

#= another class for an object of its own, where classes may be asked for | strict dunder=__class__ | ok
class A: pass
class B: pass
a = A()
a.__class__ = B
assert type(a) is B

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
for own in (Point, Base, Row, Pair, Slotted, Meta, Made, type('Third', (), {})):
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
