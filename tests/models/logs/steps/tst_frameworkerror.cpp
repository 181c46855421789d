// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/frameworkerror.h"

#include <QTest>

using namespace vitrine;

Q_DECLARE_METATYPE(vitrine::ErrorLayer)

class TestFrameworkError : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsLayerCauseAndLine_data();
    void reportsLayerCauseAndLine();
    void reportsTheTypeFromTheMessage();
    void recoversAuthorizedImports();
};

void TestFrameworkError::reportsLayerCauseAndLine_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<ErrorLayer>("layer");
    QTest::addColumn<QByteArray>("cause");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *name, const char *type, const char *message, ErrorLayer layer, const char *cause,
                         const char *line) {
        QTest::newRow(name) << QByteArray(type) << QByteArray(message) << layer << QByteArray(cause)
                            << QByteArray(line);
    };
    const auto denial = [&](const char *name, const char *text, ErrorLayer layer) {
        const QByteArray message = QByteArray("Code execution failed at line 'x()' due to: InterpreterError: ") + text;
        row(name, "AgentExecutionError", message.constData(), layer, "InterpreterError", "x()");
    };
    denial("import", "Import of sympy is not allowed. Authorized imports are: ['math']", ErrorLayer::Policy);
    denial("from", "Import from scipy.optimize is not allowed. Authorized imports are: ['math']", ErrorLayer::Policy);
    denial(
        "function", "Forbidden function evaluation: 'x' is not among the explicitly allowed tools", ErrorLayer::Policy);
    denial("dunder", "Forbidden access to dunder attribute: __class__", ErrorLayer::Policy);
    denial("builtin", "Invoking a builtin function that has not been explicitly added as a tool is not allowed (x).",
        ErrorLayer::Policy);
    denial("tool", "Cannot assign to name 'x': doing this would erase the existing tool!", ErrorLayer::Policy);
    denial("node", "Match is not supported.", ErrorLayer::Policy);
    denial("operations", "Reached the max number of operations of 10000000. Maybe there is an infinite loop",
        ErrorLayer::Limit);
    denial("while", "Maximum number of 1000000 iterations in While loop exceeded", ErrorLayer::Limit);
    denial("name", "The variable `y` is not defined.", ErrorLayer::Code);
    row("time", "AgentExecutionError", "Code execution exceeded the maximum execution time of 30 seconds",
        ErrorLayer::Limit, "", "");
    row("block with quotes", "AgentExecutionError",
        "Code execution failed at line 'for c in \"it's' due to: no\":\n    print('x')' due to: ZeroDivisionError: "
        "division "
        "by zero",
        ErrorLayer::Code, "ZeroDivisionError", "for c in \"it's' due to: no\":\n    print('x')");
    row("no text", "AgentExecutionError",
        "Code execution failed at line 'next(i)' due to: StopIteration: ", ErrorLayer::Code, "StopIteration",
        "next(i)");
    row("syntax", "AgentExecutionError",
        "Code parsing failed on line 1 due to: SyntaxError: invalid syntax (<unknown>, line 1)\na = ;\n     ^",
        ErrorLayer::Code, "SyntaxError", "");
    row("parsing", "AgentParsingError", "Error in code parsing:\nCode execution failed at line 'x' due to: Y: z",
        ErrorLayer::Parse, "", "");
    row("generation", "AgentGenerationError", "Error in generating model output:\nno key", ErrorLayer::Model, "", "");
    row("steps", "AgentMaxStepsError", "Reached max steps.", ErrorLayer::Limit, "", "");
    row("tool call", "AgentToolCallError", "wrong arguments", ErrorLayer::Tool, "", "");
    row("refusal of a tool that interprets", "",
        "Error executing tool 'python_interpreter' with arguments {'code': 'import numpy'}: InterpreterError: Code "
        "execution "
        "failed at line 'import numpy' due to: InterpreterError: Import of numpy is not allowed. Authorized imports "
        "are: "
        "['math']",
        ErrorLayer::Policy, "InterpreterError", "import numpy");
    row("unknown", "SomethingElse", "text", ErrorLayer::Code, "", "");
}

void TestFrameworkError::reportsLayerCauseAndLine()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, message);
    QFETCH(ErrorLayer, layer);
    const ErrorRecord error = frameworkError(type.toStdString(), message.toStdString());
    QVERIFY(error.layer == layer);
    QCOMPARE(error.message, message.toStdString());
    QTEST(QByteArray::fromStdString(error.causeType), "cause");
    QTEST(QByteArray::fromStdString(error.codeLine), "line");
}

void TestFrameworkError::reportsTheTypeFromTheMessage()
{
    QCOMPARE(frameworkError("", "Error in code parsing:\nno code").type, "AgentParsingError");
    QCOMPARE(frameworkError("", "Code execution failed at line 'x' due to: Y: z").type, "AgentExecutionError");
    QCOMPARE(frameworkError("", "Reached max steps.").type, "AgentMaxStepsError");
    QCOMPARE(frameworkError("", "Error executing tool 'x' with arguments {}: Y: z").type, "AgentToolExecutionError");
    QCOMPARE(frameworkError("", "Error in generating model output:\nx").type, "AgentGenerationError");
    QCOMPARE(frameworkError("", "anything else").type, "");
}

void TestFrameworkError::recoversAuthorizedImports()
{
    const std::vector<std::string> expected { "math", "numpy.*", "re" };
    QVERIFY(authorizedImportsIn("Import of x is not allowed. Authorized imports are: ['re', \"numpy.*\", 'math']\nNow")
        == expected);
    QVERIFY(authorizedImportsIn("Import of x is not allowed.").empty());
    QVERIFY(authorizedImportsIn("Authorized imports are: ['re', ").empty());
    QVERIFY(authorizedImportsIn("Authorized imports are: [oops]").empty());
}

QTEST_GUILESS_MAIN(TestFrameworkError)
#include "tst_frameworkerror.moc"
