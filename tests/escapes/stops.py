# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
# A stop cannot be swallowed, nor the end by the final answer.

#= by except | strict | limits.while_iterations
while True:
    try:
        while True: pass
    except: pass

#= by finally | strict | limits.while_iterations
def f():
    while True:
        try:
            while True: pass
        finally:
            continue
f()

#= by with | strict | limits.while_iterations
class S:
    def __enter__(self): pass
    def __exit__(self, *a): return True
while True:
    with S():
        while True: pass

#= by suppress | text | limits.while_iterations
import contextlib
while True:
    with contextlib.suppress(BaseException):
        while True: pass

#= by an exception group | strict | limits.while_iterations
while True:
    try:
        while True: pass
    except* BaseException: pass

#= by a generator that is closed | strict | limits.while_iterations
def g():
    while True:
        try:
            while True: pass
        except BaseException: pass
        try: yield
        except BaseException: pass
k = g()
while True:
    try: next(k)
    except BaseException: pass

#= by a key function | strict | limits.operations
def key(x):
    try: return [y for y in range(10**9)]
    except BaseException: return 1
while True:
    try: sorted(range(10), key=key)
    except BaseException: pass

#= the final answer, caught | strict | ok
try: final_answer(1)
except BaseException: got = 'went on'
got = 'went on'

#= time in a library | text wall=0.2 | limits.wall_s
import statistics
while True:
    try: statistics.pstdev(range(10**5))
    except BaseException: pass

#= time in a regular expression | text wall=0.2 | limits.wall_s
import re
while True:
    re.sub('x(?=x*)', lambda m: 'y' * 10, 'x' * 10**4)

#= by a loop in C | text wall=0.3 | limits.wall_s
import collections, itertools
collections.deque(itertools.repeat(1), maxlen=0)

#= by a count | text wall=0.3 | limits.wall_s
import itertools
sum(itertools.count())

#= by a callable that is asked for ever | text wall=0.3 | limits.wall_s
import collections
collections.deque(iter(int, 1), maxlen=0)

#= by a cycle in a chain | text wall=0.3 | limits.wall_s
import collections, itertools
collections.deque(itertools.chain.from_iterable(itertools.cycle([[1] * 1000])), maxlen=0)

#= by a range that nobody waits for | text wall=0.3 | limits.wall_s
max(range(10**15))

#= by products | text wall=0.3 | limits.wall_s
import collections, itertools
collections.deque(itertools.product(range(10**5), repeat=3), maxlen=0)

#= by a console | science wall=0.3 | limits.wall_s
from sympy.interactive.session import init_python_session
session = init_python_session()
session.runsource("while True:\n  try:\n    while True: pass\n  except: pass\n", symbol='exec')

#= by text that is run as code | science wall=0.3 | limits.wall_s
import numpy.f2py.crackfortran as crack
def forever():
    while True:
        try: crack.myeval('[0 for x in y for z in y for w in y]', {'y': range(10**6)}, {})
        except BaseException: pass
forever()

#= a stop swallowed by a loop's tasks | text import=asyncio wall=20 | limits.while_iterations
import asyncio
async def f():
    while True:
        try:
            while True: pass
        except BaseException: pass
await asyncio.gather(*[f() for _ in range(3)], return_exceptions=True)

#= a callback that puts itself in line again | text import=asyncio wall=20 | limits.while_iterations
import asyncio
async def main():
    global got
    loop = asyncio.get_running_loop()
    def again():
        loop.call_soon(again)
        while True: pass
    again()
await main()

#= by a finalizer | text wall=20 | limits.while_iterations
class A:
    def __del__(self):
        A()
        while True: pass
while True: A()

#= by a queue's lock | text import=queue wall=0.5 | limits.wall_s
import queue
q = queue.Queue()
q.mutex.acquire()
while True:
    try: q.mutex.acquire()
    except BaseException: pass

#= by comparisons in C | text wall=20 | limits.while_iterations
class A:
    def __lt__(self, other):
        while True:
            try:
                while True: pass
            except BaseException: pass
sorted([A(), A()])

#= by a list that grows while C goes through it | text wall=0.5 | limits.wall_s
import collections
l = [1]
collections.deque(map(l.append, l), maxlen=0)

#= by hashes | text wall=20 | limits.while_iterations
class A:
    def __hash__(self):
        while True:
            try:
                while True: pass
            finally: continue
{A(): 1}

#= by a descriptor's name | text wall=20 | limits.while_iterations
class D:
    def __set_name__(self, owner, name):
        while True:
            try:
                while True: pass
            except BaseException: pass
class A: d = D()

#= by groups of exceptions | text wall=20 | limits.while_iterations
def split(e):
    while True:
        try:
            while True: pass
        except BaseException: pass
ExceptionGroup('x', [ValueError()]).split(split)

#= by a ufunc | data-analysis wall=20 | limits.while_iterations
import numpy as np
def f(x):
    while True:
        try:
            while True: pass
        except BaseException: pass
np.frompyfunc(f, 1, 1)(np.arange(3))

#= by an integral | science wall=0.5 | limits.wall_s
from scipy.integrate import quad
def f(x):
    while True:
        try:
            while True: pass
        except BaseException: pass
while True:
    try: quad(f, 0, 1)
    except BaseException: pass

#= by a search in C | science wall=0.5 | limits.wall_s
from scipy.optimize import brentq
def f(x):
    try:
        while True: pass
    except BaseException: return x
