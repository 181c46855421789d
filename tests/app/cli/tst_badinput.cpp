// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace vitrine;

namespace {

/// A line of JSON: one whole run.
QByteArray goodLine()
{
    return QByteArrayLiteral(
        R"json({"task": "t", "steps": [{"step_number": 1, "model_output": "m", "code_action": "print(1)", "error": null, )json"
        R"json("observations": "Execution logs:\n1\nLast output from code snippet:\nNone", "tool_calls": []}]})json"
        "\n");
}

} // namespace

/// What cannot be read is named with place and reason, ends with status 2, and costs nothing that was readable.
class TestBadInput : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void keepsWhatIsReadableOfALog_data();
    void keepsWhatIsReadableOfALog();
    void rejectsWhatIsNoLog_data();
    void rejectsWhatIsNoLog();
    void rejectsWhatIsNoTrail_data();
    void rejectsWhatIsNoTrail();
    void rejectsWhatIsNoStep_data();
    void rejectsWhatIsNoStep();
    void rejectsPoliciesWithTheirLocation();
    void runsNothingUnderABadPolicy_data();
    void runsNothingUnderABadPolicy();
    void diagnosesAPolicyBeforeItRuns();
    void runsUnderLimitsBeyondTheMachine();
    void rejectsToolsWithTheirLocation();
    void runsALongStep();
    void needsPermission();
    void doesNotWriteWhereItMayNot();

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder->filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    QString trail() const { return m_folder->filePath(QStringLiteral("t.vitrine")); }
    Outcome import(const QString &log) const
    {
        return runProgram(
            { QStringLiteral("import"), QStringLiteral("--json"), log, QStringLiteral("--trail"), trail() });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBadInput::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void TestBadInput::keepsWhatIsReadableOfALog_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("runs");
    QTest::addColumn<int>("status"); // what was repaired, was read
    const QByteArray line = goodLine();
    QTest::newRow("truncated") << line + line.first(line.size() / 2) << 1 << 2;
    QTest::newRow("line that is no JSON") << line + "not json\n" + line << 2 << 2;
    QTest::newRow("wrong types") << line + R"({"task": 5, "steps": {"a": 1}})" + "\n" + line << 2 << 2;
    QTest::newRow("invalid UTF-8") << line + QByteArray(line).replace("\"t\"", "\"\xff\xfe\"") << 2 << 0;
    QTest::newRow("NUL bytes") << line + QByteArray("\0\0\0\n", 4) + line << 2 << 2;
    QTest::newRow("nested deeply") << line + R"({"task": )" + QByteArray(100'000, '[') + "\n" + line << 2 << 2;
}

void TestBadInput::keepsWhatIsReadableOfALog()
{
    QFETCH(QByteArray, content);
    QFETCH(int, runs);
    QFETCH(int, status);
    const Outcome outcome = import(write(QStringLiteral("log.jsonl"), content));
    QVERIFY2(outcome.status == status, outcome.all().constData());
    QVERIFY2(outcome.err.contains("log.jsonl"), outcome.err.constData());
    QVERIFY2(outcome.err.contains("line 2"), outcome.err.constData());
    const auto file = outcome.json().at("files")[0];
    QVERIFY2(file.at("runs").get<int>() >= runs, outcome.out.constData());
    QVERIFY(!file.at("skipped").empty());
    const Outcome verified = runProgram({ QStringLiteral("trail"), QStringLiteral("verify"), trail() });
    QCOMPARE(verified.status, 0);
}

void TestBadInput::rejectsWhatIsNoLog_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QStringLiteral("empty.json") << QByteArray();
    QTest::newRow("no JSON") << QStringLiteral("text.json") << QByteArray("hello");
    QTest::newRow("other JSON") << QStringLiteral("other.json") << QByteArray("{\"a\": 1}");
    QTest::newRow("binary") << QStringLiteral("binary.json") << QByteArray(1000, '\0');
    QTest::newRow("100 MB on one line") << QStringLiteral("long.jsonl") << QByteArray(100'000'000, 'x');
}

void TestBadInput::rejectsWhatIsNoLog()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const QString log = write(name, content);
    for (const QStringList &command :
        { QStringList { QStringLiteral("check") }, QStringList { QStringLiteral("replay") } }) {
        const Outcome outcome = runProgram(command + QStringList { log });
        QVERIFY2(outcome.status == 2, outcome.all().constData());
        QVERIFY2(outcome.err.contains(name.toUtf8()), outcome.err.constData());
    }
    const Outcome imported = import(log);
    QCOMPARE(imported.status, 2);
    QVERIFY(imported.err.contains(name.toUtf8()));
}

