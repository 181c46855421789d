// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/traces/agentevents.h"

#include "base/decimal.h"
#include "base/formatted.h"
#include "models/logs/formats/chat/approvals.h"
#include "models/logs/formats/chat/chatrun.h"
#include "models/logs/formats/chat/tokenusage.h"
#include "models/logs/formats/traces/agentrecord.h"
#include "models/logs/steps/timetext.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// The run of one session.
class AgentEvents::Session {
public:
    Session() { m_chat.setRunsText(false); }

    void add(const LogRecord &record);
    void finish(ImportContext &context);

private:
    void describe(const LogRecord &record);
    void prompt(const LogRecord &record);
    void turn(const LogRecord &record);
    void result(const LogRecord &record);
    void failure(const LogRecord &record);
    void decision(const LogRecord &record);
    void tieDecision(ChatCall &call);
    void keep(const LogRecord &record) { m_chat.event(record.name, record.json, record.time); }

    /// Decisions without the id of a call, about calls of one tool that have not ended yet.
    struct OpenDecisions {
        std::vector<Approval> approvals;
        bool isAmbiguous = false; ///< there were several at once, and calls of these have not ended
    };

    RunBuilder m_builder;
    ChatRun m_chat { m_builder };
    std::map<std::string, OpenDecisions, std::less<>> m_openDecisions; ///< by the name of the tool
    std::size_t m_tied = 0;
    SpanAttributes m_resource; ///< as it is now
    std::optional<SourceSpan> m_span;
    std::optional<double> m_from;
    std::optional<double> m_to;
};

void AgentEvents::Session::add(const LogRecord &record)
{
    describe(record);
    m_builder.addContent(record.json);
    switch (meaningOf(record)) {
    case AgentEvent::Prompt: return prompt(record);
    case AgentEvent::Turn: return turn(record);
    case AgentEvent::Result: return result(record);
    case AgentEvent::Failure: return failure(record);
    case AgentEvent::Decision: return decision(record);
    case AgentEvent::Stream:
        // Only the last event of a reply counts its tokens; the others are its pieces.
        if (record.attribute("event.kind") == "response.completed")
            return turn(record);
        if (!record.attribute("error.message").empty())
            keep(record);
        return;
    case AgentEvent::Kept: return keep(record);
    }
}

void AgentEvents::Session::describe(const LogRecord &record)
{
    if (!m_span)
        m_span = record.span;
    m_span->byteTo = std::max(m_span->byteTo, record.span.byteTo);
    if (record.time) {
        m_from = std::min(m_from.value_or(*record.time), *record.time);
        m_to = std::max(m_to.value_or(*record.time), *record.time);
    }
    RunRecord &run = m_builder.run;
    for (auto at = record.attributes.lower_bound("resource."); at != record.attributes.end(); ++at) {
        if (!at->first.starts_with("resource."))
            break;
        const auto [known, isNew] = m_resource.try_emplace(at->first, at->second);
        if (isNew)
            addToExtra(run.extra, at->first, quotedJson(at->second));
        else if (known->second != at->second)
            m_chat.event(at->first, quotedJson(known->second = at->second), record.time);
    }
    if (const ReportingAgent *agent = reportingAgent(record); agent != nullptr && run.framework.empty())
        run.framework = agent->framework;
    if (run.frameworkVersion.empty())
        run.frameworkVersion = firstOf(record, { "app.version", "service.version" });
    if (!run.externalId.empty())
        return;
    run.externalId = record.session();
    for (const std::string_view key :
        { "user.id", "user.email", "user.account_uuid", "organization.id", "terminal.type", "auth_mode", "originator" })
        if (const std::string_view value = record.attribute(key); !value.empty())
            addToExtra(run.extra, key, quotedJson(value));
}

void AgentEvents::Session::prompt(const LogRecord &record)
{
    // By default agents send the length of a prompt only.
    keep(record);
    ChatMessage message;
    message.role = "user";
    message.text = record.attribute("prompt");
    if (!message.text.empty())
        m_chat.add(std::move(message), record.span, timeSpan(record.time, {}));
}

void AgentEvents::Session::turn(const LogRecord &record)
{
    ChatMessage message;
    message.role = "assistant";
    message.model = firstOf(record, { "model", "slug" });
    message.tokens = tokensOf(record);
    message.text = record.attribute("response_text");
    m_chat.add(std::move(message), record.span, timeOf(record));
    keep(record);
    addDecimal(m_builder.run.cost, record.number("cost_usd"));
}

