// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "models/judging/factreader.h"
#include "models/judging/policycomparison.h"
#include "models/replay/scratchrun.h"
#include "tests/models/trail/samples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

/// Runs of agents that are recorded step by step.
class LiveAgent final {
public:
    explicit LiveAgent(Recorder &recorder)
        : m_recorder(recorder)
    {
        const SourceId source = m_recorder.addSource(samples::source({})).value();
        RunRecord record;
        record.indexInSource = 1;
        m_run = m_recorder.addRun(source, record, {})->run;
        [[maybe_unused]] const auto completed = m_recorder.completeSource(source, "{}");
        m_session = m_recorder.beginSession(samples::session(m_run, {})).value();
    }

    ExecutionId begin(const std::string &code)
    {
        return m_recorder.beginStep(m_run, { m_session, 0, 0, code, false, 1 })->execution;
    }
    void end(ExecutionId execution, std::uint64_t operations = 5)
    {
        StepResult result;
        result.usage.operations = operations;
        [[maybe_unused]] const auto ended = m_recorder.endExecution(execution, { result, ReplayVerdict::None, {}, 2 });
    }
    void step(const std::string &code) { end(begin(code)); }

private:
    Recorder &m_recorder;
    RunId m_run = 0;
    SessionId m_session = 0;
};

/// What a comparison says, wherever a step stands in its base.
std::map<std::int64_t, VerdictChange> changes(const PolicyVerdicts &before, const PolicyVerdicts &after)
{
    const PolicyComparison comparison = compare(before, after);
    std::map<std::int64_t, VerdictChange> byStep;
    for (StepIndex step = 0; step < before.base().stepCount(); ++step)
        byStep.emplace(before.base().stepId(step), comparison.steps[step]);
    return byStep;
}

} // namespace

