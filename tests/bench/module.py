# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""module.py FILE: runs a workload through the package `vitrine` in this python3, in the dialect python with everything on,
and answers as bench_engine wants it. --here: on the caller's thread, without a time limit. --cpu:
processor time."""
import ast
import json
import sys
import time

from vitrine import LocalPythonExecutor


def main():
    here = "--here" in sys.argv
    with open([name for name in sys.argv[1:] if not name.startswith("--")][0]) as source:
        text = source.read()
    for node in ast.walk(ast.parse(text)):  # modules are loaded on both sides before the clock starts
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for module in [node.module] if isinstance(node, ast.ImportFrom) else names:
            __import__(module)
    limits = {"operations": 100_000_000_000, "while_iterations": 100_000_000_000}
    run = LocalPythonExecutor([], timeout_seconds=None if here else 600, policy={
        "vitrine_policy": 1, "name": "bench", "version": 1, "base": "science", "limits": limits})
    run("None")  # the first step of a process also loads the parser's classes, as reading the text did for native.py
    clock = time.process_time if "--cpu" in sys.argv else time.perf_counter
    start = clock()
    value = run(text).output
    seconds = clock() - start
    print(json.dumps({"ok": True, "value": repr(value), "seconds": seconds}))


main()
