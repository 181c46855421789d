# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Tests, logs, warnings, tools that programs are made with.

#= a unit test in a step | permissive-audit
import io, unittest
def divide(a, b):
    if b == 0: raise ValueError('division by nothing')
    return a / b
class TestDivide(unittest.TestCase):
    def setUp(self): self.values = [(4, 2, 2), (9, 3, 3)]
    def test_values(self):
        for a, b, want in self.values:
            with self.subTest(a=a): self.assertEqual(divide(a, b), want)
    def test_error(self):
        with self.assertRaisesRegex(ValueError, 'nothing') as caught: divide(1, 0)
        self.assertIn('division', str(caught.exception))
    def test_fails(self): self.assertAlmostEqual(divide(1, 3), 0.3, places=3)
    @unittest.skip('later')
    def test_later(self): pass
out = io.StringIO()
result = unittest.TextTestRunner(stream=out, verbosity=0).run(unittest.defaultTestLoader.loadTestsFromTestCase(TestDivide))
print(result.testsRun, len(result.failures), len(result.skipped), len(result.errors), result.failures[0][1].splitlines()[-1])

#= mocks | permissive-audit
from unittest.mock import MagicMock, Mock, patch, call
service = Mock()
service.fetch.return_value = {'n': 3}
service.save.side_effect = [True, ValueError('full')]
def work(s): return s.save(s.fetch('key')['n'] * 2)
print(work(service), service.fetch.call_args, service.save.call_count)
try: work(service)
except ValueError as error: print(error)
service.fetch.assert_called_with('key')
m = MagicMock(); m.__len__.return_value = 5
print(len(m), service.save.mock_calls, call(1) == call(1))

#= asserts as checks | text
def is_valid(password):
    rules = [(len(password) >= 8, 'short'), (any(c.isdigit() for c in password), 'no digit'), (any(c.isupper() for c in password), 'no capital')]
    return [text for ok, text in rules if not ok]
assert is_valid('Abcdefg1') == []
cases = {'abc': ['short', 'no digit', 'no capital'], 'abcdefgh1': ['no capital'], 'ABCDEFGH': []}
for text, want in cases.items():
    got = is_valid(text)
    print(f"{'PASS' if got == want else 'FAIL'} {text!r}: {got}")
    try: assert got == want, f'{got} != {want}'
    except AssertionError as error: print(error)

#= logging to a text | text
import io, logging
out = io.StringIO()
logger = logging.getLogger('app.part')
handler = logging.StreamHandler(out)
handler.setFormatter(logging.Formatter('%(levelname)-8s|%(name)s|%(funcName)s|%(message)s'))
logger.addHandler(handler); logger.setLevel(logging.DEBUG); logger.propagate = False
class Only(logging.Filter):
    def filter(self, record): return 'secret' not in record.getMessage()
handler.addFilter(Only())
def work():
    logger.debug('starts %d', 1)
    logger.info('secret')
    try: 1 / 0
    except ZeroDivisionError: logger.exception('failed')
    logger.log(25, 'between', extra={'x': 1})
    logging.LoggerAdapter(logger, {'id': 7}).warning('by adapter')
work()
print(out.getvalue(), logger.isEnabledFor(10), logger.getEffectiveLevel(), logging.getLevelName(30), logger.parent.name, logging.getLogger('app.part') is logger)

#= warnings, kept and raised | text
import warnings
def old():
    warnings.warn('use new()', DeprecationWarning, stacklevel=2)
    return 1
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter('always')
    old(); old()
    print(len(seen), seen[0].category.__name__, seen[0].message)
with warnings.catch_warnings():
    warnings.simplefilter('error')
    try: old()
    except DeprecationWarning as error: print('raised', error)
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    print(old())
warnings.filterwarnings('ignore', message='use')
print(old())

#= arguments of a program | permissive-audit
import argparse
parser = argparse.ArgumentParser(prog='tool', description='Does things.')
parser.add_argument('file'); parser.add_argument('-n', '--number', type=int, default=3, help='how many')
parser.add_argument('--verbose', action='store_true'); parser.add_argument('--mode', choices=['a', 'b'])
sub = parser.add_subparsers(dest='command'); sub.add_parser('run').add_argument('--fast', action='store_true')
print(parser.parse_args(['x.txt', '-n', '5', 'run', '--fast']), vars(parser.parse_args(['y'])))
print(parser.format_usage())
try: parser.parse_args(['x', '--mode', 'c'])
except SystemExit as error: print('exit', error.code)

#= printing elsewhere for a while | text import=sys
import io
from contextlib import redirect_stdout, redirect_stderr
import sys
def noisy():
    print('loud')
    print('error', file=sys.stderr)
    return 3
out, errors = io.StringIO(), io.StringIO()
with redirect_stdout(out), redirect_stderr(errors): result = noisy()
print(result, [out.getvalue(), errors.getvalue()])

#= threads and pools | text import=threading import=concurrent.futures
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
import time
def work(n):
    time.sleep(0.001 * (3 - n))
    if n == 2: raise ValueError(n)
    return n * n
with ThreadPoolExecutor(max_workers=3) as pool:
    print(list(pool.map(lambda v: v + 1, range(4))))
    futures = {pool.submit(work, n): n for n in range(3)}
    for future in sorted(as_completed(futures), key=futures.get):
        print(futures[future], future.exception() or future.result())
