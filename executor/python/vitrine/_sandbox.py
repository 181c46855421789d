# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The executor whose code runs in a jailed process."""

import atexit
import contextvars
import json
import os
import sys
import threading
import weakref
from collections.abc import Callable, Iterable
from typing import Any

import vitrine as _package
from vitrine import _engine

__all__ = ["SandboxPythonExecutor", "SandboxUnavailableError", "StayingValue"]

# What code defines or imports, and nobody looks for among its values.
_NO_VARIABLES = ("module", "function")
# The executors whose steps wait for the tool that runs here.
_waiting = contextvars.ContextVar("vitrine_waiting", default=())
# The safe form that deletes a variable of the session.
_DELETED = '{"__type__":"deleted"}'
# What the standard library of the interpreter may be in without being named to the jail.
_SYSTEM_FOLDERS = ("/usr/lib/", "/usr/local/lib/")

atexit.register(_engine.close_idle_sandboxes)


class SandboxUnavailableError(RuntimeError):
    """No sandbox is available here, or not with the required layers."""


class StayingValue:
    """Represents a value that cannot leave the sandbox: a function, a data frame, an object of the code's own class.

    Attributes:
        type_name: name of its class.
        text: its repr() in the sandbox, possibly truncated.
    """

    def __init__(self, type_name, text, shown):
        self.type_name, self.text, self._shown = type_name, text, shown

    def __repr__(self):
        return self.text

    def __str__(self):
        return self._shown


def _worker_module():
    """Path of the worker's module: in the package (wheels), in the build folder, or in the Debian package."""
    package = os.path.dirname(os.path.realpath(_engine.__file__))
    for place in ("vitrine_worker.so", "../../bin/vitrine_worker.so", "../../../../libexec/vitrine/vitrine_worker.so"):
        path = os.path.realpath(os.path.join(package, place))
        if os.access(path, os.R_OK):
            return path
    raise SandboxUnavailableError("the sandbox is not installed: vitrine_worker.so is missing")


def _is_system(folder):
    return (folder + "/").startswith(_SYSTEM_FOLDERS)


def _worker_python():
    """The parts of the jailed Python: this interpreter with its installed packages."""
    module = _worker_module()
    executable = os.path.realpath(sys.executable or "/usr/bin/python3")
    packages = [os.path.realpath(folder) for folder in sys.path
                if os.path.basename(folder) in ("site-packages", "dist-packages") and os.path.isdir(folder)]
    package = os.path.dirname(os.path.dirname(os.path.realpath(_engine.__file__)))
    libraries = [folder for folder in packages if not _is_system(folder)]
    if os.path.dirname(os.path.dirname(module)) == package:
        libraries.append(package)  # with the libraries that a wheel brings
    for prefix in {os.path.realpath(sys.base_prefix), os.path.realpath(sys.base_exec_prefix)}:
        if prefix not in ("/usr", "/usr/local"):
            libraries += [folder for name in ("lib", "lib64") if os.path.isdir(folder := os.path.join(prefix, name))]
    return executable, packages, list(dict.fromkeys(libraries)), module


def _safe_form(name, value):
    try:
        return _engine.to_safe(value)
    except TypeError as error:
        raise TypeError(f"variable {name!r}: {error}") from None


class _Call:
    """A running tool and the destination of its result."""

    def __init__(self, session, call, tool, name, arguments):
        self._session, self._call, self._tool, self._name, self._arguments = session, call, tool, name, arguments
        self.result = None

    def run(self):
        form = error = None
        try:
            self.result = self._tool(*self._arguments[0], **self._arguments[1])
            form = self._form()
        except BaseException as raised:  # whatever it is, the step has to hear of it
            error = f"{type(raised).__name__}: {raised}"
        self._session.answer(self._call, form, error)

    def _form(self):
        try:
            return _engine.to_safe(self.result)
        except TypeError as error:
            # The answer that ends the run is handed over here; what goes back is for the record.
            if self._name == "final_answer":
                return _engine.to_safe(f"<{type(self.result).__name__} object>")
            raise TypeError(f"tool '{self._name}' returned a value that cannot be passed to the code: {error}") from None


def _arguments(form):
    """Positional and named arguments of a call."""
    given = _engine.from_safe(form)
    if isinstance(given, list):
        return given, {}
    if set(given) == {"args", "kwargs"}:
        return given["args"], given["kwargs"]
    return [], given


