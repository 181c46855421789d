// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/recordedanswers.h"

#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

// The same arguments may be given by place or by name: a recorded object and a list of its values agree.
bool agree(const Json &recorded, const Json &called)
{
    if (recorded == called)
        return true;
    if (!recorded.is_object() || !called.is_array() || recorded.size() != called.size())
        return false;
    auto value = called.begin();
    return std::ranges::all_of(recorded, [&value](const Json &item) { return item == *value++; });
}

} // namespace

RecordedAnswers::RecordedAnswers(ToolStub::Recorded recorded)
    : m_recorded(std::move(recorded))
    , m_used(m_recorded.calls.size())
{
}

const std::string *RecordedAnswers::next(const std::string &arguments)
{
    const Json called = parsedJson<Json>(arguments);
    std::size_t found = m_used.size();
    for (std::size_t i = m_used.size(); i-- > 0;) {
        if (!m_used[i] && agree(parsedJson<Json>(m_recorded.calls[i].arguments), called))
            found = i;
    }
    if (found == m_used.size())
        found = static_cast<std::size_t>(std::ranges::find(m_used, false) - m_used.begin());
    if (found == m_used.size())
        return nullptr;
    m_used[found] = true;
    return &m_recorded.calls[found].result;
}

} // namespace vitrine
