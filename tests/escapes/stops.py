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
