# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The dialect python counts exactly what ran: as often as a program counts by itself that has a tick before each node.

The reference is made here: every node of the tree that counts gets a call of its own before it is evaluated, and plain
CPython runs that."""

import ast
import builtins
import contextlib
import io
import os
import sys
import unittest
import warnings

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "engine"))
import programmaker
from vitrine import LocalPythonExecutor

SEEDS = range(*map(int, os.environ.get("VITRINE_SEEDS", "0 60").split()))


class Counting(ast.NodeTransformer):
    """Puts `count(n)` before what counts: `(count(1), node)[1]`, or a statement of its own."""

    def call(self, number):
        return ast.Call(ast.Name("_count", ast.Load()), [ast.Constant(number)], [])

    def counted(self, node, number=1):
        return ast.Subscript(ast.Tuple([self.call(number), node], ast.Load()), ast.Constant(1), ast.Load())

    def generic_visit(self, node):
        super().generic_visit(node)
        stored = isinstance(getattr(node, "ctx", None), (ast.Store, ast.Del))
        if isinstance(node, ast.expr) and not stored and not isinstance(node, (ast.Starred, ast.Slice)):
            return self.counted(node)
        return node

    def visit(self, node):
        if isinstance(node, ast.stmt):
            return self.statement(node)
        return super().visit(node)

    def statement(self, node):
        made = getattr(self, "visit_" + type(node).__name__, lambda one: ast.NodeTransformer.generic_visit(self, one))(node)
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return [made, ast.Expr(self.call(2))] if docstring else [ast.Expr(self.call(1)), made]

    def visit_Expr(self, node):
        text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return node if text else ast.NodeTransformer.generic_visit(self, node)

    # A slice is a node like others, but only an index may hold it.
    def visit_Subscript(self, node):
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        slices = sum(isinstance(one, ast.Slice) for one in parts)
        super().generic_visit(node)
        if slices:
            node.value = self.after(node.value, slices)
        return node if not isinstance(node.ctx, ast.Load) else self.counted(node)

    def after(self, node, number):
        return ast.Subscript(ast.Tuple([node, self.call(number)], ast.Load()), ast.Constant(0), ast.Load())

    def visit_Call(self, node):
        if isinstance(node.func, ast.Attribute):
            node.func.value = self.visit(node.func.value)
        elif not isinstance(node.func, ast.Name):
            node.func = self.visit(node.func)
        node.args = [self.visit(one) for one in node.args]
        for one in node.keywords:
            one.value = self.visit(one.value)
        return self.counted(node)

    # Its plain parts cannot be put into a tuple: they count between the others.
    def visit_JoinedStr(self, node):
        return self.counted(self.parts(node))

    def parts(self, node):
        made, plain = [], 0
        for one in node.values:
            made.append(one)
            if isinstance(one, ast.Constant):
                plain += 1
                continue
            one.value = self.counted(self.visit(one.value), plain + 1)
            plain = 0
            if one.format_spec is not None:
                one.format_spec = self.parts(one.format_spec)
                one.format_spec.values.insert(0, self.silent(1))
        if plain:
            made.append(self.silent(plain))
        return ast.JoinedStr(made)

    def silent(self, number):
        return ast.FormattedValue(self.after(ast.Constant(""), number), -1, None)

    def visit_AnnAssign(self, node):
        node.value = node.value and self.visit(node.value)
        node.target = self.visit(node.target)
        return node

    def function(self, node):
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        self.defaults(node.args)
        node.body = [made for one in node.body for made in self.statement(one)]
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = function

    def defaults(self, arguments):
        arguments.defaults = [self.visit(one) for one in arguments.defaults]
        arguments.kw_defaults = [one and self.visit(one) for one in arguments.kw_defaults]

    def visit_Lambda(self, node):
        self.defaults(node.args)
        node.body = self.visit(node.body)
        return self.counted(node)

    def visit_Match(self, node):
        node.subject = self.visit(node.subject)
        for one in node.cases:
            one.guard = one.guard and self.visit(one.guard)
            one.body = [made for inner in one.body for made in self.statement(inner)]
        return node


def reference(code):
    """How much a program counts by itself, and what it printed."""
    tree = ast.fix_missing_locations(Counting().visit(ast.parse(code)))
    told = {"count": 0}

    def count(number):
        told["count"] += number

    builtins._count = count
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.suppress(Exception), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        exec(compile(tree, "<step 1>", "exec"), {"__name__": "__main__"})
    return told["count"], printed.getvalue()


def guarded(code):
    run = LocalPythonExecutor([], timeout_seconds=None, policy={
        "vitrine_policy": 1, "name": "counts", "version": 1, "base": "science", "limits": {"operations": 10**9}})
    run.send_tools({})
    with contextlib.suppress(Exception), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        run(code)
    return run.state["_operations_count"]["counter"], str(run.state["_print_outputs"])


PARTS = r"""
x = 1\nx += 2
1 < 2 < 3 < 4
1 > 2 < 3
0 and 1
1 and 0 or 2
3 if 0 else 4 + 5
3 + 4 if 0 else 5
[i for i in range(3)]
[i for i in range(5) if i % 2 if i > 2]
{i: i * 2 for i in range(3) if i}
sum(i for i in range(4))
[(a, b) for a in range(3) if a for b in range(a) if b]
n = 3\nwhile n: n -= 1
n = 3\nwhile n:\n    n -= 1\n    if n == 1: break\nelse:\n    7 + 8
n = 3\nwhile n > 0:\n    n -= 1\n    if n == 1: continue\n    n\nelse:\n    7 + 8
n = 0\nwhile True:\n    n += 1\n    if n > 3: break
while 0: 1
for i in range(3):\n    if i: continue\n    i
for i in range(3):\n    if i: break\nelse: 5
for i in range(3): pass\nelse: 5
def f(n):\n    if n < 2: return n\n    return f(n - 1) + f(n - 2)\nf(6)
def f(n):\n    if n > 2:\n        if n > 4: return 1\n        m = n + 1\n    elif n: return 2 + 2 + 2\n    else: m = 3\n    return m + m + n\nf(0), f(1), f(3), f(5)
def f(n):\n    if n: m = 1 + n\n    else: return\n    m + m\nf(0), f(1)
def f(n):\n    if n: return 1\n    else: return 2 + n\n    3\nf(0), f(1)
def f(a=1 + 2, *, b=[3]): return a\nf()
g = lambda a, b=1 + 1: a + b\ng(1)
def d(f): return f\n@d\ndef f(): pass\n@d\nclass A(list): x = 1
class A:\n    'd'\n    x = 1\n    y: int = 2\n    def f(self): 'e'\nA().f()
try:\n    1\nexcept ValueError:\n    2\nelse: 4\nfinally:\n    3
assert 1, 'never' + 'this'
f'{1:>{2}} {3} x' 'y'
d = {'a': [1, 2, 3]}\nd['a'][0]\nd['a'][1:]\nd['b'] = 3\ndel d['b']\nd['a'][0] += 1
match [1, 2]:\n    case [1, x] if x > 5: 1 + 1\n    case {'k': 1}: 3\n    case [a, *b]: a + 1\n    case _: 7
def g():\n    yield 1\n    2 + 3\n    x = yield 4\n    5\nlist(g())
def g():\n    for i in range(5):\n        yield i\n        6 + 7\nh = g()\nnext(h), next(h)\ndel h
def g():\n    if 1:\n        yield 1\n        2 + 2\n    3 + 3\nh = g()\nnext(h)\ndel h
def g():\n    yield from [1, 2]\n    2 + 3\nlist(g())
async def f(a): return a + 1\nasync def g(): return [await f(1), await f(2)]\ntry: g().send(None)\nexcept StopIteration: 5
async def a():\n    for i in range(4): yield i\nasync def g():\n    async for i in a():\n        if i > 2: break\n    return [i + 1 async for i in a() if i % 2]\ntry: g().send(None)\nexcept StopIteration: 5
class C:\n    def __enter__(self): return 1\n    def __exit__(self, *a): return True\nwith C() as a, C() as b: a + b\nwith C():\n    1 // 0\n    2
import math, re as r\nfrom math import pi, e\nmath.sqrt(pi)
(y := 5) + y
print(*[1, 2], **{'sep': '-'})
global z\nz = 1
type T = int
a, *b = 1, 2, 3\n[c, (d, e)] = 1, (2, 3)
x: int = 1 + 1\ny: list[int]
""".strip().split("\n")

LEFT = r"""
1 / 0\n2 + 3
x = [1, 2, 1 // 0, 4, 5]\ny = 3
try:\n    a = 1\n    1 // 0\n    b = 2 + 3\nexcept ValueError:\n    4\nexcept ZeroDivisionError:\n    5
def f():\n    a = [1, 2]\n    g(a)\n    return a + a\ndef g(a):\n    a[9]\n    a[0]\ntry:\n    x = f() + 1\n    y = 2\nexcept Exception:\n    3
for i in range(3):\n    try:\n        1 // (i - 1)\n        i + i\n    except ZeroDivisionError:\n        i
[1 // (i - 2) for i in range(4)]\n7
1 < 2 < (3 // 0) < 4
0 or 1 // 0 or 3
1 if 1 // 0 else 2\n5
1 + 2 + 3 if 0 else 1 // 0\n5
assert 0, 'm' + 'n'
assert 1 // 0, 'm' + 'n'
x = zqj_unknown + 1 + 2
a, b = [1]\n2
for a, b in [(1, 2), (3,)]:\n    a + b\n    b
[a + b for a, b in [(1, 2), (3,)]]\n6
sum(a + b for a, (b, c) in [(1, (2, 3)), (3, 4)])\n6
f'{1} {1 // 0} {2} x'
{'a': 1, 'b': 1 // 0, 'c': 2}
(lambda a: [a, 1 // 0, a])(2) + 1
raise ValueError(1 + 1)\n3
sum(1 // (i - 1) for i in range(3)) + 4
def items():\n    yield 1\n    1 // 0\nsum(i for i in items()) + 4 + 5
[i for i in items_of()] + [4]
while 1 // 0: 2
n = 2\nwhile 1 // n:\n    n -= 1\n    3 + 3
def f(n):\n    if n:\n        1 // 0\n        2 + 2\n    return n + n\ntry: f(1)\nexcept ZeroDivisionError: 3
def f(n):\n    if n // 0: return 1\n    return n + n\ntry: f(1)\nexcept ZeroDivisionError: 3
def f(n):\n    if n:\n        if n > 1: return [1, 1 // 0, 2]\n        n + n\n    return n + n\ntry: f(2)\nexcept ZeroDivisionError: 3
{[]: 1 for i in range(2)}\n1 + 1
x = ([]\n    .append(1)\n    .missing(2, 3)) + [4, 5]\n6
x = ([]\n    .index(\n        1 + 2)) + 5
class A:\n    x = 1 // 0\n    y = 2\n3
def g():\n    try: yield 1\n    finally: 2 + 2\nh = g()\nnext(h)\nh.close()
def g():\n    x = [(yield 1), 2, 3]\nh = g()\nnext(h)\ntry: h.throw(ValueError)\nexcept ValueError: 4
match 3:\n    case x if x // 0: 1\n    case _: 2
class P:\n    @property\n    def x(self): return [1, 1 // 0, 2]\ntry: P().x + 1 + 2\nexcept ZeroDivisionError: 3
class P:\n    @property\n    def x(self): return [1, [].y, 2]\nx = getattr(P(), 'x', 5) + 1 + 2
sorted([1, 2], key=lambda a: [a // 0, a]) + [1]
with open_missing() as a, b: 1
try:\n    try: 1 // 0\n    finally: 2 + 2\nexcept ZeroDivisionError: 3\n4 + 4
try:\n    raise ExceptionGroup('g', [ValueError(1), TypeError(2)])\nexcept* ValueError: 1 + 1\nexcept* (TypeError, KeyError): 2
def f():\n    for i in range(3):\n        if i == 1: raise KeyError(i)\n        i + i\n    return 9\ntry: f()\nexcept KeyError as e: e.args
""".strip().split("\n")


# Before 3.12 nobody tells the engine of exceptions: what they leave out stays counted.
EXCEPTIONS_ARE_KNOWN = unittest.skipUnless(hasattr(sys, "monitoring"), "counts what exceptions leave out, before Python 3.12")


@EXCEPTIONS_ARE_KNOWN
class Operations(unittest.TestCase):
    maxDiff = None

    def agree(self, code):
        self.assertEqual(guarded(code), reference(code), code)

    def test_each_kind_of_node(self):
        for code in PARTS:
            with self.subTest(code=code):
                self.agree(code.replace("\\n", "\n"))

    def test_what_an_exception_leaves_out_does_not_count(self):
        for code in LEFT:
            with self.subTest(code=code):
                self.agree(code.replace("\\n", "\n"))

    def test_random_programs(self):
        for seed in SEEDS:
            code = programmaker.program(seed)
            with self.subTest(seed=seed), contextlib.suppress(SyntaxError):
                compile(code, "<step 1>", "exec")
                self.agree(code)


if __name__ == "__main__":
    unittest.main()
