// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shapetext.h"
#include "executor/stepresult.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace vitrine;

class TestStepResult : public QObject {
    Q_OBJECT

    static StepResult full()
    {
        StepResult result;
        result.status = StepStatus::Blocked;
        result.isFinal = true;
        result.output = StepOutput {
            .repr = "[1, \"\xc3\xa9\"]", .isCut = true, .type = "list", .text = "[1, e]", .json = "[1,\"\xc3\xa9\"]"
        };
        result.logs = "one\ntwo\n";
        result.logsTruncated = true;
        result.error = StepError { "ImportDenied", "no", 3, 5, "import os", "Traceback", "imports.allow" };
        result.imports = { { "os", { "path" }, 3, Verdict::Denied, "imports.allow" } };
        result.events = { { 1, "open", "/etc/passwd", Verdict::Denied, "filesystem.read" } };
        result.toolCalls = { { 1, "search", R"({"query":"x"})", "[1,2]", std::nullopt, ToolSource::Recorded },
            { 2, "mail", "[]", std::nullopt, "no recorded result", ToolSource::Missing } };
        result.variables = { { "x", "int", "3", 28, VariableChange::Added } };
        result.findings = { { Severity::Warning, "output_checks.secrets", "secret-token", "ghp_\u2026", 1, 2, 1, 42,
                                "GitHub", FindingPart::Logs },
            { Severity::Note, "names.unused", "name-unused", "x", 3, 1, 3, 2 } };
        result.usage = { 42, 0.5, 0.25, 1024 };
        result.layers = { "review", "guards" };
        result.policy = "abc";
        return result;
    }

private Q_SLOTS:
    void comesBackFromJson()
    {
        const auto again = stepResultFromJson(toJson(full()));
        QVERIFY(again.has_value());
        QVERIFY(*again == full());
        QVERIFY(stepResultFromJson(toJson(StepResult {})) == StepResult {});
    }
    void writesWhatALibraryWouldWrite()
    {
        StepResult result = full();
        result.logs = "\"\\/\x01\x1f\x7f\b\f\n\r\t \xf0\x9f\x98\x80 \xff\xc3";
        result.output->json = R"({"b": [1.50, 12345678901234567890, 007, 1e3], "a": null})";
        result.toolCalls.push_back(
            { 3, "\"", "[1, 2.0]", "12345678901234567890123", std::nullopt, ToolSource::Python });
        result.toolCalls.push_back({ 4, "", "", "7", "", ToolSource::Constant });
        result.variables.push_back({ "a", "ndarray", "\xe2", 0, VariableChange::Same, { { 2, 3 } } });
        result.usage = { UINT64_MAX, 1e-9, 12345.678, 0 };
        for (const StepResult &one : { result, StepResult {} }) {
            const std::string json = toJson(one);
            QCOMPARE(json, nlohmann::ordered_json::parse(json).dump());
        }
        QVERIFY(toJson(result).contains(R"("logs":"\"\\/\u0001\u001f)"
                                        "\x7f"
                                        R"(\b\f\n\r\t )"
                                        "\xf0\x9f\x98\x80 \xef\xbf\xbd\xef\xbf\xbd\""));
    }
    void givesTheExitStatusOfAnEndedProgram()
    {
        const auto statusOf = [](const char *type, const char *message) {
            StepResult result;
            result.status = StepStatus::Error;
            result.error = StepError { type, message, 1, 1, {}, {}, {} };
            const auto json = nlohmann::json::parse(toJson(result)).at("error");
            return json.value("exit_status", -1);
        };
        for (const auto &[message, status] :
            std::vector<std::pair<const char *, int>> { { "3", 3 }, { "-1", 255 }, { "256", 0 },
                { "99999999999999999999", 255 }, { "no", 1 }, { "3 files", 1 }, { "", 1 }, { "True", 1 } })
            QCOMPARE(statusOf("SystemExit", message), status);
        QCOMPARE(statusOf("ValueError", "3"), -1);
    }
    void writesShapesAsPythonDoes()
    {
        using Shape = std::vector<std::uint64_t>;
        for (const auto &[shape, text] : std::vector<std::pair<Shape, std::string>> { { {}, "()" }, { { 3 }, "(3,)" },
                 { { 3, 0 }, "(3, 0)" }, { { 1, UINT64_MAX }, "(1, 18446744073709551615)" } }) {
            QCOMPARE(shapeText(shape), text);
            QVERIFY(shapeFrom(text) == std::optional(shape));
        }
        for (const char *text : { "", "3", "(3)", "(3,4)", "(-3,)", "(99999999999999999999,)", "(3, 4) " })
            QVERIFY2(!shapeFrom(text), text);
    }
    void namesEveryStatus()
    {
        for (int i = 0; i <= static_cast<int>(StepStatus::Cancelled); ++i) {
            const auto status = static_cast<StepStatus>(i);
            QVERIFY(stepStatusFrom(toString(status)) == status);
        }
        QVERIFY(!stepStatusFrom("fine"));
    }
    void rejectsWhatIsNoResult_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("not JSON") << QByteArray("{");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("unknown status") << QByteArray(R"({"status": "splendid"})");
        QTest::newRow("logs of another type") << QByteArray(R"({"logs": 7})");
        QTest::newRow("imports of another type") << QByteArray(R"({"imports": [3]})");
        QTest::newRow("a finding in an unknown part") << QByteArray("{\"findings\": [{\"part\": \"moon\"}]}");
        QTest::newRow("a tool call without arguments") << QByteArray(R"({"tool_calls": [{"name": "x"}]})");
    }
    void rejectsWhatIsNoResult()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!stepResultFromJson(json.toStdString()));
    }
    void survivesNestingWithoutEnd()
    {
        const std::string deep = std::string(300'000, '[') + std::string(300'000, ']');
        QVERIFY(!stepResultFromJson(R"({"output":{"json":)" + deep + "}}"));
        StepResult result;
        result.output = StepOutput { "x", false, "list", "x", deep };
        const auto again = stepResultFromJson(toJson(result));
        QVERIFY(again && again->output->json == '"' + deep + '"');
    }
    void survivesInvalidUtf8()
    {
        StepResult result;
        result.logs = "\xff\xfe";
        QVERIFY(stepResultFromJson(toJson(result)).has_value());
    }
};

QTEST_GUILESS_MAIN(TestStepResult)
#include "tst_stepresult.moc"
