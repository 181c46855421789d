# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the project's checks share: which files there are, and a small project planted for their self-tests."""

import subprocess
import tempfile
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
CODE = {".cpp", ".h"}
_NOT_OURS = {"build", ".git", ".cache", "__pycache__"}


def files(top):
    """All files of the project as paths relative to `top`: those that git knows or would take, else all."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", str(top), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        names = {Path(name) for name in listed.stdout.decode().split("\0") if name}
    else:
        names = {path.relative_to(top) for path in Path(top).rglob("*")}
    return sorted(name for name in names if not _NOT_OURS & set(name.parts) and (top / name).is_file())


def code_files(top):
    return [name for name in files(top) if name.suffix in CODE]


def planted(contents):
    """A folder with the given files ({name: text}); keep the returned object as long as the folder is needed."""
    folder = tempfile.TemporaryDirectory()
    for name, text in contents.items():
        path = Path(folder.name) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


class Check(unittest.TestCase):
    """Base of a check: `problems` is a function from a folder to a list of lines that name what is wrong there."""

    def finds(self, problems, contents, *expected):
        """The planted files give exactly the expected problems, each named by a part of its line."""
        with planted(contents) as top:
            found = problems(Path(top))
        self.assertEqual(len(found), len(expected), found)
        for problem, part in zip(found, expected):
            self.assertIn(part, problem)

    def clean(self, problems):
        """The project itself has none."""
        found = problems(TOP)
        if found:
            self.fail("\n" + "\n".join(found))
