# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Programs about exceptions that are being handled, for tst_handlers. Each begins with a line `#= name` and leaves what
# it saw in `r`.

#= in a handler, below it and behind it
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
try: 1 / 0
except ZeroDivisionError: r = [last(), traceback.format_exc()]
r.append(last())

#= the whole text, with calls
import traceback
def f(x): return 1 / x
def g(x):
    return f(x)
try:
    g(0)
except ZeroDivisionError:
    r = traceback.format_exc()

#= printed
import io, traceback
r = io.StringIO()
try: int('x')
except ValueError: traceback.print_exc(file=r)
r = r.getvalue()

#= by the exception itself
import traceback
try: {}['k']
except KeyError as e: r = [traceback.format_exception(e), traceback.format_exception_only(e)]

#= what sys knows
import sys
r = [sys.exception()]
try: 1 / 0
except ZeroDivisionError as e: r.append(sys.exception() is e)
r.append(sys.exception())

#= a logger
import io, logging
text = io.StringIO()
logger = logging.getLogger('of this program')
logger.propagate = False
logger.addHandler(logging.StreamHandler(text))
try: 1 / 0
except ZeroDivisionError: logger.exception('it failed')
r = text.getvalue()

#= nested handlers
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
r = []
try:
    1 / 0
except ZeroDivisionError:
    r.append(last())
    try: int('x')
    except ValueError:
        r.append(last())
        try: [][1]
        except IndexError: r.append(last())
        r.append(last())
    r.append(last())
r.append(last())

#= raised again
r = []
def again(kind):
    try:
        try: raise kind('inner')
        except ValueError: raise
        except KeyError:
            try: 1 / 0
            except ZeroDivisionError: pass
            raise
    except Exception as e: r.append(repr(e))
again(ValueError)
again(KeyError)
try: raise
except RuntimeError as e: r.append(str(e))
def below(): raise
try:
    try: 1 / 0
    except ZeroDivisionError: below()
except ZeroDivisionError as e: r.append(repr(e))

#= what came before, and why
r = []
def chain(e):
    while e is not None:
        r.append((repr(e), repr(e.__cause__), repr(e.__context__), e.__suppress_context__))
        e = e.__context__
try:
    try:
        try: 1 / 0
        except ZeroDivisionError: int('x')
    except ValueError as e: raise KeyError('k') from e
except KeyError as e: chain(e)
try:
    try: 1 / 0
    except ZeroDivisionError: raise ValueError from None
except ValueError as e: chain(e)
try:
    try: 1 / 0
    finally: [][1]
except IndexError as e: chain(e)

#= a cause in the text
import traceback
try:
    try: 1 / 0
    except ZeroDivisionError as e: raise ValueError('because') from e
except ValueError: r = traceback.format_exc()

#= finally
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
r = []
def f():
    try: 1 / 0
    finally:
        r.append(last())
        return 5
r.append(f())
r.append(last())
for i in range(2):
    try: 1 / 0
    except ZeroDivisionError: continue
    finally: r.append(last())
try:
    try: 1 / 0
    finally: r.append(last())
except ZeroDivisionError: r.append(last())

#= with
import contextlib, traceback
def last(): return traceback.format_exc().splitlines()[-1]
r = []
class M:
    def __enter__(self): return self
    def __exit__(self, kind, value, trace):
        r.append((kind, repr(value), last()))
        return True
with M(): 1 / 0
r.append(last())
with M(): pass
@contextlib.contextmanager
def m():
    try: yield
    except ValueError:
        r.append(last())
        raise KeyError('k')
try:
    with m(): int('x')
except KeyError as e: r.append(repr(e.__context__))
with contextlib.suppress(ZeroDivisionError): 1 / 0
r.append(last())

#= a generator that is left within a handler
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
def g():
    try: 1 / 0
    except ZeroDivisionError:
        yield last()
        yield last()
    yield last()
it = g()
r = [next(it), last()]
try: int('x')
except ValueError: r += [last(), next(it), last(), next(it), last()]
r.append(last())

#= generators in each other
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
def inner():
    try: int('x')
    except ValueError:
        try: yield last()
        except KeyError: yield last()
        yield last()
def outer():
    try: 1 / 0
    except ZeroDivisionError:
        yield last()
        yield from inner()
        yield last()
it = outer()
r = [next(it), next(it), it.throw(KeyError('thrown')), next(it), next(it), last()]

#= a generator that is closed within a handler
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
r = []
def g():
    try: 1 / 0
    except ZeroDivisionError:
        try: yield
        finally: r.append(last())
it = g()
next(it)
it.close()
r.append(last())

#= coroutines that wait within a handler
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
class Wait:
    def __await__(self): return (yield)
r = []
async def f(name, kind):
    try: raise kind(name)
    except kind:
        await Wait()
        r.append(last())
        try: raise
        except kind as e: r.append(repr(e))
    await Wait()
    r.append(last())
both = [f('a', ValueError), f('b', KeyError)]
while both:
    for c in list(both):
        try: c.send(None)
        except StopIteration: both.remove(c)

#= asynchronous generators and context managers
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
r = []
class M:
    async def __aenter__(self): return self
    async def __aexit__(self, kind, value, trace):
        r.append((repr(value), last()))
        return True
async def g():
    try: 1 / 0
    except ZeroDivisionError:
        yield last()
        async with M(): int('x')
        yield last()
async def f():
    async for x in g(): r.append(x)
    r.append(last())
c = f()
try: c.send(None)
except StopIteration: pass

#= groups
import traceback
def last(): return traceback.format_exc().splitlines()[0]
r = []
try:
    try: raise ExceptionGroup('g', [ValueError(1), KeyError('k'), ExceptionGroup('h', [ValueError(2), TypeError(3)])])
    except* ValueError as v:
        r.append((repr(v), last()))
    except* KeyError:
        r.append(last())
        raise
except* TypeError as t: r.append(repr(t))
except* KeyError as k: r.append(repr(k))
r.append(last())
try:
    try: raise ValueError(1)
    except* ValueError: raise IndexError('new')
except* IndexError as e: r.append((repr(e), [repr(x.__context__) for x in e.exceptions]))

#= notes
import traceback
try:
    try: 1 / 0
    except ZeroDivisionError as e:
        e.add_note('a note')
        raise
except ZeroDivisionError: r = traceback.format_exc()

#= a name that goes with its handler
r = []
try: 1 / 0
except ZeroDivisionError as e: r.append(repr(e))
try: e
except NameError as n: r.append(str(n))

#= a comprehension and a lambda within a handler
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
try: 1 / 0
except ZeroDivisionError: r = [[last() for i in range(2)], (lambda: last())(), list(last() for i in range(2))]

#= __del__ within a handler
import traceback
def last(): return traceback.format_exc().splitlines()[-1]
r = []
class D:
    def __del__(self):
        r.append(last())
        try: int('x')
        except ValueError: r.append(last())
        r.append(last())
try: 1 / 0
except ZeroDivisionError:
    d = D()
    del d
    r.append(last())
