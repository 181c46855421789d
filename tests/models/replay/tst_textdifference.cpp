// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/textdifference.h"

#include <QTest>

using namespace vitrine;

namespace {

QByteArray shown(const std::optional<TextDifference> &difference)
{
    if (!difference)
        return "none";
    return QByteArray::number(qulonglong(difference->line)) + ": [" + QByteArray::fromStdString(difference->recorded)
        + "] [" + QByteArray::fromStdString(difference->now) + "]";
}

StepRecord recorded(const char *logs, const char *result)
{
    StepRecord step;
    step.code.push_back({ Language::Python, "f()", CodeOrigin::Field });
    step.outputs = { { OutputStream::Log, logs, false }, { OutputStream::Result, result, false } };
    return step;
}

StepRecord failed(const char *message)
{
    StepRecord step;
    step.code.push_back({ Language::Python, "f()", CodeOrigin::Field });
    step.error = ErrorRecord { ErrorLayer::Code, "AgentExecutionError", message, {}, {}, {} };
    return step;
}

StepResult replayed(const char *logs, const char *output)
{
    StepResult result;
    result.logs = logs;
    result.output = StepOutput { "repr", false, "object", output, {} };
    return result;
}

StepResult broken(const char *type, const char *message)
{
    StepResult result;
    result.status = StepStatus::Error;
    result.error = StepError { type, message, 1, 1, {}, {}, {} };
    return result;
}

QByteArray shown(const std::optional<StepDifference> &difference)
{
    return difference ? QByteArray::fromStdString(difference->part) + " " + shown(std::optional(difference->text))
                      : QByteArray("none");
}

} // namespace

class TestTextDifference : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsTheFirstLocation_data();
    void findsTheFirstLocation();
    void cutsLongParts();
    void looksWhereAStepDiffersFirst();
    void leavesNoiseOut();
};

void TestTextDifference::findsTheFirstLocation_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QByteArray>("difference");
    const auto row = [](const char *name, const char *before, const char *now, const char *difference) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(now) << QByteArray(difference);
    };
    row("equal", "a", "a", "none");
    row("one word", "the old value", "the new value", "1: [old] [new]");
    row("whole numbers", "x = 0.55;", "x = 0.56;", "1: [0.55] [0.56]");
    row("more digits", "x = 12", "x = 123", "1: [12] [123]");
    row("second line", "a\nb c\nd", "a\nb x\nd", "2: [c] [x]");
    row("first of two", "a 1\nb 1", "a 2\nb 2", "1: [1] [2]");
    row("a line more", "a\nb\n", "a\nx\nb\n", "2: [] [x\n]");
    row("a line less", "a\nx\nb\n", "a\nb\n", "2: [x\n] []");
    row("nothing now", "a", "", "1: [a] []");
    row("other script", "caf\xc3\xa9 x", "caf\xc3\xa8 x", "1: [caf\xc3\xa9] [caf\xc3\xa8]");
}

void TestTextDifference::findsTheFirstLocation()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, now);
    QFETCH(QByteArray, difference);
    QCOMPARE(shown(firstDifference(before.toStdString(), now.toStdString())), difference);
}

void TestTextDifference::cutsLongParts()
{
    std::string umlauts;
    for (int i = 0; i < 1'000; ++i)
        umlauts += "\xc3\xa4";
    const auto difference = firstDifference(umlauts, "x");
    QVERIFY(difference.has_value());
    QCOMPARE(difference->recorded.size(), 203u);
    QVERIFY(QString::fromStdString(difference->recorded).toStdString() == difference->recorded);
}

void TestTextDifference::looksWhereAStepDiffersFirst()
{
    QCOMPARE(shown(stepDifference(recorded("a 1\n", "x"), replayed("a 2\n", "y"))), "logs 1: [1] [2]");
    QCOMPARE(shown(stepDifference(recorded("a\n", "x"), replayed("a\n", "y"))), "output 1: [x] [y]");
    QCOMPARE(shown(stepDifference(recorded("a\n", "x"), replayed("a\n", "x"))), "none");
    QCOMPARE(shown(stepDifference(failed("bad a"), replayed("", ""))), "status 1: [bad a] [ok]");
    QCOMPARE(shown(stepDifference(recorded("", ""), broken("ValueError", "x"))), "status 1: [ok] [ValueError: x]");
    QCOMPARE(shown(stepDifference(
                 failed("Code execution failed at line 'f()' due to: ValueError: a b"), broken("ValueError", "a c"))),
        "error 1: [b] [c]");
    QCOMPARE(shown(stepDifference(StepRecord {}, replayed("a", "b"))), "none");
}

void TestTextDifference::leavesNoiseOut()
{
    const StepRecord before = recorded("<f at 0x1> 4\n", "x");
    QCOMPARE(shown(stepDifference(before, replayed("<f at 0x2> 4\n", "x"))), "none");
    QCOMPARE(shown(stepDifference(before, replayed("<f at 0x2> 5\n", "x"))), "logs 1: [4] [5]");
}

QTEST_GUILESS_MAIN(TestTextDifference)
#include "tst_textdifference.moc"
