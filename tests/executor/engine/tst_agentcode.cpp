// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QTest>

using namespace vitrine;

/// Code as agents write it, each kind with what plain Python makes of it.
class TestAgentCode : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    StepResult run(std::string_view code) { return m_executor->run(code, {}); }

    void begin(const Policy &policy)
    {
        const auto started = m_executor->begin({ .policy = policy, .tools = defaultTools(), .variables = {} });
        QVERIFY2(started.has_value(), started ? "" : started.error().detail.c_str());
    }

    static Policy policyWith(const char *name, std::initializer_list<const char *> modules)
    {
        Policy policy = *profile(name);
        policy.imports.allow.insert(policy.imports.allow.end(), modules.begin(), modules.end());
        return policy;
    }

    static std::string reported(const StepResult &result)
    {
        return std::string(toString(result.status)) + " "
            + (result.error ? result.error->type + ": " + result.error->message : result.logs);
    }

    static void columns()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("end");
    }
    static void row(const char *name, const char *code, const char *end)
    {
        QTest::newRow(name) << QByteArray(code) << QByteArray(end);
    }
    void check(const Policy &policy)
    {
        QFETCH(QByteArray, code);
        begin(policy);
        const StepResult result = run(code.toStdString());
        QTEST(QByteArray::fromStdString(reported(result)), "end");
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }

    void redirectsPrints_data()
    {
        columns();
        row("redirect_stdout",
            "from contextlib import redirect_stdout\nclass S:\n    def __init__(self): self.t = []\n"
            "    def write(self, s): self.t.append(s)\ns = S()\nwith redirect_stdout(s):\n    print('a', 1)\n"
            "print(s.t)",
            "ok ['a', ' ', '1', '\\n']\n");
        row("into a text, nested",
            "import io\nfrom contextlib import redirect_stdout\na, b = io.StringIO(), io.StringIO()\n"
            "with redirect_stdout(a):\n    print('x')\n    with redirect_stdout(b): print('y')\n    print('z')\n"
            "print([a.getvalue(), b.getvalue()])",
            "ok ['x\\nz\\n', 'y\\n']\n");
        row("what libraries print",
            "import io, pprint\nfrom contextlib import redirect_stdout\na = io.StringIO()\n"
            "with redirect_stdout(a): pprint.pprint([1])\nprint([a.getvalue()])",
            "ok ['[1]\\n']\n");
        row("assigned",
            "import io, sys\nold = sys.stdout\nsys.stdout = a = io.StringIO()\nprint('x')\nsys.stdout = old\n"
            "print([a.getvalue()])",
            "ok ['x\\n']\n");
        row("a tee",
            "import sys\nclass Tee:\n    def __init__(self, old): self.old, self.n = old, 0\n"
            "    def write(self, s):\n        self.n += 1\n        return self.old.write(s)\n"
            "    def flush(self): pass\nsys.stdout = t = Tee(sys.stdout)\nprint('x')\nprint(t.n)",
            "ok x\n2\n");
        row("left by an error",
            "import io\nfrom contextlib import redirect_stdout\ntry:\n    with redirect_stdout(io.StringIO()): 1 / 0\n"
            "except ZeroDivisionError: print('back')",
            "ok back\n");
    }
    void redirectsPrints() { check(policyWith("text", { "io", "sys" })); }
    void endsRedirectionsWithTheStep()
    {
        begin(policyWith("text", { "io", "sys" }));
        QCOMPARE(reported(run("import io, sys\nsys.stdout = io.StringIO()\nprint('lost')")), "ok ");
        QCOMPARE(reported(run("print('seen')")), "ok seen\n");
        QCOMPARE(reported(run("n = sys.stdout.write('and written')")), "ok and written");
    }
    void hasStreamsLikeOthers()
    {
        begin(policyWith("text", { "sys" }));
        QCOMPARE(
            reported(run("import sys\no = sys.stdout\no.buffer.write(b'b\\xc3\\xa4')\no.writelines(['c', 'd\\n'])\n"
                         "o.flush()\nprint(o.isatty(), o.encoding, o.errors, o.closed, o.writable(), o.name)")),
            "ok b\xC3\xA4"
            "cd\nFalse utf-8 strict False True <stdout>\n");
        QCOMPARE(reported(run("sys.stdout.write(b'x')")), "error TypeError: write() argument must be str, not bytes");
    }

    void givesPartsOfAllowedModules_data()
    {
        columns();
        row("a plain import", "import os.path\nprint(os.path.join('a', 'b'))", "ok a/b\n");
        row("an alias", "import os.path as p\nprint(p.join('a', 'b'))", "ok a/b\n");
        row("by from", "from os import path\nprint(path.join('a', 'b'))", "ok a/b\n");
        row("from it", "from os.path import join\nprint(join('a', 'b'))", "ok a/b\n");
        row("as an attribute", "import os\nprint(os.path.join('a', 'b'))", "ok a/b\n");
        row("guarded", "import os\nos.path.os.sys", "blocked AccessDenied: Forbidden access to module: sys");
        row("not what it merely uses", "import os\nos.sys", "blocked AccessDenied: Forbidden access to module: sys");
    }
    void givesPartsOfAllowedModules() { check(policyWith("text", { "os.*" })); }
    void givesPartsOfAModuleThatIsAllowedAlone()
    {
        begin(policyWith("text", { "os" }));
        QCOMPARE(reported(run("import os\nprint(os.path.basename('a/b'))")), "ok b\n");
        Policy denied = policyWith("text", { "os" });
        denied.imports.deny = { "posixpath" };
        begin(denied);
        QCOMPARE(reported(run("import os\nos.path")), "blocked AccessDenied: Forbidden access to module: posixpath");
    }

    void opensDatabasesInMemory()
    {
        begin(policyWith("text", { "sqlite3" }));
        const StepResult result
            = run("import sqlite3\nc = sqlite3.connect(':memory:')\nc.execute('create table t(a)')\n"
                  "c.execute('insert into t values (2)')\nc.commit()\nc.execute('vacuum')\n"
                  "c.execute(\"attach ':memory:' as o\")\n"
                  "print(c.execute('select * from t').fetchone())");
        QCOMPARE(reported(result), "ok (2,)\n");
        QVERIFY(result.events.empty());
    }

    void opensAddressesInMemory_data()
    {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<bool>("isOpened");
        const auto row = [](const char *call, bool isOpened) { QTest::newRow(call) << QByteArray(call) << isOpened; };
        row("'file::memory:', uri=True", true);
        row("'file::memory:?cache=private', uri=True", true);
        row("'file:notes?mode=memory', uri=True", true);
        row("'file::memory:'", false); // a file of that name
        row("'file::memory:', uri=Yes()", false);
        row("'file::memory:?cache=shared', uri=True", false); // may be the program's
        row("'file:notes?mode=memory&mode=rwc', uri=True", false);
        row("'file:%2fnotes?mode=memory', uri=True", false);
        row("'file:///tmp/notes?mode=memory', uri=True", false);
    }
    void opensAddressesInMemory()
    {
        QFETCH(QByteArray, call);
        QFETCH(bool, isOpened);
        begin(policyWith("text", { "sqlite3" }));
        const QByteArray code
            = "import sqlite3\nclass Yes:\n    def __bool__(self): return True\nprint(sqlite3.connect(" + call
            + ").execute('select 1').fetchone())";
        const StepResult result = run(code.toStdString());
        QCOMPARE(reported(result).substr(0, 7), isOpened ? "ok (1,)" : "blocked");
        QCOMPARE(result.error ? result.error->rule : "", isOpened ? "" : "filesystem.write");
    }

    /// doctest asks each feature of `__future__` by its name.
    void runsDoctestsUnderAPolicy()
    {
        begin(policyWith("text", { "doctest" }));
        const char *code = "import doctest\ndef f():\n    '>>> f()\\n2\\n'\n    return 1\n"
                           "doctest.run_docstring_examples(f, {'f': f})";
        const std::string end = reported(run(code));
        QVERIFY2(end.starts_with("ok ****") && end.contains("Expected:\n    2\nGot:\n    1\n"), end.c_str());
        begin(policyWith("text", { "doctest" }));
        QCOMPARE(reported(run("import doctest\ndoctest.__future__")).substr(0, 7), "blocked");
    }

    void readsByName_data()
    {
        columns();
        row("attrgetter", "from operator import attrgetter\nprint([attrgetter('real')(v) for v in (1, 2)])",
            "ok [1, 2]\n");
        row("attrgetter of several",
            "import operator\nprint(operator.attrgetter('real', 'numerator.imag')(3), operator.attrgetter('a.b'))",
            "ok (3, 0) operator.attrgetter('a.b')\n");
        row("methodcaller", "from operator import methodcaller\nprint(methodcaller('split', 'b', maxsplit=1)('abcb'))",
            "ok ['a', 'cb']\n");
        row("Formatter", "import string\nprint(string.Formatter().format('{0:>{1}} {a[k]!r}', 1, 3, a={'k': 'v'}))",
            "ok   1 'v'\n");
        row("Formatter of a class",
            "import string\nclass F(string.Formatter):\n    def get_value(self, k, a, kw): return kw.get(k, '?')\n"
            "print(F().format('{a:>3}|{b}|{c.real}', a=1, c=2))",
            "ok   1|?|2\n");
        row("hints",
            "import typing\nclass A:\n    x: 'int'\n    y: None\n    z: 'list[A]'\ndef f(a: 'A') -> str: pass\n"
            "print(typing.get_type_hints(A), typing.get_type_hints(f))",
            "ok {'x': <class 'int'>, 'y': <class 'NoneType'>, 'z': list[__main__.A]} {'a': <class '__main__.A'>, "
            "'return': <class 'str'>}\n");
        row("kinds of objects",
            "import types, math\ndef f(): pass\nprint(isinstance(f, types.FunctionType), "
            "isinstance(len, types.FunctionType), isinstance(math, types.ModuleType), type(f) == types.LambdaType)",
            "ok True False True True\n");
        row("a withheld name by from", "from typing import ForwardRef",
            "blocked AccessDenied: typing.ForwardRef is not allowed: it bypasses the guards");
        row("a withheld name", "import typing\ntyping.ForwardRef",
            "blocked AccessDenied: typing.ForwardRef is not allowed: it bypasses the guards");
    }
    void readsByName() { check(*profile("text")); }

    void runsWhatRanWithDefectsMended_data()
    {
        columns();
        row("staticmethod", "class C:\n    @staticmethod\n    def b(): return 2\nprint(C.b())", "ok 2\n");
        row("classmethod", "class C:\n    @classmethod\n    def b(cls): return cls is C\nprint(C.b())", "ok True\n");
        row("property", "class C:\n    @property\n    def b(self): return 2\nprint(C().b)", "ok 2\n");
        row("super",
            "class A:\n    def f(self): return 1\nclass B(A):\n    def f(self): return super().f() + 1\nprint(B().f())",
            "ok 2\n");
        row("words of print", "print('a', 'b', sep='-', end='!\\n')", "ok a-b!\n");
    }
    void runsWhatRanWithDefectsMended()
    {
        Policy policy = *profile("smolagents-default");
        policy.defects = Defects::Mended;
        check(policy);
    }

    void letsUnittestLetGoOfErrors()
    {
        Policy policy = *profile("smolagents-default");
        policy.imports.allow = { "*" };
        begin(policy);
        QCOMPARE(
            reported(run("import unittest\nt = unittest.TestCase()\nwith t.assertRaises(ValueError):\n    int('x')\n"
                         "print('fine')")),
            "ok fine\n");
    }

    void runsAsInAScript_data()
    {
        columns();
        row("__import__", "m = __import__('math')\nprint(m.pi)", "ok 3.141592653589793\n");
        row("__import__ of a package",
            "print(__import__('os.path').__name__, __import__('os.path', fromlist=['join']).__name__)",
            "ok os posixpath\n");
        row("doctest", "import doctest\ndef f():\n    '>>> f()\\n1\\n'\n    return 1\nprint(doctest.testmod())",
            "ok TestResults(failed=0, attempted=1)\n");
        row("pickle", "import pickle\nclass P: pass\nprint(isinstance(pickle.loads(pickle.dumps(P())), P))",
            "ok True\n");
        row("getsource", "import inspect\ndef f(): return 1\nprint(inspect.getsource(f), inspect.signature(f))",
            "ok def f(): return 1\n ()\n");
        row("unittest",
            "import io, unittest\nclass T(unittest.TestCase):\n    def test(self): self.assertEqual(1, 1)\n"
            "r = unittest.main(argv=['x'], exit=False, testRunner=unittest.TextTestRunner(io.StringIO())).result\n"
            "print(r.testsRun, r.wasSuccessful())",
            "ok 1 True\n");
        row("logging", "import logging, sys\nlogging.basicConfig(stream=sys.stdout, force=True)\nlogging.warning('w')",
            "ok WARNING:root:w\n");
        row("argparse",
            "import argparse\np = argparse.ArgumentParser()\np.add_argument('--n', type=int)\n"
            "print(p.parse_args(['--n', '3']).n)",
            "ok 3\n");
        row("print_exc",
            "import sys, traceback\ntry: 1 / 0\nexcept ZeroDivisionError: traceback.print_exc(file=sys.stdout)",
            "ok Traceback (most recent call last):\n  File \"<step 1>\", line 2, in <module>\n    try: 1 / 0\n"
            "         ~~^~~\nZeroDivisionError: division by zero\n");
    }
    void runsAsInAScript() { check(*profile("permissive-audit")); }
    void showsWhatGoesToStandardError_data()
    {
        columns();
        row("logging",
            "import logging\nlogging.basicConfig(level=logging.INFO)\nlogging.info('a %s', 1)\n"
            "logging.getLogger('x').warning('b')\nlogging.debug('not')",
            "ok INFO:root:a 1\nWARNING:x:b\n");
        row("logging with a format",
            "import logging\nlogging.basicConfig(format='%(filename)s %(lineno)d %(funcName)s %(message)s')\n"
            "def f(): logging.error('e')\nf()",
            "ok <step 1> 3 f e\n");
        row("logging of an exception",
            "import logging\ntry: 1 / 0\nexcept ZeroDivisionError: logging.exception('failed')",
            "ok ERROR:root:failed\nTraceback (most recent call last):\n  File \"<step 1>\", line 2, in <module>\n"
            "    try: 1 / 0\n         ~~^~~\nZeroDivisionError: division by zero\n");
        row("logging without configuration", "import logging\nlogging.getLogger('x').warning('w')", "ok w\n");
        row("a level and a handler of one's own",
            "import logging\nlogging.addLevelName(5, 'TRACE')\n"
            "logging.Logger.trace = lambda self, m, *a: self._log(5, m, a)\n"
            "class H(logging.Handler):\n    def emit(self, r): print(r.levelname, r.getMessage(), "
            "r.__dict__['lineno'])\n"
            "l = logging.getLogger('t')\nl.setLevel(5)\nl.addHandler(H())\nl.trace('m %d', 2)",
            "ok TRACE m 2 3\n");
        row("print_exc", "import traceback\ntry: [][0]\nexcept IndexError: traceback.print_exc(limit=0)",
            "ok IndexError: list index out of range\n");
        row("warnings of the code", "import warnings\nwarnings.warn('old')",
            "ok <step 1>:2: UserWarning: old\n  warnings.warn('old')\n");
    }
    void showsWhatGoesToStandardError() { check(*profile("text")); }
    void showsSourceOfClasses_data()
    {
        columns();
        row("getsource of a class",
            "import inspect\ndef keep(c): return c\n@keep\nclass A:\n    x = 1\nclass B:\n    class C:\n        "
            "def f(self): pass\n"
            "print(inspect.getsource(A), inspect.getsourcelines(B.C), inspect.getfile(A))",
            "ok @keep\nclass A:\n    x = 1\n (['    class C:\\n', '        def f(self): pass\\n'], 7) <step 1>\n");
        row("of a class without methods in a function",
            "import inspect\ndef make():\n    class A: x = 1\n    return A\nA = make()\nprint(inspect.getsource(A))",
            "ok     class A: x = 1\n\n");
        row("of a class that was replaced",
            "import inspect\nclass A:\n    def f(self): return 1\nold = A\nclass A:\n    def g(self): return 2\n"
            "print(inspect.getsource(A), inspect.getsource(A.g), inspect.getsource(inspect.Signature)[:16])",
            "ok class A:\n    def g(self): return 2\n     def g(self): return 2\n class Signature:\n");
        row("of a class that is nowhere", "import inspect\ninspect.getsource(type('A', (), {}))",
            "error OSError: could not find class definition");
    }
    void showsSourceOfClasses() { check(policyWith("text", { "inspect" })); }
    void readsHarmlessDunders_data()
    {
        columns();
        row("of an enumeration", "from enum import Enum\nclass C(Enum): A = 1\nprint(list(C.__members__))",
            "ok ['A']\n");
        row("of an exception",
            "try:\n    try: 1 / 0\n    except ZeroDivisionError as e: raise KeyError(2) from e\n"
            "except KeyError as k:\n    k.add_note('n')\n"
            "    print(repr(k.__cause__), k.__context__ is k.__cause__, k.__traceback__ is None, k.__notes__)",
            "ok ZeroDivisionError('division by zero') True False ['n']\n");
        row("of a generic type",
            "from typing import TypedDict\nclass T(TypedDict, total=False): a: int\n"
            "print(T.__optional_keys__, list[int].__args__, list[int].__origin__, T.__annotations__)",
            "ok frozenset({'a'}) (<class 'int'>,) <class 'list'> {'a': <class 'int'>}\n");
        row("of a wrapped function",
            "import functools\ndef d(f):\n    @functools.wraps(f)\n    def g(): return f() + 1\n    return g\n"
            "@d\ndef f(): return 1\nprint(f.__wrapped__(), f.__module__)",
            "ok 1 __main__\n");
        row("writing through the base class",
            "class A:\n    def __setattr__(self, n, v): super().__setattr__(n, v * 2)\n"
            "    def __delattr__(self, n): object.__delattr__(self, n)\n"
            "    def __getattribute__(self, n): return super().__getattribute__(n)\n"
            "a = A()\na.x = 2\nobject.__setattr__(a, 'y', 3)\nprint(a.x, a.y)\ndel a.x\nprint(hasattr(a, 'x'))",
            "ok 4 3\nFalse\n");
        row("a frozen class",
            "from dataclasses import dataclass\n@dataclass(frozen=True)\nclass P:\n    x: int\n    d: int = 0\n"
            "    def __post_init__(self): object.__setattr__(self, 'd', self.x * 2)\nprint(P(2), P.__match_args__)",
            "ok P(x=2, d=4) ('x', 'd')\n");
    }
    void readsHarmlessDunders() { check(*profile("text")); }
    void showsNoCodeOfOtherSessions()
    {
        begin(*profile("permissive-audit"));
        run("import linecache");
        run("secret = 1");
        begin(*profile("permissive-audit"));
        QCOMPARE(reported(run("import linecache\nprint([linecache.getline('<step 2>', 1)])")), "ok ['']\n");
    }

    void endsWaitsWithTheStep_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto wait = [](const char *code) { QTest::newRow(code) << QByteArray(code); };
        wait("import queue\nqueue.Queue().get()");
        wait("import queue\nqueue.SimpleQueue().get()");
        wait("import queue\nqueue.Queue(1).get(timeout=100)");
        wait("import threading\nthreading.Event().wait()");
        wait("import threading\nl = threading.Lock()\nl.acquire()\nl.acquire()");
        wait("import threading\nl = threading.Lock()\nl.acquire()\nl.acquire(timeout=1000)");
        wait("import threading\nl = threading.Lock()\nl.acquire()\nwith l: pass");
        wait("import threading\nthreading.Semaphore(0).acquire()");
        wait("import threading\nthreading.Barrier(2).wait()");
        wait("import threading\nl = threading.Event()\nt = threading.Thread(target=l.wait, args=(20,), daemon=True)\n"
             "t.start()\nt.join()");
    }
    void endsWaitsWithTheStep()
    {
        QFETCH(QByteArray, code);
        Policy policy = policyWith("text", { "threading" });
        policy.limits.wallSeconds = 0.2;
        begin(policy);
        const StepResult result = run(code.toStdString());
        QVERIFY2(toString(result.status) == "timeout", reported(result).c_str());
        // A thread that outlives the test would keep the session, which a sanitizer reports as a leak.
        QCOMPARE(reported(run("if 't' in globals():\n    l.set()\n    t.join()\nprint(1 + 1)")), "ok 2\n");
    }
    void waitsAsLongAsIsAsked_data()
    {
        columns();
        row("a lock in vain",
            "import threading\nl = threading.Lock()\nprint(l.acquire(), l.acquire(timeout=0.12), l.acquire(False), "
            "l.acquire(blocking=False))",
            "ok True False False False\n");
        row("a queue in vain",
            "import queue\ntry: queue.SimpleQueue().get(timeout=0.12)\nexcept queue.Empty: print('none')", "ok none\n");
        row("a queue that is filled",
            "import queue, threading\nq = queue.Queue()\nthreading.Timer(0.12, q.put, [7]).start()\nprint(q.get())",
            "ok 7\n");
        row("a thread",
            "import threading\nr = []\nt = threading.Timer(0.12, r.append, [1])\nt.start()\nt.join()\nprint(r)",
            "ok [1]\n");
        row("a wrong timeout", "import threading\nthreading.Lock().acquire(timeout=-3)",
            "error ValueError: timeout value must be a non-negative number");
    }
    void waitsAsLongAsIsAsked() { check(policyWith("text", { "threading" })); }

    void cutsLongListsOfModules()
    {
        begin(*profile("text"));
        const std::string message = reported(run("import webbrowser"));
        QVERIFY2(message.ends_with(" more]"), message.c_str());
        QVERIFY2(message.size() < 300, message.c_str());
        begin(*profile("permissive-audit"));
        const StepResult missing = run("import maths");
        QVERIFY2(missing.error->traceback.ends_with("Did you mean math?"), missing.error->traceback.c_str());
    }
};

QTEST_GUILESS_MAIN(TestAgentCode)
#include "tst_agentcode.moc"
