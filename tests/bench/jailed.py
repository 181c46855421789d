# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""jailed.py PROGRAM FILE: runs a workload in the jail of the program `vitrine`, under the policy of module.py, and answers as
bench_engine wants it. --cpu: processor time, which other work on the machine changes less."""
import ast
import json
import subprocess
import sys
import tempfile

POLICY = {"vitrine_policy": 1, "name": "bench", "version": 1, "base": "science",
          "limits": {"operations": 100_000_000_000, "while_iterations": 100_000_000_000, "wall_s": 600}}


def main():
    program, name = [word for word in sys.argv[1:] if not word.startswith("--")]
    with open(name) as source:
        imports = [node for node in ast.walk(ast.parse(source.read())) if isinstance(node, (ast.Import, ast.ImportFrom))]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as policy, tempfile.NamedTemporaryFile("w", suffix=".py") as first:
        json.dump(POLICY, policy)
        first.write("\n".join(map(ast.unparse, imports)) + "\nNone\n")  # loaded before the clock starts, as there
        policy.flush()
        first.flush()
        done = subprocess.run([program, "run", "--json", "--policy", policy.name, first.name, name],
                              capture_output=True, text=True)
    step = json.loads(done.stdout)["steps"][-1]
    seconds = step["usage"]["cpu_s" if "--cpu" in sys.argv else "wall_s"]
    print(json.dumps({"ok": step["status"] == "ok", "value": (step["output"] or {}).get("repr"), "seconds": seconds}))


main()
