# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Whole tasks as agents solve them in one step, with the standard library.

#= orders into a report of months | text
import csv, io
from collections import defaultdict
from datetime import date
from itertools import groupby
from operator import itemgetter
raw = """id;day;customer;amount
1;2024-01-03;Ann;12.50
2;2024-01-28;Bob;7
3;2024-02-01;Ann;n/a
4;2024-02-11;Cid;30.25
5;2024-02-11;Ann;1e2
"""
rows, bad = [], []
for row in csv.DictReader(io.StringIO(raw), delimiter=';'):
    try:
        rows.append((date.fromisoformat(row['day']), row['customer'], float(row['amount'])))
    except ValueError as error:
        bad.append((row['id'], str(error)))
rows.sort(key=itemgetter(0, 1))
for month, group in groupby(rows, key=lambda r: r[0].strftime('%Y-%m')):
    group = list(group)
    total = sum(amount for *_, amount in group)
    print(f"{month}: {total:>10,.2f}  ({', '.join(f'{name}={amount:g}' for _, name, amount in group)})")
by_customer = defaultdict(float)
for _, name, amount in rows: by_customer[name] += amount
print(dict(sorted(by_customer.items(), key=lambda item: -item[1])), bad)

#= a tokenizer, a parser and an evaluator | text
import re
from dataclasses import dataclass
from typing import Iterator, Union
TOKEN = re.compile(r"""\s*(?:
    (?P<number>\d+(?:\.\d*)?) | (?P<name>[a-z_]\w*) | (?P<op>\*\*|[-+*/(),=])
)""", re.VERBOSE | re.IGNORECASE)
@dataclass(frozen=True, slots=True)
class Token:
    kind: str
    text: str
    at: int
def tokens(source: str) -> Iterator[Token]:
    at = 0
    while at < len(source.rstrip()):
        if not (m := TOKEN.match(source, at)): raise SyntaxError(f'bad character {source[at]!r} at {at}')
        yield Token(m.lastgroup, m[m.lastgroup], m.start(m.lastgroup)); at = m.end()
class Parser:
    POWER = {'+': 1, '-': 1, '*': 2, '/': 2, '**': 4}
    def __init__(self, source): self.rest = list(tokens(source))[::-1]
    def peek(self): return self.rest[-1].text if self.rest else ''
    def parse(self, least=0) -> Union[float, tuple, str]:
        token = self.rest.pop()
        match token:
            case Token('number', text): left = float(text)
            case Token('name', text) if self.peek() == '(':
                self.rest.pop(); left = ('call', text, self.parse()); self.rest.pop()
            case Token('name', text): left = text
            case Token(text='('): left = self.parse(); self.rest.pop()
            case Token(text='-'): left = ('neg', self.parse(3))
            case other: raise SyntaxError(f'unexpected {other.text!r}')
        while (power := self.POWER.get(self.peek(), -1)) > least:
            op = self.rest.pop().text
            left = (op, left, self.parse(power - (op == '**')))
        return left
def evaluate(tree, names):
    import math, operator as o
    match tree:
        case float(): return tree
        case str(name): return names[name]
        case ('neg', x): return -evaluate(x, names)
        case ('call', f, x): return {'sqrt': math.sqrt, 'abs': abs}[f](evaluate(x, names))
        case (op, a, b): return {'+': o.add, '-': o.sub, '*': o.mul, '/': o.truediv, '**': o.pow}[op](evaluate(a, names), evaluate(b, names))
for text in ('1 + 2 * x', '-(2 ** 3 ** 2)', 'sqrt(16) / abs(-2)', '2 $ 3', '1 / 0'):
    try: tree = Parser(text).parse(); print(text, '=>', tree, '=', evaluate(tree, {'x': 5.0}))
    except (SyntaxError, ArithmeticError) as error: print(text, '=>', type(error).__name__, error)

