#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many steps of a certified replay are the same on another Python.

certificates.py PROGRAM PYTHON LOG...   certifies each run of the logs with the system's Python, repeats it there and with PYTHON (an
interpreter with the package vitrine), and lists each step that was the same here but not there, with the cause. Counts how the
certified steps ended, and the noise rules that were needed."""

import base64
import collections
import json
import subprocess
import sys
import tempfile
from pathlib import Path


def run(program, *words):
    done = subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def repeated(program, certificate, *options):
    """The steps of a repetition by their place; nothing where it cannot be repeated."""
    _, out, err = run(program, "verify-replay", certificate, "--json", *options)
    try:
        return {step["ordinal"]: step for step in json.loads(out)["steps"]}
    except (ValueError, KeyError):
        print(f"not repeated: {err.strip()[-200:]}")
        return {}


def endings_of(certificate):
    statement = json.loads(base64.b64decode(json.loads(certificate.read_text(encoding="utf-8"))["payload"]))
    return [step["replayed"]["status"] for step in statement["predicate"]["steps"]]


def runs_of(program, trail):
    _, out, _ = run(program, "trail", "list", trail, "--json")
    return [entry["run"] for entry in json.loads(out)["runs"] if entry["code_steps"]] if out else []


def main(program, python, *logs):
    counts = {"certificates": 0, "steps": 0, "deterministic": 0, "same": 0}
    endings, noise = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        trail, key, certificate = (Path(folder) / name for name in ("t.vitrine", "me.pem", "certificate"))
        run(program, "import", *logs, "--trail", trail)
        run(program, "trail", "seal", trail, "--key", key, "--new-key")
        for number in runs_of(program, trail):
            certificate.unlink(missing_ok=True)
            run(program, "trail", "certify", trail, "--run", number, "--key", key, "--output", certificate)
            if not certificate.exists():
                continue
            here, there = repeated(program, certificate), repeated(program, certificate, "--python", python)
            counts["certificates"] += 1
            endings.update(endings_of(certificate))
            counts["steps"] += len(here)
            for ordinal, step in here.items():
                if step["agreement"] == "differs" or ordinal not in there:
                    continue
                counts["deterministic"] += 1
                if there[ordinal]["agreement"] != "differs":
                    counts["same"] += 1
                    noise.update(filter(None, [there[ordinal]["part"]]))
                    continue
                print(f"run {number}, step {ordinal}: {json.dumps(there[ordinal])}")
    share = counts["same"] / max(counts["deterministic"], 1)
    print(f"{counts['certificates']} certificates, {counts['steps']} steps, {counts['deterministic']} deterministic: {counts['same']} the same with "
          f"{python} ({share:.1%}, goal 99 %)")
    print(f"they ended: {dict(endings)}; noise by rule: {dict(noise)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
