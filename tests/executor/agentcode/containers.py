# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Containers and iterators of the standard library.

#= counters, deques and named tuples | text
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque, namedtuple, UserDict, UserList
c = Counter('mississippi')
c.update('miss'); c.subtract({'i': 2}); c['z'] -= 1
print(c, c.most_common(2), +c, c['none'], sorted(c.elements())[:3], c.total(), Counter(a=3) - Counter(a=1, b=2))
d = deque([1, 2, 3], maxlen=4)
d.appendleft(0); d.append(4); d.rotate(1)
print(d, d.pop(), d.popleft(), d[0], list(reversed(d)), d.maxlen, deque('abc').index('b'))
Point = namedtuple('Point', 'x y z', defaults=[0])
p = Point(1, y=2)
print(p, p.x + p[1], p._asdict(), p._replace(z=9), Point._fields, Point._make([7, 8, 9]), p == (1, 2, 0), Point._field_defaults)
tree = lambda: defaultdict(tree)
t = tree()
t['a']['b']['c'] = 1
print(dict(t['a']['b']), list(t), defaultdict(int, {'k': 2})['new'])
o = OrderedDict.fromkeys('bac')
o.move_to_end('b'); o.move_to_end('c', last=False)
print(list(o), o.popitem(last=False), ChainMap({'a': 1}, {'a': 2, 'b': 3})['b'], dict(ChainMap({'a': 1}, {'b': 2})))
class Upper(UserDict):
    def __setitem__(self, k, v): super().__setitem__(k.upper(), v)
print(Upper(a=1, b=2), UserList([3, 1]) + [2])

#= itertools | text
from itertools import (accumulate, chain, combinations, combinations_with_replacement, compress, count, cycle, dropwhile, filterfalse,
                       groupby, islice, pairwise, permutations, product, repeat, starmap, takewhile, tee, zip_longest)
import operator
print(list(accumulate([1, 2, 3, 4], operator.mul)), list(accumulate([3, 1, 4], max, initial=0)), list(chain([1], 'ab', range(2))))
print(list(chain.from_iterable([[1], [2, 3]])), list(combinations('abc', 2)), len(list(permutations(range(5)))), list(permutations('ab')))
print(list(product([0, 1], repeat=2)), list(product('ab', [1, 2])), list(combinations_with_replacement('ab', 2)), list(compress('abcd', [1, 0, 1, 0])))
print(list(islice(count(5, 5), 3)), list(islice(cycle('xy'), 5)), list(dropwhile(lambda x: x < 3, [1, 3, 2])), list(filterfalse(lambda x: x % 2, range(5))))
print([(k, list(g)) for k, g in groupby('aaabbc')], {k: [w for w in g] for k, g in groupby(['ant', 'ape', 'bee'], key=lambda w: w[0])})
print(list(pairwise([1, 4, 9])), list(repeat('z', 2)), list(starmap(pow, [(2, 3), (3, 2)])), list(zip_longest('ab', [1], fillvalue='-')))
a, b = tee(takewhile(lambda x: x < 4, count()))
print(list(a), sum(b), list(islice('abcdef', 1, None, 2)))

#= heaps | text
import heapq
from dataclasses import dataclass, field
heap = [5, 1, 8, 3]
heapq.heapify(heap)
heapq.heappush(heap, 0)
print([heapq.heappop(heap) for _ in range(3)], heap, heapq.heappushpop(heap, 2), heapq.heapreplace(heap, 9), heap)
print(heapq.nlargest(2, [3, 9, 4], key=lambda v: -v), heapq.nsmallest(2, {'b': 1, 'a': 2}), list(heapq.merge([1, 4], [2, 3], reverse=False)))
@dataclass(order=True)
class Job:
    priority: int
    name: str = field(compare=False)
jobs = []
for job in (Job(3, 'low'), Job(1, 'high'), Job(2, 'mid')): heapq.heappush(jobs, job)
while jobs: print(heapq.heappop(jobs).name, end=' ')
def dijkstra(graph, start):
    distance, queue = {start: 0}, [(0, start)]
    while queue:
        d, node = heapq.heappop(queue)
        if d > distance[node]: continue
        for neighbor, weight in graph[node].items():
            if (new := d + weight) < distance.get(neighbor, float('inf')):
                distance[neighbor] = new
                heapq.heappush(queue, (new, neighbor))
    return distance
print(dijkstra({'A': {'B': 4, 'C': 1}, 'B': {'D': 1}, 'C': {'B': 2, 'D': 5}, 'D': {}}, 'A'))

