// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "models/judging/factbasebuilder.h"
#include "models/judging/remedies.h"

#include <QTest>

using namespace vitrine;

namespace {

ReplayStep codeStep(const std::string &code)
{
    ReplayStep step;
    step.id = 1;
    step.record.ordinal = 1;
    step.record.code.push_back({ .language = Language::Python, .text = code });
    return step;
}

Execution blocked(const std::string &rule, const std::string &message, std::vector<EventRecord> events = {})
{
    Execution execution;
    execution.end.emplace();
    StepResult &result = execution.end->result;
    result.status = StepStatus::Blocked;
    result.error.emplace();
    result.error->rule = rule;
    result.error->message = message;
    result.events = std::move(events);
    return execution;
}

} // namespace

/// What bases are filled with.
class TestFactBaseBuilder final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_reviewer = std::make_unique<Reviewer>(std::move(*python));
    }

    /// A file without a folder is in the session's own one, which a policy that allows writing at all lets it use.
    void knowsTheFolderOfTheSession_data()
    {
        QTest::addColumn<QString>("executor");
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("isDenied");
        QTest::newRow("sandbox") << "sandbox" << "plot.png" << false;
        QTest::newRow("folder") << "sandbox" << "/session" << false;
        QTest::newRow("outside") << "sandbox" << "../etc/plot.png" << true;
        QTest::newRow("other folder") << "sandbox" << "/sessions/plot.png" << true;
        QTest::newRow("in-process") << "in-process" << "plot.png" << true;
    }
    void knowsTheFolderOfTheSession()
    {
        QFETCH(QString, executor);
        QFETCH(QString, file);
        QFETCH(bool, isDenied);
        Execution execution;
        execution.session.executor = executor.toStdString();
        execution.end.emplace();
        EventRecord event;
        event.kind = "open";
        event.detail = file.toStdString();
        event.rule = "filesystem.write";
        execution.end->result.events.push_back(event);
        FactBaseBuilder builder(*m_reviewer);
        const std::vector<ReplayStep> steps { codeStep("x = 1") };
        builder.addRun(1, steps, [&](StepId) { return std::vector<Execution> { execution }; });
        const PolicyVerdicts verdicts(builder.take(), *profile("science"));
        QCOMPARE(verdicts.isDenied(0), isDenied);
    }

    /// What was denied while code ran is a cause like an import, with a change that would allow it.
    void denialsAtRunTimeAreCauses_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("detail");
        QTest::newRow("attribute") << "attributes.allow_dunder"
                                   << "Forbidden access to dunder attribute: __subclasses__" << "";
        QTest::newRow("file") << "filesystem.write" << "open is not allowed by the policy: /tmp/x" << "/tmp/x";
        QTest::newRow("process") << "process" << "subprocess.Popen is not allowed by the policy" << "";
    }
    void denialsAtRunTimeAreCauses()
    {
        QFETCH(QString, rule);
        QFETCH(QString, message);
        QFETCH(QString, detail);
        std::vector<EventRecord> events;
        if (!detail.isEmpty())
            events.push_back({ 1, "open", detail.toStdString(), Verdict::Denied, rule.toStdString() });
        FactBaseBuilder builder(*m_reviewer);
        const std::vector<ReplayStep> steps { codeStep("run()") };
        builder.addRun(1, steps, [&](StepId) {
            return std::vector<Execution> { blocked(rule.toStdString(), message.toStdString(), events) };
        });
        const PolicyVerdicts verdicts(builder.take(), profile("strict").value_or(Policy {}));
        QVERIFY(verdicts.isDenied(0));
        QVERIFY(!remediesFor(verdicts, 0).empty());
    }

    /// Steps without code are there for their actions, and only for these.
    void takesStepsWithActions()
    {
        ReplayStep event;
        event.id = 2;
        event.record.ordinal = 2;
        event.record.toolCalls.push_back({ "c1", "Bash", R"({"command": "ls"})", {}, {}, {}, false });
        ReplayStep talk;
        talk.id = 3;
        talk.record.ordinal = 3;
        const std::vector<ReplayStep> steps { codeStep("print(1)"), event, talk };
        FactBaseBuilder builder(*m_reviewer);
        builder.addRun(1, steps, {}, {}, "/work/app");
        const auto base = builder.take();
        QVERIFY(base->stepCount() == 2 && base->codeStepCount() == 1);
        QVERIFY(base->hasCode(0) && !base->hasCode(1) && base->actionsOf(1).size() == 1);
        QVERIFY(base->actions().action(base->actionsOf(1)[0]).project == "/work/app");
    }

private:
    std::unique_ptr<Reviewer> m_reviewer;
};

QTEST_GUILESS_MAIN(TestFactBaseBuilder)
#include "tst_factbasebuilder.moc"
