# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Libraries that agents use work under guard just as without: what the policy "science" lets code import."""

import contextlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCIENCE = Path(os.environ["VITRINE_SOURCE_DIR"]) / "resources" / "policies" / "science.json"
BINARY = os.environ.get("VITRINE_BINARY", "vitrine")

# Each prints what it found; each kind of thing that a library does while it works, and that guards could take for the
# code's, stands here: state in classes, texts that are run, modules that are loaded late, files of its own.
STEPS = {
    "sympy": """
from sympy import (Eq, Function, Interval, Matrix, Piecewise, Sum, Symbol, cos, diff, dsolve, exp, factor, integrate, lambdify,
                   limit, oo, pprint, series, simplify, sin, solve, solveset, sqrt, summation, symbols, sympify)
from sympy.parsing.sympy_parser import parse_expr
x, y, n = symbols('x y n')
print(solve(Eq(x**2 - 5*x + 6, 0), x), solve([x + y - 3, x - y - 1], [x, y]), solveset(sin(x) - 1, x, Interval(0, 7)))
print(simplify(sin(x)**2 + cos(x)**2), diff(x**3*sin(x), x), integrate(exp(-x**2), (x, -oo, oo)), factor(x**4 - 1))
print(Matrix([[1, 2], [3, 4]]).inv(), limit(sin(x)/x, x, 0), series(cos(x), x, 0, 6), summation(1/n**2, (n, 1, oo)))
print(sympify('2*x + 1').subs(x, 3), parse_expr('x**2 + y'), Piecewise((1, x > 0), (0, True)).subs(x, 2))
print(lambdify(x, x**2 + sin(x))(2), lambdify((x, y), x*y, 'math')(3, 4), lambdify(x, Sum(n*x, (n, 1, 3)))(2))
print(dsolve(Function('f')(x).diff(x) - Function('f')(x)), Symbol('z', positive=True).is_positive)
pprint(sqrt(x)/2)
""",
    "scipy": """
import scipy
import numpy as np
from scipy import integrate, optimize, stats
def line(x, a, b): return a*x + b
print(optimize.minimize(lambda v: (v[0] - 1)**2, [0.]).x.round(3), optimize.brentq(lambda x: x**2 - 2, 0, 2))
print(optimize.curve_fit(line, np.array([0., 1, 2]), np.array([1., 3, 5]))[0].round(3), integrate.quad(lambda x: x, 0, 1))
print(stats.norm.ppf(0.975), stats.ttest_ind([1, 2, 3], [2, 3, 5]).pvalue, scipy.special.comb(5, 2, exact=True))
class Flat(stats.rv_continuous):
    def _pdf(self, x): return 1.0
print(Flat(a=0, b=1).cdf(0.5), scipy.spatial.KDTree([[0, 0], [1, 1]]).query([0.9, 0.9]), scipy.fft.fft([1, 0]))
""",
    "networkx": """
import networkx as nx
G = nx.Graph([(1, 2), (2, 3), (3, 1), (3, 4)])
print(nx.shortest_path(G, 1, 4), {k: round(v, 3) for k, v in nx.pagerank(G).items()}, list(nx.connected_components(G)))
print(nx.to_numpy_array(G).tolist(), nx.is_connected(G), list(nx.topological_sort(nx.DiGraph([(1, 2), (2, 3)]))))
""",
    "sklearn": """
from sklearn.cluster import KMeans
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestClassifier
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import cross_val_score, train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler
X, y = load_iris(return_X_y=True)
a, b, c, d = train_test_split(X, y, random_state=0)
model = make_pipeline(StandardScaler(), LogisticRegression(max_iter=200)).fit(a, c)
print(model, model.score(b, d) > 0.9, RandomForestClassifier(3, random_state=0).fit(a, c).score(b, d) > 0.8)
print(RandomForestClassifier(4, n_jobs=2, random_state=0).fit(a, c).predict(b[:3]), cross_val_score(model, X, y, cv=2, n_jobs=2))
print(KMeans(2, n_init=1, random_state=0).fit(X).labels_.shape, cross_val_score(model, X, y, cv=2).shape)
""",
    "statsmodels": """
import pandas as pd
import statsmodels.formula.api as smf
data = pd.DataFrame({'y': [1., 2, 3, 4.5, 5], 'x': [1., 2, 3, 4, 5], 'g': list('aabba')})
fit = smf.ols('y ~ x + C(g)', data).fit()
print(fit.params.round(2).to_dict(), len(fit.predict(data)))
""",
    "pandas": """
import pandas as pd
df = pd.DataFrame({'g': ['a', 'b', 'a'], 'v': [1., 2, 3], 'd': pd.date_range('2024-01-01', periods=3)})
print(df.groupby('g').agg({'v': ['mean', 'sum']}), df.describe(), df.pivot_table(index='g', values='v', aggfunc='sum'))
print(df.query('v > 1').v.tolist(), df.eval('w = v * 2').w.tolist(), df.set_index('d').v.resample('2D').sum().tolist())
print(df.g.str.upper().tolist(), df.d.dt.year.tolist(), df.apply(lambda r: r.v + 1, axis=1).tolist(), df.to_json())
""",
    "matplotlib": """
import matplotlib.pyplot as plt
figure, (left, right) = plt.subplots(1, 2)
left.plot([1, 2, 3], [1, 4, 9], label='$x^2$')
left.legend()
right.bar(['a', 'b'], [1, 2])
figure.tight_layout()
figure.canvas.draw()
print(figure.canvas.buffer_rgba().nbytes, figure.canvas.get_width_height())
plt.close(figure)
""",
}
BESIDE = {"statsmodels": {"pandas"}}


