@tool
@a.b(c)
def search(q: str = (yes := 1)): "text"; return search
x, (y, *z) = x[1:2, ...] = y.z = 1
print(*x, **y, end='')
assert x, y
del x[0], y.z
lambda: (yield)
a if b else c
not -+~1 ** 2 @ 3 << 4 <= 5 is not 6 in [*x, {**y}, {*z}]