void TestBadInput::rejectsWhatIsNoTrail_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no SQLite") << QStringLiteral("text.vitrine") << QByteArray("hello, this is not a database at all");
    QTest::newRow("half a header") << QStringLiteral("half.vitrine") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("folder") << QString() << QByteArray();
    QTest::newRow("missing") << QStringLiteral("nowhere/none.vitrine") << QByteArray();
}

void TestBadInput::rejectsWhatIsNoTrail()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const QString file = content.isEmpty() ? m_folder->filePath(name) : write(name, content);
    const QByteArray named = QFileInfo(QDir::cleanPath(file)).fileName().toUtf8();
    for (const char *command : { "list", "show", "verify" }) {
        const Outcome outcome = runProgram({ QStringLiteral("trail"), QString::fromLatin1(command), file });
        QVERIFY2(outcome.status == 2, outcome.err.constData());
        QVERIFY2(outcome.err.contains(named), outcome.err.constData());
    }
    const Outcome run
        = runProgram({ QStringLiteral("run"), QStringLiteral("--trail"), file, QStringLiteral("-") }, "1");
    QCOMPARE(run.status, 2);
    if (!content.isEmpty()) {
        QFile unchanged(file);
        QVERIFY(unchanged.open(QIODevice::ReadOnly));
        QCOMPARE(unchanged.readAll(), content);
    }
}

void TestBadInput::rejectsWhatIsNoStep_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("location");
    QTest::newRow("missing") << QStringLiteral("none.py") << QByteArray() << QByteArray();
    QTest::newRow("invalid UTF-8") << QStringLiteral("latin.py") << QByteArray("a = 1\nb = '\xe4'")
                                   << QByteArray("line 2");
}

void TestBadInput::rejectsWhatIsNoStep()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, location);
    const QString step = content.isEmpty() ? m_folder->filePath(name) : write(name, content);
    for (const char *command : { "run", "check" }) {
        const Outcome outcome = runProgram({ QString::fromLatin1(command), step });
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(name.toUtf8()) && outcome.err.contains(location), outcome.err.constData());
    }
    const Outcome folder = runProgram({ QStringLiteral("run"), m_folder->path() });
    QCOMPARE(folder.status, 2);
    QVERIFY(folder.err.contains(QFileInfo(m_folder->path()).fileName().toUtf8()));
}

void TestBadInput::rejectsPoliciesWithTheirLocation()
{
    const QString policy = write(QStringLiteral("p.json"),
        "{\"vitrine_policy\": 1, \"name\": \"x\", \"version\": 1,\n \"limits\": {\"operatons\": 5}}");
    const Outcome outcome
        = runProgram({ QStringLiteral("run"), QStringLiteral("--policy"), policy, QStringLiteral("-") }, "1");
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("p.json:2:13: Unknown field operatons. Did you mean operations?"),
        outcome.err.constData());
    QCOMPARE(outcome.out, QByteArray());
}

