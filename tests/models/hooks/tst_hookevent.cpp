// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/hookevent.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <string>

using namespace vitrine;
using Json = nlohmann::ordered_json;

namespace {

HookEvent eventNamed(const char *name)
{
    const Json event { { "hook_event_name", name }, { "session_id", "s" }, { "cwd", "/w" }, { "tool_name", "Bash" },
        { "tool_input", { { "command", "git push" } } }, { "permission_mode", "plan" }, { "agent_id", "a1" },
        { "agent_type", "Explore" }, { "reason", "outside the project" } };
    return readHookEvent(event.dump()).value_or(HookEvent {});
}

Json answered(HookAgent agent, const HookEvent &event, HookDecision decision)
{
    return Json::parse(hookAnswer(agent, event, decision, {})).value("hookSpecificOutput", Json::object());
}

HookDecision edited(std::string reason = {})
{
    return { HookDecision::Kind::Allow, std::move(reason), Json { { "command", "git push --dry-run" } } };
}

} // namespace

/// Inputs and answers of hooks, by the contracts that Claude Code and Codex publish.
class TestHookEvent final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheFieldsOfAnEvent()
    {
        const HookEvent event = eventNamed("PermissionDenied");
        QVERIFY(event.kind == HookEvent::Kind::Denied);
        QVERIFY(!event.isQuestion());
        QCOMPARE(event.subagentType, "Explore");
        QCOMPARE(event.permissionMode, "plan");
        QCOMPARE(event.reason, "outside the project");
    }

    void aDurationIsPlausible()
    {
        const auto secondsOf = [](const std::string &ms) {
            const std::string event
                = "{\"hook_event_name\": \"Stop\", \"session_id\": \"s\", \"duration_ms\": " + ms + "}";
            return readHookEvent(event).value_or(HookEvent {}).seconds;
        };
        QCOMPARE(secondsOf("1500").value_or(0), 1.5);
        for (const char *ms : { "-1", "1e300", "\"7\"", "null" })
            QVERIFY2(!secondsOf(ms), ms);
    }

    /// A call that cannot be judged is no event: it must not pass as one of a tool without arguments.
    void aQuestionHasAnInput()
    {
        const auto read = [](const char *name, const Json &input) {
            Json event { { "hook_event_name", name }, { "session_id", "s" }, { "tool_name", "Bash" } };
            if (!input.is_discarded())
                event["tool_input"] = input;
            return readHookEvent(event.dump());
        };
        const Json missing(Json::value_t::discarded);
        for (const char *name : { "PreToolUse", "PermissionRequest" }) {
            for (const Json &input : { missing, Json(), Json(7), Json::array({ "rm", "x" }), Json(true) })
                QVERIFY2(!read(name, input), input.is_discarded() ? "missing" : input.dump().c_str());
            QVERIFY(read(name, Json::object()));
            QVERIFY(read(name, Json("*** Begin Patch")));
        }
        QVERIFY(read("PostToolUse", missing));
    }

    /// An edit that the agent does not get would let the call run as it was.
    void reportsAnEditWherePermissionIsRequested()
    {
        const HookEvent event = eventNamed("PermissionRequest");
        const Json claude = answered(HookAgent::ClaudeCode, event, edited());
        QCOMPARE(claude.at("decision").at("behavior"), "allow");
        QCOMPARE(claude.at("decision").at("updatedInput").at("command"), "git push --dry-run");
        const Json codex = answered(HookAgent::Codex, event, edited("Try first."));
        QCOMPARE(codex.at("decision").at("behavior"), "deny");
        QVERIFY(!codex.at("decision").contains("updatedInput"));
        const auto message = codex.at("decision").at("message").get<std::string>();
        QVERIFY2(message.contains("Try first.") && message.contains("git push --dry-run"), message.c_str());
    }

    void reportsAnEditBeforeACall()
    {
        for (const HookAgent agent : { HookAgent::ClaudeCode, HookAgent::Codex }) {
            const Json answer = answered(agent, eventNamed("PreToolUse"), edited());
            QCOMPARE(answer.at("permissionDecision"), "allow");
            QCOMPARE(answer.at("updatedInput").at("command"), "git push --dry-run");
        }
    }

    /// Codex ignores a denial without a reason, and makes the call.
    void aDenialHasAReason()
    {
        for (const char *reason : { "", " \n" })
            for (const HookAgent agent : { HookAgent::ClaudeCode, HookAgent::Codex }) {
                const HookDecision denied { HookDecision::Kind::Deny, reason, {} };
                const Json before = answered(agent, eventNamed("PreToolUse"), denied);
                QVERIFY(before.at("permissionDecisionReason").get<std::string>().contains("Denied"));
                const Json request = answered(agent, eventNamed("PermissionRequest"), denied);
                QVERIFY(request.at("decision").at("message").get<std::string>().contains("Denied"));
            }
    }

    void codexIsNotAskedToAskBeforeACall()
    {
        const HookDecision ask { HookDecision::Kind::Ask, "Ask first.", {} };
        const HookDecision before = feasible(ask, HookAgent::Codex, eventNamed("PreToolUse"));
        QVERIFY(before.kind == HookDecision::Kind::Deny);
        QVERIFY(before.reason.starts_with("Ask first. "));
        QVERIFY(feasible(ask, HookAgent::Codex, eventNamed("PermissionRequest")).kind == HookDecision::Kind::Ask);
        QVERIFY(feasible(ask, HookAgent::ClaudeCode, eventNamed("PreToolUse")).kind == HookDecision::Kind::Ask);
        QCOMPARE(feasible(before, HookAgent::Codex, eventNamed("PreToolUse")).reason, before.reason);
    }

    /// Codex fails on a permission without a change.
    void codexGetsNoAnswerToAPlainPermission()
    {
        const HookDecision allow { HookDecision::Kind::Allow, "Allowed.", {} };
        QVERIFY(answered(HookAgent::Codex, eventNamed("PreToolUse"), allow).empty());
        QCOMPARE(
            answered(HookAgent::Codex, eventNamed("PermissionRequest"), allow).at("decision").at("behavior"), "allow");
        QCOMPARE(answered(HookAgent::ClaudeCode, eventNamed("PreToolUse"), allow).at("permissionDecision"), "allow");
    }

    /// Claude Code runs the command, or does not: any other input, and a question to a person, would count as a refusal
    /// without a reason.
    void theCommandOfASkillIsDecided()
    {
        const HookEvent event = eventNamed("PreSkillShellCommand");
        QVERIFY(event.isQuestion());
        const auto answer = [&](HookDecision::Kind kind) {
            return answered(HookAgent::ClaudeCode, event, { kind, "By a rule.", {} });
        };
        QCOMPARE(answer(HookDecision::Kind::Allow).at("permissionDecision"), "allow");
        QCOMPARE(answer(HookDecision::Kind::Deny).at("permissionDecision"), "deny");
        QCOMPARE(answer(HookDecision::Kind::Deny).at("hookEventName"), "PreSkillShellCommand");
        const Json asked = answer(HookDecision::Kind::Ask);
        QCOMPARE(asked.at("permissionDecision"), "deny");
        QVERIFY(asked.at("permissionDecisionReason").get<std::string>().starts_with("By a rule. "));
        QVERIFY(answer(HookDecision::Kind::None).empty());
        const Json changed = answered(HookAgent::ClaudeCode, event, edited());
        QCOMPARE(changed.at("permissionDecision"), "deny");
        QVERIFY(!changed.contains("updatedInput"));
        QVERIFY(changed.at("permissionDecisionReason").get<std::string>().contains("git push --dry-run"));
    }

    /// Events of later versions break no agent, whatever they contain.
    void anUnknownEventIsNotAnswered()
    {
        for (const char *name :
            { "PreModelSwitch", "MessageDisplay", "PostToolBatch", "Elicitation", "NotYetInvented" }) {
            const HookEvent event = eventNamed(name);
            QVERIFY2(event.kind == HookEvent::Kind::Other && event.name == name, name);
            for (const HookAgent agent : { HookAgent::ClaudeCode, HookAgent::Codex })
                QCOMPARE(hookAnswer(agent, event, { HookDecision::Kind::Deny, "No.", {} }, {}), "{}");
        }
    }

    /// Only questions have decisions in their answers.
    void aNotificationIsNotAnswered()
    {
        const HookDecision deny { HookDecision::Kind::Deny, "No.", {} };
        for (const char *name : { "PermissionDenied", "PostToolUse", "PostToolUseFailure", "SubagentStart", "Stop" })
            QCOMPARE(hookAnswer(HookAgent::ClaudeCode, eventNamed(name), deny, {}), "{}");
    }
};

QTEST_GUILESS_MAIN(TestHookEvent)

#include "tst_hookevent.moc"
