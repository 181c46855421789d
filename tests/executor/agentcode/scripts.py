# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Code as it stands in scripts and notebooks, with the newer parts of the language.

#= a main function behind its guard | text
def parse(line):
    name, _, value = line.partition('=')
    return name.strip(), int(value)
def main(lines):
    total = 0
    for number, line in enumerate(lines, 1):
        try: total += parse(line)[1]
        except ValueError as error: print(f'line {number}: {error}')
    print('total', total)
    return 0
if __name__ == "__main__":
    print(__name__, main(['a = 1', 'b = x', 'c = 3']))

#= arguments and the end of a script | text import=sys
import sys
def main(argv=None):
    argv = ['10', '0'] if argv is None else argv
    try: print(int(argv[0]) / int(argv[1]))
    except ZeroDivisionError: print('error: division', file=sys.stderr); return 2
    return 0
print(isinstance(sys.argv, list), main(), main(['4', '2']), sys.version_info >= (3, 9), sys.maxsize > 2**31, sys.byteorder, sys.getsizeof([]) > 0, sys.getrecursionlimit() > 100)
try: sys.exit(3)
except SystemExit as e: print('exit', e.code)
try: raise SystemExit('bye')
except SystemExit as e: print(repr(e), e.code)
finally: print('cleanup')

#= questions that are asked of nobody | text builtin=input
def ask(prompt, answers=iter(['maybe', 'yes'])):
    return next(answers)
while (reply := ask('Continue? ')) != 'yes': print('no', reply)
print(reply)

#= errors to the other stream, in order | text import=sys
import sys
print('one')
print('two', file=sys.stderr)
sys.stdout.write('three\n'); sys.stderr.write('four\n')
print('five', end='', flush=True); print(); print(*range(3), sep=',', file=sys.stdout)
sys.stdout.writelines(['six\n', 'seven\n']); print(sys.stdout.writable(), sys.stdout.encoding.lower())

#= a traceback of several functions | text
import traceback
def load(d): return d['key']
def run(d):
    try: return load(d)
    except KeyError as e: raise RuntimeError('cannot run') from e
try: run({})
except RuntimeError as e:
    text = traceback.format_exc()
    print(text.count('Traceback'), 'direct cause' in text, "KeyError: 'key'" in text, text.strip().splitlines()[-1])
    print([f.name for f in traceback.extract_tb(e.__traceback__)], repr(e.__cause__), e.__suppress_context__, traceback.format_exception_only(e)[0].strip())
    e.add_note('while testing'); print(''.join(traceback.format_exception(e)).strip().splitlines()[-1])
traceback.print_exception(ValueError('shown'))
try: 1 / 0
except ZeroDivisionError: traceback.print_exc()

#= an error in a chain that ends the step | text
def outer():
    try: return {}['a']
    except KeyError: raise ValueError('bad input') from None
outer()

#= groups of errors that are handled in part | text
import asyncio
def fail(): raise ExceptionGroup('all', [ValueError('v'), TypeError('t'), ExceptionGroup('in', [KeyError('k'), OSError(2, 'no')])])
try:
    try: fail()
    except* ValueError as g: print('values', [str(e) for e in g.exceptions])
    except* (KeyError, OSError) as g: print(type(g).__name__, g.message, len(g.exceptions[0].exceptions))
except ExceptionGroup as rest: print(rest, rest.exceptions, rest.subgroup(TypeError) is not None, rest.split(TypeError)[1])
async def bad(n): await asyncio.sleep(0); raise ValueError(n)
async def main():
    try:
        async with asyncio.TaskGroup() as tg:
            for n in range(2): tg.create_task(bad(n))
    except* ValueError as g: print(sorted(str(e) for e in g.exceptions))
asyncio.run(main())
try: raise BaseExceptionGroup('b', [KeyboardInterrupt()])
except BaseExceptionGroup as g: print(repr(g), g.derive([ValueError()]))

#= generics by the new syntax | text since=3.12
from collections.abc import Callable, Iterator
from typing import NamedTuple, overload, override
type Pair[T] = tuple[T, T]
type Tree[T] = T | list[Tree[T]]
class Stack[T: (int, str)]:
    def __init__(self, *items: T) -> None: self._items: list[T] = list(items)
    def push(self, item: T) -> 'Stack[T]': self._items.append(item); return self
    def __iter__(self) -> Iterator[T]: yield from reversed(self._items)
