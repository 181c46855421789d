// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/messages.h"

#include "executor/policy/policydocument.h"
#include "executor/sandbox/boundedjson.h"
#include "executor/sandbox/fields.h"
#include "executor/sandbox/resultcheck.h"

#include <array>
#include <functional>

namespace vitrine::wire {

namespace {

using Json = nlohmann::json;

constexpr const char *kind = "kind";
constexpr std::size_t longestName = 200;
constexpr std::size_t longestArguments = 2 << 20;
constexpr JsonBounds argumentBounds { .depth = 128, .values = 400'000, .keys = 20'000 };
constexpr JsonBounds valueBounds { .depth = 128, .values = 4'000'000, .keys = 20'000 };

Json frameOf(const Enter &enter)
{
    return { { kind, "enter" }, { "folder", enter.folder }, { "read", enter.read }, { "write", enter.write },
        { "preload", enter.preload }, { "file_bytes", enter.fileBytes }, { "namespaced", enter.isNamespaced },
        { "libraries", enter.libraries } };
}

Json frameOf(const Fork &) { return { { kind, "fork" } }; }

std::vector<std::string> flat(const std::map<std::string, std::string> &variables)
{
    std::vector<std::string> list;
    for (const auto &[name, json] : variables) {
        list.push_back(name);
        list.push_back(json);
    }
    return list;
}

Json frameOf(const Begin &begin)
{
    Json frame { { kind, "begin" }, { "policy", canonicalJson(begin.policy) }, { "tools", begin.tools },
        { "identities", begin.identities }, { "variables", flat(begin.variables) },
        { "passes_values", begin.passesValues } };
    if (begin.frozenAt)
        frame["frozen_at"] = *begin.frozenAt;
    if (begin.seed)
        frame["seed"] = *begin.seed;
    return frame;
}

Json frameOf(const Give &give)
{
    Json frame { { kind, "give" }, { "variables", flat(give.variables) },
        { "replaces_tools", give.tools.has_value() } };
    if (give.tools)
        frame["tools"] = *give.tools;
    return frame;
}

Json frameOf(const Look &) { return { { kind, "look" } }; }

Json frameOf(const Run &run)
{
    Json frame { { kind, "run" }, { "code", run.code } };
    if (run.frozenAt)
        frame["frozen_at"] = *run.frozenAt;
    return frame;
}

Json frameOf(const Answer &answer)
{
    Json frame { { kind, "answer" }, { "source", toString(answer.answer.source) } };
    if (answer.answer.result)
        frame["result"] = *answer.answer.result;
    if (answer.answer.error)
        frame["error"] = *answer.answer.error;
    return frame;
}

Json frameOf(const Reset &) { return { { kind, "reset" } }; }

Json frameOf(const Open &open)
{
    Json frame = frameOf(open.begin);
    frame[kind] = "open";
    frame["follows_record"] = open.followsRecord;
    return frame;
}

Json frameOf(const Cancel &) { return { { kind, "cancel" } }; }
Json frameOf(const Reach &reach) { return { { kind, "reach" }, { "step", reach.step } }; }
Json frameOf(const GoBack &back) { return { { kind, "go_back" }, { "step", back.step } }; }

Json frameOf(const Entered &entered)
{
    return { { kind, "entered" }, { "python", entered.python }, { "layers", entered.layers } };
}

Json frameOf(const Forked &) { return { { kind, "forked" } }; }
Json frameOf(const Started &started) { return { { kind, "started" }, { "fault", started.fault } }; }
Json frameOf(const Printed &printed) { return { { kind, "printed" }, { "text", printed.text } }; }

Json frameOf(const Asked &asked)
{
    return { { kind, "asked" }, { "tool", asked.tool }, { "arguments", asked.arguments } };
}

Json frameOf(const Valued &valued) { return { { kind, "valued" }, { "form", valued.form } }; }
Json frameOf(const Looked &looked) { return { { kind, "looked" }, { "variables", flat(looked.variables) } }; }
Json frameOf(const Ended &ended) { return { { kind, "ended" }, { "result", toJson(ended.result) } }; }
Json frameOf(const Exhausted &) { return { { kind, "exhausted" } }; }
Json frameOf(const Done &) { return { { kind, "done" } }; }

Json frameOf(const Reached &reached)
{
    return { { kind, "reached" }, { "fault", reached.fault }, { "checkpoint", reached.checkpoint },
        { "replayed", reached.replayed }, { "steps", reached.steps } };
}

Enter readEnter(Fields &fields)
{
    return { fields.text("folder"), fields.texts("read"), fields.texts("write"), fields.texts("preload"),
        fields.number("file_bytes"), fields.flag("namespaced"), fields.texts("libraries") };
}

std::map<std::string, std::string> readVariables(Fields &fields)
{
    std::map<std::string, std::string> variables;
    const std::vector<std::string> flat = fields.texts("variables");
    fields.check(flat.size() % 2 == 0);
    for (std::size_t i = 0; i + 1 < flat.size(); i += 2)
        variables.insert_or_assign(flat[i], flat[i + 1]);
    return variables;
}

Begin readBegin(Fields &fields)
{
    Begin begin;
    auto policy = readPolicy(fields.text("policy"));
    if (fields.check(policy.has_value()))
        begin.policy = std::move(*policy);
    begin.tools = fields.texts("tools");
    begin.identities = fields.texts("identities");
    begin.variables = readVariables(fields);
    begin.frozenAt = fields.optionalNumber("frozen_at");
    begin.seed = fields.optionalNumber("seed");
    begin.passesValues = fields.flag("passes_values");
    return begin;
}

Give readGive(Fields &fields)
{
    Give give;
    give.variables = readVariables(fields);
    if (fields.flag("replaces_tools"))
        give.tools = fields.texts("tools");
    return give;
}

Answer readAnswer(Fields &fields)
{
    const auto source = toolSourceFrom(fields.text("source"));
    fields.check(source.has_value());
    Answer answer { { fields.optionalText("result"), fields.optionalText("error"),
        source.value_or(ToolSource::Missing) } };
    fields.check(answer.answer.result.has_value() != answer.answer.error.has_value());
    return answer;
}

Entered readEntered(Fields &fields) { return { fields.text("python"), fields.texts("layers") }; }

Asked readAsked(Fields &fields)
{
    Asked asked { fields.text("tool"), fields.text("arguments") };
    fields.check(asked.tool.size() <= longestName && asked.arguments.size() <= longestArguments);
    if (fields.isGood())
        fields.check(isBoundedJson(asked.arguments, argumentBounds));
    return asked;
}

Valued readValued(Fields &fields)
{
    Valued valued { fields.text("form") };
    if (fields.isGood())
        fields.check(isBoundedJson(valued.form, valueBounds));
    return valued;
}

Looked readLooked(Fields &fields)
{
    Looked looked { readVariables(fields) };
    for (const auto &[name, form] : looked.variables)
        fields.check(isBoundedJson(form, valueBounds));
    return looked;
}

Reached readReached(Fields &fields)
{
    return { fields.text("fault"), fields.number("checkpoint"), fields.number("replayed"), fields.number("steps") };
}

Ended readEnded(Fields &fields)
{
    auto result = checkedResult(fields.text("result"));
    return fields.check(result.has_value()) ? Ended { std::move(*result) } : Ended {};
}

template <typename Message>
struct Kind {
    std::string_view name;
    std::function<Message(Fields &)> read;
};

template <typename Message, std::size_t count>
std::optional<Message> readFrame(const Json &frame, const std::array<Kind<Message>, count> &kinds)
{
    if (!frame.is_object())
        return std::nullopt;
    Fields fields(frame);
    const std::string name = fields.text(kind);
    for (const Kind<Message> &known : kinds) {
        if (known.name != name)
            continue;
        Message message = known.read(fields);
        return fields.isGood() ? std::optional(std::move(message)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

StepResult withoutAnswers(StepResult result, const std::set<std::string> &tools)
{
    for (ToolCallRecord &call : result.toolCalls) {
        if (!tools.contains(call.name))
            continue;
        call.arguments = "null";
        call.result = call.result ? std::optional("null") : std::nullopt;
    }
    return result;
}

Json toFrame(const ToWorker &message)
{
    return std::visit([](const auto &one) { return frameOf(one); }, message);
}

Json toFrame(const FromWorker &message)
{
    return std::visit([](const auto &one) { return frameOf(one); }, message);
}

std::optional<ToWorker> toWorkerFrom(const Json &frame)
{
    static const std::array<Kind<ToWorker>, 12> kinds { { { "enter", readEnter },
        { "fork", [](Fields &) { return Fork {}; } }, { "begin", readBegin },
        { "run", [](Fields &fields) { return Run { fields.text("code"), fields.optionalNumber("frozen_at") }; } },
        { "answer", readAnswer }, { "reset", [](Fields &) { return Reset {}; } },
        { "open",
            [](Fields &fields) {
                const bool followsRecord = fields.flag("follows_record");
                return Open { readBegin(fields), followsRecord };
            } },
        { "cancel", [](Fields &) { return Cancel {}; } },
        { "reach", [](Fields &fields) { return Reach { fields.number("step") }; } },
        { "go_back", [](Fields &fields) { return GoBack { fields.number("step") }; } }, { "give", readGive },
        { "look", [](Fields &) { return Look {}; } } } };
    return readFrame(frame, kinds);
}

std::optional<FromWorker> fromWorkerFrom(const Json &frame)
{
    static const std::array<Kind<FromWorker>, 11> kinds { { { "entered", readEntered },
        { "forked", [](Fields &) { return Forked {}; } },
        { "started", [](Fields &fields) { return Started { fields.text("fault") }; } },
        { "printed", [](Fields &fields) { return Printed { fields.text("text") }; } }, { "asked", readAsked },
        { "ended", readEnded }, { "done", [](Fields &) { return Done {}; } }, { "reached", readReached },
        { "valued", readValued }, { "looked", readLooked }, { "exhausted", [](Fields &) { return Exhausted {}; } } } };
    return readFrame(frame, kinds);
}

} // namespace vitrine::wire
