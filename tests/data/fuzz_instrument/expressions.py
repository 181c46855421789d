(n := 10); a if b else c; not a, -a, +a, ~a
a + b - c * d @ e / f // g % h ** i << j >> k & l | m ^ n
a < b <= c != d == e > f >= g is h is not i in j not in k
[x for x in y if x if not x for z in x]
{x: z for x, z in y}; {x for x in y}; (x for x in y)
[*a, b]; (*a,); {*a, b}; {**a, 'b': 1}; f(*a, b, c=1, **d)
f'{a!r:>{w}.{p}} {{}} {b=} {f"{c}"!s}' 'd' "e" u'f'
rb'\x00' b'\xff'; 1_000, 0x1f, 0b1, 0o7, 1e400, 1j, ..., None, True
a[1], a[1:2], a[::], a[1:2, 3], a[*b], a.b.c.d[0](e)(f).g
lambda: 0; lambda x, /, y=1, *, z: x; await a
a and b or c and (d or e); '' if not a else f'{x:%Y-%m-%d}'
'a' % b, '{}'.format(c), -1 ** 2, (1, 2)[0], 'abc'[1], 2 ** 100
