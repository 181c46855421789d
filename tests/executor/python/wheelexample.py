# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""What the README promises of an installed wheel; run by packaging/wheels."""

import sys

import vitrine

assert "site-packages" in vitrine.__file__, vitrine.__file__
state = {"prices": [3, 4, 5]}
value, is_final = vitrine.evaluate_python_code("total = sum(prices)\ntotal * 2", vitrine.BASE_PYTHON_TOOLS, state=state)
assert (value, is_final, state["total"]) == (24, False, 12)
with_sandbox = vitrine.SandboxPythonExecutor([])
with_sandbox.send_tools({"final_answer": lambda answer: answer, "double": lambda n: 2 * n})
with_sandbox.send_variables({"prices": [3, 4, 5]})
output = with_sandbox("import math\nprint('in the jail')\nfinal_answer(double(sum(prices)))")
assert (output.output, output.logs, output.is_final_answer) == (24, "in the jail\n", True)
try:
    with_sandbox("import subprocess")
except vitrine.InterpreterError as error:
    assert error.details["rule"] == "imports.allow"
print(f"Python {sys.version.split()[0]}: {', '.join(with_sandbox.layers)}")
