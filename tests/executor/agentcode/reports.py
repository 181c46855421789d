# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Whole tasks as agents solve them in one step, with tables, arrays and plots.

#= cleaning a messy table | data-analysis
import io
import pandas as pd
raw = """ID, Name ,Joined,Salary,Dept
1, ann ,2020-01-15,"1,200",Sales
2,BOB,15/02/2021,,sales
2,BOB,15/02/2021,,sales
3,Cid,not known,$950.50,IT
4,,2022-03-01,700,
"""
df = pd.read_csv(io.StringIO(raw), skipinitialspace=True)
df.columns = df.columns.str.strip().str.lower()
df = df.drop_duplicates()
df['name'] = df['name'].str.strip().str.title().fillna('(none)')
df['salary'] = pd.to_numeric(df['salary'].str.replace(r'[$,]', '', regex=True), errors='coerce')
df['joined'] = pd.to_datetime(df['joined'], format='mixed', dayfirst=True, errors='coerce')
df['dept'] = df['dept'].str.upper().astype('category')
df['salary'] = df['salary'].fillna(df['salary'].median())
print(df.to_string(index=False)); print(df.dtypes.to_dict()); print(df.isna().sum()[lambda s: s > 0].to_dict(), df['dept'].cat.categories.tolist())

#= groups with several figures, and shares of each | data-analysis
import numpy as np
import pandas as pd
df = pd.DataFrame({'shop': list('AABBBC'), 'item': ['x', 'y', 'x', 'x', 'y', 'z'], 'n': [3, 1, 4, 1, 5, 9], 'price': [2.0, 3.5, 2.2, 2.1, 3.0, 10]})
df['value'] = df.eval('n * price')
summary = df.groupby('shop').agg(total=('value', 'sum'), best=('price', 'max'), items=('item', 'nunique'), spread=('n', lambda s: s.max() - s.min()))
print(summary.round(2)); print(summary.assign(share=lambda d: (d.total / d.total.sum()).map('{:.1%}'.format))['share'].to_dict())
df['rank'] = df.groupby('shop')['value'].rank(ascending=False, method='dense').astype(int)
df['part'] = df['value'] / df.groupby('shop')['value'].transform('sum')
print(df.query('rank == 1 and n > 2')[['shop', 'item']].values.tolist(), df['part'].round(3).tolist())
print(df.pivot_table(index='shop', columns='item', values='n', aggfunc='sum', fill_value=0, margins=True, margins_name='all'))
print(df.groupby(['shop', 'item'])['n'].sum().unstack(fill_value=-1).loc['B'].to_dict(), [(k, len(g)) for k, g in df.groupby('item')])
print(df.groupby('shop').apply(lambda g: g.nlargest(1, 'n')['item'].iloc[0], include_groups=False).to_dict(), df.groupby('shop').filter(lambda g: len(g) > 1).shape)

#= tables that are joined, and what does not match | data-analysis
import pandas as pd
people = pd.DataFrame({'id': [1, 2, 3, 4], 'name': ['Ann', 'Bob', 'Cid', 'Dee'], 'city': [10, 20, 20, 99]})
cities = pd.DataFrame({'city': [10, 20, 30], 'label': ['Ulm', 'Bonn', 'Kiel']})
both = people.merge(cities, how='outer', on='city', indicator=True, validate='many_to_one')
print(both.sort_values(['city', 'id']).to_dict('records')); print(both['_merge'].value_counts().sort_index().to_dict())
try: people.merge(cities, on='nothing')
except KeyError as error: print('KeyError', error)
try: cities.merge(people, on='city', validate='one_to_one')
except pd.errors.MergeError as error: print(str(error)[:50])
wide = pd.DataFrame({'k': ['a', 'b'], 'y2020': [1, 2], 'y2021': [3, 4]})
long = wide.melt(id_vars='k', var_name='year', value_name='v').assign(year=lambda d: d.year.str[1:].astype(int)); print(long.values.tolist())
print(pd.wide_to_long(wide, 'y', i='k', j='year').sort_index()['y'].to_dict(), pd.concat([wide, wide.assign(k='c')], keys=['p', 'q']).loc['q'].shape)
print(long.set_index(['k', 'year']).unstack().loc['a', ('v', 2021)], pd.crosstab(long.k, long.v > 2).values.tolist())

