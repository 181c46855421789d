# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""Time limits on time, threads, and what stays as it was in the host."""

import contextvars
import io
import contextlib
import importlib.util
import os
import signal
import sys
import threading
import time
import types
import unittest
import warnings

from vitrine import ExecutionTimeoutError, InterpreterError, LocalPythonExecutor

DIALECTS = ("smolagents", "python")
# How late a busy machine may be; the limit itself is not the point of comparison then.
LATE = 2.0
# Few operations a second, so that the limit on time is met before the one on operations on any machine.
SLOW_LOOP = "for i in range(10**9):\n    n = sum(range(20_000))"


def executor(dialect, tools=(), imports=("time",), **options):
    made = LocalPythonExecutor(list(imports), dialect=dialect, **options)
    made.send_tools({"final_answer": lambda answer: answer, **dict(tools)})
    return made


def until(condition, seconds=10):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.005)
    return condition()


class TimeLimits(unittest.TestCase):
    def stops(self, run, code, message="Code execution exceeded the maximum execution time of 0.2 seconds"):
        begun = time.monotonic()
        with self.assertRaises(ExecutionTimeoutError) as caught:
            run(code)
        self.assertLess(time.monotonic() - begun, LATE)
        self.assertEqual(str(caught.exception), message)
        self.assertNotIsInstance(caught.exception, ValueError)

    def test_what_is_dropped_is_freed_at_once(self):
        class Probe:
            def __del__(self):
                gone.append(1)

        for dialect in ("smolagents", "python"):
            gone = []
            run = LocalPythonExecutor([], dialect=dialect)
            run.send_tools({"probe": Probe, "gone": lambda: len(gone)})
            self.assertEqual(run("x = [(probe(), {'a': 1})]\nx = None\ngone()").output, 1, dialect)

    def test_python_code_is_stopped(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                run = executor(dialect, timeout_seconds=0.2)
                self.stops(run, SLOW_LOOP)
                self.assertEqual(run("1 + 1").output, 2)

    def test_code_that_sleeps_is_stopped(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                run = executor(dialect, timeout_seconds=0.2)
                self.stops(run, "import time\nprint('before')\ntime.sleep(60)\nafter = 1")
                self.assertEqual(str(run.state["_print_outputs"]), "before\n")
                # The older executor runs to its end before it tells.
                self.assertEqual("after" in run.state, dialect == "smolagents")

    def test_the_caller_returns_while_a_tool_sits_in_a_c_call(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                waiting = threading.Event()
                run = executor(dialect, {"wait": lambda: waiting.wait(60)}, timeout_seconds=0.2)
                self.stops(run, "wait()\nafter = 1")
                self.assertEqual(run("known = 3\nknown").output, 3)
                waiting.set()
                self.assertFalse(until(lambda: "after" in run.state, 0.3), "code ran on after its time")

    def test_functions_live_on_when_a_stuck_step_has_ended(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                ended = []
                run = executor(dialect, {"nap": lambda: (time.sleep(0.5), ended.append(1))}, timeout_seconds=0.2)
                run("def double(n):\n    return 2 * n")
                self.stops(run, "nap()")
                self.assertTrue(until(lambda: ended))
                time.sleep(0.1)
                self.assertEqual(run("double(4)").output, 8)

    def test_copies_of_code_are_counted_when_the_code_is_gone(self):
        few = {"vitrine_policy": 1, "name": "few", "version": 1, "base": "smolagents-default", "dialect": "python"}
        run = executor("python", policy=few | {"limits": {"operations": 5_000}})
        run("def spin(n):\n    for i in range(n):\n        i + 1\n    return n")
        spin = run.state.pop("spin")
        run.state["copy"] = types.FunctionType(spin.__code__.replace(co_name="copy"), spin.__globals__)
        constants = spin.__code__.co_consts
        del spin
        run("def other(n):\n    return n * 2\nother(1)")  # would get the ticks that are free
        self.assertEqual(run("copy(10)").output, 10)
        with self.assertRaisesRegex(InterpreterError, "operations"):
            run("copy(10**6)")
        del run.state["copy"]
        for constant in constants:  # what a host held alone is still an object
            repr(constant)

    def test_none_switches_the_limit_off_and_runs_on_the_callers_thread(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                run = executor(dialect, {"thread": threading.get_ident}, timeout_seconds=None)
                self.assertEqual(run("thread()").output, threading.get_ident())
                run.timeout_seconds = 30
                self.assertNotEqual(run("thread()").output, threading.get_ident())

    def test_interrupt_stops_a_step_from_another_thread(self):
        for dialect in DIALECTS:
            with self.subTest(dialect=dialect):
                begun = threading.Event()
                run = executor(dialect, {"begin": begun.set}, timeout_seconds=60)
                threading.Thread(target=lambda: (begun.wait(10), run.interrupt())).start()
                start = time.monotonic()
                with self.assertRaises(InterpreterError):
                    run("begin()\nimport time\ntime.sleep(60)")
                self.assertLess(time.monotonic() - start, LATE)

    def test_ctrl_c_reaches_the_caller(self):
        for dialect in DIALECTS:
            for seconds in (60, None):
                with self.subTest(dialect=dialect, seconds=seconds):
                    begun = threading.Event()
                    run = executor(dialect, {"begin": begun.set}, timeout_seconds=seconds)
                    threading.Thread(target=lambda: (begun.wait(10), os.kill(os.getpid(), signal.SIGINT))).start()
                    start = time.monotonic()
                    with self.assertRaises(KeyboardInterrupt):
                        run("begin()\nimport time\nfor i in range(600):\n    time.sleep(0.1)")
                    self.assertLess(time.monotonic() - start, LATE)


class TheHost(unittest.TestCase):
    def test_its_streams_limits_and_handlers_stay(self):
        for dialect in DIALECTS:
            before = (sys.stdout, sys.stderr, sys.stdin, sys.getrecursionlimit(), signal.getsignal(signal.SIGINT),
                      sys.excepthook, threading.excepthook, list(sys.meta_path))
            run = executor(dialect, timeout_seconds=0.2)
            run("print(1)")
            with self.assertRaises(InterpreterError):
                run("1 / 0")
            with self.assertRaises(ExecutionTimeoutError):
                run(SLOW_LOOP if dialect == "python" else "import time\ntime.sleep(9)")
            self.assertEqual(before, (sys.stdout, sys.stderr, sys.stdin, sys.getrecursionlimit(),
                                      signal.getsignal(signal.SIGINT), sys.excepthook, threading.excepthook,
                                      list(sys.meta_path)))

    def test_its_other_threads_print_where_they_did(self):
        out = io.StringIO()
        for dialect in DIALECTS:
            begun, go_on = threading.Event(), threading.Event()
            run = executor(dialect, {"pause": lambda: (begun.set(), go_on.wait(10))}, ("pprint",))
            logs = []
            with contextlib.redirect_stdout(out):
                step = threading.Thread(target=lambda: logs.append(run("pause()\nimport pprint\nprint('own')\npprint.pprint([1])").logs))
                step.start()
                self.assertTrue(begun.wait(10))
                print("from the host")
                go_on.set()
                step.join(10)
            self.assertEqual(logs, ["own\n[1]\n" if dialect == "python" else "own\n"])
        # What libraries print is captured in the dialect python only.
        self.assertEqual(out.getvalue(), "from the host\n[1]\nfrom the host\n")

    def test_tools_print_to_its_own_stdout_and_use_files(self):
        out = io.StringIO()

        def tool():
            print("from the tool")
            with open(__file__, encoding="utf-8") as source:
                return source.readline()

        for dialect in DIALECTS:
            with contextlib.redirect_stdout(out):
                run = executor(dialect, {"tool": tool})
                output = run("tool()")
            self.assertIn("SPDX", output.output)
            self.assertEqual(output.logs, "")
        self.assertEqual(out.getvalue(), "from the tool\n" * 2)

    @unittest.skipUnless(importlib.util.find_spec("numpy"), "numpy is not installed")
    def test_files_are_judged_in_steps_only(self):
        for dialect in DIALECTS:
            run = executor(dialect, imports=("numpy",))
            with self.assertRaises(InterpreterError) as caught:
                run(f"import numpy as np\nnp.loadtxt({__file__!r})")
            self.assertEqual(caught.exception.details["rule"], "filesystem.read")
            with open(__file__, "rb") as source:
                self.assertTrue(source.read(1))

    def test_context_variables_of_the_caller_hold(self):
        name = contextvars.ContextVar("name", default="nobody")
        name.set("somebody")
        for dialect in DIALECTS:
            run = executor(dialect, {"who": name.get})
            self.assertEqual(run("who()").output, "somebody")

    def test_deep_recursion_is_an_error_of_the_code(self):
        for dialect in DIALECTS:
            run = executor(dialect)
            with self.assertRaisesRegex(InterpreterError, "RecursionError"):
                run("def f(n):\n    return f(n + 1)\nf(0)")
            self.assertEqual(run("3").output, 3)

    def test_a_process_that_was_forked_off_runs_steps_too(self):
        for dialect in DIALECTS:
            run = executor(dialect)
            run("x = 20")
            with warnings.catch_warnings(action="ignore"):
                child = os.fork()
            if child == 0:
                try:
                    os._exit(42 if run("x + 22").output == 42 else 1)
                finally:
                    os._exit(2)
            self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 42)


class ManyThreads(unittest.TestCase):
    def test_executors_run_at_once(self):
        for dialect in DIALECTS:
            results = {}

            def work(number):
                run = executor(dialect)
                for step in range(20):
                    run(f"x = {number}\ntotal = 0\nfor i in range(50):\n    total += x\nprint(total)")
                results[number] = (run.state["total"], run("print(x)").logs)

            threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            self.assertEqual(results, {number: (50 * number, f"{number}\n") for number in range(6)})

    def test_callers_of_one_executor_take_turns(self):
        for dialect in DIALECTS:
            run = executor(dialect)
            run("count = 0")

            def work():
                for _ in range(25):
                    run("count += 1")

            threads = [threading.Thread(target=work) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(60)
            self.assertEqual(run.state["count"], 100)


if __name__ == "__main__":
    unittest.main()
