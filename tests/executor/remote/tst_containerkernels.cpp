// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/containerkernels.h"

#include "executor/policy/profiles.h"
#include "executor/remote/kernelexecutor.h"
#include "tests/executor/remote/containerengine.h"
#include "tests/executor/remote/packageindex.h"

#include <QTest>
#include <QUuid>

#include <algorithm>
#include <mutex>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;

/// Against a real engine, with a real Jupyter server in its containers.
class TestContainerKernels : public QObject {
    Q_OBJECT

    std::unique_ptr<ContainerEngine> m_engine;
    ContainerChoice m_choice;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<KernelExecutor> m_executor;
    Error m_fault;
    std::mutex m_guard; ///< of what is told
    std::vector<SiteProgress> m_reported;

    static Policy policy()
    {
        Policy policy = defaultPolicy();
        policy.dialect = Dialect::Python;
        policy.limits.wallSeconds = 60;
        return policy;
    }

    bool begin(const Policy &policy, ToolStubs tools = defaultTools())
    {
        const auto started = m_executor->begin({ .policy = policy, .tools = std::move(tools), .variables = {} });
        m_fault = started ? Error() : started.error();
        return started.has_value();
    }

    std::string repr(const char *code)
    {
        const StepResult result = m_executor->run(code, {});
        return result.output ? result.output->repr : result.error ? result.error->message : std::string();
    }

    bool wasReported(SiteProgress::Stage stage)
    {
        const std::scoped_lock lock(m_guard);
        return std::ranges::contains(m_reported, stage, &SiteProgress::stage);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (const QByteArray why = ContainerEngine::whyNot(); !why.isEmpty())
            QSKIP(why.constData());
        m_engine = std::make_unique<ContainerEngine>();
        m_choice.engine = ContainerEngine::address();
        // A recipe of its own: another test may have built the image of the usual one on the same engine.
        m_choice.recipe
            = m_engine->kernelRecipe() + "LABEL test=" + QUuid::createUuid().toByteArray(QUuid::WithoutBraces) + "\n";
        m_choice.reported = [this](const SiteProgress &progress) {
            const std::scoped_lock lock(m_guard);
            m_reported.push_back(progress);
        };
        m_python = PythonRuntime::start().value();
        m_executor
            = std::make_unique<KernelExecutor>(std::make_unique<ContainerKernels>(m_choice), m_python, PythonStub());
        QVERIFY2(begin(policy()), (m_fault.detail + m_engine->fault).c_str());
    }

    void cleanupTestCase()
    {
        m_executor.reset();
        if (m_engine)
            QCOMPARE(m_engine->containers(), 0);
    }

    void reportsHowItsImageIsBuilt()
    {
        QVERIFY(wasReported(SiteProgress::Stage::BuildingImage));
        QVERIFY(wasReported(SiteProgress::Stage::Starting));
        QVERIFY(wasReported(SiteProgress::Stage::Ready));
        QVERIFY(!wasReported(SiteProgress::Stage::Warning));
    }

    void runsStepsInOneSession()
    {
        QVERIFY2(begin(policy()), m_fault.detail.c_str());
        QCOMPARE(repr("x = 2\nx"), "2");
        QCOMPARE(repr("x + 1"), "3");
        QVERIFY(m_executor->run("final_answer(x)", {}).isFinal);
        QCOMPARE(m_executor->layers(), (std::vector<std::string> { "review", "container", "namespaces" }));
    }

    void sessionsAfterEachOtherShareTheContainer()
    {
        QVERIFY2(begin(policy()), m_fault.detail.c_str());
        QVERIFY2(begin(policy()), m_fault.detail.c_str());
        QCOMPARE(m_engine->containers(), 1);
    }

    void asksTheHostForTools()
    {
        ToolStubs tools = defaultTools();
        tools["rate"].answer = ToolStub::Constant { "1.5" };
        QVERIFY2(begin(policy(), tools), m_fault.detail.c_str());
        QCOMPARE(repr("rate() * 2"), "3.0");
    }

