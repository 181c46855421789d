# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Completions and manual pages say what the program's help says."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import tree

sys.path.insert(0, str(tree.TOP / "packaging"))
import commandpages  # noqa: E402

PROGRAM = os.environ["VITRINE_BINARY"]
COMPLETE = """. "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
_vitrine; printf '%s\\n' "${COMPREPLY[@]}"
"""


class CommandPages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.top = Path(cls.folder.name)
        commandpages.write(PROGRAM, cls.top)
        cls.commands = list(commandpages.commands(PROGRAM))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def completed(self, *words):
        result = subprocess.run(["bash", "-c", COMPLETE, "bash", self.top / "bash/vitrine", *words], capture_output=True,
                                text=True, check=True)
        self.assertEqual(result.stderr, "")
        return result.stdout.split()

    def test_entries_go_over_several_lines(self):
        command = commandpages.parsed("Does it.\nUsage: vitrine do [OPTIONS]\n\nOptions:\n"
                                      "  -q,--quick                  Does it\n                              at once\n"
                                      "  --how TEXT:{well,badly} [well] REQUIRED\n                              The manner\n"
                                      "  --port N:POSITIVE Excludes: --quick\n                              A number\n", ("vitrine", "do"))
        self.assertEqual(command.purpose, "Does it.")
        self.assertEqual([(each.short, each.long, each.value, each.choices, each.text) for each in command.options],
                         [("-q", "--quick", "", [], "Does it at once"), ("", "--how", "TEXT", ["well", "badly"], "The manner"),
                          ("", "--port", "N", [], "A number")])

    def test_every_command_is_completed(self):
        for command in self.commands:
            names = [name for name, _ in command.commands]
            self.assertEqual(self.completed(*command.words, ""), names, command.path)

    def test_every_option_is_completed(self):
        for command in self.commands:
            for option in command.options:
                self.assertIn(option.long, self.completed(*command.words, option.long), command.path)

    def test_values_are_completed_where_they_can_be_told(self):
        self.assertEqual(self.completed("vitrine", "check", "--severity", ""), ["note", "warning", "denied"])

    def test_every_command_has_a_manual_page(self):
        for command in self.commands[1:]:
            page = (self.top / "man" / f"{'-'.join(command.words)}.1").read_text(encoding="utf-8")
            for option in command.options:
                self.assertIn(option.long.replace("-", "\\-"), page)

    def test_every_command_and_option_is_in_the_others(self):
        zsh = (self.top / "zsh/_vitrine").read_text(encoding="utf-8")
        fish = (self.top / "fish/vitrine.fish").read_text(encoding="utf-8")
        # A key with a space in an assignment is a pattern, and an error; packaging/check-installed completes with the shell itself.
        self.assertNotRegex(zsh, r"(?m)^\s*\w+\[[^]]* ")
        for command in self.commands:
            self.assertIn(f"'{command.path}')", zsh)
            for option in command.options:
                self.assertIn(f"{option.long}[", zsh)
                self.assertIn(f"__vitrine_at \\'{command.path}\\'' {'-s ' + option.short[1:] + ' ' if option.short else ''}-l {option.long[2:]} ", fish)

    def test_shells_that_are_here_can_read_them(self):
        for shell, name in (("bash", "bash/vitrine"), ("zsh", "zsh/_vitrine"), ("fish", "fish/vitrine.fish")):
            if shutil.which(shell):
                self.assertEqual(subprocess.run([shell, "-n", self.top / name], check=False).returncode, 0, shell)


if __name__ == "__main__":
    unittest.main()
