# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""What the README promises of an installed wheel; run by packaging/wheels."""

import contextlib
import io
import re
import sys
from pathlib import Path

import vitrine

assert "site-packages" in vitrine.__file__, vitrine.__file__
readme = (Path(__file__).parents[3] / "executor/python/README.md").read_text(encoding="utf-8")
(example,) = [code for code in re.findall(r"```python\n(.*?)```", readme, re.DOTALL) if "evaluate_python_code" in code]
with contextlib.redirect_stdout(io.StringIO()) as printed:
    exec(compile(example, "README.md", "exec"), {"__name__": "__main__"})  # pylint: disable=exec-used
assert printed.getvalue().splitlines()[-1] == "imports.allow", printed.getvalue()

with_sandbox = vitrine.SandboxPythonExecutor([])
with_sandbox.send_tools({"final_answer": lambda answer: answer, "double": lambda n: 2 * n})
with_sandbox.send_variables({"prices": [3, 4, 5]})
output = with_sandbox("import math\nprint('in the jail')\nfinal_answer(double(sum(prices)))")
assert (output.output, output.logs, output.is_final_answer) == (24, "in the jail\n", True)
try:
    with_sandbox("import subprocess")
except vitrine.InterpreterError as error:
    assert error.details["rule"] == "imports.allow"
else:
    raise AssertionError("subprocess was imported")
print(f"Python {sys.version.split()[0]}: {', '.join(with_sandbox.layers)}")