#= a registry of plug-ins by subclasses | text
from abc import ABC, abstractmethod
class Exporter(ABC):
    registry: dict[str, type['Exporter']] = {}
    def __init_subclass__(cls, /, kind, **kw):
        super().__init_subclass__(**kw)
        cls.registry[kind] = cls
    def __class_getitem__(cls, kind): return cls.registry[kind]()
    @abstractmethod
    def export(self, rows): ...
    def __repr__(self): return f'<{type(self).__name__} of {sorted(self.registry)}>'
class Csv(Exporter, kind='csv'):
    def export(self, rows): return '\n'.join(','.join(map(str, row)) for row in rows)
class Markdown(Exporter, kind='md'):
    def export(self, rows): return '\n'.join(f"| {' | '.join(map(str, row))} |" for row in rows)
print(Exporter['csv'], Exporter['md'].export([(1, 'a'), (2, 'b')]), sep='\n')
try: Exporter['pdf']
except KeyError as error: print('none for', error)
try: Exporter()
except TypeError as error: print(error)
print(Exporter.registry['csv'].__mro__[1].__name__, issubclass(Csv, Exporter))

#= flags, options and a default of each field | text
from dataclasses import InitVar, asdict, astuple, dataclass, field, fields, replace
from enum import Flag, IntEnum, StrEnum, auto, unique
class Right(Flag):
    READ = auto(); WRITE = auto(); ADMIN = READ | WRITE | 8
@unique
class Level(IntEnum): LOW = 1; HIGH = 3
class Color(StrEnum): RED = auto(); DARK_BLUE = auto()
@dataclass(order=True, kw_only=True)
class User:
    sort: tuple = field(init=False, repr=False)
    name: str
    level: Level = Level.LOW
    rights: Right = Right.READ
    tags: list[str] = field(default_factory=list, compare=False)
    secret: InitVar[str] = ''
    def __post_init__(self, secret): self.sort = (-self.level, self.name); self.hashed = len(secret)
a = User(name='ann', level=Level.HIGH, rights=Right.READ | Right.WRITE, secret='xyz')
b = replace(a, name='bob', rights=Right.ADMIN, secret='')
print(a, b.hashed, a < b, sorted([b, a])[0].name, [f.name for f in fields(User)])
print(Right.WRITE in b.rights, ~Right.READ & b.rights, list(b.rights), Right(3), Color.DARK_BLUE, f'{Color.RED!r} {Level.HIGH:03d}')
print(asdict(a)['tags'] is not a.tags, astuple(a)[1:3], Level.HIGH > 2, Color('red') == 'red')
try: User('ann')
except TypeError as error: print(error)

#= text as a page: parsing HTML without a library | text import=html.parser
from html.parser import HTMLParser
from html import escape, unescape
from urllib.parse import urljoin
class Links(HTMLParser):
    def __init__(self, base):
        super().__init__(); self.base, self.links, self.stack, self.text = base, [], [], []
    def handle_starttag(self, tag, attrs):
        self.stack.append(tag)
        if tag == 'a' and (href := dict(attrs).get('href')): self.links.append(urljoin(self.base, href))
    def handle_endtag(self, tag):
        while self.stack and self.stack.pop() != tag: pass
    def handle_data(self, data):
        if data.strip() and 'script' not in self.stack: self.text.append((self.stack[-1] if self.stack else None, ' '.join(data.split())))
page = Links('https://example.org/a/b.html')
page.feed('<html><body><h1>News &amp; more</h1><p>See <a href="../c?q=1&amp;r=2">this\n one</a>, <a href=//x.org>that</a>.<script>var a = "<b>";</script><p>End')
page.close()
print(page.links); print(page.text); print(escape('<a b="c">'), unescape('&euro;&#233;'))

#= a state machine that generators drive | text
def machine():
    total, history = 0, []
    while True:
        try:
            command = yield total
        except ValueError as error:
            history.append(f'ignored {error}'); continue
        except GeneratorExit:
            print('closing', history); raise
        match (command or '').split():
            case ['add', n]: total += int(n)
            case ['times', n]: total *= int(n)
            case ['undo'] if history: total = history.pop()
            case ['stop']: return history
            case _: raise RuntimeError(f'unknown {command!r}')
        history.append(total)
