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
    re.sub('x', lambda m: 'y' * 10, 'x' * 10**5)

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
