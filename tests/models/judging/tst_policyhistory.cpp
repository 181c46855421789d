// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "models/judging/policyhistory.h"
#include "tests/models/trail/samples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

class TestPolicyHistory final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string newTrail(const char *name) const { return m_folder.filePath(QLatin1StringView(name)).toStdString(); }

    static PolicyChange change()
    {
        PolicyChange change { *profile("strict"), defaultPolicy(), { { "imports.allow/sympy", "task \"12\"\n" } },
            "someone", "because of \xF0\x9F\x98\x80", {}, 12.5, { { "tools.allow", "before" } } };
        change.policy.imports.allow.emplace_back("sympy");
        return change;
    }

private Q_SLOTS:
    void comesBackNewestFirst()
    {
        const auto file = newTrail("both.vitrine");
        PolicyChange first = change();
        PolicyChange second = change();
        second.before = first.policy;
        second.policy.version = 7;
        second.at = 99;
        {
            const auto recorder = Recorder::open(file);
            QVERIFY(recorder);
            QVERIFY((*recorder)->addTrailEvent({ "export", "{}", "vitrine", 1 }));
            QVERIFY(recordPolicyChange(**recorder, first, "vitrine 1"));
            QVERIFY(recordPolicyChange(**recorder, second, "vitrine 1"));
        }
        const auto trail = Trail::open(file);
        QVERIFY(trail);
        const auto changes = policyChanges(**trail);
        QVERIFY(changes && changes->size() == 2);
        QCOMPARE(policyHash((*changes)[0].policy), policyHash(second.policy));
        QCOMPARE(policyHash((*changes)[0].before), policyHash(first.policy));
        const PolicyChange &oldest = (*changes)[1];
        QVERIFY(oldest.comments == first.comments);
        QVERIFY(oldest.commentsBefore == first.commentsBefore);
        QCOMPARE(oldest.author, first.author);
        QCOMPARE(oldest.reason, first.reason);
        QCOMPARE(oldest.program, std::string("vitrine 1"));
        QCOMPARE(oldest.at, first.at);
    }

    void leavesOutWhatCannotBeRead()
    {
        const auto file = newTrail("odd.vitrine");
        {
            const auto recorder = Recorder::open(file);
            QVERIFY(recorder);
            for (const char *detail :
                { "[]", "{\"policy\": 1}", "{\"policy\": \"none\", \"before\": \"none\"}", "nonsense" })
                QVERIFY((*recorder)->addTrailEvent({ "policy", detail, "vitrine", 1 }));
        }
        const auto trail = Trail::open(file);
        QVERIFY(trail);
        const auto changes = policyChanges(**trail);
        QVERIFY(changes && changes->empty());
    }
};

QTEST_GUILESS_MAIN(TestPolicyHistory)
#include "tst_policyhistory.moc"
