// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// One run a line, each its own.
QByteArray runLine(int number)
{
    const QByteArray text = QByteArray::number(number);
    return "{\"task\": \"t" + text + "\", \"steps\": [{\"step_number\": 1, \"model_output\": \"<code>print(" + text
        + ")</code>\", \"error\": null, \"tool_calls\": [], \"odd_key\": 1}]}\n";
}

/// A turn of one session of Claude Code.
QByteArray claudeTurn(int number)
{
    const QByteArray text = QByteArray::number(number);
    return "{\"type\":\"assistant\",\"sessionId\":\"s1\",\"uuid\":\"00000000-000" + text
        + "\",\"timestamp\":\"2026-01-01T00:00:0" + text + "Z\",\"message\":{\"id\":\"m" + text
        + "\",\"role\":\"assistant\",\"model\":\"m\",\"content\":[{\"type\":\"text\",\"text\":\"Turn " + text
        + ".\"}],\"usage\":{\"input_tokens\":10,\"output_tokens\":1}}}\n";
}

} // namespace

/// `vitrine import` with many files, on trial, and cancelled.
class TestImport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void opensFoldersAndPatterns();
    void passesOverWhatIsNoLogInAFolder();
    void reportsWhatFailed();
    void triesOutWithoutWriting();
    void takesTheSameBytesOnce();
    void replacesTheRunsOfALogThatHasGrown();
    void keepsTheRunsOfAnotherContent();
    void overridesTheFormat();
    void reportsDetails();
    void countsTheStepsThatTheTrailHas();
    void checksAndStatisticsCountAlike();
    void leavesNoEmptyTrail();
    void leavesTheTrailAsItWasWhenCancelled();
    void givesTheOriginalBytesOfAStep();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString write(const QString &name, const QByteArray &content) const
    {
        QDir(m_folder->path()).mkpath(QFileInfo(name).path());
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    QString trail() const { return path(u"t.vitrine"_s); }
    Outcome import(const QStringList &arguments) const
    {
        return runProgram(QStringList { u"import"_s, u"--json"_s, u"--trail"_s, trail() } + arguments);
    }
    nlohmann::json statistics() const { return runProgram({ u"trail"_s, u"stats"_s, u"--json"_s, trail() }).json(); }
    QByteArray runsOfTrail() const
    {
        return runProgram({ u"trail"_s, u"sql"_s, trail(), u"SELECT count(*) AS runs FROM v_runs"_s }).out;
    }
    /// Names and sizes of all files but those that SQLite keeps beside a trail while somebody reads it.
    QStringList files() const
    {
        QStringList all;
        for (const QFileInfo &file : QDir(m_folder->path()).entryInfoList(QDir::Files | QDir::Hidden))
            if (!file.fileName().endsWith(u"-wal") && !file.fileName().endsWith(u"-shm"))
                all << file.fileName() + u' ' + QString::number(file.size());
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestImport::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestImport::opensFoldersAndPatterns()
{
    write(u"logs/b.jsonl"_s, runLine(1));
    write(u"logs/a/c.jsonl"_s, runLine(2) + runLine(3));
    write(u"other.jsonl"_s, runLine(4));
    const Outcome outcome = import({ path(u"logs"_s), path(u"oth*.jsonl"_s) });
    QVERIFY2(outcome.status == 0, outcome.all().constData());
    const auto files = outcome.json().at("files");
    QCOMPARE(files.size(), 3u);
    QVERIFY(files[0].at("file").get<std::string>().ends_with("logs/a/c.jsonl"));
    QCOMPARE(files[0].at("runs").get<int>(), 2);
    QVERIFY(files[2].at("file").get<std::string>().ends_with("other.jsonl"));
    QVERIFY2(runsOfTrail().contains('4'), runsOfTrail().constData());
}

void TestImport::passesOverWhatIsNoLogInAFolder()
{
    write(u"logs/a.jsonl"_s, runLine(1));
    const QString readme = write(u"logs/README.md"_s, "Two logs.\n");
    write(u"logs/empty.json"_s, {});
    const Outcome outcome = import({ path(u"logs"_s) });
    QVERIFY2(outcome.status == 0, outcome.all().constData());
    QCOMPARE(outcome.json().at("skipped").size(), 2u);
    QVERIFY(outcome.json().at("failed").empty());
    // Named, it has to be one.
    const Outcome named = import({ readme });
    QCOMPARE(named.status, 2);
    QCOMPARE(named.json().at("failed")[0].at("code").get<std::string>(), "unknown-format");
}

void TestImport::reportsWhatFailed()
{
    const QString good = write(u"a.jsonl"_s, runLine(1));
    const Outcome outcome = import({ path(u"absent.json"_s), good });
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.json().at("files").size(), 1u);
    QCOMPARE(outcome.json().at("failed")[0].at("code").get<std::string>(), "file-not-found");
}

void TestImport::triesOutWithoutWriting()
{
    const QString log = write(u"a.jsonl"_s, runLine(1) + "garbage\n" + runLine(2));
    const QStringList before = files();
    const Outcome free = runProgram({ u"import"_s, u"--dry-run"_s, u"--json"_s, log });
    const Outcome dry = import({ u"--dry-run"_s, log });
    QCOMPARE(files(), before);
    QCOMPARE(dry.status, 2);
    QVERIFY(dry.json().at("dry_run").get<bool>());
    const Outcome real = import({ log });
    QCOMPARE(real.status, dry.status);
    QVERIFY2(real.json().at("files") == dry.json().at("files"), dry.all().constData());
    QVERIFY(free.json() == dry.json());
    // With the log in the trail, the trial says so, and the trail stays the same to the byte.
    const QStringList with = files();
    const Outcome again = import({ u"--dry-run"_s, log });
    QVERIFY(again.json().at("files")[0].at("already_imported").get<bool>());
    QCOMPARE(files(), with);
}

void TestImport::takesTheSameBytesOnce()
{
    const QString log = write(u"a.jsonl"_s, runLine(1));
    const QString copy = write(u"b.jsonl"_s, runLine(1));
    for (const QStringList &more : { QStringList { u"--dry-run"_s }, QStringList() }) {
        const auto files = import(more + QStringList { log, copy, log }).json().at("files");
        QCOMPARE(files.size(), 2u);
        QVERIFY(!files[0].at("already_imported").get<bool>());
        QVERIFY(files[1].at("already_imported").get<bool>());
        QCOMPARE(files[1].at("duplicates").get<int>(), 1);
    }
}

void TestImport::replacesTheRunsOfALogThatHasGrown()
{
    write(u"projects/s1.jsonl"_s, claudeTurn(1) + claudeTurn(2));
    write(u"projects/s2.jsonl"_s, runLine(1));
    const QString folder = path(u"projects"_s);
    QCOMPARE(import({ folder }).status, 0);
    write(u"projects/s1.jsonl"_s, claudeTurn(1) + claudeTurn(2) + claudeTurn(3) + claudeTurn(4));
    const Outcome table = runProgram({ u"import"_s, u"--trail"_s, trail(), folder });
    QCOMPARE(table.status, 0);
    QVERIFY2(table.out.contains("replaces the import of "), table.out.constData());
    QVERIFY2(table.out.contains("; runs: 1"), table.out.constData());
    const auto stats = statistics();
    QCOMPARE(stats["all"]["runs"], 2);
    QCOMPARE(stats["all"]["tokens_in"], 40);
    // The chain explains why rows are missing.
    const Outcome verified = runProgram({ u"trail"_s, u"verify"_s, trail() });
    QCOMPARE(verified.status, 0);
    QVERIFY2(
        verified.out.contains("runs replaced by a later import of the same log: 1, at "), verified.out.constData());
    // Nothing happens again, and an old copy has nothing new.
    QVERIFY(runProgram({ u"import"_s, u"--trail"_s, trail(), folder }).out.contains("already imported"));
    write(u"backup/s1.jsonl"_s, claudeTurn(1) + claudeTurn(2));
    QCOMPARE(import({ path(u"backup"_s) }).json()["files"][0]["already_imported"], true);
    QCOMPARE(statistics()["all"]["runs"], 2);
}

void TestImport::keepsTheRunsOfAnotherContent()
{
    const QString log = write(u"s1.jsonl"_s, claudeTurn(1) + claudeTurn(2));
    QCOMPARE(import({ log }).status, 0);
    write(u"s1.jsonl"_s, claudeTurn(5) + claudeTurn(6) + claudeTurn(7));
    const Outcome again = runProgram({ u"import"_s, u"--trail"_s, trail(), log });
    QCOMPARE(again.status, 0);
    QVERIFY2(again.err.contains("with other content"), again.err.constData());
    QCOMPARE(statistics()["all"]["runs"], 2);
}

void TestImport::overridesTheFormat()
{
    const QString log
        = write(u"a.json"_s, R"([{"role": "user", "content": "U"}, {"role": "assistant", "content": "A"}])");
    QCOMPARE(import({ u"--dry-run"_s, log }).json().at("files")[0].at("format").get<std::string>(), "chat");
    QCOMPARE(import({ u"--dry-run"_s, u"--format"_s, u"otlp"_s, log }).status, 2);
}

void TestImport::reportsDetails()
{
    const QString log = write(u"a.jsonl"_s, runLine(1) + runLine(1));
    const Outcome outcome = runProgram({ u"import"_s, u"--dry-run"_s, u"--details"_s, log });
    QVERIFY2(outcome.out.contains("Imported 1 run that duplicates an earlier run"), outcome.all().constData());
    QVERIFY2(outcome.out.contains("Tokens of steps"), outcome.all().constData());
    QVERIFY2(outcome.out.contains("tags 2"), outcome.all().constData());
    QVERIFY2(outcome.out.contains("odd_key"), outcome.all().constData());
    const auto provenance = import({ log }).json().at("files")[0].at("provenance");
    QCOMPARE(provenance.at("step_times").at("missing").get<int>(), 2);
}

// The import, the statistics and the list of runs have one meaning of a step, and the import says how many are turns.
void TestImport::countsTheStepsThatTheTrailHas()
{
    QByteArray withTask = runLine(1);
    withTask.replace("\"steps\": [", "\"steps\": [{\"task\": \"t1\"}, ");
    const QString log = write(u"a.jsonl"_s, withTask + runLine(2));
    const Outcome printed = runProgram({ u"import"_s, u"--trail"_s, trail(), log });
    const auto words = [](const QByteArray &line) { return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts); };
    const auto table = printed.out.split('\n');
    QVERIFY2(table.size() > 1, printed.all().constData());
    QVERIFY2(words(table[0]).contains(u"Turns"_s), printed.all().constData());
    const auto figures = words(table[1]);
    const auto stats = runProgram({ u"trail"_s, u"stats"_s, u"--json"_s, trail() }).json().at("all");
    const auto report = runProgram({ u"import"_s, u"--dry-run"_s, u"--json"_s, log }).json().at("files")[0];
    for (const char *key : { "runs", "steps", "code_steps", "errors", "blocked", "grader_steps" })
        QCOMPARE(report.at(key), stats.at(key));
    QCOMPARE(report.at("turns").get<int>(), 2);
    QVERIFY(report.at("steps").get<int>() > 2); // the task, too
    // File, format, runs, steps, turns, with code.
    QCOMPARE(figures.mid(2, 4),
        QStringList({ u"2"_s, QString::number(stats.at("steps").get<int>()), u"2"_s,
            QString::number(stats.at("code_steps").get<int>()) }));
}

