# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/cmake/unitygroups.py puts together what can be compiled as one file, and nothing else."""

import sys
import unittest
from pathlib import Path

import tree

sys.path.insert(0, str(tree.TOP / "packaging/cmake"))
import unitygroups  # noqa: E402


class UnityGroups(unittest.TestCase):
    def grouped(self, contents, size=12):
        """The names of the files of each group."""
        with tree.planted(contents) as folder:
            top = Path(folder)
            files = [str(top / name) for name in contents if name.endswith(".cpp")]
            groups = {}
            for group, name in unitygroups.groups(files, size, top, unitygroups.header_types(top)):
                groups.setdefault(group, []).append(Path(name).stem)
        return list(groups.values())

    def apart(self, first, second, **more):
        self.assertEqual(len(self.grouped({"a.cpp": first, "b.cpp": second} | more)), 2, (first, second))
        self.assertEqual(len(self.grouped({"a.cpp": second, "b.cpp": first} | more)), 2, (second, first))

    def together(self, first, second, **more):
        self.assertEqual(len(self.grouped({"a.cpp": first, "b.cpp": second} | more)), 1, (first, second))

    def test_the_same_private_name_keeps_files_apart(self):
        for declared in ("int count(int x) { return x; }", "struct Row {};", "constexpr int most = 3;", "enum Kind { One, Two };",
                         "const char *const text = R\"(})\";", "template <class T> T twice(T x) { return x; }"):
            with self.subTest(declared):
                self.apart(f"namespace {{ {declared} }}\n", f"namespace vitrine {{ namespace {{\n{declared}\n}} }}\n")

    def test_macros_statics_and_enumerators_count(self):
        self.apart("#define MOST 3\n", "#define MOST 4\n")
        self.apart("static int count() { return 1; }\n", "static int count() { return 2; }\n")
        self.apart("namespace { enum Kind { One, Two }; }\n", "namespace { constexpr int Two = 2; }\n")

    def test_other_names_keep_nobody_apart(self):
        self.together("namespace { int first() { int value = 1; return value; } }\n",
                      "namespace { int second() { int value = 2; return value; } }\n")
        self.together("int A::value() { return 1; }\n", "int B::value() { return 2; }\n")

    def test_a_private_function_would_hide_the_one_that_is_called(self):
        self.apart("namespace { int answer() { return 1; } }\n", "int B::ask() { return answer(); }\n")
        self.together("namespace { int answer() { return 1; } }\n", "int B::ask() { return other.answer() + m::answer(); }\n")

    def test_the_same_alias_may_be_declared_twice(self):
        alias = "namespace { using Json = nlohmann::json; Json made() { return Json(); } }\n"
        self.together(alias, alias.replace("made", "other"))
        self.apart(alias, alias.replace("made", "other").replace("nlohmann::json", "nlohmann::ordered_json"))

    def test_a_private_type_named_like_one_of_a_header_is_alone(self):
        self.assertEqual(len(self.grouped({"app/h.h": "struct Row {};\n", "app/a.cpp": "namespace { struct Row {}; }\n", "app/b.cpp": "",
                                           "app/c.cpp": ""})), 2)

    def test_a_private_function_named_like_one_of_a_tests_header_is_apart(self):
        header = {"tests/helper.h": '#include "tests/other.h"\n', "tests/other.h": "inline int rowOf(int x)\n{\n    return x;\n}\n"}
        self.apart('#include "tests/helper.h"\n', "namespace { int rowOf(int x) { return x; } }\n", **header)
        self.together("", "namespace { int rowOf(int x) { return x; } }\n", **header)

    def test_a_group_is_full_at_its_size(self):
        files = {f"{letter}.cpp": "" for letter in "abcde"}
        self.assertEqual([len(group) for group in self.grouped(files, 2)], [2, 2, 1])

    def test_every_source_is_in_one_group(self):
        names = sorted(str(tree.TOP / name) for name in tree.code_files(tree.TOP)
                       if name.suffix == ".cpp" and name.parts[0] in ("base", "executor", "models"))
        listed = [name for _, name in unitygroups.groups(names, 20, tree.TOP, unitygroups.header_types(tree.TOP))]
        self.assertEqual(sorted(listed), names)


if __name__ == "__main__":
    unittest.main()
