// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/trailsecrets.h"

#include "base/utf8.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

/// Places that are listed with their excerpts; further ones are counted.
constexpr std::size_t mostLocations = 100'000;

/// The part of the line around a finding that is shown: whole characters and whole findings, which are masked.
std::string excerptOf(std::string_view text, const std::vector<Secret> &secrets, std::size_t which)
{
    constexpr std::size_t around = 40;
    const Secret &secret = secrets[which];
    const std::size_t line = secret.from == 0 ? text.npos : text.rfind('\n', secret.from - 1);
    std::size_t from = std::max(line == text.npos ? 0 : line + 1, secret.from - std::min(secret.from, around));
    from = from < secret.from ? characterStart(text, from) : from;
    std::size_t to = characterStart(text, std::min({ text.find('\n', secret.to), secret.to + around, text.size() }));
    std::vector<Secret> within;
    for (const Secret &other : secrets) {
        if (other.to <= from || other.from >= to)
            continue;
        from = std::min(from, other.from);
        to = std::max(to, other.to);
        within.push_back(other);
    }
    for (Secret &other : within) {
        other.from -= from;
        other.to -= from;
    }
    return withoutSecrets(text.substr(from, to - from), within);
}

class Search {
public:
    Search(const Trail &trail, SecretsWanted wanted)
        : m_trail(trail)
        , m_wanted(wanted)
    {
    }

    /// Also those that a later one has replaced: they stay on record.
    Result<void> readNotes()
    {
        const auto textOf = [](const SqlValue &value) {
            const auto *text = std::get_if<std::string>(&value);
            return text == nullptr ? std::string() : *text;
        };
        const SqlReceiver receiver { [](const std::vector<std::string> &) {},
            [&](std::span<const SqlValue> row) {
                m_notes[{ textOf(row[0]), std::get<std::int64_t>(row[1]) }].push_back(
                    { textOf(row[2]), textOf(row[3]) });
                return true;
            } };
        constexpr SqlLimits limits { .seconds = 3600, .rows = std::uint64_t { 1 } << 40U };
        return m_trail.sql("SELECT about, subject, mark, text FROM v_notes ORDER BY note", limits, receiver)
            .transform([](const auto &) { });
    }
    void addRun(const RunSummary &run)
    {
        m_run = run.id;
        m_step = 0;
        addNotes("run", run.id);
        add("task", run.record.task);
        add("final_answer", run.record.finalAnswer);
        add("expected_answer", run.record.expectedAnswer);
        add("extra", run.record.extra);
    }
    Result<void> addStep(const StepSummary &summary)
    {
        m_step = summary.ordinal;
        const auto step = m_trail.step(summary.id);
        if (!step)
            return std::unexpected(step.error());
        addRecorded(*step);
        addNotes("step", summary.id);
        const auto executions = m_trail.executionsOfStep(summary.id);
        if (!executions)
            return std::unexpected(executions.error());
        for (const Execution &execution : *executions)
            addExecution(execution);
        return {};
    }
    /// Code that was tried outside of any run.
    Result<void> addScratch()
    {
        m_run = 0;
        m_step = 0;
        const auto sessions = m_trail.sessionsWithoutRun();
        if (!sessions)
            return std::unexpected(sessions.error());
        for (const SessionId session : *sessions) {
            const auto executions = m_trail.executionsOfSession(session);
            if (!executions)
                return std::unexpected(executions.error());
            for (const Execution &execution : *executions)
                addExecution(execution);
        }
        return {};
    }
    /// Those about the trail, a log, a session or an entry.
    void addOtherNotes()
    {
        m_run = 0;
        m_step = 0;
        while (!m_notes.empty())
            addNotes(m_notes.begin()->first.first, m_notes.begin()->first.second);
    }
    std::vector<TrailSecret> take() { return std::move(m_found); }

private:
    struct Note {
        std::string mark;
        std::string text;
    };

