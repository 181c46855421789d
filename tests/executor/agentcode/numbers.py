# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Numbers: exact, random, statistics.

#= decimals | text
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal, InvalidOperation, getcontext, localcontext
price = Decimal('19.99')
print(price * 3, (price * Decimal('0.0825')).quantize(Decimal('0.01'), ROUND_HALF_UP), Decimal(0.1), Decimal('0.1') + Decimal('0.2') == Decimal('0.3'))
with localcontext() as context:
    context.prec = 50
    print(Decimal(2).sqrt(), Decimal(1) / 7)
print(getcontext().prec, Decimal('1E+3').normalize(), Decimal('123.4500').normalize(), Decimal('-3.5').to_integral_value(), round(Decimal('2.675'), 2), f'{Decimal("1234.5"):,.2f}')
print(Decimal('3.14').as_tuple(), Decimal('Infinity') > 1, Decimal('5').quantize(Decimal('0.1'), ROUND_HALF_EVEN), sum(map(Decimal, ['1.1', '2.2'])), max(Decimal(1), 2))
for text in ('abc', '1/3'):
    try: Decimal(text)
    except InvalidOperation as error: print(type(error).__name__, error)

#= fractions and egyptian ones | text
from fractions import Fraction
print(Fraction(3, 4) + Fraction('1/6'), Fraction(0.125), Fraction('3.14'), Fraction(22, 7).limit_denominator(3), float(Fraction(1, 3)), Fraction(6, -8))
def egyptian(f):
    parts = []
    while f:
        d = -(-f.denominator // f.numerator)
        parts.append(Fraction(1, d))
        f -= parts[-1]
    return parts
print(*egyptian(Fraction(5, 6)), sum(egyptian(Fraction(4, 13))), Fraction(7, 3).__floor__(), divmod(Fraction(7, 3), 1), Fraction(1, 2) ** 3, round(Fraction(5, 2)))
def continued(f):
    while True:
        yield (n := f.numerator // f.denominator)
        if f == n: return
        f = 1 / (f - n)
print(list(continued(Fraction(415, 93))), Fraction.from_float(0.5), Fraction(1, 3).as_integer_ratio())
try: Fraction(1, 0)
except ZeroDivisionError as error: print(type(error).__name__)

#= statistics | text
import statistics as st
data = [2.5, 3.1, 4.7, 3.1, 5.0, 2.2]
print(round(st.mean(data), 4), st.median(data), st.mode(data), round(st.stdev(data), 6), round(st.pvariance(data), 6), st.multimode('aabb'))
print([round(q, 3) for q in st.quantiles(data, n=4)], st.median_low(data), st.median_grouped([1, 2, 2, 3]), round(st.harmonic_mean([40, 60]), 2), round(st.geometric_mean([54, 24, 36]), 6), st.fmean([1, 2], weights=[3, 1]))
x, y = [1, 2, 3, 4], [2.1, 3.9, 6.2, 7.8]
line = st.linear_regression(x, y)
print(round(line.slope, 4), round(line.intercept, 4), round(st.correlation(x, y), 5), round(st.covariance(x, y), 4))
normal = st.NormalDist(100, 15)
print(round(normal.cdf(130), 5), round(normal.inv_cdf(0.95), 4), normal.stdev, round(st.NormalDist.from_samples(data).mean, 3), round(normal.overlap(st.NormalDist(110, 15)), 4), normal + 5)
try: st.mean([])
except st.StatisticsError as error: print(error)

#= random with a seed | text
import random
random.seed(42)
print(random.random(), random.randint(1, 6), random.choice('abc'), random.sample(range(100), 4), random.uniform(1, 2), random.gauss(0, 1))
deck = [r + s for r in 'A23' for s in 'SH']
random.shuffle(deck)
print(deck, random.choices(['win', 'lose'], weights=[1, 3], k=5), random.randrange(0, 100, 7), random.getrandbits(16), round(random.triangular(0, 1, 0.5), 6))
own = random.Random(7)
inside = sum(own.random() ** 2 + own.random() ** 2 < 1 for _ in range(2000))
print(4 * inside / 2000, own.normalvariate(5, 2), own.expovariate(1), own.betavariate(1, 2), own.randbytes(3))
state = own.getstate()
first = [own.random() for _ in range(2)]
own.setstate(state)
print(first == [own.random() for _ in range(2)], isinstance(random.SystemRandom().random(), float))

#= number theory | text
import math
def sieve(n):
    is_prime = bytearray([1]) * (n + 1)
    is_prime[:2] = b'\0\0'
    for p in range(2, math.isqrt(n) + 1):
        if is_prime[p]: is_prime[p * p::p] = bytes(len(range(p * p, n + 1, p)))
    return [i for i, flag in enumerate(is_prime) if flag]
def factor(n):
    out, p = {}, 2
    while p * p <= n:
        while n % p == 0: out[p], n = out.get(p, 0) + 1, n // p
        p += 1 + (p > 2)
    if n > 1: out[n] = 1
    return out
print(len(sieve(10000)), sieve(50), factor(360), factor(600851475143), ' * '.join(f'{p}^{e}' if e > 1 else str(p) for p, e in factor(2 ** 5 * 49 * 11).items()))
def egcd(a, b): return (a, 1, 0) if b == 0 else (lambda g, x, y: (g, y, x - a // b * y))(*egcd(b, a % b))
print(egcd(240, 46), pow(3, -1, 11), pow(2, 100, 1000007), math.gcd(12, 18, 27), math.lcm(4, 6, 10), math.comb(10, 3), math.perm(5, 2), math.factorial(25))
print(sum(d for d in range(1, 10000) if 10000 % d == 0), [n for n in range(2, 500) if sum(d for d in range(1, n) if n % d == 0) == n], sum(int(d) for d in str(2 ** 1000)))
def crt(pairs):
    x, m = 0, 1
    for r, n in pairs:
        while x % n != r: x += m
        m = math.lcm(m, n)
    return x
print(crt([(2, 3), (3, 5), (2, 7)]), sum(1 for n in range(1, 37) if math.gcd(n, 36) == 1), int('ff', 16), bin(10)[2:], f'{10:b}', (255).bit_length(), (10).bit_count(), int.from_bytes(b'\1\0', 'big'), (258).to_bytes(2, 'little'))

#= floating point | text
import math, cmath
print(0.1 + 0.2, math.isclose(0.1 + 0.2, 0.3), math.fsum([0.1] * 10), 1e308 * 10, -math.inf, math.nan == math.nan, float('nan'), (0.1).as_integer_ratio(), (2.5).hex(), float.fromhex('0x1p-3'))
print(math.sqrt(2), math.pi, math.e ** 2, math.log(8, 2), math.log10(1000), math.log2(10), math.exp(-1), math.sin(math.radians(30)), math.degrees(math.atan2(1, 1)), math.hypot(3, 4, 12))
print(math.floor(-2.5), math.ceil(2.1), math.trunc(-2.7), math.modf(3.25), math.frexp(8), math.fmod(-7, 3), math.copysign(2, -0.0), math.dist((0, 0), (3, 4)), math.prod([1.5, 2]), math.cbrt(27), math.erf(0.5), math.gamma(5))
print(round(1234.5678, -2), round(0.5), round(1.5), round(-2.675, 2), 7 / 2, 7 // 2.0, 2 ** 0.5, 1e16 + 1, 10 ** 20, 3.0 == 3, (3.7).is_integer(), int(1e15), float('1e-5'), 5e-324 / 2)
print(cmath.sqrt(-1), (1 + 2j) * (3 - 1j), abs(3 + 4j), (2 + 3j).conjugate(), cmath.phase(-1), cmath.polar(1j), cmath.exp(1j * math.pi).real, complex('1+2j'))
for action in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: 1 / 0.0, lambda: math.exp(1000), lambda: int('4.5'), lambda: math.factorial(-1), lambda: int(float('inf'))):
    try: action()
    except (ValueError, ArithmeticError) as error: print(type(error).__name__)

#= numerical methods by hand | text
import math
def newton(f, df, x, tolerance=1e-12):
    for step in range(50):
        dx = f(x) / df(x)
        x -= dx
        if abs(dx) < tolerance: return x, step
    raise ArithmeticError('does not converge')
print(newton(lambda x: x ** 3 - 2 * x - 5, lambda x: 3 * x ** 2 - 2, 2.0))
def bisect(f, a, b):
    while b - a > 1e-10:
        middle = (a + b) / 2
        a, b = (a, middle) if f(a) * f(middle) <= 0 else (middle, b)
    return round((a + b) / 2, 8)
print(bisect(lambda x: math.cos(x) - x, 0, 1))
def simpson(f, a, b, n=100):
    h = (b - a) / n
    return h / 3 * sum((1 if i in (0, n) else 4 if i % 2 else 2) * f(a + i * h) for i in range(n + 1))
print(round(simpson(math.sin, 0, math.pi), 8), round(simpson(lambda x: math.exp(-x * x), -5, 5) ** 2, 6))
def runge_kutta(f, y, t, h, steps):
    for _ in range(steps):
        k1 = f(t, y); k2 = f(t + h / 2, y + h * k1 / 2); k3 = f(t + h / 2, y + h * k2 / 2); k4 = f(t + h, y + h * k3)
        y, t = y + h * (k1 + 2 * k2 + 2 * k3 + k4) / 6, t + h
    return y
print(runge_kutta(lambda t, y: y, 1.0, 0, 0.1, 10), math.e)
def solve(a, b):
    n = len(a)
    m = [row[:] + [v] for row, v in zip(a, b)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(m[r][i]))
        m[i], m[pivot] = m[pivot], m[i]
        for r in range(n):
            if r != i:
                k = m[r][i] / m[i][i]
                m[r] = [x - k * y for x, y in zip(m[r], m[i])]
    return [round(m[i][n] / m[i][i], 6) for i in range(n)]
print(solve([[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], [8, -11, -3]))

#= money over time | text
def payment(principal, rate, months):
    r = rate / 12
    return principal * r / (1 - (1 + r) ** -months)
p = payment(200_000, 0.045, 360)
balance, interest = 200_000, 0
for month in range(1, 361):
    i = balance * 0.045 / 12
    interest += i
    balance += i - p
    if month % 90 == 0: print(f'{month:>4} {balance:>12,.2f} {interest:>12,.2f}')
print(f'{p:.2f} {p * 360:,.0f} {1000 * (1 + 0.05) ** 10:.2f} {1000 * 2.718281828 ** 0.5:.3f}')
flows = [-1000, 300, 420, 680]
npv = lambda rate: sum(f / (1 + rate) ** n for n, f in enumerate(flows))
low, high = 0.0, 1.0
for _ in range(60): low, high = ((low + high) / 2, high) if npv((low + high) / 2) > 0 else (low, (low + high) / 2)
print(round(low, 6), round(npv(0.1), 4))
