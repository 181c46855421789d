# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Classes as agents write them.

#= an account with its own errors | text
class InsufficientFunds(Exception):
    def __init__(self, balance, amount):
        super().__init__(f'balance {balance} is less than {amount}')
        self.balance, self.amount = balance, amount
class Account:
    bank = 'First'
    _count = 0
    def __init__(self, owner, balance=0):
        self.owner, self._balance, self.__pin = owner, balance, 1234
        Account._count += 1
    @property
    def balance(self):
        return self._balance
    @balance.setter
    def balance(self, value):
        if value < 0: raise ValueError('negative')
        self._balance = value
    @balance.deleter
    def balance(self): self._balance = 0
    def withdraw(self, amount):
        if amount > self._balance: raise InsufficientFunds(self._balance, amount)
        self._balance -= amount
        return self
    @classmethod
    def count(cls): return cls._count
    @staticmethod
    def is_valid(amount): return amount > 0
    def check(self, pin): return self.__pin == pin
    def __repr__(self): return f'{type(self).__name__}({self.owner!r}, {self._balance})'
a = Account('ann', 100)
a.withdraw(10).withdraw(20).balance += 5
print(a, a.balance, Account.count(), a.is_valid(0), a.check(1234), a.bank, hasattr(a, '__pin'))
del a.balance
for action in (lambda: a.withdraw(1), lambda: setattr(a, 'balance', -1), lambda: a.missing):
    try:
        action()
    except (InsufficientFunds, ValueError, AttributeError) as error:
        print(type(error).__name__, error, getattr(error, 'amount', None))

