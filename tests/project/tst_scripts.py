# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scripts are sound, and say in their head what they do."""

import os
import subprocess
import unittest

import tree


def interpreter(top, path):
    with open(top / path, "rb") as file:
        first = file.readline(200)
    return first.decode("utf-8", "replace").split("/")[-1].split()[-1] if first.startswith(b"#!") else None


def scripts(top, wanted):
    return [path for path in tree.files(top) if interpreter(top, path) == wanted]


def unsound(top):
    found = []
    commands = {"bash": ["shellcheck", "--format=gcc"], "perl": ["perl", "-Tc"]}
    for name, command in commands.items():
        for path in scripts(top, name):
            result = subprocess.run([*command, str(path)], cwd=top, capture_output=True, text=True, check=False)
            if result.returncode != 0:
                found.append(f"{path}: {result.stdout.strip() or result.stderr.strip()}")
    return found


def not_executable(top):
    return [f"{path}: has a #! line but is not executable" for path in tree.files(top)
            if interpreter(top, path) and not os.access(top / path, os.X_OK)]


class Scripts(tree.Check):
    def test_an_unsound_script_is_found(self):
        self.finds(unsound, {"a": "#!/usr/bin/env bash\nrm $1\n", "b": "#!/usr/bin/env bash\nrm \"$1\"\n",
                             "c": "#!/usr/bin/perl\nmy $x = ;\n"}, "a:2:4: note: Double quote", "c: syntax error")

    def test_a_script_that_cannot_start_is_found(self):
        self.finds(not_executable, {"a": "#!/usr/bin/env bash\n"}, "a: has a #! line")

    def test_the_projects_scripts_are_sound(self):
        self.clean(unsound)

    def test_the_projects_scripts_can_start(self):
        self.clean(not_executable)


if __name__ == "__main__":
    unittest.main()
