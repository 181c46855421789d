// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/inprocessexecutor.h"
#include "executor/policy/profiles.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <nlohmann/json.hpp>

#include <map>

using namespace vitrine;

namespace {

constexpr const char *programs = VITRINE_SOURCE_DIR "/tests/executor/engine/handlers.py";

// What CPython itself makes of them, under the names that steps have.
constexpr const char *plainRun = R"python(
import json, linecache, sys
seen = {}
for part in open(sys.argv[1]).read().split('\n#= ')[1:]:
    name, code = part.split('\n', 1)
    names = {'__name__': 'program'}
    linecache.cache['<step 1>'] = len(code), None, code.splitlines(True), '<step 1>'
    exec(compile(code, '<step 1>', 'exec'), names)
    seen[name] = repr(names['r'])
print(json.dumps(seen))
)python";

} // namespace

/// Exceptions that are being handled, as libraries and later code see them: what the engine puts into handlers changes
/// nothing of it. The programs are those of handlers.py.
class TestHandlers : public QObject {
    Q_OBJECT

    std::unique_ptr<Executor> m_executor;
    std::map<std::string, std::string> m_plain;

    static Policy policy()
    {
        Policy policy = *profile("text");
        for (const char *module : { "io", "logging", "sys", "traceback" })
            policy.imports.allow.emplace_back(module);
        for (const char *name : { "__cause__", "__context__", "__suppress_context__" })
            policy.dunderAttributes.emplace_back(name);
        return policy;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_executor = makeInProcessExecutor(*python);
        QProcess plain;
        plain.start(QStringLiteral("/usr/bin/python3"),
            { QStringLiteral("-I"), QStringLiteral("-c"), QString::fromLatin1(plainRun),
                QString::fromLatin1(programs) });
        QVERIFY2(plain.waitForFinished(100'000), qPrintable(plain.errorString()));
        m_plain = nlohmann::json::parse(plain.readAllStandardOutput().toStdString()).get<decltype(m_plain)>();
    }
    void seeWhatTheySeeInPython_data()
    {
        QTest::addColumn<QByteArray>("code");
        QFile file(QString::fromLatin1(programs));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList parts = QString::fromUtf8(file.readAll()).split(QStringLiteral("\n#= "));
        for (const QString &part : parts.sliced(1))
            QTest::newRow(qPrintable(part.section(QLatin1Char('\n'), 0, 0)))
                << part.section(QLatin1Char('\n'), 1).toUtf8();
        QCOMPARE(static_cast<std::size_t>(parts.size() - 1), m_plain.size());
    }
    void seeWhatTheySeeInPython()
    {
        QFETCH(QByteArray, code);
        QVERIFY(m_executor->begin({ .policy = policy(), .tools = {}, .variables = {} }).has_value());
        const StepResult result = m_executor->run(code.toStdString() + "\nr", {});
        QVERIFY2(result.output, result.error ? result.error->message.c_str() : "");
        QCOMPARE(result.output->repr, m_plain.at(QTest::currentDataTag()));
    }
    void leaveNothingToTheNextStep()
    {
        QVERIFY(m_executor->begin({ .policy = policy(), .tools = {}, .variables = {} }).has_value());
        m_executor->run("import traceback\ntry: 1 / 0\nexcept ZeroDivisionError: int('x')", {});
        QCOMPARE(m_executor->run("traceback.format_exc()", {}).output->repr, "'NoneType: None\\n'");
        QCOMPARE(m_executor->run("try: 1 / 0\nexcept ZeroDivisionError: print(traceback.format_exc())", {}).logs,
            "Traceback (most recent call last):\n  File \"<step 3>\", line 1, in <module>\n    try: 1 / 0\n         "
            "~~^~~\n"
            "ZeroDivisionError: division by zero\n\n");
    }
};

QTEST_GUILESS_MAIN(TestHandlers)
#include "tst_handlers.moc"
