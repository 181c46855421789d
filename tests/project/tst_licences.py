# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every file says who holds the rights and under which licence, by the rules of REUSE."""

import re
import tomllib
import unittest

import tree

# MIT, so that anyone's agent may link them; all other code is GPL.
MIT = ("base", "executor", "models/trail", "tests/base", "tests/executor", "tests/models/trail")
IDENTIFIER = re.compile(r"SPDX-License-Identifier:\s*([\w.+-]+)")
HOLDER = re.compile(r"SPDX-FileCopyrightText:\s*\S")
HEAD = 2000


def glob(pattern):
    """A path pattern of REUSE.toml: * within a folder, ** across folders."""
    parts = re.split(r"(\*\*/?|\*)", pattern)
    return re.compile("".join({"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*"}.get(part, re.escape(part)) for part in parts))


def annotations(top):
    """[(pattern, licence)] of REUSE.toml."""
    file = top / "REUSE.toml"
    if not file.is_file():
        return []
    listed = []
    for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("annotations", []):
        paths = entry["path"] if isinstance(entry["path"], list) else [entry["path"]]
        if entry.get("SPDX-FileCopyrightText"):
            listed += [(glob(path), entry["SPDX-License-Identifier"]) for path in paths]
    return listed


def licence(top, path, listed):
    """The licence of a file, or None where its head and REUSE.toml do not say."""
    head = (top / path).read_bytes()[:HEAD].decode("utf-8", "replace")
    own = IDENTIFIER.search(head)
    if own and HOLDER.search(head):
        return own.group(1)
    return next((name for pattern, name in listed if pattern.fullmatch(path.as_posix())), None)


def problems(top):
    found, used, listed = [], set(), annotations(top)
    texts = {path.stem for path in (top / "LICENSES").glob("*.txt")}
    for path in tree.files(top):
        if path.parts[0] == "LICENSES":
            continue
        name = licence(top, path, listed)
        used.add(name)
        expected = "MIT" if any(path.is_relative_to(folder) for folder in MIT) else "GPL-3.0-or-later"
        if name is None:
            found.append(f"{path}: no SPDX lines, and REUSE.toml does not name it")
        elif name not in texts:
            found.append(f"{path}: LICENSES has no text of {name}")
        elif path.suffix in tree.CODE and name != expected:
            found.append(f"{path}: code of this folder is {expected}, not {name}")
    return found + [f"LICENSES/{name}.txt: nothing is under this licence" for name in sorted(texts - used)]


class Licences(tree.Check):
    HEADER = "// SPDX-FileCopyrightText: 2026 N\n// SPDX-License-Identifier: {}\n"

    def check(self, contents, *expected):
        self.finds(problems, {"LICENSES/MIT.txt": "", "LICENSES/GPL-3.0-or-later.txt": "",
                              "executor/ok.h": self.HEADER.format("MIT"),
                              "app/ok.h": self.HEADER.format("GPL-3.0-or-later")} | contents, *expected)

    def test_a_file_without_lines_is_found(self):
        self.check({"app/a.svg": "<svg/>", "app/b.h": "// SPDX-License-Identifier: GPL-3.0-or-later\n"},
                   "app/a.svg: no SPDX lines", "app/b.h: no SPDX lines")

    def test_reuse_toml_speaks_for_data(self):
        entry = '[[annotations]]\npath = "{}"\nSPDX-FileCopyrightText = "N"\nSPDX-License-Identifier = "MIT"\n'
        self.check({"app/x/a.svg": "<svg/>", "REUSE.toml": self.HEADER.format("MIT").replace("//", "#")
                    + entry.format("app/**.svg")})
        self.check({"app/x/a.svg": "<svg/>", "REUSE.toml": self.HEADER.format("MIT").replace("//", "#")
                    + entry.format("app/*.svg")}, "app/x/a.svg: no SPDX lines")

    def test_the_licence_is_that_of_the_folder_and_has_its_text(self):
        self.check({"executor/a.cpp": self.HEADER.format("GPL-3.0-or-later"), "app/a.cpp": self.HEADER.format("MIT"),
                    "app/b.cpp": self.HEADER.format("BSD-2-Clause")},
                   "app/a.cpp: code of this folder is GPL", "app/b.cpp: LICENSES has no text", "executor/a.cpp: code")

    def test_a_text_that_nothing_uses_is_found(self):
        self.check({"LICENSES/Zlib.txt": ""}, "LICENSES/Zlib.txt: nothing is under")

    def test_the_project_says_it_everywhere(self):
        self.clean(problems)


if __name__ == "__main__":
    unittest.main()
