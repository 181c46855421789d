# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Code looks as the .clang-format of the project says."""

import re
import subprocess
import unittest

import tree


PLACE = re.compile(r"^(.+?):\d+:\d+: error: code should be clang-formatted", re.MULTILINE)


def not_formatted(top):
    result = subprocess.run(["clang-format", "--style=file", "--dry-run", "-Werror", *map(str, tree.code_files(top))],
                            cwd=top, capture_output=True, text=True, check=False)
    differing = sorted(set(PLACE.findall(result.stderr)))
    if result.returncode != 0 and not differing:
        return [result.stderr]
    return [f"{path}: clang-format would change it" for path in differing]


class Format(tree.Check):
    def test_a_file_in_another_format_is_found(self):
        self.finds(not_formatted, {".clang-format": "BasedOnStyle: WebKit\n", "a.cpp": "int  a ;\n", "b.cpp": "int a;\n"},
                   "a.cpp: clang-format")

    def test_the_project_is_formatted(self):
        self.clean(not_formatted)


if __name__ == "__main__":
    unittest.main()
