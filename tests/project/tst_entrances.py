# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/run, packaging/test and packaging/deb, in a folder of their own with a stand-in for the platform."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import tree

# Logs what it is asked for, fails where the test wants it, and plays the program.
DEVROOT = """#!/usr/bin/env bash
echo "${VITRINE_SUITE:+$VITRINE_SUITE: }$@" >> "$FAKE/log"
if [ "${0##*/}" = engine ] && [ "${1:-}" != --install ]; then exec "$@"; fi
[ "${1:-}" != --for ] || shift 2
[ -z "${FAIL:-}" ] || case "$*" in *$FAIL*) echo "broken: $FAIL"; exit "${FAIL_STATUS:-5}" ;; esac
case "$*" in
    --check) [ -z "${ROOT_MISSING:-}" ] || echo 'missing: the root itself' ;;
    *xdpyinfo*) [ -n "${X_WORKS:-}" ] || exit 1 ;;
    *ctest*) echo '100% tests passed' ;;
    *' replay '*) echo 'step 1: ok'; : > "${*: -1}" ;;
esac
"""


class Entrances(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="entrance ")
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name).resolve()
        (self.top / "packaging").mkdir()
        for name in ("run", "test", "deb", "progress"):
            shutil.copy(tree.TOP / "packaging" / name, self.top / "packaging" / name)
        for name in ("devroot", "engine", "check-deb", "check-image"):
            (self.top / "packaging" / name).write_text(DEVROOT, encoding="utf-8")
            (self.top / "packaging" / name).chmod(0o755)
        self.environment = {key: value for key, value in os.environ.items() if "DISPLAY" not in key} | {"FAKE": str(self.top)}

    def start(self, name, *arguments, **changes):
        return subprocess.run([self.top / "packaging" / name, *arguments], env=self.environment | changes, text=True,
                              capture_output=True, check=False, cwd="/")

    def log(self):
        return (self.top / "log").read_text(encoding="utf-8").replace(str(self.top), "TOP").splitlines()

    # -- packaging/test

    def test_everything_is_tested_in_order(self):
        result = self.start("test", "-R", "some")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("100% tests passed", result.stdout)
        self.assertEqual(self.log(), [
            "--setup", "cmake --preset release", "cmake --build --preset release", "--install",
            "packaging/devroot ctest --preset release -R some", "ctest --preset release -R some", "cpack --preset release",
            "cpack --preset release", "", ""])

    def test_without_an_engine_everything_else_is_tested(self):
        result = self.start("test", FAIL="--install")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("100% tests passed", result.stdout)


    def test_the_first_failure_ends_it_and_is_named(self):
        for step, name in (("--setup", "Set up the platform"), ("cmake --build --preset release", "Build"),
                           ("ctest", "Test"), ("cpack", "Package")):
            with self.subTest(step):
                result = self.start("test", FAIL=step)
                self.assertEqual(result.returncode, 1)
                self.assertIn(f"broken: {step}", result.stdout)
                self.assertEqual(result.stdout.splitlines()[-1], f"== FAILED: {name} (status 5)")
                self.assertIn(step, self.log()[-1])

    # -- packaging/deb

    def test_the_package_of_a_suite_is_built_and_tried_there(self):
        for arguments, suite in (((), "testing"), (("sid",), "sid")):
            (self.top / "log").unlink(missing_ok=True)
            result = self.start("deb", *arguments)
            self.assertEqual(result.returncode, 0, result.stderr)
            *build, tried = self.log()
            self.assertEqual([line.split()[:4] for line in build], [[f"{suite}:", "--for", "deb", "cmake"]] * 2 + [[f"{suite}:", "--for", "deb", "cpack"]])
            self.assertIn(f"-B build/deb-{suite} ", build[0])
            self.assertEqual(tried, f"{suite}: --suite {suite}")

    def test_a_package_that_cannot_be_built_is_not_tried(self):
        self.assertNotEqual(self.start("deb", FAIL="--build").returncode, 0)
        self.assertNotIn("testing: --suite testing", self.log())

    # -- packaging/run

    def test_arguments_go_to_the_program(self):
        result = self.start("run", "check", "a file.py", FAIL="check a", FAIL_STATUS="2")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(self.log()[-1], "--for run TOP/build/release/bin/vitrine check a file.py")

    def test_with_a_display_the_window_opens_with_the_sample(self):
        result = self.start("run", DISPLAY=":1", X_WORKS="1")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(self.log()[-1], r"^--for run TOP/build/release/bin/vitrine TOP/resources/samples/\S+\.json$")

    def test_without_a_display_the_sample_is_replayed(self):
        for settings in ({}, {"DISPLAY": ":1"}, {"WAYLAND_DISPLAY": "no-such-socket"}):
            with self.subTest(settings):
                result = self.start("run", **settings)
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertIn("step 1: ok", result.stdout)
                self.assertIn(f"{self.top}/build/first-run/sample.vitrine\n", result.stdout)
                self.assertIn(f"{self.top}/build/first-run/window.png\n", result.stdout)
                self.assertIn(" grab TOP/build/first-run/window.png ", self.log()[-1])
                self.assertIn("--trail TOP/build/first-run/sample.vitrine", "\n".join(self.log()))

    def test_a_difference_is_a_result_and_a_fault_is_not(self):
        self.assertEqual(self.start("run", FAIL=" replay ", FAIL_STATUS="1").returncode, 0)
        self.assertEqual(self.start("run", FAIL=" replay ", FAIL_STATUS="3").returncode, 3)
        self.assertNotEqual(self.start("run", FAIL=" grab ").returncode, 0)

    def test_a_build_that_fails_shows_its_end(self):
        result = self.start("run", FAIL="--target vitrine")
        self.assertEqual(result.returncode, 1)
        self.assertIn("broken: --target vitrine", result.stderr)
        self.assertIn(f"{self.top}/build/run.log", result.stderr)

    def test_only_what_running_needs_is_set_up_and_built(self):
        self.start("run", "--version")
        self.assertEqual(self.log(), ["--for run --check", "--for run --setup", "--for run cmake --preset release",
                                      "--for run cmake --build --preset release --target vitrine",
                                      "--for run TOP/build/release/bin/vitrine --version"])

    def test_it_says_how_far_it_is(self):
        for settings, share in (({}, 3), ({"ROOT_MISSING": "1"}, 28)):
            with self.subTest(settings):
                messages = self.start("run", "--version", **settings).stderr
                self.assertRegex(messages, rf"(?m)^ *{share} %  Building  0:0\d elapsed")

    def test_all_of_the_output_is_in_the_log(self):
        self.start("run", FAIL="--target vitrine")
        self.assertIn("broken: --target vitrine\n", (self.top / "build/run.log").read_text(encoding="utf-8"))

    def test_the_sample_is_there(self):
        for name in ("sample", "tools"):
            line = next(line for line in (tree.TOP / "packaging/run").read_text().splitlines() if line.startswith(f"{name}="))
            self.assertTrue((tree.TOP / line.split("$top/")[1]).is_file(), line)


if __name__ == "__main__":
    unittest.main()
