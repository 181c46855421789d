// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepmarks.h"
#include "tests/app/panes/step/steps.h"

#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

class TestStepMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStepWithoutErrorsHasNone();
    void theRecordedErrorIsOnItsLine();
    void aStatementOfSeveralLinesIsFoundByItsFirst();
    void aQuoteThatIsNotInTheCodeHasNoLine();
    void aQuoteThatWasPrintedAgainIsFound();
    void theReplayAddsItsOwn();
    void oneDiagnosticIsNotSaidTwice();
    void aDraftHasNoRecordedError();
    void findingsKeepTheirLocation();
    void codeThatCannotBeReadHasAMark();
    void theTracebackLeadsWhereNoStatementIsQuoted();
};

void TestStepMarks::aStepWithoutErrorsHasNone() { QVERIFY(stepMarks(recordedStep("x"), "x", nullptr, {}).empty()); }

void TestStepMarks::theRecordedErrorIsOnItsLine()
{
    auto record = recordedStep("a = 1\nb = c\n");
    record.error = frameworkErrorAt(ErrorLayer::Code, "b = c", "NameError: c");
    const auto marks = stepMarks(record, "a = 1\nb = c\n", nullptr, {});
    QCOMPARE(marks.size(), 1U);
    QCOMPARE(marks[0].line, 2);
    QCOMPARE(marks[0].meaning, Meaning::Error);
    QCOMPARE(marks[0].text, u"c"_s);
}

void TestStepMarks::aStatementOfSeveralLinesIsFoundByItsFirst()
{
    auto record = recordedStep("a = 1\nfor x in a:\n    print(x)\n");
    record.error = frameworkErrorAt(ErrorLayer::Code, "for x in a:\n    print(x)", "TypeError: no");
    QCOMPARE(recordedErrorLine(record), 2);
}

void TestStepMarks::aQuoteThatIsNotInTheCodeHasNoLine()
{
    auto record = recordedStep("a = 1\n");
    record.error = frameworkErrorAt(ErrorLayer::Code, "elsewhere()", "TypeError: no");
    QCOMPARE(recordedErrorLine(record), 0);
    record.error = frameworkErrorAt(ErrorLayer::Code, "", "TypeError: no");
    QCOMPARE(recordedErrorLine(record), 0);
}

void TestStepMarks::aQuoteThatWasPrintedAgainIsFound()
{
    QCOMPARE(
        statementLine("a = 1\nfor x in f(\"q\",\n         2):\n    print(x)", "for x in f('q', 2):\n    print(x)"), 2);
    QCOMPARE(statementLine("results = 1\nx = result\nresult", "result"), 3);
    QCOMPARE(statementLine("a", "''"), 0);
}

void TestStepMarks::theReplayAddsItsOwn()
{
    const auto execution = executionOf("x\ny", StepStatus::Error);
    const auto marks = stepMarks(recordedStep("x\ny", "a"), "x\ny", &execution, {});
    QCOMPARE(marks.size(), 1U);
    QCOMPARE(marks[0].line, 2);
    QVERIFY(stepMarks(recordedStep("x\ny", "a"), "edited", &execution, {}).empty());
}

void TestStepMarks::oneDiagnosticIsNotSaidTwice()
{
    auto record = recordedStep("x\ny\n");
    record.error = frameworkErrorAt(ErrorLayer::Code, "y", "NameError: y");
    const auto execution = executionOf("x\ny\n", StepStatus::Error);
    QCOMPARE(stepMarks(record, "x\ny\n", &execution, {}).size(), 1U);
}

void TestStepMarks::aDraftHasNoRecordedError()
{
    auto record = recordedStep("x\ny\n");
    record.error = frameworkErrorAt(ErrorLayer::Code, "y", "NameError: y");
    QVERIFY(stepMarks(record, "x\ny2\n", nullptr, {}).empty());
}

void TestStepMarks::findingsKeepTheirLocation()
{
    const std::vector<Finding> findings { { Severity::Denied, "imports.allow", "import-denied", "sympy", 1, 8, 1,
        13 } };
    const auto marks = stepMarks(recordedStep("import sympy"), "import sympy", nullptr, { findings, {} });
    QCOMPARE(marks, (std::vector<CodeMark> { { Meaning::Blocked, 1, 8, 1, 13, u"Import of sympy is not allowed"_s } }));
}

void TestStepMarks::codeThatCannotBeReadHasAMark()
{
    StepError error;
    error.type = "SyntaxError";
    error.message = "invalid syntax";
    error.line = 2;
    error.column = 5;
    const auto marks = stepMarks(recordedStep("a"), "a\nx = \n", nullptr, { {}, error });
    QCOMPARE(marks, (std::vector<CodeMark> { { Meaning::Error, 2, 5, 0, 0, u"SyntaxError: invalid syntax"_s } }));
}

void TestStepMarks::theTracebackLeadsWhereNoStatementIsQuoted()
{
    auto record = recordedStep("def f(x):\n    return 1 / x\n\nf(0)\n");
    record.error = frameworkErrorAt(ErrorLayer::Code, "", "division by zero");
    record.error->message = "division by zero";
    record.error->traceback = "Cell In[9], line 4\n----> 4 f(0)\n\nCell In[9], line 2, in f(x)\n----> 2 return 1 / x\n"
                              "File /usr/lib/python3/numbers.py:3, in g()\n----> 3 pass\n";
    QCOMPARE(recordedErrorLine(record), 2);
    record.error->traceback = "Cell In[9], line 40\n";
    QCOMPARE(recordedErrorLine(record), 0);
}

QTEST_MAIN(TestStepMarks)
#include "tst_stepmarks.moc"
