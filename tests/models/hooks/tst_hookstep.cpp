// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/hookstep.h"

#include "models/trail/record/actions.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <string>

using namespace vitrine;
using Json = nlohmann::ordered_json;

namespace {

StepRecord stepOf(Json event, HookAgent agent = HookAgent::ClaudeCode, HookDecision decision = {})
{
    event["session_id"] = "s";
    event["tool_use_id"] = "toolu_1";
    const HookEvent read = readHookEvent(event.dump()).value_or(HookEvent {});
    HookRecord record;
    record.agent = agent;
    record.decision = std::move(decision);
    return hookStep(read, record);
}

Json ended(const char *tool, Json input, Json response, const char *name = "PostToolUse")
{
    return { { "hook_event_name", name }, { "tool_name", tool }, { "tool_input", std::move(input) },
        { "tool_response", std::move(response) } };
}

} // namespace

/// Steps from hooks have the facts that the readers of logs record.
class TestHookStep final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordsACommandAsCode()
    {
        const StepRecord step = stepOf(ended(
            "Bash", { { "command", "ls src" } }, { { "stdout", "a\n" }, { "stderr", "b" }, { "isImage", false } }));
        QCOMPARE(step.code.size(), 1U);
        QVERIFY(step.code.front() == CodeRecord({ Language::Bash, "ls src", CodeOrigin::ToolArgument }));
        QCOMPARE(step.toolCalls.front().callId, "toolu_1");
        QCOMPARE(step.toolCalls.front().result.value_or("none"), "a\nb");
        QCOMPARE(step.outputs.size(), 2U);
        QVERIFY(step.outputs.front() == OutputRecord({ OutputStream::Stdout, "a\n", false }));
        QVERIFY(step.outputs.back() == OutputRecord({ OutputStream::Stderr, "b", false }));
        QVERIFY(!step.error);
    }

    void recordsADeniedCommandAsCode()
    {
        const Json event { { "hook_event_name", "PreToolUse" }, { "tool_name", "Bash" },
            { "tool_input", { { "command", "rm -rf /" } } } };
        const StepRecord step = stepOf(event, HookAgent::ClaudeCode, { HookDecision::Kind::Deny, "No.", {} });
        QCOMPARE(step.code.size(), 1U);
        QCOMPARE(step.code.front().text, "rm -rf /");
        QCOMPARE(step.toolCalls.front().error.value_or("none"), "No.");
        QVERIFY(step.error && step.error->layer == ErrorLayer::Policy);
        QVERIFY(step.outputs.empty());
    }

    /// The rule that asked is not what denied.
    void aDenialByAPersonNamesNoRule()
    {
        HookEvent event;
        event.kind = HookEvent::Kind::Before;
        event.tool = "Bash";
        HookRecord record;
        record.decision = { HookDecision::Kind::Deny, "Not now.", {} };
        record.by = "policy";
        record.rule = "commands.deny:git push **";
        const auto ruleOf = [&event](const HookRecord &of) { return hookResult(event, of).error.value().rule; };
        QCOMPARE(ruleOf(record), "commands.deny:git push **");
        record.by = record.asked = "person";
        record.rule = "commands.ask:git push **";
        QCOMPARE(ruleOf(record), "approval");
    }

    void joinsTheWordsOfACommand()
    {
        const auto codeOf = [](Json words) {
            const StepRecord step = stepOf(ended("shell", { { "command", std::move(words) } }, ""), HookAgent::Codex);
            return step.code.empty() ? std::string() : step.code.front().text;
        };
        QCOMPARE(codeOf({ "rm", "-r", "x" }), "rm -r x");
        QCOMPARE(codeOf({ "bash", "-lc", "make test" }), "make test");
        QCOMPARE(codeOf(Json::array()), "");
        QCOMPARE(codeOf(7), "");
    }

    void readsTheExitStatus_data()
    {
        QTest::addColumn<bool>("isCodex");
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("type");
        const auto row = [](const char *name, bool isCodex, const Json &event, const char *type) {
            QTest::newRow(name) << isCodex << QByteArray::fromStdString(event.dump()) << QByteArray(type);
        };
        const Json make { { "command", "make" } };
        Json failed = ended("Bash", make, nullptr, "PostToolUseFailure");
        failed["error"] = "Exit code 2\nno rule";
        row("Claude Code", false, failed, "exit status 2");
        failed["error"] = "Command exited with non-zero status code 1";
        row("Claude Code, a sentence", false, failed, "exit status 1");
        failed["error"] = "Interrupted";
        row("no status", false, failed, "ToolError");
        row("output that looks like it", false, ended("Bash", make, { { "stdout", "Exit code 3" } }), "");
        row("Codex, text", true, ended("Bash", make, "Exit code: 7\nWall time: 1 seconds\nOutput:\nx"),
            "exit status 7");
        row("Codex, unified", true, ended("Bash", make, "Wall time: 1 s\nProcess exited with code 3\nOutput:\nx"),
            "exit status 3");
        row("Codex, success", true, ended("Bash", make, "Exit code: 0\nOutput:\nx"), "");
        const Json structured { { "output", "x" }, { "metadata", { { "exit_code", 4 } } } };
        row("Codex, object", true, ended("shell", make, structured), "exit status 4");
    }
    void readsTheExitStatus()
    {
        QFETCH(const bool, isCodex);
        QFETCH(const QByteArray, event);
        QFETCH(const QByteArray, type);
        const StepRecord step
            = stepOf(Json::parse(event.toStdString()), isCodex ? HookAgent::Codex : HookAgent::ClaudeCode);
        QCOMPARE(QByteArray::fromStdString(step.error ? step.error->type : ""), type);
    }

    /// A status of 0 is a fact, too; one that is not reported is none.
    void recordsTheExitStatusOfTheCall()
    {
        const auto statusOf = [](Json response, HookAgent agent = HookAgent::ClaudeCode, const char *tool = "Bash",
                                  const char *name = "PostToolUse") {
            const StepRecord step = stepOf(ended(tool, { { "command", "x" } }, std::move(response), name), agent);
            return actionsOf(step).front().exitStatus.value_or(-1);
        };
        const Json streams { { "stdout", "a" }, { "stderr", "" }, { "interrupted", false } };
        QCOMPARE(statusOf(streams), 0);
        for (const Json &more : { Json { { "interrupted", true } }, Json { { "backgroundTaskId", "b1" } },
                 Json { { "returnCodeInterpretation", "No matches found" } } }) {
            Json response = streams;
            response.update(more);
            QVERIFY2(statusOf(response) == -1, more.dump().c_str());
        }
        QCOMPARE(statusOf("text"), -1);
        QCOMPARE(statusOf(streams, HookAgent::ClaudeCode, "Read"), -1);
        QCOMPARE(statusOf("Exit code: 0\nOutput:\nx", HookAgent::Codex), 0);
        QCOMPARE(statusOf("Exit code: 7\nOutput:\nx", HookAgent::Codex), 7);
        QCOMPARE(statusOf("x", HookAgent::Codex), -1);
        QCOMPARE(statusOf("Exit code 2", HookAgent::ClaudeCode, "Bash", "PostToolUseFailure"), 2);
    }

    /// Results of tools that run no code: the text that they have, or the report itself.
    void takesTheTextOfAResult()
    {
        const auto resultOf = [](Json response) {
            const StepRecord step = stepOf(ended("Read", { { "file_path", "a" } }, std::move(response)));
            return step.code.empty() ? step.toolCalls.front().result.value_or("none") : "code";
        };
        QCOMPARE(resultOf("plain"), "plain");
        QCOMPARE(resultOf({ { "type", "text" }, { "file", { { "filePath", "a" }, { "content", "line" } } } }), "line");
        QCOMPARE(resultOf(Json::array({ Json { { "type", "text" }, { "text", "one" } } })), "one");
        QCOMPARE(resultOf({ { "content", Json::array({ Json { { "type", "text" }, { "text", "two" } } }) } }), "two");
        QCOMPARE(resultOf({ { "ok", true } }), "{\"ok\":true}");
        QCOMPARE(resultOf(nullptr), "");
    }
};

QTEST_GUILESS_MAIN(TestHookStep)

#include "tst_hookstep.moc"