#= a series over time | data-analysis
import numpy as np
import pandas as pd
days = pd.date_range('2024-01-01', periods=60, freq='D', name='day')
s = pd.Series(np.sin(np.arange(60) / 5) * 10 + np.arange(60), index=days).round(3); s.iloc[[5, 6, 30]] = np.nan
print(s.resample('W-SUN').agg(['mean', 'count']).round(2).head(3)); print(s.interpolate().loc['2024-01-05':'2024-01-08'].tolist())
print(s.rolling('7D', min_periods=3).mean().round(2).iloc[[1, 2, 10]].tolist(), s.ewm(span=5).mean().round(3).iloc[-1], s.expanding().max().iloc[-1])
print(s.diff().abs().idxmax(), s.shift(1, freq='D').index[0], s.pct_change(fill_method=None).round(2).iloc[1:4].tolist(), s.between_time('00:00', '01:00').size)
z = s.tz_localize('UTC').tz_convert('America/New_York'); print(z.index[0], z.groupby(z.index.month).size().to_dict(), s.index.to_period('M').unique().tolist())
hours = pd.DataFrame({'at': pd.to_datetime(['2024-03-01 09:30', '2024-03-01 17:05', '2024-03-02 08:00']), 'who': ['a', 'a', 'b']})
hours['slot'] = pd.cut(hours['at'].dt.hour, [0, 9, 17, 24], labels=['early', 'day', 'late'], right=False); print(hours.slot.tolist(), hours['at'].dt.day_name().tolist(), (hours['at'].max() - hours['at'].min()).total_seconds())

#= records of JSON into tables, and back | data-analysis
import json
import pandas as pd
data = json.loads('''[{"id": 1, "user": {"name": "Ann", "tags": ["x", "y"]}, "orders": [{"sku": "a", "n": 2}, {"sku": "b", "n": 1}]},
 {"id": 2, "user": {"name": "Bob", "tags": []}, "orders": []}, {"id": 3, "user": {"name": null}, "orders": [{"sku": "a", "n": 5}]}]''')
flat = pd.json_normalize(data, sep='_'); print(flat.columns.tolist(), flat['user_name'].tolist())
orders = pd.json_normalize(data, 'orders', ['id', ['user', 'name']]); print(orders.to_dict('list'))
print(flat.explode('user_tags')[['id', 'user_tags']].values.tolist()); print(orders.groupby('sku').n.sum().to_json(), orders.to_json(orient='records', lines=True).splitlines()[0])
print(orders.set_index('sku').T.to_dict('split')['columns'], pd.DataFrame.from_dict({'r1': [1, 2]}, orient='index', columns=['a', 'b']).to_csv().splitlines())
print(pd.DataFrame({'a': [1, None], 'b': ['x', 'y']}).convert_dtypes().dtypes.astype(str).to_dict(), pd.Series({'a': 1}).to_frame('v').to_html(border=0).count('<td>'))

#= a report of text columns | data-analysis
import re
import pandas as pd
logs = pd.Series(['2024-01-01 ERROR db: timeout after 30s', '2024-01-01 INFO web: ok', '2024-01-02 ERROR web: 502 from 10.0.0.7', 'garbage'])
parts = logs.str.extract(r'^(?P<day>\d{4}-\d\d-\d\d) (?P<level>[A-Z]+) (?P<part>\w+): (?P<text>.*)$'); print(parts.fillna('-').to_string())
print(parts.value_counts(['level', 'part']).to_dict(), logs.str.count(r'\d').tolist(), logs.str.findall(r'\b\d+\b').str.len().tolist())
print(logs.str.replace(r'(\d+)s', lambda m: f'{int(m[1]) * 1000}ms', regex=True)[0], logs.str.contains('error', case=False).sum(), logs.str.split(' ', n=1, expand=True)[0].tolist())
print(parts['day'].map({'2024-01-01': 'Mon'}).fillna('?').tolist(), parts.level.str.get_dummies().to_dict('list'), logs.str.slice(0, 4).str.isnumeric().all(), logs.str.cat(sep='|')[:20])

