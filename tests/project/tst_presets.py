# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""CMake can read the presets and configure those of sanitizers; each that can be built is part of a workflow."""

import json
import re
import shutil
import subprocess
import tempfile
import unittest

import tree

PRESETS = json.loads((tree.TOP / "CMakePresets.json").read_text(encoding="utf-8"))


def names(kind):
    return {preset["name"] for preset in PRESETS[kind] if not preset.get("hidden")}


class Presets(unittest.TestCase):
    def listed(self, kind):
        result = subprocess.run(["cmake", f"--list-presets={kind}"], cwd=tree.TOP, capture_output=True, text=True, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def test_cmake_knows_every_preset(self):
        for kind in ("configure", "build", "test", "package", "workflow"):
            output = self.listed(kind)
            for name in names(f"{kind}Presets"):
                self.assertIn(f'"{name}"', output)

    def test_the_promised_presets_are_there(self):
        promised = {"dev", "release", "asan", "tsan", "fuzz", "tidy", "coverage"}
        for kind in ("configurePresets", "buildPresets", "workflowPresets"):
            self.assertLessEqual(promised, names(kind), kind)

    def test_every_option_is_documented_and_used(self):
        top = (tree.TOP / "CMakeLists.txt").read_text(encoding="utf-8")
        declared = set(re.findall(r"^(?:option|set)\((VITRINE_[A-Z]+) ", top, re.MULTILINE))
        page = (tree.TOP / "docs/building.md").read_text(encoding="utf-8")
        lists = [path for path in tree.files(tree.TOP) if path.name == "CMakeLists.txt" or path.suffix == ".cmake"]
        uses = "".join((tree.TOP / path).read_text(encoding="utf-8") for path in lists)
        for name in declared:
            self.assertIn(f"`{name}`", page)
            self.assertGreater(len(re.findall(rf"\b{name}\b", uses)), 1, f"{name} is a dead option")

    def test_every_configuration_has_a_workflow(self):
        self.assertEqual(names("configurePresets") - names("workflowPresets"), set())

    def test_sanitizers_can_be_configured(self):
        # They are not built every day, so an error in them would stay unseen.
        name = "fuzz" if shutil.which("clang++") else "asan"
        with tempfile.TemporaryDirectory() as folder:
            result = subprocess.run(["cmake", "--preset", name, "-B", folder], cwd=tree.TOP, capture_output=True,
                                    text=True, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)


if __name__ == "__main__":
    unittest.main()
