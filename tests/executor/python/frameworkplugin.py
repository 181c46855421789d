# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""A plugin of pytest, for tst_framework.py: in the agent framework's own tests its executor is Vitrine's. VITRINE_FRAMEWORK_EXECUTOR
says which one, VITRINE_FRAMEWORK_FAILED where the names of the tests that fail are written, as JSON."""

import json
import os

import smolagents
import smolagents.agents
import smolagents.local_python_executor as framework
import vitrine

NAMES = ("InterpreterError", "ExecutionTimeoutError", "FinalAnswerException", "PrintContainer", "PythonExecutor", "LocalPythonExecutor",
         "evaluate_python_code", "fix_final_answer_code", "timeout")
FAILED = []


def sandboxed(additional_authorized_imports=(), max_print_outputs_length=None, additional_functions=None, timeout_seconds=vitrine._UNSET):
    return vitrine.SandboxPythonExecutor(list(additional_authorized_imports), max_print_outputs_length, additional_functions, timeout_seconds)


def evaluate_sandboxed(code, static_tools=None, custom_tools=None, state=None, authorized_imports=vitrine.BASE_BUILTIN_MODULES,
                       max_print_outputs_length=None, timeout_seconds=vitrine._UNSET):
    """As the framework's function of one piece of code, with a session of its own in the sandbox."""
    run = vitrine.SandboxPythonExecutor(list(authorized_imports), max_print_outputs_length, None, timeout_seconds)
    state = {} if state is None else state
    tools = {**(static_tools or {}), **(custom_tools or {})}
    try:
        run.send_variables({name: value for name, value in state.items() if not name.startswith("_")})
        run.send_tools({name: tool for name, tool in tools.items() if vitrine.BASE_PYTHON_TOOLS.get(name) is not tool})
        output = run(code)
        return output.output, output.is_final_answer
    finally:
        state.update((name, value) for name, value in run.state.items() if name != "__name__")


def full_policy():
    """The framework's constants, which its tests change, and nothing beyond its own checks."""
    return {"vitrine_policy": 1, "base": "smolagents-default", "fidelity": "full", "imports": {"allow": vitrine.BASE_BUILTIN_MODULES},
            "attributes": {"allow_dunder": vitrine.ALLOWED_DUNDER_METHODS},
            "limits": {"operations": vitrine.MAX_OPERATIONS, "while_iterations": vitrine.MAX_WHILE_ITERATIONS, "memory_mib": None}}


class FullExecutor(vitrine.LocalPythonExecutor):
    def __init__(self, *args, **named):
        super().__init__(*args, **named, policy=full_policy())


def evaluate_fully(*args, **named):
    return vitrine.evaluate_python_code(*args, **named, policy=full_policy())


for name in NAMES:
    setattr(framework, name, getattr(vitrine, name))


class Forwarding(type(framework)):
    """The framework's tests change constants of its module; users of Vitrine change those of `vitrine`."""

    def __setattr__(self, name, value):
        super().__setattr__(name, value)
        if name in ("ALLOWED_DUNDER_METHODS", "MAX_OPERATIONS", "MAX_WHILE_ITERATIONS"):
            setattr(vitrine, name, value)


framework.__class__ = Forwarding
WAYS = {"local": (vitrine.LocalPythonExecutor, vitrine.evaluate_python_code), "full": (FullExecutor, evaluate_fully),
        "sandbox": (sandboxed, evaluate_sandboxed)}
framework.LocalPythonExecutor, framework.evaluate_python_code = WAYS[os.environ["VITRINE_FRAMEWORK_EXECUTOR"]]
for module in (smolagents, smolagents.agents):
    for name in NAMES:
        if hasattr(module, name):
            setattr(module, name, getattr(framework, name))


def pytest_runtest_logreport(report):
    if report.failed:
        FAILED.append(report.nodeid.partition("::")[2])


def pytest_sessionfinish():
    with open(os.environ["VITRINE_FRAMEWORK_FAILED"], "w", encoding="utf-8") as file:
        json.dump(sorted(set(FAILED)), file)