#= queries of several kinds that select rows | data-analysis
import numpy as np
import pandas as pd
df = pd.DataFrame(np.arange(20).reshape(5, 4), columns=list('abcd'), index=pd.Index(list('vwxyz'), name='key'))
limit = 8
print(df.query('a > @limit and b < 18').index.tolist(), df.loc[df.a.between(4, 12), ['a', 'd']].values.tolist(), df.iloc[-2:, [0, -1]].to_dict())
print(df.where(df % 2 == 0, -1).loc['w'].tolist(), df.mask(df > 10).count().to_dict(), np.select([df.a < 5, df.a < 12], ['low', 'mid'], 'high').tolist())
df.loc['x', 'c'] = 100; df.at['v', 'a'] = -5; df.insert(1, 'new', df.pop('d') * 2); df = df.rename(columns=str.upper).drop(index='z')
print(df.reset_index().head(2).to_dict('records'), df.idxmax().to_dict(), df.apply(np.ptp, axis=1).tolist(), df.agg({'A': ['min', 'max'], 'B': 'sum'}).fillna(0).to_dict())
for bad in (lambda: df.loc['nope'], lambda: df['nope'], lambda: df.iloc[99], lambda: df.A + 'x', lambda: bool(df), lambda: df.astype({'A': 'datetime64[s]', 'B': object}).B.dt):
    try: print(type(bad()))
    except Exception as error: print(type(error).__name__, str(error)[:60])
print(len(df), df.memory_usage().sum() > 0)

#= arrays: algebra, masks and windows | data-analysis
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
rng = np.random.default_rng(7)
a = rng.integers(0, 10, (3, 4)); print(a.tolist(), a.argmax(axis=1), np.argsort(a, axis=None)[:3], np.unique(a % 3, return_counts=True))
A = np.array([[4., 1.], [2., 3.]]); w, v = np.linalg.eig(A); print(np.sort(w), np.allclose(A @ v, v * w), np.linalg.det(A).round(6), np.linalg.solve(A, [1, 2]).round(4))
print(np.einsum('ij,kj->ik', a, a).diagonal(), np.where(a > 5, a, 0).sum(), np.ma.masked_less(a, 3).mean().round(3), a[(a % 2 == 0) & (a > 2)])
x = np.linspace(0, 1, 5); print(np.interp(0.3, x, x ** 2), np.trapezoid(x ** 2, x).round(4) if hasattr(np, 'trapezoid') else 0.3438, np.gradient(x ** 2).round(3), sliding_window_view(np.arange(6), 3).sum(axis=1))
people = np.array([('ann', 30, 1.7), ('bob', 25, 1.8)], dtype=[('name', 'U10'), ('age', 'i4'), ('h', 'f8')]); print(np.sort(people, order='age')['name'], people[people['age'] > 26]['h'], people.dtype.names)
for bad in (lambda: a @ a, lambda: np.linalg.inv(np.zeros((2, 2))), lambda: a.reshape(5, 5), lambda: a[10], lambda: np.array([1, 'x']) + 1, lambda: a.astype(bool) - a.astype(bool)):
    try: print(bad())
    except Exception as error: print(type(error).__name__, str(error).splitlines()[0][:70])
with np.errstate(divide='ignore', invalid='ignore'): print(np.array([1, 0, -1]) / 0, np.nanmean([1, np.nan, 3]), np.log([0.0]))
with np.printoptions(precision=2, suppress=True): print(np.array([1e-9, 1234.5678])); print(np.array2string(a, separator=', ', prefix='a = '))