def first[T, **P](f: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: return f(*args, **kwargs)
class Base:
    def name(self) -> str: return 'base'
class Child[T](Base):
    @override
    def name(self) -> str: return 'child of ' + super().name()
print(list(Stack(1, 2).push(3)), first(max, 1, 5), Child[int]().name(), Pair.__name__, Pair[int], Stack.__type_params__, Child[int].__args__, Tree.__value__ is not None, Stack[int].__origin__ is Stack)

#= protocols and data classes together | text
from __future__ import annotations
import dataclasses
from dataclasses import dataclass, field, asdict, replace, fields, astuple
from typing import Protocol, runtime_checkable, Self, Literal, TypedDict, Annotated, get_type_hints, get_args, NotRequired
@runtime_checkable
class Priced(Protocol):
    price: float
    def total(self, n: int = 1) -> float: ...
@dataclass(order=True, slots=True, kw_only=True)
class Item:
    sort_key: tuple = field(init=False, repr=False)
    name: str
    price: float = 1.0
    tags: list[str] = field(default_factory=list, compare=False)
    def __post_init__(self): self.sort_key = (self.price, self.name)
    def total(self, n=1): return self.price * n
    @classmethod
    def of(cls, **k) -> Self: return cls(**k)
a, b = Item.of(name='pen', price=2.5), Item(name='cup', price=9, tags=['new'])
print(a < b, sorted([b, a])[0].name, isinstance(a, Priced), isinstance(3, Priced), asdict(b), replace(a, price=3), [f.name for f in fields(Item)], b.total(2))
class Row(TypedDict, total=False):
    id: int
    note: NotRequired[str]
@dataclass(frozen=True)
class P:
    x: int
    y: int = dataclasses.field(default=0, metadata={'unit': 'm'})
print(Row(id=1), get_type_hints(P), astuple(P(1)), hash(P(1, 2)) == hash(P(1, 2)), P.__dataclass_fields__['y'].metadata['unit'], get_args(Literal['a', 'b']), get_type_hints(Row))
try: P(1).x = 2
except dataclasses.FrozenInstanceError as e: print(type(e).__name__, e)
try: a.colour = 1
except AttributeError as e: print(e)

#= annotations that are texts, looked up in the main module | text jailed
from __future__ import annotations
from dataclasses import dataclass, fields, KW_ONLY, InitVar
from typing import ClassVar
@dataclass
class Item:
    name: str
    unit: ClassVar[str] = 'EUR'
    start: InitVar[int] = 0
    _: KW_ONLY
    price: float = 1.0
print(Item('pen', 1, price=2), [f.name for f in fields(Item)], Item.unit)

#= hints within hints | text
from typing import Annotated, Callable, Generic, Literal, Optional, TypeVar, Union, get_args, get_origin, get_type_hints
T = TypeVar('T')
class Item(Generic[T]):
    parent: Optional['Item']
    children: list['Item']
    kinds: dict[str, Literal['a', 'b']]
    when: 'Callable[[Item], int] | None'
    size: Annotated[int, 'cm'] = 1
    both: 'Union[int, list[Annotated[str, 1]]]' = 1
def make(a: 'int', *b: "tuple['Item', ...]", c: 'str | None' = None) -> 'Item[int]': pass
for name, hint in (get_type_hints(Item) | get_type_hints(make)).items(): print(name, hint, get_origin(hint), get_args(hint))
print(get_type_hints(Item, include_extras=True)['size'])
try: get_type_hints(type('Bad', (), {'__annotations__': {'x': 'Missing'}}))
except NameError as e: print(e)

#= descriptors, slots and properties that are kept | text
from functools import cached_property
class Typed:
    def __init__(self, kind): self.kind = kind
    def __set_name__(self, owner, name): self.name = '_' + name
    def __get__(self, obj, owner=None): return self if obj is None else getattr(obj, self.name, None)
    def __set__(self, obj, value):
        if not isinstance(value, self.kind): raise TypeError(f'{self.name[1:]} must be {self.kind.__name__}, not {type(value).__name__}')
        setattr(obj, self.name, value)
    def __delete__(self, obj): delattr(obj, self.name)
class Box:
    size = Typed(int)
    __match_args__ = ('size',)
    def __init__(self, size): self.size = size
    @cached_property
    def volume(self): print('computed'); return self.size ** 3
    @property
    def half(self): return self.size / 2
    @half.setter
    def half(self, v): self.size = int(v * 2)
b = Box(2); print(b.volume, b.volume, b.half); b.half = 5; print(b.size, b.volume, vars(b)); del b.volume; print(b.volume)
for action in (lambda: Box('x'), lambda: setattr(b, 'volume2', 1), lambda: delattr(b, 'nope')):
    try: print(action())
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
match b:
    case Box(10): print('ten')
del b.size; print(b.size, isinstance(Box.size, Typed))

#= classes that make classes | text
class Registry(type):
    known = {}
    def __new__(mcls, name, bases, ns, **options):
        cls = super().__new__(mcls, name, bases, {k: v for k, v in ns.items() if not k.startswith('tmp_')})
        mcls.known[options.get('key', name.lower())] = cls
        return cls
    def __init__(cls, name, bases, ns, **options): super().__init__(name, bases, ns)
    def __call__(cls, *args, **kwargs):
        obj = super().__call__(*args, **kwargs); obj.made_by = cls.__name__; return obj
    def __contains__(cls, item): return item in cls.items
    @classmethod
    def __prepare__(mcls, name, bases, **options): return {'prepared': True}
    def __len__(cls): return len(cls.items)
class Plugin(metaclass=Registry):
    items = ['a']; tmp_x = 1
    def __init_subclass__(cls, /, level=0, **k): super().__init_subclass__(); cls.level = level
class Csv(Plugin, key='csv', level=3): pass
print(sorted(Registry.known), Csv.level, Csv().made_by, 'a' in Csv, len(Plugin), Csv.prepared, hasattr(Plugin, 'tmp_x'), type(Csv).__name__, [c.__name__ for c in Csv.mro()], issubclass(Csv, Plugin))
Made = type('Made', (Plugin,), {'hello': lambda self: 'hi'}); print(Made().hello(), Made.__name__, Made.__module__)

#= variables of a context | text import=contextvars
import asyncio, contextvars
user = contextvars.ContextVar('user', default='nobody')
async def task(name):
    token = user.set(name); await asyncio.sleep(0); seen = user.get(); user.reset(token); return seen, user.get()
async def main():
    print(await asyncio.gather(task('ann'), task('bo')), user.get())
asyncio.run(main())
ctx = contextvars.copy_context(); print(ctx.run(lambda: (user.set('in'), user.get())[1]), user.get(), ctx[user], user in ctx)

#= a pipeline of asynchronous work | text
import asyncio, time
async def fetch(n, sem):
    async with sem:
        await asyncio.sleep(0.001 * (3 - n))
        if n == 2: raise ConnectionError('n2')
        return n * n
async def with_retry(f, tries=2):
    for i in range(tries):
        try: return await f()
        except ConnectionError as e: print('retry', i, e)
    return None
async def numbers():
    for i in range(3): yield i; await asyncio.sleep(0)
async def main():
    sem = asyncio.Semaphore(2)
    print(await asyncio.gather(*(with_retry(lambda n=n: fetch(n, sem)) for n in range(4))))
    print([x async for x in numbers() if x], {x: x async for x in numbers()})
    try: await asyncio.wait_for(asyncio.sleep(10), 0.01)
    except asyncio.TimeoutError: print('late')
    async with asyncio.timeout(1): await asyncio.sleep(0)
    q = asyncio.Queue(maxsize=2)
    async def produce():
        for i in range(3): await q.put(i)
        await q.put(None)
    async def consume():
        out = []
        while (item := await q.get()) is not None: out.append(item)
        return out
    _, got = await asyncio.gather(produce(), consume()); print(got)
    done, pending = await asyncio.wait([asyncio.create_task(asyncio.sleep(0, 'x')), asyncio.create_task(asyncio.sleep(5))], return_when=asyncio.FIRST_COMPLETED)
    print({t.result() for t in done}, len(pending)); [t.cancel() for t in pending]
    for c in asyncio.as_completed([asyncio.sleep(0.002, 'b'), asyncio.sleep(0, 'a')]): print(await c)
asyncio.run(main())

#= zones and their changes | text
from datetime import datetime, timedelta, timezone, date, time, UTC
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones
paris, ny = ZoneInfo('Europe/Paris'), ZoneInfo('America/New_York')
t = datetime(2024, 3, 31, 1, 30, tzinfo=paris)
print(t, (t + timedelta(hours=1)).isoformat(), (t.astimezone(UTC) + timedelta(hours=1)).astimezone(paris), t.astimezone(ny).strftime('%Y-%m-%d %H:%M %Z%z'), t.dst(), datetime(2024, 10, 27, 2, 30, tzinfo=paris, fold=1).utcoffset())
print(datetime.fromisoformat('2024-01-31T10:00:00+02:00').astimezone(UTC), datetime.strptime('31/01/24 5PM', '%d/%m/%y %I%p'), datetime.fromtimestamp(0, UTC), date(2024, 2, 29).replace(year=2023, day=28).isocalendar(), datetime.combine(date(2024, 1, 1), time(9, 30)), (date(2024, 12, 25) - date(2024, 1, 1)).days, len(available_timezones()) > 300, timedelta(days=1.5).total_seconds(), timezone(timedelta(hours=5.5)), date.fromisocalendar(2024, 1, 1), date.min, f'{date(2024, 1, 5):%A %-d %B}')
try: ZoneInfo('Mars/Base')
except ZoneInfoNotFoundError as e: print('no', e)

#= expressions that look around | text
import re
log = '''2024-01-31 10:00:01 ERROR [db] connection lost (code=17)
2024-01-31 10:00:05 INFO  [web] GET /a?x=1 200 12ms
bad line'''
pattern = re.compile(r'''(?P<when>\d{4}-\d\d-\d\d[ ]\d\d:\d\d:\d\d)\s+   # time
    (?P<level>[A-Z]+)\s+\[(?P<part>\w+)\]\s+(?P<text>.*)''', re.VERBOSE)
for m in pattern.finditer(log): print(m.groupdict(), m.span('level'), m['part'], m.start())
print(re.findall(r'(?<=code=)\d+', log), re.sub(r'(\w+)=(\w+)', r'\2:\1', log).count('17:code'), re.split(r'[,;]\s*', 'a, b;c'), re.fullmatch(r'(?i)abc', 'ABC') is not None, re.sub(r'\b(\w)', lambda m: m[1].upper(), 'a nice day'), re.match(r'(a)|(b)', 'b').groups(), re.search(r'^bad', log, re.M)[0], re.escape('a.b*c'), pattern.flags & re.X, pattern.groupindex['text'], re.subn('o', '0', 'foo'), re.findall(r'(?s)<(.+?)>', '<a\nb><c>'), sep='\n')
print(re.compile(r'(?P<q>["\'])(.*?)(?P=q)').findall('say "hi" or \'no\''), [t for t in re.split(r'(\d+)', 'a1b22c')], re.sub(r'(?<!\d)(\d{3})(?=\d{3})', r'\1,', '123456'), re.search(r'(\d+)(?:px|em)(?!\w)', '12px').expand(r'<\1>'))
try: re.compile('(unclosed')
except re.error as e: print(e, e.pos, e.pattern)

#= tables of a data base | data-analysis import=sqlite3
import sqlite3
import pandas as pd
con = sqlite3.connect(':memory:'); con.row_factory = sqlite3.Row
con.executescript('create table shop(id integer primary key, city text unique); create table sale(shop int references shop(id), amount real, day text);')
con.executemany('insert into shop(city) values (?)', [('Oslo',), ('Rome',)])
with con: con.executemany('insert into sale values (:s, :a, :d)', [{'s': 1, 'a': 9.5, 'd': '2024-01-01'}, {'s': 2, 'a': 3, 'd': '2024-01-02'}, {'s': 1, 'a': 1.5, 'd': '2024-02-01'}])
for row in con.execute('select city, sum(amount) total, count(*) n from sale join shop on shop.id = sale.shop group by city having n > 0 order by total desc'): print(dict(row), row['city'], tuple(row), row.keys())
print(pd.read_sql('select * from sale where amount > ?', con, params=(2,)), pd.read_sql_query("select strftime('%m', day) m, avg(amount) a from sale group by m", con).to_dict('list'), con.total_changes, con.execute('select changes()').fetchone()[0], sep='\n')
pd.DataFrame({'k': [1], 'v': ['x']}).to_sql('t', con, index=False); print(con.execute('select * from t').fetchall()[0]['v'], [r[0] for r in con.execute("select name from sqlite_master where type='table' order by 1")])
con.create_function('twice', 1, lambda x: x * 2); print(con.execute('select twice(21)').fetchone()[0], con.execute("select json_extract('{\"a\": 5}', '$.a'), upper('x') || 'y', coalesce(null, 3)").fetchone()[:], con.execute('with recursive c(n) as (select 1 union all select n+1 from c where n<4) select group_concat(n) from c').fetchone()[0], con.execute('select city, row_number() over (order by city) from shop').fetchall()[1][1])
for bad in ("insert into shop(city) values ('Rome')", 'select * from nope', 'selec 1'):
    try: con.execute(bad)
    except sqlite3.Error as e: print(type(e).__name__, e)
try:
    with con: con.execute("delete from sale"); raise ValueError
except ValueError: print(con.execute('select count(*) from sale').fetchone()[0])
con.close()
try: con.execute('select 1')
except sqlite3.ProgrammingError as e: print(e)

#= rows of CSV with surprises | text
import csv, io
text = 'name,quote,n\r\n"Ann, PhD","She said ""hi""",3\r\nBo,"two\nlines",\r\n'
rows = list(csv.DictReader(io.StringIO(text))); print(rows, rows[0].keys())
out = io.StringIO(); w = csv.DictWriter(out, ['a', 'b'], extrasaction='ignore', delimiter=';', quoting=csv.QUOTE_NONNUMERIC); w.writeheader(); w.writerows([{'a': 1, 'b': 'x;y', 'c': 0}, {'a': None, 'b': 2.5}]); print(out.getvalue())
print(csv.Sniffer().sniff('a;b;c\n1;2;3').delimiter, list(csv.reader(['a\tb'], dialect='excel-tab')), csv.Sniffer().has_header('n,v\na,1\nb,2'), list(csv.reader(io.StringIO("a 'b c'"), delimiter=' ', quotechar="'")))
try: list(csv.DictReader(['a', '1'], strict=True)) and csv.DictWriter(out, ['a']).writerow({'z': 1})
except ValueError as e: print(e)

#= JSON of one's own kinds | text
import json, datetime, decimal, enum, dataclasses, uuid
class Kind(enum.Enum): A = 'a'
@dataclasses.dataclass
class D: n: int
class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, (datetime.date, uuid.UUID)): return str(o)
        if isinstance(o, decimal.Decimal): return float(o)
        if isinstance(o, enum.Enum): return o.value
        if dataclasses.is_dataclass(o): return dataclasses.asdict(o)
        return super().default(o)
