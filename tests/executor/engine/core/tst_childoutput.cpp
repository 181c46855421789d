// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QTest>

using namespace vitrine;

/// Output that does not come from `print`: of other processes, and of the descriptors themselves.
class TestChildOutput : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;

    StepResult run(const QByteArray &code, bool allowsProcesses)
    {
        Policy policy = *profile("science");
        policy.imports.allow = { "os", "sys" };
        if (allowsProcesses)
            policy.imports.allow.emplace_back("subprocess");
        if (!m_executor->begin({ .policy = policy, .tools = {}, .variables = {} }))
            return {};
        return m_executor->run(code.toStdString(), {});
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }

    void isPrintedInOrder_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("printed");
        QTest::newRow("child") << QByteArray("import subprocess\nprint('a')\nsubprocess.run(['echo', 'b'])\nprint('c')")
                               << QByteArray("a\nb\nc\n");
        QTest::newRow("last") << QByteArray("import subprocess\nprint('a')\nsubprocess.check_call(['echo', 'b'])")
                              << QByteArray("a\nb\n");
        QTest::newRow("captured by the code")
            << QByteArray("import subprocess\nprint(subprocess.check_output(['echo', 'b']))")
            << QByteArray("b'b\\n'\n");
        QTest::newRow("no UTF-8") << QByteArray("import subprocess\nsubprocess.run(['printf', r'a\\377b'])")
                                  << QByteArray("a\xef\xbf\xbd\x62");
        QTest::newRow("more than a pipe holds")
            << QByteArray("import subprocess\nsubprocess.run(['seq', '-s', ',', '1', '20000'])\nprint('end')")
            << QByteArray("1,2,3,");
    }
    void isPrintedInOrder()
    {
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArray, printed);
        const StepResult result = run(code, true);
        QVERIFY2(result.status == StepStatus::Ok, result.error ? result.error->message.c_str() : "");
        const auto logs = QByteArray::fromStdString(result.logs);
        QVERIFY2(printed.endsWith(',') ? logs.startsWith(printed) : logs == printed, logs.left(200).constData());
    }
    void isThatOfTheStepOnly()
    {
        QCOMPARE(run("import subprocess\nsubprocess.run(['echo', 'b'])", true).logs, "b\n");
        QCOMPARE(run("print('c')", true).logs, "c\n");
    }
    void writesToDescriptorsArePrinted()
    {
        for (const bool allowsProcesses : { false, true }) {
            const StepResult result
                = run("import os\nprint('a')\nos.write(1, b'b\\n')\nprint(os.write(2, b'c\\n'))", allowsProcesses);
            QCOMPARE(result.logs, "a\nb\nc\n2\n");
        }
    }
    /// As to the standard output of a script: an error after what precedes the text.
    void loneSurrogatesAreAnError()
    {
        const StepResult result = run("print('a', 'x\\ud800')", false);
        QVERIFY(result.status == StepStatus::Error);
        QCOMPARE(result.error->type, "UnicodeEncodeError");
        QCOMPARE(result.error->message,
            "'utf-8' codec can't encode character '\\ud800' in position 1: surrogates not allowed");
        QCOMPARE(result.logs, "a ");
        QCOMPARE(run("import sys\nsys.stdout.write('\\ud800')", false).error->type, "UnicodeEncodeError");
        QCOMPARE(run("print('a', end='\\ud800')", false).error->type, "UnicodeEncodeError");
        QCOMPARE(run("import sys\nprint('x\\ud800', file=sys.stderr)", false).logs, "x\\ud800\n");
        QCOMPARE(run("print(ascii('\\ud800'), '\\ud800'.encode('utf-8', 'replace'))", false).logs, "'\\ud800' b'?'\n");
    }
};

QTEST_APPLESS_MAIN(TestChildOutput)
#include "tst_childoutput.moc"