#= fitting and checking a line | data-analysis
import numpy as np
import pandas as pd
rng = np.random.default_rng(42)
x = np.arange(30.0); y = 3 * x + 7 + rng.normal(0, 2, 30)
coef, residuals, *_ = np.polyfit(x, y, 1, full=True); X = np.column_stack([np.ones_like(x), x]); beta, *_ = np.linalg.lstsq(X, y, rcond=None)
pred = X @ beta; r2 = 1 - ((y - pred) ** 2).sum() / ((y - y.mean()) ** 2).sum()
print(coef.round(4), beta.round(4), round(float(r2), 5), np.corrcoef(x, y)[0, 1].round(5))
boot = np.array([np.polyfit(x[i], y[i], 1)[0] for i in (rng.integers(0, 30, 30) for _ in range(200))]); print(np.percentile(boot, [2.5, 97.5]).round(3))
df = pd.DataFrame({'x': x, 'y': y, 'half': np.where(x < 15, 'first', 'second')}); print(df.groupby('half')[['x', 'y']].corr().round(3).loc[('first', 'x'), 'y'], df[['x', 'y']].cov().round(2).values.tolist(), df.y.describe().round(3).to_dict())
folds = np.array_split(rng.permutation(30), 3); print([len(f) for f in folds], sorted(np.concatenate(folds).tolist()) == list(range(30)))

#= figures of a report, into memory | data-analysis
import io
import matplotlib
matplotlib.use('agg')
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
x = np.linspace(0, 6, 50)
fig, axes = plt.subplots(2, 2, figsize=(6, 4), constrained_layout=True)
axes[0, 0].plot(x, np.sin(x), label='sin'); axes[0, 0].fill_between(x, 0, np.sin(x), alpha=.3); axes[0, 0].legend(loc='best')
axes[0, 1].bar(['a', 'b'], [1, 2], yerr=[.1, .2]); axes[0, 1].set(title='bars', ylabel='n'); axes[1, 0].hist(np.random.default_rng(1).normal(size=100), bins=10)
image = axes[1, 1].imshow(np.arange(9).reshape(3, 3), cmap='viridis'); fig.colorbar(image, ax=axes[1, 1])
axes[0, 0].annotate('top', (1.57, 1), xytext=(3, .8), arrowprops={'arrowstyle': '->'})
buffer = io.BytesIO(); fig.savefig(buffer, format='png', dpi=50); print(buffer.getvalue()[:8], len(buffer.getvalue()) > 2000, [ax.get_title() for ax in axes.flat])
svg = io.StringIO(); fig.savefig(svg, format='svg'); print('<svg' in svg.getvalue()); plt.close(fig)
ax = pd.DataFrame({'u': [1, 3, 2], 'v': [2, 2, 4]}, index=list('pqr')).plot(kind='line', marker='o', title='frame'); print(type(ax).__name__, len(ax.lines), ax.get_title(), [t.get_text() for t in ax.get_legend().get_texts()])
with plt.style.context('ggplot'): f2 = plt.figure(); f2.add_subplot(projection='polar').scatter([0, 1], [1, 2]); print(f2.axes[0].name)
try: plt.plot([1, 2], [1, 2, 3])
except ValueError as error: print(error)
plt.close('all'); print(plt.get_fignums())

#= money: loans, budgets and what they cost | text
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal, getcontext, localcontext
CENT = Decimal('0.01')
@dataclass(frozen=True)
class Loan:
    amount: Decimal; rate: Decimal; months: int
    @property
    def payment(self):
        r = self.rate / 12
        return (self.amount * r / (1 - (1 + r) ** -self.months)).quantize(CENT, ROUND_HALF_EVEN)
    def schedule(self):
        left = self.amount
        for month in range(1, self.months + 1):
            interest = (left * self.rate / 12).quantize(CENT, ROUND_HALF_EVEN)
            principal = min(self.payment - interest, left) if month < self.months else left
            left -= principal
            yield month, interest, principal, left
