# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An agent that runs each line of its input, a JSON text of code, in an executor with approvals."""

import json
import sys

from vitrine import Approval, LocalPythonExecutor

trail, seconds, default = sys.argv[1:]
run = LocalPythonExecutor([], dialect="python", trail=trail, title="Count <b>", agent_name="counter",
                          approval=Approval(float(seconds), default))
print("ready", flush=True)
for line in sys.stdin:
    try:
        print("gave", run(json.loads(line)).output, flush=True)
    except Exception as error:  # whatever it is, the test is told
        print("failed", type(error).__name__, str(error).replace("\n", " "), flush=True)
