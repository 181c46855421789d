// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/engine/inprocessexecutor.h"
#include "executor/review/pyref.h"
#include "tests/escapes/attempts.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <unistd.h>

#include <array>
#include <utility>

using namespace vitrine;
using namespace vitrine::test;

namespace {

void runInProgram(const char *code)
{
    const PyGILState_STATE state = PyGILState_Ensure();
    PyRun_SimpleString(code);
    PyGILState_Release(state);
}

// The functions that the interpreter calls for the program, as text.
QByteArray hooksOfProgram()
{
    const Gil gil;
    const PyRef sys = importModule("sys");
    QByteArray text;
    for (const char *name : { "displayhook", "excepthook", "unraisablehook" }) {
        const PyRef hook = PyRef::steal(PyObject_GetAttrString(sys.get(), name));
        const PyRef shown = PyRef::steal(hook ? PyObject_Repr(hook.get()) : nullptr);
        text += QByteArray::fromStdString(shown ? fromPython(shown.get()) : std::string("?")) + ' ';
    }
    PyErr_Clear();
    return text;
}

/// Keeps what arrives in the program's own output and errors meanwhile.
class ProgramStreams final {
public:
    ProgramStreams()
    {
        if (m_file.open())
            for (std::size_t i = 0; i < m_kept.size(); ++i) {
                m_kept[i] = dup(static_cast<int>(i) + 1);
                dup2(m_file.handle(), static_cast<int>(i) + 1);
            }
    }
    ~ProgramStreams() { restore(); }
    Q_DISABLE_COPY_MOVE(ProgramStreams)

    QByteArray taken()
    {
        runInProgram("import sys\nsys.__stdout__.flush()\nsys.__stderr__.flush()");
        restore();
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    void restore()
    {
        for (std::size_t i = 0; i < m_kept.size(); ++i)
            if (const int kept = std::exchange(m_kept[i], -1); kept >= 0) {
                dup2(kept, static_cast<int>(i) + 1);
                close(kept);
            }
    }

    QTemporaryFile m_file;
    std::array<int, 2> m_kept { -1, -1 };
};

} // namespace

// Runs the attempts of one family: `tst_escapes frames` takes frames.py. An attempt (attempts.h) is one step in a
// session of its own, in which `got` is 'nothing' and `canary` the path of a file that does not exist. It puts what it
// wanted to reach into `got`. Nothing may arrive in the program's own streams. How it has to end is the rule that
// refuses it, "error" and the class of the exception, or "ok" where the attempt runs and just does not get there.
class TestEscapes : public QObject {
    Q_OBJECT

    QString m_group;
    std::unique_ptr<Executor> m_executor;

public:
    explicit TestEscapes(QString family)
        : m_group(std::move(family))
    {
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        if (m_group == QLatin1String("outputs"))
            runInProgram("import sympy.strategies.core, logging, unittest");
        m_executor = makeInProcessExecutor(*python);
    }
    void doesNotGetOut_data()
    {
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("end");
        QTest::addColumn<QByteArray>("code");
        const auto attempts = attemptsOf(m_group);
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

        const QByteArray hooks = hooksOfProgram();
        ProgramStreams streams;
        const StepResult result = m_executor->run(code.toStdString(), {});
        QCOMPARE(streams.taken(), QByteArray());
        QCOMPARE(hooksOfProgram(), hooks);
        QVERIFY(!QFile::exists(canary)); // what it reached comes first: that is worse than another rule
        QVERIFY(QDir(folder.path()).isEmpty());
        if (m_group == QLatin1String("leftovers")) // between two steps
            runInProgram("import gc\ngc.collect()");
        QVERIFY(!QFile::exists(canary));
        const StepResult got = m_executor->run("got", {});
        QVERIFY2(got.output && got.output->repr == "'nothing'", reported(got).c_str());
        QVERIFY2(endOf(result) == end, (endOf(result).toStdString() + ": " + reported(result)).c_str());

        // Nor may it be there for the next session, or for the program itself.
        QVERIFY(m_executor->begin({ .policy = *profile("text"), .tools = {}, .variables = {} }).has_value());
        const StepResult after
            = m_executor->run("import json, copy\nfrom dataclasses import dataclass\n@dataclass\nclass A:\n"
                              "    x: int\njson.loads(json.dumps([copy.deepcopy(A(1)).x, sorted({2, 1})]))",
                {});
        QCOMPARE(reported(after), "ok [1, [1, 2]]");
        runInProgram("import gc\ngc.collect()"); // finalizers of what the session has left behind
        QVERIFY(!QFile::exists(canary));
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
