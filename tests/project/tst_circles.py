# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""No circle of includes between folders, and none of more than four units inside a folder."""

import collections
import re
import unittest
from pathlib import Path

import tree

PRODUCT = ("base", "executor", "models", "app")
LARGEST = 4
OWN_INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
CODE = re.compile(r"\.(cpp|h)(\.in)?$")


def unit(path):
    """A header and its source file are one unit: models/trail/read/trail."""
    return CODE.sub("", str(path))


def includes(top):
    """Unit -> the units whose headers it includes."""
    found = collections.defaultdict(set)
    for path in tree.files(top):
        if path.parts[0] in PRODUCT and CODE.search(path.name):
            found[unit(path)] |= {unit(name) for name in OWN_INCLUDE.findall((top / path).read_text(encoding="utf-8"))}
    return {name: {other for other in others if other in found and other != name} for name, others in found.items()}


def folder(name):
    return str(Path(name).parent)


def between_folders(graph):
    """Folder -> the folders that its units include from."""
    found = collections.defaultdict(set)
    for name, others in graph.items():
        found[folder(name)] |= {folder(other) for other in others} - {folder(name)}
    return dict(found)


def circles(graph):
    """The strongly connected components of more than one node (Tarjan's algorithm, without recursion)."""
    index, low, stack, on_stack, found = {}, {}, [], set(), []
    for root in graph:
        work = [(root, iter(sorted(graph[root])))] if root not in index else []
        while work:
            node, rest = work[-1]
            if node not in index:
                index[node] = low[node] = len(index)
                stack.append(node)
                on_stack.add(node)
            other = next(rest, None)
            if other is not None:
                if other not in index:
                    work.append((other, iter(sorted(graph.get(other, ())))))
                elif other in on_stack:
                    low[node] = min(low[node], index[other])
                continue
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[node])
            if low[node] == index[node]:
                component = stack[stack.index(node):]
                del stack[len(stack) - len(component):]
                on_stack -= set(component)
                if len(component) > 1:
                    found.append(sorted(component))
    return found


def described(graph, circle):
    """A circle with the includes that close it, shortest first: who wants to cut it sees where."""
    edges = sorted(f"{name} -> {other}" for name in circle for other in graph[name] if other in circle)
    return f"{len(circle)} in a circle: " + ", ".join(circle) + "".join(f"\n    {edge}" for edge in edges[:40])


def problems(top):
    graph = includes(top)
    folders = between_folders(graph)
    found = [described(folders, circle) for circle in circles(folders)]
    return found + [described(graph, circle) for circle in circles(graph) if len(circle) > LARGEST]


def ring(place, count):
    """Files of which each includes the next, and the last the first."""
    return {f"{place}{number}.h": f'#include "{place}{(number + 1) % count}.h"\n' for number in range(count)}


class Circles(tree.Check):
    def test_a_circle_of_folders_is_found(self):
        self.finds(problems, {"app/a/x.h": '#include "app/b/y.h"\n', "app/b/y.h": "", "app/b/z.cpp": '#include "app/a/x.h"\n'},
                   "2 in a circle: app/a, app/b\n    app/a -> app/b\n    app/b -> app/a")

    def test_a_folder_and_one_below_it_can_be_a_circle(self):
        self.finds(problems, {"app/x.h": '#include "app/b/y.h"\n', "app/b/y.h": "", "app/b/z.cpp": '#include "app/x.h"\n'},
                   "2 in a circle: app, app/b")

    def test_a_long_circle_of_units_is_found(self):
        self.finds(problems, ring("base/u", 5), "5 in a circle: base/u0, base/u1")
        self.finds(problems, ring("base/u", 4))

    def test_a_header_and_its_source_are_one_unit(self):
        self.finds(problems, {"app/a/x.h": "", "app/a/x.cpp": '#include "app/a/x.h"\n#include "app/b/y.h"\n',
                              "app/b/y.h": "", "app/b/y.cpp": '#include "app/a/x.h"\n'}, "2 in a circle: app/a, app/b")

    def test_folders_in_order_are_none(self):
        self.finds(problems, {"app/a/x.h": '#include "app/b/y.h"\n', "app/b/y.h": '#include "base/z.h"\n', "base/z.h": "",
                              "tests/app/t.cpp": '#include "app/a/x.h"\n'})

    def test_several_circles_are_told_apart(self):
        self.finds(problems, ring("base/u", 5) | ring("base/v", 6), "5 in a circle: base/u0", "6 in a circle: base/v0")

    def test_the_project_has_none(self):
        self.clean(problems)


if __name__ == "__main__":
    unittest.main()
