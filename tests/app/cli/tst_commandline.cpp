// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/version.h"
#include "tests/app/cli/program.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace vitrine;

namespace {

constexpr const char *memory = R"json([
 {"task": "Add.", "task_images": null},
 {"step_number": 1, "tool_calls": [], "error": null, "model_output": "<code>x = 2 + 3\nprint(x)</code>",
  "code_action": "x = 2 + 3\nprint(x)", "observations": "Execution logs:\n5\nLast output from code snippet:\nNone",
  "action_output": null, "is_final_answer": false},
 {"step_number": 2, "tool_calls": [], "model_output": "<code>import sympy</code>", "code_action": "import sympy",
  "error": {"type": "AgentExecutionError", "message": "Code execution failed at line 'import sympy' due to: InterpreterError: Import of sympy is not allowed. Authorized imports are: ['re', 'math', 'random', 'collections', 'datetime', 'itertools', 'queue', 'stat', 'statistics', 'time', 'unicodedata']"},
  "observations": null, "action_output": null, "is_final_answer": false},
 {"step_number": 3, "tool_calls": [], "error": null, "model_output": "<code>final_answer(x)</code>",
  "code_action": "final_answer(x)", "observations": "Execution logs:\nLast output from code snippet:\n5",
  "action_output": 5, "is_final_answer": true}])json";

QByteArray text(const nlohmann::json &json)
{
    return QByteArray::fromStdString(json.is_string() ? json.get<std::string>() : json.dump());
}

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void printsItsVersion();
    void explainsEveryCommand_data();
    void explainsEveryCommand();
    void rejectsWrongUsage_data();
    void rejectsWrongUsage();
    void runsFilesAsStepsOfOneSession();
    void readsAStepFromStandardInput();
    void failsWhenAStepFails();
    void obeysThePolicyItIsGiven();
    void answersToolsFromAFile();
    void stubsInPythonFailAsPythonDoes();
    void librariesImportWhatTheyNeedWhileCodeRuns();
    void nothingOfAStepGetsIntoTheOutput();
    void recordsWhatItRuns();
    void showsHostileTextSafely();
    void printsNothingButJson();
    void checksWithoutRunning();
    void checksTheRunsOfATrail();
    void sumsUpNothingIfNoFileCanBeRead();
    void checksTheStepsOfARunTogether();
    void listsTheRulesOfTheReview();
    void readsCodeBetweenOtherTags();
    void importsIntoATrail();
    void reportsWhatBecameOfASessionThatWasKilled();
    void replaysALog();
    void replaysManyRunsAtTheSameTimeWithTheSameResults();
    void replaysFromAStepOn();
    void replaysATrailAndRecordsIt();
    void listsShowsAndVerifiesATrail();
    void showsMessagesAndTools();
    void showsPolicies();
    void stopsARunningStep();
    void speaksTheUsersLanguage();

private:
    QString write(const char *name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(QLatin1StringView(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    QString path(const char *name) const { return m_folder.filePath(QLatin1StringView(name)); }

    QTemporaryDir m_folder;
};

void TestCommandLine::initTestCase() { QVERIFY(m_folder.isValid()); }

void TestCommandLine::printsItsVersion()
{
    const Outcome outcome = runProgram({ QStringLiteral("--version") });
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out, QByteArray("vitrine " VITRINE_VERSION "\n"));
    QCOMPARE(outcome.err, QByteArray());
}

void TestCommandLine::explainsEveryCommand_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("mentions");
    const auto row = [](const char *command, const char *mentions) {
        QTest::newRow(command) << QString::fromLatin1(command).split(QLatin1Char(' '), Qt::SkipEmptyParts)
                               << QByteArray(mentions);
    };
    row("", "--replay");
    row("run", "--executor");
    row("check", "--policy");
    row("import", "--trail");
    row("replay", "--shard");
    row("trail", "verify");
    row("trail list", "--json");
    row("trail show", "--run");
    row("trail verify", "--json");
    row("grab", "--tab");
    row("policy", "list");
    row("policy list", "--json");
    row("policy show", "POLICY");
}

void TestCommandLine::explainsEveryCommand()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, mentions);
    const Outcome outcome = runProgram(command + QStringList { QStringLiteral("--help") });
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains(mentions), outcome.out.constData());
    QCOMPARE(outcome.err, QByteArray());
}

