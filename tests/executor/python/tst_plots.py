# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Plots leave a step by value, as "display" events: a figure as value, and what savefig writes."""

import base64
import importlib.util
import os
import sys
import tempfile
import unittest

from vitrine import InterpreterError, LocalPythonExecutor, SandboxPythonExecutor

PNG = b"\x89PNG\r\n"
DRAWN = "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\nfigure = plt.figure()\nplt.plot([1, 2])\n"


def displayed(executor):
    """(kind and name, bytes) of the pictures of the last step."""
    shown = []
    for event in executor.last_result["events"]:
        if event["kind"] == "display":
            head, _, address = event["detail"].partition("\n")
            shown.append((head, base64.b64decode(address.partition(";base64,")[2])))
    return shown


@unittest.skipIf(importlib.util.find_spec("matplotlib") is None, "matplotlib is not installed")
class Plots(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)
        self.trail = os.path.join(folder.name, "runs.vitrine")

    def executors(self, policy="science"):
        for kind in (LocalPythonExecutor, SandboxPythonExecutor):
            with self.subTest(kind=kind.__name__):
                made = kind([], policy=policy, trail=self.trail)
                made.send_tools({})
                yield made

    def test_a_figure_is_shown(self):
        for run in self.executors():
            run(DRAWN + "figure")
            ((head, picture),) = displayed(run)
            self.assertEqual((head, picture[:6]), ("image/png", PNG))
            run("1")
            self.assertEqual(displayed(run), [])

    def test_a_saved_plot_is_shown_by_its_name(self):
        for run in self.executors():
            run(DRAWN + "plt.savefig('plot.png')\nfigure.savefig(fname='plot.svg')\nplt.close()")
            shown = displayed(run)
            self.assertEqual([head for head, _ in shown], ["image/png plot.png", "image/svg+xml plot.svg"])
            self.assertEqual(shown[0][1][:6], PNG)
            self.assertIn(b"<svg", shown[1][1])
            self.assertEqual([name for name in os.listdir() if name.startswith("plot")], [])

    def test_data_analysis_draws_as_well(self):
        for run in self.executors("data-analysis"):
            run(DRAWN + "plt.savefig('plot.png')")
            self.assertEqual([head for head, _ in displayed(run)], ["image/png plot.png"])

    def test_a_saved_animation_is_shown(self):
        moving = (DRAWN + "from matplotlib.animation import FuncAnimation, PillowWriter\n(line,) = plt.plot([1, 2])\n"
                  "def draw(i):\n    line.set_data([0, i], [0, 1])\n    return [line]\n"
                  "moving = FuncAnimation(figure, draw, frames=3)\n")
        for run in self.executors("data-analysis"):
            run(moving + "moving.save('a.gif', writer=PillowWriter(fps=5))\nmoving.save(filename='b.webp', writer='pillow')")
            shown = displayed(run)
            self.assertEqual([head for head, _ in shown], ["image/gif a.gif", "image/webp b.webp"])
            self.assertEqual(shown[0][1][:6], b"GIF89a")
            self.assertEqual([name for name in os.listdir() if name.endswith(("gif", "webp"))], [])
            with self.assertRaises(InterpreterError) as denied:
                run("moving.save('../a.gif', writer='pillow')")
            self.assertEqual(denied.exception.details["rule"], "filesystem.write")
        for run in self.executors({"vitrine_policy": 1, "name": "few", "base": "science", "limits": {"files": 1, "written_mib": 1}}):
            run(moving)
            with self.assertRaises(InterpreterError) as many:
                run("moving.save('a.gif', writer='pillow')\nmoving.save('b.gif', writer='pillow')")
            self.assertEqual(many.exception.details["rule"], "limits.files")

    def test_saved_arrays_and_formats_of_pillow_are_shown_once(self):
        for run in self.executors("data-analysis"):
            run(DRAWN + "plt.imsave('a.png', [[0, 1]])\nplt.imsave('b.jpg', [[0, 1]])\nplt.savefig('c.jpg')")
            self.assertEqual([head for head, _ in displayed(run)], ["image/png a.png", "image/jpeg b.jpg", "image/jpeg c.jpg"])

    def test_the_sandbox_keeps_the_file_for_later_steps(self):
        run = SandboxPythonExecutor([], policy="science")
        run(DRAWN + "plt.savefig('plot.png')")
        self.assertEqual(run("plt.imread('plot.png').shape[2]").output, 4)

    def test_a_buffer_gets_its_bytes(self):
        for run in self.executors():
            output = run(DRAWN + "import io\nbuffer = io.BytesIO()\nplt.savefig(buffer)\nbuffer.getvalue()[:6]")
            self.assertEqual(output.output, PNG)
            self.assertEqual([head for head, _ in displayed(run)], ["image/png"])

    def test_other_folders_stay_closed(self):
        for run in self.executors():
            for target in ("/tmp/plot.png", "../plot.png"):
                with self.assertRaises(InterpreterError) as denied:
                    run(DRAWN + f"plt.savefig({target!r})")
                self.assertEqual(denied.exception.details["rule"], "filesystem.write")
                self.assertEqual(displayed(run), [])

    def test_pictures_have_limits(self):
        limits = {"vitrine_policy": 1, "name": "few", "base": "science", "limits": {"files": 1, "written_mib": 1}}
        for run in self.executors(limits):
            run(DRAWN)  # matplotlib writes what it has found out about fonts into the working folder of the sandbox
            with self.assertRaises(InterpreterError) as many:
                run("plt.savefig('a.png')\nplt.savefig('b.png')")
            self.assertEqual(many.exception.details["rule"], "limits.files")
            self.assertEqual(len(displayed(run)), 1)

    def test_what_the_host_saves_is_saved(self):
        run = LocalPythonExecutor([], policy="science")
        run(DRAWN + "figure")
        import matplotlib.pyplot as plt

        plt.figure().savefig("mine.png")
        self.assertTrue(os.path.exists("mine.png"))


if __name__ == "__main__":
    if importlib.util.find_spec("matplotlib") is None:
        print("Skipped: matplotlib is not installed")
        sys.exit(77)
    unittest.main()