class SandboxPythonExecutor(_package.PythonExecutor):
    """Runs the code of an agent step by step over one state, in a separate process inside a jail.

    Only plain data is passed in and out: None, bool, int, float, complex, str, bytes, list, tuple, dict, set, frozenset,
    dates and times, Decimal, paths, numpy arrays and scalars, PIL images, and data classes as dicts. Sending or returning
    other values raises TypeError; as the value of a step they are a StayingValue. Tools run in this process.

    Args:
        additional_authorized_imports: modules that the code may import besides BASE_BUILTIN_MODULES. "a.b" allows that
            module, "a.*" also everything below a, "*" everything.
        max_print_outputs_length: number of printed characters kept per step.
        additional_functions: functions by name that the code may call; they run in this process.
        timeout_seconds: time limit of a step, after which ExecutionTimeoutError is raised. A step that does not stop is
            killed, and the session continues from its state before that step. None: no limit. Default: the limit of the
            policy, or MAX_EXECUTION_TIME_SECONDS.
        dialect: "smolagents" (like the framework's own executor) or "python" (all of Python).
        policy: a policy document as dict, its path, or the name of a bundled one. It decides the dialect, the modules
            and the limits; the arguments above add to it.
        trail, title, agent_name, approval: as for LocalPythonExecutor.
        required_layers: protection layers without which no step runs, besides those required by the policy;
            SandboxUnavailableError names the missing ones. `layers` lists the active ones.
        on_print: called with each piece of text that a running step prints.

    Policy and limits are fixed when the executor is created.
    """

    def __init__(self, additional_authorized_imports: list[str], max_print_outputs_length: int | None = None,
                 additional_functions: dict[str, Callable[..., Any]] | None = None,
                 timeout_seconds: float | None | _package._Unset = _package._UNSET, *, dialect: str = "smolagents",
                 policy: dict[str, Any] | str | os.PathLike[str] | None = None,
                 trail: str | os.PathLike[str] | None = None, title: str = "", agent_name: str = "",
                 approval: "_package.Approval | bool" = False, required_layers: Iterable[str] = ("jail",),
                 on_print: Callable[[str], None] | None = None) -> None:
        if approval and trail is None:
            raise ValueError("approvals need a trail that records the decisions: pass trail=PATH")
        self._approval = _package.Approval() if approval is True else approval or None
        rules = _package._Policy(dialect, policy)
        more = _package._module_names(additional_authorized_imports)
        self.additional_authorized_imports = additional_authorized_imports
        self.authorized_imports = list(set(_package.BASE_BUILTIN_MODULES if policy is None else rules.imports) | set(more))
        _package._check_installed(self.authorized_imports if policy is None else more)
        self.max_print_outputs_length, self.timeout_seconds = _package._own_limits(
            rules, max_print_outputs_length, timeout_seconds)
        self.dialect = rules.dialect
        self.additional_functions = dict(additional_functions or {})
        self.static_tools = None
        self.custom_tools = {}
        self._state = {"__name__": "__main__"}
        self._known = {}  # what the session is known to have: names and values as they are in the state
        self._is_stale = False  # a step has run since
        self._on_print = on_print
        self._turn = threading.Lock()
        self._tools = dict(self.additional_functions)
        self._sent = None  # names of the tools that the session has
        self._variables = {}  # safe forms for the next step
        document = self._document(rules, required_layers)
        self._session = self._open(document)
        self._closing = weakref.finalize(self, self._session.close)
        self._trail = None
        if trail is not None:
            self._trail = _engine.Trail(trail, title, agent_name, document, self.layers, self._session.python_version)

    def _document(self, rules, required_layers):
        document = json.loads(rules.changed(self.authorized_imports, self.max_print_outputs_length, self.timeout_seconds))
        document["required_layers"] = sorted({*document["required_layers"], *required_layers})
        if document["name"] == "live" and document["limits"]["memory_mib"] is None:
            document["limits"]["memory_mib"] = 1024  # of a process of its own
        return json.dumps(document)

    @staticmethod
    def _open(document):
        try:
            return _engine.Sandbox(document, *_worker_python())
        except OSError as error:
            raise SandboxUnavailableError(str(error)) from None

    @property
    def state(self) -> dict[str, Any]:
        """The variables of the session by name: copies of plain data, and a StayingValue for any other value.

        Reading it fetches the variables. Values that you set in it are available in the next step, and names that you
        delete from it are gone.
        """
        if self._is_stale and self._turn.acquire(blocking=False):  # not while a step runs
            try:
                self._refresh()
            finally:
                self._turn.release()
        return self._state

    @state.setter
    def state(self, variables: dict[str, Any]) -> None:
        self._state, self._known = variables, {}

    def _refresh(self):
        """Updates the variables from the session, in place."""
        self._is_stale = False
        forms = self._session.variables()
        found = {name: StayingValue(told["type"], told["repr"], told["repr"])
                 for told in (self.last_result or {}).get("variables", ())
                 if (name := told["name"]) not in forms and told["change"] != "removed" and told["type"] not in _NO_VARIABLES}
        found |= {name: _engine.from_safe(form) for name, form in forms.items()}
        for name in self._known.keys() - found.keys():
            self._state.pop(name, None)
        self._known = found
        self._state.update(found)

    def _own_changes(self):
        """Safe forms of values that the owner of the state has set or deleted since the last call."""
        changed = {name: value for name, value in self._state.items()
                   if not name.startswith("_") and (name not in self._known or self._known[name] is not value)}
        forms = {name: _safe_form(name, value) for name, value in changed.items()}
        for name in self._known.keys() - self._state.keys():
            del self._known[name]
            forms[name] = _DELETED
        self._known |= changed
        return forms

    @property
    def layers(self) -> list[str]:
        """The active protection layers, such as "review", "guards", "jail", "namespaces", "seccomp"."""
        return self._session.layers

    @property
    def python_version(self) -> str:
        """Version of the Python that runs the code."""
        return self._session.python_version

    @property
    def last_result(self) -> dict[str, Any] | None:
        """The complete result of the last step (a dict), None before the first."""
        text = self._session.result()
        return None if text is None else json.loads(text)

    def send_variables(self, variables: dict[str, Any]) -> None:
        """Sets variables of the code. Raises TypeError, and sets none, if one of them cannot be passed into the sandbox."""
        forms = {name: _safe_form(name, value) for name, value in variables.items()}
        self._variables |= forms
        self._state.update(variables)
        self._known |= variables

    def send_tools(self, tools: dict[str, Callable[..., Any]]) -> None:
        """Provides tools (callables by name) to the code, besides the base tools and the additional functions."""
        self.static_tools = {**tools, **_package.BASE_PYTHON_TOOLS, **self.additional_functions}
        self._tools = {name: tool for name, tool in self.static_tools.items()
                       if tool is not _package.BASE_PYTHON_TOOLS.get(name)}

    def __call__(self, code_action: str) -> "_package.CodeOutput":
        if self in _waiting.get():
            raise RuntimeError("a step cannot run another one in its own executor")
        with self._turn:
            return self._run(code_action)

    def _run(self, code):
        asked, code = _package._ask(self._approval, self._trail, code)
        execution = None if self._trail is None else self._trail.begin(code, self._session, asked)
        try:
            if asked is not None and asked[1] == "deny":
                self._session.deny(_package._denial(asked))
            return self._step(code)
        finally:
            self._is_stale = True
            self._state["_print_outputs"] = _package.PrintContainer(self._session.logs)
            self._state["_operations_count"] = {"counter": self._session.operations}
            if execution is not None:
                self._trail.end(execution, self._session)

    def _step(self, code):
        names = sorted(self._tools)
        variables = self._own_changes() | self._variables
        self._variables = {}
        self._session.start(code, variables, names if names != self._sent else None)
        self._sent = names
        final = self._follow()
        form, type_name, text, shown, logs, is_final = self._session.finish(self.timeout_seconds)
        if is_final and final is not None:
            value = final.result
        else:
            value = StayingValue(type_name, text, shown) if form is None else _engine.from_safe(form)
        return _package.CodeOutput(value, logs, is_final)

    def _follow(self):
        """Handles the reports of the running step until it ends. Returns the last call of `final_answer`, or None."""
        final = None
        try:
            while (news := self._session.next())[0] != "ended":
                if news[0] == "printed":
                    if self._on_print is not None:
                        self._on_print(news[1])
                elif (call := self._begin(*news[1:])) is not None:
                    final = call
        except BaseException:
            self._abandon()
            raise
        return final

    def _begin(self, number, name, arguments):
        """Runs a tool, on a separate thread if a time limit may end the step before the tool returns."""
        tool = self._tools.get(name)
        if tool is None:
            self._session.answer(number, None, f"NameError: there is no tool {name!r}")
            return None
        try:
            call = _Call(self._session, number, tool, name, _arguments(arguments))
        except (ValueError, TypeError, ArithmeticError, MemoryError) as error:
            self._session.answer(number, None, f"ValueError: the arguments cannot be read: {error}")
            return None
        context = contextvars.copy_context()
        context.run(_waiting.set, (*_waiting.get(), self))
        if self.timeout_seconds is None:
            context.run(call.run)
        else:
            threading.Thread(target=context.run, args=(call.run,), name=f"vitrine tool {name}", daemon=True).start()
        return call if name == "final_answer" else None

    def _abandon(self):
        """Stops the step and discards its result."""
        self._session.cancel()
        while self._session.next()[0] != "ended":
            self._session.cancel()
        try:
            self._session.finish(self.timeout_seconds)
        except Exception:
            pass  # it was stopped

    def interrupt(self) -> None:
        """Stops the running or waiting step, from any thread. Its caller gets an InterpreterError."""
        if self._trail is not None:
            self._trail.stop_asking()
        self._session.cancel()

    def cleanup(self) -> None:
        """Stops the running step and ends the session. Its worker is kept for another executor."""
        if self in _waiting.get():
            raise RuntimeError("a tool cannot end the session of the step that calls it")
        self._session.cancel()
        with self._turn:
            self._closing()