print(json.dumps({'d': datetime.date(2024, 1, 1), 'x': decimal.Decimal('1.5'), 'k': Kind.A, 'o': D(1), 'u': uuid.UUID(int=5), 1: None, 't': (1, 2)}, cls=Encoder, indent=2, sort_keys=False, ensure_ascii=False))
print(json.loads('{"a": 1.10, "b": [1, {"c": null}]}', parse_float=decimal.Decimal, object_hook=lambda d: {k.upper(): v for k, v in d.items()}), json.dumps('é\u2028'), json.dumps([float('inf')]), json.dumps({'b': 1, 'a': 2}, sort_keys=True, separators=(',', ':')), json.loads('[1,2]', parse_int=str), list(json.JSONDecoder().raw_decode('{"a":1} rest')))
for bad in ('{"a": }', "{'a': 1}", '[1,]', '', '{"a": 1} x'):
    try: json.loads(bad)
    except json.JSONDecodeError as e: print(e.msg, e.lineno, e.colno, e.pos)
try: json.dumps({1, 2})
except TypeError as e: print(e)

#= match over everything | text
import re
from dataclasses import dataclass
from enum import Enum
class Color(Enum): RED = 1; BLUE = 2
@dataclass
class Point: x: int; y: int
def tell(v):
    match v:
        case None | False: return 'nothing'
        case Color.RED: return 'red'
        case Point(0, y=y): return f'axis {y}'
        case Point(x, y) if x == y: return f'diagonal {x}'
        case {'type': 'user', 'name': str(name), **rest}: return f'user {name} {rest}'
        case [int() | float() as first, *middle, last]: return f'{first}..{last} ({len(middle)})'
        case ['go', ('north' | 'south') as d]: return d
        case str() if re.match(r'\d+$', v): return 'digits'
        case str(s) | bytes(s): return s[:1]
        case [[a, b], {'k': [c, *_]}]: return a + b + c
        case () : return 'empty'
        case int(n) if n < 0: return 'negative'
        case _: return type(v).__name__
