# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages and pictures of the user guide fit each other, the program, and the script that takes the pictures."""

import json
import re
import unittest

import tree

GUIDE = "resources/guide"
LINK = re.compile(r'href="([^"#]*)')
PICTURE = re.compile(r'<img src="([^"]*)"')
TITLE = re.compile(r"<title>(.*)</title>")
HEAD = re.compile(r"<h1>(.*)</h1>")
PAGES = re.compile(r"constexpr auto pages = .*?\}\);", re.DOTALL)
NAME = re.compile(r'QLatin1StringView\("(\w+)"\)')
# Made while the program runs.
MADE = "keys.html"


def pages(top):
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((top / GUIDE).glob("*.html"))}


def taken(top):
    return json.loads((top / GUIDE / "pictures/pictures.json").read_text(encoding="utf-8"))


def dead_ends(top):
    found, texts = [], pages(top)
    for name, text in texts.items():
        found += [f"{name}: there is no {link}" for link in LINK.findall(text) if link not in texts and link != MADE]
        found += [f"{name}: there is no {link}" for link in PICTURE.findall(text) if not (top / GUIDE / link).is_file()]
        if TITLE.findall(text) != HEAD.findall(text):
            found.append(f"{name}: title and headline are not the same")
    return found


def stray_pictures(top):
    there = {path.stem for path in (top / GUIDE / "pictures").glob("*.png")}
    shown = {link.removeprefix("pictures/").removesuffix(".png") for text in pages(top).values() for link in PICTURE.findall(text)}
    listed = set(taken(top))
    return [f"{name}.png: not taken by packaging/pictures" for name in sorted((there | shown) - listed)] + [
        f"{name}.png: no page shows it" for name in sorted(listed - shown)] + [
        f"{name}.png: not there" for name in sorted(listed - there)]


def remote_links(top):
    return [f"{name}: names something outside of the program" for name, text in pages(top).items()
            if re.search(r'(src|href)="(\w+:|//)', text) or "<script" in text or "<style" in text]


class Guide(tree.Check):
    PAGE = "<title>A</title><h1>A</h1>"

    def test_a_dead_end_is_found(self):
        self.finds(dead_ends, {f"{GUIDE}/a.html": self.PAGE + '<a href="b.html"><img src="pictures/c.png"><a href="a.html#x">'},
                   "there is no b.html", "there is no pictures/c.png")

    def test_a_stray_picture_is_found(self):
        self.finds(stray_pictures, {f"{GUIDE}/a.html": self.PAGE + '<img src="pictures/b.png">', f"{GUIDE}/pictures/b.png": "",
                                    f"{GUIDE}/pictures/pictures.json": '{"c": {}}', f"{GUIDE}/pictures/c.png": ""},
                   "b.png: not taken", "c.png: no page")

    def test_no_link_is_dead(self):
        self.clean(dead_ends)

    def test_every_picture_is_taken_and_shown(self):
        self.clean(stray_pictures)

    def test_nothing_is_remote(self):
        self.clean(remote_links)

    def test_the_program_knows_the_pages(self):
        code = (tree.TOP / "app/panes/guide/guidepages.cpp").read_text(encoding="utf-8")
        self.assertEqual(sorted(f"{name}.html" for name in NAME.findall(PAGES.search(code).group())),
                         sorted([*pages(tree.TOP), MADE]))

    def test_pictures_are_small(self):
        for path in (tree.TOP / GUIDE / "pictures").glob("*.png"):
            self.assertLess(path.stat().st_size, 200_000, path.name)


if __name__ == "__main__":
    unittest.main()
