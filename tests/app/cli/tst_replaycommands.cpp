// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/replay/replayreport.h"
#include "tests/app/cli/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/stat.h>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

/// One run of one step, which asks a tool.
QByteArray memory(const char *found = "found", const char *error = "null")
{
    return QByteArray(R"j([{"task": "Find it."}, {"step_number": 1, "tool_calls": [], "error": )j") + error
        + R"j(, "model_output": "x", "code_action": "import math\nprint(search('a'))",)j"
        + R"j("observations": "Execution logs:\n)j" + found
        + R"j(\nLast output from code snippet:\nNone", "action_output": null, "is_final_answer": false}])j";
}

const char *const denial = "{\"type\": \"AgentExecutionError\", \"message\": \"Code execution failed at line 'import "
                           "sympy' due to: InterpreterError: Import of sympy is not allowed. Authorized imports are: "
                           "['math', 'numpy']\"}";

QByteArray line(const char *question, const char *code = "print(1)")
{
    return QByteArray(R"({"model_id": "m", "agent_action_type": "code", "question": ")") + question
        + R"(", "answer": "1", "true_answer": "1", "intermediate_steps": [{"role": "system", "content": "s"},)"
        + R"({"role": "user", "content": "New task:\n)" + question + R"("},)"
        + R"({"role": "assistant", "content": "<code>)" + code + R"(</code>"}], "start_time": 1.0})" + "\n";
}

} // namespace

class TestReplayCommands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void toolAnswersAreSavedWithTheRun();
    void noisePrintsADocumentThatReplayTakes();
    void compareAlignsTwoRuns();
    void compareTakesReplays();
    void replayFindsRegressionsAgainstABaseline();
    void replayAcceptsWhatTheBaselineHas();
    void replayRejectsABaselineThatItWouldWrite();
    void recoverPrintsThePolicyThatTheLogNames();
    void followTakesInWhatIsAdded();
    void followRejectsPipes();
    void followSaysThatAFileIsNoLog();
    void writesTimesInIsoForm();
    void rejectsRunsThatAreNotThere();
    void saysThatItWasInterrupted();