for v in (None, False, Color.RED, Color.BLUE, Point(0, 5), Point(2, 2), Point(1, 2), {'type': 'user', 'name': 'Al', 'age': 3}, [1, 2, 3.5], [1.5, 2], ['go', 'north'], '123', 'xy', b'z', [['a', 'b'], {'k': ['c', 'd']}], (), -4, 7, {1: 2}, [1]): print(tell(v))

#= iterators, endless and cut | text
import itertools as it, operator, functools
print(list(it.islice(it.count(5, 3), 4)), list(it.takewhile(lambda n: n < 9, it.accumulate(it.repeat(2), operator.add))), list(it.pairwise('abcd')), list(it.zip_longest('ab', 'x', fillvalue='-')), [(k, [*g]) for k, g in it.groupby('aabccc')], list(it.starmap(pow, [(2, 3), (3, 2)])), list(it.compress('abcd', [1, 0, 1])), list(it.chain.from_iterable([[1], (2,), '3'])), list(it.combinations('abc', 2)), list(it.permutations([1, 2])), list(it.product('ab', repeat=2))[:3], list(it.dropwhile(str.isdigit, '12a3')), list(it.filterfalse(bool, [0, 1])), sep='\n')
a, b = it.tee(iter([1, 2, 3])); next(a); print(list(a), list(b), functools.reduce(operator.mul, range(1, 6)), sum(map(operator.mul, [1, 2], [3, 4])), next(iter([]), 'none'), [*zip(*[iter('abcdef')] * 2)], dict(zip('ab', it.cycle([0]))), max([], default=None), sorted([(2, 'b'), (1, 'z')], key=operator.itemgetter(1)), any(n > 3 for n in it.count()), list(reversed(range(0, 10, 4))))
def batches(xs, n):
    xs = iter(xs)
    while batch := tuple(it.islice(xs, n)): yield batch
