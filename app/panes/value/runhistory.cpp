// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/value/runhistory.h"

#include "base/formatted.h"
#include "models/items/sqlanswer.h"
#include "models/trail/read/trail.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace vitrine {

namespace {

constexpr int longestValue = 300;
constexpr int mostSteps = 2'000;
constexpr int mostChanges = 20'000;
constexpr std::size_t longestCode = 1 << 20;
// A larger tree is unreadable; sources shared by several values are repeated.
constexpr std::size_t mostOrigins = 400;
constexpr int deepest = 16;
constexpr double longestAsk = 5;

} // namespace

/// Fills a history from the views of a trail.
struct RunHistoryReader {
    const Trail &trail;
    const StopCall &stop;
    std::string steps; ///< SQL condition that selects the steps
    RunHistory history {};
    std::unordered_map<StepId, std::size_t> locations {};

    RunHistory::Step *step(StepId id)
    {
        const auto found = locations.find(id);
        return found == locations.end() ? nullptr : &history.m_steps[found->second];
    }

    template <typename Take>
    Result<SqlSummary> ask(const std::string &statement, Take take) const
    {
        const SqlReceiver receiver { .columns = [](const auto &) {},
            .row =
                [&take](std::span<const SqlValue> row) {
                    take(row);
                    return true;
                } };
        return trail.sql(statement, { .seconds = longestAsk }, receiver, stop);
    }

    Result<SqlSummary> readSteps()
    {
        const auto statement = formatted("SELECT s.step, s.ordinal, (SELECT e.code FROM v_executions e WHERE e.step = "
                                         "s.step ORDER BY e.execution DESC LIMIT 1) FROM v_steps s WHERE {} ORDER BY "
                                         "s.ordinal DESC LIMIT {}",
            steps, mostSteps);
        return ask(statement, [this](std::span<const SqlValue> row) {
            locations.emplace(numberIn(row[0]), history.m_steps.size());
            history.m_steps.push_back({ .id = numberIn(row[0]),
                .ordinal = std::uint64_t(numberIn(row[1])),
                .code = textIn(row[2]),
                .didRun = std::holds_alternative<std::string>(row[2]),
                .changes = {},
                .bindings = {} });
        });
    }

    // Reads the code of steps that did not run here.
    Result<SqlSummary> readCode()
    {
        const auto statement
            = formatted("SELECT s.step, c.code FROM v_steps s JOIN v_code c ON c.step = s.step WHERE {} "
                        "AND c.language = 'python' ORDER BY s.ordinal DESC, c.n LIMIT {}",
                steps, mostSteps * 2);
        return ask(statement, [this](std::span<const SqlValue> row) {
            if (auto *known = step(numberIn(row[0])); known != nullptr && !known->didRun)
                known->code += (known->code.empty() ? "" : "\n\n") + textIn(row[1]);
        });
    }

    // Reads the changes of each step's latest execution.
    Result<SqlSummary> readChanges()
    {
        const auto statement = formatted(
            "SELECT s.step, v.name, v.change, substr(v.value, 1, {}) FROM v_variables v JOIN v_steps s ON s.step = "
            "v.step "
            "WHERE {} AND v.change IN ('added', 'changed') ORDER BY s.ordinal DESC, v.execution DESC LIMIT {}",
            longestValue, steps, mostChanges);
        return ask(statement, [this](std::span<const SqlValue> row) {
            if (auto *known = step(numberIn(row[0])))
                known->changes.try_emplace(
                    textIn(row[1]), RunHistory::Change { textIn(row[2]) == "added", textIn(row[3]) });
        });
    }
};

Result<RunHistory> RunHistory::read(const Trail &trail, RunId run, std::uint64_t upTo, const StopCall &stop)
{
    RunHistoryReader reader { trail, stop, formatted("s.run = {} AND s.ordinal <= {}", run, upTo) };
    for (const auto part :
        { &RunHistoryReader::readSteps, &RunHistoryReader::readCode, &RunHistoryReader::readChanges })
        if (const auto done = (reader.*part)(); !done)
            return std::unexpected(done.error());
    return std::move(reader.history);
}

const std::vector<PythonBinding> &RunHistory::bindingsOf(Step &step)
{
    if (!step.bindings)
        step.bindings = step.code.size() > longestCode ? std::vector<PythonBinding>() : pythonBindings(step.code);
    return *step.bindings;
}

