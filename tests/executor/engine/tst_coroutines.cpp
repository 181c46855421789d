// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QElapsedTimer>
#include <QTest>

using namespace vitrine;

class TestCoroutines : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    std::string run(std::string_view code)
    {
        const StepResult result = m_executor->run(code, {});
        std::string text(toString(result.status));
        if (result.isFinal)
            text += " final";
        if (result.output)
            text += " " + result.output->repr;
        return text + (result.error ? " " + result.error->type + ": " + result.error->message : std::string());
    }

    void begin(const std::vector<std::string> &imports, double wallSeconds = 30)
    {
        Policy policy = *profile("strict");
        policy.imports.allow.insert(policy.imports.allow.end(), imports.begin(), imports.end());
        policy.limits.wallSeconds = wallSeconds;
        QVERIFY(m_executor->begin({ .policy = policy, .tools = defaultTools(), .variables = {} }).has_value());
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }
    void awaitsInAStep()
    {
        begin({});
        QCOMPARE(run("async def double(x): return x * 2\nawait double(21)"), "ok 42");
        QCOMPARE(run("x = await double(await double(1))"), "ok 4");
        QCOMPARE(run("x"), "ok 4");
    }
    void loopsAndEntersAsynchronously()
    {
        begin({});
        QCOMPARE(run("class C:\n    async def __aenter__(self): return 5\n    async def __aexit__(self, *a): "
                     "r.append('out')\n"
                     "async def numbers():\n    for i in range(3): yield i\n"
                     "r = []\nasync with C() as c: r.append(c)\nasync for x in numbers(): r.append(x)\n"
                     "[y async for y in numbers()] + r"),
            "ok [0, 1, 2, 5, 'out', 0, 1, 2]");
    }
    void saysWhatNeedsALoop()
    {
        begin({});
        QCOMPARE(run("class A:\n    def __await__(self): yield 3\nawait A()"),
            "error RuntimeError: this await needs an event loop, and the policy does not allow asyncio");
        QCOMPARE(run("class A:\n    def __await__(self):\n        yield\n        return 8\nawait A()"), "ok 8");
    }
    void givesErrorsAndFinalAnswersAsUsual()
    {
        begin({});
        QCOMPARE(run("async def f(): 1 / 0\nawait f()"), "error ZeroDivisionError: division by zero");
        QCOMPARE(run("async def f(): final_answer(7)\ntry: await f()\nexcept BaseException: pass\n5"), "ok final 7");
        QCOMPARE(run("def f(): await g()"), "error SyntaxError: 'await' outside async function");
    }
    void stopsAtLimits()
    {
        begin({});
        const std::string told = run("async def f():\n    while True: pass\nawait f()");
        QVERIFY2(told.starts_with("limit WhileLimit"), told.c_str());
    }
    void runsTasksWhereAsyncioIsAllowed()
    {
        begin({ "asyncio" });
        QCOMPARE(run("import asyncio\nasync def w(i):\n    await asyncio.sleep(0.001)\n    return i\n"
                     "await asyncio.gather(*[w(i) for i in range(3)])"),
            "ok [0, 1, 2]");
        QCOMPARE(run("asyncio.run(w(3))"), "ok 3");
        QCOMPARE(run("async def f():\n    async with asyncio.TaskGroup() as g:\n        a = g.create_task(w(1))\n      "
                     "  b = "
                     "g.create_task(w(2))\n    return a.result() + b.result()\nawait f()"),
            "ok 3");
        QCOMPARE(run("async def f(): asyncio.run(w(1))\nawait f()"),
            "error RuntimeError: asyncio.run() cannot be called from a running event loop");
        QCOMPARE(run("async def f(): final_answer(7)\nawait asyncio.gather(f(), w(1))"), "ok final 7");
    }
    void wakesUpALoopThatWaits()
    {
        begin({ "asyncio" }, 0.1);
        for (const char *code : { "import asyncio\nawait asyncio.sleep(30)", "asyncio.run(asyncio.sleep(30))",
                 "async def f():\n    while True: await asyncio.sleep(0)\nawait f()" }) {
            QElapsedTimer timer;
            timer.start();
            const std::string told = run(code);
            QVERIFY2(told.starts_with("timeout "), told.c_str());
            QVERIFY(timer.elapsed() < 5000);
        }
        QCOMPARE(run("await asyncio.sleep(0.001, 9)"), "ok 9");
    }
    void doesNotOpenTheWorldWithAsyncio()
    {
        begin({ "asyncio" });
        run("import asyncio");
        QVERIFY(run("await asyncio.create_subprocess_exec('true')")
                .starts_with("blocked OperationRefused: subprocess.Popen"));
        QVERIFY(run("await asyncio.open_connection('127.0.0.1', 1)").starts_with("blocked OperationRefused: socket."));
        QVERIFY(run("await asyncio.to_thread(print, 1)").starts_with("blocked OperationRefused: Threads"));
    }
};

QTEST_GUILESS_MAIN(TestCoroutines)
#include "tst_coroutines.moc"