print(list(batches(range(7), 3)))
gen = (x * x for x in range(3)); print(next(gen), list(gen), list(gen), sum(1 for _ in 'abc'))

#= caches, dispatch and wrapped functions | text
import functools, time
def timed(label=None):
    def deco(f):
        @functools.wraps(f)
        def inner(*a, **k):
            start = time.perf_counter(); r = f(*a, **k); inner.calls += 1; inner.spent = time.perf_counter() - start; return r
        inner.calls = 0; return inner
    return deco(label) if callable(label) else deco
@timed
def square(x: int) -> int:
    "Squares."
    return x * x
print(square(3), square.calls, square.__name__, square.__doc__, square.__wrapped__(4), square.spent >= 0, square.__annotations__)
@functools.lru_cache(maxsize=2)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(30), fib.cache_info(), fib.cache_parameters(), fib.cache_clear())
@functools.singledispatch
def show(x): return f'? {x}'
@show.register
def _(x: int): return f'int {x}'
@show.register(list)
@show.register(tuple)
def _(x): return f'seq {len(x)}'
print(show(1), show([1]), show((1, 2)), show('s'), show.dispatch(bool)(True))
class T:
    @functools.singledispatchmethod
    def f(self, x): return 'any'
    @f.register
    def _(self, x: str): return 'str'
    @functools.cached_property
    def c(self): return object()
    part = functools.partialmethod(f, 'x')
