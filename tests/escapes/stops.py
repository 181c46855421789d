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

#= by a console | science wall=2 | limits.wall_s
from sympy.interactive.session import init_python_session
s = init_python_session()
s.runsource("while True:\n  try:\n    while True: pass\n  except: pass\n", symbol='exec')

#= by a console that is a loop of its own | science wall=2 | limits.wall_s
from sympy.interactive.session import init_python_session
s = init_python_session()
while True:
    try: s.runsource("for i in iter(int, 1): pass\n", symbol='exec')
    except BaseException: pass

#= by builtins of an importer | science wall=2 | guards.module
from sympy.external import import_module
b = import_module('builtins')
g = {}
b.exec("def f():\n  while True:\n    try:\n      while True: pass\n    except BaseException: pass\n", g)
g['f']()

#= by an expression of text | data-analysis wall=2 | limits.wall_s
import numpy.f2py.crackfortran as c
c.myeval("[0 for x in iter(int, 1)]", {'iter': iter, 'int': int}, {})

#= by a formula | science wall=2 | limits.wall_s
from sympy.parsing.sympy_parser import parse_expr
def endless():
    while True:
        try:
            while True: pass
        except BaseException: pass
parse_expr("f()", local_dict={'f': endless})

#= by an iterator of C that repeats | text wall=2 | limits.wall_s
import itertools, collections
collections.deque(itertools.repeat(1), maxlen=0)

#= by an iterator of C that counts | text wall=2 | limits.wall_s
import itertools
sum(itertools.count())

#= by an iterator of C that cycles | text wall=2 | limits.wall_s
import itertools, collections
collections.deque(itertools.cycle('ab'), maxlen=0)

#= by an iterator of C around another | text wall=2 | limits.wall_s
import itertools
max(map(abs, itertools.count()))

#= by an iterator that asks a function of C | text wall=2 | limits.wall_s
import collections
collections.deque(iter(int, 1), maxlen=0)

#= by a class of an iterator of C | text wall=2 | limits.wall_s
import itertools, collections
class R(itertools.repeat): pass
collections.deque(R(1), maxlen=0)
