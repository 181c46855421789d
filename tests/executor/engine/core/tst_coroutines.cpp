// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
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

    // With a generator that has something to await when it is closed.
    void beginWithGenerator(bool hasLoop, const std::string &mayWrite = {})
    {
        Policy policy = *profile("strict");
        policy.limits.wallSeconds = 30;
        policy.builtins.emplace_back("open");
        policy.limits.files = 5;
        policy.limits.writtenMib = 1;
        if (!mayWrite.empty())
            policy.writeGlobs.push_back(mayWrite);
        if (hasLoop)
            policy.imports.allow.emplace_back("asyncio");
        QVERIFY(m_executor->begin({ .policy = policy, .tools = defaultTools(), .variables = {} }).has_value());
        run(hasLoop ? "import asyncio\ndef wait(): return asyncio.sleep(0)"
                    : "class wait:\n    def __await__(self): yield");
        run("r = []\nasync def g(name=''):\n    try:\n        yield 1\n        yield 2\n    finally:\n"
            "        r.append(name + 'closing')\n        await wait()\n        r.append(name + 'closed')");
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
            "error RuntimeError: await needs an event loop, and the policy does not allow asyncio");
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
        const std::string reported = run("async def f():\n    while True: pass\nawait f()");
        QVERIFY2(reported.starts_with("limit WhileLimit"), reported.c_str());
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
    void closesGeneratorsThatAreDropped_data()
    {
        QTest::addColumn<bool>("hasLoop");
        QTest::newRow("alone") << false;
        QTest::newRow("on a loop") << true;
    }
    void closesGeneratorsThatAreDropped()
    {
        QFETCH(const bool, hasLoop);
        beginWithGenerator(hasLoop);
        // As much as is left to run behind an await of its own, in the step that drops it.
        QCOMPARE(run("async for x in g(): break"), "ok None");
        QCOMPARE(run("r"), "ok ['closing', 'closed']");
        QCOMPARE(run("r.clear(); it = g(); x = await anext(it)\nit = 5"), "ok 5");
        QCOMPARE(run("r"), "ok ['closing', 'closed']");
        // What a variable holds stays open.
        QCOMPARE(run("r.clear(); it = g(); await anext(it)"), "ok 1");
        QCOMPARE(run("await anext(it), r"), "ok (2, [])");
        QCOMPARE(run("it = 5"), "ok 5"); // no coroutine in this step
        QCOMPARE(run("r"), "ok ['closing', 'closed']");
        QCOMPARE(run("r.clear(); it = g(); await anext(it); del it; final_answer(7)"), "ok final 7");
        QCOMPARE(run("r"), "ok ['closing', 'closed']");
        QCOMPARE(
            run("r.clear(); it = g(); await anext(it); del it; 1 / 0"), "error ZeroDivisionError: division by zero");
        QCOMPARE(run("r"), "ok ['closing', 'closed']");
    }
    void countsAndStopsWhatIsClosed_data() { closesGeneratorsThatAreDropped_data(); }
    void countsAndStopsWhatIsClosed()
    {
        QFETCH(const bool, hasLoop);
        beginWithGenerator(hasLoop);
        run("async def endless():\n    try: yield 1\n    finally:\n        while True: pass\n"
            "async def wrong():\n    try: yield 1\n    finally: 1 / 0\nit = endless()\nawait anext(it)");
        const std::string reported = run("it = 5");
        QVERIFY2(reported.starts_with("limit WhileLimit"), reported.c_str());
        QCOMPARE(run("async for x in wrong(): break\n8"), "ok 8");
        QCOMPARE(run("r"), "ok []");
    }
    void runsNothingOfGeneratorsWhenTheSessionIsOver_data() { closesGeneratorsThatAreDropped_data(); }
    void runsNothingOfGeneratorsWhenTheSessionIsOver()
    {
        QFETCH(const bool, hasLoop);
        QTemporaryDir folder;
        const std::string file = folder.path().toStdString() + "/trace";
        beginWithGenerator(hasLoop, folder.path().toStdString() + "/**");
        const std::string code = "async def leaves():\n    try: yield 1\n    finally:\n        with open('" + file
            + "', 'w') as f: f.write('late')\nit = leaves()\nawait anext(it)";
        QCOMPARE(run(code), "ok 1");
        begin({});
        run("import gc");
        QVERIFY(!QFile::exists(QString::fromStdString(file)));
    }
    void endsWhatAsyncioRunBegan()
    {
        beginWithGenerator(true);
        QCOMPARE(run("old = g('old')\nawait anext(old)"), "ok 1");
        QCOMPARE(run("async def task():\n    try: await asyncio.sleep(30)\n    finally: r.append('cancelled')\n"
                     "async def f():\n    global it, t\n    it = g()\n    t = asyncio.create_task(task())\n"
                     "    await asyncio.sleep(0)\n    return await anext(it)\n"
                     "asyncio.run(f())"),
            "ok 1");
        QCOMPARE(run("r"), "ok ['cancelled', 'closing', 'closed']");
        QCOMPARE(run("t.cancelled(), await anext(it, 'over'), await anext(old)"), "ok (True, 'over', 2)");
    }
    void wakesUpALoopThatWaits()
    {
        begin({ "asyncio" }, 0.1);
        for (const char *code : { "import asyncio\nawait asyncio.sleep(30)", "asyncio.run(asyncio.sleep(30))",
                 "async def f():\n    while True: await asyncio.sleep(0)\nawait f()" }) {
            QElapsedTimer timer;
            timer.start();
            const std::string reported = run(code);
            QVERIFY2(reported.starts_with("timeout "), reported.c_str());
            QVERIFY(timer.elapsed() < 5000);
        }
        QCOMPARE(run("await asyncio.sleep(0.001, 9)"), "ok 9");
    }
    void doesNotOpenTheWorldWithAsyncio()
    {
        begin({ "asyncio" });
        run("import asyncio");
        QVERIFY(run("await asyncio.create_subprocess_exec('true')")
                .starts_with("blocked OperationDenied: subprocess.Popen"));
        QVERIFY(run("await asyncio.open_connection('127.0.0.1', 1)").starts_with("blocked OperationDenied: socket."));
        QVERIFY(run("await asyncio.to_thread(print, 1)").starts_with("blocked OperationDenied: Threads"));
    }
};

QTEST_GUILESS_MAIN(TestCoroutines)
#include "tst_coroutines.moc"