m = machine(); next(m)
print([m.send(c) for c in ('add 3', 'times 4', 'add -2')], m.throw(ValueError('noise')))
try: m.send('stop')
except StopIteration as end: print('returned', end.value)
n = machine(); next(n); n.send('add 1'); n.close()
def outer():
    result = yield from machine()
    yield ('inner gave', result)
o = outer(); next(o); o.send('add 5'); print(o.send('stop'))
try: o.send('more')
except StopIteration: print('over')
k = machine(); next(k)
try: k.send('jump')
except RuntimeError as error: print(error, list(k))

#= work that fails in several ways at once | text
class Retry(Exception):
    def __init__(self, after): super().__init__(f'retry after {after}s'); self.after = after
def job(n):
    if n % 3 == 0: raise Retry(n)
    if n % 4 == 0: raise ValueError(f'bad {n}')
    if n % 5 == 0:
        try: {}['key']
        except KeyError as error: raise LookupError(f'no {n}') from error
    return n
def run(jobs):
    done, errors = [], []
    for n in jobs:
        try: done.append(job(n))
        except Exception as error:
            error.add_note(f'while running job {n}'); errors.append(error)
    if errors: raise ExceptionGroup(f'{len(errors)} of {len(jobs)} failed', errors)
    return done
try:
    run(range(1, 11))
except* Retry as group:
    print('retry', [e.after for e in group.exceptions], group.message)
except* (ValueError, LookupError) as group:
    for e in group.exceptions: print(type(e).__name__, e, e.__notes__, repr(e.__cause__))
try:
    try: run([3, 4])
    except* ValueError: raise RuntimeError('while handling')
except BaseExceptionGroup as all_of_them:
    match, rest = all_of_them.split(Retry)
    print(repr(all_of_them), match.exceptions, rest)
print(run([1, 2]))

#= asynchronous requests with limits, timeouts and cancelling | text
import asyncio, contextlib
log = []
class Service:
    async def __aenter__(self): log.append('open'); return self
    async def __aexit__(self, kind, *_): log.append(f'close {kind.__name__ if kind else None}'); return False
    async def get(self, n, gate):
        async with gate:
            log.append(f'start {n}')
            await asyncio.sleep(0.001 * n)
            if n == 4: raise ConnectionError(f'no route to {n}')
            return n * n
async def pages(n):
    for i in range(n): yield i; await asyncio.sleep(0)
async def main():
    gate = asyncio.Semaphore(2)
    async with Service() as service:
        results = await asyncio.gather(*(service.get(n, gate) for n in range(1, 6)), return_exceptions=True)
        print(results)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.01): await asyncio.sleep(5)
        task = asyncio.create_task(asyncio.sleep(5), name='slow'); await asyncio.sleep(0); task.cancel('enough')
        try: await task
        except asyncio.CancelledError as error: print('cancelled', error.args, task.cancelled(), task.get_name())
        print([p async for p in pages(4) if p % 2], {k: v async for k, v in zipped()})
        async with contextlib.aclosing(pages(10)) as some:
            async for p in some:
                if p == 2: break
        try:
            async with asyncio.TaskGroup() as group:
                good = group.create_task(service.get(1, gate)); group.create_task(service.get(4, gate))
        except* ConnectionError as errors: print([str(e) for e in errors.exceptions], good.done())
    return len(log)
async def zipped():
    for k in 'ab': yield k, k.upper()
print(asyncio.run(main()), log[0], log[-1])

#= queues between workers, in the order of their weight | text
import asyncio, heapq
from dataclasses import dataclass, field
@dataclass(order=True)
class Job: weight: int; name: str = field(compare=False)
async def worker(name, queue, out):
    while True:
        job = await queue.get()
        try:
            if job.name == 'boom': raise ValueError(job.name)
            out.append((name, job.name))
            await asyncio.sleep(0)
        except ValueError as error: out.append((name, f'failed {error}'))
        finally: queue.task_done()
