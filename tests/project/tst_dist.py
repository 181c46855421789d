# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The source tarball is configured without git, is the same every time, and holds nothing that is not a source."""

import hashlib
import os
import subprocess
import tarfile
import tempfile
import unittest
from pathlib import Path

import tree

BUILD = Path(os.environ["VITRINE_BUILD_DIR"])


def is_clone():
    return subprocess.run(["git", "-c", "safe.directory=*", "-C", tree.TOP, "rev-parse", "HEAD"], capture_output=True,
                          check=False).returncode == 0


@unittest.skipUnless(is_clone(), "these sources come from no clone")
class Dist(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.top = Path(cls.folder.name)
        cls.tarball = cls.made()
        with tarfile.open(cls.tarball) as archive:
            cls.names = archive.getnames()
            archive.extractall(cls.top, filter="data")
        cls.sources, = [path for path in cls.top.iterdir() if path.is_dir()]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @staticmethod
    def made():
        subprocess.run(["cmake", "--build", BUILD, "--target", "dist"], check=True, capture_output=True)
        return max((BUILD / "package").glob("vitrine-*.tar.gz"), key=lambda path: path.stat().st_mtime)

    def test_everything_is_in_one_folder_of_its_name(self):
        self.assertEqual({name.split("/")[0] for name in self.names}, {self.tarball.name.removesuffix(".tar.gz")})

    def test_no_build_and_no_history_is_in_it(self):
        self.assertFalse([name for name in self.names if "/build/" in name or "/.git/" in name])

    def test_it_is_the_same_every_time(self):
        first = hashlib.sha256(self.tarball.read_bytes()).hexdigest()
        self.assertEqual(hashlib.sha256(self.made().read_bytes()).hexdigest(), first)

    def test_it_is_configured_without_git(self):
        git = self.top / "bin/git"
        git.parent.mkdir()
        git.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        git.chmod(0o755)
        result = subprocess.run(
            ["cmake", "-G", "Ninja", "-S", self.sources, "-B", self.top / "build", "-DVITRINE_TESTS=OFF"], check=False,
            capture_output=True, text=True, env=os.environ | {"PATH": f"{git.parent}:{os.environ['PATH']}"})
        self.assertEqual(result.returncode, 0, result.stderr)


if __name__ == "__main__":
    unittest.main()
