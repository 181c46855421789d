// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/approval/approvalmessage.h"

#include <QTest>

using namespace vitrine;

namespace {

ApprovalQuestion question()
{
    return { std::string(64, 'a'), "id", 3, 7, "Count \xF0\x9F\x8D\x8E", "counter", "print('\xC3\xA4')\n", 12.5,
        ApprovalDecision::Allow, "/home/u" };
}

ApprovalAnswer answer()
{
    return { std::string(64, 'a'), "id", ApprovalDecision::Edit, "x = 1", "someone", "because", "hash", false };
}

/// The document of a frame.
std::string documentOf(std::string frame)
{
    const auto document = takeApprovalFrame(frame);
    return document && *document && frame.empty() ? **document : std::string();
}

std::string with(std::string document, std::string_view what, std::string_view instead)
{
    const auto at = document.find(what);
    return at == std::string::npos ? std::string() : document.replace(at, what.size(), instead);
}

} // namespace

class TestApprovalMessage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeBackAsTheyWere()
    {
        QVERIFY(readApprovalQuestion(documentOf(approvalFrame(question()))).value() == question());
        QVERIFY(readApprovalAnswer(documentOf(approvalFrame(answer()))).value() == answer());
        QVERIFY(readApprovalReceipt(documentOf(approvalReceipt("id"))).value() == "id");
    }

    void cutsFramesWhereverTheyBreak()
    {
        const std::string both = approvalFrame(question()) + approvalReceipt("id");
        std::string bytes;
        int whole = 0;
        for (const char byte : both) {
            bytes += byte;
            const auto next = takeApprovalFrame(bytes);
            QVERIFY(next);
            whole += *next ? 1 : 0;
        }
        QCOMPARE(whole, 2);
        QVERIFY(bytes.empty());
    }

    void rejectsFramesWithoutMeasure()
    {
        std::string huge("\xFF\xFF\xFF\xFF", 4);
        QVERIFY(!takeApprovalFrame(huge));
        std::string nothing("\0\0\0\0", 4);
        QVERIFY(!takeApprovalFrame(nothing));
    }

    void rejectsBadQuestions_data()
    {
        const std::string good = documentOf(approvalFrame(question()));
        QTest::addColumn<std::string>("document");
        QTest::newRow("no JSON") << std::string("{");
        QTest::newRow("no object") << std::string("[1]");
        QTest::newRow("too deep") << std::string(100'000, '[');
        QTest::newRow("other version") << with(good, R"("vitrine_approval":1)", R"("vitrine_approval":2)");
        QTest::newRow("missing field") << with(good, R"("ordinal":7,)", "");
        QTest::newRow("unknown field") << with(good, R"("ordinal":7)", R"("ordinal":7,"more":1)");
        QTest::newRow("wrong type") << with(good, R"("ordinal":7)", R"("ordinal":"7")");
        QTest::newRow("negative number") << with(good, R"("run":3)", R"("run":-3)");
        QTest::newRow("endless time") << with(good, "12.5", "1e300");
        QTest::newRow("negative time") << with(good, "12.5", "-1");
        QTest::newRow("unknown decision") << with(good, R"("default":"allow")", R"("default":"maybe")");
        QTest::newRow("edit by default") << with(good, R"("default":"allow")", R"("default":"edit")");
        QTest::newRow("no folder") << with(good, R"("folder":"/home/u",)", "");
        QTest::newRow("long title") << with(good, "Count", std::string(5'000, 'x'));
        QTest::newRow("long code") << with(good, "print", std::string(largestApprovalCode, 'x'));
        QTest::newRow("no UTF-8") << with(good, "Count", "\xFF\xFE");
    }
    void rejectsBadQuestions()
    {
        QFETCH(std::string, document);
        QVERIFY(!document.empty());
        QVERIFY(!readApprovalQuestion(document));
    }

    void rejectsBadAnswers_data()
    {
        const std::string good = documentOf(approvalFrame(answer()));
        QTest::addColumn<std::string>("document");
        QTest::newRow("edited to nothing") << with(good, "x = 1", "");
        QTest::newRow("code without an edit") << with(good, R"("decision":"edit")", R"("decision":"allow")");
        QTest::newRow("denied by a draft")
            << with(with(with(good, R"("decision":"edit")", R"("decision":"deny")"), "x = 1", ""), "false", "true");
        QTest::newRow("unknown field") << with(good, R"("by_draft")", R"("more":1,"by_draft")");
        QTest::newRow("a question") << documentOf(approvalFrame(question()));
    }
    void rejectsBadAnswers()
    {
        QFETCH(std::string, document);
        QVERIFY(!document.empty());
        QVERIFY(!readApprovalAnswer(document));
    }
};

QTEST_GUILESS_MAIN(TestApprovalMessage)
#include "tst_approvalmessage.moc"
