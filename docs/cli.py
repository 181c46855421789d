#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes docs/cli.md from the program's own help.

cli.py PROGRAM          writes the page
cli.py --check PROGRAM  fails if the page is out of date
"""

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).with_name("cli.md")
HEAD = """<!-- SPDX-FileCopyrightText: 2026 The Vitrine authors -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
# Command line

Made by `docs/cli.py` from the program's help. `packaging/run` passes its arguments on, so that `packaging/run replay LOG.json` works from the
source tree. What `--json` prints and the exit status are described in [architecture](architecture.md#command-line).

"""
# Tasks that take more than one option, each with a line that can be copied.
EXAMPLES = (
    ("Replay a log and keep the results in a trail", "vitrine replay LOG.json --trail runs.vitrine"),
    ("Replay part of a run deterministically, from step 5", "vitrine replay LOG.json --run 2 --from 5 --clock recorded --seed 1"),
    ("Replay one of eight parts of a collection", "vitrine replay logs/ --shard 2/8 --trail part2.vitrine"),
    ("Run files as the steps of one session", "vitrine run --trail run.vitrine step1.py step2.py"),
    ("Check steps without running them", "vitrine check --severity note step.py LOG.json"),
    ("Import folders of logs", "vitrine import logs/ --trail runs.vitrine"),
    ("Find blocked steps that import sympy", "vitrine trail search runs.vitrine 'status == blocked and import == sympy'"),
    ("Explain why steps are denied", "vitrine policy why strict LOG.json --runs 2"),
    ("Derive a minimal policy from runs", "vitrine policy suggest LOG.json --runs 1,3-5"),
    ("Compare two policies over recorded steps", "vitrine policy diff smolagents-default mine.json runs.vitrine"),
    ("Ask what a policy says about a command", "vitrine policy test mine.json --command 'git push --force'"),
    ("Prove that a new policy allows nothing more", "vitrine policy prove --not-weaker old.json new.json"),
    ("Turn the settings of Claude Code into a policy", "vitrine policy import --as claude-code settings.json"),
    ("Seal a trail with a key in a file", "vitrine trail seal runs.vitrine --key me.pem --checkpoint runs.checkpoint"),
    ("Prove a step to someone else", "vitrine trail prove runs.vitrine --step 7"),
    ("List secrets and personal data, masked", "vitrine trail redact runs.vitrine --findings all"),
    ("Move runs that ended 90 days ago into another trail", "vitrine trail prune runs.vitrine --older-than 90d --move-to old.vitrine --yes"),
    ("Redact a secret in a copy", "vitrine trail redact runs.vitrine --containing sk-123 --into public.vitrine"),
    ("Export a report", "vitrine trail export runs.vitrine --format html --output report.html"),
)


def help_of(program, words):
    settings = os.environ | {"LANGUAGE": "en", "LC_ALL": "C.UTF-8", "COLUMNS": "100", "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([program, *words, "--help"], capture_output=True, text=True, check=True, env=settings).stdout.strip()


def subcommands(text):
    part = re.search(r"^Commands:\n((?:.+\n?)*)", text, re.MULTILINE)
    return re.findall(r"^  ([a-z]+)\s", part.group(1), re.MULTILINE) if part else []


def sections(program, words=()):
    text = help_of(program, words)
    # The exit status is the same everywhere, and is on the page of the architecture.
    indented = "\n".join(f"    {line}".rstrip() for line in text.split("\n\nExit status:")[0].splitlines())
    yield f"## {' '.join(('vitrine', *words))}\n\n{indented}\n"
    for name in subcommands(text):
        yield from sections(program, (*words, name))


def page(program):
    tasks = "\n".join(f"    {line}   # {what}" for what, line in EXAMPLES)
    return HEAD + "## Examples\n\n" + tasks + "\n\n" + "\n".join(sections(program))


if __name__ == "__main__":
    made = page(os.path.abspath(sys.argv[-1]))
    if sys.argv[1] == "--check":
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == made else "docs/cli.md is out of date: run docs/cli.py build/release/bin/vitrine")
    PAGE.write_text(made, encoding="utf-8")
