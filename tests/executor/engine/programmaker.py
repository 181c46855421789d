# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Makes random Python programs from a seed: every statement and most expressions, in an order that ends.

`program(seed)` gives the text. The same text is run plainly by this interpreter and guarded by the engine, so a program
prints what it does, and may end in an exception."""
import random

NAMES = ["a", "b", "c", "d"]


class Maker:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.depth = 0
        self.loops = 0
        self.inner = 0
        self.fresh = 0

    def name(self):
        return self.r.choice(NAMES)

    def new(self, prefix):
        self.fresh += 1
        return f"{prefix}{self.fresh}"

    # ---- expressions ----------------------------------------------------------------------------------------------

    def atom(self):
        return self.r.choice([self.name, self.name, lambda: str(self.r.randint(-3, 9)),
                              lambda: repr(self.r.choice(["", "x", "yz", "Ä"])), lambda: "None", lambda: "True",
                              lambda: "1.5", lambda: "[1, 2, 3]", lambda: "(1, 'z')", lambda: "{'k': 1}"])()

    def expression(self, depth=2):
        if depth == 0 or self.r.random() < 0.3:
            return self.atom()
        e = lambda: self.expression(depth - 1)
        n = self.name
        return self.r.choice([
            lambda: f"({e()} {self.r.choice(['+', '-', '*', '%', '//', '/', '|', '&', '<<'])} {e()})",
            lambda: f"({e()} {self.r.choice(['<', '==', '!=', '>=', 'is', 'in', 'not in'])} {e()})",
            lambda: f"({e()} {self.r.choice(['and', 'or'])} {e()})",
            lambda: f"({e()} if {e()} else {e()})",
            lambda: f"(not {e()})",
            lambda: f"[{e()}, *{self.sequence()}]",
            lambda: f"{{{e()}: {e()} for {n()} in range({self.r.randint(0, 3)})}}",
            lambda: f"[{e()} for {n()} in {self.sequence()} if {e()}]",
            lambda: f"sorted({{str({e()}) for {n()} in {self.sequence()}}})",
            lambda: f"list({e()} for {n()} in {self.sequence()} for {n()} in range(2))",
            lambda: f"(lambda {n()}=1, *args, **more: {e()})({e()})",
            lambda: f"({n()} := {e()})",
            lambda: f"f'{{{e()}!r:>5}}{{{n()}}}'",
            lambda: f"str({e()})[{self.r.randint(0, 2)}:]",
            lambda: f"len({self.sequence()})",
            lambda: f"max({e()}, {e()}, key=str)",
            lambda: f"isinstance({e()}, (int, str))",
            lambda: f"'{{0}}-{{0!r}}'.format({e()})",
            lambda: f"list(map(str, {self.sequence()}))",
            lambda: f"{self.sequence()}[{e()}]",
        ])()

    def sequence(self):
        return self.r.choice(["range(3)", "[1, 2]", "'xyz'", "(4, 5, 6)", "{7: 8}", "[]", f"[{self.name()}]"])

    # ---- statements -----------------------------------------------------------------------------------------------

    def block(self, indent, size=None):
        self.depth += 1
        count = size or self.r.randint(1, 3)
        lines = [line for _ in range(count) for line in self.statement(indent)]
        self.depth -= 1
        return lines

    def statement(self, indent):
        simple = [self.assign, self.assign, self.show, self.show, self.augment, self.unpack, self.check, self.delete]
        deep = [self.branch, self.loop, self.turn, self.attempt, self.function, self.klass, self.cases, self.context,
                self.generator, self.group, self.coroutine]
        if self.loops:
            simple += [lambda i: [f"{i}if {self.expression()}: {self.r.choice(['break', 'continue'])}"]]
        return self.r.choice(simple + (deep if self.depth < 3 else []))(indent)

    def assign(self, i):
        return [f"{i}{self.name()} = {self.expression()}"]

    def show(self, i):
        return [f"{i}print({self.expression()}, {self.name()})"]

    def augment(self, i):
        return [f"{i}{self.name()} {self.r.choice(['+=', '*=', '-='])} {self.expression()}"]

    def unpack(self, i):
        return [f"{i}{self.name()}, *{self.name()} = {self.sequence()}"]

    def check(self, i):
        return [f"{i}assert {self.expression()}, {self.expression()}"] if self.r.random() < 0.2 else [f"{i}pass"]

    def delete(self, i):
        name = self.new("x")
        return [f"{i}{name}: int = {self.expression()}", f"{i}del {name}"]

    def branch(self, i):
        return ([f"{i}if {self.expression()}:"] + self.block(i + "    ") + [f"{i}elif {self.expression()}:"]
                + self.block(i + "    ") + [f"{i}else:"] + self.block(i + "    "))

    def loop(self, i):
        self.loops += 1
        body = [f"{i}for {self.name()} in {self.sequence()}:"] + self.block(i + "    ")
        self.loops -= 1
        return body + ([f"{i}else:"] + self.block(i + "    ") if self.r.random() < 0.5 else [])

    def turn(self, i):
        counter = self.new("n")
        self.loops += 1
        body = self.block(i + "    ")
        self.loops -= 1
        return ([f"{i}{counter} = 0", f"{i}while {counter} < {self.r.randint(1, 4)}:", f"{i}    {counter} += 1"] + body
                + [f"{i}else:"] + self.block(i + "    "))

    def attempt(self, i):
        loops, self.loops = self.loops, 0
        lines = [f"{i}try:"] + self.block(i + "    ")
        lines += [f"{i}except (TypeError, KeyError) as error:", f"{i}    print(type(error), error)"]
        lines += self.block(i + "    ")
        lines += [f"{i}except Exception as error:", f"{i}    print(type(error), error)"]
        if self.r.random() < 0.3:
            lines += [f"{i}    raise ValueError({self.expression()}) from error"]
        if self.r.random() < 0.5:
            lines += [f"{i}else:"] + self.block(i + "    ")
        if self.r.random() < 0.5:
            lines += [f"{i}finally:"] + self.block(i + "    ")
        self.loops = loops
        return lines

    def function(self, i):
        f = self.new("f")
        loops, self.loops = self.loops, 0
        word = self.r.choice(["pass", f"global {self.name()}"]) if not i else "pass"
        head = f"{i}def {f}({'p'}, /, q=2, *rest, key={self.atom()}, **more):"
        lines = [f"{i}a = b = c = d = 1", head, f"{i}    {word}"]
        lines += [f"{i}    {n} = p" for n in NAMES if word != f"global {n}"]
        lines += self.block(i + "    ") + [f"{i}    return {self.expression()}"]
        self.loops = loops
        return lines + [f"{i}print({f}({self.expression()}, {self.atom()}, key=3, z=4))"]

    def klass(self, i):
        k = self.new("K")
        loops, self.loops = self.loops, 0
        lines = [f"{i}class {k}:", f"{i}    tag = {self.atom()}", f"{i}    def __init__(self, v): self.v = v",
                 f"{i}    def get(self):", f"{i}        a = b = c = d = self.v"]
        lines += self.block(i + "        ") + [f"{i}        return {self.expression()}"]
        lines += [f"{i}    @property", f"{i}    def twice(self): return self.v * 2",
                  f"{i}    @staticmethod", f"{i}    def still(): return 7",
                  f"{i}class {k}b({k}):", f"{i}    def get(self): return [super().get()]",
                  f"{i}print({k}b({self.expression()}).get(), {k}(2).twice, {k}.still(), {k}.tag)"]
        self.loops = loops
        return lines

    def cases(self, i):
        return ([f"{i}match {self.expression()}:", f"{i}    case 0 | None:"] + self.block(i + "        ")
                + [f"{i}    case [x, *y]:", f"{i}        print(x, y)", f"{i}    case {{'k': v}}:", f"{i}        print(v)",
                   f"{i}    case str(s) if s:", f"{i}        print(s)", f"{i}    case int(a):"]
                + self.block(i + "        ") + [f"{i}    case _:", f"{i}        print('other')"])

    def context(self, i):
        k = self.new("C")
        swallow = self.r.choice(["True", "False"])
        loops, self.loops = self.loops, 0
        lines = [f"{i}class {k}:", f"{i}    def __enter__(self): return 5",
                 f"{i}    def __exit__(self, kind, value, traceback):", f"{i}        print(kind, value)",
                 f"{i}        return {swallow}", f"{i}with {k}() as {self.name()}, {k}():"] + self.block(i + "    ")
        self.loops = loops
        return lines

    def generator(self, i):
        g = self.new("g")
        return [f"{i}def {g}(n):", f"{i}    try:", f"{i}        for k in range(n):", f"{i}            got = yield k",
                f"{i}            if got: yield from [got, got]", f"{i}    finally: print('closed')",
                f"{i}h = {g}(3)", f"{i}print(next(h), h.send({self.atom()}), list(h))",
                f"{i}h = {g}(3)", f"{i}next(h)", f"{i}h.close()"]

    def group(self, i):
        return [f"{i}try:", f"{i}    raise ExceptionGroup('g', [ValueError(1), TypeError(2), KeyError(3)])",
                f"{i}except* ValueError as e:", f"{i}    print(e.exceptions)", f"{i}except* (TypeError, KeyError) as e:",
                f"{i}    print(len(e.exceptions))"]

    def coroutine(self, i):
        f = self.new("co")
        return [f"{i}async def {f}(x): return x", f"{i}async def {f}b(x): return [await {f}(x), await {f}({self.atom()})]",
                f"{i}try: {f}b({self.atom()}).send(None)", f"{i}except StopIteration as stop: print(stop.value)"]

    def kept(self):
        """A statement whose failure does not end the program."""
        return (["try:"] + self.block("    ", 1) + ["except Exception as error:", "    print(type(error), error)"])

    def program(self):
        lines = ["a, b, c, d = 1, 'two', [3, 4], {5: 6}"]
        while len(lines) < 40:
            lines += self.kept() if self.r.random() < 0.8 else self.statement("")
        return "\n".join(lines + [self.expression(), ""])


def program(seed):
    return Maker(seed).program()


def run(code):
    """What this interpreter makes of a program: what it printed, the value of its last expression, the exception."""
    import ast
    import contextlib
    import io

    printed = io.StringIO()
    space = {"__name__": "__main__"}
    told = {"code": code, "value": None, "error": None}
    try:
        compile(code, "<step 1>", "exec")  # what does not compile as a whole runs not at all
        tree = ast.parse(code)
        last = ast.Expression(tree.body.pop().value)
        with contextlib.redirect_stdout(printed):
            exec(compile(tree, "<step 1>", "exec"), space)
            told["value"] = repr(eval(compile(last, "<step 1>", "eval"), space))
    except Exception as error:
        told["error"] = [type(error).__name__, error.msg if isinstance(error, SyntaxError) else str(error)]
    told["printed"] = printed.getvalue()
    return told


if __name__ == "__main__":
    import json
    import sys
    import warnings

    warnings.simplefilter("ignore")
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        print(json.dumps(run(program(seed))))
