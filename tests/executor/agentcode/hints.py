# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Data classes, enumerations, types.

#= data classes | text
from dataclasses import FrozenInstanceError, KW_ONLY, InitVar, asdict, astuple, dataclass, field, fields, is_dataclass, make_dataclass, replace
from typing import ClassVar, Optional
@dataclass
class Person:
    name: str
    age: int = 0
    tags: list[str] = field(default_factory=list)
    secret: str = field(default='s', repr=False, compare=False)
    kind: ClassVar[str] = 'human'
    seed: InitVar[Optional[int]] = None
    code: int = field(init=False)
    def __post_init__(self, seed): self.code = (seed or 1) * 7
a, b = Person('ann', 3, seed=2), Person('ann', 3, secret='other', seed=2)
print(a, a == b, asdict(a), astuple(a), replace(a, name='bo', seed=1), [f.name for f in fields(a)], is_dataclass(Person), Person.kind)
@dataclass(frozen=True, order=True, slots=True)
class Version:
    major: int
    minor: int = 0
    _: KW_ONLY
    label: str = ''
print(sorted([Version(2), Version(1, 5), Version(1, 5, label='a')]), {Version(1): 'x'}[Version(1)], hash(Version(1)) == hash(Version(1)), Version.__match_args__)
for action in (lambda: setattr(Version(1), 'major', 2), lambda: Person(), lambda: Version(1) < 3):
    try: action()
    except (FrozenInstanceError, TypeError) as error: print(type(error).__name__, error)
print(make_dataclass('Q', ['x', ('y', int, 5)])(1), a.tags is b.tags)
@dataclass
class Child(Person):
    school: str = 'none'
print(Child('c', school='x'), isinstance(Child('d'), Person), Child.__doc__)

#= data classes that nest, to and from JSON | text
import json
from dataclasses import asdict, dataclass, field
from typing import List
@dataclass
class Line:
    product: str
    count: int
    price: float
    @property
    def total(self): return self.count * self.price
@dataclass
class Order:
    id: int
    lines: List[Line] = field(default_factory=list)
    @classmethod
    def from_dict(cls, data): return cls(data['id'], [Line(**l) for l in data['lines']])
    @property
    def total(self): return round(sum(l.total for l in self.lines), 2)
order = Order(7, [Line('pen', 3, 1.2), Line('book', 1, 15)])
text = json.dumps(asdict(order), indent=1)
again = Order.from_dict(json.loads(text))
print(text, again == order, again.total, again.lines[0], sep='\n')

#= enumerations | text
from enum import Enum, Flag, IntEnum, IntFlag, StrEnum, auto, unique
@unique
class Planet(Enum):
    MERCURY = (3.303e23, 2.4397e6)
    EARTH = (5.976e24, 6.37814e6)
    def __init__(self, mass, radius): self.mass, self.radius = mass, radius
    @property
    def gravity(self): return 6.6743e-11 * self.mass / self.radius ** 2
print(Planet.EARTH, repr(Planet.EARTH.name), round(Planet.EARTH.gravity, 3), Planet['MERCURY'].radius, list(Planet), len(Planet), Planet.EARTH in Planet)
class Size(IntEnum):
    S, M, L = 1, 2, 3
class Kind(StrEnum):
    A = auto()
    B = 'bee'
class Perm(Flag):
    R, W, X = auto(), auto(), auto()
    RW = R | W
print(Size.M > Size.S, Size(3), sorted(Size, reverse=True), Size.S + 1, f'{Kind.A} {Kind.B!r}', Kind('bee'), Perm.R | Perm.X, Perm.RW & Perm.W, Perm.R in Perm.RW, ~Perm.R, bool(Perm(0)), [p.name for p in Perm.RW])
for action in (lambda: Size(9), lambda: Size['XL'], lambda: setattr(Size, 'S', 5), lambda: unique(Enum('D', {'a': 1, 'b': 1}))):
    try: print(action())
    except (ValueError, KeyError, AttributeError) as error: print(type(error).__name__, error)
class Shape(Enum):
    ROUND = 'r'
    CIRCLE = 'r'
    @classmethod
    def _missing_(cls, value): return cls.ROUND if value == 'oval' else None
print(Shape.CIRCLE, Shape('oval'), Enum('Dyn', 'X Y').Y.value, Shape.__members__.keys(), {Shape.ROUND: 1}[Shape.CIRCLE])

#= types in hints | text
from __future__ import annotations
from collections.abc import Callable, Iterable, Iterator
from typing import (Any, Dict, Final, Generic, List, Literal, NamedTuple, NewType, Optional, Protocol, Tuple, TypedDict, TypeVar, Union, cast,
                    get_args, get_origin, get_type_hints, overload, runtime_checkable, TYPE_CHECKING)
T = TypeVar('T')
Number = Union[int, float]
UserId = NewType('UserId', int)
class Stack(Generic[T]):
    def __init__(self) -> None: self.items: List[T] = []
    def push(self, item: T) -> Stack[T]:
        self.items.append(item)
        return self
    def pop(self) -> Optional[T]: return self.items.pop() if self.items else None
class Movie(TypedDict, total=False):
    title: str
    year: int
class Emp(NamedTuple):
    name: str
    id: int = 3
@runtime_checkable
class Quacks(Protocol):
    def quack(self) -> str: ...
class Duck:
    def quack(self): return 'quack'
def apply(f: Callable[[int], T], values: Iterable[int]) -> Iterator[T]: yield from map(f, values)
print(Stack[int]().push(1).push(2).pop(), Movie(title='x'), Emp('e'), isinstance(Duck(), Quacks), isinstance(3, Quacks), list(apply(str, [1, 2])))
print(get_args(Dict[str, List[int]]), get_origin(List[int]), Optional[int], Number, Tuple[int, ...], Literal['a', 1], UserId(5), cast(str, 5), TYPE_CHECKING)
def hinted(a: int, b: 'Optional[str]' = None) -> dict[str, Any]: ...
print(get_type_hints(hinted)['return'], hinted.__annotations__, int | None, isinstance(3, int | str), list[int], Emp._fields, Emp.__annotations__.keys())

#= types by the new syntax | text since=3.12
type Pair[T] = tuple[T, T]
class Box[T]:
    def __init__(self, value: T): self.value = value
    def map[U](self, f) -> 'Box[U]': return Box(f(self.value))
def first[T](items: list[T], default: T | None = None) -> T | None: return items[0] if items else default
print(Pair.__name__, Pair[int], Box(3).map(str).value, first([]), first([1]), first.__type_params__)
from itertools import batched
print(list(batched('abcdefg', 3)))

#= abstract syntax by structural checks | text
import numbers, types
from collections.abc import Callable, Hashable, Iterable, Mapping, Sized
for value in ([], {}, 'a', 3, 2.5, len, (x for x in ()), None, {1}, print, int, types.SimpleNamespace(a=1)):
    print(type(value).__name__, isinstance(value, Iterable), isinstance(value, Sized), isinstance(value, Hashable), isinstance(value, Mapping), isinstance(value, Callable), isinstance(value, numbers.Number))
ns = types.SimpleNamespace(x=1, y=[2])
ns.z = ns.x + 1
print(ns, ns == types.SimpleNamespace(x=1, y=[2], z=2), vars(ns), types.MappingProxyType({'a': 1})['a'], isinstance(True, int), type(None))