async def main():
    queue, out = asyncio.PriorityQueue(), []
    for weight, name in [(3, 'c'), (1, 'a'), (2, 'boom'), (5, 'e'), (4, 'd')]: queue.put_nowait(Job(weight, name))
    workers = [asyncio.create_task(worker(f'w{i}', queue, out)) for i in range(2)]
    await queue.join()
    for w in workers: w.cancel()
    print(await asyncio.gather(*workers, return_exceptions=True))
    return out
print(sorted(what for _, what in asyncio.run(main())))
print(list(heapq.merge([1, 4, 9], [2, 3, 10], key=lambda x: x)), heapq.nsmallest(2, ['bb', 'a', 'ccc'], key=len))

#= tables of a data base: windows, recursion, functions of one's own | data-analysis import=sqlite3
import sqlite3
con = sqlite3.connect(':memory:'); con.row_factory = sqlite3.Row
con.executescript('''
CREATE TABLE staff(id INTEGER PRIMARY KEY, name TEXT NOT NULL, boss INTEGER REFERENCES staff, pay REAL CHECK(pay > 0));
INSERT INTO staff VALUES (1,'Ada',NULL,900),(2,'Bo',1,500),(3,'Cy',1,700),(4,'Di',2,300),(5,'Ed',2,400);
CREATE VIEW rich AS SELECT name FROM staff WHERE pay > 450;
''')
con.create_function('initial', 1, lambda s: s[0])
class Spread:
    def __init__(self): self.low, self.high = float('inf'), float('-inf')
    def step(self, v): self.low, self.high = min(self.low, v), max(self.high, v)
    def finalize(self): return self.high - self.low
con.create_aggregate('spread', 1, Spread)
print([tuple(r) for r in con.execute('SELECT initial(name), pay, RANK() OVER (PARTITION BY boss ORDER BY pay DESC) FROM staff ORDER BY id')])
print([r['path'] for r in con.execute('''WITH RECURSIVE t(id, path) AS (SELECT id, name FROM staff WHERE boss IS NULL
    UNION ALL SELECT s.id, t.path || '/' || s.name FROM staff s JOIN t ON s.boss = t.id) SELECT path FROM t ORDER BY path''')])
print(con.execute('SELECT spread(pay), COUNT(*), AVG(pay) FROM staff').fetchone()[:], con.execute('SELECT * FROM rich').fetchall()[0].keys())
for bad in ("INSERT INTO staff VALUES (1,'X',1,1)", "INSERT INTO staff(name, pay) VALUES ('Y', -1)", 'SELECT nothing FROM staff', 'SELEC 1'):
    try:
        with con: con.execute(bad)
    except sqlite3.Error as error: print(type(error).__name__, error)
with con: con.executemany('UPDATE staff SET pay = pay * :by WHERE name = :name', [{'by': 2, 'name': 'Di'}, {'by': 1.5, 'name': 'Ed'}])
print(con.total_changes, [tuple(r) for r in con.execute('SELECT name, pay FROM staff WHERE boss = ?', (2,))], con.in_transaction)

#= settings from several layers | text import=configparser import=types
import configparser, io, json
from collections import ChainMap
from types import MappingProxyType, SimpleNamespace
text = """
[DEFAULT]
root = /srv
[web]
port = 8080
path = %(root)s/web
debug = yes
hosts = a.example
    b.example
[db]
url = sqlite://
"""
config = configparser.ConfigParser(); config.read_string(text)
print(config.sections(), config['web']['path'], config.getint('web', 'port'), config['web'].getboolean('debug'), config['web']['hosts'].split())
try: config.get('web', 'missing')
except configparser.NoOptionError as error: print(error)
defaults = MappingProxyType({'port': 80, 'name': 'site', 'debug': False})
merged = ChainMap({}, {k: config['web'][k] for k in config['web']}, defaults)
merged['port'] = 9000
print(merged['port'], merged['name'], merged.maps[0], sorted(merged), merged.parents['port'])
try: defaults['port'] = 1
except TypeError as error: print(error)
ns = json.loads('{"a": {"b": [1, {"c": 2}]}}', object_hook=lambda d: SimpleNamespace(**d))
print(ns, ns.a.b[1].c)
out = io.StringIO(); config.write(out); print(out.getvalue().splitlines()[:3])

