# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing of the place or the time of a build is in what is installed."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import tree

BUILD = Path(os.environ["VITRINE_BUILD_DIR"])


class Reproducible(unittest.TestCase):
    def test_no_program_names_the_folder_of_its_sources(self):
        # Benches find their data in the sources, and are not installed.
        programs = [path for path in (BUILD / "bin").iterdir() if path.is_file() and not path.name.startswith("bench_")]
        self.assertIn("vitrine", [path.name for path in programs])
        for program in programs:
            for folder in (tree.TOP, BUILD):
                self.assertNotIn(str(folder).encode() + b"/", program.read_bytes(), program.name)

    def test_resources_take_their_dates_from_the_environment(self):
        with tempfile.TemporaryDirectory() as folder:
            top = Path(folder)
            (top / "a.txt").write_text("a", encoding="utf-8")
            (top / "a.qrc").write_text("<RCC><qresource><file>a.txt</file></qresource></RCC>", encoding="utf-8")
            rcc = Path(subprocess.run(["qtpaths6", "--query", "QT_INSTALL_LIBEXECS"], capture_output=True, text=True, check=True).stdout.strip()) / "rcc"
            made = []
            for date in (1_000_000_000, 1_100_000_000):
                os.utime(top / "a.txt", (date, date))
                made.append(subprocess.run([rcc, top / "a.qrc"], capture_output=True, check=True,
                                           env=os.environ | {"SOURCE_DATE_EPOCH": "1200000000"}).stdout)
            self.assertEqual(made[0], made[1])


if __name__ == "__main__":
    unittest.main()
