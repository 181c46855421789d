# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A library includes only what stands below it, proved from the #include lines."""

import re
import subprocess
import unittest
from pathlib import Path

import tree

# Folder -> the folders whose headers it may include. The longest folder that fits a file counts.
_POLICY = {"base", "executor/policy"}
_SHELL = _POLICY | {"executor/shell"}
_PROOF = _SHELL | {"executor/proof"}
_EXECUTOR = _POLICY | {"executor"}
_REVIEW = _EXECUTOR | {"executor/review"}
_APPROVAL = _EXECUTOR | {"executor/approval"}
_ENGINE = _REVIEW | {"executor/engine"}
_SANDBOX = _EXECUTOR | {"executor/sandbox"}
_TRAIL = _EXECUTOR | {"models/trail"}
_LOGS = _TRAIL | {"models/logs"}
_REPLAY = _LOGS | _REVIEW | {"models/replay"}
_ACTIONS = _TRAIL | _SHELL | {"models/actions"}
_JUDGING = _REPLAY | _APPROVAL | _ACTIONS | _PROOF | {"models/judging"}
_HOOKS = _APPROVAL | _ACTIONS | {"models/hooks"}
_ITEMS = _JUDGING | {"models/items"}
_WORDING = _ITEMS | _ENGINE | {"resources", "app/wording"}
_KIT = _WORDING | {"app/kit"}
_SESSION = _KIT | _SANDBOX | _HOOKS | {"executor/remote", "app/session"}
_PANES = _SESSION | {"app/panes"}
_WINDOW = _PANES | {"app/window"}
MAY_INCLUDE = {
    "base": {"base"},
    "executor/policy": _POLICY,
    "executor/shell": _SHELL,
    "executor/proof": _PROOF,
    "executor": _EXECUTOR,
    "executor/review": _REVIEW,
    "executor/approval": _APPROVAL,
    "executor/engine": _ENGINE,
    # A product like the program: nothing stands on it, so it may use the trail, to record what agents run.
    "executor/python": _ENGINE | _APPROVAL | _SANDBOX | _TRAIL | {"executor/python"},
    "executor/sandbox": _SANDBOX,
    "executor/sandbox/worker": _SANDBOX | _ENGINE | {"executor/sandbox/worker"},
    "executor/remote": _SANDBOX | _ENGINE | {"executor/remote"},
    "models/trail": _TRAIL,
    "models/actions": _ACTIONS,
    "models/hooks": _HOOKS,
    "models/logs": _LOGS,
    "models/replay": _REPLAY,
    "models/judging": _JUDGING,
    "models/items": _ITEMS,
    "resources": {"resources"},
    "app/wording": _WORDING,
    "app/kit": _KIT,
    "app/session": _SESSION,
    "app/panes": _PANES,
    "app/window": _WINDOW,
    # The command line has no window to show anything in.
    "app/cli": (_SESSION - {"app/kit"}) | {"app/cli", "app/hook"},
    # Agents wait for it: it has no Qt, and of the wording it takes the sentences that need none.
    "app/hook": _HOOKS | {"app/hook", "app/wording"},
    # The programs and modules themselves: each is a main() over a storey.
    "app": _WINDOW | {"app", "app/cli"},
}
PYTHON = ("executor/review", "executor/engine", "executor/python")
_CORE = {"QtCore"}
_NETWORK = _CORE | {"QtNetwork", "QtWebSockets", "QtHttpServer"}
# Folder -> the modules of Qt that it may include. The longest folder that fits counts; what none fits, app, is free.
MAY_USE_OF_QT = {
    "base": set(),
    "executor": set(),
    "executor/remote": _NETWORK | {"QtGrpc", "QtProtobuf"},
    "models": set(),
    "models/items": _CORE,
    "app/hook": set(),
    "app/wording": _CORE | {"QtGui"},
    "app/session": _CORE | {"QtGui", "QtConcurrent"},
    "app/session/keyring": _CORE | {"qt6keychain"},
    "app/session/receive": _NETWORK,
    "app/cli": _CORE,
}
WINDOWLESS = ("app/wording", "app/session", "app/cli")
GENERATED = re.compile(r"ui_\w+\.h|\w+\.moc|moc_\w+\.cpp")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def longest(path, folders):
    """The longest of the folders that a file stands in, or None."""
    parts = Path(path).parent.parts
    names = ("/".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((name for name in names if name in folders), None)


def layer(path):
    """The folder of MAY_INCLUDE that a file stands in, or None for tests and what is not code of the product."""
    return longest(path, MAY_INCLUDE)


def stands_in(path, folders):
    return any(Path(path).is_relative_to(folder) for folder in folders)


def qt_headers():
    """Header -> its module, of all modules that are installed."""
    found = subprocess.run(["qtpaths6", "--query", "QT_INSTALL_HEADERS"], capture_output=True, text=True, check=False)
    top = Path(found.stdout.strip() or "/usr/include/x86_64-linux-gnu/qt6")
    return {header.name: module.name for module in sorted(top.glob("Qt*")) for header in module.iterdir()}


QT = qt_headers()


def qt_module(header):
    """The Qt module of an #include, None for what is not Qt."""
    if "/" in header:
        module = header.split("/")[0]
        return module if module.startswith(("Qt", "qt6keychain")) else None
    return QT.get(header, "Qt" if re.match(r"Qt?[A-Z]", header) else None)


def foreign_problem(path, header):
    """What is wrong with including a header that is not the project's."""
    if header == "Python.h" and not stands_in(path, PYTHON) and not stands_in(path, ("tests",)):
        return "Python.h belongs to executor/review, executor/engine and executor/python only"
    module, folder = qt_module(header), longest(path, MAY_USE_OF_QT)
    if module and folder and module not in MAY_USE_OF_QT[folder]:
        known = ", ".join(sorted(MAY_USE_OF_QT[folder]))
        return f"{folder} knows " + (f"of Qt only {known} ({header} is of {module})" if known else f"no Qt ({header})")
    return None


def own_problem(top, path, header):
    """What is wrong with including a header by a name in quotes."""
    if GENERATED.fullmatch(header):
        return None
    if not (top / header).is_file() and not (top / (header + ".in")).is_file():  # or generated of a template
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


def widgets_reached(top):
    """What is told without a window includes no widgets, through no header of ours either."""
    included = {str(path): INCLUDE.findall((top / path).read_text(encoding="utf-8")) for path in tree.code_files(top)}
    found = []
    for start in sorted(path for path in included if stands_in(path, WINDOWLESS)):
        way, waiting = {start: ""}, [start]
        while waiting:
            path = waiting.pop()
            widget = next((header for quote, header in included[path] if quote == "<" and qt_module(header) == "QtWidgets"), None)
            if widget:
                found.append(f"{start} reaches {widget} by{way[path]} {path}")
                break
            below = [header for quote, header in included[path] if quote == '"' and header in included and header not in way]
            way |= {header: f"{way[path]} {path}," for header in below}
            waiting += below
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

    def test_storeys_of_the_app(self):
        files = {f"app/{storey}/x.h": "" for storey in ("wording", "kit", "session", "panes/a", "window", "cli")}
        for lower, upper in (("wording", "kit"), ("kit", "session"), ("session", "panes/a"), ("panes/a", "window"),
                             ("session", "cli"), ("window", "cli"), ("cli", "window"), ("cli", "kit"), ("cli", "panes/a")):
            with self.subTest(lower):
                self.finds(problems, files | {f"app/{lower}/y.cpp": f'#include "app/{upper}/x.h"\n'},
                           f"app/{lower.split('/')[0]} may not include")
        for upper, lower in (("cli", "session"), ("cli", "wording"), ("session", "kit"), ("panes/a", "kit"), ("window", "panes/a")):
            with self.subTest(upper):
                self.finds(problems, files | {f"app/{upper}/y.cpp": f'#include "app/{lower}/x.h"\n'})

    def test_the_worker_knows_the_engine_and_the_host_does_not(self):
        files = {"executor/engine/e.h": "", "executor/sandbox/worker/w.cpp": '#include "executor/engine/e.h"\n'}
        self.finds(problems, files)
        self.finds(problems, files | {"executor/sandbox/a.cpp": '#include "executor/engine/e.h"\n'}, "executor/sandbox may not")

    def test_widgets_are_found_behind_headers(self):
        files = {"app/kit/a.h": "#include <QWidget>\n", "app/session/b.h": '#include "app/kit/a.h"\n'}
        self.finds(widgets_reached, files | {"app/cli/c.cpp": '#include "app/session/b.h"\n'},
                   "app/cli/c.cpp reaches QWidget by app/cli/c.cpp, app/session/b.h, app/kit/a.h", "app/session/b.h reaches")
        self.finds(widgets_reached, {"app/session/b.h": "#include <QImage>\n", "app/panes/x/a.h": "#include <QWidget>\n"})

    def test_the_project_keeps_its_layers(self):
        self.clean(problems)

    def test_nothing_told_without_a_window_reaches_widgets(self):
        self.clean(widgets_reached)


if __name__ == "__main__":
    unittest.main()