// Steps with code are in any language; only those in Python are checked.
void TestImport::checksAndStatisticsCountAlike()
{
    const QString log = QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl");
    QCOMPARE(runProgram({ u"import"_s, u"--trail"_s, trail(), log }).status, 0);
    const auto stats = runProgram({ u"trail"_s, u"stats"_s, u"--json"_s, trail() }).json().at("all");
    const auto checked = runProgram({ u"check"_s, u"--json"_s, log }).json().at("summary");
    QVERIFY(stats.at("code_steps").get<int>() > 0);
    QCOMPARE(checked.at("code_steps"), stats.at("code_steps"));
    QCOMPARE(checked.at("recorded_blocked"), stats.at("blocked"));
    QVERIFY(checked.at("python_steps").get<int>() < checked.at("code_steps").get<int>());
    const auto printed = runProgram({ u"check"_s, log }).out;
    const auto sums = u"steps with code: %1, in Python: %2"_s.arg(stats.at("code_steps").get<int>())
                          .arg(checked.at("python_steps").get<int>());
    QVERIFY2(printed.contains(sums.toUtf8()), printed.constData());
}

void TestImport::leavesNoEmptyTrail()
{
    QCOMPARE(import({ write(u"a.json"_s, "Dear diary\n") }).status, 2);
    QCOMPARE(files().size(), 1);
}

