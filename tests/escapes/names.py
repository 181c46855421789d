# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Names with two underscores at both ends belong to the interpreter.

#= dunder by syntax | strict | attributes.allow_dunder
got = ().__class__

#= dunder in other letters | strict | attributes.allow_dunder
got = ().__ｃlass__

#= dunder by getattr | strict | attributes.allow_dunder
got = getattr((), '__class__')

#= dunder by a text that lies | strict | attributes.allow_dunder
class S(str):
    def __eq__(self, other): return False
    def __hash__(self): return 1
    def startswith(self, *a): return False
got = getattr((), S('__class__'))

#= dunder in other letters by getattr | strict | attributes.allow_dunder
got = getattr((), '__ｃlass__')

#= dunder written by setattr | strict | attributes.allow_dunder
class A: pass
setattr(A, '__bases__', (Exception,))

#= dunder written by syntax | strict | attributes.allow_dunder
class A: pass
A().__class__ = int

#= dunder written by an operator | strict | attributes.allow_dunder
class A: pass
A.__name__ += 'x'
A.__bases__ += (int,)

#= dunder deleted | strict | attributes.allow_dunder
class A: pass
del A.__doc__, A.__dict__

#= hasattr of a dunder | strict | attributes.allow_dunder
if hasattr((), '__class__'): got = True

#= builtins, once the name is bound somewhere | strict | attributes.allow_dunder
def f(): __builtins__ = 1
got = __builtins__

#= builtins rebound | strict | attributes.allow_dunder
__builtins__ = {}
def g(): yield 1
got = g().gi_frame

#= builtins bound by a function | strict | attributes.allow_dunder
def __builtins__(): pass

#= builtins bound as a loop variable | strict | attributes.allow_dunder
for __builtins__ in [{}]: pass

#= builtins bound by a walrus | strict | attributes.allow_dunder
(__builtins__ := {})

#= builtins bound by an import | text | attributes.allow_dunder
import json as __builtins__

#= builtins bound by a pattern | strict | attributes.allow_dunder
match {}:
    case __builtins__: pass

#= builtins bound by global | strict | attributes.allow_dunder
def f():
    global __builtins__
    __builtins__ = {}
f()

#= private name of a class | strict | error AttributeError
class A:
    def f(self): return self.__class
got = A().f()

#= super | strict | attributes.allow_dunder
class A:
    def f(self): return super().__getattribute__('__class__')
got = A().f()

#= partial of getattr | strict | attributes.allow_dunder
import functools
got = functools.partial(getattr, ())('__class__')

#= reduce with getattr | strict | attributes.allow_dunder
import functools
got = functools.reduce(getattr, ['__class__', '__base__'], ())

#= filter with getattr | strict | attributes.allow_dunder
got = list(filter(lambda n: getattr((), n), ['__class__']))

#= sorted with getattr as its key | strict | attributes.allow_dunder
import functools
got = sorted(['__class__'], key=functools.partial(getattr, ()))

#= attrgetter | text | attributes.allow_dunder
import operator
got = operator.attrgetter('__base__')(())

#= methodcaller | text | attributes.allow_dunder
import operator
got = operator.methodcaller('__reduce_ex__', 2)(1)

#= attrgetter of another module | text | guards.withheld
from collections import _itemgetter
got = _itemgetter

#= a builtin that is not allowed | strict | builtins.allow
got = eval('1')

#= a builtin that is not allowed, once its name is bound somewhere | strict | builtins.allow
def f(): eval = 1
got = eval('1')

#= breakpoint | strict | builtins.allow
breakpoint()

#= input | strict | builtins.allow
got = input()

#= help | strict | builtins.allow
help()

#= exit | strict | builtins.allow
exit()

#= the end of the program | strict | error SystemExit
raise SystemExit(3)

#= single dispatch | text | attributes.allow_dunder
import functools
@functools.singledispatch
def f(x): return 1
got = f.registry.__base__

#= a class by a pipe of pandas | data-analysis | attributes.allow_dunder
import pandas as pd
got = pd.DataFrame({'a': [1]}).pipe(getattr, '__base__')

#= dunder in a template string | strict since=3.14 | syntax.deny
got = t'{().__class__}'

#= an array's state | data-analysis | attributes.allow_dunder
import numpy as np
got = np.array([1]).__setstate__
