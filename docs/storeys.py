#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws docs/storeys.svg: the folders of the product and which includes which, from the include lines.

storeys.py          writes the picture
storeys.py --check  fails if the picture is out of date
"""

import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
PICTURE = Path(__file__).with_name("storeys.svg")
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
# From the roof to the ground; a folder of a row includes only what is in rows below, or stands left of it.
ROWS = (
    ("app/window", "app/cli"),
    ("app/panes",),
    ("app/session", "app/kit"),
    ("app/wording",),
    ("models/items", "models/replay", "models/judging"),
    ("models/actions", "models/hooks", "models/logs"),
    ("models/trail",),
    ("executor/remote", "executor/python"),
    ("executor/sandbox", "executor/approval"),
    ("executor/engine",),
    ("executor/review",),
    ("executor/proof",),
    ("executor", "executor/shell"),
    ("executor/policy",),
    ("base",),
)
FOLDERS = {folder for row in ROWS for folder in row}
WIDTH, BOX, ROW = 920, (150, 26), 54


def folder_of(path):
    parts = Path(path).parent.parts
    return next((name for length in range(len(parts), 0, -1) if (name := "/".join(parts[:length])) in FOLDERS), None)


def edges():
    found = set()
    for top in ("app", "base", "executor", "models"):
        for path in sorted((TOP / top).rglob("*")):
            if path.suffix not in {".h", ".cpp"}:
                continue
            start = folder_of(path.relative_to(TOP))
            for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
                end = folder_of(name)
                if start and end and start != end:
                    found.add((start, end))
    return found


def direct(found):
    """Edges that no longer way says as well, so that the picture can be read."""
    def reaches(start, end, without):
        seen, todo = set(), [start]
        while todo:
            at = todo.pop()
            for one, other in found:
                if one == at and (one, other) != without and other not in seen:
                    if other == end:
                        return True
                    seen.add(other)
                    todo.append(other)
        return False
    return {edge for edge in found if not reaches(*edge, edge)}


def places():
    for number, row in enumerate(ROWS):
        for index, folder in enumerate(row):
            yield folder, (WIDTH * (index + 1) // (len(row) + 1), 30 + number * ROW)


def draw():
    at = dict(places())
    height = 30 + len(ROWS) * ROW
    lines = ['<!-- SPDX-FileCopyrightText: 2026 The Vitrine authors -->', '<!-- SPDX-License-Identifier: GPL-3.0-or-later -->',
             f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13">',
             '<defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
             '<path d="M0,0 8,4 0,8z" fill="#667"/></marker></defs>', f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>']
    for start, end in sorted(direct(edges())):
        (x1, y1), (x2, y2) = at[start], at[end]
        side = 1 if y2 > y1 else -1
        lines.append(f'<path d="M{x1},{y1 + side * BOX[1] // 2} C{x1},{y1 + side * 40} {x2},{y2 - side * 40} '
                     f'{x2},{y2 - side * BOX[1] // 2}" fill="none" stroke="#889" marker-end="url(#end)"/>')
    for folder, (x, y) in sorted(at.items()):
        lines.append(f'<rect x="{x - BOX[0] // 2}" y="{y - BOX[1] // 2}" width="{BOX[0]}" height="{BOX[1]}" fill="#eef2f8" '
                     f'stroke="#456"/><text x="{x}" y="{y + 5}" text-anchor="middle" fill="#123">{folder}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if PICTURE.read_text(encoding="utf-8") == draw() else "docs/storeys.svg is out of date: run docs/storeys.py")
    PICTURE.write_text(draw(), encoding="utf-8")
