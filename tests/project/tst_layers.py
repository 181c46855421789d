# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A library includes only what stands below it, proved from the #include lines."""

import re
import subprocess
import unittest
from pathlib import Path

import tree

# Folder -> the folders whose headers it may include. The longest folder that fits a file counts.
_POLICY = {"executor/policy"}
_EXECUTOR = _POLICY | {"executor"}
_REVIEW = _EXECUTOR | {"executor/review"}
_ENGINE = _REVIEW | {"executor/engine"}
_SANDBOX = _ENGINE | {"executor/sandbox"}
_REMOTE = _SANDBOX | {"executor/remote"}
_TRAIL = _EXECUTOR | {"models/trail"}
_JUDGING = _EXECUTOR | {"models/judging"}
_LOGS = _TRAIL | {"models/logs"}
_ITEMS = _LOGS | _JUDGING | {"models/items"}
MAY_INCLUDE = {
    "executor/policy": _POLICY,
    "executor": _EXECUTOR,
    "executor/review": _REVIEW,
    "executor/gate": _EXECUTOR | {"executor/gate"},
    "executor/engine": _ENGINE,
    # A product like the program: nothing stands on it, so it may use the trail, to record what agents run.
    "executor/python": _ENGINE | _TRAIL | {"executor/gate", "executor/python"},
    "executor/sandbox": _SANDBOX,
    "executor/remote": _REMOTE,
    "models/trail": _TRAIL,
    "models/judging": _JUDGING,
    "models/logs": _LOGS,
    "models/items": _ITEMS,
    "resources": {"resources"},
    "app": _ITEMS | _REMOTE | {"resources", "executor/gate", "app"},
}
PYTHON = ("executor/review", "executor/engine", "executor/python")
WITHOUT_QT = ("executor", "models/trail", "models/judging", "models/logs")
WITH_NETWORK = ("executor/remote",)
QT_CORE_ONLY = ("models/items",)
GENERATED = re.compile(r"ui_\w+\.h|\w+\.moc|moc_\w+\.cpp")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def layer(path):
    """The folder of MAY_INCLUDE that a file stands in, or None for tests and what is not code of the product."""
    parts = Path(path).parent.parts
    for length in range(len(parts), 0, -1):
        folder = "/".join(parts[:length])
        if folder in MAY_INCLUDE:
            return folder
    return None


def stands_in(path, folders):
    return any(Path(path).is_relative_to(folder) for folder in folders)


def qt_headers():
    found = subprocess.run(["qtpaths6", "--query", "QT_INSTALL_HEADERS"], capture_output=True, text=True, check=False)
    top = Path(found.stdout.strip() or "/usr/include/x86_64-linux-gnu/qt6")
    return {module: {path.name for path in (top / module).iterdir()} for module in ("QtCore", "QtGui", "QtWidgets")}


QT = qt_headers()


def qt_module(header):
    """The Qt module of an #include, None for what is not Qt."""
    if "/" in header:
        module = header.split("/")[0]
        return module if module.startswith("Qt") else None
    return next((module for module, names in QT.items() if header in names), "Qt" if re.match(r"Qt?[A-Z]", header) else None)


def foreign_problem(path, header):
    """What is wrong with including a header that is not the project's."""
    if header == "Python.h" and not stands_in(path, PYTHON) and not stands_in(path, ("tests",)):
        return "Python.h belongs to executor/review, executor/engine and executor/python only"
    module = qt_module(header)
    if module and stands_in(path, WITHOUT_QT) and not stands_in(path, WITH_NETWORK):
        return f"this folder knows no Qt ({header})"
    if module and module != "QtCore" and stands_in(path, QT_CORE_ONLY):
        return f"this folder knows only QtCore ({header} is of {module})"
    return None


def own_problem(top, path, header):
    """What is wrong with including a header by a name in quotes."""
    if GENERATED.fullmatch(header):
        return None
    if not (top / header).is_file():
        return f'"{header}" is no file named from the top of the project'
    mine, other = layer(path), layer(header)
    if mine and other not in MAY_INCLUDE[mine]:
        return f'{mine} may not include "{header}"'
    return None


def problems(top):
    found = []
    for path in tree.code_files(top):
        text = (top / path).read_text(encoding="utf-8")
        for match in INCLUDE.finditer(text):
            quote, header = match.groups()
            problem = foreign_problem(path, header) or (own_problem(top, path, header) if quote == '"' else None)
            if problem:
                found.append(f"{path}:{text.count(chr(10), 0, match.start(2)) + 1}: {problem}")
    return found


class Layers(tree.Check):
    def test_a_lower_layer_may_not_include_an_upper_one(self):
        self.finds(problems, {"executor/policy/a.cpp": '#include "executor/executor.h"\n', "executor/executor.h": ""},
                   'executor/policy/a.cpp:1: executor/policy may not include "executor/executor.h"')
        self.finds(problems, {"models/logs/a.h": '\n  #  include "app/b.h"\n', "app/b.h": ""}, "models/logs/a.h:2: models/logs may")
        self.finds(problems, {"models/trail/a.h": '#include "executor/engine/e.h"\n', "executor/engine/e.h": ""}, "models/trail may")
        self.finds(problems, {"executor/review/a.h": '#include "executor/engine/e.h"\n', "executor/engine/e.h": ""}, "review may")

    def test_product_code_may_not_include_tests(self):
        self.finds(problems, {"app/a.cpp": '#include "tests/t.h"\n', "tests/t.h": ""}, 'app may not include "tests/t.h"')

    def test_upper_layers_and_tests_may_include_lower_ones(self):
        self.finds(problems, {"app/x/a.cpp": '#include "executor/engine/e.h"\n#include <QWidget>\n#include "ui_a.h"\n',
                    "tests/models/t.cpp": '#include "models/logs/l.h"\n#include <QTest>\n#include "t.moc"\n',
                    "models/logs/l.h": '#include "models/trail/t.h"\n#include <vector>\n',
                    "models/trail/t.h": '#include "executor/policy/p.h"\n',
                    "executor/engine/e.h": "", "executor/policy/p.h": ""})

    def test_headers_are_named_from_the_top(self):
        self.finds(problems, {"app/a.cpp": '#include "b.h"\n', "app/b.h": ""}, '"b.h" is no file named from the top')

    def test_python_stays_in_review_and_engine(self):
        self.finds(problems, {"app/a.cpp": "#include <Python.h>\n", "executor/engine/e.cpp": "#include <Python.h>\n"},
                   "app/a.cpp:1: Python.h belongs to")

    def test_executor_trail_and_logs_know_no_qt(self):
        self.finds(problems, {"executor/a.h": "#include <QString>\n", "models/logs/b.h": "#include <QtCore/QFile>\n",
                    "models/trail/c.h": "#include <QtSql>\n"}, "knows no Qt", "knows no Qt", "knows no Qt")

    def test_items_know_no_widgets(self):
        self.finds(problems, {"models/items/a.h": "#include <QAbstractItemModel>\n#include <QColor>\n#include <QTreeView>\n"},
                   "QColor is of QtGui", "QTreeView is of QtWidgets")

    def test_the_project_keeps_its_layers(self):
        self.clean(problems)


if __name__ == "__main__":
    unittest.main()