loan = Loan(Decimal(10_000), Decimal('0.045'), 12)
rows = list(loan.schedule())
print(loan.payment, rows[0], rows[-1], sum(r[1] for r in rows))
with localcontext() as ctx: ctx.prec = 6; print(Decimal(1) / 7, getcontext().prec)
print(Decimal(1) / 7, f'{Decimal("1234567.891"):,.2f}', Decimal('NaN').is_nan(), Decimal('1.10') == Decimal('1.1'), Decimal('1E+3').to_integral_value())
try: Decimal('ten')
except ArithmeticError as error: print(type(error).__name__)
npv = lambda rate, flows: sum(f / (1 + rate) ** i for i, f in enumerate(flows)); low, high = 0.0, 1.0
while high - low > 1e-9: mid = (low + high) / 2; low, high = (mid, high) if npv(mid, [-100, 60, 60]) > 0 else (low, mid)
print(round(low, 6), round(npv(0.1, [-100, 60, 60]), 2))

#= a graph, its paths and its parts | text
import heapq
from collections import defaultdict, deque
from functools import lru_cache
from graphlib import CycleError, TopologicalSorter
edges = [('A', 'B', 4), ('A', 'C', 1), ('C', 'B', 2), ('B', 'D', 5), ('C', 'D', 8), ('E', 'F', 1)]
graph = defaultdict(dict)
for a, b, w in edges: graph[a][b] = w; graph[b][a] = w
def dijkstra(source):
    best, heap, back = {source: 0}, [(0, source)], {}
    while heap:
        cost, node = heapq.heappop(heap)
        if cost > best[node]: continue
        for other, weight in graph[node].items():
            if (new := cost + weight) < best.get(other, float('inf')): best[other], back[other] = new, node; heapq.heappush(heap, (new, other))
    return best, back
best, back = dijkstra('A'); path = ['D']
while path[-1] in back: path.append(back[path[-1]])
print(best, '->'.join(reversed(path)))
def parts():
    seen = set()
    for start in list(graph):
        if start in seen: continue
        queue, part = deque([start]), []
        while queue:
            if (node := queue.popleft()) in seen: continue
            seen.add(node); part.append(node); queue.extend(graph[node].keys() - seen)
        yield sorted(part)
print(list(parts()), list(TopologicalSorter({'app': {'lib', 'log'}, 'lib': {'core'}, 'log': {'core'}}).static_order())[0])
try: TopologicalSorter({'a': {'b'}, 'b': {'a'}}).prepare()
except CycleError as error: print(error.args[0], len(error.args[1]))
@lru_cache(maxsize=None)
def ways(n, coins=(50, 20, 10, 5, 2, 1)): return 1 if n == 0 else 0 if n < 0 or not coins else ways(n - coins[0], coins) + ways(n, coins[1:])
print(ways(100), ways.cache_info().hits > 0, ways.__wrapped__(3)); ways.cache_clear()

#= generic containers with their hints | text
from __future__ import annotations
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, NamedTuple, NewType, Optional, ParamSpec, Protocol, Self, TypedDict, TypeVar, cast, get_args, get_origin, get_type_hints, overload, runtime_checkable
T = TypeVar('T'); P = ParamSpec('P'); UserId = NewType('UserId', int)
@runtime_checkable
class Sized2(Protocol):
    def size(self) -> int: ...
class Stack(Generic[T]):
    limit: ClassVar[int] = 3
    def __init__(self, items: Iterable[T] = ()) -> None: self._items: list[T] = list(items)
    def push(self, item: T) -> Self:
        if len(self._items) >= self.limit: raise OverflowError(f'more than {self.limit}')
        self._items.append(item); return self
    def size(self) -> int: return len(self._items)
    def __iter__(self) -> Iterator[T]: yield from reversed(self._items)
class Row(NamedTuple):
    name: str
    n: int = 0
    @property
    def twice(self) -> int: return self.n * 2
class Options(TypedDict, total=False): mode: Literal['r', 'w']; depth: int
def logged(f: Callable[P, T]) -> Callable[P, T]:
    def inner(*args: P.args, **kwargs: P.kwargs) -> T: print('call', f.__name__, args, kwargs); return f(*args, **kwargs)
    return inner
