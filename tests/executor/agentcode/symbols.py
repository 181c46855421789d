# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
# Symbols: sympy, as in the mathematics that agents are asked.

#= equations | science
from sympy import *
x, y, z = symbols('x y z')
a = symbols('a', positive=True)
print(solve(x**2 - 5*x + 6, x), solve([Eq(2*x + y, 7), Eq(x - y, 2)], [x, y]), solve(x**3 - 1), solveset(x**2 + 1, x, domain=S.Reals), solve(a**2 - 2, a), nsolve(cos(x) - x, 1))
print(solve(x**2 - y, x, dict=True), linsolve([x + y - 3, y - 1], (x, y)), nonlinsolve([x*y - 2, x - y - 1], [x, y]), roots(x**3 - 6*x**2 + 11*x - 6), solve_univariate_inequality(x**2 - 4 < 0, x, relational=False), Poly(x**2 + 2*x, x).all_coeffs())
print(reduce_inequalities([x > 1, x < 3], x), checksol(x**2 - 4, x, 2), factor(x**3 - y**3), expand((x + 1)**4), collect(x*y + x - 3 + 2*x**2, x), apart(1/(x*(x + 1))), cancel((x**2 - 1)/(x - 1)), together(1/x + 1/y))

#= calculus | science
import sympy as sp
x, n, t = sp.symbols('x n t')
f = sp.sin(x) * sp.exp(-x)
print(sp.diff(f, x), sp.integrate(f, x), sp.integrate(f, (x, 0, sp.oo)), sp.limit(sp.sin(x)/x, x, 0), sp.series(sp.exp(x), x, 0, 4), sp.summation(1/n**2, (n, 1, sp.oo)), sp.diff(x**5, x, 3), sp.Derivative(x**2, x).doit())
g = sp.Function('g')
print(sp.dsolve(g(t).diff(t, 2) + g(t), g(t)), sp.laplace_transform(sp.exp(-2*t), t, sp.symbols('s'))[0], sp.product(n, (n, 1, 5)), sp.Sum(n, (n, 1, 10)).doit(), sp.integrate(x*sp.log(x)), sp.N(sp.pi, 30), sp.latex(sp.sqrt(x)/2), sp.srepr(x + 1))
print([sp.lambdify(x, sp.diff(x**3))(2), float(f.subs(x, 1)), f.evalf(5, subs={x: 2}), sp.simplify(sp.sin(x)**2 + sp.cos(x)**2), sp.trigsimp(2*sp.sin(x)*sp.cos(x)), sp.solve(sp.diff(x**2 - 4*x), x)])

#= whole numbers and matrices | science
from sympy import (Matrix, Rational, binomial, diophantine, divisors, eye, factorint, fibonacci, gcd, igcd, isprime, lcm, mod_inverse, nextprime,
                   prime, primerange, sqrt, symbols, totient, nsimplify, sympify, Point, Triangle, Circle, Interval, FiniteSet, Permutation)
print(factorint(5040), divisors(28), isprime(2**31 - 1), list(primerange(1, 30)), prime(100), nextprime(90), totient(36), gcd(48, 180), lcm(4, 6), mod_inverse(3, 11), binomial(10, 4), fibonacci(50), Rational(3, 4) + Rational(1, 6))
M = Matrix([[2, 1], [1, 3]])
print(M.det(), M.inv(), M.eigenvals(), M * M, M.T, M.rref(), M.charpoly().as_expr(), eye(2) + M, M.applyfunc(lambda v: v**2), M.nullspace(), M[0, 1])
x, y = symbols('x y', integer=True)
print(diophantine(2*x + 3*y - 5), sqrt(50), sqrt(2)*sqrt(8), nsimplify(0.75), sympify('2**10'), Triangle(Point(0, 0), Point(4, 0), Point(0, 3)).area, Circle(Point(0, 0), 5).circumference, Interval(0, 5) & FiniteSet(1, 9), Permutation([1, 0, 2]).cycles, (sqrt(5) + 1).evalf(4))
