# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Guarded execution of agent code in your own Python.

`LocalPythonExecutor` replaces the agent framework's executor of that name:

    from smolagents import CodeAgent
    from vitrine import LocalPythonExecutor

    agent = CodeAgent(tools=[], model=model, executor=LocalPythonExecutor(["numpy"]))

`SandboxPythonExecutor` does the same with the code in a jailed process; use it for code that you would not run yourself:

    agent = CodeAgent(tools=[], model=model, executor=SandboxPythonExecutor(["numpy"]))

`evaluate_python_code` runs one piece of code. All support two dialects: "smolagents" behaves like the framework's own
executor, "python" is all of Python, compiled. A policy decides what code may do. The README of the folder
`executor/python` describes the effects on your process and the limits of the protection.
"""

import builtins as _builtins
import enum as _enum
import importlib.util as _import_util
import json as _json
import math as _math
import os as _os
import warnings as _warnings
from abc import ABC as _ABC, abstractmethod as _abstractmethod
from collections.abc import Callable as _Callable, Iterable as _Iterable
from contextlib import contextmanager as _contextmanager
from dataclasses import dataclass as _dataclass
from typing import Any as _Any

from vitrine import _engine
from vitrine._engine import ExecutionTimeoutError, FinalAnswerException, InterpreterError
from vitrine._framework import custom_print, evaluate_ast, fix_final_answer_code, timeout

__version__ = _engine.version
__all__ = [
    "CodeOutput", "ExecutionTimeoutError", "FinalAnswerException", "Approval", "InterpreterError", "LocalPythonExecutor",
    "PrintContainer", "PythonExecutor", "SandboxPythonExecutor", "SandboxUnavailableError", "StayingValue",
    "custom_print", "evaluate_ast", "evaluate_python_code", "fix_final_answer_code", "timeout",
]

# Read whenever code runs, so that a program may set them.
DEFAULT_MAX_LEN_OUTPUT = 50_000
MAX_OPERATIONS = 10_000_000
MAX_WHILE_ITERATIONS = 1_000_000
MAX_EXECUTION_TIME_SECONDS = 30
ALLOWED_DUNDER_METHODS = ["__init__", "__str__", "__repr__"]

BASE_BUILTIN_MODULES = [
    "collections", "datetime", "itertools", "math", "queue", "random", "re", "stat", "statistics", "time", "unicodedata",
]
# For people: the import list decides, not this one.
DANGEROUS_MODULES = [
    "builtins", "io", "multiprocessing", "os", "pathlib", "pty", "shutil", "socket", "subprocess", "sys",
]
DANGEROUS_FUNCTIONS = [
    "builtins.compile", "builtins.eval", "builtins.exec", "builtins.globals", "builtins.locals", "builtins.__import__",
    "os.popen", "os.system", "posix.system",
]
ERRORS = {
    name: value for name, value in vars(_builtins).items() if isinstance(value, type) and issubclass(value, BaseException)
}


def _base_getattr(obj, name, default=None):
    if name.startswith("__") and name.endswith("__"):
        raise InterpreterError(f"Forbidden access to dunder attribute: {name}")
    return getattr(obj, name, default)


# What every executor knows once tools were sent. Where the code calls one of them, the engine's guarded form runs.
BASE_PYTHON_TOOLS = {
    name: getattr(_builtins, name)
    for name in (
        "abs", "all", "any", "bool", "callable", "chr", "complex", "dict", "divmod", "enumerate", "filter", "float",
        "hasattr", "int", "isinstance", "issubclass", "iter", "len", "list", "map", "max", "min", "next", "ord", "pow",
        "range", "reversed", "round", "set", "setattr", "sorted", "str", "sum", "tuple", "type", "zip",
    )
} | {
    name: getattr(_math, name)
    for name in (
        "acos", "asin", "atan", "atan2", "ceil", "cos", "degrees", "exp", "floor", "log", "radians", "sin", "sqrt", "tan",
    )
} | {"print": custom_print, "getattr": _base_getattr}


class PrintContainer:
    """The printed output of a step, as stored in the variable `_print_outputs`."""

    def __init__(self, value=""):
        self.value = value

    def append(self, text):
        self.value += text
        return self

    def __iadd__(self, other):
        self.value += str(other)
        return self

    def __str__(self):
        return self.value

    def __repr__(self):
        return f"PrintContainer({self.value})"

    def __len__(self):
        return len(self.value)


@_dataclass
class CodeOutput:
    """The result of a step: the value of its last statement, or the final answer, and its printed output."""

    output: _Any
    logs: str
    is_final_answer: bool


class PythonExecutor(_ABC):
    """The interface of executors that agents use."""

    @_abstractmethod
    def send_tools(self, tools: dict[str, _Callable[..., _Any]]) -> None: ...

    @_abstractmethod
    def send_variables(self, variables: dict[str, _Any]) -> None: ...

    @_abstractmethod
    def __call__(self, code_action: str) -> CodeOutput: ...


class _Unset(_enum.Enum):
    """The default of an argument that a policy can set."""

    UNSET = "unset"

    def __repr__(self):
        return "..."


_UNSET = _Unset.UNSET

# The bundled profile whose builtins and attributes a dialect starts with.
_PROFILES = {"smolagents": "smolagents-default", "python": "data-analysis"}


def _base_document(dialect, policy):
    """The policy document (a dict) that an executor starts from; `policy` is a name, a path, a dict or None."""
    if policy is None:
        if dialect not in _PROFILES:
            raise ValueError(f"unknown dialect {dialect!r}: use 'smolagents' or 'python'")
        document = _json.loads(_engine.bundled_profile(_PROFILES[dialect]))
        allowed = document["builtins"]["allow"]
        allowed += [name for name in (*BASE_PYTHON_TOOLS, "delattr") if name not in allowed and dialect == "python"]
        # The memory of the process is the caller's; it is limited only if a policy says so.
        document["limits"]["memory_mib"] = None
        return document | {"name": "live", "dialect": dialect, "imports": {"allow": [], "deny": []}}
    if isinstance(policy, dict):
        text = _json.dumps(policy)
    elif isinstance(policy, str) and (text := _engine.bundled_profile(policy)) is not None:
        pass
    elif isinstance(policy, (str, _os.PathLike)):
        return _document_in(policy)
    else:
        raise TypeError(f"policy must be a dict, a path or the name of a bundled policy, not {type(policy).__name__}")
    return _json.loads(_engine.canonical_policy(text))


def _document_in(file):
    try:
        with open(file, "rb") as opened:
            text = opened.read()
    except FileNotFoundError as error:
        raise FileNotFoundError(error.errno, "no such file, and no bundled policy with this name", file) from None
    try:
        return _json.loads(_engine.canonical_policy(text.decode("utf-8")))
    except ValueError as error:
        raise ValueError(f"{_os.fsdecode(file)}: {error}") from None


def _module_names(imports):
    """A list of names; rejects a text, which would be split into characters."""
    names = list(imports) if isinstance(imports, _Iterable) and not isinstance(imports, (str, bytes)) else [None]
    if not all(isinstance(name, str) for name in names):
        raise TypeError(f"authorized imports must be a list of module names, such as ['numpy'], not {imports!r}")
    return names


def _checked_limits(print_chars, seconds):
    """Checks limits, with errors that name the arguments instead of fields of a policy document."""
    is_number = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    if seconds is not None and not (is_number and 0 < seconds < float("inf")):
        raise ValueError(f"timeout_seconds must be a number of seconds above zero, or None for no limit, not {seconds!r}")
    if not isinstance(print_chars, int) or print_chars < 0:
        raise ValueError(f"max_print_outputs_length must be a number of characters, zero or more, not {print_chars!r}")


class _Policy:
    """The policy of one executor as JSON: its initial document and the values that its caller can change at any time."""

    def __init__(self, dialect, policy):
        self._document = _base_document(dialect, policy)
        self._is_own = policy is None  # then all limits are those of the arguments and constants
        self.dialect = self._document["dialect"]
        # Then the engine itself keeps the entries that agents look for in the state, as the older executor does.
        self.is_exact = self.dialect == "smolagents" and self._document["defects"] == "as_recorded"
        self._seen = None

    def limit(self, name, given, default):
        """A limit of an executor: the caller's value, or else that of the caller's policy, or else the default."""
        if given is not _UNSET:
            return given
        return default if self._is_own else self._document["limits"][name]

    @property
    def imports(self):
        return self._document["imports"]["allow"]

    def changed(self, imports, print_chars, seconds):
        """The document as JSON if it has changed since the last call, else None."""
        now = (tuple(imports), print_chars, seconds, MAX_OPERATIONS, MAX_WHILE_ITERATIONS, tuple(ALLOWED_DUNDER_METHODS))
        if now == self._seen:
            return None
        _checked_limits(print_chars, seconds)
        document = dict(self._document)
        document["imports"] = document["imports"] | {"allow": list(dict.fromkeys(imports))}
        limits = document["limits"] | {"wall_s": seconds, "print_chars": print_chars}
        if self._is_own:
            limits |= {"operations": MAX_OPERATIONS, "while_iterations": MAX_WHILE_ITERATIONS}
            dunders = document["attributes"]["allow_dunder"]
            document["attributes"] = {"allow_dunder": sorted({*dunders, *ALLOWED_DUNDER_METHODS})}
        document["limits"] = limits
        text = _json.dumps(document)
        self._seen = now
        return text


def _new_session(document, state):
    """A session in this process; SandboxUnavailableError if the policy requires a layer that only a sandbox has."""
    try:
        return _engine.Session(document, state, BASE_PYTHON_TOOLS)
    except RuntimeError as error:
        raise SandboxUnavailableError(str(error)) from None


def _own_limits(policy, print_chars, seconds):
    """The limits of printed characters and of seconds of an executor."""
    return (policy.limit("print_chars", _UNSET if print_chars is None else print_chars, DEFAULT_MAX_LEN_OUTPUT),
            policy.limit("wall_s", seconds, MAX_EXECUTION_TIME_SECONDS))


@_dataclass(frozen=True)
class Approval:
    """Each step waits until the user of a workbench that has the executor's trail open allows, edits or denies it.

    Args:
        timeout_seconds: the longest time that a step waits.
        default: "deny" or "allow", applied if there is no answer in time, or no workbench that handles approvals; in
            that case a RuntimeWarning lists where one was expected.
    """

    timeout_seconds: float = 120
    default: str = "deny"

    def __post_init__(self):
        if self.default not in ("deny", "allow"):
            raise ValueError("the default of an approval must be 'deny' or 'allow'")
        if not 0 < self.timeout_seconds <= 7 * 24 * 3600:
            raise ValueError("timeout_seconds of an approval must be above zero and at most a week")


def _denial(asked):
    """The message to the agent about a step that was not approved."""
    by, author, reason = asked[2], asked[4], asked[5]
    if by == "person":
        who = f"The step was denied by {author or 'the user'}"
        return f"{who}: {reason}" if reason else f"{who}."
    why = {"timeout": f"no answer within {asked[9]:g} seconds", "absent": "no workbench handles approvals",
           "too-large": "its code is too long for approval", "interrupted": "the wait was interrupted"}
    return f"The step was not approved: {why[by]}."


def _ask(approval, trail, code):
    """Asks for the approval of a step. Returns the decision, None without approvals, and the code to run."""
    if approval is None:
        return None, code
    asked = trail.ask(code, approval.timeout_seconds, approval.default)
    if asked[2] == "absent":
        _warnings.warn(f"no workbench handles approvals: {asked[5]}", RuntimeWarning, stacklevel=3)
    return asked, asked[3] if asked[1] == "edit" else code


class LocalPythonExecutor(PythonExecutor):
    """Runs the code of an agent in this Python, step by step, over one state.

    Args:
        additional_authorized_imports: modules that the code may import besides BASE_BUILTIN_MODULES. "a.b" allows that
            module, "a.*" also everything below a, "*" everything.
        max_print_outputs_length: number of printed characters kept per step.
        additional_functions: functions by name that the code may call; they take precedence over the base tools.
        timeout_seconds: time limit of a step, after which ExecutionTimeoutError is raised. None: no limit. Default: the
            limit of the policy, or MAX_EXECUTION_TIME_SECONDS.
        dialect: "smolagents" (like the framework's own executor) or "python" (all of Python).
        policy: a policy document as dict, its path, or the name of a bundled one. It decides the dialect, the modules
            and the limits; the arguments above add to it.
        trail: path of a trail, created if it does not exist. Each step is written to it before it runs and when it has
            ended, so that `vitrine` shows it while the agent works. If that fails, OSError is raised and nothing runs.
        title, agent_name: names of the run in the trail.
        approval: an Approval, or True for the default one: each step waits for approval in the workbench. Needs a trail, which
            records each decision.
    """

    def __init__(self, additional_authorized_imports: list[str], max_print_outputs_length: int | None = None,
                 additional_functions: dict[str, _Callable[..., _Any]] | None = None,
                 timeout_seconds: float | None | _Unset = _UNSET, *, dialect: str = "smolagents",
                 policy: dict[str, _Any] | str | _os.PathLike[str] | None = None,
                 trail: str | _os.PathLike[str] | None = None, title: str = "", agent_name: str = "",
                 approval: Approval | bool = False) -> None:
        if approval and trail is None:
            raise ValueError("approvals need a trail that records the decisions: pass trail=PATH")
        self._approval = Approval() if approval is True else approval or None
        self.custom_tools = {}
        self.state = {"__name__": "__main__"}
        self.additional_authorized_imports = additional_authorized_imports
        more = _module_names(additional_authorized_imports)
        self._policy = _Policy(dialect, policy)
        self.max_print_outputs_length, self.timeout_seconds = _own_limits(
            self._policy, max_print_outputs_length, timeout_seconds)
        base = BASE_BUILTIN_MODULES if policy is None else self._policy.imports
        self.authorized_imports = list(set(base) | set(more))
        _check_installed(self.authorized_imports if policy is None else more)
        self.static_tools = None
        self.additional_functions = additional_functions or {}
        document = self._document()
        self._session = _new_session(document, self.state)
        self._trail = None if trail is None else _engine.Trail(trail, title, agent_name, document)

    @property
    def dialect(self) -> str:
        """"smolagents" or "python"."""
        return self._policy.dialect

    @property
    def last_result(self) -> dict[str, _Any] | None:
        """The complete result of the last step (a dict), None before the first."""
        text = self._session.result()
        return None if text is None else _json.loads(text)

    def send_variables(self, variables: dict[str, _Any]) -> None:
        """Sets variables of the code."""
        self.state.update(variables)

    def send_tools(self, tools: dict[str, _Callable[..., _Any]]) -> None:
        """Provides tools (callables by name) to the code, besides the base tools and the additional functions."""
        self.static_tools = {**tools, **BASE_PYTHON_TOOLS, **self.additional_functions}

    def __call__(self, code_action: str) -> CodeOutput:
        if (changed := self._document()) is not None:
            self._session.set_policy(changed)
        asked, code_action = _ask(self._approval, self._trail, code_action)
        execution = None if self._trail is None else self._trail.begin(code_action, self._session, asked)
        try:
            if asked is not None and asked[1] == "deny":
                self._session.deny(_denial(asked))
            with _reported(self.state, self._session, self._policy):
                output, logs, is_final = self._session.run(code_action, self.static_tools, self.custom_tools,
                                                           self.authorized_imports, self.timeout_seconds,
                                                           execution is not None)
        finally:
            if execution is not None:
                self._trail.end(execution, self._session)
        return CodeOutput(output, logs, is_final)

    def interrupt(self) -> None:
        """Stops the running or waiting step, from any thread. Its caller gets an InterpreterError."""
        if self._trail is not None:
            self._trail.stop_asking()
        self._session.cancel()

    def cleanup(self) -> None:
        """Does nothing: everything is released with the executor."""

    def _document(self):
        return self._policy.changed(self.authorized_imports, self.max_print_outputs_length, self.timeout_seconds)


@_contextmanager
def _reported(state, session, policy):
    """Keeps printed output and operation count in `state` between the steps, for agents; the code does not see them."""
    if policy.is_exact:
        yield
        return
    if isinstance(state.get("_print_outputs"), PrintContainer):
        del state["_print_outputs"]
        state.pop("_operations_count", None)
    try:
        yield
    finally:
        state["_print_outputs"] = PrintContainer(session.logs)
        state["_operations_count"] = {"counter": session.operations}


def _check_installed(imports):
    """Raises for modules that the import system does not find; only the first part of a dotted name counts."""
    missing = [name for name in sorted(set(imports)) if name != "*" and not _is_installed(name.split(".")[0])]
    if missing:
        raise InterpreterError(
            f"Non-installed authorized modules: {', '.join(missing)}. "
            "Please install these modules or remove them from the authorized imports list.")


def _is_installed(name):
    try:
        return _import_util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def evaluate_python_code(code: str, static_tools: dict[str, _Callable[..., _Any]] | None = None,
                         custom_tools: dict[str, _Callable[..., _Any]] | None = None,
                         state: dict[str, _Any] | None = None, authorized_imports: _Iterable[str] = BASE_BUILTIN_MODULES,
                         max_print_outputs_length: int | None = None,
                         timeout_seconds: float | None | _Unset = _UNSET, *, dialect: str = "smolagents",
                         policy: dict[str, _Any] | str | _os.PathLike[str] | None = None) -> tuple[_Any, bool]:
    """Runs one piece of code over `state`, in place, and returns its value and whether that is a final answer.

    Raises InterpreterError if the code fails or is denied, and ExecutionTimeoutError after `timeout_seconds` (None: no
    limit). Limits that the caller omits are those of the policy.
    """
    state = {} if state is None else state
    custom_tools = {} if custom_tools is None else custom_tools
    rules = _Policy(dialect, policy)
    imports = _module_names(authorized_imports)
    print_chars, seconds = _own_limits(rules, max_print_outputs_length, timeout_seconds)
    document = rules.changed(imports, print_chars, seconds)
    session = _new_session(document, state)
    with _reported(state, session, rules):
        value, _, is_final = session.run(code, static_tools, custom_tools, imports, seconds, False)
    return value, is_final


from vitrine._sandbox import SandboxPythonExecutor, SandboxUnavailableError, StayingValue  # noqa: E402 (needs what is above)
