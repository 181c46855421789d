// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/engine/inprocessexecutor.h"
#include "tests/escapes/attempts.h"
#include "tests/executor/sandbox/sandboxfixture.h"

using namespace vitrine;
using namespace vitrine::test;

/// The same attempt ends with the same status and rule in the process and in the sandbox: where only the jail stopped
/// it, the guards failed.
class TestBothPlaces : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_inProcess;
    std::unique_ptr<Executor> m_sandbox;

    static QString endIn(Executor &executor, const SessionSetup &setup, const QByteArray &code)
    {
        if (!executor.begin(setup))
            return QStringLiteral("no session");
        return endOf(executor.run(code.toStdString(), {}));
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_inProcess = makeInProcessExecutor(*python);
        auto sandbox = SandboxExecutor::create();
        QVERIFY(sandbox.has_value());
        m_sandbox = std::move(*sandbox);
    }
    void endsAlike_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QByteArray>("code");
        for (const char *family :
            { "deeds", "descriptors", "files", "formats", "handed", "loaders", "modules", "named", "textcode" }) {
            for (const Attempt &one : attemptsOf(QString::fromLatin1(family)))
                QTest::newRow(qPrintable(QLatin1String(family) + QStringLiteral(": ") + one.name))
                    << one.policy << one.code;
        }
    }
    void endsAlike()
    {
        QFETCH(QString, policy);
        QFETCH(QByteArray, code);
        SessionSetup setup { .policy = policyFor(policy), .tools = defaultTools(), .variables = {} };
        setup.variables = { { "got", "\"nothing\"" }, { "canary", "\"/tmp/vitrine-canary\"" } };
        QCOMPARE(endIn(*m_sandbox, setup, code), endIn(*m_inProcess, setup, code));
    }
};

QTEST_GUILESS_MAIN(TestBothPlaces)
#include "tst_bothplaces.moc"
