# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Functions, decorators, closures and generators.

#= decorators with and without arguments | text
import functools, time
def timed(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        start = time.perf_counter()
        try: return function(*args, **kwargs)
        finally: calls.append((function.__name__, time.perf_counter() - start >= 0))
    return wrapper
def repeat(times=2, *, join=', '):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            return join.join(str(function(*args, **kwargs)) for _ in range(times))
        return wrapper
    return decorate
calls = []
@timed
@repeat(3, join='-')
def greet(name: str = 'you') -> str:
    "Greets."
    return f'hi {name}'
print(greet(), greet('ann'), greet.__name__, greet.__doc__, calls, greet.__wrapped__.__name__)

#= decorators that are classes, and of classes | text
import functools
class CountCalls:
    def __init__(self, function):
        functools.update_wrapper(self, function)
        self.function, self.calls = function, 0
    def __call__(self, *args):
        self.calls += 1
        return self.function(*args)
@CountCalls
def square(x): return x * x
print([square(n) for n in range(4)], square.calls, square.__name__)
def with_repr(cls):
    cls.__repr__ = lambda self: f'{cls.__name__}({", ".join(f"{k}={v!r}" for k, v in vars(self).items())})'
    return cls
@with_repr
class Pair:
    def __init__(self, a, b): self.a, self.b = a, b
print(Pair(1, 'x'))
def register(registry, /, **options):
    return lambda f: registry.setdefault(f.__name__, (f, options))[0]
commands = {}
@register(commands, shortcut='q')
def quit_it(): return 'bye'
print({n: (f(), o) for n, (f, o) in commands.items()})

#= caches and partial functions | text
from functools import cache, cached_property, lru_cache, partial, partialmethod, reduce, singledispatch
@lru_cache(maxsize=None)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(90), fib.cache_info(), [fib(i) for i in range(10)])
@cache
def collatz(n): return 1 if n == 1 else 1 + collatz(n // 2 if n % 2 == 0 else 3 * n + 1)
print(max(range(1, 200), key=collatz), collatz(27))
class Data:
    loads = 0
    @cached_property
    def rows(self):
        self.loads += 1
        return [1, 2, 3]
    def scale(self, factor, offset=0): return [r * factor + offset for r in self.rows]
    double = partialmethod(scale, 2)
d = Data()
print(d.rows, d.rows is d.rows, d.loads, d.double(offset=1))
power = partial(pow, exp=2)
print(power(5), partial(print, 'a', sep='/')('b'), reduce(lambda a, b: a * b, range(1, 6)), reduce(max, [3, 9, 2], 0))
@singledispatch
def show(value): return f'?{value}'
@show.register
def _(value: int): return f'int {value}'
@show.register(list)
def _(value): return [show(v) for v in value]
print(show(3), show([1, 'x', [2]]), show(2.5))

#= closures and nonlocal | text
def counter(start=0):
    count = start
    def step(by=1):
        nonlocal count
        count += by
        return count
    step.reset = lambda: step(-count)
    return step
c, d = counter(), counter(10)
print(c(), c(), d(5), c(), c.reset(), c())
total = 0
def add(n):
    global total, extra
    total += n
    extra = n * 2
add(3); add(4)
print(total, extra)
late = [lambda: i for i in range(3)]
early = [lambda i=i: i for i in range(3)]
print([f() for f in late], [f() for f in early])
def compose(*functions):
    def composed(x):
        for f in reversed(functions): x = f(x)
        return x
    return composed
print(compose(str, lambda x: x + 1, abs)(-5), (lambda *a, k=2, **kw: (a, k, kw))(1, 2, k=3, z=4))

#= every kind of argument | text
def f(a, b=2, /, c=3, *args, d, e=5, **kwargs): return a, b, c, args, d, e, kwargs
print(f(1, d=4), f(1, 2, 3, 4, 5, d=6, x=7), f(*[1, 2], **{'d': 0, 'b': 'by name'}), f(1, c=9, d=8))
for call in ('missing', 'twice', 'too many'):
    try:
        if call == 'missing': f(1)
        elif call == 'twice': f(1, 2, 3, c=4, d=5)
        else: (lambda x: x)(1, 2)
    except TypeError as error:
        print(error)
def defaults(item, seen=[]):
    seen.append(item)
    return seen
print(defaults(1), defaults(2), f.__defaults__, f.__kwdefaults__, f.__annotations__, f.__name__)

#= generators that take values | text
def averager():
    total, count, average = 0.0, 0, None
    while True:
        try:
            value = yield average
        except ValueError as error:
            average = f'reset: {error}'
            total, count = 0.0, 0
            continue
        if value is None: return total, count
        total, count = total + value, count + 1
        average = total / count
g = averager()
next(g)
print(g.send(10), g.send(20), g.throw(ValueError('bad')), g.send(4))
try:
    g.send(None)
except StopIteration as stop:
    print(stop.value)
def collect():
    result = yield from averager()
    yield result
c = collect()
print(next(c), c.send(6), c.send(None))
def closing():
    try:
        while True: yield 1
    finally: print('closed')
k = closing()
next(k); k.close()
print(next(k, 'over'))

#= generators in a pipeline | text
from itertools import count, islice, takewhile
def read(lines):
    for line in lines:
        line = line.strip()
        if line and not line.startswith('#'):
            yield line
def parse(lines):
    for number, line in enumerate(lines, 1):
        key, _, value = line.partition('=')
        yield number, key.strip(), int(value) if value.strip().isdigit() else value.strip()
text = '''
# a comment
width = 80
name = box
'''
print({key: value for _, key, value in parse(read(text.splitlines()))})
def primes():
    found = []
    for n in count(2):
        if all(n % p for p in takewhile(lambda p: p * p <= n, found)):
            found.append(n)
            yield n
print(list(islice(primes(), 15)), next(p for p in primes() if p > 500), sum(takewhile(lambda p: p < 100, primes())))
def flatten(items):
    for item in items:
        if isinstance(item, (list, tuple)): yield from flatten(item)
        else: yield item
print(list(flatten([1, [2, (3, [4, []])], 5])), sum(x * y for x in range(3) for y in range(3) if x != y))
def chunks(seq, n): return (seq[i:i + n] for i in range(0, len(seq), n))
print(*chunks('abcdefgh', 3), any(x > 2 for x in iter([1, 3])), max((len(w), w) for w in ['a', 'bcd', 'ef']))

#= iterators by hand | text
class Countdown:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n <= 0: raise StopIteration
        self.n -= 1
        return self.n + 1
print(list(Countdown(3)), sum(Countdown(4)), 2 in Countdown(3), *Countdown(2))
it = iter('abc')
print(next(it), list(zip(it, it)), next(it, None))
dice = iter([3, 1, 6, 2])
print(list(iter(lambda: next(dice), 6)), list(map(lambda a, b: a + b, [1, 2], [10, 20, 30])), list(filter(None, [0, 1, '', 'x'])))
first, *middle, last = range(6)
print(first, middle, last, [*'ab', *range(2)], {**{'a': 1}, 'b': 2, **{'a': 3}}, list(zip(*[(1, 2), (3, 4)])))
pairs = [(1, 'one'), (2, 'two')]
for index, (number, word) in enumerate(pairs, start=10): print(index, number, word)
for a, b in zip('xyz', [1, 2, 3], strict=True): print(a * b, end=' ')
try: list(zip('ab', [1], strict=True))
except ValueError as error: print(error)

#= recursion | text
def hanoi(n, a='A', b='B', c='C'):
    if n: yield from hanoi(n - 1, a, c, b); yield a + c; yield from hanoi(n - 1, b, a, c)
print(*hanoi(3))
def permutations(items):
    if len(items) <= 1: return [items]
    return [[items[i], *rest] for i in range(len(items)) for rest in permutations(items[:i] + items[i + 1:])]
print(permutations([1, 2, 3]))
def subsets(items):
    if not items: return [[]]
    rest = subsets(items[1:])
    return rest + [[items[0]] + r for r in rest]
print(sorted(subsets('abc')), sep='\n')
def ackermann(m, n): return n + 1 if m == 0 else ackermann(m - 1, 1) if n == 0 else ackermann(m - 1, ackermann(m, n - 1))
print(ackermann(2, 3))
def forever(n): return forever(n + 1)
try: forever(0)
except RecursionError as error: print(type(error).__name__, 'maximum recursion depth exceeded' in str(error))
def deep(n): return 0 if n == 0 else 1 + deep(n - 1)
print(deep(800))

#= functions as values | text
import operator
operations = {'+': operator.add, '-': operator.sub, '*': operator.mul, '/': operator.truediv, '^': pow, 'max': max}
def rpn(text):
    stack = []
    for token in text.split():
        if token in operations:
            b, a = stack.pop(), stack.pop()
            stack.append(operations[token](a, b))
        else: stack.append(float(token))
    return stack.pop()
print(rpn('3 4 + 2 * 7 /'), rpn('2 3 ^ 9 max'))
people = [{'name': 'Bo', 'age': 30}, {'name': 'Al', 'age': 25}, {'name': 'Cy', 'age': 30}]
print([p['name'] for p in sorted(people, key=operator.itemgetter('age', 'name'))], sorted('bA', key=str.lower), max(people, key=lambda p: p['age'])['name'])
print(list(map(str.upper, 'abc')), list(map(operator.methodcaller('replace', 'a', 'o'), ['cat', 'bat'])), sorted([3, -1, 2], key=abs, reverse=True))
print(callable(rpn), rpn.__name__, [f.__name__ for f in (len, str.upper, (lambda: 0))], (lambda f: f(f))(lambda f: 'self'))
