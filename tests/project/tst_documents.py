# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands and queries on the pages of the project and of the guide work, and links are not dead."""

import html
import json
import os
import re
import shlex
import subprocess
import tempfile
import unittest

import tree

COMMAND = re.compile(r"^    ((?:packaging/|vitrine ).*)$", re.MULTILINE)
IN_GUIDE = re.compile(r"<code>(vitrine [^<…]*)</code>")
QUERIES = re.compile(r"<pre>\n(.*?)</pre>", re.DOTALL)
INLINE = re.compile(r"`((?:packaging/|vitrine )[^`…]*)`")
CATEGORY = re.compile(r'Q_LOGGING_CATEGORY\(\w+, "([^"]+)"')
LISTED = re.compile(r"^\| `(vitrine\.\w+)` \|", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")


def pages(top):
    return [path for path in tree.files(top) if path.suffix == ".md"]


def dead_links(top):
    return [f"{path}: there is no {link}" for path in pages(top)
            for link in LINK.findall((top / path).read_text(encoding="utf-8")) if not (top / path.parent / link).exists()]


def categories(top):
    """Logging categories of the code that CONTRIBUTING does not list, and the other way round."""
    used = {name for path in tree.code_files(top) for name in CATEGORY.findall((top / path).read_text(encoding="utf-8"))}
    listed = set(LISTED.findall((top / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    return [f"{name}: not in CONTRIBUTING.md" for name in sorted(used - listed)] + [
        f"{name}: not in the code" for name in sorted(listed - used)]


def commands(text):
    text = re.sub(r"\\\n\s*", "", text)
    return [shlex.split(line, comments=True) for line in COMMAND.findall(text) + INLINE.findall(text)]


class Documents(tree.Check):
    @staticmethod
    def listed():
        guide = (html.unescape(line) for path in sorted((tree.TOP / "resources/guide").glob("*.html"))
                 for line in IN_GUIDE.findall(path.read_text(encoding="utf-8")))
        return [words for path in pages(tree.TOP) for words in commands((tree.TOP / path).read_text(encoding="utf-8"))] + [
            shlex.split(line) for line in guide]

    def test_a_dead_link_is_found(self):
        self.finds(dead_links, {"a/b.md": "[x](c.md) [y](d.md#part) [z](https://example.org/q)", "a/c.md": ""},
                   "a/b.md: there is no d.md")

    def test_commands_are_found_in_blocks_and_lines(self):
        self.assertEqual(commands("Type `vitrine run x.py`:\n\n    packaging/run a b   # c\n    text\n"),
                         [["packaging/run", "a", "b"], ["vitrine", "run", "x.py"]])

    def test_an_unlisted_category_is_found(self):
        self.finds(categories, {"a.cpp": 'Q_LOGGING_CATEGORY(logA, "vitrine.a")\n', "CONTRIBUTING.md": "| `vitrine.b` | what |\n"},
                   "vitrine.a: not in CONTRIBUTING", "vitrine.b: not in the code")

    def test_all_categories_are_listed(self):
        self.clean(categories)

    def test_no_link_is_dead(self):
        self.clean(dead_links)

    def test_the_two_commands_come_first(self):
        readme = (tree.TOP / "README.md").read_text(encoding="utf-8")
        self.assertEqual([words[0] for words in commands(readme)[:2]], ["packaging/run", "packaging/test"])

    def test_the_scripts_are_there(self):
        for words in self.listed():
            if words[0].startswith("packaging/"):
                self.assertTrue((tree.TOP / words[0]).exists(), words)

    def test_the_presets_are_there(self):
        presets = json.loads((tree.TOP / "CMakePresets.json").read_text(encoding="utf-8"))
        names = {preset["name"] for kind in presets.values() if isinstance(kind, list) for preset in kind}
        for words in self.listed():
            if "--preset" in words:
                self.assertIn(words[words.index("--preset") + 1], names)

    def test_the_program_knows_its_commands_and_options(self):
        for words in self.listed():
            if words[0] != "vitrine":
                continue
            subcommand = []
            for word in words[1:]:
                if not re.fullmatch(r"[a-z][a-z-]*", word):
                    break
                subcommand.append(word)
            help_text = subprocess.run([os.environ["VITRINE_BINARY"], *subcommand, "--help"], capture_output=True, text=True,
                                       check=False)
            self.assertEqual(help_text.returncode, 0, f"{words}: {help_text.stderr}")
            for option in (word for word in words if word.startswith("--")):
                self.assertIn(option, help_text.stdout, words)

    def test_the_queries_of_the_guide_run(self):
        program, guide = os.environ["VITRINE_BINARY"], tree.TOP / "resources/guide"
        with tempfile.TemporaryDirectory() as folder:
            trail = f"{folder}/a.vitrine"
            subprocess.run([program, "import", tree.TOP / "resources/samples/loans.json", "--trail", trail], check=True,
                           capture_output=True)
            for page, command in (("sql.html", "sql"), ("filter.html", "search")):
                queries = html.unescape("".join(QUERIES.findall((guide / page).read_text(encoding="utf-8")))).splitlines()
                self.assertTrue(queries, page)
                for query in queries:
                    answer = subprocess.run([program, "trail", command, trail, query], capture_output=True, text=True, check=False)
                    self.assertEqual((answer.returncode, answer.stderr), (0, ""), query)

    def test_the_page_of_the_command_line_is_current(self):
        made = subprocess.run([tree.TOP / "docs/cli.py", "--check", os.environ["VITRINE_BINARY"]], capture_output=True, text=True,
                              check=False)
        self.assertEqual(made.returncode, 0, made.stderr)


if __name__ == "__main__":
    unittest.main()