void TestCommandLine::rejectsWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const QString step = write("fine.py", "1");
    const auto row = [](const char *name, const QStringList &arguments, const char *message) {
        QTest::newRow(name) << arguments << QByteArray(message);
    };
    const auto words = [&step](const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' ')) << step; };
    row("unknown option", words("run --nonsense"), "--nonsense");
    row("no step", { QStringLiteral("run") }, "STEP");
    row("import without trail", words("import"), "--trail");
    row("unknown policy", words("run --policy nonsense"), "smolagents-default");
    row("no token of Modal", words("run --executor modal"), "MODAL_TOKEN_ID");
    row("engine that is none", words("run --executor docker --engine nonsense"), "engine");
    row("no executor", words("run --executor nonsense"), "nonsense");
    row("kernels of no server", words("run --executor jupyter"), "--server");
    row("server that is none", words("run --executor jupyter --server nonsense"), "address");
    row("standard input twice", words("run - -"), "Standard input");
    row("shard without slash", words("replay --shard 2"), "--shard");
    row("shard beyond the last", words("replay --shard 3/2"), "--shard");
    row("no jobs", words("replay --jobs 0"), "--jobs");
    row("trail without command", { QStringLiteral("trail") }, "A command is missing");
    row("unknown format", words("import --trail x.vitrine --format nonsense"), "nonsense");
}

void TestCommandLine::rejectsWrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = runProgram(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QVERIFY(outcome.err.startsWith("vitrine: "));
    QCOMPARE(outcome.out, QByteArray());
}

void TestCommandLine::runsFilesAsStepsOfOneSession()
{
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"),
        write("a.py", "x = 20\nprint('hi')"), write("b.py", "x + 1") });
    QCOMPARE(outcome.status, 0);
    const auto steps = outcome.json().at("steps");
    QCOMPARE(steps.size(), 2u);
    QCOMPARE(text(steps[0].at("logs")), "hi\n");
    QCOMPARE(text(steps[1].at("status")), "ok");
    QCOMPARE(text(steps[1].at("output").at("repr")), "21");
    QVERIFY(text(steps[1].at("file")).endsWith("b.py"));
}

void TestCommandLine::readsAStepFromStandardInput()
{
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("-") }, "print(6 * 7)");
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains("42"), outcome.out.constData());
}

void TestCommandLine::failsWhenAStepFails()
{
    const Outcome outcome = runProgram({ QStringLiteral("run"), write("bad.py", "a = 1\nb = a / 0") });
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains("ZeroDivisionError"), outcome.out.constData());
    QVERIFY(outcome.out.contains("line 2"));
}

void TestCommandLine::obeysThePolicyItIsGiven()
{
    const QString step = write("import.py", "import numpy");
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--policy"),
        QStringLiteral("smolagents-default"), step });
    QCOMPARE(outcome.status, 1);
    QCOMPARE(text(outcome.json().at("steps")[0].at("status")), "blocked");
    const QString policy = write("mine.json",
        R"({"vitrine_policy": 1, "name": "mine", "version": 1, "base": "smolagents-default", "imports": {"allow": ["json"]}})");
    const Outcome allowed = runProgram({ QStringLiteral("run"), QStringLiteral("--policy"), policy,
        write("json.py", "import json\njson.dumps([1])") });
    QCOMPARE(allowed.status, 0);
}

void TestCommandLine::answersToolsFromAFile()
{
    const QString tools = write("tools.json", R"({"rate": {"constant": 1.5}, "final_answer": {}})");
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--tools"),
        tools, write("call.py", "final_answer(rate() * 2)") });
    QCOMPARE(outcome.status, 0);
    const auto step = outcome.json().at("steps")[0];
    QVERIFY(step.at("is_final").get<bool>());
    QCOMPARE(text(step.at("output").at("repr")), "3.0");
}