#= bytes on the wire | text import=zlib import=hmac
import base64, binascii, hashlib, hmac, struct, zlib
HEADER = struct.Struct('>4sBHI')
def pack(kind, payload):
    body = zlib.compress(payload, 9)
    return HEADER.pack(b'VTRN', 1, kind, len(body)) + body + struct.pack('>I', zlib.crc32(body))
def unpack(data):
    magic, version, kind, size = HEADER.unpack_from(data)
    body, (crc,) = data[HEADER.size:HEADER.size + size], struct.unpack_from('>I', data, HEADER.size + size)
    if zlib.crc32(body) != crc: raise ValueError(f'checksum {crc:#010x}')
    return magic.decode(), version, kind, zlib.decompress(body)
packet = pack(7, b'hello ' * 20)
print(len(packet), unpack(packet)[:3], unpack(packet)[3][:11])
broken = bytearray(packet); broken[-1] ^= 0xff
try: unpack(broken)
except ValueError as error: print(str(error)[:8])
for junk in (b'', b'abc', packet[:20]):
    try: unpack(junk)
    except (struct.error, zlib.error) as error: print(type(error).__name__, error)
print(hmac.new(b'key', packet[:4], 'sha256').hexdigest()[:16], hmac.compare_digest(b'a', b'b'), hashlib.md5(b'').hexdigest())
view = bytearray(range(8)); view[::2] = b'\xff' * 4
print(struct.unpack('<4H', view), bytes(view).hex('-', 2), (1000).to_bytes(2, 'little'), int.from_bytes(b'\x01\x00'), base64.b32encode(b'hi'), binascii.b2a_base64(b'x', newline=False))
print([*struct.iter_unpack('<h', b'\1\0\2\0')], b'a-b'.translate(bytes.maketrans(b'-', b'+')), bytes.fromhex('de ad'))

#= templates of text, wrapped and compared | text
import difflib, string, textwrap
class Percent(string.Template):
    delimiter, idpattern = '%', r'[a-z]+(?:\.[a-z]+)*'
print(Percent('dear %user.name, %missing and %%').safe_substitute({'user.name': 'Ann'}))
try: string.Template('$a $').substitute(a=1)
except ValueError as error: print(error)
try: string.Template('$a $b').substitute(a=1)
except KeyError as error: print('missing', error)
text = textwrap.dedent('''\
    A paragraph that is longer than its line ought to be,   with odd
    spaces.

      - an item
''')
print(textwrap.fill(text, 30, initial_indent='* ', subsequent_indent='  ')); print(textwrap.shorten(text, 24, placeholder=' …'))
print(textwrap.indent(text, '> ', lambda line: line.strip() != ''))
a, b = 'one two three'.split(), 'one 2 three four'.split()
print('\n'.join(difflib.unified_diff(a, b, 'old', 'new', lineterm='', n=1)))
print([(op, a[i:j], b[k:l]) for op, i, j, k, l in difflib.SequenceMatcher(None, a, b).get_opcodes() if op != 'equal'])
print(f'{"centered":*^20}|{3.14159:+.2e}|{255:#_x}|{1234567.891:,.1f}|{0.256:.1%}|{"é":>3}|{[1, 2]!s:<8}|')
width, precision, value = 12, 3, 2 / 3
print(f'{value:{width}.{precision}}|{value=:.2f}|{f"{value:.1f}":>{width // 2}}|{{}}|{value!r:.4}')

