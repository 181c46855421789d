// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/engine/inprocessexecutor.h"
#include "tests/escapes/attempts.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;

// Runs the attempts of one family: `tst_escapes frames` takes frames.py. An attempt (attempts.h) is one step in a
// session of its own, in which `got` is 'nothing' and `canary` the path of a file that does not exist. It puts what it
// wanted to reach into `got`. How it has to end is the rule that refuses it, "error" and the class of the exception, or
// "ok" where the attempt runs and just does not get there.
class TestEscapes : public QObject {
    Q_OBJECT

    QString m_family;
    std::unique_ptr<Executor> m_executor;

public:
    explicit TestEscapes(QString family)
        : m_family(std::move(family))
    {
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
    }
    void doesNotGetOut_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("end");
        QTest::addColumn<QByteArray>("code");
        const auto attempts = attemptsOf(m_family);
        QVERIFY(!attempts.empty());
        for (const Attempt &attempt : attempts)
            QTest::newRow(qPrintable(attempt.name)) << attempt.policy << attempt.end << attempt.code;
    }
    void doesNotGetOut()
    {
        QFETCH(QString, policy);
        QFETCH(QString, end);
        QFETCH(QByteArray, code);
        if (!isForVersion(policy, m_executor->pythonVersion()))
            QSKIP("this Python has no such thing");
        const QTemporaryDir folder;
        const QString canary = folder.filePath(QStringLiteral("canary"));
        SessionSetup setup { .policy = policyOf(policy), .tools = defaultTools(), .variables = {} };
        setup.variables = { { "got", "\"nothing\"" }, { "canary", '"' + canary.toStdString() + '"' } };
        QVERIFY(m_executor->begin(setup).has_value());

        const StepResult result = m_executor->run(code.toStdString(), {});
        QVERIFY2(endOf(result) == end, (endOf(result).toStdString() + ": " + told(result)).c_str());
        QVERIFY(!QFile::exists(canary));
        QVERIFY(QDir(folder.path()).isEmpty());
        const StepResult got = m_executor->run("got", {});
        QVERIFY2(got.output && got.output->repr == "'nothing'", told(got).c_str());

        // Nor may it be there for the next session, or for the program itself.
        QVERIFY(m_executor->begin({ .policy = *profile("text"), .tools = {}, .variables = {} }).has_value());
        const StepResult after
            = m_executor->run("import json, copy\nfrom dataclasses import dataclass\n@dataclass\nclass A:\n"
                              "    x: int\njson.loads(json.dumps([copy.deepcopy(A(1)).x, sorted({2, 1})]))",
                {});
        QCOMPARE(told(after), "ok [1, [1, 2]]");
    }
};

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (arguments.size() < 2)
        qFatal("the name of a family is missing");
    TestEscapes test(arguments.takeAt(1));
    return QTest::qExec(&test, arguments);
}

#include "tst_escapes.moc"
