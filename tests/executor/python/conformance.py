# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""conformance.py TOOLS.py: answers requests of the oracle's check.py, one JSON document a line, by the package `vitrine`.

    check.py cases.jsonl --batch 'python3 conformance.py tools.py'

Each case runs in a process of its own that was forked off: what a case does to modules, warnings or streams stays there.
"""

import builtins
import contextlib
import importlib.util
import io
import json
import os
import sys

import vitrine


def load(path):
    spec = importlib.util.spec_from_file_location("tools", path)  # a name that error texts show
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.TABLE


def executor(request, table):
    policy = request["policy"]
    vitrine.MAX_OPERATIONS = policy.get("max_operations", 10_000_000)
    vitrine.MAX_WHILE_ITERATIONS = policy.get("max_while_iterations", 1_000_000)
    run = vitrine.LocalPythonExecutor(
        policy["imports"], max_print_outputs_length=policy.get("print_chars"), timeout_seconds=policy.get("timeout_s", 30),
        additional_functions={name: table[name] for name in request["additional_functions"]}, dialect=policy["dialect"])
    run.send_variables(request["variables"])
    if request["tools"] is not None:
        run.send_tools({name: table[name] for name in request["tools"]})
    return run


def error_of(error, dialect):
    # What the code raised; the python dialect wraps it for the agent, as its cause.
    if dialect == "python" and isinstance(error, vitrine.InterpreterError):
        if error.__cause__ is not None:
            return {"type": type(error.__cause__).__name__, "message": str(error.__cause__)}
        if getattr(error, "details", None):
            return {"type": error.details["type"], "message": with_place(error.details)}
    return {"type": type(error).__name__, "message": str(error)}


def with_place(details):
    # The place is a field of its own with us; Python's str() of a syntax error holds it, with the name of its file.
    if issubclass(getattr(builtins, details["type"], type), SyntaxError) and details["line"]:
        return f"{details['message']} (<unknown>, line {details['line']})"
    return details["message"]


def step(run, code):
    answer = {"status": "ok", "output": None, "is_final": False, "error": None}
    try:
        output = run(code)
        answer |= {"output": {"repr": repr(output.output), "type": type(output.output).__name__},
                   "is_final": output.is_final_answer, "logs": output.logs}
    except BaseException as error:  # SystemExit and others of the code's own escape as upstream lets them
        answer |= {"status": "timeout" if isinstance(error, vitrine.ExecutionTimeoutError) else "error",
                   "error": error_of(error, run.dialect), "logs": str(run.state.get("_print_outputs", ""))}
    counter = run.state.get("_operations_count")
    answer["usage"] = {"operations": counter.get("counter") if isinstance(counter, dict) else None}
    return answer


def answered(request, table):
    try:
        run = executor(request, table)
    except vitrine.InterpreterError as error:
        return {"steps": [], "construction_error": {"type": type(error).__name__, "message": str(error)}}
    return {"steps": [step(run, code) for code in request["steps"]]}


def beside(request, table):
    """The answer from a process of its own; a fault when that one ends without."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            try:
                text = json.dumps(answered(request, table))
            except BaseException as error:
                text = json.dumps({"fault": f"{type(error).__name__}: {error}"})
        with os.fdopen(writer, "w") as out:
            out.write(text)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as source:
        text = source.read()
    status = os.waitpid(child, 0)[1]
    return text or json.dumps({"fault": f"the process ended with {status}"})


def main():
    table = load(sys.argv[1])
    for line in sys.stdin:
        if line.strip():
            print(beside(json.loads(line), table), flush=True)


if __name__ == "__main__":
    main()