void AgentEvents::Session::result(const LogRecord &record)
{
    const std::string success(record.attribute("success"));
    if (!m_chat.isOpen())
        m_chat.begin(StepKind::Tool, record.span).time = timeOf(record);
    ChatCall call = callOf(record);
    tieDecision(call);
    ChatResult result;
    result.id = call.id;
    result.isError = success == "false";
    result.text
        = result.isError ? firstOf(record, { "error", "error.message", "output" }) : firstOf(record, { "output" });
    if (result.isError && result.text.empty())
        result.text = "failed";
    result.errorType = record.attribute("error_type");
    m_chat.call(std::move(call));
    keep(record);
    const auto milliseconds = record.number("duration_ms");
    m_chat.result(std::move(result), record.span, milliseconds.transform([](double value) { return value / 1000; }));
}

void AgentEvents::Session::decision(const LogRecord &record)
{
    keep(record);
    auto approval = approvalFrom(record.attribute("decision"));
    if (!approval)
        return;
    approval->name = record.attribute("source");
    approval->source = approvalSource(approval->name);
    approval->at = record.time;
    const std::string id = firstOf(record, { "call_id", "tool_use_id" });
    if (!id.empty())
        return m_chat.decided(id, std::move(*approval));
    // A call that was denied does not end.
    if (approval->decision != Approval::Decision::Allowed)
        return;
    constexpr std::size_t mostOpen = 1000;
    OpenDecisions &open = m_openDecisions[firstOf(record, { "tool_name", "function_name" })];
    if (open.approvals.size() < mostOpen)
        open.approvals.push_back(std::move(*approval));
    open.isAmbiguous = open.isAmbiguous || open.approvals.size() > 1;
}

/// A decision that names a tool alone is about the call of that tool that ends next, if no other one was open.
void AgentEvents::Session::tieDecision(ChatCall &call)
{
    const auto found = m_openDecisions.find(call.name);
    if (found == m_openDecisions.end())
        return;
    OpenDecisions &open = found->second;
    if (!open.isAmbiguous) {
        if (call.id.empty())
            call.id = formatted("{}-{}", call.name, ++m_tied);
        m_chat.decided(call.id, std::move(open.approvals.front()));
    }
    open.approvals.erase(open.approvals.begin());
    if (open.approvals.empty())
        m_openDecisions.erase(found);
}

void AgentEvents::Session::failure(const LogRecord &record)
{
    StepRecord &step = m_chat.begin(StepKind::Action, record.span);
    step.time = timeOf(record);
    step.error = ErrorRecord { .layer = ErrorLayer::Model,
        .type = firstOf(record, { "error_type" }),
        .message = firstOf(record, { "error", "error.message", "error_message" }),
        .traceback = {},
        .codeLine = {},
        .causeType = {} };
    if (step.error->type.empty())
        step.error->type = "api_error";
    if (m_builder.run.model.empty())
        m_builder.run.model = record.attribute("model");
    keep(record);
}

void AgentEvents::Session::finish(ImportContext &context)
{
    m_chat.finish();
    if (m_builder.isEmpty())
        return;
    RunRecord &run = m_builder.run;
    if (m_span)
        run.span = *m_span;
    // One moment is no duration.
    run.time = timeSpan(m_from, m_to == m_from ? std::nullopt : m_to);
    run.time.quality = m_from ? Quality::Derived : Quality::Missing;
    m_builder.putInOrder();
    m_builder.finish(context);
}

AgentEvents::AgentEvents(ImportContext &context)
    : m_context(context)
{
}

AgentEvents::~AgentEvents() = default;

bool AgentEvents::isKnown(const LogRecord &record) { return reportingAgent(record) != nullptr; }

void AgentEvents::add(const LogRecord &record)
{
    if (Session *session = sessionOf(record))
        session->add(record);
    const AgentEvent meaning = meaningOf(record);
    if (meaning == AgentEvent::Kept || meaning == AgentEvent::Decision)
        m_context.account(ImportContext::RecordUse::Kept, record.name);
    else if (meaning == AgentEvent::Stream && record.attribute("event.kind") != "response.completed")
        m_context.passOver(record.name);
}

/// Null when there are more sessions than memory is meant for, which is reported.
AgentEvents::Session *AgentEvents::sessionOf(const LogRecord &record)
{
    constexpr std::size_t mostSessions = 10'000;
    if (const std::string_view named = record.session(); !named.empty())
        m_last = named;
    const auto found = m_sessions.find(m_last);
    if (found != m_sessions.end())
        return found->second.get();
    if (m_sessions.size() == mostSessions) {
        m_context.skip(ErrorCode::TooLarge, record.span, { .code = FlawCode::TooManySessions });
        return nullptr;
    }
    return m_order.emplace_back(m_sessions.emplace(m_last, std::make_unique<Session>()).first->second.get());
}

void AgentEvents::finish()
{
    for (Session *session : m_order)
        session->finish(m_context);
    m_order.clear();
    m_sessions.clear();
}

} // namespace vitrine
