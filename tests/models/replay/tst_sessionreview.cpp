// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/profiles.h"
#include "models/replay/sessionreview.h"

#include <QTest>

using namespace vitrine;

class TestSessionReview : public QObject {
    Q_OBJECT

    std::unique_ptr<Reviewer> m_reviewer;

    static StepRecord record(std::uint64_t ordinal, const std::string &code)
    {
        StepRecord step;
        step.ordinal = ordinal;
        if (!code.empty())
            step.code = { { Language::Python, code } };
        return step;
    }

    static QByteArrayList reported(SessionReview &session)
    {
        QByteArrayList list;
        for (const ReviewedStep &step : session.take()) {
            for (const Finding &finding : step.review.findings)
                list << QByteArray::number(static_cast<qulonglong>(step.ordinal)) + ' '
                        + QByteArray::fromStdString(finding.code + ' ' + finding.subject);
        }
        return list;
    }

    SessionReview session() const { return { *m_reviewer, *profile("permissive-audit"), { "final_answer" } }; }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_reviewer = std::make_unique<Reviewer>(*python);
    }
    void namesGoFromStepToStep()
    {
        SessionReview steps = session();
        steps.add(1, "import json\nimport math\nsize = 1");
        steps.add(2, "print(math.pi * size)");
        steps.add(3, "print(later)\nlater = 1\nprint()");
        QCOMPARE(reported(steps), (QByteArrayList { "1 unused-import json" }));
    }
    void aNameOfAStepBeforeIsNoBuiltin()
    {
        SessionReview steps { *m_reviewer, defaultPolicy(), { "final_answer" } };
        steps.add(1, "x = open");
        steps.add(2, "open = 3");
        steps.add(3, "print(open + x)");
        QCOMPARE(reported(steps), (QByteArrayList { "1 builtin-denied open" }));
    }
    void namesAreNotKnownBeforeTheirStep()
    {
        SessionReview steps = session();
        steps.add(1, "print(size)");
        steps.add(2, "size = 1");
        QCOMPARE(reported(steps), (QByteArrayList { "1 undefined-name size" }));
    }
    void aStepThatNobodyCanReadMayDefineAndUseEverything()
    {
        SessionReview steps = session();
        steps.add(1, "import json\nprint()");
        steps.add(2, "%matplotlib inline");
        steps.add(3, "print(size)");
        QCOMPARE(reported(steps), QByteArrayList {});
    }
    void whatALogCallsIsATool()
    {
        SessionReview steps = session();
        StepRecord rejected = record(2, "x = nope(1)\nx");
        rejected.error = ErrorRecord {};
        rejected.error->message = "Forbidden function evaluation: 'nope' is not among the explicitly allowed tools";
        steps.add(record(1, "print(web_search('a'))"));
        steps.add(rejected);
        steps.add(record(3, ""));
        QCOMPARE(reported(steps), (QByteArrayList { "1 tool-called web_search", "2 undefined-call nope" }));
    }
    void aDraftReplacesItsStep()
    {
        SessionReview steps = session();
        steps.add(record(1, "size = 1"));
        steps.addDraft(record(2, "web_search(size)"), "web_search(size)\nweb_serach(2)");
        QCOMPARE(reported(steps), (QByteArrayList { "2 tool-called web_search", "2 undefined-call web_serach" }));
    }
};

QTEST_GUILESS_MAIN(TestSessionReview)
#include "tst_sessionreview.moc"
