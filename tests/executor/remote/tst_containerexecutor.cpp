// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/containerexecutor.h"

#include "executor/policy/profiles.h"
#include "executor/remote/engineimage.h"
#include "executor/sandbox/sandboxexecutor.h"
#include "tests/executor/remote/containerengine.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;

namespace {

// Native code that does not return.
constexpr auto endless = "print('on')\nimport re\nre.match(r'(a|a)*$', 'a' * 64 + 'b')";

bool hasEvent(const StepResult &result, std::string_view kind)
{
    return std::ranges::contains(result.events, kind, &EventRecord::kind);
}

const VariableRecord *variable(const StepResult &result, std::string_view name)
{
    const auto found = std::ranges::find(result.variables, name, &VariableRecord::name);
    return found == result.variables.end() ? nullptr : &*found;
}

} // namespace

/// Against a real engine.
class TestContainerExecutor : public QObject {
    Q_OBJECT

    std::unique_ptr<ContainerEngine> m_engine;
    ContainerChoice m_choice;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<ContainerExecutor> m_executor;
    std::vector<SiteProgress> m_reported;
    std::string m_fault;

    static Policy policy()
    {
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        policy.limits.wallSeconds = 30;
        return policy;
    }

    bool begin(const Policy &policy, ToolStubs tools = defaultTools())
    {
        const auto started = m_executor->begin({ .policy = policy, .tools = std::move(tools), .variables = {} });
        m_fault = started ? std::string() : started.error().detail;
        return started.has_value();
    }

    StepResult run(const char *code, const StepObserver &observer = {}) { return m_executor->run(code, observer); }

