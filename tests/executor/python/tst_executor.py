# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""The package as an agent uses it, in both dialects."""

import ast
import gc
import importlib.util
import io
import locale
import pathlib
import sys
import tempfile
import threading
import unittest
import warnings
from unittest import mock

import vitrine
from vitrine import InterpreterError, LocalPythonExecutor, evaluate_python_code

DIALECTS = ("smolagents", "python")


def executor(dialect, imports=(), tools=None, **options):
    made = LocalPythonExecutor(list(imports), dialect=dialect, **options)
    made.send_tools({"final_answer": lambda answer: answer} if tools is None else tools)
    return made


class InBothDialects(unittest.TestCase):
    def each(self, *args, **options):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                yield executor(dialect, *args, **options)

    def test_classes_are_made_of_annotations(self):
        code = ("from typing import NamedTuple, TypedDict, Protocol\nfrom dataclasses import dataclass\n"
                "class P(NamedTuple):\n    x: int\n    y: 'P' = None\nclass D(TypedDict):\n    a: list[int]\n"
                "@dataclass\nclass R:\n    n: int\n    rest: 'R' = None\nclass Q(Protocol):\n    n: int\n"
                "(P(1), D(a=[2]), R(3), hasattr(R(1), 'n'))")
        run = LocalPythonExecutor(["typing", "dataclasses"], dialect="python")
        self.assertEqual(str(run(code).output), "(P(x=1, y=None), {'a': [2]}, R(n=3, rest=None), True)")
        with self.assertRaisesRegex(InterpreterError, "NameError: name 'Nothing' is not defined"):
            run("from typing import NamedTuple\nclass P(NamedTuple):\n    x: Nothing\n")

    def test_a_step_gives_its_value_and_its_prints(self):
        for run in self.each():
            output = run("x = 2\nprint('x is', x)\nx * 21")
            self.assertEqual((output.output, output.logs, output.is_final_answer), (42, "x is 2\n", False))

    def test_state_lasts_from_step_to_step_and_is_the_callers_own_dict(self):
        for run in self.each():
            state = run.state
            run("numbers = [1, 2]")
            state["numbers"].append(3)
            self.assertEqual(run("sum(numbers)").output, 6)
            self.assertIs(run.state, state)

    def test_objects_go_both_ways_alive(self):
        class Thing:
            value = 1

        for run in self.each():
            thing = Thing()
            run.send_variables({"thing": thing})
            self.assertIs(run("thing.value = 5\nthing").output, thing)
            self.assertEqual(thing.value, 5)

    def test_classes_of_the_caller_stay_as_they_are(self):
        class Account:
            def allows(self):
                return False
        Account.__module__ = "__main__"

        for run in self.each(imports=["dataclasses"]):
            run.send_variables({"account": Account()})
            with self.assertRaisesRegex(InterpreterError, "Forbidden change of class Account"):
                run("type(account).allows = lambda self: True")
            self.assertFalse(Account().allows())

    def test_functions_that_the_code_made_can_be_called_afterwards(self):
        for run in self.each():
            double = run("def double(n):\n    total = 0\n    for i in range(2):\n        total += n\n    return total\ndouble").output
            self.assertEqual(double(21), 42)
            del run
            self.assertEqual(double(4), 8)

    def test_a_final_answer_ends_the_step(self):
        for run in self.each():
            output = run("print('before')\nfinal_answer([1, 2])\nprint('after')")
            self.assertEqual((output.output, output.logs, output.is_final_answer), ([1, 2], "before\n", True))

    def test_tools_are_the_callers_own_functions(self):
        calls = []

        def remember(value, twice=False):
            calls.append(value)
            return [value, twice]

        for run in self.each(tools={"remember": remember}):
            token = object()
            run.send_variables({"token": token})
            self.assertEqual(run("remember(token, twice=True)").output, [token, True])
            self.assertIs(calls[-1], token)

    def test_the_name_of_a_tool_cannot_be_taken(self):
        for run in self.each(tools={"search": lambda: 1}):
            with self.assertRaisesRegex(InterpreterError, "Cannot assign to name 'search': doing this would erase the existing tool!"):
                run("search = 3")
            self.assertEqual(run("search()").output, 1)

    def test_additional_functions_win_over_base_tools(self):
        for run in self.each(additional_functions={"len": lambda thing: -1}):
            self.assertEqual(run("len([])").output, -1)

    def test_errors_of_the_code_are_told(self):
        for run in self.each():
            with self.assertRaisesRegex(InterpreterError, "ZeroDivisionError: division by zero") as caught:
                run("print('so far')\n1 / 0")
            self.assertIsInstance(caught.exception, ValueError)
            self.assertEqual(str(run.state["_print_outputs"]), "so far\n")

    def test_a_syntax_error_is_told_with_its_line(self):
        for run in self.each():
            with self.assertRaisesRegex(InterpreterError, "(?s)line 2.*SyntaxError|Line 2.*SyntaxError"):
                run("x = 1\nx = = 2")

    def test_only_authorized_modules_are_imported(self):
        for run in self.each(["json"]):
            self.assertEqual(run("import json\njson.dumps([1])").output, "[1]")
            with self.assertRaisesRegex(InterpreterError, "Import of subprocess is not allowed. Authorized imports are: "):
                run("import subprocess")

    def test_the_import_list_is_read_anew_by_each_step(self):
        for run in self.each():
            with self.assertRaisesRegex(InterpreterError, "is not allowed"):
                run("import json")
            run.authorized_imports.append("json")
            self.assertEqual(run("import json\njson.loads('3')").output, 3)
            run.authorized_imports.remove("json")
            with self.assertRaisesRegex(InterpreterError, "is not allowed"):
                run("import json")

    def test_modules_that_are_not_installed_are_named_when_the_executor_is_made(self):
        for dialect in DIALECTS:
            with self.assertRaisesRegex(InterpreterError, "^Non-installed authorized modules: nope_a, nope_b. Please install"):
                LocalPythonExecutor(["nope_b", "nope_a", "os.*", "json.nope"], dialect=dialect)

    def test_the_operation_limit_is_read_when_code_runs(self):
        for run in self.each():
            with mock.patch("vitrine.MAX_OPERATIONS", 50):
                with self.assertRaisesRegex(InterpreterError, "Reached the max number of operations of 50"):
                    run("for i in range(1000):\n    i")
            self.assertEqual(run("for i in range(100):\n    i\nlen('abc')").output, 3)

    def test_the_while_limit_is_read_when_code_runs(self):
        for run in self.each():
            with mock.patch("vitrine.MAX_WHILE_ITERATIONS", 10):
                with self.assertRaisesRegex(InterpreterError, "Maximum number of 10 iterations in While loop exceeded"):
                    run("while True:\n    pass")

    def test_prints_are_cut_in_the_middle(self):
        for run in self.each(max_print_outputs_length=10):
            logs = run("print('0123456789' * 3)").logs
            self.assertEqual(logs, "01234\n..._This content has been truncated to stay below 10 characters_...\n6789\n")

    def test_operations_are_counted(self):
        for run in self.each():
            run("x = 3")
            self.assertEqual(run.state["_operations_count"], {"counter": 2})

    def test_the_last_result_tells_everything_else(self):
        for run in self.each():
            self.assertIsNone(run.last_result)
            run("import math\nprint(1)")
            result = run.last_result
            self.assertEqual((result["status"], result["logs"]), ("ok", "1\n"))
            self.assertEqual([entry["module"] for entry in result["imports"]], ["math"])

    def test_the_callers_locale_stays_and_the_codes_lasts(self):
        before = locale.setlocale(locale.LC_ALL)
        for run in self.each(imports=["locale"]):
            own = run("import locale\nlocale.setlocale(locale.LC_ALL, 'C')").output
            self.assertEqual(locale.setlocale(locale.LC_ALL), before)
            self.assertEqual(run("locale.setlocale(locale.LC_ALL)").output, own)
            self.assertEqual(locale.setlocale(locale.LC_ALL), before)

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "pandas is not installed")
    def test_libraries_find_no_names_of_the_caller(self):
        secret = "of the caller"
        for run in self.each(imports=["pandas"]):
            for level in range(8):
                run(f"import pandas as pd\nfound = None\ntry:\n    found = pd.DataFrame({{'a': [1]}}).eval('@secret', "
                    f"level={level})\nexcept Exception as e:\n    pass")
                self.assertIsNone(run.state["found"], f"{secret}, level {level}")
            self.assertEqual(run("pd.DataFrame({'a': [1, 5]}).query('a > 2').shape").output, (1, 1))

    def test_tracebacks_show_no_variables_of_the_caller(self):
        secret = "of the caller"
        for run in self.each(imports=["traceback"], timeout_seconds=None):
            for walk in ("str([one.locals for one in traceback.StackSummary.extract(traceback.walk_stack(None), "
                         "lookup_lines=False, capture_locals=True)])", "list(traceback.walk_stack(None))",
                         "traceback.extract_stack()", "traceback.format_stack()"):
                with self.assertRaises(InterpreterError):
                    run("import traceback\n" + walk)
            text = run("import traceback\ntry:\n    1 / 0\nexcept ZeroDivisionError:\n    text = traceback.format_exc()\n"
                       "text").output
            self.assertNotIn("'" + secret + "'", text)
        own = executor("python", imports=["traceback"])(
            "import traceback\ndef f():\n    1 / 0\ntry:\n    f()\nexcept ZeroDivisionError:\n    text = traceback.format_exc()"
            "\ntext")
        self.assertRegex(own.output, r'line 5, in <module>\n(    .*\n)*.*line 3, in f\n(    .*\n)*ZeroDivisionError: ')

    def test_classes_change_those_below_them_while_they_are_made(self):
        run = executor("python", imports=["abc", "json"])
        self.assertEqual(run("import abc\nclass Meta(abc.ABCMeta):\n    def mro(cls):\n        cls.asked = 1\n"
                             "        return super().mro()\n"
                             "class Field:\n    def __set_name__(self, owner, name):\n        owner.fields = [name]\n"
                             "class Base:\n    def __init_subclass__(cls, **more):\n        cls.more = more\n"
                             "class Plain(Base, size=3):\n    field = Field()\n"
                             "class Below(Base, metaclass=Meta, size=4):\n    field = Field()\n"
                             "[(one.fields, one.more) for one in (Plain, Below)] + [Below.asked]").output,
                         [(["field"], {"size": 3}), (["field"], {"size": 4}), 1])
        with self.assertRaisesRegex(InterpreterError, "Forbidden change of class|Error calling __set_name__"):  # 3.11 wraps it
            run("import json\nclass JSONDecoder(Base):\n    class Setter:\n        def __set_name__(self, owner, name):\n"
                "            json.JSONDecoder.taken = owner\n    taken = Setter()")

    def test_executors_know_nothing_of_each_other(self):
        for run in self.each():
            other = executor(run.dialect)
            run("secret = 1")
            with self.assertRaises(InterpreterError):
                other("secret + 1")

    def test_a_tool_may_use_another_executor(self):
        for run in self.each():
            inner = executor(run.dialect)
            run.send_tools({"ask": lambda code: inner(code).output})
            self.assertEqual(run("ask('20 + 22') + 1").output, 43)

    def test_a_tool_may_not_use_its_own_executor(self):
        for run in self.each():
            run.send_tools({"ask": lambda code: run(code).output})
            with self.assertRaisesRegex(InterpreterError, "a step cannot run another one in its own executor"):
                run("ask('1')")
            self.assertEqual(run("2").output, 2)


