// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

// Runs the attempts of one family: `tst_escapes frames` takes frames.py. An attempt begins with a line
//     #= name | profile and what is added to it | how it has to end
// and is one step in a session of its own, in which `got` is 'nothing' and `canary` the path of a file that does not
// exist. It puts what it wanted to reach into `got`. How it has to end is the rule that refuses it, "error" and the
// class of the exception, or "ok" where the attempt runs and just does not get there.
class TestEscapes : public QObject {
    Q_OBJECT

    QString m_family;
    std::unique_ptr<Executor> m_executor;

    static Policy policyFor(const QString &text)
    {
        QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        Policy policy = *profile(words.takeFirst().toStdString());
        for (const QString &word : words) {
            const std::string value = word.section(QLatin1Char('='), 1).toStdString();
            if (word.startsWith(QLatin1String("import=")))
                policy.imports.allow.push_back(value);
            else if (word.startsWith(QLatin1String("builtin=")))
                policy.builtins.push_back(value);
            else if (word.startsWith(QLatin1String("dunder=")))
                policy.dunderAttributes.push_back(value);
            else if (word.startsWith(QLatin1String("wall=")))
                policy.limits.wallSeconds = std::stod(value);
            else
                qFatal("what is %s?", qPrintable(word));
        }
        return policy;
    }

    static std::string told(const StepResult &result)
    {
        std::string text(toString(result.status));
        if (result.output)
            text += " " + result.output->repr;
        return text + (result.error ? " " + result.error->type + ": " + result.error->message : std::string());
    }

    static QString endOf(const StepResult &result)
    {
        if (result.error && !result.error->rule.empty())
            return QString::fromStdString(result.error->rule);
        if (result.error)
            return QStringLiteral("error ") + QString::fromStdString(result.error->type);
        return QString::fromStdString(std::string(toString(result.status)));
    }

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
        QFile file(QStringLiteral(VITRINE_ESCAPES "/") + m_family + QStringLiteral(".py"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QStringList parts = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n#= "));
        for (const QString &part : parts.sliced(1)) {
            const QStringList head = part.section(QLatin1Char('\n'), 0, 0).split(QStringLiteral(" | "));
            QVERIFY2(head.size() == 3, qPrintable(head.join(QLatin1Char('|'))));
            QTest::newRow(qPrintable(head[0])) << head[1] << head[2] << part.section(QLatin1Char('\n'), 1).toUtf8();
        }
        QVERIFY(parts.size() > 1);
    }
    void doesNotGetOut()
    {
        QFETCH(QString, policy);
        QFETCH(QString, end);
        QFETCH(QByteArray, code);
        const QTemporaryDir folder;
        const QString canary = folder.filePath(QStringLiteral("canary"));
        SessionSetup setup { .policy = policyFor(policy), .tools = defaultTools(), .variables = {} };
        setup.variables = { { "got", "\"nothing\"" }, { "canary", '"' + canary.toStdString() + '"' } };
        QVERIFY(m_executor->begin(setup).has_value());

        const StepResult result = m_executor->run(code.toStdString(), {});
        QVERIFY2(endOf(result) == end, told(result).c_str());
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