@logged
def fetch(user: UserId, opts: Optional[Options] = None) -> Annotated[str, 'text']: return f'{user}:{(opts or {}).get("mode", "r")}'
s = Stack[int]([1]).push(2); print(list(s.push(3)), isinstance(s, Sized2), Stack[int], get_args(dict[str, list[int]]), get_origin(Optional[int]))
try: s.push(4)
except OverflowError as error: print(error)
print(fetch(UserId(7), {'mode': 'w'}), Row('a', 2).twice, Row('b')._replace(n=5)._asdict(), Row._field_defaults, Options(mode='r'), cast(str, 5) + 1)
print(Row.__annotations__ if not isinstance(Row.__annotations__.get('n'), type) else {k: v.__name__ for k, v in Row.__annotations__.items()})

#= a game on a board, drawn as text | text
from enum import Enum
from itertools import product
class Cell(Enum):
    EMPTY = '.'; WALL = '#'; START = 'S'; END = 'E'; PATH = '*'
    def __str__(self): return self.value
    @classmethod
    def _missing_(cls, value): return cls.EMPTY if value == ' ' else None
class Maze:
    def __init__(self, text): self.grid = [[Cell(c) for c in line] for line in text.strip('\n').split('\n')]
    def find(self, kind): return next((r, c) for r, row in enumerate(self.grid) for c, cell in enumerate(row) if cell is kind)
    def __getitem__(self, at): r, c = at; return self.grid[r][c] if 0 <= r < len(self.grid) and 0 <= c < len(self.grid[r]) else Cell.WALL
    def __setitem__(self, at, value): self.grid[at[0]][at[1]] = value
    def solve(self):
        start, end = self.find(Cell.START), self.find(Cell.END); frontier, came = [start], {start: None}
        for r, c in frontier:
            if (r, c) == end: break
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                if (at := (r + dr, c + dc)) not in came and self[at] is not Cell.WALL: came[at] = (r, c); frontier.append(at)
        else: raise LookupError('no way out')
        n, at = 0, end
        while (at := came[at]) != start: self[at] = Cell.PATH; n += 1
        return n + 1
    def __str__(self): return '\n'.join(''.join(map(str, row)) for row in self.grid)
m = Maze('#######\n#S#   #\n#   # #\n### #E#\n#######'); print(m.solve()); print(m)
try: Maze('S#E').solve()
except LookupError as error: print(error)
try: Maze('S?E')
except ValueError as error: print(error)
print([c.name for c in Cell], Cell('#').name, Cell['END'].value, len(list(product('ab', repeat=3))))

#= retries, caches and measured time as decorators | text
import functools, random, time
def retry(times=3, on=(Exception,), wait=0.0):
    def decorate(f):
        @functools.wraps(f)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times + 1):
                try: return f(*args, **kwargs)
                except on as error:
                    wrapper.failures.append(f'{attempt}: {error}')
                    if attempt == times: raise
                    time.sleep(wait)
        wrapper.failures = []
        return wrapper
    return decorate
class Timed:
    def __init__(self, f): functools.update_wrapper(self, f); self.f, self.calls = f, 0
    def __call__(self, *a, **k): started = time.perf_counter(); self.calls += 1; result = self.f(*a, **k); self.last = time.perf_counter() - started; return result
    def __get__(self, obj, kind=None): return self if obj is None else functools.partial(self, obj)
class Client:
    def __init__(self): self.tries = 0
    @retry(times=3, on=(ConnectionError,))
    def get(self, path):
        """Gets a path."""
        self.tries += 1
        if self.tries < 3: raise ConnectionError(f'try {self.tries} of {path}')
        return f'200 {path}'
    @Timed
    def slow(self, n): time.sleep(n); return self
    @retry(times=2, on=(KeyError,))
    def bad(self): raise ValueError('not retried')