#= operators of vectors | text
import math
class Vector:
    __slots__ = ('x', 'y')
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return Vector(self.x + o.x, self.y + o.y)
    def __sub__(self, o): return Vector(self.x - o.x, self.y - o.y)
    def __mul__(self, k): return self.x * k.x + self.y * k.y if isinstance(k, Vector) else Vector(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __matmul__(self, o): return self.x * o.y - self.y * o.x
    def __neg__(self): return self * -1
    def __abs__(self): return math.hypot(self.x, self.y)
    def __eq__(self, o): return isinstance(o, Vector) and (self.x, self.y) == (o.x, o.y)
    def __hash__(self): return hash((self.x, self.y))
    def __bool__(self): return bool(self.x or self.y)
    def __iter__(self): yield self.x; yield self.y
    def __getitem__(self, i): return (self.x, self.y)[i]
    def __len__(self): return 2
    def __round__(self, n=0): return Vector(round(self.x, n), round(self.y, n))
    def __format__(self, spec): return f'<{self.x:{spec}}, {self.y:{spec}}>'
    def __repr__(self): return f'Vector({self.x}, {self.y})'
    def __contains__(self, v): return v in (self.x, self.y)
v, w = Vector(3, 4), Vector(1, 2)
print(v + w, v - w, v * 2, 3 * v, v * w, v @ w, -v, abs(v), v == Vector(3, 4), len({v, Vector(3, 4)}), bool(Vector(0, 0)))
x, y = v
print(x, y, v[0], len(v), f'{v:.1f}', round(Vector(1.26, 2.71), 1), 4 in v, sum([v, w], Vector(0, 0)), list(v), v[-1:])
try:
    v.z = 1
except AttributeError as error:
    print(error)

#= inheritance and the order of methods | text
class Base:
    def __init__(self, **rest):
        print('Base', rest)
    def hello(self): return ['Base']
class Left(Base):
    def __init__(self, left=1, **rest):
        super().__init__(**rest)
        self.left = left
    def hello(self): return ['Left'] + super().hello()
class Right(Base):
    def __init__(self, right=2, **rest):
        super().__init__(**rest)
        self.right = right
    def hello(self): return ['Right'] + super(Right, self).hello()
class Both(Left, Right):
    def hello(self): return ['Both', *super().hello()]
b = Both(right=5)
print(b.hello(), [c.__name__ for c in Both.__mro__], vars(b), isinstance(b, Right), issubclass(Both, Left), Base.hello(b))
print(Both.__bases__ == (Left, Right), Both.__base__.__name__, type(b) is Both, b.__class__.__name__, Both.__qualname__)

#= abstract shapes | text
from abc import ABC, abstractmethod
import math
class Shape(ABC):
    registry = {}
    def __init_subclass__(cls, /, name=None, **kw):
        super().__init_subclass__(**kw)
        Shape.registry[name or cls.__name__.lower()] = cls
    @abstractmethod
    def area(self) -> float: ...
    @property
    @abstractmethod
    def sides(self) -> int: ...
    def __lt__(self, other): return self.area() < other.area()
    def __str__(self): return f'{self.__class__.__name__} of {self.area():.2f}'
class Circle(Shape):
    def __init__(self, r): self.r = r
    def area(self): return math.pi * self.r ** 2
    sides = 0
class Rectangle(Shape, name='box'):
    def __init__(self, w, h): self.w, self.h = w, h
    def area(self): return self.w * self.h
    @property
    def sides(self): return 4
print(*sorted([Circle(2), Rectangle(2, 3), Circle(1)]), Shape.registry.keys(), Rectangle(1, 1).sides, sep=', ')
try:
    Shape()
except TypeError as error:
    print(str(error).split(' with')[0])

#= containers of one's own | text
from collections.abc import MutableMapping, Sequence
class Folded(MutableMapping):
    def __init__(self, *args, **kw):
        self._data = {}
        self.update(*args, **kw)
    def __getitem__(self, k): return self._data[k.lower()]
    def __setitem__(self, k, v): self._data[k.lower()] = v
    def __delitem__(self, k): del self._data[k.lower()]
    def __iter__(self): return iter(self._data)
    def __len__(self): return len(self._data)
f = Folded({'Content-Type': 'text'}, Length=3)
print(f['CONTENT-TYPE'], 'length' in f, f.get('x', 0), sorted(f.items()), f.pop('LENGTH'), len(f), f.setdefault('New', []), f == {'content-type': 'text', 'new': []})
class Squares(Sequence):
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
    def __getitem__(self, i):
        if isinstance(i, slice): return [self[j] for j in range(*i.indices(self.n))]
        if not -self.n <= i < self.n: raise IndexError(i)
        return (i % self.n) ** 2
s = Squares(6)
print(list(s), s[-1], s[1:5:2], 16 in s, s.index(9), list(reversed(s)), s.count(4), max(s))
class Default(dict):
    def __missing__(self, key):
        self[key] = value = key * 2
        return value
d = Default(a=1)
print(d['a'], d['zz'], d)

#= linked list, stack and tree | text
class Node:
    def __init__(self, value, next=None): self.value, self.next = value, next
class Linked:
    def __init__(self, values=()):
        self.head = None
        for v in reversed(list(values)): self.head = Node(v, self.head)
    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next
    def reverse(self):
        previous, node = None, self.head
        while node: node.next, previous, node = previous, node, node.next
        self.head = previous
        return self
    def __str__(self): return ' -> '.join(map(str, self)) or 'empty'
print(Linked([1, 2, 3]), Linked([1, 2, 3]).reverse(), Linked())
class Tree:
    def __init__(self, value=None): self.value, self.left, self.right = value, None, None
    def insert(self, value):
        if self.value is None: self.value = value
        elif value < self.value: self.left = (self.left or Tree()).insert(value)
        else: self.right = (self.right or Tree()).insert(value)
        return self
    def __iter__(self):
        if self.left: yield from self.left
        yield self.value
        if self.right: yield from self.right
    def depth(self): return 1 + max((t.depth() for t in (self.left, self.right) if t), default=0)
tree = Tree()
for v in [5, 2, 8, 1, 9, 3]: tree.insert(v)
print(list(tree), tree.depth(), tree.left.value, sum(tree), 8 in tree)

#= descriptors and validation | text
class Positive:
    def __set_name__(self, owner, name): self.name = '_' + name
    def __get__(self, obj, owner=None): return self if obj is None else getattr(obj, self.name, None)
    def __set__(self, obj, value):
        if value <= 0: raise ValueError(f'{self.name[1:]} must be positive, not {value}')
        setattr(obj, self.name, value)
class Product:
    price, count = Positive(), Positive()
    def __init__(self, price, count): self.price, self.count = price, count
    def __getattr__(self, name):
        if name.startswith('double_'): return getattr(self, name[7:]) * 2
        raise AttributeError(f'no {name}')
p = Product(3, 4)
print(p.price * p.count, p.double_price, vars(p), type(Product.price).__name__)
for change in (('price', 0), ('count', -1)):
    try: setattr(p, *change)
    except ValueError as error: print(error)
print(getattr(p, 'x', 'none'), hasattr(p, 'double_count'), p.count)

#= singletons, metaclasses and made classes | text
class Meta(type):
    instances = {}
    def __call__(cls, *args, **kw):
        if cls not in Meta.instances: Meta.instances[cls] = super().__call__(*args, **kw)
        return Meta.instances[cls]
    def __len__(cls): return 3
class Config(metaclass=Meta):
    def __init__(self): self.values = {}
a, b = Config(), Config()
a.values['x'] = 1
print(a is b, b.values, len(Config), type(Config).__name__)
class Once:
    _instance = None
    def __new__(cls, *args):
        if cls._instance is None: cls._instance = super().__new__(cls)
        return cls._instance
print(Once() is Once())
Point = type('Point', (), {'x': 1, 'show': lambda self: f'x={self.x}'})
print(Point().show(), Point.__name__, callable(Point), [n for n in dir(Point) if not n.startswith('_')])

#= context managers | text
from contextlib import ExitStack, contextmanager, nullcontext, suppress, closing
class Timer:
    def __enter__(self): print('in'); return self
    def __exit__(self, kind, error, trace):
        print('out', kind.__name__ if kind else None, error)
        return kind is ValueError
with Timer() as t: print(type(t).__name__)
with Timer(): raise ValueError('kept inside')
print('goes on')
@contextmanager
def tag(name):
    print(f'<{name}>')
    try: yield name.upper()
    except KeyError as e: print('handled', e)
    finally: print(f'</{name}>')
with tag('b') as b, tag('i'): print(b); {}['k']
with (tag('p') as p, nullcontext(5) as n): print(p, n)
with suppress(ZeroDivisionError): 1 / 0
with ExitStack() as stack:
    names = [stack.enter_context(tag(x)) for x in 'xy']
    stack.callback(print, 'called back')
    print(names)
@tag('decorated')
def f(): return 'body'
print(f())

#= ordering, copies and equality | text
import copy, functools
@functools.total_ordering
class Version:
    def __init__(self, text): self.parts = tuple(int(p) for p in text.split('.'))
    def __eq__(self, other): return self.parts == other.parts
    def __lt__(self, other): return self.parts < other.parts
    def __hash__(self): return hash(self.parts)
    def __repr__(self): return '.'.join(map(str, self.parts))
versions = [Version(v) for v in ('1.10', '1.9.3', '1.9', '0.1')]
print(sorted(versions), max(versions), Version('1.0') <= Version('1.0'), Version('2') > Version('1.9'), sorted(versions, reverse=True)[0])
class Deck:
    def __init__(self, cards): self.cards = cards
    def __copy__(self): return Deck(self.cards[:1])
deep = copy.deepcopy(original := Deck([[1], [2]]))
deep.cards[0].append(9)
print(original.cards, deep.cards, copy.copy(original).cards, copy.deepcopy({'a': (1, [2])}))

#= shapes of state: a shop with inventory | text
from dataclasses import dataclass, field
from collections import defaultdict
@dataclass
class Item:
    sku: str
    price: float
    stock: int = 0
class OutOfStock(LookupError): pass
class Shop:
    def __init__(self): self.items, self.sold, self.log = {}, defaultdict(int), []
    def __iadd__(self, item):
        self.items[item.sku] = item
        return self
    def __getitem__(self, sku): return self.items[sku]
    def __contains__(self, sku): return sku in self.items
    def sell(self, sku, count=1):
        item = self.items.get(sku)
        if not item or item.stock < count: raise OutOfStock(f'{sku}: {count} wanted, {item.stock if item else 0} there')
        item.stock -= count
        self.sold[sku] += count
        self.log.append((sku, count, item.price * count))
    @property
    def revenue(self): return sum(total for *_, total in self.log)
shop = Shop()
shop += Item('a1', 2.5, 10)
shop += Item('b2', 10.0, 1)
for order in (('a1', 4), ('b2', 2), ('c3',), ('b2',)):
    try: shop.sell(*order)
    except OutOfStock as error: print('!', error)
print(shop.revenue, dict(shop.sold), 'a1' in shop, shop['a1'], sorted(shop.items))
