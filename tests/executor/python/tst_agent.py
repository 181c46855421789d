# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: MIT
"""An agent loop of our own that uses the executor as the framework's does (docs/executor.md#observations)."""

import gc
import os
import re
import unittest

from vitrine import InterpreterError, LocalPythonExecutor


class Agent:
    """Takes scripted answers of a model; keeps what it observed."""

    def __init__(self, executor, answers, tools=None, variables=None):
        self.executor, self.answers = executor, list(answers)
        self.tools = {"final_answer": lambda answer: answer, **(tools or {})}
        self.state = variables or {}
        self.observations, self.errors = [], []

    def run(self):
        self.executor.send_variables(self.state)
        self.executor.send_tools({**self.tools})
        for answer in self.answers:
            output = self.step("\n\n".join(match.strip() for match in re.findall(r"<code>(.*?)</code>", answer, re.DOTALL)))
            if output is not None and output.is_final_answer:
                return output.output
        return None

    def step(self, code):
        try:
            output = self.executor(code)
        except Exception as error:
            prints = self.executor.state.get("_print_outputs") if hasattr(self.executor, "state") else None
            self.observations.append("Execution logs:\n" + str(prints) if prints is not None and len(str(prints)) > 0 else None)
            self.errors.append(str(error))
            return None
        self.observations.append(f"Execution logs:\n{output.logs}Last output from code snippet:\n{output.output}")
        return output


class Agents(unittest.TestCase):
    def agents(self, answers, **options):
        for dialect in ("smolagents", "python"):
            with self.subTest(dialect=dialect):
                yield Agent(LocalPythonExecutor(["json"], dialect=dialect), answers, **options)

    def test_a_run_of_several_steps(self):
        answers = ["I look first.\n<code>\nhits = search('apples')\nprint(hits)\n</code>",
                   "<code>total = sum(hits) + bonus</code> then <code>print('total', total)\ntotal</code>",
                   "<code>final_answer(total)</code>"]
        for agent in self.agents(answers, tools={"search": lambda text: [1, 2, len(text)]}, variables={"bonus": 30}):
            self.assertEqual(agent.run(), 39)
            self.assertEqual(agent.observations, [
                "Execution logs:\n[1, 2, 6]\nLast output from code snippet:\nNone",
                "Execution logs:\ntotal 39\nLast output from code snippet:\n39",
                "Execution logs:\nLast output from code snippet:\n39"])

    def test_errors_are_fed_back_and_the_run_goes_on(self):
        answers = ["<code>print('trying')\nundefined_thing.go()</code>", "<code>x = (</code>", "<code>import os</code>",
                   "<code>final_answer('done')</code>"]
        for agent in self.agents(answers):
            self.assertEqual(agent.run(), "done")
            self.assertEqual(agent.observations[0], "Execution logs:\ntrying\n")
            self.assertIn("undefined_thing", agent.errors[0])
            self.assertIn("was never closed", agent.errors[1])
            self.assertRegex(agent.errors[2], "Import of os is not allowed")

    def test_a_second_run_keeps_the_state_and_may_bring_other_tools(self):
        for agent in self.agents(["<code>x = 5\nfinal_answer(x)</code>"]):
            self.assertEqual(agent.run(), 5)
            agent.answers, agent.tools["twice"] = ["<code>final_answer(twice(x))</code>"], lambda n: 2 * n
            self.assertEqual(agent.run(), 10)

    def test_an_agent_may_be_a_tool_of_another(self):
        for outer in self.agents(["<code>final_answer(helper('task') + 1)</code>"]):
            inner = Agent(LocalPythonExecutor([], dialect=outer.executor.dialect), ["<code>final_answer(41)</code>"])
            outer.tools["helper"] = lambda task: inner.run()
            self.assertEqual(outer.run(), 42)


@unittest.skipIf("asan" in os.environ.get("LD_PRELOAD", ""), "a sanitizer keeps what was freed")
class Memory(unittest.TestCase):
    """No step, error, time-out or executor leaves anything behind."""

    def grows(self, work, rounds):
        work()
        collect()
        before, resident = len(gc.get_objects()), rss()
        for _ in range(rounds):
            work()
        collect()
        return len(gc.get_objects()) - before, rss() - resident

    def test_steps_leave_nothing(self):
        for dialect in ("smolagents", "python"):
            run = LocalPythonExecutor([], dialect=dialect)
            run.send_tools({"final_answer": lambda answer: answer, "echo": lambda value: value})

            def work():
                run("class A:\n    def go(self):\n        return [i for i in range(20)]\na = A().go()\nprint(a)\necho(a)")
                for bad in ("1 / 0", "import os", "x = (", "final_answer(3)", "[].nothing"):
                    try:
                        run(bad)
                    except InterpreterError:
                        pass

            for _ in range(30):
                work()
            objects, bytes_ = self.grows(work, 100)
            self.assertLess(objects, 60, dialect)
            self.assertLess(bytes_, 6 << 20, dialect)

    def test_executors_go_with_their_states_and_tools(self):
        class Holder:
            pass

        for dialect in ("smolagents", "python"):
            def work():
                holder = Holder()
                holder.run = LocalPythonExecutor([], dialect=dialect)
                holder.tool = lambda: holder  # a circle through the session
                holder.run.send_tools({"tool": holder.tool, "final_answer": lambda answer: answer})
                holder.run.send_variables({"holder": holder})
                holder.run("import math\ndef f(n):\n    return math.sqrt(n)\nx = f(4)\nh = tool()")

            for _ in range(10):
                work()
            objects, bytes_ = self.grows(work, 50)
            self.assertLess(objects, 60, dialect)
            self.assertLess(bytes_, 6 << 20, dialect)
            self.assertFalse([thing for thing in gc.get_objects() if isinstance(thing, Holder)])


def collect():
    """All of it: the classes of an executor are free only once it has been collected."""
    while gc.collect():
        pass


def rss():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


if __name__ == "__main__":
    unittest.main()
