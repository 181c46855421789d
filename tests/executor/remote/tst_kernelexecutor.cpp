// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/servedkernels.h"
#include "tests/executor/remote/jupyterserver.h"
#include "tests/executor/remote/packageindex.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;

namespace {

const VariableRecord *variable(const StepResult &result, std::string_view name)
{
    const auto found = std::ranges::find(result.variables, name, &VariableRecord::name);
    return found == result.variables.end() ? nullptr : &*found;
}

bool hasEvent(const StepResult &result, std::string_view kind)
{
    return std::ranges::contains(result.events, kind, &EventRecord::kind);
}

} // namespace

/// Against a real server with a real kernel.
class TestKernelExecutor : public QObject {
    Q_OBJECT

    std::unique_ptr<JupyterServer> m_server;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<KernelExecutor> m_executor;
    Policy m_policy = permissive();
    std::string m_fault; ///< why the last session did not begin
    enum class Session { None, Shared, Own } m_session = Session::None;

    static Policy permissive()
    {
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        policy.imports.allow.insert(policy.imports.allow.end(), { "numpy.*", "os", "sys", "threading" });
        policy.limits.wallSeconds = 60;
        return policy;
    }

    std::unique_ptr<KernelExecutor> executor(
        const QString &token = JupyterServer::token(), std::chrono::milliseconds grace = KernelServer().grace)
    {
        KernelServer server { .url = m_server->url(), .token = token, .grace = grace };
        return std::make_unique<KernelExecutor>(std::make_unique<ServedKernels>(server), m_python, PythonStub());
    }

    // Tests that ask for no session of their own share one: kernels take their time to start.
    StepResult run(const char *code, const StepObserver &observer = {})
    {
        if (m_session == Session::None && begin({ .policy = m_policy, .tools = defaultTools(), .variables = {} }))
            m_session = Session::Shared;
        return m_executor->run(code, observer);
    }

