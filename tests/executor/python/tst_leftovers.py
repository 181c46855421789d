# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that uses the executor drops, collects, shows and compares what steps have left: nothing of it may write a file or
run forever, and the program's own objects end as always. Each case is a process that is watched from outside.

tst_leftovers.py [CASE]...
"""

import contextlib
import gc
import json
import os
import subprocess
import sys
import tempfile
import threading
import traceback
import unittest

import vitrine
from vitrine import _engine

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tst_escapes import adapted, missing_for, policy_of

WRITE = "functools.partial(pd.DataFrame({'a': [1]}).to_csv, canary)"
ENDLESS = "functools.partial(collections.deque, itertools.repeat(1), 0)"
TABLES = "import asyncio, functools, io, pandas as pd\n"
TEXTS = "import collections, functools, itertools\n"


def drop(program):
    program.pop("value")


def collect(program):
    program.clear()
    gc.collect()


def at_exit(program):
    globals()["kept"] = program


def shown(program):
    print(repr(program["value"]), program["value"])


def compared(program):
    return program["value"] == ","


def hashed(program):
    return {program["value"]: 1}


def iterated(program):
    return list(program["value"])


def asked(program):
    return getattr(program["value"], ",")


def entered(program):
    with program["value"]:
        pass


def tested(program):
    return not program["value"]


def raised(program):
    traceback.print_exception(program["error"])


def on_thread(program):
    thread = threading.Thread(target=collect, args=[program])
    thread.start()
    thread.join()


def joined(program):
    program["value"].join()


def in_tool_of_another(program):
    """What one session has left ends in a tool that a step of another one calls."""
    other = vitrine.LocalPythonExecutor([], policy="text")
    other.send_tools({"clear": lambda: collect(program)})
    other("clear()")


def in_own_tool(program):
    left = {"value": program.pop("value")}
    executor = program["executor"]
    executor.send_tools({"clear": lambda: collect(left)})
    executor("clear()")


def method(name, base="", what=WRITE):
    return f"{TABLES}class F{base}:\n    {name} = {what}\nF()"


def endless_del(body):
    return f"class A:\n    def __del__(self):\n{body}\na = A()\na.me = a\na"


SWALLOWING = "        while True:\n            try:\n                while True: pass\n            except BaseException: pass"

# Name: words of the policy, the step, and what the program then does with its value.
CASES = {
    "a finalizer without end": ("text", endless_del("        while True: pass"), collect),
    "a finalizer that catches every stop": ("text", endless_del(SWALLOWING), collect),
    "a finalizer of an older dialect": ("smolagents-default", endless_del("        while True: pass"), collect),
    "a finalizer that waits": ("text import=time", "import time\n" + endless_del("        time.sleep(1000)"), collect),
    "a hundred finalizers without end": ("text", "class A:\n    def __del__(self):\n        while True: pass\n[A() for i in range(100)]",
                                         drop),
    "a finalizer in C without end": ("text", f"{TEXTS}class A:\n    __del__ = {ENDLESS}\nA()", drop),
    "the same on another thread": ("text", f"{TEXTS}class A:\n    __del__ = {ENDLESS}\nA()", on_thread),
    "the same in a tool": ("text", f"{TEXTS}class A:\n    __del__ = {ENDLESS}\nA()", in_own_tool),
    "the same in a tool of another session": ("text", f"{TEXTS}class A:\n    __del__ = {ENDLESS}\nA()", in_tool_of_another),
    "the same when the program ends": ("text", f"{TEXTS}class A:\n    __del__ = {ENDLESS}\nA()", at_exit),
    "a finalizer without end when the program ends": ("text", endless_del("        while True: pass"), at_exit),
    "a generator without end": ("text", "def g():\n    try: yield 1\n    finally:\n        while True: pass\nk = g()\nnext(k)\nk", collect),
    "an asynchronous generator": ("data-analysis", f"{TABLES}async def g():\n    try: yield 1\n    finally:\n        {WRITE}()\n"
                                  "k = g()\nawait anext(k)\nk", collect),
    "a generator of a library over a stream of the code": (
        "data-analysis import=contextlib", f"{TABLES}stream = io.BytesIO(b'a')\nstream.close = {WRITE}\n"
        "def over(stream):\n    yield from stream\nk = over(stream)\nnext(k)\nk", collect),
    "a callback of a weak reference without end": (
        "text import=weakref", "import weakref\nclass A: pass\ndef late(*a):\n    while True: pass\na = A()\n"
        "r = weakref.ref(a, late)\n[a, r]", collect),
    "a callback of a weak proxy": ("data-analysis import=weakref", f"{TABLES}import weakref\nclass A: pass\na = A()\na.me = a\n"
                                   f"r = weakref.proxy(a, {WRITE})\n[r]", lambda program: collect({"value": program["executor"].state.pop("a")})),
    "a callback of a weak method": ("data-analysis import=weakref",
                                    f"{TABLES}import weakref\nclass A:\n    def f(self): pass\na = A()\nr = weakref.WeakMethod(a.f, {WRITE})\n"
                                    "del a\n0", collect),
    "what is to be finalized when the program ends": (
        "data-analysis import=weakref", f"{TABLES}import weakref\nclass A: pass\na = A()\nweakref.finalize(a, {WRITE})\na", at_exit),
    "the same, exchanged later": (
        "data-analysis import=weakref", f"{TABLES}import weakref\nclass A: pass\na = A()\nf = weakref.finalize(a, int)\n"
        f"for info in f._registry.values(): info.func = {WRITE}\na", at_exit),
    "a callback whose error shows itself": (
        "data-analysis import=weakref", f"{TABLES}import weakref\nclass E(Exception):\n    __str__ = {WRITE}\nclass A: pass\n"
        "def late(*a): raise E\na = A()\nr = weakref.ref(a, late)\n[a, r]", collect),
    "a stream that a value holds": ("data-analysis", f"{TABLES}stream = io.StringIO()\nstream.close = {WRITE}\n{{'a': [stream]}}", on_thread),
    "a loop that a value holds": ("data-analysis", f"{TABLES}loop = asyncio.new_event_loop()\nloop.close = {WRITE}\n[loop]", collect),
    "a future whose loop is an object of the code": (
        "data-analysis", f"{TABLES}class L:\n    def get_debug(self): return False\n    def call_soon(self, *a, **k): pass\n"
        f"    call_exception_handler = {WRITE}\n    create_task = call_soon\n"
        "f = asyncio.Future(loop=L())\nf.set_exception(ValueError())\n[f]", collect),
    "a variable of a context": ("data-analysis import=contextvars", f"{TABLES}import contextvars\nclass F:\n    __del__ = {WRITE}\nv = contextvars.ContextVar('v', default=F())\nv",
                                collect),
    "a variable of a thread": ("data-analysis import=threading",
                               f"{TABLES}import threading\nclass F:\n    __del__ = {WRITE}\nv = threading.local()\nv.f = F()\nv", on_thread),
    "a thread that goes on": ("data-analysis import=threading",
                              f"{TABLES}import threading\nt = threading.Timer(0.1, {WRITE})\nt.start()\nt", joined),
    "__repr__ in C": ("data-analysis", method("__repr__"), shown),
    "__str__ in C, of a static method": ("data-analysis", method("__str__", what=f"staticmethod({WRITE})"), shown),
    "__str__ in C, of a class method": ("data-analysis", method("__str__", what="classmethod(lambda cls: '')") + "\n"
                                        f"F.__str__ = staticmethod({WRITE})\nF()", shown),
    "__repr__ by a descriptor": ("data-analysis", f"{TABLES}class D:\n    def __get__(self, *a): return {WRITE}\nclass F:\n"
                                 "    __repr__ = D()\nF()", shown),
    "__repr__ of a library": ("data-analysis", "import matplotlib.pyplot as plt\nplt.plot([1])\nclass F(str):\n    __repr__ = plt.savefig\nF(canary)",
                              shown),
    "__repr__ that is set later": ("data-analysis", f"{TABLES}class F: pass\nF.__repr__ = {WRITE}\nF()", shown),
    "__repr__ by type()": ("data-analysis builtin=type", f"{TABLES}type('F', (), {{'__repr__': {WRITE}}})()", shown),
    "__eq__ in C": ("data-analysis", method("__eq__"), compared),
    "__hash__ in C": ("data-analysis", method("__hash__"), hashed),
    "__iter__ in C": ("data-analysis", method("__iter__"), iterated),
    "__next__ in C": ("data-analysis", f"{TABLES}class F:\n    def __iter__(self): return self\n    __next__ = {WRITE}\nF()", iterated),
    "__getattr__ in C": ("data-analysis", method("__getattr__"), asked),
    "__enter__ in C": ("data-analysis", f"{TABLES}class F:\n    __enter__ = {WRITE}\n    def __exit__(self, *a): pass\nF()", entered),
    "__bool__ in C": ("data-analysis", method("__bool__"), tested),
    "__str__ in C of an exception": ("data-analysis", f"{TABLES}class E(Exception):\n    __str__ = {WRITE}\nraise E", raised),
    "a function of the step": ("data-analysis", f"{TABLES}lambda: {WRITE}()", lambda program: program["value"]()),
    "a generator of the step": ("data-analysis", f"{TABLES}({WRITE}() for i in range(3))", iterated),
}


def own_reference(folder):
    """What belongs to the program itself ends as without executors."""
    class Own:
        pass

    own = Own()
    path = os.path.join(folder, "own")
    import weakref
    weakref.finalize(own, lambda: open(path, "w").close())
    other = Own()
    reference = weakref.ref(other, lambda *_: open(path + "2", "w").close())
    del own, other, reference


def own_del(folder):
    class Own:
        def __del__(self):
            open(os.path.join(folder, "own"), "w").close()

    own = Own()
    own.me = own
    del own
    gc.collect()


def own_stream(folder):
    import io
    stream = io.BytesIO()
    stream.close = lambda: open(os.path.join(folder, "own"), "w").close()
    stream.me = stream
    del stream
    gc.collect()


def own_generator(folder):
    def values():
        try:
            yield 1
        finally:
            open(os.path.join(folder, "own"), "w").close()

    made = values()
    next(made)
    del made


def own_in_tool(folder):
    executor = vitrine.LocalPythonExecutor([], policy="text")
    executor.send_tools({"end": lambda: own_del(folder)})
    executor("end()")


OWN = {function.__name__: function for function in (own_reference, own_del, own_stream, own_generator, own_in_tool)}


def run_case(name, folder):
    words, code, then = CASES[name]
    executor = vitrine.LocalPythonExecutor([], policy=policy_of(words.split()))
    executor.send_tools({"final_answer": lambda answer: answer})
    executor.send_variables({"canary": os.path.join(folder, "canary")})
    program = {"executor": executor, "value": None, "error": None}
    try:
        program["value"] = executor(adapted(code)).output
    except Exception as error:
        program["error"] = error
    print(json.dumps(str((executor.last_result or {}).get("error"))), flush=True)
    if then in (collect, on_thread, in_tool_of_another):
        del executor
    with contextlib.suppress(Exception):
        then(program)
    print("\ndone", flush=True)


def run_own(name, folder):
    executor = vitrine.LocalPythonExecutor([], policy="text")
    executor("class A:\n    def __del__(self): pass\na = A()\n1")
    OWN[name](folder)
    print("\ndone", flush=True)


def alone(kind, name, folder):
    return subprocess.run([sys.executable, "-B", __file__, kind, name, folder], capture_output=True, text=True, timeout=60, check=False)


class Leftovers(unittest.TestCase):
    maxDiff = None

    def test_nothing_is_done_for_the_code(self):
        for name, (words, code, then) in CASES.items():
            if missing_for(words.split(), code):
                continue
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                done = alone("--case", name, folder)
                lines = done.stdout.splitlines()
                self.assertEqual([done.returncode, lines[-1:], os.listdir(folder)], [0, ["done"], []], done.stderr[-1500:])
                if then is not raised:
                    self.assertEqual(lines[0], '"None"')

    def test_the_program_s_own_objects_are_not_judged(self):
        for name in OWN:
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                done = alone("--own", name, folder)
                self.assertEqual([done.returncode, "own" in os.listdir(folder)], [0, True], done.stderr[-1500:])


if __name__ == "__main__":
    if sys.argv[1:2] in (["--case"], ["--own"]):
        (run_case if sys.argv[1] == "--case" else run_own)(*sys.argv[2:])
    else:
        if wanted := [argument for argument in sys.argv[1:] if not argument.startswith("-")]:
            sys.argv[1:] = [argument for argument in sys.argv[1:] if argument.startswith("-")]
            CASES = {name: CASES[name] for name in wanted}
        unittest.main()
