# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Statements: match, walrus, loops, errors.

#= match over shapes of data | text
from dataclasses import dataclass
@dataclass
class Point:
    x: int
    y: int
def describe(value):
    match value:
        case Point(x=0, y=0): return 'origin'
        case Point(0, y): return f'on the y axis at {y}'
        case Point(x, y) if x == y: return f'diagonal {x}'
        case Point(): return 'somewhere'
        case [] | (): return 'nothing'
        case [x]: return f'one {x}'
        case [first, *rest] if len(rest) > 2: return f'{first} and {len(rest)} more'
        case [Point(x=a), Point(x=b)]: return f'points {a} {b}'
        case {'type': 'circle', 'r': int() | float() as r}: return f'circle {r}'
        case {'type': kind, **rest}: return f'{kind} {rest}'
        case str() as s if s.isupper(): return f'shout {s}'
        case 'yes' | 'y': return True
        case None: return 'none'
        case int(n) | float(n): return f'number {n}'
        case _: return type(value).__name__
for value in (Point(0, 0), Point(0, 3), Point(2, 2), Point(1, 2), [], [7], [1, 2, 3, 4], [Point(1, 0), Point(2, 0)], {'type': 'circle', 'r': 2},
              {'type': 'box', 'w': 1}, 'HEY', 'y', None, 3.5, {1}, b'x'):
    print(describe(value))

#= match over commands and constants | text
from enum import Enum, auto
class Color(Enum):
    RED = auto()
    BLUE = auto()
class Codes: NOT_FOUND = 404
def run(command):
    match command.split():
        case ['go', ('north' | 'south') as where]: return f'going {where}'
        case ['get', item, *_]: return f'got {item}'
        case ['quit']: return None
        case other: return f'what is {other}?'
print([run(c) for c in ('go north', 'get lamp now', 'quit', 'dance')])
for thing in (Color.RED, Color.BLUE, 404, (1, (2, 3)), -1, 2j, 'a'):
    match thing:
        case Color.RED: print('red')
        case Color(): print('another color', thing.name)
        case Codes.NOT_FOUND: print('not found')
        case (a, (b, c)): print(a + b + c)
        case -1 | 2j: print('literal', thing)
        case _ as rest: print('rest', rest)

#= walrus | text
import re
data = [3, 8, -2, 5]
print([y for x in data if (y := x * x) > 10], y)
if (match := re.search(r'(\d+) apples', 'I have 12 apples')) and (n := int(match[1])) > 10: print(match.group(), n)
values = iter([5, 4, 0, 3])
while (v := next(values)): print(v, end=' ')
print((total := sum(data)), total / len(data), any((found := x) < 0 for x in data), found)
print([running := 0] and [running := running + x for x in data], f'{(w := 3)} {w!r}')
stack = [1, [2, [3]]]
flat = []
while stack:
    if isinstance(item := stack.pop(), list): stack.extend(item)
    else: flat.append(item)
print(flat)

