// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trail/record/actions.h"
#include "tests/models/logs/collectingsink.h"

#include <QTest>

#include <filesystem>
#include <map>

using namespace vitrine;

/// The actions of recorded steps: what ran, and how it ended.
class TestRanActions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesEachCommandItsOwnStatus_data();
    void givesEachCommandItsOwnStatus();
    void hasCodeOnlyOnce_data();
    void hasCodeOnlyOnce();

private:
    static std::map<std::string, std::optional<std::int64_t>> statusesIn(std::string_view log);
};

std::map<std::string, std::optional<std::int64_t>> TestRanActions::statusesIn(std::string_view log)
{
    const ImportedText imported(log);
    std::map<std::string, std::optional<std::int64_t>> statuses;
    for (const StepRecord *step : imported.sink.steps())
        for (const ActionRecord &action : actionsOf(*step))
            if (action.kind == ActionKind::Command)
                statuses.emplace(action.text, action.exitStatus);
    return statuses;
}

void TestRanActions::givesEachCommandItsOwnStatus_data()
{
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<int>("second");
    const QByteArray claude = R"({"type":"user","sessionId":"s","uuid":"u","message":{"role":"user","content":"go"}}
{"type":"assistant","sessionId":"s","uuid":"a","message":{"id":"m","role":"assistant","content":[{"type":"tool_use","id":"t1","name":"Bash","input":{"command":"first"}},{"type":"tool_use","id":"t2","name":"Bash","input":{"command":"second"}}]}}
{"type":"user","sessionId":"s","uuid":"r1","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"Exit code 2\nboom","is_error":true}]}}
)";
    QTest::newRow("only the first failed") << claude
            + R"({"type":"user","sessionId":"s","uuid":"r2","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t2","content":"fine"}]}}
)" << -1;
    QTest::newRow("both failed") << claude
            + R"({"type":"user","sessionId":"s","uuid":"r2","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t2","content":"Exit code 5\nboom","is_error":true}]}}
)" << 5;
    QTest::newRow("the second says that it did not fail")
        << QByteArray(R"({"type":"session_meta","payload":{"id":"s","cwd":"/p","cli_version":"0.60.0"}}
{"type":"response_item","payload":{"type":"message","role":"user","content":[{"type":"input_text","text":"go"}]}}
{"type":"response_item","payload":{"type":"function_call","name":"exec_command","call_id":"c1","arguments":"{\"cmd\":\"first\"}"}}
{"type":"response_item","payload":{"type":"function_call","name":"exec_command","call_id":"c2","arguments":"{\"cmd\":\"second\"}"}}
{"type":"response_item","payload":{"type":"function_call_output","call_id":"c1","output":"Process exited with code 2\nboom"}}
{"type":"response_item","payload":{"type":"function_call_output","call_id":"c2","output":"Process exited with code 0\nfine"}}
)") << 0;
}

void TestRanActions::givesEachCommandItsOwnStatus()
{
    QFETCH(QByteArray, log);
    QFETCH(int, second);
    const auto statuses = statusesIn(log.toStdString());
    QCOMPARE(statuses.size(), 2u);
    QVERIFY(statuses.contains("first") && statuses.contains("second"));
    QCOMPARE(statuses.at("first"), std::optional<std::int64_t>(2));
    QCOMPARE(statuses.at("second"), second < 0 ? std::nullopt : std::optional<std::int64_t>(second));
}

void TestRanActions::hasCodeOnlyOnce_data()
{
    QTest::addColumn<QString>("file");
    for (const char *folder : { VITRINE_TEST_DATA "/logs", VITRINE_TEST_DATA "/losses" })
        for (const auto &entry : std::filesystem::directory_iterator(folder))
            if (entry.is_regular_file() && entry.path().filename() != "expected.json")
                QTest::newRow((entry.path().parent_path().filename() / entry.path().filename()).c_str())
                    << QString::fromStdString(entry.path().string());
}

/// An action whose code is that of another one.
void TestRanActions::hasCodeOnlyOnce()
{
    QFETCH(QString, file);
    CollectingSink sink;
    if (!importLog(file.toStdString(), sink))
        return; // data of other tests
    for (const StepRecord *step : sink.steps()) {
        const auto actions = actionsOf(*step);
        const auto isBare = [](const ActionRecord &action) { return action.tool.empty() && !action.text.empty(); };
        const auto isEmpty = [](const ActionRecord &action) {
            return !action.tool.empty() && !action.isInsideCode && action.text.empty()
                && (action.kind == ActionKind::Code || action.kind == ActionKind::Command);
        };
        QVERIFY2(!(std::ranges::any_of(actions, isBare) && std::ranges::any_of(actions, isEmpty)),
            qPrintable(QStringLiteral("step %1").arg(step->ordinal)));
    }
}

QTEST_GUILESS_MAIN(TestRanActions)
#include "tst_ranactions.moc"
