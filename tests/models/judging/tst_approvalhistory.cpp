// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/approvalhistory.h"
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
            QVERIFY(recorder->addAct({ kind, detail, "test", at }));
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
};

QTEST_GUILESS_MAIN(TestApprovalHistory)
#include "tst_approvalhistory.moc"