    // A mark is a name, which stays in its row when texts are redacted: the user sees where it is.
    void addNotes(std::string_view about, std::int64_t subject)
    {
        const auto notes = m_notes.extract({ std::string(about), subject });
        if (notes.empty())
            return;
        for (const Note &note : notes.mapped()) {
            add("note", note.text);
            add("mark", note.mark);
        }
    }
    void addRecorded(const StepRecord &step)
    {
        add("thought", step.thought);
        add("raw_model_output", step.rawModelOutput);
        add("extra", step.extra);
        for (const PromptMessage &message : step.prompt)
            add("prompt", message.text);
        for (const CodeRecord &code : step.code)
            add("code", code.text, true);
        for (const RecordedToolCall &call : step.toolCalls) {
            add("arguments", call.arguments);
            add("result", call.result);
            add("error", call.error);
        }
        for (const OutputRecord &output : step.outputs)
            add("outputs", output.text);
        if (step.error) {
            add("message", step.error->message);
            add("traceback", step.error->traceback);
            add("code_line", step.error->codeLine);
        }
    }
    void addExecution(const Execution &execution)
    {
        addNotes("execution", execution.id);
        add("replay.code", execution.begin.code, true);
        if (execution.end)
            addResult(execution.end->result);
    }
    void addResult(const StepResult &result)
    {
        add("replay.logs", result.logs);
        if (result.output) {
            add("replay.output", result.output->repr);
            add("replay.output", result.output->text);
            add("replay.output", result.output->json);
        }
        if (result.error) {
            add("replay.message", result.error->message);
            add("replay.code_line", result.error->sourceLine);
            add("replay.traceback", result.error->traceback);
        }
        for (const EventRecord &event : result.events)
            add("replay.event", event.detail);
        for (const ToolCallRecord &call : result.toolCalls) {
            add("replay.arguments", call.arguments);
            add("replay.result", call.result);
            add("replay.error", call.error);
        }
        for (const VariableRecord &variable : result.variables)
            add("replay.variable", variable.repr);
    }
    void add(std::string_view field, const std::optional<std::string> &text)
    {
        if (text)
            add(field, *text, false);
    }
    // Everything is searched for, so that an excerpt shows nothing of a kind that was not asked for either.
    void add(std::string_view field, const std::string &text, bool isCode = false)
    {
        const std::vector<Secret> secrets = findSecrets(text, { .contactData = true, .isCode = isCode });
        for (std::size_t n = 0; n < secrets.size(); ++n)
            if (isWanted(secrets[n].kind))
                note(field, text, secrets, n);
    }
    // What only looks random is for a person to judge.
    bool isWanted(SecretKind kind) const
    {
        const SecretsWanted group = isPersonal(kind) ? SecretsWanted::Personal : SecretsWanted::Secrets;
        return kind != SecretKind::RandomText && (m_wanted == SecretsWanted::All || m_wanted == group);
    }
    void note(std::string_view field, std::string_view text, const std::vector<Secret> &secrets, std::size_t which)
    {
        const Secret &secret = secrets[which];
        std::string found(text.substr(secret.from, secret.to - secret.from));
        const auto [location, isNew] = m_index.emplace(found, m_found.size());
        if (isNew)
            m_found.push_back({ std::move(found), maskedSecret(text, secret), secret.kind, 0, {} });
        TrailSecret &known = m_found[location->second];
        ++known.locations;
        if (known.where.empty() || m_locationCount < mostLocations) {
            ++m_locationCount;
            known.where.push_back({ m_run, m_step, field, excerptOf(text, secrets, which) });
        }
    }

    const Trail &m_trail;
    SecretsWanted m_wanted;
    RunId m_run = 0;
    std::uint64_t m_step = 0;
    std::size_t m_locationCount = 0;
    std::vector<TrailSecret> m_found;
    std::unordered_map<std::string, std::size_t> m_index;
    std::map<std::pair<std::string, std::int64_t>, std::vector<Note>> m_notes; ///< by subject; not searched yet
};

// "84.1.2.3" is in "84.1.2.30" as well, a different address.
bool isPartOfOthers(SecretKind kind) { return kind == SecretKind::PhoneNumber || kind == SecretKind::IpAddress; }

} // namespace

Result<std::vector<TrailSecret>> secretsIn(const Trail &trail, SecretsWanted wanted, const SecretsProgress &progress)
{
    constexpr std::uint64_t page = 256;
    const auto totals = trail.rowTotals();
    if (!totals)
        return std::unexpected(totals.error());
    Search search(trail, wanted);
    if (const auto read = search.readNotes(); !read)
        return std::unexpected(read.error());
    RunId last = 0;
    std::uint64_t done = 0;
    while (true) {
        const auto runs = trail.runsAfter(last, page);
        if (!runs)
            return std::unexpected(runs.error());
        for (const RunSummary &run : *runs) {
            search.addRun(run);
            const auto steps = trail.steps(run.id);
            if (!steps)
                return std::unexpected(steps.error());
            for (const StepSummary &step : *steps) {
                if (progress && !progress(done++, totals->steps))
                    return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
                if (const auto added = search.addStep(step); !added)
                    return std::unexpected(added.error());
            }
            last = run.id;
        }
        if (runs->size() < page)
            break;
    }
    if (const auto added = search.addScratch(); !added)
        return std::unexpected(added.error());
    search.addOtherNotes();
    return search.take();
}

Redaction redactionOf(const std::vector<TrailSecret> &secrets, std::string reason)
{
    Redaction redaction;
    redaction.reason = std::move(reason);
    for (const TrailSecret &secret : secrets)
        redaction.findings.push_back({ secret.text, isPartOfOthers(secret.kind) });
    return redaction;
}

} // namespace vitrine
