// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/cassette.h"

#include "models/replay/replayplan.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

const char *const document = R"({"final_answer": {}, "rate": {"constant": 1.08}, "mail": {"missing": true},
    "add": {"python": "def add(x):\n    return x + 2"},
    "search": {"recorded": [{"arguments": {"query": "a"}, "result": "b"}]}})";

ToolStubs tools(const char *json = document) { return readToolStubs(json).value_or(ToolStubs()); }

} // namespace

class TestCassette : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void writesTheDocumentThatItReads();
    void writesTextThatIsNoJson();
    void isNothingUntilItIsSaved();
    void keepsTheNewest();
    void isTakenBack();
    void belongsToItsRunOnly();
    void followsTheRunIntoAnotherTrail();
    void isUsedInsteadOfTheRecording();
    void runsNoForeignPython();
    void leavesAnAct();

private:
    std::string path(const char *name) const { return m_folder->filePath(QLatin1StringView(name)).toStdString(); }
    std::unique_ptr<Recorder> recorder(const char *name = "a.vitrine") const
    {
        auto opened = Recorder::open(path(name));
        return opened ? std::move(*opened) : nullptr;
    }
    std::unique_ptr<Trail> trail(const char *name = "a.vitrine") const
    {
        auto opened = Trail::open(path(name));
        return opened ? std::move(*opened) : nullptr;
    }
    std::vector<RunId> fill(Recorder &recorder) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCassette::init() { m_folder = std::make_unique<QTemporaryDir>(); }

/// Two runs, of which each calls a tool.
std::vector<RunId> TestCassette::fill(Recorder &recorder) const
{
    SourceRecord source;
    source.file = path("log.json");
    source.sha256 = std::string(64, 'a');
    const auto id = recorder.addSource(source);
    std::vector<RunId> runs;
    for (const std::uint64_t index : { 1u, 2u }) {
        RunRecord run;
        run.indexInSource = index;
        StepRecord step;
        step.ordinal = 1;
        step.code.push_back({ Language::Python, "search('a')", CodeOrigin::Field });
        step.toolCalls.push_back({ "1", "search", R"({"query": "a"})", "recorded", {}, {}, true });
        const auto added = recorder.addRun(*id, run, std::vector { step });
        runs.push_back(added->run);
    }
    if (!recorder.completeSource(*id, "{}"))
        runs.clear();
    return runs;
}

void TestCassette::writesTheDocumentThatItReads()
{
    QCOMPARE(tools().size(), 5u);
    const auto again = readToolStubs(toJson(tools()));
    QVERIFY(again.has_value());
    QVERIFY(*again == tools());
}

void TestCassette::writesTextThatIsNoJson()
{
    ToolStubs odd;
    odd["a"].answer = ToolStub::Recorded { { { "not json", "\xff" } } };
    const auto again = readToolStubs(toJson(odd));
    QVERIFY(again.has_value());
    QCOMPARE(std::get<ToolStub::Recorded>(again->at("a").answer).calls.front().arguments, R"("not json")");
}

void TestCassette::isNothingUntilItIsSaved()
{
    const auto writer = recorder();
    const auto runs = fill(*writer);
    const auto saved = savedTools(*trail(), runs.front());
    QVERIFY(saved.has_value());
    QVERIFY(!saved->has_value());
    QVERIFY(!savedTools(*trail(), 99).has_value());
}

void TestCassette::keepsTheNewest()
{
    const auto writer = recorder();
    const auto runs = fill(*writer);
    QVERIFY(saveTools(*writer, *trail(), runs.front(), tools(R"({"a": {"constant": 1}})"), "test"));
    QVERIFY(saveTools(*writer, *trail(), runs.front(), tools(), "test"));
    const auto saved = savedTools(*trail(), runs.front());
    QVERIFY(saved.has_value() && saved->has_value());
    QVERIFY(**saved == tools());
}

void TestCassette::isTakenBack()
{
    const auto writer = recorder();
    const auto runs = fill(*writer);
    QVERIFY(saveTools(*writer, *trail(), runs.front(), tools(), "test"));
    QVERIFY(saveTools(*writer, *trail(), runs.front(), std::nullopt, "test"));
    QVERIFY(!savedTools(*trail(), runs.front())->has_value());
}

void TestCassette::belongsToItsRunOnly()
{
    const auto writer = recorder();
    const auto runs = fill(*writer);
    QVERIFY(saveTools(*writer, *trail(), runs.front(), tools(), "test"));
    QVERIFY(!savedTools(*trail(), runs.back())->has_value());
}

void TestCassette::followsTheRunIntoAnotherTrail()
{
    {
        const auto writer = recorder();
        const auto runs = fill(*writer);
        QVERIFY(saveTools(*writer, *trail(), runs.back(), tools(), "test"));
    }
    const auto whole = recorder("b.vitrine");
    QVERIFY(whole->merge(path("a.vitrine")));
    const auto merged = trail("b.vitrine");
    const auto runs = merged->runs(0, 10);
    QCOMPARE(runs->size(), 2u);
    QVERIFY(!savedTools(*merged, runs->front().id)->has_value());
    QVERIFY(savedTools(*merged, runs->back().id)->has_value());
}

void TestCassette::isUsedInsteadOfTheRecording()
{
    const auto writer = recorder();
    const auto runs = fill(*writer);
    const auto answer = [&] {
        const auto request = planReplay(*trail(), runs.front(), ReplayChoices());
        return std::get<ToolStub::Recorded>(request->tools.at("search").answer).calls.front().result;
    };
    QCOMPARE(answer(), R"("recorded")");
    QVERIFY(saveTools(*writer, *trail(), runs.front(), tools(), "test"));
    QCOMPARE(answer(), R"("b")");
    ReplayChoices chosen;
    chosen.tools = tools(R"({"search": {"constant": 1}})");
    const auto request = planReplay(*trail(), runs.front(), chosen);
    QVERIFY(std::holds_alternative<ToolStub::Constant>(request->tools.at("search").answer));
    QVERIFY(request->tools.contains("rate"));
}

void TestCassette::runsNoForeignPython()
{
    const auto writer = recorder();
    const auto runs = fill(*writer);
    QVERIFY(saveTools(*writer, *trail(), runs.front(), tools(), "test"));
    ReplayChoices choices;
    const auto careful = planReplay(*trail(), runs.front(), choices);
    QVERIFY(std::holds_alternative<ToolStub::Missing>(careful->tools.at("add").answer));
    choices.isTrusted = [](std::string_view python) { return python.starts_with("def add"); };
    const auto trusting = planReplay(*trail(), runs.front(), choices);
    QVERIFY(std::holds_alternative<ToolStub::Python>(trusting->tools.at("add").answer));
}

void TestCassette::leavesAnAct()
{
    const auto writer = recorder();
    const auto runs = fill(*writer);
    QVERIFY(saveTools(*writer, *trail(), runs.front(), tools(), "test 1"));
    const auto trailEvents = trail()->trailEvents();
    QCOMPARE(trailEvents->back().kind, "cassette");
    QCOMPARE(trailEvents->back().program, "test 1");
    QVERIFY(trailEvents->back().at > 0);
    QVERIFY(trail()->verify()->isIntact);
}

QTEST_GUILESS_MAIN(TestCassette)
#include "tst_cassette.moc"
