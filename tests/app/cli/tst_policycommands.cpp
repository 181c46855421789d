// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/messageslog.h"
#include "tests/app/cli/program.h"
#include "tests/app/session/export/sarifchecks.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <set>

using namespace vitrine;
using namespace Qt::StringLiterals;

using Json = nlohmann::json;

namespace {

/// Four runs of our own making, which begin with their third message: seven steps, three refused for sympy (two in one
/// run) and one for numpy.
QByteArray ownLog()
{
    const std::string seen = "Observation:\nExecution logs:\nLast output from code snippet:\n2";
    const MessagesStep fine { "import math\\nfinal_answer(math.floor(2.5))", seen };
    std::string log = messagesLine({ fine });
    log += messagesLine(
        { { "import math", seen }, { "import sympy", denial("sympy") }, { "import sympy", denial("sympy") } });
    log += messagesLine({ { "import sympy", denial("sympy") }, fine });
    log += messagesLine({ { "import numpy", denial("numpy") } });
    return QByteArray::fromStdString(log);
}

QByteArray policyAllowing(const std::string &module)
{
    Json allow = { "collections", "datetime", "itertools", "math", "queue", "random", "re", "stat", "statistics",
        "time", "unicodedata", module };
    const Json policy { { "vitrine_policy", 1 }, { "name", "draft" }, { "base", "smolagents-default" },
        { "imports", { { "allow", allow } } } };
    return QByteArray::fromStdString(policy.dump());
}

} // namespace