    bool begin(const SessionSetup &setup)
    {
        const auto started = m_executor->begin(setup);
        m_fault = started ? std::string() : started.error().detail;
        m_session = Session::Own;
        return started.has_value();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!JupyterServer::isInstalled())
            QSKIP("no jupyter-server is installed");
        m_server = std::make_unique<JupyterServer>();
        QVERIFY2(m_server->start(), m_server->said().constData());
        m_python = PythonRuntime::start().value();
        m_executor = executor();
    }

    void init()
    {
        if (m_session == Session::Own)
            m_session = Session::None;
    }

    void cleanupTestCase()
    {
        m_executor.reset();
        m_server.reset();
    }

    void givesValueTypeAndPrints()
    {
        const StepResult result = run("print('hello')\nt = (1, 2)\nt");
        QVERIFY(result.status == StepStatus::Ok);
        QCOMPARE(result.logs, "hello\n");
        QCOMPARE(result.output->repr, "(1, 2)");
        QCOMPARE(result.output->type, "tuple");
        QCOMPARE(variable(result, "t")->repr, "(1, 2)");
        QVERIFY(std::ranges::contains(result.layers, "review"));
        QVERIFY(m_executor->pythonVersion().starts_with("3."));
    }

    void keepsStateAndReportsWhatChanged()
    {
        run("x = 1\ny = [1]");
        const StepResult result = run("x = 2\ndel y\nz = 3");
        QVERIFY(variable(result, "x")->change == VariableChange::Changed);
        QVERIFY(variable(result, "y")->change == VariableChange::Removed);
        QVERIFY(variable(result, "z")->change == VariableChange::Added);
    }

    void beginsEachSessionAgain()
    {
        run("once = 1");
        QVERIFY(begin({ .policy = m_policy, .tools = defaultTools(), .variables = {} }));
        m_session = Session::Shared; // it is as all others
        const StepResult result = run("once");
        QCOMPARE(result.error->type, "NameError");
    }

    void reportsErrorsWithTheirLineAndKeepsWhatWasPrinted()
    {
        const StepResult result = run("print('before')\nx = 1\n1 / 0");
        QVERIFY(result.status == StepStatus::Error);
        QCOMPARE(result.error->type, "ZeroDivisionError");
        QCOMPARE(result.error->message, "division by zero");
        QCOMPARE(result.error->line, 3);
        QCOMPARE(result.error->sourceLine, "1 / 0");
        QCOMPARE(result.logs, "before\n");
        QVERIFY(variable(result, "x") != nullptr);
    }

    void sendsNothingThatTheReviewRejects()
    {
        const StepResult result = run("import subprocess\nmarker = 1");
        QVERIFY(result.status == StepStatus::Blocked);
        QCOMPARE(result.error->type, "ImportDenied");
        QCOMPARE(result.error->line, 1);
        QVERIFY(variable(run("2"), "marker") == nullptr);
    }

    // Prints come in pieces, and who is impatient asks more than once.
    void stopsOnceHoweverOftenItIsCancelled()
    {
        run("kept = 5");
        std::atomic_bool isOver = false;
        std::jthread stopper;
        StepObserver observer;
        observer.printed = [&](std::string_view) {
            if (!stopper.joinable())
                stopper = std::jthread([&] {
                    for (; !isOver; std::this_thread::yield())
                        m_executor->cancel();
                });
        };
        const StepResult result = run("print('on')\nwhile True:\n    pass", observer);
        isOver = true;
        stopper.join();
        QVERIFY(result.status == StepStatus::Cancelled);
        QVERIFY(!hasEvent(result, "session.lost"));
        QCOMPARE(run("kept").output->repr, "5");
    }

    void installsPackagesForTheSession()
    {
        PackageIndex index;
        QVERIFY(index.start());
        Policy policy = m_policy;
        PackageIndex::allow(policy);
        std::string reported;
        const auto packed = executor();
        packed->setPackages(index.wish("vitrine-tiny>=1"), [&reported](const SiteProgress &progress) {
            reported += progress.stage == SiteProgress::Stage::Installing ? progress.detail + "\n" : std::string();
        });
        const auto started = packed->begin({ .policy = policy, .tools = defaultTools(), .variables = {} });
        QVERIFY2(started.has_value(), started ? "" : started.error().detail.c_str());
        QVERIFY2(reported.contains("Successfully installed"), reported.c_str());
        const auto installation = packed->takeInstallation();
        QVERIFY(installation && installation->outcome == Installation::Outcome::Installed);
        QCOMPARE(installation->packages, std::vector<std::string> { "vitrine-tiny>=1" });
        QVERIFY(!packed->takeInstallation());
        const StepResult first = packed->run("import vitrine_tiny\nvitrine_tiny.seven()", {});
        QVERIFY2(first.output.has_value(), first.error ? first.error->message.c_str() : "");
        QCOMPARE(first.output->repr, "7");
        const auto event = std::ranges::find(first.events, "package.installed", &EventRecord::kind);
        QVERIFY(event != first.events.end());
        QCOMPARE(event->detail, "vitrine-tiny 1.5");
        const StepResult second = packed->run("str(vitrine_tiny)", {});
        QVERIFY(!hasEvent(second, "package.installed"));
        QVERIFY2(second.output.has_value(), second.error ? second.error->message.c_str() : "");
        QVERIFY2(second.output->text.contains("vitrine-packages-"), second.output->text.c_str());
    }

    void aPackageThatIsNotThereBeginsNoSession()
    {
        PackageIndex index;
        QVERIFY(index.start());
        Policy policy = m_policy;
        PackageIndex::allow(policy);
        const auto packed = executor();
        packed->setPackages(index.wish("vitrine-tiny==9"), {});
        const auto started = packed->begin({ .policy = policy, .tools = defaultTools(), .variables = {} });
        QVERIFY(!started);
        QVERIFY2(started.error().detail.contains("vitrine-tiny==9"), started.error().detail.c_str());
        const auto installation = packed->takeInstallation();
        QVERIFY(installation && installation->outcome == Installation::Outcome::Failed);
        QCOMPARE(installation->why, started.error().detail);
    }

    void asksNobodyForPackagesThatThePolicyDenies()
    {
        const KernelServer nowhere { .url = QUrl(QStringLiteral("http://127.0.0.1:1")), .token = {} };
        KernelExecutor packed(std::make_unique<ServedKernels>(nowhere), m_python, PythonStub());
        packed.setPackages(packageWishFrom({ "vitrine-tiny" }, {}).value(), {});
        const auto started = packed.begin({ .policy = m_policy, .tools = defaultTools(), .variables = {} });
        QVERIFY(!started);
        QVERIFY2(started.error().detail.starts_with("imports.allow"), started.error().detail.c_str());
        const auto installation = packed.takeInstallation();
        QVERIFY(installation && installation->outcome == Installation::Outcome::Denied);
    }

    void reportsSyntaxErrorsItself()
    {
        const StepResult result = run("x = (");
        QVERIFY(result.status == StepStatus::Error);
        QCOMPARE(result.error->type, "SyntaxError");
    }

    void endsTheRunWithItsFinalAnswer()
    {
        const StepResult result
            = run("try:\n    final_answer({'a': (1, 2), 'n': float('inf')})\nexcept Exception:\n    pass");
        QVERIFY(result.isFinal);
        QVERIFY(result.status == StepStatus::Ok);
        QCOMPARE(result.output->repr, "{'a': (1, 2), 'n': inf}");
        QCOMPARE(result.output->type, "dict");
    }

    void takesObjectsAsFinalAnswersThatNoTextCanHold()
    {
        const StepResult result = run("class Thing:\n    def __str__(self): return 'a thing'\n"
                                      "    __repr__ = __str__\nfinal_answer(Thing())");
        QVERIFY(result.isFinal);
        QCOMPARE(result.output->repr, "a thing");
        QCOMPARE(result.output->type, "Thing");
    }

    void startsWithTheVariablesThatAreSent()
    {
        SessionSetup setup { .policy = m_policy, .tools = defaultTools(), .variables = {} };
        setup.variables = { { "n", "[1, null, 123456789012345678901234567890]" }, { "text", "\"it's \\u00e9\"" } };
        QVERIFY(begin(setup));
        QCOMPARE(run("n[2] + 1").output->repr, "123456789012345678901234567891");
        QCOMPARE(run("text").output->repr, "\"it's é\"");
    }

    void asksTheHostForTools()
    {
        SessionSetup setup { .policy = m_policy, .tools = defaultTools(), .variables = {} };
        setup.tools["web_search"].answer = ToolStub::Recorded { { { R"({"query": "a"})", R"({"hits": [1, 2]})" } } };
        setup.tools["rate"].answer = ToolStub::Constant { "1.5" };
        setup.tools["send"].answer = ToolStub::Elsewhere {};
        QVERIFY(begin(setup));
        StepObserver observer;
        observer.asked = [](const std::string &, const std::string &arguments) {
            return ToolAnswer { "\"sent " + std::to_string(arguments.size()) + "\"", {}, ToolSource::Host };
        };
        const StepResult result = run("web_search(query='a')['hits'], rate(), send('x')", observer);
        QCOMPARE(result.output->repr, "([1, 2], 1.5, 'sent 5')");
        QCOMPARE(result.toolCalls.size(), 3U);
        QVERIFY(result.toolCalls[0].source == ToolSource::Recorded);
        const StepResult empty = run("web_search(query='a')");
        QCOMPARE(empty.error->type, "ToolError");
        QCOMPARE(empty.error->message, "tool 'web_search' has no recorded result");
        QVERIFY(empty.toolCalls[0].error.has_value());
    }

    void reportsImagesThatAreDisplayed()
    {
        Policy policy = m_policy;
        policy.imports.allow.emplace_back("IPython.*");
        QVERIFY(begin({ .policy = policy, .tools = defaultTools(), .variables = {} }));
        const StepResult result = run(R"(from IPython.display import Image, display
dot = b'\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00\x90wS\xde'
display(Image(data=dot))
Image(data=dot))");
        QVERIFY2(result.status == StepStatus::Ok, result.error ? result.error->message.c_str() : "");
        const auto images = std::ranges::count_if(result.events, [](const EventRecord &event) {
            return event.kind == "display" && event.detail.contains("\ndata:image/png;base64,iVBORw0KGgo");
        });
        QCOMPARE(images, 2);
    }

    void putsToolsBackThatCodeReplaced()
    {
        run("globals()['final_answer'] = print");
        run("final_answer = None");
        QVERIFY(run("final_answer(3)").isFinal);
    }

    void reportsPrintsWhileTheStepRuns()
    {
        std::string reported;
        StepObserver observer { .printed = [&](std::string_view text) { reported += text; } };
        run("for i in range(3):\n    print(i)", observer);
        QCOMPARE(reported, "0\n1\n2\n");
    }

    void boundsFloods()
    {
        const StepResult result = run("for i in range(300):\n    print('x' * 10_000)");
        QVERIFY(result.status == StepStatus::Ok);
        QVERIFY(result.logsTruncated);
        QVERIFY(result.logs.size() < 60'000);
    }

    void keepsBeginningAndEndOfWhatIsMoreThanAMessageHolds()
    {
        const StepResult result = run("import sys\nprint('first')\nfor i in range(300):\n    print('x' * 1048575)\n"
                                      "print('late', file=sys.stderr)\nprint('last')");
        QVERIFY(result.status == StepStatus::Ok);
        QVERIFY(result.logsTruncated);
        QVERIFY(result.logs.starts_with("first\n"));
        QVERIFY(result.logs.ends_with("x\nlate\nlast\n"));
        QCOMPARE(run("print('next')").logs, std::string("next\n"));
    }

    void interruptsWhatTakesTooLong()
    {
        m_policy.limits.wallSeconds = 1;
        QVERIFY(begin({ .policy = m_policy, .tools = defaultTools(), .variables = {} }));
        run("kept = 5");
        const StepResult result = run("print('on')\nwhile True:\n    pass");
        m_policy = permissive();
        QVERIFY(result.status == StepStatus::Timeout);
        QCOMPARE(result.error->rule, "limits.wall_s");
        QCOMPARE(result.logs, "on\n");
        QVERIFY(!hasEvent(result, "session.lost"));
        QCOMPARE(run("kept").output->repr, "5");
    }

    void startsAgainWhereNothingStopsTheCode()
    {
        m_policy.limits.wallSeconds = 0.5;
        m_executor = executor(JupyterServer::token(), std::chrono::milliseconds(500));
        QVERIFY(begin({ .policy = m_policy, .tools = defaultTools(), .variables = {} }));
        const StepResult result = run("while True:\n    try:\n        while True:\n            pass\n"
                                      "    except BaseException:\n        pass");
        m_policy = permissive();
        QVERIFY(result.status == StepStatus::Timeout);
        QVERIFY(hasEvent(result, "session.lost"));
        QCOMPARE(run("1 + 1").output->repr, "2");
        m_executor = executor();
    }

    void stopsWhenItIsCancelled()
    {
        std::jthread stopper;
        StepObserver observer { .printed
            = [&](std::string_view) { stopper = std::jthread([this] { m_executor->cancel(); }); } };
        const StepResult result = run("print('on')\nwhile True:\n    pass", observer);
        QVERIFY(result.status == StepStatus::Cancelled);
        QCOMPARE(run("1 + 1").output->repr, "2");
    }

    void saysWhenTheKernelDies()
    {
        const StepResult result = run("import os\nos._exit(3)");
        QVERIFY(result.status == StepStatus::Crashed);
        QCOMPARE(run("1 + 1").output->repr, "2");
    }

    void answersNoQuestionsOfTheCode() { QVERIFY(run("input('?')").status == StepStatus::Blocked); }

    void rejectsAWrongTokenAtOnce()
    {
        auto other = executor(QStringLiteral("wrong"));
        const auto started = other->begin({ .policy = m_policy, .tools = defaultTools(), .variables = {} });
        QVERIFY(!started);
        QVERIFY(started.error().detail.contains("403") || started.error().detail.contains("401"));
        QVERIFY(!started.error().detail.contains("wrong"));
    }

    void rejectsWhatDemandsALayerThatIsNotThere()
    {
        Policy policy = m_policy;
        policy.requiredLayers = { "jail" };
        QVERIFY(!begin({ .policy = policy, .tools = defaultTools(), .variables = {} }));
    }

    void leavesNoKernelBehind()
    {
        QCOMPARE(run("1").output->repr, "1");
        m_executor.reset();
        m_session = Session::None;
        NetworkThread thread;
        const auto answer = thread.run([&] {
            HttpRequest request { .url = m_server->url(), .headers = { { "Authorization", "token secret" } } };
            request.url.setPath(QStringLiteral("/api/kernels"));
            return HttpClient(thread).send(request);
        });
        m_executor = executor();
        QCOMPARE(answer->body, QByteArray("[]"));
    }
};

QTEST_GUILESS_MAIN(TestKernelExecutor)
#include "tst_kernelexecutor.moc"