#= f-strings that nest the same quotes | text since=3.12
rows = [{'name': 'a', 'items': [1, 2]}, {'name': 'b', 'items': []}]
print(f"{', '.join(f"{row["name"]}: {len(row["items"]) or 'none'}" for row in rows)}")
print(f"{'\n'.join(['x', 'y'])}", f"{"nested {}".format(f"{1 + 1}")}", f'{
    sum(  # a comment
        row['items'][0] if row['items'] else 0 for row in rows)
}')

#= dispatch on types, and methods by types | text
from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from functools import cached_property, partialmethod, reduce, singledispatch, singledispatchmethod, total_ordering, wraps
@singledispatch
def plain(value): raise TypeError(f'cannot show {type(value).__name__}')
@plain.register(int | float | str | None)
def _(value): return value
@plain.register
def _(value: date): return value.isoformat()
@plain.register(Decimal)
def _(value): return str(value)
@plain.register(Mapping)
def _(value): return {str(k): plain(v) for k, v in value.items()}
@plain.register(Sequence)
def _(value): return [plain(v) for v in value]
print(plain({'a': [1, date(2024, 2, 29)], 2: (Decimal('1.10'), None), 'b': 'text'}), plain.dispatch(bool).__name__)
try: plain({1, 2})
except TypeError as error: print(error)
@total_ordering
class Version:
    def __init__(self, text): self.parts = tuple(map(int, text.split('.')))
    def __eq__(self, other): return self.parts == other.parts
    def __lt__(self, other): return self.parts < other.parts
    def __hash__(self): return hash(self.parts)
    @cached_property
    def text(self): print('computed'); return '.'.join(map(str, self.parts))
    @singledispatchmethod
    def bump(self, what): raise NotImplementedError
    @bump.register
    def _(self, what: int): return Version('.'.join(str(p + (i == what)) for i, p in enumerate(self.parts)))
    @bump.register
    def _(self, what: str): return self.bump({'major': 0, 'minor': 1}[what])
    major = partialmethod(bump, 'major')
v = Version('1.9.0')
print(v.text, v.text, v.bump('minor').text, v.major().parts, max([v, Version('1.10')], key=lambda x: x).parts, v >= Version('1.9.0'))
print(reduce(lambda a, b: a * b, range(1, 6)), sorted({v, Version('1.9.0')}, reverse=True)[0].parts)

#= objects that stand for others | text
class Proxy:
    __slots__ = ('_target', '_log')
    def __init__(self, target): object.__setattr__(self, '_target', target); object.__setattr__(self, '_log', [])
    def __getattr__(self, name): self._log.append(name); return getattr(self._target, name)
    def __setattr__(self, name, value): self._log.append(f'{name}='); setattr(self._target, name, value)
    def __getitem__(self, key): return self._target[key]
    def __iter__(self): return iter(self._target)
    def __len__(self): return len(self._target)
    def __contains__(self, item): return item in self._target
    def __call__(self, *a, **k): return ('called', a, k)
    def __dir__(self): return ['append', 'pop']
p = Proxy([3, 1, 2]); p.append(9); p.sort()
print(list(p), len(p), 9 in p, p[-1], p._log, p(1, x=2), dir(p))
try: p.color = 'red'
except AttributeError as error: print(error)
class Tree(dict):
    def __missing__(self, key): self[key] = value = type(self)(); return value
    def __getattr__(self, name):
        try: return self[name]
        except KeyError: raise AttributeError(name) from None
    __setattr__ = dict.__setitem__
t = Tree(); t['a']['b']['c'] = 1; t.x = 5
print(t, t.a.b.c, t.x, hasattr(t, 'q'), 'q' in t)
class Money(int):
    def __new__(cls, value, currency='EUR'): self = super().__new__(cls, value); self.currency = currency; return self
    def __add__(self, other): return Money(int(self) + int(other), self.currency)
    __radd__ = __add__
    def __format__(self, spec): return f'{int(self):{spec or ",d"}} {self.currency}'
print(f'{Money(1200) + 34}', sum([Money(1), Money(2)]) + 0, repr(Money(5)), Money(7) == 7, type(Money(1) + 1).__name__)