private:
    QString write(const char *name, const QByteArray &bytes, QIODevice::OpenMode mode = QIODevice::Truncate) const
    {
        QFile file(m_folder->filePath(QLatin1StringView(name)));
        if (file.open(QIODevice::WriteOnly | mode))
            file.write(bytes);
        return file.fileName();
    }
    static Outcome vitrine(const QStringList &arguments) { return runProgram(arguments); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestReplayCommands::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestReplayCommands::toolAnswersAreSavedWithTheRun()
{
    const QString log = write("log.json", memory());
    const QString trail = m_folder->filePath(QStringLiteral("t.vitrine"));
    const QString tools = write("tools.json", R"({"search": {"constant": "found"}})");
    const QStringList run { QStringLiteral("--run"), QStringLiteral("1") };
    QCOMPARE(vitrine({ QStringLiteral("import"), log, QStringLiteral("--trail"), trail }).status, 0);
    const auto replayed = [&] {
        const Json json = vitrine({ QStringLiteral("replay"), QStringLiteral("--json"), trail }).json();
        return QByteArray::fromStdString(json.at("summary").dump());
    };
    QCOMPARE(replayed(), R"({"no_tool_result":1})");
    const QStringList save { QStringLiteral("cassette"), QStringLiteral("save"), trail, QStringLiteral("--tools"),
        tools };
    const Outcome saved = vitrine(save + run);
    QVERIFY2(saved.status == 0, saved.all().constData());
    QVERIFY2(saved.out.contains("Saved the answers of 1 tool with run 1."), saved.out.constData());
    QCOMPARE(replayed(), R"({"same":1})");
    const Json shown = vitrine(
        QStringList { QStringLiteral("cassette"), QStringLiteral("show"), QStringLiteral("--json"), trail } + run)
                           .json();
    QCOMPARE(QByteArray::fromStdString(shown.dump()), R"({"final_answer":{},"search":{"constant":"found"}})");
    QCOMPARE(vitrine(QStringList { QStringLiteral("cassette"), QStringLiteral("reset"), trail } + run).status, 0);
    QCOMPARE(replayed(), R"({"no_tool_result":1})");
    QCOMPARE(vitrine({ QStringLiteral("trail"), QStringLiteral("verify"), trail }).status, 0);
}

void TestReplayCommands::noisePrintsADocumentThatReplayTakes()
{
    const Outcome printed = vitrine({ QStringLiteral("noise") });
    QCOMPARE(printed.status, 0);
    Json rules = printed.json();
    QVERIFY(rules.at("rules").at("addresses") == true);
    rules["own"].push_back({ { "name", "words" }, { "pattern", "f[a-z]+" }, { "replacement", "W" } });
    const QString document = write("noise.json", QByteArray::fromStdString(rules.dump()));
    const QString tools = write("tools.json", R"({"search": {"constant": "fund"}})");
    const QString log = write("log.json", memory());
    const QStringList replay { QStringLiteral("replay"), QStringLiteral("--json"), log, QStringLiteral("--tools"),
        tools };
    const Json strict = vitrine(replay).json().at("runs").at(0);
    QCOMPARE(strict.at("first_divergence"), 2);
    const Json difference = strict.at("steps").at(0).at("difference");
    QCOMPARE(
        QByteArray::fromStdString(difference.dump()), R"({"line":1,"now":"fund","part":"logs","recorded":"found"})");
    const Json lenient = vitrine(replay + QStringList { QStringLiteral("--noise"), document }).json();
    QCOMPARE(lenient.at("runs").at(0).at("steps").at(0).at("reason"), "words");
    const QString broken = write("broken.json", "{\"vitrine_noise\": 1, \"rules\": {\"x\": true}}");
    QCOMPARE(vitrine({ QStringLiteral("noise"), broken }).status, 2);
    QCOMPARE(vitrine(replay + QStringList { QStringLiteral("--noise"), broken }).status, 2);
}

void TestReplayCommands::compareAlignsTwoRuns()
{
    const QString left = write("a.json", memory());
    const QString right = write("b.json", memory("nothing"));
    const Outcome same = vitrine({ QStringLiteral("compare"), left, write("same.json", memory()) });
    QVERIFY2(same.status == 0, same.all().constData());
    const Outcome other = vitrine({ QStringLiteral("compare"), QStringLiteral("--json"), left, right });
    QCOMPARE(other.status, 1);
    QCOMPARE(QByteArray::fromStdString(other.json().at("summary").dump()), R"({"differs":1,"same":1})");
    const Json step = other.json().at("steps").at(1);
    QCOMPARE(step.at("differences").at(0).at("right"), "nothing");
    const Outcome text = vitrine({ QStringLiteral("compare"), left, right });
    QVERIFY2(text.out.contains("nothing"), text.all().constData());
}

void TestReplayCommands::compareTakesReplays()
{
    const QString log = write("log.json", memory());
    const QString trail = m_folder->filePath(QStringLiteral("t.vitrine"));
    const QString tools = write("tools.json", R"({"search": {"constant": "lost"}})");
    const QStringList compare { QStringLiteral("compare"), QStringLiteral("--json"), QStringLiteral("--replayed") };
    QCOMPARE(vitrine({ QStringLiteral("import"), log, QStringLiteral("--trail"), trail }).status, 0);
    const Outcome early = vitrine(compare + QStringList { QStringLiteral("right"), trail });
    QCOMPARE(early.status, 2);
    QVERIFY2(early.err.contains("vitrine replay"), early.all().constData());
    vitrine({ QStringLiteral("replay"), trail, QStringLiteral("--trail"), trail, QStringLiteral("--tools"), tools });
    const Outcome right = vitrine(compare + QStringList { QStringLiteral("right"), trail });
    QCOMPARE(right.status, 1);
    const Json difference = right.json().at("steps").at(1).at("differences").at(0);
    QCOMPARE(difference.at("left"), "found");
    QCOMPARE(difference.at("right"), "lost");
    const QString copy = m_folder->filePath(QStringLiteral("copy.vitrine"));
    QVERIFY(QFile::copy(trail, copy));
    QCOMPARE(vitrine(compare + QStringList { QStringLiteral("both"), trail, copy }).status, 0);
    QCOMPARE(vitrine(compare + QStringList { QStringLiteral("left"), log }).status, 2);
}

void TestReplayCommands::replayFindsRegressionsAgainstABaseline()
{
    const QString log = write("log.json", memory());
    const QString golden = m_folder->filePath(QStringLiteral("golden.vitrine"));
    const QString tools = write("tools.json", R"({"search": {"constant": "found"}})");
    const QString others = write("others.json", R"({"search": {"constant": "<lost>"}})");
    vitrine({ QStringLiteral("replay"), log, QStringLiteral("--trail"), golden, QStringLiteral("--tools"), tools });
    const auto file = [&](const char *name) { return m_folder->filePath(QLatin1StringView(name)); };
    const auto replayed = [&](const QString &answers) {
        return vitrine({ QStringLiteral("replay"), QStringLiteral("--json"), QStringLiteral("--baseline"), golden,
            QStringLiteral("--sarif"), file("a.sarif"), QStringLiteral("--junit"), file("a.xml"),
            QStringLiteral("--markdown"), file("a.md"), QStringLiteral("--tools"), answers, log });
    };
    const auto text = [&](const char *name) {
        QFile written(file(name));
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    };
    const auto results
        = [&] { return Json::parse(text("a.sarif").toStdString(), nullptr, false).at("runs").at(0).at("results"); };
    const Outcome same = replayed(tools);
    QVERIFY2(same.status == 0, same.all().constData());
    QCOMPARE(QByteArray::fromStdString(same.json().at("baseline").at("summary").dump()),
        R"({"changed":0,"fixed":0,"regression":0,"same":1})");
    QVERIFY(results().empty());
    QVERIFY2(text("a.xml").contains(R"(failures="0")"), text("a.xml").constData());
    const Outcome worse = replayed(others);
    QCOMPARE(worse.status, 1);
    QCOMPARE(worse.json().at("baseline").at("summary").at("regression"), 1);
    QCOMPARE(results().at(0).at("ruleId"), "baseline.logs");
    QCOMPARE(results().at(0).at("locations").at(0).at("physicalLocation").at("artifactLocation").at("uri"),
        "run-1/step-2.py");
    QVERIFY2(text("a.xml").contains(R"(<failure type="baseline.logs")"), text("a.xml").constData());
    // Nothing that an agent wrote becomes markup.
    QVERIFY2(text("a.md").contains("\\<lost\\>"), text("a.md").constData());
}

/// A step that failed before may fail again; runs that are gone are regressions, new ones are not.
void TestReplayCommands::replayAcceptsWhatTheBaselineHas()
{
    const QString log = write("log.json", memory("x", denial));
    const QString golden = m_folder->filePath(QStringLiteral("golden.vitrine"));
    const QString tools = write("tools.json", R"({"search": {"constant": "other"}})");
    vitrine({ QStringLiteral("replay"), log, QStringLiteral("--trail"), golden, QStringLiteral("--tools"), tools });
    const QStringList replay { QStringLiteral("replay"), QStringLiteral("--tools"), tools, QStringLiteral("--json") };
    QCOMPARE(vitrine(replay + QStringList { log }).status, 1);
    const QStringList beside = replay + QStringList { QStringLiteral("--baseline"), golden };
    const Outcome accepted = vitrine(beside + QStringList { log });
    QVERIFY2(accepted.status == 0, accepted.all().constData());
    const QString other = write("other.json", memory().replace("Find it.", "Find more."));
    const Outcome gone = vitrine(beside + QStringList { other });
    QCOMPARE(gone.status, 1);
    QCOMPARE(gone.json().at("baseline").at("missing_runs").at(0).at("task"), "Find it.");
    QVERIFY(gone.json().at("baseline").at("runs").at(0).at("golden_run").is_null());
    QCOMPARE(vitrine(beside + QStringList { other, log }).status, 0);
}

void TestReplayCommands::replayRejectsABaselineThatItWouldWrite()
{
    const QString log = write("log.json", memory());
    const QString trail = m_folder->filePath(QStringLiteral("t.vitrine"));
    QCOMPARE(vitrine({ QStringLiteral("import"), log, QStringLiteral("--trail"), trail }).status, 0);
    const QStringList replay { QStringLiteral("replay"), QStringLiteral("--baseline"), trail };
    QCOMPARE(vitrine(replay + QStringList { trail, QStringLiteral("--trail"), trail }).status, 2);
    QCOMPARE(vitrine({ QStringLiteral("replay"), QStringLiteral("--baseline"), log, log }).status, 2);
    QCOMPARE(vitrine({ QStringLiteral("replay"), QStringLiteral("--sarif"), log, log }).status, 2);
}

void TestReplayCommands::recoverPrintsThePolicyThatTheLogNames()
{
    const QString log = write("log.json", memory("x", denial));
    const Outcome recovered = vitrine({ QStringLiteral("policy"), QStringLiteral("recover"), log });
    QVERIFY2(recovered.status == 0, recovered.all().constData());
    QCOMPARE(QByteArray::fromStdString(recovered.json().at("imports").at("allow").dump()), R"(["math","numpy"])");
    QCOMPARE(recovered.json().at("name"), "from-log");
    QVERIFY2(recovered.err.isEmpty(), recovered.err.constData());
    const QString silent = write("silent.json", memory());
    const Outcome base = vitrine({ QStringLiteral("policy"), QStringLiteral("recover"), silent });
    QCOMPARE(base.status, 0);
    QVERIFY2(base.err.contains("shows nothing of its policy; this is smolagents-default."), base.all().constData());
    const QString policy = write("policy.json", recovered.out);
    QCOMPARE(vitrine({ QStringLiteral("policy"), QStringLiteral("show"), policy }).status, 0);
    const QStringList replay { QStringLiteral("replay"), QStringLiteral("--json"), log, QStringLiteral("--policy") };
    const Json named = vitrine(replay + QStringList { QStringLiteral("from-log") }).json();
    QCOMPARE(named.at("summary"), vitrine(replay + QStringList { policy }).json().at("summary"));
}

void TestReplayCommands::followTakesInWhatIsAdded()
{
    const QString trail = m_folder->filePath(QStringLiteral("t.vitrine"));
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("logs")));
    QProcess process;
    process.start(QStringLiteral(VITRINE_PROGRAM),
        { QStringLiteral("follow"), QStringLiteral("--json"), m_folder->filePath(QStringLiteral("logs")),
            QStringLiteral("--trail"), trail });
    const auto next = [&process] {
        while (!process.canReadLine() && process.waitForReadyRead(60'000)) { }
        return Json::parse(process.readLine().toStdString(), nullptr, false);
    };
    write("logs/a.jsonl", line("one"));
    QCOMPARE(next().value("added", 0), 1);
    write("logs/a.jsonl", line("two") + line("three"), QIODevice::Append);
    QCOMPARE(next().value("added", 0), 2);
    ::kill(pid_t(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 0);
    const Json runs
        = vitrine({ QStringLiteral("trail"), QStringLiteral("list"), QStringLiteral("--json"), trail }).json();
    QCOMPARE(runs.at("runs").size(), 3u);
    QCOMPARE(vitrine({ QStringLiteral("trail"), QStringLiteral("verify"), trail }).status, 0);
}

void TestReplayCommands::followRejectsPipes()
{
    const QString pipe = m_folder->filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QString trail = m_folder->filePath(QStringLiteral("t.vitrine"));
    const Outcome outcome = vitrine({ QStringLiteral("follow"), pipe, QStringLiteral("--trail"), trail });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("not a regular file"), outcome.all().constData());
    QVERIFY(!QFile::exists(trail));
}

/// At once, not only when it ends.
void TestReplayCommands::followSaysThatAFileIsNoLog()
{
    const QString picture = write("picture.png", "\x89PNG\r\n\x1a\n");
    QProcess process;
    process.start(QStringLiteral(VITRINE_PROGRAM),
        { QStringLiteral("follow"), picture, QStringLiteral("--trail"),
            m_folder->filePath(QStringLiteral("t.vitrine")) });
    process.setReadChannel(QProcess::StandardError);
    QByteArray printed;
    while (!printed.contains("Waiting for the file to change.") && process.waitForReadyRead(60'000))
        printed += process.readAllStandardError();
    QVERIFY2(printed.contains("PNG image"), printed.constData());
    QVERIFY2(printed.contains("Waiting for the file to change."), printed.constData());
    ::kill(pid_t(process.processId()), SIGTERM);
    QVERIFY(process.waitForFinished(60'000));
}

void TestReplayCommands::writesTimesInIsoForm()
{
    const QString log = write("timed.json",
        R"([{"task": "t"}, {"step_number": 1, "code_action": "x = 1", "timing": {"start_time": 1788257402.5, "end_time": 1788257403}}])");
    const QString trail = m_folder->filePath(QStringLiteral("t.vitrine"));
    QCOMPARE(vitrine({ QStringLiteral("import"), QStringLiteral("--trail"), trail, log }).status, 0);
    const auto trailCommand = [&](const char *name) {
        return vitrine({ QStringLiteral("trail"), QLatin1String(name), QStringLiteral("--json"), trail }).json();
    };
    const Json shown = trailCommand("show").at("runs").at(0);
    QCOMPARE(shown.at("steps").at(1).at("time").at("started_at"), "2026-09-01T10:10:02.5Z");
    QCOMPARE(shown.at("steps").at(1).at("time").at("ended_at"), "2026-09-01T10:10:03Z");
    QVERIFY(trailCommand("list").at("sources").at(0).at("imported_at").get<std::string>().ends_with("Z"));
}

void TestReplayCommands::rejectsRunsThatAreNotThere()
{
    const QString log = write("log.json", memory());
    const QStringList run { QStringLiteral("--run"), QStringLiteral("9"), log };
    QCOMPARE(vitrine(QStringList { QStringLiteral("cassette"), QStringLiteral("show") } + run).status, 2);
    QCOMPARE(vitrine(QStringList { QStringLiteral("policy"), QStringLiteral("recover") } + run).status, 2);
    QCOMPARE(vitrine(QStringList { QStringLiteral("compare") } + run).status, 2);
}

void TestReplayCommands::saysThatItWasInterrupted()
{
    const QString log = write("three.jsonl", line("a") + line("b", "import time\\ntime.sleep(60)") + line("c"));
    const QString golden = m_folder->filePath(QStringLiteral("golden.vitrine"));
    QCOMPARE(runProgram({ QStringLiteral("import"), log, QStringLiteral("--trail"), golden }).status, 0);
    const QString sarif = m_folder->filePath(QStringLiteral("found.sarif"));
    QProcess process;
    process.start(QStringLiteral(VITRINE_PROGRAM),
        { QStringLiteral("replay"), log, QStringLiteral("--baseline"), golden, QStringLiteral("--sarif"), sarif });
    QByteArray out;
    while (!out.contains("Run 1") && process.waitForReadyRead(60'000))
        out += process.readAllStandardOutput();
    QVERIFY(out.contains("Run 1"));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitCode(), 1);
    out += process.readAllStandardOutput();
    const QByteArray err = process.readAllStandardError();
    // The signal may come before the second run has started.
    const bool isAtFirst = err.contains("Interrupted in run 1 of 3: the rest was not replayed.");
    QVERIFY2(isAtFirst || err.contains("Interrupted in run 2 of 3: the rest was not replayed."), err.constData());
    // Steps that were left out are no regressions, and no reports are written on them.
    QVERIFY2(!out.contains("Regression"), out.constData());
    QVERIFY2(err.contains("The reports were not written.") && !QFile::exists(sarif), err.constData());
    // A script would take the document for a complete replay.
    ReplayReport report("3.13");
    QVERIFY(!report.json().contains("interrupted"));
    report.setInterrupted(3);
    QCOMPARE(report.json().at("interrupted").at("runs").get<int>(), 3);
    QCOMPARE(report.json().at("interrupted").at("reported_runs").get<int>(), 0);
}

QTEST_GUILESS_MAIN(TestReplayCommands)
#include "tst_replaycommands.moc"