#= bisection and order | text
import bisect
scores = [33, 99, 77, 70, 89, 90, 100]
print([('F', 'D', 'C', 'B', 'A')[bisect.bisect([60, 70, 80, 90], s)] for s in scores])
ordered = []
for s in scores: bisect.insort(ordered, s)
print(ordered, bisect.bisect_left(ordered, 89), bisect.bisect_right([1, 2, 2, 3], 2), bisect.bisect([1, 3], 2, key=lambda v: v))
rows = [('b', 2), ('a', 2), ('c', 1)]
rows.sort(key=lambda r: (-r[1], r[0]))
print(rows, sorted(rows), sorted({'x': 3, 'y': 1}.items(), key=lambda kv: kv[1]), sorted(['10', '9', 'b'], key=lambda s: (not s.isdigit(), int(s) if s.isdigit() else 0)))

#= sets and dictionaries | text
a, b = {1, 2, 3}, frozenset([3, 4])
print(a & b, a | b, a - b, a ^ b, a <= {1, 2, 3, 4}, a.isdisjoint({9}), b == {4, 3}, len({*a, *b}), a.intersection([2], (2, 3)))
a.discard(99); a.add(10); a.remove(1)
try: a.remove(1)
except KeyError as error: print('no', error)
d = dict(zip('abc', range(3)), z=26)
print(d, d.pop('a'), d.pop('q', None), d.get('b'), d.setdefault('n', []), list(d.items())[-1], d.keys() & {'b', 'x'}, d | {'b': 9})
d.update({'c': 5}, m=1)
print({v: k for k, v in d.items() if isinstance(v, int)}, {k: d[k] for k in sorted(d)}, dict.fromkeys('ab', 0), list(reversed(d)), 'b' in d)
nested = {'x': {'y': [1, {'z': 2}]}}
print(nested['x']['y'][1]['z'], nested.get('q', {}).get('r', 'none'), len(nested['x']), max(d, key=lambda k: str(d[k])), sum(v for v in d.values() if v))
try:
    for k in d: del d[k]
except RuntimeError as error: print(error)
inverted = {}
for k, v in {'a': 1, 'b': 2, 'c': 1}.items(): inverted.setdefault(v, []).append(k)
print(inverted, {frozenset([1]): 'f', (1, 2): 't', None: 0}[1, 2])

#= lists | text
l = [3, 1, 2]
l.append(5); l.extend([4, 4]); l.insert(1, 9); l.remove(4)
print(l, l.pop(), l.pop(0), l.index(2), l.count(9), sorted(l), l[::-1], l[-2:], l[1:100])
l.sort(reverse=True); l.reverse()
copy = l[:]; copy[0] = 'new'
print(l, copy, l == copy[:], [0] * 2 + [1], [[0] * 2 for _ in range(2)], min(l), max(l), sum(l, 10), any(l), all([]))
l[1:2] = ['x', 'y']; del l[-1]
print(l, len(l), list('abc'), list(range(10, 0, -3)), [i for i, v in enumerate('abca') if v == 'a'], tuple(l) + (1,), 'x' in l)
grid = [['.'] * 4 for _ in range(2)]
grid[1][2] = '#'
print('\n'.join(''.join(r) for r in grid), [1, [2]] < [1, [3]], (1, 2) < (1, 2, 0), [] or 'empty')
for action in (lambda: l[99], lambda: l.index('q'), lambda: l + (1,), lambda: [].pop(), lambda: sorted([1, 'a'])):
    try: action()
    except (IndexError, ValueError, TypeError) as error: print(type(error).__name__, error)

#= a cache of recent things, by an ordered dictionary | text
from collections import OrderedDict
class LRU:
    def __init__(self, size): self.size, self.data, self.hits = size, OrderedDict(), 0
    def get(self, key, make):
        if key in self.data:
            self.hits += 1
            self.data.move_to_end(key)
        else:
            self.data[key] = make(key)
            if len(self.data) > self.size: print('drops', self.data.popitem(last=False))
        return self.data[key]
cache = LRU(2)
print([cache.get(k, lambda k: k * 10) for k in (1, 2, 1, 3, 2, 1)], cache.hits, dict(cache.data))

#= an order of tasks | text
from graphlib import CycleError, TopologicalSorter
graph = {'deploy': {'test', 'build'}, 'test': {'build'}, 'build': {'fetch'}}
print(*TopologicalSorter(graph).static_order())
sorter = TopologicalSorter(graph)
sorter.prepare()
while sorter.is_active():
    ready = sorter.get_ready()
    print(sorted(ready))
    sorter.done(*ready)
try: list(TopologicalSorter({'a': 'b', 'b': 'a'}).static_order())
except CycleError as error: print(error.args[0], sorted(set(error.args[1])))
