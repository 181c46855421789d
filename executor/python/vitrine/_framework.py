# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The other functions of the framework's executor module, for programs that import them."""

import ast as _ast
import functools as _functools
import re as _re
import threading as _threading
from collections.abc import Callable as _Callable
from typing import Any as _Any

from vitrine._engine import ExecutionTimeoutError, InterpreterError


def custom_print(*args: _Any, **kwargs: _Any) -> None:
    """The entry `print` of the base tools; the engine itself captures what code prints."""


def timeout(timeout_seconds: float) -> _Callable[[_Callable[..., _Any]], _Callable[..., _Any]]:
    """Decorates a function to raise ExecutionTimeoutError if it takes longer.

    Nothing can stop such a function: it runs on in a thread of its own. Steps have limits that end them.
    """

    def decorator(function):
        @_functools.wraps(function)
        def limited(*args, **kwargs):
            outcome = {}

            def work():
                try:
                    outcome["value"] = function(*args, **kwargs)
                except BaseException as error:  # noqa: BLE001 (raised again where it was called from)
                    outcome["error"] = error

            thread = _threading.Thread(target=work, name="vitrine-timeout", daemon=True)
            thread.start()
            thread.join(timeout_seconds)
            if "error" in outcome:
                raise outcome["error"]
            if "value" not in outcome:
                raise ExecutionTimeoutError(
                    f"Code execution exceeded the maximum execution time of {timeout_seconds} seconds")
            return outcome["value"]

        return limited

    return decorator


# The bare name, as no attribute and as no part of another one.
_ASSIGNED = _re.compile(r"(?<![.\w])final_answer(?=\s*=)")
_NOT_CALLED = _re.compile(r"(?<![.\w])final_answer\b(?!\s*\()")


def fix_final_answer_code(code: str) -> str:
    """Renames a variable `final_answer` of code that also calls the tool of that name, as the executors do."""
    if "final_answer(" not in code or not _ASSIGNED.search(code):
        return code
    return _NOT_CALLED.sub("final_answer_variable", _ASSIGNED.sub("final_answer_variable", code))


def evaluate_ast(expression: _ast.AST, state: dict[str, _Any], static_tools: dict[str, _Callable[..., _Any]] | None,
                 custom_tools: dict[str, _Callable[..., _Any]] | None, authorized_imports: list[str] | None = None) -> _Any:
    """The value of one node of a syntax tree, over `state`, in place. Raises what the code raises, or InterpreterError."""
    from vitrine import BASE_BUILTIN_MODULES, evaluate_python_code

    imports = BASE_BUILTIN_MODULES if authorized_imports is None else authorized_imports
    code = _ast.unparse(_ast.fix_missing_locations(expression))
    try:
        return evaluate_python_code(code, static_tools, custom_tools, state, imports, timeout_seconds=None)[0]
    except InterpreterError as error:
        raise error.__context__ or error from None  # as the code raised it, without the words around it