t = T(); print(t.f(1), t.f('a'), t.part(), t.c is t.c)
@functools.total_ordering
class V:
    def __init__(s, n): s.n = n
    def __eq__(s, o): return s.n == o.n
    def __lt__(s, o): return s.n < o.n
print(V(1) <= V(2), V(3) > V(2), functools.partial(int, base=2)('101'), sorted('bca', key=functools.cmp_to_key(lambda a, b: (a > b) - (a < b))))

#= managers of contexts in a stack | text
from contextlib import contextmanager, ExitStack, suppress, closing, nullcontext, asynccontextmanager, redirect_stdout, chdir
import asyncio, io
@contextmanager
def tag(name, log):
    log.append(f'<{name}>')
    try: yield name.upper()
    except ValueError as e: log.append(f'!{e}')
    finally: log.append(f'</{name}>')
log = []
with tag('a', log) as a, tag('b', log): log.append(a); raise ValueError('x')
print(log)
with ExitStack() as stack:
    for n in 'xy': stack.enter_context(tag(n, log))
    stack.callback(log.append, 'called'); stack.push(lambda *exc: True); kept = stack.pop_all()
kept.close(); print(log[-3:])
with suppress(KeyError, ZeroDivisionError): {}['k']
with redirect_stdout(io.StringIO()) as out: print('hidden')
print(out.getvalue().strip(), end='|'); print('shown')
with closing(io.StringIO('z')) as f: print(f.read())
print(f.closed)
@asynccontextmanager
async def conn(): print('open'); yield 5; print('close')
async def main():
    async with conn() as c: print(c)
    async with nullcontext(3) as n: print(n)
asyncio.run(main())
class M:
    def __enter__(self): return self
    def __exit__(self, t, v, tb): print(t and t.__name__, v, tb is not None); return t is KeyError
with M(): raise KeyError('k')
with M() as m: pass
@tag('deco', log)
def f(): return 'ran'
print(f(), log[-2:])

#= weak references, copies and identity | text import=weakref import=gc import=sys
import copy, gc, weakref
class Node:
    def __init__(self, v): self.v, self.kids = v, []
    def __copy__(self): n = Node(self.v); n.kids = self.kids; return n
    def __deepcopy__(self, memo): n = Node(self.v); memo[id(self)] = n; n.kids = copy.deepcopy(self.kids, memo); return n
root = Node(1); root.kids.append(Node(2)); root.kids[0].kids.append(root)
deep, flat = copy.deepcopy(root), copy.copy(root)
print(deep.kids[0] is root.kids[0], flat.kids is root.kids, deep.kids[0].kids[0] is deep)
ref = weakref.ref(root); seen = []; weakref.finalize(root, seen.append, 'gone'); cache = weakref.WeakValueDictionary(r=root)
print(ref() is root, 'r' in cache, weakref.getweakrefcount(root) > 0)
del root, flat; gc.collect(); print(ref(), seen, dict(cache))
a = [1, [2]]; b = a[:]; c = copy.deepcopy(a); a[1].append(3); print(b, c, a == b, a is b, [[]] * 2, id(a) == id(a))

