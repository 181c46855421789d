// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/jsonlines.h"

#include "executor/remote/halfcharacters.h"
#include "executor/sandbox/boundedjson.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace vitrine {

namespace {

constexpr qsizetype longestLine = 64 << 20;
constexpr JsonBounds bounds { .depth = 64, .values = 1'000'000, .keys = 100'000 };

} // namespace

bool JsonLines::add(const QByteArray &bytes, const std::function<void(const nlohmann::json &)> &reported)
{
    m_rest += bytes;
    qsizetype begin = 0;
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0 && !m_isBroken; end = m_rest.indexOf('\n', begin)) {
        m_isBroken = !report(m_rest.mid(begin, end - begin), reported);
        begin = end + 1;
    }
    m_rest.remove(0, begin);
    m_isBroken = m_isBroken || m_rest.size() > longestLine;
    return !m_isBroken;
}

bool JsonLines::report(const QByteArray &line, const std::function<void(const nlohmann::json &)> &reported)
{
    const QByteArray text = withoutHalfCharacters(line.trimmed());
    if (text.isEmpty())
        return true;
    if (!isBoundedJson({ text.data(), static_cast<std::size_t>(text.size()) }, bounds))
        return false;
    reported(nlohmann::json::parse(text.begin(), text.end()));
    return true;
}

bool JsonLines::finish(const std::function<void(const nlohmann::json &)> &reported)
{
    return !m_isBroken && report(std::exchange(m_rest, {}), reported);
}

} // namespace vitrine