#= loops with else, break and continue | text
for n in range(2, 12):
    for d in range(2, n):
        if n % d == 0:
            print(n, '=', d, '*', n // d)
            break
    else:
        print(n, 'is prime')
i = 0
while i < 10:
    i += 1
    if i % 2: continue
    if i == 8: break
    print(i, end=';')
else: print('never')
print()
while i: i -= 4
else: print('ended', i)
for a in range(3):
    try:
        if a == 1: continue
        if a == 2: break
    finally: print('finally', a)
matrix = [[1, 2], [3, 4], [5, 6]]
print([list(r) for r in zip(*matrix)], [x for row in matrix for x in row if x % 2], [[r[i] for r in matrix] for i in range(2)])

#= try in all its parts | text
def attempt(action):
    try:
        result = action()
    except (ValueError, TypeError) as error: return f'{type(error).__name__}: {error}'
    except KeyError as error: return f'key {error}', error.args
    except ArithmeticError: return 'arithmetic'
    except Exception as error: return f'other {error!r}'
    else: return f'fine {result}'
    finally: print('.', end='')
print(attempt(lambda: int('x')), attempt(lambda: 'a' + 1), attempt(lambda: {}['k']), attempt(lambda: 1 // 0), attempt(lambda: [][1]), attempt(lambda: 5))
def nested():
    try:
        try: raise ValueError('inner')
        except ValueError as e: raise RuntimeError('outer') from e
    except RuntimeError as e:
        print(repr(e.__cause__), e.__suppress_context__)
        try: raise
        except RuntimeError as again: return again is e
print(nested())
def returns():
    for _ in range(2):
        try: return 'try'
        finally: print('clean')
print(returns())
try: raise KeyError('a') from None
except KeyError as e: print(e.__cause__, e.__context__, str(e))
try: assert 1 == 2, f'sum is {1 + 1}'
except AssertionError as e: print(e)

#= groups of errors | text
def check(row):
    errors = []
    if not row.get('name'): errors.append(ValueError('no name'))
    if not isinstance(row.get('age'), int): errors.append(TypeError('age is no number'))
    if errors: raise ExceptionGroup('invalid row', errors)
for row in ({'name': 'a', 'age': 1}, {'age': 'x'}, {'name': '', 'age': 3}):
    try:
        check(row)
        print('fine')
    except* TypeError as group: print('types', [str(e) for e in group.exceptions])
    except* ValueError as group: print('values', group.exceptions[0], group.message)
group = ExceptionGroup('g', [OSError(2, 'x'), ExceptionGroup('h', [ValueError(1)])])
print(group.subgroup(ValueError), group.split(OSError)[0].exceptions, repr(group))

#= a traceback in the output | text
import traceback
def level(n):
    if n == 0:
        return {'a': 1}['b']
    return level(n - 1)
try:
    level(2)
except KeyError:
    print(traceback.format_exc())
try:
    try:
        int('seven')
    except ValueError as error:
        raise RuntimeError('cannot go on') from error
except RuntimeError as error:
    traceback.print_exc()
    print(traceback.format_exception_only(error)[0].strip(), [f.lineno for f in traceback.extract_tb(error.__traceback__)])

#= unpacking and augmented assignment | text
a = b = [1]
a += [2]
b = b + [3]
(c, d), [e, *f] = (1, 2), 'xyz'
x, y = 1, 2
x, y = y, x + y
m = {'k': [0, 0]}
m['k'][1] += 5
m |= {'z': 1}
n = 7
n //= 2; n **= 3; n %= 10; n <<= 2; n ^= 5; n |= 8; n &= 14
s = {1, 2}
s |= {3}; s -= {1}; s ^= {9}
t = 'ab'
t *= 2
i = 0
i, values = 1, [10, 20, 30]
values[i], i = 99, 2
print(a, b, c, d, e, f, x, y, m, n, sorted(s), t, values, i)
del values[0], m['z']
values[1:1] = [7, 8]
values[::2] = ['e'] * 2
print(values, m, [*a, *b], [0] * 3, 1 < 2 < 3 != 4, 1 if x else 2, not x, x and 0 or 'z', None is None, 'a' not in 'b')
print(0b101, 0o17, 0xff, 1_000_000, 1e3, 3j ** 2, -7 // 2, -7 % 3, 7 % -3, divmod(-7, 2), 2 ** -1, ~5, True + True, round(2.5), round(-3.567, 1), int(-3.9))

#= a state machine | text
from enum import Enum
class State(Enum):
    IDLE, RUNNING, DONE = 'idle', 'running', 'done'
TRANSITIONS = {(State.IDLE, 'start'): State.RUNNING, (State.RUNNING, 'finish'): State.DONE, (State.RUNNING, 'stop'): State.IDLE}
class Machine:
    def __init__(self): self.state, self.history = State.IDLE, []
    def fire(self, event):
        try: target = TRANSITIONS[self.state, event]
        except KeyError: raise ValueError(f'cannot {event} while {self.state.value}') from None
        self.history.append((self.state.name, event, target.name))
        self.state = target
m = Machine()
for event in 'start stop start finish start'.split():
    try: m.fire(event)
    except ValueError as error: print(error)
print(*m.history, m.state, sep='\n')

#= scopes of names | text
x = 'module'
class C:
    x = 'class'
    seen = [x for _ in range(1)]
    def method(self): return x
    def local(self):
        x = 'local'
        return [x for x in range(2)], x, (lambda: x)()
print(C.seen, C().method(), C().local(), x)
def early():
    try: print(y)
    except UnboundLocalError as error: print(error)
    y = 1
early()
try: undefined_name
except NameError as error: print(error)
for loop in range(3): pass
print(loop, 'x' in globals(), sorted(k for k in locals() if k in ('x', 'loop')), __name__)
def outer():
    value = 1
    def inner(): return locals(), value
    return inner()
print(outer(), [k for k in vars(C) if not k.startswith('_')])
if True:
    inside = 'visible'
print(inside)