// They run outside of the sandbox, and the code is to see no difference.
void TestCommandLine::stubsInPythonFailAsPythonDoes()
{
    const QString tools = write("doubles.json",
        R"({"fail": {"python": "def fail(how):\n    print('said aloud')\n    raise {'key': KeyError('k'), )"
        R"('value': ValueError('v'), 'own': type('Own', (Exception,), {})('o'), )"
        R"('bytes': UnicodeDecodeError('a', b'b', 0, 1, 'c')}[how]"}})");
    const QString step = write("fail.py", R"(seen = []
for how in ('key', 'value', 'own', 'bytes'):
    try:
        fail(how)
    except Exception as error:
        seen.append((type(error).__name__, str(error)))
try:
    fail()
except TypeError as error:
    seen.append(str(error))
seen)");
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--policy"),
        QStringLiteral("permissive-audit"), QStringLiteral("--tools"), tools, step });
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.err.contains("said aloud"));
    QCOMPARE(text(outcome.json().at("steps")[0].at("output").at("repr")),
        "[('KeyError', \"'k'\"), ('ValueError', 'v'), ('Own', 'o'), ('ToolError', \"UnicodeDecodeError: 'a' codec "
        "can't decode byte 0x62 in position 0: c\"), \"fail() missing 1 required positional argument: 'how'\"]");
}

// In a program that has imported nothing yet: functools imports `types`, which reads a function's closure.
void TestCommandLine::librariesImportWhatTheyNeedWhileCodeRuns()
{
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--policy"),
        QStringLiteral("strict"), QStringLiteral("--executor"), QStringLiteral("in-process"),
        write("dispatch.py",
            "import functools\n@functools.singledispatch\ndef f(x):\n    return 'other'\n"
            "@f.register\ndef _(x: int):\n    return 'int'\nf(1), f('')") });
    QCOMPARE(text(outcome.json().at("steps")[0].at("output").at("repr")), "('int', 'other')");
}

// Libraries in C print by themselves: HiGHS of scipy, the support vector machines of sklearn.
void TestCommandLine::nothingOfAStepGetsIntoTheOutput()
{
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--policy"),
        QStringLiteral("permissive-audit"), QStringLiteral("--executor"), QStringLiteral("in-process"),
        write("print.py", "import os\nos.write(1, b'into the output')\nos.system('echo into the output')\n1 + 1") });
    QVERIFY2(outcome.out.startsWith('{'), outcome.out.constData());
    QCOMPARE(text(outcome.json().at("steps")[0].at("output").at("repr")), "2");
}

void TestCommandLine::recordsWhatItRuns()
{
    const QString trail = path("run.vitrine");
    const Outcome outcome
        = runProgram({ QStringLiteral("run"), QStringLiteral("--trail"), trail, write("one.py", "1 + 1") });
    QCOMPARE(outcome.status, 0);
    const Outcome verified
        = runProgram({ QStringLiteral("trail"), QStringLiteral("verify"), QStringLiteral("--json"), trail });
    QCOMPARE(verified.status, 0);
    QVERIFY(verified.json().at("entries").get<int>() > 0);
}

void TestCommandLine::showsHostileTextSafely()
{
    const Outcome outcome
        = runProgram({ QStringLiteral("run"), write("hostile.py", "print('a' + chr(27) + '[31mred' + chr(0x202e))") });
    QCOMPARE(outcome.status, 0);
    QVERIFY(!outcome.out.contains('\x1b'));
    QVERIFY(!outcome.out.contains("\u202e"));
    QVERIFY2(outcome.out.contains("red"), outcome.out.constData());
}

void TestCommandLine::printsNothingButJson()
{
    const Outcome outcome = runProgram({ QStringLiteral("run"), QStringLiteral("--json"), write("p.py", "print(1)") });
    QVERIFY(outcome.json().is_object());
    QCOMPARE(outcome.err, QByteArray());
}

void TestCommandLine::checksWithoutRunning()
{
    const Outcome outcome = runProgram({ QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--policy"),
        QStringLiteral("smolagents-default"), write("import.py", "import sympy\nimport math"),
        write("log.json", memory) });
    QCOMPARE(outcome.status, 1);
    const auto report = outcome.json();
    QCOMPARE(report.at("files").size(), 2u);
    QCOMPARE(text(report.at("files")[0].at("steps")[0].at("verdict")), "denied");
    QCOMPARE(text(report.at("files")[0].at("steps")[0].at("findings")[0].at("subject")), "sympy");
    QCOMPARE(text(report.at("summary").at("runs")), "1");
    QCOMPARE(text(report.at("summary").at("code_steps")), "4");
    QCOMPARE(text(report.at("summary").at("denied")), "2");
    QCOMPARE(text(report.at("summary").at("by_module")), R"({"sympy":2})");
    const Outcome fine = runProgram({ QStringLiteral("check"), write("fine.py", "import math") });
    QCOMPARE(fine.status, 0);
    const Outcome broken = runProgram({ QStringLiteral("check"), write("broken.py", "a = = 1") });
    QCOMPARE(broken.status, 1);
    QVERIFY2(broken.out.contains("SyntaxError"), broken.out.constData());
}

