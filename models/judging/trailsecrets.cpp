// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/trailsecrets.h"

#include <map>

namespace vitrine {

namespace {

class Search {
public:
    Search(const Trail &trail, const ScanScope &scope)
        : m_trail(trail)
        , m_scope(scope)
    {
    }

    void addRun(const RunSummary &run)
    {
        m_run = run.id;
        m_step = 0;
        add(run.record.task);
        add(run.record.finalAnswer);
        add(run.record.expectedAnswer);
        add(run.record.extra);
    }
    Result<void> addStep(const StepSummary &summary)
    {
        m_step = summary.ordinal;
        const auto step = m_trail.step(summary.id);
        if (!step)
            return std::unexpected(step.error());
        addRecorded(*step);
        const auto executions = m_trail.executionsOfStep(summary.id);
        if (!executions)
            return std::unexpected(executions.error());
        for (const Execution &execution : *executions) {
            add(execution.begin.code, true);
            if (execution.end)
                addResult(execution.end->result);
        }
        return {};
    }
    std::vector<TrailSecret> take() { return std::move(m_found); }

private:
    void addRecorded(const StepRecord &step)
    {
        add(step.thought);
        add(step.rawModelOutput);
        add(step.extra);
        for (const PromptMessage &message : step.prompt)
            add(message.text);
        for (const CodeRecord &code : step.code)
            add(code.text, true);
        for (const RecordedToolCall &call : step.toolCalls) {
            add(call.arguments);
            add(call.result);
            add(call.error);
        }
        for (const OutputRecord &output : step.outputs)
            add(output.text);
        if (step.error) {
            add(step.error->message);
            add(step.error->traceback);
            add(step.error->codeLine);
        }
    }
    void addResult(const StepResult &result)
    {
        add(result.logs);
        if (result.output) {
            add(result.output->repr);
            add(result.output->text);
            add(result.output->json);
        }
        if (result.error) {
            add(result.error->message);
            add(result.error->sourceLine);
            add(result.error->traceback);
        }
        for (const EventRecord &event : result.events)
            add(event.detail);
        for (const ToolCallRecord &call : result.toolCalls) {
            add(call.arguments);
            add(call.result);
            add(call.error);
        }
        for (const VariableRecord &variable : result.variables)
            add(variable.repr);
    }
    void add(const std::optional<std::string> &text)
    {
        if (text)
            add(*text, false);
    }
    void add(const std::string &text, bool isCode = false)
    {
        ScanScope scope = m_scope;
        scope.isCode = isCode;
        for (const Secret &secret : findSecrets(text, scope)) {
            // What only looks random is for a person to judge.
            if (secret.kind == SecretKind::RandomText)
                continue;
            std::string found = text.substr(secret.from, secret.to - secret.from);
            const auto [place, isNew] = m_index.emplace(found, m_found.size());
            if (isNew)
                m_found.push_back({ std::move(found), maskedSecret(text, secret), secret.kind, 0, m_run, m_step });
            ++m_found[place->second].places;
        }
    }

    const Trail &m_trail;
    ScanScope m_scope;
    RunId m_run = 0;
    std::uint64_t m_step = 0;
    std::vector<TrailSecret> m_found;
    std::map<std::string, std::size_t> m_index;
};

} // namespace

Result<std::vector<TrailSecret>> secretsIn(
    const Trail &trail, const ScanScope &scope, const std::function<bool()> &goOn)
{
    constexpr std::uint64_t page = 256;
    Search search(trail, scope);
    RunId last = 0;
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
                if (goOn && !goOn())
                    return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, {} });
                if (const auto added = search.addStep(step); !added)
                    return std::unexpected(added.error());
            }
            last = run.id;
        }
        if (runs->size() < page)
            return search.take();
    }
}

} // namespace vitrine