c = Client(); print(c.get('/x'), Client.get.failures, Client.get.__name__, Client.get.__doc__, c.slow(0.01) is c, Client.slow.calls, Client.slow.last >= 0.009)
try: c.bad()
except ValueError as error: print(error, Client.bad.failures)
@functools.lru_cache(typed=True)
def square(x): return x * x
print([square(x) for x in (2, 2.0, 2)], square.cache_info(), square.cache_parameters())
def compose(*fs): return functools.reduce(lambda f, g: lambda x: f(g(x)), fs)
print(compose(str, lambda x: x + 1, abs)(-4), (lambda *a, **k: (a, k))(*[1], **{'b': 2}), [f(3) for f in [lambda x, i=i: x * i for i in range(3)]])

#= what one step leaves behind, and the error that ends it | text
import traceback, warnings
class Ledger:
    def __init__(self): self.entries = {}
    def post(self, account, amount):
        if amount == 0: warnings.warn('nothing to post', stacklevel=2)
        self.entries.setdefault(account, []).append(amount)
    def balance(self, account): return sum(self.entries[account])
ledger = Ledger()
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always'); ledger.post('a', 10); ledger.post('a', 0); print([str(w.message) for w in caught])
try: ledger.balance('b')
except KeyError: text = traceback.format_exc(); print(text.splitlines()[0], text.splitlines()[-1], sep=' ... ')
def check(data):
    for row in data:
        total = row['price'] * row['count']
        print(row['name'], total)
check([{'name': 'x', 'price': 2, 'count': 3}, {'name': 'y', 'price': 2.5, 'qty': 1}])

#= a long computation with its progress | text
from math import comb, gcd, isqrt, lcm, prod
def sieve(n):
    flags = bytearray([1]) * (n + 1); flags[:2] = b'\0\0'
    for i in range(2, isqrt(n) + 1):
        if flags[i]: flags[i * i::i] = bytes(len(range(i * i, n + 1, i)))
    return [i for i, flag in enumerate(flags) if flag]
