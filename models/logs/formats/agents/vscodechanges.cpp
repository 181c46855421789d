// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/agents/vscodechanges.h"

#include "base/parsedjson.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// VS Code does not write longer paths, and values nested that deeply would not be readable.
constexpr std::size_t longestPath = 32;
/// The state is in memory as a whole.
constexpr std::uint64_t mostBytes = 512 << 20;

enum Kind { First, Set, Add, Remove };

} // namespace

void VsCodeChanges::record()
{
    if (m_stream.ahead() != '[')
        return take(m_stream.take());
    m_walker.elements({}, [this](const JsonSlice &slice, const std::string &) { take(slice); });
}

void VsCodeChanges::take(const JsonSlice &slice)
{
    const auto object = m_walker.parsedObject(slice, {});
    if (!object)
        return;
    // Its fields are accounted for with the state that they make.
    m_context.cover();
    m_bytes += slice.text.size();
    if (m_bytes > mostBytes)
        return m_context.skip(ErrorCode::TooLarge, slice.span,
            { .code = FlawCode::LargeValue, .arguments = { std::to_string(m_bytes) } });
    Json record = parsedJson<Json>(jsonText(JsonElement(*object)));
    if (record.is_discarded() || !change(std::move(record), slice.span))
        m_context.skip(ErrorCode::BadValue, slice.span, { .code = FlawCode::EventExpected });
}

/// The value at the first parts of a path; null where there is none.
VsCodeChanges::Json *VsCodeChanges::at(const Json &path, std::size_t count)
{
    Json *value = &m_state;
    for (std::size_t n = 0; n < count && value != nullptr; ++n) {
        const Json &key = path[n];
        if (value->is_object() && key.is_string() && value->contains(key.get_ref<const std::string &>()))
            value = &(*value)[key.get_ref<const std::string &>()];
        else if (value->is_array() && key.is_number_unsigned() && key.get<std::size_t>() < value->size())
            value = &(*value)[key.get<std::size_t>()];
        else
            value = nullptr;
    }
    return value;
}

/// Returns false if the record is not a change of this state.
bool VsCodeChanges::change(Json record, const SourceSpan &span)
{
    constexpr std::array<std::string_view, 4> known { "kind", "k", "v", "i" };
    for (const auto &member : record.items())
        if (!std::ranges::contains(known, member.key()))
            m_context.unknownKey(member.key());
    const Json kind = record.value("kind", Json());
    if (!kind.is_number_unsigned())
        return false;
    if (kind == First) {
        m_state = record.value("v", Json());
        m_spans.clear();
        noteSpan(Json::array(), span);
        return m_state.is_object();
    }
    const Json path = record.value("k", Json());
    if (!path.is_array() || path.empty() || path.size() > longestPath)
        return false;
    const Json &last = path.back();
    if (kind == Add) {
        Json *list = at(path, path.size());
        if (list == nullptr || !list->is_array())
            return false;
        const Json from = record.value("i", Json());
        if (from.is_number_unsigned() && from.get<std::size_t>() < list->size())
            list->erase(list->begin() + static_cast<std::ptrdiff_t>(from.get<std::size_t>()), list->end());
        for (Json &value : record["v"])
            list->push_back(std::move(value));
        noteSpan(path, span);
        return true;
    }
    Json *holder = at(path, path.size() - 1);
    if (holder == nullptr)
        return false;
    if (holder->is_object() && last.is_string() && kind == Remove)
        holder->erase(last.get_ref<const std::string &>());
    else if (holder->is_object() && last.is_string() && kind == Set)
        (*holder)[last.get_ref<const std::string &>()] = std::move(record["v"]);
    else if (holder->is_array() && last.is_number_unsigned() && kind == Set
        && last.get<std::size_t>() <= holder->size())
        last.get<std::size_t>() == holder->size() ? holder->push_back(std::move(record["v"]))
                                                  : void((*holder)[last.get<std::size_t>()] = std::move(record["v"]));
    else
        return false;
    noteSpan(path, span);
    return true;
}

/// The record takes part in the request that its path names, or in all that are new.
void VsCodeChanges::noteSpan(const Json &path, const SourceSpan &span)
{
    const Json *requests = m_state.is_object() && m_state.contains("requests") ? &m_state["requests"] : nullptr;
    m_spans.resize(requests != nullptr && requests->is_array() ? requests->size() : 0);
    for (auto &known : m_spans)
        if (!known)
            known = span;
    if (path.size() > 1 && path[0] == "requests" && path[1].is_number_unsigned()
        && path[1].get<std::size_t>() < m_spans.size())
        m_spans[path[1].get<std::size_t>()]->byteTo = span.byteTo;
}

void VsCodeChanges::give(const std::function<void(const std::string &head)> &head,
    const std::function<void(const std::string &request, const SourceSpan &span)> &request)
{
    if (!m_state.is_object())
        return;
    Json requests = m_state.contains("requests") ? std::move(m_state["requests"]) : Json::array();
    m_state.erase("requests");
    const auto textOf = [](const Json &value) {
        std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
        text.reserve(text.size() + FileWindow::padding);
        return text;
    };
    head(textOf(m_state));
    for (std::size_t n = 0; requests.is_array() && n < requests.size() && !m_context.isCancelled(); ++n)
        request(textOf(requests[n]), m_spans.at(n).value_or(SourceSpan {}));
}

} // namespace vitrine
