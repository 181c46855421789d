// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/inspect/inspectpools.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr std::string_view attachmentMark = "attachment://";
/// The same attachment may be referenced a million times, so the total size of inserted texts is limited.
constexpr std::uint64_t maxResolved = 64 << 20;
constexpr std::uint64_t maxHeld = 64 << 20;

} // namespace

bool InspectPools::isIncomplete() const { return m_held > maxHeld || m_resolved > maxResolved; }

void InspectPools::addMessage(std::optional<JsonObject> message)
{
    const auto content = message ? memberOf(*message, "content") : std::nullopt;
    PromptMessage pooled { message ? memberText(*message, "role") : std::string {},
        content ? contentText(*content) : std::string {} };
    m_held += pooled.text.size();
    if (m_held > maxHeld)
        pooled.text.clear();
    m_messages.push_back(std::move(pooled));
}

void InspectPools::addAttachment(std::string key, std::string text)
{
    m_held += text.size();
    if (m_held <= maxHeld)
        m_attachments.emplace(std::move(key), std::move(text));
}

void InspectPools::fillPrompt(std::uint64_t from, std::uint64_t to, StepRecord &step)
{
    for (std::uint64_t n = from; n < std::min<std::uint64_t>(to, m_messages.size()); ++n) {
        m_resolved += m_messages[n].text.size() + 1;
        if (m_resolved > maxResolved)
            return;
        step.prompt.push_back(m_messages[n]);
    }
}

void InspectPools::resolve(StepRecord &step)
{
    resolve(step.thought);
    resolve(step.rawModelOutput);
    resolve(step.extra, true);
    for (CodeRecord &code : step.code)
        resolve(code.text);
    for (OutputRecord &output : step.outputs)
        resolve(output.text);
    for (PromptMessage &message : step.prompt)
        resolve(message.text);
    for (RecordedToolCall &call : step.toolCalls) {
        resolve(call.arguments, true);
        for (std::optional<std::string> *text : { &call.result, &call.error })
            if (*text)
                resolve(**text);
    }
}

void InspectPools::resolve(std::string &text, bool isJson)
{
    constexpr std::string_view digits = "0123456789abcdefABCDEF";
    constexpr std::size_t hashLength = 32;
    for (std::size_t at = text.find(attachmentMark); at != text.npos; at = text.find(attachmentMark, at)) {
        const std::string_view rest = std::string_view(text).substr(at + attachmentMark.size(), hashLength);
        const std::string_view hash = rest.substr(0, rest.find_first_not_of(digits)); // or its number
        const auto found = m_attachments.find(hash);
        const bool isKnown = found != m_attachments.end();
        if (isKnown)
            m_used.insert(found->first);
        m_resolved += isKnown ? found->second.size() : 0;
        if (!isKnown || m_resolved > maxResolved) {
            at += attachmentMark.size();
            continue;
        }
        const std::string quoted = isJson ? quotedJson(found->second) : std::string {};
        const std::string_view value = isJson ? std::string_view(quoted).substr(1, quoted.size() - 2) : found->second;
        text.replace(at, attachmentMark.size() + hash.size(), value);
        at += value.size();
    }
}

} // namespace vitrine