#= operators, bits and numbers of all kinds | text
import math, cmath, fractions, decimal, random, statistics
print(7 // -2, 7 % -2, divmod(-7, 2), -7 >> 1, 0b1010 ^ 0x3, ~5, 2 ** -1, 1_000_000, int('ff', 16), bin(10), hex(255), oct(8), (5).bit_length(), (255).to_bytes(2, 'big'), int.from_bytes(b'\x01\x00', 'little'), round(2.5), round(-1.567, 2), float('1e-3'), 0.1 + 0.2, math.isclose(.1 + .2, .3), 10 ** 20, complex(1, 2) * 1j, abs(3 + 4j), cmath.sqrt(-1), math.inf > 1e308, math.nan == math.nan)
print(math.comb(5, 2), math.perm(5, 2), math.gcd(12, 18), math.lcm(4, 6), math.isqrt(17), math.hypot(3, 4), math.prod([2, 3]), math.fsum([.1] * 10), math.log2(8), math.degrees(math.pi), math.trunc(-2.5), math.ceil(-2.5), math.copysign(1, -0.0), math.dist([0, 0], [3, 4]), f'{1234567.891:,.2f} {0.256:.1%} {255:#06x} {1e10:g} {-5:+d} {3:>5}|{"x":^5}|{12345:_}', fractions.Fraction('0.125') + 1, decimal.Decimal('1.10') * 3, statistics.fmean([1, 2, 4]), statistics.quantiles([1, 2, 3, 4], n=4), sep='\n')
random.seed(5); print(random.random(), random.randint(1, 6), random.choice('abc'), random.sample(range(9), 3), random.shuffle(x := [1, 2, 3]), x, random.gauss(0, 1), random.choices('ab', weights=[9, 1], k=3), random.uniform(1, 2))
for f in (lambda: 1 / 0, lambda: math.sqrt(-1), lambda: int('x'), lambda: 'a' + 1, lambda: [1][5], lambda: {}['k'], lambda: None.x, lambda: int('9' * 5000), lambda: math.factorial(-1), lambda: decimal.Decimal('x'), lambda: float('abc'), lambda: (1).real.y, lambda: len(5), lambda: [] < {}, lambda: chr(-1), lambda: iter(3), lambda: next(iter([])), lambda: print(sep=1), lambda: 'x'.index('y'), lambda: [].remove(1), lambda: (lambda a: a)(), lambda: '{} {}'.format(1), lambda: '%d' % 'x', lambda: b'\xff'.decode(), lambda: 'é'.encode('ascii'), lambda: set([[]]), lambda: [3, 'a'].sort(), lambda: dict([1]), lambda: max([]), lambda: range(1.5), lambda: round('x')):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

#= text of all scripts | text
import unicodedata
s = 'Ünïcödé ß 中文 🎉'
print(len(s), s.casefold(), s.encode()[:4], s.encode('utf-16-le')[:4], unicodedata.normalize('NFD', s)[:3].encode(), [unicodedata.name(c) for c in 'é中'], s[::-1], s.isascii(), 'ß'.upper(), '①'.isdigit(), 'Ⅷ'.isnumeric(), ascii(s), s.translate({ord('ß'): 'ss'}), '\N{SNOWMAN}', len('👨‍👩‍👧'))

#= an inventory that is asked by tools, as an agent would | text
def web_search(query): return [{'title': f'{query} {i}', 'score': i / 10} for i in range(3)]
def get_weather(city, unit='C'):
    data = {'Oslo': -3, 'Rome': 14}
    if city not in data: raise KeyError(f'no weather for {city}')
    return {'city': city, 'temp': data[city] if unit == 'C' else data[city] * 9 / 5 + 32}
results = []
for city in ['Oslo', 'Rome', 'Atlantis']:
    try: results.append(get_weather(city, unit='F'))
    except KeyError as e: print('Error:', e)
    else: print(f"{results[-1]['city']:<8}{results[-1]['temp']:>6.1f}°F")
best = max(web_search('news'), key=lambda r: r['score']); print(best, sorted(results, key=lambda r: -r['temp'])[0]['city'])
summary = '\n'.join(f'- {r["title"]} ({r["score"]:.0%})' for r in web_search('x') if r['score']); print(summary)
status = {'ok': len(results), 'failed': 1}; print(f'{status=}', f'{len(results)=:>4}')

#= a response that is parsed | text
import json, re
from urllib.parse import urlparse, urlencode, parse_qs, urljoin, quote, unquote, urlsplit, urlunsplit
class Response:
    def __init__(self, status, body): self.status_code, self.text = status, body
    def json(self): return json.loads(self.text)
    def raise_for_status(self):
        if self.status_code >= 400: raise RuntimeError(f'{self.status_code} Client Error')
    @property
    def ok(self): return self.status_code < 400
def get(url, params=None):
    full = url + ('?' + urlencode(params, doseq=True) if params else '')
    return Response(404, '') if 'missing' in full else Response(200, json.dumps({'url': full, 'items': [{'id': 1, 'name': 'a'}, {'id': 2}]}))
r = get('https://api.example.com/v1/items', {'q': 'a b', 'tag': ['x', 'y']}); r.raise_for_status()
print(r.ok, r.json()['url'], [i.get('name', '?') for i in r.json()['items']], parse_qs(urlparse(r.json()['url']).query), urlsplit('http://u:p@h:80/p;x?q#f').port, urljoin('http://h/a/b', '../c'), quote('a/b c&é'), unquote('%C3%A9'), urlunsplit(('https', 'h', '/p', 'q=1', '')))
try: get('https://h/missing').raise_for_status()
except RuntimeError as e: print(e)
try: Response(200, '<html>').json()
except json.JSONDecodeError as e: print('not JSON:', e)

#= an adventure in one class | text
from collections import defaultdict, deque, Counter, ChainMap, OrderedDict, namedtuple, UserDict
from typing import Iterable
class Grid(UserDict):
    def __missing__(self, key): return '.'
    def neighbours(self, p): return [(p[0] + dx, p[1] + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    @classmethod
    def parse(cls, text): return cls({(x, y): c for y, row in enumerate(text.split()) for x, c in enumerate(row)})
    def path(self, start, goal):
        queue, came = deque([start]), {start: None}
        while queue:
            here = queue.popleft()
            if here == goal: break
            for n in self.neighbours(here):
                if n in self.data and self[n] != '#' and n not in came: came[n] = here; queue.append(n)
        route = []
        while goal: route.append(goal); goal = came.get(goal)
        return route[::-1]
g = Grid.parse('..#. .#.. ....'); p = g.path((0, 0), (3, 0)); print(len(p), p, g[(99, 99)], Counter(g.values()), g.get((0, 0)))
d = defaultdict(lambda: defaultdict(int)); d['a']['b'] += 2; print(d['a'], dict(d), d.get('z'))
c = ChainMap({'x': 1}, {'x': 2, 'y': 3}); print(c['y'], dict(c), c.parents['x'], OrderedDict(a=1).popitem(), Counter('abca').most_common(1), Counter(a=3) - Counter(a=1, b=2), Counter('ab') | Counter('bb'))
P = namedtuple('P', 'x y', defaults=[0]); print(P(1), P(1)._replace(y=5), P._fields, P(2)._asdict(), P(*[3, 4]) > P(3, 3))
dq = deque(range(5), maxlen=3); dq.rotate(1); dq.appendleft(9); print(dq, dq.maxlen, list(dq)[-1])

#= globals, locals and functions that are looked up | text
counter = 0
def bump(by=1):
    global counter
    counter += by
    return counter
def outer():
    n = 10
    def inner():
        nonlocal n
        n += 1
        return n
    inner(); return inner(), sorted(locals())
print(bump(), bump(5), counter, outer(), 'bump' in globals(), callable(globals()['bump']), [f.__name__ for f in (bump, outer)], bump.__defaults__)
ops = {'+': lambda a, b: a + b, '-': lambda a, b: a - b}
print({k: f(3, 2) for k, f in ops.items()}, [f(2) for f in [lambda x, i=i: x * i for i in range(3)]], (lambda *a, **k: (a, k))(1, *[2], x=3, **{'y': 4}), dir(ops)[-1], hasattr(bump, 'x'), getattr(bump, 'y', None), isinstance(bump, type(outer)))
def f(a, /, b, *, c=3): return a, b, c
print(f(1, b=2), f(1, 2, c=0))
for bad in (lambda: f(a=1, b=2), lambda: f(1, 2, 3), lambda: f(1), lambda: f(1, 2, d=4), lambda: f(1, 2, b=3)):
    try: bad()
    except TypeError as e: print(e)
try: undefined_name
except NameError as e: print(e, e.name)
def late():
    try: print(value); value = 1
    except UnboundLocalError as e: print(e)
late(); del counter
try: counter
except NameError as e: print(e)