    void bringsBigOutputs()
    {
        Policy generous = policy();
        generous.limits.printChars = 20'000'000;
        QVERIFY2(begin(generous), m_fault.detail.c_str());
        std::size_t count = 0;
        StepObserver observer;
        observer.printed = [&](std::string_view text) { count += text.size(); };
        m_executor->run("for i in range(10):\n    print('x' * 999_999)", observer);
        QCOMPARE(count, 10'000'000U);
    }

    void hasNoNetworkAndAReadOnlySystem()
    {
        Policy open = policy();
        open.imports.allow.emplace_back("os");
        open.readGlobs = { "/**" };
        open.writeGlobs = { "/usr/**" };
        open.limits.files = 10;
        QVERIFY2(begin(open), m_fault.detail.c_str());
        QVERIFY(m_executor->run("open('/usr/mark', 'w')", {}).status != StepStatus::Ok);
        QCOMPARE(repr("import os\nos.listdir('/sys/class/net')"), "['lo']");
        QCOMPARE(repr("os.getuid()"), "65534");
    }

    void stopsWhenItIsCancelled()
    {
        QVERIFY2(begin(policy()), m_fault.detail.c_str());
        std::jthread stopper;
        StepObserver observer;
        observer.printed = [&](std::string_view) { stopper = std::jthread([this] { m_executor->cancel(); }); };
        const StepResult result = m_executor->run("print('on')\nwhile True:\n    pass", observer);
        QVERIFY(result.status == StepStatus::Cancelled);
        QCOMPARE(repr("1 + 1"), "2");
    }

    void installsPackagesInTheContainer()
    {
        PackageIndex index;
        QVERIFY(index.start());
        Policy open = policy();
        PackageIndex::allow(open);
        ContainerChoice choice = m_choice;
        choice.network = QStringLiteral("host"); // where the index is
        KernelExecutor packed(std::make_unique<ContainerKernels>(choice), m_python, PythonStub());
        packed.setPackages(index.wish(), {});
        const auto started = packed.begin({ .policy = open, .tools = defaultTools(), .variables = {} });
        QVERIFY2(started.has_value(), started ? "" : started.error().detail.c_str());
        const auto installation = packed.takeInstallation();
        QVERIFY(installation && installation->outcome == Installation::Outcome::Installed);
        const StepResult result = packed.run("import vitrine_tiny\nvitrine_tiny.seven()", {});
        QVERIFY2(result.output.has_value(), result.error ? result.error->message.c_str() : "");
        QCOMPARE(result.output->repr, "7");
    }

    void aWrongTokenOpensNothing()
    {
        auto site = std::make_unique<ContainerKernels>(m_choice);
        NetworkThread thread;
        const auto rejected = thread.run([&] {
            auto server = site->open(thread, policy()).value();
            server.token = QStringLiteral("guessed");
            const auto created = KernelGateway(thread, server).createKernel();
            site.reset();
            return created ? std::string() : created.error().detail;
        });
        QVERIFY2(rejected.contains("403") || rejected.contains("401"), rejected.c_str());
    }

    void goesOnInAnotherContainerWhenThisOneIsGone()
    {
        QVERIFY2(begin(policy()), m_fault.detail.c_str());
        m_engine->removeAll();
        QVERIFY(m_executor->run("1 + 1", {}).status == StepStatus::Crashed);
        QVERIFY2(begin(policy()), m_fault.detail.c_str());
        QCOMPARE(repr("1 + 1"), "2");
    }

    void saysWhenTheImageRunsNothing()
    {
        ContainerChoice choice = m_choice;
        choice.image = m_engine->makeImage(ContainerEngine::Content::JupyterServer);
        KernelExecutor other(std::make_unique<ContainerKernels>(choice), m_python, PythonStub());
        const auto started = other.begin({ .policy = policy(), .tools = {}, .variables = {} });
        QVERIFY(!started);
        QVERIFY2(started.error().detail.contains("command"), started.error().detail.c_str());
    }
};

QTEST_GUILESS_MAIN(TestContainerKernels)
#include "tst_containerkernels.moc"