    std::string repr(const char *code)
    {
        const StepResult result = run(code);
        return result.output ? result.output->repr : result.error ? result.error->message : std::string();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = ContainerEngine::whyNot(); !why.isEmpty())
            QSKIP(why.constData());
        m_engine = std::make_unique<ContainerEngine>();
        m_choice.engine = ContainerEngine::address();
        m_choice.image = m_engine->makeImage();
        QVERIFY2(!m_choice.image.isEmpty(), m_engine->fault.c_str());
        m_choice.reported = [this](const SiteProgress &progress) { m_reported.push_back(progress); };
        m_python = PythonRuntime::start().value();
        m_executor = std::make_unique<ContainerExecutor>(m_choice, m_python, PythonStub());
        QVERIFY2(begin(policy()), m_fault.c_str());
    }

    void cleanupTestCase()
    {
        m_executor.reset();
        if (m_engine)
            QCOMPARE(m_engine->containers(), 0);
    }

    void reportsWhatItWaitsFor()
    {
        QVERIFY(std::ranges::contains(m_reported, SiteProgress::Stage::Ready, &SiteProgress::stage));
        QVERIFY(!std::ranges::contains(m_reported, SiteProgress::Stage::Warning, &SiteProgress::stage));
    }

    // The recipe takes a minute, unless somebody stops it.
    void leavesNothingOfABuildThatIsStopped()
    {
        ContainerChoice slow = m_choice;
        slow.recipe = "FROM " + m_choice.image.toUtf8()
            + "\nRUN [\"/usr/bin/python3\", \"-uc\", \"print('under' + ' way'); import time; time.sleep(60)\"]\n";
        slow.image.clear();
        ContainerExecutor *building = nullptr;
        slow.reported = [&](const SiteProgress &progress) {
            if (progress.detail.contains("under way"))
                building->cancel();
        };
        ContainerExecutor executor(slow, m_python, PythonStub());
        building = &executor;
        const auto started = executor.begin({ .policy = policy(), .tools = defaultTools(), .variables = {} });
        QVERIFY(!started);
        QVERIFY2(started.error().code == ErrorCode::Cancelled, started.error().detail.c_str());
        QVERIFY(!m_engine->hasImage(EngineImage::nameFor("base", slow.recipe)));
        QCOMPARE(m_engine->containers(), 1); // that of the other executor
    }

    void hasTheLayersOfTheWorkerAndTheContainer()
    {
        for (const char *layer : { "review", "guards", "limits", "audit", "container", "seccomp", "rlimits", "jail" })
            QVERIFY2(std::ranges::contains(m_executor->layers(), layer), layer);
        QVERIFY(m_executor->pythonVersion().starts_with("3.13"));
    }

    void answersAsTheSandboxDoes_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *code) {
            QTest::newRow(QByteArray(code).replace('\n', ' ').constData()) << QByteArray(code);
        };
        row("print('hello')\n(1, {'a': 2})");
        row("total = 0\nfor i in range(1000):\n    total += i\ntotal");
        row("import math\nmath.sqrt(2)");
        row("import subprocess");
        row("x = (");
        row("print('before')\n1 / 0");
        row("final_answer({'a': 1})");
        row("open('/etc/passwd')");
        row("print('x' * 200_000)");
        row("while True:\n    pass");
        row("class A:\n    pass\nA.__subclasses__()");
    }

    void answersAsTheSandboxDoes()
    {
        QFETCH(QByteArray, code);
        auto sandbox = SandboxExecutor::create().value();
        QVERIFY(sandbox->begin({ .policy = policy(), .tools = defaultTools(), .variables = {} }));
        QVERIFY2(begin(policy()), m_fault.c_str());
        const StepResult there = run(code.constData());
        const StepResult here = sandbox->run(code.constData(), {});
        QCOMPARE(toString(there.status), toString(here.status));
        QVERIFY(there.output == here.output);
        QCOMPARE(there.logs, here.logs);
        QCOMPARE(there.isFinal, here.isFinal);
        QVERIFY(there.imports == here.imports);
        QVERIFY(there.error == here.error);
        QCOMPARE(there.policy, here.policy);
        if (here.status == StepStatus::Ok)
            QCOMPARE(there.usage.operations, here.usage.operations);
    }

    void keepsStateAndReportsVariables()
    {
        QVERIFY2(begin(policy()), m_fault.c_str());
        run("x = 1");
        const StepResult result = run("y = x + 1");
        QCOMPARE(variable(result, "y")->repr, "2");
        QVERIFY(variable(result, "x")->change == VariableChange::Same);
    }

    void asksTheHostForTools()
    {
        ToolStubs tools = defaultTools();
        tools["rate"].answer = ToolStub::Constant { "1.5" };
        tools["search"].answer = ToolStub::Recorded { { { R"({"q":1})", "\"one\"" }, { R"({"q":1})", "\"two\"" } } };
        tools["send"].answer = ToolStub::Elsewhere {};
        QVERIFY2(begin(policy(), tools), m_fault.c_str());
        StepObserver observer;
        observer.asked = [](const std::string &tool, const std::string &) {
            return ToolAnswer { "\"" + tool + " was heard\"", {}, ToolSource::Host };
        };
        const StepResult result = run("rate(), search(q=1), send('x')", observer);
        QCOMPARE(result.output ? result.output->repr : result.error->message, "(1.5, 'one', 'send was heard')");
        QCOMPARE(result.toolCalls.size(), 3U);
        QVERIFY(result.toolCalls[1].source == ToolSource::Recorded);
    }

    void goesBackToEarlierSteps()
    {
        ToolStubs tools = defaultTools();
        tools["next"].answer = ToolStub::Recorded { { { "[]", "1" }, { "[]", "2" }, { "[]", "3" } } };
        QVERIFY2(begin(policy(), tools), m_fault.c_str());
        run("a = next()");
        run("b = next()");
        run("c = next()");
        QCOMPARE(m_executor->stepCount(), 3U);
        const auto restored = m_executor->restore(1);
        QVERIFY(restored.has_value());
        QCOMPARE(m_executor->stepCount(), 1U);
        QCOMPARE(repr("b = next()\n(a, b)"), "(1, 2)");
        QVERIFY(run("c").status == StepStatus::Error);
    }

    void stopsWhatTakesTooLong()
    {
        Policy hasty = policy();
        hasty.limits.wallSeconds = 1;
        hasty.limits.whileIterations.reset();
        hasty.limits.operations.reset();
        QVERIFY2(begin(hasty), m_fault.c_str());
        run("kept = 5");
        const StepResult result = run(endless);
        QVERIFY(result.status == StepStatus::Timeout);
        QCOMPARE(result.logs, "on\n");
        QVERIFY(hasEvent(result, "session.restored"));
        QCOMPARE(m_executor->stepCount(), 1U);
        QCOMPARE(repr("kept"), "5");
    }

    void stopsWhenItIsCancelled()
    {
        QVERIFY2(begin(policy()), m_fault.c_str());
        std::jthread stopper;
        StepObserver observer;
        observer.printed = [&](std::string_view) { stopper = std::jthread([this] { m_executor->cancel(); }); };
        const StepResult result = run(endless, observer);
        QVERIFY(result.status == StepStatus::Cancelled);
        QCOMPARE(repr("1 + 1"), "2");
    }

    void hasNoNetworkAndAReadOnlySystem()
    {
        Policy open = policy();
        open.imports.allow.insert(open.imports.allow.end(), { "socket", "os" });
        open.readGlobs = { "/**" };
        open.writeGlobs = { "/usr/**" };
        QVERIFY2(begin(open), m_fault.c_str());
        const StepResult written = run("open('/usr/mark', 'w')");
        QVERIFY(written.status != StepStatus::Ok);
        QCOMPARE(repr("import os\nos.listdir('/sys/class/net')"), "['lo']");
    }

    void goesOnInAnotherContainerWhenThisOneIsGone()
    {
        QVERIFY2(begin(policy()), m_fault.c_str());
        StepObserver observer;
        observer.printed = [this](std::string_view) { m_engine->removeAll(); };
        const StepResult result = run(endless, observer);
        QVERIFY(result.status == StepStatus::Crashed);
        QVERIFY(hasEvent(result, "session.lost"));
        QCOMPARE(repr("1 + 1"), "2");
    }

    void rejectsWhatDemandsALayerThatIsNotThere()
    {
        Policy demanding = policy();
        demanding.requiredLayers = { "moat" };
        QVERIFY(!begin(demanding));
        QCOMPARE(m_engine->containers(), 0);
        demanding.requiredLayers = { "container" };
        QVERIFY2(begin(demanding), m_fault.c_str());
    }

    void saysWhenTheImageIsNotThere()
    {
        ContainerChoice choice = m_choice;
        choice.image = QStringLiteral("localhost/vitrine-nothing:1");
        ContainerExecutor other(choice, m_python, PythonStub());
        const auto started = other.begin({ .policy = policy(), .tools = {}, .variables = {} });
        QVERIFY(!started);
        QVERIFY(started.error().code == ErrorCode::NotFound);
    }
};

QTEST_GUILESS_MAIN(TestContainerExecutor)
#include "tst_containerexecutor.moc"
