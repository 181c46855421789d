# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""values.py [ROUNDS] [COUNT]: how long large values take from a step in the sandbox to the caller, and from the caller into a
step: milliseconds of the best round, beside the time of the code itself."""
import sys
import time

from vitrine import SandboxPythonExecutor

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
VALUES = {
    "list of int": f"list(range({COUNT}))",
    "list of float": f"[i * 0.37 for i in range({COUNT})]",
    "list of str": f"[str(i) for i in range({COUNT})]",
    "list of tuple": f"[(i, i) for i in range({COUNT} // 3)]",
    "list of Decimal": f"[Decimal(i) for i in range({COUNT} // 10)]",
    "dict of int": f"{{i: i for i in range({COUNT})}}",
    "list of dict": f"[{{'name': i, 'value': 0.5}} for i in range({COUNT} // 4)]",
    "str": f"'x' * {COUNT}",
    "bytes": f"b'x' * {COUNT}",
    "numpy": f"numpy.arange({COUNT}) * 0.37",
}
POLICY = {"vitrine_policy": 1, "name": "bench", "version": 1, "base": "science",
          "limits": {"operations": 100_000_000_000, "while_iterations": 100_000_000_000}}


def milliseconds(run, code):
    begun = time.perf_counter()
    run(code)
    return (time.perf_counter() - begun) * 1000


def sent(executor, value):
    executor.send_variables({"given": value})
    return executor("None")


def main():
    executor = SandboxPythonExecutor([], timeout_seconds=60, policy=POLICY)
    executor("import numpy\nfrom decimal import Decimal")
    print(f"| {COUNT:,} | the step | with its value | sent |")
    for name, code in VALUES.items():
        made = min(milliseconds(executor, f"made = {code}\nNone") for _ in range(ROUNDS))
        whole = min(milliseconds(executor, f"made = {code}\nmade") for _ in range(ROUNDS))
        value = executor("made").output
        given = min(milliseconds(lambda value: sent(executor, value), value) for _ in range(ROUNDS))
        executor("made = given = None")
        print(f"| {name} | {made:.0f} | {whole:.0f} | {given:.0f} |", flush=True)


main()