/// The commands below `vitrine policy`, each as a script would use it.
class TestPolicyCommands : public QObject {
    Q_OBJECT

private:
    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return file.fileName();
    }
    QString log() const { return write(u"own.jsonl"_s, ownLog()); }
    static Outcome policy(const QStringList &arguments) { return runProgram(QStringList(u"policy"_s) + arguments); }
    Json whatIf(const std::string &module, const QString &file) const
    {
        const QString draft = write(u"draft.json"_s, policyAllowing(module));
        const Outcome outcome = policy({ u"diff"_s, u"smolagents-default"_s, draft, file, u"--json"_s });
        return outcome.json().value("what_if", Json::object());
    }
    static std::vector<Json> confirmationsIn(const QString &trail)
    {
        const QString query = u"SELECT detail FROM v_trail_events WHERE kind = 'confirmation'"_s;
        std::vector<Json> found;
        for (const QByteArray &line : runProgram({ u"trail"_s, u"sql"_s, trail, query, u"--json"_s }).out.split('\n'))
            if (!line.isEmpty())
                found.push_back(Json::parse(Json::parse(line.toStdString()).at("detail").get<std::string>()));
        return found;
    }
    static std::string uriOf(const Json &result)
    {
        return result.at("locations")[0].at("physicalLocation").at("artifactLocation").at("uri").get<std::string>();
    }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void deniesJustWhatTheSampleWasDenied()
    {
        if (!QFile::exists(sampleLog()))
            QSKIP("the sample logs are not here");
        const Outcome outcome = policy({ u"check"_s, u"smolagents-default"_s, sampleLog(), u"--json"_s });
        QCOMPARE(outcome.status, 1);
        const Json summary = outcome.json().at("summary");
        QCOMPARE(summary.at("runs").get<int>(), 50);
        QCOMPARE(summary.at("python_steps").get<int>(), 116);
        QCOMPARE(summary.at("denied").get<int>(), 17);
    }

    void suggestsTheNameOfABundledPolicy_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("advice");
        QTest::newRow("capital letter") << u"Science"_s << "Did you mean science?"_ba;
        QTest::newRow("missing letter") << u"strct"_s << "Did you mean strict?"_ba;
        QTest::newRow("nothing similar") << u"nope"_s << "Bundled policies: strict, smolagents-default, "_ba;
    }
    void suggestsTheNameOfABundledPolicy()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, advice);
        const Outcome outcome = policy({ u"show"_s, name });
        QCOMPARE(outcome.status, 2);
        const QByteArray expected = name.toUtf8() + " is neither a file nor a bundled policy. " + advice;
        QVERIFY2(outcome.err.contains(expected), outcome.err.constData());
    }

    void predictsWhatEachModuleOfTheSampleMoves()
    {
        if (!QFile::exists(sampleLog()))
            QSKIP("the sample logs are not here");
        const std::map<std::string, int> moved { { "sympy", 9 }, { "numpy", 4 }, { "cmath", 2 },
            { "scipy.optimize", 1 }, { "decimal", 1 } };
        for (const auto &[module, steps] : moved) {
            const Json found = whatIf(module, sampleLog());
            QCOMPARE(found.value("total", 0), 116);
            QVERIFY2(found.at("rules").size() == 1, found.dump().c_str());
            QVERIFY2(found.at("now_allowed") == steps, found.dump().c_str());
            QCOMPARE(found.value("now_denied", -1), 0);
            QCOMPARE(found.value("undecidable", -1), 0);
            int behind = 0;
            for (const Json &run : found.at("runs"))
                behind += run.value("not_comparable", 0);
            QCOMPARE(found.value("not_comparable", -1), behind);
        }
    }

    void runningTheSampleAgreesWithWhatWasPredicted()
    {
        if (!QFile::exists(sampleLog()))
            QSKIP("the sample logs are not here");
        // Of the standard library, so that they are installed wherever this runs.
        for (const auto &[module, steps] : { std::pair("cmath", 2U), std::pair("decimal", 1U) }) {
            const QString draft = write(u"draft.json"_s, policyAllowing(module));
            const Outcome outcome
                = policy({ u"diff"_s, u"smolagents-default"_s, draft, sampleLog(), u"--verify"_s, u"--json"_s });
            const Json found = outcome.json().at("what_if").at("confirmation");
            QCOMPARE(found.at("steps").size(), steps);
            for (const Json &step : found.at("steps")) {
                QVERIFY2(step.at("predicted") == "allowed", step.dump().c_str());
                QVERIFY2(step.at("observed") == "allowed", step.dump().c_str());
            }
            QCOMPARE(found.value("disagreements", -1), 0);
        }
    }

    /// The framework's executor would not even begin; that the policy lets the import pass is seen all the same.
    void confirmsWhatIsNotInstalled()
    {
        const QString draft = write(u"draft.json"_s, policyAllowing("not_installed_anywhere"));
        QByteArray log = ownLog();
        log.replace("sympy", "not_installed_anywhere");
        const QString file = write(u"absent.jsonl"_s, log);
        const Json found = policy({ u"diff"_s, u"smolagents-default"_s, draft, file, u"--verify"_s, u"--json"_s })
                               .json()
                               .at("what_if")
                               .at("confirmation");
        QCOMPARE(found.at("steps").size(), 2U);
        for (const Json &step : found.at("steps")) {
            QVERIFY2(step.at("observed") == "allowed", step.dump().c_str());
            QVERIFY2(step.at("message").get<std::string>().contains("No module named"), step.dump().c_str());
        }
        const Json proof
            = policy({ u"suggest"_s, file, u"--policy"_s, draft, u"--verify"_s, u"--json"_s }).json().at("execution");
        QCOMPARE(proof.value("denied", -1), 0);
    }

    void aConfirmationStaysInTheTrailThatItIsOf()
    {
        const QString trail = m_folder.filePath(u"confirmed.vitrine"_s);
        QCOMPARE(runProgram({ u"import"_s, log(), u"--trail"_s, trail }).status, 0);
        const QString draft = write(u"draft.json"_s, policyAllowing("numpy"));
        const QStringList diff { u"diff"_s, u"smolagents-default"_s, draft, trail };
        policy(diff);
        QVERIFY(confirmationsIn(trail).empty()); // nothing ran
        QVERIFY(policy(diff + QStringList { u"--verify"_s }).status <= 1);
        const auto trailEvents = confirmationsIn(trail);
        QCOMPARE(trailEvents.size(), std::size_t { 1 });
        const Json &kept = trailEvents.front();
        QVERIFY(!kept.at("author").get<std::string>().empty());
        QVERIFY(kept.at("policy") != kept.at("before"));
        QVERIFY(!kept.at("stopped").get<bool>());
        QCOMPARE(kept.at("run"), kept.at("total"));
        QCOMPARE(kept.at("total").get<int>(), 1);
        QCOMPARE(runProgram({ u"trail"_s, u"verify"_s, trail }).status, 0);
    }

    void aConfirmationOfALogStaysInTheTrailThatItIsAskedFor()
    {
        const QString trail = m_folder.filePath(u"asked.vitrine"_s);
        const QString draft = write(u"draft.json"_s, policyAllowing("numpy"));
        const QStringList diff { u"diff"_s, u"smolagents-default"_s, draft, log(), u"--trail"_s, trail };
        QCOMPARE(policy(diff).status, 2); // nothing would be recorded
        QVERIFY(!QFile::exists(trail));
        QVERIFY(policy(diff + QStringList { u"--verify"_s }).status <= 1);
        QVERIFY(policy(diff + QStringList { u"--verify"_s }).status <= 1); // the log is there already
        QCOMPARE(confirmationsIn(trail).size(), std::size_t { 2 });
        QCOMPARE(confirmationsIn(trail).front().at("steps").size(), 1U);
        QCOMPARE(runProgram({ u"trail"_s, u"verify"_s, trail }).status, 0);
    }

    void runningReportsWhatIsDenied()
    {
        const Outcome outcome
            = policy({ u"diff"_s, u"smolagents-default"_s, u"strict"_s, log(), u"--verify"_s, u"--jobs"_s, u"2"_s });
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.out.contains("disagreements: 0"), outcome.all().constData());
    }

    void listsWhatIsUnusedAndRisky()
    {
        const QString draft = write(u"draft.json"_s, policyAllowing("os"));
        const Json rules = policy({ u"unused"_s, draft, log(), u"--json"_s }).json().value("rules", Json::array());
        QVERIFY2(rules.size() > 2 && rules[0].at("name") == "os" && rules[0].at("risk") == "processes",
            rules.dump().c_str());
        const auto named = [&rules](const char *name) {
            return std::ranges::any_of(rules, [name](const Json &rule) { return rule.at("name") == name; });
        };
        QVERIFY(named("statistics") && !named("math"));
        const Outcome text = policy({ u"unused"_s, draft, log() });
        QCOMPARE(text.status, 0);
        QVERIFY2(text.out.contains("Risky: files, processes, environment"), text.all().constData());
    }

    void predictsWhatAModuleMoves()
    {
        const Json found = whatIf("sympy", log());
        QVERIFY2(found.value("now_allowed", -1) == 2, found.dump().c_str());
        QCOMPARE(found.value("not_comparable", -1), 2);
        QCOMPARE(found.value("unchanged", -1), 3);
        QCOMPARE(found.value("unchanged_denied", -1), 1);
        QCOMPARE(found.value("total", -1), 7);
        QCOMPARE(found.at("runs").size(), 2U);
        QCOMPARE(found.at("steps").size(), 4U);
    }

    void comparesPoliciesAlone()
    {
        const Outcome same = policy({ u"diff"_s, u"strict"_s, u"strict"_s, u"--json"_s });
        QCOMPARE(same.status, 0);
        QVERIFY(same.json().at("differences").empty());
        const QString draft = write(u"draft.json"_s, policyAllowing("sympy"));
        const Outcome other = policy({ u"diff"_s, u"smolagents-default"_s, draft });
        QCOMPARE(other.status, 1);
        QCOMPARE(other.out, "+ imports.allow sympy\n");
    }

    void aTrailSaysTheSameAsItsLog()
    {
        const QString trail = m_folder.filePath(u"own.vitrine"_s);
        QCOMPARE(runProgram({ u"import"_s, log(), u"--trail"_s, trail }).status, 0);
        const Json ofLog = policy({ u"check"_s, u"smolagents-default"_s, log(), u"--json"_s }).json();
        const Json ofTrail = policy({ u"check"_s, u"smolagents-default"_s, trail, u"--json"_s }).json();
        QVERIFY(!ofLog.is_discarded());
        QVERIFY(ofLog.at("files")[0].at("steps") == ofTrail.at("files")[0].at("steps"));
        QVERIFY(ofLog.at("summary") == ofTrail.at("summary"));
        QCOMPARE(ofLog.at("summary").value("denied", 0), 4);
    }

    void ciGetsItsFormats()
    {
        const Outcome sarif = policy({ u"check"_s, u"smolagents-default"_s, log(), u"--sarif"_s });
        QCOMPARE(sarif.status, 1);
        const Json results = sarif.json().at("runs")[0].at("results");
        QCOMPARE(results.size(), 4U);
        QVERIFY(results[0].at("ruleId") == "imports.allow");
        QVERIFY(
            results[0].at("locations")[0].at("physicalLocation").at("artifactLocation").at("uri") == "run-2/step-4.py");
        const Outcome junit = policy({ u"check"_s, u"smolagents-default"_s, log(), u"--junit"_s });
        QCOMPARE(junit.out.count("<testcase "), 7);
        QCOMPARE(junit.out.count("<failure "), 4);
        QCOMPARE(policy({ u"check"_s, u"data-analysis"_s, log(), u"--junit"_s, u"--sarif"_s }).status, 2);
        const QString draft = write(u"all.json"_s, policyAllowing("*"));
        QCOMPARE(policy({ u"check"_s, draft, log() }).status, 0);
    }

    void writesSarifAsItsSchemaWantsIt()
    {
        const QString other = write(u"other log.jsonl"_s, ownLog());
        const Json log = policy({ u"check"_s, u"smolagents-default"_s, this->log(), other, u"--sarif"_s }).json();
        QCOMPARE(sarif::wrongLog(log), std::string());
        std::set<std::string> locations;
        for (const Json &result : log.at("runs")[0].at("results")) {
            QVERIFY(result.at("message").at("text").get<std::string>().contains(" is not allowed"));
            locations.insert(uriOf(result));
        }
        QCOMPARE(locations.size(), std::size_t { 8 }); // the same runs of two logs are not the same places
        QVERIFY(locations.contains("other%20log.jsonl/run-2/step-4.py"));
    }

    void logsOfOneNameAreTwoLocations()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(u"a"_s) && QDir(m_folder.path()).mkpath(u"b"_s));
        const QStringList logs { write(u"a/runs.jsonl"_s, ownLog()), write(u"b/runs.jsonl"_s, ownLog()) };
        const auto check = [&](const QString &format) {
            return policy(QStringList { u"check"_s, u"smolagents-default"_s } + logs + QStringList { format });
        };
        const Json log = check(u"--sarif"_s).json();
        QCOMPARE(sarif::wrongLog(log), std::string());
        std::set<std::string> locations;
        for (const Json &result : log.at("runs")[0].at("results"))
            locations.insert(uriOf(result));
        QCOMPARE(locations.size(), std::size_t { 8 });
        const QByteArray junit = check(u"--junit"_s).out;
        QCOMPARE(junit.count("a/runs.jsonl run 2\" name"), junit.count("b/runs.jsonl run 2\" name"));
        QVERIFY(junit.contains("a/runs.jsonl run 2\" name"));
    }

    void whatCannotBeJudgedIsNotAllowed()
    {
        Json all = Json::parse(policyAllowing("*"));
        all["builtins"] = { { "allow", { "exec", "print" } } };
        const QString draft = write(u"exec.json"_s, QByteArray::fromStdString(all.dump()));
        const QString log = write(u"open.jsonl"_s,
            QByteArray::fromStdString(
                messagesLine({ { "exec(print(1))", "1" }, { "print(", "" }, { "print(1)", "1" } })));
        const Outcome json = policy({ u"check"_s, draft, log, u"--json"_s });
        QCOMPARE(json.status, 0);
        const Json found = json.json();
        QCOMPARE(found.at("summary").value("undecidable", 0), 2);
        QCOMPARE(found.at("files")[0].at("steps")[0].at("verdict").get<std::string>(), "undecidable");
        QCOMPARE(found.at("files")[0].at("steps")[2].at("verdict").get<std::string>(), "allowed");
        const Json sarifLog = policy({ u"check"_s, draft, log, u"--sarif"_s }).json();
        QCOMPARE(sarif::wrongLog(sarifLog), std::string());
        QCOMPARE(sarifLog.at("runs")[0].at("results").size(), std::size_t { 2 });
        QVERIFY(sarifLog.at("runs")[0].at("results")[0].at("kind") == "review");
        const Outcome junit = policy({ u"check"_s, draft, log, u"--junit"_s });
        QCOMPARE(junit.out.count("<skipped "), 2);
        QVERIFY(junit.out.contains("tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"2\""));
        const Outcome text = policy({ u"check"_s, draft, log });
        QVERIFY2(text.out.contains("Undecidable without running: 2"), text.out.constData());
        QVERIFY(text.out.contains("not valid Python"));
    }

    void junitReportsAllReasons()
    {
        const QString log
            = write(u"two.jsonl"_s, QByteArray::fromStdString(messagesLine({ { "import sympy, numpy", "" } })));
        const Outcome junit = policy({ u"check"_s, u"smolagents-default"_s, log, u"--junit"_s });
        QCOMPARE(junit.out.count("<failure "), 1);
        QVERIFY(junit.out.contains("1: Import of sympy is not allowed&#10;1: Import of numpy is not allowed"));
    }

    void writesJunitThatXmlReadersTake()
    {
        QByteArray log = ownLog();
        const QByteArray task = "a" + QByteArray("\xc3\xa9").repeated(150) + " <&> \\u0001 \\uffff";
        log.replace("Count.", task);
        const Outcome outcome
            = policy({ u"check"_s, u"smolagents-default"_s, write(u"accents.jsonl"_s, log), u"--junit"_s });
        QXmlStreamReader reader(outcome.out);
        int cases = 0;
        while (!reader.atEnd())
            cases += reader.readNext() == QXmlStreamReader::StartElement && reader.name() == "testcase"_L1 ? 1 : 0;
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(cases, 7);
        QVERIFY(outcome.out.contains("Import of sympy is not allowed"));
    }

    void suggestsWhatRunsNeed()
    {
        const Outcome outcome = policy({ u"suggest"_s, log(), u"--json"_s });
        QCOMPARE(outcome.status, 0);
        const Json found = outcome.json();
        QVERIFY(found.at("policy").at("imports").at("allow") == Json::array({ "math" }));
        QVERIFY(found.at("policy").at("tools").at("allow") == Json::array({ "final_answer" }));
        QCOMPARE(found.at("proof").value("allowed", 0), 3);
        QCOMPARE(found.at("proof").value("denied_as_recorded", 0), 4);
        const QString file = write(u"suggested.json"_s, policy({ u"suggest"_s, log(), u"--runs"_s, u"1,4"_s }).out);
        const Json again = policy({ u"check"_s, file, log(), u"--json"_s }).json();
        // What was refused, and a second step of run 3: the chosen runs made do with one.
        QCOMPARE(again.at("summary").value("denied", 0), 5);
        QCOMPARE(policy({ u"suggest"_s, log(), u"--runs"_s, u"3-1"_s }).status, 2);
    }

    /// Code that ran in another interpreter is not judged by the habits of smolagents'.
    void suggestsTheRecordedDialect()
    {
        const QString notebook = write(u"n.ipynb"_s,
            R"json({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [{"cell_type": "code", "id": "a",
                "execution_count": 1, "metadata": {}, "outputs": [], "source": "import math\nprint(math.pi)"}]})json");
        const auto dialectOf = [](const QStringList &words) {
            return policy(QStringList { u"suggest"_s, u"--json"_s } + words)
                .json()
                .at("policy")
                .at("dialect")
                .get<std::string>();
        };
        QCOMPARE(dialectOf({ notebook }), std::string("python"));
        QCOMPARE(dialectOf({ log() }), std::string("smolagents"));
        QCOMPARE(dialectOf({ notebook, log() }), std::string("smolagents"));
        QCOMPARE(dialectOf({ notebook, u"--policy"_s, u"smolagents-default"_s }), std::string("smolagents"));
        const QString old = write(u"old.json"_s,
            R"json({"schema_version": "ATIF-v1.7", "session_id": "1", "agent": {"name": "smolagents", "version": "1.22.0"},
                "steps": [{"step_id": 1, "source": "user", "message": "add"},
                    {"step_id": 2, "source": "agent", "message": "", "tool_calls": [{"tool_call_id": "a",
                        "function_name": "python_interpreter", "arguments": {"code": "1 + 1"}}]}]})json");
        const Json suggested = policy({ u"suggest"_s, u"--json"_s, old }).json().at("policy");
        QCOMPARE(suggested.value("dialect_version", std::string()), std::string("1.22"));
    }

    void provesASuggestionByRunning()
    {
        const Json found
            = policy({ u"suggest"_s, log(), u"--json"_s, u"--verify"_s, u"--jobs"_s, u"2"_s }).json().at("execution");
        QCOMPARE(found.value("steps", 0), 7);
        QCOMPARE(found.value("denied", -1), 0);
        // "import math" gives nothing, but for the log, which says that it gave 2.
        QCOMPARE(found.value("kept", 0), 6);
        QCOMPARE(found.value("otherwise", 0), 1);
        const Json named = found.at("not_kept");
        QCOMPARE(named.size(), 1U);
        QVERIFY(named[0].at("outcome") == "otherwise");
        QVERIFY(named[0].at("observed").at("status") == "ok");
        QVERIFY(named[0].at("observed").at("reason") == "output");
        const Outcome outcome = policy({ u"suggest"_s, log(), u"--verify"_s });
        QVERIFY2(outcome.err.contains("Verified by replay"), outcome.all().constData());
        QVERIFY2(outcome.err.contains("observed OK, different value"), outcome.all().constData());
    }

    void saysWhyAndWhatWouldHelp()
    {
        const Outcome outcome = policy({ u"why"_s, u"smolagents-default"_s, log(), u"--runs"_s, u"4"_s, u"--json"_s });
        QCOMPARE(outcome.status, 1);
        const Json steps = outcome.json().at("steps");
        QCOMPARE(steps.size(), 1U);
        QVERIFY(steps[0].at("reasons")[0].at("subject") == "numpy");
        const Json best = steps[0].at("changes")[0];
        QVERIFY(best.at("kind") == "allow");
        QVERIFY(best.at("differences")[0].at("value") == "numpy");
        QVERIFY(best.at("also_opens").empty());
        const Outcome reported = policy({ u"why"_s, u"smolagents-default"_s, log(), u"--step"_s, u"3"_s });
        QVERIFY2(reported.out.contains("imports.allow sympy"), reported.all().constData());
        QVERIFY2(reported.err.contains("--verify"), reported.all().constData());
        const Outcome fine = policy({ u"why"_s, u"permissive-audit"_s, log() });
        QCOMPARE(fine.status, 0);
        QVERIFY2(fine.out.contains("None of 7 steps with code is denied"), fine.all().constData());
        QVERIFY(!reported.out.contains("Run 2"));
    }

    /// What a change promises is only certain once the step ran under it.
    void verifiesWhatWouldHelp()
    {
        const QStringList words { u"why"_s, u"strict"_s,
            write(u"two.py"_s, "import calendar\nprint(calendar.isleap(2024))"), u"--verify"_s };
        const Outcome reported = policy(words);
        QCOMPARE(reported.status, 1);
        QVERIFY2(reported.out.contains("verified by replay: Allowed, OK"), reported.all().constData());
        QVERIFY(!reported.err.contains("--verify"));
        const Json change = policy(words + QStringList { u"--json"_s }).json().at("steps").at(0).at("changes").at(0);
        QCOMPARE(change.at("observed").get<std::string>(), std::string("allowed"));
        QCOMPARE(change.at("status").get<std::string>(), std::string("ok"));
    }

    void exportsArgumentsOfTheFramework()
    {
        const QString draft = write(u"draft.json"_s, policyAllowing("sympy"));
        const Outcome python = policy({ u"export"_s, draft });
        QCOMPARE(python.status, 0);
        QVERIFY2(python.out.startsWith("additional_authorized_imports=[\"sympy\"],\nmax_print_outputs_length=50000,\n"),
            python.all().constData());
        QVERIFY(python.err.isEmpty());
        const Json strict = policy({ u"export"_s, u"strict"_s, u"--json"_s }).json();
        QVERIFY(std::ranges::contains(strict.at("additional_authorized_imports"), Json("decimal")));
        QVERIFY(!strict.at("not_expressed").empty());
    }

    void printsTheSchema() { QCOMPARE(policy({ u"schema"_s }).json().at("title"), Json("Vitrine policy")); }
    void explainsPythonFiles()
    {
        const QString code = write(u"step.py"_s, "import socket\n");
        const Outcome reported = policy({ u"why"_s, u"strict"_s, code });
        QCOMPARE(reported.status, 1);
        QVERIFY2(reported.out.contains("imports.allow"), reported.all().constData());
        const Json suggested = policy({ u"suggest"_s, code, u"--json"_s }).json();
        QCOMPARE(suggested.at("policy").at("imports").at("allow"), Json::array({ "socket" }));
    }
    void explainsWhatWasDeniedAtRunTime()
    {
        const QString trail = m_folder.filePath(u"denied.vitrine"_s);
        const QString code = write(u"reads.py"_s, "import os\nopen('/etc/hostname').read()\n");
        const QString rules = write(u"reads.json"_s,
            R"({"vitrine_policy": 1, "base": "permissive-audit", "filesystem": {"read": [], "write": []}})");
        runProgram({ u"run"_s, u"--policy"_s, rules, u"--trail"_s, trail, code });
        const Json why = policy({ u"why"_s, rules, trail, u"--json"_s }).json();
        QVERIFY2(!why.at("steps").empty(), why.dump().c_str());
        const Json reasons = why.at("steps").at(0).at("reasons");
        QVERIFY2(std::ranges::any_of(reasons,
                     [](const Json &reason) {
                         return reason.at("rule") == "filesystem.read" && reason.at("subject") == "/etc/hostname";
                     }),
            reasons.dump().c_str());
        const Json suggested = policy({ u"suggest"_s, trail, u"--policy"_s, rules, u"--json"_s }).json();
        QCOMPARE(suggested.at("policy").at("filesystem").at("read"), Json::array({ "/etc/hostname" }));
    }

    void warnsAboutWhatIsHardlyMeant()
    {
        const QString odd = write(
            u"odd.json"_s, "{\"vitrine_policy\": 1, \"base\": \"strict\",\n \"imports\": {\"allow\": [\"num py\"]}}");
        const Outcome outcome = policy({ u"show"_s, odd });
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.err.contains("odd.json:2:24: num py cannot match any module"), outcome.all().constData());
        QVERIFY(policy({ u"show"_s, u"strict"_s }).err.isEmpty());
    }

    void rejectsWhatItCannotRead()
    {
        QCOMPARE(policy({ u"check"_s, u"no-such-policy"_s, log() }).status, 2);
        const QString bad = write(u"bad.json"_s, "{\"vitrine_policy\": 1,\n \"operatons\": 3}");
        const Outcome unknown = policy({ u"check"_s, bad, log() });
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.err.contains("operatons"), unknown.all().constData());
        QCOMPARE(policy({ u"check"_s, u"strict"_s, u"no-such-log.jsonl"_s }).status, 2);
        QCOMPARE(policy({ u"check"_s, u"strict"_s }).status, 2);
    }
};

QTEST_GUILESS_MAIN(TestPolicyCommands)
#include "tst_policycommands.moc"
