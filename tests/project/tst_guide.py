# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages and pictures of the user guide fit each other, the program, and the script that takes the pictures."""

import json
import re
import unittest

import tree

GUIDE = "resources/guide"
LINK = re.compile(r'href="([^"#]*)(?:#([^"]*))?"')
ANCHOR = re.compile(r'<h2 id="([^"]*)"')
TASK = re.compile(r'<h2(?: id="[^"]*")?>(.*?)</h2>')
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
        for link, anchor in LINK.findall(text):
            if link not in texts and link != MADE:
                found.append(f"{name}: there is no {link}")
            elif anchor and anchor not in ANCHOR.findall(texts[link]):
                found.append(f"{name}: there is no {link}#{anchor}")
        found += [f"{name}: there is no {link}" for link in PICTURE.findall(text) if not (top / GUIDE / link).is_file()]
        if TITLE.findall(text) != HEAD.findall(text):
            found.append(f"{name}: title and headline are not the same")
    return found


def bare_pages(top):
    """Pages without a picture, and pages that explain something before they say how to do something."""
    found = []
    for name, text in pages(top).items():
        if not PICTURE.search(text):
            found.append(f"{name}: has no picture")
        task, picture = TASK.search(text), PICTURE.search(text)
        if task and picture and picture.start() < task.start():
            found.append(f"{name}: a picture comes before the first task")
    return found


def unknown_tabs(top):
    """Tabs of pictures that `vitrine grab` does not know."""
    known = re.search(r"--tab NAME:\{([^}]*)\}", (top / "docs/cli.md").read_text(encoding="utf-8"))[1].split(",")
    return [f"{name}: there is no tab {picture['tab']}" for name, picture in taken(top).items()
            if picture.get("tab", known[0]) not in known]


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
        self.finds(dead_ends, {f"{GUIDE}/a.html": self.PAGE + '<h2 id="y"><a href="b.html"><img src="pictures/c.png">'
                                                  '<a href="a.html#x"><a href="a.html#y">'},
                   "there is no b.html", "there is no a.html#x", "there is no pictures/c.png")

    def test_a_bare_page_is_found(self):
        self.finds(bare_pages, {f"{GUIDE}/a.html": self.PAGE + "<h2>B</h2>",
                                f"{GUIDE}/b.html": self.PAGE + '<img src="pictures/c.png"><h2>B</h2>'},
                   "a.html: has no picture", "b.html: a picture comes before")

    def test_every_page_has_a_task_and_a_picture(self):
        self.clean(bare_pages)

    def test_a_stray_picture_is_found(self):
        self.finds(stray_pictures, {f"{GUIDE}/a.html": self.PAGE + '<img src="pictures/b.png">', f"{GUIDE}/pictures/b.png": "",
                                    f"{GUIDE}/pictures/pictures.json": '{"c": {}}', f"{GUIDE}/pictures/c.png": ""},
                   "b.png: not taken", "c.png: no page")

    def test_no_link_is_dead(self):
        self.clean(dead_ends)

    def test_every_picture_is_taken_and_shown(self):
        self.clean(stray_pictures)

    def test_an_unknown_tab_is_found(self):
        self.finds(unknown_tabs, {"docs/cli.md": "--tab NAME:{printed,raw}",
                                  f"{GUIDE}/pictures/pictures.json": '{"a": {"tab": "raw"}, "b": {"tab": "none"}}'},
                   "b: there is no tab none")

    def test_pictures_show_tabs_that_there_are(self):
        self.clean(unknown_tabs)

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