void TestImport::leavesTheTrailAsItWasWhenCancelled()
{
    QVERIFY(import({ write(u"small.jsonl"_s, runLine(1)) }).status == 0);
    const QByteArray before = runsOfTrail();
    QByteArray large;
    for (int n = 2; large.size() < 60'000'000; ++n)
        large += runLine(n);
    const QString log = write(u"large.jsonl"_s, large);
    QProcess process;
    process.start(QStringLiteral(VITRINE_PROGRAM), { u"import"_s, u"--trail"_s, trail(), log });
    // It stands beside the trail while something is written.
    QTRY_VERIFY(QFile::exists(trail() + u"-writers"_s));
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    QVERIFY2(runsOfTrail() == before, runsOfTrail().constData());
    QCOMPARE(runProgram({ u"trail"_s, u"verify"_s, trail() }).status, 0);
}

void TestImport::givesTheOriginalBytesOfAStep()
{
    const QByteArray line = runLine(1);
    const QString log = write(u"a.jsonl"_s, line);
    QCOMPARE(import({ log }).status, 0);
    const QStringList command { u"trail"_s, u"show"_s, trail(), u"--run"_s, u"1"_s, u"--step"_s, u"1"_s, u"--raw"_s };
    const Outcome shown = runProgram(command + QStringList { u"--json"_s });
    QVERIFY2(shown.status == 0, shown.all().constData());
    const QByteArray text = QByteArray::fromStdString(shown.json().at("text").get<std::string>());
    QVERIFY(text.startsWith("{\"step_number\": 1"));
    QCOMPARE(shown.json().at("from").get<qsizetype>(), line.indexOf(text));
    QVERIFY(runProgram(command).out.contains("step_number"));
    // As long as before, but another.
    write(u"a.jsonl"_s, QByteArray(line).replace("odd_key", "old_key"));
    const Outcome changed = runProgram(command);
    QCOMPARE(changed.status, 2);
    QVERIFY2(changed.err.contains("it was changed after it was imported."), changed.err.constData());
    QFile::remove(log);
    const Outcome missing = runProgram(command);
    QCOMPARE(missing.status, 2);
    QVERIFY2(missing.err.contains("file not found"), missing.err.constData());
}

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
