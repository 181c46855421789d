import math, os.path as path
from json import (dumps as d, loads,)
global g
x: int = 1; y = z, *w = (1, 2), 3
x += 1; x **= 2; a[0:1, ...] |= {1}; del a[0], b.c, (e, f)
for i, *j in range(3):
    if i: continue
    elif j: break
    else: pass
else: i = 0
while x < 3 and not y or z: x -= 1
else: x = 0
with open(p) as f, q as (r, s.t): pass
with (u as v, k): assert v, 'k'
try: raise E from c
except (A, B) as e: raise
except C: pass
except: pass
else: pass
finally: x = 1
try: pass
except* V as g: pass
async def h(p, /, q: int = 1, *r, s=2, **t) -> int:
    nonlocal_ = 1
    async with p as q: await r
    async for i in q:
        yield i
    else: return
    return_ = [i async for i in q if await i]
@d
@m.n(1)
class K(L, metaclass=M, **N):
    """doc"""
    o: int
    def p(self): return super().p(__class__)
def outer():
    v = 1
    def inner():
        nonlocal v
        v = yield
        v = yield from inner()
        return v
    return inner
return_ = lambda *a, k=1, **b: (yield)