void TestBadInput::runsNothingUnderABadPolicy_data()
{
    QTest::addColumn<QByteArray>("policy");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *name, const QByteArray &policy, const char *said) {
        QTest::newRow(name) << policy << QByteArray(said);
    };
    row("empty", "", ":1:1: The document is empty");
    row("cut off", "{\"vitrine_policy\": 1,\n \"name", ":2:7: The document ends too early");
    row("NaN", "{\"vitrine_policy\": 1,\n\"limits\": {\"wall_s\": NaN}}", ":2:22: NaN is not a number");
    row("1e400", "{\"vitrine_policy\": 1,\n\"limits\": {\"wall_s\": 1e400}}", ":2:22: 1e400 is too large");
    row("negative", "{\"vitrine_policy\": 1,\n\"limits\": {\"files\": -1}}", ":2:21: Expected a whole number");
    row("twice", "{\"vitrine_policy\": 1,\n\"name\": \"a\", \"name\": \"b\"}", ":2:14: Duplicate field name");
    row("newer", "{\"vitrine_policy\": 2}", ":1:20: This policy uses format version 2");
    row("not UTF-8", "{\"vitrine_policy\": 1,\n\"name\": \"\xff\"}", "line 2, byte 31: the text is not valid UTF-8");
    row("deep", "{\"vitrine_policy\": " + QByteArray(300'000, '['), ":1:35: Brackets are nested too deeply");
    row("giant", QByteArray(5'000'000, ' '), "it is too large");
}

/// Whatever may run code says where the policy is wrong, and runs none.
void TestBadInput::runsNothingUnderABadPolicy()
{
    QFETCH(QByteArray, policy);
    QFETCH(QByteArray, said);
    const QString file = write(QStringLiteral("p.json"), policy);
    const QString log = write(QStringLiteral("log.jsonl"), goodLine());
    const QStringList option { QStringLiteral("--policy"), file };
    const QList<QStringList> commands { QStringList { QStringLiteral("run"), QStringLiteral("-") } + option,
        QStringList { QStringLiteral("check"), log } + option, QStringList { QStringLiteral("replay"), log } + option,
        { QStringLiteral("policy"), QStringLiteral("check"), file, log },
        { QStringLiteral("policy"), QStringLiteral("diff"), QStringLiteral("strict"), file, log,
            QStringLiteral("--verify") },
        { QStringLiteral("policy"), QStringLiteral("show"), file } };
    for (const QStringList &command : commands) {
        const Outcome outcome = runProgram(command, "print('ran')");
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(said), outcome.all().constData());
        QCOMPARE(outcome.out, QByteArray());
    }
}

void TestBadInput::diagnosesAPolicyBeforeItRuns()
{
    const QString policy = write(QStringLiteral("p.json"),
        "{\"vitrine_policy\": 1, \"base\": \"strict\",\n \"imports\": {\"allow\": [\"math\"], \"deny\": [\"math\"]}}");
    const Outcome outcome
        = runProgram({ QStringLiteral("run"), QStringLiteral("--policy"), policy, QStringLiteral("-") }, "import math");
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("p.json:2:24: math has no effect: math in imports.deny overrides it"),
        outcome.err.constData());
}

void TestBadInput::runsUnderLimitsBeyondTheMachine()
{
    const QString policy = write(QStringLiteral("p.json"),
        "{\"vitrine_policy\": 1, \"base\": \"strict\",\n \"limits\": {\"wall_s\": 1e300, \"cpu_s\": 1e300, "
        "\"memory_mib\": "
        "18446744073709551615, \"operations\": 18446744073709551615, \"recursion\": 18446744073709551615}}");
    for (const char *executor : { "sandbox", "in-process" }) {
        const Outcome outcome
            = runProgram({ QStringLiteral("run"), QStringLiteral("--policy"), policy, QStringLiteral("--executor"),
                             QLatin1String(executor), QStringLiteral("--json"), QStringLiteral("-") },
                "print(1)");
        QVERIFY2(outcome.status == 0, outcome.all().constData());
    }
}

void TestBadInput::rejectsToolsWithTheirLocation()
{
    const QString tools = write(QStringLiteral("tools.json"), "{\"a\": {\"constant\": }}");
    const Outcome outcome
        = runProgram({ QStringLiteral("run"), QStringLiteral("--tools"), tools, QStringLiteral("-") }, "1");
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("tools.json") && outcome.err.contains("line 1"), outcome.err.constData());
    QVERIFY2(!outcome.err.contains("exception"), outcome.err.constData());
}

void TestBadInput::runsALongStep()
{
    const QString step = write(QStringLiteral("long.py"), QByteArray("x = 1\n").repeated(170'000) + "print(x)");
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"), step });
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.json().at("steps")[0].at("logs").get<std::string>(), "1\n");
}

void TestBadInput::needsPermission()
{
    if (geteuid() == 0)
        QSKIP("root may read every file");
    const QString log = write(QStringLiteral("secret.jsonl"), goodLine());
    QVERIFY(QFile::setPermissions(log, {}));
    const Outcome outcome = import(log);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("secret.jsonl") && outcome.err.contains("permission"), outcome.err.constData());
}

void TestBadInput::doesNotWriteWhereItMayNot()
{
    const QString log = write(QStringLiteral("log.jsonl"), goodLine());
    const Outcome outcome
        = runProgram({ QStringLiteral("import"), log, QStringLiteral("--trail"), QStringLiteral("/proc/t.vitrine") });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("Cannot write /proc/t.vitrine"), outcome.err.constData());
}

QTEST_GUILESS_MAIN(TestBadInput)
#include "tst_badinput.moc"
