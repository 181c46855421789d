# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Documents that comments and pages name exist, and so do the headings that they name; what is made from the code is current."""

import re
import subprocess
import sys
import unittest

import tree

# A document by its path from the top, as comments name it, perhaps with the anchor of a heading.
NAMED = re.compile(r"(?<![\w./-])(docs/[\w/.-]+\.(?:md|svg|py))(?:#([\w-]+))?")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
# Documents that a clone does not have, under the names that comments once gave them.
GONE = re.compile(r"(?<![\w/-])(?:design|executor-spec|look|style-examples)\.md|(?<![\w/-])formats\.md §|§ ?\d+\.\d")
# A test as pages name it: `tst_x`, or with its folder, `app/cli.tst_x`; NAME is for the reader to replace.
TEST = re.compile(r"(?:\b([\w/]+)\.|(?<![\w/.]))(tst_(?!NAME)\w+)(?!\w*[./]\w)")
WITH_COMMENTS = tree.CODE | {".py", ".proto", ".cmake", ".md", ".txt", ".html"}


def anchor(heading):
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(path):
    return {anchor(re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)) for text in HEADING.findall(path.read_text(encoding="utf-8"))}


def texts(top):
    for path in tree.files(top):
        if path.suffix in WITH_COMMENTS and path.name != "tst_references.py" and not path.is_relative_to("tests/data"):
            yield path, (top / path).read_text(encoding="utf-8", errors="replace")


def dangling(top):
    found = []

    def look(path, name, part):
        target = top / name
        if not target.is_file():
            found.append(f"{path}: there is no {name}")
        elif part and part not in anchors(target):
            found.append(f"{path}: {name} has no heading {part}")

    for path, text in texts(top):
        for name, part in NAMED.findall(text):
            look(path, name, part)
        if path.suffix == ".md":
            for link, part in LINK.findall(text):
                look(path, path.parent / link if link else path, part)
    return found


def missing_documents(top):
    return [f"{path}: cites {match.group()}, which no clone has" for path, text in texts(top) for match in GONE.finditer(text)]


def missing_tests(top):
    """Tests that pages name and that do not exist, or not in that folder."""
    tests = [(path.stem, str(path.parent.relative_to("tests"))) for path in tree.files(top)
             if path.parts[0] == "tests" and path.name.startswith("tst_") and path.suffix in {".cpp", ".py"}]

    def exists(folder, name):
        return any(name == known and where.startswith(folder or "") for known, where in tests)

    return [f"{path}: there is no {match.group()}" for path in tree.files(top) if path.suffix == ".md"
            for match in TEST.finditer((top / path).read_text(encoding="utf-8"))
            if not exists(*match.groups())]


class References(tree.Check):
    def test_a_missing_test_is_found(self):
        self.finds(missing_tests, {"a.md": "See `tst_b`, `app/c.tst_b`, `app.tst_b`, `tst_gone` and `d.tst_b`.\n", "tests/app/c/tst_b.cpp": ""},
                   "tst_gone", "d.tst_b")

    def test_every_test_that_is_named_exists(self):
        self.clean(missing_tests)

    def test_a_missing_document_is_found(self):
        self.finds(dangling, {"a.h": "// See docs/b.md#part and docs/c.md.\n", "docs/b.md": "# Part\n"}, "a.h: there is no docs/c.md")

    def test_a_missing_heading_is_found(self):
        self.finds(dangling, {"a.h": "// docs/b.md#a-part, docs/b.md#other\n", "docs/b.md": "## A part\n[x](#nothing)\n"},
                   "a.h: docs/b.md has no heading other", "docs/b.md: docs/b.md has no heading nothing")

    def test_a_document_that_went_is_found(self):
        self.finds(missing_documents, {"a.h": "// As executor-spec.md says.\n", "b.h": "// docs/formats.md#errors\n"}, "executor-spec.md")

    def test_every_reference_leads_somewhere(self):
        self.clean(dangling)

    def test_no_reference_leaves_the_clone(self):
        self.clean(missing_documents)

    def test_every_decision_is_listed(self):
        folder = tree.TOP / "docs/adr"
        listed = re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text(encoding="utf-8"))
        self.assertEqual(listed, sorted(path.name for path in folder.glob("[0-9]*.md")))

    def test_the_picture_of_the_storeys_is_current(self):
        result = subprocess.run([sys.executable, "-B", tree.TOP / "docs/storeys.py", "--check"], capture_output=True, text=True,
                                check=False)
        self.assertEqual(result.returncode, 0, result.stderr)


if __name__ == "__main__":
    unittest.main()