/// The runs of a trail are checked as those of its log are.
void TestCommandLine::checksTheRunsOfATrail()
{
    const QString log = write("log.json", memory);
    const QString trail = path("checked.vitrine");
    QCOMPARE(runProgram({ QStringLiteral("import"), log, QStringLiteral("--trail"), trail }).status, 0);
    const QStringList check { QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--policy"),
        QStringLiteral("smolagents-default") };
    const Outcome ofLog = runProgram(check + QStringList { log });
    const Outcome ofTrail = runProgram(check + QStringList { trail });
    QCOMPARE(ofTrail.status, ofLog.status);
    QVERIFY2(ofTrail.err.isEmpty(), ofTrail.err.constData());
    QCOMPARE(text(ofTrail.json().at("summary")), text(ofLog.json().at("summary")));
    QCOMPARE(text(ofTrail.json().at("files")[0].at("steps")), text(ofLog.json().at("files")[0].at("steps")));
}

void TestCommandLine::sumsUpNothingIfNoFileCanBeRead()
{
    const Outcome outcome = runProgram({ QStringLiteral("check"), write("nothing.json", "[]") });
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY(!outcome.err.isEmpty());
}

void TestCommandLine::checksTheStepsOfARunTogether()
{
    const QString first = write("first.py", "import math\nimport re\nsize = 2");
    const QString second = write("second.py", "print(math.pi * size)\nnope()\nsearch('a')");
    const QString tools = write("tools.json", R"({"search": {"constant": 1}})");
    const QStringList files { first, second };
    const Outcome outcome = runProgram(
        QStringList { QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--tools"), tools } + files);
    QCOMPARE(outcome.status, 0);
    QStringList found;
    const auto report = outcome.json();
    for (const auto &file : report.at("files"))
        for (const auto &finding : file.at("steps")[0].at("findings"))
            found << QString::fromStdString(finding.at("code").get<std::string>() + ' '
                + finding.at("subject").get<std::string>() + ' ' + finding.at("severity").get<std::string>());
    QCOMPARE(found.join(u", "),
        QStringLiteral("unused-import re note, undefined-call nope warning, tool-called search note"));
    const Outcome plain = runProgram(QStringList { QStringLiteral("check"), QStringLiteral("--tools"), tools } + files);
    QVERIFY2(plain.out.contains("nope is called but not defined") && !plain.out.contains("imported but"),
        plain.out.constData());
    const Outcome all = runProgram(
        QStringList { QStringLiteral("check"), QStringLiteral("--severity"), QStringLiteral("note") } + files);
    QVERIFY2(all.out.contains("re is imported but not used"), all.out.constData());
    QCOMPARE(all.status, 0);
}

void TestCommandLine::listsTheRulesOfTheReview()
{
    const Outcome outcome = runProgram({ QStringLiteral("check"), QStringLiteral("--rules") });
    QCOMPARE(outcome.status, 0);
    QVERIFY2(outcome.out.contains("names.undefined"), outcome.out.constData());
    const auto rules = runProgram({ QStringLiteral("check"), QStringLiteral("--rules"), QStringLiteral("--json") })
                           .json()
                           .at("rules");
    QVERIFY(rules.size() > 20);
    for (const auto &rule : rules) {
        for (const char *field : { "id", "code", "severity", "text" })
            QVERIFY2(!rule.at(field).get<std::string>().empty(), rule.dump().c_str());
    }
    QCOMPARE(runProgram({ QStringLiteral("check") }).status, 2);
}

void TestCommandLine::readsCodeBetweenOtherTags()
{
    const QString log = write("tags.json",
        R"([{"task": "t"}, {"step_number": 1, "model_output": "I add. [[py]]\nimport sympy\n[[/py]]", "error": null}])");
    const Outcome outcome = runProgram({ QStringLiteral("check"), QStringLiteral("--json"),
        QStringLiteral("--code-tags"), QStringLiteral("[[py]]"), QStringLiteral("[[/py]]"), log });
    QVERIFY2(outcome.out.contains("import-denied"), outcome.all().constData());
    const Outcome usual = runProgram({ QStringLiteral("check"), QStringLiteral("--json"), log });
    QVERIFY2(!usual.out.contains("import-denied"), usual.all().constData());
    const QStringList replay { QStringLiteral("replay"), QStringLiteral("--json"), log };
    const QStringList tags { QStringLiteral("--code-tags"), QStringLiteral("[[py]]"), QStringLiteral("[[/py]]") };
    QCOMPARE(text(runProgram(replay + tags).json().at("runs")[0].at("steps").size()), "1");
    QCOMPARE(text(runProgram(replay).json().at("runs")[0].at("steps").size()), "0");
}

void TestCommandLine::importsIntoATrail()
{
    const QString trail = path("import.vitrine");
    const QStringList command { QStringLiteral("import"), QStringLiteral("--json"), write("log.json", memory),
        QStringLiteral("--trail"), trail };
    const Outcome outcome = runProgram(command);
    QCOMPARE(outcome.status, 0);
    const auto file = outcome.json().at("files")[0];
    QCOMPARE(text(file.at("runs")), "1");
    QCOMPARE(text(file.at("code_steps")), "3");
    QCOMPARE(text(file.at("errors")), "0");
    QCOMPARE(text(file.at("blocked")), "1");
    QCOMPARE(text(file.at("skipped")), "[]");
    const Outcome again = runProgram(command);
    QCOMPARE(again.status, 0);
    QCOMPARE(text(again.json().at("files")[0].at("duplicates")), "1");
}

void TestCommandLine::reportsWhatBecameOfASessionThatWasKilled()
{
    const QStringList files { write("1.py", "state = 41"), write("2.py", "import os\nos._exit(0)"),
        write("3.py", "state + 1") };
    const Outcome outcome = runProgram(
        QStringList { QStringLiteral("run"), QStringLiteral("--policy"), QStringLiteral("permissive-audit") } + files);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains("session   restored to the state before this step"), outcome.all().constData());
    QVERIFY2(outcome.out.contains("42"), outcome.all().constData());
    QCOMPARE(outcome.out.count("session"), 1);
}

void TestCommandLine::replaysALog()
{
    const QString log = write("log.json", memory);
    const Outcome outcome = runProgram({ QStringLiteral("replay"), QStringLiteral("--json"), log });
    QVERIFY2(outcome.status == 0, outcome.all().constData());
    const auto run = outcome.json().at("runs")[0];
    QCOMPARE(text(run.at("run")), "1");
    QCOMPARE(text(run.at("steps")[0].at("verdict")), "same");
    QCOMPARE(text(run.at("steps")[1].at("verdict")), "noise");
    QCOMPARE(text(run.at("steps")[1].at("reason")), "import-list");
    QCOMPARE(text(run.at("steps")[2].at("verdict")), "same");
    QCOMPARE(text(outcome.json().at("summary")), R"({"noise":1,"same":2})");
    const QStringList openly { QStringLiteral("replay"), QStringLiteral("--policy"), QStringLiteral("permissive-audit"),
        log };
    for (const char *executor : { "sandbox", "in-process" }) {
        const Outcome changed
            = runProgram(openly + QStringList { QStringLiteral("--executor"), QString::fromLatin1(executor) });
        QCOMPARE(changed.status, 1);
        QVERIFY2(changed.out.contains("Differs") || changed.out.contains("Fixed"), changed.out.constData());
    }
    const Outcome none = runProgram({ QStringLiteral("replay"), QStringLiteral("--run"), QStringLiteral("7"), log });
    QCOMPARE(none.status, 2);
    QVERIFY(none.err.contains("7"));
}

void TestCommandLine::replaysManyRunsAtTheSameTimeWithTheSameResults()
{
    QStringList files;
    for (const char *name : { "c.json", "a.json", "b.json" })
        files << write(name, QByteArray(memory).append(files.size(), '\n'));
    files << write("d.json", QByteArray(memory).replace("x = 2 + 3", "x = 2 + 4"));
    const auto verdicts = [&files](const QStringList &options) {
        const Outcome outcome
            = runProgram(QStringList { QStringLiteral("replay"), QStringLiteral("--json") } + options + files);
        QStringList list { QString::number(outcome.status) };
        for (const auto &run : outcome.json().value("runs", nlohmann::json::array())) {
            list << QString::fromStdString(run.at("file").get<std::string>());
            for (const auto &step : run.at("steps"))
                list << QString::fromStdString(step.at("verdict").get<std::string>());
        }
        return list;
    };
    const QStringList one = verdicts({});
    QCOMPARE(one.size(), 17);
    QCOMPARE(one.at(1), files.at(0));
    QCOMPARE(one.at(13), files.at(3));
    QCOMPARE(one.at(0), QStringLiteral("1"));
    const QString trail = path("jobs.vitrine");
    QCOMPARE(verdicts({ QStringLiteral("--jobs"), QStringLiteral("3"), QStringLiteral("--trail"), trail }), one);
    QCOMPARE(runProgram({ QStringLiteral("trail"), QStringLiteral("verify"), trail }).status, 0);
    const Outcome inProcess
        = runProgram(QStringList { QStringLiteral("replay"), QStringLiteral("--executor"), QStringLiteral("in-process"),
                         QStringLiteral("--jobs"), QStringLiteral("2") }
            + files);
    QVERIFY2(inProcess.err.contains("one at a time"), inProcess.err.constData());
}

void TestCommandLine::replaysFromAStepOn()
{
    const QString log = write("from.json", memory);
    const Outcome outcome = runProgram(
        { QStringLiteral("replay"), QStringLiteral("--json"), QStringLiteral("--from"), QStringLiteral("4"), log });
    QVERIFY2(outcome.status == 0, outcome.all().constData());
    const auto run = outcome.json().at("runs")[0];
    QCOMPARE(text(run.at("rebuilt")), "2");
    QCOMPARE(run.at("steps").size(), 1u);
    QCOMPARE(text(run.at("steps")[0].at("result").at("output").at("repr")), "5"); // of a variable of the first step
}

void TestCommandLine::replaysATrailAndRecordsIt()
{
    const QString trail = path("replay.vitrine");
    const Outcome first
        = runProgram({ QStringLiteral("replay"), QStringLiteral("--trail"), trail, write("log.json", memory) });
    QVERIFY2(first.status == 0, first.all().constData());
    const Outcome second
        = runProgram({ QStringLiteral("replay"), QStringLiteral("--json"), QStringLiteral("--trail"), trail, trail });
    QCOMPARE(second.status, 0);
    const Outcome shown
        = runProgram({ QStringLiteral("trail"), QStringLiteral("show"), QStringLiteral("--json"), trail });
    QCOMPARE(shown.status, 0);
    const auto steps = shown.json().at("runs")[0].at("steps");
    QCOMPARE(steps.back().at("executions").size(), 2u);
    QCOMPARE(text(steps.back().at("executions")[0].at("verdict")), "same");
    const Outcome other
        = runProgram({ QStringLiteral("replay"), QStringLiteral("--trail"), path("other.vitrine"), trail });
    QCOMPARE(other.status, 2);
    QVERIFY(other.err.contains("--trail"));
}

void TestCommandLine::listsShowsAndVerifiesATrail()
{
    const QString trail = path("list.vitrine");
    QCOMPARE(
        runProgram({ QStringLiteral("import"), write("log.json", memory), QStringLiteral("--trail"), trail }).status,
        0);
    const Outcome list = runProgram({ QStringLiteral("trail"), QStringLiteral("list"), trail });
    QCOMPARE(list.status, 0);
    QVERIFY2(list.out.contains("log.json") && list.out.contains("Add."), list.out.constData());
    const Outcome show = runProgram(
        { QStringLiteral("trail"), QStringLiteral("show"), QStringLiteral("--run"), QStringLiteral("1"), trail });
    QCOMPARE(show.status, 0);
    QVERIFY2(
        show.out.contains("x = 2 + 3") && show.out.contains("Import of sympy is not allowed"), show.out.constData());
    const Outcome verify = runProgram({ QStringLiteral("trail"), QStringLiteral("verify"), trail });
    QCOMPARE(verify.status, 0);
    QVERIFY2(verify.out.startsWith("Verified"), verify.out.constData());
}

/// Messages and tools without code are most of what a coding agent's session has.
void TestCommandLine::showsMessagesAndTools()
{
    const QByteArray session(R"({"type":"user","sessionId":"s1","message":{"role":"user","content":"Look into a.py"}}
{"type":"assistant","sessionId":"s1","message":{"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"Read","input":{"file_path":"a.py"}},{"type":"tool_use","id":"c2","name":"Bash","input":{"command":"make once"}}]}}
{"type":"user","sessionId":"s1","message":{"role":"user","content":"And into b.py"}}
)");
    const QString trail = path("session.vitrine");
    QCOMPARE(runProgram({ QStringLiteral("import"), write("session.jsonl", session), QStringLiteral("--trail"), trail })
                 .status,
        0);
    const Outcome show = runProgram(
        { QStringLiteral("trail"), QStringLiteral("show"), QStringLiteral("--run"), QStringLiteral("1"), trail });
    QCOMPARE(show.status, 0);
    for (const char *part : { "Look into a.py", "And into b.py", R"(Read {"file_path":"a.py"})" })
        QVERIFY2(show.out.contains(part), show.out.constData());
    // A command is shown once, as code.
    QCOMPARE(show.out.count("make once"), 1);
}

void TestCommandLine::showsPolicies()
{
    const Outcome list = runProgram({ QStringLiteral("policy"), QStringLiteral("list"), QStringLiteral("--json") });
    QCOMPARE(list.status, 0);
    QVERIFY(list.json().at("policies").size() >= 6);
    const Outcome show = runProgram({ QStringLiteral("policy"), QStringLiteral("show"), QStringLiteral("strict") });
    QCOMPARE(show.status, 0);
    QCOMPARE(text(show.json().at("name")), "strict");
}

// None while the trail is still being made, and cannot be read.
static int entriesOf(const QString &trail)
{
    const auto verified
        = runProgram({ QStringLiteral("trail"), QStringLiteral("verify"), QStringLiteral("--json"), trail }).json();
    return verified.is_object() ? verified.value("entries", 0) : 0;
}

void TestCommandLine::stopsARunningStep()
{
    const QString trail = path("stopped.vitrine");
    const QString policy = write("endless.json",
        R"({"vitrine_policy": 1, "name": "endless", "version": 1, "base": "smolagents-default",
            "limits": {"operations": null, "while_iterations": null, "wall_s": 60}})");
    QProcess process;
    process.start(QStringLiteral(VITRINE_PROGRAM),
        { QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--trail"), trail, QStringLiteral("--policy"),
            policy, write("endless.py", "while True:\n    pass") });
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(QFile::exists(trail));
    // The eighth entry is the begun step: from then on there is something to stop.
    QTRY_VERIFY_WITH_TIMEOUT(entriesOf(trail) >= 8, 10'000);
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(10'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    const QByteArray out = process.readAllStandardOutput();
    const auto json = nlohmann::json::parse(out.begin(), out.end(), nullptr, false);
    QCOMPARE(text(json.at("steps")[0].at("status")), "cancelled");
}

void TestCommandLine::speaksTheUsersLanguage()
{
    QProcessEnvironment german = QProcessEnvironment::systemEnvironment();
    german.insert(QStringLiteral("LANGUAGE"), QStringLiteral("de"));
    QProcess process;
    process.setProcessEnvironment(german);
    process.start(QStringLiteral(VITRINE_PROGRAM), { QStringLiteral("run"), path("none.py") });
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 2);
    const QByteArray err = process.readAllStandardError();
    QVERIFY2(err.contains("none.py kann nicht gelesen werden"), err.constData());
    process.start(QStringLiteral(VITRINE_PROGRAM), { QStringLiteral("trail"), QStringLiteral("--help") });
    QVERIFY(process.waitForFinished());
    const QByteArray help = process.readAllStandardOutput();
    QVERIFY2(help.contains("[OPTIONEN] BEFEHL") && help.contains("\nOptionen:\n") && help.contains("\nBefehle:\n"),
        help.constData());
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
