# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Compiled code counts its operations as the exact walk does, also where exceptions leave blocks half-way.

Random programs without what the older executor gets wrong run in the dialect smolagents with the defects mended, which
is compiled with ticks, and as recorded, which is walked node by node: the counters must agree after each."""

import os
import sys
import random
import unittest

from vitrine import InterpreterError, LocalPythonExecutor

SEEDS = range(*map(int, os.environ.get("VITRINE_SEEDS", "0 40").split()))
FAILING = ["1 // zero", "int('x')", "[1][9]", "{'a': 1}['b']", "zqj_unknown", "len(5)", "'a' + 1", "[].nothing()", "fails(3)",
           "[1, int('y'), len(text)]", "max(number, 1 / zero, number)", "{'k': zero, 'l': 1 % zero, 'm': number}",
           "f'{number} {1 // zero} {text}'", "number + (2 * (3 // zero)) + number"]


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.depth = 0

    def pick(self, *choices):
        return self.random.choice(choices)

    def atom(self):
        return self.pick("number", "zero", "text", "3", "'s'", "items", "2.5", "True")

    def number(self):
        return self.pick("number", "7", "len(items)", "zero + 1", "abs(number)", "twice(number)", "sum([1, 2])")

    def condition(self):
        return self.pick(f"{self.number()} > 2", "number < 5 < len(items) < 9", f"not {self.number()}", "zero == number == 1",
                         f"{self.atom()} and {self.expression()}", f"{self.atom()} or {self.expression()} or zero", "'a' in text",
                         "1 < zero < len(5)")

    def expression(self):
        if self.depth > 3 or self.random.random() < 0.25:
            return self.atom()
        if self.random.random() < 0.07:
            return self.pick(*FAILING)
        self.depth += 1
        made = self.pick(
            lambda: f"({self.number()} + {self.number()} * 2)",
            lambda: f"[{self.expression()}, {self.expression()}]",
            lambda: f"{{'a': {self.expression()}, 'b': {self.number()}}}",
            lambda: f"({self.expression()} if {self.condition()} else {self.expression()})",
            lambda: f"[x + {self.number()} for x in range(4) if x % 2 if x > {self.number()}]",
            lambda: f"[(x, y) for x in range(3) if x for y in [x, {self.number()}] if y > x]",
            lambda: f"{{x: {self.expression()} for x in range(3)}}",
            lambda: f"sum(x * {self.number()} for x in range(4) if x != 1)",
            lambda: f"f'{{{self.number()}:>4}} {{text}}'",
            lambda: f"str({self.expression()})",
            lambda: f"twice({self.number()})",
            lambda: f"(lambda a: a + {self.number()})({self.number()})",
            lambda: f"(lambda a: {self.expression()})({self.number()})",
            lambda: f"text.replace('t', str({self.number()}))",
            lambda: f"items[{self.pick('0', 'zero', 'number', '-1')}]",
            lambda: f"text[zero:{self.number()}]",
            lambda: f"({self.condition()})")()
        self.depth -= 1
        return made

    def block(self, indent, count=None):
        lines = []
        for _ in range(count or self.random.randint(1, 4)):
            lines += self.statement(indent)
        return lines

    def statement(self, indent):
        if len(indent) > 12 or self.random.random() < 0.45:
            return [indent + self.pick(f"value = {self.expression()}", self.expression(), f"number += {self.number()}",
                                       f"print({self.expression()})", f"a, b = {self.expression()}, {self.number()}", "pass",
                                       f"assert {self.condition()}, {self.expression()}", "items = items + [number]",
                                       f"number = {self.number()}", "kept = [value]; del kept", "number = 1")]
        deeper = indent + "    "
        return self.pick(
            lambda: [f"{indent}if {self.condition()}:"] + self.block(deeper) + [f"{indent}elif {self.condition()}:"]
            + self.block(deeper) + [f"{indent}else:"] + self.block(deeper),
            lambda: [f"{indent}for i in range({self.pick(1, 2, 4)}):"] + self.block(deeper)
            + self.pick([], [f"{deeper}if {self.condition()}: break"], [f"{deeper}if i: continue"]) + self.block(deeper, 1),
            lambda: self.turning(indent, f"turns{len(indent)}"),
            lambda: [f"{indent}try:"] + self.block(deeper) + [f"{indent}except ZeroDivisionError:"] + self.block(deeper, 1)
            + [f"{indent}except (OverflowError, RecursionError) as error:"] + self.block(deeper, 1)
            + [f"{indent}except Exception as error:"] + self.block(deeper, 1) + self.pick([], [f"{indent}finally:", f"{deeper}value = 1"]),
            lambda: [f"{indent}try:"] + self.block(deeper) + [f"{indent}finally:"] + self.block(deeper, 1),
            lambda: [f"{indent}raise ValueError({self.expression()})"])()

    def turning(self, indent, turns):
        deeper = indent + "    "
        return ([f"{indent}{turns} = 0", f"{indent}while {turns} < {self.pick(1, 3)} and ({self.condition()}):",
                 f"{deeper}{turns} += 1"] + self.block(deeper) + self.pick([], [f"{deeper}if {turns} == 2: break"]))

    def program(self):
        lines = ["number, zero, text, items, value = 4, 0, 'text', [1, 2, 3], None",
                 "def twice(n):\n    if n > 100: return n\n    return n * 2",
                 "def fails(n):\n    kept = [n, n + 1]\n    wrong = kept[0] // (n - n) + len(kept)\n    return wrong"]
        for _ in range(10):
            lines += (["try:"] + self.block("    ") + ["except Exception as error:", "    print('failed')"]
                      if self.random.random() < 0.8 else self.statement(""))
        return "\n".join(lines)


def counted(defects, code):
    run = LocalPythonExecutor([], timeout_seconds=None, policy={"vitrine_policy": 1, "name": "counts", "version": 1,
                                                                 "base": "smolagents-default", "defects": defects})
    run.send_tools({})
    try:
        run(code)
        failed = None
    except InterpreterError as error:
        failed = type(error.__context__).__name__
    return run.state["_operations_count"]["counter"], str(run.state["_print_outputs"]), failed


# Before 3.12 nobody tells the engine of exceptions: what they leave out stays counted.
EXCEPTIONS_ARE_KNOWN = unittest.skipUnless(hasattr(sys, "monitoring"), "counts what exceptions leave out, before Python 3.12")


class Counts(unittest.TestCase):
    def agree(self, code):
        walked, compiled = counted("as_recorded", code), counted("mended", code)
        self.assertEqual(walked[:2], compiled[:2], code)

    def test_each_kind_of_node(self):
        for code in ("x = 1\nx += 2", "1 < 2 < 3 < 4", "1 > 2 < 3", "0 and 1", "1 and 0 or 2", "3 if 0 else 4", "[i for i in range(3)]",
                     "[i for i in range(5) if i % 2 if i > 2]", "{i: i * 2 for i in range(3) if i}", "sum(i for i in range(4))",
                     "[(a, b) for a in range(3) if a for b in range(a) if b]", "n = 3\nwhile n: n -= 1",
                     "n = 3\nwhile n:\n    n -= 1\n    if n == 1: break", "for i in range(3):\n    if i: continue\n    i",
                     "assert 1, 'never'", "f'{1:>{2}} {3}'", "def f(a):\n    return a\n    a\nf(f(1))", "class A:\n    'd'\n    x = 1\n    y: int = 2",
                     "try:\n    1\nexcept ValueError:\n    2\nfinally:\n    3", "(lambda a: a + 1)(2)", "d = {'a': [1]}\nd['a'][0]"):
            with self.subTest(code=code):
                self.agree(code)

    @EXCEPTIONS_ARE_KNOWN
    def test_blocks_that_an_exception_leaves_half_way(self):
        for code in ("1 / 0\n2 + 3", "x = [1, 2, 1 // 0, 4, 5]\ny = 3", "try:\n    a = 1\n    1 // 0\n    b = 2 + 3\nexcept ValueError:\n    4\n"
                     "except ZeroDivisionError:\n    5", "def f():\n    a = [1, 2]\n    g(a)\n    return a + a\ndef g(a):\n    a[9]\n    a[0]\n"
                     "try:\n    x = f() + 1\n    y = 2\nexcept Exception:\n    3", "for i in range(3):\n    try:\n        1 // (i - 1)\n        i + i\n"
                     "    except ZeroDivisionError:\n        i", "[1 // (i - 2) for i in range(4)]\n7", "1 < 2 < (3 // 0) < 4", "0 or 1 // 0 or 3",
                     "assert 0, 'm' + 'n'", "len(5)\n1", "try:\n    1 // 0\nfinally:\n    2 + 2", "x = zqj_unknown + 1 + 2", "a, b = [1]\n2",
                     "f'{1} {1 // 0} {2}'", "{'a': 1, 'b': 1 // 0, 'c': 2}", "(lambda a: [a, 1 // 0, a])(2) + 1", "raise ValueError(1 + 1)\n3",
                     "sum(1 // (i - 1) for i in range(3)) + 4", "while 1 // 0: 2"):
            with self.subTest(code=code):
                self.agree(code)

    @EXCEPTIONS_ARE_KNOWN
    def test_random_programs(self):
        for seed in SEEDS:
            with self.subTest(seed=seed):
                self.agree(Maker(seed).program())


if __name__ == "__main__":
    unittest.main()
