# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Puts packages into a folder that the session alone sees, and that is gone with it. What the interpreter has stays as
it is, so that an environment which is managed otherwise needs no exception. Only wheels: nothing is built."""

import collections
import importlib
import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile
import threading

LAST_LINES = 12

kept = []  # folders; they go with the interpreter


class PackageError(Exception):
    pass


class Shown:
    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text


def environment():
    """Without variables that would redirect pip or enable colored output."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return own | {"PIP_CONFIG_FILE": os.devnull, "PYTHON_COLORS": "0"}


def command(folder, requirements, index):
    options = ["--target", folder, "--only-binary", ":all:", "--index-url", index]
    quiet = ["--no-input", "--disable-pip-version-check", "--no-color", "--progress-bar", "off", "--no-cache-dir"]
    return [sys.executable, "-m", "pip", "--isolated", "install", *options, *quiet, "--", *requirements]


def pip(words, seconds):
    last = collections.deque(maxlen=LAST_LINES)
    process = subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment(),
        encoding="utf-8", errors="replace",
    )
    timer = threading.Timer(seconds, process.kill)
    timer.start()
    try:
        for line in process.stdout:
            print(line, end="", flush=True)
            last.append(line)
        status = process.wait()
    finally:
        timer.cancel()
        process.kill()
    if status != 0:
        raise PackageError(f"pip ended with status {status}:\n{''.join(last)}")


def install(requirements, index, seconds):
    folder = tempfile.TemporaryDirectory(prefix="vitrine-packages-", dir=os.environ.get("VITRINE_PACKAGES"))
    kept.append(folder)
    pip(command(folder.name, requirements, index), seconds)
    sys.path.insert(0, folder.name)
    importlib.invalidate_caches()


def version(name):
    try:
        return importlib.metadata.version(name)
    except Exception:
        return None


def versions(names):
    return Shown(json.dumps([[name, version(name)] for name in names]))