while True:
    try: brentq(f, -1, 1)
    except BaseException: pass

#= a class whose next item is a function in C | text wall=1 | limits.wall_s
from collections import deque
class I:
    def __iter__(self): return self
    __next__ = int
deque(I(), maxlen=0)

#= the same, written to the class later | text wall=1 | limits.wall_s
from collections import Counter
class I:
    def __iter__(self): return self
    def __next__(self): return 1
class J(I): pass
I.__next__ = int
Counter(J())

#= an iterator that is a class itself | text wall=1 | limits.wall_s
import itertools
class I:
    def __iter__(self): return self
    __next__ = itertools.count
max(map(bool, I()))

#= a sequence whose items are a function in C | text wall=1 | limits.wall_s
class S:
    __getitem__ = int
-1 in S()

#= its sum | text wall=1 | limits.wall_s
class S:
    __getitem__ = float
sum(S())

#= it backwards | text wall=1 | limits.wall_s
from collections import deque
class S:
    __getitem__ = int
    def __len__(self): return 10 ** 18
deque(reversed(S()), maxlen=0)

#= a list that grows while it is read | text wall=1 | limits.wall_s
from collections import deque
numbers = [1]
deque(map(numbers.append, numbers), maxlen=0)

#= bytes that grow while they are read | text wall=1 | limits.wall_s
from collections import deque
data = bytearray(b'x')
deque(map(data.append, data), maxlen=0)

#= a function in C that takes long, many times | text wall=1 | limits.wall_s
from collections import deque
deque(map(str.count, ['a' * 10 ** 6] * 10 ** 6, ['ab'] * 10 ** 6), maxlen=0)

#= numbers of an array without memory | data-analysis wall=1 | limits.wall_s
from collections import deque
import numpy as np
deque(np.broadcast_to(1.0, (10 ** 7, 10 ** 6)).flat, maxlen=0)

#= events of a loop of the code's own | text wall=1 | limits.wall_s
import asyncio
asyncio.new_event_loop()._selector.select(1000)

#= a loop of its own without anything to do | text wall=1 | limits.wall_s
import asyncio
asyncio.new_event_loop().run_forever()

#= numbers that numpy goes through in C | data-analysis wall=1 | limits.wall_s
from collections import deque
import numpy as np
deque(np.nditer(np.broadcast_to(1.0, (10 ** 7, 10 ** 6))), maxlen=0)

#= pairs of them | data-analysis wall=1 | limits.wall_s
from collections import deque
import numpy as np
deque(np.broadcast(np.broadcast_to(1.0, (10 ** 7, 10 ** 6)), 1), maxlen=0)

#= a lock for long | text wall=0.5 | limits.wall_s
import queue
q = queue.Queue()
q.mutex.acquire(); q.mutex.acquire(True, 10**6)

#= task group that swallows | text wall=0.5 | limits.wall_s
import asyncio
async def bad():
    while True:
        try: await asyncio.sleep(10)
        except BaseException: continue
async def f():
    async with asyncio.TaskGroup() as t: t.create_task(bad())
asyncio.run(f())

#= a generator that swallows | text wall=0.5 | limits.wall_s
def g():
    while True:
        try: yield
        except BaseException: sum(range(20000))
k = g(); next(k)
while True:
    try: k.throw(ValueError)
    except BaseException: pass

#= exit stack that swallows | text wall=0.5 | limits.while_iterations
import contextlib
while True:
    with contextlib.ExitStack() as s:
        s.push(lambda *a: True)
        while True: pass

#= except star that swallows | text wall=0.5 | limits.while_iterations
while True:
    try:
        while True: pass
    except* BaseException: pass

#= chain of nothing without end | text wall=0.5 | limits.wall_s
import itertools
next(itertools.chain.from_iterable(itertools.repeat(())))

#= compress without end | text wall=0.5 | limits.wall_s
import itertools
next(itertools.compress(itertools.repeat(1), itertools.repeat(0)))

#= islice of very many | text wall=0.5 | limits.wall_s
import itertools
next(itertools.islice(itertools.repeat(1), 10**15, None))

#= groupby without end | text wall=0.5 | limits.wall_s
import itertools
next(g for k, g in itertools.groupby(itertools.repeat(1)))
it = itertools.groupby(itertools.repeat(1))
next(it); next(it)

#= reversed sequence of the code | text wall=0.5 | limits.wall_s
import collections
class S:
    def __len__(self): return 10**15
    __getitem__ = abs
collections.deque(reversed(S()), maxlen=0)

#= a check of a class during an import | science wall=10 | limits.wall_s
import collections.abc, time
import pandas, scipy.stats # libraries in C cannot be imported again after an interruption
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
def check(cls, other):
    while True:
        try: time.sleep(60)
        except BaseException: pass
M.__subclasscheck__ = check
import statsmodels.api

#= a condition in C during an import | science wall=10 | limits.wall_s
import collections, collections.abc, functools, itertools
import pandas, scipy.stats
class M(type): pass
class K(metaclass=M): pass
for abstract in (collections.abc.Mapping, collections.abc.Sequence, collections.abc.Callable, collections.abc.Iterable):
    abstract.register(K)
class Truth:
    __bool__ = functools.partial(collections.deque, itertools.repeat(1), 0)
M.__subclasscheck__ = functools.partial({1: Truth()}.get, 1)
import statsmodels.api