#= slots, shared state and what a class may not do | text
class Point:
    __slots__ = ('x', 'y', '__weakref__')
    def __init__(self, x, y): self.x, self.y = x, y
    def __repr__(self): return f'Point({self.x}, {self.y})'
    def __eq__(self, other): return (self.x, self.y) == (other.x, other.y) if isinstance(other, Point) else NotImplemented
class Point3(Point):
    __slots__ = ('z',)
    def __init__(self, *xyz): super().__init__(*xyz[:2]); self.z = xyz[2]
p = Point3(1, 2, 3)
for attempt in (lambda: setattr(p, 'w', 4), lambda: p.__dict__, lambda: delattr(p, 'z') or p.z, lambda: hash(p)):
    try: print(attempt())
    except (AttributeError, TypeError) as error: print(type(error).__name__, error)
print(Point(1, 2) == Point3(1, 2, 9), Point(1, 2) == (1, 2), Point3.__slots__, [n for n in Point.__slots__[:2] if hasattr(p, n)])
class Counter:
    made = 0
    def __new__(cls): cls.made += 1; return super().__new__(cls)
    def __init__(self): self.number = self.made
    @classmethod
    def reset(cls): cls.made = 0
    @staticmethod
    def rule(): return 'no rule'
    @property
    def twice(self): return self.number * 2
    @twice.setter
    def twice(self, value): self.number = value // 2
    @twice.deleter
    def twice(self): self.number = None
a, b = Counter(), Counter(); b.twice = 10; del a.twice
print(Counter.made, a.number, b.number, b.rule(), vars(b)); Counter.reset(); print(Counter().number, Counter.__dict__['made'])
try: Counter.twice = 1; print(Counter().twice)
except AttributeError as error: print(error)

#= managers of contexts that clean up in order | text
import contextlib, io
events = []
@contextlib.contextmanager
def resource(name, fails=False):
    events.append(f'+{name}')
    try:
        yield name.upper()
    except ZeroDivisionError as error:
        events.append(f'!{name} {error}')
        if not fails: return
        raise RuntimeError('while closing') from error
    else: events.append(f'={name}')
    finally: events.append(f'-{name}')
with resource('a') as a, resource('b') as b: print(a, b)
with resource('c'): 1 / 0
try:
    with resource('d', fails=True): 1 / 0
except RuntimeError as error: print(error, '<-', repr(error.__cause__))
with contextlib.ExitStack() as stack:
    names = [stack.enter_context(resource(n)) for n in 'xyz']
    stack.callback(events.append, 'callback'); kept = stack.pop_all()
print(names, events[-1]); kept.close(); print(events)
out = io.StringIO()
with contextlib.redirect_stdout(out), contextlib.suppress(KeyError): print('hidden'); {}['x']
print(repr(out.getvalue()), isinstance(contextlib.nullcontext(3), contextlib.AbstractContextManager))
@resource('decorated')
def work(): return 'done'
print(work(), work(), events[-4:])

#= a simulation with its own chance and its report | text
import random, statistics
from collections import Counter, deque
from statistics import NormalDist, linear_regression
rng = random.Random(20240229)
class Queue:
    def __init__(self, servers): self.free, self.waiting, self.waits = servers, deque(), []
    def arrive(self, t): self.waiting.append(t); self.serve(t)
    def leave(self, t): self.free += 1; self.serve(t)
    def serve(self, t):
        while self.free and self.waiting: self.free -= 1; self.waits.append(t - self.waiting.popleft())
bank, clock, events = Queue(2), 0.0, []
for _ in range(200):
    clock += rng.expovariate(1.0); events.append((clock, 'arrive')); events.append((clock + rng.uniform(0.5, 2.5), 'leave'))
