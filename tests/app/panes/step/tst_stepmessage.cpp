// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepmessage.h"
#include "app/wording/translations.h"
#include "tests/app/panes/step/steps.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

class TestStepMessage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOkStepHasNone();
    void aBlockedStepSaysWhyAndWhere();
    void reasonsAreInTheLanguageOfTheWindow_data();
    void reasonsAreInTheLanguageOfTheWindow();
    void anErrorAndALimitAreReported();
    void aDifferenceComesBeforeTheRecord();
    void noiseAndSameLeaveTheRecordAlone();
    void whoNeedsAToolIsNamed();
    void anInterruptedRunIsReported();
    void aDraftReportsHowItRan();
    void hostileMessagesAreOneSafeLine();

private:
    static Execution judged(ReplayVerdict verdict, StepStatus status, const std::string &reason = {});
};

Execution TestStepMessage::judged(ReplayVerdict verdict, StepStatus status, const std::string &reason)
{
    Execution execution = executionOf("x", status);
    execution.end->verdict = verdict;
    execution.end->reason = reason;
    return execution;
}

void TestStepMessage::anOkStepHasNone() { QVERIFY(!StepMessages::ofStep(recordedStep("x", "logs"), nullptr)); }

void TestStepMessage::aBlockedStepSaysWhyAndWhere()
{
    auto record = recordedStep("y = 1\nimport sympy as sp\n");
    record.error = frameworkErrorAt(ErrorLayer::Policy, "import sympy as sp",
        "InterpreterError: Import of sympy is not allowed. Authorized imports are: ['math']");
    const auto message = StepMessages::ofStep(record, nullptr);
    QVERIFY(message);
    QCOMPARE(message->meaning, Meaning::Blocked);
    QCOMPARE(message->headline, u"Step 3 was blocked: Import of sympy is not allowed."_s);
    QCOMPARE(message->detail, u"Denied when recorded."_s);
    // What the active policy says takes the place of that once it is known; nothing else changes.
    const auto known = StepMessages::withDenial(
        *message, { .step = 3, .isDenied = true, .detail = u"Rule imports.allow."_s, .allow = {}, .same = {} });
    QCOMPARE(known.headline, message->headline);
    QCOMPARE(known.detail, u"Rule imports.allow."_s);
    QCOMPARE(message->offer, StepMessage::Offer::GoToLine);
    QCOMPARE(message->line, 2);
}

void TestStepMessage::reasonsAreInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<QString>("detail");
    const auto known = u"Bei der Aufzeichnung abgelehnt."_s;
    QTest::newRow("import") << QByteArray("Import of sympy is not allowed. Authorized imports are: ['math']")
                            << u"Schritt 3 wurde blockiert: Der Import von sympy ist nicht erlaubt."_s << known;
    QTest::newRow("module") << QByteArray("Forbidden access to module: os")
                            << u"Schritt 3 wurde blockiert: Der Zugriff auf os ist nicht erlaubt."_s << known;
    // The text of a log is quoted as it is.
    QTest::newRow("unknown") << QByteArray("Not in this house.") << u"Schritt 3 wurde blockiert."_s
                             << u"Not in this house."_s;
}

void TestStepMessage::reasonsAreInTheLanguageOfTheWindow()
{
    QFETCH(const QByteArray, message);
    QFETCH(const QString, headline);
    QFETCH(const QString, detail);
    const Translations translations(QCoreApplication::instance(), u"de"_s);
    auto record = recordedStep("x = 1\n");
    record.error = frameworkErrorAt(ErrorLayer::Policy, "x = 1", "InterpreterError: " + message.toStdString());
    const auto shown = StepMessages::ofStep(record, nullptr);
    QVERIFY(shown);
    QCOMPARE(shown->headline, headline);
    QCOMPARE(shown->detail, detail);
}

