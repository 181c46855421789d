# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""One version, in CMakeLists.txt; every file that has to repeat it says the same in its own spelling."""

import re
import unittest

import tree


def read(name):
    return (tree.TOP / name).read_text(encoding="utf-8")


def version():
    """(release, prerelease or empty)."""
    release = re.search(r"project\(Vitrine VERSION ([0-9.]+) ", read("CMakeLists.txt"))[1]
    whole = re.search(r"set\(VITRINE_VERSION \$\{PROJECT_VERSION\}(?:-([a-z0-9.]+))?\)", read("CMakeLists.txt"))
    return release, whole[1] or ""


class Version(unittest.TestCase):
    def setUp(self):
        self.release, self.prerelease = version()
        self.whole = self.release + (f"-{self.prerelease}" if self.prerelease else "")

    def test_python(self):
        spelled = re.search(r"set\(VITRINE_PYTHON_VERSION (\S+)\)", read("CMakeLists.txt"))[1]
        letter = {"": "", "alpha": "a0", "beta": "b0"}[self.prerelease]
        self.assertEqual(spelled, self.release + letter)
        pattern = re.search(r"regex = '(.*)'", read("pyproject.toml"))[1]
        self.assertEqual(re.search(pattern, read("CMakeLists.txt"))["value"], spelled)

    def test_packages(self):
        self.assertIn(f"\nVersion:        {self.whole.replace('-', '~')}\n", read("packaging/rpm/vitrine.spec"))
        self.assertIn(f"%{{name}}-{self.whole}.tar.gz", read("packaging/rpm/vitrine.spec"))
        self.assertIn(f"%autosetup -n %{{name}}-{self.whole}\n", read("packaging/rpm/vitrine.spec"))
        self.assertIn(f"\npkgver={self.whole.replace('-', '')}\n_version={self.whole}\n", read("packaging/arch/PKGBUILD"))

    def test_pages(self):
        self.assertRegex(read("packaging/vitrine.1"), rf'(?m)^\.TH VITRINE 1 \S+ "Vitrine {re.escape(self.whole)}" ')
        newest = re.search(r"(?m)^## \[([^]]+)\]", read("CHANGELOG.md"))[1]
        self.assertEqual(newest, self.whole)


if __name__ == "__main__":
    unittest.main()
