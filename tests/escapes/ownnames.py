# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The names of an object, its class and the names of a frame: open for what the code made, closed for everything else.

#= own objects and classes | text | ok
class Account:
    kind = 'savings'
    def __init__(self, owner): self.owner = owner
    def __repr__(self): return f"{self.__class__.__name__}({self.owner!r})"
a = Account('Ada')
assert a.__dict__ == vars(a) == {'owner': 'Ada'} and repr(a) == "Account('Ada')"
a.__dict__['balance'] = 3
assert a.balance == 3 and 'kind' in vars(Account) and 'kind' in Account.__dict__ and Account.__class__ is type
assert 'owner' in dir(a) and type(a).__name__ == 'Account' and getattr(a, '__dict__') is a.__dict__
def f(): pass
f.calls = 2
assert f.__dict__ == {'calls': 2} and hasattr(a, '__dict__')

#= names of a frame | text | ok
x = 1
def f(y):
    z = 2
    return vars()
assert f(3) == {'y': 3, 'z': 2} and vars()['x'] == 1 and 'x' in dir()
vars()['x'] = 2
assert x == 1

#= the engine's names are not among them | text builtin=globals builtin=locals | ok
names = ('__builtins__', '__loader__', '__spec__')
for found in (vars(), locals(), globals()):
    got = next((name for name in names if name in found), got)
globals()['__builtins__'] = {}
vars()['__builtins__'] = {}
assert len([1]) == 1

#= the names of a type | text | attributes.allow_dunder
got = type.__dict__['__getattribute__']

#= the names of a type by vars | text | attributes.allow_dunder
got = vars(type)['__getattribute__']

#= the names of object by getattr | text | attributes.allow_dunder
got = getattr(object, '__dict__')

#= whether it has names | text | attributes.allow_dunder
hasattr(str, '__dict__')

#= the names of a library's class | text | attributes.allow_dunder
import json
got = json.JSONDecoder.__dict__

#= the names of a library's object | text | attributes.allow_dunder
import json
got = vars(json.JSONDecoder())

#= the names of a library's function | text | attributes.allow_dunder
import functools, json
got = json.dumps.__dict__

#= the names of a module | text | attributes.allow_dunder
import json
got = vars(json)

#= the names of a module by attribute | science | attributes.allow_dunder
import numpy
got = numpy.__dict__

#= names of a type, united with one's own | text | attributes.allow_dunder
class U:
    def __ror__(self, other):
        global got
        got = other
        return other
type.__dict__ |= U()

#= one's own, replaced | text | attributes.allow_dunder
class A: pass
A().__dict__ = {}

#= a library's, replaced by setattr | text | attributes.allow_dunder
import json
setattr(json.JSONDecoder(), '__dict__', {})

#= by attrgetter | text | attributes.allow_dunder
import operator
got = operator.attrgetter('__dict__')(type)

#= by a format | text | attributes.allow_dunder
got = '{0.__dict__}'.format(type)

#= by a pattern | text | attributes.allow_dunder
match int:
    case type(__dict__=d): got = d

#= by the names that a class matches | text | attributes.allow_dunder
class M(type): pass
class A(type):
    __match_args__ = ('__dict__',)
match A('B', (), {}):
    case A(d): got = d

#= by a library that calls getattr | text | attributes.allow_dunder
import functools
got = functools.reduce(getattr, ['__dict__'], type)

#= by a pipe of pandas | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).pipe(getattr, '__dict__')

#= by an aggregation of pandas | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.Series([1]).agg('__getattribute__', 0, '__dict__')

#= in a formula | science | guards.text
import sympy
got = sympy.sympify('x.__dict__')

#= in an expression of pandas | data-analysis | guards.text
import pandas as pd
got = pd.eval('pd.__dict__')

#= in a template | data-analysis | attributes.allow_dunder
import pandas as pd
env = pd.DataFrame({'a': [1]}).style.env
got = env.from_string("{{ (''|attr('__class__'))|attr('__dict__') }}").render()

#= in names of fields | text | guards.text
from dataclasses import dataclass
@dataclass(init=False, eq=False)
class A:
    __annotations__ = {"a,type.__dict__": int}

#= dunder descriptors of an own class | text | ok
class A: pass
for name in ('__dict__', '__weakref__', '__getattribute__', '__globals__'):
    if name in vars(A): got = name

#= the class of a class that lies | text | attributes.allow_dunder
class Lie:
    __class__ = property(lambda self: type)
got = Lie().__class__.__dict__

#= the names of what pretends to be one's own | text | attributes.allow_dunder
import json
class A(json.JSONDecoder): pass
got = super(A, A()).__dict__

#= names of the frame of a library | text | guards.interpreter
import contextlib
with contextlib.ExitStack() as stack:
    stack.callback(vars)

#= the names of a library's frame by a key | text | guards.interpreter
import contextlib
@contextlib.contextmanager
def f(): yield
class A(contextlib.ContextDecorator):
    def __enter__(self): pass
    def __exit__(self, *a): pass
got = A()(vars)()

#= the class of a module leads nowhere | text | error AttributeError
import json
M = json.__class__
got = M('os').environ

#= classes of the class | text | attributes.allow_dunder
got = ().__class__.__base__.__subclasses__()

#= methods of the class of a function | text | attributes.allow_dunder
def f(): pass
got = f.__class__.__code__

#= paths are texts | text | ok
import pathlib
from pathlib import Path, PurePosixPath
p = Path('a') / 'b.txt'
assert p.suffix == '.txt' and str(p.parent) == 'a' and p.with_suffix('.csv').name == 'b.csv' and isinstance(p, pathlib.PurePath)
assert repr(p) == "PosixPath('a/b.txt')" and PurePosixPath('/a').is_absolute() and p == Path('a/b.txt') and {p: 1}[p] == 1

