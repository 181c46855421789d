// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/hooktrail.h"

#include "base/clock.h"
#include "base/parsedjson.h"
#include "base/sha256.h"
#include "base/username.h"
#include "base/version.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "models/hooks/firstprompt.h"
#include "models/hooks/hookstep.h"
#include "models/trail/read/trail.h"
#include "models/trail/record/writer.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <ranges>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view hookFormat = "vitrine-hook";

std::string dumpedHook(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

/// A run is named by what was asked for, which is not known when a session starts.
bool startsRun(const HookEvent &event) { return event.kind != HookEvent::Kind::Other || !event.prompt.empty(); }

std::string taskOf(HookAgent agent, const HookEvent &event)
{
    std::string asked = event.prompt.empty() ? firstPrompt(event.log) : event.prompt;
    return asked.empty() ? std::string(toString(agent)) + " in " + event.folder : asked;
}

/// Calls a function with the newest events of a session, the newest first, until it returns false.
bool forEachRecent(const Trail &trail, const std::string &session, const std::function<bool(const Json &)> &visit)
{
    const SqlReceiver receiver { [](const std::vector<std::string> &) {},
        [&](std::span<const SqlValue> row) {
            const Json detail = parsedJson<Json>(std::get<std::string>(row[0]));
            return !detail.is_object() || detail.value("session", Json()) != session || visit(detail);
        } };
    return trail.sql("SELECT detail FROM v_trail_events WHERE kind = 'hook' ORDER BY event DESC LIMIT 64", {}, receiver)
        .has_value();
}

std::string textOf(const Json &detail, const char *name)
{
    const auto found = detail.find(name);
    return found != detail.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// Only the event at the start of a session names the model.
std::string modelOf(const Trail &trail, const std::string &session)
{
    std::string model;
    const bool isRead = forEachRecent(trail, session, [&model](const Json &detail) {
        model = textOf(detail, "model");
        return model.empty();
    });
    return isRead ? model : std::string();
}

/// The agent's reason for the request, which the call itself does not have.
constexpr const char *requestReason = "description";

/// Hashes of the arguments of a call, as the event before it may have recorded them.
std::array<std::string, 2> callHashes(const HookEvent &event)
{
    Json call = event.arguments;
    call.erase(requestReason);
    return { sha256Hex(dumpedHook(event.arguments)), sha256Hex(dumpedHook(call)) };
}

RunRecord hookRun(HookAgent agent, const HookEvent &event)
{
    RunRecord run;
    run.indexInSource = 1;
    run.externalId = event.session;
    run.agentName = toString(agent);
    run.agentKind = "tool-calling";
    run.model = event.model;
    run.task = taskOf(agent, event);
    run.time = { secondsSinceEpoch(), {}, {}, Quality::Recorded };
    run.framework = toString(agent);
    return run;
}

struct FoundRun {
    RunId run = 0; ///< 0 for none
    std::uint64_t steps = 0;
};

/// A log of the same session that was imported is a run of its own.
Result<bool> isOfHooks(const Trail &trail, const RunSummary &run)
{
    return trail.sources(run.source - 1).transform([&run](const std::vector<SourceSummary> &sources) {
        return !sources.empty() && sources.front().id == run.source && sources.front().record.format == hookFormat;
    });
}

/// Among the newest runs, which is quick; 0 where it is not.
Result<FoundRun> recentHookRun(const Trail &trail, const std::string &session)
{
    constexpr std::uint64_t newest = 64;
    const auto count = trail.runCount();
    if (!count)
        return std::unexpected(count.error());
    const auto runs = trail.runs(*count - std::min(*count, newest), newest);
    if (!runs)
        return std::unexpected(runs.error());
    for (const RunSummary &run : *runs | std::views::reverse) {
        if (run.record.externalId != session)
            continue;
        const auto isOurs = isOfHooks(trail, run);
        if (!isOurs)
            return std::unexpected(isOurs.error());
        if (*isOurs)
            return FoundRun { run.id, run.steps };
    }
    return FoundRun {};
}

/// Among all runs.
Result<FoundRun> anyHookRun(const Trail &trail, const std::string &session)
{
    std::string quoted = session;
    for (std::size_t at = quoted.find('\''); at != quoted.npos; at = quoted.find('\'', at + 2))
        quoted.insert(at, 1, '\'');
    std::erase(quoted, '\0');
    FoundRun found;
    const SqlReceiver receiver { [](const std::vector<std::string> &) {},
        [&found](std::span<const SqlValue> row) {
            found.run = std::get<std::int64_t>(row[0]);
            found.steps = static_cast<std::uint64_t>(std::get<std::int64_t>(row[1]));
            return false;
        } };
    const std::string question = "SELECT run, step_count FROM v_runs WHERE external_id = '" + quoted
        + "' AND source IN (SELECT source FROM v_sources WHERE format = '" + std::string(hookFormat)
        + "') ORDER BY run DESC LIMIT 1";
    if (const auto asked = trail.sql(question, {}, receiver); !asked)
        return std::unexpected(asked.error());
    return found;
}

} // namespace

HookTrail::HookTrail(std::unique_ptr<Recorder> recorder)
    : m_recorder(std::move(recorder))
{
}

HookTrail::~HookTrail() = default;

Result<std::unique_ptr<HookTrail>> HookTrail::open(const std::filesystem::path &file, HookAgent agent,
    const HookEvent &event, const std::optional<Policy> &policy, std::chrono::milliseconds wait)
{
    auto recorder = Recorder::open(file, wait);
    if (!recorder)
        return std::unexpected(std::move(recorder.error()));
    std::unique_ptr<HookTrail> trail(new HookTrail(std::move(*recorder)));
    if (const auto locked = trail->lock(wait); !locked)
        return std::unexpected(locked.error());
    if (const auto found = trail->findRun(agent, event); !found)
        return std::unexpected(found.error());
    if (trail->m_run == 0)
        return trail;
    if (const auto found = trail->findSession(agent, policy); !found)
        return std::unexpected(found.error());
    return trail;
}

/// Two that find no run of a session would both add one.
Result<void> HookTrail::lock(std::chrono::milliseconds wait)
{
    const std::string name = m_recorder->file().string() + "-hook";
    UniqueFd file(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (!file)
        return std::unexpected(Error { ErrorCode::NoPermission, name, {}, {}, {} });
    const auto end = std::chrono::steady_clock::now() + wait;
    while (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        if (std::chrono::steady_clock::now() > end)
            return std::unexpected(Error { ErrorCode::Locked, name, {}, {}, {} });
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    m_lock = std::move(file);
    return {};
}

/// The session that is going on is among the newest runs.
Result<void> HookTrail::findRun(HookAgent agent, const HookEvent &event)
{
    auto trail = Trail::open(m_recorder->file());
    if (!trail)
        return std::unexpected(trail.error());
    m_trail = std::move(*trail);
    auto found = recentHookRun(*m_trail, event.session);
    if (found && found->run == 0)
        found = anyHookRun(*m_trail, event.session);
    if (!found)
        return std::unexpected(found.error());
    if (found->run == 0 && !startsRun(event))
        return {};
    if (found->run == 0)
        return addRun(*m_trail, agent, event);
    m_run = found->run;
    m_steps = found->steps;
    const auto sessions = m_trail->sessionsOfRun(m_run);
    if (sessions && !sessions->empty()) {
        const auto session = m_trail->session(sessions->front());
        if (session) {
            m_session = sessions->front();
            m_policyHash = session->policyHash;
        }
    }
    return {};
}

std::optional<HookRecord> HookTrail::earlierPermission(const HookEvent &event) const
{
    // Access to a host that the call did not show is another question.
    const bool isAboutHost = textOf(event.arguments, requestReason).starts_with("network-access ");
    if (event.kind != HookEvent::Kind::Permission || isAboutHost || !m_trail)
        return std::nullopt;
    const auto hashes = callHashes(event);
    std::optional<HookRecord> found;
    forEachRecent(*m_trail, event.session, [&](const Json &detail) {
        const auto changed = detail.find("changed");
        const std::string hash
            = changed == detail.end() ? textOf(detail, "arguments_sha256") : sha256Hex(dumpedHook(*changed));
        if (textOf(detail, "event") != "PreToolUse" || textOf(detail, "tool") != event.tool
            || textOf(detail, "subagent") != event.subagent || !std::ranges::contains(hashes, hash))
            return true;
        const std::string by = textOf(detail, "by");
        if ((by == "person" || by == "draft") && textOf(detail, "decision") == "allow") {
            found.emplace();
            found->decision = { HookDecision::Kind::Allow, textOf(detail, "reason"), {} };
            found->by = "earlier";
            found->author = textOf(detail, "author");
        }
        return false;
    });
    return found;
}

Result<void> HookTrail::addRun(const Trail &trail, HookAgent agent, const HookEvent &event)
{
    const auto source = m_recorder->addSource({ .file = {},
        .sha256 = {},
        .size = 0,
        .format = std::string(hookFormat),
        .importerVersion = VITRINE_VERSION,
        .importedAt = secondsSinceEpoch() });
    if (!source)
        return std::unexpected(source.error());
    RunRecord run = hookRun(agent, event);
    if (run.model.empty())
        run.model = modelOf(trail, event.session);
    const auto added = m_recorder->addRun(*source, run, {});
    if (!added)
        return std::unexpected(added.error());
    m_run = added->run;
    if (const auto said = m_recorder->addTrailEvent(writerEvent("hook", m_run)); !said)
        return std::unexpected(said.error());
    return m_recorder->completeSource(*source, "{}");
}

/// Steps under another policy are a session of their own. Where nothing is judged, everything is allowed.
Result<void> HookTrail::findSession(HookAgent agent, const std::optional<Policy> &policy)
{
    const Policy used = policy ? *policy : profile("permissive-audit").value_or(Policy {});
    const std::string wanted = policyHash(used);
    if (m_session != 0 && wanted == m_policyHash)
        return {};
    m_policyHash = wanted;
    if (const auto added = m_recorder->addPolicy(canonicalJson(used)); !added)
        return std::unexpected(added.error());
    const auto started = m_recorder->beginSession({ m_run, SessionKind::StepRun, m_policyHash,
        "hook:" + std::string(toString(agent)), {}, {}, secondsSinceEpoch() });
    if (!started)
        return std::unexpected(started.error());
    m_session = *started;
    return {};
}

Result<StepId> HookTrail::addStep(const HookEvent &event, const HookRecord &record)
{
    const double startedAt = record.at - event.seconds.value_or(0);
    const StepRecord step = hookStep(event, record);
    ExecutionEnd end { hookResult(event, record), ReplayVerdict::None, {}, secondsSinceEpoch() };
    end.result.policy = m_policyHash;
    const std::string code = step.code.empty() ? std::string() : step.code.front().text;
    const auto added = m_recorder->addReportedStep(m_run, { m_session, 0, 0, code, false, startedAt }, end, step);
    return added.transform([](const Recorder::StartedStep &ended) { return ended.step; });
}

Result<void> HookTrail::add(const HookEvent &event, const HookRecord &record)
{
    const bool hasEnded = event.kind == HookEvent::Kind::After || event.kind == HookEvent::Kind::Failed;
    const bool isDenied = record.decision.kind == HookDecision::Kind::Deny; // of questions and of the agent's own
    Json detail { { "event", event.name }, { "channel", toString(record.agent) }, { "session", event.session },
        { "user", userName() }, { "folder", event.folder } };
    if (m_run != 0)
        detail["run"] = m_run;
    if (!event.model.empty())
        detail["model"] = event.model;
    if (hasEnded || isDenied) {
        const auto step = addStep(event, record);
        if (!step)
            return std::unexpected(step.error());
        detail["step"] = *step;
    }
    for (const auto &[name, text] : { std::pair("subagent", &event.subagent),
             std::pair("subagent_type", &event.subagentType), std::pair("permission_mode", &event.permissionMode) })
        if (!text->empty())
            detail[name] = *text;
    if (event.kind == HookEvent::Kind::Other && !event.reason.empty())
        detail["reason"] = event.reason;
    if (event.kind != HookEvent::Kind::Other) {
        detail["tool"] = event.tool;
        detail["call_id"] = event.callId;
        detail["arguments_sha256"] = sha256Hex(dumpedHook(event.arguments));
    }
    if (!record.by.empty()) {
        detail["decision"] = toString(record.decision.kind);
        detail["by"] = record.by;
        detail["author"] = record.author;
        detail["rule"] = record.rule;
        detail["reason"] = record.decision.reason;
        detail["policy"] = m_policyHash;
        if (record.decision.changed)
            detail["changed"] = *record.decision.changed;
    }
    if (!record.asked.empty()) {
        detail["asked"] = record.asked;
        detail["waited_s"] = record.waitedSeconds;
    }
    return m_recorder->addTrailEvent({ "hook", dumpedHook(detail), "vitrine " VITRINE_VERSION, record.at })
        .transform([](std::int64_t) { });
}

} // namespace vitrine
