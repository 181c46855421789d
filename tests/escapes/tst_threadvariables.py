# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Variables of threads in the engine allocate nothing when they are first used. Otherwise glibc ends the process as soon as a
step that has used up its memory runs in a new thread: a variable with a destructor is registered (__cxa_thread_atexit), and one
whose place is found at run time is allocated (__tls_get_addr)."""

import os
import shutil
import subprocess
import unittest

ALLOCATING = {"__cxa_thread_atexit", "__cxa_thread_atexit_impl", "__tls_get_addr"}


def allocating_objects(archive):
    """The object files of a library that need one of these functions, with their names."""
    lines = subprocess.run(["nm", "--undefined-only", "--print-file-name", archive], capture_output=True, text=True,
                           check=True).stdout.splitlines()
    needed = [(line.split(":")[1], line.split()[-1]) for line in lines if line]
    return sorted((file, name) for file, name in needed if name in ALLOCATING)


@unittest.skipUnless(shutil.which("nm"), "nm is not installed")
class ThreadVariables(unittest.TestCase):
    def test_they_are_recognized(self):
        self.assertTrue(allocating_objects(os.environ["VITRINE_OTHER_LIBRARY"]), "its std::call_once has such variables")

    def test_the_engine_has_none(self):
        self.assertEqual(allocating_objects(os.environ["VITRINE_ENGINE_LIBRARY"]), [])


if __name__ == "__main__":
    unittest.main()