std::vector<ValueOrigin> RunHistory::originsOf(std::string_view name, int beforeLine)
{
    m_left = mostOrigins;
    std::vector<ValueOrigin> origins;
    Location from { .step = 0, .beforeLine = beforeLine };
    while (from.step < m_steps.size()) {
        auto origin = originOf(name, from, 0);
        if (!origin)
            break;
        const auto at = std::ranges::find(m_steps, origin->step, &Step::id);
        from = { .step = std::size_t(at - m_steps.begin()) + 1, .beforeLine = 0 };
        origins.push_back(std::move(*origin));
    }
    return origins;
}

std::optional<ValueOrigin> RunHistory::originOf(std::string_view name, Location from, int depth)
{
    for (std::size_t at = from.step; at < m_steps.size() && m_left > 0; ++at) {
        Step &step = m_steps[at];
        const int before = at == from.step ? from.beforeLine : 0;
        const auto change = step.changes.find(name);
        const bool isSeen = change != step.changes.end();
        // Executions record their changes; within a step, and for steps that did not run, only the code shows them.
        if (!isSeen && step.didRun && before == 0)
            continue;
        const auto *binding = bindingOf(bindingsOf(step), name, before);
        if (binding == nullptr && (!isSeen || before != 0))
            continue;
        --m_left;
        ValueOrigin origin { .name = std::string(name),
            .step = step.id,
            .ordinal = step.ordinal,
            .line = binding != nullptr ? binding->line : 0,
            .isNew = isSeen && change->second.isNew,
            .didRun = step.didRun,
            .value = isSeen && before == 0 ? change->second.value : std::string(),
            .sources = {} };
        if (binding != nullptr) {
            addSources(origin, binding->reads, { .step = at, .beforeLine = binding->line }, depth + 1);
            addCalls(origin, { .step = at, .beforeLine = before }, depth + 1);
        } else if (!origin.isNew) // changed under another name: it was created earlier
            addSources(origin, { std::string(name) }, { .step = at + 1, .beforeLine = 0 }, depth + 1);
        return origin;
    }
    return std::nullopt;
}

void RunHistory::addSources(ValueOrigin &origin, const std::vector<std::string> &reads, Location from, int depth)
{
    if (depth > deepest)
        return;
    for (const std::string &read : reads)
        if (auto source = originOf(read, from, depth))
            origin.sources.push_back(std::move(*source));
}

/// Methods that were called on the value afterwards may have changed it: "costs.append(cost)".
void RunHistory::addCalls(ValueOrigin &origin, Location upTo, int depth)
{
    constexpr int mostCalls = 12;
    int calls = 0;
    const auto bindings = bindingsOf(m_steps[upTo.step]);
    for (const PythonBinding &call : bindings) {
        const bool isLater = call.line > origin.line && (upTo.beforeLine == 0 || call.line < upTo.beforeLine);
        if (call.name != origin.name || call.isCertain || !isLater || m_left == 0 || calls++ == mostCalls)
            continue;
        --m_left;
        ValueOrigin change { .name = call.name,
            .step = origin.step,
            .ordinal = origin.ordinal,
            .line = call.line,
            .isNew = false,
            .didRun = origin.didRun,
            .value = {},
            .sources = {} };
        auto reads = call.reads;
        std::erase(reads, call.name);
        addSources(change, reads, { .step = upTo.step, .beforeLine = call.line }, depth);
        origin.sources.push_back(std::move(change));
    }
}

std::map<std::string, VariableOrigin> RunHistory::setters()
{
    std::map<std::string, VariableOrigin> setters;
    std::set<std::string> replaced; // their previous values have not been found yet
    for (Step &step : m_steps)
        for (const auto &[name, change] : step.changes) {
            const auto [location, isFirst] = setters.try_emplace(name);
            if (!isFirst) {
                if (replaced.erase(name) > 0 && step.didRun)
                    location->second.before = change.value;
                continue;
            }
            if (!change.isNew)
                replaced.insert(name);
            const auto *binding = bindingOf(bindingsOf(step), name);
            location->second
                = { .step = step.id, .ordinal = step.ordinal, .line = binding != nullptr ? binding->line : 0 };
        }
    return setters;
}

} // namespace vitrine
