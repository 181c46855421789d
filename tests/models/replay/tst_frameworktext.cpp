// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/frameworktext.h"

#include <QTest>

using namespace vitrine;

class TestFrameworkText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesAnExecutionErrorApart();
    void takesTheFirstCauseThatNamesAClass();
    void readsBehindAnotherWrapper();
    void leavesOtherTextsWhole();
    void rendersAnObservationLikeTheFramework();
    void joinsRecordedOutputsOfAStream();
};

void TestFrameworkText::takesAnExecutionErrorApart()
{
    const auto error = parseFrameworkError(
        "Code execution failed at line 'for a in b:\n    c(a)' due to: ZeroDivisionError: division by zero");
    QCOMPARE(error.statement, "for a in b:\n    c(a)");
    QCOMPARE(error.type, "ZeroDivisionError");
    QCOMPARE(error.message, "division by zero");
}

void TestFrameworkText::takesTheFirstCauseThatNamesAClass()
{
    const auto error = parseFrameworkError(
        "Code execution failed at line 'print('late' due to: rain')' due to: ValueError: it's 'x' due to: KeyError: y");
    QCOMPARE(error.statement, "print('late' due to: rain')");
    QCOMPARE(error.type, "ValueError");
    QCOMPARE(error.message, "it's 'x' due to: KeyError: y");
    const auto empty = parseFrameworkError("Code execution failed at line 'f()' due to: BreakException: ");
    QCOMPARE(empty.type, "BreakException");
    QCOMPARE(empty.message, "");
}

void TestFrameworkText::readsBehindAnotherWrapper()
{
    const auto error
        = parseFrameworkError("Error executing tool 'python_interpreter' with arguments {}: "
                              "InterpreterError: Code execution failed at line 'f()' due to: KeyError: 'a'");
    QCOMPARE(error.statement, "f()");
    QCOMPARE(error.type, "KeyError");
    QCOMPARE(error.message, "'a'");
}

void TestFrameworkText::leavesOtherTextsWhole()
{
    const std::string text = "Code parsing failed on line 1 due to: SyntaxError: invalid syntax";
    QCOMPARE(parseFrameworkError(text), (FrameworkError { {}, {}, text }));
    QCOMPARE(parseFrameworkError(""), FrameworkError {});
    const std::string cut = "Code execution failed at line 'x = ";
    QCOMPARE(parseFrameworkError(cut), (FrameworkError { {}, {}, cut }));
}

void TestFrameworkText::rendersAnObservationLikeTheFramework()
{
    QCOMPARE(observationText("4\n", "None"), "Execution logs:\n4\nLast output from code snippet:\nNone");
    QCOMPARE(observationText("", "2"), "Execution logs:\nLast output from code snippet:\n2");
}

void TestFrameworkText::joinsRecordedOutputsOfAStream()
{
    StepRecord step;
    QVERIFY(!recordedText(step, OutputStream::Log));
    step.outputs = { { OutputStream::Log, "a\n", false }, { OutputStream::Result, "1", false },
        { OutputStream::Log, "b\n", false } };
    QCOMPARE(recordedText(step, OutputStream::Log), "a\nb\n");
    QCOMPARE(recordedText(step, OutputStream::Result), "1");
}

QTEST_GUILESS_MAIN(TestFrameworkText)
#include "tst_frameworktext.moc"
