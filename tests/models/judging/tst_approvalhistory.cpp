// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sha256.h"
#include "models/judging/approvalhistory.h"
#include "models/judging/hookdecisions.h"
#include "models/trail/read/joins.h"
#include "tests/models/trail/samples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Decisions about steps of the module and about tool calls of hooks, in one list.
class TestApprovalHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsDecisionsOfPeopleAndDrafts()
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("t.vitrine")).toStdString();
        const samples::Written written = samples::writeTrail(file);
        const auto recorder = *Recorder::open(file);
        const auto add = [&](const char *kind, const char *detail, double at) {
            QVERIFY(recorder->addTrailEvent({ kind, detail, "test", at }));
        };
        add("approval", R"({"run": 1, "step": 1, "decision": "deny", "by": "draft"})", 1);
        add("hook", R"({"run": 1, "decision": "allow", "by": "policy", "call_id": "a"})", 2);
        add("hook",
            R"({"run": 1, "decision": "allow", "by": "person", "author": "ann", "call_id": "b", "changed": {}})", 3);
        add("hook", R"({"run": 1, "step": 2, "call_id": "b"})", 4);
        add("hook", R"({"run": 1, "decision": "deny", "by": "person", "author": "ann", "call_id": "c"})", 5);
        add("hook", "[]", 6);
        const auto records = approvalRecords(**Trail::open(file), 10);
        QVERIFY(records);
        QCOMPARE(records->size(), 3U);
        QVERIFY(records->at(0).decision == ApprovalDecision::Deny && records->at(0).step == 0);
        QVERIFY(records->at(1).decision == ApprovalDecision::Edit);
        QCOMPARE(records->at(1).step, StepId(2));
        QCOMPARE(records->at(1).author, std::string("ann"));
        QVERIFY(records->at(2).by == ApprovalOutcome::By::Draft);
        QCOMPARE(approvalRecords(**Trail::open(file), 1)->size(), 1U);
        QCOMPARE(written.first.run, RunId(1));
    }

    void findsTheStepsOfCallsWithoutIdentity()
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("t.vitrine")).toStdString();
        samples::writeTrail(file);
        const auto recorder = *Recorder::open(file);
        const auto event
            = [](const char *rest) { return "{\"run\": 1, \"tool\": \"Bash\", " + std::string(rest) + '}'; };
        const auto decision = [&event](const std::string &hash, const char *more = "") {
            return event(
                ("\"decision\": \"allow\", \"by\": \"person\", \"arguments_sha256\": \"" + hash + '"' + more).c_str());
        };
        const auto call = [&event](int step, const std::string &hash) {
            return event(("\"step\": " + std::to_string(step) + ", \"arguments_sha256\": \"" + hash + '"').c_str());
        };
        const std::string edited = sha256Hex("{\"b\":1,\"a\":2}");
        const std::vector<std::string> details { decision("aa"), call(1, "aa"), call(4, "bb"), decision("aa"),
            call(2, "aa"), decision("cc", ", \"changed\": {\"b\": 1, \"a\": 2}"), call(3, edited), decision("dd") };
        for (const auto &detail : details)
            QVERIFY(recorder->addTrailEvent({ "hook", detail, "test", 1 }));
        const auto records = approvalRecords(**Trail::open(file), 10);
        QVERIFY(records);
        std::vector<StepId> steps;
        for (const auto &record : *records)
            steps.push_back(record.step);
        QCOMPARE(steps, (std::vector<StepId> { 0, 3, 2, 1 }));
        QVERIFY(records->at(3).ordinal != 0);
    }

    /// The same session as hooks and as its own log recorded it.
    void takesTheStepsOfTheSessionsOwnLog()
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath(QStringLiteral("t.vitrine")).toStdString();
        const auto recorder = *Recorder::open(file);
        const auto add = [&](const char *format, const char *session, bool isBelow) {
            SourceRecord log;
            log.format = format;
            const auto source = *recorder->addSource(log);
            RunRecord run;
            run.externalId = session;
            run.framework = "claude-code";
            run.indexInSource = isBelow ? 2 : 1;
            run.parentRun = isBelow ? 1 : 0;
            StepRecord step;
            step.ordinal = 1;
            step.toolCalls.push_back({ "a", "Bash", "{}", {}, {}, {} });
            const auto added = *recorder->addRun(source, run, std::vector { step });
            recorder->completeSource(source, "{}");
            return added;
        };
        const auto hooks = add("vitrine-hook", "s", false);
        add("claude-code", "other", false);
        add("claude-code", "s", false);
        const auto log = add("claude-code", "s", false); // it has grown
        add("claude-code", "s", true); // a sub-agent of the same session
        const std::string run = "{\"run\": " + std::to_string(hooks.run);
        for (const char *rest : { R"(, "decision": "deny", "by": "person", "author": "ann", "call_id": "a"})",
                 R"(, "decision": "allow", "by": "policy", "call_id": "b"})" })
            QVERIFY(recorder->addTrailEvent({ "hook", run + rest, "test", 1 }));
        const auto trail = *Trail::open(file);
        QCOMPARE(*joinedRuns(*trail), (JoinedRuns { { hooks.run, log.run } }));
        QCOMPARE(trail->listCalls().value().size(), 1U);
        QVERIFY((trail->listCalls().value().front() == RunCall { .caller = log.run, .called = hooks.run }));
        const auto records = approvalRecords(*trail, 10);
        QVERIFY(records && records->size() == 1);
        QCOMPARE(records->front().run, log.run);
        QCOMPARE(records->front().step, log.steps.front());
        QCOMPARE(records->front().ordinal, 1U);
        const auto decisions = hookDecisions(*trail);
        QVERIFY(decisions && decisions->size() == 1 && decisions->contains(log.steps.front()));
        QVERIFY(decisions->at(log.steps.front()).front().contains("\"author\":\"ann\""));
    }
};

QTEST_GUILESS_MAIN(TestApprovalHistory)
#include "tst_approvalhistory.moc"
