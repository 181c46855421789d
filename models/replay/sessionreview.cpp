// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/sessionreview.h"

#include "models/replay/runreplayer.h"

#include <utility>

namespace vitrine {

SessionReview::SessionReview(const Reviewer &reviewer, Policy policy, std::set<std::string> tools)
    : m_reviewer(reviewer)
    , m_policy(std::move(policy))
    , m_tools(tools.begin(), tools.end())
{
}

void SessionReview::add(std::uint64_t ordinal, std::string_view code)
{
    const std::size_t index = m_steps.size();
    // A name that an earlier step binds is no longer a builtin.
    SessionNames before;
    before.isVariable = [this](std::string_view name) { return m_bound.contains(name); };
    Review review = m_reviewer.review(code, m_policy, before);
    // Code that does not parse here may have run in another form: a notebook's cell.
    if (review.names.isOpaque || review.syntaxError)
        m_opaque.insert(index);
    for (const std::string &name : review.facts.boundNames)
        m_bound.try_emplace(name, index);
    for (const std::string &name : review.names.reads)
        m_read.insert_or_assign(name, index);
    m_steps.push_back({ ordinal, std::move(review) });
}

void SessionReview::add(const StepRecord &record)
{
    const std::string code = replayCode(record);
    if (code.empty())
        return;
    add(record.ordinal, code);
    addTools(m_steps.back().review.facts, record);
}

void SessionReview::addDraft(const StepRecord &record, std::string_view code)
{
    if (const std::string recorded = replayCode(record); !recorded.empty())
        addTools(m_reviewer.review(recorded, m_policy).facts, record);
    add(record.ordinal, code);
}

void SessionReview::addTools(const Facts &facts, const StepRecord &record)
{
    m_called.add(facts, record);
    for (const RecordedToolCall &call : record.toolCalls)
        m_tools.insert(call.name);
}

SessionNames SessionReview::namesAt(std::size_t step) const
{
    SessionNames names;
    names.isTool = [this](std::string_view name) { return m_tools.contains(name); };
    names.isVariable = [this, step](std::string_view name) {
        const auto bound = m_bound.find(name);
        return (bound != m_bound.end() && bound->second < step) || (!m_opaque.empty() && *m_opaque.begin() < step);
    };
    names.isReadLater = [this, step](std::string_view name) {
        const auto read = m_read.find(name);
        return (read != m_read.end() && read->second > step) || (!m_opaque.empty() && *m_opaque.rbegin() > step);
    };
    return names;
}

std::vector<ReviewedStep> SessionReview::take()
{
    const std::set<std::string> called = m_called.names();
    m_tools.insert(called.begin(), called.end());
    for (std::size_t step = 0; step < m_steps.size(); ++step)
        settle(m_steps[step].review, namesAt(step), m_policy);
    return std::move(m_steps);
}

} // namespace vitrine
