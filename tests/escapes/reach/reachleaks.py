# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A library that hands out what no step may have, once for each kind: what tst_reach has to find."""
import ctypes
import os
import sys

_creat = ctypes.CDLL(None).creat
_read = ctypes.CDLL(None).read
_open = ctypes.CDLL(None).open
_file = sys.__stdin__ if sys.__stdin__ is not None else open(0, closefd=False)


def make(path):
    """A deed without an event."""
    if isinstance(path, str):
        _creat(path.encode(), 0o600)


def read(path):
    """A file that is read without one."""
    if not isinstance(path, str):
        return None
    number = _open(path.encode(), os.O_RDONLY)
    room = ctypes.create_string_buffer(100)
    _read(number, room, 99)
    return room.value


def call(function):
    """A frame for the function that is called back."""
    return function(sys._getframe()) if callable(function) else None


def code():
    yield call.__code__


class Holder:
    def __init__(self):
        self.tools = {'run': eval}
        self.error = None

    def __enter__(self):
        return [_file]

    def __exit__(self, *given):
        return False


holder = Holder()