lock, total = threading.Lock(), 0
def add():
    global total
    for _ in range(50):
        with lock: total += 1
threads = [threading.Thread(target=add, name=f't{i}') for i in range(4)]
for t in threads: t.start()
for t in threads: t.join()
print(total, threads[0].name, threads[0].is_alive(), threading.current_thread() is threading.main_thread() or True)

#= inspecting what one has made | text import=inspect
import inspect
def f(a, b: int = 2, *args, c='x', **kw) -> str:
    """Does a thing.

    In two lines."""
    return 'r'
s = inspect.signature(f)
print(s, list(s.parameters), s.parameters['b'].default, s.return_annotation, s.bind(1, c=2).arguments, inspect.getdoc(f), inspect.isfunction(f), inspect.isclass(int))
class A:
    """Doc."""
    def m(self): ...
print([n for n, v in inspect.getmembers(A, inspect.isfunction)], A.__doc__, inspect.getsource(A), getattr(A(), 'm').__name__, callable(A.m), inspect.getmro(A) == (A, object), [p.kind.name for p in s.parameters.values()])
def g(): yield
print(inspect.isgeneratorfunction(g), inspect.isgenerator(g()), inspect.getfullargspec(f).args, inspect.iscoroutinefunction(f), inspect.ismodule(inspect))

#= objects that are kept as bytes | permissive-audit jailed
import pickle
class Box:
    def __init__(self, v): self.v, self.cache = v, [1] * 3
    def __getstate__(self): return {'v': self.v}
    def __setstate__(self, state): self.__dict__.update(state, cache='rebuilt')
again = pickle.loads(pickle.dumps({'box': Box(5), 'shared': (s := [1]), 'same': s}))
print(again['box'].v, again['box'].cache, again['shared'] is again['same'], pickle.loads(pickle.dumps([1, (2.5, None), {'x'}, b'b', range(3)])))
try: pickle.dumps(lambda: 0)
except (pickle.PicklingError, AttributeError) as error: print(type(error).__name__ in ('PicklingError', 'AttributeError'))

#= a data base in memory | data-analysis import=sqlite3
import sqlite3
db = sqlite3.connect(':memory:')
db.row_factory = sqlite3.Row
db.executescript('create table t (id integer primary key, name text not null, n real); create index i on t (n);')
with db: db.executemany('insert into t (name, n) values (?, ?)', [('a', 1.5), ('b', 2.5), ('a', 3)])
for row in db.execute('select name, count(*) as c, sum(n) as total from t group by name order by name'): print(tuple(row), row['total'], row.keys())
db.create_function('twice', 1, lambda v: v * 2)
print(db.execute('select twice(n) from t where id = :id', {'id': 2}).fetchone()[0], db.total_changes, db.execute('select max(n) from t').fetchall()[0][0])
try: db.execute('insert into t (name) values (null)')
except sqlite3.IntegrityError as error: print(error)
try: db.execute('selekt 1')
except sqlite3.OperationalError as error: print(error)
db.close()

#= answers with a failed request | text
import json, time
class RateLimited(Exception): pass
attempts = 0
def call_service(query):
    global attempts
    attempts += 1
    if attempts < 3: raise RateLimited(f'attempt {attempts}')
    return json.dumps({'query': query, 'results': [{'title': 'T', 'score': 0.9}, {'title': 'U', 'score': 0.4}]})
def with_retries(function, *args, tries=5, delay=0.0005):
    for n in range(1, tries + 1):
        try: return function(*args)
        except RateLimited as error:
            print(f'retry {n}: {error}')
            time.sleep(delay * 2 ** n)
    raise TimeoutError('gave up')
best = max(json.loads(with_retries(call_service, 'x y'))['results'], key=lambda r: r['score'])
print(f"Best: {best['title']} ({best['score']:.0%})")
try: with_retries(lambda: (_ for _ in ()).throw(RateLimited('always')), tries=2)
except TimeoutError as error: print(error)

#= the error that ends a step | text
def parse(rows): return [int(r['n']) for r in rows]
print('before')
print(parse([{'n': '1'}, {'n': 'two'}]))

#= a missing key that ends a step | text
settings = {'a': {'b': 1}}
print(settings['a']['b'])
settings['a']['c']

#= a name that is not there, with a proposal | text
total_amount = 3
print(total_amont)

#= an attribute that is not there | text
class Robot:
    def __init__(self): self.position = 0
Robot().postion

#= an error of one's own | text
class TooHot(Exception):
    def __init__(self, degrees): super().__init__(f'{degrees} degrees'); self.add_note('cool it')
raise TooHot(99) from ValueError('sensor')

#= a wrong call | text
def area(width, height=1): return width * height
print(area(2), area(2, height=3))
area(2, heigth=3)

#= a wrong operand | text
prices = {'a': 3, 'b': None}
print(sum(v for v in prices.values() if v))
sum(prices.values())

#= unpacking too much | text
rows = [(1, 2), (3, 4, 5)]
for a, b in rows:
    print(a + b)

#= a text that is no number | text
import statistics
values = '3, 5, x'.split(', ')
print(statistics.mean(float(v) for v in values[:2]))
float(values[2])

#= a file that is not there | permissive-audit guarded
from pathlib import Path
print(Path('/nowhere/at/all').exists())
try: Path('/nowhere/at/all').read_text()
except FileNotFoundError as error: print(error.errno, error.filename, error)
open('/nowhere/either')