class TheFunction(unittest.TestCase):
    def test_it_returns_value_and_whether_that_is_final(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                state = {"x": 2}
                tools = dict(vitrine.BASE_PYTHON_TOOLS, final_answer=lambda value: value)
                self.assertEqual(evaluate_python_code("y = x + 1", tools, state=state, dialect=dialect), (3, False))
                self.assertEqual(state["y"], 3)
                self.assertEqual(evaluate_python_code("final_answer(y)", tools, state=state, dialect=dialect), (3, True))

    def test_functions_of_one_call_are_there_in_the_next(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                state, custom = {}, {}
                evaluate_python_code("def add(a, b):\n    return a + b", {}, custom, state, dialect=dialect)
                self.assertEqual(evaluate_python_code("add(1, 2)", {}, custom, state, dialect=dialect), (3, False))


class AsTheFrameworksOwn(unittest.TestCase):
    """What only an exact walk over live objects gives (the rest is asked of the oracle)."""

    def test_what_is_recorded_of_a_defect_happens_again(self):
        run = executor("smolagents")
        self.assertEqual(run("def f(x):\n    x\n@nowhere\ndef g():\n    5\ng()").output, 5)
        self.assertEqual(run("for i in range(3):\n    i\nelse:\n    i = 99\ni").output, 2)
        with self.assertRaisesRegex(InterpreterError, "Did|Could not index {'a': 1} with 'b'"):
            run("try:\n    {'a': 1}['b']\nexcept KeyError:\n    pass")

    def test_the_entries_of_the_state_are_the_codes_too(self):
        run = executor("smolagents")
        run("print('a')\nseen = str(_print_outputs)\nprint('b')")
        self.assertEqual((run.state["seen"], str(run.state["_print_outputs"])), ("a\n", "a\nb\n"))
        self.assertEqual(repr(run.state["_print_outputs"]), "PrintContainer(a\nb\n)")
        with self.assertRaises(InterpreterError):
            run("x = (")
        self.assertEqual(str(run.state["_print_outputs"]), "a\nb\n")

    def test_functions_are_kept_among_the_callers_custom_tools(self):
        run = executor("smolagents")
        run("def double(n):\n    return 2 * n")
        self.assertEqual(run.custom_tools["double"](4), 8)
        self.assertEqual(run.custom_tools["double"].__name__, "double")
        run.custom_tools["triple"] = lambda n: 3 * n
        self.assertEqual(run("triple(double(1))").output, 6)

    def test_a_function_of_an_earlier_call_counts_and_stops_in_the_one_that_runs(self):
        tools = dict(vitrine.BASE_PYTHON_TOOLS)
        state, custom = {}, {}
        evaluate_python_code("def add(a, b):\n    return a + b", tools, custom, state)
        self.assertEqual(evaluate_python_code("add(1, 2)", tools, custom, state), (3, False))
        self.assertEqual(state["_operations_count"], {"counter": 8})
        evaluate_python_code("def spin():\n    n = 0\n    for i in range(10**12):\n        n += 1", tools, custom, state)
        with self.assertRaisesRegex(InterpreterError, "max number of operations of 1000"):
            with mock.patch("vitrine.MAX_OPERATIONS", 1000):
                evaluate_python_code("spin()", tools, custom, state)
        with self.assertRaises(vitrine.ExecutionTimeoutError):
            evaluate_python_code("while True:\n    spin()", tools, custom, state, timeout_seconds=0.2)

    def test_dunders_may_be_allowed_by_patching_the_list(self):
        run = executor("smolagents")
        with self.assertRaisesRegex(InterpreterError, "Forbidden call to dunder function: __len__"):
            run("[1].__len__()")
        with mock.patch("vitrine.ALLOWED_DUNDER_METHODS", [*vitrine.ALLOWED_DUNDER_METHODS, "__len__"]):
            self.assertEqual(run("[1].__len__()").output, 1)

    def test_other_threads_of_the_host_go_on_and_garbage_is_collected_while_code_runs(self):
        turns = []
        ended = threading.Event()
        beside = threading.Thread(target=lambda: [turns.append(1) for _ in iter(lambda: ended.wait(0.001), True)])
        run = executor("smolagents", tools={"turns": lambda: len(turns)}, timeout_seconds=None)
        beside.start()
        collections = gc.get_stats()[0]["collections"]
        # Each turn of the loop leaves a circle behind; the loop ends when the other thread has had its turns.
        run("n = 0\nwhile turns() < 5 and n < 900000:\n    n += 1\n    a = []\n    a.append(a)")
        ended.set()
        beside.join(10)
        self.assertLess(run.state["n"], 900000)
        run("for i in range(20000):\n    a = []\n    a.append(a)")
        self.assertGreater(gc.get_stats()[0]["collections"], collections)


    def test_it_works_where_warnings_are_errors(self):
        with warnings.catch_warnings(action="error"):
            for run in (executor("smolagents"), executor("python")):
                self.assertEqual(run("def f():\n    return type(f).__name__ if False else 1\nf()").output, 1)
                self.assertEqual(run("'\\d'").output, "\\d")
            self.assertIs(executor("python")("1 is 2").output, False)

    def test_the_compiler_warns_nobody_of_a_step(self):
        for dialect in DIALECTS:
            with warnings.catch_warnings(record=True, action="always") as told:
                self.assertEqual(executor(dialect)("'\\d' if 1 else 2 is 3").output, "\\d")
                compile("'\\d'", "mine", "exec")
            self.assertEqual([one.filename for one in told], ["mine"])

    def test_what_a_step_leaves_open_is_closed_in_it_and_told_to_nobody(self):
        for imports, wait in (([], "class wait:\n    def __await__(self): yield"),
                              (["asyncio"], "import asyncio\ndef wait(): return asyncio.sleep(0)")):
            with self.subTest(imports=imports), mock.patch("sys.stderr", io.StringIO()) as errors:
                run = executor("python", imports)
                run(f"{wait}\nasync def g():\n    try: yield 1\n    finally:\n        print('closing')\n"
                    "        await wait()\n        print('closed')")
                self.assertEqual(run("async for x in g(): break").logs, "closing\nclosed\n")
                run("async def never(): pass\nnever()\nit = g()\nawait anext(it)")
                self.assertTrue(run("class A:\n    def __del__(self): 1 / 0\nA(); it = 5").logs.endswith("closing\nclosed\n"))
                if imports:
                    run("async def f():\n    global t\n    t = asyncio.create_task(never())\nawait f()")
                run("it = g()\nawait anext(it)")
                run.state.clear()
                del run
                gc.collect()
                self.assertEqual(errors.getvalue(), "")

    def test_other_threads_keep_their_standard_error_while_a_step_runs(self):
        with mock.patch("sys.stderr", io.StringIO()) as errors:
            told = threading.Event()
            def tell():
                print("mine", file=sys.stderr)
                other = threading.Thread(target=lambda: print("another's", file=sys.stderr))
                other.start()
                other.join()
                told.set()
            executor("python", tools={"tell": tell})("tell()")
            self.assertTrue(told.is_set())
            self.assertEqual(errors.getvalue(), "mine\nanother's\n")
            self.assertIs(sys.stderr, errors)


class StandardInput(unittest.TestCase):
    def setUp(self):
        patched = mock.patch("sys.stdin", io.StringIO("first\nsecond\nthird\n"))
        self.own = patched.start()
        self.addCleanup(patched.stop)

    def test_steps_do_not_read_that_of_the_caller(self):
        for dialect in DIALECTS:
            for seconds in (30, None):
                run = executor(dialect, imports=["shlex"], timeout_seconds=seconds)
                self.assertEqual(run("import shlex\nshlex.shlex().instream.read()").output, "")
                self.assertIs(sys.stdin, self.own)
                with self.assertRaises(InterpreterError):
                    run("input()")
        self.assertEqual(self.own.readline(), "first\n")

    def test_tools_and_other_threads_do(self):
        lines = []

        def ask():
            lines.append(input())
            other = threading.Thread(target=lambda: lines.extend([next(sys.stdin), next(iter(sys.stdin))]))
            other.start()
            other.join()

        executor("python", tools={"ask": ask})("ask()")
        self.assertEqual(lines, ["first", "second\n", "third\n"])

    def test_a_policy_can_allow_it(self):
        run = LocalPythonExecutor([], policy={"vitrine_policy": 1, "name": "asks", "version": 1, "base": "strict",
                                              "builtins": {"allow": ["input"]}})
        self.assertEqual(run("input()").output, "first")


class WhatElseTheFrameworkHas(unittest.TestCase):
    def test_a_variable_that_has_the_name_of_the_tool(self):
        for code, fixed in (
                ("final_answer = 3\nfinal_answer(final_answer)", "final_answer_variable = 3\nfinal_answer(final_answer_variable)"),
                ("final_answer = 3", "final_answer = 3"), ("a.final_answer = 3\nfinal_answer(1)", "a.final_answer = 3\nfinal_answer(1)"),
                ("my_final_answer = 3\nfinal_answer(1)", "my_final_answer = 3\nfinal_answer(1)"),
                ("final_answer= f\nprint(final_answer)\nfinal_answer (2)\nfinal_answer(x)",
                 "final_answer_variable= f\nprint(final_answer_variable)\nfinal_answer (2)\nfinal_answer(x)")):
            self.assertEqual(vitrine.fix_final_answer_code(code), fixed)

    def test_a_node_of_a_tree(self):
        state = {"x": 3}
        self.assertEqual(vitrine.evaluate_ast(ast.parse("x + 1", mode="eval").body, state, {}, {}), 4)
        vitrine.evaluate_ast(ast.parse("y = f(x)").body[0], state, {"f": lambda value: value * 2}, {})
        self.assertEqual(state["y"], 6)
        with self.assertRaisesRegex(InterpreterError, "^The variable `z` is not defined.$"):
            vitrine.evaluate_ast(ast.parse("z").body[0], state, {}, {}, [])
        with self.assertRaisesRegex(InterpreterError, "Import of os is not allowed"):
            vitrine.evaluate_ast(ast.parse("import os").body[0], state, {}, {}, ["math"])
        with self.assertRaises(ZeroDivisionError):
            vitrine.evaluate_ast(ast.parse("1 / 0").body[0], state, {}, {})

    def test_a_function_with_a_time_limit(self):
        end = threading.Event()
        self.addCleanup(end.set)
        self.assertEqual(vitrine.timeout(60)(lambda a, b: a + b)(1, b=2), 3)
        with self.assertRaisesRegex(vitrine.ExecutionTimeoutError, "the maximum execution time of 0.05 seconds"):
            vitrine.timeout(0.05)(end.wait)()
        with self.assertRaises(ZeroDivisionError):
            vitrine.timeout(60)(lambda: 1 / 0)()

    def test_the_print_of_the_base_tools(self):
        self.assertIsNone(vitrine.custom_print("a", 1))
        self.assertIs(vitrine.BASE_PYTHON_TOOLS["print"], vitrine.custom_print)


class Policies(unittest.TestCase):
    def test_a_policy_decides_dialect_modules_and_limits(self):
        run = LocalPythonExecutor([], policy={"vitrine_policy": 1, "name": "mine", "version": 1, "base": "strict",
                                              "imports": {"allow": ["json"], "deny": []}, "limits": {"operations": 40}})
        self.assertEqual(run.dialect, "python")
        self.assertEqual(run("import json\njson.dumps(1)").output, "1")
        with self.assertRaisesRegex(InterpreterError, "max number of operations of 40"):
            run("for i in range(100):\n    pass")
        with self.assertRaisesRegex(InterpreterError, "Import of math is not allowed"):
            run("import math")

    def test_a_bundled_policy_goes_by_its_name(self):
        run = LocalPythonExecutor([], policy="text")
        self.assertEqual(run("import textwrap\ntextwrap.dedent('  a')").output, "a")

    def test_layers_that_only_a_sandbox_has_are_not_run_without(self):
        policy = {"vitrine_policy": 1, "name": "mine", "version": 1, "base": "text", "required_layers": ["guards", "jail"]}
        with self.assertRaisesRegex(vitrine.SandboxUnavailableError, "requires the layer jail.*SandboxPythonExecutor"):
            LocalPythonExecutor([], policy=policy)
        with self.assertRaisesRegex(vitrine.SandboxUnavailableError, "requires the layer jail"):
            evaluate_python_code("1", policy=policy)
        self.assertEqual(LocalPythonExecutor([], policy=policy | {"required_layers": ["guards"]})("1").output, 1)

    def test_arguments_that_cannot_be_are_told_by_their_names(self):
        for imports in ("numpy", b"numpy", None, [5]):
            with self.assertRaisesRegex(TypeError, "authorized imports must be a list of module names"):
                LocalPythonExecutor(imports)
            with self.assertRaisesRegex(TypeError, "authorized imports must be a list of module names"):
                evaluate_python_code("1", authorized_imports=imports)
        for seconds in (0, -1, "5", float("nan"), float("inf"), True):
            with self.assertRaisesRegex(ValueError, "timeout_seconds must be a number of seconds above zero, or None"):
                LocalPythonExecutor([], timeout_seconds=seconds)
        run = LocalPythonExecutor([])
        run.timeout_seconds = 0
        with self.assertRaisesRegex(ValueError, "timeout_seconds"):
            run("1")
        for characters in (-1, "x", 1.5):
            with self.assertRaisesRegex(ValueError, "max_print_outputs_length must be a number of characters"):
                LocalPythonExecutor([], max_print_outputs_length=characters)
        with self.assertRaisesRegex(TypeError, "policy must be a dict, a path or the name of a bundled policy, not int"):
            LocalPythonExecutor([], policy=0)
        with self.assertRaisesRegex(FileNotFoundError, "no such file, and no bundled policy with this name: 'stict'"):
            LocalPythonExecutor([], policy="stict")
        self.assertEqual(evaluate_python_code("import json\njson.dumps(1)", authorized_imports=iter(["json"]))[0], "1")

    def test_what_is_wrong_with_a_policy_is_told(self):
        with self.assertRaisesRegex(ValueError, r"unknown-field at /limits/nope \(line 1, column \d+\): unknown field"):
            LocalPythonExecutor([], policy={"vitrine_policy": 1, "name": "mine", "version": 1, "limits": {"nope": 1}})
        for bad, told in (
                ('{"vitrine_policy": 1,\n "limits": {"operatons": 1}}', r"/limits/operatons \(line 2, column 13\).*meant: operations"),
                ('{"vitrine_policy": 1,\n "name": "x"', r"bad-json at / \(line 2, column \d+\): the text ends too early"),
                ('{"vitrine_policy": 1, "name": "x", "name": "y"}', r"/name \(line 1, column 36\): duplicate field"),
                ('{"vitrine_policy": 1, "limits": {"wall_s": NaN}}', r"line 1, column 44\): not a JSON number"),
                ('{"vitrine_policy": 1, "limits": {"wall_s": 1e400}}', r"line 1, column 44\): this number is too large"),
                ('{"vitrine_policy": 1, "limits": {"files": -1}}', r"/limits/files \(line 1, column 43\): expected a whole number"),
                ('{"vitrine_policy": 9, "new": 1}', r"newer-schema at /vitrine_policy"),
                ("", "empty-file"), ("[" * 300_000, "too-deep"), (" " * 5_000_000, "too-large")):
            with self.subTest(told), tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "p.json")
                file.write_text(bad, encoding="utf-8")
                with self.assertRaisesRegex(ValueError, r"p\.json: the policy is not valid.*" + told):
                    LocalPythonExecutor([], policy=file)
        with self.assertRaisesRegex(ValueError, "unknown dialect 'perl'"):
            LocalPythonExecutor([], dialect="perl")


if __name__ == "__main__":
    unittest.main()
