// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/traceopening.h"

#include "models/logs/formats/traces/plaintext.h"
#include "models/logs/steps/environmentextra.h"
#include "models/logs/steps/extratext.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

/// The user, the session and the tags of a trace are attributes of its spans.
void addLabels(JsonExtra &extra, const Span &root, const Span &agent)
{
    const auto either = [&](std::initializer_list<std::string_view> keys) {
        const std::string_view value = root.anyAttribute(keys);
        return value.empty() ? agent.anyAttribute(keys) : value;
    };
    const std::string_view user = either({ "user.id", "langfuse.user.id", "enduser.id" });
    const std::string_view session = either({ "session.id", "gen_ai.conversation.id", "langfuse.session.id" });
    const std::string tags(either({ "tag.tags", "langfuse.trace.tags" }));
    if (!user.empty())
        extra.add("user", quotedJson(user));
    if (!session.empty())
        extra.add("session", quotedJson(session));
    simdjson::dom::parser parser;
    JsonElement list;
    if (parser.parse(simdjson::padded_string(tags)).get(list) == simdjson::SUCCESS && list.is_array())
        extra.add("tags", jsonText(list));
}

/// The first call of a model that has its prompt, which may be a span or an event within the call's own span.
std::shared_ptr<const Span> firstAsked(const RunSpans &spans, const TraceHead &head)
{
    constexpr std::size_t lookAhead = 20;
    if (!head.firstModel || !head.firstModel->prompt.empty())
        return head.firstModel;
    for (std::size_t n = 0; n < std::min(spans.count(), lookAhead); ++n)
        if (spans.at(n).kind == SpanKind::Model)
            if (auto span = spans.load(n); !span->prompt.empty())
                return span;
    return head.firstModel;
}

} // namespace

void describeRun(const TraceHead &head, RunBuilder &builder)
{
    const Span &root = *head.root;
    const Span &described = head.agent ? *head.agent : *head.root;
    RunRecord &run = builder.run;
    run.externalId = root.traceId;
    run.agentName = described.anyAttribute({ "gen_ai.agent.name", "agent.name", "graph.node.id" });
    if (run.agentName.empty())
        run.agentName = described.name;
    if (described.name.starts_with("CodeAgent"))
        run.agentKind = "code";
    else if (described.name.starts_with("ToolCalling"))
        run.agentKind = "tool-calling";
    const std::string given = std::exchange(run.task, std::string(described.attribute("smolagents.task")));
    if (run.task.empty())
        run.task = plainText(described.attribute("input.value"));
    if (!given.empty() && !isPlainText(run.task))
        run.task = given;
    if (head.firstModel)
        run.model = head.firstModel->reply.model;
    // The calls may name none, and the agent one.
    if (run.model.empty())
        run.model = described.anyAttribute({ "gen_ai.response.model", "gen_ai.request.model" });
    JsonExtra extra;
    addEnvironment(extra, root.python);
    extra.add("trace_id", quotedJson(root.traceId));
    const std::string_view mostSteps = described.attribute("smolagents.max_steps");
    if (!mostSteps.empty() && mostSteps.find_first_not_of("0123456789") == mostSteps.npos)
        extra.add("max_steps", mostSteps);
    addLabels(extra, root, described);
    run.extra = extra.text();
    run.time = root.time;
    run.framework = described.scope.contains("smolagents") ? "smolagents" : described.scope;
    run.span = root.span;
    const auto &tokens = described.reply.tokens;
    if (tokens.input.value_or(0) > 0 || tokens.output.value_or(0) > 0)
        run.tokens = tokens;
}

void addOpenings(const RunSpans &spans, const TraceHead &head, RunBuilder &builder)
{
    const std::shared_ptr<const Span> asked = firstAsked(spans, head);
    const Span *first = asked.get();
    const auto add = [&](StepKind kind, const Span &span, PromptMessage message) {
        StepRecord step;
        step.kind = kind;
        step.span = span.span;
        step.prompt.push_back(std::move(message));
        builder.add(std::move(step));
    };
    if (first != nullptr && !first->prompt.empty() && first->prompt.front().role == "system")
        add(StepKind::System, *first, first->prompt.front());
    if (!isPlainText(builder.run.task) && first != nullptr)
        if (const auto user = std::ranges::find(first->prompt, "user", &PromptMessage::role);
            user != first->prompt.end())
            builder.run.task = user->text;
    if (!builder.run.task.empty())
        add(StepKind::Task, *head.root, { "user", builder.run.task });
}

} // namespace vitrine
