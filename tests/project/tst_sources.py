# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sources are finished, headers are included once; long files are listed as a hint."""

import re
import sys
import unittest

import tree

LONG = 600 # lines: longer ones are listed, for somebody to ask whether they are still one idea; they fail no test
# Put together from halves, so that this file does not find itself.
OPEN = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
TEXT = tree.CODE | {".py", ".txt", ".cmake", ".json", ".md", ".toml", ".in", ".xml", ".ui", ""}
# A list that is expanded several times says so in its head.
LIST_HEADER = re.compile(r"\A(//[^\n]*\n)*//[^\n]*Included more than once")
HEADER_FIRST = re.compile(r"(\s*//[^\n]*\n)*\s*#pragma once\n")


def read(top, path):
    return (top / path).read_text(encoding="utf-8", errors="replace")


def long_files(top):
    lengths = [(path, read(top, path).count("\n")) for path in tree.files(top) if path.suffix in tree.CODE | {".py"}]
    return [f"{path}: {length} lines: is it still one idea?" for path, length in lengths if length > LONG]


def left_open(top):
    found = []
    for path in tree.files(top):
        if path.suffix in TEXT and not path.is_relative_to("tests/data") and path.parts[0] != "LICENSES":
            found += [f"{path}:{number}: {line.strip()}" for number, line in enumerate(read(top, path).splitlines(), 1)
                      if OPEN.search(line)]
    return found


def without_pragma_once(top):
    return [f"{path}: a header starts with #pragma once" for path in tree.code_files(top)
            if path.suffix == ".h" and not HEADER_FIRST.match(read(top, path)) and not LIST_HEADER.match(read(top, path))]


# What compiles much in each file that uses it, and the function that is compiled once instead.
SLOW = {re.compile(r"\bstd::v?format\("): "formatted (base/formatted.h)",
        re.compile(r"::parse\([^;]*, nullptr, false\)"): "parsedJson (base/parsedjson.h)"}


def slow_to_compile(top):
    found = []
    for path in tree.code_files(top):
        if path.parts[0] in {"base", "executor", "models", "app"} and path.name not in {"formatted.cpp", "parsedjson.cpp"}:
            found += [f"{path}:{number}: use {better}" for number, line in enumerate(read(top, path).splitlines(), 1)
                      for pattern, better in SLOW.items() if pattern.search(line)]
    return found


class Sources(tree.Check):
    def test_a_long_file_is_found(self):
        self.finds(long_files, {"a.cpp": "\n" * 601, "b.cpp": "\n" * 600}, "a.cpp: 601 lines")

    def test_open_ends_are_found(self):
        self.finds(left_open, {"a.cpp": "int a;\n// TO" "DO: later\n", "b.py": "# MASTODON\n"}, "a.cpp:2: // TO" "DO: later")

    def test_a_header_without_pragma_once_is_found(self):
        self.finds(without_pragma_once, {"a.h": "// x\n#pragma once\n", "list.h": "// x\n// Included more than once.\nX(A)\n",
                                         "b.h": "#include <a>\n#pragma once\n"}, "b.h: a header")

    def test_what_is_slow_to_compile_is_found(self):
        self.finds(slow_to_compile, {"app/a.cpp": 'x = std::format("{}", 1);\ny = Json::parse(text, nullptr, false);\n'
                                                  'z = formatted("{}", 1);\n'},
                   "app/a.cpp:1: use formatted", "app/a.cpp:2: use parsedJson")

    def test_long_files_are_listed(self):
        print("\n".join(["", "Hint:", *long_files(tree.TOP)]) if long_files(tree.TOP) else "", file=sys.stderr)

    def test_nothing_is_left_open(self):
        self.clean(left_open)

    def test_what_is_slow_to_compile_is_compiled_once(self):
        self.clean(slow_to_compile)

    def test_headers_are_included_once(self):
        self.clean(without_pragma_once)


if __name__ == "__main__":
    unittest.main()
