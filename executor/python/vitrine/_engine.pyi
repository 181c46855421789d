# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
import os
from collections.abc import Callable, Iterable
from typing import Any, final

version: str

class InterpreterError(ValueError):
    """The code failed, or may not do what it does."""

    details: dict[str, Any]
    """status, type, message, line, column, rule."""

class ExecutionTimeoutError(Exception):
    """The code ran longer than its executor allows."""

class FinalAnswerException(BaseException):
    """How a final answer leaves the code; it never reaches the caller."""

@final
class Session:
    def __new__(cls, policy: str, state: dict[str, Any], base_tools: dict[str, Any], /) -> Session: ...
    def set_policy(self, policy: str, /) -> None: ...
    def run(
        self,
        code: str,
        static_tools: dict[str, Callable[..., Any]] | None,
        custom_tools: dict[str, Callable[..., Any]],
        authorized_imports: Iterable[str],
        seconds: float | None,
        describes: bool,
        /,
    ) -> tuple[Any, str, bool]: ...
    def refuse(self, reason: str, /) -> None: ...
    def cancel(self) -> None: ...
    def result(self) -> str | None: ...
    @property
    def logs(self) -> str: ...
    @property
    def operations(self) -> int: ...

@final
class Trail:
    def __new__(cls, path: str | os.PathLike[str], title: str, agent: str, policy: str, /) -> Trail: ...
    def begin(self, code: str, session: Session, asked: tuple[Any, ...] | None = None, /) -> int: ...
    def ask(
        self, code: str, seconds: float, default: str, /
    ) -> tuple[str, str, str, str, str, str, str, float, float, float, str]: ...
    def stop_asking(self) -> None: ...
    def end(self, execution: int, session: Session, /) -> None: ...
    @property
    def run(self) -> int: ...

def canonical_policy(document: str, /) -> str: ...
def bundled_profile(name: str, /) -> str | None: ...