void TestStepMessage::anErrorAndALimitAreReported()
{
    auto record = recordedStep("x");
    record.error = frameworkErrorAt(ErrorLayer::Code, "not there", "NameError: x");
    QCOMPARE(StepMessages::ofStep(record, nullptr)->meaning, Meaning::Error);
    QCOMPARE(StepMessages::ofStep(record, nullptr)->offer, StepMessage::Offer::None);
    record.error->layer = ErrorLayer::Limit;
    QCOMPARE(StepMessages::ofStep(record, nullptr)->meaning, Meaning::Limit);
}

void TestStepMessage::aDifferenceComesBeforeTheRecord()
{
    auto record = recordedStep("x");
    record.error = frameworkErrorAt(ErrorLayer::Policy, "x", "InterpreterError: no");
    const auto differs = judged(ReplayVerdict::Differs, StepStatus::Error, "status:error");
    const auto message = StepMessages::ofStep(record, &differs);
    QCOMPARE(message->meaning, Meaning::Differs);
    QCOMPARE(message->headline, u"Step 3 differs: recorded blocked, replayed an error."_s);
    QCOMPARE(message->detail, u"name 'a' is not defined."_s);
    QCOMPARE(message->offer, StepMessage::Offer::ShowDifference);
    const auto fixed = judged(ReplayVerdict::Fixed, StepStatus::Ok);
    QCOMPARE(StepMessages::ofStep(record, &fixed)->meaning, Meaning::Fixed);
    QCOMPARE(
        StepMessages::ofStep(record, &fixed)->headline, u"Step 3 is fixed: recorded blocked, replayed no error."_s);
}

void TestStepMessage::noiseAndSameLeaveTheRecordAlone()
{
    auto record = recordedStep("x");
    record.error = frameworkErrorAt(ErrorLayer::Policy, "x", "InterpreterError: no");
    for (const auto verdict : { ReplayVerdict::Same, ReplayVerdict::Noise, ReplayVerdict::NotComparable }) {
        const auto execution = judged(verdict, StepStatus::Blocked);
        QCOMPARE(StepMessages::ofStep(record, &execution)->meaning, Meaning::Blocked);
        QVERIFY(!StepMessages::ofStep(recordedStep("x", "a"), &execution));
    }
}

void TestStepMessage::whoNeedsAToolIsNamed()
{
    const auto execution = judged(ReplayVerdict::NoToolResult, StepStatus::Error, "tool:web_search");
    const auto message = StepMessages::ofStep(recordedStep("x", "a"), &execution);
    QCOMPARE(message->meaning, Meaning::NoToolResult);
    QCOMPARE(message->detail, u"The tool web_search has no recorded result."_s);
}

void TestStepMessage::anInterruptedRunIsReported()
{
    Execution execution = executionOf("x", StepStatus::Ok);
    execution.state = ExecutionState::Interrupted;
    execution.end.reset();
    QCOMPARE(StepMessages::ofStep(recordedStep("x", "a"), &execution)->headline,
        u"The last run of step 3 was interrupted."_s);
}

void TestStepMessage::aDraftReportsHowItRan()
{
    QCOMPARE(StepMessages::draft(nullptr).headline, u"This step has a draft."_s);
    const auto ok = executionOf("x", StepStatus::Ok);
    QCOMPARE(StepMessages::draft(&ok).headline, u"The draft ran in 38 ms."_s);
    const auto failed = executionOf("x", StepStatus::Error);
    QCOMPARE(StepMessages::draft(&failed).headline, u"The draft ran and ended after 38 ms: an error."_s);
    QCOMPARE(StepMessages::draft(&failed).meaning, Meaning::Draft);
}

void TestStepMessage::hostileMessagesAreOneSafeLine()
{
    auto record = recordedStep("x");
    record.error = ErrorRecord {};
    record.error->message = "<b>a</b>\nb\xe2\x80\xae" + std::string(100'000, 'x');
    const QString detail = StepMessages::ofStep(record, nullptr)->detail;
    QVERIFY(detail.startsWith(u"<b>a</b> b⟨U+202E⟩x"_s));
    QVERIFY(detail.size() <= 240);
}

QTEST_MAIN(TestStepMessage)
#include "tst_stepmessage.moc"
