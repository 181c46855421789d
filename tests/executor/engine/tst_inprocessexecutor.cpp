// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

using namespace vitrine;

class TestInProcessExecutor : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    StepResult run(std::string_view code) { return m_executor->run(code, {}); }

    void begin(const Policy &policy, ToolStubs tools = defaultTools())
    {
        const auto started = m_executor->begin({ .policy = policy, .tools = std::move(tools), .variables = {} });
        QVERIFY2(started.has_value(), started ? "" : started.error().detail.c_str());
    }

    static std::string reported(const StepResult &result)
    {
        std::string text(toString(result.status));
        if (result.isFinal)
            text += " final";
        if (result.output)
            text += " " + result.output->repr;
        if (result.error)
            text += " " + result.error->type + ": " + result.error->message;
        return text;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }
    void init() { begin(*profile("strict")); }

    void givesTheValueOfTheLastStatement_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("value");
        const auto row
            = [](const char *code, const char *value) { QTest::newRow(code) << QByteArray(code) << QByteArray(value); };
        row("7 * 6", "42");
        row("", "None");
        row("x = 3", "3");
        row("a, b = 1, 2", "(1, 2)");
        row("x: int = 5", "5");
        row("x: int", "None");
        row("x = 1\nx += 4", "5");
        row("def f(): pass\nf()", "None");
        row("if True:\n    5\n    None", "5");
        row("if False: 1\nelse: 2", "2");
        row("for i in range(3): i", "2");
        row("while True: break", "None");
        row("'doc'", "'doc'");
        row("import math", "None");
        row("import math\nmath.pi", "3.141592653589793");
        row("import os.path as p", "!");
        row("from math import sqrt as s, pi\ns(16)", "4.0");
        row("[x * y for x in range(3) for y in range(3) if x != y]", "[0, 0, 0, 2, 0, 2]");
        row("(lambda a, *b, c=3: (a, b, c))(1, 2)", "(1, (2,), 3)");
        row("class A:\n    'doc'\n    def f(self): return super().__str__()\nisinstance(A().f(), str)", "True");
        row("def g():\n    x = yield 1\n    yield x\nk = g()\n(next(k), k.send(5))", "(1, 5)");
        row("def f(n): return 1 if n < 2 else n * f(n - 1)\nf(10)", "3628800");
        row("match [1, 2, 3]:\n    case [a, *rest]: r = rest\nr", "[2, 3]");
        row("x = 10\ndef f():\n    global x\n    x += 1\nf()\nx", "11");
        row("def outer():\n    n = 0\n    def inner():\n        nonlocal n\n        n += 1\n        return n\n    "
            "inner()\n    return inner()\nouter()",
            "2");
        row("(y := 5) + y", "10");
        row("f'{3.14159:.2f} {1!r} {\"a\"!r:>5}'", "\"3.14 1   'a'\"");
        row("try:\n    1/0\nexcept ZeroDivisionError as e:\n    r = str(e)\nfinally:\n    z = 1\n(r, z)",
            "('division by zero', 1)");
        row("from dataclasses import dataclass", "!");
        row("import functools\n@functools.lru_cache\ndef fib(n): return n if n < 2 else fib(n-1) + fib(n-2)\nfib(30)",
            "832040");
        row("from __future__ import annotations\ndef f(a: Nope): return 1\nf(1)", "1");
        row("with_x = 1\ndel with_x\nlen([1,2])", "2");
        row("'{} {}'.format(1, 'b')", "'1 b'");
        row("','.join(map(str, sorted({3, 1, 2})))", "'1,2,3'");
        row("import collections\ncollections.Counter('aab').most_common(1)", "[('a', 2)]");
        row("type(3) is int", "True");
        row("class M(type): pass\nclass A(metaclass=M): pass\ntype(A) is M", "True");
        row("def f[T](x: T) -> T: return x\nf(2)", "2");
        row("try:\n    raise ExceptionGroup('g', [ValueError(1), TypeError(2)])\nexcept* ValueError as g:\n    r = "
            "len(g.exceptions)\nexcept* TypeError: pass\nr",
            "1");
        row("async def f(): return 7\nc = f()\ntry:\n    c.send(None)\nexcept StopIteration as s:\n    r = s.value\nr",
            "7");
    }
    void givesTheValueOfTheLastStatement()
    {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, value);
        const StepResult result = run(code.toStdString());
        if (value == "!")
            QCOMPARE(toString(result.status), "blocked");
        else
            QCOMPARE(reported(result), "ok " + value.toStdString());
    }
    void keepsStateBetweenSteps()
    {
        run("def double(x): return 2 * x\nvalues = [1]");
        run("values.append(double(4))");
        QCOMPARE(reported(run("values")), "ok [1, 8]");
        begin(*profile("strict"));
        QCOMPARE(toString(run("values").status), "error");
    }
    void showsWhatAnErrorWasRaisedFrom_data()
    {
        QTest::addColumn<std::string>("code");
        QTest::addColumn<std::string>("traceback");
        QTest::newRow("cause") << std::string(
            "try:\n    {}['k']\nexcept KeyError as e:\n    raise ValueError('x') from e")
                               << std::string("Traceback (most recent call last):\n"
                                              "  File \"<step 1>\", line 2, in <module>\n"
                                              "    {}['k']\n"
                                              "KeyError: 'k'\n"
                                              "\n"
                                              "The above exception was the direct cause of the following exception:\n"
                                              "\n"
                                              "Traceback (most recent call last):\n"
                                              "  File \"<step 1>\", line 4, in <module>\n"
                                              "    raise ValueError('x') from e\n"
                                              "ValueError: x");
        QTest::newRow("context") << std::string("try:\n    {}['k']\nexcept KeyError:\n    1 / 0")
                                 << std::string("Traceback (most recent call last):\n"
                                                "  File \"<step 1>\", line 2, in <module>\n"
                                                "    {}['k']\n"
                                                "KeyError: 'k'\n"
                                                "\n"
                                                "During handling of the above exception, another exception occurred:\n"
                                                "\n"
                                                "Traceback (most recent call last):\n"
                                                "  File \"<step 1>\", line 4, in <module>\n"
                                                "    1 / 0\n"
                                                "ZeroDivisionError: division by zero");
        QTest::newRow("suppressed") << std::string(
            "try:\n    {}['k']\nexcept KeyError:\n    raise ValueError from None")
                                    << std::string("Traceback (most recent call last):\n"
                                                   "  File \"<step 1>\", line 4, in <module>\n"
                                                   "    raise ValueError from None\n"
                                                   "ValueError");
        QTest::newRow("group") << std::string(
            "raise ExceptionGroup('g', [ValueError(1), ExceptionGroup('h', [TypeError("
            "2)])])")
                               << std::string("  + Exception Group Traceback (most recent call last):\n"
                                              "  |   File \"<step 1>\", line 1, in <module>\n"
                                              "  |     raise ExceptionGroup('g', [ValueError(1), ExceptionGroup('h', "
                                              "[TypeError(2)])])\n"
                                              "  | ExceptionGroup: g (2 sub-exceptions)\n"
                                              "  +-+---------------- 1 ----------------\n"
                                              "    | ValueError: 1\n"
                                              "    +---------------- 2 ----------------\n"
                                              "    | ExceptionGroup: h (1 sub-exception)\n"
                                              "    +-+---------------- 1 ----------------\n"
                                              "      | TypeError: 2\n"
                                              "      +------------------------------------");
    }
    void showsWhatAnErrorWasRaisedFrom()
    {
        QFETCH(std::string, code);
        QFETCH(std::string, traceback);
        const StepResult result = run(code);
        QCOMPARE(toString(result.status), "error");
        QCOMPARE(QString::fromStdString(result.error->traceback), QString::fromStdString(traceback));
    }
    void limitsWhatItShowsOfChains_data()
    {
        QTest::addColumn<std::string>("code");
        QTest::newRow("circular") << std::string(
            "a, b = ValueError('a'), ValueError('b')\na.__cause__ = b\nb.__cause__ = a\nraise a");
        QTest::newRow("long") << std::string(
            "e = None\nfor i in range(5000):\n    n = ValueError(i)\n    n.__cause__ = e\n    e = n\nraise e");
        QTest::newRow("deep") << std::string(
            "e = ValueError()\nfor i in range(500):\n    e = ExceptionGroup('g', [e, ValueError()])\nraise e");
        QTest::newRow("wide") << std::string("raise ExceptionGroup('g', [ValueError('x' * 10000)] * 10000)");
        QTest::newRow("members by a property")
            << std::string("class E(ExceptionGroup):\n    exceptions = property(lambda self: self.reached)\nraise "
                           "E('g', [ValueError()])");
        QTest::newRow("text by a class") << std::string(
            "class E(ValueError):\n    def __str__(self):\n        while True: "
            "pass\ntry:\n    raise E\nexcept E as e:\n    raise ValueError from e");
    }
    void limitsWhatItShowsOfChains()
    {
        QFETCH(std::string, code);
        Policy policy = *profile("text");
        policy.limits.wallSeconds = 5;
        begin(policy);
        const StepResult result = run(code);
        QCOMPARE(toString(result.status), "error");
        QVERIFY(result.error->traceback.starts_with("  + ") || result.error->traceback.starts_with("Traceback")
            || result.error->traceback.starts_with("ValueError"));
        QVERIFY2(result.error->traceback.size() < 500'000, std::to_string(result.error->traceback.size()).c_str());
        QCOMPARE(reported(run("1 + 1")), "ok 2");
    }
    void anExitWithSuccessIsTheEndOfTheStep_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("bare") << QByteArray("5\nraise SystemExit") << QByteArray("ok None");
        QTest::newRow("none") << QByteArray("raise SystemExit(None)") << QByteArray("ok None");
        QTest::newRow("zero") << QByteArray("x = 1\nraise SystemExit(0)\nx = 2") << QByteArray("ok None");
        QTest::newRow("false") << QByteArray("raise SystemExit(False)") << QByteArray("ok None");
        QTest::newRow("status") << QByteArray("raise SystemExit(3)") << QByteArray("error SystemExit: 3");
        QTest::newRow("text") << QByteArray("raise SystemExit('no')") << QByteArray("error SystemExit: no");
        QTest::newRow("in a function") << QByteArray("def f():\n    raise SystemExit\nf()") << QByteArray("ok None");
    }
    void anExitWithSuccessIsTheEndOfTheStep()
    {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, end);
        QCOMPARE(reported(run(code.toStdString())), end.toStdString());
    }
    void deniesWhatPathsWouldDo_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("mkdir") << QByteArray("Path('d').mkdir()") << QByteArray("filesystem.write")
                               << QByteArray("os.mkdir");
        QTest::newRow("rmdir") << QByteArray("Path('d').rmdir()") << QByteArray("filesystem.write")
                               << QByteArray("os.rmdir");
        QTest::newRow("text") << QByteArray("Path('d').write_text('a')") << QByteArray("filesystem.write")
                              << QByteArray("open");
        QTest::newRow("open to write") << QByteArray("Path('d').open('w')") << QByteArray("filesystem.write")
                                       << QByteArray("open");
        QTest::newRow("open to read") << QByteArray("Path('d').open()") << QByteArray("filesystem.read")
                                      << QByteArray("open");
        QTest::newRow("list") << QByteArray("list(Path('d').iterdir())") << QByteArray("filesystem.read")
                              << QByteArray("os.listdir");
    }
    void deniesWhatPathsWouldDo()
    {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, kind);
        begin(*profile("data-analysis"));
        const StepResult result = run("from pathlib import Path\n" + code.toStdString());
        QCOMPARE(toString(result.status), "blocked");
        QCOMPARE(result.error->rule, rule.toStdString());
        QCOMPARE(result.events.size(), 1U);
        QCOMPARE(result.events.front().kind, kind.toStdString());
        QVERIFY(result.events.front().verdict == Verdict::Denied);
        QVERIFY2(result.events.front().detail.ends_with("d"), result.events.front().detail.c_str());
    }
    void aStepCannotHandleSignals_data()
    {
        QTest::addColumn<QByteArray>("code");
        for (const char *code : { "signal.signal(signal.SIGALRM, print)", "signal.alarm(1)",
                 "signal.setitimer(signal.ITIMER_REAL, 1)", "signal.pthread_sigmask(signal.SIG_BLOCK, [])" })
            QTest::newRow(code) << QByteArray("import signal\n") + code;
    }
    void aStepCannotHandleSignals()
    {
        QFETCH(QByteArray, code);
        begin(*profile("permissive-audit"));
        const StepResult result = run(code.toStdString());
        QCOMPARE(toString(result.status), "blocked");
        QCOMPARE(result.error->rule, "guards.signals");
    }
    void capturesPrints()
    {
        std::string live;
        const StepObserver observer { .printed = [&live](std::string_view text) { live += text; } };
        const StepResult result = m_executor->run("print('a', 1, sep='-', end='!')\nprint()\nprint([1])", observer);
        QCOMPARE(result.logs, "a-1!\n[1]\n");
        QCOMPARE(live, result.logs);
        QVERIFY(!result.logsTruncated);
    }
    void cutsFloods()
    {
        Policy policy = *profile("strict");
        policy.limits.printChars = 10;
        begin(policy);
        const StepResult result = run("for i in range(1000): print('x')");
        QVERIFY(result.logsTruncated);
        QVERIFY(
            result.logs.starts_with("x\nx\nx\n..._This content has been truncated to stay below 10 characters_...\n")
            || result.logs.starts_with("x\nx\nx"));
        QVERIFY(result.logs.size() < 120);
    }
    void reportsErrorsWithTheirLocation()
    {
        run("def f(x):\n    return 1 / x");
        const StepResult result = run("a = 1\nb = \"\xc3\xa9\" and f(0)");
        QCOMPARE(toString(result.status), "error");
        QCOMPARE(result.error->type, "ZeroDivisionError");
        QCOMPARE(result.error->message, "division by zero");
        QCOMPARE(result.error->line, 2);
        QCOMPARE(result.error->column, 13);
        QCOMPARE(result.error->sourceLine, "b = \"\xc3\xa9\" and f(0)");
        QVERIFY(
            result.error->traceback.find("File \"<step 1>\", line 2, in f\n    return 1 / x\n") != std::string::npos);
        QVERIFY(!result.output);
    }
    void reportsSyntaxErrors()
    {
        const StepResult result = run("x = (1\n");
        QCOMPARE(reported(result), "error SyntaxError: '(' was never closed");
        QCOMPARE(result.error->line, 1);
        QCOMPARE(reported(run("return 5")), "error SyntaxError: 'return' outside function");
    }
    void rejectsAFutureThatIsNone_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("message");
        const char *late = "from __future__ imports must occur at the beginning of the file";
        QTest::newRow("unknown") << QByteArray("from __future__ import nonsense\n1")
                                 << QByteArray("future feature nonsense is not defined");
        QTest::newRow("braces") << QByteArray("'doc'\nfrom __future__ import braces") << QByteArray("not a chance");
        QTest::newRow("late") << QByteArray("x = 1\nfrom __future__ import annotations") << QByteArray(late);
        QTest::newRow("inside") << QByteArray("def f():\n    from __future__ import annotations\nf()")
                                << QByteArray(late);
        QTest::newRow("after another") << QByteArray("from __future__ import annotations\nif 1:\n    "
                                                     "from __future__ import division")
                                       << QByteArray(late);
    }
    void rejectsAFutureThatIsNone()
    {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, message);
        QCOMPARE(reported(run(code.toStdString())), "error SyntaxError: " + message.toStdString());
        QCOMPARE(reported(run("6 * 7")), "ok 42");
    }
    void blocksBeforeAnythingRuns()
    {
        const StepResult result = run("print('before')\nimport subprocess");
        QCOMPARE(toString(result.status), "blocked");
        QCOMPARE(result.error->type, "ImportDenied");
        QCOMPARE(result.error->rule, "imports.allow");
        QCOMPARE(result.error->line, 2);
        QCOMPARE(result.logs, "");
        QCOMPARE(result.imports.size(), std::size_t { 1 });
        QCOMPARE(toString(result.imports[0].verdict), "denied");
    }
    void rejectsWhatTheReviewCannotSee_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const char *name, const char *code, const char *rule) {
            QTest::newRow(name) << QByteArray(code) << QByteArray(rule);
        };
        row("getattr of a dunder", "getattr((), '__cl' + 'ass__')", "attributes.allow_dunder");
        row("getattr with a default", "getattr((), '__class__', 1)", "attributes.allow_dunder");
        row("getattr through map", "list(map(getattr, [()], ['__class__']))", "attributes.allow_dunder");
        row("getattr through partial", "import functools\nfunctools.partial(getattr, ())('__class__')",
            "attributes.allow_dunder");
        row("hasattr of a dunder", "hasattr((), '__class__')", "attributes.allow_dunder");
        row("setattr of a dunder", "class A: pass\nsetattr(A, '__bases__', ())", "attributes.allow_dunder");
        row("format text", "'{0.__class__}'.format(())", "attributes.allow_dunder");
        row("format text behind an index", "'{0[0].__class__}'.format([1])", "attributes.allow_dunder");
        row("format text in a format spec", "'{0:{1.__class__}}'.format(1, 2)", "attributes.allow_dunder");
        row("format of the class", "str.format('{0.__class__}', ())", "attributes.allow_dunder");
        row("format_map", "'{a.__class__}'.format_map({'a': 1})", "attributes.allow_dunder");
        row("format through getattr", "getattr('{0.__class__}', 'format')(1)", "attributes.allow_dunder");
        row("format as a value", "f = '{0.__class__}'.format\nf(1)", "attributes.allow_dunder");
        row("frame of a generator", "def g(): yield 1\ng().gi_frame", "guards.interpreter");
        row("frame through getattr", "def g(): yield 1\ngetattr(g(), 'gi_frame')", "guards.interpreter");
        row("name of a tool", "final_answer = 3", "tools.shadow");
        row("name of a tool as variable of a loop", "async def f():\n    async for final_answer in g: pass\nawait f()",
            "tools.shadow");
        row("name of a tool as alias of a module", "import math as final_answer", "tools.shadow");
        row("name of a tool as name out of a module", "from math import pi as final_answer", "tools.shadow");
        row("name of a tool as error", "try:\n    pass\nexcept ValueError as final_answer:\n    pass", "tools.shadow");
        row("name of a tool as context", "with 1 as (a, *final_answer):\n    pass", "tools.shadow");
        row("name of a tool in a pattern",
            "match 1:\n    case {'a': int(real=[1, *_]), **final_answer}:\n   "
            "     pass",
            "tools.shadow");
        row("name of a tool as alias of a type", "type final_answer = int", "tools.shadow");
        row("name of a tool within an expression", "[(final_answer := 1), 1 / 0]", "tools.shadow");
        row("name of a tool as class", "class final_answer: pass", "tools.shadow");
    }
    void rejectsWhatTheReviewCannotSee()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(code.toStdString());
        QVERIFY2(result.status == StepStatus::Blocked, reported(result).c_str());
        QTEST(QByteArray::fromStdString(result.error->rule), "rule");
    }
    void namesTheRuleOfADenialThatWasWrapped_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("rule");
        const QByteArray denied = "getattr((), '__ba' + 'se__')";
        const QByteArray number
            = "import statistics\nclass A:\n    numerator = property(lambda self: " + denied + ")\n";
        const QByteArray handler = "try: " + denied + "\nexcept Exception as e:\n    ";
        const char *const dunder = "attributes.allow_dunder";
        const auto row = [](const char *name, const QByteArray &code, const char *type, const char *rule) {
            QTest::newRow(name) << code << QByteArray(type) << QByteArray(rule);
        };
        row("by a library that was handling it", number + "statistics.mean([A()])", "TypeError", dunder);
        row("by a stated cause", handler + "raise ValueError('no') from e", "ValueError", dunder);
        row("by a cause of a cause",
            handler
                + "try: raise ValueError('no') from e\n    except ValueError as other:\n        raise KeyError from "
                  "other",
            "KeyError", dunder);
        row("in a group",
            "import asyncio\nasync def f(): " + denied
                + "\nasync with asyncio.TaskGroup() as group:\n    group.create_task(f())",
            "ExceptionGroup", dunder);
        row("an error of the code's own", handler + "1 / 0", "ZeroDivisionError", "");
        row("an error of its own below a library",
            "import statistics\nclass A:\n    def get(self):\n        try: " + denied
                + "\n        except Exception: 1 / 0\n    numerator = property(get)\nstatistics.mean([A()])",
            "ZeroDivisionError", "");
        row("an error after it", handler + "pass\n1 / 0", "ZeroDivisionError", "");
        row("an endless chain",
            "one, other = ValueError(1), ValueError(2)\ntry: raise one from other\nexcept ValueError: raise other from "
            "one",
            "ValueError", "");
    }
    void namesTheRuleOfADenialThatWasWrapped()
    {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, rule);
        begin(*profile("text"));
        const StepResult result = run(code.toStdString());
        QVERIFY2(result.status == (rule.isEmpty() ? StepStatus::Error : StepStatus::Blocked), reported(result).c_str());
        QTEST(QByteArray::fromStdString(result.error->type), "type");
        QCOMPARE(QByteArray::fromStdString(result.error->rule), rule);
    }
    void showsOnlyViewsOfModules_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("rule");
        QTest::newRow("a module inside a module")
            << QByteArray("import random\nrandom._os") << QByteArray("guards.withheld");
        QTest::newRow("not private: sys in statistics")
            << QByteArray("import statistics\nstatistics.sys") << QByteArray("guards.module");
        QTest::newRow("sub-module by from") << QByteArray("from json import tool") << QByteArray();
        QTest::newRow("a private name by from")
            << QByteArray("from random import _os") << QByteArray("guards.withheld");
        QTest::newRow("a module that is not private")
            << QByteArray("import re\nre.copyreg") << QByteArray("guards.module");
        QTest::newRow("no such name") << QByteArray("import re\nre.nothing") << QByteArray();
    }
    void showsOnlyViewsOfModules()
    {
        QFETCH(QByteArray, code);
        begin(*profile("text"));
        const StepResult result = run(code.toStdString());
        QFETCH(const QByteArray, rule);
        QVERIFY2(result.error.has_value(), reported(result).c_str());
        QCOMPARE(QByteArray::fromStdString(result.error->rule), rule);
        const std::string &type = result.error->type;
        QCOMPARE(type == "AccessDenied", !rule.isEmpty());
        QVERIFY2(!rule.isEmpty() || type == "AttributeError" || type == "ImportError", type.c_str());
        QVERIFY2(result.error->traceback.contains(type), result.error->traceback.c_str());
    }
    void codeCanAskForWhatAModuleHides()
    {
        begin(*profile("text"));
        QCOMPARE(reported(run("import random, statistics\n(hasattr(random, '_os'), getattr(statistics, 'sys', 7), "
                              "hasattr(random, 'random'))")),
            "ok (False, 7, True)");
        QCOMPARE(reported(run("try: random._os\nexcept AttributeError: x = 5\nx")), "ok 5");
    }
    void keepsSettingsInTheirSession_data()
    {
        QTest::addColumn<QByteArray>("policy");
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QByteArray>("show");
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<QByteArray>("others");
        QTest::newRow("decimals") << QByteArray("text") << QByteArray("import decimal\ndecimal.getcontext().prec = 3")
                                  << QByteArray("import decimal\nstr(decimal.Decimal(1) / 3)") << QByteArray("'0.333'")
                                  << QByteArray("'0.3333333333333333333333333333'");
        QTest::newRow("numbers of numpy")
            << QByteArray("data-analysis")
            << QByteArray("import numpy as np\nnp.set_printoptions(formatter={'float': lambda x: 'mine'})")
            << QByteArray("import numpy as np\nnp.array([1.5])") << QByteArray("array([mine])")
            << QByteArray("array([1.5])");
        QTest::newRow("numbers of pandas")
            << QByteArray("data-analysis")
            << QByteArray("import pandas as pd\npd.set_option('display.float_format', lambda x: 'mine')")
            << QByteArray("import pandas as pd\nstr(pd.Series([1.5]))") << QByteArray("'0   mine\\ndtype: float64'")
            << QByteArray("'0    1.5\\ndtype: float64'");
    }
    void keepsSettingsInTheirSession()
    {
        QFETCH(QByteArray, policy);
        QFETCH(QByteArray, set);
        QFETCH(QByteArray, show);
        QFETCH(QByteArray, own);
        QFETCH(QByteArray, others);
        begin(*profile(policy.toStdString()));
        QCOMPARE(toString(run(set.toStdString()).status), "ok");
        QCOMPARE(reported(run(show.toStdString())), "ok " + own.toStdString());
        begin(*profile(policy.toStdString()));
        QCOMPARE(reported(run(show.toStdString())), "ok " + others.toStdString());
    }
    void auditsWhatLibrariesDo()
    {
        Policy policy = *profile("data-analysis");
        begin(policy);
        const StepResult result = run("import csv, pandas as pd\ntry:\n    pd.read_csv('/etc/passwd')\nexcept "
                                      "PermissionError as e:\n    r = 'no'\nr");
        QCOMPARE(reported(result), "ok 'no'");
        const auto denied = std::ranges::find(result.events, "/etc/passwd", &EventRecord::detail);
        QVERIFY(denied != result.events.end());
        QCOMPARE(denied->kind, "open");
        QCOMPARE(toString(denied->verdict), "denied");
        QCOMPARE(denied->rule, "filesystem.read");
    }
    void computesWithNumpyAndPandas()
    {
        begin(*profile("data-analysis"));
        const StepResult result = run("import numpy as np\nimport numpy.linalg\nimport pandas as pd\n"
                                      "m = np.array([[2.0, 0], [0, 4]])\nd = pd.DataFrame({'a': [1, 2, 3]})\n"
                                      "(round(float(np.linalg.det(m)), 6), int(d['a'].sum()), m.shape, "
                                      "float(np.arange(6.0).reshape(2, 3).mean()))");
        QCOMPARE(reported(result), "ok (8.0, 6, (2, 2), 2.5)");
    }
    void goesThroughChangingLists_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("grows") << QByteArray("a = [1, 2]\n[a.append(x + 2) or x for x in a if len(a) < 5], a")
                               << QByteArray("([1, 2, 3], [1, 2, 3, 4, 5])");
        QTest::newRow("shrinks") << QByteArray("a = [1, 2, 3, 4]\n[a.pop() for x in a], a")
                                 << QByteArray("([4, 3], [1, 2])");
        QTest::newRow("grows after its end") << QByteArray("a = [1]\ng = (x for x in a)\nb = list(g)\na.append(2)\n"
                                                           "(b, list(g))")
                                             << QByteArray("([1], [])");
        QTest::newRow("a tuple") << QByteArray("[x + y for x in (1, 2) for y in (10, 20)]")
                                 << QByteArray("[11, 21, 12, 22]");
    }
    void goesThroughChangingLists()
    {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, value);
        QCOMPARE(reported(run(code.toStdString())), "ok " + value.toStdString());
    }
    void stopsAtLimits_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const char *name, const char *code, const char *rule) {
            QTest::newRow(name) << QByteArray(code) << QByteArray(rule);
        };
        row("a loop", "while True: pass", "limits.while_iterations");
        row("a for loop", "import itertools\nfor i in itertools.count(): pass", "limits.operations");
        row("a comprehension", "import itertools\n[i for i in itertools.count()]", "limits.operations");
        row("a list that grows under a comprehension", "x = [1]\n[x.append(i) for i in x]", "limits.operations");
        row("a swallowed stop", "while True:\n    try:\n        while True: pass\n    except: pass",
            "limits.while_iterations");
        row("a stop swallowed in finally",
            "def f():\n    while True:\n        try:\n            while True: pass\n        finally:\n            "
            "continue\nf()",
            "limits.while_iterations");
        row("a stop swallowed by with",
            "class S:\n    def __enter__(self): pass\n    def __exit__(self, *a): return True\nfor i in "
            "range(10**9):\n    with S():\n        while True: pass",
            "limits.while_iterations");
        row("functions that call each other",
            "def f():\n    for i in range(10**9): g()\ndef g(): return (lambda: 1)()\nf()", "limits.operations");
        row("sorting by a lambda", "sorted(range(10**6), key=lambda x: [y for y in range(100)])", "limits.operations");
    }
    void stopsAtLimits()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(code.toStdString());
        QVERIFY2(result.status == StepStatus::Limit, reported(result).c_str());
        QTEST(QByteArray::fromStdString(result.error->rule), "rule");
        QCOMPARE(reported(run("1 + 1")), "ok 2");
    }
    void stopsOnTime()
    {
        Policy policy = *profile("strict");
        policy.limits.operations.reset();
        policy.limits.whileIterations.reset();
        policy.limits.wallSeconds = 0.05;
        policy.imports.allow.push_back("time");
        begin(policy);
        for (const char *code : { "while True: pass", "import time\ntime.sleep(30)",
                 "import statistics\nwhile True: statistics.pstdev(range(10**5))" }) {
            QElapsedTimer timer;
            timer.start();
            const StepResult result = run(code);
            QCOMPARE(toString(result.status), "timeout");
            QCOMPARE(result.error->message, "Code execution exceeded the maximum execution time of 0.05 seconds");
            QVERIFY(timer.elapsed() < 5000);
        }
        QCOMPARE(reported(run("1 + 1")), "ok 2");
    }
    void canBeCancelledFromAnotherThread()
    {
        Policy policy = *profile("strict");
        policy.limits.operations.reset();
        policy.limits.whileIterations.reset();
        begin(policy);
        const StepObserver observer { .printed = [this](std::string_view) { m_executor->cancel(); } };
        const StepResult result = m_executor->run("print('go')\nwhile True: pass", observer);
        QCOMPARE(toString(result.status), "cancelled");
        m_executor->cancel();
        QCOMPARE(reported(run("2 + 2")), "ok 4");
        std::jthread other([this](const std::stop_token &stop) {
            while (!stop.stop_requested())
                m_executor->cancel();
        });
        QCOMPARE(toString(run("while True: pass").status), "cancelled");
    }
    void reportsDeepRecursion_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("plain") << QByteArray("def f(): return f()\nf()");
        QTest::newRow("by repr") << QByteArray("class A:\n    def __repr__(self): return repr(self)\nrepr(A())");
        QTest::newRow("by comparison") << QByteArray("class A:\n    def __eq__(self, o): return self == o\nA() == A()");
    }
    void reportsDeepRecursion()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(code.toStdString());
        QVERIFY2(
            result.status == StepStatus::Error && result.error->type == "RecursionError", reported(result).c_str());
    }
    void survivesDeepValues()
    {
        QCOMPARE(toString(run("a = []\nfor i in range(100000): a = [a]\na").status), "ok");
        QCOMPARE(reported(run("a = []\na.append(a)\na")), "ok [[...]]");
        QCOMPARE(toString(run("class A:\n    def __repr__(self):\n        while True: pass\nA()").status), "ok");
    }
    void endsWithAFinalAnswer_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("plain") << QByteArray("final_answer(42)\nprint('never')");
        QTest::newRow("by name") << QByteArray("final_answer(answer=42)");
        QTest::newRow("in a function in a loop")
            << QByteArray("def f():\n    for i in range(9):\n        final_answer(42)\nf()");
        QTest::newRow("not caught by except") << QByteArray("try:\n    final_answer(42)\nexcept:\n    print('never')");
        QTest::newRow("not caught by BaseException")
            << QByteArray("try:\n    final_answer(42)\nexcept BaseException as e:\n    print('never')");
        QTest::newRow("not swallowed by with")
            << QByteArray("class S:\n    def __enter__(self): pass\n    def __exit__(self, *a): return True\nwith "
                          "S():\n    final_answer(42)\nprint('never')");
    }
    void endsWithAFinalAnswer()
    {
        QFETCH(QByteArray, code);
        const StepResult result = run(code.toStdString());
        QCOMPARE(reported(result), "ok final 42");
        QCOMPARE(result.logs, "");
        QCOMPARE(result.toolCalls.size(), std::size_t { 1 });
    }
    void runsFinallyForAFinalAnswer()
    {
        const StepResult result = run("try:\n    final_answer(1)\nfinally:\n    for i in range(2): print(i)");
        QVERIFY(result.isFinal);
        QCOMPARE(result.logs, "0\n1\n");
    }
    void reportsEachArgumentOfAToolByItself()
    {
        begin(*profile("strict"), { { "tool", { ToolStub::Constant { "1" } } } });
        const auto reported = [this](const char *code) { return run(code).toolCalls.at(0).arguments; };
        QCOMPARE(reported("tool(len, 3, [1, b'x'])"), R"(["<built-in function len>",3,"[1, b'x']"])");
        QCOMPARE(reported("tool(a=b'x', b={'c': 1})"), R"({"a":"b'x'","b":{"c":1}})");
        QCOMPARE(reported("tool(float('nan'), a=2)"), R"({"args":["nan"],"kwargs":{"a":2}})");
        QCOMPARE(
            reported("class A:\n    def __repr__(self): return d.clear() or 'x'\nd = {'a': A(), 'b': 2}\ntool(**d)"),
            R"({"a":"x","b":2})");
    }
    void answersToolsByTheirStubs()
    {
        const auto tools = readToolStubs(R"({"final_answer": {}, "search": {"recorded": [
            {"arguments": {"query": "b"}, "result": ["B"]}, {"arguments": {"query": "a"}, "result": ["A"]}]},
            "rate": {"constant": 1.5}, "add": {"python": "import os\ndef add(x, y=1):\n    return x + y"}})");
        QVERIFY(tools.has_value());
        begin(*profile("strict"), *tools);
        const StepResult result = run("(search(query='a'), search('b'), rate(), add(2, y=3))");
        QCOMPARE(reported(result), "ok (['A'], ['B'], 1.5, 5)");
        QCOMPARE(result.toolCalls.size(), std::size_t { 4 });
        QCOMPARE(result.toolCalls[0].arguments, R"({"query":"a"})");
        QCOMPARE(result.toolCalls[0].result.value_or(""), R"(["A"])");
        QVERIFY(result.toolCalls[3].source == ToolSource::Python);
        const StepResult missing = run("search('c')");
        QCOMPARE(reported(missing), "error ToolError: tool 'search' has no recorded result");
        QVERIFY(missing.toolCalls[0].error.has_value());
    }
    void reportsVariablesAndWhatChanged()
    {
        run("a = 1\nb = [1]\nc = 'gone'");
        const StepResult result = run("b.append(2)\nd = 2.5\ndel c");
        std::string text;
        for (const VariableRecord &v : result.variables)
            text += v.name + " " + v.type + " " + v.repr + " " + std::string(toString(v.change)) + "\n";
        QCOMPARE(text, "a int 1 same\nb list [1, 2] changed\nc  'gone' removed\nd float 2.5 added\n");
    }
    void reportsAnAllowedModuleThatItIsNotInstalled_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("note");
        const auto row = [](const char *name, const char *code, const char *message, const char *note) {
            QTest::newRow(name) << QString::fromLatin1(code) << QString::fromLatin1(message)
                                << QString::fromLatin1(note);
        };
        row("a module", "import nowhere_to_be_found", "No module named 'nowhere_to_be_found'",
            "'nowhere_to_be_found' is allowed, but it is not installed (package: nowhere_to_be_found).");
        row("a package of another name", "from cv2 import imread", "No module named 'cv2'",
            "'cv2' is allowed, but it is not installed (package: opencv-python).");
        row("a part of a package", "import json.nowhere", "No module named 'json.nowhere'",
            "'json.nowhere' is allowed, but the installed package json has no such module.");
    }
    void reportsAnAllowedModuleThatItIsNotInstalled()
    {
        QFETCH(QString, code);
        QFETCH(QString, message);
        QFETCH(QString, note);
        Policy policy = *profile("strict");
        policy.imports.allow = { "nowhere_to_be_found", "cv2", "json.*" };
        begin(policy);
        const StepResult result = run(code.toStdString());
        QVERIFY(result.status == StepStatus::Error);
        QCOMPARE(result.error->type, "ModuleNotFoundError");
        QCOMPARE(QString::fromStdString(result.error->message), message);
        QVERIFY2(result.error->traceback.ends_with("\n" + note.toStdString()), result.error->traceback.c_str());
    }
    void suggestsTheClosestModuleWhenOneIsDenied()
    {
        Policy policy = *profile("strict");
        policy.imports.allow = { "statistics", "math", "collections.*" };
        begin(policy);
        QCOMPARE(reported(run("import statistic")),
            "blocked ImportDenied: Import of statistic is not allowed, and no module of this name is installed. Did "
            "you "
            "mean statistics?");
        QCOMPARE(reported(run("import subprocess")),
            "blocked ImportDenied: Import of subprocess is not allowed. Authorized imports are: ['collections.*', "
            "'math', "
            "'statistics']");
    }
    void namesItsLayersAndPolicy()
    {
        const StepResult result = run("1");
        QCOMPARE(result.layers, (std::vector<std::string> { "review", "guards", "limits", "audit" }));
        QCOMPARE(result.policy, policyHash(*profile("strict")));
        QVERIFY(result.usage.operations > 0);
        QVERIFY(result.usage.peakRssKib > 0);
    }
    void doesNotRunWithoutARequiredLayer()
    {
        Policy policy = *profile("strict");
        policy.requiredLayers = { "jail" };
        const auto started = m_executor->begin({ .policy = policy, .tools = {}, .variables = {} });
        QVERIFY(!started.has_value());
        QVERIFY(started.error().code == ErrorCode::Unavailable);
        QVERIFY(started.error().detail.find("jail") != std::string::npos);
    }
    void startsWithVariables()
    {
        const auto started = m_executor->begin(
            { .policy = *profile("strict"), .tools = {}, .variables = { { "data", "{\"a\": [1, null]}" } } });
        QVERIFY(started.has_value());
        QCOMPARE(reported(run("data['a']")), "ok [1, None]");
    }
    void speaksAsTheFramework_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char *name, const char *code, const char *status, const char *message) {
            QTest::newRow(name) << QByteArray(code) << QByteArray(status) << QByteArray(message);
        };
        row("import", "print(1)\nimport os", "blocked",
            "Code execution failed at line 'import os' due to: InterpreterError: Import of os is not allowed. "
            "Authorized imports are: "
            "['collections', 'datetime', 'itertools', 'math', 'queue', 'random', 're', 'stat', 'statistics', 'time', "
            "'unicodedata']");
        row("variable", "x = b + 1", "error",
            "Code execution failed at line 'x = b + 1' due to: InterpreterError: The variable `b` is not defined.");
        row("block", "for i in [1]:\n    i / 0\n", "error",
            "Code execution failed at line 'for i in [1]:\n    i / 0' due to: ZeroDivisionError: division by zero");
        row("tool", "len = 3", "blocked",
            "Code execution failed at line 'len = 3' due to: InterpreterError: Cannot assign to name 'len': doing this "
            "would erase the existing tool!");
        row("tool in a tuple", "for p, (exp, *q) in [(1, (2, 3))]: pass", "blocked",
            "Code execution failed at line 'for p, (exp, *q) in [(1, (2, 3))]: pass' due to: InterpreterError: Cannot "
            "assign to name 'exp': doing this would erase the existing tool!");
        row("turns", "while True: pass", "limit",
            "Code execution failed at line 'while True: pass' due to: InterpreterError: Maximum number of 1000000 "
            "iterations in While loop exceeded");
    }
    void speaksAsTheFramework()
    {
        QFETCH(QByteArray, code);
        begin(defaultPolicy());
        const StepResult result = run(code.toStdString());
        QTEST(QByteArray::fromStdString(std::string(toString(result.status))), "status");
        QCOMPARE(result.error->type, "InterpreterError");
        QTEST(QByteArray::fromStdString(result.error->message), "message");
    }
    /// A read of a pipe is no Python code that could be stopped. The session is lost, the program goes on.
    void leavesAStepInACallThatDoesNotReturn_data()
    {
        QTest::addColumn<bool>("isCancelled");
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("out of time") << false << QByteArray("timeout");
        QTest::newRow("canceled") << true << QByteArray("cancelled");
    }
    void leavesAStepInACallThatDoesNotReturn()
    {
        QFETCH(bool, isCancelled);
        const QTemporaryDir folder;
        const QByteArray pipe = folder.filePath(QStringLiteral("pipe")).toUtf8();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        Policy policy = *profile("permissive-audit");
        policy.limits.wallSeconds = isCancelled ? 60 : 0.1;
        begin(policy);
        run("x = 1");
        std::string printed;
        const std::string code = "print('before')\nopen('" + pipe.toStdString() + "').read()\nprint('after')";
        int writer = -1;
        const auto openPipe = [&] { return (writer = open(pipe.constData(), O_WRONLY | O_NONBLOCK)) >= 0; };
        std::jthread canceler;
        const auto cancelOnceItReads = [&] {
            while (!openPipe())
                std::this_thread::yield();
            int unread = static_cast<int>(write(writer, "x", 1));
            while (unread > 0 && ioctl(writer, FIONREAD, &unread) == 0)
                std::this_thread::yield();
            m_executor->cancel();
        };
        if (isCancelled)
            canceler = std::jthread(cancelOnceItReads);
        const StepResult result = m_executor->run(code, { .printed = [&](std::string_view text) { printed += text; } });
        QTEST(QByteArray::fromStdString(std::string(toString(result.status))), "end");
        QCOMPARE(result.logs, "before\n");
        QVERIFY(std::ranges::contains(result.events, "session.lost", &EventRecord::kind));
        QCOMPARE(reported(run("7 * 6")), "ok 42");
        QVERIFY(reported(run("x")).starts_with("error"));
        QVERIFY(isCancelled || openPipe());
        close(writer); // the call returns
        QCOMPARE(reported(run("8 * 6")), "ok 48");
        QCOMPARE(printed, "before\n");
    }
    /// Values whose members are shared take for ever in functions in C, which run no code that a stop could reach. The
    /// step ends all the same, and its session goes on.
    void stopsInValuesThatShareMembers_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *first, const char *nested, const char *last) {
            QByteArray code = QByteArray("a = b = ") + first + "\n";
            code += QByteArray("for _ in range(40):\n    a, b = ") + nested + "\n" + last;
            QTest::newRow(name) << code;
        };
        row("text of tuples", "1.0", "(a, a), (b, b)", "repr(a)");
        row("text of lists, formatted", "1.0", "[a, a], [b, b]", "f'{a}'");
        row("text of an exception", "1.0", "(a, a), (b, b)", "str(ValueError(a))");
        row("printed", "1.0", "{1: a, 2: a}, 0", "print(a)");
        row("hash", "1.0", "(a, a), (b, b)", "hash(a)");
        row("hash of a class that names it", "1.0", "T((a, a)), 0", "hash(a)");
        row("comparison of tuples", "1.0", "(a, a), (b, b)", "a == b");
        row("comparison of lists", "1.0", "[a, a], [b, b]", "[a].index(b)");
        row("comparison of dictionaries", "1.0", "{1: a, 2: a}, {1: b, 2: b}", "a == b");
        row("comparison of deques", "1.0", "deque([a, a]), deque([b, b])", "a == b");
        row("comparison of items", "{1: 2}.items()", "{1: a, 2: a}.items(), {1: b, 2: b}.items()", "a == b");
        row("sorting", "1.0", "(a, a), (b, b)", "sorted([a, b])");
        row("slices", "1.0", "slice(a, a), slice(b, b)", "a == b");
        row("text of slices", "1.0", "slice(a, a), slice(b, b)", "str(a)");
        row("types", "int", "list[a, a], 0", "repr(a)");
        row("partial functions", "1.0", "partial(int, a, a), 0", "repr(a)");
        row("namespaces", "1.0", "SimpleNamespace(x=a, y=a), 0", "repr(a)");
        row("times", "1", "struct_time((a,) * 9), 0", "repr(a)");
        row("classes", "int", "(a, a), 0", "isinstance('x', a)");
        row("text of groups", "ValueError()", "ExceptionGroup('x', [a, ValueError()]), 0",
            "repr((a, [[a] * 1000] * 1000))");
    }
    void stopsInValuesThatShareMembers()
    {
        QFETCH(QByteArray, code);
        Policy policy = *profile("text");
        policy.limits.wallSeconds = 0.2;
        policy.limits.memoryMib.reset();
        begin(policy);
        QCOMPARE(reported(run("from collections import deque\nfrom functools import partial\nfrom time import "
                              "struct_time\nfrom types import SimpleNamespace\nclass T(tuple):\n    __hash__ = "
                              "tuple.__hash__\nkept = 7")),
            "ok 7");
        const StepResult result = run(code.toStdString());
        QVERIFY2(result.status == StepStatus::Timeout, reported(result).c_str());
        QVERIFY(!std::ranges::contains(result.events, "session.lost", &EventRecord::kind));
        QCOMPARE(reported(run("kept")), "ok 7");
    }
    /// What is described after a step has its own limit.
    void describesValuesThatShareMembers_data()
    {
        QTest::addColumn<QByteArray>("last");
        QTest::newRow("value") << QByteArray("deque([a])");
        QTest::newRow("exception") << QByteArray("raise ValueError(a)");
        QTest::newRow("group") << QByteArray("raise g");
        QTest::newRow("cause") << QByteArray("raise ValueError(1) from ValueError(a)");
    }
    void describesValuesThatShareMembers()
    {
        QFETCH(QByteArray, last);
        begin(*profile("text"));
        const StepResult result = run("from collections import deque\na, g = 1.0, ValueError()\nkept = 7\n"
                                      "for _ in range(17):\n    g = ExceptionGroup('g', [g, g])\n"
                                      "for _ in range(40): a = (a, a)\n"
            + last.toStdString());
        QVERIFY2(result.status != StepStatus::Timeout, reported(result).c_str());
        QVERIFY(!std::ranges::contains(result.events, "session.lost", &EventRecord::kind));
        QCOMPARE(reported(run("kept")), "ok 7");
    }
    void comparesClassesInSharedTuplesOnce()
    {
        begin(*profile("text"));
        QCOMPARE(reported(run("a = int\nfor _ in range(40): a = (a, (a, str))\n(issubclass(bytes, a), "
                              "issubclass(str, a), issubclass(bool, a), issubclass(int, ((), (int,))))")),
            "ok (False, True, True, True)");
        QCOMPARE(reported(run("issubclass(int, ((1,),))")),
            "error TypeError: issubclass() arg 2 must be a class, a tuple of classes, or a union");
    }
    void limitsTheMembersOfExceptionGroups()
    {
        begin(*profile("text"));
        QCOMPARE(reported(run("g = ValueError()\nfor _ in range(40): g = ExceptionGroup('g', [g, g])")),
            "error ValueError: an exception group can have at most 1000000 members, those of its groups included");
        QCOMPARE(reported(run("class G(ExceptionGroup): pass\nfor _ in range(40): g = G('g', [g, g])")),
            "error ValueError: an exception group can have at most 1000000 members, those of its groups included");
        QCOMPARE(reported(run("g = ExceptionGroup('g', [ValueError(1), ExceptionGroup('h', [OSError()])])\n"
                              "g.split(OSError)")),
            "ok (ExceptionGroup('g', [ExceptionGroup('h', [OSError()])]), ExceptionGroup('g', [ValueError(1)]))");
    }
    /// A traceback grows each time an exception is raised again.
    void describesLongTracebacks()
    {
        Policy policy = *profile("text");
        policy.limits.wallSeconds = 300;
        begin(policy);
        const StepResult result = run("e = ValueError(1)\nfor _ in range(300_000):\n    try: raise e\n    except "
                                      "ValueError: pass\nraise ExceptionGroup('g', [ValueError(i).with_traceback("
                                      "e.__traceback__) for i in range(60)])");
        QVERIFY2(result.status == StepStatus::Error, reported(result).c_str());
        QVERIFY(result.error->traceback.contains("more calls"));
        QVERIFY(!std::ranges::contains(result.events, "session.lost", &EventRecord::kind));
    }
    void givesBackAllOfASession()
    {
        for (int i = 0; i < 50; ++i) {
            begin(*profile("strict"));
            QCOMPARE(
                reported(run("import math\ndef f(x): return [math.sqrt(y) for y in range(x)]\nlen(f(10))")), "ok 10");
        }
    }
};

QTEST_GUILESS_MAIN(TestInProcessExecutor)
#include "tst_inprocessexecutor.moc"
