# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""native.py FILE: runs a workload on plain CPython as bench_engine wants it: one line of JSON with the value of the last
statement and the seconds that compiling and running took. What it prints goes into memory, as in the engine. --cpu:
processor time."""
import ast
import contextlib
import io
import json
import sys
import time


def main():
    with open([name for name in sys.argv[1:] if not name.startswith("--")][0]) as source:
        text = source.read()
    clock = time.process_time if "--cpu" in sys.argv else time.perf_counter
    space = {"__name__": "__main__"}
    for node in ast.walk(ast.parse(text)):  # modules are loaded on both sides before the clock starts
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for module in [node.module] if isinstance(node, ast.ImportFrom) else names:
            __import__(module)
    with contextlib.redirect_stdout(io.StringIO()):
        start = clock()
        tree = ast.parse(text)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<step>", "exec"), space)
        value = eval(compile(ast.Expression(last.value), "<step>", "eval"), space) if last else None
        seconds = clock() - start
    print(json.dumps({"ok": True, "value": repr(value), "seconds": seconds}))


main()
