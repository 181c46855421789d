# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Extension modules that open files or use descriptors by themselves, in the packages that the policy "science" allows: each is
known, and held."""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

TOP = Path(__file__).parents[2]
# Functions that open a file without an audit event, as a module names them that it links.
OPENERS = re.compile(r"(?:f(?:re)?open(?:64)?|open(?:at)?(?:64)?|creat(?:64)?|tmpfile(?:64)?|mkstemp(?:64)?|_gfortran_st_open|"
                     r"_ZNSt13basic_filebuf.*4open.*)(?:@.*)?")
# Functions that use a descriptor without an audit event.
USERS = re.compile(r"(?:p?(?:read|write)v?(?:64)?|fdopen(?:64)?|dup[23]?|sendfile(?:64)?|mmap(?:64)?|ftruncate(?:64)?|TIFFFdOpen)(?:@.*)?")
# What these packages load beside themselves.
ALSO = ("PIL", "lxml", "contourpy", "kiwisolver", "patsy", "joblib")
# module: why code of a step cannot open a file of its choice with it (docs/adr/0026-native-writers.md)
HELD = {
    "PIL._imaging": "judged by the guards of foreignguards.cpp",
    "lxml.etree": "judged by the guards of foreignguards.cpp",
    "matplotlib._qhull": "opens /dev/null only",
    "scipy.io._fast_matrix_market._fmm_core": "judged by the guards of libraryguards.cpp",
    "scipy.io._test_fortran": "a private extension module, which is withheld",
    "scipy.odr.__odrpack": "judged by the guards of libraryguards.cpp",
    "scipy.optimize._highspy._core": "a private extension module, which is withheld",
    "scipy.optimize._highspy._highs_options": "a private extension module, which is withheld",
    "scipy.spatial._qhull": "judged by the guards of libraryguards.cpp",
    "scipy.stats._unuran.unuran_wrapper": "a stream in memory; a temporary file of its own name without one",
}
# The same for descriptors.
USED = {
    "PIL._imaging": "judged by the guards of foreignguards.cpp",
    "numpy._core._multiarray_umath": "a copy by os.dup, which is judged",
    "scipy._lib.messagestream": "a stream of its own",
}


def packages():
    policy = json.loads((TOP / "resources/policies/science.json").read_text(encoding="utf-8"))
    named = {name.partition(".")[0] for name in policy["imports"]["allow"]} - sys.stdlib_module_names
    for name in sorted(named | set(ALSO)):
        spec = importlib.util.find_spec(name)
        for folder in (spec.submodule_search_locations or []) if spec else []:
            yield name, Path(folder)


def functions(file, pattern):
    names = subprocess.run(["nm", "--dynamic", "--undefined-only", "--format=just-symbols", file], capture_output=True, text=True,
                           check=True).stdout.split()
    return [name for name in names if pattern.fullmatch(name)]


def modules(pattern):
    found = {}
    for package, folder in packages():
        for file in folder.rglob("*.so"):
            module = ".".join([package, *file.relative_to(folder).parts[:-1], file.name.partition(".")[0]])
            if names := functions(file, pattern):
                found[module] = names
    return found


class NativeFiles(unittest.TestCase):
    def test_the_pattern_finds_them(self):
        for name in ("fopen64@GLIBC_2.2.5", "open", "_gfortran_st_open@GFORTRAN_8", "creat", "freopen",
                     "_ZNSt13basic_filebufIcSt11char_traitsIcEE4openEPKcSt13_Ios_Openmode@GLIBCXX_3.4"):
            self.assertRegex(name, OPENERS)
        for name in ("fdopen", "open_memstream", "dlopen", "PyObject_Malloc"):
            self.assertIsNone(OPENERS.fullmatch(name), name)

    @unittest.skipUnless(shutil.which("nm"), "nm is not installed")
    def test_each_of_them_is_held(self):
        self.assertEqual({module: names for module, names in modules(OPENERS).items() if module not in HELD}, {},
                         "these open files without an audit event: add a guard, an attempt in natives.py, and a row here")

    @unittest.skipUnless(shutil.which("nm"), "nm is not installed")
    def test_each_that_uses_descriptors_is_held(self):
        self.assertEqual({module: names for module, names in modules(USERS).items() if module not in USED}, {},
                         "these use descriptors without an audit event: add a guard, an attempt in descriptors.py, and a row here")


if __name__ == "__main__":
    unittest.main()