/// The facts of a trail while agents are recorded into it.
class TestFactReader final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<PythonRuntime> m_python;
    std::unique_ptr<Reviewer> m_reviewer;
    std::string m_file;
    std::unique_ptr<Recorder> m_recorder;
    int m_count = 0;

    static Policy draft()
    {
        Policy policy = defaultPolicy();
        policy.imports.allow.emplace_back("socket");
        policy.limits.operations = 50;
        std::erase(policy.builtins, "print");
        policy.deniedSyntax.emplace_back("Lambda");
        return policy;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_python = PythonRuntime::start().value();
        m_reviewer = std::make_unique<Reviewer>(m_python);
    }

    void init()
    {
        m_file = m_folder.filePath(QString::number(++m_count)).toStdString() + ".vitrine";
        m_recorder = Recorder::open(m_file).value();
    }

    void readsOnlyWhatIsNew()
    {
        LiveAgent first(*m_recorder);
        LiveAgent second(*m_recorder);
        first.step("import math");
        second.step("import socket");
        FactReader reader(m_file);
        const auto whole = reader.read(*m_reviewer).value();
        QVERIFY(whole && !whole->before && whole->base->stepCount() == 2);
        QVERIFY(reader.read(*m_reviewer).value() == nullptr);
        first.step("x = 1");
        QCOMPARE(reader.read(*m_reviewer).value()->base->stepCount(), 3U);
        const std::size_t before = reader.stepsRead();
        for (int i = 0; i < 5; ++i)
            first.step("print(x)");
        const auto growth = reader.read(*m_reviewer).value();
        QCOMPARE(reader.stepsRead() - before, 5U);
        QCOMPARE(growth->arrived.size(), 5U);
        QVERIFY(!growth->origins.at(0) && growth->origins.at(1) == RunIndex { 1 });
        QCOMPARE(growth->base->stepsOf(0).second, 7U);
    }

    // A scratch run is recorded with placeholders for all steps that it may have.
    void aScratchRunHasTheStepsThatRan()
    {
        const auto run = addScratchRun(m_file, "Try it").value();
        FactReader reader(m_file);
        QCOMPARE(reader.read(*m_reviewer).value()->base->stepCount(), 0U);
        const auto session
            = m_recorder->beginSession({ run.run, SessionKind::StepRun, {}, "e", "3.13", {}, 1 }).value();
        const auto execution
            = m_recorder->beginExecution({ session, run.steps[0], 1, "import socket", true, 1 }).value();
        QVERIFY(m_recorder->endExecution(execution, { StepResult(), ReplayVerdict::None, {}, 2 }));
        const auto growth = reader.read(*m_reviewer).value();
        QCOMPARE(growth->base->stepCount(), 1U);
        QCOMPARE(growth->base->stepId(0), run.steps[0]);
    }

    void takesTheEndOfAStep()
    {
        LiveAgent agent(*m_recorder);
        agent.step("x = 1");
        FactReader reader(m_file);
        (void)reader.read(*m_reviewer);
        const ExecutionId running = agent.begin("print(x)");
        const auto started = reader.read(*m_reviewer).value();
        QVERIFY(std::isnan(started->base->used(LimitKind::Operations).at(1)));
        agent.end(running, 77);
        const auto ended = reader.read(*m_reviewer).value();
        QCOMPARE(ended->base->used(LimitKind::Operations).at(1), 77.0);
        QVERIFY(ended->arrived.empty());
    }

    void judgesGrowthLikeTheWhole()
    {
        std::vector<LiveAgent> agents { LiveAgent(*m_recorder), LiveAgent(*m_recorder), LiveAgent(*m_recorder) };
        const std::vector<std::string> codes { "import socket", "print(1)", "f = lambda: 2", "import math\nprint(math)",
            "def print(x):\n    return x", "import zlib", "exec('1')", "syntax error here", "global y\ny = 1" };
        FactReader reader(m_file);
        std::optional<PolicyVerdicts> before;
        for (std::size_t i = 0; i < 60; ++i) {
            const ExecutionId started = agents[i % 7 % 3].begin(codes[i * 5 % codes.size()]);
            if (i % 4 != 3)
                agents[0].end(started, i * 3);
            if (i % 3 != 0)
                continue;
            const auto growth = reader.read(*m_reviewer).value();
            QVERIFY(growth);
            if (before)
                before->follow(*growth);
            else
                before.emplace(growth->base, defaultPolicy());
            PolicyVerdicts after = *before;
            after.change(draft());
            const auto whole = readFactBase(**Trail::open(m_file), *m_reviewer).value();
            const PolicyVerdicts wholeBefore(whole, defaultPolicy());
            const PolicyVerdicts wholeAfter(whole, draft());
            QVERIFY2(changes(*before, after) == changes(wholeBefore, wholeAfter), qPrintable(QString::number(i)));
            QVERIFY(after.sortedUse(LimitKind::Operations) == wholeAfter.sortedUse(LimitKind::Operations));
        }
    }

    void startsAgainWhenRunsAreTakenBack()
    {
        LiveAgent agent(*m_recorder);
        agent.step("x = 1");
        const SourceId source = m_recorder->addSource(samples::source("a.json")).value();
        QVERIFY(m_recorder->addRun(source, samples::fullRun(), samples::steps(3)));
        FactReader reader(m_file);
        QCOMPARE(reader.read(*m_reviewer).value()->base->runCount(), 2U);
        QVERIFY(m_recorder->discardSource(source));
        const SourceId again = m_recorder->addSource(samples::source("b.json")).value();
        QVERIFY(m_recorder->addRun(again, samples::fullRun(), samples::steps(4)));
        const auto growth = reader.read(*m_reviewer).value();
        QVERIFY(growth && !growth->before);
        QCOMPARE(growth->base->runCount(), 2U);
    }

    void reportsAnErrorAndReadsOn()
    {
        FactReader missing(m_file + ".missing");
        QVERIFY(!missing.read(*m_reviewer));
        LiveAgent agent(*m_recorder);
        agent.step("x = 1");
        FactReader reader(m_file);
        QVERIFY(!reader.read(*m_reviewer, [] { return true; }));
        QVERIFY(reader.read(*m_reviewer).value()->base->stepCount() == 1);
    }
};

QTEST_GUILESS_MAIN(TestFactReader)
#include "tst_factreader.moc"