#= a path that is read | text | filesystem.read
from pathlib import Path
got = Path('/etc/passwd').read_text()

#= a path that is looked for | text | filesystem.read
from pathlib import Path
got = Path('/etc/passwd').exists()

#= a path that is written | text | filesystem.write
from pathlib import Path
Path(canary).write_text('x')

#= the working folder | text | filesystem.read
from pathlib import Path
got = Path.cwd()

#= the path of the class below | text | filesystem.read
import pathlib
class P(pathlib.Path): pass
got = P('/etc/passwd').stat()

#= the real class behind a path | text | attributes.allow_dunder
import pathlib
got = pathlib.PurePath.__subclasses__()

#= the module behind a path | text since=3.13 | guards.module
import pathlib
got = pathlib.PurePath('a').parser.os

#= the real class by a copy | text | filesystem.read
import copy, pathlib
got = copy.deepcopy(pathlib.Path('/etc/passwd')).exists()

#= a logger of a library | text | guards.withheld
import asyncio
asyncio.base_events.logger.addFilter(print)

#= what a logger leads to | text | guards.withheld
import asyncio
got = asyncio.log.logger.manager.root

#= a logger by what sympy reads names with | science | guards.module
from sympy.utilities.source import get_class
got = get_class('asyncio.log.logger')

#= what a library's function wraps | text | attributes.allow_dunder
import contextlib
got = contextlib.contextmanager(len).__wrapped__

#= annotations of a library's class | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame.__annotations__

#= annotations of a library's function | text | attributes.allow_dunder
import dataclasses
got = dataclasses.make_dataclass.__annotations__

#= annotations that one's own class inherits | data-analysis | error AttributeError
import pandas as pd
class D(pd.DataFrame): pass
before = dict(D.__annotations__) if hasattr(D, '__annotations__') else {}
if before: got = before
raise AttributeError

#= a closed name through object.__getattribute__ | text | attributes.allow_dunder
got = object.__getattribute__(len, '__self__')

#= the names of a type through it | text | attributes.allow_dunder
got = type.__getattribute__(type, '__dict__')

#= through super | text | attributes.allow_dunder
class A:
    def f(self): return super().__getattribute__('__reduce_ex__')
got = A().f()

#= through an operator | text | attributes.allow_dunder
import operator
got = operator.methodcaller('__getattribute__', '__reduce_ex__')(5)

#= through getattr | text | attributes.allow_dunder
got = getattr(object, '__getattribute__')(int, '__subclasses__')()

#= a name that changes between reads | text | attributes.allow_dunder
class Name(str):
    def __eq__(self, other): return False
    def __hash__(self): return 0
got = object.__getattribute__(len, Name('__self__'))

#= the reader, called by a library | text | attributes.allow_dunder
import functools
got = functools.reduce(object.__getattribute__, ['__class__', '__subclasses__'], 1)

#= the reader of a module | text | guards.module
import json
got = object.__getattribute__(json, 'codecs')

#= another class, by object.__setattr__ | text | attributes.allow_dunder
class A: pass
class B: pass
object.__setattr__(A(), '__class__', B)

#= a library's class, by type.__setattr__ | text | guards.class
import json
type.__setattr__(json.JSONDecoder, 'decode', print)

#= a library's class, by type.__delattr__ | text | guards.class
import json
type.__delattr__(json.JSONDecoder, 'decode')

#= code of a function, by object.__setattr__ | text | attributes.allow_dunder
def f(): pass
object.__setattr__(f, '__code__', None)

#= the frame of a traceback | text | guards.interpreter
try: 1 / 0
except ZeroDivisionError as e: got = e.__traceback__.tb_frame

#= the next of a traceback | text | guards.interpreter
try: 1 / 0
except ZeroDivisionError as e: got = e.__traceback__.tb_next

#= the frame of a traceback, by a format | text | guards.interpreter
try: 1 / 0
except ZeroDivisionError as e: got = '{0.__traceback__.tb_frame.f_globals}'.format(e)

#= the object of a chained error is the view of a module | text | ok
import json
try:
    try: json.nothing
    except AttributeError as e: raise KeyError from e
except KeyError as k: assert k.__cause__.obj is json

#= a plain record | text import=argparse | ok
import argparse, types
n = types.SimpleNamespace(a=1)
assert vars(n) == n.__dict__ == {'a': 1} and vars(argparse.Namespace(b=2)) == {'b': 2}
def f(a, b=1, *, c=2): pass
assert f.__defaults__ == (1,) and f.__kwdefaults__ == {'c': 2}

#= defaults of a library's function | text | attributes.allow_dunder
import json
got = json.dumps.__kwdefaults__

#= the record of the interpreter | text import=sys | attributes.allow_dunder
import sys
got = vars(sys.implementation)

#= own bases | text | ok
class A: pass
class B(A): pass
assert B.__bases__ == (A,) and B.__mro__ == (B, A, object) and B.__base__ is A

#= the bases of a library's class | text | attributes.allow_dunder
import io
got = io.StringIO.__mro__

#= the bases of a type | text | attributes.allow_dunder
got = type(5).__bases__

#= a descriptor of the interpreter | text | guards.interpreter
import types
def g(): yield
got = types.GeneratorType.gi_frame.__get__(g())

#= own functions by a library's descriptor | text | ok
import functools
class A:
    @functools.cached_property
    def x(self): return 1
assert A.x.__get__(A(), A) == 1 and A.__module__ == '__main__'