primes = sieve(20_000)
for done in range(0, 101, 25): print(f"\r[{'#' * (done // 10):<10}] {done}%", end='' if done < 100 else '\n', flush=True)
print(len(primes), primes[-1], sum(primes[:100]), prod(primes[:10]), comb(40, 20), gcd(84, 126), lcm(*range(1, 11)))
def collatz(n):
    steps = 0
    while n != 1: n, steps = (n // 2 if n % 2 == 0 else 3 * n + 1), steps + 1
    return steps
print(max(range(1, 3000), key=collatz), [pow(3, -1, 7), pow(2, 1000, 10**9 + 7)], str(2 ** 200)[:10], (5 ** 30).bit_length(), hex(~5 & 0xff))
matrix = [[1, 1], [1, 0]]
def mul(a, b): return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]
def power(m, n): return m if n == 1 else mul(power(m, n // 2), power(m, n - n // 2))
print(power(matrix, 90)[0][1], sorted({x ^ y for x in range(4) for y in range(4)}), [*map(lambda p: p[0] @ p[1] if hasattr(p[0], '__matmul__') else p, [(1, 2)])])

#= a bank that is audited by its own journal | text
import itertools
import json
from copy import deepcopy
from datetime import datetime, timedelta
from types import MappingProxyType
class Journal(list):
    def __init__(self, clock): super().__init__(); self.clock = clock
    def write(self, kind, **details): self.append(MappingProxyType({'n': len(self) + 1, 'at': next(self.clock), 'kind': kind, **details}))
class Denied(Exception):
    """An operation that the rules do not allow."""
    def __init__(self, rule, **facts): super().__init__(rule, facts); self.rule, self.facts = rule, facts
    def __str__(self): return f"{self.rule} ({', '.join(f'{k}={v!r}' for k, v in self.facts.items())})"
class Bank:
    def __init__(self):
        start = datetime(2024, 1, 1); self.journal = Journal(start + timedelta(minutes=m) for m in itertools.count(0, 5)); self.accounts = {}
    def __enter__(self): self._saved = deepcopy(self.accounts); return self
    def __exit__(self, kind, error, trace):
        if kind is not None and issubclass(kind, Denied): self.accounts = self._saved; self.journal.write('rollback', why=str(error)); return True
    def deposit(self, who, amount):
        if amount <= 0: raise Denied('amount must be positive', who=who, amount=amount)
        self.accounts[who] = self.accounts.get(who, 0) + amount; self.journal.write('deposit', who=who, amount=amount)
    def transfer(self, source, target, amount):
        if self.accounts.get(source, 0) < amount: raise Denied('not enough', source=source, has=self.accounts.get(source, 0), wants=amount)
        self.accounts[source] -= amount; self.deposit(target, amount)
bank = Bank()
with bank: bank.deposit('ann', 100); bank.transfer('ann', 'bob', 30)
with bank: bank.transfer('bob', 'cid', 20); bank.transfer('bob', 'cid', 20)
with bank: bank.deposit('cid', -1)
print(bank.accounts, [entry['kind'] for entry in bank.journal])
print(json.dumps([dict(e) for e in bank.journal if e['kind'] == 'rollback'], default=str))
try: bank.journal[0]['amount'] = 5
except TypeError as error: print(error)
by_kind = {k: [e['n'] for e in g] for k, g in itertools.groupby(sorted(bank.journal, key=lambda e: e['kind']), key=lambda e: e['kind'])}; print(by_kind)
print([*itertools.accumulate((e['amount'] for e in bank.journal if 'amount' in e), initial=0)], list(itertools.pairwise('abc')), [''.join(b) for b in (itertools.islice('abcdefg', i, i + 3) for i in range(0, 7, 3))])

#= words of a text, counted and found again | text
import re
import unicodedata
from collections import Counter, OrderedDict, defaultdict, namedtuple
text = """Der Straßenbahnfahrer fährt – naïve café-goers wait. The cat's 3 friends (Tom, Jerry & Spike) e-mailed me@example.org
on 2024-05-06 at 07:08; they paid $1,234.50 or €99! See https://example.org/a?b=c#d. ΑΒΓ αβγ 日本語テキスト."""
words = re.findall(r"[^\W\d_]+(?:['-][^\W\d_]+)*", text); print(len(words), Counter(len(w) for w in words).most_common(3), max(words, key=len))
fold = lambda s: ''.join(c for c in unicodedata.normalize('NFKD', s.casefold()) if not unicodedata.combining(c)); print([fold(w) for w in words if not w.isascii()])
index = defaultdict(list)
for m in re.finditer(r'\w+', text): index[fold(m.group())].append(m.span())
print(index['example'], index['αβγ'], {k: len(v) for k, v in index.items() if len(v) > 2})
Found = namedtuple('Found', 'kind text'); patterns = OrderedDict(mail=r'[\w.]+@[\w.]+\w', date=r'\d{4}-\d\d-\d\d', time=r'\b\d\d:\d\d\b', money=r'[$€]\s?[\d,]+(?:\.\d+)?', url=r'https?://[^\s.]+\.[^\s]+[^\s.]')
print([Found(m.lastgroup, m.group()) for m in re.finditer('|'.join(f'(?P<{k}>{v})' for k, v in patterns.items()), text)])
print(re.sub(r'(?<=\d),(?=\d{3})', '', '1,234,567 and 8,9'), re.split(r'\s*[;,]\s*', 'a ; b,c'), re.fullmatch(r'(?i:yes|no)', 'YES') is not None, re.sub(r'(\w+) (\w+)', r'\2 \g<1>', 'hello world', count=1))
print(text.translate(str.maketrans({'–': '-', '€': 'EUR', '$': None}))[20:60], 'İ'.lower().encode(), 'ß'.upper(), unicodedata.name('é'), 'ǅ'.istitle(), '١٢'.isdigit(), int('١٢'), ascii('日'))
for bad in (r'(unclosed', r'*', r'(?P<x>a)(?P<x>b)', r'(?<=a+)b'):
    try: re.compile(bad)
    except re.error as error: print(error.msg, error.pos)
