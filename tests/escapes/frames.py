# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Frames lead to everything: they are asked for by every way there is to read an attribute.

#= generator, by syntax | strict | guards.interpreter
def g(): yield 1
got = g().gi_frame

#= generator, by getattr | strict | guards.interpreter
def g(): yield 1
got = getattr(g(), 'gi_' + 'frame')

#= generator, by getattr with a default | strict | guards.interpreter
def g(): yield 1
x = getattr(g(), 'gi_frame', None)
if x is not None: got = x

#= generator, by map | strict | guards.interpreter
def g(): yield 1
got = list(map(getattr, [g()], ['gi_frame']))

#= generator, by match | strict | ok
def g(): yield 1
match g():
    case object(gi_frame=f): got = f

#= code of a generator | strict | guards.interpreter
def g(): yield 1
got = g().gi_code

#= what a generator waits for | strict | guards.interpreter
def g(): yield from [1]
k = g()
next(k)
got = k.gi_yieldfrom

#= coroutine | strict | guards.interpreter
async def f(): pass
c = f()
try:
    got = c.cr_frame
finally:
    c.close()

#= asynchronous generator | strict | guards.interpreter
async def f(): yield 1
got = f().ag_frame

#= traceback given to __exit__ | strict | guards.interpreter
class C:
    def __enter__(self): return self
    def __exit__(self, kind, value, traceback):
        global got
        got = traceback.tb_frame
        return True
with C(): 1 / 0

#= traceback by match | strict | ok
class C:
    def __enter__(self): return self
    def __exit__(self, kind, value, traceback):
        global t
        t = traceback
        return True
with C(): 1 / 0
match t:
    case object(tb_frame=f): got = f

#= traceback of an exception by syntax | strict | attributes.allow_dunder
try: 1 / 0
except Exception as e: got = e.__traceback__

#= traceback of an exception by a pattern | strict | attributes.allow_dunder
try: 1 / 0
except Exception as e:
    match e:
        case Exception(__traceback__=t): got = t

#= context of an exception by getattr | strict | attributes.allow_dunder
try:
    try: 1 / 0
    except Exception: int('x')
except Exception as e: got = getattr(e, '__con' + 'text__')

#= exceptions of a group | strict | attributes.allow_dunder
try: raise ExceptionGroup('g', [ValueError(1)])
except* ValueError as g: got = [e.__traceback__ for e in g.exceptions]

#= frame of a generator expression by an expression of pandas | data-analysis | guards.interpreter
import pandas as pd
g = (i for i in [1])
got = pd.DataFrame({'a': [1]}).eval('@g.gi_frame')

#= frame through the attributes that a wrapper takes over | strict | ok
import functools
class W:
    def __setattr__(self, name, value):
        global got
        if name != '__wrapped__': got = value
def g(): yield 1
try:
    functools.update_wrapper(W(), g(), assigned=['gi_frame'], updated=[])
except AttributeError: pass

#= a handler that keeps the refusal | strict | ok
def g(): yield 1
try: got = g().gi_frame
except BaseException: pass
try: got = g().gi_frame
except AttributeError: pass

#= modules of a library by an expression of pandas that looks further out | data-analysis | error UndefinedVariableError
import pandas as pd
data = pd.DataFrame({'a': [1]})
for level in range(-3, 4):
    try: got = data.eval('@warnings', level=level)
    except (ValueError, SyntaxError): pass
    except NameError as e: last = e
raise last

#= code by what takes it apart | text import=dis | error TypeError
import dis
def f(): pass
got = dis.Bytecode(f).codeobj

#= a generator of a context | text | guards.interpreter
import contextlib
@contextlib.contextmanager
def m(): yield 1
got = m().gen.gi_frame

#= frames of a task | text import=asyncio | guards.interpreter
import asyncio
async def f(): await asyncio.sleep(10)
async def main():
    global got
    t = asyncio.create_task(f())
    await asyncio.sleep(0)
    stack = t.get_stack()
    t.cancel()
    got = stack[0].f_back
await main()

#= frames that a library collects | text import=inspect | ok
import inspect
def g(): yield 1
if [value for name, value in inspect.getmembers(g()) if name == 'gi_frame']: got = 'a frame'

#= a frame by functions of numpy | data-analysis | guards.interpreter
import numpy as np
def g(): yield 1
a = np.empty(1, object)
a[0] = g()
got = np.vectorize(getattr, otypes=[object])(a, 'gi_frame')

#= a frame by a template of pandas | data-analysis | ok
from pandas.io.formats.style import Styler
def g(): yield 1
got = Styler.env.from_string("{{ g.gi_frame }}").render(g=g()) or got

#= a frame by what walks tracebacks | text | guards.withheld
import traceback
class C:
    def __enter__(self): return self
    def __exit__(self, kind, value, tb):
        global got
        got = next(traceback.walk_tb(tb))[0]
        return True
with C(): 1 / 0

#= variables of frames emptied | text | guards.withheld
import traceback
class C:
    def __enter__(self): return self
    def __exit__(self, kind, value, tb):
        traceback.clear_frames(tb)
with C(): 1 / 0

#= names written into a library | science | ok
import json
from sympy.utilities.magic import pollute
def take(found):
    pollute(['JSONDecodeError'], [None])
    return found
json.loads('{"a": 1}', object_hook=take)
try: json.loads('x')
except ValueError: pass

#= builtins of its own that the code has a library write | science | attributes.allow_dunder
from sympy.utilities.magic import pollute
def put(): pollute(['__builtins__'], [{'getattr': getattr}])
put()
def g(): yield 1
def f(): return g().gi_frame
got = f()

#= names of the code written by a library are what it is for | science | ok
from sympy import var
from sympy.utilities.magic import pollute
var('x y')
def put(): pollute(['extra'], [x])
put()
assert extra is x and str(x + y) == 'x + y'

#= a formula among the names of a library | science | ok
import pandas as pd
import statsmodels.formula.api as smf
taken = []
data = pd.DataFrame({'y': [1.0, 2, 3], 'x': [1.0, 2, 4]})
def take(o):
    taken.append(o)
    return data.x
for depth in range(0, 6):
    for name in ('warnings', 'sys', 'os', 'np', 'data_handling', 'handle_formula_data', 'import_module'):
        try: smf.ols(f'y ~ take({name})', data, eval_env=depth)
        except Exception: pass
got = [t for t in taken if 'handle' in str(t)] or got

#= a field that names a frame | text | guards.interpreter
from enum import Enum
class Names(dict): pass
def g(): yield 1
class E(Enum):
    A = g()
got = E.A.value.gi_frame

#= frames by a vectorized reader | data-analysis | guards.interpreter
import operator, numpy as np
def g(): yield 1
a = np.empty(1, object)
a[0] = g()
got = np.frompyfunc(operator.attrgetter('gi_frame'), 1, 1)(a)

#= the frames of a task | text | guards.interpreter
import asyncio
async def main():
    global got
    got = asyncio.current_task().get_stack()[0]
await main()

#= the same, lent | text | guards.interpreter
import asyncio, statistics
async def main():
    global got
    got = statistics.median(map(type(asyncio.current_task()).get_stack, [asyncio.current_task()]))[0]
await main()

#= the frames of an exception by inspect | text import=inspect | guards.withheld
import inspect
try: 1 / 0
except ZeroDivisionError: got = inspect.trace()[0].frame