for t, what in sorted(events): getattr(bank, what)(t)
q = statistics.quantiles(bank.waits, n=4)
print(len(bank.waits), [round(x, 4) for x in q], round(statistics.fmean(bank.waits), 4), round(statistics.stdev(bank.waits), 4))
dice = Counter(rng.choices(range(1, 7), weights=[1, 1, 1, 1, 1, 5], k=600)); print(dice.most_common(2), dice.total(), sum((dice & Counter({6: 10})).values()))
n = NormalDist.from_samples([2.5, 3.1, 2.1, 2.4, 2.7, 3.5]); print(round(n.mean, 3), round(n.cdf(3), 4), round((n + 1).overlap(n), 4))
print(linear_regression(range(5), [1, 3, 5, 7, 9]), rng.sample('abcdef', 3), [rng.randrange(10) for _ in range(3)], round(rng.gauss(0, 1), 6))

#= dates and a calendar in a report | text
import calendar, time
from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo
start = datetime(2024, 10, 26, 22, 30, tzinfo=ZoneInfo('Europe/Berlin'))
for hours in (0, 3, 4, 5): print((start + timedelta(hours=hours)).isoformat(), (start.astimezone(UTC) + timedelta(hours=hours)).astimezone(ZoneInfo('Europe/Berlin')).isoformat())
print(calendar.TextCalendar(calendar.MONDAY).formatmonth(2024, 2)); print(calendar.monthrange(2023, 2), calendar.isleap(1900), calendar.day_abbr[0])
def workdays(a, b): return sum(1 for n in range((b - a).days) if (a + timedelta(n)).weekday() < 5)
print(workdays(date(2024, 1, 1), date(2024, 12, 31)), date(2024, 12, 30).isocalendar(), date.fromordinal(738000), date.max - date.min)
for text, form in (('29.02.2024', '%d.%m.%Y'), ('30.02.2024', '%d.%m.%Y'), ('Mar 3 24 5PM', '%b %d %y %I%p'), ('x', '%j')):
    try: print(datetime.strptime(text, form))
    except ValueError as error: print(error)
print(time.strftime('%Y-%j', time.gmtime(0)), datetime.fromtimestamp(0, timezone(timedelta(hours=-3, minutes=-30))), timedelta(days=-1, seconds=5), divmod(timedelta(hours=5), timedelta(minutes=90)))

#= code that reads code | text import=ast import=inspect
import ast, inspect
source = '''
import os.path as p
def area(w, h=2, *rest, unit="m", **more):
    """The area.

    In units."""
    total = w * h  # a comment
    return sum(rest, total)
class A(dict):
    @property
    def x(self): return lambda y: y
'''
tree = ast.parse(source)
class Names(ast.NodeVisitor):
    def __init__(self): self.found = []
    def visit_FunctionDef(self, node): self.found.append((node.name, node.lineno, ast.get_docstring(node), [a.arg for a in node.args.args])); self.generic_visit(node)
    def visit_ClassDef(self, node): self.found.append((node.name, [ast.unparse(b) for b in node.bases])); self.generic_visit(node)
names = Names(); names.visit(tree); print(names.found)
class Double(ast.NodeTransformer):
    def visit_Constant(self, node): return ast.copy_location(ast.Constant(node.value * 2), node) if isinstance(node.value, int) else node
print(ast.unparse(Double().visit(ast.parse('x = 1 + f(20, "a")'))), ast.literal_eval("{'a': [1, (2, None)], 'b': -1.5}"))
for bad in ('1 +', "__import__('os')", 'f(x)'):
    try: print(ast.literal_eval(bad))
    except (SyntaxError, ValueError) as error: print(type(error).__name__, str(error)[:40].split(' on line')[0].split(': <')[0])
def area(w: float, h: float = 2, *rest: float, unit: str = 'm', **more) -> float: return w * h
sig = inspect.signature(area); print(sig, [(p.name, p.kind.name, p.default is p.empty) for p in sig.parameters.values()])
bound = sig.bind(3, 4, 5, unit='km', z=1); bound.apply_defaults(); print(bound.args, bound.kwargs, sig.return_annotation)
try: sig.bind(unit='m')
except TypeError as error: print(error)
