// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/replaytools.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace vitrine;

namespace {

ReplayStep step(const char *code)
{
    StepRecord record;
    record.code.push_back({ Language::Python, code, CodeOrigin::Field });
    return { 0, record };
}

RecordedToolCall call(const char *name, const char *arguments, std::optional<std::string> result)
{
    RecordedToolCall call;
    call.name = name;
    call.arguments = arguments;
    call.result = std::move(result);
    return call;
}

/// Facts by code, as the test wrote them.
FactsOf factsFrom(std::map<std::string, Facts> known)
{
    return [known = std::move(known)](std::string_view code) -> std::optional<Facts> {
        const auto at = known.find(std::string(code));
        return at == known.end() ? std::nullopt : std::optional(at->second);
    };
}

Facts calling(const char *name)
{
    Facts facts;
    facts.calls = { name };
    facts.freeNames = { name };
    return facts;
}

Facts binding(const char *name)
{
    Facts facts;
    facts.boundNames = { name };
    return facts;
}

using Names = std::set<std::string>;

void write(const QTemporaryDir &folder, const char *name, const char *content)
{
    QFile file(folder.filePath(QLatin1StringView(name)));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

} // namespace

class TestReplayTools : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void alwaysHasTheFinalAnswer();
    void answersWithRecordedResultsInOrder();
    void leavesOutTheFrameworksOwnCallsAndThoseWithoutResult();
    void findsNamesThatNothingBinds();
    void knowsWhatThePythonLanguageBrings_data();
    void knowsWhatThePythonLanguageBrings();
    void leavesOutWhatTheFrameworkDenied();
    void findsNothingBehindAStarImport();
    void takesTheStubsBesideALog();
    void leavesOutStubsThatWouldRunPython();
    void saysWhenTheStubsBesideALogAreBroken();
};

void TestReplayTools::alwaysHasTheFinalAnswer() { QCOMPARE(recordedTools({}), defaultTools()); }

void TestReplayTools::answersWithRecordedResultsInOrder()
{
    ReplayStep one = step("x");
    one.record.toolCalls = { call("rate", "{\"to\":\"EUR\"}", "1.08"), call("search", "{}", "no \"results\"") };
    ReplayStep two = step("y");
    two.record.toolCalls = { call("rate", "{\"to\":\"USD\"}", "1") };
    const ToolStubs tools = recordedTools(std::vector { one, two });
    const ToolStub::Recorded rates { { { "{\"to\":\"EUR\"}", "1.08" }, { "{\"to\":\"USD\"}", "1" } } };
    const ToolStub::Recorded searches { { { "{}", "\"no \\\"results\\\"\"" } } };
    QVERIFY(tools.at("rate") == ToolStub { rates });
    QVERIFY(tools.at("search") == ToolStub { searches });
}

void TestReplayTools::leavesOutTheFrameworksOwnCallsAndThoseWithoutResult()
{
    ReplayStep one = step("x");
    one.record.toolCalls = { call("python_interpreter", "\"x\"", "1"), call("final_answer", "{}", "1"),
        call("search", "{}", std::nullopt) };
    QCOMPARE(recordedTools(std::vector { one }), defaultTools());
}

void TestReplayTools::findsNamesThatNothingBinds()
{
    const std::vector steps { step("def"), step("call"), step("tool") };
    const auto facts
        = factsFrom({ { "def", binding("helper") }, { "call", calling("helper") }, { "tool", calling("search") } });
    QCOMPARE(calledTools(steps, facts), Names { "search" });
    QCOMPARE(calledTools(steps, {}), Names {});
}

void TestReplayTools::knowsWhatThePythonLanguageBrings_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name :
        { "print", "open", "sqrt", "ValueError", "StopIteration", "KeyboardInterrupt", "zip", "super" })
        QTest::newRow(name) << QByteArray(name);
}

void TestReplayTools::knowsWhatThePythonLanguageBrings()
{
    QFETCH(QByteArray, name);
    const auto facts = factsFrom({ { "x", calling(name.constData()) } });
    QCOMPARE(calledTools(std::vector { step("x") }, facts), Names {});
}

void TestReplayTools::leavesOutWhatTheFrameworkDenied()
{
    ReplayStep rejected = step("x");
    rejected.record.error = ErrorRecord { ErrorLayer::Policy, "AgentExecutionError",
        "Code execution failed at line 'wiki()' due to: InterpreterError: Forbidden function evaluation: 'wiki' is not "
        "among the explicitly allowed tools or defined/imported in the preceding code",
        {}, {}, {} };
    const auto facts = factsFrom({ { "x", calling("wiki") } });
    QCOMPARE(calledTools(std::vector { rejected }, facts), Names {});
    QCOMPARE(calledTools(std::vector { step("x") }, facts), Names { "wiki" });
}

void TestReplayTools::findsNothingBehindAStarImport()
{
    Facts star = calling("symbols");
    star.imports.push_back({ "sympy", { "*" }, 1 });
    const auto facts = factsFrom({ { "x", star }, { "y", calling("search") } });
    QCOMPARE(calledTools(std::vector { step("x"), step("y") }, facts), Names {});
}

void TestReplayTools::takesTheStubsBesideALog()
{
    const QTemporaryDir folder;
    write(folder, "run.tools.json", R"({"rate": {"constant": 2}})");
    const auto tools = toolsBeside(folder.filePath(QStringLiteral("run.json")).toStdString());
    QVERIFY(tools);
    QVERIFY(tools->at("rate") == ToolStub { ToolStub::Constant { "2" } });
    const auto none = toolsBeside(folder.filePath(QStringLiteral("other.json")).toStdString());
    QVERIFY(none);
    QVERIFY(none->empty());
}

void TestReplayTools::leavesOutStubsThatWouldRunPython()
{
    const QTemporaryDir folder;
    write(folder, "run.tools.json", R"({"rate": {"python": "def rate():\n    return 2"}, "search": {"constant": ""}})");
    const auto tools = toolsBeside(folder.filePath(QStringLiteral("run.json")).toStdString());
    QVERIFY(tools);
    QVERIFY(!tools->contains("rate"));
    QVERIFY(tools->contains("search"));
}

void TestReplayTools::saysWhenTheStubsBesideALogAreBroken()
{
    const QTemporaryDir folder;
    write(folder, "run.tools.json", "{");
    const auto tools = toolsBeside(folder.filePath(QStringLiteral("run.json")).toStdString());
    QVERIFY(!tools);
    QVERIFY(tools.error().code == ErrorCode::BadJson);
    QVERIFY(tools.error().file.ends_with("run.tools.json"));
}

QTEST_GUILESS_MAIN(TestReplayTools)
#include "tst_replaytools.moc"
