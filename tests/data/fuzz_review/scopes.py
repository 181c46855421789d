import os.path as p, re
from math import *
total: int = 0
def f(a, /, b: "Any" = 1, *c, d=total, **e) -> int:
    global made
    made = [q := x for x in c if (y := x)]
    def g():
        nonlocal b
        b += 1
        return lambda z, *w: (z, w, a)
    return g
class A[T](dict, metaclass=type):
    n = 1
    n = n
    m = [n for _ in [n]]
    def size(self, k: T) -> T:
        return super().__len__() + __class__.n
type L[U: int, *Ts, **P] = list[U]