def installed(name):
    return all(importlib.util.find_spec(module) for module in {name} | BESIDE.get(name, set()))


class Printed(io.StringIO):
    """What is printed to somebody who can read all letters, as a step's prints are."""
    encoding = "utf-8"


def run_here(code):
    printed = Printed()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "step", "exec"), {"__name__": "__main__"})
    return printed.getvalue()


def run_guarded(code, dialect):
    from vitrine import LocalPythonExecutor
    policy = SCIENCE if dialect == "python" else None
    allowed = [name for known in STEPS for name in (known, f"{known}.*") if installed(known)]
    step = LocalPythonExecutor([] if policy else [*allowed, "numpy", "numpy.*"], dialect=dialect, policy=policy, timeout_seconds=90)
    step.send_tools({})
    return step(code).logs


def answers(way, names):
    """In a process of its own, where nothing is loaded yet: libraries load much of themselves late."""
    done = subprocess.run([sys.executable, "-B", __file__, "--answer", way, *names], capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f"{way}: {done.stderr[-3000:]}")
    return json.loads(done.stdout)


def answer(way, names):
    run = run_here if way == "plain" else lambda code: run_guarded(code, way)
    print(json.dumps({name: run(STEPS[name]) for name in names}))


class Libraries(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # Neither the fonts that matplotlib found before nor its settings belong to the test.
        cls.folder = cls.enterClassContext(tempfile.TemporaryDirectory())
        os.environ["MPLCONFIGDIR"] = cls.folder
        os.environ["MPLBACKEND"] = "agg"
        cls.names = [name for name in STEPS if installed(name)]
        cls.plain = answers("plain", cls.names)

    def compare(self, way, names):
        guarded = answers(way, names)
        for name in names:
            with self.subTest(library=name, way=way):
                self.assertTrue(self.plain[name])
                self.assertEqual(guarded[name], self.plain[name])

    def test_they_work_under_guard(self):
        self.compare("python", self.names)

    # The framework's executor does not see what libraries print themselves, as sympy's pprint does.
    def test_they_work_in_the_dialect_of_the_framework(self):
        self.compare("smolagents", [name for name in self.names if name not in ("sympy", "scipy")])

    @unittest.skipIf(shutil.which(BINARY) is None, "runs steps with the program, which is not built")
    def test_they_work_in_the_jail(self):
        for name in self.names:
            with self.subTest(library=name):
                step = Path(self.folder) / "step.py"
                step.write_text(STEPS[name].lstrip())
                done = subprocess.run([BINARY, "run", "--policy", SCIENCE, "--json", step], capture_output=True, text=True,
                                      env=os.environ | {"QT_QPA_PLATFORM": "offscreen"})
                result = json.loads(done.stdout)["steps"][0]
                self.assertEqual(result["status"], "ok", result["error"])
                self.assertEqual(result["logs"], self.plain[name])

    def test_none_is_missing_where_all_are_meant_to_be_there(self):
        missing = [name for name in STEPS if name not in self.names]
        if missing:
            self.skipTest("not installed: " + ", ".join(missing))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--answer"]:
        answer(sys.argv[2], sys.argv[3:])
    else:
        unittest.main()
